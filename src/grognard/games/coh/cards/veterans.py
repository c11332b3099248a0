"""Chapter 8.3: veteran cards that units have; what each does is in the module of its moment.

A card is in the box once, so of every kind there is at most one unit that has it (COH-E.4). Cards lie open.
"""

from __future__ import annotations

from typing import Final

from .. import events
from ..scenario import HIDDEN
from ..state import CohState

# Kinds of veteran cards: the bits of `CohScenario.veteran_bits` and of the column `used`.
V01: Final = 0  # Forced March
V02: Final = 1  # Better Equipped: range and firepower in `combat`, `air.air_combat`
V03: Final = 2  # High Morale: `hits`
V04: Final = 3  # Experience
V05: Final = 4  # Good Leadership
V06: Final = 5  # Blood and Honour
V07: Final = 6  # 6th Sense
V08: Final = 7  # Close Call
V09: Final = 8  # Organized Retreat: `movement.step_price`
V10: Final = 9  # Feared Reputation
V11: Final = 10  # Iron Will
V12: Final = 11  # Extra Initiative
V13: Final = 12  # Hidden Action
V14: Final = 13  # Combat Hardened
V15: Final = 14  # Use of Terrain: defence in `combat`, `air.air_combat`
V130: Final = 15  # Overrun
VETERANS: Final = tuple(f"V{number:02}" for number in (*range(1, 16), 130))

# The column `march`: what the AP of the pool have paid for, and what they are for (COH-C.V01).
MARCHED: Final = 1  # some of it went into movement
DIVERTED: Final = 2  # some of it went into something else
MOVES_ONLY: Final = 4  # refilled by Forced March: for movement only


def has_card(s: CohState, u: int, card: int) -> bool:
    """Whether a unit has a veteran card that is not used up."""
    return (s.sc.veteran_bits[u] & ~s.used[u]) >> card & 1 != 0


def ready(s: CohState, u: int, card: int) -> bool:
    """Whether a unit has such a card and is there to use it: on the map, or hidden."""
    return has_card(s, u, card) and (s.place[u] < s.sc.n or s.place[u] == s.sc.off + HIDDEN)


def holder(s: CohState, card: int) -> int:
    """The unit that can use a card of this kind now, or -1."""
    u = s.sc.veteran_unit[card]
    return u if u >= 0 and ready(s, u, card) else -1


def use_card(s: CohState, u: int, card: int) -> None:
    """Marks a card used, and says so."""
    mark_used(s, u, card)
    s.tell(events.USES_VETERAN, u, s.sc.veteran_card[card])


def mark_used(s: CohState, u: int, card: int) -> None:
    used = s.used.copy()
    used[u] |= 1 << card
    s.used = used


def renew(s: CohState, card: int) -> None:
    """A card that may be used once in every turn can be used again (COH-C.V14)."""
    u = s.sc.veteran_unit[card]
    if u >= 0 and s.used[u] >> card & 1:
        used = s.used.copy()
        used[u] &= ~(1 << card)
        s.used = used


# -- Forced March: what the pool is used for (COH-C.V01) ------------------------------------------------


def note_payment(s: CohState, player: int, moving: bool) -> None:
    """Remembers what AP of the pool went into, where anybody could be on a forced march."""
    if s.sc.veteran_unit[V01] >= 0:
        set_march(s, player, s.march[player] | (MARCHED if moving else DIVERTED))


def set_march(s: CohState, player: int, value: int) -> None:
    if s.march[player] != value:
        march = s.march.copy()
        march[player] = value
        s.march = march


def on_march(s: CohState, player: int) -> bool:
    """Whether the AP of the pool are for movement only."""
    return s.march[player] & MOVES_ONLY != 0

"""PZR-5.16: ammunition that may run out."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.games.panzer.ground.cover import VEHICLE
from grognard.games.panzer.scenario import GERMAN
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import SPECIAL

from .shell import Shell
from .targets import FIRST_WEAPON

D10: Final = Die(1, 10)
UNLIMITED: Final = 0
#: German tungsten from the late war on (PZR-5.16.2.7): added to the roll.
TUNGSTEN: Final = {"unrestricted": 0, "plus1": 1, "plus2": 2, "none": 0}
SUPPLY_RANGE: Final = 1  # hexes to the vehicle that brought a gun (PZR-5.16.2.4)


def limit_of(limits: list[str], prefix: str) -> int:
    """The number behind a prefix of a card's limits; UNLIMITED if it has none."""
    for limit in limits:
        if limit[: len(limit) - 1] == prefix:
            return int(limit[-1])
    return UNLIMITED


def special_limit(s: PanzerState, u: int, shell: Shell) -> int:
    """PZR-5.16.2.2: the limit of special ammunition: A for hard cores, H for HEAT.

    Where HEAT is all that pierces armour, it is the weapon's basic ammunition (PZR-5.16.2.1).
    """
    gun = s.sc.gun[u]
    if s.sc.special[gun] != "HEAT":
        return limit_of(shell.limits, "A")
    return limit_of(shell.limits, "H") if s.sc.ap_r[gun] else basic_limit(s, u, shell)


def basic_limit(s: PanzerState, u: int, shell: Shell) -> int:
    """PZR-5.16.2.1: the limit of basic ammunition; leg and towed units in supply have none (PZR-5.16.2.4)."""
    if in_supply(s, u):
        return UNLIMITED
    return limit_of(shell.limits, "basic")


def in_supply(s: PanzerState, u: int) -> bool:
    """PZR-5.16.2.4: a leg or towed unit where it was set up, or near the vehicle that carried it then."""
    if s.sc.kind[u] == VEHICLE or not s.on_map(u):
        return False
    if s.dump[u] == s.place[u]:
        return True
    first = s.sc.start_carrier[u]
    if first < 0 or not s.on_map(first):
        return False
    return s.sc.board.distance_between(s.place[first], s.place[u]) <= SUPPLY_RANGE


def falls_back(s: PanzerState, u: int, arm: int) -> bool:
    """Whether a failed roll leaves the basic AP row to fire with (PZR-5.16.2.2)."""
    return arm == SPECIAL and bool(s.sc.ap_r[s.sc.gun[u]])


def first_limit(s: PanzerState, u: int, arm: int, shell: Shell) -> int:
    """The limit that a shot is rolled against first; UNLIMITED: no roll."""
    if not s.sc.ammo_limits:
        return UNLIMITED
    if arm == SPECIAL and arm < FIRST_WEAPON:
        return special_limit(s, u, shell)
    return basic_limit(s, u, shell)


def tungsten(s: PanzerState, u: int, arm: int) -> int:
    """What the scenario adds to the roll for German APCR (PZR-5.16.2.7)."""
    if arm != SPECIAL or s.sc.side[u] != GERMAN or s.sc.special[s.sc.gun[u]] != "APCR":
        return 0
    return TUNGSTEN[s.sc.german_apcr]


def ammo_classes(limit: int, added: int) -> bytes:
    """Every face of the d10: 1 where the ammunition has run short."""
    return bytes(int(face + added > limit) for face in range(11))

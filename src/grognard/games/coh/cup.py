"""Chapter 21.2: drawing hidden units and dummies from the cup, when one person plays both sides."""

from __future__ import annotations

from . import events
from .refusals import LEGAL, NO_MARKER, WHOLE_HEX
from .scenario import HIDDEN, RESERVE
from .state import CohState


def in_cup(s: CohState, player: int) -> list[int]:
    """An army's units that have not been drawn yet."""
    sc = s.sc
    return [u for u in sc.units_of[player] if sc.cup_hex[u] >= 0 and s.place[u] == sc.off + RESERVE]


def markers_of(s: CohState, player: int) -> list[int]:
    return [h for h, owner in enumerate(s.marker) if owner == 1 + player]


def set_marker(s: CohState, h: int, value: int) -> None:
    s.marker = [value if at == h else owner for at, owner in enumerate(s.marker)]


def stir_refusal(s: CohState, player: int, h: int) -> int:
    if not 0 <= h < s.sc.n:
        return WHOLE_HEX
    return LEGAL if s.marker[h] == 1 + player else NO_MARKER


def draw_from_cup(s: CohState, h: int) -> int:
    """Draws for a marked hex: a unit that is now hidden there, or -1, a dummy (COH-21.2(1))."""
    player = s.marker[h] - 1
    units = in_cup(s, player)
    set_marker(s, h, 0)
    drawn = s.draw([1] * len(units) + [s.dummies[player]])
    if drawn == len(units):
        s.dummies = [n - 1 if p == player else n for p, n in enumerate(s.dummies)]
        s.tell(events.DUMMY, player, h)
        return -1
    u = units[drawn]
    s.put(u, s.sc.off + HIDDEN)
    s.plot[u] = h
    return u

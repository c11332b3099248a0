"""Chapter 25 (optional): units held in reserve, which advance in the combat phase."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.kinds import ATTACKED, EXTENDED, GOOD, MOVED, REFITTED, SHATTERED
from grognard.games.zocbond.refusals import LEGAL, NOT_ON_MAP, NOT_YOURS
from grognard.games.zocbond.results import NORMAL
from grognard.games.zocbond.zoc import in_zoc

from .. import events
from ..kinds import FAR, RELEASED, RESERVE, TRAIN
from ..movement import waits
from ..refusals import NO_RESERVE, NOT_RESERVED, RESERVES_ALL
from ..scenario import FULL
from ..state import StalingradState
from ..units import is_stock
from ..verbs import RELEASE

RULE: Final = "reserves"
UNFIT: Final = REFITTED | SHATTERED | TRAIN | RESERVE | FAR


def end_move(s: StalingradState, u: int, gait: int, hexes: int) -> None:
    """A unit that has gone far, or into an EZOC, cannot be held in reserve any more (S42-25.2.1)."""
    place = s.place[u]
    near = 0 <= place < s.sc.n and in_zoc(s, place, 1 - s.sc.owner[u])
    if hexes > s.sc.figures["optional.reserve_moved"] or (hexes and (near or gait == EXTENDED)):
        s.set_mark(u, FAR)


def refusal(s: StalingradState, player: int, u: int) -> int:
    """0 or why a unit cannot be marked: good order, at most a hex moved, three markers (S42-25.2.2)."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.owner[u] != player:
        return NOT_YOURS
    if not 0 <= s.place[u] < sc.n:
        return NOT_ON_MAP
    if not sc.has_rule(RULE) or s.turn_kind != FULL or is_stock(s, u):
        return NO_RESERVE
    if s.order[u] != GOOD or s.marks[u] & UNFIT or s.gait[u] == EXTENDED or waits(s, u):
        return NO_RESERVE
    marked = {s.place[v] for v in sc.units_of[player] if s.marks[v] & RESERVE}
    if s.place[u] in marked or len(marked) < sc.figures["optional.reserve_markers"]:
        return LEGAL
    return RESERVES_ALL


def hold_back(s: StalingradState, u: int) -> None:
    """The unit moves no more in this phase."""
    s.set_mark(u, RESERVE | MOVED)
    s.tell(events.RESERVED, u)


# -- in the combat phase (S42-25.2.3) ---------------------------------------------------------------------


def release_refusal(s: StalingradState, player: int, u: int) -> int:
    """0 or why a unit does not advance out of reserve: it has no marker, or has advanced."""
    if not 0 <= u < s.sc.units or s.sc.owner[u] != player:
        return NOT_YOURS
    if not 0 <= s.place[u] < s.sc.n:
        return NOT_ON_MAP
    return LEGAL if s.marks[u] & (RESERVE | RELEASED | ATTACKED) == RESERVE else NOT_RESERVED


def release_options(s: StalingradState, player: int) -> list[Option]:
    return [Option(RELEASE, u) for u in s.sc.units_of[player] if release_refusal(s, player, u) == LEGAL]


def release(s: StalingradState, player: int, u: int) -> None:
    """All reserves of the unit's hex advance, right after a combat past the hex that it has emptied."""
    units = 0
    for v in s.stack_at(s.place[u]):
        if release_refusal(s, player, v) == LEGAL:
            units |= 1 << v
            s.set_mark(v, RELEASED)  # it has not attacked: it may still disengage (S42-27.2.1)
    s.tell(events.RELEASED, u)
    vacated = s.vacated if s.vacated >= 0 else s.place[u]
    s.push(Advance(player, units, vacated, s.sc.figures["optional.reserve_hexes"], NORMAL))

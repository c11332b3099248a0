"""PZR-6.5.1.7 to 6.5.1.9: missions: called, continued, shifted, checked; what ends them; what they leave."""

from __future__ import annotations

from typing import Final

from .. import events
from ..fire.smoke import NEW as SMOKE_NEW
from ..fire.smoke import NONE as NO_SMOKE
from ..fire.smoke import OFF as SMOKE_OFF
from ..fire.smoke import ON as SMOKE_ON
from ..refusals import (
    CONTINUE_SIGHT,
    CONTINUE_SOURCES,
    CONTINUE_TARGET,
    LEGAL,
    NEEDS_WATCH,
    NO_AIM_TARGET,
    NO_MISSION,
    NO_SOURCE,
    NOT_A_HEX,
    NOT_OBSERVER,
    NOT_ON_MAP,
    NOT_YOURS,
    OBSERVER_BUSY,
    OBSERVER_CHECKED,
    OBSERVER_USED,
    SHIFT_FAR,
)
from ..state import PanzerState, with_cell
from ..verbs import SMOKE_MISSION
from .barrages import CHECKED, DUE, IDLE, NEW, ON, SPENT, stop
from .observers import (
    NOBODY,
    aim_points,
    has_watch,
    is_observer,
    missions_of,
    response_row,
    sees_hex,
    spotted_by,
    watches,
)
from .sources import FIRE_ONLY, could_keep_up, keeps_up, source_refusal
from .tables import indirect_tables

# Why a mission is checked without a word of its owner (events.FIRE_LOST).
OBSERVER_GONE: Final = 0
SIGHT_LOST: Final = 1
TOO_CLOSE: Final = 2


def due_sources(s: PanzerState, o: int) -> list[int]:
    """The sources of an observer's mission that wait for what he does with it in this turn."""
    return [r for r in missions_of(s, o) if s.m_state[r] == DUE]


def aim_of(s: PanzerState, o: int) -> int:
    """The aim point of his mission that is due, or -1."""
    sources = due_sources(s, o)
    return s.m_aim[sources[0]] if sources else -1


# -- what may be done ------------------------------------------------------------------------------------


def observer_refusal(s: PanzerState, player: int, o: int) -> int:
    """Why a unit of a side cannot observe for fire."""
    sc = s.sc
    if not 0 <= o < sc.units or sc.side[o] != player:
        return NOT_YOURS
    if response_row(sc.roles[o]) == NOBODY:
        return NOT_OBSERVER
    return LEGAL if is_observer(s, o) else NOT_ON_MAP


def call_refusal(s: PanzerState, player: int, o: int, aim: int) -> int:
    """PZR-6.5.1.7: why an observer may not call fire on a hex."""
    refusal = observer_refusal(s, player, o)
    if refusal:
        return refusal
    if due_sources(s, o):
        return OBSERVER_BUSY
    if any(s.m_state[r] == CHECKED for r in missions_of(s, o)):
        return OBSERVER_CHECKED
    if missions_of(s, o):
        return OBSERVER_USED
    if not has_watch(s, o):
        return NEEDS_WATCH
    if not 0 <= aim < s.sc.n:
        return NOT_A_HEX
    if aim not in aim_points(s, o):
        return NO_AIM_TARGET
    return LEGAL if usable_sources(s, o, aim, []) else NO_SOURCE


def usable_sources(s: PanzerState, o: int, aim: int, chosen: list[int]) -> list[int]:
    """The sources that may join a call."""
    rows = range(len(s.sc.source_names))
    return [r for r in rows if source_refusal(s, o, r, aim, chosen) == LEGAL]


def kept_refusal(s: PanzerState, player: int, o: int) -> int:
    """What continuing and shifting ask alike: a mission that is due, and OVERWATCH (PZR-6.5.1.8)."""
    refusal = observer_refusal(s, player, o)
    if refusal:
        return refusal
    if not due_sources(s, o):
        return NO_MISSION
    return LEGAL if has_watch(s, o) else NEEDS_WATCH


def continue_refusal(s: PanzerState, player: int, o: int) -> int:
    """PZR-6.5.1.8.1: the aim point in sight, and a spotted target there or beside it."""
    refusal = kept_refusal(s, player, o)
    if refusal:
        return refusal
    aim = aim_of(s, o)
    if not watches(s, o, aim):
        return CONTINUE_SIGHT
    if not any(s.sc.board.distance_between(s.place[t], aim) <= 1 for t in spotted_by(s, o)):
        return CONTINUE_TARGET
    return LEGAL if kept_sources(s, o, aim) else CONTINUE_SOURCES


def shift_refusal(s: PanzerState, player: int, o: int, aim: int) -> int:
    """PZR-6.5.1.8.2: up to three hexes, to a spotted target; the same hex with another sheaf will do."""
    refusal = kept_refusal(s, player, o)
    if refusal:
        return refusal
    if not 0 <= aim < s.sc.n:
        return NOT_A_HEX
    if s.sc.board.distance_between(aim_of(s, o), aim) > indirect_tables().shift_called:
        return SHIFT_FAR
    if aim not in aim_points(s, o):
        return NO_AIM_TARGET
    return LEGAL if kept_sources(s, o, aim) else CONTINUE_SOURCES


def check_refusal(s: PanzerState, player: int, o: int) -> int:
    """PZR-6.5.1.9[1]: a called mission may always be checked; a scheduled one has no observer, so never."""
    if not 0 <= o < s.sc.units or s.sc.side[o] != player:
        return NOT_YOURS
    return LEGAL if due_sources(s, o) else NO_MISSION


def kept_sources(s: PanzerState, o: int, aim: int) -> list[int]:
    """The sources of his mission that can go on at a hex."""
    return [r for r in due_sources(s, o) if keeps_up(s, o, r, aim)]


# -- what happens ----------------------------------------------------------------------------------------


def check(s: PanzerState, o: int) -> None:
    """PZR-6.5.1.9: observer and sources do no other indirect fire in this turn."""
    for r in due_sources(s, o):
        stop(s, r, CHECKED)
    s.tell(events.CHECKS_FIRE, o)


def lose_missions(s: PanzerState, player: int) -> None:
    """PZR-6.5.1.9[3]: missions of a side that by open facts cannot be kept up."""
    for o in s.sc.units_of[player]:
        sources = due_sources(s, o)
        if not sources:
            continue
        cause = lost_cause(s, o, sources)
        if cause >= 0:
            for r in sources:
                stop(s, r, CHECKED)
            s.tell(events.FIRE_LOST, o, cause)


def lost_cause(s: PanzerState, o: int, sources: list[int]) -> int:
    """Why a mission is checked by itself, or -1."""
    if not is_observer(s, o):
        return OBSERVER_GONE
    if any(s.m_danger[r] for r in sources):
        return TOO_CLOSE
    return -1 if sees_hex(s, o, s.m_aim[sources[0]]) else SIGHT_LOST


def drop_out(s: PanzerState, o: int, aim: int, kept: list[int]) -> None:
    """PZR-6.5.1.8[1]: sources of a mission that goes on without them, for want of FIRE or of range."""
    for r in due_sources(s, o):
        if r not in kept:
            u = s.sc.source_unit[r]
            if u >= 0 and could_keep_up(s, o, r, aim):  # then it is for want of FIRE, and everybody knows
                s.consult(True)
                s.command_may[u] &= ~FIRE_ONLY
            stop(s, r, SPENT)
            s.tell(events.FALLS_OUT, r)


class Order:
    """A mission as it was declared: by whom, with what, and where it falls."""

    def __init__(self, observer: int, kind: int, sheaf: int, way: int) -> None:
        self.observer = observer  # -1: scheduled
        self.kind = kind
        self.sheaf = sheaf
        self.way = way


def land(s: PanzerState, r: int, order: Order, aim: int, far: int, danger: bool) -> None:
    """The fire of a source lands: its barrage, and its smoke, lie on the map."""
    same = s.m_state[r] == DUE and s.m_aim[r] == aim and s.m_sheaf[r] == order.sheaf
    goes_on = same and s.m_way[r] == order.way  # it has counted all the time
    s.m_observer = with_cell(s.m_observer, r, order.observer)
    s.m_aim = with_cell(s.m_aim, r, aim)
    s.m_sheaf = with_cell(s.m_sheaf, r, order.sheaf)
    s.m_way = with_cell(s.m_way, r, order.way)
    s.m_type = with_cell(s.m_type, r, order.kind)
    s.m_range = with_cell(s.m_range, r, far)
    s.m_danger = with_cell(s.m_danger, r, 1 if danger else 0)
    s.m_state = with_cell(s.m_state, r, ON if goes_on else NEW)
    s.tell(events.IMPACT, r, aim, order.kind, order.sheaf)
    if order.kind == SMOKE_MISSION:
        lay_smoke(s, r)


def lay_smoke(s: PanzerState, r: int) -> None:
    """PZR-6.5.1.6.1: smoke in every hex of the sheaf; on smoke that is about to go it turns it ON (R-12)."""
    rows = [row for row, source in enumerate(s.sc.veil_source) if source == r]
    s.mark(events.O_SMOKE, s.m_aim[r])
    for row in rows:
        old = (s.veil_aim[row], s.veil_sheaf[row], s.veil_way[row])
        if s.veil_state[row] == SMOKE_OFF and old == (s.m_aim[r], s.m_sheaf[r], s.m_way[r]):
            s.veil_state = with_cell(s.veil_state, row, SMOKE_ON)
            return
    row = next(row for row in rows if s.veil_state[row] == NO_SMOKE)
    s.veil_aim = with_cell(s.veil_aim, row, s.m_aim[r])
    s.veil_sheaf = with_cell(s.veil_sheaf, row, s.m_sheaf[r])
    s.veil_way = with_cell(s.veil_way, row, s.m_way[r])
    s.veil_state = with_cell(s.veil_state, row, SMOKE_NEW)


def smoke_limit(s: PanzerState, r: int) -> int:
    """PZR-5.16.2.5, 5.16.2.3: the limit of a source's smoke shells; 0: none."""
    for limit in s.sc.source_limits[r]:
        if limit[0] == "S" and s.sc.ammo_limits:
            return int(limit[1:])
    return 0


def idle_sources(s: PanzerState, player: int) -> list[int]:
    """The sources of a side that by open facts could answer a call."""
    sc = s.sc
    sources: list[int] = []
    for r, side in enumerate(sc.source_side):
        u = sc.source_unit[r]
        if side == player and s.m_state[r] == IDLE and (u < 0 or (s.active(u) and s.may_be(u, FIRE_ONLY))):
            sources.append(r)
    return sources

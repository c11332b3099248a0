"""PZR-6.5.1.1.4, 6.5.1.2, 6.5.1.3, 6.5.1.13: batteries and units that fire indirectly, and for whom."""

from __future__ import annotations

from typing import Final

from ..command.available import command_range
from ..refusals import (
    LEGAL,
    SOURCE_BUSY,
    SOURCE_CHECKED,
    SOURCE_FAR,
    SOURCE_NEAR,
    SOURCE_NO_ORDER,
    SOURCE_NOT_ATTACHED,
    SOURCE_NOT_YOURS,
    SOURCE_SPENT,
    SOURCE_SPOTS,
    SOURCE_TAKEN,
    SOURCE_UNABLE,
    SOURCES_FULL,
    TYPE_BY_DAY,
    TYPE_NOT_ON_CARD,
)
from ..spotting.looking import spots
from ..state import FIRE, PanzerState
from ..verbs import HE, ILLUMINATION
from .barrages import CHECKED, IDLE, SPENT
from .observers import attached_only, sources_of
from .tables import ATTACHED, INDEPENDENT, ORGANIC

FIRE_ONLY: Final = 1 << FIRE


def level_for(attached: int, organic: list[int], formation: int) -> int:
    """PZR-6.5.1.3: how a source belongs to a formation.

    Attached to it (PZR-6.5.1.3.1; -1: to none), organic to it (PZR-6.5.1.3.2; an empty list: to the whole
    force), and otherwise independent (PZR-6.5.1.3.3). Who may call which: PZR-6.5.1.3.4, R2-01.
    """
    if attached >= 0:
        return ATTACHED if attached == formation else INDEPENDENT
    return ORGANIC if not organic or formation in organic else INDEPENDENT


def availability(s: PanzerState, o: int, r: int) -> int:
    """The level of a source for an observer."""
    sc = s.sc
    return level_for(sc.source_formation[r], sc.source_organic[r], sc.formation[o])


def is_battery(s: PanzerState, r: int) -> bool:
    return s.sc.source_unit[r] < 0


def fire_range(s: PanzerState, o: int, r: int, aim: int) -> int:
    """PZR-6.5.1.13: observer to aim point; of a unit on the map that or its own range, the longer one."""
    board = s.sc.board
    far = board.distance_between(s.place[o], aim)
    u = s.sc.source_unit[r]
    return far if u < 0 else max(far, board.distance_between(s.place[u], aim))


# -- separate sources ------------------------------------------------------------------------------------


def are_a_pair(s: PanzerState, a: int, b: int) -> bool:
    """PZR-6.5.1.1.4: two units on the map within command range of each other."""
    sc = s.sc
    u, v = sc.source_unit[a], sc.source_unit[b]
    if u < 0 or v < 0:
        return False
    reach = min(command_range(sc, sc.formation[u]), command_range(sc, sc.formation[v]))
    return sc.board.distance_between(s.place[u], s.place[v]) <= reach


def separate(s: PanzerState, chosen: list[int]) -> int:
    """How many separate sources these are: with as many pairs as can be made."""
    if len(chosen) < 2:
        return len(chosen)
    first, rest = chosen[0], chosen[1:]
    fewest = 1 + separate(s, rest)
    for other in rest:
        if are_a_pair(s, first, other):
            fewest = min(fewest, 1 + separate(s, [r for r in rest if r != other]))
    return fewest


# -- whether a source may be used ------------------------------------------------------------------------


def open_refusal(s: PanzerState, o: int, r: int, aim: int, chosen: list[int]) -> int:
    """Why a source cannot join a call, as far as everybody knows: its command may be face down."""
    sc = s.sc
    if not 0 <= r < len(sc.source_names) or sc.source_side[r] != sc.side[o]:
        return SOURCE_NOT_YOURS
    if r in chosen:
        return SOURCE_TAKEN
    refusal = engaged_refusal(s, r)
    if refusal:
        return refusal
    refusal = unit_refusal(s, r, aim)
    if refusal:
        return refusal
    if attached_only(sc.side[o], sc.roles[o]) and availability(s, o, r) != ATTACHED:
        return SOURCE_NOT_ATTACHED
    refusal = range_refusal(s, o, r, aim)
    if refusal:
        return refusal
    return SOURCES_FULL if separate(s, [*chosen, r]) > sources_of(s, o) else LEGAL


def engaged_refusal(s: PanzerState, r: int) -> int:
    """Why a source can begin nothing in this turn: it fires, was checked (PZR-6.5.1.9[2]) or has failed."""
    state = s.m_state[r]
    if state == CHECKED:
        return SOURCE_CHECKED
    if state == SPENT:
        return SOURCE_SPENT
    return LEGAL if state == IDLE else SOURCE_BUSY


def unit_refusal(s: PanzerState, r: int, aim: int) -> int:
    """Why a unit on the map cannot fire indirectly at a hex, whatever its command."""
    u = s.sc.source_unit[r]
    if u < 0:
        return LEGAL
    if not s.active(u) or s.floor[u]:
        return SOURCE_UNABLE  # PZR-5.1.3.1: not while carried, nor from upstairs
    if not s.may_be(u, FIRE_ONLY):
        return SOURCE_NO_ORDER
    return SOURCE_SPOTS if spots_at(s, u, aim) else LEGAL


def spots_at(s: PanzerState, u: int, aim: int) -> bool:
    """PZR-6.5.1[7]: whether the firer itself spots an enemy in the aim hex: then it must fire directly."""
    enemies = s.sc.units_of[1 - s.sc.side[u]]
    return any(s.place[t] == aim and spots(s, u, t) for t in enemies)


def range_refusal(s: PanzerState, o: int, r: int, aim: int) -> int:
    """PZR-6.5.1.13[3], R2-19."""
    far = fire_range(s, o, r, aim)
    if far > s.sc.source_r[r][-1]:
        return SOURCE_FAR
    return SOURCE_NEAR if far < s.sc.source_nearest[r] else LEGAL


def has_order(s: PanzerState, r: int) -> bool:
    """PZR-6.5.1[9]: a unit on the map needs FIRE, still unused; a battery needs no command."""
    u = s.sc.source_unit[r]
    return u < 0 or (s.face_down(u) and s.command[u] == FIRE)


def source_refusal(s: PanzerState, o: int, r: int, aim: int, chosen: list[int]) -> int:
    """Why a source may not join a call, by what its owner knows."""
    return open_refusal(s, o, r, aim, chosen) or (LEGAL if has_order(s, r) else SOURCE_NO_ORDER)


def keeps_up(s: PanzerState, o: int, r: int, aim: int) -> bool:
    """PZR-6.5.1.8[1]: whether a source of a running mission can go on firing for its observer at a hex."""
    return could_keep_up(s, o, r, aim) and has_order(s, r)


def could_keep_up(s: PanzerState, o: int, r: int, aim: int) -> bool:
    """The same by open facts."""
    return unit_refusal(s, r, aim) == LEGAL and range_refusal(s, o, r, aim) == LEGAL


# -- what it fires ---------------------------------------------------------------------------------------


def type_refusal(s: PanzerState, r: int, kind: int) -> int:
    """PZR-6.5.1.6: what the card has; illumination is for the night, which this game does not have."""
    if kind == HE:
        return LEGAL
    if kind == ILLUMINATION:
        has = any(limit[0] == "I" for limit in s.sc.source_limits[r])
        return TYPE_BY_DAY if has else TYPE_NOT_ON_CARD
    return LEGAL if s.sc.source_smoke[r] else TYPE_NOT_ON_CARD

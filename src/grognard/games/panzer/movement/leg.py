"""PZR-6.6.4: movement on foot: quickmarch, crawling, floors."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.kinds import bit_list
from grognard.games.panzer import events
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.fire.effects import suppress
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.ground.levels import has_upper_floor
from grognard.games.panzer.ground.terrain import terrain_rows
from grognard.games.panzer.refusals import (
    CRAWL_ENEMY,
    CRAWL_LEVELS,
    CRAWL_OPEN,
    CRAWL_WHO,
    LEGAL,
    QUICK_LEVELS,
    QUICK_SHAKEN,
    QUICK_TERRAIN,
    QUICK_WHO,
)
from grognard.games.panzer.scenario import ON_HORSES, SECTION, UNMOUNTED
from grognard.games.panzer.spotting.looking import is_spotted
from grognard.games.panzer.state import MOVE, SUP_NONE, SUP_ON, PanzerState, with_cell

from .costs import ModeCosts
from .roads import on_way

PERCENT: Final = Die(1, 100)
CAVALRY_ADDS: Final = 20  # to its quickmarch roll (PZR-6.6.4.2[4], 6.6.4.5)


def light(s: PanzerState, u: int) -> bool:
    """A squad, a half-squad, or a section that has no support weapon."""
    return s.sc.kind[u] == LEG and not (s.sc.leg_size[u] == SECTION and s.sc.weapons_of[u])


# -- quickmarch (PZR-6.6.4.2) -----------------------------------------------------------------------------


def quickmarch_refusal(s: PanzerState, u: int) -> int:
    """Why a unit may not quickmarch: it needs MOVE, and to be neither suppressed nor laden."""
    walks = s.sc.mount[u] == ON_HORSES or (s.sc.mount[u] == UNMOUNTED and light(s, u))
    if not walks or s.sc.kind[u] != LEG or s.sc.road[u] == 0 or s.command[u] != MOVE:
        return QUICK_WHO
    return LEGAL if s.sup[u] == SUP_NONE else QUICK_SHAKEN


def quick_hex_refusal(s: PanzerState, m: ModeCosts, e: int, climbs: int) -> int:
    """Every hex entered is clear, or has a trail or road; one change of level in the whole move."""
    board = m.land.board
    to = board.neighbour[e]
    if s.rubble[to] or not (m.land.terrain[to] == "clear" or on_way(m.land, to)):
        return QUICK_TERRAIN
    return QUICK_LEVELS if climbs and levels_of(m, e) else LEGAL


def levels_of(m: ModeCosts, e: int) -> int:
    """The change of level across a hexside."""
    board = m.land.board
    return abs(board.elevation[e // 6] - board.elevation[board.neighbour[e]])


def quickmarch_number(s: PanzerState, u: int) -> int:
    """The roll up to which a quickmarch suppresses: by the grade; cavalry adds to its roll (PZR-6.6.4.5)."""
    number: int = load_tables().grades.grades.row[s.sc.grade[u]].quickmarch
    return number - CAVALRY_ADDS if s.sc.mount[u] == ON_HORSES else number


def end_quickmarch(s: PanzerState, u: int) -> None:
    """At the end of the move the unit may be suppressed; who is so already rolls no more (R-52)."""
    if s.sup[u] == SUP_ON:
        return
    number = quickmarch_number(s, u)
    rolled = s.roll(PERCENT, bytes(int(n <= number) for n in range(101)))
    shaken = rolled <= number
    s.mark(events.O_MARCH_SHAKES if shaken else events.O_MARCH_HOLDS, u)
    s.tell_roll(events.MARCH_SHAKES if shaken else events.MARCH_HOLDS, u, rolled, number)
    if shaken:
        suppress(s, u)


# -- crawling (PZR-6.6.4.3) -------------------------------------------------------------------------------


def crawl_refusal(s: PanzerState, u: int) -> int:
    """Why a unit may not crawl: only in full cover, with MOVE, neither suppressed nor laden nor upstairs."""
    if not light(s, u) or s.sc.mount[u] or not s.cover[u] or s.floor[u]:
        return CRAWL_WHO
    return LEGAL if s.command[u] == MOVE and s.sup[u] == SUP_NONE else CRAWL_WHO


def crawl_hex_refusal(s: PanzerState, m: ModeCosts, u: int, e: int) -> int:
    """Not up or down, not next to an enemy that some friend spots, not where full cover cannot be."""
    to = m.land.board.neighbour[e]
    if levels_of(m, e):
        return CRAWL_LEVELS
    if not terrain_rows()[m.land.terrain[to]].full_cover:
        return CRAWL_OPEN
    side = s.sc.side[u]
    for d in range(6):
        near = m.land.board.neighbour[6 * to + d]
        if 0 <= near < s.sc.n and any(is_spotted(s, t) for t in bit_list(s.enemies_in(near, side))):
            return CRAWL_ENEMY
    return LEGAL


def lose_cover(s: PanzerState, u: int) -> None:
    """R2-46: who leaves its hex in any other way than crawling leaves full cover."""
    if s.cover[u]:
        s.cover = with_cell(s.cover, u, 0)
        s.tell(events.LEAVES_COVER, u)


# -- floors (PZR-6.6.4.1[5]) ------------------------------------------------------------------------------


def has_upstairs(s: PanzerState, h: int) -> bool:
    """Whether the building of the hex has an upper floor."""
    return has_upper_floor(s.sc.land, h, s.rubble_bytes())


def change_floor(s: PanzerState, u: int, up: bool) -> None:
    """Up or down costs one point, however many floors there are."""
    s.floor = with_cell(s.floor, u, int(up))
    s.tell(events.GOES_UP if up else events.COMES_DOWN, u, s.place[u])

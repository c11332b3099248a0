"""PZR-6.6.7: leg and towed units mount vehicles, ride on them and get off."""

from __future__ import annotations

from grognard.games.panzer import events
from grognard.games.panzer.fire.effects import suppress
from grognard.games.panzer.frames import turn_up
from grognard.games.panzer.ground.cover import TOWED, VEHICLE
from grognard.games.panzer.refusals import (
    JUMP_SHAKEN,
    JUST_MOUNTED,
    LEGAL,
    LOAD_BEGUN,
    LOAD_ENEMY,
    LOAD_FAR,
    LOAD_MOVES,
    LOAD_ORDER,
    LOAD_ROOM,
    LOAD_WHO,
    NOT_ABOARD,
    UNLOAD_BARRED,
)
from grognard.games.panzer.spotting.markers import MOVED
from grognard.games.panzer.state import (
    ABANDONED,
    DONE,
    FRESH,
    MOVE,
    MOVING,
    SUP_NONE,
    PanzerState,
    with_cell,
)

from .costs import BARRED
from .leg import light, lose_cover
from .march import enemies_at
from .modes import FRACTIONS, has_move_order, immobile, mode_of
from .steps import hex_points, step_points


def riders(s: PanzerState, v: int) -> list[int]:
    """The units that a vehicle carries."""
    return [u for u in s.sc.units_of[s.sc.side[v]] if s.carrier[u] == v]


def loading_points(limit: int) -> int:
    """PZR-6.6.7.1.1[4]: half of the available allowance, once for all that mount and dismount in one hex."""
    return limit // FRACTIONS.mounting


def reaches_far(s: PanzerState, u: int) -> bool:
    """Whether a unit gets on and off over one hex; suppressed, laden and towed units do not (R-53)."""
    return light(s, u) and s.sup[u] == SUP_NONE


# -- mounting -----------------------------------------------------------------------------------------


def mount_refusal(s: PanzerState, u: int, v: int) -> int:
    """Why a unit may not mount a vehicle where both are, commands and points of the vehicle apart."""
    sc = s.sc
    if not 0 <= v < sc.units or not sc.transport or sc.kind[v] != VEHICLE or sc.side[v] != sc.side[u]:
        return LOAD_WHO
    if sc.kind[u] == VEHICLE or sc.mount[u] or not s.active(u) or not s.active(v) or s.inside[v]:
        return LOAD_WHO
    if s.command[u] != MOVE:
        return LOAD_ORDER
    if not has_room(s, u, v):
        return LOAD_ROOM
    far = sc.distance[sc.n * s.place[u] + s.place[v]]
    if far > (1 if reaches_far(s, u) else 0) or s.floor[u]:
        return LOAD_FAR
    return LOAD_ENEMY if enemies_at(s, sc.side[v], s.place[v]) else LEGAL


def has_room(s: PanzerState, u: int, v: int) -> bool:
    """PZR-6.6.7.1: space for guns and for people, and one gun at most."""
    sc = s.sc
    aboard = [*riders(s, v), u]
    guns = sum(1 for w in aboard if sc.kind[w] == TOWED)
    towed = sum(sc.space_towed[w] for w in aboard)
    people = sum(sc.space_leg[w] for w in aboard)
    return guns <= 1 and towed <= sc.tows[v] and people <= sc.carries[v]


def mounts_by_itself(s: PanzerState, u: int, v: int) -> int:
    """The same in the unit's own move: only on vehicles that do not move in this turn (R-54)."""
    why = mount_refusal(s, u, v)
    if why:
        return why
    return LEGAL if stays(s, v) else LOAD_MOVES


def stays(s: PanzerState, v: int) -> bool:
    """Whether a vehicle makes no move in this turn: by its command, or for its tracks (R-54, R-79)."""
    return is_stuck(s, v) or not has_move_order(s, v)


def is_stuck(s: PanzerState, v: int) -> bool:
    """Whether a track hit keeps a vehicle from a move that it has not begun, whatever its command."""
    return immobile(s, v) and s.acted[v] != DONE


def mounts_mover(s: PanzerState, u: int, v: int) -> int:
    """The same in the vehicle's move, which executes the MOVE of the unit (R-54)."""
    if not 0 <= u < s.sc.units or s.sc.side[u] != s.sc.side[v]:
        return LOAD_WHO
    if s.acted[u] != FRESH:
        return LOAD_BEGUN
    return mount_refusal(s, u, v)


def mount(s: PanzerState, u: int, v: int) -> None:
    """The unit gets on, which takes its whole move; a vehicle that stands still is then known to do so."""
    if s.acted[u] == FRESH:
        turn_up(s, u, DONE)
    lose_cover(s, u)
    if s.post[u]:
        s.post = with_cell(s.post, u, 0)
    stands_still(s, v)
    s.mount(u, v)
    s.tell(events.MOUNTS, u, v)


def stands_still(s: PanzerState, v: int) -> None:
    """Everybody learns that a face-down counter is neither MOVE nor SHORT HALT; not where tracks say it."""
    if s.acted[v] == FRESH and not is_stuck(s, v):
        s.command_may[v] &= ~MOVING


# -- dismounting --------------------------------------------------------------------------------------


def dismount_refusal(s: PanzerState, u: int, h: int) -> int:
    """Why a passenger may not get off into a hex, commands and points of its vehicle apart."""
    sc = s.sc
    if not 0 <= u < sc.units or s.carrier[u] < 0:
        return NOT_ABOARD
    if s.acted[u] != FRESH:
        return JUST_MOUNTED
    at = s.place[u]
    if not 0 <= h < sc.n or sc.distance[sc.n * at + h] > (1 if reaches_far(s, u) else 0):
        return LOAD_FAR
    if enemies_at(s, sc.side[u], h) or enemies_at(s, sc.side[u], at):
        return LOAD_ENEMY
    m = sc.costs_of(mode_of(s, u))
    if h == at:
        points = hex_points(s, m, h, False)
    else:
        points = step_points(s, m, 6 * at + sc.board.direction_to(at, h), False)
    return UNLOAD_BARRED if points == BARRED else LEGAL


def may_unload(s: PanzerState, v: int) -> bool:
    """Whether by open facts a vehicle may let passengers off without moving (R2-31)."""
    if not s.on_map(v) or s.hurt[v] & ABANDONED:
        return False
    if not s.command_may[v] & ~MOVING and not is_stuck(s, v):
        return False
    return any(s.acted[u] == FRESH for u in riders(s, v))


def unload_refusal(s: PanzerState, u: int, h: int) -> int:
    """Why a passenger may not get off a vehicle that does not move in this turn."""
    why = dismount_refusal(s, u, h)
    if why:
        return why
    return LEGAL if stays(s, s.carrier[u]) else LOAD_MOVES


def places_off(s: PanzerState, u: int) -> list[int]:
    """The hexes that a passenger could think of: that of its vehicle and those around it."""
    h = s.place[u]
    around = s.sc.neighbour[6 * h : 6 * h + 6]
    return [h, *(k for k in around if 0 <= k < s.sc.n)]


def dismount(s: PanzerState, u: int, h: int) -> None:
    """The passenger gets off, which takes its whole move; it is marked as moving (PZR-6.6.7.1.1[3])."""
    v = s.carrier[u]
    stands_still(s, v)
    s.acted[u] = DONE
    s.facing[u] = s.facing[v]
    s.mount(u, -1)
    s.put(u, h)
    s.spot[u] = MOVED
    s.tell(events.DISMOUNTS, u, h)


# -- in an emergency (PZR-6.6.7.1.2) -------------------------------------------------------------------------


def jump_refusal(s: PanzerState, u: int, v: int) -> int:
    """Why a passenger may not jump off the vehicle that moves."""
    if not 0 <= u < s.sc.units or s.carrier[u] != v:
        return NOT_ABOARD
    if s.sup[u] != SUP_NONE:
        return JUMP_SHAKEN
    return LOAD_ENEMY if enemies_at(s, s.sc.side[u], s.place[v]) else LEGAL


def jump_off(s: PanzerState, u: int) -> None:
    """Free for the vehicle; the passenger lies in its hex, suppressed."""
    h = s.place[u]
    s.facing[u] = s.facing[s.carrier[u]]
    s.acted[u] = DONE
    s.mount(u, -1)
    s.spot[u] = MOVED
    s.tell(events.JUMPS_OFF, u, h)
    suppress(s, u)

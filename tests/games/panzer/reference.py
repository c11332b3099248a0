"""What bars a deed in Panzer, as one list: `grognard fuzz panzer --reference tests.games.panzer.reference`.

Deeds are read from what happened between two moments of a battle: a unit is elsewhere, aboard, ordered, hurt,
or an event says that somebody fired, called fire or assaulted. The list is written from the rulebook and asks
nothing of the code that decides what is offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from grognard.core.geometry.grid import FRONT60
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.state import Frame
from grognard.games.panzer import events
from grognard.games.panzer.air.flight import Flight
from grognard.games.panzer.box.data_files import load_tables
from grognard.games.panzer.close.combat import CloseCombat
from grognard.games.panzer.close.landing import Landing
from grognard.games.panzer.fire.declare import Declaring
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.ground.cover import LEG, TOWED, VEHICLE
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.scenario import ALL_ARC, EXITED, LOST, MODES, RESERVE, ROLES, SECTION, WAITING
from grognard.games.panzer.spotting.arcs import in_arc
from grognard.games.panzer.spotting.looking import has_sight, spots
from grognard.games.panzer.state import (
    ABANDONED,
    BLOCK,
    COMMANDS,
    DAMAGED,
    DITCH,
    DONE,
    FIRE,
    FRESH,
    IMPROVED,
    MOVE,
    NO_COMMAND,
    ON_FIRE,
    OVERWATCH,
    SHORT_HALT,
    SUP_ON,
    TRACKS,
    WIRE,
    PanzerState,
    with_cell,
)
from grognard.games.panzer.verbs import AMMUNITION, AP, FIRST_GP, GP, SPECIAL
from grognard.testing.bars import Bar, Bars, Deed, Moment, Strain

# -- the ways, by families -----------------------------------------------------------------------------------

GOES = ("moves", "approaches", "advances")  # out of its hex into another, by its own means
COMES = (*GOES, "enters", "is set up")  # into a hex of the map by its own means
ORDERS = ("is ordered fire", "is ordered move", "is ordered short-halt", "is ordered overwatch")
TO_FIRE = ("is ordered fire", "is ordered short-halt")
TO_MOVE = ("is ordered move", "is ordered short-halt")
SHOOTS = ("fires", "reacts")
STORMS = ("assaults", "storms")  # in its own step, and from a vehicle
STRIKES = ("strafes", "bombs", "dives", "rockets")
ACTS = (*GOES, *SHOOTS, *STORMS, "turns", "leaves the map", "lays smoke", "overruns", "calls", "guides")
BY_EVENT = {
    events.AIMS: "fires",
    events.REACTS: "reacts",
    events.SMOKE_LAID: "lays smoke",
    events.SMOKE_FAILS: "lays smoke",
    events.CALLS_FIRE: "calls",
    events.SHIFTS_FIRE: "calls",
    events.KEEPS_FIRE: "keeps calling",
    events.FLAK: "fires at an aircraft",
    events.GUIDES: "guides",
    events.CHASES: "overruns",
    events.STRAFES: "strafes",
    events.BOMBS: "bombs",
    events.DIVES: "dives",
    events.ROCKETS: "rockets",
    events.DIGS: "digs",
    events.TAKES_COVER: "takes cover",
    events.GOES_UP: "goes up",
    events.HULL_FOUND: "finds a position",
    events.HOUSE_ENTERED: "drives in",
    events.CRAWLS: "crawls",
}
AT_A_HEX = (
    events.CALLS_FIRE,
    events.SHIFTS_FIRE,
    events.KEEPS_FIRE,
    events.SMOKE_LAID,
    events.SMOKE_FAILS,
    events.STRAFES,
    events.BOMBS,
    events.DIVES,
    events.ROCKETS,
)
BAILS_OUT = (events.RIDER_LEAVES, events.RIDER_FOLLOWS, events.RIDER_SURVIVES)
OBSERVERS = ("CHQ", "BHQ", "RHQ", "FO", "recon")


# -- what is asked about a unit ------------------------------------------------------------------------------


def commander(s: PanzerState, u: int) -> int:
    """By whose command it fires: passengers by that of their vehicle (PZR-6.6.7.2)."""
    return s.carrier[u] if s.carrier[u] >= 0 else u


def apart(s: PanzerState, a: int, b: int) -> int:
    return s.sc.distance[a * s.sc.n + b]


def laden(s: PanzerState, u: int) -> bool:
    """A section with a support weapon."""
    return s.sc.leg_size[u] == SECTION and bool(s.sc.weapons_of[u])


def has_role(s: PanzerState, u: int, *roles: str) -> bool:
    return any(s.sc.roles[u] >> ROLES.index(role) & 1 for role in roles)


def foes_in(s: PanzerState, u: int, h: int) -> bool:
    """Whether enemies that count are in a hex: abandoned vehicles are obstacles (R-41)."""
    foes = bit_list(s.here[h] & s.sc.mask_of[1 - s.sc.side[u]])
    return any(s.carrier[t] < 0 and not s.hurt[t] & ABANDONED for t in foes)


def mode(s: PanzerState, u: int) -> str:
    """The column of the Terrain Effects table; machines go as wheels, guns and horses as men."""
    if s.sc.kind[u] == VEHICLE:
        return MODES[s.sc.mode[u]]
    return "W" if s.sc.mount[u] in (1, 2) else "L"


def along(s: PanzerState, d: Deed) -> bool:
    """Whether the step follows a road or trail."""
    way = s.sc.board.direction_to(d.at, d.to) if d.at >= 0 else -1
    return way >= 0 and s.sc.land.way(d.at, way)


def spotted(s: PanzerState, t: int) -> bool:
    """Whether anybody of the other side spots it now."""
    return any(spots(s, u, t) for u in s.sc.units_of[1 - s.sc.side[t]])


def reach_of(s: PanzerState, u: int, arm: int) -> list[int]:
    """The farthest hexes of the row that it fires by; empty: it has no such row."""
    sc = s.sc
    if arm in (AP, SPECIAL):
        rows = sc.ap_r if arm == AP else sc.special_r
        return rows[sc.gun[u]] if sc.gun[u] >= 0 else []
    if arm == GP:
        if sc.kind[u] != LEG:
            return sc.gp_r[sc.gun[u]] if sc.gun[u] >= 0 else []
        return sc.half_gp_r[u] if s.reduced[u] and sc.half_gp_r[u] else sc.own_gp_r[u]
    w = weapon_of(s, u, arm)
    if arm < FIRST_GP:
        return sc.weapon_ap_r[w]
    return sc.weapon_gp_r[w] or sc.weapon_ap_r[w]


def weapon_of(s: PanzerState, u: int, arm: int) -> int:
    """The support weapon of an arm, or -1."""
    name = AMMUNITION[arm]
    if not name.startswith(("first", "second")):
        return -1
    return s.sc.weapons_of[u][1 if name.startswith("second") else 0]


def flight(s: PanzerState) -> Flight:
    found = next(frame for frame in reversed(s.lanes[0]) if isinstance(frame, Flight))
    assert isinstance(found, Flight)
    return found


# -- the predicates of the list ------------------------------------------------------------------------------


def tracks_hit(s: PanzerState, d: Deed) -> bool:
    return bool(s.hurt[d.unit] & TRACKS)


def abandoned(s: PanzerState, d: Deed) -> bool:
    return bool(s.hurt[d.unit] & ABANDONED)


def carried(s: PanzerState, d: Deed) -> bool:
    return s.carrier[d.unit] >= 0


def suppressed(s: PanzerState, d: Deed) -> bool:
    return s.sup[d.unit] != 0


def commanded(*commands: int) -> Callable[[PanzerState, Deed], bool]:
    """Barred without one of these commands."""

    def other_command(s: PanzerState, d: Deed) -> bool:
        return s.command[commander(s, d.unit)] not in commands

    return other_command


def not_next_door(s: PanzerState, d: Deed) -> bool:
    return apart(s, d.at, d.to) != 1


def foes_there(s: PanzerState, d: Deed) -> bool:
    return foes_in(s, d.unit, d.to)


def burning(s: PanzerState, d: Deed) -> bool:
    return bool(s.works[d.to] & ON_FIRE)


def closed_by_scenario(s: PanzerState, d: Deed) -> bool:
    return s.sc.barred[d.to]


def fallen_bridge(s: PanzerState, d: Deed) -> bool:
    return bool(s.rubble[d.to]) and s.sc.land.terrain[d.to] == "bridge"


def blocked(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] != LEG and bool(s.works[d.to] & (BLOCK | DITCH))


def wired(s: PanzerState, d: Deed) -> bool:
    return bool(s.works[d.to] & WIRE) and (s.sc.kind[d.unit] != VEHICLE or mode(s, d.unit) != "T")


def ruined(s: PanzerState, d: Deed) -> bool:
    """Rubble of houses: half-tracks, wheels and guns."""
    wheels = mode(s, d.unit) in ("H", "W") or s.sc.kind[d.unit] == TOWED
    return bool(s.rubble[d.to]) and s.sc.land.building[d.to] != 0 and wheels


def barred_ground(s: PanzerState, d: Deed) -> bool:
    """P in the Terrain Effects table, without a road or trail to follow."""
    if along(s, d) or s.rubble[d.to] or s.sc.land.building[d.to]:
        return False
    row = next(row for row in load_tables().terrain.terrain.row if row.id == s.sc.land.terrain[d.to])
    return bool(getattr(row.cost, mode(s, d.unit)) == "P")


def too_steep(s: PanzerState, d: Deed) -> bool:
    """Two levels, one for wheels, guns and laden sections (PZR-4.5.1.1.2, 6.6.4.1[6], 6.6.5[2])."""
    ground = s.sc.board.elevation
    few = (
        mode(s, d.unit) == "W" or s.sc.kind[d.unit] == TOWED or (laden(s, d.unit) and not s.sc.mount[d.unit])
    )
    return abs(ground[d.at] - ground[d.to]) > (1 if few else 2)


def off_the_bridge(s: PanzerState, d: Deed) -> bool:
    kinds = (s.sc.land.terrain[d.at], s.sc.land.terrain[d.to])
    return "bridge" in kinds and not along(s, d) and not s.rubble[d.at]


def hidden_gun(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] == TOWED and bool(s.cover[d.unit])


def hidden_section(s: PanzerState, d: Deed) -> bool:
    return laden(s, d.unit) and bool(s.cover[d.unit])


def hidden_legs(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] == LEG and bool(s.cover[d.unit])


def a_gun(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] == TOWED


def laden_section(s: PanzerState, d: Deed) -> bool:
    return laden(s, d.unit)


def a_vehicle(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] == VEHICLE


def no_vehicle(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] != VEHICLE


def no_legs(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] != LEG


def upstairs(s: PanzerState, d: Deed) -> bool:
    return bool(s.floor[d.unit])


def waits(s: PanzerState, d: Deed) -> bool:
    return s.place[d.unit] == s.sc.off + WAITING


def harmless(s: PanzerState, d: Deed) -> bool:
    """Neither it nor anybody aboard is armed, and nobody of them observes."""
    crew = [d.unit, *(v for v in s.sc.units_of[s.sc.side[d.unit]] if s.carrier[v] == d.unit)]
    if d.way == "is ordered overwatch" and any(has_role(s, v, *OBSERVERS) for v in crew):
        return False
    return not any(s.sc.armed[v] for v in crew)


def nobody_spotted(s: PanzerState, d: Deed) -> bool:
    """No enemy that it or a passenger spotted, no smoke to fire, no fire from afar (PZR-4.2.1)."""
    crew = [d.unit, *(v for v in s.sc.units_of[s.sc.side[d.unit]] if s.carrier[v] == d.unit)]
    weapons = [w for v in crew for w in s.sc.weapons_of[v]]
    smoke = any(s.sc.smoke[v] or has_role(s, v, "engineer") for v in crew)
    afar = d.way == "is ordered fire" and d.unit in s.sc.source_unit
    if smoke or afar or any(s.sc.weapon_smoke[w] for w in weapons):
        return False
    return not any(s.seen_by[t] >> v & 1 for v in crew for t in s.sc.units_of[1 - s.sc.side[d.unit]])


def delayed(s: PanzerState, d: Deed) -> bool:
    zone = s.sc.zone[d.unit]
    return s.turn < s.sc.delayed.get(zone, 0) and not s.alarm[zone]


def not_its_enemy(s: PanzerState, d: Deed) -> bool:
    return s.sc.side[d.other] == s.sc.side[d.unit]


def target_gone(s: PanzerState, d: Deed) -> bool:
    return not s.on_map(d.other)


def target_carried(s: PanzerState, d: Deed) -> bool:
    return s.carrier[d.other] >= 0


def target_abandoned(s: PanzerState, d: Deed) -> bool:
    return bool(s.hurt[d.other] & ABANDONED)


def unseen_before(s: PanzerState, d: Deed) -> bool:
    return not s.seen_by[d.other] >> d.unit & 1


def unseen_now(s: PanzerState, d: Deed) -> bool:
    return not spots(s, d.unit, d.other)


def seen_by_nobody(s: PanzerState, d: Deed) -> bool:
    return not spotted(s, d.other)


def no_line(s: PanzerState, d: Deed) -> bool:
    return s.place[d.unit] != s.place[d.other] and not has_sight(s, d.unit, d.other)


def too_far(s: PanzerState, d: Deed) -> bool:
    reach = reach_of(s, d.unit, d.to)
    return not reach or apart(s, s.place[d.unit], s.place[d.other]) > max(reach)


def too_near(s: PanzerState, d: Deed) -> bool:
    w = weapon_of(s, d.unit, d.to)
    return w >= 0 and apart(s, s.place[d.unit], s.place[d.other]) < s.sc.weapon_min_range[w]


def outside_arc(s: PanzerState, d: Deed) -> bool:
    """Fixed guns fire to the front, suppressed leg units too (PZR-4.4.3.1, 5.1, 5.2)."""
    u, at, to = d.unit, s.place[d.unit], s.place[d.other]
    all_round = not s.sup[u] if s.sc.kind[u] == LEG else s.sc.gun_arc[u] == ALL_ARC
    if all_round or at == to:
        return False
    return not in_arc(s.sc.board, at, s.facing[commander(s, u)], to, FRONT60)


def armour_piercing_at_men(s: PanzerState, d: Deed) -> bool:
    ap = AMMUNITION[d.to] in ("ap", "special", "first", "second")
    return ap and s.sc.kind[d.other] != VEHICLE


def aboard_moving(s: PanzerState, d: Deed) -> bool:
    return s.carrier[d.unit] >= 0 and s.command[s.carrier[d.unit]] == MOVE


def crew_weapon_aboard(s: PanzerState, d: Deed) -> bool:
    """Aboard, of support weapons only those fire whose card says so."""
    w = weapon_of(s, d.unit, d.to)
    if s.carrier[d.unit] < 0:
        return False
    return not s.sc.weapon_carried_fire[w] if w >= 0 else s.sc.kind[d.unit] != LEG


def mortar_upstairs(s: PanzerState, d: Deed) -> bool:
    w = weapon_of(s, d.unit, d.to)
    return w >= 0 and bool(s.floor[d.unit]) and s.sc.weapon_kind[w] in ("mortar", "hhatw")


def has_acted(s: PanzerState, d: Deed) -> bool:
    """Its counter was executed before, by other shots than those it is declaring now."""
    c = commander(s, d.unit)
    if s.acted[c] == FRESH:
        return False
    top = s.lanes[0][-1]
    if not isinstance(top, (DirectFire, Reactions)):
        return True
    return all(commander(s, v) != c for v in (*top.shot_firer, top.firer) if v >= 0)


def several_weapons(s: PanzerState, d: Deed) -> bool:
    """It has declared another shot already."""
    top = s.lanes[0][-1]
    return isinstance(top, (DirectFire, Reactions)) and d.unit in top.shot_firer


def suppressed_with_several(s: PanzerState, d: Deed) -> bool:
    return several_weapons(s, d) and suppressed(s, d)


def section_with_several(s: PanzerState, d: Deed) -> bool:
    return several_weapons(s, d) and s.sc.leg_size[d.unit] == SECTION


def no_trigger(s: PanzerState, d: Deed) -> bool:
    """It has neither fired nor moved: it is not the unit that the window is about."""
    top = s.lanes[0][-1]
    if isinstance(top, Reactions) and top.only:
        return not top.only >> d.other & 1
    return s.trigger[d.other] == 0


def friends_there(s: PanzerState, d: Deed) -> bool:
    friends = bit_list(s.here[d.to] & s.sc.mask_of[s.sc.side[d.unit]])
    return any(not s.hurt[v] & ABANDONED for v in friends)


def no_observer(s: PanzerState, d: Deed) -> bool:
    return not has_role(s, d.unit, *OBSERVERS)


def no_forward_observer(s: PanzerState, d: Deed) -> bool:
    return not has_role(s, d.unit, "FO")


def nobody_at_aim(s: PanzerState, d: Deed) -> bool:
    targets = [t for t in s.sc.units_of[1 - s.sc.side[d.unit]] if s.place[t] == d.to]
    return not any(spots(s, d.unit, t) for t in targets)


def nobody_near_aim(s: PanzerState, d: Deed) -> bool:
    foes = [t for t in s.sc.units_of[1 - s.sc.side[d.unit]] if s.on_map(t)]
    return not any(apart(s, s.place[t], d.to) <= 1 and spots(s, d.unit, t) for t in foes)


def not_adjacent(s: PanzerState, d: Deed) -> bool:
    """From its own hex or one next to it that it approaches by."""
    return apart(s, s.place[d.unit], s.place[d.other]) > 2


def assaulted_another(s: PanzerState, d: Deed) -> bool:
    return s.fought[d.unit] >= 0 and s.fought[d.unit] != d.other


def partners_elsewhere(s: PanzerState, d: Deed) -> bool:
    """PZR-6.6.11[1]: who shares the command attacks the same target or nobody."""
    if s.group[d.unit] < 0:
        return False
    mates = s.sc.formation_units[s.sc.formation[d.unit]]
    return any(s.group[v] == s.group[d.unit] and s.fought[v] not in (-1, d.other) for v in mates)


def two_levels_away(s: PanzerState, d: Deed) -> bool:
    """Three levels of ground cannot be bridged by an approach of one hex on level ground; two from beside."""
    ground = s.sc.board.elevation
    near = apart(s, s.place[d.unit], s.place[d.other]) == 1 and laden(s, d.unit)
    return near and abs(ground[s.place[d.unit]] - ground[s.place[d.other]]) >= 2


def mounted_at_dawn(s: PanzerState, d: Deed) -> bool:
    return s.mounted_at_start[d.other] >= 0


def quarry_drives(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.other] == VEHICLE


def quarry_in_position(s: PanzerState, d: Deed) -> bool:
    return bool(s.works[s.place[d.other]] & IMPROVED)


def no_room(s: PanzerState, d: Deed) -> bool:
    """PZR-6.6.7.1: space of both kinds, one gun at most; `s` is the State with it aboard."""
    sc = s.sc
    aboard = [v for v in sc.units_of[sc.side[d.unit]] if s.carrier[v] == d.other]
    guns = sum(sc.kind[v] == TOWED for v in aboard)
    towed, men = sum(sc.space_towed[v] for v in aboard), sum(sc.space_leg[v] for v in aboard)
    return guns > 1 or towed > sc.tows[d.other] or men > sc.carries[d.other]


def beyond_a_step(s: PanzerState, d: Deed) -> bool:
    """Getting on and off over one hex is for those who are neither suppressed, laden nor guns."""
    near = s.sc.kind[d.unit] != LEG or laden(s, d.unit) or s.sup[d.unit] != 0
    return apart(s, d.at, d.to) > (0 if near else 1)


def rides_or_drives(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] == VEHICLE or bool(s.sc.mount[d.unit])


def foreign_carrier(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.other] != VEHICLE or s.sc.side[d.other] != s.sc.side[d.unit]


def carrier_abandoned(s: PanzerState, d: Deed) -> bool:
    return bool(s.hurt[d.other] & ABANDONED)


def carrier_indoors(s: PanzerState, d: Deed) -> bool:
    return bool(s.inside[d.other])


def open_topped_or_wheeled(s: PanzerState, d: Deed) -> bool:
    return mode(s, d.unit) != "T" or s.sc.open_top[d.unit]


def carries_somebody(s: PanzerState, d: Deed) -> bool:
    return d.unit in s.carrier


def not_in_cover(s: PanzerState, d: Deed) -> bool:
    return not s.cover[d.unit]


def wet_or_bridge(s: PanzerState, d: Deed) -> bool:
    return s.sc.land.terrain[s.place[d.unit]] in ("bridge", "ford", "stream")


def one_floor(s: PanzerState, d: Deed) -> bool:
    h = s.place[d.unit]
    return s.sc.land.floors[h] < 2 or not s.sc.land.building[h] or bool(s.rubble[h])


def level_changes(s: PanzerState, d: Deed) -> bool:
    return s.sc.board.elevation[s.place[d.unit]] != s.sc.board.elevation[d.to]


def spotter_unarmed(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] == VEHICLE and not s.sc.armed[d.unit]


def gun_aboard(s: PanzerState, d: Deed) -> bool:
    return s.sc.kind[d.unit] == TOWED and s.carrier[d.unit] >= 0


def suppressed_looking_back(s: PanzerState, d: Deed) -> bool:
    at, to = s.place[d.unit], s.place[d.other]
    if not s.sup[d.unit] or at == to:
        return False
    return not in_arc(s.sc.board, at, s.facing[commander(s, d.unit)], to, FRONT60)


def beyond_all_spotting(s: PanzerState, d: Deed) -> bool:
    """No row of the Spotting Ranges reaches so far."""
    column = s.sc.spot_size[d.other]
    most: int = max(getattr(row, column) for row in load_tables().spotting.ranges.row)
    return apart(s, s.place[d.unit], s.place[d.other]) > most


def not_low(s: PanzerState, d: Deed) -> bool:
    return flight(s).altitude != 0


def low(s: PanzerState, d: Deed) -> bool:
    return flight(s).altitude == 0


def not_diving(s: PanzerState, d: Deed) -> bool:
    now = flight(s)
    return not s.sc.planes[d.unit].dive or now.speed != 0 or now.altitude != 2


def out_of_rockets_reach(s: PanzerState, d: Deed) -> bool:
    return not 2 <= apart(s, flight(s).hex, d.to) <= 10


def lacks_flak(s: PanzerState, d: Deed) -> bool:
    return s.sc.aa_gun[d.unit] < 0


def flak_used(s: PanzerState, d: Deed) -> bool:
    return bool(s.aa_done[d.unit])


def flak_indoors(s: PanzerState, d: Deed) -> bool:
    holds = s.works[s.place[d.unit]] & IMPROVED and s.post[d.unit] == 1  # not an entrenchment beside it
    return bool(holds) or bool(s.inside[d.unit])


def flak_too_high(s: PanzerState, d: Deed) -> bool:
    return flight(s).altitude == 2 and not s.sc.aa_high[d.unit]


def flak_gun_turned_away(s: PanzerState, d: Deed) -> bool:
    at, over = s.place[d.unit], flight(s).hex
    if s.sc.kind[d.unit] != TOWED or at == over:
        return False
    return not in_arc(s.sc.board, at, s.facing[d.unit], over, FRONT60)


def always(s: PanzerState, d: Deed) -> bool:
    return True


BARS = (
    # into and out of hexes
    Bar("PZR-6.5.2.2.1", (*GOES, "turns", "leaves the map", *TO_MOVE), "its tracks are hit", tracks_hit),
    Bar("PZR-5.15", (*ACTS, *ORDERS, "gets on", "digs", "takes cover"), "its crew has left it", abandoned),
    Bar("PZR-6.6.7", (*GOES, "turns", *STORMS[:1], "lays smoke", "overruns"), "it is carried", carried),
    Bar("PZR-4.5", ("moves", "turns"), "it has neither MOVE nor SHORT HALT", commanded(MOVE, SHORT_HALT)),
    Bar("PZR-4.5.1.1", GOES, "one hex at a time", not_next_door),
    Bar("PZR-4.5.1.1.2", COMES[:-1], "the ground bars it", barred_ground),
    Bar("PZR-4.5.1.1.2", GOES, "too many levels at once", too_steep),
    Bar("PZR-4.5.1.1.6", GOES, "a bridge is entered and left along its way", off_the_bridge),
    Bar("PZR-2.0", COMES, "the scenario bars the hex", closed_by_scenario),
    Bar("PZR-6.1.4.3.3", (*COMES[:-1], "gets off"), "a block or ditch is in the hex", blocked),
    Bar("PZR-6.1.4.3.11", (*COMES[:-1], "gets off"), "wire is in the hex", wired),
    Bar("PZR-6.1.4.3.5", (*COMES, "gets off"), "the hex is on fire", burning),
    Bar("PZR-6.1.4.3.9", (*COMES[:-1], "gets off"), "rubble is in the hex", ruined),
    Bar("PZR-6.5.4.4.3", (*COMES, "gets off"), "the bridge has fallen", fallen_bridge),
    Bar("PZR-4.5.1.1.10", ("approaches", "advances", "enters", "is set up"), "enemies are there", foes_there),
    Bar("PZR-4.5.1.1.10", ("gets off", "jumps off"), "enemies are there", foes_there),
    Bar("PZR-6.1.4.2", GOES, "a gun in full cover", hidden_gun),
    Bar("PZR-6.1.4.2", GOES, "a section with a support weapon in full cover", hidden_section),
    Bar("PZR-6.6.5", ("moves again",), "a gun is moved by one hex a turn", always),
    Bar("PZR-6.6.4.1", GOES, "it is upstairs", upstairs),
    Bar("PZR-6.6.4.3", ("crawls",), "it is not in full cover", not_in_cover),
    Bar("PZR-6.6.4.3", ("crawls",), "it is suppressed", suppressed),
    Bar("PZR-6.6.4.3", ("crawls",), "a change of level", level_changes),
    Bar("PZR-6.6.4.3", ("crawls",), "it is laden", laden_section),
    Bar("PZR-6.6.4.1", ("goes up",), "there is no upper floor", one_floor),
    Bar("PZR-6.6.4.1", ("goes up",), "only leg units go upstairs", no_legs),
    Bar("PZR-6.6.3", ("drives in",), "only tracked vehicles with armour above", open_topped_or_wheeled),
    Bar("PZR-6.6.3", ("drives in",), "it has passengers", carries_somebody),
    Bar("PZR-6.6.9", ("finds a position",), "it has no MOVE", commanded(MOVE)),
    Bar("PZR-6.6.9", ("finds a position",), "it is no vehicle", no_vehicle),
    # commands
    Bar("PZR-6.6.7", ORDERS, "a passenger has no command of its own", carried),
    Bar("PZR-4.5.1.1.9", (*TO_FIRE, ORDERS[3]), "it waits outside the map", waits),
    Bar("PZR-6.1.4.2", ("is ordered move",), "a gun in full cover", hidden_gun),
    Bar("PZR-6.1.4.2", ("is ordered move",), "a laden section in full cover", hidden_section),
    Bar("PZR-6.1.4.2", ("is ordered short-halt",), "a leg unit in full cover", hidden_legs),
    Bar("PZR-6.6.5", ("is ordered short-halt",), "a towed unit", a_gun),
    Bar("PZR-6.6.4.1", ("is ordered short-halt",), "a section with a support weapon", laden_section),
    Bar("PZR-4.2", (*TO_FIRE, ORDERS[3]), "it cannot fight", harmless),
    Bar("PZR-4.2.1", TO_FIRE, "it has spotted nobody", nobody_spotted),
    Bar("PZR-2.0", ORDERS, "its zone waits", delayed),
    # shots
    Bar("PZR-4.4.1", ("fires",), "it has neither FIRE nor SHORT HALT", commanded(FIRE, SHORT_HALT)),
    Bar("PZR-4.4.1", ("fires",), "it did not spot the target in the Spotting Phase", unseen_before),
    Bar("PZR-4.4.2", ("reacts",), "it has no OVERWATCH", commanded(OVERWATCH)),
    Bar("PZR-4.4.2", ("reacts",), "it does not spot the target", unseen_now),
    Bar("PZR-4.4.2", ("reacts",), "the target has neither fired nor moved", no_trigger),
    Bar("PZR-4.4.1", SHOOTS, "a unit fires once a turn", has_acted),
    Bar("PZR-4.4.1", (*SHOOTS, *STORMS), "no enemy", not_its_enemy),
    Bar("PZR-4.4.1", (*SHOOTS, *STORMS, "overruns"), "the target is not on the map", target_gone),
    Bar("PZR-6.1.3", (*SHOOTS, *STORMS, "overruns"), "a passenger is no target", target_carried),
    Bar("PZR-5.15", (*SHOOTS, *STORMS, "overruns"), "an abandoned vehicle is no target", target_abandoned),
    Bar("PZR-3.5.2", SHOOTS, "beyond its range", too_far),
    Bar("PZR-5.6", SHOOTS, "nearer than its minimum range", too_near),
    Bar("PZR-4.4.3.1", SHOOTS, "not in its arc", outside_arc),
    Bar("PZR-4.1.4", SHOOTS, "no line of sight", no_line),
    Bar("PZR-4.4.3", SHOOTS, "armour-piercing fire is for vehicles", armour_piercing_at_men),
    Bar("PZR-6.6.7.2", SHOOTS, "its vehicle has MOVE", aboard_moving),
    Bar("PZR-6.6.7.2", SHOOTS, "not with this weapon from a vehicle", crew_weapon_aboard),
    Bar("PZR-5.1.3.1", SHOOTS, "not with this weapon from upstairs", mortar_upstairs),
    Bar("PZR-5.14", SHOOTS, "suppressed, it fires one weapon", suppressed_with_several),
    Bar("PZR-5.1.2", SHOOTS, "a section fires one weapon", section_with_several),
    Bar("PZR-6.1.4.3.10", ("lays smoke",), "friends are in the hex", friends_there),
    Bar("PZR-6.1.4.3.10", ("lays smoke",), "neither FIRE nor SHORT HALT", commanded(FIRE, SHORT_HALT)),
    # indirect fire
    Bar("PZR-6.5.1.1.3", ("calls", "keeps calling"), "it is no observer", no_observer),
    Bar("PZR-6.5.1", ("calls", "keeps calling", "guides"), "it has no OVERWATCH", commanded(OVERWATCH)),
    Bar("PZR-6.5.1.7", ("calls",), "it spots nobody at the aim point", nobody_at_aim),
    Bar("PZR-6.5.1.8.1", ("keeps calling",), "it spots nobody near the aim point", nobody_near_aim),
    Bar("PZR-6.5.1.1", ("calls again",), "an observer has one aim point a turn", always),
    Bar("PZR-6.6.6", ("is shelled again",), "each source attacks who moves once", always),
    # close combat
    Bar("PZR-6.6.1.1", (*STORMS, "approaches"), "only leg units", no_legs),
    Bar("PZR-6.6.1.1", ("assaults", "approaches"), "it has no MOVE", commanded(MOVE)),
    Bar("PZR-6.6.1.1", STORMS, "it is suppressed", suppressed),
    Bar("PZR-6.6.1.1", ("assaults",), "the target is not next to it", not_adjacent),
    Bar("PZR-6.6.1.1", ("assaults",), "nobody spots the target", seen_by_nobody),
    Bar("PZR-6.6.1.1", ("assaults",), "it has attacked another unit", assaulted_another),
    Bar("PZR-6.6.1.1", ("assaults",), "two levels above or below", two_levels_away),
    Bar("PZR-6.6.1.1", ("approaches",), "a section with a support weapon", laden_section),
    Bar("PZR-6.6.11", ("assaults", "overruns"), "its partners attack somebody else", partners_elsewhere),
    Bar("PZR-6.1.4.2", ("assaults",), "a laden section in full cover", hidden_section),
    Bar("PZR-6.6.10", ("overruns",), "only vehicles", no_vehicle),
    Bar("PZR-6.6.10", ("overruns",), "it has no MOVE", commanded(MOVE)),
    Bar("PZR-6.6.10", ("overruns",), "the target is a vehicle", quarry_drives),
    Bar("PZR-6.6.10", ("overruns",), "the target was mounted as the turn began", mounted_at_dawn),
    Bar("PZR-6.6.10", ("overruns",), "nobody spots the target", seen_by_nobody),
    Bar("PZR-6.1.4.3.7", ("overruns",), "the target is in an improved position", quarry_in_position),
    # transport
    Bar("PZR-6.6.7.1.1", ("gets on",), "it has no MOVE", commanded(MOVE)),
    Bar("PZR-6.6.7.1.1", ("gets on", "gets off"), "too far from the vehicle", beyond_a_step),
    Bar("PZR-6.6.7", ("gets on",), "it is never carried", rides_or_drives),
    Bar("PZR-6.6.7", ("gets on",), "no vehicle of its side", foreign_carrier),
    Bar("PZR-6.6.7", ("gets on",), "the vehicle is abandoned", carrier_abandoned),
    Bar("PZR-6.6.3", ("gets on",), "the vehicle is inside a building", carrier_indoors),
    Bar("PZR-6.6.7.1", ("is aboard",), "the vehicle has no room for it", no_room),
    Bar("PZR-6.6.7.1.2", ("jumps off",), "it is suppressed", suppressed),
    # digging and covering
    Bar("PZR-6.6.8", ("digs", "takes cover"), "vehicles neither dig nor take full cover", a_vehicle),
    Bar("PZR-6.6.8", ("digs",), "it is not in full cover", not_in_cover),
    Bar("PZR-6.6.8", ("digs",), "it is suppressed", suppressed),
    Bar("PZR-6.6.8", ("digs",), "it has a command", commanded(NO_COMMAND)),
    Bar("PZR-6.6.8", ("digs", "takes cover"), "it is carried", carried),
    Bar("PZR-6.1.4.2", ("takes cover",), "not on bridges, in fords and streams", wet_or_bridge),
    # being hurt
    Bar("PZR-5.15", ("is suppressed", "is hurt"), "it is abandoned", abandoned),
    Bar("PZR-6.5.4.4.2", ("is hurt",), "only vehicles are damaged", no_vehicle),
    # spotting
    Bar("PZR-4.1.1", ("spots",), "an unarmed vehicle spots nobody", spotter_unarmed),
    Bar("PZR-5.15", ("spots",), "an abandoned vehicle spots nobody", abandoned),
    Bar("PZR-6.1.1", ("spots",), "a towed gun spots nobody", gun_aboard),
    Bar("PZR-6.1.3", ("spots",), "a passenger is not spotted", target_carried),
    Bar("PZR-5.15", ("spots",), "an abandoned vehicle is not spotted", target_abandoned),
    Bar("PZR-6.1.3.1", ("spots",), "suppressed, it looks to the front", suppressed_looking_back),
    Bar("PZR-4.1.3", ("spots",), "farther than anything is spotted", beyond_all_spotting),
    Bar("PZR-4.1.4", ("spots",), "no line of sight", no_line),
    # aircraft
    Bar("PZR-6.7.3.2", ("strafes", "rockets"), "it does not fly low", not_low),
    Bar("PZR-6.7.3.3", ("bombs",), "it flies low", low),
    Bar("PZR-6.7.2.3.2", ("dives",), "it cannot dive as it flies", not_diving),
    Bar("PZR-6.7.3.4", ("rockets",), "the range of rockets is 2 to 10", out_of_rockets_reach),
    Bar("PZR-6.7.3.1.2", ("guides",), "it is no forward observer", no_forward_observer),
    Bar("PZR-6.7.4", ("fires at an aircraft",), "it has no AA fire", lacks_flak),
    Bar("PZR-6.7.4", ("fires at an aircraft",), "it has no OVERWATCH", commanded(OVERWATCH)),
    Bar("PZR-6.7.4.1.1", ("fires at an aircraft",), "it has fired at one in this turn", flak_used),
    Bar("PZR-6.7.4.1.1", ("fires at an aircraft",), "it is inside a building or a position", flak_indoors),
    Bar("PZR-6.7.4.1.2", ("fires at an aircraft",), "the aircraft is too high", flak_too_high),
    Bar("PZR-6.7.4.1.2", ("fires at an aircraft",), "its gun looks elsewhere", flak_gun_turned_away),
)


class PanzerBars(Bars):
    """Panzer: deeds from State and events; what is allowed once a turn is remembered."""

    BARS = BARS
    DULL = frozenset({"hold", "let-pass", "let-all-pass", "turn", "done", "keep"})

    def scenes(self, moment: Moment) -> Iterator[tuple[PanzerState, Deed]]:
        """Who is aboard, and who spots whom after the Spotting Phase, is asked afterwards."""
        for deed in self.deeds(moment):
            yield moment.after if deed.way in ("spots", "is aboard") else moment.before, deed

    def deeds(self, moment: Moment) -> list[Deed]:
        before, after = moment.before, moment.after
        assert isinstance(before, PanzerState)
        assert isinstance(after, PanzerState)
        told: dict[int, set[int]] = {}
        for event in moment.events:
            told.setdefault(event.a, set()).add(event.kind)
        found: list[Deed] = []
        for u in range(before.sc.units):
            if u not in before.sc.planes:
                found += by_place(before, after, u, told.get(u, set()))
                found += by_columns(before, after, u, told.get(u, set()))
        for event in moment.events:
            found += by_event(before, event)
        found += looked(before, after)
        return found + self.repeated(before, found, moment.events)

    def repeated(self, s: PanzerState, found: list[Deed], told: list[Event]) -> list[Deed]:
        """What may be done once a turn and was done before."""
        again: list[Deed] = []
        marks: list[tuple[tuple[str, int, int], str, int]]
        marks = [
            (("gun", d.unit, -1), "moves again", d.unit) for d in found if d.way == "moves" and a_gun(s, d)
        ]
        marks += [(("call", d.unit, -1), "calls again", d.unit) for d in found if d.way == "calls"]
        marks += [
            (("shells", e.a, e.c), "is shelled again", e.a) for e in told if e.kind == events.INTO_BARRAGE
        ]
        for key, way, u in marks:
            if self.tally.get(key) == s.turn:
                again.append(Deed(way, u))
            self.tally[key] = s.turn
        return again

    def strained(self, s: PanzerState, random: Random) -> Strain | None:
        """Where a side is about to fire, to assault or to move: units are hurt, abandoned, in trouble."""
        top = s.lanes[0][-1] if s.lanes[0] else None
        if len(s.lanes) > 1 or top is None or top.step or not between_deeds(top):
            return None
        player = s.asked[0]
        mine = [u for u in s.sc.units_of[player] if s.active(u)]
        units = random.sample(mine, min(4, len(mine)))
        how = [harmed(s, u, random) for u in units]
        return Strain(s, units, ", ".join(how)) if units else None


def between_deeds(top: Frame) -> bool:
    """Whether nobody is in the middle of what he does: who has begun can no longer be kept from it."""
    if isinstance(top, Declaring):
        return top.firer < 0 and not top.shot_firer
    if isinstance(top, CloseCombat):
        return top.unit < 0 and not top.attacker
    return isinstance(top, Movement)


def harmed(s: PanzerState, u: int, random: Random) -> str:
    """Gives a unit one trouble; in words which."""
    name, h = s.sc.unit_names[u], s.place[u]
    vehicle = s.sc.kind[u] == VEHICLE
    trouble = random.choice(("sup", "sup", "tracks", "damage", "abandoned", "cover", "works"))
    if trouble == "tracks" and vehicle:
        s.harm(u, TRACKS)
    elif trouble == "damage" and vehicle:
        s.harm(u, DAMAGED)
    elif trouble == "abandoned" and vehicle and s.acted[u] == DONE:
        s.harm(u, ABANDONED)
    elif trouble == "cover" and not vehicle and s.command[u] not in (MOVE, SHORT_HALT):
        s.cover = with_cell(s.cover, u, 1)
    elif trouble == "works":
        near = random.choice([k for k in s.sc.neighbour[6 * h : 6 * h + 6] if k < s.sc.n])
        kind = random.choice((BLOCK, WIRE, DITCH, ON_FIRE))
        s.works = with_cell(s.works, near, s.works[near] | kind)
        return f"{kind} beside {name}"
    else:
        s.sup[u] = SUP_ON
        trouble = "sup"
    return f"{name} {trouble}"


def by_place(before: PanzerState, after: PanzerState, u: int, told: set[int]) -> Iterator[Deed]:
    """What its new place says: it moved, entered, left, got on or off, was put down."""
    sc = before.sc
    was, now, carrier, rides = before.place[u], after.place[u], before.carrier[u], after.carrier[u]
    if carrier < 0 <= rides:
        if was < sc.n:  # who is set up aboard does not get on
            yield Deed("gets on", u, was, now, rides)
        yield Deed("is aboard", u, was, now, rides)
    elif rides < 0 <= carrier:
        if now < sc.n and not told & set(BAILS_OUT):
            yield Deed("jumps off" if events.JUMPS_OFF in told else "gets off", u, was, now, carrier)
    elif rides >= 0 or was == now or now == sc.off + LOST:
        return
    elif was < sc.n and now < sc.n:
        if events.PUT_BACK not in told:
            way = "approaches" if events.APPROACHES in told else "moves"
            yield Deed("advances" if events.ADVANCES in told else way, u, was, now)
    elif was == sc.off + WAITING and now < sc.n:
        yield Deed("enters", u, -1, now)
    elif was == sc.off + RESERVE and now < sc.n:
        yield Deed("is set up", u, -1, now)
    elif was < sc.n and now == sc.off + EXITED:
        yield Deed("leaves the map", u, was)


def by_columns(before: PanzerState, after: PanzerState, u: int, told: set[int]) -> Iterator[Deed]:
    """What happened to a unit where it is: ordered, turned, suppressed, hurt."""
    if after.command[u] != before.command[u] and after.command[u] != NO_COMMAND:
        yield Deed(f"is ordered {COMMANDS[after.command[u]]}", u)
    here = before.place[u] == after.place[u] < before.sc.n
    if here and events.PIVOTS in told and before.sc.kind[u] == VEHICLE:
        yield Deed("turns", u, before.place[u])
    if after.sup[u] == SUP_ON and before.sup[u] != SUP_ON:
        yield Deed("is suppressed", u, before.place[u])
    if after.hurt[u] & ~before.hurt[u] & (DAMAGED | TRACKS):
        yield Deed("is hurt", u, before.place[u])


def by_event(s: PanzerState, event: Event) -> Iterator[Deed]:
    """What was told: somebody fired, called, assaulted; of shots `to` is the weapon, so it names no place."""
    u = event.a
    if event.kind == events.ASSAULTS:
        landed = isinstance(s.lanes[0][-1], Landing)
        yield Deed("storms" if landed else "assaults", u, other=event.b)
    elif event.kind in (events.AIMS, events.REACTS):
        yield Deed(BY_EVENT[event.kind], u, -1, event.c, event.b)
    elif event.kind in AT_A_HEX or event.kind == events.CRAWLS:
        yield Deed(BY_EVENT[event.kind], u, -1, event.b)
    elif event.kind in BY_EVENT:
        yield Deed(BY_EVENT[event.kind], u, other=event.b)


def looked(before: PanzerState, after: PanzerState) -> Iterator[Deed]:
    """Who was spotted by whom in the Spotting Phase of a turn that has begun."""
    if after.turn == before.turn:
        return
    for t in range(after.sc.units):
        for u in bit_list(after.seen_by[t]):
            yield Deed("spots", u, other=t)


ORACLES = (PanzerBars,)

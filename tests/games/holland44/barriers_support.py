"""What bars support: artillery, its replenishment and its markers, and air units (H44-10.7, 17)."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.holland44.kinds import AIRBORNE, BRITISH, CORPS, LIMBERED
from grognard.games.holland44.scenario import ALLIED, CLEAR, CLEAR_SKY, CLOUDY, GERMAN, NIGHT, POLDER
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.battle import BREAKTHROUGH, ENCOUNTER, NORMAL
from grognard.games.zocbond.kinds import ARTILLERY, MOVED
from grognard.testing.bars import Deed
from tests.games.zocbond import barriers as shared

from .barriers import HollandScene, out_of_supply

CORPS_GUNS = "5-AGRA"  # H44-17.6.2
MOVEMENT_MARKERS = {GERMAN: 2, ALLIED: 3}  # H44-17.3
FLIPS = 2  # H44-17.8.1, 17.8.3
AIRBORNE_FLIPS = {CLEAR_SKY: 3, CLOUDY: 1}  # H44-17.8.2
AIR_UNITS = {CLEAR_SKY: 2, CLOUDY: 1}  # H44-4.4
AIR_RANGE = 4  # H44-10.7
OFF_ROAD = 4  # H44-17.8.2
SOURCES_AS_DROP_HEXES = 6  # the turn from which on (H44-17.8.2)


# -- support of combat (H44-17.4 to 17.6) --------------------------------------------------------------


def no_artillery(scene: HollandScene, d: Deed) -> bool:
    """Only artillery supports, and its own side (H44-17.1)."""
    return not scene.is_a(d.unit, ARTILLERY) or shared.of_the_enemy(scene, d)


def out_of_range(scene: HollandScene, d: Deed) -> bool:
    """Out of an area the first hex of the map is one (H44-17.4, 19.8)."""
    reach, distance = scene.sc.range[d.unit], scene.sc.board.distance_between
    if scene.is_hex(d.at):
        return distance(d.at, d.to) > reach
    edge = [h for h in range(scene.sc.n) if scene.sc.gate_of[h] == d.at]
    return all(distance(h, d.to) + 1 > reach for h in edge)


def formation(scene: HollandScene, u: int) -> int:
    """Remnants and breakdown units fight in the formation of the unit they come from (H44-10.2.2)."""
    parent = scene.s.parent[u]
    return int(scene.sc.formation[parent if parent >= 0 else u])


def of_another_formation(scene: HollandScene, d: Deed) -> bool:
    """Nobody of its formation attacks; Allied corps artillery supports everybody (H44-17.6.1)."""
    frame = scene.combat()
    for_all = scene.is_a(d.unit, CORPS) and scene.sc.owner[d.unit] == ALLIED
    if not isinstance(frame, Attack) or for_all:
        return False
    own = {scene.sc.formation[d.unit], scene.sc.also_formation[d.unit]} - {-1}
    return not any(formation(scene, v) in own for v in bit_list(frame.units))


def too_many_guns(scene: HollandScene, d: Deed) -> bool:
    """One; 5 AGRA and the artillery of the lead formation are two (H44-17.6.2)."""
    frame = scene.combat()
    guns = bit_list(frame.support) if isinstance(frame, Attack) else []
    divisional = [u for u in guns if scene.sc.unit_names[u] != CORPS_GUNS]
    if len(guns) < 2 or not isinstance(frame, Attack):
        return False
    return len(guns) > 2 or len(divisional) != 1 or formation(scene, divisional[0]) != frame.lead


def no_place_for_guns(scene: HollandScene, d: Deed) -> bool:
    """Artillery has no part in breakthroughs, encounters and landings (H44-16.3.5, 25.3.1, 22.6).

    After a landing on enemies it may help these to stay: the rule speaks of shifts.
    """
    frame = scene.combat()
    if isinstance(frame, Attack):
        return frame.kind != NORMAL
    return frame is not None and frame.kind in (BREAKTHROUGH, ENCOUNTER)


# -- air units (H44-10.7) ------------------------------------------------------------------------------


def no_flight(scene: HollandScene, d: Deed) -> bool:
    """Allied, in a normal attack, once in it."""
    frame = scene.combat()
    if not isinstance(frame, Attack) or d.other != ALLIED or frame.player != ALLIED:
        return True
    return frame.kind != NORMAL or frame.air > 1


def too_many_flights(scene: HollandScene, d: Deed) -> bool:
    """Two under a clear sky, one under clouds, none else and at night (H44-4.4)."""
    return scene.counted("flies", scene.s.turn) >= AIR_UNITS.get(scene.s.weather(), 0)


def far_from_the_british(scene: HollandScene, d: Deed) -> bool:
    """No British unit but airborne ones within four hexes of the target."""
    sc, s = scene.sc, scene.s
    for u in sc.units_of[ALLIED]:
        kind = sc.traits[u if s.parent[u] < 0 else s.parent[u]]
        if scene.is_hex(s.place[u]) and kind & BRITISH and not kind & AIRBORNE:
            if sc.board.distance_between(s.place[u], d.to) <= AIR_RANGE:
                return False
    return True


# -- artillery moves and is made ready (H44-17.3, 17.8) --------------------------------------------------


def no_movement_marker(scene: HollandScene, d: Deed) -> bool:
    """All are in use, or it is no artillery, or its move is over (H44-17.3)."""
    player = scene.sc.owner[d.unit]
    used = sum(1 for u in scene.sc.units_of[player] if scene.marked(u, LIMBERED))
    unfit = not scene.is_a(d.unit, ARTILLERY) or scene.marked(d.unit, MOVED | LIMBERED)
    return unfit or used >= MOVEMENT_MARKERS[player]


def too_many_made_ready(scene: HollandScene, d: Deed) -> bool:
    """Two of a side, at night all of the Germans; airborne ones by the weather (H44-17.8.1 to 17.8.3)."""
    player = scene.sc.owner[d.unit]
    airborne = scene.is_a(d.unit, AIRBORNE)
    done = scene.counted("is made ready", scene.s.turn, player, airborne)
    if airborne:
        return done >= AIRBORNE_FLIPS.get(scene.s.weather(), 0)
    return done >= FLIPS and not (player == GERMAN and scene.s.turn_kind() == NIGHT)


def cut_off_guns(scene: HollandScene, d: Deed) -> bool:
    """No line to area N, or to an own area of the Germans; or marked as out of supply (H44-17.8.1, 18.4)."""
    if scene.is_a(d.unit, AIRBORNE) or not scene.is_hex(d.at):
        return False
    player = scene.sc.owner[d.unit]
    areas = [scene.sc.board.place("@N")] if player == ALLIED else scene.reference.areas(player)
    return out_of_supply(scene, d) or not scene.reference.traces(player, d.at, frozenset(areas))


def cut_off_airborne_guns(scene: HollandScene, d: Deed) -> bool:
    """To its source, and from there to an open drop hex, four hexes off the road each (H44-17.8.2)."""
    sc = scene.sc
    if not scene.is_a(d.unit, AIRBORNE):
        return False
    division = sc.division[d.unit]
    source = scene.s.place[sc.sources[division]]
    if not scene.is_hex(source) or not scene.is_hex(d.at):
        return True
    codes = [code for code, of in enumerate(sc.drop_division) if of == division]
    drops = {h for code in codes for h in sc.drop_hexes[code]}
    if scene.s.turn >= SOURCES_AS_DROP_HEXES:
        drops |= {source, *scene.around(source)}
    drops = {h for h in drops if sc.terrain[h] in (CLEAR, POLDER) and is_open(scene, h)}
    return not leads_off_road(scene, d.at, {source}) or not leads_off_road(scene, source, drops)


def is_open(scene: HollandScene, h: int) -> bool:
    """Not in an EZOC, which own units cancel; no enemy is there."""
    if scene.foes(h, ALLIED):
        return False
    return not scene.gripped(h, GERMAN) or bool(scene.reference.units(h, ALLIED))


def leads_off_road(scene: HollandScene, start: int, ends: set[int]) -> bool:
    """An Allied line of four hexes off the road (H44-18.3.1)."""
    front = {(start, False)}
    for _ in range(OFF_ROAD):
        if any(h in ends for h, _ in front):
            return True
        steps = [(h, to, bare) for h, bare in front for to in scene.around(h)]
        found = {(to, scene.reference.goes_off_road(ALLIED, h, to, bare)) for h, to, bare in steps}
        front |= {(to, bare) for to, bare in found if bare is not None}
    return any(h in ends for h, _ in front)

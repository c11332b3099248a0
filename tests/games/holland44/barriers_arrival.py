"""What bars units that come from elsewhere: landings, replacements, reinforcements (H44-19.1, 20.2, 22)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from grognard.games.holland44.kinds import AIRBORNE, BRITISH, PARACHUTE, POLISH
from grognard.games.holland44.scenario import (
    ALLIED,
    AM,
    CITY,
    CLEAR,
    CLEAR_SKY,
    CLOUDY,
    GERMAN,
    MARSH,
    NIGHT,
    OVERCAST,
)
from grognard.games.zocbond.kinds import ARTILLERY, ELITE, GHOST, PART, SOURCE, VEHICLE, WAITING
from grognard.testing.bars import Deed
from tests.games.zocbond import barriers as shared

from .barriers import HollandScene, engaged, foreign_area

POINTS = {CLEAR_SKY: 8, CLOUDY: 4}  # airlanding points (H44-4.4)
POINTS_FROM = 3  # the turn (H44-22.4)
MOST_STEPS = 9  # that land in a hex (H44-22.2.3)
REPLACEMENTS_FROM = 8  # H44-20.2.1
REPLACEMENTS = {GERMAN: ("BC", "FGHI"), ALLIED: ("N",)}  # per point: the areas it comes from (H44-20.2.2)


# -- landings (H44-22) -----------------------------------------------------------------------------------


def lands_of_itself(scene: HollandScene, d: Deed) -> bool:
    """The glider pilots come to the source of their division (H44-22.1.3), sources with their divisions."""
    return bool(scene.sc.lands_at_source[d.unit]) or scene.is_a(d.unit, SOURCE)


def bad_landing_ground(scene: HollandScene, d: Deed) -> bool:
    """Parachutists in clear, woods, towns and polder, gliders and guns in clear hexes (H44-22.2.3)."""
    terrain = scene.sc.terrain[d.to]
    if lands_of_itself(scene, d):
        return False
    if scene.is_a(d.unit, PARACHUTE) and not scene.is_a(d.unit, ARTILLERY):
        return terrain in (CITY, MARSH)
    return terrain != CLEAR


def no_flying_weather(scene: HollandScene, d: Deed) -> bool:
    bad = scene.s.turn_kind() == NIGHT or scene.s.weather() == OVERCAST
    return bad and not lands_of_itself(scene, d)


def before_its_turn(scene: HollandScene, d: Deed) -> bool:
    return scene.sc.arrival_turn[d.unit] > scene.s.turn


def landed_this_morning(scene: HollandScene, d: Deed) -> bool:
    """One landing phase a day (H44-22.1.2)."""
    turn = scene.s.turn
    morning = turn > 1 and scene.sc.turn_kind[turn - 1] == AM
    return morning and scene.counted("lands", turn - 1) > 0 and not scene.sc.lands_at_source[d.unit]


def no_airlanding_point(scene: HollandScene, d: Deed) -> bool:
    """From turn 3 on one for each unit, by the weather (H44-22.4)."""
    if scene.s.turn < POINTS_FROM or scene.sc.lands_at_source[d.unit]:
        return False
    return scene.counted("lands", scene.s.turn) >= POINTS.get(scene.s.weather(), 0)


def too_many_steps_land(scene: HollandScene, d: Deed) -> bool:
    """Nine in a hex and turn (H44-22.2.3); a source is no troops."""
    if scene.is_a(d.unit, SOURCE):
        return False
    return scene.counted("steps land", scene.s.turn, d.to) + scene.sc.steps[d.unit] > MOST_STEPS


def centres(scene: HollandScene, u: int) -> set[int]:
    """The drop hexes and sources that serve a unit in this turn (H44-22.2.1)."""
    sc, turn = scene.sc, scene.s.turn
    pole = scene.is_a(u, POLISH)
    if turn < 6:
        return set(sc.drop_hexes[sc.drop[u]])
    found: set[int] = set()
    for code, division in enumerate(sc.drop_division):
        if pole if division < 0 else turn >= 9 or division == sc.division[u]:
            found |= set(sc.drop_hexes[code])
    divisions = range(len(sc.sources)) if turn >= 9 else [sc.division[u]]
    places = {scene.s.place[sc.sources[division]] for division in divisions}
    return found | {place for place in places if scene.is_hex(place)}


def far_from_drop_hex(scene: HollandScene, d: Deed) -> bool:
    """H44-22.2.1: its own hex in turn 1, then next to it, then anywhere of its division, then of any."""
    near = 0 if scene.s.turn == 1 else 1
    hexes = set() if lands_of_itself(scene, d) else centres(scene, d.unit)
    return bool(hexes) and all(scene.sc.board.distance_between(h, d.to) > near for h in hexes)


def beyond_water(scene: HollandScene, d: Deed) -> bool:
    """Next to a drop hex, beyond a river or canal on its side (H44-22.2.3)."""
    hexes = set() if lands_of_itself(scene, d) else centres(scene, d.unit)
    near = [h for h in hexes if scene.side(h, d.to) >= 0]
    return d.to not in hexes and bool(near) and all(scene.sc.water[scene.side(h, d.to)] for h in near)


def polish_drop_hex(scene: HollandScene, d: Deed) -> bool:
    """Only Poles land in the Polish drop hexes (H44-22.5.2)."""
    hexes = {h for code, of in enumerate(scene.sc.drop_division) if of < 0 for h in scene.sc.drop_hexes[code]}
    return d.to in hexes and not scene.is_a(d.unit, POLISH)


def poles_too_soon(scene: HollandScene, d: Deed) -> bool:
    """Under a clear sky, when all who were to land in turn 3 have landed (H44-22.5.1)."""
    sc = scene.sc
    if not scene.is_a(d.unit, POLISH):
        return False
    third = [u for u in sc.units_of[ALLIED] if sc.arrival_turn[u] == 3 and scene.is_a(u, AIRBORNE)]
    return scene.s.weather() != CLEAR_SKY or any(scene.s.place[u] == sc.box + WAITING for u in third)


def beside_another_source(scene: HollandScene, d: Deed) -> bool:
    """One source in a hex (H44-6.1)."""
    return scene.is_a(d.unit, SOURCE) and any(scene.is_a(u, SOURCE) for u in scene.friends(d.unit, d.to))


def pilots_elsewhere(scene: HollandScene, d: Deed) -> bool:
    """H44-22.1.3."""
    source = scene.sc.sources[scene.sc.division[d.unit]]
    return bool(scene.sc.lands_at_source[d.unit]) and d.to != scene.s.place[source]


# -- replacements (H44-20.2.1 to 20.2.4, 22.7) ---------------------------------------------------------------


def airborne_troops(scene: HollandScene, body: int) -> bool:
    return scene.sc.owner[body] == ALLIED and scene.sc.division[body] >= 0


def unfit_for_replacements(scene: HollandScene, d: Deed) -> bool:
    return shared.in_disorder(scene, d) or engaged(scene, d)


def no_replacements_now(scene: HollandScene, d: Deed) -> bool:
    """Night turns from turn 8 on (H44-20.2.1); `other` is the unit of whose kind it is."""
    if airborne_troops(scene, d.other):
        return False
    return scene.s.turn_kind() != NIGHT or scene.s.turn < REPLACEMENTS_FROM


def never_replaced(scene: HollandScene, d: Deed) -> bool:
    """Artillery; German elite and vehicles; of the Allies all but the British (H44-20.2.2, 20.2.3)."""
    if scene.is_a(d.other, ARTILLERY | SOURCE | GHOST | PART):
        return True
    if scene.sc.owner[d.other] == GERMAN:
        return scene.is_a(d.other, ELITE | VEHICLE)
    return not airborne_troops(scene, d.other) and not scene.is_a(d.other, BRITISH)


def airborne_rebuilt(scene: HollandScene, d: Deed) -> bool:
    """Paratroopers come back to units on the map only (H44-22.7)."""
    return airborne_troops(scene, d.other)


def points_for(scene: HollandScene, player: int, place: int) -> frozenset[int]:
    """The replacement points of a night that a unit in a place can have (H44-20.2.3)."""
    found = set()
    for point, letters in enumerate(REPLACEMENTS[player]):
        areas = frozenset(scene.sc.board.place("@" + letter) for letter in letters)
        if place in areas or (scene.is_hex(place) and scene.reference.traces(player, place, areas)):
            found.add(point)
    return frozenset(found)


def where(d: Deed) -> int:
    return d.to if d.way == "is rebuilt" else d.at


def no_point_reaches_it(scene: HollandScene, d: Deed) -> bool:
    if airborne_troops(scene, d.other):
        return False
    return not points_for(scene, scene.sc.owner[d.unit], where(d))


def no_point_left(scene: HollandScene, d: Deed) -> bool:
    """One of the British, two of the Germans from different edges, each for one unit (H44-20.2.2)."""
    player = scene.sc.owner[d.unit]
    if airborne_troops(scene, d.other):
        return False
    taken = scene.tally.get(("points", scene.s.turn, player), ())
    return not assignable([*taken, points_for(scene, player, where(d))], len(REPLACEMENTS[player]))


def assignable(wishes: Sequence[frozenset[int]], points: int) -> bool:
    """Whether each of some units can have a point of its own."""
    ways = permutations(range(points), len(wishes))
    return any(all(point in wish for point, wish in zip(way, wishes, strict=True)) for way in ways)


def rebuilt_badly(scene: HollandScene, d: Deed) -> bool:
    """In an area, or in an own city that is not in an EZOC (H44-20.2.4)."""
    if not scene.is_hex(d.to):
        return foreign_area(scene, d)
    if scene.sc.terrain[d.to] != CITY or scene.gripped(d.to, scene.enemy(d.unit)):
        return True
    return scene.s.control[scene.sc.control_row[d.to]] != scene.sc.owner[d.unit]


def no_paratroopers(scene: HollandScene, d: Deed) -> bool:
    """One step of a division and turn, of those who went astray in an earlier one (H44-22.7)."""
    division = scene.sc.division[d.other]
    if not airborne_troops(scene, d.other):
        return False
    waiting = scene.s.airborne_points[division] - scene.s.fresh_points[division]
    return waiting <= 0 or scene.counted("paratroopers", scene.s.turn, division) > 0


def far_from_its_source(scene: HollandScene, d: Deed) -> bool:
    """A line leads to the source of the division, exhausted or not (H44-22.7)."""
    if not airborne_troops(scene, d.other):
        return False
    source = scene.s.place[scene.sc.sources[scene.sc.division[d.other]]]
    on_map = scene.is_hex(d.at) and scene.is_hex(source)
    return not on_map or not scene.reference.traces(ALLIED, d.at, frozenset([source]))


# -- reinforcements (H44-19.1) ---------------------------------------------------------------------------


def arrives_elsewhere(scene: HollandScene, d: Deed) -> bool:
    """In the area on its counter; where that is the enemy's, in one beside it (H44-19.2.2)."""
    sc, player = scene.sc, scene.sc.owner[d.unit]
    area = sc.arrival_place[d.unit]
    if scene.s.sc.zone_rules.own_area(scene.s, area, player):
        return d.to != area
    beside = sc.area_links[area - sc.size]
    return d.to not in beside or not scene.s.sc.zone_rules.own_area(scene.s, d.to, player)

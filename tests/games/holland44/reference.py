"""What bars a deed in Holland '44, as one list, for `grognard fuzz holland44 --reference`.

Written from the rulebook, chapter by chapter; deeds and what both games share are in
`tests.games.zocbond.bars`, ZOC and bonds in `tests.games.zocbond.reference`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from grognard.core.event import Event
from grognard.core.kinds import bit_list
from grognard.games.holland44 import events
from grognard.games.holland44.scenario import (
    ALLIED,
    BLOWN,
    CANAL,
    CITY,
    CLEAR,
    GERMAN,
    MAJOR,
    MARSH,
    NIGHT,
    ON_WHEELS,
    OVERCAST,
    POLDER,
    POLDER_WOODS,
    TOWN,
    WOODS,
    HollandScenario,
)
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.units import corps_of, cost_class
from grognard.games.holland44.zones import own_area
from grognard.games.zocbond import events as family
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.kinds import (
    ARTILLERY,
    AWAKE,
    ENGAGED,
    ENGINEER,
    FIRED,
    GHOST,
    GONE,
    GOOD,
    IN_SUPPLY,
    INFANTRY,
    LIMBERED,
    LOCKED,
    PARACHUTE,
    ROUTED,
    SCATTERED,
    SOURCE,
    SPENT,
    STILL,
    STRIDE,
    TACTICAL,
)
from grognard.testing.bars import Bar, Deed, Moment
from tests.games.zocbond import bars as shared
from tests.games.zocbond.bars import FIGHTS, MARCHES, Scene, ZocBars
from tests.games.zocbond.reference import Reference

FAST = ("marches", "moves extended")
FORWARD = ("advances",)
BACK = ("retreats",)
SOFT = (POLDER, POLDER_WOODS, MARSH)


class HollandScene(Scene):
    """A moment of Holland '44."""

    def __init__(self, s: HollandState, met: int = -1) -> None:
        super().__init__(s)
        self.met = met  # the hex of an unknown unit that has just been turned over
        self.s: HollandState = s
        self.sc: HollandScenario = s.sc
        self.found: Reference | None = None

    @property
    def reference(self) -> Reference:
        if self.found is None:
            self.found = Reference(self.s)
        return self.found

    def gripped(self, h: int, player: int) -> bool:
        return self.reference.in_zoc(h, player)

    def crossed_bond(self, owner: int, at: int, to: int) -> bool:
        return self.reference.bars(owner, at, to, True)

    def line(self, a: int, x: int, b: int, owner: int) -> bool:
        return self.reference.line_holds(a, x, b, owner)

    def foes(self, h: int, player: int) -> list[int]:
        return [u for u in self.s.stack_at(h) if self.sc.owner[u] != player]

    def counts(self, units: list[int]) -> int:
        """H44-6.1 to 6.3; two halves of a battalion are one, and there is one source in a hex."""
        halves = [self.sc.half[u] for u in units if self.sc.half[u] >= 0]
        over = self.reference.counted(units) - (len(halves) - len(set(halves))) - 2
        sources = sum(1 for u in units if self.sc.traits[u] & SOURCE)
        return max(over, sources - 1)

    def is_a(self, u: int, traits: int) -> bool:
        return bool(self.sc.traits[u] & traits)

    def on_wheels(self, u: int) -> bool:
        return cost_class(self.s, u) == ON_WHEELS

    def water(self, at: int, to: int) -> int:
        """The water between two hexes that no bridge spans."""
        if not (self.is_hex(at) and self.is_hex(to)) or self.side(at, to) < 0:
            return 0
        side = self.side(at, to)
        return 0 if self.s.span[side] else int(self.sc.water[side])

    def by_road(self, at: int, to: int) -> bool:
        return bool(self.sc.road[self.side(at, to)]) and not self.water(at, to)

    def in_normal_attack(self) -> bool:
        frames = [f for f in self.s.lanes[0] if isinstance(f, Attack)]
        return bool(frames) and frames[-1].kind == NORMAL


# -- who does not move, or only so --------------------------------------------------------------------


def face_down(scene: HollandScene, d: Deed) -> bool:
    return scene.is_a(d.unit, GHOST)


def immobile(scene: HollandScene, d: Deed) -> bool:
    return bool(scene.sc.allowance[d.unit] == 0)


def waits(scene: HollandScene, d: Deed) -> bool:
    return scene.is_a(d.unit, LOCKED) and not scene.marked(d.unit, AWAKE)


def spent(scene: HollandScene, d: Deed) -> bool:
    return scene.marked(d.unit, SPENT)


def ferries_others(scene: HollandScene, d: Deed) -> bool:
    """Once a unit has used its ferry, an engineer moves no more (H44-23.3.3)."""
    row = scene.sc.engineer_row[d.unit]
    return row >= 0 and scene.s.crossed[row] > 0


def engaged(scene: HollandScene, d: Deed) -> bool:
    return scene.marked(d.unit, ENGAGED)


def scattered(scene: HollandScene, d: Deed) -> bool:
    return scene.marked(d.unit, SCATTERED)


def out_of_supply(scene: HollandScene, d: Deed) -> bool:
    return bool(scene.s.supply[d.unit] != IN_SUPPLY)


def supply_source(scene: HollandScene, d: Deed) -> bool:
    return scene.is_a(d.unit, SOURCE)


def guns_without_marker(scene: HollandScene, d: Deed) -> bool:
    return scene.is_a(d.unit, ARTILLERY) and not scene.marked(d.unit, LIMBERED)


def german_first_day(scene: HollandScene, d: Deed) -> bool:
    return bool(scene.s.turn == 1 and scene.sc.owner[d.unit] == GERMAN)


def german_first_day_area(scene: HollandScene, d: Deed) -> bool:
    """Only into the areas that change hands, A and L (H44-23.1.2)."""
    return german_first_day(scene, d) and scene.sc.place_names[d.to] not in ("@A", "@L")


def foreign_area(scene: HollandScene, d: Deed) -> bool:
    return scene.is_area(d.to) and not own_area(scene.s, d.to, scene.sc.owner[d.unit])


# -- steps --------------------------------------------------------------------------------------------


def stopped_in_zoc(scene: HollandScene, d: Deed) -> bool:
    """But for infiltration (H44-8.3.3), and for the hex of an unknown unit just fought (H44-25.3.3).

    Into the hex of an unknown unit one goes on out of the ZOC of unknown units, not of others (H44-25.3.1).
    """
    if scene.in_phase("Encounter") or not shared.stopped_in_zoc(scene, d):
        return False
    if d.to == scene.met and all(face_down(scene, Deed("", u)) for u in grippers(scene, d)):
        return False
    move = scene.move()
    return not (move is not None and move.gait == TACTICAL and infiltrated(scene, d.unit, d.at))


def grippers(scene: HollandScene, d: Deed) -> set[int]:
    return scene.reference.gripped_by(d.at, scene.enemy(d.unit))


def infiltrated(scene: HollandScene, u: int, h: int) -> bool:
    """A city, or woods or a town where two steps have given up their move."""
    if scene.sc.terrain[h] == CITY:
        return True
    screen = [v for v in scene.friends(u, h) if scene.marked(v, SPENT)]
    return scene.sc.terrain[h] in (WOODS, TOWN) and sum(scene.s.steps[v] for v in screen) >= 2


def beside_enemies(scene: HollandScene, d: Deed) -> bool:
    """Any enemy unit, across rivers too (H44-8.2.2)."""
    return scene.is_hex(d.to) and any(scene.foes(h, scene.sc.owner[d.unit]) for h in scene.around(d.to))


def among_friends(scene: HollandScene, d: Deed) -> bool:
    """Others than the unit it was split off from, and parts of the same: that is done after moving, too."""
    parent = scene.s.parent
    family_of = {d.unit, parent[d.unit]} - {-1}
    return any(not {v, parent[v]} & family_of for v in scene.friends(d.unit, d.to))


def wheels_off_road(scene: HollandScene, d: Deed) -> bool:
    """Vehicles enter and leave polder and marsh by road only (H44-8.6.2)."""
    if not scene.on_wheels(d.unit):
        return False
    if scene.is_hex(d.at) and scene.is_hex(d.to):
        soft = any(scene.sc.terrain[h] in SOFT for h in (d.at, d.to))
        return scene.side(d.at, d.to) >= 0 and soft and not scene.by_road(d.at, d.to)
    edge = min(d.at, d.to)
    if not scene.is_hex(edge) or scene.sc.gate_road[edge] or scene.sc.gate_closed[edge]:
        return False
    return scene.sc.terrain[edge] in SOFT


def wheels_in_water(scene: HollandScene, d: Deed) -> bool:
    """Vehicles cross water by bridges and ferries (H44-8.5.2); railway bridges do not serve them."""
    if not scene.on_wheels(d.unit) or not (scene.is_hex(d.at) and scene.is_hex(d.to)):
        return False
    side = scene.side(d.at, d.to)
    if side < 0 or not scene.sc.water[side] or scene.by_road(d.at, d.to):
        return False
    return scene.water(d.at, d.to) != MAJOR  # ferries are another line


def canal(scene: HollandScene, d: Deed) -> bool:
    """Infantry, tactically, with the first step (H44-8.5.3)."""
    if scene.water(d.at, d.to) != CANAL:
        return False
    move = scene.move()
    tactical = move is not None and move.gait == TACTICAL and move.hexes == 0
    return not tactical or not scene.is_a(d.unit, INFANTRY)


def river_without_ferry(scene: HollandScene, d: Deed) -> bool:
    """An unbridged major river: tactically, by a ferry or with engineers (H44-8.5.4)."""
    if scene.water(d.at, d.to) != MAJOR:
        return False
    move = scene.move()
    if move is None or move.gait != TACTICAL:
        return True
    side = scene.side(d.at, d.to)
    return scene.sc.ferry_of[side] < 0 and not engineers(scene, d)


def engineers(scene: HollandScene, d: Deed) -> list[int]:
    """Those who could take a unit across: on either bank, in good order, Allied (H44-23.3.3)."""
    if scene.sc.owner[d.unit] != ALLIED:
        return []
    there = [*scene.s.stack_at(d.at), *scene.s.stack_at(d.to)]
    return [u for u in there if scene.is_a(u, ENGINEER) and scene.s.order[u] == GOOD]


def ferry_shut(scene: HollandScene, d: Deed) -> bool:
    """A printed ferry between hexes with enemies or their ZOC, for more than a step, for vehicles by day."""
    if scene.water(d.at, d.to) != MAJOR or engineers(scene, d):
        return False
    ferry = scene.sc.ferry_of[scene.side(d.at, d.to)]
    if ferry < 0:
        return False
    enemy = scene.enemy(d.unit)
    gripped = [h for h in (d.at, d.to) if scene.gripped(h, enemy)]
    shut = any(h == d.to and not scene.friends(d.unit, h) for h in gripped)
    by_day = enemy == ALLIED and scene.s.turn_kind() != NIGHT and not scene.is_a(d.unit, INFANTRY)
    return shut or by_day or scene.s.steps[d.unit] > 1 or scene.s.ferry_used[ferry] > 0


def edge_river(scene: HollandScene, d: Deed) -> bool:
    """H44-19.3.2: between map and area no major river is crossed but by the ferry of Pannerden."""
    edge = min(d.at, d.to)
    if not scene.is_hex(edge) or scene.sc.gate_road[edge] or scene.sc.gate_closed[edge]:
        return False
    water = scene.sc.gate_water[edge]
    return bool(water == MAJOR or (water and scene.on_wheels(d.unit)))


def beyond_boundary(scene: HollandScene, d: Deed) -> bool:
    """British corps cross their boundaries by one hex (H44-23.4); who is too far may come back."""
    corps = corps_of(scene.s, d.unit)
    if corps < 0 or scene.s.turn > 6 or not scene.is_hex(d.to) or not scene.sc.zone_depth:
        return False
    depth = scene.sc.zone_depth[corps]
    comes_back = scene.is_hex(d.at) and depth[d.to] < depth[d.at]
    return bool(depth[d.to] > 1 and not comes_back)


# -- combat -------------------------------------------------------------------------------------------


def no_strength(scene: HollandScene, d: Deed) -> bool:
    return bool(scene.sc.attack[STRIDE * d.unit + scene.s.steps[d.unit]] == 0)


def too_many_attackers(scene: HollandScene, d: Deed) -> bool:
    """Out of a hex attack two units and a free one of each type (H44-6.4.2)."""
    if not scene.is_hex(d.at):
        return False
    units = [u for u in bit_list(d.other) if scene.s.place[u] == d.at]
    return scene.counts(units) > 0


def engaged_across(scene: HollandScene, d: Deed) -> bool:
    """Bridged or not (H44-11.5.1)."""
    side = scene.side(d.to, d.at)
    return engaged(scene, d) and side >= 0 and scene.sc.water[side] in (CANAL, MAJOR)


def no_river_assault(scene: HollandScene, d: Deed) -> bool:
    """H44-9.5.3: engineers, and infantry that began the turn at the unbridged river and has not moved."""
    if not scene.is_hex(d.at) or scene.water(d.at, d.to) != MAJOR:
        return False
    engineers_there = [u for u in scene.s.stack_at(d.at) if scene.is_a(u, ENGINEER)]
    infantry = [u for u in bit_list(d.other) if scene.s.place[u] == d.at and scene.is_a(u, INFANTRY)]
    unmoved = [u for u in infantry if scene.s.began[u] == d.at and scene.s.gait[u] == STILL]
    return scene.sc.owner[d.unit] != ALLIED or not engineers_there or not unmoved


def strikes_across(scene: HollandScene, d: Deed) -> bool:
    return scene.is_hex(d.at) and scene.water(d.at, d.to) != 0


def cannot_support(scene: HollandScene, d: Deed) -> bool:
    """H44-17.6.1."""
    return shared.in_disorder(scene, d) or scene.marked(d.unit, FIRED | SCATTERED | ENGAGED | LIMBERED)


def out_of_range(scene: HollandScene, d: Deed) -> bool:
    if not scene.is_hex(d.at):
        return False
    return scene.sc.board.distance_between(d.at, d.to) > scene.sc.range[d.unit]


def own_hex(scene: HollandScene, d: Deed) -> bool:
    return d.at == d.to


def no_leader(scene: HollandScene, d: Deed) -> bool:
    """H44-12.1.2."""
    return scene.is_a(d.unit, ARTILLERY | SOURCE) or shared.in_disorder(scene, d)


# -- retreat and advance ------------------------------------------------------------------------------


def retreats_to_its_end(scene: HollandScene, d: Deed) -> bool:
    """H44-13.2: water without a bridge, ground closed to vehicles; off the map as one could march."""
    if scene.is_area(d.to):
        return not scene.reference.leaves_map(d.unit, d.at, d.to)
    if scene.water(d.at, d.to) in (CANAL, MAJOR):
        return True
    return scene.on_wheels(d.unit) and not scene.reference.vehicles_go(d.at, d.to)


def into_zoc_of_its_own_will(scene: HollandScene, d: Deed) -> bool:
    return scene.in_phase("Disengagement") and shared.bare(scene, d.unit, d.to)


def first_hex(scene: HollandScene) -> bool:
    frame = scene.advance()
    return frame is None or frame.entered == 0


def advances_through_water(scene: HollandScene, d: Deed) -> bool:
    """H44-15.6: by infantry with the first hex; canals if attacked across, rivers into the hex won."""
    frame = scene.advance()
    if frame is None or not (scene.is_hex(d.at) and scene.is_hex(d.to)) or scene.by_road(d.at, d.to):
        return False
    won = frame.free if frame.free == d.to else frame.vacated
    return not scene.reference.wades(d.unit, d.at, d.at, d.to, won, first_hex(scene))


def from_zoc_to_zoc_forward(scene: HollandScene, d: Deed) -> bool:
    """Of the same enemy unit, into a hex that is neither won nor a friend's (H44-15.5.2)."""
    if not (scene.is_hex(d.at) and scene.is_hex(d.to)) or scene.cleared(d.to):
        return False
    if scene.friends(d.unit, d.to):
        return False
    enemy = scene.enemy(d.unit)
    found = scene.reference.gripped_by(d.at, enemy) & scene.reference.gripped_by(d.to, enemy)
    return bool(found)


def artillery(scene: HollandScene, d: Deed) -> bool:
    return scene.is_a(d.unit, ARTILLERY)


def advance_over(scene: HollandScene, d: Deed) -> bool:
    frame = scene.advance()
    return frame is not None and frame.over > 0 and not scene.cleared(d.to)


# -- what comes from elsewhere ------------------------------------------------------------------------


def bad_landing_ground(scene: HollandScene, d: Deed) -> bool:
    """Parachutists in clear, woods, towns and polder, gliders and guns in clear hexes (H44-22.2.3)."""
    terrain = scene.sc.terrain[d.to]
    if lands_of_itself(scene, d):
        return False
    if scene.is_a(d.unit, PARACHUTE) and not scene.is_a(d.unit, ARTILLERY):
        return terrain in (CITY, MARSH)
    return terrain != CLEAR


def lands_of_itself(scene: HollandScene, d: Deed) -> bool:
    """The glider pilots come to the source of their division (H44-22.1.3), sources with their divisions."""
    return bool(scene.sc.lands_at_source[d.unit]) or scene.is_a(d.unit, SOURCE)


def no_flying_weather(scene: HollandScene, d: Deed) -> bool:
    bad = scene.s.turn_kind() == NIGHT or scene.s.weather() == OVERCAST
    return bad and not lands_of_itself(scene, d)


def far_from_drop_hex(scene: HollandScene, d: Deed) -> bool:
    """H44-22.2.1: its own hex in turn 1, then next to it, then anywhere of its division."""
    sc = scene.sc
    if lands_of_itself(scene, d) or scene.s.turn >= 9:
        return False
    if scene.s.turn >= 6:
        codes = [c for c, division in enumerate(sc.drop_division) if division == sc.division[d.unit]]
        source = scene.s.place[sc.sources[sc.division[d.unit]]]
        hexes = [h for c in codes for h in sc.drop_hexes[c]] + ([source] if scene.is_hex(source) else [])
    else:
        hexes = sc.drop_hexes[sc.drop[d.unit]]
    near = 0 if scene.s.turn == 1 else 1
    return all(sc.board.distance_between(h, d.to) > near for h in hexes)


def redeployed_badly(scene: HollandScene, d: Deed) -> bool:
    """H44-25.6: from turn 3 into a city or town without Allied units in it or next to it."""
    near = [d.to, *scene.around(d.to)]
    if scene.s.turn < 3 or scene.s.redeployed or scene.sc.terrain[d.to] not in (CITY, TOWN):
        return True
    return any(scene.foes(h, GERMAN) for h in near)


def without_comrades(scene: HollandScene, d: Deed) -> bool:
    """H44-18.2.3."""
    division = scene.sc.division[d.unit]
    return not any(scene.sc.division[u] == division for u in scene.friends(d.unit, d.to))


def unfit_for_replacements(scene: HollandScene, d: Deed) -> bool:
    return shared.in_disorder(scene, d) or engaged(scene, d)


def rebuilt_badly(scene: HollandScene, d: Deed) -> bool:
    """In an area, or in a city that is not in an EZOC (H44-20.2.4)."""
    if not scene.is_hex(d.to):
        return foreign_area(scene, d)
    return scene.sc.terrain[d.to] != CITY or scene.gripped(d.to, scene.enemy(d.unit))


def unfit_to_split(scene: HollandScene, d: Deed) -> bool:
    return shared.in_disorder(scene, d) or scattered(scene, d)


STILL_UNITS = (*MARCHES, *FORWARD, "disengages")
BARS = (
    # -- 6: stacking
    Bar("H44-6.4.2", ("attacks",), "more units than may attack out of a hex", too_many_attackers),
    Bar("H44-15.1", ("ends its advance",), "more units than the limit", shared.into_a_crowd),
    # -- 7: ZOC and bonds
    Bar("H44-7.2", MARCHES, "it has entered an EZOC and stops", stopped_in_zoc),
    Bar("H44-7.4.2", MARCHES, "an enemy bond", shared.bond_in_the_way),
    Bar("H44-13.2", BACK, "an enemy bond", shared.bond_in_the_way),
    Bar("H44-15.5.1", FORWARD, "an enemy bond, and not the vacated hex", shared.bond_on_the_way_forward),
    # -- 8: movement
    Bar("H44-8.1", MARCHES, "an enemy unit is there", shared.enemy_there),
    Bar("H44-8.1", (*MARCHES, *FORWARD, *BACK), "one step at a time", shared.not_next_door),
    Bar("H44-8.1", (*MARCHES, *FORWARD, *BACK, "lands"), "no hex of this game", shared.out_of_play),
    Bar("H44-8.1", MARCHES, "its move is over", shared.move_is_over),
    Bar("H44-8.1", (*MARCHES, "disengages"), "no movement allowance", immobile),
    Bar("H44-13.2", BACK, "no movement allowance", immobile),
    Bar("H44-8.2.2", ("moves extended",), "next to an enemy unit", beside_enemies),
    Bar("H44-8.2.2", ("ends extended movement",), "in the hex of a friend", among_friends),
    Bar("H44-8.3.1", ("moves tactically",), "more than two hexes", shared.far_by_tactics),
    Bar("H44-8.5.2", MARCHES, "a vehicle, and no bridge", wheels_in_water),
    Bar("H44-8.5.3", MARCHES, "an unbridged canal", canal),
    Bar("H44-8.5.4", MARCHES, "an unbridged major river without ferry or engineers", river_without_ferry),
    Bar("H44-8.5.5", MARCHES, "the ferry is shut, full or no vehicles' one", ferry_shut),
    Bar("H44-8.6.2", MARCHES, "a vehicle off the road in polder or marsh", wheels_off_road),
    Bar("H44-8.7", (*MARCHES, "attacks"), "it made up an automatic DS", shared.shattered_somebody),
    Bar("H44-8.3.3", (*MARCHES, *FIGHTS), "it is spent", spent),
    # -- 9: combat
    Bar("H44-9.1", ("attacks",), "it has attacked in this phase", shared.has_attacked),
    Bar("H44-9.1", ("attacks",), "all there have been attacked in this phase", shared.all_struck_before),
    Bar("H44-9.1", FIGHTS, "not next to it", shared.not_beside_target),
    Bar("H44-9.1", FIGHTS, "it has no attack strength", no_strength),
    Bar("H44-8.2.2", ("attacks",), "it has used extended movement", shared.went_extended),
    Bar("H44-9.5.1", ("attacks",), "an unbridged major river, and no river assault", no_river_assault),
    Bar("H44-16.3.5", ("breaks through",), "across water without a bridge", strikes_across),
    Bar("H44-11.5.1", FIGHTS, "engaged, across a major river or canal", engaged_across),
    Bar("H44-14.2", FIGHTS, "only in good order", shared.in_disorder),
    Bar("H44-20.2.5", FIGHTS, "a unit with a replacement in its hex", shared.refitted_beside),
    Bar("H44-19.6", ("attacks",), "it came from another area", shared.went_between_areas),
    Bar("H44-25.2.1", (*FIGHTS, *STILL_UNITS), "face down", face_down),
    Bar("H44-12.1.2", ("leads the defence",), "who cannot lead", no_leader),
    Bar("H44-13.5", ("leads the defence in a normal attack",), "it has retreated", shared.has_retreated),
    # -- 11 to 14: engaged, in disorder
    Bar("H44-11.5.1", FAST, "engaged: tactical movement only", engaged),
    Bar("H44-14.2", FAST, "disrupted: tactical movement only", shared.disrupted),
    Bar("H44-14.2", MARCHES, "only in good order out of an area", shared.in_disorder_in_an_area),
    Bar("H44-14.3.2", ("moves extended",), "routed", shared.routed),
    Bar("H44-14.3.2", (*MARCHES, *FORWARD), "routed, into an EZOC without friends", shared.routed_into_zoc),
    Bar("H44-13.2", BACK, "an enemy unit is there", shared.enemy_there),
    Bar("H44-13.2", BACK, "from one empty EZOC into another", shared.from_zoc_to_zoc),
    Bar("H44-13.2", ("ends its retreat",), "in an EZOC", shared.ends_in_zoc),
    Bar("H44-13.2", BACK, "water without a bridge, ground closed to it, off the map", retreats_to_its_end),
    Bar("H44-14.2", ("is made ready",), "only in good order", shared.in_disorder),
    # -- 15: advance
    Bar("H44-15.6", FORWARD, "an enemy unit is there", shared.enemy_there),
    Bar("H44-15.1", FORWARD, "artillery", artillery),
    Bar("H44-15.2", FORWARD, "a limited advance goes into the defended hex", shared.limited_elsewhere),
    Bar("H44-15.5.2", FORWARD, "from one EZOC of an enemy into another of it", from_zoc_to_zoc_forward),
    Bar("H44-15.6", FORWARD, "water or ground closed to it", advances_through_water),
    Bar("H44-15.6", FORWARD, "its advance is over", advance_over),
    # -- 17: artillery
    Bar("H44-17.3", FAST, "artillery without a movement marker", guns_without_marker),
    Bar("H44-17.6.1", ("supports",), "inactive, in disorder, engaged, scattered or limbered", cannot_support),
    Bar("H44-17.4", ("supports",), "out of range", out_of_range),
    Bar("H44-17.6.1", ("supports",), "its own hex", own_hex),
    # -- 18 to 21: supply, areas, replacements, breakdown
    Bar("H44-18.4", FAST, "out of supply: tactical movement only", out_of_supply),
    Bar("H44-18.2.2", FAST, "a supply source", supply_source),
    Bar("H44-18.2.3", ("reappears",), "no unit of its division is there", without_comrades),
    Bar("H44-19.3.1", MARCHES, "it has come into this area in this phase", shared.area_left_too_soon),
    Bar("H44-19.4", (*MARCHES, *FORWARD), "an area of the enemy's", foreign_area),
    Bar("H44-19.3.2", MARCHES, "a major river at the edge of the map", edge_river),
    Bar("H44-20.2.3", ("is refitted",), "not in good order, or engaged", unfit_for_replacements),
    Bar("H44-20.2.4", ("is rebuilt",), "neither an area nor a city without EZOC", rebuilt_badly),
    Bar("H44-20.2.5", FAST, "it has taken a replacement", shared.refitted),
    Bar("H44-20.2.5", MARCHES, "it has taken a replacement, more than one hex", shared.refitted_and_moved),
    Bar("H44-21.3", ("splits",), "scattered or in disorder", unfit_to_split),
    # -- 22 to 27: landings, special rules, unknown units, disengagement
    Bar("H44-22.2.3", ("lands",), "no ground to land on", bad_landing_ground),
    Bar("H44-22.1.2", ("lands",), "neither at night nor under an overcast sky", no_flying_weather),
    Bar("H44-22.2.1", ("lands",), "too far from its drop hex", far_from_drop_hex),
    Bar("H44-22.3.6", FAST, "scattered: tactical movement only", scattered),
    Bar("H44-23.1.2", FAST, "Germans in turn 1: tactical movement only", german_first_day),
    Bar("H44-23.1.2", ("leaves the map", "changes area"), "Germans in turn 1", german_first_day_area),
    Bar("H44-23.3.3", MARCHES, "units have used its ferry", ferries_others),
    Bar("H44-23.4", MARCHES, "beyond the boundary of its corps", beyond_boundary),
    Bar("H44-23.6", STILL_UNITS, "it waits for the Allies", waits),
    Bar("H44-25.6", ("is redeployed",), "not there, or not now", redeployed_badly),
    Bar("H44-27.1.2", ("disengages",), "disrupted or routed", shared.in_disorder),
    Bar("H44-27.1.2", ("disengages",), "it has attacked", shared.has_attacked),
    Bar("H44-27.1.1", BACK, "of its own will into an EZOC without a friend", into_zoc_of_its_own_will),
    Bar("H44-3.0", ("turns up",), "an enemy is there", shared.enemy_there),
)


class HollandBars(ZocBars):
    """Holland '44 under its list."""

    BARS = BARS
    PLACERS: ClassVar[dict[int, str]] = {
        events.ARRIVES: "arrives",
        events.LANDS: "lands",
        events.REBUILT: "is rebuilt",
        events.REAPPEARS: "reappears",
        events.REDEPLOYED: "is redeployed",
        events.REVEALED: "is revealed",
    }
    TELLS: ClassVar[dict[int, str]] = {
        events.REFITS: "is refitted",
        events.DISENGAGES: "disengages",
        family.READIES: "is made ready",
    }

    def __init__(self) -> None:
        self.met = -1

    def scenes(self, moment: Moment) -> Iterator[tuple[Scene, Deed]]:
        self.met = -1
        yield from super().scenes(moment)

    def scene(self, s: HollandState) -> HollandScene:
        return HollandScene(s, self.met)

    def of_event(self, scene: Scene, event: Event, trails: dict[int, list[int]]) -> Iterator[Deed]:
        assert isinstance(scene, HollandScene)
        yield from super().of_event(scene, event, trails)
        if event.kind == family.STANDS and scene.in_normal_attack():
            yield Deed("leads the defence in a normal attack", event.a, scene.s.place[event.a])

    def changes(self, event: Event) -> bool:
        return super().changes(event) or event.kind in (events.NOBODY_THERE, events.BLOWN)

    def apply(self, s: Any, event: Event) -> None:
        if event.kind == events.BLOWN:
            s.set_bridge(s.sc.bridge_of[event.a], BLOWN)
            return
        if event.kind in (events.NOBODY_THERE, events.REVEALED):
            h = event.a if event.kind == events.NOBODY_THERE else event.b
            self.met = h
            for u in s.stack_at(h):
                if s.sc.traits[u] & GHOST:
                    s.put(u, s.sc.box + GONE)
        if event.kind != events.NOBODY_THERE:
            super().apply(s, event)

    def movable(self, s: HollandState, u: int) -> bool:
        return not s.sc.traits[u] & GHOST and s.place[u] < s.sc.box

    def strain_marks(self, moving: bool) -> dict[int, str]:
        found = {ENGAGED: "as engaged", SPENT: "as spent", SCATTERED: "as scattered"}
        return {**super().strain_marks(moving), **found}

    def own_strain(self, s: HollandState, units: list[int], random: Random) -> list[str]:
        """Bridges are blown, best near one of the units; engineers and infantry stand at a river."""
        sc = s.sc
        how: list[str] = []
        for u in units[:2]:
            h = s.place[u]
            near = sc.bridges_at[h] if h < sc.n else []
            if near and random.random() < 0.5:
                bridge = random.choice(near)
                s.set_bridge(bridge, BLOWN)
                how.append(f"{sc.bridge_names[bridge]} is blown")
        return how + (self.at_the_river(s, units, random) if random.random() < 0.25 else [])

    def at_the_river(self, s: HollandState, units: list[int], random: Random) -> list[str]:
        """Engineers and infantry come to the bank of an unbridged river, enemies in disorder beyond it."""
        sc = s.sc
        player = sc.owner[units[0]]
        rivers = [side for side in range(6 * sc.n) if sc.water[side] == MAJOR and not s.span[side]]
        side = random.choice(rivers)
        banks = (side // 6, sc.neighbour[side])
        foes = [u for u in sc.units_of[1 - player] if 0 <= s.place[u] < sc.n and self.movable(s, u)]
        if not 0 <= banks[1] < sc.n or not foes:
            return []
        troops = [u for u in [*sc.engineers[:1], *units[:2]] if sc.owner[u] == player and self.movable(s, u)]
        how = []
        for u, h in [(random.choice(foes), banks[1]), *[(u, banks[0]) for u in troops]]:
            if self.may_be_put(s, u, h):
                s.put(u, h)
                s.began[u] = h
                s.set_steps(u, max(1, s.steps[u]))
                s.set_order(u, ROUTED if h == banks[1] else GOOD)
                how.append(f"{sc.unit_names[u]} in {sc.place_names[h]}")
        return how


ORACLES = (HollandBars,)

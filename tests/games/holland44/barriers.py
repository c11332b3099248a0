"""What a moment of Holland '44 is asked about a deed: the questions of the list in `reference`."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.holland44.kinds import CROSSED, ENGINEER, LIMBERED, SCATTERED, SPENT
from grognard.games.holland44.scenario import (
    ALLIED,
    CANAL,
    CITY,
    GERMAN,
    MAJOR,
    MARSH,
    NIGHT,
    ON_WHEELS,
    POLDER,
    POLDER_WOODS,
    TOWN,
    WOODS,
    HollandScenario,
)
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.units import corps_of, cost_class, is_mechanised
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.automatic import Automatic
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.kinds import (
    ADVANCED,
    ARTILLERY,
    AWAKE,
    ENGAGED,
    FIRED,
    GHOST,
    IN_SUPPLY,
    INFANTRY,
    LOCKED,
    POOR,
    SHATTERED,
    SOURCE,
    STILL,
    STRIDE,
    TACTICAL,
)
from grognard.testing.bars import Deed
from tests.games.zocbond import barriers as shared
from tests.games.zocbond.barriers import Scene
from tests.games.zocbond.reference import Reference

FAST = ("marches", "moves extended")
FORWARD = ("advances",)
BACK = ("retreats",)
SOFT = (POLDER, POLDER_WOODS, MARSH)

LIMIT = 2  # units in a hex beside those that are free (H44-6.1)


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
        over = self.reference.counted(units) - (len(halves) - len(set(halves))) - LIMIT
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

    def shattering(self) -> int:
        """Those who make up an automatic DS."""
        frames = [f for f in self.s.lanes[0] if isinstance(f, Automatic)]
        return frames[-1].units if frames else 0

    def in_normal_attack(self) -> bool:
        frames = [f for f in self.s.lanes[0] if isinstance(f, Attack)]
        return bool(frames) and frames[-1].kind == NORMAL


# -- who does not move, or only so --------------------------------------------------------------------


def face_down(scene: HollandScene, d: Deed) -> bool:
    return scene.is_a(d.unit, GHOST)


def immobile(scene: HollandScene, d: Deed) -> bool:
    return bool(scene.sc.allowance[d.unit] == 0)


def waits(scene: HollandScene, d: Deed) -> bool:
    """Until Allies have come near. Those that a sidetrack has put beside it came near unseen."""
    here = scene.s.place[d.unit]
    near = scene.is_hex(here) and any(scene.foes(h, scene.sc.owner[d.unit]) for h in scene.around(here))
    return scene.is_a(d.unit, LOCKED) and not scene.marked(d.unit, AWAKE) and not near


def spent(scene: HollandScene, d: Deed) -> bool:
    return scene.marked(d.unit, SPENT)


def ferries_others(scene: HollandScene, d: Deed) -> bool:
    """Once another unit has used its ferry, an engineer moves no more (H44-23.3.3); it goes on if it did."""
    row = scene.sc.engineer_row[d.unit]
    return row >= 0 and scene.s.crossed[row] > 0 and scene.steps_before() == 0


def engaged(scene: HollandScene, d: Deed) -> bool:
    return scene.marked(d.unit, ENGAGED)


def far_and_engaged(scene: HollandScene, d: Deed) -> bool:
    """Two hexes of tactical movement leave nobody engaged; `other` is where its turn began."""
    if not engaged(scene, d) or max(d.other, d.to) >= scene.sc.n or d.other < 0:
        return False
    return scene.sc.board.distance_between(d.other, d.to) > 1


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
    return scene.is_area(d.to) and not scene.s.sc.zone_rules.own_area(scene.s, d.to, scene.sc.owner[d.unit])


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
    """A city, or woods or a town where two steps have given up their move, and not met anybody in it."""
    if scene.sc.terrain[h] == CITY:
        return True
    spent_there = [v for v in scene.friends(u, h) if scene.marked(v, SPENT)]
    screen = [v for v in spent_there if ("has met", scene.s.turn, v) not in scene.tally]
    return scene.sc.terrain[h] in (WOODS, TOWN) and sum(scene.s.steps[v] for v in screen) >= 2


def beside_enemies(scene: HollandScene, d: Deed) -> bool:
    """Any enemy unit, across rivers too (H44-8.2.2)."""
    return scene.is_hex(d.to) and any(scene.foes(h, scene.sc.owner[d.unit]) for h in scene.around(d.to))


def among_friends(scene: HollandScene, d: Deed) -> bool:
    """Others than the unit it was split off from, and parts of the same: that is done after moving, too.

    Nor does it bar a unit whose way on was a bridge that is blown (H44-5.4).
    """
    move = scene.move()
    if move is not None and move.is_stranded(scene.s):
        return False
    parent = scene.s.parent
    family_of = {d.unit, parent[d.unit]} - {-1}
    return any(not {v, parent[v]} & family_of for v in scene.friends(d.unit, d.to))


def into_overstacked(scene: HollandScene, d: Deed) -> bool:
    """Mechanized units enter an overstacked hex tactically (H44-6.4.2)."""
    friends = scene.friends(d.unit, d.to) if scene.is_hex(d.to) else []
    return bool(friends) and is_mechanised(scene.s, d.unit) and scene.counts(friends) > 0


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
    """Those who could take a unit across: on either bank, Allied, in whatever order (H44-23.3.3)."""
    if scene.sc.owner[d.unit] != ALLIED:
        return []
    there = [*scene.s.stack_at(d.at), *scene.s.stack_at(d.to)]
    return [u for u in there if scene.is_a(u, ENGINEER)]


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


def ferried_to_an_unknown_unit(scene: HollandScene, d: Deed) -> bool:
    """An enemy unit in its hex closes a ferry, an engineer's too, before anybody sees what it is."""
    met = d.to == scene.met or scene.in_phase("Encounter")
    return met and scene.water(d.at, d.to) == MAJOR


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


def attacks_again(scene: HollandScene, d: Deed) -> bool:
    """But for a breakthrough group that joins another attack (H44-16.5)."""
    return not shared.joins(scene, d) and shared.has_attacked(scene, d)


def has_had_its_combat(scene: HollandScene, d: Deed) -> bool:
    """In an attack, an automatic DS or, as engineers, in an assault that they followed up (H44-27.1.1)."""
    followed = scene.marked(d.unit, CROSSED) and scene.marked(d.unit, ADVANCED)
    return shared.has_attacked(scene, d) or scene.marked(d.unit, SHATTERED) or followed


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
    in_movement = scene.in_phase("Movement")
    return scene.sc.owner[d.unit] != ALLIED or not engineers_there or not unmoved or in_movement


def across_the_river(scene: HollandScene, d: Deed) -> bool:
    """An unbridged major river is assaulted in the combat phase (H44-9.5.3)."""
    return scene.is_hex(d.at) and scene.water(d.at, d.to) == MAJOR


def strikes_across(scene: HollandScene, d: Deed) -> bool:
    return scene.is_hex(d.at) and scene.water(d.at, d.to) != 0


def cannot_support(scene: HollandScene, d: Deed) -> bool:
    """H44-17.6.1."""
    return shared.in_disorder(scene, d) or scene.marked(d.unit, FIRED | SCATTERED | ENGAGED | LIMBERED)


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


def stuck_in_traffic(scene: HollandScene, d: Deed) -> bool:
    """It has advanced into a traffic jam as a mechanized unit, whoever was with it (H44-24.2)."""
    frame = scene.advance()
    if frame is None or not frame.entered or scene.sc.owner[d.unit] != ALLIED or not scene.is_hex(d.at):
        return False
    slow = is_mechanised(scene.s, d.unit) and scene.marked(d.unit, ADVANCED)
    return slow and bool(scene.s.jam[d.at]) and not scene.cleared(d.to)


def advance_over(scene: HollandScene, d: Deed) -> bool:
    frame = scene.advance()
    return frame is not None and frame.over > 0 and not scene.cleared(d.to)


# -- what comes from elsewhere ------------------------------------------------------------------------


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


def unfit_to_split(scene: HollandScene, d: Deed) -> bool:
    return shared.in_disorder(scene, d) or scattered(scene, d)


def has_to_leave(scene: HollandScene, d: Deed) -> bool:
    """A poor unit in disorder, in an EZOC, with open ground beside it that is in none (H44-14.2).

    There are other ways out; this one is beyond doubt.
    """
    u, sc = d.unit, scene.sc
    if not shared.in_disorder(scene, d) or not scene.is_a(u, POOR) or shared.move_is_over(scene, d):
        return False
    if not scene.is_hex(d.at) or immobile(scene, d) or waits(scene, d) or scene.steps_before():
        return False
    enemy = scene.enemy(u)
    if not scene.gripped(d.at, enemy) or scene.marked(u, SPENT | SHATTERED):
        return False
    open_ground = [h for h in scene.around(d.at) if sc.in_play[h] and not scene.gripped(h, enemy)]
    for h in open_ground:
        dry = not scene.water(d.at, h) and not wheels_off_road(scene, Deed("", u, d.at, h))
        if dry and not scene.foes(h, sc.owner[u]) and not scene.bond(enemy, d.at, h):
            return True
    return False

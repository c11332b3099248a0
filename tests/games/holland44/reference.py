"""What bars a deed in Holland '44, as one list, for `grognard fuzz holland44 --reference`.

Written from the rulebook, chapter by chapter; deeds and what both games share are in
`tests.games.zocbond.bars`, ZOC and bonds in `tests.games.zocbond.reference`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import bit_list
from grognard.games.holland44 import boundaries, events
from grognard.games.holland44.kinds import AIRBORNE, SCATTERED, SPENT
from grognard.games.holland44.scenario import (
    ALLIED,
    BLOWN,
    GERMAN,
    MAJOR,
    SAFE,
)
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond import events as family
from grognard.games.zocbond.kinds import (
    DISRUPTED,
    ENGAGED,
    GHOST,
    GONE,
    GOOD,
    LOCKED,
    MOVED,
    POOR,
    ROUTED,
    SOURCE,
)
from grognard.testing.bars import Bar, Deed, Moment
from tests.games.zocbond import barriers as shared
from tests.games.zocbond.barriers import FIGHTS, MARCHES, Scene
from tests.games.zocbond.bars import ZocBars

from .barriers import (
    BACK,
    FAST,
    FORWARD,
    LIMIT,
    HollandScene,
    across_the_river,
    advance_over,
    advances_through_water,
    among_friends,
    artillery,
    attacks_again,
    beside_enemies,
    beyond_boundary,
    canal,
    cannot_support,
    edge_river,
    engaged,
    engaged_across,
    face_down,
    far_and_engaged,
    ferried_to_an_unknown_unit,
    ferries_others,
    ferry_shut,
    foreign_area,
    from_zoc_to_zoc_forward,
    german_first_day,
    german_first_day_area,
    guns_without_marker,
    has_had_its_combat,
    has_to_leave,
    immobile,
    into_overstacked,
    into_zoc_of_its_own_will,
    no_leader,
    no_river_assault,
    no_strength,
    out_of_supply,
    own_hex,
    redeployed_badly,
    retreats_to_its_end,
    river_without_ferry,
    scattered,
    spent,
    stopped_in_zoc,
    strikes_across,
    stuck_in_traffic,
    supply_source,
    too_many_attackers,
    unfit_to_split,
    waits,
    wheels_in_water,
    wheels_off_road,
    without_comrades,
)
from .barriers_arrival import (
    airborne_rebuilt,
    airborne_troops,
    arrives_elsewhere,
    bad_landing_ground,
    before_its_turn,
    beside_another_source,
    beyond_water,
    far_from_drop_hex,
    far_from_its_source,
    landed_this_morning,
    never_replaced,
    no_airlanding_point,
    no_flying_weather,
    no_paratroopers,
    no_point_left,
    no_point_reaches_it,
    no_replacements_now,
    pilots_elsewhere,
    points_for,
    poles_too_soon,
    polish_drop_hex,
    rebuilt_badly,
    too_many_steps_land,
    unfit_for_replacements,
    where,
)
from .barriers_support import (
    cut_off_airborne_guns,
    cut_off_guns,
    far_from_the_british,
    no_artillery,
    no_flight,
    no_movement_marker,
    no_place_for_guns,
    of_another_formation,
    out_of_range,
    too_many_flights,
    too_many_guns,
    too_many_made_ready,
)

ENDS_ITS_MOVE = ("gives up its move", "takes in a step", "hands over a step", "stays")
STILL_UNITS = (*MARCHES, *FORWARD, "disengages")
SUPPORTS = ("supports an attack", "supports a defence")
REPLACED = ("is refitted", "is rebuilt")
BARS = (
    # -- 6: stacking
    Bar("H44-6.4.2", ("attacks",), "more units than may attack out of a hex", too_many_attackers),
    Bar("H44-6.4.2", FAST, "mechanized, into an overstacked hex", into_overstacked),
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
    Bar("H44-9.1", ("attacks",), "it has attacked in this phase", attacks_again),
    Bar("H44-9.1", ("attacks",), "all there have been attacked in this phase", shared.all_struck_before),
    Bar("H44-9.1", FIGHTS, "not next to it", shared.not_beside_target),
    Bar("H44-9.1", FIGHTS, "it has no attack strength", no_strength),
    Bar("H44-8.2.2", ("attacks",), "it has used extended movement", shared.went_extended),
    Bar("H44-9.5.1", ("attacks",), "an unbridged major river, and no river assault", no_river_assault),
    Bar("H44-9.5.3", ("shatters",), "an unbridged major river in the Movement Phase", across_the_river),
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
    Bar("H44-11.5.1", ("ends its move",), "engaged still, two hexes away", far_and_engaged),
    Bar("H44-14.2", FAST, "disrupted: tactical movement only", shared.disrupted),
    Bar("H44-14.2", MARCHES, "only in good order out of an area", shared.in_disorder_in_an_area),
    Bar("H44-14.2", ENDS_ITS_MOVE, "poor, in disorder, and it can leave the EZOC", has_to_leave),
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
    Bar("H44-24.2", FORWARD, "mechanized, out of a jam it has advanced into", stuck_in_traffic),
    # -- 10.7: air units
    Bar("H44-10.7", ("flies",), "only Allied, in a normal attack, one in it", no_flight),
    Bar("H44-4.4", ("flies",), "more than the weather allows", too_many_flights),
    Bar("H44-10.7", ("flies",), "no British ground troops within four hexes", far_from_the_british),
    # -- 17: artillery
    Bar("H44-17.3", FAST, "artillery without a movement marker", guns_without_marker),
    Bar("H44-17.6.1", ("supports",), "inactive, in disorder, engaged, scattered or limbered", cannot_support),
    Bar("H44-17.4", ("supports",), "out of range", out_of_range),
    Bar("H44-17.6.1", ("supports",), "its own hex", own_hex),
    Bar("H44-17.1", SUPPORTS, "no artillery of this side", no_artillery),
    Bar("H44-17.2", SUPPORTS, "a breakthrough, an encounter or a landing", no_place_for_guns),
    Bar("H44-17.6.1", ("supports an attack",), "nobody of its formation takes part", of_another_formation),
    Bar("H44-17.6.2", ("supports an attack",), "one, or 5 AGRA with that of the lead", too_many_guns),
    Bar("H44-17.6.3", ("supports a defence",), "another supports it", shared.supported_already),
    Bar("H44-17.3", ("is limbered",), "no marker is left, or none is for it", no_movement_marker),
    Bar("H44-17.8.1", ("is made ready",), "more than may be in a phase", too_many_made_ready),
    Bar("H44-17.8.1", ("is made ready",), "no supply line to where shells come from", cut_off_guns),
    Bar("H44-17.8.2", ("is made ready",), "no line to its source and a drop hex", cut_off_airborne_guns),
    # -- 18 to 21: supply, areas, replacements, breakdown
    Bar("H44-18.4", FAST, "out of supply: tactical movement only", out_of_supply),
    Bar("H44-18.2.2", FAST, "a supply source", supply_source),
    Bar("H44-18.2.3", ("reappears",), "no unit of its division is there", without_comrades),
    Bar("H44-19.3.1", MARCHES, "it has come into this area in this phase", shared.area_left_too_soon),
    Bar("H44-19.4", (*MARCHES, *FORWARD), "an area of the enemy's", foreign_area),
    Bar("H44-19.3.2", MARCHES, "a major river at the edge of the map", edge_river),
    Bar("H44-19.1", ("arrives",), "another area than its own", arrives_elsewhere),
    Bar("H44-19.1", ("arrives",), "before its turn", before_its_turn),
    Bar("H44-20.2.1", REPLACED, "not at night, or too early", no_replacements_now),
    Bar("H44-20.2.2", REPLACED, "no point is left for it", no_point_left),
    Bar("H44-20.2.3", ("is refitted",), "not in good order, or engaged", unfit_for_replacements),
    Bar("H44-20.2.3", REPLACED, "a kind that gets none", never_replaced),
    Bar("H44-20.2.3", REPLACED, "no supply line to the area of a point", no_point_reaches_it),
    Bar("H44-20.2.4", ("is rebuilt",), "neither an area nor an own city without EZOC", rebuilt_badly),
    Bar("H44-22.7", ("is rebuilt",), "airborne", airborne_rebuilt),
    Bar("H44-22.7", ("is refitted",), "no paratroopers for its division in this turn", no_paratroopers),
    Bar("H44-22.7", ("is refitted",), "no line to the source of its division", far_from_its_source),
    Bar("H44-20.2.5", FAST, "it has taken a replacement", shared.refitted),
    Bar("H44-20.2.5", MARCHES, "it has taken a replacement, more than one hex", shared.refitted_and_moved),
    Bar("H44-21.3", ("splits",), "scattered or in disorder", unfit_to_split),
    # -- 22 to 27: landings, special rules, unknown units, disengagement
    Bar("H44-22.2.3", ("lands",), "no ground to land on", bad_landing_ground),
    Bar("H44-22.1.2", ("lands",), "neither at night nor under an overcast sky", no_flying_weather),
    Bar("H44-22.2.1", ("lands",), "too far from its drop hex", far_from_drop_hex),
    Bar("H44-22.1.1", ("lands",), "before its turn", before_its_turn),
    Bar("H44-22.1.2", ("lands",), "others have landed in the morning", landed_this_morning),
    Bar("H44-22.1.3", ("lands",), "glider pilots away from their source", pilots_elsewhere),
    Bar("H44-22.2.3", ("lands",), "more than nine steps in a hex", too_many_steps_land),
    Bar("H44-22.2.3", ("lands",), "beyond water from its drop hex", beyond_water),
    Bar("H44-22.4", ("lands",), "no airlanding point is left", no_airlanding_point),
    Bar("H44-22.5.1", ("lands",), "Poles, before the others or without a clear sky", poles_too_soon),
    Bar("H44-22.5.2", ("lands",), "a drop hex of the Poles", polish_drop_hex),
    Bar("H44-6.1", ("lands", "reappears"), "another supply source is there", beside_another_source),
    Bar("H44-22.3.6", FAST, "scattered: tactical movement only", scattered),
    Bar("H44-23.1.2", FAST, "Germans in turn 1: tactical movement only", german_first_day),
    Bar("H44-23.1.2", ("leaves the map", "changes area"), "Germans in turn 1", german_first_day_area),
    Bar("H44-23.3.3", MARCHES, "units have used its ferry", ferries_others),
    Bar("H44-23.3.3", MARCHES, "by ferry to an unknown unit", ferried_to_an_unknown_unit),
    Bar("H44-23.4", (*MARCHES, *FORWARD), "beyond the boundary of its corps", beyond_boundary),
    Bar("H44-23.4", ("goes back of its own will",), "beyond the boundary of its corps", beyond_boundary),
    Bar("H44-23.6", (*STILL_UNITS, "splits"), "it waits for the Allies", waits),
    Bar("H44-25.6", ("is redeployed",), "not there, or not now", redeployed_badly),
    Bar("H44-27.1.2", ("disengages",), "disrupted or routed", shared.in_disorder),
    Bar("H44-27.1.2", ("disengages",), "it has had its combat of this phase", has_had_its_combat),
    Bar("H44-27.1.1", BACK, "of its own will into an EZOC without a friend", into_zoc_of_its_own_will),
    Bar("H44-3.0", ("turns up",), "an enemy is there", shared.enemy_there),
)

BRIDGE_MARKERS = {events.BLOWN: BLOWN, events.BRIDGE_SAFE: SAFE}
OTHER_CHANGES = (*BRIDGE_MARKERS, events.NOBODY_THERE, events.REBUILT, events.WEATHER)


class HollandBars(ZocBars):
    """Holland '44 under its list."""

    BARS = BARS
    PLACERS: ClassVar[dict[int, str]] = {
        events.ARRIVES: "arrives",
        events.LANDS: "lands",
        events.REAPPEARS: "reappears",
        events.REDEPLOYED: "is redeployed",
        events.REVEALED: "is revealed",
    }
    TELLS: ClassVar[dict[int, str]] = {
        events.LIMBERED: "is limbered",
        events.DISENGAGES: "disengages",
        events.SCREENED: "gives up its move",
        family.STAYS: "stays",
        family.READIES: "is made ready",
    }

    def __init__(self) -> None:
        super().__init__()
        self.met = -1

    def is_too_far(self, scene: Scene, at: int, to: int) -> bool:
        """H44-15.2, 15.4: beyond the hexes of the result only a road leads, into a hex without others."""
        assert isinstance(scene, HollandScene)
        frame = scene.advance()
        if frame is None or frame.went < frame.hexes:
            return False
        together = {*bit_list(frame.group), *scene.s.stack_at(to)}
        return not scene.by_road(at, to) or scene.counts([*together]) > 1 - LIMIT

    def scenes(self, moment: Moment) -> Iterator[tuple[Scene, Deed]]:
        self.met = -1
        yield from super().scenes(moment)
        scene = self.scene_of(moment, moment.after)
        for u in range(scene.sc.units) if self.scene(moment.before).move() is not None else []:
            if moment.after.marks[u] & ~moment.before.marks[u] & MOVED:
                yield scene, Deed("ends its move", u, -1, moment.after.place[u], moment.after.began[u])

    def scene(self, s: HollandState) -> HollandScene:
        return HollandScene(s, self.met)

    def of_event(self, scene: Scene, event: Event, trails: dict[int, list[int]]) -> Iterator[Deed]:
        assert isinstance(scene, HollandScene)
        yield from super().of_event(scene, event, trails)
        if event.kind == family.STANDS and scene.in_normal_attack():
            yield Deed("leads the defence in a normal attack", event.a, scene.s.place[event.a])
        elif event.kind == family.SHATTERS:
            for u in bit_list(scene.shattering()):
                yield Deed("shatters", u, scene.s.place[u], event.a)
        elif event.kind == events.REVEALED:
            move = scene.move()
            for u in bit_list(move.units) if move is not None else []:
                self.tally["has met", scene.s.turn, u] = 1
        elif event.kind in (events.MERGED, family.ABSORBS):
            yield Deed("takes in a step", event.a, scene.s.place[event.a])
            yield Deed("hands over a step", event.b, scene.s.place[event.b])
        elif event.kind == family.RETREATS and scene.in_phase("Disengagement"):
            yield Deed("goes back of its own will", event.a, event.c, event.b)
        elif event.kind == events.REFITS:
            u = scene.receiver(event.a)
            yield Deed("is refitted", u, scene.s.place[u], -1, event.a)
        elif event.kind == events.REBUILT:
            parent = scene.after.parent[event.a]
            body = parent if parent >= 0 else event.a
            yield Deed("is rebuilt", event.a, scene.s.place[event.a], event.b, body)

    def count(self, scene: Scene, deed: Deed) -> None:
        assert isinstance(scene, HollandScene)
        s, sc, u = scene.s, scene.sc, deed.unit
        if deed.way == "flies":
            self.add(1, "flies", s.turn)
        elif deed.way == "is made ready":
            self.add(1, "is made ready", s.turn, sc.owner[u], scene.is_a(u, AIRBORNE))
        elif deed.way == "lands" and not sc.lands_at_source[u]:
            self.add(1, "lands", s.turn)
            self.add(0 if scene.is_a(u, SOURCE) else sc.steps[u], "steps land", s.turn, deed.to)
        elif deed.way in REPLACED and airborne_troops(scene, deed.other):
            self.add(1, "paratroopers", s.turn, sc.division[deed.other])
        elif deed.way in REPLACED:
            key = ("points", s.turn, sc.owner[u])
            self.tally[key] = (*self.tally.get(key, ()), points_for(scene, sc.owner[u], where(deed)))

    def changes(self, event: Event) -> bool:
        return super().changes(event) or event.kind in OTHER_CHANGES

    def apply(self, s: Any, event: Event) -> None:
        if event.kind in BRIDGE_MARKERS:
            s.set_bridge(s.sc.bridge_of[event.a], BRIDGE_MARKERS[event.kind])
            return
        if event.kind == events.WEATHER:
            s.weather_am, s.weather_pm = event.a, event.b
            return
        if event.kind == events.REBUILT:
            s.put(event.a, event.b)
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
        """Not who lies face down, or waits: a garrison is awake before an enemy is next to it (H44-23.6)."""
        return not s.sc.traits[u] & (GHOST | LOCKED) and s.place[u] < s.sc.box

    def strain_marks(self, moving: bool) -> dict[int, str]:
        found = {ENGAGED: "as engaged", SPENT: "as spent", SCATTERED: "as scattered"}
        return {**super().strain_marks(moving), **found}

    def own_strain(self, s: HollandState, units: list[int], random: Random) -> list[str]:
        """Bridges are blown, best near one of the units; others stand at a river, or shaken with comrades."""
        sc = s.sc
        how: list[str] = []
        for u in units[:2]:
            h = s.place[u]
            near = sc.bridges_at[h] if h < sc.n else []
            if near and random.random() < 0.5:
                bridge = random.choice(near)
                s.set_bridge(bridge, BLOWN)
                how.append(f"{sc.bridge_names[bridge]} is blown")
        how += self.at_the_river(s, units, random) if random.random() < 0.25 else []
        how += self.shaken_comrades(s, units, random) if random.random() < 0.25 else []
        boundaries.wake_all(s)
        return how

    def at_the_river(self, s: HollandState, units: list[int], random: Random) -> list[str]:
        """Engineers and infantry come to the bank of an unbridged river, enemies in disorder beyond it.

        Or somebody unknown.
        """
        sc = s.sc
        player = sc.owner[units[0]]
        rivers = [side for side in range(6 * sc.n) if sc.water[side] == MAJOR and not s.span[side]]
        side = random.choice(rivers)
        banks = (side // 6, sc.neighbour[side])
        foes = [u for u in sc.units_of[1 - player] if 0 <= s.place[u] < sc.n and self.movable(s, u)]
        ghosts = [u for u in sc.unknowns if player == ALLIED and 0 <= s.place[u] < sc.n]
        foes = ghosts if ghosts and random.random() < 0.5 else foes
        if not 0 <= banks[1] < sc.n or not foes:
            return []
        troops = [u for u in [*sc.engineers[:1], *units[:2]] if sc.owner[u] == player and self.movable(s, u)]
        how = []
        for u, h in [(random.choice(foes), banks[1]), *[(u, banks[0]) for u in troops]]:
            if self.may_be_put(s, u, h):
                s.put(u, h)
                s.began[u] = h
                s.set_steps(u, max(1, s.steps[u]))
                s.set_order(u, ROUTED if h == banks[1] and u not in ghosts else GOOD)
                how.append(f"{sc.unit_names[u]} in {sc.place_names[h]}")
        return how

    def shaken_comrades(self, s: HollandState, units: list[int], random: Random) -> list[str]:
        """A poor unit in disorder beside the enemy, with one who could take a step from it or give one."""
        sc = s.sc
        foes = [u for u in sc.units_of[ALLIED] if 0 <= s.place[u] < sc.n]
        poor = [u for u in s.on_map(GERMAN) if sc.traits[u] & POOR and self.movable(s, u)]
        if s.active != GERMAN or not foes or not poor:
            return []
        u = random.choice(poor)
        how = self.brought_near(s, u, random.choice(foes), random, 0.0)
        s.set_order(u, random.choice((DISRUPTED, ROUTED)))
        units.append(u)
        alike = [v for v in poor if v != u and sc.formation[v] == sc.formation[u]]
        for v in [v for v in alike if sc.steps[v] > 1 and s.place[u] < sc.n][:1]:
            s.put(v, s.place[u])
            s.began[v] = s.place[u]
            s.set_steps(v, random.choice((1, 2)))
            units.append(v)
        return [*how, f"{sc.unit_names[u]} is in disorder"]


ORACLES = (HollandBars,)

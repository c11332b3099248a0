"""What bars a deed in Stalingrad '42, as one list, for `grognard fuzz stalingrad42 --reference`.

Written from the rulebook, chapter by chapter; deeds and what both games share are in
`tests.games.zocbond.bars`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import bit_list
from grognard.games.stalingrad42 import events
from grognard.games.stalingrad42.campaign.maskirovka import ALL_BOXES
from grognard.games.stalingrad42.kinds import TRAIN
from grognard.games.stalingrad42.scenario import (
    ARMY_BOXES,
    AXIS,
    GARRISON,
    NEVER,
    SOVIET,
)
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond import events as family
from grognard.games.zocbond.automatic import Automatic
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.kinds import WAITING
from grognard.testing.bars import Bar, Deed
from tests.games.zocbond import barriers as shared
from tests.games.zocbond.barriers import FIGHTS, MARCHES, Scene
from tests.games.zocbond.bars import ZocBars

from .barriers import (
    APPEARS,
    HIDES,
    LIFTED,
    OF_ITS_OWN_WILL,
    across_the_volga,
    ally_before_germans,
    alpine,
    beside_enemies,
    beside_enemy_unit,
    bluecher_before_taman,
    bluecher_elsewhere,
    bracketed_beside_others,
    cannot_fight,
    contested_by_march,
    contested_by_ship,
    cut_off_on_wheels,
    enemy_in_hex,
    far_without_supply,
    first_turn,
    foreign_area,
    gauge_unconverted,
    gone_far,
    halted,
    hemmed_in,
    immobile,
    impassable,
    in_reserve,
    major_river,
    marine_stopped,
    marked_out_of_supply,
    mountains_on_wheels,
    never_extended,
    no_full_turn,
    no_leader,
    no_port,
    no_sailor,
    no_support,
    not_beside,
    not_in_a_hex_beside,
    on_train,
    out_of_contested,
    out_of_the_city,
    port_not_ours,
    rail_from_elsewhere,
    rail_in_zoc,
    rail_to_nowhere,
    ready_stock,
    retreats_across,
    retreats_off_map,
    routed_beside,
    sailed_late,
    sea_used,
    small_turn,
    small_turn_in_order,
    strait_closed,
    strange_allies,
    stuck_forward,
    swims_forward,
    too_many_trains,
    train_at_the_end,
    under_construction,
    unfit_for_reserve,
    unfit_to_be_refitted,
    used_up,
    volga_without_crossing,
    waits,
)
from .barriers_arrival import (
    arrives_elsewhere,
    arrives_too_soon,
    bought_elsewhere,
    buyer,
    comes_as_rebuilt,
    corps_elsewhere,
    costs_a_point,
    front_too_soon,
    never_rebuilt,
    no_ground_for_a_fort,
    no_initial_phase,
    no_replacement_left,
    no_resource_point,
    no_support_unit,
    off_the_network,
    out_of_supply_now,
    rebuilt_elsewhere,
    rebuilt_there_before,
    stock_has_moved,
    strange_area,
    too_many_forts,
    too_many_mobile_stocks,
    volunteers_too_soon,
    wrong_replacement,
)
from .barriers_boxes import (
    army_done,
    box_full,
    boxed_this_turn,
    helpers_alone,
    in_no_state,
    into_box_from_elsewhere,
    laden,
    laden_with_the_refitted,
    laden_with_the_unfit,
    transit_box_full,
)
from .barriers_rail import (
    marker_of,
    no_line,
    no_time_for_rails,
    not_opened,
    off_the_green_line,
    railhead_cut_off,
    railhead_done,
    railhead_new,
    soviets_there,
    too_many_railheads,
)
from .barriers_support import (
    commander_far,
    flies_too_far,
    led_by_another_nation,
    mobile_stock,
    no_artillery,
    no_place_for_a_plan,
    no_ready_plan,
    no_second_roll,
    of_another_nation,
    only_axis_flies,
    out_of_range,
    stock_elsewhere,
    stock_on_train,
    supports_normally,
    too_many_flights,
    too_many_guns,
)
from .scene import StalingradScene

FORWARD = ("advances",)
BACK = ("retreats",)
SUPPORTS = ("supports an attack", "supports a defence")
BUYS = ("is bought", "begins a fort", "is made ready", "plans")
REPLACED = ("is refitted", "is rebuilt")
BARS = (
    # -- 5: movement
    Bar("S42-5.1", (*MARCHES, *LIFTED), "an enemy combat unit is there", enemy_in_hex),
    Bar("S42-5.1", (*MARCHES, *FORWARD, *BACK, "storms"), "one step at a time", shared.not_next_door),
    Bar("S42-5.1", MARCHES, "its move is over", shared.move_is_over),
    Bar("S42-2.2.3", (*MARCHES, *LIFTED, *FORWARD, *BACK), "nobody can be there", shared.out_of_play),
    Bar("S42-2.2.3", (*MARCHES, *FORWARD, *BACK, *FIGHTS, "storms"), "an impassable hexside", impassable),
    Bar("S42-5.3", ("moves extended",), "next to an enemy unit", beside_enemies),
    Bar("S42-5.3", ("moves extended",), "it never moves far", never_extended),
    Bar("S42-5.4", ("moves tactically",), "more than two hexes", shared.far_by_tactics),
    Bar("S42-5.5.2", MARCHES, "an unbridged major river, not with its first step from its bank", major_river),
    Bar("S42-5.5.3", (*MARCHES, *FORWARD), "the Volga without a crossing", across_the_volga),
    Bar(
        "S42-9.6.2",
        (*MARCHES, *FORWARD, *BACK, *FIGHTS, "storms"),
        "only mountain divisions go there",
        alpine,
    ),
    Bar("S42-14.5", (*MARCHES, *FORWARD, *BACK, "storms"), "no road into the mountains", mountains_on_wheels),
    Bar("S42-5.6.2", ("goes by rail",), "it did not begin in this rail hex or area", rail_from_elsewhere),
    Bar("S42-5.6.2", ("goes by rail",), "four trains, one of them from the map", too_many_trains),
    Bar("S42-5.6.3", ("goes by rail",), "no rail hex", rail_to_nowhere),
    Bar("S42-5.6.3", ("goes by rail",), "it starts or ends in an EZOC", rail_in_zoc),
    Bar("S42-5.6.3", ("goes by rail",), "only in good order", shared.in_disorder),
    Bar("S42-5.6.3", ("goes by rail",), "another unit has come there by rail", train_at_the_end),
    Bar("S42-5.6.3", ("goes by rail",), "no other movement", shared.move_is_over),
    Bar("S42-5.6.3", ("goes by rail",), "no free railway leads there", no_line),
    Bar("S42-17.1", ("goes by rail",), "the railway is not converted", gauge_unconverted),
    Bar("S42-33.2.3", ("goes by rail",), "no trains in such a turn", no_full_turn),
    Bar("S42-5.7.1", ("sails",), "only Soviet units on foot and supply points", no_sailor),
    Bar("S42-5.7.1", ("sails",), "only in good order", shared.in_disorder),
    Bar("S42-5.7.1", ("sails",), "not between two ports of one sea", no_port),
    Bar("S42-5.7.1", ("sails",), "a port that is not Soviet", port_not_ours),
    Bar("S42-5.7.1", ("sails",), "one unit a sea and turn", sea_used),
    Bar("S42-5.7.1", ("sails",), "somebody is in its box", laden),
    Bar("S42-5.7.1", ("sails",), "it takes the whole move", sailed_late),
    Bar("S42-6.2", ("sails",), "an EZOC has stopped it", marine_stopped),
    Bar("S42-5.7.2", MARCHES, "the strait is closed, or used", strait_closed),
    Bar("S42-20.7", ("enters the map",), "not before Taman is taken", bluecher_before_taman),
    Bar("S42-20.7", (*MARCHES, *LIFTED), "only over the strait", bluecher_elsewhere),
    # -- 6 and 7: ZOC and bonds
    Bar("S42-6.2", MARCHES, "it has entered an EZOC and stops", shared.stopped_in_zoc),
    Bar("S42-7.2", MARCHES, "an enemy bond", shared.bond_in_the_way),
    Bar("S42-12.2", BACK, "an enemy bond", shared.bond_in_the_way),
    Bar("S42-14.4.1", FORWARD, "an enemy bond, and not the vacated hex", shared.bond_on_the_way_forward),
    # -- 8 to 11: combat
    Bar("S42-8.1", ("attacks",), "it has attacked in this phase", shared.has_attacked),
    Bar("S42-8.1", ("attacks",), "all there have been attacked in this phase", shared.all_struck_before),
    Bar("S42-8.1", FIGHTS, "not next to it", not_beside),
    Bar("S42-2.3.1", FIGHTS, "it has no attack strength", cannot_fight),
    Bar("S42-2.3.2", ("attacks",), "it has gone beyond its allowance", shared.went_extended),
    Bar("S42-8.6.1", ("attacks", *MARCHES, *LIFTED), "it made up an automatic DS", shared.shattered_somebody),
    Bar("S42-8.6.1", ("shatters",), "not in a hex next to it", not_in_a_hex_beside),
    Bar("S42-9.5.3", FIGHTS, "across the Volga only at crossings", volga_without_crossing),
    Bar("S42-9.7.2", FIGHTS, "out of a hex with a fort under construction", under_construction),
    Bar("S42-5.6.4", FIGHTS, "on a train", on_train),
    Bar("S42-13.2.1", FIGHTS, "only in good order", shared.in_disorder),
    Bar("S42-21.4", FIGHTS, "a refitted unit in its hex", shared.refitted_beside),
    Bar("S42-22.6.1", ("attacks",), "it came from another area", shared.went_between_areas),
    Bar("S42-29.1.3", FIGHTS, "out of a contested city", out_of_the_city),
    Bar("S42-33.2.3", FIGHTS, "no attacks in the mini-turn", small_turn),
    Bar("S42-20.5.1", ("attacks",), "two nations of allies", strange_allies),
    Bar("S42-18.2.3", ("supports",), "disrupted, routed, on a train or refitted", no_support),
    Bar("S42-18.2.1", ("supports",), "it is used, and no supply point is with it", used_up),
    Bar("S42-18.2.1", SUPPORTS, "no support unit of this side, or in a box", no_artillery),
    Bar("S42-18.4", SUPPORTS, "out of range", out_of_range),
    Bar("S42-18.3.1", ("supports an attack",), "one shift, and no massed barrage", too_many_guns),
    Bar("S42-15.2.9", SUPPORTS, "breakthrough combat", shared.in_breakthrough),
    Bar("S42-11.3", ("supports a defence",), "another supports it", shared.supported_already),
    Bar("S42-18.3.3", SUPPORTS, "nobody of its nation takes part", of_another_nation),
    Bar("S42-18.3.3", ("leads the defence",), "support of another nation was called", led_by_another_nation),
    Bar("S42-18.6.5", ("fires off a supply point",), "no own one is with it", stock_elsewhere),
    Bar("S42-18.6.2", ("fires off a supply point",), "it is mobile", mobile_stock),
    Bar("S42-18.6.7", ("fires off a supply point",), "it is on a train", stock_on_train),
    Bar("S42-26.2", ("uses a plan",), "no ready plan, or no normal attack", no_ready_plan),
    Bar("S42-26.2", ("uses a plan",), "out of range", out_of_range),
    Bar("S42-28.1.1", ("has a die rolled again",), "not this die, or not once more", no_second_roll),
    Bar("S42-28.1.2", ("has a die rolled again",), "out of range", commander_far),
    Bar("S42-9.3.1", ("flies",), "the Soviets have no air units", only_axis_flies),
    Bar("S42-9.3.1", ("flies",), "more than the weather allows", too_many_flights),
    Bar("S42-9.3.5", ("flies",), "too far from the airfields of the rail network", flies_too_far),
    Bar("S42-11.2.3", ("leads the defence",), "who cannot lead", no_leader),
    Bar("S42-9.8", ("leads the defence",), "in brackets beside other units", bracketed_beside_others),
    Bar("S42-20.5.2", ("leads the defence",), "a reduced ally beside whole Germans", ally_before_germans),
    Bar("S42-12.4", ("leads the defence in a normal attack",), "it has retreated", shared.has_retreated),
    # -- 12: retreats
    Bar("S42-12.2", BACK, "an enemy combat unit is there", shared.enemy_there),
    Bar("S42-12.2", BACK, "from one empty EZOC into another", shared.from_zoc_to_zoc),
    Bar("S42-12.2", ("ends its retreat",), "in an EZOC", shared.ends_in_zoc),
    Bar("S42-12.2", BACK, "an unbridged major river, or the Volga", retreats_across),
    Bar("S42-12.2", BACK, "off the map", retreats_off_map),
    # -- 13: disorder
    Bar("S42-13.2.1", ("marches", "moves extended", *LIFTED), "a disrupted unit", shared.disrupted),
    Bar("S42-13.2.1", MARCHES, "only in good order out of an area", shared.in_disorder_in_an_area),
    Bar("S42-13.3.2", (*MARCHES, *FORWARD), "routed, into an EZOC without friends", shared.routed_into_zoc),
    Bar("S42-13.3.2", (*MARCHES, *FORWARD), "routed, next to the enemy without friends", routed_beside),
    # -- 14 and 15: advance
    Bar("S42-14.5", FORWARD, "an enemy combat unit is there", shared.enemy_there),
    Bar("S42-14.2.3", FORWARD, "a limited advance goes into the defended hex", shared.limited_elsewhere),
    Bar("S42-14.4.2", FORWARD, "an EZOC has stopped it", halted),
    Bar("S42-14.5", FORWARD, "an unbridged major river it has not attacked across", swims_forward),
    Bar("S42-14.5", FORWARD, "its advance is over", stuck_forward),
    Bar("S42-16.4", FORWARD, "out of supply, more than two hexes", far_without_supply),
    Bar("S42-14.1", ("ends its advance", "storms"), "more units than the limit", shared.into_a_crowd),
    # -- 16, 18, 20, 21: supply, supply points, special units, replacements
    Bar(
        "S42-16.4",
        ("marches", "moves extended", *LIFTED, *HIDES),
        "mechanized and out of supply",
        cut_off_on_wheels,
    ),
    Bar("S42-16.4", ("is refitted",), "marked out of supply", marked_out_of_supply),
    Bar("S42-18.6.3", ("marches", "moves extended", "sails"), "a ready supply point", ready_stock),
    Bar("S42-18.6.8", MARCHES, "an immobile supply point", immobile),
    Bar("S42-9.7.3", ("begins a fort",), "no ground for it", no_ground_for_a_fort),
    Bar("S42-9.7.3", ("begins a fort",), "all are in use", too_many_forts),
    Bar("S42-17.2.1", ("lays rails",), "not along a green line", off_the_green_line),
    Bar("S42-17.2.1", ("lays rails",), "a Soviet unit or its ZOC", soviets_there),
    Bar("S42-17.2.1", ("lays rails",), "a third hex", railhead_done),
    Bar("S42-17.2.1", ("lays rails",), "a fifth railhead", too_many_railheads),
    Bar("S42-17.2.1", ("lays rails",), "not in the supply phase of the Axis", no_time_for_rails),
    Bar("S42-17.2.2", ("lays rails",), "it has just been placed at a junction", railhead_new),
    Bar("S42-17.3.2", ("lays rails",), "cut off from the rail network", railhead_cut_off),
    Bar("S42-17.5", ("lays rails",), "the railway is not finished", not_opened),
    Bar("S42-18.1", BUYS, "no resource point is left", no_resource_point),
    Bar("S42-18.1", BUYS, "not in the initial phase", no_initial_phase),
    Bar("S42-18.1", ("is made ready",), "off the rail network", off_the_network),
    Bar("S42-18.2.1", ("is made ready",), "no support unit", no_support_unit),
    Bar("S42-13.2.1", ("is made ready",), "only in good order", shared.in_disorder),
    Bar("S42-18.6.4", ("is made ready",), "the supply point is not with it", stock_elsewhere),
    Bar("S42-18.6.7", ("is made ready",), "the supply point is on a train", stock_on_train),
    Bar("S42-18.6.1", ("is bought",), "not in an area", bought_elsewhere),
    Bar("S42-18.6.2", ("changes its mode",), "it has moved, or not in the movement phase", stock_has_moved),
    Bar(
        "S42-18.6.8",
        ("enters the map", "goes by rail", "is bought", "changes its mode"),
        "too many mobile supply points",
        too_many_mobile_stocks,
    ),
    Bar("S42-26.2", ("plans",), "two markers, on headquarters in good order", no_place_for_a_plan),
    Bar("S42-26.2", ("plans",), "out of supply", out_of_supply_now),
    Bar("S42-20.4", OF_ITS_OWN_WILL, "it waits where it began", waits),
    Bar("S42-21.4", MARCHES, "refitted, more than one hex", shared.refitted_and_moved),
    Bar(
        "S42-21.4",
        ("marches", "moves extended", *LIFTED, *FORWARD, *HIDES, "storms", "disengages", "changes area"),
        "refitted",
        shared.refitted,
    ),
    Bar("S42-21.3.1", ("is rebuilt",), "next to an enemy combat unit", beside_enemy_unit),
    Bar("S42-21.3.1", APPEARS, "an enemy is there", shared.enemy_there),
    Bar("S42-21.3.1", ("is rebuilt", "arrives"), "no depot near the rail network", rebuilt_elsewhere),
    Bar("S42-21.3.1", ("is rebuilt", "arrives"), "another was rebuilt there", rebuilt_there_before),
    Bar("S42-21.3.1", ("is rebuilt",), "tank corps come back in A, B or C", corps_elsewhere),
    Bar("S42-20.4", ("is rebuilt",), "never rebuilt", never_rebuilt),
    Bar("S42-21.1.1", REPLACED, "no replacement is left", no_replacement_left),
    Bar("S42-21.2", ("is refitted",), "out of supply", out_of_supply_now),
    Bar("S42-21.1.2", REPLACED, "not the replacement for its kind", wrong_replacement),
    Bar("S42-21.2", ("is refitted",), "not in good order, or a second time", unfit_to_be_refitted),
    Bar("S42-32.2", ("is made up for",), "out of supply", out_of_supply_now),
    # -- 22: entry areas
    Bar("S42-22.4", APPEARS, "an area of the enemy's", strange_area),
    Bar("S42-22.1.1", ("arrives",), "not its area", arrives_elsewhere),
    Bar("S42-22.1.2", ("arrives",), "before its turn", arrives_too_soon),
    Bar("S42-22.6.4", ("arrives",), "the transit box is full", transit_box_full),
    Bar("S42-20.8", ("arrives",), "volunteers: one, for two cities", volunteers_too_soon),
    Bar("S42-30.0", ("arrives",), "the Transcaucasus: one, in the south", front_too_soon),
    Bar("S42-22.3.1", MARCHES, "it has come into this area in this phase", shared.area_left_too_soon),
    Bar("S42-22.4", ("leaves the map", "changes area"), "an area of the enemy's", foreign_area),
    # -- 25 to 34: reserves, disengagement, contested cities, the first turn, reserve armies
    Bar("S42-25.2.1", (*MARCHES, *LIFTED, *HIDES), "it is held in reserve", in_reserve),
    Bar("S42-25.2.1", ("stands in reserve",), "unfit for it", unfit_for_reserve),
    Bar("S42-25.2.1", ("stands in reserve",), "it has gone far", gone_far),
    Bar("S42-27.2.1", ("disengages",), "it has attacked in this phase", shared.has_attacked),
    Bar("S42-27.2.3", ("disengages",), "bonds and enemies all around", hemmed_in),
    Bar("S42-29.1.2", ("marches", "moves extended"), "into a contested city", contested_by_march),
    Bar("S42-29.1.2", ("sails",), "others than marines into a contested city", contested_by_ship),
    Bar("S42-29.1.2", (*MARCHES, "sails"), "out of a contested city into an EZOC", out_of_contested),
    Bar("S42-33.2.3", ("marches",), "in the mini-turn only who is routed", small_turn_in_order),
    Bar("S42-33.2.3", ("moves extended", "sails", *HIDES), "not in the mini-turn", small_turn),
    Bar("S42-C4.2", ("marches", "moves extended"), "tactical movement only on the first turn", first_turn),
    Bar("S42-34.4.1", HIDES, "not in good order, or bound", in_no_state),
    Bar("S42-34.4.1", HIDES, "not from there", into_box_from_elsewhere),
    Bar("S42-34.2", HIDES, "the box is full", box_full),
    Bar("S42-34.3.1", (*MARCHES, *LIFTED), "units have gone in or out", army_done),
    Bar("S42-34.3.1", MARCHES, "a refitted unit is in its box, more than one hex", laden_with_the_refitted),
    Bar("S42-34.3.2", ("goes by rail",), "somebody is in its box", laden),
    Bar("S42-34.3.3", ("changes area",), "a unit in its box is unfit for it", laden_with_the_unfit),
    Bar("S42-22.6.4", ("changes area",), "the transit box is full", transit_box_full),
    Bar("S42-5.1", MARCHES, "no combat unit goes with it", helpers_alone),
    Bar("S42-34.4.2", ("comes out",), "it went into the box in this turn", boxed_this_turn),
    Bar("S42-3.B", ("turns up",), "an enemy is there", shared.enemy_there),
)

OTHER_CHANGES = (events.CAPTURED, events.LEFT_MAP, events.WEATHER, events.PLAYER_TURN, events.SMALL_TURN)


def gives_way(scene: StalingradScene, event: Event) -> bool:
    """A unit leaves an area that is shut, or where the Axis came: no move of its own (S42-23.4, 24.1.3)."""
    move = scene.move()
    return scene.is_area(event.c) and scene.is_area(event.b) and not (move and move.units >> event.a & 1)


class StalingradBars(ZocBars):
    """Stalingrad '42 under its list."""

    BARS = BARS
    PLACERS: ClassVar[dict[int, str]] = {
        events.BY_RAIL: "goes by rail",
        events.BY_SEA: "sails",
        events.ARRIVES: "arrives",
        events.REBUILT: "is rebuilt",
        events.BOUGHT: "is bought",
        events.CONCEALED: "goes into a box",
        events.EMERGED: "comes out",
        events.SHOWN: "is shown",
    }
    TELLS: ClassVar[dict[int, str]] = {
        events.RESERVED: "stands in reserve",
        events.PLANNED: "plans",
        events.REROLLED: "has a die rolled again",
        events.CAPTURED: "is captured",
    }

    def __init__(self) -> None:
        super().__init__()
        self.spent = -1  # the supply point that was spent last

    def scene(self, s: StalingradState) -> StalingradScene:
        return StalingradScene(s)

    def of_event(self, scene: Scene, event: Event, trails: dict[int, list[int]]) -> Iterator[Deed]:
        assert isinstance(scene, StalingradScene)
        if event.kind == family.ADVANCES and scene.s.lanes[0][-1].NAME == "Storm":
            yield Deed("storms", event.a, event.c, event.b)
            return
        if event.kind == family.MOVES and gives_way(scene, event):
            yield Deed("gives way", event.a, event.c, event.b)
            return
        if event.kind in (events.REBUILT, events.REFITS) and scene.in_phase("Withdrawal"):
            place = scene.s.place[scene.receiver(event.a)]
            yield Deed("is made up for", scene.receiver(event.a), place)
            return
        yield from super().of_event(scene, event, trails)
        yield from self.of_supply(scene, event)
        if event.kind == family.SHATTERS:
            for frame in scene.s.lanes[0]:
                for u in bit_list(frame.units) if isinstance(frame, Automatic) else []:
                    yield Deed("shatters", u, scene.s.place[u], event.a)
        if event.kind == events.AWAY:
            for u in bit_list(event.a):
                yield Deed("disengages", u, scene.s.place[u])
        elif event.kind == family.STANDS and scene.in_normal_attack():
            yield Deed("leads the defence in a normal attack", event.a, scene.s.place[event.a])

    def of_supply(self, scene: StalingradScene, event: Event) -> Iterator[Deed]:
        """What is done with points, railheads and replacements."""
        kind, u, s = event.kind, event.a, scene.s
        if kind == events.FIRES_STOCK:
            yield Deed("fires off a supply point", u, s.place[u], -1, event.b)
            if isinstance(scene.combat(), Stand):
                yield Deed("supports a defence", u, s.place[u])
        elif kind == events.SPENT:
            self.spent = u
        elif kind == family.READIES:
            yield Deed("is made ready", u, s.place[u], -1, self.spent)
            self.spent = -1
        elif kind == events.STOCK_MODE:
            yield Deed("changes its mode", u, s.place[u], -1, event.b)
        elif kind == events.PLAN_USED:
            yield Deed("uses a plan", u, s.place[u], event.b)
        elif kind == events.FORT_BEGUN:
            yield Deed("begins a fort", -1, -1, event.b, event.a)
        elif kind == events.RAILHEAD:
            yield Deed("lays rails", -1, event.b, event.a, marker_of(scene, event.b, event.a))
        elif kind == events.REFITS:
            v = scene.receiver(u)
            yield Deed("is refitted", v, s.place[v], -1, u)

    def count(self, scene: Scene, deed: Deed) -> None:
        assert isinstance(scene, StalingradScene)
        s, turn = scene.s, scene.s.turn
        if deed.way == "flies" and supports_normally(scene, deed):
            self.add(1, "flies", turn, s.active)
        elif deed.way in BUYS and costs_a_point(scene, deed):
            self.add(1, "points", turn, buyer(scene, deed))
        elif deed.way == "lays rails":
            self.add(1, "railhead", turn, deed.other)
            for marker, at in enumerate(s.railhead):
                if at < 0 <= scene.after.railhead[marker]:
                    self.add(1, "railhead placed", turn, marker)
        elif deed.way in ("is rebuilt", "arrives") and comes_as_rebuilt(scene, deed):
            self.add(1, "rebuilt", turn, s.active, deed.to)
        elif deed.way == "arrives" and s.due[deed.unit] == NEVER:
            self.add(1, "of itself", turn, scene.sc.owner[deed.unit])

    def changes(self, event: Event) -> bool:
        return super().changes(event) or event.kind in OTHER_CHANGES

    def apply(self, s: Any, event: Event) -> None:
        if event.kind in (events.CAPTURED, events.LEFT_MAP):
            s.put(event.a, s.sc.box + WAITING)
        elif event.kind == events.WEATHER:
            s.weather, s.mud = event.a, event.b
        elif event.kind in (events.PLAYER_TURN, events.SMALL_TURN):
            s.active = event.a
        else:
            super().apply(s, event)

    def movable(self, s: StalingradState, u: int) -> bool:
        """Not who waits, is in a box, or is the army of one."""
        sc = s.sc
        return s.place[u] < sc.box and sc.mask_row[u] < 0 and not sc.kind[u] & GARRISON

    def strain_marks(self, moving: bool) -> dict[int, str]:
        found = super().strain_marks(moving)
        return found if moving else {**found, TRAIN: "as on a train"}

    def own_strain(self, s: StalingradState, units: list[int], random: Random) -> list[str]:
        """Now and then Axis units stand near somebody who waits, or a unit is in a port or on a railway."""
        sc = s.sc
        how: list[str] = []
        places = [h for h in range(sc.n) if sc.rail_hex[h] or sc.port[h]]
        for u in units:
            free = [h for h in random.sample(places, min(8, len(places))) if self.may_be_put(s, u, h)]
            if free and random.random() < 0.25 and self.movable(s, u):
                s.put(u, free[0])
                s.began[u] = free[0]
                how.append(f"{sc.unit_names[u]} in {sc.place_names[free[0]]}")
        waiting = [
            u
            for u in sc.units_of[SOVIET]
            if 0 <= s.place[u] < sc.n and waits(StalingradScene(s), Deed("", u))
        ]
        if waiting and random.random() < 0.5:
            u = random.choice(waiting)
            foes = [e for e in sc.units_of[AXIS] if self.makes_bonds(s, e)]
            if foes:
                how += self.brought_near(s, random.choice(foes), u, random)
            units.append(u)
            how.append(f"{sc.unit_names[u]} waits")
        if s.active == SOVIET and sc.has_rule("maskirovka") and random.random() < 0.3:
            how += self.masked(s, units, random)
        return how

    def masked(self, s: StalingradState, units: list[int], random: Random) -> list[str]:
        """Reserve armies are on the map and in an area of the north, with some units in their boxes."""
        sc = s.sc
        s.mask = random.sample(range(1, ARMY_BOXES + 1), ARMY_BOXES)
        s.mask_may = [ALL_BOXES] * ARMY_BOXES
        mine = [u for u in sc.units_of[SOVIET] if 0 <= s.place[u] < sc.n and s.steps[u]]
        hexes = [s.place[u] for u in mine if sc.mask_row[u] < 0]
        for army in sc.masked:
            s.steps[army] = 1
            s.put(army, random.choice([*random.sample(hexes, 3), sc.north_areas[0]]))
            s.began[army] = s.place[army]
        fighting = [u for u in mine if self.movable(s, u) and StalingradScene(s).fights(u)]
        boxed = random.sample(fighting, min(8, len(fighting)))
        for u in boxed:
            s.put(u, sc.army_box + random.randrange(ARMY_BOXES))
            s.began[u] = s.place[u]
        units += boxed[:4]
        return ["reserve armies have boxes"]

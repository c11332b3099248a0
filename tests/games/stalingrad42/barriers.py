"""What a moment of Stalingrad '42 is asked about a deed: the questions of the list in `bars`."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.stalingrad42.ground import crossing_of
from grognard.games.stalingrad42.kinds import AT_HAND, BESIDE, DUMP, RESERVE, TRAIN
from grognard.games.stalingrad42.scenario import (
    ALPINE,
    ALPINE_SHUT,
    ALPINISTS,
    AXIS,
    AZOV,
    BEGUN,
    BLACK,
    BLUECHER,
    BRACKETED,
    FULL,
    GARRISON,
    GERMAN,
    LAKE,
    MAJOR,
    MARINE,
    MOUNTAIN,
    N_CAUCASUS,
    NO_EXTENDED,
    PRELIMINARY_TURN,
    SEA,
    SMALL,
    SOVIET,
    STOCK,
    SUPPORT,
    VOLGA,
)
from grognard.games.zocbond.kinds import (
    AWAKE,
    FIRED,
    HELPER,
    IN_SUPPLY,
    MECHANISED,
    MOVED,
    REFITTED,
    RETREATED,
    ROUTED,
    SHATTERED,
    STRIDE,
)
from grognard.testing.bars import Deed
from tests.games.zocbond import barriers as shared
from tests.games.zocbond.barriers import MARCHES

from .scene import StalingradScene

# -- the ways, by families -----------------------------------------------------------------------------

LIFTED = ("goes by rail", "sails")
HIDES = ("goes into a box",)
OF_ITS_OWN_WILL = (
    *MARCHES,
    *LIFTED,
    *HIDES,
    "advances",
    "disengages",
    "stands in reserve",
    "storms",
)
APPEARS = ("arrives", "is rebuilt", "is bought")


# -- who stays where it is ----------------------------------------------------------------------------


def waits(scene: StalingradScene, d: Deed) -> bool:
    """Garrisons, the North Caucasus, reserve armies that are not activated."""
    kind = scene.sc.kind[d.unit]
    if kind & GARRISON and (not scene.marked(d.unit, AWAKE) or scene.s.turn_kind == PRELIMINARY_TURN):
        return True
    if kind & N_CAUCASUS and not scene.s.caucasus_awake:
        return True
    return scene.army_waits(d.unit)


def immobile(scene: StalingradScene, d: Deed) -> bool:
    return scene.marked(d.unit, DUMP)


def in_reserve(scene: StalingradScene, d: Deed) -> bool:
    return scene.marked(d.unit, RESERVE)


def on_train(scene: StalingradScene, d: Deed) -> bool:
    return scene.marked(d.unit, TRAIN)


# -- movement -----------------------------------------------------------------------------------------


def enemy_in_hex(scene: StalingradScene, d: Deed) -> bool:
    """But for a contested city, where its friends are (S42-29.1.2)."""
    return shared.enemy_there(scene, d) and not scene.contested(d.to)


def contested_by_march(scene: StalingradScene, d: Deed) -> bool:
    return scene.is_hex(d.to) and scene.contested(d.to)


def contested_by_ship(scene: StalingradScene, d: Deed) -> bool:
    """Only to marines a voyage is tactical movement (S42-5.7.1)."""
    return contested_by_march(scene, d) and not scene.sc.kind[d.unit] & MARINE


def out_of_contested(scene: StalingradScene, d: Deed) -> bool:
    """Into an EZOC without an own unit (S42-29.1.2)."""
    if not (scene.is_hex(d.at) and scene.is_hex(d.to) and scene.contested(d.at)):
        return False
    return scene.gripped(d.to, scene.enemy(d.unit)) and not scene.friends(d.unit, d.to)


def beside_enemies(scene: StalingradScene, d: Deed) -> bool:
    """Whether the hex entered is next to an enemy unit of whatever kind; not beyond what is impassable."""
    if not scene.is_hex(d.to):
        return False
    for h in scene.around(d.to):
        if not scene.reference.impassable(d.to, h) and scene.reference.present(h, scene.enemy(d.unit)):
            return True
    return False


def never_extended(scene: StalingradScene, d: Deed) -> bool:
    return bool(scene.sc.kind[d.unit] & (NO_EXTENDED | SUPPORT | STOCK))


def cut_off_on_wheels(scene: StalingradScene, d: Deed) -> bool:
    return bool(scene.s.supply[d.unit] != IN_SUPPLY and scene.sc.traits[d.unit] & MECHANISED)


def marked_out_of_supply(scene: StalingradScene, d: Deed) -> bool:
    """On the map; its marker comes off in its supply phase only (S42-16.1)."""
    return bool(scene.is_hex(d.at) and scene.s.supply[d.unit] != IN_SUPPLY)


def ready_stock(scene: StalingradScene, d: Deed) -> bool:
    return scene.marked(d.unit, AT_HAND)


def small_turn(scene: StalingradScene, d: Deed) -> bool:
    return bool(scene.s.turn_kind == SMALL)


def no_full_turn(scene: StalingradScene, d: Deed) -> bool:
    return bool(scene.s.turn_kind != FULL)


def small_turn_in_order(scene: StalingradScene, d: Deed) -> bool:
    """In the mini-turn units that are not routed move tactically (S42-33.2.3)."""
    return small_turn(scene, d) and not shared.routed(scene, d)


def first_turn(scene: StalingradScene, d: Deed) -> bool:
    """S42-C1.2, C3.4, C4.2."""
    sc = scene.sc
    tactical = scene.s.turn == sc.first_turn and sc.owner[d.unit] == sc.tactical_player
    return tactical and scene.s.turn_kind == FULL and (scene.fights(d.unit) or sc.part == "C3")


def routed_beside(scene: StalingradScene, d: Deed) -> bool:
    """Routed units come next to enemies only to friends who are not (S42-13.3.2)."""
    if not shared.routed(scene, d) or not beside_enemies(scene, d):
        return False
    friends = [v for v in scene.friends(d.unit, d.to) if scene.fights(v)]
    return all(shared.routed(scene, Deed("", v)) for v in friends)


def water_without_bridge(scene: StalingradScene, d: Deed, waters: tuple[int, ...]) -> bool:
    if not (scene.is_hex(d.at) and scene.is_hex(d.to)) or scene.side(d.at, d.to) < 0:
        return False
    side = scene.side(d.at, d.to)
    return scene.water(d.at, d.to) in waters and not crossing_of(scene.s, scene.sc.owner[d.unit], side)


def pontoon_of_its_own(scene: StalingradScene, d: Deed) -> bool:
    """One of the two units that make the bridge may use it (S42-5.5.5)."""
    return scene.fights(d.unit) and any(scene.fights(v) for v in scene.friends(d.unit, d.to))


def major_river(scene: StalingradScene, d: Deed) -> bool:
    """Only with the first step, by who began the phase beside it (S42-5.5.2); on foot or not."""
    if not water_without_bridge(scene, d, (MAJOR,)) or pontoon_of_its_own(scene, d):
        return False
    return scene.steps_before() > 0 or began(scene, d.unit) != d.at


def began(scene: StalingradScene, u: int) -> int:
    """Where it was when the phase began; out of a box, where its army was."""
    place = scene.s.began[u]
    for row, army in enumerate(scene.sc.masked):
        if scene.s.mask[row] and place == scene.sc.army_box + scene.s.mask[row] - 1:
            return int(scene.s.began[army])
    return int(place)


def across_the_volga(scene: StalingradScene, d: Deed) -> bool:
    return water_without_bridge(scene, d, (VOLGA,))


def impassable(scene: StalingradScene, d: Deed) -> bool:
    if not (scene.is_hex(d.at) and scene.is_hex(d.to)) or scene.side(d.at, d.to) < 0:
        return False
    return scene.water(d.at, d.to) in (LAKE, SEA, ALPINE_SHUT)


def alpine(scene: StalingradScene, d: Deed) -> bool:
    if not (scene.is_hex(d.at) and scene.is_hex(d.to)) or scene.side(d.at, d.to) < 0:
        return False
    off_road = scene.water(d.at, d.to) == ALPINE and not scene.by_road(d.at, d.to)
    return off_road and not scene.sc.kind[d.unit] & ALPINISTS


def mountains_on_wheels(scene: StalingradScene, d: Deed) -> bool:
    if not (scene.is_hex(d.at) and scene.is_hex(d.to)) or scene.side(d.at, d.to) < 0:
        return False
    off_road = scene.sc.terrain[d.to] == MOUNTAIN and not scene.by_road(d.at, d.to)
    return off_road and bool(scene.sc.traits[d.unit] & MECHANISED)


def foreign_area(scene: StalingradScene, d: Deed) -> bool:
    """Own ones; the Axis leaves the map where that scores, and to Baku (S42-22.4, 24.1.2, C1.2)."""
    sc = scene.sc
    if scene.s.sc.zone_rules.own_area(scene.s, d.to, sc.owner[d.unit]):
        return False
    scores = sc.exit_row[d.to - sc.size] >= 0 or d.to == sc.baku_area
    return not (sc.owner[d.unit] == AXIS and scores)


def bluecher_elsewhere(scene: StalingradScene, d: Deed) -> bool:
    """Out of the area at Kerch only over the strait (S42-20.7)."""
    if not scene.sc.kind[d.unit] & BLUECHER or d.at != scene.sc.strait_area:
        return False
    return d.to != scene.sc.strait_hex


def over_the_strait(scene: StalingradScene, d: Deed) -> bool:
    return bool(d.at == scene.sc.strait_area >= 0 and d.to == scene.sc.strait_hex)


def strait_closed(scene: StalingradScene, d: Deed) -> bool:
    """Soviets at Taman, or somebody has crossed in this turn (S42-5.7.2)."""
    if not over_the_strait(scene, d):
        return False
    held = any(scene.sc.owner[u] == SOVIET for u in scene.s.stack_at(d.to))
    return held or scene.s.strait_used > 0 or small_turn(scene, d)


def bluecher_before_taman(scene: StalingradScene, d: Deed) -> bool:
    if not over_the_strait(scene, d) or not scene.sc.kind[d.unit] & BLUECHER:
        return False
    return scene.s.control[scene.sc.control_row[d.to]] != AXIS


# -- by rail and by sea (S42-5.6.1 to 5.6.6, 5.7) ---------------------------------------------------------


def rail_from_elsewhere(scene: StalingradScene, d: Deed) -> bool:
    return not scene.rail_hex(d.at) or scene.s.began[d.unit] != d.at


def rail_to_nowhere(scene: StalingradScene, d: Deed) -> bool:
    return not scene.rail_hex(d.to)


def rail_in_zoc(scene: StalingradScene, d: Deed) -> bool:
    enemy = scene.enemy(d.unit)
    return any(scene.is_hex(h) and scene.gripped(h, enemy) for h in (d.at, d.to))


def too_many_trains(scene: StalingradScene, d: Deed) -> bool:
    """Four units, one of them from the map (S42-5.6.2); commanders go besides (S42-28.1.5)."""
    if d.unit in scene.sc.commanders:
        return False
    return scene.s.railed >= 4 or (scene.is_hex(d.at) and scene.s.railed_from_map >= 1)


def train_at_the_end(scene: StalingradScene, d: Deed) -> bool:
    if not scene.is_hex(d.to) or not scene.fights(d.unit):
        return False
    return any(scene.marked(v, TRAIN) and scene.fights(v) for v in scene.friends(d.unit, d.to))


def gauge_unconverted(scene: StalingradScene, d: Deed) -> bool:
    if scene.sc.owner[d.unit] != AXIS:
        return False
    return any(scene.is_hex(h) and not scene.s.gauge[h] for h in (d.at, d.to))


def no_sailor(scene: StalingradScene, d: Deed) -> bool:
    """Soviet supply points, and units on foot (S42-5.7.1)."""
    if scene.sc.owner[d.unit] != SOVIET:
        return True
    return bool(scene.sc.traits[d.unit] & MECHANISED and not scene.sc.kind[d.unit] & STOCK)


def no_port(scene: StalingradScene, d: Deed) -> bool:
    seas = (scene.sc.port[d.at], scene.sc.port[d.to])
    return seas[0] != seas[1] or seas[0] not in (AZOV, BLACK)


def port_not_ours(scene: StalingradScene, d: Deed) -> bool:
    """Marines land in an empty port of the enemy's, too: no unit of any kind is there (S42-5.7.1)."""
    if any(scene.sc.owner[v] == AXIS for v in scene.s.stack_at(d.to)):
        return True
    rows = [scene.sc.control_row[h] for h in (d.at, d.to)]
    ours = [row >= 0 and scene.s.control[row] == SOVIET for row in rows]
    return not ours[0] or not (ours[1] or scene.sc.kind[d.unit] & MARINE)


def sea_used(scene: StalingradScene, d: Deed) -> bool:
    return bool(scene.s.sailed >> scene.sc.port[d.at] & 1)


def sailed_late(scene: StalingradScene, d: Deed) -> bool:
    """The whole MA; to marines one of two hexes (S42-5.7.1)."""
    if not scene.marked(d.unit, MOVED):
        return False
    return not scene.sc.kind[d.unit] & MARINE or scene.s.used[d.unit] > 1


def marine_stopped(scene: StalingradScene, d: Deed) -> bool:
    """It walked into an EZOC first (S42-6.2)."""
    return scene.marked(d.unit, MOVED) and scene.gripped(d.at, scene.enemy(d.unit))


# -- combat -------------------------------------------------------------------------------------------


def cannot_fight(scene: StalingradScene, d: Deed) -> bool:
    helper = not scene.fights(d.unit) or scene.sc.traits[d.unit] & HELPER
    return bool(helper or scene.sc.attack[STRIDE * d.unit + scene.s.steps[d.unit]] == 0)


def not_beside(scene: StalingradScene, d: Deed) -> bool:
    return d.at != d.to and shared.not_beside_target(scene, d)


def not_in_a_hex_beside(scene: StalingradScene, d: Deed) -> bool:
    """Out of an area nobody makes up an automatic DS; in a contested city one may (S42-22.7, 29.1.3)."""
    return d.at != d.to and (not scene.is_hex(d.at) or scene.side(d.at, d.to) < 0)


def out_of_the_city(scene: StalingradScene, d: Deed) -> bool:
    """Units in a contested city do not attack outwards (S42-29.1.3)."""
    return d.at != d.to and scene.is_hex(d.at) and scene.contested(d.at)


def under_construction(scene: StalingradScene, d: Deed) -> bool:
    return scene.is_hex(d.at) and scene.s.fort[d.at] == scene.sc.owner[d.unit] + 1 + BEGUN


def volga_without_crossing(scene: StalingradScene, d: Deed) -> bool:
    """Fought only at crossings, at Saratov and where the flotilla is (S42-9.5.3)."""
    if not scene.is_hex(d.at) or d.at == d.to or scene.water(d.at, d.to) != VOLGA:
        return False
    side = scene.side(d.at, d.to)
    return not crossing_of(scene.s, SOVIET, side)


def strange_allies(scene: StalingradScene, d: Deed) -> bool:
    """Two nations of allies in one attack (S42-20.5.1); `other` are the attackers of it."""
    nations = {scene.sc.nation[u] for u in bit_list(d.other) if scene.sc.owner[u] == AXIS}
    return len(nations - {GERMAN}) > 1


def no_support(scene: StalingradScene, d: Deed) -> bool:
    """S42-18.2.3: not disrupted, routed, on a train, refitted."""
    return shared.in_disorder(scene, d) or scene.marked(d.unit, TRAIN | REFITTED)


def used_up(scene: StalingradScene, d: Deed) -> bool:
    """A used support unit fires off a ready supply point that is with it, or not at all (S42-18.6.5)."""
    if not scene.marked(d.unit, FIRED):
        return False
    stocks = [v for v in scene.friends(d.unit, d.at) if scene.sc.kind[v] & STOCK]
    return not any(scene.marked(v, AT_HAND | DUMP) and not scene.marked(v, TRAIN) for v in stocks)


def no_leader(scene: StalingradScene, d: Deed) -> bool:
    """S42-11.2.3: a combat unit in good order, not on a train, no support unit."""
    if not scene.fights(d.unit) or scene.sc.kind[d.unit] & SUPPORT or scene.marked(d.unit, TRAIN):
        return True
    return shared.in_disorder(scene, d)


def bracketed_beside_others(scene: StalingradScene, d: Deed) -> bool:
    """S42-9.8: it takes no loss before the ordinary units of its hex, so none as a leader."""
    others = [v for v in scene.friends(d.unit, d.at) if scene.fights(v) and not scene.sc.kind[v] & BRACKETED]
    return bool(scene.sc.kind[d.unit] & BRACKETED and others)


def ally_before_germans(scene: StalingradScene, d: Deed) -> bool:
    """S42-20.5.2: a reduced ally is not destroyed before a German unit at full strength has lost a step."""
    s, sc = scene.s, scene.sc
    if sc.owner[d.unit] != AXIS or sc.nation[d.unit] == GERMAN or s.steps[d.unit] > 1:
        return False
    friends = [v for v in scene.friends(d.unit, d.at) if scene.fights(v) and not scene.marked(v, RETREATED)]
    whole = [v for v in friends if sc.nation[v] == GERMAN and s.parent[v] < 0 and s.steps[v] == sc.steps[v]]
    reduced = sc.steps[d.unit] > 1 or s.parent[d.unit] >= 0
    return reduced and len(friends) < 3 and any(s.order[v] != ROUTED for v in whole)


def retreats_across(scene: StalingradScene, d: Deed) -> bool:
    """Unbridged major rivers kill, the Volga even at a crossing (S42-12.2)."""
    if not (scene.is_hex(d.at) and scene.is_hex(d.to)):
        return False
    if scene.water(d.at, d.to) == VOLGA:
        return True
    return water_without_bridge(scene, d, (MAJOR,)) and not pontoon_of_its_own(scene, d)


def retreats_off_map(scene: StalingradScene, d: Deed) -> bool:
    return scene.is_area(d.to) and not scene.s.sc.zone_rules.own_area(scene.s, d.to, scene.sc.owner[d.unit])


def swims_forward(scene: StalingradScene, d: Deed) -> bool:
    """Only with the first hex, the one vacated, by who attacked across the river (S42-14.5, 25.2.3)."""
    if not water_without_bridge(scene, d, (MAJOR, VOLGA)) or pontoon_of_its_own(scene, d):
        return False
    frame = scene.advance()
    if frame is None:
        return False  # a city is stormed by attackers: that is their first hex (S42-29.1.1)
    late = frame.entered > 0 or d.to != frame.vacated
    return late or scene.marked(d.unit, BESIDE | RESERVE)


def halted(scene: StalingradScene, d: Deed) -> bool:
    """An EZOC stops an advance but in a hex that combat has emptied (S42-14.4.2, 15.2.6)."""
    frame = scene.advance()
    if frame is None or not frame.entered or not scene.is_hex(d.at) or d.at in (frame.vacated, frame.haven):
        return False
    return not scene.cleared(d.to) and scene.gripped(d.at, scene.enemy(d.unit))


def stuck_forward(scene: StalingradScene, d: Deed) -> bool:
    """Who has gone off the road into marsh or mountains goes no further (S42-14.5); by any road out of it."""
    frame = scene.advance()
    return frame is not None and frame.over > 0 and not scene.cleared(d.to)


def far_without_supply(scene: StalingradScene, d: Deed) -> bool:
    frame = scene.advance()
    far = frame is not None and frame.went >= 2 and not scene.cleared(d.to)
    return far and scene.s.supply[d.unit] != IN_SUPPLY


# -- reserve armies, replacements ---------------------------------------------------------------------


def beside_enemy_unit(scene: StalingradScene, d: Deed) -> bool:
    """Nothing is rebuilt next to an enemy combat unit, even with a friend there (S42-21.3.1)."""
    return scene.is_hex(d.to) and scene.reference.adjacent_enemy(d.to, scene.sc.owner[d.unit])


def unfit_to_be_refitted(scene: StalingradScene, d: Deed) -> bool:
    return scene.is_hex(d.at) and (shared.in_disorder(scene, d) or refitted_before(scene, d))


def refitted_before(scene: StalingradScene, d: Deed) -> bool:
    return scene.marked(d.unit, REFITTED)


def unfit_for_reserve(scene: StalingradScene, d: Deed) -> bool:
    """S42-25.2.1: good order, no refitted unit, none that has gone far."""
    return shared.in_disorder(scene, d) or scene.marked(d.unit, REFITTED | SHATTERED | TRAIN)


def gone_far(scene: StalingradScene, d: Deed) -> bool:
    """More than a hex from where it began; to marines a voyage is one (S42-25.2.1, 5.7.1)."""
    at, start = scene.s.place[d.unit], scene.s.began[d.unit]
    if not (scene.is_hex(at) and scene.is_hex(start)) or scene.sc.kind[d.unit] & MARINE:
        return False
    return bool(scene.sc.board.distance_between(start, at) > 1)


def hemmed_in(scene: StalingradScene, d: Deed) -> bool:
    """Every way out is an enemy's, a bond's or impassable (S42-27.2.3)."""
    area = scene.sc.gate_of[d.at]
    if area >= 0 and scene.s.sc.zone_rules.own_area(scene.s, area, scene.sc.owner[d.unit]):
        return False
    ways = [Deed("", d.unit, d.at, to) for to in scene.around(d.at)]
    shut = (shared.enemy_there, shared.bond_in_the_way, impassable)
    return all(any(bar(scene, way) for bar in shut) for way in ways)

"""What bars resource and supply points, replacements and reinforcements (S42-9.7.3, 18, 21, 22.1)."""

from __future__ import annotations

from grognard.games.stalingrad42.kinds import DUMP, TRAIN
from grognard.games.stalingrad42.scenario import (
    ALPINISTS,
    AXIS,
    BEGUN,
    CAVALRY,
    CORPS,
    FREE,
    GARRISON,
    GERMAN,
    HEADQUARTERS,
    MAJOR_CITY,
    MARINE,
    MARSH,
    MINOR_CITY,
    MOUNTAIN,
    NEVER,
    NKVD,
    REPLACEMENTS,
    ROUGH_FOREST,
    SEASONAL_MARSH,
    SOVIET,
    STOCK,
    SUPPORT,
    TRANSCAUCASUS,
    VOLUNTEER,
)
from grognard.games.zocbond.kinds import MECHANISED, MOVED
from grognard.testing.bars import Deed

from .barriers_rail import controls, network
from .scene import StalingradScene

MOBILE_STOCKS = {AXIS: 5, SOVIET: 4}  # S42-18.6.8
FORTS = {AXIS: 12, SOVIET: 24}  # S42-9.7.3
NEAR_NETWORK = 2  # S42-21.3.1
CORPS_AREAS = ("@A", "@B", "@C")  # S42-21.3.1
ARRIVAL_AREAS = {AXIS: "WXYZ", SOVIET: "ABCGHJKL"}  # of the campaign (S42-22.1.1)
VOLUNTEER_CITIES = ("2849", "4549")  # S42-20.8
ENGINEERS = "DE-ENG-LINDEN"  # S42-20.9
MOBILE = 0  # the mode of a supply point that the log tells


# -- resource points (S42-18.1) ------------------------------------------------------------------------------


def costs_a_point(scene: StalingradScene, d: Deed) -> bool:
    """Artillery turned over by a supply point costs none, nor what the winter offensive grants."""
    if d.way == "is made ready":
        return d.other < 0
    return not scene.in_phase("Offensive")


def buyer(scene: StalingradScene, d: Deed) -> int:
    return d.other if d.unit < 0 else int(scene.sc.owner[d.unit])


def no_resource_point(scene: StalingradScene, d: Deed) -> bool:
    """Two in an initial phase, one in the Caucasus."""
    most = 1 if scene.sc.part == "C2" else 2
    return costs_a_point(scene, d) and scene.counted("points", scene.s.turn, buyer(scene, d)) >= most


def no_initial_phase(scene: StalingradScene, d: Deed) -> bool:
    """A supply point turns over artillery in the supply phase, too (S42-18.6.4)."""
    flips = d.way == "is made ready" and d.other >= 0 and scene.in_phase("SupplyPhase")
    return not flips and not scene.in_phase("Initial")


def off_the_network(scene: StalingradScene, d: Deed) -> bool:
    """A resource point turns over artillery on the rail network."""
    return d.other < 0 and d.at not in network(scene, scene.sc.owner[d.unit])


def no_support_unit(scene: StalingradScene, d: Deed) -> bool:
    return not scene.sc.kind[d.unit] & SUPPORT


def bought_elsewhere(scene: StalingradScene, d: Deed) -> bool:
    """A supply point comes into an own area; with the winter offensive to a front (S42-18.6.1, 33.2.1)."""
    if scene.in_phase("Offensive"):
        return not any(scene.sc.kind[v] & HEADQUARTERS for v in scene.friends(d.unit, d.to))
    return not scene.is_area(d.to)


def no_ground_for_a_fort(scene: StalingradScene, d: Deed) -> bool:
    """`other` builds. No city, mountains, marsh, rough forest; no EZOC without an own unit (S42-9.7.3)."""
    s, player = scene.s, d.other
    ground = scene.sc.terrain[d.to]
    wet = ground == MARSH or (ground == SEASONAL_MARSH and bool(s.rained))
    if wet or ground in (MINOR_CITY, MAJOR_CITY, MOUNTAIN, ROUGH_FOREST) or s.fort[d.to]:
        return True
    manned = bool(scene.foes(d.to, 1 - player))
    return bool(scene.foes(d.to, player)) or (scene.gripped(d.to, 1 - player) and not manned)


def too_many_forts(scene: StalingradScene, d: Deed) -> bool:
    own = (d.other + 1, d.other + 1 + BEGUN)
    return sum(1 for h in range(scene.sc.n) if scene.s.fort[h] in own) >= FORTS[d.other]


# -- supply points (S42-18.6.1) ------------------------------------------------------------------------------


def too_many_mobile_stocks(scene: StalingradScene, d: Deed) -> bool:
    """Another one comes onto the map, or is mobile again (S42-18.6.8)."""
    sc, s = scene.sc, scene.s
    if not sc.kind[d.unit] & STOCK or not scene.is_hex(s.place[d.unit] if d.to < 0 else d.to):
        return False
    changes = d.way == "changes its mode"
    counts = scene.marked(d.unit, DUMP) if changes else not scene.after.marks[d.unit] & DUMP
    if not counts or (not changes and scene.is_hex(d.at)):
        return False
    player = sc.owner[d.unit]
    there = [u for u in sc.units_of[player] if sc.kind[u] & STOCK and scene.is_hex(s.place[u])]
    return sum(1 for u in there if u != d.unit and not scene.marked(u, DUMP)) >= MOBILE_STOCKS[player]


def stock_has_moved(scene: StalingradScene, d: Deed) -> bool:
    """Its mode changes in the own movement phase, before it moves (S42-18.6.2)."""
    return scene.marked(d.unit, MOVED | TRAIN) or not scene.in_phase("Movement")


# -- replacements (S42-21) -----------------------------------------------------------------------------------


def kind_used(scene: StalingradScene) -> str:
    """The kind of replacement that was used: there is one less of it."""
    pairs = zip(REPLACEMENTS, scene.s.replacement, scene.after.replacement, strict=True)
    return next((name for name, before, after in pairs if after < before), "")


def no_replacement_left(scene: StalingradScene, d: Deed) -> bool:
    return not any(scene.s.replacement)


def wrong_replacement(scene: StalingradScene, d: Deed) -> bool:
    """S42-21.1.2; `other` is the unit a remnant makes way for."""
    sc, u, kind = scene.sc, d.unit if d.other < 0 else d.other, kind_used(scene)
    ally = sc.owner[u] == AXIS and sc.nation[u] != GERMAN
    if ally or kind == "allied":
        return not ally or kind != "allied"
    special = sc.kind[u] & (NKVD | ALPINISTS | MARINE | SUPPORT | FREE)
    mechanised = bool(sc.traits[u] & MECHANISED)
    if kind == "tank":
        return not mechanised or bool(sc.kind[u] & SUPPORT)
    if kind == "cavalry":
        return mechanised or bool(special)
    return kind == "infantry" and (mechanised or bool(special) or bool(sc.kind[u] & CAVALRY))


def out_of_supply_now(scene: StalingradScene, d: Deed) -> bool:
    """On the map, and no supply line at this moment (S42-21.2, 26.2)."""
    return scene.is_hex(d.at) and not scene.reference.supplied(d.at, scene.sc.owner[d.unit])


def never_rebuilt(scene: StalingradScene, d: Deed) -> bool:
    """Garrisons, Linden's engineers (S42-20.4, 20.9)."""
    return bool(scene.sc.kind[d.unit] & GARRISON) or scene.sc.unit_names[d.unit] == ENGINEERS


def hosts(scene: StalingradScene, d: Deed) -> list[int]:
    """The headquarters in a hex that can take a unit in: of the Axis those of its nation (S42-21.3.1)."""
    sc = scene.sc
    found = [v for v in scene.friends(d.unit, d.to) if sc.kind[v] & HEADQUARTERS]
    return [v for v in found if sc.owner[v] == SOVIET or sc.nation[v] == sc.nation[d.unit]]


def is_depot(scene: StalingradScene, d: Deed) -> bool:
    """A major city on the rail network that is the player's."""
    player = scene.sc.owner[d.unit]
    city = scene.sc.terrain[d.to] == MAJOR_CITY and controls(scene, d.to, player)
    return city and d.to in network(scene, player)


def comes_as_rebuilt(scene: StalingradScene, d: Deed) -> bool:
    """Non-combat units come back as units are rebuilt (S42-19.4)."""
    return d.way == "is rebuilt" or not (scene.fights(d.unit) or scene.sc.kind[d.unit] & STOCK)


def rebuilt_elsewhere(scene: StalingradScene, d: Deed) -> bool:
    """Neither a city of the network nor a headquarters within two hexes of it (S42-21.3.1)."""
    if not comes_as_rebuilt(scene, d) or not scene.is_hex(d.to) or is_depot(scene, d):
        return False
    net = network(scene, scene.sc.owner[d.unit])
    near = any(scene.sc.board.distance_between(h, d.to) <= NEAR_NETWORK for h in net)
    return not near or not hosts(scene, d)


def rebuilt_there_before(scene: StalingradScene, d: Deed) -> bool:
    """One for each headquarters and city in a turn (S42-21.3.1)."""
    if not comes_as_rebuilt(scene, d) or not scene.is_hex(d.to):
        return False
    headquarters = [v for v in scene.friends(d.unit, d.to) if scene.sc.kind[v] & HEADQUARTERS]
    city = scene.sc.terrain[d.to] == MAJOR_CITY
    return scene.counted("rebuilt", scene.s.turn, scene.s.active, d.to) >= len(headquarters) + int(city)


def corps_elsewhere(scene: StalingradScene, d: Deed) -> bool:
    """Soviet tank and mechanized corps in A, B or C (S42-21.3.1)."""
    corps = scene.sc.kind[d.unit] & CORPS and scene.sc.owner[d.unit] == SOVIET
    return bool(corps) and scene.sc.place_names[d.to] not in CORPS_AREAS


# -- reinforcements (S42-20.8, 22.1, 30) ---------------------------------------------------------------------


def strange_area(scene: StalingradScene, d: Deed) -> bool:
    """S42-22.4."""
    return scene.is_area(d.to) and not scene.s.sc.zone_rules.own_area(scene.s, d.to, scene.sc.owner[d.unit])


def arrives_too_soon(scene: StalingradScene, d: Deed) -> bool:
    """One of a pool may come for another that is due (S42-C2.3)."""
    due = scene.s.due[d.unit]
    return scene.s.turn < due < NEVER and not scene.sc.pooled[d.unit]


def arrives_elsewhere(scene: StalingradScene, d: Deed) -> bool:
    """S42-22.1.1, in the campaign; who comes back comes as if rebuilt (S42-19.4)."""
    sc = scene.sc
    if sc.part != "C4" or not scene.fights(d.unit) or sc.army_box <= d.to:
        return False
    if sc.kind[d.unit] & VOLUNTEER:
        return sc.place_names[d.to] not in VOLUNTEER_CITIES
    return not scene.is_area(d.to) or sc.place_names[d.to][1:] not in ARRIVAL_AREAS[sc.owner[d.unit]]


def volunteers_too_soon(scene: StalingradScene, d: Deed) -> bool:
    """One in a turn, while the Axis holds Krasnodar and Voroshilovsk (S42-20.8)."""
    if not scene.sc.kind[d.unit] & VOLUNTEER or scene.s.due[d.unit] != NEVER:
        return False
    cities = [scene.sc.board.hex(name) for name in VOLUNTEER_CITIES]
    held = all(controls(scene, h, AXIS) for h in cities)
    return not held or scene.counted("of itself", scene.s.turn, AXIS) > 0


def front_too_soon(scene: StalingradScene, d: Deed) -> bool:
    """One in a turn, in the south, once the Axis is there (S42-30.0)."""
    if not scene.sc.kind[d.unit] & TRANSCAUCASUS or scene.s.due[d.unit] != NEVER:
        return False
    south = scene.sc.place_names[d.to][1:] in ("G", "H", "J", "K", "L")
    return not south or scene.counted("of itself", scene.s.turn, SOVIET) > 0

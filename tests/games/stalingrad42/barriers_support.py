"""What bars support: artillery and its supply points, plans, commanders, air units (S42-9.3.1, 18, 26)."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.stalingrad42.kinds import AT_HAND, DUMP, TRAIN
from grognard.games.stalingrad42.options.commanders import ATTACK, STAND, Throw
from grognard.games.stalingrad42.scenario import (
    AXIS,
    CLEAR_SKY,
    COMMANDER,
    GERMAN,
    HEADQUARTERS,
    MAJOR_CITY,
    MINOR_CITY,
    OVERCAST,
    SOVIET,
    STOCK,
    SUPPORT,
)
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.battle import NORMAL
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.kinds import FIRED
from grognard.testing.bars import Deed
from tests.games.zocbond import barriers as shared

from .barriers_rail import network
from .scene import StalingradScene

AIR_RANGE = 15  # S42-9.3.5
AIR_COVER = 1  # S42-9.3.7
AFRICA = 27  # the turn (S42-9.3.9)
PLANS = 2  # S42-26.2


# -- who takes part, and how far support reaches (S42-18.4) -----------------------------------------------


def participants(scene: StalingradScene, u: int) -> list[int]:
    """The units on the side of a unit that attack or defend now."""
    frame = scene.combat()
    if frame is None:
        return []
    if isinstance(frame, Attack) and frame.player == scene.sc.owner[u]:
        return bit_list(frame.units)
    return own_defenders(scene, u, frame.target)


def own_defenders(scene: StalingradScene, u: int, h: int) -> list[int]:
    return [v for v in scene.s.stack_at(h) if scene.sc.owner[v] == scene.sc.owner[u] and scene.fights(v)]


def reached(scene: StalingradScene, u: int, far: int) -> set[int]:
    """The hexes to which a way of so many hexes leads from a unit; out of an area its edge is the first.

    A way ends in a contested city, where enemies are; a unit inside counts from there (S42-18.4, R-75).
    """
    at, player = scene.s.place[u], scene.sc.owner[u]
    if scene.is_hex(at):
        front = {(at, False)}
    else:
        edge = [h for h in range(scene.sc.n) if scene.sc.gate_of[h] == at]
        free = [h for h in edge if not scene.reference.present(h, 1 - player)]
        front = {(h, scene.reference.bare(h, player)) for h in free}
        far -= 1
    seen = set(front)
    for _ in range(far):
        open_ended = [(h, bare) for h, bare in front if h == at or not scene.contested(h)]
        steps = [(h, to, bare) for h, bare in open_ended for to in scene.around(h)]
        ways = [(to, leads_on(scene, player, h, to, bare)) for h, to, bare in steps]
        front = {(to, bare) for to, bare in ways if bare is not None} - seen
        seen |= front
    return {h for h, _ in seen}


def leads_on(scene: StalingradScene, player: int, at: int, to: int, bare: bool) -> bool | None:
    """None if the way cannot go there, else whether that hex is an EZOC empty of friends.

    It goes into a contested city, where friends are.
    """
    reference = scene.reference
    if reference.present(to, 1 - player) and not scene.contested(to):
        return None
    if reference.impassable(at, to) or reference.bars(1 - player, at, to):
        return None
    if reference.water(at, to) == "alpine" and not scene.by_road(at, to):
        return None
    into = reference.bare(to, player)
    return None if bare and into else into


def reaches(scene: StalingradScene, u: int, units: list[int]) -> bool:
    """Whether one of some units is in range; who attacks out of an area stands a hex beyond its edge."""
    at, far = scene.s.place[u], scene.sc.range[u]
    places = {scene.s.place[v] for v in units}
    if at in places or reached(scene, u, far) & places:
        return True
    areas = {place for place in places if scene.is_area(place)}
    return any(scene.sc.gate_of[h] in areas for h in reached(scene, u, far - 1)) if areas else False


def out_of_range(scene: StalingradScene, d: Deed) -> bool:
    return not reaches(scene, d.unit, participants(scene, d.unit))


# -- artillery (S42-18.3.1, 18.5, 18.6.5) --------------------------------------------------------------------


def no_artillery(scene: StalingradScene, d: Deed) -> bool:
    """A support unit of this side, on the map or in an area: not in a box (S42-18.2.1, 34.6.3)."""
    in_play = scene.is_hex(d.at) or scene.is_area(d.at)
    return not scene.sc.kind[d.unit] & SUPPORT or not in_play or shared.of_the_enemy(scene, d)


def too_many_guns(scene: StalingradScene, d: Deed) -> bool:
    """One shift; the Soviets have two with an artillery division and another, or a front (S42-18.3.1, 18.5).

    A supply point is no part of that.
    """
    frame = scene.combat()
    guns = bit_list(frame.support) if isinstance(frame, Attack) else []
    if len(guns) < 2 or not isinstance(frame, Attack):
        return False
    fronts = [u for u in guns if scene.sc.kind[u] & HEADQUARTERS]
    return len(guns) > 2 or len(fronts) > 1 or frame.charged > 0 or scene.sc.owner[d.unit] != SOVIET


def of_an_ally(scene: StalingradScene, u: int) -> bool:
    return bool(scene.sc.owner[u] == AXIS and scene.sc.nation[u] != GERMAN)


def of_another_nation(scene: StalingradScene, d: Deed) -> bool:
    """Headquarters of allies support their own nation (S42-18.3.3)."""
    nations = {scene.sc.nation[v] for v in participants(scene, d.unit)}
    return of_an_ally(scene, d.unit) and scene.sc.nation[d.unit] not in nations


def led_by_another_nation(scene: StalingradScene, d: Deed) -> bool:
    """... and a defence that one of their nation leads (S42-18.3.3); later attempts do without."""
    frame = scene.combat()
    if not isinstance(frame, Stand) or frame.support < 0 or frame.fired:
        return False
    strange = scene.sc.nation[d.unit] != scene.sc.nation[frame.support]
    return of_an_ally(scene, frame.support) and bool(strange)


def stock_elsewhere(scene: StalingradScene, d: Deed) -> bool:
    """`other` is the supply point: an own one, stacked with the artillery (S42-18.6.4, 18.6.5)."""
    s, sc = scene.s, scene.sc
    if d.other < 0:
        return False
    mine = sc.kind[d.other] & STOCK and sc.owner[d.other] == sc.owner[d.unit]
    return not mine or s.place[d.other] != s.place[d.unit]


def mobile_stock(scene: StalingradScene, d: Deed) -> bool:
    return not scene.marked(d.other, AT_HAND | DUMP)


def stock_on_train(scene: StalingradScene, d: Deed) -> bool:
    return d.other >= 0 and scene.marked(d.other, TRAIN)


# -- plans and commanders (S42-26.2, 28.1) -----------------------------------------------------------------


def no_ready_plan(scene: StalingradScene, d: Deed) -> bool:
    """A normal attack, and a headquarters with a plan of an earlier turn (S42-26.2)."""
    frame = scene.combat()
    attacks = isinstance(frame, Attack) and frame.kind == NORMAL and frame.player == scene.sc.owner[d.unit]
    return not attacks or scene.s.plans[d.unit] < 1


def no_place_for_a_plan(scene: StalingradScene, d: Deed) -> bool:
    """On a headquarters in good order; two of a side (S42-26.2)."""
    s, sc = scene.s, scene.sc
    there = [u for u in sc.units_of[sc.owner[d.unit]] if 0 <= s.place[u] < sc.box]
    used = sum(s.plans[u] + s.plans_made[u] for u in there)
    return used >= PLANS or not sc.kind[d.unit] & HEADQUARTERS or shared.in_disorder(scene, d)


def no_second_roll(scene: StalingradScene, d: Deed) -> bool:
    """Once a turn, not on a train; Chuikov for his own determined defence only (S42-28.1.1 to 28.1.4)."""
    frame = scene.s.lanes[0][-1]
    if not isinstance(frame, Throw) or not scene.sc.kind[d.unit] & COMMANDER:
        return True
    own = frame.player == scene.sc.owner[d.unit]
    rolls = not own if frame.roll == STAND else own
    allowed = rolls or (frame.roll == ATTACK and scene.sc.owner[d.unit] == AXIS)
    if scene.sc.owner[d.unit] == SOVIET and frame.roll != STAND:
        allowed = False
    return not allowed or scene.marked(d.unit, FIRED | TRAIN)


def commander_far(scene: StalingradScene, d: Deed) -> bool:
    """S42-28.1.2."""
    frame = scene.s.lanes[0][-1]
    if not isinstance(frame, Throw):
        return False
    attacks = frame.player == scene.sc.owner[d.unit]
    units = bit_list(frame.units) if attacks else own_defenders(scene, d.unit, frame.target)
    return not reaches(scene, d.unit, units)


# -- air units (S42-9.3.1) -----------------------------------------------------------------------------------


def only_axis_flies(scene: StalingradScene, d: Deed) -> bool:
    return d.other != AXIS


def most_air_units(scene: StalingradScene) -> int:
    """How many can fly in this weather: two German ones and a Romanian one at best (S42-9.3.1, 9.3.9)."""
    s, sc = scene.s, scene.sc
    late = s.turn >= AFRICA and sc.part != "C2"
    if s.weather == OVERCAST:
        return 0 if late else 1
    german = 1 if late or sc.part in ("C2", "C3") else 2
    romanian = 1 if s.first_player == AXIS and sc.part not in ("C2", "C3") else 0
    return german + romanian if s.weather == CLEAR_SKY else 0


def supports_normally(scene: StalingradScene, d: Deed) -> bool:
    """Not the breakthrough that follows at once from a choice in the advance, on another hex."""
    frame = scene.combat()
    return isinstance(frame, Attack) and frame.kind == NORMAL and frame.target == d.to


def too_many_flights(scene: StalingradScene, d: Deed) -> bool:
    """Each supports one normal combat in a phase (S42-9.3.6, 9.3.7)."""
    if not supports_normally(scene, d):
        return False
    return scene.counted("flies", scene.s.turn, scene.s.active) >= most_air_units(scene)


def flies_too_far(scene: StalingradScene, d: Deed) -> bool:
    """Fifteen hexes from a city, town or landmark of the rail network.

    In defence also near the units it has gone with, or what is left of them. In the Caucasus the towns lie
    beyond the edge of the map.
    """
    s, sc = scene.s, scene.sc
    if not supports_normally(scene, d):
        return False
    distance = sc.board.distance_between
    places = [s.place[scene.receiver(u)] for u in s.air_with if u >= 0]
    with_units = [h for h in places if scene.is_hex(h)]
    if s.active == SOVIET and any(distance(h, d.to) <= AIR_COVER for h in with_units):
        return False
    beyond = [h for h in range(sc.n) if sc.gate_of[h] in sc.fight.air_bases]
    if any(distance(h, d.to) < AIR_RANGE for h in beyond):
        return False
    bases = [h for h in network(scene, AXIS) if is_base(scene, h)]
    return all(distance(h, d.to) > AIR_RANGE for h in bases)


def is_base(scene: StalingradScene, h: int) -> bool:
    return bool(scene.sc.terrain[h] in (MINOR_CITY, MAJOR_CITY) or scene.sc.town[h] or scene.sc.landmark[h])

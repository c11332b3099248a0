"""4.5.1.1.1 to 4.5.1.1.6: movement costs and allowances, by the cases and against a reference."""

from __future__ import annotations

import random

import pytest

from grognard.games.panzer.box.data_files import load_cards
from grognard.games.panzer.movement.costs import BARRED, HALF_TRACK, MODES, TRACKED, WHEELED, WHOLE
from grognard.games.panzer.movement.march import begun, direction, hex_refusal, stepped
from grognard.games.panzer.movement.rates import HURT, SHAKEN, SHORT, Fractions, after_harm, way_limit
from grognard.games.panzer.movement.reach import Reach
from grognard.games.panzer.movement.roads import BY_ROAD, BY_TRAIL, bridge_kind
from grognard.games.panzer.movement.speeds import with_rate
from grognard.games.panzer.movement.steps import hex_points, step_points, turn_points, way_points
from grognard.games.panzer.refusals import LEGAL
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import BY_WAY, CROSS_COUNTRY
from tests.positions import seeds

from .cases import Case, each
from .grounds import state_of
from .movement_reference import Ground, Mover, random_ground
from .sight_reference import Hex

SEEDS = seeds(350)
POINTS = {"T": (5, 6, 9), "H": (4, 5, 8), "W": (4, 5, 9)}


def compare(seed: int) -> int:
    """Where a vehicle can end in one random position, for the engine and the reference; how many places."""
    draw = random.Random(seed)
    ground = random_ground(seed)
    mode = draw.choice("TTHW")
    free = [h for h in ground.hexes() if h not in ground.enemies]
    start, facing = draw.choice(free), draw.randrange(6)
    cross, trail, road = POINTS[mode]
    short = draw.choice((1, 1, 2))
    points = max(1, cross // short), max(1, trail // short), max(1, road // short)
    by_way = bool(ground.ways(start)) and start not in ground.rubble and draw.random() < 0.5
    expected = Mover(ground, mode, by_way, points).ends(start, facing)
    s, at = state_of(ground, mode, points, start, facing)
    march = with_rate(s, begun(s, 0), BY_WAY if by_way else CROSS_COUNTRY)
    reach = Reach(s, march)
    found: dict[tuple[int, int], int] = {}
    for number in reach.ends():
        stop = reach.stops[number].march
        key = (stop.hex, stop.facing)
        found[key] = min(stop.spent, found.get(key, 999))
    assert found == {(at[h], d): spent for (h, d), spent in expected.items()}, seed
    return len(found)


def test_the_engine_agrees_with_the_reference() -> None:
    """4.5.1.1: on random maps both find the same ends of a move, for the same points."""
    sizes = [compare(seed) for seed in SEEDS]
    assert sum(size > 6 for size in sizes) > len(SEEDS) // 2


# -- the cases -----------------------------------------------------------------------------------------


def one_step(
    terrain: str = "clear", mode: str = "T", allowance: int = 6, **more: object
) -> tuple[PanzerState, dict[Hex, int]]:
    """A vehicle in (0, 1) that faces (0, 0), which has the terrain."""
    ground = Ground((2, 3), {(0, 0): terrain})
    for name, value in more.items():
        setattr(ground, name, value)
    return state_of(ground, mode, (allowance, 8, 12), (0, 1), 0)


AHEAD = ((0, 0), (0, 1))


def price(s: PanzerState, reverse: bool = False) -> int:
    """Points of the step of unit 0 to the north."""
    return step_points(s, s.sc.costs_of(s.sc.mode[0]), 6 * s.place[0], reverse)


def legal(s: PanzerState, spent: int = 0, rate: int = CROSS_COUNTRY) -> bool:
    p = with_rate(s, begun(s, 0), rate)
    p.spent = spent
    return hex_refusal(s, p, direction(p, False), False) == LEGAL


@each("PZR-C-4.5.1.1.2-a", "PZR-C-4.5.1.1.2-j")
def test_levels_and_crests(case: Case) -> None:
    given = case["given"]
    kind, level = given["to"].split(", level ")
    levels = {(0, 1): given["from_level"], (0, 0): int(level)}
    sides = {AHEAD: "crest"} if given.get("hexside") else {}
    s, _ = one_step(kind, given["mode"], level=levels, sides=sides)
    assert price(s) == case["then"]["cost"]


@each("PZR-C-4.5.1.1.2-b")
def test_cells_that_the_text_states(case: Case) -> None:
    for kind, cost in case["then"].items():
        assert price(one_step(kind, case["given"]["mode"])[0]) == cost


@each("PZR-C-4.5.1.1.2-c", "PZR-C-4.5.1.1.2-d")
def test_level_limits(case: Case) -> None:
    given, then = case["given"], case["then"]
    s, _ = one_step("clear", given["mode"], level={(0, 0): given["levels"]})
    flat, _ = one_step("clear", given["mode"])
    assert legal(s) == then["legal"]
    if then["legal"]:
        assert price(s) - price(flat) == then["extra_cost"]


@each("PZR-C-4.5.1.1.2-e")
def test_smoke_of_a_burning_vehicle(case: Case) -> None:
    s, at = one_step("scrub", wrecks={(0, 0): "bu"})
    plain, _ = one_step("scrub")
    m, h = s.sc.costs_of(TRACKED), at[0, 0]
    sides = case["given"]["turn_sides"]
    assert price(s) == case["then"]["entry"]
    assert turn_points(s, m, h, sides) - turn_points(plain, m, h, sides) == case["then"]["turn_extra"]
    assert turn_points(s, m, h, 1) == 0


@each("PZR-C-4.5.1.1.2-f", "PZR-C-4.5.1.1.2-h", "PZR-C-6.1.4.3.3-a", "PZR-C-6.1.4.3.9-b")
def test_barred(case: Case) -> None:
    given = case["given"]
    mode = given.get("mode", "T")
    if "hexside" in given:
        s, _ = one_step("clear", mode, sides={AHEAD: given["hexside"]})
    elif given["hex"] == "block":
        s, _ = one_step("clear", mode, works={(0, 0): "block"})
    elif given["hex"] == "rubble":
        s, _ = one_step("building_wood", mode, rubble={(0, 0)})
    else:
        s, _ = one_step(given["hex"].replace(" ", "_"), mode)
    assert legal(s) == case["then"]["legal"]
    assert price(s) == BARRED


@each("PZR-C-4.5.1.1.2-g", "PZR-C-4.5.1.1.2-i")
def test_hedges_take_the_whole_allowance(case: Case) -> None:
    given, then = case["given"], case["then"]
    s, _ = one_step("clear", given["mode"], given["allowance"], sides={AHEAD: given["hexside"]})
    assert price(s) == WHOLE
    assert legal(s, given["spent_before"]) == then["legal"]
    if then["legal"]:
        after = stepped(s, with_rate(s, begun(s, 0), CROSS_COUNTRY), 0, False)
        assert (after.left(), after.halted) == (then["remaining"], 1)


@each("PZR-C-4.5.1.1.3-m")
def test_one_hex_whatever_it_costs(case: Case) -> None:
    s, _ = one_step("rough", "T", case["given"]["allowance"])
    words = {True: "legal", False: "refused"}
    assert words[legal(s)] == case["then"]["at_once"]
    p = with_rate(s, begun(s, 0), CROSS_COUNTRY)
    assert stepped(s, p, 0, False).left() == case["then"]["points_left"]
    assert words[legal(s, spent=1)] == case["then"]["after_paid_turn"]


@each("PZR-C-4.5.1.1.4-a", "PZR-C-4.5.1.1.4-b", "PZR-C-4.5.1.1.4-c")
def test_turning(case: Case) -> None:
    given, then = case["given"], case["then"]
    s, at = one_step(given["hex"])
    points = turn_points(s, s.sc.costs_of(TRACKED), at[0, 0], given["turn_sides"])
    assert points + (price(s) if "total" in then else 0) == then.get("cost", then.get("total"))


@each("PZR-C-4.5.1.1.7-a")
def test_reverse_doubles_the_terrain(case: Case) -> None:
    s, _ = one_step(case["given"]["hex"], case["given"]["mode"])
    assert price(s, reverse=True) == case["then"]["cost"]


def test_reverse_doubles_nothing_else() -> None:
    """R-11: levels, walls and smoke are paid once."""
    wall, smoke = {AHEAD: "wall"}, {(0, 0): "bu"}
    s, _ = one_step("scrub", "T", level={(0, 0): 1}, sides=wall, wrecks=smoke)
    assert (price(s), price(s, reverse=True)) == (2 + 1 + 1 + 1, 4 + 1 + 1 + 1)


@each("PZR-C-3.7-a", "PZR-C-3.7-b", "PZR-C-3.7-c", "PZR-C-4.5.1.1.1-b", "PZR-C2-221", "PZR-C2-222")
def test_fractions(case: Case) -> None:
    given, then = case["given"], case["then"]
    table = Fractions()
    if "half" in then:
        assert table.allowance(given["allowance"], SHORT) == then["half"]
        assert table.allowance(given["allowance"], SHORT | HURT) == then["quarter"]
        return
    states = [*given.get("state", []), *given.get("states", [])]
    state = SHORT if given.get("command") in ("SHORT_HALT", "SH") else 0
    state |= HURT if "DMGD" in states else 0
    state |= SHAKEN if "SUP" in states else 0
    points = given.get("allowance") or load_cards().vehicles[given["unit"]].road
    assert table.allowance(points, state) == then["allowance"]


@each("PZR-C-4.5.1.1.1-a")
def test_values_of_a_card(case: Case) -> None:
    card, then = load_cards().vehicles[case["given"]["unit"]], case["then"]
    assert (card.cross, card.mode, card.trail, card.road) == tuple(then.values())


@each("PZR-C-4.4.3.2.6-m", "PZR-C2-220", "PZR-C2-347")
def test_what_is_left_after_damage(case: Case) -> None:
    given, then = case["given"], case["then"]
    left = after_harm(given["allowance"], given["spent"]) - given["spent"]
    assert left == then.get("left", then.get("remaining"))


@each("PZR-C-4.5.1.1.5-a", "PZR-C-4.5.1.1.5-b")
def test_rate_of_a_mixed_route(case: Case) -> None:
    given, then = case["given"], case["then"]
    card = load_cards().vehicles[given["unit"]]
    limit = way_limit(card.road, card.trail, given["road_hexes"], given["trail_hexes"])
    assert limit == {"road": card.road, "trail": card.trail}[then["rate"]]
    assert limit == then.get("allowance", limit)


@each("PZR-C-4.5.1.1.5-c", "PZR-C-4.5.1.1.5-d", "PZR-C-4.5.1.1.5-k")
def test_costs_on_the_road(case: Case) -> None:
    given, then = case["given"], case["then"]
    mode = given.get("mode", "T")
    s, _ = one_step("woods", mode, level={(0, 0): given.get("levels", 0)}, roads={AHEAD})
    points = way_points(s, s.sc.costs_of(s.sc.mode[0]), 6 * s.place[0], given.get("reverse", False))
    if "legal" in then:
        assert (points != BARRED) == then["legal"]
    else:
        assert points == then.get("cost", 1 + then.get("extra", 0))


@each("PZR-C-4.5.1.1.5-j")
def test_cross_country_on_a_road(case: Case) -> None:
    s, _ = one_step("woods", case["given"]["mode"], roads={AHEAD})
    assert price(s) == case["then"]["cost"]


def test_a_clear_road_hex_costs_wheels_one_along_the_road() -> None:
    """R-34: the road is all there is in the hex; across the fields it is clear ground."""
    along, _ = one_step("clear", "W", roads={AHEAD})
    beside, _ = one_step("clear", "W", roads={((0, 0), (1, 0))})
    assert (price(along), price(beside)) == (1, 2)


@each("PZR-C-4.5.1.1.5-g", "PZR-C-4.5.1.1.5-h")
def test_dense_woods_and_roads(case: Case) -> None:
    on_road = case["given"].get("on_road", False)
    s, _ = one_step("dense_woods", roads={AHEAD} if on_road else set())
    assert legal(s, rate=BY_WAY if on_road else CROSS_COUNTRY) == case["then"]["legal"]


def test_dense_woods_cross_country_are_the_only_hex_of_a_move() -> None:
    """R-34: along the road, with nothing spent before, and then the move is over."""
    s, _ = one_step("dense_woods", roads={AHEAD})
    assert legal(s)
    assert not legal(s, spent=1)
    assert stepped(s, with_rate(s, begun(s, 0), CROSS_COUNTRY), 0, False).halted


@each("PZR-C-4.5.1.1.6-a")
def test_bridges_between_road_and_trail(case: Case) -> None:
    kinds = {BY_ROAD: "road", BY_TRAIL: "trail"}
    s, at = one_step("bridge", roads={AHEAD}, trails={((0, 0), (1, 0))})
    assert kinds[bridge_kind(s.sc.land, at[0, 0])] == case["then"]["type"]
    s, at = one_step("bridge", roads={AHEAD, ((0, 0), (1, 0))})
    assert bridge_kind(s.sc.land, at[0, 0]) == BY_ROAD


def test_bridges_are_entered_along_their_way_only() -> None:
    """4.5.1.1.6."""
    s, _ = one_step("bridge", roads={((0, 0), (1, 0))})
    assert not legal(s)
    s, _ = one_step("bridge", roads={AHEAD})
    assert legal(s)
    assert price(s) == 1


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_every_mode_has_its_tables(mode: int) -> None:
    """4.5.1.1.2: clear ground is open to all; a cliff to nobody."""
    s, at = one_step("clear", sides={AHEAD: "cliff"}, level={(0, 0): 1})
    m = s.sc.costs_of(mode)
    assert hex_points(s, m, at[0, 0], False) > 0
    assert step_points(s, m, 6 * at[0, 1], False) == BARRED


def test_half_tracks_and_wheels_have_their_own_bars() -> None:
    """4.5.1.1.2, 6.1.4.3.11: walls and wire are for tracks alone, woods not for wheels."""
    for mode, name in ((HALF_TRACK, "H"), (WHEELED, "W")):
        s, _ = one_step("clear", name, works={(0, 0): "wire"})
        assert s.sc.mode[0] == mode
        assert not legal(s)
    assert not legal(one_step("woods", "W")[0])
    assert legal(one_step("woods", "H")[0])
    assert price(one_step("clear", "T", works={(0, 0): "wire"})[0]) == 2

"""4.1.4: line of sight, against a reference written from the rules alone, and by the cases."""

from __future__ import annotations

import random

from grognard.core.geometry.sight import what_blocks
from grognard.games.panzer.box.board_files import SLOPE, WALL, BoardPlace, joined
from grognard.games.panzer.ground.hexsides import over_wall
from grognard.games.panzer.ground.levels import DeadZones, automatic_partial
from grognard.games.panzer.ground.sight import RIM, SIDE, PanzerSight, Sightlines
from grognard.games.panzer.ground.terrain import land_of
from tests.positions import seeds

from .cases import Case, each
from .lands import land_for, random_position
from .sight_reference import Hex, Position

SEEDS = seeds(250)
PAIRS = 12


def compare(seed: int) -> tuple[int, int]:
    """How many pairs of one random position were asked, and how many of them see each other."""
    position = random_position(seed)
    land, at = land_for(position)
    rubble = bytearray(land.board.n)
    for h in position.rubble:
        rubble[at[h]] = 1
    sight = Sightlines(land)
    draw = random.Random(seed)
    seen = 0
    for _ in range(PAIRS):
        a, b = draw.sample(sorted(at), 2)
        eye, mark = position.stands(a), position.stands(b)
        if position.terrain.get(a) == "building_stone" and draw.random() < 0.5:
            eye += 1
        expected = position.visible(a, b, eye, mark)
        got = sight.clear(at[a], at[b], eye, mark, bytes(rubble))
        assert got == expected, (seed, a, b, eye, mark)
        assert sight.clear(at[b], at[a], mark, eye, bytes(rubble)) == expected, (seed, b, a)
        assert bool(sight.blockers(at[a], at[b], eye, mark, bytes(rubble))) != expected
        seen += expected
    return PAIRS, seen


def test_the_engine_agrees_with_the_reference() -> None:
    """4.1.4: on random maps both say the same of every pair, in both directions."""
    results = [compare(seed) for seed in SEEDS]
    asked, seen = (sum(each) for each in zip(*results, strict=True))
    assert asked == len(SEEDS) * PAIRS
    assert asked // 10 < seen < asked * 9 // 10


# -- the cases -------------------------------------------------------------------------------------


def row_of(levels: dict[int, int], terrain: dict[int, str] | None = None, size: Hex = (1, 40)) -> Position:
    """Hexes (0, 0), (0, 1) ... one behind the other, with levels and terrain by number."""
    position = Position(size)
    position.level = {(0, r): level for r, level in levels.items()}
    position.terrain = {(0, r): kind for r, kind in (terrain or {}).items()}
    return position


def clear(position: Position, a: Hex, b: Hex) -> bool:
    land, at = land_for(position)
    return Sightlines(land).clear(at[a], at[b], land.ground[at[a]], land.ground[at[b]])


def hidden_rows(position: Position) -> list[int]:
    """The dead zone seen from (0, 0)."""
    land, at = land_for(position)
    return [h for h in Sightlines(land).dead_zone(at[0, 0], land.ground[at[0, 0]]) if h > 0]


@each(
    "PZR-C-4.1.4.2.4-a",
    "PZR-C-4.1.4.2.4-b",
    "PZR-C-4.1.4.2.4-c",
    "PZR-C-4.1.4.2.4-d",
    "PZR-C-4.1.4.2.4-e",
    "PZR-C-4.1.4.2.4-f",
)
def test_dead_zones(case: Case) -> None:
    """4.1.4.2.4: how many hexes lie hidden behind an obstacle, and which."""
    given, then = case["given"], case["then"]
    below = given.get("obstacle_below_higher_unit") or int(given["obstacle_level"].partition("-")[2])
    away = given["distance_to_obstacle"]
    assert hidden_rows(row_of({0: 5, away: 5 - below})) == list(
        range(then["hidden_from"], then["hidden_to"] + 1)
    )
    assert DeadZones().length(away, below) == then["zone"]


@each("PZR-C-4.1.4.2.4-h")
def test_a_dead_zone_behind_a_crest(case: Case) -> None:
    """R-31: counted from the hex on the near side of the hexside."""
    position = row_of({0: case["given"]["higher_level"], 4: 1})
    position.barriers = {((0, 4), (0, 5))}
    then = case["then"]
    assert hidden_rows(position) == list(range(then["hidden_from"], then["hidden_to"] + 1))
    # D: the hexes to the near side of the crest, which is the hex before the first hidden one
    assert (hidden_rows(position)[0] - 1, len(hidden_rows(position))) == (then["D"], then["zone"])
    land, at = land_for(position)
    [crest] = Sightlines(land).blockers(at[0, 0], at[0, 6], 3, 0)
    assert (crest.kind, crest.cells) == (SIDE, [at[0, 4], at[0, 5]])


@each("PZR-C-4.1.4.2.1-a", "PZR-C-4.1.4.2.2-a", "PZR-C-4.1.4.2.3-a")
def test_an_obstacle_between_two_levels(case: Case) -> None:
    """4.1.4.2.1 to 4.1.4.2.3: a hill hex between two units."""
    given = case["given"]
    position = row_of({0: given["unit_a_level"], 3: given["obstacle_level"], 6: given["unit_b_level"]})
    assert clear(position, (0, 0), (0, 6)) is case["then"]["clear"]


@each("PZR-C-4.1.4.2.2-b", "PZR-C-4.1.4.2.2-c")
def test_a_plateau_from_below(case: Case) -> None:
    """R-23: the edge of a plateau is seen, what is behind its edge is not."""
    between = case["given"].get("hill_hex_between_level", 0)
    assert clear(row_of({3: between, 4: 1}), (0, 0), (0, 4)) is case["then"]["clear"]


@each("PZR-C-4.1.4.2-m", "PZR-C-4.1.4.2-n")
def test_every_obstacle_is_tried(case: Case) -> None:
    """R-21: each obstacle has a dead zone of its own."""
    given, then = case["given"], case["then"]
    position = row_of({0: given["higher_unit_level"]} | {o["D"]: o["level"] for o in given["obstacles"]})
    if "target_distance" in given:
        land, at = land_for(position)
        blamed = Sightlines(land).blockers(at[0, 0], at[0, given["target_distance"]], 4, 0)
        names = {at[0, o["D"]]: name for name, o in zip(("first", "second"), given["obstacles"], strict=True)}
        assert [len(each.cells) for each in blamed] == [1]
        seen_through = clear(position, (0, 0), (0, given["target_distance"]))
        assert then == {"clear": seen_through, "blamed": names[blamed[0].cells[0]]}
        return
    seen = {r: "clear" if clear(position, (0, 0), (0, r)) else "blocked" for r in given["target_distances"]}
    assert seen == then


@each("PZR-C-4.1.4.1.5-a")
def test_the_crest_of_hill_1_7(case: Case) -> None:
    """4.1.4.1.5: on board 1 the crest hides V2 from W1."""
    land = land_of(joined([BoardPlace(1)]))
    a, b = land.board.hex("1V2"), land.board.hex("1W1")
    assert (land.ground[a], land.ground[b]) == (1, 1)
    assert Sightlines(land).clear(a, b, 1, 1) is case["then"]["clear"]
    assert what_blocks(land.board, PanzerSight(land), a, b) == [a, b]


@each("PZR-C-4.1.4.1.10-a", "PZR-C-4.1.4.1.10-c")
def test_a_hedge_between_units_on_the_ground(case: Case) -> None:
    """4.1.4.1.10, R-31: at any distance, next to each other too."""
    position = row_of({})
    position.barriers = {((0, 0), (0, 1))}
    assert clear(position, (0, 0), (0, case["given"].get("range", 3))) is case["then"]["clear"]


@each("PZR-C-4.1.4.1.10-b")
def test_a_hedge_below_two_units(case: Case) -> None:
    """4.1.4.2.3: level with both the hedge hides nobody."""
    position = row_of({0: 1, 5: 1})
    position.barriers = {((0, 2), (0, 3))}
    assert clear(position, (0, 0), (0, 5)) is case["then"]["clear"]


@each("PZR-C-4.1.4.1.6-a", "PZR-C-4.1.4.1.6-b", "PZR-C-6.1.4.3.4-a")
def test_out_of_a_stream_or_ditch(case: Case) -> None:
    """4.1.4.1.6, 6.1.4.3.4: units higher up are seen in adjacent hexes only."""
    kind = "ditch" if "ditch" in case["given"]["spotter"] else "stream"
    away = 1 if "adjacent" in case["given"]["target"] else 2
    position = row_of({}, {0: kind})
    assert clear(position, (0, 0), (0, away)) is case["then"]["clear"]
    land, at = land_for(position)
    kinds = [each.kind for each in Sightlines(land).blockers(at[0, 0], at[0, away], -1, 0)]
    assert kinds == ([] if case["then"]["clear"] else [RIM])


def test_along_a_stream_and_under_its_bridge() -> None:
    """R-15: a run of sunken hexes is clear, a bridge does not interrupt it, solid ground does."""
    run = {0: "stream", 1: "ford", 2: "bridge", 3: "gully"}
    assert clear(row_of({}, run), (0, 0), (0, 3))
    assert not clear(row_of({}, run | {2: "clear"}), (0, 0), (0, 3))
    assert not clear(row_of({}, run), (0, 0), (0, 2)), "who stands on the bridge is above the stream"


@each("PZR-C-4.1.4.1.3-b")
def test_along_the_road_through_a_village(case: Case) -> None:
    """4.1.4.1.3, R-07: clear as far as the road follows the line."""
    position = row_of({}, dict.fromkeys(range(1, 4), "building_wood"))
    position.roads = {((0, r), (0, r + 1)) for r in range(3)}
    assert clear(position, (0, 0), (0, 3))
    assert clear(position, (0, 0), (0, 4)) is case["then"]["clear"]


@each("PZR-C-4.1.4.1.7-a", "PZR-C-4.1.4.2.5-a")
def test_woods(case: Case) -> None:
    """4.1.4.2.5: one hex into and out of woods, no further."""
    deep = "both" in case["given"]
    position = row_of({}, {0: "woods", 1: "woods", 2: "woods"} if deep else {0: "woods"})
    assert clear(position, (0, 0), (0, 2)) is case["then"]["clear"]
    assert clear(position, (0, 0), (0, 1))


@each("PZR-C-4.1.4.2.6-a")
def test_along_the_side_of_a_wood(case: Case) -> None:
    """4.1.4.2.6: one of two hexes is enough."""
    position = Position((3, 3))
    position.terrain = {(1, 0): "woods"}
    assert clear(position, (0, 1), (2, 0)) is case["then"]["clear"]
    position.terrain = {}
    assert clear(position, (0, 1), (2, 0))


@each("PZR-C-4.1.4.1.4-a", "PZR-C-4.1.4.1-m")
def test_levels_of_obstacles(case: Case) -> None:
    """R-22: the ground, and what is high on it."""
    given = case["given"]
    position = row_of({0: given.get("hill_level") or given["hex_ground_level"]}, {0: given["terrain"]})
    assert land_for(position)[0].top[0] == case["then"]["level"]


@each("PZR-C-4.1.4.1.1-m")
def test_low_terrain_never_blocks(case: Case) -> None:
    """4.1.4.1.1."""
    between = dict(enumerate(case["given"]["between"], 1))
    assert clear(row_of({}, between), (0, 0), (0, len(between) + 1)) is case["then"]["clear"]


@each("PZR-C-4.1.4.1.2-m")
def test_a_house_blocks_on_its_own_level_only(case: Case) -> None:
    """4.1.4.1.2."""
    for one, other in case["given"]["units"]:
        told = case["then"][f"levels_{one}_{other}"]
        seen = clear(row_of({0: one, 4: other}, {2: "building_wood"}), (0, 0), (0, 4))
        assert ("clear" if seen else "blocked") == told


@each("PZR-C-6.1.4.3.2-a", "PZR-C-6.1.4.3.2-b")
def test_over_a_wall(case: Case) -> None:
    """6.1.4.3.2, R-13: a wall anywhere on the line, for both ends; beside the line it is nothing."""
    land, at = land_for(row_of({}, size=(2, 9)))
    land.board.add_feature(at[0, 3], land.board.direction_to(at[0, 3], at[0, 4]), WALL)
    ends = {"firer": over_wall(land, at[0, 7], at[0, 0]), "target": over_wall(land, at[0, 0], at[0, 7])}
    assert ends | case["then"] == ends
    assert not over_wall(land, at[1, 0], at[1, 7])


@each("PZR-C-6.1.4.1.3-b")
def test_automatic_partial_hull_down(case: Case) -> None:
    """6.1.4.1.3: up to as many hexes as levels."""
    given = case["given"]
    levels = given["target_level"], given["firer_level"]
    assert automatic_partial(*levels, given["range"]) is case["then"]["value"]
    assert automatic_partial(*levels, given["range"] - 1)


def test_a_fallen_bridge_interrupts_the_stream() -> None:
    """R-15, 6.1.4.3.9: rubble is as high as the banks."""
    land, at = land_for(row_of({}, {0: "stream", 1: "bridge", 2: "stream"}, size=(1, 3)))
    sight = Sightlines(land)
    assert sight.clear(at[0, 0], at[0, 2], -1, -1)
    assert not sight.clear(at[0, 0], at[0, 2], -1, -1, b"\0\1\0")
    assert sight.clear(at[0, 0], at[0, 2], -1, -1), "the table still tells of the bridge that stands"


@each("PZR-C-4.1.4.1.5-b")
def test_a_slope_does_not_block(case: Case) -> None:
    """4.1.4.1.5, R-22: a slope is part of its hill."""
    position = row_of({1: 1}, size=(1, 3))
    land, at = land_for(position)
    land.board.add_feature(at[0, 0], land.board.direction_to(at[0, 0], at[0, 1]), SLOPE)
    assert Sightlines(land).clear(at[0, 0], at[0, 1], 0, 1) is case["then"]["clear"]

"""The ten boards: what each must have, and what comes of joining them (PZR-1.3)."""

from __future__ import annotations

import pytest

from grognard.core.geometry.board import Board
from grognard.games.panzer import RULES
from grognard.games.panzer.box.board_checks import EXITS, board_hexes, is_half, neighbours
from grognard.games.panzer.box.board_files import (
    CLIFF,
    CREST,
    HEDGE,
    ROAD,
    SLOPE,
    TRAIL,
    WALL,
    BoardPlace,
    Ground,
    joined,
    load_boards,
)
from grognard.games.panzer.scenario import PanzerScenario
from grognard.games.panzer.show.ground import LINES, ways
from grognard.games.tactical.show.drawing import centre

BOARDS = load_boards()

#: What each board is known for: hexes of each terrain, raised hexes by level, hexsides by kind.
FACTS: dict[int, tuple[str, dict[str, int], tuple[int, int, int], dict[str, int]]] = {
    1: (
        "Hill 1.7",
        {"building_wood": 2, "scrub": 15, "light_woods": 6, "woods": 5, "rough": 4, "gully": 12},
        (59, 0, 0),
        {"crest": 5},
    ),
    2: ("Open steppe", {"scrub": 22, "light_woods": 5, "woods": 5, "shellhole": 4}, (38, 0, 0), {}),
    3: (
        "Crossroads village",
        {"building_wood": 9, "building_stone": 1, "light_woods": 10, "scrub": 14, "woods": 14},
        (7, 0, 0),
        {"wall": 3},
    ),
    4: (
        "Stream line",
        {"building_wood": 2, "woods": 16, "scrub": 11, "rough": 3, "light_woods": 5}
        | {"stream": 11, "ford": 1, "bridge": 1},
        (47, 20, 0),
        {},
    ),
    5: ("Forest road", {"dense_woods": 18, "woods": 44, "light_woods": 16, "scrub": 6}, (7, 0, 0), {}),
    6: (
        "Town and railway",
        {"building_brick": 12, "building_stone": 4, "building_wood": 3, "light_woods": 6, "scrub": 8}
        | {"woods": 3, "shellhole": 3, "railroad": 23},
        (7, 0, 0),
        {"wall": 2},
    ),
    7: (
        "Ridges",
        {"rough": 9, "scrub": 14, "woods": 7, "light_woods": 6},
        (69, 23, 4),
        {"crest": 2, "cliff": 3},
    ),
    8: (
        "Hedged farmland",
        {"building_wood": 3, "building_brick": 1, "scrub": 17, "light_woods": 11, "woods": 5, "gully": 7},
        (7, 0, 0),
        {"wall": 3, "hedge": 12},
    ),
    9: (
        "State farm and embankment",
        {"building_brick": 4, "building_wood": 2, "light_woods": 9, "railroad": 23, "ditch": 9}
        | {"gully": 11, "scrub": 12, "woods": 3, "shellhole": 4, "rough": 2},
        (32, 2, 0),
        {"wall": 3},
    ),
    10: (
        "River bend",
        {"water": 26, "bridge": 1, "ford": 1, "building_stone": 2, "building_brick": 4, "building_wood": 3}
        | {"scrub": 15, "woods": 5, "light_woods": 8, "rough": 3},
        (7, 2, 0),
        {"cliff": 5},
    ),
}


def chain(hexes: list[str]) -> bool:
    """Whether hexes hang together, each beside another."""
    found, waiting = {hexes[0]}, [hexes[0]]
    while waiting:
        for name in neighbours(waiting.pop()):
            if name in hexes and name not in found:
                found.add(name)
                waiting.append(name)
    return found == set(hexes)


def one(number: int, turned: bool = False) -> Ground:
    return joined([BoardPlace(number, turned=turned)])


def test_a_board_has_313_hexes() -> None:
    hexes = board_hexes()
    assert len(hexes) == len(set(hexes)) == 313
    assert sum(is_half(name) for name in hexes) == 48
    assert {"C0", "C10", "V2", "W1"} <= set(hexes)  # the text names them (PZR-1.3, 4.1.4.1.5)
    assert "B0" not in hexes


def test_neighbours_are_those_of_the_geometry() -> None:
    board = one(2).board
    for name in board_hexes():
        cell = board.hex(f"2{name}")
        around = [board.neighbour[6 * cell + d] for d in range(6)]
        assert sorted(board.name(other) for other in around if other < board.n) == sorted(
            f"2{other}" for other in neighbours(name)
        )


@pytest.mark.parametrize("number", sorted(FACTS))
def test_facts_of_a_board(number: int) -> None:
    name, terrain, levels, sides = FACTS[number]
    board = BOARDS[number]
    assert board.name == name
    assert {kind: len(hexes) for kind, hexes in board.terrain.items()} == terrain
    assert (len(board.levels.level_1), len(board.levels.level_2), len(board.levels.level_3)) == levels
    found = {kind: len(getattr(board.sides, kind)) for kind in board.sides.__struct_fields__}
    assert {kind: count for kind, count in found.items() if count} == sides
    assert board.places


def test_all_ten_boards_are_there() -> None:
    assert sorted(BOARDS) == sorted(FACTS) == list(range(1, 11))


@pytest.mark.parametrize("number", sorted(FACTS))
def test_a_laid_board_is_what_its_file_says(number: int) -> None:
    ground, board = one(number), BOARDS[number]
    named = {hex_: kind for kind, hexes in board.terrain.items() for hex_ in hexes}
    levels = board.levels.all()
    assert ground.board.n == 313
    for name in board_hexes():
        cell = ground.board.hex(f"{number}{name}")
        assert ground.kind(cell) == named.get(name, "clear")
        assert ground.board.elevation[cell] == levels.get(name, 0)
        assert ground.board.half[cell] == is_half(name)
    for bits, kind in ((CREST, "crest"), (CLIFF, "cliff"), (HEDGE, "hedge"), (WALL, "wall")):
        marked = sum(1 for e in range(6 * 313) if ground.board.side_feature[e] & bits)
        assert marked == 2 * len(getattr(board.sides, kind))


def network(board: Board, start: int) -> set[int]:
    found, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        for d in range(6):
            other = board.neighbour[6 * cell + d]
            on = board.tracks[ROAD][6 * cell + d] or board.tracks[TRAIL][6 * cell + d]
            if on and other < board.n and other not in found:
                found.add(other)
                waiting.append(other)
    return found


@pytest.mark.parametrize("number", sorted(FACTS))
def test_all_exits_of_a_board_are_joined_by_road(number: int) -> None:
    board = one(number).board
    reached = network(board, board.hex(f"{number}A6"))
    assert {board.hex(f"{number}{name}") for name in EXITS} <= reached


def test_a_road_leads_from_edge_to_edge() -> None:
    """The main road A6 to Y6 is a road all the way on every board."""
    for board in BOARDS.values():
        assert any(way[0] == "A6" and way[-1] == "Y6" for way in board.roads), board.id


def test_slopes_lie_where_levels_change_and_no_cliff_is() -> None:
    board = one(7).board
    for cell in range(board.n):
        for d in range(6):
            other = board.neighbour[6 * cell + d]
            if other < board.n:
                changes = board.elevation[cell] != board.elevation[other]
                bits = board.side_feature[6 * cell + d]
                assert changes == bool(bits & (SLOPE | CLIFF))
                assert not (bits & SLOPE and bits & CLIFF)


# --- what is special about one board --------------------------------------------------------------------


def test_hill_1_7_has_the_crest_of_the_text() -> None:
    """PZR-4.1.4.1.5: V2 and W1 at level 1 with a crest between them."""
    board = one(1).board
    here, there = board.hex("1V2"), board.hex("1W1")
    d = next(d for d in range(6) if board.neighbour[6 * here + d] == there)
    assert board.side_feature[6 * here + d] == CREST
    assert (board.elevation[here], board.elevation[there]) == (1, 1)


def test_the_stream_hangs_together_over_bridge_and_ford() -> None:
    terrain = BOARDS[4].terrain
    assert chain([*terrain["stream"], *terrain["ford"], *terrain["bridge"]])
    assert not chain(list(terrain["stream"]))


def test_the_embankment_crosses_board_9_at_level_1() -> None:
    board = BOARDS[9]
    rails = list(board.terrain["railroad"])
    assert chain(rails)
    assert {name[0] for name in rails} == set("BCDEFGHIJKLMNOPQRSTUVWX")
    assert set(rails) <= set(board.levels.level_1)


def test_the_ditch_of_board_9_is_open_at_road_and_railway_only() -> None:
    board = BOARDS[9]
    assert chain([*board.terrain["ditch"], "O7", "O5"])
    assert "O7" in board.roads[0]
    assert "O5" in board.terrain["railroad"]


def test_board_9_has_two_balkas() -> None:
    gullies = set(BOARDS[9].terrain["gully"])
    balkas = [list(place.hexes) for place in BOARDS[9].places if place.key.endswith("balka")]
    assert len(balkas) == 2
    assert all(chain(hexes) for hexes in balkas)
    assert gullies == {name for hexes in balkas for name in hexes}


def test_the_river_of_board_10_hangs_together_over_bridge_and_ford() -> None:
    terrain = BOARDS[10].terrain
    assert chain([*terrain["water"], *terrain["bridge"], *terrain["ford"]])
    wet = {*terrain["water"], *terrain["bridge"], *terrain["ford"]}
    assert {name[0] for name in wet} == set("BCDEFGHIJKLMNOPQRSTUVWX")


def test_the_bluff_falls_to_the_water_as_a_cliff() -> None:
    board = one(10).board
    ground = one(10)
    raised = [cell for cell in range(board.n) if board.elevation[cell]]
    faces = [
        board.side_feature[6 * cell + d] & CLIFF
        for cell in raised
        for d in range(6)
        if board.neighbour[6 * cell + d] < board.n and ground.kind(board.neighbour[6 * cell + d]) == "water"
    ]
    assert len(faces) == 5
    assert all(faces)


def test_quay_and_town_have_two_floors() -> None:
    ground = one(10)
    assert len(ground.floors) == 5
    assert all(ground.kind(cell).startswith("building") for cell in ground.floors)
    assert len(one(6).floors) == 4


# --- boards joined --------------------------------------------------------------------------------------

LONG = [(0, 0), (0, 1)]
SHORT = [(0, 0), (1, 0)]
SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]
ROW = [(0, 0), (1, 0), (2, 0), (3, 0)]


def lay(numbers: list[int], spots: list[tuple[int, int]], turned: tuple[int, ...] = ()) -> Ground:
    return joined([BoardPlace(n, at, n in turned) for n, at in zip(numbers, spots, strict=True)])


@pytest.mark.parametrize(
    ("numbers", "spots", "hexes"),
    [
        ([1, 5], LONG, 613),
        ([1, 5], SHORT, 613),
        ([3, 2, 7, 8], SQUARE, 1201),
        ([3, 2, 7, 8], ROW, 1213),
        ([1, 2, 3, 4, 5, 6], [(x, y) for y in (0, 1) for x in (0, 1, 2)], 1789),
        ([1, 2, 3, 4, 5, 6], [(x, 0) for x in range(6)], 1813),
    ],
)
@pytest.mark.parametrize("turn", [False, True])
def test_joined_boards_share_their_half_hexes(
    numbers: list[int], spots: list[tuple[int, int]], hexes: int, turn: bool
) -> None:
    ground = lay(numbers, spots, tuple(numbers[1::2]) if turn else ())
    board = ground.board
    assert board.n == hexes
    reached = network(board, board.hex(f"{numbers[0]}A6"))
    exits = {board.hex(f"{number}{name}") for number in numbers for name in EXITS}
    assert exits <= reached


def test_a_shared_hex_has_both_names() -> None:
    along = lay([1, 2], LONG).board
    assert along.hex("1A12") == along.hex("2A0")
    assert along.name(along.hex("2G0")) == "1G12"
    beside = lay([1, 2], SHORT).board
    assert beside.hex("1Y6") == beside.hex("2A6")
    turned = lay([1, 2], LONG, (2,)).board
    assert turned.hex("1A12") == turned.hex("2Y12")
    assert turned.hex("1G12") == turned.hex("2S12")


def test_half_hexes_inside_the_map_are_whole() -> None:
    board = lay([1, 2], LONG).board
    assert not board.half[board.hex("1G12")]
    assert board.half[board.hex("1G0")]
    assert board.half[board.hex("1A12")]  # still at the western edge


@pytest.mark.parametrize("name", ["state-farm", "ponyri-station"])
def test_railways_and_ditches_are_lines_through_all_their_hexes(name: str) -> None:
    sc = RULES.load(name, {})
    assert isinstance(sc, PanzerScenario)
    for kind in LINES:
        there = {centre(sc.board, h) for h in range(sc.n) if sc.land.terrain[h] == kind}
        points = [point for way in ways(sc) if way.kind == kind for point in way.points if point in there]
        alone = [way for way in ways(sc) if way.kind == kind and not there & set(way.points)]
        assert len(points) == len(set(points))
        assert len(points) + len(alone) == len(there)

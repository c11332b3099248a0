"""Terrain stays on its own hexes: the ground at the centre decides, so the drawing must not lie about it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec
import pytest
import shapely
from shapely import LineString, Point
from shapely.geometry.base import BaseGeometry

from grognard.core.telling.table import Way
from grognard.render.svg import houses, operational, plants, relief
from grognard.render.svg.shapes import area_of, chains, rounded, ticks
from grognard.render.svg.sheet import Sheet
from grognard.render.svg.ways import Network
from tests.render.tables import HILL, coh_boards, land, patch

Shaper = Callable[[Sheet, Sequence[int]], BaseGeometry]

SHAPES: dict[str, Shaper] = {
    "forest": plants.forest_shape,
    "brush": plants.brush_shape,
    "marsh": plants.marsh_shape,
    "wheat": plants.field_shape,
    "corn": plants.field_shape,
    "gully": lambda sheet, cells: relief.band(sheet, "gully", 50, 3),
    "river": lambda sheet, cells: relief.band(sheet, "river", 42, 3),
    "yard": lambda sheet, cells: shapely.union_all([houses.yard_shape(sheet, i) for i in cells]),
}


def covered(sheet: Sheet, shape: BaseGeometry) -> list[int]:
    """The cells whose centres a shape covers."""
    return [i for i in range(len(sheet.cells)) if shape.covers(Point(sheet.centre(i)))]


BOARDS = [[[7]], [[8]], [[9]], [[10]], [[11]], [[12]], [[9, 11], [12, 10]]]


@pytest.mark.parametrize("layout", BOARDS, ids=str)
@pytest.mark.parametrize("recipe", sorted(SHAPES))
def test_terrain_covers_the_centres_it_owns_and_no_other(recipe: str, layout: list[list[int]]) -> None:
    sheet = Sheet(coh_boards(layout))
    own = sheet.having(recipe)
    if own:
        assert covered(sheet, SHAPES[recipe](sheet, own)) == own


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(
    "terrain", ["forest", "brush", "marsh", "wheat", "large-gully", "river", "wooden-building"]
)
def test_a_crooked_patch_keeps_to_its_hexes(terrain: str, flat: bool) -> None:
    spots = [(1, 1), (2, 1), (2, 2), (1, 3), (3, 3), (4, 4), (0, 4)]
    sheet = Sheet(patch(dict.fromkeys(spots, terrain), 6, flat=flat))
    recipe = {"large-gully": "gully", "wooden-building": "yard"}.get(terrain, terrain)
    own = sheet.having(recipe)
    assert covered(sheet, SHAPES[recipe](sheet, own)) == own


def test_a_river_fills_its_bends_and_leaves_the_board_over_its_edge() -> None:
    sheet = Sheet(coh_boards([[11]]))
    river = relief.band(sheet, "river", 42, 3)
    assert river.distance(Point(sheet.centre(sheet.named["11-F06"]))) == 0  # the bridge's hex
    north, south = sheet.bounds[1], sheet.bounds[3]
    assert river.bounds[1] == pytest.approx(north, abs=50)
    assert river.bounds[3] == pytest.approx(south, abs=50)
    assert sheet.land.buffer(0.1).covers(river)


def test_a_gully_ends_round_where_it_is_open() -> None:
    sheet = Sheet(coh_boards([[9]]))
    end = sheet.named["9-D03"]
    x, y = sheet.centre(end)
    gully = relief.band(sheet, "gully", 50, 3)
    assert not gully.covers(Point(x - 60, y))
    assert gully.covers(Point(x - 40, y))


def hills(sheet: Sheet) -> dict[int, BaseGeometry]:
    return {level: area_of(curves) for level, curves in relief.hill_curves(sheet)}


def test_a_contour_lies_inside_its_hexes_and_around_their_centres() -> None:
    sheet = Sheet(coh_boards([[7]], HILL))
    levels = hills(sheet)
    for level, shape in levels.items():
        own = [i for i, cell in enumerate(sheet.cells) if cell.level >= level]
        assert covered(sheet, shape) == own
        assert sheet.union(own).buffer(-8).covers(shape)
    assert levels[1].buffer(-14).covers(levels[2])


def test_a_hill_that_rises_two_levels_at_once_has_two_lines() -> None:
    spots = {"7-E05": 2, "7-E06": 2}
    levels = hills(Sheet(coh_boards([[7]], spots)))
    assert levels[1].buffer(-10).covers(levels[2])


def test_hachures_run_downhill_and_stay_on_the_hill() -> None:
    sheet = Sheet(patch({}))
    top, foot = shapely.box(0, 0, 300, 90), shapely.box(0, -17, 300, 90)
    edge = [(float(x), 0.0) for x in range(0, 301, 10)]
    strokes = [numbers(part) for part in relief._hachures(sheet, [edge], top, foot).split("m")[1:]]
    assert len(strokes) == 35
    assert all(dx == 0 for _, _, dx, _ in strokes)
    assert [dy for _, _, _, dy in strokes[:6]] == [-16, -11, -11, -16, -11, -11]  # north, out of the hill


def numbers(data: str) -> list[float]:
    return [float(text) for text in re.findall(r"-?[\d.]+", data)]


def test_the_same_field_is_ruled_the_same_wherever_its_board_lies() -> None:
    alone, beside = Sheet(coh_boards([[7]])), Sheet(coh_boards([[8, 7]]))
    lots = [
        next(lot for lot in sheet.components(sheet.having("wheat")) if sheet.named["7-E03"] in lot)
        for sheet in (alone, beside)
    ]
    assert alone.leader(lots[0], "wheat")[0] == beside.leader(lots[1], "wheat")[0]
    crowns = [sheet.scatter([sheet.named["7-B03"]], 7, 8, "crowns") for sheet in (alone, beside)]
    shift = beside.centre(beside.named["7-B03"])[0] - alone.centre(alone.named["7-B03"])[0]
    assert (crowns[1][:, 0] - crowns[0][:, 0]).tolist() == pytest.approx([shift] * len(crowns[0]), abs=0.01)


@pytest.mark.parametrize("n", [3, 6, 7, 9])
def test_scattered_points_are_even_and_each_in_its_own_hex(n: int) -> None:
    sheet = Sheet(patch({}, 3))
    points = sheet.scatter([4], n, 0, "even")
    assert len(points) == pytest.approx(n * n, abs=n)
    assert all(sheet.owner(x, y) == 4 for x, y in points[:, :2].tolist())


def test_houses_keep_off_the_road_and_inside_their_hex() -> None:
    spots = {(2, 2): "wooden-building", (3, 2): "stone-building", (1, 2): "building-brick"}
    plain = patch(spots)
    row = [(cell.x, cell.y) for cell in plain.cells if abs(cell.y - 3) < 0.1]
    with_road = Sheet(msgspec.structs.replace(plain, ways=[Way("road", row)]))
    network = Network(with_road)
    street = network.near(12)
    plans = {"wooden": houses.wooden_plan, "stone": houses.court_plan, "brick": houses.court_plan}
    for recipe, plan in plans.items():
        (i,) = with_road.having(recipe)
        rooms = houses._built(with_road, i, plan(with_road, i), network.near(13))
        assert len(rooms) >= 3
        for room in rooms:
            assert with_road.hexes[i].covers(room)
            assert not street.intersects(room)


@pytest.mark.parametrize("flat", [False, True])
def test_operational_regions_keep_to_their_hexes(flat: bool) -> None:
    sheet = Sheet(land(15, flat=flat))
    for recipe in ("woods", "marsh", "mountain"):
        own = sheet.having(recipe)
        assert own
        assert covered(sheet, operational.region(sheet, recipe)) == own
    assert covered(sheet, relief.lake_shape(sheet)) == sheet.having("lake")


# -- lines -------------------------------------------------------------------------------------------


def test_segments_are_chained_and_the_straightest_go_on() -> None:
    at = {"w": (0.0, 0.0), "m": (1.0, 0.0), "e": (2.0, 0.1), "s": (1.0, 1.0)}
    assert chains([("m", "w"), ("m", "s"), ("e", "m")], at) == [["w", "m", "e"], ["m", "s"]]


def test_a_ring_is_one_chain() -> None:
    at = {"a": (0.0, 0.0), "b": (1.0, 0.0), "c": (0.5, 1.0)}
    (ring,) = chains([("a", "b"), ("b", "c"), ("c", "a"), ("b", "a")], at)
    assert ring[0] == ring[-1]
    assert len(ring) == 4


def test_ticks_are_evenly_spaced_round_a_corner() -> None:
    line = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    places = [LineString(line).project(Point(x, y)) for x, y, _, _ in ticks(line, 4)]
    assert places == pytest.approx([2, 6, 10, 14, 18])


def test_rounding_keeps_a_shape_inside() -> None:
    box = shapely.box(0, 0, 100, 100)
    assert box.buffer(-6.9).covers(rounded(box, 16, 9).buffer(-0.2))
    assert rounded(box, 16, 9).covers(box.buffer(-12))

"""Roads, railways and water: where they run, where they meet, what crosses them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from shapely import LineString, Point

from grognard.core.telling.table import Cell, Edge, Way
from grognard.render.svg import hexsides
from grognard.render.svg.drawing import ground_svg
from grognard.render.svg.placing import NameToPlace, Place, Placing
from grognard.render.svg.shapes import traced
from grognard.render.svg.sheet import Sheet
from grognard.render.svg.ways import Network
from tests.render.tables import land, number, patch, place, side, table

OPEN = [Cell(number((c, r)), *place(c, r), "clear") for r in range(6) for c in range(6)]


def network(*ways: Way, style: str = "tactical", edges: tuple[Edge, ...] = ()) -> Network:
    return Network(Sheet(table(OPEN, edges, ways, style=style)))


def lines(found: Network, kind: str) -> list[LineString]:
    return [LineString(traced(curve)) for curve in found.curves[kind]]


def test_a_road_along_a_row_is_straight_through_the_centres() -> None:
    (road,) = lines(network(Way("road", [place(c, 2) for c in range(6)])), "road")
    assert all(road.distance(Point(100 * place(c, 2)[0], 300)) < 0.01 for c in range(6))


def test_a_road_across_the_rows_is_eased_but_stays_in_its_hexes() -> None:
    found = network(Way("road", [place(2, r) for r in range(6)]))
    (road,) = lines(found, "road")
    for r in range(6):
        assert found.sheet.hexes[found.sheet.named[number((2, r))]].buffer(-20).intersects(road)


def test_a_road_meets_the_edge_of_the_map_in_the_middle_of_the_hexside() -> None:
    x, y = place(0, 2)
    (road,) = lines(network(Way("road", [(x - 3**0.5 / 2, y), *(place(c, 2) for c in range(4))])), "road")
    assert road.coords[0] == pytest.approx((-86.6, 300), abs=0.1)


def test_a_side_road_ends_on_the_road_it_joins() -> None:
    main = Way("road", [place(2, r) for r in range(6)])
    found = network(main, Way("road", [place(2, 2), place(3, 2), place(4, 2)]))
    through, branch = sorted(lines(found, "road"), key=lambda line: -line.length)
    assert through.distance(Point(branch.coords[0])) < 2 or through.distance(Point(branch.coords[-1])) < 2


def test_a_trail_crosses_a_road_at_one_point() -> None:
    """Both are eased, and in the hex that they share they must not run past each other."""
    road = Way("road", [place(c, 2) for c in range(6)])
    bent = Way("trail", [place(1, 1), place(2, 1), place(2, 2), place(3, 3), place(4, 3)])
    found = network(road, bent)
    (along,), (across,) = lines(found, "road"), lines(found, "trail")
    middle = found.curves["road"][0]
    assert any(across.distance(Point(point)) < 0.5 for point in middle)
    assert along.crosses(across) or along.distance(across) < 0.5


def test_a_ditch_and_a_railway_have_lines_and_no_words() -> None:
    kinds = ("ditch", "railroad", "marvel")
    cells = [Cell(number((c, 2)), *place(c, 2), kind) for c, kind in enumerate(kinds)]
    svg = ground_svg(table(cells, (), (Way("ditch", [place(0, 2), place(1, 2)]),)))
    assert "marvel" in svg
    assert "railroad" not in svg
    assert "ditch" not in svg


def test_a_road_that_shares_hexes_with_a_highway_is_not_drawn_twice() -> None:
    along = [place(c, 2) for c in range(5)]
    found = network(Way("road", along), Way("highway", along), style="operational")
    assert len(found.curves["highway"]) == 1
    assert found.curves["road"] == []


def test_a_railway_runs_beside_a_road_in_the_same_hexes() -> None:
    along = [place(c, 2) for c in range(6)]
    found = network(Way("road", along), Way("railway", along), style="operational")
    (road,), (rails,) = lines(found, "road"), lines(found, "railway")
    middle = rails.interpolate(0.5, normalized=True)
    assert 9 < road.distance(middle) < 17


def test_a_road_runs_straight_over_a_bridge() -> None:
    a, b = place(2, 2), place(2, 3)
    edges = tuple(Edge(kind, number((2, 2)), number((2, 3)), side(a, b)) for kind in ("river", "bridge"))
    (road,) = lines(
        network(Way("road", [place(2, r) for r in range(6)]), style="operational", edges=edges), "road"
    )
    middle = Point(50 * (a[0] + b[0]), 50 * (a[1] + b[1]))
    assert road.distance(middle) < 0.5


# -- water on hexsides -------------------------------------------------------------------------------


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("kind", ["major", "canal", "minor"])
def test_water_stays_within_a_fifth_of_a_side_of_its_hexsides(kind: str, flat: bool) -> None:
    sheet = Sheet(land(15, flat=flat))
    waters = hexsides.Waters(sheet)
    sides = [LineString([(100 * e.line[0], 100 * e.line[1]), (100 * e.line[2], 100 * e.line[3])])
             for e in hexsides.of(sheet, kind)]  # fmt: skip
    (line,) = waters.lines[kind]
    assert len(line) == len(sides) + 1
    drawn = hexsides._cut(hexsides._cut(line))
    for x, y in drawn:
        assert min(side.distance(Point(x, y)) for side in sides) < 20
    for one in sides:
        assert LineString(drawn).distance(one.centroid) < 1


def test_a_tributary_ends_on_the_river_it_flows_into() -> None:
    sheet = Sheet(patch({}, 6, style="operational"))
    big = [((1, 2), (1, 3)), ((2, 2), (1, 3)), ((2, 2), (2, 3)), ((3, 2), (2, 3)), ((3, 2), (3, 3))]
    small = [((1, 3), (2, 3)), ((1, 3), (2, 4))]
    edges = [
        Edge(kind, number(a), number(b), side(place(*a), place(*b)))
        for kind, pairs in (("major-river", big), ("minor-river", small))
        for a, b in pairs
    ]
    waters = hexsides.Waters(Sheet(table(sheet.cells, edges, style="operational")))
    (river,), (stream,) = waters.lines["major"], waters.lines["minor"]
    curve = LineString(hexsides._cut(river))
    assert min(curve.distance(Point(stream[0])), curve.distance(Point(stream[-1]))) < 0.01


def name_of_river(sheet: Sheet, x: float, y: float) -> Place:
    return Placing(sheet, hexsides.Waters(sheet), [NameToPlace(0, "water", 4, x, y)]).placed[0]


def test_a_name_follows_its_river() -> None:
    sheet = Sheet(land(15))
    x, y = hexsides.Waters(sheet).lines["major"][0][6]
    assert abs(name_of_river(sheet, x, y).angle) < 20
    down = [((2, r), (3, r)) for r in range(5)]
    down += [((3, 0), (2, 1)), ((2, 1), (3, 2)), ((3, 2), (2, 3)), ((2, 3), (3, 4))]
    edges = [Edge("river", number(a), number(b), side(place(*a), place(*b))) for a, b in down]
    steep = Sheet(table(OPEN, edges, style="operational"))
    assert abs(name_of_river(steep, 100 * 2.5 * 3**0.5, 350).angle) > 70
    assert round(name_of_river(steep, 3000, 3000).angle) == 0


def test_ticks_of_a_slope_lie_on_its_lower_side() -> None:
    high, low = Cell("A", 0, 0, "clear", 1), Cell("B", 3**0.5, 0, "clear", 0)
    for a, b in (("A", "B"), ("B", "A")):
        edge = Edge("slope", a, b, side((0, 0), (3**0.5, 0)))
        drawing = hexsides.draw_tactical(Sheet(table([high, low], [edge])))
        comb = drawing.split('class="lod-marks"')[1].split(' d="')[1].split('"')[0]
        assert comb.count("m") > 5
        steps = [float(step.replace("-", " -").split()[2]) for step in comb.split("m")[1:]]
        assert steps == pytest.approx([17] * len(steps), abs=0.2)  # to the east, where it is lower


def test_neighbouring_hexsides_make_one_line() -> None:
    sheet = Sheet(land(9))
    (line,) = hexsides.lines(hexsides.of(sheet, "canal"))
    assert all(LineString([a, b]).length == pytest.approx(100, abs=0.1) for a, b in pairwise(line))

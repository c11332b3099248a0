"""Villages on tactical maps: yards, houses in plan, rubble; and bridges, which are built things too."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, radians, sin

import shapely
from shapely import LineString, Polygon
from shapely.affinity import rotate, translate
from shapely.geometry.base import BaseGeometry

from .palette import ink
from .pen import Point, at_least, group, outlines, path, points_of, stroke
from .relief import courses
from .shapes import beside, ragged
from .sheet import UNIT, Sheet
from .ways import Network

Block = tuple[float, float, float, float, float]  # x, y, length, width, turn in degrees

# A farmstead of stone: long blocks about a court, and small ones. An L leaves out the third.
_COURT: tuple[Block, ...] = (
    (0, -47, 110, 27, 0),
    (-58, 8, 27, 62, 0),
    (58, -2, 27, 62, 0),
    (0, 2, 34, 24, 0),
    (-20, 60, 36, 25, 0),
    (28, 54, 33, 27, 0),
)


def yard_shape(sheet: Sheet, i: int) -> BaseGeometry:
    """The trodden ground of a village hex."""
    x, y = sheet.centre(i)
    turned = 0.0 if sheet.flat else pi / 6
    reach = 0.93 * UNIT
    corners = [(x + reach * cos(turned + k * pi / 3), y + reach * sin(turned + k * pi / 3)) for k in range(6)]
    shape = Polygon(corners).buffer(-34, quad_segs=4).buffer(32, quad_segs=6)
    return ragged(sheet, shape, 34, 4, "yard").intersection(sheet.hexes[i])


def draw_yards(sheet: Sheet) -> str:
    shapes = [yard_shape(sheet, i) for i in sheet.having("yard")]
    return path(
        outlines(shapely.union_all(shapes).simplify(0.4), sheet.places), f"fill:{ink('map-yard')}", "yards"
    )


def draw_houses(sheet: Sheet, network: Network) -> str:
    """Houses keep off the roads."""
    street = network.near(13)
    shapely.prepare(street)
    parts = []
    for recipe, wall in (("wooden", "wood"), ("brick", "wood"), ("stone", "stone")):
        rooms: list[Polygon] = []
        for i in sheet.having(recipe):
            plan = wooden_plan(sheet, i) if recipe == "wooden" else court_plan(sheet, i)
            rooms += _built(sheet, i, plan, street)
        parts.append(_houses(sheet, rooms, wall))
    parts.append(_rubble(sheet, street))
    return group(parts, "houses")


def wooden_plan(sheet: Sheet, i: int) -> list[Block]:
    """Seven houses: six in a ring and one at the centre, so that a counter never hides them all."""
    luck = sheet.chance(i, "wooden", 36).tolist()
    group_turn = -14 + 26 * luck[35]
    first = radians(group_turn + (0 if sheet.flat else 30))
    plan = []
    for k in range(7):
        a, b, c, d, e = luck[5 * k : 5 * k + 5]
        away = 0 if k == 6 else 55 + 20 * a
        angle = first + k * pi / 3 + 0.25 * (b - 0.5)
        size = (27 + 9 * c, 22 + 7 * d) if e < 0.6 else (22 + 7 * d, 27 + 9 * c)
        plan.append((away * cos(angle), away * sin(angle), *size, group_turn + 14 * (b - 0.5)))
    return plan


def court_plan(sheet: Sheet, i: int) -> list[Block]:
    """A U or an L of long blocks with small ones, turned by sixths."""
    luck = sheet.chance(i, "court", 4).tolist()
    turn = -14 + 26 * luck[0] + 60 * int(6 * luck[1]) + (30 if sheet.flat else 0)
    blocks = [block for k, block in enumerate(_COURT) if k != 2 or luck[2] < 0.6]
    c, s = cos(radians(turn)), sin(radians(turn))
    return [(x * c - y * s, x * s + y * c, length, width, turn + t) for x, y, length, width, t in blocks]


def _built(sheet: Sheet, i: int, plan: Sequence[Block], street: BaseGeometry) -> list[Polygon]:
    """The houses of a plan that find room: inside the hex and off the road."""
    lot = sheet.hexes[i].buffer(-4)
    centre = sheet.centre(i)
    houses: list[Polygon] = []
    for block in plan:
        house = _room(block, centre, lot, street, houses)
        if house is not None:
            houses.append(house)
    return houses


def _room(
    block: Block, centre: Point, lot: BaseGeometry, street: BaseGeometry, others: Sequence[Polygon]
) -> Polygon | None:
    """A house of this plan as near to its place as it can stand; long ones may be built shorter."""
    x, y, length, width, turn = block
    for shrink in (1.0, 0.8, 0.62):
        for pull in (1.0, 0.94, 0.88, 0.8, 1.1, 1.2, 0.7):
            half, deep = length * shrink / 2, width * max(shrink, 0.8) / 2
            plain = Polygon([(-half, -deep), (half, -deep), (half, deep), (-half, deep)])
            house = translate(rotate(plain, turn, origin=(0, 0)), centre[0] + pull * x, centre[1] + pull * y)
            clear = all(house.distance(other) > 3 for other in others)
            if clear and lot.contains(house) and not street.intersects(house):
                return house
    return None


def _houses(sheet: Sheet, rooms: Sequence[Polygon], wall: str) -> str:
    """Walls, a ridge along each roof, and hard shadows."""
    walls, ridges, shade = sheet.pen(), sheet.pen(), sheet.pen()
    for room in rooms:
        a, b, c, d = points_of(room.exterior)[:4]
        walls.line([a, b, c, d], close=True)
        shade.line([(x + 3.5, y + 4.5) for x, y in (a, b, c, d)], close=True)
        ends = (_middle(a, d), _middle(b, c))
        if LineString([a, b]).length < LineString([b, c]).length:
            ends = (_middle(a, b), _middle(c, d))
        ridges.line(ends)
    edge = ink(f"map-house-{wall}-edge")
    parts = [
        path(shade.d, f"fill:{edge};opacity:.35"),
        path(walls.d, f"fill:{ink(f'map-house-{wall}')};stroke:{edge};stroke-width:{at_least(2.4, 0.6)}"),
        path(ridges.d, stroke(edge, 1.6, "opacity:.8"), "lod-marks"),
    ]
    return group(parts, wall)


def _middle(a: Sequence[float], b: Sequence[float]) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _rubble(sheet: Sheet, street: BaseGeometry) -> str:
    """Walls without roofs, broken open."""
    pen = sheet.pen()
    for i in sheet.having("rubble"):
        for k, room in enumerate(_built(sheet, i, wooden_plan(sheet, i), street)):
            corners = points_of(room.exterior)[:4]
            corners = corners[k % 4 :] + corners[: k % 4]
            pen.line(corners[:3])
            pen.line([_middle(corners[2], corners[3]), corners[3]])
    parts = [
        path(pen.d, stroke(ink("map-house-stone-edge"), at_least(6, 0.8))),
        path(pen.d, stroke(ink("map-house-stone"), 3)),
    ]
    return group(parts, "rubble", "stroke-linecap:round")


def draw_bridges(sheet: Sheet, network: Network) -> str:
    """Two rails beside the road over the water."""
    waters = shapely.union_all(
        [LineString(c) for recipe in ("river", "stream") for c in courses(sheet, recipe)]
    )
    rails, deck = sheet.pen(), sheet.pen()
    for i in sheet.having("bridge"):
        x, y = sheet.centre(i)
        road = network.across(sheet.hexes[i])
        if road is None:
            road = LineString([(x - 80, y), (x + 80, y)])
        crossing = road.intersection(waters)
        at = road.project(shapely.Point(x, y) if crossing.is_empty else crossing.centroid)
        points = shapely.line_interpolate_point(
            road, [min(max(at + step, 0), road.length) for step in range(-62, 63, 4)]
        )
        line = [(float(p.x), float(p.y)) for p in points]
        deck.line(line)
        for away in (-13, 13):
            rails.line(beside(line, away))
    edge = ink("map-house-stone-edge")
    planks = "stroke-dasharray:1.4 7;opacity:.4"
    parts = [
        path(deck.d, stroke(ink("map-road"), 22)),
        path(deck.d, stroke(edge, 18, planks), "lod-marks"),
        path(rails.d, stroke(edge, at_least(4.5, 1), "stroke-linecap:square")),
    ]
    return group(parts, "bridges")

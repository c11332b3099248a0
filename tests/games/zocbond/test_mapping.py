"""Hex maps from geography, on both kinds of grid."""

from __future__ import annotations

from itertools import pairwise
from math import cos, dist, radians, sqrt

import pytest

from grognard.core.geometry.address import CCRR
from grognard.core.geometry.board import Board, single
from grognard.core.geometry.grid import FLAT, POINTY
from grognard.core.loading.load import Source, read_toml
from grognard.games.zocbond.box.mapping import (
    Conic,
    Georeference,
    centre,
    inside,
    nearest_hex,
    project,
    side_between,
    side_text,
)
from grognard.games.zocbond.box.mapping_ground import bank, both_ways, country
from grognard.games.zocbond.box.mapping_text import toml
from grognard.games.zocbond.box.mapping_types import Fixes, Geography, Ground, Site, Water, Way, WayFix
from grognard.games.zocbond.box.mapping_waters import Lattice, chains
from grognard.games.zocbond.box.mapping_ways import Tracer, leaving

#: A degree is one side of a hex, the first hex lies at (0, 0).
PLAIN = Georeference((0.0, 0.0), sqrt(3), 1.0, 1.0)
NO_FIXES = Fixes((), (), (), ())
GRIDS = pytest.mark.parametrize("orientation", [POINTY, FLAT])


def grid(orientation: int) -> Board:
    return single(CCRR(orientation), (1, 8), (1, 8))


def land(*waters: Water, grounds: tuple[Ground, ...] = ()) -> Geography:
    return Geography(PLAIN, (), waters, grounds, ())


def across(board: Board, key: str = "brook") -> Water:
    """A water through the middle of the map from west to east."""
    middle = max(centre(board, h)[1] for h in range(board.n)) / 2
    return Water(key, "major", key, "edge", "edge", ((-middle, -5.0), (-middle, 40.0)))


def free(h: int, d: int) -> float:
    return 0.0


@GRIDS
def test_every_centre_is_nearest_to_itself(orientation: int) -> None:
    board = grid(orientation)
    assert [nearest_hex(board, centre(board, h)) for h in range(board.n)] == list(range(board.n))
    assert nearest_hex(board, (-3.0, 0.0)) == -1
    assert nearest_hex(board, (900.0, 900.0)) == -1


@GRIDS
def test_neighbours_are_a_width_apart_on_the_plane(orientation: int) -> None:
    board = grid(orientation)
    for h in range(board.n):
        for d in range(6):
            (x1, y1), (x2, y2) = centre(board, h), centre(board, board.neighbour[6 * h + d])
            assert (x2 - x1) ** 2 + (y2 - y1) ** 2 == pytest.approx(3)
    assert PLAIN.point((-1.0, 2.0)) == pytest.approx((2.0, 1.0))


@GRIDS
def test_hexsides_have_the_numbers_of_both_hexes_also_off_the_map(orientation: int) -> None:
    board = grid(orientation)
    for h in range(board.n):
        for d in range(6):
            text = side_text(board, h, d)
            assert board.canonical_side(*side_between(board, text)) == board.canonical_side(h, d)


def test_lines_and_rings() -> None:
    assert project([(0, 0), (4, 0), (4, 4)], (5, 3)) == (1.0, 7.0)
    ring = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert inside(ring, (2, 2))
    assert not inside(ring, (5, 2))


@GRIDS
def test_a_water_is_one_chain_from_edge_to_edge_and_parts_the_map(orientation: int) -> None:
    board = grid(orientation)
    lattice = Lattice(board)
    found = chains(lattice, land(across(board)), NO_FIXES, {})["brook"]
    assert all(set(a) & set(b) for a, b in pairwise(found))
    assert len(set(found)) == len(found)
    barrier = both_ways(board, [lattice.cell_of[side] for side in found])
    north, south = bank(board, 0, barrier), bank(board, board.n - 1, barrier)
    assert len(north) + len(south) == board.n
    assert not set(north) & set(south)


@GRIDS
def test_a_water_passes_its_bridges_and_leaves_hexsides_to_earlier_waters(orientation: int) -> None:
    board = grid(orientation)
    lattice = Lattice(board)
    first = chains(lattice, land(across(board)), NO_FIXES, {})["brook"]
    at = set(first[len(first) // 2])
    aside = next(side for side in lattice.cell_of if side not in first and not at.isdisjoint(side))
    text = side_text(board, *lattice.cell_of[aside])
    assert aside in chains(lattice, land(across(board)), NO_FIXES, {"brook": [text]})["brook"]
    both = chains(lattice, land(across(board), across(board, "canal")), NO_FIXES, {})
    assert not set(both["brook"]) & set(both["canal"])


@GRIDS
def test_a_way_goes_round_water_and_over_its_bridge(orientation: int) -> None:
    board = grid(orientation)
    lattice = Lattice(board)
    found = chains(lattice, land(across(board)), NO_FIXES, {})["brook"]
    wet = both_ways(board, [lattice.cell_of[side] for side in found])
    bridge = both_ways(board, [lattice.cell_of[found[1]]])
    places = {"A": 0, "B": board.n - 1}

    def crossing(h: int, d: int) -> float:
        return -1.0 if (h, d) in wet and (h, d) not in bridge else 0.0

    (path,) = Tracer(board, places, NO_FIXES).trace([Way("road", ("A", "B"))], crossing)
    steps = {(a, board.direction_to(a, b)) for a, b in pairwise(path)}
    assert len(steps & wet) == 1
    assert steps & wet <= bridge
    with pytest.raises(ValueError, match="no way from A to B"):
        Tracer(board, places, NO_FIXES).trace([Way("road", ("A", "B"))], lambda h, d: -1.0)


def test_a_correction_leads_a_way_and_an_idle_one_is_known() -> None:
    board = grid(POINTY)
    places = {"A": board.hex("0401"), "B": board.hex("0404")}
    fixes = Fixes((), (), (), (WayFix("A", "B", ("0502",), "the hill"), WayFix("A", "C", ("0402",), "none")))
    tracer = Tracer(board, places, fixes)
    (path,) = tracer.trace([Way("road", ("A", "B"))], free)
    assert board.hex("0502") in path
    assert list(tracer.idle) == [("A", "C")]
    with pytest.raises(ValueError, match="no place 'C' on the map"):
        tracer.trace([Way("road", ("A", "C"))], free)


def test_ways_share_a_road_that_is_there_already() -> None:
    board = grid(POINTY)
    places = {name: board.hex(text) for name, text in {"A": "0202", "B": "0206", "C": "0303"}.items()}
    ways = [Way("road", ("A", "B")), Way("road", ("C", "B"))]
    first, second = Tracer(board, places, NO_FIXES).trace(ways, free)
    assert len(set(first) & set(second)) >= 3


def test_a_way_leaves_the_map_as_straight_as_it_can() -> None:
    board = grid(POINTY)
    east = leaving(board, board.hex("0402"), board.hex("0401"), lambda h, d: False)
    assert side_text(board, board.hex("0401"), east) == "0400/0401"
    inner = leaving(board, board.hex("0402"), board.hex("0403"), lambda h, d: False)
    assert inner == -1
    assert leaving(board, board.hex("0402"), board.hex("0401"), lambda h, d: True) == -1


def test_ground_is_that_of_the_last_piece_of_country() -> None:
    board = grid(POINTY)
    far = ((50.0, -50.0), (50.0, 50.0), (-50.0, 50.0), (-50.0, -50.0))
    near = ((2.0, -2.0), (2.0, 1.0), (-1.0, 1.0), (-1.0, -2.0))
    found = country(
        board, land(grounds=(Ground("polder", "all", far), Ground("woods", "one", near))), "clear"
    )
    assert found[0] == "woods"
    assert set(found[1:]) == {"polder"}
    assert set(country(board, land(), "clear")) == {"clear"}


def test_what_is_written_reads_back() -> None:
    file = Geography(
        PLAIN,
        tuple(Site(f'A "b" \\ {k}', 51.5, 5.25, "village") for k in range(3)),
        (Water("maas", "major", "Maas", "edge", "source", tuple((51.0 + k / 100, 6.0) for k in range(30))),),
        (),
        (Way("road", tuple(f"#{1000 + k}" for k in range(40))), Way("railway", ("A", "off"))),
    )
    text = toml("# head\n", file)
    assert text.startswith("# head\n")
    assert max(len(line) for line in text.splitlines()) <= 110
    assert read_toml(Source("x.toml", text), Geography) == file


def test_a_cone_keeps_angles_and_lengths() -> None:
    """On its two parallels a kilometre is a kilometre; at the middle north is where `turned` says."""
    cone = Conic((44.5, 50.5), (47.5, 41.5), (10.0, 20.0), 0.0, sqrt(3), 6371.0)
    assert cone.point((47.5, 41.5)) == pytest.approx((10.0, 20.0))
    north = cone.point((48.5, 41.5))
    assert north[0] == pytest.approx(10.0)
    assert 20.0 - north[1] == pytest.approx(111.2, abs=0.4)
    west, east = cone.point((50.5, 40.5)), cone.point((50.5, 41.5))
    assert dist(west, east) == pytest.approx(6371.0 * radians(1) * cos(radians(50.5)), rel=1e-4)
    turned = Conic((44.5, 50.5), (47.5, 41.5), (10.0, 20.0), 90.0, sqrt(3), 6371.0)
    assert turned.point((48.5, 41.5)) == pytest.approx((10.0 + 20.0 - north[1], 20.0))


@GRIDS
def test_a_river_ends_at_the_shore(orientation: int) -> None:
    board = grid(orientation)
    lattice = Lattice(board)
    sea = [h for h in range(board.n) if centre(board, h)[0] > 6]
    lattice.flood(sea)
    river = Water("r", "major", "R", "source", "shore", ((-4.0, 2.0), (-4.0, 9.0)))
    (sides,) = chains(lattice, land(river), NO_FIXES, {}).values()
    assert set(sides[-1]) & lattice.shore
    assert not set(sides[0]) & lattice.shore

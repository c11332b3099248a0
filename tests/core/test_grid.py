"""The lattice: every answer checked against plain geometry or a second way of computing it."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.geometry import grid
from grognard.core.geometry.grid import FLAT, POINTY

orientations = st.sampled_from([POINTY, FLAT])
small = st.integers(-9, 9)


def vector(orientation: int, q: int, r: int) -> tuple[int, int]:
    """q steps in direction 1 and r steps in direction 2."""
    one, two = grid.STEP[orientation][1], grid.STEP[orientation][2]
    return q * one[0] + r * two[0], q * one[1] + r * two[1]


def dot(orientation: int, x1: int, y1: int, x2: int, y2: int) -> int:
    """Four times the true scalar product, in units of the hex's side."""
    return 3 * x1 * x2 + y1 * y2 if orientation == POINTY else x1 * x2 + 3 * y1 * y2


def disc(orientation: int, radius: int) -> list[tuple[int, int]]:
    """The vectors up to this distance."""
    return [vector for r in range(radius + 1) for vector in grid.ring(orientation, r)]


def meets(orientation: int, x: int, y: int, cx: int, cy: int) -> tuple[Fraction, Fraction, bool] | None:
    """Clip the segment to a hex with fractions: where it enters and leaves, whether in the interior."""
    low, high = Fraction(0), Fraction(1)
    on_edge = False
    for d in range(6):
        nx, ny = grid.STEP[orientation][d]
        ahead = dot(orientation, nx, ny, x, y)
        reach = Fraction(dot(orientation, nx, ny, nx, ny), 2) + dot(orientation, nx, ny, cx, cy)
        if ahead == 0:
            if reach < 0:
                return None
            on_edge = on_edge or reach == 0
        elif ahead > 0:
            high = min(high, reach / ahead)
        else:
            low = max(low, reach / ahead)
    return (low, high, not on_edge) if low < high else None


def crossing_by_clipping(orientation: int, x: int, y: int) -> list[list[tuple[int, int]]]:
    """Groups of cells in order: one cell whose interior is passed, or the two of a side run along."""
    found: dict[Fraction, list[tuple[int, int]]] = {}
    for cx, cy in disc(orientation, grid.distance(orientation, x, y) + 1):
        met = meets(orientation, x, y, cx, cy)
        if met is not None and (cx, cy) not in ((0, 0), (x, y)):
            found.setdefault(met[0], []).append((cx, cy))
    return [sorted(found[t]) for t in sorted(found)]


def as_groups(flat: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    quads = [flat[i : i + 4] for i in range(0, len(flat), 4)]
    return [sorted({(a, b), (c, d)}) for a, b, c, d in quads]


@pytest.mark.parametrize("orientation", [POINTY, FLAT])
def test_directions_run_clockwise_and_opposites_cancel(orientation: int) -> None:
    for d in range(6):
        x, y = grid.STEP[orientation][d]
        after = grid.STEP[orientation][grid.turn(d, 1)]
        back = grid.STEP[orientation][(d + 3) % 6]
        assert grid.cross(x, y, *after) > 0
        assert (x + back[0], y + back[1]) == (0, 0)
        assert grid.direction(orientation, x, y) == d
        assert grid.distance(orientation, x, y) == 1


def test_direction_names_point_where_they_say() -> None:
    for orientation in (POINTY, FLAT):
        for d, name in enumerate(grid.DIRECTION_NAMES[orientation]):
            x, y = grid.STEP[orientation][d]
            assert ("N" in name) == (y < 0)
            assert ("S" in name) == (y > 0)
            assert ("E" in name) == (x > 0)
            assert ("W" in name) == (x < 0)


@given(orientations, small, small, small, small)
def test_distance_is_a_metric(orientation: int, q1: int, r1: int, q2: int, r2: int) -> None:
    x1, y1 = vector(orientation, q1, r1)
    x2, y2 = vector(orientation, q2, r2)
    there = grid.distance(orientation, x1, y1)
    assert there == grid.distance(orientation, -x1, -y1)
    assert (there == 0) == ((x1, y1) == (0, 0))
    onward = grid.distance(orientation, x2 - x1, y2 - y1)
    assert grid.distance(orientation, x2, y2) <= there + onward


@given(orientations, small, small)
def test_distance_is_the_cube_distance(orientation: int, q: int, r: int) -> None:
    x, y = vector(orientation, q, r)
    assert grid.distance(orientation, x, y) == max(abs(q), abs(r), abs(q + r))
    assert grid.to_axial(orientation, x, y) == (q, r)


@pytest.mark.parametrize("orientation", [POINTY, FLAT])
def test_rings_are_complete(orientation: int) -> None:
    for radius in range(1, 5):
        ring = grid.ring(orientation, radius)
        assert len(set(ring)) == len(ring) == 6 * radius
        assert all(grid.distance(orientation, x, y) == radius for x, y in ring)
    assert len(set(disc(orientation, 4))) == 61


@given(orientations, small, small, st.integers(-7, 7))
def test_rotation_keeps_lengths_and_six_make_a_full_turn(orientation: int, q: int, r: int, n: int) -> None:
    x, y = vector(orientation, q, r)
    turned = grid.rotate(orientation, x, y, n)
    assert grid.is_cell(orientation, *turned)
    assert dot(orientation, *turned, *turned) == dot(orientation, x, y, x, y)
    assert grid.rotate(orientation, *turned, -n) == (x, y)
    assert grid.rotate(orientation, x, y, 3) == (-x, -y)
    assert grid.rotate(orientation, x, y, 6) == (x, y)


def test_a_vector_between_no_centres_is_refused() -> None:
    with pytest.raises(ValueError, match="no vector between pointy-top"):
        grid.crossing(POINTY, 1, 0)
    with pytest.raises(ValueError, match="flat-top"):
        grid.rotate(FLAT, 1, 1, 1)


@given(orientations, small, small)
def test_front_half_is_the_sign_of_the_scalar_product(orientation: int, q: int, r: int) -> None:
    """COH-6.1: in arc if the scalar product is not negative, the boundary inside."""
    x, y = vector(orientation, q, r)
    mask = grid.arc_mask(orientation, x, y, grid.FRONT180)
    for facing in range(6):
        inside = dot(orientation, *grid.STEP[orientation][facing], x, y) >= 0
        assert inside == bool(mask >> facing & 1)


@given(orientations, small, small, st.integers(0, 5))
def test_front_sixth_reaches_thirty_degrees_to_each_side(
    orientation: int, q: int, r: int, facing: int
) -> None:
    """PZR-4.4.3.1.4: the angle is at most 30 degrees if three times the cross is at most the dot product."""
    x, y = vector(orientation, q, r)
    step = grid.STEP[orientation][facing]
    inside = 3 * abs(grid.cross(*step, x, y)) <= dot(orientation, *step, x, y)
    assert inside == bool(grid.arc_mask(orientation, x, y, grid.FRONT60) >> facing & 1)


@given(orientations, small, small, st.integers(0, 5))
def test_sectors_cover_all_and_overlap_only_on_their_boundaries(
    orientation: int, q: int, r: int, facing: int
) -> None:
    x, y = vector(orientation, q, r)
    mask = grid.sector_mask(orientation, x, y, facing)
    if (x, y) == (0, 0):
        assert mask == 0b111111
    else:
        on_spine = any(grid.cross(*grid.bearing(orientation, j), x, y) == 0 for j in (1, 3, 5))
        assert bin(mask).count("1") == (2 if on_spine else 1)


@given(
    orientations,
    small,
    small,
    st.integers(0, 5),
    st.sampled_from([*grid.SECTORS, grid.FRONT180, grid.FRONT120]),
)
def test_arcs_turn_with_the_map(orientation: int, q: int, r: int, n: int, kind: int) -> None:
    x, y = vector(orientation, q, r)
    here = grid.arc_mask(orientation, x, y, kind)
    turned = grid.arc_mask(orientation, *grid.rotate(orientation, x, y, n), kind)
    assert turned == (here << n | here >> (6 - n)) & 63


@given(orientations, small, small)
def test_crossing_is_what_clipping_finds(orientation: int, q: int, r: int) -> None:
    x, y = vector(orientation, q, r)
    assert as_groups(grid.crossing(orientation, x, y)) == crossing_by_clipping(orientation, x, y)


@given(orientations, st.integers(-30, 30), st.integers(-30, 30))
def test_crossing_seen_from_the_other_end_is_the_reverse(orientation: int, q: int, r: int) -> None:
    x, y = vector(orientation, q, r)
    there = grid.crossing(orientation, x, y)
    back = grid.crossing(orientation, -x, -y)
    quads = [back[i : i + 4] for i in range(0, len(back), 4)]
    assert [list(there[i : i + 4]) for i in range(0, len(there), 4)] == [
        [a + x, b + y, c + x, d + y] for a, b, c, d in reversed(quads)
    ]


@given(orientations, small, small)
def test_flat_top_is_the_mirror_image(orientation: int, q: int, r: int) -> None:
    x, y = vector(orientation, q, r)
    other = FLAT if orientation == POINTY else POINTY
    mirrored = [[(b, a) for a, b in group] for group in as_groups(grid.crossing(orientation, x, y))]
    assert as_groups(grid.crossing(other, y, x)) == [sorted(group) for group in mirrored]
    assert grid.distance(other, y, x) == grid.distance(orientation, x, y)


def test_a_line_along_a_spine_alternates_pairs_and_hexes() -> None:
    assert grid.crossing(POINTY, 0, 12) == (-1, 3, 1, 3, 0, 6, 0, 6, -1, 9, 1, 9)
    assert grid.crossing(FLAT, 12, 0) == (3, -1, 3, 1, 6, 0, 6, 0, 9, -1, 9, 1)


def test_a_straight_row_is_crossed_hex_by_hex() -> None:
    assert grid.crossing(POINTY, 6, 0) == (2, 0, 2, 0, 4, 0, 4, 0)
    assert grid.crossing(FLAT, 0, 6) == (0, 2, 0, 2, 0, 4, 0, 4)


def test_a_hex_touched_at_a_vertex_is_not_crossed() -> None:
    """The line (0,0)-(9,3) passes vertex (3,1) of cell (3,3) and goes on inside its neighbour."""
    cells = grid.crossing(POINTY, 9, 3)
    assert (3, 3) not in [(cells[i], cells[i + 1]) for i in range(0, len(cells), 4)]
    sides = grid.crossed_sides(POINTY, 9, 3)
    assert sides[:8] == (0, 0, 1, grid.CROSSES, 2, 0, 1, grid.GRAZES)


def test_sides_of_a_line_along_a_spine() -> None:
    sides = grid.crossed_sides(POINTY, 0, 6)
    assert sides == (
        *(0, 0, 3, grid.FORKS),
        *(0, 0, 2, grid.FORKS),
        *(-1, 3, 1, grid.ALONG),
        *(-1, 3, 2, grid.FORKS),
        *(1, 3, 3, grid.FORKS),
    )


@given(orientations, small, small)
def test_sides_lead_from_cell_to_cell(orientation: int, q: int, r: int) -> None:
    x, y = vector(orientation, q, r)
    flat = grid.crossed_sides(orientation, x, y)
    at = (0, 0)
    for i in range(0, len(flat), 4):
        cx, cy, d, how = flat[i : i + 4]
        assert d >= 0
        if how in (grid.CROSSES, grid.GRAZES):
            assert (cx, cy) == at
        step = grid.STEP[orientation][d]
        if how != grid.ALONG:
            at = (cx + step[0], cy + step[1])
    assert at == (x, y)

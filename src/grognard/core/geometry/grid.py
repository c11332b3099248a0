"""The exact hex lattice: directions, distance, arcs, rotation, and what a straight line crosses.

A cell is known by the doubled integer coordinates of its centre, so that every vertex has integer coordinates
too and no geometric question is ever answered with a float:

- pointy-top: centre ``X = 2*column + shift, Y = 3*row``; vertices ``(X, Y±2)`` and ``(X±1, Y±1)``;
- flat-top is the transpose: centre ``X = 3*column, Y = 2*row + shift``; vertices
  ``(X±2, Y)`` and ``(X±1, Y±1)``.

X grows east and Y grows south. Both axes are scaled, and differently, so a true scalar product would need
weights; the sign of `cross` is true as it stands. Directions run clockwise from 0 to 5. Everything here
depends on vectors between centres only, which is why a board may keep one answer per vector instead of one
per pair of hexes.
"""

from typing import Final

from mypy_extensions import i64

POINTY: Final = 0
FLAT: Final = 1

#: Direction numbers as players say them, by orientation.
DIRECTION_NAMES: Final[tuple[tuple[str, ...], ...]] = (
    ("NE", "E", "SE", "SW", "W", "NW"),
    ("N", "NE", "SE", "S", "SW", "NW"),
)

#: Vector to the neighbour in each direction, by orientation.
STEP: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3)),
    ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1)),
)

#: Vector from a centre to its vertex v, which lies clockwise of side v, between sides v and v + 1.
VERTEX: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2)),
    ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1)),
)

# Arcs are unions of twelve closed wedges of 30 degrees; wedge j is from 30*j to 30*(j+1) degrees clockwise of
# the facing. Rulebooks draw arcs along hex rows or along hex spines; both are multiples of 30 degrees.
FRONT60: Final = 0b1000_0000_0001
FRONT_RIGHT60: Final = 0b0000_0000_0110
REAR_RIGHT60: Final = 0b0000_0001_1000
REAR60: Final = 0b0000_0110_0000
REAR_LEFT60: Final = 0b0001_1000_0000
FRONT_LEFT60: Final = 0b0110_0000_0000
FRONT120: Final = 0b1100_0000_0011
FRONT180: Final = 0b1110_0000_0111
REAR180: Final = 0b0001_1111_1000
ALL_ROUND: Final = 0b1111_1111_1111

#: The six 60-degree sectors of a facing, clockwise from the front (hit angles, aspects).
SECTORS: Final[tuple[int, ...]] = (FRONT60, FRONT_RIGHT60, REAR_RIGHT60, REAR60, REAR_LEFT60, FRONT_LEFT60)

# How a line meets a hexside (`crossed_sides`).
CROSSES: Final = 0  #: passes through it from hex to hex
ALONG: Final = 1  #: runs along its whole length
GRAZES: Final = 2  #: passes from hex to hex exactly through its end
FORKS: Final = (
    3  #: meets its end where the line begins or ceases to run along another side; always two in a row
)


def is_cell(orientation: int, x: int, y: int) -> bool:
    """Whether the vector leads from one centre to another."""
    if orientation == POINTY:
        return y % 3 == 0 and (x + y // 3) % 2 == 0
    return x % 3 == 0 and (y + x // 3) % 2 == 0


def require_cell(orientation: int, x: int, y: int) -> None:
    """Refuse a vector that does not lead from centre to centre: arithmetic on it would mean nothing."""
    if not is_cell(orientation, x, y):
        kind = "pointy-top" if orientation == POINTY else "flat-top"
        raise ValueError(
            f"({x}, {y}) is no vector between {kind} hex centres; build vectors from `STEP` or `place`"
        )


def place(orientation: int, column: int, row: int) -> tuple[int, int]:
    """Centre of the cell at an offset position, odd lines (pointy: rows, flat: columns) pushed half a hex."""
    if orientation == POINTY:
        return 2 * column + row % 2, 3 * row
    return 3 * column, 2 * row + column % 2


def to_axial(orientation: int, x: int, y: int) -> tuple[int, int]:
    """Axial offsets of a vector: so many steps in direction 1, so many in direction 2."""
    require_cell(orientation, x, y)
    if orientation == POINTY:
        r = y // 3
        return (x - r) // 2, r
    column = x // 3
    return (column - y) // 2, (column + y) // 2


def turn(d: int, n: int) -> int:
    """The direction n hexsides clockwise of d; n may be negative."""
    return (d + n) % 6


def rotate(orientation: int, x: int, y: int, n: int) -> tuple[int, int]:
    """The vector turned n times 60 degrees clockwise about (0, 0)."""
    q, r = to_axial(orientation, x, y)
    one = STEP[orientation][(1 + n) % 6]
    two = STEP[orientation][(2 + n) % 6]
    return q * one[0] + r * two[0], q * one[1] + r * two[1]


def direction(orientation: int, x: int, y: int) -> int:
    """The direction of the neighbour at this vector, or -1 if there is no neighbour there."""
    for d in range(6):
        step = STEP[orientation][d]
        if step[0] == x and step[1] == y:
            return d
    return -1


def distance(orientation: i64, x: i64, y: i64) -> i64:
    """Hexes from centre to centre, the start not counted."""
    across = x if x >= 0 else -x
    lines = y if y >= 0 else -y
    if orientation == FLAT:
        across, lines = lines, across
    lines //= 3
    return lines + (across - lines) // 2 if across > lines else lines


def ring(orientation: int, radius: int) -> list[tuple[int, int]]:
    """The vectors at exactly this distance, clockwise from direction 0."""
    if radius == 0:
        return [(0, 0)]
    vectors: list[tuple[int, int]] = []
    steps = STEP[orientation]
    for d in range(6):
        x = steps[d][0] * radius
        y = steps[d][1] * radius
        onward = steps[(d + 2) % 6]
        for i in range(radius):
            vectors.append((x + i * onward[0], y + i * onward[1]))
    return vectors


def cross(x1: int, y1: int, x2: int, y2: int) -> int:
    """Positive if the second vector lies clockwise of the first; true up to a positive factor."""
    return x1 * y2 - y1 * x2


def bearing(orientation: int, j: int) -> tuple[int, int]:
    """A vector 30*j degrees clockwise of direction 0: even j through a side, odd j through a vertex."""
    d = (j // 2) % 6
    x, y = STEP[orientation][d]
    if j % 2:
        further = STEP[orientation][(d + 1) % 6]
        return x + further[0], y + further[1]
    return x, y


_wedges: dict[tuple[int, int, int], int] = {}  # of vectors that were asked for


def wedges(orientation: int, x: int, y: int) -> int:
    """Bit mask of the twelve closed 30-degree wedges around direction 0 that contain the vector.

    A vector on a boundary is in both wedges; (0, 0) is in all.
    """
    mask = 0
    for j in range(12):
        here = bearing(orientation, j)
        after = bearing(orientation, j + 1)
        if cross(here[0], here[1], x, y) >= 0 and cross(x, y, after[0], after[1]) >= 0:
            mask |= 1 << j
    return mask


def arc_mask(orientation: int, x: int, y: int, kind: int) -> int:
    """Bit mask of the six facings whose arc contains the vector, boundaries inside; (0, 0) is in all.

    `kind` is `FRONT180`, one of the `SECTORS`, or any union of wedges.
    """
    key = (orientation, x, y)
    inside = _wedges.get(key, -1)
    if inside < 0:
        inside = _wedges[key] = wedges(orientation, x, y)
    twice = inside | inside << 12
    mask = 0
    for facing in range(6):
        if (twice >> 2 * facing) & kind:
            mask |= 1 << facing
    return mask


def sector_mask(orientation: int, x: int, y: int, facing: int) -> int:
    """Bit mask of the `SECTORS` of a facing that contain the vector: two bits where a rule lets somebody
    choose.
    """
    mask = 0
    for i in range(6):
        if arc_mask(orientation, x, y, SECTORS[i]) >> facing & 1:
            mask |= 1 << i
    return mask


def line_key(orientation: int, x: int, y: int) -> tuple[int, int]:
    """Sort key for reading order: pointy-top row by row, flat-top column by column."""
    return (y, x) if orientation == POINTY else (x, y)


_crossings: dict[tuple[int, int, int], tuple[int, ...]] = {}
_side_crossings: dict[tuple[int, int, int], tuple[int, ...]] = {}


def crossing(orientation: int, x: int, y: int) -> tuple[int, ...]:
    """The cells between (0, 0) and (x, y) whose interior the line passes, or whose shared side it runs along.

    Flat quadruples ``x1, y1, x2, y2`` in order from the start: a single cell is given twice, a pair as its
    two cells in reading order. The end cells are left out; a cell touched only at a vertex is not crossed.
    """
    key = (orientation, x, y)
    known = _crossings.get(key)
    if known is None:
        require_cell(orientation, x, y)
        known = tuple(_crossing(x, y) if orientation == POINTY else _transposed(_crossing(y, x)))
        _crossings[key] = known
    return known


def _crossing(x: int, y: int) -> list[int]:
    """`crossing` for pointy-top hexes; flat-top ones are their mirror image."""
    length = 3 * x * x + y * y
    down = 3 if y >= 0 else -3
    crossings: list[tuple[int, int, int]] = []
    for line_y in range(-down, y + 2 * down, down):
        middle = x * line_y // y if y else 0
        low, high = (middle - 4, middle + 4) if y else (min(0, x), max(0, x))
        spread = abs(2 * x // y) + 2 if y else 0
        low -= spread
        low += (low + line_y // 3) % 2
        for cell_x in range(low, high + spread + 1, 2):
            along = 3 * x * cell_x + y * line_y
            if 0 < along < length and not (cell_x == x and line_y == y) and _meets(x, y, cell_x, line_y):
                crossings.append((along, line_y, cell_x))
    crossings.sort()
    return _in_pairs(crossings)


def _meets(x: int, y: int, cell_x: int, cell_y: int) -> bool:
    """Whether the line along (x, y) passes through a pointy-top cell or along one of its sides."""
    left = 0
    right = 0
    on = 0
    for vx, vy in VERTEX[POINTY]:
        side = x * (cell_y + vy) - y * (cell_x + vx)
        if side > 0:
            left += 1
        elif side < 0:
            right += 1
        else:
            on += 1
    return on == 2 or (left > 0 and right > 0)


def _in_pairs(cells: list[tuple[int, int, int]]) -> list[int]:
    """Cells equally far along the line are the two of a shared side; successive single cells never are."""
    flat: list[int] = []
    i = 0
    while i < len(cells):
        along, y1, x1 = cells[i]
        i += 1
        x2, y2 = x1, y1
        if i < len(cells) and cells[i][0] == along:
            _, y2, x2 = cells[i]
            i += 1
        flat.extend((x1, y1, x2, y2))
    return flat


def _transposed(flat: list[int]) -> list[int]:
    """Swap X and Y of every cell. The order within a pair stays: rows have become columns."""
    swapped: list[int] = []
    for i in range(0, len(flat), 2):
        swapped.append(flat[i + 1])
        swapped.append(flat[i])
    return swapped


def crossed_sides(orientation: int, x: int, y: int) -> tuple[int, ...]:
    """The hexsides the line from (0, 0) to (x, y) meets: flat quadruples ``x, y, d, how`` in order from the
    start.

    Side d is named by the cell the line leaves through it. `how` is `CROSSES`, `ALONG`, `GRAZES` or `FORKS`.
    The sides of both end cells are included; whether those count is the game's affair.
    """
    key = (orientation, x, y)
    known = _side_crossings.get(key)
    if known is None:
        known = tuple(_crossed_sides(orientation, x, y))
        _side_crossings[key] = known
    return known


def _crossed_sides(orientation: int, x: int, y: int) -> list[int]:
    cells = list(crossing(orientation, x, y))
    if x == 0 and y == 0:
        return cells
    cells.extend((x, y, x, y))
    flat: list[int] = []
    from_x = from_y = from_x2 = from_y2 = 0
    for i in range(0, len(cells), 4):
        x1, y1, x2, y2 = cells[i], cells[i + 1], cells[i + 2], cells[i + 3]
        if x1 != x2 or y1 != y2:
            flat.extend((from_x, from_y, direction(orientation, x1 - from_x, y1 - from_y), FORKS))
            flat.extend((from_x, from_y, direction(orientation, x2 - from_x, y2 - from_y), FORKS))
            flat.extend((x1, y1, direction(orientation, x2 - x1, y2 - y1), ALONG))
        elif from_x != from_x2 or from_y != from_y2:
            flat.extend((from_x, from_y, direction(orientation, x1 - from_x, y1 - from_y), FORKS))
            flat.extend((from_x2, from_y2, direction(orientation, x1 - from_x2, y1 - from_y2), FORKS))
        else:
            d = direction(orientation, x1 - from_x, y1 - from_y)
            how = GRAZES if _through_end(orientation, x, y, from_x, from_y, d) else CROSSES
            flat.extend((from_x, from_y, d, how))
        from_x, from_y, from_x2, from_y2 = x1, y1, x2, y2
    return flat


def _through_end(orientation: int, x: int, y: int, cell_x: int, cell_y: int, d: int) -> bool:
    """Whether the line along (x, y) passes through an end of side d."""
    for v in (d, (d + 5) % 6):
        vx, vy = VERTEX[orientation][v]
        if x * (cell_y + vy) == y * (cell_x + vx):
            return True
    return False

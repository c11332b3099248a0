"""Tables to draw: the boards of Conflict of Heroes, a land with every kind of ground, single hexes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, sqrt

from grognard.core.telling.message import msg
from grognard.core.telling.table import Cell, Edge, Face, Label, Player, Table, Terrain, Way
from grognard.games.coh.box.data_files import load_box

WIDE = sqrt(3)
NAME = msg("coh-name")
HILL = {"7-J05": 2, "7-I05": 1, "7-I06": 1, "7-J04": 1, "7-J06": 1, "7-K05": 1, "7-K06": 1}


def table(
    cells: Sequence[Cell],
    edges: Sequence[Edge] = (),
    ways: Sequence[Way] = (),
    labels: Sequence[Label] = (),
    *,
    orientation: str = "pointy",
    style: str = "tactical",
    terrains: Sequence[str] = (),
    faces: Sequence[Face] = (),
) -> Table:
    """A table with this map and little else."""
    return Table(
        game="mini",
        scenario="map",
        title=NAME,
        place=NAME,
        intro=NAME,
        options={},
        orientation=orientation,
        style=style,
        cells=list(cells),
        edges=list(edges),
        ways=list(ways),
        labels=list(labels),
        terrains=[Terrain(terrain, NAME) for terrain in terrains],
        faces=list(faces),
        counters=[],
        cards=[],
        players=[Player("german", "a", NAME), Player("soviet", "b", NAME), Player("allied", "c", NAME)],
        overlays=[],
        names={},
    )


def place(column: int, row: int, flat: bool = False) -> tuple[float, float]:
    """The centre of a hex. Odd rows lie half a hex to the east; flat-top: odd columns to the south."""
    if flat:
        return 1.5 * column, (row + column % 2 / 2) * WIDE
    return (column + row % 2 / 2) * WIDE, 1.5 * row


def side(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float, float, float]:
    """The hexside between two neighbouring centres."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = (b[0] - a[0]) / WIDE / 2, (b[1] - a[1]) / WIDE / 2
    return x - dy, y + dx, x + dy, y - dx


def number(spot: tuple[int, int]) -> str:
    """The name of a hex by column and row."""
    return f"{spot[0]:02d}{spot[1]:02d}"


def neighbours(spot: tuple[int, int], flat: bool = False) -> list[tuple[int, int]]:
    """The six hexes around one, by column and row."""
    x, y = place(*spot, flat)
    near = [(spot[0] + c, spot[1] + r) for c in (-1, 0, 1) for r in (-1, 0, 1) if (c, r) != (0, 0)]
    return [other for other in near if hypot(place(*other, flat)[0] - x, place(*other, flat)[1] - y) < 1.8]


def coh_boards(layout: Sequence[Sequence[int]], levels: Mapping[str, int] | None = None) -> Table:
    """Geomorphic boards side by side, with their roads, bridges and small gullies."""
    box = load_box()
    cells: list[Cell] = []
    at: dict[str, tuple[float, float]] = {}
    edges: list[Edge] = []
    ways: list[Way] = []
    for down, row in enumerate(layout):
        for across, number in enumerate(row):
            board = box.boards[number]
            for r, line in enumerate(board.grid):
                for c, code in enumerate(line):
                    short = f"{'ABCDEFGHIJKL'[r]}{c + 1:02d}"
                    name = f"{number}-{short}"
                    at[name] = place(18 * across + c, 12 * down + r)
                    level = (levels or {}).get(name, 0)
                    terrain = "open" if level else box.codes[code].id.replace("_", "-")
                    features = ["bridge"] if short in board.bridges else []
                    cells.append(Cell(name, *at[name], terrain, level, str(number), features))
            ways += [Way("road", [at[f"{number}-{name}"] for name in road]) for road in board.roads]
            for text in board.small_gully_sides:
                a, b = (f"{number}-{name}" for name in text.split("/"))
                edges.append(Edge("small-gully", a, b, side(at[a], at[b])))
    return table(cells, edges, ways)


def patch(
    grounds: Mapping[tuple[int, int], str], size: int = 5, *, flat: bool = False, style: str = "tactical"
) -> Table:
    """A square of open hexes with other ground at some of them, by column and row."""
    clear = "open" if style == "tactical" else "clear"
    cells = [
        Cell(number((c, r)), *place(c, r, flat), grounds.get((c, r), clear))
        for r in range(size)
        for c in range(size)
    ]
    return table(cells, orientation="flat" if flat else "pointy", style=style)


LAND = (
    "clear", "polder", "woods", "clear", "marsh", "town", "clear", "rough", "polder", "mountain", "city",
    "desert", "clear", "sea", "heath",
)  # fmt: skip


def land(size: int, *, flat: bool = False) -> Table:
    """An operational map in patches of three by three hexes, with rivers, canals, roads and names."""
    cells, labels, edges, ways = [], [], [], []
    for r in range(size):
        for c in range(size):
            terrain = LAND[(c // 3 + 7 * (r // 3)) % len(LAND)]
            name = number((c, r))
            features = ["village"] if (c + 2 * r) % 5 == 0 else []
            cells.append(Cell(name, *place(c, r, flat), terrain, 0, "", features))
            if features:
                labels.append(Label(f"Village {name}", "village", *place(c, r, flat)))
    labels.append(Label("Great River", "water", *place(size // 2, size // 2, flat)))
    labels.append(Label("Bigtown", "city", *place(3, 3, flat)))
    for k, kind in enumerate(("major-river", "canal", "minor-river")):
        line = (k + 1) * size // 4
        ends = {
            (min(a, b), max(a, b))
            for n in range(size)
            for a in [(line, n) if flat else (n, line)]
            for b in neighbours(a, flat)
            if b[0 if flat else 1] == line + 1 and 0 <= b[1 if flat else 0] < size
        }
        for a, b in sorted(ends):
            edges.append(Edge(kind, number(a), number(b), side(place(*a, flat), place(*b, flat))))
    for k in range(2, size, 6):
        ways.append(Way("highway" if k % 12 == 2 else "road", [place(k, r, flat) for r in range(size)]))
        ways.append(Way("road", [place(c, k, flat) for c in range(size)]))
        ways.append(Way("railway", [place(c, k + 1, flat) for c in range(size - 1)]))
    return table(cells, edges, ways, labels, orientation="flat" if flat else "pointy", style="operational")

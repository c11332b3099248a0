"""Boards: sections joined into one map as flat tables, the ring of border cells, areas and links.

Inside the engine a hex is an index. Hexes 0..n-1 come line by line (pointy-top: rows from north to south,
each from west to east; flat-top: columns from west to east, each from north to south), then the ring cells
n..size-1: the cells just outside the map, so that edge bonds, entry and exit are ordinary geometry. Areas
follow as nodes size..nodes-1. A board is built once by a loader and then shared by all States; what changes
in play is a column of the State.
"""

from typing import Final

from mypy_extensions import i64

from grognard.core.geometry.address import AddressBook, BadAddress, Numbering
from grognard.core.geometry.grid import (
    DIRECTION_NAMES,
    FRONT180,
    POINTY,
    STEP,
    arc_mask,
    distance,
    line_key,
    rotate,
)
from grognard.core.geometry.section import KEEP as KEEP
from grognard.core.geometry.section import BadBoard as BadBoard
from grognard.core.geometry.section import LoosePiece as LoosePiece
from grognard.core.geometry.section import MapSection as MapSection
from grognard.core.geometry.section import Placement as Placement

#: Largest board for which tables over all pairs of hexes are made; beyond it use `distance_between`.
PAIR_LIMIT: Final = 2000


class Link:
    """An adjacency that geometry lacks: area to hex, area to area, ferry, sea lane."""

    def __init__(self, a: int, b: int, kind: int) -> None:
        self.a = a
        self.b = b
        self.kind = kind


class Board:
    """The map as flat tables. Everything with six entries per cell is indexed ``6*cell + d``."""

    def __init__(
        self,
        placements: list[Placement],
        *,
        link_kinds: tuple[str, ...] = ("road",),
        half_in_play: bool = True,
    ) -> None:
        """Join sections; `link_kinds` names the kinds of track, `half_in_play` lets units onto half hexes."""
        if not placements:
            raise BadBoard("a board needs at least one section; give one Placement")
        self.placements = placements
        self.orientation = placements[0].section.numbering.orientation
        self.link_kinds = link_kinds
        self.x: list[int] = []
        self.y: list[int] = []
        self.terrain: list[int] = []
        self.elevation: list[int] = []
        self.half = bytearray()
        self._spots = [p.spots() for p in placements]
        self._at: dict[tuple[int, int], int] = {}
        self._collect()
        self.n = len(self.x)
        self._add_ring()
        self.size = len(self.x)
        self.nodes = self.size
        #: Per hex, 1 where units may be; a loader clears what its map prints as out of play.
        self.in_play = bytearray(self.n)
        for h in range(self.n):
            self.in_play[h] = 1 if half_in_play or not self.half[h] else 0
        self._index()
        self.neighbour = self._neighbours()
        self.side_feature = [0] * (6 * self.size)
        self.tracks: list[list[int]] = [[0] * (6 * self.size) for _ in link_kinds]
        self.road: list[int] = self.tracks[0] if self.tracks else []
        numberings = [p.section.numbering for p in placements]
        self.book = AddressBook(self.orientation, self.n, self.neighbour, self._names(), numberings)
        self._add_features()
        self.areas: list[str] = []
        self.area_of = [-1] * self.size
        self.links: list[Link] = []
        self.links_at: dict[int, list[int]] = {}
        self._distance = b""
        self._arcs: dict[int, bytes] = {}
        self.line_offsets: dict[int, list[int]] = {}
        self.side_offsets: dict[int, list[int]] = {}

    # building

    def _collect(self) -> None:
        """Merge coinciding cells: the section listed first gives the terrain, two halves make a whole."""
        cells: dict[tuple[int, int], tuple[int, int, int]] = {}
        for p, placement in enumerate(self.placements):
            section = placement.section
            if section.numbering.orientation != self.orientation:
                raise BadBoard(f"{placement!r} has another orientation than the first; a map has one grid")
            for i, spot in enumerate(self._spots[p]):
                here = cells.get(spot)
                if here is None:
                    cells[spot] = (p, i, section.half[i])
                else:
                    cells[spot] = (here[0], here[1], 0)
        for spot in sorted(cells, key=self._reading):
            p, i, half = cells[spot]
            section = self.placements[p].section
            self._at[spot] = len(self.x)
            self.x.append(spot[0])
            self.y.append(spot[1])
            self.terrain.append(section.terrain[i])
            self.elevation.append(section.elevation[i])
            self.half.append(half)

    def _reading(self, spot: tuple[int, int]) -> tuple[int, int]:
        return line_key(self.orientation, spot[0], spot[1])

    def _add_ring(self) -> None:
        outside: set[tuple[int, int]] = set()
        for h in range(self.n):
            for dx, dy in STEP[self.orientation]:
                spot = (self.x[h] + dx, self.y[h] + dy)
                if spot not in self._at:
                    outside.add(spot)
        for spot in sorted(outside, key=self._reading):
            self._at[spot] = len(self.x)
            self.x.append(spot[0])
            self.y.append(spot[1])

    def _index(self) -> None:
        """Give each cell a key such that equal vectors are equal differences of keys, and a table from key to
        cell.

        `lattice[key]` is the cell there or -1. The ring leaves a margin, so keys along a line never fall
        outside.
        """
        low_x, high_x = min(self.x), max(self.x)
        low_y, high_y = min(self.y), max(self.y)
        across = high_x - low_x + 1
        self.stride = 2 * across + 1
        self.key = [(y - low_y) * self.stride + x - low_x for x, y in zip(self.x, self.y, strict=True)]
        self.lattice = [-1] * ((high_y - low_y + 1) * self.stride)
        for cell, key in enumerate(self.key):
            self.lattice[key] = cell

    def _neighbours(self) -> list[int]:
        table: list[int] = []
        for x, y in zip(self.x, self.y, strict=True):
            for dx, dy in STEP[self.orientation]:
                table.append(self._at.get((x + dx, y + dy), -1))
        return table

    def _names(self) -> list[str]:
        """Canonical name of each hex: its number on the section listed first."""
        names = [""] * self.n
        for p, placement in enumerate(self.placements):
            section = placement.section
            for i, spot in enumerate(self._spots[p]):
                name = section.numbering.format(section.x[i], section.y[i])
                if not name:
                    numbers = section.numbering.numbers(section.x[i], section.y[i])
                    raise BadBoard(
                        f"{placement!r}: line {numbers[0]}, place {numbers[1]} cannot be written in its "
                        "numbering; use more digits or other first numbers"
                    )
                h = self._at[spot]
                if not names[h]:
                    names[h] = name
        return names

    def _add_features(self) -> None:
        """Aliases, hexside features and tracks of every section, turned with it."""
        for p, placement in enumerate(self.placements):
            section = placement.section
            spots = self._spots[p]
            for i, spot in enumerate(spots):
                name = section.numbering.format(section.x[i], section.y[i])
                h = self._at[spot]
                if name != self.book.names[h]:
                    other = self.book.find(name)
                    if other >= 0 and other != h:
                        raise BadAddress(
                            f"two hexes are both named {name!r}; give each section its own prefix"
                        )
                    self.book.aliases[name] = h
            for i, d, bits in section.sides:
                self.add_feature(self._at[spots[i]], (d + placement.turns) % 6, bits)
            for kind, i, d in section.tracks:
                if kind >= len(self.tracks):
                    raise BadBoard(f"{placement!r} has tracks of kind {kind}; name that kind in link_kinds")
                self.tracks[kind][6 * self._at[spots[i]] + (d + placement.turns) % 6] = 1
        for table in self.tracks:
            self._meet(table)
        for cell in range(self.n, self.size):
            self._name_outside(cell)

    def _meet(self, table: list[int]) -> None:
        """A track that leaves a hex goes on only if the hex beyond has one that meets it; off the map it
        always does.
        """
        for e in range(6 * self.n):
            if table[e]:
                other = self.neighbour[e]
                back = 6 * other + (e % 6 + 3) % 6
                if other >= self.n:
                    table[back] = 1
                elif not table[back]:
                    table[e] = 0

    def _name_outside(self, cell: int) -> None:
        """Some maps print hexsides on the edge with the number the hex outside would have."""
        for placement in self.placements:
            x, y = placement.lift(self.x[cell], self.y[cell])
            name = placement.section.numbering.format(x, y)
            if name and self.book.find(name) < 0:
                self.book.outside.setdefault(name, cell)

    # features, overlays, areas, links

    def add_feature(self, cell: int, d: int, bits: int) -> None:
        """Mark a hexside, as seen from both its cells."""
        self.side_feature[6 * cell + d] |= bits
        other = self.neighbour[6 * cell + d]
        if other >= 0:
            self.side_feature[6 * other + (d + 3) % 6] |= bits

    def add_track(self, kind: int, cell: int, d: int) -> None:
        """Join a cell with its neighbour by a track, both ways."""
        other = self.neighbour[6 * cell + d]
        if other < 0:
            raise BadBoard(
                f"no cell {DIRECTION_NAMES[self.orientation][d]} of {self.name(cell)} to lead a track to"
            )
        self.tracks[kind][6 * cell + d] = 1
        self.tracks[kind][6 * other + (d + 3) % 6] = 1

    def lay(self, overlay: LoosePiece, at: int, turns: int = 0) -> list[int]:
        """Lay an overlay with its anchor on a hex; answers the hexes it covers. What lies off the map is cut
        off.
        """
        covered: list[int] = []
        for dx, dy, terrain, elevation in overlay.cells:
            x, y = rotate(self.orientation, dx, dy, turns)
            h = self._at.get((self.x[at] + x, self.y[at] + y), -1)
            if 0 <= h < self.n:
                covered.append(h)
                if terrain != KEEP:
                    self.terrain[h] = terrain
                if elevation != KEEP:
                    self.elevation[h] = elevation
        return covered

    def add_area(self, name: str, edge: list[int], ring: list[int] | None = None) -> int:
        """Add off-map area `name`, reached from the edge hexes given; answers its node.

        The ring cells of the area are `ring`, or, if not given, those next to the edge hexes that no earlier
        area has taken.
        """
        if "@" + name in self.book.areas:
            raise BadBoard(f"area @{name} is given twice; an area has all its edge hexes in one entry")
        node = self.size + len(self.areas)
        self.areas.append(name)
        self.book.areas.append("@" + name)
        self.nodes += 1
        for h in edge:
            beyond = [c for c in self.neighbour[6 * h : 6 * h + 6] if c >= self.n]
            if not 0 <= h < self.n or not beyond:
                raise BadBoard(
                    f"area @{name}: {self.name(h)} is not on the edge; use add_link for inland connections"
                )
            self.add_link(node, h)
            if ring is None:
                self._take(beyond, node)
        if ring is not None:
            self._take(ring, node)
        return node

    def _take(self, ring: list[int], node: int) -> None:
        for cell in ring:
            if self.area_of[cell] < 0:
                self.area_of[cell] = node

    def add_link(self, a: int, b: int, kind: int = 0) -> int:
        """Join two nodes that geometry does not; answers the link's number."""
        for node in (a, b):
            if not 0 <= node < self.nodes:
                raise BadBoard(
                    f"link {a}-{b}: {node} is neither a cell nor an area; add areas before their links"
                )
        number = len(self.links)
        self.links.append(Link(a, b, kind))
        self.links_at.setdefault(a, []).append(number)
        self.links_at.setdefault(b, []).append(number)
        return number

    def linked(self, node: int) -> list[int]:
        """The nodes that links lead to from here, in the order they were added."""
        nodes: list[int] = []
        for number in self.links_at.get(node, ()):
            link = self.links[number]
            nodes.append(link.b if link.a == node else link.a)
        return nodes

    # geometry

    def cell_at(self, x: int, y: int) -> int:
        """The cell with this centre, or -1."""
        return self._at.get((x, y), -1)

    def distance_between(self, a: i64, b: i64) -> i64:
        """Hexes from a to b, ring cells included."""
        return distance(self.orientation, self.x[b] - self.x[a], self.y[b] - self.y[a])

    def direction_to(self, a: int, b: int) -> int:
        """The direction from a to its neighbour b, or -1 if they are not neighbours."""
        for d in range(6):
            if self.neighbour[6 * a + d] == b:
                return d
        return -1

    def within(self, a: int, radius: int) -> list[int]:
        """The hexes up to this distance, in index order, a included."""
        return [b for b in range(self.n) if self.distance_between(a, b) <= radius]

    @property
    def distance(self) -> bytes:
        """Distance of every pair of hexes, ``n*a + b``; made at the first call."""
        if not self._distance:
            self._distance = self._pair_table(0)
        return self._distance

    @property
    def arc180(self) -> bytes:
        """Facings at a whose front half contains b, as bit mask at ``n*a + b``; made at the first call."""
        return self.arc_table(FRONT180)

    def arc_table(self, kind: int) -> bytes:
        """Facings at a whose arc of this kind contains b, as bit mask at ``n*a + b``."""
        table = self._arcs.get(kind)
        if table is None:
            table = self._pair_table(kind)
            self._arcs[kind] = table
        return table

    def _pair_table(self, kind: int) -> bytes:
        """Distance (kind 0) or arc mask per pair, worked out once per vector."""
        n = self.n
        if n > PAIR_LIMIT:
            raise BadBoard(
                f"{n} hexes are too many for tables of all pairs (limit {PAIR_LIMIT}); "
                "use distance_between and grid.arc_mask"
            )
        by_vector: dict[int, int] = {}
        rows: list[bytes] = []
        for a in range(n):
            base = self.key[a]
            row = bytearray(n)
            for b in range(n):
                difference = self.key[b] - base
                value = by_vector.get(difference, -1)
                if value < 0:
                    x, y = self.x[b] - self.x[a], self.y[b] - self.y[a]
                    value = (
                        arc_mask(self.orientation, x, y, kind) if kind else distance(self.orientation, x, y)
                    )
                    if value > 255:
                        raise BadBoard(
                            f"hexes {value} apart do not fit the distance table; use distance_between"
                        )
                    by_vector[difference] = value
                row[b] = value
            rows.append(bytes(row))
        return b"".join(rows)

    # names

    def name(self, node: int) -> str:
        """Canonical name of a hex or area; a ring cell has none of its own and is described by a hexside."""
        if 0 <= node < self.n:
            return self.book.names[node]
        if self.size <= node < self.nodes:
            return self.book.areas[node - self.size]
        if self.n <= node < self.size:
            for d in range(6):
                if 0 <= self.neighbour[6 * node + d] < self.n:
                    return "outside " + self.side_name(6 * node + d)
        raise BadAddress(f"{node} is no place of this board; places are 0 to {self.nodes - 1}")

    def hex(self, text: str) -> int:
        """The hex a text names: canonical name, alias, or either with small letters or missing zeros."""
        return self.book.hex(text)

    def place(self, text: str) -> int:
        """The hex or area (``@N``) a text names."""
        return self.size + self.book.area(text) if text.strip().startswith("@") else self.book.hex(text)

    def side(self, text: str) -> int:
        """The hexside a text names, as its canonical ``6*cell + d``."""
        return self.book.side(text)

    def vertex(self, text: str) -> int:
        """The vertex a text names, as its canonical ``6*cell + v``."""
        return self.book.vertex(text)

    def side_name(self, side: int) -> str:
        """Canonical text of the hexside ``6*cell + d``."""
        return self.book.side_name(side)

    def vertex_name(self, vertex: int) -> str:
        """Canonical text of the vertex ``6*cell + v``."""
        return self.book.vertex_name(vertex)

    def canonical_side(self, cell: int, d: int) -> int:
        """The one number of a hexside."""
        return self.book.canonical_side(cell, d)

    def canonical_vertex(self, cell: int, v: int) -> int:
        """The one number of a vertex."""
        return self.book.canonical_vertex(cell, v)


def single(numbering: Numbering, lines: tuple[int, int], places: tuple[int, int]) -> Board:
    """A bare one-section board, for tests and sketches."""
    section = MapSection(numbering)
    section.fill(lines, places)
    return Board([Placement(section)])


def rectangle(orientation: int, columns: int, rows: int) -> Board:
    """A bare CCRR board of this size, for tests and sketches."""
    lines, places = (rows, columns) if orientation == POINTY else (columns, rows)
    numbering = Numbering(orientation, line_digits=3, place_digits=3)
    return single(numbering, (1, lines), (1, places))

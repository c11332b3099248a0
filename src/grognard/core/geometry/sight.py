"""Line of sight: what the straight line between two hex centres passes, and tables of who sees whom.

The geometry is the board's and exact; whether something on the line blocks is the game's, told by a
`SightRule`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.core.geometry.board import Board
from grognard.core.geometry.grid import crossed_sides, crossing

SINGLE: Final = -1  #: second entry of a line's pair: the first is a hex crossed on its own
OUT: Final = -2  #: a cell of the line that is no hex of the board; it never blocks


def line(board: Board, a: int, b: int) -> list[int]:
    """What the line from a to b passes, in order: flat pairs ``h, h2``, both ends left out.

    ``h2 == SINGLE``: the line passes through the interior of h. Otherwise it runs along the side shared by h
    and h2. A cell outside the map is `OUT`: in a pair it is h2 (``OUT, OUT`` if both are), alone it is h.
    """
    base = board.key[a]
    lattice = board.lattice
    n = board.n
    passed: list[int] = []
    for offset in _offsets(board, a, b, False):
        if offset == _NO_PARTNER:
            passed.append(SINGLE)
            continue
        cell = lattice[base + offset]
        if cell < 0 or cell >= n:
            passed.append(OUT)
        elif len(passed) % 2 == 1 and passed[-1] == OUT:
            passed[-1] = cell
            passed.append(OUT)
        else:
            passed.append(cell)
    return passed


_NO_PARTNER: Final = 1 << 40


def _offsets(board: Board, a: int, b: int, sides: bool) -> list[int]:
    """The cells or the hexsides that the line from a to b meets, told by differences of keys.

    Both follow from the vector alone, so each vector is looked at once for the whole board.
    """
    kept = board.side_offsets if sides else board.line_offsets
    difference = board.key[b] - board.key[a]
    offsets = kept.get(difference)
    if offsets is None:
        dx, dy = board.x[b] - board.x[a], board.y[b] - board.y[a]
        offsets = _side_offsets(board, dx, dy) if sides else _cell_offsets(board, dx, dy)
        kept[difference] = offsets
    return offsets


def _cell_offsets(board: Board, dx: int, dy: int) -> list[int]:
    """The cells on a line as pairs of differences of keys; `_NO_PARTNER` follows a cell crossed alone."""
    offsets: list[int] = []
    cells = crossing(board.orientation, dx, dy)
    for i in range(0, len(cells), 4):
        first = cells[i + 1] * board.stride + cells[i]
        second = cells[i + 3] * board.stride + cells[i + 2]
        offsets += [first, second if second != first else _NO_PARTNER]
    return offsets


def _side_offsets(board: Board, dx: int, dy: int) -> list[int]:
    """The hexsides that a line meets as triples ``difference of keys, d, how``."""
    offsets: list[int] = []
    flat = crossed_sides(board.orientation, dx, dy)
    for i in range(0, len(flat), 4):
        offsets += [flat[i + 1] * board.stride + flat[i], flat[i + 2], flat[i + 3]]
    return offsets


def line_sides(board: Board, a: int, b: int) -> list[int]:
    """The hexsides the line from a to b meets, in order: flat pairs ``side, how``.

    `side` is the canonical ``6*cell + d``; `how` is `grid.CROSSES`, `ALONG`, `GRAZES` or `FORKS`. The sides
    of both end hexes are included. A side between two cells that are not even in the ring is left out.
    """
    base = board.key[a]
    lattice = board.lattice
    offsets = _offsets(board, a, b, True)
    pairs: list[int] = []
    for i in range(0, len(offsets), 3):
        cell = lattice[base + offsets[i]]
        if cell >= 0:
            pairs.append(board.canonical_side(cell, offsets[i + 1]))
            pairs.append(offsets[i + 2])
    return pairs


@mypyc_attr(allow_interpreted_subclasses=True)
class SightRule:
    """Whether a line is free. A game's subclass reads terrain, levels, smoke; the base sees everything."""

    #: Whether seeing is mutual; if not, `sight_table` asks for both directions.
    symmetric: bool = True

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        """Whether a sees b, `line` being what the line between them passes (see `line`)."""
        return True

    def blockers(self, board: Board, a: int, b: int, line: list[int]) -> list[int]:
        """The hexes to blame if a does not see b: those that block alone, or else the one that completes the
        block.

        Right for every rule that looks at hexes one by one; one that looks at hexsides or at the ends
        overrides it or gets an empty list.
        """
        hexes: list[int] = []
        for i in range(0, len(line), 2):
            if not self.sees(board, a, b, line[i : i + 2]):
                _blame(hexes, line, i)
        if not hexes and self.sees(board, a, b, []):
            for i in range(0, len(line), 2):
                if not self.sees(board, a, b, line[: i + 2]):
                    _blame(hexes, line, i)
                    break
        return hexes


def _blame(hexes: list[int], line: list[int], i: int) -> None:
    for h in line[i : i + 2]:
        if h >= 0:
            hexes.append(h)


def sight_table(board: Board, rule: SightRule) -> bytearray:
    """1 at ``n*a + b`` where a sees b; every hex sees itself. Asks once per pair if the rule is symmetric."""
    n = board.n
    table = bytearray(n * n)
    # By name: a compiled attribute access would not see what an interpreted subclass says in its class body.
    symmetric = bool(getattr(rule, "symmetric", True))
    for a in range(n):
        table[n * a + a] = 1
        for b in range(a + 1, n):
            passed = line(board, a, b)
            if rule.sees(board, a, b, passed):
                table[n * a + b] = 1
                if symmetric:
                    table[n * b + a] = 1
            if not symmetric and rule.sees(board, b, a, line(board, b, a)):
                table[n * b + a] = 1
    return table


def can_see(board: Board, rule: SightRule, a: int, b: int) -> bool:
    """Whether a sees b by the rule; every hex sees itself."""
    return a == b or rule.sees(board, a, b, line(board, a, b))


def what_blocks(board: Board, rule: SightRule, a: int, b: int) -> list[int]:
    """The hexes that keep a from seeing b, nearest to a first; empty if a sees b."""
    if a == b:
        return []
    passed = line(board, a, b)
    if rule.sees(board, a, b, passed):
        return []
    return rule.blockers(board, a, b, passed)

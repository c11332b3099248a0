"""Line of sight: what the straight line between two hex centres passes, and tables of who sees whom.

The geometry is the board's and exact; whether something on the line blocks is the game's, told by a
`SightRule`.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from grognard.core.board import Board
from grognard.core.grid import crossed_sides, crossing

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
    found: list[int] = []
    for offset in _offsets(board, a, b):
        if offset == _NO_PARTNER:
            found.append(SINGLE)
            continue
        cell = lattice[base + offset]
        if cell < 0 or cell >= n:
            found.append(OUT)
        elif len(found) % 2 == 1 and found[-1] == OUT:
            found[-1] = cell
            found.append(OUT)
        else:
            found.append(cell)
    return found


_NO_PARTNER: Final = 1 << 40


def _offsets(board: Board, a: int, b: int) -> list[int]:
    """The crossing from a to b as differences of keys, kept per vector."""
    difference = board.key[b] - board.key[a]
    offsets = board.line_offsets.get(difference)
    if offsets is None:
        offsets = []
        cells = crossing(board.orientation, board.x[b] - board.x[a], board.y[b] - board.y[a])
        stride = board.stride
        for i in range(0, len(cells), 4):
            first = cells[i + 1] * stride + cells[i]
            second = cells[i + 3] * stride + cells[i + 2]
            offsets.append(first)
            offsets.append(second if second != first else _NO_PARTNER)
        board.line_offsets[difference] = offsets
    return offsets


def line_sides(board: Board, a: int, b: int) -> list[int]:
    """The hexsides the line from a to b meets, in order: flat pairs ``side, how``.

    `side` is the canonical ``6*cell + d``; `how` is `grid.CROSSES`, `ALONG`, `GRAZES` or `FORKS`. The sides
    of both end hexes are included. A side between two cells that are not even in the ring is left out.
    """
    flat = crossed_sides(board.orientation, board.x[b] - board.x[a], board.y[b] - board.y[a])
    found: list[int] = []
    for i in range(0, len(flat), 4):
        cell = board.cell_at(board.x[a] + flat[i], board.y[a] + flat[i + 1])
        if cell >= 0:
            found.append(board.canonical_side(cell, flat[i + 2]))
            found.append(flat[i + 3])
    return found


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
        found: list[int] = []
        for i in range(0, len(line), 2):
            if not self.sees(board, a, b, line[i : i + 2]):
                _blame(found, line, i)
        if not found and self.sees(board, a, b, []):
            for i in range(0, len(line), 2):
                if not self.sees(board, a, b, line[: i + 2]):
                    _blame(found, line, i)
                    break
        return found


def _blame(found: list[int], line: list[int], i: int) -> None:
    for h in line[i : i + 2]:
        if h >= 0:
            found.append(h)


class Opaque(SightRule):
    """The plainest rule (COH-6.0): a blocking hex blocks, a shared side only if both its hexes do."""

    def __init__(self, blocking: bytes) -> None:
        self.blocking = blocking

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        """Whether nothing on the line blocks."""
        blocking = self.blocking
        for i in range(0, len(line), 2):
            h = line[i]
            if h >= 0 and blocking[h]:
                h2 = line[i + 1]
                if h2 == SINGLE or (h2 >= 0 and blocking[h2]):
                    return False
        return True


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


def pairs_through(board: Board, cells: bytes) -> list[tuple[int, int]]:
    """The pairs a < b whose line passes one of these hexes: what to look at afresh when terrain changes
    there.
    """
    found: list[tuple[int, int]] = []
    for a in range(board.n):
        for b in range(a + 1, board.n):
            for h in line(board, a, b):
                if h >= 0 and cells[h]:
                    found.append((a, b))
                    break
    return found

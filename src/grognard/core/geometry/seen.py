"""Seen: who sees whom, found out pair by pair when somebody asks.

A table of all pairs takes seconds of loading where a board is large and its sight rule slow, and a game looks
along few of them. So a Scenario keeps a Seen instead, and all its States share what any of them has found.
The rule may read only what never changes: where heights or obstacles do change, the game looks along such a
line afresh (`sight.can_see`) and leaves the table as it is.
"""

from typing import Final

from grognard.core.geometry.board import PAIR_LIMIT, BadBoard, Board
from grognard.core.geometry.sight import SightRule, can_see

UNASKED: Final = 0
HIDDEN: Final = 1
VISIBLE: Final = 2


class Seen:
    """A pair table of lines of sight, filled on demand; each pair is looked at once."""

    def __init__(self, board: Board, rule: SightRule) -> None:
        if board.n > PAIR_LIMIT:
            raise BadBoard(
                f"{board.n} hexes are too many for a table of all pairs (limit {PAIR_LIMIT}); use can_see"
            )
        self.board = board
        self.rule = rule
        # By name, as in `sight_table`: an interpreted subclass may say so in its class body.
        self.symmetric = bool(getattr(rule, "symmetric", True))
        self.table = bytearray(board.n * board.n)  # at n*a + b: UNASKED, HIDDEN or VISIBLE

    def sees(self, a: int, b: int) -> bool:
        """Whether hex a sees hex b by the rule; every hex sees itself."""
        known = self.table[self.board.n * a + b]
        return self.look(a, b) if known == UNASKED else known == VISIBLE

    def look(self, a: int, b: int) -> bool:
        """Looks along the line and writes the answer down, for both ends where seeing is mutual.

        A mutual line is looked along from its lower hex, as `sight_table` does, whoever asks first.
        """
        n = self.board.n
        if self.symmetric and a > b:
            a, b = b, a
        visible = can_see(self.board, self.rule, a, b)
        answer = VISIBLE if visible else HIDDEN
        self.table[n * a + b] = answer
        if self.symmetric:
            self.table[n * b + a] = answer
        return visible

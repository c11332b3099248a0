"""What changes in a game, and the doors through which it changes."""

from grognard.core.kit import HEX, NUMBER, PLAYER, UNIT, BoardState, Columns

from .words import TAKES


class SkirmishState(BoardState):
    """Beside where units are, the turn and whose it is. Copies, texts and hashes follow from the columns."""

    def declare(self, c: Columns) -> None:
        """Each column once: its name, what has a cell, what the cell holds, its blank value."""
        super().declare(c)
        self.left = c.row("left", UNIT, NUMBER)  # movement points; -1: it has attacked
        self.holder = c.row("holder", HEX, PLAYER, -1)  # of a village: whose unit was there last (SK-4.2)

    def put(self, u: int, h: int) -> None:
        """The one door through which a unit comes to a hex: whose a village is follows from it."""
        super().put(u, h)
        if self.sc.hex_figures["village"][h] and self.holder[h] != self.sc.owner[u]:
            self.holder[h] = self.sc.owner[u]
            self.tell(TAKES, self.sc.owner[u], h)

    def points(self, player: int) -> int:
        """SK-4.2: two for a village, one for a unit."""
        return 2 * self.holder.count(player) + len(self.units_of(player))

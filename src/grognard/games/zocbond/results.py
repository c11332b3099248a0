"""What the dice of combat bring (H44-9.3, 11.1, 12.2; S42-8.3, 10.1, 11.2): the tables, laid out flat.

The codes of all games of the family have one order, worst for the attacker first; which of them a table has
and what each of them means is in a game's data.
"""

from __future__ import annotations

from typing import Final

# Codes of the combat results table, as words of the texts.
CODES: Final = (
    "a1",
    "a1-eng",
    "eng",
    "ex",
    "a1-dr",
    "a1-dr2",
    "drx",
    "a1-d1",
    "dr",
    "dr2",
    "d1",
    "dmr",
    "dr4",
    "ds",
)
# Its columns, and those only shifts can reach.
ODDS: Final = ("1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1", "10-1")

# CombatTables.marker: what the defenders become.
NO_MARKER: Final = 0
BECOME_DISRUPTED: Final = 1
BECOME_ROUTED: Final = 2
BECOME_ENGAGED: Final = 3

# CombatTables.advance_kind, and the kinds of `Advance` (H44-15.2, S42-14.2).
NO_ADVANCE: Final = -1
LIMITED: Final = 0
NORMAL: Final = 1
LONG: Final = 2  # and breakthrough combat

# Columns of the table of determined defence, by the ground (H44-12.1.3, S42-11.2.1).
CLEAR_COLUMN: Final = 0
OTHER_COLUMN: Final = 1
CITY_COLUMN: Final = 2

# CombatTables.marks: what a cell says of determined defence (S42-11.2.2).
UNMARKED: Final = 0
RESTRICTED: Final = 1  # harder, and not everywhere
FORBIDDEN: Final = 2

# CombatTables.stand_holds: what a determined defence comes to (H44-12.3, S42-11.4.1).
FAILS: Final = 0
HOLDS: Final = 1
PARTLY: Final = 2  # S42-11.6.1
DEARLY: Final = 3  # holds, and the leader loses a step: the second partial success in a row (S42-11.6.1)

LEAST_TOTAL: Final = -3  # of a roll for determined defence with everything against it
TOTALS: Final = 16

FACES: Final = 6


class CombatTables:
    """The combat results table, what its codes mean, and the table of determined defence."""

    def __init__(self) -> None:
        self.first_rung = 0  # of the ladder of odds: the table's first column
        self.columns = 0
        self.cells: list[int] = []  # FACES * column + face - 1: a code
        self.marks: list[int] = []  # ... its mark; none where no cell has one
        self.present: list[int] = []  # the codes that the table has, in order
        none = [0] * len(CODES)
        self.attacker_loss = none.copy()  # per code: steps
        self.defender_loss = none.copy()
        self.by_opponent = none.copy()  # the opponent chooses who loses them
        self.retreat = none.copy()  # hexes at least; 0 none
        self.retreat_most = none.copy()
        self.marker = none.copy()
        self.determined = none.copy()  # a determined defence may cancel the retreat
        self.advance = none.copy()  # hexes
        self.advance_kind = [NO_ADVANCE] * len(CODES)
        cells = 3 * TOTALS
        self.stand_holds = [0] * cells  # TOTALS * column + total - LEAST_TOTAL
        self.stand_attacker = [0] * cells  # steps lost
        self.stand_defender = [0] * cells
        self.stand_by_defender = [0] * cells  # he chooses who of the attackers loses the step

    def result(self, column: int, face: int) -> int:
        """The code of a face in a column."""
        return self.cells[FACES * column + face - 1]

    def mark(self, column: int, face: int) -> int:
        """What the cell of a face says of determined defence."""
        return self.marks[FACES * column + face - 1] if self.marks else UNMARKED

    def classes(self, column: int) -> bytes:
        """What each face of the die brings, for odds."""
        classes = [0]
        for face in range(1, FACES + 1):
            classes.append(self.result(column, face) + len(CODES) * self.mark(column, face))
        return bytes(classes)

    def stand_cell(self, column: int, total: int) -> int:
        """Where the cells of determined defence have a total of die and modifiers."""
        return TOTALS * column + min(max(total - LEAST_TOTAL, 0), TOTALS - 1)

    def stand_classes(self, column: int, modifier: int) -> bytes:
        """Faces of the die that come to the same, for odds."""
        classes = [0]
        for face in range(1, FACES + 1):
            at = self.stand_cell(column, face + modifier)
            loss = 2 * self.stand_attacker[at] + self.stand_defender[at]
            classes.append(8 * self.stand_holds[at] + 4 * self.stand_by_defender[at] + loss)
        return bytes(classes)


def code_named(text: str) -> int:
    """The number of a code as a table writes it: A1/DR."""
    return CODES.index(text.lower().replace("/", "-"))

# mypyc: interpreted
"""The tables of combat from the data files (S42-8.3, 10.1, 11.2, 14.2) into a scenario."""

from __future__ import annotations

from grognard.games.zocbond.data_types import row_at
from grognard.games.zocbond.odds_column import rung_named
from grognard.games.zocbond.results import (
    BECOME_DISRUPTED,
    BECOME_ROUTED,
    FAILS,
    FORBIDDEN,
    HOLDS,
    LEAST_TOTAL,
    LIMITED,
    LONG,
    NO_ADVANCE,
    NO_MARKER,
    PARTLY,
    RESTRICTED,
    TOTALS,
    UNMARKED,
    CombatTables,
    code_named,
)

from .data_files import MARKS
from .data_types import Box
from .scenario import StalingradScenario

MARKERS = {"": NO_MARKER, "disrupted": BECOME_DISRUPTED, "routed": BECOME_ROUTED}
CELL_MARKS = {"!": RESTRICTED, "x": FORBIDDEN}
LETTERS = {"F": FAILS, "S": HOLDS, "P": PARTLY}


def fill_combat(sc: StalingradScenario, box: Box) -> None:
    """Tables and figures; the counters must be there."""
    fill_results(sc.combat, box)
    fill_stand(sc.combat, box)


def fill_results(tables: CombatTables, box: Box) -> None:
    tables.first_rung = rung_named(box.crt[0].odds)
    tables.columns = len(box.crt)
    for column in box.crt:
        for cell in column.results():
            tables.cells.append(code_named(cell.rstrip(MARKS)))
            tables.marks.append(CELL_MARKS.get(cell[-1], UNMARKED))
    for name, row in box.results.items():
        code = code_named(name)
        tables.present.append(code)
        tables.attacker_loss[code] = row.attacker
        tables.defender_loss[code] = row.defender
        tables.by_opponent[code] = int(row.defender_chooser == "opponent")
        tables.retreat[code] = tables.retreat_most[code] = row.retreat
        tables.marker[code] = MARKERS[row.marker]
        tables.determined[code] = int(row.determined)
        tables.advance[code] = 1 if row.limited else row.advance
        tables.advance_kind[code] = LIMITED if row.limited else LONG if row.advance else NO_ADVANCE
    tables.present.sort()


def fill_stand(tables: CombatTables, box: Box) -> None:
    """A star lets the defender choose whose step the attackers lose (S42-11.4.1)."""
    for total in range(LEAST_TOTAL, LEAST_TOTAL + TOTALS):
        row = box.determined[row_at(box.determined, total)]
        for column, cell in enumerate(row.cells()):
            letter, losses = cell.split()
            attacker, defender = losses.split("/")
            at = tables.stand_cell(column, total)
            tables.stand_holds[at] = LETTERS[letter]
            tables.stand_attacker[at] = int(attacker.rstrip("*"))
            tables.stand_defender[at] = int(defender)
            tables.stand_by_defender[at] = int("*" in attacker)

# mypyc: interpreted
"""The tables of combat from the data files, as far as the games of the family have them alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..disorder import RecoveryRules
from ..odds_column import rung_named
from ..results import (
    BECOME_DISRUPTED,
    BECOME_ENGAGED,
    BECOME_ROUTED,
    FAILS,
    HOLDS,
    LEAST_TOTAL,
    NO_MARKER,
    PARTLY,
    TOTALS,
    CombatTables,
    code_named,
)
from .data_types import Band, CrtColumn, DefenceRow, ElitePoor, Result, defence_losses, row_at

MARKS = "!x"  # the shading of a cell of the CRT (S42-11.2.2)
MARKERS = {
    "": NO_MARKER,
    "disrupted": BECOME_DISRUPTED,
    "routed": BECOME_ROUTED,
    "engaged": BECOME_ENGAGED,
}
LETTERS = {"F": FAILS, "S": HOLDS, "P": PARTLY}


def fill_columns(tables: CombatTables, columns: Sequence[CrtColumn]) -> None:
    """The cells of the CRT, without their shading."""
    tables.first_rung = rung_named(columns[0].odds)
    tables.columns = len(columns)
    for column in columns:
        tables.cells += [code_named(cell.rstrip(MARKS)) for cell in column.results()]


def fill_result(tables: CombatTables, name: str, row: Result, marker: str) -> int:
    """What a code of the CRT means; its number."""
    code = code_named(name)
    tables.present.append(code)
    tables.attacker_loss[code] = row.attacker
    tables.defender_loss[code] = row.defender
    tables.retreat[code] = tables.retreat_most[code] = row.retreat
    tables.marker[code] = MARKERS[marker]
    tables.determined[code] = int(row.determined)
    return code


def fill_stand(tables: CombatTables, rows: Sequence[DefenceRow], chooses: Callable[[str], bool]) -> None:
    """Determined defence; `chooses` says by a cell whether the defender chooses whose step attackers lose."""
    for total in range(LEAST_TOTAL, LEAST_TOTAL + TOTALS):
        row = rows[row_at(rows, total)]
        for column, cell in enumerate(row.cells()):
            letter, attacker, defender = defence_losses(cell)
            at = tables.stand_cell(column, total)
            tables.stand_holds[at] = LETTERS[letter]
            tables.stand_attacker[at] = attacker
            tables.stand_defender[at] = defender
            tables.stand_by_defender[at] = int(chooses(cell))


def fill_recovery(rules: RecoveryRules[Any], rows: Sequence[Band], quality: ElitePoor) -> None:
    """The roll of a disordered unit in an EZOC (H44-14.4.2, S42-13.5)."""
    rules.recovers_at = next(row.low for row in rows if row.result == "recovers" and row.low)
    rules.recovery_elite = quality.elite
    rules.recovery_poor = quality.poor

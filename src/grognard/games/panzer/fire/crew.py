"""PZR-5.15, PZR-6.5.2.6: whether crews and passengers leave a vehicle that was hit, or survive its end."""

from __future__ import annotations

from typing import Final

from .tables import BAIL_ROWS, ApTables

NO_CHECK: Final = -1


def bail_row(result: int) -> str:
    """The row of the Bail Out table for a result of AP fire."""
    return BAIL_ROWS[result]


def bail_number(tables: ApTables, row: str, who: int) -> int:
    """The figure for crew, leg or towed passengers; NO_CHECK where the table has none."""
    return tables.bail[row][who]


def comes_out(tables: ApTables, row: str, who: int, grade: int, roll: int) -> bool:
    """Whether somebody leaves the vehicle, or in a row of survival lives (R2-05, R-29).

    Leaving: the roll with the grade's modifier is the figure or less; survival: the figure or more.
    """
    total = roll + tables.bail_modifier[grade]
    number = bail_number(tables, row, who)
    return total >= number if tables.survival[row] else total <= number


def bail_classes(tables: ApTables, row: str, who: int, grade: int) -> bytes:
    """Every total of the d100: 1 where somebody comes out."""
    key = (row, who, grade)
    classes = tables.bail_classes.get(key)
    if classes is None:
        classes = bytes([int(comes_out(tables, row, who, grade, roll)) for roll in range(101)])
        tables.bail_classes[key] = classes
    return classes

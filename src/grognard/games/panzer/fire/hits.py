"""PZR-4.4.3.2.3, PZR-6.5.2.1: the hit number, and how many hits one roll makes."""

from __future__ import annotations

from .tables import NORMAL, ApTables

#: A d100, by what it shows.
TOTALS = range(101)


def hit_number(tables: ApTables, net: int, factor: int) -> int:
    """The AP Hit table: by net modifier, kept within its rows, and range factor; 0 cannot hit."""
    row = max(tables.lowest, min(tables.highest, net)) - tables.lowest
    return tables.hit[5 * row + factor]


def hits(tables: ApTables, number: int, rate: int, roll: int) -> int:
    """How many hits a roll makes: none above the hit number; a quick, rapid or fast gun up to three."""
    if roll > number:
        return 0
    if rate == NORMAL:
        return 1
    if roll <= tables.three[rate][number]:
        return 3
    return 2 if roll <= tables.two[rate][number] else 1


def hit_classes(tables: ApTables, number: int, rate: int) -> bytes:
    """The hits of every total of a d100, for exact odds."""
    key = (number, rate)
    classes = tables.hit_classes.get(key)
    if classes is None:
        classes = bytes([hits(tables, number, rate, roll) for roll in TOTALS])
        tables.hit_classes[key] = classes
    return classes

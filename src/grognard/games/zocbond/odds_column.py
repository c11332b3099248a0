"""The ladder of odds (H44-9.3, 9.4; S42-8.3, 8.4): from strengths and shifts to a column of the table.

A rung is a number on a ladder without ends: n for odds of n-1, so 1 for 1-1, 0 for 1-2, -1 for 1-3. Shifts go
up and down it before the bounds of the table are looked at.
"""

from __future__ import annotations

from typing import Final

from .results import CombatTables

BEYOND: Final = 99  # against no strength at all: above every column, whatever the shifts


def rung(attack: int, defence: int) -> int:
    """Odds rounded down, in the defender's favour."""
    if defence <= 0:
        return BEYOND
    if attack <= 0:
        return -BEYOND
    if attack >= defence:
        return attack // defence
    return 2 + -defence // attack


def shifted(at: int, shift: int) -> int:
    return at if at in (BEYOND, -BEYOND) else at + shift


def column(tables: CombatTables, at: int) -> int:
    """The column of the table for a rung: the outermost ones take what lies beyond them."""
    return min(max(at - tables.first_rung, 0), tables.columns - 1)


def rung_named(text: str) -> int:
    """The rung of a column's name: 1-3 is -1."""
    left, right = text.split("-")
    return rung(int(left), int(right))

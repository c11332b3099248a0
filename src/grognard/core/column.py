"""Columns: what a State remembers, declared once with who may see it.

A game's State keeps each column as a flat list of ints (or one int) under the column's name.
From the declaration follow the position text, the hash, the diff and the redaction.
"""

from __future__ import annotations

from typing import Final

# Who sees a cell.
SEEN_ALL: Final = 0  # everybody
SEEN_OWNER: Final = 1  # the owner of the element alone
SEEN_MAY: Final = 2  # the owner; others see the set `<name>_may` of values not ruled out (L8)
SEEN_NOBODY: Final = 3  # a cup or deck: nobody knows what is inside

UNKNOWN: Final = -9  # a redacted cell; never a value of its own


class Column:
    """One column of a State, or one field of a Frame."""

    def __init__(
        self,
        name: str,
        per: int,
        holds: int,
        default: int = 0,
        seen: int = SEEN_ALL,
        derived: bool = False,
        names: tuple[str, ...] = (),
        owned: str = "",
        replaced: bool = False,
        since: str = "",
    ) -> None:
        self.name = name
        self.per = per  # kind of the element that has a cell; -1: one single value
        self.holds = holds  # kind of the value
        self.default = default
        self.seen = seen
        self.derived = derived  # computed from other columns: not written, not hashed
        self.names = names  # the words of the values, for MODE
        self.owned = owned  # a frame field of one player: name of the field that holds the player
        self.replaced = replaced  # as a whole, never cell by cell: copies of a State share its list
        self.since = since  # a stage of its game (`Rules.stages`): hashes of earlier versions leave it out


SCALAR: Final = -1

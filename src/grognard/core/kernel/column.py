"""Columns: what a State remembers, declared once with who may see it.

A game's State keeps each column as a flat list of ints (or one int) under the column's name, and declares all
of them in `State.declare`: `self.place = c.row("place", UNIT, PLACE, -1)`. From this one line follow
the attribute and its type, blank value and copy, position text and hash, diff and redaction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .ints import Bytes, Ints, filled, small

if TYPE_CHECKING:
    from .scenario import Scenario

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


class Columns:
    """Takes down the columns that a State declares, and gives each its blank value, or that of a `source`.

    A row has a cell for each thing of the kind it is per, or `count` cells; with `bare` it has none yet.
    """

    def __init__(self, scenario: Scenario, source: object = None, bare: bool = False) -> None:
        self.scenario = scenario
        self.source = source  # the State that is copied, or None
        self.bare = bare
        self.listed: list[Column] = []  # in the order of declaration

    def size(self, column: Column, count: int) -> int:
        self.listed.append(column)
        if self.bare:
            return 0
        return count if count >= 0 else len(self.scenario.names(column.per))

    def one(
        self,
        name: str,
        holds: int,
        default: int = 0,
        seen: int = SEEN_ALL,
        derived: bool = False,
        names: tuple[str, ...] = (),
        since: str = "",
    ) -> int:
        """A column of one single value."""
        if self.source is not None:
            value: int = getattr(self.source, name)
            return value
        self.listed.append(Column(name, SCALAR, holds, default, seen, derived, names, since=since))
        return default

    def row(
        self,
        name: str,
        per: int,
        holds: int,
        default: int = 0,
        count: int = -1,
        seen: int = SEEN_ALL,
        derived: bool = False,
        names: tuple[str, ...] = (),
        replaced: bool = False,
        since: str = "",
    ) -> list[int]:
        if self.source is not None:
            cells: list[int] = getattr(self.source, name)
            return cells if replaced else cells.copy()
        column = Column(name, per, holds, default, seen, derived, names, "", replaced, since)
        return [default] * self.size(column, count)

    def ints(
        self,
        name: str,
        per: int,
        holds: int,
        default: int = 0,
        count: int = -1,
        derived: bool = False,
        names: tuple[str, ...] = (),
        replaced: bool = False,
    ) -> Ints:
        """A row that is read all the time (`core.kernel.ints`), and by everybody."""
        if self.source is not None:
            cells: Ints = getattr(self.source, name)
            return cells if replaced else cells[:]
        column = Column(name, per, holds, default, derived=derived, names=names, replaced=replaced)
        return filled(self.size(column, count), default)

    def small(
        self,
        name: str,
        per: int,
        holds: int,
        derived: bool = False,
        names: tuple[str, ...] = (),
        replaced: bool = False,
    ) -> Bytes:
        """A row of numbers from 0 to 255 that everybody sees, in as little memory as can be; 0 at first."""
        if self.source is not None:
            cells: Bytes = getattr(self.source, name)
            return cells if replaced else cells[:]
        column = Column(name, per, holds, derived=derived, names=names, replaced=replaced)
        return small([0] * self.size(column, -1))

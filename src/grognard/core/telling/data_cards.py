# mypyc: interpreted
"""Data cards: what a game tells of its pieces without a game being played, and one piece against another.

Some games print the figures of a piece on a card instead of its counter. A game that has such cards offers a
`CardBrowser` (`Rules.card_browser`). Clients draw any card from what is here: facts and tables with names in
messages. `shape` is for a drawing of the game's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Protocol

from msgspec import Struct

from .message import Item, Message


class CardWord(Struct, frozen=True):
    """A key that cards, conditions and outcomes are sorted by, and what it is called.

    `kind` is what an outcome means to the one who shoots, as a branch's: "none", "hit", "kill", "good".
    """

    key: str
    name: Message
    kind: str = ""


class CardFact(Struct, frozen=True):
    """A figure of a card; `group` says which of them stand together."""

    key: str
    name: Message
    value: Item
    rule: str = ""
    group: str = ""


class CardRow(Struct, frozen=True):
    """A row of a table of a card; an empty cell is ""."""

    key: str
    name: Item
    cells: list[Item]


class CardGrid(Struct, frozen=True):
    """A table of a card, as armour by aspect. `drawn`: a drawing of the game's own shows it."""

    key: str
    name: Message
    columns: list[CardWord]
    rows: list[CardRow]
    rule: str = ""
    drawn: bool = False


class DataCard(Struct, frozen=True):
    """One card. `since` and `until` are months, "" where the card has none."""

    id: str
    name: Message
    side: str
    family: str
    kind: str
    since: str
    until: str
    points: int
    facts: list[CardFact]
    grids: list[CardGrid]
    shape: dict[str, str | int | float]
    ammunition: list[str] = []  # what it can shoot at a target with, the usual kind first
    barred: list[str] = []  # values of conditions that it cannot have as a shooter, "fire:short_halt"
    target: bool = False  # it can be shot at


class CardCondition(Struct, frozen=True):
    """Something that a duel depends on: its values, the default first."""

    key: str
    name: Message
    values: list[CardWord]
    rule: str = ""


class CardIndex(Struct, frozen=True):
    """All cards of a game, and the words to choose among them."""

    sides: list[CardWord]
    families: list[CardWord]
    kinds: list[CardWord]
    groups: list[CardWord]  # of facts
    cards: list[DataCard]
    aspects: list[CardWord]
    conditions: list[CardCondition]
    outcomes: list[CardWord]  # the mildest first
    metres: int = 0  # of a hex; 0: the game does not say
    about: list[Message] = []  # what the figures rest on, a paragraph each


class DuelLine(Struct, frozen=True):
    """What changes the chance to hit."""

    name: Message
    value: int
    rule: str = ""


class DuelAspect(Struct, frozen=True):
    """A shot from one side of the target: the armour it meets, and the exact chance of every outcome."""

    key: str
    armour: dict[str, int]  # by place
    chances: dict[str, Fraction]
    destroyed: Fraction
    out: Fraction  # destroyed, or left by its crew


class DuelBand(Struct, frozen=True):
    """Ranges, in hexes, at which a shot has the same chances."""

    key: str
    first: int
    last: int
    hit: Fraction
    pierces: int
    lines: list[DuelLine]
    aspects: list[DuelAspect]
    plain: dict[str, str]  # the result by the simple rules of a game that has such, by aspect


class CardDuel(Struct, frozen=True):
    """One card shooting at another with one kind of ammunition; `since` is the month from which it exists."""

    shooter: str
    target: str
    ammunition: str
    energy: str  # how it pierces, where a game's armour differs by it
    since: str
    bands: list[DuelBand]


class CardBrowser(Protocol):
    """The cards of a game. Whatever is asked wrongly is a LoadError that names the field."""

    def index(self) -> CardIndex: ...

    def duel(self, wish: Mapping[str, str]) -> CardDuel:
        """`wish` has `shooter` and `target`, and may have `range`, `aspect`, `ammunition` and conditions.

        Without a range or an aspect all of them are told.
        """
        ...

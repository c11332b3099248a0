# mypyc: interpreted
"""What a client is told: plain structs that become JSON."""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from .message import Message, Ref


class Line(Struct, frozen=True):
    """One line of a ledger."""

    rule: str
    text: Message
    op: str
    value: int
    total: int


class Account(Struct, frozen=True):
    """A ledger for readers: what it is of, its lines and the sum."""

    title: Message
    lines: list[Line]
    total: int


class LogLine(Struct, frozen=True):
    """One event as its reader is told of it."""

    kind: str
    text: Message
    ledgers: list[Account] = []


class Piece(Struct, frozen=True):
    """A counter: what it is, where it lies, how it is turned and marked."""

    key: str
    face: str
    owner: int
    place: str
    facing: str = ""
    badges: list[str] = []
    figures: dict[str, int] = {}


class Mark(Struct, frozen=True):
    """Something on a hex that is not a unit: a victory hex, a control marker."""

    place: str
    kind: str
    owner: int = -1
    value: int = 0


class Track(Struct, frozen=True):
    """A number that both sides watch: round, victory points, CAP, AP."""

    name: str
    value: int
    of: int = -1
    owner: int = -1


class Hand(Struct, frozen=True):
    """Cards: those the reader may see by key, else only how many."""

    owner: int
    size: int
    cards: list[str]


class Scene(Struct, frozen=True):
    """The drawable part of a view."""

    pieces: list[Piece]
    marks: list[Mark]
    tracks: list[Track]
    hands: list[Hand]


class Offer(Struct, frozen=True):
    """An option as a client gets it."""

    key: str
    text: Message
    anchors: list[Ref]
    role: str
    group: str
    rule: str
    cost: int = -1


class Question(Struct, frozen=True):
    """A decision as its player gets it."""

    kind: str
    prompt: Message
    offers: list[Offer]
    several: bool
    default: int


class Asked(Struct, frozen=True):
    """Who must choose, and what kind of choice it is: public."""

    player: int
    kind: str


class View(Struct, frozen=True):
    """Everything one player may know, and what he may do."""

    game: str
    scenario: str
    options: dict[str, str]
    seats: list[str]
    player: int
    seq: int
    scene: Scene
    path: list[str]
    asked: list[Asked]
    question: Question | None
    log: list[LogLine]
    undo: bool
    redo: bool
    held: bool  # his last choice only handed over and waits: release it or undo it
    outcome: int


class Reason(Struct, frozen=True):
    """Why not: the rule, the sentence, what it is about, and the nearest things that are legal."""

    rule: str
    text: Message
    facts: list[Ref]
    instead: list[str]


class Branch(Struct, frozen=True):
    """One outcome of an option with its exact chance, and what may follow."""

    label: Message
    p: Fraction
    then: list[Branch]


class Outlook(Struct, frozen=True):
    """The chances of an option, exact. The branches' p and `undecided` sum to 1; an option without named
    outcomes has no branches.
    """

    branches: list[Branch]
    ledgers: list[Account]
    assumes: list[Message]
    undecided: Fraction

    def distribution(self) -> dict[str, Fraction]:
        """The chance of each course of outcomes, as 'hit > destroyed'."""
        found: dict[str, Fraction] = {}
        _leaves(self.branches, "", found)
        return found


def _leaves(branches: list[Branch], before: str, found: dict[str, Fraction]) -> None:
    for branch in branches:
        name = f"{before} > {branch.label.id}" if before else branch.label.id
        if branch.then:
            _leaves(branch.then, name, found)
            rest = branch.p - sum((b.p for b in branch.then), Fraction(0))
            if rest:
                found[name] = found.get(name, Fraction(0)) + rest
        else:
            found[name] = found.get(name, Fraction(0)) + branch.p

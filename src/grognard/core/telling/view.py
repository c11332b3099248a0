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
    owner: int = -1  # the player it is about
    dice: list[int] = []  # the faces, where dice were rolled
    begins: bool = (
        False  # the first that is told of a choice: what follows it, until the next, is of the same one
    )


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
    lost: int = 0  # spaces gone for good, beside `of`


class OpenCard(Struct, frozen=True):
    """A card that lies open before its owner: a weapon, a battery.

    How often it can still be used, and the places it is meant for, as far as the reader may know them.
    """

    key: str
    left: int = -1  # -1: not counted
    of: int = -1
    places: list[str] = []


class Hand(Struct, frozen=True):
    """Cards: those in the hand by key if the reader may see them, else only how many; and the open ones."""

    owner: int
    size: int
    cards: list[str]
    open: list[OpenCard] = []


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
    rolls: bool = False  # dice follow: its chances can be asked for
    regret: Message | None = None  # ask with this text whether it is meant


class Closed(Struct, frozen=True):
    """Something its player may think of now that is not on offer, and why not."""

    key: str
    anchors: list[Ref]
    rule: str
    text: Message


class Question(Struct, frozen=True):
    """A decision as its player gets it."""

    kind: str
    prompt: Message
    offers: list[Offer]
    several: bool
    default: int
    closed: list[Closed] = []


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
    log: list[LogLine]  # from line `log_from` on
    undo: bool
    redo: bool
    held: bool  # his last choice only handed over and waits: release it or undo it
    outcome: int
    log_from: int = 0
    log_final: int = 0  # the lines before this one stay; later ones may still be undone


class Change(Struct, frozen=True):
    """What changed in a scene: pieces, keys of those that are gone; the rest whole, None if unchanged."""

    pieces: list[Piece]
    gone: list[str] = []
    marks: list[Mark] | None = None
    tracks: list[Track] | None = None
    hands: list[Hand] | None = None


class Step(Struct, frozen=True):
    """One step of a replay, a choice: who chose what, what was told of it, and what changed in the scene."""

    player: int
    text: Message | None  # what he chose, if the reader may know it
    lines: list[LogLine]
    scene: Change
    round: int
    ply: int = -1  # choices up to and including this one; -1 while the game goes on


class Part(Struct, frozen=True):
    """Some steps of a replay: the number of the part, of its first step, and the scene before that."""

    number: int
    first: int
    before: Scene
    steps: list[Step]


class Index(Struct):
    """A replay at a glance: its acts, each some steps that belong together, and the parts it is told in."""

    steps: int
    parts: list[int]  # the first act of each
    acts: list[int]  # the first step of each
    players: list[int]  # of each act: who acts, -1 for the opening
    rounds: list[int]  # of each act: the round or turn it was made in
    weights: list[int]  # of each act: 0 the opening, 1 a plan, 2 counters move, 3 dice are rolled
    losses: list[tuple[int, int]]  # of a counter: the act, and whose it was
    scores: list[int]  # the players who have points
    points: list[tuple[int, int, int]]  # an act, a player and the points he has from then on


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
    kind: str = ""  # what it means to the one who acts: "none", "hit", "kill", "good"


class Bar(Struct, frozen=True):
    """A total of the dice: in how many ways it comes up, and the outcome (by name) it most likely brings."""

    face: int
    ways: int
    outcome: str
    kind: str = ""  # as a branch's; "again": such a roll does not count, the dice are thrown again


class Curve(Struct, frozen=True):
    """The first roll of an option, total by total; `dice` as "2D6"."""

    dice: str
    bars: list[Bar]


class OutlookPart(Struct, frozen=True):
    """One of several independent attacks of an option: what may become of its subject, if it comes to that.

    The branches' p and `undecided` sum to 1.
    """

    subject: Ref
    branches: list[Branch]
    undecided: Fraction


class Outlook(Struct, frozen=True):
    """The chances of an option, exact. The branches' p and `undecided` sum to 1; an option without named
    outcomes has no branches. Those of an option with parts end where the parts begin.
    """

    branches: list[Branch]
    ledgers: list[Account]
    assumes: list[Message]
    undecided: Fraction
    curve: Curve | None = None
    ahead: list[Offer] = []  # what the player will be asked before the dice: it can be said together with it
    parts: list[OutlookPart] = []  # independent attacks, each with chances of its own

    def distribution(self) -> dict[str, Fraction]:
        """The chance of each course of outcomes, as 'hit > destroyed'."""
        chances: dict[str, Fraction] = {}
        _leaves(self.branches, "", chances)
        return chances


class Advice(Struct, frozen=True):
    """What a computer player of a level would do in a player's place, by what that player knows.

    `steps` are choices to make one after another; no die falls and nobody else chooses before the last of
    them. `reasons` say what they are for, `odds` are the chances of the last one if it rolls.
    """

    level: str
    steps: list[Offer]
    reasons: list[Message]
    odds: Outlook | None = None


def _leaves(branches: list[Branch], before: str, chances: dict[str, Fraction]) -> None:
    for branch in branches:
        name = f"{before} > {branch.label.id}" if before else branch.label.id
        if branch.then:
            _leaves(branch.then, name, chances)
            rest = branch.p - sum((b.p for b in branch.then), Fraction(0))
            if rest:
                chances[name] = chances.get(name, Fraction(0)) + rest
        else:
            chances[name] = chances.get(name, Fraction(0)) + branch.p

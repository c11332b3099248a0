"""Events: what happened, as ints, with who may see it.

Logs, animations and replays read events; rules never do. In a playout nothing listens and no
event is made.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from .kinds import ALL, EVERYBODY, Operand
from .reason import Ledger, PlainLedger, made_ledger, plain_ledger
from .shelf import Shelf

PlainEvent = tuple[
    int, int, int, int, int, int, tuple[object, ...] | None, list[PlainLedger] | None, list[int] | None, int
]


# What an event tells the report of a game (`core.referee.tally`).
ATTEMPT: Final = "attempt"  # a unit does something at a hex; a contest may follow
CONTEST: Final = "contest"  # two ledgers: a sum with the dice of the roll before, and what it has to reach
POINTS: Final = "points"  # a player gets so many points for a hex


class EventKind:
    """A kind of happening, declared like a verb. `tells`: what a report learns from it, "" for nothing."""

    def __init__(self, name: str, operands: tuple[Operand, ...] = (), tells: str = "") -> None:
        self.name = name
        self.operands = operands
        self.tells = tells


class Event:
    """One happening. `seen`: bit mask of the players who see it; the others see `other`, if any."""

    __slots__ = (
        "a",
        "b",
        "c",
        "choice",
        "d",
        "dice",
        "kind",
        "ledgers",
        "other",
        "seen",
    )  # a log holds hundreds

    def __init__(
        self,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        seen: int = ALL,
        other: Event | None = None,
        ledgers: list[Ledger] | None = None,
        dice: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.seen = seen
        self.other = other
        self.ledgers = ledgers
        self.dice = dice  # the faces that were rolled, in order
        self.choice = 0  # the number of the choice that it follows from; only a log counts them

    def operand(self, i: int) -> int:
        return (self.a, self.b, self.c, self.d)[i]

    def seen_by(self, player: int) -> Event | None:
        """The event as that player (-1: the public) is told of it, or None."""
        if self.seen == ALL or player == EVERYBODY or (player >= 0 and self.seen >> player & 1):
            return self
        return self.other


def plain_event(event: Event) -> PlainEvent:
    """An event in numbers and text, to be packed."""
    other = None if event.other is None else plain_event(event.other)
    ledgers = None if event.ledgers is None else [plain_ledger(ledger) for ledger in event.ledgers]
    return (
        event.kind,
        event.a,
        event.b,
        event.c,
        event.d,
        event.seen,
        other,
        ledgers,
        event.dice,
        event.choice,
    )


def made_event(row: tuple[object, ...]) -> Event:
    """The event that these numbers describe."""
    kind, a, b, c, d, seen, other, ledgers, dice, choice = cast(PlainEvent, row)
    event = Event(
        kind,
        a,
        b,
        c,
        d,
        seen,
        None if other is None else made_event(other),
        None if ledgers is None else [made_ledger(ledger) for ledger in ledgers],
        dice,
    )
    event.choice = choice
    return event


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Where events go: the log of one game."""

    def __init__(self) -> None:
        self.events: Shelf[Event] = Shelf(plain_event, made_event)
        self.choice = 0  # the number of the choice that is being played; 0 at the opening

    def add(self, event: Event) -> None:
        event.choice = self.choice
        self.events.append(event)

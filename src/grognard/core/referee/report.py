# mypyc: interpreted
"""The after-action report: where the points came from, what was lost, how the dice fell, what mattered.

It holds what one reader saw: while a game goes on, a player's report tells nothing he does not know, and the
public's nothing that is not public. The same game gives the same report. `core.referee.tally` sums it up.
"""

from __future__ import annotations

from msgspec import Struct

from ..telling.message import Message
from ..telling.view import Piece


class PointSource(Struct, frozen=True):
    """Points by what they were given for: "hex" that is held, "losses" of the enemy, or "other"."""

    kind: str
    place: str
    points: list[int]  # of each player


class RoundScore(Struct, frozen=True):
    """The points of each player when a round was over, or as they are now."""

    number: int
    points: list[int]


class Loss(Struct, frozen=True):
    """A counter that was lost, as it stood before."""

    piece: Piece
    round: int
    step: int


class DiceOf(Struct, frozen=True):
    """How the dice of a player fell: what they showed in all, and his contests (dice and a sum against a
    sum).
    """

    owner: int
    dice: int
    rolled: int  # the sum of all faces
    mean: float  # what as many dice show on average
    tries: int
    won: int
    expected: float  # the sum of the chances of his contests
    better: float  # share of games with the same contests in which less was won; halves for the same


class Moment(Struct, frozen=True):
    """Something that mattered: "lost", "taken", "lead", "lucky", "won"; a player's "best" and "worst"."""

    kind: str
    owner: int
    round: int
    step: int
    before: Message | None  # what was attempted
    text: Message | None  # what came of it
    chance: float = -1.0  # the chance the contest had, -1 if it was none


class Lead(Struct, frozen=True):
    """Who has the most points, and since which round without a break."""

    owner: int
    round: int


class Report(Struct, frozen=True):
    """A game in figures, as one reader saw it."""

    over: bool
    rounds: list[RoundScore]
    sources: list[PointSource]
    losses: list[Loss]
    dice: list[DiceOf]
    moments: list[Moment]
    lead: Lead | None = None

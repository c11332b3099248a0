# mypyc: interpreted
"""What a list of scenarios shows of one, before anything of it is loaded."""

from __future__ import annotations

from msgspec import Struct

from .message import Message


class AboutSeat(Struct, frozen=True):
    """A seat of a scenario: `side` is which of the sides' colours and corners it has ("a", "b", "c")."""

    seat: str
    side: str
    name: Message
    role: Message  # "attacks", "defends"


class Seating(Struct, frozen=True):
    """Who sits at the table if an option has this value, where that differs from the usual."""

    option: str
    value: str
    seats: list[AboutSeat]


class Brief(Struct, frozen=True):
    """A part of a scenario's briefing."""

    title: Message
    lines: list[Message]


class About(Struct, frozen=True):
    """A scenario in a few words and figures."""

    title: Message
    place: Message
    intro: Message
    seats: list[AboutSeat]
    minutes: int
    complexity: int  # 1 to 5
    seatings: list[Seating] = []
    briefing: list[Brief] = []
    lesson: str = ""  # the guided game on it, if there is one

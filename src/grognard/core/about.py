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


class About(Struct, frozen=True):
    """A scenario in a few words and figures."""

    title: Message
    place: Message
    intro: Message
    seats: list[AboutSeat]
    minutes: int
    complexity: int  # 1 to 5
    lesson: str = ""  # the guided game on it, if there is one

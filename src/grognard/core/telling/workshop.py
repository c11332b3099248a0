# mypyc: interpreted
"""What a workbench for scenarios needs of a game: the pieces of its box, and an examination of a draft."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from ..loading.load import LoadError
from .message import Message
from .table import Face


class Flaw(Struct, frozen=True):
    """Something wrong with a draft: at which line and field, what it is, and what to do about it."""

    line: int  # 0: of the whole
    field: str
    problem: str
    hint: str


class Draft(Struct, frozen=True):
    """A scenario somebody is writing: as text, as a document, and what is wrong with it.

    `name` is what it is played under; "" as long as it cannot be.
    """

    text: str
    document: dict[str, object]
    name: str
    flaws: list[Flaw]
    remarks: list[Flaw]
    ground: str = ""  # the name of a scenario with its ground alone, to draw the map of a draft in the making


class Thing(Struct, frozen=True):
    """Something that can be put into a scenario; `count` is how many there are, 0: as many as one likes."""

    id: str
    name: Message
    group: str = ""
    count: int = 0
    points: int = 0
    turns: bool = False  # it faces somewhere


class Workbench(Struct, frozen=True):
    """All that scenarios of a game can be made of, by kind ("unit", "board", "card" ...)."""

    things: dict[str, list[Thing]]
    faces: list[Face]
    wishes: dict[str, list[str]]  # what a random battle can be asked for: name -> values, the default first


class Drafts(Protocol):
    """What a workshop does with what somebody has written."""

    def draft(self, text: str) -> Draft:
        """Examines a scenario's text."""

    def document_draft(self, document: dict[str, object]) -> Draft:
        """The same for a document as editors keep it."""


def flaw(error: LoadError) -> Flaw:
    return Flaw(error.line or 0, error.field, error.problem, error.hint)

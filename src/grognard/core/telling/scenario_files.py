# mypyc: interpreted
"""Files of scenarios and maps: what the commands `grognard scenario` and `grognard map` ask of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from msgspec import Struct

from ..loading.load import LoadError
from .message import Message
from .workshop import Draft, Drafts, Workbench


class Examined:
    """A scenario's file as it was found: its title, the name it is played under ("" if it cannot be)."""

    def __init__(self, title: str, name: str, problems: list[LoadError], remarks: list[LoadError]) -> None:
        self.title = title
        self.name = name
        self.problems = problems
        self.remarks = remarks  # what may be played but is hardly meant


class Trial(Struct):
    """Random games of a scenario."""

    games: int
    wins: dict[str, int]  # by seat; "nobody" on a tie
    shortest: int  # decisions
    longest: int
    mean: int
    faults: list[str]  # games that broke off, did not end, or left an impossible position


class Wished(Struct, frozen=True):
    """What a battle that is drawn up at random is asked for."""

    seed: int
    points: int
    boards: int
    mission: str
    side: str
    without: tuple[str, ...]  # arms that are left out
    more: dict[str, str] = {}  # what only some games can be asked for: the names are those of the workbench


class ScenarioTools(Protocol):
    """What `grognard scenario` does. Whatever cannot be done is a LoadError or another ValueError."""

    def examine(self, text: str, file: str) -> Examined: ...

    def try_out(self, name: str, games: int, seed: int) -> Trial: ...

    def begin(self, name: str, like: str | None, lang: str) -> str:
        """A file to start from: a small battle, or a scenario of the box under a new name."""

    def draw(self, wished: Wished, name: str, lang: str) -> tuple[str, str]:
        """A battle drawn up at random: its name (the one given, if one is) and its text."""

    def points(self) -> dict[str, tuple[Message, int]]:
        """What every counter is called and costs."""


class OwnScenarios(Protocol):
    """Scenarios that people write for a game. Whatever cannot be done is a LoadError."""

    @property
    def workshop(self) -> Drafts: ...

    @property
    def tools(self) -> ScenarioTools: ...

    def adopt(self, text: str, file: str) -> str:
        """The name under which a text is played."""

    def workbench(self) -> Workbench:
        """What scenarios can be made of."""

    def opened(self, scenario: str) -> Draft:
        """A scenario of the box, or an adopted one, to be changed."""

    def random_draft(self, wishes: dict[str, str]) -> Draft:
        """A battle drawn up at random for some wishes."""


class MapFile(Protocol):
    """A map that is built from geography."""

    FILE: Path

    def build(self) -> str: ...

    def committed(self) -> str:
        """What the file holds now."""

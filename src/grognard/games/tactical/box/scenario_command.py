# mypyc: interpreted
"""What `grognard scenario` does with files of a game: examine, try out, begin, draw up, list prices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, cast

from msgspec.structs import replace

from grognard.core.referee.finding import rules_of
from grognard.core.telling.catalogue import Catalogue
from grognard.core.telling.message import Message
from grognard.core.telling.scenario_files import Examined, Trial, Wished

from . import examining
from .examining import F
from .workshop import Workshop


class Titled(Protocol):
    """A file of a scenario has a name and a title."""

    name: str
    title: str


class ScenarioCommand(Generic[F]):
    """The command for one game (`core.telling.scenario_files.ScenarioTools`).

    `start` is a small battle called "my-battle". `own` makes a scenario of the box an author's, its words in
    the catalogue's language; `drawn` draws up a battle for a wish, with its words, and raises Impossible;
    `prices` has what every counter or card is called and costs.
    """

    def __init__(
        self,
        game: str,
        workshop: Workshop[F],
        start: str,
        own: Callable[[str, Catalogue], F],
        drawn: Callable[[Wished, Catalogue], F],
        prices: Callable[[], dict[str, tuple[Message, int]]],
    ) -> None:
        self.game = game
        self.workshop = workshop
        self.start = start
        self.own = own
        self.drawn = drawn
        self.prices = prices

    def examine(self, text: str, file: str) -> Examined:
        """All that is wrong with a file."""
        verdict = self.workshop.examiner.examine(text, file)
        title = "" if verdict.file is None else cast(Titled, verdict.file).title
        return Examined(title, verdict.name, verdict.problems, verdict.remarks)

    def try_out(self, name: str, games: int, seed: int) -> Trial:
        """Random games of it."""
        return examining.try_out(rules_of(self.game), name, games, seed)

    def begin(self, name: str, like: str | None, lang: str) -> str:
        """A file to start from: a small battle, or a scenario of the box with its words as its author's."""
        if like is None:
            return self.start.replace('"my-battle"', f'"{name}"')
        return self.workshop.write(replace(self.own(like, self.words(lang)), name=name))

    def draw(self, wished: Wished, name: str, lang: str) -> tuple[str, str]:
        """A battle drawn up at random, and its name; raises Impossible."""
        file = self.drawn(wished, self.words(lang))
        if name:
            file = replace(file, name=name)
        return cast(Titled, file).name, self.workshop.write(file)

    def points(self) -> dict[str, tuple[Message, int]]:
        return self.prices()

    def words(self, lang: str) -> Catalogue:
        return Catalogue(lang, [f"grognard.games.{self.game}"])

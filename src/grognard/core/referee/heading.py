# mypyc: interpreted
"""The heading of a scenario's file, and what lists of scenarios and briefings make of it in every game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from ..kernel.distribution import interval
from ..telling.about import About, AboutSeat, Brief, Seating
from ..telling.lesson import lesson, lessons
from ..telling.message import Message, msg


class Heading(Protocol):
    """What the file of a scenario begins with, whatever the game."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def place(self) -> str: ...
    @property
    def intro(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def minutes(self) -> int: ...
    @property
    def complexity(self) -> int: ...


class Balance(Protocol):
    """How many games between two equal computers a file says each side won."""

    @property
    def bot(self) -> str: ...
    @property
    def favours(self) -> str: ...


class ScenarioTexts:
    """The texts of a game's scenarios: those of the box have some of their own in the catalogue."""

    def __init__(self, game: str, package: str, box: Callable[[], Collection[str]]) -> None:
        """`box` gives the names of the scenarios that ship with the game."""
        self.game = game
        self.package = package
        self.box = box

    def words(self, file: Heading) -> tuple[Message, Message, Message]:
        """Title, place and introduction: in the reader's language, of an own scenario as written."""
        id = f"{self.game}-scenario-{file.name}"
        if file.intro == f"{id}-intro" and file.name in self.box():
            return msg(f"{id}-title"), msg(f"{id}-place"), msg(file.intro)
        return (
            msg(f"{self.game}-scenario-own-title", title=file.title),
            msg(f"{self.game}-scenario-own-place", place=file.place),
            msg(f"{self.game}-scenario-own-intro", text=file.text),
        )

    def about(
        self,
        scenario: str,
        file: Heading,
        seats: list[AboutSeat],
        briefing: list[Brief],
        seatings: list[Seating] | None = None,
    ) -> About:
        """What a list shows of a scenario, from its file alone."""
        each = lessons(self.package)
        guided = [name for name in each if lesson(self.package, name).scenario == scenario]
        title, place, intro = self.words(file)
        return About(
            title=title,
            place=place,
            intro=intro,
            seats=seats,
            seatings=seatings or [],
            minutes=file.minutes,
            complexity=file.complexity,
            briefing=briefing,
            lesson=guided[0] if guided else "",
        )

    def seat(self, seat: str, letter: str, task: str) -> AboutSeat:
        """A seat with the letter of its side's colours and corners, and what its player does."""
        return AboutSeat(seat, letter, msg(f"{self.game}-seat-{seat}"), msg(f"{self.game}-role-{task}"))

    def briefs(self, parts: dict[str, list[Message]]) -> list[Brief]:
        """The parts of a briefing that say something, each under its title."""
        return [Brief(msg(f"{self.game}-brief-{name}"), lines) for name, lines in parts.items() if lines]

    def balance(self, measured: Balance | None, wins: dict[str, int], undecided: int = 0) -> list[Message]:
        """How often each side won when two equal computers played it, and whom it is meant to favour.

        `wins` are the games that each side won; the interval is that of the first.
        """
        if measured is None:
            return []
        games = sum(wins.values()) + undecided
        low, high = interval(next(iter(wins.values())), games)
        shares = {side: round(100 * won / games) for side, won in wins.items()}
        lines = [
            msg(
                f"{self.game}-brief-measured",
                games=games,
                level=msg(f"core-level-{measured.bot}"),
                low=round(100 * low),
                high=round(100 * high),
                **shares,
            )
        ]
        if measured.favours:
            favoured = msg(f"{self.game}-seat-{measured.favours}")
            lines.append(msg(f"{self.game}-brief-favours", side=favoured))
        return lines

# mypyc: interpreted
"""A scenario under examination: what has been learnt of it so far, and the questions that all checks ask."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grognard.core.geometry.address import BadAddress
from grognard.core.loading.load import Gather, Source, Where, nearest

from .board_files import BoardPlace, Ground, joined
from .data_files import Cards
from .scenario_types import Formation, Group, ScenarioFile, Zone


@lru_cache(maxsize=16)
def ground_of(places: tuple[BoardPlace, ...]) -> Ground:
    """The map of a scenario, kept because checks and set-up both ask for it."""
    return joined(places)


class CheckedScenario:
    """One scenario, its map once the boards are known, its zones and groups once they have been looked at."""

    def __init__(self, source: Source, scenario: ScenarioFile, cards: Cards) -> None:
        self.source = source
        self.scenario = scenario
        self.cards = cards
        self.gather = Gather()
        self.ground: Ground | None = None
        self.zones: dict[str, Zone] = {}
        self.groups: dict[str, tuple[Formation, Group]] = {}
        self.month = f"{scenario.date.year}-{scenario.date.month:02d}"

    def known(self, where: Where, name: object, known: Iterable[object], what: str) -> None:
        """Refuse a name that is not among those known."""
        names = list(known)
        if name not in names:
            raise self.source.error(where, f"there is no {what} {name!r}", nearest(name, names))

    def hex(self, where: Where, text: str) -> int:
        """The hex that a text names."""
        assert self.ground is not None
        try:
            return self.ground.board.hex(text)
        except BadAddress:
            boards = ", ".join(str(place.board) for place in self.scenario.boards)
            problem = f"no hex {text!r} on the boards {boards}"
            raise self.source.error(where, problem, "write board and hex, as 2M6") from None

    def edge(self, where: Where, text: str) -> None:
        """Refuse a hex that does not lie at the edge of the map."""
        assert self.ground is not None
        board, cell = self.ground.board, self.hex(where, text)
        if all(board.neighbour[6 * cell + d] < board.n for d in range(6)):
            raise self.source.error(where, f"{text} is not at the edge of the map")

    def needs(self, where: Where, module: str, what: str) -> None:
        """Refuse what belongs to a chapter that is not switched on."""
        if not self.scenario.has(module):
            problem = f"{what} needs the module {module!r}"
            raise self.source.error(where, problem, f'add "{module}" to modules')

    def dated(self, where: Where, name: str, since: str, until: str) -> None:
        """Cards exist from a month to a month; the scenario lies between."""
        if since and self.month < since:
            raise self.source.error(
                where, f"{name} is there from {since} on, the scenario is of {self.month}"
            )
        if until and self.month > until:
            raise self.source.error(where, f"{name} is there until {until}, the scenario is of {self.month}")

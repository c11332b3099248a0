# mypyc: interpreted
"""From the data files to a game, as far as the games of the family go about it alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, Protocol, TypeVar

from grognard.core.kernel.ints import ints, rows
from grognard.core.loading.box import complete_options

from ..scenario import ZocScenario
from ..state import ZocState
from .data_files import B, ScenarioFiles

MOST_SHARED = 16  # scenarios that are kept


class OptionsFile(Protocol):
    """The file of a scenario, as far as options are chosen by it."""

    @property
    def name(self) -> str: ...

    def options(self) -> dict[str, tuple[str, ...]]:
        """Return the options its players have, each with its values, the default first."""
        ...


F = TypeVar("F", bound=OptionsFile)
SC = TypeVar("SC", bound=ZocScenario)


class Scenarios(Generic[B, F, SC]):
    """The scenarios of a game by name and options, each built once and shared."""

    def __init__(self, files: ScenarioFiles[B, F], build: Callable[[F, dict[str, str], str], SC]) -> None:
        """`build` makes the game of a file with complete options, under a name."""
        self.files = files
        self.build = build
        self.shared = lru_cache(maxsize=MOST_SHARED)(self.built)

    def switches(self, name: str) -> dict[str, list[str]]:
        """The options of a scenario, each with its values, the default first."""
        return dict(
            sorted((option, list(values)) for option, values in self.files.load(name).options().items())
        )

    def load(self, name: str, options: dict[str, str]) -> SC:
        """The game of a scenario with some options; those that are not named have their defaults."""
        complete = complete_options(self.files.load(name).name, self.switches(name), options)
        return self.shared(name, tuple(complete.items()))

    def built(self, name: str, options: tuple[tuple[str, str], ...]) -> SC:
        """The game of a scenario with complete options."""
        return self.build(self.files.load(name), dict(options), name)


def begin(s: ZocState) -> None:
    """The columns of the family as a scenario has them at its start."""
    sc = s.zoc
    s.turn = sc.first_turn
    s.control = ints(sc.start_control.copy())
    s.place = ints(sc.start_place.copy())
    s.steps = ints(sc.start_steps.copy())
    s.marks = ints(sc.start_marks.copy())
    s.parent = ints(sc.start_parent.copy())
    s.began = ints(sc.start_place.copy())


Sides = list[int]  # hexsides as 6*h + d


def fill_lines(sc: ZocScenario, part: Callable[[int, Sides], tuple[Sides, Sides, Sides, Sides]]) -> None:
    """Where supply lines can cross the hexsides of each hex (`SupplyRules.supply_road`, `offroad_price`).

    `part` takes a hex and its sides towards hexes in play: by road, those that are always open and those for
    which the rules are asked; the same off the road.
    """
    parts: list[list[list[int]]] = [[], [], [], []]
    for h in range(sc.n):
        sides = [side for side in range(6 * h, 6 * h + 6) if 0 <= sc.neighbour[side] < sc.n]
        sides = [side for side in sides if sc.in_play[h] and sc.in_play[sc.neighbour[side]]]
        roads, asked_roads, ground, asked_ground = part(h, sides)
        parts[0].append([sc.neighbour[side] for side in roads])
        parts[1].append([side % 6 for side in asked_roads])
        parts[2].append([sc.neighbour[side] for side in ground])
        parts[3].append([side % 6 for side in asked_ground])
    sc.open_roads, sc.asked_roads, sc.open_ground, sc.asked_ground = (rows(each) for each in parts)

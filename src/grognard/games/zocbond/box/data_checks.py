# mypyc: interpreted
"""What counters and scenarios of every game of the family must fulfil.

The checks of a scenario run from the map to the units to what refers to them, so that the first error is the
cause of the rest. `ScenarioCheck.problems` finds all of them: what is wrong with one entry does not keep the
next from being looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path

from grognard.core.loading.load import Gather, LoadError, Source, Where

from .data_types import Counter


def check_reduced(source: Source, number: int, row: Counter) -> None:
    """Raise a LoadError unless the side with a step lost fits the other."""
    if (row.steps > 1) != (row.reduced_defense > 0):
        problem = "a unit of several steps has figures for a lost one, a unit of one step has none"
        raise source.error((number, "reduced_defense"), problem)
    if row.reduced_attack > row.attack or row.reduced_defense > row.defense:
        raise source.error((number, "reduced_attack"), "is stronger with a step lost")


class ScenarioCheck:
    """One scenario under examination."""

    def __init__(self, source: Source, played: Collection[str], areas: Collection[str]) -> None:
        """`played` are the hexes in play, `areas` the letters of the entry areas."""
        self.source = source
        self.played = played
        self.areas = areas
        self.gather = Gather()

    def checks(self) -> Sequence[Callable[[], None]]:
        """All checks, in order of dependence."""
        raise NotImplementedError

    def problems(self) -> list[LoadError]:
        """Everything that is wrong, in the order of the checks."""
        for check in self.checks():
            with self.gather:
                check()
        return self.gather.errors

    def hex(self, where: Where, name: str) -> None:
        """Raise a LoadError unless a hex can be used."""
        raise NotImplementedError

    def hexes(self, where: Where, names: Iterable[str]) -> None:
        """Each can be used, and stands in its list once."""
        seen: list[str] = []
        for at, name in enumerate(names):
            with self.gather:
                self.hex((*where, at), name)
                if name in seen:
                    raise self.source.error((*where, at), f"{name} stands here twice")
                seen.append(name)

    def area(self, where: Where, letter: str) -> None:
        if letter not in self.areas:
            hint = "in play are " + ", ".join(sorted(self.areas))
            raise self.source.error(where, f"area {letter} is out of play", hint)

    def heading(self, name: str, first_turn: int, last_turn: int) -> None:
        """The file has the scenario's name, and the turns are in their order."""
        file = Path(self.source.file)
        if file.stem != name:
            raise self.source.error(("name",), f"is {name!r}, but the file is named {file.name}")
        if last_turn < first_turn:
            raise self.source.error(("last_turn",), f"is before turn {first_turn}")


def raise_first(problems: Sequence[LoadError]) -> None:
    """Raise the first thing that is wrong, if anything is."""
    if problems:
        raise problems[0]

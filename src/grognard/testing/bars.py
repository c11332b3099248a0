"""Bars: what forbids a deed, written down once for a game and held against whatever happens in fuzzed games.

A rule that bars something (a bogged vehicle does not move) is asked in play by every path that leads there:
moving, sneaking, hiding, entering, advancing. A path that forgets to ask offers what the book forbids, and no
test of the other paths notices. Here deeds are read from what happened: from the State before a choice, the
State after it and the events between them. It makes no difference which path led to a deed, so a path that
forgets a bar is found by the machine.

A game declares its list in `tests/games/<game>/reference.py`, written from the rulebook alone, and

    grognard fuzz coh --reference tests.games.coh.reference

plays under the battery and the list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

from grognard.core.kinds import PLACE, UNIT

from .probe import Oracle, Probe, Step


class Deed(NamedTuple):
    """Something a unit did: `way` is a word of the game's list, `at` and `to` places where they matter."""

    way: str
    unit: int
    at: int = -1
    to: int = -1
    other: int = -1  # whoever else it concerns: a target, a carrier, the unit that is supported


class Bar:
    """One line of the list: the rule, the deeds it bars, in words why, and when it holds.

    `holds` is asked with the State before the choice, and with the deed.
    """

    def __init__(self, rule: str, ways: Iterable[str], says: str, holds: Callable[[Any, Deed], bool]) -> None:
        self.rule = rule
        self.ways = frozenset(ways)
        self.says = says
        self.holds = holds


class Bars(Oracle):
    """No deed happens that a line of the list bars."""

    name = "rules.bars"
    thinned = False
    reads_text = False
    BARS: ClassVar[tuple[Bar, ...]] = ()

    def deeds(self, p: Probe, step: Step) -> list[Deed]:
        """What was done in a choice, by the words of the list."""
        raise NotImplementedError

    def played(self, p: Probe, step: Step) -> None:
        for deed in self.deeds(p, step):
            p.count(f"{self.name} {deed.way}")
            for bar in self.BARS:
                if deed.way in bar.ways and bar.holds(step.before, deed):
                    p.fail(self.name, self.told(p, deed, bar))

    def told(self, p: Probe, deed: Deed, bar: Bar) -> str:
        scenario = p.game.scenario
        places = [scenario.name_of(PLACE, place) for place in (deed.at, deed.to) if place >= 0]
        where = f" ({' > '.join(places)})" if places else ""
        unit = scenario.name_of(UNIT, deed.unit) if deed.unit >= 0 else "somebody"
        return f"{unit}: {deed.way}{where}, which {bar.rule} bars: {bar.says}"


def reference_oracles(module: str) -> tuple[type[Oracle], ...]:
    """The further oracles of a game: what its reference module calls ORACLES."""
    found: tuple[type[Oracle], ...] = import_module(module).ORACLES
    return found

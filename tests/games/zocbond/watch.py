"""A list of bars that watches a small position: choices the game might refuse, events nobody would tell."""

from __future__ import annotations

from typing import Any

from grognard.core.kernel.event import Event, Sink
from grognard.core.kernel.state import choose
from grognard.testing.bars import Moment

from .bars import ZocBars


class Watch:
    """A list with a position, a `Field` of either game. What it counts it remembers, as in a game."""

    def __init__(self, bars: ZocBars, f: Any) -> None:
        self.bars = bars
        self.f = f

    def play(self, *keys: str) -> set[str]:
        """The rules that the list names when these choices are made, whether the game allows them or not."""
        rules: set[str] = set()
        for key in keys:
            before = self.f.s.copy()
            self.f.s.sink = Sink()
            choose(self.f.s, 0, self.f.option(key))
            rules |= self.judge(Moment(before, self.f.s, list(self.f.s.sink.events), 0))
        return rules

    def hear(self, *told: Event) -> set[str]:
        """The rules that it names when these events are told, and nothing else happens."""
        return self.judge(Moment(self.f.s, self.f.s, list(told), 0))

    def judge(self, moment: Moment) -> set[str]:
        rules: set[str] = set()
        for scene, deed in self.bars.scenes(moment):
            rules |= {bar.rule for bar in self.bars.BARS if deed.way in bar.ways and bar.holds(scene, deed)}
        return rules

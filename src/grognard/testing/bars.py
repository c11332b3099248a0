"""Bars: what forbids a deed, written down once for a game and checked whenever it happens in fuzzed games.

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
from random import Random
from typing import Any, ClassVar, NamedTuple

from grognard.core.kernel.event import Event, Sink
from grognard.core.kernel.kinds import PLACE, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State, asked_lanes, choose

from .probe import Oracle, Probe, ProbedChoice


class Deed(NamedTuple):
    """Something a unit did: `way` is a word of the game's list, `at` and `to` places where they matter."""

    way: str
    unit: int
    at: int = -1
    to: int = -1
    other: int = -1  # the other unit it concerns: a target, a carrier, the unit that is supported


class Bar:
    """One line of the list: the rule, the deeds it bars, in words why, and when it holds.

    `holds` is asked with the State before the choice (or what `Bars.scenes` has instead), and with the deed.
    """

    def __init__(self, rule: str, ways: Iterable[str], says: str, holds: Callable[[Any, Deed], bool]) -> None:
        self.rule = rule
        self.ways = frozenset(ways)
        self.says = says
        self.holds = holds


class Moment(NamedTuple):
    """One choice as the list sees it: the States before and after it, and what was told between them."""

    before: Any
    after: Any
    events: list[Event]
    lane: int


class Strain(NamedTuple):
    """A position made harder: which units are in trouble, and in words how."""

    state: Any
    units: list[int]
    how: str


class Bars(Oracle):
    """No deed happens that a line of the list bars, in the game and on sidetracks from it.

    Random games seldom come to where two rules meet. So now and then a copy of the position is made harder
    (`strained`: units are damaged, bogged down, disrupted) and played on for a few choices, under this list.
    """

    name = "rules.bars"
    thinned = False
    reads_text = False
    BARS: ClassVar[tuple[Bar, ...]] = ()
    SIDETRACKS: ClassVar[float] = 0.1  # share of the positions from which one is tried
    FAR: ClassVar[int] = 8  # choices of a sidetrack
    DULL: ClassVar[frozenset[str]] = frozenset()  # verbs by which little happens: mostly avoided there

    def __init__(self) -> None:
        self.tally: dict[Any, Any] = {}  # what has been counted of this game, for limits of a turn or a phase

    def deeds(self, moment: Moment) -> list[Deed]:
        """What was done in a choice, by the words of the list."""
        raise NotImplementedError

    def strained(self, s: Any, random: Random) -> Strain | None:
        """A position made harder, in place: it is a copy. None: not here."""
        return None

    def played(self, p: Probe, step: ProbedChoice) -> None:
        moment = Moment(step.before, p.state, p.game.events[step.events_before :], step.lane)
        self.judge(p, moment, "")

    def rest(self, p: Probe) -> None:
        if not p.fires(f"{self.name} sidetrack", self.SIDETRACKS):
            return
        random = p.random(self.name)
        strain = self.strained(p.state.copy(), random)
        if strain is None:
            return
        p.count(f"{self.name} sidetracks")
        counted = self.tally
        self.tally = counted.copy()
        self.follow(p, strain, random)
        self.tally = counted

    def follow(self, p: Probe, strain: Strain, random: Random) -> None:
        """A sidetrack: some choices from a strained position. What is counted on it is forgotten later."""
        s, units, how = strain
        for _ in range(self.FAR):
            if p.findings or s.outcome >= 0:
                return
            how = self.play_on(p, s, random, units, how)

    def play_on(self, p: Probe, s: State, random: Random, units: list[int], how: str) -> str:
        """One choice of a sidetrack, mostly of a unit in trouble: a random verb, then one of its options.

        What it returns tells how the position came about.
        """
        lane = random.choice(asked_lanes(s))
        options = s.top(lane).options(s)
        if not options:
            p.fail(self.name, f"{s.top(lane).NAME} asks and offers nothing (on a sidetrack: {how})")
            return how
        if random.random() < 0.7:
            options = [o for o in options if self.unit_of(p, o) in units] or options
        if self.DULL and random.random() < 0.8:
            options = [o for o in options if p.rules.verbs[o.verb].name not in self.DULL] or options
        verb = random.choice(sorted({o.verb for o in options}))
        o = random.choice([o for o in options if o.verb == verb])
        how += f", '{p.game.key(o)}'"
        before = s.copy()
        s.sink = Sink()
        choose(s, lane, o)
        self.judge(p, Moment(before, s, list(s.sink.events), lane), how)
        return how

    def unit_of(self, p: Probe, o: Option) -> int:
        """The unit an option is of, or -1."""
        operands = p.rules.verbs[o.verb].operands
        return o.a if operands and operands[0].kind == UNIT else -1

    def scenes(self, moment: Moment) -> Iterable[tuple[Any, Deed]]:
        """The deeds, each with what its bars are asked about: the State before the choice, or a later one.

        In some games much happens by one choice, one thing after the other.
        """
        return [(moment.before, deed) for deed in self.deeds(moment)]

    def judge(self, p: Probe, moment: Moment, how: str) -> None:
        for scene, deed in self.scenes(moment):
            p.count(f"{self.name} {deed.way}")
            for bar in self.BARS:
                if deed.way in bar.ways and bar.holds(scene, deed):
                    p.fail(
                        self.name, self.sentence(p, deed, bar) + (f" (on a sidetrack: {how})" if how else "")
                    )

    def sentence(self, p: Probe, deed: Deed, bar: Bar) -> str:
        scenario = p.game.scenario
        places = [scenario.name_of(PLACE, place) for place in (deed.at, deed.to) if place >= 0]
        where = f" ({' > '.join(places)})" if places else ""
        unit = scenario.name_of(UNIT, deed.unit) if deed.unit >= 0 else "somebody"
        return f"{unit}: {deed.way}{where}, which {bar.rule} bars: {bar.says}"


def reference_oracles(module: str) -> tuple[type[Oracle], ...]:
    """The further oracles of a game: what its reference module calls ORACLES."""
    oracles: tuple[type[Oracle], ...] = import_module(module).ORACLES
    return oracles

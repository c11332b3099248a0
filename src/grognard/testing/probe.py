"""What an oracle gets to see: the game, the choice just made, its own stream of random numbers.

An oracle is a law of the design put as a check. It is asked at resting positions, after choices and at the
end of a game, each time with the chance `rate`, because a slow check at every ply would mean fewer games.
Everything follows from the number of the game, so a finding can be looked at again.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from copy import copy
from random import Random
from typing import ClassVar

from msgspec import Struct

from grognard.core.kernel.event import Event, Sink
from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import mix
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State, asked_lanes
from grognard.core.referee.game import Game
from grognard.core.referee.position import position_text
from grognard.core.referee.record import Record

from .wanted import Wanted

MOST_FINDINGS = 5  # per game: what follows a broken law is seldom new
LONG = 1000  # choices after which oracles that are asked by chance are asked more and more seldom


class Finding(Struct, frozen=True):
    """A law broken: which, how, and where to see it again."""

    oracle: str
    message: str
    game: str
    scenario: str
    options: dict[str, str]
    seed: int  # number of the fuzzed game
    ply: int
    key: str  # the choice made or tried there, "" if none
    record: str  # the game up to there, as `grognard replay` opens it
    dump: str = ""  # the file it was written to

    def __str__(self) -> str:
        switches = " ".join(f"{name}={value}" for name, value in self.options.items())
        at = f"ply {self.ply}" + (f", '{self.key}'" if self.key else "")
        again = f"grognard fuzz {self.game} --scenario {self.scenario} --games 1 --seed {self.seed}"
        lines = [f"{self.oracle}: {self.message}", f"  at {at} of {self.game}/{self.scenario} {switches}"]
        lines.append(f"  again: {again}" + (f"  or: grognard replay {self.dump}" if self.dump else ""))
        return "\n".join(lines)


class ProbedChoice:
    """One choice: the State before it (a copy) and, if it was written down, its text; who made it."""

    def __init__(self, before: State, text: str, lane: int, player: int, option: Option, key: str) -> None:
        self.before = before
        self.text_before = text
        self.lane = lane
        self.player = player
        self.option = option
        self.key = key
        self.asked_before = [before.asked[x] for x in asked_lanes(before)]
        self.events_before = 0  # length of the log before the choice
        self.barrier = 0  # what the kernel says makes the choice final
        self.taken = 0  # bytes of dice it used


class Probe:
    """One fuzzed game as the oracles see it."""

    def __init__(self, rules: Rules, game: Game, seed: int) -> None:
        self.rules = rules
        self.game = game
        self.seed = seed
        self.findings: list[Finding] = []
        self.counts: dict[str, int] = {}  # how often each oracle, and each thing worth counting, ran
        self.verbs: dict[str, int] = {}  # how often each verb was played
        self.texts: Wanted = {}  # the texts that were asked for
        self.key = ""
        self.text = ""  # position text of the game as it rests now, once an oracle needs it

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def players(self) -> list[int]:
        """Every reader of the game: the seats and the public."""
        return [*range(self.game.scenario.players), -1]

    def fires(self, name: str, rate: float) -> bool:
        """Whether an oracle is asked at this ply: the same every time the game is played.

        A slow one reads the log, which grows: in a campaign of many thousand choices it would take all
        the time.
        """
        if rate <= 0 or rate >= 1:
            return rate > 0
        ply = self.state.ply
        share = rate if ply <= LONG else rate * LONG / ply
        return mix(self.seed * 40503 ^ zlib.crc32(name.encode()), ply) < share * 2**32

    def random(self, name: str) -> Random:
        return Random(f"{self.seed} {name} {self.state.ply}")

    def count(self, what: str, n: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + n

    def position(self, s: State) -> str:
        return position_text(self.rules, s)

    def write_down(self) -> None:
        """Keeps the position as it is, before an oracle does anything that could change it."""
        self.text = self.text or self.position(self.state)

    def seat_name(self, player: int) -> str:
        return self.game.scenario.seats[player] if player >= 0 else "a spectator"

    def fail(self, oracle: str, message: str) -> None:
        if len(self.findings) >= MOST_FINDINGS:
            return
        scenario = self.game.scenario
        self.findings.append(
            Finding(
                oracle,
                message,
                self.rules.name,
                scenario.name,
                scenario.options,
                self.seed,
                self.state.ply,
                self.key,
                dump_text(self.game, oracle),
            )
        )


class BrokenLaw(Exception):
    """A law that is broken where an oracle cannot go on: the game is left, with this finding."""

    def __init__(self, oracle: str, message: str) -> None:
        super().__init__(message)
        self.oracle = oracle


class Oracle:
    """A law as a check. One object per game, so it may remember."""

    name: ClassVar[str] = ""
    rate: ClassVar[float] = 1.0
    thinned: ClassVar[bool] = True  # whether it is asked less often where a game is long; see Battery
    checks: ClassVar[str] = ""  # what it counts where it has something to check; "": whenever it is asked
    reads_text: ClassVar[bool] = True  # whether the position is written down for it: that takes its time

    @classmethod
    def concerns(cls, rules: Rules, scenario: Scenario) -> bool:
        """Whether a scenario has what the law is about; without, the law is neither asked nor listed."""
        return True

    def rest(self, p: Probe) -> None:
        """At a position where somebody is asked."""

    def played(self, p: Probe, step: ProbedChoice) -> None:
        """After a choice."""

    def ended(self, p: Probe) -> None:
        """At the end of a game that was played to its end."""


def dump_text(game: Game, oracle: str) -> str:
    """The record of a game; one that crashed in the middle of a choice has no end to check."""
    if oracle == "crash":
        game.record.end = None
        return game.record.text()
    return game.text()


def without_clock(text: str) -> str:
    """A position text without the line of the dice clock, for telling whether a position came back."""
    return "\n".join(line for line in text.split("\n") if not line.startswith("clock "))


def same_dice(world: State, s: State) -> State:
    """The world with the very dice of another State."""
    world.seed = s.seed
    world.epoch = s.epoch
    world.ply = s.ply
    return world


def other_clock(world: State) -> State:
    """The world with another clock, so that a view which tells the ply differs."""
    world.epoch += 3
    world.ply += 100_003
    return world


def twin(game: Game, state: State) -> Game:
    """The same game, log, record and undo around another State; neither changes the other."""
    other = copy(game)
    other.state = state
    other.sink = Sink()
    other.sink.events = game.sink.events.copy()
    state.sink = other.sink
    record = game.record
    other.record = Record(
        record.game,
        record.version,
        record.scenario,
        record.options,
        record.seats,
        record.seed,
        record.entries.copy(),
        dict(record.hashes),
    )
    other.base = state
    other.seqs = list(game.seqs)
    other.redo_keys = [list(keys) for keys in game.redo_keys]
    other._seen = list(game._seen)
    return other


def readable_events(events: Iterable[Event], player: int) -> list[tuple[int, ...]]:
    """What a player (-1: the public) reads in these events: kinds, operands and ledgers as numbers."""
    rows: list[tuple[int, ...]] = []
    for event in events:
        seen = event.seen_by(player)
        if seen is None:
            continue
        row = [seen.kind, seen.a, seen.b, seen.c, seen.d, *(seen.dice or [])]
        for ledger in seen.ledgers or []:
            row += [zlib.crc32(ledger.name.encode()), ledger.unit, ledger.total]
            for line in ledger.lines:
                row += [zlib.crc32(line.name.encode()), line.value, line.total, line.unit]
        rows.append(tuple(row))
    return rows

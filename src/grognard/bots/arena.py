# mypyc: interpreted
"""The arena: computer players against each other, in pairs of games with the same dice and changed sides.

report = fight("coh", "dawn-at-the-granary", "recruit", "random", games=100, seed=1)
print(report.first.share, report.first.low, report.first.high)
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import sqrt
from multiprocessing import get_context

from msgspec import Struct

from grognard.core.kernel.option import Option
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State, advance, asked_lanes, choose
from grognard.core.referee.game import rules_of

from .levels import player_of
from .minds import mind_of
from .player import ComputerPlayer, Situation, lots

MOST_CHOICES = 100_000  # no game of any scenario comes near it: every option advances (L5)
Z = 1.959964  # the normal quantile of a 95 % interval


class Endless(RuntimeError):
    """A game did not end within the choices that any game should need."""


class Share(Struct):
    """How many games of some were won, with the 95 % interval of the chance to win one (Wilson)."""

    won: int
    games: int
    share: float
    low: float
    high: float


class Thinking(Struct):
    """How long decisions took, in seconds of processor time."""

    decisions: int
    mean: float
    longest: float


class Fighter(Struct):
    """One level's record in the arena: all games, those of each side, its margin and its thinking."""

    level: str
    won: Share
    sides: dict[str, Share]
    margin: float  # mean lead in points at the end
    thinking: Thinking


class ArenaReport(Struct):
    """What came of a fight. A game nobody wins counts as won by neither."""

    game: str
    scenario: str
    options: dict[str, str]
    seed: int
    games: int
    scale: float
    nobody: int
    fighters: list[Fighter]
    sides: dict[str, Share]  # how often each side won, whoever played it


class Job(Struct):
    """One game for a process; only plain data, so that it can be sent."""

    game: str
    scenario: str
    options: dict[str, str]
    levels: list[str]  # by side
    seed: int
    scale: float


class PlayedGame(Struct):
    """One game's end by sides, and the thinking behind it."""

    levels: list[str]
    won: list[bool]
    margins: list[int]
    thinking: list[Thinking]


def wilson(won: int, games: int) -> Share:
    """The share won with Wilson's interval, which also holds near 0 and 1."""
    if games == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    p = won / games
    middle = p + Z * Z / (2 * games)
    around = Z * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return Share(won, games, p, max(0.0, (middle - around) / whole), min(1.0, (middle + around) / whole))


# -- one game ------------------------------------------------------------------------------------------


class Ring:
    """One game between two computers, without log, record or views.

    Each is told only what its seat knows: the State redacted for it, as it was when nothing had happened yet
    but its own choices since.
    """

    def __init__(self, rules: Rules, scenario: Scenario, players: list[ComputerPlayer], seed: int) -> None:
        self.rules = rules
        self.players = players
        self.secret = f"arena {seed}".encode()
        self.s: State = rules.start(scenario, f"arena dice {seed}".encode())
        advance(self.s)
        self.since: list[Option] = []
        self.begun: Situation | None = None
        self.seconds: list[list[float]] = [[] for _ in players]

    def play(self) -> State:
        s = self.s
        count = 0
        while s.outcome < 0:
            self.step(count)
            count += 1
            if count > MOST_CHOICES:
                raise Endless(f"{s.scenario.name}: no end after {count} choices ({self.secret.decode()})")
        return s

    def step(self, number: int) -> None:
        s = self.s
        lane = asked_lanes(s)[0]
        player = s.asked[lane]
        at = self.situation(player, number)
        begun = time.process_time()
        o = self.players[player].choose(at)
        self.seconds[player].append(time.process_time() - begun)
        choose(s, lane, o)
        if s.barrier or s.outcome >= 0 or len(s.lanes) > 1 or s.asked[0] != player:
            self.begun = None
        else:
            self.since = [*self.since, o]

    def situation(self, player: int, number: int) -> Situation:
        if self.begun is None:
            self.since = []
            seed = lots(self.secret + b" %d" % player, number)
            self.begun = Situation(self.rules, self.rules.redact(self.s, player), player, [], seed)
        before = self.begun
        return Situation(self.rules, before.known, player, self.since, before.seed)


def teams(rules: Rules, scenario: Scenario) -> list[list[int]]:
    """The seats of each side."""
    mind = mind_of(rules.name)
    by_side: dict[int, list[int]] = {}
    for seat in range(scenario.players):
        by_side.setdefault(seat if mind is None else mind.side(scenario, seat), []).append(seat)
    return [by_side[side] for side in sorted(by_side)]


def play_one(job: Job) -> PlayedGame:
    """Plays one game to its end."""
    rules = rules_of(job.game)
    scenario = rules.load(job.scenario, job.options)
    sides = teams(rules, scenario)
    players: list[ComputerPlayer] = [ComputerPlayer()] * scenario.players
    for level, seats in zip(job.levels, sides, strict=True):
        for seat in seats:
            players[seat] = player_of(job.game, level, job.scale)
    ring = Ring(rules, scenario, players, job.seed)
    end = ring.play()
    mind = mind_of(job.game)
    return PlayedGame(
        job.levels,
        [any(end.outcome >> seat & 1 for seat in seats) for seats in sides],
        [rules.lead(end, seats[0]) if mind is None else mind.margin(end, seats[0]) for seats in sides],
        [thinking([second for seat in seats for second in ring.seconds[seat]]) for seats in sides],
    )


def thinking(seconds: list[float]) -> Thinking:
    count = len(seconds)
    return Thinking(count, sum(seconds) / count if count else 0.0, max(seconds, default=0.0))


# -- many games ----------------------------------------------------------------------------------------


def fight(
    game: str,
    scenario: str,
    first: str,
    second: str,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    scale: float = 1.0,
    options: dict[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> ArenaReport:
    """Plays pairs of games: each seed once with either level on the first seat.

    With the same level twice, changing sides would change nothing, so every game has a seed of its own.
    `jobs` processes take part (0: one per core); the result does not depend on how many. `progress` learns
    how many games have been played.
    """
    work: list[Job] = []
    for number in range(games):
        pair, swapped = (number, 0) if first == second else divmod(number, 2)
        seats = [second, first] if swapped else [first, second]
        work.append(Job(game, scenario, options or {}, seats, seed + pair, scale))
    with _played(work, jobs) as results:
        played: list[PlayedGame] = []
        for one in results:
            played.append(one)
            if progress is not None:
                progress(len(played))
    return report(work[0], seed, first, second, played)


@contextmanager
def _played(work: list[Job], jobs: int) -> Iterator[Iterator[PlayedGame]]:
    workers = min(jobs or os.cpu_count() or 1, len(work))
    if workers <= 1:
        yield (play_one(job) for job in work)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield pool.imap(play_one, work)
        pool.terminate()


def report(job: Job, seed: int, first: str, second: str, played: list[PlayedGame]) -> ArenaReport:
    rules = rules_of(job.game)
    scenario = rules.load(job.scenario, job.options)
    sides = ["+".join(scenario.seats[seat] for seat in seats) for seats in teams(rules, scenario)]
    return ArenaReport(
        game=job.game,
        scenario=job.scenario,
        options=job.options,
        seed=seed,
        games=len(played),
        scale=job.scale,
        nobody=sum(not any(p.won) for p in played),
        fighters=[fighter(level, sides, played) for level in dict.fromkeys((first, second))],
        sides={name: wilson(sum(p.won[i] for p in played), len(played)) for i, name in enumerate(sides)},
    )


def fighter(level: str, sides: list[str], played: list[PlayedGame]) -> Fighter:
    """A level's games; against itself it has every game twice, once for each side."""
    shares: dict[str, Share] = {}
    margins: list[int] = []
    thoughts: list[Thinking] = []
    for side, name in enumerate(sides):
        its = [p for p in played if p.levels[side] == level]
        shares[name] = wilson(sum(p.won[side] for p in its), len(its))
        margins += [p.margins[side] for p in its]
        thoughts += [p.thinking[side] for p in its]
    games = sum(share.games for share in shares.values())
    won = wilson(sum(share.won for share in shares.values()), games)
    count = sum(t.decisions for t in thoughts)
    mean = sum(t.mean * t.decisions for t in thoughts) / count if count else 0.0
    longest = max((t.longest for t in thoughts), default=0.0)
    return Fighter(level, won, shares, sum(margins) / max(1, games), Thinking(count, mean, longest))

"""Fuzzing: many random games under the battery, on several processes, with dumps that open as ordinary games.

report = fuzz("coh", games=2000, seed=1, jobs=2)
for finding in report.findings:
    print(finding)
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random

from msgspec import Struct, structs

from grognard.core.kernel.rules import Rules
from grognard.core.referee.game import rules_of

from .bars import reference_oracles
from .battery import CHOICES_WITH_DICE, Battery, random_game
from .oracles import ALL
from .oracles.chance import FullEnumeration
from .oracles.classes import Classes
from .oracles.knowledge import leaking
from .oracles.play import still_offered
from .probe import Finding, Oracle, Probe, dump_text, other_clock, readable_events, same_dice, twin
from .wanted import TextReport, Wanted, missing_texts

CHUNK = 10  # games of one scenario that a process plays in a row


class FuzzReport(Struct):
    """What a run of the fuzzer found, and how often each oracle looked."""

    game: str
    games: int
    plies: int
    seconds: float
    findings: list[Finding]
    counts: dict[str, int]  # by oracle: how often it was asked
    outcomes: dict[str, int]  # by winners, "-" nobody, "?" not ended
    verbs: dict[str, int] = {}  # how often each verb was played
    checked: dict[str, int] = {}  # by oracle that was asked: how often it had something to check
    texts: int = 0  # texts that were asked for, in all languages of the game
    missing: list[str] = []  # of them, those that are not there

    def __str__(self) -> str:
        speed = f"{self.games} games, {self.plies} choices, {self.seconds:.0f} s"
        outcome = f"{len(self.findings)} findings" if self.findings else "no findings"
        return f"{self.game}: {speed}: {outcome}"

    def idle(self) -> list[str]:
        """The oracles that were asked, but never had anything to check."""
        return sorted(name for name, n in self.checked.items() if n == 0)

    def others(self) -> dict[str, int]:
        """What was counted beside the oracles and what they checked."""
        shown = {*self.checked, *(oracle.checks for oracle in ALL)}
        return {name: n for name, n in sorted(self.counts.items()) if name not in shown}

    def dice_without_odds(self) -> int:
        """In how many choices dice were rolled, if no odds were ever compared with them; else 0."""
        compared = [self.checked.get(oracle.name, 0) for oracle in (FullEnumeration, Classes)]
        return 0 if any(compared) else self.counts.get(CHOICES_WITH_DICE, 0)


class _Job(Struct):
    """Some games for one process; only plain data, so that it can be sent."""

    game: str
    seeds: list[int]
    scenario: str | None
    options: dict[str, str] | None
    rates: dict[str, float]
    texts: bool
    share: float
    reference: str
    draw: str
    only: str


class _Done(Struct):
    plies: int
    findings: list[Finding]
    counts: dict[str, int]
    outcomes: dict[str, int]
    verbs: dict[str, int]
    texts: Wanted


def fuzz(
    game: str | Rules,
    games: int,
    seed: int = 0,
    scenario: str | None = None,
    jobs: int = 1,
    dump_dir: str | Path | None = "dumps",
    options: dict[str, str] | None = None,
    rates: dict[str, float] | None = None,
    texts: bool = False,
    most: int = 20,
    share: float = 1.0,
    reference: str = "",
    draw: str = "",
    only: str = "",
) -> FuzzReport:
    """Plays games number `seed` to `seed + games - 1` under the battery.

    Scenario, option switches, dice and choices of a game follow from its number alone, unless `scenario` and
    `options` fix them. `jobs` processes (0: one per core) take part; Rules that are no registered game are
    played in this one. `share` below 1 asks expensive oracles that often only (see Battery). `reference`
    names a module with further oracles of the game (see `bars`), `draw` a function that makes scenarios (see
    `battery.drawn_by`). `only` leaves all oracles out whose names do not begin so, and the texts: many games
    of one family of laws take little time. Every finding is written to `dump_dir`
    (None: nowhere) as a record and a text. The run stops after `most` findings.
    """
    began = time.monotonic()
    total = _Done(0, [], {}, {}, {}, {})
    name = game if isinstance(game, str) else game.name
    count = 0
    plan = _Job(name, [], scenario, options, rates or {}, texts, share, reference, draw, only)
    with _results(game, _chunks(seed, games), plan, jobs) as results:
        for size, done in results:
            count += size
            _add(total, done)
            if len(total.findings) >= most:
                break
    findings = [_dump(finding, dump_dir) for finding in total.findings]
    rules = rules_of(game) if isinstance(game, str) else game
    words = TextReport(0, []) if only else missing_texts(rules, total.texts)
    return FuzzReport(
        name,
        count,
        total.plies,
        time.monotonic() - began,
        findings,
        total.counts,
        total.outcomes,
        total.verbs,
        _checked(total.counts, reference, only),
        words.asked,
        words.missing,
    )


def _checked(counts: dict[str, int], reference: str, only: str) -> dict[str, int]:
    """How often each oracle that was asked had something to check."""
    asked = [oracle for oracle in laws(reference, only) if oracle.name in counts]
    return {oracle.name: counts.get(oracle.checks or oracle.name, 0) for oracle in asked}


def laws(reference: str = "", only: str = "") -> tuple[type[Oracle], ...]:
    """The oracles of a run: all, and those of the reference, whose names begin with `only`."""
    oracles = (*ALL, *reference_oracles(reference)) if reference else ALL
    return tuple(oracle for oracle in oracles if oracle.name.startswith(only))


def _chunks(seed: int, games: int) -> list[list[int]]:
    """The numbers in runs that share a scenario."""
    runs: list[list[int]] = []
    for number in range(seed, seed + games):
        if not runs or number // CHUNK != runs[-1][-1] // CHUNK:
            runs.append([])
        runs[-1].append(number)
    return runs


@contextmanager
def _results(
    game: str | Rules, chunks: list[list[int]], plan: _Job, jobs: int
) -> Iterator[Iterator[tuple[int, _Done]]]:
    rules = (
        rules_of(game) if isinstance(game, str) else game
    )  # an unknown game is reported here, not by a process
    workers = min(jobs or os.cpu_count() or 1, len(chunks))
    if isinstance(game, Rules) or workers <= 1:
        battery = _battery(rules, plan)
        yield ((len(chunk), _play(battery, chunk, plan.scenario, plan.options)) for chunk in chunks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield pool.imap(_work, [structs.replace(plan, seeds=chunk) for chunk in chunks])
        pool.terminate()


def _battery(rules: Rules, plan: _Job) -> Battery:
    oracles = laws(plan.reference, plan.only)
    return Battery(rules, plan.rates, plan.texts, share=plan.share, oracles=oracles, draw=plan.draw)


def _work(job: _Job) -> tuple[int, _Done]:
    return len(job.seeds), _play(_battery(rules_of(job.game), job), job.seeds, job.scenario, job.options)


def _play(battery: Battery, seeds: list[int], scenario: str | None, options: dict[str, str] | None) -> _Done:
    done = _Done(0, [], {}, {}, {}, {})
    for seed in seeds:
        outcome = battery.game(seed, scenario, options)
        won = {_winners(outcome.winners): 1}
        _add(done, _Done(outcome.plies, outcome.findings, outcome.counts, won, outcome.verbs, outcome.texts))
    return done


def _winners(outcome: int) -> str:
    if outcome < 0:
        return "?"
    return "+".join(str(player) for player in range(outcome.bit_length()) if outcome >> player & 1) or "-"


def _add(total: _Done, done: _Done) -> None:
    total.plies += done.plies
    total.findings += done.findings
    total.texts.update(done.texts)
    for sums, more in (
        (total.counts, done.counts),
        (total.outcomes, done.outcomes),
        (total.verbs, done.verbs),
    ):
        for name, n in more.items():
            sums[name] = sums.get(name, 0) + n


def _dump(finding: Finding, folder: str | Path | None) -> Finding:
    """Writes `<game>-<number>-<ply>-<oracle>.record`, an ordinary record, and a `.txt` with the finding."""
    if folder is None:
        return finding
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    name = f"{finding.game}-{finding.seed}-{finding.ply}-{finding.oracle}"
    record = path / f"{name}.record"
    record.write_text(finding.record, encoding="utf-8")
    finding = structs.replace(finding, dump=str(record))
    (path / f"{name}.txt").write_text(f"{finding}\n", encoding="utf-8")
    return finding


# -- leaks -------------------------------------------------------------------------------------------------


class LeakReport(Struct):
    """Positions in which another world was possible for somebody, positions looked at, leaks found."""

    positions: int
    looked: int
    leaks: list[str]


def leak_check(
    game: str | Rules,
    positions: int,
    seed: int = 0,
    scenario: str | None = None,
    jobs: int = 1,
    draw: str = "",
) -> LeakReport:
    """For so many random positions: view, options and log of every reader are byte-equal when only the
    other side's secrets, the dice and the clock differ; and one choice later too, unless it told him more.

    Only positions count in which the sampled world of some reader really differs from the true one.
    """
    if isinstance(game, Rules):
        return _leaks(game, positions, seed, scenario, draw)
    workers = jobs or os.cpu_count() or 1
    if workers <= 1:
        return _leaks(rules_of(game), positions, seed, scenario, draw)
    share = [positions // workers + (1 if i < positions % workers else 0) for i in range(workers)]
    work = [(game, n, seed + 1_000_003 * i, scenario, draw) for i, n in enumerate(share)]
    with get_context("spawn").Pool(workers) as pool:
        reports = pool.starmap(_leak_work, work)
    leaks = [leak for report in reports for leak in report.leaks]
    return LeakReport(sum(r.positions for r in reports), sum(r.looked for r in reports), leaks)


def _leak_work(game: str, positions: int, seed: int, scenario: str | None, draw: str) -> LeakReport:
    return _leaks(rules_of(game), positions, seed, scenario, draw)


def _leaks(rules: Rules, positions: int, seed: int, scenario: str | None, draw: str) -> LeakReport:
    report = LeakReport(0, 0, [])
    battery = Battery(rules, draw=draw)
    number = seed
    while report.positions < positions and report.looked < 100 * positions and len(report.leaks) < 20:
        chosen = battery.scenario(number, scenario)
        random = Random(f"leaks {number}")
        game = random_game(rules, number, random.randrange(8), chosen)
        probe = Probe(rules, game, number)
        while not game.over and report.positions < positions and len(report.leaks) < 20:
            look(probe, random, report)
            for _ in range(1 + random.randrange(4)):
                if not game.over:
                    random_choice(probe, random)
        number += 1
    return report


def random_choice(p: Probe, random: Random) -> None:
    d = random.choice(p.game.decisions)
    p.game.play(random.choice(d.options), d.player)


def look(p: Probe, random: Random, report: LeakReport) -> None:
    """One position: every reader's view in another world, and after the same choice in both."""
    game = p.game
    report.looked += 1
    differs = False
    text = p.position(game.state)
    d = random.choice(game.decisions)
    o = random.choice(d.options)
    where = f"{game.scenario.name} game {p.seed} ply {game.state.ply}"
    true = twin(game, game.state.copy())
    true.play(o, d.player)
    for player in p.players:
        known = p.rules.redact(game.state, player)
        world = p.rules.sample(known, player, random.randbytes(16))
        if p.position(same_dice(world.copy(), game.state)) == text:
            continue
        differs = True
        leak = leaking(game, twin(game, other_clock(world.copy())), player)
        if leak:
            report.leaks.append(f"{where}: {p.seat_name(player)}: {leak}")
        other = twin(game, same_dice(world, game.state))
        if not still_offered(other.state, d.lane, o):
            continue
        before = len(game.events)
        other.play(o, d.player)
        same = readable_events(true.events[before:], player) == readable_events(other.events[before:], player)
        free = player == d.player and not true.state.barrier
        leak = leaking(true, other, player) if same or free else ""
        if leak:
            report.leaks.append(f"{where}, after '{game.key(o)}': {p.seat_name(player)}: {leak}")
    report.positions += differs


__all__ = ["FuzzReport", "LeakReport", "dump_text", "fuzz", "leak_check", "look"]

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

from grognard.core.game import rules_of
from grognard.core.rules import Rules

from .bars import reference_oracles
from .battery import Battery, random_game
from .oracles import ALL
from .oracles.knowledge import leaking
from .oracles.play import still_offered
from .probe import Finding, Probe, dump_text, other_clock, same_dice, told, twin

CHUNK = 10  # games of one scenario that a process plays in a row


class Report(Struct):
    """What a run of the fuzzer found, and how often each oracle looked."""

    game: str
    games: int
    plies: int
    seconds: float
    findings: list[Finding]
    counts: dict[str, int]  # by oracle: how often it was asked
    outcomes: dict[str, int]  # by winners, "-" nobody, "?" not ended
    verbs: dict[str, int] = {}  # how often each verb was played

    def __str__(self) -> str:
        speed = f"{self.games} games, {self.plies} choices, {self.seconds:.0f} s"
        found = f"{len(self.findings)} findings" if self.findings else "no findings"
        return f"{self.game}: {speed}: {found}"


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


class _Done(Struct):
    plies: int
    findings: list[Finding]
    counts: dict[str, int]
    outcomes: dict[str, int]
    verbs: dict[str, int]


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
) -> Report:
    """Plays games number `seed` to `seed + games - 1` under the battery.

    Scenario, option switches, dice and choices of a game follow from its number alone, unless `scenario` and
    `options` fix them. `jobs` processes (0: one per core) take part; Rules that are no registered game are
    played in this one. `share` below 1 asks expensive oracles that often only (see Battery). `reference`
    names a module with further oracles of the game (see `bars`). Every finding is written to `dump_dir`
    (None: nowhere) as a record and a text. The run stops after `most` findings.
    """
    began = time.monotonic()
    total = _Done(0, [], {}, {}, {})
    name = game if isinstance(game, str) else game.name
    count = 0
    plan = _Job(name, [], scenario, options, rates or {}, texts, share, reference)
    with _results(game, _chunks(seed, games), plan, jobs) as results:
        for size, done in results:
            count += size
            _add(total, done)
            if len(total.findings) >= most:
                break
    findings = [_dump(finding, dump_dir) for finding in total.findings]
    seconds = time.monotonic() - began
    return Report(name, count, total.plies, seconds, findings, total.counts, total.outcomes, total.verbs)


def _chunks(seed: int, games: int) -> list[list[int]]:
    """The numbers in runs that share a scenario."""
    found: list[list[int]] = []
    for number in range(seed, seed + games):
        if not found or number // CHUNK != found[-1][-1] // CHUNK:
            found.append([])
        found[-1].append(number)
    return found


@contextmanager
def _results(
    game: str | Rules, chunks: list[list[int]], plan: _Job, jobs: int
) -> Iterator[Iterator[tuple[int, _Done]]]:
    rules = (
        rules_of(game) if isinstance(game, str) else game
    )  # an unknown game is told here, not by a process
    workers = min(jobs or os.cpu_count() or 1, len(chunks))
    if isinstance(game, Rules) or workers <= 1:
        battery = _battery(rules, plan)
        yield ((len(chunk), _play(battery, chunk, plan.scenario, plan.options)) for chunk in chunks)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield pool.imap(_work, [structs.replace(plan, seeds=chunk) for chunk in chunks])
        pool.terminate()


def _battery(rules: Rules, plan: _Job) -> Battery:
    oracles = (*ALL, *reference_oracles(plan.reference)) if plan.reference else ALL
    return Battery(rules, plan.rates, plan.texts, share=plan.share, oracles=oracles)


def _work(job: _Job) -> tuple[int, _Done]:
    return len(job.seeds), _play(_battery(rules_of(job.game), job), job.seeds, job.scenario, job.options)


def _play(battery: Battery, seeds: list[int], scenario: str | None, options: dict[str, str] | None) -> _Done:
    done = _Done(0, [], {}, {}, {})
    for seed in seeds:
        outcome = battery.game(seed, scenario, options)
        won = {_winners(outcome.winners): 1}
        _add(done, _Done(outcome.plies, outcome.findings, outcome.counts, won, outcome.verbs))
    return done


def _winners(outcome: int) -> str:
    if outcome < 0:
        return "?"
    return "+".join(str(player) for player in range(outcome.bit_length()) if outcome >> player & 1) or "-"


def _add(total: _Done, done: _Done) -> None:
    total.plies += done.plies
    total.findings += done.findings
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
    game: str | Rules, positions: int, seed: int = 0, scenario: str | None = None, jobs: int = 1
) -> LeakReport:
    """For so many random positions: view, options and log of every reader are byte-equal when only the
    other side's secrets, the dice and the clock differ; and one choice later too, unless it told him more.

    Only positions count in which the sampled world of some reader really differs from the true one.
    """
    if isinstance(game, Rules):
        return _leaks(game, positions, seed, scenario)
    workers = jobs or os.cpu_count() or 1
    if workers <= 1:
        return _leaks(rules_of(game), positions, seed, scenario)
    share = [positions // workers + (1 if i < positions % workers else 0) for i in range(workers)]
    work = [(game, n, seed + 1_000_003 * i, scenario) for i, n in enumerate(share)]
    with get_context("spawn").Pool(workers) as pool:
        found = pool.starmap(_leak_work, work)
    leaks = [leak for report in found for leak in report.leaks]
    return LeakReport(sum(r.positions for r in found), sum(r.looked for r in found), leaks)


def _leak_work(game: str, positions: int, seed: int, scenario: str | None) -> LeakReport:
    return _leaks(rules_of(game), positions, seed, scenario)


def _leaks(rules: Rules, positions: int, seed: int, scenario: str | None) -> LeakReport:
    report = LeakReport(0, 0, [])
    battery = Battery(rules)
    number = seed
    while report.positions < positions and report.looked < 100 * positions and len(report.leaks) < 20:
        found = battery.scenario(number, scenario)
        random = Random(f"leaks {number}")
        game = random_game(rules, number, random.randrange(8), found)
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
        same = told(true.events[before:], player) == told(other.events[before:], player)
        free = player == d.player and not true.state.barrier
        leak = leaking(true, other, player) if same or free else ""
        if leak:
            report.leaks.append(f"{where}, after '{game.key(o)}': {p.seat_name(player)}: {leak}")
    report.positions += differs


__all__ = ["LeakReport", "Report", "dump_text", "fuzz", "leak_check", "look"]

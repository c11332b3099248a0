"""`grognard fuzz`: random games watched by the battery's oracles."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from typing import TYPE_CHECKING

from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, find_rules, print_json, table

if TYPE_CHECKING:
    from grognard.testing.fuzz import FuzzReport

MOST = 20  # findings after which a run stops
PART = 20  # games between two lines of progress, per process


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("game", metavar="GAME", help=texts("cli-help-game"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=texts("cli-help-games"))
    parser.add_argument("--seed", type=int, default=1, help=texts("cli-help-seed-fuzz"))
    parser.add_argument("--scenario", metavar="NAME", help=texts("cli-help-scenario"))
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=texts("cli-help-jobs"))
    parser.add_argument("--leaks", type=int, default=0, metavar="N", help=texts("cli-help-leaks"))
    parser.add_argument("--share", type=float, default=1.0, metavar="S", help=texts("cli-help-share"))
    parser.add_argument("--reference", default="", metavar="MODULE", help=texts("cli-help-reference"))
    parser.add_argument("--draw", default="", metavar="MODULE:FUNCTION", help=texts("cli-help-draw"))
    parser.add_argument("--only", default="", metavar="PREFIX", help=texts("cli-help-only"))
    parser.add_argument("--dumps", default="dumps", metavar="FOLDER", help=texts("cli-help-dumps"))


def run(task: Task) -> int:
    rules = find_rules(task.game)
    known = rules.scenarios()
    if task.scenario is not None and task.scenario not in known:
        raise Complaint(
            msg("cli-no-scenario", game=rules.name, scenario=task.scenario[:60], known=", ".join(known))
        )
    for name in ("games", "seed", "jobs", "leaks"):
        if getattr(task, name) < 0:
            raise Complaint(msg("cli-not-negative", name=f"--{name}"))
    if not 0 < task.share <= 1:
        raise Complaint(msg("cli-not-a-share", name="--share"))
    check_reference(task.reference)
    check_draw(task.draw)
    check_only(task.reference, task.only)
    texts = Texts(task.lang)
    if task.leaks:
        return _look_for_leaks(rules.name, task, texts)
    report = _in_parts(rules.name, task, texts)
    if task.json:
        print_json(report)
    else:
        _show(report, task, texts)
    return 1 if report.findings or report.missing else 0


def check_reference(module: str) -> None:
    """A reference is a module of this folder: if it cannot be loaded, nothing is played."""
    if not module:
        return
    from grognard.testing.bars import reference_oracles

    sys.path.insert(0, os.getcwd())
    try:
        reference_oracles(module)
    except (ImportError, AttributeError, ValueError) as e:
        raise Complaint(msg("cli-no-reference", module=module[:60], why=str(e)[:200])) from e


def check_draw(where: str) -> None:
    """What makes scenarios is a function of this folder: if there is none, nothing is played."""
    if not where:
        return
    from grognard.testing.battery import drawn_by

    sys.path.insert(0, os.getcwd())
    try:
        drawn_by(where)
    except (ImportError, AttributeError, ValueError) as e:
        raise Complaint(msg("cli-no-draw", where=where[:60], why=str(e)[:200])) from e


def check_only(reference: str, prefix: str) -> None:
    """Without a law of that name nothing would be asked, and nothing found."""
    if not prefix:
        return
    from grognard.testing.fuzz import laws

    if not laws(reference, prefix):
        families = sorted({oracle.name.partition(".")[0] for oracle in laws(reference)})
        raise Complaint(msg("cli-no-law", prefix=prefix[:60], known=", ".join(families)))


def _look_for_leaks(game: str, task: Task, texts: Texts) -> int:
    """Random positions in which only the other side's secrets differ: what a reader is told must not."""
    from grognard.testing.fuzz import leak_check

    report = leak_check(game, task.leaks, task.seed, task.scenario, task.jobs, task.draw)
    if task.json:
        print_json(report)
    else:
        for leak in report.leaks:
            print(leak)
        print(texts("cli-fuzz-leaks", game=game, positions=report.positions, leaks=len(report.leaks)))
    return 1 if report.leaks else 0


def _in_parts(game: str, task: Task, texts: Texts) -> FuzzReport:
    """The whole run in parts, with a line of progress between them where somebody watches."""
    from grognard.testing.fuzz import FuzzReport, fuzz  # only where it is needed: it is for developers

    total = FuzzReport(game, 0, 0, 0.0, [], {}, {})
    watched = sys.stderr.isatty() and not task.json
    part = PART * max(1, task.jobs) * (10 if task.jobs != 1 else 1) if watched else task.games
    while total.games < task.games and len(total.findings) < MOST:
        games = min(part, task.games - total.games)
        first = task.seed + total.games
        done = fuzz(
            game,
            games,
            first,
            task.scenario,
            task.jobs,
            task.dumps,
            most=MOST,
            share=task.share,
            reference=task.reference,
            draw=task.draw,
            only=task.only,
        )
        _add(total, done)
        if watched:
            count = len(total.findings)
            line = texts("cli-fuzz-progress", done=total.games, games=task.games, findings=count)
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        if done.games < games:  # stopped by its findings
            break
    if watched:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    return total


def _add(total: FuzzReport, done: FuzzReport) -> None:
    total.games += done.games
    total.plies += done.plies
    total.seconds += done.seconds
    total.findings += done.findings
    total.texts = max(total.texts, done.texts)
    total.missing = sorted({*total.missing, *done.missing})
    for counts, more in (
        (total.counts, done.counts),
        (total.outcomes, done.outcomes),
        (total.verbs, done.verbs),
        (total.checked, done.checked),
    ):
        for name, n in more.items():
            counts[name] = counts.get(name, 0) + n


def _warnings(report: FuzzReport, texts: Texts, only: str) -> Iterator[str]:
    """What the number of findings does not say: laws that had nothing to check, and texts."""
    if report.idle():
        yield texts("cli-fuzz-idle", oracles=", ".join(report.idle()))
    if not only and report.dice_without_odds():
        yield texts("cli-fuzz-no-odds", choices=report.dice_without_odds())
    if report.missing:
        yield "\n".join([texts("cli-fuzz-missing", asked=report.texts), *report.missing])
    elif not only:
        yield texts("cli-fuzz-texts", asked=report.texts)


def _show(report: FuzzReport, task: Task, texts: Texts) -> None:
    rows = [[texts("cli-fuzz-oracle"), texts("cli-fuzz-asked"), texts("cli-fuzz-checked")]]
    rows += [[name, f"{report.counts[name]:,}", f"{n:,}"] for name, n in sorted(report.checked.items())]
    print("\n".join(table(rows, right=(1, 2))))
    counted = [[name, f"{n:,}"] for name, n in report.others().items()]
    print("\n" + "\n".join(table(counted, right=(1,))))
    for finding in report.findings:
        print(f"\n{finding}")
    if report.findings:
        print("\n" + texts("cli-fuzz-dumps", folder=task.dumps))
    for line in _warnings(report, texts, task.only):
        print("\n" + line)
    print(
        texts(
            "cli-fuzz-done",
            game=report.game,
            games=report.games,
            decisions=report.plies,
            findings=len(report.findings),
            seconds=f"{report.seconds:.0f}",
        )
    )

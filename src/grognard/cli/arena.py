"""`grognard arena`: computer players against each other, how often each wins and how certain that is."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, given_options, print_json, split_name, table

if TYPE_CHECKING:
    from grognard.bots.arena import ArenaReport, Fighter, Share


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", metavar="GAME/SCENARIO", nargs="?", default="", help=texts("cli-help-name"))
    parser.add_argument("first", metavar="LEVEL", nargs="?", default="recruit", help=texts("cli-help-level"))
    parser.add_argument("second", metavar="LEVEL", nargs="?", help=texts("cli-help-level-second"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=texts("cli-help-arena-games"))
    parser.add_argument("--seed", type=int, default=1, help=texts("cli-help-arena-seed"))
    parser.add_argument("--jobs", type=int, default=0, metavar="J", help=texts("cli-help-jobs"))
    parser.add_argument(
        "--budget-scale", type=float, default=1.0, metavar="F", help=texts("cli-help-budget-scale")
    )
    parser.add_argument("--balance", action="store_true", help=texts("cli-help-balance"))
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", default=[], help=texts("cli-help-option")
    )


def run(task: Task) -> int:
    from grognard.bots import levels  # only where it is needed
    from grognard.bots.arena import fight

    rules, scenario = split_name(task.name)
    for name in ("seed", "jobs"):
        if getattr(task, name) < 0:
            raise Complaint(msg("cli-not-negative", name=f"--{name}"))
    if task.games < 1:
        raise Complaint(msg("cli-not-positive", name="--games"))
    if not 0 < task.budget_scale <= 100:
        raise Complaint(msg("cli-arena-scale"))
    second = task.first if task.balance else task.second or "random"
    known = levels(rules.name)
    for level in (task.first, second):
        if level not in known:
            raise Complaint(msg("cli-no-level", level=level[:40], known=", ".join(known)))
    try:
        report = fight(
            rules.name,
            scenario,
            task.first,
            second,
            task.games,
            task.seed,
            task.jobs,
            task.budget_scale,
            given_options(task.option),
            _progress(task) if sys.stderr.isatty() and not task.json else None,
        )
    except ValueError as e:
        raise Complaint(str(e)) from e
    if task.json:
        print_json(report)
    else:
        _show(report, Texts(task.lang, rules))
    return 0


def _progress(task: Task) -> Callable[[int], None]:
    """A line that says how far it is, for people who watch; removed when the last game has been played."""
    texts = Texts(task.lang)

    def show(done: int) -> None:
        line = "" if done == task.games else texts("cli-arena-progress", done=done, games=task.games)
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    return show


def _show(report: ArenaReport, texts: Texts) -> None:
    print(
        texts(
            "cli-arena-title", name=f"{report.game}/{report.scenario}", games=report.games, seed=report.seed
        )
    )
    head = ("level", "side", "won", "games", "share", "interval", "margin", "mean", "longest")
    rows = [[texts(f"cli-arena-{word}") for word in head]]
    for fighter in report.fighters:
        rows.append(_row(fighter.level, texts("cli-arena-both"), fighter.won, _figures(fighter)))
        rows += [_row("", side, share, ["", "", ""]) for side, share in fighter.sides.items()]
    print("\n".join(table(rows, right=(2, 3, 4, 5, 6, 7, 8))))
    print(texts("cli-arena-nobody", n=report.nobody))


def _row(level: str, side: str, share: Share, figures: list[str]) -> list[str]:
    interval = f"{100 * share.low:.1f}-{100 * share.high:.1f} %"
    return [level, side, str(share.won), str(share.games), f"{100 * share.share:.1f} %", interval, *figures]


def _figures(fighter: Fighter) -> list[str]:
    thinking = fighter.thinking
    return [f"{fighter.margin:+.1f}", f"{1000 * thinking.mean:.1f} ms", f"{thinking.longest:.2f} s"]

"""`grognard bench`: decisions per second of both builds beside python-chess, in the same run.

Each contender is a process of its own; short runs alternate and the median counts, so that a noisy moment
does not decide.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from statistics import median
from typing import Any

from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, complain, print_json, split_name, table

ROUNDS = 5
WORKER = "grognard.cli.bench_worker"


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument(
        "names", metavar="GAME/SCENARIO", nargs="*", default=[""], help=texts("cli-help-name")
    )
    parser.add_argument("--seconds", type=float, default=15.0, metavar="T", help=texts("cli-help-seconds"))
    parser.add_argument("--games", type=int, default=100, metavar="N", help=texts("cli-help-hash-games"))


class Contender:
    """A worker process that answers tasks."""

    def __init__(self, name: str, *words: str, env: dict[str, str]) -> None:
        self.name = name
        self.rates: list[float] = []
        self.facts: dict[str, Any] = {}
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-m", WORKER, *words],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ask(self, do: str, **task: float) -> dict[str, Any]:
        """The worker's answer; raises Complaint with its last words if it has died."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps({"do": do, **task}) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            last = self.process.communicate()[1].strip().splitlines()[-1:]
            raise Complaint(msg("cli-bench-died", name=self.name, why=" ".join(last)), 1)
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def measure(self, seconds: float, first: int) -> None:
        answer = self.ask("speed", seconds=seconds, first=first)
        self.rates.append(answer["decisions"] / answer["seconds"])

    @property
    def rate(self) -> float:
        return median(self.rates)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()


def run(task: Task) -> int:
    if not 0 < task.seconds <= 3600 or task.games < 1:
        raise Complaint(msg("cli-bench-budget"))
    names: list[str] = []
    for given in task.names:
        rules, scenario = split_name(given)
        names.append(f"{rules.name}/{scenario}")
    contenders: list[Contender] = []
    try:
        contenders.append(Contender("python-chess", "chess", env=dict(os.environ) | {"GROGNARD_PURE": "1"}))
        for name in names:
            contenders += _start(name)
        _run(contenders, task)
        rows = _rows(contenders)
        same = _same_hashes(contenders)
    finally:
        for contender in contenders:
            contender.end()
    if task.json:
        print_json(rows)
    else:
        _show(rows, same, task, any(row["build"] == "compiled" for row in rows))
    return 1 if same is False else 0


def _start(name: str) -> list[Contender]:
    """The pure sources, and the compiled build where one is installed."""
    environment = dict(os.environ)
    contenders = [Contender(name, "grognard", name, env=environment | {"GROGNARD_PURE": "1"})]
    unset = {key: value for key, value in environment.items() if key != "GROGNARD_PURE"}
    for env in (unset, {key: value for key, value in unset.items() if key != "PYTHONPATH"}):
        other = Contender(name, "grognard", name, env=env)
        try:
            if other.ask("about")["build"] == "compiled":
                contenders.append(other)
                break
        except Complaint:
            pass
        other.end()
    return contenders


def _run(contenders: list[Contender], task: Task) -> None:
    """Short runs in turn, then the single measurements."""
    slice_seconds = task.seconds / ROUNDS / len(contenders)
    for contender in contenders:
        contender.facts = contender.ask("about")
    for turn in range(ROUNDS):
        if sys.stderr.isatty():
            print(f"\r{turn + 1}/{ROUNDS} ", end="", file=sys.stderr, flush=True)
        for contender in contenders:
            contender.measure(slice_seconds, 1000 * turn)
    for contender in contenders[1:]:
        contender.facts["copy_microseconds"] = contender.ask("copy", seconds=min(0.5, task.seconds / 10))[
            "microseconds"
        ]
        contender.facts["chores"] = contender.ask("chores", seconds=min(0.5, task.seconds / 10))[
            "milliseconds"
        ]
        contender.facts["game_bytes"] = contender.ask("memory")["bytes"]
        contender.facts["hashes"] = contender.ask("hashes", games=task.games)["hashes"]
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _rows(contenders: list[Contender]) -> list[dict[str, Any]]:
    chess = contenders[0].rate
    rows = []
    for contender in contenders:
        row: dict[str, Any] = {
            "name": contender.name,
            "build": contender.facts["build"],
            "decisions_per_second": round(contender.rate),
            "ratio_to_python_chess": round(contender.rate / chess, 2),
            "runs": [round(rate) for rate in contender.rates],
        }
        for key in ("copy_microseconds", "game_bytes"):
            if key in contender.facts:
                row[key] = round(contender.facts[key], 2)
        if "loading" in contender.facts:
            row["loading_milliseconds"] = round(contender.facts["loading"], 2)
        for name, milliseconds in contender.facts.get("chores", {}).items():
            row[f"{name}_milliseconds"] = round(milliseconds, 2)
        if "hashes" in contender.facts:
            row["games_hashed"] = len(contender.facts["hashes"])
            row["same_hashes"] = _agrees(contender, contenders)
        rows.append(row)
    return rows


def _same_hashes(contenders: list[Contender]) -> bool | None:
    """Whether both builds came to the same positions; None if there is only one."""
    compiled = [contender for contender in contenders if contender.facts["build"] == "compiled"]
    return all(_agrees(contender, contenders) for contender in compiled) if compiled else None


def _agrees(contender: Contender, contenders: list[Contender]) -> bool:
    """Whether a build came to the positions of the pure one, which is the first of its scenario."""
    pure = next(other for other in contenders if other.name == contender.name)
    same: bool = contender.facts["hashes"] == pure.facts["hashes"]
    return same


def question_lines(rows: list[dict[str, Any]], texts: Texts) -> list[list[str]]:
    """Heading and lines of the questions about the whole map."""
    shown = [[texts(f"cli-bench-{word}") for word in ("chore", "build", "time")]]
    for row in rows:
        for key, value in row.items():
            name = key.removesuffix("_milliseconds")
            if name != key:
                what = texts(f"cli-bench-chore-{name}", name=row["name"])
                shown.append([what, row["build"], f"{value:.2f} ms"])
    return shown


def _show(rows: list[dict[str, Any]], same: bool | None, task: Task, compiled: bool) -> None:
    texts = Texts(task.lang)
    shown = [[texts(f"cli-bench-{word}") for word in ("name", "build", "speed", "ratio", "copy", "memory")]]
    for row in rows:
        copy = f"{row['copy_microseconds']:.1f} us" if "copy_microseconds" in row else ""
        memory = f"{row['game_bytes'] / 1000:.0f} kB" if "game_bytes" in row else ""
        ratio = f"{row['ratio_to_python_chess']:.2f}"
        shown.append([row["name"], row["build"], f"{row['decisions_per_second']:,}", ratio, copy, memory])
    print("\n".join(table(shown, right=(2, 3, 4, 5))))
    questions = question_lines(rows, texts)
    if len(questions) > 1:
        print("\n" + "\n".join(table(questions, right=(2,))))
    if not compiled:
        print(texts("cli-bench-no-compiled"))
    elif same:
        print(texts("cli-bench-same", n=task.games))
    else:
        complain(texts("cli-bench-differ", n=task.games))

"""`grognard map`: build the hex map of a game from its geography, or say whether it is built."""

from __future__ import annotations

import difflib
from argparse import ArgumentParser
from pathlib import Path

from grognard.core.kernel.scenario import Unreadable
from grognard.core.loading.load import LoadError
from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, all_games, find_rules, print_json, write_file

ACTIONS = ("build",)
SHOWN = 20  # lines of a difference that are told


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", choices=ACTIONS, help=texts("cli-help-map-action"))
    parser.add_argument("game", metavar="GAME", help=texts("cli-help-map-game"))
    parser.add_argument("--check", action="store_true", help=texts("cli-help-map-check"))
    parser.add_argument("-o", "--output", metavar="FILE", help=texts("cli-help-map-output"))


def run(task: Task) -> int:
    """0: written, or the file is as it would be built; 1: it is not."""
    built = find_rules(task.game).map_file()
    if built is None:
        known = ", ".join(rules.name for rules in all_games() if rules.map_file() is not None)
        raise Complaint(msg("cli-map-none", game=task.game, known=known))
    try:
        text = built.build()
        now = built.committed() if built.FILE.exists() else ""
    except (LoadError, Unreadable, ValueError) as e:
        raise Complaint(str(e)) from e
    if task.check:
        return _compare(task, now, text)
    path = Path(task.output) if task.output else built.FILE
    write_file(path, text)
    if task.json:
        print_json({"game": task.game, "file": path, "changed": now != text})
    else:
        print(Texts(task.lang)("cli-map-written", file=str(path)))
    return 0


def _compare(task: Task, now: str, text: str) -> int:
    """What a new build would change, line by line."""
    lines = [
        line
        for line in difflib.unified_diff(now.splitlines(), text.splitlines(), n=0, lineterm="")
        if not line.startswith(("---", "+++", "@@"))
    ]
    if task.json:
        print_json({"game": task.game, "built": not lines, "changes": lines})
        return 1 if lines else 0
    if not lines:
        print(Texts(task.lang)("cli-map-right", game=task.game))
        return 0
    print("\n".join(lines[:SHOWN]))
    raise Complaint(msg("cli-map-wrong", n=len(lines), game=task.game), 1)

"""`grognard map`: build the hex map of a game from its geography, or say whether it is built."""

from __future__ import annotations

import difflib
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path

from grognard.core.load import LoadError
from grognard.core.message import msg
from grognard.core.scenario import Unreadable

from .common import Problem, Task, Texts, print_json, write_file

ACTIONS = ("build",)
GAMES = ("holland44", "stalingrad42")  # whose maps are built
SHOWN = 20  # lines of a difference that are told


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", choices=ACTIONS, help=texts("cli-help-map-action"))
    parser.add_argument("game", choices=GAMES, help=texts("cli-help-map-game"))
    parser.add_argument("--check", action="store_true", help=texts("cli-help-map-check"))
    parser.add_argument("-o", "--output", metavar="FILE", help=texts("cli-help-map-output"))


def run(task: Task) -> int:
    """0: written, or the file is as it would be built; 1: it is not."""
    map_build = import_module(f"grognard.games.{task.game}.map_build")
    try:
        text = map_build.build()
        now = map_build.committed() if map_build.FILE.exists() else ""
    except (LoadError, Unreadable, ValueError) as e:
        raise Problem(str(e)) from e
    if task.check:
        return _compare(task, now, text)
    path = Path(task.output) if task.output else map_build.FILE
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
    raise Problem(msg("cli-map-wrong", n=len(lines), game=task.game), 1)

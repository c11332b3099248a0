"""`grognard perft`: counts the ways a game can go to a depth, choice by choice: an oracle for the rules."""

from __future__ import annotations

import time
from argparse import ArgumentParser

from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, given_options, new_game, print_json, table


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", metavar="GAME/SCENARIO", nargs="?", default="", help=texts("cli-help-name"))
    parser.add_argument("--depth", type=int, default=3, metavar="D", help=texts("cli-help-depth"))
    parser.add_argument("--seed", default="1", help=texts("cli-help-seed-fixed"))
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", default=[], help=texts("cli-help-option")
    )
    parser.add_argument("--divide", action="store_true", help=texts("cli-help-divide"))


def run(task: Task) -> int:
    from grognard.testing.perft import perft, perft_by_choice  # only where it is needed: it is for developers

    if task.depth < 1:
        raise Complaint(msg("cli-not-positive", name="--depth"))
    game = new_game(task.name, task.seed, given_options(task.option))
    begun = time.perf_counter()
    if task.divide:
        by_choice = perft_by_choice(game.rules, game.state, task.depth)
        rows = [{"choice": key, "ways": n} for key, n in by_choice.items()]
    else:
        counts = perft(game.rules, game.state, task.depth)
        rows = [{"depth": depth, "ways": n} for depth, n in enumerate(counts, 1)]
    seconds = time.perf_counter() - begun
    name = f"{game.rules.name}/{game.scenario.name}"
    if task.json:
        print_json({"name": name, "seed": task.seed, "counts": rows, "seconds": round(seconds, 3)})
        return 0
    texts = Texts(task.lang)
    head = texts("cli-perft-choice") if task.divide else texts("cli-perft-depth")
    shown = [[head, texts("cli-perft-ways")]]
    shown += [[str(row["choice" if task.divide else "depth"]), f"{row['ways']:,}"] for row in rows]
    print("\n".join(table(shown, right=(1,) if task.divide else (0, 1))))
    print(texts("cli-perft-done", name=name, seed=task.seed, seconds=f"{seconds:.2f}"))
    return 0

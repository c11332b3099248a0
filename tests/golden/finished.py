"""A hundred finished games of all scenarios: `python -m tests.golden.finished` plays and writes them anew.

Each scenario is played as written and with options drawn by lot, by the computer's first level and by chance,
so that every way a game can go and end comes about. They are kept together in `finished.zip`.
"""

from __future__ import annotations

import zipfile
from multiprocessing import get_context
from pathlib import Path
from random import Random

from grognard.bots import choose
from grognard.core.referee.game import Game, new, rules_of

FILE = Path(__file__).parent / "finished.zip"
GAMES = 100
ADDED = ("steel-and-shells",)  # scenarios that came later: a game of each after the hundred
WHEN = (1980, 1, 1, 0, 0, 0)  # of every entry, so that the same games make the same file


def players(number: int) -> tuple[str, str]:
    """Who plays: the first level on both sides, on one, on the other, on neither."""
    return ("random" if number & 1 else "recruit", "random" if number & 2 else "recruit")


def options_of(scenario: str, number: int) -> dict[str, str]:
    """As written, or every other time with options by lot."""
    if number % 2 == 0:
        return {}
    lots = Random(number)
    switches = rules_of("coh").switches(scenario)
    return {name: lots.choice(values) for name, values in switches.items()}


def play(number: int) -> Game:
    """The n-th game."""
    scenarios = [name for name in rules_of("coh").scenarios() if name not in ADDED]
    scenario = scenarios[number % len(scenarios)] if number < GAMES else ADDED[number - GAMES]
    turn = number // len(scenarios)
    game = new(f"coh/{scenario}", number, options_of(scenario, turn))
    levels = players(turn)
    secret = number.to_bytes(4, "big")
    while not game.over:
        player = game.decisions[0].player
        level = levels[player % 2]
        game.play(choose(game.seat(player), level, secret, game.state.ply), player)
    return game


def record(number: int) -> tuple[str, str]:
    """Name and text of the n-th game."""
    game = play(number)
    print(number, game.scenario.name, game.state.ply, "choices, won by", game.outcome, flush=True)
    return f"{number:03}-{game.scenario.name}.record", game.text()


def main() -> None:
    with get_context("spawn").Pool() as pool:
        records = pool.map(record, range(GAMES + len(ADDED)), chunksize=1)
    with zipfile.ZipFile(FILE, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, text in records:
            archive.writestr(zipfile.ZipInfo(name, WHEN), text, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    main()

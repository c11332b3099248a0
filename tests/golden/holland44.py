"""Twelve finished games of Holland '44: `python -m tests.golden.holland44` plays and writes them anew.

Every scenario is played by chance as written, the short ones also with options drawn by lot. They are kept
together in `holland44.zip`.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from random import Random

from grognard.core.game import Game, new, rules_of
from grognard.core.playout import mix

from .finished import WHEN

FILE = Path(__file__).parent / "holland44.zip"
GAMES = 12
LONG = 4  # from this scenario on they are played once


def options_of(scenario: str, number: int) -> dict[str, str]:
    """As written, then with options by lot."""
    if number < GAMES // 2:
        return {}
    lots = Random(number)
    return {name: lots.choice(values) for name, values in rules_of("holland44").switches(scenario).items()}


def play(number: int) -> Game:
    """The n-th game."""
    scenarios = rules_of("holland44").scenarios()  # the long ones last
    scenario = (scenarios + scenarios[:LONG])[number % (len(scenarios) + LONG)]
    game = new(f"holland44/{scenario}", number, options_of(scenario, number))
    while not game.over:
        decision = game.decisions[0]
        choice = decision.options[mix(number, game.state.ply) % len(decision.options)]
        game.play(choice, decision.player)
    return game


def main() -> None:
    with zipfile.ZipFile(FILE, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for number in range(GAMES):
            game = play(number)
            print(number, game.scenario.name, game.state.ply, "choices, won by", game.outcome, flush=True)
            info = zipfile.ZipInfo(f"{number:03}-{game.scenario.name}.record", WHEN)
            archive.writestr(info, game.text(), zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    main()

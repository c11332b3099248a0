"""Finished games, one per way a game can end: `python -m tests.golden.finished` plays and writes them anew.

The players are simple but not aimless: they fire when they can and walk to the victory hexes, so that
every kind of ending comes about; random ones leave the hexes to whoever has them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import NamedTuple

from grognard.core.game import Game, new
from grognard.games.coh.scenario import CohScenario

FOLDER = Path(__file__).parent


class Wanted(NamedTuple):
    """A game to be found: its file, its scenario and who has to win it (a bit per player)."""

    file: str
    name: str
    outcome: int
    options: dict[str, str]


EVERYTHING = {"cards": "on", "groups": "on", "hasty-defence": "on", "cautious-movement": "on"}
WANTED = [
    Wanted("coh-dawn-german-wins", "coh/dawn-at-the-granary", 1, {}),
    Wanted("coh-dawn-soviet-wins", "coh/dawn-at-the-granary", 2, {}),
    Wanted("coh-dawn-nobody-wins", "coh/dawn-at-the-granary", 0, {}),
    Wanted("coh-crossroads-german-wins", "coh/crossroads-in-the-wheat", 1, {}),
    Wanted("coh-crossroads-soviet-wins", "coh/crossroads-in-the-wheat", 2, {}),
    Wanted("coh-crossroads-every-option", "coh/crossroads-in-the-wheat", 1, EVERYTHING),
]


def play(name: str, options: dict[str, str], seed: int) -> Game:
    """One game between two simple players."""
    game = new(name, seed, options)
    random = Random(seed)
    while not game.over:
        keys = [game.key(o) for o in game.decision.options]
        game.play(max(keys, key=lambda key: liking(game, key, random)))
    return game


def liking(game: Game, key: str, random: Random) -> float:
    """How much a player likes an option."""
    words = key.split()
    if words[0] in ("pass", "stall", "spend"):
        return -1 + 0.2 * random.random()
    wanted = {"fire": 5, "assault": 5, "weapon": 5, "rally": 4, "activate": 2, "ap": 2}.get(words[0], 0)
    if words[0] == "move":
        wanted = 1 + 2 * approach(game, words[1], words[2])
    return wanted + random.random()


def approach(game: Game, unit: str, to: str) -> int:
    """How much nearer a move brings a unit to a victory hex."""
    scenario = game.scenario
    assert isinstance(scenario, CohScenario)
    board = scenario.board
    places: list[int] = getattr(game.state, "place")  # noqa: B009  # a column of the game's own State
    at = places[scenario.unit_names.index(unit)]
    if at >= board.n:
        return 1
    before, after = (
        min(board.distance_between(h, goal) for goal in scenario.objective_hex) for h in (at, board.hex(to))
    )
    return before - after


def main() -> None:
    for wanted in WANTED:
        for seed in range(1, 1000):
            game = play(wanted.name, wanted.options, seed)
            if game.outcome == wanted.outcome:
                (FOLDER / f"{wanted.file}.record").write_text(game.text(), encoding="utf-8")
                print(wanted.file, "seed", seed, "choices", game.state.ply)
                break


if __name__ == "__main__":
    main()

"""How often is a player asked while it is another's turn, and with how many clicks does he answer?

    python -m bench.questions                                     the first turn of the longest campaign
    python -m bench.questions holland44/campaign --turns 2 --level sergeant

Two computers play. A question counts as the page asks it: one answer alone that ends nothing, rolls no
dice and cannot be regretted is given by itself, and a retreat is one click on the hex where it ends, however
long it is.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import NamedTuple

from grognard.bots import choose
from grognard.core.referee.game import Game, new
from grognard.core.telling.view import Question

GAME = "stalingrad42/campaign"
WAY = "Retreat.go"  # one question for every hex, one click for all of them


class Asked(NamedTuple):
    """What one player was asked in the turns of another."""

    questions: Counter[str]  # by kind
    clicks: Counter[str]
    needless: list[str]  # questions that had one answer, which the page gives by itself


def is_needless(question: Question) -> bool:
    """As in web/src/game/unasked.svelte.ts."""
    only = question.offers[0]
    return len(question.offers) == 1 and only.role != "end" and not only.rolls and only.regret is None


def whose_turn(game: Game) -> int:
    """The player whose turn it is; -1 between turns."""
    turns = [frame for frame in game.state.lanes[0] if frame.NAME == "PlayerTurn"]
    return int(getattr(turns[-1], "player", -1)) if turns else -1


def turn_of(game: Game) -> int:
    tracks = game.seat(-1).view().scene.tracks
    return next((track.value for track in tracks if track.name == "turn"), 0)


def ask(name: str, level: str, turns: int, seed: str = "questions", until: int = -1) -> dict[int, Asked]:
    """Plays so many turns, or until the turn of a player is over; by players what they were asked."""
    game = new(name, seed)
    told: dict[int, Asked] = {}
    first, number, retreating, begun = turn_of(game), 0, "", False
    while not game.over and turn_of(game) < first + turns:
        phasing = whose_turn(game)
        begun = begun or phasing == until
        if begun and until >= 0 and phasing != until:
            break
        player = game.decisions[0].player
        question = game.seat(player).view().question
        assert question is not None
        if player != phasing and phasing >= 0:
            asked = told.setdefault(player, Asked(Counter(), Counter(), []))
            asked.questions[question.kind] += 1
            whole = str(question.prompt.args.get("units")) if question.kind == WAY else ""
            if is_needless(question):
                asked.needless.append(question.kind)
            elif not whole or whole != retreating:
                asked.clicks[question.kind] += 1
            retreating = whole
        game.play([choose(game.seat(player), level, seed.encode(), number)], player)
        number += 1
    return told


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default=GAME)
    parser.add_argument("--level", default="recruit")
    parser.add_argument("--turns", type=int, default=1)
    wish = parser.parse_args()
    seats = new(wish.game, "questions").scenario.seats
    for player, asked in sorted(ask(wish.game, wish.level, wish.turns).items()):
        print(f"{seats[player]}: {asked.questions.total()} questions, {asked.clicks.total()} clicks")
        for kind, count in asked.questions.most_common():
            print(f"    {kind:24} {count:4} questions {asked.clicks[kind]:4} clicks")


if __name__ == "__main__":
    main()

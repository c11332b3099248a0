"""Scenes that are drawn from what was drawn before are the scenes drawn afresh."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.referee.game import new
from grognard.games.holland44.show import present as holland
from grognard.games.stalingrad42.show import present as stalingrad


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("holland44/arnhem", {}),
        ("holland44/campaign", {}),
        ("stalingrad42/uranus", {}),
        ("stalingrad42/campaign", {}),
    ],
)
def test_what_was_drawn_before_changes_nothing(name: str, options: dict[str, str]) -> None:
    game = new(name, 11, options)
    drawn = (holland if name.startswith("holland") else stalingrad).drawn
    lots = Random(4)
    compared = 0
    while not game.over and compared < 12:
        for _ in range(40):
            if not game.over:
                game.play(lots.choice(game.decision.options))
            game.rules.present(game.seat(lots.choice([0, 1, -1])).known(), -1)
        for reader in (-1, 0, 1):
            known = game.seat(reader).known()
            quick = game.rules.present(known, reader)
            drawn.cache_clear()
            assert quick == game.rules.present(known, reader)
        compared += 1
    assert compared > 5

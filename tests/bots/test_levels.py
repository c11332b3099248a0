"""Computer players: they choose what is legal, by what their seat knows, and the same again."""

from __future__ import annotations

import pytest

from grognard.bots import UnknownLevel, choose, levels
from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import LANGUAGES, Catalogue

DAWN = "coh/dawn-at-the-granary"


def played(secret: bytes, choices: int = 10_000) -> Game:
    """A game in which computers hold all seats."""
    game = new(DAWN, seed=5)
    for number in range(choices):
        if game.over:
            break
        player = game.decision.player
        game.play(choose(game.seat(player), "random", secret, number), player)
    return game


def test_a_computer_plays_a_game_to_its_end() -> None:
    assert played(b"secret").over


def test_the_same_secret_makes_the_same_choices() -> None:
    assert played(b"one", 60).text() == played(b"one", 60).text()
    assert played(b"one", 60).text() != played(b"two", 60).text()


def test_what_a_computer_cannot_know_does_not_change_its_choice() -> None:
    """The true State is replaced by others that look the same from its seat."""
    game = played(b"secret", 40)
    player = game.decision.player
    seat = game.seat(player)
    chosen = choose(seat, "random", b"secret", 40)
    for world in range(8):
        game.state = seat.sample(b"world %d" % world)
        assert choose(seat, "random", b"secret", 40) == chosen


def test_levels_that_do_not_exist() -> None:
    with pytest.raises(UnknownLevel, match="genius"):
        choose(new(DAWN).seat(new(DAWN).decision.player), "genius", b"x", 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_description(lang: str) -> None:
    ids = set(Catalogue(lang, []).ids())
    for level in levels("coh"):
        assert {f"core-level-{level}", f"core-level-{level}-about"} <= ids

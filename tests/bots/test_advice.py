"""Hints: an action that can be played as told, its reasons in words, nothing that the seat does not know."""

from __future__ import annotations

import random

import pytest

from grognard.bots import advice, advise, levels
from grognard.bots.levels import situation
from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import LANGUAGES, Catalogue

GAMES = [
    ("skirmish/the-wood", 8),
    ("coh/first-steps", 30),
    ("panzer/two-and-two", 30),
    ("holland44/grave", 25),
    ("stalingrad42/voronezh", 15),
]


@pytest.fixture(autouse=True)
def _a_quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told follows from what is chosen; that the captain thinks longer changes nothing about it."""
    monkeypatch.setattr(advice, "best_level", lambda game: "recruit")


@pytest.fixture
def sergeant(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser who remembers his plans."""
    monkeypatch.setattr(advice, "best_level", lambda game: "sergeant")


@pytest.mark.parametrize("game", ["coh", "panzer", "holland44", "stalingrad42"])
def test_the_captain_is_asked_where_there_is_one(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert advice.best_level(game) == levels(game)[-1] == "captain"
    assert advice.best_level("skirmish") == "recruit"


@pytest.mark.parametrize(("name", "hints"), GAMES)
def test_an_action_can_be_played_as_it_was_told(name: str, hints: int) -> None:
    game = new(name, seed=11)
    catalogues = [Catalogue(lang, [game.rules.package]) for lang in LANGUAGES]
    names = game.rules.names(game.scenario)
    reasons: set[str] = set()
    chances = 0
    for _ in range(hints):
        if game.over:
            break
        player = game.decisions[0].player
        before = game.hash()
        found = advise(game.seat(player), b"secret")
        assert game.hash() == before
        assert advise(game.seat(player), b"secret") == found, "the same question has the same answer"
        reasons |= {reason.id for reason in found.reasons}
        for catalogue in catalogues:
            for message in [*found.reasons, *(step.text for step in found.steps)]:
                assert "{" not in catalogue.render(message, names), message.id
        chances += found.odds is not None
        played(game, player, [step.key for step in found.steps])
    assert len(reasons) > 1 or name.startswith("skirmish")
    assert chances > 0 or not name.startswith("coh"), "a shot is told with its chances"


def played(game: Game, player: int, keys: list[str]) -> None:
    """Plays all that was told; only the last of it may be final."""
    for n, key in enumerate(keys, 1):
        game.play(key, player)
        assert n == len(keys) or not game.why_final


@pytest.mark.parametrize(
    ("name", "most"), [("coh/first-steps", 40), ("holland44/grave", 30), ("panzer/pervy-voin", 12)]
)
def test_who_does_something_else_is_advised_on_what_is_there_then(
    name: str, most: int, sergeant: None
) -> None:
    """A plan for what was advised must not be found again after another choice."""
    game = new(name, seed=5)
    lots = random.Random(5)
    others = 0
    for _ in range(most):
        if game.over:
            break
        player = game.decisions[0].player
        options = [game.key(o) for o in game.decisions[0].options]
        told = [step.key for step in advise(game.seat(player), b"secret").steps]
        assert told[0] in options
        other = lots.choice([key for key in options if key != told[0]] or options)
        others += other != told[0]
        game.play(other, player)
    assert others > 5


def test_what_others_choose_in_secret_shows_in_no_advice() -> None:
    """Neither what nor how much: the lots are drawn by the number of what the player has seen."""
    game = new("panzer/pervy-voin", seed=4)
    while len(game.state.lanes) == 1:
        game.play(game.decisions[0].options[0], game.decisions[0].player)
    mine, theirs = (one.player for one in game.decisions[:2])
    before = situation(game.seat(mine), "captain", b"s", game.state.ply + 1)
    decision = next(one for one in game.decisions if one.player == theirs)
    game.play(decision.options[1], theirs)  # not the end of his commands, which is seen
    after = situation(game.seat(mine), "captain", b"s", game.state.ply + 1)
    assert (after.seed, after.position()) == (before.seed, before.position())


@pytest.mark.parametrize("name", ["coh/ambush-in-the-corn", "panzer/two-and-two"])
def test_what_the_seat_cannot_know_changes_nothing(name: str) -> None:
    """The true State is replaced by others that look the same from the seat."""
    game = new(name, seed=4)
    for _ in range(6):
        player = game.decisions[0].player
        played(game, player, [step.key for step in advise(game.seat(player), b"s").steps][:1])
    while game.since:
        player = game.decisions[0].player
        game.play(game.decisions[0].options[0], player)
    seat = game.seat(game.decisions[0].player)
    told = advise(seat, b"s")
    for world in range(4):
        game.base = game.state = seat.sample(b"world %d" % world)
        assert advise(seat, b"s") == told

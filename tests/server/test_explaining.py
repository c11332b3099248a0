"""What the computers did last, and what for."""

from __future__ import annotations

from grognard.bots import choose
from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import Catalogue
from grognard.games.coh import RULES
from grognard.server.matches.explaining import Retelling
from grognard.server.matches.film_jobs import retold
from grognard.server.wire import Doing

from .support import Visitor, Worker

LEVELS = ["recruit", ""]


def played(choices: int) -> Game:
    """First Steps: the German is a computer, the Soviet always takes the first offer."""
    game = new("coh/first-steps", seed=5)
    for number in range(1, choices + 1):
        player = game.decisions[0].player
        seat = game.seat(player)
        first = game.key(game.decisions[0].options[0])
        game.play(choose(seat, "recruit", b"secret", number) if LEVELS[player] else first, player)
    return game


def doings(game: Game, computers: list[str]) -> list[Doing]:
    return Retelling(game).doings(game.record.standing(), computers)


def test_nothing_before_the_first_choice() -> None:
    assert doings(new("coh/first-steps", seed=5), LEVELS) == []


def test_the_last_run_of_a_computer_in_sentences() -> None:
    told = []
    scenario = played(0).scenario
    for n in range(1, 30, 2):
        game = played(n)
        found = doings(game, LEVELS)
        assert doings(game, LEVELS) == found, "asking changes nothing"
        assert {each.seat for each in found} <= {"german"}
        told += [each.text for each in found]
    for lang in ("en", "ru"):
        catalogue = Catalogue(lang, [RULES.package])
        for text in told:
            assert "{" not in catalogue.render(text, RULES.names(scenario))
    assert len({text.id for text in told}) > 3


def test_who_asks_again_is_told_the_same_as_who_asks_first() -> None:
    first = Retelling(played(0))
    for n in (3, 4, 4, 11, 25, 30):
        game = played(n)
        known, found = retold(first, game, LEVELS, [])
        assert found == doings(game, LEVELS)
        assert known is first, "it goes on where it was"


def test_what_was_taken_back_is_not_told() -> None:
    game = played(12)
    known, _ = retold(None, game, LEVELS, [])
    shorter = played(9)
    again, found = retold(known, shorter, LEVELS, [])
    assert again is not known
    assert found == doings(shorter, LEVELS)


def test_people_are_not_explained() -> None:
    assert doings(played(30), ["", ""]) == []


def test_asked_over_http(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new({"german": "computer:recruit", "soviet": "me"})
    assert isinstance(me.get(f"/games/{game}/computers"), list)
    other = Visitor(shared.address)
    assert other.refused("GET", f"/games/{game}/computers")[0] in (403, 404)

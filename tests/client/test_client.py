"""grognard.client against a real server: whole games, invitations, live views, errors."""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import httpx
import pytest

from grognard.cli import main
from grognard.client import Client, RemoteGame, RemoteSeat, ServerError
from grognard.core.telling.view import View

from .conftest import Come

DAWN = "coh/dawn-at-the-granary"
HOT_SEAT = {"german": "me", "soviet": "me"}
AGAINST = {"german": "me", "soviet": "computer:random"}
INVITING = {"german": "me", "soviet": "open"}


def play_out(game: RemoteGame, *seats: str, most: int = 100_000) -> None:
    """Random choices on the seats given, until the game is over or so many were made."""
    lots = random.Random(3)
    sitting = {seat: game.seat(seat) for seat in seats}
    for _ in range(most):
        info = game.info()
        if info.status == "over":
            return
        for seat in info.asked:
            view = sitting[seat].view()
            if view.question is not None:
                sitting[seat].play(lots.choice(view.question.offers).key)


def test_a_whole_game_and_its_record(come: Come, tmp_path: Path) -> None:
    game = come().new_game(DAWN, HOT_SEAT)
    play_out(game, "german", "soviet")
    info = game.info()
    assert info.status == "over"
    assert info.dice.secret
    record = game.record()
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert len(list(game.steps("*"))) == game.replay("*").index.steps > 0


def test_the_example_of_the_package_plays_to_the_end(come: Come) -> None:
    """As its documentation says: views as they come, the default chosen, until there is an outcome."""
    client = come()
    game = client.new_game(DAWN, AGAINST)
    seat = game.seat("german")
    seen = 0
    for view in seat.views():
        seen += 1
        if view.outcome >= 0:
            break
        if view.question:
            seat.play(view.question.offers[view.question.default].key)
    assert seen > 10
    assert game.info().status == "over"


def test_an_invitation(come: Come) -> None:
    host, friend = come(), come()
    game = host.new_game(DAWN, INVITING)
    link = game.invite("soviet")
    invited = friend.invited(link.token)
    assert (invited.seat, invited.host) == ("soviet", host.me.name)
    theirs = friend.accept(link.token)
    assert theirs.id == game.id
    assert [seat.who for seat in theirs.info().seats] == ["person", "me"]
    assert theirs.seat("soviet").view().player == 1
    assert [each.id for each in friend.games()] == [game.id]
    assert friend.game(game.id).info().status == "running"


def test_a_revoked_invitation(come: Come) -> None:
    host, friend = come(), come()
    game = host.new_game(DAWN, INVITING)
    link = game.invite("soviet")
    game.revoke(link.token)
    with pytest.raises(ServerError) as refused:
        friend.accept(link.token)
    assert (refused.value.status, refused.value.problem.code) == (404, "not-found")


def test_live_views_of_both_sides(come: Come) -> None:
    host, friend = come(), come()
    game = host.new_game(DAWN, INVITING)
    theirs = friend.accept(game.invite("soviet").token)
    mine, his = game.seat("german"), theirs.seat("soviet")
    watching = his.views()
    first = next(watching)
    asked = mine if mine.view().question is not None else his
    view = asked.view()
    assert view.question is not None
    done = asked.play(view.question.offers[0].key)
    assert done.played == 1
    second = next(watching)
    assert second.seq > first.seq
    assert isinstance(second, View)
    watching.close()  # type: ignore[attr-defined]


def test_undo_odds_why_and_overlays(come: Come) -> None:
    game = come().new_game(DAWN, HOT_SEAT)
    seat = first_activation(game)
    view = seat.view()
    assert view.question is not None
    key = next(offer.key for offer in view.question.offers if offer.key.startswith("activate"))
    outlook = seat.odds(key)
    assert isinstance(outlook.undecided, Fraction)
    assert seat.why(key) is None
    enemy = "activate S-RIF-1" if seat.seat == "german" else "activate G-INF-1"
    reason = seat.why(enemy)
    assert reason is not None
    assert reason.rule.startswith("COH-")
    seat.play(key)
    assert seat.undo().view.question == view.question
    assert seat.redo().view.undo
    plain = next(overlay.name for overlay in game.table().overlays if not overlay.needs)
    assert seat.overlay(plain).name == plain


def first_activation(game: RemoteGame) -> RemoteSeat:
    """Plays defaults until a unit can be activated; the seat that may."""
    for _ in range(20):
        seat = game.seat(game.info().asked[0])
        question = seat.view().question
        assert question is not None
        if any(offer.key.startswith("activate") for offer in question.offers):
            return seat
        seat.play(question.offers[max(0, question.default)].key)
    raise AssertionError("no unit can be activated")


def test_talking(come: Come) -> None:
    game = come().new_game(DAWN, HOT_SEAT)
    said = game.say("Ура")
    assert said.text == "Ура"
    assert game.chat() == [said]


def test_giving_up_and_taking_back(come: Come) -> None:
    game = come().new_game(DAWN, HOT_SEAT)
    before = game.info().asked
    seat = game.seat(before[0])
    view = seat.view()
    assert view.question is not None
    seat.play(view.question.offers[0].key)
    assert seat.takeback().asked == before
    assert seat.view().question == view.question
    over = seat.resign()
    assert (over.status, over.resigned) == ("over", before[0])
    assert game.share().token


def test_an_account_on_another_device(come: Come) -> None:
    here, there = come(), come()
    game = here.new_game(DAWN, HOT_SEAT)
    name = f"Player {here.me.id[:6]}"
    assert not here.register(name, "correct horse").guest
    assert [each.id for each in here.games()] == [game.id]
    assert there.log_in(name, "correct horse").id == here.me.id
    assert [each.id for each in there.games()] == [game.id]


def test_errors_say_what_the_server_said(come: Come) -> None:
    me, other = come(), come()
    game = me.new_game(DAWN, HOT_SEAT)
    with pytest.raises(ServerError, match="not-found") as missing:
        other.game(game.id)
    assert missing.value.status == 404
    seat = game.seat(game.info().asked[0])
    with pytest.raises(ServerError, match="bad-request"):
        seat.play("nonsense")
    with pytest.raises(ServerError, match="refused") as refused:
        seat.play("commit 5000")
    assert refused.value.problem.rule.startswith("COH-")
    seat.seq += 1
    with pytest.raises(ServerError, match="stale"):
        seat.play("pass")
    with pytest.raises(ServerError, match="not-signed-in"):
        me.log_in("nobody at all", "wrong password")
    with pytest.raises(ServerError, match="not-found"):
        next(RemoteGame(other, game.id).seat("german").views())


def test_what_the_server_offers(come: Come) -> None:
    with come() as client:
        meta = client.meta()
    assert "coh" in [kind.name for kind in meta.games]
    assert meta.languages == ["en", "ru"]


def test_nobody_is_there() -> None:
    with pytest.raises(httpx.HTTPError):
        Client("http://127.0.0.1:9")

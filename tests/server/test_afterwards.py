"""Replays, records that can be checked, links to them, and playing on."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.cli import main
from grognard.core.referee.fair import commitment, seed_of, verify
from grognard.core.referee.record import RecordError

from .support import AGAINST, HOT_SEAT, Json, Visitor, Worker, play_random, two_players, until


@pytest.fixture(scope="module")
def finished(shared: Worker) -> tuple[Visitor, str]:
    """A game that was played to its end against the computer."""
    me = Visitor(shared.address)
    game = me.new(AGAINST, share="12ab" * 4)
    play_random({"german": me}, game, seed=4)
    return me, game


def again(worker: Worker, finished: tuple[Visitor, str]) -> tuple[Visitor, str]:
    """The visitor of a fixture that outlives one test."""
    old, game = finished
    me = Visitor(worker.address, come_in=False)
    me.http.cookies = old.http.cookies
    return me, game


def test_a_replay_of_each_side_and_everybody(shared: Worker, finished: tuple[Visitor, str]) -> None:
    me, game = again(shared, finished)
    lengths = {}
    for seat in ("german", "soviet", "", "*"):
        replay = me.get(f"/games/{game}/replay", seat=seat)
        assert replay["seat"] == seat
        assert replay["info"]["status"] == "over"
        steps = me.steps(f"/games/{game}/replay", seat)
        assert steps[0]["player"] == -1
        assert [step["ply"] for step in steps] == sorted({step["ply"] for step in steps})
        lengths[seat] = len(steps)
    assert lengths["*"] >= lengths["german"] > 20


def test_a_report_of_a_finished_game(shared: Worker, finished: tuple[Visitor, str]) -> None:
    me, game = again(shared, finished)
    found = me.get(f"/games/{game}/report", seat="*")["report"]
    assert found["over"]
    assert found["rounds"]
    assert found == me.get(f"/games/{game}/replay", seat="*")["report"]


def test_the_replay_of_a_running_game_shows_only_my_own_eyes(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    play_random({"german": german, "soviet": soviet}, game, choices=20)
    mine = german.steps(f"/games/{game}/replay", "german")
    assert {step["ply"] for step in mine} == {-1}
    assert german.steps(f"/games/{game}/replay", "")
    for seat in ("soviet", "*"):
        assert german.refused("GET", f"/games/{game}/replay?seat={seat}") == (403, "forbidden")
        assert german.refused("GET", f"/games/{game}/report?seat={seat}") == (403, "forbidden")
    assert german.refused("GET", f"/games/{game}/replay?seat=third") == (400, "bad-request")
    assert german.refused("GET", f"/games/{game}/record") == (409, "conflict")
    assert german.refused("POST", f"/games/{game}/share") == (409, "conflict")
    assert german.refused("POST", f"/games/{game}/fork", {"step": 0, "seats": HOT_SEAT}) == (409, "conflict")


def test_looking_back_to_a_line_of_the_log(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=25)
    now = me.view(game, "german")
    then = me.view(game, "german", at=3)
    assert 3 <= len(then["log"]) < len(now["log"])
    assert then["log"] == now["log"][: len(then["log"])]
    assert then["question"] is None
    assert me.refused("GET", f"/games/{game}/view?seat=german&at=-1") == (400, "bad-request")


# -- dice that can be checked --------------------------------------------------------------------------------


def test_the_dice_of_a_finished_game_can_be_checked(
    shared: Worker, finished: tuple[Visitor, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    me, game = again(shared, finished)
    dice = me.info(game)["dice"]
    assert dice["shares"][0] == "12ab" * 4
    assert commitment(bytes.fromhex(dice["secret"])) == dice["commitment"]
    text = me.get(f"/games/{game}/record")
    file = tmp_path / "game.record"
    file.write_text(text)
    assert main(["verify", str(file), "--commitment", dice["commitment"]]) == 0
    assert capsys.readouterr().out
    checked, _ = verify(text, dice["commitment"])
    assert checked.record.seed == seed_of(bytes.fromhex(dice["secret"]), dice["shares"])
    assert checked.over


def test_a_record_that_was_changed_is_found_out(shared: Worker, finished: tuple[Visitor, str]) -> None:
    me, game = again(shared, finished)
    text: str = me.get(f"/games/{game}/record")
    with pytest.raises(RecordError):
        verify(text.replace("secret ", "secret 00", 1))
    with pytest.raises(RecordError):
        verify(text, "f" * 64)


def test_the_secret_is_nowhere_while_the_game_goes_on(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    commitments = {german.info(game)["dice"]["commitment"]}
    play_random({"german": german, "soviet": soviet}, game, choices=10)
    for who in (german, soviet):
        info = who.info(game)
        assert info["dice"]["secret"] == ""
        commitments.add(info["dice"]["commitment"])
    assert len(commitments) == 1
    soviet.post(f"/games/{game}/resign", {"seat": "soviet"})
    dice = german.info(game)["dice"]
    assert commitment(bytes.fromhex(dice["secret"])) in commitments


def test_the_record_of_a_game_somebody_gave_up_can_be_checked(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    play_random({"german": german, "soviet": soviet}, game, choices=12)
    german.post(f"/games/{game}/resign", {"seat": "german"})
    text = soviet.get(f"/games/{game}/record")
    assert "# resigned german\n" in text
    verify(text, soviet.info(game)["dice"]["commitment"])
    assert soviet.steps(f"/games/{game}/replay", "*")


# -- links ------------------------------------------------------------------------------------------


def test_a_shared_replay_is_for_anybody(shared: Worker, finished: tuple[Visitor, str]) -> None:
    me, game = again(shared, finished)
    token = me.post(f"/games/{game}/share")["token"]
    assert me.post(f"/games/{game}/share")["token"] == token
    nobody = Visitor(shared.address, come_in=False)
    replay = nobody.get(f"/shared/{token}")
    assert replay["seat"] == "*"
    assert nobody.steps(f"/shared/{token}", "*") == me.steps(f"/games/{game}/replay", "*")
    assert "me" not in [seat["who"] for seat in replay["info"]["seats"]]
    assert nobody.get(f"/shared/{token}", seat="german")["seat"] == "german"
    assert nobody.get(f"/shared/{token}/table") == me.get(f"/games/{game}/table")
    assert nobody.get(f"/shared/{token}/record") == me.get(f"/games/{game}/record")
    assert nobody.refused("GET", "/shared/nonsense") == (404, "not-found")
    assert nobody.refused("GET", f"/shared/{token}?seat=third") == (400, "bad-request")
    stranger = Visitor(shared.address)
    assert stranger.refused("GET", f"/games/{game}") == (404, "not-found")


# -- playing on -------------------------------------------------------------------------------------


def fork(me: Visitor, path: str, step: int, seats: dict[str, str]) -> Json:
    return me.post(f"{path}/fork", {"step": step, "seats": seats})


def test_playing_on_from_a_moment_of_a_finished_game(shared: Worker, finished: tuple[Visitor, str]) -> None:
    me, game = again(shared, finished)
    steps = me.steps(f"/games/{game}/replay", "*")
    moment = steps[len(steps) // 2]
    made = fork(me, f"/games/{game}", moment["ply"], HOT_SEAT)
    assert made["status"] == "running"
    new = made["id"]
    view = me.view(new, "german")
    old = me.steps(f"/games/{game}/replay", "german")
    told = [line for step in old if step["ply"] <= moment["ply"] for line in step["lines"]]
    assert view["log"] == told
    assert not view["undo"]
    assert me.refused("POST", f"/games/{new}/takeback", {"seat": "german"}) == (409, "no-undo")
    play_random({"german": me, "soviet": me}, new, seed=9)
    info = me.info(new)
    assert info["status"] == "over"
    assert info["dice"]["commitment"] != me.info(game)["dice"]["commitment"]
    verify(me.get(f"/games/{new}/record"), info["dice"]["commitment"])
    again_later = fork(me, f"/games/{new}", moment["ply"] + 3, HOT_SEAT)
    play_random({"german": me, "soviet": me}, again_later["id"], choices=3)


def test_playing_on_takes_back_only_new_choices(shared: Worker, finished: tuple[Visitor, str]) -> None:
    me, game = again(shared, finished)
    new = fork(me, f"/games/{game}", 10, HOT_SEAT)["id"]
    before = {seat: me.view(new, seat)["scene"] for seat in HOT_SEAT}
    play_random({"german": me, "soviet": me}, new, choices=8)
    while True:
        answers = [me.ask("POST", f"/games/{new}/takeback", {"seat": seat}) for seat in HOT_SEAT]
        undone = [me.ask("POST", f"/games/{new}/undo", {"seat": seat}) for seat in HOT_SEAT]
        if not any(answer.is_success for answer in answers + undone):
            break
    assert {seat: me.view(new, seat)["scene"] for seat in HOT_SEAT} == before


def test_anybody_plays_on_from_a_shared_replay(shared: Worker, finished: tuple[Visitor, str]) -> None:
    me, game = again(shared, finished)
    token = me.post(f"/games/{game}/share")["token"]
    other = Visitor(shared.address)
    made = fork(other, f"/shared/{token}", 7, AGAINST)
    until(lambda: other.info(made["id"])["asked"] == ["german"])
    assert me.refused("GET", f"/games/{made['id']}") == (404, "not-found")


def test_there_is_no_such_moment(shared: Worker, finished: tuple[Visitor, str]) -> None:
    me, game = again(shared, finished)
    last = me.steps(f"/games/{game}/replay", "*")[-1]["ply"]
    for step, problem in ((-1, (400, "bad-request")), (9999, (400, "bad-request")), (last, (409, "over"))):
        assert me.refused("POST", f"/games/{game}/fork", {"step": step, "seats": HOT_SEAT}) == problem

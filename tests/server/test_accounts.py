"""Passwords changed and forgotten, sessions listed and ended, people kept out and exported."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from grognard.cli import main
from grognard.server.persons import accounts
from grognard.server.persons.accounts import browser, reset_code
from grognard.server.storage.pulse import EVERY

from .conftest import Start
from .support import INVITING, PASSWORD, Visitor, Worker, named, two_players, until

NEW = "battery staple"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


def signed_in(worker: Worker, name: str, password: str = PASSWORD) -> Visitor:
    me = Visitor(worker.address)
    me.post("/session", {"name": name, "password": password})
    return me


# -- passwords and sessions ------------------------------------------------------------------------------


def test_a_new_password_asks_the_old_one_and_ends_other_sessions(shared: Worker) -> None:
    me = named(shared, "Changer")
    other = signed_in(shared, "Changer")
    wrong = {"old": "no idea at all", "new": NEW}
    assert me.refused("POST", "/me/password", wrong) == (403, "forbidden")
    assert me.refused("POST", "/me/password", {"old": PASSWORD, "new": "short"}) == (400, "bad-request")
    assert me.post("/me/password", {"old": PASSWORD, "new": NEW})["name"] == "Changer"
    assert me.get("/games") == []
    assert other.refused("GET", "/games") == (401, "not-signed-in")
    nobody = Visitor(shared.address)
    old = {"name": "Changer", "password": PASSWORD}
    assert nobody.refused("POST", "/session", old) == (401, "not-signed-in")
    assert signed_in(shared, "Changer", NEW).get("/me")["name"] == "Changer"
    assert nobody.refused("POST", "/me/password", {"old": "", "new": NEW}) == (409, "conflict")


def test_an_account_is_deleted_with_its_password_only(shared: Worker) -> None:
    me = named(shared, "Leaver")
    assert me.refused("DELETE", "/me", {}) == (403, "forbidden")
    assert me.refused("DELETE", "/me", {"password": "wrong horse"}) == (403, "forbidden")
    assert me.ask("DELETE", "/me", {"password": PASSWORD}).status_code == 204
    again = {"name": "Leaver", "password": PASSWORD}
    assert Visitor(shared.address).refused("POST", "/session", again) == (401, "not-signed-in")


def test_sessions_are_listed_and_ended(shared: Worker) -> None:
    me = named(shared, "Lister")
    me.http.headers["user-agent"] = FIREFOX
    me.post("/session", {"name": "Lister", "password": PASSWORD})
    second, third = signed_in(shared, "Lister"), signed_in(shared, "Lister")
    listed = me.get("/me/sessions")
    assert len(listed) == 3
    (here,) = [each for each in listed if each["here"]]
    assert here["browser"] == "Firefox, Linux"
    assert {each["browser"] for each in listed if not each["here"]} == {"python-httpx"}
    assert me.http.cookies["grognard-session"] not in json.dumps(listed)
    (of_second,) = [each["id"] for each in second.get("/me/sessions") if each["here"]]
    assert me.ask("DELETE", f"/me/sessions/{of_second}").status_code == 204
    assert second.refused("GET", "/games") == (401, "not-signed-in")
    assert me.refused("DELETE", f"/me/sessions/{of_second}") == (404, "not-found")
    assert me.refused("DELETE", "/me/sessions/%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25")[0] == 404
    stranger = Visitor(shared.address)
    assert stranger.refused("DELETE", f"/me/sessions/{here['id']}") == (404, "not-found")
    assert me.ask("DELETE", "/me/sessions").status_code == 204
    assert third.refused("GET", "/games") == (401, "not-signed-in")
    assert [each["here"] for each in me.get("/me/sessions")] == [True]


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1",
            "Safari, iPhone",
        ),
        ("curl/8.5.0", "curl"),
        ("<script>alert(1)</script>", "scriptalert1"),
        ("", ""),
        ("x" * 5000, "x" * 40),
    ],
)
def test_a_browser_is_told_as_its_owner_knows_it(agent: str, told: str) -> None:
    assert browser(agent) == told


# -- the operator's commands -----------------------------------------------------------------------------


def command(capsys: pytest.CaptureFixture[str], database: str, *words: str) -> tuple[int, str]:
    code = main(["people", *words, "--database", database])
    captured = capsys.readouterr()
    return code, captured.out + captured.err


def test_a_forgotten_password(start: Start, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    worker = start(database=database)
    owner = named(worker, "Forgetful")
    told = json.loads(command(capsys, database, "reset", "forgetful", "--json")[1])
    assert told["path"] == f"/account#{told['code']}"
    me = Visitor(worker.address)
    wish = {"code": told["code"], "password": NEW}
    assert me.refused("POST", "/password", {**wish, "password": "short"}) == (400, "bad-request")
    assert me.refused("POST", "/password", {**wish, "code": told["code"][:-4] + "AAAA"}) == (403, "forbidden")
    assert me.post("/password", wish)["name"] == "Forgetful"
    assert me.get("/me")["name"] == "Forgetful"
    assert owner.refused("GET", "/games") == (401, "not-signed-in")
    assert Visitor(worker.address).refused("POST", "/password", wish) == (403, "forbidden")  # used
    code, said = command(capsys, database, "reset", Visitor(worker.address).me["name"])
    assert (code, "guest" in said) == (1, True)
    assert command(capsys, database, "reset", "Nobody Here")[0] == 1


def test_a_code_is_taken_as_it_was_handed_out(start: Start, tmp_path: Path) -> None:
    worker = start()
    me = named(worker, "Exact")
    with sqlite3.connect(tmp_path / "data" / "grognard.sqlite") as db:
        ((id, stored),) = db.execute("select id, password from people where name = 'Exact'").fetchall()
    code = reset_code(id, stored)
    for other in (code[:8] + "!" + code[8:], code + "=" * 4 + "AAAA", code + "." * 400):
        assert me.refused("POST", "/password", {"code": other, "password": NEW}) == (403, "forbidden"), other
    assert me.post("/password", {"code": f" {code}\n", "password": NEW})["name"] == "Exact"


@pytest.mark.parametrize("code", ["", "x", "é", "a" * 5000, "aaaa.bbbb.cccc", "Li4u"])
def test_codes_that_are_none(shared: Worker, code: str) -> None:
    me = Visitor(shared.address)
    assert me.refused("POST", "/password", {"code": code, "password": NEW}) == (403, "forbidden")


def test_a_code_is_good_for_a_day(start: Start, tmp_path: Path) -> None:
    worker = start()
    me = named(worker, "Late")
    with sqlite3.connect(tmp_path / "data" / "grognard.sqlite") as db:
        ((id, stored),) = db.execute("select id, password from people where name = 'Late'").fetchall()
    old = reset_code(id, stored, time.time() - accounts.RESET_SECONDS - 1)
    assert me.refused("POST", "/password", {"code": old, "password": NEW}) == (403, "forbidden")


def test_somebody_is_kept_out_and_let_in_again(
    start: Start, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = start(database=database)
    german, soviet, game = two_players(worker)
    soviet.post("/accounts", {"name": "Rude", "password": PASSWORD})
    assert command(capsys, database, "ban", "Rude")[0] == 1  # a reason is needed
    assert german.refused("POST", f"/games/{game}/resign", {"seat": "soviet"}) == (403, "forbidden")
    with soviet.live(game, "soviet") as live:
        live.next("view")
        assert command(capsys, database, "ban", "Rude", "--why", "insults")[0] == 0
        listed = json.loads(command(capsys, database, "list", "--json")[1])
        assert [row["banned"] for row in listed if row["name"] == "Rude"] == ["insults"]
        worker.do(worker.server.chores.expel())
        assert live.next("problem")["problem"]["code"] == "not-signed-in"
    assert soviet.refused("POST", f"/games/{game}/resign", {"seat": "soviet"}) == (403, "banned")
    told = soviet.ask("GET", "/me")
    assert (told.status_code, told.json()["text"]["args"]["why"]) == (403, "insults")
    assert soviet.get("/me")["guest"]  # signed out, and a guest like any other
    again = {"name": "Rude", "password": PASSWORD}
    assert soviet.refused("POST", "/session", again) == (403, "banned")
    ended = german.post(f"/games/{game}/resign", {"seat": "soviet"})
    assert (ended["status"], ended["resigned"]) == ("over", "soviet")
    assert command(capsys, database, "unban", "Rude")[0] == 0
    assert signed_in(worker, "Rude").get("/me")["name"] == "Rude"


def test_strangers_end_nobodys_game(start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    worker = start()
    _, soviet, game = two_players(worker)
    soviet.post("/accounts", {"name": "Rude", "password": PASSWORD})
    assert command(capsys, worker.settings.url, "ban", "Rude", "--why", "x")[0] == 0
    stranger = Visitor(worker.address)
    assert stranger.refused("POST", f"/games/{game}/resign", {"seat": "soviet"}) == (404, "not-found")


def test_everything_about_somebody_can_be_exported(
    start: Start, database: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    worker = start(database=database)
    german, _, game = two_players(worker)
    german.post("/accounts", {"name": "Curious", "password": PASSWORD})
    german.play(game, "german")
    german.post(f"/games/{game}/chat", {"text": "my words"})
    german.new(INVITING)
    file = tmp_path / "curious.json"
    assert command(capsys, database, "export", "Curious", str(file))[0] == 0
    told = json.loads(file.read_text())
    assert told["person"]["name"] == "Curious"
    assert told["person"]["password"] is True
    assert [each["text"] for each in told["said"]] == ["my words"]
    assert {each["game"] for each in told["choices"]} == {game}
    assert len(told["hosted"]) == 2
    assert len(told["sessions"]) == 1
    assert "argon2" not in file.read_text()


# -- health --------------------------------------------------------------------------------------------------


def test_a_database_that_takes_nothing_is_not_well(start: Start, tmp_path: Path) -> None:
    worker = start()
    health = f"{worker.address}/health"
    assert httpx.get(health).json()["database"] == "ok"
    with sqlite3.connect(tmp_path / "data" / "grognard.sqlite") as db:
        full = "create trigger full before update on attempts begin select raise(abort, 'disk is full'); end"
        db.execute(full)
    assert httpx.get(health).status_code == 200  # not every request tries
    worker.server.pulse._felt -= EVERY
    assert httpx.get(health).status_code == 503
    with sqlite3.connect(tmp_path / "data" / "grognard.sqlite") as db:
        db.execute("drop trigger full")
    worker.server.pulse._felt -= EVERY
    until(lambda: httpx.get(health).status_code == 200)

"""Guests, accounts, sessions and forged requests."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from .conftest import Start
from .support import AGAINST, HOT_SEAT, INVITING, PASSWORD, Visitor, Worker, named, two_players, until


def test_a_guest_plays_at_once_and_stays_the_same(shared: Worker) -> None:
    me = Visitor(shared.address)
    assert me.me["guest"]
    assert me.me["name"].startswith("Guest ")
    assert me.get("/me") == me.me
    assert Visitor(shared.address).me["id"] != me.me["id"]


def test_a_guest_is_named_in_his_language(shared: Worker) -> None:
    me = httpx.get(f"{shared.address}/api/me", headers={"accept-language": "ru-RU,ru;q=0.9,en;q=0.5"}).json()
    assert me["language"] == "ru"
    assert me["name"].startswith("Гость ")


def test_a_guest_turns_into_an_account_and_keeps_his_games(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(AGAINST)
    before = me.http.cookies["grognard-session"]
    made = me.post("/accounts", {"name": "Keeper", "password": PASSWORD})
    assert made == {**me.me, "name": "Keeper", "guest": False}
    assert me.http.cookies["grognard-session"] != before
    assert [each["id"] for each in me.get("/games")] == [game]
    again = {"name": "Another", "password": PASSWORD}
    assert me.refused("POST", "/accounts", again) == (409, "conflict")


def test_the_same_account_on_another_device(shared: Worker) -> None:
    me = named(shared, "Traveller")
    game = me.new(AGAINST)
    there = Visitor(shared.address)
    assert there.refused("GET", f"/games/{game}") == (404, "not-found")
    there.post("/session", {"name": "tRAVELLER ", "password": PASSWORD})
    assert there.get("/me")["name"] == "Traveller"
    assert there.info(game)["seats"][0]["who"] == "me"
    assert me.get("/me")["name"] == "Traveller"


def test_signing_in_takes_the_guests_games_along(shared: Worker) -> None:
    named(shared, "Collector")
    guest = Visitor(shared.address)
    game, waiting = guest.new(HOT_SEAT), guest.new(INVITING)
    guest.play(game, "german")
    old = httpx.Cookies(guest.http.cookies)
    guest.post("/session", {"name": "Collector", "password": PASSWORD})
    assert {each["id"] for each in guest.get("/games")} == {game, waiting}
    guest.play(game, guest.info(game)["asked"][0])
    guest.invite(waiting, "soviet")
    assert httpx.get(f"{shared.address}/api/games", cookies=old).status_code == 401


@pytest.mark.parametrize(
    ("name", "password"),
    [("Nobody", PASSWORD), ("Somebody", "wrong horse"), ("Somebody", ""), ("", ""), ("x" * 5000, "y" * 5000)],
)
def test_a_wrong_name_or_password_tells_nothing(shared: Worker, name: str, password: str) -> None:
    me = Visitor(shared.address)
    if not named_already(shared, "Somebody"):
        named(shared, "Somebody")
    assert me.refused("POST", "/session", {"name": name, "password": password}) == (401, "not-signed-in")
    assert me.get("/me") == me.me


def named_already(worker: Worker, name: str) -> bool:
    probe = Visitor(worker.address)
    return probe.ask("POST", "/session", {"name": name, "password": PASSWORD}).is_success


@pytest.mark.parametrize("name", ["x", "", "  ", "y" * 25, "bad\x00name", "tab\u200bless"])
def test_names_that_cannot_be(shared: Worker, name: str) -> None:
    me = Visitor(shared.address)
    assert me.refused("POST", "/accounts", {"name": name, "password": PASSWORD}) == (400, "bad-request")
    assert me.refused("PATCH", "/me", {"name": name}) == (400, "bad-request")
    assert me.get("/me") == me.me


@pytest.mark.parametrize("password", ["", "short", "z" * 257])
def test_passwords_that_cannot_be(shared: Worker, password: str) -> None:
    me = Visitor(shared.address)
    assert me.refused("POST", "/accounts", {"name": "Fine", "password": password}) == (400, "bad-request")


@pytest.mark.parametrize("name", ["Unique", "unique", "UNIQUE", "  Unique ", "Ｕnique"])
def test_a_name_is_taken_however_it_is_written(shared: Worker, name: str) -> None:
    if not named_already(shared, "Unique"):
        named(shared, "Unique")
    me = Visitor(shared.address)
    assert me.refused("POST", "/accounts", {"name": name, "password": PASSWORD}) == (409, "conflict")
    assert me.refused("PATCH", "/me", {"name": name}) == (409, "conflict")


def test_a_new_name_is_seen_by_the_others(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    soviet.info(game)
    german.ask("PATCH", "/me", {"name": "Erika", "language": "ru"})
    assert german.get("/me") == {**german.me, "name": "Erika", "language": "ru"}
    assert soviet.info(game)["seats"][0]["name"] == "Erika"
    assert german.refused("PATCH", "/me", {"language": "xx"}) == (400, "bad-request")


def test_signing_out(shared: Worker) -> None:
    me = Visitor(shared.address)
    cookies = httpx.Cookies(me.http.cookies)
    assert me.ask("DELETE", "/session").status_code == 204
    assert "grognard-session" not in me.http.cookies
    assert httpx.get(f"{shared.address}/api/games", cookies=cookies).status_code == 401


# -- deleting ----------------------------------------------------------------------------------------------


def test_who_deletes_his_account_takes_what_is_only_his(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    german.post(f"/games/{game}/chat", {"text": "mine"})
    soviet.post(f"/games/{game}/chat", {"text": "yours"})
    alone, waiting = german.new(AGAINST), german.new(INVITING)
    assert german.ask("DELETE", "/me", {}).status_code == 204
    assert german.refused("GET", "/games") == (401, "not-signed-in")
    info = soviet.info(game)
    assert (info["status"], info["winners"], info["resigned"]) == ("over", ["soviet"], "german")
    assert info["seats"][0]["name"] == "—"
    assert [said["text"] for said in soviet.get(f"/games/{game}/chat")] == ["yours"]
    left = {header_id(shared, alone), header_id(shared, waiting)}
    assert left == {None}


def header_id(worker: Worker, game: str) -> object:
    file = Path(worker.settings.data) / "grognard.sqlite"
    with sqlite3.connect(file) as c:
        row = c.execute("select id from games where id = ?", (game,)).fetchone()
    c.close()
    return row


def test_a_free_seat_is_free_again_when_its_guest_deletes_himself(shared: Worker) -> None:
    host, guest = Visitor(shared.address), Visitor(shared.address)
    game = host.new({"german": "open", "soviet": "open"})
    guest.accept(host.invite(game, "german"))
    assert guest.ask("DELETE", "/me", {}).status_code == 204
    assert [seat["who"] for seat in host.info(game)["seats"]] == ["open", "open"]


# -- forged requests ---------------------------------------------------------------------------------------


def test_without_the_header_nothing_is_done(shared: Worker) -> None:
    me, other = Visitor(shared.address), Visitor(shared.address)
    theirs = other.http.cookies["grognard-csrf"]
    for token in ("", "nonsense", theirs, "ё"):
        headers = {"x-csrf-token": token.encode()}
        wish = {"scenario": "coh/dawn-at-the-granary", "seats": AGAINST}
        assert me.refused("POST", "/games", wish, headers=headers) == (403, "forbidden")
    assert me.get("/games") == []


def test_cookies_are_kept_from_scripts_and_other_sites(shared: Worker) -> None:
    answer = httpx.get(f"{shared.address}/api/me")
    session, csrf = answer.headers.get_list("set-cookie")
    assert "HttpOnly" in session
    assert "HttpOnly" not in csrf
    for cookie in (session, csrf):
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie


def test_with_https_every_cookie_is_secure(start: Start) -> None:
    worker = start(https=True)
    answer = httpx.get(f"{worker.address}/api/me")
    assert all("Secure" in cookie for cookie in answer.headers.get_list("set-cookie"))
    assert "strict-transport-security" in answer.headers


def test_a_token_is_stored_only_as_its_hash(start: Start) -> None:
    worker = start()
    me = Visitor(worker.address)
    me.post("/accounts", {"name": "Keeper", "password": PASSWORD})
    until(lambda: me.get("/me")["name"] == "Keeper")
    worker.stop()
    everything = b"".join(path.read_bytes() for path in Path(worker.settings.data).iterdir())
    assert me.http.cookies["grognard-session"].encode() not in everything
    assert PASSWORD.encode() not in everything
    assert b"$argon2id$" in everything


def test_a_password_costs_what_the_library_advises(usual_hasher: PasswordHasher) -> None:
    assert extract_parameters(usual_hasher.hash(PASSWORD)) == RFC_9106_LOW_MEMORY


# -- too often ---------------------------------------------------------------------------------------------


def test_guessing_a_password_is_slowed_down_for_all_workers(start: Start) -> None:
    worker = start(limits=True)
    named(worker, "Target")
    statuses = []
    for _ in range(14):
        me = Visitor(worker.address)
        statuses.append(me.refused("POST", "/session", {"name": "Target", "password": "x" * 8}))
    assert statuses[0] == (401, "not-signed-in")
    assert statuses[-1] == (429, "too-many")
    second = start(limits=True)
    me = Visitor(second.address)
    answer = me.ask("POST", "/session", {"name": "target", "password": PASSWORD})
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) == answer.json()["retry_after"] > 0


def test_making_guests_is_slowed_down(start: Start) -> None:
    worker = start(limits=True)
    statuses = [httpx.get(f"{worker.address}/api/me").status_code for _ in range(70)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_making_games_is_slowed_down(start: Start) -> None:
    worker = start(limits=True)
    me = Visitor(worker.address)
    wish = {"scenario": "coh/dawn-at-the-granary", "seats": HOT_SEAT}
    statuses = [me.ask("POST", "/games", wish).status_code for _ in range(25)]
    assert statuses[0] == 201
    assert statuses[-1] == 429
    assert len(me.get("/games")) == statuses.count(201)

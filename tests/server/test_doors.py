"""Who may do what: every route, asked by everybody who has no business there."""

from __future__ import annotations

import re

import pytest

from grognard.server.document import document

from .support import DAWN, INVITING, Json, Visitor, Worker, two_players

GAME = "/api/games/{game_id}"
SIMPLE = ("undo", "redo", "release", "resign", "takeback", "agree")
BODIES: dict[tuple[str, str], Json] = {
    ("post", f"{GAME}/play"): {"seat": "german", "keys": ["pass"], "seq": 0},
    ("post", f"{GAME}/odds"): {"seat": "german", "key": "pass"},
    ("post", f"{GAME}/hint"): {"seat": "german", "seq": 0},
    ("post", f"{GAME}/why"): {"seat": "german", "keys": ["pass"]},
    ("post", f"{GAME}/overlay"): {"seat": "german", "name": "control"},
    ("post", f"{GAME}/invitations"): {"seat": ""},
    ("post", f"{GAME}/chat"): {"text": "hello"},
    ("post", f"{GAME}/fork"): {"step": 0, "seats": INVITING},
    ("post", "/api/games"): {"scenario": DAWN, "seats": INVITING},
    ("post", "/api/accounts"): {"name": "Somebody else", "password": "correct horse"},
    ("post", "/api/session"): {"name": "Somebody else", "password": "correct horse"},
    ("patch", "/api/me"): {"name": "Somebody else"},
    ("post", "/api/shared/{token}/fork"): {"step": 0, "seats": INVITING},
    **{("post", f"{GAME}/{act}"): {"seat": "german"} for act in SIMPLE},
}
OPEN = {"/api/meta", "/api/me", "/health", "/metrics"}  # anybody, without a session
LIBRARY = re.compile(r"/api/(texts|tables|grounds|thumbnails|legends|rules|lessons|shared|workshop|cards)/.*")
OF_SEATS = {"play", "undo", "redo", "release", "resign", "takeback", "odds", "why"}


def routes(worker: Worker) -> list[tuple[str, str]]:
    paths = document(worker.app)["paths"]
    return [(method, path) for path, methods in paths.items() for method in methods]


def address(path: str, game: str, token: str = "none") -> str:
    """A path of the document with something real in its gaps."""
    for gap, value in (("{game_id}", game), ("{token}", token), ("{number}", "0")):
        path = path.replace(gap, value)
    return path.removeprefix("/api")


def ask(who: Visitor, method: str, path: str, game: str, token: str = "none") -> tuple[int, str]:
    answer = who.ask(method.upper(), address(path, game, token), BODIES.get((method, path), {}))
    problem = answer.json() if answer.status_code >= 400 else {"code": ""}
    return answer.status_code, problem["code"]


def of_a_game(worker: Worker) -> list[tuple[str, str]]:
    found = [(method, path) for method, path in routes(worker) if path.startswith(GAME)]
    assert len(found) > 15
    return found


def test_without_a_session_nothing_but_the_library_answers(shared: Worker) -> None:
    _, _, game = two_players(shared)
    nobody = Visitor(shared.address, come_in=False)
    for method, path in routes(shared):
        if (LIBRARY.fullmatch(path) and method == "get") or (method == "get" and path in OPEN):
            continue
        assert ask(nobody, method, path, game) == (401, "not-signed-in"), (method, path)


def test_a_stranger_finds_no_such_game(shared: Worker) -> None:
    _, _, game = two_players(shared)
    stranger = Visitor(shared.address)
    for method, path in of_a_game(shared):
        assert ask(stranger, method, path, game) == (404, "not-found"), (method, path)


def test_a_game_that_is_not_there_answers_like_one_that_is_not_yours(shared: Worker) -> None:
    _, _, game = two_players(shared)
    stranger = Visitor(shared.address)
    for method, path in of_a_game(shared):
        body = BODIES.get((method, path), {})
        addresses = [address(path, id) for id in (game, "A" * 16)]
        real, none = (stranger.ask(method.upper(), each, body).text for each in addresses)
        assert real == none, (method, path)


def test_another_player_cannot_use_my_seat(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    before = german.view(game, "german")
    for act in sorted(OF_SEATS):
        assert ask(soviet, "post", f"{GAME}/{act}", game) == (403, "forbidden"), act
    assert soviet.refused("GET", f"/games/{game}/view?seat=german") == (403, "forbidden")
    overlay = {"seat": "german", "name": "control"}
    assert soviet.refused("POST", f"/games/{game}/overlay", overlay) == (403, "forbidden")
    assert german.view(game, "german") == before


def test_only_the_host_invites(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    token = german.invite(game, "")
    assert soviet.refused("GET", f"/games/{game}/invitations") == (403, "forbidden")
    assert soviet.refused("POST", f"/games/{game}/invitations", {"seat": ""}) == (403, "forbidden")
    assert soviet.refused("DELETE", f"/games/{game}/invitations/{token}") == (403, "forbidden")
    assert [each["token"] for each in german.get(f"/games/{game}/invitations")] == [token]


def test_a_spectator_sees_and_does_nothing(shared: Worker) -> None:
    german, _, game = two_players(shared)
    watcher = Visitor(shared.address)
    watcher.accept(german.invite(game, ""))
    assert watcher.info(game)["can_watch"]
    assert watcher.view(game, "")["player"] == -1
    for act in sorted(OF_SEATS):
        assert ask(watcher, "post", f"{GAME}/{act}", game) == (403, "forbidden"), act
        body = {**BODIES[("post", f"{GAME}/{act}")], "seat": ""}
        assert watcher.refused("POST", f"/games/{game}/{act}", body) == (403, "forbidden"), act
    assert watcher.refused("GET", f"/games/{game}/view?seat=german") == (403, "forbidden")
    assert watcher.refused("GET", f"/games/{game}/chat") == (403, "forbidden")
    assert watcher.refused("POST", f"/games/{game}/chat", {"text": "hi"}) == (403, "forbidden")
    assert watcher.refused("POST", f"/games/{game}/invitations", {"seat": ""}) == (403, "forbidden")


def test_a_spectators_view_holds_no_question(shared: Worker) -> None:
    german, _, game = two_players(shared)
    watcher = Visitor(shared.address)
    watcher.accept(german.invite(game, ""))
    view = watcher.view(game, "")
    assert view["question"] is None
    assert all(not hand["cards"] for hand in view["scene"]["hands"])


def test_every_request_that_changes_something_needs_the_csrf_header(shared: Worker) -> None:
    german, _, game = two_players(shared)
    for method, path in routes(shared):
        if method == "get":
            continue
        real = path.removeprefix("/api").replace("{game_id}", game).replace("{token}", "none")
        body = BODIES.get((method, path), {})
        answer = german.ask(method.upper(), real, body, headers={"x-csrf-token": ""})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden"), (method, path)


@pytest.mark.parametrize("token", ["x", "AAAAAAAAAAAAAAAAAAAAAA", "' or 1=1 --", "%00", "..%2f..%2f"])
def test_a_guessed_invitation_is_not_found(shared: Worker, token: str) -> None:
    me = Visitor(shared.address)
    assert me.refused("GET", f"/invitations/{token}")[0] == 404
    assert me.refused("POST", f"/invitations/{token}")[0] == 404

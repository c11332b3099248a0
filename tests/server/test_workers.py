"""One worker or several, stopped and started, killed or raced: the same game."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import psycopg
import pytest

from .conftest import Start
from .postgres import Cluster
from .support import AGAINST, HOT_SEAT, Json, Visitor, Worker, play_random, two_players, until


def elsewhere(who: Visitor, worker: Worker) -> Visitor:
    """The same person at another worker."""
    there = Visitor(worker.address, come_in=False)
    there.http.cookies = who.http.cookies
    there.me = who.me
    return there


def test_a_game_goes_on_after_a_restart(start: Start, database: str) -> None:
    first = start(database=database)
    me = Visitor(first.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=40)
    before = {seat: me.view(game, seat) for seat in ("german", "soviet", "")}
    first.stop()
    me = elsewhere(me, start(database=database))
    assert {seat: me.view(game, seat) for seat in before} == before
    play_random({"german": me, "soviet": me}, game, choices=5)


def test_undo_and_takeback_survive_a_restart(start: Start) -> None:
    first = start()
    me = Visitor(first.address)
    game = me.new(HOT_SEAT)
    sitting = {"german": me, "soviet": me}
    for seed in range(20):
        play_random(sitting, game, choices=3, seed=seed)
        for act in ("undo", "redo", "undo"):
            for seat in sitting:
                me.ask("POST", f"/games/{game}/{act}", {"seat": seat})
        if seed % 7 == 3:
            me.post(f"/games/{game}/takeback", {"seat": "german"})
    before = [me.view(game, seat) for seat in sitting]
    first.stop()
    me = elsewhere(me, start())
    assert [me.view(game, seat) for seat in sitting] == before


def test_a_computer_that_was_asked_answers_after_a_restart(start: Start) -> None:
    first = start(pause=60)
    me = Visitor(first.address)
    game = me.new(AGAINST)
    while me.info(game)["asked"] == ["german"]:
        me.play(game, "german")
        until(lambda: me.info(game)["asked"] == ["soviet"] or settled(me, game))
    first.stop()
    me = elsewhere(me, start(pause=0))
    until(lambda: me.info(game)["asked"] == ["german"])


def settled(me: Visitor, game: str) -> bool:
    """Whether it is the person's turn again: the computer's first answer comes at once."""
    return bool(me.info(game)["asked"] == ["german"])


def test_two_workers_share_a_game(start: Start, postgres: Cluster) -> None:
    address = postgres.database()
    first, second = start(database=address), start(database=address)
    german, soviet, game = two_players(first)
    soviet = elsewhere(soviet, second)
    assert soviet.view(game, "soviet")["player"] == 1
    for _ in range(20):
        seat = german.info(game)["asked"][0]
        (german if seat == "german" else soviet).play(game, seat)
        assert german.info(game) | {"seats": 0, "your_turn": 0} == soviet.info(game) | {
            "seats": 0,
            "your_turn": 0,
        }
    assert elsewhere(german, second).view(game, "german") == german.view(game, "german")
    assert elsewhere(soviet, first).view(game, "soviet") == soviet.view(game, "soviet")


def test_a_choice_at_one_worker_is_pushed_at_the_other(start: Start, postgres: Cluster) -> None:
    address = postgres.database()
    first, second = start(database=address), start(database=address)
    german, soviet, game = two_players(first)
    soviet = elsewhere(soviet, second)
    with soviet.live(game, "soviet") as socket:
        socket.next("view")
        until(lambda: german.info(game)["seats"][1]["connected"])
        german.play(game, "german")
        assert socket.next("view", timeout=2)["view"]["question"] is not None
        german.post(f"/games/{game}/chat", {"text": "over there"})
        assert socket.next("chat", timeout=2)["chat"]["text"] == "over there"


def test_lost_news_is_made_up_for(tmp_path: Path, start: Start) -> None:
    """Two servers on one file with no channel between them: each looks at the database now and then."""
    first, second = start(), start()
    german, soviet, game = two_players(first)
    soviet = elsewhere(soviet, second)
    with soviet.live(game, "soviet") as socket:
        socket.next("view")
        german.play(game, "german")
        assert socket.next("view", timeout=8)["view"]["question"] is not None


def test_workers_race_for_one_choice_and_one_wins(start: Start, database: str) -> None:
    """The same seat chooses at two workers at once: what is acknowledged is played, once."""
    first, second = start(database=database), start(database=database)
    me = Visitor(first.address)
    game = me.new(HOT_SEAT)
    tabs = [me, elsewhere(me, second)]
    for _ in range(25):
        seat = me.info(game)["asked"][0]
        view = me.view(game, seat)
        key = view["question"]["offers"][-1]["key"]
        body = {"seat": seat, "keys": [key], "seq": view["seq"]}
        statuses = at_once(tabs, f"/games/{game}/play", body)
        assert sorted(statuses) == [200, 409]
        assert tabs[0].view(game, "german") == tabs[1].view(game, "german")
        assert tabs[0].view(game, "soviet") == tabs[1].view(game, "soviet")


def at_once(visitors: list[Visitor], path: str, body: Json) -> list[int]:
    """Several people post the same at the same moment; the statuses."""
    statuses: list[int] = []
    ready = threading.Barrier(len(visitors))

    def run(who: Visitor) -> None:
        ready.wait()
        statuses.append(who.ask("POST", path, body).status_code)

    threads = [threading.Thread(target=run, args=(who,)) for who in visitors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return statuses


def test_computers_of_two_workers_do_not_play_twice(start: Start, postgres: Cluster) -> None:
    address = postgres.database()
    first, second = start(database=address), start(database=address)
    me = Visitor(first.address)
    there = elsewhere(me, second)
    game = me.new(AGAINST)
    with me.live(game, "german") as one, there.live(game, "german") as two:
        one.next("view")
        two.next("view")
        play_random({"german": me}, game, choices=25)
        until(lambda: "soviet" not in me.info(game)["asked"])
        assert me.view(game, "german") == there.view(game, "german")


def test_one_seat_is_taken_by_one_person(start: Start, database: str) -> None:
    first, second = start(database=database), start(database=database)
    for _ in range(8):
        host = Visitor(first.address)
        game = host.new({"german": "me", "soviet": "open"})
        token = host.invite(game, "soviet")
        guests = [Visitor(first.address), Visitor(second.address)]
        statuses = at_once(guests, f"/invitations/{token}", {})
        assert sorted(statuses)[0] == 200
        assert sorted(statuses)[1] in (404, 409)
        assert sum(guest.ask("GET", f"/games/{game}").is_success for guest in guests) == 1


# -- games that no longer hold ---------------------------------------------------------------------------


def spoil(worker: Worker, game: str, *statements: str) -> None:
    """Changes the database behind the server's back."""
    with sqlite3.connect(Path(worker.settings.data) / "grognard.sqlite") as c:
        for statement in statements:
            c.execute(statement, (game,))
    c.close()


NONSENSE = """update acts set keys = '["nonsense"]' where game = ? and n = 5"""


@pytest.mark.parametrize(
    ("statements", "text"),
    [
        ([NONSENSE], "server-unplayable"),
        (["update acts set hash = 'ffff' where game = ? and n = 10"], "server-unplayable"),
        (["delete from acts where game = ? and n = 5"], "server-unplayable"),
        (["update games set scenario = 'gone' where id = ?"], "server-unplayable"),
        (["update games set game = 'gone' where id = ?"], "server-unplayable"),
        (["update games set scenario = 'gone', rules_version = 99 where id = ?"], "server-other-version"),
    ],
)
def test_a_game_that_does_not_replay_says_so_and_the_others_go_on(
    start: Start, statements: list[str], text: str
) -> None:
    first = start()
    me = Visitor(first.address)
    broken, whole = me.new(HOT_SEAT), me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, broken, choices=10)
    first.stop()
    spoil(first, broken, *statements)
    me = elsewhere(me, start())
    answer = me.ask("GET", f"/games/{broken}/view?seat=german")
    assert (answer.status_code, answer.json()["text"]["id"]) == (409, text)
    assert {game["id"] for game in me.get("/games")} == {broken, whole}
    assert me.info(broken)["status"] == "running"
    assert me.refused("POST", f"/games/{broken}/undo", {"seat": "german"}) == (409, "conflict")
    assert me.ask("DELETE", f"/games/{broken}").status_code == 204  # nobody can play on: it may be put away
    assert [game["id"] for game in me.get("/games")] == [whole]
    me.play(whole, "german")


def test_a_game_that_rests_is_only_in_the_database(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    before = me.view(game, "german")
    rooms = worker.server.rooms
    monkeypatch.setattr("grognard.server.tables.rooms.IDLE", 0)
    with me.live(game, "german") as socket:
        socket.next("view")
        worker.do(worker.server.keeping.tidy())
        assert rooms.known(game) is not None
    until(lambda: not worker.server.hub.listeners)
    worker.do(worker.server.keeping.tidy())
    assert rooms.known(game) is None
    assert me.view(game, "german") == before


def test_guests_who_never_played_are_forgotten(start: Start) -> None:
    worker = start()
    idle, playing, new = (Visitor(worker.address) for _ in range(3))
    playing.new(HOT_SEAT)
    old = "update people set seen = '2020-01-01T00:00:00.000000Z' where id = ?"
    for who in (idle, playing):
        spoil(worker, who.me["id"], old)
    worker.do(worker.server.chores.sweep())
    assert idle.refused("GET", "/games") == (401, "not-signed-in")
    assert len(playing.get("/games")) == 1
    assert new.get("/games") == []


@pytest.mark.flaky(reruns=2)  # a socket that asks through a dead connection is told to come back, as pages do
def test_workers_go_on_when_the_database_hangs_up(start: Start, postgres: Cluster) -> None:
    """All connections are cut, the one that carries news between the workers too."""
    address = postgres.database()
    first, second = start(database=address), start(database=address)
    german, soviet, game = two_players(first)
    soviet = elsewhere(soviet, second)
    with soviet.live(game, "soviet") as socket:
        socket.next("view")
        cut = "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s"
        with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
            connection.execute(cut, [address.rpartition("/")[2]])
        until(lambda: german.ask("GET", "/games").is_success)
        until(lambda: soviet.ask("GET", "/games").is_success)
        german.play(game, "german")
        assert socket.next("view", timeout=10)["view"]["question"] is not None
        german.post(f"/games/{game}/chat", {"text": "still there?"})
        assert socket.next("chat", timeout=10)["chat"]["text"] == "still there?"

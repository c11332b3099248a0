"""The live socket: views at once and on every change, to those who may see them."""

from __future__ import annotations

import json
import time
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grognard.server.news.live import REFUSAL_SECONDS

from .conftest import Start
from .support import AGAINST, HOT_SEAT, INVITING, Live, Visitor, Worker, play_random, two_players, until


def test_both_screens_see_a_choice_at_once(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    with german.live(game, "german") as one, soviet.live(game, "soviet") as two:
        assert one.next()["t"] == "info"
        assert one.next("view")["view"] == german.view(game, "german")
        two.next("view")
        begun = time.monotonic()
        german.play(game, "german")
        seen = two.next("view")["view"]
        assert time.monotonic() - begun < 2
        assert seen == soviet.view(game, "soviet", since=seen["log_from"])
        assert one.next("view")["view"]["seq"] == german.view(game, "german")["seq"]


def test_two_tabs_of_one_player_agree(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    with me.live(game, "german") as one, me.live(game, "german") as two:
        for tab in (one, two):
            tab.next("view")
        me.play(game, "german")
        assert one.next("view") == two.next("view")


def test_who_comes_back_continues_where_he_was(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=30)
    with me.live(game, "german") as socket:
        whole = socket.next("view")["view"]
    assert whole["log_from"] == 0
    play_random({"german": me, "soviet": me}, game, choices=10, seed=2)
    with me.live(game, "german", have=whole["log_final"]) as socket:
        late = socket.next("view")["view"]
    assert late["log_from"] == whole["log_final"] > 0
    assert whole["log"][: late["log_from"]] + late["log"] == me.view(game, "german")["log"]


def test_each_view_carries_only_the_lines_that_are_new(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    with me.live(game, "soviet") as socket:
        view = socket.next("view")["view"]
        lines = view["log"]
        for seed in range(25):
            play_random({"german": me, "soviet": me}, game, choices=1, seed=seed)
            view = socket.next("view")["view"]
            lines = [*lines[: view["log_from"]], *view["log"]]
    assert lines == me.view(game, "soviet")["log"]
    assert view["log_from"] > 0


def test_after_a_takeback_the_whole_log_comes_again(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=30)
    with me.live(game, "german") as socket:
        socket.next("view")
        me.post(f"/games/{game}/takeback", {"seat": "german"})
        assert socket.next("view")["view"]["log_from"] == 0


def test_a_spectators_socket_gets_the_spectators_view(shared: Worker) -> None:
    german, _, game = two_players(shared)
    watcher = Visitor(shared.address)
    watcher.accept(german.invite(game, ""))
    with watcher.live(game) as socket:
        assert socket.next("view")["view"]["player"] == -1
        german.play(game, "german")
        seen = socket.next("view")["view"]
        assert seen["player"] == -1
        assert seen["question"] is None
        german.post(f"/games/{game}/chat", {"text": "among us"})
        german.post(f"/games/{game}/resign", {"seat": "german"})
        while (message := socket.next())["t"] != "view":
            assert message["t"] == "info"


def test_choices_made_in_secret_cannot_be_counted(shared: Worker) -> None:
    """Commands are given at the same time (PZR-4.2.1): how many units have one is nobody else's business."""
    german, soviet, watcher = (Visitor(shared.address) for _ in range(3))
    game = german.new(INVITING, "panzer/pervy-voin")
    soviet.accept(german.invite(game, "soviet"))
    watcher.accept(german.invite(game, ""))
    for who, seat in ((soviet, "soviet"), (soviet, "soviet"), (german, "german")):
        who.play(game, seat, "done")  # all stand where they are
    with soviet.live(game, "soviet") as one, watcher.live(game) as two:
        for socket in (one, two):
            socket.next("view")
        told = [
            watcher.info(game),
            watcher.get(f"/games/{game}/report"),
            soviet.steps(f"/games/{game}/replay", ""),
        ]
        assert (told[1]["ends"], watcher.get(f"/games/{game}/replay")["ends"]) == (-1, -1)
        for kind in ("order ", "halt-order", "order ", "move-order"):
            offers = german.view(game, "german")["question"]["offers"]
            german.play(game, "german", next(o["key"] for o in offers if o["key"].startswith(kind)))
        german.post(f"/games/{game}/undo", {"seat": "german"})
        again = [
            watcher.info(game),
            watcher.get(f"/games/{game}/report"),
            soviet.steps(f"/games/{game}/replay", ""),
        ]
        assert again == told
        assert watcher.get("/games")[0]["changed"] == told[0]["changed"]
        german.post(f"/games/{game}/resign", {"seat": "german"})
        for socket in (one, two):  # the next they hear of is who is there, at most, and the end
            infos: list[str] = []
            views = 0
            while not views or "over" not in infos:
                message = socket.next()
                views += message["t"] == "view"
                infos += [message["info"]["status"]] if message["t"] == "info" else []
            assert views == 1
            assert infos in (["over"], ["running", "over"])


def test_a_waiting_page_turns_into_the_game(shared: Worker) -> None:
    host, friend = Visitor(shared.address), Visitor(shared.address)
    game = host.new(INVITING)
    with host.live(game, "german") as socket:
        assert socket.next("info")["info"]["status"] == "waiting"
        friend.accept(host.invite(game, "soviet"))
        assert socket.next("view")["view"]["player"] == 0
        assert host.info(game)["status"] == "running"


def test_who_is_there_is_seen(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    with german.live(game, "german") as socket:
        with soviet.live(game, "soviet"):
            while not socket.next("info")["info"]["seats"][1]["connected"]:
                pass
            assert german.get("/games")[0]["seats"][1]["connected"]
        while socket.next("info")["info"]["seats"][1]["connected"]:
            pass
    until(lambda: not german.info(game)["seats"][0]["connected"])


def test_chat_reaches_the_other_player(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    with soviet.live(game, "soviet") as socket:
        socket.next("view")
        said = german.post(f"/games/{game}/chat", {"text": " Good\x07 luck "})
        assert said["text"] == "Good luck"
        assert socket.next("chat")["chat"] == said
    assert soviet.get(f"/games/{game}/chat") == [said]
    for text in ("", "   ", "x" * 501, "\x00"):
        assert german.refused("POST", f"/games/{game}/chat", {"text": text}) == (400, "bad-request")


def test_the_computers_choices_come_one_by_one(start: Start) -> None:
    worker = start(pause=0.05)
    me = Visitor(worker.address)
    game = me.new(AGAINST)
    with me.live(game, "german") as socket:
        seen = [socket.next("view")["view"]["seq"]]
        me.play(game, "german")
        while socket.next("view")["view"]["asked"] != [{"player": 0, "kind": "Turn.choose"}]:
            seen.append(0)
            if len(seen) > 6:
                break
            view = me.view(game, "german")
            if view["question"]:
                me.play(game, "german")
    assert len(seen) > 1


# -- who may not -------------------------------------------------------------------------------------------


def problem_of(who: Visitor, game: str, seat: str = "", query: str = "") -> tuple[str, int]:
    """The problem a socket is refused with, and the code it is closed with."""
    with who.live(game, seat + query) as socket:
        return socket.next("problem")["problem"]["code"], closing(socket)


def closing(socket: Live) -> int:
    """The code a socket is closed with."""
    try:
        while True:
            socket.next()
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return closed.rcvd.code


def test_those_without_a_part_are_told_and_shut_out(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    assert problem_of(Visitor(shared.address), game) == ("not-found", 4404)
    assert problem_of(german, "AAAAAAAAAAAAAAAA") == ("not-found", 4404)
    assert problem_of(soviet, game, "german") == ("forbidden", 4403)
    assert problem_of(soviet, game, "third") == ("forbidden", 4403)
    assert problem_of(Visitor(shared.address, come_in=False), game) == ("not-signed-in", 4401)
    assert problem_of(german, game, "german", "&have=-1") == ("bad-request", 4400)


def test_another_sites_page_gets_no_socket(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused:
            me.live(game, "german", origin=origin)
        assert refused.value.response.status_code == 403
    with me.live(game, "german", origin=shared.address) as socket:
        socket.next("view")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "{}",
        '{"t":"play"}',
        '{"t":"have","lines":"x"}',
        '{"t":"have","lines":1e99}',
        "x" * 2000,
    ],
)
def test_what_is_no_have_closes_the_socket(shared: Worker, text: str) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    with me.live(game, "german") as socket:
        socket.next("view")
        socket.send(text)
        assert socket.next("problem")["problem"]["code"] == "bad-request"
    assert me.view(game, "german")["seq"] == 0


def test_a_huge_message_closes_the_socket(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    with me.live(game, "german") as socket:
        socket.next("view")
        socket.send("x" * 100_000)
        assert closing(socket) == 1009


def test_a_flood_closes_the_socket(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    with me.live(game, "german") as socket:
        socket.next("view")
        with suppress(ConnectionClosed):  # the server may be quicker than the flood
            for _ in range(200):
                socket.send(json.dumps({"t": "have", "lines": 0}))
        assert closing(socket) == 4429


def test_signing_out_closes_the_sockets_of_that_session(shared: Worker) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    with me.live(game, "german") as socket:
        socket.next("view")
        me.ask("DELETE", "/session")
        assert socket.next("problem")["problem"]["code"] == "not-signed-in"


def test_nobody_opens_more_than_twenty(start: Start) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    sockets = [me.live(game, "german") for _ in range(20)]
    for socket in sockets:
        socket.next("view")
    begun = time.monotonic()
    assert problem_of(me, game, "german") == ("too-many", 4429)
    assert time.monotonic() - begun >= REFUSAL_SECONDS, "who comes too often waits for his refusal"
    sockets.pop().close()
    until(lambda: not worker.server.hub.listeners or len(worker.server.hub.listeners[game]) == 19)
    for socket in sockets:
        socket.close()


def test_a_client_that_does_not_read_holds_up_nobody(shared: Worker) -> None:
    german, soviet, game = two_players(shared)
    with german.live(game, "german") as deaf, soviet.live(game, "soviet") as socket:
        socket.next("view")
        play_random({"german": german, "soviet": soviet}, game, choices=60)
        last = soviet.view(game, "soviet")
        while socket.next("view")["view"]["seq"] != last["seq"]:
            pass
        del deaf

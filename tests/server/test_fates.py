"""Games outlive an upgrade of the rules: those of released versions, and those that are read differently."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sqlite3
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from grognard.cli import main
from grognard.core.kernel import state as machine
from grognard.core.kernel.column import SCALAR
from grognard.core.kernel.state import State, asked_lanes
from grognard.core.referee import film
from grognard.core.referee.fair import verify
from grognard.core.referee.game import game_names, load, rules_of
from grognard.core.referee.record import parse_record
from grognard.server.matches.fate import FROZEN, LOST, PLAYS, READS, WAITS, Fate
from grognard.server.matches.fate import played as played_by_rules
from grognard.server.matches.filming import final_choices
from grognard.server.matches.frozen import shelved_record
from grognard.server.operator.checking import check
from grognard.server.operator.desk import at_desk, listed
from grognard.server.persons.people import csrf_of, token_key
from grognard.server.storage.database import Database
from grognard.server.storage.kept import note_fate
from grognard.server.storage.store import acts_after
from grognard.server.storage.upgrade import current, upgrade
from grognard.server.tables import replays

from .conftest import Start
from .support import AGAINST, DAWN, HOT_SEAT, Json, Visitor, Worker, play_random, two_players, until
from .test_upgrades import RELEASED, seen_before, unpacked

LATER = "2999-01-01T00:00:00.000000Z"


pytestmark = pytest.mark.holds  # the rules are changed under the server, so they run in its own process


@pytest.fixture
def start(start: Start) -> Start:
    """Workers without processes: what a test changes in the rules holds for them."""
    return partial(start, inline=True)


# -- rules that differ ---------------------------------------------------------------------------------------


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has the next version of its rules, which reads all choices as the one before."""
    raise_versions(monkeypatch)


def raise_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in game_names():
        rules = rules_of(name)
        monkeypatch.setattr(rules, "version", rules.version + 1)


def differ(monkeypatch: pytest.MonkeyPatch, record: str, number: int, way: str) -> None:
    """The next version of the rules, in which one choice of a recorded game is read differently.

    "stricter": it is no longer offered. "refusing": nothing can come of it. "other": it leads elsewhere.
    """
    frame = asking_frame(record, number)
    rules = rules_of("coh")
    offered, chosen = frame.options, frame.choose

    def options(self: Any, s: State) -> list[Any]:
        found: list[Any] = offered(self, s)
        return [] if s.ply == number - 1 else found

    def choose(self: Any, s: State, option: Any) -> None:
        if s.ply == number and way == "refusing":
            raise AssertionError("the frame cannot take it")
        chosen(self, s, option)
        if s.ply == number and way == "other":
            column = next(each for each in rules.columns if each.per == SCALAR and not each.derived)
            setattr(s, column.name, getattr(s, column.name) + 1)

    raise_versions(monkeypatch)
    if way == "stricter":
        monkeypatch.setattr(frame, "options", options)
    else:
        monkeypatch.setattr(frame, "choose", choose)


def asking_frame(record: str, number: int) -> Any:
    """The kind of frame that asks for a choice of a recorded game."""
    cut = parse_record(record).until(number - 1)
    state = load(cut.text()).state
    return type(state.top(asked_lanes(state)[0]))


# -- the databases of released versions ----------------------------------------------------------------------


def sits(worker: Worker, person: str) -> Visitor:
    """Somebody of the database at a page."""
    token = secrets.token_urlsafe(16)
    with sqlite3.connect(Path(worker.settings.data) / "grognard.sqlite") as c:
        columns = "insert into sessions (token, person, created, expires) values (?, ?, ?, ?)"
        c.execute(columns, (token_key(token), person, "2026-01-01T00:00:00.000000Z", LATER))
    c.close()
    visitor = Visitor(worker.address, come_in=False)
    visitor.http.cookies.set("grognard-session", token)
    visitor.http.cookies.set("grognard-csrf", csrf_of(token))
    return visitor


class House:
    """A released database on a server of today."""

    def __init__(self, released: str, worker: Worker, fates: dict[str, Fate]) -> None:
        self.worker = worker
        self.seen = seen_before(released)
        self.fates = fates
        with sqlite3.connect(Path(worker.settings.data) / "grognard.sqlite") as c:
            sitting = c.execute("select game, seat, person from seats where person is not null").fetchall()
        c.close()
        self.people = {person: sits(worker, person) for person in sorted({row[2] for row in sitting})}
        self.seats = {(game, seat): person for game, seat, person in sitting}

    def who(self, game: str, seat: str = "") -> Visitor:
        """Who sits there, or anybody of the game."""
        found = [p for (g, s), p in self.seats.items() if g == game and (not seat or s == seat)]
        return self.people[found[0]]

    def games(self, *kinds: str) -> Iterator[tuple[str, Json, Fate]]:
        """Name, what was seen of it, and fate of the games with one of these fates."""
        for name, seen in self.seen.items():
            if self.fates[seen["id"]].kind in kinds:
                yield name, seen, self.fates[seen["id"]]


def house(released: str, start: Start, data: Path) -> House:
    address = unpacked(released, data / "grognard.sqlite")
    fates = {game.id: game.fate for game in check(address).games}  # before the upgrade, as an operator does
    return House(released, start(), fates)


@pytest.fixture(params=RELEASED)
def today(request: pytest.FixtureRequest, start: Start, tmp_path: Path) -> House:
    return house(request.param, start, tmp_path / "data")


@pytest.fixture(params=RELEASED)
def tomorrow(request: pytest.FixtureRequest, start: Start, tmp_path: Path, raised: None) -> House:
    return house(request.param, start, tmp_path / "data")


def position(view: Json) -> Json:
    """What is on the map and who has won: it must not change, whatever is shown around it."""
    pieces = sorted((piece["key"], piece["owner"], piece["place"]) for piece in view["scene"]["pieces"])
    return pieces, view["outcome"], view["player"], view["seats"]


def offered(view: Json) -> Json:
    """What is asked, and what can be answered; how it is shown may have changed since."""
    question = view["question"]
    return view["seq"], view["undo"], question and (question["kind"], [o["key"] for o in question["offers"]])


def as_promised(house: House) -> None:
    """Every game is what `db check` said before the upgrade, and none is lost."""
    assert not list(house.games(LOST))
    for name, seen, fate in house.games(PLAYS, READS, WAITS):
        for seat, before in seen["views"].items():
            view = house.who(seen["id"], seat).view(seen["id"], seat)
            assert position(view) == position(before), (name, seat)
            if fate.made == fate.here:
                assert offered(view) == offered(before), (name, seat)
    for name, seen, fate in house.games(READS, WAITS, FROZEN):
        reader = house.who(seen["id"])
        info = reader.info(seen["id"])
        assert info["other_rules"]["state"] == fate.kind, name
        assert not info["asked"], name
        assert info["status"] == seen["info"]["status"], name
        assert info["winners"] == seen["info"]["winners"], name
        assert all(reader.view(seen["id"], "")[key] is None for key in ["question"]), name
        replay = reader.get(f"/games/{seen['id']}/replay")
        assert replay["parts"][0]["steps"], name
    for name, seen, fate in house.games(READS, FROZEN):
        readable(house.who(seen["id"]), seen["id"], fate, name)
    for name, seen, _ in house.games(WAITS):
        goes_on(house, seen, name)
    for name, seen, _ in house.games(FROZEN):
        assert_frozen(house.who(seen["id"]), seen["id"], name)


def readable(reader: Visitor, game: str, fate: Fate, name: str) -> None:
    """Its record is whole, a link leads to its replay, and it can be put away."""
    text = reader.get(f"/games/{game}/record")
    record = parse_record(text)
    assert record.last_version() == fate.made, name
    token = reader.post(f"/games/{game}/share")["token"]
    assert reader.get(f"/shared/{token}")["parts"][0]["steps"], name
    assert reader.get(f"/shared/{token}/record") == text, name
    if fate.kind != FROZEN:
        assert verify(text)[0].state.ply == len(record.standing()), name


def goes_on(house: House, seen: Json, name: str) -> None:
    """A running game is played by nobody until all its people have agreed, then by the new rules."""
    game = seen["id"]
    mine = [seat for (g, seat) in house.seats if g == game]
    before = {seat: position(house.who(game, seat).view(game, seat)) for seat in mine}
    assert house.who(game).refused("POST", f"/games/{game}/undo", {"seat": mine[0]})[0] == 409, name
    people = {house.seats[game, seat]: seat for seat in mine}
    for asked, (person, seat) in enumerate(people.items(), 1):
        info = house.people[person].post(f"/games/{game}/agree", {"seat": seat})
        other = info["other_rules"]
        assert (other is None) == (asked == len(people)), name
        if other is not None:
            assert seat in other["agreed"], name
            assert seat not in other["asked"], name
    for seat in mine:
        after = house.who(game, seat).view(game, seat)
        if not any(each["who"] == "computer" for each in seen["info"]["seats"]):
            assert position(after) == before[seat], name
    until(lambda: set(house.who(game).info(game)["asked"]) & set(mine), 30)
    play_random({seat: house.who(game, seat) for seat in mine}, game, choices=3)
    again = house.who(game).ask("POST", f"/games/{game}/agree", {"seat": mine[0]}).json()
    assert again["text"]["id"] == "server-same-rules", name


def assert_frozen(reader: Visitor, game: str, name: str) -> None:
    """It cannot be played on, and says so in a sentence; it can be put away, and given up."""
    info = reader.info(game)
    seat = next((s["seat"] for s in info["seats"] if s["who"] == "me"), "")
    assert reader.ask("DELETE", f"/games/{game}").status_code == 204, name
    assert game not in [each["id"] for each in reader.get("/games")], name
    if seat and info["status"] == "running":
        answer = reader.ask("POST", f"/games/{game}/agree", {"seat": seat})
        assert (answer.status_code, answer.json()["text"]["id"]) == (409, "server-frozen"), name
        reader.post(f"/games/{game}/resign", {"seat": seat})
        assert reader.info(game)["status"] == "over", name
        assert f"# resigned {seat}" in reader.get(f"/games/{game}/record"), name


def test_games_of_released_versions_are_as_promised(today: House) -> None:
    assert set(today.fates) == {seen["id"] for seen in today.seen.values()}
    as_promised(today)


def test_games_of_released_versions_under_a_version_that_reads_them_alike(tomorrow: House) -> None:
    """Those that this version reads differently stay as they are; the others are read, or carried over."""
    as_promised(tomorrow)
    with contextlib.closing(sqlite3.connect(Path(tomorrow.worker.settings.data) / "grognard.sqlite")) as c:
        for _, seen, fate in tomorrow.games(WAITS):
            row = c.execute("select rules_version, frozen from games where id = ?", (seen["id"],)).fetchone()
            assert row == (fate.here, "")


@pytest.mark.parametrize("released", RELEASED)
def test_games_of_released_versions_under_a_version_that_reads_the_longer_ones_differently(
    released: str, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finished, resigned, rewound, played on from another: all are frozen, and all can be looked at."""

    def choose(s: State, lane: int, option: Any) -> None:
        if s.ply == 29:
            raise AssertionError("no frame takes a thirtieth choice")
        machine.choose(s, lane, option)

    raise_versions(monkeypatch)
    monkeypatch.setattr("grognard.core.referee.game.choose", choose)
    found = house(released, start, tmp_path / "data")
    frozen = [(seen["id"], fate) for _, seen, fate in found.games(FROZEN)]
    assert len(frozen) > 8
    choices = {fate.choice for _, fate in frozen}  # some the rules of today read differently before that
    assert max(choices) == 30
    for _, seen, fate in found.games(WAITS):  # carried over, a short one might reach the thirtieth choice
        found.fates[seen["id"]] = Fate(PLAYS, fate.made, fate.here)
    as_promised(found)


@pytest.mark.parametrize("released", RELEASED)
def test_the_log_alone_gives_the_record_that_the_rules_give(released: str, tmp_path: Path) -> None:
    """Taken back, undone, made again, rewound, played on from another game: all without knowing the rules."""
    address = unpacked(released, tmp_path / "grognard.sqlite")
    upgrade(address)

    async def compare(db: Database) -> int:
        found = [each for each in await listed(db) if each.status != "waiting"]
        for each in found:
            async with db.read() as c:
                log = await acts_after(c, each.id, 0)
            match = played_by_rules(each, log)
            if match.frozen is None:
                assert shelved_record(each, log).text() == match.game.text(), each.name
        return len(found)

    assert at_desk(address, compare) == len(seen_before(released)) - 1


def test_lists_tell_what_became_of_games_before_anybody_has_opened_them(today: House) -> None:
    """Games of an older version are learned one by one; until then a list says only that they are old."""
    learning = today.worker.server.learning
    for me in today.people.values():
        for info in me.get("/games"):
            rules = info["other_rules"]
            assert rules is None or not (rules["state"] == "waits" and today.fates[info["id"]].kind == FROZEN)
    for _ in today.fates:
        today.worker.do(learning.learn())
    listed = {info["id"]: info for me in today.people.values() for info in me.get("/games")}
    for name, seen, fate in today.games(READS, WAITS, FROZEN):
        assert listed[seen["id"]]["other_rules"]["state"] == fate.kind, name
        assert not listed[seen["id"]]["asked"], name
    assert today.worker.do(learning._next()) == ""


@pytest.mark.pure
def test_what_was_learned_of_a_game_holds_for_one_version(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.server.chores.LEARN", 1000)
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=30)
    record = standing_record(worker, game)
    learned = []
    for way in ("same", "alike", "differently"):
        if way == "alike":
            raise_versions(monkeypatch)
        elif way == "differently":
            differ(monkeypatch, record, 20, "refusing")
        worker.stop()
        worker = start()
        me = moved(worker, me)
        before, _, after = (listed_state(me), worker.do(worker.server.learning.learn()), listed_state(me))
        learned.append((before, after))
    assert learned == [("", ""), ("unread", "waits"), ("unread", "frozen")]
    assert me.ask("DELETE", f"/games/{game}").status_code == 204
    assert not me.get("/games")


def test_nobody_is_told_of_a_game_while_it_is_being_learned(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What becomes of it counts as known when it is written, and not a moment before."""
    monkeypatch.setattr("grognard.server.chores.LEARN", 1000)
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=5)
    raise_versions(monkeypatch)
    worker.stop()
    worker = start()
    me = moved(worker, me)
    begun = threading.Event()

    async def slow(*args: Any) -> None:
        begun.set()
        await asyncio.sleep(0.3)
        await note_fate(*args)

    monkeypatch.setattr("grognard.server.tables.halls.note_fate", slow)
    loop = worker.server.chores.tasks[0].get_loop()
    learning = asyncio.run_coroutine_threadsafe(worker.server.learning.learn(), loop)
    assert begun.wait(10)
    assert me.info(game)["other_rules"]["state"] == "waits"
    learning.result(10)


def listed_state(me: Visitor) -> str:
    """What the list says of his one game and the rules."""
    (info,) = me.get("/games")
    return info["other_rules"]["state"] if info["other_rules"] else ""


def test_a_game_that_cannot_be_opened_is_tried_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.server.chores.LEARN", 1000)
    worker = start()
    me = Visitor(worker.address)
    lost, other = me.new(HOT_SEAT), me.new(HOT_SEAT)
    for game in (other, lost):
        play_random({"german": me, "soviet": me}, game, choices=3)
    with sqlite3.connect(Path(worker.settings.data) / "grognard.sqlite") as c:
        c.execute("update games set scenario = 'no-such-scenario' where id = ?", (lost,))
    c.close()
    raise_versions(monkeypatch)
    worker.stop()
    worker = start()
    me = moved(worker, me)
    for _ in range(3):
        worker.do(worker.server.learning.learn())
    assert {info["id"]: info["other_rules"]["state"] for info in me.get("/games")} == {
        lost: "unread",
        other: "waits",
    }


def test_a_game_that_waited_for_players_begins_by_the_new_rules(tomorrow: House) -> None:
    seen = tomorrow.seen["waiting"]
    host = tomorrow.who(seen["id"])
    token = host.get(f"/games/{seen['id']}/invitations")[0]["token"]
    guest = Visitor(tomorrow.worker.address)
    info = guest.accept(token)
    assert (info["status"], info["other_rules"]) == ("running", None)
    play_random({"german": host, "soviet": guest}, seen["id"], choices=3)


# -- rules that read a game differently ----------------------------------------------------------------------


@pytest.fixture
def played(start: Start) -> tuple[Worker, Visitor, Visitor, str, str]:
    """A game of two people, and its record as it stands."""
    worker = start()
    german, soviet, game = two_players(worker)
    play_random({"german": german, "soviet": soviet}, game, choices=60)
    return worker, german, soviet, game, standing_record(worker, game)


def standing_record(worker: Worker, game: str) -> str:
    return worker.match(game).game.text()


def restarted(start: Start, worker: Worker, *visitors: Visitor) -> list[Visitor]:
    """The same people at a new server on the same database."""
    worker.stop()
    there = start()
    return [moved(there, visitor) for visitor in visitors]


def moved(worker: Worker, visitor: Visitor) -> Visitor:
    """Somebody with his cookies at another worker."""
    there = Visitor(worker.address, come_in=False)
    there.http.cookies = visitor.http.cookies
    return there


@pytest.mark.pure
@pytest.mark.parametrize(("way", "last"), [("stricter", 60), ("refusing", 39), ("other", 39)])
def test_a_game_that_is_read_differently_is_frozen(
    played: tuple[Worker, Visitor, Visitor, str, str],
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    way: str,
    last: int,
) -> None:
    worker, german, soviet, game, record = played
    made = rules_of("coh").version
    before = {"german": german.view(game, "german"), "soviet": soviet.view(game, "soviet")}
    differ(monkeypatch, record, 40, way)
    [fate] = [found.fate for found in check(worker.settings.url).games]
    assert (fate.kind, fate.n, fate.choice) == (FROZEN, last, 40)
    german, soviet = restarted(start, worker, german, soviet)
    info = german.info(game)
    told = {"made": made, "here": made + 1, "n": 40, "of": 60}
    text = {"id": "server-frozen", "args": told, "t": "msg"}
    known = {"made": made, "agreed": [], "asked": [], "choices": 60, "read": 39}
    assert info["other_rules"] == {"state": "frozen", "text": text, **known}
    for seat, who in (("german", german), ("soviet", soviet)):
        view = who.view(game, seat)
        assert (view["question"], view["asked"], view["undo"]) == (None, [], False)
        if last == 60:
            assert view["scene"] == before[seat]["scene"]
        assert who.ask("POST", f"/games/{game}/undo", {"seat": seat}).json()["text"] == text
        steps = who.steps(f"/games/{game}/replay", "*")
        assert last - 2 < steps[-1]["ply"] <= last  # a choice that changes nothing to be seen is no step
        assert who.get(f"/games/{game}/replay", seat="*")["ends"] == last
        assert who.get(f"/games/{game}/report", seat=seat)["ends"] == last
        with who.live(game, seat) as socket:
            assert socket.next("view")["view"] == view
    found = parse_record(german.get(f"/games/{game}/record"))
    assert (found.version, found.end) == (made, parse_record(record).end)
    assert [each.choice.key for each in found.standing()] == choices(record)
    assert_frozen(soviet, game, way)
    assert german.info(game)["winners"] == ["german"]


def choices(record: str) -> list[str]:
    return [each.choice.key for each in parse_record(record).standing()]


@pytest.mark.pure
def test_the_record_of_a_frozen_game_is_what_its_own_version_would_write(
    played: tuple[Worker, Visitor, Visitor, str, str], start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, german, _, game, record = played
    with monkeypatch.context() as changed:
        differ(changed, record, 20, "refusing")
        (german,) = restarted(start, worker, german)
        text = german.get(f"/games/{game}/record")
    found, told = verify(text)
    assert found.text() == text
    assert "core-verify-shares" in [each.id for each in told]
    assert choices(text) == choices(record)


def test_a_frozen_game_shows_the_last_views_that_were_stored(
    played: tuple[Worker, Visitor, Visitor, str, str], start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, german, soviet, game, record = played
    before = {"german": german.view(game, "german"), "soviet": soviet.view(game, "soviet")}
    worker.do(worker.server.keeping.stop())  # as when it stops, before the new version is there
    differ(monkeypatch, record, 20, "refusing")
    german, soviet = restarted(start, worker, german, soviet)
    for seat, who in (("german", german), ("soviet", soviet)):
        view = who.view(game, seat)
        assert (view["scene"], view["log"]) == (before[seat]["scene"], before[seat]["log"])
        assert (view["question"], view["asked"]) == (None, [])


@pytest.mark.pure
def test_a_frozen_game_is_replayed_from_the_film_that_was_kept(
    played: tuple[Worker, Visitor, Visitor, str, str], start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, german, soviet, game, record = played
    monkeypatch.setattr("grognard.server.routes.afterwards.SHORT", 0)
    monkeypatch.setattr(film, "PART", 10)
    monkeypatch.setattr(replays, "AHEAD", 1)
    path = f"/games/{game}/replay"
    before = {"german": german.steps(path, "german"), "soviet": soviet.steps(path, "soviet")}
    final = len(final_choices(worker.match(game).game))  # those behind which undo cannot go
    differ(monkeypatch, record, 20, "refusing")
    german, soviet = restarted(start, worker, german, soviet)
    for seat, who in (("german", german), ("soviet", soviet)):
        steps = [{**step, "ply": -1} for step in who.steps(path, seat)]
        assert len(steps) > 20, "further than the rules of today read it"
        assert steps == before[seat][: len(steps)]
        assert len(before[seat]) - len(steps) <= 60 - final, "only what could still be undone is not kept"
        ends = who.get(f"/games/{game}/report", seat=seat)["ends"]
        assert ends == who.get(path, seat=seat)["ends"] == final
    assert german.steps(path, "*")[-1]["ply"] < 20, "nobody had filmed that one"


@pytest.mark.pure
@pytest.mark.parametrize("keep", ["10", "39"])
def test_an_operator_rewinds_a_frozen_game_and_it_goes_on_by_the_new_rules(
    played: tuple[Worker, Visitor, Visitor, str, str],
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    keep: str,
) -> None:
    worker, german, soviet, game, record = played
    made = rules_of("coh").version
    differ(monkeypatch, record, 40, "refusing")
    german, soviet = restarted(start, worker, german, soviet)
    assert german.info(game)["other_rules"]["state"] == "frozen"
    assert main(["games", "rewind", game, "50", "--database", worker.settings.url]) == 1
    assert "does not replay" in capsys.readouterr().err
    assert main(["games", "rewind", game, keep, "--database", worker.settings.url]) == 0
    until(lambda: german.info(game)["other_rules"] is None)
    assert german.info(game)["asked"]
    monkeypatch.undo()
    raise_versions(monkeypatch)
    play_random({"german": german, "soviet": soviet}, game, choices=5, seed=9)
    german.post(f"/games/{game}/resign", {"seat": "german"})
    text = german.get(f"/games/{game}/record")
    assert f"\nrules {made + 1}\n" in text
    assert verify(text)[0].version == made + 1


def test_a_person_alone_carries_a_game_over_by_himself(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(AGAINST, DAWN)
    play_random({"german": me}, game, choices=10)
    until(lambda: me.info(game)["asked"] == ["german"])
    made = rules_of("coh").version
    raise_versions(monkeypatch)
    (me,) = restarted(start, worker, me)
    rules = me.info(game)["other_rules"]
    assert (rules["asked"], rules["text"]["id"]) == (["german"], "server-unagreed-alone")
    assert me.ask("POST", f"/games/{game}/play", {"seat": "german", "keys": ["pass"], "seq": 0}).json()[
        "text"
    ] == {"id": "server-unagreed", "args": {"made": made, "here": made + 1}, "t": "msg"}
    with me.live(game, "german") as socket:
        assert socket.next("view")["view"]["question"] is None
        assert me.post(f"/games/{game}/agree", {"seat": "german"})["other_rules"] is None
        assert socket.next("view")["view"]["question"] is not None
    play_random({"german": me}, game, choices=5)
    until(lambda: me.info(game)["asked"] == ["german"])
    me.post(f"/games/{game}/takeback", {"seat": "german"})
    play_random({"german": me}, game, choices=2)
    behind = ["games", "rewind", game, "4"]  # to a choice made before it was carried over
    assert main([*behind, "--database", worker.settings.url]) == 0
    until(lambda: me.info(game)["asked"] == ["german"])
    play_random({"german": me}, game, choices=2)
    me.post(f"/games/{game}/resign", {"seat": "german"})
    assert verify(me.get(f"/games/{game}/record"))[0].version == made + 1
    raise_versions(monkeypatch)  # and the version after that reads it, too
    (me,) = restarted(start, worker, me)
    assert me.info(game)["other_rules"]["state"] == "reads"
    assert me.steps(f"/games/{game}/replay", "*")


def test_computers_rest_until_their_game_is_carried_over(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start(pause=60)
    me = Visitor(worker.address)
    game = me.new(AGAINST, DAWN)
    while me.info(game)["asked"] != ["soviet"]:
        me.play(game, "german")
    raise_versions(monkeypatch)
    (me,) = restarted(start, worker, me)
    before = me.view(game, "german")
    assert me.info(game)["asked"] == []
    assert me.view(game, "german") == before
    me.post(f"/games/{game}/agree", {"seat": "german"})
    until(lambda: me.info(game)["asked"] == ["german"], 20)


def test_a_moment_of_a_game_of_other_rules_is_played_on_by_those_of_today(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=30)
    record = standing_record(worker, game)
    me.post(f"/games/{game}/resign", {"seat": "german"})
    differ(monkeypatch, record, 20, "stricter")
    (me,) = restarted(start, worker, me)
    assert me.info(game)["other_rules"]["text"]["id"] == "server-frozen-over"
    made = me.post(f"/games/{game}/fork", {"step": 15, "seats": HOT_SEAT})
    play_random({"german": me, "soviet": me}, made["id"], choices=3)
    answer = me.ask("POST", f"/games/{game}/fork", {"step": 25, "seats": HOT_SEAT})
    assert (answer.status_code, answer.json()["text"]["id"]) == (409, "server-frozen")


@pytest.mark.pure
def test_a_game_that_goes_on_from_one_that_is_read_differently(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=70)
    record = standing_record(worker, game)
    me.post(f"/games/{game}/resign", {"seat": "german"})
    made = me.post(f"/games/{game}/fork", {"step": 65, "seats": HOT_SEAT})["id"]
    play_random({"german": me, "soviet": me}, made, choices=5)
    differ(monkeypatch, record, 60, "refusing")
    (me,) = restarted(start, worker, me)
    assert me.info(made)["other_rules"]["state"] == "frozen"
    steps = me.steps(f"/games/{made}/replay", "*")
    assert 48 < steps[-1]["ply"] <= 50  # the last position that was recorded before it
    assert len(parse_record(me.get(f"/games/{made}/record")).standing()) == 70


@pytest.mark.pure
def test_a_frozen_game_is_exported_and_taken_in_frozen(
    played: tuple[Worker, Visitor, Visitor, str, str],
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    worker, german, _, game, record = played
    differ(monkeypatch, record, 40, "other")
    (german,) = restarted(start, worker, german)
    address = ["--database", worker.settings.url]
    assert main(["games", "export", game, "--record", *address]) == 0
    assert capsys.readouterr().out == german.get(f"/games/{game}/record")
    file = tmp_path / "game.json"
    assert main(["games", "export", game, str(file), *address]) == 0
    capsys.readouterr()
    assert main(["games", "import", str(file), *address]) == 0
    second = capsys.readouterr().out.split()[-1].rstrip(".")
    assert second != game
    assert german.info(second)["other_rules"] == german.info(game)["other_rules"]


# -- what an operator is told --------------------------------------------------------------------------------


def test_db_check_tells_what_becomes_of_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "grognard.sqlite"
    address = unpacked(RELEASED[0], file)
    seen = seen_before(RELEASED[0])
    raise_versions(monkeypatch)
    before = file.read_bytes()
    assert main(["db", "check", "--database", address, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sum(told["counts"].values()) == len(told["games"]) == len(seen)
    fates = {game["id"]: game["fate"] for game in told["games"]}
    assert fates[seen["waiting"]["id"]]["kind"] == "begins"
    assert main(["db", "check", "--database", address]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert told["schema"] in lines[0]
    listed = {id for id in fates if any(line.startswith(id) for line in lines)}
    assert listed == {id for id, fate in fates.items() if fate["kind"] not in ("begins", "plays")}
    assert file.read_bytes() == before
    assert told["schema"] == current(address) != told["newest"]
    assert main(["db", "check", "--data", str(tmp_path / "none")]) == 1
    assert not (tmp_path / "none").exists()


def test_db_check_beside_a_running_server(
    start: Start, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = start(database=database)
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=5)
    assert main(["db", "check", "--database", database, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["counts"] == {"plays": 1}
    play_random({"german": me, "soviet": me}, game, choices=2)

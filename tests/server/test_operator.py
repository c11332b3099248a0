"""The operator's commands, on SQLite and PostgreSQL."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from grognard.cli import main
from grognard.core.referee.fair import seed_of, verify
from grognard.core.referee.game import load
from grognard.server.matches.match import Frozen
from grognard.server.operator.desk import find
from grognard.server.run import prepare
from grognard.server.settings import ServerSettings
from grognard.server.storage.schema import metadata
from grognard.server.storage.upgrade import current, known, newest, sync_engine, upgrade

from .conftest import Start
from .postgres import Cluster
from .support import AGAINST, HOT_SEAT, INVITING, Json, Visitor, Worker, play_random, two_players, until


def command(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


# -- the schema ----------------------------------------------------------------------------------------------


def test_the_migrations_make_the_schema_the_code_expects(database: str) -> None:
    assert current(database) == ""
    upgrade(database)
    assert current(database) == newest()
    upgrade(database)
    engine = sync_engine(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_db_upgrade_tells_what_it_did(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(capsys, "db", "upgrade", "--database", database)[:2] == (
        0,
        f"The database was brought from schema - to {newest()}.\n",
    )
    assert "nothing to do" in command(capsys, "db", "upgrade", "--database", database)[1]
    assert "делать нечего" in command(capsys, "db", "upgrade", "--lang", "ru", "--database", database)[1]


def test_a_newer_schema_is_not_touched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"sqlite:///{tmp_path / 'newer.sqlite'}"
    upgrade(address)
    engine = sync_engine(address)
    with engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    engine.dispose()
    assert not known("9999")
    code, _, err = command(capsys, "db", "upgrade", "--database", address)
    assert (code, "does not know" in err) == (1, True)
    code, _, err = command(capsys, "serve", "--database", address, "--data", tmp_path)
    assert (code, "does not know" in err) == (2, True)


@pytest.mark.parametrize("words", [["games", "list"], ["games", "export", "x"], ["backup", "file"]])
def test_an_empty_database_is_not_worked_on(
    postgres: Cluster,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    address = postgres.database()
    code, out, err = command(capsys, *words, "--database", address)
    assert (code, out) == (1, "")
    assert "grognard db upgrade" in err
    code, _, err = command(capsys, "serve", "--database", address, "--data", tmp_path)
    assert (code, "grognard db upgrade" in err) == (2, True)


def test_a_database_that_does_not_answer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = "postgresql://nobody@127.0.0.1:1/nothing"
    for words in (["db", "upgrade"], ["games", "list"], ["serve", "--data", str(tmp_path)]):
        code, _, err = command(capsys, *words, "--database", address)
        assert code in (1, 2)
        assert err.startswith("grognard: The database does not answer")
        assert len(err.splitlines()) == 1


# -- who may read it -----------------------------------------------------------------------------------------


@pytest.fixture
def usual_rights() -> Iterator[None]:
    """Of a shell somebody starts a server from: everybody may read what is made."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("usual_rights")
def test_the_owner_alone_reads_a_database_that_is_made(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "data"
    prepare(ServerSettings(data=str(folder)))
    worker = start(data=str(folder))
    game = Visitor(worker.address).new(HOT_SEAT)
    assert rights(folder) == 0o700
    made = {path.name: rights(path) for path in folder.glob("grognard.sqlite*")}
    assert made == dict.fromkeys(("grognard.sqlite", "grognard.sqlite-wal", "grognard.sqlite-shm"), 0o600)
    address = ("--database", worker.settings.url)
    name = Visitor(worker.address).me["name"]
    for words in (("games", "export", game), ("people", "export", name), ("backup",)):
        file = tmp_path / f"{words[0]}.file"
        (tmp_path / f"{words[0]}.file.part").touch(0o644)  # left by one that was broken off
        assert command(capsys, *words, file, *address)[0] == 0
        assert rights(file) == 0o600, words


@pytest.mark.usefixtures("usual_rights")
def test_the_rights_of_a_database_that_is_there_are_its_owners_business(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "grognard.sqlite").touch(0o644)
    prepare(ServerSettings(data=str(folder)))
    assert (rights(folder), rights(folder / "grognard.sqlite")) == (0o755, 0o644)


# -- games ---------------------------------------------------------------------------------------------------


@pytest.fixture
def played(start: Start, database: str) -> tuple[Worker, Visitor, str]:
    """A running game with takebacks and talk, on each kind of database."""
    worker = start(database=database)
    german, soviet, game = two_players(worker)
    play_random({"german": german, "soviet": soviet}, game, choices=30)
    german.post(f"/games/{game}/takeback", {"seat": "german"})
    soviet.post(f"/games/{game}/takeback", {"seat": "soviet"})
    german.post(f"/games/{game}/chat", {"text": "Well?"})
    play_random({"german": german, "soviet": soviet}, game, choices=5, seed=3)
    return worker, german, game


def test_games_list(played: tuple[Worker, Visitor, str], capsys: pytest.CaptureFixture[str]) -> None:
    worker, me, game = played
    waiting = me.new(INVITING)
    address = ("--database", worker.settings.url)
    rows = json.loads(command(capsys, "games", "list", "--json", *address)[1])
    assert [row["id"] for row in rows] == [waiting, game]
    assert rows[1]["status"] == "running"
    assert me.me["name"] in rows[1]["seats"]
    out = command(capsys, "games", "list", "--status", "waiting", *address)[1]
    assert waiting in out
    assert game not in out


def test_export_and_import_give_the_same_game(
    played: tuple[Worker, Visitor, str], start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worker, me, game = played
    file = tmp_path / "game.json"
    assert command(capsys, "games", "export", game, file, "--database", worker.settings.url)[0] == 0
    there = start(data=str(tmp_path / "other"))
    owner = Visitor(there.address)
    owner.ask("PATCH", "/me", {"name": "Owner"})
    words = ("games", "import", file, "--database", there.settings.url)
    assert command(capsys, *words, "--owner", "owner") == (0, f"The game is here as {game}.\n", "")
    view = me.view(game, "german")
    assert owner.view(game, "german") == view
    assert [said["text"] for said in owner.get(f"/games/{game}/chat")] == ["Well?"]
    play_random({"german": owner, "soviet": owner}, game, choices=5)
    code, out, _ = command(capsys, *words)
    assert code == 0
    second = out.split()[-1].rstrip(".")
    assert second.startswith(f"{game}-")
    assert "no" in command(capsys, *words, "--owner", "Nobody Here")[2]


def test_the_record_of_a_finished_game_is_exported(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=10)
    words = ("games", "export", game, tmp_path / "a.record", "--record", "--database", worker.settings.url)
    code, _, err = command(capsys, *words)
    assert (code, "not over" in err) == (1, True)
    me.post(f"/games/{game}/resign", {"seat": "german"})
    assert command(capsys, *words)[0] == 0
    assert (tmp_path / "a.record").read_text() == me.get(f"/games/{game}/record")
    assert command(capsys, "verify", tmp_path / "a.record")[0] == 0


def test_what_is_no_export_is_refused(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(HOT_SEAT)
    play_random({"german": me, "soviet": me}, game, choices=10)
    address = ("--database", worker.settings.url)
    text = command(capsys, "games", "export", game, *address)[1]
    good = json.loads(text)
    changes: list[Json] = [
        {**good, "format": "something else"},
        {**good, "secret": "xyz"},
        {**good, "scenario": "nowhere"},
        {**good, "acts": good["acts"][1:]},
        {**good, "acts": [*good["acts"][:-1], {**good["acts"][-1], "hash": "0"}]},
        {**good, "acts": [{**good["acts"][0], "keys": ["nonsense"]}, *good["acts"][1:]]},
        {"format": "grognard game 1"},
        [],
    ]
    file = tmp_path / "bad.json"
    for change in changes:
        file.write_text(json.dumps(change))
        code, out, err = command(capsys, "games", "import", file, *address)
        assert (code, out, len(err.splitlines())) == (1, "", 1), err
    assert len(me.get("/games")) == 1
    assert command(capsys, "games", "import", tmp_path / "none", *address)[0] == 2


def test_rewind_beside_a_running_server(
    played: tuple[Worker, Visitor, str], capsys: pytest.CaptureFixture[str]
) -> None:
    worker, me, game = played
    before = me.view(game, "german")
    address = ("--database", worker.settings.url)
    with me.live(game, "german") as socket:
        socket.next("view")
        code, out, err = command(capsys, "games", "rewind", game, "10", *address)
        assert (code, err) == (0, "")
        assert "no longer count" in out
        assert "new dice" not in out
        seen = socket.next("view", timeout=8)["view"]
    assert seen["log_from"] == 0
    assert seen["seq"] > before["seq"]
    assert len(seen["log"]) < len(before["log"])
    assert me.view(game, "german") == seen
    for n in ("10", "999", "-1", "x"):
        assert command(capsys, "games", "rewind", game, n, *address)[0] in (1, 2)
    assert command(capsys, "games", "rewind", "nothing", "1", *address)[0] == 1


def test_a_game_that_was_over_goes_on_after_a_rewind(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = start()
    me = Visitor(worker.address)
    game = me.new(AGAINST)
    play_random({"german": me}, game, choices=8)
    until(lambda: me.info(game)["asked"] == ["german"])
    me.post(f"/games/{game}/resign", {"seat": "german"})
    assert command(capsys, "games", "rewind", game, "3", "--database", worker.settings.url)[0] == 0
    assert me.info(game)["status"] == "running"
    play_random({"german": me}, game, choices=5)
    worker.stop()
    there = Visitor(start().address, come_in=False)
    there.http.cookies = me.http.cookies
    play_random({"german": there}, game, choices=3)


def test_a_computer_that_is_asked_after_a_rewind_need_not_wait(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    """No worker lets it play, and none waits until the game has been quiet for a while."""
    worker = start()
    me = Visitor(worker.address)
    game = me.new(AGAINST)
    play_random({"german": me}, game, choices=20)
    until(lambda: me.info(game)["asked"] == ["german"])
    worker.stop()
    database = Path(worker.settings.data) / "grognard.sqlite"
    with contextlib.closing(sqlite3.connect(database)) as c:
        log = c.execute("select n, player from acts where game = ? order by n", (game,)).fetchall()
        first = {player: n for n, player in reversed(log)}
        for player, claims in ((1, [(game, "")]), (0, [])):
            keep = str(first[player] - 1)
            assert command(capsys, "games", "rewind", game, keep, "--database", worker.settings.url)[0] == 0
            assert c.execute("select game, worker from thoughts").fetchall() == claims
            c.execute("delete from thoughts")
            c.commit()


def test_a_game_that_goes_on_after_its_end_has_other_dice(
    start: Start, database: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Everybody may have read the secret of those it had."""
    worker = start(database=database)
    german, soviet, game = two_players(worker)
    both = {"german": german, "soviet": soviet}
    play_random(both, game, choices=8)
    soviet.post(f"/games/{game}/resign", {"seat": "soviet"})
    ended = german.info(game)["dice"]
    first = german.ask("GET", f"/games/{game}/record").text
    assert ended["secret"]
    verify(first, ended["commitment"])
    code, out, _ = command(capsys, "games", "rewind", game, "5", "--database", database)
    assert code == 0
    assert "new dice" in out
    running = german.info(game)["dice"]
    assert (running["secret"], running["commitment"] == ended["commitment"]) == ("", False)
    play_random(both, game, choices=10)
    match = worker.match(game)
    assert match.game.state.seed == seed_of(bytes.fromhex(renewed(worker, game)), running["shares"])
    german.post(f"/games/{game}/resign", {"seat": "german"})
    again = german.info(game)["dice"]
    assert again["commitment"] == running["commitment"]
    assert again["secret"] == renewed(worker, game) != ended["secret"]
    played_on, _ = verify(german.ask("GET", f"/games/{game}/record").text, running["commitment"])
    assert played_on.state.seed != load(first).state.seed
    assert soviet.steps(f"/games/{game}/replay", "*")
    seeds = [renewed(worker, game)]
    for keep in ("3", "2"):  # before the act that brought the new dice, too, also while it runs
        assert command(capsys, "games", "rewind", game, keep, "--database", database)[0] == 0
        seeds.append(renewed(worker, game))
    assert len(set(seeds)) == 3
    worker.stop()
    file = tmp_path / "game.json"
    assert command(capsys, "games", "export", game, str(file), "--database", database)[0] == 0
    there = f"sqlite:///{tmp_path / 'b' / 'x.sqlite'}"
    assert command(capsys, "db", "upgrade", "--database", there)[0] == 0
    assert command(capsys, "games", "import", file, "--database", there)[0] == 0
    assert renewed(start(database=there), game) == seeds[-1]


def renewed(worker: Worker, game: str) -> str:
    async def found() -> str:
        async with worker.server.db.read() as c:
            return (await find(c, game)).renewed

    return worker.do(found())


def test_a_game_that_never_ended_keeps_its_dice_when_it_is_rewound(
    played: tuple[Worker, Visitor, str], capsys: pytest.CaptureFixture[str]
) -> None:
    worker, me, game = played
    before = me.info(game)["dice"]
    assert command(capsys, "games", "rewind", game, "10", "--database", worker.settings.url)[0] == 0
    assert (me.info(game)["dice"], renewed(worker, game)) == (before, "")


def test_a_second_copy_of_a_game_has_dice_of_its_own(
    start: Start, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    worker = start()
    me = Visitor(worker.address)
    address = ("--database", worker.settings.url)
    frozen = {"frozen": msgspec.json.encode(Frozen(1, 2, 0, 1)).decode()}
    for game, change in ((me.new(INVITING), {}), (me.new(HOT_SEAT), {}), (me.new(HOT_SEAT), frozen)):
        file = tmp_path / "game.json"
        command(capsys, "games", "export", game, str(file), *address)
        file.write_text(json.dumps(json.loads(file.read_text()) | change))
        assert command(capsys, "games", "import", file, *address)[0] == 0
    dice = [each["dice"]["commitment"] for each in me.get("/games")]
    assert len(dice) == len(set(dice)) == 6
    for each in me.get("/games"):
        if each["status"] == "running":
            play_random({"german": me, "soviet": me}, each["id"], choices=2)


# -- backup --------------------------------------------------------------------------------------------------


def test_backup_and_restore_from_one_kind_of_database_to_the_other(
    played: tuple[Worker, Visitor, str],
    postgres: Cluster,
    start: Start,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    worker, me, game = played
    me.post("/accounts", {"name": "Saver", "password": "correct horse"})
    file = tmp_path / "backup.gz"
    made = json.loads(command(capsys, "backup", file, "--json", "--database", worker.settings.url)[1])
    assert made["games"] == 1
    assert made["people"] == 2
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    there = (
        f"sqlite:///{tmp_path / 'b' / 'x.sqlite'}"
        if "postgresql" in worker.settings.url
        else postgres.database()
    )
    code, out, _ = command(capsys, "backup", file, "--restore", "--json", "--database", there)
    assert (code, json.loads(out)) == (0, made)
    other = Visitor(start(database=there).address)
    other.post("/session", {"name": "Saver", "password": "correct horse"})
    assert other.view(game, "german") == me.view(game, "german")
    code, _, err = command(capsys, "backup", file, "--restore", "--database", there)
    assert (code, "not empty" in err) == (1, True)


def test_a_damaged_backup_restores_nothing(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worker = start()
    me = Visitor(worker.address)
    me.new(HOT_SEAT)
    file = tmp_path / "backup.gz"
    command(capsys, "backup", file, "--database", worker.settings.url)
    whole = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    broken = {
        "cut": whole[:-1],
        "changed": [line.replace(b"Guest", b"Quest") for line in whole],
        "less": [whole[0], *whole[2:]],
        "other": [whole[0].replace(b"backup 1", b"backup 2"), *whole[1:]],
        "schema": [whole[0].replace(newest().encode(), b"0000"), *whole[1:]],
        "nonsense": [whole[0], b"{}\n"],
        "more": [*whole, whole[1]],
        "empty": [],
    }
    for name, lines in broken.items():
        bad = tmp_path / f"{name}.gz"
        bad.write_bytes(gzip.compress(b"".join(lines)))
        there = f"sqlite:///{tmp_path / name / 'x.sqlite'}"
        code, _, err = command(capsys, "backup", bad, "--restore", "--database", there)
        assert (code, len(err.splitlines())) == (1, 1), (name, err)
        assert command(capsys, "games", "list", "--json", "--database", there)[1] == "[]\n", name
    (tmp_path / "plain").write_text("no gzip")
    assert command(capsys, "backup", tmp_path / "plain", "--restore", "--data", tmp_path / "p")[0] == 1


def test_a_backup_is_one_moment(start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While games go on: every act of the file belongs to a game of it, without a gap."""
    worker = start()
    me = Visitor(worker.address)
    games = [me.new(AGAINST) for _ in range(4)]
    for game in games:
        me.play(game, "german")
    file = tmp_path / "backup.gz"
    command(capsys, "backup", file, "--database", worker.settings.url)
    rows = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()[1:-1]]
    acts: dict[str, list[int]] = {}
    for row in rows:
        if row["table"] == "acts":
            acts.setdefault(row["row"]["game"], []).append(row["row"]["n"])
    counts = {row["row"]["id"]: row["row"]["acts"] for row in rows if row["table"] == "games"}
    assert {game: len(numbers) for game, numbers in acts.items()} == counts

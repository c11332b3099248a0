"""Makes the database of a released version, for the tests of upgrades.

Run it with the checkout of that version, from its folder, as soon as the version is released:

    git worktree add ../released <commit>
    cd ../released
    PYTHONPATH=src:. .venv/bin/python <this file> <this folder>/<commit>

It plays the games of `GAMES` on a server of that version and writes two files: `<commit>.sqlite.xz`, the
database, and `<commit>.views.json.xz`, what each seat and the public saw of each game at the end. Only what
that version's own server and `tests.server.support` offer is used, so the script changes with them; what it
has made stays as it is. The tests of upgrades find the files by themselves.
"""

from __future__ import annotations

import json
import lzma
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.server.support import AGAINST, DAWN, HOT_SEAT, INVITING, Json, Visitor, Worker, until

from grognard.server.operator.desk import at_desk, rewind
from grognard.server.settings import ServerSettings

PASSWORD = "correct horse"
GRANARY = "coh/dawn-at-the-granary"
AMBUSH = "coh/ambush-in-the-corn"  # units begin hidden
ARNHEM = "holland44/the-first-day"
URANUS = "stalingrad42/uranus"
DUEL = "panzer/two-and-two"  # commands are given by both sides in secret
ALLIED = {"allied": "me", "german": "me"}
SOVIET = {"axis": "me", "soviet": "me"}


class Table:
    """A server, an account, a guest, and the games they play."""

    def __init__(self, folder: Path) -> None:
        self.worker = Worker(ServerSettings(data=str(folder), limits=False, pause=0))
        self.host, self.guest = Visitor(self.worker.address), Visitor(self.worker.address)
        self.host.me = self.host.post("/accounts", {"name": "Host", "password": PASSWORD})
        self.games: dict[str, str] = {}

    def drive(self, game: str, sitting: dict[str, Visitor], choices: int, seed: int = 1) -> None:
        """Plays so many choices by lot on the seats given, or to the end."""
        lots = random.Random(seed)
        made = 0
        while made < choices:
            info = next(iter(sitting.values())).info(game)
            if info["status"] == "over":
                return
            for seat in [seat for seat in info["asked"] if seat in sitting][:1]:
                view = sitting[seat].view(game, seat)
                while view["question"] and made < choices:
                    key = lots.choice(view["question"]["offers"])["key"]
                    body = {"seat": seat, "keys": [key], "seq": view["seq"], "since": view["log_final"]}
                    view = sitting[seat].post(f"/games/{game}/play", body)["view"]
                    made += 1

    def alone(self, scenario: str, seats: dict[str, str], choices: int, seed: int = 1) -> str:
        game = self.host.new(seats, scenario)
        mine = {seat: self.host for seat, who in seats.items() if who == "me"}
        self.drive(game, mine, choices, seed)
        return game

    def two(self, scenario: str, choices: int, seed: int = 1) -> str:
        """A game of the host and the guest."""
        game = self.host.new(INVITING, scenario)
        self.guest.accept(self.host.invite(game, "soviet"))
        self.drive(game, {"german": self.host, "soviet": self.guest}, choices, seed)
        return game


# -- the games, each by its name -----------------------------------------------------------------------------


def taken_back(t: Table) -> str:
    """Two people who talk, are watched, took back final choices, and play on with new dice."""
    game = t.two(GRANARY, 60)
    t.host.post(f"/games/{game}/takeback", {"seat": "german"})
    t.guest.post(f"/games/{game}/takeback", {"seat": "soviet"})
    t.host.post(f"/games/{game}/chat", {"text": "Well?"})
    t.guest.post(f"/games/{game}/chat", {"text": "Go on."})
    t.drive(game, {"german": t.host, "soviet": t.guest}, 25, seed=2)
    Visitor(t.worker.address).accept(t.host.invite(game, ""))
    t.guest.post(f"/games/{game}/takeback", {"seat": "soviet"})  # asked and not answered
    return game


def hidden_units(t: Table) -> str:
    return t.two(AMBUSH, 80)


def undone(t: Table) -> str:
    """A choice is taken back and could be made again."""
    game = t.alone(GRANARY, HOT_SEAT, 30, seed=4)
    for lot in range(60):
        for seat in t.host.info(game)["asked"]:
            if t.host.view(game, seat)["undo"]:
                t.host.post(f"/games/{game}/undo", {"seat": seat})
                assert t.host.view(game, seat)["redo"]
                return game
            t.drive(game, {seat: t.host}, 1, seed=lot)
    raise AssertionError("nothing could be taken back")


def finished(t: Table) -> str:
    """Played to its end against a computer; a link leads to its replay."""
    game = t.alone(GRANARY, AGAINST, 10_000)
    until(lambda: t.host.info(game)["status"] == "over", 300)
    t.host.post(f"/games/{game}/share")
    return game


def played_on(t: Table) -> str:
    """From a moment of the finished game, with other dice."""
    seats = {"german": "me", "soviet": "me"}
    made = t.host.post(f"/games/{t.games['finished']}/fork", {"step": 70, "seats": seats})
    t.drive(str(made["id"]), {"german": t.host, "soviet": t.host}, 40)
    return str(made["id"])


def resigned(t: Table) -> str:
    game = t.two(AMBUSH, 40, seed=3)
    t.guest.post(f"/games/{game}/resign", {"seat": "soviet"})
    return game


def rewound(t: Table) -> str:
    """An operator put it back to an earlier act, and it went on."""
    game = t.alone(GRANARY, HOT_SEAT, 60, seed=5)
    at_desk(t.worker.settings.url, lambda db: rewind(db, game, 40))
    t.drive(game, {"german": t.host, "soviet": t.host}, 12, seed=6)
    return game


def waiting(t: Table) -> str:
    game = t.host.new(INVITING, AMBUSH)
    t.host.invite(game, "soviet")
    return game


def lesson(t: Table) -> str:
    game = str(
        t.guest.post("/games", {"scenario": "coh/first-steps", "seats": {}, "lesson": "first-steps"})["id"]
    )
    mine = [seat["seat"] for seat in t.guest.info(game)["seats"] if seat["who"] == "me"]
    t.drive(game, dict.fromkeys(mine, t.guest), 12)
    until(lambda: t.guest.info(game)["asked"] == mine, 60)
    return game


def own_scenario(t: Table) -> str:
    return t.alone(DAWN, HOT_SEAT, 50, seed=7)


def at_the_computer(t: Table) -> str:
    """A person against a computer, in the middle of it."""
    game = t.alone(GRANARY, AGAINST, 20, seed=8)
    until(lambda: t.host.info(game)["asked"] == ["german"], 60)
    return game


def holland_running(t: Table) -> str:
    return t.alone(ARNHEM, ALLIED, 150)


def holland_over(t: Table) -> str:
    """Played to its last turn."""
    game = t.alone(ARNHEM, ALLIED, 100_000, seed=2)
    assert t.host.info(game)["status"] == "over"
    return game


def stalingrad_running(t: Table) -> str:
    return t.alone(URANUS, SOVIET, 150)


def stalingrad_over(t: Table) -> str:
    game = t.alone(URANUS, SOVIET, 60, seed=2)
    t.host.post(f"/games/{game}/resign", {"seat": "axis"})
    return game


def panzer_running(t: Table) -> str:
    return t.two(DUEL, 30)


def panzer_over(t: Table) -> str:
    game = t.alone(DUEL, HOT_SEAT, 20, seed=2)
    t.host.post(f"/games/{game}/resign", {"seat": "german"})
    return game


GAMES: list[Callable[[Table], str]] = [
    taken_back,
    hidden_units,
    undone,
    finished,
    played_on,
    resigned,
    rewound,
    waiting,
    lesson,
    own_scenario,
    at_the_computer,
    holland_running,
    holland_over,
    stalingrad_running,
    stalingrad_over,
    panzer_running,
    panzer_over,
]


def seen(t: Table, game: str) -> Json:
    """What each seat and the public see of a game, and what is told of it."""
    who = next(v for v in (t.host, t.guest) if v.ask("GET", f"/games/{game}").is_success)
    info = who.info(game)
    if info["status"] == "waiting":
        return {"info": info, "views": {}}
    views = {"": who.view(game, "")}
    for visitor in (t.host, t.guest):
        if visitor.ask("GET", f"/games/{game}").is_success:
            for seat in visitor.info(game)["seats"]:
                if seat["who"] == "me":
                    views[seat["seat"]] = visitor.view(game, seat["seat"])
    return {"info": info, "views": views}


def make(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        table = Table(Path(folder))
        for play in GAMES:
            table.games[play.__name__] = play(table)
            print(play.__name__, table.games[play.__name__], flush=True)
        shown = {name: {"id": game, **seen(table, game)} for name, game in table.games.items()}
        table.worker.stop()
        file = Path(folder) / "grognard.sqlite"
        with sqlite3.connect(file) as c:
            c.execute("pragma wal_checkpoint(truncate)")
            c.execute("pragma journal_mode=delete")
            c.execute("vacuum")
        c.close()
        write(target.with_name(target.name + ".sqlite.xz"), file.read_bytes())
        write(
            target.with_name(target.name + ".views.json.xz"), json.dumps(shown, ensure_ascii=False).encode()
        )


def write(path: Path, raw: bytes) -> None:
    path.write_bytes(lzma.compress(raw, preset=9))
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    make(Path(sys.argv[1]))

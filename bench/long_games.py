"""Long games: how long a player waits for a game of thousands of choices, its replay and its report.

    python -m bench.long_games                    games by chance, and a campaign by a restless computer
    python -m bench.long_games --record FILE ...  these recorded games instead (their dice must be text)
    python -m bench.long_games --keep FILE        writes the record of the campaign, which takes minutes

Each game is put into the database of a server as if it had been played there, opened and filmed once, as the
server does while a game goes on. Then fresh servers, which know nothing of it, are asked over HTTP. Exits
with 1 if something takes longer than was promised (compiled, on a machine that does nothing else).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import msgspec
from msgspec import Struct
from sqlalchemy import func, insert, select, update

from grognard.bots import choose
from grognard.build import version_text
from grognard.core.kernel.kinds import EVERYBODY
from grognard.core.referee.game import Game, load, new
from grognard.server.context import Server
from grognard.server.matches.fate import rules_version
from grognard.server.matches.hall_jobs import snapshot
from grognard.server.matches.match import Act
from grognard.server.settings import ServerSettings
from grognard.server.storage.database import Database
from grognard.server.storage.kept import keep_snapshot
from grognard.server.storage.schema import acts, films, games, now, snapshots
from grognard.server.storage.store import append, header
from grognard.server.tables.replays import wanted

from .machine import ServerProcess

BY_CHANCE = ("stalingrad42/campaign", "holland44/campaign")
CAMPAIGN = "stalingrad42/campaign"
RESTLESS = 0.2  # of the choices of the restless computer are lots
LONG = 20_000  # choices: what is longer may take twice as long
PROMISED = {"opening": (1.0, 2.0), "replay": (1.0, 2.0), "part": (1.0, 2.0), "report": (1.0, 3.0)}


class Asked(Struct):
    """What was asked of a fresh server: seconds, processor seconds of the server, bytes of the answer."""

    name: str
    seconds: float
    worked: float
    size: int


def by_chance(name: str) -> Game:
    """A finished game of random choices."""
    game = new(name, "1")
    lots = Random(1)
    while not game.over:
        decision = game.decision
        game.play(lots.choice(decision.options), decision.player)
    return game


def by_restless_computer(name: str) -> Game:
    """A finished game of a computer that a lot overrules now and then: long, and it takes minutes.

    The computer's first level alone ends most phases early.
    """
    game = new(name, "1")
    lots = Random(1)
    while not game.over:
        decision = game.decisions[0]
        seat = game.seat(decision.player)
        by_lot = lots.random() < RESTLESS
        option = (
            lots.choice(decision.options) if by_lot else choose(seat, "recruit", b"bench", game.state.ply)
        )
        game.play(option, decision.player)
    return game


def acts_of(game: Game) -> list[Act]:
    """The acts that would have made a game; hashes of those on the way are looked at by nobody."""
    found = []
    for n, stands in enumerate(game.record.standing(), 1):
        player = game.scenario.seats.index(stands.choice.seat)
        found.append(Act(n, player, "play", [stands.choice.key], at=now()))
    found[-1] = msgspec.structs.replace(found[-1], hash=game.hash())
    return found


async def put(db: Database, id: str, game: Game, status: str = "over") -> None:
    """The acts of a game into the database, as if it had been played there."""
    async with db.write() as c:
        seed = game.record.seed.decode()
        await c.execute(update(games).where(games.c.id == id).values(seed=seed))
        found = acts_of(game)
        rows = [
            {"n": act.n, "player": act.player, "act": act.act, "keys": msgspec.json.encode(act.keys).decode()}
            | {"game": id, "auto": False, "hash": "", "at": act.at}
            for act in found[:-1]
        ]
        await c.execute(insert(acts), rows)
    async with db.write() as c:
        known = await header(c, id)
        assert known is not None
        await append(c, id, found[-1], status, known.summary)


async def open_and_film(data: Path, id: str) -> tuple[float, float]:
    """Opens a game from all its acts and films it for all readers; the seconds of both."""
    server = Server(ServerSettings(data=str(data), limits=False))
    begun = time.perf_counter()
    made = await server.tables.ask(id, snapshot)
    opened = time.perf_counter()
    found = await server.rooms.header(id)
    await keep_snapshot(server.db, id, rules_version(found.game), made, over=True)
    what = wanted(found, found.acts, True, EVERYBODY)
    while not await server.replays.ahead(what, len(found.seats)):
        pass
    filmed = time.perf_counter()
    for crew in server.crews:
        await crew.stop()
    await server.db.close()
    return opened - begun, filmed - opened


async def kept(db: Database, id: str) -> tuple[int, int]:
    """Bytes of a game's snapshots, and of its films."""
    async with db.read() as c:
        sizes = []
        for table in (snapshots, films):
            size = select(func.sum(func.length(table.c.data))).where(table.c.game == id)
            sizes.append((await c.execute(size)).scalar_one() or 0)
    return sizes[0], sizes[1]


def ask(server: ServerProcess, http: httpx.Client, name: str, path: str) -> tuple[Asked, httpx.Response]:
    before, begun = server.seconds(), time.perf_counter()
    answer = http.get(f"/api{path}", timeout=600)
    answer.raise_for_status()
    seconds, worked = time.perf_counter() - begun, server.seconds() - before
    return Asked(name, seconds, worked, len(answer.content)), answer


def cold(data: Path, cookies: httpx.Cookies, id: str) -> list[Asked]:
    """Each question to a server that has just started; the part to the one that was asked for the replay."""
    found = []
    for name in ("opening", "replay", "report"):
        with ServerProcess(data) as server, httpx.Client(base_url=server.address, cookies=cookies) as http:
            path = f"/games/{id}"
            if name == "opening":
                found.append(ask(server, http, name, f"{path}/view")[0])
            elif name == "report":
                found.append(ask(server, http, name, f"{path}/report?seat=*")[0])
            else:
                first, answer = ask(server, http, name, f"{path}/replay?seat=*&part=0")
                middle = len(answer.json()["index"]["parts"]) // 2
                found += [first, ask(server, http, "part", f"{path}/replay/{middle}?seat=*")[0]]
    return found


def measure(name: str, game: Game, data: Path) -> bool:
    """One game, told; whether all of it was as quick as promised."""
    seats = dict.fromkeys(game.scenario.seats, "me")
    with ServerProcess(data) as server, httpx.Client(base_url=server.address) as http:
        http.get("/api/me").raise_for_status()
        wish = {"scenario": name, "seats": seats, "options": game.scenario.options}
        token = http.cookies["grognard-csrf"]
        made = http.post("/api/games", json=wish, headers={"x-csrf-token": token}, timeout=60)
        made.raise_for_status()
        id, cookies = made.json()["id"], http.cookies
    opened, filmed, sizes = asyncio.run(prepare(data, id, game))
    print(f"\n{name}, {game.state.ply} choices")
    print(f"  once: opened from all acts {opened:.2f} s, filmed for all readers {filmed:.1f} s")
    print(f"  kept: snapshot {sizes[0] / 1000:.0f} kB, films {sizes[1] / 1000:.0f} kB")
    fine = True
    for asked in cold(data, cookies, id):
        promised = PROMISED[asked.name][game.state.ply >= LONG]
        quick = asked.seconds <= promised
        fine = fine and quick
        verdict = "" if quick else "  TOO SLOW"
        took = f"{asked.seconds:6.2f} s of {promised:.0f}, {asked.worked:5.2f} s of a processor"
        print(f"  {asked.name:8} {took}, {asked.size / 1000:.0f} kB{verdict}")
    return fine


async def prepare(data: Path, id: str, game: Game) -> tuple[float, float, tuple[int, int]]:
    db = Database(f"sqlite:///{data / 'grognard.sqlite'}")
    await put(db, id, game)
    opened, filmed = await open_and_film(data, id)
    sizes = await kept(db, id)
    await db.close()
    return opened, filmed, sizes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--record", type=Path, nargs="*", help="recorded games instead of played ones")
    parser.add_argument("--keep", type=Path, help="where the record of the campaign is written")
    task = parser.parse_args()
    print(version_text())
    if task.record:
        found = [load(path.read_text()) for path in task.record]
    else:
        found = [by_chance(name) for name in BY_CHANCE] + [by_restless_computer(CAMPAIGN)]
        if task.keep:
            task.keep.write_text(found[-1].text())
    fine = True
    for game in found:
        with tempfile.TemporaryDirectory() as folder:
            fine = measure(f"{game.rules.name}/{game.scenario.name}", game, Path(folder)) and fine
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())

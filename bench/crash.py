"""The crash test: a server is killed again and again while people play, and nothing acknowledged may be lost.

    python -m bench.crash --kills 200 --database sqlite
    python -m bench.crash --kills 200 --database postgresql --workers 2

Clients write down every choice, undo and word that the server has acknowledged. After each restart the
database must hold all of them, in order and with nothing else between, and every game must load. Where there
are several workers, sometimes one of them is killed and sometimes all. Exits with 1 on any loss.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from grognard.build import version_text
from grognard.server.matches.fate import played
from grognard.server.matches.match import Broken
from grognard.server.settings import ServerSettings
from grognard.server.storage.database import Database
from grognard.server.storage.schema import chat
from grognard.server.storage.store import acts_after, header
from grognard.server.storage.upgrade import upgrade

from .journal import Deed, holds
from .kennel import Kennel
from .wires import Gone, Guest, Json, Wire

SCENARIO = "coh/dawn-at-the-granary"
SEATS = ("german", "soviet")
UP = 20.0  # seconds in which a server must be back


class Lost(Exception):
    """Something acknowledged is gone, or a game does not load."""


class Counts(Counter[str]):
    def lines(self) -> Iterator[str]:
        for name, number in sorted(self.items()):
            yield f"{number:8} {name}"


class Table:
    """A game that a client plays for both sides, or for one against a computer."""

    def __init__(self, address: str, lots: random.Random, counts: Counts, computer: bool) -> None:
        self.address = address
        self.lots = lots
        self.counts = counts
        self.computer = computer
        self.guest: Guest | None = None
        self.id = ""
        self.told: list[Deed] = []
        self.said: list[tuple[int, str]] = []
        self.log: list[Json] = []  # of the German's socket, kept as the contract says
        self.final = 0
        self.over = False
        self.stopping = False

    # -- asking, with a server that may be gone at any moment -----------------------------------------

    async def patiently(self, method: str, path: str, body: Json = None) -> Json:
        """For what may be asked twice: asks until somebody answers."""
        end = time.monotonic() + UP
        while True:
            try:
                async with asyncio.timeout(UP):
                    guest = self.guest
                    assert guest is not None
                    answer = await guest.wire.ask(method, f"/api{path}", body, guest.cookies)
                if answer.status != 503:
                    return answer.good()
                self.counts["answers 503, asked again"] += 1
            except (Gone, TimeoutError) as e:
                if time.monotonic() > end:
                    raise Lost(f"nobody answers {path}: {e!r}") from e
            await asyncio.sleep(0.02)

    async def once(self, path: str, body: Json, what: tuple[str, ...]) -> Json:
        """For what changes the game: asked once. None: refused, or nobody knows, which is written down."""
        assert self.guest is not None
        try:
            async with asyncio.timeout(UP):
                answer = await self.guest.ask(f"/games/{self.id}/{path}", body)
        except (Gone, TimeoutError):
            self.told.append(Deed(what, False))
            self.counts["requests cut off"] += 1
            return None
        if answer.status in (200, 201):
            self.counts[f"acknowledged: {path}"] += 1
            return json.loads(answer.body)
        if answer.status in (409, 503):  # after a cut it may have been done: the next view tells
            if answer.status == 503:
                self.told.append(Deed(what, False))
            self.counts[f"refused: {answer.status}"] += 1
            return None
        raise Lost(f"{path} in game {self.id}: {answer.status} {answer.body[:300]!r}")

    # -- playing ---------------------------------------------------------------------------------------

    async def begin(self) -> None:
        while self.guest is None:
            with suppress(Gone):
                self.guest = await Guest.arrive(Wire(self.address))
        seats = {"german": "me", "soviet": "computer:random" if self.computer else "me"}
        while not self.id:
            with suppress(Gone):
                answer = await self.guest.ask("/games", {"scenario": SCENARIO, "seats": seats})
                self.id = answer.good()["id"] if answer.status != 503 else ""
        self.counts["games"] += 1

    async def play(self) -> None:
        """Plays random choices as fast as they are answered, until the game is over."""
        while not self.over and not self.stopping:
            await self.turn()

    async def turn(self) -> None:
        info = await self.patiently("GET", f"/games/{self.id}")
        self.over = info["status"] == "over"
        asked = [seat for seat in info["asked"] if seat in self.mine]
        if not asked:
            await asyncio.sleep(0.01)
            return
        seat = self.lots.choice(asked)
        view = await self.patiently("GET", f"/games/{self.id}/view?seat={seat}")
        if not view["question"]:
            return
        if view["undo"] and self.lots.random() < 0.1:
            if await self.once("undo", {"seat": seat}, (seat, "undo")) is not None:
                self.told.append(Deed((seat, "undo"), True))
            return
        if self.lots.random() < 0.05:
            await self.say(f"{len(self.said)} {self.lots.random()}")
        key = self.lots.choice(view["question"]["offers"])["key"]
        what = (seat, "play", key)
        done = await self.once("play", {"seat": seat, "keys": [key], "seq": view["seq"]}, what)
        if done is not None:
            self.told.append(Deed(what, True))

    async def say(self, text: str) -> None:
        assert self.guest is not None
        with suppress(Gone):
            answer = await self.guest.ask(f"/games/{self.id}/chat", {"text": text})
            if answer.status == 201:
                self.said.append((json.loads(answer.body)["n"], text))
                self.counts["acknowledged: chat"] += 1

    @property
    def mine(self) -> tuple[str, ...]:
        return SEATS[:1] if self.computer else SEATS

    # -- watching --------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """The German's live socket: comes back after every crash and goes on with the lines it has."""
        while True:
            with suppress(
                OSError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError
            ):
                await self._watch()
            await asyncio.sleep(0.05)

    async def _watch(self, views: int = sys.maxsize) -> None:
        assert self.guest is not None
        address = self.address.replace("http", "ws", 1)
        async with connect(
            f"{address}/api/games/{self.id}/live?seat=german&have={self.final}",
            additional_headers={"cookie": self.guest.cookie_header},
            ping_interval=None,
            max_size=2**22,
            open_timeout=5,
        ) as socket:
            self.counts["sockets opened"] += 1
            async for text in socket:
                message = json.loads(text)
                if message["t"] == "view":
                    view = message["view"]
                    self.log[view["log_from"] :] = view["log"]
                    self.final = view["log_final"]
                    self.counts["views pushed"] += 1
                    views -= 1
                    if not views:
                        return

    async def catch_up(self) -> None:
        """Comes back once more, for what was missed while the socket was away."""
        await self._watch(views=1)


# -- checking ------------------------------------------------------------------------------------------


async def check(db: Database, table: Table, finished: bool = False) -> None:
    """Everything told must be written; `finished`: nothing is on its way any more."""
    told, said = list(table.told), list(table.said)
    async with db.read() as c:
        rows = await acts_after(c, table.id, 0)
        found = select(chat.c.n, chat.c.text).where(chat.c.game == table.id).order_by(chat.c.n)
        words = {(row.n, row.text) for row in await c.execute(found)}
    if [row.n for row in rows] != list(range(1, len(rows) + 1)):
        raise Lost(f"game {table.id} has gaps in its log")
    written = [(SEATS[row.player], row.act, *row.keys) for row in rows]
    written = [row for row in written if row[0] in table.mine]
    whole, after = holds(told, written)
    if not whole or (finished and after):
        raise Lost(f"game {table.id}: told {[deed.what for deed in told][-5:]}, written {written[-5:]}")
    if not set(said) <= words:
        raise Lost(f"game {table.id}: words are lost: {sorted(set(said) - words)}")


async def check_loads(table: Table) -> None:
    for seat in (*table.mine, ""):
        view = await table.patiently("GET", f"/games/{table.id}/view?seat={seat}")
        assert view["seq"] >= 0


async def check_replays(db: Database, table: Table) -> None:
    """The game made anew from its rows alone, in this process."""
    async with db.read() as c:
        found = await header(c, table.id)
        rows = await acts_after(c, table.id, 0)
    if found is None:
        raise Lost(f"game {table.id} is gone")
    try:
        match = played(found, rows)
    except Broken as e:
        raise Lost(f"game {table.id} cannot be replayed: {e}") from e
    if match.n != found.acts:
        raise Lost(f"game {table.id} has {match.n} acts, its header says {found.acts}")
    held = table.final
    await table.catch_up()
    view = await table.patiently("GET", f"/games/{table.id}/view?seat=german")
    if table.log != view["log"]:
        at = next((n for n, line in enumerate(view["log"]) if table.log[n : n + 1] != [line]), -1)
        raise Lost(
            f"game {table.id}: the log of a socket that held {held} final lines differs at {at}: "
            f"{len(table.log)} and {len(view['log'])} lines"
        )


# -- the run -------------------------------------------------------------------------------------------


class Crowd:
    """The tables in play: one that is over makes room for a new one."""

    def __init__(self, kennel: Kennel, games: int, seed: int) -> None:
        self.kennel = kennel
        self.lots = random.Random(seed)
        self.counts = Counts()
        self.playing: list[Table] = []
        self.over: list[Table] = []
        self.stopping = False
        self.tasks = [asyncio.create_task(self._sit(number)) for number in range(games)]

    async def _sit(self, number: int) -> None:
        while not self.stopping:
            lots = random.Random(self.lots.random())
            table = Table(self.kennel.address, lots, self.counts, computer=number % 4 == 3)
            await table.begin()
            self.playing.append(table)
            watching = asyncio.create_task(table.watch())
            try:
                await table.play()
            finally:
                watching.cancel()
                await asyncio.gather(watching, return_exceptions=True)
                self.playing.remove(table)
                self.over.append(table)

    def still_well(self) -> None:
        """A client that stopped has something to say."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def stop(self) -> None:
        """Lets every client finish what it is about."""
        self.stopping = True
        for table in self.playing:
            table.stopping = True
        await asyncio.gather(*self.tasks)


async def until_up(address: str) -> None:
    wire = Wire(address)
    end = time.monotonic() + UP
    while True:
        with suppress(Gone, TimeoutError):
            async with asyncio.timeout(5):
                if (await wire.ask("GET", "/health")).status == 200:
                    wire.close()
                    return
        if time.monotonic() > end:
            raise Lost("the server did not come back")
        await asyncio.sleep(0.02)


def victims(kennel: Kennel, lots: random.Random) -> list[int]:
    """All workers, or one of several."""
    if len(kennel.pids) > 1 and lots.random() < 0.5:
        return [lots.choice(kennel.pids)]
    return list(kennel.pids)


async def run(kennel: Kennel, address: str, kills: int, games: int, seed: int) -> Counts:
    db = Database(address)
    kennel.start()
    await until_up(kennel.address)
    crowd = Crowd(kennel, games, seed)
    lots = random.Random(seed + 1)
    try:
        while not crowd.counts["acknowledged: play"]:  # who is killed before anybody plays loses nothing
            await asyncio.sleep(0.02)
            crowd.still_well()
        for number in range(kills):
            if lots.random() < 0.9:  # else at once, while it starts
                await until_up(kennel.address)
            await asyncio.sleep(lots.uniform(0.0, 0.5))
            whom = victims(kennel, lots)
            crowd.counts[f"kills of {'all' if len(whom) == len(kennel.pids) else 'one'}"] += 1
            kennel.kill(whom)
            kennel.start()
            await until_up(kennel.address)
            for table in list(crowd.playing):
                await check(db, table)
                await check_loads(table)
            crowd.still_well()
            show(number + 1, kills, crowd.counts)
        await asyncio.sleep(1)  # what was cut off last is on the disk or not by now
        await crowd.stop()
        for table in crowd.over:
            await check(db, table, finished=True)
            await check_replays(db, table)
        crowd.counts["games checked at the end"] = len(crowd.over)
    finally:
        for task in crowd.tasks:
            task.cancel()
        await asyncio.gather(*crowd.tasks, return_exceptions=True)
        for table in [*crowd.over, *crowd.playing]:
            if table.guest is not None:
                table.guest.wire.close()
        await db.close()
    return crowd.counts


def show(done: int, of: int, counts: Counts) -> None:
    if sys.stderr.isatty():
        played = counts["acknowledged: play"]
        print(f"\r{done} of {of} kills, {played} choices", end="\n" if done == of else "", file=sys.stderr)


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database that is up to date."""
    if kind == "sqlite":
        address = f"sqlite:///{folder / 'grognard.sqlite'}"
        upgrade(address)
        yield address
        return
    from tests.server.postgres import cluster

    with cluster() as made:
        address = made.database()
        upgrade(address)
        yield address


def crash(
    kind: str, kills: int, workers: int = 1, games: int = 8, seed: int = 1, address: str = ""
) -> Counts:
    """A whole run on an empty database, of its own if no address is given; raises Lost on any loss."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="grognard-crash-"))
        if address:
            upgrade(address)
        else:
            address = stack.enter_context(database(kind, Path(folder)))
        kennel = Kennel(ServerSettings(data=folder, database=address, workers=workers, limits=False, pause=0))
        stack.callback(kennel.close)
        return asyncio.run(run(kennel, address, kills, games, seed))


def main() -> int:
    parser = argparse.ArgumentParser(description="the crash test of the server", prog="python -m bench.crash")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--workers", type=int, default=0, help="1 with SQLite, else 2 if left out")
    parser.add_argument("--games", type=int, default=8, help="that are played at the same time")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    workers = options.workers or (1 if options.database == "sqlite" else 2)
    print(f"{version_text()}, {options.database}, {workers} worker(s), seed {options.seed}")
    begun = time.monotonic()
    try:
        counts = crash(options.database, options.kills, workers, options.games, options.seed)
    except Lost as e:
        print(f"LOST: {e}")
        return 1
    print("\n".join(counts.lines()))
    print(f"nothing acknowledged was lost; {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

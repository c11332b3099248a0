"""The load test: live games of two people each, at human pace, then faster until the machine gives in.

    python -m bench.load                              500 games, SQLite, one worker
    python -m bench.load --database postgresql://...  another database, --workers 2

Measured is the time from sending a choice to the arrival of the opponent's new view, all on one machine: the
clients are one process beside the server and take a core of their own. Exits with 1 if the 95th percentile at
human pace is not below 150 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from grognard.build import version_text

from .machine import ServerProcess, processor_seconds
from .wires import Gone, Guest, Wire

T = TypeVar("T")

SCENARIO = "coh/dawn-at-the-granary"
SEATS = ("german", "soviet")
BLINK = 0.150  # seconds: the promise
PATIENCE = 5.0  # a view that takes longer counts as this and as lost
AT_ONCE = 24  # requests in flight while games are set up


class Offer(Struct):
    key: str


class Question(Struct):
    offers: list[Offer]


class View(Struct):
    """As little of a view as is needed to choose."""

    seq: int
    outcome: int
    log_final: int
    question: Question | None


class Message(Struct):
    t: str
    view: View | None = None


class Done(Struct):
    view: View


class Player:
    """One seat with its socket; keeps the newest view."""

    def __init__(self, table: Table, seat: str, guest: Guest) -> None:
        self.table = table
        self.seat = seat
        self.guest = guest
        self.view: View | None = None
        self.text: str | bytes = b""  # the last message with a view
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def look(self) -> None:
        answer = await self.guest.wire.ask(
            "GET", f"/api/games/{self.table.id}/view?seat={self.seat}", None, self.guest.cookies
        )
        answer.good()
        self.view = msgspec.json.decode(answer.body, type=View)

    async def come(self) -> None:
        """Opens the live socket, with the compression a browser asks for, and waits for its first view."""
        wire = self.guest.wire
        first = asyncio.Event()
        self.socket = await connect(
            f"ws://{wire.host}:{wire.port}/api/games/{self.table.id}/live?seat={self.seat}",
            additional_headers={"cookie": self.guest.cookie_header},
            ping_interval=None,
            max_size=2**22,
        )
        self.reader = asyncio.create_task(self._read(self.socket, first))
        await first.wait()

    async def _read(self, socket: ClientConnection, first: asyncio.Event) -> None:
        try:
            async for text in socket:
                message = msgspec.json.decode(text, type=Message)
                if message.t == "problem":
                    raise RuntimeError(f"refused: {text!r:.300}")
                if message.view is not None:
                    self.view, self.text = message.view, text
                    first.set()
                    self.table.arrived(self)
        except ConnectionClosed:
            self.table.lost += 1

    async def knows_all(self) -> bool:
        """Whether what his last view told is still all there is to tell: others may choose in secret."""
        told = json.loads(self.text)["view"]
        path = f"/api/games/{self.table.id}/view?seat={self.seat}&since={told['log_from']}"
        answer = await self.guest.wire.ask("GET", path, None, self.guest.cookies)
        return bool({**answer.good(), "seq": 0} == {**told, "seq": 0})

    async def go(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
        if self.socket is not None:
            await self.socket.close()


class Table:
    """One game of two people. At most one choice of it is on its way."""

    def __init__(self, id: str, guests: list[Guest], lots: random.Random) -> None:
        self.id = id
        self.players = [Player(self, seat, guest) for seat, guest in zip(SEATS, guests, strict=True)]
        self.lots = lots
        self.sent = 0.0
        self.chooser: Player | None = None
        self.came = asyncio.Event()
        self.lost = 0
        self.errors = 0

    @property
    def over(self) -> bool:
        return any(player.view is not None and player.view.outcome >= 0 for player in self.players)

    def asked(self) -> Player | None:
        asked = [player for player in self.players if player.view is not None and player.view.question]
        return self.lots.choice(asked) if asked else None

    def arrived(self, player: Player) -> None:
        if self.chooser is not None and player is not self.chooser:
            self.came.set()

    async def choose(self) -> bool:
        """A random choice of whoever is asked, over HTTP; False if the server refused it."""
        player = self.asked()
        if player is None or player.view is None or player.view.question is None:
            return False
        view = player.view
        key = self.lots.choice(player.view.question.offers).key
        body = {"seat": player.seat, "keys": [key], "seq": view.seq, "since": view.log_final}
        self.chooser = player
        self.came.clear()
        self.sent = time.perf_counter()
        answer = await player.guest.ask(f"/games/{self.id}/play", body)
        if answer.status != 200:
            self.errors += 1
            return False
        player.view = msgspec.json.decode(answer.body, type=Done).view
        return True

    def opponent(self) -> Player:
        """Of whoever chose last."""
        return next(player for player in self.players if player is not self.chooser)

    async def timed_choice(self) -> float:
        """Seconds from sending a choice to the opponent's view of it; 0 if he was to be told nothing."""
        if not await self.choose():
            return 0.0
        try:
            async with asyncio.timeout(PATIENCE):
                await self.came.wait()
        except TimeoutError:
            if await self.opponent().knows_all():
                return 0.0  # nothing was to be told
            self.lost += 1
            return PATIENCE
        return time.perf_counter() - self.sent


class Run(Struct):
    """What one stretch of time has shown."""

    pace: float  # choices a second that were asked for
    made: float  # that were made
    waits: list[float]
    server: float  # processors the server used
    clients: float
    lost: int
    errors: int

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else PATIENCE

    def line(self) -> str:
        found = [f"{self.percentile(share) * 1000:6.0f}" for share in (0.5, 0.95, 0.99)]
        more = f"  {self.lost} views lost, {self.errors} refusals" if self.lost or self.errors else ""
        return (
            f"{self.pace:10.1f} {self.made:8.1f}   {' '.join(found)}   "
            f"{self.server * 100:6.0f} % {self.clients * 100:6.0f} %{more}"
        )


HEADINGS = (
    "  asked/s   made/s      50%    95%    99%    server  clients   (ms from choice to opponent's view)"
)


async def in_turns(work: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    """Does many things, a few at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(each: Callable[[], Awaitable[T]]) -> T:
        async with turns:
            return await each()

    return await asyncio.gather(*(one(each) for each in work))


async def set_up(address: str, games: int, opening: int, lots: random.Random) -> list[Table]:
    """Games of two guests each, some way into the battle."""

    async def table(seed: float) -> Table:
        host, friend = [await Guest.arrive(Wire(address)) for _ in SEATS]
        made = await host.post("/games", {"scenario": SCENARIO, "seats": {"german": "me", "soviet": "open"}})
        path = f"/games/{made['id']}/invitations"
        token = (await host.post(path, {"seat": "soviet"}))["token"]
        await friend.post(f"/invitations/{token}", {})
        found = Table(made["id"], [host, friend], random.Random(seed))
        for _ in range(opening):
            for player in found.players:
                await player.look()
            if found.over:
                break
            await found.choose()
        for player in found.players:
            player.guest.wire.close()
        return found

    return await in_turns([partial(table, lots.random()) for _ in range(games)])


async def play(server: ServerProcess, tables: list[Table], pace: float, seconds: float) -> Run:
    """Every game at an even pace, each with a phase of its own."""
    going = [table for table in tables if not table.over]
    interval = len(going) / pace
    begun = time.perf_counter()
    end = begun + seconds
    waits: list[float] = []
    before = (server.seconds(), processor_seconds(os.getpid()))
    faults = (sum(table.lost for table in tables), sum(table.errors for table in tables))

    async def one(table: Table) -> None:
        at = begun + table.lots.uniform(0, interval)
        while at < end and not table.over:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            try:
                wait = await table.timed_choice()
            except (
                Gone
            ):  # the server closed a connection that rested at this very moment: a browser asks again
                continue
            if wait:
                waits.append(wait)
            at = max(at + interval, time.perf_counter())

    await asyncio.gather(*(one(table) for table in going))
    took = time.perf_counter() - begun
    return Run(
        pace,
        len(waits) / took,
        waits,
        (server.seconds() - before[0]) / took,
        (processor_seconds(os.getpid()) - before[1]) / took,
        sum(table.lost for table in tables) - faults[0],
        sum(table.errors for table in tables) - faults[1],
    )


def kilobytes(more: float, things: int) -> str:
    return f"{max(0.0, more) / things / 1024:.1f} kB"


async def warm(address: str) -> None:
    """One game, so that everything a server loads once is loaded."""
    for table in await set_up(address, 1, 5, random.Random(0)):
        for player in table.players:
            await player.come()
        await asyncio.sleep(0.3)
        for player in table.players:
            await player.go()


async def measure(options: argparse.Namespace, data: Path) -> int:
    lots = random.Random(options.seed)
    start = partial(ServerProcess, data, options.database, options.workers)
    with start() as server:
        await warm(server.address)
        empty = server.memory()
        print(f"{options.games} games of two guests, {options.opening} choices each ...", flush=True)
        begun = time.perf_counter()
        tables = await set_up(server.address, options.games, options.opening, lots)
        print(f"made in {time.perf_counter() - begun:.0f} s")
    with start() as server:
        move(tables, server.address)
        await warm(server.address)
        resting = server.memory()
        await in_turns([player.look for table in tables for player in table.players])
        for table in tables:
            for player in table.players:
                player.guest.wire.close()
        loaded = server.memory()
        await in_turns([player.come for table in tables for player in table.players])
        await asyncio.sleep(2)
        connected = server.memory()
        n = len(tables)
        print(f"the server with no games: {empty / 2**20:.0f} MB")
        print(f"memory of a resting game: {kilobytes(resting - empty, n)} (nothing is loaded)")
        print(f"memory of a game somebody looks at: {kilobytes(loaded - resting, n)}")
        print(f"memory of a connection: {kilobytes(connected - loaded, 2 * n)}")
        sizes = [path.stat().st_size for path in data.glob("grognard.sqlite*")]
        if sizes:
            print(f"on disk: {kilobytes(sum(sizes), n)} a game")
        gc.collect()
        gc.freeze()  # the crowd must not stop to sweep while it measures
        kept = await paces(server, tables, options)
        print(f"memory at the end: {server.memory() / 2**20:.0f} MB")
        await asyncio.gather(*(player.go() for table in tables for player in table.players))
    return 0 if kept else 1


def move(tables: list[Table], address: str) -> None:
    """The server has come back at another address."""
    for table in tables:
        for player in table.players:
            player.guest.wire = Wire(address)


async def paces(server: ServerProcess, tables: list[Table], options: argparse.Namespace) -> bool:
    pace = len(tables) / options.interval
    print(f"\nhuman pace: a choice every {options.interval:g} s in each of {len(tables)} games")
    print(HEADINGS)
    human = await play(server, tables, pace, options.seconds)
    print(human.line(), flush=True)
    kept = human.percentile(0.95) < BLINK and not human.lost and not human.errors
    print(f"95th percentile {'below' if kept else 'NOT below'} {BLINK * 1000:.0f} ms\n")
    if options.limit:
        print("faster until the 95th percentile passes it")
        print(HEADINGS)
        best = human
        while True:
            pace *= 1.3
            run = await play(server, tables, pace, options.seconds / 3)
            print(run.line(), flush=True)
            if run.percentile(0.95) > BLINK or run.made < 0.7 * pace:
                break
            best = run
        of_games = best.made * options.interval
        print(
            f"the limit of this machine: {best.made:.0f} choices a second, {of_games:.0f} games at human pace"
        )
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description="the load test of the server", prog="python -m bench.load")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--interval", type=float, default=8.0, help="seconds between two choices of a game")
    parser.add_argument("--seconds", type=float, default=45.0, help="how long human pace is measured")
    parser.add_argument("--opening", type=int, default=10, help="choices in each game before it is measured")
    parser.add_argument("--no-limit", dest="limit", action="store_false", help="human pace alone")
    parser.add_argument("--database", default="", help="postgresql://..., SQLite if left out")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    kind = f"PostgreSQL, {options.workers} workers" if options.database else "SQLite, 1 worker"
    print(f"{version_text()}, {kind}, {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory(prefix="grognard-load-") as folder:
        return asyncio.run(measure(options, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())

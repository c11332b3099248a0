"""A computer's turn of a long game, as somebody at the table sees it: when its first act comes, and its last.

    python -m bench.turns                                turn 2 of the campaign, a sergeant on either side
    python -m bench.turns --turn 9 --seat soviet         another turn, one side
    python -m bench.turns --scenario holland44/campaign --level captain

The turns before are played by recruits and put into the database of a server as if they had been played
there. A recruit ends his turn on the other seat and answers what he is asked; everything that comes over his
live socket is timed. Exits with 1 if an act comes later than was promised (compiled, on a machine that does
nothing else): processor seconds of the server are told beside.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

import httpx
from msgspec import Struct
from sqlalchemy import select, update
from websockets.asyncio.client import ClientConnection, connect

from grognard.bots import choose
from grognard.build import version_text
from grognard.core.referee.game import Game, load, new
from grognard.games.zocbond.state import ZocState
from grognard.server.storage.database import Database
from grognard.server.storage.schema import acts, seats

from .long_games import put
from .machine import ServerProcess
from .wires import Guest, Json, Wire

CAMPAIGN = "stalingrad42/campaign"
FIRST = 2.0  # seconds until the first act is seen
LAST = 45.0  # ... and the last one
PAUSE = 0.25  # between two acts, as a server has it where nobody says otherwise
LARGEST = 2**24  # bytes of a view
PATIENCE = 600.0


class Turn(Struct):
    """What was seen of a turn: seconds since it began, processor seconds of the server, its length."""

    first: float
    last: float
    longest: float  # without anything new
    worked: float
    acts: int
    choices: int


def before(scenario: str, turn: int, seat: int, seed: str) -> tuple[Game, str]:
    """A game until a seat's turn is about to begin, and the key of the choice that begins it."""
    game = new(scenario, seed)
    while not begins(game, turn, seat):
        if game.over:
            raise SystemExit(f"{scenario} was over before turn {turn}")
        play_on(game)
    made = [stands.choice for stands in game.record.standing()]
    own = game.scenario.seats[seat]
    last = max((i for i, choice in enumerate(made) if choice.seat != own), default=-1)
    if last < 0:
        raise SystemExit(f"{own} begins the game: nobody's choice begins turn {turn}")
    return load(game.record.until(last).text()), made[last].key


def begins(game: Game, turn: int, seat: int) -> bool:
    s = game.state
    assert isinstance(s, ZocState)
    return s.turn >= turn and s.active == seat and s.asked[0] == seat


def play_on(game: Game) -> None:
    """One choice of a recruit."""
    player = game.decisions[0].player
    game.play(choose(game.seat(player), "recruit", b"bench", game.state.ply), player)


async def sit_down(data: Path, id: str, game: Game, seat: int, level: str) -> None:
    """The game as far as it is played, and a computer on one of its seats."""
    db = Database(f"sqlite:///{data / 'grognard.sqlite'}")
    await put(db, id, game, "running")
    async with db.write() as c:
        sits = update(seats).where(seats.c.game == id, seats.c.number == seat)
        await c.execute(sits.values(level=level, person=None))
    await db.close()


class Watcher:
    """Somebody at the table: sees what comes, and answers as a recruit."""

    def __init__(self, data: Path, id: str, game: Game, seat: int, guest: Guest) -> None:
        self.db = Database(f"sqlite:///{data / 'grognard.sqlite'}")
        self.id = id
        self.game = game  # the same game here, which follows the one on the server
        self.computer = seat
        self.name = game.scenario.seats[1 - seat]
        self.guest = guest
        self.n = game.state.ply  # acts it has followed: one for each choice at the beginning
        self.acts = 0
        self.choices = 0

    async def play(self, key: str, seq: int) -> None:
        await self.guest.post(f"/games/{self.id}/play", {"seat": self.name, "keys": [key], "seq": seq})

    async def follow(self) -> None:
        """Plays here what was played there."""
        async with self.db.read() as c:
            query = select(acts).where(acts.c.game == self.id, acts.c.n > self.n).order_by(acts.c.n)
            found = (await c.execute(query)).all()
        for row in found:
            keys = json.loads(row.keys)
            self.game.play(keys, row.player)
            self.n = row.n
            if row.player == self.computer:
                self.acts += 1
                self.choices += len(keys)

    async def watch(self, socket: ClientConnection, key: str) -> list[float]:
        """Begins the turn and looks on until it is over: the seconds after which something new came."""
        view = await next_view(socket)
        answered = view["seq"]
        begun = time.perf_counter()
        await self.play(key, answered)
        came: list[float] = []
        while True:
            view = await next_view(socket)
            came.append(time.perf_counter() - begun)
            if view["question"] is None or view["seq"] <= answered:
                continue
            await self.follow()
            s = self.game.state
            assert isinstance(s, ZocState)
            if self.game.over or s.active != self.computer:
                return came
            answered = view["seq"]
            await self.play(choose(self.game.seat(1 - self.computer), "recruit", b"bench", s.ply), answered)


async def next_view(socket: ClientConnection) -> Json:
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["t"] == "problem":
            raise RuntimeError(f"refused: {message!r:.300}")
        if message["t"] == "view":
            return message["view"]


async def see(data: Path, server: ServerProcess, watcher: Watcher, key: str) -> Turn:
    """One turn, from the choice that begins it."""
    guest = watcher.guest
    address = f"{server.address.replace('http', 'ws', 1)}/api/games/{watcher.id}/live?seat={watcher.name}"
    async with connect(
        address, additional_headers={"cookie": guest.cookie_header}, max_size=LARGEST
    ) as socket:
        worked = server.seconds()
        came = await watcher.watch(socket, key)
        worked = server.seconds() - worked
    await watcher.db.close()
    came = came[1:] or came  # the first is one's own choice
    longest = max(b - a for a, b in zip([0.0, *came], came, strict=False))
    return Turn(came[0], came[-1], longest, worked, watcher.acts, watcher.choices)


def measure(scenario: str, turn: int, seat: int, level: str, seed: str) -> bool:
    """One turn, told; whether it was as quick as promised."""
    game, key = before(scenario, turn, seat, seed)
    name, other = game.scenario.seats[seat], game.scenario.seats[1 - seat]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with ServerProcess(data) as server, httpx.Client(base_url=server.address) as http:
            http.get("/api/me").raise_for_status()
            wish = {
                "scenario": scenario,
                "seats": {name: "me", other: "me"},
                "options": game.scenario.options,
            }
            token = http.cookies["grognard-csrf"]
            made = http.post("/api/games", json=wish, headers={"x-csrf-token": token}, timeout=60)
            id, cookies = made.raise_for_status().json()["id"], dict(http.cookies)
        asyncio.run(sit_down(data, id, game, seat, level))
        with ServerProcess(data, pause=PAUSE) as server:
            watcher = Watcher(data, id, game, seat, Guest(Wire(server.address), cookies))
            seen = asyncio.run(see(data, server, watcher, key))
    fine = seen.first <= FIRST and seen.last <= LAST
    told = (
        f"{scenario} turn {turn}, {name} by a {level}: first act {seen.first:.1f} s, last {seen.last:.1f} s"
    )
    print(f"{told}, longest wait {seen.longest:.1f} s; {seen.acts} acts of {seen.choices} choices")
    print(f"  {seen.worked:.1f} s of a processor{'' if fine else '  TOO SLOW'}", flush=True)
    return fine


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--scenario", default=CAMPAIGN)
    parser.add_argument("--turn", type=int, default=2)
    parser.add_argument("--seat", help="one side instead of both")
    parser.add_argument("--level", default="sergeant")
    parser.add_argument("--seed", default="1")
    task = parser.parse_args()
    print(version_text())
    names = new(task.scenario, task.seed).scenario.seats
    if task.seat not in (None, *names):
        parser.error(f"--seat: one of {', '.join(names)}")
    sides = [names.index(task.seat)] if task.seat else range(len(names))
    fine = [measure(task.scenario, task.turn, side, task.level, task.seed) for side in sides]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())

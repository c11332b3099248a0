"""What one guest who means harm can send, each attack until it is stopped.

The first are those that once stalled or killed a server, the others are their kin. All come from one address
of this machine, `ENEMY`; whoever is measured sits at another.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .wires import Gone, Guest, Json, Wire

ENEMY = "127.0.0.66"
SMALL = "coh/dawn-at-the-granary"
LARGE = "stalingrad42/campaign"
HOT_SEAT = {"german": "me", "soviet": "me"}
CAMPAIGN = {"axis": "me", "soviet": "me"}
TANKS = "panzer/lisow"  # the largest battle of that game


class Place(msgspec.Struct):
    """The server under attack, and what the enemy has there."""

    address: str
    cookies: dict[str, str]  # of the enemy, who has signed in
    long_game: str  # a finished game of thousands of choices that is his
    running: str = ""  # a hot-seat game of his
    campaign: str = ""  # another, as large as there is
    victim: str = ""  # the name of the victim's account
    drafts: list[str] = []  # names of scenarios of his own

    def wire(self) -> Wire:
        return Wire(self.address, ENEMY)

    def again(self) -> Guest:
        """The same person on another connection."""
        return Guest(self.wire(), self.cookies)


Attack = Callable[[Place], Coroutine[Any, Any, None]]
ATTACKS: dict[str, Attack] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    def keep(one: Attack) -> Attack:
        ATTACKS[name] = one
        return one

    return keep


# -- how requests are sent -----------------------------------------------------------------------------------


async def side_by_side(times: int, one: Callable[[int], Awaitable[None]]) -> None:
    await asyncio.gather(*(one(number) for number in range(times)))


async def over_and_over(ask: Callable[[], Awaitable[object]]) -> None:
    """Asks for as long as it is let; a refusal, a closed door or a lost connection does not stop it."""
    while True:
        with suppress(Gone, OSError, EOFError, RuntimeError, WebSocketException, TimeoutError):
            await ask()
        await asyncio.sleep(0)


async def flood(place: Place, path: str, body: Json, wires: int) -> None:
    """The same request on several connections of the enemy, each as soon as the one before is answered."""

    async def one(_: int) -> None:
        guest = place.again()
        method = "GET" if body is None else "POST"
        await over_and_over(lambda: guest.wire.ask(method, f"/api{path}", body, guest.cookies))

    await side_by_side(wires, one)


async def dropped(place: Place, path: str, body: Json, wires: int, seconds: float) -> None:
    """Requests whose sender goes away before they are answered."""

    async def one(_: int) -> None:
        async def ask() -> None:
            guest = place.again()
            async with asyncio.timeout(seconds):
                method = "GET" if body is None else "POST"
                await guest.wire.ask(method, f"/api{path}", body, guest.cookies)

        await over_and_over(ask)

    await side_by_side(wires, one)


# -- those that were found -----------------------------------------------------------------------------------


@attack("drafts of deep dotted keys, dropped")
async def deep_drafts(place: Place) -> None:
    text = "a." * 30_000 + "a = 1\n"
    await dropped(place, "/workshop/coh/drafts", {"text": text}, 6, 0.3)


@attack("drafts with endless numbers")
async def endless_numbers(place: Place) -> None:
    await flood(place, "/workshop/coh/drafts", {"text": f"rounds = {'9' * 60_000}\n"}, 6)


@attack("the API's document")
async def api_document(place: Place) -> None:
    async def one(_: int) -> None:
        wire = place.wire()
        await over_and_over(lambda: wire.ask("GET", "/schema/openapi.json"))

    await side_by_side(8, one)


@attack("twenty games against captains")
async def captains(place: Place) -> None:
    seats = {"german": "me", "soviet": "computer:captain"}

    await side_by_side(20, lambda _: against_computer(place.again(), SMALL, seats))


async def against_computer(guest: Guest, scenario: str, seats: dict[str, str]) -> None:
    """A game against a computer, looked at and played on as soon as the person is asked."""
    (seat,) = (seat for seat, who in seats.items() if who == "me")
    made: Json = None
    while made is None:
        with suppress(RuntimeError, Gone, OSError):
            made = await guest.post("/games", {"scenario": scenario, "seats": seats})
        await asyncio.sleep(0.1)

    async def turn() -> None:
        view = await guest.get(f"/games/{made['id']}/view?seat={seat}")
        if view["question"] is None:
            await asyncio.sleep(0.2)
            return
        key = view["question"]["offers"][view["question"]["default"]]["key"]
        await guest.post(f"/games/{made['id']}/play", {"seat": seat, "keys": [key], "seq": view["seq"]})

    await over_and_over(turn)


@attack("replays of a long game, dropped")
async def replays(place: Place) -> None:
    await dropped(place, f"/games/{place.long_game}/replay?seat=*", None, 4, 0.5)


@attack("a long game opened again and again")
async def openings(place: Place) -> None:
    """Changing one's name once made a server forget and replay all one's games."""
    guest = place.again()
    names = itertools.cycle(("Enemy one", "Enemy two"))

    async def ask() -> None:
        await guest.wire.ask("PATCH", "/api/me", {"name": next(names)}, guest.cookies)
        await guest.get(f"/games/{place.long_game}/view?seat=german")

    await over_and_over(ask)


@attack("a long game played on from its end")
async def forks(place: Place) -> None:
    await flood(place, f"/games/{place.long_game}/fork", {"step": 1_000_000, "seats": HOT_SEAT}, 3)


@attack("endless headers")
async def endless_headers(place: Place) -> None:
    await raw(place, b"GET /api/me HTTP/1.1\r\nhost: x\r\n", b"x-filler: " + b"y" * 8000 + b"\r\n")


@attack("an endless address")
async def endless_address(place: Place) -> None:
    await raw(place, b"GET /api/me?", b"z" * 8000)


async def raw(place: Place, begin: bytes, more: bytes) -> None:
    """A request that never ends, on eight connections, as fast as the server takes it."""

    async def one(_: int) -> None:
        async def ask() -> None:
            wire = place.wire()
            _, writer = await asyncio.open_connection(wire.host, wire.port, local_addr=(ENEMY, 0))
            try:
                writer.write(begin)
                for _ in range(5_000):
                    writer.write(more)
                    await writer.drain()
            finally:
                writer.close()

        await over_and_over(ask)

    await side_by_side(8, one)


@attack("half-open requests")
async def half_open(place: Place) -> None:
    async def one(number: int) -> None:
        async def ask() -> None:
            wire = place.wire()
            reader, writer = await asyncio.open_connection(wire.host, wire.port, local_addr=(ENEMY, 0))
            try:
                writer.write(b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n{")
                await reader.read(1)
            finally:
                writer.close()

        await asyncio.sleep(number * 0.005)
        await over_and_over(ask)

    await side_by_side(400, one)


@attack("requests ahead of their answers")
async def ahead(place: Place) -> None:
    await raw_floods(place, 20, b"", b"GET /x HTTP/1.1\r\nhost: x\r\n\r\n" * 2000)


@attack("frames without end on live sockets")
async def frames(place: Place) -> None:
    wire = place.wire()
    begin = (
        f"GET /api/games/{place.running}/live?seat=german HTTP/1.1\r\nhost: {wire.host}:{wire.port}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"cookie: {place.again().cookie_header}\r\n\r\n"
    )
    await raw_floods(place, 10, begin.encode(), b"\x89\x80\0\0\0\0" * 5000)


async def raw_floods(place: Place, count: int, begin: bytes, chunk: bytes) -> None:
    """Bytes without end on several connections, which are opened again when they are closed."""

    async def one(_: int) -> None:
        async def ask() -> None:
            wire = place.wire()
            reader, writer = await asyncio.open_connection(wire.host, wire.port, local_addr=(ENEMY, 0))
            try:
                if begin:
                    writer.write(begin)
                    await reader.read(12)
                while not reader.at_eof():
                    writer.write(chunk)
                    await writer.drain()
            finally:
                writer.transport.abort()

        await over_and_over(ask)

    await side_by_side(count, one)


@attack("maps of scenarios of one's own, unsigned")
async def own_maps(place: Place) -> None:
    names = itertools.cycle(place.drafts or ["own:none"])

    async def one(_: int) -> None:
        wire = place.wire()
        await over_and_over(lambda: wire.ask("GET", f"/api/grounds/coh/{next(names)}.svg"))

    await side_by_side(6, one)


@attack("new guests, each with games")
async def guests(place: Place) -> None:
    async def one(_: int) -> None:
        async def ask() -> None:
            guest = await Guest.arrive(place.wire())
            await guest.post("/games", {"scenario": SMALL, "seats": HOT_SEAT})
            guest.wire.close()

        await over_and_over(ask)

    await side_by_side(6, one)


@attack("guesses at the victim's password")
async def guesses(place: Place) -> None:
    await flood(place, "/session", {"name": place.victim, "password": "not this one"}, 4)


@attack("sixty sockets at once")
async def sockets(place: Place) -> None:
    wire = place.wire()
    address = f"ws://{wire.host}:{wire.port}/api/games/{place.running}/live?seat=german"

    async def one(_: int) -> None:
        async def ask() -> None:
            headers = {"cookie": place.again().cookie_header}
            async with connect(address, additional_headers=headers, local_addr=(ENEMY, 0)) as socket:
                async for _ in socket:
                    pass

        await over_and_over(ask)

    await side_by_side(60, one)


# -- their kin -----------------------------------------------------------------------------------------------


@attack("odds of every option of a campaign")
async def odds(place: Place) -> None:
    await questions(place, "odds")


@attack("why not, for everything")
async def why(place: Place) -> None:
    await questions(place, "why")


async def questions(place: Place, kind: str) -> None:
    game = place.campaign
    seat, keys = await offered(place.again(), game, CAMPAIGN)

    async def one(number: int) -> None:
        guest = place.again()
        lots = random.Random(number)

        async def ask() -> None:
            key = lots.choice(keys)
            body = {"seat": seat, "key": key} if kind == "odds" else {"seat": seat, "keys": [key, "none"]}
            await guest.post(f"/games/{game}/{kind}", body)

        await over_and_over(ask)

    await side_by_side(6, one)


async def offered(guest: Guest, game: str, seats: dict[str, str]) -> tuple[str, list[str]]:
    """The seat that is asked, and what it may choose."""
    for seat in seats:
        view = await guest.get(f"/games/{game}/view?seat={seat}")
        if view["question"] is not None:
            return seat, [offer["key"] for offer in view["question"]["offers"]]
    raise RuntimeError("nobody is asked")


@attack("overlays of a campaign")
async def overlays(place: Place) -> None:
    game = place.campaign
    table = await place.again().get(f"/games/{game}/table")
    names = [overlay["name"] for overlay in table["overlays"]]

    async def one(number: int) -> None:
        guest = place.again()
        turn = itertools.cycle(names[number:] + names[:number])
        await over_and_over(
            lambda: guest.post(f"/games/{game}/overlay", {"seat": "axis", "name": next(turn)})
        )

    await side_by_side(6, one)


@attack("reports of a long game, dropped")
async def reports(place: Place) -> None:
    await dropped(place, f"/games/{place.long_game}/report?seat=*", None, 4, 0.5)


@attack("records of a long game")
async def records(place: Place) -> None:
    await flood(place, f"/games/{place.long_game}/record", None, 4)


@attack("new campaigns")
async def campaigns(place: Place) -> None:
    await flood(place, "/games", {"scenario": LARGE, "seats": CAMPAIGN}, 6)


@attack("random battles drawn up")
async def battles(place: Place) -> None:
    await flood(place, "/workshop/coh/battles", {"wishes": {"seed": "7"}}, 6)


@attack("a choice made and undone")
async def undone(place: Place) -> None:
    guest = place.again()

    async def ask() -> None:
        seat, keys = await offered(guest, place.running, HOT_SEAT)
        view = await guest.get(f"/games/{place.running}/view?seat={seat}")
        body = {"seat": seat, "keys": keys[:1] * 64, "seq": view["seq"]}
        await guest.ask(f"/games/{place.running}/play", body)
        await guest.ask(f"/games/{place.running}/undo", {"seat": seat})

    await side_by_side(4, lambda _: over_and_over(ask))


@attack("what the computer is doing, of a long game")
async def doings(place: Place) -> None:
    await dropped(place, f"/games/{place.long_game}/computers", None, 4, 0.5)


@attack("tables and legends of every scenario")
async def tables(place: Place) -> None:
    options = itertools.cycle(f"switch=groups%3Doff&n={n}" for n in range(1000))

    async def one(_: int) -> None:
        wire = place.wire()
        await over_and_over(lambda: wire.ask("GET", f"/api/tables/{SMALL}?{next(options)}"))

    await side_by_side(6, one)


@attack("words in a chat")
async def words(place: Place) -> None:
    await flood(place, f"/games/{place.running}/chat", {"text": "x" * 400}, 6)


@attack("a socket whose reader sleeps")
async def slow_reader(place: Place) -> None:
    wire = place.wire()
    address = f"ws://{wire.host}:{wire.port}/api/games/{place.running}/live?seat=german"

    async def one(_: int) -> None:
        async def ask() -> None:
            headers = {"cookie": place.again().cookie_header}
            async with connect(
                address, additional_headers=headers, local_addr=(ENEMY, 0), max_queue=1
            ) as socket:
                for _ in range(2000):
                    await socket.send('{"lines":0}')

        await over_and_over(ask)

    await side_by_side(15, one)


# -- routes that came later ----------------------------------------------------------------------------------


@attack("hints for many guests, half of them dropped")
async def hints(place: Place) -> None:
    """A hint is as much thought as a captain gives to a whole action."""

    async def one(number: int) -> None:
        async def ask() -> None:
            guest = await Guest.arrive(place.wire())
            game = (await guest.post("/games", {"scenario": SMALL, "seats": HOT_SEAT}))["id"]
            seat, _ = await offered(guest, game, HOT_SEAT)
            seq = (await guest.get(f"/games/{game}/view?seat={seat}"))["seq"]
            for _ in range(6):
                async with asyncio.timeout(0.5 if number % 2 else 60):
                    await guest.ask(f"/games/{game}/hint", {"seat": seat, "seq": seq})

        await over_and_over(ask)

    await side_by_side(10, one)


@attack("captains of many guests who look on")
async def captains_of_many(place: Place) -> None:
    """Guests are free: ten of one address are to have no more of the computers than one."""
    seats = {"german": "me", "soviet": "computer:captain"}

    async def one(_: int) -> None:
        guest: Guest | None = None
        while guest is None:
            with suppress(RuntimeError, Gone, OSError):
                guest = await Guest.arrive(place.wire())
            await asyncio.sleep(0.1)
        await against_computer(guest, SMALL, seats)

    await side_by_side(10, one)


@attack("duels of data cards, unsigned")
async def duels(place: Place) -> None:
    wire = place.wire()
    index = (await wire.ask("GET", "/api/cards/panzer")).good()
    shooters = [card["id"] for card in index["cards"] if card["ammunition"]]
    targets = [card["id"] for card in index["cards"] if card["target"]]
    conditions = [(each["key"], [value["key"] for value in each["values"]]) for each in index["conditions"]]

    async def one(number: int) -> None:
        own, lots = place.wire(), random.Random(number)

        async def ask() -> None:
            chosen = "".join(f"&condition={name}={lots.choice(values)}" for name, values in conditions)
            query = f"shooter={lots.choice(shooters)}&target={lots.choice(targets)}{chosen}"
            await own.ask("GET", f"/api/cards/panzer/duel?{query}")

        await over_and_over(ask)

    await side_by_side(8, one)


@attack("a battle of tanks: views, chances and overlays")
async def tanks(place: Place) -> None:
    maker = place.again()
    game = (await maker.post("/games", {"scenario": TANKS, "seats": HOT_SEAT}))["id"]
    seat, keys = await offered(maker, game, HOT_SEAT)
    names = [overlay["name"] for overlay in (await maker.get(f"/games/{game}/table"))["overlays"]]

    async def one(number: int) -> None:
        guest, lots = place.again(), random.Random(number)

        async def ask() -> None:
            await guest.get(f"/games/{game}/view?seat={seat}")
            await guest.ask(f"/games/{game}/odds", {"seat": seat, "key": lots.choice(keys)})
            await guest.ask(f"/games/{game}/overlay", {"seat": seat, "name": lots.choice(names)})

        await over_and_over(ask)

    await side_by_side(6, one)


@attack("battles of tanks drawn up, and drafts of them")
async def tank_drafts(place: Place) -> None:
    guest = place.again()
    drawn = await guest.post(
        "/workshop/panzer/battles", {"wishes": {"seed": "7", "points": "2500", "boards": "4"}}
    )

    async def one(number: int) -> None:
        guest, seeds = place.again(), itertools.count(number * 1000)

        async def ask() -> None:
            wishes = {"seed": str(next(seeds)), "points": "2500", "boards": "4"}
            await guest.ask("/workshop/panzer/battles", {"wishes": wishes})
            await guest.ask("/workshop/panzer/drafts", {"text": drawn["text"]})

        await over_and_over(ask)

    await side_by_side(6, one)


if __name__ == "__main__":  # in a process of its own: what is measured must not wait for what attacks
    os.nice(10)
    asyncio.run(ATTACKS[sys.argv[1]](msgspec.json.decode(sys.argv[2], type=Place)))

"""The live socket: the server sends views, the client only says how much of the log it has.

A socket keeps no queue of views. It is told that something changed, and sends the newest when the one before
is out: a slow client misses what lies between and delays nobody. What is as it was is not sent again:
messages without news would count the choices that others make in secret.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath
from msgspec.structs import replace

from ..context import Server, asker, server_of
from ..entrance.limits import network
from ..matches.hall_jobs import Shown, view
from ..metrics import PUSHES, SOCKETS
from ..persons.accounts import banned
from ..persons.doors import SESSION_COOKIE, Access, access, address_of
from ..persons.people import person_of
from ..persons.presence import MOST_SOCKETS
from ..problems import Fault, bad_request, fault, fault_of, not_signed_in, too_many
from ..wire import GameInfo, Have, LiveChat, LiveInfo, LiveProblem, LiveView
from .hub import News

SEND_SECONDS = 15  # a client that takes longer for one message is gone
LONGEST_MESSAGE = 1000
MESSAGES = (30, 5.0)  # at once, and a second
CHATS = 100  # said and not yet sent
REFUSAL_SECONDS = 2.0  # that somebody who opens too many sockets waits for his refusal, and for the next one

Socket: TypeAlias = WebSocket[Any, Any, Any]

encode = msgspec.json.Encoder().encode


class LiveSocket:
    """One open socket: which seat of which game it shows to whom, and what it has yet to send."""

    def __init__(self, server: Server, socket: Socket, way: Access, have: int) -> None:
        self.server = server
        self.socket = socket
        self.way = way
        self.game = way.header.id
        self.person = way.person.id
        self.owner = asker(socket, way.person.id)
        self.have = have
        self.era = 0  # of the log it has lines of
        self.sent: tuple[int, int, bytes] | None = None  # the last view: era, final lines, what it told
        self.sent_info: GameInfo | None = None
        self.n: int | None = None  # the game has come so far; None: the database knows
        self.view = True
        self.info = True
        self.check = False  # check whether it may stay
        self.chats: deque[int] = deque(maxlen=CHATS)
        self.wake = asyncio.Event()
        self.wake.set()

    def tell(self, news: News) -> None:
        if news.n >= 0:
            self.n = max(self.n or 0, news.n)
            self.view = self.info = True
        if news.chat and self.way.players:
            self.chats.append(news.chat)
        self.info = self.info or news.info
        if news.info:
            self.sent_info = None  # who waits for it is answered, even if it came and went
        self.check = self.check or bool(news.person)
        self.wake.set()

    # -- sending -----------------------------------------------------------------------------------

    async def send_all(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.check:
                self.check = False
                self.way = await access(self.server, self.way.person, self.game, self.way.seat, session=True)
            if self.info:
                self.info = False
                await self.send_info()
            if self.view:
                self.view = False
                await self.send_view()
                self.n = self.n or 0
            while self.chats:
                said = await self.server.talk.one(self.game, self.chats.popleft())
                if said is not None:
                    await self.send(LiveChat(said))

    async def send_info(self) -> None:
        info = await self.server.infos.one(self.way, self.owner, self.n)
        if info != self.sent_info:
            await self.send(LiveInfo(info))
            self.sent_info = info

    async def send_view(self) -> None:
        header = await self.server.rooms.header(self.game)
        if header.status == "waiting":
            return
        async with self.server.rooms.room(self.game).lock:
            shown: Shown = await self.server.tables.ask(
                self.game, view, self.way.player, self.have, self.era, owner=self.owner, at_least=self.n
            )
        content = (shown.era, shown.lines, shown.same)
        if content == self.sent and self.have == shown.lines:
            return
        self.era = shown.era
        await self.send(LiveView(msgspec.Raw(shown.view)))  # type: ignore[arg-type]  # it is JSON already
        self.have = shown.lines
        self.sent = content
        PUSHES.inc()

    async def send(self, message: LiveInfo | LiveView | LiveChat | LiveProblem) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_data(encode(message), mode="text")

    # -- receiving ---------------------------------------------------------------------------------

    async def receive_all(self) -> None:
        left, at = float(MESSAGES[0]), time.monotonic()
        while True:
            text = await self.socket.receive_data(mode="text")
            now = time.monotonic()
            left = min(MESSAGES[0], left + (now - at) * MESSAGES[1]) - 1
            at = now
            if left < 0:
                raise too_many(1)
            try:
                if len(text) > LONGEST_MESSAGE:
                    raise bad_request("a message of the live socket is short")
                have = msgspec.json.decode(text, type=Have)
            except msgspec.MsgspecError as e:
                raise bad_request(f"only a Have may be sent here: {e}") from None
            self.have = max(0, min(have.lines, 1_000_000))


def same_origin(socket: Socket) -> bool:
    """Whether a page of ours opened the socket. A program sends no Origin and has no one's cookies."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/api/games/{game_id:str}/live")
async def live(socket: Socket, game_id: FromPath[str]) -> None:
    server = server_of(socket)
    if not same_origin(socket):
        raise WebSocketException(detail="this socket is not for other sites' pages", code=4403)
    await socket.accept()
    try:
        await serve(server, socket, game_id)
    except WebSocketDisconnect:
        return
    except TimeoutError:
        await close(socket, 4408, "too slow")
    except Fault as e:
        await refuse(socket, e)
    except Exception as e:
        await refuse(socket, fault_of(e) or fault(500, "internal", "internal"))
        if fault_of(e) is None:
            raise


async def serve(server: Server, socket: Socket, game_id: str) -> None:
    server.limits.take_address("live", address_of(socket))
    token = socket.cookies.get(SESSION_COOKIE, "")
    person = await person_of(server.db, token) if token else None
    if person is None:
        raise not_signed_in()
    if person.banned:
        raise banned(person.banned)
    server.limits.take("live", person.id)
    have = socket.query_params.get("have", "0")
    if not (have.isascii() and have.isdigit() and len(have) < 8):
        raise bad_request("have: a number of lines")
    person = replace(person, network=network(address_of(socket)))
    way = await access(server, person, game_id, socket.query_params.get("seat", ""))
    one = LiveSocket(server, socket, way, int(have))
    id = secrets.token_hex(8)
    if not await server.presence.enter(id, one.game, person.id):
        raise fault(429, "too-many", "too-many-sockets", retry=10, n=MOST_SOCKETS)
    room = server.rooms.room(way.header.id)
    room.pinned += 1
    SOCKETS.inc()
    server.hub.add(one.game, one)
    try:
        server.computers.wake(one.game)
        await run(one)
    finally:
        server.hub.remove(one.game, one)
        SOCKETS.dec()
        room.pinned -= 1
        await asyncio.shield(server.presence.leave(id, one.game))


async def run(one: LiveSocket) -> None:
    """Sends and receives until either ends."""
    tasks = [asyncio.create_task(one.send_all()), asyncio.create_task(one.receive_all())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def refuse(socket: Socket, why: Fault) -> None:
    """Says why before the socket closes.

    Not at once to somebody who comes too often: a waiting socket costs nothing, the next one much more.
    """
    if why.status == 429:
        await asyncio.sleep(REFUSAL_SECONDS)
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send_data(encode(LiveProblem(why.problem)), mode="text")
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        return
    await close(socket, 4000 + why.status, why.problem.code)


async def close(socket: Socket, code: int, reason: str) -> None:
    try:
        await socket.close(code=code, reason=reason)
    except (WebSocketDisconnect, RuntimeError):  # it is gone already
        return

"""What the tests of the server share: workers that really listen, and visitors who really ask."""

from __future__ import annotations

import asyncio
import io
import json
import random
import socket
import sys
import threading
import time
import traceback
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, TypeAlias, TypeVar

import httpx
import uvicorn
from litestar.channels.backends.base import ChannelsBackend
from msgspec.structs import replace
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_socket

from grognard.core.loading.own_text import own_name
from grognard.games.coh.box.data_files import load_scenario
from grognard.games.coh.box.data_types import SideNumbers
from grognard.server.app import App, make_app
from grognard.server.context import Server
from grognard.server.matches.fate import played
from grognard.server.matches.match import Act, Match
from grognard.server.run import GRACE, PROTOCOL
from grognard.server.settings import ServerSettings
from grognard.server.storage.store import Header, acts_after, header
from grognard.server.storage.upgrade import upgrade

from .inline import without_processes


def first_german() -> str:
    """Dawn at the Granary with more CAP for the Germans, who then announce first: a battle of one's own."""
    file = load_scenario("dawn-at-the-granary")
    return "coh/" + own_name(replace(file, cap=SideNumbers(6, 4)))


DAWN = first_german()
AGAINST = {"german": "me", "soviet": "computer:random"}
HOT_SEAT = {"german": "me", "soviet": "me"}
INVITING = {"german": "me", "soviet": "open"}

Json: TypeAlias = Any
T = TypeVar("T")


class Worker:
    """A server in a thread of its own, on a port of its own."""

    def __init__(
        self, settings: ServerSettings, backend: ChannelsBackend | None = None, inline: bool = False
    ) -> None:
        """`inline`: without processes of its own, so that a test can change the rules."""
        upgrade(settings.url)
        self.settings = settings
        self.app: App = make_app(settings, backend)
        if inline:
            without_processes(self.server)
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            lifespan="on",
            **PROTOCOL,
        )
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(
            target=self.uvicorn.run, kwargs={"sockets": [self.socket]}, daemon=True
        )
        self.thread.start()
        until(lambda: self.uvicorn.started or not self.thread.is_alive())
        assert self.uvicorn.started, "the worker did not start"

    @property
    def server(self) -> Server:
        found = self.app.state["server"]
        assert isinstance(found, Server)
        return found

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something in the worker's own thread."""
        loop = self.server.chores.tasks[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(10)

    def match(self, game: str) -> Match:
        """A game as its rows in the database have it."""

        async def rows() -> tuple[Header | None, list[Act]]:
            async with self.server.db.read() as c:
                return await header(c, game), await acts_after(c, game, 0)

        found, acts = self.do(rows())
        assert found is not None
        return played(found, acts)

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(GRACE + 10)
        assert not self.thread.is_alive(), f"the worker did not stop:\n{self.whereabouts()}"
        self.socket.close()

    def whereabouts(self) -> str:
        """Where every thread and every task of a worker that hangs is: the cause is one of them."""
        told = io.StringIO()
        for thread, frame in sys._current_frames().items():
            told.write(f"thread {thread}\n" + "".join(traceback.format_stack(frame)[-8:]))
        for task in asyncio.all_tasks(self.server.chores.tasks[0].get_loop()):
            task.print_stack(limit=8, file=told)
        return told.getvalue()

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    """Waits until something holds."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(0.01)


VISITORS: list[Visitor] = []  # all of a test, sent home after it


PASSWORD = "correct horse"


class Visitor:
    """Somebody at a page: a guest with cookies, until he signs in."""

    def __init__(self, address: str, come_in: bool = True) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=30)
        VISITORS.append(self)
        if come_in:
            self.me = self.get("/me")

    # -- asking ----------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json = None, **more: Any) -> httpx.Response:
        headers = {"x-csrf-token": self.http.cookies.get("grognard-csrf") or "", **more.pop("headers", {})}
        if (method not in ("GET", "DELETE") or body is not None) and "content" not in more:
            more["json"] = {} if body is None else body
        return self.http.request(method, path, headers=headers, **more)

    def get(self, path: str, **query: str | int) -> Json:
        return good(self.ask("GET", path, params=query))

    def post(self, path: str, body: Json = None) -> Json:
        return good(self.ask("POST", path, body))

    def refused(self, method: str, path: str, body: Json = None, **more: Any) -> tuple[int, str]:
        """The status and the code of a refusal, which must be a whole `Problem`."""
        answer = self.ask(method, path, body, **more)
        assert answer.status_code >= 400, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "text", "detail", "rule", "instead", "retry_after"}
        assert problem["text"]["t"] == "msg"
        return answer.status_code, problem["code"]

    # -- games -----------------------------------------------------------------------------------

    def new(self, seats: dict[str, str], scenario: str = DAWN, **more: Json) -> str:
        """The id of a new game."""
        made = self.post("/games", {"scenario": scenario, "seats": seats, **more})
        return str(made["id"])

    def invite(self, game: str, seat: str) -> str:
        return str(self.post(f"/games/{game}/invitations", {"seat": seat})["token"])

    def accept(self, token: str) -> Json:
        return self.post(f"/invitations/{token}")

    def info(self, game: str) -> Json:
        return self.get(f"/games/{game}")

    def steps(self, path: str, seat: str) -> list[Json]:
        """All steps of a replay, part after part; `path` as "/games/abc/replay" or "/shared/abc"."""
        replay = self.get(path, seat=seat)
        here = {part["number"]: part for part in replay["parts"]}
        more = path if path.endswith("/replay") else f"{path}/replay"
        found: list[Json] = []
        for number in range(len(replay["index"]["parts"])):
            part = here.get(number) or self.get(f"{more}/{number}", seat=seat)
            assert part["first"] == len(found)
            found += part["steps"]
        assert replay["index"]["steps"] == len(found)
        return found

    def view(self, game: str, seat: str, **query: int) -> Json:
        return self.get(f"/games/{game}/view", seat=seat, **query)

    def play(self, game: str, seat: str, key: str | None = None) -> Json:
        """Plays a key, or the default of the question."""
        view = self.view(game, seat)
        question = view["question"]
        chosen = key or question["offers"][max(0, question["default"])]["key"]
        return self.post(f"/games/{game}/play", {"seat": seat, "keys": [chosen], "seq": view["seq"]})

    def live(self, game: str, seat: str = "", have: int = 0, **headers: str) -> Live:
        return Live(self, game, seat, have, headers)


def good(answer: httpx.Response) -> Json:
    assert answer.is_success, (
        f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    )
    kind = answer.headers.get("content-type", "")
    return answer.json() if kind.startswith("application/json") and answer.content else answer.text


class Live:
    """A live socket."""

    def __init__(self, who: Visitor, game: str, seat: str, have: int, headers: dict[str, str]) -> None:
        address = who.address.replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
        self.manager = connect_socket(
            f"{address}/api/games/{game}/live?seat={seat}&have={have}",
            additional_headers={"cookie": cookie, **headers},
            close_timeout=1,
            max_queue=None,  # or it would not see the answer to its close behind messages that nobody reads
        )
        self.socket: ClientConnection = self.manager.__enter__()

    def next(self, kind: str = "", timeout: float = 10) -> Json:
        """The next message, or the next of a kind."""
        while True:
            message = json.loads(self.socket.recv(timeout=timeout))
            if not kind or message["t"] == kind:
                return message

    def send(self, text: str) -> None:
        self.socket.send(text)

    def close(self) -> None:
        self.manager.__exit__(None, None, None)

    def __enter__(self) -> Live:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def two_players(worker: Worker) -> tuple[Visitor, Visitor, str]:
    """A running game of two people: the German's, the Soviet's, and the game."""
    german, soviet = Visitor(worker.address), Visitor(worker.address)
    game = german.new(INVITING)
    soviet.accept(german.invite(game, "soviet"))
    return german, soviet, game


def info_of(sitting: dict[str, Visitor], game: str) -> dict[str, Any]:
    found: dict[str, Any] = next(iter(sitting.values())).info(game)
    return found


def play_random(sitting: dict[str, Visitor], game: str, choices: int = 10_000, seed: int = 1) -> int:
    """Plays random choices on the seats given until the game is over or so many were made."""
    lots = random.Random(seed)
    made = 0
    patience = time.monotonic() + 120
    while made < choices:
        assert time.monotonic() < patience, f"{game} does not go on: {info_of(sitting, game)}"
        info = info_of(sitting, game)
        if info["status"] == "over":
            break
        mine = [seat for seat in info["asked"] if seat in sitting]
        if not mine:
            time.sleep(0.01)
            continue
        who, seat = sitting[mine[0]], mine[0]
        view = who.view(game, seat)
        if view["question"]:
            key = lots.choice(view["question"]["offers"])["key"]
            who.post(f"/games/{game}/play", {"seat": seat, "keys": [key], "seq": view["seq"]})
            made += 1
    return made


def named(worker: Worker, name: str) -> Visitor:
    """Somebody with an account."""
    me = Visitor(worker.address)
    me.post("/accounts", {"name": name, "password": PASSWORD})
    return me

"""A game that is attacked, and what must be the same after the attack."""

from __future__ import annotations

import logging
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from ..support import Json, Visitor, Worker, play_random, two_players

OF_GAME = {
    "games": "id",
    "acts": "game",
    "seats": "game",
    "members": "game",
    "chat": "game",
    "invitations": "game",
}
OF_PEOPLE = {"people": "id", "sessions": "person"}


class Target:
    """A running game of two people with chat and a link to watch, and what the database holds of it."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.german, self.soviet, self.game = two_players(worker)
        play_random({"german": self.german, "soviet": self.soviet}, self.game, choices=12)
        self.german.post(f"/games/{self.game}/chat", {"text": "good luck"})
        self.token = self.german.invite(self.game, "")
        self.stranger = Visitor(worker.address)
        self.path = f"/games/{self.game}"

    @property
    def asked(self) -> str:
        return str(self.german.info(self.game)["asked"][0])

    def at_turn(self) -> tuple[Visitor, str, Json]:
        """Who is asked, his seat and his view."""
        seat = self.asked
        who = {"german": self.german, "soviet": self.soviet}[seat]
        return who, seat, who.view(self.game, seat)

    def state(self) -> dict[str, list[tuple[object, ...]]]:
        """Every row of the game and of its players, from the database itself."""
        file = Path(self.worker.settings.data) / "grognard.sqlite"
        ids = [self.german.me["id"], self.soviet.me["id"]]
        found: dict[str, list[tuple[object, ...]]] = {}
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            for table, column in OF_GAME.items():
                rows = database.execute(f"SELECT * FROM {table} WHERE {column} = ?", (self.game,))
                found[table] = sorted(rows.fetchall(), key=repr)
            for table, column in OF_PEOPLE.items():
                rows = database.execute(f"SELECT * FROM {table} WHERE {column} IN (?, ?)", ids)
                found[table] = sorted(rows.fetchall(), key=repr)
        assert found["acts"]
        assert len(found["people"]) == 2
        return found

    def healthy(self) -> bool:
        answer = httpx.get(f"{self.worker.address}/health", timeout=10)
        return answer.status_code == 200 and answer.json()["database"] == "ok"


class Mistakes(logging.Handler):
    """Errors the server logs as its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


def problem_of(answer: httpx.Response) -> Json:
    """A refusal must be a whole Problem, in JSON, and none of ours."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    assert answer.headers["content-type"].startswith("application/json"), answer.text[:300]
    found = answer.json()
    assert set(found) == {"code", "text", "detail", "rule", "instead", "retry_after"}
    assert found["code"]
    assert found["text"]["id"].startswith(("server-", "core-", "coh-"))
    return found


def dial(worker: Worker, timeout: float = 10) -> socket.socket:
    """A bare connection, for what no client would send."""
    parts = urlsplit(worker.address)
    return socket.create_connection((parts.hostname, parts.port), timeout=timeout)


def raw(worker: Worker, request: bytes) -> bytes:
    """What comes back for these bytes until the server is silent or hangs up."""
    with dial(worker, timeout=2) as line:
        answer = b""
        try:
            line.sendall(request)
            while part := line.recv(65536):
                answer += part
                head, found, body = answer.partition(b"\r\n\r\n")
                if found and b"content-length: %d\r\n" % len(body) in head.lower() + b"\r\n":
                    break
        except (TimeoutError, ConnectionError):
            pass
        return answer


def status_of(answer: bytes) -> int:
    """The status of a raw answer, 0 if there was none."""
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.") else 0

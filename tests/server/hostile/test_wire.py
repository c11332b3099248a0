"""Below HTTP: bytes that are no request, requests that never end, and many of them."""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest

from ..support import Visitor
from .target import Target, dial, raw, status_of

POST = b"POST /api/session HTTP/1.1\r\nhost: x\r\n"
GARBAGE = {
    "nothing known": b"HELLO\r\n\r\n",
    "binary": bytes(range(256)) * 20,
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 500,
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "HTTP/9": b"GET / HTTP/9.9\r\n\r\n",
    "no version": b"GET /api/games\r\n\r\n",
    "spaces": b"GET  /api/games  HTTP/1.1\r\n\r\n",
    "a header without a colon": b"GET /health HTTP/1.1\r\nhost here\r\n\r\n",
    "a NUL in a header": b"GET /health HTTP/1.1\r\nhost: he\x00re\r\n\r\n",
    "a negative length": POST + b"content-length: -5\r\n\r\n",
    "a length that is no number": POST + b"content-length: ten\r\n\r\n",
    "two lengths": POST + b"content-length: 2\r\ncontent-length: 9\r\n\r\n{}",
    "a length and chunks": POST + b"content-length: 2\r\n"
    b"transfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\n\r\n",
    "a chunk that is none": POST + b"transfer-encoding: chunked\r\n\r\nzz\r\n",
    "a huge chunk": POST + b"transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
}


@pytest.mark.parametrize("name", GARBAGE)
def test_what_is_no_request(target: Target, name: str) -> None:
    """Refused or not answered at all; two answers would be a smuggled request."""
    answer = raw(target.worker, GARBAGE[name])
    assert status_of(answer) in (0, 400, 401, 404, 411, 413, 501, 505), answer[:200]
    assert answer.count(b"HTTP/1.1 ") <= 1


@pytest.mark.parametrize(
    "headers",
    [
        b"".join(b"x-%d: y\r\n" % n for n in range(5000)),
        b"x: " + b"y" * 1_000_000 + b"\r\n",
        b"cookie: " + b"; ".join(b"c%d=v" % n for n in range(5000)) + b"\r\n",
        b"cookie: grognard-session=" + b"A" * 200_000 + b"\r\n",
        b"accept-language: " + b"ru;q=0.5," * 5000 + b"\r\n",
    ],
    ids=["many", "one that is huge", "many cookies", "a huge cookie", "many languages"],
)
def test_a_flood_of_headers(target: Target, headers: bytes) -> None:
    begun = time.monotonic()
    answer = raw(
        target.worker, b"GET /api/games HTTP/1.1\r\nhost: x\r\n" + headers + b"connection: close\r\n\r\n"
    )
    assert status_of(answer) in (0, 400, 401, 431)
    assert time.monotonic() - begun < 5


def test_bodies_that_never_come(target: Target) -> None:
    """A hundred who promise a body and send a byte: the others are served as before."""
    cookies = "; ".join(f"{name}={value}" for name, value in target.stranger.http.cookies.items())
    csrf = target.stranger.http.cookies["grognard-csrf"]
    head = (
        f"POST /api{target.path}/play HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        f"cookie: {cookies}\r\nx-csrf-token: {csrf}\r\ncontent-length: 5000\r\n\r\n"
    )
    with ExitStack() as lines:
        slow = [lines.enter_context(dial(target.worker)) for _ in range(100)]
        for line in slow:
            line.sendall(head.encode() + b"{")
        for _ in range(3):
            for line in slow:
                line.sendall(b" ")
            begun = time.monotonic()
            assert target.german.info(target.game)["status"] == "running"
            assert time.monotonic() - begun < 5
    assert target.german.info(target.game)["status"] == "running"


def test_headers_that_never_end(target: Target) -> None:
    with ExitStack() as lines:
        slow = [lines.enter_context(dial(target.worker)) for _ in range(100)]
        for line in slow:
            line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx: ")
        assert Visitor(target.worker.address).get("/games") == []


def test_a_body_that_breaks_off(target: Target) -> None:
    """Half of a choice is no choice."""
    who, seat, view = target.at_turn()
    body = f'{{"seat": "{seat}", "keys": ["{view["question"]["offers"][0]["key"]}"], "seq": {view["seq"]}}}'
    cookies = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    head = (
        f"POST /api{target.path}/play HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        f"cookie: {cookies}\r\nx-csrf-token: {who.http.cookies['grognard-csrf']}\r\n"
        f"content-length: {len(body)}\r\n\r\n"
    )
    for cut in (0, 1, len(body) // 2, len(body) - 1):
        with dial(target.worker) as line:
            line.sendall((head + body[:cut]).encode())
    time.sleep(0.3)


def test_a_thousand_connections_that_say_nothing(target: Target) -> None:
    with ExitStack() as lines:
        for _ in range(1000):
            lines.enter_context(dial(target.worker))
        assert target.german.info(target.game)["status"] == "running"

"""The live socket, abused: the one who does it is shut out, the players notice nothing."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ..support import Live, Visitor, until
from .target import Target, dial

EVERY = b"\x00\x00\x00\x00"  # the mask of a frame: it changes nothing


@pytest.fixture
def playing(target: Target) -> Iterator[Live]:
    """The German's own socket: it must still be told of the next thing that happens."""
    with target.german.live(target.game, "german") as mine:
        mine.next("view")
        yield mine
        with target.soviet.live(target.game, "soviet") as his:  # who comes is seen
            his.next("view")
            until(lambda: connected(mine.next("info", timeout=40)), 40)


def connected(message: Any) -> bool:
    return all(seat["connected"] for seat in message["info"]["seats"])


def closed(live: Live) -> int:
    """The code with which a socket is closed."""
    try:
        while True:
            live.socket.recv(timeout=10)
    except ConnectionClosed as e:
        return e.rcvd.code if e.rcvd is not None else 1006


def handshake(target: Target, who: Visitor, seat: str, extensions: str = "") -> socket.socket:
    """A live socket by hand, for frames no library would send."""
    line = dial(target.worker)
    cookies = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        (
            f"GET /api/games/{target.game}/live?seat={seat} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n"
            f"connection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
            f"cookie: {cookies}\r\n{extensions}\r\n"
        ).encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(4096)
    assert b"101" in answer.split(b"\r\n", 1)[0], answer
    return line


def hung_up(line: socket.socket) -> bool:
    """Whether the server ends the connection."""
    line.settimeout(15)
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


# -- who may come in ---------------------------------------------------------------------------------


def test_strangers_and_forged_seats(target: Target, playing: Live) -> None:
    cases = [
        (target.stranger, "german", 4404),
        (target.stranger, "", 4404),
        (target.soviet, "german", 4403),
        (target.soviet, "*", 4403),
        (target.soviet, "soviet'%20OR%201=1", 4403),
        (Visitor(target.worker.address, come_in=False), "german", 4401),
    ]
    for who, seat, code in cases:
        with who.live(target.game, seat) as live:
            told = live.next()
            assert told["t"] == "problem", (seat, told)
            assert told["problem"]["code"]
            assert closed(live) == code, seat


def test_a_forged_session(target: Target, playing: Live) -> None:
    real = target.german.http.cookies["grognard-session"]
    for token in ("x", real[:-1], real[::-1], "' OR 1=1 --", "A" * 3000):
        nobody = Visitor(target.worker.address, come_in=False)
        with nobody.live(target.game, "german", cookie=f"grognard-session={token}") as live:
            assert live.next()["problem"]["code"] == "not-signed-in"
            assert closed(live) == 4401


def test_pages_of_other_sites(target: Target, playing: Live) -> None:
    host = target.worker.address.removeprefix("http://")
    port = host.rpartition(":")[2]
    for origin in (
        "https://evil.example",
        "null",
        "http://127.0.0.1:1",
        f"http://{host}.evil.example",
        "",
        "file://",
    ):
        with pytest.raises(InvalidStatus) as refused:
            target.german.live(target.game, "german", origin=origin)
        assert refused.value.response.status_code == 403, origin
    for origin in (
        f"http://evil.example:{port}",
        f"http://evil.example/@{host}",
        f"http://{host}@evil.example",
    ):
        with pytest.raises(InvalidStatus):
            target.german.live(target.game, "german", origin=origin)


@pytest.mark.parametrize("have", ["-1", "x", "1e9", "99999999999999999999", "%00", "٣", "1.5"])
def test_a_have_that_is_no_number(target: Target, playing: Live, have: str) -> None:
    with Live(target.german, target.game, "german", have, {}) as live:  # type: ignore[arg-type]
        assert live.next()["problem"]["code"] == "bad-request"
        assert closed(live) == 4400


@pytest.mark.parametrize("have", [9_999_999, 5000])
def test_who_says_he_has_more_than_there_is_is_told_from_the_last_final_line(
    target: Target, have: int
) -> None:
    with target.german.live(target.game, "german", have=have) as live:
        view = live.next("view")["view"]
        assert view["log_from"] == view["log_final"]


# -- what he may say ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"\x00\xff\xfe",
        b'{"t": "have", "lines": 1}',
        '{"t": "play", "seat": "german", "keys": ["pass"], "seq": 0}',
        '{"t": "view"}',
        '{"t": "have"}',
        '{"t": "have", "lines": "1"}',
        '{"t": "have", "lines": 1e400}',
        "[" * 900,
        "null",
        "",
        "pass",
        "\ufeff{}",
        "x" * 1001,
        "x" * 5000,
        "x" * 200_000,
    ],
    ids=range(16),
)
def test_anything_but_a_have_ends_the_socket(target: Target, playing: Live, message: bytes | str) -> None:
    with target.soviet.live(target.game, "soviet") as live:
        live.next("view")
        live.socket.send(message)
        assert closed(live) in (1003, 1007, 1009, 4400)


def test_a_flood_of_messages(target: Target, playing: Live) -> None:
    with target.soviet.live(target.game, "soviet") as live:
        live.next("view")
        with suppress(ConnectionClosed):
            for _ in range(5000):
                live.send('{"t": "have", "lines": 1}')
        assert closed(live) in (4429, 1006)


def test_a_flood_of_pings(target: Target, playing: Live) -> None:
    with handshake(target, target.soviet, "soviet") as line:
        line.settimeout(0.2)
        try:
            for _ in range(200):
                line.sendall((b"\x89\x84" + EVERY + b"ping") * 100)
        except (TimeoutError, ConnectionError):
            pass
        assert target.german.info(target.game)["status"] == "running"


BROKEN = {
    "an endless length": b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff" + EVERY,
    "a gigabyte": b"\x81\xff\x00\x00\x00\x00\x40\x00\x00\x00" + EVERY + b"x" * 5000,
    "no mask": b"\x81\x05hello",
    "an unknown kind": b"\x83\x80" + EVERY,
    "reserved bits": b"\xf1\x80" + EVERY,
    "a piece of nothing": b"\x80\x80" + EVERY,
    "a long ping": b"\x89\xfe\x01\x00" + EVERY + b"x" * 256,
    "a ping in pieces": b"\x09\x80" + EVERY,
    "not utf-8": b"\x81\x82" + EVERY + b"\xff\xfe",
    "a wrong farewell": b"\x88\x81" + EVERY + b"x",
    "HTTP": b"GET / HTTP/1.1\r\n\r\n",
    "pieces without end": (b"\x01\x81" + EVERY + b"x") + (b"\x00\xfe\x03\xe8" + EVERY + b"x" * 1000) * 50,
}


@pytest.mark.parametrize("name", BROKEN)
def test_frames_that_are_none(target: Target, playing: Live, name: str) -> None:
    with handshake(target, target.soviet, "soviet") as line:
        line.sendall(BROKEN[name])
        assert hung_up(line)


def test_a_message_that_swells(target: Target, playing: Live) -> None:
    """A hundred megabytes in a few compressed kilobytes are not unpacked."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = packer.compress(b"x" * 100_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    body = packed[:-4]
    line = handshake(target, target.soviet, "soviet", "sec-websocket-extensions: permessage-deflate\r\n")
    with line:
        line.sendall(b"\xc1\xff" + len(body).to_bytes(8, "big") + EVERY + body)
        assert hung_up(line)


# -- how many, and how they go -----------------------------------------------------------------------


def test_sockets_that_are_gone_without_a_word(target: Target, playing: Live) -> None:
    for _ in range(20):
        line = handshake(target, target.soviet, "soviet")
        line.recv(100)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        line.close()  # with a reset
    until(lambda: not target.german.info(target.game)["seats"][1]["connected"])


def test_half_open_sockets_hold_up_nobody(target: Target, playing: Live) -> None:
    lines = [handshake(target, target.soviet, "soviet") for _ in range(15)]
    for line in lines:
        line.shutdown(socket.SHUT_WR)
    assert target.german.info(target.game)["status"] == "running"
    for line in lines:
        line.close()


def test_thousands_of_connects_to_somebody_elses_game(target: Target, playing: Live) -> None:
    cookies = "; ".join(f"{name}={value}" for name, value in target.stranger.http.cookies.items())
    address = target.worker.address.replace("http", "ws", 1)
    url = f"{address}/api/games/{target.game}/live?seat=german"

    async def one(turns: asyncio.Semaphore) -> int:
        async with turns:
            try:
                async with connect(url, additional_headers={"cookie": cookies}, open_timeout=60) as live:
                    while True:
                        assert '"problem"' in str(await live.recv())
            except ConnectionClosed as e:
                return e.rcvd.code if e.rcvd is not None else 1006

    async def all_of_them() -> list[int]:
        turns = asyncio.Semaphore(100)
        return await asyncio.gather(*(one(turns) for _ in range(2000)))

    assert set(asyncio.run(all_of_them())) == {4404}


def test_a_socket_where_there_is_none(target: Target, playing: Live) -> None:
    address = target.worker.address.replace("http", "ws", 1)

    async def try_it(path: str) -> int:
        try:
            async with connect(f"{address}{path}"):
                return 101
        except InvalidStatus as e:
            return e.response.status_code

    for path in ("/", "/api/games", "/api/me", "/health", f"/api/games/{target.game}", "/api/games/x/live/y"):
        assert asyncio.run(try_it(path)) in (403, 404, 405), path

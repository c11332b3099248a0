"""What a connection may cost before the application hears of it, on real sockets."""

from __future__ import annotations

import json
import re
import socket
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from grognard.server.entrance import gate

from .conftest import Start
from .support import HOT_SEAT, Visitor, Worker, until

LINE = b"GET /health HTTP/1.1\r\nhost: here\r\n"
TRAILER = LINE + b"transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\nx-after: "


def connect(worker: Worker) -> socket.socket:
    port = int(worker.address.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), timeout=20)


def answered(to: socket.socket) -> tuple[int, dict[str, object]]:
    """The status and the problem that a server says before it closes; (0, {}) if it says nothing."""
    said = b""
    with suppress(ConnectionResetError):
        while part := to.recv(65536):
            said += part
    if not said:
        return 0, {}
    head, _, body = said.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def flood(worker: Worker, begin: bytes, chunk: bytes, megabytes: int) -> tuple[int, int]:
    """Sends without end: how many bytes the server took, and the status it gave."""
    with connect(worker) as to:
        sent = 0
        to.sendall(begin)
        try:
            while sent < megabytes * 2**20:
                to.sendall(chunk)
                sent += len(chunk)
        except OSError:
            pass
        return sent, answered(to)[0] if sent < megabytes * 2**20 else -1


def resident() -> int:
    return int(re.findall(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())[0]) // 1024


@pytest.mark.parametrize(
    ("begin", "chunk", "status"),
    [
        (LINE, b"x-many: " + b"a" * 1000 + b"\r\n", {431}),
        (LINE + b"x-long: ", b"a" * 65536, {431}),
        (b"GET /", b"a" * 65536, {414}),
        (TRAILER, b"a" * 65536, {431, 200}),  # 200: it was answered before its trailer came
    ],
    ids=["many headers", "a long header", "a long address", "a long trailer"],
)
def test_a_head_without_end_is_cut_off(shared: Worker, begin: bytes, chunk: bytes, status: set[int]) -> None:
    before, begun = resident(), time.monotonic()
    sent, said = flood(shared, begin, chunk, 300)
    assert sent < 64 * 2**20  # what the machine's own buffers take before the sender hears of it
    assert said in status | {0}  # 0: it was still sending when the answer came, and lost it
    assert resident() - before < 100
    assert time.monotonic() - begun < 5
    assert httpx.get(f"{shared.address}/health").status_code == 200


def test_a_request_has_one_answer(shared: Worker) -> None:
    """What comes after the answer may be too long: the connection ends without another word."""
    with connect(shared) as to:
        to.sendall(TRAILER)
        said = b""
        while not said.endswith(b"}"):
            said += to.recv(65536)
        assert said.startswith(b"HTTP/1.1 200 ")
        to.sendall(b"a" * (gate.HEAD_BYTES + 1))
        with suppress(ConnectionResetError):
            assert to.recv(65536) == b""


@pytest.mark.parametrize(
    ("request_head", "status"),
    [
        (LINE + b"x-a: b\r\n" * 120, 431),
        (LINE + b"x-long: " + b"a" * 33_000 + b"\r\n", 431),
        (LINE + b"".join(b"x-%d: %s\r\n" % (n, b"a" * 1000) for n in range(40)), 431),
        (b"GET /%s HTTP/1.1\r\nhost: here\r\n" % (b"a" * 17_000), 414),
        (b"GET / HTTP/9.9\r\n\r\n", 400),
    ],
    ids=["too many", "too long", "too long together", "address", "no HTTP"],
)
def test_refusals_before_the_application_are_problems_too(
    shared: Worker, request_head: bytes, status: int
) -> None:
    with connect(shared) as to:
        to.sendall(request_head + b"\r\n")
        said, problem = answered(to)
        assert said == status
        assert set(problem) == {"code", "text", "detail", "rule", "instead", "retry_after"}


def test_ordinary_long_requests_pass(shared: Worker) -> None:
    long = {f"x-{n}": "a" * 900 for n in range(20)}
    address = f"{shared.address}/health?{'a' * 15_000}"
    with httpx.Client() as http:
        for _ in range(3):  # on one connection
            assert http.get(address, headers={"x-few": "a"}).status_code == 200
            assert http.get(f"{shared.address}/health", headers=long).status_code == 200


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(gate, "MESSAGE_SECONDS", 1.0)
    monkeypatch.setattr(gate, "STUCK_SECONDS", 0.5)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("begin", "drip"),
    [
        (b"", b""),
        (b"", b"\r\n"),
        (b"GET /hea", b"a"),
        (LINE, b"x-a: b\r\n"),
        (b"POST /api/nowhere HTTP/1.1\r\nhost: here\r\ncontent-length: 9999\r\n\r\n", b"a"),
    ],
    ids=["silent", "empty lines", "address", "headers", "body"],
)
def test_who_is_too_slow_is_sent_away(shared: Worker, begin: bytes, drip: bytes) -> None:
    with connect(shared) as to:
        begun = time.monotonic()
        to.sendall(begin or b"\r\n")
        to.settimeout(0.05)
        gone = False
        while not gone and time.monotonic() < begun + 5:
            try:
                if drip:
                    to.sendall(drip)
                gone = to.recv(65536) == b""
            except TimeoutError:
                continue
            except OSError:
                gone = True
        assert gone
        assert 0.3 < time.monotonic() - begun < 3


@pytest.mark.usefixtures("impatient")
def test_who_is_too_slow_is_told_so(shared: Worker) -> None:
    with connect(shared) as to:
        to.sendall(b"GET /hea")
        status, problem = answered(to)
        assert (status, problem["code"]) == (408, "bad-request")


@pytest.mark.usefixtures("impatient")
def test_a_slow_answer_does_not_count_against_the_client(shared: Worker) -> None:
    """A socket that lives longer than any head may take, and a connection used again after a rest."""
    who = Visitor(shared.address)
    game = who.new(HOT_SEAT)
    with who.live(game, "german") as live:
        live.next("view")
        time.sleep(1.2)
        who.play(game, "german")
        assert live.next("view")
    time.sleep(0.8)
    assert who.info(game)["id"] == game


@pytest.mark.usefixtures("impatient")
def test_who_does_not_read_his_answer_is_sent_away(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "MOST_AHEAD", 1000)
    worker = start()
    with socket.socket() as to:
        to.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        to.connect(("127.0.0.1", int(worker.address.rpartition(":")[2])))
        to.sendall(b"GET /api/meta HTTP/1.1\r\nhost: here\r\n\r\n" * 400)
        until(lambda: worker.app.gate.open)
        until(lambda: not worker.app.gate.open)


def test_an_address_has_only_so_many_connections(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "MOST_CONNECTIONS", 5)
    worker = start(limits=True)
    held = [connect(worker) for _ in range(5)]
    until(lambda: worker.app.gate.open["127.0.0.1"] == 5)
    with connect(worker) as one_more:
        assert answered(one_more)[0] == 429
    for each in held:
        each.close()
    until(lambda: not worker.app.gate.open)
    assert httpx.get(f"{worker.address}/health").status_code == 200


def test_who_is_refused_stays_connected_for_a_while(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who calls again at once has soon no connection left to be refused on, and is cut off without a word."""
    monkeypatch.setattr(gate, "MOST_CONNECTIONS", 0)
    monkeypatch.setattr(gate, "MOST_REFUSED", 2)
    monkeypatch.setattr(gate, "SENT_AWAY_SECONDS", 1.0)
    worker = start(limits=True)
    refused = [connect(worker) for _ in range(2)]
    assert [each.recv(12) for each in refused] == [b"HTTP/1.1 429"] * 2
    with connect(worker) as one_more, suppress(ConnectionResetError):
        assert one_more.recv(12) == b""
    assert worker.app.gate.open["127.0.0.1"] == 2
    for each in refused:
        each.settimeout(3)
        while each.recv(65536):
            pass
        each.close()
    until(lambda: not worker.app.gate.open)


def test_live_sockets_are_connections_too(start: Start) -> None:
    worker = start()
    who = Visitor(worker.address)
    game = who.new(HOT_SEAT)
    who.http.close()
    until(lambda: not worker.app.gate.open)
    with who.live(game, "german") as live:
        live.next()
        assert worker.app.gate.open == {"127.0.0.1": 1}
    until(lambda: not worker.app.gate.open)


def test_requests_ahead_of_their_answers_are_few(shared: Worker) -> None:
    """Thousands of them fit into one chunk, which is parsed while everybody waits."""
    with connect(shared) as to:
        to.sendall((LINE + b"\r\n") * 3)
        head = to.recv(65536)
        assert head.startswith(b"HTTP/1.1 200")
    with connect(shared) as to:
        with suppress(OSError):
            to.sendall((LINE + b"\r\n") * 20_000)
        said = b""
        with suppress(OSError):
            while part := to.recv(65536):
                said += part
    assert said.count(b"HTTP/1.1 200") <= gate.MOST_AHEAD + 1
    assert said.count(b"HTTP/1.1 429") == 1 or not said


FRAMES = {"ping": b"\x89\x80", "pong": b"\x8a\x80", "text": b"\x81\x80", "fragment": b"\x01\x80"}


@pytest.mark.parametrize("kind", FRAMES)
def test_a_live_socket_that_sends_without_end_is_closed(shared: Worker, kind: str) -> None:
    me = Visitor(shared.address)
    game = me.new(HOT_SEAT)
    cookies = "; ".join(f"{name}={value}" for name, value in me.http.cookies.items())
    with connect(shared) as to:
        port = to.getpeername()[1]
        to.sendall(
            f"GET /api/games/{game}/live?seat=german HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
            "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            f"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: {cookies}\r\n\r\n".encode()
        )
        assert to.recv(12) == b"HTTP/1.1 101"
        begun = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - begun < 20:
                to.sendall((FRAMES[kind] + bytes(4)) * 5000)
        assert time.monotonic() - begun < 5, "nobody closed it"

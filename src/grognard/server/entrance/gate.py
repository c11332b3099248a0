"""The gate: what a connection may cost before the application hears of it.

uvicorn's parser takes headers and addresses of any length, and waits for ever for the end of a request. Here
bytes are counted as they arrive, and a client that is too slow is sent away.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from collections import Counter
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..problems import Fault, bad_request, fault
from .front import HEADERS
from .limits import Rate, network
from .proxies import Proxies

log = logging.getLogger("grognard.gate")
log.setLevel(logging.ERROR)  # a client that floods the server must not flood its log

HEAD_BYTES = 32 * 1024  # of the address and all headers
URL_BYTES = 16 * 1024  # a scenario of one's own is part of the address
MOST_HEADERS = 100
HEAD_SECONDS = 10.0  # for the head of a request, from its first byte or from the connection
MESSAGE_SECONDS = 30.0  # for its body; a route that reads it is less patient, see `front.in_time`
STUCK_SECONDS = 30.0  # for a client that stops reading its answer
IDLE_SECONDS = 15  # between two requests on one connection
MOST_CONNECTIONS = 256  # of one address
MOST_REFUSED = 256  # connections more of that address are told why they are refused; others are cut off
MOST_AHEAD = 8  # requests on one connection sent before the previous one was answered
SENT_AWAY_SECONDS = 2.0  # for which the connection of a client that was refused stays open, unread
LIVE_BYTES = Rate(4096, 1024)  # that a live socket may send: its messages are short and few


class Doorkeeper:
    """How many connections each address has; one for an application, whatever its protocols."""

    def __init__(self, enabled: bool, proxies: Proxies) -> None:
        self.enabled = enabled
        self.proxies = proxies
        self.open: Counter[str] = Counter()

    def enter(self, host: str) -> int:
        """Counts a connection, which must leave in any case: how many its address has too many."""
        who = network(host)
        self.open[who] += 1
        if not self.enabled or self.proxies.trusts_host(host):
            return 0
        return max(0, self.open[who] - MOST_CONNECTIONS)

    def leave(self, host: str) -> None:
        who = network(host)
        self.open[who] -= 1
        if self.open[who] <= 0:
            del self.open[who]


class StopReading(Exception):
    """Raised inside the parser to stop it."""


class Gate(HttpToolsProtocol):
    """uvicorn's protocol with limits of size and time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = log
        self.keeper: Doorkeeper = self.config.loaded_app.gate
        self.refusal: Fault | None = None
        self.phase = ""  # "head" or "body" of a request that is arriving
        self.size = 0  # bytes of its head, and of what is neither head nor body
        self.count = 0  # of its headers
        self.timer: TimerHandle | None = None
        self.timed = ""  # the phase the timer runs for
        self.stuck: TimerHandle | None = None
        self.entered = False
        self.served: RequestResponseCycle | None = None  # the request that the application has, or had last

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    # -- the connection ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.entered = True
        too_many = self.keeper.enter(self.host)
        if not too_many:
            self._time("head")
        elif too_many <= MOST_REFUSED:
            self.refuse(fault(429, "too-many", "too-many-connections", retry=10))
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self.stuck is not None:
            self.stuck.cancel()
        self._forsake()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._time("")
        if self.entered:
            self.entered = False
            self.keeper.leave(self.host)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # from here on the socket's own protocol is counted
        super().handle_websocket_upgrade()

    # -- how much ----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refused():
            return
        self.size += len(data)
        super().data_received(data)
        if self._refused() or self.transport.is_closing() or not self.entered:
            return
        if self.size > HEAD_BYTES:
            self.refuse(too_large(self.phase == "head" and len(self.url) > URL_BYTES))
            return
        self._time(self.phase or ("" if self._answering() else "head"))

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            self._stop(fault(429, "too-many", "too-many-at-once", retry=1))
        super().on_message_begin()
        self.phase, self.count = "head", 0

    def on_url(self, url: bytes) -> None:
        if len(self.url) + len(url) > URL_BYTES:
            self._stop(too_large(True))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count += 1
        if self.count > MOST_HEADERS or len(name) + len(value) > HEAD_BYTES:
            self._stop(too_large(False))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            self._stop(too_large(False))
        self.phase, self.size = "body", 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.size = max(0, self.size - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.phase, self.size = "", 0
        super().on_message_complete()

    def _refused(self) -> bool:
        return self.refusal is not None

    def _stop(self, why: Fault) -> None:
        self.refusal = why
        raise StopReading

    # -- how long ----------------------------------------------------------------------------------

    def _time(self, phase: str) -> None:
        """Starts the clock of a phase; if it runs already, it goes on."""
        if self.timer is not None and self.timed != phase:
            self.timer.cancel()
            self.timer = None
        self.timed = phase
        if phase and self.timer is None:
            seconds = HEAD_SECONDS if phase == "head" else MESSAGE_SECONDS
            self.timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        phase, self.timer, self.timed = self.timed, None, ""
        if self.transport.is_closing():
            return
        if self.flow.read_paused:  # it is the server that does not read
            self._time(phase)
            return
        self.refuse(fault(408, "bad-request", "too-slow"))
        self.transport.close()  # who was slow has waited already

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.phase and self.timed == "head":
            self._time("")  # the clock between two requests runs now, which is uvicorn's

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stuck is None:
            self.stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stuck is not None:
            self.stuck.cancel()
            self.stuck = None

    # -- refusing ----------------------------------------------------------------------------------

    def send_400_response(self, msg: str) -> None:
        """Called where the parser stopped: for a reason of ours, or because it is no HTTP."""
        self.refuse(self.refusal or bad_request(msg))

    def refuse(self, why: Fault) -> None:
        """Says why, where nothing has been said yet, reads no more, and closes later.

        A client that calls again at once would keep the server busy with refusals alone: while the connection
        stays open, it counts among those of its address and costs nothing.
        """
        self.refusal = why
        self._time("")
        arriving = self.cycle if self.phase == "body" else None  # it may be answered before all of it is here
        if not any(cycle and cycle.response_started for cycle in (self._answering(), arriving)):
            self.transport.write(answer(why))
        self._forsake()
        self.flow.pause_reading()
        self.loop.call_later(SENT_AWAY_SECONDS, self.transport.close)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.served = cycle
        super()._start_asgi_task(cycle, app)

    def _forsake(self) -> None:
        """Nobody waits any more for the application's work; waiting requests are not begun."""
        self.pipeline.clear()
        cycle = self._answering()
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()

    def _answering(self) -> RequestResponseCycle | None:
        """The request that the application has yet to answer, if there is one."""
        cycle = self.served
        return cycle if cycle and not cycle.response_complete else None


class LiveGate(WebSocketsSansIOProtocol):
    """uvicorn's protocol of sockets; its connections are counted with the others, and its bytes.

    A chunk is parsed to its end, frame by frame, while everybody waits: a client with thousands of frames at
    once is sent away before.
    """

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.keeper: Doorkeeper = self.config.loaded_app.gate
        self.keeper.enter(self.host)
        self.left = float(LIVE_BYTES.burst)
        self.sent_away = False
        self.counted = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request that was HTTP until now
            super().data_received(data)
            return
        if self.sent_away:
            return
        allowed = self._allowed()
        self.left -= len(data)
        super().data_received(data[:allowed])  # the head of a message that is too long is reason enough
        if len(data) > allowed and not self.transport.is_closing():
            self._send_away()

    def _allowed(self) -> int:
        now = self.loop.time()
        self.left = min(LIVE_BYTES.burst, self.left + (now - self.counted) * LIVE_BYTES.per_second)
        self.counted = now
        return max(0, int(self.left))

    def _send_away(self) -> None:
        """Says why, and reads no more. The connection closes later: until then no other is opened here."""
        self.sent_away = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 4429})
        self.conn.fail(4429, "too-many")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.pause_reading()
        self.loop.call_later(SENT_AWAY_SECONDS, self.transport.close)


def too_large(url: bool) -> Fault:
    """The 414 of an address, the 431 of headers."""
    status, what = (414, "the address") if url else (431, "the headers")
    return fault(status, "too-large", "too-large", f"{what} of a request may not be longer")


def answer(why: Fault) -> bytes:
    """A whole HTTP answer, for connections that the application does not see."""
    body = msgspec.json.encode(why.problem)
    lines = [
        f"HTTP/1.1 {why.status} {HTTPStatus(why.status).phrase}".encode(),
        b"content-type: application/json",
        f"content-length: {len(body)}".encode(),
        b"connection: close",
        b"cache-control: no-store",
        *(name + b": " + value for name, value in HEADERS),
    ]
    if why.problem.retry_after:
        lines.append(f"retry-after: {why.problem.retry_after}".encode())
    return b"\r\n".join([*lines, b"", body])

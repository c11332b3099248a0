"""A process of a crew: does one job after another until its parent hangs up.

A job is a function of this package by its name, with plain arguments. What it raises goes back as a refusal
where it is one. The process ends with its parent, whatever happens to that.
"""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import gc
import os
import pickle
import signal
import socket
import struct
import sys
import threading
import time
import traceback
from importlib import import_module
from typing import Any

import msgspec
from msgspec import Struct

from grognard.core.loading import prepared

from ..faults import rules_fault

LENGTH = struct.Struct(">I")
DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG
# Ctrl-C and SIGTERM are meant for the server, which has answers to wait for: also while this is imported.
IGNORE = "import signal as s; s.signal(s.SIGINT, s.SIG_IGN); s.signal(s.SIGTERM, s.SIG_IGN)"
MAIN = f"{IGNORE}; from {__name__} import main; main()"
DONE, FAULT, ERROR, FULL = range(4)  # how a job ended: well, refused, by a mistake, out of memory
# How seldom garbage in circles is looked for: a tenth of the time of thoughts went into it.
RARELY = (20_000, 20, 20)


class Terms(Struct, frozen=True):
    """What a process is told when it is started."""

    parent: int
    socket: int  # its number, -1: it comes over standard input
    nice: int
    memory: int  # bytes of data it may have, 0: any
    modules: list[str]  # to be imported before the first job


def main() -> None:
    terms = msgspec.json.decode(sys.argv[1], type=Terms)
    end_with(terms.parent)
    faulthandler.enable()
    if terms.nice and hasattr(os, "nice"):
        os.nice(terms.nice)
    pipe = _socket(terms.socket)
    for module in terms.modules:
        import_module(module)
    prepared.prepare()  # before there is a second thread
    limit_memory(terms.memory)
    gc.freeze()
    gc.set_threshold(*RARELY)
    with contextlib.suppress(ConnectionError):
        serve(pipe)
    os._exit(0)  # nothing here is worth tidying up


def _socket(number: int) -> socket.socket:
    if number >= 0:
        return socket.socket(fileno=number)
    return socket.fromshare(sys.stdin.buffer.read())  # type: ignore[attr-defined,no-any-return,unused-ignore]


def serve(pipe: socket.socket) -> None:
    send(pipe, (DONE, None, resident()))  # ready
    while True:
        frame = receive(pipe)
        if frame is None:
            return
        name, args = pickle.loads(frame)
        send(pipe, (*outcome(name, args), resident()))


def outcome(name: str, args: tuple[Any, ...]) -> tuple[int, Any]:
    """How a job ended, and what came of it."""
    try:
        return DONE, function(name)(*args)
    except MemoryError:
        return FULL, None
    except Exception as e:
        refusal = rules_fault(e)
        if refusal is not None:
            return FAULT, (refusal.status, refusal.problem)
        return ERROR, (type(e).__name__, traceback.format_exc(limit=-12))


def function(name: str) -> Any:
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


def name_of(function: Any) -> str:
    return f"{function.__module__}:{function.__qualname__}"


# -- the pipe --------------------------------------------------------------------------------------------


def packed(content: object) -> bytes:
    body = pickle.dumps(content, protocol=5)
    return LENGTH.pack(len(body)) + body


def send(pipe: socket.socket, content: object) -> None:
    try:
        frame = packed(content)
    except MemoryError:
        frame = packed((FULL, None, resident()))
    pipe.sendall(frame)


def receive(pipe: socket.socket) -> bytes | None:
    """The next frame, None if the other end has hung up."""
    head = _exactly(pipe, LENGTH.size)
    return None if head is None else _exactly(pipe, LENGTH.unpack(head)[0])


def _exactly(pipe: socket.socket, size: int) -> bytes | None:
    got = bytearray(size)
    view = memoryview(got)
    at = 0
    while at < size:
        read = pipe.recv_into(view[at:])
        if not read:
            return None
        at += read
    return bytes(got)


# -- limits ----------------------------------------------------------------------------------------------


def end_with(parent: int) -> None:
    """Ends this process when its parent ends, also if that is killed."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
    elif hasattr(os, "getppid"):
        threading.Thread(target=_watch, args=(parent,), daemon=True).start()
    if hasattr(os, "getppid") and sys.platform != "win32" and os.getppid() != parent:
        os._exit(0)  # it ended before this could be said


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def limit_memory(most: int) -> None:
    if not most or sys.platform == "win32":
        return
    import resource

    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(kind, (most, most))


def resident() -> int:
    """Bytes of memory this process takes, 0 where that cannot be read."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0

"""`grognard serve`: the server; without a command, the server on this machine and its page in the browser."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from argparse import ArgumentParser
from pathlib import Path

import msgspec
from msgspec import Struct

from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts

PORT = 8765
PORTS = 20  # how many are tried where any will do
AGAIN = "GROGNARD_AGAIN"  # the port of the server before this one, whose pages wait for it (tools/play.py)
EVERYWHERE = ("0.0.0.0", "::", "")


class Running(Struct):
    """The note a server leaves in its data folder while it runs."""

    address: str
    process: int


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=texts("cli-help-host"))
    parser.add_argument("--port", type=int, metavar="N", help=texts("cli-help-port"))
    storage_arguments(parser, texts)
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=texts("cli-help-workers"))
    parser.add_argument("--https", action="store_true", help=texts("cli-help-https"))
    parser.add_argument(
        "--trusted-proxies", default="", metavar="ADDRESSES", help=texts("cli-help-trusted-proxies")
    )
    parser.add_argument("--log", choices=["text", "json"], default="text", help=texts("cli-help-logs"))
    parser.add_argument("--pause", type=float, default=0.25, metavar="S", help=texts("cli-help-pause"))
    parser.add_argument("--no-limits", action="store_true", help=texts("cli-help-no-limits"))
    parser.add_argument("--open", action="store_true", help=texts("cli-help-open"))


def storage_arguments(parser: ArgumentParser, texts: Texts) -> None:
    """Where the games are; every command about them takes these."""
    parser.add_argument("--database", default="", metavar="ADDRESS", help=texts("cli-help-database"))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=texts("cli-help-data"))


def run(task: Task) -> int:
    from grognard.server import run as server
    from grognard.server.settings import ServerSettings, data_folder

    if not 1 <= task.workers <= 64:
        raise Complaint(msg("cli-bad-workers"))
    texts = Texts(task.lang)
    data = task.data or data_folder()
    again = int(os.environ.pop(AGAIN, "0"))
    opens = task.open and not again
    there = already_running(data) if opens else ""
    if there:
        print(texts("cli-serve-already", address=there), flush=True)
        show(there)
        return 0
    settings = ServerSettings(
        data=str(data),
        database=task.database,
        host=task.host,
        port=again or free_port(task.host, task.port, task.open),
        workers=task.workers,
        https=task.https,
        log=task.log,
        limits=not task.no_limits,
        pause=max(0.0, task.pause),
        trusted_proxies=task.trusted_proxies,
    )
    try:
        server.prepare(settings)
    except server.CannotStart as e:
        raise Complaint(e.text) from e
    address = address_of(settings.host, settings.port)
    print(texts("cli-serve-address", address=address), flush=True)
    note = data / "server.json"
    note.write_bytes(msgspec.json.encode(Running(address, os.getpid())))
    if opens:
        threading.Thread(target=show_when_ready, args=(address,), daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that what follows is done too
    try:
        server.run(settings)
    finally:
        note.unlink(missing_ok=True)
    return 0


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def free_port(host: str, wanted: int | None, any_will_do: bool) -> int:
    """The port asked for, or the usual one, or (where the page is opened for us) the next that is free."""
    first = wanted or PORT
    last = first if wanted or not any_will_do else first + PORTS - 1
    why = ""
    for port in range(first, last + 1):
        try:
            family = socket.AF_INET6 if ":" in host else socket.AF_INET
            with socket.socket(family) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((host, port))
            return port
        except (OSError, OverflowError) as e:
            why = getattr(e, "strerror", None) or str(e)
    raise Complaint(msg("server-cannot-port", host=host, port=first, why=why))


# -- the page in the browser -----------------------------------------------------------------------------


def answers(address: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=1) as answer:
            return b'"database":"ok"' in answer.read(2000)
    except (urllib.error.URLError, OSError, ValueError):
        return False


def already_running(data: Path) -> str:
    """The address of the server that uses this data folder now, or ""."""
    try:
        note = msgspec.json.decode((data / "server.json").read_bytes(), type=Running)
    except (OSError, msgspec.MsgspecError):
        return ""
    return note.address if answers(note.address) else ""


def show_when_ready(address: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if answers(address):
            show(address)
            return
        time.sleep(0.1)


def show(address: str) -> None:
    """Opens the browser where there is a screen; a text browser in the terminal would help nobody."""
    screen = (
        sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if screen:
        webbrowser.open(address)

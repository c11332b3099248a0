"""A fresh clone on a machine without Node.js and with empty caches: how long until one plays?

    python -m bench.first_minute                until the compiled build and the second start
    python -m bench.first_minute --no-compile   the page and the lobby alone

Everything is in a temporary folder: the clone of what is committed here, its environment, the caches of pip,
npm and the compiler, the games. Exits with 1 if a limit is missed: 60 s to the first view of a game, 1.5 s
for the lobby with all its pictures, 3 s for the second start. On a machine that does other work as well, the
processor time says more than the clock.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import httpx

from grognard.client import Client
from grognard.server.wire import Quicker

ROOT = Path(__file__).resolve().parent.parent
HIDDEN = ("node", "nodejs", "npm", "npx", "corepack")
GAME = "coh/dawn-at-the-granary"
SEATS = {"german": "me", "soviet": "computer:random"}
AT_ONCE = 6  # connections of a browser to one server
PAGE, LOBBY, SECOND = 60.0, 1.5, 3.0
PATIENCE = 3600.0  # seconds for a compiler on a machine that does other work as well


class Place(NamedTuple):
    """A machine on which nothing has been done."""

    clone: Path
    data: Path
    env: dict[str, str]


def fresh(folder: Path) -> Place:
    """A clone, no caches, and all programs of this machine but Node.js."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    programs = folder / "programs"
    programs.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for path in sorted(Path(place).glob("*")) if Path(place).is_dir() else []:
            if path.name not in HIDDEN and not path.is_relative_to(sys.prefix):
                (programs / path.name).unlink(missing_ok=True)
                (programs / path.name).symlink_to(path)
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GROGNARD"))}
    env = {name: value for name, value in kept.items() if name not in left_out} | {
        "PATH": str(programs),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "PIP_CACHE_DIR": str(folder / "cache" / "pip"),
        "npm_config_cache": str(folder / "cache" / "npm"),
    }
    return Place(clone, folder / "data" / "grognard", env)


class Start:
    """`make play` as somebody types it, and the clock from there."""

    def __init__(self, place: Place) -> None:
        self.note = place.data / "server.json"
        self.begun = time.monotonic()
        self.said = (place.clone.parent / "said").open("a+b")
        command = ["make", "--no-print-directory", "play"]
        self.process = subprocess.Popen(
            command,
            cwd=place.clone,
            env=place.env,
            stdout=self.said,
            stderr=self.said,
            start_new_session=True,
        )

    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def until(self, done: Callable[[], bool], patience: float = 600) -> float:
        """Waits; the seconds since the command was typed."""
        while not done():
            if self.process.poll() is not None or self.seconds() > patience:
                raise SystemExit(f"it does not go on after {self.seconds():.0f} s; see {self.said.name}")
            time.sleep(0.05)
        return self.seconds()

    def processor(self) -> float:
        """Seconds that the processors worked for it, the compiler in the background left out."""
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:  # it has ended
                continue
            if int(fields[3]) == self.process.pid:  # its session
                ticks += sum(int(field) for field in fields[11:15])  # its own, and of children that ended
        return ticks / os.sysconf("SC_CLK_TCK")

    def address(self) -> str:
        try:
            return str(json.loads(self.note.read_bytes())["address"])
        except (OSError, ValueError):
            return ""

    def answers(self) -> bool:
        """Whether the page is there, and what the lobby lists."""
        address = self.address()
        try:
            good = [httpx.get(f"{address}{path}", timeout=60).status_code for path in ("/", "/api/meta")]
        except (httpx.HTTPError, ValueError):
            return False
        return good == [200, 200]

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(60)
        self.said.close()


def lobby(address: str) -> float:
    """Seconds for what the lobby of a browser fetches: lists, words, and the pictures of all scenarios."""
    with httpx.Client(base_url=address, timeout=120) as http:
        begun = time.monotonic()
        kinds = http.get("/api/meta").raise_for_status().json()["games"]
        paths = [f"/api/texts/en/{name}" for name in ("core", "server", *(kind["name"] for kind in kinds))]
        for kind in kinds:
            pictures = f"/api/thumbnails/{kind['name']}"
            paths += [f"{pictures}/{each['name']}.svg?theme=light&size=card" for each in kind["scenarios"]]
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for answer in pool.map(http.get, paths):
                answer.raise_for_status()
        return time.monotonic() - begun


def told(what: str, seconds: float, limit: float = 0.0) -> bool:
    """A line of the result; whether it is within its limit."""
    good = not limit or seconds <= limit
    verdict = "" if not limit else f"   (limit {limit:g} s{'' if good else ', MISSED'})"
    print(f"{what:54}{seconds:8.1f} s{verdict}", flush=True)
    return good


def measure(place: Place, compiles: bool) -> bool:
    start = Start(place)
    page = start.until(start.answers)
    with Client(start.address(), timeout=120) as client:
        game = client.new_game(GAME, SEATS)
        game.seat("german").view()
        good = told("make play until the lobby answers", page)
        good &= told("make play until the first view of a game", start.seconds(), PAGE)
        told("   processor time of that", start.processor())
        good &= told("lobby with the pictures of all scenarios", lobby(start.address()), LOBBY)
        if compiles:
            made = start.until(lambda: client.get("/quicker", Quicker).state != "making", PATIENCE)
            state = client.get("/quicker", Quicker).state
            told(f"make play until the compiled build is {state}", made)
            good &= change_over(client, start)
            view = game.seat("german").view()
            good &= bool(view.question is None or view.question.offers)
    start.stop()
    if compiles:
        again = Start(place)
        good &= told("the second make play until the lobby answers", again.until(again.answers), SECOND)
        told("   processor time of that", again.processor())
        good &= told("lobby with the pictures of all scenarios", lobby(again.address()), LOBBY)
        again.stop()
    return good


def change_over(client: Client, start: Start) -> bool:
    """The button of the page: the same game, on the same address, in the compiled build."""
    before = client.games()
    begun = time.monotonic()
    client.post("/quicker", None, type(None))

    def changed() -> bool:
        try:
            return client.get("/quicker", Quicker).state == ""
        except httpx.HTTPError:
            return False

    start.until(changed, PATIENCE)
    told("the change to the compiled build", time.monotonic() - begun)
    return [info.id for info in client.games()] == [info.id for info in before]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--no-compile", action="store_true", help="the page and the lobby alone")
    parser.add_argument("--keep", action="store_true", help="leave the folder")
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="grognard-first-"))
    try:
        load = os.getloadavg()[0]
        print(f"{os.cpu_count()} cores, load {load:.1f} before", flush=True)
        return 0 if measure(fresh(folder), not options.no_compile) else 1
    finally:
        print((folder / "said").read_text(encoding="utf-8", errors="replace")[-3000:], file=sys.stderr)
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

"""What the tests in the browser share: the real server, and visitors with a browser of their own."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Response,
)

from tests.builds import tests_are_compiled
from tests.ports import free_port

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "src" / "grognard" / "server" / "page"
SHOTS = ROOT / "build" / "screenshots"
DRAWINGS = ROOT / "build" / "drawings"

FIRST_STEPS = "coh/first-steps"  # the shortest scenario: three rounds, five units
DAWN = "coh/dawn-at-the-granary"
AGAINST_COMPUTER = {"german": "computer:random", "soviet": "me"}
HOT_SEAT = {"german": "me", "soviet": "me"}
INVITING = {"german": "open", "soviet": "me"}

Json: TypeAlias = Any


@dataclass(frozen=True)
class Size:
    """A screen. A phone has a finger instead of a mouse."""

    name: str
    width: int
    height: int
    touch: bool


DESKTOP = Size("desktop", 1440, 900, False)
PHONE = Size("phone", 390, 844, True)


# -- the server ------------------------------------------------------------------------------------------


def server_environment(site: Path | None = None) -> dict[str, str]:
    """The server is what a player gets, the installed package, where it is known to be of these sources.

    `site` is a folder of other packages that are installed beside it.
    """
    path = [] if tests_are_compiled() else [str(ROOT / "src")]
    path += [] if site is None else [str(site)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONFAULTHANDLER": "1"}


class Server:
    """`grognard serve` as an operator starts it, on a port and a data folder of its own."""

    def __init__(self, data: Path, pause: float = 0.0, site: Path | None = None) -> None:
        self.data = data
        self.pause = pause
        self.site = site
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        data.mkdir(parents=True, exist_ok=True)
        DRAWINGS.mkdir(parents=True, exist_ok=True)
        if not (data / DRAWINGS.name).exists():  # maps are drawn once for all servers of the tests
            (data / DRAWINGS.name).symlink_to(DRAWINGS)
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        options = [
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--pause",
            str(self.pause),
            "--no-limits",
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "grognard", "serve", *options],
                cwd=ROOT,
                env=server_environment(self.site),
                stdout=log,
                stderr=log,
            )
        until(self.answers, 60)

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server has ended: {self.log.read_text()[-2000:]}"
        try:
            return httpx.get(f"{self.address}/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    def check(self) -> None:
        """Fails if the server answers nobody any more, and starts it anew for the tests to come."""
        try:
            until(self.answers, 30)
        except AssertionError as e:
            assert self.process is not None
            self.process.send_signal(signal.SIGABRT)  # it writes down where each thread is
            self.process.wait(10)
            told = self.log.read_text()[-8000:]
            self.start()
            raise AssertionError(f"the server hung:\n{told}") from e

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()


def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    """Waits until something holds."""
    end = time.monotonic() + seconds
    pause = 0.01
    while not true():
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(pause)
        pause = min(0.1, pause * 1.5)  # who waits for long must not keep the others from work


# -- visitors --------------------------------------------------------------------------------------------

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


# A place is brought to the middle; its spot on the screen, and what lies on top there.
SPOT = """(place) => {
  window.grognardMap.centre(place);
  const at = window.grognardMap.screenOf(place);
  const top = document.elementFromPoint(at.x, at.y);
  const cover = top?.closest('[data-over-map]') ?? (top?.closest('[data-testid="map"]') ? null : top);
  return { x: at.x, y: at.y, cover: cover ? (cover.dataset.testid ?? cover.className ?? cover.tagName) : '' };
}"""

# The same once the map is at rest: a list that is closed, or a panel that comes late, moves it once more.
AT_REST = f"""async ([place, calm]) => {{
  const spot = {SPOT};
  const same = (a, b) => a.x === b.x && a.y === b.y && a.cover === b.cover;
  let at = spot(place);
  for (let since = performance.now(); performance.now() - since < calm; ) {{
    await new Promise(requestAnimationFrame);
    const now = spot(place);
    if (!same(at, now)) since = performance.now();
    at = now;
  }}
  return at;
}}"""
CALM = {False: 34, True: 90}  # milliseconds that the map rests, for a mouse and for a finger


def point(page: Page, size: Size, place: str) -> tuple[float, float]:
    """Where a hex is on the screen: in the middle, the map at rest, what covers it put away."""
    at = page.evaluate(AT_REST, [place, CALM[size.touch]])
    if at["cover"]:
        if at["cover"] == "choices":  # at the edge of the map the list is in the way
            page.get_by_test_id("tool-list").click()
        elif at["cover"] in ("dice", "toast"):
            page.get_by_test_id(at["cover"]).get_by_role("button").last.click()
        elif not size.touch:  # a preview of what the mouse rested on: it goes with the mouse
            page.mouse.move(at["x"], 4)
        page.wait_for_function(f"(place) => !({SPOT})(place).cover", arg=place)
        at = page.evaluate(AT_REST, [place, CALM[size.touch]])
    return float(at["x"]), float(at["y"])


def press(page: Page, size: Size, place: str) -> None:
    """A hex with whatever the screen has: a finger or a mouse."""
    x, y = point(page, size, place)
    if size.touch:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


@dataclass
class Visitor:
    """Somebody with a browser: cookies of his own, and one page or several."""

    context: BrowserContext
    page: Page
    server: Server
    size: Size
    faults: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)  # patterns of faults that the test brings about itself

    # -- faults ----------------------------------------------------------------------------------

    def watch(self, page: Page) -> Page:
        """Everything that goes wrong in a page is remembered; the test fails by it at its end."""
        page.on("console", self._console)
        page.on("pageerror", self._thrown)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def leave(self, page: Page) -> None:
        """The page is somebody else's from now on."""
        page.remove_listener("console", self._console)
        page.remove_listener("pageerror", self._thrown)
        page.remove_listener("requestfailed", self._failed)
        page.remove_listener("response", self._answered)

    def _thrown(self, error: Error) -> None:
        self.faults.append(f"page error: {error}\n{error.stack}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location.get("url", "")
            self.faults.append(f"console {message.type}: {message.text} ({where})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left before the answer came
            self.faults.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"status {response.status}: {response.request.method} {response.url}")

    def allow(self, *patterns: str) -> None:
        self.allowed.extend(patterns)

    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not any(re.search(p, fault) for p in self.allowed)]

    # -- asking the server, as the page would ------------------------------------------------------

    def ask(self, method: str, path: str, body: Json = None) -> Json:
        token = next((c["value"] for c in self.context.cookies() if c.get("name") == "grognard-csrf"), "")
        answer = self.context.request.fetch(
            f"{self.server.address}/api{path}",
            method=method,
            headers={"x-csrf-token": token, "content-type": "application/json"},
            data=None if body is None else json.dumps(body),
        )
        text = answer.text()  # once: each time it is asked for it comes from the browser's program
        assert answer.ok, f"{method} {path}: {answer.status} {text[:400]}"
        return json.loads(text) if text else None

    def get(self, path: str) -> Json:
        return self.ask("GET", path)

    def post(self, path: str, body: Json = None) -> Json:
        return self.ask("POST", path, {} if body is None else body)

    def come_in(self) -> None:
        """Becomes a guest without opening a page."""
        self.get("/me")

    def new_game(self, seats: dict[str, str], scenario: str = FIRST_STEPS, **more: Json) -> str:
        if not any(c.get("name") == "grognard-csrf" for c in self.context.cookies()):
            self.come_in()
        return str(self.post("/games", {"scenario": scenario, "seats": seats, **more})["id"])

    def info(self, game: str) -> Json:
        return self.get(f"/games/{game}")

    def view(self, game: str, seat: str) -> Json:
        return self.get(f"/games/{game}/view?seat={seat}")

    def play(self, game: str, seat: str, *keys: str) -> Json:
        """Plays keys past the page; what the seat sees then."""
        view = self.view(game, seat)
        for key in keys:
            view = self.choose(game, seat, key, view)
        return view

    def choose(self, game: str, seat: str, key: str, view: Json) -> Json:
        """Plays a key past the page in a position that is known; what the seat sees then."""
        return self.post(f"/games/{game}/play", {"seat": seat, "keys": [key], "seq": view["seq"]})["view"]

    # -- the page ----------------------------------------------------------------------------------

    def go(self, path: str) -> Page:
        self.page.goto(self.server.address + path)
        return self.page

    def tab(self) -> Page:
        """Another tab of the same person."""
        return self.watch(self.context.new_page())

    def id(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def opened_game(self) -> str:
        """The game whose page has come up."""
        self.page.wait_for_url(re.compile(r"/g/[^/]+$"))
        return self.page.url.rpartition("/")[2]

    def spot(self, place: str) -> tuple[float, float]:
        """The middle of a hex on the screen, once the map is centred on it."""
        return point(self.page, self.size, place)

    def tap(self, place: str) -> None:
        press(self.page, self.size, place)

    def shot(self, name: str) -> None:
        """Keeps a picture of the page as an artefact of the tests."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SHOTS / f"{name}-{self.size.name}.png"))


NAMES = itertools.count(1)


# Tests that choose which way a unit faces would have a second for it; those about it take this away again.
ASKS = """() => {
  try {
    const kept = localStorage.getItem('grognard-settings');
    if (!kept) localStorage.setItem('grognard-settings', '{"facing":"ask"}');
  } catch { /* a page without an address */ }
}"""


def make_visitor(browser: Browser, server: Server, size: Size, **options: Any) -> Visitor:
    """A new browser window. Motion is off unless a test wants it: what is tested is what comes of it."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        **{"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **options},
    )
    context.set_default_timeout(10_000)
    context.add_init_script(f"({ASKS})()")
    visitor = Visitor(context, context.new_page(), server, size)
    visitor.watch(visitor.page)
    return visitor


def play_out(visitor: Visitor, game: str, seats: list[str], seed: int, most: int = 3000) -> int:
    """Plays a game to its end past the page: random choices on the visitor's seats."""
    lots = random.Random(seed)
    made = 0
    while made < most:
        info = visitor.info(game)
        if info["status"] == "over":
            return made
        mine = [seat for seat in info["asked"] if seat in seats]
        if not mine:
            time.sleep(0.01)
            continue
        view = visitor.view(game, mine[0])
        while view["question"]:
            key = lots.choice(view["question"]["offers"])["key"]
            wish = {"seat": mine[0], "keys": [key], "seq": view["seq"], "since": view["log_final"]}
            view = visitor.post(f"/games/{game}/play", wish)["view"]
            made += 1
    raise AssertionError(f"the game was not over after {made} choices")


class Questions:
    """What is asked in a game at one screen, one question after the other, past the page."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.visitor = visitor
        self.game = game
        self.seat = ""
        self.view: Json = None

    def ask(self) -> Json:
        """The view of whoever is asked now; None if the game is over."""
        info = self.visitor.info(self.game)
        if info["status"] == "over":
            return None
        seat = info["asked"][0]
        if seat != self.seat or not self.view["question"]:  # else the answer to the last choice has it
            self.seat, self.view = seat, self.visitor.view(self.game, seat)
        return self.view

    def answer(self, key: str) -> None:
        self.view = self.visitor.choose(self.game, self.seat, key, self.view)


@dataclass(frozen=True)
class Moment:
    """A game at one screen that stands where a certain choice is offered."""

    game: str
    seat: str
    offer: Json
    view: Json


def lead_to(
    visitor: Visitor, wanted: Callable[[Json], bool], scenario: str = FIRST_STEPS, seed: int = 1
) -> Moment:
    """Plays past the page, by lot, until `wanted` takes an offer; in another game if one ends."""
    lots = random.Random(seed)
    for _ in range(40):
        game = visitor.new_game(HOT_SEAT, scenario)
        questions = Questions(visitor, game)
        while (view := questions.ask()) is not None:
            offers = view["question"]["offers"]
            for offer in offers:
                if wanted(offer):
                    return Moment(game, questions.seat, offer, view)
            questions.answer(lots.choice(offers)["key"])
    raise AssertionError("no game has led there")


def verb(name: str) -> Callable[[Json], bool]:
    """Offers of a verb of the game: "fire", "move"."""
    return lambda offer: bool(offer["key"].split(" ")[0] == name)

"""How long the page takes to answer a click: to the first change that is seen, and until all of it stands.

    python -m bench.clicks                           the campaign of Stalingrad '42, twelve of each act
    python -m bench.clicks --scenario holland44/campaign --times 5

A real browser plays at a server of its own, with reduced motion: what is timed is work, not animation. The
clock runs from the event of the mouse or key to the frame that shows the first change of the page, and to the
last frame that changed anything before the page was at rest. Processor time of browser and server is told
beside, because a busy machine makes everything else long. Exits with 1 if the median of an act is over the
limits (compiled, on a machine that does nothing else).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct
from playwright.sync_api import Page, sync_playwright
from tools.system import find_chromium

from grognard.build import version_text
from grognard.core.referee.game import Game, new
from grognard.games.zocbond.state import ZocState
from grognard.server.storage.database import Database

from .long_games import put
from .machine import ServerProcess, family, processor_seconds
from .turns import play_on

Json: TypeAlias = Any

CAMPAIGN = "stalingrad42/campaign"
ATTACKS = "Combat.attacks"  # the question which attack comes next
FIRST = 50.0  # milliseconds until something is seen
SETTLED = 250.0  # ... until all of it stands
REST = 400  # milliseconds without a change: the page is at rest
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]

# Notes when the hand acted, and the frames in which the page changed since.
WATCH = """() => {
  const seen = { at: 0, first: 0, last: 0, open: 0 };
  window.seen = seen;
  for (const kind of ['pointerdown', 'keydown']) {
    addEventListener(kind, (event) => Object.assign(seen, { at: event.timeStamp, first: 0, last: 0 }), {
      capture: true,
    });
  }
  const frame = new MessageChannel();
  frame.port1.onmessage = () => {
    seen.last = performance.now();
    if (!seen.first) seen.first = seen.last;
  };
  new MutationObserver((changes) => {
    if (seen.at) requestAnimationFrame(() => frame.port2.postMessage(0));
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const fetched = window.fetch;
  window.fetch = (...args) => {
    seen.open += 1;
    return fetched(...args).finally(() => (seen.open -= 1));
  };
}"""

AT_REST = f"""() => {{
  const seen = window.seen, now = performance.now();
  const busy = document.querySelector('[data-testid="game"]')?.getAttribute('aria-busy') === 'true';
  return seen.at > 0 && !busy && seen.open === 0 && now - Math.max(seen.at, seen.last) > {REST};
}}"""

# The middle of a hex on the screen, if it lies free on the map.
SPOT = """(place) => {
  const { x, y } = window.grognardMap.screenOf(place);
  const top = document.elementFromPoint(x, y);
  return top?.closest('[data-testid="map"]') && !top.closest('[data-over-map]') ? [x, y] : null;
}"""


class Answered(Struct):
    """What an act took, in milliseconds."""

    first: float
    settled: float
    browser: float  # of a processor
    server: float


class Reader:
    """Somebody who plays both sides at one screen."""

    def __init__(self, page: Page, server: ServerProcess) -> None:
        self.page = page
        self.server = server
        self.game = ""
        self.found: dict[str, list[Answered]] = {}

    # -- the server ------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Json = None) -> Json:
        cookies = self.page.context.cookies()
        token = next((c["value"] for c in cookies if c.get("name") == "grognard-csrf"), "")
        headers = {"x-csrf-token": token, "content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        answer = self.page.context.request.fetch(
            f"{self.server.address}/api{path}", method=method, headers=headers, data=data
        )
        if not answer.ok:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.text()[:300]}")
        return answer.json()

    def view(self) -> Json:
        """What the seat that is asked sees."""
        seat = self.ask("GET", f"/games/{self.game}")["asked"][0]
        return self.ask("GET", f"/games/{self.game}/view?seat={seat}")

    def movers(self) -> list[tuple[str, str]]:
        """Units that can be sent somewhere and stand alone, with their places."""
        view = self.view()
        place = {piece["key"]: piece["place"] for piece in view["scene"]["pieces"]}
        offers = [offer for offer in view["question"]["offers"] if offer["group"] == "move"]
        units = dict.fromkeys(offer["anchors"][0]["key"] for offer in offers)
        alone = [unit for unit in units if list(place.values()).count(place[unit]) == 1]
        return [(unit, place[unit]) for unit in alone if place[unit][:1].isdigit()]

    def stacks(self) -> list[str]:
        """Places where several units stand."""
        places = [piece["place"] for piece in self.view()["scene"]["pieces"]]
        return [place for place in dict.fromkeys(places) if place[:1].isdigit() and places.count(place) > 1]

    def nearest(self, unit: str) -> str:
        """The place next to a unit to which it can be sent, or ""."""
        view = self.view()
        taken = {piece["place"] for piece in view["scene"]["pieces"]}
        wish = {"seat": view["seats"][view["player"]], "name": "reach", "at": [f"unit:{unit}"]}
        ways = self.ask("POST", f"/games/{self.game}/overlay", wish)["shortcuts"]
        free = [way for way in ways if way["place"][:1].isdigit() and way["place"] not in taken]
        return min(free, key=lambda way: len(way["path"]))["place"] if free else ""

    # -- the page --------------------------------------------------------------------------------------

    def open(self, game: str) -> None:
        self.game = game
        self.page.goto(f"{self.server.address}/g/{game}")
        self.page.wait_for_function("() => window.grognardMap !== undefined")
        self.page.locator(".game[data-asked]:not([data-asked=''])").wait_for()
        self.page.wait_for_timeout(4 * REST)
        self.page.evaluate(WATCH)

    def bring(self, place: str) -> None:
        self.page.evaluate("(place) => window.grognardMap.centre(place)", place)
        self.page.wait_for_timeout(REST)

    def point(self, place: str) -> bool:
        """The mouse comes to rest on a hex; False if something lies over it."""
        spot = self.page.evaluate(SPOT, place)
        if spot is None:
            return False
        self.page.mouse.move(*spot)
        self.page.wait_for_timeout(REST)
        return True

    def click(self, name: str, place: str) -> bool:
        return self.point(place) and self.time(name, self.press)

    def press(self) -> None:
        self.page.mouse.down()
        self.page.mouse.up()

    def button(self, name: str, id: str) -> bool:
        self.page.get_by_test_id(id).hover()
        self.page.wait_for_timeout(REST)
        return self.time(name, self.press)

    def time(self, name: str, act: Callable[[], None]) -> bool:
        """Does something and waits until the page is at rest; False if nothing changed, or it was refused."""
        self.page.evaluate("() => Object.assign(window.seen, { at: 0, first: 0, last: 0 })")
        worked = self.worked()
        act()
        self.page.wait_for_function(AT_REST, polling=100)
        now = self.worked()
        seen = self.page.evaluate("() => window.seen")
        if not seen["first"] or self.page.locator(".toast.refused").count():
            return False  # how long a refusal stays to be read is no delay
        spent = [1000 * (b - a) for a, b in zip(worked, now, strict=True)]
        took = Answered(seen["first"] - seen["at"], seen["last"] - seen["at"], *spent)
        self.found.setdefault(name, []).append(took)
        return True

    def give_up(self, kind: str) -> None:
        """Steps back until the question is one of that kind again."""
        while self.view()["question"]["kind"] != kind:
            self.page.get_by_test_id("undo").click()
            self.page.wait_for_timeout(REST)

    def worked(self) -> tuple[float, float]:
        """Processor seconds of the browser and of the server so far."""
        server = self.server.pids()
        browser = [pid for pid in family(os.getpid())[1:] if pid not in server]
        return sum(map(processor_seconds, browser)), sum(map(processor_seconds, server))


def move(me: Reader, times: int) -> None:
    """A movement phase: units are taken up and sent, one step back, the next one, a stack, what is shown."""
    for unit, place in me.movers()[:times]:
        to = me.nearest(unit)
        if not to:
            continue
        me.bring(place)
        if me.click("a unit is taken up", place) and me.click("it is sent to a hex", to):
            me.button("one step back", "undo")
        me.page.keyboard.press("Escape")
    for _ in range(times):
        me.button("the next unit", "next")
    me.page.keyboard.press("Escape")
    for place in me.stacks()[:times]:
        me.bring(place)
        me.click("a stack is opened", place)
        me.page.keyboard.press("Escape")
    for _ in range(times):
        me.page.keyboard.press("v")
        me.page.wait_for_timeout(REST)
        me.time("supply is shown or hidden", lambda: me.page.keyboard.press("s"))


def fight(me: Reader, times: int) -> None:
    """A combat phase: an attack is taken up, one step back."""
    keys = [offer["key"].split() for offer in me.view()["question"]["offers"]]
    for target in [key[1] for key in keys if key[0] == "attack"][:times]:
        me.bring(target)
        if me.click("an attack is taken up", target):
            me.button("... and given up", "undo")
        me.give_up(ATTACKS)


def table(found: dict[str, list[Answered]]) -> bool:
    """The medians, told; whether all of them are within the limits."""
    print(f"medians, limits {FIRST:.0f} and {SETTLED:.0f} ms; in brackets mean milliseconds of a processor")
    print(f"{'act':26} {'times':>5} {'first change':>13} {'settled':>8}   (browser, server)")
    fine = True
    for name, each in found.items():
        first = statistics.median(one.first for one in each)
        settled = statistics.median(one.settled for one in each)
        browser = statistics.mean(one.browser for one in each)
        server = statistics.mean(one.server for one in each)
        quick = first < FIRST and settled < SETTLED
        fine = fine and quick
        told = f"{name:26} {len(each):5} {first:10.0f} ms {settled:5.0f} ms   ({browser:.0f}, {server:.0f})"
        print(told + ("" if quick else "   TOO SLOW"))
    return fine


def until(scenario: str, kind: str, turn: int) -> Game:
    """A game between recruits until a question of a turn."""
    game = new(scenario, "1")
    while not game.over:
        s = game.state
        assert isinstance(s, ZocState)
        if s.turn >= turn and game.decision.kind == kind:
            return game
        play_on(game)
    raise SystemExit(f"{scenario} was over before turn {turn} asked {kind}")


async def prepare(data: Path, games: list[tuple[str, Game]]) -> None:
    db = Database(f"sqlite:///{data / 'grognard.sqlite'}")
    for id, game in games:
        await put(db, id, game, "running")
    await db.close()


def measure(scenario: str, turn: int, times: int) -> bool:
    """All acts, told; whether each was quick enough."""
    positions = [until(scenario, kind, turn) for kind in ("Movement.choose", ATTACKS)]
    seats = positions[0].scenario.seats
    wish = {"scenario": scenario, "seats": dict.fromkeys(seats, "me"), "options": {}}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        with ServerProcess(data) as server:
            me = Reader(context.new_page(), server)
            me.ask("GET", "/me")
            ids = [str(me.ask("POST", "/games", wish)["id"]) for _ in positions]
        with ThreadPoolExecutor(1) as beside:  # the browser's loop runs here
            beside.submit(lambda: asyncio.run(prepare(data, list(zip(ids, positions, strict=True))))).result()
        with ServerProcess(data) as server:
            me.server = server
            for id, acts in zip(ids, (move, fight), strict=True):
                me.open(id)
                acts(me, times)
        browser.close()
    return table(me.found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--scenario", default=CAMPAIGN)
    parser.add_argument("--turn", type=int, default=2)
    parser.add_argument("--times", type=int, default=12)
    task = parser.parse_args()
    print(version_text())
    return 0 if measure(task.scenario, task.turn, task.times) else 1


if __name__ == "__main__":
    sys.exit(main())

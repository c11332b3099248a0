"""What somebody else does is played on the map: the shooter, his target, line and dice; a unit on its way."""

from __future__ import annotations

import math
import random
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import Finished, Visit
from .player import unit_of
from .support import DESKTOP, PHONE, Json, Server, Size, Visitor, verb
from .test_holland44 import Table
from .test_panzer import forward

# A shot that is played: the ends of its line, what is marked, where its dice lie. null: not yet.
SHOT = """([from, to]) => {
  const line = document.querySelector('path.shot.fire:not(.halo)');
  const dice = document.querySelector('[data-testid="dice"].rolling');
  if (!line || !dice || !document.querySelector('path.target')) return null;
  const at = line.getScreenCTM();
  const point = (p) => ({ x: p.x * at.a + at.e, y: p.y * at.d + at.f });
  const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const marked = (style) =>
    [...document.querySelectorAll(`path.${style}`)].map((mark) => middle(mark.getBoundingClientRect()));
  const box = dice.getBoundingClientRect();
  return {
    line: [point(line.getPointAtLength(0)), point(line.getPointAtLength(line.getTotalLength()))],
    from: window.grognardMap.screenOf(from),
    to: window.grognardMap.screenOf(to),
    shooters: marked('actor'),
    targets: marked('target'),
    dice: { left: box.left, right: box.right, top: box.top, bottom: box.bottom },
  };
}"""

# A counter that is on its way, stopped half-way (HALF_WAY). null: it is not.
ON_ITS_WAY = """([unit, from, to]) => {
  const counter = document.querySelector(`[data-unit="${unit}"].travelling`);
  const path = document.querySelector('path.way:not(.halo)')?.getBoundingClientRect();
  if (!counter || !path) return null;
  const box = counter.getBoundingClientRect();
  return {
    at: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    path: { left: path.left, right: path.right, top: path.top, bottom: path.bottom },
    from: window.grognardMap.screenOf(from),
    to: window.grognardMap.screenOf(to),
  };
}"""

# Counters stop in the middle of their way, so that a slow machine sees them there, too.
HALF_WAY = """
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const made = animate.call(this, frames, timing);
    if (this.dataset?.unit) {
      made.pause();
      made.currentTime = made.effect.getComputedTiming().duration / 2;
    }
    return made;
  };
"""

FREE = """() => {
  const stage = document.querySelector('[data-testid="map"]').getBoundingClientRect();
  const sheet = document.querySelector('[data-testid="sheet"]')?.getBoundingClientRect().top ?? innerHeight;
  return { left: stage.left, right: stage.right, top: stage.top, bottom: Math.min(stage.bottom, sheet) };
}"""


RESTS = 2000  # milliseconds: the page has fetched the parts of a film, which else would be over before


class Pair:
    """A game of two people: one watches his page, the other chooses past his."""

    def __init__(
        self, visit: Visit, size: Size, scenario: str, seats: tuple[str, str], locale: str = "en-GB"
    ):
        self.seats = dict(zip(("me", "other"), seats, strict=True))
        self.other = visit(size)
        self.me = visit(size, locale=locale, reduced_motion="no-preference")
        self.game = self.other.new_game({seats[0]: "open", seats[1]: "me"}, scenario)
        link = self.other.post(f"/games/{self.game}/invitations", {"seat": seats[0]})
        self.me.come_in()
        self.me.post(f"/invitations/{link['token']}")

    def asked(self) -> tuple[Visitor, str, Json]:
        """Who is asked, on which seat, and what he sees."""
        seat = self.other.info(self.game)["asked"][0]
        who = self.other if seat == self.seats["other"] else self.me
        return who, seat, who.view(self.game, seat)

    def play_until(self, wanted: Callable[[Json], bool], seed: int, most: int = 250) -> tuple[Json, Json]:
        """By lot, until the other player is offered what is wanted: the view and the offer."""
        lots = random.Random(seed)
        for _ in range(most):
            who, seat, view = self.asked()
            offers = view["question"]["offers"]
            found = [offer for offer in offers if wanted(offer)] if who is self.other else []
            if found:
                return view, found[0]
            wish = {"seat": seat, "keys": [lots.choice(offers)["key"]], "seq": view["seq"]}
            who.post(f"/games/{self.game}/play", wish)
        raise AssertionError("nobody was offered that")

    def open(self) -> None:
        """The reader's page; from now on its time goes on only where the test lets it."""
        self.me.go(f"/g/{self.game}")
        self.me.page.wait_for_selector('[data-testid="map"] [data-unit]', state="attached")
        expect(self.me.id("game")).to_have_attribute("aria-busy", "false")
        self.me.page.wait_for_timeout(RESTS)
        self.me.page.clock.install()
        self.me.page.clock.pause_at(time.time() + 3600)

    def play_other(self, *keys: str) -> None:
        self.other.play(self.game, self.seats["other"], *keys)


def place_of(view: Json, unit: str) -> str:
    return str(next(piece["place"] for piece in view["scene"]["pieces"] if piece["key"] == unit))


def apart(a: Json, b: Json) -> float:
    return math.hypot(a["x"] - b["x"], a["y"] - b["y"])


def inside(at: Json, box: Json) -> bool:
    return bool(box["left"] < at["x"] < box["right"] and box["top"] < at["y"] < box["bottom"])


ALL_FOUR = pytest.mark.parametrize(
    ("size", "locale"),
    [(DESKTOP, "en-GB"), (DESKTOP, "ru-RU"), (PHONE, "en-GB"), (PHONE, "ru-RU")],
    ids=["desktop-en", "desktop-ru", "phone-en", "phone-ru"],
)


@pytest.mark.new_windows  # its time is stopped
@ALL_FOUR
def test_a_move_and_a_shot_are_played_on_the_map(visit: Visit, size: Size, locale: str) -> None:
    pair = Pair(visit, size, "coh/dawn-at-the-granary", ("german", "soviet"), locale)
    pair.me.context.add_init_script(HALF_WAY)
    a_unit_goes_its_way(pair, locale)
    pair.me.go("/")
    a_shot_is_told(pair, locale)


def a_unit_goes_its_way(pair: Pair, locale: str) -> None:
    """The counter is seen half-way, with its path, and the words that say what it does."""
    view, offer = pair.play_until(verb("move"), seed=5)
    unit = unit_of(offer)
    end = next(ref["key"] for ref in offer["anchors"] if ref["kind"] == "hex")
    pair.open()
    pair.play_other(offer["key"])
    seen_half_way(pair.me, unit, place_of(view, unit), end, f"film-move-{locale[:2]}")


def seen_half_way(me: Visitor, unit: str, start: str, end: str, name: str) -> None:
    """A straight way: both its ends are in sight, the counter is in the middle, the path leads to the end."""
    page = me.page
    expect(me.id("film-head")).to_be_visible()
    page.clock.run_for(400)  # the map has come there, if it had to
    found = page.wait_for_function(ON_ITS_WAY, arg=[unit, start, end]).json_value()
    free = page.evaluate(FREE)
    me.shot(name)
    assert inside(found["from"], free), "where it came from is out of sight"
    assert inside(found["to"], free), "where it goes is out of sight"
    whole = apart(found["from"], found["to"])
    assert abs(apart(found["at"], found["from"]) - whole / 2) < whole / 5, "the counter is not half-way"
    assert abs(apart(found["at"], found["to"]) - whole / 2) < whole / 5
    edge = found["to"]["w"] / 4
    path = {side: found["path"][side] + (edge if side in ("right", "bottom") else -edge) for side in free}
    assert inside(found["at"], path)
    assert inside(found["to"], path)


def a_shot_is_told(pair: Pair, locale: str) -> None:
    """Shooter, target and line are in sight while dice roll beside the target; the result is the headline."""
    view, offer = pair.play_until(verb("fire"), seed=3)
    start = place_of(view, unit_of(offer))
    target = next(ref["key"] for ref in offer["anchors"] if ref["kind"] == "hex")
    before = len(pair.me.view(pair.game, "german")["log"])
    pair.open()
    page = pair.me.page
    pair.play_other(offer["key"])
    while not (
        rolled := [line for line in pair.me.view(pair.game, "german")["log"][before:] if line["dice"]]
    ):
        who, seat, now = pair.asked()  # which of several units, points added to the roll
        who.play(pair.game, seat, now["question"]["offers"][now["question"]["default"]]["key"])
    assert rolled
    seen_in_the_middle(pair.me, start, target, f"film-shot-{locale[:2]}")
    page.clock.run_for(900)
    title = pair.me.id("film-head").inner_text()
    kinds = [line["kind"] for line in pair.me.view(pair.game, "german")["log"][before:]]
    gravest = next(kind for kind in GRAVEST if kind in kinds)
    assert re.search(GRAVEST[gravest][locale[:2]], title), f"{title} is not the headline of {kinds}"
    if not pair.me.size.touch:  # there the words stand above the map alone
        expect(pair.me.id("dice").locator(".title")).to_have_text(title)
    pair.me.shot(f"film-shot-result-{locale[:2]}")
    while (turn := pair.asked())[0] is pair.other:
        pair.play_other(default_of(turn[2]))
    expect(pair.me.id("game")).not_to_have_attribute("data-asked", "")
    page.clock.run_for(20_000)  # the rest is shown, and the map goes to the reader's own decision
    held(pair.me, pair.game, "german")


def seen_in_the_middle(me: Visitor, start: str, target: str, name: str) -> None:
    """A shot while its dice roll: both ends in sight and marked, the line between them, the dice beside."""
    page = me.page
    expect(me.id("film-head")).to_be_visible()
    for _ in range(200):  # the line of fire comes first, and on a busy machine the news of it takes a while
        if page.locator('[data-testid="dice"].rolling').count():
            break
        page.clock.run_for(100)
        page.wait_for_timeout(20)
    page.clock.run_for(50)
    found = page.wait_for_function(SHOT, arg=[start, target]).json_value()
    free = page.evaluate(FREE)
    me.shot(name)
    wide = found["to"]["w"]
    assert inside(found["from"], free), "the shooter is out of sight"
    assert inside(found["to"], free), "the target is out of sight"
    assert apart(found["line"][0], found["from"]) < wide, "the line does not begin at the shooter"
    assert apart(found["line"][1], found["to"]) < wide, "the line does not end at the target"
    assert any(apart(mark, found["from"]) < wide / 4 for mark in found["shooters"]), "he is not marked"
    assert any(apart(mark, found["to"]) < wide / 4 for mark in found["targets"]), "the target is not marked"
    dice = found["dice"]
    middle = {"x": (dice["left"] + dice["right"]) / 2, "y": (dice["top"] + dice["bottom"]) / 2}
    assert not inside(found["to"], dice), "the dice lie on the target"
    assert apart(middle, found["to"]) < 4 * wide, "the dice fall far from the target"


# What a headline says, the gravest first.
GRAVEST = {
    "destroyed": {"en": "destroyed", "ru": "уничтожен"},
    "hit-known": {"en": "is hit", "ru": "попадание"},
    "hit": {"en": "is hit", "ru": "попадание"},
    "ignores-hit": {"en": "panic", "ru": "паник"},
    "missed": {"en": "takes no hit", "ru": "попаданий нет"},
}


# -- the other games -----------------------------------------------------------------------------------------


def two_hexes(pair: Pair, view: Json, at: dict[str, Json]) -> tuple[Json, str, str]:
    """A way of two hexes in a straight line to where nobody stands, who goes it, and from where."""
    taken = {piece["place"] for piece in view["scene"]["pieces"]}
    units = sorted({unit_of(offer) for offer in view["question"]["offers"]} - {""})
    for unit in [unit for unit in units if place_of(view, unit) in at]:
        start = place_of(view, unit)
        wish = {"seat": pair.seats["other"], "name": "reach", "at": [f"unit:{unit}"]}
        for way in pair.other.post(f"/games/{pair.game}/overlay", wish)["shortcuts"]:
            free = way["place"] in at and way["place"] not in taken and len(way["path"]) == 2
            if free and abs(apart(at[start], at[way["place"]]) - 2 * math.sqrt(3)) < 0.01:
                return way, unit, start
    raise AssertionError("nobody can go two hexes straight ahead")


@pytest.mark.new_windows  # its time is stopped
def test_a_unit_of_an_operational_game_is_seen_on_its_path(visit: Visit) -> None:
    """S42-5.1: it goes the whole of its way in one act, through the hex between."""
    pair = Pair(visit, DESKTOP, "stalingrad42/voronezh", ("soviet", "axis"))
    pair.me.context.add_init_script(HALF_WAY)
    view, _ = pair.play_until(verb("march"), seed=1)
    at = {cell["name"]: cell for cell in pair.other.get(f"/games/{pair.game}/table")["cells"]}
    way, unit, start = two_hexes(pair, view, at)
    pair.open()
    wish = {"seat": "axis", "keys": way["keys"], "seq": view["seq"]}
    pair.other.post(f"/games/{pair.game}/play", wish)
    seen_half_way(pair.me, unit, start, way["place"], "film-path")


@pytest.mark.new_windows  # its time is stopped
def test_the_shot_of_a_tank_is_seen_while_its_dice_roll(visit: Visit) -> None:
    """PZR-4.4: the line leads from the tank that fires to its target, the dice fall beside."""
    pair = Pair(visit, DESKTOP, "panzer/one-tiger", ("soviet", "german"))
    while True:
        who, seat, view = pair.asked()
        question = view["question"]
        keys = [offer["key"] for offer in question["offers"]]
        shots = [key for key in keys if key.startswith("fire ")]
        if who is pair.other and question["kind"] == "DirectFire.declare" and shots:
            break
        who.play(pair.game, seat, forward(question, keys, seat, True))
    pair.play_other(shots[0])
    at = next(o["key"] for o in pair.asked()[2]["question"]["offers"] if o["key"].startswith("at "))
    start, target = place_of(view, shots[0].split()[1]), place_of(view, at.split()[1])
    pair.open()
    pair.play_other(at)
    while not any(line["dice"] for line in pair.me.view(pair.game, "soviet")["log"][len(view["log"]) :]):
        who, seat, view = pair.asked()
        who.play(pair.game, seat, default_of(view))
    seen_in_the_middle(pair.me, start, target, "film-tank")
    expect(pair.me.id("film-head")).to_contain_text("fires at")  # what came of it is told after the dice


# -- the enemy's turn of an operational game -----------------------------------------------------------------


class Front(Table):
    """A game at one screen: the helper plays both sides, the enemy with two moves and an attack."""

    def __init__(self, visitor: Visitor, scenario: str, seats: tuple[str, str], enemy: int) -> None:
        self.visitor = visitor
        self.seats = seats
        self.enemy = enemy
        self.game = visitor.new_game(dict.fromkeys(seats, "me"), scenario)

    def their_turn(self) -> None:
        moved, attacked, begun = 0, False, False
        while not begun or (view := self.asked())["player"] == self.enemy or self.elsewhere(view):
            view = self.asked()
            question = view["question"]
            mine = view["player"] == self.enemy
            begun = begun or (mine and question["kind"] == "Movement.choose")
            attacks = [offer["key"] for offer in question["offers"] if offer["key"].startswith("attack ")]
            way = self.way(view) if mine and question["kind"] == "Movement.choose" and moved < 2 else None
            if way:
                self.play(view, *way)
                moved += 1
            elif mine and attacks and not attacked:
                self.play(view, attacks[0])
                attacked = True
            else:
                self.play(view, default_of(view))
        assert moved == 2
        assert attacked

    def elsewhere(self, view: Json) -> bool:
        """The reader is asked about the enemy's turn, not about his own."""
        return bool(view["question"]["kind"] != "Movement.choose")

    def way(self, view: Json) -> list[str]:
        """The choices that send a unit somewhere."""
        for unit in {unit_of(offer) for offer in view["question"]["offers"]} - {""}:
            wish = {"seat": self.seats[self.enemy], "name": "reach", "at": [f"unit:{unit}"]}
            ways = self.visitor.post(f"/games/{self.game}/overlay", wish)["shortcuts"]
            taken = {piece["place"] for piece in view["scene"]["pieces"]}
            free = [way for way in ways if way["place"] not in taken]
            if free:
                return list(max(free, key=lambda way: len(way["path"]))["keys"])
        return []


def default_of(view: Json) -> str:
    question = view["question"]
    return str(question["offers"][question["default"]]["key"])


# Where all counters lie on the map.
WHERE = """() => [...document.querySelectorAll('[data-unit]')]
  .map(({ dataset, style }) => `${dataset.unit} ${style.left} ${style.top}`).sort().join()"""
STROKES = "() => document.querySelectorAll('path.went:not(.halo), path.fired:not(.halo)').length"


@pytest.mark.parametrize(
    ("scenario", "seats", "enemy", "size", "locale"),
    [
        ("holland44/nijmegen", ("allied", "german"), 1, DESKTOP, "en-GB"),
        ("holland44/nijmegen", ("allied", "german"), 1, PHONE, "ru-RU"),
        ("stalingrad42/voronezh", ("axis", "soviet"), 0, DESKTOP, "ru-RU"),
    ],
    ids=["holland-desktop-en", "holland-phone-ru", "stalingrad-desktop-ru"],
)
def test_the_turn_of_an_enemy_is_summed_up_and_played_again(
    visit: Visit,
    server: Server,
    scenario: str,
    seats: tuple[str, str],
    enemy: int,
    size: Size,
    locale: str,
) -> None:
    """At the speed at which every act waits for the reader: nothing is over before it was looked at."""
    kept = [{"name": "grognard-film", "value": "step"}]
    steps = {"cookies": [], "origins": [{"origin": server.address, "localStorage": kept}]}
    me = visit(size, locale=locale, reduced_motion="no-preference", storage_state=steps)
    front = Front(me, scenario, seats, enemy)
    front.their_turn()
    front.open()
    me.id("menu").click()
    me.id("menu-news").click()
    expect(me.id("news-moves").locator("li")).not_to_have_count(0)
    expect(me.id("news-combats").locator("li")).to_have_count(1)
    name = f"{scenario.partition('/')[0]}-{locale[:2]}"
    me.shot(f"film-summary-{name}")
    me.id("news-arrows").click()
    me.page.wait_for_function(f"() => ({STROKES})() >= 3")
    me.id("news-close").click()
    me.shot(f"film-arrows-{name}")
    me.id("tool-arrows").click()
    me.page.wait_for_function(f"() => ({STROKES})() === 0")
    place = me.page.evaluate(WHERE)
    me.id("tool-again").click()
    expect(me.id("film")).to_be_visible()
    expect(me.id("game")).to_have_attribute("data-asked", "")
    me.page.wait_for_function(f"(before) => ({WHERE})() !== before", arg=place)
    me.shot(f"film-again-{name}")
    me.id("film-skip").click()
    expect(me.id("game")).to_have_attribute("data-asked", "Movement.choose")
    me.page.wait_for_function(
        f"(before) => ({WHERE})() === before", arg=place
    )  # as it was, as near as before


# -- where the map is --------------------------------------------------------------------------------------

# Of the places of a decision: how many are in sight, whether all would fit, and how much map there is.
HELD = """([places, cells]) => {
  const stage = document.querySelector('[data-testid="map"]').getBoundingClientRect();
  const sheet = document.querySelector('[data-testid="sheet"]')?.getBoundingClientRect();
  const low = Math.min(stage.bottom, sheet?.top ?? stage.bottom);
  const at = places.map((place) => window.grognardMap.screenOf(place));
  const seen = at.filter(({ x, y }) => x > stage.left && x < stage.right && y > stage.top && y < low).length;
  const spread = (values) => Math.max(...values) - Math.min(...values);
  const free = stage.width - (sheet ? 54 : 0);  // nothing that matters is brought under the tools of a phone
  const fits = spread(at.map(({ x }) => x)) <= free && spread(at.map(({ y }) => y)) <= low - stage.top;
  const all = cells.map((cell) => window.grognardMap.screenOf(cell));
  const wide = all[0].w;
  let ground = 0;
  for (let i = 0; i < 64; i += 1) {
    const x = stage.left + ((i % 8) + 0.5) * stage.width / 8;
    const y = stage.top + (Math.floor(i / 8) + 0.5) * (low - stage.top) / 8;
    if (all.some((cell) => Math.hypot(cell.x - x, cell.y - y) < wide * 0.7)) ground += 1;
  }
  return { seen, fits, ground: ground / 64 };
}"""


def decided(view: Json) -> list[str]:
    """The places of a question: of the units that can be chosen, or where there are none the hexes."""
    stands = {piece["key"]: piece["place"] for piece in view["scene"]["pieces"]}
    refs = [ref for offer in view["question"]["offers"] for ref in offer["anchors"]]
    units = {stands[ref["key"]] for ref in refs if ref["kind"] == "unit"}
    hexes = {ref["key"] for ref in refs if ref["kind"] == "hex"}
    on_map = [place for place in units if not place.startswith("@")]
    return on_map or [place for place in hexes if not place.startswith("@")]


def held(me: Visitor, game: str, seat: str) -> None:
    """The decision is in sight, all of it where it fits; and the map, not what lies beyond."""
    view = me.view(game, seat)
    places = decided(view)
    if not places:
        return  # what is chosen first lies beside the map
    cells = [
        cell["name"] for cell in me.get(f"/games/{game}/table")["cells"] if not cell["name"].startswith("@")
    ]
    found = me.page.evaluate(HELD, [places, cells])
    assert found["seen"] >= (len(places) if found["fits"] else 1), f"{found} of {len(places)}: {places[:8]}"
    assert found["ground"] > 0.5, f"mostly void: {found}"


def seat_asked(me: Visitor) -> str:
    """Waits until the page asks something; whom."""
    expect(me.page.locator(".game[data-asked]:not([data-asked=''])")).to_be_visible()
    return str(me.id("game").get_attribute("data-seat"))


EIGHT_LINES = 8 * 19  # pixels
OPENINGS = {
    "coh/dawn-at-the-granary": ("german", "soviet"),
    "coh/all-arms-at-teterevino": ("german", "soviet"),
    "holland44/arnhem": ("allied", "german"),
    "holland44/nijmegen": ("allied", "german"),
    "stalingrad42/fall-blau": ("axis", "soviet"),
    "panzer/two-and-two": ("german", "soviet"),
}


def test_the_map_opens_at_the_decision(visit: Visit, size: Size) -> None:
    """On opening, in every game, and on reload."""
    me = visit(size)
    for scenario, seats in OPENINGS.items():
        game = me.new_game(dict.fromkeys(seats, "me"), scenario)
        for way in ("open", "reload") if scenario == "holland44/nijmegen" else ("open",):
            me.page.reload() if way == "reload" else me.go(f"/g/{game}")
            me.page.wait_for_function("() => window.grognardMap !== undefined")
            held(me, game, seat_asked(me))
        if not size.touch:
            box = me.page.locator(".log .scroll").bounding_box()
            assert box is not None
            assert box["height"] >= EIGHT_LINES, f"{scenario}: the log is {box['height']} px high"


def test_playing_on_from_a_moment_opens_at_its_decision(visit: Visit, finished: Finished) -> None:
    me = visit(DESKTOP, storage_state=finished.cookies)
    me.go(f"/replay/{finished.game}#12")
    expect(me.id("scrubber")).to_have_attribute("aria-valuenow", "12")
    me.id("play-on").click()
    me.id("play-on-start").click()
    game = me.opened_game()
    held(me, game, seat_asked(me))

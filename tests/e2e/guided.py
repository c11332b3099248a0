"""Plays a guided game as a beginner does: reads each card, does what it advises, else what looks sensible.

Everything is done by clicks on the page; the server is only asked what lies where.
"""

from __future__ import annotations

import re
from contextlib import suppress
from fnmatch import fnmatchcase

from playwright.sync_api import TimeoutError

from .player import Player, place_of, unit_of
from .support import Json, Visitor

# A unit is in hand, and the hexes that it can be sent to are lit with their prices.
PRICED = "svg rect[rx='18']"
# An attack has been taken up: its panel can go ahead, or the game has gone on.
TAKEN_UP = """([seq]) => {
  const game = document.querySelector('[data-testid="game"]');
  if (game.getAttribute('aria-busy') === 'true') return '';
  if (Number(game.dataset.seq) !== seq) return 'done';
  return document.querySelector('[data-testid="attack-go"]') ? 'lone' : '';
}"""

# "done" when the game has gone on after a click, else the button that says that it is meant.
MEANT = """([seat, seq]) => {
  const game = document.querySelector('[data-testid="game"]');
  const has = (id) => document.querySelector(`[data-testid="${id}"]`) !== null;
  const moved = game.dataset.seat !== seat || Number(game.dataset.seq) !== seq;
  if (game.getAttribute('aria-busy') !== 'true' && (moved || has('outcome'))) return 'done';
  return ['regret-yes', 'odds-go'].find(has) ?? null;
}"""


def start_guided(me: Visitor, game: str, name: str) -> str:
    """Begins a guided game from the lobby; its id."""
    me.go("/")
    me.id(f"play-{game}-{name}").click()
    me.id("start-guided").click()
    me.page.wait_for_url(re.compile(r"/g/[^/]+$"))
    return str(me.page.url.rpartition("/")[2])


class Lesson:
    """The cards of a lesson as they come on the page, and what they advise."""

    def __init__(self, me: Visitor, game: str, name: str) -> None:
        self.me = me
        self.name = name
        self.steps: dict[str, Json] = {
            step["id"]: step for step in me.get(f"/lessons/{game}/{name}")["steps"]
        }
        self.seen: list[str] = []
        self.followed: set[str] = set()  # cards whose advice was taken

    def look(self) -> str:
        """The card on the page; "" if there is none. Each is kept as a picture when it is new."""
        card = self.me.id("lesson").get_attribute("data-step") or ""
        if card in self.steps and card not in self.seen:
            self.seen.append(card)
            self.me.shot(f"lesson-{self.name}-{len(self.seen):02}-{card}")
        return card

    def read(self, card: str) -> bool:
        """Goes on from a card that asks for nothing now; whether it was one."""
        button = self.me.id("lesson-next")
        if not button.count():
            return False
        step = self.steps.get(card)
        advises = bool(self.me.id("lesson-show").count())
        if step is not None and advises and not step["until"]["next"]:
            return False
        button.click()
        return True

    def advice(self, card: str, view: Json) -> Json:
        """The offer that the card recommends, as its button "Show me" would; None if it recommends none."""
        offers = view["question"]["offers"]
        if not self.me.id("lesson-show").count():
            return None
        for pattern in self.steps[card]["suggest"] if card in self.steps else []:
            for offer in offers:
                if fnmatchcase(offer["key"], pattern):
                    self.followed.add(card)
                    return offer
        return None


class Pupil(Player):
    """One side of a game of Conflict of Heroes: who can fire fires, else one of the choices."""

    def learn(self, lesson: Lesson, most: int) -> None:
        """Plays until the result is shown: the cards first, then their advice, then what is sensible."""
        for _ in range(most):
            now = self.settle()
            if now["over"]:
                return
            card = lesson.look()
            if lesson.read(card):
                continue
            view = self.visitor.view(self.game, now["seat"])
            if view["seq"] != now["seq"] or view["question"] is None:
                self.page.wait_for_timeout(50)  # the computer has answered in between
                continue
            advice = lesson.advice(card, view)
            self.follow(advice, view, now) if advice else self.think(view, now)
        raise AssertionError(f"the game is not over after {most} choices: {lesson.seen}")

    def follow(self, offer: Json, view: Json, now: Json) -> None:
        """Does what a card advises."""
        self.take(offer, view, now)

    def think(self, view: Json, now: Json) -> None:
        """What no card speaks of."""
        offers = view["question"]["offers"]
        shots = [offer for offer in offers if offer["key"].split(" ")[0] == "fire"]
        self.take(self.lots.choice(shots or offers), view, now)


class Staff(Pupil):
    """One side of an operational game: marches on the goal, attacks, and answers in the panels."""

    MOST = 2  # marches, and attacks, in a turn: each is up to a dozen clicks with what comes of it

    def __init__(self, visitor: Visitor, game: str, goals: list[str]) -> None:
        super().__init__(visitor, game, seed=1)
        table: Json = visitor.get(f"/games/{game}/table")
        self.at = {cell["name"]: (cell["x"], cell["y"]) for cell in table["cells"]}
        self.goals = goals
        self.landed = False
        self.marched: list[str] = []  # in this turn
        self.attacked: list[str] = []  # in this turn
        self.marches = 0
        self.attacks = 0

    def follow(self, offer: Json, view: Json, now: Json) -> None:
        kind = view["question"]["kind"]
        if kind in ("Movement.choose", "Combat.attacks", "Airlanding.place", "Attack.support"):
            self.orders[kind](self, offer, view, now)
        else:
            self.think(view, now)

    def think(self, view: Json, now: Json) -> None:
        kind = view["question"]["kind"]
        order = self.orders.get(kind)
        if order is not None:
            order(self, None, view, now)
        else:
            self.press_one_of(now, *PRESSED.get(kind, PANELS))

    # -- the phases ------------------------------------------------------------------------------------

    def land(self, offer: Json, view: Json, now: Json) -> None:
        """The first unit is put down by hand, the others at one stroke."""
        if self.landed or offer is None or offer["key"] == "done":
            self.press_one_of(now, "landing-all", "landing-go")
            return
        self.landed = True
        self.press(offer["key"].split(" ")[2])
        self.gone_on(now)

    def march(self, offer: Json, view: Json, now: Json) -> None:
        """Whom the card names, else who can; to the goal. Then the phase is left."""
        self.attacked = []
        offers = [offer, *view["question"]["offers"]] if offer is not None else view["question"]["offers"]
        able = [each for each in offers if each["key"].split(" ")[0] == "march" and place_of(each, view)]
        wish = next((each for each in able if unit_of(each) not in self.marched), None)
        way = self.way(wish, now["seat"], view) if wish and len(self.marched) < self.MOST else None
        if way is None:
            self.press_one_of(now, "act-done")
            return
        self.marched.append(unit_of(wish))
        self.marches += 1
        self.take_in_hand(unit_of(wish), place_of(wish, view), view)
        self.press(way["place"])
        self.gone_on(now)

    def way(self, march: Json, seat: str, view: Json) -> Json:
        """The way that ends nearest to a goal, where nobody stands; None if there is none."""
        wish = {"seat": seat, "name": "reach", "at": [f"unit:{unit_of(march)}"]}
        ways = self.visitor.post(f"/games/{self.game}/overlay", wish)["shortcuts"]
        taken = {piece["place"] for piece in view["scene"]["pieces"]}
        free = [way for way in ways if way["place"] in self.at and way["place"] not in taken]
        return min(free, key=lambda way: self.far(way["place"]), default=None)

    def far(self, place: str) -> float:
        x, y = self.at[place]
        return min(float((x - a) ** 2 + (y - b) ** 2) for a, b in (self.at[goal] for goal in self.goals))

    def take_in_hand(self, unit: str, place: str, view: Json) -> None:
        """A unit that stands alone by a click on it, one of a stack from its fan."""
        x, y = self.point(place)
        if [piece["place"] for piece in view["scene"]["pieces"]].count(place) > 1:
            self.page.mouse.move(x, y)
            self.page.locator(f'[data-fan-unit="{unit}"]').click()
        else:
            self.page.mouse.click(x, y)
        self.page.locator(PRICED).first.wait_for()

    def attack(self, offer: Json, view: Json, now: Json) -> None:
        """H44-9.3, S42-8.3: the target is clicked; who may takes part."""
        self.marched = []
        offers = [offer, *view["question"]["offers"]] if offer is not None else view["question"]["offers"]
        targets = [each["key"].split(" ")[1] for each in offers if each["key"].startswith("attack ")]
        target = next((place for place in targets if place not in self.attacked), "")
        if not target or len(self.attacked) >= self.MOST:
            self.press_one_of(now, "act-done")
            return
        self.attacked.append(target)
        self.attacks += 1
        self.press(target)
        if self.page.wait_for_function(TAKEN_UP, arg=[now["seq"]]).json_value() == "lone":
            self.press_one_of(now, "attack-go")

    def support(self, offer: Json, view: Json, now: Json) -> None:
        """Aircraft where the card advises them, then the die."""
        air = offer is not None and offer["key"] == "air"
        self.press_one_of(now, *(["attack-air"] if air else []), "attack-go")

    def withdraw(self, offer: Json, view: Json, now: Json) -> None:
        """The best way back, at one click."""
        self.press_one_of(now, "course-best", *PANELS)

    # -- how it is done --------------------------------------------------------------------------------

    def press_one_of(self, now: Json, *names: str) -> None:
        """The first of these buttons that is on the page; a name may end in a star."""
        self.page.locator(", ".join(selector(name) for name in names)).first.wait_for()
        name = next(name for name in names if self.page.locator(selector(name)).count())
        try:
            self.page.locator(selector(name)).first.click(timeout=5000)
        except TimeoutError:
            return  # the page has drawn itself anew in between: it is looked at again
        self.by_button += 1
        self.gone_on(now)

    def gone_on(self, now: Json) -> None:
        """Waits until the choice is made; says yes where the page asks first whether it is meant."""
        while (
            name := self.page.wait_for_function(MEANT, arg=[now["seat"], now["seq"]]).json_value()
        ) != "done":
            with suppress(TimeoutError):  # it may just have gone by itself
                self.page.locator(selector(name)).first.click(timeout=3000)

    orders = {
        "Airlanding.place": land,
        "Movement.choose": march,
        "Combat.attacks": attack,
        "Attack.support": support,
        "Retreat.go": withdraw,
    }


# What is pressed, by the kind of question; the first that is there.
PANELS = ("course-*", "choice-*", "act-done")
PRESSED = {
    "Attack.attackers": ("attack-go", "attack-leave"),
    "Attack.lead": ("attack-lead_*",),
    "Attack.blown": ("attack-go", "attack-cancel"),
    "Attack.answer": ("choice-commit", "choice-*"),
    "Advance.choose": ("course-all", "course-with*", "course-to*", "course-*"),
    "SupplyPhase.railheads": ("act-done",),
    "Initial.choose": ("act-done",),
}


def selector(name: str) -> str:
    return f'[data-testid^="{name[:-1]}"]' if name.endswith("*") else f'[data-testid="{name}"]'

"""The pictures of the README and the tour, from the real page: `make pictures`.

They are no tests of their own, but like tests they fail when the page does not show what they are to show.
Each is a JPEG below 150 kB, in docs/pictures or in the folder that GROGNARD_PICTURES names.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import SLOW, Finished, Visit
from .player import Player, place_of
from .support import DAWN, PHONE, ROOT, Moment, Size, Visitor, lead_to, until, verb
from .test_holland44 import FIRST_DAY, Table

FOLDER = Path(os.environ.get("GROGNARD_PICTURES") or ROOT / "docs" / "pictures")
LARGEST = 150_000  # bytes
SCREEN = Size("picture", 1280, 800, False)
QUALITIES = range(86, 20, -6)
PATIENCE = 180_000  # milliseconds: nobody waits, and the machine may do something else as well


@pytest.fixture(autouse=True)
def patient() -> Iterator[None]:
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=SLOW * 1000)


def come(visit: Visit, size: Size = SCREEN, **options: object) -> Visitor:
    me = visit(size, **options)
    me.context.set_default_timeout(PATIENCE)
    return me


def keep(me: Visitor, name: str) -> None:
    """The best picture of the page that is small enough."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    me.page.evaluate("document.fonts.ready")
    for quality in QUALITIES:
        body = me.page.screenshot(type="jpeg", quality=quality, animations="disabled", scale="css")
        if len(body) < LARGEST:
            (FOLDER / f"{name}.jpg").write_bytes(body)
            return
    raise AssertionError(f"{name} does not fit into {LARGEST} bytes")


def test_lobby(visit: Visit) -> None:
    me = come(visit)
    me.go("/")
    expect(me.id("play-guided")).to_be_visible()
    me.page.wait_for_function(
        "() => [...document.images].slice(0, 8).every((image) => image.naturalWidth > 0)"
    )
    keep(me, "lobby")


def test_a_shot_with_its_odds(visit: Visit) -> None:
    me = come(visit)
    moment = lead_to(me, verb("fire"), DAWN)
    player = Player(me, moment.game, seed=1).open()
    me.page.mouse.move(*player.point(place_of(moment.offer, moment.view)))
    expect(me.id("odds").locator("dd").first).to_be_visible()
    keep(me, "shot")


def to_an_unseen_enemy(me: Visitor) -> tuple[Moment, str]:
    """A game in which somebody may fire, and an enemy at whom he may not."""
    for seed in range(1, 20):
        moment = lead_to(me, verb("fire"), DAWN, seed)
        lit = {place_of(offer, moment.view) for offer in moment.view["question"]["offers"]}
        pieces = moment.view["scene"]["pieces"]
        enemies = [
            p["place"] for p in pieces if p["owner"] != moment.view["player"] and p["place"] not in lit
        ]
        for place in enemies:
            if place and place[0] not in "@-?":
                return moment, place
    raise AssertionError("every enemy can be fired at")


def test_a_refusal_with_its_rule(visit: Visit) -> None:
    me = come(visit)
    moment, hidden = to_an_unseen_enemy(me)
    Player(me, moment.game, seed=1).open()
    me.tap(hidden)
    expect(me.id("toast")).to_contain_text("COH-")
    keep(me, "refusal")


def test_an_operational_combat(visit: Visit) -> None:
    me = come(visit)
    table = Table(me)
    table.reach("Combat.attacks")
    table.open()
    me.tap("1405")
    me.id("result-5").hover()
    expect(me.page.locator("path.retreat:not(.halo)")).to_have_count(4)
    keep(me, "operational")


def test_a_lesson(visit: Visit) -> None:
    me = come(visit)
    me.go("/")
    me.id("play-guided").click()
    expect(me.id("lesson")).to_be_visible()
    me.id("lesson-next").click()
    expect(me.id("lesson-back")).to_be_visible()
    keep(me, "lesson")


def test_a_hint(visit: Visit) -> None:
    me = come(visit)
    moment = lead_to(me, verb("fire"), DAWN)
    Player(me, moment.game, seed=1).open()
    me.id("tool-hint").click()
    expect(me.id("hint")).to_be_visible()
    keep(me, "hint")


def to_second_turn(me: Visitor) -> str:
    """A game against a computer at the reader's second movement phase."""
    game = me.new_game({"allied": "me", "german": "computer:recruit"}, FIRST_DAY)
    moves = 0
    while True:
        until(lambda: me.info(game)["asked"] == ["allied"], PATIENCE / 1000)
        view = me.view(game, "allied")
        question = view["question"]
        moves += question["kind"] == "Movement.choose"
        if moves > 1:
            return game
        me.choose(game, "allied", question["offers"][question["default"]]["key"], view)


@pytest.mark.new_windows
def test_a_turn_summed_up_and_played_again(visit: Visit) -> None:
    me = come(visit, reduced_motion="no-preference")
    me.page.add_init_script("localStorage.setItem('grognard-film', 'step')")
    game = to_second_turn(me)
    me.go(f"/g/{game}")
    expect(me.id("news-moves")).to_be_visible()
    me.page.wait_for_selector(".ground svg")
    keep(me, "news")
    me.id("news-again").click()
    expect(me.id("film-head")).to_be_visible()
    me.page.wait_for_timeout(2000)  # the map goes to where it happens
    keep(me, "film")


def test_a_phone(visit: Visit) -> None:
    me = come(visit, PHONE)
    moment = lead_to(me, verb("fire"), DAWN)
    player = Player(me, moment.game, seed=1).open()
    player.press(place_of(moment.offer, moment.view))
    expect(me.id("commit")).to_be_visible()
    expect(me.page.locator(".odds dd").first).to_be_visible()
    keep(me, "phone")


def test_a_replay(visit: Visit, finished: Finished) -> None:
    me = come(visit, storage_state=finished.cookies)
    me.go(f"/replay/{finished.game}")
    scrubber = me.id("scrubber")
    expect(scrubber).to_be_visible()
    box = scrubber.bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] / 2)
    until(lambda: int(scrubber.get_attribute("aria-valuenow") or 0) > 3)
    keep(me, "replay")

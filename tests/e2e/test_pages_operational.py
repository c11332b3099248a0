"""What surrounds the map of a game: no barriers, room for the log, answers about the computer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .axe import check
from .conftest import Visit
from .player import Player
from .support import DESKTOP, HOT_SEAT, Json, Server, Size, Visitor, until
from .test_hands_narrow import show
from .test_holland44 import Table, before_an_attack, ready

LOW = Size("low", 1280, 720, False)
LINES = 8
LONG = 120_000  # milliseconds: what a captain thinks about
FIRST = ("coh/first-steps", "holland44/the-first-day", "stalingrad42/voronezh", "panzer/one-tiger")


def seats_of(me: Visitor, scenario: str) -> list[str]:
    game, _, name = scenario.partition("/")
    games: Json = me.get("/meta")["games"]
    found = next(each for each in games if each["name"] == game)
    return list(next(each for each in found["scenarios"] if each["name"] == name)["seats"])


# -- axe-core ----------------------------------------------------------------------------------------------


@pytest.mark.new_windows
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_an_operational_game_has_no_barriers(visit: Visit, scheme: str) -> None:
    me = visit(DESKTOP, color_scheme=scheme)
    me.page.add_init_script("localStorage.setItem('grognard-film', 'step')")
    me.allow(r"\b409\b")  # the page asks for chances while the test answers past it
    table = Table(me)
    table.reach("Movement.choose")
    table.open()
    ready(me, table, "Movement.choose")
    check(me.page, "movement")
    me.tap("1204")
    expect(me.id("prompt")).to_contain_text("choose where to go")
    check(me.page, "a unit in hand")
    me.page.keyboard.press("Escape")
    me.page.locator("#tab-armies").click()
    expect(me.id("army-2-Devon")).to_be_visible()
    check(me.page, "armies")
    table.reach("Combat.attacks")
    table.open()
    ready(me, table, "Combat.attacks")
    me.tap("1405")
    expect(me.id("attack-odds")).to_be_visible()
    me.id("result-5").hover()
    check(me.page, "an attack")
    table.answer(lambda view: view["player"] == 1)
    table.answer(lambda view: view["player"] == 0 and view["question"]["kind"] == "Movement.choose")
    me.page.reload()
    expect(me.id("news")).to_be_visible()
    check(me.page, "news")
    me.id("news-again").click()
    expect(me.id("film")).to_be_visible()
    check(me.page, "film")


def test_a_hint_has_no_barriers(visit: Visit, size: Size) -> None:
    me = visit(size)
    game = me.new_game(HOT_SEAT)
    Player(me, game, seed=1).open()
    me.id("tool-hint").click()
    expect(me.id("hint")).to_be_visible(timeout=LONG)
    check(me.page, "hint")


@pytest.mark.parametrize("game", ["holland44-grave", "coh-first-steps"])
def test_a_lesson_has_no_barriers(visit: Visit, size: Size, game: str) -> None:
    me = visit(size)
    me.go("/")
    me.id(f"play-{game}").click()
    expect(me.id("start-guided").or_(me.id("lesson")).first).to_be_visible()
    if me.id("start-guided").count():
        me.id("start-guided").click()
    expect(me.id("lesson")).to_be_visible(timeout=LONG)
    check(me.page, "a lesson")


# -- the log -----------------------------------------------------------------------------------------------


def lines_of_log(me: Visitor) -> float:
    """How many lines of the log there is room for on the screen."""
    return float(
        me.page.evaluate(
            """() => {
              const box = document.querySelector('[data-testid="log"]').parentElement;
              const some = document.querySelector('.log .entry, .log .none, .log .heading');
              const line = parseFloat(getComputedStyle(some).lineHeight);
              const { top, bottom } = box.getBoundingClientRect();
              return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / line;
            }"""
        )
    )


@pytest.mark.parametrize("size", [DESKTOP, LOW], ids=lambda size: size.name)
@pytest.mark.parametrize("scenario", [*FIRST, "coh/all-arms-at-teterevino"])
def test_the_log_keeps_eight_lines(visit: Visit, scenario: str, size: Size) -> None:
    """Beside the panels of units to be placed, cards and what the computer does."""
    me = visit(size)
    me.come_in()
    mine, *others = reversed(seats_of(me, scenario))
    seats = {mine: "me"} | dict.fromkeys(others, "computer:random")
    game = me.new_game(seats, scenario)
    show(me, game)
    me.page.wait_for_selector('[data-testid="log"]')
    assert lines_of_log(me) >= LINES
    me.id("computer-why").click()
    expect(me.id("computer-says")).to_be_visible()
    assert lines_of_log(me) >= LINES - 1
    me.shot(f"log-{scenario.rpartition('/')[2]}")


def test_the_log_keeps_eight_lines_beside_an_attack(visit: Visit) -> None:
    me = visit(LOW)
    before_an_attack(me)
    me.tap("1405")
    expect(me.id("attack-odds")).to_be_visible()
    assert lines_of_log(me) >= LINES


# -- computers ---------------------------------------------------------------------------------------------


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[Server]:
    """Its computers take their time before every choice."""
    started = Server(tmp_path / "slow", pause=6.0)
    yield started
    started.stop()


def test_what_a_computer_thinks_about_is_taken_back(visit: Visit, slow_server: Server) -> None:
    """The reader's last choice is asked again while the computer still thinks about its answer."""
    me = visit(DESKTOP, server=slow_server)
    game = me.new_game({"german": "computer:random", "soviet": "me"})
    show(me, game)
    player = Player(me, game, seed=1)
    asked = ""
    for _ in range(12):
        now = player.settle()
        asked = me.page.get_by_test_id("game").get_attribute("data-asked") or ""
        player.choose(now)
        me.page.wait_for_timeout(300)
        if me.info(game)["asked"] == ["german"]:
            break
    expect(me.id("cancel")).to_be_visible()
    me.shot("thinking")
    me.id("cancel").click()
    until(lambda: me.info(game)["asked"] == ["soviet"])
    expect(me.id("game")).to_have_attribute("data-asked", asked)


@pytest.mark.parametrize("scenario", FIRST)
def test_every_game_tells_what_its_computer_does(visit: Visit, scenario: str) -> None:
    me = visit(DESKTOP)
    me.come_in()
    mine, *others = reversed(seats_of(me, scenario))
    game = me.new_game({mine: "me"} | dict.fromkeys(others, "computer:recruit"), scenario)
    show(me, game)
    me.id("computer-why").click()
    says = me.id("computer-says")
    expect(says).not_to_contain_text("Asking")
    expect(says).not_to_contain_text("cannot be told")
    expect(says.locator("p").first).not_to_be_empty()
    asked = me.get(f"/games/{game}/computers")
    if asked:
        expect(says.locator("p")).to_have_count(len(asked))

"""The guided first game: its cards come, point, suggest, and lead to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .guided import Lesson, Pupil, Staff, start_guided
from .support import DESKTOP, PHONE, Json, Size, Visitor
from .test_panzer import Commander

OPERATIONAL = ("holland44", "stalingrad42")
MOST = 400  # choices and cards of a guided game


class Crews(Commander, Pupil):
    """One side of a game of Panzer: what no card advises is done as in a whole battle."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        super().__init__(visitor, game)
        self.share = 0  # a click on a unit that is to move only takes it in hand
        self.undone = True
        self.refused = 1
        self.waived = "nobody"

    def think(self, view: Json, now: Json) -> None:
        self.decide(view, now)


def pupil(me: Visitor, game: str, id: str, lesson: Lesson) -> Pupil:
    if game in OPERATIONAL:
        goals = [point.partition(":")[2] for point in lesson.steps["aims"]["point"]]
        return Staff(me, id, goals)
    return Crews(me, id) if game == "panzer" else Pupil(me, id, seed=3)


@pytest.mark.parametrize(
    ("game", "name", "size", "locale"),
    [
        ("coh", "first-steps", DESKTOP, "en-GB"),
        ("coh", "first-steps", PHONE, "en-GB"),
        ("coh", "steel-and-shells", DESKTOP, "en-GB"),
        ("holland44", "grave", DESKTOP, "ru-RU"),
        ("stalingrad42", "voronezh", DESKTOP, "en-GB"),
        ("panzer", "two-and-two", DESKTOP, "en-GB"),
    ],
    ids=lambda value: value.name if isinstance(value, Size) else str(value),
)
def test_a_guided_game_is_played_to_its_end(
    visit: Visit, game: str, name: str, size: Size, locale: str
) -> None:
    """From the lobby to the result by clicks: what a card advises is done, the others are read."""
    me = visit(size, locale=locale)
    id = start_guided(me, game, name)
    lesson = Lesson(me, game, name)
    player = pupil(me, game, id, lesson)
    player.settle()
    expect(me.id("lesson")).to_be_visible()
    player.learn(lesson, MOST)
    expect(me.id("outcome")).to_be_visible()
    assert me.info(id)["status"] == "over"
    assert lesson.seen[0] == "aims"
    assert len(lesson.seen) >= 7, f"only the cards {lesson.seen} of {list(lesson.steps)} came"
    assert len(lesson.followed) >= 3, f"only the advice of {lesson.followed} was taken"
    expect(me.id("lesson")).to_have_count(0)  # the result does not lie over the last card
    me.shot(f"lesson-{name}-over")
    me.id("outcome").locator("button.close").click()
    expect(me.id("lesson")).to_have_attribute("data-step", "over")


def test_the_lobby_goes_on_after_a_lesson(visit: Visit) -> None:
    """Cards can be leafed back; whoever has played the guided game is not told to start there."""
    me = visit(DESKTOP)
    me.go("/")
    me.id("play-guided").click()
    me.page.wait_for_url(re.compile(r"/g/[^/]+$"))
    expect(me.id("lesson")).to_have_attribute("data-step", "aims")
    expect(me.id("lesson-back")).to_have_count(0)
    me.id("lesson-next").click()
    me.id("lesson-back").click()
    expect(me.id("lesson")).to_have_attribute("data-step", "aims")
    game = str(me.page.url.rpartition("/")[2])
    me.post(f"/games/{game}/resign", {"seat": "soviet"})
    expect(me.id("outcome")).to_be_visible()
    first = me.get("/meta")["games"][0]["scenarios"][0]["name"]
    assert first == "first-steps"
    me.go("/")
    expect(me.page.locator("#hero-title")).to_have_text("Steel and Shells")
    me.id("play-computer").click()
    expect(me.id("play-computer-recruit")).to_be_checked()


def test_a_lesson_can_be_left_and_taken_up_again(visit: Visit, size: Size) -> None:
    me = visit(size)
    me.go("/")
    me.id("play-guided").click()
    expect(me.id("lesson-leave")).to_be_visible()
    me.shot("lesson-start")
    me.id("lesson-leave").click()
    expect(me.id("lesson")).to_have_count(0)
    me.id("lesson-resume").click()
    expect(me.id("lesson")).to_be_visible()


def test_the_card_leaves_room_on_a_phone(visit: Visit) -> None:
    me = visit(PHONE)
    me.go("/")
    me.id("play-guided").tap()
    expect(me.id("lesson")).to_be_visible()
    card = me.id("lesson").bounding_box()
    sheet = me.id("sheet").bounding_box()
    assert card is not None
    assert sheet is not None
    assert card["height"] < 300
    assert card["y"] + card["height"] <= sheet["y"] + 1 or card["y"] >= sheet["y"] + sheet["height"] - 1

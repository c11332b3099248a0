"""The guided first game: its cards come, point, suggest, and lead to the end."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

from playwright.sync_api import expect

from .conftest import Visit
from .player import Player
from .support import DESKTOP, PHONE, Size


def test_the_guided_game_runs_through_its_steps(visit: Visit) -> None:
    me = visit(DESKTOP)
    me.go("/")
    me.id("play-guided").click()
    me.page.wait_for_url(re.compile(r"/g/[^/]+$"))
    game = me.page.url.rpartition("/")[2]
    steps = me.get("/lessons/coh/first-steps")["steps"]
    player = Player(me, game, seed=3)
    now = player.settle()
    expect(me.id("lesson")).to_be_visible()
    me.shot("lesson")
    seen: list[int] = []
    for _ in range(250):
        now = player.settle()
        if now["over"]:
            break
        count = re.search(r"\d+", me.id("lesson").locator(".count").inner_text())
        step = steps[int(count.group()) - 1] if count and me.id("lesson-next").count() else None
        if step and (not seen or seen[-1] != steps.index(step)):
            seen.append(steps.index(step))
        offers = [offer["key"] for offer in me.view(game, now["seat"])["question"]["offers"]]
        wishes = step["suggest"] if step else []
        key = next((key for wish in wishes for key in offers if fnmatchcase(key, wish)), "")
        if key:
            expect(me.id("lesson-show")).to_be_visible()
            me.id("lesson-show").click()
            player.in_list(key, now)
        elif step and step["until"]["next"]:
            me.id("lesson-next").click()
        else:
            player.choose(now)
    assert len(set(seen)) >= 7, f"only the steps {seen} of {len(steps)} came"
    expect(me.id("outcome")).to_be_visible()


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

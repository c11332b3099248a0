"""The guided first game: its cards come, point, suggest, and lead to the end."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .player import Player
from .support import DESKTOP, PHONE, Size, Visitor

LAST = "alone"  # the card after which a long game is given up, because the rest of it teaches nothing new
OPERATIONAL = ("holland44", "stalingrad42")
GONE_ON = "(seq) => Number(document.querySelector('[data-testid=\"game\"]').dataset.seq) !== seq"
LONG = ("steel-and-shells", "voronezh")


def guided(me: Visitor, game: str, name: str) -> str:
    """Begins a guided game from the lobby; its id."""
    me.go("/")
    me.id(f"play-{game}-{name}").click()
    me.id("start-guided").click()
    me.page.wait_for_url(re.compile(r"/g/[^/]+$"))
    return str(me.page.url.rpartition("/")[2])


@pytest.mark.parametrize(
    ("game", "name", "most"),
    [
        ("coh", "first-steps", 250),
        ("coh", "steel-and-shells", 250),
        ("holland44", "grave", 250),
        ("stalingrad42", "voronezh", 400),
    ],
)
def test_a_guided_game_is_played_by_its_cards(visit: Visit, game: str, name: str, most: int) -> None:
    """Every choice a card recommends is made from the list, what is only to be read is read."""
    me = visit(DESKTOP)
    id = guided(me, game, name)
    steps = {step["id"]: step for step in me.get(f"/lessons/{game}/{name}")["steps"]}
    player = Player(me, id, seed=3)
    if game in OPERATIONAL:
        player.share = 0  # a click on the map only takes a unit in hand
    player.settle()
    expect(me.id("lesson")).to_be_visible()
    seen: list[str] = []
    for _ in range(most):
        now = player.settle()
        card = me.id("lesson").get_attribute("data-step") or ""
        if now["over"]:
            break
        step = steps.get(card)
        if step and card not in seen:
            seen.append(card)
            me.shot(f"lesson-{name}-{len(seen):02}-{card}")
        if card == LAST and name in LONG:
            me.post(f"/games/{id}/resign", {"seat": now["seat"]})
            continue
        if me.id("lesson-next").count() and (
            step is None or step["until"]["next"] or not me.id("lesson-show").count()
        ):
            me.id("lesson-next").click()
            continue
        if me.id("lesson-show").count():
            offers = [offer["key"] for offer in me.view(id, now["seat"])["question"]["offers"]]
            wishes = step["suggest"] if step else []
            key = next((key for wish in wishes for key in offers if fnmatchcase(key, wish)), "")
            if (
                key and game in OPERATIONAL
            ):  # hundreds of hexes and units: the cards are clicked, the choices are sent
                seq = me.view(id, now["seat"])["seq"]
                me.post(f"/games/{id}/play", {"seat": now["seat"], "keys": [key], "seq": seq})
                me.page.wait_for_function(GONE_ON, arg=seq)
                continue
            if key:
                player.in_list(key, now)
                continue
        player.choose(now)
    assert seen[0] == "aims"
    assert len(seen) >= 7, f"only the cards {seen} of {list(steps)} came"
    expect(me.id("outcome")).to_be_visible()


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

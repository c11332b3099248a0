"""A hint in every game: the captain's action on the map, with its reason, and noted where all can see it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .player import Player
from .support import DAWN, DESKTOP, Json, Questions, Visitor, lead_to, verb

THINKING = 120_000  # milliseconds: a captain on a machine that does something else as well

# What of the action is drawn, in sight and not under the card: hexes, the way of a unit, the line of a shot.
DRAWN = """() => {
  const map = document.querySelector('[data-testid="map"]').getBoundingClientRect();
  const card = document.querySelector('[data-testid="hint"]')?.getBoundingClientRect();
  const within = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const marks = document.querySelectorAll('g.lesson, path.way:not(.halo), path.shot:not(.halo)');
  const seen = [...marks].map((mark) => {
    const box = mark.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return within(map, x, y) && !(card && within(card, x, y));
  });
  return { marks: seen.length, seen: seen.filter(Boolean).length };
}"""

# Where each game is when it is asked: the kind of question, and the seats.
MOMENTS = {
    "holland44/the-first-day": ("Movement.choose", ("allied", "german")),
    "stalingrad42/voronezh": ("Movement.choose", ("axis", "soviet")),
    "panzer/two-and-two": ("Orders.unit", ("german", "soviet")),
    "skirmish/two-villages": ("", ("blue", "red")),
}


def led_to(me: Visitor, scenario: str) -> tuple[str, str]:
    """A game at one screen and who is asked: Conflict of Heroes at a shot, the others at their units."""
    if scenario == DAWN:
        moment = lead_to(me, verb("fire"), DAWN)
        return moment.game, moment.seat
    kind, seats = MOMENTS[scenario]
    game = me.new_game(dict.fromkeys(seats, "me"), scenario)
    questions = Questions(me, game)
    while kind and (view := questions.ask())["question"]["kind"] != kind:
        question = view["question"]
        questions.answer(question["offers"][question["default"]]["key"])
    return game, str(me.info(game)["asked"][0])


@pytest.mark.parametrize("scenario", [DAWN, *MOMENTS])
def test_a_hint_is_shown_on_the_map_with_its_reason_and_noted(visit: Visit, scenario: str) -> None:
    me = visit(DESKTOP)
    game, seat = led_to(me, scenario)
    Player(me, game, seed=1).open().settle()
    expect(me.id("hints")).to_have_count(0)
    seq = me.view(game, seat)["seq"]
    me.id("tool-hint").click()
    hint = me.id("hint")
    expect(hint).to_be_visible(timeout=THINKING)
    expect(hint.locator("li").first).not_to_be_empty()
    expect(hint.locator(".reason").first).not_to_be_empty()
    expect(hint).to_contain_text("told that a hint was taken")
    me.page.wait_for_function(f"() => ({DRAWN})().marks > 0")
    found = me.page.evaluate(DRAWN)
    me.shot(f"hint-{scenario.replace('/', '-')}")
    assert found["seen"] == found["marks"], f"the card lies on what it shows: {found}"
    expect(me.id("hints")).to_have_text("hints: 1")
    assert me.view(game, seat)["seq"] == seq, "a hint has played"
    me.id("hint-close").click()
    me.page.wait_for_function(f"() => !({DRAWN})().marks")
    level = "recruit" if scenario.startswith("skirmish") else "captain"  # the strongest computer there is
    assert noted(me, game, seat) == [f"hint {seat} {level}"]


def noted(me: Visitor, game: str, seat: str) -> list[str]:
    """The hints in the record, which can be read when the game is over."""
    me.post(f"/games/{game}/resign", {"seat": seat})
    answer: Json = me.context.request.get(f"{me.server.address}/api/games/{game}/record")
    return re.findall(r"hint \w+ \w+", answer.text())

"""One click fewer, and nothing in the way: the unit in hand, what floats over the map, the camera."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .player import Player, place_of
from .support import DAWN, DESKTOP, Json, Visitor, lead_to, until, verb

# The lit hexes that something which floats over the map lies on.
COVERED = """(places) => {
  const floating = '[data-testid="toast"], [data-testid="odds"], [data-testid="fan"]';
  const boxes = [...document.querySelectorAll(floating)]
    .map((element) => element.getBoundingClientRect());
  return places.filter((place) => {
    const { x, y } = window.grognardMap.screenOf(place);
    return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
}"""

OUT_OF_SIGHT = """(places) => {
  const box = document.querySelector('[data-testid="map"]').getBoundingClientRect();
  return places.filter((place) => {
    const { x, y } = window.grognardMap.screenOf(place);
    return x < box.left || x > box.right || y < box.top || y > box.bottom;
  });
}"""


def lit(view: Json) -> list[str]:
    return sorted({place for offer in view["question"]["offers"] if (place := place_of(offer, view))})


def spot(me: Visitor, place: str) -> tuple[float, float]:
    """Where a hex is on the screen, without moving the map."""
    at = me.page.evaluate("(place) => window.grognardMap.screenOf(place)", place)
    return at["x"], at["y"]


@pytest.mark.new_windows
def test_a_move_is_one_click_and_the_map_follows_the_turn(visit: Visit) -> None:
    """COH-5.2: the unit faces the way it went; the next player finds his units in sight."""
    me = visit(DESKTOP)
    me.page.add_init_script("localStorage.setItem('grognard-settings', '{\"facing\":\"way\"}')")
    moment = lead_to(me, verb("move"), DAWN)
    player = Player(me, moment.game, seed=1).open()
    player.settle()
    assert me.page.evaluate(OUT_OF_SIGHT, lit(moment.view)) == []
    far = next(p["place"] for p in moment.view["scene"]["pieces"] if p["owner"] != moment.view["player"])
    if far in me.page.evaluate(OUT_OF_SIGHT, [far]):
        far = lit(moment.view)[0]
    me.page.mouse.click(*spot(me, far))
    me.page.wait_for_timeout(300)  # whatever opens has opened
    assert me.page.evaluate(COVERED, lit(moment.view)) == []
    place = place_of(moment.offer, moment.view)
    me.page.mouse.click(*spot(me, place))
    until(lambda: me.info(moment.game)["asked"] != [moment.seat], 20)
    other = me.info(moment.game)["asked"][0]
    view = me.view(moment.game, other)
    unit = moment.offer["key"].split(" ")[1]
    moved = next(piece for piece in view["scene"]["pieces"] if piece["key"] == unit)
    assert moved["place"] == place
    me.page.wait_for_function(
        "(seat) => document.querySelector('[data-testid=game]').dataset.seat === seat", arg=other
    )
    until(lambda: me.page.evaluate(OUT_OF_SIGHT, lit(view)) == [])

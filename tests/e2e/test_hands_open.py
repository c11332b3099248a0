"""Where the map opens for somebody who has not asked for rest: on opening and on reload."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .player import Player
from .support import DAWN, DESKTOP, PHONE, Json, Size, Visitor, lead_to, verb
from .test_hands import lit
from .test_holland44 import Table, ready

FLIGHT = 900  # milliseconds: any flight of the map is over

# The places that are not on the free part of the map: beside the tools, above the sheet of a phone.
HIDDEN = """(places) => {
  const box = document.querySelector('[data-testid="map"]').getBoundingClientRect();
  const sheet = document.querySelector('[data-testid="sheet"]')?.getBoundingClientRect().top ?? innerHeight;
  const left = box.left + (innerWidth < 700 ? 0 : 66);
  return places.filter((place) => {
    const { x, y } = window.grognardMap.screenOf(place);
    return x < left || x > box.right || y < box.top || y > Math.min(box.bottom, sheet);
  });
}"""


def hidden(me: Visitor, view: Json) -> list[str]:
    me.page.wait_for_timeout(FLIGHT)
    found: list[str] = me.page.evaluate(HIDDEN, lit(view))
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
def test_an_operational_map_opens_at_what_can_be_attacked(visit: Visit, size: Size) -> None:
    me = visit(size, reduced_motion="no-preference")
    table = Table(me)
    table.reach("Combat.attacks")
    view = table.asked()
    table.open()
    ready(me, table, "Combat.attacks")
    assert hidden(me, view) == []
    table.open()
    ready(me, table, "Combat.attacks")
    assert hidden(me, view) == []
    me.shot("opened")


def test_a_tactical_map_opens_at_the_unit_in_hand(visit: Visit) -> None:
    me = visit(DESKTOP, reduced_motion="no-preference")
    moment = lead_to(me, verb("move"), DAWN)
    player = Player(me, moment.game, seed=1).open()
    for _ in range(2):
        player.settle()
        assert hidden(me, moment.view) == []
        me.page.reload()

"""The map under hand and finger: stacks, panning, zooming, tapping."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visit
from .player import Player, unit_of
from .support import AGAINST_COMPUTER, DAWN, DESKTOP, PHONE, Json, Moment, Visitor, lead_to


def stacked(view: Json) -> str:
    """A hex where two of the reader's units stand, or ""."""
    letter = view["seats"][view["player"]][0].upper()
    places = [
        p["place"] for p in view["scene"]["pieces"] if p["key"].startswith(letter) and p["place"][:1] in "789"
    ]
    return next((place for place in places if places.count(place) > 1), "")


def lead_to_stack(me: Visitor) -> Moment:
    """A game in which one of two units in a hex can be activated."""
    for seed in range(30):
        moment = lead_to(me, lambda offer: offer["key"].startswith("activate"), DAWN, seed)
        game, view = moment.game, moment.view
        for _ in range(60):
            place = stacked(view)
            here = [p["key"] for p in view["scene"]["pieces"] if p["place"] == place]
            for offer in view["question"]["offers"]:
                if place and offer["role"] == "build" and unit_of(offer) in here:
                    return Moment(game, view["seats"][view["player"]], offer, view)
            info = me.info(game)
            if info["status"] == "over":
                break
            view = towards_stack(me, game, info["asked"][0])
    raise AssertionError("no two units ever stood in one hex")


def towards_stack(me: Visitor, game: str, seat: str) -> Json:
    """One choice: into a hex of a friend where that is offered, else the first that goes on."""
    view = me.view(game, seat)
    own = {p["place"] for p in view["scene"]["pieces"] if p["key"].startswith(seat[0].upper())}
    offers = view["question"]["offers"]
    order = [
        *(o for o in offers if o["key"].startswith("move") and o["anchors"][0]["key"] in own),
        *(o for o in offers if o["key"].startswith(("activate", "ap ", "face"))),
        *offers,
    ]
    me.post(f"/games/{game}/play", {"seat": seat, "keys": [order[0]["key"]], "seq": view["seq"]})
    asked = me.info(game)["asked"]
    return me.view(game, asked[0] if asked else seat)


def test_a_stack_opens_and_each_of_its_units_can_be_chosen(visit: Visit) -> None:
    me = visit(DESKTOP)
    moment = lead_to_stack(me)
    player = Player(me, moment.game, seed=1).open()
    place = stacked(moment.view)
    before = player.settle()
    me.page.mouse.move(*player.point(place))
    expect(me.id("fan")).to_be_visible()
    me.shot("game-stack")
    me.page.locator(f'[data-fan-unit="{unit_of(moment.offer)}"]').click()
    me.page.wait_for_function(
        "(seq) => Number(document.querySelector('[data-testid=game]').dataset.seq) !== seq", arg=before["seq"]
    )
    # The fronts of two units of one hex are drawn together: the chosen one's and the one pointed at.
    me.page.mouse.move(4, 300)
    me.page.mouse.move(*player.point(place))
    expect(me.id("fan")).to_be_visible()
    for unit in me.page.locator("[data-fan-unit]").all():
        unit.hover()


def test_wheel_and_drag_move_the_map(visit: Visit) -> None:
    me = visit(DESKTOP)
    game = me.new_game(AGAINST_COMPUTER, DAWN)
    Player(me, game, seed=1).open()
    at = "() => window.grognardMap.screenOf('7-F09')"
    before = me.page.evaluate(at)
    me.page.mouse.move(600, 400)
    me.page.mouse.down()
    me.page.mouse.move(500, 430, steps=6)
    me.page.mouse.up()
    me.page.wait_for_function(f"(before) => Math.abs(({at})().x - before.x + 100) < 3", arg=before)
    me.page.mouse.wheel(0, -120)
    me.page.wait_for_function(f"(before) => ({at})().w > before.w * 1.1", arg=before)
    assert me.view(game, "soviet")["question"], "a drag has chosen something"


def test_a_far_map_asks_which_hex_a_finger_meant(visit: Visit) -> None:
    me = visit(PHONE)
    game = me.new_game(AGAINST_COMPUTER, DAWN)
    Player(me, game, seed=1).open()
    me.id("tool-fit").tap()
    me.page.wait_for_function("() => window.grognardMap.zoom() < 44")
    units = [p for p in me.view(game, "soviet")["scene"]["pieces"] if p["key"].startswith("S-")]
    at = me.page.evaluate("(place) => window.grognardMap.screenOf(place)", units[0]["place"])
    me.page.touchscreen.tap(at["x"], at["y"])
    expect(me.id("loupe").or_(me.id("toast")).or_(me.id("fan")).first).to_be_visible()
    me.shot("game-loupe")

"""What the overlays show: sight, dead zones, who spots whom, danger, duties, what choices would bring."""

from __future__ import annotations

import pytest

from grognard import new
from grognard.core.kernel.scenario import Unreadable
from grognard.core.kernel.state import Frame
from grognard.core.telling.message import Message, Ref
from grognard.core.telling.overlay import Overlay
from grognard.games.panzer.adjust.adjustment import Adjustment
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.hull import HULL_DOWN, PARTIAL, hull_against
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.movement.hull_search import hull_range
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.show.overlays import overlays_of
from grognard.games.panzer.spotting.looking import level_of
from grognard.games.panzer.state import IMPROVED, SUP_OFF, with_cell

from .battle import Battle

TIGER = "G-TIG1 F6 NE"
T34 = "S-T34-76 J6 SW"


def shown(b: Battle, seat: int, name: str, *at: str) -> Overlay:
    return b.game.seat(seat).overlay(name, list(at))


def tinted(overlay: Overlay, style: str) -> set[str]:
    return {tint.place[1:] for tint in overlay.tints if tint.style == style}


def cause(text: Message) -> Message:
    """Why, inside a sentence."""
    why = text.args["why"]
    assert isinstance(why, Message)
    return why


def noted(overlay: Overlay, key: str) -> list[str]:
    return [note.text.id for note in overlay.notes if note.key == key]


# -- sight -------------------------------------------------------------------------------------------------


def test_a_blocked_line_is_cut_and_names_what_blocks_it() -> None:
    """4.1.4.2.1: the clear part ends where the woods begin."""
    b = Battle({"GA": TIGER, "SA": "S-T34-76 F2 SW"}, [Movement(0)], terrain={"F4": "woods"})
    overlay = shown(b, 0, "sight", "hex:1F6", "hex:1F2")
    assert [stroke.style for stroke in overlay.strokes] == ["clear", "blocked", "cut"]
    assert tinted(overlay, "culprit") == {"F4"}
    assert overlay.says[0].id == "panzer-says-blocked-height"
    clear, blocked, cut = overlay.strokes
    assert clear.points[1] == blocked.points[0] == cut.points[0]
    (_, top), (_, middle), (_, low) = blocked.points[1], cut.points[0], clear.points[0]
    assert top < middle < low


def test_the_line_of_a_unit_is_from_its_floor() -> None:
    """4.1.4.2: who stands upstairs sees over a rise that hides the target from the ground."""
    units = {"GA": "G-TIG1 F6 NE", "SA": "S-T34-76 F1 SW"}
    house, levels = {"F6": "building_stone"}, {"F4": 1, "F1": 1}
    b = Battle(units, [Movement(0)], terrain=house, two_floors=["F6"], levels=levels)
    b.s.floor[b.keys.index("GA")] = 1
    assert tinted(shown(b, 0, "sight", "hex:1F6", "unit:SA"), "culprit") == {"F4"}
    assert [stroke.style for stroke in shown(b, 0, "sight", "unit:GA", "unit:SA").strokes] == ["clear"]


def test_a_dead_zone_is_told_as_one() -> None:
    """4.1.4.2.4: from level 3 a rise of level 1 hides what lies right behind it."""
    b = Battle({"GA": TIGER, "SA": T34}, [Movement(0)], levels={"F6": 3, "F4": 1})
    hidden = tinted(shown(b, 0, "dead-zone", "hex:1F6"), "blind")
    assert "F3" in hidden
    for name in hidden:
        line = shown(b, 0, "sight", "hex:1F6", f"hex:1{name}")
        assert line.says[0].id == "panzer-says-blocked-dead-zone"
    unseen = tinted(shown(b, 0, "sight", "hex:1F6"), "unseen")
    assert hidden <= unseen


def test_hull_down_cover_is_that_of_the_shot() -> None:
    """6.1.4.1: every hex in sight of the enemy is tinted as a vehicle there would be covered."""
    b = Battle(
        {"GA": TIGER, "SA": "S-T34-76 K6 SW", "SB": "S-T34-76 F2 S improved"},
        [Movement(0)],
        layer="advanced",
        terrain={"H6": "scrub", "G4": "woods", "F10": "building_brick"},
        levels={"G5": 1, "H7": 2},
        sides={"F8/F7": "wall"},
    )
    overlay = shown(b, 1, "hull", "unit:GA")
    told = {tint.place[1:]: tint.style for tint in overlay.tints}
    firer, eye = b.hex("F6"), level_of(b.s, b.unit("GA"))
    assert {"hull-full", "hull-partial", "hull-works", "hull-search"} <= set(told.values()), told
    for h in range(b.sc.n):
        name = b.sc.board.name(h)[1:]
        if h == firer or not b.sc.sight.clear(firer, h, eye, b.sc.land.ground[h], b.s.rubble_bytes()):
            assert told.get(name, "") in ("", "from")
            continue
        world = b.s.copy()
        tank = b.unit("SA")
        world.put(tank, h)
        bare = hull_against(world, tank, firer, eye)
        world.post = with_cell(world.post, tank, int(bool(world.works[h] & IMPROVED)))
        world.inside = with_cell(world.inside, tank, 1)
        best = hull_against(world, tank, firer, eye)
        wanted = {HULL_DOWN: "hull-full", PARTIAL: "hull-partial"}.get(bare, "")
        if best > bare:
            wanted = "hull-works"
        elif not wanted and hull_range(b.s, h):
            wanted = "hull-search"
        assert told.get(name, "") == wanted, name
    searched = next(tint for tint in overlay.tints if tint.style == "hull-search")
    assert searched.text == str(hull_range(b.s, b.sc.board.hex(searched.place)))


def test_hull_down_cover_is_shown_in_the_advanced_game_alone() -> None:
    b = Battle({"GA": TIGER, "SA": T34}, [Movement(0)])
    assert "hull" not in overlays_of(b.sc)
    with pytest.raises(Unreadable):
        shown(b, 0, "hull", "hex:1F6")


def test_flat_ground_has_no_dead_zones_to_show() -> None:
    b = Battle({"GA": TIGER, "SA": T34}, [Movement(0)])
    assert "dead-zone" not in overlays_of(b.sc)
    with pytest.raises(Unreadable):
        shown(b, 0, "dead-zone", "hex:1F6")


def test_who_spots_whom_is_a_line_for_each_pair() -> None:
    """4.1.3: a unit in woods that spots is not spotted itself at the same range."""
    units = {"GA": TIGER, "SA": "S-T34-76 F1 SW", "SB": T34}
    b = Battle(units, [Movement(0)], terrain={"F1": "light_woods"})
    overlay = shown(b, 0, "sighted")
    styles = sorted((stroke.style, stroke.owner) for stroke in overlay.strokes)
    assert ("clear", -1) in styles
    assert len(styles) == 2
    assert [note.args["of"] for note in overlay.says] == [1, 2]


# -- danger ------------------------------------------------------------------------------------------------


def test_danger_on_a_way_counts_only_counters_that_may_be_overwatch() -> None:
    """4.4.2: who has fired cannot react any more; a counter face down might."""
    units = {"GA": f"{TIGER} move", "SA": T34, "SB": "S-T34-76 J7 SW fire done"}
    b = Battle(units, [Movement(0)])
    way = shown(b, 0, "danger", "unit:GA", "hex:1F6", "hex:1F5")
    assert [note.key for note in way.notes] == ["1F6", "1F5"]
    for note in way.notes:
        assert note.text.args["n"] == 1
        assert [ref.key for ref in note.about[1:]] == ["SA"]
        assert 0 < int(str(note.text.args["chance"])) < 100


def test_danger_is_the_chance_of_the_shot_that_comes() -> None:
    """The figure is that of the reaction shot when the unit is there."""
    b = Battle({"GA": f"{TIGER} move", "SA": f"{T34} overwatch"}, [Movement(0)])
    told = shown(b, 0, "danger", "unit:GA", "hex:1G5").notes[0].text.args["chance"]
    b.play("move GA", "ahead")
    odds = b.game.seat(1).odds("react SA GA")
    miss = sum(branch.p for branch in odds.branches if branch.label.id == "panzer-outcome-miss")
    assert float(1 - miss) * 100 == told


def test_threat_covers_the_hexes_of_danger() -> None:
    b = Battle({"GA": f"{TIGER} move", "SA": T34}, [Movement(0)], terrain={"I6": "woods"})
    threat = tinted(shown(b, 0, "threat", "unit:GA"), "threat-1")
    assert threat
    way = [f"hex:1{name}" for name in ("F6", "F5", "F4", "F3", "A0")]
    danger = {note.key[1:] for note in shown(b, 0, "danger", "unit:GA", *way).notes}
    assert danger == threat & {"F6", "F5", "F4", "F3", "A0"}


# -- duties ------------------------------------------------------------------------------------------------


def test_duties_of_each_step() -> None:
    """4.2.1: commands to give, units that must fire, then units that must move; each names its choice."""
    units = {"GA": TIGER, "GB": "G-TIG1 F7 NE", "SA": T34}
    b = Battle(units, [Orders(0)])
    (note,) = shown(b, 0, "left").notes
    assert ([ref.key for ref in note.about], note.kind) == (["GA", "GB"], "grave")
    b.play("order GA", "fire-order")
    (note,) = shown(b, 0, "left").notes
    assert ([ref.key for ref in note.about], note.kind) == (["GB"], "command")
    assert shown(b, 1, "left").notes == []


def test_reaction_fire_lists_who_could_fire_and_then_what_is_gathered() -> None:
    """4.4.2: nobody must react; the list says who could and at how many."""
    units = {"GA": f"{TIGER} overwatch", "GB": "G-TIG1 F7 NE overwatch", "SA": f"{T34} fire fired"}
    b = Battle(units, [Reactions(0, 1 << 2)])
    notes = shown(b, 0, "left").notes
    assert [(note.kind, note.about[0].key, note.text.args["n"]) for note in notes] == [
        ("react", "GA", 1),
        ("react", "GB", 1),
    ]
    assert shown(b, 1, "left").notes == []
    b.play("react GA SA")
    assert [note.key for note in shown(b, 0, "left").notes] == ["resolve SA"]


def test_the_end_of_the_turn_lists_what_may_still_be_done() -> None:
    """6.8.1 to 6.8.3: who may turn, take or leave cover or dig, and who will try to recover on what."""
    units = {"GA": "GL-INF F6 N", "GB": "GL-INF F7 N", "GC": TIGER, "SA": "SL-RIF J6 SW"}
    b = Battle(units, [Adjustment()], layer="advanced", terrain={"F6": "woods"}, rolls=[40, 100])
    b.s.sup[b.unit("GC")] = SUP_OFF
    b.s.cover = with_cell(b.s.cover, b.unit("GB"), 1)
    kinds = {note.kind: [ref.key for ref in note.about] for note in shown(b, 0, "left").notes}
    assert kinds == {"pivot": ["GA", "GB"], "cover": ["GA"], "rise": ["GB"], "dig": ["GB"], "recover": ["GC"]}
    number = next(note for note in shown(b, 0, "left").notes if note.kind == "recover").text.args["n"]
    b.play("pivot GA S", "cover GA", "dig GB")
    badges = {piece.key: piece.badges for piece in b.game.seat(0).view().scene.pieces}
    assert {"will-face-s", "will-take-cover"} <= set(badges["GA"])
    assert "will-dig" in badges["GB"]
    others = [badge for piece in b.game.seat(1).view().scene.pieces for badge in piece.badges]
    assert not any(badge.startswith("will-") for badge in others), "it is secret until both are done"
    left = {note.kind: [ref.key for ref in note.about] for note in shown(b, 0, "left").notes}
    assert left == {"pivot": ["GB"], "recover": ["GC"]}
    b.play("done", "done")
    (_, roll, needed, _) = [*b.told("recovers"), *b.told("stays-suppressed")][0]
    assert (roll, needed) == (40, number)


def test_units_that_are_not_set_up_are_listed() -> None:
    game = new("panzer/two-and-two", seed=1)
    (note,) = game.seat(0).overlay("left", []).notes
    assert (note.kind, note.text.args["n"]) == ("set-up", 2)
    assert game.seat(1).overlay("left", []).notes == []


def test_fire_that_is_due_and_fire_that_is_declared() -> None:
    units = {"GA": f"{TIGER} fire", "GB": "G-TIG1 F7 NE overwatch", "SA": T34}
    b = Battle(units, [DirectFire(0)])
    assert [note.key for note in shown(b, 0, "left").notes] == ["fire GA"]
    b.play("fire GA", "at SA")
    assert [note.key for note in shown(b, 0, "left").notes] == ["resolve SA"]
    b.play("resolve SA")
    assert b.kind() == "DirectFire.show"
    assert shown(b, 1, "left").notes == [], "who is fired at has no duty in the other side's step"


@pytest.mark.parametrize("frame", [Orders(0), DirectFire(0), Movement(0)], ids=lambda frame: frame.NAME)
def test_nobody_else_is_told_of_duties(frame: Frame) -> None:
    """The opponent and a spectator know no face-down counter: there is nothing to list."""
    b = Battle({"GA": f"{TIGER} fire", "GB": "G-TIG1 F7 NE move", "SA": T34}, [frame.copy()])
    assert shown(b, 1, "left").notes == []
    assert shown(b, -1, "left").notes == []


def test_moves_that_are_due() -> None:
    b = Battle({"GA": f"{TIGER} move", "GB": "G-TIG1 F7 NE overwatch", "SA": T34}, [Movement(0)])
    assert [note.key for note in shown(b, 0, "left").notes] == ["move GA"]


def test_many_moves_that_are_due_are_one_line() -> None:
    many = {f"G{n}": f"G-TIG1 F{n} NE move" for n in range(1, 6)}
    b = Battle({**many, "SA": T34}, [Movement(0)])
    (note,) = shown(b, 0, "left").notes
    assert [ref.key for ref in note.about] == list(many)


# -- what a choice would allow -----------------------------------------------------------------------------


def test_what_each_command_allows() -> None:
    """4.2: targets and reach; where a command is not legal, why."""
    b = Battle({"GA": TIGER, "SA": T34}, [Orders(0)])
    overlay = shown(b, 0, "allowed", "unit:GA")
    assert noted(overlay, "fire-order") == ["panzer-allows-target"]
    assert noted(overlay, "move-order") == ["panzer-allows-reach"]
    assert noted(overlay, "halt-order") == ["panzer-allows-target", "panzer-allows-reach"]
    assert noted(overlay, "watch-order") == ["panzer-allows-watch"]
    fire, halt = (
        next(note for note in overlay.notes if note.key == key) for key in ("fire-order", "halt-order")
    )
    assert int(str(halt.text.args["n"])) < int(str(fire.text.args["n"])), "a short halt shoots worse"


def test_a_command_that_is_not_legal_says_why() -> None:
    b = Battle({"GA": TIGER, "SA": "S-T34-76 Y12 SW"}, [Orders(0)], terrain={"X11": "woods", "X12": "woods"})
    overlay = shown(b, 0, "allowed", "unit:GA")
    (note,) = [note for note in overlay.notes if note.key == "fire-order"]
    assert (note.kind, note.text.id) == ("closed", "panzer-allows-nearest")
    assert cause(note.text).id == "panzer-unseen-height"


def test_the_nearest_enemy_out_of_aim_is_told_with_what_hides_it() -> None:
    """4.1.4.2.4: a tank behind the rise is in its dead zone; one behind woods is hidden by their height."""
    behind_rise = {"levels": {"F6": 3, "F4": 1}}
    behind_woods = {"terrain": {"F4": "woods"}}
    for ground, name in ((behind_rise, "dead-zone"), (behind_woods, "height")):
        b = Battle({"GA": TIGER, "SA": "S-T34-76 F3 SW"}, [Orders(0)], **ground)
        (text,) = [note.text for note in shown(b, 0, "allowed", "unit:GA").notes if note.key == "fire-order"]
        why = cause(text)
        assert (why.id, why.args["hex"]) == (f"panzer-unseen-{name}", Ref("hex", b.hex("F4"), "1F4"))
        spotting = shown(b, 0, "spotting", "unit:GA").says[0]
        assert spotting.args["why"] == why


def test_a_shot_at_what_was_not_spotted_names_the_dead_zone() -> None:
    b = Battle(
        {"GA": f"{TIGER} fire", "SA": "S-T34-76 F3 SW", "SB": "S-T34-76 J6 SW"},
        [DirectFire(0)],
        levels={"F6": 3, "F4": 1},
    )
    b.play("fire GA")
    reason = b.why("at SA")
    assert reason is not None
    assert reason.rule == "PZR-4.4.1"
    assert cause(reason.text).id == "panzer-unseen-dead-zone"


def test_one_of_ones_own_is_refused_as_a_target() -> None:
    """4.4.1: with a firer in hand; before, pointing at a unit of one's own takes it up."""
    b = Battle({"GA": f"{TIGER} fire", "GB": "G-TIG1 F7 NE overwatch", "SA": T34}, [DirectFire(0)])
    before = b.game.seat(0).why(clicked=["unit:GB"])
    assert before is not None
    assert before.text.id == "panzer-refusal-not-firing"
    b.play("fire GA")
    reason = b.game.seat(0).why(clicked=["unit:GB"])
    assert reason is not None
    assert (reason.text.id, reason.instead) == ("panzer-refusal-target-friendly", ["at SA"])


def test_a_shot_tells_penetration_armour_and_what_a_hit_does() -> None:
    """4.4.3.2.5: the same figures as the event when it is fired."""
    b = Battle({"GA": f"{TIGER} fire", "SA": T34}, [DirectFire(0)], rolls=[1])
    args = shown(b, 0, "shot", "unit:GA", "unit:SA").notes[0].text.args
    b.play("fire GA", "at SA", "resolve SA", "keep")
    _, _, penetration, armour = b.told("struck")[0]
    assert (args["penetration"], args["armour"]) == (penetration, armour)
    assert {"dm": "damaged", "ko": "knocked-out", "bu": "burns", "nothing": "no-effect"}[
        str(args["result"])
    ] in b.events()


def test_command_range_is_shown_where_commands_are_shared() -> None:
    """6.2.1.1.2."""
    units = {"GA": TIGER, "SA": T34}
    assert "command" not in overlays_of(Battle(units, [Orders(0)]).sc)
    b = Battle(units, [Orders(0)], layer="advanced", modules=("command_control",))
    overlay = shown(b, 0, "command", "unit:GA")
    n = int(str(overlay.says[0].args["n"]))
    far = {b.sc.board.distance_between(b.hex("F6"), b.hex(name)) for name in tinted(overlay, "range")}
    assert max(far) == n


def test_a_hex_out_of_reach_says_why() -> None:
    """4.5.1.1.2, 4.5.1.1.3: water bars it, points run out beside it, or it is far away."""
    b = Battle({"GA": f"{TIGER} move", "SA": T34}, [Movement(0)], terrain={"F5": "water"})
    near = {way.place for way in shown(b, 0, "reach", "unit:GA").shortcuts}
    cases = {"1F5": "panzer-refusal-barred-terrain", "1Y12": "panzer-says-too-far"}
    for place, text in cases.items():
        assert place not in near
        (why,) = shown(b, 0, "reach", "unit:GA", f"hex:{place}").says
        assert why.id == text
        named = why.args["rule"]
        assert isinstance(named, Ref)
        assert named.key.startswith("PZR-4.5")
    rim = next(
        way.place
        for way in shown(b, 0, "reach", "unit:GA").shortcuts
        if way.price == max(w.price for w in shown(b, 0, "reach", "unit:GA").shortcuts)
    )
    board = b.sc.board
    around = [board.neighbour[6 * board.hex(rim) + d] for d in range(6)]
    beyond = next(board.name(h) for h in around if h < board.n and board.name(h) not in {*near, "1F6", "1F5"})
    (why,) = shown(b, 0, "reach", "unit:GA", f"hex:{beyond}").says
    assert why.id == "panzer-refusal-points-short"


@pytest.mark.parametrize("name", ["spotting", "threat", "danger", "shot", "allowed", "reach", "sight"])
def test_nothing_is_shown_of_nothing(name: str) -> None:
    b = Battle({"GA": TIGER, "SA": T34}, [Movement(0)])
    with pytest.raises(Unreadable):
        shown(b, 0, name)

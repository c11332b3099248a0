"""6.6: movement on foot, of guns, in buildings, in search of hull-down positions, with shared commands."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.state import choose
from grognard.games.panzer.ground.cover import COMBAT, COVERS, LEG, SPOTTING
from grognard.games.panzer.movement.costs import BARRED, GUN
from grognard.games.panzer.movement.hull_search import search_ledger
from grognard.games.panzer.movement.leg import quickmarch_number
from grognard.games.panzer.movement.modes import order_refusal
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.refusals import LEGAL
from grognard.games.panzer.spotting.looking import cover_of, level_of
from grognard.games.panzer.spotting.markers import MOVED, UNMARKED
from grognard.games.panzer.state import (
    HULL_DOWN,
    HULL_NONE,
    HULL_PARTIAL,
    SHORT_HALT,
    SUP_NONE,
    SUP_ON,
    TRACKS,
    with_cell,
)

from .battle import Battle
from .cases import Case, each
from .grounds import state_of
from .movement_reference import Ground

SQUAD = "GL-RIF F6 NE move"  # 2L 3
SECTION = "GL-SEC F6 NE move"
FAR = "S-T34-76 X12 NW done"
OTHER = "G-TIG1 A12 NE move"  # keeps the half-step open


def walk(units: dict[str, str], **more: Any) -> Battle:
    """The German half of the movement step; nobody reacts."""
    more.setdefault("may", ("move", "no-command"))
    everybody = {"GZ": OTHER, "SA": FAR, **units}
    return Battle(everybody, [Movement(1), Movement(0)], layer="advanced", **more)


def move(b: Battle) -> Move:
    top = b.s.top()
    assert isinstance(top, Move)
    return top


def left(b: Battle) -> int:
    return move(b).march(b.s).left()


def after(b: Battle, key: str) -> list[str]:
    """What would be on offer after a choice."""
    seat = b.game.seat(b.game.decision.player)
    assert seat.why(key) is None
    world = b.s.copy()
    choose(world, 0, next(o for o in b.game.decision.options if b.game.key(o) == key))
    return [b.game.key(o) for o in world.top().options(world)]


def in_cover(b: Battle, key: str) -> None:
    b.s.cover = with_cell(b.s.cover, b.unit(key), 1)


# -- on foot (6.6.4.1) ------------------------------------------


@each("PZR-C2-412")
def test_on_foot_in_any_direction(case: Case) -> None:
    b = walk({"GA": SQUAD}, terrain={"F4": "scrub"})
    b.play("move GA", "rate cross-country", "go N")
    assert b.facing("GA") == "N"
    assert (b.verdict("go SE")[0]) == case["then"]["legal"]
    b.play("go N")
    assert (b.where("GA"), move_spent(b)) == ("F4", case["then"]["cost"]) or b.kind() == "Movement.unit"


def move_spent(b: Battle) -> int:
    top = b.s.top()
    return top.spent if isinstance(top, Move) else 2


def test_vehicles_drive_and_leg_units_walk() -> None:
    """3.3, 5.5: each by its own steps."""
    b = walk({"GA": SQUAD})
    assert b.refused("move GA", "rate cross-country", "ahead") == "PZR-6.6.4.1"
    b = walk({"GA": "G-TIG1 F6 NE move"})
    assert b.refused("move GA", "rate cross-country", "go N") == "PZR-6.6.4.1"


@each("PZR-C-1.7.4-m")
def test_a_block_changes_its_hex(case: Case) -> None:
    """1.7.4, 6.1.4.3.3: no way for vehicles, one point on foot, and light cover for who is there."""
    block = [{"kind": "block", "hexes": ["1F5"]}]
    b = walk({"GA": "G-TIG1 F6 N move"}, works=block)
    legal, rule = b.verdict("move GA", "rate cross-country", "ahead")
    assert case["then"]["vehicle"] == ("allowed" if legal else "refused")
    assert rule == "PZR-6.1.4.3.3"
    b = walk({"GA": SQUAD}, works=block)
    b.play("move GA", "rate cross-country")
    before = left(b)
    b.play("go N")
    assert f"cost {before - left(b)}" == case["then"]["leg"]
    cover = COVERS.index(case["then"]["leg_cover"].lower())
    assert [cover_of(b.s, b.unit("GA"), column) for column in (SPOTTING, COMBAT)] == [cover, cover]
    b = walk({"GA": SQUAD})
    assert cover_of(b.s, b.unit("GA"), COMBAT) == 0


@each("PZR-C-6.1.4.3.11-a")
def test_wire_stops_leg_units(case: Case) -> None:
    b = walk({"GA": SQUAD}, works=[{"kind": "wire", "hexes": ["1F5"]}])
    assert b.verdict("move GA", "rate cross-country", "go N")[0] == case["then"]["legal"]


# -- shared MOVE (6.2.1.1.4) ------------------------------------------


def together(grade: str, count: int = 2) -> Battle:
    """Squads of one formation that share a MOVE, in one hex."""
    units = {f"G{letter}": SQUAD for letter in "ABC"[:count]}
    b = walk(units, grades=(grade, "seasoned"), may=("move", "no-command"))
    for key in units:
        b.s.group[b.unit(key)] = b.unit("GA")
    return b


@each("PZR-C-6.2.1.1.4-c", "PZR-C-6.2.1.1.4-d")
def test_a_shared_move_ends_in_command_range(case: Case) -> None:
    """The first goes two hexes; the second may stay behind in its own hex, or must follow."""
    b = together({"SEAS": "seasoned", "ELITE": "elite"}[case["given"]["grade"]])
    b.play("move GA", "rate cross-country", "go N", "go N")
    assert b.where("GA") == "F4"
    if b.kind() == "Move.step":
        b.play("stop")
    b.play("move GB", "rate cross-country")
    assert b.verdict("stop") == (case["then"]["legal"], "" if case["then"]["legal"] else "PZR-6.2.1.1.4")


@each("PZR-C-6.2.1.1.4-g")
def test_a_regular_formation_ends_in_one_hex(case: Case) -> None:
    b = together("regular", case["given"]["units"])
    b.play("move GA", "rate cross-country", "go N")
    if b.kind() == "Move.step":
        b.play("stop")
    for key in ("GB", "GC"):
        b.play(f"move {key}", "rate cross-country")
        assert b.refused("stop") == "PZR-6.2.1.1.4"
        b.play("go N")
        if b.kind() == "Move.step":
            b.play("stop")
    hexes = {b.where(key) for key in ("GA", "GB", "GC")}
    assert case["then"]["required"] == ("all three in the same hex" if hexes == {"F5"} else "apart")


@each("PZR-C2-233")
def test_three_levels_are_too_many(case: Case) -> None:
    levels = {"F5": case["given"]["levels"]}
    b = walk({"GA": SQUAD}, levels=levels)
    assert b.verdict("move GA", "rate cross-country", "go N")[0] == case["then"]["legal"]


@each("PZR-C2-336")
def test_level_limits_on_foot(case: Case) -> None:
    """R2-45, 6.6.4.1[6], 6.6.4.5: by what they are and carry."""
    for name in case["given"]["units"]:
        words = name.split()
        card = "GL-SEC" if "section" in words else "GL-RIF"
        weapon = " w:GW-HMG" if "SW" in words else ""
        mount = f" m:{words[0]}" if words[0] in ("bicycle", "cavalry") else ""
        b = walk({"GA": f"{card} F6 N move{weapon}{mount}"}, levels={"F5": case["given"]["levels"]})
        begin = ["move GA"]
        begin += [key for key in ("rate cross-country",) if key in after(b, "move GA")]
        step = "ahead" if words[0] == "bicycle" else "go N"
        assert b.verdict(*begin, step)[0] == case["then"][name], name


@each("PZR-C2-242")
def test_hedges_and_walls_of_riders(case: Case) -> None:
    for who, side in case["given"]["moves"]:
        b = walk({"GA": f"GL-RIF F6 N move m:{who}"}, sides={"F5/F6": side})
        begin = ["move GA", *(key for key in ("rate cross-country",) if key in after(b, "move GA"))]
        assert b.verdict(*begin, "ahead")[0] == case["then"][f"{who} {side}"], (who, side)


@each("PZR-C2-418")
def test_leg_units_pass_enemies_and_do_not_end_with_them(case: Case) -> None:
    b = walk({"GA": SQUAD, "SB": "SL-RIF F5 N done"})
    legal, _ = b.verdict("move GA", "rate cross-country", "go N")
    assert (legal, case["then"]["through"]) == (True, "legal")
    b.play("go N")
    assert ("legal" if "stop" in b.offers() else "refused") == case["then"]["stop_with_enemy"]
    assert b.refused("stop") == "PZR-4.5.1.1.10"
    b.play("go N")
    assert b.where("GA") == "F4"


@each("PZR-C2-423")
def test_no_way_on_no_way_in(case: Case) -> None:
    b = walk({"GA": SQUAD, "SB": "SL-RIF F4 N done"})
    legal, rule = b.verdict("move GA", "rate cross-country", "go N", "go N")
    assert (legal, rule) == (case["then"]["legal"], "PZR-4.5.1.1.10")


@each("PZR-C2-335")
def test_upstairs(case: Case) -> None:
    terrain, two = {"F6": "building_stone"}, ["F6"]
    b = walk({"GA": SQUAD}, terrain=terrain, two_floors=two)
    b.play("move GA", "rate cross-country", "up")
    assert move_spent(b) == case["then"]["cost"]
    assert {1: "UP", 0: ""}[b.s.floor[b.unit("GA")]] == case["then"]["marker"]
    floors = case["given"]["building_floors"]
    tall = b.sc.land.floors[b.s.place[b.unit("GA")]]
    assert level_of(b.s, b.unit("GA")) + floors - tall == case["then"]["level"]  # a floor less than the house
    assert b.refused("go N") == "PZR-6.6.4.1"
    assert b.refused("up") == "PZR-6.6.4.1"
    b.play("down")
    assert b.s.floor[b.unit("GA")] == 0


def test_no_upstairs_in_low_houses() -> None:
    b = walk({"GA": SQUAD}, terrain={"F6": "building_wood"})
    assert b.refused("move GA", "rate cross-country", "up") == "PZR-6.6.4.1"


@each("PZR-C2-337")
def test_full_cover_is_lost(case: Case) -> None:
    """R2-46."""
    b = walk({"GA": SQUAD})
    in_cover(b, "GA")
    b.play("move GA", "rate cross-country", "go N", "go N")
    assert bool(b.s.cover[b.unit("GA")]) == case["then"]["FC"]
    assert {MOVED: "SPOT/MOVE"}[b.s.spot[b.unit("GA")]] == case["then"]["marker"]


# -- quickmarch (6.6.4.2) ---------------------------------------


@each("PZR-C2-238", "PZR-C2-327")
def test_quickmarch_over_open_ground(case: Case) -> None:
    b = walk({"GA": SQUAD}, terrain={"F6": "woods", "F3": "woods"}, roads=[["F3", "F4"]], rolls=[99])
    b.play("move GA", "rate quickmarch")
    assert left(b) == case["then"].get("allowance", 3)
    then = case["then"]
    b.play("go N", "go N", "go N")
    three = b.where("GA") == "F3"
    assert three is then.get("three", True) is then.get("legal", True)
    four = b.kind() == "Move.step" and "go N" in b.offers()
    assert four == case["then"].get("four", False)


def test_quickmarch_bars_other_ground() -> None:
    b = walk({"GA": SQUAD}, terrain={"F5": "scrub"}, levels={"E6": 1, "E5": 2})
    assert b.refused("move GA", "rate quickmarch", "go N") == "PZR-6.6.4.2"
    b.play("go NW")  # to E6, one level up
    assert b.refused("go N") == "PZR-6.6.4.2"


@each("PZR-C2-235")
@pytest.mark.parametrize("roll", [40, 41])
def test_the_end_of_a_quickmarch(case: Case, roll: int) -> None:
    b = walk({"GA": SQUAD}, grades=("veteran", "seasoned"), rolls=[roll])
    b.play("move GA", "rate quickmarch", "go N", "stop")
    expected = {"SUP/ON": SUP_ON, "none": SUP_NONE}[case["then"][str(roll)]]
    assert b.s.sup[b.unit("GA")] == expected
    assert quickmarch_number(b.s, b.unit("GA")) == 40


@each("PZR-C2-239")
def test_who_may_quickmarch(case: Case) -> None:
    b = walk({"GA": SECTION + " w:GW-HMG", "GB": "GL-RIF F8 NE move w:GW-HMG"})
    assert (b.verdict("move GB", "rate quickmarch")[0]) == case["then"]["squad with SW"]
    c = walk({"GA": SECTION + " w:GW-HMG"})
    c.play("move GA")
    assert ("rate quickmarch" in c.offers()) == case["then"]["section with SW"]


# -- crawling (6.6.4.3) -----------------------------------------


def test_crawling_keeps_cover_and_gives_nobody_away() -> None:
    """6.6.4.3, R-51: one hex, no marker, no window."""
    b = walk({"GA": SQUAD})
    in_cover(b, "GA")
    b.play("move GA", "rate crawl", "go N")
    u = b.unit("GA")
    assert (b.where("GA"), b.s.cover[u], b.s.spot[u], b.s.crawled[u]) == ("F5", 1, UNMARKED, 1)
    assert "go N" not in b.offers()


@each("PZR-C2-241")
def test_not_beside_a_spotted_enemy(case: Case) -> None:
    b = walk({"GA": SQUAD, "GB": "GL-RIF G5 N", "SB": "SL-RIF F4 N done"})
    in_cover(b, "GA")
    assert b.verdict("move GA", "rate crawl", "go N")[0] == case["then"]["legal"]


def test_crawling_has_its_limits() -> None:
    """6.6.4.3: not up, not into a stream, and only from full cover."""
    b = walk({"GA": SQUAD}, levels={"F5": 1}, terrain={"F7": "stream"})
    in_cover(b, "GA")
    assert b.refused("move GA", "rate crawl", "go N") == "PZR-6.6.4.3"
    assert b.refused("go S") == "PZR-6.1.4.2"
    b = walk({"GA": SQUAD})
    assert b.refused("move GA", "rate crawl") == "PZR-6.6.4.3"


# -- guns (6.6.5) -----------------------------------------------


@each("PZR-C2-244")
def test_manhandling(case: Case) -> None:
    then = case["then"]
    b = walk({"GA": "GT-PAK40 F6 NE move"}, sides={"F6/F7": "wall", "E6/F6": "hedge"})
    b.play("move GA")
    assert ("go S" in b.offers()) is then["wall"]
    closed = {"NW", "SW"} - {key[3:] for key in b.offers() if key.startswith("go ")}
    assert (not closed) is then["hedge"]
    assert len(closed) == 1
    assert (order_refusal(b.s, b.unit("GA"), SHORT_HALT) == LEGAL) is then["SH"]
    s, at = state_of(Ground((2, 3), level={(0, 0): then["max_levels"] + 1}), "T", (2, 2, 2), (0, 1), 0)
    assert s.sc.costs_of(GUN).side[6 * at[0, 1]] == BARRED
    b.play("go N")
    assert b.where("GA") == "F5"
    more = [o for o in b.offers() if o.startswith("go")]
    assert 1 + len(more) == then["max_hexes"]


@each("PZR-C-5.5-a")
def test_guns_are_pushed_in_any_direction(case: Case) -> None:
    b = walk({"GA": "GT-PAK40 F6 NE move"})
    b.play("move GA")
    assert ("go S" in b.offers()) == case["then"]["direction_legal"]
    b.play("go S")
    assert b.facing("GA") == "NE"


# -- hull down (6.6.9) ------------------------------------------


@each("PZR-C2-262", "PZR-C2-263")
def test_modifiers_of_the_search(case: Case) -> None:
    given, then = case["given"], case["then"]
    card = {2: "G-FERD", -1: "G-STG3G"}[given["size"]]
    grade = {"GREEN": "green", "ELITE": "elite"}[given["grade"]]
    b = walk({"GA": f"{card} F6 NE move"}, grades=(grade, "seasoned"))
    ledger = search_ledger(b.s, b.unit("GA"), given["want"] == "PHD")
    assert ledger.total == then["net"]
    names = {"search-size": "size", "search-grade": "grade", "search-partial": "PHD"}
    parts = {names[line.name]: line.value for line in ledger.lines}
    assert parts == then.get("parts", parts)


@pytest.mark.parametrize(("roll", "rate", "hull"), [(45, "search", HULL_DOWN), (46, "search", HULL_NONE)])
def test_a_search(roll: int, rate: str, hull: int) -> None:
    """Rough ground, 50; a Tiger is large: +5."""
    b = walk({"GA": "G-TIG1 F6 NE move"}, terrain={"F6": "rough"}, rolls=[roll])
    b.play("move GA", f"rate {rate}")
    assert [o for o in b.offers() if o.startswith(("ahead", "back"))] == []
    b.play("turn S", "stop")
    u = b.unit("GA")
    assert b.s.hull[u] == hull
    assert b.s.hull_open[u] == (0 if hull else -1)
    assert b.s.spot[u] == MOVED


def test_a_partial_position_is_easier_to_find() -> None:
    b = walk({"GA": "G-TIG1 F6 NE move"}, terrain={"F6": "rough"}, rolls=[65])
    b.play("move GA", "rate partial-search", "stop")
    assert b.s.hull[b.unit("GA")] == HULL_PARTIAL


@each("PZR-C2-265")
def test_not_from_a_short_halt(case: Case) -> None:
    b = walk({"GA": "G-TIG1 F6 NE short-halt fired"}, terrain={"F6": "rough"})
    b.play("move GA")
    assert (b.kind() == "Move.rate") == case["then"]["legal"]
    b = walk({"GA": "G-TIG1 F6 NE move"}, terrain={"F6": "railroad"})
    b.play("move GA")
    assert b.kind() == "Move.step"  # no number in the table


@each("PZR-C2-264")
def test_a_position_is_lost_by_moving(case: Case) -> None:
    b = walk({"GA": "G-TIG1 F6 NE short-halt fired"})
    b.s.hull = with_cell(b.s.hull, b.unit("GA"), HULL_DOWN)
    b.play("move GA", "stop")
    assert {HULL_NONE: "none"}[b.s.hull[b.unit("GA")]] == case["then"]["state"]


# -- buildings (6.6.3) ------------------------------------------

BRICK = {"F6": "building_brick", "G5": "building_brick"}


@each("PZR-C2-227", "PZR-C2-228")
def test_who_drives_into_buildings(case: Case) -> None:
    card = {"SU-76M": "S-SU76M", "PzKpfw IIIM": "G-PZ3M"}[case["given"]["unit"]]
    key = "GA" if card[0] == "G" else "SB"
    units = {key: f"{card} F6 NE move", "SA": FAR, "GZ": OTHER}
    player = "GS".index(key[0])
    b = Battle(units, [Movement(player)], layer="advanced", terrain=BRICK, may=("move", "no-command"))
    assert b.verdict(f"move {key}", "inside")[0] == case["then"]["legal"]


@each("PZR-C2-224", "PZR-C2-225", "PZR-C2-226")
def test_the_test_of_a_building(case: Case) -> None:
    """A PzKpfw IVH, 4A: 65 less 20."""
    given, then = case["given"], case["then"]
    rolls = given.get("rolls") or given["second_roll"]
    if "total" in then:
        b = walk({"GA": "G-PZ4H F6 NE move"}, terrain=BRICK, rolls=rolls)
        b.play("move GA", "inside")
        number = 65 - then["modifier"]  # the range of brick, made harder by the weight of the tank
        highest = b.told("house-hits")[0][2] + then["modifier"]
        assert then["hit_range"] == f"01-{highest}"
        assert b.told("house-hits") == [(b.unit("GA"), rolls[0], number, 0)]
        assert rolls[0] + then["modifier"] == then["total"]
        assert (then["total"] <= 65) is then["hit"] is bool(b.told("house-hits"))
        assert ("damaged" in b.events()) == (then["result"] == "DM")
        return
    for roll in rolls:
        first = [roll, 99] if given.get("rolls") else [1, roll]
        b = walk({"GA": "G-PZ4H F6 NE move"}, terrain=BRICK, rolls=first)
        b.play("move GA", "inside")
        told = b.events()
        what = then[str(roll)]
        assert {"hit": "house-hits", "no effect": "house-holds", "TK": "tracks-hit", "DM": "damaged"}[
            what
        ] in told


@each("PZR-C2-230", "PZR-C2-231", "PZR-C2-338")
def test_tracks_broken_by_a_building(case: Case) -> None:
    given, then = case["given"], case["then"]
    b = walk({"GA": "G-PZ4H F6 NE move"}, terrain=BRICK, rolls=[1, 1])
    u = b.unit("GA")
    if given.get("direction") == "out":
        b.s.inside = with_cell(b.s.inside, u, 1)
    key = {"in": "inside", "out": "outside"}.get(given.get("direction", ""), "ahead-inside")
    b.play("move GA", key)
    assert b.s.hurt[u] & TRACKS
    assert {TRACKS: "TK"}[b.s.hurt[u]] == then["state"]
    assert {0: "street", 1: "inside"}[b.s.inside[u]] == then["position"]
    house = b.sc.land.building[b.s.place[u]] != 0
    assert ("building hex" if house else "open ground") == then.get("hex", "building hex")
    assert b.where("GA") == ("G5" if key == "ahead-inside" else "F6")
    assert b.kind() == "Movement.unit"


def test_in_and_out_of_a_building() -> None:
    """6.6.3: the listed cost each way; no reverse inside; damage halves what is left."""
    b = walk({"GA": "G-PZ3M F6 NE move"}, terrain=BRICK, rolls=[99])
    b.play("move GA", "inside")
    u = b.unit("GA")
    assert (b.s.inside[u], left(b)) == (1, 1)
    assert b.refused("back") == "PZR-6.6.3"
    assert b.refused("ahead") == "PZR-6.6.3"
    assert b.refused("outside") == "PZR-4.5.1.1.3"


# -- shared commands (R-39) -------------------------------------


@each("PZR-C-6.2.1.1.4-m")
def test_units_that_share_a_move_end_together(case: Case) -> None:
    """REG units: in the same hex, if they can still get there."""
    units = {"GA": "G-TIG1 F6 NE move", "GB": "G-TIG1 F6 NE move", "GC": "G-TIG1 F6 NE move damaged"}
    b = walk(units, grades=("regular", "seasoned"))
    for key in units:
        b.s.group[b.unit(key)] = b.unit("GA")
    b.play("move GA", "rate cross-country", "ahead", "ahead", "ahead", "stop")
    assert b.verdict("move GB", "rate cross-country", "ahead", "stop")[0] is (case["then"]["B"] != "refused")
    assert b.refused("stop") == "PZR-6.2.1.1.4"
    b.play("ahead", "ahead", "stop")
    assert b.verdict("move GC", "rate cross-country", "ahead", "stop")[0] is (case["then"]["C"] == "legal")


# -- motorcycles, bicycles, cavalry (6.6.4.4, 6.6.4.5) ----------------------------------------------


@each("PZR-C2-236")
@pytest.mark.parametrize("roll", [20, 21])
def test_quickmarch_of_cavalry(case: Case, roll: int) -> None:
    b = walk({"GA": SQUAD + " m:cavalry"}, grades=("veteran", "seasoned"), rolls=[roll])
    b.play("move GA", "rate quickmarch")
    assert left(b) == 6
    b.play("go N", "stop")
    expected = {"SUP/ON": SUP_ON, "none": SUP_NONE}[case["then"][str(roll)]]
    assert b.s.sup[b.unit("GA")] == expected


@each("PZR-C2-243")
def test_cavalry_is_a_large_target(case: Case) -> None:
    b = walk({"GA": SQUAD + " m:cavalry", "GB": SQUAD})
    assert b.sc.spot_size[b.unit("GA")] == case["then"]["column"]
    assert {LEG: "leg"}[b.sc.kind[b.unit("GA")]] == case["then"]["as_spotter"]
    assert b.sc.kind[b.unit("GB")] == LEG


def test_machines_move_like_wheeled_vehicles() -> None:
    """6.6.4.4: wheeled costs, turns to be paid, trail and road rate; into a hex with houses by its street."""
    b = walk({"GA": SQUAD + " m:motorcycle"}, roads=[["F6", "G5"]], terrain={"F5": "building_wood"})
    b.play("move GA")
    assert b.offers() == ["rate way", "rate cross-country"]
    b.play("rate cross-country")
    assert b.refused("go N") == "PZR-6.6.4.1"
    b.play("turn N", "ahead")
    assert left(b) == 4 - 2
    c = walk({"GA": SQUAD + " m:bicycle"}, roads=[["F6", "G5"]])
    c.play("move GA", "rate way", "ahead")
    assert left(c) == 7 - 1


def test_machines_and_horses_stop_traffic() -> None:
    """6.6.4.1[2]: leg units on foot do not."""
    road = [["F6", "G5", "H5"]]
    for words, stops in (("", False), (" m:motorcycle", True), (" m:cavalry", True)):
        b = walk({"GA": "G-PZ4H F6 NE move", "GB": "GL-RIF G5 NE" + words}, roads=road)
        b.play("move GA", "rate way", "ahead")
        assert (b.kind() == "Movement.unit") == stops, words


def test_riders_stay_with_what_they_ride() -> None:
    """R-60: neither upstairs, nor crawling, nor carried."""
    for mount in ("motorcycle", "bicycle", "cavalry"):
        road = [["F6", "G5"]]  # so that all of them have two rates
        b = walk({"GA": f"{SQUAD} m:{mount}", "GB": "G-251-1 F6 NE"}, roads=road)
        in_cover(b, "GA")
        assert b.refused("move GA", "rate crawl") == "PZR-6.6.4.3"
        b.play("rate cross-country")
        assert b.refused("mount GA GB") == "PZR-6.6.7"

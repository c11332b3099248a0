"""Situations of the Basic Game in which movement meets spotting, reaction fire, wrecks, roads and damage."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer.command.available import possible_commands
from grognard.games.panzer.ground.veils import line_hexes
from grognard.games.panzer.movement.march import hex_refusal, turned
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.scenario import FACING_NAMES
from grognard.games.panzer.spotting.looking import has_sight, reach, spots
from grognard.games.panzer.state import FIRE, OVERWATCH, SHORT_HALT, WRECK_KO

from .battle import BOARD, Battle, from_step, make_land
from .cases import Case, each
from .playing import along, numbers, on, shots, until

IVH = "G-PZ4H"
T34 = "S-T34-76"
DECLARE = "DirectFire.declare"
REACT = "Reactions.offer"
UNIT = "Movement.unit"


def moving(units: dict[str, str], first: str, rolls: list[int], **more: Any) -> Battle:
    """The beginning of the Movement Phase; the side that is not `first` moves first."""
    return Battle(units, from_step("move_sp"), first=first, rolls=[*rolls], **more)


def left(b: Battle) -> int:
    """The points that the move under way has left."""
    frame = next(f for f in reversed(b.s.lanes[0]) if isinstance(f, Move))
    return frame.march(b.s).left()


def fire(b: Battle, firer: str, target: str) -> None:
    b.play(f"fire {firer}", f"at {target}", f"resolve {target}")
    if "keep" in b.offers():
        b.play("keep")


def held(b: Battle) -> Battle:
    """The opponent holds his fire at the window that is open, if any."""
    while b.offers() and b.offers()[0] == "hold":
        b.play("hold")
    return b


def beyond(b: Battle, facing: str = "") -> str:
    """The rule that forbids the unit under way to drive on, after a turn if one is given."""
    frame = next(frame for frame in b.s.lanes[0] if isinstance(frame, Move))
    p = frame.march(b.s)
    if facing:
        p = turned(b.s, p, FACING_NAMES.index(facing))
    return REFUSALS[hex_refusal(b.s, p, p.facing, False)].rule


def may_fire(b: Battle, key: str) -> bool:
    return possible_commands(b.s, b.unit(key)) & (1 << FIRE | 1 << SHORT_HALT) != 0


@each("PZR-I-04")
def test_who_drives_on_is_harder_to_see(case: Case) -> None:
    then = case["then"]
    far = along("A0", ("SE", 24))
    units = {
        "G-1": f"{IVH} A0 SE short-halt",
        "S-A": f"{T34} {far} NW spot-move",
        "S-B": f"S-IS2 {far} NW overwatch",
    }
    b = Battle(units, from_step("direct_fire_fp"), first="soviet", terrain={"A0": "woods"}, rolls=[99, 99])
    until(b, "german", DECLARE)
    fire(b, "G-1", "S-A")
    until(b, "soviet", REACT)
    assert reach(b.s, b.unit("S-B"), b.unit("G-1")) == then["seen_to_fired"]
    b.play("hold")
    assert (b.asked(), b.kind()) == ("german", UNIT)
    b.play("move G-1", "turn NE")
    assert reach(b.s, b.unit("S-B"), b.unit("G-1")) == then["seen_to_moved"]
    assert b.asked() == "german"  # no window
    if "stop" in b.offers():
        b.play("stop")
    assert b.s.spot[b.unit("G-1")] == 1
    while b.s.turn == 1:
        b.play(next(key for key in ("hold", "done") if key in b.offers()))
    assert may_fire(b, "S-B") is then["may_fire_next_turn"]
    b = Battle(units, from_step("direct_fire_fp"), first="soviet", terrain={"A0": "woods"}, rolls=[99, 99])
    until(b, "german", DECLARE)
    fire(b, "G-1", "S-A")
    until(b, "soviet", REACT)
    b.play("react S-B G-1", "resolve G-1")
    assert [sum(shots(b)[-1].values()), numbers(b)[-1]] == then["reaction"]


def behind(*ends: str) -> dict[str, str]:
    """Woods that block the lines from A0 to these hexes, and not the straight row to the SE."""
    land = make_land({}, {}, {}, [], [], [])
    row = {along("A0", ("SE", n)) for n in range(25)}
    woods: dict[str, str] = {}
    for end in ends:
        names = [
            land.board.name(h)[len(str(BOARD)) :]
            for h in line_hexes(land, land.board.hex(f"{BOARD}A0"), land.board.hex(f"{BOARD}{end}"))
        ]
        woods[next(name for name in names[8:-3] if name not in row)] = "woods"
    return woods


@each("PZR-I-05")
def test_a_marker_outlives_a_gap_in_the_movement_phase(case: Case) -> None:
    then = case["then"]
    near, far = along("A0", ("SE", 20)), along("A0", ("SE", 22))
    hidden, hidden_far = along(near, ("S", 1)), along(far, ("S", 1))
    ground = {"A0": "woods", **behind(hidden, hidden_far)}
    units = {
        "S-C": f"{T34} A0 SE spot-fire",
        "G-1": f"{IVH} {near} S move",
        "G-2": f"{IVH} {hidden_far} N move",
    }
    b = moving(units, "soviet", [], terrain=ground, turn=2)
    c, one, two = (b.unit(key) for key in ("S-C", "G-1", "G-2"))
    assert b.s.seen_by[c] == 1 << one
    on(b, "move G-1", "ahead", "stop")
    held(b)
    assert not spots(b.s, one, c)
    assert not spots(b.s, two, c)
    on(b, "move G-2", "ahead", "stop")
    while b.s.turn == 2:
        b.play(next(key for key in ("hold", "done") if key in b.offers()))
    assert b.s.spot[c] == 2
    assert b.s.seen_by[c] == 1 << two
    assert [may_fire(b, "G-1"), may_fire(b, "G-2")] == then["may_fire_a"]
    # the other branch: a Spotting Phase without any observer takes the marker
    b = moving({**units, "G-2": f"{IVH} {hidden_far} N"}, "soviet", [], terrain=ground, turn=2)
    on(b, "move G-1", "ahead", "stop")
    while b.s.turn == 2:
        b.play(next(key for key in ("hold", "done") if key in b.offers()))
    assert b.s.spot[c] == 0
    b.script.rolls.append([60, 50])
    b.play("order G-2", "move-order")
    for _ in range(60):
        if b.s.turn == 4:
            break
        offers = b.offers()
        keys = ["keep", "hold", "first soviet", "move G-2", "ahead", "stop", "done"]
        if b.where("G-2") == far:
            keys.remove("ahead")
        b.play(next(key for key in keys if key in offers))
    assert b.where("G-2") == far
    assert has_sight(b.s, two, c)
    assert reach(b.s, two, c) == then["seen_to_b"]
    assert may_fire(b, "G-2") is then["may_fire_b"]


def bridge(soviet: str = "F2 S", german: str = "move") -> Battle:
    """A road over a bridge, and the Soviet move after a PzKpfw IVH has driven on to it, if it has MOVE."""
    way = [f"F{row}" for row in range(2, 9)]
    stream = {"F4": "bridge", "E4": "stream", "G4": "stream"}
    units = {"S-1": f"{T34} {soviet} move", "G-1": f"{IVH} F6 N {german}"}
    b = Battle(units, from_step("initiative"), terrain=stream, roads=[way], rolls=[[71, 34]])
    assert b.asked() == "german"
    b.play("first soviet")
    until(b, "german", UNIT)
    if german == "move":
        on(b, "move G-1", "rate cross-country", "ahead", "ahead", "stop")
    return until(b, "soviet", UNIT)


@each("PZR-I-07")
def test_an_enemy_on_the_bridge(case: Case) -> None:
    then = case["then"]
    b = bridge()
    on(b, "move S-1", "rate way", "ahead")
    held(b)
    assert b.refused("ahead") == then["road_rate"]
    b = bridge()
    on(b, "move S-1", "rate cross-country", "ahead", "ahead")
    held(b)
    assert b.where("S-1") == "F4"
    assert b.refused("stop") == then["stop_with_enemy"]
    assert b.refused("turn SE") == then["turn_with_enemy"]  # no way on from there
    on(b, "ahead", "ahead")
    assert (b.where("S-1"), left(b)) == ("F6", then["points_left"])
    b = bridge("F4 SE", "overwatch")
    b.play("move S-1", "rate cross-country")
    assert b.refused("ahead") == then["off_the_bridge"]


@each("PZR-I-08")
def test_a_crowd_for_a_moment(case: Case) -> None:
    then = case["then"]
    wood, start = "G0", "F1"
    for count in (5, 4):
        units = {f"S-{n}": f"{T34} {wood} N" for n in range(1, count + 1)}
        units |= {"S-M": f"{T34} {start} NE move", "G-1": f"{IVH} G12 N overwatch"}
        b = moving(units, "german", [99], terrain={wood: "woods"})
        on(b, "move S-M", "ahead")
        assert b.where("S-M") == wood
        u, t = b.unit("G-1"), b.unit("S-M")
        assert reach(b.s, u, t) == then[f"seen_to_{count}"]
        assert b.refused("react G-1 S-1") == then["react_at_others"]
        b.play("react G-1 S-M", "resolve S-M")
        assert [sum(shots(b)[0].values()), numbers(b)[0]] == then[f"reaction_{count}"]


@each("PZR-I-08")
def test_a_crowd_that_is_shot_small(case: Case) -> None:
    then = case["then"]
    wood = "G0"
    units = {f"S-{n}": f"{T34} {wood} N" for n in range(1, 7)}
    units |= {"G-1": f"{IVH} G12 N fire", "G-2": f"{IVH} G12 N fire"}
    b = Battle(units, from_step("direct_fire_fp"), terrain={wood: "woods"}, rolls=[1, 99])
    b.play("fire G-1", "at S-1", "fire G-2", "at S-2", "resolve S-1", "keep")
    assert b.where("S-1") == "@lost"
    assert reach(b.s, b.unit("G-2"), b.unit("S-2")) == then["seen_to_now"]
    b.play("resolve S-2", "keep")
    assert numbers(b) == then["direct"]


def column(rolls: list[int]) -> Battle:
    """Two T-34 on a straight road, two Jagdpanzer IV/70 beyond its end; the first T-34 burns on R5."""
    units = {
        "S-2": f"{T34} G12 N move",
        "S-1": f"{T34} G11 N move",
        "G-1": "G-JPZ70 G0 S overwatch",
        "G-2": "G-JPZ70 G0 S overwatch",
    }
    b = moving(units, "german", rolls, roads=[[f"G{row}" for row in range(12, 2, -1)]])
    on(b, "move S-1", "rate way", "ahead", "ahead", "ahead", "ahead")
    b.play("react G-1 S-1", "resolve S-1")
    assert b.where("S-1") == "@lost"
    assert b.told("burns") == [(b.unit("S-1"), b.hex("G7"), 0, 0)]
    return held(b)


@each("PZR-I-10")
def test_a_burning_wreck_on_the_road(case: Case) -> None:
    then = case["then"]
    b = column([1])
    on(b, "move S-2", "rate way", "ahead", "ahead", "ahead", "ahead", "ahead")
    assert b.where("S-2") == "G7"
    assert b.told("drives")[-1][2] == then["left_by_road"]
    assert beyond(b) == then["beyond"]
    held(b)
    assert b.where("S-2") == "G7"
    assert b.kind() != "Move.step" or b.refused("ahead") == then["beyond"]
    b = column([1])
    on(b, "move S-2", "rate cross-country", "ahead", "ahead", "ahead", "ahead", "ahead")
    assert b.told("drives")[-1][2] == then["left_cross_country"]
    b = column([1, 99])
    on(b, "move S-2", "rate way", "ahead", "ahead", "ahead")
    b.play("react G-2 S-2", "resolve S-2")
    assert [sum(shots(b)[-1].values()), numbers(b)[-1]] == then["reaction"]


@each("PZR-I-11")
def test_damage_halves_what_is_left(case: Case) -> None:
    then = case["then"]
    third = "M6"
    ahead, aside = along(third, ("SE", 1)), along(third, ("NE", 1))
    units = {
        "S-1": f"{T34} {along(third, ('NW', 3))} SE move",
        "G-A": "G-STG3G Y12 NW overwatch",
        "G-B": "G-STG3G Y12 NW overwatch",
    }
    b = moving(units, "german", [1, 1], terrain={ahead: "scrub"})
    on(b, "move S-1", "ahead", "ahead", "ahead")
    b.play("react G-A S-1", "resolve S-1")
    assert b.told("struck")[0][2:] == (20, 18)
    held(b)
    assert left(b) == then["left"]
    assert b.refused("ahead") == then["scrub"]
    on(b, "turn NE", "ahead")
    assert b.where("S-1") == aside
    b.play("react G-B S-1", "resolve S-1")
    assert b.where("S-1") == "@lost"
    assert b.s.wreck[b.hex(aside)] == WRECK_KO
    assert [n for n in b.events() if n in ("damaged", "knocked-out")] == then["results"]


def damaged_halt() -> Battle:
    """A PzKpfw IVH with SHORT HALT that has been damaged in this turn and has fired."""
    units = {"G-1": f"{IVH} F6 N short-halt", "S-1": f"{T34} F3 S fire"}
    woods = dict.fromkeys(("G5", "G6", "F7"), "woods")
    b = Battle(units, from_step("direct_fire_fp"), first="soviet", terrain=woods, rolls=[1, 99])
    fire(b, "S-1", "G-1")
    assert b.told("struck")[0][2:] == (19, 18)
    until(b, "german", DECLARE)
    fire(b, "G-1", "S-1")
    return until(b, "german", UNIT)


@each("PZR-I-12")
def test_one_hex_is_always_possible_unless_a_turn_was_paid(case: Case) -> None:
    then = case["then"]
    b = damaged_halt()
    assert [sum(shots(b)[1].values()), numbers(b)[1]] == then["shot"]
    b.play("move G-1")
    assert left(b) == then["points"]
    b.play("turn NE", "ahead")
    assert b.where("G-1") == "G5"
    assert "turn SE" in b.offers()
    assert b.refused("ahead") == "PZR-4.5.1.1.3"
    b.play("turn SE")
    assert b.s.spot[b.unit("G-1")] == 1
    b = damaged_halt()
    b.play("move G-1", "turn SE")
    if b.kind() == "Move.step":
        assert left(b) == 0
        assert b.refused("ahead") == then["after_paid_turn"]
    c = damaged_halt()  # the move has ended by itself: what forbade the next hex?
    c.play("move G-1")
    assert beyond(c, "SE") == then["after_paid_turn"]
    assert (b.where("G-1"), b.facing("G-1")) == ("F6", "SE")
    b = damaged_halt()
    b.play("move G-1", "back")
    assert b.where("G-1") == then["back"]


def chain(rolls: list[int], e: str = T34) -> Battle:
    """FIRE against FIRE, and OVERWATCH on both sides; all in sight of each other."""
    units = {
        "G-A": f"{IVH} F6 N fire",
        "G-C": f"{IVH} G6 N overwatch",
        "S-E": f"{e} F2 S fire",
        "S-B": f"{T34} G1 S overwatch",
        "S-D": f"{T34} E2 S overwatch",
        "S-M": f"{T34} H2 S move",
    }
    return Battle(units, from_step("direct_fire_fp"), first="german", rolls=[*rolls])


@each("PZR-I-13")
def test_a_chain_of_reactions(case: Case) -> None:
    then = case["then"]
    b = chain([99, 99, 99, 99])
    fire(b, "G-A", "S-E")
    assert "react S-B G-A" not in b.offers()
    until(b, "soviet", DECLARE)
    assert b.refused("react S-B G-A") == then["during_direct_fire"]
    fire(b, "S-E", "G-A")
    until(b, "soviet", REACT)
    b.play("react S-B G-A", "resolve G-A")
    assert shots(b)[-1] == {"reaction-fire-in-arc": -1}
    until(b, "german", REACT)
    assert {"react G-C S-B", "react G-C S-E"} <= set(b.offers())
    b.play("react G-C S-B", "resolve S-B")
    assert b.asked() == "soviet"
    assert b.refused("react S-B G-C") == then["second_act"]
    b.play("hold")
    assert b.acted("S-D") == "no"
    until(b, "soviet", UNIT)
    b.play("move S-M", "ahead")
    assert b.offers() == [] or "react G-C S-M" not in b.offers()


@each("PZR-I-13")
def test_a_chain_in_the_movement_phase(case: Case) -> None:
    then = case["then"]
    b = chain([99, 99, 99, 99, 99])
    fire(b, "G-A", "S-E")
    until(b, "soviet", DECLARE)
    fire(b, "S-E", "G-A")
    until(b, "soviet", UNIT)
    b.play("move S-M", "ahead")
    b.play("react G-C S-M", "resolve S-M")
    assert sum(shots(b)[-1].values()) == then["at_mover"]
    assert b.asked() == "soviet"
    b.play("react S-D G-C", "resolve G-C")
    assert "target-moving" not in shots(b)[-1]


@each("PZR-I-13")
def test_what_is_destroyed_is_no_trigger(case: Case) -> None:
    b = chain([99, 1, 99], "S-IS2")
    fire(b, "G-A", "S-E")
    until(b, "soviet", DECLARE)
    fire(b, "S-E", "G-A")
    assert b.where("G-A") == "@lost"
    while b.kind() == REACT:
        assert not [key for key in b.offers() if key.startswith("react S")]
        b.play("hold")
    assert (b.acted("S-B"), b.s.command[b.unit("S-B")]) == ("no", OVERWATCH)


@each("PZR-I-14")
def test_windows_arcs_and_the_edge_of_the_angle(case: Case) -> None:
    then = case["then"]
    here = "F8"
    units = {
        "G-S": f"G-STG3G {here} N overwatch",
        "G-V": f"{IVH} {here} SE overwatch",
        "S-1": f"{T34} {along(here, ('NE', 4))} NW move",
    }
    b = moving(units, "german", [99])
    on(b, "move S-1", "ahead")
    assert b.refused("react G-S S-1") == then["fixed_gun_P1"]
    b.play("react G-V S-1", "resolve S-1")
    assert [sum(shots(b)[0].values()), numbers(b)[0]] == then["turret_P1"]
    for angle in ("front", "rear"):
        b = moving(units, "german", [1])
        on(b, "move S-1", "ahead", "ahead")
        b.play("react G-S S-1", "resolve S-1")
        assert [sum(shots(b)[0].values()), numbers(b)[0]] == then["fixed_gun_P2"]
        assert b.asked() == "soviet"
        assert b.offers() == ["angle front", "angle rear"]
        b.play(f"angle {angle}")
        assert then[angle] in b.events()


@each("PZR-I-23")
def test_reactions_along_a_gully(case: Case) -> None:
    then = case["then"]
    gully = {f"G{row}": "gully" for row in (8, 7, 6, 5)}
    units = {
        "S-1": f"{T34} G8 N move",
        "S-X": f"{T34} G5 N",
        "G-V": f"{IVH} {along('G7', ('NE', 2), ('SE', 1))} SW overwatch",
        "G-K": f"{IVH} {along('G7', ('NW', 2), ('SW', 1))} NE overwatch",
        "G-N": f"{IVH} {along('G6', ('NE', 1))} SW overwatch",
    }
    hill = {units["G-K"].split()[1]: 2}
    can: dict[str, list[str]] = {}
    for start, names in (("G8", ("G7", "G6")), ("G6", ("G5", "G4"))):  # each hex of the gully costs 3
        units["S-1"] = f"{T34} {start} N move"
        b = moving(units, "german", [], terrain=gully, levels=hill)
        x, v = b.unit("S-X"), b.unit("G-V")
        assert not spots(b.s, v, x)
        assert not spots(b.s, x, v)
        b.play("move S-1")
        for name in names:
            on(b, "ahead")
            assert b.where("S-1") == name
            can[name] = [k.split()[1] for k in b.offers() if k.startswith("react")]
            held(b)
    assert can == then["reactions"]


@each("PZR-I-23")
def test_sight_along_a_gully(case: Case) -> None:
    gully = {f"G{row}": "gully" for row in (8, 7, 6, 5)}
    b = Battle({"G-1": f"{IVH} G8 N", "S-X": f"{T34} G5 S"}, [], terrain=gully)
    one, x = b.unit("G-1"), b.unit("S-X")
    assert [spots(b.s, one, x), spots(b.s, x, one)] == [True, True]
    assert reach(b.s, one, x) == case["then"]["seen_to"]


@each("PZR-I-26")
def test_entry_and_turn_are_two_chances(case: Case) -> None:
    then = case["then"]
    goal = "F6"
    units = {"S-1": f"{T34} F7 N move", "G-1": f"{IVH} {along(goal, ('SE', 6))} NW overwatch"}
    for branch, keys in (("on_entry", ("ahead",)), ("after_turn", ("ahead", "turn NE"))):
        b = moving(units, "german", [1])
        b.play("move S-1")
        on(b, *keys)
        assert b.where("S-1") == goal
        b.play("react G-1 S-1", "resolve S-1")
        assert [numbers(b)[0], *b.told("struck")[0][2:]] == then[branch]
        assert ("burns" in b.events()) is (branch == "on_entry")
    b = moving(units, "german", [99])
    on(b, "move S-1", "ahead")
    b.play("react G-1 S-1", "resolve S-1")
    assert "turn NE" in b.offers()

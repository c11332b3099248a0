"""Situations of the Basic Game in which rules of fire, spotting, secrecy and wrecks meet."""

from __future__ import annotations

from typing import Any

from grognard.core.kernel.column import UNKNOWN
from grognard.games.panzer import RULES
from grognard.games.panzer.command.available import possible_commands
from grognard.games.panzer.spotting.looking import reach
from grognard.games.panzer.state import COMMANDS, WRECK_BU, WRECK_BU_NEW, PanzerState

from .battle import Battle, from_step
from .cases import Case, each
from .playing import along, numbers, shots, until

IVH = "G-PZ4H"
T34 = "S-T34-76"
HERE = "G12"
DECLARE = "DirectFire.declare"
REACT = "Reactions.offer"


def combat(units: dict[str, str], first: str, rolls: list[int], **more: Any) -> Battle:
    """The beginning of the Combat Phase."""
    return Battle(units, from_step("direct_fire_fp"), first=first, rolls=[*rolls], **more)


def fire(b: Battle, firer: str, target: str) -> None:
    """One shot, declared and resolved; the target's counter stays down."""
    b.play(f"fire {firer}", f"at {target}", f"resolve {target}")
    if "keep" in b.offers():
        b.play("keep")


def commands_of(b: Battle, key: str) -> set[str]:
    bits = possible_commands(b.s, b.unit(key))
    return {name for number, name in enumerate(COMMANDS) if bits >> number & 1}


@each("PZR-I-01")
def test_a_fresh_marker_serves_overwatch_alone(case: Case) -> None:
    then = case["then"]
    woods, clear = along(HERE, ("N", 12)), along(HERE, ("N", 8), ("NE", 2))
    units = {
        "G-1": f"{IVH} {HERE} N fire",
        "G-2": f"{IVH} {HERE} N overwatch",
        "S-C": f"{T34} {woods} S fire",
        "S-D": f"{T34} {clear} S",
    }
    b = combat(units, "soviet", [99, 99, 99], terrain={woods: "woods"})
    fire(b, "S-C", "G-1")
    assert reach(b.s, b.unit("G-2"), b.unit("S-C")) == then["seen_to"]
    until(b, "german", DECLARE)
    assert b.refused("done") == then["pass"]
    b.play("fire G-1")
    assert b.offers() == ["at S-D"]
    assert b.refused("at S-C") == then["fire_at_C"]
    b.play("at S-D", "resolve S-D", "keep")
    until(b, "german", REACT)
    assert b.refused("react G-2 S-D") == then["react_at_D"]
    b.play("react G-2 S-C", "resolve S-C")
    assert numbers(b)[-1] == then["number"]
    assert sum(shots(b)[-1].values()) == then["modifier"]


def two_at_one(rolls: list[int]) -> Battle:
    """Two PzKpfw IVH, two targets at 8 hexes, and a T-34 that watches."""
    units = {
        "G-1": f"{IVH} {HERE} N fire",
        "G-2": f"{IVH} {HERE} N fire",
        "S-X": f"{T34} {along(HERE, ('N', 8))} S",
        "S-Y": f"{T34} {along(HERE, ('N', 7), ('NE', 1))} S",
        "S-Z": f"{T34} {along(HERE, ('N', 7), ('NW', 2))} S overwatch",
    }
    return combat(units, "german", rolls)


@each("PZR-I-02")
def test_a_wasted_shot_leaves_its_traces(case: Case) -> None:
    then = case["then"]
    b = two_at_one([10])
    b.play("fire G-1", "at S-X", "fire G-2", "at S-X")
    assert b.refused("fire G-2") == then["change_target"]
    b.play("resolve S-X", "keep")
    assert numbers(b) == [then["number"]]
    assert b.where("S-X") == "@lost"
    assert b.told("spent") == [(b.unit("G-2"), b.unit("S-X"), 0, 0)]
    assert [b.s.spot[b.unit(key)] for key in ("G-1", "G-2")] == [2, 2]
    assert b.acted("G-2") == "done"
    until(b, "soviet", REACT)
    assert [key for key in b.offers() if key != "hold"] == then["reactions"]
    b = two_at_one([90])
    fire(b, "G-1", "S-X")
    b.play("fire G-2")
    assert "at S-Y" in b.offers()
    assert b.refused("at S-X") == then["late_declaration"]


def three_targets(rolls: list[int]) -> Battle:
    """Three targets, each 8 hexes from the PzKpfw IVH that fires at it."""
    units = {f"G-{n}": f"{IVH} {HERE} N fire" for n in (1, 2, 3)}
    units["S-A"] = f"{T34} {along(HERE, ('N', 8))} S short-halt fired"
    units["S-B"] = f"{T34} {along(HERE, ('N', 7), ('NE', 1))} S move"
    units["S-C"] = f"{T34} {along(HERE, ('N', 7), ('NW', 1))} S overwatch"
    return Battle(units, from_step("direct_fire_sp"), first="soviet", rolls=[*rolls])


@each("PZR-I-03")
def test_what_a_shot_tells_of_a_counter(case: Case) -> None:
    then = case["then"]
    b = three_targets([99, 99, 99])
    b.play("fire G-1", "at S-A", "resolve S-A")
    assert (b.asked(), numbers(b)) == ("german", [then["A"]])
    b.play("fire G-2", "at S-B", "resolve S-B")
    b.play("show S-B")
    assert numbers(b)[-1] == then["B_shown"]
    assert (b.acted("S-B"), b.may("S-B")) == ("no", {"move"})
    b.play("fire G-3", "at S-C", "resolve S-C")
    assert b.offers() == ["keep"]
    assert b.refused("show S-C") == "PZR-4.4.3.2.2"
    b.play("keep")
    assert numbers(b)[-1] == then["C"]


@each("PZR-I-03")
def test_a_dead_unit_takes_its_command_along(case: Case) -> None:
    then = case["then"]
    b = three_targets([1, 99, 99])
    fire(b, "G-2", "S-B")
    assert numbers(b) == [then["B_hidden"]]
    assert b.where("S-B") == "@lost"
    known = RULES.redact(b.s, 0)
    assert isinstance(known, PanzerState)
    assert known.command[b.unit("S-B")] == UNKNOWN
    kept = [name for name in b.events() if name in ("keeps-hidden", "shown")]
    fire(b, "G-1", "S-A")
    fire(b, "G-3", "S-C")
    assert [name for name in b.events() if name in ("keeps-hidden", "shown")].count("keeps-hidden") == 2
    assert kept == ["shown", "keeps-hidden"]  # the firer's own counter, then the target's answer
    until(b, "soviet", "Movement.unit")
    b.play("move S-A", "stop")
    while b.s.turn == 1:
        b.play(next(key for key in ("keep", "hold", "done") if key in b.offers()))
    told = [u for u, *_ in b.told("revealed") + b.told("shown") + b.told("void")]
    assert (b.unit("S-B") in told) is then["B_told"]


@each("PZR-I-03")
def test_a_dead_watch_is_not_told(case: Case) -> None:
    """4.6.1: also an OVERWATCH that was not used goes with its unit."""
    b = three_targets([1, 99, 99])
    fire(b, "G-3", "S-C")
    assert b.where("S-C") == "@lost"
    fire(b, "G-2", "S-B")
    fire(b, "G-1", "S-A")
    until(b, "soviet", "Movement.unit")
    b.play("move S-A", "stop", "move S-B", "stop")
    while b.s.turn == 1:
        b.play(next(key for key in ("keep", "hold", "done") if key in b.offers()))
    assert bool(b.told("revealed")) is case["then"]["B_told"]


@each("PZR-I-06")
def test_a_command_needs_a_shot_that_is_possible(case: Case) -> None:
    then = case["then"]
    sides = {"G-S": "G-STG3G F6 N", "S-1": f"{T34} {along('F6', ('SE', 6))} N"}
    b = Battle(sides, from_step("spotting"))
    assert b.s.seen_by[b.unit("S-1")] >> b.unit("G-S") & 1
    assert sorted(commands_of(b, "G-S")) == then["gun_outside_arc"]
    b.play("order G-S")
    assert b.refused("halt-order") == "PZR-4.2.1"
    b.play("watch-order")
    far = {"S-1": f"{T34} A0 SE", "G-1": f"G-TIG1 {along('A0', ('SE', 20))} NW"}
    b = Battle(far, from_step("spotting"))
    assert b.s.seen_by[b.unit("G-1")] >> b.unit("S-1") & 1
    assert sorted(commands_of(b, "S-1")) == then["beyond_range"]
    near = {"G-T": "G-OPEL F6 N", "G-M": "G-251-1 F6 N", "S-1": f"{T34} F1 S"}
    b = Battle(near, from_step("spotting"))
    assert sorted(commands_of(b, "G-T")) == then["truck"]
    assert sorted(commands_of(b, "G-M")) == then["machine_gun_only"]
    assert b.s.seen_by[b.unit("S-1")] == 1 << b.unit("G-M")


def smoking(**more: Any) -> Battle:
    burning, behind = along(HERE, ("N", 6)), along(HERE, ("N", 9))
    units = {
        "G-1": f"{IVH} {HERE} N fire",
        "G-2": f"{IVH} {HERE} N fire",
        "S-A": f"{T34} {burning} N",
        "S-A2": f"{T34} {burning} S fire",
        "S-B": f"{T34} {behind} S fire",
    }
    b = combat(units, "german", [1, 99, 99, 99], **more)
    fire(b, "G-1", "S-A")
    fire(b, "G-2", "S-B")
    until(b, "soviet", DECLARE)
    fire(b, "S-A2", "G-1")
    fire(b, "S-B", "G-2")
    return b


@each("PZR-I-09")
def test_smoke_waits_for_the_half_step(case: Case) -> None:
    then = case["then"]
    b = smoking()
    assert "burns" in b.events()
    assert numbers(b)[1:] == then["new_smoke"]
    b = smoking(wrecks={along(HERE, ("N", 6)): "bu"})
    assert numbers(b)[1:] == then["old_smoke"]


@each("PZR-I-21")
def test_one_marker_for_three_wrecks(case: Case) -> None:
    then = case["then"]
    middle = "M6"
    units = {
        "G-1": f"{IVH} A0 SE fire",
        "G-2": f"{IVH} A0 SE fire",
        "G-3": f"{IVH} {along(middle, ('SE', 8))} NW fire",
        "G-4": f"{IVH} {along(middle, ('SE', 8))} NW fire",
        "S-A": f"{T34} {middle} NW",
        "S-B": f"{T34} {middle} NW",
        "S-C": f"{T34} {middle} SE",
    }
    b = combat(units, "german", [30, 40, 1, 1], wrecks={middle: "ko"})
    b.play("fire G-1", "at S-A", "fire G-2", "at S-A", "resolve S-A", "keep")
    assert [name for name in b.events() if name in ("damaged", "knocked-out", "burns")] == then["A"]
    fire(b, "G-3", "S-B")
    assert b.s.wreck[b.hex(middle)] == WRECK_BU_NEW
    fire(b, "G-4", "S-C")
    assert "burning-vehicle-smoke" not in shots(b)[-1]
    assert numbers(b)[-1] == then["number_at_C"]
    assert b.events().count("knocked-out") == 2
    assert b.s.wreck[b.hex(middle)] in (WRECK_BU_NEW, WRECK_BU)  # it burns on
    assert b.s.vehicles_here[b.hex(middle)] == then["vehicles"]
    assert sum(b.where(key) == "@lost" for key in ("S-A", "S-B", "S-C")) == then["lost"]


@each("PZR-I-24")
def test_a_legal_target_that_cannot_be_hit(case: Case) -> None:
    then = case["then"]
    wood = along("A0", ("SE", 18))
    ground = {"terrain": {wood: "dense_woods"}, "trails": [[wood, along(wood, ("SE", 1))]]}
    units = {"S-1": f"{T34} A0 SE short-halt damaged", "G-1": f"G-HETZ {wood} NW spot-fire"}
    b = combat(units, "soviet", [1], **ground)
    assert reach(b.s, b.unit("S-1"), b.unit("G-1")) == then["seen_to"]
    assert "short-halt" in commands_of(b, "S-1")
    assert b.refused("done") == "PZR-4.4.1"
    fire(b, "S-1", "G-1")
    assert sum(shots(b)[0].values()) == then["modifier"]
    assert numbers(b) == [then["number"]]
    assert b.events().count("missed") == 1
    assert b.s.spot[b.unit("S-1")] == 2
    until(b, "soviet", "Movement.unit")
    b.play("move S-1")
    assert b.told("moves-out")[-1][2] == then["points"]
    b = combat({**units, "G-1": f"G-HETZ {wood} NW spot-move"}, "soviet", [1], **ground)
    assert reach(b.s, b.unit("S-1"), b.unit("G-1")) == then["seen_to_moved"]
    assert sorted(commands_of(b, "S-1")) == then["commands"]


@each("PZR-I-25")
def test_two_kinds_of_front(case: Case) -> None:
    then = case["then"]
    wood = along("F6", ("NE", 3))
    for facing in ("N", "NE"):
        units = {"G-1": f"{IVH} F6 {facing} overwatch", "S-1": f"{T34} {wood} SW short-halt"}
        b = combat(units, "soviet", [40, 1], terrain={wood: "woods"})
        fire(b, "S-1", "G-1")
        assert numbers(b) == [then["number_T34"]]
        assert b.told("struck")[0][1:] == (0, 19, 18)
        assert "damaged" in b.events()
        until(b, "german", REACT)
        b.play("react G-1 S-1", "resolve S-1")
        assert [sum(shots(b)[1].values()), numbers(b)[1]] == then[f"reaction_facing_{facing}"]
        assert b.where("S-1") == "@lost"
        while b.s.turn == 1:
            b.play(next(key for key in ("hold", "done") if key in b.offers()))
        assert "moves-out" not in b.events()  # its move is lost with it

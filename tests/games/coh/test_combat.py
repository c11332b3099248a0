# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 7.0 to 7.2, 7.6 to 7.62 and 7.7: shots, firepower, defence, range, several units in a hex."""

from __future__ import annotations

import pytest

from .battle import Battle
from .cases import Case, case, each
from .shots import G, S, attacks, duel, figures, fire, happened, hits, lines, reprint

NAMES = {
    "short_range": "short-range",
    "long_range": "long-range",
    "wooden_building": "terrain-wooden-building",
}
TWO = {G: "G_INF F05 E", S: "S_RIF F08 W", "S-RIF-2": "S_RIF F08 W"}


# -- the attack ------------------------------------------------------------------------------------


@each(
    "COH-T086",
    "COH-T087",
    "COH-T088",
    "COH-T089",
    "COH-T122",
    "COH-T145",
    "COH-T146",
    "COH-T147",
    "COH-T148",
    "COH-T150",
    "COH-T291",
)
def test_an_attack(case: Case) -> None:
    """COH-7.0(3), (4), COH-7.1(2), COH-7.2(1), (2), COH-7.61, COH-7.62: AV against DV, hits."""
    given, then = case["given"], case["then"]
    mods = given["fp_mods"]
    distance = 1 if "short_range" in mods else 8 if "long_range" in mods else 3
    b = duel(given, distance, "".join(given["dm"]), then["hits"] == 1)
    fire(b, b.where(S), commit=given["cap"])
    [attack] = attacks(b)
    assert (attack.av, attack.dv) == (then["av"], then["dv"])
    assert attack.fp.lines[0].value == given["fp"]
    assert lines(attack.fp) == {NAMES[name]: value for name, value in mods.items()}
    assert lines(attack.dr) == {NAMES[name]: value for name, value in given["dm"].items()}
    assert hits(b, S) == then["hits"]
    assert (b.where(S) == "@lost") is then["destroyed"]
    assert b.s.vp == [int(then["destroyed"]), 0]
    assert b.s.cap[0] == 0


def test_COH_T002_the_dv_of_a_squad_in_a_forest() -> None:
    """COH-7.2(1), (2): DR and terrain DM add up."""
    c = case("COH-T002")
    b = duel({"dr": c["given"]["dr"], "roll": 2}, terrain="forest")
    fire(b, "F08")
    [attack] = attacks(b)
    assert lines(attack.dr) == {"terrain-forest": c["given"]["dm"]["forest"]}
    assert attack.dv == c["then"]["dv"]


def test_COH_T085_the_av_of_three_fp_and_a_nine() -> None:
    """COH-7.1(2): AV = FP + 2D6."""
    c = case("COH-T085")
    b = duel({**c["given"], "dr": 20})
    fire(b, "F08")
    assert attacks(b)[0].av == c["then"]["av"]


def test_COH_T092_rear_dr_from_outside_the_targets_arc() -> None:
    """COH-7.2(1), COH-6.1(3): front or rear by the target's own arc."""
    c = case("COH-T092")
    for attacker, dr in c["then"]["dr"].items():
        facing = {"F11": "W", "D10": "SW", "F07": "E"}[attacker]
        b = Battle({G: f"G_INF {attacker} {facing}", S: "S_RIF F09 W"}, rolls=[2], current_cap=(0, 0))
        fire(b, "F09")
        [attack] = attacks(b)
        assert attack.dr.lines[0].value == attack.dv == dr
        assert attack.dr.lines[0].name == ("rear" if dr == c["given"]["target"]["dr_rear"] else "front")


def test_COH_T093_no_shot_without_a_line_of_sight() -> None:
    """COH-7.0(1), COH-6.0: in arc and range, but a forest in between."""
    given = case("COH-T093")["given"]
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, terrain={"F07": "forest"})
    reprint(b, G, range=given["range"])
    assert b.sc.distance[b.hex("F05") * b.sc.n + b.hex("F08")] == given["distance"]
    assert b.refused(f"opp {G}", f"fire {G} F08") == "COH-6.0"


def test_COH_T094_no_shot_out_of_the_arc() -> None:
    """COH-7.0(1), COH-6.1(2)."""
    given = case("COH-T094")["given"]
    b = Battle({G: f"G_INF {given['attacker']['hex']} W", S: f"S_RIF {given['target']} W"})
    assert b.refused(f"opp {G}", f"fire {G} {given['target']}") == "COH-6.1"


def test_an_empty_hex_is_no_target() -> None:
    """COH-7.0(1): only enemies are fired at; friends alone are none."""
    b = Battle({G: "G_INF F05 E", "G-INF-2": "G_INF F07 E", S: "S_RIF F08 W"})
    assert b.refused(f"opp {G}", f"fire {G} F06") == "COH-7.0"
    assert b.refused(f"fire {G} F07") == "COH-7.0"


def test_each_attack_is_an_action_of_its_own_at_the_fire_cost() -> None:
    """COH-7.0(2), (5): 3 AP each; the same unit is attacked twice in a round."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, rolls=[2, 3], current_cap=(0, 2))
    b.play(f"activate {G}", f"ap {G}", f"fire {G} F08")
    assert b.s.ap[0] == 4
    assert b.asked() == "soviet"
    b.play("stall cap", f"ap {G}", f"fire {G} F08")
    assert b.s.ap[0] == 1
    assert [a.target for a in attacks(b)] == [S, S]


def test_the_price_is_paid_before_the_dice() -> None:
    """COH-7.0(2), COH-3.22: CAP that pay the shot cannot change its roll."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, rolls=[2], current_cap=(4, 0))
    b.play(f"cap {G}", f"fire {G} F08")
    assert b.offers() == ["commit 0", "commit 1", "commit -1"]


@pytest.mark.parametrize("roll", range(2, 13))
@pytest.mark.parametrize("damaged", [False, True])
def test_hits_at_every_roll(roll: int, damaged: bool) -> None:
    """COH-7.0(4), COH-7.3(1): FP 5 against DV 12: 7 hits, 11 destroys; a damaged unit falls at 7."""
    b = duel({"fp": 5, "dr": 12, "roll": roll}, hit=not damaged and 7 <= roll < 11)
    if damaged:
        b.s.hit[1] = b.sc.hit_names.index("pinned")
        b.s.pool[b.s.hit[1]] -= 1
    fire(b, "F08")
    if damaged:
        assert (b.where(S) == "@lost") is (roll >= 7)
    else:
        assert hits(b, S) == (roll >= 7) + (roll >= 11)


def test_cap_change_the_attack_roll_by_two_at_most() -> None:
    """COH-7.1(2), COH-3.23(2)."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, rolls=[2], current_cap=(6, 0))
    assert b.refused(f"opp {G}", f"fire {G} F08", "commit 3") == "COH-3.23"
    b.play("commit 2")
    assert (attacks(b)[0].av, b.s.cap[0]) == (8, 4)


# -- colours and figures ---------------------------------------------------------------------------


def test_red_against_red_and_blue_against_blue() -> None:
    """COH-7.1(1), COH-7.7(2): one shot at a squad (behind its tank, COH-15.6) and the tank: both colours."""
    b = Battle(
        {"G-PZ4-1": "G_PZ4 F05 E", S: "S_RIF F09 W", "S-T34-1": "S_T34 F09 W"},
        rolls=[2, 2],
        current_cap=(0, 0),
    )
    b.play("opp G-PZ4-1", "fire G-PZ4-1 F09", "against S-RIF-1")
    assert {a.target: (a.av, a.dv) for a in attacks(b)} == {S: (5 + 2, 13), "S-T34-1": (11 + 2, 19)}


@pytest.mark.parametrize(("front", "colour_fp"), [(True, 11), (False, 5)])
def test_a_guns_shield_is_blue_in_front_and_red_behind(front: bool, colour_fp: int) -> None:
    """COH-7.1(1), COH-7.2(1): the side of the target decides the colour of the firepower."""
    b = Battle(
        {"G-PZ4-1": "G_PZ4 F05 E", "S-AT76-1": f"S_AT76 F09 {'W' if front else 'E'}"},
        rolls=[2],
        draws=["unnerved"] if front else [],
        current_cap=(0, 0),
    )
    b.play("opp G-PZ4-1", "fire G-PZ4-1 F09")
    [attack] = attacks(b)
    assert (attack.av, attack.dv) == (colour_fp + 2, 13 if front else 10)


@pytest.mark.parametrize("fp", [0, -2])
def test_zero_and_negative_firepower_attack(fp: int) -> None:
    """COH-7.1(3)."""
    b = duel({"fp": fp, "dr": 12, "roll": 12}, hit=fp == 0)
    fire(b, "F08")
    assert attacks(b)[0].av == 12 + fp
    assert hits(b, S) == (1 if fp == 0 else 0)


def test_a_rifle_squad_fires_at_a_tank_with_blue_zero() -> None:
    """COH-7.1(1), (3): blue 0 is a figure, so the attack is rolled."""
    b = Battle({S: "S_RIF F05 E", "G-PZ4-1": "G_PZ4 F08 W"}, turn="soviet", rolls=[12], current_cap=(0, 0))
    fire(b, "F08", S)
    assert (attacks(b)[0].av, attacks(b)[0].dv) == (12, 18)


def test_every_dm_adds() -> None:
    """COH-7.2(2): forest, hasty defence and Use of Terrain on one target, each with its rule."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F08 W dug"},
        terrain={"F08": "forest"},
        veterans=[{"unit": S, "cards": ["V15"]}],
        rolls=[2],
        current_cap=(0, 0),
    )
    fire(b, "F08")
    [attack] = attacks(b)
    assert lines(attack.dr) == {"terrain-forest": 2, "hasty-defence": 1, "veteran": 1}
    assert attack.dr.rules() == ["COH-7.2", "COH-7.2", "COH-18.1", "COH-C.V15"]
    assert attack.dv == 16


def test_a_ford_lowers_the_dv() -> None:
    """COH-7.2(2): a terrain DM may be negative."""
    b = duel({"dr": 12, "roll": 2}, terrain="ford")
    fire(b, "F08")
    assert attacks(b)[0].dv == 11


def test_a_road_does_not_change_the_dm() -> None:
    """COH-7.2(2), COH-5.0(5): a forest with a road is still a forest."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F08 W"},
        terrain={"F08": "forest"},
        roads=[["F05", "F06", "F07", "F08"]],
        rolls=[2],
        current_cap=(0, 0),
    )
    fire(b, "F08")
    assert attacks(b)[0].dv == 14


def test_the_target_cannot_raise_its_dv() -> None:
    """COH-7.2(3), COH-3.23(3): the other side is not asked, however many CAP it has."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, rolls=[2], current_cap=(0, 9))
    b.play(f"opp {G}", f"fire {G} F08")
    assert b.s.cap[1] == 9
    assert attacks(b)[0].dv == 12


# -- range -----------------------------------------------------------------------------------------


@each("COH-T124", "COH-T125", "COH-T126", "COH-T127", "COH-T128", "COH-T383")
def test_firepower_at_a_distance(case: Case) -> None:
    """COH-7.6, COH-7.61, COH-7.62: short range +3, long range -2, nothing in between."""
    given = case["given"]
    b = duel({**given, "roll": 2, "dr": 30}, given["distance"])
    b.play(f"opp {G}")
    assert figures(b, f"fire {G} {b.where(S)}") == [case["then"]["fp"], 30]
    b.play(f"fire {G} {b.where(S)}")
    assert attacks(b)[0].av - 2 == case["then"]["fp"]


def test_COH_T129_no_fire_beyond_twice_the_range() -> None:
    """COH-7.61(1)."""
    given = case("COH-T129")["given"]
    b = duel(given, given["distance"])
    assert b.refused(f"opp {G}", f"fire {G} F16") == "COH-7.61"
    assert f"fire {G} F16" not in b.offers()


def test_short_range_is_short_range_for_every_weapon() -> None:
    """COH-7.62(1): +3 for both colours; blue 1 of an HMG becomes 4."""
    b = Battle({"G-HMG-1": "G_HMG F05 E", "S-T34-1": "S_T34 F06 W"}, rolls=[2], current_cap=(0, 0))
    b.play("opp G-HMG-1", "fire G-HMG-1 F06")
    assert attacks(b)[0].av == 1 + 3 + 2


def test_range_counts_hexes_without_the_firers_own() -> None:
    """COH-7.6(1), COH-0.4(5): over a diagonal, too."""
    b = Battle({G: "G_INF C03 SE", S: "S_RIF I06 NW"}, rolls=[2], current_cap=(0, 0))
    reprint(b, G, range=6)
    fire(b, "I06")
    assert lines(attacks(b)[0].fp) == {}


# -- several units in a hex ------------------------------------------------------------------------


def test_COH_T131_and_COH_T132_two_units_in_a_hex() -> None:
    """COH-7.7(2), (3), COH-3.23(4): figure 10: one action, one price, a roll and a CAP decision for each."""
    first, second = case("COH-T131"), case("COH-T132")
    b = Battle(
        {"S-MMG-1": "S_MMG F05 E", "G-INF-1": "G_INF F08 W", "G-INF-2": "G_INF F08 W"},
        turn="soviet",
        ap=(0, 7),
        current_cap=(4, 4),
        rolls=[first["given"]["roll"], second["given"]["roll"]],
        draws=["unnerved"],
    )
    b.play("activate S-MMG-1", "ap S-MMG-1", "fire S-MMG-1 F08")
    assert b.s.ap[1] == 3
    assert b.offers() == ["against G-INF-1", "against G-INF-2"]
    b.play("against G-INF-2", f"commit {first['given']['cap']}")
    assert b.asked() == "soviet", "the other side reacts after all rolls only"
    b.play(f"commit {second['given']['cap']}")
    for attack, c in zip(attacks(b), (first, second), strict=True):
        assert (attack.av, attack.dv) == (c["then"]["av"], c["then"]["dv"])
        assert hits(b, attack.target) == c["then"]["hits"]
        assert (b.where(attack.target) == "@lost") is c["then"]["destroyed"]
    assert [a.target for a in attacks(b)] == ["G-INF-2", "G-INF-1"]
    assert b.s.cap == [4, 2]
    assert b.s.ap[1] == 3
    assert b.asked() == "german"


def test_the_roller_chooses_the_order() -> None:
    """COH-7.7(3): and only among the units still to be rolled for."""
    b = Battle({**TWO, "S-RIF-3": "S_RIF F08 W"}, rolls=[2, 2, 2], current_cap=(0, 0))
    b.play(f"opp {G}", f"fire {G} F08", "against S-RIF-2")
    assert b.offers() == ["against S-RIF-1", "against S-RIF-3"]
    assert b.refused("against S-RIF-2") == "COH-7.7"
    b.play("against S-RIF-3")
    assert [a.target for a in attacks(b)] == ["S-RIF-2", "S-RIF-3", "S-RIF-1"]
    assert b.asked() == "soviet"


def test_each_unit_of_a_stack_has_its_own_front_and_rear() -> None:
    """COH-7.7(2), COH-7.2(1)."""
    b = Battle({**TWO, "S-RIF-2": "S_RIF F08 E"}, rolls=[2, 2], current_cap=(0, 0))
    b.play(f"opp {G}", f"fire {G} F08", f"against {S}")
    assert [a.dv for a in attacks(b)] == [12, 11]


def test_a_stack_of_any_size_is_fired_at_once() -> None:
    """COH-7.7(1), (2): six units, six rolls, one OPP."""
    units = {f"S-RIF-{i}": "S_RIF F08 W" for i in range(1, 7)}
    b = Battle({G: "G_INF F05 E", **units}, rolls=[2] * 6, current_cap=(0, 0))
    b.play(f"opp {G}", f"fire {G} F08", *(f"against S-RIF-{i}" for i in range(1, 6)))
    assert len(attacks(b)) == 6
    assert len(happened(b, "pays")) == 1

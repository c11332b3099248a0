# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 22: airborne landings, on the map itself."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.reason import Ledger
from grognard.games.holland44 import landing
from grognard.games.holland44.kinds import LANDED, SCATTERED
from grognard.games.holland44.landing import Airlanding
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.weather import hand_out
from grognard.games.zocbond.battle import LANDING, Battle
from grognard.games.zocbond.kinds import FIRED
from grognard.games.zocbond.results import ODDS
from grognard.games.zocbond.strength import attack_total, odds_of

from .cases import Case, case, each
from .field import Field
from .fight import Rest, battle
from .phases import offered, refusal, run
from .test_unknown import EMPTY

WAITING = {
    "10-Para": (3, "Y"),
    "11-Para": (3, "Y"),
    "156-Para": (3, "Y"),
    "1-Para": (1, "X"),
    "2-Para": (1, "X"),
    "3-Para": (1, "X"),
    "1-505": (1, "N"),
    "82-Art": (1, "N"),
    "82-ASS": (1, "N"),
    "A-82": (1, "E"),
    "1-325": (6, "N"),
    "2-325": (6, "N"),
    "1-Pol": (6, "P"),
    "2-327": (3, "W"),
    "1-501": (1, "A2"),
    "Glider-Pilots": (2, "ASS"),
}
ARRIVALS = [{"key": key, "turn": turn, "drop": drop} for key, (turn, drop) in WAITING.items()]


def sky(units: dict[str, str], turn: int, weather: str = "clear", **more: Any) -> Field:
    """Units in a position of the airlanding phase; those not named are not in the game."""
    f = Field(units, turn=turn, weather=weather, whole_map=True, arrivals=ARRIVALS, frame=Rest(), **more)
    hand_out(f.s)
    return f


def phase(f: Field, *rolls: int) -> Field:
    return run(f, Airlanding(), *rolls)


def hexes(f: Field, unit: str) -> list[str]:
    return sorted(f.sc.place_names[h] for h in landing.drop_zone(f.s, f.unit(unit)))


# -- where (H44-22.2.1) --------------------------------------------------------------------------------------


def test_H44_C_537() -> None:
    """H44-22.2.1: the drop hex and those around it."""
    assert hexes(sky({}, 3), "10-Para") == sorted(case("H44-C-537")["then"]["hexes"])


def test_H44_C_438() -> None:
    """H44-22.2.1: displacement by turn."""
    first, third, sixth, ninth = case("H44-C-438")["given"]["turns"]
    assert hexes(sky({}, first), "10-Para") == ["6516"]
    assert set(hexes(sky({}, third), "10-Para")) > {"6516"}
    division = set(hexes(sky({"1Abn-ASS": "6319"}, sixth), "10-Para"))
    assert {"6516", "6217", "6218", "6418", "6319"} <= division
    assert "4617" not in division
    everywhere = set(hexes(sky({"82-ASS": "4720"}, ninth), "10-Para"))
    assert {"6516", "4617", "3207", "4720"} <= everywhere


def test_H44_C_558() -> None:
    """H44-22.5.2: the Polish drop hexes are for Poles."""
    f = sky({"1-Pol": "@waiting", "1-325": "@waiting"}, 9)
    assert "6019" in hexes(f, "1-Pol")
    assert "6019" not in hexes(f, "1-325")
    assert refusal(phase(f), "land 1-325 6019") == "H44-22.5.2"


def test_two_hexes_may_share_a_code() -> None:
    """H44-22.2.1, 22.2.4."""
    assert hexes(sky({}, 1), "1-505") == ["4823", "4824"]
    assert hexes(sky({}, 1), "1-501") == ["4008"]


def test_nobody_is_displaced_across_water() -> None:
    """H44-22.2.3."""
    f = sky({}, 3)
    centre = f.hex("4818")
    near = landing.beside(f.s, centre)
    assert 0 < [f.sc.water[6 * centre + d] == 0 for d in range(6)].count(True) < 6
    for d in range(6):
        to = f.sc.neighbour[6 * centre + d]
        assert (to in near) == (f.sc.water[6 * centre + d] == 0)


def test_H44_C_436() -> None:
    """H44-22.2.3: gliders land on clear ground."""
    f = sky({"2-327": "@waiting", "10-Para": "@waiting"}, 9)
    woods = next(h for h in range(f.sc.n) if f.sc.terrain_names[f.sc.terrain[h]] == "woods")
    assert REFUSALS[landing.ground_refusal(f.s, f.unit("2-327"), woods)].rule == "H44-22.2.3"
    assert landing.ground_refusal(f.s, f.unit("10-Para"), woods) == 0
    city = next(h for h in range(f.sc.n) if f.sc.terrain_names[f.sc.terrain[h]] == "city")
    assert REFUSALS[landing.ground_refusal(f.s, f.unit("10-Para"), city)].rule == "H44-22.2.3"


def test_nine_steps_in_a_hex() -> None:
    """H44-22.2.3."""
    f = phase(sky(dict.fromkeys(("10-Para", "11-Para", "156-Para", "1-325"), "@waiting"), 9))
    f.play("land 10-Para 6516", "land 11-Para 6516")
    assert refusal(f, "land 1-325 6516") == ""
    f.play("land 156-Para 6516")
    assert sum(f.s.steps[u] for u in f.s.stack_at(f.hex("6516"))) == 9
    assert refusal(f, "land 1-325 6516") == "H44-22.2.3"


def test_a_supply_source_lands_where_no_other_is() -> None:
    """H44-6.1: one supply source in a hex, in the turns in which those of other divisions are aims too."""
    for other, expected in (("101-ASS", "H44-6.1"), ("1-505", "")):
        f = phase(sky({"82-ASS": "@waiting", other: "4818"}, 9))
        assert refusal(f, "land 82-ASS 4818") == expected
        assert ("land 82-ASS 4818" in f.options()) == (not expected)


# -- when (H44-22.1.1, 22.4, 22.5) ---------------------------------------------------------------------------


def test_H44_C_435() -> None:
    """H44-22.1.2: once a day."""
    f = sky({"10-Para": "@waiting"}, 4)
    f.s.landed_today = 3
    assert phase(f).frame() == ""
    assert REFUSALS[landing.unit_refusal(f.s, f.unit("10-Para"))].rule == "H44-22.1.2"
    f.s.landed_today = 0
    assert offered(phase(f), "land")


@pytest.mark.parametrize(("turn", "weather"), [(3, "overcast"), (5, "clear")])
def test_neither_at_night_nor_under_clouds(turn: int, weather: str) -> None:
    """H44-22.1.2."""
    assert phase(sky({"10-Para": "@waiting"}, turn, weather)).frame() == ""


def test_H44_C_570() -> None:
    """H44-22.4: four landings in cloudy weather."""
    units = ["10-Para", "11-Para", "156-Para", "1-Para", "2-Para", "3-Para"]
    f = phase(sky(dict.fromkeys(units, "@waiting"), 3, "cloudy"), *[1] * 4)
    landed = 0
    while offered(f, "land"):
        f.play(offered(f, "land")[0])
        landed += 1
    assert landed == case("H44-C-570")["then"]["max_landed"]
    assert len([key for key in units if f.where(key) == "@waiting"]) == 2


def test_H44_C_434() -> None:
    """H44-22.5.1: Poles need a clear sky, and all of turn 3 before them."""
    assert (
        refusal(phase(sky({"1-Pol": "@waiting", "1-325": "@waiting"}, 6, "cloudy")), "land 1-Pol 6023")
        == "H44-22.5.1"
    )
    f = phase(sky({"1-Pol": "@waiting", "10-Para": "@waiting"}, 6))
    assert refusal(f, "land 1-Pol 6023") == "H44-22.5.1"
    f.play(offered(f, "land")[0])
    assert any(key.startswith("land 1-Pol") for key in f.options())


def test_landings_may_be_delayed() -> None:
    """H44-22.2.2."""
    f = phase(sky({"1-Para": "@waiting"}, 3))
    f.play("done")
    assert f.where("1-Para") == "@waiting"
    assert (
        refusal(phase(sky({"10-Para": "@waiting", "1-Para": "@waiting"}, 1)), "land 10-Para 6516")
        == "H44-22.2.2"
    )


def test_H44_C_441() -> None:
    """H44-22.1.3: the glider pilots join their source without a roll, at night."""
    f = phase(sky({"Glider-Pilots": "@waiting", "1Abn-ASS": "6218"}, 2))
    assert f.where("Glider-Pilots") == "6218"
    assert f.marked("Glider-Pilots", LANDED)


# -- the roll (H44-22.3) -------------------------------------------------------------------------------------


@each("H44-C-420", "H44-C-421", "H44-C-422")
def test_landing_drm(case: Case) -> None:
    """H44-22.3.2."""
    given = case["given"]
    f = sky({}, given["turn"])
    wanted = "woods" if given.get("woods") else "clear"
    h = next(h for h in range(f.sc.n) if f.sc.terrain_names[f.sc.terrain[h]] == wanted)
    u = f.unit("10-Para")
    drm = landing.ground_drm(f.s, u, h, given.get("contested", False), given.get("enemy", False), None)
    assert drm == case["then"]["drm"]


@each("H44-C-426", "H44-C-427", "H44-C-428", "H44-C-429")
def test_landing_table(case: Case) -> None:
    """H44-22.3."""
    result = sky({}, 3).sc.turn_tables.landing.result(case["given"]["modified"])
    assert ["", "S", "S1", "S2"][result] == case["then"]["result"]


def test_contested_and_enemy_hexes_are_fixed_when_a_unit_lands() -> None:
    """H44-22.3.2: those who land do not count as friends near."""
    f = sky({"10-Para": "@waiting", "11-Para": "@waiting", "156-Para": "@waiting", "I-Hoffmann": "6517"}, 3)
    phase(f).play("land 10-Para 6516", "land 11-Para 6516")
    frame = f.s.top()
    assert isinstance(frame, Airlanding)
    assert (frame.contested, frame.enemy) == (0, 1 << f.unit("10-Para") | 1 << f.unit("11-Para"))
    f = sky({"10-Para": "@waiting", "11-Para": "@waiting", "I-Hoffmann": "6517", "1-Para": "6515"}, 3)
    phase(f).play("land 10-Para 6516")
    frame = f.s.top()
    assert isinstance(frame, Airlanding)
    assert frame.contested == 1 << f.unit("10-Para")


@each("H44-C-660")
def test_landing_on_a_lone_unknown_unit(case: Case) -> None:
    """H44-22.3.2, 22.6: its hex is as bad as one next to it, even if nobody is there."""
    found = []
    for friends in ({}, {"1-Para": "6515"}):
        f = sky({"10-Para": "@waiting", "unknown-1": "6516", **friends}, 3, draws=[EMPTY])
        phase(f, 1).play("land 10-Para 6516", "done")
        found.append(f.told("landing-roll")[0][1] - 1)
        assert f.where("unknown-1") == "@gone"
    assert found == case["then"]["drm"]


def test_each_unit_rolls_from_turn_2_on() -> None:
    """H44-22.3.1, 22.3.3: scattered, with a step and a point for the division."""
    f = sky({"10-Para": "@waiting", "11-Para": "@waiting"}, 3)
    steps = f.steps("11-Para")
    phase(f, 4, 6).play("land 10-Para 6516", "land 11-Para 6516", "done")
    assert f.frame() == ""
    assert not f.marked("10-Para", SCATTERED)
    assert f.marked("11-Para", SCATTERED)
    assert f.steps("11-Para") == steps - 1
    assert f.s.airborne_points == [0, 0, 1]
    assert f.s.fresh_points == [0, 0, 1]


def test_one_roll_for_each_drop_hex_in_turn_1() -> None:
    """H44-22.3.1: the Allied player chooses who bears it."""
    f = sky(dict.fromkeys(("1-Para", "2-Para", "3-Para"), "@waiting"), 1)
    phase(f, 5).play("land 1-Para 6217", "land 2-Para 6217", "land 3-Para 6217", "done")
    assert f.options() == ["scatter 1-Para", "scatter 2-Para", "scatter 3-Para"]
    f.play("scatter 2-Para")
    assert f.marked("2-Para", SCATTERED)
    assert not f.marked("1-Para", SCATTERED)
    assert f.frame() == ""


def test_who_bears_a_roll_says_whether_another_hex_is_rolled_for() -> None:
    """H44-22.3.1: dice follow straight on the choice."""
    f = sky({"1-Para": "6217", "2-Para": "6217", "1-505": "4823"}, 1)
    frame = Airlanding()
    frame.hex = f.hex("6217")
    frame.units = 1 << f.unit("1-Para") | 1 << f.unit("2-Para")
    assert not frame.rolls(f.s, f.option("scatter 1-Para"))
    frame.units |= 1 << f.unit("1-505")
    assert frame.rolls(f.s, f.option("scatter 1-Para"))


def test_H44_C_431() -> None:
    """H44-22.3.4: artillery is used up and scattered by S1, lost by S2; no points."""
    f = sky({"82-Art": "4823"}, 3)
    landing.scatter(f.s, f.unit("82-Art"), 2)
    assert f.marked("82-Art", FIRED)
    assert f.marked("82-Art", SCATTERED)
    assert f.s.airborne_points == [0, 0, 0]
    landing.scatter(f.s, f.unit("82-Art"), 3)
    assert f.where("82-Art") == "@lost"


def test_H44_C_432() -> None:
    """H44-22.3.5: a unit of one step is lost, and its division gets the point."""
    f = phase(sky({"A-82": "@waiting"}, 1), 6).play("land A-82 4617", "done")
    assert f.where("A-82") == "@pool"
    assert f.s.airborne_points[1] == case("H44-C-432")["then"]["rp"]
    assert f.s.half_points == 0


def test_two_steps_are_lost_but_one_point_is_gained() -> None:
    """H44-22.3.3."""
    f = sky({"1-505": "4823"}, 3)
    landing.scatter(f.s, f.unit("1-505"), 3)
    assert f.s.airborne_points[1] == 1


# -- landing on enemies (H44-22.6) ---------------------------------------------------------------------------


def test_H44_C_439() -> None:
    """H44-22.6: paratroopers halved, defenders doubled."""
    f = sky({"1-Para": "6516", "unknown-1": "@gone", "I-Hoffmann": "6516"}, 3)
    u = f.unit("1-Para")
    f.sc.attack[5 * u + f.s.steps[u]], attack = 5, f.sc.attack[5 * u + f.s.steps[u]]
    v = f.unit("I-Hoffmann")
    f.sc.defence[5 * v + f.s.steps[v]], defence = 2, f.sc.defence[5 * v + f.s.steps[v]]
    odds = odds_of(f.s, Battle(0, f.hex("6516"), LANDING, 1 << u))
    f.sc.attack[5 * u + f.s.steps[u]] = attack
    f.sc.defence[5 * v + f.s.steps[v]] = defence
    then = case("H44-C-439")["then"]
    assert (odds.attack, odds.defence, ODDS[odds.column]) == (then["attack"], then["defense"], then["odds"])


def test_who_does_not_clear_the_hex_is_lost() -> None:
    """H44-22.6."""
    f = sky({"10-Para": "@waiting", "11-Para": "@waiting", "I-Hoffmann": "6516"}, 3)
    phase(f, 1).play("land 10-Para 6516", "done")
    while f.frame():
        f.play(f.options()[0])
    assert f.where("I-Hoffmann") == "6516"
    assert f.where("10-Para") == "@lost"
    assert f.where("11-Para") == "@waiting"


DRIVEN_OUT = {"10-Para": "@waiting", "11-Para": "@waiting", "156-Para": "@waiting", "I-Hoffmann": "6516"}


def driven_out(more: dict[str, str], third: str) -> Field:
    """10-Para and 11-Para drive I-Hoffmann out of 6516 by A1/DR; 156-Para has come down elsewhere."""
    f = sky({**DRIVEN_OUT, **more}, 3)
    phase(f, 6).play("land 10-Para 6516", "land 11-Para 6516", f"land 156-Para {third}", "done")
    return f.play("lose 10-Para", "yield")


@each("H44-C-670")
def test_nobody_retreats_to_paratroopers_among_friends(case: Case) -> None:
    """H44-13.2, 22.6: to friends in 6517 alone the unit has to go, because EZOC are everywhere else."""
    for third, allowed in zip(("6417", "6517"), case["then"]["allowed"], strict=True):
        f = driven_out({"II-Hoffmann": "6517"}, third)
        if allowed:
            assert f.where("I-Hoffmann") == "6517"
        else:
            assert f.where("I-Hoffmann") == "6516"
            assert "to 6517" not in f.options()
            assert refusal(f, "to 6517") == case["then"]["rule"]


@each("H44-C-671")
def test_no_early_stop_beside_paratroopers(case: Case) -> None:
    """H44-7.1, 13.3, 22.6: the woods of 6515 are next to those who came down in 6516."""
    f = driven_out({}, "6617").play("to 6515")
    assert f.sc.terrain_names[f.sc.terrain[f.hex("6515")]] == case["given"]["ground"]
    assert ("halt" in f.options()) is case["then"]["may_stop"]
    assert refusal(f, "halt") == case["then"]["rule"]


@each("H44-C-672")
def test_enemies_among_whom_others_have_come_down_count(case: Case) -> None:
    """H44-22.3.2: in 6617 there is nobody but I-Hoffmann near, in 6516."""
    f = phase(sky(DRIVEN_OUT, 3)).play("land 10-Para 6516")
    near = landing.among_enemies(f.s, f.hex("6617"))
    assert not landing.friend_near(f.s, f.hex("6617"))
    u = f.unit("156-Para")
    assert landing.ground_drm(f.s, u, f.hex("6617"), False, near, None) == case["then"]["drm"]


@pytest.mark.parametrize(("unit", "enemies", "control"), [("A-82", 1, 1), ("1-505", 1, 1), ("1-505", 0, 0)])
def test_who_comes_down_among_enemies_holds_the_hex_but_does_not_control_it(
    unit: str, enemies: int, control: int
) -> None:
    """H44-7.1, 22.6, 26.5.1: whatever the counters' numbers; his steps make bonds, not those of enemies."""
    f = sky({unit: "@waiting", "I-Hoffmann": "@waiting"}, 3)
    h = next(h for h in range(f.sc.n) if f.sc.control_row[h] >= 0)
    row = f.sc.control_row[h]
    f.s.control[row] = 1
    if enemies:
        f.s.put(f.unit("I-Hoffmann"), h)
    landing.come_down(f.s, f.unit(unit), h)
    assert (f.s.holder[h], f.s.gripping(h)) == (0, 0)
    assert f.s.firm[h] == f.steps(unit)
    assert f.s.control[row] == control
    f.s.put(f.unit(unit), f.sc.box)
    assert f.s.holder[h] == (1 if enemies else -1)


# -- more of the ground and of the sky -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "parachute", "glider", "drm"),
    [
        ("clear", True, True, 0),
        ("polder", True, False, 1),
        ("woods", True, False, 4),
        ("town", True, False, 4),
        ("marsh", False, False, 0),
        ("city", False, False, 0),
    ],
)
def test_every_ground(terrain: str, parachute: bool, glider: bool, drm: int) -> None:
    """H44-22.2.3, 22.3.2: villages do not matter; artillery lands like gliders."""
    f = sky({}, 3)
    h = next(h for h in range(f.sc.n) if f.sc.terrain_names[f.sc.terrain[h]] == terrain)
    for key, allowed in (("10-Para", parachute), ("2-327", glider), ("82-Art", glider)):
        assert (landing.ground_refusal(f.s, f.unit(key), h) == 0) is allowed
    if parachute:
        assert landing.ground_drm(f.s, f.unit("10-Para"), h, False, False, None) == drm
        assert landing.ground_drm(f.s, f.unit("10-Para"), h, False, True, None) == drm + 3


def test_no_modifiers_in_turn_1() -> None:
    """H44-22.3.1, 22.3.2."""
    f = sky({}, 1)
    woods = next(h for h in range(f.sc.n) if f.sc.terrain_names[f.sc.terrain[h]] == "woods")
    assert landing.ground_drm(f.s, f.unit("10-Para"), woods, True, False, None) == 0


def test_every_modifier_of_a_landing_names_its_rule() -> None:
    """H44-22.3.2."""
    f = sky({}, 3)
    woods = next(h for h in range(f.sc.n) if f.sc.terrain_names[f.sc.terrain[h]] == "woods")
    ledger = Ledger("landing")
    assert landing.ground_drm(f.s, f.unit("10-Para"), woods, True, False, ledger) == 6
    assert [(line.rule, line.value) for line in ledger.lines] == [("H44-22.3.2", 4), ("H44-22.3.2", 2)]


@pytest.mark.parametrize(("total", "result"), [(1, 0), (4, 0), (5, 1), (6, 2), (7, 2), (8, 3), (13, 3)])
def test_the_whole_landing_table(total: int, result: int) -> None:
    """H44-22.3."""
    assert sky({}, 3).sc.turn_tables.landing.result(total) == result


def test_across_water_the_rule_is_named() -> None:
    """H44-22.2.3: a hex beyond the river beside the drop hex."""
    f = sky({"A-82": "@waiting"}, 3)
    centre = f.hex("4617")
    sides = [6 * centre + d for d in range(6)]
    wet = [f.sc.place_names[f.sc.neighbour[side]] for side in sides if f.sc.water[side]]
    assert wet
    phase(f)
    for name in wet:
        assert refusal(f, f"land A-82 {name}") == "H44-22.2.3"
    assert refusal(f, "land A-82 3010") == "H44-22.2.1"


def test_a_unit_of_three_steps_that_loses_two_is_a_remnant() -> None:
    """H44-22.3.3, 11.4: scattered as its parent was."""
    f = sky({"1-505": "4823"}, 3)
    landing.scatter(f.s, f.unit("1-505"), 3)
    assert f.where("1-505") == "@display"
    assert f.marked("Rem-82-1", SCATTERED)
    assert f.s.airborne_points[1] == 1


def test_without_a_remnant_counter_the_division_gains_a_second_point() -> None:
    """H44-22.3.3, 11.4."""
    f = sky({"1-505": "4823", **{f"Rem-82-{n}": f"48{n:02}" for n in range(1, 5)}}, 3)
    landing.scatter(f.s, f.unit("1-505"), 3)
    assert f.where("1-505") == "@lost"
    assert f.s.airborne_points[1] == 2


def test_poles_land_anywhere_of_the_division() -> None:
    """H44-22.5.2."""
    zone = hexes(sky({"1Abn-ASS": "6319"}, 6), "1-Pol")
    assert {"6019", "6516", "6319"} <= set(zone)


def test_who_lands_among_enemies_and_clears_the_hex_still_rolls() -> None:
    """H44-22.6, 22.3.2: 2-1 with elite units, A1/D1; then a 2 in an enemy hex scatters."""
    f = sky({"10-Para": "@waiting", "11-Para": "@waiting", "Ge-Inf-1": "6516 of=I-Hoffmann"}, 3)
    phase(f, 6, 2, 2).play("land 10-Para 6516", "land 11-Para 6516", "done", "lose 10-Para")
    assert f.frame() == ""
    assert f.where("Ge-Inf-1") == "@pool"
    assert (f.steps("10-Para"), f.steps("11-Para")) == (2, 3)
    assert f.marked("10-Para", SCATTERED)
    assert f.marked("11-Para", SCATTERED)
    assert f.s.holder[f.hex("6516")] == 0


def test_the_scattered_are_bound() -> None:
    """H44-22.3.6: tactical movement, half the attack, no support of guns; off in the recovery phase."""
    f = Field({"1-505": "3010 scattered", "82-Art": "3012 scattered", "I-Hoffmann": "3011"})
    assert f.refused("march 1-505") == "H44-22.3.6"
    b = battle(f, "1-505", target="3011")
    assert attack_total(f.s, b) == 3  # half of 5
    assert REFUSALS[f.sc.support_rules.support_refusal(f.s, b, f.unit("82-Art"))].name == "guns-unfit"
    f = Field({"1-505": "3010 scattered", "I-Hoffmann": "3011"}, phase="recovery")
    assert not f.marked("1-505", SCATTERED)


def test_supply_sources_are_no_aims_in_the_first_turns() -> None:
    """H44-22.2.1: only from turn 6 on."""
    assert "6319" not in hexes(sky({"1Abn-ASS": "6319"}, 3), "10-Para")
    assert "6319" in hexes(sky({"1Abn-ASS": "6319"}, 6), "10-Para")


def test_only_Allies_land() -> None:
    """H44-22.1.1."""
    f = sky({"I-Hoffmann": "@waiting"}, 3)
    assert REFUSALS[landing.unit_refusal(f.s, f.unit("I-Hoffmann"))].name == "not-yours"


def test_in_turn_1_every_drop_hex_has_its_roll() -> None:
    """H44-22.3.1: one after the other, and who bears it is told."""
    f = sky({"1-Para": "@waiting", "1-505": "@waiting"}, 1)
    phase(f, 5, 6).play("land 1-Para 6217", "land 1-505 4823", "done")
    assert f.frame() == ""
    assert len(f.told("drop-roll")) == 2
    assert {unit for unit, *_ in f.told("landing-roll")} == {f.unit("1-Para"), f.unit("1-505")}
    assert sorted(f.sc.steps[f.unit(key)] - f.steps(key) for key in ("1-Para", "1-505")) == [0, 1]

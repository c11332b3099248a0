"""Where two rules of combat meet: what one leaves behind for the other."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.stalingrad42 import air, city_battles, reinforcements, replacements
from grognard.games.stalingrad42.kinds import BESIDE
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AIR_AWAY, AIR_POSTED, AIR_READY, AIR_USED, SMALL
from grognard.games.stalingrad42.turn import AT_COMBAT, PlayerTurn
from grognard.games.zocbond.battle import Battle
from grognard.games.zocbond.kinds import TACTICAL
from grognard.games.zocbond.losses import form_remnant, lose_step
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import (
    TARGET,
    Rest,
    battle,
    bits,
    ends,
    follow,
    ledgers,
    names,
    odds,
    push,
    retreat,
    rule_of,
    stand,
    suffer,
)
from tests.games.stalingrad42.test_support import AIRFIELD

RIFLES = "SU-RD-1"  # 3-5-3, two steps
GUARDS = "SU-GRD-4"  # 4-6-3
CORPS = "SU-TC-1"  # 7-5-5
FORTS = ("SU-UR-52", "SU-UR-53")  # bracketed
FOOT = "DE-ID-9"  # 5-6-3
OTHERS = "DE-ID-44"
PANZER = "DE-PZ-3"  # 10-8-6
HQ = "DE-HQ-6A"
ARMY = "SU-HQ-5TA"


# -- the rule behind a number -----------------------------------------------------------------------


def test_each_cap_names_its_rule() -> None:
    """S42-8.5.1, 8.5.2."""
    f = Field(
        {GUARDS: TARGET, "SU-GRD-13": TARGET, FOOT: "2009"}, terrain={TARGET: "minor_city"}, frame=Rest()
    )
    assert odds(f, FOOT).defence == 20
    assert rule_of(f, battle(f, FOOT), "cap-defence") == "S42-8.5.2"
    tanks = [f"DE-PZ-{n}" for n in (3, 9, 13, 14, 16)]
    f = Field({**dict.fromkeys(tanks, "2009"), RIFLES: TARGET}, frame=Rest())
    assert odds(f, *tanks).attack == 40
    assert rule_of(f, battle(f, *tanks), "cap") == "S42-8.5.1"


@pytest.mark.parametrize(
    ("terrain", "rule"),
    [
        ("marsh", "S42-9.5.4"),
        ("mountain", "S42-9.6.1"),
        ("minor_city", "S42-9.6.3"),
        ("major_city", "S42-9.6.3"),
    ],
)
def test_each_doubling_of_ground_names_its_rule(terrain: str, rule: str) -> None:
    f = Field({RIFLES: TARGET, FOOT: "2009"}, terrain={TARGET: terrain}, frame=Rest())
    b = battle(f, FOOT)
    doubled = [line for line in ledgers(f, b)[1].lines if line.name.startswith("double-")]
    assert [line.rule for line in doubled] == [rule]


def test_each_doubling_of_attackers_names_its_rule() -> None:
    """S42-20.2, 20.9."""
    f = Field({RIFLES: TARGET, "DE-MTN-1": "2009"}, terrain={TARGET: "mountain"}, frame=Rest())
    lines = ledgers(f, battle(f, "DE-MTN-1"))[0].lines
    assert [line.rule for line in lines if line.name.startswith("double-")] == ["S42-20.2"]
    f = Field({RIFLES: TARGET, "DE-ENG-LINDEN": "2009"}, terrain={TARGET: "minor_city"}, frame=Rest())
    lines = ledgers(f, battle(f, "DE-ENG-LINDEN"))[0].lines
    assert [line.rule for line in lines if line.name.startswith("double-")] == ["S42-20.9"]


# -- strengths --------------------------------------------------------------------------------------


def test_a_routed_bracketed_unit_does_not_stand_in_the_way_of_another() -> None:
    """S42-9.8, 13.3.2: one of them counts, and it is not the one that adds nothing."""
    for routed, good in (FORTS, FORTS[::-1]):
        f = Field({routed: f"{TARGET} routed", good: TARGET, FOOT: "2009"}, frame=Rest())
        assert odds(f, FOOT).defence == 3


def test_the_nation_that_can_attack_is_found() -> None:
    """S42-8.4, 20.5.1: one nation alone may be too weak where another is not."""
    units = {GUARDS: TARGET, "SU-GRD-13": TARGET, "HU-ID-6": "2009"}
    romanians = {"RO-ID-1": "2110", "RO-ID-2": "2110", "RO-ID-4": "2111", "RO-ID-5": "2111"}
    f = Field({**units, **romanians}, terrain={TARGET: "minor_city"}, phase="combat", turn=9, rolls=[1])
    f.play(f"attack {TARGET}", *[f"with {key}" for key in romanians], "commit")
    assert len(f.told("combat")) == 1


# -- air units (S42-9.3.7, R-22) --------------------------------------------------------------------


def test_a_second_air_unit_may_serve_the_defence() -> None:
    """S42-9.3.4, 11.3: one shifts the attack, another helps to stand."""
    f = Field({FOOT: TARGET, RIFLES: "2009"}, turn=9, frame=Rest(), **AIRFIELD)
    f.s.air[0], f.s.air[1], f.s.air[2] = AIR_USED, AIR_READY, AIR_AWAY
    stand(f, RIFLES, answer=1)
    assert f.allowed("air")
    f = Field({FOOT: TARGET, RIFLES: "2009"}, turn=9, frame=Rest(), **AIRFIELD)
    f.s.air[0], f.s.air[1], f.s.air[2] = AIR_USED, AIR_USED, AIR_AWAY
    stand(f, RIFLES, answer=1)
    assert f.refused("air") == "S42-9.3.4"


def test_an_air_unit_whose_group_is_gone_can_still_defend() -> None:
    """S42-9.3.6, 9.3.7: it goes back to its box, but is used only by defence."""
    f = Field({FOOT: "2310", OTHERS: TARGET, RIFLES: "2009"}, turn=9, frame=Rest(), **AIRFIELD)
    f.s.air[0], f.s.air[1], f.s.air[2] = AIR_POSTED, AIR_AWAY, AIR_AWAY
    f.s.air_with[0] = f.unit(FOOT)
    b = battle(f, RIFLES)
    assert air.answering_unit(f.s, b) < 0
    air.returns(f.s, f.unit(FOOT))
    assert air.answering_unit(f.s, b) == 0
    assert air.attacking_unit(f.s, battle(f, OTHERS, target="2009")) < 0  # it has flown in this phase


def test_the_air_unit_stays_with_who_is_left() -> None:
    """S42-9.3.7: after losses, with a group of that combat."""
    f = Field({"DE-ID-45": "2009 steps=1", FOOT: "2009 steps=1", RIFLES: TARGET}, phase="combat", turn=9)
    f.s.air[0], f.s.air[1], f.s.air[2] = AIR_READY, AIR_AWAY, AIR_AWAY
    suffer(f, "DE-ID-45", FOOT, code="A1/DR2", mark=2, air=1)
    strongest = f.s.air_with[0]
    f.play(f"lose {f.sc.unit_names[strongest]}")
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))
    left = FOOT if f.sc.unit_names[strongest] != FOOT else "DE-ID-45"
    assert f.s.air_with[0] == f.unit(left)
    assert f.s.top().air == 1  # type: ignore[attr-defined]


# -- retreats ---------------------------------------------------------------------------------------


def test_headquarters_do_not_pay_for_a_shorter_retreat() -> None:
    """S42-12.1.3, 19.3: they never take losses."""
    ring = {
        "DE-ID-62": "2014",
        "DE-ID-68": "2113",
        "DE-ID-71": "1913",
        "DE-ID-75": "2112",
        "DE-ID-76": "1912",
    }
    near = {FOOT: "2009", "DE-ID-44": "1910", "DE-ID-45": "1911", "DE-ID-46": "2110", "DE-ID-57": "2111"}
    units = {"SU-GRC-1": TARGET, ARMY: TARGET, "SU-RD-6": "2011", "SU-RD-15": "2012", **ring, **near}
    f = retreat(Field(units, frame=Rest()), "SU-GRC-1", ARMY, to=(3, 3))
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))
    assert f.frame() != "Lose"
    assert (f.steps("SU-GRC-1"), f.where("SU-GRC-1")) == (2, "2012")
    assert f.where(ARMY) == "2012"


def test_who_disengages_goes_where_he_likes() -> None:
    """S42-27.2.3: in any direction, not only towards supply."""
    way = [f"{column:02}10" for column in range(8, 16)]
    f = Field(
        {FOOT: TARGET, RIFLES: "2009"},
        roads=[[*way, "0810/0710"]],
        phase="combat",
        options={"disengagement": "on"},
        rolls=[5],
        turn=9,
    )
    f.play(f"disengage {FOOT}")
    assert {"to 2111", "to 1911"} <= set(f.options())
    assert {"2111", "2112", "1911"} <= set(ends(f, FOOT))


# -- determined defence -----------------------------------------------------------------------------


def test_a_doubling_lasts_though_the_attackers_are_dead() -> None:
    """S42-11.1.2: doubled in this combat, by those who attacked."""
    water = {"2009/2010": "minor"}
    f = Field({"DE-SEC-213": "2009 steps=1", RIFLES: TARGET}, water=water, turn=3, phase="combat", rolls=[6])
    suffer(f, "DE-SEC-213", code="A1/DR2")
    assert f.where("DE-SEC-213") == "@lost"
    assert f.allowed(f"stand {RIFLES}")


def test_no_doubling_arises_from_a_loss() -> None:
    """S42-11.1.2: the one who attacked over dry land has died since."""
    water = {"2009/2010": "minor"}
    f = Field(
        {FOOT: "2009", "DE-SEC-213": "2011 steps=1", RIFLES: TARGET}, water=water, turn=3, phase="combat"
    )
    suffer(f, FOOT, "DE-SEC-213", code="A1/DR2")
    assert f.play("lose DE-SEC-213").frame() == "Retreat"


# -- city battles -----------------------------------------------------------------------------------


def test_a_remnant_goes_on_with_a_city_battle() -> None:
    """S42-11.6.2, 10.4.1: it is the unit that attacked."""
    f = Field({FOOT: "2009 steps=2", RIFLES: TARGET}, terrain={TARGET: "major_city"}, frame=Rest(), turn=9)
    city_battles.begin(f.s, f.hex(TARGET), 1, bits(f, FOOT))
    form_remnant(f.s, f.unit(FOOT))
    city_battles.lapse(f.s)
    assert f.s.city_battle[f.hex(TARGET)] == 1
    f.s.put(f.unit("DE-REM-INFANTRY-1"), f.hex("2007"))
    city_battles.lapse(f.s)
    assert f.s.city_battle[f.hex(TARGET)] == 0


def test_a_refitted_remnant_goes_on_with_a_city_battle() -> None:
    """S42-11.6.2, 21.3.4."""
    f = Field(
        {"DE-REM-INFANTRY-1": f"2009 of={FOOT}", RIFLES: TARGET}, terrain={TARGET: "major_city"}, frame=Rest()
    )
    city_battles.begin(f.s, f.hex(TARGET), 1, bits(f, "DE-REM-INFANTRY-1"))
    replacements.refit(f.s, f.unit("DE-REM-INFANTRY-1"), 1)
    assert f.where(FOOT) == "2009"
    city_battles.lapse(f.s)
    assert f.s.city_battle[f.hex(TARGET)] == 1


# -- advances ---------------------------------------------------------------------------------------


def test_who_has_shattered_a_hex_advances_at_the_end() -> None:
    """S42-8.6.2: not with others who stand in his hex."""
    f = Field({FOOT: "2009", PANZER: "2009 shattered", RIFLES: TARGET}, frame=Rest())
    assert names(f, f.s.sc.advance_rules.advance_units(f.s, battle(f, FOOT))) == [FOOT]


def test_who_stood_with_an_attacker_advances_though_he_is_lost() -> None:
    """S42-14.1: whoever was stacked with attackers may."""
    f = Field({"DE-BDE-F": "2009", FOOT: "2009", "DE-ID-44": "2110", RIFLES: TARGET}, phase="combat")
    suffer(f, "DE-BDE-F", code="A1/DR2", mark=2)
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))
    assert f.where("DE-BDE-F") == "@lost"
    assert f.options() == [f"with {FOOT}", "halt"]
    f.play(f"with {FOOT}", f"to {TARGET}", "halt")
    assert f.frame() == ""
    assert not f.marked(FOOT, BESIDE)


def test_units_in_full_retreat_advance_with_attackers_but_not_alone_to_the_enemy() -> None:
    """S42-14.1, 13.3.2: all who stood with attackers may; to the enemy only where somebody steady is."""
    f = Field({FOOT: "2009", "DE-ID-44": "2009 routed", RIFLES: "2011"}, frame=Rest())
    assert names(f, f.s.sc.advance_rules.advance_units(f.s, battle(f, FOOT))) == sorted(
        [FOOT, "DE-ID-44"], key=f.unit
    )
    follow(f, FOOT, "DE-ID-44", vacated=TARGET, hexes=2)
    f.play("with DE-ID-44")
    assert f.refused(f"to {TARGET}") == "S42-13.3.2"
    f.play("to 2109", "halt")
    assert f.where("DE-ID-44") == "2109"


def test_an_immobile_supply_point_stays() -> None:
    """S42-18.6.8, 14.5."""
    f = Field({FOOT: "2009", "AX-SP-1": "2009 dump", "AX-SP-2": "2009", RIFLES: TARGET}, frame=Rest())
    assert names(f, f.s.sc.advance_rules.advance_units(f.s, battle(f, FOOT))) == sorted(
        [FOOT, "AX-SP-2"], key=f.unit
    )


def test_a_headquarters_alone_takes_nobody() -> None:
    """S42-14.5, 5.1: an advance goes where a move could."""
    f = Field({ARMY: "2009", CORPS: "2009", "AX-SP-1": "2110", FOOT: "2409", RIFLES: "2410"}, frame=Rest())
    follow(f, ARMY, CORPS, vacated=TARGET, hexes=4)
    f.play(f"with {ARMY}")
    assert f.refused("to 2110") == "S42-5.1"
    f.play(f"with {CORPS}", "to 2110")
    assert f.where("AX-SP-1") == "@pool"


def test_parts_of_a_breakthrough_group_go_different_ways() -> None:
    """S42-15.2.10: they may divide, but only one part fights."""
    f = Field({PANZER: "2009", "DE-PZ-9": "2009", RIFLES: "2012", "SU-RD-6": "2311"}, frame=Rest(), turn=9)
    follow(f, PANZER, "DE-PZ-9", vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", "with DE-PZ-9", f"to {TARGET}", "drop DE-PZ-9", "to 2011", "halt")
    assert f.where(PANZER) == "2011"
    f.play("with DE-PZ-9")
    assert f.s.top().facts(f.s)[0] == 3
    f.play("to 2110", "to 2210")
    assert (f.where("DE-PZ-9"), f.frame()) == ("2210", "Rest")  # beside an enemy, but nothing is left to do


def test_reserves_heed_the_last_combat_of_this_phase_only() -> None:
    """S42-25.2.3: not what was vacated in a phase before."""
    f = Field({"DE-PZ-3": "2009 reserve", RIFLES: "2011"}, frame=Rest(), options={"reserves": "on"})
    f.s.vacated = f.hex(TARGET)
    frame = PlayerTurn(0)
    frame.step = AT_COMBAT
    push(f, frame)
    f.play("release DE-PZ-3", "with DE-PZ-3", f"to {TARGET}")
    assert f.frame() != "Advance"  # it has been stopped by the EZOC


def test_reserves_do_not_shatter() -> None:
    """S42-25.2.3."""
    f = Field({"DE-PZ-3": "2009 reserve", "SU-UR-52": f"{TARGET} routed"}, options={"reserves": "on"})
    assert f.refused(f"shatter {TARGET}") == "S42-25.2.3"


# -- planned offensives, non-combat units, forts ---------------------------------------------------


def test_two_plans_of_a_headquarters_for_two_combats() -> None:
    """S42-26.2: one marker, one combat; or both for three dice."""
    f = Field(
        {FOOT: "2009", HQ: "2008", RIFLES: TARGET},
        phase="combat",
        options={"plans": "on"},
        rolls=[1, 2],
    )
    f.s.plans[f.unit(HQ)] = 2
    f.play(f"attack {TARGET}", f"plan {HQ}")
    assert f.allowed(f"plan {HQ}")
    f.play("commit")
    assert f.options() == ["pick 1", "pick 2"]
    assert f.s.plans[f.unit(HQ)] == 1
    f.play("pick 1")
    assert (f.dice("thrown"), f.dice("combat")) == ([[1, 2]], [[1]])


def test_a_train_takes_a_headquarters_away_from_its_plan() -> None:
    """S42-26.2: it has moved more than two hexes."""
    line = [f"20{row:02}" for row in range(3, 12)]
    f = Field({HQ: "2004"}, rails=[line], converted=line, options={"plans": "on"})
    f.s.plans[f.unit(HQ)] = 1
    f.play(f"rail {HQ}", "to 2010")
    assert f.s.plans[f.unit(HQ)] == 0


def test_a_commander_returns_to_a_headquarters_of_his_nation() -> None:
    """S42-19.4, 21.3.1: as replacements do, one unit for each headquarters."""
    line = [f"{column:02}08" for column in range(8, 21)]
    road: dict[str, Any] = {
        "roads": [[*line, "0808/0708"]],
        "rails": [[*line, "0808/0708"]],
        "converted": line,
    }
    f = Field(
        {"DE-CMD-MANSTEIN": "@waiting due=9", "RO-HQ-3A": "1808", HQ: "2008"},
        phase="initial",
        turn=9,
        options={"commanders": "on"},
        **road,
    )
    assert f.allowed("arrive DE-CMD-MANSTEIN 2008")
    assert f.refused("arrive DE-CMD-MANSTEIN 1808") == "S42-21.3.1"
    assert reinforcements.is_due(f.s, f.unit("DE-CMD-MANSTEIN"))


def test_a_fort_is_given_up_to_attack_out_of_its_hex() -> None:
    """S42-9.7.5, 9.7.2: at any time in one's own turn, so between two combats, too."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, forts={"2009": "axis-begun", "2020": "axis"}, phase="combat")
    assert f.refused("attack 2010") == "S42-9.7.2"
    assert f.options() == ["raze 2009", "raze 2020", "done"]
    f.play("raze 2009")
    assert f.allowed("attack 2010")
    assert f.allowed("raze 2020")
    quiet = Field({FOOT: "2009"}, forts={"2009": "axis-begun", "2020": "axis"}, phase="combat")
    assert quiet.options() == []  # nobody waits for forts that keep nobody back


def test_forts_are_given_up_in_the_initial_phase_too() -> None:
    """S42-9.7.5: at any time in one's own turn."""
    f = Field({FOOT: "2009"}, forts={"2009": "axis"}, phase="initial")
    f.play("raze 2009")
    assert f.s.fort[f.hex("2009")] == 0


def test_any_unit_that_comes_takes_a_fort_away() -> None:
    """S42-9.7.5: also one that cannot fight."""
    f = Field({"AX-SP-1": "2009"}, forts={TARGET: "soviet"})
    f.play("march AX-SP-1", f"to {TARGET}")
    assert f.s.fort[f.hex(TARGET)] == 0


def test_artillery_on_the_map_helps_units_in_an_area() -> None:
    """S42-22.7, 18.4."""
    f = Field({"SU-RD-1": "@A", "SU-FR-DON": "2003", FOOT: "2001"}, frame=Rest(), player="soviet", turn=9)
    b = Battle(1, f.hex("2001"), 0, bits(f, "SU-RD-1"))
    why = f.s.sc.support_rules.support_refusal(f.s, b, f.unit("SU-FR-DON"))
    assert why == 0
    f.s.put(f.unit("SU-FR-DON"), f.hex("2007"))  # six hexes from the next hex of the edge
    why = f.s.sc.support_rules.support_refusal(f.s, b, f.unit("SU-FR-DON"))
    assert REFUSALS[why].rule == "S42-18.4"


# -- what lies off the map --------------------------------------------------------------------------


def strait(units: dict[str, str], **more: Any) -> Field:
    """Taman and the Crimea beyond the strait."""
    return Field(units, whole_map=True, turn=11, **more)


def test_nobody_attacks_over_the_strait() -> None:
    """S42-5.7.2, 22.7: Taman does not touch the Crimea."""
    f = strait({FOOT: "@W", RIFLES: "1549", OTHERS: "2009", "SU-RD-6": "2010"}, phase="combat")
    assert f.refused("attack 1549") == "S42-8.1"


def test_a_mini_turn_has_neither_transfer_nor_strait() -> None:
    """S42-33.2.3: units move tactically, and both take the whole allowance."""
    f = strait({FOOT: "@W"}, frame=PlayerTurn(0, SMALL))
    assert f.shut(FOOT, "1549", TACTICAL) == f.shut(FOOT, "@X", TACTICAL) == "S42-33.2.3"
    assert strait({FOOT: "@W"}).play(f"march {FOOT}").allowed("to 1549")


def test_nobody_retreats_over_the_strait() -> None:
    """S42-5.7.3."""
    ring = {"SU-RD-1": "1650", "SU-RD-4": "1649", "SU-RD-6": "1550"}
    f = strait({FOOT: "1549", **ring}, frame=Rest())
    retreat(f, FOOT)
    assert f.where(FOOT) == "@lost"


def test_air_units_stay_down_in_the_weather_of_the_day() -> None:
    """S42-23.2.4: in the Soviet phase too, whatever flew in the turn before."""
    for weather, flies in (("clear", True), ("snow", False), ("rain", False)):
        f = Field({FOOT: TARGET, RIFLES: "2009"}, turn=9, weather=weather, frame=Rest(), **AIRFIELD)
        f.s.air[0] = AIR_READY
        assert (air.answering_unit(f.s, battle(f, RIFLES)) >= 0) == flies
        f.s.air[0], f.s.air_with[0] = AIR_POSTED, f.unit(FOOT)
        assert (air.answering_unit(f.s, battle(f, RIFLES)) >= 0) == flies


# -- refusals that name their own rule --------------------------------------------------------------


def test_why_no_air_unit_comes() -> None:
    """S42-9.3.1, 9.3.6, 9.3.8."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, frame=Rest(), **AIRFIELD)
    b = battle(f, FOOT)
    wanted = {
        (AIR_AWAY, AIR_AWAY, AIR_AWAY): "S42-9.3.1",
        (AIR_USED, AIR_AWAY, AIR_AWAY): "S42-9.3.6",
        (AIR_USED, AIR_USED, AIR_READY): "S42-9.3.8",
    }
    for rows, rule in wanted.items():
        f.s.air = list(rows)
        assert REFUSALS[f.s.sc.support_rules.air_refusal(f.s, b)].rule == rule


def test_reserves_do_not_swim() -> None:
    """S42-25.2.3: not even into the vacated hex."""
    f = Field(
        {PANZER: "2009 reserve", RIFLES: "2013"},
        water={"2009/2010": "major"},
        phase="combat",
        options={"reserves": "on"},
    )
    f.s.vacated = f.hex(TARGET)
    assert f.refused(f"release {PANZER}", f"with {PANZER}", f"to {TARGET}") == "S42-25.2.3"


# -- allies (S42-20.5.2) ----------------------------------------------------------------------------


def test_germans_pay_before_a_reduced_ally_dies() -> None:
    """S42-20.5.2: also for a shorter retreat, and when they disengage."""
    pair = {"RO-ID-1": f"{TARGET} steps=1", FOOT: TARGET}
    ring = {"SU-RD-4": "2014", "SU-RD-6": "2113", "SU-RD-15": "1913", "SU-RD-18": "2112", "SU-RD-23": "1912"}
    near = {RIFLES: "2009", "SU-RD-24": "1910", "SU-RD-29": "1911", "SU-RD-45": "2110", "SU-RD-63": "2111"}
    f = Field({**pair, OTHERS: "2011", "DE-ID-45": "2012", **ring, **near}, frame=Rest())
    retreat(f, *pair, to=(3, 3))
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))
    assert (f.steps("RO-ID-1"), f.steps(FOOT)) == (1, 2)
    f = Field({**pair, RIFLES: "2009"}, phase="combat", options={"disengagement": "on"}, rolls=[4], turn=9)
    f.s.order[f.unit("RO-ID-1")] = 1
    f.play(f"withdraw {TARGET}")
    assert (f.steps("RO-ID-1"), f.steps(FOOT)) == (1, 2)


# -- more of the chapters ---------------------------------------------------------------------------


def test_the_crowd_of_the_other_side_does_not_matter() -> None:
    """S42-29.1.1: limits apply to each side alone."""
    f = Field(
        {RIFLES: TARGET, "SU-RD-4": TARGET, "SU-RD-6": TARGET, FOOT: "2009"},
        places={TARGET: "major_city"},
        options={"contested": "on"},
        frame=Rest(),
    )
    assert not f.sc.stacking_rules.crowds(f.s, bits(f, FOOT), f.hex(TARGET))
    assert f.sc.stacking_rules.crowds(f.s, bits(f, "SU-RD-15"), f.hex(TARGET))


def test_who_may_be_held_in_reserve() -> None:
    """S42-25.2.1: one hex, not into an EZOC."""
    f = Field({FOOT: "2009", OTHERS: "2309", RIFLES: "2012"}, options={"reserves": "on"})
    f.play(f"march {FOOT}", "to 2010", "halt")
    assert f.allowed(f"reserve {FOOT}")
    f.play(f"march {OTHERS}", "to 2310", "to 2311")
    if f.frame() == "Move":
        f.play("halt")
    assert f.refused(f"reserve {OTHERS}") == "S42-25.2.1"
    f = Field({FOOT: "2010", RIFLES: "2012"}, options={"reserves": "on"})
    f.play(f"march {FOOT}", "to 2011")
    assert f.refused(f"reserve {FOOT}") == "S42-25.2.1"


def test_a_headquarters_is_held_in_reserve_with_its_corps() -> None:
    """S42-25.2.1: a stack of units in good order, and who cannot fight always is."""
    f = Field({ARMY: "2009", CORPS: "2009", FOOT: "2012"}, player="soviet", options={"reserves": "on"})
    f.play(f"reserve {CORPS}")
    assert f.allowed(f"reserve {ARMY}")


def test_a_step_lost_before_leaving() -> None:
    """S42-27.2.3: a 3 may be the end of a unit."""
    f = Field(
        {"SU-RB-3": TARGET, FOOT: "2009"},
        phase="combat",
        player="soviet",
        rolls=[3],
        options={"disengagement": "on"},
    )
    f.play("disengage SU-RB-3")
    assert f.where("SU-RB-3") == "@lost"
    assert f.frame() == ""


def test_nobody_builds_on_an_attack() -> None:
    """S42-9.7.2, 8.6.1: no hex is shattered out of a hex where a fort is being built."""
    f = Field({PANZER: "2009", RIFLES: f"{TARGET} routed"}, forts={"2009": "axis-begun"})
    assert f.refused(f"shatter {TARGET}") == "S42-9.7.2"


def test_a_disrupted_tank_still_shifts() -> None:
    """S42-13.2.2."""
    f = Field({CORPS: f"{TARGET} disrupted", FOOT: "2009"}, frame=Rest())
    lines = {line.name: line.value for line in ledgers(f, battle(f, FOOT))[2].lines}
    assert lines["tanks-defence"] == -1
    f = Field({CORPS: f"{TARGET} routed", FOOT: "2009"}, frame=Rest())
    assert "tanks-defence" not in {line.name for line in ledgers(f, battle(f, FOOT))[2].lines}


def test_a_destroyed_remnant_ends_its_unit() -> None:
    """S42-10.4.3."""
    f = Field({"DE-REM-INFANTRY-1": f"2009 of={FOOT}"}, frame=Rest())
    lose_step(f.s, f.unit("DE-REM-INFANTRY-1"))
    assert (f.where(FOOT), f.where("DE-REM-INFANTRY-1")) == ("@gone", "@pool")


def test_a_shorter_retreat_needs_fresh_friends() -> None:
    """S42-12.1.3: who has retreated in this phase is no refuge."""
    ring = {
        "DE-ID-62": "2014",
        "DE-ID-68": "2113",
        "DE-ID-71": "1913",
        "DE-ID-75": "2112",
        "DE-ID-76": "1912",
    }
    near = {FOOT: "2009", "DE-ID-44": "1910", "DE-ID-45": "1911", "DE-ID-46": "2110", "DE-ID-57": "2111"}
    units = {"SU-GRC-1": TARGET, "SU-RD-6": "2011 fled", "SU-RD-15": "2012 fled", **ring, **near}
    f = retreat(Field(units, frame=Rest()), "SU-GRC-1", to=(3, 3))
    assert f.where("SU-GRC-1") == "@lost"


def test_who_fled_alone_defends_as_others_do() -> None:
    """S42-12.4: the rule is for those who joined others; breakthrough combat drove these here (S42-8.1)."""
    f = Field({RIFLES: f"{TARGET} fled disrupted", FOOT: "2009", OTHERS: "2009"}, turn=9, phase="combat")
    assert f.allowed(f"attack {TARGET}")
    assert odds(f, FOOT).defence == 3
    suffer(f, FOOT, OTHERS, code="DR2")
    while f.frame() == "Retreat":
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt"))))
    assert f.where(RIFLES) != "@lost"
    assert f.order(RIFLES) == "routed"


def test_a_port_that_feeds_nobody_is_no_reason_to_die() -> None:
    """S42-11.5.1: its loss must be what leaves them without supply."""
    port: dict[str, Any] = {"places": {TARGET: "town port=azov"}, "control": {TARGET: "soviet"}}
    f = Field({FOOT: "2009", RIFLES: TARGET}, turn=9, frame=Rest(), **port)  # nobody controls that sea
    assert stand(f, FOOT).refused("desperate") == "S42-11.5.1"

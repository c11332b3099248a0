"""Where rules of movement, entry areas, supply and the special rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.state import advance
from grognard.games.stalingrad42 import evacuation, victory
from grognard.games.stalingrad42.campaign.winter_offensive import Offensive
from grognard.games.stalingrad42.options import plans
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import PRELIMINARY_TURN, SOVIET
from grognard.games.stalingrad42.transport import railheads
from grognard.games.stalingrad42.units import remnant_fits
from grognard.games.zocbond.battle import NORMAL, Battle
from grognard.games.zocbond.kinds import AWAKE, EXTENDED, TACTICAL
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import Rest, push

FOOT = "DE-ID-45"
OTHERS = "DE-ID-95"
TANKS = "DE-PZ-3"
RIFLES = "SU-RD-1"
MORE_RIFLES = "SU-RD-153"
CHUIKOV = "SU-CMD-CHUIKOV"
HQ = "DE-HQ-6A"
FRONT = "SU-FR-BRYANSK"
WIKING = "DE-PG-WIKING"
UPGRADE = [{"turn": 13, "key": WIKING, "becomes": "DE-PG-WIKING-4"}]

# -- stacks that leave an entry area together -----------------------------------------------------------


def test_a_stack_does_not_cross_the_strait() -> None:
    """S42-5.7.2: one unit a turn, also if two move together."""
    f = Field({FOOT: "@W", OTHERS: "@W"}, whole_map=True)
    assert f.refused(f"march {FOOT}", f"with {OTHERS}", "to 1549") == "S42-5.7.2"
    assert Field({FOOT: "@W", OTHERS: "@W"}, whole_map=True).play(f"march {FOOT}").allowed("to 1549")


def test_a_stack_does_not_overfill_the_caspian_box() -> None:
    """S42-22.6.4."""
    units = {RIFLES: "@A", MORE_RIFLES: "@A", "SU-RD-197": "@F"}
    f = Field(units, player="soviet").play(f"march {RIFLES}", f"with {MORE_RIFLES}")
    assert f.refused("to @F") == "S42-22.6.4"
    assert Field(units, player="soviet").play(f"march {RIFLES}").allowed("to @F")


def test_supply_points_that_come_together_keep_to_the_limit() -> None:
    """S42-18.6.8."""
    there = {f"AX-SP-{n}": "0910" for n in range(1, 5)}
    f = Field({**there, "AX-SP-5": "@Y", "AX-SP-6": "@Y"}).play("march AX-SP-5", "with AX-SP-6")
    assert f.refused("to 0815") == "S42-18.6.8"
    f = Field({**there, "AX-SP-5": "@Y", "AX-SP-6": "@Y"}).play("march AX-SP-5")
    assert f.allowed("to 0815")


def test_the_strait_knows_the_limit_of_supply_points() -> None:
    """S42-18.6.8, 5.7.2."""
    there = {f"AX-SP-{n}": "2020" for n in range(1, 6)}
    f = Field({**there, "AX-SP-6": "@W"}, whole_map=True)
    assert f.shut("AX-SP-6", "1549") == "S42-18.6.8"


def test_a_supply_point_too_many_comes_by_rail() -> None:
    """S42-18.6.8: made immobile in its area it may use trains."""
    there = {f"AX-SP-{n}": "0910" for n in range(1, 6)}
    line: dict[str, Any] = {
        "rails": [["green", "1010", "0911", "0811", "0711/0811"]],
        "converted": ["0811", "0911", "1010"],
    }
    f = Field({**there, "AX-SP-6": "@Y"}, **line)
    assert f.refused("rail AX-SP-6") == "S42-18.6.8"
    f.play("store AX-SP-6", "rail AX-SP-6", "to 1010")
    assert f.where("AX-SP-6") == "1010"


# -- areas that are shut ---------------------------------------------------------------------------------


def test_each_shut_area_names_its_rule() -> None:
    """S42-22.4, 23.4, 24.1.3."""
    f = Field({RIFLES: "@J"}, player="soviet", turn=28).play(f"march {RIFLES}")
    assert f.refused("to @K") == "S42-23.4"
    f = Field({RIFLES: "@J", FOOT: "@G"}, player="soviet").play(f"march {RIFLES}")
    assert f.refused("to @G") == "S42-24.1.3"
    f = Field({RIFLES: "0811"}, player="soviet").play(f"march {RIFLES}")
    assert f.refused("to @Y") == "S42-22.4"


def test_the_soviets_choose_where_to_go_from_k() -> None:
    """S42-23.4: to J or L, each unit as their player likes; they stay in good order."""
    f = Field({RIFLES: "@K", MORE_RIFLES: "@K"}, turn=28, frame=Rest())
    evacuation.winter(f.s)
    f.s.asked[0] = -1
    advance(f.s)
    assert f.asked() == "soviet"
    assert f.refused(f"shift {RIFLES} @H") == "S42-23.4"
    f.play(f"shift {RIFLES} @L", f"shift {MORE_RIFLES} @J")
    assert (f.where(RIFLES), f.where(MORE_RIFLES), f.order(RIFLES)) == ("@L", "@J", "good")


def test_baku_is_lost_for_good() -> None:
    """S42-24.1.2: once too few are there five must go together again."""
    divisions = ["DE-PZ-3", "DE-PZ-9", "DE-PZ-13", "DE-PZ-14", "DE-PZ-16"]
    f = Field(dict.fromkeys(divisions, "@G from=3236"), roads=[["3236", "3237/3236"]], turn=20)
    victory.look_at_baku(f.s)
    assert f.s.baku == 1
    f.s.put(f.unit("DE-PZ-3"), f.hex("3235"))
    victory.check_victory(f.s)
    assert f.s.baku == 0
    f.s.put(f.unit("DE-PZ-3"), f.sc.board.place("@G"))
    for key in divisions[1:]:
        f.s.began[f.unit(key)] = f.sc.board.place("@G")
    victory.look_at_baku(f.s)
    assert f.s.baku == 0


# -- full retreat (S42-13.3.2) ---------------------------------------------------------------------------


def test_routed_units_keep_away_from_enemies_without_a_zoc() -> None:
    """S42-13.3.2: also from trains and across the Volga."""
    f = Field({FOOT: "2010 routed", RIFLES: "2013 train"}).play(f"march {FOOT}", "to 2011")
    assert f.refused("to 2012") == "S42-13.3.2"
    f = Field({FOOT: "2010 routed", RIFLES: "2012"}, water={"2011/2012": "volga"}).play(f"march {FOOT}")
    assert f.refused("to 2011") == "S42-13.3.2"
    f = Field({FOOT: "2010 routed", OTHERS: "2011", RIFLES: "2012"}).play(f"march {FOOT}")
    assert f.allowed("to 2011")


def test_routed_units_do_not_stay_beside_the_enemy() -> None:
    """S42-13.3.2: unless others stand with them, or they have nowhere to go."""
    f = Field({FOOT: "2010 routed", RIFLES: "2011"})
    assert f.refused("done") == "S42-13.3.2"
    assert f.refused(f"march {FOOT}", "halt") == "S42-13.3.2"
    f.play("to 2009")
    assert f.allowed("done")
    f = Field({FOOT: "2010 routed", OTHERS: "2010 disrupted", RIFLES: "2011"})
    assert f.allowed("done")
    f = Field({FOOT: "2010 routed", OTHERS: "2110", RIFLES: "2011"}).play(f"march {FOOT}", "to 2110")
    assert f.where(FOOT) == "2110"  # a friend in an EZOC is shelter enough
    ring = dict(zip(["SU-RD-1", "SU-RD-153", "SU-RD-197"], ["2011", "2109", "1909"], strict=True))
    f = Field({FOOT: "2010 routed", **ring})
    assert f.allowed("done")


def test_routed_units_run_across_the_volga() -> None:
    """S42-13.3.2, 2.2.3: beyond the Volga is adjacent, beyond a lake is not."""
    for water, hexes in (("volga", 2), ("lake", 0)):
        f = Field({FOOT: "2009", RIFLES: "2012 routed"}, water={"2011/2012": water})
        f.play(f"march {FOOT}", "to 2010", "to 2011")
        while f.frame() == "Retreat":
            f.play(next(key for key in f.options() if key.startswith("to")))
        assert f.sc.board.distance_between(f.hex("2012"), f.hex(f.where(RIFLES))) == hexes


# -- contested cities (S42-29.1.2) -----------------------------------------------------------------------


@pytest.mark.parametrize("owner", ["soviet", "axis"])
def test_non_combat_units_join_their_friends_in_a_contested_city(owner: str) -> None:
    """S42-29.1.2: by tactical movement, on either side."""
    f = Field(
        {FOOT: "2010", RIFLES: "2010", CHUIKOV: "2012", "AX-SP-1": "2008"},
        places={"2010": "major_city"},
        options={"contested": "on"},
        player="soviet",
    )
    f.s.contested[f.hex("2010")] = 1 if owner == "soviet" else 0
    f.s.city_battle[f.hex("2010")] = 1
    f.s.settle(f.hex("2010"))
    assert f.refused(f"march {CHUIKOV}", "to 2011", "to 2010") == "S42-29.1.2"
    f.s.put(f.unit("AX-SP-1"), f.hex("2009"))
    for key in (CHUIKOV, "AX-SP-1"):
        assert f.shut(key, "2010", TACTICAL) == ""


# -- the first turns of the scenarios --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "player", "rule"),
    [
        ({"part": "C1", "tactical": "axis"}, "axis", "S42-C1.2"),
        ({"part": "C4", "tactical": "axis"}, "axis", "S42-C4.2"),
        ({"part": "C3", "tactical": "soviet", "opening": "soviet_movement"}, "soviet", "S42-C3.4"),
    ],
)
def test_each_first_turn_names_its_rule(fields: dict[str, Any], player: str, rule: str) -> None:
    key = FOOT if player == "axis" else RIFLES
    f = Field({key: "2010"}, turn=1, player=player, **fields)
    assert f.refused(f"march {key}") == rule


def test_the_preliminary_movement_names_its_rule() -> None:
    """S42-C2.4: neither extended movement nor trains."""
    line: dict[str, Any] = {"rails": [["green", "2010", "2011", "2012"]]}
    f = Field({RIFLES: "2010"}, player="soviet", **line)
    f.s.turn_kind = PRELIMINARY_TURN
    assert f.refused(f"extend {RIFLES}") == "S42-C2.4"
    assert f.refused(f"rail {RIFLES}") == "S42-C2.4"
    assert REFUSALS[f.sc.movement_rules.gait_refusal(f.s, f.unit(RIFLES), EXTENDED)].rule == "S42-C2.4"


def test_ships_sail_in_the_preliminary_movement() -> None:
    """S42-C2.4, 5.7.1: only extended movement and trains are ruled out."""
    ports = {"2010": "town port=black", "2014": "town port=black"}
    f = Field({RIFLES: "2010"}, places=ports, player="soviet")
    f.s.turn_kind = PRELIMINARY_TURN
    f.play(f"sail {RIFLES} 2014")
    assert f.order(RIFLES) == "disrupted"


# -- trains ------------------------------------------------------------------------------------------------


LINE: dict[str, Any] = {
    "rails": [["green", "2010", "2011", "2012", "2013", "2014", "2015"]],
    "converted": ["2010", "2011", "2012", "2013", "2014", "2015"],
}


def test_a_train_wakes_and_captures_like_any_other_way_of_coming() -> None:
    """S42-20.4, 9.7.5."""
    garrison = "SU-GAR-TAMAN"
    f = Field({FOOT: "2010", garrison: "2020"}, forts={"2015": "soviet"}, **LINE)
    assert not f.marked(garrison, AWAKE)
    f.play(f"rail {FOOT}", "to 2015")
    assert f.marked(garrison, AWAKE)
    assert f.s.fort[f.hex("2015")] == 0


def test_soviet_trains_push_no_railhead() -> None:
    """S42-5.6.3: not before they have unloaded."""
    f = Field(
        {RIFLES: "2020"},
        player="soviet",
        rails=[["green", "2014", "2015", "2016", "2017", "2018", "2019", "2020"]],
        converted=["2014", "2015"],
        railheads=["2015"],
    )
    f.play(f"rail {RIFLES}", "to 2016")
    assert f.s.railhead[0] == f.hex("2015")
    railheads.push_back(f.s)
    assert f.s.railhead[0] == f.hex("2015")


# -- supply points (S42-18.6.2, 18.6.7) ------------------------------------------------------------------


@pytest.mark.parametrize(("words", "rule"), [("", "S42-18.6.2"), ("train at_hand", "S42-18.6.7")])
def test_why_a_supply_point_cannot_be_fired_off(words: str, rule: str) -> None:
    f = Field({FOOT: "2010", HQ: "2009", "AX-SP-1": f"2009 {words}", RIFLES: "2011"}, phase="combat")
    f.play("attack 2011")
    if f.frame() == "Attack" and f.allowed(f"with {FOOT}"):
        f.play(f"with {FOOT}")
    assert f.refused(f"charge {HQ}") == rule


def test_a_supply_point_on_a_train_turns_nothing_over() -> None:
    """S42-18.6.7."""
    f = Field({HQ: "2009 fired", "AX-SP-1": "2009 train", "AX-SP-2": "2009"}, phase="supply")
    assert f.refused(f"spend AX-SP-1 {HQ}") == "S42-18.6.7"
    assert f.allowed(f"spend AX-SP-2 {HQ}")


# -- attacks out of an area (S42-22.7) -------------------------------------------------------------------


def test_an_army_headquarters_makes_room_off_the_map() -> None:
    """S42-22.7, 4.3: the usual limits of stacking hold there."""
    units = [f"SU-RD-{n}" for n in (1, 153, 197)]
    for army, third in (({}, "S42-22.7"), ({"SU-HQ-5TA": "@A"}, "")):
        f = Field({**dict.fromkeys(units, "@A"), FOOT: "2001", **army}, frame=Rest())
        target = f.hex("2001")
        hexes = sum(1 for cell in f.sc.neighbour[6 * target : 6 * target + 6] if cell >= f.sc.n)
        assert hexes == 1  # this edge hex touches a single imaginary one
        b = Battle(SOVIET, target, NORMAL, (1 << f.unit(units[0])) | (1 << f.unit(units[1])))
        refusal = f.s.sc.combat_rules.joins_refusal(f.s, b, f.unit(units[2]))
        assert (REFUSALS[refusal].rule if refusal else "") == third


# -- chapter 32 ----------------------------------------------------------------------------------------------


def test_a_lost_wiking_has_a_replacement_of_its_own() -> None:
    """S42-32.4: nobody else can take it."""
    f = Field({WIKING: "@lost", "DE-MOT-3": "0905 steps=2"}, turn=13, phase="initial", upgrades=UPGRADE)
    special = f.sc.replacements[0][13][3]
    assert f.s.replacement[3] == special + 1
    if not special:
        assert f.refused("refit DE-MOT-3 special") == "S42-21.1.1"
    f.play("rebuild DE-PG-WIKING-4 @Y special")
    assert (f.where("DE-PG-WIKING-4"), f.steps("DE-PG-WIKING-4")) == ("@Y", 2)
    assert f.s.promised == -1


def test_the_remnant_of_wiking_grows_into_the_stronger_counter() -> None:
    """S42-32.4, 21.3.4."""
    remnant = remnants()[0]
    f = Field({remnant: f"0905 of={WIKING} steps=1"}, turn=13, phase="initial", upgrades=UPGRADE)
    f.play(f"refit {remnant} special")
    assert (f.where("DE-PG-WIKING-4"), f.steps("DE-PG-WIKING-4")) == ("0905", 2)
    assert f.where(WIKING) == "@gone"


def remnants() -> list[str]:
    """Remnants that can stand for Wiking."""
    f = Field({}, frame=Rest())
    u = f.unit(WIKING)
    return [f.sc.unit_names[r] for r in f.sc.remnants[0] if remnant_fits(f.sc, r, u)]


def test_panzergrenadiers_take_steps_but_do_not_pay() -> None:
    """S42-32.1: what is missing comes off tank divisions, what is too much may go to either."""
    ten = [{"turn": 10, "side": "axis", "kind": "tank_divisions", "keys": ["DE-PG-GD"]}]
    units = {"DE-PZ-3": "0904 steps=2", "DE-PZ-6": "0904 steps=2", "DE-PG-GD": "0904 steps=2"}
    f = Field({**units, WIKING: "0905", "DE-PZ-9": "0906"}, phase="initial", turn=10, withdrawals=ten)
    f.play("recall DE-PZ-3", "recall DE-PZ-6")
    assert f.options() == ["lose DE-PZ-9"]
    units = {"DE-PZ-3": "0904", "DE-PZ-6": "0904", "DE-PG-GD": "0904"}
    f = Field({**units, WIKING: "0905 steps=2"}, phase="initial", turn=10, withdrawals=ten)
    f.play("recall DE-PZ-3", "recall DE-PZ-6")
    assert f.allowed(f"grant-step {WIKING}")


@pytest.mark.parametrize(
    ("kind", "rule"), [("infantry_division", "S42-32.3"), ("tank_divisions", "S42-32.1")]
)
def test_each_withdrawal_names_its_rule(kind: str, rule: str) -> None:
    rows = [{"turn": 9, "side": "axis", "kind": kind}]
    f = Field({FOOT: "0905", "DE-PZ-3": "0905", "HU-ID-6": "0905"}, phase="initial", turn=9, withdrawals=rows)
    assert f.refused("recall HU-ID-6") == rule


# -- the winter offensive --------------------------------------------------------------------------------


def test_no_more_plans_than_markers() -> None:
    """S42-33.2.1, 26.2: two for each side at any time."""
    f = Field({FRONT: "2002"}, player="soviet", turn=25, frame=Rest())
    f.s.plans[f.unit(FRONT)] = 1
    push(f, Offensive(2, 2))
    f.play(f"grant-plan {FRONT}")
    assert f.refused(f"grant-plan {FRONT}") == "S42-33.2.1"


# -- refusals by the rule that says so -------------------------------------------------------------------


def test_why_a_hex_without_combat_units_is_no_target() -> None:
    """S42-19.3, 9.7.4, 8.1."""
    units = {FOOT: "2010", "SU-SP-1": "2011"}
    f = Field({**units, RIFLES: "2009"}, forts={"2110": "soviet"}, phase="combat")
    assert f.refused("attack 2011") == "S42-19.3"
    assert f.refused("attack 2110") == "S42-9.7.4"
    assert f.refused("attack 1911") == "S42-8.1"


def test_non_combat_units_do_not_attack() -> None:
    """S42-19.3."""
    f = Field(
        {CHUIKOV: "2010", RIFLES: "2009", FOOT: "2011", OTHERS: "2008"}, phase="combat", player="soviet"
    )
    assert f.refused("attack 2011") == "S42-19.3"


def test_who_cannot_be_rebuilt_and_why() -> None:
    """S42-10.4.3, 18.5, 21.3.1."""
    f = Field({FOOT: "@gone", OTHERS: "0905"}, phase="initial")
    assert f.refused(f"rebuild {FOOT} @Y infantry") == "S42-10.4.3"
    assert f.refused(f"rebuild {OTHERS} @Y infantry") == "S42-21.3.1"
    f = Field({"SU-AD-1": "@gone"}, phase="initial", player="soviet")
    assert f.refused("rebuild SU-AD-1 @A special") == "S42-18.5"


def test_supply_points_change_before_they_move() -> None:
    """S42-18.6.2."""
    f = Field({"AX-SP-1": "2010"}).play("march AX-SP-1", "to 2011", "halt")
    assert f.refused("unpack AX-SP-1") == "S42-18.6.2"


def test_reserves_do_not_break_through() -> None:
    """S42-25.2.3."""
    units = {TANKS: "2011 reserve", RIFLES: "2012"}
    f = Field(units, options={"reserves": "on"}, phase="combat").play(f"release {TANKS}", f"with {TANKS}")
    assert f.frame() == "Advance"
    assert f.refused("strike 2012") == "S42-25.2.3"


def test_a_plan_reaches_as_far_as_its_headquarters() -> None:
    """S42-26.2."""
    f = Field({HQ: "2020", FOOT: "2010", RIFLES: "2011"}, options={"plans": "on"}, frame=Rest())
    f.s.plans[f.unit(HQ)] = 1
    why = plans.use_refusal(f.s, Battle(0, f.hex("2011"), NORMAL, 1 << f.unit(FOOT)), f.unit(HQ))
    assert REFUSALS[why].rule == "S42-26.2"


# -- the rule behind the price of a river ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"water": {"2010/2011": "minor"}, "weather": "rain"}, "S42-5.5.1"),
        ({"water": {"2010/2011": "major"}}, "S42-5.5.2"),
        ({"water": {"2010/2011": "major"}, "bridges": {"2010/2011": "rail"}}, "S42-5.5.4"),
        ({"water": {"2010/2011": "major"}, "bridges": {"2010/2011": "crossing"}}, "S42-5.5.6"),
        ({"water": {"2010/2011": "major"}, "more": {OTHERS: "2011"}}, "S42-5.5.5"),
        ({"water": {"2010/2011": "major"}, "turn": 28}, "S42-23.4"),
        ({"water": {"2010/2011": "volga"}, "bridges": {"2010/2011": "crossing"}}, "S42-5.5.6"),
    ],
)
def test_each_way_over_a_river_names_its_rule(given: dict[str, Any], rule: str) -> None:
    values = {**given}
    more = values.pop("more", {})
    f = Field({TANKS: "2010", **more}, **values).play(f"march {TANKS}")
    ledger = f.s.top().ledgers(f.s, f.option("to 2011"))[0]
    assert [line.rule for line in ledger.lines if line.name == "step-water"] == [rule]
    assert ledger.total == f.price("to 2011")

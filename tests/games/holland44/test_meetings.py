"""Where two rules meet. The neighbours of 3010 are 3110 3011 2910 2909 3009 3109."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.events import EVENTS
from grognard.games.holland44.ferries import begin_turn
from grognard.games.holland44.kinds import CROSSED, SPENT
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.supply import Lines, raft_beside
from grognard.games.zocbond import defense
from grognard.games.zocbond.kinds import ADVANCED, ATTACKED, SHATTERED, WITHDRAWN
from grognard.games.zocbond.results import LONG
from tests.games.holland44.cases import Case, each
from tests.games.holland44.field import Field
from tests.games.holland44.fight import TARGET, Rest, battle, names, step, strike, suffer
from tests.games.holland44.test_unknown import EMPTY, REAL
from tests.games.holland44.withdrawal import follow

GUARDS = "1-Gren-Gds"  # motor infantry
TANKS = "2-Gren-Gds"
FOOT = "1-Dorset"
ENGINEER = "RE-XXX"
GHOST = "unknown-1"
POOR = "GR-1219"


# -- desperate defence (H44-12.4, 17.5) -------------------------------------------------------------


@pytest.fixture
def doomed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every retreat would be the end."""
    monkeypatch.setattr(defense, "doomed", lambda *_: True)


def desperate(rolls: list[int], more: dict[str, str]) -> Field:
    units = {GUARDS: "2009", TANKS: "2109", "KG-Knaust": TARGET, **more}
    f = Field(units, phase="combat", terrain={TARGET: "town"})
    suffer(f, GUARDS, TANKS, code="DR")
    f.script.rolls += rolls
    return f


@pytest.mark.pure
@each("H44-C-576")
@pytest.mark.usefixtures("doomed")
def test_the_desperate_may_stop_after_a_supported_roll(case: Case) -> None:
    """H44-12.4: they are allowed to roll again, not bound to."""
    f = desperate([2], {"AR-185": "2014"})
    f.play("support AR-185", "stand KG-Knaust")
    assert f.allowed("stand KG-Knaust") == case["then"]["may_stand"]
    assert f.allowed("yield") == case["then"]["may_yield"]
    assert f.play("yield").frame() == "Retreat"


@pytest.mark.pure
@each("H44-C-585")
@pytest.mark.usefixtures("doomed")
def test_artillery_on_its_back_helps_no_later_roll(case: Case) -> None:
    """H44-17.1, 17.5, 17.6.3: one for each roll, if another one is active."""
    for rounds, plus in enumerate(case["then"]["modifier"]):
        f = desperate([2, 2], {"AR-185": "2014", "7-FJ-Art": "2013"})
        f.play("support AR-185", "stand KG-Knaust")
        assert f.refused("support AR-185") == "H44-17.5"
        if rounds:
            f.play("support 7-FJ-Art")
        f.play("stand KG-Knaust")
        assert [total for _, total, *_ in f.told("stands")] == [3, 2 + plus]


# -- bonds (H44-7.4.2) --------------------------------------------------------------------------------


@each("H44-C-577")
def test_no_way_into_a_bond_out_of_an_area(case: Case) -> None:
    """H44-7.4.2: H44-19.1 lifts EZOC only."""
    found = []
    f = Field({GUARDS: "@N", "KG-Euling": "1003", "KG-Knaust": "1005"})
    found.append(f.play(f"march {GUARDS}").allowed("to 1004"))
    assert f.refused("to 1004") == "H44-7.4.2"
    f = Field({"KG-Seidel": "@B", GUARDS: "3001", "3-Irish-Gds": "3201"}, player="german")
    found.append(f.play("march KG-Seidel").allowed("to 3101"))
    f = Field({GUARDS: "@N", "KG-Euling": "1003"})
    found.append(f.play(f"march {GUARDS}").allowed("to 1004"))
    assert found == case["then"]["allowed"]


@each("H44-C-593")
def test_a_line_does_not_go_over_the_edge_through_a_bond(case: Case) -> None:
    """H44-7.4.2, 18.3.1: the only way into area N leads through 1004."""
    found = []
    for enemies in ({}, {"KG-Euling": "1003", "KG-Knaust": "1005"}):
        f = Field({FOOT: "1104", **enemies}, frame=Rest())
        field = Lines(f.s, 0).search([f.sc.place_names.index("@N")])
        found.append(f.hex("1004") in field.line(f.hex("1104")))
    assert found == case["then"]["supplied"]


@each("H44-C-594")
def test_there_is_no_bond_through_a_hex_with_a_unit(case: Case) -> None:
    """H44-7.4.1: the hex between the ends is empty."""
    found = []
    for units in ({}, {GHOST: "3010"}):
        f = Field({GUARDS: "3109", "KG-Euling": "3009", "KG-Knaust": "3011", **units})
        found.append(f.play(f"tactical {GUARDS}").allowed("to 3010"))
    assert found == case["then"]["allowed"]


# -- unknown units (H44-25.3.1) -----------------------------------------------------------------------


def meet(*rolls: int, draw: str = REAL, **more: Any) -> Field:
    """Guards and tanks meet an unknown unit in 2010."""
    units = {GUARDS: "2009", TANKS: "2009", GHOST: "2010", **more.pop("units", {})}
    f = Field(units, draws=[draw], rolls=list(rolls), **more)
    return f.play(f"march {GUARDS}", f"with {TANKS}", "to 2010")


def beaten(**more: Any) -> Field:
    """They have beaten it, but not overrun it."""
    for face in range(1, 7):
        f = meet(face, **more)
        while f.asked() == "german":
            f.play(f.options()[-1])
        if step(f) == "Encounter.enter" or (f.marked(GUARDS, SPENT) and not f.s.stack_at(f.hex("2010"))):
            return f
    raise AssertionError("no face drives it out without overrunning it")


@each("H44-C-578")
def test_who_ends_in_the_hex_of_a_beaten_unit_comes_to_its_bridges(case: Case) -> None:
    """H44-5.4, 25.3.3."""
    f = beaten(water={"2010/2011": "canal"}, bridges={"2010/2011": "mined"}, roads=[["2010", "2011"]])
    f.play("to 2010")
    assert (f.asked() == "german" and f.frame() == "Demolition") == case["then"]["german_asked"]
    f.play("spare")
    assert f.marked(GUARDS, SPENT)
    assert f.frame() == "Movement"


@each("H44-C-584")
def test_a_lone_unknown_unit_is_met_out_of_an_area(case: Case) -> None:
    """H44-25.3.1."""
    found = []
    for gait in case["given"]["gait"]:
        f = Field({GUARDS: "@N", GHOST: "1004"}, draws=[EMPTY])
        verb = "extend" if gait == "extended" else gait
        found.append(f.play(f"{verb} {GUARDS}").allowed("to 1004"))
    assert found == case["then"]["allowed"]
    f = Field({GUARDS: "@N", GHOST: "1004"}, draws=[EMPTY])
    f.play(f"march {GUARDS}", "to 1004")
    assert f.where(GUARDS) == "1004"
    f = Field({GUARDS: "@N", GHOST: "1004"}, draws=[REAL], rolls=[1])
    f.play(f"march {GUARDS}", "to 1004")
    assert len(f.told("combat")) == 1


@each("H44-C-591")
def test_nobody_is_met_behind_a_bridge_that_is_blown(case: Case) -> None:
    """H44-5.4, 25.3.1."""
    f = Field(
        {GUARDS: "2009", GHOST: "2010"},
        water={"2009/2010": "major"},
        bridges={"2009/2010": "mined"},
        roads=[["2009", "2010"]],
        draws=[REAL],
        rolls=[6],
    )
    f.play(f"march {GUARDS}", "to 2010", "blow 2009/2010")
    assert (f.where(GHOST) != "2010") == case["then"]["revealed"]
    assert (f.frame() == "Move") == case["then"]["move_goes_on"]


@each("H44-C-592")
def test_nobody_ends_a_move_in_a_bond(case: Case) -> None:
    """H44-7.4.2, 25.3.3: it is still the movement phase."""
    f = beaten(units={"KG-Euling": "2109", "KG-Knaust": "1910"})
    assert (f.where(GUARDS) == "2010") == case["then"]["allowed"]
    assert f.marked(GUARDS, SPENT)
    assert f.frame() == "Movement"


@each("H44-C-596")
def test_out_of_a_crowd_two_and_a_free_one_meet_an_unknown_unit(case: Case) -> None:
    """H44-6.4.2, 25.3.1."""
    stack = [GUARDS, "3-Irish-Gds", "5-Coldm-Gds", "1-Welsh-Gds"]
    f = Field({**dict.fromkeys(stack, "2009"), GHOST: "2010"}, draws=[REAL])
    f.play(f"march {GUARDS}", *(f"with {key}" for key in stack[1:]))
    f.script.rolls.append(1)
    f.play("to 2010")
    if step(f) == "Attack.support":
        f.play("commit")
    combat = next(event for event in f.sink.events if EVENTS[event.kind].name == "combat")
    assert combat.ledgers is not None
    fighters = {line.unit for line in combat.ledgers[0].lines if line.unit >= 0}
    assert len(fighters) == case["then"]["attackers"]


# -- engineers (H44-23.3.3) ---------------------------------------------------------------------------


@each("H44-C-579")
def test_an_engineer_ferries_or_assaults_across_one_hexside(case: Case) -> None:
    """H44-23.3.3, 23.3.1, 18.3.1."""
    then = case["then"]
    water = {"3010/3011": "major", "3011/3012": "major", "3011/2911": "major"}
    f = Field({ENGINEER: "3010", FOOT: "3011", "I-Hoffmann": "2911"}, water=water)
    f.play(f"tactical {ENGINEER}", "to 3011")
    assert f.marked(ENGINEER, CROSSED)
    assert f.allowed("to 3012") == then["second_river"]
    f.play("halt")
    assert f.refused("shatter 2911") == "H44-9.5.1"
    why = f.sc.combat_rules.attack_refusal(f.s, f.unit(FOOT), f.hex("2911"), 0)
    assert REFUSALS[why].rule == "H44-9.5.1"  # no assault
    sides = [6 * f.hex("3011") + f.sc.board.direction_to(f.hex("3011"), f.hex(to)) for to in ("3010", "3012")]
    assert [raft_beside(f.s, side, 0) for side in sides] == [True, then["supplies_elsewhere"][0]]
    begin_turn(f.s)
    assert raft_beside(f.s, sides[1], 0)
    f = Field(
        {ENGINEER: "3011 crossed", FOOT: "3011"}, water=water, frame=Rest()
    )  # it has supported an assault
    assert [raft_beside(f.s, side, 0) for side in sides] == [False, then["supplies_elsewhere"][1]]


def test_the_engineer_itself_counts_on_its_ferry() -> None:
    """H44-23.3.3: six steps in a turn."""
    f = Field({ENGINEER: "3010", "1-Border": "3010", FOOT: "3010"}, water={"3010/3011": "major"})
    f.play(f"tactical {ENGINEER}", "to 3011", "halt", "tactical 1-Border", "to 3011", "halt")
    assert f.refused(f"tactical {FOOT}", "to 3011") == "H44-23.3.3"  # 1 and 3 and 3


@each("H44-C-587")
def test_an_engineer_in_any_order_is_a_ferry(case: Case) -> None:
    """H44-23.3.3, 14.2: nothing says otherwise."""
    found = []
    for order in case["given"]["engineer"]:
        f = Field({ENGINEER: f"3010 {order}", FOOT: "3010"}, water={"3010/3011": "major"})
        found.append(f.play(f"tactical {FOOT}").allowed("to 3011"))
    assert found == case["then"]["allowed"]


@each("H44-C-586")
def test_all_infantry_with_the_engineer_advances(case: Case) -> None:
    """H44-9.5.3 goes before H44-15.1; who did not attack does not break through (H44-16.3.5)."""
    units = {GUARDS: "2009", FOOT: "2009", TANKS: "2009", ENGINEER: "2009 crossed", "I-Hoffmann": TARGET}
    f = Field(units, water={"2009/2010": "major"}, frame=Rest())
    b = battle(f, GUARDS, TANKS)
    found = names(f, f.s.sc.advance_rules.advance_units(f.s, b))
    party = names(f, f.s.sc.advance_rules.advance_party(f.s, b, b.units))
    f.s.put(f.unit("I-Hoffmann"), f.hex("4010"))
    f = follow(f, *found, vacated=TARGET, kind=LONG)
    may = [key in found and f"with {key}" in f.options() for key in (GUARDS, FOOT, TANKS, ENGINEER)]
    assert may == case["then"]["may_advance"]
    assert (FOOT in party) == case["then"]["bystander_breaks_through"]


# -- advance, areas, breaking down ------------------------------------------------------------------


@each("H44-C-580")
def test_advance_across_the_canal_that_was_attacked_over(case: Case) -> None:
    """H44-15.6: on the real map from 1717 against 1716, then into 1618."""
    found = []
    for to in ("Zuid", "Noord"):
        water = {"3012/3011": "canal Zuid", "3012/3111": f"canal {to}"}
        f = follow(Field({FOOT: "3012"}, water=water, frame=Rest()), FOOT, vacated="3011", kind=LONG)
        found.append("to 3111" in f.play(f"with {FOOT}").options())
    assert found == case["then"]["allowed"]
    f = Field({FOOT: "1717"}, whole_map=True, frame=Rest(), turn=8)
    follow(f, FOOT, vacated="1716", kind=LONG).play(f"with {FOOT}")
    assert "to 1716" in f.options()
    assert f.refused("to 1618") == "H44-15.6"


@each("H44-C-581")
def test_a_poor_unit_gets_out_of_ezoc_through_a_city(case: Case) -> None:
    """H44-14.2, 8.3.3."""
    ring = {GUARDS: "3110", "3-Irish-Gds": "2910", "5-Coldm-Gds": "3109"}
    walls = {f"3010/{h}": "major" for h in ("2909", "3009")}
    f = Field({POOR: "3010 disrupted", **ring}, terrain={"3011": "city"}, water=walls, player="german")
    assert ("done" in f.options()) == case["then"]["may_stay"]
    f.play(f"tactical {POOR}")
    assert f.refused("halt") == "H44-14.2"
    f.play("to 3011")
    assert f.allowed("halt") == case["then"]["may_end_in_the_city"]
    assert f.allowed("to 3012") == case["then"]["may_end_beyond"]
    f.play("to 3012")
    assert f.where(POOR) == "3012"


@each("H44-C-582")
def test_who_came_off_the_map_attacks_out_of_its_area(case: Case) -> None:
    """H44-19.6, 19.7."""
    found = []
    for came in ("1005", "@M"):
        f = Field(
            {GUARDS: f"@N from={came}", TANKS: "@N", FOOT: "1104", "I-Hoffmann": "1004"}, phase="combat"
        )
        found.append(f.play("attack 1004").allowed(f"with {GUARDS}"))
    assert found == case["then"]["allowed"]


@each("H44-C-583")
def test_breaking_down_in_extended_movement_and_after_the_last_advance(case: Case) -> None:
    """H44-21.3."""
    f = Field({FOOT: "3010"}).play(f"extend {FOOT}", "to 3011")
    split = next(key for key in f.options() if key.startswith("split"))
    part = split.split()[2]
    f.play(split, f"drop {part}", "to 3012", "halt")
    assert (f.where(part), f.where(FOOT)) == ("3011", "3012")
    assert f.refused(f"march {part}") == "H44-8.1"
    f = Field({GUARDS: "2009", TANKS: "2109", "Ldsch-Veghel": TARGET}, phase="combat")
    strike(f, GUARDS, TANKS, code="DMR", lead="")
    while f.asked() == "german":
        f.play(f.options()[0])
    f.play(f"with {GUARDS}", f"to {TARGET}")
    while f.frame() == "Advance":
        f.play("halt")
    assert f.frame() == "Combat"
    split = next(key for key in f.options() if key.startswith(f"split {GUARDS}"))
    f.play(split)
    part = split.split()[2]
    assert f.where(part) == TARGET
    assert f.marked(part, ATTACKED)
    assert f.marked(GUARDS, ADVANCED)
    assert not any(key.startswith(f"split {TANKS}") for key in f.options())  # it has not advanced


def test_extended_movement_still_ends_alone() -> None:
    """H44-8.2.2, 21.3: with its own part only."""
    f = Field({FOOT: "3010", GUARDS: "3012"}).play(f"extend {FOOT}", "to 3011")
    f.play(next(key for key in f.options() if key.startswith("split")))
    assert f.allowed("halt")
    f.play("to 3012")
    assert f.refused("halt") == "H44-8.2.2"


def test_a_part_is_left_only_if_the_others_can_go_on() -> None:
    """H44-8.2.2, 21.3: with a part that has been left nobody ends in its hex."""
    f = Field({FOOT: "3010"}).play(f"extend {FOOT}", "to 3011")
    f.play(next(key for key in f.options() if key.startswith("split")))
    parts = [key.split()[1] for key in f.options() if key.startswith("drop")]
    part = next(key for key in parts if key != FOOT)
    f.s.used[f.unit(FOOT)] = f.s.used[f.unit(part)] = 2 * f.sc.allowance[f.unit(FOOT)] * 4
    assert f.refused(f"drop {part}") == "H44-8.2.2"  # no points are left to go on with
    f.s.used[f.unit(FOOT)] = f.s.used[f.unit(part)] = 2
    f.play(f"drop {part}")
    assert f.refused("halt") == "H44-8.2.2"
    assert f.allowed("to 3012")


# -- artillery, replacements, automatic DS, disengagement -------------------------------------------


@each("H44-C-588")
def test_any_artillery_is_disrupted_by_two_hexes_of_tactical_movement(case: Case) -> None:
    """H44-14.1.2, 17.3: a marker lets it march instead."""
    found = []
    for words in ("", "limbered"):
        f = Field({"Gds-Div": f"3010 {words}"}).play("tactical Gds-Div", "to 3011", "to 3012")
        found.append(f.order("Gds-Div"))
    assert found == case["then"]["order"]


@each("H44-C-589")
def test_replacements_for_who_has_moved_one_hex(case: Case) -> None:
    """H44-20.2.5: such a unit moves no more than one hex in the phase."""
    roads = [["1003/0903", "1003", "1103", "1203", "1303"]]
    found = []
    for hexes in case["given"]["moved_hexes"]:
        f = Field({FOOT: "1303 steps=2"}, turn=8, roads=roads)
        if hexes:
            f.play(f"march {FOOT}", *["to 1203", "to 1103"][:hexes], "halt")
        found.append(any(key.startswith(f"refit {FOOT}") for key in f.options()))
    assert found == case["then"]["allowed"]
    f = Field({FOOT: "1303 steps=2"}, turn=8, roads=roads).play(f"march {FOOT}", "to 1203", "halt")
    f.play(next(key for key in f.options() if key.startswith("refit")))
    assert f.refused(f"march {FOOT}") == "H44-8.1"


def over_the_bridge(*rolls: int, **more: Any) -> Field:
    units = {TANKS: "3009", "2-Irish-Gds": "3009", "Ldsch-Veghel": "3010", **more.pop("units", {})}
    f = Field(
        units,
        water={"3009/3010": "major"},
        bridges={"3009/3010": "mined"},
        roads=[["3009", "3010"]],
        rolls=list(rolls),
    )
    return f.play("shatter 3010")


STRONG_STACK = {GUARDS: "3109", "3-Irish-Gds": "3109", "5-Coldm-Gds": "3110", "1-Welsh-Gds": "3110"}


@each("H44-C-590")
def test_an_automatic_ds_over_a_mined_bridge_asks_the_germans(case: Case) -> None:
    """H44-5.4, 8.7, 25.4, 9.3."""
    f = over_the_bridge(1, units=STRONG_STACK)
    with_all = [TANKS, *STRONG_STACK]
    f.play(*(f"with {key}" for key in with_all), "commit")
    assert (f.frame() == "Demolition") == case["then"]["german_asked"]
    f.play("spare")
    assert f.marked(TANKS, SHATTERED)
    f = over_the_bridge(6, units=STRONG_STACK)
    f.play(*(f"with {key}" for key in with_all), "commit", "blow 3009/3010")
    assert not f.marked(GUARDS, SHATTERED)
    assert f.allowed("cancel")
    assert f.refused(f"with {TANKS}") == "H44-9.5.1"
    f.play("cancel")
    assert f.frame() == "Movement"
    assert f.where("Ldsch-Veghel") == "3010"


@each("H44-C-595")
def test_who_has_disengaged_cancels_no_ezoc(case: Case) -> None:
    """H44-27.1.1, 13.2."""
    found = []
    for words in ("", "withdrawn"):
        units = {GUARDS: "3010", "3-Irish-Gds": "3011", "KG-Euling": "3110", "KG-Knaust": "2912"}
        f = Field(units, phase="combat", options={"disengagement": "on"}, rolls=[6])
        if words:
            f.s.set_mark(f.unit("3-Irish-Gds"), WITHDRAWN)
        f.play(f"disengage {GUARDS}")
        found.append(f.allowed("to 3011"))
    assert found == case["then"]["allowed"]

# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 9, 10.2, 10.7, 11 and 23.7: the combat phase, an attack step by step, results and losses."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.core.kernel.policy import Default
from grognard.core.referee.odds import courses
from grognard.games.holland44.attack import HollandAttack
from grognard.games.holland44.events import EVENTS, OUTCOMES
from grognard.games.holland44.kinds import CROSSED
from grognard.games.zocbond import kinds
from grognard.games.zocbond.battle import BREAKTHROUGH
from grognard.games.zocbond.battle import NORMAL as ATTACK
from grognard.games.zocbond.results import (
    BECOME_DISRUPTED,
    BECOME_ENGAGED,
    BECOME_ROUTED,
    CODES,
    LIMITED,
    LONG,
    NO_ADVANCE,
    NORMAL,
    code_named,
)

from .cases import Case, case, each
from .field import Field
from .fight import TARGET, battle, face_for, names, step, strike

MOTOR = "1-Gren-Gds"  # 5-5, 3 steps, Guards
TANKS = "2-Gren-Gds"  # 6-5, 3 steps, Guards
OTHERS = "1-Dorset"  # 5-5, 3 steps, 50th Division


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, phase="combat", **more)


# -- who attacks whom (9.1, 9.2) ------------------------------------------------------------------------


def test_a_phase_without_targets_is_not_asked_about() -> None:
    """H44-9.1."""
    assert field({MOTOR: "2009", "I-Hoffmann": "2012"}).frame() == ""


def test_combat_is_never_mandatory() -> None:
    """H44-9.1."""
    f = field({MOTOR: "2009", "I-Hoffmann": TARGET})
    assert f.options() == [f"attack {TARGET}", "done"]
    f.play("done")
    assert f.frame() == ""


def test_a_hex_can_be_attacked_from_all_sides_and_units_of_one_hex_attack_different_ones() -> None:
    """H44-9.2."""
    f = field({MOTOR: "2009", TANKS: "2009", OTHERS: "2110", "I-Hoffmann": TARGET, "II-Hoffmann": "2008"})
    f.play(f"attack {TARGET}")
    assert f.options() == [f"with {TANKS}", f"with {MOTOR}", f"with {OTHERS}"]
    strike_rest(f, f"with {MOTOR}")
    assert "attack 2008" in f.options()
    assert f.refused("attack 2010") == "H44-9.1"
    f.script.rolls.append(1)
    f.play("attack 2008")
    assert [names(f, units) for units, *_ in f.told("attacks")] == [[MOTOR], [TANKS]]


def strike_rest(f: Field, *keys: str) -> None:
    """Plays keys, commits and takes what comes by the first option until the phase asks again."""
    f.script.rolls.append(1)
    f.play(*keys, "commit")
    while step(f) != "Combat.attacks":
        f.play(f.options()[0])


def test_a_unit_attacks_once_and_is_attacked_once() -> None:
    """H44-9.1."""
    f = field({MOTOR: "2009", "I-Hoffmann": TARGET, "II-Hoffmann": "2008", OTHERS: "2110", TANKS: "2007"})
    f.play(f"attack {TARGET}")
    strike_rest(f, f"with {OTHERS}")
    assert f.refused(f"attack {TARGET}") == "H44-9.1"
    assert f.refused("attack 2008", f"with {OTHERS}") == "H44-9.1"  # not adjacent


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("disrupted", "H44-14.2"),
        ("routed", "H44-14.2"),
        ("attacked", "H44-9.1"),
        ("shattered", "H44-8.7"),
        ("spent", "H44-8.3.3"),
        ("refitted", "H44-20.2.5"),
    ],
)
def test_who_cannot_attack(words: str, rule: str) -> None:
    """H44-9.1, 14.2, 8.7, 8.3.3, 20.2.5."""
    f = field({MOTOR: "2009", OTHERS: "2109", "12-KRRC": f"2110 {words}", "I-Hoffmann": TARGET})
    assert f.refused(f"attack {TARGET}", "with 12-KRRC") == rule


def test_a_replacement_marker_forbids_all_attacks_from_its_hex() -> None:
    """H44-20.2.5."""
    f = field(
        {MOTOR: "2009", TANKS: "2109", OTHERS: "2109", "12-KRRC": "2009 refitted", "I-Hoffmann": TARGET}
    )
    assert f.refused(f"attack {TARGET}", f"with {MOTOR}") == "H44-20.2.5"


def test_strength_zero_cannot_attack() -> None:
    """H44-9.1, 2.3.2."""
    f = field({MOTOR: "2009", OTHERS: "2109", "Gds-Div": "2009", "I-Hoffmann": TARGET})
    assert f.refused(f"attack {TARGET}", "with Gds-Div") == "H44-9.1"


def test_out_of_an_overstacked_hex_two_units_and_a_free_one_attack() -> None:
    """H44-6.4.2."""
    units = {MOTOR: "2009", TANKS: "2009", "2-Irish-Gds": "2009", "RE-XXX": "2009", "I-Hoffmann": TARGET}
    f = field(units)
    f.play(f"attack {TARGET}", f"with {MOTOR}", f"with {TANKS}")
    assert f.options() == ["with RE-XXX", "commit"]
    assert f.refused("with 2-Irish-Gds") == "H44-6.4.2"
    assert f.refused("with RE-XXX", "with 2-Irish-Gds") == "H44-6.4.2"


def test_units_attack_out_of_an_entry_area() -> None:
    """H44-19.7; not those that came from another area in this turn (H44-19.6)."""
    f = field({MOTOR: "@N", OTHERS: "@N from=@M", TANKS: "1104", "I-Hoffmann": "1004"})
    f.play("attack 1004")
    assert f.options() == [f"with {TANKS}", f"with {MOTOR}"]
    assert f.refused(f"with {OTHERS}") == "H44-19.6"


# -- the procedure (9.3) --------------------------------------------------------------------------------


def test_the_attacker_names_the_lead_then_support() -> None:
    """H44-9.3 steps 2 and 3."""
    f = field({MOTOR: "2009", OTHERS: "2009", "Gds-Div": "2007", "KG-Seidel": TARGET}, rolls=[1])
    f.play(f"attack {TARGET}", f"with {MOTOR}", f"with {OTHERS}", "commit")
    assert f.options() == ["lead gds", "lead n50"]
    assert f.refused("lead b8") == "H44-10.2.1"
    f.play("lead gds")
    assert f.options() == [f"attach {OTHERS}", "support Gds-Div", "commit"]
    assert f.refused(f"attach {MOTOR}") == "H44-10.2.3"
    f.play(f"attach {OTHERS}", "support Gds-Div", "commit")
    assert [step(f), f.asked()] == ["Lose.choose", "allied"]  # A1/ENG at 3-1 has a 1
    assert f.marked("Gds-Div", kinds.FIRED)
    assert f.marked("KG-Seidel", kinds.STRUCK)


def test_who_was_face_down_leads_nobody() -> None:
    """H44-10.2.1, 25.2.2: it belongs to no formation; alone it needs no lead."""
    units = {"SS-Krafft-16": "2009", "nco-school-1": "2109", "infantry-company-1": "2109", MOTOR: TARGET}
    f = field(units, player="german", rolls=[1])
    f.play(f"attack {TARGET}", "with nco-school-1", "with SS-Krafft-16", "commit")
    assert step(f) != "Attack.lead"
    assert len(f.told("combat")) == 1
    f = field(units, player="german", rolls=[1])
    f.play(f"attack {TARGET}", "with nco-school-1", "with infantry-company-1", "commit")
    assert step(f) != "Attack.lead"
    assert len(f.told("combat")) == 1


def test_one_unit_is_attached_and_only_beside_the_lead() -> None:
    """H44-10.2.3; corps troops anywhere (H44-10.2.4)."""
    f = field({MOTOR: "2009", OTHERS: "2109", "RE-XXX": "2110", "1-501": "2009", "KG-Seidel": TARGET})
    keys = [
        f"attack {TARGET}",
        f"with {MOTOR}",
        f"with {OTHERS}",
        "with RE-XXX",
        "with 1-501",
        "commit",
        "lead gds",
    ]
    f.play(*keys)
    assert f.refused(f"attach {OTHERS}") == "H44-10.2.3"
    assert "attach RE-XXX" in f.options()
    assert f.refused("attach 1-501", "attach RE-XXX") == "H44-10.2.1"


def test_odds_are_shown_before_the_die() -> None:
    """H44-9.3: the ledgers of every option, with the rule of each line."""
    f = field({MOTOR: "2009", OTHERS: "2109", "KG-Seidel": TARGET}, terrain={TARGET: "town"})
    f.play(f"attack {TARGET}", f"with {MOTOR}")
    attack, defence, shifts = f.s.top().ledgers(f.s, f.option(f"with {OTHERS}"))
    assert (attack.total, defence.total, shifts.total) == (5 + 3, 8, 0)
    assert attack.rules() == ["H44-2.3.2", "H44-10.2.1"]
    assert defence.rules() == ["H44-2.3.3", "H44-10.8.1"]
    assert f.s.top().rolls(f.s, f.option("commit"))
    assert f.s.top().facts(f.s) == [5, 8, 1]


def test_the_chances_are_those_of_the_table() -> None:
    """H44-9.3, 12.2: the engine itself over all faces, determined defence included."""
    f = field({MOTOR: "2009", TANKS: "2109", "KG-Seidel": TARGET})
    f.play(f"attack {TARGET}", f"with {MOTOR}", f"with {TANKS}")
    found, _ = courses([(Fraction(1), f.s)], 0, f.option("commit"), Default())
    assert sum(p for p, _ in found) == 1
    first: dict[str, Fraction] = {}
    for p, marks in found:
        label, code = marks[0]
        assert OUTCOMES[label].name == "result"
        first[CODES[code]] = first.get(CODES[code], Fraction(0)) + p
    # 11 to 4 with the shift for armor: the column 3-1
    assert first == {code: Fraction(1, 6) for code in ("a1-eng", "eng", "ex", "a1-dr", "a1-d1", "d1")}
    named = {OUTCOMES[label].name for _, marks in found for label, _ in marks}
    assert {"result", "step", "holds", "gives-way", "retreats"} <= named


# -- results (11.1) -------------------------------------------------------------------------------------

MARKERS = {"FR": BECOME_ROUTED, "DISR": BECOME_DISRUPTED, "ENG": BECOME_ENGAGED, None: 0}
ADVANCES = {
    "extended": LONG,
    "normal": NORMAL,
    "none": NO_ADVANCE,
    "limited if defender eliminated": LIMITED,
}


@each(
    "H44-C-220",
    "H44-C-221",
    "H44-C-223",
    "H44-C-224",
    "H44-C-225",
    "H44-C-226",
    "H44-C-227",
    "H44-C-228",
    "H44-C-230",
)
def test_what_a_result_means(case: Case) -> None:
    """H44-11.1."""
    code = code_named(case["given"]["result"])
    then = case["then"]
    tables = field({}).sc.combat
    assert tables.attacker_loss[code] == then["att_loss"]
    assert tables.defender_loss[code] == then["def_loss"]
    assert tables.by_opponent[code] == (then.get("loss_choice") == "opponent")
    assert [tables.retreat[code], tables.retreat_most[code]] == [
        then["retreat"][0] if then["retreat"] else 0,
        then["retreat"][-1] if then["retreat"] else 0,
    ]
    assert tables.marker[code] == MARKERS[then.get("marker")]
    assert bool(tables.determined[code]) is then["dd"]
    assert tables.advance_kind[code] == ADVANCES[then["advance"]]
    assert (tables.advance_kind[code] == LONG) is then["btc"]


def test_engaged() -> None:
    """H44-11.1, 11.5.1."""
    f = field({MOTOR: "2009", "KG-Seidel": TARGET, "I-Hoffmann": f"{TARGET} disrupted"})
    strike(f, MOTOR, code="ENG")
    assert f.marked("KG-Seidel", kinds.ENGAGED)


def test_H44_C_239_disruption_outranks_engaged() -> None:
    """H44-11.5.2."""
    f = field({MOTOR: "2009", "KG-Seidel": TARGET, "I-Hoffmann": f"{TARGET} disrupted"})
    strike(f, MOTOR, code="ENG")
    assert not f.marked("I-Hoffmann", kinds.ENGAGED)
    assert f.order("I-Hoffmann") == "disrupted"


def test_a_loss_of_the_attacker_is_his_own_choice() -> None:
    """H44-11.2: from the lead formation."""
    f = field({MOTOR: "2009", TANKS: "2009", OTHERS: "2109", "KG-Seidel": TARGET, "I-Hoffmann": TARGET})
    strike(f, MOTOR, TANKS, OTHERS, code="A1/ENG", lead="gds")
    assert (f.asked(), f.options()) == ("allied", [f"lose {TANKS}", f"lose {MOTOR}"])
    assert f.refused(f"lose {OTHERS}") == "H44-11.2"
    f.play(f"lose {MOTOR}")
    assert [f.steps(MOTOR), f.steps(TANKS)] == [2, 3]


def test_an_exchange_is_chosen_by_the_opponents() -> None:
    """H44-11.1, 11.2."""
    f = field(
        {MOTOR: "2009", TANKS: "2009", "KG-Seidel": TARGET, "I-Hoffmann": TARGET}, terrain={TARGET: "woods"}
    )
    strike(f, MOTOR, TANKS, code="EX")
    assert (f.asked(), f.options()) == ("german", [f"lose {TANKS}", f"lose {MOTOR}"])
    f.play(f"lose {TANKS}")
    assert (f.asked(), f.options()) == ("allied", ["lose I-Hoffmann", "lose KG-Seidel"])
    f.play("lose KG-Seidel")
    assert [f.steps(TANKS), f.steps("KG-Seidel")] == [2, 1]
    assert f.frame() == ""


def test_H44_C_194_elite_units_that_earned_the_shift_bear_the_loss() -> None:
    """H44-10.6."""
    f = field({"1-501": "2009", "2-327": "2009", "2-501": "2109", "KG-Spindler": TARGET, "KG-Seidel": TARGET})
    strike(f, "1-501", "2-327", "2-501", code="A1")
    assert f.options() == ["lose 1-501", "lose 2-501"]
    assert f.refused("lose 2-327") == "H44-10.6"


def test_H44_C_195_in_an_exchange_they_need_not() -> None:
    """H44-10.6."""
    f = field({"1-501": "2009", "2-327": "2009", "2-501": "2109", "KG-Seidel": TARGET, "I-Hoffmann": TARGET})
    strike(f, "1-501", "2-327", "2-501", code="EX")
    assert (f.asked(), f.options()) == ("german", ["lose 1-501", "lose 2-501", "lose 2-327"])


def test_H44_C_232_artillery_that_supported_takes_no_loss() -> None:
    """H44-11.2: it is not among the attackers."""
    f = field({MOTOR: "2009", "5-Coldm-Gds": "2109", "Gds-Div": "2009", "KG-Seidel": TARGET})
    f.script.rolls.append(1)
    f.play(f"attack {TARGET}", f"with {MOTOR}", "with 5-Coldm-Gds", "commit", "support Gds-Div", "commit")
    assert f.options() == [f"lose {MOTOR}", "lose 5-Coldm-Gds"]


def test_H44_C_233_the_loss_comes_from_one_who_could_advance() -> None:
    """H44-11.2."""
    f = field({MOTOR: "2009", TANKS: "2109", "I-Hoffmann": TARGET}, water={"2010/2109": "canal"})
    strike(f, TANKS, MOTOR, code="A1/DR")
    assert f.steps(MOTOR) == 2  # the only one who can be chosen


def test_H44_C_571_an_engineer_left_out_of_the_combat_takes_no_loss() -> None:
    """H44-23.3.2."""
    f = field({MOTOR: "2009", "RE-XXX": "2009", "KG-Seidel": TARGET}, water={"2009/2010": "major"})
    f.script.rolls.append(face_for(f, battle(f, MOTOR), "A1"))
    f.play(f"attack {TARGET}", f"with {MOTOR}", "commit")
    assert (f.steps(MOTOR), f.steps("RE-XXX")) == (2, 1)
    assert f.marked("RE-XXX", CROSSED)


def test_a_single_step_that_is_exchanged_lets_the_attacker_in() -> None:
    """H44-11.1, 15.2: a limited advance."""
    f = field({MOTOR: "2009", "KG-Bruhn": TARGET})
    strike(f, MOTOR, code="EX")
    assert f.where("KG-Bruhn") == "@lost"
    assert f.frame() == "Advance"


# -- remnants (11.3, 11.4) ------------------------------------------------------------------------------


def test_H44_C_234_the_second_loss_of_a_three_step_unit_leaves_a_remnant() -> None:
    """H44-11.4."""
    f = field(
        {"1-506": f"{TARGET} steps=2 disrupted", "KG-Seidel": "2009", "GR-1221": "2109"}, player="german"
    )
    strike(f, "KG-Seidel", "GR-1221", code="D1")
    assert f.where("1-506") == "@display"
    remnant = next(u for u in f.sc.remnants[0] if f.s.parent[u] == f.unit("1-506"))
    assert f.sc.unit_names[remnant] == "Rem-101-1"
    assert f.s.steps[remnant] == 1
    assert f.s.half_points == 0


def test_H44_C_235_without_a_remnant_counter_an_airborne_unit_gives_a_replacement_point() -> None:
    """H44-11.4."""
    gone = {f"Rem-101-{n}": "@lost" for n in (1, 2, 3, 4)}
    f = field({"2-501": f"{TARGET} steps=2", "KG-Seidel": "2009", "GR-1221": "2109", **gone}, player="german")
    strike(f, "KG-Seidel", "GR-1221", code="EX")
    f.play(f.options()[0])
    assert f.where("2-501") == "@lost"
    assert f.s.airborne_points[0] == 1
    assert f.s.half_points == 2


def test_H44_C_575_a_destroyed_remnant_is_used_up_and_a_breakdown_unit_is_not() -> None:
    """H44-11.4, 21.1, 26.5.2."""
    from grognard.games.zocbond.losses import eliminate

    f = field({"Rem-101-1": f"{TARGET} of=1-506", "A-101": "2020", "I-Hoffmann": "2009"})
    f.s.put(f.unit("1-506"), f.sc.box + kinds.DISPLAY)
    eliminate(f.s, f.unit("Rem-101-1"))
    eliminate(f.s, f.unit("A-101"))
    assert [f.where("Rem-101-1"), f.where("1-506"), f.where("A-101")] == ["@gone", "@lost", "@pool"]
    assert f.s.half_points == 2


def test_a_remnant_goes_on_as_its_parent_would_have() -> None:
    """H44-11.4: markers and order stay."""
    from grognard.games.zocbond.losses import lose_step, survivors

    f = field({"1-506": f"{TARGET} steps=2 disrupted engaged oos", "I-Hoffmann": "2009"})
    lose_step(f.s, f.unit("1-506"))
    assert names(f, survivors(f.s, 1 << f.unit("1-506"))) == ["Rem-101-1"]
    assert f.order("Rem-101-1") == "disrupted"
    assert f.marked("Rem-101-1", kinds.ENGAGED)
    assert f.s.supply[f.unit("Rem-101-1")] == kinds.OUT_OF_SUPPLY
    assert f.where("Rem-101-1") == TARGET


# -- reconnaissance (23.7) ------------------------------------------------------------------------------


def test_reconnaissance_alone_ignores_the_step_loss_of_d1() -> None:
    """H44-23.7; A1/D1 it suffers (H44-C-454)."""
    f = field({MOTOR: "2009", TANKS: "2109", "SS-PzAA-10-Brinkmann": TARGET})
    strike(f, MOTOR, TANKS, code="D1")
    assert f.steps("SS-PzAA-10-Brinkmann") == 2


def test_H44_C_454_reconnaissance_suffers_other_losses() -> None:
    """H44-23.7."""
    f = field({MOTOR: "2009", "12-KRRC": "2109", "SS-PzAA-10-Brinkmann": TARGET})
    strike(f, MOTOR, "12-KRRC", code="A1/D1", lead="gds")
    assert f.steps("SS-PzAA-10-Brinkmann") == 1


# -- air support (10.7) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "far"), [("H44-C-196", "2014"), ("H44-C-197", "2015")])
def test_air_support_needs_a_british_unit_near(name: str, far: str) -> None:
    """H44-10.7: airborne ones do not count."""
    f = field({"1-Para": "2009", "2-Para": "2109", MOTOR: far, "KG-Seidel": TARGET})
    f.s.air_left = 2
    f.script.rolls.append(1)
    f.play(f"attack {TARGET}", "with 1-Para", "with 2-Para", "commit")
    then = case(name)["then"]
    if then.get("allowed"):
        assert "air" in f.options()
        assert f.refused("air", "air") == "H44-10.7"  # H44-C-198: one in a combat
        f.play("commit")
        assert f.s.air_left == 1
    else:
        assert step(f) != "Attack.support"
        assert f.s.air_left == 2


def test_H44_C_533_air_range_by_hexes() -> None:
    """H44-10.7."""
    from grognard.games.holland44.artillery import in_air_range

    given = case("H44-C-533")["given"]
    f = field({MOTOR: given["british_ground"], "KG-Seidel": "6010"})
    found = [in_air_range(f.s, f.hex(h)) for h in given["combat_hexes"]]
    assert found == case("H44-C-533")["then"]["allowed"]


def test_no_air_unit_left_none_for_germans_none_in_breakthrough() -> None:
    """H44-10.7, 16.3.5."""
    from grognard.games.holland44.refusals import REFUSALS

    f = field({MOTOR: "2009", "KG-Seidel": TARGET})
    assert REFUSALS[f.sc.support_rules.air_refusal(f.s, battle(f, MOTOR))].name == "air-none"
    f.s.air_left = 1
    assert f.sc.support_rules.air_refusal(f.s, battle(f, MOTOR)) == 0
    assert (
        REFUSALS[f.sc.support_rules.air_refusal(f.s, battle(f, MOTOR, kind=BREAKTHROUGH))].rule
        == "H44-16.3.5"
    )
    assert (
        REFUSALS[f.sc.support_rules.air_refusal(f.s, battle(f, "KG-Seidel", target="2009"))].name
        == "air-allied"
    )


# -- after an automatic DS (8.7), joining another attack (16.5) --------------------------------------------


def test_those_who_made_an_automatic_ds_advance_in_the_combat_phase() -> None:
    """H44-8.7: they cannot attack, but go far and may break through."""
    f = field({MOTOR: "2009 shattered", OTHERS: "3009", "I-Hoffmann": "3010"})
    f.s.quarry[f.unit(MOTOR)] = f.hex(TARGET)
    assert f.options() == ["attack 3010", f"follow {TARGET}", "done"]
    assert f.refused("follow 3010") == "H44-9.1"
    f.play(f"follow {TARGET}")
    assert f.frame() == "Advance"
    f.play(f"with {MOTOR}", f"to {TARGET}", "halt")
    assert f.where(MOTOR) == TARGET
    assert f"follow {TARGET}" not in f.options()


def test_a_joining_group_needs_an_attack_to_join() -> None:
    """H44-16.5: it never leads."""
    f = field({MOTOR: "2009", TANKS: "2109 attacked", OTHERS: "2110", "KG-Seidel": TARGET})
    f.s.lanes[0].append(HollandAttack(0, f.hex(TARGET), ATTACK, 0, 1 << f.unit(TANKS)))
    assert f.options() == [f"with {MOTOR}", f"with {OTHERS}"]
    assert f.refused("commit") == "H44-9.1"
    f.play(f"with {OTHERS}")
    assert f.options() == [f"with {MOTOR}", "commit"]
    attack = f.s.top().ledgers(f.s, f.option("commit"))[0]
    assert (attack.total, attack.rules()) == (3 + 5, ["H44-16.5", "H44-2.3.2"])


# -- unknown units (25.3.4, 25.4) ----------------------------------------------------------------------------


def test_an_unknown_unit_adds_its_strength_to_a_full_hex() -> None:
    """H44-25.4."""
    units = {MOTOR: "2009", "KG-Seidel": TARGET, "KG-Euling": TARGET, "unknown-1": TARGET}
    f = field(units, draws=["infantry_company"], rolls=[1])
    f.play(f"attack {TARGET}")
    told = next(event for event in f.sink.events if EVENTS[event.kind].name == "combat")
    assert told.ledgers is not None
    assert told.ledgers[1].total == 4 + 4 + 2


def test_nobody_was_there() -> None:
    """H44-25.3.4: the attackers go far, as after DS."""
    f = field({MOTOR: "2009", "unknown-1": TARGET}, draws=["garrison"])
    f.play(f"attack {TARGET}")
    assert f.frame() == "Advance"
    assert f.marked(MOTOR, kinds.ATTACKED)

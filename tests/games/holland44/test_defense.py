# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 12: determined and desperate defence."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond import defense, kinds
from grognard.games.zocbond.battle import BREAKTHROUGH, ENCOUNTER, LANDING, NORMAL
from grognard.games.zocbond.results import CITY_COLUMN, CLEAR_COLUMN, OTHER_COLUMN

from .cases import Case, case, each
from .field import Field
from .fight import TARGET, Rest, strike, suffer

COLUMNS = {"clear_polder": CLEAR_COLUMN, "other": OTHER_COLUMN, "city": CITY_COLUMN}
MOTOR = "1-Gren-Gds"
TANKS = "2-Gren-Gds"


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, phase="combat", **more)


@each(
    "H44-C-240",
    "H44-C-243",
    "H44-C-244",
    "H44-C-245",
    "H44-C-246",
    "H44-C-247",
    "H44-C-248",
    "H44-C-250",
    "H44-C-251",
    "H44-C-252",
    "H44-C-253",
    "H44-C-254",
    "H44-C-256",
    "H44-C-257",
    "H44-C-259",
    "H44-C-260",
)
def test_the_table(case: Case) -> None:
    """H44-12.2."""
    tables = Field(frame=Rest()).sc.combat
    at = tables.stand_cell(COLUMNS[case["given"]["column"]], case["given"]["modified_roll"])
    then = case["then"]
    assert bool(tables.stand_holds[at]) is then["ok"]
    assert (tables.stand_attacker[at], tables.stand_defender[at]) == (then["att"], then["def"])


def test_the_table_has_no_end() -> None:
    """H44-12.2: 1 or less, 7 or more."""
    tables = Field(frame=Rest()).sc.combat
    assert tables.stand_cell(0, -9) == tables.stand_cell(0, -3)
    far, seven = tables.stand_cell(0, 30), tables.stand_cell(0, 7)
    for column in (tables.stand_holds, tables.stand_attacker, tables.stand_defender):
        assert column[far] == column[seven]
    assert tables.stand_holds[far] == 1


def test_H44_C_262_elite_with_artillery() -> None:
    """H44-12.2."""
    f = Field({"KG-Euling": TARGET}, frame=Rest())
    given = case("H44-C-262")["given"]
    assert (
        given["die"] + f.s.sc.defense_rules.stand_modifier(f.s, f.unit("KG-Euling"), True, None)
        == case("H44-C-262")["then"]["modified"]
    )


def test_H44_C_263_poor_in_a_town() -> None:
    """H44-12.2."""
    f = Field({"GR-1219": TARGET}, terrain={TARGET: "town"}, frame=Rest())
    u = f.unit("GR-1219")
    assert (
        4 + f.s.sc.defense_rules.stand_modifier(f.s, u, False, None) == case("H44-C-263")["then"]["modified"]
    )
    assert f.s.sc.defense_rules.stand_column(f.s, f.hex(TARGET), u) == OTHER_COLUMN


@pytest.mark.parametrize(
    ("terrain", "unit", "column"),
    [
        ("clear", "KG-Euling", CLEAR_COLUMN),
        ("polder", "KG-Euling", CLEAR_COLUMN),
        ("woods", "KG-Euling", OTHER_COLUMN),
        ("marsh", "KG-Euling", OTHER_COLUMN),
        ("marsh", "II-SS-Pz-10", CLEAR_COLUMN),  # H44-C-267
        ("town", "KG-Euling", OTHER_COLUMN),  # H44-C-266
        ("city", "II-SS-Pz-10", CITY_COLUMN),
    ],
)
def test_H44_C_266_267_the_column_follows_from_the_ground(terrain: str, unit: str, column: int) -> None:
    """H44-12.1.3."""
    f = Field({unit: TARGET}, terrain={TARGET: terrain}, frame=Rest())
    assert f.s.sc.defense_rules.stand_column(f.s, f.hex(TARGET), f.unit(unit)) == column


def must_retreat(units: dict[str, str] | None = None, code: str = "D1", **more: Any) -> Field:
    """Germans in the target hex have to retreat or stand."""
    f = field({MOTOR: "2009", TANKS: "2109", **(units or {"KG-Seidel": TARGET, "KG-Euling": TARGET})}, **more)
    return suffer(f, MOTOR, TANKS, code=code)


def test_the_defender_stands_or_retreats() -> None:
    """H44-12.1.1: CRT losses come first."""
    f = must_retreat(code="D1", units={"KG-Seidel": TARGET})
    assert f.steps("KG-Seidel") == 1
    assert (f.asked(), f.options()) == ("german", ["stand KG-Seidel", "yield"])
    f.play("yield")
    assert f.frame() == "Retreat"


def test_success_cancels_retreat_and_advance_and_engages() -> None:
    """H44-12.1.1, 12.3."""
    f = must_retreat(code="D1", units={"KG-Seidel": TARGET}, terrain={TARGET: "city"})
    f.script.rolls.append(5)
    f.play("stand KG-Seidel")
    assert f.where("KG-Seidel") == TARGET
    assert f.order("KG-Seidel") == "good"
    assert f.marked("KG-Seidel", kinds.ENGAGED)
    assert f.frame() == ""


def test_failure_means_retreat() -> None:
    """H44-12.3."""
    f = must_retreat(code="D1", units={"KG-Seidel": TARGET})
    f.script.rolls.append(2)
    f.play("stand KG-Seidel")
    assert f.told("gives-way")
    assert f.frame() == "Retreat"
    assert not f.marked("KG-Seidel", kinds.ENGAGED)


def test_the_defender_chooses_the_attackers_loss_on_one_for_one() -> None:
    """H44-12.3."""
    f = must_retreat(code="D1", units={"KG-Seidel": TARGET})
    f.script.rolls.append(6)  # 1/1 in the open
    f.play("stand KG-Seidel")
    assert (f.asked(), f.options()) == ("german", [f"lose {TANKS}", f"lose {MOTOR}"])
    f.play(f"lose {TANKS}")
    assert f.where("KG-Seidel") == "@lost"  # H44-C-268: its last step dies in a successful defence
    assert (f.frame() == "Advance") is case("H44-C-268")["then"]["attacker_advance"]
    assert f.frame() == ""


def test_the_attacker_chooses_his_loss_on_one_for_none() -> None:
    """H44-12.3."""
    f = must_retreat(code="D1", units={"KG-Euling": TARGET})
    f.script.rolls.append(6)
    f.play("stand KG-Euling")  # elite: 7
    assert (f.asked(), f.options()) == ("allied", [f"lose {TANKS}", f"lose {MOTOR}"])


def test_artillery_supports_a_determined_defence() -> None:
    """H44-17.6.3, 12.2."""
    f = must_retreat(units={"KG-Seidel": TARGET, "AR-185": "2014"})
    assert "support AR-185" in f.options()
    f.play("support AR-185")
    assert f.options() == ["stand KG-Seidel"]
    f.script.rolls.append(3)
    f.play("stand KG-Seidel")
    assert f.marked("AR-185", kinds.FIRED)
    assert [total for _, total, *_ in f.told("stands")] == [4]


def test_H44_C_265_artillery_cannot_lead() -> None:
    """H44-12.1.2: without anybody else there is no determined defence."""
    f = must_retreat(units={"AR-185": TARGET, "KG-Seidel": f"{TARGET} disrupted"}, code="D1")
    assert f.play("lose KG-Seidel").frame() == "Retreat"


@pytest.mark.parametrize("words", ["disrupted", "routed"])
def test_units_in_disorder_cannot_lead(words: str) -> None:
    """H44-12.1.2."""
    f = must_retreat(units={"KG-Seidel": TARGET, "I-Hoffmann": f"{TARGET} {words}"})
    f.play("lose KG-Seidel")
    assert f.refused("stand I-Hoffmann") == "H44-12.1.2"


def test_no_determined_defence_after_ds_and_dmr() -> None:
    """H44-12.1.1."""
    assert must_retreat(units={"I-Hoffmann": TARGET}, code="DMR").frame() == "Retreat"
    assert must_retreat(units={"I-Hoffmann": TARGET}, code="DS").frame() == "Retreat"


def test_H44_C_271_an_attack_that_has_lost_its_lead() -> None:
    """H44-12.6: the defender may ignore the retreat; no roll, no marker, no advance."""
    f = field({"Sherwood-Rgr": "2009", "RE-XXX": "2109", "Lw-6-zbV": TARGET})
    strike(f, "Sherwood-Rgr", "RE-XXX", code="A1/DR", lead="corps")
    assert f.where("RE-XXX") == "@lost"
    assert (f.asked(), f.options()) == ("german", ["hold", "yield"])
    f.play("hold")
    assert f.where("Lw-6-zbV") == TARGET
    assert not f.marked("Lw-6-zbV", kinds.ENGAGED)


# -- desperate defence (12.4) -------------------------------------------------------------------------------


@pytest.fixture
def doomed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every retreat would be the end."""
    monkeypatch.setattr(defense, "doomed", lambda *_: True)


@pytest.mark.pure
@pytest.mark.usefixtures("doomed")
def test_H44_C_269_desperate_defence() -> None:
    """H44-12.4: A1/D1, then rolls of 2, 1 and 4 in a city."""
    then = case("H44-C-269")["then"]
    units = {"KG-Spindler": TARGET, "KG-Seidel": TARGET}
    attackers = ["4-7-DG", "13-18-H", "Sherwood-Rgr", "12-KRRC"]
    places = ["2009", "2009", "2109", "2109"]
    f = field({**dict(zip(attackers, places, strict=True)), **units}, terrain={TARGET: "city"}, turn=3)
    suffer(f, *attackers, code="A1/D1")
    f.play("lose 4-7-DG", "lose KG-Spindler")
    steps = f.steps("KG-Spindler") + f.steps("KG-Seidel")
    assert steps == 4
    f.script.rolls += [2, 1, 4]
    f.play("stand KG-Seidel", "stand KG-Spindler")
    left = [key for key in f.options() if key.startswith("stand")]
    f.play(left[0])
    f.play(f.options()[0])
    german = sum(f.s.steps[u] for u in f.s.stack_at(f.hex(TARGET)))
    assert 5 - german == then["losses"]["defender"]
    assert 11 - sum(f.steps(key) for key in attackers) == then["losses"]["attacker"]
    for u in f.s.stack_at(f.hex(TARGET)):
        assert f.s.has_mark(u, kinds.ENGAGED)


@pytest.mark.pure
@pytest.mark.usefixtures("doomed")
def test_H44_C_553_the_desperate_may_stop_after_any_roll() -> None:
    """H44-12.4: a failure costs the step all the same."""
    f = must_retreat(units={"KG-Knaust": TARGET}, code="DR", terrain={TARGET: "town"})
    f.script.rolls += case("H44-C-553")["given"]["dd_dice"]
    f.play("stand KG-Knaust")
    assert f.steps("KG-Knaust") == 2
    assert f.options() == ["stand KG-Knaust", "yield"]
    assert f.play("yield").frame() == "Retreat"


@pytest.mark.pure
@pytest.mark.usefixtures("doomed")
def test_the_desperate_roll_until_all_are_dead() -> None:
    """H44-12.4."""
    f = must_retreat(units={"KG-Seidel": TARGET}, code="D1")
    f.script.rolls.append(3)
    f.play("stand KG-Seidel")
    assert f.where("KG-Seidel") == "@lost"
    assert f.frame() == "Advance"


@pytest.mark.pure
def test_a_defence_may_become_desperate_after_its_first_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """H44-12.4: the condition is looked at before every roll; the leader that could retreat is gone."""
    answers = [False, True]
    monkeypatch.setattr(defense, "doomed", lambda *_: answers.pop(0) if len(answers) > 1 else answers[0])
    f = must_retreat(units={"HG-Uden": TARGET, "KG-Dreyer": TARGET}, code="DR")
    f.script.rolls += [1, 2]
    f.play("stand HG-Uden")
    assert f.where("HG-Uden") == "@lost"
    assert f.options() == ["stand KG-Dreyer", "yield"]
    f.play("stand KG-Dreyer")
    assert f.steps("KG-Dreyer") == 1  # 2 is a failure, and now costs a step


def test_an_ordinary_failure_costs_nothing_and_ends_the_defence() -> None:
    """H44-12.3, 12.4."""
    f = must_retreat(units={"KG-Dreyer": TARGET}, code="DR")
    f.script.rolls.append(4)
    f.play("stand KG-Dreyer")
    assert f.steps("KG-Dreyer") == 2
    assert f.frame() == "Retreat"


def test_one_or_less_costs_the_leader_a_step_and_all_retreat() -> None:
    """H44-12.2, 12.3."""
    f = must_retreat(units={"KG-Dreyer": TARGET, "HG-Uden": TARGET}, code="DR")
    f.script.rolls.append(1)
    f.play("stand KG-Dreyer")
    assert f.steps("KG-Dreyer") == 1
    assert f.frame() == "Retreat"


@pytest.mark.parametrize("words", ["engaged", "oos", "spent", "scattered", "refitted"])
def test_markers_do_not_forbid_to_lead(words: str) -> None:
    """H44-12.1.2, 14.1.1."""
    f = must_retreat(units={"KG-Dreyer": f"{TARGET} {words}"}, code="DR")
    assert f.options() == ["stand KG-Dreyer", "yield"]


def test_any_unit_of_a_crowd_may_lead() -> None:
    """H44-12.1.2, 6.4.2."""
    crowd = ("KG-Dreyer", "KG-Seidel", "HG-Uden", "I-Hoffmann")
    f = must_retreat(units=dict.fromkeys(crowd, TARGET), code="DR")
    assert sorted(key for key in f.options() if key.startswith("stand")) == sorted(
        f"stand {k}" for k in crowd
    )


def test_who_retreated_there_before_cannot_lead() -> None:
    """H44-13.5."""
    f = must_retreat(units={"KG-Dreyer": f"{TARGET} fled", "HG-Uden": TARGET}, code="DR")
    assert f.refused("stand KG-Dreyer") == "H44-12.1.2"
    assert f.options() == ["stand HG-Uden", "yield"]


def test_supply_sources_cannot_lead() -> None:
    """H44-12.1.2, 18.2.2."""
    f = field({"KG-Spindler": "2009", "82-ASS": TARGET, "1-504": TARGET}, player="german")
    suffer(f, "KG-Spindler", code="DR")
    assert f.options() == ["stand 1-504", "yield"]


def test_no_artillery_in_a_breakthrough() -> None:
    """H44-17.2, 16.3.5: neither for the attack nor for the defence; nor in a fight with an unknown unit."""
    f = Field({MOTOR: "2009", "KG-Seidel": TARGET, "AR-185": "2012"}, frame=Rest())
    for kind, rule in ((NORMAL, ""), (BREAKTHROUGH, "H44-17.2"), (ENCOUNTER, "H44-17.2"), (LANDING, "")):
        stand = defense.Stand(1, f.hex(TARGET))
        stand.kind = kind
        assert REFUSALS[stand.check(f.s, f.option("support AR-185"))].rule == rule
        assert (f.option("support AR-185").same(stand.options(f.s)[1])) is (rule == "")


def test_one_unit_of_artillery_supports_a_defence_of_any_formation() -> None:
    """H44-17.6.1, 17.6.3."""
    f = must_retreat(units={"KG-Seidel": TARGET, "SS-Art-10": "2012", "Feldt-Art": "2013"}, code="DR")
    f.play("support SS-Art-10")
    assert f.refused("support Feldt-Art") == "H44-17.6.3"
    f.script.rolls.append(4)
    f.play("stand KG-Seidel")  # 4 and 1 in the open: held for a step
    assert f.where("KG-Seidel") == TARGET
    assert f.steps("KG-Seidel") == 1
    assert f.marked("SS-Art-10", kinds.FIRED)
    assert not f.marked("Feldt-Art", kinds.FIRED)


def test_the_lead_must_be_one_step_to_be_ignored() -> None:
    """H44-12.6: another unit of the lead formation is left."""
    f = field({"RE-XXX": "2009", "RCE-2nd": "2109", "Lw-6-zbV": TARGET})
    suffer(f, "RE-XXX", "RCE-2nd", code="A1/DR", lead="corps")
    f.play("lose RE-XXX")
    assert f.options() == ["stand Lw-6-zbV", "yield"]


@pytest.mark.parametrize("code", ["DR", "DRX", "D1"])
def test_only_the_loss_of_the_attacker_alone_lets_the_defenders_ignore_it(code: str) -> None:
    """H44-12.6: A1/DR and A1/D1."""
    f = field({"RE-XXX": "2009", "Sherwood-Rgr": "2109", "KG-Dreyer": TARGET})
    suffer(f, "RE-XXX", "Sherwood-Rgr", code=code, lead="corps")
    assert (f.asked(), f.options()) == ("german", ["stand KG-Dreyer", "yield"])


RIVERS = dict.fromkeys(
    (
        *("2010/2110", "2010/2109", "1909/2010", "1910/2010"),
        *("2011/2110", "2011/2111", "1910/2011", "1911/2011"),
    ),
    "major",
)


@pytest.mark.parametrize(
    ("friends", "desperate"),
    [
        ({}, False),
        ({"KG-Dreyer": "2012"}, False),
        ({"KG-Dreyer": "2012", "I-Hoffmann": "2012"}, True),
        ({"KG-Dreyer": "2012", "AR-185": "2012"}, False),  # free ones take no room
        ({MOTOR: "2012"}, True),  # the only way is shut
    ],
)
def test_a_defence_is_desperate_if_the_only_way_ends_in_a_crowd_or_in_death(
    friends: dict[str, str], desperate: bool
) -> None:
    """H44-12.4, 13.2: rivers on all sides, the attacker in the west, one way east."""
    f = field({TANKS: "2009", "KG-Seidel": TARGET, **friends}, water=RIVERS)
    suffer(f, TANKS, code="DR")
    f.script.rolls.append(2)
    f.play("stand KG-Seidel")
    assert f.steps("KG-Seidel") == (1 if desperate else 2)
    assert ("stand KG-Seidel" in f.options()) is desperate

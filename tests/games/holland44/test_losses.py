"""Chapter 11 in combination: who loses a step, who chooses it, what becomes of the unit and of the others."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond import kinds
from grognard.games.zocbond.disorder import Recovery
from grognard.games.zocbond.losses import lose_step
from grognard.games.zocbond.results import code_named

from .field import Field
from .fight import TARGET, Rest, battle, names, step, suffer
from .phases import run

MOTOR = "1-Gren-Gds"
TANKS = "2-Gren-Gds"
OTHERS = "1-Dorset"
PARAS = "1-506"  # elite


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, phase="combat", **more)


def bearers(
    f: Field, *units: str, code: str, lead: str, attached: str = "", elite: bool = False
) -> list[str]:
    """Who of the attackers may lose the step, by key."""
    b = battle(f, *units, lead=lead, attached=attached)
    return names(f, f.s.sc.loss_rules.attacker_losses(f.s, b, code_named(code), elite).units)


# -- the attacker's loss (11.2, 10.6) ------------------------------------------------------------------------


def test_lead_and_attachment_bear_the_loss() -> None:
    """H44-11.2."""
    f = Field({MOTOR: "2009", OTHERS: "2009", PARAS: "2109", "KG-Seidel": TARGET}, frame=Rest())
    everybody = (MOTOR, OTHERS, PARAS)
    assert bearers(f, *everybody, code="A1", lead="gds") == [MOTOR]
    assert bearers(f, *everybody, code="EX", lead="gds", attached=OTHERS) == [MOTOR, OTHERS]


@pytest.mark.parametrize(
    ("water", "bridge", "able"),
    [
        ("minor", "", [MOTOR]),
        ("canal", "", [MOTOR]),
        ("canal", "safe", [TANKS, MOTOR]),
        ("canal", "safe rail", [MOTOR]),
        ("canal", "blown", [MOTOR]),
        ("major", "safe", [TANKS, MOTOR]),
    ],
)
def test_one_who_could_advance_bears_it(water: str, bridge: str, able: list[str]) -> None:
    """H44-11.2, 15.6: infantry across what it attacked over, vehicles by bridges that carry a road."""
    road = bridge != "" and "rail" not in bridge
    f = Field(
        {MOTOR: "2009", TANKS: "2009", "KG-Seidel": TARGET},
        water={"2009/2010": water},
        bridges={"2009/2010": bridge} if bridge else {},
        roads=[["2009", TARGET]] if road else [],
        frame=Rest(),
    )
    assert bearers(f, MOTOR, TANKS, code="A1/DR", lead="gds") == able


def test_who_may_not_advance_over_a_corps_boundary_bears_no_loss() -> None:
    """H44-11.2, 23.4: one of VIII Corps, two hexes beyond the line, beside one of XXX Corps."""
    boundary = [f"{line}07/{line}08" for line in range(10, 20)]
    units = {"3-RTR": "1307", "4-7-DG": "1307", "KG-Seidel": "1306"}
    f = Field(units, boundaries={"XXX/VIII": boundary}, frame=Rest(), turn=3)
    b = battle(f, "3-RTR", "4-7-DG", target="1306", lead="a11", attached="4-7-DG")
    assert names(f, f.s.sc.loss_rules.attacker_losses(f.s, b, code_named("A1"), False).units) == ["4-7-DG"]


def test_if_nobody_could_advance_anybody_bears_it() -> None:
    """H44-11.2: tanks against a marsh."""
    f = Field(
        {TANKS: "2009", "2-Irish-Gds": "2009", "KG-Seidel": TARGET}, terrain={TARGET: "marsh"}, frame=Rest()
    )
    assert bearers(f, TANKS, "2-Irish-Gds", code="A1", lead="gds") == [TANKS, "2-Irish-Gds"]


def test_the_elite_attachment_that_earned_the_shift_bears_it() -> None:
    """H44-10.6: an elite battalion of three steps attached to two regular ones."""
    f = Field({"12-KRRC": "2009", PARAS: "2009", "KG-Seidel": TARGET}, frame=Rest())
    both = ("12-KRRC", PARAS)
    for code in ("A1", "A1/ENG", "A1/DR", "A1/D1"):
        assert bearers(f, *both, code=code, lead="b8", attached=PARAS, elite=True) == [PARAS]
    for code in ("EX", "DRX"):
        assert bearers(f, *both, code=code, lead="b8", attached=PARAS, elite=True) == list(both)
    assert bearers(f, *both, code="A1", lead="b8", attached=PARAS) == list(both)  # no shift, no duty


def test_a_determined_defence_takes_its_step_from_the_lead() -> None:
    """H44-12.3, 11.2: elite or not."""
    f = Field({"12-KRRC": "2009", PARAS: "2009", OTHERS: "2109", "KG-Seidel": TARGET}, frame=Rest())
    b = battle(f, "12-KRRC", PARAS, OTHERS, lead="b8", attached=PARAS)
    assert names(f, f.s.sc.loss_rules.attacker_losses(f.s, b, -1, True).units) == ["12-KRRC", PARAS]


def test_a_breakthrough_group_that_joins_bears_no_loss() -> None:
    """H44-16.5, 11.2."""
    f = Field({MOTOR: "2009", "3-Irish-Gds": "2109", "KG-Seidel": TARGET}, frame=Rest())
    b = battle(f, MOTOR, joined=("3-Irish-Gds",))
    assert names(f, f.s.sc.loss_rules.attacker_losses(f.s, b, code_named("A1"), False).units) == [MOTOR]


# -- the defender's loss -------------------------------------------------------------------------------------


def test_who_of_the_defenders_bears_it() -> None:
    """H44-11.2, 13.5: artillery too, no one who retreated there, a supply source last."""
    f = Field({"KG-Seidel": "2009", "1-504": TARGET, "82-Art": TARGET, "82-ASS": TARGET}, frame=Rest())
    assert names(f, f.s.sc.loss_rules.defender_losses(f.s, battle(f, "KG-Seidel")).units) == [
        "1-504",
        "82-Art",
    ]
    f = Field({"KG-Seidel": "2009", "1-504": f"{TARGET} fled", "1-325": TARGET}, frame=Rest())
    assert names(f, f.s.sc.loss_rules.defender_losses(f.s, battle(f, "KG-Seidel")).units) == ["1-325"]
    f = Field({"KG-Seidel": "2009", "82-ASS": TARGET}, frame=Rest())
    assert names(f, f.s.sc.loss_rules.defender_losses(f.s, battle(f, "KG-Seidel")).units) == ["82-ASS"]


def test_in_an_exchange_each_chooses_for_the_other() -> None:
    """H44-11.1, 11.2: DRX, and then the defenders may stand."""
    f = field({MOTOR: "2009", "3-Irish-Gds": "2009", "KG-Seidel": TARGET, "HG-Uden": TARGET})
    suffer(f, MOTOR, "3-Irish-Gds", code="DRX")
    assert (f.asked(), f.options()) == ("german", [f"lose {MOTOR}", "lose 3-Irish-Gds"])
    f.play(f"lose {MOTOR}")
    assert (f.asked(), sorted(f.options())) == ("allied", ["lose HG-Uden", "lose KG-Seidel"])
    f.play("lose HG-Uden")
    assert (f.asked(), f.options()) == ("german", ["stand KG-Seidel", "yield"])


def test_owners_choose_after_a1_d1() -> None:
    """H44-11.1."""
    f = field({MOTOR: "2009", "3-Irish-Gds": "2009", "KG-Seidel": TARGET, "HG-Uden": TARGET})
    suffer(f, MOTOR, "3-Irish-Gds", code="A1/D1")
    assert f.asked() == "allied"
    f.play(f"lose {MOTOR}")
    assert f.asked() == "german"
    assert f.refused(f"lose {MOTOR}") == "H44-11.2"


def test_an_exchange_with_several_defenders_drives_nobody_out() -> None:
    """H44-11.1: a limited advance only if nobody is left."""
    f = field({MOTOR: "2009", "HG-Uden": TARGET, "Ldsch-Veghel": TARGET})
    suffer(f, MOTOR, code="EX").play("lose HG-Uden")
    assert f.where("Ldsch-Veghel") == TARGET
    assert f.frame() == ""


def test_defenders_are_engaged_even_if_the_attack_is_wiped_out() -> None:
    """H44-11.1: A1/ENG."""
    f = field({"RE-XXX": "2009", "KG-Seidel": TARGET, "HG-Uden": f"{TARGET} routed"})
    suffer(f, "RE-XXX", code="A1/ENG")
    assert f.where("RE-XXX") == "@lost"
    assert f.marked("KG-Seidel", kinds.ENGAGED)
    assert not f.marked("HG-Uden", kinds.ENGAGED)


def test_all_attackers_gone_and_the_defenders_retreat_all_the_same() -> None:
    """H44-11.1, 12.6: unless they choose not to."""
    f = field({"RE-XXX": "2009", "KG-Seidel": TARGET})
    suffer(f, "RE-XXX", code="A1/DR")
    assert f.options() == ["hold", "yield"]
    f.play("yield")
    assert step(f).startswith("Retreat")


# -- what becomes of a unit (11.3, 11.4) ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "after"),
    [
        ("HG-Uden", ["@lost"]),
        ("KG-Seidel", ["3010 1", "@lost"]),
        ("KG-Spindler", ["3010 2", "Rem-Ge-Inf-1", "@lost"]),
        ("Pz-Abt-2107", ["3010 2", "Rem-Ge-Tk-1", "@lost"]),
        (MOTOR, ["3010 2", "Rem-Br-Inf-1", "@lost"]),
        (TANKS, ["3010 2", "Rem-Br-Tk-1", "@lost"]),
        ("1-504", ["3010 2", "Rem-82-1", "@lost"]),
        ("1-325", ["3010 2", "Rem-82-1", "@lost"]),
        ("Gds-Div", ["@lost"]),
    ],
)
def test_step_by_step(key: str, after: list[str]) -> None:
    """H44-11.3, 11.4: flipped, a remnant of the right type, gone."""
    f = Field({key: "3010"}, frame=Rest())
    u = f.unit(key)
    for wanted in after:
        lose_step(f.s, u)
        there = f.s.stack_at(f.hex("3010"))
        if wanted == "@lost":
            assert f.where(key) == "@lost"
            assert not there
        elif wanted.startswith("Rem"):
            assert [f.sc.unit_names[v] for v in there] == [wanted]
            assert f.where(key) == "@display"
            u = there[0]
        else:
            assert f"{f.where(key)} {f.steps(key)}" == wanted


def test_without_a_remnant_counter_a_ground_unit_is_just_gone() -> None:
    """H44-11.4: no replacement point for anybody."""
    f = Field({"Pz-Abt-2107": "3010 steps=2", "Rem-Ge-Tk-1": "4010 of=KG-Knaust"}, frame=Rest())
    lose_step(f.s, f.unit("Pz-Abt-2107"))
    assert f.where("Pz-Abt-2107") == "@lost"
    assert f.s.airborne_points == [0, 0, 0]


def test_remnants_are_not_taken_from_another_division() -> None:
    """H44-11.4."""
    used = {f"Rem-82-{i}": f"401{i} of=1-505" for i in range(1, 5)}
    f = Field({"1-504": "3010 steps=2", **used}, frame=Rest())
    lose_step(f.s, f.unit("1-504"))
    assert f.where("1-504") == "@lost"
    assert sum(f.s.airborne_points) == 1


# -- engaged (11.5) ------------------------------------------------------------------------------------------


def test_engaged_ends_in_the_owners_recovery_phase() -> None:
    """H44-11.5.3: in an EZOC too, without a roll; the enemy's stays."""
    f = Field({MOTOR: "2009 engaged", "KG-Seidel": f"{TARGET} engaged"}, frame=Rest())
    run(f, Recovery(0))
    assert not f.marked(MOTOR, kinds.ENGAGED)
    assert f.marked("KG-Seidel", kinds.ENGAGED)


def test_an_engaged_unit_is_engaged_once_more_without_effect() -> None:
    """H44-11.5.1."""
    f = field({MOTOR: "2009", "KG-Seidel": f"{TARGET} engaged"})
    suffer(f, MOTOR, code="ENG")
    assert f.marked("KG-Seidel", kinds.ENGAGED)
    assert f.order("KG-Seidel") == "good"


def test_an_engaged_unit_advances_normally() -> None:
    """H44-11.5.1."""
    f = field({MOTOR: "2009 engaged", "HG-Uden": TARGET})
    suffer(f, MOTOR, code="D1").play(f"with {MOTOR}", f"to {TARGET}")
    assert f.where(MOTOR) == TARGET
    assert f.marked(MOTOR, kinds.ENGAGED)


def test_who_cannot_bear_a_loss_is_told_why() -> None:
    """H44-11.2, 10.6."""
    f = field({MOTOR: "2009", "3-Irish-Gds": "2009", OTHERS: "2109", "KG-Seidel": TARGET})
    suffer(f, MOTOR, "3-Irish-Gds", OTHERS, code="A1", lead="gds")
    assert REFUSALS[f.s.top().check(f.s, f.option(f"lose {OTHERS}"))].name == "loss-lead"

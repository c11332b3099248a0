# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 9.5, 23.3.2 and 9.3 step 1: attacks across rivers, the river assault, bridges blown before one."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.kinds import bit_list
from grognard.games.holland44.attack import HollandAttack
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond import kinds
from grognard.games.zocbond.battle import BREAKTHROUGH
from grognard.games.zocbond.strength import attack_total, odds_of

from .cases import Case, case, each
from .field import Field
from .fight import TARGET, Rest, battle, bits, step

MOTOR = "1-Gren-Gds"
TANKS = "2-Gren-Gds"
ENGINEER = "RE-XXX"
FOE = "I-Hoffmann"
RIVER = {"2009/2010": "major", "2010/2109": "major"}


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, **{"phase": "combat", "water": RIVER, **more})


def test_no_attack_across_a_major_river_without_a_bridge() -> None:
    """H44-9.5.1."""
    f = field({MOTOR: "2009", "5-Coldm-Gds": "2011", "I-Hoffmann": TARGET, "12-KRRC": "2110"})
    assert f.refused(f"attack {TARGET}", f"with {MOTOR}") == "H44-9.5.1"


@pytest.mark.parametrize("kind", ["canal", "minor"])
def test_canals_and_minor_rivers_never_forbid(kind: str) -> None:
    """H44-9.5.1."""
    f = field({MOTOR: "2009", "I-Hoffmann": TARGET}, water={"2009/2010": kind})
    assert f"attack {TARGET}" in f.options()


def test_over_an_intact_bridge() -> None:
    """H44-9.5.1; a railway bridge serves no vehicles."""
    units = {MOTOR: "2009", TANKS: "2009", "I-Hoffmann": TARGET}
    f = field(units, bridges={"2009/2010": "safe"}, roads=[["2009", TARGET]])
    f.play(f"attack {TARGET}")
    assert f.options() == [f"with {TANKS}", f"with {MOTOR}"]
    f = field({**units, "12-KRRC": "2011"}, bridges={"2009/2010": "safe rail"})
    f.play(f"attack {TARGET}")
    assert f.options() == [f"with {MOTOR}", "with 12-KRRC"]
    assert f.refused(f"with {TANKS}") == "H44-9.5.1"


def test_H44_C_460_a_river_assault() -> None:
    """H44-9.5.3: infantry that has not moved, then everybody in its hex; nobody elsewhere."""
    then = case("H44-C-460")["then"]
    f = field(
        {
            MOTOR: "2009",
            TANKS: "2009 from=1905",
            ENGINEER: "2009 from=1905",
            "5-Coldm-Gds": "2109",
            "I-Hoffmann": TARGET,
        }
    )
    f.play(f"attack {TARGET}")
    assert f.options() == [f"with {MOTOR}"]
    assert f.refused(f"with {TANKS}") == "H44-9.5.3"
    assert f.refused("with 5-Coldm-Gds") == "H44-9.5.1"
    f.play(f"with {MOTOR}")
    assert (f"with {TANKS}" in f.options()) is then["B_attacks"]
    assert f"with {ENGINEER}" in f.options()


def test_H44_C_461_no_assault_without_infantry_that_stayed() -> None:
    """H44-9.5.3."""
    f = field({MOTOR: "2009 from=1905", ENGINEER: "2009", "I-Hoffmann": TARGET})
    assert f.frame() == ""  # nobody can attack


def test_each_engineer_supports_one_assault() -> None:
    """H44-23.3.2; and not after it has opened a ferry."""
    f = field(
        {MOTOR: "2009", ENGINEER: "2009 crossed", "12-KRRC": "2011", "8-RB": "2011", "I-Hoffmann": TARGET}
    )
    assert f.refused(f"attack {TARGET}", f"with {MOTOR}") == "H44-9.5.1"


def test_the_engineer_may_advance_with_the_infantry() -> None:
    """H44-9.5.3."""
    f = Field({MOTOR: "2009", ENGINEER: "2009 crossed", "I-Hoffmann": TARGET}, water=RIVER, frame=Rest())
    found = [f.sc.unit_names[u] for u in bit_list(f.s.sc.advance_rules.advance_units(f.s, battle(f, MOTOR)))]
    assert found == [MOTOR, ENGINEER]


def test_H44_C_238_engaged_units_do_not_attack_across_a_canal() -> None:
    """H44-11.5.1."""
    f = field(
        {MOTOR: "2009 engaged", "12-KRRC": "2011", "5-Coldm-Gds": "2110", "I-Hoffmann": TARGET},
        water={"2009/2010": "canal"},
    )
    assert f.refused(f"attack {TARGET}", f"with {MOTOR}") == "H44-11.5.1"


def test_no_breakthrough_across_unbridged_water() -> None:
    """H44-16.3.5."""
    f = Field({MOTOR: "2009", "I-Hoffmann": TARGET}, water={"2009/2010": "minor"}, frame=Rest())
    why = f.sc.combat_rules.attack_refusal(f.s, f.unit(MOTOR), f.hex(TARGET), BREAKTHROUGH)
    assert REFUSALS[why].rule == "H44-16.3.5"


def test_H44_C_062_a_blown_bridge_lets_the_attacker_cancel() -> None:
    """H44-9.3 step 1, 5.4."""
    f = field(
        {MOTOR: "2009", "5-Coldm-Gds": "2109", "I-Hoffmann": TARGET},
        bridges={"2009/2010": "mined", "2010/2109": "mined"},
        roads=[["2009", TARGET, "2109"]],
        rolls=[6],
    )
    f.play(f"attack {TARGET}", f"with {MOTOR}", "with 5-Coldm-Gds", "commit")
    assert f.asked() == "german"
    f.play(next(key for key in f.options() if key.startswith("blow")))
    f.play(next(key for key in f.options() if not key.startswith("blow")))
    assert [f.asked(), step(f)] == ["allied", "Attack.blown"]
    assert f.allowed("cancel") is case("H44-C-062")["then"]["attacker_may_cancel"]
    f.play("cancel")
    assert not f.marked(MOTOR, kinds.ATTACKED)


def test_a_fixed_group_attacks_without_being_asked_for() -> None:
    """H44-16.3.5: whoever begins the attack names the units."""
    f = Field(
        {MOTOR: "2009", "I-Hoffmann": TARGET, "Gds-Div": "2008"},
        frame=Rest(),
    )
    f.s.lanes = [[HollandAttack(0, f.hex(TARGET), BREAKTHROUGH, bits(f, MOTOR))]]
    f.s.asked = [-1]
    f.script.rolls.append(1)
    from grognard.core.kernel.state import advance

    advance(f.s)
    assert f.steps(MOTOR) == 2
    assert not f.marked(MOTOR, kinds.ATTACKED)


def test_an_assault_with_engineers_halves_all_and_doubles_the_defence() -> None:
    """H44-10.8.2, 9.5.2: 5 is 3, 3 is 6."""
    f = Field({MOTOR: "2009", ENGINEER: "2009", "I-Hoffmann": TARGET}, water=RIVER, frame=Rest())
    odds = odds_of(f.s, battle(f, MOTOR))
    assert (odds.attack, odds.defence) == (3, 6)


@pytest.mark.parametrize(
    ("infantry", "engineer", "able"),
    [
        ("2009", "2009 from=1905", True),
        ("2009 from=1905", "2009", False),  # it has moved
        ("2009 disrupted", "2009", False),
        ("2009 spent", "2009", False),
        ("2009 attacked", "2009", False),
        ("2009 engaged", "2009", False),  # H44-11.5.1
        ("2009", "2109", False),  # not stacked
        ("2009", "2009 crossed", False),  # its ferry has been used
    ],
)
def test_what_an_assault_needs(infantry: str, engineer: str, able: bool) -> None:
    """H44-9.5.3, 23.3.2."""
    f = field(
        {MOTOR: infantry, ENGINEER: engineer, "I-Hoffmann": TARGET, "12-KRRC": "1505", "HG-Uden": "1506"}
    )
    assert (f"attack {TARGET}" in f.options()) is able


def test_the_engineer_alone_assaults_nothing() -> None:
    """H44-9.5.3: it is not the infantry that it helps; tanks are none either."""
    f = field({ENGINEER: "2009", TANKS: "2009", "I-Hoffmann": TARGET, "12-KRRC": "1505", "HG-Uden": "1506"})
    assert f.refused(f"attack {TARGET}") == "H44-9.5.1"
    f = field({ENGINEER: "2009", "RCE-2nd": "2009", "I-Hoffmann": TARGET})
    f.play(f"attack {TARGET}")
    assert f.options() == ["with RCE-2nd"]  # with two, one helps the other


def test_units_over_a_bridge_and_an_assault_attack_together() -> None:
    """H44-9.5.1: over an intact bridge and/or with engineers."""
    f = field(
        {MOTOR: "2009", ENGINEER: "2009", TANKS: "2109", "I-Hoffmann": TARGET},
        bridges={"2010/2109": "safe"},
        roads=[["2109", TARGET]],
    )
    f.play(f"attack {TARGET}", f"with {TANKS}", f"with {MOTOR}", f"with {ENGINEER}")


def test_germans_never_assault() -> None:
    """H44-9.5.3."""
    f = field(
        {"Pi-Lehr-9": "2009", "KG-Seidel": "2009", MOTOR: TARGET, "HG-Uden": "1505", TANKS: "1506"},
        player="german",
    )
    assert f.refused(f"attack {TARGET}") == "H44-9.5.1"


@pytest.mark.parametrize(
    ("state", "able"), [("safe", True), ("mined", True), ("blown", False), ("repair", False)]
)
def test_bridges_in_every_state(state: str, able: bool) -> None:
    """H44-9.5.1, 5.8: a bridge under repair is none."""
    f = field(
        {"KG-Seidel": "2009", MOTOR: TARGET, "HG-Uden": "1505", TANKS: "1506"},
        bridges={"2009/2010": state},
        roads=[["2009", TARGET]],
        player="german",
    )
    assert (f"attack {TARGET}" in f.options()) is able


def test_an_engaged_unit_attacks_across_a_minor_river_at_half_strength() -> None:
    """H44-11.5.1, 9.5.1."""
    f = field({MOTOR: "2009 engaged", "I-Hoffmann": TARGET}, water={"2009/2010": "minor"})
    assert f"attack {TARGET}" in f.options()
    assert attack_total(f.s, battle(f, MOTOR)) == 3


def test_an_engaged_unit_attacks_over_no_bridge_of_a_canal() -> None:
    """H44-11.5.1."""
    f = field(
        {MOTOR: "2009 engaged", "I-Hoffmann": TARGET, "12-KRRC": "1505", "HG-Uden": "1506"},
        water={"2009/2010": "canal"},
        bridges={"2009/2010": "safe"},
        roads=[["2009", TARGET]],
    )
    assert f.refused(f"attack {TARGET}") == "H44-11.5.1"


@each("H44-C-687")
def test_an_engaged_engineer_supports_an_assault(case: Case) -> None:
    """H44-9.5.3, 11.5.1, 23.3.2: it need not attack itself; engaged infantry does not cross the river."""
    allowed = []
    for infantry, engineer in (("", " engaged"), (" engaged", "")):
        f = field({MOTOR: f"2009{infantry}", "5-Coldm-Gds": "2011", ENGINEER: f"2009{engineer}", FOE: TARGET})
        f.play(f"attack {TARGET}")
        allowed.append(f.allowed(f"with {MOTOR}"))
        assert f.refused(f"with {MOTOR if infantry else ENGINEER}") == case["then"]["rule"]
    assert allowed == case["then"]["allowed"]

# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 27: the optional rules."""

from __future__ import annotations

from typing import Any

from grognard.games.holland44 import disengagement, isolation
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.holland44.supply_phase import SupplyPhase
from grognard.games.zocbond.kinds import OUT_OF_SUPPLY, POOR

from .cases import case
from .field import Field
from .fight import Rest
from .phases import offered, refusal, run

ON = {"disengagement": "on"}
FOOT = "1-Dorset"  # regular
ENEMY = "I-Hoffmann"


def combat(units: dict[str, str], *rolls: int, **more: Any) -> Field:
    return Field(units, phase="combat", rolls=list(rolls), options=ON, **more)


# -- disengagement (H44-27.1.1) ------------------------------------------------------------------------------


def test_without_the_option_nobody_disengages() -> None:
    """H44-27.1.1."""
    f = Field({FOOT: "2009", ENEMY: "2010"}, phase="combat")
    assert offered(f, "disengage") == []
    assert refusal(f, f"disengage {FOOT}") == "H44-27.1.1"


def test_H44_C_500() -> None:
    """H44-27.1.2: a four succeeds; who retreats is disrupted."""
    f = combat({FOOT: "2009", ENEMY: "2010"}, 4).play(f"disengage {FOOT}")
    assert "to 2008" in f.options()
    assert "to 2109" not in f.options()  # in the enemy's ZOC
    f.play("to 2008", "to 2007")
    assert (f.where(FOOT), f.order(FOOT), f.steps(FOOT)) == ("2007", "disrupted", 3)


def test_who_gets_away_may_stay() -> None:
    """H44-27.1.2."""
    f = combat({FOOT: "2009", ENEMY: "2010"}, 5).play(f"disengage {FOOT}", "halt")
    assert (f.where(FOOT), f.order(FOOT)) == ("2009", "good")
    assert f.frame() == ""


def test_a_three_costs_a_step_and_a_two_fails() -> None:
    """H44-27.1.2."""
    f = combat({FOOT: "2009", ENEMY: "2010"}, 3).play(f"disengage {FOOT}", "to 2008", "halt")
    assert (f.steps(FOOT), f.order(FOOT)) == (2, "disrupted")
    f = combat({FOOT: "2009", "2-E-Yorks": "2009", ENEMY: "2010"}, 2).play(f"disengage {FOOT}")
    assert f.where(FOOT) == "2009"
    assert refusal(f, f"disengage {FOOT}") == "H44-27.1.1"


def test_only_units_in_contact_and_good_order() -> None:
    """H44-27.1.2."""
    f = combat({FOOT: "2009 disrupted", "2-E-Yorks": "2006", "1-Hamps": "2110", ENEMY: "2010"})
    assert offered(f, "disengage") == ["disengage 1-Hamps"]


def test_H44_C_501() -> None:
    """H44-27.1.2: elite, poor, armor; the total stays between 1 and 6."""
    f = combat({"2-Gren-Gds": "2009", ENEMY: "2010"}, 6)
    f.play("disengage 2-Gren-Gds")
    assert disengagement.modifier(f.s, f.unit("2-Gren-Gds"), None) == 1
    assert f.told("disengages")[0][1] == case("H44-C-501")["then"]["modified"]


# -- isolation (H44-27.2.1) ----------------------------------------------------------------------------------


def night(units: dict[str, str], player: int, *rolls: int, **more: Any) -> Field:
    f = Field(units, turn=5, options={"isolation": "on"}, frame=Rest(), **more)
    return run(f, SupplyPhase(player), *rolls)


WALL = {f"3010/{other}": "major" for other in ("3009", "3011", "3109", "3110", "2909", "2910")}


def test_H44_C_502() -> None:
    """H44-27.2.3: an elite airborne unit that reaches a city: 1 loses, 2 does not."""
    for die, lost in zip(case("H44-C-502")["given"]["dice"], case("H44-C-502")["then"]["lose"], strict=True):
        f = night({"1-Para": "3010 oos"}, ALLIED, die, water=WALL, terrain={"3010": "city"})
        assert (f.steps("1-Para") < 3 or f.where("1-Para") != "3010") == lost


def test_H44_C_503() -> None:
    """H44-27.2.3: poor Germans."""
    sc = Field({}, frame=Rest()).sc
    able = [u for u in sc.units_of[GERMAN] if sc.traits[u] & POOR and sc.steps[u] == 2]
    poor = sc.unit_names[able[0]]
    for die, lost in zip(case("H44-C-503")["given"]["dice"], case("H44-C-503")["then"]["lose"], strict=True):
        f = night({poor: "3010 oos"}, GERMAN, die, water=WALL)
        assert (f.steps(poor) == 1) == lost


def test_H44_C_574() -> None:
    """H44-27.2.1: who traces to an exhausted source does not roll, but stays out of supply."""
    f = night({"1-505": "3010 oos", "82-ASS": "3010 exhausted"}, ALLIED, water=WALL)
    assert f.s.supply[f.unit("1-505")] == OUT_OF_SUPPLY
    assert f.told("isolated") == []


def test_who_was_in_supply_before_does_not_roll() -> None:
    """H44-27.2.1."""
    f = night({"1-505": "3010"}, ALLIED, water=WALL)
    assert f.s.supply[f.unit("1-505")] == OUT_OF_SUPPLY
    assert f.told("isolated") == []


def test_isolation_is_a_night_rule_and_an_option() -> None:
    """H44-27.2.1."""
    assert not isolation.comes(Field({}, turn=6, options={"isolation": "on"}, frame=Rest()).s)
    assert not isolation.comes(Field({}, turn=5, frame=Rest()).s)

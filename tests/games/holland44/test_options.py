# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 27: the optional rules."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.reason import Ledger
from grognard.games.holland44 import disengagement, isolation
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.holland44.supply_phase import SupplyPhase
from grognard.games.holland44.verbs import VERBS
from grognard.games.zocbond.kinds import ARMOUR, ELITE, ENGAGED, OUT_OF_SUPPLY, POOR, WITHDRAWN

from .cases import Case, case, each
from .field import Field
from .fight import Rest
from .phases import offered, refusal, run
from .withdrawal import ends, retreat

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


@each("H44-C-659")
def test_retreats_do_not_heed_the_boundary_of_the_corps(case: Case) -> None:
    """H44-23.4, 13.1.3: they are forced; who disengages goes of its own will."""
    line = {"XXX/VIII": [f"{row}07/{row}08" for row in range(10, 20)]}
    units = {"1-Gren-Gds": "1507", "KG-Euling": "1506", "KG-Knaust": "1607"}
    beyond = {"1-Gren-Gds": "1508", "KG-Euling": "1507"}
    f = retreat(Field(beyond, boundaries=line, frame=Rest()), "1-Gren-Gds")
    found = ["1309" in ends(f, "1-Gren-Gds")]
    f = combat(units, 6, boundaries=line).play("disengage 1-Gren-Gds", "to 1508")
    assert f.refused("to 1509") == case["then"]["rule"]
    assert [*found, f.allowed("to 1509")] == case["then"]["allowed"]
    f = Field({"1-Gren-Gds": "1509"}, boundaries=line).play("tactical 1-Gren-Gds")
    assert f.allowed("to 1508") == case["then"]["may_come_back"]
    assert f.refused("to 1510") == case["then"]["rule"]


@each("H44-C-662")
def test_disengaging_is_no_occasion_to_blow_a_bridge(case: Case) -> None:
    """H44-27.1.1, 5.4: it is a retreat; moving, attacking and advancing are."""
    f = combat(
        {FOOT: "2009", ENEMY: "2010"},
        6,
        water={"2008/2009": "canal"},
        bridges={"2008/2009": "mined"},
        roads=[["2008", "2009"]],
    )
    f.play(f"disengage {FOOT}", "to 2008")
    assert (f.asked() == "german") == case["then"]["german_asked"]
    f.play("halt")
    assert (f.where(FOOT), f.bridge("2008/2009")) == ("2008", case["then"]["bridge"])


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
    assert refusal(f, f"disengage {FOOT}") == "H44-27.1.2"


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
        assert (f.where("1-Para"), f.steps("1-Para")) == ("3010", 2 if lost else 3)


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


def test_who_disengages_passes_through_friends_but_does_not_crowd_them() -> None:
    """H44-27.1.1, 13.1.2, 13.1.3."""
    crowd = dict.fromkeys(("2-E-Yorks", "1-Hamps"), "2008")
    f = combat({FOOT: "2009", **crowd, ENEMY: "2010"}, 4).play(f"disengage {FOOT}", "to 2008")
    assert f.refused("halt") == "H44-13.1.3"
    assert f.play("to 2007").where(FOOT) == "2007"


def test_disengagement_turns_engaged_into_disrupted() -> None:
    """H44-27.1.2, 11.5.2."""
    f = combat({FOOT: "2009 engaged", ENEMY: "2010"}, 4).play(f"disengage {FOOT}", "to 2008", "halt")
    assert (f.order(FOOT), f.marked(FOOT, ENGAGED)) == ("disrupted", False)


def test_an_enemy_across_a_river_is_contact_too() -> None:
    """H44-27.1.2: any unit that has not attacked; no ZOC reaches across the river."""
    f = combat({FOOT: "2009", ENEMY: "2010"}, water={"2009/2010": "major"})
    assert offered(f, "disengage") == [f"disengage {FOOT}"]


@pytest.mark.parametrize(("words", "told"), [("elite", 1), ("poor", -1), ("armor", 1)])
def test_every_modifier_names_its_rule(words: str, told: int) -> None:
    """H44-27.1.2."""
    sc = Field({}, frame=Rest()).sc
    trait = {"elite": ELITE, "poor": POOR, "armor": ARMOUR}[words]
    others = (ELITE | POOR | ARMOUR) & ~trait
    unit = next(u for u in sc.units_of[GERMAN] if sc.traits[u] & trait and not sc.traits[u] & others)
    f = Field({}, frame=Rest())
    ledger = Ledger("disengagement")
    assert disengagement.modifier(f.s, unit, ledger) == told
    assert [(line.rule, line.value) for line in ledger.lines] == [("H44-27.1.2", told)]


@pytest.mark.parametrize(
    ("unit", "player", "city", "total"),
    [
        ("1-Para", ALLIED, False, 1),  # elite and Allied count once
        ("1-Dorset", ALLIED, True, 3),
        ("I-Hoffmann", GERMAN, False, 0),
        ("I-FJR6", GERMAN, True, 3),
        ("Lw-6-zbV", GERMAN, True, 1),  # poor
    ],
)
def test_modifiers_of_isolation(unit: str, player: int, city: bool, total: int) -> None:
    """H44-27.2.3."""
    f = Field({}, frame=Rest())
    ledger = Ledger("isolation")
    assert f.sc.owner[f.unit(unit)] == player
    assert isolation.modifier(f.s, f.unit(unit), city, ledger) == total
    assert {line.rule for line in ledger.lines} <= {"H44-27.2.3"}


def test_a_way_of_any_length_saves_from_isolation() -> None:
    """H44-27.2.1: off the road to an own source; roads and four hexes do not matter."""
    f = night({"1-Dorset": "3010 oos"}, ALLIED)
    assert f.s.supply[f.unit("1-Dorset")] == OUT_OF_SUPPLY
    assert f.told("isolated") == []


def test_the_last_step_is_lost_to_isolation_but_no_source() -> None:
    """H44-27.2.1, 27.2.2."""
    f = night({"A-82": "3010 oos", "82-ASS": "3012 oos"}, ALLIED, 3, water=WALL)
    assert f.where("A-82") == "@pool"
    assert f.where("82-ASS") == "3012"
    assert len(f.told("isolated")) == 1


def test_a_source_that_returns_leads_to_the_rolls() -> None:
    """H44-18.2.3, 27.2.2: the last choice before the dice says so."""
    units = {"1-505": "4010", "2-505": "4012", "1-Dorset": "3010 oos", "82-ASS": "@lost"}
    f = night(units, ALLIED, water=WALL)
    top = f.s.top()
    assert [top.rolls(f.s, o) for o in top.options(f.s)] == [True, True]
    f.script.rolls.append(1)
    f.play("reappear 82-ASS 4010")
    assert len(f.told("isolated")) == 1
    f = night({**units, "1-Dorset": "3010"}, ALLIED, water=WALL)
    top = f.s.top()
    assert not any(top.rolls(f.s, o) for o in top.options(f.s))


# -- disengagement, step by step ---------------------------------------------------------------------------


def test_a_unit_that_got_away_is_marked_and_one_that_stayed_is_not() -> None:
    """H44-27.1.1: it has withdrawn; whoever halts at once has only had its try."""
    others = {"2-E-Yorks": "1509", "KG-Knaust": "1510"}  # so that the phase goes on
    f = combat({FOOT: "2009", ENEMY: "2010", **others}, 4).play(f"disengage {FOOT}", "to 2008", "halt")
    assert f.s.has_mark(f.unit(FOOT), WITHDRAWN)
    f = combat({FOOT: "2009", ENEMY: "2010", **others}, 4).play(f"disengage {FOOT}", "halt")
    assert not f.s.has_mark(f.unit(FOOT), WITHDRAWN)
    assert refusal(f, f"disengage {FOOT}") == "H44-27.1.2"  # once in a phase


def test_dice_are_told_of_a_disengagement() -> None:
    """H44-27.1.1: it rolls, and what is done where nobody chooses is to stay."""
    f = combat({FOOT: "2009", ENEMY: "2010"}, 4)
    key = next(o for o in f.s.top().options(f.s) if VERBS[o.verb].name == "disengage")
    assert f.s.top().rolls(f.s, key)
    f.play(f"disengage {FOOT}")
    top = f.s.top()
    options = top.options(f.s)
    assert top.default(f.s) == len(options) - 1
    assert VERBS[options[-1].verb].name == "halt"


def test_two_hexes_and_not_back_to_where_it_came_from() -> None:
    """H44-27.1.1."""
    f = combat({FOOT: "2009", ENEMY: "2010"}, 4).play(f"disengage {FOOT}", "to 2008")
    around = {key.split()[1] for key in offered(f, "to")}
    assert "2007" in around
    assert not around & {"2008", "2009", "2010"}
    f.play("to 2007")
    assert offered(f, "to") == []
    assert f.where(FOOT) == "2007"


@each("H44-C-686")
def test_an_exhausted_source_saves_its_own_division_only(case: Case) -> None:
    """H44-27.2.1, 18.2.2: nobody else has a supply line to it."""
    found = []
    for unit in ("1-505", "1-Para", "1-Dorset"):
        f = night({unit: "3010 oos", "82-ASS": "3010 exhausted"}, ALLIED, 6, water=WALL)
        found.append(bool(f.told("isolated")))
    assert found == case["then"]["isolated"]

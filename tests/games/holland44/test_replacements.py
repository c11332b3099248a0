# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 20.2 and 22.7: replacements and returning paratroopers."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.option import Option
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.units import remnant_fits
from grognard.games.holland44.verbs import REBUILD
from grognard.games.zocbond.kinds import DISPLAY, REFITTED

from .cases import Case, case, each
from .field import Field
from .phases import offered, refusal

NIGHT = 8
INFANTRY = "1-Dorset"  # three steps
ROADS = [["1003/0903", "1003", "1103", "1203"], ["3001/3000", "3001", "3002", "3003"]]


def british(units: dict[str, str], turn: int = NIGHT, **more: Any) -> Field:
    return Field(units, turn=turn, roads=ROADS, **more)


def german(units: dict[str, str], turn: int = NIGHT, **more: Any) -> Field:
    return Field(units, turn=turn, roads=ROADS, player="german", **more)


def test_H44_C_401() -> None:
    """H44-20.2.2: two points for the Germans, from two edges, one for the British."""
    f = german({"I-Hoffmann": "3002 steps=1", "II-Hoffmann": "@F steps=1"})
    assert offered(f, "refit") == ["refit I-Hoffmann west", "refit II-Hoffmann east"]
    assert len(f.sc.turn_tables.refit_areas[0]) == case("H44-C-401")["then"]["british"]
    f.play("refit I-Hoffmann west")
    assert f.steps("I-Hoffmann") == 2
    assert offered(f, "refit") == ["refit II-Hoffmann east"]
    assert refusal(f, "refit II-Hoffmann west") == "H44-20.2.1"


@pytest.mark.parametrize("turn", [5, 7, 9])
def test_only_in_night_turns_from_turn_8_on(turn: int) -> None:
    """H44-20.2.1."""
    f = british({INFANTRY: "1103 steps=2"}, turn=turn)
    assert offered(f, "refit") == []
    assert refusal(f, f"refit {INFANTRY} west") == "H44-20.2.1"


def test_scenarios_without_replacements() -> None:
    """H44-20.2.1."""
    assert offered(british({INFANTRY: "1103 steps=2"}, special=["no_replacements"]), "refit") == []


def test_H44_C_402() -> None:
    """H44-20.2.3: neither elite units nor vehicles of the Germans, no artillery."""
    elite = "I-SS-PzGr-22"
    armor = "StuG-Feldt"
    f = german({elite: "@F steps=1", armor: "@lost", "Feldt-Art": "@lost"})
    assert offered(f, "refit") == []
    assert refusal(f, f"refit {elite} east") == "H44-20.2.3"
    assert refusal(f, f"rebuild {armor} @F east") == "H44-20.2.3"
    assert refusal(f, "rebuild Feldt-Art @F east") == "H44-20.2.3"


def test_good_order_and_a_supply_line() -> None:
    """H44-20.2.3."""
    assert refusal(british({INFANTRY: "1103 steps=2 disrupted"}), f"refit {INFANTRY} west") == "H44-20.2.3"
    assert refusal(british({INFANTRY: "1103 steps=2 engaged"}), f"refit {INFANTRY} west") == "H44-20.2.3"
    assert refusal(british({INFANTRY: "4010 steps=2"}), f"refit {INFANTRY} west") == "H44-20.2.3"
    assert refusal(british({INFANTRY: "1103"}), f"refit {INFANTRY} west") == "H44-20.2.1"


def test_who_has_taken_replacements_moves_one_hex() -> None:
    """H44-20.2.5."""
    f = british({INFANTRY: "1103 steps=2"}).play(f"refit {INFANTRY} west")
    assert f.marked(INFANTRY, REFITTED)
    assert refusal(f, f"march {INFANTRY}") == "H44-20.2.5"
    f.play(f"tactical {INFANTRY}", "to 1203")
    assert f.frame() == "Movement"


def test_H44_C_403() -> None:
    """H44-20.2.5: nobody attacks out of its hex."""
    f = Field({INFANTRY: "2009 refitted", "2-E-Yorks": "2009", "I-Hoffmann": "2010"}, phase="combat")
    assert (offered(f, "attack") == []) is case("H44-C-403")["then"]["refused"]


def test_a_remnant_becomes_its_unit_again() -> None:
    """H44-20.2.1, 11.4."""
    sc = british({}).sc
    remnant = next(
        sc.unit_names[r] for r in sc.remnants[0] if remnant_fits(sc, r, sc.unit_names.index(INFANTRY))
    )
    f = british({INFANTRY: "@lost", remnant: f"1103 of={INFANTRY}"})
    f.s.put(f.unit(INFANTRY), f.sc.box + DISPLAY)
    f.play(f"refit {remnant} west")
    assert (f.where(INFANTRY), f.steps(INFANTRY)) == ("1103", 2)
    assert f.where(remnant) == "@pool"


# -- rebuilding (H44-20.2.4) ---------------------------------------------------------------------------------


def test_H44_C_569() -> None:
    """H44-20.2.4: in the area, or in an own city with a supply line and no EZOC."""
    city: dict[str, Any] = {"terrain": {"1203": "city"}, "control": {"1203": "allied"}}
    f = british({"7-SLI": "@lost"}, **city)
    keys = offered(f, "rebuild")
    assert keys == ["rebuild 7-SLI 1203 west", "rebuild 7-SLI @N west"]
    f.play(keys[0])
    remnants = f.s.stack_at(f.hex("1203"))
    assert [f.s.steps[u] for u in remnants] == [1]
    assert f.s.parent[remnants[0]] == f.unit("7-SLI")
    assert f.where("7-SLI") == "@display"
    f = british({"7-SLI": "@lost", "I-Hoffmann": "1204"}, **city)
    assert refusal(f, "rebuild 7-SLI 1203 west") == "H44-20.2.4"
    f = british({"7-SLI": "@lost"}, terrain={"1203": "city"})
    assert refusal(f, "rebuild 7-SLI 1203 west") == "H44-20.2.4"


# -- returning paratroopers (H44-22.7) -----------------------------------------------------------------------


def division(units: dict[str, str], points: int, fresh: int = 0, turn: int = 6) -> Field:
    f = Field(units, turn=turn)
    f.s.airborne_points[0] = points
    f.s.fresh_points[0] = fresh
    return f


def test_H44_C_440() -> None:
    """H44-22.7: one step for each division in a turn."""
    f = division({"101-ASS": "3010 exhausted", "1-506": "3011 steps=1", "2-506": "3012 steps=1"}, 2)
    assert offered(f, "rejoin") == ["rejoin 1-506", "rejoin 2-506"]
    f.play("rejoin 1-506")
    assert f.s.airborne_points[0] == 1
    assert offered(f, "rejoin") == []
    assert refusal(f, "rejoin 2-506") == "H44-22.7"


def test_H44_C_559() -> None:
    """H44-22.7: the unit bears the replacement marker."""
    f = division({"101-ASS": "3010", "2-506": "3011 steps=1"}, 1).play("rejoin 2-506")
    assert f.steps("2-506") == 2
    assert f.marked("2-506", REFITTED)
    assert refusal(f, "march 2-506") == "H44-20.2.5"


def test_points_of_this_turn_wait() -> None:
    """H44-22.7."""
    f = division({"101-ASS": "3010", "2-506": "3011 steps=1"}, 1, 1)
    assert refusal(f, "rejoin 2-506") == "H44-22.7"


def test_paratroopers_return_only_where_their_source_is_in_reach() -> None:
    """H44-22.7."""
    f = division({"101-ASS": "3010", "2-506": "3019 steps=1"}, 1)
    assert refusal(f, "rejoin 2-506") == "H44-22.7"
    f = division({"82-ASS": "3010", "2-506": "3011 steps=1"}, 1)
    assert refusal(f, "rejoin 2-506") == "H44-22.7"


def test_one_unit_may_have_both_points_of_a_night() -> None:
    """H44-20.2.1, 20.2.3: the marker of the first does not keep it from the second."""
    roads = [
        ["3001/3000", *(f"30{place:02}" for place in range(1, 27))],
        ["5726/5727", *(f"{line}26" for line in range(57, 29, -1))],
    ]
    units = {"KG-Knaust": "@display", "Rem-Ge-Inf-1": "3010 of=KG-Knaust"}
    f = Field(units, turn=NIGHT, player="german", roads=roads)
    f.play("refit Rem-Ge-Inf-1 west", "refit KG-Knaust east")
    assert (f.where("KG-Knaust"), f.steps("KG-Knaust")) == ("3010", 3)
    assert offered(f, "refit") == []


def test_rejoining_needs_good_order_by_its_own_rule() -> None:
    """H44-22.7."""
    for words in ("disrupted", "routed", "engaged"):
        f = Field({"1-505": f"3010 steps=2 {words}", "82-ASS": "3011"}, turn=4)
        f.s.airborne_points[1] = 1
        assert refusal(f, "rejoin 1-505") == "H44-22.7"


def test_paratroopers_return_by_day_too_and_to_an_exhausted_source() -> None:
    """H44-22.7: in every kind of turn; enemies next to the unit do not matter."""
    for turn in (3, 4, 5):
        f = Field({"1-505": "3010 steps=2", "82-ASS": "3011 exhausted", "I-Hoffmann": "3009"}, turn=turn)
        f.s.airborne_points[1] = 1
        assert f.play("rejoin 1-505").steps("1-505") == 3


def test_no_paratroopers_for_guns_and_sources_and_the_dead() -> None:
    """H44-22.7."""
    f = Field({"1-505": "@lost", "82-Art": "3010", "82-ASS": "3010"}, turn=4)
    f.s.airborne_points[1] = 1
    assert offered(f, "rejoin") == []
    assert refusal(f, "rejoin 82-Art") == "H44-20.2.3"


@pytest.mark.parametrize(
    ("key", "steps", "rule"),
    [
        ("2-Gren-Gds", 2, ""),  # British tanks
        ("RE-XXX", 1, "H44-20.2.1"),  # whole
        ("Gds-Div", 1, "H44-20.2.3"),
        ("1-505", 2, "H44-20.2.3"),
        ("10-Para", 2, "H44-20.2.3"),
    ],
)
def test_whom_the_British_point_helps(key: str, steps: int, rule: str) -> None:
    """H44-20.2.2, 20.2.3: any type but airborne and artillery."""
    f = Field({key: f"1203 steps={steps}"}, turn=NIGHT, roads=ROADS)
    assert refusal(f, f"refit {key} west") == rule  # the first of a player's points


def test_enemies_beside_a_unit_do_not_keep_replacements_away() -> None:
    """H44-20.2.3."""
    f = Field({INFANTRY: "1203 steps=2", "I-Hoffmann": "1305"}, turn=NIGHT, roads=ROADS)
    assert offered(f, "refit")


def test_a_rebuilt_unit_neither_attacks_nor_lets_others() -> None:
    """H44-20.2.5: the marker comes off in the recovery phase."""
    units = {INFANTRY: "2009 refitted", "2-E-Yorks": "2009", "1-Hamps": "2109", "I-Hoffmann": "2010"}
    f = Field(units, phase="combat", rolls=[1]).play("attack 2010")
    assert f.told("attacks")[0][0] == 1 << f.unit("1-Hamps")


@each("H44-C-657")
def test_the_marker_goes_with_the_steps(case: Case) -> None:
    """H44-20.2.5, 21.1, 21.4, 21.5: the same fresh men."""
    f = Field({"1-Gren-Gds": "3010 refitted"}).play("split 1-Gren-Gds Br-Inf-1")
    found = [f.marked("Br-Inf-1", REFITTED)]
    assert f.refused("extend Br-Inf-1") == "H44-20.2.5"
    f.play("tactical Br-Inf-1", "to 3011")
    assert (f.where("Br-Inf-1"), f.frame()) == ("3011", "Movement")  # a single hex
    f = Field({"3-Irish-Gds": "3010 steps=2", "Br-Inf-1": "3010 refitted of=1-Gren-Gds"})
    found.append(f.play("absorb 3-Irish-Gds Br-Inf-1").marked("3-Irish-Gds", REFITTED))
    f = Field({"GR-732": "3010 steps=1", "GR-745": "3010 steps=1 refitted"}, player="german")
    found.append(f.play("merge GR-732 GR-745").marked("GR-732", REFITTED))
    assert found == case["then"]["marked"]


def test_who_has_no_use_for_a_point() -> None:
    """H44-20.2.1, 20.2.3, 20.2.4: parts of units, and units that are not lost."""
    f = british({INFANTRY: "1103 steps=2", "Br-Inf-1": f"1103 of={INFANTRY}"})
    assert refusal(f, "refit Br-Inf-1 west") == "H44-20.2.3"
    assert refusal(f, f"rebuild {INFANTRY} @N west") == "H44-20.2.4"
    nowhere = Option(REBUILD, f.unit(INFANTRY), f.sc.box, 0)
    assert REFUSALS[f.s.top().check(f.s, nowhere)].rule == "H44-3.0"


def test_no_paratroopers_return_in_the_German_phase() -> None:
    """H44-22.7."""
    f = Field({"101-ASS": "3010", "2-506": "3011 steps=1", "I-Hoffmann": "4010"}, turn=6, player="german")
    f.s.airborne_points[0] = 1
    assert offered(f, "rejoin") == []


def test_a_unit_that_is_rebuilt_has_one_step() -> None:
    """H44-20.2.4: itself, or its remnant."""
    f = british({"7-SLI": "@lost"}).play("rebuild 7-SLI @N west")
    assert (f.where("7-SLI"), f.steps("7-SLI")) == ("@display", 1)
    f = german({"I-Hoffmann": "@lost"}).play("rebuild I-Hoffmann @F east")
    assert (f.where("I-Hoffmann"), f.steps("I-Hoffmann")) == ("@F", 1)

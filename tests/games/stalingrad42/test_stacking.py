"""Chapter 4: stacking."""

from __future__ import annotations

import pytest

from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.games.stalingrad42.verbs import VERBS
from grognard.games.zocbond.show.courses import courses
from tests.games.stalingrad42.cases import Case, case, each
from tests.games.stalingrad42.field import Field

CORPS = ("SU-TC-1", "SU-TC-2", "SU-TC-4")
ARMIES = {"5 Tank": "SU-HQ-5TA", "1 Guards": "SU-HQ-1GA", "5 Shock": "SU-HQ-5SA"}
KEYS = {
    "axis": {
        "CU": ("DE-ID-45", "DE-ID-95", "DE-ID-299", "DE-ID-383"),
        "FREE": ("DE-STUG-201", "DE-STUG-243"),
    },
    "soviet": {
        "CU": ("SU-RD-1", "SU-RD-141", "SU-RD-153", "SU-RD-174"),
        "FREE": ("SU-GTB-5", "SU-GTB-6"),
        "tank corps": CORPS,
    },
}


def stacked(side: str, kinds: list[str], armies: list[str]) -> Field:
    """Units of a side in one hex, in its movement phase."""
    keys = {kind: list(found) for kind, found in KEYS[side].items()}
    units = {keys[kind].pop(0): "2010" for kind in kinds}
    units |= {ARMIES[name]: "2010" for name in armies}
    return Field(units, player=side)


@each("S42-T011", "S42-T012", "S42-T013", "S42-T015", "S42-T016", "S42-T018")
def test_how_many_may_be_in_a_hex(case: Case) -> None:
    """S42-4.1 to 4.3."""
    given, then = case["given"], case["then"]
    army = given.get("army_hq") or []
    f = stacked(given["side"], given["hex_units"], [army] if isinstance(army, str) else army)
    assert f.sc.stacking_rules.overstacked(f.s, f.hex("2010")) != then["legal"]
    if "counted" in then:
        assert f.sc.stacking_rules.counted(f.s, f.s.stack_at(f.hex("2010"))) == then["counted"]
    f.play("done")
    assert (f.asked() == given["side"]) != then["legal"]
    if "must_destroy" in then:
        assert f.sc.stacking_rules.excess_steps(f.s, f.hex("2010")) == then["must_destroy"]
        f.play(f.options()[0])
        assert f.frame() == ""


def test_a_guards_army_commands_two_corps_of_tanks() -> None:
    """S42-4.3: with the 1st Guards or 5th Shock Army a third one is too much."""
    f = stacked("soviet", ["tank corps", "tank corps", "tank corps"], ["1 Guards"])
    assert f.sc.stacking_rules.excess_steps(f.s, f.hex("2010")) == 1
    f = stacked("soviet", ["tank corps", "tank corps", "CU"], ["5 Shock"])
    assert not f.sc.stacking_rules.overstacked(f.s, f.hex("2010"))


@each("S42-T574")
def test_a_second_headquarters_does_not_lift_the_limit_of_corps(case: Case) -> None:
    """S42-4.3: two headquarters in a hex give no more than one."""
    given, then = case["given"], case["then"]
    for armies, excess in zip(given["army_hq"], then["must_destroy"], strict=True):
        f = stacked("soviet", given["hex_units"], armies)
        assert f.sc.stacking_rules.excess_steps(f.s, f.hex("2010")) == excess
        f.play("done")
        assert (f.frame() == "Trim") == (excess > 0)


def test_support_and_non_combat_units_never_count() -> None:
    """S42-4.1, 4.2."""
    f = Field(
        {"DE-ID-45": "2010", "DE-ID-95": "2010", "DE-ID-299": "2010", "DE-HQ-6A": "2010", "AX-SP-1": "2010"}
    )
    assert f.sc.stacking_rules.counted(f.s, f.s.stack_at(f.hex("2010"))) == 3


def test_limits_may_be_broken_on_the_way() -> None:
    """S42-4.4: they are looked at when the phase ends; the owner chooses who goes."""
    units = dict.fromkeys(KEYS["soviet"]["CU"][:2], "2010")
    f = Field({**units, "SU-RD-153": "1911"}, player="soviet")
    f.play("march SU-RD-153", "to 2010", "to 2110", "halt")
    assert f.where("SU-RD-153") == "2110"


def test_whoever_must_choose_is_told_that_the_unit_is_eliminated() -> None:
    """S42-4.4."""
    f = stacked("soviet", ["CU"] * 4, [])
    f.play("done")
    why, *notes = courses(f.s, f.s.asked[0], VERBS)
    assert why.kind == "why"
    assert why.text.args["n"] == f.sc.stacking_rules.excess_steps(f.s, f.hex("2010"))
    assert [note.key for note in notes] == f.options()
    assert {(note.kind, note.text.args["steps"]) for note in notes} == {("costly", 0)}
    assert len(f.s.stack_at(f.hex("2010"))) == 4  # nobody has been taken off for it
    for lang in LANGUAGES:
        catalogue = Catalogue(lang, ["grognard.games.stalingrad42"])
        assert all(catalogue.render(note.text) for note in (why, *notes))


@pytest.mark.parametrize("cause", case("S42-T443")["given"]["cause"], ids=["advance", "retreat"])
def test_what_a_retreat_has_crammed_together_waits(cause: str) -> None:
    """S42-4.4, 12.1.4: until the end of the owner's next movement phase."""
    from grognard.games.zocbond.stacking import Trim

    mark = " crammed" if cause == "disengagement retreat" else ""
    units = dict.fromkeys(KEYS["axis"]["CU"], "2010" + mark)
    after_combat = Field(units, frame=Trim(0, 1))
    results = case("S42-T443")["then"]["result"]
    tolerated = results[case("S42-T443")["given"]["cause"].index(cause)].startswith("tolerated")
    assert (after_combat.frame() == "") == tolerated
    after_movement = Field(units, frame=Trim(0, 0))
    assert after_movement.frame() == "Trim"


def test_an_army_in_reserve_ignores_stacking() -> None:
    """S42-31.0."""
    army = {"army": 5, "turn": 2, "keys": ["SU-RD-1", "SU-RD-153", "SU-RD-197"]}
    units = dict.fromkeys(("SU-RD-1", "SU-RD-153", "SU-RD-197"), "2010")
    f = Field(units, player="soviet", awake=False, reserve_armies=[army])
    assert not f.sc.stacking_rules.overstacked(f.s, f.hex("2010"))
    f.play("activate 5")
    assert f.sc.stacking_rules.overstacked(f.s, f.hex("2010"))

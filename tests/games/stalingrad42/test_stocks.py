"""Chapters 18.1, 18.6 and 25: supply points and what resources bring; units held in reserve."""

from __future__ import annotations

from grognard.games.stalingrad42.initial import begin
from grognard.games.stalingrad42.kinds import RESERVE
from grognard.games.zocbond.kinds import FIRED
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

SP = "AX-SP-1"
FOOT = "DE-ID-45"


@each("S42-T230")
def test_no_change_of_mode_after_a_move(case: Case) -> None:
    """S42-18.6.2."""
    f = Field({SP: "2010"}).play(f"march {SP}", "to 2011", "halt")
    assert f.allowed(f"unpack {SP}") is not case["then"]["refused"]
    assert f.refused(f"unpack {SP}") == "S42-18.6.2"


@each("S42-T232")
def test_a_sixth_mobile_supply_point(case: Case) -> None:
    """S42-18.6.8."""
    limit = case["given"]["mobile_sp"]
    units = {f"AX-SP-{n}": "2010" for n in range(1, limit + 1)}
    f = Field({**units, "AX-SP-6": "2010 dump", "AX-SP-7": "@X"})
    assert f.refused("pack AX-SP-6") == case["section"]
    assert f.shut("AX-SP-7", "0825") == case["section"]


@each("S42-T233")
def test_resource_points_are_not_saved(case: Case) -> None:
    """S42-18.1."""
    f = Field({}, phase="initial", turn=4)
    assert f.s.resource_points == case["given"]["unspent"]
    f.play("done")
    assert f.s.resource_points == 0
    begin(f.s, 0)
    assert f.s.resource_points == case["then"]["available"]


@each("S42-T387")
def test_how_supply_points_move(case: Case) -> None:
    """S42-18.6.3, 18.6.8."""
    words = {"ready": " at_hand", "mobile": "", "immobile": " dump"}
    rails = [["2003", "2002", "2001", "2000/2001"]]
    for mode, expected in case["then"].items():
        f = Field({"SU-SP-1": f"2002{words[mode]}"}, rails=rails, player="soviet")
        found = [f.allowed(f"{verb} SU-SP-1") for verb in ("march", "extend", "rail")]
        assert found == expected, mode


@each("S42-T389")
def test_a_supply_point_on_a_train_is_of_no_use(case: Case) -> None:
    """S42-18.6.7."""
    f = Field({SP: "2010 train", "DE-HQ-6A": "2010 fired"}, phase="supply")
    assert f.frame() == ""
    assert f.marked("DE-HQ-6A", FIRED)
    f = Field({SP: "2010 train", "AX-SP-2": "2010", "DE-HQ-6A": "2010 fired"}, phase="supply")
    assert f.allowed(f"spend {SP} DE-HQ-6A") is (case["then"]["flip"] == "allowed")
    assert f.refused(f"spend {SP} DE-HQ-6A") == case["section"]


def test_a_supply_point_turns_over_artillery_in_the_supply_phase() -> None:
    """S42-18.6.4."""
    f = Field({SP: "2010", "DE-HQ-6A": "2010 fired"}, phase="supply").play(f"spend {SP} DE-HQ-6A")
    assert not f.marked("DE-HQ-6A", FIRED)
    assert f.where(SP) == "@pool"


# -- reserves (S42-25.2.1) ----------------------------------------------------------------------------------

ON = {"reserves": "on"}


@each("S42-T413")
def test_three_reserve_markers(case: Case) -> None:
    """S42-25.2.2: a stack has one."""
    places = ("2010", "2010", "2012", "2014", "2016")
    keys = ("DE-ID-45", "DE-ID-95", "DE-ID-299", "DE-ID-383", "DE-ID-9")
    f = Field(dict(zip(keys, places, strict=True)), options=ON)
    f.play(*(f"reserve {key}" for key in keys[:-1]))
    assert f.refused(f"reserve {keys[-1]}") == case["section"]


def test_who_may_be_held_in_reserve() -> None:
    """S42-25.2.1: good order, no replacements, at most one hex moved and not into an EZOC."""
    units = {FOOT: "2010", "DE-ID-95": "2010 disrupted", "DE-ID-299": "2010 refitted", "SU-RD-1": "2014"}
    f = Field(units, options=ON)
    assert f.refused("reserve DE-ID-95") == "S42-25.2.1"
    assert f.refused("reserve DE-ID-299") == "S42-25.2.1"
    f.play(f"march {FOOT}", "to 2011", "halt", f"reserve {FOOT}")
    assert f.marked(FOOT, RESERVE)
    far = Field(units, options=ON).play(f"march {FOOT}", "to 2011", "to 2010", "halt")
    assert far.refused(f"reserve {FOOT}") == "S42-25.2.1"
    near = Field({**units, FOOT: "2012"}, options=ON).play(f"march {FOOT}", "to 2013")
    assert near.refused(f"reserve {FOOT}") == "S42-25.2.1"
    assert Field(units).refused(f"reserve {FOOT}") == "S42-25.2.1"


def test_an_own_fort_may_be_given_up() -> None:
    """S42-9.7.5."""
    f = Field({}, forts={"2010": "axis", "2012": "soviet"})
    assert f.refused("raze 2012") == "S42-9.7.5"
    f.play("raze 2010")
    assert f.s.fort[f.hex("2010")] == 0

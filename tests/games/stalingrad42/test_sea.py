"""Chapter 5.7: the sea, and the strait of Kerch."""

from __future__ import annotations

from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

PORTS = {
    "2010": "town port=black",
    "2014": "town port=black",
    "2020": "town port=azov",
    "2024": "town port=azov",
}
RIFLE = "SU-RD-1"
MARINE = "SU-MAR-62"
FOOT = "DE-ID-45"


def soviet(units: dict[str, str], **given: object) -> Field:
    return Field(units, places=PORTS, player="soviet", **given)  # type: ignore[arg-type]


@each("S42-T048")
def test_the_axis_has_no_ships(case: Case) -> None:
    control = {"2010": "axis", "2014": "axis"}
    f = Field({FOOT: "2010"}, places=PORTS, control=control)
    assert f.refused(f"sail {FOOT} 2014") == case["section"]


@each("S42-T308")
def test_one_voyage_a_turn_on_each_sea(case: Case) -> None:
    f = soviet({RIFLE: "2020", "SU-RD-153": "2020", "SU-RD-197": "2010"})
    f.play(f"sail {RIFLE} 2024")
    voyages = {"Azov": "sail SU-RD-153 2024", "Black": "sail SU-RD-197 2014"}
    found = {sea: "allowed" if f.allowed(key) else "refused" for sea, key in voyages.items()}
    assert found == case["then"]
    assert f.refused("sail SU-RD-153 2024") == case["section"]


@each("S42-T309")
def test_who_may_embark(case: Case) -> None:
    units = {"SU-TC-1": "2010", "SU-RD-153": "2010 disrupted", RIFLE: "2010", "SU-SP-1": "2010", FOOT: "2011"}
    f = soviet(units)
    keys = ("SU-TC-1", "SU-RD-153", RIFLE, "SU-SP-1")
    assert [f.allowed(f"sail {key} 2014") for key in keys] == case["then"]["allowed"]


@each("S42-T349")
def test_landing_disrupts_combat_units(case: Case) -> None:
    """S42-5.7.1, 13.1.2."""
    f = soviet({RIFLE: "2010", "SU-SP-1": "2020"})
    f.play(f"sail {RIFLE} 2014", "sail SU-SP-1 2024")
    orders = {"GO": "good", "D": "disrupted"}
    assert [f.order("SU-SP-1"), f.order(RIFLE)] == [orders[state] for state in case["then"]["state"]]
    assert f.refused(f"tactical {RIFLE}") == "S42-5.1"


def test_only_between_own_ports_of_one_sea() -> None:
    """S42-5.7.1."""
    f = soviet({RIFLE: "2010"}, control={"2014": "axis"})
    assert f.refused(f"sail {RIFLE} 2014") == "S42-5.7.1"
    assert f.refused(f"sail {RIFLE} 2020") == "S42-5.7.1"
    assert soviet({RIFLE: "2011"}).refused(f"sail {RIFLE} 2014") == "S42-5.7.1"


def test_marines_sail_as_one_hex_of_their_move() -> None:
    """S42-5.7.1: before or after the other; not disrupted, and into an empty port of the enemy."""
    f = soviet({MARINE: "2010"}, control={"2014": "axis"})
    f.play(f"sail {MARINE} 2014", "to 2015")
    assert f.order(MARINE) == "good"
    assert f.s.control[f.sc.control_row[f.hex("2014")]] == 1
    f = soviet({MARINE: "2011"})
    f.play(f"tactical {MARINE}", "to 2010", "halt", f"sail {MARINE} 2014")
    assert f.where(MARINE) == "2014"
    assert f.frame() == "Movement"
    f = soviet({MARINE: "2009"})
    f.play(f"tactical {MARINE}", "to 2008", "to 2009")
    assert f.refused(f"sail {MARINE} 2014") == "S42-5.1"


# -- the strait (S42-5.7.2), on the real map ---------------------------------------------------------------

BLUECHER = "RO-MTN-3"


def strait(units: dict[str, str], control: str, **given: object) -> Field:
    return Field(units, whole_map=True, control={"1549": control}, **given)  # type: ignore[arg-type]


@each("S42-T049")
def test_soviets_in_taman_block_the_strait(case: Case) -> None:
    f = strait({FOOT: "@W", RIFLE: "1549"}, "soviet")
    assert f.play(f"march {FOOT}").allowed("to 1549") is not case["then"]["refused"]
    assert f.refused("to 1549") == "S42-5.1"
    f = strait({FOOT: "@W", "SU-SP-1": "1549"}, "soviet")
    assert f.refused(f"march {FOOT}", "to 1549") == case["section"]


@each("S42-T310")
def test_who_crosses_to_an_empty_taman(case: Case) -> None:
    """S42-5.7.2, 20.7."""
    f = strait({FOOT: "@W"}, "soviet").play(f"march {FOOT}")
    assert f.allowed("to 1549") is (case["then"]["ordinary"] == "allowed")
    assert f.play("to 1549").order(FOOT) == "disrupted"
    f = strait({BLUECHER: "@W"}, "soviet")
    assert (f.shut(BLUECHER, "1549") == "") is (case["then"]["bluecher"] == "allowed")
    assert f.shut(BLUECHER, "1549") == "S42-20.7"
    assert strait({BLUECHER: "@W"}, "axis").play(f"march {BLUECHER}").allowed("to 1549")


def test_one_unit_a_turn_over_the_strait() -> None:
    """S42-5.7.2."""
    f = strait({FOOT: "@W", "DE-ID-95": "@W"}, "axis").play(f"march {FOOT}", "to 1549")
    assert f.refused("march DE-ID-95", "to 1549") == "S42-5.7.2"
    assert strait({FOOT: "1549"}, "axis").refused(f"march {FOOT}", "to @W") == "S42-5.7.2"


@each("S42-T395")
def test_bluecher_units_do_not_go_round_by_land(case: Case) -> None:
    """S42-20.7."""
    f = strait({BLUECHER: "@W", FOOT: "@W"}, "axis")
    assert f.shut(BLUECHER, "@X") == case["section"]
    assert f.shut(FOOT, "@X") == ""


def test_marines_who_walk_into_an_ezoc_stop_there() -> None:
    """S42-5.4, 5.7.1: they embark in one, but the hex before the voyage is part of the same move."""
    f = soviet({MARINE: "2011", FOOT: "2009"})
    f.play(f"tactical {MARINE}", "to 2010")
    assert f.refused(f"sail {MARINE} 2014") == "S42-6.2"
    assert soviet({MARINE: "2010", FOOT: "2009"}).allowed(f"sail {MARINE} 2014")


@each("S42-T576")
def test_marines_land_in_an_empty_port(case: Case) -> None:
    """S42-5.7.1: without units of any kind."""
    for there, allowed in zip(({}, {"AX-SP-1": "2014"}), case["then"]["allowed"], strict=True):
        f = soviet({MARINE: "2010", **there}, control={"2014": "axis"})
        assert f.allowed(f"sail {MARINE} 2014") == allowed
        if not allowed:
            assert f.refused(f"sail {MARINE} 2014") == "S42-5.7.1"

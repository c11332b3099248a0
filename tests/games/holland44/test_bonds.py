# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 7.4: ZOC bonds. Between 3010 and 3012 is the hex 3011, between 3010 and 3210 the side 3109/3110."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.zocbond import bonds
from grognard.games.zocbond.steps import direction

from .cases import Case, case, each
from .field import Field
from .fight import Rest

ALLIED, GERMAN = 0, 1
ONE, TWO, THREE = "Ge-Inf-1", "KG-Seidel", "KG-Knaust"


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


def bars(f: Field, owner: int, here: str, to: str) -> bool:
    return bonds.bars(f.s, owner, f.hex(here), direction(f.s, f.hex(here), f.hex(to)))


def hex_bond(f: Field, h: str = "3011", owner: int = GERMAN) -> bool:
    return bonds.hex_bond(f.s, owner, f.hex(h))


def side_bond(f: Field, owner: int = GERMAN) -> bool:
    one, other = bars(f, owner, "3109", "3110"), bars(f, owner, "3110", "3109")
    assert one == other
    return one


def test_a_hex_bond() -> None:
    """H44-7.4.1, 7.4.2: nobody enters the hex between."""
    f = field({TWO: "3010", THREE: "3012"})
    assert hex_bond(f)
    assert all(bars(f, GERMAN, here, "3011") for here in ("3110", "3111", "2910", "2911"))
    assert not bars(f, GERMAN, "3110", "3111")
    assert not hex_bond(f, owner=ALLIED)


def test_a_hexside_bond() -> None:
    """H44-7.4.1, 7.4.2: nobody crosses the hexside between."""
    f = field({TWO: "3010", THREE: "3210"})
    assert side_bond(f)
    assert not hex_bond(f, "3109")
    assert not bars(f, GERMAN, "3108", "3109")


@each("H44-C-083", "H44-C-084", "H44-C-085")
def test_who_forms_a_bond(case: Case) -> None:
    """H44-7.4.1: two steps in good order at both ends."""
    units = {}
    counters = {"1": [ONE, "Ge-Inf-2", "Ge-Inf-3"], "2": [TWO, "KG-Dreyer"], "3": [THREE, "KG-Spindler"]}
    for place, text in case["given"]["units"].items():
        for steps in text.split()[0].split("+"):
            order = " disrupted" if "DISR" in text else ""
            units[counters[steps].pop(0)] = place + order
    assert hex_bond(field(units)) is case["then"]["bond"]


def test_sources_and_face_down_units_do_not_count() -> None:
    """H44-7.4.1."""
    f = field({"101-ASS": "3010", "A-82": "3010", "1-501": "3012"})
    assert not hex_bond(f, owner=ALLIED)
    f = field({"unknown-1": "3010", ONE: "3010", THREE: "3012"})
    assert not hex_bond(f)


def test_the_engaged_and_the_unsupplied_still_bond() -> None:
    """H44-14.1.1, 18.4."""
    assert hex_bond(field({TWO: "3010 engaged", THREE: "3012 oos"}))


@each("H44-C-086", "H44-C-087")
def test_breaking_a_hexside_bond(case: Case) -> None:
    """H44-7.4.3: enemies on both sides."""
    a, b = case["given"]["bond_ends"]
    enemies = dict(zip(("A-82", "1-501"), case["given"]["enemy_in"], strict=False))
    assert side_bond(field({TWO: a, THREE: b, **enemies})) is case["then"]["bond"]


def test_H44_C_088_breaking_a_hex_bond() -> None:
    """H44-7.4.3: an enemy in it."""
    given = case("H44-C-088")["given"]
    a, b = given["bond_ends"]
    f = field({TWO: a, THREE: b, "A-82": given["enemy_in"][0]})
    assert hex_bond(f) is case("H44-C-088")["then"]["bond"]


def test_H44_C_089_crossing_bonds() -> None:
    """H44-7.4.4: both exist."""
    given, then = case("H44-C-089")["given"], case("H44-C-089")["then"]
    own, foes = given["own_ends"], given["enemy_ends"]
    f = field({TWO: own[0], THREE: own[1], "1-501": foes[0], "2-501": foes[1]})
    assert hex_bond(f) is then["own_bond"]
    assert hex_bond(f, owner=ALLIED) is then["enemy_bond"]


def test_H44_C_091_a_major_river_breaks_a_hex_bond() -> None:
    """H44-7.4.6: unbridged."""
    f = field({TWO: "3010", THREE: "3012"}, water={"3010/3011": "major"})
    assert hex_bond(f) is case("H44-C-091")["then"]["bond"]
    f = field({TWO: "3010", THREE: "3012"}, water={"3010/3011": "major"}, bridges={"3010/3011": "mined"})
    assert hex_bond(f)


def test_H44_C_092_shifted_to_one_side() -> None:
    """H44-7.4.6: an enemy on one side, a river on the other."""
    units = {TWO: "3010", THREE: "3210"}
    f = field({**units, "A-82": "3109"}, water={"3010/3110": "major"})
    assert side_bond(f) is case("H44-C-092")["then"]["bond"]
    assert side_bond(field(units, water={"3010/3110": "major"}))


@each("H44-C-093", "H44-C-095")
def test_cities_at_a_hexside_bond(case: Case) -> None:
    """H44-7.4.6: one free side is enough."""
    given = case["given"]
    terrain = {h: given[h].split(",")[0] for h in ("3109", "3110")}
    assert side_bond(field({TWO: "3010", THREE: "3210"}, terrain=terrain)) is case["then"]["bond"]


def test_a_city_breaks_a_hex_bond() -> None:
    """H44-7.4.6."""
    assert not hex_bond(field({TWO: "3010", THREE: "3012"}, terrain={"3011": "city"}))


@pytest.mark.parametrize("road", [False, True])
def test_H44_C_096_vehicles_and_polder(road: bool) -> None:
    """H44-7.4.6: only where they could go."""
    units = {"2-Gren-Gds": "3010", "2-Irish-Gds": "3012"}
    f = field(units, terrain={"3011": "polder"}, roads=[["3010", "3011", "3012"]] if road else [])
    assert hex_bond(f, owner=ALLIED) is (road or case("H44-C-096")["then"]["bond"])


def test_H44_C_549_only_the_steps_on_foot_count() -> None:
    """H44-7.4.6."""
    units = {"II-SS-Pz-10": "3010", ONE: "3010", TWO: "3012"}
    assert hex_bond(field(units, terrain={"3011": "polder"})) is case("H44-C-549")["then"]["bond"]
    assert hex_bond(field({**units, "Ge-Inf-2": "3010"}, terrain={"3011": "polder"}))


def test_a_bond_with_the_map_edge() -> None:
    """H44-7.4.5: a unit beside an edge hex closes the hexside to the next one; enemy areas do not help."""
    f = field({"1-501": "1104"})
    assert bars(f, ALLIED, "1004", "1005")
    assert not bars(f, ALLIED, "1005", "1006")
    assert not bars(field({TWO: "1104"}), GERMAN, "1004", "1005")


def test_all_bonds_are_listed_once() -> None:
    """H44-7.4.1: for those who show them."""
    f = field({TWO: "3010", THREE: "3012", "KG-Dreyer": "3210"})
    found = bonds.all_bonds(f.s, GERMAN)
    assert [(bond.hex >= 0, bond.side >= 0) for bond in found].count((True, False)) == 1
    assert [(bond.hex >= 0, bond.side >= 0) for bond in found].count((False, True)) == 1


@each("H44-C-523", "H44-C-524", "H44-C-525")
def test_moving_into_and_across_bonds(case: Case) -> None:
    """H44-7.4.2."""
    units = {"1-501": case["given"]["unit"]["at"]}
    for key, (place, text) in zip((TWO, "KG-Dreyer"), case["given"]["enemy"].items(), strict=True):
        units[key] = place + (" disrupted" if "DISR" in text else "")
    to = case["when"].split()[-1]
    f = Field(units)
    f.play("tactical 1-501")
    if case["then"]["refused"]:
        assert f.refused(f"to {to}") == "H44-7.4.2"
    else:
        assert f"to {to}" in f.options()

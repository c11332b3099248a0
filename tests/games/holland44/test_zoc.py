"""Chapters 7.1 to 7.3: zones of control. The neighbours of 3010 are 3110 3011 2910 2909 3009 3109."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.zocbond.zoc import bare_zoc, grippers, in_zoc, near_enemy

from .cases import Case, each
from .field import Field
from .fight import Rest

AROUND = ("3110", "3011", "2910", "2909", "3009", "3109")


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


def test_zoc_goes_into_the_six_hexes_around() -> None:
    """H44-7.1: through all terrain, and not into the unit's own hex."""
    f = field({"Ge-Inf-1": "3010"}, terrain=dict.fromkeys(AROUND, "city"))
    assert all(in_zoc(f.s, f.hex(h), 1) for h in AROUND)
    assert not in_zoc(f.s, f.hex("3010"), 1)
    assert not in_zoc(f.s, f.hex("3012"), 1)


@each("H44-C-101", "H44-C-102")
def test_bridges_carry_zoc(case: Case) -> None:
    """H44-7.1: a blown bridge is none."""
    state = "safe" if "intact" in case["given"]["hexside 5321/5421"] else "blown"
    f = field({"Ge-Inf-1": "5321"}, water={"5321/5421": "major"}, bridges={"5321/5421": state})
    assert in_zoc(f.s, f.hex("5421"), 1) is case["then"]["5421_in_zoc"]


def test_zoc_follows_a_bridge_that_is_blown() -> None:
    """H44-7.1, 5.2."""
    f = field({"Ge-Inf-1": "5321"}, water={"5321/5421": "major"}, bridges={"5321/5421": "mined"})
    f.s.set_bridge(f.sc.bridge_of[f.side("5321/5421")], 2)
    assert not in_zoc(f.s, f.hex("5421"), 1)


@pytest.mark.parametrize(("water", "carries"), [("minor", True), ("canal", True), ("major", False)])
def test_only_major_rivers_bar_zoc(water: str, carries: bool) -> None:
    """H44-7.1; a ferry is no bridge."""
    f = field({"Ge-Inf-1": "3010"}, water={"3010/3011": water}, ferries=["3010/3011"] * (water == "major"))
    assert in_zoc(f.s, f.hex("3011"), 1) is carries


def test_the_routed_have_no_zoc_the_disrupted_have() -> None:
    """H44-14.2, 14.3.2."""
    assert in_zoc(field({"Ge-Inf-1": "3010 disrupted"}).s, Field().hex("3011"), 1)
    assert not in_zoc(field({"Ge-Inf-1": "3010 routed"}).s, Field().hex("3011"), 1)


def test_zoc_neither_enters_nor_leaves_areas() -> None:
    """H44-19.4."""
    f = field({"KG-Seidel": "@K", "1-501": "@N"})
    assert not any(f.s.grip)


def test_supply_sources_and_face_down_units_have_zoc() -> None:
    """H44-18.2.2, 25.2.1."""
    f = field({"101-ASS": "3010", "unknown-1": "2010"})
    assert in_zoc(f.s, f.hex("3011"), 0)
    assert in_zoc(f.s, f.hex("2011"), 1)


def test_own_units_cancel_zoc_where_a_rule_says_so() -> None:
    """H44-0.2."""
    f = field({"Ge-Inf-1": "3010", "1-501": "3011"})
    assert in_zoc(f.s, f.hex("3011"), 1)
    assert not bare_zoc(f.s, f.hex("3011"), 1)
    assert bare_zoc(f.s, f.hex("3009"), 1)


def test_nearness_does_not_mind_rivers() -> None:
    """H44-8.2.2."""
    f = field({"Ge-Inf-1": "3010"}, water={"3010/3011": "major"})
    assert near_enemy(f.s, f.hex("3011"), 0)
    assert grippers(f.s, f.hex("3011"), 1) == []
    assert grippers(f.s, f.hex("3009"), 1) == [f.hex("3010")]

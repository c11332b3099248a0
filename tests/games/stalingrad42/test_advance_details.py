"""Chapters 14 and 15 in detail: who goes along, where roads lead an advance, what breakthrough groups may."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42.advance import stackmates
from grognard.games.stalingrad42.refusals import REFUSALS
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, bits, follow, names

PANZER = "DE-PZ-3"  # rate 4
FOOT = "DE-ID-9"
HQ = "DE-HQ-6A"
RIFLES = "SU-RD-1"


def first_step(f: Field, key: str, to: str) -> str:
    """The name of what keeps a unit from advancing with its first hex, which was vacated; "" nothing."""
    u = f.unit(key)
    d = f.sc.board.direction_to(f.s.place[u], f.hex(to))
    why = f.sc.advance_rules.advance_refusal(f.s, u, f.s.place[u], d, f.hex(to), True)
    return REFUSALS[why].name


# -- who (S42-14.1, 21.4) ------------------------------------------------------------------------------


def test_exactly_those_beside_the_attackers_go_along() -> None:
    """S42-14.1, 21.4: attackers and who stands with them; none that refits, is on a train or fired."""
    units = {PANZER: "2009", FOOT: "2009", HQ: "2009", "DE-ID-44": "2009 refitted", "DE-ID-45": "2110"}
    f = Field({**units, "DE-ID-46": "2009 train", RIFLES: TARGET}, frame=Rest())
    b = battle(f, PANZER, support=(HQ,))
    assert sorted(names(f, f.sc.advance_rules.advance_units(f.s, b))) == sorted((PANZER, FOOT))
    beside = (PANZER, FOOT, HQ, "DE-ID-44", "DE-ID-46")
    assert stackmates(f.s, b) == bits(f, *beside)


# -- ground (S42-14.5) ---------------------------------------------------------------------------------


def test_roads_lead_tanks_into_mountains() -> None:
    """S42-14.5: off the road they do not go there, infantry does."""
    units = {PANZER: "2009", FOOT: "2009"}
    f = Field(units, terrain={TARGET: "mountain"}, frame=Rest())
    assert (first_step(f, PANZER, TARGET), first_step(f, FOOT, TARGET)) == ("advance-ground", "")
    f = Field(units, terrain={TARGET: "mountain"}, roads=[["2009", TARGET]], frame=Rest())
    assert first_step(f, PANZER, TARGET) == ""


def test_who_advances_over_peaks() -> None:
    """S42-14.5, 9.6.2: mountain divisions; others only by road."""
    units = {FOOT: "2009", "DE-MTN-1": "2009"}
    f = Field(units, water={"2009/2010": "alpine"}, frame=Rest())
    assert (first_step(f, FOOT, TARGET), first_step(f, "DE-MTN-1", TARGET)) == ("advance-ground", "")


def test_routed_units_do_not_advance_into_an_ezoc() -> None:
    """S42-13.3.2: others do, and elsewhere the routed do too."""
    f = Field({PANZER: "2009 routed", FOOT: "2009", RIFLES: "2011"}, frame=Rest())
    assert (first_step(f, PANZER, TARGET), first_step(f, FOOT, TARGET)) == ("routed-zoc", "")
    assert first_step(f, PANZER, "2110") == ""


def test_own_units_do_not_shut_a_hex() -> None:
    """S42-14.1: an advance goes where own units are."""
    f = Field({PANZER: "2009", FOOT: TARGET}, frame=Rest())
    assert first_step(f, PANZER, TARGET) == ""


def test_roads_over_the_edge() -> None:
    """S42-14.5, 22.3.1: between an area and an edge hex by road where one leads off the map."""
    f = Field({}, roads=[["0815", "0915", "0815/0715"]], frame=Rest())
    area, other = f.sc.board.place("@Y"), f.sc.board.place("@X")
    by_road = f.sc.advance_rules.advances_by_road
    assert by_road(f.s, area, f.hex("0815"))
    assert by_road(f.s, f.hex("0815"), area)
    assert by_road(f.s, f.hex("0815"), f.hex("0915"))
    assert not by_road(f.s, area, f.hex("0816"))
    assert not by_road(f.s, f.hex("0815"), f.hex("0816"))
    assert not by_road(f.s, area, other)


# -- breakthrough (S42-15, 25.2.3) -----------------------------------------------------------------------


@pytest.mark.parametrize(("words", "name"), [("reserve", "strike-reserve"), ("", "strike-never")])
def test_why_a_group_never_strikes(words: str, name: str) -> None:
    """S42-25.2.3: reserves never do; others not after a result that allows none (S42-15.1)."""
    f = Field({PANZER: f"2009 {words}".strip()}, frame=Rest())
    assert REFUSALS[f.sc.advance_rules.never_strikes(f.s, bits(f, PANZER))].name == name


def test_arrivals_after_an_advance_count_as_in_movement() -> None:
    """S42-14.5, 16.3.4: who advances into a city takes it."""
    f = Field({PANZER: "2009"}, places={TARGET: "minor_city"}, control={TARGET: "soviet"}, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=2).play(f"with {PANZER}", f"to {TARGET}")
    assert f.s.control[f.sc.control_row[f.hex(TARGET)]] == 0

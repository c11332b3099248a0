"""Chapters 14 and 15 in detail: who goes along, where roads lead an advance, what breakthrough groups may."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42.advance import stackmates
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AXIS, SOVIET
from grognard.games.zocbond.advance_steps import Leg
from grognard.games.zocbond.results import LONG
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, bits, follow, names
from tests.games.stalingrad42.test_contested import city

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


def helpers(f: Field, player: int, key: str) -> Leg:
    """A group of one unit that cannot fight, on its way."""
    leg = Leg(player, f.hex(TARGET), 2, LONG)
    leg.units = bits(f, key)
    return leg


def test_who_cannot_fight_does_not_go_where_enemies_are() -> None:
    """S42-5.1, 14.5: alone; with a combat unit or to own units it does; into a contested city never."""
    f = Field({"SU-SP-1": "2009", "SU-TC-1": "2009", "DE-STUG-201": TARGET, RIFLES: "2011"}, frame=Rest())
    leg = helpers(f, SOVIET, "SU-SP-1")
    rules, here = f.sc.advance_rules, f.hex("2009")
    found = [rules.advance_zoc_refusal(f.s, leg, here, f.hex(name)) for name in (TARGET, "2011", "2110")]
    assert [REFUSALS[why].name for why in found] == ["helper-entry", "", ""]
    leg.units |= bits(f, "SU-TC-1")
    assert rules.advance_zoc_refusal(f.s, leg, here, f.hex(TARGET)) == 0
    f = city({PANZER: TARGET, RIFLES: TARGET, "SU-SP-1": "2009"})
    assert f.sc.owner[f.s.first[f.hex(TARGET)]] == AXIS
    leg = helpers(f, SOVIET, "SU-SP-1")
    why = f.sc.advance_rules.advance_zoc_refusal(f.s, leg, f.hex("2009"), f.hex(TARGET))
    assert REFUSALS[why].rule == "S42-29.1.2"


def test_an_advance_ends_in_an_area() -> None:
    """S42-22.3.1: and in marsh off the road (S42-14.5), not in the open."""
    f = Field({"SU-TC-1": "2001"}, terrain={"2002": "marsh"}, frame=Rest())
    places = (f.sc.board.place("@A"), f.hex("2002"), f.hex("2101"))
    stops = f.sc.advance_rules.advance_stops
    assert [stops(f.s, f.unit("SU-TC-1"), f.hex("2001"), to) for to in places] == [True, True, False]


def test_headquarters_take_what_they_advance_onto() -> None:
    """S42-19.3, 20.6: each unit counts by itself: it takes supply points, and over the lower Don it wakes."""
    key = "DE-HQ-17A"  # the last combat unit of the Axis in the list: units that cannot fight follow
    f = Field({key: "2934", "SU-SP-1": "2935"}, whole_map=True, awake=False, frame=Rest())
    u, here, there = f.unit(key), f.hex("2934"), f.hex("2935")
    f.s.put(u, there)
    f.sc.advance_rules.advanced(f.s, u, here, there)
    assert f.s.caucasus_awake == 1
    assert f.where("SU-SP-1") == "@pool"

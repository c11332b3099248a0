"""Rules of a sentence or two that no case shows."""

from __future__ import annotations

from grognard.games.stalingrad42 import setup, supply
from grognard.games.stalingrad42.data_files import load_box
from grognard.games.stalingrad42.scenario import AXIS, SOVIET
from grognard.games.stalingrad42.state import derive
from grognard.games.zocbond.retreat import doomed
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, follow, shift_lines, step, suffer

FOOT, OTHERS = "DE-ID-9", "DE-ID-44"
PANZER, MORE = "DE-PZ-3", "DE-PZ-6"
RIFLES = "SU-RD-1"


def test_an_air_unit_shifts_an_attack_by_one_column() -> None:
    """S42-9.3.3."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, frame=Rest())
    assert shift_lines(f, battle(f, FOOT, air=1)) == {"air": 1}


def test_attackers_never_retreat() -> None:
    """S42-12.1.5: they lose steps, and stay."""
    f = Field({FOOT: "2009", RIFLES: TARGET}, phase="combat", turn=9)
    suffer(f, FOOT, code="A1")
    assert step(f) != "Retreat.go"
    assert f.where(FOOT) == "2009"


def test_non_combat_units_are_always_in_good_order() -> None:
    """S42-13.1.1."""
    f = Field({"SU-SP-1": "2010", "SU-HQ-1GA": "2010", RIFLES: "2010"}, player="soviet")
    assert f.allowed(f"rout {RIFLES}")
    assert f.refused("rout SU-SP-1") == f.refused("rout SU-HQ-1GA") == "S42-13.1.3"


def test_only_the_first_group_breaks_through() -> None:
    """S42-15.2.1: it goes on to the end, then the others advance and do not fight."""
    f = Field({PANZER: "2009", MORE: "2111", RIFLES: "1909"}, frame=Rest())
    follow(f, PANZER, MORE, vacated=TARGET, hexes=4)
    f.play(f"with {MORE}", f"to {TARGET}", "halt", f"with {PANZER}")
    assert f.refused("strike 1909") == "S42-15.2.2"


def test_sources_of_supply() -> None:
    """S42-16.2.1, 16.2.2: own areas and ports, not the enemy's."""
    f = Field(places={"1530": "town port=black"}, control={"1530": "soviet"}, frame=Rest())
    names = f.sc.place_names
    assert [names[place] for place in supply.sources(f.s, AXIS)] == ["@X", "@Y", "@Z"]
    assert {names[place] for place in supply.sources(f.s, SOVIET)} == {
        *(f"@{letter}" for letter in "ABCDEGHJKL"),
        "1530",
    }


def test_soviets_do_not_destroy_railways() -> None:
    """S42-17.3: converted lines that they pass stay what they are, but for what a railhead gives up."""
    green = ["green", "0908", "1008", "1108", "1208", "1308"]
    f = Field({RIFLES: "1010"}, rails=[green], converted=green[1:], railheads=["1308"], player="soviet")
    f.play(f"march {RIFLES}", "to 1009", "to 1008", "to 1007")
    assert all(f.s.gauge[f.hex(name)] for name in ("0908", "1008"))


def test_an_army_headquarters_does_not_carry_others() -> None:
    """S42-20.1.3: a stack moves at the price and pace of its slowest member."""
    road = [["main", *(f"20{row:02}" for row in range(5, 15))]]
    f = Field({"SU-HQ-5TA": "2005", RIFLES: "2005"}, roads=road, player="soviet")
    f.play("march SU-HQ-5TA")
    assert f.price("to 2006") == 1
    f.play(f"with {RIFLES}")
    assert f.price("to 2006") == 2
    f.play("to 2006", f"drop {RIFLES}", "to 2007")


def test_some_units_begin_the_campaign_reduced() -> None:
    """S42-22.1.3: as their cards have it."""
    sc = setup.load("campaign", {})
    weak = [row for row in load_box().cards["campaign"] if row.lost]
    assert weak
    for row in weak:
        u = sc.unit_names.index(row.key)
        assert sc.start_steps[u] == sc.steps[u] - row.lost or u in sc.start_parent


def test_reinforcements_and_order_of_uranus() -> None:
    """S42-C3.2, C3.3: units marked South come by the south edge; the Soviets go first."""
    sc = setup.load("uranus", {})
    south = [row.key for row in load_box().cards["uranus"] if row.mark == "South"]
    assert south
    for key in south:
        assert {sc.place_names[area] for area in sc.areas_of[sc.unit_names.index(key)]} <= {"@Q", "@R"}
    assert sc.first_player == SOVIET


def test_the_rules_of_the_campaign() -> None:
    """S42-C4.3."""
    sc = setup.load("campaign", {})
    rules = ("transcaucasus", "reserve_armies", "withdrawals", "winter_offensive", "maskirovka")
    assert all(sc.has_rule(rule) for rule in rules)


def test_nobody_retreats_over_the_strait() -> None:
    """S42-5.7.3: from Taman there is no way to the Crimea."""
    units = {FOOT: "1549", RIFLES: "1649", "SU-RD-153": "1650"}
    f = Field(units, whole_map=True, frame=Rest(), control={"1549": "axis"})
    assert doomed(f.s, 1 << f.unit(FOOT), f.hex("1549"), 2, 2)


def test_transcaucasus_units_are_taken_one_for_another() -> None:
    """S42-C2.3: of those marked TC any that is still to come, one for each that is due."""
    sc = setup.load("caucasus", {})
    assert sum(sc.pooled) == 18
    f = Field({}, phase="initial", player="soviet", turn=10, title="Transcaucasus")
    units = [f.unit(key) for key in ("SU-GRC-10", "SU-RD-414", "SU-RD-417")]
    for turn, u in enumerate(units):
        f.sc.pooled[u] = 1
        f.s.place[u] = f.sc.box
        f.s.due[u] = f.sc.arrival_turn[u] = 10 + turn
        f.s.steps[u] = 1
        f.sc.areas_of[u] = list(f.sc.north_areas)
    derive(f.s)
    assert f.allowed("arrive SU-RD-417 @A")
    f.play("arrive SU-RD-417 @A")
    assert f.refused("arrive SU-RD-414 @A") == f.refused("arrive SU-GRC-10 @A") == "S42-22.1.2"
    f.s.turn = 11
    assert f.allowed("arrive SU-GRC-10 @A")
    f.play("arrive SU-GRC-10 @A")
    f.s.turn = 12
    assert f.allowed("arrive SU-RD-414 @A")

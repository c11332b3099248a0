"""Rules of a sentence or two that no case shows."""

from __future__ import annotations

from grognard.games.stalingrad42 import attrition, entering, supply
from grognard.games.stalingrad42.box import setup
from grognard.games.stalingrad42.box.data_files import load_box
from grognard.games.stalingrad42.scenario import AIR_USED, AXIS, SOVIET
from grognard.games.stalingrad42.turn import PlayerTurn
from grognard.games.zocbond.kinds import ATTACKED
from grognard.games.zocbond.retreat import doomed
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, follow, names, shift_lines, step, suffer
from tests.games.stalingrad42.test_support import AIRFIELD

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
    assert sum(sc.pooled) == 9
    f = Field({}, phase="initial", player="soviet", turn=10, title="Transcaucasus")
    units = [f.unit(key) for key in ("SU-GRC-10", "SU-RD-414", "SU-RD-417")]
    for turn, u in enumerate(units):
        f.sc.pooled[u] = 1
        f.s.place[u] = f.sc.box
        f.s.due[u] = f.sc.arrival_turn[u] = 10 + turn
        f.s.steps[u] = 1
        f.sc.areas_of[u] = list(f.sc.north_areas)
    f.s.derive()
    assert f.allowed("arrive SU-RD-417 @A")
    f.play("arrive SU-RD-417 @A")
    assert f.refused("arrive SU-RD-414 @A") == f.refused("arrive SU-GRC-10 @A") == "S42-22.1.2"
    f.s.turn = 11
    assert f.allowed("arrive SU-GRC-10 @A")
    f.play("arrive SU-GRC-10 @A")
    f.s.turn = 12
    assert f.allowed("arrive SU-RD-414 @A")


def test_a_ready_supply_point_does_not_sail() -> None:
    """S42-18.6.3: it moves tactically only; mobile and immobile ones may sail."""
    places = {"1530": "town port=black", "1730": "town port=black"}
    control = dict.fromkeys(places, "soviet")
    units = {"SU-SP-1": "1530 at_hand", "SU-SP-2": "1530", "SU-SP-3": "1530 dump"}
    f = Field(units, places=places, control=control, player="soviet")
    assert f.refused("sail SU-SP-1 1730") == "S42-18.6.3"
    assert f.allowed("sail SU-SP-2 1730")
    assert f.allowed("sail SU-SP-3 1730")


def test_seasonal_marsh_is_clear_before_the_first_rain() -> None:
    """S42-23.2.3, 9.7.3: a fort can be begun there then."""
    roads = [["main", *(f"{column:02}10" for column in range(8, 13)), "0810/0710"]]
    ground = {"1110": "seasonal_marsh"}
    assert Field({}, terrain=ground, roads=roads, phase="initial").allowed("fortify 1110")
    f = Field({}, terrain=ground, roads=roads, phase="initial", rained=True)
    assert f.refused("fortify 1110") == "S42-9.7.3"


def test_supply_lines_cross_the_volga() -> None:
    """S42-16.3.2: no river stops the off-road part."""
    f = Field({RIFLES: "2003"}, water={"2003/2002": "volga", "2002/2001": "major"}, frame=Rest())
    assert supply.in_supply(f.s, f.unit(RIFLES))


def test_units_in_a_contested_city_watch_no_airfield() -> None:
    """S42-29.1.1, 16.5.4."""
    units = {FOOT: "2010", RIFLES: "2010", OTHERS: "2012"}
    f = Field(units, places={"2010": "major_city"}, frame=Rest(), options={"contested": "on"})
    f.s.set_contested(f.hex("2010"), SOVIET)
    f.s.set_city_battle(f.hex("2010"), 1)
    f.s.derive()
    assert f.s.near[SOVIET * f.sc.n + f.hex("2011")]
    assert attrition.is_airfield(f.s, f.hex("2011"), AXIS)
    f = Field({RIFLES: "2010", OTHERS: "2012"}, frame=Rest())
    assert not attrition.is_airfield(f.s, f.hex("2011"), AXIS)


def test_a_railhead_without_its_cover_gives_way_at_the_end_of_the_turn() -> None:
    """S42-17.3.1."""
    green = ["green", "0908", "1008", "1108", "1208", "1308"]
    units = {RIFLES: "1408", FOOT: "1308"}
    f = Field(
        units,
        rails=[green],
        converted=green[1:],
        railheads=["1308"],
        frame=PlayerTurn(SOVIET),
        rolls=[1] * 9,
        turn=5,
    )
    f.s.put(f.unit(FOOT), f.sc.box + 1)
    while f.s.lanes[0]:
        f.play(f.options()[-1])
    assert f.sc.place_names[f.s.railhead[0]] == "1208"


def test_who_must_stay_does_not_advance() -> None:
    """S42-20.4, 20.6: but it may attack."""
    f = Field({RIFLES: "2009", "SU-GAR-TAMAN": "2009", "SU-SP-1": "2009 dump"}, frame=Rest())
    b = battle(f, RIFLES)
    assert names(f, f.sc.advance_rules.advance_units(f.s, b)) == [RIFLES]


def test_any_axis_unit_wakes_the_transcaucasus() -> None:
    """S42-30.0, 31.0: supply points too; the North Caucasus waits for combat units (S42-20.6)."""
    f = Field({"AX-SP-1": "2031"}, awake=False, frame=Rest())
    f.sc.figures["campaign.transcaucasus_row"], kept = 30, f.sc.figures["campaign.transcaucasus_row"]
    entering.entered(f.s, 1 << f.unit("AX-SP-1"), f.hex("2031"))
    f.sc.figures["campaign.transcaucasus_row"] = kept
    assert f.s.transcaucasus_awake
    assert not f.s.caucasus_awake


def test_an_answer_that_is_too_much_costs_the_air_unit() -> None:
    """S42-8.4, 9.3.4: the attack is not allowed any more; nobody has attacked, but the air unit has flown."""
    units = {RIFLES: "2009", "DE-MTN-1": TARGET}  # 3 to 7
    f = Field(units, phase="combat", player="soviet", turn=9, **AIRFIELD)
    f.play(f"attack {TARGET}")
    while f.frame() == "Attack" and f.asked() == "soviet":
        f.play(f.options()[-1])
    assert (f.frame(), f.asked()) == ("Attack", "axis")
    f.play("air")
    assert f.told("cancelled")
    assert AIR_USED in f.s.air
    assert not f.marked(RIFLES, ATTACKED)


def test_nobody_enters_the_map_through_a_bond() -> None:
    """S42-22.3.2: the bond of two units in the first row lies on the edge of the hex between them."""
    units = {FOOT: "1901", OTHERS: "2101", RIFLES: "@A"}
    f = Field(units, player="soviet")
    assert f.shut(RIFLES, "2001") == "S42-7.2"
    assert f.shut(RIFLES, "2301") == ""
    assert Field(units | {OTHERS: "2101 disrupted"}, player="soviet").shut(RIFLES, "2001") == ""
    assert Field(units | {"SU-RD-153": "2001"}, player="soviet").shut(RIFLES, "2001") == ""


def test_each_hex_off_the_map_has_room_for_a_free_unit() -> None:
    """S42-22.7, 4.2: the stacking limits of as many hexes as the area has beside the target."""
    brigades = ("SU-TB-10", "SU-TB-12", "SU-TB-14")
    f = Field(dict.fromkeys((RIFLES, *brigades), "@A"), frame=Rest())

    def fits(target: str, *units: str) -> bool:
        *others, last = units
        b = battle(f, *others, target=target)
        return f.sc.combat_rules.joins_refusal(f.s, b, f.unit(last)) == 0

    assert fits("2001", RIFLES, brigades[0], brigades[1])  # a free one, and two that count
    assert not fits("2001", RIFLES, *brigades)  # one hex touches it
    assert fits("2101", RIFLES, *brigades)  # three do

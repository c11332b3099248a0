"""Chapters 14 and 15: advance after combat and breakthrough."""

from __future__ import annotations

import pytest

from grognard.core.kernel.kinds import bit_list
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.battle import BREAKTHROUGH
from grognard.games.zocbond.results import LONG, NORMAL, code_named
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import TARGET, Rest, battle, column, ends, follow, names, odds

PANZER = "DE-PZ-3"  # 10-8-6, rate 4
MORE = "DE-PZ-6"
CAVALRY = "RO-CAV-1"  # rate 3
FOOT = "DE-ID-9"  # rate 2
RIFLES = "SU-RD-1"
CODES = {"Adv 2": "DR2", "Adv 3": "D1", "Adv 4": "DS"}


def left(f: Field) -> int:
    """What the group that advances may still use."""
    top = f.s.top()
    assert isinstance(top, Advance)
    return min(top.leg(top.group).left(f.s, u) for u in bit_list(top.group))


def clears(monkeypatch: pytest.MonkeyPatch, *codes: str) -> None:
    """Breakthrough combats have these results, one after the other."""
    waiting = [code_named(code) for code in codes]
    from grognard.games.zocbond.results import CombatTables

    monkeypatch.setattr(CombatTables, "result", lambda self, column, face: waiting.pop(0))
    monkeypatch.setattr(CombatTables, "mark", lambda self, column, face: 2)
    monkeypatch.setattr(CombatTables, "classes", lambda self, column: bytes(7))


def flee(f: Field) -> None:
    """Losses and retreats, anyhow."""
    while f.frame() in ("Retreat", "Lose"):
        f.play(next(key for key in f.options() if key.startswith(("to ", "halt", "lose"))))


# -- how far (S42-14.2) ----------------------------------------------------------------------------


@each("S42-T194", "S42-T355")
def test_rates_and_weather(case: Case) -> None:
    """S42-14.2.1, 14.2.2: weather changes the result, the rate of a unit bounds it."""
    wanted = {"clear": case["then"]["max"]} if "max" in case["then"] else case["then"]
    for weather, hexes in wanted.items():
        f = Field({}, weather=weather, frame=Rest())
        result = f.sc.advance_rules.advance_hexes(f.s, code_named("DS"))
        assert [
            f.sc.advance_rules.unit_advance(f.s, f.unit(key), result, LONG) for key in (PANZER, CAVALRY, FOOT)
        ] == hexes


@each("S42-T260", "S42-T261")
def test_weather_shortens_the_advance_of_a_result(case: Case) -> None:
    """S42-23.2.3, 23.2.4: rain halves it, rounding up; snow takes a hex off it, but leaves one."""
    f = Field({}, weather=case["given"]["weather"], frame=Rest())
    found = [
        f.sc.advance_rules.advance_hexes(f.s, code_named(CODES[f"Adv {hexes}"]))
        for hexes in case["given"]["adv"]
    ]
    assert found == case["then"]["result"]


@each("S42-T199")
def test_supply_bounds_the_advance(case: Case) -> None:
    """S42-16.4."""
    f = Field({PANZER: "2009 out", MORE: "2009 isolated"}, frame=Rest())
    result = f.sc.advance_rules.advance_hexes(f.s, code_named("DS"))
    assert {f.sc.advance_rules.unit_advance(f.s, f.unit(key), result, LONG) for key in (PANZER, MORE)} == {
        case["then"]["max"]
    }


@each("S42-T391")
def test_army_headquarters_advance_at_their_rates(case: Case) -> None:
    """S42-20.1.3: that of the tank army like mechanized units."""
    f = Field({}, frame=Rest())
    result = f.sc.advance_rules.advance_hexes(f.s, code_named("DS"))
    armies = ("SU-HQ-5TA", "SU-HQ-1GA", "SU-HQ-5SA")
    assert [f.sc.advance_rules.unit_advance(f.s, f.unit(key), result, LONG) for key in armies] == case[
        "then"
    ]["max"]


@each("S42-T356")
def test_breakthrough_needs_two_hexes(case: Case) -> None:
    """S42-14.2.1, 15.1."""
    f = Field({}, weather=case["given"]["weather"], frame=Rest())
    found = [
        f.sc.advance_rules.advance_kind(f.s, code_named(CODES[name])) != NORMAL
        for name in case["given"]["results"]
    ]
    assert found == case["then"]["allowed"]


@each("S42-T357")
def test_who_is_out_of_supply_advances_two_hexes(case: Case) -> None:
    """S42-14.2.1, 16.4."""
    f = Field({PANZER: "2009 out"}, weather="snow", frame=Rest())
    hexes = f.sc.advance_rules.advance_hexes(f.s, code_named("DS"))
    assert f.sc.advance_rules.unit_advance(f.s, f.unit(PANZER), hexes, LONG) == case["then"]["max"]


@each("S42-T448")
def test_any_direction(case: Case) -> None:
    """S42-14.3: the vacated hex need not be entered."""
    f = follow(Field({PANZER: "2009"}, frame=Rest()), PANZER, vacated=TARGET, hexes=2)
    f.play(f"with {PANZER}", "to 2109")
    assert left(f) == case["then"]["max"] - 1
    f.play("to 2108")
    assert f.frame() != "Advance"


@each("S42-T354")
def test_who_advances(case: Case) -> None:
    """S42-14.1: attackers and who stands with them, but no artillery that fired for them."""
    units = {PANZER: "2009", FOOT: "2009", "AX-SP-1": "2009", "DE-HQ-6A": "2009", RIFLES: TARGET}
    f = Field(units, frame=Rest())
    b = battle(f, PANZER, support=("DE-HQ-6A",))
    found = names(f, f.sc.advance_rules.advance_units(f.s, b))
    keys = [PANZER, "DE-HQ-6A", FOOT, "AX-SP-1"]
    assert [key in found for key in keys] == case["then"]["allowed"]


# -- EZOC, bonds, ground (S42-14.4.2, 14.5) ----------------------------------------------------------


@each("S42-T195")
def test_an_advance_stops_in_ezoc_but_not_in_the_vacated_hex(case: Case) -> None:
    """S42-14.4.2."""
    f = Field({PANZER: "2009", RIFLES: "2111", "SU-RD-4": "1913"}, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"to {TARGET}")  # an EZOC, and vacated
    f.play("to 1911")  # free
    f.play("to 1912")  # an EZOC
    assert left(f) == 4 - case["then"]["hexes"]
    assert f.refused("to 1811") == "S42-14.4.2"


@each("S42-T560")
def test_ezoc_keeps_an_advance_on_the_map(case: Case) -> None:
    """S42-14.4.2: going off the map is going on."""
    for enemy, may in zip(("2207", "2102"), case["then"]["allowed"], strict=True):
        f = Field({"SU-TC-1": "2003", FOOT: enemy}, player="soviet", frame=Rest())
        follow(f, "SU-TC-1", vacated="2002", hexes=4).play("with SU-TC-1", "to 2002", "to 2001")
        assert f.allowed("to @A") is may
        if not may:
            assert f.refused("to @A") == "S42-14.4.2"


@each("S42-T196")
def test_bonds_are_crossed_into_the_vacated_hex_only(case: Case) -> None:
    """S42-14.4.1."""
    f = Field({PANZER: "2009", RIFLES: "2111", "SU-RD-4": "2211", "SU-RD-6": "1911"}, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"to {TARGET}")
    assert (f.refused("to 2011") == "S42-14.4.1") == case["then"]["refused"]


@each("S42-T197")
def test_a_major_river_is_crossed_into_the_vacated_hex(case: Case) -> None:
    """S42-14.5: across the hexside of the attack, with the first hex."""
    water = {"2009/2010": "major", "2009/2110": "major"}
    f = Field({PANZER: "2009"}, water=water, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}")
    assert (f.refused("to 2110") == "S42-14.5") == case["then"]["refused"]
    assert f.allowed(f"to {TARGET}")


@each("S42-T360")
def test_bridges_at_any_time(case: Case) -> None:
    """S42-14.5: road, rail or pontoon."""
    found = []
    for bridge in case["given"]["bridge"]:
        bridges = {"2010/2011": bridge} if bridge in ("road", "rail") else {}
        roads = [["2010", "2011"]] if bridge == "road" else []
        friends = {"DE-ID-44": TARGET, "DE-ID-45": "2011"} if bridge == "pontoon" else {}
        f = Field(
            {PANZER: "2009", **friends},
            water={"2010/2011": "major"},
            bridges=bridges,
            roads=roads,
            frame=Rest(),
        )
        follow(f, PANZER, vacated=TARGET, hexes=4)
        f.play(f"with {PANZER}", f"to {TARGET}")
        found.append(f.allowed("to 2011"))
    assert found == case["then"]["allowed"]


@each("S42-T198")
def test_mechanized_units_do_not_enter_mountains_off_the_road(case: Case) -> None:
    """S42-14.5."""
    f = follow(
        Field({PANZER: "2009"}, terrain={TARGET: "mountain"}, frame=Rest()), PANZER, vacated=TARGET, hexes=4
    )
    f.play(f"with {PANZER}")
    assert (f.refused(f"to {TARGET}") == "S42-14.5") == case["then"]["refused"]


def test_marsh_ends_an_advance() -> None:
    """S42-14.5: but not on a road."""
    f = Field({FOOT: "2009"}, terrain={TARGET: "marsh"}, frame=Rest())
    assert ends(follow(f, FOOT, vacated=TARGET, hexes=4).play(f"with {FOOT}", f"to {TARGET}"), FOOT) == [
        TARGET
    ]
    f = Field({FOOT: "2009"}, terrain={TARGET: "marsh"}, roads=[["2009", "2010", "2011"]], frame=Rest())
    follow(f, FOOT, vacated=TARGET, hexes=4).play(f"with {FOOT}", f"to {TARGET}")
    assert f.allowed("to 2011")


# -- breakthrough (S42-15) -------------------------------------------------------------------------


@pytest.mark.pure
@each("S42-T200")
def test_passing_the_vacated_hex_by_costs_a_hex(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-15.2.4: who fights without having gone through it."""
    f = Field({PANZER: "2009", RIFLES: "1909"}, frame=Rest(), rolls=[6])
    follow(f, PANZER, vacated=TARGET, hexes=3)
    clears(monkeypatch, "DS")
    f.play(f"with {PANZER}", "strike 1909")
    flee(f)
    assert left(f) == case["then"]["left"] - 1  # and the combat itself


@pytest.mark.pure
@each("S42-T201")
def test_the_big_example(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-15.2.4: three form a group, go two hexes further, fight with the last; then the infantry."""
    then = case["then"]
    units = {PANZER: "2009", MORE: "2009", "DE-PZ-7": "2110", FOOT: "2009", RIFLES: "2013"}
    f = Field(units, frame=Rest())
    follow(f, PANZER, MORE, "DE-PZ-7", FOOT, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"with {MORE}", "with DE-PZ-7", f"to {TARGET}", "to 2011", "to 2012")
    b = battle(f, PANZER, MORE, "DE-PZ-7", target="2013", kind=BREAKTHROUGH)
    assert odds(f, PANZER, MORE, "DE-PZ-7", target="2013").shift == 2
    assert column(f, b) == then["btc_column"]
    clears(monkeypatch, "D1")
    f.script.rolls.append(6)
    f.play("strike 2013")
    flee(f)
    assert left(f) == 4 - then["allowance_used"]
    f.play("to 2013")  # free
    f.play(f"with {FOOT}")
    assert left(f) == then["C_max"]


@pytest.mark.pure
@each("S42-T202")
def test_breakthrough_combat_again_and_again(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-15.2.8, 15.2.10: X from the vacated hex, then Y and Z, whose hexes are entered free."""
    units = {PANZER: "2009", MORE: "2009", RIFLES: "1911", "SU-RD-4": "2011", "SU-RD-6": "2012"}
    f = Field(units, frame=Rest())
    follow(f, PANZER, MORE, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"with {MORE}", f"to {TARGET}")
    clears(monkeypatch, "D1", "DS", "D1")
    used = [4 - left(f)]
    for target, enters in (("1911", False), ("2011", True), ("2012", True)):
        f.script.rolls.append(6)
        f.play(f"strike {target}")
        flee(f)
        used.append(4 - left(f))
        if enters:
            f.play(f"to {target}")
    assert used == [1, 2, 3, case["then"]["allowance_used"]]
    assert f.where(PANZER) == "2012"


@pytest.mark.pure
@each("S42-T203")
def test_a_weak_breakthrough_ends_it(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-15.2.7."""
    f = Field({PANZER: "2009", RIFLES: "2011"}, frame=Rest(), rolls=[6])
    follow(f, PANZER, vacated=TARGET, hexes=4).play(f"with {PANZER}", f"to {TARGET}")
    clears(monkeypatch, "DR2")
    f.play("strike 2011")
    flee(f)
    assert (f.refused("to 2110") == case["section"]) == case["then"]["refused"]
    assert f.refused("strike 2110") == "S42-15.2.7"
    assert f.allowed("to 2011") == case["then"]["may_enter_vacated"]


@each("S42-T363")
def test_snow_lowers_the_result_of_breakthrough_combat(case: Case) -> None:
    """S42-15.2.7, 23.2.4."""
    f = Field({}, weather=case["given"]["weather"], frame=Rest())
    found = [
        f.sc.advance_rules.overruns(f.s, code_named(CODES[name])) for name in case["given"]["btc_printed"]
    ]
    assert found == case["then"]["allowed"]


@pytest.mark.pure
@each("S42-T364")
def test_breakthrough_combat_adds_nothing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-15.2.8: on from where it fought, or from the hex of the enemy."""
    f = Field({PANZER: "2009", RIFLES: "2011"}, frame=Rest(), rolls=[6])
    follow(f, PANZER, vacated=TARGET, hexes=4).play(f"with {PANZER}", f"to {TARGET}")
    clears(monkeypatch, "DS")
    f.play("strike 2011")
    flee(f)
    assert left(f) == case["then"]["left"]
    assert f.allowed("to 1911")  # from the hex it fought from
    f.play("to 2011")
    assert left(f) == case["then"]["left"]


@each("S42-T361")
def test_forming_a_group_includes_the_entry(case: Case) -> None:
    """S42-15.2.3."""
    f = Field({PANZER: "2009", MORE: "2110"}, frame=Rest())
    follow(f, PANZER, MORE, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"with {MORE}", f"to {TARGET}")
    assert left(f) == case["then"]["left"]


@each("S42-T205")
def test_only_one_group_breaks_through(case: Case) -> None:
    """S42-15.2.2."""
    f = Field({PANZER: "2009", MORE: "2110", RIFLES: "2011"}, frame=Rest())
    follow(f, PANZER, MORE, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"to {TARGET}", "halt", f"with {MORE}", f"to {TARGET}")
    assert (f.refused("strike 2011") == "S42-15.2.2") == case["then"]["refused"]


@pytest.mark.pure
@each("S42-T206")
def test_who_retreated_fights_on_in_breakthrough_combat(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """S42-15.3: and is not lost by retreating again."""
    f = Field({PANZER: "2009", RIFLES: "2011 disrupted fled"}, frame=Rest(), rolls=[6])
    follow(f, PANZER, vacated=TARGET, hexes=4).play(f"with {PANZER}", f"to {TARGET}")
    assert odds(f, PANZER, target="2011", kind=BREAKTHROUGH).defence == case["then"]["defense"]
    clears(monkeypatch, "DR2")
    flee(f.play("strike 2011"))
    assert f.order(RIFLES) == "routed"
    assert (f.where(RIFLES) == "@lost") is case["then"]["eliminated_by_second_retreat"]


@each("S42-T449")
def test_a_target_that_just_retreated(case: Case) -> None:
    """S42-15.2.5."""
    f = Field({PANZER: "2009", RIFLES: "2011 disrupted fled struck"}, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=4).play(f"with {PANZER}", f"to {TARGET}")
    assert f.allowed("strike 2011") == case["then"]["allowed"]


@each("S42-T362")
def test_ezoc_on_the_way(case: Case) -> None:
    """S42-15.2.6: stop, or fight."""
    f = Field({PANZER: "2009", RIFLES: "2012"}, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=4).play(f"with {PANZER}", f"to {TARGET}", "to 2011")
    assert left(f) == case["given"]["allowance_left"]
    assert f.refused("to 2111") == "S42-14.4.2"
    assert f.allowed("strike 2012") == (case["then"]["btc"] == "allowed")


@each("S42-T365")
def test_no_breakthrough_into_a_closed_hex(case: Case) -> None:
    """S42-15.2.9."""
    f = Field({PANZER: "2009", RIFLES: "2011"}, water={"2010/2011": "major"}, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=4).play(f"with {PANZER}", f"to {TARGET}")
    assert (f.refused("strike 2011") == "S42-15.2.9") == case["then"]["refused"]


@each("S42-T204")
def test_no_artillery_in_breakthrough_combat(case: Case) -> None:
    """S42-15.2.9."""
    f = Field({PANZER: "2009", "DE-HQ-6A": "2009", RIFLES: TARGET}, frame=Rest())
    why = f.sc.support_rules.support_refusal(f.s, battle(f, PANZER, kind=BREAKTHROUGH), f.unit("DE-HQ-6A"))
    assert bool(why) == case["then"]["refused"]
    assert REFUSALS[why].name == "guns-never"


@each("S42-T366")
def test_an_overstacked_target(case: Case) -> None:
    """S42-15.3: the excess does not defend."""
    units = {RIFLES: f"{TARGET} fled", "SU-RD-4": TARGET, "SU-RD-6": TARGET, PANZER: "2009"}
    f = Field(units, frame=Rest())
    assert odds(f, PANZER, kind=BREAKTHROUGH).defence == case["then"]["defense"]


def test_a_group_may_drop_units() -> None:
    """S42-15.2.10."""
    f = Field({PANZER: "2009", FOOT: "2009"}, frame=Rest())
    follow(f, PANZER, FOOT, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"with {FOOT}", f"to {TARGET}", "to 2011")
    assert f.refused("to 2012") == "S42-14.2"  # the infantry has used up its two
    f.play(f"drop {FOOT}", "to 2012")
    assert (f.where(PANZER), f.where(FOOT)) == ("2012", "2011")


def test_the_vacated_hex_is_safe_from_wherever_they_come() -> None:
    """S42-14.4.2: an EZOC in it stops nobody, be it the first hex of the advance or the second."""
    f = Field({PANZER: "2009", RIFLES: "2011"}, frame=Rest())
    follow(f, PANZER, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", "to 2110", f"to {TARGET}", "to 1910")
    assert f.where(PANZER) == "1910"


@pytest.mark.parametrize(("place", "shut"), [("flotilla", False), ("rail", False), ("", True)])
def test_where_they_fight_across_the_volga_they_advance_across_it(place: str, shut: bool) -> None:
    """S42-9.5.3: as across a major river, also where the Axis could not march; once, into the vacated hex."""
    side = "2009/2010"
    f = Field(
        {FOOT: "2009", "SU-RD-4": "2014"},
        water={side: "volga"},
        bridges={side: "rail"} if place == "rail" else {},
        flotilla_sides=[side],
        flotilla=side if place == "flotilla" else "",
        frame=Rest(),
    )
    follow(f, FOOT, vacated=TARGET, hexes=2)
    f.play(f"with {FOOT}")
    if shut:
        assert f.refused(f"to {TARGET}") == "S42-14.5"
        return
    f.play(f"to {TARGET}")
    assert f.refused("to 2009") == "S42-14.5"


def test_a_group_is_complete_when_it_sets_out() -> None:
    """S42-15.2.1, 15.2.3: it forms in one hex or in the vacated one, and takes nobody along on its way."""
    f = Field({PANZER: "2009", MORE: "2110", RIFLES: "2210"}, frame=Rest(), turn=9)
    follow(f, PANZER, MORE, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", "to 2110")
    assert f.refused(f"with {MORE}") == "S42-15.2.3"
    f = Field({PANZER: "2009", MORE: "2110", RIFLES: "2210"}, frame=Rest(), turn=9)
    follow(f, PANZER, MORE, vacated=TARGET, hexes=4)
    f.play(f"with {PANZER}", f"with {MORE}", f"to {TARGET}")
    assert f.where(PANZER) == f.where(MORE) == TARGET

"""Chapters 9.3, 9.4 and 18: artillery, supply points that are fired off, air units."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.stalingrad42 import air, support
from grognard.games.stalingrad42.box import setup
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AIR_POSTED, AIR_READY, AIR_USED, ROMANIAN_AIR, WEATHERS
from grognard.games.zocbond.battle import BREAKTHROUGH, NORMAL
from grognard.games.zocbond.kinds import FIRED
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import (
    TARGET,
    Rest,
    battle,
    bits,
    follow,
    odds,
    shift_lines,
    stand,
    step,
)

PANZER = "DE-PZ-3"
FOOT = "DE-ID-9"
RIFLES = "SU-RD-1"
HQ = "DE-HQ-6A"  # range 5
FRONT = "SU-FR-DON"
#: Two combats far from each other, and a headquarters between them.
TWO = {FOOT: "2009", RIFLES: TARGET, "DE-ID-44": "2209", "SU-RD-4": "2210", HQ: "2108"}
#: A town on the rail network of the Axis: here air units come from.
AIRFIELD: dict[str, Any] = {
    "places": {"0908": "town"},
    "rails": [["0808", "0908", "0808/0708"]],
    "converted": ["0808", "0908"],
}


def rule(number: int) -> str:
    return REFUSALS[number].rule


# -- artillery (S42-18.2.1 to 18.5) ------------------------------------------------------------------


#: Lakes on both sides of the columns 19 and 20: nothing goes round what is between them.
STRIP = {
    **{f"20{row:02}/21{row:02}": "lake" for row in range(3, 14)},
    **{f"20{row:02}/21{row + 1:02}": "lake" for row in range(3, 14)},
    **{f"19{row:02}/18{row:02}": "lake" for row in range(3, 14)},
    **{f"19{row:02}/18{row - 1:02}": "lake" for row in range(3, 14)},
}


@each("S42-T226", "S42-T227")
def test_range(case: Case) -> None:
    """S42-18.4: through one EZOC, not through two in a row."""
    one = "allowed" in case["then"]
    water = {**STRIP, "1907/2007": "lake"} if one else STRIP
    f = Field({HQ: "2005", FOOT: "2009", RIFLES: TARGET, "SU-RD-4": "1907"}, water=water, frame=Rest())
    why = f.s.sc.support_rules.support_refusal(f.s, battle(f, FOOT), f.unit(HQ))
    assert (why == 0) == one
    if not one:
        assert rule(why) == "S42-18.4"


def test_bonds_and_enemies_stop_support() -> None:
    """S42-18.4."""
    f = Field({HQ: "2005", FOOT: "2008", RIFLES: "2107", "SU-RD-4": "1907"}, frame=Rest())
    assert not support.reached(f.s, f.unit(HQ))[f.hex("2107")]
    assert support.reached(f.s, f.unit(HQ))[f.hex("2005")]


def test_two_ezoc_in_a_row_stop_support() -> None:
    """S42-18.4: there is another way round only for who reaches far."""
    f = Field({HQ: "2006", FOOT: "2010", RIFLES: "2108", "SU-RD-4": "1908", "SU-RD-6": "2011"}, frame=Rest())
    field = support.reached(f.s, f.unit(HQ))
    assert not field[f.hex("2108")]
    lone = Field({HQ: "2006", FOOT: "2010", RIFLES: "2111"}, frame=Rest())
    assert support.reaches_any(lone.s, lone.unit(HQ), [lone.unit(FOOT)])


@each("S42-T381")
def test_used_artillery_gives_nothing(case: Case) -> None:
    """S42-18.2.1."""
    f = Field({FOOT: "2009", HQ: "2008 fired", RIFLES: TARGET}, frame=Rest())
    refusals = {"shift": f.s.sc.support_rules.support_refusal(f.s, battle(f, FOOT), f.unit(HQ))}
    f = Field({FOOT: TARGET, HQ: "2011 fired", RIFLES: "2009"}, frame=Rest())
    refusals["dd"] = f.s.sc.support_rules.defensive_refusal(f.s, battle(f, RIFLES), f.unit(HQ))
    assert {name: "refused" if why else "allowed" for name, why in refusals.items()} == case["then"]
    assert {rule(why) for why in refusals.values()} == {"S42-18.2.1"}


@each("S42-T382")
def test_artillery_under_a_marker_gives_nothing(case: Case) -> None:
    """S42-18.2.3."""
    words = {"D": "disrupted", "FR": "routed", "TR": "train", "RM": "refitted"}
    found = []
    for marker in case["given"]["marker"]:
        f = Field({FOOT: "2009", HQ: f"2008 {words[marker]}", RIFLES: TARGET}, frame=Rest())
        found.append(f.s.sc.support_rules.support_refusal(f.s, battle(f, FOOT), f.unit(HQ)) == 0)
    assert found == case["then"]["allowed"]


@each("S42-T581")
def test_no_artillery_for_the_defence_in_breakthrough_combat(case: Case) -> None:
    """S42-15.2.9."""
    guns = {FRONT: "2011", "SU-FR-BRYANSK": "2011", "SU-SP-1": "2011 at_hand"}
    f = Field({PANZER: "2009", RIFLES: TARGET, **guns}, frame=Rest())
    for kind, name in ((NORMAL, "normal"), (BREAKTHROUGH, "breakthrough")):
        b = battle(f, PANZER, kind=kind)
        ready = f.sc.support_rules.defensive_refusal(f.s, b, f.unit(FRONT))
        charged = support.charged_stand_refusal(f.s, b, f.unit("SU-FR-BRYANSK"))
        assert [ready == 0, charged == 0] == case["then"][name]


@each("S42-T323")
def test_one_shift_for_the_axis(case: Case) -> None:
    """S42-9.4."""
    f = Field({FOOT: "2009", HQ: "2008", "DE-HQ-2A": "2008", RIFLES: TARGET}, phase="combat")
    f.play(f"attack {TARGET}", f"support {HQ}")
    assert f.refused("support DE-HQ-2A") == "S42-18.3.1"
    assert odds(f, FOOT).shift + 1 == case["then"]["max"]


@each("S42-T228")
def test_massed_barrages(case: Case) -> None:
    """S42-18.5: two artillery divisions, or one and a front headquarters."""
    units = {RIFLES: "2009", FOOT: TARGET, "SU-AD-1": "2008", "SU-AD-2": "2008", FRONT: "2008"}
    f = Field({**units, "SU-FR-BRYANSK": "2008", "SU-SP-1": "2008 at_hand"}, frame=Rest())
    pairs = {
        "AD+AD": ("SU-AD-1", "SU-AD-2"),
        "AD+front HQ": ("SU-AD-1", FRONT),
        "HQ+HQ": (FRONT, "SU-FR-BRYANSK"),
    }
    for name, (first, second) in pairs.items():
        b = battle(f, RIFLES, support=(first,))
        both = f.s.sc.support_rules.support_refusal(f.s, b, f.unit(second)) == 0
        assert (2 if both else 1) == case["then"][name], name
    assert shift_lines(f, battle(f, RIFLES, support=("SU-AD-1", FRONT))) == {"barrage": 2}
    b = battle(f, RIFLES, charged=(FRONT,))
    assert rule(f.s.sc.support_rules.support_refusal(f.s, b, f.unit("SU-AD-1"))) == "S42-18.3.1"  # no half
    assert rule(support.charge_refusal(f.s, b, f.unit("SU-FR-BRYANSK"))) == "S42-18.3.1"
    for name, begun in (("HQ+SP", battle(f, RIFLES, support=(FRONT,))), ("SP+SP", b)):
        why = support.charge_refusal(f.s, begun, f.unit("SU-FR-BRYANSK"))
        assert (1 if why else 2) == case["then"][name]
        columns = list(shift_lines(f, begun).values())
        assert columns == [case["then"][name]]


@each("S42-T386")
def test_artillery_divisions_are_used_up(case: Case) -> None:
    """S42-18.5: by a shift, not by a determined defence."""
    f = Field({RIFLES: "2009", FOOT: TARGET, "SU-AD-1": "2008"}, phase="combat", player="soviet", rolls=[1])
    f.play(f"attack {TARGET}", "support SU-AD-1", "commit")
    assert (f.where("SU-AD-1") == "@gone") == (case["then"]["shift"] == "removed from the game")
    f = Field({FOOT: "2009", RIFLES: TARGET, "SU-AD-1": "2011"}, turn=9, frame=Rest(), rolls=[6])
    stand(f, FOOT).play("support SU-AD-1", f"stand {RIFLES}")
    assert f.marked("SU-AD-1", FIRED)
    assert f.where("SU-AD-1") == "2011"


@each("S42-T385")
def test_allied_headquarters(case: Case) -> None:
    """S42-18.3.3."""
    f = Field({FOOT: "2009", "RO-ID-1": "2009", "RO-HQ-3A": "2008", RIFLES: TARGET}, frame=Rest())
    gun = f.unit("RO-HQ-3A")
    found = [
        f.s.sc.support_rules.support_refusal(f.s, battle(f, FOOT), gun) == 0,
        f.s.sc.support_rules.support_refusal(f.s, battle(f, FOOT, "RO-ID-1"), gun) == 0,
    ]
    f = Field({FOOT: TARGET, "RO-HQ-3A": "2011", RIFLES: "2009"}, turn=9, frame=Rest())
    stand(f, RIFLES)
    found.append(f.allowed("support RO-HQ-3A"))
    assert found == case["then"]["allowed"]
    f = Field({FOOT: TARGET, "RO-ID-1": TARGET, "RO-HQ-3A": "2011", RIFLES: "2009"}, turn=9, frame=Rest())
    stand(f, RIFLES).play("support RO-HQ-3A")
    assert f.refused(f"stand {FOOT}") == "S42-18.3.3"
    assert f.allowed("stand RO-ID-1")


def test_artillery_in_an_area_reaches_onto_the_map() -> None:
    """S42-18.3.3."""
    f = Field({RIFLES: "3304", FOOT: "3303", FRONT: "@C"}, frame=Rest())
    assert f.s.sc.support_rules.support_refusal(f.s, battle(f, RIFLES, target="3303"), f.unit(FRONT)) == 0


# -- supply points (S42-18.3.1, 18.6.5) --------------------------------------------------------------


@each("S42-T229", "S42-T383")
def test_supply_points_are_fired_off(case: Case) -> None:
    """S42-18.6.5, 18.3.1: one combat with the artillery itself, one with each supply point."""
    stocks = {"AX-SP-1": "2108 at_hand"}
    if case["id"] == "S42-T383":
        stocks["AX-SP-2"] = "2108 at_hand"
    f = Field({**TWO, **stocks, "DE-ID-45": "2209"}, phase="combat", rolls=[1, 1])
    f.play(f"attack {TARGET}", f"support {HQ}", "commit")
    assert f.marked(HQ, FIRED)
    f.play("attack 2210", "with DE-ID-44", "commit")
    assert f.refused(f"support {HQ}") == "S42-18.2.1"
    f.play(f"charge {HQ}", "commit")
    assert f.where("AX-SP-1") == "@pool"
    assert f.told("fires-stock")
    left = [key for key in stocks if f.where(key) == "2108"]
    assert 2 + len(left) == case["then"].get("combats", 2)


@each("S42-T384")
def test_supply_points_in_defence(case: Case) -> None:
    """S42-18.3.2: no shift, but the roll; the artillery stays ready."""
    units = {FOOT: "2009", RIFLES: TARGET, FRONT: "2011", "SU-SP-1": "2011 at_hand"}
    f = Field(units, turn=9, frame=Rest(), rolls=[6])
    stand(f, FOOT).play(f"charge {FRONT}", f"stand {RIFLES}")
    assert f.marked(FRONT, FIRED) == (case["then"]["asu_after"] != "ready")
    assert f.where("SU-SP-1") == "@pool"
    total = f.told("stands")[0][1]
    assert total == 6 + case["then"]["dd"]
    assert "artillery" not in shift_lines(f, battle(f, FOOT))


@pytest.mark.parametrize(
    ("words", "usable"), [("at_hand", True), ("dump", True), ("", False), ("at_hand train", False)]
)
def test_which_supply_points_serve(words: str, usable: bool) -> None:
    """S42-18.6.2, 18.6.7, 18.6.8: ready and immobile ones, none on a train."""
    f = Field({FOOT: "2009", HQ: "2008 fired", RIFLES: TARGET, "AX-SP-1": f"2008 {words}"}, frame=Rest())
    why = support.charge_refusal(f.s, battle(f, FOOT), f.unit(HQ))
    assert (why == 0) == usable
    if not usable:
        assert rule(why) == ("S42-18.6.7" if "train" in words else "S42-18.6.2")


@each("S42-T389")
def test_a_supply_point_on_a_train_cannot_be_fired(case: Case) -> None:
    """S42-18.6.7: nor can it turn artillery over."""
    f = Field({HQ: "2008 fired", "AX-SP-1": "2008 at_hand train", FOOT: "2009", RIFLES: TARGET}, frame=Rest())
    why = support.charge_refusal(f.s, battle(f, FOOT), f.unit(HQ))
    assert (why != 0) is (case["then"]["shift"] == "refused")
    assert rule(why) == case["section"]


# -- air units (S42-9.3.1) ---------------------------------------------------------------------------


@each("S42-T322", "S42-T125")
def test_air_units_by_weather(case: Case) -> None:
    """S42-9.3.1, 9.3.9, 23.2."""
    turn = case["given"]["turn"]
    for weather, wanted in case["then"].items():
        f = Field({}, turn=turn, weather=weather, frame=Rest())
        air.refresh(f.s)
        german = sum(f.s.air[row] == AIR_READY for row in range(ROMANIAN_AIR))
        romanian = int(f.s.air[ROMANIAN_AIR] == AIR_READY)
        assert ([german, romanian] if isinstance(wanted, list) else german) == wanted, weather


def test_the_caucasus_has_turns_without_air_units() -> None:
    """S42-C2.2."""
    f = Field({}, turn=15, frame=Rest(), air={"german": 1, "grounded": [15, 22]})
    air.refresh(f.s)
    assert AIR_READY not in f.s.air
    f.s.turn = 23
    air.refresh(f.s)
    assert f.s.air[0] == AIR_READY


@pytest.mark.parametrize(
    ("scenario", "turn", "clear", "overcast"),
    [
        ("campaign", 26, 2, 1),
        ("campaign", 27, 1, 0),
        ("uranus", 30, 1, 0),
        ("caucasus", 12, 1, 1),
        ("caucasus", 27, 1, 1),
    ],
)
def test_german_air_units_of_each_scenario(scenario: str, turn: int, clear: int, overcast: int) -> None:
    """S42-9.3.9, C2.2: the unit of Uranus is the one that is left; the Caucasus has a rule of its own."""
    s = setup.set_up(setup.load(scenario, {}), b"x")
    s.turn = turn
    for weather, wanted in (("clear", clear), ("overcast", overcast)):
        s.weather = WEATHERS.index(weather)
        air.refresh(s)
        assert sum(s.air[row] == AIR_READY for row in range(ROMANIAN_AIR)) == wanted


def test_the_air_unit_of_the_caucasus_can_be_used() -> None:
    """S42-C2.2, 9.3.5: before there is a railway of the Axis it flies from beyond the northern edge."""
    s = setup.set_up(setup.load("caucasus", {}), b"x")
    near = {name: air.in_range(s, s.sc.board.hex(name)) for name in ("3443", "3453", "3460")}
    assert near == {"3443": True, "3453": True, "3460": False}


def test_forts_that_fell_long_ago() -> None:
    """S42-9.7.7: in scenarios that begin later nobody is told of them."""
    names = ("fall-blau", "campaign", "caucasus", "uranus")
    live = {name: setup.set_up(setup.load(name, {}), b"x").forts_live for name in names}
    assert live == {"fall-blau": 7, "campaign": 7, "caucasus": 0, "uranus": 0}


@each("S42-T124")
def test_air_range(case: Case) -> None:
    """S42-9.3.5: fifteen hexes from a city, town or landmark on the own rail network."""
    f = Field({}, frame=Rest(), **AIRFIELD)
    base = f.hex("0908")
    for h in range(f.sc.n):
        if f.sc.board.distance_between(base, h) in (15, 16):
            far = f.sc.board.distance_between(base, h) == 16
            assert air.in_range(f.s, h) == (case["then"]["at_16"] if far else case["then"]["allowed"])


@each("S42-T119", "S42-T321")
def test_a_german_air_unit_stays_with_the_attackers(case: Case) -> None:
    """S42-9.3.6, 9.3.7: it supports no second combat, but the breakthrough of its group."""
    units = {FOOT: "2009", RIFLES: TARGET, "DE-ID-44": "2209", "DE-ID-45": "2209", "SU-RD-4": "2210"}
    f = Field(units, phase="combat", rolls=[1], **AIRFIELD)
    f.s.air[1] = 0
    f.play(f"attack {TARGET}", "air", "commit")
    then = {"state": "ready, on map", "refused": True, "btc_of_its_btg": "allowed", **case["then"]}
    assert f.s.air[0] == {"ready, on map": AIR_POSTED}[then["state"]]
    assert f.s.air_with[0] == f.unit(FOOT)
    second = battle(f, "DE-ID-44", target="2210")
    why = f.s.sc.support_rules.air_refusal(f.s, second)
    assert (why != 0) is then["refused"]
    assert rule(why) == "S42-9.3.7"
    follows = f.s.sc.support_rules.air_follows(f.s, battle(f, FOOT)) != 0
    assert follows is (then["btc_of_its_btg"] == "allowed")


@each("S42-T121")
def test_the_air_unit_goes_with_the_breakthrough_group(case: Case) -> None:
    """S42-9.3.7."""
    f = Field({PANZER: "2009", RIFLES: "2011"}, frame=Rest(), rolls=[1])
    f.s.air[0], f.s.air_with[0] = AIR_POSTED, f.unit(PANZER)
    b = battle(f, PANZER, kind=BREAKTHROUGH, target="2011")
    b.units = bits(f, PANZER)
    assert f.s.sc.support_rules.air_follows(f.s, b) == case["then"]["shift"]
    follow(f, PANZER, vacated=TARGET, hexes=4)
    f.s.top().air = 1  # type: ignore[attr-defined]
    f.play(f"with {PANZER}", f"to {TARGET}", "strike 2011")
    told = next(event for event in f.sink.events if event.ledgers)
    assert told.ledgers is not None
    assert "air" in [line.name for line in told.ledgers[2].lines]


def test_the_axis_chooses_the_group_that_its_air_unit_stays_with() -> None:
    """S42-9.3.7: where the attackers are in several places after the attack."""
    units = {FOOT: "2009", "DE-ID-44": "2111", RIFLES: TARGET}
    f = Field(units, phase="combat", rolls=[1], **AIRFIELD)
    f.play(f"attack {TARGET}", f"with {FOOT}", "with DE-ID-44", "commit", "air", "commit")
    while step(f) not in ("AirCover.choose", "Combat.attacks"):
        f.play(f.options()[0])
    assert f.options() == ["cover 2009", "cover 2111"]
    assert f.refused(f"cover {TARGET}") == "S42-9.3.7"
    f.play("cover 2111")
    assert f.s.air_with[0] == f.unit("DE-ID-44")


@each("S42-T122")
def test_air_cover_is_one_hex(case: Case) -> None:
    """S42-9.3.7."""
    f = Field({FOOT: "2010", "DE-ID-44": "2012", RIFLES: "2013", "SU-RD-4": "2009"}, frame=Rest())
    for row in range(3):
        f.s.air[row] = AIR_USED
    f.s.air[0], f.s.air_with[0] = AIR_POSTED, f.unit(FOOT)
    assert air.answering_unit(f.s, battle(f, RIFLES, target=case["given"]["combat_at"])) < 0
    assert air.answering_unit(f.s, battle(f, "SU-RD-4", target="2010")) == 0


@each("S42-T118")
def test_a_shift_or_the_roll(case: Case) -> None:
    """S42-9.3.4."""
    units = {FOOT: TARGET, RIFLES: "2009", "SU-RD-4": "2009"}
    f = Field(units, turn=9, phase="combat", player="soviet", rolls=[1], **AIRFIELD)
    f.play(f"attack {TARGET}", f"with {RIFLES}", "with SU-RD-4", "commit")
    assert (step(f), f.asked()) == ("Attack.answer", "axis")
    f.play("air")
    assert f.told("air-support")
    assert AIR_USED in f.s.air
    f = Field(units, turn=9, frame=Rest(), **AIRFIELD)
    for row in range(3):  # the one there was has shifted the attack
        f.s.air[row] = AIR_USED
    stand(f, RIFLES, answer=1)
    assert (f.refused("air") == "S42-9.3.4") == case["then"]["refused"]
    f = Field(units, turn=9, frame=Rest(), **AIRFIELD)
    f.s.air[0] = AIR_USED
    assert stand(f, RIFLES, answer=1).allowed("air")  # another one may help the roll


def test_defensive_air_shifts_to_the_left() -> None:
    """S42-9.3.4."""
    f = Field({FOOT: TARGET, RIFLES: "2009"}, frame=Rest())
    assert shift_lines(f, battle(f, RIFLES, answer=1)) == {"air-defence": -1}


@each("S42-T123")
def test_the_romanian_air_unit(case: Case) -> None:
    """S42-9.3.8: only for Romanians."""
    f = Field({"RO-MTN-2": "2009", FOOT: "2009", RIFLES: TARGET}, frame=Rest())  # 5 to 6 in defence
    attackers = [f.unit("RO-MTN-2"), f.unit(FOOT)]
    assert air.mostly_romanian(f.s, attackers) == case["then"]["allowed"]
    assert air.mostly_romanian(f.s, attackers[:1])


def test_romanians_may_have_german_air_units() -> None:
    """S42-9.3.3, 9.3.7, 9.3.8: either kind supports them; a German one stays with them."""
    units = {"RO-ID-1": "2009", "SU-RB-3": TARGET}
    f = Field(units, phase="combat", rolls=[1], **AIRFIELD)
    f.s.air = [AIR_READY] * 3
    f.play(f"attack {TARGET}", "luftwaffe")
    assert f.refused("air") == "S42-9.3.3"
    assert shift_lines(f, battle(f, "RO-ID-1", air=air.GERMAN_WANTED)) == {"air": 1}
    f.play("commit")
    assert (f.s.air[0], f.s.air[ROMANIAN_AIR]) == (AIR_POSTED, AIR_READY)
    f = Field({FOOT: "2009", "SU-RB-3": TARGET}, phase="combat", **AIRFIELD)
    f.s.air = [AIR_READY] * 3
    f.play(f"attack {TARGET}")
    assert f.allowed("air")
    assert f.refused("luftwaffe") == "S42-3.B"  # no other could come to Germans


def test_the_romanian_air_unit_is_used_up() -> None:
    """S42-9.3.6."""
    f = Field({"RO-ID-1": "2009", "SU-RB-3": TARGET}, phase="combat", rolls=[1], **AIRFIELD)
    f.play(f"attack {TARGET}", "air", "commit")
    assert f.s.air[ROMANIAN_AIR] == AIR_USED


def test_air_units_return_when_their_units_retreat() -> None:
    """S42-9.3.7."""
    f = Field({FOOT: "2010"}, frame=Rest())
    f.s.air[0], f.s.air_with[0] = AIR_POSTED, f.unit(FOOT)
    air.returns(f.s, f.unit(FOOT))
    assert f.s.air_with[0] == -1


def test_the_soviets_have_no_air_units() -> None:
    """S42-9.3.1."""
    f = Field({FOOT: TARGET, RIFLES: "2009"}, frame=Rest(), **AIRFIELD)
    assert rule(f.s.sc.support_rules.air_refusal(f.s, battle(f, RIFLES))) == "S42-9.3.1"

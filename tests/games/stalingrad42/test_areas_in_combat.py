"""Chapters 5.6, 5.7 and 22 where they meet combat: trains, the sea, entry areas; air units by weather."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42 import air
from grognard.games.stalingrad42.combat import edges
from grognard.games.stalingrad42.kinds import TRAIN
from grognard.games.stalingrad42.refusals import REFUSALS
from grognard.games.stalingrad42.scenario import AIR_READY, SOVIET
from grognard.games.zocbond.attackers import attackers_of
from grognard.games.zocbond.battle import NORMAL, Battle
from grognard.games.zocbond.kinds import STRIDE
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.zoc import near_enemy
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field
from tests.games.stalingrad42.fight import Rest, bits, odds, retreat

FOOT = "DE-ID-45"
RIFLE = "SU-RD-1"


@each("S42-T045")
def test_a_train_defends_with_one_point(case: Case) -> None:
    """S42-5.6.4: whatever the ground."""
    places = {"2010": case["given"]["terrain"]}
    f = Field({RIFLE: "2010 train", FOOT: "2009"}, places=places, frame=Rest())
    assert odds(f, FOOT).defence == case["then"]["defense"]


@each("S42-T306")
def test_a_retreat_unloads(case: Case) -> None:
    """S42-5.6.5."""
    f = Field({RIFLE: "2010 train", FOOT: "2009"}, frame=Rest())
    retreat(f, RIFLE)
    while f.frame() == "Retreat":
        f.play(f.options()[0])
    assert f.marked(RIFLE, TRAIN) is (case["then"]["train_marker"] != "removed")
    assert f.order(RIFLE) == "disrupted"


@each("S42-T311")
def test_no_retreat_over_the_sea(case: Case) -> None:
    """S42-5.7.3."""
    around = dict.fromkeys(("2009", "2011", "2110", "2111", "1910", "1911"), "sea")
    f = Field({RIFLE: "2010"}, terrain=around, frame=Rest())
    retreat(f, RIFLE)
    assert (f.where(RIFLE) == "@lost") is case["then"]["eliminated"]


# -- entry areas (S42-22.4, 22.5, 22.7) ---------------------------------------------------------------------


@each("S42-T247", "S42-T402")
def test_nobody_attacks_an_area(case: Case) -> None:
    """S42-22.4: they attack outward and are next to nobody."""
    then = {
        "enemy_attack": "refused",
        "own_attack": "allowed",
        "adjacent_for_attrition": False,
        **case["then"],
    }
    f = Field({RIFLE: "@A", FOOT: "2001"}, phase="combat")
    assert ("attack" in {key.split()[0] for key in f.options()}) is (then["enemy_attack"] == "allowed")
    assert near_enemy(f.s, f.hex("2001"), 0) is then["adjacent_for_attrition"]
    outward = Field({RIFLE: "@A", FOOT: "2001"}, player="soviet", phase="combat")
    assert outward.allowed("attack 2001") is (then["own_attack"] == "allowed")


@each("S42-T403")
def test_retreats_off_the_map(case: Case) -> None:
    """S42-22.5: into an own area, or to destruction."""
    shut = dict.fromkeys(("2002", "2102", "1902", "2101", "1901"), "sea")
    fates = {"placed there D": "@A", "eliminated": "@lost"}
    for area, fate in zip(case["given"]["area"], case["then"]["result"], strict=True):
        key = RIFLE if area == "own" else FOOT
        f = Field({key: "2001"}, terrain=shut, frame=Rest())
        retreat(f, key)
        while f.frame() == "Retreat":
            f.play(f.options()[0])
        assert f.where(key) == fates[fate]
        if area == "own":
            assert f.order(key) == "disrupted"


def test_the_axis_attacks_out_of_baku() -> None:
    """S42-22.7, 24.1.2: like any units in an area, though it is not its own."""
    units = {"DE-PZ-3": "@G", "DE-PZ-9": "@G", "DE-PZ-11": "@G", RIFLE: "3236 disrupted"}
    f = Field(units, phase="combat", turn=20, rolls=[6])
    f.play("attack 3236", "with DE-PZ-3", "commit")
    while f.asked() == "soviet":
        f.play(f.options()[0])
    f.play("with DE-PZ-3", "to 3236", "halt")
    assert f.where("DE-PZ-3") == "3236"
    assert not Field(units | {RIFLE: "3236 routed"}, turn=20).allowed("shatter 3236")  # S42-8.6.1


@each("S42-T593")
def test_no_automatic_ds_out_of_an_area(case: Case) -> None:
    """S42-8.6.1, 22.4, 22.7: units come next to the hex for it; out of an area they attack in combat."""
    corps = ("SU-TC-1", "SU-TC-2", "SU-TC-4")
    found = []
    for places in (("@A", "@A", "@A"), ("2002", "@A", "@A"), ("2002", "2002", "1901")):
        units = {**dict(zip(corps, places, strict=True)), FOOT: "2001 disrupted steps=2"}
        f = Field(units, player="soviet", turn=9)
        found.append(f.allowed("shatter 2001"))
        assert found[-1] or f.refused("shatter 2001") == case["section"]
    assert found == case["then"]["allowed"]
    units = {**dict.fromkeys(corps, "@A"), FOOT: "2001 disrupted steps=2"}
    f = Field(units, player="soviet", turn=9, phase="combat")
    assert f.allowed("attack 2001") is case["then"]["combat_phase_attack_out_of_the_area"]


@each("S42-T406")
def test_attacks_out_of_an_area(case: Case) -> None:
    """S42-22.7: in good order, within the stacking limit, not after a transfer."""
    f = Field({RIFLE: "@A from=1901", FOOT: "2001"}, player="soviet", phase="combat")
    assert f.allowed("attack 2001")  # it has come off the map, not from another area
    states = ("@A", "@A disrupted", "@A from=@B")
    for words, may in zip(states, case["then"]["may_attack"], strict=True):
        f = Field({RIFLE: words, FOOT: "2001"}, player="soviet", phase="combat")
        assert (f.frame() == "Combat" and f.allowed("attack 2001")) is may, words
    keys = ("SU-RD-1", "SU-RD-153", "SU-RD-197", "SU-RD-203", "SU-RD-141", "SU-RD-147", "SU-RD-174")
    f = Field({**dict.fromkeys(keys, "@A"), FOOT: "2001"}, player="soviet", phase="combat")
    assert len(attackers_of(f.s, 1, f.hex("2001"), 0)) == len(keys)
    f.play("attack 2001")
    joined = 0
    while any(key.startswith("with") for key in f.options()):
        f.play(next(key for key in f.options() if key.startswith("with")))
        joined += 1
    beyond = [c for c in f.sc.neighbour[6 * f.hex("2001") : 6 * f.hex("2001") + 6] if c >= f.sc.n]
    assert joined == 2 * len(beyond)
    assert (joined >= len(case["given"]["soviet_imaginary_hex"]) * len(beyond)) is case["then"]["stack_legal"]


def test_the_winter_weakens_attacks_out_of_an_area_only() -> None:
    """S42-23.4, 22.4, 22.7: in it nobody is attacked."""
    f = Field({FOOT: "@A"}, turn=30, frame=Rest())
    u = f.unit(FOOT)
    printed = STRIDE * u + f.s.steps[u]
    assert f.s.sc.strength_rules.attack_strength(f.s, u) == f.sc.attack[printed] - 1
    assert f.s.sc.strength_rules.defence_strength(f.s, u) == f.sc.defence[printed]


# -- air units by weather (S42-23.2.2, C2.2) ---------------------------------------------------------------


@each("S42-T457")
def test_air_units_under_clouds(case: Case) -> None:
    """S42-23.2.2: one German in an overcast sky, none in winter."""
    for turn, count in zip(case["given"]["turns"], case["then"]["count"], strict=True):
        f = Field({}, turn=turn, weather="overcast" if turn < 28 else "overcast_w", phase="initial")
        assert f.s.air[:2].count(AIR_READY) == count


@each("S42-T437")
def test_air_units_of_the_caucasus(case: Case) -> None:
    """S42-C2.2."""
    grounded = {"german": 1, "grounded": [15, 22]}
    for turn, count in zip(case["given"]["turns"], case["then"]["german_air"], strict=True):
        f = Field({}, turn=turn, phase="initial", air=grounded)
        air.refresh(f.s)
        assert f.s.air[:2].count(AIR_READY) == count, turn


@pytest.mark.parametrize(("weather", "count"), [("clear", 2), ("rain", 0), ("overcast", 1)])
def test_the_weather_grounds_air_units(weather: str, count: int) -> None:
    """S42-9.3.1, 23.2.1."""
    f = Field({}, turn=20, weather=weather, phase="initial")
    assert f.s.air[:2].count(AIR_READY) == count


@each("S42-T575")
def test_few_corps_attack_out_of_an_area_with_a_guards_army(case: Case) -> None:
    """S42-22.7, 4.3: the headquarters of the guards makes room for no third corps."""
    corps = [f"SU-TC-{n}" for n in (1, 2, 4, 7, 11, 13, 14, 16)]
    rows = zip(("SU-HQ-5TA", "SU-HQ-1GA"), case["then"]["allowed"], strict=True)
    for army, allowed in rows:
        f = Field({**dict.fromkeys((*corps, RIFLE, army), "@A"), FOOT: "2001"}, player="soviet", frame=Rest())
        target = f.hex("2001")
        full = 2 * edges(f.s, f.sc.board.place("@A"), target)
        b = Battle(SOVIET, target, NORMAL, bits(f, *corps[:full]))
        assert f.s.sc.combat_rules.joins_refusal(f.s, b, f.unit(RIFLE)) == LEGAL
        refusal = f.s.sc.combat_rules.joins_refusal(f.s, b, f.unit(corps[full]))
        assert (refusal == LEGAL) == allowed
        assert REFUSALS[refusal].rule == ("" if allowed else "S42-22.7")

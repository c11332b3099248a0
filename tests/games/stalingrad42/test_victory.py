"""Chapters 24 and 33, and who wins the scenarios (C1.3, C2.5, C3.5, C4.4)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.state import RUNNING, advance, choose
from grognard.games.stalingrad42 import entering, victory
from grognard.games.stalingrad42.box import setup
from grognard.games.stalingrad42.kinds import AT_HAND, DUMP
from grognard.games.stalingrad42.scenario import AIR_AWAY, AXIS, DIVISION, ROMANIAN_AIR, SIDES, SOVIET
from grognard.games.stalingrad42.turn import GameTurn, PlayerTurn
from grognard.games.zocbond.kinds import REMNANT
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

WORTH = (3, 3, 3, 3, 3, 3, 3, 3, 3)
SITES = tuple(f"09{row:02}" for row in range(2, 20, 2))
FOOT = "DE-ID-45"
RIFLE = "SU-RD-1"


def scored(total: int, **given: object) -> Field:
    """A position in which the Axis has so many points, all near its areas."""
    values = [min(3, total - 3 * n) for n in range(len(SITES)) if total > 3 * n]
    places = {name: f"town points={value}" for name, value in zip(SITES, values, strict=False)}
    f = Field({}, places=places, control=dict.fromkeys(places, "axis"), **given)  # type: ignore[arg-type]
    assert victory.points(f.s) == total
    return f


def winner(f: Field) -> str:
    victory.check_victory(f.s)
    return "none" if f.s.outcome == RUNNING else SIDES[f.s.outcome.bit_length() - 1]


@each("S42-T264")
def test_automatic_victory(case: Case) -> None:
    """S42-24.2: six points from the benchmark."""
    given = {"turn": 12, "victory": {"vp": 21, "benchmarks": True}}  # its benchmark is 8
    then = case["then"]
    assert scored(0, **given).sc.benchmark[12] == case["given"]["benchmark"]
    for total, who in ((then["axis_at"], "axis"), (then["soviet_at"], "soviet")):
        assert winner(scored(total, **given)) == who
    assert [winner(scored(total, **given)) for total in (13, 3)] == [then["at_13"], then["at_3"]]


@each("S42-T267")
def test_a_hex_that_is_cut_off_counts_nothing(case: Case) -> None:
    """S42-24.1.1."""
    f = Field({}, places={"2015": "town points=3"}, control={"2015": "axis"})
    assert victory.points(f.s) == case["then"]["vp"]


@each("S42-T268", "S42-T412")
def test_soviets_beside_the_western_areas(case: Case) -> None:
    """S42-24.1.4."""
    gates = {"X": "0825", "Y": "0815", "Z": "0805"}
    keys = ("SU-RD-1", "SU-RD-153", "SU-RD-197")
    units = {key: gates[letter] for key, letter in zip(keys, case["given"]["adjacent"], strict=False)}
    assert victory.points(Field(units).s) == case["then"]["vp"]


def test_cities_behind_the_front() -> None:
    """S42-24.1.4: while a Soviet unit is in them; on the real map."""
    f = Field({RIFLE: "1015"}, whole_map=True)
    assert victory.points(f.s) == victory.points(Field({}, whole_map=True).s) - 3


@each("S42-T269")
def test_elbrus_does_not_count_at_the_end(case: Case) -> None:
    """S42-24.3."""
    f = Field({"DE-MTN-1": "4859"}, whole_map=True, turn=20).play("march DE-MTN-1", "to 4860")
    assert victory.temporary_points(f.s) == 1
    f.s.turn = case["given"]["turn"]
    assert victory.temporary_points(f.s) == case["then"]["counted"]
    plain = Field({FOOT: "4860"}, whole_map=True, turn=20)
    entering.entered(plain.s, 1 << plain.unit(FOOT), plain.hex("4860"))
    assert victory.temporary_points(plain.s) == 0


DIVISIONS = {
    "German tank full": ("DE-PZ-3",),
    "German inf full": ("DE-ID-45", "DE-ID-95", "DE-ID-299", "DE-ID-383", "DE-ID-9"),
    "Romanian full": ("RO-ID-1", "RO-ID-2"),
}


@each("S42-T266", "S42-T410")
def test_five_divisions_at_baku(case: Case) -> None:
    """S42-24.1.2: allies count half, and one must be of tanks."""
    keys = {name: list(found) for name, found in DIVISIONS.items()}
    units = [keys[name].pop(0) for name in case["given"]["exited"]]
    f = Field(dict.fromkeys(units, "@G from=3236"))
    bits = [f.unit(key) for key in units]
    assert sum(victory.division_halves(f.s, u) for u in bits) == 2 * case["then"]["total"]
    victory.look_at_baku(f.s)
    assert f.s.baku * f.sc.figures["points.baku"] == case["then"]["vp"]


def test_panzergrenadiers_are_no_tank_division() -> None:
    """S42-24.1.2."""
    units = ("DE-PG-GD", "DE-ID-45", "DE-ID-95", "DE-ID-299", "DE-ID-383")
    f = Field(dict.fromkeys(units, "@G from=3236"))
    assert not victory.is_enough(f.s, [f.unit(key) for key in units])
    assert victory.is_enough(f.s, [f.unit(key) for key in (*units, "DE-PZ-3")])


def test_a_road_leads_back_from_baku() -> None:
    """S42-24.1.2, 16.3.3: a Soviet ZOC on it costs the points, unless an own unit is there."""
    units = dict.fromkeys(("DE-PZ-3", "DE-ID-45", "DE-ID-95", "DE-ID-299", "DE-ID-383"), "@G")
    way = ["0816/0716", *(f"{column:02}16" for column in range(8, 33))]
    road = [way, [*(f"32{row}" for row in range(16, 37)), "3236/3237"]]
    for more, points in (
        ({}, 3),
        ({RIFLE: "3336"}, 0),
        ({RIFLE: "3336", "DE-ID-9": "3236"}, 3),
    ):
        f = Field(units | more, roads=road, water={"3235/3336": "lake"})  # only the edge hex is in the ZOC
        f.s.baku = 1
        assert victory.baku_points(f.s) == points, more


def test_an_empty_hex_beyond_two_ezoc_does_not_count() -> None:
    """S42-24.1.1, 16.3.2: nobody is there to cancel the EZOC in it."""
    ground: dict[str, Any] = {
        "terrain": dict.fromkeys(("2009", "2110", "1910", "1911"), "sea"),
        "places": {"2010": "town points=2"},
        "control": {"2010": "axis"},
        "roads": [["0816/0716", *(f"{column:02}16" for column in range(8, 21))], ["2016", "2015", "2014"]],
    }
    assert victory.hex_points(Field({}, **ground).s) == 2
    assert victory.hex_points(Field({RIFLE: "2111"}, **ground).s) == 0
    assert victory.hex_points(Field({RIFLE: "2111", FOOT: "2010"}, **ground).s) == 2


@each("S42-T411")
def test_the_soviets_leave_baku(case: Case) -> None:
    """S42-24.1.3."""
    f = Field({FOOT: "3236", RIFLE: "@G", "SU-RD-153": "@G", "SU-RD-197": "3336"})
    f.play(f"march {FOOT}", "to @G", f"shift {RIFLE} @J", "shift SU-RD-153 @H")
    assert (f.where(RIFLE), f.where("SU-RD-153"), f.frame()) == ("@J", "@H", "Movement")
    for key in (RIFLE, "SU-RD-153"):
        assert f.where(key).removeprefix("@") in case["then"]["moved_to"]
        assert f.order(key) == "disrupted"
    assert f.shut("SU-RD-197", "@G") == case["section"]


# -- the scenarios ------------------------------------------------------------------------------------------


@each("S42-T292")
def test_fall_blau_is_won_in_any_turn(case: Case) -> None:
    """S42-C1.3."""
    given = {"turn": case["given"]["turn"], "last_turn": 8, "victory": {"vp": 8, "any_turn": True}}
    assert winner(scored(case["given"]["vp"], **given)) == case["then"]["winner"]
    assert winner(scored(7, **given)) == "none"
    assert winner(scored(7, **{**given, "turn": 8})) == "soviet"


@each("S42-T436")
def test_what_counts_in_fall_blau(case: Case) -> None:
    """S42-C1.3: hexes cut off from the Soviets, not units that nobody can supply."""
    ring = {"1913": "sea", "2012": "sea", "2113": "sea", "2114": "sea", "2014": "sea", "1914": "sea"}
    exits = [{"areas": ["C"], "steps": 5, "vp": 2}]
    rules = {"vp": 8, "any_turn": True, "isolated": True, "exits": exits}
    f = Field({}, terrain=ring, places={"2013": "town points=2"}, control={"2013": "soviet"}, victory=rules)
    assert victory.hex_points(f.s) == 2
    f.s.exited[0] = case["given"]["exited_mech_steps_east"]
    assert victory.exit_points(f.s) == case["then"]["exit_vp"]
    assert not f.sc.has_benchmarks


def test_a_german_beyond_the_don() -> None:
    """S42-C1.3: south of it and below row 31; on the real map."""
    rules = {"vp": 8, "beyond": 1}
    fall_blau = {"part": "C1", "whole_map": True, "victory": rules}
    for place, count in (("3136", 1), ("3133", 0)):
        f = Field({FOOT: place}, **fall_blau)  # type: ignore[arg-type]
        assert victory.beyond_points(f.s) == count
    assert victory.beyond_points(Field({"RO-ID-1": "3136"}, **fall_blau).s) == 0  # type: ignore[arg-type]


@each("S42-T463")
def test_the_caucasus_is_decided_at_the_end(case: Case) -> None:
    """S42-C2.5."""
    given = {"turn": 27, "last_turn": 27, "victory": {"vp": 12}}
    assert [winner(scored(total, **given)) for total in case["given"]["vp"]] == case["then"]["winner"]


@each("S42-T441")
def test_uranus(case: Case) -> None:
    """S42-C3.5: fifteen points at the start, eleven are enough if Stalingrad was held."""
    s = setup.set_up(setup.load("uranus", {}), b"x")
    assert victory.points(s) == case["given"]["start_vp"]
    given = {"turn": 36, "victory": {"vp": 11, "hold": {"hexes": ["2020"], "until": 34}}}
    assert winner(scored(case["then"]["vp"], **given)) == case["then"]["winner"]
    for key, lost in ((FOOT, False), (RIFLE, True)):
        f = Field({key: "2020"}, frame=PlayerTurn(0), **{**given, "turn": 34})  # type: ignore[arg-type]
        assert (f.s.outcome == 2) is lost


@each("S42-T296", "S42-T297")
def test_the_campaign(case: Case) -> None:
    """S42-C4.4: the check of turn 28, and the end."""
    rules = {"vp": 21, "benchmarks": True, "check": {"turn": 28, "vp": 24}}
    if case["id"] == "S42-T297":
        assert winner(scored(case["given"]["vp"], turn=36, victory=rules)) == case["then"]["winner"]
        assert winner(scored(20, turn=36, victory=rules)) == "soviet"
        return
    f = scored(case["given"]["vp_end_axis_half"], turn=28, victory=rules)
    victory.end_axis_turn(f.s)
    assert SIDES[f.s.outcome.bit_length() - 1] == case["then"]["winner"]
    enough = scored(24, turn=28, victory=rules)
    victory.end_axis_turn(enough.s)
    assert enough.s.outcome == RUNNING


def test_the_check_ends_the_game_in_the_middle_of_a_turn() -> None:
    """S42-C4.4: nobody has anything to do after it."""
    rules = {"vp": 21, "check": {"turn": 28, "vp": 24}}
    f = scored(3, turn=28, victory=rules, frame=PlayerTurn(AXIS))
    while f.s.outcome == RUNNING:
        choose(f.s, 0, f.s.top().options(f.s)[-1])
    assert (f.s.turn, f.s.outcome) == (28, 1 << SOVIET)


# -- the winter offensive (S42-33) --------------------------------------------------------------------------

WINTER = {"campaign_rules": ["winter_offensive"], "player": "soviet", "phase": "initial"}


@each("S42-T288")
def test_when_the_offensive_may_be_declared(case: Case) -> None:
    """S42-33.1."""
    assert Field({}, turn=case["given"]["turn"], **WINTER).refused("declare") == case["section"]  # type: ignore[arg-type]
    assert Field({}, turn=25, **WINTER).allowed("declare")  # type: ignore[arg-type]
    assert not Field({}, turn=30, player="soviet", phase="initial").allowed("declare")


@each("S42-T430")
def test_what_the_offensive_brings(case: Case) -> None:
    """S42-33.2.1."""
    f = Field({"SU-FR-DON": "2003", "SU-FR-SW": "2015"}, turn=28, **WINTER)  # type: ignore[arg-type]
    f.play("declare")
    assert f.refused("grant-plan SU-FR-SW") == case["section"]
    f.play(*["grant-plan SU-FR-DON", "grant-stock SU-FR-DON"] * 2)
    assert f.frame() == "Initial"
    assert f.s.plans[f.unit("SU-FR-DON")] == case["then"]["po_ready"]
    assert [f.where(f"SU-SP-{n}") for n in (1, 2)] == ["2003", "2003"]
    assert f.s.air[ROMANIAN_AIR] == AIR_AWAY


def test_the_offensive_brings_no_mobile_supply_points_beyond_the_limit() -> None:
    """S42-33.2.1, 18.6.8: four are on the map, one of them immobile."""
    stocks = {f"SU-SP-{n}": "2004" for n in (1, 2, 3)} | {"SU-SP-4": "2004 dump"}
    f = Field({"SU-FR-DON": "2003", **stocks}, turn=28, **WINTER)  # type: ignore[arg-type]
    f.play("declare", "grant-stock SU-FR-DON", "grant-stock SU-FR-DON")
    assert [f.marked(key, AT_HAND) for key in ("SU-SP-5", "SU-SP-6")] == [True, False]
    assert f.marked("SU-SP-6", DUMP)


@each("S42-T431")
def test_the_order_of_turns_is_turned_round(case: Case) -> None:
    """S42-33.2.2, 33.2.3: a mini-turn of the Axis, then the Soviets move first."""
    game = GameTurn()
    game.step = 4  # the second player has had his turn
    f = Field({}, turn=case["given"]["declared_turn"], rolls=[6])
    f.s.offensive = f.s.turn
    f.s.lanes = [[game]]
    f.s.asked = [-1]
    advance(f.s)
    assert [frame.NAME for frame in f.s.lanes[0]][:2] == ["GameTurn", "PlayerTurn"]
    assert f.asked() == "axis"
    while f.s.turn == 28:
        f.play("done")
    assert (f.s.first_player, f.s.active) == (1, 1)


@each("S42-T287")
def test_what_a_mini_turn_has(case: Case) -> None:
    """S42-33.2.3."""
    then = case["then"]
    units = {FOOT: "0905 disrupted", "DE-ID-95": "1504", RIFLE: "1505"}
    f = Field(units, frame=PlayerTurn(0, 1), rolls=[1])
    assert f.refused("march DE-ID-95") == "S42-33.2.3"
    verbs: dict[str, set[str]] = {}
    while f.frame():
        verbs.setdefault(f.frame(), set()).update(key.split()[0] for key in f.options())
        f.play("done")
    assert ("SupplyPhase" in verbs) is then["supply"]
    assert ("attack" in verbs["Combat"]) is then["attack"]
    assert ("disengage" in verbs["Combat"]) is then["disengage"]
    assert (f.order(FOOT) == "good") is then["recovery"]


def test_the_score_is_told() -> None:
    """S42-3.D."""
    f = scored(6, turn=5)
    f.sc.has_benchmarks = True
    victory.check_victory(f.s)
    assert f.told("score")[0][:2] == (6, f.sc.benchmark[5])


def test_no_benchmark_is_told_where_none_counts() -> None:
    """S42-C1.3: Fall Blau has a number of points to reach, and no benchmark."""
    f = scored(6, turn=8)
    f.sc.has_benchmarks = False
    victory.check_victory(f.s)
    assert f.sc.benchmark[8] > 0
    assert f.told("score")[0][:2] == (6, 0)


@pytest.mark.parametrize("name", ["fall-blau", "caucasus", "uranus", "campaign"])
def test_points_at_the_start(name: str) -> None:
    """S42-C1.3, C2.5, C3.5."""
    s = setup.set_up(setup.load(name, {}), b"x")
    assert victory.points(s) == (15 if name == "uranus" else 0)


# -- details of counting ------------------------------------------------------------------------------------


def test_only_divisions_count_at_baku_and_weak_ones_less() -> None:
    """S42-24.1.2: brigades and remnants are none, a division that has lost a step is a half."""
    f = Field({"DE-PZ-3": "@G", "DE-ID-45": "@G steps=1", "RO-ID-1": "@G", "RO-ID-2": "@G steps=1"})
    counted = [
        victory.division_halves(f.s, f.unit(key)) for key in ("DE-PZ-3", "DE-ID-45", "RO-ID-1", "RO-ID-2")
    ]
    assert counted == [2, 1, 1, 0]
    sc = f.sc
    others = [u for u in sc.units_of[AXIS] if not sc.kind[u] & DIVISION or sc.traits[u] & REMNANT]
    assert any(sc.traits[u] & REMNANT for u in others)
    assert any(not sc.traits[u] & REMNANT for u in others)
    assert {victory.division_halves(f.s, u) for u in others} == {0}


FIVE = ("DE-PZ-3", "DE-ID-45", "DE-ID-95", "DE-ID-299", "DE-ID-383")


@pytest.mark.parametrize(("there", "stays"), [(FIVE, 1), (FIVE[:4], 0)])
def test_five_must_stay_at_baku_or_go_there_together_once_more(there: tuple[str, ...], stays: int) -> None:
    """S42-24.1.2: looked at in the victory phase."""
    f = Field(dict.fromkeys(there, "@G"), turn=12, victory={"vp": 21, "benchmarks": True})
    f.s.baku = 1
    victory.look_at_baku(f.s)
    assert f.s.baku == 1  # nobody need come a second time
    victory.check_victory(f.s)
    assert f.s.baku == stays


@pytest.mark.pure
@pytest.mark.parametrize(("steps", "points"), [(4, 0), (5, 2), (6, 2)])
def test_as_many_steps_as_are_asked_for_must_leave(
    steps: int, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S42-C1.3."""
    f = Field({}, victory={"vp": 8, "exits": [{"areas": ["C"], "steps": 5, "vp": 2}]})
    monkeypatch.setattr(victory, "is_followed", lambda s, row: True)
    f.s.exited[0] = steps
    assert victory.exit_points(f.s) == points


def test_a_game_is_won_once() -> None:
    """S42-3.D."""
    f = Field({})
    victory.win(f.s, AXIS)
    victory.win(f.s, SOVIET)
    assert f.s.outcome == 1 << AXIS
    assert f.told("wins") == [(AXIS, 0, 0, 0)]

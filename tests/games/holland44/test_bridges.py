# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 5: blowing, mining, capturing and repairing bridges."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.option import Option
from grognard.games.holland44 import bridges
from grognard.games.holland44.bridge_phase import BridgePhase
from grognard.games.holland44.events import EVENTS
from grognard.games.holland44.kinds import BRIDGING
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.holland44.verbs import BLOW
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.results import NORMAL
from grognard.games.zocbond.verbs import COMMIT, WITH

from .cases import Case, case, each
from .field import Field
from .fight import Rest
from .phases import offered, refusal, refusal_in, run

A, B = "2010", "2011"  # the two ends
SIDE = f"{A}/{B}"
NEAR_A, FAR_B = "2009", "2013"
FOOT = "1-Dorset"  # British infantry, three steps
GUNS = "I-Hoffmann"


def river(units: dict[str, str], state: str = "mined", kind: str = "major", **more: Any) -> Field:
    more.setdefault("roads", [["2008", "2009", A, B, "2012", "2013"]])
    return Field(units, water={SIDE: kind}, bridges={SIDE: state}, **more)


def bridge_phase(f: Field, player: int, *rolls: int) -> Field:
    f.s.active = player
    return run(f, BridgePhase(player), *rolls)


# -- blowing in the Allied turn (H44-5.2 to 5.7) -------------------------------------------------------------


@each("H44-C-041", "H44-C-042", "H44-C-043")
def test_demolition_roll(case: Case) -> None:
    """H44-5.6."""
    f = river({FOOT: "2009"}, turn=case["given"]["turn"], rolls=[case["given"]["die"]])
    f.play(f"march {FOOT}", f"to {A}")
    assert (f.frame(), f.asked()) == ("Demolition", "german")
    f.play(f"blow {SIDE}")
    assert f.bridge(SIDE) == case["then"]["result"].lower()


@pytest.mark.parametrize(("turn", "lines"), [(1, [("H44-5.6", -1)]), (2, [])])
def test_a_demolition_tells_its_modifier(turn: int, lines: list[tuple[str, int]]) -> None:
    """H44-5.6."""
    f = river({FOOT: "2009"}, turn=turn, rolls=[6]).play(f"march {FOOT}", f"to {A}", f"blow {SIDE}")
    told = next(event for event in f.sink.events if EVENTS[event.kind].name == "blown")
    assert told.ledgers
    assert [(line.rule, line.value) for line in told.ledgers[0].lines] == lines


def test_a_bridge_phase_without_anything_to_do_is_not_asked_about() -> None:
    """H44-5.1."""
    assert bridge_phase(river({FOOT: "3010"}, "safe", frame=Rest()), ALLIED).frame() == ""


def test_H44_C_052() -> None:
    """H44-5.4: the Germans may decline; the move goes on."""
    f = river({FOOT: "2009"}).play(f"march {FOOT}", f"to {A}", "spare")
    assert f.bridge(SIDE) == "mined"
    assert f"to {B}" in f.options()


def test_H44_C_540() -> None:
    """H44-5.4: each later trigger gives a new chance."""
    f = river({FOOT: "2009", "2-E-Yorks": "2009"})
    f.play(f"march {FOOT}", f"to {A}", "spare", f"to {B}", "spare")
    assert f.bridge(SIDE) == "mined"
    f.play("halt", "march 2-E-Yorks", f"to {A}")
    assert f.frame() == "Demolition"


def test_H44_C_541() -> None:
    """H44-5.4: no German need be near."""
    f = river({FOOT: "2009", GUNS: "3020"}).play(f"march {FOOT}", f"to {A}")
    assert f.frame() == "Demolition"


def test_a_bridge_blown_before_the_crossing_refuses_the_step_at_no_cost() -> None:
    """H44-5.4(b)."""
    f = river({FOOT: A}, rolls=[6]).play(f"march {FOOT}", f"to {B}", f"blow {SIDE}")
    assert f.where(FOOT) == A
    assert f.s.used[f.unit(FOOT)] == 0
    assert f.bridge(SIDE) == "blown"
    assert f"to {NEAR_A}" in f.options()


def test_H44_C_047() -> None:
    """H44-5.3.1: a failed attempt makes the bridge safe."""
    f = river({FOOT: "2009", "2-E-Yorks": "2009"}, rolls=[1])
    f.play(f"march {FOOT}", f"to {A}", f"blow {SIDE}")
    assert f.bridge(SIDE) == "safe"
    f.play(f"to {B}", "halt", "march 2-E-Yorks", f"to {A}", f"to {B}")
    assert f.where("2-E-Yorks") == B


def test_H44_C_053() -> None:
    """H44-5.2: a road over a minor river has no bridge that could be blown."""
    f = Field({GUNS: "2009"}, water={SIDE: "minor"}, roads=[["2009", A, B]], frame=Rest())
    bridge_phase(f, GERMAN)
    assert f.frame() == ""
    assert refusal_in(f, BridgePhase(GERMAN), f"blow {SIDE}") == "H44-5.2"


@pytest.mark.parametrize("name", ["6122", "5321", "6124"])
def test_H44_C_044(name: str) -> None:
    """H44-5.7: three bridges are never blown."""
    f = Field({}, whole_map=True, turn=5, frame=Rest())
    found = [b for b in f.sc.bridges_at[f.hex(name)] if f.sc.bridge_never_blown[b]]
    assert found
    why = bridges.blow_refusal(f.s, found[0])
    assert (why != 0) is case("H44-C-044")["then"]["refused"]
    assert REFUSALS[why].rule == "H44-5.7"


GRAVE = "4816/4817"


def test_H44_C_045() -> None:
    """H44-5.7: in the Allied turn 1 nobody blows the bridge of Grave; crossing captures it."""
    f = Field({"1-504": "4816"}, whole_map=True, turn=1)
    f.play("tactical 1-504", "to 4817")
    assert (f.frame(), f.asked()) == ("Move", "allied")
    assert f.bridge(GRAVE) == case("H44-C-045")["then"]["marker"].lower()


def test_H44_C_545() -> None:
    """H44-5.7: captured without crossing."""
    f = Field({"1-504": "4817"}, whole_map=True, turn=1, frame=Rest())
    bridges.capture_held(f.s)
    assert f.bridge(GRAVE) == "safe"


@each("H44-C-046", "H44-C-531")
def test_grave_can_be_blown_later(case: Case) -> None:
    """H44-5.5, 5.7."""
    f = Field({GUNS: "4818", "1-504": "4815"}, whole_map=True, turn=case["given"]["turn"], frame=Rest())
    assert f"blow {GRAVE}" in bridge_phase(f, GERMAN).options()


# -- the German bridge phase (H44-5.3.1, 5.5) ----------------------------------------------------------------


def test_H44_C_532() -> None:
    """H44-5.5: two hexes away is too far."""
    f = river({GUNS: "2013", FOOT: A}, frame=Rest())
    assert f"blow {SIDE}" not in bridge_phase(f, GERMAN).options()
    assert refusal_in(f, BridgePhase(GERMAN), f"blow {SIDE}") == "H44-5.5"
    assert f"blow {SIDE}" in bridge_phase(river({GUNS: "2012", FOOT: A}, frame=Rest()), GERMAN).options()


def test_only_good_order_blows() -> None:
    """H44-5.5."""
    f = river({GUNS: B + " disrupted", FOOT: A}, frame=Rest())
    assert offered(bridge_phase(f, GERMAN), "blow") == []


def test_H44_C_546() -> None:
    """H44-5.5, 25.2.1: a face-down unit counts."""
    f = river({"unknown-1": B, FOOT: A}, frame=Rest())
    assert f"blow {SIDE}" in bridge_phase(f, GERMAN).options()


def test_an_attempt_in_the_bridge_phase() -> None:
    """H44-5.5, 5.3.3: it fails, and the bridge is handled for this phase."""
    f = river({GUNS: B, FOOT: A, "II-Hoffmann": "2111"}, frame=Rest())
    bridge_phase(f, GERMAN, 2).play(f"blow {SIDE}")
    assert f.bridge(SIDE) == "safe"
    assert f.frame() == ""


def test_H44_C_048() -> None:
    """H44-5.3.2: mined again."""
    f = bridge_phase(river({GUNS: A}, "safe", frame=Rest()), GERMAN)
    f.play(f"mine {SIDE}")
    assert f.bridge(SIDE) == "mined"


def test_H44_C_049() -> None:
    """H44-5.3.2: not under Allied ZOC on the empty side."""
    f = bridge_phase(river({GUNS: A, FOOT: "2012"}, "safe", frame=Rest()), GERMAN)
    assert f.frame() == ""
    assert f.bridge(SIDE) == "safe"


def test_H44_C_050() -> None:
    """H44-5.3.2: own units cancel it."""
    f = bridge_phase(river({GUNS: A, "II-Hoffmann": B, FOOT: "2012"}, "safe", frame=Rest()), GERMAN)
    f.play(f"mine {SIDE}")
    assert f.bridge(SIDE) == "mined"


def test_H44_C_542() -> None:
    """H44-5.3.2: a mined bridge in Allied hands becomes safe."""
    assert bridge_phase(river({FOOT: A}, frame=Rest()), ALLIED).bridge(SIDE) == "safe"


def test_H44_C_543() -> None:
    """H44-5.3.2: not while German ZOC is on the empty side."""
    assert bridge_phase(river({FOOT: A, GUNS: "2012"}, frame=Rest()), ALLIED).bridge(SIDE) == "mined"


# -- repairs (H44-5.8, 5.9) ----------------------------------------------------------------------------------

SCENARIO = Field({}, frame=Rest()).sc
COLUMN = next(SCENARIO.unit_names[u] for u in SCENARIO.units_of[ALLIED] if SCENARIO.traits[u] & BRIDGING)


def test_H44_C_054() -> None:
    """H44-5.8: two Allied bridge phases."""
    f = bridge_phase(river({COLUMN: A}, "blown", frame=Rest()), ALLIED)
    f.play(f"mend {SIDE}")
    assert f.bridge(SIDE) == "repair"
    assert f.frame() == ""
    bridge_phase(f, ALLIED).play(f"mend {SIDE}")
    assert f.bridge(SIDE) == "safe"
    assert f.s.span[f.side(SIDE)]


@each("H44-C-055", "H44-C-056")
def test_unfit_builders(case: Case) -> None:
    """H44-5.8."""
    state = "oos" if case["given"]["bridging_unit"] == "OOS" else "engaged"
    f = bridge_phase(river({COLUMN: f"{A} {state}"}, "blown", frame=Rest()), ALLIED)
    assert f.frame() == ""
    assert f.bridge(SIDE) == case["then"]["marker"].lower()
    assert refusal_in(f, BridgePhase(ALLIED), f"mend {SIDE}") == "H44-5.8"


def test_H44_C_057() -> None:
    """H44-5.8: an interrupted repair waits; one both of whose ends the enemy has is lost."""
    f = bridge_phase(river({COLUMN: A, GUNS: "2012"}, "repair", frame=Rest()), ALLIED)
    assert f.bridge(SIDE) == "repair"
    assert f.frame() == ""
    f = bridge_phase(river({GUNS: A, "II-Hoffmann": B}, "repair", frame=Rest()), ALLIED)
    assert f.bridge(SIDE) == "blown"


def test_H44_C_058() -> None:
    """H44-5.8: no railway bridge over a major river."""
    f = bridge_phase(river({COLUMN: A}, "blown rail", frame=Rest()), ALLIED)
    assert f.frame() == ""
    f = bridge_phase(river({COLUMN: A}, "blown rail", kind="canal", frame=Rest()), ALLIED)
    assert f"mend {SIDE}" in f.options()


ROAD_SOUTH = [["1003/0903", "1003", "1103", "1203", "1303"]]


def quiet(units: dict[str, str], side: str = "1203/1303") -> Field:
    return Field(units, water={side: "canal"}, bridges={side: "blown"}, roads=ROAD_SOUTH, frame=Rest())


def test_H44_C_059() -> None:
    """H44-5.9: five hexes from every enemy, and a road home."""
    f = bridge_phase(quiet({COLUMN: "2003", GUNS: "1803"}), ALLIED)
    f.play("mend 1203/1303")
    assert f.bridge("1203/1303") == "repair"


def test_H44_C_547() -> None:
    """H44-5.9: the nearer end counts."""
    f = quiet({COLUMN: "2003", GUNS: "1703"})
    assert bridge_phase(f, ALLIED).frame() == ""
    assert f.sc.board.distance_between(f.hex("1703"), f.hex("1303")) == 4


def test_H44_C_061() -> None:
    """H44-5.9: only south of the northernmost bridging unit."""
    f = bridge_phase(quiet({COLUMN: "1104"}), ALLIED)
    assert f.frame() == ""
    assert f.bridge("1203/1303") == "blown"


def test_germans_repair_by_themselves_far_from_the_allies() -> None:
    """H44-5.9: mined again after two of their bridge phases."""
    side = "3002/3003"
    f = Field(
        {},
        water={side: "canal"},
        bridges={side: "blown"},
        frame=Rest(),
        roads=[["3001/3000", "3001", "3002", "3003"]],
    )
    bridge_phase(f, GERMAN).play(f"mend {side}")
    assert f.bridge(side) == "restore"
    bridge_phase(f, GERMAN).play(f"mend {side}")
    assert f.bridge(side) == "mined"


# -- attacks over bridges (H44-9.3) --------------------------------------------------------------------------


def test_H44_C_062() -> None:
    """H44-9.3: a bridge is blown before the attack; the attacker may call it off."""
    f = Field(
        {FOOT: "2009", "2-E-Yorks": "2110", GUNS: "2010"},
        water={"2009/2010": "canal", "2010/2110": "canal"},
        bridges={"2009/2010": "mined", "2010/2110": "mined"},
        roads=[["2009", "2010", "2110"]],
        phase="combat",
        rolls=[6],
    )
    f.play("attack 2010", f"with {FOOT}", "with 2-E-Yorks")
    attack = f.s.top()
    question = attack.regret(f.s, Option(COMMIT))  # the enemy's die comes next: that is said first
    assert question is not None
    assert (question.name, question.rule) == ("demolition", "H44-5.4")
    assert attack.regret(f.s, Option(WITH, f.sc.unit_names.index(FOOT))) is None
    f.play("commit")
    sides = [key for key in f.options() if key.startswith("blow")]
    assert len(sides) == 1
    f.play(sides[0], "spare")
    assert f.options() == ["commit", "cancel"]
    f.play("cancel")
    assert f.frame() == "Combat"
    assert not f.told("combat")


def test_refusals_name_the_rule() -> None:
    f = bridge_phase(river({GUNS: B, FOOT: A}, frame=Rest()), GERMAN)
    assert refusal(f, f"mine {SIDE}") == "H44-5.3.2"
    assert refusal(f, f"mend {SIDE}") == "H44-5.8"
    f = river({FOOT: "2009"}).play(f"march {FOOT}", f"to {A}")
    assert refusal(f, f"blow {SIDE}") == ""


def test_an_advance_over_a_mined_bridge_may_be_stopped() -> None:
    """H44-5.4(b): tanks do not cross without it."""
    tanks = "2-Gren-Gds"
    water = {"2009/2010": "canal"}
    f = Field(
        {tanks: "2009"}, water=water, bridges={"2009/2010": "mined"}, roads=[["2009", "2010"]], frame=Rest()
    )
    run(f, Advance(ALLIED, 1 << f.unit(tanks), f.hex("2010"), 1, NORMAL), 6)
    f.play(f"with {tanks}", "to 2010")
    assert f.frame() == "Demolition"
    f.play("blow 2009/2010")
    assert f.bridge("2009/2010") == "blown"
    assert f.where(tanks) == "2009"


# -- in combination ------------------------------------------------------------------------------------------


def test_moving_beside_several_bridges_asks_about_each() -> None:
    """H44-5.4(a)."""
    f = Field(
        {FOOT: "2008"},
        water={"2009/2010": "canal", "2009/2109": "canal"},
        bridges={"2009/2010": "mined", "2009/2109": "mined"},
        roads=[["2008", "2009", "2010"], ["2009", "2109"]],
        rolls=[6, 1],
    )
    f.play(f"march {FOOT}", "to 2009")
    while f.frame() == "Demolition":
        f.play(f.options()[0])
    assert {f.bridge("2009/2010"), f.bridge("2009/2109")} == {"blown", "safe"}


def test_an_attempt_is_asked_for_whatever_the_way_of_moving() -> None:
    """H44-5.4(a)."""
    for verb in ("march", "tactical", "extend"):
        assert river({FOOT: "2009"}).play(f"{verb} {FOOT}", f"to {A}").frame() == "Demolition"


def test_entering_the_map_beside_a_bridge_is_a_trigger() -> None:
    """H44-5.4(a), 19.1."""
    f = Field({FOOT: "@N"}, water={"1004/1104": "canal"}, bridges={"1004/1104": "mined"})
    assert f.play(f"march {FOOT}", "to 1004").frame() == "Demolition"


def test_germans_trigger_nothing() -> None:
    """H44-5.4."""
    f = river({"KG-Seidel": "2009"}, player="german")
    f.play("march KG-Seidel", f"to {A}", f"to {B}")
    assert f.bridge(SIDE) == "mined"


def test_a_bridge_blown_under_a_moving_unit_is_unbridged_at_once() -> None:
    """H44-5.2, 7.1, 8.5.4: the move ends before the river, and ZOC no longer crosses it."""
    f = river({FOOT: "2009", "KG-Seidel": "2013"}, rolls=[3])
    f.play(f"march {FOOT}", f"to {A}", f"blow {SIDE}")
    assert f.refused(f"to {B}") == "H44-8.5.4"


def test_an_attempt_fails_on_two_and_succeeds_on_three() -> None:
    """H44-5.6; in turn 1 three is two."""
    for turn, face, state in ((3, 2, "safe"), (3, 3, "blown"), (1, 3, "safe"), (1, 4, "blown")):
        f = river({FOOT: "2009"}, turn=turn, rolls=[face])
        f.play(f"march {FOOT}", f"to {A}", f"blow {SIDE}")
        assert f.bridge(SIDE) == state, (turn, face)


def test_mining_or_blowing() -> None:
    """H44-5.3.3: a bridge that was mined in this phase is not blown in it."""
    f = bridge_phase(river({GUNS: A, FOOT: "2012"}, "safe", frame=Rest()), GERMAN)
    assert offered(f, "mine") == []  # an Allied ZOC, and no German to cancel it
    f = bridge_phase(river({GUNS: A, "KG-Seidel": B, FOOT: "2012"}, "safe", frame=Rest()), GERMAN)
    f.play(f"mine {SIDE}")
    assert f.bridge(SIDE) == "mined"
    assert BridgePhase(GERMAN).check(f.s, f.option(f"blow {SIDE}")) == 0  # in another phase
    frame = BridgePhase(GERMAN)
    frame.handled = 1
    frame.step = 1
    assert refusal_in(f, frame, f"blow {SIDE}") == "H44-5.3.3"


def test_a_german_behind_allied_lines_does_not_reach_the_bridge() -> None:
    """H44-5.5: no path through Allied units or bonds."""
    near = {GUNS: "2012"}
    f = bridge_phase(river({**near, FOOT: A}, frame=Rest()), GERMAN)
    assert offered(f, "blow") == [f"blow {SIDE}"]
    f = bridge_phase(river({**near, FOOT: A, "2-Devon": B}, frame=Rest()), GERMAN)
    assert offered(f, "blow") == []
    bond = {"2-Devon": "2111", "1-Hamps": "1911"}  # across 2011/2012
    f = bridge_phase(river({**near, FOOT: A, **bond}, frame=Rest()), GERMAN)
    assert offered(f, "blow") == []


def test_the_same_german_need_not_be_the_near_one_twice() -> None:
    """H44-5.5: a disrupted unit at the bridge does not do it, a steady one beside it does."""
    f = bridge_phase(river({GUNS: f"{B} disrupted", FOOT: A}, frame=Rest()), GERMAN)
    assert offered(f, "blow") == []
    f = bridge_phase(river({GUNS: f"{B} disrupted", "KG-Seidel": "2012", FOOT: A}, frame=Rest()), GERMAN)
    assert offered(f, "blow") == [f"blow {SIDE}"]


@pytest.mark.parametrize(
    ("units", "state"),
    [
        ({GUNS: B}, "blown"),  # at one end, and nothing Allied at the other
        ({GUNS: B, FOOT: "2009"}, "repair"),  # Allied ZOC at the other
        ({GUNS: B, FOOT: A}, "repair"),
        ({GUNS: "2012", "KG-Seidel": "2009"}, "repair"),  # ZOC alone is no control
    ],
)
def test_when_a_repair_is_lost(units: dict[str, str], state: str) -> None:
    """H44-5.8, 5.3.2: the enemy controls both sides of the bridge."""
    f = bridge_phase(river(units, "repair", frame=Rest()), ALLIED)
    assert f.bridge(SIDE) == state


def test_a_repair_waits_for_its_conditions() -> None:
    """H44-5.8: an enemy ZOC at the far end; own units there cancel it."""
    f = bridge_phase(river({COLUMN: A, GUNS: "2012"}, "blown", frame=Rest()), ALLIED)
    assert offered(f, "mend") == []
    assert refusal_in(f, BridgePhase(ALLIED), f"mend {SIDE}") == "H44-5.8"
    f = bridge_phase(river({COLUMN: A, FOOT: B, GUNS: "2012"}, "blown", frame=Rest()), ALLIED)
    assert offered(f, "mend") == [f"mend {SIDE}"]


@pytest.mark.parametrize("words", ["disrupted", "routed", "oos", "engaged"])
def test_builders_must_be_fit(words: str) -> None:
    """H44-5.8, 11.5.1."""
    f = bridge_phase(river({COLUMN: f"{A} {words}"}, "blown", frame=Rest()), ALLIED)
    assert offered(f, "mend") == []


def test_without_builders_the_rule_of_quiet_bridges_is_named() -> None:
    """H44-5.9."""
    f = quiet({GUNS: "1503", COLUMN: "2003"})
    assert refusal_in(f, BridgePhase(ALLIED), "mend 1203/1303") == "H44-5.9"
    assert refusal_in(f, BridgePhase(GERMAN), "mend 1203/1303") == "H44-5.9"


def test_no_quiet_repair_without_a_road_home() -> None:
    """H44-5.9, 18.3.2: an enemy ZOC on the road."""
    assert offered(bridge_phase(quiet({COLUMN: "2003"}), ALLIED), "mend") == ["mend 1203/1303"]
    cut = Field(
        {COLUMN: "2003"},
        water={"1203/1303": "canal"},
        bridges={"1203/1303": "blown"},
        roads=[["1103", "1203", "1303"]],
        frame=Rest(),
    )
    assert offered(bridge_phase(cut, ALLIED), "mend") == []


def test_face_down_units_are_enemies_of_a_quiet_bridge() -> None:
    """H44-5.9, 25.2.1; units in areas are not."""
    f = bridge_phase(quiet({COLUMN: "2003", "unknown-1": "1703"}), ALLIED)
    assert offered(f, "mend") == []
    f = bridge_phase(quiet({COLUMN: "2003", GUNS: "@A"}), ALLIED)
    assert offered(f, "mend") == ["mend 1203/1303"]


def test_the_never_blown_bridges_change_their_marker() -> None:
    """H44-5.3.2, 5.7: SAFE in Allied hands, none in German ones, never mined."""
    f = river({FOOT: A}, "open").play(f"march {FOOT}", f"to {B}")
    assert f.bridge(SIDE) == "safe"
    f = bridge_phase(river({"KG-Seidel": A}, "safe open", frame=Rest()), GERMAN).play(f"mine {SIDE}")
    assert f.bridge(SIDE) == "open"
    assert refusal_in(f, BridgePhase(GERMAN), f"blow {SIDE}") == "H44-5.7"


def test_what_the_Germans_may_answer() -> None:
    """H44-5.4: blow this bridge or spare it; nothing else, and no other bridge."""
    other = "2009/2109"
    f = Field(
        {FOOT: "2008"},
        water={"2009/2010": "canal", other: "canal", "3009/3010": "canal"},
        bridges={"2009/2010": "mined", other: "mined", "3009/3010": "safe"},
        roads=[["2008", "2009", "2010"], ["2009", "2109"], ["3009", "3010"]],
    )
    f.play(f"march {FOOT}", "to 2009")
    (asked,) = offered(f, "blow")
    (not_asked,) = {"blow 2009/2010", f"blow {other}"} - {asked}
    assert refusal(f, "spare") == ""
    assert refusal(f, "halt") == refusal(f, not_asked) == "H44-3.0"
    assert refusal(f, "blow 3009/3010") == "H44-5.3.1"
    assert refusal(f, "blow 3010/3011") == "H44-5.2"
    top = f.s.top()
    for nowhere in (-1, 6 * f.sc.size):
        assert REFUSALS[top.check(f.s, Option(BLOW, nowhere))].rule == "H44-5.2"


def test_allied_builders_do_not_change_what_the_Germans_are_told() -> None:
    """H44-5.8, 5.9: they repair quiet bridges only."""
    f = river({COLUMN: A}, "blown", frame=Rest())
    assert refusal_in(f, BridgePhase(GERMAN), f"mend {SIDE}") == "H44-5.9"


@pytest.mark.parametrize(("place", "south"), [("1205", False), ("1305", True)])
def test_a_bridge_along_a_line_lies_south_of_the_next_line(place: str, south: bool) -> None:
    """H44-5.9: only south of the northernmost bridging unit."""
    side = "1203/1204"
    roads = [["1003/0903", "1003", "1103", "1203", "1204"]]
    f = Field({COLUMN: place}, water={side: "canal"}, bridges={side: "blown"}, roads=roads, frame=Rest())
    assert offered(bridge_phase(f, ALLIED), "mend") == ([f"mend {side}"] if south else [])

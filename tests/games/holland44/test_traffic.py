# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 24: traffic markers."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.option import Option
from grognard.games.holland44.events import EVENTS
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.holland44.rules import HollandRules
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.traffic import TrafficPhase, arrive, available, clear, northern_limit
from grognard.games.holland44.verbs import JAM
from grognard.games.zocbond.kinds import POOL

from .cases import Case, case, each
from .field import Field
from .fight import Rest
from .phases import offered, refusal, run

GUARDS = "1-Gren-Gds"


def field(units: dict[str, str] | None = None, **more: Any) -> Field:
    return Field(units or {GUARDS: "2107"}, frame=Rest(), player="german", **more)


def boxed(f: Field, *markers: int) -> Field:
    for marker in markers:
        f.s.set_traffic(marker - 1, f.sc.box + POOL)
    return f


@each("H44-C-470", "H44-C-471")
def test_dice_take_markers_off(case: Case) -> None:
    """H44-24.3: doubles take off one."""
    f = field()
    for place, marker in enumerate(case["given"]["on_map"]):
        f.s.set_traffic(marker - 1, f.hex(f"12{2 * place + 2:02}"))
    f.script.rolls += case["given"]["dice"]
    clear(f.s)
    removed = [m for m in case["given"]["on_map"] if f.s.traffic[m - 1] == f.sc.box + POOL]
    assert removed == case["then"]["removed"]
    assert sum(f.s.jam) == len(case["given"]["on_map"]) - len(removed)


def test_H44_C_473() -> None:
    """H44-24.4: not north of XXX Corps."""
    f = run(boxed(field(), 1), TrafficPhase(), 6, 6)
    assert northern_limit(f.s) == case("H44-C-473")["given"]["max_AA"]
    assert refusal(f, "jam 2207") == "H44-24.4"
    assert "jam 2107" in f.options()


def test_airborne_units_do_not_move_the_limit() -> None:
    """H44-24.4."""
    assert northern_limit(field({GUARDS: "2107", "1-505": "4823"}).s) == 21


def test_H44_C_539() -> None:
    """H44-24.4: two markers share no side."""
    f = run(boxed(field({GUARDS: "3007"}), 1, 2), TrafficPhase(), 6, 6)
    f.play("jam 2106")
    assert refusal(f, "jam 2206") == "H44-24.4"
    assert refusal(f, "jam 2106") == "H44-24.4"
    f.play("jam 2306")
    assert f.frame() == ""


def test_H44_C_572() -> None:
    """H44-24.5: three markers at first, one more in each of turns 2 to 4."""
    rules = HollandRules()
    s = rules.start(rules.load("campaign", {}), b"x")
    assert isinstance(s, HollandState)
    found = []
    for turn in case("H44-C-572")["given"]["turns"]:
        s.turn = turn
        arrive(s)
        found.append(s.traffic.count(s.sc.box + POOL))
    assert found == case("H44-C-572")["then"]["total_markers"]


def test_markers_in_the_box_may_stay_there() -> None:
    """H44-24.3."""
    f = run(boxed(field(), 1, 2), TrafficPhase())
    assert offered(f, "done") == ["done"]
    f.play("done")
    assert available(f.s) == 0


def test_markers_keep_apart() -> None:
    """H44-24.4: neither on each other nor next to each other; enemies and EZOC do not matter."""
    f = run(boxed(field({GUARDS: "3007", "1-505": "2106"}), 1, 2), TrafficPhase(), 6, 6)
    f.play("jam 2106")
    assert refusal(f, "jam 2106") == "H44-24.4"
    assert refusal(f, "jam 2107") == "H44-24.4"
    assert "jam 2108" in f.options()


def test_markers_that_come_off_are_ready_again() -> None:
    """H44-24.3: back into the box; none is taken off of one's own will."""
    f = run(boxed(field({GUARDS: "3007"}), 1), TrafficPhase(), 1, 4)
    f.play("jam 2106")
    assert f.s.traffic[0] == f.sc.box + POOL
    assert sum(f.s.jam) == 0
    told = [EVENTS[event.kind].name for event in f.sink.events]
    assert told[-3:] == ["jammed", "traffic-roll", "flows"]
    assert (f.told("traffic-roll"), f.told("flows")) == ([(1, 4, 0, 0)], [(f.hex("2106"), 1, 0, 0)])


def test_nobody_in_the_south_lets_no_marker_be_placed() -> None:
    """H44-24.4."""
    f = run(boxed(field({"1-505": "4823"}), 1), TrafficPhase())
    assert f.frame() == ""


def test_other_corps_count_once_they_came_from_the_south() -> None:
    """H44-24.4: any unit that entered by M, N or O, mechanized or not."""
    f = field({"1-Dorset": "3005"})
    assert northern_limit(f.s) == 30


@pytest.mark.parametrize(
    ("key", "gait", "price"),
    [
        ("1-Gren-Gds", "march", 5),
        ("1-Gren-Gds", "extend", 5),
        ("1-Border", "march", 2),
        ("2-Gren-Gds", "march", 5),
    ],
)
def test_what_a_jam_costs(key: str, gait: str, price: int) -> None:
    """H44-24.2: two points more by highway for mechanized Allies; in half points."""
    road = [["highway", "2109", "2110", "2111"]]
    f = Field({key: "2109"}, traffic=["2110"], roads=road if key != "1-Border" else [])
    f.play(f"{gait} {key}")
    assert f.price("to 2110") == price


def test_tactical_movement_ignores_a_jam() -> None:
    """H44-24.2."""
    f = Field({GUARDS: "2109"}, traffic=["2110"]).play(f"tactical {GUARDS}", "to 2110", "to 2111")
    assert f.where(GUARDS) == "2111"


@pytest.mark.parametrize(("area", "limit"), [("M", 30), ("A", 21)])
def test_units_of_other_corps_count_by_the_area_they_came_from(area: str, limit: int) -> None:
    """H44-24.4: M, N and O are always Allied, A becomes so later."""
    f = field({GUARDS: "2107", "3-RTR": "3005"}, turn=8)
    f.sc.arrival_place[f.unit("3-RTR")], kept = (
        f.sc.board.place(f"@{area}"),
        f.sc.arrival_place[f.unit("3-RTR")],
    )
    found = northern_limit(f.s)
    f.sc.arrival_place[f.unit("3-RTR")] = kept
    assert found == limit


def test_no_marker_out_of_play() -> None:
    """H44-24.4."""
    f = field({GUARDS: "3107"}, extent=[{"lines": [30, 40], "places": [5, 15]}])
    run(boxed(f, 1), TrafficPhase(), 6, 6)
    assert refusal(f, "jam 3106") == ""
    outside = [f.option("jam 2906"), f.option("jam 3120"), Option(JAM, -1), Option(JAM, f.sc.n)]
    assert {REFUSALS[f.s.top().check(f.s, o)].name for o in outside} == {"out-of-play"}

"""Chapter 8 and 14 in detail: what a step costs and why, who is bound, who must go on."""

from __future__ import annotations

import pytest

from grognard.games.holland44.kinds import CROSSED
from grognard.games.holland44.movement import bound
from grognard.games.holland44.refusals import REFUSALS
from grognard.games.zocbond.kinds import EXTENDED, MARCH, TACTICAL

from .field import Field
from .fight import Rest

FOOT = "1-Para"  # on foot
WHEELS = "1-Gren-Gds"
POOR_UNIT = "Lw-6-zbV"
ENGINEER = "RE-XXX"


def field(units: dict[str, str], **more: object) -> Field:
    return Field(units, frame=Rest(), **more)  # type: ignore[arg-type]


def lines(f: Field, key: str, here: str, there: str, tally: int = 0) -> dict[str, int]:
    """Why a step costs what it does: name -> half MP."""
    at = f.sc.board.place(here) if here.startswith("@") else f.hex(here)
    to = f.sc.board.place(there) if there.startswith("@") else f.hex(there)
    ledger = f.sc.movement_rules.step_ledger(f.s, f.unit(key), MARCH, at, to, 0, tally)
    return {line.name: line.value for line in ledger.lines}


# -- woods off the road (H44-8.6.1) ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gait", "here", "there", "after"),
    [
        (MARCH, "2009", "2010", 1),
        (MARCH, "2009", "2109", 0),  # open ground
        (MARCH, "2011", "2010", 0),  # by road
        (TACTICAL, "2009", "2010", 0),
        (MARCH, "@N", "1004", 1),
        (MARCH, "@N", "1005", 0),  # a road leads in
    ],
)
def test_woods_are_counted_off_the_road(gait: int, here: str, there: str, after: int) -> None:
    """H44-8.6.1: each woods hex entered without a road, from the map or from off it."""
    woods = dict.fromkeys(("2010", "1004", "1005"), "woods")
    f = field({FOOT: "2009"}, terrain=woods, roads=[["2010", "2011"], ["1005", "1105", "1005/0904"]])
    at = f.sc.board.place(here) if here.startswith("@") else f.hex(here)
    assert f.sc.movement_rules.tally_after(f.s, f.unit(FOOT), gait, at, f.hex(there), 0) == after


def test_woods_are_counted_up_to_what_matters() -> None:
    """H44-8.6.1: a road whose bridge is blown is none."""
    f = field(
        {FOOT: "2009"},
        terrain={"2010": "woods"},
        roads=[["2009", "2010"]],
        water={"2009/2010": "canal"},
        bridges={"2009/2010": "blown"},
    )
    after = f.sc.movement_rules.tally_after
    u, here, there = f.unit(FOOT), f.hex("2009"), f.hex("2010")
    most = f.sc.woods_at_base_cost
    assert [after(f.s, u, MARCH, here, there, tally) for tally in range(most + 1)] == [
        *range(1, most + 1),
        most,
    ]


# -- prices with their reasons (H44-8.4, 8.5.1) -------------------------------------------------------------


def test_rivers_are_paid_for_without_a_bridge() -> None:
    """H44-8.4, 8.5.1: the ground and the water; by road the road alone."""
    f = field({FOOT: "2009"}, water={"2009/2010": "minor"})
    assert set(lines(f, FOOT, "2009", "2010")) == {"step-ground", "step-water"}
    f = field({FOOT: "2009"}, water={"2009/2010": "minor"}, roads=[["2009", "2010"]])
    assert set(lines(f, FOOT, "2009", "2010")) == {"step-road"}


def test_a_bridge_without_a_road_spares_the_water() -> None:
    """H44-8.5.1: the ground is paid for, the river is not."""
    f = field({FOOT: "2009"}, water={"2009/2010": "minor"}, bridges={"2009/2010": "safe"})
    assert set(lines(f, FOOT, "2009", "2010")) <= {"step-ground", "step-road"}
    assert "step-water" not in lines(f, FOOT, "2009", "2010")


@pytest.mark.parametrize(
    ("here", "there", "name"), [("@N", "@M", "step-transfer"), ("1004", "@N", "step-area")]
)
def test_steps_to_areas_have_prices_of_their_own(here: str, there: str, name: str) -> None:
    """H44-19.3.1, 19.6."""
    f = field({FOOT: here})
    assert name in lines(f, FOOT, here, there)


# -- who is bound (H44-8.7, 23.3.3) --------------------------------------------------------------------------


def test_an_engineer_at_work_stays() -> None:
    """H44-23.3.3: whoever runs a ferry in this turn does not move; others are not bound by that."""
    f = field({ENGINEER: "2009", FOOT: "2009"})
    row = f.sc.engineer_row[f.unit(ENGINEER)]
    assert row >= 0
    for each in range(len(f.s.crossed)):
        f.s.crossed[each] = 1
    assert REFUSALS[bound(f.s, f.unit(ENGINEER))].name == "ferryman"
    assert bound(f.s, f.unit(FOOT)) == 0
    gaits = f.sc.movement_rules.gaits(f.s, [f.unit(ENGINEER), f.unit(FOOT)])
    assert gaits[0] & (1 << MARCH | 1 << TACTICAL | 1 << EXTENDED) == 0
    assert gaits[1] & 1 << MARCH


def test_the_first_engineer_is_bound_like_others() -> None:
    """H44-23.3.3: every engineer in the list of those who run ferries."""
    f = field({})
    engineers = [u for u in range(f.sc.units) if f.sc.engineer_row[u] >= 0]
    assert sorted(f.sc.engineer_row[u] for u in engineers) == list(range(len(engineers)))
    for u in engineers:
        f.s.steps[u] = f.sc.steps[u]
        f.s.put(u, f.hex("2009"))
        f.s.crossed[f.sc.engineer_row[u]] = 1
    found = f.sc.movement_rules.gaits(f.s, engineers)
    assert {gaits & 1 << MARCH for gaits in found} == {0}
    assert not any(f.s.has_mark(u, CROSSED) for u in engineers)


# -- disorder (H44-14.2, 14.3) -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "enemy", "name"),
    [
        ("", "2015", "not-shaken"),
        ("routed", "2015", "not-shaken"),
        ("disrupted", "2015", ""),
        ("disrupted moved", "2015", "has-moved"),
        ("disrupted", "2010", ""),  # it can get away
    ],
)
def test_who_goes_into_full_retreat_by_choice(words: str, enemy: str, name: str) -> None:
    """H44-14.3.1: disrupted units that have not moved."""
    f = field({POOR_UNIT: f"2009 {words}".strip(), "1-504": enemy})
    assert REFUSALS[f.sc.movement_rules.rout_refusal(f.s, f.unit(POOR_UNIT))].name == name


def test_who_stands_alone_and_shut_in_may_rout() -> None:
    """H44-14.2, 14.3.1: only poor units that must leave an EZOC and then could not are kept from it."""
    ring = dict(zip(("1-504", "2-504", "3-504"), ("2010", "2109", "1908"), strict=True))
    f = field({"KG-Seidel": "2009 disrupted", **ring})
    assert not f.sc.movement_rules.must_leave(f.s, f.unit("KG-Seidel"))
    assert f.sc.movement_rules.rout_refusal(f.s, f.unit("KG-Seidel")) == 0


def test_leaving_an_ezoc_has_its_price() -> None:
    """H44-8.5.2: in every direction but where the unit goes on."""
    f = field({FOOT: "2009", "KG-Seidel": "2010"})
    rules = f.sc.movement_rules
    assert rules.leave_price(f.s, f.unit(FOOT), MARCH, f.hex("2009"), -1) == f.sc.leave_cost

# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 14: disruption, full retreat and recovery."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.zocbond.disorder import rout, shake
from grognard.games.zocbond.kinds import ENGAGED, REFITTED, SCATTERED, SPENT

from .cases import Case, case, each
from .field import Field
from .fight import Rest

UNITS = {"elite": "1-501", "regular": "1-Gren-Gds", "poor": "Lw-6-zbV"}
ORDERS = {"DISR": "disrupted", "FR": "routed", "none": "good"}


def recover(units: dict[str, str], **more: Any) -> Field:
    return Field(units, phase="recovery", **more)


@each(
    "H44-C-300",
    "H44-C-301",
    "H44-C-302",
    "H44-C-303",
    "H44-C-304",
    "H44-C-306",
)
def test_recovery(case: Case) -> None:
    """H44-14.4.1, 14.4.2: one level; in an EZOC by a roll of four, with morale."""
    given = case["given"]
    key = UNITS[given["morale"]]
    german = key == UNITS["poor"]
    units = {key: f"3010 {ORDERS[given['marker']]}"}
    if given["ezoc"]:
        units["A-82" if german else "Ge-Inf-1"] = "3011"
    rolls = [given["die"]] if given["die"] else []
    f = recover(units, player="german" if german else "allied", rolls=rolls)
    assert f.order(key) == ORDERS[case["then"]["marker"]]
    assert f.script.rolls == []


def test_the_roll_says_where_it_comes_from() -> None:
    """H44-14.4.2."""
    f = recover({"1-501": "3010 disrupted", "Ge-Inf-1": "3011"}, rolls=[3])
    told = f.told("recovery-roll")
    assert [total for _, total, *_ in told] == [4]
    ledger = next(event.ledgers[0] for event in f.sink.events if event.ledgers)
    assert ledger.rules() == ["H44-14.4.2"]


def test_no_roll_in_areas_and_across_rivers() -> None:
    """H44-14.4.1, 19.3.1, 7.1."""
    f = recover({"1-501": "@N disrupted", "Ge-Inf-1": "1004"})
    assert f.order("1-501") == "good"
    f = recover({"1-501": "3010 disrupted", "Ge-Inf-1": "3011"}, water={"3010/3011": "major"})
    assert f.order("1-501") == "good"


def test_the_enemy_does_not_recover() -> None:
    """H44-14.4.1."""
    f = recover({"1-501": "3010 disrupted", "KG-Seidel": "2010 disrupted engaged"})
    assert f.order("KG-Seidel") == "disrupted"
    assert f.marked("KG-Seidel", ENGAGED)


def test_H44_C_565_other_markers_come_off() -> None:
    """H44-14.4.3: without a roll, even in an EZOC."""
    assert case("H44-C-565")["then"]["die"] == "none"
    f = recover({"1-501": "3010 scattered engaged refitted spent", "Ge-Inf-1": "3011"})
    assert not f.marked("1-501", SCATTERED | ENGAGED | REFITTED | SPENT)


def test_disorder_grows_by_levels() -> None:
    """H44-14.1.2, 14.3.1: the disrupted are routed, the routed suffer nothing more."""
    f = Field({"1-501": "3010"}, frame=Rest())
    u = f.unit("1-501")
    for wanted in ("disrupted", "routed", "routed"):
        shake(f.s, u)
        assert f.order("1-501") == wanted
    rout(f.s, u)
    assert len(f.told("becomes")) == 2


def test_the_disrupted_neither_attack_nor_bond() -> None:
    """H44-14.2."""
    f = Field({"1-501": "3010 disrupted", "2-501": "3010", "Ge-Inf-1": "3011"}, phase="combat", rolls=[1])
    f.play("attack 3011")
    assert f.told("attacks")[0][0] == 1 << f.unit("2-501")


@pytest.mark.parametrize("order", ["disrupted", "routed"])
def test_poor_units_in_any_disorder_leave_EZOC(order: str) -> None:
    """H44-14.2, 14.3.2: the routed suffer all that the disrupted do."""
    f = Field({"Lw-6-zbV": f"3010 {order}", "A-82": "3011"}, player="german")
    assert "done" not in f.options()
    assert f.refused("done") == "H44-14.2"
    f.play("tactical Lw-6-zbV")
    assert f.refused("to 2910") in ("H44-14.2", "H44-14.3.2")
    f.play("to 3009", "halt")
    assert "done" in f.options()


def test_regular_units_in_disorder_may_stay() -> None:
    """H44-14.2."""
    assert "done" in Field({"I-Hoffmann": "3010 disrupted", "A-82": "3011"}, player="german").options()

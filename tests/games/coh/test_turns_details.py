"""Chapters 2.2, 3.0 and 12.3 in detail: what is decided when, what a stall needs, whose batteries fire."""

from __future__ import annotations

import pytest

from grognard.games.coh import RULES
from grognard.games.coh.artillery import battery_refusal, observed, plot_refusal
from grognard.games.coh.turns import fresh_units, stall, stall_refusal, unit_refusal
from grognard.games.coh.verbs import ACTIVATE, AP, BY_AP, BY_CAP, CAP, OPP

from .battle import Battle
from .test_artillery import BOTH, EYE, GERMAN, SOVIET, duel, plot, strike
from .test_suspicion import S as SENSOR
from .test_suspicion import sensing
from .test_turns import FOUR


def name(refusal: int) -> str:
    return RULES.refusals[refusal].name


# -- turns (COH-2.2, 3.0) --------------------------------------------------------------------------------


def test_after_an_action_only_the_sixth_sense_is_decided() -> None:
    """COH-C.V07(2): use the card or keep it; the action of the turn is over."""
    b = sensing(current_cap=(0, 5))
    b.play(f"opp {SENSOR}", f"pivot {SENSOR} NW")
    assert b.game.decision.kind == "Turn.after"
    for key in ("pass", "stall cap", f"cap {SENSOR}"):
        assert b.refused(key) == "COH-0.6"
    assert b.why("keep") is None
    assert b.why(f"sense {SENSOR}") is None


@pytest.mark.parametrize(
    ("ap", "cap", "by_ap", "by_cap"),
    [(1, 0, "", "stall-unpaid"), (0, 1, "stall-unpaid", ""), (0, 0, "stall-unpaid", "stall-unpaid")],
)
def test_what_a_stall_costs(ap: int, cap: int, by_ap: str, by_cap: str) -> None:
    """COH-2.2(11): one AP of the pool or one CAP."""
    units = {**FOUR, "G-INF-1": "G_INF F05 E active"}
    b = Battle(units, ap=(ap, 0), current_cap=(cap, 0))
    assert [name(stall_refusal(b.s, 0, payment)) for payment in (BY_AP, BY_CAP)] == [by_ap, by_cap]


def test_a_stall_is_paid() -> None:
    """COH-2.2(11), 3.0(3): by CAP the pool stays; the last AP spends the unit."""
    units = {**FOUR, "G-INF-1": "G_INF F05 E active"}
    b = Battle(units, ap=(2, 0), current_cap=(2, 0))
    stall(b.s, 0, BY_CAP)
    assert (b.s.ap[0], b.s.cap[0], b.status("G-INF-1")) == (2, 1, "activated")
    stall(b.s, 0, BY_AP)
    assert (b.s.ap[0], b.status("G-INF-1")) == (1, "activated")
    stall(b.s, 0, BY_AP)
    assert (b.s.ap[0], b.status("G-INF-1"), b.s.active[0]) == (0, "spent", 0)


def test_who_is_still_fresh() -> None:
    """COH-2.2(10): units that could be activated: not the spent, not the destroyed, but those in hiding."""
    units = {
        **FOUR,
        "G-INF-2": "G_INF F04 E spent",
        "G-INF-3": "G_INF F03 E lost",
        "G-INF-4": "G_INF D05 E hidden",
    }
    b = Battle(units, terrain={"D05": "forest"})
    assert fresh_units(b.s, 0) == 1 << b.unit("G-INF-1") | 1 << b.unit("G-INF-4")


def test_why_a_unit_does_not_act() -> None:
    """COH-0.7, 3.0: by each way of paying."""
    units = {**FOUR, "G-INF-1": "G_INF F05 E active", "G-INF-3": "G_INF F03 E spent"}
    b = Battle(units, ap=(3, 0), current_cap=(0, 0))
    one, two, three = (b.unit(f"G-INF-{n}") for n in (1, 2, 3))
    found = {
        (verb, u): name(unit_refusal(b.s, 0, verb, u))
        for verb, u in (
            (ACTIVATE, two),
            (ACTIVATE, three),
            (OPP, one),
            (OPP, two),
            (OPP, three),
            (AP, one),
            (AP, two),
            (AP, three),
            (CAP, one),
            (AP, b.unit("S-RIF-1")),
        )
    }
    assert list(found.values()) == [
        "second-pool",
        "already-spent",
        "opp-activated",
        "",
        "opp-spent",
        "",
        "",
        "join-spent",
        "cap-short",
        "not-yours",
    ]


# -- batteries (COH-12.3) --------------------------------------------------------------------------------


def test_whose_battery_has_a_barrage_left() -> None:
    """COH-12.3(1), (5): his own, one target at a time; what was plotted or fell is gone."""
    b = duel(weapons=BOTH)
    assert [name(battery_refusal(b.s, GERMAN, battery)) for battery in (-1, 0, 1, 2)] == [
        "oba-none",
        "",
        "oba-none",
        "oba-none",
    ]
    assert name(battery_refusal(b.s, SOVIET, 1)) == ""
    b.s.oba_plot[0] = 0
    assert name(battery_refusal(b.s, GERMAN, 0)) == "oba-plotted"
    b.s.oba_plot[0], b.s.oba_due[0] = -1, 0
    assert name(battery_refusal(b.s, GERMAN, 0)) == "oba-none"
    b.s.oba_due[0], b.s.oba_fired[0] = -1, 1
    assert name(battery_refusal(b.s, GERMAN, 0)) == "oba-none"


def test_a_barrage_that_fell_waits_no_more() -> None:
    """COH-12.3(5): each battery has fired its one barrage, in whatever order."""
    b = duel(weapons=BOTH)
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    plot(b, SOVIET, "plot S_OBA122 F02", "done")
    b.script.rolls += [2] * 2
    strike(b)
    assert (b.s.oba_due, b.s.oba_fired) == ([-1, -1], [1, 1])


def test_targets_are_hexes_of_the_board() -> None:
    """COH-12.3(3): the first as well as the last, where somebody sees them."""
    b = duel({EYE: "G_INF A01 E"})
    assert plot_refusal(b.s, GERMAN, 0, 0) == 0
    found = [name(plot_refusal(b.s, GERMAN, 0, h)) for h in (-1, b.sc.n)]
    assert found == ["whole-hex", "whole-hex"]


def test_hidden_units_observe_out_of_the_hex_where_they_hide() -> None:
    """COH-12.3(3), 10.0(7)."""
    b = duel({EYE: "G_INF D05 E hidden"}, terrain={"D05": "forest"})
    assert b.where(EYE) == "@hidden"
    assert b.hex("D05") in observed(b.s, GERMAN)
    assert b.hex("F09") in observed(b.s, GERMAN)


def test_no_smoke_from_guns_that_have_none() -> None:
    """COH-12.3, 13.0: a battery without smoke is refused a screen, not a barrage."""
    b = duel()
    target = b.hex("F09")
    assert [plot_refusal(b.s, GERMAN, 0, target, smoke) for smoke in (False, True)] == [0, 0]
    b.sc.oba_smoke[0], before = False, b.sc.oba_smoke[0]
    try:
        found = [name(plot_refusal(b.s, GERMAN, 0, target, smoke)) for smoke in (False, True)]
    finally:
        b.sc.oba_smoke[0] = before
    assert found == ["", "smoke-off"]

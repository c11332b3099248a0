"""PZR-6.5.1.8 to 6.5.1.10: missions that go on, are shifted, checked or lost."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.indirect.barrages import CHECKED, DUE, NEW, ON, SPENT
from grognard.games.panzer.indirect.missions import call_refusal
from grognard.games.panzer.indirect.sources import engaged_refusal
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.state import with_cell
from grognard.games.panzer.verbs import SMOKE_MISSION

from .battle import Battle
from .cases import Case, each
from .indirect_battle import GERMAN, HEAVY, MEDIUM, UNITS, call, finish, ledger, lines, next_turn, step
from .stacks import again
from .test_indirect_calls import HIDDEN, NEAR, WITH_MORTAR

WATCH = {"GO": "overwatch"}


def running(units: dict[str, str] | None = None, rolls: tuple[int, ...] = (), **more: Any) -> Battle:
    """A mission of the turn before on C12, which waits for an answer."""
    b = call(step(units, [9, 50, *rolls], **more), "C12", MEDIUM)
    assert b.s.m_state[0] == NEW
    return next_turn(b, WATCH)


# -- continuing ----------------------------------------------------------------------------------------------


@each("PZR-C2-031", "PZR-C2-032")
def test_continuing_needs_no_roll(case: Case) -> None:
    """6.5.1.8.1: HE and smoke as they like."""
    smoke = case["when"].get("new_type") == "SMOKE"
    b = running(rolls=(1,) if smoke else (60,))  # the shells of the smoke; the attack of the HE
    assert b.s.m_state[0] == DUE
    assert ("continue GO" in b.offers()) is case["then"]["legal"]
    before = len(b.told("responds"))
    b.play("continue GO", "type smoke" if smoke else "type he")
    assert (len(b.told("responds")) - before or None) is case["then"]["roll"]
    assert b.s.m_state[0] == ON  # the area has counted all the time
    assert (b.s.m_type[0] == SMOKE_MISSION) is smoke
    assert len(b.told("shelled")) == (0 if smoke else 1)


@each("PZR-C2-033")
def test_illumination_is_no_continuation(case: Case) -> None:
    """6.5.1.8.1[2]."""
    b = running()
    b.play("continue GO")
    assert ("type illumination" in b.offers()) is case["then"]["legal"]
    assert b.refused("type illumination").startswith("PZR-6.5.1.6")
    other = next(key.split()[0] for key in running().offers() if not key.startswith(("continue", "check")))
    assert case["then"]["must"] == {"shift": "adjust"}[other]


@each("PZR-C2-034")
def test_nobody_near_the_aim_point(case: Case) -> None:
    """6.5.1.8.1[3]: then it is shifted or checked."""
    units = {**UNITS, "SC": "ST-ZIS2 E11 N"}
    b = running(units)
    b.s.put(b.unit("SA"), b.hex("Y12"))
    b = again(b, b.s.top())
    assert ("continue GO" in b.offers()) is case["then"]["legal"]
    assert b.refused("continue GO") == "PZR-6.5.1.8.1"
    offers = {"adjust": "shift GO E11", "check": "check GO"}
    assert [offers[name] for name in case["then"]["options"]] == [o for o in b.offers() if o != "done"]
    assert b.refused("done") == "PZR-6.5.1.9"


@each("PZR-C2-355")
def test_who_keeps_up_a_mission(case: Case) -> None:
    """6.5.1.8: OVERWATCH for its own observer, FIRE for each unit on the map."""
    attempts = {
        "other_observer": {"GP": "overwatch", "GM": "fire"},
        "observer_moved": {"GO": "move", "GM": "fire"},
        "mortar_OW": {"GO": "overwatch", "GM": "overwatch"},
        "all_right": {"GO": "overwatch", "GM": "fire"},
    }
    told = {}
    units = {**WITH_MORTAR, "GP": "GL-SEC D6 S r:FO"}
    for name, commands in attempts.items():
        b = call(step(units, [9, 1, 50], terrain=HIDDEN), "C12", "GM")
        b = next_turn(b, commands)
        told[name] = "continue GP" in b.offers() or "continue GO" in b.offers()
        assert "check GO" in b.offers()
    assert told == case["then"]


def test_a_mortar_without_fire_falls_out() -> None:
    """6.5.1.8[1]: told, and everybody knows that it is no FIRE."""
    b = call(step(WITH_MORTAR, [9, 9, 50, 1, 50, 60], terrain=HIDDEN), "C12", MEDIUM, "GM")
    b = next_turn(b, {"GO": "overwatch", "GM": "move"})
    b.play("continue GO", "type he")
    r = b.sc.source_names.index("GM")
    assert b.told("falls-out") == [(r, 0, 0, 0)]
    assert "fire" not in b.may("GM")
    assert "move" in b.may("GM")
    assert (b.s.m_state[0], b.s.m_state[r]) == (ON, SPENT)


# -- shifting ------------------------------------------------------------------------------------------------


@each("PZR-C2-035", "PZR-C2-036")
def test_how_far_fire_is_shifted(case: Case) -> None:
    """6.5.1.8.2: three hexes, with +1."""
    distance = case["when"]["distance"]
    hexes = {3: "C9", 4: "C8"}
    b = running({**UNITS, "SC": f"ST-ZIS2 {hexes[distance]} N"}, (8, 50))
    if not case["then"]["legal"]:
        assert b.refused(f"shift GO {hexes[distance]}") == "PZR-6.5.1.8.2"
        return
    b.play(f"shift GO {hexes[distance]}")
    finish(b)
    told = lines(ledger(b, "response-modifiers", "responds"))
    assert told["response-adjusted-fire"] == case["then"]["response_modifier"]
    assert b.s.m_aim[0] == b.hex(hexes[distance])
    assert b.s.m_state[0] == NEW


@each("PZR-C2-037")
def test_an_added_source_has_no_bonus(case: Case) -> None:
    """6.5.1.8.2[4]."""
    b = running(rolls=(8, 9, 50, 50))
    b.play("shift GO C12", f"source {HEAVY}")
    finish(b, sheaf="open")
    told = [
        lines(ledger(b, "response-modifiers", "responds", number)).get("response-adjusted-fire", 0)
        for number in (-2, -1)
    ]
    assert told == [case["then"]["modifiers"][name] for name in ("medium1", "heavy1")]


def test_a_shift_that_fails_ends_the_fire() -> None:
    """6.5.1.5[3]: the barrage goes when the source stops responding."""
    b = running({**UNITS, "SC": "ST-ZIS2 C10 N"}, (2,), grades=("green", "seasoned"))
    b.play("shift GO C10")
    finish(b)
    assert b.told("fails")
    assert (b.s.m_state[0], b.s.m_aim[0]) == (SPENT, -1)


# -- checking ------------------------------------------------------------------------------------------------


@each("PZR-C2-038")
def test_a_mortar_that_was_checked_fires_directly(case: Case) -> None:
    """6.5.1.9[2]."""
    b = call(step(WITH_MORTAR, [9, 1, 50], terrain=HIDDEN), "C12", "GM")
    b = next_turn(b, {"GO": "overwatch", "GM": "fire"})
    b.play("check GO")
    b.s.put(b.unit("SA"), b.hex("A4"))
    b.s.seen_by[b.unit("SA")] = 1 << b.unit("GM")
    b = again(b, DirectFire(GERMAN))
    assert ("fire GM" in b.offers()) is case["then"]["legal"]


@each("PZR-C2-039")
def test_a_battery_that_was_checked_is_done(case: Case) -> None:
    """6.5.1.9[2]: and so is its observer."""
    b = call(step({**UNITS, "GP": "GL-SEC D6 S r:FO"}, [9, 50]), "C12", MEDIUM)
    b = next_turn(b, {"GO": "overwatch", "GP": "overwatch"})
    b.play("check GO")
    assert b.told("checks-fire") == [(b.unit("GO"), 0, 0, 0)]
    assert REFUSALS[call_refusal(b.s, GERMAN, b.unit("GO"), b.hex("C12"))].rule == "PZR-6.5.1.9"
    b.play("call GP C12")
    assert (b.refused(f"source {MEDIUM}") == "PZR-6.5.1.9") is not case["then"]["legal"]


@each("PZR-C2-040")
def test_without_overwatch_a_mission_can_only_be_checked(case: Case) -> None:
    """6.5.1.9[3]: it is refused, not read, so that nothing is told before its owner says so."""
    b = next_turn(call(step(rolls=[9, 50]), "C12", MEDIUM), {"GO": "move"})
    assert b.offers() == ["check GO"]
    assert b.refused("continue GO") == "PZR-6.5.1"
    b.play("check GO")
    assert case["then"]["mission"] == {CHECKED: "checked automatically"}[b.s.m_state[0]]


@pytest.mark.parametrize("cause", ["observer", "sight"])
def test_missions_that_are_lost(cause: str) -> None:
    """6.5.1.9[3]: by open facts alone, at the start of the owner's half."""
    b = call(step(rolls=[9, 50]), "C12", MEDIUM)
    if cause == "observer":
        b.s.put(b.unit("GO"), b.sc.off + 2)
    else:
        b.s.put(b.unit("GO"), b.hex("Y12"))
        b.s.rubble = with_cell(b.s.rubble, 0, 0)
    b = next_turn(b, WATCH)
    lost = b.told("fire-lost")
    if cause == "observer":
        assert lost == [(b.unit("GO"), 0, 0, 0)]
        assert b.s.m_state[0] == CHECKED
    else:
        assert lost == []  # open ground: still in sight


def test_a_mission_out_of_sight_is_lost() -> None:
    """6.5.1.9[3]."""
    b = call(step(rolls=[9, 50], terrain={"X12": "woods", "X11": "woods", "W11": "woods"}), "C12", MEDIUM)
    b.s.put(b.unit("GO"), b.hex("Y12"))
    b = next_turn(b, WATCH)
    assert b.told("fire-lost") == [(b.unit("GO"), 1, 0, 0)]


@each("PZR-C2-042", "PZR-C2-331")
def test_what_danger_close_does_to_the_next_turn(case: Case) -> None:
    """6.5.1.10[3], R2-42: checked whole, but only if it fell among friends."""
    near = case["given"].get("roll10") == 7
    b = call(step(NEAR, [7, 50] if near else [1, 100, 1]), "C12", MEDIUM)
    if near:
        assert bool(b.told("danger-close")) is case["then"]["danger_close"]
        b = next_turn(b, WATCH)
        assert bool(b.told("fire-lost")) is case["then"]["checked_automatically"]
        assert "continue GO" in b.offers()
        return
    b.play("drop GF", "keep")
    b = next_turn(b, WATCH)
    assert b.told("fire-lost") == [(b.unit("GO"), 2, 0, 0)]
    assert case["then"]["mission"] == {CHECKED: "checked automatically"}[b.s.m_state[0]]
    # 6.5.1.9[2]: neither the observer nor the battery fires anything else in this turn
    assert REFUSALS[call_refusal(b.s, GERMAN, b.unit("GO"), b.hex("C12"))].rule == "PZR-6.5.1.9"
    assert REFUSALS[engaged_refusal(b.s, 0)].rule == "PZR-6.5.1.9"

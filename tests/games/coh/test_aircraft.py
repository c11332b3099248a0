# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 20: aircraft, their impulses, altitude, fights, sight and bombs, and the way off the map."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.games.coh.air.aircraft import sees_ground

from .cases import Case, case, each
from .shots import attacks, chances, figures, lines, price
from .sky import Sky

IL2 = "S-IL2-1"
JU87 = "G-JU87-1"
G = "G-INF-1"
S = "S-RIF-1"


def sturmovik(*words: str, at: str = "F05 E", **fields: Any) -> Sky:
    """An Il-2 in the air with AP, its owner to move, nobody with CAP."""
    values: dict[str, Any] = {"turn": "soviet", "ap": (0, 7), "current_cap": (0, 0), **fields}
    units = values.pop("units", {})
    others = values.pop("others", {})
    return Sky({IL2: " ".join(["S_IL2", at, "active", *words]), **others}, units, **values)


def impulses(seq: list[str]) -> list[str]:
    """The choices of a case's sequence: from F05 straight ahead, turning to and fro."""
    found = []
    at, facing = "F05", "E"
    for step in seq:
        if step == "move":
            at = ahead(at, facing)
            found.append(f"forward {IL2} {at}")
        elif step == "pivot":
            facing = "SE" if facing == "E" else "E"
            found.append(f"bank {IL2} {facing}")
        else:
            found.append(f"{step} {IL2}")
    return found


def ahead(at: str, facing: str) -> str:
    """The hex straight ahead, east or south-east; rows B, D, F ... are shifted to the right."""
    row, column = "ABCDEFGHIJKL".index(at[0]), int(at[1:])
    if facing == "E":
        return f"{at[0]}{column + 1:02}"
    return f"{'ABCDEFGHIJKL'[row + 1]}{column + row % 2:02}"


# -- COH-20.0: impulses ---------------------------------------------------------------------------------


@each("COH-T325", "COH-T335", "COH-T336")
def test_a_sequence_of_impulses_is_one_action(case: Case) -> None:
    """COH-20.0(2) to (6), 20.1(2)."""
    given, then = case["given"], case["then"]
    b = sturmovik(f"alt{given.get('altitude', 0)}")
    keys = impulses(given["seq"])
    paid = b.price(f"ap {IL2}", *keys)
    if len(keys) < given["impulses"]:
        paid += b.price("done")
    assert paid == then["price"]
    assert b.s.ap[1] == then.get("ap", 7 - then["price"])
    assert b.asked() == "german"
    assert b.events().count("pays") == 1


def test_COH_T329_a_fifth_impulse() -> None:
    """COH-20.0(2): the action is over with the last of its impulses."""
    given = case("COH-T329")["given"]
    b = sturmovik()
    keys = impulses(given["seq"])
    assert given["impulses"] == len(keys) - 1
    b.refused(f"ap {IL2}", *keys)
    assert b.asked() == "german"
    assert b.over(IL2) == "F09"


def test_the_first_impulse_is_forward() -> None:
    """COH-20.0(4)."""
    b = sturmovik("alt1", units={G: "G_INF F08 W"})
    b.play(f"ap {IL2}")
    assert [o for o in b.offers() if not o.startswith("forward")] == []
    for key in (f"bank {IL2} NE", f"climb {IL2}", f"dive {IL2}", f"strafe {IL2} F08", "done"):
        assert b.refused(key) == "COH-20.0"


def test_forward_is_into_one_of_the_three_front_hexes() -> None:
    """COH-20.0(3)."""
    b = sturmovik()
    b.play(f"ap {IL2}")
    assert sorted(b.offers()) == [f"forward {IL2} {name}" for name in ("E06", "F06", "G06")]
    assert b.refused(f"forward {IL2} F04") == "COH-20.0"
    assert b.refused(f"forward {IL2} F07") == "COH-20.0"


def test_attack_or_turn_after_each_hex_but_not_both() -> None:
    """COH-20.0(4)."""
    b = sturmovik(units={G: "G_INF F09 W"}, rolls=[2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"bank {IL2} NE")
    assert b.refused(f"strafe {IL2} F09") == "COH-20.0"
    assert b.refused(f"bank {IL2} E") == "COH-20.0"
    b = sturmovik(units={G: "G_INF F09 W"}, rolls=[2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09")
    assert b.refused(f"bank {IL2} NE") == "COH-20.0"
    assert b.refused(f"strafe {IL2} F09") == "COH-20.0"
    b.play(f"forward {IL2} F07", f"bank {IL2} SE")


def test_a_turn_is_one_hexside() -> None:
    """COH-20.0(3)."""
    b = sturmovik()
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert b.refused(f"bank {IL2} SW") == "COH-20.0"
    assert b.refused(f"bank {IL2} E") == "COH-20.0"
    b.play(f"bank {IL2} SE")
    assert b.facing(IL2) == "SE"


def test_one_altitude_counter_per_hex() -> None:
    """COH-20.0(5)."""
    b = sturmovik()
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"climb {IL2}")
    assert b.refused(f"climb {IL2}") == "COH-20.0"
    assert b.refused(f"dive {IL2}") == "COH-20.0"
    b.play(f"forward {IL2} F07", f"climb {IL2}")
    assert b.altitude(IL2) == 2
    assert b.s.ap[1] == 4


def test_a_dive_may_precede_the_attack() -> None:
    """COH-20.0(4), (5): altitude is neither attack nor turn."""
    b = sturmovik("alt1", units={G: "G_INF F09 W"}, rolls=[2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"dive {IL2}", f"strafe {IL2} F09")
    assert attacks(b)[0].fp.lines[0].value == attacks(b)[0].av - 2


def test_no_lower_than_50_metres_and_no_higher_than_the_counters_go() -> None:
    """COH-20.1(1)."""
    b = sturmovik()
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"dive {IL2}") == "COH-20.1"
    b = sturmovik("alt6")
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"climb {IL2}") == "COH-20.1"


def test_the_second_flight_of_the_example() -> None:
    """COH-20.0(2): two hexes, an attack, a hex: 1 AP for the action and 1 for the attack."""
    b = sturmovik(units={G: "G_INF F11 W"}, rolls=[2])
    keys = [f"forward {IL2} F06", f"forward {IL2} F07", f"strafe {IL2} F11", f"forward {IL2} F08"]
    assert b.price(f"ap {IL2}", *keys) == 2
    b.play("pass", f"ap {IL2}")
    assert b.refused(f"strafe {IL2} F11") == "COH-20.0"  # it must move first again


def test_the_price_is_shown_before() -> None:
    b = sturmovik(units={G: "G_INF F09 W"})
    b.play(f"ap {IL2}")
    assert price(b, f"forward {IL2} F06") == 1
    b.play(f"forward {IL2} F06")
    told = {key: price(b, f"{key} {IL2}{more}") for key, more in FREE_AND_DEAR}
    assert told == {"forward": 0, "bank": 0, "climb": 1, "strafe": 1}


FREE_AND_DEAR = (("forward", " F07"), ("bank", " NE"), ("climb", ""), ("strafe", " F09"))


def test_the_pool_must_bear_attacks_and_climbs() -> None:
    """COH-20.0(2): CAP top up what the pool lacks (COH-3.21)."""
    b = sturmovik(units={G: "G_INF F09 W"}, ap=(0, 1), rolls=[2])
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert b.refused(f"strafe {IL2} F09") == "COH-3.21"
    assert b.refused(f"climb {IL2}") == "COH-3.21"
    assert not any(o.startswith(("strafe", "climb")) for o in b.offers())
    b = sturmovik(units={G: "G_INF F09 W"}, ap=(0, 1), current_cap=(0, 1), rolls=[2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09")
    assert (b.s.ap[1], b.s.cap[1], b.status(IL2)) == (0, 0, "spent")


def test_cap_may_take_the_place_of_ap() -> None:
    """COH-3.21(1)."""
    b = sturmovik(current_cap=(0, 3))
    b.play(f"ap {IL2}", "support", f"forward {IL2} F06", "done")
    assert (b.s.ap[1], b.s.cap[1]) == (7, 2)


def test_a_pool_that_runs_dry_in_the_action_is_topped_up() -> None:
    """COH-3.21: the first attack takes the last AP, the second comes out of CAP."""
    b = sturmovik(units={G: "G_INF F10 W"}, ap=(0, 2), current_cap=(0, 1), rolls=[2, 2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F10", "commit 0")
    b.play(f"forward {IL2} F07", f"strafe {IL2} F10")
    assert (b.s.ap[1], b.s.cap[1], b.status(IL2)) == (0, 0, "spent")
    assert b.events().count("spends") == 1


# -- COH-20.0(1): coming in -----------------------------------------------------------------------------


def test_an_aircraft_is_activated_off_the_map_and_comes_in_at_any_altitude() -> None:
    """COH-20.0(1): seven AP; the entry hex is its first impulse."""
    b = Sky({IL2: "S_IL2 off E"}, turn="soviet")
    b.play(f"activate {IL2}", f"ap {IL2}")
    assert b.offers() == [f"forward {IL2} F01", f"forward {IL2} G01", "support"]
    assert b.refused(f"forward {IL2} F02") == "COH-5.1"
    b.play(f"forward {IL2} F01")
    assert [o.split()[-1] for o in b.offers()] == ["0", "1", "2", "3", "4", "5", "6"]
    b.play(f"level {IL2} 3", "done")
    assert (b.over(IL2), b.facing(IL2), b.altitude(IL2)) == ("F01", "E", 3)
    assert b.s.ap[1] == 6
    assert b.where(IL2) == "@air"


def test_it_heads_inward() -> None:
    """COH-20.0(1): from outside, and on across the map."""
    b = Sky({IL2: "S_IL2 off E"}, turn="soviet")
    b.play(f"activate {IL2}", f"ap {IL2}", f"forward {IL2} G01")
    assert sorted(o.split()[-1] for o in b.offers()) == ["E", "NE", "SE"]
    b.play(f"face {IL2} NE", f"level {IL2} 0")
    assert sorted(o for o in b.offers() if o.startswith("forward")) == [
        f"forward {IL2} {name}" for name in ("F01", "G02")
    ]
    assert f"away {IL2}" in b.offers()


@pytest.mark.parametrize("verb", ["opp", "cap"])
def test_it_comes_in_only_with_its_own_ap(verb: str) -> None:
    """G-28."""
    b = Sky({IL2: "S_IL2 off E"}, turn="soviet")
    assert b.refused(f"{verb} {IL2}") == "COH-20.0"


def test_aircraft_have_no_opportunity_action() -> None:
    """G-28."""
    b = sturmovik(current_cap=(0, 6))
    assert b.refused(f"opp {IL2}") == "COH-20.0"
    assert f"cap {IL2}" in b.offers()


def test_a_cap_action_of_an_activated_aircraft() -> None:
    """COH-20.0(7): the pool stays as it is."""
    b = sturmovik(current_cap=(0, 2))
    b.play(f"cap {IL2}", f"forward {IL2} F06", f"climb {IL2}", "done")
    assert (b.s.ap[1], b.s.cap[1], b.status(IL2)) == (7, 0, "activated")


def test_no_second_pool() -> None:
    """COH-2.2(4)."""
    b = Sky({IL2: "S_IL2 off E"}, {S: "S_RIF L18 W active"}, turn="soviet", ap=(0, 3))
    assert b.refused(f"activate {IL2}") == "COH-2.2"


# -- COH-20.0(7): among the others ----------------------------------------------------------------------


def test_COH_T330_no_stalling_with_an_aircrafts_ap() -> None:
    b = sturmovik(current_cap=(0, 1))
    assert b.refused("stall ap") == "COH-20.0"
    assert "stall ap" not in b.offers()
    b.play("stall cap")


def test_COH_T446_other_units_act_while_it_has_ap() -> None:
    given, then = case("COH-T446")["given"], case("COH-T446")["then"]
    b = sturmovik(ap=(0, given["ap"]), units={S: "S_RIF F09 W", G: "G_INF F07 E"}, rolls=[2])
    b.play(f"opp {S}", f"fire {S} F07")
    assert b.s.ap[1] == then["ap"]
    assert (b.status(S), b.status(IL2)) == (then["other"], then["aircraft"])


def test_nobody_shares_an_aircrafts_pool() -> None:
    """COH-20.0(7), E.6(2)."""
    b = sturmovik(units={S: "S_RIF F05 E"})
    assert f"ap {S}" not in b.offers()
    assert b.refused(f"ap {S}") == "COH-E.6"


def test_nobody_takes_a_waiting_aircraft_along() -> None:
    """COH-E.6(2)."""
    b = Sky({IL2: "S_IL2 off E"}, turn="soviet")
    b.play(f"opp {S}")
    assert f"with {IL2}" not in b.offers()
    assert b.refused(f"with {IL2}") == "COH-E.6"


@pytest.mark.parametrize("card", ["mark-as-spent", "extra-ap"])
def test_action_cards_are_not_for_aircraft(card: str) -> None:
    """COH-20.0(7): no enemy aircraft is marked spent, no aircraft's pool gets AP from a card."""
    b = sturmovik(current_cap=(3, 3), hand={"german": ["mark-as-spent"], "soviet": ["extra-ap"]})
    if card == "extra-ap":
        assert b.refused("card extra-ap") == "COH-20.0"
        return
    b.play("stall cap", "card mark-as-spent")
    assert b.game.decision.options
    assert f"use {IL2}" not in b.offers()


def test_no_flight_within_a_double_action() -> None:
    """COH-20.0(7)."""
    b = sturmovik(current_cap=(0, 3), hand={"soviet": ["double-action"]})
    b.play("card double-action")
    assert f"ap {IL2}" not in b.offers()
    assert b.refused(f"ap {IL2}") == "COH-20.0"


# -- COH-20.0(12), G-59: over a hex, not in it ----------------------------------------------------------


def test_COH_T447_an_aircraft_overhead_does_not_bar_rally() -> None:
    given, then = case("COH-T447")["given"], case("COH-T447")["then"]
    b = Sky(
        {IL2: "S_IL2 F05 E active"},
        {G: f"G_INF F05 E {given['counter']}"},
        ap=(0, 3),
        current_cap=(0, 0),
        rolls=[given["roll"]],
    )
    b.play(f"opp {G}", f"rally {G}")
    assert (b.hit(G) == "none") is then["success"]


def test_it_neither_fights_nor_controls_nor_stops_anybody() -> None:
    """COH-20.0(12), G-05: no close combat, no control, and fire at the hex passes it by."""
    b = Sky(
        {IL2: "S_IL2 F05 E active"},
        {G: "G_INF F05 E", S: "S_RIF F07 W"},
        turn="soviet",
        ap=(0, 3),
        current_cap=(0, 0),
        rolls=[12],
        draws=["unnerved"],
        victory={
            "per_enemy_unit": 1,
            "hexes": [{"hex": "1-F05", "vp": 1, "when": "game_end"}],
            "initial_control": {"german": ["1-F05"]},
        },
    )
    assert b.control("F05") == "german"
    b.play(f"opp {S}")
    b.play(f"fire {S} F05")
    assert [attack.target for attack in attacks(b)] == [G]
    b.play(f"opp {G}")
    assert not any(o.startswith("assault") for o in b.offers())
    assert f"fire {G} F07" in b.offers()


# -- COH-20.0(10): fire at aircraft ---------------------------------------------------------------------


def flak(
    distance: int, kind: str = "G_25117", *words: str, facing: str = "E", **fields: Any
) -> tuple[Sky, str]:
    """A German AA unit in F05, an Il-2 so many hexes east of it."""
    key = kind.replace("_", "-") + "-1"
    values: dict[str, Any] = {"ap": (0, 7), "current_cap": (0, 0), **fields}
    at = f"F{5 + distance:02}"
    units = {key: f"{kind} F05 {facing}"}
    b = Sky({IL2: f"S_IL2 {at} W active " + " ".join(words)}, units, **values)
    return b, key


def test_COH_T333_251_17_at_an_adjacent_aircraft() -> None:
    given, then = case("COH-T333")["given"], case("COH-T333")["then"]
    b, key = flak(given["distance"])
    assert b.sc.range[b.unit(key)] == given["range"]
    assert b.sc.fp[1][b.unit(key)] == given["fp"]
    b.play(f"opp {key}")
    assert figures(b, f"flak {key} {IL2}") == [then["fp"], 13]


def test_COH_T448_rifles_cannot_fire_at_an_aircraft() -> None:
    given = case("COH-T448")["given"]
    b = Sky(
        {JU87: f"G_JU87 F{5 + given['distance']:02} W active"}, {S: "S_RIF F05 E"}, turn="soviet", ap=(7, 0)
    )
    b.play(f"opp {S}")
    assert b.refused(f"flak {S} {JU87}") == "COH-20.0"
    assert b.refused(f"fire {S} F07") == "COH-7.0"
    assert not any(o.startswith(("flak", "fire")) for o in b.offers())


@pytest.mark.parametrize(
    ("distance", "change"),
    [(0, {"short-range": 3}), (1, {"short-range": 3}), (8, {}), (9, {"long-range": -2})],
)
def test_range_counts_as_in_normal_combat(distance: int, change: dict[str, int]) -> None:
    """COH-20.0(10)."""
    b, key = flak(distance, rolls=[2])
    b.play(f"opp {key}", f"flak {key} {IL2}")
    assert lines(attacks(b)[0].fp) == change


def test_beyond_twice_the_range_there_is_no_shot() -> None:
    b, key = flak(12, "G_F88")
    b.play(f"opp {key}")
    assert f"flak {key} {IL2}" in b.offers()
    b = Sky(
        {IL2: "S_IL2 L18 W active"}, {"S-M3AA-1": "S_M3AA A01 E", "G-25117-1": "G_25117 F01 E"}, ap=(0, 7)
    )
    assert b.refused("opp G-25117-1", f"flak G-25117-1 {IL2}") == "COH-7.61"


def test_a_gun_fires_in_its_arc_and_a_turret_all_round() -> None:
    """COH-6.1, 15.5: out of arc costs an AP more."""
    b, key = flak(3, "G_F88", facing="W")
    assert b.refused(f"opp {key}", f"flak {key} {IL2}") == "COH-6.1"
    b, key = flak(3, facing="W", current_cap=(6, 0))
    b.play(f"cap {key}")
    assert price(b, f"flak {key} {IL2}") == b.sc.fire[b.unit(key)] + 1


def test_altitude_protects() -> None:
    """COH-20.1(1): the example's Sturmovik with two counters has 15 in front and 14 behind."""
    for facing, dr in (("W", 15), ("E", 14)):
        b = Sky({IL2: f"S_IL2 F08 {facing} active alt2"}, {"G-25117-1": "G_25117 F05 E"}, ap=(0, 7))
        b.play("opp G-25117-1")
        assert figures(b, f"flak G-25117-1 {IL2}")[1] == dr


def test_units_in_close_combat_do_not_fire_at_aircraft() -> None:
    """COH-7.63(8)."""
    b = Sky({IL2: "S_IL2 F08 W active"}, {"G-25117-1": "G_25117 F05 E", S: "S_RIF F05 W"}, ap=(0, 7))
    assert b.refused("opp G-25117-1", f"flak G-25117-1 {IL2}") == "COH-7.63"


@pytest.mark.parametrize(("roll", "hits"), [(8, 0), (9, 1), (12, 1)])
def test_the_first_hit_damages_without_a_counter(roll: int, hits: int) -> None:
    """COH-20.0(11): FP 4 against 13."""
    b, key = flak(3, rolls=[roll])
    b.play(f"opp {key}", f"flak {key} {IL2}")
    assert b.s.damaged[b.unit(IL2)] == hits
    assert b.hit(IL2) == "none"
    assert b.over(IL2) == "F08"
    assert b.s.active[1]  # it may manoeuvre on


def test_a_second_hit_destroys() -> None:
    """COH-20.0(11): and it is a unit lost like any other: VP, a space of the CAP track, the pool."""
    b, key = flak(3, "G_25117", "damaged", rolls=[9], cap=(6, 6), current_cap=(0, 6))
    b.play(f"opp {key}", f"flak {key} {IL2}")
    assert b.where(IL2) == "@lost"
    assert b.over(IL2) == ""
    assert b.s.vp[0] == 1
    assert (b.s.lost[1], b.s.cap[1], b.s.active[1], b.s.ap[1]) == (1, 5, 0, 0)


def test_av_of_dv_and_four_destroys_at_once() -> None:
    """COH-20.0(11): FP 4 + 3 and a roll of 10 against 13."""
    b, key = flak(1, rolls=[10])
    b.play(f"opp {key}", f"flak {key} {IL2}")
    assert b.where(IL2) == "@lost"


def test_the_chances_of_a_shot_at_an_aircraft() -> None:
    b, key = flak(3)
    b.play(f"opp {key}")
    found = chances(b.game.seat(0).odds(b.full(f"flak {key} {IL2}")).branches)
    assert found == {f"miss {IL2}": Fraction(26, 36), f"hit {IL2}": Fraction(10, 36)}


def test_aa_units_fire_as_a_group() -> None:
    """COH-9.12: a supporter needs the AA mark, too."""
    two = {"S-M3AA-1": "S_M3AA F05 E", "S-M3AA-2": "S_M3AA F05 E", S: "S_RIF F05 E"}
    b = Sky({JU87: "G_JU87 F08 W active"}, two, turn="soviet", ap=(7, 0), current_cap=(0, 0), rolls=[2])
    b.play("opp S-M3AA-1", "with S-M3AA-2", f"flak S-M3AA-1 {JU87}")
    assert lines(attacks(b)[0].fp) == {"support": 1}
    b = Sky({JU87: "G_JU87 F08 W active"}, two, turn="soviet", ap=(7, 0), current_cap=(0, 0))
    b.play("opp S-M3AA-1", f"with {S}")
    assert b.refused(f"flak S-M3AA-1 {JU87}") == "COH-20.0"


def test_errata_the_dshk_and_the_m3_scout_fire_at_aircraft() -> None:
    """COH-E.10(2)."""
    for kind in ("S_HMG", "S_M3S", "S_M3AA"):
        key = kind.replace("_", "-") + "-1"
        b = Sky({JU87: "G_JU87 F08 W active"}, {key: f"{kind} F05 E"}, turn="soviet", ap=(7, 0))
        b.play(f"opp {key}")
        assert f"flak {key} {JU87}" in b.offers()


# -- COH-20.0(11): damaged ------------------------------------------------------------------------------


def test_COH_T332_a_damaged_aircraft_may_not_attack() -> None:
    given = case("COH-T332")["given"]
    b = sturmovik("damaged", ap=(0, given["ap"]), units={G: "G_INF F09 W"})
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09") == "COH-20.0"
    assert not any(o.startswith("strafe") for o in b.offers())
    b.play(f"bank {IL2} NE")  # it may manoeuvre


# -- COH-20.0(8), (9), E.6(3): leaving ------------------------------------------------------------------


def spent_aircraft(*words: str, at: str = "F10 E", turn: str = "soviet", **fields: Any) -> Sky:
    values: dict[str, Any] = {"turn": turn, "current_cap": (0, 0), **fields}
    units = values.pop("units", {})
    return Sky({IL2: " ".join(["S_IL2", at, "spent", *words])}, units, **values)


def test_COH_T331_a_spent_aircraft_blocks_other_actions() -> None:
    b = spent_aircraft()
    assert b.offers() == [f"depart {IL2}"]
    for key in (f"opp {S}", f"activate {S}", "pass", "stall cap"):
        assert b.refused(key) == "COH-20.0"


def test_COH_T401_the_free_exit() -> None:
    """COH-20.0(8), E.6(3)."""
    given, then = case("COH-T401")["given"], case("COH-T401")["then"]
    b = spent_aircraft("alt2", current_cap=(0, 6))
    assert b.sc.impulses[b.unit(IL2)] == given["impulses"]
    assert b.offers() == [f"depart {IL2}", f"cap {IL2}"]
    assert b.price(f"depart {IL2}") == then["price"]
    assert b.over(IL2) == f"F{10 + then['hexes']:02}"
    assert (b.facing(IL2), b.altitude(IL2)) == ("E", 2)
    b.play("pass")
    assert (f"cap {IL2}" in b.offers()) is then["cap_allowed_afterwards"]
    assert b.refused(f"cap {IL2}") == "COH-20.0"
    b.play(f"depart {IL2}", "pass")
    assert b.over(IL2) == "F18"
    b.play(f"depart {IL2}")
    assert b.where(IL2) == "@exited"
    b.play("pass", f"opp {S}")  # free again


def test_cap_actions_instead_of_the_free_exit() -> None:
    """COH-20.0(8): it flies as it likes, and may even attack."""
    b = spent_aircraft(current_cap=(0, 3), units={G: "G_INF F14 W"}, rolls=[2])
    b.play(f"cap {IL2}", f"forward {IL2} F11", f"strafe {IL2} F14", "commit 0", f"forward {IL2} F12", "done")
    assert (b.s.cap[1], b.status(IL2)) == (1, "spent")
    b.play("pass")
    assert b.offers() == [f"depart {IL2}", f"cap {IL2}"]


def test_it_does_not_come_back() -> None:
    """COH-20.0(9): even with AP left."""
    b = sturmovik(at="F18 E")
    b.play(f"ap {IL2}", f"away {IL2}")
    assert b.where(IL2) == "@exited"
    assert (b.s.ap[1], b.s.active[1]) == (0, 0)
    b.next_round("soviet")
    assert b.refused(f"activate {IL2}") == "COH-20.0"
    assert f"activate {IL2}" not in b.offers()


def test_leaving_scores_nothing() -> None:
    b = sturmovik(
        at="F18 E",
        victory={"per_enemy_unit": 1, "hexes": [], "exit": {"side": "soviet", "hexes": ["1-F18"], "vp": 2}},
    )
    b.play(f"ap {IL2}", f"away {IL2}")
    assert b.s.vp == [0, 0]


def test_an_aircraft_out_of_ap_is_spent_and_must_leave() -> None:
    """COH-20.0(8)."""
    b = sturmovik(ap=(0, 1))
    b.play(f"ap {IL2}", f"forward {IL2} F06", "done")
    assert b.status(IL2) == "spent"
    b.play("pass")
    assert b.offers() == [f"depart {IL2}"]


def test_a_player_who_ends_its_activation_must_fly_it_off_first() -> None:
    """COH-20.0(8): spent is spent, however it came about."""
    b = sturmovik()
    b.play("spend")
    assert b.offers() == [f"depart {IL2}"]


def test_the_opponent_may_only_shoot_at_it_or_pursue() -> None:
    """COH-20.0(8)."""
    b = spent_aircraft(
        turn="german", at="F10 W", current_cap=(2, 0), units={"G-25117-1": "G_25117 F05 E"}, rolls=[2]
    )
    assert sorted(b.offers()) == ["activate G-25117-1", "cap G-25117-1", "opp G-25117-1", "pass"]
    for key in (f"opp {G}", "stall cap", f"activate {G}"):
        assert b.refused(key) == "COH-20.0"
    b.play("opp G-25117-1")
    assert b.offers() == [f"flak G-25117-1 {IL2}"]
    assert b.refused("pivot G-25117-1 W") == "COH-20.0"
    b.play(f"flak G-25117-1 {IL2}", "commit 0")
    assert b.asked() == "soviet"


def test_the_opponents_aircraft_pursue_it() -> None:
    """COH-20.0(8): and attack nothing else meanwhile."""
    b = Sky(
        {IL2: "S_IL2 F10 E spent", JU87: "G_JU87 F06 E active", "G-HS129-1": "G_HS129 off E"},
        {S: "S_RIF F09 W"},
        ap=(4, 0),
        current_cap=(0, 0),
        rolls=[2],
    )
    assert sorted(b.offers()) == [f"ap {JU87}", "pass", "spend"]
    b.play(f"ap {JU87}", f"forward {JU87} F07")
    assert b.refused(f"strafe {JU87} F09") == "COH-20.0"
    b.play(f"dogfight {JU87} {IL2}")
    assert [attack.target for attack in attacks(b)] == [IL2]


def test_a_forced_pass_does_not_end_the_round() -> None:
    """COH-20.0(8): the aircraft leaves first; then passes count again."""
    b = sturmovik(at="F15 E")
    b.play("pass")  # gives its AP away, so it must leave
    assert b.s.round == 1
    b.play("pass")
    assert b.s.round == 1
    assert b.offers() == [f"depart {IL2}"]
    b.play(f"depart {IL2}")
    assert b.where(IL2) == "@exited"
    assert b.s.passes == 0


# -- COH-20.2: attacks on the ground --------------------------------------------------------------------


def test_COH_T337_stuka_at_6_hexes() -> None:
    given, then = case("COH-T337")["given"], case("COH-T337")["then"]
    b = Sky(
        {JU87: f"G_JU87 F04 E active alt{given['altitude']}"},
        {S: f"S_RIF F{5 + given['distance']:02} W"},
        ap=(7, 0),
        current_cap=(0, 0),
        rolls=[2],
    )
    assert b.sc.fp[0][b.unit(JU87)] == given["fp"]
    b.play(f"ap {JU87}", f"forward {JU87} F05")
    assert figures(b, f"strafe {JU87} F11")[0] == then["fp"]
    b.play(f"strafe {JU87} F11")
    assert lines(attacks(b)[0].fp) == {"altitude": -1, "far-shot": -3}


def test_COH_T338_nothing_closer_than_two_hexes() -> None:
    given = case("COH-T338")["given"]
    b = sturmovik(units={G: f"G_INF F{6 + given['distance']:02} W"})
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F07") == "COH-20.2"
    b = sturmovik(units={G: "G_INF F06 W"})
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F06") == "COH-20.2"


def test_nothing_beyond_six_hexes_and_only_in_its_arc() -> None:
    """COH-20.2(1), (4)."""
    b = sturmovik(units={G: "G_INF F13 W", "G-INF-2": "G_INF F03 W"})
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert b.refused(f"strafe {IL2} F13") == "COH-20.2"
    assert b.refused(f"strafe {IL2} F03") == "COH-6.1"


def test_an_attack_needs_a_target() -> None:
    b = sturmovik()
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09") == "COH-7.0"


@pytest.mark.parametrize("facing", ["W", "E"])
def test_front_or_rear_by_its_direction_and_blue_against_armour(facing: str) -> None:
    """COH-20.2(2), G-29: it does not attack from above."""
    b = armour("G_PZ3", facing)
    u = b.unit("G-PZ3-1")
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    dr = b.sc.front[u] if facing == "W" else b.sc.rear[u]
    assert figures(b, f"strafe {IL2} F09") == [b.sc.fp[1][b.unit(IL2)], dr]


def armour(kind: str, facing: str) -> Sky:
    return sturmovik(units={kind.replace("_", "-") + "-1": f"{kind} F09 {facing}"})


def test_open_tops_keep_their_blue_rear() -> None:
    """G-29: aircraft are no artillery."""
    b = armour("G_25117", "E")
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    u = b.unit("G-25117-1")
    assert figures(b, f"strafe {IL2} F09") == [10, b.sc.rear[u]]


def test_everybody_in_the_hex_is_attacked_friends_too() -> None:
    """COH-7.7(2), 7.63(11)."""
    b = sturmovik(units={G: "G_INF F09 W", S: "S_RIF F09 W"}, rolls=[2, 2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09", f"against {S}")
    assert [attack.target for attack in attacks(b)] == [S, G]


def test_height_of_the_ground_does_not_count() -> None:
    """COH-20.2(3): neither FP nor DM for hills below an aircraft."""
    b = sturmovik(units={G: "G_INF F09 W"}, levels={"F09": 2, "F06": 1})
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert figures(b, f"strafe {IL2} F09") == [6, 12]


def test_terrain_protects_as_usual() -> None:
    b = sturmovik(units={G: "G_INF F09 W"}, terrain={"F09": "forest"}, rolls=[2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09")
    assert lines(attacks(b)[0].dr) == {"terrain-forest": 2}


# -- COH-20.2(3): air to air ----------------------------------------------------------------------------


def dogfight(own: int, other: int, distance: int = 2, facing: str = "W") -> Sky:
    return sturmovik(
        f"alt{own}", others={JU87: f"G_JU87 F{6 + distance:02} {facing} alt{other} active"}, ap=(7, 7)
    )


def test_COH_T402_the_higher_one_has_the_advantage() -> None:
    given, then = case("COH-T402")["given"], case("COH-T402")["then"]
    b = dogfight(given["own_altitude"], given["target_altitude"], given["distance"])
    b.sc.fp[1][b.unit(IL2)] = given["fp"]
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert figures(b, f"dogfight {IL2} {JU87}") == [then["fp"], 12 + given["target_altitude"]]


def test_the_lower_one_has_it_harder() -> None:
    """COH-20.2(3), 20.1(1): a counter of altitude is DR, and being higher a DM beside it."""
    b = dogfight(1, 3)
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert figures(b, f"dogfight {IL2} {JU87}") == [10, 12 + 3 + 1]


def test_from_behind_and_from_afar() -> None:
    """COH-20.2(1): range counts in the air as well, and the target's facing."""
    b = dogfight(0, 0, 5, "E")
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert figures(b, f"dogfight {IL2} {JU87}") == [10 - 2, 11]
    b = dogfight(0, 0, 1)
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"dogfight {IL2} {JU87}") == "COH-20.2"


# -- COH-20.3: sight ------------------------------------------------------------------------------------


@each("COH-T340", "COH-T341")
def test_blind_hexes_from_the_air(case: Case) -> None:
    given, then = case["given"], case["then"]
    b = Sky({IL2: "S_IL2 off E"}, terrain=given.get("terrain", {}), levels=given.get("levels", {}))
    for name, visible in then["visible"].items():
        assert sees_ground(b.s, b.hex(given["from"]), b.hex(name)) is visible, name


def test_blind_hexes_work_both_ways() -> None:
    """COH-20.3(1): who cannot be seen from the air does not see the aircraft either."""
    b, key = flak(3, terrain={"F06": "forest"})
    assert b.refused(f"opp {key}", f"flak {key} {IL2}") == "COH-20.3"
    b, key = flak(3, terrain={"F07": "forest"})
    b.play(f"opp {key}")
    assert f"flak {key} {IL2}" in b.offers()


def test_no_attack_on_a_blind_hex() -> None:
    b = sturmovik(units={G: "G_INF F09 W"}, terrain={"F08": "forest"})
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09") == "COH-20.3"


def test_smoke_counts_at_any_altitude() -> None:
    """COH-20.3(2), 13.0."""
    b = sturmovik("alt4", units={G: "G_INF F09 W"})
    lay(b, "F08", 1)
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09") == "COH-13.0"
    b = sturmovik("alt4", units={G: "G_INF F09 W"}, rolls=[2])
    lay(b, "F09", 1)
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"strafe {IL2} F09")
    assert lines(attacks(b)[0].dr) == {"smoke-into": 2}


def lay(b: Sky, name: str, counters: int) -> None:
    b.s.smoke_new = list(b.s.smoke_new)
    b.s.smoke_new[b.hex(name)] = counters
    b.s.smoky = 1


# -- COH-20.3(2): hidden units --------------------------------------------------------------------------


def test_COH_T342_a_hidden_unit_in_the_open() -> None:
    given, then = case("COH-T342")["given"], case("COH-T342")["then"]
    at = f"F{6 + given['distance']:02}"
    b = sturmovik("alt6", units={G: f"G_INF {at} W hidden"})
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert (b.game.decision.kind == "Reveal.face") is then["revealed"]
    b.play(f"face {G} W")
    assert b.where(G) == at
    assert f"strafe {IL2} {at}" in b.offers()


def test_farther_off_it_stays_hidden() -> None:
    b = sturmovik(units={G: "G_INF F09 W hidden"})
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert b.where(G) == "@hidden"


def test_COH_T449_a_unit_hidden_in_forest() -> None:
    given, then = case("COH-T449")["given"], case("COH-T449")["then"]
    b = sturmovik(units={G: "G_INF F07 W hidden"}, terrain={"F07": given["terrain"]})
    b.play(f"ap {IL2}")
    found = []
    for distance in given["distances"]:
        b.play(f"forward {IL2} F{7 - distance:02}")
        found.append(b.game.decision.kind == "Reveal.face")
    assert found == then["revealed"]


def test_a_friendly_aircraft_gives_nobody_away() -> None:
    """G-59."""
    b = sturmovik(units={S: "S_RIF F06 W hidden"})
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert b.where(S) == "@hidden"


def test_a_unit_on_its_way_off_finds_hidden_units_too() -> None:
    b = spent_aircraft(units={G: "G_INF F13 W hidden"}, terrain={"F13": "forest"})
    b.play(f"depart {IL2}")
    assert b.over(IL2) == "F13"
    b.play(f"face {G} W")
    assert b.over(IL2) == "F14"


def test_nobody_hides_under_the_eyes_of_an_aircraft() -> None:
    """COH-10.2, 20.3."""
    b = sturmovik(
        at="F15 W", turn="german", ap=(0, 3), units={G: "G_INF A01 E", "G-INF-2": "G_INF B01 E hidden"}
    )
    b.play(f"opp {G}")
    assert b.refused(f"hide {G} A01") == "COH-10.2"


# -- COH-20.4: bombs ------------------------------------------------------------------------------------


def test_COH_T343_two_bombs_from_250_metres() -> None:
    """COH-20.4(1): against a bunker and whoever is in it."""
    given, then = case("COH-T343")["given"], case("COH-T343")["then"]
    words = ["bomb_50kg"] * 4
    b = Sky(
        {"G-HS129-1": " ".join(["G_HS129 F05 E active", f"alt{given['altitude']}", *words])},
        {},
        ap=(7, 0),
        current_cap=(0, 0),
        rolls=[2] * given["bombs"],
        fortifications=[{"key": "bunker-1", "kind": "bunker", "hex": "1-F09", "facing": 4}],
    )
    key = "G-HS129-1"
    assert metres(b, key) == then["metres"]
    b.play(f"ap {key}", f"forward {key} F06")
    assert b.price(f"bomb {key} F09", "drop bomb_50kg", "drop bomb_50kg", "done") == 1 + then["extra_ap"]
    assert b.bombs(key) == ["bomb_50kg"] * 2
    assert len(b.told("rolled")) == then["rolls"]
    fps = [event.ledgers[0].total - 2 for event in b.game.events if event.ledgers]
    assert fps == [then["fp_each"]] * given["bombs"]


def metres(b: Sky, key: str) -> int:
    piece = next(p for p in b.game.seat(0).view().scene.pieces if p.key == key)
    return piece.figures["altitude"]


def test_every_bomb_is_rolled_against_everybody() -> None:
    """COH-20.4(1): and after the first has killed somebody the second finds the rest."""
    units = {G: "G_INF F09 W", "G-INF-2": "G_INF F09 W"}
    b = sturmovik("bomb_50kg", "bomb_50kg", units=units, rolls=[12, 2, 2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"bomb {IL2} F09", "drop bomb_50kg", "drop bomb_50kg")
    assert b.offers() == ["done"]
    b.play("done", f"against {G}")
    assert [attack.target for attack in attacks(b)] == [G, "G-INF-2", "G-INF-2"]
    assert b.where(G) == "@lost"
    assert b.s.ap[1] == 7 - 2
    assert b.game.decision.kind == "Flight.fly"


def test_a_single_bomb_is_dropped_at_once() -> None:
    b = sturmovik("bomb_250kg", units={G: "G_INF F09 W"}, rolls=[2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"bomb {IL2} F09")
    assert lines(attacks(b)[0].fp) == {}
    assert attacks(b)[0].fp.lines[0].value == 9
    assert b.bombs(IL2) == []
    assert b.refused(f"forward {IL2} F07", f"bomb {IL2} F09") == "COH-20.4"


def test_COH_T535_luck_on_a_bomb_but_no_double_action_for_the_aircraft() -> None:
    """COH-20.0, COH-C.12, ruling G-76."""
    c = case("COH-T535")
    hand = {"soviet": c["given"]["cards"]}
    units = {G: "G_INF F09 W"}
    b = sturmovik(
        "bomb_250kg",
        units=units,
        hand=hand,
        current_cap=(0, 3),
        rolls=[2, c["given"]["die"]],
        draws=["pinned"],
    )
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"bomb {IL2} F09")
    b.play("commit 0")
    assert b.offers() == ["keep", "luck"]
    b.play("luck")
    assert attacks(b)[0].av == 9 + 2 + c["then"]["luck"]
    double = c["then"]["double"]
    twice = sturmovik(hand=hand, current_cap=(0, 3))
    assert twice.verdict("card double-action", f"ap {IL2}") == (double["legal"], double["rule"])


def test_COH_T450_bombs_on_two_hexes_in_one_attack() -> None:
    given = case("COH-T450")["given"]
    units = {G: f"G_INF {given['targets'][0]} W", "G-INF-2": f"G_INF {given['targets'][1]} W"}
    b = sturmovik("bomb_50kg", "bomb_50kg", at="E01 E", units=units)
    b.play(f"ap {IL2}", f"forward {IL2} E02", f"bomb {IL2} E05", "drop bomb_50kg")
    assert b.refused(f"bomb {IL2} E06") == "COH-20.4"


def test_another_hex_is_another_attack() -> None:
    """COH-20.4(1), 20.0(4): after another hex flown, for another AP."""
    units = {G: "G_INF F09 W", "G-INF-2": "G_INF F10 W"}
    b = sturmovik("bomb_50kg", "bomb_50kg", units=units, rolls=[2, 2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"bomb {IL2} F09", "drop bomb_50kg", "done")
    b.play(f"forward {IL2} F07", f"bomb {IL2} F10")
    assert [attack.target for attack in attacks(b)] == [G, "G-INF-2"]
    assert b.s.ap[1] == 7 - 3


def test_COH_T344_a_cluster_bomb_leaves_a_mine() -> None:
    """COH-20.4(2), E.6(4), G-30: who is there is not attacked."""
    then = case("COH-T344")["then"]
    b = sturmovik("cluster", units={G: "G_INF F09 W"})
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"bomb {IL2} F09")
    laid = [row for row in b.sc.mine_rows if b.s.fort[row]]
    assert [(b.sc.fort_kind[row], b.s.fort_at[row]) for row in laid] == [(then["placed"], b.hex("F09"))]
    assert attacks(b) == []
    assert b.hit(G) == "none"


def test_a_cluster_bomb_needs_no_target() -> None:
    b = sturmovik("cluster", "bomb_50kg")
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert b.refused(f"bomb {IL2} F07") == "COH-20.2"
    b.play(f"bomb {IL2} F09")
    assert b.offers() == ["drop cluster"]
    assert b.refused("drop bomb_50kg") == "COH-20.4"


def test_bombs_need_an_unhurt_aircraft_and_bombs() -> None:
    b = sturmovik("damaged", "bomb_50kg", units={G: "G_INF F09 W"})
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"bomb {IL2} F09") == "COH-20.0"
    b = sturmovik(units={G: "G_INF F09 W"})
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"bomb {IL2} F09") == "COH-20.4"


def test_only_bombs_clear_mines_from_the_air() -> None:
    """COH-18.5(7), 20.4(1)."""
    mine = [{"key": "mine-1", "kind": "mine_red", "hex": "1-F09"}]
    b = sturmovik("bomb_50kg", fortifications=mine, rolls=[9])
    b.play(f"ap {IL2}", f"forward {IL2} F06")
    assert b.refused(f"strafe {IL2} F09") == "COH-7.0"
    b.play(f"bomb {IL2} F09")
    assert not b.s.fort[0]


# -- what is shown -----------------------------------------------------------------------------------


def test_the_sight_of_an_aircraft_is_shown() -> None:
    """COH-20.3."""
    b = sturmovik(terrain={"F08": "forest"})
    view = b.game.seat(0).overlay("sight", [f"unit:{IL2}"])
    unseen = [tint.place for tint in view.tints if tint.style == "unseen"]
    assert "1-F09" in unseen
    assert "1-F10" not in unseen


def test_the_prompt_tells_what_may_come_next() -> None:
    b = sturmovik("alt1")
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"bank {IL2} NE")
    question = b.game.seat(1).view().question
    assert question is not None
    told = question.prompt.args
    facts = {name: told[name] for name in ("impulses", "metres", "may_turn", "may_shift", "due", "ap")}
    assert facts == {"impulses": 2, "metres": 100, "may_turn": 0, "may_shift": 1, "due": 1, "ap": 7}


def test_pointing_at_an_aircraft_is_answered() -> None:
    """L10: whoever cannot shoot at it is told why."""
    b = Sky({JU87: "G_JU87 F08 W active"}, {S: "S_RIF F05 E"}, turn="soviet", ap=(7, 0))
    b.play(f"opp {S}")
    reason = b.game.seat(1).why(clicked=[f"unit:{JU87}"])
    assert reason is not None
    assert reason.rule == "COH-20.0"


def test_a_card_lets_an_aa_unit_shoot_at_the_one_that_leaves() -> None:
    """COH-20.0(8), C.2: nobody else may use it meanwhile."""
    b = spent_aircraft(
        turn="german",
        at="F10 W",
        units={"G-25117-1": "G_25117 F05 E spent"},
        hand={"german": ["command-action"]},
        rolls=[2],
    )
    assert b.offers() == ["pass", "card command-action"]
    b.play("card command-action")
    assert b.offers() == ["use G-25117-1"]
    b.play("use G-25117-1", f"flak G-25117-1 {IL2}")
    assert [attack.target for attack in attacks(b)] == [IL2]


# -- COH-10.0(4): on suspicion -----------------------------------------------------------------------


@pytest.mark.parametrize("there", [True, False])
def test_an_aircraft_attacks_on_suspicion(there: bool) -> None:
    """The roll is made whether or not somebody is there; only a hit tells."""
    units = {G: f"G_INF {'F09' if there else 'A09'} W hidden"}
    b = sturmovik(units=units, terrain={"F09": "forest", "A09": "forest"}, rolls=[12], draws=["unnerved"])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"suspect {IL2} F09")
    assert b.s.ap[1] == 5
    if there:  # FP 6 and 12 against 12 + 2: four more destroy it
        b.play(f"face {G} W")
        assert attacks(b)[0].av == 18
        assert b.where(G) == "@lost"
    else:
        assert b.where(G) == "@hidden"
        assert attacks(b) == []
    assert b.game.decision.kind == "Flight.fly"


def test_bombs_on_suspicion() -> None:
    b = sturmovik("bomb_50kg", units={G: "G_INF F09 W hidden"}, terrain={"F09": "forest"}, rolls=[2])
    b.play(f"ap {IL2}", f"forward {IL2} F06", f"bomb {IL2} F09")
    assert b.where(G) == "@hidden"
    assert b.events().count("rolled") == 1


def test_no_suspicion_where_somebody_is_seen_or_nobody_hides() -> None:
    """COH-10.0(4)."""
    b = sturmovik(units={G: "G_INF F09 W", "G-INF-2": "G_INF A09 W hidden"}, terrain={"A09": "forest"})
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"suspect {IL2} F09") == "COH-10.0"
    b = sturmovik()
    assert b.refused(f"ap {IL2}", f"forward {IL2} F06", f"suspect {IL2} F09") == "COH-10.0"


# -- what a player is told ---------------------------------------------------------------------------


def test_the_turn_says_what_binds() -> None:
    b = spent_aircraft()
    assert prompt(b) == {"bound": 1, "leaver": IL2}
    b.play(f"depart {IL2}")
    assert prompt(b) == {"bound": 2, "leaver": IL2}


def prompt(b: Sky) -> dict[str, object]:
    question = b.game.seat(b.game.decision.player).view().question
    assert question is not None
    told = question.prompt.args
    return {"bound": told["bound"], "leaver": getattr(told["leaver"], "key", None)}


def test_a_player_is_asked_twice_before_he_gives_up_an_aircrafts_ap() -> None:
    b = sturmovik()
    question = b.game.seat(1).view().question
    assert question is not None
    regrets = {offer.key: offer.regret.id for offer in question.offers if offer.regret is not None}
    assert regrets == {"pass": "coh-regret-air-leaves", "spend": "coh-regret-air-leaves"}


def test_an_aircraft_does_nothing_on_the_ground() -> None:
    b = sturmovik()
    for key in (f"move {IL2} F06", f"pivot {IL2} W", f"fire {IL2} F08", f"rally {IL2}"):
        assert b.refused(key) == "COH-20.0"


# -- three and four players (COH-21.0) -----------------------------------------------------------------


FOUR: dict[str, Any] = {
    "units": {"G-INF-2": "G_INF B01 E", "S-RIF-2": "S_RIF K18 W"},
    "seats": [
        {"side": "german", "cap": 3, "units": [G]},
        {"side": "soviet", "cap": 3, "units": [S, IL2]},
        {"side": "german", "cap": 3, "units": ["G-INF-2"]},
        {"side": "soviet", "cap": 3, "units": ["S-RIF-2"]},
    ],
    "options": {"armies": "seats"},
    "cap": (6, 6),
}


def test_ap_are_lost_when_the_others_end_the_round() -> None:
    """COH-2.2(3), 21.0(4), 20.0(8): the aircraft of who could not pass has to leave in the next round."""
    b = sturmovik(**FOUR, turn="german-2", rolls=[9, 3, 3, 3])
    b.play("pass", "pass", "pass")
    b.play(*["commit 0"] * 4)
    assert b.s.round == 2
    assert (b.s.ap[1], b.s.active[1]) == (0, 0)
    assert b.asked() == "soviet"
    assert b.offers() == [f"depart {IL2}", f"cap {IL2}"]


def test_partners_are_not_bound() -> None:
    """COH-20.0(8): the owner does nothing else, the enemies hunt; his partner plays on."""
    b = spent_aircraft(**FOUR, current_cap=(3, 3))
    offers = {}
    for _ in range(4):
        offers[b.asked()] = b.offers()
        b.play(b.offers()[0])
    assert offers["soviet"] == [f"depart {IL2}", f"cap {IL2}"]
    assert offers["german"] == offers["german-2"] == ["pass"]
    assert "opp S-RIF-2" in offers["soviet-2"]
    assert b.s.round == 1


def test_cap_put_on_a_roll_cannot_pay_as_well() -> None:
    """COH-3.21, 3.23: what was meant to stand in for AP is gone, and the pool pays."""
    b = sturmovik(units={G: "G_INF F10 W"}, current_cap=(0, 4), rolls=[2, 2])
    b.play(f"ap {IL2}", *["support"] * 3, f"forward {IL2} F06", f"strafe {IL2} F10", "commit 2")
    b.play(f"forward {IL2} F07", f"strafe {IL2} F10")
    assert (b.s.ap[1], b.s.cap[1]) == (6, 0)

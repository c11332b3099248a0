# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 7.63(10): the limit on retreats lasts for the whole turn after an enemy's entry."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.movement import destinations

from . import battle
from .cases import case
from .ground import Battle
from .test_armies import four

pytestmark = pytest.mark.both_builds

G = "G-INF-1"
G2 = "G-INF-2"
S = "S-RIF-1"
S2 = "S-RIF-2"
T = "S-T34-1"

CLOSED = {"F04", "E05", "G05"}  # a German came from F04 to F05


def entered(units: dict[str, str], **fields: Any) -> Battle:
    """A German squad has come from F04 into F05; it is the Soviets' turn."""
    b = Battle({G: "G_INF F04 E", **units}, **{"current_cap": (0, 0), **fields})
    b.play(f"opp {G}", f"move {G} F05", f"face {G} E")
    return b


def open_to(b: battle.Battle, u: str) -> set[str]:
    """Where one move can take a unit, whatever it costs."""
    found = destinations(b.s, b.unit(u), 99)[::2]
    return {b.sc.board.name(h).partition("-")[2] for h in found}


def test_COH_T488_bonus_hexes_do_not_lead_round_to_the_closed_side() -> None:
    """COH-7.63(10), 14.0(2): neither the second hex nor the third."""
    then = case("COH-T488")["then"]
    b = entered({T: "S_T34 F05 E"})
    b.play(f"opp {T}", f"move {T} E06", f"face {T} W")
    assert (f"move {T} D05" in b.offers()) is then["D05"]
    assert (b.refused(f"move {T} E05") == "COH-7.63") is not then["E05"]
    b.play(f"move {T} D05", f"face {T} SW")
    assert not CLOSED & {key.split()[-1] for key in b.offers()}
    assert b.refused(f"move {T} E05") == "COH-7.63"


def test_a_tank_that_was_not_in_the_hex_goes_where_it_likes() -> None:
    """COH-7.63(10): only defenders are limited."""
    b = entered({T: "S_T34 E06 W", S: "S_RIF F05 W"})
    b.play(f"opp {T}", f"move {T} E05", f"face {T} SW", f"move {T} F04", f"face {T} E")
    assert b.where(T) == "F04"


def test_COH_T489_the_second_hex_of_a_card() -> None:
    """COH-7.63(10), C.5."""
    b = entered({S: "S_RIF F05 W"}, hand={"soviet": ["move-2-hexes"]})
    b.play("card move-2-hexes", f"use {S}", f"move {S} E06", f"face {S} W")
    assert (b.refused(f"move {S} E05") == "COH-7.63") is not case("COH-T489")["then"]["legal"]
    assert not CLOSED & open_to(b, S)


def test_it_may_go_back_into_the_fight_but_not_through_it() -> None:
    """COH-7.63(10): the hex of the close combat is not among the closed ones."""
    b = entered({T: "S_T34 F05 E"})
    b.play(f"opp {T}", f"move {T} E06", f"face {T} SW", f"move {T} F05", f"face {T} W")
    assert (b.where(T), b.asked()) == ("F05", "german")  # all three hexes before it are closed


def test_COH_T490_the_second_half_of_a_double_action() -> None:
    """COH-7.63(10), C.10: both actions are of the same turn."""
    b = entered({S: "S_RIF F05 W"}, current_cap=(0, 6), hand={"soviet": ["double-action"]})
    b.play("card double-action", f"cap {S}", f"move {S} E06", f"face {S} W", f"cap {S}")
    assert (b.refused(f"move {S} E05") == "COH-7.63") is not case("COH-T490")["then"]["legal"]
    b.play(f"move {S} E07", f"face {S} W")
    assert b.asked() == "german"


def test_in_the_turn_after_that_it_may() -> None:
    """COH-7.63(10), G-13: the limit ends with the turn."""
    b = entered({S: "S_RIF F05 W"}, current_cap=(6, 6))
    b.play(f"cap {S}", f"move {S} E06", f"face {S} W")
    assert b.s.fled == [-1] * b.sc.units
    b.play("stall cap")
    assert "E05" in open_to(b, S)


def test_COH_T491_each_member_of_a_group() -> None:
    """COH-7.63(10), 9.11: whichever of them has gone before."""
    b = entered({S: "S_RIF F05 W", S2: "S_RIF F05 W", T: "S_T34 F05 E"}, hand={"soviet": ["move-2-hexes"]})
    b.play("card move-2-hexes", f"use {S}", f"with {S2}", f"with {T}")
    for u, to in ((S, "E06"), (S2, "G06"), (T, "E06")):
        b.play(f"move {u} {to}", f"face {u} W")
    for u in (S, S2, T):
        assert (not CLOSED & open_to(b, u)) is case("COH-T491")["then"]["all_limited"]
    assert b.refused(f"move {S2} G05") == "COH-7.63"


def test_COH_T492_the_attacker_is_dead() -> None:
    """COH-7.63(10), C.10: once he is gone, all sides are open again."""
    units = {S: "S_RIF F05 W", S2: "S_RIF F05 W"}
    b = entered(units, current_cap=(0, 9), cap=(6, 9), hand={"soviet": ["double-action"]}, rolls=[12])
    assert not CLOSED & open_to(b, S)
    b.play("card double-action", f"opp {S2}", f"assault {S2}", "commit 0")
    assert b.where(G) == "@lost"
    assert (open_to(b, S) >= CLOSED) is case("COH-T492")["then"]["open"]


def test_what_a_truck_takes_along_stays_limited() -> None:
    """COH-7.63(10), 17.0: the squad was in the hex as well, and gets off beside it."""
    b = entered({"S-ZIS-1": "S_ZIS F05 E", S: "S_RIF F05 E"}, current_cap=(0, 9), cap=(6, 9))
    b.s.carrier[b.unit(S)] = b.unit("S-ZIS-1")
    b.play("opp S-ZIS-1", "move S-ZIS-1 E06")
    assert b.s.fled[b.unit(S)] == b.s.fled[b.unit("S-ZIS-1")] == b.hex("F05")


def test_COH_T493_hiding_next_door_in_the_second_action() -> None:
    """COH-7.63(10), 10.2: going into hiding in another hex is a move, too."""
    wood = dict.fromkeys(("E05", "E06", "D05", "F05", "F04", "D06"), "forest")
    # In close combat the German does not see who goes; the third one is there so that there is hiding at all.
    units = {S: "S_RIF F05 W", S2: "S_RIF F05 W", "S-RIF-3": "S_RIF L18 W hidden"}
    b = entered(units, terrain=wood, current_cap=(0, 12), cap=(6, 12), hand={"soviet": ["double-action"]})
    b.play("card double-action", f"cap {S}", f"move {S} E06", f"face {S} W", f"cap {S}")
    assert f"hide {S} D05" in b.offers()
    assert (b.refused(f"hide {S} E05") == "COH-7.63") is not case("COH-T493")["then"]["legal"]


def test_four_players_each_have_the_limit_in_their_turn() -> None:
    """COH-7.63(10), 21.0, G-13: the second Soviet player is limited in his own turn, too."""
    units = {"S-RIF-1": "S_RIF C04 W", "S-RIF-2": "S_RIF C04 W"}
    b = four("side-by-side", units=units, current_cap=(5, 5), turn="german")
    b.play("opp G-INF-1", "move G-INF-1 C04", "face G-INF-1 E")
    while not b.asked().startswith("soviet"):
        b.play("stall cap")
    b.play("cap S-RIF-1", "move S-RIF-1 B04", "face S-RIF-1 E")
    assert b.s.fled == [-1] * b.sc.units
    assert b.asked() == "soviet-2"
    closed = {"C03", "B03", "D03"}
    assert not closed & open_to(b, "S-RIF-2")

# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 9.1 and 9.11: every member of a group makes its own move, whatever another makes of its bonus."""

from __future__ import annotations

from typing import Any

import pytest

from .cases import case
from .ground import Battle
from .test_fortifications import works
from .test_mines import mine

pytestmark = pytest.mark.both_builds

G = "G-INF-1"
P = "G-PZ4-1"
Q = "G-PZ4-2"
S = "S-RIF-1"
FAR = {S: "S_RIF A18 W"}

#: Every way to pay for a group move: the keys before the first `with`, and what the battle needs for it.
WAYS: dict[str, tuple[list[str], dict[str, Any]]] = {
    "opp": ([f"opp {P}"], {}),
    "ap": ([f"activate {P}", f"ap {P}"], {}),
    "cap": ([f"cap {P}"], {"current_cap": (6, 0)}),
    "card": (["card command-action", f"use {P}"], {"hand": {"german": ["command-action"]}}),
}


def rolling(way: str, units: dict[str, str] | None = None, **fields: Any) -> Battle:
    """Two tanks in a hex, the first of them about to act in that way."""
    keys, more = WAYS[way]
    units = {P: "G_PZ4 F05 E", Q: "G_PZ4 F05 E", **(units or {}), **FAR}
    b = Battle(units, **{"current_cap": (0, 0), **more, **fields})
    b.play(*keys)
    return b


@pytest.mark.parametrize("way", WAYS)
def test_COH_T486_a_tank_that_declines_its_bonus(way: str) -> None:
    """COH-9.1(3), 9.11(2), 14.0(2): it ends its own move; the other still has its own, with its bonus."""
    then = case("COH-T486")["then"]
    b = rolling(way)
    b.play(f"with {Q}", f"move {P} F06", f"face {P} E", "done")
    assert (b.asked(), b.game.decision.kind) == ("german", "Action.move")
    assert {key.split()[1] for key in b.offers()} == {Q}
    b.play(f"move {Q} F06", f"face {Q} E", f"move {Q} F07", f"face {Q} E")
    assert (b.where(P), b.where(Q)) == (then["P"], then["Q"])
    assert b.asked() == "soviet"


def test_both_tanks_decline() -> None:
    """COH-9.11(2): the turn ends when all have finished, and not before."""
    b = rolling("opp")
    b.play(f"with {Q}", f"move {P} F06", f"face {P} E", "done", f"move {Q} E06", f"face {Q} E")
    assert b.asked() == "german"
    b.play("done")
    assert (b.where(P), b.where(Q), b.asked()) == ("F06", "E06", "soviet")
    assert (b.status(P), b.status(Q)) == ("spent", "spent")


def test_a_group_with_squads_pays_once() -> None:
    """COH-9.11(1): the costliest part is due at the end, also after a bonus that was declined."""
    b = Battle({P: "G_PZ4 F05 E active", G: "G_INF F05 E", **FAR}, terrain={"E06": "forest"}, ap=(7, 0))
    b.play(f"ap {P}", f"with {G}", f"move {P} F06", f"face {P} E", "done", f"move {G} E06", f"face {G} E")
    assert (b.where(G), b.s.ap[0], b.asked()) == ("E06", 5, "soviet")


@pytest.mark.parametrize("way", WAYS)
def test_COH_T487_a_mine_stops_one_tank_of_a_group(way: str) -> None:
    """COH-18.5, 15.2, 9.11(2): all that is left to it is to end its move; the squad moves all the same."""
    then = case("COH-T487")["then"]
    b = rolling(
        way,
        {G: "G_INF F05 E"},
        fortifications=[mine("blue", "F06")],
        rolls=[8],
        draws=["veh_immobilised"],
    )
    b.play(f"with {G}", f"move {P} F06", f"face {P} E", *(["commit 0"] if way == "cap" else []))
    assert b.offers() == then["tank"]
    b.play("done")
    assert f"move {G} E06" in b.offers()
    b.play(f"move {G} E06", f"face {G} E")
    assert (b.where(G), b.asked()) == (then["squad"], "soviet")


def test_a_squad_stopped_by_wire_is_met_by_its_mine_at_the_end() -> None:
    """COH-18.4(2), 18.5(2): the mine of its own hex waits for the tank's move, and the last `done` says that
    dice will fall."""
    b = Battle(
        {P: "G_PZ4 F05 E", G: "G_INF F05 E spent", **FAR},
        fortifications=[works("barbed_wire", "E06"), mine("red", "F05")],
        current_cap=(3, 0),
        rolls=[6, 2],
    )
    b.play(f"cap {G}", f"with {P}", f"move {G} E06", "commit 0", f"move {P} F06", f"face {P} E")
    assert b.game.decision.kind == "Action.bonus"
    frame = b.s.lanes[0][-1]
    [done] = [o for o in b.game.decision.options if b.game.key(o) == "done"]
    assert frame.rolls(b.s, done)
    b.play("done")
    assert b.game.decision.kind == "Roll.commit"

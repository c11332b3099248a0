"""Chapter 21.2: hidden units drawn from a cup when one person plays both sides."""

from __future__ import annotations

from .battle import Battle
from .cases import Case, each

UNITS = {
    "G-INF-1": "G_INF C03 E",
    "S-RIF-1": "S_RIF C06 W hidden",
    "S-SMG-1": "S_SMG G06 W hidden",
}
WOOD = {"C06": "forest", "G06": "forest", "D06": "forest", "H06": "forest"}


def alone(**more: object) -> Battle:
    return Battle(UNITS, terrain=WOOD, begin="setup", options={"solitaire": "on"}, **more)  # type: ignore[arg-type]


def marked(battle: Battle) -> list[str]:
    return [
        mark.place.removeprefix("1-")
        for mark in battle.game.seat(0).view().scene.marks
        if mark.kind == "marker"
    ]


def started(*draws: int, rolls: list[int | list[int]] | None = None) -> Battle:
    """Marked as proposed, the first turn of the Germans; while both units are left, 2 draws a dummy."""
    battle = alone(draws=list(draws), rolls=[3, 9, *(rolls or [])])
    battle.play("done", "commit 0", "commit 0")
    assert battle.asked() == "german"
    return battle


@each("COH-T348")
def test_two_hexes_for_every_hidden_unit(case: Case) -> None:
    battle = alone()
    battle.play("mark D06", "mark H06")
    assert len(marked(battle)) == case["then"]["marked_hexes"]
    cup = case["then"]["cup"]
    assert battle.s.dummies[1] == cup["dummies"]
    in_cup = [key for key in UNITS if battle.where(key) == "@reserve"]
    assert len(in_cup) == cup["units"] == case["given"]["hidden_units"]
    assert in_cup == ["S-RIF-1", "S-SMG-1"]


def test_likely_hexes_have_cover_and_nobody_in_them() -> None:
    battle = alone()
    assert battle.refused("mark C03") == "COH-21.2"
    assert battle.refused("mark C06") == "COH-21.2"
    assert battle.refused("mark A01") == "COH-10.0"


def test_left_to_the_game_the_nearest_cover_is_marked() -> None:
    battle = alone()
    battle.play("done")
    assert sorted(marked(battle)) == ["C06", "D06", "G06", "H06"]


def test_who_walks_into_a_marked_hex_draws_from_the_cup() -> None:
    battle = started(1)
    battle.s.put(battle.unit("G-INF-1"), battle.hex("C05"))
    battle.play("opp G-INF-1", "move G-INF-1 C06")
    assert battle.where("S-SMG-1") == "C06"  # any unit of the cup, not the one first meant
    assert (battle.asked(), "face S-SMG-1 W" in battle.offers()) == ("soviet", True)
    assert "C06" not in marked(battle)


def test_a_dummy_is_nothing() -> None:
    battle = started(2)
    battle.s.put(battle.unit("G-INF-1"), battle.hex("C05"))
    battle.play("opp G-INF-1", "move G-INF-1 C06")
    assert [numbers[:2] for numbers in battle.told("dummy")] == [(1, battle.hex("C06"))]
    assert battle.s.dummies[1] == 1
    assert "C06" not in marked(battle)


def test_the_owner_draws_to_act() -> None:
    """The draw is no action: a unit that appears may act in the same turn."""
    battle = started(0)
    battle.play("pass", "stir H06", "face S-RIF-1 W")
    assert (battle.where("S-RIF-1"), battle.asked()) == ("H06", "soviet")
    battle.play("opp S-RIF-1", "pivot S-RIF-1 NW")
    assert battle.asked() == "german"


def test_only_a_marked_hex_is_drawn_for() -> None:
    battle = started()
    assert battle.refused("stir C06") == "COH-21.2"  # not the Germans'
    battle.play("pass")
    assert battle.refused("stir C05") == "COH-21.2"


def test_the_last_marker_gets_what_is_left() -> None:
    battle = started(2, 2, 0, 0)
    battle.play("pass", "stir C06", "stir D06", "stir G06", "face S-RIF-1 W", "stir H06", "face S-SMG-1 W")
    assert (battle.where("S-RIF-1"), battle.where("S-SMG-1")) == ("G06", "H06")
    assert marked(battle) == []

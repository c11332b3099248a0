"""Chapter 1.0: setting up freely in zones, openly and hidden."""

from __future__ import annotations

import msgspec

from grognard.core.kernel.kinds import PLACE

from .battle import Battle

UNITS = {
    "G-INF-1": "G_INF C03 E",
    "G-INF-2": "G_INF G03 E",
    "S-RIF-1": "S_RIF C14 W",
    "S-RIF-2": "S_RIF G14 W",
}
WOOD = {"C14": "forest", "D14": "forest", "G14": "forest"}
OPEN: dict[str, object] = {
    "side": "german",
    "units": ["G-INF-1", "G-INF-2"],
    "columns": [1, 4],
    "rows": [3, 7],
}
SECRET: dict[str, object] = {
    "side": "soviet",
    "units": ["S-RIF-1", "S-RIF-2"],
    "columns": [10, 18],
    "hidden": True,
}


def deploying(*zones: dict[str, object]) -> Battle:
    return Battle(UNITS, terrain=WOOD, begin="setup", zones=zones)


def test_units_are_set_up_where_their_owner_likes() -> None:
    """COH-1.0(4): any hex of the zone, each unit once; then the other side, then the battle."""
    battle = deploying(OPEN)
    assert battle.asked() == "german"
    battle.play("place G-INF-1 D04", "place G-INF-2 D04")
    assert (battle.where("G-INF-1"), battle.where("G-INF-2")) == ("D04", "D04")
    assert battle.where("S-RIF-1") == "C14"
    assert not battle.game.decision.kind.startswith("Deploy")


def test_the_rest_lies_where_the_scenario_proposes() -> None:
    battle = deploying(OPEN)
    battle.play("place G-INF-2 E01", "done")
    assert (battle.where("G-INF-1"), battle.where("G-INF-2")) == ("C03", "E01")


def test_refusals_of_a_set_up() -> None:
    units = {**UNITS, "G-OPEL-1": "G_OPEL F03 E"}
    zone = {**OPEN, "columns": [1, 14], "units": ["G-INF-1", "G-OPEL-1"]}
    battle = Battle(units, terrain=WOOD, begin="setup", zones=[zone])
    assert battle.refused("place G-INF-1 B03") == "COH-1.0"  # outside
    assert battle.refused("place G-INF-1 C14") == "COH-1.0"  # an enemy is there
    assert battle.refused("place G-OPEL-1 D14") == "COH-4.0"  # no truck in a wood
    assert battle.refused("conceal G-INF-1 C03") == "COH-0.6"
    assert battle.refused("place S-RIF-1 C03") == "COH-2.2"
    battle.play("place G-INF-1 C05")
    assert battle.refused("place G-INF-1 C06") == "COH-1.0"  # once only


def test_hidden_units_are_set_up_in_cover_and_in_secret() -> None:
    """COH-1.0(8), 10.0(1)."""
    battle = deploying(SECRET)
    assert battle.refused("conceal S-RIF-1 D15") == "COH-10.0"
    battle.play("conceal S-RIF-1 D14")
    battle.play("done")
    s = battle.s
    assert s.plot[battle.unit("S-RIF-1")] == battle.hex("D14")
    assert s.plot[battle.unit("S-RIF-2")] == battle.hex("G14")
    german = battle.game.seat(0).view()
    lying = {piece.key: piece.place for piece in german.scene.pieces}
    assert lying["S-RIF-1"] == battle.sc.name_of(PLACE, s.place[battle.unit("S-RIF-1")]) == "@hidden"
    assert b"D14" not in msgspec.json.encode(german)
    assert b"D14" in msgspec.json.encode(battle.game.seat(1).view())


def test_zones_are_set_up_in_their_order() -> None:
    battle = deploying(SECRET, OPEN)
    assert battle.asked() == "soviet"
    battle.play("done")
    assert battle.asked() == "german"
    battle.play("done")
    assert battle.where("G-INF-1") == "C03"


def test_the_special_rule_lets_hidden_units_be_plotted_anew() -> None:
    units = {**UNITS, "S-RIF-1": "S_RIF C14 W hidden"}
    battle = Battle(
        units,
        terrain=WOOD,
        begin="setup",
        special=[{"rule": "replot_hidden", "side": "soviet", "columns": [13, 15]}],
    )
    assert battle.refused("conceal S-RIF-1 G14") == "COH-10.0"  # seen at once beside the unit there
    battle.play("conceal S-RIF-1 D14")
    assert battle.s.plot[battle.unit("S-RIF-1")] == battle.hex("D14")

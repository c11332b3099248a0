# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 4: what terrain does to defence, sight and movement."""

from __future__ import annotations

import pytest

from .battle import Battle
from .cases import case

DM = {
    "open": 0,
    "wheat": 0,
    "corn": 0,
    "brush": 1,
    "forest": 2,
    "wooden_building": 1,
    "stone_building": 2,
    "marsh": 1,
    "river": 1,
    "ford": -1,
}


@pytest.mark.parametrize(("terrain", "dm"), DM.items())
def test_defence_modifier_of_each_terrain(terrain: str, dm: int) -> None:
    """COH-4.0(2), (5), ruling G-44: it is added to the defence rating."""
    units = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}
    b = Battle(units, terrain={"F08": terrain}, current_cap=(0, 0), rolls=[2])
    b.play("opp G-INF-1", "fire G-INF-1 F08")
    assert b.values()[1] == 12 + dm


@pytest.mark.parametrize(
    ("terrain", "blocks"),
    [
        ("open", False),
        ("wheat", False),
        ("river", False),
        ("ford", False),
        ("marsh", False),
        ("corn", True),
        ("brush", True),
        ("forest", True),
        ("wooden_building", True),
        ("stone_building", True),
    ],
)
def test_what_blocks_the_line_of_sight(terrain: str, blocks: bool) -> None:
    """COH-4.0(3), (5): corn blocks, wheat never does."""
    units = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}
    b = Battle(units, terrain={"F06": terrain}, rolls=[2])
    b.play("opp G-INF-1")
    if blocks:
        assert b.refused("fire G-INF-1 F08") == "COH-6.0"
    else:
        assert "fire G-INF-1 F08" in b.offers()


def test_COH_T382_the_centre_decides() -> None:
    """COH-4.0(1): a hex open at its dot is open, for price, defence and sight, with forest all around it."""
    given, then = case("COH-T382")["given"], case("COH-T382")["then"]
    around = dict.fromkeys(("E06", "E07", "G06", "G07"), given["hex"]["partly"])
    units = {"G-INF-1": "G_INF F05 E active", "S-RIF-1": "S_RIF F08 W"}
    b = Battle(
        units, terrain={**around, "F06": given["hex"]["centre"]}, ap=(7, 0), current_cap=(0, 0), rolls=[2]
    )
    assert b.sc.terrain_names[b.hex("F06")] == then["terrain"]
    assert b.price("ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E") == 1
    b.play("opp S-RIF-1", "fire S-RIF-1 F06")
    assert b.values()[1] == 12


def test_the_dominant_terrain_is_that_of_the_whole_hex() -> None:
    """COH-4.0(1): a road through a forest leaves it a forest, for sight and defence."""
    units = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}
    road = [["F05", "F06", "F07", "F08", "F09"]]
    b = Battle(units, terrain={"F06": "forest"}, roads=road)
    b.play("opp G-INF-1")
    assert b.refused("fire G-INF-1 F08") == "COH-6.0"


def test_guns_cross_a_river_only_by_bridge_or_ford() -> None:
    """COH-4.0(4), 5.0(3): the road over the river is a bridge."""
    gun = {"G-PAK-1": "G_PAK38 F05 E active", "S-RIF-1": "S_RIF A18 W"}
    river = {"F06": "river"}
    b = Battle(gun, terrain=river, ap=(7, 0))
    assert b.refused("ap G-PAK-1", "move G-PAK-1 F06") == "COH-4.0"
    b = Battle(gun, terrain=river, ap=(7, 0), roads=[["F05", "F06", "F07"]])
    assert b.price("ap G-PAK-1", "move G-PAK-1 F06", "face G-PAK-1 E") == 4
    b = Battle(gun, terrain={"F06": "ford"}, ap=(7, 0))
    assert b.price("ap G-PAK-1", "move G-PAK-1 F06", "face G-PAK-1 E") == 5


def test_a_bridge_gives_the_dm_of_the_water_under_it() -> None:
    """COH-4.0(2), ruling G-44: bridge +1."""
    units = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}
    b = Battle(units, terrain={"F08": "river"}, roads=[["F07", "F08", "F09"]], current_cap=(0, 0), rolls=[2])
    b.play("opp G-INF-1", "fire G-INF-1 F08")
    assert b.values()[1] == 13


def test_crossing_a_small_gully_costs_one_more() -> None:
    """COH-4.0(2), (5): a hexside of the terrain table."""
    units = {"G-INF-1": "G_INF F05 E active", "S-RIF-1": "S_RIF A18 W"}
    b = Battle(units, gullies=["F05/F06"], ap=(7, 0))
    assert b.price("ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E") == 2

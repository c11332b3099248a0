# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 15.4: open-topped vehicles under mortars, artillery and infantry in close combat (G-56)."""

from __future__ import annotations

from .cases import case
from .ground import Battle
from .shots import attacks, hits, lines, reprint

MARDER = "G-MARD-1"
SMG = "S-SMG-1"


def red(b: Battle, index: int = 0) -> bool:
    """Whether the attack was made with the red firepower of its leader."""
    lead = attacks(b)[index].fp.unit
    return attacks(b)[index].fp.lines[0].value == b.sc.fp[0][lead]


def test_COH_T271_infantry_in_close_combat() -> None:
    """COH-15.4(1): the framed rear DR counts as red."""
    given, then = case("COH-T271")["given"], case("COH-T271")["then"]
    b = Battle(
        {MARDER: f"{given['unit']} F05 E", SMG: "S_SMG F05 W"}, turn="soviet", current_cap=(0, 0), rolls=[2]
    )
    b.play(f"opp {SMG}", f"assault {SMG}")
    assert attacks(b)[0].dr.lines[0].value == then["dr"]
    assert red(b) is (then["colour"] == "red")


def test_a_tank_in_close_combat_meets_blue() -> None:
    """COH-15.4(1): only infantry climbs aboard."""
    b = Battle(
        {MARDER: "G_MARD F05 E", "S-T34-1": "S_T34 F05 W"},
        turn="soviet",
        current_cap=(0, 0),
        rolls=[2],
        draws=["veh_light_damage"],
    )
    b.play("opp S-T34-1", "assault S-T34-1")
    assert not red(b)


def test_direct_fire_from_behind_meets_blue() -> None:
    b = Battle(
        {MARDER: "G_MARD F05 W", "S-AT45-1": "S_AT45 F09 W"}, turn="soviet", current_cap=(0, 0), rolls=[2]
    )
    b.play("opp S-AT45-1", "fire S-AT45-1 F05")
    assert attacks(b)[0].dr.lines[0].name == "rear"
    assert not red(b)


def test_a_closed_tank_stays_blue_to_mortars() -> None:
    for unit, colour in (("G_PZ4", False), ("G_MARD", True)):
        b = Battle(
            {MARDER: f"{unit} F05 E", "S-M82-1": "S_M82 F12 W"}, turn="soviet", current_cap=(0, 0), rolls=[2]
        )
        b.play("opp S-M82-1", "fire S-M82-1 F05")
        assert red(b) is colour


def test_COH_T438_mortar_fire_in_a_forest() -> None:
    """COH-12.2, 15.4, ruling G-56: the rear DR is red, so the wood does not help."""
    given, then = case("COH-T438")["given"], case("COH-T438")["then"]
    units = {MARDER: f"{given['unit']} F05 E", "S-M82-1": "S_M82 F12 W"}
    b = Battle(
        units,
        terrain={"F05": "forest"},
        turn="soviet",
        current_cap=(0, 0),
        rolls=[given["roll"]],
        draws=["veh_light_damage"],
    )
    reprint(b, "S-M82-1", red=given["fp"])
    reprint(b, MARDER, rear=given["dr"])
    b.play("opp S-M82-1", "fire S-M82-1 F05")
    shot = attacks(b)[0]
    assert (shot.av, shot.dv, hits(b, MARDER)) == (then["av"], then["dv"], then["hits"])
    assert lines(shot.dr) == {}


def test_artillery_meets_the_open_top_too() -> None:
    from .test_artillery import GERMAN, duel, plot, strike

    b = duel({"S-SU76-1": "S_SU76 F09 W", "S-RIF-1": "S_RIF A18 W"}, terrain={"F09": "forest"})
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    b.script.rolls.append(2)
    strike(b)
    assert attacks(b)[0].fp.lines[0].value == b.sc.oba_fp[0][0]
    assert lines(attacks(b)[0].dr) == {}


def test_a_supporter_needs_the_colour_that_counts() -> None:
    """COH-9.12(2): two SMG squads without blue FP attack an open top together."""
    units = {MARDER: "G_MARD F05 E", SMG: "S_SMG F05 W", "S-SMG-2": "S_SMG F05 W"}
    b = Battle(units, turn="soviet", current_cap=(0, 0), rolls=[2], draws=["veh_light_damage"])
    b.play(f"opp {SMG}", "with S-SMG-2", f"assault {SMG}")
    assert lines(attacks(b)[0].fp) == {"cc": 4, "support": 1}

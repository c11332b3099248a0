"""What we ruled where the rulebook is silent: R-73 to R-77, R-84 and R-85, each in a small position."""

from __future__ import annotations

from grognard.games.panzer.adjust.recovery import recovery_number
from grognard.games.panzer.cards.armour import LEVEL
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.effects import destroy
from grognard.games.panzer.fire.shots import Shot, aim_of, blow_of
from grognard.games.panzer.fire.tables import BU
from grognard.games.panzer.fire.targets import FIRST_WEAPON
from grognard.games.panzer.ground.cover import COMBAT, COVERS
from grognard.games.panzer.spotting.looking import cover_of, level_of
from grognard.games.panzer.state import SUP_ON, with_cell
from grognard.games.panzer.verbs import AP

from .battle import Battle
from .stacks import again
from .test_close_assault import share


def still(units: dict[str, str], **more: object) -> Battle:
    return Battle(units, [], layer="advanced", **more)  # type: ignore[arg-type]


def shot(b: Battle, arm: int) -> Shot:
    return Shot(b.unit("GA"), b.unit("SA"), arm, 0, 0, -1, 0, 0)


def test_riders_beside_a_burning_vehicle_are_suppressed_and_stay() -> None:
    """R-73."""
    b = still({"GA": "G-PZ4H A1 N", "SA": "S-T34-76 F6 N", "SB": "S-US6 F6 N", "SC": "SL-RIF F6 N"})
    b.s.mount(b.unit("SC"), b.unit("SB"))
    assert not b.sc.under_cover[b.unit("SB")]
    destroy(b.s, b.unit("SA"), BU)
    assert (b.s.sup[b.unit("SC")], b.s.carrier[b.unit("SC")]) == (SUP_ON, b.unit("SB"))


def test_guns_keep_their_cover_in_an_overstacked_hex() -> None:
    """R-74: though they count for it."""
    units = {f"G{letter}": "G-PZ4H F6 N" for letter in "ABCDE"}
    b = still({**units, "GX": "GT-PAK40 F6 N", "SA": "S-T34-76 A1 N"}, terrain={"F6": "woods"})
    assert b.s.overstacked(b.hex("F6"))
    assert [COVERS[cover_of(b.s, b.unit(key), COMBAT)] for key in ("GA", "GX")] == ["none", "medium"]


def test_the_cover_of_combat_counts_for_a_vehicle_in_a_building() -> None:
    """R-75: wood light, brick medium, stone heavy."""
    found: list[str] = []
    for stuff in ("wood", "brick", "stone"):
        b = still({"GA": "G-PZ4H F8 N", "SA": "S-T34-76 F6 N"}, terrain={"F6": f"building_{stuff}"})
        b.s.inside = with_cell(b.s.inside, b.unit("SA"), 1)
        found.append(COVERS[aim_of(b.s, shot(b, AP), False).cover])
    assert found == ["light", "medium", "heavy"]


def test_an_upper_floor_makes_no_falling_shot() -> None:
    """R-77: nor does it take a vehicle's hull-down position by height away."""
    flights: list[int] = []
    hulls: list[int] = []
    for floor in (0, 1):
        units = {"GA": "GL-RIF F6 S w:SW-PTRD", "SA": "S-T34-76 F7 N"}
        b = still(units, terrain={"F6": "building_stone"}, two_floors=["F6"], levels={"F7": 1})
        b.s.floor = with_cell(b.s.floor, b.unit("GA"), floor)
        assert level_of(b.s, b.unit("GA")) == floor  # sight goes from the floor
        blow = blow_of(b.s, shot(b, FIRST_WEAPON), False, b.unit("SA"), 0)
        flights.append(blow.shot)
        hulls.append(blow.hull)
    assert flights[0] == flights[1] != LEVEL
    assert hulls[0] == hulls[1] != 0


def test_a_hex_of_smoke_is_no_target_of_shared_fire() -> None:
    """R-84: a regular company has one target hex, and lays smoke where it likes."""
    units = {"GA": "G-PZ4H F6 S fire", "GB": "G-PZ4H F6 S fire", "SA": "S-T34-76 F9 N"}
    b = still(units, grades=("regular", "seasoned"), may=())
    share(b, "GA", "GB")
    b = again(b, DirectFire(0))
    b.play("fire GA", "weapon ap", "at SA", "fire GB", "weapon smoke")
    assert "smoke E8" in b.offers()


def test_passengers_recover_as_units_without_a_command() -> None:
    """R-85: whatever the command of their vehicle was."""
    numbers: list[int] = []
    for command in ("fire", "no-command"):
        b = still({"GA": f"G-251-1 F6 S {command}", "GB": "GL-RIF F6 S", "SA": "S-T34-76 Y1 N"})
        b.s.mount(b.unit("GB"), b.unit("GA"))
        numbers += [recovery_number(b.s, b.unit(key)) for key in ("GA", "GB")]
    assert numbers == [35, 55, 55, 55]

# mypyc: interpreted
"""The form of gp.toml: general purpose fire, bail-out, close combat, buildings (PZR-5.15, 6.5.4, 6.6)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .origins import Origin
from .plain_types import ByLegSize, ByType, Count, Damage, Digit, Figure, Layer, Name, Percent

Threshold = Annotated[int, Meta(ge=-20, le=140)]
Fifteen = Annotated[tuple[Threshold, ...], Meta(min_length=15, max_length=15)]


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A threshold by formula: half of `base` + `gpf` x GPF + `gpd` x GPD, rounded down."""

    base: Annotated[int, Meta(ge=0, le=400)]
    gpf: Figure
    gpd: Figure


class GpRow(Struct, frozen=True, forbid_unknown_fields=True):
    """For one GPD and GPF 1 to 15: no effect up to `none`, then suppressed, beyond `suppressed` effective."""

    gpd: Digit
    none: Fifteen
    suppressed: Fifteen


class GpResults(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    none_line: Line
    suppressed_line: Line
    row: Annotated[tuple[GpRow, ...], Meta(min_length=10, max_length=10)]


class GpModifier(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the GP Fire Modifiers. `fire`: direct, indirect, or both."""

    id: Name
    value: Figure | None = None
    by: Literal["", "grade"] = ""
    fire: Literal["both", "direct", "indirect"] = "both"
    layer: Layer = "advanced"
    per: Literal["", "instance", "hex"] = ""


class HazeRanges(Struct, frozen=True, forbid_unknown_fields=True):
    """From how many hexes on heat haze counts, by size of the target."""

    V: Count
    L: Count
    S: Count


class GpModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    target_type: ByType
    row: Annotated[tuple[GpModifier, ...], Meta(min_length=1)]
    heat_haze: HazeRanges


class SmallArms(Struct, frozen=True, forbid_unknown_fields=True):
    """Small arms at a vehicle of this type: its result by range factor P S M L E."""

    id: Literal["A", "P", "S"]
    suppressed: tuple[Damage, Damage, Damage, Damage, Damage]
    effective: tuple[Damage, ...]  # none for type S: as other weapons, brewed up by half the GPF


class VehicleResults(Struct, frozen=True, forbid_unknown_fields=True):
    """What SUP and EFF mean for a vehicle (PZR-6.5.4.4.2)."""

    origin: Origin
    suppressed: Damage
    gpe_needed: tuple[Literal["A", "P", "S"], ...]  # EFF only where the effectiveness reaches the GPD
    gpe_missed: Damage
    ends_in_5: Damage
    ends_in_0: Damage
    hull_down_0: Damage  # the same for a hull-down vehicle in direct fire
    brewed: Damage  # d10 up to the effectiveness
    otherwise: Damage
    small_arms: Annotated[tuple[SmallArms, ...], Meta(min_length=3, max_length=3)]


class SoftResults(Struct, frozen=True, forbid_unknown_fields=True):
    """What EFF means for leg and towed units (PZR-6.5.4.4.3)."""

    origin: Origin
    squad: Literal["half_squad"]
    half_squad: Literal["removed"]
    section: Literal["removed"]
    towed: Literal["removed"]


class TerrainResult(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of terrain, after so many EFF in a row; whether who is in it is removed."""

    id: Name
    effective: Count
    leaves: Literal["rubble", "nothing"]
    removes_units: bool
    bars: bool = False  # the hex is prohibited afterwards


class TerrainResults(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    small_arms: bool
    row: Annotated[tuple[TerrainResult, ...], Meta(min_length=1)]


class Passengers(Struct, frozen=True, forbid_unknown_fields=True):
    """GPD of passengers, type S (PZR-6.5.4.2.3)."""

    origin: Origin
    under_cover: Digit
    open: Digit


class BailOut(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the Bail Out table. stays: leave on a roll up to it; else survive on a roll from it on."""

    id: Name
    survive: bool
    crew: Percent | None = None
    leg: Percent | None = None
    towed: Percent | None = None


class BailOuts(Struct, frozen=True, forbid_unknown_fields=True):
    """The grade's modifier is in grades.toml."""

    origin: Origin
    row: Annotated[tuple[BailOut, ...], Meta(min_length=1)]


class CloseModifier(Struct, frozen=True, forbid_unknown_fields=True):
    id: Name
    value: Figure
    layer: Layer = "advanced"


class CloseAssault(Struct, frozen=True, forbid_unknown_fields=True):
    """Leg units against vehicles (PZR-6.6.1.1)."""

    origin: Origin
    gpf: ByLegSize
    highest_gpd: Digit
    brewed: ByLegSize  # d10 up to
    additional: ByLegSize  # for every unit beside the primary attacker
    row: Annotated[tuple[CloseModifier, ...], Meta(min_length=1)]
    support_squad: Count  # vehicles that a dismounted squad supports
    support_half_squad: Count
    support_mounted: Count


class HandToHand(Struct, frozen=True, forbid_unknown_fields=True):
    """Leg units against leg and towed units (PZR-6.6.1.2)."""

    origin: Origin
    size: ByLegSize
    towed: Figure
    additional: ByLegSize
    attacker: Annotated[tuple[CloseModifier, ...], Meta(min_length=1)]
    defender: Annotated[tuple[CloseModifier, ...], Meta(min_length=1)]


class BuildingRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A vehicle that drives into it is hit on a total up to this."""

    id: Literal["wood", "brick", "stone"]
    hit: Percent
    track: Percent  # the second roll: tracks up to this, beyond damaged


class Buildings(Struct, frozen=True, forbid_unknown_fields=True):
    """Vehicles and buildings (PZR-6.6.3): d100 and so much for each point of GPD."""

    origin: Origin
    per_gpd: Count
    row: Annotated[tuple[BuildingRow, ...], Meta(min_length=3, max_length=3)]


class GpFile(Struct, frozen=True, forbid_unknown_fields=True):
    """gp.toml."""

    results: GpResults
    modifiers: GpModifiers
    vehicles: VehicleResults
    soft: SoftResults
    terrain: TerrainResults
    passengers: Passengers
    bail_out: BailOuts
    close_assault: CloseAssault
    hand_to_hand: HandToHand
    buildings: Buildings

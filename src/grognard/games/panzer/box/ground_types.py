# mypyc: interpreted
"""The form of terrain.toml, hexsides.toml, spotting.toml and movement.toml (PZR-4.1, 4.5, 6.1.4, 6.6)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .origins import Origin
from .plain_types import Count, Cover, Figure, Grade, Mode, Modifier, Name, Percent

Level = Annotated[int, Meta(ge=-1, le=5)]
Cost = Annotated[int, Meta(ge=1, le=9)] | Literal["P", "other"]
SideCost = Annotated[int, Meta(ge=1, le=9)] | Literal["P", "all"]
Fraction = Annotated[str, Meta(pattern=r"^(0|1|1/[248])$")]


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    """Points to enter, by mode; P is prohibited, other is what the other terrain of the hex costs."""

    T: Cost
    H: Cost
    W: Cost
    L: Cost | None = None


class Hindrance(Struct, frozen=True, forbid_unknown_fields=True):
    """What fire through it suffers, by the sheaf that made it (PZR-6.5.2.4, 6.5.4.3); else both alike."""

    ap_open: Figure
    ap_converged: Figure
    gp_open: Figure
    gp_converged: Figure


class RubbleCover(Struct, frozen=True, forbid_unknown_fields=True):
    """Cover of rubble, by what the building was of (PZR-6.1.4.3.9)."""

    wood: Cover
    brick: Cover
    stone: Cover


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the Terrain Effects table.

    `kind`: what fills a hex, a way through it, a work or marker on it, a veil, a wreck. `height` is added
    to the ground, or counted for each floor; a street is as high as the buildings about it.
    """

    id: Name
    kind: Literal["ground", "building", "way", "work", "veil", "wreck"]
    height: Level
    height_of: Literal["ground", "floor", "building"] = "ground"
    blocks: bool = False
    cover_spot: Cover | Literal["other", "rubble"] | None = None
    cover_combat: Cover | Literal["other", "rubble"] | None = None
    cover_for: Literal["all", "leg"] = "all"
    rubble_cover: RubbleCover | None = None
    cost: Costs | None = None
    extra_cost: Count = 0  # added to that of the other terrain
    turn: Cost | None = None
    extra_turn: Count = 0
    hull_down: Percent | Literal["partial", "automatic", "one_angle_open"] | None = (
        None  # a search, or by itself
    )
    gpd: Count | Literal["scenario"] | None = None
    gpd_proposed: Count | None = None  # where the scenario gives none
    gp_modifier: Figure = 0  # for fire at who is in it
    needs_support: bool = False  # against close assault (PZR-6.6.1.1.2)
    full_cover: bool = True
    towed_barred: bool = False
    along_way_only: bool = False
    crushed_by: tuple[Mode, ...] = ()  # these destroy it when they enter
    rate: Literal["", "trail", "road"] = ""
    capacity: Count = 0
    hinders: Hindrance | None = None
    optional: bool = False


class TerrainTable(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[Terrain, ...], Meta(min_length=1)]


class TerrainFile(Struct, frozen=True, forbid_unknown_fields=True):
    """terrain.toml."""

    terrain: TerrainTable


class SideCosts(Struct, frozen=True, forbid_unknown_fields=True):
    """Points to cross a hexside: added to those of the hex; all is the whole allowance."""

    T: SideCost
    H: SideCost
    W: SideCost
    L: SideCost
    bicycle: SideCost | None = None  # left out: as on foot
    motorcycle: SideCost | None = None
    cavalry: SideCost | None = None
    towed: SideCost | None = None


class LevelLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """How many levels may change in one hex, by mode."""

    T: Count
    H: Count
    W: Count
    L: Count


class Hexside(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the hexsides of the Terrain Effects table."""

    id: Name
    height: Level
    height_of: Literal["hill", "ground"]
    blocks: bool
    cost: SideCosts
    per: Literal["side", "level"] = "side"
    levels: LevelLimits | None = None
    along_way: Figure = 0  # added to the cost along a road or trail
    equal_levels_only: bool = False  # with a change of level only the slope counts
    hull_down: bool = False  # against AP direct fire across or along it
    soft_gp: Figure = 0  # GP direct fire at leg and towed units across or along it


class HexsideTable(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[Hexside, ...], Meta(min_length=1)]


class HexsideFile(Struct, frozen=True, forbid_unknown_fields=True):
    """hexsides.toml."""

    hexsides: HexsideTable


class SpottingRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes at which a vehicle, a large and a small target are spotted, for one net modifier."""

    row: Figure
    V: Count
    L: Count
    S: Count


class SpottingRanges(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[SpottingRow, ...], Meta(min_length=1)]


class SpottingModifiers(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    lowest: Figure
    highest: Figure
    row: Annotated[tuple[Modifier, ...], Meta(min_length=1)]
    overstacked: Cover  # the cover of targets in an overstacked hex (PZR-4.1.3.2)
    size_counts: bool
    suppressed_arc: Count  # degrees


class DeadZone(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes hidden behind an obstacle `row` levels below the upper unit: D over the divisor; 0: the least."""

    row: Count
    divisor: Count


class DeadZones(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    least: Count
    row: Annotated[tuple[DeadZone, ...], Meta(min_length=1)]


class SpottingFile(Struct, frozen=True, forbid_unknown_fields=True):
    """spotting.toml."""

    ranges: SpottingRanges
    modifiers: SpottingModifiers
    dead_zones: DeadZones


class MoveState(Struct, frozen=True, forbid_unknown_fields=True):
    """What share of its allowance a unit in this state has."""

    id: Name
    fraction: Fraction
    layer: Literal["basic", "advanced"] = "basic"


class MoveFractions(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    least: Count  # of the allowance of a whole move; points left may be halved to 0
    mounting: Fraction  # what a vehicle pays for mounting and dismounting in one hex
    row: Annotated[tuple[MoveState, ...], Meta(min_length=1)]


class Allowance(Struct, frozen=True, forbid_unknown_fields=True):
    """How far leg and towed units move. Left out: none such."""

    id: Name
    cross: Count
    mode: Mode
    quickmarch: Count | None = None
    trail: Count | None = None
    road: Count | None = None


class Allowances(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[Allowance, ...], Meta(min_length=1)]


class Entrenching(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    turns: Count
    engineer_turns: Count
    engineer_finish: Count  # of what others began
    gp_modifier: Figure


class SizeModifier(Struct, frozen=True, forbid_unknown_fields=True):
    row: Figure
    value: Figure


class GradeModifier(Struct, frozen=True, forbid_unknown_fields=True):
    id: Grade
    value: Figure


class HullDownSearch(Struct, frozen=True, forbid_unknown_fields=True):
    """The search of PZR-6.6.9; its ranges are the column `hull_down` of the terrain."""

    origin: Origin
    partial: Figure
    size: tuple[SizeModifier, ...]
    grade: tuple[GradeModifier, ...]


class MovementFile(Struct, frozen=True, forbid_unknown_fields=True):
    """movement.toml."""

    fractions: MoveFractions
    allowances: Allowances
    entrenching: Entrenching
    hull_down_search: HullDownSearch

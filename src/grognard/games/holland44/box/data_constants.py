# mypyc: interpreted
"""The form of constants.toml: every loose figure of the rules, by chapter. Costs are in half MP."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from grognard.games.holland44.box.data_names import Area, Turn, TurnKind, UnitKey, Weather
from grognard.games.zocbond.box.data_names import Count, Figure, HalfPoints, Hex, Strength
from grognard.games.zocbond.box.data_types import ElitePoor


class BridgeConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 5."""

    turn_1_drm: Figure
    near: Count  # hexes from the bridge (H44-5.5)
    quiet: Count  # hexes from every enemy for an automatic repair (H44-5.9)
    stages: Count


class StackingConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 6."""

    units: Count
    free_in_combat: Count  # free units that fight in an overstacked hex (H44-6.4.2)
    most_steps: Count
    free_armor_steps: Count


class ZocConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 7. Costs in half MP."""

    leave_cost: HalfPoints
    bond_steps: Count


class MovementConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 8, 18.6 and 19. Costs in half MP."""

    extended_bonus: HalfPoints
    tactical_hexes: Count
    infiltration_steps: Count  # that are marked spent (H44-8.3.3)
    woods_at_base_cost: Count  # H44-8.6.1
    more_woods_cost: HalfPoints
    automatic_odds: Count  # 10 to 1 (H44-8.7)
    automatic_retreat: Count
    ferry_steps: Count
    german_ferry_vehicles: tuple[TurnKind, ...]  # turns in which vehicles may use a ferry (H44-8.5.6)
    engineer_ferry_steps: Count
    engineer_ferry_vehicle_steps: Count
    dismounted_ma: Count
    enter_area_cost: HalfPoints
    boundary_hexes: Count  # beyond a corps boundary (H44-23.4)
    boundary_last_turn: Turn
    boundary_end_line: Count
    locked_distance: Count  # H44-23.6


class CombatConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 9 to 16."""

    armor_shift: Count
    unsupported_armor_shift: Count
    elite_shift: Count
    poor_shift: Count
    air_shift: Count
    air_range: Count
    artillery_shift: Count
    turn_1_artillery_shift: Count
    turn_1_artillery: tuple[UnitKey, ...]  # keys (H44-23.1.3)
    paired_artillery: UnitKey  # key: may fire with the lead's divisional artillery (H44-17.6.2)
    anti_tank_attacking: Figure  # added to its armor class
    determined_artillery: Figure
    determined_morale: ElitePoor
    recovery_morale: ElitePoor
    routed_retreat: Count
    one_hex_stop_steps: Count
    unknown_defense: Strength  # assumed before it is revealed (H44-25.4)


class ArtilleryConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 17."""

    tactical_hexes_firing: Count  # may be moved and still support
    allied_markers: Count
    german_markers: Count
    marker_mp: HalfPoints
    marker_defense: Strength
    allied_flips: Count
    german_flips: Count
    german_night_flips_all: bool
    replenish_area: Area
    source_distance: Count


class SupplyConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 18 and 20."""

    off_road: Count
    source_last_turn: Turn
    replacements_from: Turn
    german_areas: tuple[tuple[Area, ...], ...]  # one point each night from one of each group
    allied_area: Area
    allied_points: Count
    replacement_hexes: Count  # a unit with the marker may move


class AirborneConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 22."""

    first_points_turn: Turn
    most_steps: Count
    contested_drm: Figure
    enemy_drm: Figure
    returning_per_division: Count
    polish_after_turn: Turn  # not before all units of that turn have landed (H44-22.5.1)
    polish_weather: Weather
    drm_from: Turn


class TrafficConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 24."""

    markers: Count
    cost: HalfPoints
    dice: Count
    apart: Count


class SpecialConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 19.2, 23.5 and 25."""

    areas_change: Turn
    roll_arrival_at_most: Count
    roll_arrival_last_turn: Turn
    unknown_units: Count
    redeployment_from: Turn
    redeployments: Count


class CampaignVictory(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 26. German points are counted in halves."""

    allied_points: Count
    german_half_points: Count
    city_hex: Count
    hexes: Mapping[Hex, Count]
    unit_north: Count
    three_step_half_points: Count
    other_half_points: Count


class OptionalRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 27."""

    disengagement_hexes: Count
    disengagement_morale: ElitePoor
    disengagement_armor: Figure
    isolation_elite_or_allied: Figure
    isolation_poor: Figure
    isolation_city: Figure


class Rulings(Struct, frozen=True, forbid_unknown_fields=True):
    """How doubtful rules are read: a switch for each ruling of rulings.toml that has another reading."""

    allied_clears_mines: bool  # H44-5.3.2
    turn_1_landing_rolls: bool  # H44-22.3.1
    one_hex_stop_on_ds: bool  # H44-13.3
    engineer_ferry_whole_units: bool  # H44-23.3.3
    artillery_helps_one_roll: bool  # H44-17.5
    assault_infantry_all: bool  # H44-9.5.3
    ferry_needs_good_order: bool  # H44-23.3.3
    marked_artillery_disrupted: bool  # H44-14.1.2
    replacements_after_one_hex: bool  # H44-20.2.5
    automatic_ds_tries_bridges: bool  # H44-5.4
    assaults_in_combat_phase_only: bool  # H44-9.5.3
    steps_keep_replacement_marker: bool  # H44-20.2.5
    steps_keep_automatic_ds_marker: bool  # H44-8.7
    landing_on_enemies_counts: bool  # H44-22.3.2


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """constants.toml: every loose figure of the rules, by chapter."""

    bridges: BridgeConstants
    stacking: StackingConstants
    zoc: ZocConstants
    movement: MovementConstants
    combat: CombatConstants
    artillery: ArtilleryConstants
    supply: SupplyConstants
    airborne: AirborneConstants
    traffic: TrafficConstants
    specials: SpecialConstants
    victory: CampaignVictory
    optional: OptionalRules
    rulings: Rulings

# mypyc: interpreted
"""The form of constants.toml: every loose figure of the rules, by chapter. Costs are in half MP."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grognard.games.stalingrad42.box.data_names import Area, Turn, UnitKey
from grognard.games.zocbond.box.data_names import Count, Figure, HalfPoints, Hex, Strength
from grognard.games.zocbond.box.data_types import ElitePoor


class StackingConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 4."""

    axis: Count
    soviet: Count
    soviet_with_headquarters: Count
    free: Count
    limited_headquarters: tuple[UnitKey, ...]  # with which few corps may stack (S42-4.3)
    limited_corps: Count


class MovementConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 5, 6, 13, 18 and 21. Costs in half MP."""

    extended_bonus: HalfPoints
    tactical_hexes: Count
    leave_zoc: HalfPoints
    enter_area: HalfPoints
    replacement_hexes: Count  # a unit with the marker may move (S42-21.4)
    support_hexes: Count  # a support unit may move and stay in good order (S42-18.2.2)


class RailConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 5.6 and 17."""

    units: Count
    units_from_map: Count
    train_defense: Strength
    ferry_units: Count  # S42-5.5.7
    railheads: Count
    railhead_hexes: Count


class SeaConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 5.7."""

    seas: tuple[Literal["azov", "black"], ...]
    units: Count  # each turn and sea
    strait_units: Count  # over the strait of Kerch each turn
    strait_area: Area


class CombatConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 8 to 15."""

    most_attack: Count
    most_defense: Count
    automatic_odds: Count
    tank_shift: Count
    elite_tank_shift: Count
    air_shift: Count
    artillery_shift: Count
    barrage_shift: Count  # S42-18.5
    determined_support: Figure
    determined_quality: ElitePoor
    determined_marked: Figure  # S42-11.2.2
    free_defense_from: Turn  # S42-11.1.2
    withdrawal_retreat: tuple[Count, Count]  # a fighting withdrawal (S42-11.6.1)
    withdrawal_advance: Count
    least_retreat: Count  # S42-12.1.3
    routed_retreat: Count  # S42-13.3.2
    recovery_quality: ElitePoor
    unsupplied_advance: Count  # S42-16.4
    breakthrough_least: Count  # the allowance that lets a unit fight on (S42-15.1)
    form_group_cost: Count  # S42-15.2.4
    pass_by_cost: Count
    breakthrough_cost: Count


class AirConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 9.3."""

    range: Count
    cover: Count  # hexes from where it stayed (S42-9.3.7)
    africa_turn: Turn
    africa_units: Count


class FortConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 9.7."""

    axis: Count
    soviet: Count


class SupplyConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 16."""

    off_road: Count
    off_road_wet: Count
    axis_airfield: Figure
    axis_airfield_snow: Figure
    soviet_airfield: Figure
    far_airfield: Figure
    far_hexes: Count
    city: Figure
    headquarters: Figure
    most_modifier: Figure


class ResourceConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 18."""

    cost: Count  # of a fort, a flipped support unit, a supply point, a plan
    axis_mobile: Count  # supply points on the map
    soviet_mobile: Count
    mobile_ma: Strength
    counters: Count  # of supply points of a side, mobile and immobile
    dump: Count  # immobile supply points on one counter
    removed_by_shift: tuple[Literal["artillery"], ...]  # types that go for good (S42-18.5)


class SpecialConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 19 and 20."""

    return_turns: Count  # S42-19.4
    garrison_distance: Count
    caucasus_distance: Count  # from Stalingrad (S42-20.6)
    volunteers: Count  # each turn
    volunteer_cities: tuple[Hex, ...]
    engineers: UnitKey  # doubled against cities (S42-20.9)


class ReplacementConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 21."""

    network_distance: Count  # of a headquarters from the rail network (S42-21.3.1)
    each: Count  # units rebuilt at a headquarters or in a city
    tank_corps_areas: tuple[Area, ...]
    never: tuple[UnitKey, ...]  # that are not rebuilt (S42-20.9); garrisons are not either (S42-20.4)


class AreaConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 22: entry areas by the groups between which units pass (S42-22.6.1)."""

    axis_group: tuple[Area, ...]
    north_group: tuple[Area, ...]
    south_group: tuple[Area, ...]
    box: Area
    box_units: Count


class WinterConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 23.2.4 and 23.4."""

    weather_from: Turn  # rolls begin (S42-3.A)
    from_turn: Turn
    last_row: Count
    attack: Figure
    least_attack: Strength
    defense: Figure
    least_defense: Strength
    closed_area: Area
    closed_to: tuple[Area, ...]
    snow_ma: Figure  # half MP


class PointConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapter 24."""

    margin: Count  # S42-24.2
    baku: Count
    baku_area: Area
    baku_retreats: tuple[Area, ...]  # S42-24.1.3
    baku_divisions: Count
    baku_tank_divisions: Count
    edge_areas: tuple[Area, ...]
    edge: Count
    elbrus: Count


class PlaceConstants(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes that rules name."""

    taman: Hex
    temryuk: Hex
    elbrus: Hex
    rostov: Hex
    saratov: Hex
    stalingrad: tuple[Hex, ...]
    kalach: Hex


class OptionalRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 25 to 28."""

    reserve_markers: Count
    reserve_hexes: Count
    reserve_moved: Count  # hexes a unit may have moved (S42-25.2.1)
    plans: Count
    plan_support_hexes: Count  # the headquarters may move and keep its plan (S42-26.2)
    disengagement_hexes: Count
    disengagement_fast: Figure  # cavalry and mechanized units
    disengagement_disrupted: Figure


class CampaignRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of chapters 30 to 34."""

    transcaucasus_row: Count
    transcaucasus_units: Count
    armies_each_turn: Count  # reserve armies that may be activated (S42-31.0)
    withdrawn_steps: Count  # S42-32.1
    withdrawn_tank_divisions: Count
    vasilevsky_turn: Turn
    offensive_plans: Count
    offensive_supply_points: Count
    army_box: Count
    army_defenders: Count  # S42-34.6.2
    transfers: Count  # units from army to army each turn (S42-34.4.1)
    army_areas: tuple[Area, ...]  # reinforcements go to armies supplied through these (S42-34.4.1)


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """constants.toml: every loose figure of the rules, by chapter."""

    stacking: StackingConstants
    movement: MovementConstants
    rail: RailConstants
    sea: SeaConstants
    combat: CombatConstants
    air: AirConstants
    forts: FortConstants
    supply: SupplyConstants
    resources: ResourceConstants
    special: SpecialConstants
    replacements: ReplacementConstants
    areas: AreaConstants
    winter: WinterConstants
    points: PointConstants
    places: PlaceConstants
    optional: OptionalRules
    campaign: CampaignRules

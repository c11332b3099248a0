# mypyc: interpreted
"""What counters are worth in points, from their printed figures (data/points.toml; the figures are ours)."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from grognard.core.loading.load import Source, read_toml

from .component_types import ObaType, UnitType
from .data_files import SHELF, load_box

Worth = Annotated[int, Meta(ge=-1000, le=1000)]


class BatteryWorth(Struct, frozen=True, forbid_unknown_fields=True):
    """The worth of the figures of off-board artillery."""

    red: Worth
    blue: Worth
    far: Worth


class Flags(Struct, frozen=True, forbid_unknown_fields=True):
    """The worth of what a counter can do besides (UnitType.flags)."""

    engineer: Worth
    sniper: Worth
    mortar: Worth
    smoke: Worth
    aa: Worth
    turret: Worth
    apc: Worth
    open_top: Worth
    truck: Worth = 0
    bombs: Worth = 0  # they are paid for one by one


class Works(Struct, frozen=True, forbid_unknown_fields=True):
    """The worth of fortifications, wire and mines (fortifications.csv)."""

    hasty_defence: Worth
    trench: Worth
    gun_pit: Worth
    bunker: Worth
    barbed_wire: Worth
    mine_red: Worth
    mine_blue: Worth
    mine_black: Worth


class Bombs(Struct, frozen=True, forbid_unknown_fields=True):
    """The worth of bombs (bombs.csv)."""

    bomb_50kg: Worth
    bomb_250kg: Worth
    cluster: Worth


class PointTable(Struct, frozen=True, forbid_unknown_fields=True):
    """points.toml: the weights of the formula."""

    per_point: Annotated[int, Meta(ge=1, le=1000)]  # so much worth is a point
    red_base: Worth
    blue_base: Worth
    reach_base: Worth
    most_shots: Annotated[int, Meta(ge=1, le=9)]
    dr_base: Worth
    red_dr: Worth
    blue_dr: Worth
    armoured: Worth
    foot: tuple[Worth, ...]  # by move cost, from 1
    vehicle: Worth
    bonus: Worth
    least: Worth
    flags: Flags
    fortifications: Works
    bombs: Bombs
    battery: BatteryWorth


@cache
def point_table() -> PointTable:
    """Read points.toml once."""
    return read_points(SHELF.source("points.toml"))


def read_points(source: Source) -> PointTable:
    """points.toml."""
    return read_toml(source, PointTable)


def unit_points(unit: UnitType) -> int:
    """The points of a counter, without bombs."""
    table = point_table()
    worth = _fire(unit, table) + _armour(unit, table) + _legs(unit, table)
    worth += sum(_worth(table.flags, flag) for flag in unit.flags)
    return _rounded(max(table.least, worth))


def fort_worth(kind: str) -> int:
    """The worth of a fortification, wire or mine: most are less than a point."""
    return _worth(point_table().fortifications, kind)


def bomb_points(bombs: tuple[str, ...]) -> int:
    """The points of an aircraft's load."""
    return _rounded(sum(_worth(point_table().bombs, bomb) for bomb in bombs))


def battery_points(oba: ObaType) -> int:
    """The points of one barrage."""
    weights = point_table().battery
    worth = weights.red * oba.fp_red + weights.blue * oba.fp_blue + weights.far * len(oba.far)
    return _rounded(worth * oba.barrages)


def points_of_box() -> dict[str, int]:
    """All counters with their points, in the order of units.csv."""
    return {name: unit_points(unit) for name, unit in load_box().units.items()}


def _fire(unit: UnitType, table: PointTable) -> int:
    activation = load_box().constants.activation_ap
    if (
        unit.kind == "aircraft"
    ):  # an impulse with an attack costs the action and the extra AP, and it comes once
        cost, most = load_box().constants.air.action_ap + unit.fire, activation
    else:
        cost, most = unit.fire, table.most_shots
    reach = table.reach_base + unit.range
    figures = max(0, unit.fp_red + table.red_base) + max(0, unit.fp_blue + table.blue_base)
    points = figures * reach * min(activation, most * cost) // cost
    return points // 2 if unit.kind == "aircraft" else points


def _armour(unit: UnitType, table: PointTable) -> int:
    rating = max(0, unit.front + unit.rear - table.dr_base)
    if (
        unit.front_colour == "red" or unit.kind == "gun"
    ):  # the shield of a gun covers its crew only from the front
        return rating * table.red_dr
    return rating * table.blue_dr + table.armoured


def _legs(unit: UnitType, table: PointTable) -> int:
    if unit.kind in ("tracked", "wheeled"):
        return table.vehicle + table.bonus * unit.bonus
    if unit.kind == "infantry" and unit.move <= len(table.foot):
        return table.foot[unit.move - 1]
    return 0


def _rounded(worth: int) -> int:
    per_point = point_table().per_point
    return max(1, (worth + per_point // 2) // per_point)


def _worth(of: Struct, name: str) -> int:
    value = getattr(of, name)
    assert isinstance(value, int)
    return value

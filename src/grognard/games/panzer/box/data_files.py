# mypyc: interpreted
"""Tables, cards and rulings, read from data/ and checked: `load_tables`, `load_cards`, `load_rulings`.

Every file has its reader here, `read_<file>(source)`, which returns whole structs or raises one `LoadError`.
Boards are read by `board_files`, scenarios by `scenario_files`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache

from msgspec import Struct

from grognard.core.loading.box import ChecklistRow, DataFolder, read_checklist
from grognard.core.loading.load import Source, read_csv, read_toml

from . import card_checks, table_checks
from .ap_types import ApFile, ArmourFile
from .card_types import Aircraft, Battery, Gun, Leg, SupportWeapon, Towed, Vehicle
from .far_types import AirFile, IndirectFile
from .gp_types import GpFile
from .ground_types import HexsideFile, MovementFile, SpottingFile, TerrainFile
from .order_types import CommandFile, GradeFile
from .origins import Cell, file_cells, row_cells
from .ruling_types import Ruling, RulingFile, check_rulings

SHELF = DataFolder("grognard.games.panzer")
SECTION = r"[1-6](\.[0-9]+)+|INT|AG|GLOSS|7\.X"  # the form of the rules' numbers


class Tables(Struct, frozen=True):
    """The tables of the game cards."""

    terrain: TerrainFile
    hexsides: HexsideFile
    spotting: SpottingFile
    movement: MovementFile
    commands: CommandFile
    grades: GradeFile
    ap: ApFile
    armour: ArmourFile
    gp: GpFile
    indirect: IndirectFile
    air: AirFile


class Cards(Struct, frozen=True):
    """The data cards by id."""

    guns: Mapping[str, Gun]
    vehicles: Mapping[str, Vehicle]
    towed: Mapping[str, Towed]
    leg: Mapping[str, Leg]
    weapons: Mapping[str, SupportWeapon]
    batteries: Mapping[str, Battery]
    aircraft: Mapping[str, Aircraft]


def read_terrain(source: Source) -> TerrainFile:
    """terrain.toml (PZR-4.1.4.1, 4.5.1.1)."""
    file = read_toml(source, TerrainFile)
    table_checks.check_terrain(source, file)
    return file


def read_hexsides(source: Source) -> HexsideFile:
    """hexsides.toml (PZR-4.1.4.1.5)."""
    file = read_toml(source, HexsideFile)
    table_checks.check_hexsides(source, file)
    return file


def read_spotting(source: Source) -> SpottingFile:
    """spotting.toml (PZR-4.1.3)."""
    file = read_toml(source, SpottingFile)
    table_checks.check_spotting(source, file)
    return file


def read_movement(source: Source) -> MovementFile:
    """movement.toml (PZR-6.6)."""
    file = read_toml(source, MovementFile)
    table_checks.check_movement(source, file)
    return file


def read_commands(source: Source) -> CommandFile:
    """commands.toml (PZR-4.0, 4.2, 6.2)."""
    file = read_toml(source, CommandFile)
    table_checks.check_commands(source, file)
    return file


def read_grades(source: Source) -> GradeFile:
    """grades.toml (PZR-6.3.2 and others)."""
    file = read_toml(source, GradeFile)
    table_checks.check_grades(source, file)
    return file


def read_ap(source: Source) -> ApFile:
    """ap.toml (PZR-4.4.3, 6.5.2)."""
    file = read_toml(source, ApFile)
    table_checks.check_ap(source, file)
    return file


def read_armour(source: Source) -> ArmourFile:
    """armour.toml (docs/armour.md)."""
    file = read_toml(source, ArmourFile)
    table_checks.check_armour(source, file)
    return file


def read_gp(source: Source) -> GpFile:
    """gp.toml (PZR-6.5.4)."""
    file = read_toml(source, GpFile)
    table_checks.check_gp(source, file)
    return file


def read_indirect(source: Source) -> IndirectFile:
    """indirect.toml (PZR-6.5.1)."""
    file = read_toml(source, IndirectFile)
    table_checks.check_indirect(source, file)
    return file


def read_air(source: Source) -> AirFile:
    """air.toml (PZR-6.7)."""
    file = read_toml(source, AirFile)
    table_checks.check_air(source, file)
    return file


def read_guns(source: Source, damage: Iterable[str]) -> tuple[Gun, ...]:
    """guns.csv; `damage` are the names of the damage blocks."""
    rows = read_csv(source, Gun)
    card_checks.check_guns(source, rows, damage)
    return rows


def read_vehicles(source: Source, guns: Iterable[str]) -> tuple[Vehicle, ...]:
    """vehicles.csv."""
    rows = read_csv(source, Vehicle)
    card_checks.check_vehicles(source, rows, guns)
    return rows


def read_towed(source: Source, guns: Iterable[str]) -> tuple[Towed, ...]:
    """towed.csv."""
    rows = read_csv(source, Towed)
    card_checks.check_towed(source, rows, guns)
    return rows


def read_leg(source: Source) -> tuple[Leg, ...]:
    """leg.csv."""
    rows = read_csv(source, Leg)
    card_checks.check_leg(source, rows)
    return rows


def read_weapons(source: Source, damage: Iterable[str]) -> tuple[SupportWeapon, ...]:
    """weapons.csv."""
    rows = read_csv(source, SupportWeapon)
    card_checks.check_weapons(source, rows, damage)
    return rows


def read_batteries(source: Source) -> tuple[Battery, ...]:
    """batteries.csv."""
    rows = read_csv(source, Battery)
    card_checks.check_batteries(source, rows)
    return rows


def read_aircraft(source: Source) -> tuple[Aircraft, ...]:
    """aircraft.csv."""
    rows = read_csv(source, Aircraft)
    card_checks.check_aircraft(source, rows)
    return rows


def read_rulings(source: Source, sections: Collection[str]) -> tuple[Ruling, ...]:
    """rulings.toml, about these sections of the rules."""
    file = read_toml(source, RulingFile)
    check_rulings(source, file, sections)
    return file.ruling


@cache
def load_tables() -> Tables:
    """Every table, once."""
    return Tables(
        terrain=read_terrain(SHELF.source("terrain.toml")),
        hexsides=read_hexsides(SHELF.source("hexsides.toml")),
        spotting=read_spotting(SHELF.source("spotting.toml")),
        movement=read_movement(SHELF.source("movement.toml")),
        commands=read_commands(SHELF.source("commands.toml")),
        grades=read_grades(SHELF.source("grades.toml")),
        ap=read_ap(SHELF.source("ap.toml")),
        armour=read_armour(SHELF.source("armour.toml")),
        gp=read_gp(SHELF.source("gp.toml")),
        indirect=read_indirect(SHELF.source("indirect.toml")),
        air=read_air(SHELF.source("air.toml")),
    )


@cache
def load_cards() -> Cards:
    """Every card, once."""
    damage = [block.id for block in load_tables().ap.damage.row]
    guns = {row.id: row for row in read_guns(SHELF.source("guns.csv"), damage)}
    return Cards(
        guns=guns,
        vehicles={row.id: row for row in read_vehicles(SHELF.source("vehicles.csv"), guns)},
        towed={row.id: row for row in read_towed(SHELF.source("towed.csv"), guns)},
        leg={row.id: row for row in read_leg(SHELF.source("leg.csv"))},
        weapons={row.id: row for row in read_weapons(SHELF.source("weapons.csv"), damage)},
        batteries={row.id: row for row in read_batteries(SHELF.source("batteries.csv"))},
        aircraft={row.id: row for row in read_aircraft(SHELF.source("aircraft.csv"))},
    )


@cache
def load_checklist() -> dict[str, ChecklistRow]:
    """Every section of the rules by its id, once."""
    return {row.id: row for row in read_checklist(SHELF.source("checklist.csv"), "PZR", SECTION)}


@cache
def load_rulings() -> dict[str, Ruling]:
    """Every ruling by its id, once."""
    sections = [row.section for row in load_checklist().values()]
    return {row.id: row for row in read_rulings(SHELF.source("rulings.toml"), sections)}


def all_cells() -> Iterator[Cell]:
    """Every figure of tables and cards with its mark, for tools that list or tune them."""
    tables, cards = load_tables(), load_cards()
    for name in tables.__struct_fields__:
        yield from file_cells(f"{name}.toml", getattr(tables, name))
    for name in cards.__struct_fields__:
        for row in getattr(cards, name).values():
            yield from row_cells(f"{name}.csv", row)

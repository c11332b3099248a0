# mypyc: interpreted
"""The one data file of a game on a single board: `data/game.toml`, checked as it is read.

seats = ["red", "blue"]              the players, in the order of play

[signs]                              the letters of the maps below
"." = "clear"
[terrain.clear]                      what a kind of ground has: figures of the game's own names
cost = 1

[types.infantry]                     what is printed on the counters of a type, likewise
attack = 2

[[scenarios]]
name = "first-steps"
turns = 6
map = [". w .", ". . .", ". w ."]    row A first; rows B, D ... lie half a hex to the east
units = [{ key = "R-1", type = "infantry", seat = "red", hex = "A01" }]
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .box import DataFolder, check_known
from .load import Source, read_toml

FILE = "game.toml"

Name = Annotated[str, Meta(pattern="^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$")]
Figures = dict[str, int]


class UnitLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A counter of a scenario, and the hex it begins in."""

    key: Name
    type: str
    seat: str
    hex: str


class BoardBattle(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: its map, its counters, how many turns it lasts."""

    name: Name
    turns: Annotated[int, Meta(ge=1, le=200)]
    map: Annotated[tuple[str, ...], Meta(min_length=1, max_length=60)]
    units: Annotated[tuple[UnitLine, ...], Meta(max_length=400)]


class BoardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    seats: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=4)]
    signs: dict[str, str]
    terrain: dict[Name, Figures]
    types: dict[Name, Figures]
    scenarios: Annotated[tuple[BoardBattle, ...], Meta(min_length=1)]

    def battle(self, name: str) -> BoardBattle | None:
        """A scenario by its name."""
        return next((battle for battle in self.scenarios if battle.name == name), None)


def read_board_file(package: str) -> BoardFile:
    """The data file of a game package; raises LoadError with file, line and field."""
    source = DataFolder(package).source(FILE)
    file = read_toml(source, BoardFile)
    for what, kinds in (("terrain", file.terrain), ("types", file.types)):
        _same_figures(source, what, kinds)
    for sign, terrain in file.signs.items():
        check_known(source, ("signs", sign), terrain, file.terrain, "terrain")
    names = [battle.name for battle in file.scenarios]
    for number, battle in enumerate(file.scenarios):
        if battle.name in names[:number]:
            raise source.error(("scenarios", number, "name"), f"{battle.name!r} is given twice")
        _check_battle(source, file, number, battle)
    return file


def _check_battle(source: Source, file: BoardFile, number: int, battle: BoardBattle) -> None:
    """Rows of one length and of known signs; units of known types, on the map, each with a key of its own."""
    width = len(battle.map[0].split())
    for at, row in enumerate(battle.map):
        here = ("scenarios", number, "map", at)
        for sign in row.split():
            check_known(source, here, sign, file.signs, "sign")
        if len(row.split()) != width or not width:
            raise source.error(here, f"has {len(row.split())} hexes where the first row has {width}")
    keys: list[str] = []
    for at, unit in enumerate(battle.units):
        line = ("scenarios", number, "units", at)
        check_known(source, (*line, "type"), unit.type, file.types, "type")
        check_known(source, (*line, "seat"), unit.seat, file.seats, "seat")
        if unit.key in keys:
            raise source.error((*line, "key"), f"{unit.key!r} is given twice")
        keys.append(unit.key)


def _same_figures(source: Source, what: str, kinds: dict[str, Figures]) -> None:
    """All kinds have the same figures, so that none is forgotten."""
    if not kinds:
        raise source.error((what,), "is empty")
    names = sorted(next(iter(kinds.values())))
    for name, figures in kinds.items():
        if sorted(figures) != names:
            raise source.error(
                (what, name), f"has {', '.join(sorted(figures))} where others have {', '.join(names)}"
            )

# mypyc: interpreted
"""The form of commands.toml and grades.toml (PZR-4.0, 4.2, 6.0, 6.2, 6.3, 6.8.3)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .ground_types import Fraction
from .origins import Origin, Section
from .plain_types import ByRange, Count, Figure, Grade, Modifier, Name, Percent

Who = Literal["both", "both_secretly", "first_player", "second_player", "air_side", "nobody"]


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the five commands (PZR-4.2)."""

    id: Name
    unique: bool  # counts against the commands of its formation
    fires: Literal["no", "yes", "reaction"]
    moves: bool
    needs_target: bool
    must: bool  # it has to be carried out
    move_share: Fraction = "1"
    may_stay: bool = False
    default: bool = False


class CommandTable(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[Command, ...], Meta(min_length=5, max_length=5)]


class AvailableRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Commands of a formation with 1 to 10 active units; the tenth counts for every full ten."""

    id: Grade
    commands: Annotated[tuple[Count, ...], Meta(min_length=10, max_length=10)]


class AvailableCommands(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    least: Count
    row: Annotated[tuple[AvailableRow, ...], Meta(min_length=5, max_length=5)]


class TurnStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the turn. `reacts`: who may fire in reaction while it goes on."""

    id: Name
    rules: tuple[Section, ...]
    who: Who
    reacts: Literal["", "first_player", "second_player"] = ""


class Sequence(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    basic: Annotated[tuple[TurnStep, ...], Meta(min_length=1)]
    advanced: Annotated[tuple[TurnStep, ...], Meta(min_length=1)]


class CommandFile(Struct, frozen=True, forbid_unknown_fields=True):
    """commands.toml."""

    commands: CommandTable
    available: AvailableCommands
    sequence: Sequence


class GradeRow(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a grade decides. `quickmarch`: suppressed by it on a roll up to this; `recovery`: recovers."""

    id: Grade
    initiative: Figure
    command_range: Count
    ap: ByRange
    gp: ByRange
    response: Figure
    close_combat: Figure
    quickmarch: Percent
    recovery: Percent
    bail_out: Figure


class GradeTable(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    row: Annotated[tuple[GradeRow, ...], Meta(min_length=5, max_length=5)]


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    origin: Origin
    for_aircraft: bool
    adds_up: bool  # one line several times
    row: Annotated[tuple[Modifier, ...], Meta(min_length=1)]


class GradeFile(Struct, frozen=True, forbid_unknown_fields=True):
    """grades.toml."""

    grades: GradeTable
    recovery: Recovery

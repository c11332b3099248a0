# mypyc: interpreted
"""Scenarios as text: written as TOML, the way a person would, and carried whole inside a game's name.

`write_scenario` is the opposite of `data_files.read_scenario`: what is a default is left out, a unit is a
line. A battle that is not in the box has no name another machine would know, so records and servers keep all
of it in the name: `own:<slug>:<packed>`.
"""

from __future__ import annotations

import base64
import binascii
import datetime
import json
import zlib

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from grognard.core.box import MOST_TEXT
from grognard.core.load import LoadError

from .data_types import ScenarioFile

OWN = "own:"
HEADING = (
    "id",
    "name",
    "title",
    "date",
    "place",
    "intro",
    "text",
    "minutes",
    "complexity",
    "roles",
    "balance",
)
GROUND = ("uses", "layout", "rounds", "cap")
ROWS = ("overlays", "units", "fortifications", "zones", "veterans", "special", "weapon_uses", "seats")
SECTIONS = ("reinforcements", "cards", "weapons", "bonus", "victory")


# -- TOML ------------------------------------------------------------------------------------------


def write_scenario(file: ScenarioFile, head: str = "") -> str:
    """The file as TOML; `head` becomes its first lines, as a comment."""
    lines = [f"# {line}".rstrip() for line in head.splitlines()]
    given = dict(_given(file))
    lines += [f"{name} = {_value(given[name])}" for name in (*HEADING, *GROUND) if name in given]
    for name in ROWS:
        if name in given:
            lines += ["", *_rows(name, given[name])]
    for name in SECTIONS:
        value = given.get(name)
        if isinstance(value, Struct):
            lines += ["", f"[{name}]", *_section(value)]
        elif isinstance(value, tuple):
            for each in value:
                lines += ["", f"[[{name}]]", *_section(each)]
    return "\n".join(lines) + "\n"


def _given(struct: Struct) -> list[tuple[str, object]]:
    """The fields of a struct that are not as they would be if left out."""
    found: list[tuple[str, object]] = []
    for each in fields(struct):
        value = getattr(struct, each.name)
        if each.required or value != _default(each):
            found.append((each.encode_name, value))
    return found


def _default(field: FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _section(struct: Struct) -> list[str]:
    lines: list[str] = []
    for name, value in _given(struct):
        if isinstance(value, tuple) and value and isinstance(value[0], Struct):
            lines += _rows(name, value)
        else:
            lines.append(f"{name} = {_value(value)}")
    return lines


def _rows(name: str, value: object) -> list[str]:
    assert isinstance(value, tuple)
    return [f"{name} = [", *(f"    {_value(each)}," for each in value), "]"]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, Struct):
        inner = ", ".join(f"{name} = {_value(each)}" for name, each in _given(value))
        return f"{{ {inner} }}" if inner else "{}"
    assert isinstance(value, tuple)
    return f"[{', '.join(_value(each) for each in value)}]"


# -- inside a name ---------------------------------------------------------------------------------


def is_own(name: str) -> bool:
    """Whether a scenario's name carries the whole scenario."""
    return name.startswith(OWN)


def own_name(file: ScenarioFile) -> str:
    """The name of a scenario that is not in the box: one word that holds all of it."""
    packed = zlib.compress(msgspec.json.encode(file), 9)
    return f"{OWN}{file.name}:{_spelled(packed)}"


def _spelled(packed: bytes) -> str:
    """Bytes in letters, in the one way that is read: what has two names would be two things to caches."""
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def own_document(name: str) -> tuple[str, object]:
    """Slug and data of a name made by `own_name`; a LoadError for anything else."""
    slug, _, packed = name[len(OWN) :].partition(":")
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(raw, MOST_TEXT)
        if unpacker.unconsumed_tail or not unpacker.eof or unpacker.unused_data or _spelled(raw) != packed:
            raise ValueError
        return slug, msgspec.json.decode(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise LoadError(f"own:{slug[:60]}", None, "", "is not a scenario in a name") from None


#: A small battle to begin with: every required field, and a word about each.
START = """\
# A scenario of your own. Check it with: grognard scenario check my-battle.toml
# Play it with: grognard play coh/my-battle.toml
# All fields: docs/scenarios.md. Hexes are board-RowColumn; facings 0 to 5 are NE, E, SE, SW, W, NW.
id = "COH-OWN"
name = "my-battle"
title = "My Battle"
date = 1943-07-05
place = "somewhere on the steppe"
text = "What happened here, and what each side has to do."
minutes = 20
complexity = 1
roles = { german = "attacks", soviet = "defends" }
# chapters of the rules: 1 to 7 are the infantry game, 9 are groups
uses = [1, 2, 3, 4, 5, 6, 7, 9]
# boards 7 to 12: rows from north to south, each from west to east
layout = [[7]]
rounds = 4
cap = { german = 5, soviet = 4 }

units = [
    { key = "G-INF-1", unit = "G_INF", hex = "7-E02", facing = 1 },
    { key = "G-INF-2", unit = "G_INF", hex = "7-G02", facing = 1 },
    { key = "G-HMG-1", unit = "G_HMG", hex = "7-F03", facing = 1 },
    { key = "S-RIF-1", unit = "S_RIF", hex = "7-E07", facing = 4 },
    { key = "S-RIF-2", unit = "S_RIF", hex = "7-G08", facing = 4 },
]

# these may be set up elsewhere, in columns 6 to 12
zones = [
    { side = "soviet", units = ["S-RIF-1", "S-RIF-2"], columns = [6, 12] },
]

[[reinforcements]]
side = "soviet"
round = 2
entry = ["7-F18"]
units = [
    { key = "S-SMG-1", unit = "S_SMG" },
]

[victory]
per_enemy_unit = 1
hexes = [
    { hex = "7-F10", vp = 1, when = "each_round_end" },
    { hex = "7-G08", vp = 2, when = "game_end" },
]
initial_control = { soviet = ["7-F10", "7-G08"] }
"""

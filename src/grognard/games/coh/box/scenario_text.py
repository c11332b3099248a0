# mypyc: interpreted
"""Scenarios of this game as text: the order in which one is written, and a small one to begin with.

`write_scenario` is the opposite of `data_files.read_scenario`. How a file becomes TOML, and a name that holds
all of it, is the same for every game: `core.loading.own_text`.
"""

from __future__ import annotations

from grognard.core.loading.own_text import FieldOrder, write_file

from .data_types import ScenarioFile

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
ORDER = FieldOrder(ScenarioFile, (*HEADING, *GROUND), ROWS, SECTIONS)


def write_scenario(file: ScenarioFile) -> str:
    """The file as TOML: what is a default is left out, a unit is a line."""
    return write_file(file, ORDER)


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

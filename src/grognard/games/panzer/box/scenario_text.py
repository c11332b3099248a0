# mypyc: interpreted
"""Scenarios of this game as text: the order in which one is written, and a small one to begin with.

`write_scenario` is the opposite of `scenario_files.read_scenario`. How a file becomes TOML, and a name that
holds all of it, is the same for every game: `core.loading.own_text`.
"""

from __future__ import annotations

from grognard.core.loading.own_text import FieldOrder, write_file

from .scenario_types import ScenarioFile

HEADING = ("id", "name", "title", "date", "until", "place", "text", "layer", "modules", "german_apcr")
GROUND = ("boards", "turns", "set_up", "teaches", "balance")
ROWS = ("special", "works")
SECTIONS = ("forces", "zones", "formations", "batteries", "aircraft", "victory")
ORDER = FieldOrder(ScenarioFile, (*HEADING, *GROUND), ROWS, SECTIONS)


def write_scenario(file: ScenarioFile) -> str:
    """The file as TOML: what is a default is left out, a group of units is a line."""
    return write_file(file, ORDER)


#: A small battle to begin with: every required field, and a word about each.
START = """\
# A scenario of your own. Check it with: grognard scenario check my-battle.toml --game panzer
# Play it with: grognard play panzer/my-battle.toml
# All fields: docs/scenarios-panzer.md. Hexes are board, column and row: 2M6.
id = "PZ-OWN"
name = "my-battle"
title = "My Battle"
date = 1943-07-05
place = "somewhere on the steppe"
text = "What happened here, and what each side has to do."
layer = "advanced"
# chapters beside the Basic Game
modules = [
    "advanced_ap", "ammo_limits", "leg_and_towed", "gp_fire", "transport", "command_control", "hull_down",
]
# boards 1 to 10; `at` is [to the right, down], `turned = true` turns one round
boards = [{ board = 2 }]
turns = 8
# who sets up first
set_up = ["soviet", "german"]
teaches = ["points"]

works = [
    { kind = "wire", hexes = ["2L8", "2L9"] },
]

[forces]
german = { grade = "veteran", role = "attacks" }
soviet = { grade = "seasoned", role = "defends" }

[[zones]]
key = "west"
side = "german"
areas = [
    { board = 2, columns = "A-D" },
]
facing = "NE"

[[zones]]
key = "east"
side = "soviet"
areas = [
    { board = 2, columns = "M-W", rows = [2, 10] },
]
facing = "NW"

# units of a formation share commands; a group are `count` units of one card
[[formations]]
key = "panzer-platoon"
side = "german"
name = "Panzer platoon"
grade = "veteran"
units = [
    { key = "G-PZ4G", card = "G-PZ4G", count = 3, zone = "west" },
    { key = "G-SPW", card = "G-251-1", count = 2, zone = "west" },
    { key = "G-RIF", card = "GL-RIF", count = 2, zone = "west", rides = "G-SPW" },
]

[[formations]]
key = "outpost"
side = "soviet"
name = "Outpost"
grade = "seasoned"
units = [
    { key = "S-T34", card = "S-T34-76", count = 2, zone = "east", position = "hull_down" },
    { key = "S-M42", card = "ST-M42", count = 2, zone = "east", position = "full_cover" },
    { key = "S-RIF", card = "SL-RIF", count = 2, zone = "east", position = "entrenched" },
]

[victory]
kills = { german = 100, soviet = 100 }
damaged = 30
objectives = [
    { key = "crossroads", hexes = ["2M6"], points = 60, held = "soviet" },
]
draw = 20
"""

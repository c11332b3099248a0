"""Broken files are refused by one LoadError that names file, line and field and says what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.core.loading.box import read_checklist
from grognard.core.loading.load import LoadError, Source, read_toml
from grognard.games.panzer.box import data_files as files
from grognard.games.panzer.box.battles_types import read_organisation
from grognard.games.panzer.box.board_files import read_board
from grognard.games.panzer.box.data_files import SHELF, load_cards, load_checklist, load_tables
from grognard.games.panzer.box.scenario_checks import problems
from grognard.games.panzer.box.scenario_files import read_scenario
from grognard.games.panzer.box.scenario_types import ScenarioFile

Reader = Callable[[Source], object]
DAMAGE = [block.id for block in load_tables().ap.damage.row]
GUNS = list(load_cards().guns)
SECTIONS = [row.section for row in load_checklist().values()]

READERS: dict[str, Reader] = {
    "terrain.toml": files.read_terrain,
    "hexsides.toml": files.read_hexsides,
    "spotting.toml": files.read_spotting,
    "movement.toml": files.read_movement,
    "commands.toml": files.read_commands,
    "grades.toml": files.read_grades,
    "ap.toml": files.read_ap,
    "armour.toml": files.read_armour,
    "gp.toml": files.read_gp,
    "indirect.toml": files.read_indirect,
    "air.toml": files.read_air,
    "rulings.toml": lambda source: files.read_rulings(source, SECTIONS),
    "organisation.toml": read_organisation,
    "guns.csv": lambda source: files.read_guns(source, DAMAGE),
    "vehicles.csv": lambda source: files.read_vehicles(source, GUNS),
    "towed.csv": lambda source: files.read_towed(source, GUNS),
    "leg.csv": files.read_leg,
    "weapons.csv": lambda source: files.read_weapons(source, DAMAGE),
    "batteries.csv": files.read_batteries,
    "aircraft.csv": files.read_aircraft,
    "checklist.csv": lambda source: read_checklist(source, "PZR", files.SECTION),
}
TABLE_FILES = [name for name in READERS if name.endswith(".toml")]
CARD_FILES = [name for name in READERS if name.endswith(".csv") and name != "checklist.csv"]


def original(file: str) -> str:
    return SHELF.data.joinpath(*file.split("/")).read_text(encoding="utf-8")


def reader(file: str) -> Reader:
    if file.startswith("boards/"):
        return read_board
    return read_scenario if file.startswith("scenarios/") else READERS[file]


def refusal(file: str, text: str) -> LoadError:
    """The error that a text gives; anything else fails the test."""
    with pytest.raises(LoadError) as caught:
        reader(file)(Source(file, text))
    error = caught.value
    assert error.file == file
    assert "\n" not in str(error)
    return error


def broken(file: str, old: str, new: str) -> LoadError:
    """The error for a file with one place changed; the place must be there."""
    text = original(file)
    assert old in text, f"{file} has no {old!r}"
    error = refusal(file, text.replace(old, new, 1))
    assert error.line is not None
    return error


def test_every_file_is_read_here_and_is_sound() -> None:
    assert set(READERS) == {each.name for each in SHELF.data.iterdir() if each.is_file()}
    for file, read in READERS.items():
        read(Source(file, original(file)))


TABLE_FAULTS = [
    (
        "terrain.toml",
        'id = "rough"',
        'id = "rouh"',
        "row[1]",
        "there is no 'rouh' here; did you mean 'rough'?",
    ),
    ("terrain.toml", 'id = "scrub"', 'id = "rough"', "row[2]", "'rough' stands here twice"),
    ("terrain.toml", 'kind = "ground", height = 0', 'kind = "ground", height = 9', "height", "at most 5"),
    ("terrain.toml", "cost = { T = 1, H = 1, W = 2", 'cost = { T = "X", H = 1, W = 2', "cost.T", "X"),
    ("terrain.toml", "rubble_cover", "rubbel_cover", "rubbel_cover", "did you mean 'rubble_cover'?"),
    ("terrain.toml", '"row/clear/cost/T"', '"row/claer/cost/T"', "origin.text", "no cell 'row/claer/cost/T'"),
    ("hexsides.toml", ", levels = { T = 2, H = 2, W = 1, L = 2 }", "", "levels", "needs limits of levels"),
    ("spotting.toml", "row = 1, V = 30", "row = 1, V = 41", "V", "41 is farther than 40 in the row above"),
    ("spotting.toml", "row = -3,", "row = -6,", "row[5]", "row -6 is out of order"),
    ("movement.toml", 'fraction = "1/4"', 'fraction = "1/3"', "fraction", "of the form"),
    ("commands.toml", "default = true", "default = false", "commands.row", "one command is the default"),
    ("commands.toml", "[0, 1, 2, 3, 4, 4", "[0, 1, 2, 3, 2, 4", "commands[4]", "but more for 4"),
    (
        "grades.toml",
        'id = "veteran", initiative = 20',
        'id = "veteran", initiative = 50',
        "initiative",
        "better",
    ),
    ("grades.toml", 'id = "veteran"', 'id = "elite"', "row[1]", "'elite' stands here twice"),
    ("ap.toml", "row = -5, P = 45", "row = -5, P = 55", "P", "55 is more than in the row above"),
    ("ap.toml", "row = 5, P = 98", "row = 5, P = 99", "P", "more than the cap of 98"),
    (
        "ap.toml",
        "    { row = 56, Q = [0, 11], R = [5, 16], F = [11, 22] },\n",
        "",
        "hits.row",
        "hit number 56",
    ),
    ("ap.toml", "F = [11, 22]", "F = [23, 22]", "F", "they must rise"),
    ("ap.toml", '"TS", "TS", "TF"', '"TS", "HS", "TF"', "places[1]", "but the hull is"),
    ("ap.toml", "over = 30, upto = 90", "over = 40, upto = 90", "sectors.advanced", "leave a gap"),
    ("ap.toml", '"ND", "ND", "ND", "DM"', '"ND", "DM", "ND", "DM"', "results[4]", "digit 5 is milder"),
    (
        "ap.toml",
        'replaces = "reaction_fire_in_arc"',
        'replaces = "reaction"',
        "replaces",
        "no modifier 'reaction'",
    ),
    ("armour.toml", "ke = 175", "ke = 115", "slopes.row", "steeper than c but worth less"),
    ("gp.toml", "none = [50, 46", "none = [50, 51", "none[1]", "GPF 2 is no better than 1"),
    ("gp.toml", "suppressed = [75, 72", "suppressed = [49, 72", "none[0]", "must rise"),
    (
        "indirect.toml",
        "attached = 2, organic = 4",
        "attached = 5, organic = 4",
        "row[0]",
        "as well as organic",
    ),
    ("indirect.toml", "hexes = 19", "hexes = 18", "hexes", "its form has 19"),
    ("air.toml", "blocked = [0, 0, 1, 2", "blocked = [0, 0, 2, 2", "blocked[2]", "by the base level it is 1"),
    ("rulings.toml", '"4.4.3.2.6"', '"4.4.3.2.66"', "rules[0]", "there is no section '4.4.3.2.66'"),
    ("checklist.csv", "PZR-1.3,1.3", "PZR-1.3,1.4", "section", "does not fit the id"),
    ("rulings.toml", 'id = "R-02"', 'id = "R-01"', "id", "'R-01' stands here twice"),
    (
        "rulings.toml",
        'other = "only a wall that adjoins the firer or the target"\n',
        "",
        "other",
        "another reading",
    ),
]

CARD_FAULTS = [
    ("guns.csv", "2 3 5 7 9,7 7 6 5 5", "2 3 5 5 9,7 7 6 5 5", "ap_r", "5 does not lie beyond 5"),
    ("guns.csv", "7 7 6 5 5,tiny", "7 7 6 5 6,tiny", "ap_p", "6 is more than 5 nearer by"),
    ("guns.csv", "7 7 6 5 5,tiny", "7 7 6 5,tiny", "ap_p", "4 figures for 5 ranges"),
    ("guns.csv", "7 7 6 5 5,tiny", "7 7 6 5 5,tyni", "damage", "did you mean 'tiny'?"),
    ("guns.csv", "light,1940-06", "light,", "special_from", "special ammunition 'APCR' needs it"),
    ("guns.csv", "gpe:text", "gpx:text", "origin", "'gpx' is no column"),
    ("vehicles.csv", "50mm_l_60,all", "50mm_l_66,all", "gun", "did you mean '50mm_l_60'?"),
    ("vehicles.csv", "57p,30b", "57x,30b", "TF", "of the form"),
    ("vehicles.csv", "57p,30b", "57p,", "TS", "this plate is missing; an armoured card has all seven"),
    (
        "vehicles.csv",
        "G-PZ3N,PzKpfw IIIN,german",
        "G-PZ3M,PzKpfw IIIN,german",
        "id",
        "stands already on line",
    ),
    ("vehicles.csv", "G-PZ3N,PzKpfw IIIN,german", "G-PZ3N,PzKpfw IIIN,soviet", "side", "does not fit the id"),
    (
        "vehicles.csv",
        "1942-10,1945-05,tank,22.7",
        "1946-10,1945-05,tank,22.7",
        "until",
        "1945-05 is before 1946-10",
    ),
    ("vehicles.csv", "22.7,medium,6,T,8,11", "22.7,medium,six,T,8,11", "cross", "six"),
    ("vehicles.csv", "50mm_l_60,all,N", "50mm_l_60,front,N", "arc", "does not fit the turret 2"),
    ("vehicles.csv", "N,A4 S4,mmg", "N,A4 A3,mmg", "limits", "two limits for 'A'"),
    ("towed.csv", "S,1,0,2,4,6,8,S", "S,1,0,2,4,3,8,S", "gpd_medium", "3 is less than 4 with less cover"),
    ("leg.csv", "16,GL-RIFh", "16,GL-SEC", "half", "no half-squad 'GL-SEC'"),
    ("leg.csv", "16,GL-RIFh", "16,", "half", "a squad has a half-squad"),
    ("weapons.csv", "german,flamethrower", "german,mortar", "close_combat", "a flamethrower has it"),
    ("batteries.csv", "6 15 30 45 60,7 7 6 6 5", "6 15 30 60 45,7 7 6 6 5", "if_r", "does not lie beyond 60"),
    (
        "aircraft.csv",
        "5,S,false,low high,8,false,3",
        "5,S,false,low high,8,true,3",
        "gun_gpe",
        "small arms have no",
    ),
    ("aircraft.csv", "id,name,side", "id,title,side", "title", "is not a known column"),
]

SADDLE = '["I7", "I6", "J6", "K5", "L5", "M5", "N5", "O4", "P5", "Q5", "R6", "S6"]'
BOARD_FAULTS = [
    ("04", "id = 4", "id = 5", "id", "name the file 05.toml"),
    ("04", 'ford = ["L3"]', 'ford = ["L13"]', "terrain", "of the form"),
    ("04", 'ford = ["L3"]', 'ford = ["L0"]', "ford[0]", "no hex 'L0' on the board"),
    ("04", 'ford = ["L3"]', 'frod = ["L3"]', "frod", "did you mean 'ford'?"),
    ("04", 'ford = ["L3"]', 'ford = ["L4"]', "ford[0]", "L4 is already stream; a hex has one terrain"),
    ("04", 'ford = ["L3"]', 'ford = ["A3"]', "ford[0]", "A3 is a half hex and must be clear"),
    ("04", 'bridge = ["M6"]', 'bridge = ["M8"]', "bridge[0]", "no road or trail runs over the bridge M8"),
    ("04", '"K5", "L6", "M6"', '"K5", "M6"', "roads[0][11]", "K5 and M6 are not neighbours"),
    (
        "04",
        '["S6", "S7", "S8", "S9", "S10", "S11", "S12"]',
        '["S6", "S7", "S8"]',
        "roads",
        "leaves the board at S12",
    ),
    ("07", SADDLE, '["J6", "K5", "L5"]', "trails[4]", "this way from J6 to L5 is cut off from the others"),
    ("07", "level_3 = [", 'level_3 = ["C8", ', "level_3", "C8 at level 3 stands over"),
    ("07", "level_2 = [", 'level_2 = ["C2", ', "level_2[0]", "C2 is already at level 1"),
    ("07", '"J3/I3"', '"J3/K3"', "cliff[0]", "a cliff lies between two levels"),
    ("01", '"V2/W1"', '"V2/X1"', "crest[0]", "'V2/X1' is no hexside of the board"),
    ("06", 'two_floors = ["L4"', 'two_floors = ["L9"', "two_floors[0]", "L9 is no building"),
    ("03", 'key = "church"', 'key = "village"', "key", "'village' stands here twice"),
]

SCENARIO_FAULTS = [
    ("two-and-two", 'name = "two-and-two"', 'name = "two"', "name", "but the file is two-and-two.toml"),
    ("two-and-two", "1942-07-08", "1939-07-08", "date", "not within 1941 to 1945"),
    ("two-and-two", "1942-07-08", "1942-02-08", "card", "is there from 1942-03 on"),
    ("two-and-two", "{ board = 2 }]", "{ board = 12 }]", "board", "there is no board 12"),
    ("two-and-two", "{ board = 2 }]", "{ board = 2, at = [1, 0] }]", "boards", "do not fill a rectangle"),
    ("two-and-two", '["german", "soviet"]', '["german", "german"]', "set_up", "one side sets up twice"),
    ("two-and-two", "turns = 6", "turns = 60", "turns", "at most 40"),
    ("two-and-two", 'card = "G-PZ4F2"', 'card = "G-PZ4F3"', "card", "did you mean 'G-PZ4F2'?"),
    ("two-and-two", 'card = "G-PZ4F2"', 'card = "S-T34-41"', "card", "is a soviet card"),
    ("two-and-two", 'card = "G-PZ4F2"', 'card = "GL-RIF"', "card", "needs the module 'leg_and_towed'"),
    ("two-and-two", 'count = 2, zone = "west"', 'count = 2, zone = "wset"', "zone", "did you mean 'west'?"),
    (
        "two-and-two",
        'count = 2, zone = "west"',
        'count = 2, zone = "east"',
        "zone",
        "a zone of the other side",
    ),
    ("two-and-two", 'columns = "A-D"', 'columns = "D-A"', "columns", "runs backward"),
    ("two-and-two", 'hexes = ["2M6"]', 'hexes = ["2M13"]', "hexes[0]", "no hex '2M13' on the boards 2"),
    ("two-and-two", 'layer = "basic"', 'layer = "basic"\nmodules = ["gp_fire"]', "modules", "has no modules"),
    (
        "two-and-two",
        "kills = { german = 100, soviet = 100 }\ndamaged = 50\nobjectives",
        "#",
        "victory",
        "nobody can win",
    ),
    ("ambush-at-voyskovitsy", 'hexes = ["4A6"]', 'hexes = ["4C6"]', "hexes[0]", "4C6 is not at the edge"),
    ("ambush-at-voyskovitsy", "points = 30", "points = 0", "exits[0]", "worth nothing"),
    ("ambush-at-voyskovitsy", ', side = "soviet", turn = 1 }', ', side = "soviet" }', "turn", "needs it"),
    (
        "one-tiger",
        'survivors = [{ side = "german", card = "G-TIG1"',
        'survivors = [{ side = "german", card = "G-TIG2"',
        "card",
        "no unit in play 'G-TIG2'",
    ),
    ("pervy-voin", '"transport", ', "", "rides", "riding needs the module 'transport'"),
    ("pervy-voin", 'rides = "G-SDK7"', 'rides = "G-SDK10"', "rides", "has room for 1-2 and one gun"),
    ("pervy-voin", 'rides = "G-SDK7"', 'rides = "G-SDK8"', "rides", "there is no group 'G-SDK8'"),
    ("pervy-voin", '"ammo_limits", ', '"ammo_limits", "ammo_limits", ', "modules[2]", "stands here twice"),
    ("pervy-voin", '"gp_fire", ', "", "modules", "needs the module 'gp_fire'"),
    (
        "ponyri-station",
        '"6G6", "6G7"',
        '"6J5", "6G7"',
        "hexes[0]",
        "6J5 is building_brick, where no wire can be",
    ),
    (
        "ponyri-station",
        'hexes = ["6I6"], facing = "NW"',
        'hexes = ["6I6"]',
        "facing",
        "an improved position has a facing",
    ),
    ("ponyri-station", 'key = "houses"', 'key = "station"', "key", "'station' stands here twice"),
    (
        "state-farm",
        'zone = "farm", rides = "G-SPW"',
        'zone = "ditch", rides = "G-SPW"',
        "rides",
        "begin in different zones",
    ),
    (
        "state-farm",
        'count = 5, zone = "farm" }',
        'count = 4, zone = "farm" }',
        "rides",
        "5 units on 4 carriers",
    ),
    (
        "lysyanka",
        'attached = "panzer-group"',
        'attached = "rifle-company"',
        "attached",
        "no formation of this side",
    ),
    ("lysyanka", 'roles = ["CHQ"], ', "", "batteries[1]", "can call its fire"),
    ("lysyanka", 'card = "GB-MED"', 'card = "SB-MED"', "card", "SB-MED is no german battery"),
    ("titovka-road", '    "air",\n', "", "aircraft", "aircraft needs the module 'air'"),
    ("titovka-road", 'card = "SA-IL2M3"', 'card = "SA-IL2M4"', "card", "did you mean 'SA-IL2M3'?"),
    ("ogledow", "until = 1944-08-13", "until = 1944-08-03", "until", "1944-08-03 is before 1944-08-12"),
    ("lisow", 'weapons = ["GW-HMG"]', 'weapons = ["SW-HMG"]', "weapons[0]", "SW-HMG is a soviet weapon"),
    ("lisow", 'weapons = ["GW-HMG"]', 'weapons = ["GW-HMG", "GW-PF"]', "weapons", "at most 1 (R-20)"),
]


def assert_says(error: LoadError, field: str, problem: str) -> None:
    assert field in error.field, str(error)
    assert problem in str(error)


@pytest.mark.parametrize(("file", "old", "new", "field", "problem"), TABLE_FAULTS)
def test_a_broken_table_is_refused(file: str, old: str, new: str, field: str, problem: str) -> None:
    assert_says(broken(file, old, new), field, problem)


@pytest.mark.parametrize(("file", "old", "new", "field", "problem"), CARD_FAULTS)
def test_a_broken_card_is_refused(file: str, old: str, new: str, field: str, problem: str) -> None:
    assert_says(broken(file, old, new), field, problem)


@pytest.mark.parametrize(("board", "old", "new", "field", "problem"), BOARD_FAULTS)
def test_a_broken_board_is_refused(board: str, old: str, new: str, field: str, problem: str) -> None:
    assert_says(broken(f"boards/{board}.toml", old, new), field, problem)


@pytest.mark.parametrize(("name", "old", "new", "field", "problem"), SCENARIO_FAULTS)
def test_a_broken_scenario_is_refused(name: str, old: str, new: str, field: str, problem: str) -> None:
    assert_says(broken(f"scenarios/{name}.toml", old, new), field, problem)


# --- every column, every table --------------------------------------------------------------------------


@pytest.mark.parametrize("file", CARD_FILES)
def test_a_word_where_a_figure_belongs_names_its_column(file: str) -> None:
    """In each column in turn: either any text is welcome there, or the error names the column."""
    lines = original(file).splitlines()
    at = next(number for number, line in enumerate(lines) if not line.startswith("#"))
    header = lines[at].split(",")
    refused = 0
    for column, name in enumerate(header):
        cells = lines[at + 1].split(",")
        cells[column] = "☹"
        text = "\n".join([*lines[: at + 1], ",".join(cells), *lines[at + 2 :]]) + "\n"
        try:
            READERS[file](Source(file, text))
        except LoadError as error:
            refused += 1
            assert error.line == at + 2
            assert error.field in (name, "half") or name in ("damage", "special_damage", "gun", "aa_gun")
    assert refused >= len(header) - 6  # names, notes, and words of mounts are free


@pytest.mark.parametrize("file", TABLE_FILES)
def test_a_table_that_is_missing_is_named(file: str) -> None:
    text = original(file)
    names = [line.strip("[]") for line in text.splitlines() if line.startswith("[") and "." not in line]
    for name in set(names):
        cut = text.replace(f"[{name}]", f"[{name}_lost]").replace(f"[{name}.", f"[{name}_lost.")
        error = refusal(file, cut)
        assert name in error.field


def test_all_that_is_wrong_with_a_scenario_is_found_at_once() -> None:
    text = original("scenarios/two-and-two.toml")
    for old, new in (('"west" }', '"wst" }'), ('"east" }', '"est" }'), ('"2M6"', '"2M99"')):
        assert old in text
        text = text.replace(old, new, 1)
    source = Source("scenarios/two-and-two.toml", text)
    found = problems(source, read_toml(source, ScenarioFile), load_cards())
    assert [error.field for error in found] == [
        "formations[0].units[0].zone",
        "formations[1].units[0].zone",
        "victory.objectives[0].hexes[0]",
    ]

"""The data is whole, and agrees with every figure that the rules text states."""

from __future__ import annotations

import re
from collections import Counter
from math import floor

import pytest

from grognard.games.panzer.box.data_files import (
    SHELF,
    all_cells,
    load_cards,
    load_checklist,
    load_rulings,
    load_tables,
)
from grognard.games.panzer.box.origins import Cell
from grognard.games.panzer.box.plain_types import GRADES, RANGE_FACTORS
from tests.games.panzer.cases import all_cases

CARD = r"[GS][TLWBA]?-[A-Z0-9]{2,}(-[0-9]+)?h?"
TABLES = load_tables()
CARDS = load_cards()
CELLS = {(cell.file, cell.table, cell.name): cell for cell in all_cells()}


def test_counts_of_cards() -> None:
    counts = {name: len(getattr(CARDS, name)) for name in CARDS.__struct_fields__}
    assert counts == {
        "guns": 36,
        "vehicles": 61,
        "towed": 14,
        "leg": 12,
        "weapons": 11,
        "batteries": 7,
        "aircraft": 7,
    }


def test_every_file_of_the_folder_is_loaded() -> None:
    files = {each.name for each in SHELF.data.iterdir() if each.is_file()}
    tables = {f"{name}.toml" for name in TABLES.__struct_fields__}
    cards = {f"{name}.csv" for name in CARDS.__struct_fields__}
    assert files == tables | cards | {"rulings.toml", "organisation.toml", "checklist.csv"}


def test_counts_of_tables() -> None:
    assert len(TABLES.terrain.terrain.row) == 31
    assert len(TABLES.hexsides.hexsides.row) == 5
    assert [row.row for row in TABLES.spotting.ranges.row] == [2, 1, 0, -1, -2, -3, -4, -5]
    assert len(TABLES.ap.hit.row) == 16
    assert len(TABLES.ap.modifiers.row) == 25
    assert len(TABLES.gp.results.row) == 10
    assert (len(TABLES.commands.sequence.basic), len(TABLES.commands.sequence.advanced)) == (10, 20)


def test_rulings_are_all_there() -> None:
    later = (*range(1, 59), *range(70, 82))
    ids = [f"R-{n:02d}" for n in range(1, 88)] + [f"R2-{n:02d}" for n in later]
    rulings = load_rulings()
    assert list(rulings) == ids
    assert sum(bool(ruling.switch) for ruling in rulings.values()) == 13


def test_the_checklist_is_whole() -> None:
    rows = load_checklist().values()
    assert len(rows) == 300
    assert sum(row.testable == "yes" for row in rows) == 267


def test_tables_and_steps_name_sections_that_exist() -> None:
    known = {row.section for row in load_checklist().values()}
    sections = {
        section
        for name in TABLES.__struct_fields__
        for table in (
            getattr(getattr(TABLES, name), each) for each in getattr(TABLES, name).__struct_fields__
        )
        for section in table.origin.rules
    }
    steps = (*TABLES.commands.sequence.basic, *TABLES.commands.sequence.advanced)
    sections |= {section for turn_step in steps for section in turn_step.rules}
    assert sections <= known


def test_cases_are_of_sections_that_exist() -> None:
    """tests/cases/panzer.yaml: what is played later; here their form."""
    found = all_cases()
    assert len(found) == 737
    assert {case["section"] for case in found.values()} <= set(load_checklist())
    assert {section for case in found.values() for section in case.get("meets", ())} <= set(load_checklist())
    assert {case["origin"] for case in found.values()} == {"rulebook", "derived"}
    assert all({"given", "when", "then", "title"} <= case.keys() for case in found.values())


def test_units_of_the_cases_are_cards() -> None:
    """Cases that name a unit by the id of a card name one that there is."""
    cards = {card for name in CARDS.__struct_fields__ for card in getattr(CARDS, name)}
    named = {
        case["given"]["unit"]
        for case in all_cases().values()
        if isinstance(case["given"], dict) and re.fullmatch(CARD, str(case["given"].get("unit", "")))
    }
    assert len(named) > 3
    assert named <= cards


# --- what the text states -------------------------------------------------------------------------------


def test_spotting_ranges_of_the_text() -> None:
    """PZR-4.1.3 and its examples."""
    rows = {row.row: row for row in TABLES.spotting.ranges.row}
    assert (rows[1].V, rows[0].V, rows[-2].V) == (30, 20, 7)
    assert rows[0].L == 15
    assert (rows[1].S, rows[0].S, rows[-1].S) == (15, 10, 5)


def test_hit_numbers_of_the_text() -> None:
    rows = {row.row: row for row in TABLES.ap.hit.row}
    assert (rows[-2].S, rows[-5].P, rows[-6].P, rows[-7].P, rows[-10].E) == (56, 45, 36, 27, 0)


def test_the_hit_grid_is_what_its_rule_makes() -> None:
    table = TABLES.ap.hit
    for row in table.row[:-1]:
        for factor, base in zip(RANGE_FACTORS, table.base, strict=True):
            assert getattr(row, factor) == min(table.cap, base * (10 + row.row) // 10)


def test_numbers_of_hits_follow_their_shares() -> None:
    shares = TABLES.ap.hits.shares
    for row in TABLES.ap.hits.row:
        for rate in "QRF":
            three, two = getattr(shares, rate)
            assert getattr(row, rate) == (row.row * three // 100, row.row * two // 100)
    assert next(row.F for row in TABLES.ap.hits.row if row.row == 56) == (11, 22)  # PZR-6.5.2.1


@pytest.mark.parametrize(
    ("gpf", "gpd", "none", "suppressed"),
    [
        (8, 5, 40, 72),
        (8, 4, 36, 68),
        (8, 3, 31, 63),
        (5, 3, 43, 72),
        (5, 4, 48, 77),
        (7, 2, 31, 62),
        (6, 8, 62, 92),
    ],
)
def test_gp_results_of_the_text(gpf: int, gpd: int, none: int, suppressed: int) -> None:
    row = TABLES.gp.results.row[gpd - 1]
    assert (row.none[gpf - 1], row.suppressed[gpf - 1]) == (none, suppressed)
    for kind in ("none", "suppressed"):
        assert CELLS["gp.toml", "results", f"row/{gpd}/{kind}/{gpf}"].mark == "text"


def test_the_gp_grid_is_what_its_lines_make() -> None:
    for row in TABLES.gp.results.row:
        for gpf in range(1, 16):
            assert row.none[gpf - 1] == floor(50 - 4 * gpf + 4.5 * row.gpd)
            assert row.suppressed[gpf - 1] == floor(74 - 3 * gpf + 4.5 * row.gpd)
            for line, found in (("none_line", row.none), ("suppressed_line", row.suppressed)):
                each = getattr(TABLES.gp.results, line)
                assert found[gpf - 1] == (each.base + each.gpf * gpf + each.gpd * row.gpd) // 2


@pytest.mark.parametrize(
    ("grade", "units", "commands"),
    [("regular", 7, 3), ("veteran", 10, 7), ("veteran", 2, 1), ("seasoned", 10, 6), ("seasoned", 7, 4)],
)
def test_available_commands_of_the_text(grade: str, units: int, commands: int) -> None:
    row = next(row for row in TABLES.commands.available.row if row.id == grade)
    assert row.commands[units - 1] == commands


def test_grades_of_the_text() -> None:
    grades = {row.id: row for row in TABLES.grades.grades.row}
    assert tuple(grades) == GRADES
    assert [row.initiative for row in grades.values()] == [40, 20, 0, -20, -40]
    assert [row.command_range for row in grades.values()] == [2, 1, 1, 0, 0]
    assert (grades["regular"].ap.M, grades["veteran"].gp.L) == (-2, 5)
    assert (grades["veteran"].quickmarch, grades["regular"].recovery) == (40, 50)


def test_damage_digits_of_the_text() -> None:
    """PZR-6.5.2.5: digit 3 of the 76.2 mm gun is DM, digit 7 of the 75 mm L/48 is KO."""
    blocks = {row.id: row.results for row in TABLES.ap.damage.row}
    assert blocks[CARDS.guns["76mm_f_34_l_42"].damage][2] == "DM"
    assert blocks[CARDS.guns["75mm_l_48"].damage][6] == "KO"


def test_cards_of_the_text() -> None:
    """Every figure of a unit that an example states."""
    su76, t34, iv, is2 = (CARDS.vehicles[name] for name in ("S-SU76M", "S-T34-76", "G-PZ4H", "S-IS2"))
    assert (su76.basic_front, su76.basic_rear, su76.size, su76.turret) == (11, 3, -1, 0)
    assert (su76.cross, su76.mode, su76.trail, su76.road, su76.boxed) == (5, "T", 6, 10, True)
    assert (su76.gpd, su76.type, su76.open_top, su76.rate, su76.limits) == (2, "P", True, "N", ("A3",))
    assert (t34.gpd, t34.type, t34.basic_front, t34.size) == (4, "A", 18, 0)
    assert (iv.basic_front, iv.size, iv.smoke) == (18, 0, True)
    assert (is2.gpd, is2.type, is2.cross, is2.coax) == (8, "A", 4, True)
    assert any(limit.startswith("basic") for limit in is2.limits)
    zis3 = CARDS.guns[su76.gun]
    assert (zis3.gp_f[0], zis3.gp_f[1], zis3.gpe) == (5, 4, 3)
    assert (zis3.special, zis3.special_from) == ("HVAP", "1943-10")  # late 1943
    assert [(CARDS.vehicles[name].gpd, CARDS.vehicles[name].weak) for name in ("G-STG3G", "S-SU85")] == [
        (3, True),
        (4, True),
    ]
    assert CARDS.vehicles["S-SU152"].limits == ("basic5",)
    assert (CARDS.vehicles["G-SDK10"].tows, CARDS.vehicles["G-SDK10"].carries) == (1, 2)
    assert (CARDS.vehicles["G-PZ3M"].open_top, CARDS.vehicles["G-PZ3M"].aa) == (False, -20)
    assert CARDS.towed["GT-PAK40"].limits == ("basic6", "A4", "S4")
    flak = CARDS.towed["GT-FLK36"]
    assert (flak.size, flak.rate, flak.space_towed, flak.space_leg) == ("L", "Q", 3, 3)
    assert (CARDS.towed["ST-ZIS2"].size, CARDS.towed["ST-ZIS2"].gpd_medium) == ("S", 5)


def test_infantry_of_the_text() -> None:
    rifle = CARDS.leg["GL-RIF"]
    assert (rifle.gp_r[1], rifle.gp_f[1], rifle.gp_r[2], rifle.gp_f[2]) == (3, 7, 5, 5)
    assert (rifle.gpd_none, rifle.gpd_light, rifle.gpd_medium, rifle.gpd_heavy) == (2, 4, 6, 8)
    assert (rifle.full_cover, rifle.moving, rifle.cross, rifle.quickmarch) == (2, -2, 2, 3)
    assert CARDS.leg[rifle.half].gp_f[0] == 6
    section = CARDS.leg["GL-SEC"]
    assert (section.space_towed, section.space_leg, section.cross_laden, section.quickmarch_laden) == (
        0,
        1,
        1,
        0,
    )
    assert CARDS.leg["SL-SMG"].gp_f[0] == 10
    assert (CARDS.weapons["GW-PF"].gp_fixed, CARDS.weapons["GW-RPZB"].gp_fixed) == (14, 8)
    assert CARDS.weapons["GW-GRW34"].min_range == 2
    medium = CARDS.batteries["GB-MED"]
    assert (medium.if_r[1] >= 12 > medium.if_r[0], medium.if_f[1]) == (True, 8)


def test_the_largest_guns_are_in_the_order_of_the_text() -> None:
    """PZR-4.4.3.2.5: the 100 mm pierces more than the 122 mm and the 152 mm."""
    pierced = [CARDS.guns[name].ap_p[0] for name in ("100mm_l_56", "122mm_l_46", "152mm_l_29")]
    assert pierced == sorted(pierced, reverse=True)


# --- whence the figures are -----------------------------------------------------------------------------


def test_every_cell_has_a_mark() -> None:
    marks = Counter(cell.mark for cell in CELLS.values())
    assert set(marks) == {"text", "known", "ours"}
    assert marks["ours"] > marks["text"] > marks["known"]


@pytest.mark.parametrize(
    ("file", "table", "name", "mark"),
    [
        ("spotting.toml", "ranges", "row/0/V", "text"),
        ("spotting.toml", "ranges", "row/2/V", "ours"),
        ("ap.toml", "hit", "row/-5/P", "text"),
        ("ap.toml", "hit", "row/-4/P", "known"),
        ("ap.toml", "hit", "row/-5/M", "ours"),
        ("terrain.toml", "terrain", "row/rough/cost/T", "text"),
        ("terrain.toml", "terrain", "row/rough/cost/W", "ours"),
        ("terrain.toml", "terrain", "row/woods/turn", "known"),
        ("gp.toml", "bail_out", "row/dm/crew", "text"),
        ("gp.toml", "bail_out", "row/dm/leg", "ours"),
        ("gp.toml", "results", "row/1/none/15", "ours"),
        ("gp.toml", "results", "row/1/none/1", "known"),
        ("air.toml", "flight", "row/high/acquire_low", "text"),
        ("air.toml", "flight", "row/low/acquire_low", "ours"),
        ("armour.toml", "model", "side", "ours"),
        ("vehicles.csv", "S-SU76M", "basic_front", "text"),
        ("vehicles.csv", "S-SU76M", "points", "ours"),
        ("vehicles.csv", "S-SU76M", "HF", "known"),
        ("guns.csv", "76mm_zis_3_l_42", "ap_p/3", "text"),
        ("guns.csv", "76mm_zis_3_l_42", "ap_p/4", "ours"),
        ("leg.csv", "GL-RIF", "gpd_medium", "text"),
        ("aircraft.csv", "SA-PE2", "bombs", "ours"),
    ],
)
def test_the_mark_of_a_cell(file: str, table: str, name: str, mark: str) -> None:
    assert CELLS[file, table, name].mark == mark


def test_a_cell_is_what_the_table_says() -> None:
    assert CELLS["ap.toml", "hit", "row/-5/P"] == Cell("ap.toml", "hit", "row/-5/P", 45, "text")
    assert CELLS["guns.csv", "75mm_l_48", "ap_p/1"].value == 25
    assert ("vehicles.csv", "G-OPEL", "gun") not in CELLS  # left out of the file, so no figure

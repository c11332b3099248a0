"""The rules reference of Panzer is true to the tables, and shows every ruling where it belongs."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from grognard.core.telling.catalogue import LANGUAGES
from grognard.core.telling.message import msg
from grognard.core.telling.reference import Grid
from grognard.games.panzer.box.data_files import load_rulings, load_tables
from tests.games.reference_texts import Book, lines, plain, signed

BOOK = Book("panzer")
TABLES = load_tables()
COLUMNS = "PSMLE"

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def grids(lang: str, rule: str) -> list[list[list[str]]]:
    """The tables of a section, each with its heading as the first row."""
    return [
        [[plain(cell) for cell in row] for row in (block.head, *block.rows)]
        for block in BOOK.sections[lang][rule].blocks
        if isinstance(block, Grid)
    ]


def shown(figures: Iterable[object]) -> list[str]:
    """Figures as readers see them."""
    return [str(figure).replace("-", "−") for figure in figures]


def listed(lang: str, rule: str) -> list[tuple[str, list[str]]]:
    """The rows of all tables of a section: the first cell, and all figures of the others."""
    return [
        (row[0], [figure for cell in row[1:] for figure in re.findall(r"[+−]?\d+", cell)])
        for grid in grids(lang, rule)
        for row in grid[1:]
    ]


def told(lang: str, rule: str) -> list[str]:
    """All figures of the tables of a section, without their first column."""
    return [figure for _, figures in listed(lang, rule) for figure in figures]


def named(lang: str, rule: str) -> set[str]:
    """The rulings that a section names."""
    section = BOOK.sections[lang][rule]
    return set(re.findall(r"\bR2?-[0-9]{2}\b", "\n".join(lines(section.blocks + section.example))))


# -- rulings -------------------------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("id", load_rulings())
def test_every_ruling_is_told_in_a_section_that_it_is_about(lang: str, id: str) -> None:
    assert any(id in named(lang, f"PZR-{section}") for section in load_rulings()[id].rules)


@each_language
def test_no_section_names_a_ruling_that_is_not_there(lang: str) -> None:
    assert set().union(*(named(lang, rule) for rule in BOOK.sections[lang])) <= set(load_rulings())


def test_both_languages_name_the_same_rulings() -> None:
    differ = [rule for rule in BOOK.sections["en"] if named("ru", rule) != named("en", rule)]
    assert len(BOOK.sections["en"]) > 200
    assert differ == []


# -- spotting and movement -----------------------------------------------------------------------------


@each_language
def test_spotting_ranges_are_those_of_the_table(lang: str) -> None:
    rows = TABLES.spotting.ranges.row
    head, *body = grids(lang, "PZR-6.1.3")[0]
    assert head[1:] == [signed(row.row) for row in rows]
    assert body == [
        ["V", *shown(row.V for row in rows)],
        ["L", *shown(row.L for row in rows)],
        ["S", *shown(row.S for row in rows)],
    ]
    assert grids(lang, "PZR-4.1.3")[0][1][1:] == body[0][1:]


@each_language
def test_spotting_modifiers_are_those_of_the_table(lang: str) -> None:
    rows = TABLES.spotting.modifiers.row
    basic = [row[1] for row in grids(lang, "PZR-4.1.3")[1][1:]]
    advanced = [row[1] for row in grids(lang, "PZR-6.1.3")[1][1:]]
    assert basic + advanced == [signed(row.value or 0) for row in rows]


@each_language
def test_dead_zones_are_those_of_the_table(lang: str) -> None:
    (grid,) = grids(lang, "PZR-4.1.4.2.4")
    zones = TABLES.spotting.dead_zones
    assert [int(re.findall(r"\d+", row[0])[0]) for row in grid[1:]] == [row.row for row in zones.row]
    divisors = [row.divisor or zones.least for row in zones.row]
    assert [int(re.findall(r"\d+", row[1])[0]) for row in grid[1:]] == divisors


@each_language
def test_costs_of_terrain_are_those_of_the_table(lang: str) -> None:
    wanted = []
    for row in TABLES.terrain.terrain.row:
        if row.kind in ("ground", "way", "building") and row.cost:
            costs = [row.cost.T, row.cost.H, row.cost.W, row.cost.L]
            turn = [] if row.turn == "other" else [row.turn]
            cells = ["–" if cost == "P" else str(cost) for cost in (*costs, *turn)]
            wanted.append([BOOK.words(lang, f"terrain-{row.id}"), *cells])
    found = [
        row if row[-1].isdigit() or row[-1] == "–" else row[:-1]
        for row in grids(lang, "PZR-4.5.1.1.2")[0][1:]
    ]
    assert found == wanted


@each_language
def test_fractions_of_movement_are_those_of_the_table(lang: str) -> None:
    fractions = {row.id: row.fraction for row in TABLES.movement.fractions.row}
    basic = [fractions[id] for id in ("short_halt", "damaged_move", "damaged_short_halt")]
    (grid,) = grids(lang, "PZR-3.7")
    assert [row[1] for row in grid[1:]] == basic
    (grid,) = grids(lang, "PZR-4.5.1.1.1")
    assert [row[1] for row in grid[2:]] == basic
    ids = (
        "suppressed_move",
        "suppressed_short_halt",
        "suppressed_damaged_move",
        "suppressed_damaged_short_halt",
    )
    (grid,) = grids(lang, "PZR-6.6.2")
    assert [row[1] for row in grid[1:]] == [fractions[id] for id in ids]


@each_language
def test_searching_for_a_position_is_that_of_the_tables(lang: str) -> None:
    numbers = {
        BOOK.words(lang, f"terrain-{row.id}"): row.hull_down
        for row in TABLES.terrain.terrain.row
        if isinstance(row.hull_down, int)
    }
    terrain, modifiers = grids(lang, "PZR-6.6.9")
    assert {name: int(row[1]) for row in terrain[1:] for name in row[0].split(", ")} == numbers
    search = TABLES.movement.hull_down_search
    values = [
        search.partial,
        *(row.value for row in search.size if row.row),
        *(row.value for row in search.grade if row.value),
    ]
    assert [cell for row in modifiers[1:] for cell in row[1].split("; ")] == [
        signed(value) for value in values
    ]


@each_language
def test_the_test_of_buildings_is_that_of_the_tables(lang: str) -> None:
    costs = {row.id: row.cost for row in TABLES.terrain.terrain.row}
    (grid,) = grids(lang, "PZR-6.6.3")
    wanted = []
    for row in TABLES.gp.buildings.row:
        cost = costs[f"building_{row.id}"]
        assert cost
        wanted.append(shown([row.hit, cost.T]))
    assert [row[1:] for row in grid[1:]] == wanted
    assert f" {TABLES.gp.buildings.row[0].track} " in BOOK.text(lang, "PZR-6.6.3")


# -- grades and commands -------------------------------------------------------------------------------


@each_language
def test_grades_are_those_of_the_tables(lang: str) -> None:
    grades = TABLES.grades.grades.row
    names = [BOOK.words(lang, f"grade-{row.id}") for row in grades]
    assert grids(lang, "PZR-5.8.3")[0][1:] == [
        [name, signed(row.close_combat), f"1–{row.quickmarch}", f"1–{row.recovery}", signed(row.bail_out)]
        for name, row in zip(names, grades, strict=True)
    ]
    assert grids(lang, "PZR-6.2.1.1.2")[0][1:] == [
        [name, str(row.command_range)] for name, row in zip(names, grades, strict=True)
    ]
    assert grids(lang, "PZR-6.3.2")[0][1:] == [
        [name, signed(row.initiative)] for name, row in zip(names, grades, strict=True)
    ]
    assert grids(lang, "PZR-6.5.2.4")[1][1:] == [
        [name, *(f"{signed(getattr(row.ap, at))} / {signed(getattr(row.gp, at))}" for at in COLUMNS)]
        for name, row in zip(names, grades, strict=True)
    ]


@each_language
def test_available_commands_are_those_of_the_table(lang: str) -> None:
    assert grids(lang, "PZR-6.2.1.1.1")[0][1:] == [
        [BOOK.words(lang, f"grade-{row.id}"), *shown(row.commands)] for row in TABLES.commands.available.row
    ]


# -- AP fire -------------------------------------------------------------------------------------------


@each_language
def test_hit_numbers_are_those_of_the_table(lang: str) -> None:
    assert grids(lang, "PZR-4.4.3.2.3")[0][1:] == [
        [signed(row.row), *shown(getattr(row, at) for at in COLUMNS)] for row in TABLES.ap.hit.row
    ]


@each_language
def test_ap_modifiers_are_those_of_the_table(lang: str) -> None:
    rows = [row for row in TABLES.ap.modifiers.row if row.layer != "optional" and not row.by]
    values = [signed(row.value or 0) for row in rows]
    basic = [figure for row in grids(lang, "PZR-4.4.3.2.2")[0][2:] for figure in row[1:]]
    advanced = re.findall(r"[+−]\d+", " ".join(row[1] for row in grids(lang, "PZR-6.5.2.4")[0][1:]))
    assert basic + advanced == values


@each_language
def test_shares_of_hits_are_those_of_the_table(lang: str) -> None:
    shares = TABLES.ap.hits.shares
    figures = [int(figure) for _, row in listed(lang, "PZR-6.5.2.1") for figure in row]
    assert figures == [share for rate in (shares.Q, shares.R, shares.F) for share in rate if share]


@each_language
def test_locations_are_those_of_the_table(lang: str) -> None:
    locations = TABLES.ap.locations
    assert grids(lang, "PZR-6.5.2.2")[0][1:] == [
        [
            BOOK.catalogues[lang].render(msg(f"panzer-word-{row.id}")),
            *(f"{place}*" if at in locations.starred else place for at, place in enumerate(row.places, 1)),
        ]
        for row in locations.row
    ]


@each_language
def test_damage_is_that_of_the_tables(lang: str) -> None:
    assert [row[1:] for row in grids(lang, "PZR-6.5.2.5")[0][1:]] == [
        list(row.results) for row in TABLES.ap.damage.row
    ]
    lowest = [int(re.findall(r"\d+", row[0])[0]) for row in grids(lang, "PZR-4.4.3.2.6")[0][1:]]
    assert lowest == [row.row for row in TABLES.ap.basic_damage.row]


# -- GP fire and close combat --------------------------------------------------------------------------


@each_language
def test_gp_results_are_those_of_the_table(lang: str) -> None:
    assert grids(lang, "PZR-6.5.4.4")[0][1:] == [
        [
            str(row.gpd),
            *shown(f"{none}/{suppressed}" for none, suppressed in zip(row.none, row.suppressed, strict=True)),
        ]
        for row in TABLES.gp.results.row
    ]


@each_language
def test_gp_modifiers_are_those_of_the_table(lang: str) -> None:
    table = TABLES.gp.modifiers
    rows = [
        row
        for row in table.row
        if row.layer != "optional" and row.value and not row.id.startswith("overhead")
    ]
    wanted = [row.value for row in rows] + [table.target_type.A, table.target_type.P]
    assert sorted(re.findall(r"[+−]\d+", " ".join(told(lang, "PZR-6.5.4.3")))) == sorted(
        signed(value or 0) for value in wanted
    )


@each_language
def test_bailing_out_is_that_of_the_table(lang: str) -> None:
    wanted = []
    for row in TABLES.gp.bail_out.row:
        figures = [figure for figure in (row.crew, row.leg, row.towed) if figure is not None]
        wanted.append([f"{figure}+" if row.survive else f"1–{figure}" for figure in figures])
    assert [[cell for cell in row[1:] if cell] for row in grids(lang, "PZR-5.15")[0][1:]] == wanted


@each_language
def test_close_assault_is_that_of_the_table(lang: str) -> None:
    assault = TABLES.gp.close_assault
    sizes = ("squad", "half_squad", "section")
    assert told(lang, "PZR-6.6.1.1.1") == shown(getattr(assault.gpf, size) for size in sizes)
    values = [row.value for row in assault.row if row.layer != "optional"]
    values += [getattr(assault.additional, size) for size in sizes]
    assert sorted(re.findall(r"[+−]\d+", " ".join(told(lang, "PZR-6.6.1.1.2")))) == sorted(
        signed(value) for value in values
    )


@each_language
def test_hand_to_hand_is_that_of_the_table(lang: str) -> None:
    fight = TABLES.gp.hand_to_hand
    sizes = ("squad", "half_squad", "section")
    values = [getattr(fight.size, size) for size in sizes] * 2 + [fight.towed]
    values += [getattr(fight.additional, size) for size in sizes]
    values += [row.value for row in (*fight.attacker, *fight.defender) if row.layer != "optional"]
    found = [
        cell for row in grids(lang, "PZR-6.6.1.2.2")[0][1:] for cell in row[1:] if cell and "PZR" not in cell
    ]
    assert sorted(found) == sorted(signed(value) for value in values)


# -- indirect fire and aircraft ------------------------------------------------------------------------


@each_language
def test_response_is_that_of_the_table(lang: str) -> None:
    assert [row[1:] for row in grids(lang, "PZR-6.5.1.12")[0][1:]] == [
        shown([row.attached, row.organic, row.independent]) for row in TABLES.indirect.response.row
    ]


@each_language
def test_modifiers_of_the_response_are_those_of_the_tables(lang: str) -> None:
    values = [row.value for row in TABLES.indirect.modifiers.row if row.layer != "optional" and row.value]
    values += [row.response for row in TABLES.grades.grades.row if row.response]
    assert [row[1] for row in grids(lang, "PZR-6.5.1.12.1")[0][1:]] == [signed(value) for value in values]


@each_language
def test_flight_is_that_of_the_table(lang: str) -> None:
    rows = TABLES.air.flight.row
    assert [row[1:] for row in grids(lang, "PZR-6.7.3.1.1")[0][1:]] == [
        shown([row.acquire_low, row.acquire_medium, row.acquire_high]) for row in rows
    ]
    assert [row[1:] for row in grids(lang, "PZR-6.7.4.1.1")[0][1:]] == [
        shown([row.track_low, row.track_medium, row.track_high]) for row in rows
    ]


@each_language
def test_sight_of_aircraft_is_that_of_the_table(lang: str) -> None:
    assert [row[1:] for row in grids(lang, "PZR-6.7.3.1.3")[0][1:]] == [
        shown(row.blocked[2:]) for row in TABLES.air.sight.row
    ]


@each_language
def test_modifiers_of_air_attacks_are_those_of_the_tables(lang: str) -> None:
    table = TABLES.air.modifiers
    values = [row.value for row in table.row if row.value] + [table.target_type.A, table.target_type.P]
    found = [figure for figure in told(lang, "PZR-6.7.3.8") if figure != "0"]
    assert sorted(found) == sorted(signed(value) for value in values)
    assert told(lang, "PZR-6.7.4.2") == [signed(row.value or 0) for row in TABLES.air.antiaircraft.row]

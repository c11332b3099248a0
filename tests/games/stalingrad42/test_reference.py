"""The rules reference of Stalingrad '42 is true to the tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from grognard.core.telling.catalogue import LANGUAGES
from grognard.games.stalingrad42.box.data_files import load_box
from grognard.games.zocbond.box.setup_combat import MARKS
from tests.games.reference_texts import Book, Faces, assert_bands, points, signed

BOX = load_box()
FIGURES = BOX.constants
BOOK = Book("stalingrad42")
text, grid, rows, words = BOOK.text, BOOK.grid, BOOK.rows, BOOK.words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "bands"),
    [
        ("S42-11.2.1", BOX.determined),
        ("S42-16.5.2", BOX.attrition),
        ("S42-23.1", BOX.weather),
        ("S42-27.2", BOX.disengagement),
    ],
)
def test_the_tables_of_dice_cover_what_the_box_says(lang: str, rule: str, bands: Sequence[Faces]) -> None:
    assert_bands(rows(lang, rule), bands)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_weather_is_that_of_the_box(lang: str) -> None:
    head, shown = grid(lang, "S42-23.1")
    seasons = ("june_august", "september", "mud", "winter")
    assert head[1:] == [words(lang, f"season-{season}") for season in seasons]
    for row, wanted in zip(shown, BOX.weather, strict=True):
        kinds = (wanted.june_august, wanted.september, wanted.mud, wanted.winter)
        assert row[1:] == [words(lang, f"weather-{kind}") for kind in kinds]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_combat_results_table_is_that_of_the_box(lang: str) -> None:
    """S42-11.2.2: a minus marks a cell after which determined defence is limited."""
    head, shown = grid(lang, "S42-8.3")
    assert head[1:] == [column.odds for column in BOX.crt]
    assert [row[0] for row in shown] == [str(face) for face in range(1, 7)]
    for row, face in zip(shown, zip(*(column.results() for column in BOX.crt), strict=True), strict=True):
        wanted = [cell.rstrip(MARKS) + (" (−)" if cell.endswith("!") else "") for cell in face]
        assert row[1:] == wanted


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_results_are_those_of_the_box(lang: str) -> None:
    shown = {row[0]: row[1:] for row in rows(lang, "S42-10.1")}
    assert set(shown) == set(BOX.results)
    for result in BOX.results.values():
        attacker, defender, advance = shown[result.code]
        assert re.findall(r"\d", attacker) == [str(result.attacker)] * bool(result.attacker)
        wanted = [str(figure) for figure in (result.defender, result.retreat) if figure]
        assert re.findall(r"\d", defender) == wanted
        assert re.findall(r"\d", advance) == [str(result.advance)] * bool(result.advance)


WORDS = {
    "en": {"S": "holds", "P": "partly", "F": "fails"},
    "ru": {"S": "удержали", "P": "отчасти", "F": "провал"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_determined_defence_is_that_of_the_box(lang: str) -> None:
    for row, wanted in zip(rows(lang, "S42-11.2.1"), BOX.determined, strict=True):
        for shown, cell in zip(row[1:], wanted.cells(), strict=True):
            losses = "" if cell == "F 0/0" else f", {cell[2:]}"
            assert shown == WORDS[lang][cell[0]] + losses
    figures = FIGURES.combat
    wanted_figures = [
        figures.determined_support,
        figures.determined_quality.elite,
        figures.determined_quality.poor,
        figures.determined_marked,
    ]
    assert re.findall(r"[+−]\d", text(lang, "S42-11.2.4")) == [signed(figure) for figure in wanted_figures]


TERRAIN_ROWS = [
    ("clear", "desert", "minor_city", "major_city"),
    ("rough", "forest"),
    ("rough_forest",),
    ("marsh",),
    ("mountain",),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_costs_of_terrain_are_those_of_the_box(lang: str) -> None:
    by_road = {"en": "by road only", "ru": "только по дороге"}[lang]
    for row, kinds in zip(rows(lang, "S42-2.2.1"), TERRAIN_ROWS, strict=True):
        assert row[0].startswith(words(lang, f"terrain-{kinds[0]}"))
        for kind in kinds:
            ground = BOX.terrain[kind]
            costs = (ground.foot, ground.mech, ground.veh)
            assert row[1:] == [by_road if cost is None else points(cost) for cost in costs]
    assert {kind for kinds in TERRAIN_ROWS for kind in kinds} == set(BOX.terrain) - {"seasonal_marsh"}
    mountain = BOX.terrain["mountain"].mountain_unit // 2
    assert {"en": f"Mountain units pay {mountain}", "ru": f"Горные части платят за горы {mountain}"}[
        lang
    ] in text(lang, "S42-2.2.1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rates_of_advance_are_those_of_the_box(lang: str) -> None:
    wanted = [BOX.types[id].rate for id in ("tank", "cavalry", "army")]
    assert [row[1] for row in rows(lang, "S42-14.2.2")] == [str(rate) for rate in wanted]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_costs_of_breakthrough_are_those_of_the_box(lang: str) -> None:
    figures = FIGURES.combat
    wanted = [figures.form_group_cost, figures.pass_by_cost, 1, figures.breakthrough_cost, 0]
    assert [row[1] for row in rows(lang, "S42-15.2.4")] == [str(cost) for cost in wanted]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modifiers_of_attrition_are_those_of_the_box(lang: str) -> None:
    figures = FIGURES.supply
    shown = [re.findall(r"[+−]\d", row[1]) for row in rows(lang, "S42-16.5.4")]
    wanted = [
        [figures.axis_airfield, figures.axis_airfield_snow],
        [figures.soviet_airfield],
        [figures.city],
        [figures.headquarters],
        [BOX.terrain["desert"].attrition],
    ]
    assert shown == [[signed(figure) for figure in each] for each in wanted]


LOOSE = [
    ("S42-3.A", FIGURES.winter.weather_from, "From turn {}", "С хода {}"),
    ("S42-4.1", FIGURES.stacking.soviet, "Soviets: {} combat units", "Советская сторона: {} боевые части"),
    ("S42-4.1", FIGURES.stacking.axis, "Axis: {} combat units", "Ось: {} боевые части"),
    ("S42-5.3", FIGURES.movement.extended_bonus // 2, "{} MP more", "на {} ОД больше"),
    ("S42-5.4", FIGURES.movement.tactical_hexes, "1 or {} hexes", "1 или {} гекса"),
    ("S42-5.5.2", (BOX.hexsides["major"].mech or 0) // 2, "{} MP more mechanized", "лишние {} ОД;"),
    ("S42-5.5.4", BOX.bridges["rail"].mech // 2, "{} MP more mechanized", "лишние {} ОД;"),
    ("S42-5.5.5", BOX.bridges["pontoon"].foot // 2, "{} MP more on foot", "пешим лишние {} ОД"),
    ("S42-5.6.2", FIGURES.rail.units, "Up to {} units", "до {} частей"),
    ("S42-5.6.2", FIGURES.rail.units_from_map, "At most {} of them", "Не больше {} из них"),
    ("S42-5.6.4", FIGURES.rail.train_defense, "defends with {},", "обороняется с {} "),
    ("S42-6.2", FIGURES.movement.leave_zoc // 2, "costs {} MP more", "лишние {} ОД"),
    ("S42-8.4", FIGURES.combat.automatic_odds, "{}-1 and more is DS", "{}-1 и больше — это DS"),
    ("S42-8.5.1", FIGURES.combat.most_attack, "no more than {} points", "не больше {} очков"),
    ("S42-8.5.2", FIGURES.combat.most_defense, "{}", "{}"),
    ("S42-9.3.5", FIGURES.air.range, "within {} hexes", "не дальше {} гексов"),
    ("S42-9.3.7", FIGURES.air.cover, "within {} hex ", "не дальше {} гекса"),
    ("S42-9.7.3", FIGURES.forts.axis, "The Axis has {}", "У Оси их {}"),
    ("S42-9.7.3", FIGURES.forts.soviet, "the Soviets {}", "у советской стороны {}"),
    ("S42-11.1.2", FIGURES.combat.free_defense_from, "From turn {}", "С хода {}"),
    ("S42-11.6.1", FIGURES.combat.withdrawal_advance, "advance {} hex", "продвинуться на {} гекс"),
    ("S42-13.3.2", FIGURES.combat.routed_retreat, "retreats {} hexes", "отступает на {} гекса"),
    (
        "S42-14.2.1",
        FIGURES.combat.unsupplied_advance,
        "to {} hexes out of supply",
        "без снабжения — {} гекса",
    ),
    ("S42-16.3.2", FIGURES.supply.off_road, "Up to {} hexes", "До {} гексов"),
    ("S42-16.3.2", FIGURES.supply.off_road_wet, "{} in rain and mud", "в дождь и распутицу до {}"),
    ("S42-17.2.1", FIGURES.rail.railheads, "up to {} railheads", "до {} терминалов"),
    ("S42-17.2.1", FIGURES.rail.railhead_hexes, "up to {} hexes", "до {} гексов"),
    ("S42-18.1", BOX.tracks["campaign"][0].axis_resources, "You have {}", "у вас {};"),
    ("S42-18.5", FIGURES.combat.barrage_shift, "give {} columns", "дают {} колонки"),
    ("S42-18.6.8", FIGURES.resources.axis_mobile, "At most {} Axis", "не больше {} подвижных"),
    ("S42-18.6.8", FIGURES.resources.soviet_mobile, "{} Soviet mobile", "{} советских"),
    ("S42-19.4", FIGURES.special.return_turns, "{} turns later", "через {} хода"),
    ("S42-20.4", FIGURES.special.garrison_distance, "within {} hexes", "в {} гексах"),
    (
        "S42-20.6",
        FIGURES.special.caucasus_distance,
        "within {} hexes of Stalingrad",
        "{} гексах от Сталинграда",
    ),
    ("S42-21.3.1", FIGURES.replacements.network_distance, "within {} hexes", "не дальше {} гексов"),
    ("S42-22.6.4", FIGURES.areas.box_units, "No more than {} combat", "не больше {};"),
    ("S42-23.4", FIGURES.winter.from_turn, "From turn {}", "С хода {}"),
    ("S42-23.4", FIGURES.winter.last_row, "row {}", "ряду {}"),
    ("S42-24.1.2", FIGURES.points.baku, "{} VP", "{} ПО"),
    ("S42-24.1.2", FIGURES.points.baku_divisions, "for {} divisions", "за {} дивизий"),
    ("S42-24.2", FIGURES.points.margin, "{} VP more", "на {} ПО больше"),
    ("S42-25.2.2", FIGURES.optional.reserve_markers, "{} reserve markers", "{} маркера резерва"),
    ("S42-26.2", FIGURES.optional.plans, "at most {} on the map", "не больше {};"),
    ("S42-32.1", FIGURES.campaign.withdrawn_steps, "{} steps", "{} уровней"),
    ("S42-33.1", FIGURES.campaign.vasilevsky_turn, "From turn {}", "С хода {}"),
    ("S42-34.2", FIGURES.campaign.army_box, "up to {} Soviet", "до {} советских"),
    ("S42-34.6.2", FIGURES.campaign.army_defenders, "Up to {} units", "До {} частей"),
]


@pytest.mark.parametrize(("rule", "figure", "en", "ru"), LOOSE)
def test_loose_figures_are_those_of_the_box(rule: str, figure: int, en: str, ru: str) -> None:
    assert en.format(figure) in text("en", rule)
    assert ru.format(figure) in text("ru", rule)

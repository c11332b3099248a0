"""The rules reference of Holland '44 is true to the tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from grognard.core.telling.catalogue import LANGUAGES
from grognard.games.holland44.box.data_files import load_box
from grognard.games.zocbond.box.data_types import defence_losses
from tests.games.reference_texts import Book, Faces, assert_bands, points, signed

BOX = load_box()
FIGURES = BOX.constants
BOOK = Book("holland44")
text, grid, rows, words = BOOK.text, BOOK.grid, BOOK.rows, BOOK.words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "bands"),
    [
        ("H44-4.3", BOX.weather),
        ("H44-5.6", BOX.demolition),
        ("H44-12.2", BOX.determined),
        ("H44-22.3", BOX.landing),
        ("H44-27.1.2", BOX.disengagement),
    ],
)
def test_the_tables_of_dice_cover_what_the_box_says(lang: str, rule: str, bands: Sequence[Faces]) -> None:
    assert_bands(rows(lang, rule), bands)


WORDS = {"en": {"S": "holds", "F": "fails"}, "ru": {"S": "удержали", "F": "провал"}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_weather_is_that_of_the_box(lang: str) -> None:
    wanted = [[words(lang, f"weather-{kind}") for kind in (row.am, row.pm)] for row in BOX.weather]
    assert [row[1:] for row in rows(lang, "H44-4.3")] == wanted
    for row, effect in zip(rows(lang, "H44-4.4"), BOX.weather_effects.values(), strict=True):
        assert row[0].split(", ")[0] == words(lang, f"weather-{effect.id}")
        assert row[1:3] == [str(effect.landings), str(effect.air_units)]
        assert effect.artillery is None or row[3] == str(effect.artillery)
    changed = {row.turn: row.weather_drm for row in BOX.turns if row.weather_drm}
    assert changed == {3: -1, 4: -1, 6: 2, 7: 2}
    assert sorted(re.findall(r"[+−]?\d+", text(lang, "H44-4.2"))) == sorted(["−1", "3", "4", "+2", "6", "7"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_combat_results_table_is_that_of_the_box(lang: str) -> None:
    head, shown = grid(lang, "H44-9.3")
    assert head[1:] == [column.odds for column in BOX.crt]
    assert [row[0] for row in shown] == [str(face) for face in range(1, 7)]
    by_face = zip(*(column.results() for column in BOX.crt), strict=True)
    assert [row[1:] for row in shown] == [list(face) for face in by_face]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_results_are_those_of_the_box(lang: str) -> None:
    shown = {row[0]: row[1:] for row in rows(lang, "H44-11.1")}
    assert set(shown) == set(BOX.results)
    for result in BOX.results.values():
        attacker, defender, then = shown[result.code]
        assert re.findall(r"\d", attacker) == [str(result.attacker)] * bool(result.attacker)
        losses = [str(result.defender)] * bool(result.defender)
        retreat = [str(n) for n in range(result.retreat, result.retreat_most + 1) if n]
        assert re.findall(r"\d", defender) == losses + retreat
        assert bool(re.search("breakthrough|развитие", then)) == result.breakthrough
        assert bool(re.search("extended|увеличенное", then)) == (result.advance == "extended")
        assert bool(re.search("engaged|скован", defender)) == (result.marker == "engaged")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_determined_defence_is_that_of_the_box(lang: str) -> None:
    for row, wanted in zip(rows(lang, "H44-12.2"), BOX.determined, strict=True):
        for shown, cell in zip(row[1:], wanted.cells(), strict=True):
            letter, attacker, defender = defence_losses(cell)
            losses = f", {attacker}/{defender}" if letter == "S" or attacker or defender else ""
            assert shown == WORDS[lang][letter] + losses
    morale = FIGURES.combat.determined_morale
    wanted_figures = [signed(FIGURES.combat.determined_artillery), signed(morale.elite), signed(morale.poor)]
    assert re.findall(r"[+−]\d", text(lang, "H44-12.2")) == wanted_figures


TERRAIN_ROWS = [("clear", "town", "city"), ("polder", "polder_woods"), ("woods",), ("marsh",)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_costs_of_terrain_are_those_of_the_box(lang: str) -> None:
    shown = rows(lang, "H44-2.2.2")
    by_road = {"en": "by road only", "ru": "только по дороге"}[lang]
    for row, kinds in zip(shown[: len(TERRAIN_ROWS)], TERRAIN_ROWS, strict=True):
        assert row[0] == ", ".join(words(lang, f"terrain-{kind}") for kind in kinds)
        for kind in kinds:
            ground = BOX.terrain[kind]
            costs = (ground.foot, ground.mech, ground.veh)
            assert row[1:] == [by_road if cost is None else points(cost) for cost in costs]
    assert {kind for kinds in TERRAIN_ROWS for kind in kinds} == set(BOX.terrain)
    minor, road, highway = shown[4], shown[-2], shown[-1]
    assert [minor[0], road[0]] == [words(lang, "water-minor"), words(lang, "road-road")]
    water = BOX.waters["minor"]
    assert minor[1:3] == [f"+{points(cost or 0)}" for cost in (water.foot, water.mech)]
    assert road[1:] == [points(BOX.roads["road"].cost)] * 3
    assert highway[1:] == [points(BOX.roads["highway"].cost)] * 3


COMBAT_ROWS = ["clear", "town", "city", "woods", "polder", "polder_woods", "marsh"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_terrain_in_combat_is_that_of_the_box(lang: str) -> None:
    shift = {
        "en": {"yes": "yes", "no": "no", "road": "along a road"},
        "ru": {"yes": "да", "no": "нет", "road": "по дороге"},
    }[lang]
    shown = rows(lang, "H44-10.8.1")[: len(COMBAT_ROWS)]  # rivers and canals follow
    for row, kind in zip(shown, COMBAT_ROWS, strict=True):
        ground = BOX.terrain[kind]
        assert row[0] == words(lang, f"terrain-{kind}")
        assert bool(re.search("doubled|удвоена", row[1])) == ground.doubles
        assert bool(re.search("halved|пополам", row[2])) == ground.veh_attack_halved
        assert row[3] == shift[ground.armor_shift]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advances_are_those_of_the_box(lang: str) -> None:
    _, normal, extended = rows(lang, "H44-15.2")
    for row, kind in ((normal, "normal"), (extended, "extended")):
        assert row[2:] == [str(BOX.advance[kind].hexes), str(BOX.advance[kind].road_hexes)]
    after = {code for code in normal[1].split(", ") if code in BOX.results}
    assert after == {code for code, result in BOX.results.items() if result.advance == "normal"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_modifiers_of_landings_and_isolation_are_those_of_the_box(lang: str) -> None:
    ground, airborne = BOX.terrain, FIGURES.airborne
    assert ground["town"].landing_drm == ground["woods"].landing_drm
    wanted = [
        ground["polder"].landing_drm,
        airborne.contested_drm,
        airborne.enemy_drm,
        ground["town"].landing_drm,
    ]
    assert [row[1] for row in rows(lang, "H44-22.3.2")] == [signed(figure) for figure in wanted]
    alone = FIGURES.optional
    wanted = [alone.isolation_elite_or_allied, alone.isolation_poor, alone.isolation_city]
    assert [row[1] for row in rows(lang, "H44-27.2.3")] == [signed(figure) for figure in wanted]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_turn_track_is_that_of_the_box(lang: str) -> None:
    nights = [row.turn for row in BOX.turns if row.kind == "Night"]
    shown = [int(figure) for figure in re.findall(r"\d+", text(lang, "H44-3.0"))]
    assert all(night in shown for night in nights)
    assert len(BOX.turns) == 20
    assert f"{len(BOX.turns)} " in text(lang, "H44-S2.1")


LOOSE = [
    ("H44-5.9", FIGURES.bridges.quiet, "at least {} hexes", "не ближе {} гексов"),
    ("H44-6.1", FIGURES.stacking.units, "holds {} units", "помещаются {} части"),
    ("H44-6.4.1", FIGURES.stacking.most_steps, "no more than {} steps", "не больше {} уровней"),
    ("H44-7.2", FIGURES.zoc.leave_cost // 2, "costs {} MP more", "лишние {} ОД"),
    ("H44-7.4.1", FIGURES.zoc.bond_steps, "at least {} steps", "хотя бы {} уровня"),
    ("H44-8.2.1", FIGURES.movement.extended_bonus // 2, "{} MP more", "на {} ОД больше"),
    ("H44-8.3.1", FIGURES.movement.tactical_hexes, "1 or {} hexes", "1 или {} гекса"),
    (
        "H44-8.3.3",
        FIGURES.movement.infiltration_steps,
        "at least {} friendly steps",
        "хотя бы {} своих уровня",
    ),
    ("H44-8.5.6", FIGURES.movement.engineer_ferry_steps, "takes {} steps", "берёт {} уровней"),
    ("H44-8.6.1", FIGURES.movement.woods_at_base_cost, "first {} woods hexes", "первые {} гекса леса"),
    ("H44-8.7", FIGURES.movement.automatic_odds, "odds of {}-1", "соотношение {}-1"),
    ("H44-8.7", FIGURES.movement.automatic_retreat, "exactly {} hexes", "ровно на {} гекса"),
    ("H44-10.7", FIGURES.combat.air_range, "within {} hexes", "не дальше {} гексов"),
    ("H44-14.3.2", FIGURES.combat.routed_retreat, "retreats {} hexes", "отступает на {} гекса"),
    ("H44-17.3", FIGURES.artillery.marker_mp // 2, "it has {} MP", "у неё {} ОД"),
    ("H44-17.3", FIGURES.artillery.german_markers, "Germans have {}", "У немцев таких маркеров {}"),
    ("H44-17.3", FIGURES.artillery.allied_markers, "the Allies {}", "у союзников {}"),
    ("H44-17.8.1", FIGURES.artillery.allied_flips, "any {} artillery", "любые {} артиллерийские"),
    ("H44-17.8.2", FIGURES.artillery.source_distance, "at most {} hexes", "не длиннее {} гексов"),
    ("H44-17.8.3", FIGURES.artillery.german_flips, "any {} German", "любые {} немецкие"),
    ("H44-18.2.2", FIGURES.supply.source_last_turn, "of turn {}", "на ходу {}"),
    ("H44-18.3.1", FIGURES.supply.off_road, "At most {} hexes", "Не больше {} гексов"),
    ("H44-18.6", FIGURES.movement.dismounted_ma, "MA {}", "НД {}"),
    ("H44-19.2.1", FIGURES.specials.areas_change, "from turn {}", "с хода {}"),
    ("H44-20.2.1", FIGURES.supply.replacements_from, "from turn {}", "с хода {}"),
    ("H44-22.2.3", FIGURES.airborne.most_steps, "At most {} steps", "не больше {} уровней"),
    ("H44-23.1.3", FIGURES.combat.turn_1_artillery_shift, "{} columns", "на {} колонки"),
    ("H44-23.4", FIGURES.movement.boundary_last_turn, "Until turn {}", "До хода {}"),
    ("H44-23.6", FIGURES.movement.locked_distance, "within {} hexes", "в {} гексах"),
    ("H44-24.2", FIGURES.traffic.cost // 2, "{} MP more", "лишние {} ОД"),
    ("H44-25.4", FIGURES.combat.unknown_defense, "defence {};", "обороной {};"),
    ("H44-25.5", FIGURES.specials.unknown_units, "{} unknown units", "{} неопознанных частей"),
    ("H44-26.2", FIGURES.victory.german_half_points // 2, "{} VP", "{} ПО"),
    ("H44-26.3", FIGURES.victory.allied_points, "{} VP", "{} ПО"),
]


@pytest.mark.parametrize(("rule", "figure", "en", "ru"), LOOSE)
def test_loose_figures_are_those_of_the_box(rule: str, figure: int, en: str, ru: str) -> None:
    assert en.format(figure) in text("en", rule)
    assert ru.format(figure) in text("ru", rule)

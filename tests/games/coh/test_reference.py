"""The rules reference of Conflict of Heroes is true to the tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard.games.coh
from grognard.core.telling.catalogue import LANGUAGES
from grognard.core.telling.message import msg
from grognard.core.telling.reference import Grid
from grognard.games.coh.box.data_files import load_box
from tests.games.reference_texts import Book, lines, plain, signed

BOX = load_box()
BOOK = Book("coh")
words = BOOK.words


def table(lang: str, rule: str, number: int = 0) -> list[list[str]]:
    """The rows of a table of a section."""
    grids = [block for block in BOOK.sections[lang][rule].blocks if isinstance(block, Grid)]
    return [[plain(cell) for cell in row] for row in grids[number].rows]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terrain_table_is_that_of_the_box(lang: str) -> None:
    rows = {row[0]: row[1:] for row in table(lang, "COH-4.0")}
    yes = {"en": "yes", "ru": "да"}[lang]
    for kind in BOX.terrain.values():
        if kind.kind != "ground" or kind.blocks == "level":
            continue
        assert kind.dm is not None
        name = words(lang, f"terrain-{kind.id}")
        foot, dm, blocks = rows.pop(name)
        assert foot == str(kind.foot)
        assert dm == signed(kind.dm)
        assert (blocks == yes) == (kind.blocks == "yes")
    assert rows == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_vehicle_table_is_that_of_the_box(lang: str) -> None:
    rows = {}
    for first, *costs in table(lang, "COH-14.0"):
        for name in first.split(", "):
            rows[name] = costs
    barred = {"en": "no", "ru": "нет"}[lang]
    for kind in BOX.terrain.values():
        name = words(lang, f"terrain-{kind.id}")
        if kind.kind == "ground":
            assert rows[name] == [str(c) if c is not None else barred for c in (kind.tracked, kind.wheeled)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rule", "pool"), [("COH-7.4", "infantry"), ("COH-15.2", "vehicle")])
def test_the_tables_of_hits_are_those_of_the_box(lang: str, rule: str, pool: str) -> None:
    rows = table(lang, rule)
    hits = [hit for hit in BOX.hits[pool] if hit.id != "gun_damaged_blue"]  # both colours in one row
    assert len(rows) == len(hits)
    for (name, count, effect, rally), hit in zip(rows, hits, strict=True):
        prefix = "veh_" if pool == "vehicle" else ""
        assert name.lower() in BOOK.catalogues[lang].render(msg(f"coh-word-{prefix}{hit.id}"))
        assert count == str(2 if hit.id == "gun_damaged_red" else hit.count)
        never = {"en": "no", "ru": "нет"}[lang]
        assert rally in ([str(hit.rally)] if hit.rally is not None else ["", never])
        figures = [hit.fire_ap, hit.move_ap, hit.fp_red, hit.dr_front, hit.dr_rear]
        for figure in figures:
            assert not figure or signed(figure) in effect
        if hit.range:
            assert str(hit.range) in effect


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_figures_of_fortifications_and_mines_are_those_of_the_box(lang: str) -> None:
    forts = BOX.fortifications
    trench, pit, bunker = table(lang, "COH-18.2")
    assert signed(forts["trench"].dm_front) in trench[2]
    assert signed(forts["gun_pit"].dm_front) in pit[2]
    assert signed(forts["bunker"].dm_front) in bunker[2]
    assert signed(forts["bunker"].dm_rear) in bunker[2]
    mines = [row[2] for row in table(lang, "COH-18.5")]
    assert mines == [str(forts[f"mine_{colour}"].figure) for colour in ("red", "blue", "black")]
    assert str(forts["hasty_defence"].count) in BOOK.text(lang, "COH-18.1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_artillery_bombs_and_sniper_table_are_those_of_the_box(lang: str) -> None:
    guns = [[str(gun.fp_red), str(gun.fp_blue)] for gun in BOX.oba.values()]
    assert [row[2:] for row in table(lang, "COH-C.70")] == guns
    bombs = [[str(bomb.fp_red), str(bomb.fp_blue)] for bomb in BOX.bombs.values() if not bomb.places]
    assert [row[1:] for row in table(lang, "COH-20.4")] == bombs
    loss = {}
    for faces, lost in table(lang, "COH-C.13"):
        for face in faces.split(", "):
            loss[int(face)] = int(lost)
    assert tuple(loss[face] for face in range(1, 7)) == BOX.constants.card_tables.sniper


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_have_their_name_number_copies_and_price(lang: str) -> None:
    for card in BOX.action_cards.values():
        if card.number:
            section = BOOK.sections[lang][card.rule]
            assert section.title == words(lang, f"card-{card.id}")
            first = lines(section.blocks)[0]
            found = re.match(r"\w+ (\d+), (\d+) \w+, \w+ (\d+)", first)
            assert found is not None, card.rule
            assert [int(n) for n in found.groups()] == [card.number, card.copies, card.cost]
    for weapon in BOX.weapon_cards.values():
        section = BOOK.sections[lang][weapon.rule]
        assert section.title == words(lang, f"card-{weapon.id}")
        shown = re.findall(r"\d+", "\n".join(lines(section.blocks)))
        for figure in (weapon.copies, weapon.cost, weapon.fp_red, weapon.fp_blue):
            assert str(figure) in shown or (figure == 0 and figure == weapon.fp_red)
    for veteran in BOX.veteran_cards.values():
        assert BOOK.sections[lang][veteran.rule].title == words(lang, f"card-{veteran.id}")
    for bonus in BOX.bonus_cards.values():
        assert BOOK.sections[lang][bonus.rule].title == words(lang, f"card-{bonus.id}")


FIGURES = [
    ("COH-3.0", "activation_ap", "{} AP", "{} ОД"),
    ("COH-3.23", "max_cap_per_roll", "1 or {} CAP", "1 или {} КОД"),
    ("COH-5.2", "reverse_extra_ap", "{} AP more", "лишнее {} ОД"),
    ("COH-5.3", "pivot_cost_ap", "{} AP", "{} ОД"),
    ("COH-7.0", "destroy_margin", "DV + {}", "защиты + {}"),
    ("COH-7.5", "rally_cost_ap", "{} AP", "{} ОД"),
    ("COH-7.61", "long_range_fp", "{} FP", "{} к огневой мощи"),
    ("COH-7.62", "short_range_fp", "{} FP", "{} к огневой мощи"),
    ("COH-7.63", "cc_fp_other", "{} FP", "{} к огневой мощи"),
    ("COH-7.63", "cc_fp_boxed", "but {} FP", "но {},"),
    ("COH-9.12", "group_support_fp", "{} FP", "{} к огневой мощи"),
    ("COH-10.0", "reveal_distance_open", "within {} hexes", "не дальше {} гексов"),
    ("COH-10.1", "hidden_move_extra_cover", "and {} into cover", "ещё {} в укрытие"),
    ("COH-10.1", "hidden_move_extra_open", "or {} into the open", "или {} на открытое место"),
    ("COH-10.2", "hide_cost_ap", "{} AP", "{} ОД"),
    ("COH-11.2", "height_dm_up", "{} DM", "{} к защите"),
    ("COH-12.0", "spotter_distance", "within {} hexes", "не дальше {} гексов"),
    ("COH-15.5", "turret_out_of_arc_extra", "for {} AP or CAP more", "лишнее {} ОД или КОД"),
    ("COH-15.6", "vehicle_cover_dm", "{} DM", "{} к защите"),
    ("COH-16.1", "apc_shield_dm", "{} DM", "{} к защите"),
    ("COH-18.1", "dig_in_cost_ap", "{} AP", "{} ОД"),
    ("COH-18.2", "fort_occupy_cost_ap", "{} AP", "{} ОД"),
    ("COH-19.0", "engineer_smoke_cost_ap", "{} AP", "{} ОД"),
    ("COH-C.V04", "experience_card_ap", "{} AP", "{} ОД"),
]


@pytest.mark.parametrize(("rule", "constant", "en", "ru"), FIGURES)
def test_loose_figures_are_those_of_the_box(rule: str, constant: str, en: str, ru: str) -> None:
    value: int = getattr(BOX.constants, constant)
    shown = signed(value) if constant.endswith(("_fp", "_dm", "_dm_up")) or "_fp_" in constant else str(value)
    for lang, form in (("en", en), ("ru", ru)):
        assert form.format(shown) in BOOK.text(lang, rule)


def test_rulings_are_cited_where_they_are_carried_out_and_can_be_read_about() -> None:
    """The file has every ruling that the code cites beyond those of the specification, and no other."""
    package = Path(grognard.games.coh.__file__).parent
    code = "".join(file.read_text(encoding="utf-8") for file in package.rglob("*.py"))
    cited = sorted({name for name in re.findall(r"G-\d\d", code) if name > "G-62"})
    assert list(BOX.rulings) == cited
    for row in BOX.rulings.values():
        assert set(row.rules) <= set(BOOK.sections["en"])

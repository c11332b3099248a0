"""The armour model against every cell of the cards, penetration by range, and the table of docs/armour.md."""

from __future__ import annotations

import csv
import re
from fractions import Fraction
from pathlib import Path

import pytest

from grognard.games.panzer.box.card_types import Gun, Vehicle
from grognard.games.panzer.box.data_files import load_cards, load_tables
from grognard.games.panzer.cards.armour import (
    ASPECTS,
    CE,
    FALLING,
    FRONT,
    FRONT_SIDE,
    KE,
    LEVEL,
    PLACES,
    REAR,
    RISING,
    SHOTS,
    Armour,
    armour_of,
    rounded,
)
from grognard.games.panzer.cards.duels import (
    DESTROYED,
    OUT,
    Conditions,
    Shooter,
    answer,
    basic_result,
    gun_rows,
    hit_number,
)
from grognard.games.panzer.cards.penetration import OUT_OF_RANGE, penetration, range_factor

TABLES = load_tables()
CARDS = load_cards()
PRINTED = Path(__file__).parent / "armour-cells.csv"
PAGE = Path(__file__).parents[3] / "docs" / "armour.md"


def armour(card: str) -> Armour:
    table = armour_of(CARDS.vehicles[card], TABLES.armour)
    assert table is not None
    return table


def printed() -> list[dict[str, str]]:
    lines = PRINTED.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def test_every_printed_cell_follows_from_the_plates() -> None:
    compared = 0
    for row in printed():
        table = armour(row["card"])
        energy, shot = ("ke", "ce").index(row["kind"]), SHOTS.index(row["shot"])
        for aspect, name in enumerate(ASPECTS):
            cells = [table.cell(energy, shot, aspect, place) for place in PLACES[aspect]]
            assert cells == [int(cell) for cell in row[name].split()], (row["card"], row["kind"], row["shot"])
            compared += len(cells)
        assert table.deck[energy] == int(row["deck"])
        compared += shot == LEVEL
    assert compared == 4070


def test_every_armoured_card_is_printed_and_no_other() -> None:
    armoured = {card.id for card in CARDS.vehicles.values() if armour_of(card, TABLES.armour) is not None}
    assert {row["card"] for row in printed()} == armoured
    assert len(armoured) == 55
    assert {card.kind for card in CARDS.vehicles.values() if card.id not in armoured} == {"truck", "tractor"}


def test_halves_are_rounded_up_and_once() -> None:
    assert rounded(15, 100, 110) == 17  # 16.5
    assert rounded(5, 100, 90) == 5  # PZR-4.5
    assert rounded(11, 108, 110) == 13  # 13.07; 11.88 rounded first would give 12 x 1.1 = 13.2
    assert rounded(7, 115, 110) == 9  # 8.86; 8.05 rounded first would give 8.8


def test_armour_that_the_text_states() -> None:
    """PZR-6.5.2.3, examples: SU-76M HF 17 level front/side and 18 rising front, T-34 TF 18, IVH HF 19."""
    assert armour("S-SU76M").cell(KE, LEVEL, FRONT_SIDE, "HF") == 17
    assert armour("S-SU76M").cell(KE, RISING, FRONT, "HF") == 18
    assert armour("S-T34-76").cell(KE, LEVEL, FRONT, "TF") == 18
    assert armour("G-PZ4H").cell(KE, LEVEL, FRONT_SIDE, "HF") == 19


def test_falling_shots_meet_less_and_skirts_count_against_heat_only() -> None:
    tank = armour("G-PZ4H")
    assert tank.cell(KE, FALLING, FRONT, "HF") < tank.cell(KE, LEVEL, FRONT, "HF")
    assert tank.cell(CE, LEVEL, FRONT_SIDE, "HS") > tank.cell(KE, LEVEL, FRONT_SIDE, "HS")
    assert tank.cell(CE, LEVEL, FRONT, "HF") < tank.cell(KE, LEVEL, FRONT, "HF")  # no quality
    assert tank.cell(KE, RISING, REAR, "DK") == tank.deck[KE]


@pytest.mark.parametrize(
    "card", [card for card in CARDS.vehicles.values() if card.TF], ids=lambda card: card.id
)
def test_basic_armour_is_the_mean_of_turret_and_hull(card: Vehicle) -> None:
    table = armour(card.id)
    assert card.basic_rear == table.basic(rear=True)
    if card.id in ("G-PZ4G", "G-PZ4H", "G-PZ4J"):  # R-01, D-1: the text says 18
        assert (card.basic_front, table.basic(rear=False)) == (18, 15)
    else:
        assert card.basic_front == table.basic(rear=False)


# --- penetration ----------------------------------------------------------------------------------------


def test_range_factors_are_the_first_column_that_reaches() -> None:
    ranges = CARDS.guns["76mm_zis_3_l_42"].ap_r
    assert range_factor(ranges, 9) == 2  # M (PZR-4.4.3.2.1)
    assert [range_factor(ranges, ranges[-1]), range_factor(ranges, ranges[-1] + 1)] == [4, OUT_OF_RANGE]
    assert range_factor((), 1) == OUT_OF_RANGE


def test_penetration_that_the_text_states() -> None:
    assert penetration(CARDS.guns["76mm_zis_3_l_42"], 9) == 15
    assert CARDS.guns["76mm_zis_3_l_42"].ap_r[-1] == 17
    assert penetration(CARDS.guns["76mm_f_34_l_42"], 3) == 19
    assert penetration(CARDS.guns["75mm_l_48"], 3) == 25
    assert penetration(CARDS.guns["75mm_l_48"], 28) == -1


@pytest.mark.parametrize("gun", CARDS.guns.values(), ids=lambda gun: gun.id)
def test_penetration_falls_with_range(gun: Gun) -> None:
    for special in (False, True):
        ranges = gun.special_r if special else gun.ap_r
        last = 0 if not ranges else ranges[-1]
        pierced = [penetration(gun, hexes, special) for hexes in range(1, last + 1)]
        assert pierced == sorted(pierced, reverse=True)
        assert penetration(gun, last + 1, special) == -1


# --- the table of the page ------------------------------------------------------------------------------

NAMES = {gun.name: gun for gun in CARDS.guns.values()}
TARGETS = {card.name: card for card in CARDS.vehicles.values()}


def duel_rows() -> list[list[str]]:
    text = PAGE.read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if re.match(r"\| [\d.]+mm ", line)]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def whole(percent: Fraction) -> int:
    return int(percent + Fraction(1, 2))


@pytest.mark.parametrize("row", duel_rows(), ids=lambda row: "-".join(row[:4]))
def test_the_table_of_duels_is_what_the_cards_give(row: list[str]) -> None:
    gun, target, hexes = NAMES[row[0]], TARGETS[row[2]], int(row[3]) // 100
    special = row[1] != "AP"
    pierces = penetration(gun, hexes, special)
    shooter = Shooter(gun_rows(gun), "N", (), False)
    ammunition = shooter.row(row[1])
    assert ammunition is not None
    shots = [
        answer(TABLES, shooter, ammunition, target, armour(target.id), hexes, aspect, Conditions())
        for aspect in range(4)
    ]
    found = [*row[:4], str(100 * shots[0].hit), str(pierces)]
    for shot in shots:
        found.append(f"{whole(100 * shot.sum_of(DESTROYED))}/{whole(100 * shot.sum_of(OUT))}")
    for basic in (target.basic_front, target.basic_rear):
        found.append("" if special else basic_result(TABLES.ap, pierces, basic) or "-")
    print(" | ".join(found))
    assert found == row


def test_the_table_of_duels_is_there() -> None:
    assert len(duel_rows()) == 23


def test_the_hit_table_is_clamped_to_its_rows() -> None:
    assert hit_number(TABLES.ap, -14, "E") == 0
    assert hit_number(TABLES.ap, 9, "M") == hit_number(TABLES.ap, 5, "M") == 75

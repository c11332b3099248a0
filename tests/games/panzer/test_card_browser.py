"""The list of cards: every card of the data with all its figures and words in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.data_cards import DataCard
from grognard.core.telling.message import Item, Message
from grognard.games.panzer.box.card_types import Vehicle
from grognard.games.panzer.box.data_files import load_cards, load_checklist, load_tables
from grognard.games.panzer.cards.armour import ASPECTS, PLACES, SHOTS, armour_of
from grognard.games.panzer.cards.browser import PanzerCards
from grognard.games.panzer.cards.listing import RULES_OF_LINES

CARDS = load_cards()
INDEX = PanzerCards().index()
BY_ID = {card.id: card for card in INDEX.cards}
PACKAGE = "grognard.games.panzer"


def facts(card: str) -> dict[str, Item]:
    return {fact.key: fact.value for fact in BY_ID[card].facts}


def grid(card: DataCard, key: str) -> dict[str, list[Item]]:
    found = next(grid for grid in card.grids if grid.key == key)
    assert all(len(row.cells) == len(found.columns) for row in found.rows)
    return {row.key: row.cells for row in found.rows}


def test_every_card_is_listed_once() -> None:
    families = ("vehicles", "towed", "leg", "weapons", "batteries", "aircraft")
    there = [id for family in families for id in getattr(CARDS, family)]
    assert [card.id for card in INDEX.cards] == there
    counts = {word.key: sum(card.family == word.key for card in INDEX.cards) for word in INDEX.families}
    assert counts == {"vehicle": 61, "towed": 14, "leg": 12, "weapon": 11, "battery": 7, "aircraft": 7}


def test_keys_of_cards_have_their_words() -> None:
    for name, words in (("side", INDEX.sides), ("family", INDEX.families), ("kind", INDEX.kinds)):
        assert {getattr(card, name) for card in INDEX.cards} == {word.key for word in words}
    groups = {word.key for word in INDEX.groups}
    assert {fact.group for card in INDEX.cards for fact in card.facts} == groups


def test_figures_are_those_of_the_card() -> None:
    tiger, card = facts("G-TIG1"), CARDS.vehicles["G-TIG1"]
    assert (tiger["cross"], tiger["trail"], tiger["road"]) == (card.cross, card.trail, card.road)
    assert (tiger["size"], tiger["gpd"], tiger["basic"]) == ("+1", "7A", "24 / 18")
    assert facts("S-SU76M")["size"] == "\u22121"
    assert facts("G-STG3G")["gpd"] == "3AC"
    assert facts("GL-SEC")["laden"] == "1 / 0"
    assert grid(BY_ID["GL-RIF"], "cover") == {"gpd": [2, 4, 6, 8]}
    assert grid(BY_ID["GW-RPZB"], "fire")["HEAT-pierces"] == [40, 40, "", "", ""]
    assert grid(BY_ID["ST-ZIS3"], "fire")["IF-range"] == [6, 20, 50, 90, 130]


@pytest.mark.parametrize("vehicle", CARDS.vehicles.values(), ids=lambda card: card.id)
def test_armour_is_that_of_the_model(vehicle: Vehicle) -> None:
    table = armour_of(vehicle, load_tables().armour)
    shown = BY_ID[vehicle.id]
    if table is None:
        assert not any(each.key.startswith("armour") for each in shown.grids)
        return
    for energy, name in enumerate(("KE", "CE")):
        for flight, shot in enumerate(SHOTS):
            rows = grid(shown, f"armour-{name}-{shot}")
            assert rows["DK"][0] == table.deck[energy]
            for aspect in range(len(ASPECTS)):
                told = {
                    place: cells[aspect]
                    for place, cells in rows.items()
                    if cells[aspect] != "" and place != "DK"
                }
                assert told == {place: table.cell(energy, flight, aspect, place) for place in PLACES[aspect]}


def test_every_vehicle_has_a_shape_that_can_be_drawn() -> None:
    for card in INDEX.cards:
        if card.family == "vehicle":
            assert {"form", "mode", "length", "width", "height", "barrel"} <= card.shape.keys()
            assert 3 < float(card.shape["length"]) < 9
            assert 2 < float(card.shape["width"]) < 4
            assert 0 <= float(card.shape["barrel"]) < 8
    assert (BY_ID["G-TIG1"].shape["barrel"], BY_ID["S-T34-76"].shape["HF"]) == (4.93, 59)


def messages(value: object) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    parts: list[object] = []
    if isinstance(value, msgspec.Struct):
        parts = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = list(value.values())
    elif isinstance(value, (list, tuple)):
        parts = list(value)
    for part in parts:
        yield from messages(part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words_and_no_word_is_left_over(lang: str) -> None:
    catalogue = Catalogue(lang, [PACKAGE])
    used = {f"panzer-sheet-line-{line}" for line in RULES_OF_LINES}
    for message in messages(INDEX):
        assert catalogue.render(message)
        used.add(message.id)
    assert {id for id in catalogue.ids() if id.startswith("panzer-sheet-")} == used


def test_english_names_are_those_of_the_data() -> None:
    catalogue = Catalogue("en", [PACKAGE])
    for family in ("vehicles", "towed", "leg", "weapons", "batteries", "aircraft"):
        for card in getattr(CARDS, family).values():
            assert catalogue.render(BY_ID[card.id].name) == card.name


def test_rules_that_are_named_are_in_the_checklist() -> None:
    sections = load_checklist()
    named = {fact.rule for card in INDEX.cards for fact in card.facts}
    named |= {grid.rule for card in INDEX.cards for grid in card.grids}
    named |= {condition.rule for condition in INDEX.conditions} | set(RULES_OF_LINES.values())
    assert [rule for rule in sorted(named - {""}) if rule not in sections] == []

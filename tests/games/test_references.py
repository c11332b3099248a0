"""The rules references of all games: complete, alike in both languages, and every rule named is there."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from grognard.core.referee.game import rules_of
from grognard.core.telling.catalogue import LANGUAGES
from grognard.games.coh.box.data_files import load_box as box_of_coh
from grognard.games.holland44.box.data_files import load_box as box_of_holland44
from grognard.games.stalingrad42.box.data_files import load_box as box_of_stalingrad42
from tests.games.reference_texts import Book, assert_built_alike, assert_in_its_language, links

CHAPTERS = {
    "coh": [*(str(n) for n in range(22)), "C", "E", "F"],
    "holland44": [*(str(n) for n in range(28)), "S1", "S2"],
    "stalingrad42": [*(str(n) for n in range(1, 35)), "C1", "C2", "C3", "C4"],
}
CHECKLISTS = {
    "coh": box_of_coh().checklist,
    "holland44": box_of_holland44().checklist,
    "stalingrad42": box_of_stalingrad42().checklist,
}
BOOKS = {game: Book(game) for game in CHAPTERS}
SECTIONS = [(game, rule) for game, book in BOOKS.items() for rule in book.sections["en"]]

each_game = pytest.mark.parametrize("game", CHAPTERS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_section = pytest.mark.parametrize(("game", "rule"), SECTIONS, ids=[rule for _, rule in SECTIONS])


# -- complete ------------------------------------------------------------------------------------------


@each_language
@each_game
def test_every_row_of_the_checklist_has_its_section_and_no_other_has_one(game: str, lang: str) -> None:
    assert list(BOOKS[game].sections[lang]) == list(CHECKLISTS[game])


@each_game
def test_every_rule_that_the_code_names_has_its_section(game: str) -> None:
    rules = rules_of(game)
    named = {refusal.rule for refusal in rules.refusals[1:]} | {verb.rule for verb in rules.verbs}
    prefix = next(iter(BOOKS[game].sections["en"])).partition("-")[0]
    for module in files(rules.package).iterdir():
        if module.name.endswith(".py"):
            source = module.read_text(encoding="utf-8")
            named |= set(re.findall(rf'"({prefix}-[0-9A-Z.]*[0-9])"', source))  # lines of ledgers, reasons
    assert len(named) > 50
    assert named <= set(BOOKS[game].sections["en"])


@each_language
@each_game
def test_every_rule_that_a_text_names_has_its_section(game: str, lang: str) -> None:
    named: set[str] = set()
    for file in (files(BOOKS[game].package) / "texts" / lang).iterdir():
        named |= set(re.findall(r'RULE\("([^"]*)"\)', file.read_text(encoding="utf-8")))
    assert named <= set(BOOKS[game].sections[lang])


@each_language
@each_game
def test_chapters_stand_in_the_order_of_the_rules(game: str, lang: str) -> None:
    chapters = BOOKS[game].chapters[lang]
    assert [chapter.id for chapter in chapters] == CHAPTERS[game]
    for chapter in chapters:
        assert {section.id.split("-")[1].split(".")[0] for section in chapter.sections} == {chapter.id}


# -- both languages alike ------------------------------------------------------------------------------


@each_section
def test_both_languages_say_the_same(game: str, rule: str) -> None:
    book = BOOKS[game]
    russian, english = book.sections["ru"][rule], book.sections["en"][rule]
    assert_built_alike(russian, english)
    assert links(russian.blocks) == links(english.blocks)
    assert book.numbers("ru", rule) == book.numbers("en", rule)


@each_section
def test_each_text_is_in_its_language_and_says_something(game: str, rule: str) -> None:
    for lang in LANGUAGES:
        assert_in_its_language(lang, BOOKS[game].sections[lang][rule])


@each_section
def test_no_section_links_to_itself(game: str, rule: str) -> None:
    for lang in LANGUAGES:
        section = BOOKS[game].sections[lang][rule]
        assert rule not in section.see
        assert rule not in links(section.blocks)

"""The rules references of all games: complete, alike in both languages, and every rule named is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

from grognard.core.referee.game import rules_of
from grognard.core.telling.catalogue import LANGUAGES
from grognard.games.coh.box.data_files import load_box as box_of_coh
from grognard.games.holland44.box.data_files import load_box as box_of_holland44
from grognard.games.panzer.box.data_files import load_checklist as checklist_of_panzer
from grognard.games.stalingrad42.box.data_files import load_box as box_of_stalingrad42
from tests.games.reference_texts import Book, assert_built_alike, assert_in_its_language, lines, links

CHAPTERS = {
    "coh": [*(str(n) for n in range(22)), "C", "E", "F"],
    "holland44": [*(str(n) for n in range(28)), "S1", "S2"],
    "panzer": [
        *("INT", "1", "2", "3", "4", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "AG", "5"),
        *("6", "6.1", "6.2", "6.3", "6.4", "6.5", "6.5.1", "6.5.2", "6.5.3", "6.5.4", "6.6", "6.7", "6.8"),
        *("7", "GLOSS"),
    ],
    "stalingrad42": [*(str(n) for n in range(1, 35)), "C1", "C2", "C3", "C4"],
}
CHECKLISTS = {
    "coh": box_of_coh().checklist,
    "holland44": box_of_holland44().checklist,
    "panzer": checklist_of_panzer(),
    "stalingrad42": box_of_stalingrad42().checklist,
}
BOOKS = {game: Book(game) for game in CHAPTERS}
PARTS = [(game, chapter) for game, chapters in CHAPTERS.items() for chapter in chapters]

each_game = pytest.mark.parametrize("game", CHAPTERS)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
# A test for each of more than a thousand sections would take four times as long, most of it for the telling.
each_chapter = pytest.mark.parametrize(("game", "chapter"), PARTS)


# -- complete ------------------------------------------------------------------------------------------


@each_language
@each_game
def test_every_row_of_the_checklist_has_its_section_and_no_other_has_one(game: str, lang: str) -> None:
    assert list(BOOKS[game].sections[lang]) == list(CHECKLISTS[game])


def sources(folder: Traversable) -> Iterator[str]:
    """The modules of a game and of its rooms."""
    for each in folder.iterdir():
        if each.is_dir():
            yield from sources(each)
        elif each.name.endswith(".py"):
            yield each.read_text(encoding="utf-8")


@each_game
def test_every_rule_that_the_code_names_has_its_section(game: str) -> None:
    rules = rules_of(game)
    named = {refusal.rule for refusal in rules.refusals[1:]} | {verb.rule for verb in rules.verbs}
    prefix = next(iter(BOOKS[game].sections["en"])).partition("-")[0]
    for source in sources(files(rules.package)):
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
        for section in chapter.sections:
            assert f"{section.id.partition('-')[2]}.".startswith(f"{chapter.id}.")


# -- both languages alike ------------------------------------------------------------------------------


def rules_in(game: str, chapter: str) -> list[str]:
    """The sections of a chapter; it has some."""
    (found,) = (each for each in BOOKS[game].chapters["en"] if each.id == chapter)
    assert found.sections
    return [section.id for section in found.sections]


@each_chapter
def test_both_languages_say_the_same(game: str, chapter: str) -> None:
    book = BOOKS[game]
    for rule in rules_in(game, chapter):
        russian, english = book.sections["ru"][rule], book.sections["en"][rule]
        assert_built_alike(russian, english)
        assert links(russian.blocks) == links(english.blocks), rule
        assert book.numbers("ru", rule) == book.numbers("en", rule), rule


@each_chapter
def test_no_text_is_the_same_in_both_languages(game: str, chapter: str) -> None:
    for rule in rules_in(game, chapter):
        russian, english = (BOOKS[game].sections[lang][rule] for lang in ("ru", "en"))
        assert lines(russian.blocks) != lines(english.blocks), rule


@each_chapter
def test_each_text_is_in_its_language_and_says_something(game: str, chapter: str) -> None:
    for rule in rules_in(game, chapter):
        for lang in LANGUAGES:
            assert_in_its_language(lang, BOOKS[game].sections[lang][rule])


@each_chapter
def test_no_section_links_to_itself(game: str, chapter: str) -> None:
    for rule in rules_in(game, chapter):
        for lang in LANGUAGES:
            section = BOOKS[game].sections[lang][rule]
            assert rule not in section.see
            assert rule not in links(section.blocks)

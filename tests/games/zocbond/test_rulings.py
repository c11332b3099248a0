"""rulings.toml of the games of the family: about rules that there are, and told in the rules reference."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from grognard.core.loading.box import ChecklistRow, DataFolder
from grognard.core.loading.load import LoadError, Source
from grognard.core.telling.catalogue import LANGUAGES
from grognard.games.holland44.box import data_files as holland44
from grognard.games.holland44.box.data_constants import Rulings
from grognard.games.stalingrad42.box import data_files as stalingrad42
from grognard.games.zocbond.box.rulings import Ruling, read_rulings
from tests.games.reference_texts import Book, lines

NAME = re.compile(r"\bR-[0-9]{2}\b")


@dataclass(frozen=True)
class Read:
    """A game's rulings, and the reference in which they are told."""

    shelf: DataFolder
    rulings: tuple[Ruling, ...]
    checklist: Mapping[str, ChecklistRow]
    book: Book

    def named(self, lang: str, rule: str) -> set[str]:
        """The rulings that a section names."""
        return set(NAME.findall("\n".join(lines(self.book.sections[lang][rule].blocks))))


HOLLAND, STALINGRAD = holland44.load_box(), stalingrad42.load_box()
FAMILY = {
    "holland44": Read(holland44.SHELF, HOLLAND.rulings, HOLLAND.checklist, Book("holland44")),
    "stalingrad42": Read(stalingrad42.SHELF, STALINGRAD.rulings, STALINGRAD.checklist, Book("stalingrad42")),
}
each_game = pytest.mark.parametrize("game", FAMILY)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_game
def test_rulings_are_about_sections_that_there_are(game: str) -> None:
    read = FAMILY[game]
    text = read.shelf.source("rulings.toml").text
    rule = read.rulings[0].rules[0]
    with pytest.raises(LoadError, match="there is no section 'nowhere'"):
        read_rulings(Source("rulings.toml", text.replace(f'"{rule}"', '"nowhere"', 1)), read.checklist)
    first, second = (ruling.id for ruling in read.rulings[:2])
    with pytest.raises(LoadError, match=f"{first} is there twice"):
        read_rulings(Source("rulings.toml", text.replace(f'"{second}"', f'"{first}"', 1)), read.checklist)


@each_game
@each_language
def test_every_ruling_is_told_in_a_section_that_it_is_about(game: str, lang: str) -> None:
    read = FAMILY[game]
    told = read.book.sections[lang]
    untold = [
        ruling.id
        for ruling in read.rulings
        if not any(ruling.id in read.named(lang, rule) for rule in ruling.rules if rule in told)
    ]
    assert len(read.rulings) >= 20
    assert untold == []


@each_game
@each_language
def test_no_section_names_a_ruling_that_is_not_about_it(game: str, lang: str) -> None:
    read = FAMILY[game]
    about = {ruling.id: ruling.rules for ruling in read.rulings}
    strange = [
        (rule, id)
        for rule in read.book.sections[lang]
        for id in sorted(read.named(lang, rule))
        if rule not in about.get(id, ())
    ]
    assert strange == []


@each_game
def test_both_languages_name_the_same_rulings(game: str) -> None:
    read = FAMILY[game]
    differ = [rule for rule in read.book.sections["en"] if read.named("en", rule) != read.named("ru", rule)]
    assert differ == []


@each_game
def test_the_words_of_the_book_are_in_its_language_and_the_readings_in_ours(game: str) -> None:
    for ruling in FAMILY[game].rulings:
        assert re.search("[а-яё]", ruling.words), ruling.id
        assert not re.search("[а-яё]", ruling.reading.replace(ruling.words, "")), ruling.id


def test_every_switch_names_its_ruling() -> None:
    """constants.toml of Holland '44: `switch = true  # R-47`, each for a ruling of its own."""
    text = holland44.SHELF.source("constants.toml").text
    switches = dict(re.findall(r"(?m)^(\w+) = (?:true|false)  # (R-\d\d)$", text))
    assert set(switches) == set(Rulings.__struct_fields__)
    assert len(set(switches.values())) == len(switches)
    assert set(switches.values()) <= {ruling.id for ruling in FAMILY["holland44"].rulings}

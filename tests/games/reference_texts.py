"""What the tests of the games' rules references share: reading a section, and what every section must be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.message import msg
from grognard.core.telling.reference import Block, Grid, Line, Listing, Paragraph, Section, reference


class Book:
    """The rules reference of a game in all languages, and the words its tables use."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.package = f"grognard.games.{game}"
        self.chapters = {lang: reference(self.package, lang).chapters for lang in LANGUAGES}
        self.sections = {lang: reference(self.package, lang).sections() for lang in LANGUAGES}

    @cached_property
    def catalogues(self) -> dict[str, Catalogue]:
        """Read when a test asks for words: every process collects all tests."""
        return {lang: Catalogue(lang, [self.package]) for lang in LANGUAGES}

    def text(self, lang: str, rule: str) -> str:
        return " ".join(lines(self.sections[lang][rule].blocks))

    def numbers(self, lang: str, rule: str) -> list[str]:
        section = self.sections[lang][rule]
        return sorted(re.findall(r"[+−]?\d+|½", "\n".join(lines(section.blocks + section.example))))

    def grid(self, lang: str, rule: str) -> tuple[list[str], list[list[str]]]:
        """The heading and the rows of the table of a section."""
        (found,) = (block for block in self.sections[lang][rule].blocks if isinstance(block, Grid))
        return [plain(cell) for cell in found.head], [[plain(cell) for cell in row] for row in found.rows]

    def rows(self, lang: str, rule: str) -> list[list[str]]:
        return self.grid(lang, rule)[1]

    def words(self, lang: str, id: str) -> str:
        return self.catalogues[lang].render(msg(f"{self.game}-{id.replace('_', '-')}"))


def plain(line: Line) -> str:
    return "".join(span.text for span in line)


def lines(blocks: list[Block]) -> list[str]:
    found = []
    for block in blocks:
        if isinstance(block, Paragraph):
            found.append(plain(block.spans))
        elif isinstance(block, Listing):
            found += [plain(item) for item in block.items]
        else:
            found += [" | ".join(plain(cell) for cell in row) for row in [block.head, *block.rows]]
    return found


def links(blocks: list[Block]) -> list[str]:
    """The rules a text links to, in the order of their ids: word order differs."""
    found: list[str] = []
    for block in blocks:
        parts: Sequence[Line]
        if isinstance(block, Paragraph):
            parts = [block.spans]
        elif isinstance(block, Listing):
            parts = block.items
        else:
            parts = [cell for row in block.rows for cell in row]
        found += [span.rule for part in parts for span in part if span.rule]
    return sorted(found)


def points(halves: int) -> str:
    """Half points as readers see them."""
    return f"{halves // 2 or ''}{'½' if halves % 2 else ''}"


def signed(value: int) -> str:
    """A modifier as readers see it."""
    return "0" if value == 0 else f"{value:+d}".replace("-", "−")


def shape(blocks: list[Block]) -> list[tuple[str, int, int]]:
    """How a text is built, which is the same in all languages."""
    found = []
    for block in blocks:
        if isinstance(block, Paragraph):
            found.append(("text", 1, 1))
        elif isinstance(block, Listing):
            found.append(("numbers" if block.numbered else "list", len(block.items), 1))
        else:
            found.append(("table", len(block.rows), len(block.head)))
    return found


def assert_built_alike(one: Section, other: Section) -> None:
    assert (one.id, one.see) == (other.id, other.see)
    assert shape(one.blocks) == shape(other.blocks), one.id
    assert shape(one.example) == shape(other.example), one.id


def assert_in_its_language(lang: str, section: Section) -> None:
    """It says something, in its own letters, with proper signs."""
    said = "\n".join(lines(section.blocks + section.example))
    assert len(re.findall({"en": "[a-z]", "ru": "[а-яё]"}[lang], said)) >= 15, section.id
    if lang == "en":
        assert not re.search("[а-яё]", said), section.id
    assert not re.search(r"(?<!\w)-\d", said), f"{section.id}: a minus sign is −"
    assert "!" not in said, section.id


class Faces(Protocol):
    """A row of a table of dice, with the faces it is for; None where it is open."""

    @property
    def low(self) -> int | None: ...

    @property
    def high(self) -> int | None: ...


def covered(shown: str) -> tuple[int, int]:
    """What the first cell of a table of dice covers: "1 or less", "2–3", "4", "8 or more"."""
    found = [int(figure) for figure in re.findall(r"\d+", shown)]
    if re.search("less|меньше", shown):
        return -9, found[0]
    return found[0], 99 if re.search("more|больше", shown) else found[-1]


def assert_bands(shown: list[list[str]], bands: Sequence[Faces]) -> None:
    """The rows are those of the table; only where the die itself ends may a bound be closed."""
    assert len(shown) == len(bands)
    for row, band in zip(shown, bands, strict=True):
        low, high = covered(row[0])
        assert low == band.low or (band.low is None and low <= 1)
        assert high == band.high or (band.high is None and high >= 6)

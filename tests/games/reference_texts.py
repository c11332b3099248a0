"""What the tests of the games' rules references share: reading a section, and what every section must be."""

from __future__ import annotations

import re

from grognard.core.reference import Block, Line, Listing, Paragraph, Section


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
    assert one.see == other.see
    assert shape(one.blocks) == shape(other.blocks)
    assert shape(one.example) == shape(other.example)


def assert_in_its_language(lang: str, section: Section) -> None:
    """It says something, in its own letters, with proper signs."""
    said = "\n".join(lines(section.blocks + section.example))
    assert len(re.findall({"en": "[a-z]", "ru": "[а-яё]"}[lang], said)) >= 15
    if lang == "en":
        assert not re.search("[а-яё]", said)
    assert not re.search(r"(?<!\w)-\d", said), "a minus sign is −"
    assert "!" not in said

"""The rules reference: its small language, and what is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from grognard.core.loading.load import LoadError
from grognard.core.telling.reference import (
    Grid,
    Listing,
    Paragraph,
    Reference,
    Span,
    reference,
)

GOOD = """\
# 7 Combat

## MIN-7.1 Firing

A shot needs **sight**
and range. See [MIN-7.2] or [the table](MIN-7.2).

- near: +3
- far: it is
  harder

1. aim
2. fire

> A squad fires: 3 + 3.
>
> - hit
> - miss

See: MIN-7.2

## MIN-7.2 Range

| hexes | FP |
|---|---|
| 1 | +3 |
| more | **0** |
"""


def package(tmp_path: Path, **files: str) -> Path:
    """A package whose reference has these files: en_07="..." is data/reference/en/07.md."""
    root = tmp_path / "mini"
    for name, text in files.items():
        lang, _, stem = name.partition("_")
        folder = root / "data" / "reference" / lang
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{stem}.md").write_text(text, encoding="utf-8")
    return root


def test_chapters_sections_and_blocks_are_read(tmp_path: Path) -> None:
    made = reference(package(tmp_path, en_07=GOOD), "en")
    assert (made.game, made.language) == ("mini", "en")
    (chapter,) = made.chapters
    assert (chapter.id, chapter.title) == ("7", "Combat")
    first, second = chapter.sections
    assert (first.id, first.title, first.see) == ("MIN-7.1", "Firing", ["MIN-7.2"])
    assert first.blocks == [
        Paragraph(
            [
                Span("A shot needs "),
                Span("sight", bold=True),
                Span(" and range. See "),
                Span("MIN-7.2", rule="MIN-7.2"),
                Span(" or "),
                Span("the table", rule="MIN-7.2"),
                Span("."),
            ]
        ),
        Listing([[Span("near: +3")], [Span("far: it is harder")]]),
        Listing([[Span("aim")], [Span("fire")]], numbered=True),
    ]
    assert first.example == [
        Paragraph([Span("A squad fires: 3 + 3.")]),
        Listing([[Span("hit")], [Span("miss")]]),
    ]
    assert second.blocks == [
        Grid(
            [[Span("hexes")], [Span("FP")]],
            [[[Span("1")], [Span("+3")]], [[Span("more")], [Span("0", bold=True)]]],
        )
    ]
    assert (second.example, second.see) == ([], [])
    assert list(made.sections()) == ["MIN-7.1", "MIN-7.2"]


def test_a_long_chapter_of_the_book_may_be_told_in_parts(tmp_path: Path) -> None:
    root = package(
        tmp_path,
        en_60="# 6 Turn\n\n## MIN-6.0 Turn\n\nOne.\n",
        en_65="# 6.5 Combat\n\n## MIN-6.5 Combat\n\nTwo.\n",
        en_651="# 6.5.1 Guns\n\n## MIN-6.5.1 Guns\n\nThree.\n",
    )
    assert [chapter.id for chapter in reference(root, "en").chapters] == ["6", "6.5", "6.5.1"]


def test_chapters_come_in_the_order_of_the_files_and_link_to_each_other(tmp_path: Path) -> None:
    root = package(
        tmp_path,
        en_02="# B Later\n\n## MIN-B.1 Last\n\nText.\n\nSee: MIN-A.1\n",
        en_01="# A Sooner\n\n## MIN-A.1 First\n\nSee also [MIN-B.1].\n",
    )
    assert [chapter.id for chapter in reference(root, "en").chapters] == ["A", "B"]


def test_a_reference_becomes_json_and_comes_back(tmp_path: Path) -> None:
    made = reference(package(tmp_path, en_07=GOOD), "en")
    assert msgspec.json.decode(msgspec.json.encode(made), type=Reference) == made


def test_each_language_is_read_by_itself(tmp_path: Path) -> None:
    root = package(tmp_path, en_07=GOOD, ru_07=GOOD.replace("Combat", "Бой"))
    assert reference(root, "ru").chapters[0].title == "Бой"
    for lang in ("de", "..", "EN", ""):
        with pytest.raises(LoadError, match="no rules reference in this language"):
            reference(root, lang)


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "problem"),
    [
        ("# 7 Combat", "Combat", 1, "", "chapter's heading"),
        ("## MIN-7.1 Firing", "## Firing", 3, "", "not the heading of a section"),
        ("## MIN-7.1 Firing", "Words before it.", 3, "", "not the heading of a section"),
        (
            "## MIN-7.2 Range",
            "## MIN-7.1 Range",
            22,
            "MIN-7.1",
            "stands already in reference/en/07.md, line 3",
        ),
        ("## MIN-7.2 Range", "# 8 Range", 22, "", "not the heading of a section"),
        ("[MIN-7.2] or", "[MIN-7.3] or", 5, "MIN-7.1", "no section 'MIN-7.3'; did you mean 'MIN-7.2'"),
        ("(MIN-7.2)", "(there)", 5, "MIN-7.1", "'there' is not the id of a rule"),
        ("See: MIN-7.2", "See: MIN-9.9", 20, "MIN-7.1", "no section 'MIN-9.9'"),
        ("See: MIN-7.2", "See: MIN-7.2, MIN-7.2", 20, "MIN-7.1", "twice"),
        ("See: MIN-7.2", "See:", 20, "MIN-7.1", "not the id of a rule"),
        ("**sight**", "**sight", 5, "MIN-7.1", "'**' is not understood"),
        ("sight**", "sight** <b>", 5, "MIN-7.1", "'<b' is not understood"),
        ("and range.", "and `range`.", 5, "MIN-7.1", "'`' is not understood"),
        ("and range.", "- range.", 6, "MIN-7.1", "in the middle of a paragraph"),
        ("  harder", "harder", 10, "MIN-7.1", "not an entry of the list"),
        ("2. fire", "3. fire", 13, "MIN-7.1", "begins with '3. ', not with '2. '"),
        ("2. fire", "- fire", 13, "MIN-7.1", "begins with '- ', not with '2. '"),
        (">\n> - hit", "and\n> - hit", 16, "MIN-7.1", "the example is broken off"),
        ("| more | **0** |", "| more |", 27, "MIN-7.2", "has 1 cells where the heading has 2"),
        ("| more | **0** |", "| more | 0", 27, "MIN-7.2", "not a row of the table"),
        ("|---|---|\n", "", 24, "MIN-7.2", "is not a table"),
    ],
)
def test_what_is_not_understood_is_refused_with_file_line_and_section(
    tmp_path: Path, old: str, new: str, line: int, field: str, problem: str
) -> None:
    assert old in GOOD
    with pytest.raises(LoadError) as caught:
        reference(package(tmp_path, en_07=GOOD.replace(old, new, 1)), "en")
    error = caught.value
    assert problem in str(error)
    assert (error.file, error.line, error.field) == ("reference/en/07.md", line, field)


def test_an_empty_section_or_chapter_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="line 3, field MIN-7.1: the section is empty"):
        reference(package(tmp_path / "a", en_07="# 7 Combat\n\n## MIN-7.1 Firing\n\nSee: MIN-7.1\n"), "en")
    with pytest.raises(LoadError, match="line 1: the chapter has no sections"):
        reference(package(tmp_path / "b", en_07="# 7 Combat\n\n"), "en")


def test_a_chapter_may_stand_only_once(tmp_path: Path) -> None:
    other = "# 7 Combat again\n\n## MIN-7.3 More\n\nText.\n"
    with pytest.raises(LoadError, match="chapter 7 stands already in reference/en/07.md"):
        reference(package(tmp_path, en_07=GOOD, en_08=other), "en")

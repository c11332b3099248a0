# mypyc: interpreted
"""The rules reference: a game's rules in our own words, section by section, for readers at the table.

The texts lie in `data/reference/<language>/*.md` of a game package, one file per chapter, in the order of
their names. They are written in a small part of Markdown (docs/texts.md):

    # 7 Combat                     the chapter: its id and its title
    ## COH-7.62 Short range        a section: the rule's id and its title
    A paragraph, **stressed**,     with links: [COH-7.6] or [other words](COH-7.6)
    - an entry of a list           or `1. ` in a numbered one; it goes on in lines that begin with two blanks
    | a table | with a |           second line |---|---|
    > the example                  made of the same things; one per section
    See: COH-7.6, COH-7.63         rules to read on with; the last line of a section

`reference` reads all of it or raises one `LoadError` with file, line and section; every link leads somewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from ..loading.load import LoadError, Source, nearest
from .catalogue import LANGUAGES, Catalogue
from .message import msg
from .sorting import natural_key


class Span(Struct, frozen=True):
    """A piece of a line: plain, stressed, or a link to a rule."""

    text: str
    bold: bool = False
    rule: str = ""


Line: TypeAlias = list[Span]


class Paragraph(Struct, frozen=True, tag_field="t", tag="text"):
    spans: Line


class Listing(Struct, frozen=True, tag_field="t", tag="list"):
    items: list[Line]
    numbered: bool = False


class Grid(Struct, frozen=True, tag_field="t", tag="table"):
    head: list[Line]
    rows: list[list[Line]]


Block: TypeAlias = Paragraph | Listing | Grid


class Section(Struct, frozen=True):
    """One rule: what it says, a worked example where that helps, and where to read on."""

    id: str  # "COH-7.62"
    title: str
    blocks: list[Block]
    example: list[Block]
    see: list[str]


class Chapter(Struct, frozen=True):
    id: str  # "7", or "6.5" where a chapter of the book is told in parts
    title: str
    sections: list[Section]


class Reference(Struct, frozen=True):
    """All chapters of a game's rules in one language."""

    game: str
    language: str
    chapters: list[Chapter]

    def sections(self) -> dict[str, Section]:
        """The sections by the ids of their rules, in the order of the book."""
        return {section.id: section for chapter in self.chapters for section in chapter.sections}


Package: TypeAlias = str | Path
"""A game package by its import name, or a directory that has `data/` in it."""


@cache
def reference(package: Package, lang: str) -> Reference:
    """The rules reference of a game package; raises LoadError, also where there is none in that language."""
    game = package.name if isinstance(package, Path) else package.rsplit(".", 1)[-1]
    return _read(package, game, lang)


@cache
def readable_reference(package: str, game: str, lang: str) -> Reference:
    """What a reader of that language can be shown: the reference, else the English one, else a short one.

    The short one is made of the texts `<game>-rule-<id>`, "Title: what it says"; an id has _ for its dots.
    """
    for language in dict.fromkeys((lang, LANGUAGES[0])):
        if _names(package, language):
            return _read(package, game, language)
    return _from_texts(package, game, lang)


def _from_texts(package: str, game: str, lang: str) -> Reference:
    catalogue = Catalogue(lang, [package])
    prefix = f"{game}-rule-"
    chapters: dict[str, list[Section]] = {}
    for id in sorted((id for id in catalogue.ids() if id.startswith(prefix)), key=natural_key):
        rule = id.removeprefix(prefix).replace("_", ".")
        title, _, text = catalogue.render(msg(id)).partition(": ")
        chapter = rule.rpartition("-")[2].partition(".")[0]
        chapters.setdefault(chapter, []).append(
            Section(rule, title, [Paragraph([Span(text or title)])], [], [])
        )
    return Reference(
        game, lang, [Chapter(id, sections[0].title, sections) for id, sections in chapters.items()]
    )


def _read(package: Package, game: str, lang: str) -> Reference:
    chapters: list[Chapter] = []
    heads: dict[str, tuple[Source, int]] = {}  # where each section and chapter stands
    links: list[tuple[Source, int, str, str]] = []
    for source in _sources(package, lang):
        reader = _Reader(source, heads, links)
        chapters.append(reader.chapter())
    known = [section.id for chapter in chapters for section in chapter.sections]
    for source, line, section, rule in links:
        if rule not in known:
            raise LoadError(source.file, line, section, f"there is no section {rule!r}", nearest(rule, known))
    return Reference(game, lang, chapters)


def _sources(package: Package, lang: str) -> Iterator[Source]:
    names = _names(package, lang)
    if not names:
        raise LoadError(f"reference/{lang}", None, "", "there is no rules reference in this language")
    for name in names:
        yield Source.open(_folder(package, lang) / name, f"reference/{lang}/{name}")


def _folder(package: Package, lang: str) -> Traversable | Path:
    root: Traversable | Path = package if isinstance(package, Path) else resources.files(package)
    return root / "data" / "reference" / lang


def _names(package: Package, lang: str) -> list[str]:
    """The files of a language, in order."""
    if not re.fullmatch("[a-z]{2}", lang) or not _folder(package, lang).is_dir():
        return []
    return sorted(each.name for each in _folder(package, lang).iterdir() if each.name.endswith(".md"))


_CHAPTER = re.compile(r"# ([0-9A-Z]+(?:\.[0-9]+)*) (\S.*)")
_SECTION = re.compile(r"## ([A-Z][A-Z0-9]*-[0-9A-Z.]+) (\S.*)")
_RULE = re.compile(r"[A-Z][A-Z0-9]*-[0-9A-Z.]*[0-9A-Z]")
_ITEM = re.compile(r"(- |[0-9]+\. )(\S.*)")
_SPAN = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\[(?P<words>[^\[\]]+)\](?:\((?P<rule>[^()]*)\))?")
_STRAY = re.compile(r"\*\*|[\[\]`]|</?[a-zA-Z]")


class _Reader:
    """Reads one file, a chapter, line by line."""

    def __init__(
        self,
        source: Source,
        heads: dict[str, tuple[Source, int]],
        links: list[tuple[Source, int, str, str]],
    ) -> None:
        self.source = source
        self.heads = heads
        self.links = links
        self.lines = [line.rstrip() for line in source.text.split("\n")]
        self.field = ""  # the section that is being read

    def error(self, line: int, problem: str, hint: str = "") -> LoadError:
        return LoadError(self.source.file, line, self.field, problem, hint)

    def chapter(self) -> Chapter:
        first = _CHAPTER.fullmatch(self.lines[0])
        if first is None:
            raise self.error(1, "does not begin with the chapter's heading", "write '# 7 Combat'")
        self._once(f"chapter {first[1]}", 1)
        at = 1
        while at < len(self.lines) and not self.lines[at]:
            at += 1
        sections = []
        while at < len(self.lines):
            end = at + 1
            while end < len(self.lines) and not self.lines[end].startswith("#"):
                end += 1
            sections.append(self._section(at, end))
            at = end
        if not sections:
            raise self.error(1, "the chapter has no sections")
        return Chapter(first[1], first[2], sections)

    def _once(self, id: str, line: int) -> None:
        if id in self.heads:
            source, there = self.heads[id]
            raise self.error(line, f"{id} stands already in {source.file}, line {there}")
        self.heads[id] = self.source, line

    def _section(self, at: int, end: int) -> Section:
        self.field = ""
        head = _SECTION.fullmatch(self.lines[at])
        if head is None:
            hint = "write '## COH-7.62 Short range'"
            raise self.error(at + 1, "is not the heading of a section", hint)
        self.field = head[1]
        self._once(head[1], at + 1)
        numbered = [(n + 1, self.lines[n]) for n in range(at + 1, end)]
        while numbered and not numbered[-1][1]:
            numbered.pop()
        see = []
        if numbered and numbered[-1][1].startswith("See:"):
            see = self._see(*numbered.pop())
        quoted = [n for n, (_, line) in enumerate(numbered) if line.startswith(">")]
        example: list[Block] = []
        if quoted:
            a, b = quoted[0], quoted[-1] + 1
            for line, text in numbered[a:b]:
                if not text.startswith(">"):
                    raise self.error(line, "the example is broken off", "begin each of its lines with '>'")
            example = self._blocks([(line, text[1:].removeprefix(" ")) for line, text in numbered[a:b]])
            numbered[a:b] = [(numbered[a][0], "")]
        blocks = self._blocks(numbered)
        if not blocks:
            raise self.error(at + 1, "the section is empty")
        return Section(head[1], head[2], blocks, example, see)

    def _see(self, line: int, text: str) -> list[str]:
        rules = [part.strip() for part in text.removeprefix("See:").split(",")]
        for rule in rules:
            if rules.count(rule) > 1:
                raise self.error(line, f"{rule!r} stands here twice")
            self._link(line, rule)
        return rules

    def _link(self, line: int, rule: str) -> str:
        if not _RULE.fullmatch(rule):
            raise self.error(line, f"{rule!r} is not the id of a rule", "rules are called as COH-7.62")
        self.links.append((self.source, line, self.field, rule))
        return rule

    # -- blocks ----------------------------------------------------------------------------------

    def _blocks(self, lines: list[tuple[int, str]]) -> list[Block]:
        blocks: list[Block] = []
        at = 0
        while at < len(lines):
            end = at + 1
            if lines[at][1]:
                while end < len(lines) and lines[end][1]:
                    end += 1
                blocks.append(self._block(lines[at:end]))
            at = end
        return blocks

    def _block(self, lines: list[tuple[int, str]]) -> Block:
        """Lines without a blank one between them."""
        if lines[0][1].startswith("|"):
            return self._grid(lines)
        if _ITEM.match(lines[0][1]):
            return self._listing(lines)
        for line, text in lines:
            if _ITEM.match(text) or text.startswith(("|", " ")):
                raise self.error(line, "stands in the middle of a paragraph", "leave a blank line before it")
        return Paragraph(self._spans(lines[0][0], " ".join(text for _, text in lines)))

    def _listing(self, lines: list[tuple[int, str]]) -> Listing:
        items: list[tuple[int, str]] = []
        marks = []
        for line, text in lines:
            item = _ITEM.fullmatch(text)
            if item is not None:
                marks.append(item[1])
                items.append((line, item[2]))
            elif text.startswith("  ") and text.strip():
                items[-1] = items[-1][0], f"{items[-1][1]} {text.strip()}"
            else:
                hint = "begin it with '- ', or with two blanks to go on"
                raise self.error(line, "is not an entry of the list above", hint)
        numbered = marks[0] != "- "
        wanted = [f"{n + 1}. " if numbered else "- " for n in range(len(marks))]
        for (line, _), mark, right in zip(items, marks, wanted, strict=True):
            if mark != right:
                raise self.error(line, f"the entry begins with {mark!r}, not with {right!r}")
        return Listing([self._spans(line, text) for line, text in items], numbered)

    def _grid(self, lines: list[tuple[int, str]]) -> Grid:
        rows = []
        for line, text in lines:
            if not (text.startswith("|") and text.endswith("|") and len(text) > 1):
                raise self.error(line, "is not a row of the table above", "write '| a | b |'")
            rows.append((line, [cell.strip() for cell in text[1:-1].split("|")]))
        if len(rows) < 3 or any(set(cell) != {"-"} for cell in rows[1][1]):
            raise self.error(lines[0][0], "is not a table", "heading, '|---|---|' and rows")
        for line, cells in rows:
            if len(cells) != len(rows[0][1]):
                raise self.error(line, f"has {len(cells)} cells where the heading has {len(rows[0][1])}")
        del rows[1]
        made = [[self._spans(line, cell) if cell else [] for cell in cells] for line, cells in rows]
        return Grid(made[0], made[1:])

    # -- pieces of a line --------------------------------------------------------------------------

    def _spans(self, line: int, text: str) -> Line:
        spans: Line = []
        end = 0
        for mark in _SPAN.finditer(text):
            self._plain(line, text[end : mark.start()], spans)
            if mark["bold"] is not None:
                spans.append(Span(mark["bold"], bold=True))
            else:
                rule = mark["words"] if mark["rule"] is None else mark["rule"]
                spans.append(Span(mark["words"], rule=self._link(line, rule)))
            end = mark.end()
        self._plain(line, text[end:], spans)
        return spans

    def _plain(self, line: int, text: str, spans: Line) -> None:
        stray = _STRAY.search(text)
        if stray is not None:
            raise self.error(line, f"{stray[0]!r} is not understood here", "see docs/texts.md")
        if text:
            spans.append(Span(text))

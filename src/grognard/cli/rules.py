"""`grognard rules`: per section of a game's rules, where it is implemented and by which tests it is shown.

Everything is computed from the rule ids in code and tests; nothing is kept by hand.
"""

from __future__ import annotations

import re
from argparse import ArgumentParser
from importlib import resources
from pathlib import Path

from msgspec import Struct

from grognard.core.telling.message import msg
from grognard.render.paint import Paint

from .citations import LISTED, ChecklistSection, Citation, Ids, Tests, in_code, read_cases, read_checklist
from .common import Complaint, Task, Texts, complain, find_rules, print_json, table


class Row(Struct):
    """One section: what it is, and where it is named."""

    id: str
    section: str
    title: str
    testable: bool
    code: list[str]
    tests: list[str]


class Coverage(Struct):
    """A whole checklist."""

    game: str
    rows: list[Row]
    unknown: list[Citation]
    cases: int  # conformance cases there are
    cases_run: int
    without_tests: bool  # no tests folder: an installed package


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("game", metavar="GAME", help=texts("cli-help-game"))
    parser.add_argument("--summary", action="store_true", help=texts("cli-help-summary"))
    parser.add_argument("--chapters", metavar="1-9", help=texts("cli-help-chapters"))
    parser.add_argument("--root", type=Path, metavar="FOLDER", help=texts("cli-help-root"))


def run(task: Task) -> int:
    game = find_rules(task.game)
    coverage = look(game.name, game.package, task.root)
    if task.chapters:
        wanted = chapters(task.chapters)
        coverage.rows = [row for row in coverage.rows if chapter_of(row) in wanted]
    texts = Texts(task.lang)
    if task.json:
        print_json(coverage)
    else:
        if not task.summary:
            print("\n".join(_table(coverage, texts)))
        if coverage.without_tests:
            print(texts("cli-rules-no-tests"))
        print(summary(coverage, texts))
    for citation in coverage.unknown:
        complain(texts("cli-rules-unknown", rule=citation.rule, where=citation.where))
    return 1 if coverage.unknown else 0


def look(game: str, package: str, root: Path | None) -> Coverage:
    """Reads checklist, sources and tests: of the checkout one stands in, else of the installed package."""
    base = root if root is not None else checkout(game)
    installed = Path(str(resources.files(package)))
    source = base / "src" / "grognard" / "games" / game if base else installed
    if not (source / "data" / LISTED).is_file():
        source = installed
    if not (source / "data" / LISTED).is_file():
        raise Complaint(msg("cli-no-checklist", game=game))
    sections = read_checklist(source / "data" / LISTED)
    ids = Ids(sections)
    shown_from = base if base and source.is_relative_to(base) else source.parents[2]
    code = [
        citation for folder in (source, *families(source)) for citation in in_code(ids, folder, shown_from)
    ]
    folder = base / "tests" / "games" / game if base else None
    tests = None
    cases: dict[str, list[str]] = {}
    if base and folder and folder.is_dir():
        cases = read_cases(ids, base / "tests" / "cases" / f"{game}.yaml")
        tests = Tests(ids, folder, cases, base)
    unknown = [c for c in code if c.rule not in ids.known] + (tests.unknown if tests else [])
    rows = [_row(section, code, tests.citations if tests else []) for section in sections]
    run = len(tests.cases_run & set(cases)) if tests else 0
    return Coverage(game, rows, unknown, len(cases), run, tests is None)


def families(game: Path) -> list[Path]:
    """What games share lies beside them, without a checklist of its own; it names the rules of each."""
    beside = sorted(folder for folder in game.parent.iterdir() if (folder / "__init__.py").is_file())
    return [folder for folder in beside if not (folder / "data" / LISTED).is_file()]


def checkout(game: str) -> Path | None:
    """The checkout one stands in, or the one this module lies in."""
    here = Path.cwd()
    for folder in [here, *here.parents, *Path(__file__).resolve().parents]:
        if (folder / "tests" / "games" / game).is_dir() and (folder / "src" / "grognard").is_dir():
            return folder
    return None


def _row(section: ChecklistSection, code: list[Citation], tests: list[Citation]) -> Row:
    return Row(
        section.id,
        section.section,
        section.title,
        section.testable,
        list(dict.fromkeys(c.where for c in code if c.rule == section.id)),
        list(dict.fromkeys(c.where for c in tests if c.rule == section.id)),
    )


def chapters(text: str) -> set[str]:
    """The chapters of "1-9", "0,2-4" or "7,C"."""
    names: set[str] = set()
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if dash and first.isdecimal() and last.isdecimal() and int(last) < 1000:
            names.update(str(n) for n in range(int(first), int(last) + 1))
        elif not dash and first.isalnum():
            names.add(first.upper())
        else:
            raise Complaint(msg("cli-bad-chapters", text=text[:40]))
    return names


def chapter_of(row: Row) -> str:
    """The chapter a section belongs to; errata and answers belong to the chapter their title names."""
    amended = re.match(r"(?:\(|Amends )([0-9]+)\.", row.title)
    return amended[1] if amended and not row.section[0].isdecimal() else row.section.partition(".")[0]


def _table(coverage: Coverage, texts: Texts) -> list[str]:
    paint = Paint(False)
    head = [
        "id",
        texts("cli-rules-title"),
        texts("cli-rules-code"),
        texts("cli-rules-tests"),
        texts("cli-rules-by"),
    ]
    rows = [[paint(word) for word in head]]
    for row in coverage.rows:
        by = list(dict.fromkeys(test.rpartition("/")[2].partition("::")[0] for test in row.tests))
        shown = " ".join(by[:3]) + (" ..." if len(by) > 3 else "")
        if not row.testable:
            shown = texts("cli-rules-untestable") + (f" {shown}" if shown else "")
        rows.append([row.id, row.title[:60], str(len(row.code) or "-"), str(len(row.tests) or "-"), shown])
    return [*table(rows, right=(2, 3)), ""]


def summary(coverage: Coverage, texts: Texts) -> str:
    """One line of counts."""
    rows = coverage.rows
    return texts(
        "cli-rules-summary",
        game=coverage.game,
        sections=len(rows),
        testable=sum(row.testable for row in rows),
        implemented=sum(bool(row.code) for row in rows),
        tested=sum(bool(row.tests) for row in rows),
        cases=coverage.cases_run,
        of=coverage.cases,
        unknown=len(coverage.unknown),
    )

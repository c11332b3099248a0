"""Where rule ids are named: in a game's sources, in its tests, and in the cases that tests run."""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

LISTED = "checklist.csv"
READ = (".py", "citations.csv")  # ends of names


class ChecklistSection(Struct, frozen=True):
    """A row of a game's checklist: one section of its rules."""

    id: str
    section: str
    title: str
    testable: bool


class Citation(Struct, frozen=True):
    """An id named somewhere: `where` is "file:line" or the id of a test."""

    rule: str
    where: str


def read_checklist(path: Path) -> list[ChecklistSection]:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    rows = csv.DictReader(lines)
    return [
        ChecklistSection(row["id"], row["section"], row["title"], row["testable"] == "yes") for row in rows
    ]


class Ids:
    """Finds the ids of one game's rules in text: `COH-7.63`, `H44-S1.2`, `S42-3.A`, cases `COH-T010`,
    `PZR-C-4.1.1-a`, `PZR-I-07`."""

    def __init__(self, sections: list[ChecklistSection]) -> None:
        prefix = sections[0].id.partition("-")[0] if sections else "?"
        self.known = {section.id for section in sections}
        self.chapters = {f"{prefix}-{section.section.partition('.')[0]}" for section in sections}
        number = r"(?:[A-Z]\.[A-Z]?[0-9]+|[CS][0-9]+\.[0-9]+|[0-9]+\.[A-D]\b|[0-9]+(?:\.[0-9]+)*)"
        bullets = r"(?:\([0-9.]+\)(?:, \([0-9.]+\))*)?"
        more = rf"(?:(?:, | and ){number}(?![\w-]){bullets})*"
        self.rule = re.compile(rf"\b{prefix}-({number})(?![0-9A-Za-z-]){bullets}({more})")
        self.more = re.compile(number)
        case = r"(?:T[0-9]+|I-[0-9]+|C2-[0-9]+|C-[0-9]+(?:(?:\.[0-9]+)*-[a-z][a-z0-9]*)?)"
        self.case = re.compile(rf"\b{prefix}-{case}\b")
        # In the name of a test words follow, which are no part of the id.
        self.case_in_name = re.compile(rf"{prefix}_(?:T|I_|C2_|C_)[0-9]+(?=_|$)")
        self.in_name = re.compile(rf"(?:^|_){prefix.lower()}_([0-9]+)_([0-9]+)(?=_|$)")
        self.prefix = prefix

    def rules(self, text: str) -> Iterator[str]:
        """The ids a text names, also in lists ("COH-7.4, 15.2"). A bare chapter ("COH-8") is no section."""
        for cited in self.rule.finditer(text):
            first = f"{self.prefix}-{cited[1]}"
            if first not in self.chapters or first in self.known:
                yield first
            for more in self.more.findall(cited[2]):
                if f"{self.prefix}-{more}" in self.known:  # "COH-3.0, 7 AP" goes on with something else
                    yield f"{self.prefix}-{more}"

    def in_test_name(self, name: str) -> Iterator[str]:
        for cited in self.in_name.finditer(name):
            yield f"{self.prefix}-{cited[1]}.{cited[2]}"

    def cases(self, text: str) -> set[str]:
        return set(self.case.findall(text))

    def cases_in_name(self, name: str) -> set[str]:
        return {case.replace("_", "-") for case in self.case_in_name.findall(name)}


def in_code(ids: Ids, package: Path, base: Path) -> list[Citation]:
    """The ids named in a game's sources, with file and line."""
    citations = []
    for path in sorted(package.rglob("*")):
        if not path.name.endswith(READ) or not path.is_file():
            continue
        shown = path.relative_to(base).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            citations += [Citation(rule, f"{shown}:{number}") for rule in ids.rules(line)]
    return citations


def read_cases(ids: Ids, path: Path) -> dict[str, list[str]]:
    """The sections that each conformance case shows, by the case's id."""
    cases: dict[str, list[str]] = {}
    now = ""
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        begun = re.match(r"\s*-\s+id:\s*(\S+)", line)
        if begun:
            now = begun[1]
            cases[now] = []
        elif now and re.match(r"\s+sections?:", line):
            cases[now] += ids.rules(line)
    return cases


class Tests:
    """What the tests of a game name."""

    def __init__(self, ids: Ids, folder: Path, cases: dict[str, list[str]], base: Path) -> None:
        self.ids = ids
        self.cases = cases
        self.base = base
        self.citations: list[Citation] = []
        self.unknown: list[Citation] = []
        self.cases_run: set[str] = set()
        self.constants: dict[str, str] = {}  # of the file that is read: name -> source, for tables of cases
        for path in sorted(folder.rglob("*.py")):
            self._read(path)

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        shown = path.relative_to(self.base).as_posix()
        lines = text.splitlines()
        self._look_for_unknown(shown, lines)
        if path.name.startswith("test_"):
            body = ast.parse(text).body
            self.constants = {name: source(node, lines) for node in body for name in assigned(node)}
            self._collect(body, shown, lines)

    def _look_for_unknown(self, shown: str, lines: list[str]) -> None:
        """An id that is not in the checklist, or a case that is not in the cases, anywhere in the tests."""
        for number, line in enumerate(lines, 1):
            bad = [rule for rule in self.ids.rules(line) if rule not in self.ids.known]
            if self.cases:
                bad += sorted(self.ids.cases(line) - set(self.cases))
            self.unknown += [Citation(rule, f"{shown}:{number}") for rule in bad]

    def _collect(self, body: list[ast.stmt], at: str, lines: list[str]) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                self._collect(node.body, f"{at}::{node.name}", lines)
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
                marks = [name for mark in node.decorator_list for name in ast.walk(mark)]
                tables = [self.constants.get(name.id, "") for name in marks if isinstance(name, ast.Name)]
                self._test(node.name, at, "\n".join([source(node, lines), *tables]))

    def _test(self, name: str, at: str, text: str) -> None:
        """One test: the ids in its name and text, and the sections of the cases it runs."""
        if "pytest.mark.skip" in text or "pytest.mark.xfail" in text:
            return
        where = f"{at}::{name}"
        for rule in [*self.ids.in_test_name(name), *self.ids.rules(text)]:
            self.citations.append(Citation(rule, where))
        for case in sorted(self.ids.cases(text) | self.ids.cases_in_name(name)):
            self.cases_run.add(case)
            self.citations += [Citation(rule, f"{where}[{case}]") for rule in self.cases.get(case, [])]


def assigned(node: ast.stmt) -> list[str]:
    """The names a statement of a module gives values to."""
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def source(node: ast.stmt, lines: list[str]) -> str:
    """The text of a statement, with the marks on it."""
    first = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", []))])
    return "\n".join(lines[first - 1 : node.end_lineno])

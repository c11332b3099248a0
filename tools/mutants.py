"""Mutation testing: breaks one thing at a time in a module of the rules, and looks whether a test notices.

    python tools/mutants.py src/grognard/games/coh/rally.py --tests tests/games/coh --sample 40

The tests are collected and run once on the sound sources; meanwhile every function of the modules notes
which tests call it. Then each mutant gets a process of its own, a fork of this one: there one function's
code is replaced, and the tests that call that function run until one fails. A mutant that no test notices
survives, and is shown. See docs/testing.md.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
KILLED, SURVIVED, UNTOUCHED = "killed", "survived", "no test"
GIGABYTE = 1 << 30
NOTED = "__noted__"  # the name under which functions find where to note that they were called

COMPARES: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass
class Mutant:
    """One change: where, what the code said, what it says instead, and the module with the change."""

    function: str
    line: int
    before: str
    after: str
    number: int  # of the change, in the order in which `changes` makes them

    def __str__(self) -> str:
        return f"{self.line}: {self.function}: {self.before}  ->  {self.after or 'nothing'}"


# Changes of the syntax tree:


def replacements(node: ast.AST, returns: str) -> Iterator[ast.AST | None]:
    """What may stand in a node's place; None: nothing. `returns`: what its function is declared to return."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            ops = list(node.ops)
            ops[i] = COMPARES[type(op)]()
            yield ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for i in range(len(node.values)):
            left = node.values[:i] + node.values[i + 1 :]
            yield left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        yield ast.BinOp(node.left, SUMS[type(node.op)](), node.right)
    elif isinstance(node, ast.AugAssign) and type(node.op) in SUMS:
        yield ast.AugAssign(node.target, SUMS[type(node.op)](), node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.If | ast.IfExp):
        for value in (True, False):
            other = copy.copy(node)
            other.test = ast.Constant(value)
            yield other
    elif isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Constant):
        if returns == "bool":
            yield ast.Return(ast.UnaryOp(ast.Not(), node.value))
        elif returns == "int":
            yield ast.Return(ast.BinOp(node.value, ast.Add(), ast.Constant(1)))
        elif returns.startswith("list[") and not isinstance(node.value, ast.List):
            yield ast.Return(ast.List([], ast.Load()))
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield None


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def places(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Where the nodes of a function's body are: parent, field, index. Not those of assertions and types."""

    def walk(parent: ast.AST, fields: tuple[str, ...]) -> Iterator[tuple[ast.AST, str, int | None]]:
        for field in fields:
            value = getattr(parent, field)
            nodes: list[tuple[int | None, Any]] = [(None, value)]
            if isinstance(value, list):
                nodes = list(enumerate(value))
            for index, node in nodes:
                if isinstance(node, ast.AST) and not isinstance(node, ast.Assert | ast.arguments):
                    yield parent, field, index
                    inner = tuple(
                        f for f in node._fields if f not in ("annotation", "returns", "type_params")
                    )
                    yield from walk(node, inner)

    yield from walk(function, ("body",))


def changes(tree: ast.Module) -> Iterator[Mutant]:
    """Makes every change in the tree, one after another: while a mutant is yielded, its change is made."""
    number = 0
    for name, function in functions(tree):
        returns = ast.unparse(function.returns) if function.returns is not None else ""
        for parent, field, index in list(places(function)):
            holder = getattr(parent, field)
            node = holder if index is None else holder[index]
            for new in list(replacements(node, returns)):
                other = ast.Pass() if new is None else new
                ast.fix_missing_locations(ast.copy_location(other, node))
                put(parent, field, index, other)
                yield Mutant(name, node.lineno, brief(node), "" if new is None else brief(other), number)
                put(parent, field, index, node)
                number += 1


def put(parent: ast.AST, field: str, index: int | None, node: ast.AST) -> None:
    if index is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def brief(node: ast.AST) -> str:
    """The first line of what a node says."""
    return ast.unparse(node).splitlines()[0]


# Code of functions:


class Subject:
    """A module whose functions are broken, one at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = path.read_text(encoding="utf-8")
        self.name = ".".join(path.resolve().relative_to(SOURCES).with_suffix("").parts)
        self.short = self.name.removeprefix("grognard.")
        self.module: ModuleType = importlib.import_module(self.name)
        self.mutants = list(changes(ast.parse(self.source)))

    def function(self, name: str) -> FunctionType | None:
        """The function of a qualified name, under its property or cache."""
        value: object = self.module
        for part in name.split("."):
            value = vars(value).get(part)
        if isinstance(value, property):
            value = value.fget
        elif isinstance(value, staticmethod | classmethod):
            value = value.__func__
        clear = getattr(value, "cache_clear", None)
        if clear is not None:
            clear()
        value = getattr(value, "__wrapped__", value)
        return value if isinstance(value, FunctionType) else None

    def code(self, tree: ast.Module, name: str) -> CodeType:
        """The compiled code of one function of a tree."""
        code = compile(tree, str(self.path), "exec")
        for part in name.split("."):
            code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
        return code

    def note_calls(self, noted: set[tuple[str, str]]) -> Callable[[], None]:
        """Makes every function note that it is called; the answer ends that."""
        tree = ast.parse(self.source)
        before: list[tuple[FunctionType, CodeType]] = []
        for name, node in functions(tree):
            text = f"{NOTED}.add(({self.name!r}, {name!r}))"
            node.body.insert(0, ast.parse(text).body[0])
        ast.fix_missing_locations(tree)
        setattr(self.module, NOTED, noted)
        for name, _ in functions(tree):
            function = self.function(name)
            if function is not None:
                before.append((function, function.__code__))
                function.__code__ = self.code(tree, name)

        def end() -> None:
            for function, code in before:
                function.__code__ = code

        return end

    def apply(self, mutant: Mutant) -> None:
        """Breaks the function, in this process."""
        tree = ast.parse(self.source)
        for change in changes(tree):
            if change.number == mutant.number:
                function = self.function(mutant.function)
                assert function is not None, mutant.function
                function.__code__ = self.code(tree, mutant.function)
                return


# Running the tests:


@dataclass
class Settings:
    sample: int
    seed: int
    budget: float  # seconds of tests for one mutant
    slowest: float  # tests that take longer are left out


class Mutation:
    """Plugin for pytest: instead of the tests, it runs the mutants."""

    def __init__(self, subjects: list[Subject], settings: Settings, keep: Path | None) -> None:
        self.subjects = subjects
        self.settings = settings
        self.keep = keep  # the folder for what a later run need not do again
        self.killed: list[str] = []
        self.measured = [subject.name for subject in subjects]
        self.calls: dict[str, list[str]] = {}  # by test: the functions it calls
        self.seconds: dict[str, float] = {}
        self.results: dict[str, list[tuple[Mutant, str]]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Failed("tests cannot be collected")
        self.read()
        self.measure(session)
        for subject in self.subjects:
            self.results[subject.short] = self.try_all(subject, session.items)
        return True

    def measure(self, session: pytest.Session) -> None:
        """Runs all tests once that have not been measured, on sound rules."""
        noted: set[tuple[str, str]] = set()
        items = [item for item in session.items if item.nodeid not in self.seconds]
        ends = [subject.note_calls(noted) for subject in self.all_measured()]
        for item in items:
            noted.clear()
            start = time.process_time()
            reports = runtestprotocol(item, log=False, nextitem=None)
            self.seconds[item.nodeid] = round(time.process_time() - start, 3)
            if any(report.failed for report in reports):
                raise session.Failed(f"{item.nodeid} fails on sound rules")
            self.calls[item.nodeid] = sorted(f"{module}:{function}" for module, function in noted)
        for end in ends:
            end()
        self.write()

    def all_measured(self) -> list[Subject]:
        """The modules that are asked now, and those of earlier runs: a new test counts for them too."""
        asked = {subject.name for subject in self.subjects}
        others = [name for name in self.measured if name not in asked]
        return [
            *self.subjects,
            *(Subject(SOURCES.joinpath(*name.split(".")).with_suffix(".py")) for name in others),
        ]

    def read(self) -> None:
        """Takes over from runs on the same modules which test calls what, and which mutants were killed."""
        if self.keep is not None and (self.keep / "calls.json").exists():
            modules, seconds, calls = json.loads((self.keep / "calls.json").read_text(encoding="utf-8"))
            if {subject.name for subject in self.subjects} <= set(modules):
                self.seconds, self.calls = seconds, calls
                self.measured = modules
        if self.keep is not None and (self.keep / "killed.json").exists():
            self.killed = json.loads((self.keep / "killed.json").read_text(encoding="utf-8"))

    def write(self) -> None:
        if self.keep is not None:
            self.keep.mkdir(parents=True, exist_ok=True)
            calls = json.dumps([self.measured, self.seconds, self.calls])
            (self.keep / "calls.json").write_text(calls, encoding="utf-8")
            (self.keep / "killed.json").write_text(json.dumps(self.killed, indent=0), encoding="utf-8")

    def tests_of(self, subject: Subject, function: str, items: list[pytest.Item]) -> list[pytest.Item]:
        """The tests that call a function: first those of the chapter's own files, then the quickest."""
        own = (f"test_{subject.path.stem}.py", f"test_{subject.path.stem}_details.py")
        key = f"{subject.name}:{function}"
        touching = [item for item in items if key in self.calls[item.nodeid]]
        touching = [item for item in touching if self.seconds[item.nodeid] <= self.settings.slowest]
        touching.sort(key=lambda item: (item.path.name not in own, self.seconds[item.nodeid]))
        chosen: list[pytest.Item] = []
        spent = 0.0
        for item in touching:
            spent += self.seconds[item.nodeid]
            if chosen and spent > self.settings.budget:
                break
            chosen.append(item)
        return chosen

    def try_all(self, subject: Subject, items: list[pytest.Item]) -> list[tuple[Mutant, str]]:
        mutants = [m for m in subject.mutants if subject.function(m.function) is not None]
        chance = random.Random(f"{self.settings.seed} {subject.short}")
        chosen = chance.sample(mutants, min(self.settings.sample, len(mutants)))
        chosen.sort(key=lambda mutant: mutant.number)
        results = []
        for mutant in chosen:
            key = f"{subject.short}:{mutant} #{mutant.number}"
            result = KILLED
            if key not in self.killed:
                result = self.try_one(subject, mutant, self.tests_of(subject, mutant.function, items))
            results.append((mutant, result))
            if result != KILLED:
                print(f"{subject.short}:{mutant}  [{result}]", flush=True)
            elif key not in self.killed:
                self.killed.append(key)
        self.write()
        print(f"{subject.short}: {summary(results)}", flush=True)
        return results

    def try_one(self, subject: Subject, mutant: Mutant, items: list[pytest.Item]) -> str:
        """Runs tests in a fork of this process until one fails; one that never ends fails too."""
        if not items:
            return UNTOUCHED
        sys.stdout.flush()
        child = os.fork()
        if child:
            _, status = os.waitpid(child, 0)
            return SURVIVED if status == 0 else KILLED
        try:
            seconds = int(3 * sum(self.seconds[item.nodeid] for item in items)) + 10
            spent = int(time.process_time()) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (spent + seconds, spent + seconds))
            resource.setrlimit(resource.RLIMIT_AS, (4 * GIGABYTE, 4 * GIGABYTE))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            subject.apply(mutant)
            for item in items:
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                    os._exit(1)
            os._exit(0)
        finally:
            os._exit(2)


def summary(results: list[tuple[Mutant, str]]) -> str:
    killed = sum(result == KILLED for _, result in results)
    return f"{len(results)} tried, {killed} killed, {100 * killed // max(1, len(results))} %"


def table(results: dict[str, list[tuple[Mutant, str]]]) -> str:
    """The table of docs/testing.md."""
    lines = ["| module | mutants tried | killed | share |", "|---|---:|---:|---:|"]
    rows = [(f"`{name}`", tried) for name, tried in results.items()]
    rows.append(("all", [pair for tried in results.values() for pair in tried]))
    for name, tried in rows:
        killed = sum(result == KILLED for _, result in tried)
        lines.append(f"| {name} | {len(tried)} | {killed} | {100 * killed // max(1, len(tried))} % |")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Breaks modules one change at a time; do the tests notice?")
    parser.add_argument("modules", nargs="+", type=Path, help="source files below src")
    parser.add_argument("--tests", nargs="+", required=True, help="test files or folders")
    parser.add_argument("--sample", type=int, default=40, help="mutants of each module")
    parser.add_argument("--seed", type=int, default=1, help="which mutants are chosen")
    parser.add_argument("--budget", type=float, default=15, help="seconds of tests for one mutant")
    parser.add_argument("--slowest", type=float, default=3, help="leave out tests that take more seconds")
    parser.add_argument(
        "--keep", type=Path, help="folder: a later run tries only new tests and what survived"
    )
    args = parser.parse_args(arguments)
    sys.path[:0] = [str(SOURCES), str(ROOT)]
    settings = Settings(args.sample, args.seed, args.budget, args.slowest)
    plugin = Mutation([Subject(path) for path in args.modules], settings, args.keep)
    options = ["-q", "-s", "-p", "no:cacheprovider", "--rootdir", str(ROOT), "-m", "not slow and not long"]
    code = pytest.main([*options, *args.tests], plugins=[plugin])
    print(table(plugin.results))
    return int(code)


if __name__ == "__main__":
    sys.exit(main())

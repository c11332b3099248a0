"""House rules that no linter knows."""

from __future__ import annotations

import ast
import importlib
import sys
from collections import Counter
from pathlib import Path

import pytest

from grognard.core.kernel.column import SCALAR
from grognard.core.referee.game import game_names

SOURCES = Path(__file__).parents[1] / "src" / "grognard"
TESTS = Path(__file__).parent

#: Where a step is a number by right: the kernel's own frame, and a step of a film, which is no frame's.
NUMBERS_BELONG = ("state.py", "tally.py")

#: Words that say how somebody came by a value, or are quaint, instead of what the value is.
EMPTY_WORDS = {"found", "told", "few", "toil", "faith"}

#: The fields of lesson.toml are called by this word: files of other people name them.
WORDS_BELONG = [("core/telling/lesson.py", "told"), ("core/telling/lesson.py", "told")]

MOST_LINES = 600  # of a module
MOST_MODULES = 45  # of a folder


def numbered_steps(tree: ast.AST) -> list[int]:
    """The lines in which the step of a frame is compared with a number, set to one or taken for a truth."""
    return sorted(
        {node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt) and bad(node)}
    )


def bad(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare):
        operands = [node.left, *node.comparators]
        return any(is_step(each) for each in operands) and any(has_number(each) for each in operands)
    if isinstance(node, ast.Assign):
        return any(is_step(target) for target in node.targets) and has_number(node.value)
    if isinstance(node, ast.AugAssign):
        return is_step(node.target)
    if isinstance(node, ast.BoolOp):
        return any(is_step(each) for each in node.values)
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        return is_step(node.test)
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) and is_step(node.operand)


def is_step(node: ast.AST) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "step") or (
        isinstance(node, ast.Name) and node.id == "step"
    )


def has_number(node: ast.AST) -> bool:
    """Whether a value is a number, chooses one, or has one among its parts."""
    if isinstance(node, ast.IfExp):
        return has_number(node.body) or has_number(node.orelse)
    if isinstance(node, ast.BinOp):
        return has_number(node.left) or has_number(node.right)
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return any(has_number(each) for each in node.elts)
    return isinstance(node, ast.Constant) and type(node.value) is int


@pytest.mark.parametrize(
    "line",
    [
        "if self.step == 2: pass",
        "x = roll.step != 1 and found",
        "if self.step in (1, 2): pass",
        "if 0 < self.step: pass",
        "self.step = 3",
        "self.step = 2 if done else AT_END",
        "x = found if found and self.step else []",
        "if not self.step: pass",
        "if step == 9: pass",
        "self.step += 1",
        "self.step = self.step + 1",
        "self.step = AT_GRANT + 1",
    ],
)
def test_a_numbered_step_is_found(line: str) -> None:
    assert numbered_steps(ast.parse(line)) == [1]


@pytest.mark.parametrize(
    "line",
    [
        "if self.step == AT_ROLL: pass",
        "self.step = AT_END if done else AT_NEXT",
        "f.step = self.step",
        "n = 3",
    ],
)
def test_a_named_step_is_not(line: str) -> None:
    assert numbered_steps(ast.parse(line)) == []


@pytest.mark.parametrize("layer", ["bots", "core", "games"])
def test_steps_go_by_name(layer: str) -> None:
    places = [
        f"{path.relative_to(SOURCES)}:{line}"
        for path in sorted((SOURCES / layer).rglob("*.py"))
        if layer != "core" or path.name not in NUMBERS_BELONG
        for line in numbered_steps(ast.parse(path.read_text()))
    ]
    assert places == []


def empty_names(tree: ast.AST) -> list[str]:
    """The empty words that are the name of a variable, a field, a parameter, a function or a class."""
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.append(node.id if isinstance(node, ast.Name) else node.attr)
        elif isinstance(node, ast.arg):
            names.append(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.append(node.name)
        elif isinstance(node, ast.alias | ast.ExceptHandler | ast.MatchAs | ast.MatchStar):
            names.append((node.asname if isinstance(node, ast.alias) else node.name) or "")
    return sorted(name for name in names if name.lower().strip("_") in EMPTY_WORDS)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("found = []", "found"),
        ("for told in rows: pass", "told"),
        ("x = [1 for few in rows]", "few"),
        ("self.toil: list[int] = []", "toil"),
        ("def play(faith): pass", "faith"),
        ("play = lambda found: 1", "found"),
        ("def told(): pass", "told"),
        ("async def _found(): pass", "_found"),
        ("class Told: pass", "Told"),
        ("_TOLD: Final = 1", "_TOLD"),
        ("while (found := step()): pass", "found"),
        ("with a as found: pass", "found"),
        ("from a import b as told", "told"),
    ],
)
def test_an_empty_name_is_found(line: str, name: str) -> None:
    assert empty_names(ast.parse(line)) == [name]


@pytest.mark.parametrize("line", ["found_hexes = []", "x = view.told", "x = msg(found=1)", "x = 'found'"])
def test_a_name_of_what_is_held_is_not(line: str) -> None:
    assert empty_names(ast.parse(line)) == []


def test_names_say_what_they_hold() -> None:
    places = [
        (path.relative_to(SOURCES).as_posix(), name)
        for path in sorted(SOURCES.rglob("*.py"))
        if not path.is_relative_to(SOURCES / "bots" / "panzer")
        for name in empty_names(ast.parse(path.read_text()))
    ]
    assert places == WORDS_BELONG


def test_modules_are_small() -> None:
    lengths = {
        path.relative_to(SOURCES): len(path.read_text().splitlines()) for path in SOURCES.rglob("*.py")
    }
    assert len(lengths) > 300
    assert [str(path) for path, lines in lengths.items() if lines > MOST_LINES] == []


def test_folders_are_small() -> None:
    counts = Counter(path.parent.relative_to(SOURCES) for path in SOURCES.rglob("*.py"))
    assert [str(folder) for folder, modules in counts.items() if modules > MOST_MODULES] == []


@pytest.mark.parametrize("game", game_names())
def test_the_name_of_a_step_is_its_place_in_the_frame(game: str) -> None:
    """`AT_ROLL` is the step "roll"; `MOVE_AT_END` the "end" of Move, where its module has another "end"."""
    for frame in importlib.import_module(f"grognard.games.{game}").RULES.frames:
        listed = next(at for at, each in enumerate(frame.__mro__) if "STEPS" in vars(each))
        modules = [vars(sys.modules[each.__module__]) for each in frame.__mro__[listed:]]
        for place, step in enumerate(frame.STEPS if len(frame.STEPS) > 1 else ()):
            name = f"AT_{step.upper().replace('-', '_')}"
            names = [f"{frame.NAME.upper()}_{name}", name]
            values = [module[each] for module in modules for each in names if each in module]
            assert values[:1] == [place], f"{frame.NAME}: {name}"


@pytest.mark.pure
@pytest.mark.parametrize("game", game_names())
def test_a_frame_holds_nothing_but_its_step_and_fields(game: str) -> None:
    """`Frame.copy` and position text make a frame without arguments and know it by its FIELDS."""
    for kind in importlib.import_module(f"grognard.games.{game}").RULES.frames:
        frame = kind()
        assert sorted(vars(frame)) == sorted(["step", *(field.name for field in kind.FIELDS)]), kind.NAME
        defaults = {field.name: field.default if field.per == SCALAR else [] for field in kind.FIELDS}
        assert vars(frame) == {"step": 0, **defaults}, kind.NAME
        frame.step = len(kind.STEPS) - 1
        for number, field in enumerate(kind.FIELDS):
            setattr(frame, field.name, number if field.per == SCALAR else [number])
        other = frame.copy()
        assert (type(other), vars(other)) == (kind, vars(frame)), kind.NAME
        lists = [field.name for field in kind.FIELDS if field.per != SCALAR]
        assert not any(getattr(other, name) is getattr(frame, name) for name in lists), kind.NAME


def replaces(test: ast.FunctionDef) -> bool:
    """Whether a test puts something in the place of something else."""
    calls = [node for node in ast.walk(test) if isinstance(node, ast.Call)]
    return any(
        (isinstance(call.func, ast.Attribute) and call.func.attr == "setattr")
        or any(isinstance(given, ast.Name) and given.id == "monkeypatch" for given in call.args)
        for call in calls
    )


@pytest.mark.parametrize("folder", ["core", "games", "bots", "battery"])
def test_tests_that_replace_a_part_of_the_engine_run_on_the_sources(folder: str) -> None:
    """Compiled code calls its own functions, whatever is put in their place: such a test proves nothing."""
    looked_at = 0
    for file in sorted((TESTS / folder).rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test") and replaces(node):
                looked_at += 1
                marks = " ".join(ast.unparse(mark) for mark in node.decorator_list)
                assert "pytest.mark.pure" in marks, f"{file.name}: {node.name} is not marked pure"
                assert "both_builds" not in marks, f"{file.name}: {node.name} runs on one build"
    assert looked_at

"""House rules that no linter knows."""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "grognard"

#: The games whose frames name their steps: `AT_ROLL` is the step "roll".
NAMED_STEPS = ("coh",)


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


@pytest.mark.parametrize("game", NAMED_STEPS)
def test_steps_go_by_name(game: str) -> None:
    found = [
        f"{path.relative_to(SOURCES)}:{line}"
        for layer in ("games", "bots")
        for path in sorted((SOURCES / layer / game).rglob("*.py"))
        for line in numbered_steps(ast.parse(path.read_text()))
    ]
    assert found == []


@pytest.mark.parametrize("game", NAMED_STEPS)
def test_the_name_of_a_step_is_its_place_in_the_frame(game: str) -> None:
    for frame in importlib.import_module(f"grognard.games.{game}").RULES.frames:
        modules = [sys.modules[each.__module__] for each in frame.__mro__]
        for place, step in enumerate(frame.STEPS if len(frame.STEPS) > 1 else ()):
            name = f"AT_{step.upper()}"
            values = [vars(module)[name] for module in modules if name in vars(module)]
            assert values[:1] == [place], f"{frame.NAME}: {name}"

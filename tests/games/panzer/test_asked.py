"""No test of a case compares what the case says with itself or with a literal: the engine has to be asked.

`conftest` sees to it that every entry of a case is looked at; here every assertion that looks at one must
have something in it that is neither written down in the test nor taken from the case.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

#: What only turns a value into another form of it.
METHODS = {"get", "items", "keys", "lower", "partition", "removeprefix", "split", "startswith", "values"}
FUNCTIONS = {"bool", "int", "len", "list", "set", "sorted", "str", "sum", "tuple"}


def is_literal(node: ast.expr) -> bool:
    """Whether a value is written down in the test."""
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand)
    if isinstance(node, ast.BinOp):
        return is_literal(node.left) and is_literal(node.right)
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return all(is_literal(each) for each in node.elts)
    if isinstance(node, ast.Dict):
        return all(each is None or is_literal(each) for each in [*node.keys, *node.values])
    return isinstance(node, ast.Constant)


def names_in(target: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}


class FromCase:
    """Which values of a test come from its case alone; `names` are the variables that hold such values."""

    def __init__(self, test: ast.FunctionDef) -> None:
        self.names = {"case"}
        for node in ast.walk(test):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self.learn(target, node.value)
            elif isinstance(node, ast.For | ast.comprehension) and self.holds(node.iter):
                self.names |= names_in(node.target)

    def learn(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for each, part in zip(target.elts, value.elts, strict=True):
                self.learn(each, part)
        elif self.holds(value):
            self.names |= names_in(target)

    def holds(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name):
            return node.id in self.names
        if isinstance(node, ast.Subscript):
            return self.holds(node.value) and self.known(node.slice)
        if isinstance(node, ast.Call):
            return self.reshaped(node)
        if isinstance(node, ast.UnaryOp):
            return self.holds(node.operand)
        parts: list[ast.expr] = []
        if isinstance(node, ast.BinOp):
            parts = [node.left, node.right]
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            parts = node.elts
        return any(map(self.holds, parts)) and all(map(self.known, parts))

    def reshaped(self, call: ast.Call) -> bool:
        """Whether a call only gives another form of what the case says."""
        if isinstance(call.func, ast.Attribute):
            reshapes = call.func.attr in METHODS and all(map(self.known, call.args))
            return reshapes and self.holds(call.func.value)
        named = isinstance(call.func, ast.Name) and call.func.id in FUNCTIONS
        return named and bool(call.args) and all(map(self.holds, call.args))

    def known(self, node: ast.expr) -> bool:
        return is_literal(node) or self.holds(node)

    def asks_nobody(self, claim: ast.expr) -> bool:
        """Whether a claim, or a part of it, can be judged without the engine."""
        if isinstance(claim, ast.BoolOp):
            return any(map(self.asks_nobody, claim.values))
        if isinstance(claim, ast.UnaryOp):
            return self.asks_nobody(claim.operand)
        if isinstance(claim, ast.Compare):
            sides = [claim.left, *claim.comparators]
            return any(map(self.holds, sides)) and all(map(self.known, sides))
        return self.holds(claim)


def idle_claims(source: str) -> list[int]:
    """The lines of assertions about a case that ask nobody."""
    tests = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    return [
        node.lineno
        for test in tests
        if "case" in [argument.arg for argument in test.args.args]
        for node in ast.walk(test)
        if isinstance(node, ast.Assert) and FromCase(test).asks_nobody(node.test)
    ]


@pytest.mark.parametrize(
    "claim",
    [
        'assert case["then"]["legal"] is False',
        'assert case["then"] == {"rolls": 2}',
        'assert case["then"].get("marker", "none") == "none"',
        'assert not case["then"]["fires"]',
        'then = case["then"]; assert then["a"] + 1 == then["b"]',
        'then, u = case["then"], unit(); assert then["a"] == [1, -2]',
        'assert u == 3 and case["then"]["a"] == 3',
        'for name in case["then"]: assert name in ("a", "b")',
    ],
)
def test_a_claim_that_asks_nobody_is_found(claim: str) -> None:
    assert idle_claims(f"def test(case):\n    {claim}") == [2]


@pytest.mark.parametrize(
    "claim",
    [
        'assert (refusal(b) == "") is case["then"]["legal"]',
        'assert case["then"] == {"rolls": len(b.rolls)}',
        'assert case["then"]["first"] == {"german": "GE"}[b.asked()]',
        "assert b.s.first == -1",
    ],
)
def test_one_that_asks_the_engine_is_not(claim: str) -> None:
    assert idle_claims(f"def test(case):\n    {claim}") == []


def test_every_claim_about_a_case_asks_the_engine() -> None:
    idle = [
        f"{file.name}:{line}"
        for file in sorted(Path(__file__).parent.glob("test_*.py"))
        for line in idle_claims(file.read_text(encoding="utf-8"))
    ]
    assert idle == []

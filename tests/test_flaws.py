"""Everything the workshop can find wrong with a draft is a text of the page, told in every language.

The page knows the server's sentences by their English texts (web/src/games/tactical/workshop/flaws.ts).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "grognard" / "games"
LOADING = ROOT / "src" / "grognard" / "core" / "loading"
TEXTS = ROOT / "web" / "src" / "texts"

FILES = [
    GAMES / "coh/box/data_checks.py",
    GAMES / "coh/box/scenario_check.py",
    GAMES / "coh/box/setup_counters.py",
    GAMES / "panzer/box/checked_scenario.py",
    GAMES / "panzer/box/scenario_checks.py",
    GAMES / "panzer/box/scenario_examining.py",
    GAMES / "panzer/box/scenario_units.py",
    GAMES / "panzer/box/setup.py",
    GAMES / "tactical/box/examining.py",
    GAMES / "tactical/box/wishes.py",
    GAMES / "tactical/box/workshop.py",
    LOADING / "load.py",
]
READING = {"parse_toml", "_look", "_problem", "in_words", "nearest"}  # what of `load` a draft goes through
FIRST = {"error": 1, "LoadError": 3, "Impossible": 0}  # where in a call the sentences begin
NAMED = {"problem", "hint"}  # what holds a sentence before it is told


def texts(lang: str) -> dict[str, str]:
    source = (TEXTS / lang / "games" / "flaws.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^(page-flaw-[\w-]+) = (.+)$", source))


FORMS = [
    re.compile("(.+?)".join(map(re.escape, re.split(r"\{ \$\w+ \}", text))), re.S)
    for text in texts("en").values()
]


def sentences(node: ast.expr) -> list[str]:
    """What an expression may say; something stands for what is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return sentences(node.body) + sentences(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return ["".join(parts) for parts in product(*(part_of(value) for value in node.values))]
    return []


def part_of(node: ast.expr) -> list[str]:
    if isinstance(node, ast.FormattedValue):
        return (sentences(node.value) if isinstance(node.value, ast.IfExp) else []) or ["something"]
    return sentences(node)


def told(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The sentences of a module with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for argument in node.args[FIRST[name] :] if name in FIRST else []:
                yield from ((node.lineno, text) for text in sentences(argument))
        elif isinstance(node, ast.Assign) and any(getattr(to, "id", "") in NAMED for to in node.targets):
            yield from ((node.lineno, text) for text in sentences(node.value))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT / "src" / "grognard")))
def test_every_sentence_about_a_draft_is_a_text_of_the_page(path: Path) -> None:
    tree: ast.AST = ast.parse(path.read_text(encoding="utf-8"))
    if path.name == "load.py":
        functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
        tree = ast.Module([each for each in functions if each.name in READING], [])
    unknown = [
        (line, text)
        for line, text in told(tree)
        if text.strip() and not any(form.fullmatch(text) for form in FORMS)
    ]
    assert unknown == []


def test_other_languages_have_the_same_sentences() -> None:
    gaps = {id: set(re.findall(r"\$\w+", text)) for id, text in texts("en").items()}
    assert {id: set(re.findall(r"\$\w+", text)) for id, text in texts("ru").items()} == gaps
    assert len(gaps) > 100

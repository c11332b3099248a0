# mypyc: interpreted
"""Scenarios, read from data/scenarios and checked (PZR-2.0): `load_scenario`, `scenario_names`.

A scenario is found by its name in the box, by the path of its file, or out of a name that holds all of it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from grognard.core.loading.box import MOST_TEXT
from grognard.core.loading.load import LoadError, Source, convert, nearest, parse_toml, read_toml
from grognard.core.loading.own_text import is_own, own_document

from .data_files import SHELF, load_cards
from .scenario_checks import check_scenario
from .scenario_types import ScenarioFile


def read_scenario(source: Source) -> ScenarioFile:
    """scenarios/<name>.toml, checked against cards and boards."""
    scenario = read_toml(source, ScenarioFile)
    check_scenario(source, scenario, load_cards())
    return scenario


@cache
def scenario_names() -> tuple[str, ...]:
    """The scenarios in the box in the order of their ids: the first are the easiest."""
    names = SHELF.stems("scenarios")
    ids = {name: parse_toml(SHELF.source(f"scenarios/{name}.toml")).get("id") for name in names}
    return tuple(sorted(ids, key=lambda name: str(ids[name])))


def load_scenario(name_or_path: str | Path) -> ScenarioFile:
    """Read a scenario: by name in the box, by the path of its .toml file, or out of a name that holds it."""
    text = str(name_or_path)
    if isinstance(name_or_path, str) and text in scenario_names():
        return _load_named(text)
    if isinstance(name_or_path, str) and is_own(text):  # first: it may end like a path
        return _load_own(text)
    if isinstance(name_or_path, Path) or text.endswith(".toml"):
        return read_scenario(Source.open(Path(name_or_path), text, MOST_TEXT))
    hint = nearest(text[:80], scenario_names())
    raise LoadError(text[:80], None, "", "there is no such scenario", hint)


@lru_cache(maxsize=64)
def _load_own(name: str) -> ScenarioFile:
    slug, data = own_document(name)
    source = Source(f"{slug}.toml", "")
    scenario = convert(source, data, ScenarioFile)
    check_scenario(source, scenario, load_cards())
    return scenario


def in_box(file: ScenarioFile) -> bool:
    """Whether a file is a scenario of the box, unchanged: then it is told in the reader's language."""
    return file.name in scenario_names() and file == load_scenario(file.name)


@cache
def _load_named(name: str) -> ScenarioFile:
    return read_scenario(SHELF.source(f"scenarios/{name}.toml"))

"""Draws beforehand what everybody sees: `python -m grognard.server.press.printing [FOLDER] [GAME ...]`
prints the names of the files.

The package is built with these prints in it (`tools/prints.py`), so nobody waits for a lobby or a first map.
Without names of games everything is printed; "" is what belongs to none. What a folder has already is left
alone. Pictures of the lobby come first: a server may be started while the rest is drawn.
"""

from __future__ import annotations

import os
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

from grognard.core.referee.finding import own_names
from grognard.core.telling.catalogue import LANGUAGES

from ..wire import ScenarioInfo
from . import draw, edition, library

Making = tuple[Callable[..., str], tuple[object, ...]]
THEMES = ("light", "dark")
FIRST = "first"  # given instead of games: what the lobby shows before anything is clicked


def lobby() -> Iterator[Making]:
    """What the lobby asks for, whatever game is shown."""
    yield draw.meta, ()
    for package in ("core", "server"):
        yield from ((draw.texts, (lang, package)) for lang in LANGUAGES)


def cards(game: str, theme: str) -> Iterator[Making]:
    """The pictures of a game's scenarios in the lobby; one of them is its first card."""
    scenarios = scenarios_of(game)
    first = next((scenario for scenario in scenarios if scenario.lesson), scenarios[0])
    yield draw.thumbnail, (game, first.name, {}, "hero", theme)
    for scenario in scenarios:
        yield draw.thumbnail, (game, scenario.name, {}, "card", theme)


def tables(game: str) -> Iterator[Making]:
    """What a page of a game asks for: texts, rules, and the table of each scenario with its map."""
    for lang in LANGUAGES:
        yield draw.texts, (lang, game)
        yield draw.rules_text, (game, lang)
    for scenario in scenarios_of(game):
        yield draw.table, (game, scenario.name, {})
        yield draw.ground, (game, scenario.name, {}, "")
        yield draw.legend, (game, scenario.name, {})
        if scenario.lesson:
            yield draw.lesson, (game, scenario.lesson)


def scenarios_of(game: str) -> list[ScenarioInfo]:
    rules = library.find_rules(game)
    return [library.scenario_info(rules, name) for name in rules.scenarios()]


def wanted(games: list[str]) -> Iterator[Making]:
    """What is printed for these games, in the order in which it is wanted."""
    if games == [FIRST]:
        yield from lobby()
        for game in own_names():
            yield from ((draw.texts, (lang, game)) for lang in LANGUAGES)
            yield from cards(game, THEMES[0])
        return
    if "" in games:
        yield from lobby()
    for game in games:
        if game:
            for theme in THEMES:
                yield from cards(game, theme)
            yield from tables(game)


def print_all(folder: Path, games: list[str]) -> list[str]:
    """Draws what is not there; the names of everything that there is now."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for make, args in wanted(games):
        name = edition.name_of(make.__name__, args)
        names.append(name)
        if not (folder / name).exists():
            beside = folder / f".{name}.{os.getpid()}"
            beside.write_bytes(zlib.compress(make(*args).encode(), 9))
            beside.replace(folder / name)  # it is there whole or not at all
    return names


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]) if arguments else edition.PRINTS
    print("\n".join(print_all(folder, arguments[1:] or ["", *own_names()])))


if __name__ == "__main__":
    main(sys.argv[1:])

# mypyc: interpreted
"""Which games there are: the packages in `grognard.games`, then those that other packages bring.

Such a package names its rules in an entry point of the group `grognard.games`:

    [project.entry-points."grognard.games"]
    ambush = "ambush_game:RULES"

What cannot be used (it does not load, it is no `Rules`, it has the name of another game) is told by
`game_problems` and leaves all other games as they are.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules
from sys import modules
from traceback import extract_tb

from ..kernel.rules import Rules
from ..kernel.scenario import Unreadable

GROUP = "grognard.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")  # of a game: it stands in records, addresses and the ids of texts
SCENARIO = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,79}")
# How the paths of code begin that no other package has written: ours, Python's import, what is in no file.
NOT_THEIRS = (str(files("grognard")), str(files("importlib")), "<")


@cache
def own_names() -> tuple[str, ...]:
    """The games of this package. A family that games share has no module `rules`. Nothing is imported."""
    folders = import_module(GROUP).__path__
    names = [each.name for each in iter_modules(folders) if each.ispkg]
    return tuple(sorted(name for name in names if _has_rules([f"{folder}/{name}" for folder in folders])))


def _has_rules(folders: list[str]) -> bool:
    return PathFinder.find_spec("rules", folders) is not None


@cache
def _elsewhere() -> tuple[dict[str, EntryPoint], dict[str, str]]:
    """The entry points that can be a game by their names, and what is wrong with the others."""
    games: dict[str, EntryPoint] = {}
    problems: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        name = point.name
        if not NAME.fullmatch(name):
            problems[name] = (
                f"{origin(point)}: {name[:40]!r} is no name for a game; take small letters and digits"
            )
        elif name in own_names():
            problems[name] = (
                f"{origin(point)}: there is a game '{name}' already, and it stays the one that is played"
            )
        elif name in games and games[name].value != point.value:
            problems[name] = (
                f"{origin(point)}: {origin(games[name])} brings a game '{name}' too, and came first"
            )
        else:
            games[name] = point
    return games, problems


def origin(point: EntryPoint) -> str:
    """The package that an entry point comes from, for messages."""
    return f"package {point.dist.name}" if point.dist is not None else f"entry point {point.value}"


def game_names() -> list[str]:
    """The games there are: our own in alphabetical order, then those of other packages. Nothing is loaded."""
    return [*own_names(), *sorted(_elsewhere()[0])]


def sources_elsewhere() -> list[Path]:
    """The folders, or single files, of the packages that bring games; nothing is loaded."""
    paths: set[Path] = set()
    for point in _elsewhere()[0].values():
        spec = PathFinder.find_spec(point.module.partition(".")[0])
        if spec is not None and spec.submodule_search_locations is not None:
            paths.update(Path(folder) for folder in spec.submodule_search_locations)
        elif spec is not None and spec.origin is not None:
            paths.add(Path(spec.origin))
    return sorted(paths)


def is_ours(game: str) -> bool:
    """Whether a game is one of this package."""
    return game in own_names()


def game_problems() -> list[str]:
    """What is wrong with the games that other packages bring, each in a sentence; loads them."""
    games, problems = _elsewhere()
    sentences = dict(problems)
    for name in games:
        try:
            rules_of(name)
        except Unreadable as e:
            sentences[name] = str(e)
    return [sentences[name] for name in sorted(sentences)]


def rules_of(game: str) -> Rules:
    """The rules of a game by its name; raises Unreadable if there is no such game or it cannot be played."""
    if not game.isidentifier():
        raise Unreadable(f"'{game[:40]}' is not the name of a game")
    if game in own_names():
        rules = getattr(import_module(f"{GROUP}.{game}"), "RULES", None)
        if not isinstance(rules, Rules):
            raise Unreadable(f"'{game}' is not a game of its own")
        return rules
    if game in _elsewhere()[0]:
        rules = _loaded(game)
        if isinstance(rules, Rules):
            return rules
        raise Unreadable(rules)
    raise Unreadable(f"there is no game '{game}'; there are: {', '.join(game_names())}")


@cache
def _loaded(game: str) -> Rules | str:
    """The rules that another package brings, or why they cannot be used. A package is loaded once."""
    point = _elsewhere()[0][game]
    try:
        rules = point.load()
        fault = _fault(game, rules)
        if isinstance(rules, Rules) and not fault:
            return rules
    except (Exception, SystemExit) as e:  # whatever a stranger's module does, the other games go on
        fault = f"{type(e).__name__}: {e}{_place_of(e, point)}"
    return f"{origin(point)}: the game '{game}' cannot be used: {fault}"


def _place_of(e: BaseException, point: EntryPoint) -> str:
    """Where a stranger's package went wrong, as " (game.py:12)"; "" if no line of it is to blame."""
    module = modules.get(point.module)
    if module is not None and getattr(module, "__file__", None) is None:
        return f" (the folder {point.module!r} that Python finds first has no __init__.py)"
    frames = [frame for frame in extract_tb(e.__traceback__) if not frame.filename.startswith(NOT_THEIRS)]
    return f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""


def _fault(game: str, rules: object) -> str:
    """What is wrong with the thing that an entry point names; "" if it is a game, by all its scenarios."""
    if not isinstance(rules, Rules):
        return f"it names a {type(rules).__name__}, not Rules"
    if rules.name != game:
        return f"its rules are called {rules.name!r}, and the texts and records with them"
    if not (files(rules.package) / "texts").is_dir():
        return f"its package {rules.package} has no folder texts"
    for scenario in rules.scenarios():
        if not SCENARIO.fullmatch(scenario):
            return f"{scenario[:40]!r} is no name for a scenario"
        rules.about(scenario)
        rules.switches(scenario)
    return "" if rules.scenarios() else "it has no scenarios"

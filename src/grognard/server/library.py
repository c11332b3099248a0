"""What the server can give without a game: lists, tables, texts, drawings, rules and lessons."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b
from importlib import resources

import grognard
from grognard.bots import levels
from grognard.core.catalogue import LANGUAGES
from grognard.core.game import game_names, new, rules_of
from grognard.core.lesson import Lesson, lesson, lessons
from grognard.core.message import msg
from grognard.core.reference import Reference, reference
from grognard.core.rules import Rules
from grognard.core.scenario import Unreadable
from grognard.core.table import Table
from grognard.core.view import Piece
from grognard.core.workshop import Draft, Workbench

from .faults import fault, not_found
from .wire import DraftText, GameKind, LevelInfo, Meta, ScenarioInfo, SwitchInfo

MOST_TABLES = 100


def find_rules(game: str) -> Rules:
    try:
        return rules_of(game)
    except Unreadable:
        raise not_found() from None


@cache
def meta() -> Meta:
    kinds = []
    for name in game_names():
        try:
            rules = rules_of(name)
        except Unreadable:  # a family of games, not one
            continue
        kinds.append(
            GameKind(name, msg(f"{name}-title"), [scenario_info(rules, s) for s in rules.scenarios()])
        )
    return Meta(grognard.__version__, list(LANGUAGES), kinds)


def scenario_info(rules: Rules, name: str) -> ScenarioInfo:
    about = rules.about(name)
    return ScenarioInfo(
        game=rules.name,
        name=name,
        title=about.title,
        place=about.place,
        intro=about.intro,
        seats=[seat.seat for seat in about.seats],
        seat_names=[seat.name for seat in about.seats],
        seat_sides=[seat.side for seat in about.seats],
        seat_roles=[seat.role for seat in about.seats],
        seatings=about.seatings,
        minutes=about.minutes,
        complexity=about.complexity,
        switches=[SwitchInfo(switch, values) for switch, values in rules.switches(name).items()],
        levels=[LevelInfo(level) for level in levels(rules.name)],
        briefing=about.briefing,
        lesson=about.lesson,
    )


def checked_options(rules: Rules, scenario: str, given: dict[str, str]) -> dict[str, str]:
    """The switches somebody set; raises the 404 or 400 of those that do not exist."""
    if scenario not in rules.scenarios() and not rules.adopted(scenario):
        raise not_found()
    known = rules.switches(scenario)
    for name, value in given.items():
        if value not in known.get(name, []):
            raise fault(400, "bad-request", "no-such-option", f"{name[:40]}={value[:40]}")
    return given


def table(game: str, scenario: str, options: dict[str, str]) -> Table:
    rules = find_rules(game)
    checked = checked_options(rules, scenario, options)
    return _table(game, scenario, tuple(sorted(checked.items())))


@lru_cache(maxsize=MOST_TABLES)  # a scenario of one's own is its name: there is no end of them
def _table(game: str, scenario: str, options: tuple[tuple[str, str], ...]) -> Table:
    rules = rules_of(game)
    return rules.table(rules.load(scenario, dict(options)))


@lru_cache(maxsize=MOST_TABLES)
def opening_pieces(game: str, scenario: str) -> list[Piece]:
    """The counters as everybody sees them before the first choice."""
    return new(f"{game}/{scenario}", b"thumbnail").seat(-1).view().scene.pieces


@cache
def workbench(game: str) -> Workbench:
    found = find_rules(game).workbench()
    if found is None:
        raise not_found()
    return found


def rules_of_workshop(game: str) -> Rules:
    """The rules of a game whose scenarios can be made; raises the 404 of any other."""
    workbench(game)
    return rules_of(game)


def examined(game: str, draft: DraftText) -> Draft:
    rules = rules_of_workshop(game)
    if draft.scenario:
        checked_options(rules, draft.scenario, {})
        return rules.opened_draft(draft.scenario)
    return rules.draft(draft.text) if draft.text else rules.document_draft(draft.document)


def random_draft(game: str, wishes: dict[str, str]) -> Draft:
    return rules_of_workshop(game).random_draft(wishes)


def texts(lang: str, package: str) -> str:
    """The FTL files of "core", "server" or a game, one after the other."""
    if lang not in LANGUAGES:
        raise not_found()
    if package in ("core", "server"):
        return _texts(lang, f"grognard.{package}")
    return _texts(lang, find_rules(package).package)


@cache
def _texts(lang: str, package: str) -> str:
    folder = resources.files(package) / "texts" / lang
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.name.endswith(".ftl"))


def rules_text(game: str, lang: str) -> Reference:
    rules = find_rules(game)
    if lang not in LANGUAGES:
        raise not_found()
    return reference(rules.package, lang)


def find_lesson(game: str, name: str) -> Lesson:
    rules = find_rules(game)
    if name not in lessons(rules.package):
        raise not_found()
    return lesson(rules.package, name)


def etag(content: bytes) -> str:
    return f'"{blake2b(content, digest_size=12).hexdigest()}"'

"""What the server can give without a game: lists, tables, texts, drawings, rules, lessons and cards."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, lru_cache, partial
from hashlib import blake2b

from msgspec import structs

import grognard
from grognard.bots import levels
from grognard.core.kernel.knowledge import has_secrets
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Unreadable
from grognard.core.loading.load import nearest
from grognard.core.referee.game import game_names, new, rules_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue, files_of
from grognard.core.telling.data_cards import CardBrowser
from grognard.core.telling.lesson import Lesson, lesson, lessons
from grognard.core.telling.message import Message, msg
from grognard.core.telling.reference import Reference, readable_reference
from grognard.core.telling.scenario_files import OwnScenarios
from grognard.core.telling.table import Table
from grognard.core.telling.view import Piece
from grognard.core.telling.workshop import Draft, Workbench

from ..faults import bad_request, fault, not_found
from ..wire import DraftText, GameKind, LevelInfo, Meta, ScenarioInfo, SwitchInfo

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
        except Unreadable as e:  # a game that another package brings, and that cannot be used
            logging.getLogger("grognard.games").warning("%s", e)
            continue
        scenarios = [scenario_info(rules, s) for s in rules.scenarios()]
        kinds.append(GameKind(name, msg(f"{name}-title"), scenarios, rules.card_browser() is not None))
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
    loaded = rules.load(scenario, dict(options))
    return structs.replace(rules.table(loaded), secrets=has_secrets(rules, loaded))


def sayings(game: str, scenario: str, options: dict[str, str]) -> list[Callable[[Message], str]]:
    """The words of a map, in every language."""
    rules = rules_of(game)
    names = rules.names(rules.load(scenario, options))
    catalogues = [Catalogue(lang, (rules.package,), lenient=True) for lang in LANGUAGES]
    return [partial(catalogue.render, names=names) for catalogue in catalogues]


@lru_cache(maxsize=MOST_TABLES)
def opening_pieces(game: str, scenario: str) -> list[Piece]:
    """The counters as everybody sees them before the first choice."""
    return new(f"{game}/{scenario}", b"thumbnail").seat(-1).view().scene.pieces


@cache
def workbench(game: str) -> Workbench:
    return own_scenarios(game).workbench()


def own_scenarios(game: str) -> OwnScenarios:
    """Where scenarios are written for a game; raises the 404 of one that has only those of its box."""
    own = find_rules(game).own_scenarios()
    if own is None:
        raise not_found()
    return own


def examined(game: str, draft: DraftText) -> Draft:
    own = own_scenarios(game)
    if draft.scenario:
        checked_options(rules_of(game), draft.scenario, {})
        return own.opened(draft.scenario)
    return own.workshop.draft(draft.text) if draft.text else own.workshop.document_draft(draft.document)


def random_draft(game: str, wishes: dict[str, str]) -> Draft:
    known = {*workbench(game).wishes, "seed"}
    for name in wishes:
        if name not in known:
            raise bad_request(f"wishes: there is no {name[:40]!r}; {nearest(name, sorted(known))}")
    return own_scenarios(game).random_draft(wishes)


def texts(lang: str, package: str) -> str:
    """The FTL files of "core", "server" or a game, one after the other, without their comments."""
    if lang not in LANGUAGES:
        raise not_found()
    if package in ("core", "server"):
        return _texts(lang, f"grognard.{package}")
    return _texts(lang, find_rules(package).package)


@cache
def _texts(lang: str, package: str) -> str:
    lines = (line for _, text in files_of(package, lang) for line in text.splitlines())
    return "\n".join(line for line in lines if not line.startswith("#"))  # a tenth of them, for translators


def rules_text(game: str, lang: str) -> Reference:
    rules = find_rules(game)
    if lang not in LANGUAGES:
        raise not_found()
    return readable_reference(rules.package, rules.name, lang)


def find_lesson(game: str, name: str) -> Lesson:
    rules = find_rules(game)
    if name not in lessons(rules.package):
        raise not_found()
    return lesson(rules.package, name)


def card_browser(game: str) -> CardBrowser:
    browser = find_rules(game).card_browser()
    if browser is None:
        raise not_found()
    return browser


def etag(content: bytes) -> str:
    return f'"{blake2b(content, digest_size=12).hexdigest()}"'

"""What the press makes, by name: tables and maps, texts of the rules, cards, drafts examined."""

from __future__ import annotations

import msgspec

from grognard.render import svg

from ..wire import DraftText
from . import library

SIZES = {"card": (312, 108), "hero": (420, 250)}


def table(game: str, scenario: str, options: dict[str, str]) -> str:
    return msgspec.json.encode(library.table(game, scenario, options)).decode()


def ground(game: str, scenario: str, options: dict[str, str], theme: str) -> str:
    table = library.table(game, scenario, options)  # first: it looks whether there is such a scenario
    drawn = svg.ground_svg(table, *library.sayings(game, scenario, options))
    return svg.standalone(drawn, theme) if theme else drawn


def thumbnail(game: str, scenario: str, options: dict[str, str], size: str, theme: str) -> str:
    """Where a battle begins."""
    table = library.table(game, scenario, options)  # first: it looks whether there is such a scenario
    drawn = svg.thumbnail_svg(table, library.opening_pieces(game, scenario), SIZES[size])
    return svg.standalone(drawn, theme) if theme else drawn


def legend(game: str, scenario: str, options: dict[str, str]) -> str:
    return msgspec.json.encode(dict(svg.legend(library.table(game, scenario, options)))).decode()


def meta() -> str:
    return msgspec.json.encode(library.meta()).decode()


def texts(lang: str, package: str) -> str:
    return library.texts(lang, package)


def rules_text(game: str, lang: str) -> str:
    return msgspec.json.encode(library.rules_text(game, lang)).decode()


def lesson(game: str, name: str) -> str:
    return msgspec.json.encode(library.find_lesson(game, name)).decode()


def cards(game: str) -> str:
    return msgspec.json.encode(library.card_browser(game).index()).decode()


def duel(game: str, wish: dict[str, str]) -> bytes:
    """One card shooting at another: found in a moment, and kept by the game itself."""
    return msgspec.json.encode(library.card_browser(game).duel(wish), enc_hook=str)  # chances are fractions


def workbench(game: str) -> str:
    return msgspec.json.encode(library.workbench(game)).decode()


def examined(game: str, draft: DraftText) -> bytes:
    return msgspec.json.encode(library.examined(game, draft))


def random_draft(game: str, wishes: dict[str, str]) -> bytes:
    return msgspec.json.encode(library.random_draft(game, wishes))

"""Tables and maps by the names of what they show: what drawing processes are asked for."""

from __future__ import annotations

import msgspec

from grognard.render import svg

from . import library

SIZES = {"card": (312, 108), "hero": (420, 250)}


def table(game: str, scenario: str, options: dict[str, str]) -> str:
    return msgspec.json.encode(library.table(game, scenario, options)).decode()


def ground(game: str, scenario: str, options: dict[str, str], theme: str) -> str:
    drawn = svg.ground_svg(library.table(game, scenario, options))
    return svg.standalone(drawn, theme) if theme else drawn


def thumbnail(game: str, scenario: str, options: dict[str, str], size: str, theme: str) -> str:
    """Where a battle begins."""
    pieces = library.opening_pieces(game, scenario)
    drawn = svg.thumbnail_svg(library.table(game, scenario, options), pieces, SIZES[size])
    return svg.standalone(drawn, theme) if theme else drawn


def legend(game: str, scenario: str, options: dict[str, str]) -> str:
    return msgspec.json.encode(dict(svg.legend(library.table(game, scenario, options)))).decode()

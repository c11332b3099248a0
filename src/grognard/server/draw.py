"""The drawings of `grognard.render.svg`, as the routes ask for them."""

from __future__ import annotations

import msgspec

from grognard.core.table import Table
from grognard.core.view import Piece
from grognard.render import svg

SIZES = {"card": (312, 108), "hero": (420, 250)}


def ground(table: Table, theme: str) -> str:
    drawn = svg.ground_svg(table)
    return svg.standalone(drawn, theme) if theme else drawn


def thumbnail(table: Table, pieces: list[Piece], size: str, theme: str) -> str:
    drawn = svg.thumbnail_svg(table, pieces, SIZES[size])
    return svg.standalone(drawn, theme) if theme else drawn


def legend(table: Table) -> str:
    return msgspec.json.encode(dict(svg.legend(table))).decode()

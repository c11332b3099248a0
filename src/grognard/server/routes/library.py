"""What anybody may read: lists, texts, tables, drawings, rules, lessons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from grognard.core.lesson import Lesson
from grognard.core.reference import Reference
from grognard.core.table import Table

from .. import draw, library
from ..context import server_of
from ..problems import fault, not_found
from ..wire import Meta
from .answers import KEPT, PLAIN, Req, kept

SVG = "image/svg+xml"
Theme = Literal["", "light", "dark"]
Size = Literal["card", "hero"]
SwitchList = Annotated[
    list[str] | None,
    QueryParameter(description="options of the scenario as name=value", required=False),
]


def switches(given: list[str] | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise fault(400, "bad-request", "no-such-option", text[:60])
        found[name] = value
    return found


@get("/meta", responses=PLAIN, summary="What this server offers")
async def meta() -> Meta:
    return library.meta()


@get("/texts/{lang:str}/{package:str}", responses=KEPT, media_type=MediaType.TEXT, summary="Texts in Fluent")
async def texts(request: Req, lang: FromPath[str], package: FromPath[str]) -> Response[str]:
    """The texts of "core", "server" or a game."""
    return kept(request, library.texts(lang, package).encode(), MediaType.TEXT)


@get("/tables/{game:str}/{scenario:str}", responses=KEPT, summary="What lies on the table of a scenario")
async def tables(
    request: Req, game: FromPath[str], scenario: FromPath[str], switch: SwitchList = None
) -> Response[Table]:
    return kept(request, (await drawn(request, draw.table, game, scenario, switches(switch))).encode())


@get("/grounds/{game:str}/{file:str}", responses=KEPT, media_type=SVG, summary="The map of a scenario")
async def grounds(
    request: Req,
    game: FromPath[str],
    file: FromPath[str],
    switch: SwitchList = None,
    theme: FromQuery[Theme] = "",
) -> Response[str]:
    """`file` is the scenario and ".svg". Colours are CSS variables unless a theme is named."""
    text = await drawn(request, draw.ground, game, scenario_of(file), switches(switch), theme)
    return kept(request, text.encode(), SVG)


@get("/thumbnails/{game:str}/{file:str}", responses=KEPT, media_type=SVG, summary="A small map with counters")
async def thumbnails(
    request: Req,
    game: FromPath[str],
    file: FromPath[str],
    theme: FromQuery[Theme] = "",
    size: FromQuery[Size] = "card",
) -> Response[str]:
    """`file` is the scenario and ".svg"; where its battle begins."""
    text = await drawn(request, draw.thumbnail, game, scenario_of(file), {}, size, theme)
    return kept(request, text.encode(), SVG)


@get("/legends/{game:str}/{scenario:str}", responses=KEPT, summary="A swatch of every terrain, as SVG")
async def legends(request: Req, game: FromPath[str], scenario: FromPath[str]) -> Response[dict[str, str]]:
    return kept(request, (await drawn(request, draw.legend, game, scenario, {})).encode())


@get("/rules/{game:str}/{lang:str}", responses=KEPT, summary="The rules in our own words")
async def rules(request: Req, game: FromPath[str], lang: FromPath[str]) -> Response[Reference]:
    return kept(request, msgspec.json.encode(library.rules_text(game, lang)))


@get("/lessons/{game:str}/{name:str}", responses=KEPT, summary="A guided game")
async def lessons(request: Req, game: FromPath[str], name: FromPath[str]) -> Response[Lesson]:
    return kept(request, msgspec.json.encode(library.find_lesson(game, name)))


def scenario_of(file: str) -> str:
    if not file.endswith(".svg"):
        raise not_found()
    return file.removesuffix(".svg")


async def drawn(
    request: Req, make: Callable[..., str], game: str, scenario: str, options: dict[str, str], *how: str
) -> str:
    """A table or a drawing of a scenario that there is."""
    library.checked_options(library.find_rules(game), scenario, options)
    return await server_of(request).drawings.get(make, game, scenario, options, *how)


ROUTES = [meta, texts, tables, grounds, thumbnails, legends, rules, lessons]

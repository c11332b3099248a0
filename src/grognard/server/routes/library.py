"""What anybody may read: lists, texts, tables, drawings, rules, lessons."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Annotated, Literal

from litestar import MediaType, Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from grognard.core.referee.game import game_names
from grognard.core.telling.lesson import Lesson
from grognard.core.telling.reference import Reference
from grognard.core.telling.table import Table

from ..context import asker, server_of
from ..entrance.wanted import while_wanted
from ..press import draw
from ..problems import fault, not_found
from ..wire import Meta
from .answers import KEPT, PLAIN, Req, kept, ready

SVG = "image/svg+xml"
NAME = re.compile(r"[A-Za-z0-9_.:=-]+")  # of scenarios, also somebody's own, games, languages and lessons
Theme = Literal["", "light", "dark"]
Size = Literal["card", "hero"]
SwitchList = Annotated[
    list[str] | None,
    QueryParameter(description="options of the scenario as name=value", required=False),
]


@cache
def packages() -> frozenset[str]:
    """What has texts and maps: no rules are loaded here."""
    return frozenset({"core", "server", *game_names()})


def switches(given: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise fault(400, "bad-request", "no-such-option", text[:60])
        chosen[name] = value
    return chosen


@get("/meta", responses=PLAIN, summary="What this server offers")
async def meta(request: Req) -> Response[Meta]:
    return ready(await text_of_box(request, draw.meta))


@get("/texts/{lang:str}/{package:str}", responses=KEPT, media_type=MediaType.TEXT, summary="Texts in Fluent")
async def texts(request: Req, lang: FromPath[str], package: FromPath[str]) -> Response[str]:
    """The texts of "core", "server" or a game."""
    return kept(request, await text_of_box(request, draw.texts, lang, package), MediaType.TEXT)


@get("/tables/{game:str}/{scenario:str}", responses=KEPT, summary="What lies on the table of a scenario")
async def tables(
    request: Req, game: FromPath[str], scenario: FromPath[str], switch: SwitchList = None
) -> Response[Table]:
    return kept(request, await drawn(request, draw.table, game, scenario, switches(switch)))


@get("/grounds/{game:str}/{file:str}", responses=KEPT, media_type=SVG, summary="The map of a scenario")
async def grounds(
    request: Req,
    game: FromPath[str],
    file: FromPath[str],
    switch: SwitchList = None,
    theme: FromQuery[Theme] = "",
) -> Response[str]:
    """`file` is the scenario and ".svg". Colours are CSS variables unless a theme is named."""
    svg = await drawn(request, draw.ground, game, scenario_of(file), switches(switch), theme)
    return kept(request, svg, SVG)


@get("/thumbnails/{game:str}/{file:str}", responses=KEPT, media_type=SVG, summary="A small map with counters")
async def thumbnails(
    request: Req,
    game: FromPath[str],
    file: FromPath[str],
    theme: FromQuery[Theme] = "",
    size: FromQuery[Size] = "card",
) -> Response[str]:
    """`file` is the scenario and ".svg"; where its battle begins."""
    svg = await drawn(request, draw.thumbnail, game, scenario_of(file), {}, size, theme)
    return kept(request, svg, SVG)


@get("/legends/{game:str}/{scenario:str}", responses=KEPT, summary="A swatch of every terrain, as SVG")
async def legends(request: Req, game: FromPath[str], scenario: FromPath[str]) -> Response[dict[str, str]]:
    return kept(request, await drawn(request, draw.legend, game, scenario, {}))


@get("/rules/{game:str}/{lang:str}", responses=KEPT, summary="The rules in our own words")
async def rules(request: Req, game: FromPath[str], lang: FromPath[str]) -> Response[Reference]:
    return kept(request, await text_of_box(request, draw.rules_text, game, lang))


@get("/lessons/{game:str}/{name:str}", responses=KEPT, summary="A guided game")
async def lessons(request: Req, game: FromPath[str], name: FromPath[str]) -> Response[Lesson]:
    return kept(request, await text_of_box(request, draw.lesson, game, name))


def scenario_of(file: str) -> str:
    if not file.endswith(".svg"):
        raise not_found()
    return file.removesuffix(".svg")


async def drawn(
    request: Req, make: Callable[..., str], game: str, scenario: str, options: dict[str, str], *how: str
) -> bytes:
    """A table or a drawing of a scenario that there is."""
    if not NAME.fullmatch(scenario) or game not in packages():
        raise not_found()
    server = server_of(request)
    owner = asker(request)

    def asked() -> None:
        server.limits.take("draw", owner.network)

    work = server.drawings.of(make, game, scenario, options, *how, owner=owner, asked=asked)
    return await while_wanted(request, work)


async def text_of_box(request: Req, make: Callable[..., str], *names: str) -> bytes:
    """A text of the box. An unknown name is refused before any work is done."""
    if not all(NAME.fullmatch(name) for name in names) or (names and not set(names) & packages()):
        raise not_found()
    return await server_of(request).drawings.get(make, *names, owner=asker(request))


ROUTES = [meta, texts, tables, grounds, thumbnails, legends, rules, lessons]

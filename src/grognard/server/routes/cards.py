"""Data cards: all of a game, and one shooting at another. Both need no game and no session."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from grognard.core.telling.data_cards import CardDuel, CardIndex

from ..context import asker, server_of
from ..entrance.wanted import while_wanted
from ..press import draw
from ..problems import bad_request, not_found
from .answers import KEPT, PLAIN, Req, kept, ready
from .library import packages, text_of_box

MOST = 20  # conditions of a duel
SECONDS = 5  # for a duel
ConditionList = Annotated[
    list[str] | None,
    QueryParameter(description="what else the shot depends on, as name=value", required=False),
]


@get("/cards/{game:str}", responses=KEPT, summary="The data cards of a game")
async def cards(request: Req, game: FromPath[str]) -> Response[CardIndex]:
    return kept(request, await text_of_box(request, draw.cards, game))


@get("/cards/{game:str}/duel", responses=PLAIN, summary="The chances of one card shooting at another")
async def duel(
    request: Req,
    game: FromPath[str],
    shooter: FromQuery[str],
    target: FromQuery[str],
    hexes: Annotated[str, QueryParameter(name="range", description="in hexes; none: all")] = "",
    aspect: FromQuery[str] = "",
    ammunition: FromQuery[str] = "",
    condition: ConditionList = None,
) -> Response[CardDuel]:
    """Exact, at one range or at all, from one aspect or from all. `CardIndex` lists what may be asked."""
    if game not in packages():
        raise not_found()
    wish = {"shooter": shooter, "target": target, "range": hexes, "aspect": aspect, "ammunition": ammunition}
    wish |= conditions(condition or [], set(wish))
    work = server_of(request).press.run(draw.duel, game, wish, owner=asker(request), seconds=SECONDS)
    return ready(await while_wanted(request, work))


def conditions(given: list[str], taken: set[str]) -> dict[str, str]:
    """`["cover=light"]` as names and values, each once."""
    if len(given) > MOST:
        raise bad_request("too many conditions")
    chosen: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name in chosen or name in taken:
            raise bad_request(f"condition {text[:60]!r} is not name=value, or is there twice")
        chosen[name] = value
    return chosen


ROUTES = [cards, duel]

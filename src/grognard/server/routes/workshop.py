"""The workshop: what scenarios are made of, drafts examined, battles drawn up at random."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from grognard.core.workshop import Draft, Workbench

from .. import library
from ..context import server_of
from ..doors import Asker
from ..wire import DraftText, Wishes
from .answers import PLAIN, SEND, Req


@get("/workshop/{game:str}", responses=PLAIN, summary="What scenarios of a game can be made of")
async def workbench(game: FromPath[str]) -> Workbench:
    return library.workbench(game)


@post("/workshop/{game:str}/drafts", responses=SEND, status_code=200, summary="A draft examined")
async def drafts(request: Req, person: Asker, game: FromPath[str], data: JSONBody[DraftText]) -> Draft:
    """Of a scenario of the box, a text, or a document, whichever is given first in this order."""
    server_of(request).limits.take("draw", person.id)
    return await asyncio.to_thread(library.examined, game, data)


@post("/workshop/{game:str}/battles", responses=SEND, status_code=200, summary="A battle drawn up at random")
async def battles(request: Req, person: Asker, game: FromPath[str], data: JSONBody[Wishes]) -> Draft:
    server_of(request).limits.take("draw", person.id)
    return await asyncio.to_thread(library.random_draft, game, data.wishes)


ROUTES = [workbench, drafts, battles]

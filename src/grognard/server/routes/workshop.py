"""The workshop: what scenarios are made of, drafts examined, battles drawn up at random."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from grognard.core.telling.workshop import Draft, Workbench

from ..context import asker, server_of
from ..entrance.wanted import while_wanted
from ..persons.doors import Asker
from ..press import draw
from ..wire import DraftText, Wishes
from .answers import PLAIN, SEND, Req, ready

SECONDS = 10  # for a draft


@get("/workshop/{game:str}", responses=PLAIN, summary="What scenarios of a game can be made of")
async def workbench(request: Req, game: FromPath[str]) -> Response[Workbench]:
    return ready(await server_of(request).drawings.get(draw.workbench, game, owner=asker(request)))


@post("/workshop/{game:str}/drafts", responses=SEND, status_code=200, summary="A draft examined")
async def drafts(
    request: Req, person: Asker, game: FromPath[str], data: JSONBody[DraftText]
) -> Response[Draft]:
    """A draft of a scenario of the box, a text, or a document, whichever is given first in this order."""
    server = server_of(request)
    owner = asker(request, person.id)
    server.limits.take("draw", person.id)
    work = server.press.run(draw.examined, game, data, owner=owner, seconds=SECONDS)
    return ready(await while_wanted(request, work))


@post("/workshop/{game:str}/battles", responses=SEND, status_code=200, summary="A battle drawn up at random")
async def battles(
    request: Req, person: Asker, game: FromPath[str], data: JSONBody[Wishes]
) -> Response[Draft]:
    server = server_of(request)
    owner = asker(request, person.id)
    server.limits.take("draw", person.id)
    work = server.press.run(draw.random_draft, game, data.wishes, owner=owner, seconds=SECONDS)
    return ready(await while_wanted(request, work))


ROUTES = [workbench, drafts, battles]

"""The change over to the build that was compiled while the page was open already."""

from __future__ import annotations

import asyncio
import os
import signal

from litestar import Response, get, post

from .. import quicker
from ..context import server_of
from ..persons.doors import Asker
from ..problems import fault, not_found
from ..wire import Quicker
from .answers import PLAIN, SEND, Req

ANSWERED = 0.2  # seconds in which this answer goes out


@get("/quicker", responses=PLAIN, summary="How far the compiled build of this server is")
async def how_far(request: Req, person: Asker) -> Response[Quicker]:
    progress = await asyncio.to_thread(quicker.how_far)
    return Response(progress, headers={"cache-control": "no-store"})


@post("/quicker", responses=SEND, status_code=204, summary="Goes on with the compiled build; games are kept")
async def change_over(request: Req, person: Asker) -> None:
    """Every choice that was acknowledged is on disk, and pages come back by themselves."""
    progress = await asyncio.to_thread(quicker.how_far)
    if not progress.state:
        raise not_found()
    if progress.state != "ready":
        raise fault(409, "conflict", "quicker-not-yet")
    await asyncio.to_thread(quicker.end_for, server_of(request).settings.port)
    asyncio.get_running_loop().call_later(ANSWERED, end)


def end() -> None:
    """As if somebody had stopped the server: in order, with everything stored."""
    os.kill(os.getpid(), signal.SIGTERM)


ROUTES = [how_far, change_over]

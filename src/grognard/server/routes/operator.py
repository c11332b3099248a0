"""For the operator: whether all is well, and figures."""

from __future__ import annotations

import time

from litestar import MediaType, Response, get
from msgspec import Struct
from sqlalchemy import func, select

import grognard

from ..context import server_of
from ..metrics import exposition
from ..storage.schema import games
from .answers import Req, problems

STARTED = time.monotonic()
METRICS_TYPE = "text/plain; version=1.0.0"


class Health(Struct, frozen=True):
    """`database` is "ok" or what is wrong with it; the status is 503 then. A full disk is wrong with it."""

    version: str
    database: str
    games: dict[str, int]  # by status
    seconds: int  # since this worker started


@get("/health", responses=problems(503), summary="Whether the server and its database work")
async def health(request: Req) -> Response[Health]:
    server = server_of(request)
    counts: dict[str, int] = {}
    condition, status = "ok", 200
    try:
        await server.pulse.feel()
        async with server.db.read() as c:
            query = select(games.c.status, func.count().label("n")).group_by(games.c.status)
            counts = {row.status: row.n for row in await c.execute(query)}
    except Exception as e:
        condition, status = type(e).__name__, 503
    body = Health(grognard.__version__, condition, counts, int(time.monotonic() - STARTED))
    return Response(body, status_code=status, headers={"cache-control": "no-store"})


@get("/metrics", responses=problems(), media_type=MediaType.TEXT, summary="Figures for Prometheus")
async def metrics() -> Response[str]:
    return Response(exposition().decode(), media_type=METRICS_TYPE)


ROUTES = [health, metrics]

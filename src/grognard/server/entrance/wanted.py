"""Work that is worth doing only while somebody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request

from ..problems import fault

T = TypeVar("T")


async def while_wanted(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to; it is broken off when the client hangs up."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise fault(499, "unavailable", "unavailable", "the client has gone")
        return task.result()
    finally:
        gone.cancel()
        task.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        continue

"""Refusals in turn: an address that asks too often waits for its refusals, and so asks less often.

A refusal costs the server nearly as much as an answer. A client that asks again at once when refused would
keep it busy with refusals alone; a request that waits costs nothing.
"""

from __future__ import annotations

import asyncio
from asyncio import get_running_loop, wait_for
from collections import OrderedDict
from contextlib import suppress

from litestar.types import Receive

from .limits import network

GAP = 0.05  # seconds between two refusals of one address
AT_ONCE = 20  # refusals that do not wait yet
LONGEST = 5.0  # seconds that a refusal waits at most
MOST_ADDRESSES = 10_000


class Refusals:
    """When each address gets its next refusal; the least recently refused are forgotten."""

    def __init__(self) -> None:
        self._next: OrderedDict[str, float] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """The seconds that a refusal of an address waits for those before it."""
        who = network(address)
        turn = max(self._next.pop(who, 0.0), now - AT_ONCE * GAP) + GAP
        self._next[who] = min(turn, now + LONGEST)
        if len(self._next) > MOST_ADDRESSES:
            self._next.popitem(last=False)
        return max(0.0, self._next[who] - now)

    async def in_turn(self, address: str, receive: Receive) -> None:
        """Waits until it is the turn of a refusal, or until nobody waits for it any more."""
        seconds = self.wait(address, get_running_loop().time())
        if seconds:
            with suppress(asyncio.TimeoutError):
                await wait_for(_hung_up(receive), seconds)


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass

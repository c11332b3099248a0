"""Hints: what the strongest computer would do in a player's place, thought out where computers think.

Before the player reads it, the record has that he asked: everybody at the table may know.
"""

from __future__ import annotations

from ..context import Server
from ..matches.hall_jobs import Wish, advice
from ..persons.doors import Access
from ..processes.fair_queue import Owner
from .computers import THOUGHT_SECONDS


async def take_hint(server: Server, way: Access, seq: int, owner: Owner) -> bytes:
    """The advice as JSON, once the record says that it was given."""
    id = way.header.id
    header = await server.rooms.header(id)
    secret = header.seed.encode() or header.kept_secret
    ask = server.thinking.ask(id, advice, way.player, seq, secret, owner=owner, seconds=THOUGHT_SECONDS)
    level, body = await ask
    await server.commands.do(id, Wish(way.player, "hint", [level], seq), owner)
    return bytes(body)

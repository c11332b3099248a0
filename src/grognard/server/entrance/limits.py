"""How often somebody may ask: token buckets, in memory per worker, and in the database for signing in.

Every route is limited by address, with the kind in `ROUTES`; what costs more is limited by person as well, in
the route itself. Guests are free, so a limit by person alone would stop nobody.
"""

from __future__ import annotations

import hashlib
import time
from asyncio import sleep
from collections import OrderedDict
from ipaddress import ip_network
from typing import NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..problems import too_many
from ..storage.database import Database, insert_new
from ..storage.schema import attempts
from .proxies import parse_address


class Rate(NamedTuple):
    """A limit: so many requests at once, then so many a second."""

    burst: float
    per_second: float


RATES = {  # per person
    "create": Rate(20, 0.2),  # games, forks, invitations
    "play": Rate(120, 20),
    "odds": Rate(60, 15),
    "hint": Rate(6, 0.1),  # each may be ten seconds of thought
    "view": Rate(120, 20),
    "chat": Rate(10, 0.5),
    "live": Rate(60, 2),
    "draw": Rate(30, 2),  # replays, records, drafts
    "account": Rate(20, 0.2),  # names, passwords, sessions
}
ADDRESS_RATES = {  # per address: it may be a household, a school or many customers of a provider
    "guest": Rate(60, 0.5),  # guests that are made
    "games": Rate(120, 120 / 3600),  # games that are made: so many an hour
    "make": Rate(120, 2),
    "play": Rate(600, 100),
    "ask": Rate(300, 60),
    "look": Rate(600, 100),
    "talk": Rate(60, 3),
    "live": Rate(150, 10),
    "replay": Rate(120, 8),
    "draw": Rate(600, 30),
    "library": Rate(600, 60),
    "account": Rate(60, 1),
    "me": Rate(300, 20),
    "page": Rate(1200, 200),
    "operator": Rate(120, 10),
}
ROUTES: dict[str, tuple[str, ...]] = {  # which of them a route takes from
    "GET /": ("page",),
    "GET /{path}": ("page",),
    "GET /health": ("operator",),
    "GET /metrics": ("operator",),
    "GET /schema": ("operator",),
    "GET /schema/openapi.json": ("operator",),
    "GET /schema/{path}": ("operator",),
    "GET /api/meta": ("library",),
    "GET /api/texts/{lang}/{package}": ("library",),
    "GET /api/rules/{game}/{lang}": ("library",),
    "GET /api/lessons/{game}/{name}": ("library",),
    "GET /api/workshop/{game}": ("library",),
    "GET /api/cards/{game}": ("library",),
    "GET /api/cards/{game}/duel": ("ask",),
    "GET /api/tables/{game}/{scenario}": ("draw",),
    "GET /api/grounds/{game}/{file}": ("draw",),
    "GET /api/thumbnails/{game}/{file}": ("draw",),
    "GET /api/legends/{game}/{scenario}": ("draw",),
    "GET /api/games/{game_id}/table": ("draw",),
    "GET /api/shared/{token}/table": ("draw",),
    "GET /api/quicker": ("look",),
    "POST /api/quicker": ("make",),
    "GET /api/me": ("me",),
    "PATCH /api/me": ("me",),
    "DELETE /api/me": ("account",),
    "POST /api/accounts": ("account",),
    "POST /api/session": ("account",),
    "DELETE /api/session": ("me",),
    "POST /api/me/password": ("account",),
    "POST /api/password": ("account",),
    "GET /api/me/sessions": ("me",),
    "DELETE /api/me/sessions": ("me",),
    "DELETE /api/me/sessions/{id}": ("me",),
    "GET /api/games": ("look",),
    "POST /api/games": ("make", "games"),
    "GET /api/games/{game_id}": ("look",),
    "DELETE /api/games/{game_id}": ("make",),
    "GET /api/games/{game_id}/invitations": ("look",),
    "POST /api/games/{game_id}/invitations": ("make",),
    "DELETE /api/games/{game_id}/invitations/{token}": ("make",),
    "GET /api/invitations/{token}": ("look",),
    "POST /api/invitations/{token}": ("make",),
    "GET /api/games/{game_id}/chat": ("look",),
    "POST /api/games/{game_id}/chat": ("talk",),
    "GET /api/games/{game_id}/view": ("look",),
    "POST /api/games/{game_id}/play": ("play",),
    "POST /api/games/{game_id}/undo": ("play",),
    "POST /api/games/{game_id}/redo": ("play",),
    "POST /api/games/{game_id}/release": ("play",),
    "POST /api/games/{game_id}/resign": ("play",),
    "POST /api/games/{game_id}/takeback": ("play",),
    "POST /api/games/{game_id}/agree": ("play",),
    "POST /api/games/{game_id}/odds": ("ask",),
    "POST /api/games/{game_id}/hint": ("make",),
    "POST /api/games/{game_id}/why": ("ask",),
    "POST /api/games/{game_id}/overlay": ("ask",),
    "GET /api/games/{game_id}/replay": ("replay",),
    "GET /api/games/{game_id}/replay/{number}": ("look",),
    "GET /api/games/{game_id}/report": ("replay",),
    "GET /api/games/{game_id}/computers": ("replay",),
    "GET /api/games/{game_id}/record": ("replay",),
    "POST /api/games/{game_id}/share": ("make",),
    "POST /api/games/{game_id}/fork": ("make", "games"),
    "GET /api/shared/{token}": ("replay",),
    "GET /api/shared/{token}/replay/{number}": ("look",),
    "GET /api/shared/{token}/record": ("replay",),
    "POST /api/shared/{token}/fork": ("make", "games"),
    "POST /api/workshop/{game}/drafts": ("replay",),
    "POST /api/workshop/{game}/battles": ("replay",),
}
OTHER = ("page",)  # a method that a route does not have
SIGN_IN = {  # guesses: of one address at one name, of one address, of everybody at one name
    "pair": Rate(10, 1 / 60),
    "address": Rate(40, 1 / 10),
    "name": Rate(20, 1 / 6),
}
LONGEST_DELAY = 10.0  # seconds that a guess from an address unknown to the owner waits at most
KNOWN_SECONDS = 180 * 24 * 3600  # so long an address is known from which an owner signed in
MOST_BUCKETS = 50_000


class Limits:
    """The buckets of one worker; the least recently used are forgotten."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Raises the 429 of somebody who asks too often."""
        self._take((kind, who), RATES[kind])

    def take_address(self, kind: str, address: str) -> None:
        """Raises the 429 of an address that too many requests come from."""
        self._take((f"address:{kind}", network(address)), ADDRESS_RATES[kind])

    def take_route(self, route: str, address: str) -> None:
        """What every request costs its address: `route` is "GET /api/games"."""
        for kind in ROUTES.get(route, OTHER):
            self.take_address(kind, address)

    def _take(self, key: tuple[str, str], rate: Rate) -> None:
        if not self.enabled:
            return
        now = time.monotonic()
        left, at = self._buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not allowed:
            raise too_many((1 - left) / rate.per_second)


def network(address: str) -> str:
    """An address as it is counted: of IPv6 the network, for one person has many addresses in it."""
    ip = parse_address(address)
    if ip is None:
        return address[:64]
    return str(ip_network(f"{ip}/64", strict=False)) if ip.version == 6 else str(ip)


# -- guesses at passwords ----------------------------------------------------------------------------------


def pair_key(kind: str, name: str, address: str) -> str:
    """An address with a name, unreadable: where somebody signs in from is private."""
    return f"{kind}:{hashlib.sha256(f'{name} {network(address)}'.encode()).hexdigest()[:32]}"


async def take_sign_in(db: Database, limits: Limits, name: str, address: str) -> None:
    """Counts a guess at a password, for all workers alike.

    An address that guessed too often, at this name or at all, gets a 429. That others guessed at the name
    does not keep its owner out: it only delays guesses from addresses he has never signed in from.
    """
    if not limits.enabled:
        return
    async with db.write() as c:
        wait = await _guess(c, "pair", pair_key("pair", name, address))
        wait = max(wait, await _guess(c, "address", f"address:{network(address)}"))
        known = select(attempts.c.key).where(attempts.c.key == pair_key("known", name, address))
        known_here = (await c.execute(known)).first() is not None
        delay = 0.0 if known_here else await _guess(c, "name", f"name:{name}")
    if wait:
        raise too_many(wait)
    if delay:
        await sleep(min(delay, LONGEST_DELAY))


async def _guess(c: AsyncConnection, kind: str, key: str) -> float:
    """Takes a token of a bucket in the database; the seconds until there is one if there is none.

    The clock of the machine may have been put back since: a time in the future is now.
    """
    rate, now = SIGN_IN[kind], time.time()
    await insert_new(c, attempts, key=key, tokens=rate.burst, at=now)
    row = (await c.execute(select(attempts).where(attempts.c.key == key).with_for_update())).one_or_none()
    if row is None:  # forgotten meanwhile: its owner signed in
        return 0.0
    left = min(rate.burst, row.tokens + max(0.0, now - row.at) * rate.per_second)
    values = {"tokens": left - 1 if left >= 1 else left, "at": now}
    await c.execute(update(attempts).where(attempts.c.key == key).values(**values))
    return (1 - left) / rate.per_second if left < 1 else 0.0


async def signed_in(db: Database, name: str, address: str) -> None:
    """Somebody signed in: his earlier wrong guesses no longer count, and he is known at this address."""
    async with db.write() as c:
        slips = (pair_key("pair", name, address), f"name:{name}")
        await c.execute(delete(attempts).where(attempts.c.key.in_(slips)))
        key = pair_key("known", name, address)
        await insert_new(c, attempts, key=key, tokens=0.0, at=time.time())
        await c.execute(update(attempts).where(attempts.c.key == key).values(at=time.time()))


async def forget_old(c: AsyncConnection) -> None:
    """Guesses are forgotten after a day; so are those that a clock put back has left in the future."""
    now = time.time()
    known = attempts.c.key.like("known:%")
    await c.execute(
        delete(attempts).where(~known, (attempts.c.at < now - 86400) | (attempts.c.at > now + 60))
    )
    await c.execute(delete(attempts).where(known, attempts.c.at < now - KNOWN_SECONDS))

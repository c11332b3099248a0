"""How often somebody may ask: token buckets, in memory per worker, and in the database for signing in."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import NamedTuple

from sqlalchemy import delete, select, update

from .database import Database, insert_new
from .problems import too_many
from .schema import attempts


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    per_second: float


RATES = {
    "guest": Rate(60, 0.5),  # per address
    "create": Rate(20, 0.2),  # games, forks, invitations
    "play": Rate(120, 20),
    "odds": Rate(60, 15),
    "view": Rate(120, 20),
    "chat": Rate(10, 0.5),
    "live": Rate(60, 2),
    "draw": Rate(30, 2),  # replays, records
}
SIGN_IN = {"name": Rate(10, 1 / 60), "address": Rate(40, 1 / 10)}
NETWORK = 8  # times as much as one person's is a network's
MOST_BUCKETS = 50_000


class Limits:
    """The buckets of one worker; the least recently used are forgotten."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, network: str = "") -> None:
        """Raises the 429 of somebody who asks too often, or of a network: guests are easily had."""
        if not self.enabled:
            return
        self._take(kind, who, RATES[kind])
        if network:
            burst, per_second = RATES[kind]
            self._take(kind, f"network {network}", Rate(NETWORK * burst, NETWORK * per_second))

    def _take(self, kind: str, who: str, rate: Rate) -> None:
        now = time.monotonic()
        left, at = self._buckets.pop((kind, who), (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        allowed = left >= 1
        self._buckets[(kind, who)] = (left - 1 if allowed else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not allowed:
            raise too_many((1 - left) / rate.per_second)


def network(address: str) -> str:
    """An address as it is counted: of IPv6 the network, for one person has many addresses in it."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    return str(ipaddress.ip_network(f"{ip}/64", strict=False)) if ip.version == 6 else str(ip)


async def take_sign_in(db: Database, limits: Limits, name: str, address: str) -> None:
    """Counts an attempt to sign in, for all workers alike; raises the 429 if there were too many."""
    if not limits.enabled:
        return
    wait = 0.0
    now = time.time()
    async with db.write() as c:
        for kind, who in (("name", name), ("address", network(address))):
            rate = SIGN_IN[kind]
            key = f"{kind}:{who}"
            await insert_new(c, attempts, key=key, tokens=rate.burst, at=now)
            found = select(attempts).where(attempts.c.key == key).with_for_update()
            row = (await c.execute(found)).one()
            left = min(rate.burst, row.tokens + (now - row.at) * rate.per_second)
            if left < 1:
                wait = max(wait, (1 - left) / rate.per_second)
            values = {"tokens": left - 1 if left >= 1 else left, "at": now}
            await c.execute(update(attempts).where(attempts.c.key == key).values(**values))
    if wait:
        raise too_many(wait)


async def forget_attempts(db: Database, name: str) -> None:
    """Somebody signed in: his earlier slips no longer count."""
    async with db.write() as c:
        await c.execute(delete(attempts).where(attempts.c.key == f"name:{name}"))

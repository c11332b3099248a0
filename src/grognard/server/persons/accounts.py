"""Accounts looked after: passwords changed and reset, sessions listed and ended, people kept out."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import time

from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..problems import Fault, fault, not_found, not_signed_in
from ..storage.database import Database
from ..storage.schema import people, sessions
from ..wire import SessionInfo
from .caps import held, hold
from .people import PASSWORD, Person, check_password, hash_password, open_session, token_key, verify_password

RESET_SECONDS = 24 * 3600
ID = 16  # characters of a session's key that tell it from others
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("YaBrowser", "Yandex"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def browser(agent: str) -> str:
    """A browser as its owner knows it, "Firefox, Linux"; of a program its own first word."""
    known = [next((name for sign, name in table if sign in agent), "") for table in (BROWSERS, SYSTEMS)]
    label = ", ".join(name for name in known if name)
    return label or re.sub(r"[^\w.+-]", "", agent.partition(" ")[0].partition("/")[0])[:40]


def banned(why: str) -> Fault:
    return fault(403, "banned", "banned", why=why)


# -- passwords ---------------------------------------------------------------------------------------


async def must_know(db: Database, person: Person, password: str) -> str | None:
    """Raises the 403 of somebody at an open page who is not its owner. A guest has no password.

    Returns the stored hash: before acting, check with `must_still_know` that it still holds.
    """
    if person.guest:
        return None
    async with db.read() as c:
        query = select(people.c.password).where(people.c.id == person.id)
        stored: str | None = (await c.execute(query)).scalar_one_or_none()
    if stored is None:  # deleted by another request of his
        raise not_signed_in()
    if not await verify_password(stored, password[: PASSWORD[1] + 1]):
        raise fault(403, "forbidden", "wrong-own-password")
    return stored


async def must_still_know(c: AsyncConnection, person: Person, known: str | None) -> None:
    """Raises the 403 of somebody whose password was changed since he was asked for it, or first set."""
    if (await hold(c, person.id)).password != known:
        raise fault(403, "forbidden", "wrong-own-password")


async def change_password(db: Database, person: Person, known: str | None, new: str, browser: str) -> str:
    """A new password in place of the known one; every session ends but this one, which gets a new token."""
    hashed = await hash_password(new)
    async with db.write() as c:
        await must_still_know(c, person, known)
        return await _set_password(c, person.id, hashed, browser)


async def _set_password(c: AsyncConnection, person: str, hashed: str, browser: str) -> str:
    await c.execute(update(people).where(people.c.id == person).values(password=hashed))
    await c.execute(delete(sessions).where(sessions.c.person == person))
    return await open_session(c, person, browser)


# -- a forgotten password: the operator hands out a code ------------------------------------------------


def reset_code(person: str, stored: str, now: float | None = None) -> str:
    """A code for a day and for one use: it is signed with the password that it replaces."""
    until = int((time.time() if now is None else now) + RESET_SECONDS)
    payload = f"{person}.{until}"
    return base64.urlsafe_b64encode(f"{payload}.{_signed(payload, stored)}".encode()).decode().rstrip("=")


def _signed(payload: str, stored: str) -> str:
    return hmac.new(stored.encode(), b"grognard-reset " + payload.encode(), hashlib.sha256).hexdigest()[:40]


async def reset(db: Database, code: str, new: str, browser: str) -> tuple[Person, str]:
    """Sets a new password with a code, ends all sessions and signs in."""
    check_password(new)
    row = await _owner_of(db, code)
    hashed = await hash_password(new)
    async with db.write() as c:
        still = await held(c, row.id)
        if still is None or still.password != row.password:  # the code was used meanwhile
            raise fault(403, "forbidden", "wrong-code")
        if still.banned:
            raise banned(still.banned)
        token = await _set_password(c, row.id, hashed, browser)
    return Person(row.id, row.name, False, row.language, token_key(token)), token


async def _owner_of(db: Database, code: str) -> Row[tuple[object, ...]]:
    """Whose code it is; raises the 403 of one that is false, used or too old."""
    wrong = fault(403, "forbidden", "wrong-code")
    try:
        given = code.strip()
        payload = base64.b64decode(given + "=" * (-len(given) % 4), b"-_", validate=True).decode()
        id, until, signature = payload.split(".")
        late = float(until) < time.time()
    except (binascii.Error, ValueError):
        raise wrong from None
    async with db.read() as c:
        row = (await c.execute(select(people).where(people.c.id == id))).one_or_none()
    if row is None or row.password is None or late:
        raise wrong
    if not hmac.compare_digest(signature.encode(), _signed(f"{id}.{until}", row.password).encode()):
        raise wrong
    return row


# -- sessions ----------------------------------------------------------------------------------------


async def listed(db: Database, person: Person) -> list[SessionInfo]:
    """Where somebody is signed in, the last used first."""
    query = select(sessions).where(sessions.c.person == person.id)
    async with db.read() as c:
        rows = (await c.execute(query.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))).all()
    return [
        SessionInfo(
            row.token[:ID], row.created, row.seen or row.created, row.agent, row.token == person.session
        )
        for row in rows
    ]


async def end_session(db: Database, person: Person, id: str) -> None:
    if len(id) != ID:
        raise not_found()
    mine = delete(sessions).where(
        sessions.c.person == person.id, sessions.c.token.startswith(id, autoescape=True)
    )
    async with db.write() as c:
        if (await c.execute(mine)).rowcount < 1:
            raise not_found()


async def end_others(db: Database, person: Person) -> None:
    others = delete(sessions).where(sessions.c.person == person.id, sessions.c.token != person.session)
    async with db.write() as c:
        await c.execute(others)

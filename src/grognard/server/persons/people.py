"""People: guests, accounts and their sessions."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct
from sqlalchemy import Row, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.message import msg

from ..problems import bad_request, fault
from ..quicker import awaited
from ..storage.database import Database
from ..storage.schema import chat, from_now, games, members, now, people, seats, sessions
from ..wire import Me
from .caps import held, hold
from .names import clean_name, known_keys, name_key, shown_name

SESSION_SECONDS = 180 * 24 * 3600
SEEN_SECONDS = 3600  # how exactly it is known when a session was last used
GUEST_DIGITS = (6, 12)
PASSWORD = (8, 256)

_hasher = PasswordHasher()  # argon2id with the library's present defaults
_hashing = ThreadPoolExecutor(2, "argon2")  # each takes 64 MB for a moment


class Person(Struct, frozen=True):
    """Who is at the other end of a request, by its session."""

    id: str
    name: str
    guest: bool
    language: str
    session: str = ""  # the session's key in the database
    banned: str = ""  # why the operator keeps him out, or ""
    network: str = ""  # where this request comes from, as it is counted

    def me(self) -> Me:
        return Me(self.id, self.name, self.guest, self.language, awaited())


def token_key(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """What a page must send along: it follows from the session, so another session's does not fit."""
    return hmac.new(token.encode(), b"grognard-csrf", hashlib.sha256).hexdigest()


# -- passwords -------------------------------------------------------------------------------------


def must_have_account(person: Person) -> None:
    if person.guest:
        raise fault(409, "conflict", "guest-password")


def check_password(password: str) -> None:
    if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
        text = msg("server-bad-password", least=PASSWORD[0], most=PASSWORD[1])
        raise bad_request("password: 8 to 256 characters", text)


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_hashing, _hasher.hash, password)


@cache
def _nobody() -> str:
    """What is compared with if there is no such name, so that it takes just as long."""
    return _hasher.hash(secrets.token_hex(16))


def _verify(stored: str | None, password: str) -> bool:
    nobody = _nobody()
    try:
        _hasher.verify(stored or nobody, password)
    except (Argon2Error, InvalidHashError):
        return False
    return stored is not None


async def verify_password(stored: str | None, password: str) -> bool:
    return await asyncio.get_running_loop().run_in_executor(_hashing, _verify, stored, password)


# -- sessions --------------------------------------------------------------------------------------


async def open_session(c: AsyncConnection, person: str, browser: str) -> str:
    """A new session; the token goes into the cookie and nowhere else."""
    token = secrets.token_urlsafe(32)
    row = {
        "token": token_key(token),
        "person": person,
        "created": now(),
        "expires": from_now(SESSION_SECONDS),
        "seen": now(),
        "agent": browser,
    }
    await c.execute(insert(sessions).values(**row))
    return token


async def person_of(db: Database, token: str) -> Person | None:
    """Who a token belongs to; a session in use does not expire."""
    key = token_key(token)
    query = select(people, sessions.c.expires, sessions.c.seen.label("used"))
    query = query.join(sessions, sessions.c.person == people.c.id)
    async with db.read() as c:
        row = (await c.execute(query.where(sessions.c.token == key))).one_or_none()
    if row is None or row.expires < now():
        return None
    if not from_now(-SEEN_SECONDS) < row.used <= from_now(SEEN_SECONDS):
        async with db.write() as c:
            longer = update(sessions).where(sessions.c.token == key)
            await c.execute(longer.values(expires=from_now(SESSION_SECONDS), seen=now()))
            await c.execute(update(people).where(people.c.id == row.id).values(seen=now()))
    return Person(row.id, row.name, row.password is None, row.language, key, row.banned)


def preferred_language(accepted: str) -> str:
    """The first language of an Accept-Language header that there are texts in."""
    for part in accepted.split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


async def new_guest(db: Database, language: str, browser: str) -> tuple[Person, str]:
    """A new guest with a session, who can play at once.

    His number is one nobody has; where those of six digits are scarce it has more.
    """
    words = Catalogue(language, ("grognard.server",))
    for digits in range(GUEST_DIGITS[0], GUEST_DIGITS[1] + 1):
        id = secrets.token_hex(8)
        number = 10_000 + secrets.randbelow(10**digits - 10_000)
        name = words.render(msg("server-guest", number=str(number)))
        row = {"id": id, "name": name, "name_key": name_key(name), "language": language}
        try:
            async with db.write() as c:
                await c.execute(insert(people).values(password=None, created=now(), seen=now(), **row))
                token = await open_session(c, id, browser)
        except IntegrityError:  # the number was taken
            continue
        return Person(id, name, True, language, token_key(token)), token
    raise fault(503, "unavailable", "unavailable", retry=5)


async def register(
    db: Database, person: Person, name: str, password: str, browser: str
) -> tuple[Person, str]:
    """Turns a guest into an account with a new session; his games stay his."""
    if not person.guest:
        raise fault(409, "conflict", "already-registered")
    shown = clean_name(name)
    check_password(password)
    hashed = await hash_password(password)
    try:
        async with db.write() as c:
            if (await hold(c, person.id)).password is not None:  # by a request of his that was faster
                raise fault(409, "conflict", "already-registered")
            changed = update(people).where(people.c.id == person.id)
            await c.execute(changed.values(name=shown, name_key=name_key(shown), password=hashed))
            await c.execute(delete(sessions).where(sessions.c.token == person.session))
            token = await open_session(c, person.id, browser)
    except IntegrityError:
        raise fault(409, "conflict", "name-taken", name=shown) from None
    return Person(person.id, shown, False, person.language, token_key(token)), token


async def named(c: AsyncConnection, name: str) -> Row[tuple[object, ...]] | None:
    """The one who is called so; somebody of an earlier version may look like another, see `names.rekey`."""
    keys = known_keys(name)
    rows = (await c.execute(select(people).where(people.c.name_key.in_(keys)))).all()
    return min(rows, key=lambda row: keys.index(row.name_key), default=None)


async def sign_in(db: Database, person: Person, name: str, password: str, browser: str) -> tuple[Person, str]:
    """Opens an account on this device. What a guest has begun here goes into it.

    A password takes a while to compare: where it was changed meanwhile, the one that was compared is wrong.
    """
    wrong = fault(401, "not-signed-in", "wrong-password")
    async with db.read() as c:
        row = await named(c, name)
    stored = None if row is None else row.password
    if not await verify_password(stored, password[: PASSWORD[1] + 1]) or row is None:
        raise wrong
    async with db.write() as c:
        now_stored = await held(c, row.id)
        if now_stored is None or now_stored.password != stored:
            raise wrong
        if now_stored.banned:
            raise fault(403, "banned", "banned", why=now_stored.banned)
        if person.guest and person.id != row.id:
            await _merge(c, person.id, row.id)
        await c.execute(delete(sessions).where(sessions.c.token == person.session))
        token = await open_session(c, row.id, browser)
    return Person(row.id, row.name, False, row.language, token_key(token)), token


async def _merge(c: AsyncConnection, guest: str, account: str) -> None:
    here = await held(c, guest)
    if here is None or here.password is not None:  # another request of his was faster: nothing is his, or all
        return
    await c.execute(update(seats).where(seats.c.person == guest).values(person=account))
    await c.execute(update(games).where(games.c.host == guest).values(host=account))
    already = select(members.c.game).where(members.c.person == account).scalar_subquery()
    moved = update(members).where(and_(members.c.person == guest, members.c.game.not_in(already)))
    await c.execute(moved.values(person=account))
    await c.execute(update(chat).where(chat.c.person == guest).values(person=account))
    await c.execute(delete(people).where(people.c.id == guest))


async def change(db: Database, person: Person, name: str | None, language: str | None) -> Person:
    values: dict[str, str] = {}
    if name is not None:
        shown = person.name if shown_name(name) == person.name else clean_name(name)  # a guest's may stay
        values |= {"name": shown, "name_key": name_key(shown)}
    if language is not None:
        if language not in LANGUAGES:
            raise bad_request(f"language: one of {', '.join(LANGUAGES)}")
        values["language"] = language
    try:
        async with db.write() as c:
            await hold(c, person.id)
            if values:
                await c.execute(update(people).where(people.c.id == person.id).values(**values))
            row = await hold(c, person.id)
    except IntegrityError:
        raise fault(409, "conflict", "name-taken", name=values["name"]) from None
    return Person(row.id, row.name, row.password is None, row.language, person.session)


async def sign_out(db: Database, person: Person) -> None:
    async with db.write() as c:
        await c.execute(delete(sessions).where(sessions.c.token == person.session))

"""Names people give themselves: nobody may be invisible, and nobody may look like another."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from grognard.core.telling.message import msg

from ..problems import bad_request
from ..storage.database import Database
from ..storage.schema import people

LENGTH = (2, 24)
LONGEST_READ = 100  # of a name that is only compared
MOST_MARKS = 2  # accents on one letter
KEYED = "≈"  # a key made by `name_key` begins so; those of earlier versions do not
FORMER = "~"  # those of the version before it
AT_ONCE = 500  # keys made again in one go

#: Invisible letters that Unicode does not call format or control characters.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0") | frozenset(
    chr(n) for n in range(0xFE00, 0xFE10)
)
#: Alphabets with letters that look the same.
ALIKE = frozenset({"LATIN", "CYRILLIC", "GREEK"})
#: What a letter is taken for, large or small; names are compared in small letters.
LOOKS = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕһԁԛԝѵґ", "abekmhopctyxljshdqwvr", strict=True)),
        **dict(zip("αβεζηικμνορτυχγϲϳ", "abezhlkmnoptyxycj", strict=True)),
        **dict(zip("0156iı|!ӏɩ", "olsblllll" + "l", strict=True)),
        **dict.fromkeys("‐‑‒–—―−", "-"),
        **dict.fromkeys("‘’ʼʹ`´′", "'"),
    }
)
#: Signs between words: people do not remember which of them a name has.
BETWEEN = str.maketrans(dict.fromkeys("-_.", " "))
SMALL_CAPITAL = re.compile("LATIN LETTER SMALL CAPITAL ([A-Z])")
#: What the program calls players who are no account, and those who look after it; see `is_reserved`.
GUESTS = ("guest", "гость")
RESERVED = (
    *GUESTS,
    *("computer", "deleted", "nobody", "operator", "server", "system", "admin", "administrator", "moderator"),
    *("компьютер", "удалён", "удален", "никто", "оператор", "сервер", "система"),
    *("админ", "администратор", "модератор"),
)


def shown_name(name: str) -> str:
    """A name as it is written: one way to write each letter, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def clean_name(name: str) -> str:
    """A name as it is shown; raises the 400 of one that cannot be."""
    shown = shown_name(name[: 4 * LONGEST_READ])
    if not LENGTH[0] <= len(shown) <= LENGTH[1]:
        text = msg("server-bad-name", least=LENGTH[0], most=LENGTH[1])
        raise bad_request("name: 2 to 24 characters", text)
    if not _visible(shown):
        raise bad_request("name: letters, digits and signs that can be seen", msg("server-unreadable-name"))
    if len(alphabets(shown) & ALIKE) > 1:
        raise bad_request("name: letters of one alphabet", msg("server-mixed-name"))
    if is_reserved(shown):
        raise bad_request("name: not what the program itself calls players", msg("server-reserved-name"))
    return shown


def is_reserved(shown: str) -> bool:
    """Whether a name would pass for a computer, somebody deleted, a guest with his number, an operator."""
    key = name_key(shown)
    if key in _keys(RESERVED):
        return True
    for guest in GUESTS:
        number = folded(shown)[len(guest) :]
        if key.startswith(name_key(guest)) and any(letter.isdigit() for letter in number):
            return set(skeleton(number)) <= set(skeleton(" 0123456789"))
    return False


@cache
def _keys(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(name_key, words))


def _visible(shown: str) -> bool:
    kinds = [unicodedata.category(letter) for letter in shown]
    if BLANK & set(shown) or any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds):
        return False
    marks = 0
    for kind in kinds:
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS:
            return False
    return kinds[0][0] != "M" and any(kind[0] in "LN" for kind in kinds)


def alphabets(text: str) -> set[str]:
    """The alphabets a text has letters of: "LATIN", "CYRILLIC"."""
    return {unicodedata.name(letter, "?").split()[0] for letter in text if letter.isalpha()}


def folded(name: str) -> str:
    """A name without large and small letters; so earlier versions compared them."""
    return unicodedata.normalize("NFKC", shown_name(name[: 4 * LONGEST_READ])).casefold()[:LONGEST_READ]


def skeleton(text: str) -> str:
    """What is left of a folded text when letters and signs that look alike are one."""
    return "".join(map(_large, text)).translate(LOOKS).translate(BETWEEN)


def _large(letter: str) -> str:
    """The letter a small capital stands for."""
    matched = SMALL_CAPITAL.fullmatch(unicodedata.name(letter, ""))
    return matched[1].lower() if matched else letter


def name_key(name: str) -> str:
    """A name as it is compared: two that look alike have the same key."""
    return KEYED + skeleton(folded(name))


def known_keys(name: str) -> tuple[str, ...]:
    """The keys that somebody of this name may have, those of the earliest version first."""
    return folded(name), FORMER + folded(name).translate(LOOKS), name_key(name)


async def rekey(db: Database) -> None:
    """Gives the people of an earlier version keys of this one; of two who look alike the elder gets it."""
    async with db.read() as c:
        old = select(people.c.id, people.c.name).where(people.c.name_key.not_like(f"{KEYED}%"))
        rows = (await c.execute(old.order_by(people.c.password.is_(None), people.c.created))).all()
    for at in range(0, len(rows), AT_ONCE):
        some = [(row.id, name_key(row.name)) for row in rows[at : at + AT_ONCE]]
        if not await _write_keys(db, some):
            for one in some:
                await _write_keys(db, [one])


async def _write_keys(db: Database, some: list[tuple[str, str]]) -> bool:
    """Writes the keys of people, all or none: one of them may be somebody else's already."""
    try:
        async with db.write() as c:
            for id, key in some:
                await c.execute(update(people).where(people.c.id == id).values(name_key=key))
    except IntegrityError:
        return False
    return True

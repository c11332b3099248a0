# mypyc: interpreted
"""Scenarios of one's own as text: written as TOML, the way a person would, and carried whole inside a name.

`write_file` is the opposite of `load.read_toml`: what is a default is left out, an entry of a list is a line.
A scenario that is not in the box has no name another machine would know, so records and servers keep all of
it in the name: `own:<slug>:<packed>`.
"""

from __future__ import annotations

import base64
import binascii
import datetime
import json
import re
import zlib
from collections.abc import Iterable
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from grognard.core.loading.box import MOST_TEXT
from grognard.core.loading.load import LoadError, Where

OWN = "own:"

#: Characters nobody sees: controls, other spaces of no width, and those that turn the order of letters round.
_UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)


# -- TOML ------------------------------------------------------------------------------------------


class FieldOrder:
    """The order in which a kind of file is written, every field of it once.

    First come values of a line each (`lines`), then lists with an entry a line (`rows`), then tables and
    lists of tables (`sections`): in TOML nothing of the file itself can follow a table.
    """

    def __init__(
        self, kind: type[Struct], lines: tuple[str, ...], rows: tuple[str, ...], sections: tuple[str, ...]
    ) -> None:
        ordered = sorted((*lines, *rows, *sections))
        there = sorted(each.encode_name for each in fields(kind))
        if ordered != there:
            raise ValueError(f"the fields of {kind.__name__} are {there}, the order names {ordered}")
        self.lines = lines
        self.rows = rows
        self.sections = sections


def write_file(file: Struct, order: FieldOrder) -> str:
    """The file as TOML."""
    given = dict(_given(file))
    lines = [f"{name} = {_value(given[name])}" for name in order.lines if name in given]
    for name in order.rows:
        if name in given:
            lines += ["", *_rows(name, given[name])]
    for name in order.sections:
        value = given.get(name)
        if isinstance(value, Struct):
            lines += ["", f"[{name}]", *_section(value)]
        elif isinstance(value, tuple):
            for each in value:
                lines += ["", f"[[{name}]]", *_section(each)]
    return "\n".join(lines) + "\n"


def _given(struct: Struct) -> list[tuple[str, object]]:
    """The fields of a struct that are not as they would be if left out."""
    given_fields: list[tuple[str, object]] = []
    for each in fields(struct):
        value = getattr(struct, each.name)
        if each.required or value != _default(each):
            given_fields.append((each.encode_name, value))
    return given_fields


def _default(field: FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _section(struct: Struct) -> list[str]:
    lines: list[str] = []
    for name, value in _given(struct):
        if isinstance(value, tuple) and value and isinstance(value[0], Struct):
            lines += _rows(name, value)
        else:
            lines.append(f"{name} = {_value(value)}")
    return lines


def _rows(name: str, value: object) -> list[str]:
    assert isinstance(value, tuple)
    return [f"{name} = [", *(f"    {_value(each)}," for each in value), "]"]


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, Struct):
        inner = ", ".join(f"{name} = {_value(each)}" for name, each in _given(value))
        return f"{{ {inner} }}" if inner else "{}"
    assert isinstance(value, tuple)
    return f"[{', '.join(_value(each) for each in value)}]"


# -- inside a name ---------------------------------------------------------------------------------


class Named(Protocol):
    """The file of a scenario: whatever else is in it, it has a name."""

    @property
    def name(self) -> str: ...


def unseen(data: object, where: Where = ()) -> Where | None:
    """Where a document first has a character that is not seen: others are to read its words as they stand."""
    if isinstance(data, str):
        return where if _UNSEEN.search(data) else None
    parts: Iterable[tuple[str | int, object]] = ()
    if isinstance(data, dict):
        parts = data.items()
    elif isinstance(data, list):
        parts = enumerate(data)
    return next(
        (where_hidden for key, part in parts if (where_hidden := unseen(part, (*where, key))) is not None),
        None,
    )


def is_own(name: str) -> bool:
    """Whether a scenario's name carries the whole scenario."""
    return name.startswith(OWN)


def own_name(file: Named) -> str:
    """The name of a scenario that is not in the box: one word that holds all of it."""
    packed = zlib.compress(msgspec.json.encode(file), 9)
    return f"{OWN}{file.name}:{_spelled(packed)}"


def _spelled(packed: bytes) -> str:
    """Bytes as letters, in one spelling only: with two, caches would keep the same scenario twice."""
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def own_document(name: str) -> tuple[str, object]:
    """Slug and data of a name made by `own_name`; a LoadError for anything else."""
    slug, _, packed = name[len(OWN) :].partition(":")
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacker = zlib.decompressobj()
        text = unpacker.decompress(raw, MOST_TEXT)
        if unpacker.unconsumed_tail or not unpacker.eof or unpacker.unused_data or _spelled(raw) != packed:
            raise ValueError
        return slug, msgspec.json.decode(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise LoadError(f"own:{slug[:60]}", None, "", "is not a scenario in a name") from None

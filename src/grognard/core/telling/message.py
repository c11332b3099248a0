# mypyc: interpreted
"""Messages: what a player reads, as an id with typed parameters.

Rules never make words. They name a text of the catalogue and hand over numbers, things of the game and
other messages; `grognard.core.telling.catalogue` turns that into a sentence in the reader's language.
Messages are plain values: equal when their parts are, hashable, and JSON through msgspec.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class Ref(Struct, frozen=True, tag_field="t", tag="ref"):
    """A thing of the game: resolved to words when rendered, to a link when logged.

    `kind` is the word of its catalogue function in lower case ("unit", "hex", "card", "player", "rule" ...),
    `index` its number in the scenario (-1: it has none), `key` its id in records and data files.
    """

    kind: str
    index: int
    key: str


class Message(Struct, frozen=True, tag_field="t", tag="msg"):
    """A text of the catalogue with its parameters."""

    id: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


Item: TypeAlias = int | str | Ref | Message
"""One parameter. A str is an id, a name somebody typed, or text quoted from a file: never our own words."""

Arg: TypeAlias = int | str | Ref | Message | tuple[Item, ...]
"""A parameter, or several that are read out as a list ("A, B and C")."""


def msg(id: str, /, **args: Arg | Sequence[Item]) -> Message:
    """`msg("coh-fire", unit=unit_ref, hex=hex_ref, n=3)`; sorted, so equal messages have equal JSON."""
    return Message(id, {name: _arg(name, args[name]) for name in sorted(args)})


def rule(id: str) -> Ref:
    """A reference to a rule of the specifications, `rule("COH-7.62")`."""
    return Ref("rule", -1, id)


def _arg(name: str, value: Arg | Sequence[Item]) -> Arg:
    if isinstance(value, (list, tuple)):
        return tuple(_item(name, item) for item in value)
    return _item(name, value)


def _item(name: str, value: object) -> Item:
    if isinstance(value, (int, str, Ref, Message)) and not isinstance(value, bool):
        return value
    kind = type(value).__name__
    raise TypeError(
        f"parameter {name!r} is a {kind}: a message takes int, str, Ref, Message or a list of them"
    )

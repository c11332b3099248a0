"""Every message inside of something that a client gets."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.telling.message import Message


def messages(value: object) -> Iterator[Message]:
    """Those in its fields and lists, and in the facts that messages name."""
    if isinstance(value, Message):
        yield value
        yield from messages(value.args)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from messages(getattr(value, name))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from messages(item)
    elif isinstance(value, dict):
        yield from messages(list(value.values()))

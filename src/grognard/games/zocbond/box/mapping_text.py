# mypyc: interpreted
"""Structs as readable TOML: one line for what is short, lists broken at the width of a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

_WIDTH: Final = 110


def toml(head: str, file: msgspec.Struct) -> str:
    """A struct as a TOML document: simple values, then tables, then lists of tables, in the struct's order.
    Fields that have their default are left out.
    """
    data = {field.name: getattr(file, field.name) for field in msgspec.structs.fields(file)}
    plain = {name: value for name, value in data.items() if not _is_table(value)}
    parts = [head.rstrip("\n") + "\n", *(_wrapped(name, value) for name, value in plain.items())]
    for name, value in data.items():
        if name in plain:
            continue
        if isinstance(value, Mapping):
            rows = [f"{key} = {_text(row)}\n" for key, row in value.items()]
            parts.append(f"\n[{name}]\n" + "".join(rows))
        elif isinstance(value, msgspec.Struct):
            parts.append(f"\n[{name}]\n" + _rows(value))
        elif all(len(_text(row)) < _WIDTH - 6 for row in value):
            parts.append(f"\n{name} = [\n" + "".join(f"    {_text(row)},\n" for row in value) + "]\n")
        else:
            parts += [f"\n[[{name}]]\n" + _rows(row) for row in value]
    return "".join(_simple_first(parts))


def _simple_first(parts: Sequence[str]) -> list[str]:
    """Lists written as values must stand before the first header."""
    return sorted(parts, key=lambda part: part.lstrip("\n").startswith("["))


def _is_table(value: object) -> bool:
    if isinstance(value, tuple):
        return bool(value) and isinstance(value[0], msgspec.Struct)
    return isinstance(value, Mapping | msgspec.Struct)


def _fields(row: msgspec.Struct) -> dict[str, object]:
    """The fields of a struct that say something, first which of several structs it is."""
    config = row.__struct_config__
    fields: dict[str, object] = {config.tag_field: config.tag} if config.tag_field else {}
    for field in msgspec.structs.fields(row):
        value = getattr(row, field.name)
        if field.required or value != field.default:
            fields[field.name] = value
    return fields


def _rows(row: msgspec.Struct) -> str:
    return "".join(_wrapped(name, value) for name, value in _fields(row).items())


def _wrapped(name: str, value: object) -> str:
    """A line, or a list over several lines."""
    line = f"{name} = {_text(value)}"
    if len(line) <= _WIDTH or not isinstance(value, Sequence) or isinstance(value, str):
        return line + "\n"
    lines = [f"{name} = ["]
    here = "   "
    for item in value:
        text = f" {_text(item)},"
        if len(here) + len(text) > _WIDTH:
            lines.append(here)
            here = "   "
        here += text
    return "\n".join([*lines, here, "]"]) + "\n"


def _text(value: object) -> str:
    if isinstance(value, msgspec.Struct):
        inner = ", ".join(f"{name} = {_text(item)}" for name, item in _fields(value).items())
        return f"{{ {inner} }}"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, Sequence):
        return "[" + ", ".join(_text(item) for item in value) + "]"
    return str(value)

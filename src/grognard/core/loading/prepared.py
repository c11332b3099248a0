# mypyc: interpreted
"""Prepares every msgspec type before a second thread can meet it.

msgspec describes a Struct type (how to decode it) when the type is first decoded, and is not safe while
threads do so together: the description is put on the type before it is complete, so that types may contain
themselves, and a second thread that finds it there follows null pointers. As of 0.22 no release is safe.

Making a `Decoder` completes the description of its type and of all types in it; encoding, making an object or
listing the fields does not. A description that is there stays, so it is enough to do this once in a process,
while there is one thread.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages
from types import GenericAlias, ModuleType, UnionType
from typing import Annotated, Any, get_origin

import msgspec
from msgspec import Struct

OURS = "grognard"


def prepare(*packages: str) -> None:
    """Imports every module of these packages with types, then completes every type that there is."""
    for package in packages:
        import_types(package)
    for kind in unprepared():
        msgspec.json.Decoder(kind)
    for alias in aliases():
        with suppress(TypeError):  # a union of ours that is never decoded need not be decodable
            msgspec.json.Decoder(alias)


@cache
def import_types(package: str) -> None:
    """Imports the modules of a package that define types; imported later, they would bring new ones.

    Others are left for when they are needed: a server should start quickly. Once in a process is enough.
    """
    root = import_module(package)
    for module in walk_packages(root.__path__, f"{package}."):
        spec = find_spec(module.name)
        if spec is not None and _mentions_structs(spec.origin or ""):
            import_module(module.name)


def _mentions_structs(file: str) -> bool:
    """Whether a module may define types. Those that do are never compiled, see CONTRIBUTING."""
    return file.endswith(".py") and "Struct" in Path(file).read_text(encoding="utf-8")


def struct_types() -> list[type[Struct]]:
    """Every Struct type there is in this process."""
    types: dict[type[Struct], None] = {}
    waiting: list[type[Struct]] = [Struct]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            if kind not in types:
                types[kind] = None
                waiting.append(kind)
    return list(types)


def is_prepared(kind: type[Struct]) -> bool:
    """Whether msgspec has described a type. The description is attached to the type where only gc sees it."""
    return any(type(held).__name__ == "StructInfo" for held in gc.get_referents(kind))


def unprepared() -> list[type[Struct]]:
    return [kind for kind in struct_types() if not is_prepared(kind)]


def aliases() -> Iterator[Any]:
    """Types that modules of ours have given a name: unions and lists of structs are decoded as such."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == OURS and isinstance(module, ModuleType):
            yield from (value for value in list(vars(module).values()) if _decodes(value))


def _decodes(value: object) -> bool:
    """Whether a value is a type made of others, with a struct in it."""
    if not isinstance(value, (UnionType, GenericAlias)) and get_origin(value) is not Annotated:
        return False
    return any(isinstance(part, type) and issubclass(part, Struct) for part in _parts(value))


def _parts(value: object) -> Iterator[object]:
    yield value
    for part in getattr(value, "__args__", ()):
        yield from _parts(part)

"""Write `web/src/wire.ts`, the page's types, from the structs the server sends and takes.

PYTHONPATH=src python tools/wire_types.py          write the file
PYTHONPATH=src python tools/wire_types.py --check  only say whether it is up to date
"""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as mi

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "wire.ts"

sys.path.insert(0, str(ROOT / "src"))  # of these sources, whatever is installed

# In the order they are written.
MODULES = (
    "grognard.core.telling.message",
    "grognard.core.telling.view",
    "grognard.core.telling.table",
    "grognard.core.telling.about",
    "grognard.core.telling.overlay",
    "grognard.core.telling.reference",
    "grognard.core.telling.lesson",
    "grognard.core.referee.report",
    "grognard.core.telling.workshop",
    "grognard.core.telling.data_cards",
    "grognard.server.wire",
)

# Unions that have a name of their own: (module, name).
NAMED = (
    ("grognard.core.telling.message", "Item"),
    ("grognard.core.telling.message", "Arg"),
    ("grognard.server.wire", "Live"),
)

# What the page sends: their defaults may be left out. What it gets is always whole.
SENT = (
    *("NewGame", "Credentials", "Settings", "Accept", "InviteTo", "Play", "At", "Ask", "Why", "Show", "Say"),
    *("PlayOn", "Have"),
)

HEAD = """\
// Made by tools/wire_types.py from structs of grognard.core and grognard.server: change those, run it again.

/** An exact fraction as text: "15/36", "1". */
export type Fraction = string;
"""


class Unknown(Exception):
    """A type that has no counterpart in the page's types."""


def render(modules: list[ModuleType]) -> str:
    """The whole file."""
    structs = [struct for module in modules for struct in structs_of(module)]
    names = [struct.__name__ for struct in structs]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise Unknown(f"more than one struct is called {', '.join(twice)}")
    aliases = named_unions(modules)
    parts = [HEAD]
    parts += [f"export type {name} = {union};\n" for union, name in aliases.items()]
    parts += [interface(struct, aliases) for struct in structs]
    return "\n".join(parts)


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs a module defines, in its order; names that begin with _ are its own business."""
    return [
        value
        for name, value in vars(module).items()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    ]


def named_unions(modules: list[ModuleType]) -> dict[str, str]:
    """Each union that has a name, as it is spelled: a later one may use an earlier one's name."""
    by_name = {module.__name__: module for module in modules}
    found: dict[str, str] = {}
    for where, name in NAMED:
        if where in by_name:
            info = mi.type_info(getattr(by_name[where], name))
            found[spell(info, found)] = name
    return found


def interface(struct: type[msgspec.Struct], aliases: dict[str, str]) -> str:
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    lines = [*comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        maybe = not field.required and (struct.__name__ in SENT or struct.__struct_config__.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if maybe else ''}: {spell(field.type, aliases)};")
    lines.append("}\n")
    return "\n".join(lines)


def comment(struct: type[msgspec.Struct]) -> list[str]:
    """Its docstring; msgspec makes none of its own."""
    text = inspect.cleandoc(struct.__doc__ or "").replace("*/", "* /")
    if not text:
        return []
    lines = text.split("\n")
    if len(lines) == 1:
        return [f"/** {text} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


PLAIN: dict[type[mi.Type], str] = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}


def spell(info: mi.Type, aliases: dict[str, str]) -> str:
    """A type in TypeScript."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    if isinstance(info, mi.StructType):
        return info.cls.__name__
    if isinstance(info, mi.LiteralType):
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in info.values)
    if isinstance(info, mi.UnionType):
        kinds = [spell(kind, aliases) for kind in info.types if not is_unset(kind)]
        union = " | ".join(dict.fromkeys(kinds))
        return aliases.get(union, union)
    if isinstance(info, mi.DictType):
        return f"Record<string, {spell(info.value_type, aliases)}>"
    if isinstance(info, mi.TupleType):
        return f"[{', '.join(spell(kind, aliases) for kind in info.item_types)}]"
    if isinstance(info, (mi.ListType, mi.VarTupleType, mi.SetType, mi.FrozenSetType)):
        item = spell(info.item_type, aliases)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(info, mi.CustomType) and info.cls is object:
        return "unknown"
    if isinstance(info, mi.CustomType) and info.cls.__name__ == "Fraction":
        return "Fraction"
    raise Unknown(f"no type of the page for {info}")


def is_unset(info: mi.Type) -> bool:
    return isinstance(info, mi.CustomType) and info.cls is msgspec.UnsetType


def main(arguments: list[str]) -> int:
    modules = [importlib.import_module(name) for name in MODULES]
    text = render(modules)
    there = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
    if "--check" in arguments:
        if text != there:
            print("web/src/wire.ts is not up to date: run 'python tools/wire_types.py'", file=sys.stderr)
        return int(text != there)
    if text != there:
        TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

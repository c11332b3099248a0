"""The page's types follow the structs of the server."""

from __future__ import annotations

import sys
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec import UNSET, Struct, UnsetType
from tools import wire_types


class Leaf(Struct, frozen=True, tag_field="t", tag="leaf"):
    """A leaf."""

    name: str
    twigs: list[str | int]


class Tree(Struct, frozen=True):
    """A tree.

    With a second line.
    """

    leaves: dict[str, Leaf]
    corners: tuple[float, float]
    height: Fraction
    under: Tree | None = None
    green: bool = True


class Settings(Struct, frozen=True):
    name: str | UnsetType = UNSET


class Odd(Struct, frozen=True):
    what: complex


def test_the_file_in_the_repository_is_up_to_date() -> None:
    assert wire_types.main(["--check"]) == 0


def test_what_differs_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "wire.ts"
    target.write_text("export {};\n", encoding="utf-8")
    monkeypatch.setattr(wire_types, "TARGET", target)
    assert wire_types.main(["--check"]) == 1
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0


def test_structs_become_interfaces() -> None:
    aliases: dict[str, str] = {}
    assert wire_types.interface(Leaf, aliases) == (
        "/** A leaf. */\n"
        "export interface Leaf {\n"
        "  t: 'leaf';\n"
        "  name: string;\n"
        "  twigs: (string | number)[];\n"
        "}\n"
    )
    assert wire_types.interface(Tree, aliases) == (
        "/**\n * A tree.\n *\n * With a second line.\n */\n"
        "export interface Tree {\n"
        "  leaves: Record<string, Leaf>;\n"
        "  corners: [number, number];\n"
        "  height: Fraction;\n"
        "  under: Tree | null;\n"
        "  green: boolean;\n"
        "}\n"
    )


def test_what_the_page_sends_may_leave_defaults_out() -> None:
    assert "  name?: string;\n" in wire_types.interface(Settings, {})


def test_a_type_without_a_counterpart_is_refused() -> None:
    with pytest.raises((wire_types.Unknown, TypeError)):
        wire_types.interface(Odd, {})


def test_two_structs_of_one_name_are_refused() -> None:
    here = sys.modules[__name__]
    with pytest.raises(wire_types.Unknown, match="more than one struct is called Leaf"):
        wire_types.render([here, here])

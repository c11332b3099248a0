"""Data files: what is read, and how errors name file, line and field."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from grognard.core.loading import load
from grognard.core.loading.load import (
    LoadError,
    Source,
    field_text,
    nearest,
    read_csv,
    read_toml,
    struct_problems,
    toml_lines,
)


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    hex: str
    facing: Annotated[int, Meta(ge=0, le=5)] = 0


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    side: Literal["german", "soviet"]
    units: tuple[Piece, ...] = ()
    pair: tuple[int, int] | None = None


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: Annotated[int, Meta(ge=-9, le=9)] | None
    flags: tuple[Literal["aa", "turret"], ...] = ()
    open_top: bool = False


PLAY = """\
# a comment
title = "Dawn"
side = "german"

[[units]]
id = "a"
hex = "7-G08"

[[units]] # the second
id = "b"
hex = "7-G09"
facing = 3
"""


def failed_toml(text: str) -> LoadError:
    with pytest.raises(LoadError) as caught:
        read_toml(Source("play.toml", text), Play)
    return caught.value


def failed_csv(text: str) -> LoadError:
    with pytest.raises(LoadError) as caught:
        read_csv(Source("rows.csv", text), Row)
    return caught.value


def test_toml_becomes_a_struct() -> None:
    play = read_toml(Source("play.toml", PLAY), Play)
    assert play.units[1] == Piece("b", "7-G09", 3)


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "problem"),
    [
        ('title = "Dawn"', "", None, "title", "is missing"),
        ('title = "Dawn"', "title = 3", 2, "title", "expected text, got a whole number"),
        ("facing = 3", "facing = 6", 12, "units[1].facing", "must be at most 5"),
        ("facing = 3", 'facing = "E"', 12, "units[1].facing", "expected a whole number, got text"),
        ('hex = "7-G09"\n', "", 9, "units[1].hex", "is missing"),
        ("facing = 3", "facng = 3", 12, "units[1].facng", "is not a known field"),
        ('"german"', '"geman"', 3, "side", "'geman' is not known here"),
        ("# a comment", "pair = [1, 'x']", 1, "pair[1]", "expected a whole number, got text"),
        ("facing = 3", "facing = ", 12, "", "is not valid TOML (Invalid value)"),
        ("facing = 3\n", "facing = [", 12, "", "is not valid TOML (Invalid value)"),
        ("facing = 3", "facing = 3\nfacing = 4", 13, "", "is not valid TOML (Cannot overwrite a value)"),
    ],
)
def test_toml_errors_name_line_and_field(
    old: str, new: str, line: int | None, field: str, problem: str
) -> None:
    error = failed_toml(PLAY.replace(old, new, 1))
    assert (error.file, error.line, error.field, error.problem) == ("play.toml", line, field, problem)


class Bounds(Struct):
    some: Annotated[tuple[int, ...], Meta(min_length=1, max_length=2)] = (1,)
    pair: Annotated[str, Meta(min_length=2, max_length=3)] = "ab"
    high: Annotated[float, Meta(ge=0.5)] = 1.0
    name: Annotated[str, Meta(pattern="^[a-z]+$")] = "a"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("some = []", "is empty"),
        ("some = [1, 2, 3]", "has more than 2 entries"),
        ('pair = "a"', "has fewer than 2 characters"),
        ('pair = "abcd"', "has more than 3 characters"),
        ("high = 0.25", "must be at least 0.5"),
        ('name = "A"', "must be of the form ^[a-z]+$"),
    ],
)
def test_limits_are_told_in_words(text: str, problem: str) -> None:
    with pytest.raises(LoadError) as caught:
        read_toml(Source("bounds.toml", text), Bounds)
    assert caught.value.problem == problem


def test_hints_name_the_nearest() -> None:
    assert failed_toml(PLAY.replace("facing", "facng")).hint == "did you mean 'facing'?"
    assert failed_toml(PLAY.replace('"german"', '"geman"')).hint == "did you mean 'german'?"
    assert nearest("xyz", ["one", "two"]) == "known are one, two"
    assert nearest("xyz", []) == ""
    assert nearest("+++", [str(number) for number in range(50)]) == "known are 0, 1, ... 49"


@pytest.mark.pure
def test_only_faults_that_are_told_are_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint takes time: thousands of unknown fields must not get one each."""
    hints: list[object] = []

    def hint(name: object, names: object) -> str:
        hints.append(name)
        return ""

    monkeypatch.setattr(load, "nearest", hint)
    data = {f"k{number}": 1 for number in range(6000)}
    assert len(struct_problems(Source("play.toml", ""), data, Play, most=50)) == 50
    assert len(hints) == 50


def test_the_message_is_one_readable_line() -> None:
    error = LoadError(
        "dawn.toml", 14, "units[2].hex", "no hex '7-Z99' on board 7", "hexes are 7-A01 to 7-L18"
    )
    assert str(error) == (
        "dawn.toml, line 14, field units[2].hex: no hex '7-Z99' on board 7; hexes are 7-A01 to 7-L18"
    )
    assert isinstance(error, ValueError)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@pytest.mark.parametrize("absurd", ["[" * 100_000, "x = " + "[" * 100_000, "x = 1" + "0" * 10_000])
def test_absurd_toml_is_refused_like_any_other(absurd: str) -> None:
    assert failed_toml(absurd).file == "play.toml"


def test_lines_of_every_kind_of_value() -> None:
    text = "\n".join(
        [
            'a.b = 1 # "not a string',
            "list = [",
            "  [1, 2], # [",
            '  ["]", """x',
            '"y""" ],',
            "]",
            'inline = { one = 1, "t.w" = [ { x = 1 } ] }',
            "[table.'sub key']",
            "date = 1943-07-05 12:00:00",
            "[[table.rows]]",
            "[[table.rows]]",
            "n = 'it''s'".replace("''", ""),
            "[table.rows.deep]",
            "m = '''",
            "'''",
            "k = 1",
        ]
    )
    tomllib.loads(text)
    lines = toml_lines(text)
    expected: dict[tuple[str | int, ...], int] = {
        ("a", "b"): 1,
        ("list",): 2,
        ("list", 0, 1): 3,
        ("list", 1, 0): 4,
        ("list", 1, 1): 4,
        ("inline", "one"): 7,
        ("inline", "t.w", 0, "x"): 7,
        ("table", "sub key"): 8,
        ("table", "sub key", "date"): 9,
        ("table", "rows"): 10,
        ("table", "rows", 0): 10,
        ("table", "rows", 1): 11,
        ("table", "rows", 1, "n"): 12,
        ("table", "rows", 1, "deep", "m"): 14,
        ("table", "rows", 1, "deep", "k"): 16,
    }
    assert {where: lines[where] for where in expected} == expected


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.integers(-99, 99) | st.booleans() | st.sampled_from(["x", "]", "#", "a,b", "{", "'"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["a", "b c", "d.e", "#"]), inner, max_size=3)
    ),
    max_leaves=12,
)


def written(value: Any, out: list[str], where: tuple[str | int, ...], seen: dict[Any, int]) -> None:
    """Write a value over several lines, noting where each part stands."""
    seen[where] = "".join(out).count("\n") + 1
    if isinstance(value, bool):
        out.append(str(value).lower())
    elif isinstance(value, int):
        out.append(str(value))
    elif isinstance(value, str):
        out.append(f'"{value}"')
    elif isinstance(value, list):
        out.append("[ # ] a comment\n")
        for number, each in enumerate(value):
            written(each, out, (*where, number), seen)
            out.append(",\n")
        out.append("]")
    else:
        out.append("{ ")
        for number, (key, each) in enumerate(value.items()):
            out.append(f'{", " if number else ""}"{key}" = ')
            written(each, out, (*where, key), seen)
        out.append(" }")


@given(st.dictionaries(st.sampled_from(["a", "b c", "d.e", "f"]), VALUES, max_size=4))
def test_the_locator_finds_every_value(data: dict[str, Any]) -> None:
    out: list[str] = []
    seen: dict[Any, int] = {}
    for key, value in data.items():
        out.append(f'\n"{key}" = ')
        written(value, out, (key,), seen)
    text = "".join(out)
    assert tomllib.loads(text) == data
    lines = toml_lines(text)
    assert {where: lines[where] for where in seen} == seen


def test_csv_becomes_structs() -> None:
    rows = read_csv(Source("rows.csv", '# origin\n\nid,cost,flags\n"a, b",NA,\nc,-3,aa turret\n'), Row)
    assert rows == (Row("a, b", None), Row("c", -3, ("aa", "turret")))


@pytest.mark.parametrize(
    ("text", "line", "field", "problem"),
    [
        ("", None, "", "has no header row"),
        ("# x\nid,cst\n", 2, "cst", "is not a known column"),
        ("id\n", 1, "cost", "this column is missing"),
        ("id,id,cost\n", 1, "id", "stands twice in the header"),
        ("id,cost\na,1\nb,x\n", 3, "cost", "expected a whole number, got 'x'"),
        ("id,cost\na,1e2\n", 2, "cost", "expected a whole number, got '1e2'"),
        ("id,cost\na,10\n", 2, "cost", "must be at most 9"),
        ("id,cost\na,\n", 2, "cost", "is missing"),
        ("id,cost\na\n", 2, "", "has 1 cells where the header has 2"),
        ("id,cost,flags\na,1,aa trret\n", 2, "flags", "'trret' is not known here"),
        ("id,cost,open_top\na,1,maybe\n", 2, "open_top", "expected true or false, got 'maybe'"),
        ("id,cost\na,1\na,2\n", 3, "id", "'a' stands already on line 2"),
        ('id,cost\n"a\nb",1\nc,x\n', 4, "cost", "expected a whole number, got 'x'"),
        ('id,cost\n"a,1\n', 2, "", "is not valid CSV (unexpected end of data)"),
    ],
)
def test_csv_errors_name_line_and_column(text: str, line: int | None, field: str, problem: str) -> None:
    error = failed_csv(text)
    assert (error.file, error.line, error.field, error.problem) == ("rows.csv", line, field, problem)


@given(st.text(max_size=60))
def test_no_text_raises_anything_else(text: str) -> None:
    for read, kind in ((read_toml, Play), (read_csv, Row)):
        try:
            read(Source("any", text), kind)
        except LoadError as error:
            assert "\n" not in error.field


class Ground(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: dict[str, tuple[Annotated[str, Meta(pattern="^[A-Y][0-9]$")], ...]]
    kinds: dict[str, dict[str, Literal["open", "wood"]]] = {}


@pytest.mark.parametrize(
    ("text", "line", "field", "problem"),
    [
        (
            '[terrain]\nwood = ["A1"]\nford = ["B1", "L13"]\nrough = ["Z9"]',
            3,
            "terrain.ford[1]",
            "of the form",
        ),
        ('[terrain]\nwood = ["A1"]\nford = 3\n', 3, "terrain.ford", "expected a list"),
        ('[terrain]\n"..." = ["A"]', 2, "terrain....[0]", "of the form"),
        ('kinds.one.here = "open"\nkinds.two.there = "wod"\n[terrain]', 2, "kinds.two.there", "wood"),
    ],
)
def test_rows_of_a_table_with_free_keys_are_named(text: str, line: int, field: str, problem: str) -> None:
    with pytest.raises(LoadError, match=problem) as caught:
        read_toml(Source("ground.toml", text), Ground)
    assert (caught.value.line, caught.value.field) == (line, field)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="nowhere.toml: cannot be read"):
        Source.open(tmp_path / "nowhere.toml", "nowhere.toml")
    with pytest.raises(LoadError, match="is not a file"):
        Source.open(tmp_path)
    bad = tmp_path / "latin.toml"
    bad.write_bytes(b"a = 1\nb = '\xe4'\n")
    with pytest.raises(LoadError, match="latin.toml, line 2: is not UTF-8 text"):
        Source.open(bad, "latin.toml")
    good = tmp_path / "dos.toml"
    good.write_bytes(b"\xef\xbb\xbf" + PLAY.replace("\n", "\r\n").encode())
    assert read_toml(Source.open(good), Play).title == "Dawn"


def test_paths_read_as_people_write_them() -> None:
    assert field_text(("units", 2, "hex")) == "units[2].hex"
    assert field_text(()) == ""


def test_a_key_of_very_many_parts_is_refused_before_it_is_read() -> None:
    """tomllib takes time that grows with the square of their number."""
    for key in ("a" + ".a" * 20_000, "[" + "a . " * 20_000 + "a]\nb", 'x = {"q".' + "a." * 20_000 + "a"):
        error = failed_toml(f"one = 1\n{key} = 1\n")
        assert "too many parts" in str(error)

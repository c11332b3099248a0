# mypyc: interpreted
"""Data files in: TOML and CSV into msgspec structs, with errors that name file, line and field.

A `Source` is a file's text together with the line of every value in it. `read_toml` and `read_csv` turn it
into frozen structs or raise one `LoadError`; nothing half-loaded is ever returned. `struct_problems` finds
all that is wrong in a file, for its author. Checks that need more than one value (references, counts) are the
game's own and report through `Source.error`: they too name the line.

A CSV file may begin with comment lines (`#`); then comes the header. A blank cell is the field's default,
`NA` is None, a list is its words separated by blanks.
"""

from __future__ import annotations

import csv
import difflib
import io
import re
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import TracebackType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

Step = str | int
Where = tuple[Step, ...]
T = TypeVar("T", bound=msgspec.Struct)

LONGEST_NAME = 100  # of an unknown name, as far as it is compared with those that are known


class LoadError(ValueError):
    """A data file that cannot be used: where it is wrong, what is wrong, and what to do about it."""

    def __init__(self, file: str, line: int | None, field: str, problem: str, hint: str = "") -> None:
        """Keep the five facts; the message is made of them."""
        self.file = file
        self.line = line
        self.field = field
        self.problem = problem
        self.hint = hint
        super().__init__(str(self))

    def __str__(self) -> str:
        """Return one line: file, line, field, problem, hint."""
        where = self.file
        if self.line is not None:
            where += f", line {self.line}"
        if self.field:
            where += f", field {self.field}"
        return f"{where}: {self.problem}" + (f"; {self.hint}" if self.hint else "")

    def __reduce__(self) -> tuple[type[LoadError], tuple[str, int | None, str, str, str]]:
        """Pickle by the five facts, so that the error crosses process borders whole."""
        return LoadError, (self.file, self.line, self.field, self.problem, self.hint)


class Source:
    """The text of one data file, the name to call it by, and the line of every value in it."""

    def __init__(self, file: str, text: str) -> None:
        """Name and text; the lines are filled in by the reader of the format."""
        self.file = file
        self.text = text
        self.lines: dict[Where, int] = {}
        self.columns: list[str] = []

    @classmethod
    def open(cls, where: Traversable | Path, shown: str = "", most: int = 0) -> Source:
        """Read a file of the package or of the user; `shown` is its name in messages, `most` its bytes."""
        file = shown or str(where)
        try:
            special = isinstance(where, Path) and where.exists() and not where.is_file()
            raw = b"" if special else _bytes(where, most)
        except (OSError, ValueError) as error:  # ValueError: a name no file can have
            why = getattr(error, "strerror", None) or error
            raise LoadError(file, None, "", f"cannot be read ({why})") from None
        if special:
            raise LoadError(file, None, "", "is not a file")
        if most and len(raw) > most:
            raise LoadError(file, None, "", f"is larger than {most:,} bytes")
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            raise LoadError(file, line, "", "is not UTF-8 text", "save the file as UTF-8") from None
        return cls(file, text.replace("\r\n", "\n"))

    def error(self, where: Where, problem: str, hint: str = "") -> LoadError:
        """Make the error for the value at `where`, on its line or on that of what contains it."""
        line: int | None = None
        for end in range(len(where), 0, -1):
            if where[:end] in self.lines:
                line = self.lines[where[:end]]
                break
        shown = where
        if self.columns and where and isinstance(where[0], int):
            shown = where[1:2]  # in a table the line says which row
        return LoadError(self.file, line, field_text(shown), problem, hint)


class Gather:
    """Collects the errors raised inside it, so that the next part can be checked too."""

    def __init__(self) -> None:
        self.errors: list[LoadError] = []

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        """Swallow a LoadError, and only that."""
        if isinstance(error, LoadError):
            self.errors.append(error)
            return True
        return False


def _bytes(where: Traversable | Path, most: int) -> bytes:
    """Return what a file holds, one byte more than allowed if it is too large."""
    with where.open("rb") as stream:
        return stream.read(most + 1 if most else -1)


def field_text(where: Iterable[Step]) -> str:
    """Return a path as people write it: `units[2].hex`."""
    text = ""
    for step in where:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def nearest(name: object, names: Iterable[object]) -> str:
    """Return the hint for an unknown name: the one that was probably meant, else all if they are few."""
    known = [str(each) for each in names]
    close = difflib.get_close_matches(str(name)[:LONGEST_NAME], known, n=1, cutoff=0.5)
    if close:
        return f"did you mean {close[0]!r}?"
    if len(known) <= 16:
        return "known are " + ", ".join(known) if known else ""
    return f"known are {known[0]}, {known[1]}, ... {known[-1]}"


# --- TOML -----------------------------------------------------------------------------------------------


def read_toml(source: Source, kind: type[T]) -> T:
    """Read a TOML file as one struct."""
    return _convert(source, (), parse_toml(source), kind, strict=True)


def parse_toml(source: Source) -> dict[str, Any]:
    """Read a TOML file as plain data, and note the line of every value."""
    line = too_deep(source.text)
    if line:
        raise LoadError(source.file, line, "", "has a key of too many parts", "look for absurd values")
    try:
        data = tomllib.loads(source.text)
        source.lines = toml_lines(source.text)
    except tomllib.TOMLDecodeError as error:
        text = str(error)
        at = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", text)
        line = source.text.count("\n") + 1
        if at:
            text = text[: at.start()]
            line = int(at.group(1)) if at.group(1) else line
        raise LoadError(source.file, line, "", f"is not valid TOML ({text})") from None
    except (RecursionError, ValueError, OverflowError):
        # nesting without end, or a number or date that Python cannot hold
        raise LoadError(source.file, None, "", "is not usable TOML", "look for absurd values") from None
    return data


# A key of many parts takes tomllib time that grows with their square: nothing of ours has more than a few.
_DEEP = re.compile(r"(?:^|(?<=[\s={},]))(?:[^.\s={},]+[ \t]*\.[ \t]*){40}")


def too_deep(text: str) -> int:
    """Return the line of a key that nobody would write, 0 if there is none."""
    key = _DEEP.search(text)
    return text.count("\n", 0, key.start()) + 1 if key is not None else 0


def toml_lines(text: str) -> dict[Where, int]:
    """Return the line of every value in a valid TOML text, by its path."""
    return _Locator(text).run()


_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.DOTALL)
_SCALAR = re.compile(r"[^,\]}#\n]+")
_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")


class _Locator:
    """Walks a text that tomllib has accepted and notes where each value stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.line = 1
        self.lines: dict[Where, int] = {}
        self.arrays: dict[Where, int] = {}  # arrays of tables: how many elements so far

    def run(self) -> dict[Where, int]:
        """Read statement after statement."""
        table: Where = ()
        self._take(_BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                double = self.text.startswith("[[", self.at)
                self.at += 2 if double else 1
                line = self.line
                table = self._header(self._key(), double)
                self.lines.setdefault(table, line)
                self.at += 2 if double else 1
            else:
                self._pair(table)
            self._take(_BLANK)
        return self.lines

    def _take(self, pattern: re.Pattern[str]) -> str:
        matched = pattern.match(self.text, self.at)
        taken = matched.group() if matched else ""
        self.at += len(taken)
        self.line += taken.count("\n")
        return taken

    def _key(self) -> list[str]:
        parts: list[str] = []
        while True:
            self._take(_SPACE)
            quoted = self.text[self.at] in "\"'"
            part = self._take(_STRING if quoted else _BARE)
            parts.append(str(tomllib.loads(f"x={part}")["x"]) if quoted else part)
            self._take(_SPACE)
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def _header(self, parts: list[str], double: bool) -> Where:
        table: Where = ()
        for number, part in enumerate(parts):
            table = (*table, part)
            last = number == len(parts) - 1
            if last and double:
                self.arrays[table] = self.arrays.get(table, 0) + 1
            self.lines.setdefault(table, self.line)
            if table in self.arrays:
                table = (*table, self.arrays[table] - 1)
        return table

    def _pair(self, table: Where) -> None:
        line = self.line
        where = table
        for part in self._key():
            where = (*where, part)
            self.lines.setdefault(where, line)
        self.at += 1  # the equals sign
        self._take(_SPACE)
        self._value(where)

    def _value(self, where: Where) -> None:
        self.lines.setdefault(where, self.line)
        first = self.text[self.at]
        if first not in "[{":
            self._take(_STRING if first in "\"'" else _SCALAR)
            return
        close = "]" if first == "[" else "}"
        self.at += 1
        number = 0
        self._take(_BLANK)
        while self.text[self.at] != close:
            if first == "[":
                self._value((*where, number))
                number += 1
            else:
                self._pair(where)
            self._take(_BLANK)
            if self.text[self.at] == ",":
                self.at += 1
                self._take(_BLANK)
        self.at += 1


# --- CSV ------------------------------------------------------------------------------------------------


def read_csv(source: Source, kind: type[T], key: Sequence[str] = ("id",)) -> tuple[T, ...]:
    """Read a CSV file as one struct per row; the fields of `key` together are different in every row."""
    lines = list(io.StringIO(source.text, newline="\n"))
    skipped = 0
    while skipped < len(lines) and (lines[skipped].startswith("#") or not lines[skipped].strip()):
        skipped += 1
    reader = csv.reader(lines[skipped:], strict=True)
    records: list[tuple[int, list[str]]] = []
    last = 0
    try:
        for cells in reader:
            if cells:
                records.append((skipped + last + 1, cells))
            last = reader.line_num
    except csv.Error as error:
        raise LoadError(source.file, skipped + last + 1, "", f"is not valid CSV ({error})") from None
    if not records:
        raise LoadError(source.file, None, "", "has no header row")
    fields = {field.encode_name: field for field in _struct(kind).fields}
    header = _header_of(source, records[0], fields)
    source.columns = header
    rows: list[T] = []
    seen: dict[tuple[object, ...], int] = {}
    for number, (line, cells) in enumerate(records[1:]):
        source.lines[(number,)] = line
        if len(cells) != len(header):
            raise source.error((number,), f"has {len(cells)} cells where the header has {len(header)}")
        data: dict[str, object] = {}
        for name, cell in zip(header, cells, strict=True):
            if cell.strip():
                data[name] = _cell(cell.strip(), fields[name].type)
        row = _convert(source, (number,), data, kind, strict=False)
        same = tuple(getattr(row, name) for name in key)
        if same in seen:
            raise source.error((number, key[-1]), f"{same[-1]!r} stands already on line {seen[same]}")
        seen[same] = line
        rows.append(row)
    return tuple(rows)


def _header_of(source: Source, record: tuple[int, list[str]], fields: dict[str, inspect.Field]) -> list[str]:
    line, cells = record
    header = [cell.strip() for cell in cells]
    for name in header:
        if name not in fields:
            raise LoadError(source.file, line, name, "is not a known column", nearest(name, fields))
        if header.count(name) > 1:
            raise LoadError(source.file, line, name, "stands twice in the header")
    for name, field in fields.items():
        if field.required and name not in header:
            raise LoadError(source.file, line, name, "this column is missing", "add it to the header")
    return header


def _cell(cell: str, kind: inspect.Type) -> object:
    kind, nullable = _plain(kind)
    if nullable and cell == "NA":
        return None
    if isinstance(kind, inspect.VarTupleType):
        return cell.split()
    if isinstance(kind, inspect.IntType) and not re.fullmatch(r"[+-]?\d{1,9}", cell):
        return [cell]  # what lax conversion would let through (1e3, 2.0) is refused like any other text
    if isinstance(kind, inspect.BoolType) and cell not in ("true", "false"):
        return [cell]
    return cell


# --- structs --------------------------------------------------------------------------------------------


@cache
def _struct(kind: type[msgspec.Struct]) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def _plain(kind: inspect.Type) -> tuple[inspect.Type, bool]:
    """Return a type without its "or None", and whether it had one."""
    if isinstance(kind, inspect.UnionType):
        others = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
        return others[0], len(others) < len(kind.types)
    return kind, False


def _type_at(kind: inspect.Type, where: Where) -> inspect.Type | None:
    for step in where:
        kind, _ = _plain(kind)
        if isinstance(kind, inspect.StructType):
            types = [field.type for field in kind.fields if field.encode_name == step]
            if not types:
                return None
            kind = types[0]
        elif isinstance(kind, inspect.VarTupleType):
            kind = kind.item_type
        elif isinstance(kind, inspect.DictType):
            kind = kind.value_type
        elif isinstance(kind, inspect.TupleType) and isinstance(step, int) and step < len(kind.item_types):
            kind = kind.item_types[step]
        else:
            return None
    return _plain(kind)[0]


_WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "null": "nothing",
    "date": "a date",
}
_NAME = re.compile(r"field `([^`]*)`")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
_SOME_KEY = "..."  # what msgspec writes for the key of a table whose keys are free
_LENGTH = re.compile(r"Expected `(\w+)(?: \| null)?` of length (>=|<=) (\d+)")
_FORM = re.compile(r"Expected `str(?: \| null)?` matching regex '(.*)'")
_BOUND = re.compile(r"Expected `(?:int|float)(?: \| null)?` (>=|<=) (-?[\d.]+)")


def convert(source: Source, data: object, kind: type[T]) -> T:
    """Make the struct of plain data that did not come as a file."""
    return _convert(source, (), data, kind, strict=True)


def struct_problems(source: Source, data: object, kind: type[T], most: int = 50) -> list[LoadError]:
    """Return every reason why plain data is not the struct, in the order of the fields; at most `most`."""
    errors: list[LoadError] = []
    _look(source, (), data, kind, errors, most)
    if not errors:
        try:
            _convert(source, (), data, kind, strict=True)
        except LoadError as error:
            errors.append(error)
    return errors


def _look(source: Source, where: Where, data: object, kind: Any, errors: list[LoadError], most: int) -> None:
    """Look at a value and then at its parts, so that one wrong part does not hide the others."""
    inner = _inner(kind)
    if len(errors) >= most:
        return
    if isinstance(inner, type) and issubclass(inner, msgspec.Struct) and isinstance(data, dict):
        fields = {field.encode_name: field for field in _struct(inner).fields}
        hints = get_type_hints(inner, include_extras=True)
        for name in data:
            if len(errors) >= most:
                return
            if name not in fields:
                hint = nearest(name, fields)
                errors.append(source.error((*where, str(name)), "is not a known field", hint))
        for name, field in fields.items():
            if name in data:
                _look(source, (*where, name), data[name], hints[field.name], errors, most)
            elif field.required:
                errors.append(source.error((*where, name), "is missing", "add it"))
        return
    parts = get_args(inner)
    if get_origin(inner) is tuple and parts[-1] is Ellipsis and isinstance(data, list):
        before = len(errors)
        for at, item in enumerate(data):
            _look(source, (*where, at), item, parts[0], errors, most)
        if len(errors) > before:
            return
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        errors.append(_problem(source, where, data, kind, inspect.type_info(kind), error, strict=True))


def _inner(kind: Any) -> Any:
    """Return a type hint without its constraints and its "or None"."""
    if get_origin(kind) is Annotated:
        return _inner(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        others = [each for each in get_args(kind) if each is not type(None)]
        return _inner(others[0]) if len(others) == 1 else kind
    return kind


def _convert(source: Source, base: Where, data: object, kind: type[T], strict: bool) -> T:
    """Convert with msgspec; its error becomes ours, with path, line and hint."""
    try:
        return msgspec.convert(data, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise _problem(source, base, data, kind, _struct(kind), error, strict) from None


def _problem(
    source: Source, base: Where, data: object, kind: Any, form: inspect.Type, error: Exception, strict: bool
) -> LoadError:
    problem, _, path = str(error).partition(" - at `$")
    where = _with_keys(data, kind, _steps(path), str(error), strict)
    expected = _type_at(form, where)
    hint = ""
    named = _NAME.search(problem)
    if problem.startswith("Object missing") and named:
        where = (*where, named.group(1))
        problem, hint = "is missing", "add it"
    elif problem.startswith("Object contains unknown") and named:
        if isinstance(expected, inspect.StructType):
            hint = nearest(named.group(1), [field.encode_name for field in expected.fields])
        where = (*where, named.group(1))
        problem = "is not a known field"
    elif isinstance(expected, inspect.LiteralType):
        value = _value_at(data, where)
        problem, hint = f"{value!r} is not known here", nearest(value, expected.values)
    else:
        if not strict:  # cells that are no numbers travel as lists, see _cell
            problem = problem.replace("`array`", repr(" ".join(_words(_value_at(data, where)))))
        problem = in_words(problem)
    return source.error(base + where, problem, hint)


def _steps(path: str) -> Where:
    steps = ((name or index) for name, index in _STEP.findall(path.rstrip("`")))
    return tuple(int(step) if step.isdecimal() else step for step in steps)


def _with_keys(data: object, kind: Any, where: Where, error: str, strict: bool) -> Where:
    """The place with the keys for which msgspec writes dots: up to that row the error is the same."""
    for at, step in enumerate(where):
        if step != _SOME_KEY:
            continue
        rows = list(_value(data, where[:at]).items())
        first, last = 0, len(rows) - 1
        while first < last:
            middle = (first + last) // 2
            part = _replaced(data, where[:at], dict(rows[: middle + 1]))
            first, last = (first, middle) if _error(part, kind, strict) == error else (middle + 1, last)
        where = (*where[:at], rows[first][0], *where[at + 1 :])
    return where


def _error(data: object, kind: Any, strict: bool) -> str:
    try:
        msgspec.convert(data, kind, strict=strict)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _replaced(data: Any, where: Where, value: object) -> Any:
    """The same data with another value at a place."""
    if not where:
        return value
    copy = data.copy()
    copy[where[0]] = _replaced(data[where[0]], where[1:], value)
    return copy


def in_words(problem: str) -> str:
    """What msgspec finds wrong with a value, for somebody who has never heard of it."""
    length = _LENGTH.search(problem)
    if length:
        what = "entries" if length[1] == "array" else "characters"
        if length[2] == ">=":
            return "is empty" if length[3] == "1" else f"has fewer than {length[3]} {what}"
        return f"has more than {length[3]} {what}"
    bound = _BOUND.search(problem)
    if bound:
        return f"must be {'at least' if bound[1] == '>=' else 'at most'} {bound[2]}"
    form = _FORM.search(problem)
    if form:
        return f"must be of the form {form[1]}"
    problem = re.sub(r"`(\w+)(?: \| null)?`", lambda word: _WORDS.get(word[1], word[1]), problem)
    return problem[0].lower() + problem[1:]


def _words(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]


def _value(data: Any, where: Where) -> Any:
    for step in where:
        data = data[step]
    return data


def _value_at(data: Any, where: Where) -> Any:
    value = _value(data, where)
    return value[0] if isinstance(value, list) and len(value) == 1 else value

"""Ints: a row of whole numbers, as long as it was made: a column of a State, a table of a Scenario.

Compiled code keeps the numbers themselves and reads them without touching Python objects, in a fraction of
the time a list takes. Interpreted code knows no faster row than the list or bytearray it was given, and keeps
that. So an Ints is indexed, sliced, iterated, asked for its length and compared with another; nothing else.

What is read from one is an `i64`, and so is what is computed with it: 64 bits, no more. A unit's number that
becomes a bit in a set of units must be an `int` first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from librt.vecs import vec

Ints: TypeAlias = "vec[i64]"
Rows: TypeAlias = "vec[vec[i64]]"  # rows of different length
Bytes: TypeAlias = "vec[u8]"  # numbers from 0 to 255; to be computed with, they must be an `int` first

COMPILED: Final = not __file__.endswith(".py")


def ints(values: list[int] | bytearray) -> Ints:
    """A row of these numbers; small ones may come as a bytearray, which is less memory to copy."""
    return vec[i64](values) if COMPILED else cast(Ints, values)


def filled(count: int, value: int) -> Ints:
    """A row of one number, many times."""
    return vec[i64]([value] * count) if COMPILED else cast(Ints, [value] * count)


def rows(values: list[list[int]]) -> Rows:
    """Several rows."""
    return vec[vec[i64]]([vec[i64](row) for row in values]) if COMPILED else cast(Rows, values)


def bytes_filled(count: int, value: int) -> Bytes:
    """The same for numbers below 256: in compiled code an eighth of the memory to be written."""
    return vec[u8]([value] * count) if COMPILED else cast(Bytes, [value] * count)


def small(values: list[int]) -> Bytes:
    """A row of numbers from 0 to 255 that are asked for now and then, in as little memory as possible."""
    return vec[u8](values) if COMPILED else cast(Bytes, bytearray(values))

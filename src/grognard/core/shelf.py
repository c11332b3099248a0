# mypyc: interpreted
"""Shelf: a list that grows for as long as a game lasts; what can no longer change is kept packed.

The log and the record of a campaign have tens of thousands of entries that hardly anybody looks at while it
goes on. `settle` packs those before a point in blocks; what comes later is at hand. A Shelf is indexed,
sliced, iterated and asked for its length like a list, and grows and is cut at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from marshal import dumps, loads
from typing import Generic, TypeVar, overload
from zlib import compress, decompress

T = TypeVar("T")

BLOCK = 256  # entries that are packed together


class Shelf(Generic[T]):
    """Entries in order. `plain` says one in tuples, numbers and text; `made` makes it again."""

    def __init__(
        self, plain: Callable[[T], object], made: Callable[[object], T], entries: list[T] | None = None
    ) -> None:
        self.plain = plain
        self.made = made
        self.blocks: list[bytes] = []
        self.loose: list[T] = entries or []  # those behind the blocks

    def copy(self) -> Shelf[T]:
        other = Shelf(self.plain, self.made, self.loose.copy())
        other.blocks = self.blocks.copy()
        return other

    def append(self, entry: T) -> None:
        self.loose.append(entry)

    def extend(self, entries: list[T]) -> None:
        self.loose += entries

    def settle(self, count: int) -> None:
        """The first so many will not change any more."""
        while BLOCK * (len(self.blocks) + 1) <= count:
            self.blocks.append(compress(dumps([self.plain(entry) for entry in self.loose[:BLOCK]])))
            self.loose = self.loose[BLOCK:]

    def cut(self, count: int) -> None:
        """Drops all but the first so many."""
        while BLOCK * len(self.blocks) > count:
            self.loose = self._unpacked(self.blocks.pop()) + self.loose
        del self.loose[count - BLOCK * len(self.blocks) :]

    def _unpacked(self, block: bytes) -> list[T]:
        return [self.made(plain) for plain in loads(decompress(block))]

    def __len__(self) -> int:
        return BLOCK * len(self.blocks) + len(self.loose)

    def __iter__(self) -> Iterator[T]:
        for block in self.blocks:
            yield from self._unpacked(block)
        yield from self.loose

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self.loose)
        for block in reversed(self.blocks):
            yield from reversed(self._unpacked(block))

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            if at.step not in (None, 1):
                return list(self)[at]
            first, end, _ = at.indices(len(self))
            return self._between(first, max(first, end))
        number = at if at >= 0 else len(self) + at
        if not 0 <= number < len(self):
            raise IndexError(f"no entry {at}: there are {len(self)}")
        return self._between(number, number + 1)[0]

    def _between(self, first: int, end: int) -> list[T]:
        packed = BLOCK * len(self.blocks)
        found: list[T] = []
        if first < packed:
            begin = first // BLOCK
            for block in self.blocks[begin : -(-min(end, packed) // BLOCK)]:
                found += self._unpacked(block)
            found = found[first - BLOCK * begin : end - BLOCK * begin]
        return found + self.loose[max(0, first - packed) : max(0, end - packed)]

# mypyc: interpreted
"""Shelf: a list that grows for as long as a game lasts; what can no longer change is kept packed.

The log and the record of a campaign have tens of thousands of entries that hardly anybody looks at while it
goes on. `pack_before` packs those before a point into blocks; what comes later is at hand. A Shelf is
indexed, sliced, iterated and asked for its length like a list, and grows and is cut at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from marshal import dumps, loads
from typing import Generic, TypeVar, overload
from zlib import compress, decompress

T = TypeVar("T")

BLOCK = 128  # entries that are packed at once
FORM = 4  # of marshal: what every Python from 3.4 on reads, as blocks are kept in databases too
FOLDED = 16  # blocks that become one, because more entries together need less


class Block:
    """A number of entries, packed."""

    __slots__ = ("count", "packed")

    def __init__(self, rows: list[tuple[object, ...]]) -> None:
        self.count = len(rows)
        self.packed = compress(dumps(list(zip(*rows, strict=True)), FORM))  # similar values stand together

    @staticmethod
    def of(count: int, packed: bytes) -> Block:
        """A block that was packed before."""
        block = Block.__new__(Block)
        block.count = count
        block.packed = packed
        return block

    def rows(self) -> list[tuple[object, ...]]:
        return list(zip(*loads(decompress(self.packed)), strict=True))


class Shelf(Generic[T]):
    """Entries in order. `plain` says one as so many numbers, texts and tuples; `made` makes it again."""

    def __init__(
        self,
        plain: Callable[[T], tuple[object, ...]],
        made: Callable[[tuple[object, ...]], T],
        entries: list[T] | None = None,
    ) -> None:
        self.plain = plain
        self.made = made
        self.blocks: list[Block] = []
        self.packed = 0  # entries in them
        self.loose: list[T] = entries or []  # those behind them

    def copy(self) -> Shelf[T]:
        other = Shelf(self.plain, self.made, self.loose.copy())
        other.blocks = self.blocks.copy()
        other.packed = self.packed
        return other

    def append(self, entry: T) -> None:
        self.loose.append(entry)

    def extend(self, entries: Iterable[T]) -> None:
        self.loose += entries

    def pack_before(self, count: int) -> None:
        """The first `count` entries will not change any more."""
        while self.packed + BLOCK <= count:
            self.blocks.append(Block([self.plain(entry) for entry in self.loose[:BLOCK]]))
            self.packed += BLOCK
            self.loose = self.loose[BLOCK:]
            small = self.blocks[-FOLDED:]
            if sum(block.count for block in small) == BLOCK * FOLDED:
                self.blocks[-FOLDED:] = [Block([row for block in small for row in block.rows()])]

    def cut(self, count: int) -> None:
        """Drops all but the first so many."""
        while self.packed > count:
            last = self.blocks.pop()
            self.packed -= last.count
            self.loose = self._unpacked(last) + self.loose
        del self.loose[count - self.packed :]

    def _unpacked(self, block: Block) -> list[T]:
        return [self.made(row) for row in block.rows()]

    def __len__(self) -> int:
        return self.packed + len(self.loose)

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
            first, end, stride = at.indices(len(self))
            return self._between(first, end) if stride == 1 else list(self)[at]
        number = at if at >= 0 else len(self) + at
        if not 0 <= number < len(self):
            raise IndexError(f"no entry {at}: there are {len(self)}")
        return self._between(number, number + 1)[0]

    def _between(self, first: int, end: int) -> list[T]:
        items: list[T] = []
        before = 0  # entries of earlier blocks
        for block in self.blocks:
            if first < before + block.count and before < end:
                items += self._unpacked(block)[max(0, first - before) : end - before]
            before += block.count
        return items + self.loose[max(0, first - before) : max(0, end - before)]

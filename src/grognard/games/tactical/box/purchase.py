# mypyc: interpreted
"""Forces bought for points, and the numbers they are drawn with: the same on every machine for a seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from grognard.core.kernel.playout import mix

T = TypeVar("T")


class Draw:
    """Numbers from a seed: the same on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed & 0xFFFFFFFF
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return mix(self.seed, self.count) * n >> 32

    def one(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]

    def percent(self, n: int) -> bool:
        return self.below(100) < n


class Counter(Protocol):
    """A kind of counter: its id, and how many of it are in the box."""

    @property
    def id(self) -> str: ...

    @property
    def count(self) -> int: ...


C = TypeVar("C", bound=Counter)


class Purchase(Generic[C]):
    """What one side has bought, and the points it has left."""

    def __init__(self, points: int) -> None:
        self.left = points
        self.bought: list[C] = []
        self.counts: dict[str, int] = {}

    def has(self, unit: C) -> int:
        """How many of this kind are bought."""
        return sum(each.id == unit.id for each in self.bought)

    def can_take(self, unit: C, price: int) -> bool:
        """Whether the points suffice, and there is one left in the box."""
        return price <= self.left and self.has(unit) < unit.count

    def take(self, unit: C, price: int) -> bool:
        """Buys a unit, if that is possible."""
        if not self.can_take(unit, price):
            return False
        self.bought.append(unit)
        self.left -= price
        return True

    def key(self, unit: C) -> str:
        """The name of the next counter of its kind: `G-INF-2`."""
        self.counts[unit.id] = self.counts.get(unit.id, 0) + 1
        return f"{unit.id.replace('_', '-')}-{self.counts[unit.id]}"

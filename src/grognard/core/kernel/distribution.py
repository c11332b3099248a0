"""Exact probability distributions.

Weights are whole numbers over one common total, so sums of dice and table look-ups stay exact.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from math import sqrt
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=Hashable)


class Distribution(Generic[K]):
    """A finite distribution: `weights[k]` chances out of `of`."""

    def __init__(self, weights: dict[K, int]) -> None:
        if not weights or any(w < 0 for w in weights.values()):
            raise ValueError("a distribution needs weights of zero or more, at least one outcome")
        self.weights = {k: w for k, w in weights.items() if w}
        self.of = sum(weights.values())
        if self.of == 0:
            raise ValueError("a distribution needs at least one outcome with a chance")

    def p(self, key: K) -> Fraction:
        return Fraction(self.weights.get(key, 0), self.of)

    def items(self) -> list[tuple[K, Fraction]]:
        return [(k, Fraction(w, self.of)) for k, w in self.weights.items()]

    def map(self, f: Callable[[K], L]) -> Distribution[L]:
        """The distribution of f(outcome): a table look-up."""
        weights: dict[L, int] = {}
        for k, w in self.weights.items():
            v = f(k)
            weights[v] = weights.get(v, 0) + w
        return Distribution(weights)

    def then(self, f: Callable[[K], Distribution[L]]) -> Distribution[L]:
        """What follows when each outcome leads to a further roll."""
        following = [(w, f(k)) for k, w in self.weights.items()]
        common = 1
        for _, d in following:
            common = common * d.of // _gcd(common, d.of)
        weights: dict[L, int] = {}
        for w, d in following:
            for v, x in d.weights.items():
                weights[v] = weights.get(v, 0) + w * x * (common // d.of)
        return Distribution(weights)

    def at_least(self: Distribution[int], n: int) -> Fraction:
        return Fraction(sum(w for k, w in self.weights.items() if k >= n), self.of)

    def mean(self: Distribution[int]) -> Fraction:
        return Fraction(sum(k * w for k, w in self.weights.items()), self.of)

    def plus(self: Distribution[int], other: Distribution[int]) -> Distribution[int]:
        """The sum of two independent rolls."""
        weights: dict[int, int] = {}
        for a, w in self.weights.items():
            for b, x in other.weights.items():
                weights[a + b] = weights.get(a + b, 0) + w * x
        return Distribution(weights)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    def __hash__(self) -> int:
        raise TypeError("a Distribution is not hashable")

    def __repr__(self) -> str:
        return "Distribution(" + ", ".join(f"{k}: {p}" for k, p in self.items()) + ")"


def _gcd(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a


def die(sides: int) -> Distribution[int]:
    return Distribution(dict.fromkeys(range(1, sides + 1), 1))


def dice(count: int, sides: int) -> Distribution[int]:
    total = die(sides)
    for _ in range(count - 1):
        total = total.plus(die(sides))
    return total


_QUANTILE = 1.959964  # of the normal distribution, for 95 %


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of the chance to win, which also holds near 0 and 1."""
    share, z = won / games, _QUANTILE
    middle = share + z * z / (2 * games)
    around = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - around) / whole, (middle + around) / whole

"""Distributions are exact: weights over one total, sums and look-ups without rounding."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.kernel.distribution import Distribution, dice, die

weights = st.dictionaries(st.integers(-5, 5), st.integers(0, 9), min_size=1, max_size=6).filter(
    lambda w: any(w.values())
)
distributions = weights.map(Distribution)


@given(distributions)
def test_chances_sum_to_one(d: Distribution[int]) -> None:
    assert sum(p for _, p in d.items()) == 1
    assert all(p > 0 for _, p in d.items())


@given(distributions, st.integers(1, 7))
def test_weights_may_have_any_common_factor(d: Distribution[int], factor: int) -> None:
    assert Distribution({k: w * factor for k, w in d.weights.items()}) == d


@given(distributions, distributions)
def test_the_sum_of_two_rolls_does_not_depend_on_their_order(
    a: Distribution[int], b: Distribution[int]
) -> None:
    assert a.plus(b) == b.plus(a)
    assert a.plus(b).mean() == a.mean() + b.mean()


@given(distributions, distributions, distributions)
def test_sums_may_be_taken_in_any_order(
    a: Distribution[int], b: Distribution[int], c: Distribution[int]
) -> None:
    assert a.plus(b).plus(c) == a.plus(b.plus(c))


@given(distributions)
def test_map_and_then_agree(d: Distribution[int]) -> None:
    assert d.map(lambda k: k // 2) == d.then(lambda k: Distribution({k // 2: 3}))
    assert d.map(lambda k: k) == d
    assert d.map(lambda k: "all").p("all") == 1


@given(distributions, distributions)
def test_then_is_the_rule_of_total_chance(d: Distribution[int], e: Distribution[int]) -> None:
    both = d.then(lambda k: e.map(lambda j: (k, j)))
    for k, p in d.items():
        for j, q in e.items():
            assert both.p((k, j)) == p * q


@given(distributions, st.integers(-6, 6))
def test_at_least_counts_the_outcomes_from_there_on(d: Distribution[int], n: int) -> None:
    assert d.at_least(n) == sum((p for k, p in d.items() if k >= n), Fraction(0))


@pytest.mark.parametrize(("count", "sides"), [(1, 6), (2, 6), (3, 6), (2, 10), (1, 100)])
def test_dice_equal_their_enumeration(count: int, sides: int) -> None:
    found: dict[int, int] = {}
    for faces in product(range(1, sides + 1), repeat=count):
        found[sum(faces)] = found.get(sum(faces), 0) + 1
    assert dice(count, sides).weights == found


def test_an_outcome_that_cannot_be_has_no_chance() -> None:
    assert die(6).p(7) == 0
    assert Distribution({1: 1, 2: 0}).items() == [(1, Fraction(1))]
    assert Distribution({1: 1, 2: 0}) == Distribution({1: 5})


@pytest.mark.parametrize("bad", [{}, {1: 0}, {1: -1, 2: 3}])
def test_impossible_distributions_are_refused(bad: dict[int, int]) -> None:
    with pytest.raises(ValueError, match="a distribution needs"):
        Distribution(bad)


def test_distributions_are_compared_by_chance_and_not_hashed() -> None:
    assert die(6) != die(8)
    assert die(2) != "die"
    assert repr(die(2)) == "Distribution(1: 1/2, 2: 1/2)"
    with pytest.raises(TypeError):
        hash(die(6))

"""Sealed dice are fair and keyed by ply; given rolls are taken in order; Fork follows every course."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.kernel.chance import (
    Die,
    Fork,
    OutOfRolls,
    Script,
    every_outcome,
    sealed_block,
    split_total,
)
from grognard.core.kernel.state import DIE, State
from tests.core.mini import RULES, MiniState


def state(seed: bytes = b"fair") -> MiniState:
    s = RULES.blank(RULES.load("skirmish", {}))
    assert isinstance(s, MiniState)
    s.seed = seed
    return s


def chi_square(counts: dict[int, int], expected: dict[int, float]) -> float:
    return sum((counts.get(k, 0) - e) ** 2 / e for k, e in expected.items())


# Bounds: the chi-square value that one in a hundred thousand fair dice exceeds, for the degrees of freedom.
@pytest.mark.parametrize(
    ("die", "bound"), [(Die(1, 6), 30.9), (Die(1, 10), 39.3), (Die(2, 6), 43.0), (Die(1, 100), 167.0)]
)
def test_sealed_dice_pass_a_frequency_test(die: Die, bound: float) -> None:
    s = state()
    counts: dict[int, int] = {}
    rolls = 12_000
    for ply in range(rolls // 20):
        s.ply = ply
        s.taken = 0
        for _ in range(20):
            total = s.roll(die)
            counts[total] = counts.get(total, 0) + 1
    expected = {k: float(p) * rolls for k, p in die.distribution().items()}
    assert set(counts) <= set(expected)
    assert 0.2 * len(expected) < chi_square(counts, expected) < bound


def test_pairs_of_rolls_in_a_row_are_independent() -> None:
    s = state(b"pairs")
    d6 = Die(1, 6)
    counts: dict[int, int] = {}
    for ply in range(7200):
        s.ply = ply
        s.taken = 0
        pair = s.roll(d6) * 10 + s.roll(d6)
        counts[pair] = counts.get(pair, 0) + 1
    expected = {a * 10 + b: 200.0 for a in range(1, 7) for b in range(1, 7)}
    assert chi_square(counts, expected) < 87.0


def test_a_loaded_die_fails_the_frequency_test() -> None:
    counts = dict.fromkeys(range(1, 7), 2000) | {6: 2300, 1: 1700}
    assert chi_square(counts, dict.fromkeys(range(1, 7), 2000.0)) > 30.9


def test_draws_from_a_cup_follow_its_counts() -> None:
    s = state(b"cup")
    cup = [0, 5, 1, 0, 4]
    counts: dict[int, int] = {}
    for ply in range(10_000):
        s.ply = ply
        s.taken = 0
        kind = s.draw(cup)
        counts[kind] = counts.get(kind, 0) + 1
    assert set(counts) == {1, 2, 4}
    assert chi_square(counts, {1: 5000.0, 2: 1000.0, 4: 4000.0}) < 23.1


def test_dice_are_keyed_by_seed_epoch_ply_and_block() -> None:
    blocks = {
        sealed_block(seed, epoch, ply, block)
        for seed in (b"a", b"b")
        for epoch in (0, 1)
        for ply in (0, 1)
        for block in (0, 1)
    }
    assert len(blocks) == 16
    assert sealed_block(b"a", 0, 0, 0) == sealed_block(b"a", 0, 0, 0)


def test_one_more_roll_does_not_shift_the_rolls_of_later_plies() -> None:
    one, two = state(), state()
    one.ply = two.ply = 1
    one.roll(Die(2, 6))
    two.roll(Die(2, 6))
    two.roll(Die(3, 10))
    for s in (one, two):
        s.ply = 2
        s.taken = 0
    assert [one.roll(Die(1, 100)) for _ in range(90)] == [two.roll(Die(1, 100)) for _ in range(90)]


def test_a_roll_is_a_barrier_and_tells_its_faces() -> None:
    s = state()
    total = s.roll(Die(3, 6))
    assert s.barrier == DIE
    assert len(s.dice) == 3
    assert sum(s.dice) == total


def test_a_redacted_state_has_no_dice() -> None:
    s = state(b"")
    with pytest.raises(RuntimeError, match="sample it first"):
        s.roll(Die(1, 6))


@pytest.mark.parametrize(("count", "sides"), [(0, 6), (1, 1), (1, 251), (-1, 6)])
def test_impossible_dice_are_refused(count: int, sides: int) -> None:
    with pytest.raises(ValueError, match="no dice of the kind"):
        Die(count, sides)


@pytest.mark.parametrize("cup", [[0, 0], [60000, 6000]])
def test_an_impossible_cup_is_refused(cup: list[int]) -> None:
    with pytest.raises(AssertionError, match="1 to 65536"):
        state().draw(cup)


# -- given rolls --------------------------------------------------------------------------------------


def test_given_rolls_are_taken_in_order() -> None:
    s = state()
    s.chance = Script([7, [3, 3], 55], [2])
    assert s.roll(Die(2, 6)) == 7
    assert s.roll(Die(2, 6)) == 6
    assert s.dice == [3, 3]
    assert s.roll(Die(1, 100)) == 55
    assert s.draw([0, 1, 1]) == 2
    assert s.taken == 0, "the sealed dice are not touched"


@pytest.mark.parametrize("given", [1, 13, [7, 1], [3], [3, 3, 3], -2])
def test_a_given_roll_must_be_possible(given: int | list[int]) -> None:
    s = state()
    s.chance = Script([given])
    with pytest.raises(OutOfRolls, match="is not a roll of 2D6"):
        s.roll(Die(2, 6))


@pytest.mark.parametrize("given", [0, 3, -1])
def test_a_given_draw_must_be_in_the_cup(given: int) -> None:
    s = state()
    s.chance = Script([], [given])
    with pytest.raises(OutOfRolls, match="none of it is left"):
        s.draw([0, 1, 1])


def test_more_dice_than_were_given() -> None:
    s = state()
    s.chance = Script([])
    with pytest.raises(OutOfRolls, match="2D6 is to be rolled"):
        s.roll(Die(2, 6))
    with pytest.raises(OutOfRolls, match="no given draw"):
        s.draw([1])


@pytest.mark.parametrize("die", [Die(1, 6), Die(2, 6), Die(3, 10)])
def test_every_total_splits_into_faces(die: Die) -> None:
    for total in range(die.count, die.count * die.sides + 1):
        faces = split_total(total, die)
        assert sum(faces) == total
        assert all(1 <= face <= die.sides for face in faces)
    with pytest.raises(OutOfRolls):
        split_total(die.count - 1, die)


# -- all rolls at once ---------------------------------------------------------------------------------


def test_fork_follows_every_course_exactly_once() -> None:
    """Two rolls, a draw that depends on the first, by classes: against the enumeration by hand."""
    ends: dict[tuple[int, int, int], Fraction] = {}

    def play(s: State) -> None:
        high = s.roll(Die(2, 6), bytes(1 if n >= 8 else 0 for n in range(13))) >= 8
        drawn = s.draw([2, 1]) if high else 9
        low = s.roll(Die(1, 10), bytes(n // 4 for n in range(11))) // 4
        assert isinstance(s, MiniState)
        s.score = [int(high), drawn, low]

    found = every_outcome(state(), play, 1000)
    for fork, s in found:
        assert isinstance(s, MiniState)
        key = (s.score[0], s.score[1], s.score[2])
        assert key not in ends, "each course once"
        ends[key] = fork.weight
        assert s.chance is None
    tens = {0: Fraction(3, 10), 1: Fraction(4, 10), 2: Fraction(3, 10)}
    high = Fraction(15, 36)
    expected = {(0, 9, low): (1 - high) * p for low, p in tens.items()}
    for low, p in tens.items():
        expected[1, 0, low] = high * Fraction(2, 3) * p
        expected[1, 1, low] = high * Fraction(1, 3) * p
    assert ends == expected
    assert sum(ends.values()) == 1


def rolls(s: State, die: Die) -> None:
    s.roll(die)


def test_fork_without_classes_splits_by_total() -> None:
    found = every_outcome(state(), lambda s: rolls(s, Die(2, 6)), 1000)
    assert sorted(fork.weight * 36 for fork, _ in found) == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


def test_a_limit_leaves_the_rest_undecided() -> None:
    found = every_outcome(state(), lambda s: rolls(s, Die(1, 6)), 4)
    assert sum(fork.weight for fork, _ in found) == Fraction(4, 6)


def again_and_again(s: State) -> None:
    """Rolls until a six comes, twenty times at most."""
    for _ in range(20):
        if s.roll(Die(1, 6), bytes([0, 0, 1, 1, 2, 2, 3])) == 6:
            return


def test_a_limit_leaves_the_rarest_courses_out() -> None:
    found = every_outcome(state(), again_and_again, 60)
    weights = [fork.weight for fork, _ in found]
    assert Fraction(1, 6) in weights, "a six at once is among the likeliest, though it is listed last"
    assert sum(weights) > Fraction(1, 3)


def until_they_differ(s: State) -> None:
    """Ties are rolled again, without end."""
    while s.roll(Die(1, 6)) == s.roll(Die(1, 6)):
        pass


def test_ties_rolled_again_without_end_come_to_an_end() -> None:
    found = every_outcome(state(), until_they_differ, 4000, 400)
    assert all(fork.taken[-1] != fork.taken[-2] for fork, _ in found)
    assert Fraction(19, 20) < sum(fork.weight for fork, _ in found) < 1


def test_enough_courses_are_enough_once_the_others_are_rare() -> None:
    def tries(s: State) -> None:
        for _ in range(12):
            if s.roll(Die(1, 6), bytes([0, 0, 1, 1, 1, 1, 1])) > 1:
                return

    every = every_outcome(state(), tries, 1000)
    assert sum(fork.weight for fork, _ in every) == 1
    few = every_outcome(state(), tries, 1000, 1)
    assert [fork.weight for fork, _ in few] == [Fraction(5, 6), Fraction(5, 36)]


def test_fork_does_not_touch_the_original() -> None:
    s = state()
    before = s.copy()

    def play(trial: State) -> None:
        assert isinstance(trial, MiniState)
        trial.score[0] = trial.roll(Die(1, 6))

    every_outcome(s, play, 100)
    assert (s.score, s.taken, s.barrier) == (before.score, before.taken, before.barrier)


def test_marks_are_kept_in_order() -> None:
    s = state()
    fork = Fork([])
    s.chance = fork
    s.mark(3, 7)
    s.mark(1)
    assert fork.marks == [(3, 7), (1, -1)]
    s.chance = None
    s.mark(2)  # nothing listens: nothing happens
    assert fork.marks == [(3, 7), (1, -1)]


def test_a_large_cup_is_drawn_from_evenly() -> None:
    """More than 256 things take two bytes each; every third of the cup comes up a third of the time."""
    s = state(b"cup")
    cup = [100, 100, 100]
    drawn = [0, 0, 0]
    for ply in range(3000):
        s.ply = ply
        s.taken = 0
        drawn[s.draw(cup)] += 1
    assert all(900 < count < 1100 for count in drawn)

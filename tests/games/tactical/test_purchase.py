"""Forces bought for points: what may be taken, how counters are named, numbers that follow from a seed."""

from __future__ import annotations

from msgspec import Struct

from grognard.core.kernel.playout import mix
from grognard.games.tactical.box.purchase import Draw, Purchase


class Kind(Struct, frozen=True):
    """A kind of counter."""

    id: str
    count: int


TANK = Kind("S_T34", 2)
SQUAD = Kind("S_RIF", 9)


def test_a_unit_is_taken_while_points_and_counters_last() -> None:
    force: Purchase[Kind] = Purchase(20)
    assert [force.take(TANK, 6) for _ in range(3)] == [True, True, False]  # two are in the box
    assert (force.left, force.has(TANK), force.has(SQUAD)) == (8, 2, 0)
    assert [force.take(SQUAD, 5) for _ in range(2)] == [True, False]  # three points are left
    assert (force.left, force.bought) == (3, [TANK, TANK, SQUAD])
    assert force.can_take(SQUAD, 3)


def test_counters_of_a_kind_are_numbered() -> None:
    force: Purchase[Kind] = Purchase(0)
    assert [force.key(kind) for kind in (TANK, SQUAD, TANK)] == ["S-T34-1", "S-RIF-1", "S-T34-2"]


def test_the_same_seed_draws_the_same() -> None:
    """The n-th number is `mix` of seed and n, so a battle is the same on every machine."""
    draw = Draw(7)
    assert [draw.below(100) for _ in range(5)] == [mix(7, n) * 100 >> 32 for n in range(1, 6)]
    assert Draw(7 + (1 << 32)).below(1000) == Draw(7).below(1000)
    one, other = Draw(9), Draw(9)
    assert one.shuffled(range(20)) == other.shuffled(range(20))
    assert sorted(one.shuffled(range(20))) == list(range(20))
    assert one.count == 40

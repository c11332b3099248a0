"""Random playouts are the same every time, in both builds, and policies answer like anybody."""

from __future__ import annotations

import pytest

from grognard.core.kernel.playout import mix, playout, random_lane
from grognard.core.kernel.policy import Default, Policy, Random
from grognard.core.kernel.state import asked_lanes
from tests.core.mini import RULES, new_mini


def test_mix_is_even() -> None:
    counts = [0] * 16
    for n in range(16_000):
        counts[mix(99, n) >> 28] += 1
    assert sum((c - 1000) ** 2 / 1000 for c in counts) < 46
    assert all(0 <= mix(n, n) < 2**32 for n in range(1000))


def test_a_playout_stops_at_its_limit() -> None:
    s = new_mini().state
    assert playout(s, 1, 4) == 4
    assert s.ply == 4
    assert playout(s, 1) < 200
    assert s.outcome >= 0
    assert playout(s, 1) == 0


def test_every_lane_is_answered_sooner_or_later() -> None:
    s = new_mini().state
    assert {random_lane(s, 7, n) for n in range(50)} == set(asked_lanes(s)) == {1, 2, 3}


def test_policies() -> None:
    s = new_mini().state
    assert Default().choose(s, 1) == 0
    random = Random(3)
    chosen = [random.choose(s, 1) for _ in range(200)]
    again = Random(3)
    assert chosen == [again.choose(s, 1) for _ in range(200)]
    assert set(chosen) == set(range(len(s.top(1).options(s))))
    with pytest.raises(NotImplementedError):
        Policy().choose(s, 1)
    assert RULES.name == "mini"

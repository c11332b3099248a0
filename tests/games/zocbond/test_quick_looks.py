"""What is kept or looked at quickly in the movement phase is what a look at everything finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.core.kernel.playout import playout
from grognard.core.kernel.state import advance
from grognard.core.referee.game import rules_of
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond import automatic, breakdown
from grognard.games.zocbond.kinds import EXTENDED, MARCH, TACTICAL
from grognard.games.zocbond.movement import Movement
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.verbs import ABSORB, SPLIT

SCENARIOS = ["the-island", "arnhem", "the-first-day"]


def movement_phases(scenario: str, choices: int) -> Iterator[HollandState]:
    """A random game, wherever somebody is asked what to move."""
    rules = rules_of("holland44")
    s = rules.start(rules.load(scenario, {}), b"quick")
    assert isinstance(s, HollandState)
    advance(s)
    for count in range(choices):
        if s.outcome >= 0:
            return
        playout(s, count, 1)
        if s.outcome < 0 and isinstance(s.top(), Movement):
            yield s


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_on_the_map_are_known(scenario: str) -> None:
    for s in movement_phases(scenario, 400):
        for player in (0, 1):
            found = [u for u in s.sc.units_of[player] if 0 <= s.place[u] < s.sc.box]
            assert list(s.on_map(player)) == found, s.ply


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ways_of_moving_are_those_that_nothing_refuses(scenario: str) -> None:
    """H44-8.1 to 8.3."""
    for s in movement_phases(scenario, 400):
        for u in s.on_map(s.active):
            for gait in (MARCH, EXTENDED, TACTICAL):
                refused = s.sc.movement_rules.gait_refusal(s, u, gait)
                assert (s.sc.movement_rules.gaits(s, [u])[0] >> gait & 1) == (not refused), (s.ply, u, gait)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_hex_that_can_be_shattered_is_passed_over(scenario: str) -> None:
    """H44-8.7: the bounds of `outweighed` and `exposed` are no tighter than the rule."""
    for s in movement_phases(scenario, 400):
        player = s.active
        legal = [h for h in range(s.sc.n) if automatic.target_refusal(s, player, h) == LEGAL]
        assert automatic.targets(s, player) == legal, s.ply


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_breakdown_is_passed_over(scenario: str) -> None:
    """H44-21.3, 21.4."""
    for s in movement_phases(scenario, 400):
        units = s.on_map(s.active)
        pairs = [(u, s.sc.breakdown_rules.part_for(s, u)) for u in units if breakdown.may_split(s, u)]
        options = breakdown.options(s, s.active)
        assert [(o.a, o.b) for o in options if o.verb == SPLIT] == pairs, s.ply
        absorbed = {(u, v) for u in units for v in units if breakdown.absorb_refusal(s, u, v) == LEGAL}
        assert {(o.a, o.b) for o in options if o.verb == ABSORB} == absorbed, s.ply

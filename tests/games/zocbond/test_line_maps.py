"""The supply lines that a State keeps are always those that a new search from the sources finds."""

from __future__ import annotations

import pytest

from grognard.core.kernel.playout import playout
from grognard.core.kernel.state import advance
from grognard.core.referee.game import rules_of
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.supply import Lines
from grognard.games.zocbond.supply import SupplyField, roads_to


def check_kept(s: HollandState) -> int:
    """Compares what is kept and would still be used; how many there were."""
    compared = 0
    for kept in s.line_maps:
        if kept.besides == s.sc.supply_rules.lines_depend(s, kept.player):
            field = SupplyField(s, kept)
            some = [h for h in range(0, s.sc.n, 61) if s.holder[h] != 1 - kept.player and kept.length[h]]
            shortest = [field.shortest(h) for h in some]
            found = [field.off_road(h) for h in range(s.sc.n)]
            field.trace()
            assert found == list(field.length), s.ply
            assert shortest == [field.length[h] for h in some], s.ply
            compared += 1
    for kept in s.road_maps:
        bare = s.copy()
        bare.forget_all_lines()
        field = SupplyField(s, kept)
        anew = roads_to(bare, kept.player, kept.sources)
        assert [field.by_road(h) for h in range(s.sc.n)] == [anew.by_road(h) for h in range(s.sc.n)], s.ply
    return compared


@pytest.mark.parametrize(("scenario", "choices"), [("the-island", 250), ("arnhem", 250)])
def test_what_is_kept_still_holds(scenario: str, choices: int) -> None:
    """H44-18.3: after every choice of a random game, for both sides, with and without unbridged canals."""
    rules = rules_of("holland44")
    s = rules.start(rules.load(scenario, {}), b"lines")
    assert isinstance(s, HollandState)
    advance(s)
    compared = 0
    for count in range(choices):
        if s.outcome >= 0:
            break
        playout(s, count, 1)
        compared += check_kept(s)
        for player in (0, 1):
            for dry in (False, True):
                assert len(Lines(s, player, dry=dry).ground.length) == s.sc.n
    assert compared > choices // 2

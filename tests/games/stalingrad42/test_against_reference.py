"""The solvers of ZOC, bonds, supply, isolation, retreats and railways against the slow reference.

GROGNARD_POSITIONS says how many random small positions there are, or which: 10000, or 300:10000.
"""

from __future__ import annotations

import os
from random import Random

from grognard.core.kinds import bit_list
from grognard.games.stalingrad42 import supply
from grognard.games.stalingrad42.retreat import companions
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond import bonds
from grognard.games.zocbond.retreat_paths import Flight
from grognard.games.zocbond.zoc import in_zoc

from .positions import Land, position
from .reference import Reference

SEEDS = range(*[int(part) for part in os.environ.get("GROGNARD_POSITIONS", "100").split(":")])


def corner(land: Land) -> list[int]:
    return [land.field.hex(name) for name in land.names]


def on_map(s: StalingradState) -> list[int]:
    return [u for u in range(s.sc.units) if 0 <= s.place[u] < s.sc.n]


def test_zoc_and_bonds() -> None:
    """S42-6.1, 7.1, 7.3, 7.5, 7.6: every hex and hexside of the corner, for both sides."""
    for seed in SEEDS:
        land, s = position(seed)
        reference = Reference(land, s)
        for h in corner(land):
            for player in (0, 1):
                assert in_zoc(s, h, player) == reference.zoc(h, player), (seed, player, s.sc.place_names[h])
                for d in range(6):
                    to = s.sc.neighbour[6 * h + d]
                    if 0 <= to < s.sc.n:
                        names = (seed, player, s.sc.place_names[h], s.sc.place_names[to])
                        assert bonds.bars(s, player, h, d) == reference.bars(player, h, to), names


def test_supply_lines() -> None:
    """S42-16.2.1, 16.3.1, 16.3.2, 16.3.3, 16.3.4: every unit, and hexes in which it is not."""
    for seed in SEEDS:
        land, s = position(seed)
        reference = Reference(land, s)
        random = Random(seed)
        for player in (0, 1):
            assert {*supply.sources(s, player)} - {s.sc.caspian_box, s.sc.strait_area} == {
                *reference.sources(player)
            } - {s.sc.caspian_box, s.sc.strait_area}, (seed, player)
            lines = supply.lines(s, player)
            own = [s.place[u] for u in on_map(s) if s.sc.owner[u] == player]
            for h in own + random.sample(corner(land), 4):
                if s.holder[h] != 1 - player:
                    names = (seed, player, s.sc.place_names[h])
                    assert lines.reaches(h) == reference.supplied(h, player), names


def test_isolation() -> None:
    """S42-16.5.1, 16.5.4: who is cut off, who suffers from it, and what helps."""
    for seed in SEEDS:
        land, s = position(seed)
        reference = Reference(land, s)
        for u in on_map(s):
            player = s.sc.owner[u]
            names = (seed, s.sc.unit_names[u], s.sc.place_names[s.place[u]])
            cut = not supply.endless_lines(s, player).reaches(s.place[u])
            assert cut == reference.isolated(s.place[u], player), names


def best_ways(
    s: StalingradState, reference: Reference, units: list[int], length: int
) -> list[list[list[int]]]:
    """Per unit of a stack its best ways."""
    steps = sum(s.steps[u] for u in units if reference.is_fighter(u))
    origin = s.place[units[0]]
    return [reference.best_retreats(u, [origin], length, set(units), steps) for u in units]


def test_retreats() -> None:
    """S42-12.1.3, 12.2: the best ways of every unit of a stack, over two to four hexes."""
    for seed in SEEDS:
        land, s = position(seed)
        reference = Reference(land, s)
        random = Random(seed)
        origin = s.place[random.choice([u for u in on_map(s) if reference.is_fighter(u)])]
        player = s.holder[origin]
        units = reference.fighters(origin, player) + bit_list(companions(s, origin, player))
        length = random.choice((2, 2, 3, 4))
        flight = Flight(s, units, origin, length, length, sum(1 << u for u in units))
        flight.search()
        for i, ways in enumerate(best_ways(s, reference, units, length)):
            found = {(way.first, way.end) for way in flight.best(i)}
            wanted = {(path[1], path[-1]) for path in ways}
            assert found == wanted, (seed, s.sc.unit_names[units[i]], s.sc.place_names[origin], length)

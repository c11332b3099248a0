"""The family's solvers against the slow reference, on random small positions.

GROGNARD_POSITIONS says how many there are, or which: 10000, or 300:10000.
"""

from __future__ import annotations

import os
from random import Random

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.state import RUN, advance, choose
from grognard.games.holland44.state import HollandState
from grognard.games.holland44.supply import Lines
from grognard.games.zocbond import bonds
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.kinds import ARTILLERY, DISRUPTED, GHOST, SOURCE
from grognard.games.zocbond.results import LIMITED, LONG, NORMAL
from grognard.games.zocbond.retreat import doomed
from grognard.games.zocbond.retreat_paths import RetreatSearch
from grognard.games.zocbond.verbs import SPLIT
from grognard.games.zocbond.zoc import in_zoc

from .positions import CORNER, position
from .reference import Reference

SEEDS = range(*[int(part) for part in os.environ.get("GROGNARD_POSITIONS", "300").split(":")])


def corner(s: HollandState) -> list[int]:
    return [s.sc.board.hex(name) for name in CORNER]


def on_map(s: HollandState) -> list[int]:
    return [u for u in range(s.sc.units) if 0 <= s.place[u] < s.sc.n]


def test_zoc_and_bonds() -> None:
    """H44-7.1, 7.4: every hex and hexside of the corner, for both sides."""
    for seed in SEEDS:
        s = position(seed)
        reference = Reference(s)
        for h in corner(s):
            for player in (0, 1):
                assert in_zoc(s, h, player) == reference.in_zoc(h, player), (seed, s.sc.place_names[h])
                for d in range(6):
                    to = s.sc.neighbour[6 * h + d]
                    if 0 <= to < s.sc.n:
                        names = (seed, player, s.sc.place_names[h], s.sc.place_names[to])
                        assert bonds.bars(s, player, h, d) == reference.bars(player, h, to), names


def test_supply_lines() -> None:
    """H44-18.3: every unit, and one hex in which it is not."""
    for seed in SEEDS:
        s = position(seed)
        reference = Reference(s)
        random = Random(seed)
        lines = [Lines(s, player) for player in (0, 1)]
        for u in on_map(s):
            player = s.sc.owner[u]
            for h in (s.place[u], random.choice(corner(s))):
                if s.holder[h] != 1 - player:
                    names = (seed, s.sc.unit_names[u], s.sc.place_names[h])
                    assert lines[player].reaches_from(u, h) == reference.supplied(u, h), names


def best_ends(
    s: HollandState, reference: Reference, u: int, fleeing: set[int], lengths: range
) -> tuple[set[tuple[int, int]], bool]:
    """First hex and end of every best way, and whether they end in a crowd."""
    origin = s.place[u]
    alive = [p for p in reference.paths(u, origin, lengths) if reference.survives(u, origin, p, fleeing)]
    ranked = []
    for path in alive:
        crowded = path[-1] < s.sc.n and s.sc.stacking_rules.crowds(s, 1 << u, path[-1], 0)
        ranked.append((reference.merit(u, origin, path, fleeing, crowded), (path[0], path[-1])))
    best = min((merit for merit, _ in ranked), default=())
    return {ends for merit, ends in ranked if merit == best}, bool(best) and best[-1] == 1


def test_retreats() -> None:
    """H44-13.1.3, 13.2, 12.4: the best ways of every unit of a stack, over two or three hexes."""
    for seed in SEEDS:
        s = position(seed)
        random = Random(seed)
        reference = Reference(s)
        origin = s.place[random.choice(on_map(s))]
        units = s.stack_at(origin)
        fleeing = sum(1 << u for u in units)
        shortest, longest = random.choice(((2, 2), (2, 2), (2, 3), (3, 3)))
        lengths = range(shortest, longest + 1)
        flight = RetreatSearch(s, units, origin, shortest, longest, fleeing)
        flight.search()
        lost = True
        for i, u in enumerate(units):
            found = {(way.first, way.end) for way in flight.best(i)}
            wanted, crowded = best_ends(s, reference, u, set(bit_list(fleeing)), lengths)
            assert found == wanted, (seed, s.sc.unit_names[u], s.sc.place_names[origin], lengths)
            lost = lost and (not wanted or crowded or s.sc.allowance[u] == 0)
        if not lost:
            assert not doomed(s, fleeing, origin, shortest, longest), seed


def steadied(s: HollandState) -> HollandState:
    """Nobody is routed, so nobody runs when an enemy comes next to him."""
    for u in on_map(s):
        s.order[u] = min(s.order[u], DISRUPTED)
    s.derive()
    return s


def ends_of(s: HollandState, u: int, vacated: int, hexes: int, kind: int) -> set[int]:
    """Where a unit can be when its advance has ended, by any choices; bridges are spared."""
    frame = Advance(s.sc.owner[u], 1 << u, vacated, hexes, kind)
    frame.thrust = 0
    s.lanes = [[frame]]
    s.asked = [RUN]
    advance(s)
    found: set[int] = set()
    waiting = [s]
    while waiting:
        at = waiting.pop()
        if not at.lanes[0]:
            found.add(at.place[u])
            continue
        top = at.top()
        options = top.options(at)
        if top.NAME != "Advance":
            options = [options[top.default(at)]]
        for o in options:
            if o.verb != SPLIT:
                after = at.copy()
                choose(after, 0, o)
                waiting.append(after)
    return found


def test_advances() -> None:
    """H44-15: every place in which a unit alone can end, of all three kinds of advances."""
    for seed in SEEDS:
        s = steadied(position(seed))
        random = Random(seed)
        reference = Reference(s)
        able = [u for u in on_map(s) if not s.sc.traits[u] & (ARTILLERY | GHOST | SOURCE)]
        if not able:
            continue
        u = random.choice(able)
        empty = [h for h in reference.neighbours(s.place[u]) if not reference.at.get(h)]
        if not empty:
            continue
        vacated = random.choice(empty)
        kind, hexes = random.choice(((LIMITED, 1), (NORMAL, 1), (LONG, 2)))
        wanted = reference.advance_ends(u, vacated, hexes, kind == LIMITED)
        names = (seed, s.sc.unit_names[u], s.sc.place_names[s.place[u]], s.sc.place_names[vacated], kind)
        assert ends_of(s, u, vacated, hexes, kind) == wanted, names

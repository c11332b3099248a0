"""The solvers of ZOC, bonds, supply, isolation, retreats and railways against the slow reference.

GROGNARD_POSITIONS says how many random small positions there are, or which: 10000, or 300:10000.
"""

from __future__ import annotations

import os
from random import Random

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.state import RUN, advance, choose
from grognard.games.stalingrad42 import attrition, supply
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.transport import rail, railheads
from grognard.games.zocbond import bonds
from grognard.games.zocbond.kinds import ISOLATED
from grognard.games.zocbond.retreat import CRT, Retreat
from grognard.games.zocbond.retreat_paths import RetreatSearch
from grognard.games.zocbond.verbs import ALONE, HALT, TO
from grognard.games.zocbond.zoc import in_zoc

from .positions import Land, position
from .reference import SOVIET, Reference
from .reference_rail import Railways

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
            s.supply[u] = ISOLATED
            assert attrition.suffers(s, u) == reference.suffers(u), names
            if reference.suffers(u):
                network = Railways(reference).network(player)
                assert attrition.modifier(s, u, None) == reference.endurance(u, network), names


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
        units = reference.fighters(origin, player) + bit_list(
            s.sc.retreat_rules.companions(s, origin, player)
        )
        length = random.choice((2, 2, 3, 4))
        flight = RetreatSearch(s, units, origin, length, length, sum(1 << u for u in units))
        flight.search()
        for i, ways in enumerate(best_ways(s, reference, units, length)):
            found = {(way.first, way.end) for way in flight.best(i)}
            wanted = {(path[1], path[-1]) for path in ways}
            assert found == wanted, (seed, s.sc.unit_names[units[i]], s.sc.place_names[origin], length)


def test_played_retreats() -> None:
    """S42-12.1.2, 12.1.3: hex by hex, what is offered is what the ways from there leave."""
    for seed in SEEDS:
        land, s = position(seed)
        random = Random(seed)
        reference = Reference(land, s)
        origin = s.place[random.choice([u for u in on_map(s) if reference.is_fighter(u)])]
        player = s.holder[origin]
        units = reference.fighters(origin, player) + bit_list(
            s.sc.retreat_rules.companions(s, origin, player)
        )
        length = random.choice((2, 3, 4))
        frame = Retreat(player, sum(1 << u for u in units), origin, length, length, CRT, int(length == 4))
        s.lanes = [[frame]]
        s.asked = [RUN]
        advance(s)
        while s.lanes[0]:
            top = s.top()
            options = top.options(s)
            if isinstance(top, Retreat):
                found = {(o.verb, o.a) for o in options if o.verb != ALONE}
                assert found == next_steps(s, land, top), (seed, s.sc.place_names[origin], length)
            choose(s, 0, random.choice(options))


def next_steps(s: StalingradState, land: Land, frame: Retreat) -> set[tuple[int, int]]:
    """How units that retreat together may go on: on ways that are best for each of them."""
    reference = Reference(land, s)
    units = bit_list(frame.units)
    path = [*frame.trail, s.place[units[0]]]
    steps = sum(s.steps[u] for u in units if reference.is_fighter(u))
    fleeing = set(bit_list(frame.fleeing))
    ways = [reference.best_retreats(u, path, frame.longest, fleeing, steps) for u in units]
    common = [way for way in ways[0] if all(way in own for own in ways)]
    found = {(HALT, 0) if way == path else (TO, way[len(path)]) for way in common}
    return (
        found | {(HALT, 0)}
        if frame.hexes == 0 and all(s.sc.retreat_rules.may_stay(s, u) for u in units)
        else found
    )


# -- railways ------------------------------------------------------------------------------------------


def test_trains() -> None:
    """S42-5.6.2, 5.6.3: who can go by rail, and whereto."""
    for seed in SEEDS:
        land, s = position(seed)
        random = Random(seed)
        s.railed = random.randint(0, 4)
        s.railed_from_map = random.randint(0, 1)
        railways = Railways(Reference(land, s))
        for player in (0, 1):
            able = {u for u in fielded(s, player) if railways.ends(u)}
            assert set(rail.passengers(s, player)) == able, (seed, player)
            for u in able:
                assert set(rail.ends(s, u)) == railways.ends(u), (seed, s.sc.unit_names[u])


def fielded(s: StalingradState, player: int) -> list[int]:
    """Units in hexes and areas."""
    return [u for u in range(s.sc.units) if 0 <= s.place[u] < s.sc.box and s.sc.owner[u] == player]


def test_rail_network() -> None:
    """S42-17.4, 17.5."""
    for seed in SEEDS:
        land, s = position(seed)
        railways = Railways(Reference(land, s))
        for player in (0, 1):
            found = rail.network(s, player)
            assert {h for h in range(s.sc.n) if found[h]} == railways.network(player), (seed, player)


def test_railheads() -> None:
    """S42-17.1, 17.2.1, 17.3.1, 17.3.2: they move on, lines between them are converted, Soviets push them."""
    for seed in SEEDS:
        land, s = position(seed)
        railheads.convert_lines(s)  # so that what follows is due to one step
        random = Random(seed)
        railheads.begin(s)
        railways = Railways(Reference(land, s))
        assert not railways.converted_between(), seed
        steps = {(o.a, o.b) for o in railheads.options(s)}
        assert steps == railways.advances(), seed
        pushed = s.copy()
        pushed.active = SOVIET  # S42-17.3.1: in the Soviet turn only
        railheads.push_back(pushed)
        for before, now in zip(s.railhead, pushed.railhead, strict=True):
            if before >= 0:
                assert now in railways.fallbacks(before), (seed, s.sc.place_names[before])
        if steps:
            here, to = random.choice(sorted(steps))
            railheads.move(s, here, to)
            railways.converted.add(to)
            wanted = railways.converted | railways.converted_between()
            assert {h for h in range(s.sc.n) if s.gauge[h]} == wanted, (seed, s.sc.place_names[to])

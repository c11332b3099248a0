"""What is kept or looked at quickly is what a look at everything finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.core.kernel.playout import playout
from grognard.core.kernel.state import advance
from grognard.games.stalingrad42 import resources, supply
from grognard.games.stalingrad42.faults import derived_faults
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.transport import rail
from grognard.games.zocbond import automatic, combat
from grognard.games.zocbond.combat import AT_ATTACKS, Combat
from grognard.games.zocbond.kinds import EXTENDED, MARCH, MOVED, STILL, TACTICAL
from grognard.games.zocbond.movement import Move, Movement
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.supply import FAR, SupplyField, roads_to
from grognard.games.zocbond.verbs import TO

RULES = StalingradRules()
SCENARIOS = [pytest.param("uranus", marks=pytest.mark.long), "caucasus"]


def positions(scenario: str, choices: int) -> Iterator[StalingradState]:
    """A random game, wherever somebody is asked."""
    s = RULES.start(RULES.load(scenario, {}), b"quick")
    assert isinstance(s, StalingradState)
    advance(s)
    for count in range(choices):
        if s.outcome >= 0:
            return
        playout(s, count, 1)
        if s.outcome < 0:
            yield s


def check_gaits(s: StalingradState) -> None:
    units = [int(u) for u in s.on_map(s.active) if not s.marks[u] & MOVED]
    for u, ways in zip(units, s.sc.movement_rules.gaits(s, units), strict=True):
        assert (ways >> STILL & 1) == (not s.sc.movement_rules.rout_refusal(s, u)), (s.ply, u)
        for gait in (MARCH, EXTENDED, TACTICAL):
            assert (ways >> gait & 1) == (not s.sc.movement_rules.gait_refusal(s, u, gait)), (s.ply, u, gait)


def check_lines(s: StalingradState) -> int:
    """Compares what is kept and would still be used; how many there were."""
    supply_rules = s.sc.supply_rules
    compared = 0
    for kept in s.line_maps:
        if kept.besides == supply_rules.lines_depend(s, kept.player):
            field = SupplyField(s, kept)
            some = [h for h in range(0, s.sc.n, 97) if s.holder[h] != 1 - kept.player and kept.length[h]]
            some = some if kept.reach <= FAR else []
            shortest = [field.shortest(h) for h in some]
            found = [field.off_road(h) for h in range(s.sc.n)]
            field.trace()
            assert found == list(field.length), s.ply
            assert shortest == [field.length[h] for h in some], s.ply
            compared += 1
    for kept in s.road_maps:
        if kept.besides == supply_rules.roads_depend(s, kept.player):
            bare = s.copy()
            bare.forget_all_lines()
            field = SupplyField(s, kept)
            anew = roads_to(bare, kept.player, kept.sources)
            same = [h for h in range(s.sc.n) if field.by_road(h) == anew.by_road(h)]
            assert len(same) == s.sc.n, s.ply
    return compared


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_choice_is_passed_over(scenario: str) -> None:
    """S42-5.1, 8.1, 8.6.1: the bounds of `outweighed` and `exposed` are no tighter than the rules."""
    looks = 0
    for s in positions(scenario, 1500):
        frame = s.top()
        if isinstance(frame, Movement) and s.ply % 4 == 0:
            looks += 1
            check_gaits(s)
            legal = [h for h in range(s.sc.n) if automatic.target_refusal(s, s.active, h) == LEGAL]
            assert automatic.targets(s, s.active) == legal, s.ply
        elif isinstance(frame, Combat) and frame.step == AT_ATTACKS:
            looks += 1
            legal = [h for h in range(s.sc.n) if combat.attack_refusal(s, frame.player, h) == LEGAL]
            assert combat.targets(s, frame.player) == legal, s.ply
    assert looks > 20


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_lines_of_a_price_add_up(scenario: str) -> None:
    """S42-5.2, 5.5.1, 6.2, 22.3.1."""
    steps = 0
    for s in positions(scenario, 600):
        frame = s.top()
        for o in frame.options(s) if isinstance(frame, Move) else []:
            if o.verb == TO:
                steps += 1
                assert frame.ledgers(s, o)[0].total == frame.price(s, o), (s.ply, o.a)
    assert steps > 20


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_follows_from_the_stacks_is_kept(scenario: str) -> None:
    for s in positions(scenario, 600):
        found: list[str] = []
        if s.ply % 5 == 0:
            derived_faults(s, found)
        assert not found, s.ply


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_kept_lines_still_hold(scenario: str) -> None:
    """S42-16.3.1: for both sides, with and without a limit off the road."""
    compared = 0
    for s in positions(scenario, 250):
        compared += check_lines(s)
        for player in (0, 1):
            assert len(supply.lines(s, player).length) == s.sc.n
            assert len(supply.endless_lines(s, player).length) == s.sc.n
    assert compared > 125


def test_what_an_automatic_ds_hangs_on_is_named() -> None:
    """S42-8.6.1: each of these may change the odds, and so makes a look at them a new one."""
    s = next(positions("uranus", 1))
    h = next(h for h in s.sc.control_hexes if h in s.sc.cities)
    beside = next(int(at) for at in s.sc.neighbour[6 * h : 6 * h + 6] if 0 <= at < s.sc.n)
    was = combat_facts(s, beside)
    for change in ("turn", "turn_kind", "rained", "activated", "forts_live", "flotilla"):
        other = s.copy()
        setattr(other, change, getattr(s, change) + 1)
        assert combat_facts(other, beside) != was, change
    other = s.copy()
    other.control[s.sc.control_row[h]] = 1 - s.control[s.sc.control_row[h]]
    assert combat_facts(other, beside) != was
    other = s.copy()
    other.set_fort(h, 4 - s.fort[h])
    assert combat_facts(other, beside) != was


def combat_facts(s: StalingradState, h: int) -> list[int]:
    return list(s.sc.combat_rules.shatter_depends(s, h))


def networks(s: StalingradState) -> list[list[int]]:
    return [list(rail.network(s, player)) for player in (0, 1)]


def near(s: StalingradState) -> list[list[int]]:
    return [list(rail.near_network(s, player, 2)) for player in (0, 1)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_kept_railways_and_sites_of_forts_still_hold(scenario: str) -> None:
    """S42-17.4, 9.7.2: while units come and go, and in the initial phase."""
    kept = 0
    for s in positions(scenario, 500):
        kept += len(s.rail_nets) + (s.fort_map is not None)
        bare = s.copy()
        bare.forget_all_lines()
        bare.rail_nets = []
        bare.fort_map = None
        assert networks(s) == networks(bare), s.ply
        assert near(s) == near(bare), s.ply
        if s.ply % 3 == 0:
            assert resources.fort_sites(s, s.active) == resources.fort_sites(bare, s.active), s.ply
    assert kept > 500

"""Aircraft and secrets: the load is the owner's alone; chances equal enumeration; recruits play flights."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from grognard.bots.panzer.greedy import Greedy
from grognard.core.kernel.column import UNKNOWN
from grognard.core.kernel.state import IDLE, RUN
from grognard.core.referee.game import start
from grognard.core.referee.position import position_text
from grognard.games.panzer import RULES, knowledge
from grognard.games.panzer.air.loads import Loads, load_lanes
from grognard.games.panzer.air.plane import BOMBS, ROCKETS
from grognard.games.panzer.faults import faults
from grognard.games.panzer.state import PanzerState, with_cell
from grognard.games.panzer.turn import Setup

from .battle import Battle
from .skies import GERMAN, IL2, SOVIET, TWO, flying, phase, sky

GUN = {"G-1": "GT-FLK38 M6 N overwatch", "G-2": "GL-INF M9 S", "S-1": "S-T34-76 A12 N"}
WAY = (
    f"fly-in {IL2}",
    "edge north",
    "over M0",
    "heading S",
    "speed low",
    "altitude low",
    "hold",
    "fly M5",
    "hold",
    "strafe M6",
    "hold",
    "leave",
)


def seen_by(b: Battle, player: int) -> str:
    """All that a player may know of a position."""
    return position_text(RULES, RULES.redact(b.s, player))


def test_the_load_changes_nothing_that_the_other_side_sees_or_is_asked() -> None:
    """L1, 6.7.1: step by step through a flight with one attack by guns."""
    told = []
    for kind in (BOMBS, ROCKETS):
        b = phase(GUN, rolls=[50] * 12)
        b.s.load = with_cell(b.s.load, b.unit(IL2), kind)
        rows = []
        for key in WAY:
            asked = b.asked() == "german"
            rows.append((seen_by(b, GERMAN), b.asked(), b.kind(), b.offers() if asked else []))
            b.play(key)
        rows.append((seen_by(b, GERMAN), "", "", []))
        told.append(rows)
    assert told[0] == told[1]


def test_the_load_is_blank_to_the_other_side_until_it_is_used() -> None:
    """L8: what it may be is public."""
    b = sky(GUN)
    u = b.unit(IL2)
    known = RULES.redact(b.s, GERMAN)
    assert isinstance(known, PanzerState)
    assert (known.load[u], known.load_may[u]) == (UNKNOWN, 1 << BOMBS | 1 << ROCKETS)
    own = RULES.redact(b.s, SOVIET)
    assert isinstance(own, PanzerState)
    assert own.load[u] == BOMBS
    loads = set()
    for seed in range(30):
        world = knowledge.sample(known, GERMAN, bytes([seed]))
        assert faults(world) == []
        loads.add(world.load[u])
    assert loads == {BOMBS, ROCKETS}
    assert known.load[u] == UNKNOWN  # a sample changes nothing of what it was made from


def test_the_lane_of_loads_is_filled_for_the_other_side() -> None:
    """R-44: who is still asked has chosen nothing yet."""
    b = sky(GUN, TWO)
    s = b.s.copy()
    s.lanes = [[Setup()]]
    s.shared = [0]
    s.asked = [RUN]
    s.turn = 0
    game = start(RULES, s, b.script)
    assert [asked for asked in game.state.asked if asked >= 0] == [SOVIET]
    known = RULES.redact(game.state, GERMAN)
    assert isinstance(known, PanzerState)
    world = knowledge.sample(known, GERMAN, b"x")
    assert isinstance(world.lanes[1 + SOVIET][0], Loads)
    assert world.asked[0] == IDLE


def test_no_lane_without_a_choice() -> None:
    """6.7.1."""
    b = sky(GUN, ({"key": "S-IL2", "side": "soviet", "card": "SA-PE2"},))
    assert load_lanes(b.s) == [None, None]


# -- chances ------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["no-command", "move"])
def test_the_outlook_of_a_run_equals_enumeration(command: str) -> None:
    """K2: every roll of the die played, against the chances told."""
    units = {**GUN, "G-1": f"GL-INF M6 S {command}"}
    ends: Counter[str] = Counter()
    for roll in range(1, 101):
        b = flying(sky(units, rolls=[roll], may=()), "M0", "S", moves=5)
        b.play("strafe M6")
        u = b.unit("G-1")
        if not b.s.on_map(u):
            ends["removed"] += 1
        elif b.s.reduced[u]:
            ends["reduced"] += 1
        else:
            ends["suppressed" if b.s.sup[u] else "nothing"] += 1
    b = flying(sky(units, may=()), "M0", "S", moves=5)
    part = b.game.seat(SOVIET).odds("strafe 1M6").parts[0]
    told = {branch.label.id.removeprefix("panzer-outcome-"): branch.p for branch in part.branches}
    assert told == {name: Fraction(count, 100) for name, count in ends.items()}


def test_a_face_down_target_has_two_worlds() -> None:
    """Section 11: moving or not, by what its counter may be."""
    units = {**GUN, "G-1": "GL-INF M6 S"}
    chances = []
    for command in ("no-command", "move"):
        known = flying(sky({**GUN, "G-1": f"GL-INF M6 S {command}"}, may=()), "M0", "S", moves=5)
        chances.append(harm(known))
    hidden = flying(sky(units, may=("move", "no-command")), "M0", "S", moves=5)
    assert harm(hidden) == sum(chances) / 2


def harm(b: Battle) -> Fraction:
    """The chance that the target is suppressed or worse."""
    part = b.game.seat(SOVIET).odds("strafe 1M6").parts[0]
    nothing = [branch.p for branch in part.branches if branch.label.id == "panzer-outcome-nothing"]
    return 1 - sum(nothing, Fraction(0))


def test_the_outlook_of_a_shot_equals_enumeration() -> None:
    """6.7.4.2.1: ammunition and fire."""
    way = WAY[:6]
    ends: Counter[str] = Counter()
    for short in (1, 10):
        for roll in range(1, 101):
            b = phase(GUN, rolls=[short, roll, 10, 1, 1, 1])
            b.play(*way, "flak G-1")
            u = b.unit(IL2)
            weight = 6 if short == 1 else 4
            if b.s.is_lost(u):
                ends["shot-down"] += weight
            elif b.s.hurt[u]:
                ends["damaged"] += weight
            else:
                ends["suppressed" if b.s.sup[u] else "nothing"] += weight
    b = phase(GUN)
    b.play(*way)
    told: Counter[str] = Counter()
    for ammunition in b.game.seat(GERMAN).odds("flak G-1").branches:
        for branch in ammunition.then:
            told[branch.label.id.removeprefix("panzer-outcome-")] += branch.p  # type: ignore[assignment]
    assert dict(told) == {name: Fraction(count, 1000) for name, count in ends.items()}


# -- computers ----------------------------------------------------------------------


def test_recruits_fly_and_fire_at_aircraft() -> None:
    """Every question of an Air Phase has an answer; an attack is made and a gun fires."""
    units = {**GUN, "G-3": "G-STG3G M10 S"}
    b = phase(units, TWO, rolls=[5] * 200)
    policy = Greedy()
    for _ in range(200):
        if b.game.over or not any(asked >= 0 for asked in b.s.asked):
            break
        options = b.game.decision.options
        b.game.play(options[policy.choose(b.s, 0)])
    told = b.events()
    assert told.count("flies-in") == 2
    assert "flak" in told
    assert {"strafes", "bombs", "rockets"} & set(told)

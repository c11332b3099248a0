"""6.7.3.1: sight and acquisition from the air against a brute force on random small maps."""

from __future__ import annotations

import random

import pytest

from grognard.games.panzer.air.acquire import acquire_refusal
from grognard.games.panzer.air.air_sight import hiding
from grognard.games.panzer.air.course import Course, ahead
from grognard.games.panzer.ground.cover import AIRCRAFT, VEHICLE
from grognard.games.panzer.refusals import LEGAL
from grognard.games.panzer.scenario import AIR, PanzerScenario
from grognard.games.panzer.state import SUP_NONE, SUP_ON, PanzerState, blank, derive
from tests.positions import seeds

from .air_reference import Trip, seen_from_above, step
from .lands import land_for, random_position
from .sight_reference import Hex, Position

SEEDS = seeds(60)
TARGETS = 6


def state_on(position: Position, targets: list[Hex]) -> tuple[PanzerState, dict[Hex, int]]:
    """Unit 0 is an aircraft of side 1, the others are vehicles of side 0."""
    land, at = land_for(position)
    sc = PanzerScenario("", {}, land)
    sc.units = 1 + len(targets)
    sc.unit_names = [f"U{u}" for u in range(sc.units)]
    sc.side = [1] + [0] * len(targets)
    for u, side in enumerate(sc.side):
        sc.units_of[side].append(u)
        sc.mask_of[side] |= 1 << u
    sc.kind = [AIRCRAFT] + [VEHICLE] * len(targets)
    s = blank(sc)
    s.place[0] = sc.off + AIR
    for u, h in enumerate(targets):
        s.place[1 + u] = at[h]
    for h in position.rubble:
        s.rubble[at[h]] = 1
    derive(s)
    return s, at


@pytest.mark.parametrize("seed", SEEDS)
def test_sight_from_the_air(seed: int) -> None:
    """6.7.3.1.3, R2-25, R2-72."""
    position = random_position(seed)
    land, at = land_for(position)
    sc = PanzerScenario("", {}, land)
    rubble = bytearray(sc.n)
    for h in position.rubble:
        rubble[at[h]] = 1
    draw = random.Random(seed)
    board = sorted(at)
    for _ in range(150):
        ground, over, altitude = draw.choice(board), draw.choice(board), draw.randrange(3)
        mark = position.stands(ground) + draw.choice((0, 0, 1))
        seen = not hiding(sc, at[ground], mark, at[over], altitude, bytes(rubble))
        assert seen == (ground == over or seen_from_above(position, ground, mark, over, altitude))


@pytest.mark.parametrize("seed", SEEDS)
def test_acquisition(seed: int) -> None:
    """6.7.3.1.1: random flights with a turn, an attack and suppression."""
    position = random_position(1000 + seed)
    draw = random.Random(seed)
    board = [(c, r) for c in range(position.size[0]) for r in range(position.size[1])]
    s, at = state_on(position, [draw.choice(board) for _ in range(TARGETS)])
    places = {number: h for h, number in at.items()}
    for _ in range(30):
        trip = random_trip(s, at, draw)
        course = Course(at[trip.entry], trip.heading, trip.altitude)
        course.moves = trip.moves
        if trip.bank[0] >= 0:
            course.banked, course.heading = trip.bank
        suppressed = draw.random() < 0.3
        s.sup[0] = SUP_ON if suppressed else SUP_NONE
        for t in range(1, s.sc.units):
            wanted = trip.acquired(position, places[s.place[t]], suppressed)
            assert (acquire_refusal(s, 0, course, trip.speed, trip.last, t) == LEGAL) is wanted


def random_trip(s: PanzerState, at: dict[Hex, int], draw: random.Random) -> Trip:
    """From any hex in any direction; at low speed perhaps with a turn, perhaps after an attack."""
    trip = Trip(draw.choice(sorted(at)), draw.randrange(6), draw.randrange(2), draw.randrange(3))
    h, heading = trip.entry, trip.heading
    for index in range(draw.randrange(14)):
        if trip.bank[0] < 0 and trip.speed == 0 and draw.random() < 0.1:
            heading = (heading + draw.choice((1, 5))) % 6
            trip.bank = (index, heading)
        if ahead(s.sc, at[h], heading) < 0:
            break
        h = step(h, heading)
        trip.moves = index + 1
    if trip.bank[0] > trip.moves:
        trip.bank = (-1, 0)
    trip.last = draw.choice((-1, -1, draw.randrange(trip.moves + 1)))
    return trip

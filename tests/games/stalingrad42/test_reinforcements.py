"""Chapter 22.1: reinforcements come to their areas, in their turn, and are there then."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42 import reinforcements
from grognard.games.stalingrad42.scenario import AXIS, SOVIET
from grognard.games.zocbond.kinds import REFITTED
from grognard.games.zocbond.refusals import LEGAL, NOT_YOURS
from tests.games.stalingrad42.field import Field

FOOT = "DE-ID-45"
RIFLE = "SU-RD-1"


def waiting() -> Field:
    """Two units that are due in this turn."""
    arrivals = [
        {"turn": 3, "areas": ["A", "B"], "keys": [RIFLE]},
        {"turn": 3, "areas": ["X", "Y"], "keys": [FOOT]},
    ]
    units = {FOOT: "@waiting due=3", RIFLE: "@waiting due=3"}
    return Field(units, arrivals=arrivals, phase="initial")


def test_a_unit_that_arrives_is_there_and_begins_there() -> None:
    """S42-22.1.2: it is in the area, and that is where its turn began."""
    f = waiting()
    u = f.unit(FOOT)
    [place, *_] = reinforcements.places(f.s, u)
    assert reinforcements.refusal(f.s, AXIS, u, place) == LEGAL
    reinforcements.arrive(f.s, u, place)
    assert (f.s.place[u], f.s.began[u]) == (place, place)
    assert f.told("arrives") == [(u, place, 0, 0)]
    assert not f.marked(FOOT, REFITTED)  # only volunteers hardly move (S42-20.8)


@pytest.mark.parametrize("player", [AXIS, SOVIET])
def test_nobody_brings_a_unit_of_the_other_side(player: int) -> None:
    """S42-22.1.1."""
    f = waiting()
    u = f.unit(RIFLE if player == AXIS else FOOT)
    place = reinforcements.places(f.s, u)[0]
    assert reinforcements.refusal(f.s, player, u, place) == NOT_YOURS
    assert reinforcements.refusal(f.s, 1 - player, u, place) == LEGAL
    assert reinforcements.refusal(f.s, player, f.sc.units, place) == NOT_YOURS

"""Zones of set-up, with a game of two camps that is none of ours: no two tents in a hex."""

from __future__ import annotations

import pytest

from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State
from grognard.games.tactical.zones import LEGAL, SetUpRules, Zones

NOT_YOURS, PLACED, NO_HEX, OUTSIDE, TAKEN = range(1, 6)
NORTH, SOUTH = [0, 1, 2, 3], [6, 7, 8]
RED_1, RED_2, BLUE_1, BLUE_2, FAR = range(5)
OWNED = [1 << RED_1 | 1 << RED_2 | 1 << FAR, 1 << BLUE_1 | 1 << BLUE_2]


class Camp(State):
    """The hexes with a tent."""

    def __init__(self, standing: dict[int, int] | None = None) -> None:
        super().__init__(Scenario("tents", "camp", {}, ["red", "blue"]), b"")
        self.standing = standing or {}


class Tents(SetUpRules[Camp]):
    """One tent a hex; the second red one stays out of hex 2."""

    def room_refusal(self, s: Camp, zone: int, u: int, h: int) -> int:
        return TAKEN if h in s.standing or (u, h) == (RED_2, 2) else LEGAL


RULES = Tents(NOT_YOURS, PLACED, NO_HEX, OUTSIDE)


def camp() -> Zones:
    zones = Zones(9, 5)
    zones.add(NORTH, {RED_1: 0, RED_2: 1, BLUE_1: 3})
    zones.add(SOUTH, {BLUE_2: 8})
    return zones


def test_players_set_up_zone_by_zone() -> None:
    zones = camp()
    turns = [zones.turn(number, OWNED) for number in range(4)]
    assert turns == [
        (0, 0, 1 << RED_1 | 1 << RED_2),
        (0, 1, 1 << BLUE_1),
        (1, 1, 1 << BLUE_2),  # red has nobody there
        None,
    ]
    assert Zones(9, 5).turn(0, OWNED) is None


def test_the_scenario_proposes_a_hex_for_every_unit_of_a_zone() -> None:
    assert camp().proposal == [0, 1, 3, 8, -1]


@pytest.mark.parametrize(
    ("u", "h", "left", "why"),
    [
        (RED_1, 0, OWNED[0], LEGAL),
        (RED_2, 3, OWNED[0], LEGAL),
        (RED_2, 2, OWNED[0], TAKEN),
        (RED_1, 1, OWNED[0], TAKEN),
        (RED_1, 6, OWNED[0], OUTSIDE),
        (RED_1, 9, OWNED[0], NO_HEX),
        (RED_1, -1, OWNED[0], NO_HEX),
        (RED_1, 0, 1 << RED_2, PLACED),
        (BLUE_1, 0, OWNED[0], NOT_YOURS),
        (5, 0, OWNED[0], NOT_YOURS),
        (-1, 0, OWNED[0], NOT_YOURS),
    ],
)
def test_what_forbids_a_placement_has_its_refusal(u: int, h: int, left: int, why: int) -> None:
    assert RULES.refusal(Camp({1: BLUE_1}), camp(), 0, OWNED[0], left, u, h) == why


def test_the_room_of_a_unit_are_the_hexes_that_nothing_forbids() -> None:
    zones, state = camp(), Camp({1: BLUE_1})
    assert RULES.room(state, zones, 0, RED_1) == [0, 2, 3]
    assert RULES.room(state, zones, 0, RED_2) == [0, 3]
    for h in range(9):
        legal = RULES.refusal(state, zones, 0, OWNED[0], OWNED[0], RED_2, h) == LEGAL
        assert legal == (h in RULES.room(state, zones, 0, RED_2))


def test_without_rules_of_its_own_a_game_lets_units_share_hexes() -> None:
    plain: SetUpRules[Camp] = SetUpRules(NOT_YOURS, PLACED, NO_HEX, OUTSIDE)
    assert plain.room(Camp({1: BLUE_1}), camp(), 1, BLUE_2) == SOUTH

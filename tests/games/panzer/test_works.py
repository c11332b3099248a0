"""6.1.4.3: buildings, terrain markers, wrecks."""

from __future__ import annotations

import re

from grognard.games.panzer.box.data_files import load_cards
from grognard.games.panzer.ground.buildings import hull_down_inside, may_drive_in
from grognard.games.panzer.ground.levels import has_upper_floor, unit_level
from grognard.games.panzer.ground.terrain import BRICK, WOOD, barred, terrain_rows
from grognard.games.panzer.ground.works import burnt_out, may_lie, position_covers
from grognard.games.panzer.state import WRECK_BU_NEW, WRECK_KO, WRECK_NONE

from .battle import Battle
from .cases import Case, each
from .lands import land_for
from .sight_reference import Position


@each("PZR-C-6.1.4.3.1-a", "PZR-C-6.1.4.3.1-b")
def test_driving_into_a_house(case: Case) -> None:
    """6.1.4.3.1: tracks and armour above."""
    card = load_cards().vehicles[case["given"]["unit"]]
    assert may_drive_in(card.mode, card.open_top) is case["then"]["legal"]
    assert not may_drive_in("W", open_top=False)


def test_inside() -> None:
    """6.1.4.3.1: brick gives hull down, wood does not."""
    assert hull_down_inside(BRICK)
    assert not hull_down_inside(WOOD)


def test_the_upper_floor() -> None:
    """6.1.4.3.1: one level below the roof, on top of the ground, while the house stands."""
    position = Position((1, 2))
    position.terrain = {(0, 0): "building_stone", (0, 1): "building_wood"}
    position.level = {(0, 0): 2}
    land, at = land_for(position)
    assert unit_level(land, at[0, 0], upstairs=True) == 3
    assert has_upper_floor(land, at[0, 0])
    assert not has_upper_floor(land, at[0, 0], b"\1\0")
    assert not has_upper_floor(land, at[0, 1])


@each("PZR-C-6.1.4.3.3-a", "PZR-C-6.1.4.3.9-b", "PZR-C-6.1.4.3.11-a")
def test_barred_terrain(case: Case) -> None:
    """6.1.4.3.3, 6.1.4.3.9, 6.1.4.3.11: blocks stop vehicles, rubble half-tracks, wire infantry."""
    given = case["given"]
    cards = load_cards()
    unit = given.get("unit", "")
    mode = cards.vehicles[unit].mode if unit in cards.vehicles else given.get("mode", "L")
    assert barred(given["hex"], mode) is not case["then"]["legal"]
    assert not barred("clear", mode)


@each("PZR-C-6.1.4.3-a")
def test_where_markers_lie(case: Case) -> None:
    """6.1.4.3."""
    assert may_lie("building_wood") is case["then"]["legal"]
    assert [name for name in ("clear", "stream", "ford", "water", "woods") if may_lie(name)] == [
        "clear",
        "woods",
    ]


@each("PZR-C-6.1.4.3.7-a")
def test_an_improved_position_is_open_behind(case: Case) -> None:
    """6.1.4.3.7: as it was set up, or in front if turned round."""
    land, at = land_for(Position((5, 5)))
    here, north, south = at[2, 2], at[2, 0], at[2, 4]
    assert position_covers(land.board, here, 0, False, south) is case["then"]["value"]
    assert position_covers(land.board, here, 0, False, north)
    assert position_covers(land.board, here, 0, True, south)
    assert not position_covers(land.board, here, 0, True, north)


@each("PZR-C-4.1.4.1.8-b")
def test_one_wreck_in_a_hex(case: Case) -> None:
    """4.1.4.1.8."""
    b = Battle({"GA": "G-PZ4F2 C10 NE", "SA": "S-SU76M M10 S"})
    burnt, other = b.s.place[b.unit("GA")], b.s.place[b.unit("SA")]
    b.s.leave_wreck(burnt, True)
    b.s.leave_wreck(burnt, False)
    assert b.s.wreck[burnt] == {"BU": WRECK_BU_NEW, "KO": WRECK_KO}[case["then"]["type"]]
    assert sum(wreck != WRECK_NONE for wreck in b.s.wreck) == case["then"]["wrecks_in_hex"]
    b.s.leave_wreck(other, False)
    assert b.s.wreck[other] == WRECK_KO
    b.s.leave_wreck(other, True)
    assert b.s.wreck[other] == WRECK_BU_NEW


@each("PZR-C-6.1.4.3.5-a")
def test_who_stays_in_a_fire(case: Case) -> None:
    """6.1.4.3.5: the turn in which the fire began is survived, the next one is not."""
    [since] = map(int, re.findall(r"\d+", case["given"]["fire_started"]))
    lost = burnt_out(since, case["given"]["end_of_turn"])
    assert ("eliminated" if lost else "survives") == case["then"]["result"]
    assert not burnt_out(since, since)


@each("PZR-C-6.1.4.3.6-a")
def test_an_entrenchment_in_gp_fire(case: Case) -> None:
    """6.1.4.3.6."""
    assert terrain_rows()["hasty_entrenchment"].gp_modifier == case["then"]["modifier"]


@each("PZR-C-6.1.4.3.10-b")
def test_who_has_smoke(case: Case) -> None:
    """6.1.4.3.10: by their cards."""
    cards = load_cards()
    told = [(cards.vehicles.get(unit) or cards.weapons[unit]).smoke for unit in case["given"]["units"]]
    assert told == [case["then"]["value"]] * 2
    assert not cards.vehicles["S-SU76M"].smoke

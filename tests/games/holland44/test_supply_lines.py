# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 18.3: supply lines, off the road and along it."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.holland44.scenario import ALLIED, GERMAN
from grognard.games.holland44.supply import Lines, raft_beside

from .field import Field
from .fight import Rest

ROAD = ["3001/3000", *(f"30{place:02}" for place in range(1, 16))]  # out of B, a German area
SOUTH = ["1004/0904", *(f"{line}04" for line in range(10, 20))]  # zigzags north out of N


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, frame=Rest(), **more)


def road(*hexes: str) -> list[list[str]]:
    return [list(hexes)]


def supplied(f: Field, key: str) -> bool:
    u = f.unit(key)
    return Lines(f.s, f.sc.owner[u]).reaches(u)


def test_off_road_obstacles() -> None:
    """H44-18.3.1: enemies, two EZOC hexes in a row, bonds, major rivers."""
    german = {"KG-Seidel": "3210"}
    assert supplied(field(german, roads=road(*ROAD)), "KG-Seidel")
    ring = {"A-82": "3109", "21-Ind-Para": "3110", "RE-XXX": "3209", "RCE-2nd": "3211", "2-S-Staff-a": "3310"}
    assert not supplied(field({**german, **ring, "1-501": "3309"}, roads=road(*ROAD)), "KG-Seidel")
    sides = ("3310", "3211", "3110", "3109", "3209", "3309")
    f = field(german, roads=road(*ROAD), water={f"3210/{h}": "major" for h in sides})
    assert not supplied(f, "KG-Seidel")
    f = field(german, roads=road(*ROAD), water={f"3210/{h}": "canal" for h in sides})
    assert supplied(f, "KG-Seidel")


def test_an_enemy_in_the_edge_hex_closes_the_road() -> None:
    """H44-18.3.2: the line ends before it enters the area."""
    f = field({"KG-Seidel": "3014", "1-501": "3001"}, roads=road(*ROAD))
    assert not supplied(f, "KG-Seidel")


def test_the_line_itself_is_told() -> None:
    """H44-18.3: from the unit over the road to its source."""
    f = field({"KG-Seidel": "3214"}, roads=road(*ROAD))
    names = [f.sc.place_names[at] for at in Lines(f.s, GERMAN).ground.line(f.hex("3214"))]
    assert names[0] == "3214"
    assert names[1] in ("3113", "3114")
    assert names[2:] == [*(f"30{place:02}" for place in range(int(names[2][2:]), 0, -1)), "@B"]


def test_a_friend_opens_two_EZOC_hexes_in_a_row() -> None:
    """H44-18.3.1: they close the way only where they are empty."""
    shut = {f"3210/{h}": "major" for h in ("3310", "3211", "3209", "3309")}
    shut |= {"3109/3209": "major", "3109/3108": "major", "3109/3009": "major"}
    units = {"KG-Seidel": "3210", "A-82": "3110"}  # its ZOC covers 3109, the only way out, and 3010 beyond
    f = field(units, roads=road(*ROAD), water=shut)
    assert not supplied(f, "KG-Seidel")
    f = field({**units, "Ge-Inf-1": "3109"}, roads=road(*ROAD), water=shut)
    assert supplied(f, "KG-Seidel")


def test_a_road_does_not_enter_the_EZOC_of_a_source() -> None:
    """H44-18.3.2: even with friends in it; off the road a line may."""
    way = road(*(f"30{place:02}" for place in range(5, 16)))
    units = {"101-ASS": "3005", "1-501": "3014"}
    assert supplied(field(units, roads=way), "1-501")
    assert not supplied(field({**units, "Ge-Inf-1": "3004"}, roads=way), "1-501")
    assert supplied(field({"101-ASS": "3005", "1-501": "3008", "Ge-Inf-1": "3004"}, roads=way), "1-501")


def test_a_bond_closes_a_road_that_runs_beside_its_shifted_line() -> None:
    """H44-7.4.2, 7.4.6: the river keeps the ZOC of its ends out of the hex beyond."""
    foes = {"1-501": "3109", "2-501": "2909"}  # a bond on 3009/3010, held through 3010
    water = {"3009/3109": "major", "3009/2909": "major"}
    f = field({"KG-Seidel": "3011", **foes}, roads=road(*ROAD), water=water)
    assert not supplied(f, "KG-Seidel")
    weak = {"A-82": "3109", "RE-XXX": "2909"}
    assert supplied(field({"KG-Seidel": "3011", **weak}, roads=road(*ROAD), water=water), "KG-Seidel")


def test_a_road_that_ends_at_the_edge_leads_to_no_area() -> None:
    """H44-18.3.2: the line ends on the road, not beside it."""
    inside = road(*ROAD[1:])
    assert supplied(field({"KG-Seidel": "3014"}, roads=road(*ROAD)), "KG-Seidel")
    assert not supplied(field({"KG-Seidel": "3014"}, roads=inside), "KG-Seidel")
    assert supplied(field({"KG-Seidel": "3003"}, roads=inside), "KG-Seidel")  # off the road it is near enough


def test_no_line_crosses_a_major_river_at_the_edge() -> None:
    """H44-18.3.1, 19.3.2."""
    around = dict.fromkeys(("1005/1004", "1005/1006", "1005/1104", "1005/1105"), "major")
    edge = dict.fromkeys(("1005/0904", "1005/0905"), "major")
    assert supplied(field({"1-Dorset": "1005"}, water=around), "1-Dorset")
    assert not supplied(field({"1-Dorset": "1005"}, water={**around, **edge}), "1-Dorset")


def test_Germans_have_no_use_for_allied_engineers() -> None:
    """H44-23.3.1."""
    f = field({"RE-XXX": "3010"}, water={"3010/3011": "major"})
    assert [raft_beside(f.s, f.side("3010/3011"), player) for player in (ALLIED, GERMAN)] == [True, False]


@pytest.mark.parametrize(("owner", "open_"), [("german", True), ("allied", False)])
def test_German_roads_through_a_city_that_the_enemy_passed_last(owner: str, open_: bool) -> None:
    """H44-18.3.2."""
    f = field({"KG-Seidel": "3014"}, roads=road(*ROAD), terrain={"3005": "city"}, control={"3005": owner})
    assert supplied(f, "KG-Seidel") is open_


def test_only_cities_are_closed_by_who_passed_last() -> None:
    """H44-18.3.2, 26.5.1: Overloon is a town, though it brings points."""
    f = Field({}, whole_map=True, control={"3524": "german"}, frame=Rest())
    assert f.s.sc.supply_rules.supply_road_hex(f.s, f.hex("3524"), ALLIED)

"""Chapter 22: entry areas."""

from __future__ import annotations

import pytest

from grognard.games.zocbond import bonds
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

RIFLE = "SU-RD-1"
FOOT = "DE-ID-45"
TANKS = "DE-PZ-24"


@each("S42-T401")
def test_into_and_out_of_an_area(case: Case) -> None:
    """S42-22.3.1."""
    f = Field({RIFLE: "2001"}, player="soviet").play(f"march {RIFLE}")
    assert f.price("to @A") == 2 * case["then"]["mp"]
    f.play("to @A")
    assert f.refused(f"march {RIFLE}") == "S42-5.1"
    f = Field({RIFLE: "@A disrupted"}, player="soviet")
    assert f.refused(f"tactical {RIFLE}") == "S42-22.3.1"


def test_the_first_hex_is_paid_for() -> None:
    """S42-22.1.2, 22.3.1: with the road rate where a road leads in."""
    f = Field({TANKS: "@Y"}, terrain={"0811": "forest"}, roads=[["0912", "0812", "0712/0812"]])
    f.play(f"march {TANKS}")
    assert (f.price("to 0811"), f.price("to 0812"), f.price("to 0813")) == (4, 1, 2)


def test_into_an_ezoc_but_never_into_a_bond() -> None:
    """S42-22.3.2."""
    f = Field({RIFLE: "@A", FOOT: "2002"}, player="soviet").play(f"march {RIFLE}", "to 2001")
    assert f.frame() == "Movement"


@each("S42-T249")
def test_an_enemy_bond_at_the_edge_stops_entry(case: Case) -> None:
    """S42-22.3.2, 7.2."""
    axis = case["given"]["axis"]
    f = Field({FOOT: axis["A"], "DE-ID-95": axis["B"], RIFLE: "@A"}, player="soviet")
    assert bonds.hex_bond(f.s, 0, f.hex("2001"))
    assert f.refused(f"march {RIFLE}", "to 2001") == "S42-7.2"


@each("S42-T250")
def test_a_unit_at_the_edge_is_shut_in_by_area_and_unit(case: Case) -> None:
    """S42-7.5, 22.3.2."""
    given = case["given"]
    f = Field({RIFLE: given["soviet"]["C"], FOOT: given["axis"]["B"]})
    for to in case["then"]["refused"]:
        f = Field({RIFLE: given["soviet"]["C"], FOOT: given["axis"]["B"]})
        assert f.shut(FOOT, to) == "S42-7.2"


@each("S42-T404", "S42-T456")
def test_from_area_to_area(case: Case) -> None:
    """S42-22.6.2, 22.6.3: within the group, or through the Caspian box."""
    for text, allowed in zip(case["given"]["moves"], case["then"]["allowed"], strict=True):
        first, _, second = text.split(",")[0].split()
        key = FOOT if first in "WXYZ" else RIFLE
        f = Field({key: f"@{first}"}, player="axis" if key == FOOT else "soviet")
        assert f.play(f"march {key}").allowed(f"to @{second}") == allowed, text


def test_a_transfer_takes_the_whole_move() -> None:
    """S42-22.6.1."""
    f = Field({FOOT: "@X"}).play(f"march {FOOT}")
    assert f.price("to @Y") == 6
    f.play("to @Y")
    assert f.refused(f"march {FOOT}") == "S42-5.1"
    f = Field({FOOT: "@X refitted"})
    assert f.refused(f"tactical {FOOT}", "to @Y") == "S42-21.4"


@each("S42-T248", "S42-T405")
def test_the_caspian_box_holds_two(case: Case) -> None:
    """S42-22.6.4."""
    inside = {"SU-RD-153": "@F", "SU-RD-197": "@F"}
    f = Field({**inside, RIFLE: "@A", "SU-RD-203": "@A"}, player="soviet")
    if case["then"].get("refused"):
        assert f.refused(f"march {RIFLE}", "to @F") == case["section"]
        return
    for key in inside:
        f.play(f"march {key}", "to @J")
    f.play(f"march {RIFLE}", "to @F", "march SU-RD-203", "to @F")


@each("S42-T263")
def test_area_k_closes_in_winter(case: Case) -> None:
    """S42-23.4: who is there goes to J or L."""
    from grognard.games.stalingrad42.turn import GameTurn

    f = Field({RIFLE: "@K"}, turn=case["given"]["turn"], frame=GameTurn(), rolls=[6])
    assert f.asked() == "soviet"
    f.play(f"shift {RIFLE} @L")
    assert f.where(RIFLE).removeprefix("@") in case["then"]["moved_to"]
    assert not f.s.sc.zone_rules.own_area(f.s, f.sc.place_names.index("@K"), 1)


@pytest.mark.parametrize(("turn", "open_hexes"), [(10, ["2740"]), (11, ["2140", "2740"])])
def test_where_the_axis_enters_the_caucasus(turn: int, open_hexes: list[str]) -> None:
    """S42-C2.2."""
    f = Field(
        {FOOT: "@NORTH"}, whole_map=True, part="C2", first_turn=10, last_turn=27, turn=turn, track="caucasus"
    )
    f.play(f"march {FOOT}")
    assert [name for name in ("2140", "2740") if f.allowed(f"to {name}")] == open_hexes


@each("S42-T400")
def test_where_reinforcements_arrive(case: Case) -> None:
    """S42-22.1.1: those of the cards."""
    from grognard.games.stalingrad42.box.data_files import load_box

    areas = {"G-L": set("GHJKL"), "A-C": set("ABC"), "W-Z": set("WXYZ")}
    rows = [row for row in load_box().cards["campaign"] if row.turn]
    marked = [row for row in rows if row.mark == "C"]
    plain = [
        row for row in rows if row.key.startswith("SU") and row.mark == "" and not row.key.startswith("SU-RA")
    ]
    axis = [row for row in rows if not row.key.startswith("SU")]
    for name, found in zip(case["then"]["areas"], (marked, plain, axis), strict=True):
        assert found
        assert all(set(row.place) <= areas[name] for row in found), name


@each("S42-T455")
def test_what_a_reinforcement_may_do(case: Case) -> None:
    """S42-22.1.2: go by rail, enter, stay, or go to another area."""
    rails = [["2003", "2002", "2001", "2000/2001"]]
    f = Field({RIFLE: "@A"}, rails=rails, player="soviet")
    able = {"rail": f.allowed(f"rail {RIFLE}")}
    f.play(f"march {RIFLE}")
    able["enter with full MA"] = f.allowed("to 2001") and f.s.top().facts(f.s)[0] == 3
    able["stay"] = f.allowed("halt")
    able["other EA"] = f.allowed("to @B")
    assert [option for option, may in able.items() if may] == case["then"]["options"]


def test_tactical_movement_is_not_enough_for_another_area() -> None:
    """S42-22.6.1: it takes the whole allowance, so nobody goes there on a first turn (S42-C4.2)."""
    f = Field({FOOT: "@X", "AX-SP-1": "@X"}, turn=1, tactical="axis")
    assert f.refused(f"tactical {FOOT}", "to @Y") == "S42-C4.2"
    f.play("to 0825", "halt", "march AX-SP-1", "to @Y")
    f = Field({FOOT: "@X"}, turn=2, tactical="axis").play(f"tactical {FOOT}", "to @Y")
    assert f.where(FOOT) == "@Y"


def test_the_axis_leaves_the_map_for_good() -> None:
    """S42-C1.2: by the areas that bring points; mechanized steps count."""
    exits = [{"areas": ["C", "D"], "steps": 5, "vp": 2}]
    f = Field({TANKS: "3405", FOOT: "3406", "DE-ID-95": "2001"}, victory={"vp": 8, "exits": exits})
    f.play(f"march {TANKS}", "to @C", f"march {FOOT}", "to @C")
    assert f.where(TANKS) == f.where(FOOT) == "@gone"
    assert f.s.exited == [3]
    assert f.shut("DE-ID-95", "@A") == "S42-22.4"


def test_bonds_with_the_area_keep_the_axis_on_the_map() -> None:
    """S42-7.5, 7.2, C1.2: Soviet units on both sides have bonds with their area."""
    exits = {"vp": 8, "exits": [{"areas": ["C", "D"], "steps": 5, "vp": 2}]}
    units = {FOOT: "3405", RIFLE: "3404", "SU-RD-153": "3406"}
    assert Field(units, victory=exits).refused(f"march {FOOT}", "to @C") == "S42-7.2"
    for words in ("3406 disrupted", "3407"):
        f = Field(units | {"SU-RD-153": words}, victory=exits)
        assert f.play(f"march {FOOT}", "to @C").where(FOOT) == "@gone"


def test_the_soviets_give_way_at_baku() -> None:
    """S42-24.1.3: to the next area, disrupted; the Axis may come back from there."""
    f = Field({FOOT: "3236", RIFLE: "@G"}).play(f"march {FOOT}", "to @G", f"shift {RIFLE} @H")
    assert (f.where(FOOT), f.where(RIFLE), f.order(RIFLE)) == ("@G", "@H", "disrupted")
    assert not f.s.sc.zone_rules.own_area(f.s, f.s.place[f.unit(FOOT)], 1)
    assert Field({FOOT: "@G"}).shut(FOOT, "3236") == ""

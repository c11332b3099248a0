"""Chapters 5.6 and 17: trains, railheads and the rail network."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42.kinds import TRAIN
from grognard.games.stalingrad42.refusals import RAIL_FERRY, REFUSALS
from grognard.games.stalingrad42.show.overlays import overlay
from grognard.games.stalingrad42.transport import rail, railheads
from grognard.games.zocbond.kinds import FIRED, MOVED
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

LINE = ["2001", "2002", "2003", "2004", "2005", "2006", "2007", "2008"]
OFF = "2000/2001"  # where the line leaves the map, into area A
RAILS = [[*reversed(LINE), OFF]]
RIFLES = ("SU-RD-1", "SU-RD-153", "SU-RD-197", "SU-RD-203", "SU-RD-141")
FOOT = "DE-ID-45"


def soviet(units: dict[str, str], **given: object) -> Field:
    return Field(units, player="soviet", **{"rails": RAILS, **given})  # type: ignore[arg-type]


# -- the limit (S42-5.6.2) ----------------------------------------------------------------------------


@each("S42-T040", "S42-T041", "S42-T042")
def test_four_trains_one_of_them_from_the_map(case: Case) -> None:
    given = case["given"]
    from_area, from_map = given.get("units_from_ea", 0), given.get("units_from_map", 0)
    units = dict.fromkeys(RIFLES[:from_area], "@A")
    units |= {key: f"200{4 + n}" for n, key in enumerate(RIFLES[from_area : from_area + from_map])}
    ends = ["2001", "2002", "2003", "2008"]
    if given.get("commander"):
        units["SU-CMD-CHUIKOV"] = "@A"
    f = soviet(units)
    movers = list(units)
    for key in movers[:-1]:
        f.play(f"rail {key}", f"to {ends.pop()}")
    last = movers[-1]
    if case["then"].get("refused"):
        assert f.refused(f"rail {last}") == case["section"]
        return
    f.play(f"rail {last}", f"to {'2007' if last.startswith('SU-CMD') else ends.pop()}")
    assert f.marked(last, TRAIN) != last.startswith("SU-CMD")
    assert f.marked(last, FIRED) == last.startswith("SU-CMD")


def test_the_fifth_train() -> None:
    """S42-5.6.2."""
    f = soviet(dict.fromkeys(RIFLES, "@A"))
    for key, to in zip(RIFLES[:4], ("2001", "2002", "2003", "2004"), strict=True):
        f.play(f"rail {key}", f"to {to}")
    assert f.refused(f"rail {RIFLES[4]}") == "S42-5.6.2"


# -- where trains go (S42-5.6.1, 5.6.3) -----------------------------------------------------------------


@each("S42-T304")
def test_off_the_map_and_no_farther(case: Case) -> None:
    f = soviet({RIFLES[0]: "2005"})
    assert f.play(f"rail {RIFLES[0]}").allowed("to @A") is (case["then"]["rail"] == "allowed")
    f.play("to @A")
    assert f.allowed(f"march {RIFLES[0]}") is (case["then"]["leave"] == "allowed")
    assert f.refused(f"march {RIFLES[0]}") == "S42-5.1"


@each("S42-T043", "S42-T305")
def test_no_trains_in_an_ezoc_whoever_is_there(case: Case) -> None:
    at_start = case["id"] == "S42-T043"
    near, friend = ("2109", "2008") if at_start else ("1904", "2004")
    f = soviet({RIFLES[0]: "2008", RIFLES[1]: friend, FOOT: near})
    if at_start:
        assert f.refused(f"rail {RIFLES[0]}") == case["section"]
    else:
        f.play(f"rail {RIFLES[0]}")
        assert f.allowed("to 2006")
        assert f.refused("to 2002") == case["section"]


@each("S42-T044")
def test_two_combat_units_do_not_unload_in_one_hex(case: Case) -> None:
    f = soviet({RIFLES[0]: "@A", RIFLES[1]: "@A", "SU-SP-1": "@A"})
    f.play(f"rail {RIFLES[0]}", "to 2004")
    assert f.refused(f"rail {RIFLES[1]}", "to 2004") == case["section"]
    f.play("to 2003", "rail SU-SP-1", "to 2004")


def test_only_units_in_good_order_and_on_a_railway() -> None:
    """S42-5.6.3, 21.4."""
    units = {RIFLES[0]: "2005 disrupted", RIFLES[1]: "2105", RIFLES[2]: "2006 refitted"}
    f = soviet(units)
    assert f.refused(f"rail {RIFLES[0]}") == "S42-5.6.3"
    assert f.refused(f"rail {RIFLES[1]}") == "S42-5.6.3"
    assert f.refused(f"rail {RIFLES[2]}") == "S42-21.4"


def test_the_axis_needs_its_own_gauge() -> None:
    """S42-5.6.3, 17.1."""
    west = [["1108", "1008", "0908", "0808", "0708/0808"]]
    f = Field({FOOT: "0808"}, rails=west)
    assert f.refused(f"rail {FOOT}") == "S42-5.6.3"
    f = Field({FOOT: "0808"}, rails=west, converted=["0808", "0908"])
    f.play(f"rail {FOOT}")
    assert f.refused("to 1008") == "S42-5.6.3"
    f.play("to 0908")
    assert f.marked(FOOT, TRAIN)
    assert f.marked(FOOT, MOVED)


def test_soviet_trains_stop_before_a_railhead() -> None:
    """S42-5.6.3."""
    f = soviet({RIFLES[0]: "@A"}, railheads=["2004"], converted=["2004"])
    f.play(f"rail {RIFLES[0]}")
    assert f.allowed("to 2003")
    assert f.refused("to 2004") == "S42-5.6.3"
    assert f.refused("to 2005") == "S42-5.6.3"


@each("S42-T380")
def test_unfinished_railways(case: Case) -> None:
    """S42-17.5: closed until their turn."""
    opens = case["given"]["opens"]
    rails = [["2004", "2003", "2002", "2001", OFF], ["2004", "2005", "2006", f"opens={opens}"]]
    for turn in (opens - 1, opens):
        f = soviet({RIFLES[0]: "@A"}, rails=rails, turn=turn).play(f"rail {RIFLES[0]}")
        assert ("allowed" if f.allowed("to 2006") else "refused") == case["then"][f"turn_{turn}"]


@each("S42-T307")
def test_the_caspian_railway_is_only_printed(case: Case) -> None:
    """S42-5.6.6: no train gets over it to the Caucasus or out of it; on the real map."""
    f = Field({RIFLES[0]: "7959"}, player="soviet", whole_map=True)
    assert RIFLES[0] in [f.sc.unit_names[u] for u in rail.passengers(f.s, 1)]
    lines = rail.Lines(f.s, 1, f.hex("7959"))
    assert lines.how(f.hex("8061")) == rail.BY_LAND  # by the other railway of Makhachkala
    assert (lines.how(f.hex("7939")) == rail.NOT_REACHED) is case["then"]["refused"]


@each("S42-T039")
def test_the_ferry_of_vladimirovka(case: Case) -> None:
    """S42-5.5.7: once a turn, by rail only; on the real map."""
    f = Field({RIFLES[0]: "6523", RIFLES[1]: "6523"}, player="soviet", whole_map=True)
    assert f.refused(f"march {RIFLES[1]}", "to 6424") == "S42-5.1"
    f.play("halt", f"rail {RIFLES[0]}", "to 6424")
    assert f.s.ferried == case["given"]["used_this_turn"]
    lines = rail.Lines(f.s, 1, f.hex("6523"))
    assert lines.how(f.hex("6424")) == rail.NOT_REACHED
    assert rail.end_refusal(f.s, f.unit(RIFLES[1]), lines, f.hex("6424")) == RAIL_FERRY


def test_trains_unload_in_the_next_initial_phase() -> None:
    """S42-5.6.5."""
    f = Field({RIFLES[0]: "2005 train"}, rails=RAILS, player="soviet", phase="initial")
    assert not f.marked(RIFLES[0], TRAIN)
    assert f.told("unloaded")


# -- conversion (S42-17.1, 17.2) ------------------------------------------------------------------------

GREEN = ["0808", "0909", "1008", "1109", "1208", "1309", "1408"]
WEST = [["green", *reversed(GREEN), "0708/0808"]]


def axis(railhead: list[str], converted: list[str], **given: object) -> Field:
    fields = {"rails": WEST, "phase": "supply", "railheads": railhead, "converted": converted, **given}
    return Field(fields.pop("units", {}), **fields)  # type: ignore[arg-type]


def test_a_railhead_goes_two_hexes() -> None:
    """S42-17.2.1."""
    f = axis(["0909"], GREEN[:2])
    (left,) = overlay(f.s, f.s.asked[0], "left", []).notes  # the list of what is still to do names it
    assert (left.kind, [place.key for place in left.about]) == ("grave", ["0909"])
    f.play("railhead 0909 1008", "railhead 1008 1109")
    assert f.frame() == ""  # nothing else is to be done
    assert [f.s.gauge[f.hex(name)] for name in GREEN] == [1, 1, 1, 1, 0, 0, 0]


@each("S42-T222")
def test_four_railheads_move(case: Case) -> None:
    rows = (2, 4, 6, 8, 10)
    rails = [["green", f"12{n:02}", f"11{n:02}", f"10{n:02}", f"09{n + 1:02}", f"08{n:02}"] for n in rows]
    rails = [[*line, f"07{n:02}/08{n:02}"] for line, n in zip(rails, rows, strict=True)]
    heads = [f"09{n + 1:02}" for n in rows]
    f = axis(heads, [*heads, *(f"08{n:02}" for n in rows)], rails=rails)
    for n in rows[: case["then"]["max_markers"]]:
        f.play(f"railhead 09{n + 1:02} 10{n:02}")
    assert f.refused("railhead 0911 1010") == case["section"]


@each("S42-T224")
def test_a_railhead_that_is_cut_off_stays(case: Case) -> None:
    """S42-17.3.2."""
    f = axis(["1008"], ["0808", "1008"])
    assert f.options() == []
    why = railheads.refusal(f.s, f.hex("1008"), f.hex("1109"), rail.network(f.s, 0))
    assert (why != 0) is case["then"]["refused"]
    assert REFUSALS[why].rule == case["section"]


def test_a_railhead_keeps_out_of_ezoc() -> None:
    """S42-17.2.1."""
    f = axis(["0909"], GREEN[:2], units={"SU-RD-1": "1108"})
    why = railheads.refusal(f.s, f.hex("0909"), f.hex("1008"), rail.network(f.s, 0))
    assert REFUSALS[why].rule == "S42-17.2.1"


@each("S42-T377")
def test_a_junction_gets_a_railhead_of_its_own(case: Case) -> None:
    """S42-17.2.2."""
    rails = [*WEST, ["green", "1008", "1009", "1010"]]
    f = axis(["0909"], GREEN[:2], rails=rails)
    f.play("railhead 0909 1008")
    assert (f.s.railhead.count(f.hex("1008")) == 2) is (case["then"]["new_marker"] == "placed")
    f.play("railhead 1008 1109")
    assert (f.frame() != "") is case["then"]["moves_now"]  # neither of them may move again
    railheads.begin(f.s)
    why = railheads.refusal(f.s, f.hex("1008"), f.hex("1009"), rail.network(f.s, 0))
    assert (why == 0) is case["then"]["moves_next"]


@each("S42-T220", "S42-T221")
def test_plain_lines_follow(case: Case) -> None:
    """S42-17.1: between two converted ends, of themselves; a dead end never."""
    plain = ["1309", "1310", "1311", "1211", "1111", "1110", "1109"]
    dead = ["1208", "1207", "1206"]
    f = axis(["1208"], GREEN[:5], rails=[*WEST, plain, dead])
    f.play("railhead 1208 1309")
    between = {f.s.gauge[f.hex(name)] != 0 for name in plain[1:-1]}
    at_dead_end = {f.s.gauge[f.hex(name)] != 0 for name in dead[1:]}
    assert between == {case["then"].get("converted", True)}
    assert at_dead_end == {not case["then"].get("refused", True)}


# -- Soviet units and railheads (S42-17.3) ----------------------------------------------------------------


def test_a_railhead_is_pushed_back() -> None:
    """S42-17.3.1: out of the ZOC of a Soviet unit, and the line with it."""
    f = Field({"SU-RD-1": "1607"}, rails=WEST, player="soviet", railheads=["1408"], converted=GREEN)
    f.play("march SU-RD-1", "to 1508")
    assert f.sc.place_names[f.s.railhead[0]] == "1309"
    assert f.s.gauge[f.hex("1408")] == 0


def test_a_railhead_is_pushed_out_of_a_contested_city() -> None:
    """S42-17.3.1, 29.1.1: Soviet units are in its hex, whoever controls it."""
    f = Field(
        {FOOT: "1408"},
        rails=WEST,
        places={"1408": "minor_city"},
        control={"1408": "axis"},
        player="soviet",
        railheads=["1408"],
        converted=GREEN,
        options={"contested": "on"},
    )
    f.s.set_contested(f.hex("1408"), 0)
    f.s.steps[f.unit("SU-RD-1")] = 2
    f.s.put(f.unit("SU-RD-1"), f.hex("1408"))
    railheads.push_back(f.s)
    assert f.sc.place_names[f.s.railhead[0]] == "1309"


def test_railheads_are_pushed_back_together() -> None:
    """S42-17.3.1: those of a junction each find the line behind them, more than one hex back."""
    f = Field(
        {"SU-RD-1": "1607", "SU-RD-153": "1408"},
        rails=WEST,
        player="soviet",
        railheads=["1408", "1408"],
        converted=GREEN,
    )
    f.play("march SU-RD-1", "to 1508")
    assert [f.sc.place_names[h] for h in f.s.railhead[:2]] == ["1208", "1208"]


def test_a_port_on_an_unfinished_railway_is_no_network() -> None:
    """S42-17.5, 17.4."""
    for turn, there in ((19, 0), (20, 1)):
        f = soviet(
            {"SU-RD-1": "2015"},
            rails=[["opens=20", "2012", "2013"]],
            places={"2012": "town port=black"},
            control={"2012": "soviet"},
            turn=turn,
        )
        assert rail.network(f.s, 1)[f.hex("2012")] == there


@each("S42-T378")
def test_an_axis_unit_shields_a_railhead(case: Case) -> None:
    units = {"SU-RD-1": "1607", FOOT: "1408"}
    f = Field(units, rails=WEST, player="soviet", railheads=["1408"], converted=GREEN)
    f.play("march SU-RD-1", "to 1508")
    assert (f.sc.place_names[f.s.railhead[0]] != "1408") is case["then"]["pushed"]


@each("S42-T223")
def test_railheads_stay_in_the_axis_turn(case: Case) -> None:
    units = {"SU-RD-1": "1508", FOOT: "1408"}
    f = Field(units, rails=WEST, railheads=["1408"], converted=GREEN)
    f.play(f"march {FOOT}", "to 1309")
    assert (f.sc.place_names[f.s.railhead[0]] != "1408") is case["then"]["moved"]


@each("S42-T379")
def test_the_rail_network(case: Case) -> None:
    """S42-17.4: own units cancel EZOC in it."""
    units = {FOOT: "1904"}
    f = soviet(units)
    assert rail.network(f.s, 1)[f.hex("2006")] == case["then"]["rnet"]
    assert rail.network(f.s, 1)[f.hex("2002")]
    f = soviet({**units, RIFLES[0]: "2004", RIFLES[1]: "2003"})
    assert rail.network(f.s, 1)[f.hex("2006")] == case["then"]["with_own_unit_in_it"]


@pytest.mark.parametrize("name", ["fall-blau", "uranus", "campaign"])
def test_railheads_of_the_scenarios_are_connected(name: str) -> None:
    """S42-C4.1, 17.4: every railhead lies in the rail network of the Axis at the start."""
    from grognard.games.stalingrad42.box import setup

    s = setup.set_up(setup.load(name, {}), b"x")
    net = rail.network(s, 0)
    assert [s.sc.place_names[h] for h in s.railhead if h >= 0 and not net[h]] == []


def test_one_unit_of_a_reserve_army_comes_by_rail() -> None:
    """S42-C1.2."""
    arrivals = [{"turn": 3, "areas": ["A"], "keys": list(RIFLES[:2])}]
    f = soviet(dict.fromkeys(RIFLES[:3], "@A"), arrivals=arrivals)
    f.play(f"rail {RIFLES[0]}", "to 2003")
    assert f.refused(f"rail {RIFLES[1]}") == "S42-C1.2"
    f.play(f"rail {RIFLES[2]}", "to 2004")


def test_vehicles_without_supply_take_no_train() -> None:
    """S42-16.4: mechanized units move tactically only; others as ever."""
    f = soviet({"SU-TC-1": "2005 out", "SU-RD-1": "2003 out"})
    assert f.refused("rail SU-TC-1") == "S42-16.4"
    assert f.allowed("rail SU-RD-1")

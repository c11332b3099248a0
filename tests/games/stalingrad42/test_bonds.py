"""Chapter 7: ZOC bonds."""

from __future__ import annotations

import pytest

from grognard.games.stalingrad42 import supply
from grognard.games.zocbond import bonds
from grognard.games.zocbond.supply import supply_field
from tests.games.stalingrad42.cases import Case, each
from tests.games.stalingrad42.field import Field

FOOT = "DE-ID-45"
SOVIETS = ("SU-RD-1", "SU-RD-153", "SU-RD-197")
GERMANS = ("DE-ID-45", "DE-ID-95", "DE-ID-299")


def placed(keys: tuple[str, ...], places: list[str]) -> dict[str, str]:
    """Units in hexes; the words of a case behind a hex are orders."""
    words = {" GO": "", " D": " disrupted", " under TR": " train"}
    found = {}
    for key, place in zip(keys, places, strict=False):
        text = place
        for word, ours in words.items():
            text = text.replace(word, ours)
        found[key] = text
    return found


@each("S42-T054", "S42-T055", "S42-T056", "S42-T312")
def test_two_units_two_hexes_apart(case: Case) -> None:
    """S42-7.1: a hex bond or a hexside bond; only for units in good order that have a ZOC."""
    ends = placed(SOVIETS, case["given"]["soviet"])
    by_side = case["id"] == "S42-T055"
    start, to = ("2110", "2111") if by_side else ("2111", "2011")
    f = Field({FOOT: start, **ends}).play(f"march {FOOT}")
    bond: bool = case["then"]["refused"] if "refused" in case["then"] else case["then"]["bond"]
    if bond:
        assert f.refused(f"to {to}") == "S42-7.2"
    else:
        f.play(f"to {to}")
        assert f.frame() == "Movement"


@each("S42-T059", "S42-T061")
def test_what_breaks_a_bond(case: Case) -> None:
    """S42-7.3."""
    given = case["given"]
    f = Field({**placed(SOVIETS, given["soviet"]), **placed(GERMANS, given["axis"])})
    if case["id"] == "S42-T059":
        found = bonds.hex_bond(f.s, 1, f.hex("2011"))
    else:
        found = side_bond(f, "2110/2111")
    assert found is case["then"]["bond"]


def side_bond(f: Field, text: str, owner: int = 1) -> bool:
    h, d = divmod(f.side(text), 6)
    return bonds.side_bond(f.s, owner, h, d)


@each("S42-T062")
def test_one_unit_opens_the_way_for_another(case: Case) -> None:
    """S42-7.3: at once, in the middle of the phase."""
    given = case["given"]
    f = Field({"DE-ID-95": "2109", FOOT: given["axis"]["B"], **placed(SOVIETS, given["soviet"])})
    assert side_bond(f, "2111/2110") is case["then"]["bond_before"]
    f.play("march DE-ID-95", "to 2110")
    assert side_bond(f, "2111/2110") is case["then"]["bond_after_A"]
    assert f.play(f"march {FOOT}").allowed("to 2110") is case["then"]["B_allowed"]


@each("S42-T063")
def test_bonds_that_cross(case: Case) -> None:
    """S42-7.4: neither side goes over the other's."""
    given = case["given"]
    units = {**placed(SOVIETS, given["soviet"]), **placed(GERMANS, given["axis"])}
    f = Field(units)
    assert side_bond(f, "2110/2111")
    assert bonds.hex_bond(f.s, 0, f.hex("2111"))
    soviet = Field({**units, "SU-RD-197": "2010"}, player="soviet")
    for side, key in ((f, "DE-ID-45"), (soviet, "SU-RD-1")):
        assert side.play(f"march {key}").allowed("to 2111") is not case["then"]["refused"]
        assert side.refused("to 2111") == "S42-7.2"


@each("S42-T064", "S42-T069")
def test_the_edge_of_the_map(case: Case) -> None:
    """S42-7.5, 7.6: own entry areas close the hexsides beside them, the enemy's and coasts do not."""
    if case["id"] == "S42-T069":
        f = Field({"SU-RD-1": "2010"}, terrain={"2012": "sea", "2112": "sea"}, player="soviet")
        assert bonds.all_bonds(f.s, 1) == []
        return
    f = Field({"SU-RD-1": case["given"]["unit"], FOOT: "2502"})
    for pair in case["then"]["closes"]:
        assert side_bond(f, "/".join(pair.split("-"))) is case["then"]["own"]
    assert not side_bond(f, "2501/2401", owner=0)


@each("S42-T068")
def test_rivers_in_the_way(case: Case) -> None:
    """S42-7.6: a bond crosses one unfrozen major river, not two; frozen ones are none."""
    river = {"2010/2011": "major", "2011/2012": "major"}
    for turn, holds in ((27, False), (case["given"]["turn"], case["then"]["bond"])):
        f = Field({"SU-RD-1": "2010", "SU-RD-153": "2012"}, water=river, turn=turn)
        assert bonds.hex_bond(f.s, 1, f.hex("2011")) is holds
    one = Field({"SU-RD-1": "2010", "SU-RD-153": "2012"}, water={"2010/2011": "major"})
    assert bonds.hex_bond(one.s, 1, one.hex("2011"))


@pytest.mark.parametrize("water", ["volga", "lake", "sea"])
def test_the_volga_and_lakes_let_no_bond_through(water: str) -> None:
    """S42-7.6."""
    f = Field({"SU-RD-1": "2010", "SU-RD-153": "2012"}, water={"2010/2011": water})
    assert not bonds.hex_bond(f.s, 1, f.hex("2011"))


def test_a_hexside_bond_takes_the_better_way_round() -> None:
    """S42-7.6: it holds if one of the two hexes beside it lets it pass, and no enemy is in that one."""
    river = {"2010/2110": "major", "2110/2210": "major"}
    ends = {"SU-RD-1": "2010", "SU-RD-153": "2210"}
    assert side_bond(Field(ends, water=river), "2110/2111")
    assert not side_bond(Field({**ends, FOOT: "2111"}, water=river), "2110/2111")


def test_two_free_units_count_as_one() -> None:
    """S42-7.1."""
    ends = {"SU-RD-1": "2010", "SU-GTB-5": "2012"}
    f = Field(ends)
    assert not bonds.hex_bond(f.s, 1, f.hex("2011"))
    f = Field({**ends, "SU-FR-DON": "2012"})
    assert bonds.hex_bond(f.s, 1, f.hex("2011"))


@each("S42-T314")
def test_the_diagram_of_broken_bonds(case: Case) -> None:
    """S42-7.3."""
    given = case["given"]
    f = Field({**dict(zip(SOVIETS, given["owner"].values(), strict=True)), **placed(GERMANS, given["enemy"])})
    assert side_bond(f, "2110/2111") is case["then"]["D-E"]
    assert bonds.hex_bond(f.s, 1, f.hex("2211")) is case["then"]["E-F"]


@each("S42-T313")
def test_what_a_bond_stops(case: Case) -> None:
    """S42-7.2: movement and supply lines; retreats and advances have their own chapters."""
    ends = {"SU-RD-1": "2010", "SU-RD-153": "2012"}
    f = Field({FOOT: "2111", **ends})
    assert f.refused(f"march {FOOT}", f"to {case['given']['bond_hex']}") == "S42-7.2"
    road = [["2211", "2111", "2011", "1911", "1811"]]
    for enemies, through in (({}, True), (ends, False)):
        f = Field({FOOT: "2211", "DE-ID-95": "1811", **enemies}, roads=road)
        lines = supply_field(f.s, 0, [f.hex("1811")], supply.offroad_reach(f.s))
        assert (f.hex("2011") in lines.line(f.hex("2211"))) is through

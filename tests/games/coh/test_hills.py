# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 11: hills, climbing, height advantage, elevation and line of sight, blind hexes, gullies."""

from __future__ import annotations

from typing import Any

import pytest

from .cases import Case, case, each
from .ground import Battle, hilly, sees
from .shots import attacks, fire, hits, lines
from .test_movement import walker

G = "G-INF-1"
S = "S-RIF-1"
FAR = {S: "S_RIF A18 W"}
#: COH-11.2 by the names the cases and the ledgers use.
NAMES = {"firing_down": "firing-down", "target_higher": "target-higher", "short_range": "short-range"}


def named(changes: dict[str, int]) -> dict[str, int]:
    return {NAMES[name]: value for name, value in changes.items()}


def uphill(unit: str, gain: int, terrain: str = "open", **fields: Any) -> Battle:
    """A unit with a full pool in F05 about to move east into F06, so much higher or lower."""
    levels = {"F05": max(0, -gain), "F06": max(0, gain)}
    side = "german" if unit[0] == "G" else "soviet"
    units = {G: "G_INF A01 E", **FAR, (G if side == "german" else S): f"{unit} F05 E active"}
    return hilly(units, levels, {"F06": terrain}, turn=side, ap=(7, 7), current_cap=(0, 0), **fields)


# -- COH-11.0, 11.1 --------------------------------------------------------------------------------------


@each("COH-T199", "COH-T200", "COH-T201", "COH-T203", "COH-T204")
def test_price_of_a_slope(case: Case) -> None:
    """COH-11.0(3), 11.1(1): one AP per level up, two for a climb; roads do not cancel it, down is free."""
    given = case["given"]
    roads = [["F05", "F06"]] if given.get("road_link") else []
    b = uphill(walker(given["unit"]["move"]), given["level_gain"], given["terrain"][0], roads=roads)
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == case["then"]["price"]
    assert b.where(G) == "F06"


def test_COH_T202_a_vehicle_cannot_climb() -> None:
    """COH-11.1(1): neither up nor down; one level is no obstacle."""
    given, then = case("COH-T202")["given"], case("COH-T202")["then"]
    for gain in (given["level_gain"], -given["level_gain"]):
        b = uphill(given["unit"], gain)
        assert b.verdict(f"ap {S}", f"move {S} F06") == (then["legal"], "COH-4.0")
    b = uphill(given["unit"], 1)
    b.play(f"ap {S}", f"move {S} F06")


def test_COH_T451_a_gun_moved_by_its_crew_climbs() -> None:
    """COH-11.1(1), ruling G-17."""
    given, then = case("COH-T451")["given"], case("COH-T451")["then"]
    b = uphill(given["unit"], given["level_gain"], given["terrain"][0])
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == then["price"]


def test_climbing_down_costs_as_much_as_up() -> None:
    """COH-11.1(1), ruling G-17: a difference of two levels is a climb in both directions."""
    b = uphill("G_INF", -2)
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == 3


def test_an_overlay_is_open_ground_and_roads_run_on_under_it() -> None:
    """COH-11.0(1), (2), ruling G-16: the forest under the hill is gone, the road is not."""
    ground: dict[str, Any] = {
        "terrain": {"F05": "forest", "F06": "forest", "F07": "forest"},
        "overlays": [{"overlay": "H1", "anchor": "1-F06"}],
    }
    units = {G: "G_INF F05 E active", **FAR}
    b = Battle(units, ap=(7, 0), current_cap=(0, 0), **ground)
    assert [b.sc.level[b.hex(h)] for h in ("F05", "F06", "F07", "F08")] == [0, 1, 1, 0]
    assert [b.sc.terrain_names[b.hex(h)] for h in ("F05", "F06", "F07")] == ["forest", "open", "open"]
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == 1 + 1
    truck = {G: "G_OPEL F05 E active", **FAR}
    b = Battle(truck, ap=(7, 0), current_cap=(0, 0), roads=[["F05", "F06", "F07"]], **ground)
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E", f"move {G} F07", f"face {G} E") == 1 + 1


# -- COH-11.2 --------------------------------------------------------------------------------------------


@each("COH-T205", "COH-T206")
def test_height_in_combat(case: Case) -> None:
    """COH-11.2(1): +1 FP downwards, +1 DM for the higher target."""
    given, then = case["given"], case["then"]
    levels = {"F05": 1} if given["fp_mods"] else {"F08": 1}
    b = hilly(
        {G: "G_INF F05 E", S: "S_RIF F08 W"},
        levels,
        current_cap=(0, 0),
        rolls=[given["roll"]],
        draws=["unnerved"] * then["hits"],
    )
    fire(b, "F08")
    shot = attacks(b)[-1]
    assert (shot.av, shot.dv) == (then["av"], then["dv"])
    assert lines(shot.fp) == named(given["fp_mods"])
    assert lines(shot.dr) == named(given["dm"])
    assert hits(b, S) == then["hits"]


@pytest.mark.parametrize(("own", "target", "change"), [(2, 0, (1, 0)), (0, 2, (0, 1)), (2, 2, (0, 0))])
def test_height_does_not_add_up_per_level(own: int, target: int, change: tuple[int, int]) -> None:
    """COH-11.2(1)."""
    b = hilly(
        {G: "G_INF F05 E", S: "S_RIF F08 W"}, {"F05": own, "F08": target}, current_cap=(0, 0), rolls=[2]
    )
    fire(b, "F08")
    shot = attacks(b)[-1]
    assert (sum(lines(shot.fp).values()), sum(lines(shot.dr).values())) == change


def test_no_height_in_close_combat() -> None:
    """COH-11.2(1): both are on the same ground."""
    b = hilly({G: "G_INF F05 E", S: "S_RIF F05 W"}, {"F05": 2}, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {G}", f"assault {G}")
    shot = attacks(b)[-1]
    assert lines(shot.fp) == {"cc": 4}
    assert lines(shot.dr) == {}


# -- COH-11.3, 11.4 --------------------------------------------------------------------------------------


@each(
    "COH-T207",
    "COH-T208",
    "COH-T210",
    "COH-T211",
    "COH-T212",
    "COH-T213",
    "COH-T214",
    "COH-T215",
    "COH-T216",
    "COH-T217",
    "COH-T219",
)
def test_sight_by_levels(case: Case) -> None:
    """COH-11.3, 11.4, 11.5(4): for whoever stands at the one end, and the other way round."""
    given = case["given"]
    units = {G: f"G_HMG {given['from']} E", S: "S_RIF A01 E"}
    b = hilly(units, given["levels"], given.get("terrain"))
    for target in given["to"]:
        assert sees(b, given["from"], target) is case["then"]["visible"][target], target
        assert sees(b, target, given["from"]) is case["then"]["visible"][target], target


@each("COH-T207", "COH-T212", "COH-T214", "COH-T216")
def test_sight_by_levels_decides_who_may_be_fired_at(case: Case) -> None:
    """COH-7.0(1), 11.3: the same by fire: refused for want of sight, or legal."""
    given = case["given"]
    for target in given["to"]:
        units = {G: f"G_HMG {given['from']} E", S: f"S_RIF {target} W"}
        b = hilly(units, given["levels"], given.get("terrain"))
        why = b.why(f"opp {G}", f"fire {G} {target}")
        assert (why is None) is case["then"]["visible"][target]
        assert why is None or why.rule == "COH-6.0"


def test_COH_T215_an_L2_hill_behind_L1_ground() -> None:
    """COH-11.3(2.4): from L1 a hex of L2 is seen across L1 ground."""
    given = case("COH-T215")["given"]
    b = hilly({G: f"G_HMG {given['from']} E", **FAR}, given["levels"])
    assert sees(b, given["from"], "E10")


def test_along_a_shared_side_the_lower_hex_counts() -> None:
    """COH-11.3(5): E02 to E05 is a row; C03 to G03 runs along sides, between two hexes twice."""
    one = {"D02": 2, "F02": 2}
    both = {**one, "F03": 1}
    for levels, visible in ((one, True), (both, False)):
        b = hilly({G: "G_INF C03 E", **FAR}, levels)
        assert sees(b, "C03", "G03") is visible


def test_blind_hexes_are_one_hex_deep_however_high_one_stands() -> None:
    """COH-11.4(2): a wood on level 0 hides one hex from L2; a wood on L1 is an L2 obstacle and hides all."""
    b = hilly({G: "G_INF E02 E", **FAR}, {"E02": 2}, {"E04": "stone_building"})
    assert [sees(b, "E02", h) for h in ("E03", "E04", "E05", "E06", "E07")] == [True, True, False, True, True]


def test_a_slope_that_rises_again_makes_a_blind_hex() -> None:
    """COH-11.4(3): only the slope of the hill the upper unit stands on is harmless."""
    own = hilly({G: "G_INF E02 E", **FAR}, {"E02": 2, "E03": 1, "E04": 1})
    other = hilly({G: "G_INF E02 E", **FAR}, {"E02": 2, "E04": 1})
    assert sees(own, "E02", "E05")
    assert not sees(other, "E02", "E05")


# -- COH-11.5: large gullies -----------------------------------------------------------------------------


def test_COH_T222_the_side_of_a_gully_on_foot() -> None:
    """COH-11.5(3), (8): +3 AP into it, and no slope on top."""
    given, then = case("COH-T222")["given"], case("COH-T222")["then"]
    units = {G: f"{walker(given['unit']['move'])} F05 E active", **FAR}
    b = Battle(units, terrain={"F06": given["terrain"][0]}, ap=(7, 0), current_cap=(0, 0))
    assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == then["price"]


def test_COH_T437_the_ways_out_of_a_gully() -> None:
    """COH-11.5(3), (8), ruling G-54: over the side +3, by the end nothing."""
    given, then = case("COH-T437")["given"], case("COH-T437")["then"]
    start = {"side": "large_gully", "end": "gully_end"}
    for way, price in zip(given["via"], then["price"], strict=True):
        units = {G: f"{walker(given['unit']['move'])} F05 E active", **FAR}
        b = Battle(units, terrain={"F05": start[way]}, ap=(7, 0), current_cap=(0, 0))
        assert b.sc.level[b.hex("F05")] == given["from_level"]
        assert b.price(f"ap {G}", f"move {G} F06", f"face {G} E") == price


def test_COH_T223_a_vehicle_does_not_cross_the_side_of_a_gully() -> None:
    """COH-11.5(2): in neither direction; guns as vehicles (G-18)."""
    given, then = case("COH-T223")["given"], case("COH-T223")["then"]
    for unit in (given["unit"], "G_PAK38"):
        for gully in ("F06", "F05"):
            units = {G: f"{unit} F05 E active", **FAR}
            b = Battle(units, terrain={gully: "large_gully"}, ap=(7, 0))
            assert b.verdict(f"ap {G}", f"move {G} F06") == (then["legal"], "COH-4.0")


def test_vehicles_enter_by_the_end_and_drive_on_along_the_gully() -> None:
    """COH-11.5(2), (8): the end costs nothing extra, the gully counts as open ground for the bonus (G-18)."""
    units = {S: "S_T34 F05 E active", G: "G_INF A01 E"}
    gully = {"F06": "gully_end", "F07": "large_gully", "F08": "large_gully"}
    b = Battle(units, terrain=gully, turn="soviet", ap=(0, 7), current_cap=(0, 0))
    keys = [f"move {S} F06", f"face {S} E", f"move {S} F07", f"face {S} E", f"move {S} F08", f"face {S} E"]
    assert b.price(f"ap {S}", *keys) == 1
    assert b.where(S) == "F08"


def test_sight_into_and_out_of_a_gully() -> None:
    """COH-11.5(4): only the adjacent hexes, of any level; nobody farther away sees in."""
    b = hilly({G: "G_INF A01 E", **FAR}, {"E05": -1, "E06": -1, "D05": 2, "E09": 2})
    around = ["D04", "D05", "F04", "F05", "E04", "E06"]
    assert all(sees(b, "E05", h) and sees(b, h, "E05") for h in around)
    assert not any(sees(b, "E05", h) or sees(b, h, "E05") for h in ("E07", "E03", "C05", "G05", "E09"))


def test_sight_along_a_gully_ends_where_the_gully_bends_away() -> None:
    """COH-11.5(4): the line may cross gully hexes only."""
    b = hilly({G: "G_INF A01 E", **FAR}, {"E05": -1, "E06": -1, "D06": -1, "C07": -1, "D07": -1})
    assert sees(b, "E05", "E06")
    assert sees(b, "E06", "C07")  # along D06
    assert not sees(b, "E05", "C07")


def test_COH_T221_infantry_fires_down_into_an_adjacent_gully() -> None:
    """COH-11.5(5), (6): short range and firing down; the gully itself gives no DM."""
    given, then = case("COH-T221")["given"], case("COH-T221")["then"]
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F06 W"},
        terrain={"F06": "large_gully"},
        current_cap=(0, 0),
        rolls=[given["roll"]],
        draws=["unnerved"],
    )
    fire(b, "F06")
    shot = attacks(b)[-1]
    assert (shot.av, shot.dv) == (then["av"], then["dv"])
    assert lines(shot.fp) == named(given["fp_mods"])
    assert lines(shot.dr) == {}
    assert hits(b, S) == then["hits"]


def test_firing_up_out_of_a_gully() -> None:
    """COH-11.5(6): +1 DM for the target above."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F06 W"}, terrain={"F05": "large_gully"}, current_cap=(0, 0), rolls=[2]
    )
    fire(b, "F06")
    assert lines(attacks(b)[-1].dr) == {"target-higher": 1}


def test_COH_T220_vehicles_fire_out_of_a_gully_but_not_in() -> None:
    """COH-11.5(5): vehicle 1 in the gully, vehicle 2 on its rim."""
    then = case("COH-T220")["then"]
    terrain = {"F05": "large_gully"}
    units = {G: "G_PZ4 F05 E", S: "S_T34 F06 W", "S-RIF-2": "S_RIF E05 SW"}
    b = Battle(units, terrain=terrain)
    assert (b.why(f"opp {G}", f"fire {G} F06") is None) is then["1_at_2"]
    b = Battle(units, terrain=terrain, turn="soviet")
    assert (b.why("opp S-RIF-2", "fire S-RIF-2 F05") is None) is then["infantry_on_rim_at_1"]
    assert b.verdict(f"opp {S}", f"fire {S} F05") == (then["2_at_1"], "COH-11.5")


def test_guns_do_not_fire_into_a_gully_either() -> None:
    """COH-11.5(5)."""
    units = {G: "G_INF F05 E", S: "S_AT45 F06 W"}
    b = Battle(units, terrain={"F05": "large_gully"}, turn="soviet")
    assert b.refused(f"opp {S}", f"fire {S} F05") == "COH-11.5"


# -- COH-11.5(7): small gullies --------------------------------------------------------------------------


def test_COH_T224_a_small_gully_helps_only_across_its_side() -> None:
    """COH-11.5(7): the line from F05 crosses the side, the one from E07 does not."""
    given, then = case("COH-T224")["given"], case("COH-T224")["then"]
    for crossed, dv in zip(given["small_gully_side_crossed"], then["dv"], strict=True):
        place, facing = ("F05", "E") if crossed else ("E07", "SE")
        b = Battle(
            {G: f"G_INF {place} {facing}", S: "S_RIF F07 W"},
            gullies=["F06/F07"],
            current_cap=(0, 0),
            rolls=[2],
        )
        fire(b, "F07")
        shot = attacks(b)[-1]
        assert shot.dv == dv
        assert lines(shot.dr) == ({"small-gully": 1} if crossed else {})


def test_a_small_gully_helps_against_fire_from_any_height() -> None:
    """COH-11.5(7); another unit's side of the gully is no help to it: the gully must border its own hex."""
    b = hilly(
        {G: "G_INF F04 E", S: "S_RIF F07 W"}, {"F04": 2}, gullies=["F06/F07"], current_cap=(0, 0), rolls=[2]
    )
    fire(b, "F07")
    assert lines(attacks(b)[-1].dr) == {"small-gully": 1}
    b = Battle({G: "G_INF F04 E", S: "S_RIF F08 W"}, gullies=["F06/F07"], current_cap=(0, 0), rolls=[2])
    fire(b, "F08")
    assert lines(attacks(b)[-1].dr) == {}


def test_COH_T225_vehicles_and_guns_do_not_cross_small_gullies() -> None:
    """COH-11.5(7), E.8(1); going round the end of it is open to them."""
    given, then = case("COH-T225")["given"], case("COH-T225")["then"]
    for unit in (given["unit"], "S_ZIS", "S_AT45"):
        units = {S: f"{unit} F05 E active", G: "G_INF A01 E"}
        b = Battle(units, gullies=["F05/F06"], turn="soviet", ap=(0, 7))
        assert b.verdict(f"ap {S}", f"move {S} F06") == (then["legal"], "COH-4.0")
        b.play(f"move {S} E06")

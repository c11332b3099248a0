"""4.1.1 to 4.1.3, 4.1.5, 6.1.1 to 6.1.3: spotting, markers and arcs."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.core.geometry.grid import FRONT60, REAR60
from grognard.games.panzer.box.data_files import load_cards
from grognard.games.panzer.fire.attack import Attack
from grognard.games.panzer.fire.targets import fire_refusal, firing_arc_of
from grognard.games.panzer.ground.cover import (
    COMBAT,
    COVERS,
    HEAVY,
    LEG,
    LIGHT,
    MEDIUM,
    NONE,
    SPOTTING,
    TOWED,
    VEHICLE,
    Covers,
)
from grognard.games.panzer.ground.sight import Sightlines
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.spotting.arcs import basic_angles, firing_arc, hit_angles, in_arc, spotting_arc
from grognard.games.panzer.spotting.looking import spots
from grognard.games.panzer.spotting.markers import (
    FIRED,
    FIRED_SMALL_ARMS,
    MOVED,
    UNMARKED,
    after_fire,
    after_move,
    after_spotting,
)
from grognard.games.panzer.spotting.spotting import SpottingTable, is_target, may_spot, unspotted
from grognard.games.panzer.verbs import AP

from .battle import Battle
from .cases import Case, each
from .lands import land_for
from .sight_reference import Position
from .spotting_reference import in_front, reach
from .stacks import again

TABLE = SpottingTable()
MARKERS = {None: UNMARKED, "MOVE": MOVED, "FIRE": FIRED, "FIRE_SA": FIRED_SMALL_ARMS}
WORDS = {UNMARKED: "", MOVED: "move", FIRED: "fire", FIRED_SMALL_ARMS: "small arms"}


def test_ranges_agree_with_the_reference() -> None:
    """4.1.3, 6.1.3: every combination of size, cover, marker, full cover and suppression."""
    flags = (False, True)
    asked = 0
    for size, cover, marker, low, prone, sup in product("VLS", range(4), WORDS, flags, flags, flags):
        lines = TABLE.lines(cover, marker, target_low=low, spotter_low=prone, suppressed=sup)
        assert TABLE.reach(size, lines) == reach(
            size, COVERS[cover], WORDS[marker], target_fc=low, spotter_fc=prone, suppressed=sup
        )
        assert TABLE.hexes(size, cover, marker, low, prone, sup) == TABLE.reach(size, lines)
        asked += 1
    assert asked == 3 * 4 * 4 * 8


def test_arcs_agree_with_the_reference() -> None:
    """4.4.3.1.4, 6.1.3.1: the 60 degrees to the front, rays included, from one hex to all others."""
    land, at = land_for(Position((9, 9)))
    a = (4, 4)
    for b, facing in product(at, range(6)):
        if b != a:
            front = in_arc(land.board, at[a], facing, at[b], FRONT60)
            assert front == in_front(a, facing, b), (b, facing)
            assert in_arc(land.board, at[a], (facing + 3) % 6, at[b], REAR60) == front


@each(
    "PZR-C-4.1.3-a",
    "PZR-C-4.1.3-b",
    "PZR-C-4.1.3-d",
    "PZR-C-4.1.3-e",
    "PZR-C-4.1.3-g",
    "PZR-C-4.1.3-h",
    "PZR-C-4.1.3-j",
    "PZR-C-6.1.3-a",
    "PZR-C-6.1.3-b",
    "PZR-C-6.1.3-c",
    "PZR-C-6.1.3-d",
    "PZR-C-6.1.3-e",
    "PZR-C-6.1.3-f",
)
def test_spotting_ranges(case: Case) -> None:
    """4.1.3, 6.1.3: row and range by size, cover and marker."""
    given, then = case["given"], case["then"]
    lines = TABLE.lines(COVERS.index(given["cover"].lower()), MARKERS[given["spot_marker"]])
    assert TABLE.net_row(lines) + given["row_modifiers_extra"] == int(then["net_row"])
    assert TABLE.reach(given["target_size"], lines) == then["max_range"]
    assert (given["range"] <= TABLE.reach(given["target_size"], lines)) is then["spotted"]


@each("PZR-C-6.1.3-g", "PZR-C-6.1.3-h", "PZR-C-6.1.3.2-a")
def test_full_cover(case: Case) -> None:
    """6.1.3.2: -2 for a target, -4 for a spotter in full cover, never below the last row."""
    given, then = case["given"], case["then"]
    extra = given.get("row_modifiers_extra", -4)
    lines = TABLE.lines(NONE, UNMARKED, target_low=extra in (-2, -6), spotter_low=extra in (-4, -6))
    assert sum(value for _, value in lines) == extra
    assert TABLE.net_row(lines) == int(then["net_row"])
    reach = TABLE.reach(given.get("target_size", "V"), lines)
    assert reach == then["max_range"]
    assert (given.get("range", 3) <= reach) is then["spotted"]


def covers(kind: str) -> tuple[Covers, int]:
    position = Position((3, 3))
    position.terrain = {(1, 1): kind}
    position.roads = {((1, 1), (1, 2))}
    land, at = land_for(position)
    return Covers(land), at[1, 1]


@each("PZR-C-4.1.3-k")
def test_a_trail_in_scrub(case: Case) -> None:
    """4.1.3: a way has the cover of the other terrain of its hex."""
    table, h = covers("scrub")
    assert COVERS[table.cover(h, VEHICLE, SPOTTING)].upper() == case["then"]["cover"]


@each("PZR-C-4.1.3.2-a")
def test_an_overstacked_hex(case: Case) -> None:
    """4.1.3.2: no cover for vehicles."""
    table, h = covers(case["given"]["terrain"])
    crowded = table.cover(h, VEHICLE, SPOTTING, overstacked=True)
    assert TABLE.reach("V", TABLE.lines(crowded, UNMARKED)) == case["then"]["max_range"]
    assert table.cover(h, VEHICLE, SPOTTING) == MEDIUM


@each("PZR-C-6.1.4.3.9-a")
def test_rubble(case: Case) -> None:
    """6.1.4.3.9: less cover than the house gave."""
    table, h = covers(f"building_{case['given']['rubble_of']}")
    fallen = bytearray(table.land.board.n)
    fallen[h] = 1
    assert COVERS[table.cover(h, LEG, SPOTTING, rubble=bytes(fallen))].upper() == case["then"]["cover"]
    assert table.cover(h, LEG, SPOTTING) == HEAVY


@pytest.mark.parametrize(
    ("kind", "inside", "spotting", "combat"),
    [
        (VEHICLE, False, LIGHT, LIGHT),
        (TOWED, False, LIGHT, LIGHT),
        (VEHICLE, True, HEAVY, MEDIUM),
        (LEG, False, HEAVY, MEDIUM),
    ],
)
def test_streets_and_houses(kind: int, inside: bool, spotting: int, combat: int) -> None:
    """6.1.4.3.1: leg units are inside, others on the street unless they went in; brick protects less."""
    table, h = covers("building_brick")
    assert table.cover(h, kind, SPOTTING, inside=inside) == spotting
    assert table.cover(h, kind, COMBAT, inside=inside) == combat


def test_works_cover_who_uses_them() -> None:
    """4.1.3, 6.1.4.3: the best of all; a ditch or block is for leg units only."""
    table, h = covers("woods")
    assert table.cover(h, VEHICLE, SPOTTING, works=("improved_position",)) == HEAVY
    table, h = covers("clear")
    assert table.cover(h, LEG, SPOTTING, works=("block",)) == LIGHT
    assert table.cover(h, TOWED, SPOTTING, works=("ditch",)) == NONE


@each("PZR-C-4.1.1-d", "PZR-C-6.1.1-a", "PZR-C-6.1.3-l")
def test_who_spots_and_who_is_spotted(case: Case) -> None:
    """4.1.1, 6.1.1, 6.1.3: no truck, but the squad in the truck; passengers are no targets of their own."""
    truck = load_cards().vehicles["G-OPEL"]
    told = {
        "spotted": may_spot(VEHICLE, armed=truck.turret is not None),
        "may_spot": may_spot(LEG, armed=True, carried=True),
        "separate_target": is_target(carried=True),
    }
    [(question, answer)] = case["then"].items()
    assert told[question] is answer
    assert may_spot(VEHICLE, armed=load_cards().vehicles["S-SU76M"].turret is not None)


@each("PZR-C-6.1.3-i")
def test_the_flak_36_is_large(case: Case) -> None:
    """6.1.3."""
    size = load_cards().towed[case["given"]["unit"]].size
    assert {"column": size, "base": TABLE.reach(size, [])} == case["then"]


def test_markers() -> None:
    """R-03, 6.1.3: the newer act replaces the marker, but small arms do not wash off a louder shot."""
    assert after_move(FIRED) == MOVED
    assert after_fire(MOVED, small_arms_only=True) == FIRED_SMALL_ARMS
    assert after_fire(FIRED, small_arms_only=True) == FIRED
    assert after_spotting(MOVED, spotted=True) == MOVED


@each("PZR-C-6.1.3-k")
def test_small_arms_and_another_weapon(case: Case) -> None:
    """6.1.3: the louder one counts, fired before or after."""
    for order in ((True, False), (False, True)):
        marker = UNMARKED
        for small in order:
            marker = after_fire(marker, small)
        assert TABLE.lines(NONE, marker) == [("target_spot_fire", case["then"]["modifier"])]


@each("PZR-C-4.1.5-a")
def test_a_marker_nobody_needs(case: Case) -> None:
    """4.1.5."""
    assert (
        after_spotting(FIRED, spotted=case["given"]["enemies_spotting"] > 0)
        == MARKERS[case["then"]["marker"]]
    )


#: From (4, 4), facing north: a hex at so many degrees.
BEARINGS = {0: (4, 2), 30: (5, 2), 60: (5, 3), 90: (6, 4), 180: (4, 6)}


@each(
    "PZR-C-4.4.3.1.1-a",
    "PZR-C-4.4.3.1.4-a",
    "PZR-C-4.4.3.1.4-b",
    "PZR-C-4.4.3.1.4-c",
    "PZR-C-4.4.3.1.5-a",
    "PZR-C-4.4.3.1.3-a",
)
def test_firing_arcs(case: Case) -> None:
    """4.4.3.1: turrets all round, fixed guns within 30 degrees of the front or rear, rays included."""
    given = case["given"]
    turret = given.get("turret_type", load_cards().vehicles["S-SU76M"].turret)
    land, at = land_for(Position((9, 9)))
    arc = firing_arc(turret, rear_gun=given.get("arc") == "rear")
    if given.get("arc") != "rear":  # no vehicle of the box has a gun that fires to the rear
        card = "G-PZ4F2" if turret else "S-SU76M"
        b = Battle({"GA": f"{card} C10 N"})
        assert firing_arc_of(b.s, b.unit("GA")) == arc
    [told] = case["then"].values()
    assert in_arc(land.board, at[4, 4], 0, at[BEARINGS[given["target_bearing_deg"]]], arc) is told


@each("PZR-C-6.1.3.1-a")
def test_a_suppressed_unit_looks_ahead_only(case: Case) -> None:
    """6.1.3.1."""
    land, at = land_for(Position((9, 9)))
    there = at[BEARINGS[case["given"]["target_bearing"]]]
    assert in_arc(land.board, at[4, 4], 0, there, spotting_arc(suppressed=True)) is case["then"]["spotted"]
    assert in_arc(land.board, at[4, 4], 0, there, spotting_arc(suppressed=False))


def asked_for_the_angle() -> str:
    """Who is asked where a German shot comes exactly from the border of two angles of a Soviet tank."""
    units = {"GA": "G-PZ4F2 F6 N", "SA": "S-T34-76 H3 S"}
    b = Battle(units, [], layer="advanced", modules=("advanced_ap",), rolls=[1])
    attack = Attack()
    attack.player, attack.firer, attack.target, attack.arm = 0, b.unit("GA"), b.unit("SA"), AP
    for facing in range(6):
        b.s.facing[b.unit("SA")] = facing
        b.script.rolls[:] = [1, 100, 100]
        asked = again(b, attack.copy())
        if asked.offers() and asked.kind() == "Attack.angle":
            return asked.asked()
    raise AssertionError("nobody was asked")


@each("PZR-C2-077")
def test_the_border_of_two_hit_angles(case: Case) -> None:
    """6.5.2.2: both are offered."""
    land, at = land_for(Position((9, 9)))
    there = at[BEARINGS[case["given"]["bearing"]]]
    assert hit_angles(land.board, at[4, 4], 0, there) == case["then"]["options"]
    assert case["then"]["chooser"] == {"soviet": "target owner", "german": "firer"}[asked_for_the_angle()]
    assert hit_angles(land.board, at[4, 4], 0, at[BEARINGS[60]]) == ["front_side"]
    assert basic_angles(land.board, at[4, 4], 0, at[BEARINGS[90]]) == ["front", "rear"]


@each("PZR-C-4.1.2-a")
def test_units_look_all_round(case: Case) -> None:
    """4.1.2: straight behind at the end of the range, and no hex further."""
    land, at = land_for(Position((1, 25)))
    away = case["given"]["range"]
    sight, far = Sightlines(land), TABLE.reach("V", [])
    assert (unspotted(sight, (at[0, 0], 0, 0), (at[0, away], 0), far) == "") is case["then"]["spotted"]
    assert unspotted(sight, (at[0, 0], 0, 0), (at[0, away + 1], 0), far) == "range"
    assert unspotted(sight, (at[0, 0], 0, 0), (at[0, away], 0), far, spotting_arc(suppressed=True)) == "arc"


@each("PZR-C-4.1-m")
def test_each_unit_spots_for_itself(case: Case) -> None:
    """4.1, 4.1.1: what a friend sees is nothing to a unit too far away."""
    given = case["given"]
    position = Position((1, 12))
    position.terrain = {(0, 0): "woods"}
    land, at = land_for(position)
    near = TABLE.reach("V", TABLE.lines(Covers(land).cover(at[0, 0], VEHICLE, SPOTTING), UNMARKED))
    firer, friend = (
        unspotted(Sightlines(land), (at[0, given[who]], 0, 0), (at[0, 0], 0), near)
        for who in ("firer_range", "friend_range")
    )
    assert {"legal": not firer, "friend": "" if friend else "legal"} == case["then"]
    assert firer == "range"


@each("PZR-C-4.1.1-c")
def test_no_shared_spotting(case: Case) -> None:
    """4.1.1: a unit whose line is blocked has not spotted what its friend sees."""
    position = Position((3, 6))
    position.terrain = {(0, 2): "woods"}
    land, at = land_for(position)
    sight, target = Sightlines(land), (at[0, 4], 0)
    assert unspotted(sight, (at[2, 4], 0, 0), target, 20) == ""
    blocked = unspotted(sight, (at[0, 0], 0, 0), target, 20)
    assert (blocked == "") is case["then"]["legal"]
    assert blocked == "sight"
    b = Battle(
        {"GA": "G-PZ4F2 F2 S fire", "GB": "G-PZ4F2 J6 NW", "SA": "S-T34-76 F6 N"}, terrain={"F4": "woods"}
    )
    assert spots(b.s, b.unit("GB"), b.unit("SA"))
    refusal = REFUSALS[fire_refusal(b.s, b.unit("GA"), b.unit("SA"), AP)].name
    assert case["then"]["reason"] == {"not-spotted": "Y has not spotted E"}[refusal]


@each("PZR-C-6.1.2-m")
def test_a_gun_looks_all_round_and_fires_ahead(case: Case) -> None:
    """5.2, 6.1.2, 6.1.3.1: an enemy straight behind is spotted, but not fired at, nor spotted under fire."""
    land, at = land_for(Position((9, 9)))
    here, behind = at[4, 4], at[BEARINGS[180]]
    spotted = in_arc(land.board, here, 0, behind, spotting_arc(suppressed=False))
    under_fire = in_arc(land.board, here, 0, behind, spotting_arc(suppressed=True))
    assert (spotted, under_fire) == (case["then"]["spotted"], case["then"]["suppressed_spot"])
    may = in_arc(land.board, here, 0, behind, firing_arc(0))
    assert ("legal" if may else "refused (front arc)") == case["then"]["fire"]

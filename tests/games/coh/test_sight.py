# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 6: line of sight and firing arc."""

from __future__ import annotations

import pytest

from grognard.games.coh.sight import blockers, in_arc, in_sight

from .battle import Battle
from .cases import Case, case, each
from .shots import G, S, fire


def empty(terrain: dict[str, str] | None = None) -> Battle:
    return Battle({G: "G_INF A01 E", S: "S_RIF L18 W"}, terrain=terrain)


def sees(b: Battle, a: str, c: str) -> bool:
    return in_sight(b.s, b.hex(a), b.hex(c))


def fires(terrain: dict[str, str], a: str, c: str, facing: str) -> str:
    """Whether a squad in `a` may fire at one in `c`: "legal", or the rule that forbids it."""
    b = Battle({G: f"G_INF {a} {facing}", S: f"S_RIF {c} W"}, terrain=terrain, rolls=[2])
    why = b.why(f"opp {G}", f"fire {G} {c}")
    return "legal" if why is None else why.rule


# -- line of sight ---------------------------------------------------------------------------------


@each("COH-T074", "COH-T075", "COH-T076")
def test_what_is_seen(case: Case) -> None:
    """COH-6.0: a blocking hex is seen into, not through; a shared side needs two of them."""
    given = case["given"]
    b = empty(given["terrain"])
    assert {to: sees(b, given["from"], to) for to in given["to"]} == case["then"]["visible"]
    for to, visible in case["then"]["visible"].items():
        facing = "E" if to[0] == given["from"][0] else "SE"
        assert fires(given["terrain"], given["from"], to, facing) == ("legal" if visible else "COH-6.0")


def test_COH_T075_the_line_runs_between_a_pair_of_hexes() -> None:
    """COH-6.0(3), (5): both hexes along the side are named, and only both together block."""
    c = case("COH-T075")
    [pair] = c["then"]["pairs"]
    for name in pair:
        assert sees(empty({name: "forest"}), "C03", "E03")
    b = empty(dict.fromkeys(pair, "forest"))
    assert blockers(b.s, b.hex("C03"), b.hex("E03")) == sorted(b.hex(name) for name in pair)


def test_COH_T078_units_do_not_block() -> None:
    """COH-6.0(4): a tank in between hides nobody."""
    c = case("COH-T078")
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W", "S-T34-1": "S_T34 E04 W"}, rolls=[2])
    assert sees(b, c["given"]["from"], "E06") is c["then"]["visible"]["E06"]
    fire(b, "E06", commit=0)


def test_COH_T079_sight_is_mutual() -> None:
    """COH-6.0(4): blocked one way is blocked the other way."""
    c = case("COH-T079")
    b = empty(c["given"]["terrain"])
    assert sees(b, "C03", "G05") is c["then"]["visible"]["G05"]
    assert (sees(b, "C03", "G05") == sees(b, "G05", "C03")) is c["then"]["symmetric"]


def test_COH_T080_wheat_does_not_block_corn_does() -> None:
    """COH-6.0(1), COH-4.0(3)."""
    c = case("COH-T080")
    seen = [sees(empty(terrain), "E02", "E05") for terrain in c["given"]["terrain_sets"]]
    assert seen == c["then"]["visible_sets"]


@pytest.mark.parametrize("kind", ["forest", "brush", "wooden_building", "stone_building", "corn"])
def test_blocking_terrain_is_seen_into_and_out_of(kind: str) -> None:
    """COH-6.0(1), (2): the hexes of observer and target never block."""
    assert not sees(empty({"E04": kind}), "E02", "E06")
    assert sees(empty({"E02": kind, "E06": kind}), "E02", "E06")


@pytest.mark.parametrize("kind", ["open", "wheat", "marsh", "river", "ford"])
def test_low_terrain_never_blocks(kind: str) -> None:
    """COH-6.0(1): only LOS-blocking terrain cuts the line."""
    assert sees(empty({"E03": kind, "E04": kind, "E05": kind}), "E02", "E06")


def test_a_small_part_of_a_hex_is_enough_to_block() -> None:
    """COH-6.0(1), (5): the line C03-E04 only clips a corner region of D03, yet through its inside."""
    assert sees(empty(), "C03", "E04")
    crossed = [h for h in ("D02", "D03", "D04") if not sees(empty({h: "forest"}), "C03", "E04")]
    assert crossed == ["D03"]


def test_a_vertex_touch_does_not_block() -> None:
    """COH-6.0(5): along the row E02-E05 the hexes above and below are only neighbours of the line."""
    around = dict.fromkeys(("D02", "D03", "D04", "F02", "F03", "F04"), "forest")
    assert sees(empty(around), "E02", "E05")


def test_two_pairs_on_one_line_block_each_for_itself() -> None:
    """COH-6.0(3): one forest of each pair blocks nothing, both of the second pair do."""
    assert sees(empty({"D02": "forest", "F03": "forest"}), "C03", "G03")
    assert not sees(empty({"F02": "forest", "F03": "forest"}), "C03", "G03")


def test_adjacent_hexes_always_see_each_other() -> None:
    """COH-6.0(2): nothing lies between them."""
    b = empty({"F05": "forest", "F06": "forest", "E05": "forest", "E06": "forest"})
    assert sees(b, "F05", "F06")


def test_sight_is_mutual_everywhere() -> None:
    """COH-6.0(4): for every pair of hexes of a wooded board."""
    b = empty({"C04": "forest", "D09": "corn", "E07": "brush", "F12": "stone_building", "G05": "forest"})
    n = b.sc.n
    assert all((b.sc.seen[x * n + y] == 0) == (b.sc.seen[y * n + x] == 0) for x in range(n) for y in range(x))


def test_COH_T453_a_bunker_is_seen_from_behind_and_does_not_see_back() -> None:
    """COH-6.0(4), COH-18.2: the only exception to mutual sight."""
    c = case("COH-T453")
    place, facing = c["given"]["bunker"]["hex"], c["given"]["bunker"]["facing"]
    bunker = {"key": "bunker-1", "kind": "bunker", "hex": f"1-{place}", "facing": facing}
    for turn, unit, target in (("german", G, place), ("soviet", S, c["given"]["attacker"])):
        b = Battle(
            {G: f"G_INF {c['given']['attacker']} W", S: f"S_RIF {place} E"},
            turn=turn,
            fortifications=[bunker],
        )
        b.s.inside[b.unit(S)] = 0
        why = b.why(f"opp {unit}", f"fire {unit} {target}")
        if turn == "german":
            assert (why is None) is c["then"]["legal"]
        else:
            assert (why is None) is c["then"]["occupant_sees_back"]
            assert why is not None
            assert why.rule == "COH-18.2"


# -- arc -------------------------------------------------------------------------------------------


def test_COH_T081_moving_out_of_the_arc() -> None:
    """COH-6.1(1), (2): the third step of the German leaves the Soviet's arc."""
    c = case("COH-T081")
    for place, inside in c["then"]["in_arc"].items():
        b = Battle({G: f"G_INF {place} W", S: "S_RIF F09 W"}, turn="soviet", rolls=[2])
        assert in_arc(b.s, b.hex("F09"), c["given"]["soviet"]["facing"], b.hex(place)) is inside
        why = b.why(f"opp {S}", f"fire {S} {place}")
        assert (why is None) is inside
        if why is not None:
            assert why.rule == "COH-6.1"


def test_COH_T081_on_the_way() -> None:
    """COH-6.1: played: the German walks D08, D09, D10, and the Soviet may fire until he is past D09."""
    b = Battle({G: "G_INF D07 E", S: "S_RIF F09 W"}, ap=(7, 0), cap=(6, 6))
    b.play(f"activate {G}")
    for place, inside in case("COH-T081")["then"]["in_arc"].items():
        b.play(f"ap {G}", f"move {G} {place}", f"face {G} W")
        assert (b.why(f"opp {S}", f"fire {S} {place}") is None) is inside
        b.play("stall cap")


def test_COH_T084_centres_on_the_boundary_are_in_the_arc() -> None:
    """COH-6.1(1), ruling G-07."""
    c = case("COH-T084")
    b = empty()
    at = b.hex(c["given"]["hex"])
    n = b.sc.n
    found = [
        b.sc.board.name(h).removeprefix("1-")
        for h in range(n)
        if b.sc.distance[at * n + h] == 2 and in_arc(b.s, at, c["given"]["facing"], h)
    ]
    assert found == c["then"]["hexes"]


@pytest.mark.parametrize("facing", range(6))
def test_the_arc_holds_the_three_front_hexes_and_half_the_map(facing: int) -> None:
    """COH-6.1(1), COH-5.2(1): three of six neighbours; the sign of 3*Xf*Xt + Yf*Yt everywhere."""
    b = empty()
    board = b.sc.board
    at = b.hex("F09")
    near = [board.neighbour[6 * at + d] for d in range(6)]
    assert [d for d in range(6) if in_arc(b.s, at, facing, near[d])] == sorted(
        (facing + k) % 6 for k in (-1, 0, 1)
    )
    ahead = near[facing]
    xf, yf = board.x[ahead] - board.x[at], board.y[ahead] - board.y[at]
    for h in range(b.sc.n):
        if h != at:
            product = 3 * xf * (board.x[h] - board.x[at]) + yf * (board.y[h] - board.y[at])
            assert in_arc(b.s, at, facing, h) is (product >= 0)


def test_out_of_arc_needs_a_pivot_first() -> None:
    """COH-6.1(2): the same shot is legal after turning."""
    b = Battle({G: "G_INF F05 W", S: "S_RIF F07 W"}, ap=(7, 0), rolls=[2], current_cap=(0, 1))
    assert b.refused(f"activate {G}", f"ap {G}", f"fire {G} F07") == "COH-6.1"
    b.play(f"pivot {G} E", "stall cap", f"ap {G}", f"fire {G} F07")
    assert b.events()[-1] == "missed"

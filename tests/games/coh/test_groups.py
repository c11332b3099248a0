# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 9: shared activations and group actions."""

from __future__ import annotations

import pytest

from .battle import Battle
from .cases import case
from .shots import G, S, attacks, happened, lines, reprint

H = "G-HMG-1"
B2 = "G-INF-2"
PAIR = {G: "G_INF F05 E", B2: "G_INF F06 E", S: "S_RIF F12 W"}


def shooters(**changes: object) -> Battle:
    """HMG and squad side by side, a target at distance 4 of both."""
    options: dict[str, object] = {"rolls": [2], "current_cap": (0, 0), **changes}
    units = {H: "G_HMG F05 E", G: "G_INF F05 E", S: "S_RIF F09 W"}
    return Battle(units, **options)  # type: ignore[arg-type]


# -- shared activations (COH-9.0) ------------------------------------------------------------------


def test_COH_T161_a_spent_unit_cannot_join() -> None:
    """COH-9.0(1), (2), COH-9.1(2): neither by itself nor in a group action."""
    b = Battle({G: "G_INF F05 E active", B2: "G_INF F06 E spent", S: "S_RIF F12 W"}, ap=(5, 0))
    assert b.refused(f"ap {B2}") == "COH-9.0"
    assert b.refused(f"ap {G}", f"with {B2}") == "COH-9.0"


def test_COH_T162_the_pool_survives_a_member() -> None:
    """COH-9.0(6): the other member goes on with what is left."""
    c = case("COH-T162")
    pool = c["given"]["pool"]
    b = Battle(
        {G: "G_INF F05 E active", B2: "G_INF A01 E active", S: "S_RIF F06 W"},
        turn="soviet",
        ap=(pool, 0),
        current_cap=(2, 0),
        rolls=[12],
    )
    b.play(f"opp {S}", f"fire {S} F05")
    assert b.where(G) == "@lost"
    assert b.s.ap[0] == c["then"]["pool"]
    assert b.s.active[0] == 1 << b.unit(B2)
    b.play(f"ap {B2}", f"pivot {B2} W")
    assert b.s.ap[0] == pool - 1


def test_the_pool_dies_with_its_last_member() -> None:
    """COH-9.0(6): nobody is left to draw on it."""
    b = Battle(
        {G: "G_INF F05 E active", B2: "G_INF A01 E", S: "S_RIF F06 W"},
        turn="soviet",
        ap=(4, 0),
        current_cap=(0, 0),
        rolls=[12],
    )
    b.play(f"opp {S}", f"fire {S} F05")
    assert (b.s.ap[0], b.s.active[0]) == (0, 0)


def test_units_join_when_they_act_wherever_they_are() -> None:
    """COH-9.0(1), (2), (3): the rulebook's rifles (1 AP) and machine gun (2 AP), far apart: 4 AP left."""
    b = Battle({S: "S_RIF A01 E", "S-MMG-1": "S_MMG L10 E", G: "G_INF F18 W"}, turn="soviet")
    b.play(f"activate {S}", f"ap {S}", f"move {S} A02", f"face {S} E")
    assert b.asked() == "german", "one action of one member is a whole turn"
    b.play("pass", "ap S-MMG-1", "move S-MMG-1 L11", "face S-MMG-1 E")
    assert b.s.ap[1] == 4
    assert (b.status(S), b.status("S-MMG-1")) == ("activated", "activated")


@pytest.mark.parametrize("end", ["zero", "pass", "spend"])
def test_all_members_are_spent_together(end: str) -> None:
    """COH-9.0(4), ruling G-37: at 0 AP, on a pass, or when the owner ends it."""
    b = Battle({G: "G_INF F05 E active", B2: "G_INF A01 E active", S: "S_RIF F12 W"}, ap=(1, 0))
    if end == "zero":
        b.play(f"ap {G}", f"pivot {G} W")
    else:
        b.play(end)
    assert (b.status(G), b.status(B2), b.s.ap[0]) == ("spent", "spent", 0)


def test_there_is_one_pool_at_a_time() -> None:
    """COH-9.0(5): a second one starts after the first is ended."""
    b = Battle(
        {G: "G_INF F05 E active", B2: "G_INF A01 E active", "G-INF-3": "G_INF B01 E", S: "S_RIF F12 W"},
        ap=(3, 0),
    )
    assert b.refused("activate G-INF-3") == "COH-2.2"
    b.play("spend", "activate G-INF-3")
    assert (b.s.ap[0], b.status("G-INF-3"), b.status(G)) == (7, "activated", "spent")


def test_a_joined_unit_cannot_take_an_opp() -> None:
    """COH-9.0(2), COH-3.1(2): it is activated."""
    b = Battle({G: "G_INF F05 E active", B2: "G_INF A01 E active", S: "S_RIF F12 W"}, ap=(3, 0))
    assert b.refused(f"opp {B2}") == "COH-3.1"


def test_a_joining_unit_may_be_topped_up_with_cap() -> None:
    """COH-9.0(2), COH-3.21: pool 1 and 2 CAP pay a shot of 3; the pool is empty, both are spent."""
    b = Battle(
        {G: "G_INF F05 E active", B2: "G_INF F06 E", S: "S_RIF F12 W"},
        ap=(1, 0),
        current_cap=(2, 0),
        rolls=[2],
    )
    b.play(f"ap {B2}", f"fire {B2} F12")
    assert (b.s.ap[0], b.s.cap[0]) == (0, 0)
    assert (b.status(G), b.status(B2)) == ("spent", "spent")


def test_without_the_group_rules_there_is_one_activated_unit() -> None:
    """COH-9.0, COH-2.2(4): the scenario's switch."""
    b = Battle({**PAIR, G: "G_INF F05 E active"}, ap=(5, 0), options={"groups": "off"})
    assert b.refused(f"ap {B2}") == "COH-9.0"
    assert b.refused(f"ap {G}", f"with {B2}") == "COH-9.0"


# -- group moves (COH-9.1, 9.11) -------------------------------------------------------------------


def test_COH_T163_the_slowest_sets_the_price() -> None:
    """COH-9.11(1): rifles 1, machine gun 2: 2 AP together."""
    c = case("COH-T163")
    b = Battle({S: "S_RIF F05 E", "S-MMG-1": "S_MMG F05 E", G: "G_INF F15 W"}, turn="soviet")
    assert [b.sc.move[b.unit(u)] for u in (S, "S-MMG-1")] == [u["move"] for u in c["given"]["units"]]
    b.play(f"activate {S}", f"ap {S}", "with S-MMG-1", f"move {S} F06", f"face {S} E")
    assert b.asked() == "soviet", "the turn ends after all members have finished"
    b.play("move S-MMG-1 F06", "face S-MMG-1 E")
    assert 7 - b.s.ap[1] == c["then"]["price"]
    assert b.asked() == "german"


def test_COH_T164_four_squads_one_into_the_forest() -> None:
    """COH-9.11(1), (2): figure 14: destinations differ, the costliest counts."""
    c = case("COH-T164")
    start = dict(zip(("S-RIF-1", "S-RIF-2", "S-RIF-3", "S-RIF-4"), ("E05", "F05", "G06", "H06"), strict=True))
    goals = ("E06", "F06", "G07", "H07")
    b = Battle(
        {**{key: f"S_RIF {at} E" for key, at in start.items()}, G: "G_INF F17 W"},
        terrain=dict(zip(goals, c["given"]["terrain"], strict=True)),
        turn="soviet",
    )
    b.play("activate S-RIF-1", "ap S-RIF-1", *(f"with S-RIF-{i}" for i in (2, 3, 4)))
    for key, goal in zip(start, goals, strict=True):
        b.play(f"move {key} {goal}", f"face {key} E")
    assert 7 - b.s.ap[1] == c["then"]["price"]
    assert b.s.ap[1] == c["then"]["pool"]


def test_COH_T165_a_group_cut_in_two() -> None:
    """COH-9.11(2), COH-9.1(4): F05 and F06 move together, F08 cannot join them."""
    c = case("COH-T165")
    first, second, apart = c["given"]["hexes"]
    units = {
        S: f"S_RIF {first} E active",
        "S-RIF-2": f"S_RIF {second} E active",
        "S-RIF-3": f"S_RIF {apart} E active",
    }
    b = Battle({**units, G: "G_INF F17 W"}, turn="soviet", ap=(0, c["given"]["pool"]))
    legal = []
    for i in (1, 2, 3):
        for j in range(i + 1, 4):
            if b.why(f"ap S-RIF-{i}", f"with S-RIF-{j}") is None:
                legal.append([b.where(f"S-RIF-{i}"), b.where(f"S-RIF-{j}")])
    assert legal == c["then"]["legal_groups"]
    why = b.why(f"ap {S}", "with S-RIF-2", "with S-RIF-3")
    assert (why is None) is c["then"]["three_together"]
    assert why is not None
    assert why.rule == "COH-9.1"


def test_COH_T166_two_move_together_then_the_third_alone() -> None:
    """COH-9.11, COH-9.2(3): figure 15: from 5 AP to 4, then 2; group and single actions from one pool."""
    c = case("COH-T166")
    units = {S: "S_RIF F05 E active", "S-RIF-2": "S_RIF F06 E active", "S-RIF-3": "S_RIF F08 E active"}
    b = Battle(
        {**units, G: "G_INF F17 W"},
        terrain={"F09": "forest"},
        turn="soviet",
        ap=(0, c["given"]["pool"]),
    )
    b.play(f"ap {S}", "with S-RIF-2", f"move {S} G06", f"face {S} E", "move S-RIF-2 F07", "face S-RIF-2 E")
    trail = [b.s.ap[1]]
    b.play("stall cap", "ap S-RIF-3", "move S-RIF-3 F09", "face S-RIF-3 E")
    trail.append(b.s.ap[1])
    assert trail == c["then"]["pool"]


def test_COH_T386_a_chain_of_three_hexes_is_one_group() -> None:
    """COH-9.1(4): F05 and F07 are joined by F06, in whatever order they are named."""
    c = case("COH-T386")
    units = {f"G-INF-{i + 1}": f"G_INF {at} E" for i, at in enumerate(c["given"]["hexes"])}
    b = Battle({**units, S: "S_RIF F15 W"})
    assert b.refused("opp G-INF-1", "with G-INF-3") == "COH-9.1", "the link is missing as yet"
    b.play("with G-INF-2")
    assert (b.why("with G-INF-3") is None) is c["then"]["legal"]
    b.play("with G-INF-3", "move G-INF-1 E05", "face G-INF-1 E")
    b.play("move G-INF-2 E06", "face G-INF-2 E", "move G-INF-3 E07", "face G-INF-3 E")
    assert [b.where(f"G-INF-{i}") for i in (1, 2, 3)] == ["E05", "E06", "E07"]


def test_members_may_move_apart_and_stay_in_the_pool() -> None:
    """COH-9.11(2)."""
    b = Battle(PAIR)
    b.play(
        f"activate {G}",
        f"ap {G}",
        f"with {B2}",
        f"move {G} F04",
        f"face {G} E",
        f"move {B2} F07",
        f"face {B2} E",
    )
    assert (b.status(G), b.status(B2), b.s.ap[0]) == ("activated", "activated", 5)
    b.play("stall cap")
    assert b.refused(f"ap {G}", f"with {B2}") == "COH-9.1"


def test_a_group_member_that_cannot_do_it_spoils_it() -> None:
    """COH-9.1(1): a pinned unit does not move with the others."""
    b = Battle({**PAIR, B2: "G_INF F06 E pinned"})
    assert b.refused(f"opp {G}", f"with {B2}", f"move {G} E05") == "COH-9.1"


def test_a_unit_joins_a_group_once_and_enemies_never() -> None:
    """COH-9.1(1)."""
    b = Battle({**PAIR, "S-RIF-2": "S_RIF F06 W"})
    b.play(f"opp {G}", f"with {B2}")
    assert b.refused(f"with {B2}") == "COH-9.1"
    assert b.refused("with S-RIF-2") == "COH-2.2"


def test_an_opp_of_a_group_spends_all() -> None:
    """COH-9.2(2), COH-3.1(6): the price does not matter."""
    b = Battle(PAIR, current_cap=(0, 0))
    b.play(f"opp {G}", f"with {B2}", f"move {G} F04", f"face {G} E", f"move {B2} F07", f"face {B2} E")
    assert (b.status(G), b.status(B2)) == ("spent", "spent")


def test_a_group_opp_takes_fresh_units_only() -> None:
    """COH-9.1(2), COH-9.2(2): neither spent nor activated ones."""
    for state in ("spent", "active"):
        b = Battle({**PAIR, B2: f"G_INF F06 E {state}"}, ap=(3 if state == "active" else 0, 0))
        assert b.refused(f"opp {G}", f"with {B2}") == "COH-9.2"


def test_a_cap_group_may_mix_all_states() -> None:
    """COH-9.1(2), COH-9.2(2), (4): fresh, spent and activated move for 1 CAP; nobody's state changes."""
    b = Battle(
        {G: "G_INF F05 E active", B2: "G_INF F05 E spent", "G-INF-3": "G_INF F05 E", S: "S_RIF F12 W"},
        ap=(5, 0),
        current_cap=(2, 0),
    )
    b.play(f"cap {G}", f"with {B2}", "with G-INF-3")
    for key in (G, B2, "G-INF-3"):
        b.play(f"move {key} F06", f"face {key} E")
    assert [b.status(key) for key in (G, B2, "G-INF-3")] == ["activated", "spent", "fresh"]
    assert (b.s.ap[0], b.s.cap[0]) == (5, 1)


def test_a_group_pivots_for_one() -> None:
    """COH-9.14(1): any action, the highest single price."""
    b = Battle(PAIR, current_cap=(0, 0))
    b.play(f"activate {G}", f"ap {G}", f"with {B2}", f"pivot {G} W", f"pivot {B2} NE")
    assert (b.facing(G), b.facing(B2), b.s.ap[0]) == ("W", "NE", 6)


def test_a_group_digs_in_for_seven() -> None:
    """COH-9.14(1), COH-18.1: the rulebook's example of another group action."""
    b = Battle(PAIR, options={"hasty-defence": "on"}, current_cap=(0, 0))
    b.play(f"activate {G}", f"ap {G}", f"with {B2}", f"dig {G}")
    assert [b.s.dug[b.unit(key)] for key in (G, B2)] == [1, 1]
    assert (b.s.ap[0], b.status(G), b.status(B2)) == (0, "spent", "spent")


# -- group fire (COH-9.12) -------------------------------------------------------------------------


def test_the_leader_fires_with_one_more_for_each_supporter() -> None:
    """COH-9.12(1), (3): figure 16: HMG 5 + 1, at the HMG's price of 2."""
    b = shooters()
    b.play(f"activate {H}", f"ap {H}", f"with {G}", f"fire {H} F09")
    [attack] = attacks(b)
    assert lines(attack.fp) == {"support": 1}
    assert attack.av == 5 + 1 + 2
    assert b.s.ap[0] == 7 - 2
    assert (b.status(H), b.status(G)) == ("activated", "activated")


def test_all_modifiers_are_the_leaders() -> None:
    """COH-9.12(1): the leader at distance 2, the supporter next to the target: no short range."""
    b = Battle({H: "G_HMG F05 E", G: "G_INF F06 E", S: "S_RIF F07 W"}, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {H}", f"with {G}", f"fire {H} F07")
    assert lines(attacks(b)[0].fp) == {"support": 1}
    b = Battle({H: "G_HMG F05 E", G: "G_INF F06 E", S: "S_RIF F07 W"}, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {G}", f"with {H}", f"fire {G} F07")
    assert lines(attacks(b)[0].fp) == {"short-range": 3, "support": 1}


def test_the_leaders_place_decides_front_or_rear() -> None:
    """COH-9.12(1), COH-7.2(1)."""
    units = {H: "G_HMG E10 SW", G: "G_INF E09 SE", S: "S_RIF G09 W"}
    b = Battle(units, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {H}", f"with {G}", f"fire {H} G09")
    assert attacks(b)[0].dr.lines[0].name == "rear"
    b = Battle(units, current_cap=(0, 0), rolls=[2])
    b.play(f"opp {G}", f"with {H}", f"fire {G} G09")
    assert attacks(b)[0].dr.lines[0].name == "front"


def test_COH_T168_a_supporter_at_long_range_is_refused() -> None:
    """COH-9.12(2)."""
    given = case("COH-T168")["given"]["supporter"]
    b = Battle({H: "G_HMG F05 E", G: "G_INF F05 E", S: "S_RIF F11 W"})
    reprint(b, G, range=given["range"])
    assert b.sc.distance[b.hex("F05") * b.sc.n + b.hex("F11")] == given["distance"]
    assert b.refused(f"opp {H}", f"with {G}", f"fire {H} F11") == "COH-9.12"


def test_COH_T169_a_supporter_without_blue_fp_is_refused() -> None:
    """COH-9.12(2): blue 0 does not support against a tank."""
    given = case("COH-T169")["given"]
    b = Battle({H: "G_HMG F05 E", G: "G_INF F05 E", "S-T34-1": "S_T34 F09 W"})
    assert b.sc.fp[1][b.unit(G)] == given["supporter"]["fp_blue"]
    assert b.refused(f"opp {H}", f"with {G}", f"fire {H} F09") == "COH-9.12"


def test_COH_T170_a_suppressed_supporter_is_refused() -> None:
    """COH-9.12(2): its counter affects FP."""
    counter = case("COH-T170")["given"]["supporter"]["counter"]
    b = Battle({H: "G_HMG F05 E", G: f"G_INF F05 E {counter}", S: "S_RIF F09 W"})
    assert b.refused(f"opp {H}", f"with {G}", f"fire {H} F09") == "COH-9.12"


@pytest.mark.parametrize(
    ("counter", "rule"), [("panicked", "COH-7.4"), ("stunned", "COH-9.1"), ("cowering", "COH-9.12")]
)
def test_supporters_that_cannot_fire_that_far(counter: str, rule: str) -> None:
    """COH-9.12(2), COH-7.4(6): panicked units do not fire, stunned ones join nothing, cowering reach 1."""
    b = Battle({H: "G_HMG F05 E", G: f"G_INF F05 E {counter}", S: "S_RIF F09 W"})
    b.play(f"opp {H}")
    why = b.why(f"with {G}", f"fire {H} F09")
    assert why is not None
    assert why.rule == rule


def test_COH_T171_a_pinned_supporter_is_allowed() -> None:
    """COH-9.12(2): the counter does not affect FP; and it is not shown, but others are ruled out."""
    c = case("COH-T171")
    counter = c["given"]["supporter"]["counter"]
    units = {H: "G_HMG F05 E", G: f"G_INF F05 E {counter}", S: "S_RIF F09 W"}
    b = Battle(units, current_cap=(0, 0), rolls=[2])
    assert b.sc.fp[0][b.unit(G)] == c["given"]["supporter"]["fp_red"]
    keys = (f"opp {H}", f"with {G}", f"fire {H} F09")
    assert (b.why(*keys) is None) is c["then"]["legal"]
    b.play(*keys)
    assert lines(attacks(b)[0].fp) == {"support": 1}
    assert not happened(b, "revealed")
    assert not b.s.hit_may[b.unit(G)] >> b.sc.hit_names.index("suppressed") & 1


def test_COH_T172_three_supporters() -> None:
    """COH-9.12(3)."""
    c = case("COH-T172")
    squads = {f"G-INF-{i}": "G_INF F05 E" for i in range(1, 5)}
    b = Battle({**squads, S: "S_RIF F09 W"}, current_cap=(0, 0), rolls=[2])
    assert b.sc.fp[0][0] == c["given"]["fp"]
    b.play(
        "opp G-INF-1",
        *(f"with G-INF-{i}" for i in range(2, 2 + c["given"]["supporters"])),
        "fire G-INF-1 F09",
    )
    assert attacks(b)[0].av - 2 == c["then"]["fp"]
    assert all(b.status(f"G-INF-{i}") == "spent" for i in range(1, 5))


def test_COH_T388_a_supporter_two_hexes_away_is_refused() -> None:
    """COH-9.12(2), ruling G-14: strict by default, a chain with the option."""
    given = case("COH-T388")["given"]
    units = {G: f"G_INF {given['leader']} E", B2: "G_INF F06 E", "G-INF-3": f"G_INF {given['supporter']} E"}
    keys = (f"opp {G}", f"with {B2}", "with G-INF-3", f"fire {G} F10")
    b = Battle({**units, S: "S_RIF F10 W"})
    assert b.refused(*keys) == "COH-9.12"
    b = Battle({**units, S: "S_RIF F10 W"}, options={"group-fire-chain": "on"}, current_cap=(0, 0), rolls=[2])
    b.play(*keys)
    assert lines(attacks(b)[0].fp) == {"support": 2}


def test_COH_T454_the_leader_at_long_range() -> None:
    """COH-9.12(4), ruling G-14: 4 - 2 + 1; off with the option."""
    c = case("COH-T454")
    given = c["given"]
    [supporter] = given["supporters"]
    leader, target = "F05", f"F{5 + given['distance']:02}"
    for option in ("on", "off"):
        b = Battle(
            {G: f"G_INF {leader} E", H: "G_HMG F04 E", S: f"S_RIF {target} W"},
            options={"leader-long-range": option},
            current_cap=(0, 0),
            rolls=[2],
        )
        reprint(b, G, red=given["fp"], range=given["range"])
        reprint(b, H, red=supporter["fp_red"], range=supporter["range"])
        assert b.sc.distance[b.hex("F04") * b.sc.n + b.hex(target)] == supporter["distance"]
        if option == "on":
            b.play(f"opp {G}", f"with {H}", f"fire {G} {target}")
            assert lines(attacks(b)[0].fp) == {"long-range": -2, "support": 1}
            assert attacks(b)[0].av - 2 == c["then"]["fp"]
        else:
            assert b.refused(f"opp {G}", f"with {H}", f"fire {G} {target}") == "COH-9.12"


@pytest.mark.parametrize("trouble", ["arc", "sight"])
def test_a_supporter_needs_arc_and_sight(trouble: str) -> None:
    """COH-9.12(2)."""
    supporter = "G_INF F05 W" if trouble == "arc" else "G_INF E05 E"
    b = Battle(
        {H: "G_HMG F05 E", G: supporter, S: "S_RIF F09 W"},
        terrain={} if trouble == "arc" else {"E07": "forest"},
    )
    seen = b.sc.seen[b.s.place[b.unit(G)] * b.sc.n + b.hex("F09")]
    assert (seen != 0) is (trouble == "arc")
    assert b.refused(f"opp {H}", f"with {G}", f"fire {H} F09") == "COH-9.12"


def test_supporters_are_counted_for_each_colour() -> None:
    """COH-9.12(3): a squad with blue 0 helps against infantry, not against the tank beside it."""
    b = Battle(
        {
            "G-ENG-1": "G_ENG F05 E",
            "G-ENG-2": "G_ENG F05 E",
            G: "G_INF F05 E",
            S: "S_RIF F08 W",
            "S-T34-1": "S_T34 F08 W",
        },
        current_cap=(0, 0),
        rolls=[2, 2],
    )
    b.play("opp G-ENG-1", "with G-ENG-2", f"with {G}", "fire G-ENG-1 F08", f"against {S}")
    assert [lines(a.fp) for a in attacks(b)] == [{"support": 2}, {"support": 1}]


def test_better_equipped_supporters_have_blue_firepower() -> None:
    """COH-9.12(2), COH-C.V02: blue 0 + 1 is above 0."""
    b = Battle(
        {"G-ENG-1": "G_ENG F05 E", G: "G_INF F05 E", "S-T34-1": "S_T34 F07 W"},
        veterans=[{"unit": G, "cards": ["V02"]}],
        current_cap=(0, 0),
        rolls=[2],
    )
    b.play("opp G-ENG-1", f"with {G}", "fire G-ENG-1 F07")
    assert lines(attacks(b)[0].fp) == {"support": 1}


def test_a_suppressed_leader_pays_and_hits_as_one() -> None:
    """COH-9.12(1), COH-7.4(6): +1 AP, -2 FP; his supporters still add."""
    b = Battle(
        {H: "G_HMG F05 E suppressed", G: "G_INF F05 E", S: "S_RIF F09 W"}, current_cap=(0, 0), rolls=[2]
    )
    b.play(f"activate {H}", f"ap {H}", f"with {G}", f"fire {H} F09")
    assert lines(attacks(b)[0].fp) == {"hit": -2, "support": 1}
    assert b.s.ap[0] == 7 - 3


def test_a_group_needs_no_supporters() -> None:
    """COH-9.12(1): the leader alone fires as any unit."""
    b = shooters()
    b.play(f"opp {H}", f"fire {H} F09")
    assert lines(attacks(b)[0].fp) == {}
    assert b.status(G) == "fresh"


def test_supporters_in_adjacent_hexes() -> None:
    """COH-9.12(2): on both sides of the leader, though not adjacent to each other."""
    b = Battle(
        {G: "G_INF F05 E", B2: "G_INF E05 E", "G-INF-3": "G_INF G05 E", S: "S_RIF F09 W"},
        current_cap=(0, 0),
        rolls=[2],
    )
    b.play(f"opp {G}", f"with {B2}", "with G-INF-3", f"fire {G} F09")
    assert lines(attacks(b)[0].fp) == {"support": 2}


# -- payment (COH-9.2) -----------------------------------------------------------------------------


def test_COH_T176_group_fire_paid_with_cap() -> None:
    """COH-9.2(2), (4): 2 CAP for the HMG's shot; the HMG stays fresh."""
    c = case("COH-T176")
    b = Battle(
        {H: "G_HMG F05 E", G: "G_INF F05 E active", S: "S_RIF F09 W"},
        ap=(6, 0),
        current_cap=(c["given"]["cap"], 0),
        rolls=[2],
    )
    assert b.sc.fire[b.unit(H)] == c["given"]["leader_fire"]
    b.play(f"cap {H}", f"with {G}", f"fire {H} F09", "commit 0")
    assert b.s.cap[0] == c["then"]["cap"]
    assert b.status(H) == c["then"]["hmg"]
    assert (b.status(G), b.s.ap[0]) == ("activated", 6)


def test_COH_T179_the_cap_version_of_figures_17_to_19() -> None:
    """COH-9.2(2), (3), (4): single and group actions mixed; B acts by CAP only and stays fresh."""
    c = case("COH-T179")
    b = Battle(
        {G: "G_PZG F05 E", B2: "G_INF F06 E", S: "S_RIF F12 W"},
        terrain={"E08": "forest"},
        cap=(c["given"]["cap"], 6),
        rolls=[2],
    )
    reprint(b, G, red=c["given"]["A"]["fp"], fire=c["given"]["A"]["fire"], move=c["given"]["A"]["move"])
    trail = []
    b.play(f"activate {G}", f"ap {G}", f"move {G} F06", f"face {G} E")
    trail.append((b.s.ap[0], b.s.cap[0]))
    b.play(
        "stall cap",
        f"cap {G}",
        f"with {B2}",
        f"move {G} F07",
        f"face {G} E",
        f"move {B2} F07",
        f"face {B2} E",
    )
    trail.append((b.s.ap[0], b.s.cap[0]))
    b.play("stall cap", f"cap {G}", f"with {B2}", f"fire {G} F12", "commit 0")
    trail.append((b.s.ap[0], b.s.cap[0]))
    b.play("stall cap", f"ap {G}", f"move {G} E08", f"face {G} E")
    trail.append((b.s.ap[0], b.s.cap[0]))
    assert [ap for ap, _ in trail] == c["then"]["A_ap"]
    assert [cap for _, cap in trail] == c["then"]["cap"]
    assert attacks(b)[0].av - 2 == c["then"]["fire_fp"]
    assert b.status(B2) == c["then"]["B"]


def test_group_fire_from_the_shared_pool() -> None:
    """COH-9.2(2), COH-9.1(2): the fresh supporter joins the pool of the activated leader."""
    b = shooters(current_cap=(0, 2), rolls=[2, 2])
    b.play(f"activate {G}", f"ap {G}", f"with {H}", f"fire {G} F09", "stall cap")
    assert b.s.ap[0] == 4
    b.play(f"ap {H}", f"fire {H} F09")
    assert (b.s.ap[0], b.status(H)) == (2, "activated")


def test_an_opp_of_a_fire_group_spends_leader_and_supporters() -> None:
    """COH-9.2(2)."""
    b = shooters()
    b.play(f"opp {H}", f"with {G}", f"fire {H} F09")
    assert (b.status(H), b.status(G)) == ("spent", "spent")
    assert b.s.cap[0] == 0


def test_the_ap_version_of_figures_17_to_19() -> None:
    """COH-9.2(2), (3), COH-9.0(4): 1 + 1 + 3 + 2 AP from one pool; then both are spent."""
    b = Battle({G: "G_PZG F05 E", B2: "G_INF F06 E", S: "S_RIF F12 W"}, terrain={"E08": "forest"}, rolls=[2])
    trail = []
    for keys in (
        (f"activate {G}", f"ap {G}", f"move {G} F06", f"face {G} E"),
        (f"ap {G}", f"with {B2}", f"move {G} F07", f"face {G} E", f"move {B2} F07", f"face {B2} E"),
        (f"ap {G}", f"with {B2}", f"fire {G} F12", "commit 0"),
        (f"ap {G}", f"move {G} E08", f"face {G} E"),
    ):
        b.play(*keys)
        trail.append(b.s.ap[0])
        b.play("stall cap")
    assert trail == [6, 5, 2, 0]
    assert attacks(b)[0].av - 2 == 6
    assert (b.status(G), b.status(B2), b.s.cap[0]) == ("spent", "spent", 6)


def test_a_group_pays_partly_in_cap() -> None:
    """COH-9.1(2), COH-3.21: the pool's last AP and CAP on top; all members are spent."""
    b = Battle({H: "G_HMG F05 E", G: "G_INF F05 E active", S: "S_RIF F12 W"}, ap=(1, 0), current_cap=(1, 0))
    b.play(f"ap {G}", f"with {H}", f"move {G} F06", f"face {G} E", f"move {H} F06", f"face {H} E")
    assert (b.s.ap[0], b.s.cap[0], b.status(H)) == (0, 0, "spent")


def test_a_group_opp_retreats_from_a_tank() -> None:
    """COH-9.2(2), COH-5.2(4): the rulebook's two squads step back together, whatever it costs; both spent."""
    b = Battle({**PAIR, "S-T34-1": "S_T34 F07 W"}, current_cap=(0, 0))
    b.play(f"opp {G}", f"with {B2}", f"move {G} F04", f"face {G} E", f"move {B2} F05", f"face {B2} E")
    assert (b.where(G), b.where(B2), b.status(G), b.status(B2)) == ("F04", "F05", "spent", "spent")


def test_passing_leaves_units_that_acted_by_cap_as_they_are() -> None:
    """COH-9.0(4), COH-9.2(4), ruling G-37."""
    b = Battle(
        {H: "G_HMG F05 E", G: "G_INF F05 E active", S: "S_RIF F09 W"},
        ap=(6, 0),
        current_cap=(2, 0),
        rolls=[2],
    )
    b.play(f"cap {H}", f"with {G}", f"fire {H} F09", "pass", "pass")
    assert happened(b, "spends")[-1].a == 1 << b.unit(G)

# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 7.63: close combat."""

from __future__ import annotations

import pytest

from grognard.core.telling.message import Ref

from .battle import Battle
from .cases import Case, case, each
from .shots import G, S, attacks, hits, lines, reprint

EXITS = ["E09", "E10", "F08", "F10", "G09", "G10"]  # around F09

FIGHTS = {  # attacker, defender, terrain of the hex
    "COH-T133": ("S-MMG-1 S_MMG", "G-INF-1 G_INF", "forest"),
    "COH-T134": ("G-INF-1 G_INF", "S-MMG-1 S_MMG", "forest"),
    "COH-T286": ("G-PZ3-1 G_PZ3", "S-AT57-1 S_AT57", "open"),
    "COH-T288": ("G-PZ3-1 G_PZ3", "S-RIF-1 S_RIF", "open"),
    "COH-T289": ("S-RIF-1 S_RIF", "G-PZ3-1 G_PZ3", "open"),
}


@each(*FIGHTS)
def test_a_fight_in_one_hex(case: Case) -> None:
    """COH-7.63(2), (3), (6): boxed -2, others +4, rear DR and terrain; printed figures of our counters."""
    given, then = case["given"], case["then"]
    (attacker, a_type), (defender, d_type), terrain = (
        *(text.split() for text in FIGHTS[case["id"]][:2]),
        FIGHTS[case["id"]][2],
    )
    side = 0 if attacker[0] == "G" else 1
    b = Battle(
        {attacker: f"{a_type} F09 E", defender: f"{d_type} F09 W"},
        terrain={"F09": terrain},
        turn=("german", "soviet")[side],
        current_cap=(9 * side + given["cap"] * (1 - side), given["cap"] * side + 9 * (1 - side)),
        rolls=[given["roll"]],
        draws=["unnerved" if defender[0:5] != "G-PZ3" else "veh_light_damage"] if then["hits"] == 1 else [],
    )
    b.play(f"opp {attacker}", f"assault {attacker}")
    if given["cap"]:
        b.play(f"commit {given['cap']}")
    [attack] = attacks(b)
    assert (attack.av, attack.dv) == (then["av"], then["dv"])
    assert attack.fp.lines[0].value == given["fp"]
    assert lines(attack.fp) == {name.replace("_", "-"): value for name, value in given["fp_mods"].items()}
    assert (attack.dr.lines[0].name, attack.dr.lines[0].value) == ("rear", given["dr"])
    assert lines(attack.dr) == {f"terrain-{name}": value for name, value in given["dm"].items()}
    assert hits(b, defender) == then["hits"]
    assert (b.where(defender) == "@lost") is then["destroyed"]
    assert b.s.vp[side] == int(then["destroyed"])


def test_COH_T287_the_number_needed() -> None:
    """COH-7.63(3): 4 + 4 against 10: every roll of 2 or more hits."""
    c = case("COH-T287")
    b = Battle({"G-PZ3-1": "G_PZ3 F09 E", "S-AT57-1": "S_AT57 F09 W"}, current_cap=(0, 0))
    b.play("opp G-PZ3-1")
    av, dv = b.game.seat(0).odds("assault G-PZ3-1").ledgers
    assert av.total == c["given"]["fp"] + 4
    assert dv.total == c["given"]["dr"]
    assert dv.total - av.total == c["then"]["dice_needed"]


def test_COH_T137_and_COH_T138_fire_from_outside_into_close_combat() -> None:
    """COH-7.63(11): figure 12: friend and enemy are rolled for, each with its own front or rear and DM."""
    enemy, own = case("COH-T137"), case("COH-T138")
    b = Battle(
        {S: "S_RIF F08 E", "S-MMG-1": "S_MMG F09 E", G: "G_INF F09 W"},
        terrain={"F09": "forest"},
        turn="soviet",
        current_cap=(0, 0),
        rolls=[enemy["given"]["roll"], own["given"]["roll"]],
        draws=["unnerved"],
    )
    reprint(b, "S-MMG-1", rear=own["given"]["dr"])  # 11 in figure 12 (G-45)
    b.play(f"activate {S}", f"ap {S}", f"fire {S} F09", f"against {G}")
    assert [a.target for a in attacks(b)] == [G, "S-MMG-1"]
    for attack, c in zip(attacks(b), (enemy, own), strict=True):
        assert (attack.av, attack.dv) == (c["then"]["av"], c["then"]["dv"])
        assert lines(attack.fp) == {"short-range": 3}
        assert hits(b, attack.target) == c["then"]["hits"]
        assert (b.where(attack.target) == "@lost") is c["then"]["destroyed"]
    assert [a.dr.lines[0].name for a in attacks(b)] == ["front", "rear"]
    assert b.s.ap[1] == 3


def test_own_fire_does_not_find_an_exposed_unit() -> None:
    """COH-5.01(2), COH-7.63(11): the -1 is against enemy fire in the turn after the move."""
    b = Battle(
        {G: "G_INF F05 E", "G-INF-2": "G_INF F07 W", S: "S_RIF F06 W"},
        options={"cautious-movement": "on"},
        hand={"german": ["double-action"]},
        current_cap=(2, 0),
        rolls=[2, 2],
    )
    b.play("card double-action", f"cap {G}", f"move {G} F06", f"face {G} E")
    b.play("opp G-INF-2", "fire G-INF-2 F06", f"against {G}")
    assert lines(attacks(b)[0].dr) == {}


def test_a_friend_killed_by_own_fire_scores_for_the_enemy() -> None:
    """COH-7.63(11), COH-2.4(3)."""
    b = Battle(
        {S: "S_RIF F08 E", "S-MMG-1": "S_MMG F09 E", G: "G_INF F09 W"},
        turn="soviet",
        current_cap=(0, 0),
        rolls=[2, 12],
    )
    b.play(f"opp {S}", f"fire {S} F09", f"against {G}")
    assert b.where("S-MMG-1") == "@lost"
    assert b.s.vp == [1, 0]


def test_fire_that_may_hit_a_friend_is_asked_twice() -> None:
    """COH-7.63(11): the friend is named; snipers and fire at enemies alone are not asked about."""
    units = {S: "S_RIF F08 E", "S-MMG-1": "S_MMG F09 E", G: "G_INF F09 W", "G-INF-2": "G_INF F10 W"}
    b = Battle(units, turn="soviet")
    b.play(f"opp {S}")
    question = b.game.seat(1).view().question
    assert question is not None
    asked = {offer.key: offer.regret for offer in question.offers if offer.key.startswith(f"fire {S}")}
    friends = asked[b.full(f"fire {S} F09")]
    assert friends is not None
    assert friends.id == "coh-regret-friends"
    named = friends.args["units"]
    assert isinstance(named, tuple)
    assert [each.key for each in named if isinstance(each, Ref)] == ["S-MMG-1"]
    assert asked[b.full(f"fire {S} F10")] is None


def test_COH_T139_no_fire_and_no_rally_with_two_ap() -> None:
    """COH-7.63(2), COH-7.5(3): what squad C with 2 AP and no CAP may still do."""
    c = case("COH-T139")
    b = Battle({G: "G_INF F09 E active suppressed", S: "S_RIF F09 W"}, ap=(2, 0), current_cap=(0, 0))
    assert ("pass" in b.offers()) is c["then"]["pass"]
    b.play(f"ap {G}")
    offered = {offer.split()[0] for offer in b.offers()}
    assert ("assault" in offered) is c["then"]["fire"]
    assert ("rally" in offered) is c["then"]["rally"]
    assert b.refused(f"rally {G}") == "COH-7.5"
    assert b.refused(f"assault {G}") == "COH-3.21"


def test_COH_T140_the_prices_of_figure_11() -> None:
    """COH-7.63(2), (9), COH-5.0: 2 AP into the forest, the enemy's turn, then 3 AP for the attack."""
    c = case("COH-T140")
    b = Battle(
        {G: "G_INF F08 E", "S-MMG-1": "S_MMG F09 W"}, terrain={"F09": "forest"}, current_cap=(0, 1), rolls=[2]
    )
    b.play(f"activate {G}", f"ap {G}", f"move {G} F09", f"face {G} E")
    assert 7 - b.s.ap[0] == c["then"]["prices"][0]
    assert b.asked() == "soviet"
    before = b.s.ap[0]
    b.play("stall cap", f"ap {G}", f"assault {G}")
    assert before - b.s.ap[0] == c["then"]["prices"][1]
    assert b.s.ap[0] == c["then"]["ap"]


# -- who is attacked -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["COH-T143", "COH-T144"])
def test_all_enemies_in_the_hex_and_no_friends(name: str) -> None:
    """COH-7.63(5), COH-F.6, COH-F.7: one action, a roll against each enemy."""
    c = case(name)
    side = c["when"].split()[0]
    b = Battle(
        {G: "G_INF F09 E", "G-INF-2": "G_INF F09 E", S: "S_RIF F09 W"},
        turn=side,
        current_cap=(0, 0),
        rolls=[2, 2],
    )
    unit = S if side == "soviet" else G
    b.play(f"activate {unit}", f"ap {unit}", f"assault {unit}")
    if side == "soviet":
        b.play(f"against {G}")
    rolled = ["german" if a.target[0] == "G" else "soviet" for a in attacks(b)]
    assert rolled == c["then"]["rolls_against"]
    assert len([e for e in b.events() if e == "pays"]) == c["then"].get("actions", 1)
    assert b.asked() != side


def test_there_is_no_close_combat_without_an_enemy_in_the_hex() -> None:
    """COH-7.63(1)."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F06 W"})
    assert b.refused(f"opp {G}", f"assault {G}") == "COH-7.63"


def test_facing_does_not_matter_in_close_combat() -> None:
    """COH-7.63(1), (6): any direction, always the rear DR, for attacker and defender."""
    for facing in ("E", "W"):
        b = Battle({G: f"G_INF F09 {facing}", S: f"S_RIF F09 {facing}"}, current_cap=(0, 0), rolls=[2])
        b.play(f"opp {G}", f"assault {G}")
        assert attacks(b)[0].dv == 11


def test_each_colour_is_judged_by_its_own_box() -> None:
    """COH-7.63(3): the rulebook's HMG: red 5 boxed becomes 3, blue 1 becomes 5."""
    b = Battle(
        {"G-HMG-1": "G_HMG F09 E", S: "S_RIF F09 W", "S-T34-1": "S_T34 F09 W"},
        current_cap=(0, 0),
        rolls=[2, 2],
    )
    b.play("opp G-HMG-1", "assault G-HMG-1", f"against {S}")
    assert [a.av - 2 for a in attacks(b)] == [3, 5]


def test_a_minimum_range_does_not_bar_close_combat() -> None:
    """COH-7.63(4): a mortar (3* red) fights with 1."""
    b = Battle({"G-M81-1": "G_M81 F09 E", S: "S_RIF F09 W"}, current_cap=(0, 0), rolls=[2])
    b.play("opp G-M81-1", "assault G-M81-1")
    assert attacks(b)[0].av == 3 - 2 + 2


def test_terrain_counts_for_all_a_hole_for_its_owner() -> None:
    """COH-7.63(6)."""
    b = Battle(
        {G: "G_INF F09 E", S: "S_RIF F09 W dug", "S-RIF-2": "S_RIF F09 W"},
        terrain={"F09": "brush"},
        current_cap=(0, 0),
        rolls=[2, 2],
    )
    b.play(f"opp {G}", f"assault {G}", f"against {S}")
    assert [a.dv for a in attacks(b)] == [13, 12]


@pytest.mark.parametrize("way", ["opp", "cap"])
def test_close_combat_is_paid_like_any_attack(way: str) -> None:
    """COH-7.63(2): OPP and CAP; the card Command Action is tried in test_cards."""
    b = Battle({G: "G_INF F09 E", S: "S_RIF F09 W"}, current_cap=(3, 0), rolls=[2])
    b.play(f"{way} {G}", f"assault {G}")
    if way == "opp":
        b.play("commit 0")
    assert (b.status(G), b.s.cap[0]) == (("spent", 3) if way == "opp" else ("fresh", 0))


def test_units_need_not_attack() -> None:
    """COH-7.63(1): they may go on, or stay and turn."""
    b = Battle({G: "G_INF F09 E", S: "S_RIF F09 W"})
    b.play(f"cap {G}", f"move {G} F10", f"face {G} E")
    assert b.where(G) == "F10"


# -- fire out of the hex, groups -------------------------------------------------------------------


def test_COH_T141_no_fire_out_of_a_contested_hex() -> None:
    """COH-7.63(8)."""
    b = Battle({G: "G_INF F09 E", S: "S_RIF F09 W", "S-RIF-2": "S_RIF F12 W"})
    assert b.refused(f"opp {G}", f"fire {G} F12") == "COH-7.63"
    assert b.refused(f"fire {G} F09") == "COH-7.63"


def test_COH_T142_no_spotting_from_a_contested_hex() -> None:
    """COH-7.63(8), COH-12.0(3): with an enemy in its hex the spotter is none."""
    units = {"G-M81-1": "G_M81 F05 E", G: "G_INF E05 E", S: "S_RIF F12 W"}
    keys = ("opp G-M81-1", "indirect G-M81-1 F12")
    assert Battle(units, terrain={"F07": "forest"}).why(*keys) is None
    b = Battle({**units, "S-RIF-2": "S_RIF E05 W"}, terrain={"F07": "forest"})
    assert b.verdict(*keys) == (case("COH-T142")["then"]["legal"], "COH-12.0")


def test_no_support_out_of_a_contested_hex() -> None:
    """COH-7.63(7), (8)."""
    b = Battle({G: "G_INF F08 E", "G-INF-2": "G_INF F09 E", S: "S_RIF F09 W", "S-RIF-2": "S_RIF F12 W"})
    assert b.refused(f"opp {G}", "with G-INF-2", f"fire {G} F12") == "COH-7.63"


def test_no_support_into_close_combat_from_next_door() -> None:
    """COH-7.63(7): units in the hex group with each other only."""
    b = Battle({G: "G_INF F09 E", "G-INF-2": "G_INF F08 E", S: "S_RIF F09 W"})
    assert b.refused(f"opp {G}", "with G-INF-2", f"assault {G}") == "COH-7.63"


def test_a_group_in_the_hex_attacks_together() -> None:
    """COH-7.63(7), COH-9.12(3): leader 4 + 4 + 1."""
    units = {G: "G_INF F09 E", "G-INF-2": "G_INF F09 W", S: "S_RIF F09 W"}
    b = Battle(units, current_cap=(0, 0), rolls=[2], draws=["unnerved"])
    b.play(f"opp {G}", "with G-INF-2", f"assault {G}")
    assert lines(attacks(b)[0].fp) == {"cc": 4, "support": 1}
    assert (b.status(G), b.status("G-INF-2")) == ("spent", "spent")


def test_units_outside_group_against_a_contested_hex() -> None:
    """COH-7.63(7), (11): two squads outside fire together, at everybody in it."""
    b = Battle(
        {G: "G_INF F07 E", "G-INF-2": "G_INF F07 E", "G-INF-3": "G_INF F09 E", S: "S_RIF F09 W"},
        current_cap=(0, 0),
        rolls=[2, 2],
    )
    b.play(f"opp {G}", "with G-INF-2", f"fire {G} F09", "against G-INF-3")
    assert [a.target for a in attacks(b)] == ["G-INF-3", S]
    assert [a.av for a in attacks(b)] == [7, 7]


# -- retreat (COH-7.63(9), (10), ruling G-13) ------------------------------------------------------


def entered(start: str = "F08", **changes: object) -> Battle:
    """The German has just entered F09, where the Soviet stands; the Soviet's turn."""
    options: dict[str, object] = {"ap": (0, 0), "cap": (6, 6), **changes}
    b = Battle({G: f"G_INF {start} E", S: "S_RIF F09 W"}, **options)  # type: ignore[arg-type]
    b.play(f"cap {G}", f"move {G} F09", f"face {G} E")
    return b


def exits(b: Battle, unit: str) -> list[str]:
    return sorted(offer.split()[2] for offer in b.offers() if offer.startswith(f"move {unit} "))


@pytest.mark.parametrize(
    ("start", "closed"),
    [
        ("F08", {"F08", "E09", "G09"}),
        ("F10", {"F10", "E10", "G10"}),
        ("E09", {"E09", "E10", "F08"}),
        ("G10", {"G10", "F10", "G09"}),
    ],
)
def test_three_exits_are_closed_right_after_the_entry(start: str, closed: set[str]) -> None:
    """COH-7.63(10): the attacker's hex and the two hexes next to both."""
    b = entered(start)
    b.play(f"cap {S}")
    assert exits(b, S) == sorted(set(EXITS) - closed)
    for to in sorted(closed):
        assert b.refused(f"move {S} {to}") == "COH-7.63"


@pytest.mark.parametrize("way", ["cap", "opp", "ap"])
def test_the_limit_holds_however_the_retreat_is_paid(way: str) -> None:
    """COH-7.63(10)."""
    b = entered()
    if way == "ap":
        b.play(f"activate {S}")
    assert b.refused(f"{way} {S}", f"move {S} F08") == "COH-7.63"


def test_the_limit_holds_for_a_card() -> None:
    """COH-7.63(10), COH-C.5: the first hex out of the fight is limited, and so is the second."""
    b = entered(hand={"soviet": ["move-2-hexes"]})
    b.play("card move-2-hexes", f"use {S}")
    assert exits(b, S) == ["E10", "F10", "G10"]
    b.play(f"move {S} E10", f"face {S} W")
    assert not {"E09", "F08", "G09"} & set(exits(b, S))


def test_COH_T136_the_limit_is_lifted_later() -> None:
    """COH-7.63(10), ruling G-13: in the owner's next turn but one the way is free."""
    c = case("COH-T136")
    b = entered()
    b.play("stall cap", "stall cap", f"cap {S}")
    assert exits(b, S) == EXITS
    key = f"move {S} {c['given']['attacker_from']}"
    assert (b.why(key) is None) is c["then"]["legal"]
    b.play(key)
    assert b.where(S) == c["given"]["attacker_from"]


def test_the_limit_is_lifted_also_when_the_defender_passed() -> None:
    """COH-7.63(10): a pass is a turn, too."""
    b = entered()
    b.play("pass", "stall cap", f"cap {S}")
    assert exits(b, S) == EXITS


def test_the_attacker_may_leave_as_he_likes() -> None:
    """COH-7.63(10): the limit is for defenders."""
    b = entered()
    b.play("stall cap", f"cap {G}")
    assert exits(b, G) == EXITS


def test_every_attacker_of_a_group_closes_his_exits() -> None:
    """COH-7.63(10), ruling G-13: three attackers leave one way out."""
    b = Battle({G: "G_INF F08 E", "G-INF-2": "G_INF E09 SE", "G-INF-3": "G_INF E10 SW", S: "S_RIF F09 W"})
    b.play(f"cap {G}", "with G-INF-2", "with G-INF-3")
    b.play(
        f"move {G} F09",
        f"face {G} E",
        "move G-INF-2 F09",
        "face G-INF-2 E",
        "move G-INF-3 F09",
        "face G-INF-3 E",
    )
    b.play(f"cap {S}")
    assert exits(b, S) == ["G10"]


def test_other_units_of_the_hex_are_limited_too_and_others_not() -> None:
    """COH-7.63(10): every defender in the hex; a unit elsewhere moves into the closed hexes freely."""
    b = Battle({G: "G_INF F08 E", S: "S_RIF F09 W", "S-RIF-2": "S_RIF F09 W", "S-RIF-3": "S_RIF E08 E"})
    b.play(f"cap {G}", f"move {G} F09", f"face {G} E", "cap S-RIF-2")
    assert exits(b, "S-RIF-2") == ["E10", "F10", "G10"]
    b = Battle({G: "G_INF F08 E", S: "S_RIF F09 W", "S-RIF-3": "S_RIF E08 E"})
    b.play(f"cap {G}", f"move {G} F09", f"face {G} E", "cap S-RIF-3")
    assert {"E09", "F08"} <= set(exits(b, "S-RIF-3"))


def test_a_unit_that_entered_later_is_no_defender() -> None:
    """COH-7.63(10): who himself walks into the hex of a unit that has just moved may walk on anywhere."""
    b = Battle({G: "G_INF F08 E", S: "S_RIF F10 W"}, hand={"soviet": ["move-2-hexes"]})
    b.play(f"cap {G}", f"move {G} F09", f"face {G} E")
    b.play("card move-2-hexes", f"use {S}", f"move {S} F09", f"face {S} W")
    assert exits(b, S) == EXITS


def test_the_opponent_reacts_to_the_entry_with_any_unit() -> None:
    """COH-7.63(9): also with those in the hex, who may attack at once."""
    b = entered(rolls=[2])
    assert b.asked() == "soviet"
    b.play(f"opp {S}", f"assault {S}", "commit 0")
    assert attacks(b)[0].target == G


def test_any_unit_may_enter_an_enemy_hex_from_any_side() -> None:
    """COH-7.63(1), COH-5.0(6): also backwards, for +1."""
    b = Battle({G: "G_INF F08 W", S: "S_RIF F09 W"}, current_cap=(2, 0))
    b.play(f"cap {G}", f"move {G} F09", f"face {G} E")
    assert b.s.cap[0] == 0


def test_a_contested_hex_belongs_to_nobody() -> None:
    """COH-7.63(8), COH-2.4(4): nobody scores while both are in it; who stays holds it."""
    b = Battle(
        {G: "G_INF F08 E", S: "S_RIF F09 W"},
        victory={"per_enemy_unit": 1, "hexes": [{"hex": "1-F09", "vp": 2, "when": "each_round_end"}]},
    )
    b.play(f"cap {G}", f"move {G} F09", f"face {G} E")
    assert b.s.control == [-1]
    b.play(f"cap {S}", f"move {S} F10", f"face {S} E")
    assert b.s.control == [0]

# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 3.2: command action points."""

from __future__ import annotations

import pytest

from grognard.core.referee.errors import NotYours

from .battle import Battle
from .cases import case

NEAR = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}
STACK = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W", "S-RIF-2": "S_RIF F08 W"}
FAR = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F15 W"}


# -- COH-3.2 -------------------------------------------------------------------------------------------


def test_cap_are_shared_by_all_units_of_a_side() -> None:
    """COH-3.2(1): two units draw on the same marker."""
    units = {"G-INF-1": "G_INF F05 E", "G-INF-2": "G_INF A05 E", "S-RIF-1": "S_RIF F15 W"}
    b = Battle(units, current_cap=(2, 0))
    b.play("cap G-INF-1", "pivot G-INF-1 W", "pass", "cap G-INF-2", "pivot G-INF-2 W")
    assert b.s.cap[0] == 0
    b.play("pass")
    assert b.refused("cap G-INF-1") == "COH-3.22"


def test_spent_cap_return_in_the_next_round_only() -> None:
    """COH-3.2(2)."""
    b = Battle(FAR, cap=(3, 0), current_cap=(1, 0))
    b.play("cap G-INF-1", "pivot G-INF-1 W", "opp S-RIF-1", "pivot S-RIF-1 E")
    assert b.s.cap[0] == 0
    b.next_round()
    assert b.s.cap[0] == 3


def test_unspent_cap_do_not_carry_over() -> None:
    """COH-3.2(2)."""
    b = Battle(FAR, cap=(3, 0), current_cap=(3, 0))
    b.next_round()
    assert b.s.cap[0] == 3


# -- COH-3.21 ------------------------------------------------------------------------------------------


def test_COH_T037_topping_up_ap_with_cap() -> None:
    """COH-3.21(1), 3.2(3): figure 2: 3 AP and 1 CAP for a shot of 4."""
    given, then = case("COH-T037")["given"], case("COH-T037")["then"]
    units = {**NEAR, "S-RIF-1": f"{given['unit']} F08 W active"}
    b = Battle(units, turn="soviet", ap=(0, given["ap"]), current_cap=(0, given["cap"]), rolls=[2])
    b.play("ap S-RIF-1", "fire S-RIF-1 F05", "commit 0")
    assert (b.s.ap[1], b.s.cap[1], b.status("S-RIF-1")) == (then["ap"], then["cap"], then["state"])


def test_COH_T151_three_ap_and_one_cap_for_a_shot() -> None:
    """COH-3.21(1): figure 13, the last CAP."""
    given, then = case("COH-T151")["given"], case("COH-T151")["then"]
    units = {**NEAR, "S-RIF-1": "S_RIF F08 W active"}
    b = Battle(units, turn="soviet", ap=(0, given["ap"]), current_cap=(0, given["cap"]), rolls=[2])
    assert b.sc.fire[b.unit("S-RIF-1")] == given["unit"]["fire"]
    b.play("ap S-RIF-1", "fire S-RIF-1 F05")
    assert (b.s.ap[1], b.s.cap[1], b.status("S-RIF-1")) == (then["ap"], then["cap"], then["state"])
    assert b.asked() == "german"


def test_COH_T038_cap_top_up_only_the_activated_unit() -> None:
    """COH-3.21(1): a fresh unit beside it has no part in the pool unless it joins it (COH-9.0)."""
    given, then = case("COH-T038")["given"], case("COH-T038")["then"]
    units = {"S-RIF-1": "S_RIF F08 W active", "S-RIF-2": "S_RIF G08 W", "G-INF-1": "G_INF F05 E"}
    ap, cap = (0, given["ap_pool_of_other"]), (0, given["cap"])
    b = Battle(units, turn="soviet", options={"groups": "off"}, ap=ap, current_cap=cap)
    assert b.sc.fire[b.unit("S-RIF-2")] == given["fire"]
    assert b.verdict("ap S-RIF-2") == (then["legal"], "COH-9.0")
    assert b.refused("cap S-RIF-2", "fire S-RIF-2 F05") == "COH-3.22"


@pytest.mark.parametrize("share", [0, 1, 2, 3])
def test_any_part_of_a_price_may_be_paid_in_cap(share: int) -> None:
    """COH-3.21(1): also when the AP would do; each `support` is one CAP in place of one AP."""
    b = Battle({**NEAR, "G-INF-1": "G_INF F05 E active"}, ap=(7, 0), current_cap=(5, 0), rolls=[2])
    b.play("ap G-INF-1", *["support"] * share, "fire G-INF-1 F08", "commit 0")
    assert (b.s.ap[0], b.s.cap[0]) == (7 - 3 + share, 5 - share)
    assert b.status("G-INF-1") == "activated"


def test_no_more_cap_than_the_price_are_taken() -> None:
    """COH-3.21(1): a pivot costs 1 in all."""
    b = Battle({**FAR, "G-INF-1": "G_INF F05 E active"}, ap=(7, 0), current_cap=(5, 0))
    b.play("ap G-INF-1", "support", "support", "pivot G-INF-1 W")
    assert (b.s.ap[0], b.s.cap[0]) == (7, 4)


def test_support_needs_cap_and_an_ap_action() -> None:
    """COH-3.21(1): up to the CAP held; an OPP or CAP action is not topped up."""
    poor = Battle({**FAR, "G-INF-1": "G_INF F05 E active"}, ap=(7, 0), current_cap=(1, 0))
    assert poor.refused("ap G-INF-1", "support", "support") == "COH-3.21"
    for payment in ("opp", "cap"):
        b = Battle(FAR, current_cap=(3, 0))
        assert b.refused(f"{payment} G-INF-1", "support") == "COH-3.21"


def test_a_price_beyond_ap_and_cap_is_refused() -> None:
    """COH-3.21(1): 1 AP and 1 CAP do not pay a shot of 3."""
    b = Battle({**NEAR, "G-INF-1": "G_INF F05 E active"}, ap=(1, 0), current_cap=(1, 0))
    assert b.refused("ap G-INF-1", "fire G-INF-1 F08") == "COH-3.21"


# -- COH-3.22 ------------------------------------------------------------------------------------------


def test_COH_T039_a_cap_action_by_a_spent_hmg() -> None:
    """COH-3.22(1): figure 3."""
    given, then = case("COH-T039")["given"], case("COH-T039")["then"]
    units = {"G-HMG-1": f"G_HMG F05 E {given['german']['B']}", "S-RIF-1": "S_RIF F08 W"}
    b = Battle(units, current_cap=(given["german"]["cap"], 0), rolls=[2])
    b.play("cap G-HMG-1", "fire G-HMG-1 F08", "commit 0")
    assert (b.s.cap[0], b.status("G-HMG-1")) == (then["cap"], then["B"])


def test_COH_T040_rest_of_figure_3() -> None:
    """COH-3.22(1), 3.0(2): D moves, A fires, D fires."""
    given, then = case("COH-T040")["given"], case("COH-T040")["then"]
    units = {"G-INF-1": "G_INF F05 E active", "S-RIF-1": "S_RIF F09 W"}
    b = Battle(units, turn="soviet", ap=(given["A"]["ap"], 0), current_cap=(0, 0), rolls=[2, 2])
    d, a = b.unit("S-RIF-1"), b.unit("G-INF-1")
    assert (b.sc.move[d], b.sc.fire[d], b.sc.fire[a]) == (
        given["D"]["move"],
        given["D"]["fire"],
        given["A"]["fire"],
    )
    b.play("activate S-RIF-1")
    soviet = [b.s.ap[1]]
    german = [b.s.ap[0]]
    b.play("ap S-RIF-1", "move S-RIF-1 F08", "face S-RIF-1 W")
    soviet.append(b.s.ap[1])
    b.play("ap G-INF-1", "fire G-INF-1 F08")
    german.append(b.s.ap[0])
    b.play("ap S-RIF-1", "fire S-RIF-1 F05")
    soviet.append(b.s.ap[1])
    assert soviet == then["D_ap"]
    assert german == then["A_ap"]


@pytest.mark.parametrize("state", ["fresh", "spent", "activated"])
def test_a_cap_action_leaves_every_state_as_it_is(state: str) -> None:
    """COH-3.22(1), 2.2(7): a fresh unit may still be activated, a spent one not."""
    word = {"fresh": "", "spent": "spent", "activated": "active"}[state]
    b = Battle({**FAR, "G-INF-1": f"G_INF F05 E {word}"}, ap=(4, 0), current_cap=(3, 0))
    b.play("cap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E", "pass")
    assert (b.status("G-INF-1"), b.s.cap[0], b.s.ap[0]) == (state, 2, 4)
    assert ("activate G-INF-1" in b.offers()) == (state == "fresh")


def test_COH_T042_a_cap_action_is_refused_when_cap_are_short() -> None:
    """COH-3.22(1): the whole price; another unit's AP cannot be mixed in."""
    given, then = case("COH-T042")["given"], case("COH-T042")["then"]
    units = {"G-HMG-1": "G_HMG F05 E spent", "G-INF-1": "G_INF F04 E active", "S-RIF-1": "S_RIF F08 W"}
    b = Battle(units, current_cap=(given["cap"], 0), ap=(7, 0))
    assert b.sc.fire[b.unit("G-HMG-1")] == given["price"]
    assert b.verdict("cap G-HMG-1", "fire G-HMG-1 F08") == (then["legal"], "COH-3.22")
    broke = Battle(units, current_cap=(0, 0), ap=(7, 0))
    assert broke.refused("cap G-HMG-1") == "COH-3.22"
    assert broke.refused("ap G-HMG-1") == "COH-9.0"


# -- COH-3.23 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("more", [0, -1])
def test_COH_T043_needing_nine_with_two_cap(more: int) -> None:
    """COH-3.23(1): two CAP make a seven do where nine is needed, but not a six."""
    given, then = case("COH-T043")["given"], case("COH-T043")["then"]
    b = Battle(
        NEAR,
        turn="soviet",
        current_cap=(0, given["cap"]),
        rolls=[then["dice_needed"] + more],
        draws=["pinned"],
    )
    b.play("opp S-RIF-1", "fire S-RIF-1 F05", f"commit {given['cap']}")
    av, dv = b.values()
    assert dv - b.sc.fp[0][b.unit("S-RIF-1")] == given["needed"]
    assert av == dv + more
    assert (b.hit("G-INF-1") != "none") == (more == 0)
    assert b.s.cap[1] == 0


def test_COH_T044_three_cap_on_one_roll_are_refused() -> None:
    """COH-3.23(2)."""
    given, then = case("COH-T044")["given"], case("COH-T044")["then"]
    b = Battle(NEAR, current_cap=(6, 0))
    b.play("opp G-INF-1", "fire G-INF-1 F08")
    assert b.verdict(f"commit {given['cap_commit']}") == (then["legal"], "COH-3.23")
    assert b.refused(f"commit -{given['cap_commit']}") == "COH-3.23"
    assert b.offers() == ["commit 0", "commit 1", "commit -1", "commit 2", "commit -2"]


def test_cap_that_are_not_held_cannot_be_committed() -> None:
    """COH-3.23(1)."""
    b = Battle(NEAR, current_cap=(1, 0))
    b.play("opp G-INF-1", "fire G-INF-1 F08")
    assert b.refused("commit 2") == "COH-3.23"
    assert b.offers() == ["commit 0", "commit 1", "commit -1"]


@pytest.mark.parametrize("commit", [-2, -1, 0, 1, 2])
def test_cap_change_the_roll_up_or_down(commit: int) -> None:
    """COH-3.23(1): each CAP by one, as declared; spent whatever comes of it."""
    b = Battle(NEAR, current_cap=(2, 0), rolls=[5])
    b.play("opp G-INF-1", "fire G-INF-1 F08", f"commit {commit}")
    assert b.values()[0] == 4 + 5 + commit
    assert b.s.cap[0] == 2 - abs(commit)


def test_cap_that_paid_the_action_cannot_change_its_roll() -> None:
    """COH-3.23(1), 3.22(1): 4 CAP, 3 for the shot, 1 left for the roll."""
    b = Battle(NEAR, current_cap=(4, 0), rolls=[2])
    b.play("cap G-INF-1", "fire G-INF-1 F08")
    assert b.refused("commit 2") == "COH-3.23"
    b.play("commit 1")
    assert b.s.cap[0] == 0


def test_nothing_is_changed_after_the_roll() -> None:
    """COH-3.23(2): one declaration, before the dice; even while a card may still answer them."""
    b = Battle(NEAR, current_cap=(5, 0), hand={"german": ["luck"]}, rolls=[5])
    b.play("opp G-INF-1", "fire G-INF-1 F08", "commit 0")
    assert b.refused("commit 1") == "COH-0.6"
    b.play("keep")
    assert b.s.cap[0] == 5
    assert b.values()[0] == 9


def test_COH_T046_an_enemy_roll_cannot_be_changed() -> None:
    """COH-3.23(3): the other side is not asked, and its CAP stay; nor can they raise DV (COH-7.2(3))."""
    given, then = case("COH-T046")["given"], case("COH-T046")["then"]
    b = Battle(NEAR, turn=given["roller"], current_cap=(0, 6), rolls=[5])
    spender = ["german", "soviet"].index(given["spender"])
    b.play("opp G-INF-1")
    with pytest.raises(NotYours):
        b.game.play("commit 1", spender)
    b.play("fire G-INF-1 F08")  # no CAP of the roller's: the dice fall at once
    assert b.values() == (9, 12)
    assert b.s.cap[spender] == 6
    assert b.verdict("commit 1") == (then["legal"], "COH-0.6")


def test_while_the_roller_is_asked_the_enemy_cannot_answer() -> None:
    """COH-3.23(3)."""
    b = Battle(NEAR, current_cap=(2, 6), rolls=[5])
    b.play("opp G-INF-1", "fire G-INF-1 F08")
    assert b.asked() == "german"
    with pytest.raises(NotYours):
        b.game.play("commit 1", 1)


def test_COH_T047_cap_are_committed_for_each_target() -> None:
    """COH-3.23(4), F.2: two rolls, two commitments."""
    given, then = case("COH-T047")["given"], case("COH-T047")["then"]
    b = Battle(STACK, current_cap=(given["cap"], 0), rolls=[2, 2])
    b.play("opp G-INF-1", "fire G-INF-1 F08", "against S-RIF-1")
    for commit in given["commit"]:
        b.play(f"commit {commit}")
    assert b.s.cap[0] == then["cap"]
    assert [event[1] for event in b.told("attacked")] == [4 + 2 + commit for commit in given["commit"]]
    assert len(b.told("attacked")) == given["targets"]


def test_a_commitment_does_not_reach_the_second_roll() -> None:
    """COH-3.23(4), F.2: two CAP, both on the first target; the second roll is bare."""
    b = Battle(STACK, current_cap=(2, 0), rolls=[2, 2])
    b.play("opp G-INF-1", "fire G-INF-1 F08", "against S-RIF-2", "commit 2")
    assert [event[:2] for event in b.told("attacked")] == [(b.unit("S-RIF-2"), 8), (b.unit("S-RIF-1"), 6)]


def test_cap_change_a_rally_roll() -> None:
    """COH-3.23(5), 7.51(3): 5 + 2 reaches the seven of Pinned."""
    b = Battle({**FAR, "G-INF-1": "G_INF F05 E pinned"}, current_cap=(2, 0), rolls=[5])
    b.play("opp G-INF-1", "rally G-INF-1", "commit 2")
    assert (b.hit("G-INF-1"), b.s.cap[0]) == ("none", 0)


def test_cap_change_a_bog_down_roll() -> None:
    """COH-3.23(5): every roll; the tank's owner is asked before it."""
    units = {"S-T34-1": "S_T34 F05 E", "G-INF-1": "G_INF A01 W"}
    b = Battle(units, turn="soviet", current_cap=(6, 2), terrain={"F06": "marsh"}, rolls=[5])
    b.play("opp S-T34-1", "move S-T34-1 F06")
    assert b.asked() == "soviet"
    b.play("commit 2")
    assert b.told("rolled")[-1][3] == 7
    assert b.s.cap == [6, 0]


# -- COH-3.24 ------------------------------------------------------------------------------------------


def test_COH_T048_initiative_with_cap() -> None:
    """COH-3.24(1), (2): more CAP announces first; CAP are deducted and added."""
    given, then = case("COH-T048")["given"], case("COH-T048")["then"]
    german, soviet = given["german"], given["soviet"]
    rolls: list[int | list[int]] = [german["roll"], soviet["roll"]]
    b = Battle(FAR, begin="round", cap=(german["cap"], soviet["cap"]), rolls=rolls)
    assert b.asked() == then["first_to_announce"]
    b.play(f"commit {german['commit']}")
    assert b.asked() == "soviet"
    b.play(f"commit {soviet['commit']}")
    totals = {event[0]: event[3] for event in b.told("rolled")}
    assert (totals[0], totals[1]) == (then["german_total"], then["soviet_total"])
    assert b.asked() == then["winner"]
    assert b.s.cap == [then["german_cap"], soviet["cap"]]


def test_on_equal_cap_the_soviet_announces_first() -> None:
    """COH-3.24(1)."""
    b = Battle(FAR, begin="round", cap=(4, 4))
    assert b.asked() == "soviet"
    b.play("commit 1")
    assert b.asked() == "german"


def test_the_one_with_more_soviet_cap_announces_first() -> None:
    """COH-3.24(1)."""
    b = Battle(FAR, begin="round", cap=(3, 4))
    assert b.asked() == "soviet"


def test_each_announces_once_up_to_two() -> None:
    """COH-3.24(1): 0 to 2, no change afterwards."""
    b = Battle(FAR, begin="round", cap=(4, 3))
    assert b.refused("commit 3") == "COH-3.23"
    b.play("commit 1")
    assert b.asked() == "soviet"
    with pytest.raises(NotYours):
        b.game.play("commit 2", 0)
    assert b.s.cap == [3, 3]


def test_an_announcement_may_lower_the_roll() -> None:
    """COH-3.24(2): add or subtract."""
    b = Battle(FAR, begin="round", cap=(2, 0), rolls=[7, 6])
    b.play("commit -2")
    assert b.asked() == "soviet"
    assert b.s.cap[0] == 0


def test_a_tie_may_be_rolled_with_new_cap() -> None:
    """COH-3.24(3): what was spent is gone and counts no more; new CAP by the same procedure."""
    b = Battle(FAR, begin="round", cap=(4, 3), rolls=[5, 6, 6, 7])
    b.play("commit 1", "commit 0")  # 6 : 6; now 3 CAP each: the Soviet first
    assert b.asked() == "soviet"
    assert b.s.cap == [3, 3]
    b.play("commit 0", "commit 2")  # Soviet 6, German 7 + 2
    assert b.asked() == "german"
    assert b.s.cap == [1, 3]
    assert [event[3] for event in b.told("rolled")] == [6, 6, 6, 9]


def test_without_cap_nobody_is_asked() -> None:
    """COH-3.24(1): nothing to announce."""
    b = Battle(FAR, begin="round", cap=(0, 0), rolls=[6, 5])
    assert b.game.decision.kind == "Turn.choose"
    assert b.asked() == "soviet"

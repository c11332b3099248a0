"""Chapter 21: three and four players, the order of turns, the handicap."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle
from .cases import Case, each

UNITS = {
    "G-INF-1": "G_INF C03 E",
    "G-INF-2": "G_INF G03 E",
    "S-RIF-1": "S_RIF C14 W",
    "S-RIF-2": "S_RIF G14 W",
}
SEATS = [
    {"side": "german", "cap": 4, "units": ["G-INF-1"]},
    {"side": "german", "cap": 2, "units": ["G-INF-2"]},
    {"side": "soviet", "cap": 5, "units": ["S-RIF-1"]},
    {"side": "soviet", "cap": 1, "units": ["S-RIF-2"]},
]
#: The names of the cases, and ours.
NAMES = {"G1": "german", "G2": "german-2", "S1": "soviet", "S2": "soviet-2"}


def four(order: str = "alternating", **more: Any) -> Battle:
    options = {"armies": "seats", "turn-order": order, **more.pop("options", {})}
    return Battle({**UNITS, **more.pop("units", {})}, seats=SEATS, options=options, **more)


def turns(battle: Battle, count: int) -> list[str]:
    """Who is asked in the next turns, everybody stalling."""
    found = []
    for _ in range(count):
        found.append(battle.asked())
        battle.play("stall cap")
    return found


@each("COH-T345", "COH-T433")
def test_the_armies_of_a_side_follow_each_other(case: Case) -> None:
    battle = four("side-by-side", current_cap=(5, 5))
    wanted = [NAMES[army] for side in case["then"]["order"] for army in side.split("+")]
    assert turns(battle, 5) == [*wanted, wanted[0]]


@each("COH-T346")
def test_the_armies_alternate(case: Case) -> None:
    battle = four(current_cap=(5, 5), turn=NAMES[case["given"]["first"]])
    wanted = [NAMES[army] for army in case["then"]["order"]]
    assert turns(battle, 5) == [*wanted, wanted[0]]


@pytest.mark.parametrize(("passes", "over"), [(2, False), (3, True)])
def test_the_round_ends_when_all_but_one_have_passed(passes: int, over: bool) -> None:
    """COH-21.0(4): S1, S2 and G1 pass, and G2 can no longer play."""
    battle = four("side-by-side", turn="soviet", current_cap=(5, 5))
    battle.script.rolls[:] = [9, 5, 4, 3]
    battle.play(*["pass"] * passes)
    assert ("round-ends" in battle.events()) is over


def test_a_turn_between_the_passes_starts_the_count_anew() -> None:
    battle = four(current_cap=(5, 5))
    battle.play("pass", "pass", "stall cap", "pass", "pass")
    assert "round-ends" not in battle.events()


def test_everybody_rolls_for_initiative_and_the_best_goes_first() -> None:
    """COH-21.0(3): G2 rolls highest; after him German and Soviet armies alternate."""
    battle = four(begin="round", rolls=[4, 6, 11, 5])
    asked = []
    while battle.game.decision.kind.startswith("Initiative"):
        asked.append(battle.asked())
        battle.play("commit 0")
    assert asked == ["soviet", "german", "german-2", "soviet-2"]  # by CAP (COH-3.24(1))
    assert [battle.asked()] == ["german-2"]
    assert turns(battle, 4)[1:] == ["soviet-2", "german", "soviet"]


def test_four_initiative_rolls_have_no_chances_to_tell() -> None:
    """There are more ways four rolls can fall than odds look at, and none of them has a name."""
    battle = four(begin="round")
    outlook = battle.game.seat(battle.game.decision.player).odds("commit 0")
    assert not outlook.branches
    assert outlook.undecided == 0


def test_every_army_has_its_own_track_sheet() -> None:
    """COH-21.0(1): own CAP, own pool; nobody acts with a partner's unit."""
    battle = four()
    assert battle.s.cap == [4, 2, 5, 1]
    assert battle.refused("activate G-INF-2") == "COH-2.2"
    battle.play("activate G-INF-1", "ap G-INF-1", "pivot G-INF-1 SE")
    assert battle.asked() == "soviet"
    assert (battle.s.ap[0], battle.s.ap[1]) == (6, 0)


def test_vp_go_to_the_army_that_earned_them() -> None:
    """COH-21.0(6); by side the points of both armies count together."""
    battle = four(
        units={"G-INF-2": "G_INF G13 E", "S-RIF-2": "S_RIF G14 W panicked"},
        turn="german-2",
        rolls=[12],
        draws=[],
    )
    battle.play("opp G-INF-2", "fire G-INF-2 G14", "commit 0")
    assert battle.s.vp == [0, 1, 0, 0]
    assert battle.s.lost == [0, 0, 0, 1]


@pytest.mark.parametrize(("victory", "winners"), [("side", 0b0011), ("army", 0b0100)])
def test_winning_by_side_or_by_army(victory: str, winners: int) -> None:
    battle = four(options={"victory": victory}, round=5)
    battle.s.vp[:] = [2, 2, 3, 0]
    battle.play("pass", "pass", "pass")
    assert battle.game.over
    assert battle.game.state.outcome == winners


def test_a_partner_does_not_take_a_victory_hex() -> None:
    hexes = {"per_enemy_unit": 1, "hexes": [{"hex": "1-C04", "vp": 1, "when": "game_end"}]}
    battle = four(units={"G-INF-2": "G_INF B04 SE"}, victory=hexes)
    battle.play("opp G-INF-1", "move G-INF-1 C04", "face G-INF-1 E", "pass")
    assert battle.control("C04") == "german"
    battle.play("opp G-INF-2", "move G-INF-2 C04", "face G-INF-2 E")
    assert battle.control("C04") == "german"


def test_units_of_partners_do_not_act_as_a_group() -> None:
    battle = four(units={"G-INF-2": "G_INF C04 E"})
    battle.play("opp G-INF-1")
    assert battle.refused("with G-INF-2") == "COH-2.2"


@each("COH-T349")
def test_balancing_cap(case: Case) -> None:
    given = case["given"]
    battle = Battle(UNITS, cap=(given["S"], 6), options={"german-bonus-cap": str(given["bonus"])})
    assert battle.sc.cap[0] == case["then"]["S"]


def test_the_sniper_card_is_aimed_at_a_player() -> None:
    """COH-C.13: of several enemies the one who is named loses CAP; partners are spared."""
    battle = four(hand={"german": ["sniper"]}, rolls=[6], current_cap=(5, 5))
    battle.s.cap[:] = [0, 4, 5, 4]
    battle.play("card sniper")
    assert battle.offers() == ["target soviet", "target soviet-2"]
    assert battle.refused("target german-2") == "COH-C.13"
    battle.play("target soviet-2")
    assert battle.s.cap == [0, 4, 5, 1]

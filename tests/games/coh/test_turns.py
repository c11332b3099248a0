# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapters 3.0 and 3.1: action points, AP roulette, opportunity actions."""

from __future__ import annotations

import pytest

from grognard.core.referee.errors import NotYours
from grognard.core.telling.catalogue import Catalogue
from grognard.core.telling.message import Ref
from grognard.games.coh import RULES

from .battle import Battle
from .cases import case
from .shots import G, S

FOUR = {
    "G-INF-1": "G_INF F05 E",
    "G-INF-2": "G_INF F04 E",
    "S-RIF-1": "S_RIF F12 W",
    "S-RIF-2": "S_RIF F13 W",
}
NEAR = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}
ROULETTE = {"ap-roulette": "on"}


# -- COH-3.0 -------------------------------------------------------------------------------------------


def test_an_activated_unit_has_seven_ap_and_still_its_turn() -> None:
    """COH-3.0(1): activation is not an action."""
    b = Battle(FOUR)
    b.play("activate G-INF-1")
    assert (b.s.ap[0], b.status("G-INF-1"), b.asked()) == (7, "activated", "german")


def test_a_spent_unit_cannot_be_activated() -> None:
    """COH-3.0(1): only fresh units."""
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E spent"})
    assert b.refused("activate G-INF-1") == "COH-3.0"


def test_a_second_unit_is_not_activated_while_the_first_has_its_points() -> None:
    """COH-2.2: one pool at a time."""
    b = Battle(FOUR)
    b.play("activate G-INF-1")
    why = b.why("activate G-INF-2")
    assert why is not None
    assert (why.rule, why.text.id) == ("COH-2.2", "coh-refusal-second-pool")


def test_a_destroyed_unit_cannot_be_activated() -> None:
    """COH-3.0(1), 7.3(1): it is out of the battle."""
    b = Battle({**FOUR, "G-INF-2": "G_INF F04 E lost"})
    assert b.refused("activate G-INF-2") == "COH-7.3"


def test_a_unit_that_can_do_nothing_may_still_be_activated() -> None:
    """COH-3.0(1), 2.2(11): a stunned squad in close combat can only stall with its AP."""
    b = Battle({"G-INF-1": "G_INF F05 E stunned", "S-RIF-1": "S_RIF F05 W"}, current_cap=(0, 0))
    b.play("activate G-INF-1", "stall ap")
    assert (b.s.ap[0], b.status("G-INF-1")) == (6, "activated")


def test_the_price_of_each_action_is_taken_from_the_pool() -> None:
    """COH-3.0(2): rifles pay 4 for a shot and 1 for a step in the open."""
    b = Battle(NEAR, turn="soviet", current_cap=(0, 0), rolls=[2])
    b.play("activate S-RIF-1", "ap S-RIF-1", "fire S-RIF-1 F05")
    assert b.s.ap[1] == 3
    b.play("pass", "ap S-RIF-1", "move S-RIF-1 F07", "face S-RIF-1 W")
    assert b.s.ap[1] == 2


def test_COH_T027_a_pool_at_zero_spends_the_unit() -> None:
    """COH-3.0(3)."""
    given, then = case("COH-T027")["given"], case("COH-T027")["then"]
    units = {**NEAR, "S-RIF-1": f"{given['unit']} F08 W active"}
    b = Battle(units, turn="soviet", ap=(0, given["ap"]), current_cap=(0, 0), rolls=[2])
    b.play("ap S-RIF-1", "fire S-RIF-1 F05")
    assert (b.s.ap[1], b.status("S-RIF-1")) == (then["ap"], then["state"])
    assert b.s.active[1] == 0


def test_ap_left_over_are_lost_when_the_unit_is_spent() -> None:
    """COH-3.0(3): the flip is no action, and nothing is kept for the next unit or round."""
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E active"}, ap=(6, 0), cap=(0, 0))
    b.play("spend")
    assert (b.s.ap[0], b.asked()) == (0, "german")
    b.next_round()
    assert b.s.ap[0] == 0


@pytest.mark.parametrize("payment", ["opp", "cap"])
def test_others_act_while_a_unit_is_activated(payment: str) -> None:
    """COH-3.0(4)."""
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E active"}, ap=(5, 0))
    b.play(f"{payment} G-INF-2", "pivot G-INF-2 W")
    assert (b.s.ap[0], b.status("G-INF-1")) == (5, "activated")


def test_the_activated_unit_may_act_by_cap() -> None:
    """COH-3.0(4): its pool stays as it is."""
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E active"}, ap=(5, 0), current_cap=(2, 0))
    b.play("cap G-INF-1", "pivot G-INF-1 W")
    assert (b.s.ap[0], b.s.cap[0], b.status("G-INF-1")) == (5, 1, "activated")


def test_the_activated_unit_may_act_by_card() -> None:
    """COH-3.0(4): its pool stays as it is."""
    units = {**FOUR, "G-INF-1": "G_INF F05 E active"}
    b = Battle(units, ap=(5, 0), current_cap=(2, 0), hand={"german": ["command-action"]})
    b.play("card command-action", "use G-INF-1", "move G-INF-1 F06", "face G-INF-1 E")
    assert (b.s.ap[0], b.s.cap[0], b.status("G-INF-1")) == (5, 2, "activated")


def test_COH_T025_switching_units_at_the_start_of_a_turn() -> None:
    """COH-3.0(5): free, and no action."""
    given, then = case("COH-T025")["given"], case("COH-T025")["then"]
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E active"}, ap=(given["german"]["ap"], 0), current_cap=(0, 0))
    b.play("spend", "activate G-INF-2")
    assert b.status("G-INF-1") == then["A"]
    letters = {"A": "G-INF-1", "B": "G-INF-2"}
    assert [name for name in letters if b.status(letters[name]) == "activated"] == then["activated"]
    assert b.s.ap[0] == then["ap"]
    assert (b.asked() != "german") == then["counts_as_action"]
    b.play("ap G-INF-2", "pivot G-INF-2 W")
    assert b.asked() == "soviet"


def test_COH_T026_switching_after_acting_is_refused() -> None:
    """COH-3.0(5): the turn is over with the action; within it nothing else is decided."""
    then = case("COH-T026")["then"]
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E active"}, ap=(4, 0))
    b.play("ap G-INF-1", "move G-INF-1 F06")
    assert b.verdict("activate G-INF-2") == (then["legal"], "COH-0.6")
    b.play("face G-INF-1 E")
    with pytest.raises(NotYours):
        b.game.play("activate G-INF-2", 0)
    assert b.status("G-INF-2") == "fresh"


def test_the_switched_off_unit_cannot_come_back() -> None:
    """COH-3.0(3), (5): it is spent for the round."""
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E active"}, ap=(4, 0))
    b.play("spend")
    assert b.refused("activate G-INF-1") == "COH-3.0"
    assert b.refused("ap G-INF-1") == "COH-3.0"


# -- COH-3.01 ------------------------------------------------------------------------------------------


def test_roulette_is_played_only_by_agreement() -> None:
    """COH-3.01(1): without the option nothing is rolled."""
    b = Battle(FOUR)
    b.play("activate G-INF-1")
    assert b.s.ap[0] == 7
    assert "rolled" not in b.events()


def test_COH_T028_roulette_rolls_the_pool() -> None:
    """COH-3.01(2)."""
    given, then = case("COH-T028")["given"], case("COH-T028")["then"]
    options = ROULETTE if "3.01" in given["optional"] else {}
    b = Battle(FOUR, options=options, current_cap=(0, 0), rolls=[given["roll"]])
    b.play("activate G-INF-1")
    assert (b.s.ap[0], b.asked()) == (then["ap"], "german")


def test_COH_T029_roulette_with_experience() -> None:
    """COH-3.01(3), C.V04(1), ruling G-21: +4, once."""
    given, then = case("COH-T029")["given"], case("COH-T029")["then"]
    veterans = [{"unit": "G-INF-1", "cards": [given["card"]]}]
    rolls: list[int | list[int]] = [given["roll"], given["roll"]]
    b = Battle(FOUR, options=ROULETTE, cap=(0, 0), veterans=veterans, rolls=rolls)
    b.play("activate G-INF-1")
    assert b.s.ap[0] == then["ap"]
    b.play("ap G-INF-1", "pivot G-INF-1 W")
    b.next_round()
    b.play("activate G-INF-1")
    assert b.s.ap[0] == given["roll"]


def test_experience_helps_only_its_own_unit() -> None:
    """COH-3.01(3)."""
    veterans = [{"unit": "G-INF-1", "cards": ["V04"]}]
    b = Battle(FOUR, options=ROULETTE, cap=(0, 0), veterans=veterans, rolls=[6])
    b.play("activate G-INF-2")
    assert b.s.ap[0] == 6


@pytest.mark.parametrize("commit", [-2, -1, 0, 1, 2])
def test_cap_change_the_roulette_roll(commit: int) -> None:
    """COH-3.01(3), 3.23(5): up to 2, up or down."""
    b = Battle(FOUR, options=ROULETTE, current_cap=(3, 0), rolls=[6])
    b.play("activate G-INF-1", f"commit {commit}")
    assert (b.s.ap[0], b.s.cap[0]) == (6 + commit, 3 - abs(commit))


def test_a_rolled_pool_may_be_shared() -> None:
    """COH-3.01(2), 9.0(1): the rolled value is the common pool."""
    b = Battle(FOUR, options=ROULETTE, current_cap=(0, 0), rolls=[12])
    b.play("activate G-INF-1", "ap G-INF-2", "pivot G-INF-2 W")
    assert b.s.ap[0] == 11


def test_two_dice_and_two_cap_may_leave_no_pool() -> None:
    """COH-3.01(2), 0.7(1): a pool of 0 spends the unit, and the turn goes on."""
    b = Battle(FOUR, options=ROULETTE, current_cap=(2, 0), rolls=[2])
    b.play("activate G-INF-1", "commit -2")
    assert (b.s.ap[0], b.status("G-INF-1"), b.asked()) == (0, "spent", "german")


# -- COH-3.1 -------------------------------------------------------------------------------------------


def test_COH_T030_opportunity_fire_keeps_the_others_pool() -> None:
    """COH-3.1(1), (2): figure 1: A moves, C fires and misses, B fires as an opportunity action."""
    given, then = case("COH-T030")["given"], case("COH-T030")["then"]
    units = {"G-INF-1": "G_INF F05 E", "G-HMG-1": "G_HMG G04 E", "S-RIF-1": "S_RIF F09 W"}
    b = Battle(units, current_cap=(0, 0), rolls=[2, 2])
    b.play("activate G-INF-1", "ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E")
    assert b.s.ap[0] == given["german"]["ap"]
    b.play("activate S-RIF-1", "ap S-RIF-1", "fire S-RIF-1 F06")
    assert b.s.ap[1] == 3
    b.play("opp G-HMG-1", "fire G-HMG-1 F09")
    assert b.status("G-HMG-1") == then["B"]
    assert b.s.ap[0] == then["ap"]
    assert b.status("G-INF-1") == then["A"]
    b.play("pass", "spend")
    assert ("activate G-HMG-1" in b.offers()) == then["B_can_activate"]
    assert b.refused("activate G-HMG-1") == "COH-3.0"


def test_COH_T031_opp_by_an_activated_unit_is_refused() -> None:
    """COH-3.1(2)."""
    given, then = case("COH-T031")["given"], case("COH-T031")["then"]
    word = {"activated": "active", "spent": "spent"}[given["unit"]["state"]]
    b = Battle({**NEAR, "G-INF-1": f"G_INF F05 E {word}"}, ap=(7, 0))
    assert b.verdict("opp G-INF-1") == (then["legal"], "COH-3.1")


def test_COH_T032_opp_by_a_spent_unit_is_refused() -> None:
    """COH-3.1(2)."""
    given, then = case("COH-T032")["given"], case("COH-T032")["then"]
    b = Battle({**NEAR, "G-INF-1": f"G_INF F05 E {given['unit']['state']}"})
    assert b.verdict("opp G-INF-1") == (then["legal"], "COH-3.1")


@pytest.mark.parametrize(
    "keys",
    [
        ["move G-INF-1 F06", "face G-INF-1 E"],
        ["pivot G-INF-1 W"],
        ["fire G-INF-1 F08"],
        ["rally G-INF-1"],
        ["dig G-INF-1"],
    ],
)
def test_any_action_may_be_an_opportunity_action(keys: list[str]) -> None:
    """COH-3.1(1): free of AP, then spent."""
    units = {**NEAR, "G-INF-1": "G_INF F05 E unnerved"}
    b = Battle(units, current_cap=(0, 0), options={"hasty-defence": "on"}, rolls=[2])
    assert b.price("opp G-INF-1", *keys) == 0
    assert (b.status("G-INF-1"), b.asked()) == ("spent", "soviet")


def test_infantry_moves_one_hex_by_opp() -> None:
    """COH-3.1(3), F.1: as far as one move action goes."""
    b = Battle(NEAR)
    b.play("opp G-INF-1")
    assert b.refused("move G-INF-1 F07") == "COH-5.0"
    b.play("move G-INF-1 F06", "face G-INF-1 E")
    assert b.asked() == "soviet"


def test_opp_does_not_lift_a_prohibition() -> None:
    """COH-3.1(4), F.1: a gun does not cross a river, whatever it pays with."""
    b = Battle({"G-PAK-1": "G_PAK38 F05 E", "S-RIF-1": "S_RIF A18 W"}, terrain={"F06": "river"})
    b.play("opp G-PAK-1")
    assert b.refused("move G-PAK-1 F06") == "COH-4.0"


def test_opp_ignores_a_price_above_seven() -> None:
    """COH-3.1(5): a cowering HMG backs into a river for 2 + 4 + 1 + 1 = 8."""
    units = {"G-HMG-1": "G_HMG F05 E cowering", "S-RIF-1": "S_RIF A18 W"}
    river = {"F04": "river"}
    paying = Battle(units, terrain=river, current_cap=(0, 0))
    assert paying.refused("activate G-HMG-1", "ap G-HMG-1", "move G-HMG-1 F04") == "COH-3.21"
    b = Battle(units, terrain=river, current_cap=(0, 0))
    b.play("opp G-HMG-1", "move G-HMG-1 F04", "face G-HMG-1 E")
    assert (b.where("G-HMG-1"), b.status("G-HMG-1")) == ("F04", "spent")


def test_several_fresh_units_take_one_opp_as_a_group() -> None:
    """COH-3.1(6): all become spent; a spent one cannot take part."""
    units = {**FOUR, "G-INF-3": "G_INF G05 E spent"}
    b = Battle(units, current_cap=(0, 0))
    b.play("opp G-INF-1")
    assert b.refused("with G-INF-3") == "COH-9.2"
    b.play("with G-INF-2", "move G-INF-1 F06", "face G-INF-1 E", "move G-INF-2 F05", "face G-INF-2 E")
    assert (b.status("G-INF-1"), b.status("G-INF-2"), b.asked()) == ("spent", "spent", "soviet")


def test_COH_T033_a_t34_moves_three_open_hexes_by_opp() -> None:
    """COH-3.1(3), F.1: movement bonuses are part of the one move action."""
    given, then = case("COH-T033")["given"], case("COH-T033")["then"]
    hexes = ["F06", "F07", "F08"]
    units = {"S-T34-1": f"{given['unit']} F05 E", "G-INF-1": "G_INF A01 W"}
    terrain = dict(zip(hexes, given["terrain"], strict=True))
    b = Battle(units, turn="soviet", current_cap=(0, 0), terrain=terrain)
    b.play("opp S-T34-1")
    for to in hexes[: then["hexes"]]:
        assert (f"move S-T34-1 {to}" in b.offers()) == then["legal"]
        b.play(f"move S-T34-1 {to}", "face S-T34-1 E")
    assert (b.where("S-T34-1"), b.status("S-T34-1")) == (hexes[-1], then["state"])
    assert b.asked() == "german"


def test_COH_T034_an_opp_move_into_wire_needs_no_roll() -> None:
    """COH-3.1(4), F.1: uphill into barbed wire, automatically."""
    given, then = case("COH-T034")["given"], case("COH-T034")["then"]
    b = Battle(
        {"S-RIF-1": f"{given['unit']} F05 E", "G-INF-1": "G_INF A01 W"},
        turn="soviet",
        current_cap=(0, 0),
        overlays=[{"overlay": "H1", "anchor": "1-F06"}],
        fortifications=[{"key": "wire-1", "kind": "barbed_wire", "hex": "1-F06"}],
    )
    assert b.sc.level[b.hex("F06")] - b.sc.level[b.hex("F05")] == given["level_gain"]
    b.play("opp S-RIF-1")
    assert ("move S-RIF-1 F06" in b.offers()) == then["legal"]
    b.play("move S-RIF-1 F06", "face S-RIF-1 E")
    assert ("rolled" in b.events()) == then["roll_needed"]
    assert (b.where("S-RIF-1"), b.status("S-RIF-1")) == ("F06", then["state"])


@pytest.mark.parametrize("roll", [2, 12])
def test_COH_T035_an_opp_move_of_a_tank_into_a_stone_building(roll: int) -> None:
    """COH-3.1(4), F.1, 14.1: allowed, and the bog-down check is made."""
    given, then = case("COH-T035")["given"], case("COH-T035")["then"]
    units = {"S-T34-1": f"{given['unit']} F05 E", "G-INF-1": "G_INF A01 W"}
    terrain = {"F06": given["terrain"][0]}
    b = Battle(units, turn="soviet", current_cap=(0, 0), terrain=terrain, rolls=[roll])
    b.play("opp S-T34-1")
    assert ("move S-T34-1 F06" in b.offers()) == then["legal"]
    b.play("move S-T34-1 F06")
    assert ("rolled" in b.events()) == then["bog_check"]
    if b.asked() == "soviet":
        b.play("face S-T34-1 E")
    assert (b.where("S-T34-1"), b.status("S-T34-1"), b.asked()) == ("F06", "spent", "german")


def test_COH_T036_opp_pays_for_a_hidden_move_above_seven() -> None:
    """COH-3.1(5), 10.1(1): a hidden gun moves into the open, 4 + 6, which no pool of 7 would pay."""
    given, then = case("COH-T036")["given"], case("COH-T036")["then"]
    units = {"G-PAK-1": "G_PAK38 F05 E hidden", "S-RIF-1": "S_RIF L18 W"}
    b = Battle(units, current_cap=(0, 0))
    assert b.sc.move[b.unit("G-PAK-1")] == given["unit"]["move"]
    assert b.refused("activate G-PAK-1", "ap G-PAK-1", "sneak G-PAK-1 F06") == "COH-3.21"
    b = Battle(units, current_cap=(0, 0))
    assert b.status("G-PAK-1") == given["unit"]["state"]
    b.play("opp G-PAK-1")
    assert ("sneak G-PAK-1 F06" in b.offers()) == then["legal"]
    b.play("sneak G-PAK-1 F06")
    assert (b.s.plot[b.unit("G-PAK-1")], b.status("G-PAK-1")) == (b.hex("F06"), "spent")


def test_a_destroyed_unit_takes_its_pool_with_it() -> None:
    """COH-3.0(2), 9.0(6): nobody is left to use the AP; another unit may be activated at once."""
    units = {**NEAR, "G-INF-1": "G_INF F05 E active unnerved", "G-INF-2": "G_INF A05 E"}
    b = Battle(units, turn="soviet", ap=(5, 0), current_cap=(0, 0), rolls=[12])
    b.play("opp S-RIF-1", "fire S-RIF-1 F05")
    assert (b.where("G-INF-1"), b.s.ap[0], b.s.active[0]) == ("@lost", 0, 0)
    b.play("activate G-INF-2")


def test_experience_gives_eleven_ap_once() -> None:
    """COH-C.V04(1): in place of seven, at the first activation only."""
    b = Battle(FOUR, cap=(0, 0), veterans=[{"unit": "G-INF-1", "cards": ["V04"]}])
    b.play("activate G-INF-1")
    assert b.s.ap[0] == 11
    b.play("ap G-INF-1", "pivot G-INF-1 W")
    b.next_round()
    b.play("activate G-INF-1")
    assert b.s.ap[0] == 7


# -- choices that may not be meant ---------------------------------------------------------------------------


def warning(b: Battle, key: str, lang: str = "en") -> str:
    """What is asked before a choice; "" if nothing."""
    question = b.game.seat(b.game.decision.player).view().question
    assert question is not None
    regret = next(offer.regret for offer in question.offers if offer.key == key)
    return Catalogue(lang, [RULES.package]).render(regret, RULES.names(b.sc)) if regret else ""


def test_passing_with_ap_left_is_asked_twice() -> None:
    """COH-2.2(9): what is left of the activation is lost."""
    b = Battle({G: "G_INF E05 E", S: "S_RIF L18 W"})
    b.play(f"activate {G}")
    assert warning(b, "pass") == "Pass with 7 AP left? The AP are lost. Now spent: infantry squad 1. COH-2.2"
    assert warning(b, "pass", "ru").startswith("Пропустить ход? 7 ОД пропадут.")
    assert warning(b, "stall ap") == ""


def test_passing_with_fresh_units_is_asked_twice() -> None:
    """COH-2.2(10): after one more pass they cannot act in this round."""
    b = Battle({G: "G_INF E05 E", S: "S_RIF L18 W"})
    assert warning(b, "pass") == (
        "Pass? If the others pass next, the round ends. Still fresh: infantry squad 1. COH-2.2"
    )
    assert warning(b, "pass", "ru").startswith("Пропустить ход? Если следом пропустят и другие")
    b = Battle({G: "G_INF E05 E spent", S: "S_RIF L18 W"})
    assert warning(b, "pass") == ""


def test_a_pass_that_ends_the_round_with_fresh_units_is_asked_twice() -> None:
    """COH-2.2(10)."""
    b = Battle({G: "G_INF E05 E", S: "S_RIF L18 W"})
    b.play("pass")
    assert warning(b, "pass") == (
        "Pass? The other side has passed, so the round ends. Still fresh: rifle squad 1. COH-2.2"
    )
    b = Battle({G: "G_INF E05 E", S: "S_RIF L18 W spent"})
    b.play("pass")
    assert warning(b, "pass") == "", "nobody is left to act"


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ("G_INF F04 E", ["G-INF-1", "G-INF-2"]),
        ("G_INF F04 E spent", ["G-INF-1"]),
        ("G_INF F04 E hidden", ["G-INF-1", "G-INF-2"]),
        ("G_INF F04 E lost", ["G-INF-1"]),
    ],
)
def test_the_second_pass_in_a_row_names_the_units_that_could_still_act(other: str, named: list[str]) -> None:
    """COH-2.2(10): fresh ones on the map and hidden ones; none that are spent or lost."""
    units = {"G-INF-1": "G_INF F05 E", "G-INF-2": other, "S-RIF-1": "S_RIF F12 W"}
    b = Battle(units, terrain={"F04": "forest"}, turn="soviet")
    b.play("pass")
    question = b.game.seat(0).view().question
    assert question is not None
    [regret] = [offer.regret for offer in question.offers if offer.key == "pass"]
    assert regret is not None
    assert regret.id == "coh-regret-pass-round"
    units_named = regret.args["units"]
    assert isinstance(units_named, tuple)
    assert [each.key for each in units_named if isinstance(each, Ref)] == named

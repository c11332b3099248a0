# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 2: preparation, initiative, turns, end of round, control and victory."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.coh.rounds import Round

from .battle import Battle
from .cases import case

TWO = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F12 W"}
FOUR = {
    "G-INF-1": "G_INF F05 E",
    "G-INF-2": "G_INF F04 E",
    "S-RIF-1": "S_RIF F12 W",
    "S-RIF-2": "S_RIF F13 W",
}
NEAR = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"}


def objective(hex_name: str, vp: int = 1, when: str = "each_round_end", **more: Any) -> dict[str, Any]:
    return {"per_enemy_unit": 1, "hexes": [{"hex": f"1-{hex_name}", "vp": vp, "when": when}], **more}


# -- preparation (COH-2.0) -------------------------------------------------------------------------------


def test_COH_T006_preparation_has_eight_steps_in_order() -> None:
    """COH-2.0(1) to (8): flip, smoke, CAP, cards, plots, barrages, reinforcements, initiative."""
    given, then = case("COH-T006")["given"], case("COH-T006")["then"]
    b = Battle(
        {"G-INF-1": "G_INF F05 E spent", "S-RIF-1": "S_RIF F12 W"},
        begin="round",
        round=given["round"],
        cap=(0, 0),
        cards={"numbers": [2], "deal": 0, "draw_per_round": 1},
        reinforcements=[
            {"side": "german", "round": 2, "entry": ["1-F01"], "units": [{"key": "G-INF-9", "unit": "G_INF"}]}
        ],
        rolls=[5, 6],
        draws=[0, 0],
    )
    names = {
        "flip": "flip",
        "smoke": "smoke",
        "cap": "cap",
        "cards": "cards",
        "plot OBA": "plot",
        "resolve OBA": "barrage",
        "reinforcements": "reinforcements",
        "initiative": "initiative",
    }
    assert list(Round.STEPS[:8]) == [names[step.split(" ", 1)[1]] for step in then["order"]]
    told = [e for e in b.events() if e in ("round-begins", "cap-reset", "drawn", "arrives", "initiative")]
    assert list(dict.fromkeys(told)) == ["round-begins", "cap-reset", "drawn", "arrives", "initiative"]
    assert b.status("G-INF-1") == "fresh"
    assert b.s.round == 2


def test_every_unit_becomes_fresh() -> None:
    """COH-2.0(1): also those that were activated or spent when the round ended."""
    b = Battle(FOUR, cap=(0, 0))
    b.play("activate G-INF-1", "ap G-INF-1", "pivot G-INF-1 W", "opp S-RIF-1", "pivot S-RIF-1 E")
    b.next_round()
    assert [b.status(key) for key in FOUR] == ["fresh"] * 4
    assert (b.s.ap, b.s.active) == ([0, 0], [0, 0])
    b.play("activate G-INF-1")


@pytest.mark.parametrize("name", ["COH-T007", "COH-T008"])
def test_cap_are_reset_less_the_losses(name: str) -> None:
    """COH-2.0(3): T007 and T008: S - n, never below 0."""
    given, then = case(name)["given"], case(name)["then"]
    lost = {f"G-INF-{i + 2}": "G_INF A01 E lost" for i in range(given["losses"])}
    b = Battle({**TWO, **lost}, cap=(given["S"], 0), current_cap=(0, 0))
    b.next_round()
    assert b.s.cap[0] == then["cap"]


def test_a_loss_in_play_lowers_the_next_rounds_cap() -> None:
    """COH-2.0(3): the unit is really shot, not only marked."""
    b = Battle(NEAR, turn="german", cap=(0, 6), current_cap=(0, 2), rolls=[12])
    b.play("opp G-INF-1", "fire G-INF-1 F08")
    assert b.where("S-RIF-1") == "@lost"
    assert b.s.cap[1] == 2
    b.next_round()
    assert b.s.cap[1] == 5


def test_unspent_cap_are_not_kept() -> None:
    """COH-2.0(3), 3.2(2): the marker goes back to S, not above it."""
    b = Battle(TWO, cap=(4, 0), current_cap=(3, 0))
    b.next_round()
    assert b.s.cap[0] == 4


def test_cards_are_drawn_by_the_last_holder_of_the_initiative_first() -> None:
    """COH-2.0(4), (9), ruling G-03: the Soviet in round 1, then whoever had the initiative."""
    plan = {"numbers": [2], "deal": 0, "draw_per_round": 1}
    b = Battle(TWO, begin="round", cap=(0, 0), cards=plan, rolls=[5, 9], draws=[0] * 4)
    assert [event[0] for event in b.told("drawn")] == [1, 0]
    assert b.asked() == "german"
    b.next_round("soviet")
    assert [event[0] for event in b.told("drawn")] == [1, 0, 0, 1]
    assert b.s.hand_size == [2, 2]


def test_reinforcements_are_made_available_in_their_round() -> None:
    """COH-2.0(7)."""
    late = [
        {"side": "german", "round": 3, "entry": ["1-F01"], "units": [{"key": "G-INF-9", "unit": "G_INF"}]}
    ]
    b = Battle(TWO, cap=(0, 0), reinforcements=late)
    assert b.where("G-INF-9") == "@reserve"
    b.next_round()
    assert b.where("G-INF-9") == "@reserve"
    b.next_round()
    assert b.where("G-INF-9") == "@waiting"
    assert "activate G-INF-9" in b.offers()


# -- initiative (COH-2.1) ----------------------------------------------------------------------------------


def test_COH_T009_a_tied_initiative_is_rolled_again() -> None:
    """COH-2.1(1)."""
    given, then = case("COH-T009")["given"], case("COH-T009")["then"]
    b = Battle(TWO, cap=(1, 0), rolls=[total for pair in given["rolls"] for total in pair])
    b.play("pass", "pass", "commit 0", "commit 0")  # the German has more CAP, so he rolls first
    assert b.asked() == then["winner"]
    assert [b.sc.seats[roll[0]] for roll in b.told("rolled")] == given["order"] * then["rolls_used"]
    assert len(b.told("initiative-tied")) == then["rolls_used"] - 1


def test_the_odds_of_an_initiative_that_may_be_tied_for_ever_have_an_end() -> None:
    """COH-3.24(3): ties are rolled again; where nobody has CAP left, nobody is asked in between."""
    b = Battle(TWO, begin="round", cap=(1, 0))
    assert "commit 1" in b.offers()
    for key in b.offers():
        outlook = b.game.seat(0).odds(b.full(key))
        assert outlook.branches == [], "whoever wins, no unit fares otherwise"
        assert outlook.undecided == 0


@pytest.mark.parametrize(
    ("german", "soviet", "winner"), [(9, 8, "german"), (8, 9, "soviet"), (2, 12, "soviet")]
)
def test_the_higher_total_takes_the_first_turn(german: int, soviet: int, winner: str) -> None:
    """COH-2.1(1)."""
    b = Battle(TWO, begin="round", cap=(0, 0), rolls=[soviet, german])
    assert b.asked() == winner
    assert b.game.decision.kind == "Turn.choose"


# -- turns (COH-2.2) -----------------------------------------------------------------------------------------


def test_COH_T010_alternating_ap_and_cap_play() -> None:
    """COH-2.2(1), (3), (4), (7): both sides have a unit activated; a CAP action leaves the pools alone."""
    given, then = case("COH-T010")["given"], case("COH-T010")["then"]
    units = {"S-SMG-1": "S_SMG F08 W", "S-RIF-2": "S_RIF F12 W", "G-INF-1": "G_INF F05 E"}
    b = Battle(units, turn="soviet", current_cap=(0, given["soviet"]["cap"]), rolls=[2, 2, 2])
    smg, rif, inf = (b.unit(key) for key in units)
    assert b.sc.fire[smg] == given["soviet"]["smg"]["fire"]
    assert b.sc.move[rif] == given["soviet"]["other"]["move"]
    assert (b.sc.fire[inf], b.sc.move[inf]) == (
        given["german"]["inf"]["fire"],
        given["german"]["inf"]["move"],
    )
    b.play("activate S-SMG-1")
    soviet = [b.s.ap[1]]
    b.play("ap S-SMG-1", "fire S-SMG-1 F05", "commit 0")
    soviet.append(b.s.ap[1])
    b.play("activate G-INF-1")
    german = [b.s.ap[0]]
    b.play("ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E")
    german.append(b.s.ap[0])
    b.play("cap S-RIF-2", "move S-RIF-2 F11", "face S-RIF-2 W")
    soviet.append(b.s.ap[1])
    b.play("ap G-INF-1", "fire G-INF-1 F08")
    german.append(b.s.ap[0])
    b.play("ap S-SMG-1", "fire S-SMG-1 F06", "commit 0")
    soviet.append(b.s.ap[1])
    assert soviet == then["soviet_ap"]
    assert german == then["german_ap"]
    assert b.s.cap[1] == then["soviet_cap_after"]
    assert (b.status("S-SMG-1"), b.status("G-INF-1")) == ("activated", "activated")
    assert b.status("S-RIF-2") == "fresh"


def test_COH_T011_a_second_activation_is_refused() -> None:
    """COH-2.2(4): one activated unit per player; the first must be marked spent before."""
    given, then = case("COH-T011")["given"], case("COH-T011")["then"]
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E active"}, ap=(given["player"]["ap"], 0))
    assert b.verdict("activate G-INF-2") == (then["legal"], "COH-2.2")
    b.play("spend", "activate G-INF-2")


def test_both_players_may_have_an_activated_unit() -> None:
    """COH-2.2(4): pools are apart."""
    b = Battle(FOUR)
    b.play("activate G-INF-1", "ap G-INF-1", "pivot G-INF-1 W", "activate S-RIF-1")
    assert (b.status("G-INF-1"), b.status("S-RIF-1"), b.s.ap) == ("activated", "activated", [6, 7])


def test_one_action_is_a_whole_turn() -> None:
    """COH-2.2(1), (2): after one step the other side is asked, AP or not."""
    b = Battle(FOUR)
    b.play("activate G-INF-1", "ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E")
    assert b.asked() == "soviet"
    assert b.s.ap[0] == 6


def test_unspent_ap_wait_for_later_turns() -> None:
    """COH-2.2(3)."""
    b = Battle(FOUR)
    b.play("activate G-INF-1", "ap G-INF-1", "pivot G-INF-1 W", "pass")
    assert b.s.ap[0] == 6
    b.play("ap G-INF-1", "pivot G-INF-1 E")
    assert b.s.ap[0] == 5


def test_the_owner_spends_a_unit_when_he_likes() -> None:
    """COH-2.2(5), 3.0(3)."""
    b = Battle({**FOUR, "G-INF-1": "G_INF F05 E active"}, ap=(5, 0))
    b.play("spend")
    assert (b.status("G-INF-1"), b.s.ap[0], b.asked()) == ("spent", 0, "german")
    assert b.refused("spend") == "COH-3.0"


def test_opp_needs_a_fresh_unit_and_spends_it() -> None:
    """COH-2.2(6)."""
    b = Battle(FOUR)
    b.play("opp G-INF-1", "move G-INF-1 F06", "face G-INF-1 E")
    assert (b.status("G-INF-1"), b.asked()) == ("spent", "soviet")


def test_a_pass_is_free_and_ends_the_turn() -> None:
    """COH-2.2(9)."""
    b = Battle(FOUR, current_cap=(3, 3))
    b.play("pass")
    assert (b.asked(), b.s.cap) == ("soviet", [3, 3])


@pytest.mark.parametrize("members", [["G-INF-1"], ["G-INF-1", "G-INF-2"]])
def test_passing_spends_the_activated_units(members: list[str]) -> None:
    """COH-2.2(9), 0.6(4): AP left are lost, every member of a shared activation is spent."""
    units = {key: text + (" active" if key in members else "") for key, text in FOUR.items()}
    b = Battle(units, ap=(4, 0))
    b.play("pass")
    assert b.s.ap[0] == 0
    assert [b.status(key) for key in members] == ["spent"] * len(members)
    assert b.status("G-INF-2") == ("spent" if len(members) == 2 else "fresh")


def test_COH_T014_two_passes_end_the_round() -> None:
    """COH-2.2(10), 2.3(1): at once, nobody acts any more."""
    given, then = case("COH-T014")["given"], case("COH-T014")["then"]
    b = Battle(TWO, turn=given["passes"][0], cap=(0, 0), rolls=[5, 6])
    for player in given["passes"]:
        assert b.asked() == player
        assert "round-ends" not in b.events()
        b.play("pass")
    assert ("round-ends" in b.events()) == then["round_over"]
    assert b.s.round == 2


def test_COH_T015_a_stall_breaks_the_chain_of_passes() -> None:
    """COH-2.2(11), 0.6(5): a stall is not a pass."""
    given, then = case("COH-T015")["given"], case("COH-T015")["then"]
    b = Battle(TWO)
    keys = {"pass": "pass", "stall": "stall cap"}
    for turn in given["turns"]:
        player, what = turn.split()
        assert b.asked() == player
        b.play(keys[what])
    assert ("round-ends" in b.events()) == then["round_over"]
    b.play("pass")
    assert "round-ends" in b.events()


def test_an_action_breaks_the_chain_of_passes() -> None:
    """COH-0.6(5): pass, action, pass is no end of the round."""
    b = Battle(TWO)
    b.play("pass", "opp S-RIF-1", "pivot S-RIF-1 E", "pass")
    assert "round-ends" not in b.events()
    assert b.asked() == "soviet"


def test_COH_T016_a_stall_costs_one_ap_or_one_cap() -> None:
    """COH-2.2(11)."""
    given, then = case("COH-T016")["given"], case("COH-T016")["then"]
    b = Battle({**TWO, "G-INF-1": "G_INF F05 E active"}, ap=(given["ap"], 0), current_cap=(given["cap"], 0))
    b.play("stall ap")
    assert (b.s.ap[0], b.s.cap[0], b.asked()) == (then["ap"], given["cap"], "soviet")
    b.play("pass", "stall cap")
    assert (b.s.ap[0], b.s.cap[0], b.asked()) == (then["ap"], then["cap"], "soviet")
    assert b.status("G-INF-1") == "activated"


def test_COH_T017_a_stall_must_be_paid() -> None:
    """COH-2.2(11)."""
    given, then = case("COH-T017")["given"], case("COH-T017")["then"]
    b = Battle(TWO, ap=(given["ap"], 0), current_cap=(given["cap"], 0))
    assert b.verdict("stall ap") == (then["legal"], "COH-2.2")
    assert b.refused("stall cap") == "COH-2.2"


def test_a_stall_with_the_last_ap_spends_the_unit() -> None:
    """COH-2.2(11), 0.7(1)."""
    b = Battle({**TWO, "G-INF-1": "G_INF F05 E active"}, ap=(1, 0), current_cap=(0, 0))
    b.play("stall ap")
    assert (b.status("G-INF-1"), b.s.ap[0]) == ("spent", 0)


def test_a_stall_with_ap_needs_an_activated_unit() -> None:
    """COH-2.2(11)."""
    b = Battle(TWO, current_cap=(1, 0))
    assert b.refused("stall ap") == "COH-2.2"
    assert b.refused("stall opp") == "COH-0.6"
    b.play("stall cap")
    assert b.s.cap[0] == 0


def test_one_may_play_on_without_an_activated_unit() -> None:
    """COH-2.2(12): OPP, then CAP, then a pass."""
    b = Battle(FOUR)
    b.play("opp G-INF-1", "pivot G-INF-1 W", "pass", "cap G-INF-1", "pivot G-INF-1 E", "cap S-RIF-1")
    b.play("pivot S-RIF-1 E", "pass")
    assert (b.s.active, b.s.round, b.asked()) == ([0, 0], 1, "soviet")


def test_COH_T019_a_player_who_passed_may_act_again() -> None:
    """COH-2.2(13)."""
    given, then = case("COH-T019")["given"], case("COH-T019")["then"]
    b = Battle(NEAR, current_cap=(0, 0), rolls=[2])
    keys = {"pass": ["pass"], "move": ["opp S-RIF-1", "move S-RIF-1 F07", "face S-RIF-1 W"]}
    for player, deed in map(str.split, given["turns"]):
        assert b.asked() == player
        b.play(*keys[deed])
    assert ("opp G-INF-1" in b.offers()) == then["legal"]
    b.play("opp G-INF-1", "fire G-INF-1 F07")
    assert b.status("G-INF-1") == "spent"


def test_the_enemys_units_cannot_be_used() -> None:
    """COH-2.2(1): one's own units only."""
    b = Battle(TWO)
    for key in ("activate S-RIF-1", "opp S-RIF-1", "cap S-RIF-1"):
        assert b.refused(key) == "COH-2.2"


# -- end of round, control and victory (COH-2.3, 2.4) ----------------------------------------------------


def test_the_end_of_a_round_scores_and_moves_the_marker() -> None:
    """COH-2.3(2), 0.6(6)."""
    b = Battle(TWO, cap=(0, 0), victory=objective("C03", 2, initial_control={"soviet": ["1-C03"]}))
    b.next_round()
    assert (b.s.vp, b.s.round) == ([0, 2], 2)
    assert b.events().index("controls") < b.events().index("round-begins")


def test_the_game_ends_after_its_last_round() -> None:
    """COH-2.3(3): VP of the round's end and of the game's end are both given."""
    hexes = [
        {"hex": "1-C03", "vp": 1, "when": "each_round_end"},
        {"hex": "1-C03", "vp": 3, "when": "game_end"},
    ]
    victory = {"per_enemy_unit": 1, "hexes": hexes, "initial_control": {"german": ["1-C03"]}}
    b = Battle(TWO, cap=(0, 0), rounds=2, victory=victory)
    b.next_round()
    assert (b.s.vp, b.game.over) == ([1, 0], False)
    b.play("pass", "pass")
    assert (b.s.vp, b.game.over, b.game.outcome) == ([5, 0], True, 1)


def test_COH_T379_the_last_round_ends_the_game() -> None:
    """COH-2.3(3)."""
    given, then = case("COH-T379")["given"], case("COH-T379")["then"]
    b = Battle(TWO, round=given["round"], rounds=given["rounds"])
    b.play("pass")
    assert not b.game.over
    b.play("pass")
    assert b.game.over == then["game_over"]


def test_the_round_before_the_last_does_not_end_the_game() -> None:
    """COH-2.3(2), (3)."""
    b = Battle(TWO, round=4, rounds=5, cap=(0, 0))
    b.next_round()
    assert (b.game.over, b.s.round) == (False, 5)


def test_most_vp_win() -> None:
    """COH-2.4(1)."""
    b = Battle(TWO, rounds=1, victory=objective("C03", initial_control={"soviet": ["1-C03"]}))
    b.play("pass", "pass")
    assert b.game.outcome == 2


def test_on_a_tie_both_players_lose() -> None:
    """COH-2.4(1)."""
    b = Battle(TWO, rounds=1)
    b.play("pass", "pass")
    assert b.game.over
    assert b.game.outcome == 0


def shot_dead(**fields: Any) -> Battle:
    """A Soviet squad destroyed by two hits."""
    b = Battle(NEAR, current_cap=(0, 0), rolls=[12], **fields)
    b.play("opp G-INF-1", "fire G-INF-1 F08")
    assert b.where("S-RIF-1") == "@lost"
    return b


def test_a_destroyed_unit_scores_at_once() -> None:
    """COH-2.4(2), (3), ruling G-04: 1 VP unless the scenario gives the unit its own value."""
    assert shot_dead().s.vp == [1, 0]
    value = {"per_enemy_unit": 1, "hexes": [], "unit_vp": [{"unit": "S_RIF", "vp": 4}]}
    assert shot_dead(victory=value).s.vp == [4, 0]


def test_COH_T022_killing_an_own_unit_scores_for_the_enemy() -> None:
    """COH-2.4(3): Soviet fire into close combat destroys a Soviet squad."""
    given, then = case("COH-T022")["given"], case("COH-T022")["then"]
    units = {"S-RIF-1": "S_RIF F08 W", "S-RIF-2": "S_RIF F05 E unnerved", "G-INF-1": "G_INF F05 E"}
    victory = {"per_enemy_unit": given["unit_vp"], "hexes": []}
    b = Battle(units, turn=given["shooter"], current_cap=(0, 0), rolls=[12, 2], victory=victory)
    b.play("opp S-RIF-1", "fire S-RIF-1 F05", "against S-RIF-2")
    assert b.where("S-RIF-2") == "@lost"
    assert b.sc.seats[b.sc.army[b.unit("S-RIF-2")]] == given["victim_owner"]
    assert b.s.vp == [then["german_vp"], then["soviet_vp"]]


def test_COH_T020_control_by_passing_through() -> None:
    """COH-2.4(4): who was last in the hex owns it, though he has left."""
    then = case("COH-T020")["then"]
    b = Battle(TWO, victory=objective("F06"))
    assert b.control("F06") is None
    b.play("activate G-INF-1", "ap G-INF-1", "move G-INF-1 F06", "face G-INF-1 E", "pass")
    assert b.control("F06") == then["controller"]
    b.play("ap G-INF-1", "move G-INF-1 F07", "face G-INF-1 E")
    assert b.control("F06") == then["controller"]


def test_COH_T021_a_contested_hex_belongs_to_nobody() -> None:
    """COH-2.4(4)."""
    then = case("COH-T021")["then"]
    units = {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F06 W"}
    b = Battle(units, cap=(0, 0), victory=objective("F06", initial_control={"soviet": ["1-F06"]}))
    assert b.control("F06") == "soviet"
    b.play("opp G-INF-1", "move G-INF-1 F06", "face G-INF-1 E")
    assert b.control("F06") == then["controller"]
    b.next_round()
    assert b.s.vp == [0, 0]


def test_the_side_that_stays_controls_the_hex() -> None:
    """COH-2.4(4): the defender leaves a contested hex."""
    units = {"G-INF-1": "G_INF F06 E", "S-RIF-1": "S_RIF F06 W"}
    b = Battle(units, turn="soviet", victory=objective("F06"))
    b.play("opp S-RIF-1", "move S-RIF-1 F07", "face S-RIF-1 W")
    assert b.control("F06") == "german"


def test_the_side_that_survives_controls_the_hex() -> None:
    """COH-2.4(4): the defender dies in a contested hex."""
    units = {"G-INF-1": "G_INF F06 E", "S-RIF-1": "S_RIF F06 W"}
    b = Battle(units, current_cap=(0, 0), victory=objective("F06"), rolls=[12])
    b.play("opp G-INF-1", "assault G-INF-1")
    assert b.where("S-RIF-1") == "@lost"
    assert b.control("F06") == "german"


def test_a_unit_set_up_on_a_hex_controls_it() -> None:
    """COH-2.4(4): it is the last that was in it, whatever the scenario's markers say."""
    b = Battle(TWO, cap=(0, 0), victory=objective("F05"))
    assert b.control("F05") == "german"
    b.next_round()
    assert b.s.vp == [1, 0]


def test_a_unit_set_up_in_a_contested_hex_controls_nothing() -> None:
    """COH-2.4(4)."""
    units = {"G-INF-1": "G_INF F06 E", "S-RIF-1": "S_RIF F06 W"}
    b = Battle(units, victory=objective("F06", initial_control={"soviet": ["1-F06"]}))
    assert b.control("F06") is None


def test_a_hidden_unit_controls_nothing() -> None:
    """COH-2.4(5), ruling G-05."""
    units = {**TWO, "G-INF-2": "G_INF C03 E hidden"}
    b = Battle(units, cap=(0, 0), victory=objective("C03", initial_control={"soviet": ["1-C03"]}))
    assert b.control("C03") == "soviet"
    b.next_round()
    assert b.s.vp == [0, 1]

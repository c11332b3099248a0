# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 8 and the cards that are played: action cards, weapon cards, veteran cards."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.referee.errors import NotYours
from grognard.games.coh.caps import Roll

from .battle import Battle
from .cases import Case, case, each
from .shots import G, S, attacks, fire, happened, hits, lines, reprint

B2 = "G-INF-2"
DUEL = {G: "G_INF F05 E", S: "S_RIF F08 W"}
MELEE = {G: "G_INF F05 E", S: "S_RIF F05 W"}


def cards(*names: str, **changes: Any) -> Battle:
    """A duel in which the German holds these cards."""
    options: dict[str, Any] = {
        "units": DUEL,
        "current_cap": (0, 0),
        "hand": {"german": list(names)},
        **changes,
    }
    return Battle(options.pop("units"), **options)


def held(b: Battle, side: int = 0) -> list[str]:
    count = len(b.sc.card_names)
    return [name for i, name in enumerate(b.sc.card_names) for _ in range(b.s.hand[side * count + i])]


# -- chapter 8 -------------------------------------------------------------------------------------


def test_COH_T152_auto_rally_on_a_fresh_pinned_unit() -> None:
    """COH-8.1(1), (2), (4), COH-C.3: the rulebook's example: 2 CAP, the squad stays fresh."""
    c = case("COH-T152")
    b = cards(
        "auto-rally", units={G: "G_INF F05 E pinned", S: "S_RIF F08 W"}, current_cap=(c["given"]["cap"], 0)
    )
    b.play("card auto-rally", f"use {G}", "done")
    assert b.hit(G) == (c["then"]["counter"] or "none")
    assert b.status(G) == c["then"]["state"]
    assert b.s.cap[0] == c["then"]["cap"]
    assert (b.asked() == "soviet") is c["then"]["is_action"]


def test_COH_T153_a_card_paid_with_ap_binds_to_the_unit_that_pays() -> None:
    """COH-8.1(2)."""
    b = cards(
        "auto-rally",
        units={G: "G_INF F05 E active pinned", B2: "G_INF F05 E pinned", S: "S_RIF F08 W"},
        ap=(4, 0),
        current_cap=(2, 0),
    )
    b.play("card auto-rally", "pay ap")
    assert b.refused(f"use {B2}") == "COH-8.1"
    b.play(f"use {G}")
    assert b.refused(f"with {B2}") == "COH-8.1"
    b.play("done")
    assert (b.hit(G), b.hit(B2), b.s.ap[0], b.s.cap[0]) == ("none", "pinned", 2, 2)


def test_a_card_paid_with_cap_goes_to_any_unit() -> None:
    """COH-8.1(2), COH-C.0(1): also past the activated one."""
    b = cards(
        "auto-rally",
        units={G: "G_INF F05 E active pinned", B2: "G_INF A01 E pinned", S: "S_RIF F08 W"},
        ap=(4, 0),
        current_cap=(2, 0),
    )
    b.play("card auto-rally", "pay cap", f"use {B2}", "done")
    assert (b.hit(B2), b.s.ap[0], b.s.cap[0], b.status(G)) == ("none", 4, 0, "activated")


def test_an_unpaid_card_is_refused() -> None:
    """COH-8.1(2): 1 CAP and no pool do not pay 2."""
    b = cards("auto-rally", units={G: "G_INF F05 E pinned", S: "S_RIF F08 W"}, current_cap=(1, 0))
    assert b.refused("card auto-rally") == "COH-8.1"


def test_the_last_ap_may_pay_a_card() -> None:
    """COH-8.1(2), COH-0.7(1): the pool is empty, so its unit is spent, and the card still works."""
    b = cards("auto-rally", units={G: "G_INF F05 E active pinned", S: "S_RIF F08 W"}, ap=(2, 0))
    b.play("card auto-rally", f"use {G}", "done")
    assert (b.hit(G), b.status(G), b.s.ap[0]) == ("none", "spent", 0)


def test_a_played_card_is_out_of_the_battle() -> None:
    """COH-8.1(3): it goes back to no deck."""
    b = cards("sniper", rolls=[1])
    deck = list(b.s.deck)
    b.play("card sniper")
    assert held(b) == []
    assert b.s.deck == deck
    assert b.refused("stall cap") == "COH-2.2"


def test_a_card_not_held_is_refused() -> None:
    """COH-8.0(2), COH-8.1."""
    assert cards("sniper").refused("card auto-rally") == "COH-8.0"
    b = Battle(DUEL)
    assert "card" not in {offer.split()[0] for offer in b.offers()}


def test_COH_T384_there_is_no_hand_limit() -> None:
    """COH-8.0(2), COH-8.1(7): nine cards and one more from the deck in preparation."""
    c = case("COH-T384")
    b = cards(
        *["command-action"] * c["given"]["hand"],
        cards={"numbers": [2, 13], "deal": 0, "draw_per_round": 1},
    )
    b.script.draws = [0, 1]
    b.next_round()
    assert b.s.hand_size[0] == len(held(b)) == c["then"]["hand"]


def test_hands_are_secret() -> None:
    """COH-8.0(2): the enemy sees how many, and in the log only that a card was drawn."""
    b = cards("sniper", "luck")
    own, other = b.game.seat(0).view(), b.game.seat(1).view()
    assert own.scene.hands[0].cards == ["luck", "sniper"]
    assert (other.scene.hands[0].size, other.scene.hands[0].cards) == (2, [])
    twin = cards("double-action", "auto-rally")
    assert repr(twin.game.seat(1).view()) == repr(other)


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    """COH-8.0(2), COH-8.1(7)."""
    b = cards("sniper", cards={"numbers": [2, 13], "deal": 0, "draw_per_round": 1})
    b.script.draws = [0, 1]
    b.next_round()
    told = {player: [line.kind for line in b.game.seat(player).view().log] for player in (0, 1, -1)}
    assert (told[0].count("drawn"), told[0].count("draws")) == (1, 1)
    assert (told[-1].count("drawn"), told[-1].count("draws")) == (0, 2)


def test_an_empty_deck_gives_nothing() -> None:
    """COH-8.1(7), ruling G-22."""
    b = cards("sniper", cards={"numbers": [13], "deal": 0, "draw_per_round": 1})
    b.s.deck = [0] * len(b.s.deck)
    b.next_round()
    assert b.s.hand_size == [1, 0]


def test_any_number_of_cards_in_a_round() -> None:
    """COH-8.0(2): a turn each."""
    b = cards("sniper", "sniper", rolls=[1, 1], current_cap=(0, 3))
    b.play("card sniper", "keep", "stall cap", "card sniper")
    assert held(b) == []


def test_COH_T385_a_fresh_unit_stays_fresh_after_command_action() -> None:
    """COH-8.1(4), COH-C.2: free of its price."""
    c = case("COH-T385")
    b = cards("command-action", rolls=[2], hand={"german": ["command-action"]}, current_cap=(1, 0))
    b.play("card command-action", f"use {G}", f"fire {G} F08", "commit 0")
    assert b.status(G) == c["then"]["state"]
    assert 1 - b.s.cap[0] == c["then"]["price"]
    assert b.asked() == "soviet"


def test_COH_T434_luck_is_refused_in_the_enemys_turn() -> None:
    """COH-8.1(9), ruling G-53: a Soviet roll in the German's turn (here any roll pushed between)."""
    c = case("COH-T434")
    b = Battle(DUEL, turn=c["given"]["turn"], hand={c["given"]["player"]: ["luck"]}, rolls=[5])
    with pytest.raises(NotYours):
        b.game.play("luck", 1)
    b.s.push(Roll(1))
    b.s.asked[0] = 1
    assert b.asked() == c["given"]["player"]
    assert b.verdict("luck") == (c["then"]["legal"], "COH-8.1")


def test_COH_T435_extra_firepower_with_an_own_attack() -> None:
    """COH-C.0(2), COH-8.1(9), COH-C.9: declared with the attack, no action of its own."""
    c = case("COH-T435")
    b = Battle(DUEL, turn="soviet", hand={"soviet": ["extra-firepower"]}, rolls=[2], current_cap=(0, 0))
    assert b.refused("card extra-firepower") == "COH-C.9"
    b.play(f"opp {S}")
    assert (b.why("boost") is None) is c["then"]["legal"]
    b.play("boost")
    assert (b.asked() != "soviet") is c["then"]["is_action"]
    b.play(f"fire {S} F05")
    assert lines(attacks(b)[0].fp) == {"card-9": 2}
    assert held(b, 1) == []


# -- action cards ----------------------------------------------------------------------------------


def test_COH_T403_command_action_for_a_spent_unit() -> None:
    """COH-C.2: it rallies for nothing and stays spent."""
    c = case("COH-T403")
    b = cards("command-action", units={G: "G_INF F05 E spent pinned", S: "S_RIF F08 W"}, rolls=[7])
    b.play("card command-action", f"use {G}", f"rally {G}")
    assert (b.hit(G), b.status(G)) == ("none", c["then"]["state"])
    assert (b.s.ap[0], b.s.cap[0]) == (c["then"]["price"], 0)
    assert (b.asked() == "soviet") is c["then"]["is_action"]


def test_command_action_for_a_group() -> None:
    """COH-C.2, COH-8.1(8), COH-9.2(2): a fresh and a spent squad fire together; states unchanged."""
    b = cards("command-action", units={**DUEL, B2: "G_INF F05 E spent"}, rolls=[2])
    b.play("card command-action", f"use {G}", f"with {B2}", f"fire {G} F08")
    assert lines(attacks(b)[0].fp) == {"support": 1}
    assert (b.status(G), b.status(B2)) == ("fresh", "spent")


def test_command_action_pays_any_price_but_breaks_no_rule() -> None:
    """COH-C.2: a cowering squad's assault (5 AP) is free; a pinned one still does not move."""
    b = cards("command-action", units={G: "G_INF F05 E cowering", S: "S_RIF F05 W"}, rolls=[2])
    b.play("card command-action", f"use {G}", f"assault {G}")
    assert lines(attacks(b)[0].fp) == {"cc": 4}
    b = cards("command-action", units={G: "G_INF F05 E pinned", S: "S_RIF F08 W"})
    assert b.refused("card command-action", f"use {G}", f"move {G} F06") == "COH-7.4"


def test_command_action_leaves_the_pool_alone() -> None:
    """COH-C.2, COH-3.0(4): the activated unit may act by card; its AP stay."""
    b = cards("command-action", units={G: "G_INF F05 E active", S: "S_RIF F08 W"}, ap=(3, 0), rolls=[2])
    b.play("card command-action", f"use {G}", f"fire {G} F08")
    assert (b.s.ap[0], b.status(G)) == (3, "activated")


def test_COH_T177_auto_rally_on_a_spent_and_a_fresh_squad() -> None:
    """COH-C.3, COH-9.2(2): 2 CAP for both, no roll, states unchanged."""
    c = case("COH-T177")
    b = cards(
        "auto-rally",
        units={G: "G_INF F05 E spent cowering", B2: "G_INF F06 E pinned", S: "S_RIF F12 W"},
        current_cap=(c["given"]["cap"], 0),
    )
    b.play("card auto-rally", f"use {G}", f"with {B2}", "done")
    assert [b.hit(key) != "none" for key in (G, B2)] == c["then"]["hits"]
    assert [b.status(key) for key in (G, B2)] == c["then"]["states"]
    assert b.s.cap[0] == c["then"]["cap"]
    assert len(happened(b, "rallies")) == 2


def test_a_card_goes_to_connected_units_only() -> None:
    """COH-8.1(8), COH-9.1(4)."""
    b = cards(
        "auto-rally",
        units={G: "G_INF F05 E pinned", B2: "G_INF F07 E pinned", S: "S_RIF F12 W"},
        current_cap=(2, 0),
    )
    assert b.refused("card auto-rally", f"use {G}", f"with {B2}") == "COH-9.1"


def test_COH_T404_auto_rally_on_immobilised_is_refused() -> None:
    """COH-C.3, COH-7.5(4)."""
    b = cards(
        "auto-rally",
        units={"G-PZ4-1": f"G_PZ4 F05 E {case('COH-T404')['given']['counter']}", S: "S_RIF F08 W"},
        current_cap=(2, 0),
    )
    assert b.refused("card auto-rally") == "COH-C.3"


@pytest.mark.parametrize("card", ["auto-rally", "rally-attempt"])
def test_rally_cards_do_not_work_in_close_combat(card: str) -> None:
    """COH-C.3, COH-C.4, COH-7.5(3), ruling G-11."""
    b = cards(card, units={G: "G_INF F05 E pinned", S: "S_RIF F05 W"}, current_cap=(2, 0))
    assert b.refused(f"card {card}") == {"auto-rally": "COH-C.3", "rally-attempt": "COH-C.4"}[card]


def test_rally_attempt_rolls_for_each_of_a_group() -> None:
    """COH-C.4: free; states unchanged; modifiers as in any rally."""
    b = cards(
        "rally-attempt",
        units={G: "G_INF F05 E spent panicked", B2: "G_INF F05 E pinned", S: "S_RIF F12 W"},
        rolls=[6, 7],
    )
    b.play("card rally-attempt", f"use {G}", f"with {B2}", "done", f"rally {B2}")
    assert (b.hit(G), b.hit(B2)) == ("panicked", "pinned")
    b = cards(
        "rally-attempt",
        units={G: "G_INF F05 E spent panicked", B2: "G_INF F05 E pinned", S: "S_RIF F12 W"},
        rolls=[7, 7],
    )
    b.play("card rally-attempt", f"use {G}", f"with {B2}", "done", f"rally {B2}")
    assert (b.hit(G), b.hit(B2), b.status(G)) == ("none", "none", "spent"), "the rallied friend helps: 7 + 1"


def test_move_two_hexes() -> None:
    """COH-C.5, COH-8.1(1): free, whatever the terrain costs; the unit keeps its state; one action."""
    b = cards(
        "move-2-hexes",
        units={G: "G_INF F05 E spent", S: "S_RIF F12 W"},
        terrain={"F06": "river", "F07": "forest"},
    )
    b.play("card move-2-hexes", f"use {G}", f"move {G} F06", f"face {G} E")
    assert b.asked() == "german"
    b.play(f"move {G} F07", f"face {G} W")
    assert (b.where(G), b.facing(G), b.status(G), b.asked()) == ("F07", "W", "spent", "soviet")


def test_move_two_hexes_is_for_moves_only() -> None:
    """COH-C.5."""
    b = cards("move-2-hexes")
    assert b.refused("card move-2-hexes", f"use {G}", f"fire {G} F08") == "COH-0.6"


def test_move_two_hexes_as_a_group_and_into_close_combat() -> None:
    """COH-C.5, COH-F.17, COH-8.1(8): both go two hexes; one ends beside the enemy, who may react."""
    b = cards(
        "move-2-hexes",
        units={G: "G_INF F06 E", B2: "G_INF F06 E", S: "S_RIF F08 W"},
        rolls=[2],
        current_cap=(0, 0),
    )
    b.play("card move-2-hexes", f"use {G}", f"with {B2}")
    for key, to in ((G, "F07"), (B2, "E07"), (G, "F08"), (B2, "E08")):
        b.play(f"move {key} {to}", f"face {key} E")
    assert (b.where(G), b.where(B2)) == ("F08", "E08")
    b.play(f"opp {S}", f"assault {S}")
    assert attacks(b)[0].target == G


def test_COH_T367_move_two_hexes_on_a_pinned_unit_is_refused() -> None:
    """COH-C.5, ruling G-31: pinned and stunned; suppressed units may go."""
    counter = case("COH-T367")["given"]["unit"]["counter"]
    for hit in (counter, "stunned"):
        b = cards("move-2-hexes", units={G: f"G_INF F05 E {hit}", S: "S_RIF F08 W"})
        assert b.refused("card move-2-hexes") == "COH-C.5"
    b = cards(
        "move-2-hexes", units={G: f"G_INF F05 E {counter}", B2: "G_INF F05 E suppressed", S: "S_RIF F12 W"}
    )
    assert b.refused("card move-2-hexes", f"use {G}") == "COH-C.5"
    b.play(f"use {B2}", f"move {B2} F06", f"face {B2} E", f"move {B2} F07", f"face {B2} E")
    assert b.where(B2) == "F07"


def test_COH_T496_the_second_hex_of_a_card_may_be_left_out() -> None:
    """COH-C.5, 7.63, ruling G-70: who has come upon the enemy may stay there."""
    then = case("COH-T496")["then"]
    b = cards("move-2-hexes", units={G: "G_INF F05 E", S: "S_RIF F06 W"})
    b.play("card move-2-hexes", f"use {G}")
    assert "done" not in b.offers(), "one hex at least"
    b.play(f"move {G} F06", f"face {G} E", "done")
    assert (b.where(G), b.asked() == "soviet") == (then["hex"], then["turn_over"])


def test_of_a_group_some_go_on_and_the_rest_stops() -> None:
    """COH-C.5, 9.11, ruling G-70: those who go on go first; the end is for all who are left."""
    b = cards("move-2-hexes", units={G: "G_INF F05 E", B2: "G_INF F05 E", S: "S_RIF F12 W"})
    b.play("card move-2-hexes", f"use {G}", f"with {B2}", f"move {G} F06", f"face {G} E")
    assert "done" not in b.offers(), "the other has its first hex before it"
    b.play(f"move {B2} F06", f"face {B2} E", f"move {B2} F07", f"face {B2} E", "done")
    assert (b.where(G), b.where(B2), b.asked()) == ("F06", "F07", "soviet")


def test_a_hidden_unit_stops_after_one_hex() -> None:
    """COH-C.5, 10.1, ruling G-70."""
    b = cards(
        "move-2-hexes",
        units={G: "G_INF F05 E hidden", S: "S_RIF L18 W"},
        terrain={"F05": "forest", "F06": "forest"},
    )
    b.play("card move-2-hexes", f"use {G}", f"sneak {G} F06", "done")
    assert (b.s.plot[b.unit(G)], b.asked()) == (b.hex("F06"), "soviet")


def test_COH_T455_mark_as_spent_on_the_only_activated_unit() -> None:
    """COH-C.6: its pool is lost."""
    c = case("COH-T455")
    b = Battle(
        {G: "G_INF F05 E active", S: "S_RIF F08 W"},
        turn="soviet",
        ap=(c["given"]["pool"], 0),
        current_cap=(0, c["given"]["enemy_cap"]),
        hand={"soviet": ["mark-as-spent"]},
    )
    b.play("card mark-as-spent", f"use {G}")
    assert b.status(G) == c["then"]["a"]
    assert b.s.ap[0] == c["then"]["pool"]
    assert b.s.cap[1] == c["then"]["enemy_cap"]


def test_mark_as_spent_on_one_of_a_shared_activation() -> None:
    """COH-C.6, COH-F.18: the others go on with the pool; the marked unit still acts by CAP."""
    b = Battle(
        {G: "G_INF F05 E active", B2: "G_INF F05 E active", S: "S_RIF F08 W"},
        turn="soviet",
        ap=(5, 0),
        current_cap=(1, 2),
        hand={"soviet": ["mark-as-spent"]},
    )
    b.play("card mark-as-spent", f"use {G}")
    assert (b.status(G), b.status(B2), b.s.ap[0]) == ("spent", "activated", 5)
    assert b.refused(f"ap {G}") == "COH-9.0"
    b.play(f"cap {G}", f"pivot {G} W")
    assert b.facing(G) == "W"


def test_mark_as_spent_goes_to_one_fresh_enemy_on_the_map() -> None:
    """COH-C.6: not to spent ones, not to a group."""
    b = cards(
        "mark-as-spent",
        units={**DUEL, "S-RIF-2": "S_RIF F08 W spent", "S-RIF-3": "S_RIF F08 W"},
        current_cap=(2, 0),
    )
    b.play("card mark-as-spent")
    assert b.offers() == [f"use {S}", "use S-RIF-3"]
    b.play(f"use {S}")
    assert (b.status(S), b.status("S-RIF-3"), b.asked()) == ("spent", "fresh", "soviet")
    assert b.refused(f"opp {S}") == "COH-3.1"


def test_mark_as_spent_may_be_paid_with_ap() -> None:
    """COH-C.6, COH-8.1(2): by the activated unit."""
    b = cards("mark-as-spent", units={G: "G_INF F05 E active", S: "S_RIF F08 W"}, ap=(2, 0))
    b.play("card mark-as-spent", f"use {S}")
    assert (b.status(S), b.status(G)) == ("spent", "spent")


def test_COH_T351_more_ap() -> None:
    """COH-C.7: 1 CAP for a die of AP."""
    c = case("COH-T351")["given"]
    b = cards(
        "extra-ap",
        units={G: "G_INF F05 E active", S: "S_RIF F08 W"},
        ap=(c["pool"], 0),
        current_cap=(c["cap"], 0),
        rolls=[c["die"]],
    )
    b.play("card extra-ap", "commit 0")
    assert {"pool": b.s.ap[0], "cap": b.s.cap[0]} == case("COH-T351")["then"]
    assert b.asked() == "soviet"


def test_COH_T352_more_ap_for_a_spent_unit_is_refused() -> None:
    """COH-C.7: only for an activated unit or group."""
    for state in (case("COH-T352")["given"]["unit"]["state"], ""):
        b = cards("extra-ap", units={G: f"G_INF F05 E {state}", S: "S_RIF F08 W"}, current_cap=(3, 0))
        assert b.refused("card extra-ap") == "COH-C.7"


def test_COH_T353_more_cap() -> None:
    """COH-C.8: 2 AP for a die of CAP."""
    c = case("COH-T353")["given"]
    b = cards(
        "extra-cap",
        units={G: "G_INF F05 E active", S: "S_RIF F08 W"},
        ap=(c["pool"], 0),
        current_cap=(c["cap"], 0),
        rolls=[c["die"]],
    )
    b.play("card extra-cap", "commit 0")
    assert {"pool": b.s.ap[0], "cap": b.s.cap[0]} == case("COH-T353")["then"]


def test_more_cap_last_for_the_round() -> None:
    """COH-C.8, COH-E.10(1), ruling G-38: above the scenario's CAP, gone with the next preparation."""
    b = cards(
        "extra-cap",
        units={G: "G_INF F05 E active", S: "S_RIF F08 W"},
        ap=(7, 0),
        current_cap=(6, 0),
        rolls=[6],
    )
    b.play("card extra-cap", "commit 0")
    assert b.s.cap[0] == 12
    b.next_round()
    assert b.s.cap[0] == 6


def test_more_cap_needs_two_ap() -> None:
    """COH-C.8: paid by an activated unit, not with CAP."""
    b = cards("extra-cap", units={G: "G_INF F05 E active", S: "S_RIF F08 W"}, ap=(1, 0), current_cap=(6, 0))
    assert b.refused("card extra-cap") == "COH-8.1"
    assert cards("extra-cap", current_cap=(6, 0)).refused("card extra-cap") == "COH-C.8"


def test_cap_change_the_die_of_a_card() -> None:
    """COH-3.23(5), COH-C.7: every roll."""
    b = cards(
        "extra-ap",
        units={G: "G_INF F05 E active", S: "S_RIF F08 W"},
        ap=(2, 0),
        current_cap=(3, 0),
        rolls=[6],
    )
    b.play("card extra-ap", "commit 2")
    assert (b.s.ap[0], b.s.cap[0]) == (10, 0)


def test_COH_T354_extra_firepower() -> None:
    """COH-C.9: +2 after all other modifiers."""
    c = case("COH-T354")
    given, then = c["given"], c["then"]
    b = cards("extra-firepower", rolls=[given["roll"]], draws=["unnerved"])
    reprint(b, G, red=given["fp"])
    reprint(b, S, front=given["dr"])
    b.play(f"opp {G}", "boost", f"fire {G} F08")
    [attack] = attacks(b)
    assert (attack.av, attack.dv, hits(b, S)) == (then["av"], then["dv"], then["hits"])
    assert lines(attack.fp) == {"card-9": given["fp_mods"]["card_9"]}
    assert (b.where(S) == "@lost") is then["destroyed"]


def test_extra_firepower_counts_against_every_unit_of_the_hex() -> None:
    """COH-C.9, COH-7.7: one attack, one card."""
    b = cards("extra-firepower", units={**DUEL, "S-RIF-2": "S_RIF F08 W"}, rolls=[2, 2])
    b.play(f"opp {G}", "boost", f"fire {G} F08", f"against {S}")
    assert [lines(a.fp) for a in attacks(b)] == [{"card-9": 2}] * 2


def test_extra_firepower_for_a_group_and_in_close_combat() -> None:
    """COH-C.9: any attack, single or group; after the leader's modifiers."""
    b = cards("extra-firepower", units={**MELEE, B2: "G_INF F05 W"}, rolls=[2], draws=["unnerved"])
    b.play(f"opp {G}", f"with {B2}", "boost", f"assault {G}")
    assert lines(attacks(b)[0].fp) == {"cc": 4, "support": 1, "card-9": 2}


def test_extra_firepower_with_a_weapon_card() -> None:
    """COH-C.9: with any attack, so also with grenades."""
    b = cards(
        "extra-firepower", units=MELEE, weapons={"german": ["extra-grenades"]}, rolls=[2], draws=["unnerved"]
    )
    b.play(f"opp {G}", "boost", f"weapon {G} extra-grenades F05")
    assert attacks(b)[0].av == 7 + 2 + 2


def test_extra_firepower_without_an_attack_is_refused() -> None:
    """COH-C.9: there must be somebody to attack."""
    b = cards("extra-firepower", units={G: "G_INF F05 W", S: "S_RIF F08 W"})
    assert b.refused(f"opp {G}", "boost") == "COH-7.0"


def test_double_action() -> None:
    """COH-C.10, COH-F.19, ruling G-49: two actions in a row, each paid in its own way."""
    b = cards("double-action", current_cap=(4, 0), rolls=[2, 3])
    b.play("card double-action")
    assert (b.s.cap[0], b.asked()) == (3, "german")
    b.play(f"opp {G}", f"fire {G} F08", "commit 0")
    assert b.asked() == "german"
    b.play(f"cap {G}", f"fire {G} F08")
    assert b.asked() == "soviet"
    assert (b.s.cap[0], b.status(G), len(attacks(b))) == (0, "spent", 2)


def test_COH_T355_double_action_announced_late_is_refused() -> None:
    """COH-C.10, COH-F.19(1): not after the first action of the turn, and no two at once."""
    b = cards("double-action", "double-action", current_cap=(6, 0))
    assert b.refused("card double-action", "card double-action") == "COH-C.10"
    b.play(f"cap {G}", f"pivot {G} W")
    assert b.asked() == "german"
    assert b.refused("card double-action") == "COH-C.10"
    b.play(f"cap {G}", f"pivot {G} E")
    assert b.asked() == "soviet"


def test_double_action_ends_with_a_pass() -> None:
    """COH-C.10, COH-2.2(9): the owner need not use it up."""
    b = cards("double-action", current_cap=(6, 0))
    b.play("card double-action", f"cap {G}", f"pivot {G} W", "pass")
    assert b.asked() == "soviet"


def test_COH_T174_hasty_defense_on_an_active_squad_and_a_fresh_hmg() -> None:
    """COH-9.14, COH-C.11: both get one; the HMG stays fresh."""
    c = case("COH-T174")
    b = cards(
        "hasty-defence",
        units={G: "G_INF F05 E active", "G-HMG-1": "G_HMG F06 E", S: "S_RIF F12 W"},
        ap=(4, 0),
    )
    b.play("card hasty-defence", f"use {G}", "with G-HMG-1", "done")
    assert sum(b.s.dug) == c["then"]["hasty_defences"]
    assert b.status("G-HMG-1") == c["then"]["hmg_state"]
    assert (b.status(G), b.s.ap[0]) == ("activated", 4)


def test_COH_T406_hasty_defense_on_a_tank() -> None:
    """COH-C.11: vehicles included."""
    c = case("COH-T406")
    b = cards("hasty-defence", units={"G-PZ4-1": f"{c['given']['unit']} F05 E", S: "S_RIF F08 W"})
    b.play("card hasty-defence", "use G-PZ4-1", "done")
    assert bool(b.s.dug[0]) is c["then"]["hasty_defence"]


def test_COH_T407_hasty_defense_in_close_combat_is_refused() -> None:
    """COH-C.11."""
    assert cards("hasty-defence", units=MELEE).refused("card hasty-defence") == "COH-C.11"
    b = cards("hasty-defence", units={**MELEE, B2: "G_INF F06 E"})
    assert b.refused("card hasty-defence", f"use {G}") == "COH-C.11"


@each("COH-T356", "COH-T357")
def test_luck(case: Case) -> None:
    """COH-C.12, rulings G-20, G-53: after the roll one die: 1 spoils it by 2, others better it by 2."""
    given = case["given"]
    b = cards("luck", rolls=[given["roll"], given["luck_die"]])
    reprint(b, S, front=30)
    b.play(f"opp {G}", f"fire {G} F08")
    assert b.offers() == ["keep", "luck"]
    b.play("luck")
    assert attacks(b)[0].av - 4 == case["then"]["roll"]
    assert held(b) == []


def test_luck_adds_to_cap_and_comes_once() -> None:
    """COH-C.12, ruling G-20: cumulative with CAP; a second Luck waits for another roll."""
    b = cards("luck", "luck", rolls=[5, 6], current_cap=(2, 0))
    reprint(b, S, front=30)
    b.play(f"opp {G}", f"fire {G} F08", "commit 2", "luck")
    assert attacks(b)[0].av == 4 + 5 + 2 + 2
    assert (b.asked(), held(b)) == ("soviet", ["luck"])


def test_luck_on_a_rally() -> None:
    """COH-C.12: any own roll."""
    b = cards("luck", units={G: "G_INF F05 E pinned", S: "S_RIF F12 W"}, rolls=[5, 4])
    b.play(f"opp {G}", f"rally {G}", "luck")
    assert b.hit(G) == "none"


def test_the_question_after_a_roll_does_not_tell_whether_luck_is_held() -> None:
    """COH-8.0(2): whoever holds any card is asked."""
    b = cards("sniper", rolls=[2])
    b.play(f"opp {G}", f"fire {G} F08")
    assert b.offers() == ["keep"]
    assert b.refused("luck") == "COH-8.0"


@each("COH-T359", "COH-T361", "COH-T363", "COH-T364")
def test_sniper(case: Case) -> None:
    """COH-C.13: the die's loss of CAP."""
    given = case["given"]
    b = cards("sniper", current_cap=(0, given["cap"]), rolls=[given["die"]])
    b.play("card sniper")
    assert b.s.cap[1] == case["then"]["cap"]
    assert b.asked() == "soviet"


@pytest.mark.parametrize(("die", "loss"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_sniper_table(die: int, loss: int) -> None:
    """COH-C.13: never below zero; for this round only."""
    b = cards("sniper", current_cap=(0, 2), rolls=[die])
    b.play("card sniper")
    assert b.s.cap[1] == max(0, 2 - loss)
    if die == 6:
        b.next_round()
        assert b.s.cap[1] == 6


# -- weapon cards ----------------------------------------------------------------------------------


def armed(*names: str, **changes: Any) -> Battle:
    """A German squad in F05 with weapon cards; by default the enemy is in its hex."""
    options: dict[str, Any] = {
        "units": MELEE,
        "current_cap": (0, 0),
        "weapons": {"german": list(names)},
        **changes,
    }
    return Battle(options.pop("units"), **options)


def test_COH_T156_a_weapon_card_is_used_once() -> None:
    """COH-8.2(2), COH-E.3."""
    b = armed("extra-grenades", rolls=[2], current_cap=(3, 3))
    key = f"weapon {G} extra-grenades F05"
    b.play(f"cap {G}", key, "commit 0", "stall cap")
    assert b.verdict(f"cap {G}", key) == (case("COH-T156")["then"]["legal"], "COH-8.2")


def test_COH_T157_no_close_combat_bonus_with_a_weapon_card() -> None:
    """COH-8.2(3), COH-E.3: the card's FP and nothing else."""
    c = case("COH-T157")
    b = armed("extra-grenades", rolls=[2])
    b.play(f"opp {G}", f"weapon {G} extra-grenades F05")
    [attack] = attacks(b)
    assert attack.fp.lines[0].value == c["given"]["card_fp"]
    assert attack.av - 2 == c["then"]["fp"]
    assert attack.dr.lines[0].name == "rear"


def test_COH_T414_the_flamethrower_ignores_terrain() -> None:
    """COH-C.60: range 1; 8 against a bare 12 in the forest, no short range."""
    c = case("COH-T414")
    given, then = c["given"], c["then"]
    b = armed(
        "flamethrower",
        units={G: "G_INF F05 E", S: "S_RIF F06 W"},
        terrain={"F06": "forest"},
        rolls=[given["roll"]],
        draws=["unnerved"],
    )
    b.play(f"opp {G}", f"weapon {G} flamethrower F06")
    [attack] = attacks(b)
    assert attack.fp.lines[0].value == given["fp"]
    assert (attack.av, attack.dv) == (then["av"], then["dv"])
    assert (hits(b, S), b.where(S) == "@lost") == (then["hits"], then["destroyed"])
    assert lines(attack.fp) == lines(attack.dr) == {}


@pytest.mark.parametrize(
    ("side", "card", "fp"), [("german", "extra-grenades", 7), ("soviet", "molotov-cocktail", 5)]
)
def test_grenades_and_molotovs(side: str, card: str, fp: int) -> None:
    """COH-C.61, COH-C.63, COH-F.20: free, thrown one hex with -2; terrain counts."""
    unit, enemy = (G, S) if side == "german" else (S, G)
    places = {unit: "F05 E", enemy: "F06 W"}
    b = Battle(
        {G: f"G_INF {places[G]}", S: f"S_RIF {places[S]}"},
        terrain={"F06": "forest"},
        turn=side,
        weapons={side: [card]},
        rolls=[2],
        current_cap=(0, 0),
    )
    b.play(f"activate {unit}", f"ap {unit}", f"weapon {unit} {card} F06")
    [attack] = attacks(b)
    assert lines(attack.fp) == {"long-range": -2}
    assert (attack.av, attack.dv) == (fp - 2 + 2, 14)
    assert b.s.ap[b.sc.side[b.unit(unit)]] == 7


def test_grenades_reach_one_hex() -> None:
    """COH-C.61, COH-8.2(1)."""
    b = armed("extra-grenades", units={G: "G_INF F05 E", S: "S_RIF F07 W"})
    assert b.refused(f"opp {G}", f"weapon {G} extra-grenades F07") == "COH-8.2"


def test_grenades_are_thrown_forward() -> None:
    """COH-8.2, COH-6.1(2): the arc counts for a weapon card, too."""
    b = armed("extra-grenades", units={G: "G_INF F05 W", S: "S_RIF F06 W"})
    assert b.refused(f"opp {G}", f"weapon {G} extra-grenades F06") == "COH-6.1"


def test_weapon_cards_are_not_used_out_of_close_combat() -> None:
    """COH-7.63(8): nothing is thrown out of a contested hex."""
    b = armed("extra-grenades", units={**MELEE, "S-RIF-2": "S_RIF F06 W"})
    assert b.refused(f"opp {G}", f"weapon {G} extra-grenades F06") == "COH-7.63"


def test_hit_counters_count_for_weapon_cards() -> None:
    """COH-8.2(3): a suppressed thrower pays 1 more and has 2 FP less; a panicked one throws nothing."""
    b = armed("extra-grenades", units={G: "G_INF F05 E suppressed", S: "S_RIF F05 W"}, rolls=[2])
    b.play(f"activate {G}", f"ap {G}", f"weapon {G} extra-grenades F05")
    assert (attacks(b)[0].av - 2, b.s.ap[0]) == (5, 6)
    b = armed("extra-grenades", units={G: "G_INF F05 E panicked", S: "S_RIF F05 W"})
    assert b.refused(f"opp {G}", f"weapon {G} extra-grenades F05") == "COH-7.4"


def test_weapon_cards_do_not_group() -> None:
    """COH-C.61, COH-8.2(4): with a second member no weapon is offered."""
    b = armed("extra-grenades", units={**MELEE, B2: "G_INF F05 E"})
    b.play(f"opp {G}", f"with {B2}")
    assert not any(offer.startswith("weapon") for offer in b.offers())
    assert b.refused(f"weapon {G} extra-grenades F05") == "COH-9.1"


def test_a_weapon_card_is_the_units_action() -> None:
    """COH-8.2(4): the turn is over, an OPP spends the unit."""
    b = armed("extra-grenades", rolls=[2])
    b.play(f"opp {G}", f"weapon {G} extra-grenades F05")
    assert (b.status(G), b.asked()) == ("spent", "soviet")


def test_the_demolition_charge() -> None:
    """COH-C.50: 12 on the own hex, 3 AP, terrain counts."""
    b = armed("demolition-charge", terrain={"F05": "forest"}, rolls=[2], draws=["unnerved"])
    b.play(f"activate {G}", f"ap {G}", f"weapon {G} demolition-charge F05")
    assert (attacks(b)[0].av, attacks(b)[0].dv, b.s.ap[0]) == (14, 13, 4)


def test_COH_T415_the_magnetic_mine_is_for_metal() -> None:
    """COH-C.62: not against infantry; beside a tank the infantry is left alone."""
    c = case("COH-T415")
    target = {"infantry": "S_RIF", "vehicle": "S_T34"}[c["given"]["target"]]
    b = armed("magnetic-mine", units={**MELEE, S: f"{target} F05 W"})
    verdict = b.verdict(f"opp {G}", f"weapon {G} magnetic-mine F05")
    assert verdict == (c["then"]["legal"], "COH-8.2")
    b = armed("magnetic-mine", units={**MELEE, "S-T34-1": "S_T34 F05 W"}, rolls=[2])
    b.play(f"opp {G}", f"weapon {G} magnetic-mine F05")
    assert [a.target for a in attacks(b)] == ["S-T34-1"]


def test_COH_T457_the_magnetic_mine_reaches_its_own_hex_only() -> None:
    """COH-C.62, ruling G-61."""
    c = case("COH-T457")
    target = {"infantry": "S_RIF", "vehicle": "S_T34"}[c["given"]["target"]]
    place = f"F{5 + c['given']['distance']:02}"
    b = armed("magnetic-mine", units={G: "G_INF F05 E", "S-T34-1": f"{target} {place} W"})
    verdict = b.verdict(f"opp {G}", f"weapon {G} magnetic-mine {place}")
    assert verdict == (c["then"]["legal"], "COH-8.2")


def test_the_magnetic_mine_ignores_terrain() -> None:
    """COH-C.62."""
    b = armed(
        "magnetic-mine",
        units={G: "G_INF F05 E", "S-T34-1": "S_T34 F05 W"},
        terrain={"F05": "forest"},
        rolls=[2],
    )
    b.play(f"opp {G}", f"weapon {G} magnetic-mine F05")
    assert (attacks(b)[0].av, attacks(b)[0].dv) == (14, 16)


# -- veteran cards ---------------------------------------------------------------------------------


def veteran(card: str, unit: str = G, **changes: Any) -> Battle:
    options: dict[str, Any] = {
        "units": DUEL,
        "current_cap": (0, 0),
        "veterans": [{"unit": unit, "cards": [card]}],
        **changes,
    }
    return Battle(options.pop("units"), **options)


def test_COH_T369_experience() -> None:
    """COH-C.V04, COH-8.3(1): 11 AP, once."""
    b = veteran("V04")
    b.play(f"activate {G}")
    assert b.s.ap[0] == case("COH-T369")["then"]["ap"]
    b.next_round()
    b.play(f"activate {G}")
    assert b.s.ap[0] == 7


def test_experience_with_ap_roulette() -> None:
    """COH-C.V04, COH-3.01(3), ruling G-21: +4 on the roll."""
    b = veteran("V04", options={"ap-roulette": "on"}, rolls=[6])
    b.play(f"activate {G}")
    assert b.s.ap[0] == 10


def test_COH_T371_high_morale() -> None:
    """COH-C.V03: a drawn Panicked is ignored; no hit, the counter is back in the pool."""
    c = case("COH-T371")
    b = veteran("V03", S, rolls=[8], draws=[c["given"]["draw"]])
    fire(b, "F08")
    assert (b.hit(S) != "none") is c["then"]["hit"]
    assert b.s.pool == b.sc.hit_count
    b = veteran("V03", S, rolls=[8], draws=["pinned"])
    fire(b, "F08")
    assert b.hit(S) == "pinned"


def test_high_morale_rules_panicked_out() -> None:
    """COH-C.V03, COH-7.4(4): everybody knows that the counter is not Panicked."""
    b = veteran("V03", S, rolls=[8], draws=["pinned"])
    fire(b, "F08")
    assert not b.s.hit_may[b.unit(S)] & b.sc.panicked


@pytest.mark.parametrize("facing", ["W", "E"])
def test_COH_T372_use_of_terrain(facing: str) -> None:
    """COH-C.V15: +1 DM, front and rear."""
    c = case("COH-T372")
    b = veteran(
        "V15", S, units={G: "G_INF F05 E", S: f"S_RIF F08 {facing}"}, terrain={"F08": "forest"}, rolls=[2]
    )
    fire(b, "F08")
    [attack] = attacks(b)
    assert lines(attack.dr) == {
        "terrain-forest": c["given"]["dm"]["forest"],
        "veteran": c["given"]["dm"]["V15"],
    }
    assert attack.dv == c["then"]["dv"] - (facing == "E")


def test_COH_T373_organized_retreat() -> None:
    """COH-C.V09: a reverse move for 1."""
    c = case("COH-T373")
    b = veteran(c["given"]["card"])
    b.play(f"activate {G}", f"ap {G}", f"move {G} F04", f"face {G} E")
    assert 7 - b.s.ap[0] == c["then"]["price"]


def test_COH_T421_better_equipped() -> None:
    """COH-C.V02: +1 FP and +2 range: distance 9 is normal range, 18 the last."""
    c = case("COH-T421")
    reach = c["then"]["range"]
    b = veteran(c["given"]["card"], units={G: "G_INF F01 E", S: f"S_RIF F{1 + reach:02} W"}, rolls=[2])
    assert (b.sc.fp[0][b.unit(G)], b.sc.range[b.unit(G)]) == (c["given"]["fp"], c["given"]["range"])
    fire(b, f"F{1 + reach:02}")
    assert attacks(b)[0].av - 2 == c["then"]["fp"]
    b = veteran(c["given"]["card"], units={G: "G_INF F01 E", S: f"S_RIF F{2 + reach} W"}, rolls=[2])
    fire(b, f"F{2 + reach}")
    assert lines(attacks(b)[0].fp) == {"veteran": 1, "long-range": -2}


def test_better_equipped_counts_for_both_colours() -> None:
    """COH-C.V02: all FP."""
    b = veteran("V02", units={G: "G_INF F05 E", "S-T34-1": "S_T34 F08 W"}, rolls=[2])
    fire(b, "F08")
    assert attacks(b)[0].av == 0 + 1 + 2


def test_a_veteran_card_is_for_one_unit() -> None:
    """COH-8.3(2), COH-E.4: the squad beside it has nothing of it."""
    b = veteran("V02", units={**DUEL, B2: "G_INF F05 E"}, rolls=[2])
    fire(b, "F08", B2)
    assert lines(attacks(b)[0].fp) == {}
    assert [piece.badges for piece in b.game.seat(1).view().scene.pieces if piece.key in (G, B2)] == [
        ["V02"],
        ["spent"],
    ]


def test_four_squads_move_two_hexes_by_a_card() -> None:
    """COH-9.2(2), COH-C.5: the rulebook's example."""
    squads = {f"G-INF-{i}": f"G_INF {at} E" for i, at in enumerate(("E05", "F05", "G06", "H06"), 1)}
    b = cards("move-2-hexes", units={**squads, S: "S_RIF F17 W"})
    b.play("card move-2-hexes", "use G-INF-1", *(f"with G-INF-{i}" for i in (2, 3, 4)))
    for column in (6, 7):
        for i, row in enumerate("EFGH", 1):
            b.play(f"move G-INF-{i} {row}{column + (row in 'GH'):02}", f"face G-INF-{i} E")
    assert [b.where(key) for key in squads] == ["E07", "F07", "G08", "H08"]
    assert all(b.status(key) == "fresh" for key in squads)
    assert b.asked() == "soviet"


def test_the_first_hand_replaces_the_first_draw() -> None:
    """COH-8.1(7), COH-1.0(7), ruling G-51: two cards dealt, one drawn from round 2 on."""
    b = Battle(
        DUEL,
        begin="setup",
        rolls=[9, 5],
        draws=[0] * 6,
        cards={"numbers": [2], "deal": 2, "draw_per_round": 1},
    )
    b.play("commit 0", "commit 0")
    assert (b.s.round, b.s.hand_size) == (1, [2, 2])
    b.next_round()
    assert (b.s.round, b.s.hand_size) == (2, [3, 3])


def test_free_cards_go_to_any_unit() -> None:
    """COH-8.1(2), COH-C.0(1): not only to the activated one; its pool is not touched."""
    b = cards("command-action", units={**DUEL, G: "G_INF F05 E active", B2: "G_INF A01 E spent"}, ap=(5, 0))
    b.play("card command-action", f"use {B2}", f"pivot {B2} W")
    assert (b.s.ap[0], b.status(G), b.status(B2)) == (5, "activated", "spent")


def test_cap_top_up_the_pool_for_a_card_that_either_pays() -> None:
    """COH-8.1(2), 3.21(1): one AP is left in the pool, so one of the two comes from CAP."""
    b = Battle(
        {"G-INF-1": "G_INF F05 E active pinned", "S-RIF-1": "S_RIF F12 W"},
        ap=(1, 0),
        current_cap=(3, 0),
        hand={"german": ["auto-rally"]},
    )
    b.play("card auto-rally", "pay ap", "use G-INF-1", "done")
    assert b.hit("G-INF-1") == "none"
    assert (b.s.ap[0], b.s.cap[0], b.status("G-INF-1")) == (0, 2, "spent")

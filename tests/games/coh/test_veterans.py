# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 8.3: veteran cards that are played (COH-C.V01, V05, V06, V10, V11, V12, V14, V130)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.state import SECRET
from grognard.core.loading.load import LoadError

from .battle import Battle
from .cases import case
from .shots import G, S, attacks, happened, lines, reprint

B2 = "G-INF-2"
TANK = "G-PZ3-1"
DUEL = {G: "G_INF F05 E", S: "S_RIF F08 W"}
MELEE = {G: "G_INF F05 E", S: "S_RIF F05 W"}
DECK = {"numbers": [7, 13], "deal": 0, "draw_per_round": 0}


def veteran(card: str, unit: str = G, **changes: Any) -> Battle:
    """A duel in which one unit has a veteran card."""
    options: dict[str, Any] = {
        "units": DUEL,
        "current_cap": (0, 0),
        "veterans": [{"unit": unit, "cards": [card]}],
        **changes,
    }
    return Battle(options.pop("units"), **options)


def use(card: str, unit: str = G) -> str:
    return f"veteran {unit} {card}"


# -- all of them -----------------------------------------------------------------------------------


def test_a_card_is_used_once() -> None:
    """COH-8.3(1): then it is discarded."""
    b = veteran("V05", units={G: "G_INF F05 E pinned", S: "S_RIF F08 W"}, current_cap=(0, 9))
    b.play(use("V05"), "stall cap")
    b.s.hit[b.unit(G)] = b.sc.hit_names.index("pinned")
    assert use("V05") not in b.offers()
    assert b.refused(use("V05")) == "COH-8.3"


def test_a_card_is_of_its_own_unit() -> None:
    """COH-8.3(2), E.4."""
    units = {G: "G_INF F05 E pinned", B2: "G_INF F05 E pinned", S: "S_RIF F08 W"}
    b = veteran("V05", units=units)
    assert b.refused(use("V05", B2)) == "COH-8.3"
    assert b.refused(use("V05", S)) == "COH-2.2"


def test_the_enemy_cannot_use_it() -> None:
    b = veteran("V12", turn="soviet", cards=DECK)
    assert b.refused(use("V12")) == "COH-2.2"


def test_cards_with_a_moment_of_their_own_are_not_played_in_a_turn() -> None:
    """COH-8.1(9), ruling G-53."""
    for card in ("V06", "V10", "V14"):
        b = veteran(card)
        assert use(card) not in b.offers()
        assert b.refused(use(card)) == "COH-0.6"


def test_a_lost_unit_takes_its_card_along() -> None:
    b = veteran(
        "V12", units={**DUEL, B2: "G_INF F05 E lost"}, veterans=[{"unit": B2, "cards": ["V12"]}], cards=DECK
    )
    assert b.refused(use("V12", B2)) == "COH-8.3"


# -- V01 Forced March ------------------------------------------------------------------------------


def marched(*moves: str, **changes: Any) -> Battle:
    """The unit with Forced March is activated and has moved; the enemy stalls between."""
    b = veteran("V01", current_cap=(0, 9), **changes)
    b.play(f"activate {G}")
    for to in moves:
        b.play(f"ap {G}", f"move {G} {to}", f"face {G} E", "stall cap")
    return b


def test_COH_T420_forced_march() -> None:
    """COH-C.V01, ruling G-33: after movement alone 7 AP more, for movement only."""
    c = case("COH-T420")
    b = marched("F06", "F07")
    b.s.ap[0] = c["given"]["ap"]
    b.play(use("V01"))
    assert b.s.ap[0] == c["then"]["ap"]
    assert b.asked() == "soviet"  # it is an action
    b.play("stall cap", f"ap {G}")
    assert {offer.split()[0] for offer in b.offers()} == {c["then"]["only"]}
    assert b.refused(f"pivot {G} W") == "COH-C.V01"


def test_COH_T419_forced_march_after_a_shot_is_refused() -> None:
    """COH-C.V01: AP were spent on something else."""
    c = case("COH-T419")
    b = marched("F06", rolls=[2])
    b.play(f"ap {G}", f"fire {G} F08", "stall cap")
    assert b.verdict(use("V01")) == (c["then"]["legal"], "COH-C.V01")


def test_a_forced_march_needs_a_march_first() -> None:
    """COH-C.V01: an activated unit that has spent AP on movement."""
    assert veteran("V01").refused(use("V01")) == "COH-C.V01"
    assert marched().refused(use("V01")) == "COH-C.V01"
    b = marched("F06")
    b.play("stall ap", "stall cap")
    assert b.refused(use("V01")) == "COH-C.V01"


def test_on_a_forced_march_the_pool_pays_nothing_else() -> None:
    """COH-C.V01: no stall, no card, nobody joins; CAP and OPP are as ever."""
    b = marched("F06", units={**DUEL, B2: "G_INF F05 E"}, hand={"german": ["extra-cap"]})
    b.play(use("V01"), "stall cap")
    assert b.refused("stall ap") == "COH-C.V01"
    assert b.refused("card extra-cap") == "COH-8.1"
    assert b.refused(f"ap {B2}") == "COH-C.V01"
    assert f"opp {B2}" in b.offers()
    b.play(f"ap {G}")
    assert b.refused(f"with {B2}") == "COH-C.V01"
    assert b.refused(f"fire {G} F08") == "COH-C.V01"


def test_a_forced_march_ends_with_a_spent_unit() -> None:
    """COH-C.V01."""
    b = marched("F06")
    b.play(use("V01"), "stall cap")
    b.s.ap[0] = 1
    b.play(f"ap {G}", f"move {G} F07", f"face {G} E")
    assert b.status(G) == "spent"


def test_the_next_pool_is_a_pool_as_ever() -> None:
    b = marched("F06", units={**DUEL, B2: "G_INF F05 E"})
    b.play(use("V01"), "stall cap", "spend", f"activate {B2}", f"ap {B2}")
    assert f"pivot {B2} W" in b.offers()


def test_a_vehicle_on_a_forced_march_keeps_its_bonus() -> None:
    """COH-C.V01, 14.0(2)."""
    b = Battle(
        {TANK: "G_PZ3 F02 E", S: "S_RIF A18 W"},
        current_cap=(0, 9),
        veterans=[{"unit": TANK, "cards": ["V01"]}],
    )
    b.play(f"activate {TANK}", f"ap {TANK}", f"move {TANK} F03", f"face {TANK} E", "done", "stall cap")
    b.play(use("V01", TANK), "stall cap", f"ap {TANK}", f"move {TANK} F04", f"face {TANK} E")
    assert f"move {TANK} F05" in b.offers()


# -- V05 Good Leadership ---------------------------------------------------------------------------


def test_COH_T422_good_leadership() -> None:
    """COH-C.V05: rallied without a roll, as the turn's action."""
    c = case("COH-T422")
    b = veteran("V05", units={G: f"G_INF F05 E {c['given']['counter']}", S: "S_RIF F08 W"})
    b.play(use("V05"))
    assert (None if b.hit(G) == "none" else b.hit(G)) == c["then"]["counter"]
    assert (b.asked() == "soviet") is c["then"]["is_action"]


def test_a_counter_that_a_card_removes_is_shown_and_the_card_cannot_be_taken_back() -> None:
    """COH-7.4(5), COH-C.V05: the other side has seen which counter it was."""
    b = veteran("V05", units={G: "G_INF F05 E pinned", S: "S_RIF F08 W"})
    assert b.s.hit_may[b.unit(G)].bit_count() > 1
    b.play(use("V05"))
    assert b.game.why_final & SECRET


def test_good_leadership_not_beside_an_enemy() -> None:
    """Ruling G-11: nobody rallies with an enemy in the hex, not even by a card."""
    b = veteran("V05", units={G: "G_INF F05 E pinned", S: "S_RIF F05 W"})
    assert b.refused(use("V05")) == "COH-7.5"
    assert veteran("V05").refused(use("V05")) == "COH-7.5"  # nothing to rally


# -- V06 Blood and Honour --------------------------------------------------------------------------


def honour(units: dict[str, str], **changes: Any) -> Battle:
    return veteran("V06", S, units=units, **changes)


def test_blood_and_honour() -> None:
    """COH-C.V06: who destroys the unit is destroyed; both count for the other side."""
    b = honour(DUEL, rolls=[12])
    b.play(f"opp {G}", f"fire {G} F08")
    assert (b.where(S), b.where(G)) == ("@lost", "@lost")
    assert (b.s.vp, b.s.lost) == ([1, 1], [1, 1])
    assert b.asked() == "soviet"


def test_blood_and_honour_takes_one_of_a_fire_group() -> None:
    """COH-C.V06: its owner picks."""
    third = "G-INF-3"
    b = honour({**DUEL, B2: "G_INF F05 E", third: "G_INF A01 E"}, rolls=[12])
    b.play(f"opp {G}", f"with {B2}", f"fire {G} F08")
    assert b.asked() == "german"
    assert b.offers() == [f"sacrifice {G}", f"sacrifice {B2}"]
    assert b.refused(f"sacrifice {third}") == "COH-C.V06"
    b.play(f"sacrifice {B2}")
    assert (b.where(G), b.where(B2)) == ("F05", "@lost")


def test_blood_and_honour_waits_for_the_other_rolls() -> None:
    """COH-7.7(3): all rolls of one attack come first."""
    other = "S-RIF-2"
    b = honour({**DUEL, other: "S_RIF F08 W"}, rolls=[12, 12])
    b.play(f"opp {G}", f"fire {G} F08", f"against {S}")
    assert (b.where(S), b.where(other), b.where(G)) == ("@lost", "@lost", "@lost")


def test_blood_and_honour_spares_friends() -> None:
    """COH-C.V06 speaks of the opponent: a friend's shot into close combat is not avenged."""
    shooter = "S-RIF-2"
    b = honour({**MELEE, shooter: "S_RIF F08 W"}, turn="soviet", rolls=[12, 2])
    b.play(f"opp {shooter}", f"fire {shooter} F05", f"against {S}")
    assert (b.where(S), b.where(shooter)) == ("@lost", "F08")


def test_a_killed_counter_is_avenged_too() -> None:
    """COH-7.4(1), C.V06: the attack destroyed it all the same."""
    b = honour(DUEL, rolls=[8], draws=["killed"])
    b.play(f"opp {G}", f"fire {G} F08")
    assert b.where(G) == "@lost"


# -- V10 Feared Reputation -------------------------------------------------------------------------


def rolled(own: int, enemy: int, **changes: Any) -> Battle:
    """The initiative of a new round has been rolled; the German has Feared Reputation."""
    b = veteran("V10", cap=(0, 0), rolls=[enemy, own], **changes)
    b.play("pass", "pass")
    return b


def test_COH_T426_feared_reputation_after_a_lost_roll() -> None:
    """COH-C.V10, COH-2.1(2): played when the dice are seen."""
    c = case("COH-T426")
    b = rolled(c["given"]["own"], c["given"]["enemy"])
    assert b.asked() == "german"
    assert b.offers() == ["keep", use("V10")]
    b.play(use("V10"))
    assert (("own", "enemy")[b.s.initiative], b.asked()) == (c["then"]["initiative"], "german")
    assert happened(b, "takes-initiative")


def test_feared_reputation_need_not_be_played() -> None:
    b = rolled(5, 9)
    assert b.refused("commit 0") == "COH-0.6"
    b.play("keep")
    assert (b.s.initiative, b.asked()) == (1, "soviet")


def test_feared_reputation_is_not_asked_of_the_winner_nor_twice() -> None:
    b = rolled(9, 5)
    assert b.game.decision.kind == "Turn.choose"
    b = rolled(5, 9)
    b.play(use("V10"), "pass")
    b.script.rolls = [9, 5]
    b.play("pass")
    assert b.game.decision.kind == "Turn.choose"
    assert b.s.initiative == 1


def test_feared_reputation_is_lost_with_its_unit() -> None:
    b = veteran("V10", B2, units={**DUEL, B2: "G_INF A01 E lost"}, cap=(0, 0), rolls=[9, 5])
    b.play("pass", "pass")
    assert b.game.decision.kind == "Turn.choose"


# -- V11 Iron Will ---------------------------------------------------------------------------------


def test_COH_T370_iron_will_on_a_stunned_unit() -> None:
    """COH-C.V11: it could fire."""
    c = case("COH-T370")
    b = veteran("V11", units={G: f"G_INF F05 E {c['given']['unit']['counter']}", S: "S_RIF F08 W"}, rolls=[2])
    b.play(f"activate {G}", f"ap {G}")
    assert f"fire {G} F08" not in b.offers()
    b.game.undo(0)
    b.play(use("V11"), f"ap {G}")
    assert (f"fire {G} F08" in b.offers()) is c["then"]["legal"]
    b.play(f"fire {G} F08")
    assert b.values() == (4 + 2, 12)


def test_iron_will_leaves_the_effects_on_movement() -> None:
    """COH-C.V11: a stunned or pinned unit still cannot move or turn."""
    for counter in ("stunned", "pinned"):
        b = veteran("V11", units={G: f"G_INF F05 E {counter}", S: "S_RIF F08 W"})
        b.play(use("V11"), f"activate {G}", f"ap {G}")
        assert b.refused(f"move {G} F06") == "COH-7.4"
        assert b.refused(f"pivot {G} W") == "COH-7.4"


def test_iron_will_restores_price_firepower_and_defence() -> None:
    """COH-C.V11, COH-7.4(6): Suppressed fires at its printed cost and FP; Cowering loses its DR."""
    b = veteran("V11", units={G: "G_INF F05 E suppressed", S: "S_RIF F08 W"}, rolls=[2])
    b.play(use("V11"), f"activate {G}")
    assert b.price(f"ap {G}", f"fire {G} F08") == 3
    assert b.values()[0] == 4 + 2
    b = veteran("V11", units={G: "G_INF F05 E panicked", S: "S_RIF F08 W"}, rolls=[2, 2], current_cap=(0, 9))
    b.play(use("V11"), f"activate {G}", f"ap {G}", f"fire {G} F08", f"opp {S}", f"fire {S} F05", "commit 0")
    assert b.values()[1] == 12  # the front DR as printed while the activation lasts


def test_iron_will_lasts_for_the_activation() -> None:
    """Ruling G-35."""
    b = veteran("V11", units={G: "G_INF F05 E stunned", S: "S_RIF F08 W"}, rolls=[2], current_cap=(0, 9))
    b.play(use("V11"), f"activate {G}", f"ap {G}", f"fire {G} F08", "stall cap")
    assert b.s.iron == b.unit(G)
    b.play(f"ap {G}")
    assert f"fire {G} F08" in b.offers()
    b.game.undo(0)
    b.play("spend", "pass")
    assert b.s.iron == -1


def test_iron_will_for_one_action() -> None:
    """Ruling G-35: of a unit that is not activated."""
    b = veteran("V11", units={G: "G_INF F05 E stunned", S: "S_RIF F08 W"}, rolls=[2], current_cap=(9, 9))
    b.play(use("V11"), f"cap {G}", f"fire {G} F08", "commit 0")
    assert b.s.iron == -1
    b.play("stall cap", f"cap {G}")
    assert b.refused(f"fire {G} F08") == "COH-7.4"


def test_iron_will_in_close_combat_when_nothing_else_is_possible() -> None:
    """A stunned unit beside an enemy can do nothing; with Iron Will it attacks."""
    b = veteran("V11", units={G: "G_INF F05 E stunned", S: "S_RIF F05 W"}, rolls=[2])
    assert f"opp {G}" not in b.offers()
    b.play(use("V11"), f"opp {G}", f"assault {G}")
    assert b.values()[0] == 4 + 4 + 2


def test_iron_will_needs_a_counter() -> None:
    assert veteran("V11").refused(use("V11")) == "COH-7.5"


def test_iron_will_tells_nothing_of_the_counter() -> None:
    """COH-7.4(4): what does not come into play is not shown; a stunned unit fires like a pinned one."""
    seen = []
    for counter in ("stunned", "pinned"):
        b = veteran("V11", units={G: f"G_INF F05 E {counter}", S: "S_RIF F08 W"}, rolls=[2])
        b.play(use("V11"), f"opp {G}", f"fire {G} F08")
        assert not happened(b, "revealed")
        seen.append(b.s.hit_may[b.unit(G)])
        assert seen[0] >> b.sc.hit_names.index("stunned") & 1
    assert seen[0] == seen[1]


# -- V12 Extra Initiative --------------------------------------------------------------------------


def test_COH_T427_extra_initiative() -> None:
    """COH-C.V12: one more card, as the turn's action."""
    c = case("COH-T427")
    b = veteran("V12", cards=DECK, hand={"german": ["sniper", "extra-ap"]}, draws=[0])
    assert b.s.hand_size[0] == c["given"]["hand"]
    b.play(use("V12"))
    assert b.s.hand_size[0] == c["then"]["hand"]
    assert (b.asked() == "soviet") is c["then"]["is_action"]


def test_extra_initiative_needs_a_deck() -> None:
    assert veteran("V12").refused(use("V12")) == "COH-8.0"


# -- V14 Combat Hardened ---------------------------------------------------------------------------


def test_COH_T429_combat_hardened() -> None:
    """COH-C.V14: one die of the unit's roll is rolled again."""
    c = case("COH-T429")
    old, new = c["given"]["reroll"]
    b = veteran("V14", rolls=[c["given"]["dice"], [new]], draws=["pinned"])
    b.play(f"opp {G}", f"fire {G} F08")
    assert b.asked() == "german"
    assert b.offers() == ["keep", "reroll 1", "reroll 5"]
    assert b.refused("reroll 3") == "COH-C.V14"
    b.play(f"reroll {old}")
    assert b.values()[0] == 4 + sum(c["then"]["dice"])
    assert b.told("rerolled") == [(0, old, new, 9)]


def test_combat_hardened_once_a_turn() -> None:
    """COH-C.V14: again in the next turn."""
    other = "S-RIF-2"
    b = veteran("V14", units={**DUEL, other: "S_RIF F08 W"}, rolls=[[1, 2], [1], [1, 1]], current_cap=(0, 9))
    b.play(f"activate {G}", f"ap {G}", f"fire {G} F08", f"against {S}", "reroll 2")
    assert b.asked() == "soviet"  # the second roll of the attack was not offered
    b.script.rolls = [[2, 2], [2, 2]]
    b.play("stall cap", f"ap {G}", f"fire {G} F08", f"against {S}")
    assert b.offers() == ["keep", "reroll 2"]


def test_combat_hardened_is_for_rolls_of_the_unit_only() -> None:
    """COH-C.V14: not for a friend's, nor for the enemy's roll against it."""
    b = veteran("V14", units={**DUEL, B2: "G_INF F05 E"}, rolls=[[1, 1], [1, 1], [1, 1]])
    b.play(f"opp {B2}", f"fire {B2} F08")
    assert b.asked() == "soviet"
    b.play(f"opp {S}", f"fire {S} F05", f"against {G}")
    assert b.asked() == "german"
    assert b.game.decision.kind == "Turn.choose"


def test_combat_hardened_helps_a_rally() -> None:
    """COH-C.V14: after a roll for this unit."""
    b = veteran("V14", units={G: "G_INF F05 E pinned", S: "S_RIF F08 W"}, rolls=[[1, 3], [6]])
    b.play(f"opp {G}", f"rally {G}", "reroll 1")
    assert b.hit(G) == "none"


def test_combat_hardened_and_luck_on_one_roll() -> None:
    """COH-C.12, C.V14, ruling G-20: one Luck per roll, beside the die rolled again."""
    b = veteran("V14", rolls=[[1, 3], [4], [2]], hand={"german": ["luck", "luck"]}, draws=["pinned"])
    b.play(f"opp {G}", f"fire {G} F08", "luck")
    assert b.offers() == ["keep", "reroll 1", "reroll 3"]
    assert b.refused("luck") == "COH-8.0"
    b.script.rolls = [2]
    b.play("reroll 1")
    assert b.values()[0] == 4 + 2 + 3 + 2


# -- V130 Overrun ----------------------------------------------------------------------------------


def test_COH_T374_overrun() -> None:
    """COH-C.V130: +4 FP after all modifiers, declared before the roll."""
    c = case("COH-T374")
    given, then = c["given"], c["then"]
    b = veteran("V130", TANK, units={TANK: "G_PZ3 F05 E", S: "S_RIF F05 W"}, rolls=[given["roll"]])
    reprint(b, TANK, red=given["fp"])
    reprint(b, S, rear=given["dr"])
    b.play(f"opp {TANK}", use("V130", TANK))
    assert {offer.split()[0] for offer in b.offers()} == {"assault"}
    b.play(f"assault {TANK}")
    assert lines(attacks(b)[0].fp) == {"cc": 4, "overrun": 4}
    assert b.values() == (then["av"], then["dv"])
    assert (b.where(S) == "@lost") is then["destroyed"]


def test_overrun_and_extra_firepower_add_up() -> None:
    """COH-C.9, C.V130: both after all other modifiers, in either order."""
    for keys in (("boost", use("V130", TANK)), (use("V130", TANK), "boost")):
        b = veteran(
            "V130",
            TANK,
            units={TANK: "G_PZ3 F05 E", S: "S_RIF F08 W"},
            rolls=[2],
            draws=["pinned"],
            hand={"german": ["extra-firepower"]},
        )
        b.play(f"opp {TANK}", *keys)
        assert b.refused("boost") == "COH-0.6"
        b.play(f"fire {TANK} F08")
        assert lines(attacks(b)[0].fp) == {"card-9": 2, "overrun": 4}


def test_overrun_is_used_once() -> None:
    b = veteran("V130", TANK, units={TANK: "G_PZ3 F05 E", S: "S_RIF F08 W"}, rolls=[2], current_cap=(9, 9))
    b.play(f"cap {TANK}", use("V130", TANK), f"fire {TANK} F08", "commit 0", "stall cap", f"cap {TANK}")
    assert b.refused(use("V130", TANK)) == "COH-8.3"


def test_overrun_needs_something_to_attack() -> None:
    b = veteran("V130", TANK, units={TANK: "G_PZ3 F05 E", S: "S_RIF A18 E"}, terrain={"D08": "forest"})
    b.s.facing[b.unit(TANK)] = 4
    b.s.place[b.unit(S)] = b.sc.off + 2
    b.s.here = [0] * b.sc.n
    b.play(f"opp {TANK}")
    assert b.refused(use("V130", TANK)) == "COH-7.0"


@pytest.mark.parametrize("unit", ["G_OPEL", "G_INF"])
def test_overrun_is_for_armour(unit: str) -> None:
    """COH-C.V130: not for trucks."""
    key = unit.replace("_", "-") + "-1"
    with pytest.raises(LoadError, match="armoured"):
        veteran("V130", key, units={key: f"{unit} F05 E", S: "S_RIF F08 W"})


# -- V03 High Morale -------------------------------------------------------------------------------


def test_high_morale_of_a_vehicle() -> None:
    """COH-C.V03, 15.2(1): the vehicles' Panicked counter is ignored as well."""
    tank = "S-T34-1"
    b = veteran(
        "V03", tank, units={TANK: "G_PZ3 F05 E", tank: "S_T34 F08 W"}, rolls=[11], draws=["veh_panicked"]
    )
    b.play(f"opp {TANK}", f"fire {TANK} F08")
    assert b.hit(tank) == "none"
    assert happened(b, "ignores-hit")

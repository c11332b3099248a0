"""Exact odds against closed forms: the engine over every roll and draw gives the textbook fraction."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from grognard.core.telling.view import Branch, Outlook

from .battle import Battle
from .shots import G, S, chances

F = Fraction
B2 = "G-INF-2"


def at_least(n: int) -> Fraction:
    """The chance of n or more with 2D6."""
    return F(sum(1 for a in range(1, 7) for b in range(1, 7) if a + b >= n), 36)


def odds(b: Battle, *keys: str) -> Outlook:
    """Plays all keys but the last and asks the player for the odds of that one."""
    b.play(*keys[:-1])
    found = b.game.seat(b.game.decision.player).odds(b.full(keys[-1]))
    assert found.undecided == 0
    assert sum((branch.p for branch in found.branches), F(0)) == 1
    return found


def shot(needed: int, target: str = "", **changes: Any) -> Battle:
    """A German squad whose shot at S-RIF-1 hits at `needed` on 2D6."""
    options: dict[str, Any] = {"current_cap": (0, 0), **changes}
    b = Battle({G: "G_INF F05 E", S: f"S_RIF F08 W {target}"}, **options)
    b.sc.front[b.unit(S)] = b.sc.fp[0][b.unit(G)] + needed
    return b


def by_unit(branches: list[Branch]) -> dict[str, dict[str, Fraction]]:
    """The chance of each outcome per unit, over all courses."""
    found: dict[str, dict[str, Fraction]] = {}

    def walk(some: list[Branch]) -> None:
        for branch in some:
            [(name, p)] = chances([branch]).items()
            what, unit = name.split()
            found.setdefault(unit, {}).setdefault(what, F(0))
            found[unit][what] += p
            walk(branch.then)

    walk(branches)
    return found


# -- a shot ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("needed", range(-3, 15))
def test_a_shot_at_an_undamaged_squad(needed: int) -> None:
    """COH-7.0(4), COH-7.4(1): hit at n, destroyed at n + 4 or by the one Killed counter of twenty."""
    hit, killed = at_least(needed), at_least(needed + 4)
    expected = {
        f"miss {S}": 1 - hit,
        f"hit {S}": (hit - killed) * F(19, 20),
        f"destroyed {S}": killed + (hit - killed) * F(1, 20),
    }
    found = chances(odds(shot(needed), f"opp {G}", f"fire {G} F08").branches)
    assert found == {name: p for name, p in expected.items() if p}


@pytest.mark.parametrize("counter", ["pinned", "unnerved", "suppressed", "stunned"])
def test_a_shot_at_a_damaged_squad_whose_counter_is_known(counter: str) -> None:
    """COH-7.3(1), COH-7.4(4): any hit destroys."""
    b = shot(8, counter)
    b.s.hit_may[b.unit(S)] = 1 << b.s.hit[b.unit(S)]
    found = chances(odds(b, f"opp {G}", f"fire {G} F08").branches)
    assert found == {f"destroyed {S}": at_least(8), f"miss {S}": 1 - at_least(8)}


@pytest.mark.parametrize("counter", ["pinned", "panicked", "cowering"])
def test_an_unknown_counter_is_weighed(counter: str) -> None:
    """COH-7.4(4), (6): 15 of 19 change nothing, 2 Panicked lower the front DR by 2, 2 Cowering raise it by 1.

    The figure does not depend on which counter it really is.
    """
    destroyed = F(15, 19) * at_least(8) + F(2, 19) * at_least(6) + F(2, 19) * at_least(9)
    outlook = odds(shot(8, counter), f"opp {G}", f"fire {G} F08")
    assert chances(outlook.branches) == {f"destroyed {S}": destroyed, f"miss {S}": 1 - destroyed}
    assert "core-assumes-worlds" in [message.id for message in outlook.assumes]


def test_the_owner_of_the_counter_need_not_guess() -> None:
    """COH-7.63(11): a shot into close combat at an own damaged unit: its owner knows the counter."""
    b = Battle({G: "G_INF F08 E", B2: "G_INF F09 W cowering", S: "S_RIF F09 W"}, current_cap=(0, 0))
    found = by_unit(odds(b, f"opp {G}", f"fire {G} F09").branches)
    assert found[B2]["destroyed"] == at_least(13 - 7)


def test_what_was_ruled_out_does_not_count() -> None:
    """COH-7.4(4): after a shot at its front neither Panicked nor Cowering is possible."""
    b = shot(8, "pinned", rolls=[2], current_cap=(9, 3), cap=(9, 6))
    b.play(f"cap {G}", f"fire {G} F08", "commit 0", "stall cap")
    found = chances(odds(b, f"cap {G}", f"fire {G} F08").branches)
    assert found[f"destroyed {S}"] == at_least(8)


def test_a_pool_with_fewer_counters() -> None:
    """COH-7.4(1): with another unit's counter out of the pool Killed is one of nineteen."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W", "S-RIF-2": "S_RIF A01 E pinned"}, current_cap=(0, 0))
    found = chances(odds(b, f"opp {G}", f"fire {G} F08").branches)
    hit, killed = at_least(8), at_least(12)
    assert found[f"hit {S}"] == (hit - killed) * F(18, 19)


def test_an_empty_pool_kills_nobody() -> None:
    """COH-7.4(9)."""
    b = shot(8)
    b.s.pool = [0] * len(b.s.pool)
    found = chances(odds(b, f"opp {G}", f"fire {G} F08").branches)
    assert found == {
        f"miss {S}": 1 - at_least(8),
        f"hit {S}": at_least(8) - at_least(12),
        f"destroyed {S}": at_least(12),
    }


def test_high_morale_in_the_odds() -> None:
    """COH-C.V03: two of twenty draws are no hit."""
    b = shot(8, veterans=[{"unit": S, "cards": ["V03"]}])
    found = chances(odds(b, f"opp {G}", f"fire {G} F08").branches)
    hit, killed = at_least(8), at_least(12)
    assert found[f"hit {S}"] == (hit - killed) * F(17, 20)
    assert found[f"miss {S}"] == 1 - hit + (hit - killed) * F(2, 20)


@pytest.mark.parametrize("cap", [-2, -1, 0, 1, 2])
def test_cap_on_the_roll(cap: int) -> None:
    """COH-3.23(1), COH-7.1(2): each CAP moves the number needed by one."""
    b = shot(8, current_cap=(2, 0))
    found = chances(odds(b, f"opp {G}", f"fire {G} F08", f"commit {cap}").branches)
    assert found[f"miss {S}"] == 1 - at_least(8 - cap)


def test_the_default_is_a_roll_without_cap() -> None:
    """COH-3.23: asked before the commitment, odds assume none and say so."""
    b = shot(8, current_cap=(2, 0))
    outlook = odds(b, f"opp {G}", f"fire {G} F08")
    assert chances(outlook.branches)[f"miss {S}"] == 1 - at_least(8)
    assert len(outlook.assumes) == 1


def test_two_units_in_a_hex() -> None:
    """COH-7.7(2): independent rolls; Killed is drawn once at most."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W", "S-RIF-2": "S_RIF F08 E"}, current_cap=(0, 0))
    found = by_unit(odds(b, f"opp {G}", f"fire {G} F08").branches)
    assert found[S]["miss"] == 1 - at_least(8)
    assert found["S-RIF-2"]["miss"] == 1 - at_least(7)
    hit, killed = at_least(8) - at_least(12), at_least(12)
    assert found[S]["destroyed"] == killed + hit * F(1, 20)
    # The second unit's draw follows the first's: with or without that counter the pool is as good as new.
    assert found["S-RIF-2"]["destroyed"] == at_least(11) + (at_least(7) - at_least(11)) * (
        F(1, 20) * (1 - hit * F(19, 20)) + F(1, 19) * hit * F(19, 20)
    )


def test_five_unknown_counters() -> None:
    """COH-7.4(4), COH-7.7(2): every unit of a damaged stack has the same chance, however many they are."""
    stack = {f"S-RIF-{i}": "S_RIF F08 W pinned" for i in range(1, 6)}
    b = Battle({G: "G_INF F05 E", **stack}, current_cap=(0, 0))
    found = by_unit(odds(b, f"opp {G}", f"fire {G} F08").branches)
    destroyed = F(15, 19) * at_least(8) + F(2, 19) * at_least(6) + F(2, 19) * at_least(9)
    assert {key: p["destroyed"] for key, p in found.items()} == dict.fromkeys(stack, destroyed)


def test_group_fire() -> None:
    """COH-9.12(3): two supporters are worth two points of the roll."""
    squads = {f"G-INF-{i}": "G_INF F05 E" for i in (1, 2, 3)}
    b = Battle({**squads, S: "S_RIF F08 W"}, current_cap=(0, 0))
    outlook = odds(b, "opp G-INF-1", "with G-INF-2", "with G-INF-3", "fire G-INF-1 F08")
    assert [account.total for account in outlook.ledgers] == [6, 12]
    assert chances(outlook.branches)[f"miss {S}"] == 1 - at_least(6)


def test_close_combat() -> None:
    """COH-7.63(3), (6): 4 + 4 against the rear DR 11: a 3 is needed."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F05 W"}, current_cap=(0, 0))
    found = chances(odds(b, f"opp {G}", f"assault {G}").branches)
    assert found[f"miss {S}"] == F(1, 36)
    assert found[f"destroyed {S}"] == at_least(7) + (at_least(3) - at_least(7)) * F(1, 20)


def test_extra_firepower_in_the_odds() -> None:
    """COH-C.9."""
    b = shot(8, hand={"german": ["extra-firepower"]})
    found = chances(odds(b, f"opp {G}", "boost", f"fire {G} F08").branches)
    assert found[f"miss {S}"] == 1 - at_least(6)


def test_the_ledgers_of_the_odds_are_those_of_the_attack() -> None:
    """COH-7.2(4): what is foretold is what is rolled against."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F13 W dug"}, terrain={"F13": "forest"}, rolls=[2], current_cap=(0, 0)
    )
    foretold = odds(b, f"opp {G}", f"fire {G} F13").ledgers
    b.play(f"fire {G} F13")
    log = [line for line in b.game.seat(0).view().log if line.kind == "attacked"][-1]
    assert [account.lines for account in foretold][1] == log.ledgers[1].lines
    assert foretold[0].lines == log.ledgers[0].lines[:-1]
    assert [line.rule for line in foretold[0].lines] == ["COH-7.1", "COH-7.61"]


def test_odds_change_nothing() -> None:
    """COH-0.6: asking costs no dice."""
    b = shot(8, rolls=[8], draws=["pinned"])
    b.play(f"opp {G}")
    before = b.game.hash()
    b.game.seat(0).odds(b.full(f"fire {G} F08"))
    assert b.game.hash() == before
    b.play(f"fire {G} F08")
    assert b.hit(S) == "pinned"


# -- rally and cards -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counter", "number"),
    [("pinned", 7), ("stunned", 7), ("suppressed", 7), ("panicked", 8), ("cowering", 8)],
)
def test_rally(counter: str, number: int) -> None:
    """COH-7.5(1), COH-7.51: in a forest with one healthy friend two less are needed."""
    for terrain, friend, bonus in (("open", "A01", 0), ("forest", "F05", 2)):
        b = Battle(
            {G: f"G_INF F05 E {counter}", B2: f"G_INF {friend} E", S: "S_RIF F18 W"},
            terrain={"F05": terrain},
            current_cap=(0, 0),
        )
        found = chances(odds(b, f"opp {G}", f"rally {G}").branches)
        p = at_least(number - bonus)
        assert found == {f"rallied {G}": p, f"not-rallied {G}": 1 - p}


def test_group_rally() -> None:
    """COH-9.13(1): a roll each; the first to rally helps the other in its hex (COH-7.51(2))."""
    b = Battle({G: "G_INF F05 E pinned", B2: "G_INF F05 E cowering", S: "S_RIF F18 W"}, current_cap=(0, 0))
    found = by_unit(odds(b, f"opp {G}", f"with {B2}", f"rally {G}").branches)
    first = at_least(7)
    assert found[G]["rallied"] == first
    assert found[B2]["rallied"] == first * at_least(7) + (1 - first) * at_least(8)


def test_luck_in_hand_is_not_assumed() -> None:
    """COH-C.12: by default the roll is kept."""
    b = shot(8, hand={"german": ["luck"]})
    found = chances(odds(b, f"opp {G}", f"fire {G} F08").branches)
    assert found[f"miss {S}"] == 1 - at_least(8)


def test_playing_luck() -> None:
    """COH-C.12: after a 7 against 8: five of six dice make it 9."""
    b = shot(8, hand={"german": ["luck"]}, rolls=[7])
    found = chances(odds(b, f"opp {G}", f"fire {G} F08", "luck").branches)
    assert found[f"miss {S}"] == F(1, 6)
    assert found[f"hit {S}"] == F(5, 6) * F(19, 20)


def test_the_die_of_a_card() -> None:
    """COH-C.13: the Sniper's table as chances."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, hand={"german": ["sniper"]}, current_cap=(0, 5))
    found = chances(odds(b, "card sniper").branches)
    assert found == {"gained 0": F(1, 6), "gained 1": F(1, 3), "gained 2": F(1, 3), "gained 3": F(1, 6)}


def test_a_weapon_card() -> None:
    """COH-8.2(3), COH-C.61: grenades 7 on the own hex against 11."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F05 W"}, weapons={"german": ["extra-grenades"]}, current_cap=(0, 0)
    )
    found = chances(odds(b, f"opp {G}", f"weapon {G} extra-grenades F05").branches)
    assert found[f"miss {S}"] == 1 - at_least(4)


# -- the curve of an attack ----------------------------------------------------------------------------------


@pytest.mark.both_builds
def test_the_curve_of_an_attack() -> None:
    """COH-7.0: FP 4 against DR 12 in the open: 8 hits, 12 destroys; a hit unit is destroyed from 8 on."""
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"}, cap=(0, 0))
    b.play(f"opp {G}")
    curve = b.game.seat(0).odds(b.full(f"fire {G} E06")).curve
    assert curve is not None
    assert curve.dice == "2D6"
    assert {bar.face: bar.ways for bar in curve.bars} == {n: 6 - abs(7 - n) for n in range(2, 13)}
    assert [bar.outcome for bar in curve.bars] == ["miss"] * 6 + ["hit"] * 4 + ["destroyed"]
    assert [bar.kind for bar in curve.bars] == ["none"] * 6 + ["hit"] * 4 + ["kill"]


def test_the_curve_with_cap_on_the_roll() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"}, cap=(2, 0))
    b.play(f"opp {G}", f"fire {G} E06")
    curve = b.game.seat(0).odds("commit 2").curve
    assert curve is not None
    assert [bar.outcome for bar in curve.bars] == ["miss"] * 4 + ["hit"] * 4 + ["destroyed"] * 3


def test_the_curve_of_a_rally() -> None:
    b = Battle({G: "G_INF E02 E pinned", S: "S_RIF L18 W"}, cap=(0, 0))
    b.play(f"opp {G}")
    curve = b.game.seat(0).odds(f"rally {G}").curve
    assert curve is not None
    assert [bar.outcome for bar in curve.bars] == ["not-rallied"] * 5 + ["rallied"] * 6


# -- which offers roll ---------------------------------------------------------------------------------------


def rolling(b: Battle) -> set[str]:
    question = b.game.seat(b.game.decision.player).view().question
    assert question is not None
    return {offer.key.split()[0] for offer in question.offers if offer.rolls}


def test_offers_say_whether_dice_follow() -> None:
    b = Battle({G: "G_INF E05 E pinned", "G-INF-2": "G_INF E02 E", S: "S_RIF E08 W"}, cap=(2, 0))
    assert rolling(b) == set()
    b.play(f"opp {G}")
    assert rolling(b) == {"fire", "rally"}
    b.play(f"fire {G} E08")
    assert rolling(b) == {"commit"}


def test_activating_rolls_with_ap_roulette() -> None:
    b = Battle({G: "G_INF E05 E", S: "S_RIF E08 W"}, options={"ap-roulette": "on"})
    assert rolling(b) == {"activate"}


# -- what is asked on the way ------------------------------------------------------------------------------


def test_what_will_be_asked_before_the_dice_is_told_with_the_chances() -> None:
    """COH-3.23: CAP on the roll can be said together with the shot, and the chances follow."""
    b = Battle({G: "G_INF F05 E active", S: "S_RIF F08 W"}, ap=(7, 0), current_cap=(2, 0))
    b.play(f"ap {G}")
    seat = b.game.seat(0)
    plain = seat.odds(b.full(f"fire {G} F08"))
    assert {offer.key for offer in plain.ahead} == {f"commit {n}" for n in (-2, -1, 0, 1, 2)}
    assert plain.assumes
    added = seat.odds(b.full(f"fire {G} F08"), then=["commit 2"])
    assert not added.assumes, "everything was said"
    hit = "coh-outcome-miss"
    assert added.distribution()[hit] < plain.distribution()[hit]
    b.play(f"fire {G} F08")
    assert b.game.seat(0).odds("commit 2").distribution() == added.distribution()


def test_nothing_is_asked_where_there_is_no_cap() -> None:
    b = Battle({G: "G_INF F05 E active", S: "S_RIF F08 W"}, ap=(7, 0), current_cap=(0, 0))
    b.play(f"ap {G}")
    assert b.game.seat(0).odds(b.full(f"fire {G} F08")).ahead == []

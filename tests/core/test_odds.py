"""Odds are the engine run over every roll: exact, by what the player knows, and they stop with the option."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.kernel.policy import Policy, Random
from grognard.core.kernel.state import State
from grognard.core.referee.errors import NotYours, Refused
from grognard.core.referee.game import Game
from grognard.core.referee.odds import horizon
from grognard.core.telling.message import Message, msg
from grognard.core.telling.view import Branch, Outlook
from grognard.testing.oracles.chance import every_die
from tests.core.mini import AMBUSH, BLACK, DASH, HOLD, MiniState, new_mini
from tests.core.test_machine import with_orders


def about_to_attack(stance: str = "low", others: int = HOLD) -> Game:
    game = with_orders({"A1": DASH, "A2": HOLD}, others)
    game.play(f"stance {stance}", 0)
    return game


def chances(outlook: Outlook) -> dict[str, Fraction]:
    return {name.replace("mini-outcome-", ""): p for name, p in outlook.distribution().items()}


def answered_by(outlook: Outlook) -> list[str]:
    policies = [m.args["policy"] for m in outlook.assumes if "policy" in m.args]
    return [p.id for p in policies if isinstance(p, Message)]


@pytest.mark.parametrize(("stance", "p"), [("low", Fraction(41, 100)), ("high", Fraction(66, 100))])
def test_one_roll(stance: str, p: Fraction) -> None:
    outlook = about_to_attack(stance).seat(0).odds("attack B1")
    assert chances(outlook) == {"kill": p, "miss": 1 - p}
    assert outlook.undecided == 0
    assert answered_by(outlook) == ["core-policy-default"], "the window is answered for its owner"


class Springs(Policy):
    """Springs every ambush."""

    name = "springs"

    def choose(self, s: State, lane: int) -> int:
        return len(s.top(lane).options(s)) - 1


def test_a_policy_answers_for_the_others() -> None:
    """Known to lie in ambush: 4 in 10 kill the attacker, and only else the attack is rolled."""
    game = about_to_attack("low", AMBUSH)
    assert isinstance(game.state, MiniState)
    game.state.shown[2] = AMBUSH
    outlook = game.seat(0).odds("attack B1", Springs())
    assert chances(outlook) == {
        "sprung > kill": Fraction(4, 10),
        "kill": Fraction(6, 10) * Fraction(41, 100),
        "miss": Fraction(6, 10) * Fraction(59, 100),
    }
    assert answered_by(outlook) == ["core-policy-springs"]


def test_a_policy_that_leaves_it_open_stops_there() -> None:
    class Asks(Policy):
        name = "asks"

        def choose(self, s: State, lane: int) -> int:
            return -1

    outlook = about_to_attack().seat(0).odds("attack B1", Asks())
    assert outlook.branches == []
    assert outlook.assumes == []


def with_token(kind: int, may: int = 0b1110) -> Game:
    game = about_to_attack("high")
    s = game.state
    assert isinstance(s, MiniState)
    s.cup = [0, 2, 1, 1]
    s.token[2], s.token_may[2] = kind, may
    s.cup[kind] -= 1
    return game


@pytest.mark.parametrize("kind", [1, 2, BLACK])
def test_secrets_are_weighed_and_not_looked_at(kind: int) -> None:
    """One token in four is black and bounces the hit, whatever the token really is."""
    outlook = with_token(kind).seat(0).odds("attack B1")
    assert chances(outlook) == {
        "kill": Fraction(66, 100) * Fraction(3, 4),
        "bounce": Fraction(66, 100) * Fraction(1, 4),
        "miss": Fraction(34, 100),
    }
    assert "core-assumes-worlds" in [m.id for m in outlook.assumes]


def test_what_is_known_is_not_weighed() -> None:
    outlook = with_token(BLACK, 1 << BLACK).seat(0).odds("attack B1")
    assert chances(outlook) == {"bounce": Fraction(66, 100), "miss": Fraction(34, 100)}


def test_odds_equal_an_enumeration_of_single_dice() -> None:
    game = about_to_attack("high", AMBUSH)
    s = game.state.copy()
    o = next(o for o in game.decision.options if game.key(o) == "attack B1")
    single = every_die(s, 0, o, 5000)
    assert single is not None
    assert sum(single.values()) == 1
    assert sorted(single.values()) == [Fraction(34, 100), Fraction(66, 100)]
    assert every_die(s, 0, o, 50) is None, "too many courses are told"


def test_odds_of_a_choice_in_a_lane_do_not_play_the_game_on() -> None:
    """The last to be ready starts the fight; that is not his option's doing."""
    game = new_mini(tokens="off")
    for player, units in ((0, ("A1", "A2")), (1, ("B1", "B2")), (2, ("C1", "C2"))):
        for unit in units:
            game.play(f"order {unit} dash", player)
        if player < 2:
            game.play("ready", player)
    outlook = game.seat(2).odds("ready")
    assert outlook.branches == []
    assert outlook.assumes == []


def test_odds_change_nothing() -> None:
    game = about_to_attack()
    before = game.hash()
    log = len(game.events)
    assert game.seat(0).odds("attack B1") == game.seat(0).odds("attack B1")
    assert game.hash() == before
    assert len(game.events) == log


def test_odds_of_what_is_not_legal_are_refused() -> None:
    game = about_to_attack()
    with pytest.raises(Refused, match="MINI-2"):
        game.seat(0).odds("attack A2")
    with pytest.raises(NotYours):
        game.seat(1).odds("attack A1")


def test_a_random_policy_gives_odds_that_sum_to_one() -> None:
    outlook = about_to_attack("low", AMBUSH).seat(0).odds("attack B1", Random(4))
    assert sum((b.p for b in outlook.branches), outlook.undecided) == 1


def test_horizon_looks_through_inner_frames() -> None:
    game = about_to_attack()
    assert horizon(game.state, 0) == 2
    game.play("attack B1", 0)
    assert [f.NAME for f in game.state.lanes[0]] == ["Round", "Attack", "React"]
    assert horizon(game.state, 0) == 2, "an answer in the window is part of the attack"


def test_distribution_of_a_tree_counts_what_stops_on_the_way() -> None:
    leaf = Branch(msg("b"), Fraction(1, 4), [])
    tree = Outlook([Branch(msg("a"), Fraction(3, 4), [leaf])], [], [], Fraction(1, 4))
    assert tree.distribution() == {"a > b": Fraction(1, 4), "a": Fraction(1, 2)}


# -- the curve of the first roll ---------------------------------------------------------------------------


def test_the_curve_names_the_outcome_of_every_total() -> None:
    """1D100 against 60: each face one way, a kill from 60 on."""
    curve = about_to_attack().seat(0).odds("attack B1").curve
    assert curve is not None
    assert curve.dice == "1D100"
    assert [bar.face for bar in curve.bars] == list(range(1, 101))
    assert {bar.ways for bar in curve.bars} == {1}
    by_outcome = {
        outcome: [bar.face for bar in curve.bars if bar.outcome == outcome] for outcome in ("miss", "kill")
    }
    assert by_outcome == {"miss": list(range(1, 60)), "kill": list(range(60, 101))}
    assert {(bar.outcome, bar.kind) for bar in curve.bars} == {("miss", "none"), ("kill", "kill")}


def test_the_curve_agrees_with_the_branches() -> None:
    outlook = about_to_attack("high").seat(0).odds("attack B1")
    assert outlook.curve is not None
    ways = sum(bar.ways for bar in outlook.curve.bars if bar.outcome == "kill")
    kill = next(branch for branch in outlook.branches if branch.label.id == "mini-outcome-kill")
    assert kill.p == Fraction(ways, 100)
    assert kill.kind == "kill"


def test_an_option_without_dice_has_no_curve() -> None:
    game = with_orders({"A1": DASH, "A2": HOLD}, HOLD)
    assert game.seat(0).odds("stance low").curve is None

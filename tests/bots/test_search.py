"""The search player: it finds the better action, repeats itself, follows its plans, sees only its seat."""

from __future__ import annotations

import pytest

from grognard.bots.levels import choose, player_of, situation
from grognard.bots.mind import Macro, Mind
from grognard.bots.player import Situation
from grognard.bots.search import Budget, Searcher, agreeing
from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Default, Policy
from grognard.core.kernel.state import State
from grognard.core.referee.game import Game, new
from grognard.games.coh.state import CohState
from grognard.games.coh.verbs import ACTIVATE, PASS

DAWN = "coh/dawn-at-the-granary"
LONG = 1_000_000  # effort for all the trials there are


class Counter(Mind):
    """A mind that loves action points, and remembers which States it was shown."""

    def __init__(self) -> None:
        self.trials = 0

    def greedy(self) -> Policy:
        return Default()

    def evaluate(self, s: State, player: int) -> int:
        assert isinstance(s, CohState)
        self.trials += 1
        return s.ap[player]

    def macros(self, s: State, lane: int) -> list[Macro]:
        return [Macro([o], -i) for i, o in enumerate(s.top(lane).options(s))]

    def plan(self, s: State, lane: int) -> list[Option]:
        return [s.top(lane).options(s)[s.top(lane).default(s)]]

    def clock(self, s: State) -> int:
        return s.ply

    def ending(self, s: State) -> bool:
        return False

    def breadth(self, s: State) -> int:
        return 10

    def margin(self, s: State, player: int) -> int:
        return 0


def at_turn(game: Game) -> Situation:
    """The first turn of the battle."""
    while game.decision.kind != "Turn.choose":
        game.play(game.decision.options[0])
    return situation(game.seat(game.decision.player), "captain", b"secret", 1)


def test_the_best_action_is_found() -> None:
    mind = Counter()
    o = Searcher(mind, Budget(200, LONG, widest=40, turns=1, prior=0)).choose(at_turn(new(DAWN, seed=1)))
    assert o.verb == ACTIVATE


def test_the_budget_counts_trials() -> None:
    for trials in (40, 160, 640):
        mind = Counter()
        Searcher(mind, Budget(trials, LONG, widest=16)).choose(at_turn(new(DAWN, seed=1)))
        assert 0.5 * trials <= mind.trials <= trials + 8


def test_a_budget_can_be_scaled_but_not_to_nothing() -> None:
    assert Budget(400, LONG).scaled(0.1).trials == 40
    assert Budget(400, LONG).scaled(0.1).effort == LONG // 10
    assert Budget(60, LONG).scaled(0.001).trials == 2


def test_where_trials_take_longer_there_are_fewer() -> None:
    budget = Budget(400, 100_000)
    assert budget.trials_for(10) == 400
    assert budget.trials_for(1000) == 100
    assert budget.trials_for(100_000) == 8
    assert Budget(5, 100_000).trials_for(100_000) == 5


def test_how_far_choices_follow_a_plan() -> None:
    a, b, c = Option(1, 1), Option(1, 2), Option(1, 3)
    assert agreeing([a, b], [], 0) == 0
    assert agreeing([a, b], [a], 0) == 1
    assert agreeing([a, b], [c, a, b], 1) == 2
    assert agreeing([a, b], [a, c], 0) == 1


class Planner(Counter):
    """Its only plan is to activate the first unit and then to pass."""

    def macros(self, s: State, lane: int) -> list[Macro]:
        options = s.top(lane).options(s)
        unit = next((o for o in options if o.verb == ACTIVATE), None)
        return [Macro([unit, Option(PASS)], 1)] if unit else [Macro([options[-1]], 0)]


def test_a_plan_is_followed_and_given_up_when_something_else_was_chosen() -> None:
    at = at_turn(new(DAWN, seed=1))
    searcher = Searcher(Planner(), Budget(10, LONG))
    first = searcher.choose(at)
    assert first.verb == ACTIVATE
    then = Situation(at.rules, at.known, at.player, [first], at.seed)
    assert searcher.choose(then).verb == PASS
    assert Searcher(Planner(), Budget(10, LONG)).choose(then).verb == PASS  # nothing is remembered
    other = Option(ACTIVATE, first.a + 1)
    elsewhere = Situation(at.rules, at.known, at.player, [other], at.seed)
    now = elsewhere.now(0)
    assert searcher.choose(elsewhere).same(now.top().options(now)[-1])


# -- the levels of Conflict of Heroes ------------------------------------------------------------------


def some_way_in(choices: int) -> Game:
    game = new(DAWN, seed=5)
    for number in range(choices):
        player = game.decision.player
        game.play(choose(game.seat(player), "recruit", b"way", number), player)
    return game


@pytest.mark.parametrize("choices", [3, 20])
def test_the_same_secret_and_number_lead_to_the_same_choice(choices: int) -> None:
    game = some_way_in(choices)
    at = situation(game.seat(game.decision.player), "sergeant", b"secret", choices + 1)
    once = player_of("coh", "sergeant", 0.02).choose(at)
    again = player_of("coh", "sergeant", 0.02).choose(at)
    assert once.numbers() == again.numbers()


def test_what_a_searching_level_cannot_know_does_not_change_its_choice() -> None:
    """The true States, now and where it began to choose, are replaced by others that look the same."""
    game = some_way_in(30)
    seat = game.seat(game.decision.player)
    chosen = player_of("coh", "sergeant", 0.02).choose(situation(seat, "sergeant", b"x", 31))
    for world in range(2):
        known = game.rules.redact(game.base, seat.player)
        game.base = game.rules.sample(known, seat.player, b"base %d" % world)
        game.state = seat.sample(b"world %d" % world)
        other = player_of("coh", "sergeant", 0.02).choose(situation(seat, "sergeant", b"x", 31))
        assert other.same(chosen)


def test_a_plan_of_another_game_is_not_followed() -> None:
    """The same secret and number do not mean the same position: not in two games, not after a takeback."""
    mind = Counter()
    player = Searcher(mind, Budget(1, LONG))
    first, second = new(DAWN, seed=3), new("coh/first-steps", seed=4)
    at, other = at_turn(first), at_turn(second)
    other.seed = at.seed
    assert at.player == other.player
    player.plan(at, 0)
    thought = mind.trials
    player.plan(at, 0)
    assert mind.trials == thought > 0, "thought out once"
    player.plan(other, 0)
    assert len(player.plans) == 2

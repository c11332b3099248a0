"""The tree below the candidates: it finds what takes two turns, counts every trial, sees only its seat."""

from __future__ import annotations

import pytest

from grognard.bots.dice import Throws
from grognard.bots.levels import choose, player_of, situation
from grognard.bots.mind import Macro, Mind
from grognard.bots.player import Situation, lane_of
from grognard.bots.search import Budget, Heats, Searcher, pick
from grognard.bots.tree import Candidate, Edge, Node, name_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.policy import Default, Policy
from grognard.core.kernel.state import State
from grognard.core.referee.game import Game, new
from grognard.games.coh.state import CohState
from grognard.games.coh.turns import Turn
from grognard.games.coh.verbs import BY_CAP, PASS, STALL

DAWN = "coh/dawn-at-the-granary"
LONG = 1_000_000  # effort for all the trials there are


class Waiter(Mind):
    """Knows passing and stalling only, and gains by stalling twice, which it never plans."""

    def __init__(self, cap: int) -> None:
        self.cap = cap
        self.trials = 0

    def greedy(self) -> Policy:
        return Default()

    def evaluate(self, s: State, player: int) -> int:
        assert isinstance(s, CohState)
        self.trials += 1
        spent = self.cap - s.cap[player]
        return 10_000 if spent == 2 else -100 if spent == 1 else 0

    def macros(self, s: State, lane: int) -> list[Macro]:
        frame = s.top(lane)
        stall = Option(STALL, BY_CAP)
        if not isinstance(frame, Turn) or frame.check(s, stall):
            return [Macro(self.plan(s, lane), 0)]
        return [Macro([Option(PASS)], 0), Macro([stall], -10)]

    def plan(self, s: State, lane: int) -> list[Option]:
        frame = s.top(lane)
        return [Option(PASS) if isinstance(frame, Turn) else frame.options(s)[frame.default(s)]]

    def clock(self, s: State) -> int:
        assert isinstance(s, CohState)
        return 8 * s.round + s.turn + 1

    def round(self, s: State) -> int:
        assert isinstance(s, CohState)
        return s.round

    def ending(self, s: State) -> bool:
        return False

    def breadth(self, s: State) -> int:
        return 10


def first_turn() -> tuple[Situation, Waiter]:
    game = new(DAWN, seed=1)
    while game.decision.kind != "Turn.choose":
        game.play(game.decision.options[0])
    player = game.decision.player
    assert isinstance(game.state, CohState)
    return situation(game.seat(player), "captain", b"secret", 1), Waiter(game.state.cap[player])


def test_a_win_that_takes_two_turns_is_found_in_the_tree_and_only_there() -> None:
    at, mind = first_turn()
    assert Searcher(mind, Budget(60, LONG, turns=4)).choose(at).verb == PASS
    assert Searcher(mind, Budget(60, LONG, turns=4, branches=2)).choose(at).verb == STALL


def grown(branches: int, trials: int) -> tuple[list[Candidate], Waiter]:
    """The candidates of the first turn after a search."""
    at, mind = first_turn()
    searcher = Searcher(mind, Budget(trials, LONG, turns=4, branches=branches))
    world = at.now(0)
    candidates = pick(mind.macros(world, lane_of(world, at.player)), 8, 4)
    heats = Heats(searcher, candidates, [world, at.now(1)], at.player, at.seed)
    while len(heats.left) > 1:
        heats.run()
    return candidates, mind


def test_every_trial_is_counted_once_on_its_way() -> None:
    candidates, mind = grown(branches=2, trials=64)
    assert sum(c.trials for c in candidates) == mind.trials == 64
    for candidate in candidates:
        check(candidate)


def check(edge: Edge) -> None:
    """All trials through an action but the first go on below it."""
    node = edge.node
    assert node is not None
    assert node.trials == sum(e.trials for e in node.edges.values())
    assert node.trials in (0, edge.trials - 1)  # nothing below where a trial ends before the next turn
    for below in node.edges.values():
        check(below)


def test_without_branches_there_is_no_tree() -> None:
    candidates, _ = grown(branches=0, trials=16)
    assert all(c.node is None and c.trials == 8 for c in candidates)


def test_who_has_the_turn_takes_the_best_prospect_for_himself() -> None:
    """The totals are the searching player's; the other side wants them low."""
    node = Node()
    macros = [Macro([Option(PASS)], 0), Macro([Option(STALL, BY_CAP)], 0)]
    names = [name_of(0, macro.path) for macro in macros]
    for name, value in zip(names, (500, 900), strict=True):
        node.edges[name] = Edge()
        for _ in range(40):
            node.edges[name].count(value)
            node.count(value)
    assert node.best(names, macros, 1) == 1
    assert node.best(names, macros, -1) == 0


def test_what_looks_bad_is_tried_later_but_tried() -> None:
    node = Node()
    macros = [Macro([Option(PASS)], 0), Macro([Option(STALL, BY_CAP)], -300)]
    names = [name_of(0, macro.path) for macro in macros]
    taken: list[int] = []
    for _ in range(60):
        i = node.best(names, macros, 1)
        taken.append(i)
        node.edges.setdefault(names[i], Edge()).count(0)
        node.count(0)
    assert taken[0] == 0
    assert 5 < taken.index(1) < 40


# -- dice ------------------------------------------------------------------------------------------------


def test_the_first_rolls_of_the_trials_go_through_all_throws() -> None:
    throws = Throws(b"seed")
    for roll in range(3):
        assert sorted(throws.throw(j, roll) for j in range(36)) == list(range(36))
        assert sorted(throws.throw(j, roll) for j in range(36, 72)) == list(range(36))
    rows = [[throws.throw(j, roll) for j in range(36)] for roll in range(3)]
    assert rows[0] != rows[1] != rows[2]


# -- the captain -----------------------------------------------------------------------------------------


def some_way_in(choices: int) -> Game:
    game = new(DAWN, seed=5)
    for number in range(choices):
        player = game.decision.player
        game.play(choose(game.seat(player), "recruit", b"way", number), player)
    return game


def test_what_the_captain_cannot_know_does_not_change_his_choice() -> None:
    """The true States, now and where he began to choose, are replaced by others that look the same."""
    game = some_way_in(30)
    seat = game.seat(game.decision.player)
    chosen = player_of("coh", "captain", 0.01).choose(situation(seat, "captain", b"x", 31))
    assert player_of("coh", "captain", 0.01).choose(situation(seat, "captain", b"x", 31)).same(chosen)
    for world in range(2):
        known = game.rules.redact(game.base, seat.player)
        game.base = game.rules.sample(known, seat.player, b"base %d" % world)
        game.state = seat.sample(b"world %d" % world)
        other = player_of("coh", "captain", 0.01).choose(situation(seat, "captain", b"x", 31))
        assert other.same(chosen)


#: What the searching levels choose at some turns of a battle: lots and whole numbers, the same everywhere.
CHOSEN: dict[str, list[str]] = {
    "sergeant": ["ap G-INF-1", "ap S-MMG-1", "ap G-INF-2", "pass"],
    "captain": ["cap G-INF-3", "ap S-MMG-1", "ap G-INF-2", "pass"],
}


@pytest.mark.both_builds
@pytest.mark.parametrize("level", CHOSEN)
def test_pure_and_compiled_players_choose_alike(level: str) -> None:
    found: list[str] = []
    for choices in (9, 25, 57, 90):
        game = some_way_in(choices)
        while game.decision.kind != "Turn.choose":
            game.play(game.decision.options[0])
        at = situation(game.seat(game.decision.player), level, b"both", choices)
        found.append(game.key(player_of("coh", level, 0.02).choose(at)))
    assert found == CHOSEN[level]

"""The commander: it begins a phase at once, and the phase ends as if all of it had been weighed first."""

from __future__ import annotations

import pytest

from grognard.bots.acts import acts_ahead, whole_moves
from grognard.bots.arena import Ring
from grognard.bots.commander import Commander, Course, plays
from grognard.bots.levels import SEARCHING, player_of
from grognard.bots.player import Situation
from grognard.bots.search import Searcher, follow, pick
from grognard.bots.stalingrad42.mind import MIND
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.core.referee.game import new
from grognard.core.referee.keys import key_of
from grognard.core.referee.position import same_cells
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.verbs import HALT

RULES = StalingradRules()
BRIEF = SEARCHING["sergeant"].scaled(0.01)  # one trial of a plan in a heat
FEW = 40  # choices: of a plan that is looked at move by move


@pytest.fixture(scope="module")
def at() -> Situation:
    """The first phase of Uranus, in which the Soviets move."""
    nobody = player_of("stalingrad42", "recruit")
    return Ring(RULES, RULES.load("uranus", {}), [nobody, nobody], 1).situation(1, 0)


def after(at: Situation, since: list[Option]) -> Situation:
    return Situation(at.rules, at.known, at.player, since, at.seed)


def played(at: Situation, path: list[Option]) -> State:
    s = at.now(0)
    follow(s, at.player, path)
    return s


def whole_phase(at: Situation) -> list[list[Option]]:
    """What a commander does in a phase, told piece by piece."""
    commander = Commander(MIND, BRIEF)
    told: list[list[Option]] = []
    since: list[Option] = []
    while commander.thought(at, 0).heats is not None or len(since) < len(commander.thought(at, 0).path):
        told.append(commander.ahead(after(at, since)))
        since += told[-1]
    return told


def test_the_phase_ends_as_if_all_had_been_weighed_first(at: Situation) -> None:
    planned = Searcher(MIND, BRIEF).plan(at, 0)
    told = whole_phase(at)
    path = [o for piece in told for o in piece]
    assert len(told) > 1, "nothing was settled before the end"
    assert len(path) == len(planned)
    assert not same_cells(RULES, played(at, path), played(at, planned), False)


def test_it_begins_before_anything_was_tried_out(at: Situation) -> None:
    commander = Commander(MIND, BRIEF)
    first = commander.ahead(at)
    heats = commander.thought(at, 0).heats
    assert heats is not None
    assert heats.count == 0
    assert all(course.goes_on_after([], RULES) for course in commander.thought(at, 0).courses)
    assert played(at, first).top(0).NAME == "Movement", "whole moves are brought forward"


def test_who_comes_in_the_middle_finds_the_same(at: Situation) -> None:
    """Nothing need be remembered: not even by another process after a restart."""
    told = whole_phase(at)
    assert [o.numbers() for o in Commander(MIND, BRIEF).ahead(after(at, told[0]))] == [
        o.numbers() for o in told[1]
    ]


def test_a_plan_that_would_lead_elsewhere_is_left_as_it_is(at: Situation) -> None:
    s = at.now(0)
    course = Course(s, at.player, pick(MIND.macros(s, 0), 8, 4)[0])
    first = list(course.left)[:1]
    assert course.goes_on_after(first, RULES)
    assert isinstance(course.end, StalingradState)
    course.end.used[0] += 1
    assert not course.goes_on_after(first, RULES)


def test_choices_that_cannot_be_made_are_not_played(at: Situation) -> None:
    s = at.now(0)
    assert not plays(s, at.player, [Option(HALT)])


# -- acts ------------------------------------------------------------------------------------------------


def test_an_act_is_a_whole_move() -> None:
    game = new("stalingrad42/uranus", "1")
    seat = game.seat(game.decision.player)
    acts = acts_ahead(seat, "recruit", b"secret")
    assert acts_ahead(seat, "recruit", b"secret", 1) == acts[:1]
    assert max(len(act) for act in acts) > 1
    for act in acts[:-1]:
        assert game.decision.kind == "Movement.choose"
        assert game.play(act, seat.player).choices == len(act)


def test_acts_are_cut_where_the_phase_asks_again(at: Situation) -> None:
    path = MIND.plan(at.now(0), 0)[:FEW]
    ends = whole_moves(at.now(0), at.player, path, FEW)
    keys = [key_of(RULES, at.now(0).scenario, o) for o in path]
    assert ends[-1] == len(path)
    for begin, end in zip([0, *ends], ends, strict=False):
        assert all(key.split()[0] in ("to", "halt") for key in keys[begin + 1 : end])


def test_a_squad_game_is_played_choice_by_choice() -> None:
    game = new("coh/first-steps", "1")
    acts = acts_ahead(game.seat(game.decision.player), "recruit", b"secret")
    assert [len(act) for act in acts] == [1]

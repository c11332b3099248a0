"""Acts: which steps of a film belong together, and what the index says of them."""

from __future__ import annotations

from grognard.core.referee.acts import LONGEST, MOVE, OPENING, PLAN, ROLL, Acts, merged, no_acts
from grognard.core.telling.view import Index, LogLine, Scene, Step
from tests.core.test_report import FILM, INF, MAX, PLAYERS, SQUADS, hex_, line, piece, scene, step


def acts_of(film: list[Step]) -> Index:
    acts: Acts = no_acts()
    now = Scene([], [], [], [])
    for each in film:
        before, now = now, merged(now, each)
        old, new = ({p.key: p for p in s.pieces} for s in (before, now))
        acts.add(SQUADS, each, old, new)
    return acts.index


def moves(key: str, to: str, *lines: LogLine) -> Step:
    return step(0, 1, scene([piece(key, 0, to)], (0, 0), 1), *lines)


def test_the_choices_of_one_act_are_joined_and_others_kept_apart() -> None:
    index = acts_of(FILM)
    assert index.acts == [0, 1, 4, 5, 6]
    assert index.players == [-1, 0, 1, 0, 1]
    assert index.rounds == [1, 1, 1, 2, 2]
    assert index.weights == [OPENING, ROLL, PLAN, MOVE, ROLL]
    assert index.losses == [(1, 1)]
    assert index.scores == [0, 1]
    assert index.points == [(1, 0, 1), (2, 1, 2)]
    assert index.steps == len(FILM)


def test_an_answer_before_the_dice_belongs_to_the_act_it_answers() -> None:
    fires = step(0, 1, scene([], (0, 0), 1), line("fires", unit=INF, hex=hex_("G08")))
    answers = step(1, 1, scene([], (0, 0), 1), line("rolled", dice=[3, 4]))
    index = acts_of([FILM[0], fires, answers])
    assert index.acts == [0, 1]
    assert index.weights[-1] == ROLL
    later = step(1, 1, scene([], (0, 0), 1), line("rolled", dice=[1, 1]))
    assert acts_of([FILM[0], fires, answers, later]).acts == [0, 1, 3], "the dice have been rolled"
    passes = step(1, 1, scene([], (0, 0), 1), line("passes", player=PLAYERS[1]))
    assert acts_of([FILM[0], fires, passes]).acts == [0, 1, 2], "that is no answer"


def test_an_act_of_a_player_ends_with_his_dice() -> None:
    rolls = step(0, 1, scene([], (0, 0), 1), line("rolled", owner=0, dice=[2, 2]))
    assert acts_of([*FILM[:4], rolls]).acts == [0, 1, 4]


def test_two_units_of_one_player_act_apart() -> None:
    opening = step(-1, 1, scene([piece("G-INF-1", 0, "F03"), piece("S-MAX-1", 0, "A02")], (0, 0), 1))
    one = moves("G-INF-1", "F04", line("moves", unit=INF, hex=hex_("F04")))
    other = moves("S-MAX-1", "A01", line("moves", unit=MAX, hex=hex_("A01")))
    assert acts_of([opening, one, other]).acts == [0, 1, 2]
    assert acts_of([opening, one, one]).acts == [0, 1]
    spends = step(0, 1, scene([], (0, 0), 1), line("spends", units=(INF,)))
    assert acts_of([opening, spends, other]).acts == [0, 1, 2], "it is told of another unit, in a list"
    assert acts_of([opening, one, spends]).acts == [0, 1]


def test_no_act_is_endless() -> None:
    idle = step(0, 1, scene([], (0, 0), 1), line("thinks", player=PLAYERS[0]))
    assert acts_of([FILM[0]] + [idle] * 200).acts == [0, *range(1, 200, LONGEST)]

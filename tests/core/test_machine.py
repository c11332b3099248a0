"""The machine: frames run until somebody is asked; lanes; interrupts; who may change what when."""

from __future__ import annotations

import pytest

from grognard.core.kernel.chance import Script
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import (
    DIE,
    HANDOVER,
    IDLE,
    MOST_RUNS,
    RUN,
    SECRET,
    State,
    advance,
    asked_lanes,
    choose,
)
from grognard.core.referee.game import Game, start
from grognard.core.referee.position import position_text
from tests.core.mini import (
    AMBUSH,
    AT_DONE,
    ATTACK,
    DASH,
    HOLD,
    ORDER,
    PASS,
    READY,
    RULES,
    STANCE,
    Attack,
    MiniState,
    Orders,
    React,
    Round,
    new_mini,
)


def fighting(*rolls: int, order: int = HOLD, target: str = "B1") -> Game:
    """A game in which A1 is about to choose its stance, against units that all have the same order."""
    game = with_orders({"A1": DASH, "A2": HOLD}, order)
    game.state.chance = Script(list(rolls))
    return game


def with_orders(ann: dict[str, int], others: int) -> Game:
    s = RULES.start(RULES.load("skirmish", {"tokens": "off"}), b"machine")
    game = start(RULES, s)
    words = ("none", "hold", "dash", "ambush")
    for unit, order in ann.items():
        game.play(f"order {unit} {words[order]}", 0)
    game.play("ready", 0)
    for player, units in ((1, ("B1", "B2")), (2, ("C1", "C2"))):
        for unit in units:
            game.play(f"order {unit} {words[others]}", player)
        game.play("ready", player)
    return game


def mini(s: State) -> MiniState:
    assert isinstance(s, MiniState)
    return s


# -- lanes -----------------------------------------------------------------------------------------------


def test_all_are_asked_at_once() -> None:
    game = new_mini()
    assert [d.player for d in game.decisions] == [0, 1, 2]
    assert [d.lane for d in game.decisions] == [1, 2, 3]
    assert game.state.asked[0] == IDLE
    assert {d.kind for d in game.decisions} == {"Orders.choose"}
    assert all(d.several for d in game.decisions)


def test_the_common_stack_goes_on_when_the_last_lane_has_ended() -> None:
    game = with_orders({"A1": HOLD, "A2": DASH}, HOLD)
    assert len(game.state.lanes) == 1
    top = game.state.top()
    assert isinstance(top, Attack)
    assert top.unit == 1
    assert game.state.asked == [0]


def test_any_order_of_the_players_gives_the_same_position() -> None:
    """Lanes commute: every interleaving of three short lanes."""
    choices = {
        1: [Option(ORDER, 0, HOLD), Option(ORDER, 1, AMBUSH), Option(READY)],
        2: [Option(ORDER, 3, DASH), Option(ORDER, 2, HOLD), Option(READY)],
        3: [Option(ORDER, 4, HOLD), Option(ORDER, 5, HOLD), Option(READY)],
    }
    first = new_mini().state
    ends: set[str] = set()
    paths: list[tuple[State, tuple[int, ...]]] = [(first, ())]
    while paths:
        s, done = paths.pop()
        if len(done) == 9:
            ends.add(position_text(RULES, s))
            continue
        for lane, mine in choices.items():
            if done.count(lane) < 3:
                child = s.copy()
                choose(child, lane, mine[done.count(lane)])
                paths.append((child, (*done, lane)))
    assert len(ends) == 1


def test_a_player_without_units_has_no_lane_to_wait_for() -> None:
    s = mini(RULES.start(RULES.load("skirmish", {}), b"x"))
    s.alive[2] = s.alive[3] = 0
    RULES.derive(s)
    advance(s)
    assert asked_lanes(s) == [1, 3]
    assert s.asked[2] == IDLE
    assert s.lanes[2] == []


def test_lanes_leave_nothing_behind() -> None:
    game = with_orders({"A1": HOLD, "A2": DASH}, HOLD)
    assert len(game.state.shared) == 1
    assert len(game.state.asked) == 1


def test_all_lanes_empty_is_no_dead_end() -> None:
    """together() with nobody in it goes straight on."""
    s = mini(RULES.blank(RULES.load("skirmish", {})))
    frame = Round()
    frame.step = 3
    s.push(frame)
    s.together([None, None, None])
    assert s.asked == [IDLE, IDLE, IDLE, IDLE]
    s.shown[0] = DASH
    advance(s)
    assert s.asked == [0]
    assert len(s.lanes) == 1


# -- interrupts --------------------------------------------------------------------------------------------


def test_the_window_opens_inside_the_attack_and_the_attack_goes_on() -> None:
    game = fighting(60, order=HOLD)
    game.play(["stance low", "attack B1"], 0)
    assert game.decision.player == 1
    assert game.decision.kind == "React.answer"
    assert [frame.NAME for frame in game.state.lanes[0]] == ["Round", "Attack", "React"]
    game.play("pass", 1)
    assert mini(game.state).alive[2] == 0, "60 reaches the 60 of the low stance"


def test_what_is_in_the_window_is_its_owners_secret() -> None:
    """L1: it opens for a unit that only holds too; but there is nothing in it but to pass."""
    hold, ambush = fighting(1, order=HOLD), fighting(1, order=AMBUSH)
    for game in (hold, ambush):
        game.play(["stance low", "attack B1"], 0)
        assert game.decision.kind == "React.answer"
    assert [hold.key(o) for o in hold.decision.options] == ["pass"]
    assert [ambush.key(o) for o in ambush.decision.options] == ["pass", "spring"]
    assert hold.seat(0).view().asked == ambush.seat(0).view().asked


def test_the_interrupted_frame_reads_the_columns_again() -> None:
    """L6: the attacker dies in the window, so there is no attack roll left to be made."""
    game = fighting(7, order=AMBUSH)
    game.play(["stance low", "attack B1"], 0)
    game.play("spring", 1)
    assert mini(game.state).alive[0] == 0
    assert mini(game.state).alive[2] == 1
    assert not any(isinstance(f, Attack) and f.unit == 0 for f in game.state.lanes[0])


def test_a_sprung_ambush_that_fails_leaves_the_attack_to_go_on() -> None:
    game = fighting(6, 59, order=AMBUSH)
    game.play(["stance low", "attack B1"], 0)
    game.play("spring", 1)
    assert mini(game.state).alive == [1] * 6, "6 fails, and 59 misses"
    assert game.why_final & DIE


# -- barriers ----------------------------------------------------------------------------------------------


def test_barriers_name_why_a_choice_is_final() -> None:
    game = new_mini(seed=b"barrier")
    s = game.state
    choose(s, 1, Option(ORDER, 0, DASH))
    assert s.barrier == 0
    for lane, units in ((1, (1,)), (2, (2, 3)), (3, (4, 5))):
        for u in units:
            choose(s, lane, Option(ORDER, u, HOLD))
        choose(s, lane, Option(READY))
    assert s.barrier == SECRET, "the orders have been put together"


def test_consult_is_a_barrier_also_when_nothing_is_found() -> None:
    s = mini(RULES.blank(RULES.load("skirmish", {})))
    s.token, s.token_may = [1] + [0] * 5, [0b1110] + [1] * 5
    assert s.rule_out_black(0) is False
    assert s.barrier == SECRET
    s.barrier = 0
    assert s.rule_out_black(0) is False
    assert s.barrier == 0, "what everybody knows already is no secret"


def test_handing_over_is_the_referees_business() -> None:
    game = fighting(order=HOLD)
    game.play("stance low", 0)
    assert game.state.barrier == 0
    game.play("attack B1", 0)
    assert game.state.barrier == HANDOVER


# -- frames are shared until they run ------------------------------------------------------------------------


def test_a_copy_shares_frames_and_neither_feels_the_other() -> None:
    game = fighting(order=HOLD)
    s = mini(game.state)
    other = s.copy()
    assert other.lanes[0][0] is s.lanes[0][0]
    choose(other, 0, Option(STANCE, 1))
    assert other.top() is not s.top()
    top, own = s.top(), other.top()
    assert isinstance(top, Attack)
    assert isinstance(own, Attack)
    assert (top.stance, own.stance) == (0, 1)
    choose(s, 0, Option(STANCE, 2))
    assert isinstance(s.top(), Attack)
    assert (own.stance, own.step) == (1, 1)


def test_a_copy_of_a_copy_does_not_feel_them_either() -> None:
    game = fighting(1, order=HOLD)
    a = game.state
    b = a.copy()
    c = b.copy()
    texts = [position_text(RULES, s) for s in (a, b, c)]
    assert len(set(texts)) == 1
    choose(b, 0, Option(STANCE, 1))
    assert position_text(RULES, a) == position_text(RULES, c) == texts[0]
    choose(c, 0, Option(STANCE, 2))
    choose(c, 0, Option(ATTACK, 2))
    assert position_text(RULES, a) == texts[0]
    assert isinstance(c.top(), React)


def test_pop_down_to_a_shared_frame_does_not_change_the_original() -> None:
    game = fighting(1, order=HOLD)
    game.play(["stance low", "attack B1"], 0)
    s = game.state
    before = position_text(RULES, s)
    other = s.copy()
    other.chance = Script([1])
    choose(other, 0, Option(PASS))
    assert position_text(RULES, s) == before
    assert position_text(RULES, other) != before


def test_finish_clears_every_lane() -> None:
    s = new_mini().state
    s.finish(0b101)
    assert (s.outcome, s.lanes, s.asked, s.shared) == (5, [[]], [IDLE], [0])
    assert asked_lanes(s) == []


def test_advance_stops_at_the_floor() -> None:
    """What odds rest on: the machine does not run frames below the option's own."""
    game = fighting(1, order=HOLD)
    game.play(["stance low", "attack B1"], 0)
    s = game.state.copy()
    s.chance = Script([1])
    choose(s, 0, Option(PASS), 2)
    assert [frame.NAME for frame in s.lanes[0]] == ["Round"]
    assert s.asked == [RUN]


@pytest.mark.pure
def test_a_frame_that_stands_still_is_an_error_that_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders.done does nothing: the machine would run it for ever."""
    honest = Orders.run

    def run(self: Orders, s: State) -> None:
        if self.step != AT_DONE:
            honest(self, s)

    monkeypatch.setattr(Orders, "run", run)
    game = new_mini()
    game.play("order A1 hold", 0)
    game.play("order A2 hold", 0)
    with pytest.raises(RuntimeError, match=r"^Orders\.done neither goes on, pops, asks nor finishes$"):
        game.play("ready", 0)


@pytest.mark.pure
def test_a_frame_that_counts_in_a_field_goes_on_as_long_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Orders.run
    counted = 0

    def run(self: Orders, s: State) -> None:
        nonlocal counted
        if self.step == AT_DONE and counted <= MOST_RUNS:
            counted += 1
            self.left = counted
        else:
            honest(self, s)

    monkeypatch.setattr(Orders, "run", run)
    game = new_mini()
    game.play("order A1 hold", 0)
    game.play("order A2 hold", 0)
    game.play("ready", 0)
    assert counted == MOST_RUNS + 1
    assert 0 not in [decision.player for decision in game.decisions]

"""The log in parts: what a client that has some of it is sent, to players and spectators, across undo."""

from __future__ import annotations

from itertools import pairwise
from time import process_time

import pytest

from grognard.core.kernel.kinds import EVERYBODY
from grognard.core.kernel.playout import mix
from grognard.core.referee.game import Game, load, new
from grognard.core.telling.view import LogLine, View
from grognard.testing.battery import random_game
from tests.core.mini import RULES, new_mini
from tests.core.test_machine import fighting


class Client:
    """What a client keeps of the log: it asks from the final lines of its view on, cuts and appends."""

    def __init__(self, game: Game, player: int) -> None:
        self.seat = game.seat(player)
        self.log: list[LogLine] = []
        self.final = 0

    def look(self) -> View:
        view = self.seat.view(self.final)
        assert view.log_from <= len(self.log)
        self.log = self.log[: view.log_from] + view.log
        self.final = view.log_final
        return view


@pytest.mark.parametrize("seed", range(4))
def test_clients_have_the_whole_log_whatever_is_undone(seed: int) -> None:
    """Each looks now and then; in between things are chosen, undone and chosen otherwise."""
    game = new("coh/dawn-at-the-granary", seed=seed)
    clients = [Client(game, player) for player in (0, 1, -1)]
    undone = 0
    for turn in range(160):
        if game.over:
            break
        options = game.decision.options
        player = game.decision.player
        game.play(options[mix(seed, turn) * len(options) >> 32])
        if game.can_undo(player) and mix(seed + 9, turn) % 3 == 0:
            game.undo(player)
            undone += 1
        for at, client in enumerate(clients):
            if mix(seed + 77 + at, turn) % 4 == 0:
                client.look()
                assert client.log == client.seat.log()
    assert undone > 5
    for client in clients:
        client.look()
        assert client.log == client.seat.log()


def test_only_what_is_new_is_sent() -> None:
    game = random_game(RULES, 3, 10_000, RULES.load("skirmish", {}))
    whole = game.seat(0).view()
    assert (whole.log_from, whole.log_final) == (0, len(whole.log))
    assert game.seat(0).view(len(whole.log)).log == []
    assert game.seat(0).view(len(whole.log) + 50).log_from == len(whole.log)
    assert game.seat(0).view(-5).log == whole.log
    assert game.seat(0).view(3).log == whole.log[3:]


def test_lines_that_may_be_undone_are_sent_again() -> None:
    game = new_mini()
    before = game.seat(0).view()
    game.play("order A1 hold", 0)
    view = game.seat(0).view(len(before.log) + 1)
    assert view.log_from == len(before.log)
    assert [line.kind for line in view.log] == ["ordered"]


@pytest.mark.both_builds
def test_a_line_says_whether_a_choice_begins_with_it() -> None:
    """What is paid for a shot is told before it (COH-3.1): what belongs together is of one choice."""
    game = new("coh/dawn-at-the-granary", seed=3)
    told = [[line.kind for line in game.seat(0).view().log]]
    for turn in range(90):
        before = game.log_length(0)
        options = game.decision.options
        game.play(options[mix(3, turn) * len(options) >> 32])
        lines = game.lines(0, before)
        if lines:
            told.append([line.kind for line in lines])
            assert [line.begins for line in lines] == [True] + [False] * (len(lines) - 1)
    read: list[list[str]] = []
    for line in game.seat(0).view().log:
        if line.begins:
            read.append([])
        read[-1].append(line.kind)
    assert read == told
    paid_first = [kinds for kinds in told if "fires" in kinds and "pays" in kinds]
    assert any(kinds.index("pays") < kinds.index("fires") for kinds in paid_first)


def test_a_spectator_s_seq_grows_when_his_view_changes() -> None:
    game = fighting(80)
    seqs = [game.seat(-1).seq]
    game.play("stance low")
    game.play("attack B1")
    seqs.append(game.seat(-1).seq)
    assert seqs[0] < seqs[1]
    assert all(a <= b for a, b in pairwise(seqs))


def test_others_orders_do_not_move_a_spectator_s_seq() -> None:
    game = new_mini()
    seq = game.seat(-1).seq
    game.play("order B1 hold", 1)
    assert game.seat(-1).seq == seq


# -- what a line holds ---------------------------------------------------------------------------------------


def test_lines_say_whom_they_are_about() -> None:
    game = fighting(80)
    game.play(["stance low", "attack B1"])
    game.play("pass", 1)
    owners = {line.kind: line.owner for line in game.seat(-1).log()}
    assert owners["attacks"] == 0
    assert owners["rolled"] == 0
    assert owners["killed"] == 1


def test_lines_hold_the_faces_of_the_dice() -> None:
    """The very faces that were rolled, not only a total: sealed dice are the same every time."""
    game = new("coh/dawn-at-the-granary", seed=7)
    game.play("commit 0")
    game.play("commit 0")
    rolled = [line for line in game.seat(0).log() if line.kind == "rolled"]
    assert len(rolled) >= 2
    for line in rolled:
        total, dice = line.text.args["total"], line.text.args["dice"]
        assert isinstance(total, int)
        assert isinstance(dice, int)
        assert sum(line.dice) == total
        assert line.dice == [dice // 10, dice % 10]
        assert all(1 <= face <= 6 for face in line.dice)
    again = load(game.text())
    assert [line.dice for line in again.seat(0).log()] == [line.dice for line in game.seat(0).log()]


def test_given_dice_are_shown_as_given() -> None:
    game = fighting(80)
    game.play(["stance low", "attack B1"])
    game.play("pass", 1)
    [line] = [line for line in game.seat(2).log() if line.kind == "rolled"]
    assert line.dice == [80]


# -- everybody -----------------------------------------------------------------------------------------------


def test_when_it_is_over_nothing_is_hidden_from_everybody() -> None:
    game = random_game(RULES, 3, 10_000, RULES.load("skirmish", {}))
    log = game.seat(EVERYBODY).view().log
    assert len(log) == len(game.events)
    assert {"drawn", "ordered"} <= {line.kind for line in log}
    assert "drew" not in {line.kind for line in log}, "the truth, not what others were told in its place"
    game.takeback(1)
    with pytest.raises(ValueError, match="only when the game is over"):
        game.seat(EVERYBODY)


def test_a_seat_taken_when_it_was_over_sees_nothing_after_a_takeback() -> None:
    game = random_game(RULES, 3, 10_000, RULES.load("skirmish", {}))
    seat = game.seat(EVERYBODY)
    game.takeback(1)
    with pytest.raises(ValueError, match="only when the game is over"):
        seat.view()


# -- speed -------------------------------------------------------------------------------------------------


def test_the_end_of_a_long_log_is_quick_to_look_at() -> None:
    """A view of a game of 300 events, for a client that has nearly all of it: under a millisecond, pure."""
    game = new("coh/crossroads-in-the-wheat", seed=3)
    turn = 0
    while len(game.events) < 300 and not game.over:
        options = [o for o in game.decision.options if game.key(o) != "pass"] or game.decision.options
        game.play(options[mix(5, turn) * len(options) >> 32])
        turn += 1
    assert len(game.events) >= 300
    seat = game.seat(game.decision.player)
    since = seat.view().log_final
    best = 1.0
    for _ in range(60):
        before = process_time()
        seat.view(since)
        best = min(best, process_time() - before)
    assert best < 0.001

"""The levels of Panzer that search: the table of commands, trials, and that they see no secrets."""

from __future__ import annotations

import pytest

from grognard.bots.dice import Throws, TrialDice
from grognard.bots.levels import choose, player_of, purpose, situation
from grognard.bots.panzer.evaluate import evaluate
from grognard.bots.panzer.greedy import Greedy
from grognard.bots.panzer.luck import luck
from grognard.bots.panzer.mind import MIND
from grognard.bots.panzer.officer import Officer
from grognard.bots.panzer.scripts import position_key
from grognard.bots.panzer.table import SHARES, Table, Thought, best_row, mixtures, weighed
from grognard.bots.panzer.trials import opening, trial
from grognard.core.referee.game import Game, new
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.fire.attack import AT_HIT
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import window
from grognard.games.panzer.gp.gp_attack import GpAttack
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.scenario import GERMAN, SOVIET
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import MOVE
from tests.games.panzer.battle import Battle, short

SMALL = Thought(rows=3, columns=2, repeats=1, turns=1, changes=1, effort=60)
TANKS = {"GA": "G-PZ4F2 C6 NE", "GB": "G-PZ4F2 C8 NE", "SA": "S-T34-41 M6 SW", "SB": "S-T34-41 M8 SW"}


# -- the table ---------------------------------------------------------------------------------------------


def test_regret_matching_mixes_where_no_row_is_best() -> None:
    mine, his = mixtures([[0, -100, 100], [100, 0, -100], [-100, 100, 0]])
    for share in (*mine, *his):
        assert abs(share - SHARES // 3) < 60


def test_regret_matching_leaves_a_dominated_row_and_finds_the_mixture_of_a_lopsided_game() -> None:
    mine, _ = mixtures([[100, 100], [0, 0]])
    assert mine[0] > 980
    mine, his = mixtures([[300, -100], [-100, 100]])  # one third to two thirds on both sides
    assert abs(mine[0] - 333) < 60
    assert abs(his[0] - 333) < 60


def test_the_row_is_weighed_by_what_the_enemy_is_expected_to_do() -> None:
    assert weighed([[100, 200], [0, 100]], [700, 300]) == [70, 170]
    assert weighed([[100, 200], [0, 100]], [300, 700]) == [30, 130]


def test_first_sight_holds_until_trials_are_surely_better() -> None:
    assert best_row([[0, 0, 0, 0], [100, 110, 90, 100]]) == 1
    assert best_row([[0, 0, 0, 0], [1000, -900, 800, -700]]) == 0  # that may be chance
    assert best_row([[0, 0, 0, 0], [50, 50, 50, 50], [90, 80, 90, 80]]) == 2
    assert best_row([[0], [100]]) == 0  # a single trial


def commanding() -> PanzerState:
    game = new("panzer/two-and-two", seed=5)
    number = 0
    while not isinstance(game.state.top(len(game.state.lanes) - 1), Orders):
        player = game.decision.player
        game.play(choose(game.seat(player), "recruit", b"x", number), player)
        number += 1
    assert isinstance(game.state, PanzerState)
    return game.state


def test_commands_follow_from_the_open_position_alone() -> None:
    s = commanding()
    first = Table(s, GERMAN, MIND, SMALL)
    second = Table(s.copy(), GERMAN, MIND, SMALL)
    assert first.best() == second.best()
    assert first.tried == second.tried > 1
    begun = s.copy()  # the enemy has begun to give his commands
    u = begun.sc.units_of[SOVIET][0]
    begun.command[u] = MOVE
    assert position_key(opening(begun), GERMAN) == position_key(opening(s), GERMAN)


def test_a_script_gives_only_commands_that_are_possible() -> None:
    table = Table(commanding(), SOVIET, MIND, SMALL)
    table.best()
    for orders in table.orders[SOVIET]:
        for u in table.b.sc.units_of[SOVIET]:
            assert table.b.command_may[u] >> orders.command[u] & 1
    for u in table.b.sc.units_of[GERMAN]:  # the other side has none of them
        assert all(orders.command[u] == 4 for orders in table.orders[SOVIET])


def test_a_trial_repeats_itself_and_leaves_the_position_alone() -> None:
    s = commanding()
    table = Table(s, GERMAN, MIND, SMALL)
    table.fill(GERMAN, 1)
    table.fill(SOVIET, 1)
    commands = [table.orders[0][0], table.orders[1][0]]
    before = position_key(table.b, GERMAN)
    values = [trial(table.b, commands, TrialDice(MIND, Throws(b"throws"), 0, GERMAN), 1) for _ in range(2)]
    assert values[0] == values[1]
    assert position_key(table.b, GERMAN) == before


# -- how it stands ------------------------------------------------------------------------------------------


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    b = Battle(TANKS)
    assert evaluate(b.s, GERMAN) == -evaluate(b.s, SOVIET)
    worse = Battle({**TANKS, "GA": "G-PZ4F2 C6 NE damaged tracks"})
    assert evaluate(worse.s, GERMAN) < evaluate(b.s, GERMAN)


def test_the_luck_of_a_shot_is_zero_on_average() -> None:
    b = Battle({"GA": "G-PZ4F2 C6 NE fire", "SA": "S-T34-41 F6 SW fire done"}, [DirectFire(GERMAN)])
    frame = b.s.top(0)
    assert isinstance(frame, DirectFire)
    attack = frame.attack(b.s, 0, 1, 0, 0)
    attack.step = AT_HIT
    b.s.push(attack)
    lucks = [luck(b.s, GERMAN, total) for total in range(1, 101)]
    assert abs(sum(lucks)) <= 100  # rounded to whole numbers, each total
    assert lucks[0] > 0 > lucks[-1]
    assert luck(b.s, SOVIET, 1) < 0


# -- windows ------------------------------------------------------------------------------------------------


def window_answer(watcher: str) -> str:
    b = Battle(
        {"GA": f"G-PZ4F2 C6 NE {watcher}", "SA": "S-T34-41 F6 SW move done spot-move"},
        [Movement(SOVIET), Move(1)],
    )
    frame = window(b.s, 1, -1)
    assert frame is not None
    b.s.push(frame)
    b.s.asked[0] = GERMAN
    options = frame.options(b.s)
    return short(b.game.key(options[Greedy().choose(b.s, 0)]))


def test_who_has_no_overwatch_left_lets_everybody_pass() -> None:
    assert window_answer("fire") == "let-all-pass"
    assert window_answer("overwatch") == "react GA SA"


# -- guns, cover, transport ---------------------------------------------------------------------------------


def test_what_high_explosive_promises_is_what_the_engine_rolls_for() -> None:
    from grognard.bots.panzer.gunnery import gp_harms, prospect

    b = Battle(
        {"GA": "G-PZ4F2 C6 NE fire", "SA": "SL-RIF F6 SW overwatch done"},
        [DirectFire(GERMAN)],
        layer="advanced",
        modules=("leg_and_towed", "gp_fire", "advanced_ap"),
    )
    frame = b.s.top(0)
    assert isinstance(frame, DirectFire)
    attack = frame.attack(b.s, 0, 1, 2, 0)
    assert isinstance(attack, GpAttack)
    found = prospect(b.s, attack)
    harms = gp_harms(b.s, attack)[1:]
    assert found.chance == sum(harm > 0 for harm in harms)
    assert 0 < found.harm == sum(harms) // 100


# -- secrets ------------------------------------------------------------------------------------------------


def played(choices_made: int) -> Game:
    game = new("panzer/two-and-two", seed=3)
    for number in range(choices_made):
        player = game.decision.player
        game.play(choose(game.seat(player), "recruit", b"secret", number), player)
    return game


@pytest.mark.parametrize("level", ["sergeant", "captain"])
@pytest.mark.parametrize("choices_made", [14, 40])
def test_what_it_cannot_know_does_not_change_its_choice(level: str, choices_made: int) -> None:
    """The true State is replaced by others that look the same from its seat."""
    game = played(choices_made)
    while game.since:  # to where a run of choices begins
        choices_made += 1
        game = played(choices_made)
    seat = game.seat(game.decision.player)
    player = player_of("panzer", level, 0.05)
    assert isinstance(player, Officer)
    wanted = player.choose(situation(seat, level, b"secret", choices_made))
    for world in range(2):
        game.base = game.state = seat.sample(b"world %d" % world)
        again = player_of("panzer", level, 0.05)
        assert again.choose(situation(seat, level, b"secret", choices_made)).same(wanted)


def turn_of(game: Game) -> int:
    assert isinstance(game.state, PanzerState)
    return game.state.turn


def test_a_sergeant_plays_a_turn_and_says_why() -> None:
    game = new("panzer/two-and-two", seed=9)
    player = player_of("panzer", "sergeant", 0.05)
    said: set[str] = set()
    number = 0
    while not game.over and turn_of(game) < 2:
        seat = game.seat(game.decision.player)
        o = player.choose(situation(seat, "sergeant", b"turn", number))
        key = game.key(o)
        said.add(purpose(seat, "sergeant", key).id)
        game.play(key, game.decision.player)
        number += 1
    assert "panzer-why-secret" in said

"""The levels of Panzer that search: the table of commands, trials, and that they see no secrets."""

from __future__ import annotations

import pytest

from grognard.bots.dice import Throws, TrialDice
from grognard.bots.levels import choose, player_of, purpose, situation
from grognard.bots.panzer import shooting
from grognard.bots.panzer.evaluate import evaluate
from grognard.bots.panzer.field import Field
from grognard.bots.panzer.greedy import Greedy, planned
from grognard.bots.panzer.luck import luck
from grognard.bots.panzer.mind import MIND
from grognard.bots.panzer.officer import Officer, skill_of
from grognard.bots.panzer.scripts import FREE, GIVEN, NEVER, SCRIPTS, Weigher, position_key
from grognard.bots.panzer.skill import NOVICE, SEASONED, VETERAN, Skill
from grognard.bots.panzer.table import SHARES, Table, Thought, best_row, mixtures, weighed
from grognard.bots.panzer.trials import foreseen, moving_key, opening, trial
from grognard.core.referee.game import Game, new
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.fire.attack import AT_HIT
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import window
from grognard.games.panzer.gp.gp_attack import GpAttack
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.scenario import GERMAN, SOVIET
from grognard.games.panzer.state import MOVE, OVERWATCH, PanzerState
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


def test_half_of_the_trials_begin_with_a_high_initiative() -> None:
    table = Table(commanding(), GERMAN, MIND, SMALL)
    numbers = [table.number(j) for j in range(12)]
    assert numbers == sorted(set(numbers))
    assert [table.high(k) for k in numbers] == [True, False] * 6


def test_a_move_is_thought_out_once_in_a_position() -> None:
    b = Battle({**TANKS, "GA": "G-PZ4F2 C6 NE move"}, [Movement(GERMAN)])
    frame = b.s.top(0)
    assert isinstance(frame, Movement)
    options = frame.options(b.s)
    path = foreseen(b.s, 0, options, VETERAN)
    wanted = planned(b.s, 0, options, VETERAN, swift=True)
    assert len(path) == len(wanted) > 1
    assert all(a.same(o) for a, o in zip(path, wanted, strict=True))
    assert foreseen(b.s.copy(), 0, options, VETERAN) is path
    assert foreseen(b.s, 0, options, NOVICE) is not path
    key = moving_key(b.s, frame)
    b.s.wreck = [*b.s.wreck[:-1], 1]
    assert moving_key(b.s, frame) != key


# -- what levels know ---------------------------------------------------------------------------------------


def test_levels_know_what_they_are_said_to_know() -> None:
    assert skill_of("recruit") is NOVICE
    assert skill_of("sergeant") is SEASONED
    assert skill_of("captain") is VETERAN
    assert NOVICE.errs > SEASONED.errs > VETERAN.errs == 0


def test_who_wants_to_leave_the_map_fears_less_on_his_way() -> None:
    leaves = {"exits": [{"side": "german", "hexes": ["1Y5"], "points": 30}]}
    b, stays = Battle(TANKS, victory=leaves), Battle(TANKS)
    h, u = b.hex("K6"), b.unit("GA")
    dangers = [Field(each.s, GERMAN, SEASONED).post(u, h, 1, []).danger for each in (b, stays)]
    assert 0 < dangers[0] < dangers[1]
    assert Field(b.s, SOVIET, SEASONED).danger == SEASONED.danger > SEASONED.dash


def test_a_misjudgement_is_kept_while_no_enemy_moves_and_differs_by_command_and_turn() -> None:
    b = Battle(TANKS)
    u = b.unit("GA")
    field = Field(b.s, GERMAN, NOVICE)
    slips = [field.slip(u, command) for command in GIVEN]
    assert len(set(slips)) == len(GIVEN)
    assert all(abs(slip) <= field.worth[u] for slip in slips)
    b.s.facing[u] = (b.s.facing[u] + 1) % 6  # his own units may move
    assert [Field(b.s, GERMAN, NOVICE).slip(u, command) for command in GIVEN] == slips
    b.s.turn += 1
    assert [Field(b.s, GERMAN, NOVICE).slip(u, command) for command in GIVEN] != slips
    assert Field(b.s, GERMAN).slip(u, MOVE) == 0


def test_nobody_expects_more_of_fire_without_a_target() -> None:
    b = Battle(TANKS)
    weigher = Weigher(b.s, GERMAN, NOVICE)
    for u in b.sc.units_of[GERMAN]:
        for command in GIVEN:
            assert weigher.slip(u, command, 0) <= 0
            assert weigher.slip(u, command, 1) == weigher.field.slip(u, command)


def test_a_recruit_fires_at_the_nearest_target_that_he_can_harm() -> None:
    b = Battle({**TANKS, "SA": "S-T34-41 F6 SW", "GA": "G-PZ4F2 C6 NE fire"}, [DirectFire(GERMAN)])
    u, near, far = b.unit("GA"), b.unit("SA"), b.unit("SB")
    assert shooting.nearness(b.s, u, near, 1) > shooting.nearness(b.s, u, far, 1000) > 0
    assert shooting.nearness(b.s, u, near, 0) == 0
    frame = b.s.top(0)
    assert isinstance(frame, DirectFire)
    assert shooting.best_target(b.s, frame, u, NOVICE)[0] == near


def test_a_recruit_commands_every_unit_by_itself() -> None:
    b = Battle(TANKS, [Orders(GERMAN)])
    weigher = Weigher(b.s, GERMAN, NOVICE)
    for values in (weigher.values[0], weigher.values[1]):  # a team would leave one of two standing ready
        values[:] = [NEVER] * len(values)
        values[MOVE], values[OVERWATCH] = 10, 9
    assert weigher.best_script() == weigher.script(FREE)
    team = Weigher(b.s, GERMAN, Skill("team"))
    team.values = weigher.values
    own = b.sc.units_of[GERMAN]
    best = max(team.worth(team.script(kind), own) for kind in SCRIPTS)
    assert team.worth(team.best_script(), own) == best > team.worth(team.script(FREE), own)


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

"""The computer of Panzer: what it does in small positions, that it sees no secrets, and that it wins."""

from __future__ import annotations

import pytest

from grognard.bots import UnknownLevel, choose, levels, purpose
from grognard.bots.arena import fight
from grognard.bots.levels import player_of
from grognard.bots.panzer.field import Field
from grognard.bots.panzer.greedy import Greedy, planned
from grognard.bots.panzer.gunnery import WHOLE, Circumstances, gunnery_of, prospect
from grognard.bots.panzer.scripts import BOUND, HOLD, SCRIPTS, Weigher
from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.games.panzer import RULES
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.fire.attack import Attack
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.scenario import GERMAN, SOVIET
from grognard.games.panzer.state import COMMANDS, FIRE, MOVE, NO_COMMAND, OVERWATCH
from tests.games.panzer.battle import Battle, short

SCENARIOS = ["two-and-two", "ambush-at-voyskovitsy", "one-tiger"]


def wish(battle: Battle) -> str:
    """What the greedy policy chooses now."""
    s = battle.s
    lane = next(lane for lane in range(len(s.asked)) if s.asked[lane] >= 0)
    return short(battle.game.key(s.top(lane).options(s)[Greedy().choose(s, lane)]))


def whole(battle: Battle) -> list[str]:
    """What it would do as far ahead as that can be told."""
    s = battle.s
    return [short(battle.game.key(o)) for o in planned(s, 0, s.top(0).options(s))]


def test_which_levels_there_are() -> None:
    assert levels("panzer") == ["random", "recruit", "sergeant", "captain"]
    with pytest.raises(UnknownLevel, match="general"):
        player_of("panzer", "general")


# -- shots -------------------------------------------------------------------------------------------------


def test_a_prospect_is_what_the_engine_rolls_for() -> None:
    b = Battle({"GA": "G-PZ4F2 C6 NE fire", "SA": "S-T34-41 I6 SW fire done"}, [DirectFire(GERMAN)])
    frame = b.s.top(0)
    assert isinstance(frame, DirectFire)
    attack = frame.attack(b.s, 0, 1, 0, 0)
    assert isinstance(attack, Attack)
    found = prospect(b.s, attack)
    assert found.chance == attack.number(b.s) > 0
    assert 0 < found.harm <= found.chance * WHOLE // 100


def test_kept_figures_agree_with_the_exact_ones() -> None:
    """A shot in the open without smoke: the quick figure of a place is the exact one."""
    b = Battle({"GA": "G-PZ4F2 C6 NE fire", "SA": "S-T34-41 I6 SW fire done"}, [DirectFire(GERMAN)])
    frame = b.s.top(0)
    assert isinstance(frame, DirectFire)
    exact = prospect(b.s, frame.attack(b.s, 0, 1, 0, 0)).harm
    field = Field(b.s, GERMAN)
    assert field.harm(0, b.hex("C6"), 1, b.hex("I6"), b.s.facing[1], Circumstances()) == exact


def test_nearer_is_never_worse_for_the_gun() -> None:
    b = Battle({"GA": "G-PZ4F2 C6 NE", "SA": "S-T34-41 I6 SW"})
    guns = gunnery_of(b.sc)
    harms = [guns.harm(b.s, 0, 1, distance, 0, Circumstances()) for distance in range(1, 25)]
    assert harms == sorted(harms, reverse=True)
    assert harms[0] > harms[-1]


def test_it_fires_at_the_nearer_of_two_equal_targets() -> None:
    b = Battle(
        {"GA": "G-PZ4F2 C6 NE fire", "SA": "S-T34-41 M6 SW fire", "SB": "S-T34-41 F6 SW fire"},
        [DirectFire(GERMAN)],
    )
    assert wish(b) == "fire GA"
    b.play("fire GA")
    assert wish(b) == "at SB"


def test_a_second_gun_joins_where_one_shot_may_not_be_enough() -> None:
    b = Battle(
        {"GA": "G-PZ4F2 C6 NE fire", "GB": "G-PZ4F2 C7 NE fire", "SA": "S-T34-41 F6 SW fire"},
        [DirectFire(GERMAN)],
    )
    b.play("fire GA", "at SA")
    assert wish(b) == "fire GB"


def test_a_moving_target_is_shown() -> None:
    b = Battle(
        {"GA": "G-PZ4F2 C6 NE fire", "SA": "S-T34-41 F6 SW move"}, [DirectFire(GERMAN)], rolls=[1, 1, 1, 1]
    )
    b.play("fire GA", "at SA", "resolve SA")
    assert (b.asked(), wish(b)) == ("soviet", "show SA")


def test_a_good_reaction_shot_does_not_wait_and_a_hopeless_one_is_not_fired() -> None:
    good = Battle(
        {"GA": "G-TIG1 C6 NE overwatch", "SA": "S-T34-41 E6 SW fire done spot-fire"}, [Reactions(GERMAN, 2)]
    )
    assert wish(good) == "react GA SA"
    hopeless = Battle(
        {"GA": "G-PZ38T C6 NE overwatch", "SA": "S-KV1 E6 SW fire done spot-fire"}, [Reactions(GERMAN, 2)]
    )
    assert "react GA SA" in hopeless.offers()
    assert wish(hopeless) == "hold"


# -- commands ----------------------------------------------------------------------------------------------


def commanded(units: dict[str, str], side: int) -> dict[str, str]:
    b = Battle(units, [Orders(side)])
    weigher = Weigher(b.s, side)
    script = weigher.best_script()
    return {key: COMMANDS[script[b.unit(key)]] for key in b.keys if b.sc.side[b.unit(key)] == side}


def test_a_gun_that_can_destroy_its_target_fires() -> None:
    assert commanded({"GA": "G-TIG1 C6 NE", "SA": "S-T34-41 F6 SW"}, GERMAN) == {"GA": "fire"}


def test_who_sees_nobody_and_defends_watches_or_moves_but_does_not_sleep() -> None:
    given = commanded({"GA": "G-TIG1 C6 NE", "SA": "S-T34-41 Y6 SW"}, GERMAN)
    assert given["GA"] != "no-command"


def test_scripts_give_only_commands_that_are_possible() -> None:
    b = Battle(
        {"GA": "G-PZ4F2 C6 NE", "GB": "G-PZ4F2 C8 NE tracks", "SA": "S-T34-41 I6 SW"},
        [Orders(GERMAN)],
        may=("move", "overwatch", "no-command"),
    )
    weigher = Weigher(b.s, GERMAN)
    for kind in SCRIPTS:
        script = weigher.script(kind)
        for u in b.sc.units_of[GERMAN]:
            assert b.s.command_may[u] >> script[u] & 1
    assert weigher.script(HOLD)[0] == OVERWATCH
    assert weigher.script(HOLD)[b.unit("SA")] == NO_COMMAND


def test_the_first_sight_prefers_a_shot_to_a_move_only_where_the_shot_is_good() -> None:
    b = Battle({"GA": "G-TIG1 C6 NE", "SA": "S-T34-41 F6 SW"}, [Orders(GERMAN)])
    values = Weigher(b.s, GERMAN).values[0]
    assert values[FIRE] > values[MOVE]
    weak = Battle({"SA": "S-T70 F6 SW", "GA": "G-TIG1 C6 NE"}, [Orders(SOVIET)])
    values = Weigher(weak.s, SOVIET).values[weak.unit("SA")]
    assert values[FIRE] <= values[MOVE]


def test_the_best_script_of_a_formation_is_at_least_as_good_as_each() -> None:
    units = {"GA": "G-PZ4F2 C6 NE", "GB": "G-PZ4F2 C8 NE", "SA": "S-T34-41 M6 SW", "SB": "S-T34-41 M8 SW"}
    b = Battle(units, [Orders(GERMAN)])
    weigher = Weigher(b.s, GERMAN)
    own = b.sc.units_of[GERMAN]
    best = weigher.worth(weigher.best_script(), own)
    assert best == max(weigher.worth(weigher.script(kind), own) for kind in SCRIPTS)
    commands = weigher.script(BOUND)
    assert [commands[u] == MOVE for u in own].count(True) == 1  # one drives, the other stands ready


# -- moves -------------------------------------------------------------------------------------------------


def test_the_front_is_turned_to_the_danger() -> None:
    b = Battle({"SA": "S-T34-41 C2 N", "GA": "G-PZ4F2 C12 N"})
    field = Field(b.s, SOVIET)
    u, h = b.unit("SA"), b.hex("C2")
    facing = field.best_facing(u, h)
    front = field.risk(u, h, facing, 2, Circumstances())
    assert 0 < front < field.risk(u, h, (facing + 3) % 6, 2, Circumstances())


def test_it_leaves_the_map_where_that_brings_points() -> None:
    b = Battle(
        {"GA": "G-PZ4F2 X6 NE move", "SA": "S-T34-41 A1 SW"},
        [Movement(GERMAN)],
        victory={"exits": [{"side": "german", "hexes": ["1Y5", "1Y6", "1Y7"], "points": 30}]},
    )
    assert whole(b)[0] == "move GA"
    assert whole(b)[-1] == "exit"


def test_it_drives_towards_an_objective() -> None:
    b = Battle(
        {"GA": "G-PZ4F2 C6 NE move", "SA": "S-T34-41 Y1 SW"},
        [Movement(GERMAN)],
        victory={"objectives": [{"key": "x", "hexes": ["1M6"], "points": 40}]},
    )
    before = b.sc.board.distance_between(b.hex("C6"), b.hex("M6"))
    b.play(*whole(b))
    assert b.sc.board.distance_between(b.s.place[0], b.hex("M6")) < before - 2


# -- secrets and sentences ---------------------------------------------------------------------------------


def played(scenario: str, choices: int) -> Game:
    game = new(f"panzer/{scenario}", seed=3)
    for number in range(choices):
        if game.over:
            break
        player = game.decision.player
        game.play(choose(game.seat(player), "recruit", b"secret", number), player)
    return game


@pytest.mark.parametrize("choices", [14, 40, 75])
def test_what_it_cannot_know_does_not_change_its_choice(choices: int) -> None:
    """The true State is replaced by others that look the same from its seat."""
    game = played("two-and-two", choices)
    while game.since:  # to where a run of choices begins
        choices += 1
        game = played("two-and-two", choices)
    player = game.decision.player
    seat = game.seat(player)
    key = choose(seat, "recruit", b"secret", choices)
    words = purpose(seat, "recruit", key)
    for world in range(6):
        game.base = game.state = seat.sample(b"world %d" % world)
        assert choose(seat, "recruit", b"secret", choices) == key
        assert purpose(seat, "recruit", key) == words


def test_it_says_what_it_is_doing_and_its_commands_to_nobody() -> None:
    game = new("panzer/two-and-two", seed=7)
    catalogues = [Catalogue(lang, [RULES.package]) for lang in LANGUAGES]
    names = RULES.names(game.scenario)
    said: set[str] = set()
    for number in range(400):
        if game.over:
            break
        player = game.decision.player
        key = choose(game.seat(player), "recruit", b"words", number)
        message = purpose(game.seat(player), "recruit", key)
        said.add(message.id)
        if key.split()[0] in ("order", "fire-order", "move-order", "halt-order", "watch-order"):
            assert message.id == "panzer-why-secret"
        for catalogue in catalogues:
            assert catalogue.render(message, names)
        game.play(key, player)
    assert game.over
    assert {"panzer-why-secret", "panzer-why-fire", "panzer-why-towards", "panzer-why-first"} <= said


def test_every_sentence_is_in_both_languages() -> None:
    ids = [{i for i in Catalogue(lang, [RULES.package]).ids() if "-why-" in i} for lang in LANGUAGES]
    assert ids[0] == ids[1]
    assert len(ids[0]) == 25


# -- strength ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_beats_chance(scenario: str) -> None:
    report = fight("panzer", scenario, "recruit", "random", games=4, seed=11)
    assert report.fighters[0].won.won == 4

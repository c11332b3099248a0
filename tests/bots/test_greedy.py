"""The greedy computer of Conflict of Heroes: its scripts, its honesty, its sentences, and that it wins."""

from __future__ import annotations

import pytest

from grognard.bots import choose, purpose
from grognard.bots.arena import fight
from grognard.bots.coh.field import Battlefield
from grognard.bots.coh.ground import at_least
from grognard.bots.coh.mind import MIND
from grognard.bots.coh.plans import Plan
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State, advance, asked_lanes
from grognard.core.kernel.state import choose as play
from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.games.coh import RULES
from grognard.games.coh.turns import Turn
from tests.games.coh.battle import Battle

SCENARIOS = ["first-steps", "dawn-at-the-granary", "crossroads-in-the-wheat"]


def chosen(battle: Battle) -> str:
    """What the policy chooses now."""
    s = battle.s
    options = s.top(0).options(s)
    return battle.game.key(options[MIND.greedy().choose(s, 0)]).replace("1-", "", 1)


def whole(battle: Battle, most: int = 12) -> list[str]:
    """The choices of one player's turn, as far as dice and the other side leave him alone."""
    player = battle.game.decision.player
    found: list[str] = []
    while not battle.game.over and battle.game.decision.player == player and len(found) < most:
        if found and isinstance(battle.s.top(0), Turn) and found[-1].split()[0] not in ("activate", "spend"):
            break
        found.append(chosen(battle))
        battle.game.play(battle.full(found[-1]))
    return found


# -- scripts -------------------------------------------------------------------------------------------


def test_it_fires_at_what_stands_in_the_open() -> None:
    battle = Battle(
        {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F07 W", "S-RIF-2": "S_RIF F08 W"},
        terrain={"F05": "stone_building", "F08": "stone_building"},
        rolls=[9],
        draws=["pinned"],
    )
    assert "fire G-INF-1 F07" in whole(battle)


def test_a_stunned_unit_in_cover_is_rallied() -> None:
    battle = Battle(
        {"G-INF-1": "G_INF F05 E stunned", "S-RIF-1": "S_RIF F16 W"},
        terrain={"F05": "forest"},
        rolls=[9],
    )
    assert "rally G-INF-1" in whole(battle)


def test_it_does_not_pass_while_a_victory_hex_is_there_for_the_taking() -> None:
    battle = Battle(
        {"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF A16 W"},
        round=5,
        victory={"per_enemy_unit": 1, "hexes": [{"hex": "1-F06", "vp": 2, "when": "game_end"}]},
    )
    assert "move G-INF-1 F06" in whole(battle)


def test_it_passes_when_nothing_helps() -> None:
    battle = Battle({"G-INF-1": "G_INF F05 E spent", "S-RIF-1": "S_RIF A16 W"}, current_cap=(0, 0))
    assert whole(battle) == ["pass"]


def test_after_a_move_it_faces_the_enemy() -> None:
    battle = Battle(
        {"G-INF-1": "G_INF F05 W", "S-RIF-1": "S_RIF F09 W spent"},
        terrain={"F06": "stone_building"},
        ap=(7, 0),
    )
    battle.play("activate G-INF-1", "ap G-INF-1", "move G-INF-1 F06")
    assert chosen(battle) in ("face G-INF-1 E", "face G-INF-1 NE", "face G-INF-1 SE")


def test_cap_go_into_a_roll_where_a_point_more_kills() -> None:
    """A damaged unit in reach of the dice: the last CAP of the round are worth it."""
    battle = Battle(
        {"G-INF-1": "G_INF F05 E active", "S-RIF-1": "S_RIF F07 W pinned spent"},
        current_cap=(2, 0),
        ap=(3, 0),
    )
    battle.play("ap G-INF-1", "fire G-INF-1 F07")
    assert chosen(battle) == "commit 2"


def test_no_cap_go_into_a_roll_that_cannot_fail() -> None:
    """An SMG squad in close combat: 5 + 4 against 11, so any throw hits, and one hit is enough."""
    battle = Battle(
        {"S-SMG-1": "S_SMG F05 E active", "G-INF-1": "G_INF F05 E pinned spent"},
        turn="soviet",
        current_cap=(0, 2),
        ap=(0, 3),
    )
    battle.play("ap S-SMG-1", "assault S-SMG-1")
    assert chosen(battle) == "commit 0"


def test_a_reinforcement_enters() -> None:
    battle = Battle(
        {"G-INF-1": "G_INF A01 E spent", "S-RIF-1": "S_RIF F16 W"},
        begin="round",
        reinforcements=[
            {"side": "german", "round": 1, "entry": ["1-F01"], "units": [{"key": "G-INF-2", "unit": "G_INF"}]}
        ],
        rolls=[12, 2],
    )
    found: list[str] = []
    for _ in range(40):
        if battle.game.over or battle.s.round > 1:
            break
        key = chosen(battle)
        found.append(key)
        battle.game.play(battle.full(key))
    assert "move G-INF-2 F01" in found


# -- what it is made of ----------------------------------------------------------------------------------


def test_the_odds_of_two_dice() -> None:
    throws = [a + b for a in range(1, 7) for b in range(1, 7)]
    for need in range(-3, 16):
        assert at_least(need) == sum(total >= need for total in throws)


def test_estimates_of_fire_agree_with_the_rules() -> None:
    """The tables behind places to stand give what the rules give for a shot that is on offer."""
    battle = Battle({"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F09 W"}, terrain={"F09": "wooden_building"})
    field = Battlefield(battle.s, 0)
    plans = MIND.macros(battle.s, 0)
    shot = next(p for p in plans if battle.game.key(p.path[-1]).startswith("fire"))
    assert shot.path[-1].b == battle.hex("F09")
    u = battle.unit("G-INF-1")
    gain = field.chances(u, field.at[u])[battle.s.facing[u]]
    assert isinstance(shot, Plan)
    assert shot.deed is not None
    assert gain == shot.deed.gain


def test_a_danger_behind_is_greater_than_one_in_front() -> None:
    battle = Battle({"G-INF-1": "G_INF F05 E", "S-RIF-1": "S_RIF F08 W"})
    field = Battlefield(battle.s, 0)
    risks = field.risks(0, battle.hex("F05"))
    assert risks[4] > risks[1] > 0


def test_whole_actions_can_be_played() -> None:
    """Every path of every plan is legal, step by step, in games of both sides."""
    followed = 0
    for seed in range(3):
        game = new("coh/crossroads-in-the-wheat", seed=seed)
        for number in range(120):
            if game.over:
                break
            s = game.state
            if isinstance(s.top(0), Turn):
                for plan in MIND.macros(s, 0)[:12]:
                    follow(s.copy(), plan.path)
                    followed += 1
            player = game.decision.player
            game.play(choose(game.seat(player), "recruit", b"paths", number), player)
    assert followed > 300


def follow(s: State, path: list[Option]) -> None:
    for o in path:
        assert s.top(0).check(s, o) == 0, o
        play(s, 0, o)


def test_evaluation_is_the_same_from_both_sides() -> None:
    game = played(60)
    assert abs(MIND.evaluate(game.state, 0) + MIND.evaluate(game.state, 1)) <= 10  # but for rounding


# -- honesty ---------------------------------------------------------------------------------------------


def played(choices: int, scenario: str = "dawn-at-the-granary") -> Game:
    game = new(f"coh/{scenario}", seed=5)
    for number in range(choices):
        if game.over:
            break
        player = game.decision.player
        game.play(choose(game.seat(player), "recruit", b"secret", number), player)
    return game


@pytest.mark.parametrize("choices", [40, 90, 140])
def test_what_it_cannot_know_does_not_change_its_choice(choices: int) -> None:
    """The true State is replaced by others that look the same from its seat."""
    game = played(choices)
    while game.since:  # to where a run of choices begins
        choices += 1
        game = played(choices)
    player = game.decision.player
    seat = game.seat(player)
    key = choose(seat, "recruit", b"secret", choices)
    words = purpose(seat, "recruit", key)
    for world in range(8):
        game.base = game.state = seat.sample(b"world %d" % world)
        assert choose(seat, "recruit", b"secret", choices) == key
        assert purpose(seat, "recruit", key) == words


# -- what it says ------------------------------------------------------------------------------------------


def test_it_says_what_it_is_doing() -> None:
    game = new("coh/dawn-at-the-granary", seed=7)
    catalogues = [Catalogue(lang, [RULES.package]) for lang in LANGUAGES]
    names = RULES.names(game.scenario)
    said: set[str] = set()
    for number in range(200):
        if game.over:
            break
        player = game.decision.player
        key = choose(game.seat(player), "recruit", b"words", number)
        message = purpose(game.seat(player), "recruit", key)
        said.add(message.id)
        for catalogue in catalogues:
            assert catalogue.render(message, names)
        game.play(key, player)
    assert {"coh-why-fire", "coh-why-towards", "coh-why-turn-at", "coh-why-pass"} <= said


def test_a_rally_is_told_without_the_counter() -> None:
    """COH-7.4(4): a chance of success would give the face-down counter away."""
    battle = Battle({"G-INF-1": "G_INF F05 E stunned", "S-RIF-1": "S_RIF F16 W"}, terrain={"F05": "forest"})
    battle.play("activate G-INF-1", "ap G-INF-1")
    s = battle.s
    options = s.top(0).options(s)
    rally = next(o for o in options if battle.game.key(o).startswith("rally"))
    assert set(MIND.purpose(s, 0, rally).args) == {"unit"}


# -- strength ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_beats_chance(scenario: str) -> None:
    report = fight("coh", scenario, "recruit", "random", games=20, seed=11)
    assert report.fighters[0].won.won >= 19


# -- every scenario, every rule that asks something --------------------------------------------------------


@pytest.mark.parametrize("scenario", RULES.scenarios())
def test_it_plays_every_scenario(scenario: str) -> None:
    """Whatever is asked, it answers; and every plan begins with something legal."""
    s = started(scenario, b"every scenario")
    greedy = MIND.greedy()
    for number in range(150):
        if s.outcome >= 0:
            break
        lane = asked_lanes(s)[0]
        options = s.top(lane).options(s)
        index = greedy.choose(s, lane)
        assert 0 <= index < len(options)
        if number % 10 == 0:
            for macro in MIND.macros(s, lane)[:5]:
                assert s.top(lane).check(s, macro.path[0]) == 0
            assert MIND.purpose(s, lane, options[index]).id.startswith("coh-why-")
        play(s, lane, options[index])


def started(scenario: str, seed: bytes, options: dict[str, str] | None = None) -> State:
    s = RULES.start(RULES.load(scenario, options or {}), seed)
    advance(s)
    return s


def hiding_places(secret: bytes) -> list[str]:
    """Where a computer hides its units in a scenario that lets it choose (COH-1.0(8))."""
    game = new("coh/ambush-in-the-corn", seed=1)
    found: list[str] = []
    for number in range(40):
        if not game.decision.kind.startswith("Deploy"):
            break
        player = game.decision.player
        key = choose(game.seat(player), "recruit", secret, number)
        if key.startswith("conceal"):
            found.append(key)
        game.play(key, player)
    return found


def test_nobody_can_guess_where_it_hides() -> None:
    places = [hiding_places(b"secret %d" % n) for n in range(4)]
    assert places[0]
    assert any(other != places[0] for other in places[1:])
    assert hiding_places(b"secret 0") == places[0]


def test_what_is_hidden_from_it_does_not_change_its_choice() -> None:
    """Hidden units, hands and counters of the other side are dealt anew: it chooses the same."""
    game = new("coh/ambush-in-the-corn", seed=3)
    compared = 0
    for number in range(120):
        if game.over:
            break
        player = game.decision.player
        seat = game.seat(player)
        key = choose(seat, "recruit", b"honest", number)
        if number % 5 == 0 and len(game.state.lanes) == 1 and not game.since:
            true, base = game.state, game.base
            for world in range(3):
                game.base = game.state = seat.sample(b"world %d" % world)
                assert choose(seat, "recruit", b"honest", number) == key
                compared += 1
            game.state, game.base = true, base
        game.play(key, player)
    assert compared > 10

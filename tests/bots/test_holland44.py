"""The computer of Holland '44: what it does in small positions, that it sees no dice, that it ends games."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.bots import choose, levels, purpose
from grognard.bots.arena import Ring
from grognard.bots.holland44.mind import MIND
from grognard.bots.holland44.stakes import HollandStakes
from grognard.bots.levels import player_of
from grognard.bots.search import Searcher, follow
from grognard.bots.zocbond.fight import Target, blow_at
from grognard.core.kernel.chance import Chance, Die
from grognard.core.kernel.state import State, advance
from grognard.core.kernel.state import choose as play
from grognard.core.referee.game import new
from grognard.core.referee.keys import key_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.message import msg
from grognard.games.holland44 import RULES
from grognard.games.holland44.bridges import Demolition
from grognard.games.holland44.scenario import ALLIED, GERMAN, HIGHWAY
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond.movement import Move, Movement
from tests.games.holland44.field import Field

TANKS = "2-Gren-Gds"  # 6-5, 3 steps, Guards
MOTOR = "1-Gren-Gds"  # 5-5, 3 steps, Guards
WHYS = [
    "move",
    "moved",
    "attack",
    "no-attack",
    "lose",
    "stand",
    "retreat",
    "advance",
    "bridge",
    "land",
    "other",
]


def weighed(field: Field) -> str:
    """What the careful hand chooses now."""
    s = field.s
    path = MIND.macros(s, 0)[0].path
    return key_of(RULES, s.scenario, path[0])


def field(units: dict[str, str], **more: Any) -> Field:
    return Field(units, **more)


def test_all_levels() -> None:
    assert levels("holland44") == ["random", "recruit", "sergeant", "captain"]


# -- attacks -----------------------------------------------------------------------------------------------


def test_a_strong_attack_is_made() -> None:
    f = field({TANKS: "2005", MOTOR: "2005", "HG-Uden": "2105"}, phase="combat")
    assert weighed(f) == "attack 2105"


def test_a_hopeless_attack_is_not() -> None:
    f = field({"2-HCR": "2005", "KG-Knaust": "2105"}, phase="combat")
    assert weighed(f) == "done"


def test_better_odds_are_never_worth_less() -> None:
    f = field({TANKS: "2005", "HG-Uden": "2105"}, phase="combat")
    target = Target(f.s, HollandStakes(f.s), 0, f.s.place[f.unit("HG-Uden")], 0)
    assert target.worth[0] < target.worth[-1]
    assert target.worth[-1] == max(target.worth)


def test_all_who_help_join_the_attack() -> None:
    f = field({TANKS: "2005", MOTOR: "2006", "HG-Uden": "2105"}, phase="combat")
    h = f.s.place[f.unit("HG-Uden")]
    blow = blow_at(f.s, HollandStakes(f.s), 0, h, 0, True)
    assert blow is not None
    assert blow.b.units >> f.unit(TANKS) & 1


# -- the other questions -----------------------------------------------------------------------------------


def test_a_bridge_is_blown_when_it_is_about_to_be_crossed() -> None:
    f = field({}, water={"2005/2105": "canal"}, roads=[["2005", "2105"]], bridges={"2005/2105": "mined"})
    side = f.s.sc.bridge_side[0]
    f = field(
        {TANKS: "2005"},
        water={"2005/2105": "canal"},
        roads=[["2005", "2105"]],
        bridges={"2005/2105": "mined"},
        frame=Demolition(side, 0),
    )
    assert weighed(f) == "blow 2005/2105"


# -- what is tried out -------------------------------------------------------------------------------------


def start(scenario: str) -> State:
    """Where somebody moves first, dice and all."""
    s = RULES.start(RULES.load(scenario, {}), b"dice")
    advance(s)
    while not isinstance(s.top(0), Movement):
        follow(s, s.asked[0], MIND.plan(s, 0))
    return s


def test_several_plans_of_a_turn_are_tried_out() -> None:
    s = start("nijmegen")
    plans = MIND.macros(s, 0)
    assert len(plans) >= 3
    places = set()
    for plan in plans:
        trial = s.copy()
        assert isinstance(trial, HollandState)
        for o in plan.path:
            assert trial.top(0).check(trial, o) == 0
            play(trial, 0, o)
        places.add(tuple(trial.place))
    assert len(places) >= 3


def test_the_way_of_the_greedy_policy_is_one_of_the_plans() -> None:
    s = start("nijmegen")
    first = s.copy()
    follow(first, 0, MIND.macros(s, 0)[0].path)
    while isinstance(s.top(0), (Movement, Move)):
        follow(s, 0, MIND.plan(s, 0))
    assert isinstance(s, HollandState)
    assert isinstance(first, HollandState)
    assert first.place == s.place


def test_in_the_long_games_what_looks_best_is_done() -> None:
    """Trials would take longer than a player likes to wait."""
    s = start("campaign")
    assert len(MIND.macros(s, 0)) == 1


def test_whoever_bars_the_highway_is_driven_off_first() -> None:
    s = RULES.start(RULES.load("road-to-the-waal", {}), b"dice")
    assert isinstance(s, HollandState)
    stakes = HollandStakes(s)
    worths = [stakes.opens(ALLIED, h) for h in range(s.sc.n)]
    roads = [h for h in range(s.sc.n) if HIGHWAY in s.sc.road[6 * h : 6 * h + 6]]
    assert all(worths[h] == max(worths) for h in roads)
    assert sorted(set(worths))[0] == 0 < sorted(set(worths))[1] < max(worths)
    assert not any(stakes.opens(GERMAN, h) for h in roads)


def test_a_unit_goes_its_whole_way_as_step_by_step() -> None:
    s = start("nijmegen")
    whole = s.copy()
    follow(whole, 0, MIND.plan(whole, 0))
    greedy = MIND.greedy()
    while True:
        frame = s.top(0)
        play(s, 0, frame.options(s)[greedy.choose(s, 0)])
        if isinstance(s.top(0), Movement):
            break
    assert isinstance(s, HollandState)
    assert isinstance(whole, HollandState)
    assert s.place == whole.place


def test_a_look_ahead_ends_with_the_answer_of_the_enemy() -> None:
    player = player_of("holland44", "sergeant")
    assert isinstance(player, Searcher)
    s = start("nijmegen")
    assert MIND.ahead(s, player.budget.turns) == 2
    assert MIND.ahead(start("arnhem"), player.budget.turns) == 3  # few units: a turn further
    begun = MIND.clock(s)
    turns = {begun}
    while MIND.clock(s) < begun + 2:
        follow(s, s.asked[0], MIND.plan(s, 0))
        turns.add(MIND.clock(s))
    assert turns == {begun, begun + 1, begun + 2}
    assert isinstance(s, HollandState)
    assert (s.turn, s.active) == (10, 0)


class Thrown(Chance):
    """Throws one face, and keeps what that was worth to each player."""

    def __init__(self, face: int) -> None:
        self.face = face
        self.lucks: list[tuple[int, int]] = []

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        self.lucks.append((MIND.luck(s, 0, self.face), MIND.luck(s, 1, self.face)))
        s.dice = [self.face]
        return self.face


def test_luck_is_nothing_on_average_and_what_one_side_gains_the_other_loses() -> None:
    lucks = []
    for face in range(1, 7):
        f = field({TANKS: "2005", MOTOR: "2005", "HG-Uden": "2105"}, phase="combat")
        f.play("attack 2105", f"with {TANKS}", f"with {MOTOR}")
        dice = Thrown(face)
        f.s.chance = dice
        f.play("commit")
        assert abs(sum(dice.lucks[0])) <= 1
        lucks.append(dice.lucks[0][0])
    assert abs(sum(lucks)) <= 6
    assert lucks[0] < 0 < lucks[5]


def test_to_win_counts_beside_the_points() -> None:
    s = start("the-island")
    assert isinstance(s, HollandState)
    s.outcome = 1
    won = MIND.evaluate(s, 0)
    s.outcome = 2
    assert MIND.evaluate(s, 0) < won
    assert MIND.evaluate(s, 1) > -won


# -- whole games -------------------------------------------------------------------------------------------


@pytest.mark.long
def test_games_end() -> None:
    """Recruits, and in the last turn a sergeant with the fewest trials there are."""
    recruit = player_of("holland44", "recruit")
    ring = Ring(RULES, RULES.load("nijmegen", {}), [recruit, recruit], 1)
    s = ring.s
    assert isinstance(s, HollandState)
    count = 0
    while s.outcome < 0:
        if s.turn == s.sc.last_turn and ring.players[0] is recruit:
            ring.players = [player_of("holland44", "sergeant", 0.01), recruit]
        ring.step(count)
        count += 1
    assert s.outcome in (1, 2)


def test_it_does_not_see_the_dice() -> None:
    """Other dice, the same choices until one is rolled."""
    known = RULES.redact(new("holland44/nijmegen", seed=5).state, 0)
    paths = []
    for seed in (b"one", b"two"):
        s = RULES.sample(known, 0, seed)
        paths.append([key_of(RULES, s.scenario, o) for o in MIND.macros(s, 0)[0].path])
    assert paths[0] == paths[1]


def test_the_same_seat_chooses_the_same() -> None:
    game = new("holland44/nijmegen", seed=5)
    seat = game.seat(game.decision.player)
    assert choose(seat, "sergeant", b"secret", 1) == choose(seat, "sergeant", b"secret", 1)


# -- sentences ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language: str) -> None:
    catalogue = Catalogue(language, [RULES.package])
    for name in WHYS:
        assert "holland44-why" not in catalogue.render(msg(f"holland44-why-{name}"))


def test_it_says_why() -> None:
    game = new("holland44/the-first-day", seed=5)
    seat = game.seat(game.decision.player)
    key = choose(seat, "recruit", b"secret", 1)
    assert purpose(seat, "recruit", key).id == "holland44-why-land"

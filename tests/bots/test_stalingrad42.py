"""The computer of Stalingrad '42: what it does in small positions, and that it follows its plans."""

from __future__ import annotations

import gc

import pytest

from grognard.bots import levels
from grognard.bots.arena import Ring
from grognard.bots.dice import Throws, TrialDice
from grognard.bots.levels import player_of
from grognard.bots.search import Follower, follow
from grognard.bots.stalingrad42.evaluate import strength, sway
from grognard.bots.stalingrad42.greedy import StalingradOffice
from grognard.bots.stalingrad42.mind import MIND, same
from grognard.bots.stalingrad42.plan import StalingradPlanner
from grognard.bots.stalingrad42.roads import FARTHEST, Atlas
from grognard.bots.stalingrad42.stakes import StalingradStakes
from grognard.bots.zocbond.fight import Target
from grognard.core.kernel.state import advance, choose
from grognard.core.referee.keys import key_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.message import msg
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.games.stalingrad42.scenario import AXIS, ON_FOOT, ON_WHEELS, SOVIET
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.kinds import ISOLATED
from grognard.games.zocbond.movement import Movement
from grognard.games.zocbond.results import FORBIDDEN, code_named
from grognard.games.zocbond.retreat import APPROACH, Retreat
from tests.games.stalingrad42.field import Field

RULES = StalingradRules()
TANKS = "DE-PZ-3"  # 10-8-6, three steps
MORE_TANKS = "DE-PZ-6"
RIFLES = "SU-RD-1"  # 3-5-3, two steps
FOOT = "DE-ID-45"
WHYS = [
    "move",
    "moved",
    "rail",
    "attack",
    "no-attack",
    "lose",
    "stand",
    "retreat",
    "advance",
    "build-up",
    "other",
]


def weighed(f: Field) -> str:
    """What the careful hand chooses now."""
    return f.key(MIND.macros(f.s, 0)[0].path[0])


def start(scenario: str, player: int = -1) -> StalingradState:
    """Where somebody, or a player, moves first."""
    s = RULES.start(RULES.load(scenario, {}), b"dice")
    assert isinstance(s, StalingradState)
    advance(s)
    while not isinstance(s.top(0), Movement) or player not in (-1, s.active):
        follow(s, s.asked[0], MIND.plan(s, 0))
    return s


def test_all_levels() -> None:
    assert levels("stalingrad42") == ["random", "recruit", "sergeant", "captain"]


# -- attacks -----------------------------------------------------------------------------------------------


def test_a_strong_attack_is_made() -> None:
    f = Field({TANKS: "2005", MORE_TANKS: "2005", RIFLES: "2105"}, phase="combat")
    assert weighed(f) == "attack 2105"


def test_a_hopeless_attack_is_not() -> None:
    units, city = {RIFLES: "2005", TANKS: "2105"}, {"2105": "major_city"}
    f = Field(units, terrain=city, phase="combat", player="soviet")
    assert f.options() == ["attack 2105", "done"]
    assert weighed(f) == "done"


def test_better_odds_are_never_worth_less() -> None:
    f = Field({TANKS: "2005", RIFLES: "2105"}, phase="combat")
    target = Target(f.s, StalingradStakes(f.s, Atlas()), AXIS, f.hex("2105"), 0)
    assert target.worth[0] < target.worth[-1]
    assert target.worth[-1] == max(target.worth)


def test_a_retreat_that_nobody_can_stand_against_is_worth_more() -> None:
    """S42-11.2.2."""
    f = Field({TANKS: "2005", RIFLES: "2105"}, terrain={"2105": "major_city"}, turn=12, phase="combat")
    target = Target(f.s, StalingradStakes(f.s, Atlas()), AXIS, f.hex("2105"), 0)
    code = code_named("D1")
    assert target.holds > 0
    assert target.code_worth(f.s, code, FORBIDDEN) > target.code_worth(f.s, code)


# -- the other questions -----------------------------------------------------------------------------------


def test_nobody_waits_for_the_strait() -> None:
    """S42-5.7.2: one unit a turn crosses it; who may choose arrives in the areas beside the front."""
    s = start("campaign")
    judge = StalingradOffice().judge(s, AXIS, True)
    foot = s.sc.unit_names.index(FOOT)
    shore = s.sc.strait_area
    for area in range(s.sc.size, s.sc.size + len(s.sc.gates)):
        if s.sc.area_owner[area - s.sc.size] == AXIS and area != shore:
            assert judge.pull(foot, area) > judge.pull(foot, shore)


def test_routed_units_run_away_from_the_enemy() -> None:
    """S42-13.3.2: not round him, or they would have to run for ever."""
    f = Field({RIFLES: "2010 routed", TANKS: "1910"}, player="soviet")
    f = Field(
        {RIFLES: "2010 routed", TANKS: "1910"},
        player="soviet",
        frame=Retreat(SOVIET, 1 << f.unit(RIFLES), f.hex("2010"), 2, 2, APPROACH, 1),
    )
    while f.frame() == "Retreat":
        follow(f.s, SOVIET, MIND.plan(f.s, 0))
    assert f.sc.board.distance_between(f.s.place[f.unit(RIFLES)], f.hex("1910")) == 3


# -- ways --------------------------------------------------------------------------------------------------


def test_how_far_it_is_does_not_depend_on_who_is_between() -> None:
    f = Field({TANKS: "2005", RIFLES: "2205"})
    roads = Atlas().roads(f.s, AXIS, ON_WHEELS)
    field = roads.to([f.hex("2405")])
    assert field[f.hex("2405")] == 0
    assert field[f.hex("2305")] < field[f.hex("2205")] < field[f.hex("2105")] < FARTHEST


def test_roads_are_found_once() -> None:
    f = Field({TANKS: "2005", FOOT: "2006"})
    atlas = Atlas()
    roads = atlas.roads(f.s, AXIS, ON_FOOT)
    assert atlas.roads(f.s, AXIS, ON_FOOT) is roads
    assert roads.to([f.hex("2405")]) is roads.to([f.hex("2405")])
    assert atlas.roads(f.s, AXIS, ON_WHEELS) is not roads


# -- plans -------------------------------------------------------------------------------------------------


def test_a_plan_is_a_whole_movement_phase() -> None:
    s = start("uranus")
    after = s.copy()
    for o in MIND.plan(s, 0):
        assert after.top(0).check(after, o) == 0
        choose(after, 0, o)
    moved = [u for u in s.sc.units_of[SOVIET] if after.place[u] != s.place[u]]
    assert len(moved) > 5


def test_the_recruits_plan_is_among_those_that_are_tried() -> None:
    s = start("uranus")
    plans = MIND.macros(s, 0)
    assert len(plans) > 1
    assert same(plans[0].path, MIND.plan(s, 0))
    for i, one in enumerate(plans):
        assert not any(same(one.path, other.path) for other in plans[:i])


def test_the_axis_has_plans_in_winter() -> None:
    """Also with units beyond the edge of the map, which the frost does not weaken in defence (S42-23.4)."""
    s = start("uranus", AXIS)
    for u in s.on_map(AXIS)[:20]:
        s.put(u, s.sc.place_names.index("@A"))
    assert len(MIND.macros(s, 0)) > 1


def test_in_a_trial_everybody_does_what_the_recruit_does() -> None:
    s = start("uranus")
    s.chance = TrialDice(MIND, Throws(b"seed"), 0, SOVIET)
    assert len(MIND.macros(s, 0)) == 1


@pytest.mark.both_builds
def test_what_was_at_stake_is_freed() -> None:
    """Hundreds of looks at a position are taken in a turn, each with lists as long as the map."""

    def long_lists() -> int:
        gc.collect()
        return sum(1 for found in gc.get_objects() if type(found) is list and len(found) == s.sc.n)

    s = start("uranus")
    atlas = Atlas()
    StalingradStakes(s, atlas)
    before = long_lists()
    for _ in range(20):
        StalingradStakes(s, atlas)
    assert long_lists() == before


def test_who_holds_stays_in_line() -> None:
    f = Field({TANKS: "2005", RIFLES: "2205", FOOT: "1205"})
    judge = StalingradOffice().judge(f.s, AXIS, True)
    assert StalingradPlanner(f.s, judge).in_line() == 1 << f.unit(TANKS)


def test_from_the_box_of_an_army_it_is_far_to_everything() -> None:
    s = start("uranus")
    judge = StalingradOffice().judge(s, SOVIET, True)
    u = s.on_map(SOVIET)[0]
    assert judge.pull(u, s.sc.army_box) <= min([judge.pull(u, s.place[v]) for v in s.on_map(SOVIET)])


def test_it_does_not_see_the_dice() -> None:
    known = RULES.redact(start("uranus"), SOVIET)
    paths = []
    for seed in (b"one", b"two"):
        s = RULES.sample(known, SOVIET, seed)
        paths.append([[key_of(RULES, s.scenario, o) for o in macro.path] for macro in MIND.macros(s, 0)])
    assert paths[0] == paths[1]


def test_the_first_level_follows_its_plan() -> None:
    """Choice by choice the recruit does what it planned when the phase began."""
    player = player_of("stalingrad42", "recruit")
    assert isinstance(player, Follower)
    ring = Ring(RULES, RULES.load("uranus", {}), [player, player], 1)
    planned = MIND.plan(RULES.sample(RULES.redact(ring.s, SOVIET), SOVIET, b"other dice"), 0)
    played = ring.s.copy()
    for number, o in enumerate(planned[:30]):
        choose(played, 0, o)
        ring.step(number)
    assert isinstance(played, StalingradState)
    assert isinstance(ring.s, StalingradState)
    assert played.place == ring.s.place


# -- how it stands -----------------------------------------------------------------------------------------


def test_both_sides_see_the_same_position() -> None:
    s = start("uranus")
    assert MIND.evaluate(s, AXIS) == -MIND.evaluate(s, SOVIET)


def test_a_unit_that_is_cut_off_is_worth_less() -> None:
    f = Field({TANKS: "2005", RIFLES: "2205"})
    before = strength(f.s, AXIS)
    f.s.supply[f.unit(TANKS)] = ISOLATED
    assert 0 < strength(f.s, AXIS) < before


def test_who_stands_before_a_city_has_more_say_there() -> None:
    s = start("uranus")
    far = s.copy()
    around = Atlas().around(s.sc, s.sc.hold_hexes[0], 3)
    for u in s.on_map(SOVIET):
        if s.place[u] in around:
            far.put(u, s.sc.size)
    assert sway(far) > sway(s)


# -- sentences ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language: str) -> None:
    catalogue = Catalogue(language, [RULES.package])
    for name in WHYS:
        assert "stalingrad42-why" not in catalogue.render(msg(f"stalingrad42-why-{name}"))


def test_it_says_why() -> None:
    s = start("uranus")
    assert MIND.purpose(s, 0, MIND.plan(s, 0)[-1]).id.startswith("stalingrad42-why-mov")

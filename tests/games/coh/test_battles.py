"""Battles drawn up by the program: always legal, always the same from a seed, and they end."""

from __future__ import annotations

import pytest

from grognard.core.loading.own_text import own_name
from grognard.core.referee.game import rules_of
from grognard.games.coh.box.battles import ARMS, DEFENDER, MISSIONS, BattleWish, draw_up
from grognard.games.coh.box.data_files import load_box
from grognard.games.coh.box.data_types import ScenarioFile
from grognard.games.coh.box.points import bomb_points, point_table, points_of_box, unit_points
from grognard.games.coh.box.scenario_check import examine
from grognard.games.coh.box.scenario_text import write_scenario
from grognard.games.tactical.box.examining import try_out
from grognard.games.tactical.box.wishes import Impossible

RULES = rules_of("coh")
BOX = load_box()
POINTS = points_of_box()


def wish(seed: int) -> BattleWish:
    """Wishes of all kinds, mostly on one board."""
    boards = 1 if seed % 5 else 1 + seed // 5 % 4
    without = () if seed % 3 else (ARMS[seed // 3 % len(ARMS)],)
    arms = tuple(arm for arm in ARMS if arm not in without)
    side = ("german", "soviet")[seed // 4 % 2]
    return BattleWish(seed, 25 + 7 * seed % 90, boards, MISSIONS[seed % 4], side, arms)


def spent(file: ScenarioFile, side: str) -> int:
    placed = [unit.unit for unit in file.units if BOX.units[unit.unit].side == side]
    arrivals = [each for group in file.reinforcements if group.side == side for each in group.units]
    return sum(POINTS[name] for name in placed) + sum(
        POINTS[each.unit] + (bomb_points(each.bombs) if each.bombs else 0) for each in arrivals
    )


@pytest.mark.parametrize("part", range(10))
def test_two_hundred_battles_are_legal_and_keep_to_the_wish(part: int) -> None:
    for seed in range(20 * part, 20 * part + 20):
        wanted = wish(seed)
        file = draw_up(wanted)
        found = examine(write_scenario(file))
        assert [str(error) for error in (*found.problems, *found.remarks)] == [], wanted
        assert found.file == file
        assert sum(len(row) for row in file.layout) == wanted.boards
        for side in ("german", "soviet"):
            assert 0 < spent(file, side) <= wanted.points, wanted
            assert sum(BOX.units[unit.unit].side == side for unit in file.units) >= 3
        assert (file.victory.exit is not None) == (wanted.mission == "breakthrough")


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, 10))])
def test_random_games_of_them_end(part: int) -> None:
    for seed in range(20 * part, 20 * part + 20):
        wanted = wish(seed)
        if wanted.boards == 1:  # larger maps take a second to build, and are played in another test
            assert try_out(RULES, own_name(draw_up(wanted)), 1, seed).faults == [], wanted


@pytest.mark.parametrize("boards", [2, *(pytest.param(boards, marks=pytest.mark.long) for boards in (3, 4))])
@pytest.mark.parametrize("mission", MISSIONS)
def test_large_battles_end_too(boards: int, mission: str) -> None:
    assert try_out(RULES, own_name(draw_up(BattleWish(7, 80, boards, mission))), 1).faults == []


def test_the_same_seed_gives_the_same_battle_and_another_another() -> None:
    assert draw_up(wish(11)) == draw_up(wish(11))
    battles = {write_scenario(draw_up(BattleWish(seed, 40))) for seed in range(30)}
    assert len(battles) == 30


def test_a_battle_stays_what_it_was() -> None:
    """The seed is what people hand on: what it gives may not change unnoticed."""
    file = draw_up(BattleWish(1, 40, 1, "attack"))
    assert (file.layout, file.rounds, file.victory.per_enemy_unit) == (file.layout, 5, 1)
    assert file.name == "battle-attack-1"


@pytest.mark.parametrize("arm", ARMS)
def test_arms_left_out_do_not_appear(arm: str) -> None:
    for seed in range(30):
        file = draw_up(BattleWish(seed, 60, 1, "attack", "soviet", tuple(a for a in ARMS if a != arm)))
        types = [BOX.units[unit.unit] for unit in file.units]
        arrivals = [BOX.units[each.unit] for group in file.reinforcements for each in group.units]
        there = {
            "vehicles": any(unit.kind in ("tracked", "wheeled") for unit in (*types, *arrivals)),
            "artillery": any(name in BOX.oba for name in file.weapons.german + file.weapons.soviet),
            "fortifications": bool(file.fortifications),
            "aircraft": any(unit.kind == "aircraft" for unit in arrivals),
            "ambush": any(unit.hidden for unit in file.units),
            "hills": bool(file.overlays),
        }
        assert not there[arm]


def test_all_arms_appear_somewhere() -> None:
    files = [draw_up(BattleWish(seed, 80, 2)) for seed in range(40)]
    assert any(file.overlays for file in files)
    assert any(
        BOX.units[each.unit].kind == "aircraft" for f in files for r in f.reinforcements for each in r.units
    )
    assert any(unit.carried_by for file in files for unit in file.units)
    assert any(unit.inside for file in files for unit in file.units)
    assert any(unit.hidden for file in files for unit in file.units)
    assert {fort.kind for file in files for fort in file.fortifications} >= {
        "trench",
        "mine_red",
        "barbed_wire",
    }


def test_the_defender_has_fewer_points() -> None:
    for seed in range(20):
        file = draw_up(BattleWish(seed, 100, 1, "attack", "german"))
        assert spent(file, "soviet") <= DEFENDER["attack"]
        file = draw_up(BattleWish(seed, 100, 1, "defence", "german"))
        assert spent(file, "german") <= DEFENDER["defence"]
        assert file.roles.german == "defends"


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        (BattleWish(1, points=19), "points are from 20 to 200"),
        (BattleWish(1, points=201), "points are from 20 to 200"),
        (BattleWish(1, boards=0), "boards are from 1 to 4"),
        (BattleWish(1, boards=5), "boards are from 1 to 4"),
        (BattleWish(1, mission="picnic"), "mission is one of attack"),
        (BattleWish(1, side="swiss"), "side is one of german"),
        (BattleWish(1, arms=("navy",)), "arms are vehicles"),
    ],
)
def test_impossible_wishes_are_refused(wrong: BattleWish, part: str) -> None:
    with pytest.raises(Impossible, match=part):
        draw_up(wrong)


@pytest.mark.parametrize("seed", [-1, 0, 2**31, 2**40, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert examine(write_scenario(draw_up(BattleWish(seed)))).problems == []


# -- points ------------------------------------------------------------------------------------------


def test_points_follow_the_printed_figures() -> None:
    assert POINTS["S_RIF"] < POINTS["G_INF"] <= POINTS["G_ENG"]
    assert POINTS["G_INF"] < POINTS["G_PZ3"] < POINTS["G_PZ4"] < POINTS["G_TIG"]
    assert POINTS["S_T70"] < POINTS["S_T34"]
    assert POINTS["G_OPEL"] <= 2
    assert all(1 <= points <= 15 for points in POINTS.values())


def test_the_formula_by_hand() -> None:
    """A rifle squad: red FP 3+3, range 10+5, 7 AP at 4 a shot; DR 23-20; on foot at 1."""
    table = point_table()
    fire = (3 + table.red_base) * (table.reach_base + 5) * 7 // 4
    worth = fire + 3 * table.red_dr + table.foot[0]
    assert unit_points(BOX.units["S_RIF"]) == round(worth / table.per_point)

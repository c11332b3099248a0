"""Battles drawn up by the program: always legal, of their time, always the same from a seed, and they end."""

from __future__ import annotations

import pytest

from grognard.core.loading.load import LoadError, Source
from grognard.core.loading.own_text import own_name
from grognard.core.referee.game import rules_of
from grognard.core.telling.catalogue import Catalogue
from grognard.games.panzer.box.battles import (
    ARMS,
    DEFENDER,
    MISSIONS,
    BattleWish,
    draw_up,
    months,
)
from grognard.games.panzer.box.battles_forces import MOST_UNITS, company_name
from grognard.games.panzer.box.battles_types import card_of, load_organisation, read_organisation
from grognard.games.panzer.box.card_types import Leg
from grognard.games.panzer.box.data_files import SHELF, load_cards
from grognard.games.panzer.box.plain_types import SIDES
from grognard.games.panzer.box.scenario_examining import examine
from grognard.games.panzer.box.scenario_text import write_scenario
from grognard.games.panzer.box.scenario_types import Group, ScenarioFile
from grognard.games.panzer.box.setup import PLAYED
from grognard.games.panzer.show.about import about
from grognard.games.tactical.box.examining import try_out
from grognard.games.tactical.box.wishes import Impossible

RULES = rules_of("panzer")
MONTHS = months()
CARDS = load_cards()


def wish(seed: int) -> BattleWish:
    """Wishes of all kinds: every month and mission, mostly on one board, now and then without an arm."""
    boards = 1 if seed % 5 else 1 + seed // 5 % 4
    arms = tuple(arm for at, arm in enumerate(ARMS) if seed % 3 or at != seed // 3 % len(ARMS))
    side = ("german", "soviet")[seed // 4 % 2]
    points = 200 + 97 * seed % 2301
    return BattleWish(seed, MONTHS[7 * seed % len(MONTHS)], points, boards, MISSIONS[seed % 4], side, arms)


def groups(file: ScenarioFile, side: str) -> list[Group]:
    return [group for each in file.formations if each.side == side for group in each.units]


def price(name: str) -> int:
    card = card_of(name, CARDS)
    assert card is not None
    return card.points


def spent(file: ScenarioFile, side: str) -> int:
    total = 0
    for group in groups(file, side):
        total += group.count * (price(group.card) + sum(CARDS.weapons[name].points for name in group.weapons))
    total += sum(CARDS.batteries[plan.card].points for plan in file.batteries if plan.side == side)
    return total + sum(CARDS.aircraft[plan.card].points for plan in file.aircraft if plan.side == side)


@pytest.mark.parametrize("part", range(10))
def test_two_hundred_battles_are_legal_and_keep_to_the_wish(part: int) -> None:
    for seed in range(20 * part, 20 * part + 20):
        wanted = wish(seed)
        file = draw_up(wanted)
        found = examine(write_scenario(file))
        assert [str(error) for error in (*found.problems, *found.remarks)] == [], wanted
        assert found.file == file
        assert len(file.boards) == wanted.boards
        assert f"{file.date:%Y-%m}" == wanted.date
        attacker = next(side for side in SIDES if file.forces.of(side).role != "defends")
        for side in SIDES:
            meets = wanted.mission == "meeting"
            share = 100 if meets or side == attacker or file.forces.of(side).role == "attacks" else DEFENDER
            assert 0 < spent(file, side) <= wanted.points * share // 100, wanted
            assert 2 <= sum(group.count for group in groups(file, side)) <= MOST_UNITS
        assert bool(file.victory.exits) == (wanted.mission in ("breakthrough", "delay"))
        assert bool(file.victory.objectives) == (wanted.mission != "breakthrough")


def test_the_points_are_spent_but_for_a_little() -> None:
    """Whole platoons, then extras: what is left would hardly buy a squad."""
    for seed in range(0, 60, 7):
        wanted = BattleWish(seed, MONTHS[seed % len(MONTHS)], 700)
        file = draw_up(wanted)
        assert spent(file, "german") >= 700 * 85 // 100, wanted


def test_cards_of_a_battle_are_of_its_month() -> None:
    for seed in range(len(MONTHS)):
        file = draw_up(BattleWish(seed, MONTHS[seed], 900))
        for side in SIDES:
            for group in groups(file, side):
                card = card_of(group.card, CARDS)
                assert card is not None
                assert isinstance(card, Leg) or card.since <= MONTHS[seed] <= card.until


def test_turns_follow_from_the_way() -> None:
    """4 turns, and one for every four hexes from the attacker's zone to the farthest task."""
    short = draw_up(BattleWish(3, mission="breakthrough"))
    long = draw_up(BattleWish(3, mission="breakthrough", boards=2))
    assert short.turns == 4 + (24 - 4) // 4
    assert long.turns == 4 + (48 - 7) // 4


def test_who_delays_is_the_defender_and_who_holds_has_positions() -> None:
    file = draw_up(BattleWish(5, mission="delay", side="german", points=900))
    assert (file.forces.german.role, file.forces.soviet.role) == ("defends", "attacks")
    for group in groups(file, "german"):
        assert group.card in CARDS.vehicles or group.position in ("full_cover", "entrenched")
        assert not group.rides
    assert all(not group.position for group in groups(file, "soviet"))


def test_grades_are_those_of_the_time_or_as_wished() -> None:
    early = draw_up(BattleWish(1, "1941-07"))
    assert (early.forces.german.grade, early.forces.soviet.grade) == ("veteran", "regular")
    wished = draw_up(BattleWish(1, "1941-07", german="green", soviet="elite"))
    assert (wished.forces.german.grade, wished.forces.soviet.grade) == ("green", "elite")
    assert {each.grade for each in wished.formations if each.side == "german"} == {"green"}


@pytest.mark.parametrize("seed", [2, *(pytest.param(n, marks=pytest.mark.long) for n in range(4, 40, 4))])
def test_random_games_of_them_end(seed: int) -> None:
    wanted = BattleWish(seed, MONTHS[seed], 250 + 10 * seed, mission=MISSIONS[seed // 2 % 4])
    assert try_out(RULES, own_name(draw_up(wanted)), 1, seed).faults == []


def test_the_same_seed_gives_the_same_text_and_another_another() -> None:
    assert write_scenario(draw_up(wish(11))) == write_scenario(draw_up(wish(11)))
    battles = {write_scenario(draw_up(BattleWish(seed))) for seed in range(20)}
    assert len(battles) == 20


@pytest.mark.parametrize("arm", ARMS)
def test_arms_left_out_do_not_appear(arm: str) -> None:
    for seed in range(12):
        arms = tuple(other for other in ARMS if other != arm)
        file = draw_up(BattleWish(seed, points=900, mission="attack", arms=arms))
        cards = [group.card for side in SIDES for group in groups(file, side)]
        roles = [role for side in SIDES for group in groups(file, side) for role in group.roles]
        there = {
            "infantry": any(card in CARDS.leg for card in cards) and arm not in ("recon",),
            "guns": any(card in CARDS.towed for card in cards),
            "recon": "recon" in roles,
            "artillery": bool(file.batteries),
            "aircraft": bool(file.aircraft),
            "works": bool(file.works),
        }
        if arm == "infantry":  # scouts may ride in carriers
            rifles = ("GL-INF", "GL-RIF", "SL-RIF")
            there["infantry"] = any(card in rifles for card in cards)
        assert not there[arm]


def test_all_arms_appear_somewhere() -> None:
    files = [draw_up(BattleWish(seed, points=1500)) for seed in range(12)]
    cards = {group.card for file in files for side in SIDES for group in groups(file, side)}
    assert cards & set(CARDS.leg)
    assert cards & set(CARDS.towed)
    assert any(file.works for file in files)
    assert any(group.rides for file in files for side in SIDES for group in groups(file, side))
    assert bool(any(file.batteries for file in files)) == ("indirect_fire" in PLAYED)


@pytest.mark.parametrize(
    ("wanted", "part"),
    [
        (BattleWish(1, points=199), "points are from"),
        (BattleWish(1, points=2501), "points are from"),
        (BattleWish(1, boards=5), "boards are from"),
        (BattleWish(1, "1941-05"), "date is a month"),
        (BattleWish(1, "1945-06"), "date is a month"),
        (BattleWish(1, "summer"), "date is a month"),
        (BattleWish(1, mission="picnic"), "mission is one of"),
        (BattleWish(1, side="italian"), "side is one of"),
        (BattleWish(1, arms=("navy",)), "arms are"),
        (BattleWish(1, german="heroic"), "grades are"),
    ],
)
def test_wishes_that_cannot_be_met_say_why(wanted: BattleWish, part: str) -> None:
    with pytest.raises(Impossible, match=part):
        draw_up(wanted)


# -- the organisation ------------------------------------------------------------------------------


def test_there_is_something_to_buy_in_every_month() -> None:
    organisation = load_organisation()
    for month in MONTHS:
        for side in SIDES:
            there = [each for each in organisation.company if each.side == side]
            arms = {each.arm for each in there if each.since <= month <= each.until}
            assert {"armour", "infantry", "guns"} <= arms, (month, side)


def test_every_platoon_is_part_of_a_company_and_there_with_its_cards() -> None:
    organisation = load_organisation()
    used = {part.platoon for company in organisation.company for part in company.platoons}
    assert used == {platoon.id for platoon in organisation.platoon}
    for platoon in (*organisation.platoon, *organisation.extra):
        for row in platoon.units:
            card = card_of(row.card, CARDS)
            assert card is not None
            assert isinstance(card, Leg) or card.since <= platoon.since, platoon.id
            assert isinstance(card, Leg) or platoon.until <= card.until, platoon.id
            assert all(CARDS.weapons[name].since <= platoon.since for name in row.weapons), platoon.id


def test_companies_have_names_in_both_languages() -> None:
    for lang in ("en", "ru"):
        words = Catalogue(lang, ["grognard.games.panzer"])
        ids = set(words.ids())
        assert {f"panzer-company-{company.id}" for company in load_organisation().company} <= ids


def test_a_drawn_battle_is_told_in_the_readers_language() -> None:
    told = about(own_name(draw_up(BattleWish(1))))
    for lang in ("en", "ru"):
        words = Catalogue(lang, ["grognard.games.panzer"])
        for brief in told.briefing:
            for line in brief.lines:
                assert words.render(line)
    assert company_name("tank-company-1943") == "Tank company 1943"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('card = "G-PZ38T"', 'card = "G-PZ99"', "there is no card 'G-PZ99'"),
        ('card = "G-PZ38T"', 'card = "S-T70"', "is a soviet card"),
        ('weapons = ["GW-GRW36"]', 'weapons = ["SW-HMG"]', "support weapon"),
        ('platoon = "pz38t"', 'platoon = "pz39t"', "there is no platoon 'pz39t'"),
        ('platoon = "pz38t"', 'platoon = "t26"', "of the other side"),
        ('id = "pz2"', 'id = "pz38t"', "stands here twice"),
        ('rides = "G-251-1"', 'rides = "G-222"', "to ride on"),
        ("weight = 2", "weight = 0", "weight"),
    ],
)
def test_a_broken_organisation_names_file_line_and_field(old: str, new: str, problem: str) -> None:
    text = SHELF.source("organisation.toml").text
    assert old in text
    with pytest.raises(LoadError, match=problem) as caught:
        read_organisation(Source("organisation.toml", text.replace(old, new, 1)))
    assert caught.value.file == "organisation.toml"
    assert caught.value.line
    assert caught.value.field

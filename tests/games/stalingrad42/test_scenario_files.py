"""The scenarios of Stalingrad '42 as files: what they must say, and how a broken one is refused."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest

from grognard.core.loading.load import LoadError, Source
from grognard.core.referee.finding import rules_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue, check
from grognard.core.telling.message import msg
from grognard.games.stalingrad42.box import data_files as files
from grognard.games.stalingrad42.box.data_files import SHELF, load_box, load_scenario, scenario_names
from grognard.games.stalingrad42.box.data_names import (
    Branch,
    Quality,
    Replacement,
    Season,
    Weather,
)
from grognard.games.stalingrad42.box.data_scenario import OPTIONAL_RULES, CampaignRule, Opening
from grognard.games.stalingrad42.box.data_set_up import (
    area_hexes,
    area_sides,
    arriving_units,
    hexes_in_play,
    placed_units,
    upgraded,
)
from grognard.games.stalingrad42.box.map_files import load_map
from grognard.games.zocbond.box.data_names import Task

BOX = load_box()
MAP = load_map()
PACKAGE = "grognard.games.stalingrad42"
NAMES = ["fall-blau", "uranus", "caucasus", "campaign"]
PLACES = {place.name: place for place in MAP.places}


# --- what the rules say of theirs -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "turns", "part", "opening", "first"),
    [
        ("fall-blau", (1, 8), "C1", "initial", "axis"),
        ("caucasus", (10, 27), "C2", "preliminary", "axis"),
        ("uranus", (28, 36), "C3", "soviet_movement", "soviet"),
        ("campaign", (1, 36), "C4", "initial", "axis"),
    ],
)
def test_length_and_start(name: str, turns: tuple[int, int], part: str, opening: str, first: str) -> None:
    """S42-C1.1, C1.2, C2.1, C2.4, C3.1, C3.4, C4.1, C4.2."""
    file = load_scenario(name)
    assert (file.first_turn, file.last_turn) == turns
    assert (file.id, file.part) == (f"S42-{part}", part)
    assert (file.opening, file.first_player) == (opening, first)


def test_first_turns() -> None:
    """S42-C1.2, C3.4, C4.2: who moves only tactically; the weather of Uranus."""
    assert [load_scenario(name).tactical for name in NAMES] == ["axis", "soviet", "", "axis"]
    assert [load_scenario(name).weather for name in NAMES] == ["clear", "overcast", "clear", "clear"]


def test_who_wins() -> None:
    """S42-C1.3, C2.5, C3.5, C4.4, 24.2."""
    assert [load_scenario(name).victory.vp for name in NAMES] == [8, 11, 12, 21]
    assert [load_scenario(name).victory.any_turn for name in NAMES] == [True, False, False, False]
    assert [load_scenario(name).victory.isolated for name in NAMES] == [True, False, False, False]
    assert [load_scenario(name).victory.benchmarks for name in NAMES] == [False, False, False, True]
    blau, uranus, campaign = (load_scenario(name).victory for name in ("fall-blau", "uranus", "campaign"))
    assert [(each.areas, each.steps, each.vp) for each in blau.exits] == [
        (("M", "N", "O", "P"), 5, 2),
        (("Q", "R"), 5, 2),
    ]
    assert (blau.beyond, MAP.scenario("C1").crossed_row) == (1, 31)
    assert uranus.hold is not None
    assert (uranus.hold.hexes, uranus.hold.until) == (BOX.constants.places.stalingrad, 34)
    assert campaign.check is not None
    assert (campaign.check.turn, campaign.check.vp) == (28, 24)


def test_the_axis_starts_uranus_with_its_fifteen_points() -> None:
    """S42-C3.5: what it controls is worth that, no more."""
    file = load_scenario("uranus")
    worth = {place.hex: place.victory for place in MAP.places if not place.temporary}
    assert sum(worth.get(name, 0) for name in file.axis_hexes) == file.victory.start_vp == 15


def test_nothing_is_worth_points_to_the_axis_at_the_other_starts() -> None:
    """S42-C2.5, 24.1.1: the campaign's start line has no point hex behind it."""
    worth = {place.hex for place in MAP.places if place.victory}
    for name in ("fall-blau", "caucasus", "campaign"):
        assert worth.isdisjoint(load_scenario(name).axis_hexes)


def test_cities_behind_the_start_line_cost_points_when_lost() -> None:
    """S42-24.1.4: Kharkov and Stalino 3, the others 1."""
    behind = {place.hex: place.if_soviet for place in MAP.places if place.if_soviet}
    assert set(load_scenario("campaign").axis_hexes) == set(behind)
    assert load_scenario("fall-blau").axis_hexes == load_scenario("campaign").axis_hexes
    assert {name for name, place in PLACES.items() if place.if_soviet == -3} == {"Kharkov", "Stalino"}


def test_air_units() -> None:
    """S42-9.3.9, C2.2: one German unit in the Caucasus, none on turns 15 to 22; one after North Africa."""
    assert [load_scenario(name).air.german for name in NAMES] == [2, 1, 1, 2]
    assert [load_scenario(name).air.romanian for name in NAMES] == [1, 0, 0, 1]
    assert load_scenario("caucasus").air.grounded == (15, 22)


def test_rules_in_force() -> None:
    """S42-C3.1, C4.3: contested cities in Uranus, chapters 30 to 34 in the campaign."""
    assert [load_scenario(name).always for name in NAMES] == [(), ("contested",), (), ()]
    assert set(load_scenario("campaign").campaign_rules) == set(get_args(CampaignRule))
    assert all(not load_scenario(name).campaign_rules for name in NAMES[:3])


def test_options_are_off_by_default_and_not_asked_where_a_rule_is_in_force() -> None:
    """S42-25 to 29."""
    assert load_scenario("campaign").options() == dict.fromkeys(OPTIONAL_RULES, ("off", "on"))
    assert set(load_scenario("uranus").options()) == set(OPTIONAL_RULES) - {"contested"}


def test_withdrawals_of_the_campaign() -> None:
    """S42-32.1 to 32.5, 9.3.9."""
    file = load_scenario("campaign")
    axis = [(each.turn, each.kind) for each in file.withdrawals if each.side == "axis"]
    assert axis == [
        (9, "infantry_division"),
        (10, "tank_divisions"),
        (11, "named"),
        (17, "infantry_division"),
        (23, "named"),
        (27, "air"),
    ]
    assert [each.keys for each in file.withdrawals if each.kind == "named"] == [
        ("DE-BDE-1RFSS",),
        ("IT-CAV-BARBO",),
    ]
    assert [each.keys for each in file.withdrawals if each.penalty] == [("DE-BDE-1RFSS",)]
    converted = {key for each in file.withdrawals if each.kind == "tank_corps" for key in each.keys}
    assert converted == {"SU-TC-13", "SU-TC-14", "SU-TC-28"}
    assert [(each.turn, each.key) for each in file.upgrades] == [(13, "DE-PG-WIKING"), (20, "DE-PZ-MICHALIK")]


def test_wiking_is_stronger_from_turn_13_on() -> None:
    """S42-32.4: so at the start of Uranus it already is."""
    assert upgraded(load_scenario("uranus")) == {"DE-PG-WIKING": "DE-PG-WIKING-4"}
    assert not upgraded(load_scenario("caucasus"))


def test_reserve_armies() -> None:
    """S42-31.0, C1.2."""
    blau, campaign = load_scenario("fall-blau"), load_scenario("campaign")
    assert [(army.army, army.turn, army.free) for army in blau.reserve_armies] == [(6, 2, True)]
    found = [(army.army, army.turn, army.near, army.distance) for army in campaign.reserve_armies]
    saratov = BOX.constants.places.saratov
    assert found == [(5, 2, "", 0), (6, 2, "", 0), (7, 2, "", 0), (8, 15, saratov, 6)]
    (fifth,) = blau.arrivals
    assert (fifth.turn, fifth.areas, len(fifth.keys)) == (3, ("M",), 5)


def test_entry_areas() -> None:
    """S42-22.2, C1.2, C2.2, C3.1: whose they are."""

    def side(name: str, wanted: str) -> str:
        sides = area_sides(load_scenario(name), MAP)
        return " ".join(letter for letter, owner in sides.items() if owner == wanted)

    assert [side(name, "axis") for name in NAMES] == ["X Y Z", "Q R X Y Z", "W NORTH", "W X Y Z"]
    assert [side(name, "soviet") for name in NAMES] == [
        "A B M N O P Q R",
        "A B C D E",
        "F G H J K L",
        "A B C D E F G H J K L",
    ]
    assert area_hexes(load_scenario("fall-blau"), MAP)["B"][-1] == "4201"
    assert not area_hexes(load_scenario("campaign"), MAP)["F"]


def test_the_first_railhead_of_the_caucasus() -> None:
    """S42-C2.2: on turn 13 where the map says."""
    (railhead,) = load_scenario("caucasus").later_railheads
    assert (railhead.turn, railhead.hex) == (13, MAP.scenario("C2").first_railhead)


def test_the_winter_offensive_is_prepared_in_uranus() -> None:
    """S42-33.2.1: two ready plans and two ready supply points with front headquarters."""
    file = load_scenario("uranus")
    assert len(file.ready_plans) == BOX.constants.campaign.offensive_plans
    ready = [point.at for point in file.supply_points if point.mode == "ready"]
    assert len(ready) == BOX.constants.campaign.offensive_supply_points
    assert set(ready) == set(file.ready_plans)
    assert file.flotilla in MAP.flotilla


def test_hexes_that_rules_name() -> None:
    """S42-16.2.4, 16.2.5, 20.6, 20.8, 24.3, 31.0: they are those of the map."""
    places = BOX.constants.places
    named = {
        "Taman": places.taman,
        "Temryuk": places.temryuk,
        "Rostov": places.rostov,
        "Saratov": places.saratov,
        "Kalach-on-Don": places.kalach,
        "Stalingrad South": places.stalingrad[0],
        "Stalingrad North": places.stalingrad[1],
        "Krasnodar": BOX.constants.special.volunteer_cities[0],
        "Voroshilovsk": BOX.constants.special.volunteer_cities[1],
    }
    assert {name: PLACES[name].hex for name in named} == named
    assert [place.hex for place in MAP.places if place.temporary] == [places.elbrus]


@pytest.mark.parametrize(
    ("name", "axis", "soviet", "coming"),
    [
        ("fall-blau", 87, 128, (18, 39)),
        ("caucasus", 11, 51, (26, 16)),
        ("uranus", 90, 121, (19, 16)),
        ("campaign", 93, 161, (58, 126)),
    ],
)
def test_who_is_in_play(name: str, axis: int, soviet: int, coming: tuple[int, int]) -> None:
    """S42-C1.1, C2.1, C3.1, C4.1: cards as far as their part of the map; those in boxes of losses apart."""
    file = load_scenario(name)
    start = Counter(
        BOX.units[unit.key].side
        for unit in placed_units(file, BOX, MAP)
        if unit.box not in ("lost", "transcaucasus")
    )
    assert start == {"axis": axis, "soviet": soviet}
    later = Counter(BOX.units[unit.key].side for unit in arriving_units(file, BOX, MAP))
    assert (later["axis"], later["soviet"]) == coming


@pytest.mark.parametrize("name", NAMES)
def test_nobody_is_in_two_places(name: str) -> None:
    file = load_scenario(name)
    keys = [unit.key for unit in placed_units(file, BOX, MAP)]
    keys += [unit.key for unit in arriving_units(file, BOX, MAP)]
    assert len(keys) == len(set(keys))


def test_fall_blau_plays_on_map_a_alone() -> None:
    """S42-C1.1: 3 of the 15 North Caucasus units and their headquarters stand further south."""
    file = load_scenario("fall-blau")
    played = hexes_in_play(file, MAP)
    assert {name[:2] for name in played} == {f"{column:02d}" for column in range(8, 43)}
    keys = {unit.key for unit in placed_units(file, BOX, MAP)}
    assert sum(BOX.units[key].n_caucasus for key in keys) == 12


def test_scenarios_are_listed_from_the_shortest_to_the_campaign() -> None:
    assert scenario_names() == ["voronezh", *NAMES]


def test_the_road_to_voronezh_is_a_corner_of_the_map_between_the_two_of_the_rules() -> None:
    """Ours: both towns lie in it, the railway leads to both, and either side has an area to come from."""
    file = load_scenario("voronezh")
    played = hexes_in_play(file, MAP)
    assert len(played) == 20 * 8
    worth = {place.name for place in MAP.places if place.victory and place.hex in played}
    assert worth == {"Stary Oskol", "Voronezh"}
    assert all(area_hexes(file, MAP).values()), "every area of it opens on a hex"
    rules = rules_of("stalingrad42")
    assert rules.table(rules.load("voronezh", {})).labels
    line = next(railway.hexes for railway in MAP.railways if file.railheads[0] in railway.hexes)
    assert PLACES["Voronezh"].hex in line
    assert {side: letter for letter, side in area_sides(file, MAP).items() if letter in "AZ"} == {
        "soviet": "A",
        "axis": "Z",
    }
    campaign = {unit.key: unit.hex for unit in placed_units(load_scenario("campaign"), BOX, MAP)}
    ours = {unit.key: unit.hex for unit in placed_units(file, BOX, MAP)}
    moved = {key for key, at in ours.items() if campaign[key] != at}
    assert moved <= {"DE-SEC-213", "DE-ID-95"}, "the others stand as in the campaign"


# --- broken files ---------------------------------------------------------------------------------------


def broken(name: str, old: str, new: str) -> LoadError:
    """Load a scenario of the box with one place changed, and return the error."""
    text = SHELF.source(f"scenarios/{name}.toml").text
    assert old in text
    with pytest.raises(LoadError) as caught:
        files.read_scenario(Source(f"{name}.toml", text.replace(old, new, 1)), BOX)
    return caught.value


@pytest.mark.parametrize(
    ("name", "old", "new", "field", "problem"),
    [
        ("uranus", 'name = "uranus"', 'name = "saturn"', "name", "the file is named uranus.toml"),
        ("uranus", "last_turn = 36", "last_turn = 20", "last_turn", "is before turn 28"),
        ("caucasus", "last_turn = 27", "last_turn = 30", "last_turn", "the caucasus track has no turn 30"),
        ("fall-blau", 'areas = ["M"]', 'areas = ["G"]', "arrivals[0].areas[0]", "area G is out of play"),
        ("fall-blau", 'areas = ["M"]', 'areas = ["X"]', "arrivals[0].areas[0]", "area X is not soviet"),
        ("fall-blau", '"SU-RD-1", "SU-RD-153"', '"SU-RD-111", "SU-RD-153"', "arrivals[0].keys[1]", "no unit"),
        ("campaign", 'near = "5901"', 'near = "9901"', "reserve_armies[3].near", "no hex '9901'"),
        ("uranus", '"5522"', '"5521"', "axis_hexes", "neither a city nor worth points"),
        ("uranus", 'railheads = ["2403"', 'railheads = ["2404"', "railheads[0]", "no green railway"),
        ("uranus", 'contested = [{ hex = "5621"', 'contested = [{ hex = "5622"', "card", "both sides"),
        ("uranus", "level = 2", "level = 3", "contested[0].level", ""),
        (
            "uranus",
            'flotilla = "5619/5720"',
            'flotilla = "5522/5622"',
            "flotilla",
            "does not serve 5522/5622",
        ),
        (
            "uranus",
            'ready_plans = ["SU-FR-SW2"',
            'ready_plans = ["SU-TC-1"',
            "ready_plans[0]",
            "headquarters",
        ),
        ("uranus", "until = 34", "until = 20", "victory.hold.until", "turn 20 is not in the scenario"),
        ("uranus", "vp = 11", "vp = 11\nbeyond = 1", "victory.beyond", "no such row"),
        ("fall-blau", 'areas = ["Q", "R"]', 'areas = ["X"]', "victory.exits[1].areas[0]", "not soviet"),
        ("campaign", 'at = "DE-HQ-4PZ"', 'at = "SU-FR-SW"', "supply_points[0].at", "no axis unit"),
        ("campaign", 'becomes = "DE-PZ-27"', 'becomes = "SU-TC-1"', "upgrades[1].becomes", "is not axis"),
        ("campaign", 'keys = ["IT-CAV-BARBO"]', "keys = []", "withdrawals", "who leaves?"),
    ],
)
def test_a_broken_scenario_is_refused_with_its_line(
    name: str, old: str, new: str, field: str, problem: str
) -> None:
    error = broken(name, old, new)
    assert error.line is not None
    assert error.field.startswith(field)
    assert problem in error.problem


def test_too_many_supply_points_and_forts_are_refused() -> None:
    """S42-18.6.8, 9.7.3."""
    point = '{ side = "soviet", at = "A" },\n'
    error = broken("campaign", "supply_points = [\n", "supply_points = [\n" + 5 * point)
    assert "6 mobile supply points are soviet, 4 may be" in error.problem
    error = broken("uranus", 'axis = ["2302"', 'axis = ["5522"')
    assert "no fort can be in 5522: major_city" in error.problem


def test_an_unknown_scenario_is_refused_with_a_hint() -> None:
    with pytest.raises(LoadError, match="did you mean 'uranus'"):
        load_scenario("urans")


def test_a_scenario_can_be_read_from_a_path(tmp_path: Path) -> None:
    path = tmp_path / "uranus.toml"
    path.write_text(SHELF.source("scenarios/uranus.toml").text, encoding="utf-8")
    assert load_scenario(path) == load_scenario("uranus")


# --- texts ----------------------------------------------------------------------------------------------


def test_texts_are_complete_in_both_languages() -> None:
    assert check([PACKAGE]) == []


def names_of_tables() -> list[str]:
    """The ids of messages that follow from tables and types."""
    found = [f"unit-{key}" for key in BOX.units]
    found += [f"type-{id}" for id in BOX.types]
    found += [f"terrain-{row.terrain}" for row in MAP.hexes.values()] + [
        f"terrain-{id}" for id in BOX.terrain
    ]
    found += [f"feature-{id}" for id in BOX.features]
    found += [f"road-{id}" for id in BOX.roads] + [f"bridge-{id}" for id in BOX.bridges]
    found += [f"weather-{id}" for id in get_args(Weather)] + [f"season-{id}" for id in get_args(Season)]
    found += [f"branch-{id}" for id in get_args(Branch)]
    found += [f"quality-{id}" for id in get_args(Quality)]
    found += [f"replacement-{id}" for id in get_args(Replacement)]
    found += [f"role-{task}" for task in get_args(Task)]
    found += [f"brief-opening-{opening}" for opening in get_args(Opening)]
    found += [f"special-{rule}" for rule in (*OPTIONAL_RULES, *get_args(CampaignRule))]
    for rule in OPTIONAL_RULES:
        found += [f"option-{rule}{end}" for end in ("", "-about", "-off", "-on")]
    for name in NAMES:
        found += [f"scenario-{name}-{part}" for part in ("title", "place", "intro")]
    return sorted({id.replace("_", "-") for id in found})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_tables_has_a_name(lang: str) -> None:
    texts = Catalogue(lang, [PACKAGE])
    for id in names_of_tables():
        assert texts.render(msg(f"stalingrad42-{id}"))


def test_titles_in_the_files_are_those_of_the_catalogue() -> None:
    texts = Catalogue("en", [PACKAGE])
    for name in NAMES:
        file = load_scenario(name)
        id = f"stalingrad42-scenario-{name}"
        assert texts.render(msg(f"{id}-title")) == file.title
        assert texts.render(msg(f"{id}-place")) == file.place
        assert file.intro == f"{id}-intro"


def test_russian_units_say_their_gender() -> None:
    """Every unit has gender and number, and what is declined has all its cases."""
    source = (resources.files(PACKAGE) / "texts" / "ru" / "units.ftl").read_text(encoding="utf-8")
    entries = re.split(r"\n(?=stalingrad42-)", source)[1:]
    assert len(entries) == len(BOX.units)
    for entry in entries:
        marks = re.findall(r"\n    \.([a-z]+) =", entry)
        assert {"gender", "number"} <= set(marks), entry
        cases = [mark for mark in marks if mark in ("gen", "dat", "acc", "ins", "pre")]
        assert len(cases) in (0, 5), entry

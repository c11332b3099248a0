"""The scenarios of Holland '44 as files: what they must say, and how a broken one is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from grognard.core.loading.box import read_checklist
from grognard.core.loading.load import LoadError, Source
from grognard.core.telling.catalogue import Catalogue, check
from grognard.core.telling.message import msg
from grognard.games.holland44.box import data_files as files
from grognard.games.holland44.box.data_files import SHELF, load_box, load_scenario, scenario_names
from grognard.games.holland44.box.data_scenario import Award, Placed, ScenarioFile, Span, SpecialRule, Victory
from grognard.games.holland44.box.data_set_up import (
    area_hexes,
    arriving_units,
    bridge_states,
    drop_hexes,
    hexes_in_play,
    placed_units,
    unknown_hexes,
)
from grognard.games.holland44.box.map_files import load_map
from grognard.games.zocbond.box.data_files import read_bands, read_determined

BOX = load_box()
MAP = load_map()
ROOT = Path(__file__).parents[3]
PACKAGE = "grognard.games.holland44"
NAMES = scenario_names()
OWN = ("grave", "arnhem", "nijmegen", "the-first-day", "the-island")


# --- what the rules say of theirs -----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "last"), [("road-to-the-waal", 11), ("campaign", 20)])
def test_the_scenarios_of_the_rules(name: str, last: int) -> None:
    """H44-S1.1, S1.2, S2.1, S2.2."""
    file = load_scenario(name)
    assert (file.first_turn, file.last_turn) == (1, last)
    assert (file.first_phase, file.weather, file.set_up) == ("airlanding", "clear", "printed")
    assert file.traffic.box == (1, 2, 3)
    assert [(each.turn, each.marker) for each in file.traffic.track] == [(2, 4), (3, 5), (4, 6)]
    states = bridge_states(file, MAP)
    blown = [side for side, state in states.items() if state == "blown"]
    assert sorted(blown) == ["1109/1210", "1306/1407", "1307/1408", "1402/1502"]
    assert [side for side, state in states.items() if state == "safe"] == ["1303/1404"]
    assert file.airborne_replacements == msgspec.convert({}, type(file.airborne_replacements))
    assert len(unknown_hexes(file, MAP)) == 20


def test_who_wins_the_scenarios_of_the_rules() -> None:
    """H44-S1.3, S2.3."""
    assert load_scenario("campaign").victory == Victory("campaign")
    assert load_scenario("road-to-the-waal").victory == Victory("crossing", "north_of_waal", 4)


def test_everybody_is_in_the_campaign() -> None:
    """H44-2.3.11: set up or arriving, every counter that is not in a pool."""
    file = load_scenario("campaign")
    placed = [each.key for each in placed_units(file, BOX, MAP)]
    coming = [each.key for each in arriving_units(file, BOX, MAP)]
    assert len(placed) == 62
    assert len(placed) + len(coming) == 259
    assert not set(placed) & set(coming)


def test_options_are_off_by_default() -> None:
    """H44-27."""
    assert load_scenario("campaign").options() == {"disengagement": ("off", "on"), "isolation": ("off", "on")}


# --- our own --------------------------------------------------------------------------------------------


def test_scenarios_are_listed_from_the_shortest_to_the_campaign() -> None:
    assert set(NAMES) == {*OWN, "road-to-the-waal", "campaign"}
    assert NAMES[-2:] == ["road-to-the-waal", "campaign"]
    assert [load_scenario(name).minutes for name in NAMES] == sorted(
        load_scenario(name).minutes for name in NAMES
    )


@pytest.mark.parametrize("name", OWN)
def test_ours_are_short_and_whole(name: str) -> None:
    """Twenty to ninety minutes; whoever lands has a drop hex in play, every area has its road."""
    file = load_scenario(name)
    assert 20 <= file.minutes <= 90
    played = hexes_in_play(file, MAP)
    roads = {hex_ for road in MAP.roads for hex_ in road.hexes}
    for arrival in file.arrivals:
        division = BOX.units[arrival.key].division
        if arrival.drop and arrival.drop != "ASS":
            assert played & set(drop_hexes(arrival.drop, division, MAP)), arrival.key
    areas = area_hexes(file, MAP)
    for letter in {arrival.area for arrival in file.arrivals if arrival.area}:
        assert roads & set(areas[letter]), letter
        owner = next(area for area in MAP.areas if area.letter == letter)
        sides = {BOX.units[each.key].side for each in file.arrivals if each.area == letter}
        assert sides == {owner.side}, letter


@pytest.mark.parametrize("name", OWN)
def test_both_sides_have_something_to_win(name: str) -> None:
    sides = {award.side for award in load_scenario(name).victory.awards}
    assert sides == {"allied", "german"}


def test_a_part_of_the_map_leaves_out_who_is_elsewhere() -> None:
    """`printed` with an extent: only who starts or arrives in play."""
    campaign = load_scenario("campaign")
    file = msgspec.structs.replace(campaign, extent=(Span((60, 69), (10, 26)),))
    keys = {each.key for each in placed_units(file, BOX, MAP)}
    assert "KG-Spindler" in keys
    assert "2-Gren-Gds" not in keys
    coming = {each.key for each in arriving_units(file, BOX, MAP)}
    assert {"2-Para", "Glider-Pilots", "KG-Harder"} <= coming
    assert "1-501" not in coming
    assert unknown_hexes(file, MAP) == ("6220", "6222", "6114")


# --- broken files ---------------------------------------------------------------------------------------


BROKEN = [
    ('name = "nijmegen"', 'name = "arnhem"', "name", "the file is named nijmegen.toml"),
    ("last_turn = 11", "last_turn = 8", "last_turn", "is before turn 9"),
    ("last_turn = 11", "last_turn = 21", "last_turn", "at most 20"),
    ("last_turn = 11", 'last_turn = 11\nfirst_phase = "airlanding"', "first_phase", "only turn 1"),
    ("last_turn = 11", 'last_turn = 11\nweather = "sunny"', "weather", "'sunny' is not known here"),
    ("last_turn = 11", "last_turn = 11\nturns = 3", "turns", "is not a known field"),
    ("lines = [43, 58]", "lines = [58, 43]", "extent[0].lines", "43 is before 58"),
    ('hexes = ["4314"]', 'hexes = ["4515"]', "gates[0].hexes[0]", "not at the edge"),
    ('key = "KG-Euling", hex', 'key = "KG-Eulig", hex', "units[26].key", "did you mean 'KG-Euling'?"),
    ('key = "KG-Euling", hex', 'key = "Rem-Ge-Inf-1", hex', "units[26].key", "is a remnant counter"),
    ('key = "KG-Henke"', 'key = "KG-Euling"', "units[28].key", "stands here twice"),
    ('hex = "5320"', 'hex = "5333"', "units[28].hex", "there is no hex '5333' on the map"),
    ('hex = "5320"', 'hex = "6122"', "units[28].hex", "is out of play"),
    ('hex = "5320"', 'area = "K"', "units[28].area", "area K is out of play"),
    ('hex = "5320"', 'hex = "5320", area = "I"', "units[28]", "give either hex or area"),
    ('hex = "5320"', 'hex = "5320", lost = 2', "units[28].lost", "has 2 steps"),
    ('hex = "5320"', 'hex = "5320", state = ["fired"]', "units[28].state[0]", "cannot be fired"),
    ('hex = "5320"', 'hex = "5321"', "units[28]", "3 units in 5321 count for stacking, 2 may"),
    ('hex = "5320"', 'hex = "5221"', "units[28]", "both sides are in 5221"),
    (
        'key = "II-SS-Pz-10", hex = "5521"',
        'key = "II-SS-Pz-10", hex = "5620"',
        "units[31].hex",
        "without a road",
    ),
    (
        'key = "7-SLI", turn = 11',
        'key = "7-SLI", turn = 12',
        "arrivals[0].turn",
        "turn 12 is not",
    ),
    ('turn = 11, area = "N"', 'turn = 11, drop = "N"', "arrivals[0].drop", "is not airborne"),
    ("unknown = []", 'unknown = ["5320", "5320"]', "unknown[1]", "stands here twice"),
    ('hexside = "4816/4817"', 'hexside = "4815/4816"', "bridges[0].hexside", "there is no bridge"),
    ('"4816/4817", state = "safe"', '"4816/4817", state = "open"', "bridges[0].state", "cannot be open"),
    ('"4820/4920", state = "safe"', '"5321/5421", state = "blown"', "bridges[1].state", "cannot be blown"),
    (
        'allied_hexes = ["4721"',
        'allied_hexes = ["4722"',
        "allied_hexes[0]",
        "nothing depends on",
    ),
    ("[victory]", "[traffic]\nbox = [1, 1]\n\n[victory]", "traffic.box[1]", "marker 1 stands here twice"),
    (
        "[victory]",
        '[traffic]\nmap = [{ hex = "4815", marker = 1 }, { hex = "4816", marker = 2 }]\n\n[victory]',
        "traffic.map[1].hex",
        "next to another traffic marker",
    ),
    ('kind = "points"', 'kind = "campaign"', "victory.kind", "chapter 26 needs the whole map"),
    ('kind = "points"', 'kind = "crossing"', "victory", "needs a region and steps"),
    ('kind = "beyond"', 'kind = "exit"', "victory.awards[2].region", "exit has no region"),
    ('kind = "beyond"', 'kind = "hold"', "victory.awards[2].hexes", "hold needs its hexes"),
    (
        'bridges = ["5320/5421"]',
        'bridges = ["5320/5420"]',
        "victory.awards[1].bridges[0]",
        "there is no bridge",
    ),
    ('special = ["no_replacements"]', 'special = ["no_rain"]', "special[0]", "'no_rain' is not known here"),
    (
        'special = ["no_replacements"]',
        'special = ["no_replacements", "no_replacements"]',
        "special[1]",
        "stands here twice",
    ),
]


@pytest.mark.parametrize(("old", "new", "field", "problem"), BROKEN)
def test_a_broken_scenario_is_refused_with_line_and_field(
    old: str, new: str, field: str, problem: str
) -> None:
    text = SHELF.source("scenarios/nijmegen.toml").text
    assert old in text
    source = Source("nijmegen.toml", text.replace(old, new, 1))
    with pytest.raises(LoadError) as caught:
        files.read_scenario(source, BOX)
    error = caught.value
    assert (error.file, error.field) == ("nijmegen.toml", field)
    assert problem in str(error)
    assert error.line is not None


def test_units_of_a_printed_scenario_are_not_listed() -> None:
    text = SHELF.source("scenarios/campaign.toml").text
    source = Source(
        "campaign.toml", text.replace("[traffic]", '[[units]]\nkey = "2-HCR"\nhex = "1404"\n\n[traffic]')
    )
    with pytest.raises(LoadError, match="field units: the counters say it"):
        files.read_scenario(source, BOX)


TABLES = [
    ("units.csv", ",gds,armor,", ",gds,tank,", "type", "there is no type 'tank'"),
    ("units.csv", ",gds,armor,", ",ss2,armor,", "formation", "ss2 is not allied"),
    (
        "units.csv",
        "2-Gren-Gds,2 Gren Gds,allied,british",
        "2-Gren-Gds,2 Gren Gds,allied,ss",
        "nation",
        "not allied",
    ),
    ("units.csv", "II,6,5,5,3,4,4,3,,regular", "II,6,5,5,3,7,4,3,,regular", "reduced_attack", "is stronger"),
    ("units.csv", "II,6,5,5,3,4,4,3,,regular", "II,6,5,5,3,,,3,,regular", "reduced_defense", "several steps"),
    (
        "units.csv",
        "II,6,5,5,3,4,4,3,,regular",
        "II,6,5,5,3,4,4,3,4,regular",
        "range",
        "artillery",
    ),
    ("units.csv", "30C,,,,,,1203,,,,,ours", "30C,,,,,,,,,,,ours", "hex", "starts nowhere"),
    ("units.csv", "30C,,,,,,1203,,,,,ours", "30C,,,,,,1203,2,,,,ours", "turn", "goes with area or drop"),
    ("units.csv", "1-Gren-Gds,1 Gren", "2-Gren-Gds,1 Gren", "key", "stands already on line"),
    ("crt.csv", "1-2,A1", "2-3,A1", "odds", "of the form"),
    ("crt.csv", "1-2,A1", "8-1,A1", "odds", "8-1 does not follow 1-3"),
    ("crt.csv", "7-1,DRX", "7-1,DRY", "roll_1", "there is no result 'DRY'"),
    ("determined.csv", "3,3,F 0/0", "3,5,F 0/0", "low", "does not follow the 5"),
    ("landing.csv", "8,NA,", "8,7,", "high", "7 is below 8"),
    ("landing.csv", "5,5,", "NA,5,", "low", "only the first row"),
    ("turns.csv", "\n5,1944-09-18,Night,0,text", "", "turn", "is 6 where 5 follows"),
    ("results.csv", "DS,0,1,owner,2,3", "DS,0,1,owner,3,2", "retreat_most", "is less than the 3 hexes"),
    ("results.csv", "false,extended,true", "false,endless,true", "advance", "there is no advance 'endless'"),
    ("unknown.csv", "garrison,8,", "garrison,7,", "count", "19 unknown units, not 20"),
    ("checklist.csv", "H44-2.1,2.1,", "H44-2.1,2.2,", "section", "does not fit the id"),
]
READERS: dict[str, Callable[[Source], object]] = {
    "units.csv": lambda source: files.read_units(source, BOX.types, BOX.formations),
    "crt.csv": lambda source: files.read_crt(source, BOX.results),
    "determined.csv": read_determined,
    "landing.csv": read_bands,
    "turns.csv": files.read_turns,
    "results.csv": lambda source: files.read_results(source, BOX.advance),
    "unknown.csv": lambda source: files.read_unknown(source, BOX.types, BOX.constants),
    "checklist.csv": lambda source: read_checklist(source, "H44", files.SECTION),
}


@pytest.mark.parametrize(("file", "old", "new", "field", "problem"), TABLES)
def test_a_broken_table_is_refused_with_line_and_field(
    file: str, old: str, new: str, field: str, problem: str
) -> None:
    text = SHELF.source(file).text
    assert old in text
    with pytest.raises(LoadError) as caught:
        READERS[file](Source(file, text.replace(old, new, 1)))
    error = caught.value
    assert (error.file, error.field) == (file, field)
    assert problem in str(error)
    assert error.line is not None


# --- texts and document ---------------------------------------------------------------------------------


def test_names_are_complete_in_both_languages() -> None:
    files_here = ("briefing.ftl", "names.ftl", "scenarios.ftl", "units.ftl")
    assert [fault for fault in check((PACKAGE,)) if any(f"/{file}" in fault for file in files_here)] == []
    for lang in ("en", "ru"):
        ids = set(Catalogue(lang, (PACKAGE,)).ids())
        wanted = [f"unit-{key}" for key in BOX.units]
        wanted += [f"unknown-{name}" for name in BOX.unknown]
        wanted += [f"formation-{name}" for name in BOX.formations]
        wanted += [f"type-{name.replace('_', '-')}" for name in BOX.types]
        wanted += [f"terrain-{name.replace('_', '-')}" for name in BOX.terrain]
        wanted += [f"water-{name}" for name in BOX.waters] + [f"road-{name}" for name in BOX.roads]
        wanted += [f"scenario-{name}-{part}" for name in NAMES for part in ("title", "place", "intro")]
        wanted += [f"special-{rule.replace('_', '-')}" for rule in special_rules()]
        assert {f"holland44-{id_}" for id_ in wanted} <= ids


def special_rules() -> tuple[str, ...]:
    return get_args(SpecialRule)


def test_titles_of_the_files_are_those_of_the_catalogue() -> None:
    catalogue = Catalogue("en", (PACKAGE,))
    for name in NAMES:
        file = load_scenario(name)
        assert file.intro == f"holland44-scenario-{name}-intro"
        assert catalogue.render(msg(f"holland44-scenario-{name}-title")) == file.title
        place = catalogue.render(msg(f"holland44-scenario-{name}-place"))
        assert place.replace("’", "'") == file.place


def test_the_document_names_every_field() -> None:
    text = (ROOT / "docs" / "scenarios-holland44.md").read_text(encoding="utf-8")
    for kind in (ScenarioFile, Placed, Award, Victory):
        for field in msgspec.structs.fields(kind):
            assert f"`{field.encode_name}`" in text, field.encode_name
    for word in (*special_rules(), *NAMES):
        assert f"`{word}`" in text, word

"""What clients get of Stalingrad '42: table, scene, overlays, calendar, and what is left to do."""

from __future__ import annotations

import tracemalloc

import msgspec
import pytest

from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.overlay import Note, Overlay
from grognard.core.telling.table import Table
from grognard.core.telling.view import Piece
from grognard.games.stalingrad42 import RULES
from grognard.games.stalingrad42.scenario import AXIS, SOVIET, StalingradScenario
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.zocbond.kinds import DISRUPTED, GONE, ISOLATED
from grognard.testing.checklist import rule_ids
from tests.games.messages_in import messages

SCENARIOS = RULES.scenarios()
FALL_BLAU = "stalingrad42/fall-blau"
RESTING = 1_000_000  # bytes that a campaign's State may take beyond the scenario


@pytest.fixture(scope="module", params=SCENARIOS)
def table(request: pytest.FixtureRequest) -> Table:
    return RULES.table(RULES.load(request.param, {}))


def rendered(game_or_table: Game | Table, value: object) -> None:
    """Whatever a value says has its words in both languages."""
    if isinstance(game_or_table, Table):
        names = RULES.names(RULES.load(game_or_table.scenario, {}))
    else:
        names = RULES.names(game_or_table.scenario)
    for lang in LANGUAGES:
        catalogue = Catalogue(lang, [RULES.package])
        for message in sorted(set(messages(value)), key=lambda each: each.id):
            assert "{" not in catalogue.render(message, names), message.id


def state(game: Game) -> StalingradState:
    assert isinstance(game.state, StalingradState)
    return game.state


def unit(game: Game, key: str) -> int:
    return state(game).sc.unit_names.index(key)


def piece(game: Game, key: str, player: int = AXIS) -> Piece:
    return next(found for found in game.seat(player).view().scene.pieces if found.key == key)


def show(game: Game, name: str, *at: str, player: int = AXIS) -> Overlay:
    found = game.seat(player).overlay(name, list(at))
    rendered(game, found)
    return found


def notes(game: Game, name: str, player: int = AXIS) -> dict[str, Note]:
    """What an overlay says in its list, by the ids of the texts."""
    return {
        note.text.id.removeprefix("stalingrad42-"): note for note in show(game, name, player=player).notes
    }


# -- the table -------------------------------------------------------------------------------------------


def test_a_table_is_json_and_back(table: Table) -> None:
    raw = msgspec.json.encode(table)
    assert msgspec.json.decode(raw, type=Table) == table


def test_everything_on_a_table_has_its_words(table: Table) -> None:
    rendered(table, table)


def test_every_fact_cites_a_rule_that_there_is(table: Table) -> None:
    known = rule_ids(RULES)
    facts = [fact for terrain in table.terrains for fact in terrain.facts]
    facts += [fact for face in table.faces for fact in face.facts]
    assert {fact.rule for fact in facts} <= known
    assert {due.rule for due in table.calendar} <= known
    assert len(facts) > 100


def test_counters_have_faces_armies_and_cells_have_terrains(table: Table) -> None:
    faces = {face.id for face in table.faces}
    assert {counter.face for counter in table.counters} == faces
    shown = {terrain.id for terrain in table.terrains} | {"entry-area"}
    assert {cell.terrain for cell in table.cells} <= shown
    assert {counter.group for counter in table.counters} <= {*table.names["group"], ""}
    loose = [counter.key for counter in table.counters if not counter.group]
    assert all("-SP-" in key or "-REM" in key for key in loose)


def test_entry_areas_are_cells_beside_the_map(table: Table) -> None:
    """S42-22.1.1, 22.6.4: who waits in an area or in the Caspian box can be seen and pointed at."""
    sc = RULES.load(table.scenario, {})
    assert isinstance(sc, StalingradScenario)
    cells = {cell.name for cell in table.cells}
    assert {f"@{letter}" for letter in sc.board.areas} <= cells
    spots = [(cell.x, cell.y) for cell in table.cells]
    assert len(spots) == len(set(spots))


def test_the_calendar_has_every_arrival(table: Table) -> None:
    """S42-22.1.1, 21.1.1: each unit that waits comes on one day; replacements and resources every turn."""
    sc = RULES.load(table.scenario, {})
    assert isinstance(sc, StalingradScenario)
    assert len(table.turns) >= sc.last_turn
    due = [key for date in table.calendar if date.kind == "arrives" for key in date.units]
    assert len(due) == len(set(due))
    waiting = {sc.unit_names[u] for u in range(sc.units) if 0 < sc.arrival_turn[u] <= sc.last_turn}
    later = {becomes for _, _, becomes in sc.upgrades}
    assert waiting - later <= set(due)
    assert {date.owner for date in table.calendar if date.kind == "replacements"} == {AXIS, SOVIET}


def test_the_calendar_of_the_campaign_tells_who_leaves_and_what_changes() -> None:
    """S42-32.1, 32.2, 32.4, 23.4, C4.4."""
    table = RULES.table(RULES.load("campaign", {}))
    kinds = {(date.turn, date.kind, date.rule) for date in table.calendar}
    assert (10, "leaves", "S42-32.1") in kinds
    assert (9, "leaves", "S42-32.2") in kinds
    assert (13, "changes", "S42-32.4") in kinds
    assert (28, "weather", "S42-23.4") in kinds
    assert (28, "changes", "S42-C4.4") in kinds


# -- the scene -------------------------------------------------------------------------------------------


def test_pieces_show_steps_order_and_supply() -> None:
    """S42-2.3.2, 13.1.1, 16.1."""
    game = new(FALL_BLAU, seed=1)
    u = unit(game, "DE-PZ-16")
    s = state(game)
    assert piece(game, "DE-PZ-16").badges == []
    s.order[u] = DISRUPTED
    s.supply[u] = ISOLATED
    s.steps[u] -= 1
    found = piece(game, "DE-PZ-16")
    assert found.badges == ["disrupted", "isolated"]
    assert found.figures["attack"] < s.sc.attack[5 * u + s.sc.steps[u]]


def test_forts_railheads_and_objectives_are_marks() -> None:
    """S42-9.7.6, 17.2.1, 24.1.1."""
    game = new(FALL_BLAU, seed=1)
    kinds = {mark.kind for mark in game.seat(AXIS).view().scene.marks}
    assert {"objective", "fort", "railhead"} <= kinds
    railheads = {mark.place for mark in game.seat(AXIS).view().scene.marks if mark.kind == "railhead"}
    assert railheads == {"1502", "1717", "2327", "2734"}


def test_the_city_that_both_sides_are_in_is_marked() -> None:
    """S42-29.1.4."""
    game = new("stalingrad42/uranus", seed=1)
    marks = {mark.kind: mark for mark in game.seat(SOVIET).view().scene.marks}
    assert marks["contested"].value > 0


@pytest.mark.parametrize("name", SCENARIOS)
def test_tracks_have_names_in_both_languages(name: str) -> None:
    """Also in every month and weather that may come (S42-23.1)."""
    game = new(f"stalingrad42/{name}", seed=1)
    s = state(game)
    shown = {track.name for track in game.seat(-1).view().scene.tracks}
    for turn in range(s.sc.first_turn, s.sc.last_turn + 1):
        month = int(s.sc.turn_dates[turn][5:7])
        shown |= {f"{month}-{_sky(weather)}" for weather in s.sc.weather_table[s.sc.season[turn]]}
    for lang in LANGUAGES:
        ids = set(Catalogue(lang, [RULES.package]).ids())
        assert [track for track in sorted(shown) if f"stalingrad42-track-{track}" not in ids] == []


def _sky(weather: int) -> str:
    return ("clear", "overcast", "overcast-w", "rain", "snow")[weather]


# -- overlays --------------------------------------------------------------------------------------------


def test_overlays_speak_both_languages_in_every_scenario(table: Table) -> None:
    game = new(f"stalingrad42/{table.scenario}", seed=1)
    for kind in table.overlays:
        if kind.needs not in ("unit", "target"):
            for player in (AXIS, SOVIET, -1):
                show(game, kind.name, player=player)


def test_supply_says_who_is_isolated_and_what_cuts_a_line() -> None:
    """S42-16.3.1, 16.5.1: a division in the enemy's rear has no line at all."""
    game = new(FALL_BLAU, seed=1)
    s = state(game)
    before = show(game, "supply")
    assert before.tints == []
    assert show(game, "line", "unit:DE-PZ-16").strokes
    s.put(unit(game, "DE-PZ-16"), s.sc.board.hex("3010"))
    s.forget_all_lines()
    cut = show(game, "supply")
    assert [tint.place for tint in cut.tints] == ["3010"]
    said = {text.id for text in cut.says}
    assert "stalingrad42-says-isolated" in said
    assert [text.id for text in show(game, "line", "unit:DE-PZ-16").says] == ["stalingrad42-says-isolated"]


def test_railways_show_the_net_and_its_heads() -> None:
    """S42-17.2.1, 17.4."""
    game = new(FALL_BLAU, seed=1)
    found = show(game, "rail")
    assert {tint.place for tint in found.tints} == {"1502", "1717", "2327", "2734"}
    assert {stroke.style for stroke in found.strokes} == {"supply"}


def test_the_range_of_support_units() -> None:
    """S42-18.2.1, 18.4."""
    game = new(FALL_BLAU, seed=1)
    assert len(show(game, "guns", "unit:DE-HQ-6A").tints) > 20
    assert show(game, "guns", "unit:DE-PZ-16").tints == []


def test_results_tell_how_far_defenders_would_retreat() -> None:
    """S42-10.1, 12.1.1."""
    game = new(FALL_BLAU, seed=1)
    s = state(game)
    found = show(game, "results", "hex:" + s.sc.board.name(s.place[unit(game, "SU-RD-300")]))
    assert len([text for text in found.says if text.id == "stalingrad42-says-result"]) == 9
    assert {len(way.path) for way in found.shortcuts} <= {1, 2, 3, 4, 5}
    assert found.shortcuts


def test_what_is_left_to_do_in_a_phase() -> None:
    """S42-5.1, 8.1, 18.1: resource points first, then who has not moved, then what can be attacked."""
    game = new(FALL_BLAU, seed=1)
    assert notes(game, "left")["left-resources"].kind == "grave"
    game.play("done")
    assert "DE-PZ-16" in {ref.key for ref in notes(game, "left")["left-move"].about}
    game.play("done")
    found = notes(game, "left")
    assert found["left-attack"].about
    assert found["left-air"].text.args["n"] == 3
    assert game.seat(SOVIET).overlay("left", []).notes == []


def test_hexes_that_hold_too_much_are_told_before_movement_ends() -> None:
    """S42-4.4: what is above the limit is lost when the phase ends."""
    game = new(FALL_BLAU, seed=1)
    game.play("done")
    assert "left-crowded" not in notes(game, "left")
    s = state(game)
    full = s.place[unit(game, "DE-PZ-16")]
    s.put(unit(game, "DE-ID-44"), full)
    found = notes(game, "left")["left-crowded"]
    assert found.kind == "grave"
    assert [ref.key for ref in found.about] == [s.sc.board.name(full)]


# -- memory ----------------------------------------------------------------------------------------------


def test_a_resting_campaign_is_small() -> None:
    """What a State takes beside the scenario that all games share."""
    game = new("stalingrad42/campaign", seed=1)
    kept = game.state.copy()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = game.state.copy()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert kept.ply == game.state.ply
    assert taken < RESTING


def test_nobody_who_never_takes_part_lies_on_the_table(table: Table) -> None:
    """S42-2.1: counters of other scenarios stay in the box; those that replace others come later."""
    sc = RULES.load(table.scenario, {})
    assert isinstance(sc, StalingradScenario)
    keys = {counter.key for counter in table.counters}
    later = {becomes for _, _, becomes in sc.upgrades}
    for u in range(sc.units):
        away = sc.start_place[u] == sc.box + GONE and u not in later
        assert (sc.unit_names[u] in keys) != away

"""What clients get of Holland '44: table, scene, overlays, shortcuts, and what a click in vain says."""

from __future__ import annotations

import random

import msgspec
import pytest

from grognard.core.referee.errors import Unreadable
from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.message import Ref
from grognard.core.telling.overlay import Note, Overlay
from grognard.core.telling.table import Table
from grognard.core.telling.view import Piece, Scene
from grognard.games.holland44 import RULES
from grognard.games.holland44.scenario import ALLIED, GERMAN, NIGHT, HollandScenario
from grognard.games.holland44.state import HollandState
from grognard.games.zocbond.bonds import all_bonds
from grognard.games.zocbond.kinds import ATTACKED, DISRUPTED, ENGAGED, MOVED, OUT_OF_SUPPLY
from grognard.games.zocbond.losses import Lose
from grognard.games.zocbond.show.overlays import between, near_bonds
from grognard.testing.checklist import rule_ids
from tests.games.messages_in import messages

SCENARIOS = RULES.scenarios()
FIRST_DAY = "holland44/the-first-day"


@pytest.fixture(scope="module", params=SCENARIOS)
def table(request: pytest.FixtureRequest) -> Table:
    return RULES.table(RULES.load(request.param, {}))


def at_movement(seed: int = 3) -> Game:
    """The first day after the landings, when the Allies move."""
    game = new(FIRST_DAY, seed=seed)
    while kind(game) != "Movement.choose":
        game.play("done")
    return game


def kind(game: Game) -> str:
    question = game.seat(ALLIED).view().question
    return "" if question is None else question.kind


def state(game: Game) -> HollandState:
    assert isinstance(game.state, HollandState)
    return game.state


def scene(game: Game) -> Scene:
    return game.seat(ALLIED).view().scene


def piece(game: Game, key: str) -> Piece:
    return next(found for found in scene(game).pieces if found.key == key)


# -- the table -------------------------------------------------------------------------------------------


def test_a_table_is_json_and_back(table: Table) -> None:
    raw = msgspec.json.encode(table)
    assert msgspec.json.decode(raw, type=Table) == table


def test_everything_on_a_table_has_its_words(table: Table) -> None:
    names = RULES.names(RULES.load(table.scenario, {}))
    for lang in LANGUAGES:
        catalogue = Catalogue(lang, [RULES.package])
        for message in sorted(set(messages(table)), key=lambda each: each.id):
            assert "{" not in catalogue.render(message, names), message.id


def test_every_fact_cites_a_rule_that_there_is(table: Table) -> None:
    known = rule_ids(RULES)
    facts = [fact for terrain in table.terrains for fact in terrain.facts]
    facts += [fact for face in table.faces for fact in face.facts]
    assert {fact.rule for fact in facts} <= known | {""}
    assert len(facts) > 100


def test_counters_have_faces_and_cells_have_terrains(table: Table) -> None:
    faces = {face.id for face in table.faces}
    assert {counter.face for counter in table.counters} == faces
    shown = {terrain.id for terrain in table.terrains} | {"out-of-play", "entry-area"}
    assert {cell.terrain for cell in table.cells} <= shown
    assert all(face.symbol or "unknown" in face.flags for face in table.faces)


def test_a_part_of_the_map_is_shown_with_a_margin() -> None:
    """H44-S1.1: the first day is played in the south; around it lies what is out of play."""
    table = RULES.table(RULES.load("the-first-day", {}))
    whole = RULES.table(RULES.load("campaign", {}))
    names = {cell.name: cell.terrain for cell in table.cells}
    assert len(table.cells) < len(whole.cells) / 3
    assert names["1303"] == "clear"
    assert names["4301"] == "out-of-play"
    assert "5321" not in names
    assert table.edges
    assert all(edge.a in names or edge.b in names for edge in table.edges)


def test_entry_areas_are_cells_beside_the_map(table: Table) -> None:
    """H44-19: who waits in an area can be seen and pointed at."""
    sc = RULES.load(table.scenario, {})
    assert isinstance(sc, HollandScenario)
    shown = {cell.name for cell in table.cells if cell.terrain == "entry-area"}
    open_areas = {f"@{letter}" for letter, gates in zip(sc.board.areas, sc.gates, strict=True) if gates}
    assert shown == open_areas
    spots = [(cell.x, cell.y) for cell in table.cells]
    assert len(spots) == len(set(spots))


# -- the scene -------------------------------------------------------------------------------------------


def test_pieces_show_steps_order_supply_and_markers() -> None:
    """H44-2.3.12, 14.1.1, 18.1, 11.5."""
    game = at_movement()
    assert piece(game, "2-Irish-Gds").figures == {"steps": 3}
    assert piece(game, "2-Irish-Gds").badges == []
    s = state(game)
    u = s.sc.unit_names.index("2-Irish-Gds")
    s.set_steps(u, 2)
    s.set_order(u, DISRUPTED)
    s.supply[u] = OUT_OF_SUPPLY
    s.set_mark(u, ENGAGED)
    shown = piece(game, "2-Irish-Gds")
    assert shown.figures == {"steps": 2, "attack": 4, "defence": 4}
    assert shown.badges == ["disrupted", "out", "engaged"]


def test_who_has_moved_is_told_in_his_own_turn_only() -> None:
    """In the other player's turn it says nothing, and stripes make a counter hard to read."""
    game = at_movement()
    s = state(game)
    for name in ("2-Irish-Gds", "SS-Segler"):
        s.set_mark(s.sc.unit_names.index(name), MOVED | ATTACKED)
    assert piece(game, "2-Irish-Gds").badges == ["attacked", "moved"]
    assert piece(game, "SS-Segler").badges == []
    s.active = GERMAN
    assert piece(game, "2-Irish-Gds").badges == []
    assert piece(game, "SS-Segler").badges == ["attacked", "moved"]


def test_bridges_traffic_and_objectives_are_marks() -> None:
    """H44-5.3.1, 24, 26.5.1."""
    game = at_movement()
    s = state(game)
    s.set_traffic(0, s.sc.board.hex("1303"))
    marks = {(mark.place, mark.kind): mark for mark in scene(game).marks}
    assert ("3709/3810", "bridge-mined") in marks
    assert ("1303/1404", "bridge-safe") in marks
    assert marks["1303", "traffic"].value == 1
    assert marks["2106", "objective"].owner == GERMAN
    assert marks["2106", "objective"].value == 3


@pytest.mark.parametrize("name", SCENARIOS)
def test_tracks_have_names_in_both_languages(name: str) -> None:
    game = new(f"holland44/{name}", seed=1)
    for lang in LANGUAGES:
        ids = set(Catalogue(lang, [RULES.package]).ids())
        for track in game.seat(-1).view().scene.tracks:
            assert f"holland44-track-{track.name}" in ids


# -- overlays --------------------------------------------------------------------------------------------


def show(game: Game, name: str, *at: str, player: int = ALLIED) -> Overlay:
    found = game.seat(player).overlay(name, list(at))
    names = RULES.names(game.scenario)
    for lang in LANGUAGES:
        for message in found.says:
            assert "{" not in Catalogue(lang, [RULES.package]).render(message, names)
    return found


def test_zoc_is_the_enemys() -> None:
    """H44-7.1; spectators see both."""
    game = at_movement()
    places = {tint.place for tint in show(game, "zoc").tints}
    assert "1404" in places  # before Hoffmann's battalions
    assert "1003" not in places
    assert {tint.owner for tint in show(game, "zoc").tints} == {GERMAN}
    assert {tint.owner for tint in show(game, "zoc", player=-1).tints} == {ALLIED, GERMAN}


def test_bonds_are_lines_between_their_ends() -> None:
    """H44-7.4.1."""
    strokes = show(at_movement(), "bonds").strokes
    assert {stroke.style for stroke in strokes} == {"bond"}
    assert all(len(stroke.points) == 2 for stroke in strokes)


def test_bonds_that_own_units_fill_are_not_drawn() -> None:
    """H44-7.4.1: nobody can run into them."""
    game = at_movement()
    s = state(game)
    for bond in near_bonds(s, ALLIED) + near_bonds(s, GERMAN):
        assert all(s.holder[h] != bond.owner for h in between(s.sc, bond))
    filled = [b for b in all_bonds(s, GERMAN) if any(s.holder[h] == GERMAN for h in between(s.sc, b))]
    assert filled
    assert len(show(game, "bonds").strokes) == len(near_bonds(s, ALLIED) + near_bonds(s, GERMAN))


def test_supply_lines_run_to_their_sources_and_say_what_cuts_them() -> None:
    """H44-18.3: everybody is supplied at first; behind the enemy nobody is, and the overlay names the hex."""
    game = at_movement()
    assert show(game, "supply").tints == []
    assert show(game, "line", "unit:2-HCR").strokes[0].style == "supply"
    s = state(game)
    u = s.sc.unit_names.index("2-HCR")
    s.put(u, s.sc.board.hex("1604"))
    cut = show(game, "line", "unit:2-HCR")
    assert cut.says[0].id == "holland44-says-cut"
    assert cut.says[0].args["cause"] == "enemy"
    assert cut.tints[0].style == "culprit"
    assert show(game, "supply").tints[0].place == "1604"


def test_bridges_say_their_state() -> None:
    """H44-5.3.1: blown ones are dotted."""
    found = show(at_movement(), "bridges")
    assert {stroke.style for stroke in found.strokes} == {"clear", "blocked"}
    assert len(found.says) == len(found.strokes)


def test_the_range_of_guns() -> None:
    """H44-17.4: five hexes around the artillery of the Guards; others have none."""
    game = at_movement()
    places = {tint.place for tint in show(game, "guns", "unit:Gds-Div").tints if tint.style == "range"}
    assert "1702" in places
    assert "1802" not in places
    assert show(game, "guns", "unit:2-HCR").says[0].id == "holland44-says-no-guns"
    assert show(game, "control").tints


def test_results_tell_how_far_defenders_would_retreat_and_where_to() -> None:
    """H44-11.1, 13.1.3: every result in words, and the best ways back of those that drive out."""
    game = at_movement()
    found = show(game, "results", "hex:1405")
    assert len([text for text in found.says if text.id == "holland44-says-result"]) == len(
        state(game).sc.combat.present
    )
    ways = {way.style: way for way in found.shortcuts}
    assert {"dr", "d1", "dmr", "ds"} <= set(ways)
    assert not {"a1", "eng", "ex"} & set(ways)
    assert {len(way.path) for way in found.shortcuts if way.style == "dr"} == {2}
    assert {len(way.path) for way in found.shortcuts if way.style == "dmr"} <= {2, 3}
    with pytest.raises(Unreadable, match="for a hex"):
        game.seat(ALLIED).overlay("results", [])


def test_results_name_those_who_have_no_way_back() -> None:
    """H44-13.2: a unit among enemies would be lost."""
    game = at_movement()
    s = state(game)
    s.put(s.sc.unit_names.index("2-HCR"), s.sc.board.hex("1602"))
    found = show(game, "results", "hex:1602")
    assert [way for way in found.shortcuts if way.style == "dr"] == []
    assert "holland44-says-no-way" in {text.id for text in found.says}


def test_landing_rolls_are_told_hex_by_hex() -> None:
    """H44-22.3.1: of the six faces four land well in the first turn."""
    game = new("holland44/the-first-day", 3)
    found = show(game, "landing")
    assert {ref.key for ref in found.facts} >= {"4008", "3708", "3306"}
    assert {(text.args["well"], text.args["one"]) for text in found.says} == {(4, 1)}


def test_the_front_lies_between_the_armies() -> None:
    """Whose the ground is: nearer to whose combat units, as far as three hexes."""
    game = at_movement()
    found = show(game, "front")
    owner = {tint.place: tint.owner for tint in found.tints}
    assert (owner["1204"], owner["1405"]) == (ALLIED, GERMAN)
    assert found.strokes
    assert {stroke.style for stroke in found.strokes} == {"frontline"}
    sides = sum(len(stroke.points) - 1 for stroke in found.strokes)
    sc = state(game).sc
    met = [
        (h, to)
        for h in range(sc.n)
        for to in sc.neighbour[6 * h : 6 * h + 6]
        if to < sc.n and (owner.get(sc.board.name(h)), owner.get(sc.board.name(to))) == (ALLIED, GERMAN)
    ]
    assert sides == len(met)


def notes(game: Game, name: str) -> dict[str, Note]:
    """What an overlay says in its list, by the ids of the texts."""
    return {note.text.id.removeprefix("holland44-"): note for note in show(game, name).notes}


def test_what_is_left_to_do_in_a_phase() -> None:
    """H44-8, 9: who has not moved, who waits outside, what can be attacked and by whom, guns and aircraft."""
    game = at_movement()
    found = notes(game, "left")
    waiting = found["left-enter"]
    assert (waiting.kind, waiting.text.args["n"]) == ("grave", len(waiting.about))
    assert "2-Devon" in {ref.key for ref in found["left-move"].about}
    game.play(["march 2-Devon", "to 1205", "halt"])
    assert "2-Devon" not in {ref.key for ref in notes(game, "left")["left-move"].about}
    game.play("done")
    found = notes(game, "left")
    assert "1405" in {ref.key for ref in found["left-attack"].about}
    assert "2-HCR" in {ref.key for ref in found["left-fight"].about}
    assert "Gds-Div" in {ref.key for ref in found["left-guns"].about}
    assert found["left-air"].text.args["n"] == state(game).air_left
    assert game.seat(GERMAN).overlay("left", []).notes == []


def asked_in(seeds: range, wanted: str) -> Game:
    """A game of the first day in which a certain question is asked, played by lot."""
    for seed in seeds:
        lots = random.Random(seed)
        game = new(FIRST_DAY, seed=seed)
        while game.outcome < 0:
            top = game.state.top()
            if f"{top.NAME}.{top.STEPS[top.step]}" == wanted and len(top.actors(game.state)):
                return game
            keys = [game.key(o) for o in top.options(game.state)]
            fights = [key for key in keys if key.split()[0] in ("attack", "with", "commit")]
            wishes = fights or (["done"] if "done" in keys else keys)
            game.play(lots.choice(wishes))
    raise AssertionError(f"nobody was asked {wanted}")


@pytest.mark.parametrize("wanted", ["Retreat.go", "Advance.choose"])
def test_every_choice_of_a_retreat_or_advance_says_what_it_means(wanted: str) -> None:
    """H44-13.1.1, 13.3, 15.2: why it is asked, and a note for each place on offer, in both languages."""
    game = asked_in(range(20), wanted)
    player = game.state.asked[0]
    seat = game.seat(player)
    found = seat.overlay("courses", []).notes
    assert found[0].kind == "why"
    question = seat.view().question
    assert question is not None
    places = {offer.key for offer in question.offers if offer.key.split()[0] == "to"}
    assert places <= {note.key for note in found}
    assert places
    names = RULES.names(game.scenario)
    for lang in LANGUAGES:
        catalogue = Catalogue(lang, [RULES.package])
        for note in found:
            assert "{" not in catalogue.render(note.text, names)


def test_losses_say_what_is_left_of_a_unit() -> None:
    """H44-11.2, 11.3."""
    game = new(FIRST_DAY, seed=1)
    s = state(game)
    s.lanes[0].append(Lose(GERMAN, bits(s, "SS-Krause", "I-Hoffmann"), 1))
    s.asked[0] = GERMAN
    found = game.seat(GERMAN).overlay("courses", []).notes
    assert (found[0].kind, found[0].text.args["n"]) == ("why", 1)
    left = {note.key: (note.text.args["attack"], note.text.args["defence"]) for note in found[1:]}
    assert left == {"lose SS-Krause": (2, 2), "lose I-Hoffmann": (1, 2)}
    assert {note.text.args["steps"] for note in found[1:]} == {1}


def bits(s: HollandState, *units: str) -> int:
    return sum(1 << s.sc.unit_names.index(unit) for unit in units)


def test_the_calendar_has_every_arrival() -> None:
    """H44-19.1, 20.2.1, 22.1.1: each unit that waits comes on one day; replacements come at night."""
    sc = RULES.load("campaign", {})
    assert isinstance(sc, HollandScenario)
    table = RULES.table(sc)
    assert len(table.turns) >= sc.last_turn
    due = [unit for date in table.calendar for unit in date.units]
    assert len(due) == len(set(due))
    waiting = {sc.unit_names[u] for u in range(sc.units) if 0 < sc.arrival_turn[u] <= sc.last_turn}
    assert set(due) == waiting
    nights = {date.turn for date in table.calendar if date.kind == "replacements"}
    assert all(sc.turn_kind[turn] == NIGHT for turn in nights)
    assert nights
    assert {date.rule for date in table.calendar} <= rule_ids(RULES)


def test_counters_name_their_formation(table: Table) -> None:
    assert {counter.group for counter in table.counters} <= set(table.names["group"])


def test_an_overlay_that_needs_a_unit_says_so() -> None:
    game = at_movement()
    with pytest.raises(Unreadable, match="for one unit"):
        game.seat(ALLIED).overlay("line", [])
    with pytest.raises(Unreadable, match="not on the map"):
        game.seat(ALLIED).overlay("line", ["unit:4-7-DG"])


# -- sending units somewhere -----------------------------------------------------------------------------


def test_a_unit_goes_to_any_place_within_reach_at_one_stroke() -> None:
    """H44-8.1: the keys of a shortcut are legal one after the other, and lead there."""
    game = at_movement()
    ways = show(game, "reach", "unit:2-Devon").shortcuts
    assert {"reach", "reach-extended"} <= {way.style for way in ways}
    for way in ways[:: max(1, len(ways) // 6)]:
        again = at_movement()
        again.play(list(way.keys))
        assert piece(again, "2-Devon").place == way.place
        assert way.path[-1] == way.place


def test_a_stack_goes_together() -> None:
    """H44-8.1: it has the points of its slowest, and no extended movement."""
    game = at_movement()
    ways = show(game, "reach", "unit:2-Irish-Gds", "unit:3-Irish-Gds").shortcuts
    assert {way.style for way in ways} <= {"reach", "reach-tactical"}
    far = max(ways, key=lambda way: len(way.path))
    game.play(list(far.keys))
    assert piece(game, "2-Irish-Gds").place == piece(game, "3-Irish-Gds").place == far.place


def test_of_enemies_one_sees_where_they_could_go() -> None:
    """In their phase, in one's own, and while one's own unit moves; they cannot be sent there."""
    game = at_movement()
    seen = show(game, "reach", "unit:2-HCR", player=GERMAN).shortcuts
    assert {way.style for way in seen} >= {"reach", "reach-extended"}
    ways = show(game, "reach", "unit:SS-Krause").shortcuts
    assert {way.style for way in ways} == {"reach-tactical"}  # turn 1 (H44-23.1.2)
    game.play("march 2-Devon")
    moving = show(game, "reach", "unit:SS-Krause").shortcuts
    assert [way.place for way in moving] == [way.place for way in ways]
    assert not any(way.keys for way in [*seen, *ways, *moving])


def test_a_place_out_of_reach_says_why_with_a_rule() -> None:
    """H44-8.1: too far; no way past the enemy; beyond the map of the scenario."""
    game = at_movement()
    for place, text in (
        ("1402", "says-too-far"),
        ("1405", "says-no-way-there"),
        ("6901", "refusal-out-of-play"),
        ("1203", "refusal-extended-alone"),
    ):
        layer = show(game, "reach", "unit:2-HCR", f"hex:{place}")
        assert layer.says[0].id == f"holland44-{text}"
        assert isinstance(layer.says[0].args["rule"], Ref)
        assert [tint.place for tint in layer.tints] == [place]
        assert layer.shortcuts == []


def test_the_best_odds_are_shown_on_every_target() -> None:
    """H44-9.4: the column that the attack has when all who stand beside the hex take part."""
    game = at_movement()
    game.play("done")
    layer = show(game, "odds")
    question = game.seat(ALLIED).view().question
    assert question is not None
    targets = [offer.key.split()[1] for offer in question.offers if offer.key.startswith("attack")]
    assert targets
    assert sorted(tint.place for tint in layer.tints) == sorted(targets)
    assert layer.says[0].args["n"] == len(targets)
    assert all(tint.text for tint in layer.tints)


def test_pointing_at_an_enemy_tells_the_best_odds_with_those_who_can_still_come() -> None:
    """H44-9.3: units that reach a hex beside it join those who stand there; later nobody comes."""
    game = at_movement()
    found = {place: show(game, "strike", f"hex:{place}") for place in ("1502", "1503")}
    told = {place: layer.says[0].args for place, layer in found.items()}
    assert (told["1502"]["now"], told["1502"]["best"], told["1502"]["n"]) == ("none", "4-1", 4)
    assert (told["1503"]["now"], told["1503"]["best"], told["1503"]["n"]) == ("1-2", "5-1", 3)
    assert len(found["1502"].facts) == 4
    assert {tint.text for tint in show(game, "odds").tints if tint.place == "1503"} == {"1-2"}
    game.play("done")
    after = {place: show(game, "strike", f"hex:{place}").says[0].args for place in ("1502", "1503")}
    assert [after[place]["best"] for place in ("1502", "1503")] == ["none", "1-2"]
    assert after["1503"]["n"] == 0


# -- why not, and odds -----------------------------------------------------------------------------------


def test_pointing_names_unit_hex_and_rule() -> None:
    """L10: whatever is pointed at answers."""
    game = at_movement()
    for thing, text, rule in (
        ("unit:SS-Krause", "low-odds", "H44-8.7"),
        ("unit:1-501", "not-on-map", "H44-8.1"),
    ):
        reason = game.seat(ALLIED).why(clicked=[thing])
        assert reason is not None
        assert (reason.text.id, reason.rule) == (f"holland44-refusal-{text}", rule)
    empty = game.seat(ALLIED).why(clicked=["hex:5321"])  # nobody speaks of attacks while units move
    assert empty is not None
    assert (empty.text.id, empty.rule) == ("core-not-now", "H44-8.1")
    assert game.seat(ALLIED).why(clicked=["unit:Gds-Div"]) is None  # it may move
    game.play(["march 2-HCR"])
    reason = game.seat(ALLIED).why(clicked=["hex:1405"])
    assert reason is not None
    assert (reason.text.id, reason.rule) == ("holland44-refusal-enemy-there", "H44-8.1")


def test_the_chances_of_an_attack_are_known_while_it_is_built() -> None:
    """H44-9.3: leader and support as they would be chosen; determined defence is part of them."""
    game = at_movement()
    game.play("done")
    game.play(["attack 1405", "with 2-HCR"])
    outlook = game.seat(ALLIED).odds("commit")
    assert [account.title.id for account in outlook.ledgers] == [
        "holland44-ledger-attack",
        "holland44-ledger-defence",
        "holland44-ledger-shifts",
    ]
    assert sum(branch.p for branch in outlook.branches) == 1
    assert {branch.label.id for branch in outlook.branches} == {"holland44-outcome-result"}

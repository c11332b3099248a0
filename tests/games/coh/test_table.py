"""The table: the board, the counters, the cards and their words, as clients get them."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, isclose

import msgspec
import pytest

from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.message import Message
from grognard.core.telling.table import EVERY, Table
from grognard.games.coh import RULES
from grognard.games.coh.box.data_files import load_box
from grognard.games.coh.scenario import CohScenario
from grognard.games.coh.show.table import cells, face, names, roads, small_gullies, terrain_facts, terrains
from grognard.testing.checklist import rule_ids

from .battle import Battle
from .ground import hilly
from .shots import G, S

BOX = load_box()
SCENARIOS = RULES.scenarios()


def scenario(name: str, **options: str) -> CohScenario:
    loaded = RULES.load(name, options)
    assert isinstance(loaded, CohScenario)
    return loaded


@pytest.fixture(scope="module", params=SCENARIOS)
def table(request: pytest.FixtureRequest) -> Table:
    return RULES.table(RULES.load(request.param, {}))


def messages(value: object) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from messages(getattr(value, name))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from messages(item)
    elif isinstance(value, dict):
        yield from messages(list(value.values()))


# -- all of it -------------------------------------------------------------------------------------------


def test_a_table_is_json_and_back(table: Table) -> None:
    raw = msgspec.json.encode(table)
    assert msgspec.json.decode(raw, type=Table) == table
    assert len(raw) < 90_000 * len(table.cells) / 216  # for each board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_has_its_words(table: Table, lang: str) -> None:
    catalogue = Catalogue(lang, [RULES.package])
    naming = RULES.names(RULES.load(table.scenario, {}))
    found = list(messages(table))
    found.remove(table.names["hex"][EVERY])  # of several boards nothing is left out, which has no words
    assert len(found) > 60
    for message in found:
        text = catalogue.render(message, naming)
        assert text.strip()
        assert "{" not in text


def test_every_fact_names_a_rule_of_the_checklist(table: Table) -> None:
    facts = [fact for terrain in table.terrains for fact in terrain.facts]
    facts += [fact for each in table.faces for fact in each.facts]
    assert len(facts) > 20
    assert {fact.rule for fact in facts} <= set(rule_ids(RULES))


def test_keys_agree_with_views(table: Table) -> None:
    """What a view names is on the table: faces, owners, places, overlays."""
    from grognard.core.referee.game import new

    game = new(f"coh/{table.scenario}")
    cells = {cell.name for cell in table.cells}
    faces = {each.id for each in table.faces}
    counters = {counter.key: counter for counter in table.counters}
    view = game.seat(0).view()
    for piece in view.scene.pieces:
        assert piece.face in faces
        assert (counters[piece.key].face, counters[piece.key].owner) == (piece.face, piece.owner)
        assert piece.place in cells or piece.place.startswith("@")
    assert [player.seat for player in table.players] == view.seats
    assert {each.name: each.needs for each in table.overlays} == RULES.overlays(game.scenario)
    assert {cell.terrain for cell in table.cells} <= {terrain.id for terrain in table.terrains}


# -- the map ---------------------------------------------------------------------------------------------


def test_neighbours_are_one_hex_apart(table: Table) -> None:
    """The side of a hex is 1, so neighbouring centres are the root of 3 apart."""
    sc = scenario(table.scenario)
    assert [cell.name for cell in table.cells] == sc.board.book.names
    for h in range(sc.n):
        for to in sc.neighbour[6 * h : 6 * h + 6]:
            if 0 <= to < sc.n:
                a, b = table.cells[h], table.cells[to]
                assert isclose(dist((a.x, a.y), (b.x, b.y)), 3**0.5, abs_tol=0.001)


def test_rows_run_south_and_columns_east(table: Table) -> None:
    by_name = {cell.name: cell for cell in table.cells}
    for board in {cell.name.partition("-")[0] for cell in table.cells}:
        a01, b01, a02 = (by_name[f"{board}-{hex_}"] for hex_ in ("A01", "B01", "A02"))
        assert a01.y < b01.y
        assert a01.x < b01.x < a02.x


def test_roads_run_from_edge_to_edge(table: Table) -> None:
    ends = [point for way in table.ways for point in (way.points[0], way.points[-1])]
    assert len(table.ways) >= 2
    centres = {(cell.x, cell.y) for cell in table.cells}
    assert not centres & set(ends), "they end in the middle of a hexside"
    inner = [point for way in table.ways for point in way.points[1:-1]]
    assert set(inner) <= centres
    for way in table.ways:
        for one, two in zip(way.points, way.points[1:], strict=False):
            assert dist(one, two) < 1.74


def test_every_road_hexside_is_drawn_once() -> None:
    """A junction, a dead end and a circle: nothing is left out, nothing is drawn twice."""
    plans = [
        [["A05", "B05", "C05", "D05"], ["C05", "C06", "C07"]],
        [["E05", "E06", "F06", "F05", "E05"]],
        [["E05", "E06"], ["E06", "E07"], ["E06", "F06"], ["E06", "D06"]],
    ]
    for plan in plans:
        b = Battle({G: "G_INF A01 E", S: "S_RIF L18 W"}, roads=plan)
        board = b.sc.board
        wanted = sum(
            1
            for e in range(6 * board.n)
            if board.road[e] and (board.neighbour[e] > e // 6 or board.neighbour[e] >= board.n)
        )
        assert sum(len(way.points) - 1 for way in roads(board)) == wanted


def test_small_gullies_are_hexsides() -> None:
    b = Battle({G: "G_INF A01 E", S: "S_RIF L18 W"}, gullies=["E05/E06"])
    [edge] = small_gullies(b.sc.board)
    assert (edge.kind, edge.a, edge.b) == ("small-gully", "1-E05", "1-E06")
    x1, y1, x2, y2 = edge.line
    assert isclose(dist((x1, y1), (x2, y2)), 1, abs_tol=0.001)
    assert x1 == x2, "east of E05 the side runs from north to south"


def test_bridges_and_fords_are_features() -> None:
    river = [board for board in BOX.boards.values() if board.bridges]
    assert river
    from grognard.core.geometry.board import Board, Placement
    from grognard.games.coh.box.setup_map import make_section

    board = Board([Placement(make_section(river[0], BOX), 0, 0)])
    sc = CohScenario("x", {}, board)
    kinds = list(BOX.codes.values())
    sc.terrain_names = [kinds[board.terrain[h]].id.replace("_", "-") for h in range(board.n)]
    sc.level = [0] * board.n
    found = {cell.name.partition("-")[2]: cell.features for cell in cells(sc, BOX) if cell.features}
    assert [name for name, features in found.items() if "bridge" in features] == list(river[0].bridges)


def test_entry_hexes_are_labelled_off_the_map() -> None:
    table = RULES.table(RULES.load("crossroads-in-the-wheat", {}))
    assert [
        (label.kind, label.text.args["n"]) for label in table.labels if not isinstance(label.text, str)
    ] == [
        ("entry", 2),
        ("entry", 3),
    ]
    west, east = table.labels
    assert west.x < min(cell.x for cell in table.cells)
    assert east.x > max(cell.x for cell in table.cells)


# -- facts -------------------------------------------------------------------------------------------------


def test_terrain_tells_what_it_does() -> None:
    sc = scenario("dawn-at-the-granary")
    facts = {fact.text.id: (fact.value, fact.rule) for fact in terrain_facts(sc, BOX.terrain["forest"])}
    assert facts == {
        "coh-fact-dm": ("+2", "COH-7.2"),
        "coh-fact-cost-foot": ("+1", "COH-5.0"),
        "coh-fact-blocks-yes": ("", "COH-6.0"),
    }


def test_terrain_tells_of_those_who_are_there() -> None:
    b = Battle({G: "G_INF A01 E", "G-OPEL-1": "G_OPEL A02 E", S: "S_RIF L18 W"})
    facts = {fact.text.id: fact.value for fact in terrain_facts(b.sc, BOX.terrain["marsh"])}
    assert facts["coh-fact-cost-wheeled"] == "—"
    assert facts["coh-fact-bog"] == ""
    assert "coh-fact-cost-tracked" not in facts


def test_hills_are_in_the_legend() -> None:
    b = hilly({G: "G_INF A01 E", S: "S_RIF L18 W"}, {"E05": 1, "E06": 2})
    box = msgspec.structs.replace(BOX, boards={**BOX.boards, 1: BOX.boards[7]})
    assert {"hill-up-1", "climb-2"} <= {terrain.id for terrain in terrains(b.sc, box)}


@pytest.mark.parametrize("kind", BOX.units.values(), ids=lambda kind: kind.id)
def test_every_counter_of_the_box_has_a_face(kind: object) -> None:
    """All figures printed on it and nothing else; every word is there in both languages."""
    from grognard.games.coh.box.component_types import UnitType

    assert isinstance(kind, UnitType)
    sc = scenario("dawn-at-the-granary")
    found = face(sc, kind)
    assert found.figures["fire"] == kind.fire
    assert ("red" in found.figures) == (kind.fp_red != 0)
    assert ("min-range" in found.figures) == (kind.min_range > 0)
    assert ("turret" in found.flags) == ("turret" in kind.flags)
    assert ("front-blue" in found.flags) == (kind.front_colour == "blue")
    mobility = {"infantry": "foot", "gun": "pushed"}
    assert found.flags[0] == mobility.get(kind.kind, kind.kind)
    assert found.body == ("guards" if kind.id == "S_GRD" else kind.side)
    for lang in LANGUAGES:
        catalogue = Catalogue(lang, [RULES.package])
        for message in messages(found):
            assert catalogue.render(message)


def test_cards_are_described() -> None:
    table = RULES.table(RULES.load("crossroads-in-the-wheat", {"cards": "on"}))
    assert [card.key for card in table.cards] == [
        "command-action",
        "auto-rally",
        "rally-attempt",
        "move-2-hexes",
    ]
    assert table.names["card"]["auto-rally"] == table.cards[1].name


def test_names_are_those_of_messages() -> None:
    """A client that looks a thing up finds the words that the catalogue's own names give."""
    sc = scenario("crossroads-in-the-wheat", cards="on")
    found = names(sc)
    assert set(found["player"]) == {"german", "soviet"}
    assert len(found["facing"]) == 6
    assert found["player"]["german"].id == "coh-side-german"

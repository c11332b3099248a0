"""The drawing of a map: complete, valid, small, and the same on every run."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from grognard.core.telling.message import msg
from grognard.core.telling.table import Cell, Edge, Label, Table, Terrain, Way
from grognard.render.svg import ground_svg, hexsides
from grognard.render.svg.kinds import HEXSIDES, OPERATIONAL, TACTICAL, WAYS
from grognard.render.svg.lettering import Say
from tests.render.tables import HILL, coh_boards, land, neighbours, number, patch, place, side, table

# A change here is a change of every map: look at the pictures before writing down new sums. They hold for the
# geometry library of the day, whose next version may well move a corner.
PINNED = {
    "board": "6a9b89e5d8088e7a43b43c093fd7caa1720ce90031f451e7f2d723970a539222",
    "land": "7adae1357b75882797b74af6be94bf33f8fc05b424535919e1093873d0d68ad3",
}
ROOT = Path(__file__).parents[2]


def drawn(name: str) -> str:
    return ground_svg(coh_boards([[7]], HILL) if name == "board" else land(12))


def checked(svg: str) -> ElementTree.Element:
    """What holds for every drawing: it is XML, has no colour of its own and no number that is none."""
    root = ElementTree.fromstring(svg)
    assert "nan" not in re.sub(r"<text[^>]*>[^<]*</text>", "", svg).lower()
    assert "inf" not in "".join(e.get("d", "") for e in root.iter())
    for element in root.iter():
        style = element.get("style", "")
        for name, value in re.findall(r"(fill|stroke):([^;]*)", style):
            assert value == "none" or value.startswith("var(--"), f"{name} of {element.get('class')}: {value}"
        assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgb|hsl", style)
        assert element.get("fill") is None
        assert element.get("stroke") is None
    return root


@pytest.mark.parametrize("name", sorted(PINNED))
def test_bytes_are_the_same_in_every_process(name: str) -> None:
    here = sha256(drawn(name).encode()).hexdigest()
    code = "import sys, hashlib; from tests.render.test_ground import drawn; "
    code += f"sys.stdout.write(hashlib.sha256(drawn({name!r}).encode()).hexdigest())"
    env = {
        **os.environ,
        "PYTHONHASHSEED": "77",
        "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
    }
    there = subprocess.run([sys.executable, "-c", code], env=env, cwd=ROOT, capture_output=True, text=True)
    assert there.stdout == here, there.stderr
    assert here == PINNED[name]


@pytest.mark.parametrize("layout", [[[7]], [[9]], [[10]], [[11, 12], [8, 7]]])
def test_boards_are_drawn_without_fault(layout: list[list[int]]) -> None:
    checked(ground_svg(coh_boards(layout)))


@pytest.mark.parametrize("board", [7, 8, 9, 10, 11, 12])
def test_a_board_is_small_and_quick(board: int) -> None:
    begun = time.process_time()
    svg = ground_svg(coh_boards([[board]]))
    assert time.process_time() - begun < 1.5
    assert len(svg) < 250_000
    assert len(gzip.compress(svg.encode())) < 60_000
    assert svg.count("<") < 400


@pytest.mark.parametrize("flat", [False, True])
def test_a_land_of_3600_hexes_is_small_and_quick(flat: bool) -> None:
    whole = land(60, flat=flat)
    begun = time.process_time()
    svg = ground_svg(whole)
    assert time.process_time() - begun < 3
    assert len(svg) < 2_500_000
    checked(svg)


def test_a_place_of_the_table_lies_at_a_hundred_times_its_coordinates() -> None:
    root = checked(ground_svg(coh_boards([[7]])))
    x, y, width, height = (float(v) for v in root.attrib["viewBox"].split())
    assert (x, y) == (float(root.attrib["data-x0"]), float(root.attrib["data-y0"]))
    assert x == pytest.approx(-86.6 - 30, abs=0.1)
    assert y == pytest.approx(-100 - 30, abs=0.1)
    assert width == pytest.approx(18.5 * 173.205 + 60, abs=0.1)
    assert height == pytest.approx(11 * 150 + 200 + 60, abs=0.1)


def test_levels_of_detail_can_be_hidden_by_class() -> None:
    found = {cls for e in checked(drawn("board")).iter() for cls in e.get("class", "").split()}
    assert found >= {"lod-marks", "lod-half", "lod-grid", "lod-dots", "lod-numbers"}
    found = {cls for e in checked(drawn("land")).iter() for cls in e.get("class", "").split()}
    assert found >= {"lod-marks", "lod-half", "lod-ways", "lod-labels-1", "lod-labels-3", "lod-numbers"}
    assert "lod-dots" not in found


def test_numbers_are_printed_without_the_board() -> None:
    root = checked(ground_svg(coh_boards([[7]])))
    rows = [e for e in root.iter() if e.tag.endswith("text")]
    assert len(rows) == 12
    assert rows[6].text == "".join(f"G{c:02d}" for c in range(1, 19))
    places = [float(x) for x in rows[6].attrib["x"].split()]
    assert places[1] == pytest.approx(0, abs=1)  # the middle letter of G01 above its centre
    assert float(rows[6].attrib["y"]) == pytest.approx(9 * 100 - 75.5, abs=1)


def test_a_half_hex_is_drawn_as_a_half_without_number() -> None:
    cells = [Cell("A1", 0, 0, "woods", 0, "", ["half-e"]), Cell("B1", 1.5, 3**0.5 / 2, "clear")]
    root = checked(ground_svg(table(cells, orientation="flat")))
    x, _, _, _ = (float(v) for v in root.attrib["viewBox"].split())
    assert x == pytest.approx(-30, abs=0.1)
    assert [e.text for e in root.iter() if e.tag.endswith("text")] == ["B1"]


def test_unknown_ground_is_open_with_its_name() -> None:
    svg = ground_svg(patch({(2, 2): "quick_sand"}))
    checked(svg)
    assert ">quick sand</text>" in svg


def test_unknown_ground_that_has_a_name_is_called_by_it() -> None:
    """The words of the game, not its id: said, or left to the page."""
    marsh = Terrain("quick_sand", msg("mini-terrain-quick_sand"))
    named = structs.replace(patch({(2, 2): "quick_sand"}), terrains=[marsh])
    assert 'data-terrain="quick_sand"></text>' in ground_svg(named)
    said = ground_svg(named, lambda message: f"the {message.id}")
    assert 'data-terrain="quick_sand">the mini-terrain-quick_sand</text>' in said
    checked(said)


def test_a_name_that_is_a_message_is_left_to_the_page_or_said() -> None:
    cells = [Cell("A", 0, 0, "clear")]
    names = [Label(msg("mini-town", n=1), "town", 0, 0), Label("Aa & Bb", "village", 0, 0)]
    named = table(cells, labels=names, style="operational")
    assert 'data-label="0"></text>' in ground_svg(named)
    assert 'data-label="0">mini-town</text>' in ground_svg(named, lambda message: message.id)
    assert "Aa &amp; Bb" in ground_svg(named)


def say(text: str) -> Say:
    return lambda message: text


def test_a_name_is_drawn_in_the_first_language_and_stands_where_the_longest_has_room() -> None:
    cells = patch({}, 8, style="operational").cells
    named = table(cells, labels=[Label(msg("mini-town", n=1), "city", *place(0, 2))], style="operational")
    short, long = (ground_svg(named, say("Oss"), say(letters * "О")) for letters in (3, 17))
    assert ">OSS</text>" in short
    assert ">OSS</text>" in long
    assert "text-anchor:start" in long
    assert 'style="text-anchor:start"' not in short


def test_a_name_at_the_edge_does_not_run_off_the_map() -> None:
    cells = patch({}, 8, style="operational").cells
    names = [Label("Hertogenbosch-Zuid", "city", *place(c, 2)) for c in (0, 4, 7)]
    root = checked(ground_svg(table(cells, labels=names, style="operational")))
    anchors = [e.get("style", "") for e in root.iter() if e.text == "HERTOGENBOSCH-ZUID"]
    assert anchors == ["text-anchor:start", "", "text-anchor:end"]


def test_entry_areas_and_drop_hexes_have_signs() -> None:
    cells = patch({}, 4, style="operational").cells
    edge = side(place(0, 0), place(-1, 0))
    labels = [Label("H", "entry-c", *place(-1, 0)), Label("W", "drop", *place(2, 2))]
    svg = ground_svg(table(cells, [Edge("entry-c", "0000", "", edge)], (), labels, style="operational"))
    root = checked(svg)
    found = {e.get("class", ""): e for e in root.iter()}
    assert "var(--side-c)" in found["entries"][0].attrib["style"]
    assert [e.text for e in found["areas"].iter() if e.text] == ["H"]
    assert [e.text for e in found["drops lod-labels-3"].iter() if e.text] == ["W"]
    strip = [float(v) for v in found["entries"][0].attrib["d"].replace("-", " -").strip("m").split()]
    assert strip[0] < -86.6  # outside the map's western edge


def test_a_hair_line_shows_where_boards_join() -> None:
    assert "lod-joints" not in ground_svg(coh_boards([[7]]))
    assert "lod-joints" in ground_svg(coh_boards([[7, 8]]))


def test_a_table_without_cells_is_refused() -> None:
    with pytest.raises(ValueError, match="has no cells"):
        ground_svg(table([]))


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any small map: all kinds of ground and some unknown, at random, in both orientations and styles."""
    style = draw(st.sampled_from(["tactical", "operational"]))
    flat = draw(st.booleans())
    kinds = sorted(TACTICAL if style == "tactical" else OPERATIONAL)
    grounds = st.sampled_from([*kinds, "quicksand"])
    size = draw(st.integers(1, 4))
    spots = [(c, r) for r in range(size) for c in range(size)]
    names = {spot: number(spot) for spot in spots}
    cells = [
        Cell(
            names[spot],
            *place(*spot, flat),
            draw(grounds),
            draw(st.integers(-1, 3)),
            draw(st.sampled_from(["", "1"])),
            draw(st.lists(st.sampled_from([*kinds, "half-n", "half-w"]), max_size=1)),
        )
        for spot in spots
    ]
    pairs = [(a, b) for a in spots for b in neighbours(a, flat) if b in names and a < b]
    edges, ways = [], []
    if pairs:
        for a, b in draw(st.lists(st.sampled_from(pairs), max_size=6)):
            line = side(place(*a, flat), place(*b, flat))
            edges.append(
                Edge(draw(st.sampled_from([*sorted(HEXSIDES), "hexwall"])), names[a], names[b], line)
            )
        for a, b in draw(st.lists(st.sampled_from(pairs), max_size=6)):
            kind = draw(st.sampled_from([*sorted(WAYS), "tramway"]))
            ways.append(Way(kind, [place(*a, flat), place(*b, flat)]))
    label = st.sampled_from(
        ["city", "town", "village", "water", "stream", "region", "entry", "entry-b", "drop"]
    )
    labels = [Label("<&>", draw(label), *place(*spot, flat)) for spot in spots[:2]]
    orientation = "flat" if flat else "pointy"
    return table(cells, edges, ways, labels, orientation=orientation, style=style)


@settings(max_examples=120, deadline=None)
@given(tables())
def test_any_map_is_drawn_without_fault(some: Table) -> None:
    checked(ground_svg(some))


def test_an_area_called_by_a_word_has_it_within_its_circle() -> None:
    assert "font-size:36px" in hexsides.area_mark("A", "a", 0, 0)
    assert "font-size:18px" in hexsides.area_mark("NORTH", "a", 0, 0)

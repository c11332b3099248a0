"""Pictures for the lobby, and swatches for the legend."""

from __future__ import annotations

import re

import msgspec
import pytest

from grognard.core.referee.game import new, rules_of
from grognard.core.referee.seat import Seat
from grognard.core.telling.table import Face, Table
from grognard.core.telling.view import Piece
from grognard.render.svg import legend, standalone, swatch, thumbnail_svg
from grognard.render.svg.kinds import HEXSIDES, OPERATIONAL, TACTICAL, WAYS
from grognard.render.svg.palette import THEMES
from grognard.render.svg.sheet import Sheet
from tests.render.tables import NAME, coh_boards, land, patch, table
from tests.render.test_ground import checked

SCENARIOS = rules_of("coh").scenarios()


def start(name: str) -> tuple[Table, list[Piece]]:
    game = new(f"coh/{name}")
    return rules_of("coh").table(game.scenario), Seat(game, 0).view().scene.pieces


@pytest.mark.parametrize("size", [(312, 108), (420, 250)])
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_has_a_small_picture_of_where_it_starts(name: str, size: tuple[int, int]) -> None:
    whole, pieces = start(name)
    svg = thumbnail_svg(whole, pieces, size)
    root = checked(svg)
    assert len(svg) < 40_000 * max(1, len(whole.cells) / 300)
    x, y, width, height = (float(v) for v in root.attrib["viewBox"].split())
    assert width / height == pytest.approx(size[0] / size[1], abs=0.01)
    sheet = Sheet(whole)
    spots = [sheet.centre(sheet.named[piece.place]) for piece in pieces if piece.place in sheet.named]
    for start_, span, along in ((x, width, [s[0] for s in spots]), (y, height, [s[1] for s in spots])):
        if along and max(along) - min(along) < span:  # else a flat strip, and they start north and south
            assert start_ < min(along)
            assert max(along) < start_ + span
    assert "<text" not in svg
    assert "var(" not in standalone(svg, "dark")


@pytest.mark.parametrize("flat", [False, True])
def test_a_large_operational_map_makes_a_small_picture_too(flat: bool) -> None:
    whole = land(60, flat=flat)
    pieces = [Piece(str(k), "", k % 3, f"{20 + 3 * k:02d}{30 + k:02d}") for k in range(7)]
    svg = thumbnail_svg(whole, pieces)
    checked(svg)
    assert len(svg) < 40_000


def test_counters_are_blocks_in_their_colours_and_corners() -> None:
    faces = [Face("rifles", "coh", "soviet", "", NAME, "")]
    cells = patch({}, 8).cells
    pieces = [Piece("a", "", 0, "0202"), Piece("b", "rifles", 1, "0305"), Piece("c", "rifles", 1, "0305")]
    root = checked(thumbnail_svg(table(cells, faces=faces), pieces))
    (blocks,) = [e for e in root.iter() if e.get("class") == "pieces"]
    assert len(blocks) == 2  # a stack is one block
    square, cut = (block.attrib["d"] for block in blocks)
    assert "l" not in square
    assert cut.count("l") == 4
    assert "--side-a" in blocks[0].attrib["style"]
    assert "--c-soviet" in blocks[1].attrib["style"]


def test_a_part_of_a_map_looks_as_it_does_on_the_whole() -> None:
    whole = coh_boards([[7]])
    sheet = Sheet(whole)
    south = [cell for cell in whole.cells if cell.y >= 7.5]  # without the first hex of the field at E03
    part = Sheet(msgspec.structs.replace(whole, cells=south), sheet)
    lot = next(lot for lot in part.components(part.having("wheat")) if part.named["7-G02"] in lot)
    assert part.cells[lot[0]].name != "7-E03"
    assert part.leader(lot, "wheat")[0] == sheet.seed(sheet.named["7-E03"], "wheat")


def test_without_counters_the_middle_of_the_map_is_shown() -> None:
    root = checked(thumbnail_svg(coh_boards([[7]]), []))
    assert not [e for e in root.iter() if e.get("class") == "pieces"]


# -- legend ------------------------------------------------------------------------------------------


def test_a_legend_has_a_swatch_for_every_terrain_in_order() -> None:
    whole, _ = start(SCENARIOS[0])
    found = legend(whole)
    assert [name for name, _ in found] == [terrain.id for terrain in whole.terrains]
    for _, svg in found:
        assert len(svg) < 20_000
        checked(svg)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
@pytest.mark.parametrize("style", ["tactical", "operational"])
def test_every_kind_has_a_swatch_of_its_own(style: str, orientation: str) -> None:
    plain = table(patch({}, 1).cells, style=style, orientation=orientation)
    empty = swatch(plain, "quicksand")
    kinds = set(TACTICAL if style == "tactical" else OPERATIONAL) | set(WAYS)
    if style == "tactical":
        kinds |= {"small-gully", "slope", "crest", "cliff", "hedge", "wall"}
    else:
        kinds |= set(HEXSIDES) - {"small-gully"}
        kinds -= {"ditch"}  # a way of tactical boards alone
    for kind in sorted(kinds - {"open", "clear", "at-ditch"}):  # a ditch is a mark of its own
        svg = swatch(plain, kind)
        checked(svg)
        bare = re.sub(r' d="[^"]*"', "", svg)
        assert bare != re.sub(r' d="[^"]*"', "", empty), f"{kind} looks like nothing"


def test_a_swatch_is_cut_to_its_hex_and_a_hexside_to_a_circle() -> None:
    plain = table(patch({}, 1).cells)
    assert "clip-path:polygon(" in swatch(plain, "forest")
    assert "clip-path:circle(" in swatch(plain, "small-gully")
    assert "#" in standalone(swatch(plain, "forest"), "light")
    assert THEMES["light"]["map-forest"] in standalone(swatch(plain, "forest"), "light")

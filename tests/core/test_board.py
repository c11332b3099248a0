"""Boards laid from sections, and what lies around them."""

import pytest

from grognard.core.geometry.address import CCRR, BadAddress, LetterColumn, LetterRow
from grognard.core.geometry.board import (
    PAIR_LIMIT,
    BadBoard,
    Board,
    LoosePiece,
    MapSection,
    Placement,
    rectangle,
    single,
)
from grognard.core.geometry.grid import FLAT, FRONT60, POINTY, STEP, arc_mask, distance

FOREST = 3


def coh(number: int, terrain: int = 0) -> MapSection:
    section = MapSection(LetterRow(str(number)))
    section.rows([[terrain] * 18 for _ in range(12)])
    return section


def panzer(number: int, terrain: int = 0) -> MapSection:
    """A..G instead of A..Y: odd columns rows 0-6 with half hexes at both ends, even ones 1-6."""
    section = MapSection(LetterColumn(str(number)))
    for column in range(1, 8):
        for row in range(1 - column % 2, 7):
            edge = column in (1, 7) or (column % 2 == 1 and row in (0, 6))
            section.add(column, row, terrain, half=edge)
    return section


def test_a_coh_board_has_216_hexes_in_reading_order() -> None:
    board = Board([Placement(coh(7))])
    assert board.n == 216
    assert [board.name(h) for h in (0, 17, 18, 215)] == ["7-A01", "7-A18", "7-B01", "7-L18"]
    assert board.size == 216 + 2 * 18 + 2 * 12 + 2


@pytest.mark.parametrize("board", [rectangle(POINTY, 7, 6), rectangle(FLAT, 7, 6)], ids=["pointy", "flat"])
def test_neighbours_are_mutual_and_the_ring_encloses_every_hex(board: Board) -> None:
    for cell in range(board.size):
        for d in range(6):
            other = board.neighbour[6 * cell + d]
            assert other >= 0 or cell >= board.n
            if other >= 0:
                assert board.neighbour[6 * other + (d + 3) % 6] == cell
                assert board.direction_to(cell, other) == d
                assert board.distance_between(cell, other) == 1
    assert board.direction_to(0, board.n - 1) == -1


@pytest.mark.parametrize("board", [rectangle(POINTY, 7, 6), rectangle(FLAT, 7, 6)], ids=["pointy", "flat"])
def test_pair_tables_agree_with_the_lattice(board: Board) -> None:
    n = board.n
    for a in range(n):
        for b in range(n):
            x, y = board.x[b] - board.x[a], board.y[b] - board.y[a]
            assert (
                board.distance[n * a + b] == distance(board.orientation, x, y) == board.distance_between(a, b)
            )
            assert board.arc_table(FRONT60)[n * a + b] == arc_mask(board.orientation, x, y, FRONT60)
    assert board.arc180[0] == 63
    assert board.arc180 is board.arc180


def test_within_counts_hexes_on_the_map_only() -> None:
    board = rectangle(POINTY, 7, 6)
    assert len(board.within(board.hex("003003"), 1)) == 7
    assert len(board.within(0, 1)) == 3


def test_too_large_a_board_has_distances_but_no_pair_tables() -> None:
    board = rectangle(FLAT, 46, 46)
    assert board.n > PAIR_LIMIT
    assert board.distance_between(0, board.n - 1) > 0
    with pytest.raises(BadBoard, match="distance_between"):
        assert board.distance


def test_the_east_neighbour_adds_18_columns_and_the_south_one_12_rows() -> None:
    board = Board([Placement(coh(7)), Placement(coh(8), 18, 0), Placement(coh(9), 0, 12)])
    assert board.n == 3 * 216
    assert board.direction_to(board.hex("7-F18"), board.hex("8-F01")) == 1
    assert board.direction_to(board.hex("7-L10"), board.hex("9-A10")) == 3
    assert board.direction_to(board.hex("9-A10"), board.hex("7-L10")) == 0


def test_a_board_upside_down_fills_the_same_outline() -> None:
    upright = Board([Placement(coh(7))])
    turned = Board([Placement(coh(7), turns=3)])
    assert (upright.x, upright.y) == (turned.x, turned.y)
    assert [turned.name(h) for h in range(216)] == [upright.name(215 - h) for h in range(216)]


def test_sides_and_tracks_turn_with_their_section() -> None:
    section = coh(7)
    section.feature("D06/E06", 4)
    section.feature("A01/W", 1)
    section.track(0, ["W", "F01", "F02", "G02"])
    for turns in (0, 3):
        board = Board([Placement(section, turns=turns)])
        one, two = board.hex("7-D06"), board.hex("7-E06")
        d = board.direction_to(one, two)
        assert board.side_feature[6 * one + d] == board.side_feature[6 * two + (d + 3) % 6] == 4
        assert board.side_feature[6 * board.hex("7-A01") + (4 + turns) % 6] == 1
        f01, f02, g02 = (board.hex(f"7-{name}") for name in ("F01", "F02", "G02"))
        assert board.road[6 * f01 + board.direction_to(f01, f02)] == 1
        assert board.road[6 * g02 + board.direction_to(g02, f02)] == 1
        assert board.road[6 * f01 + (4 + turns) % 6] == 1, "leads off the map"
        assert sum(board.road) == 6


def test_turning_by_sixty_degrees_keeps_every_neighbour() -> None:
    straight = Board([Placement(coh(7))])
    for turns in range(6):
        turned = Board([Placement(coh(7), turns=turns)])
        for h in range(216):
            t = turned.hex(straight.name(h))
            for d in range(6):
                other = straight.neighbour[6 * h + d]
                if other < 216:
                    assert turned.neighbour[6 * t + (d + turns) % 6] == turned.hex(straight.name(other))


def test_a_track_crosses_a_join_only_where_both_sections_have_it() -> None:
    west, east = coh(7), coh(8)
    west.track(0, ["F17", "F18", "E"])
    west.track(0, ["H17", "H18", "E"])
    east.track(0, ["W", "F01", "F02"])
    board = Board([Placement(west), Placement(east, 18)])
    assert board.road[6 * board.hex("7-F18") + 1] == board.road[6 * board.hex("8-F01") + 4] == 1
    assert board.road[6 * board.hex("7-H18") + 1] == board.road[6 * board.hex("8-H01") + 4] == 0


def test_several_kinds_of_track_do_not_mix() -> None:
    section = coh(7)
    section.track(0, ["F01", "F02"])
    section.track(1, ["F02", "F03"])
    board = Board([Placement(section)], link_kinds=("road", "rail"))
    f02 = board.hex("7-F02")
    assert [board.tracks[kind][6 * f02 + 1] for kind in (0, 1)] == [0, 1]
    assert board.road is board.tracks[0]
    with pytest.raises(BadBoard, match="link_kinds"):
        Board([Placement(section)])


def test_coinciding_half_hexes_are_one_hex_with_an_alias() -> None:
    """Panzer boards joined on their short edges: column G of one is column A of the other."""
    board = Board([Placement(panzer(1, 5)), Placement(panzer(2, 6), 6)])
    assert board.hex("1G3") == board.hex("2A3")
    assert board.name(board.hex("2A3")) == "1G3"
    assert board.terrain[board.hex("2A3")] == 5
    assert board.side("2A3/2B3") == board.side("1G3/2B3")
    assert board.side_name(board.side("2A3/2B3")) == "1G3/2B3"
    assert board.half[board.hex("1G3")] == 0
    assert board.half[board.hex("1A3")] == 1


def test_long_edges_share_row_12_and_row_0() -> None:
    board = Board([Placement(panzer(1)), Placement(panzer(2), 0, 6, turns=3)])
    assert board.hex("1C6") == board.hex("2E6")
    assert board.distance_between(board.hex("1D6"), board.hex("2D6")) == 1


def test_half_hexes_are_in_play_as_the_game_says() -> None:
    with_halves = Board([Placement(panzer(1))])
    without = Board([Placement(panzer(1))], half_in_play=False)
    assert all(with_halves.in_play)
    assert without.in_play[without.hex("1A3")] == 0
    assert without.in_play[without.hex("1C3")] == 1


def test_an_overlay_replaces_only_what_it_prints() -> None:
    board = Board([Placement(coh(7, FOREST))])
    hill = LoosePiece()
    hill.add(0, 0, terrain=0, elevation=2)
    hill.add(*STEP[POINTY][1], elevation=1)
    at = board.hex("7-F08")
    covered = board.lay(hill, at, turns=1)
    assert [board.name(h) for h in covered] == ["7-F08", "7-G09"]
    assert [(board.terrain[h], board.elevation[h]) for h in covered] == [(0, 2), (FOREST, 1)]


def test_an_overlay_is_cut_off_at_the_edge() -> None:
    board = Board([Placement(coh(7))])
    hill = LoosePiece()
    hill.add(-2, 0, elevation=1)
    assert board.lay(hill, board.hex("7-A01")) == []


def test_areas_take_the_ring_behind_their_edge_hexes() -> None:
    board = single(CCRR(POINTY), (1, 4), (1, 5))
    west = [board.hex(text) for text in ("0101", "0201")]
    node = board.add_area("N", west)
    south = board.add_area("S", [board.hex("0405")])
    board.add_link(node, south)
    assert board.place("@n") == node
    assert board.name(node) == "@N"
    assert board.linked(node) == [*west, south]
    assert board.linked(west[0]) == [node]
    assert board.area_of[board.neighbour[6 * west[0] + 4]] == node
    assert board.area_of[0] == -1


def test_bad_boards_are_refused() -> None:
    with pytest.raises(BadBoard, match="at least one section"):
        Board([])
    with pytest.raises(BadBoard, match="without hexes"):
        Board([Placement(MapSection(LetterRow("7")))])
    with pytest.raises(BadBoard, match="orientation"):
        Board([Placement(coh(7)), Placement(panzer(1))])
    with pytest.raises(BadAddress, match="'7-A01'"):
        Board([Placement(coh(7)), Placement(coh(7), 18)])
    with pytest.raises(BadBoard, match="given twice"):
        coh(7).add(1, 1)
    with pytest.raises(BadBoard, match="more digits"):
        single(CCRR(FLAT), (98, 101), (1, 2))


def test_bad_features_are_refused() -> None:
    section = coh(7)
    with pytest.raises(BadAddress, match="no neighbour of 7-A01"):
        section.feature("A01/C01", 1)
    with pytest.raises(BadAddress, match="not on section"):
        section.track(0, ["L18", "M18"])
    with pytest.raises(BadBoard, match="names no hex"):
        section.track(0, ["E"])


def test_bad_areas_and_links_are_refused() -> None:
    board = rectangle(POINTY, 5, 5)
    board.add_area("N", [0])
    with pytest.raises(BadBoard, match="twice"):
        board.add_area("N", [1])
    with pytest.raises(BadBoard, match="not on the edge"):
        board.add_area("X", [board.hex("003003")])
    with pytest.raises(BadBoard, match="neither a cell nor an area"):
        board.add_link(0, 10_000)
    with pytest.raises(BadAddress, match="its areas are @N"):
        board.place("@Q")
    with pytest.raises(BadAddress, match="is no place"):
        board.name(10_000)
    assert board.name(board.n).startswith("outside 001001/")

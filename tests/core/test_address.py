"""What the games print, in and out again."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.geometry.address import (
    CCRR,
    EVEN,
    ODD,
    BadAddress,
    LetterColumn,
    LetterRow,
    Numbering,
    letter_number,
    letters,
)
from grognard.core.geometry.board import Board, MapSection, Placement, single
from grognard.core.geometry.grid import FLAT, POINTY
from grognard.core.telling.sorting import natural_key

HOLLAND = CCRR(POINTY, first_line=69, line_growth=-1, shifted=ODD)
STALINGRAD = CCRR(FLAT, shifted=EVEN)
PANZER = LetterColumn("2")
COH = LetterRow("7")
SCHEMES = [
    HOLLAND,
    STALINGRAD,
    PANZER,
    COH,
    CCRR(POINTY, line_first=False, shifted=ODD, digits=3),
    CCRR(FLAT, place_growth=-1, first_place=40, shift=-1),
]


def neighbours(scheme: Numbering, name: str) -> set[str]:
    board = single(scheme, (1, 69), (0, 30))
    h = board.hex(name)
    return {board.name(c) for c in board.neighbour[6 * h : 6 * h + 6] if 0 <= c < board.n}


@given(st.sampled_from(SCHEMES), st.integers(1, 60), st.integers(0, 39))
def test_numbers_survive_the_round_trip(scheme: Numbering, line: int, place: int) -> None:
    x, y = scheme.locate(line, place)
    assert scheme.numbers(x, y) == (line, place)
    assert scheme.parse(scheme.format(x, y)) == (x, y)
    assert scheme.parse(scheme.format(x, y, prefix=False)) == (x, y)
    assert scheme.format(*scheme.parse(scheme.format(x, y).lower())) == scheme.format(x, y)


def test_texts_are_as_printed() -> None:
    assert COH.format(*COH.locate(7, 8)) == "7-G08"
    assert HOLLAND.format(*HOLLAND.locate(13, 6)) == "1306"
    assert PANZER.format(*PANZER.locate(3, 10)) == "2C10"
    assert PANZER.format(*PANZER.locate(3, 0)) == "2C0"


def test_holland_bridges_join_neighbours() -> None:
    """The five printed pairs that fix the parity of the map (H44 S1.2)."""
    for one, two in (
        ("1303", "1404"),
        ("1306", "1407"),
        ("1307", "1408"),
        ("1109", "1210"),
        ("1402", "1502"),
    ):
        assert two in neighbours(HOLLAND, one)


def test_holland_lines_grow_northwards() -> None:
    assert HOLLAND.parse("1407")[1] < HOLLAND.parse("1306")[1]


def test_stalingrad_even_columns_stand_lower() -> None:
    assert neighbours(STALINGRAD, "2010") == {"2009", "2110", "2111", "2011", "1911", "1910"}
    assert neighbours(STALINGRAD, "2110") == {"2109", "2209", "2210", "2111", "2010", "2009"}


def test_panzer_even_columns_stand_higher() -> None:
    assert "2W1" in neighbours(PANZER, "2V2")
    assert neighbours(PANZER, "2C5") == {"2C4", "2D5", "2D6", "2C6", "2B6", "2B5"}


def test_coh_second_row_is_shifted_right() -> None:
    assert neighbours(COH, "7-B05") == {"7-A05", "7-A06", "7-B04", "7-B06", "7-C05", "7-C06"}


@pytest.mark.parametrize(
    "text", ["", "7-", "7-G", "G8x", "8-G08", "7-08G", "7-G-8", "7-Ж08", "7-G08/", "７-G08"]
)
def test_what_is_no_number_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadAddress, match="something like '7-D06'"):
        COH.parse(text)


def answer(parse: Callable[[str], int], text: str) -> int:
    try:
        return parse(text)
    except BadAddress:
        return -1


@given(st.text(max_size=12))
def test_any_text_is_a_place_or_a_bad_address(text: str) -> None:
    board = BOARDS[0]
    for parse in (board.hex, board.place, board.side, board.vertex):
        assert answer(parse, text) >= -1


def test_letters_go_on_after_z() -> None:
    assert [letters(n) for n in (1, 26, 27, 52, 703)] == ["A", "Z", "AA", "AZ", "AAA"]
    assert all(letter_number(letters(n)) == n for n in range(1, 1000))


def test_names_sort_as_a_reader_expects() -> None:
    assert sorted(["2C10", "2C9", "10-A01", "7-A01"], key=natural_key) == ["2C9", "2C10", "7-A01", "10-A01"]


def joined() -> Board:
    """Two boards side by side and a third below, upside down."""
    placements = []
    for number, (column, row, turns) in enumerate([(0, 0, 0), (18, 0, 3), (0, 12, 3)]):
        section = MapSection(LetterRow(str(7 + number)))
        section.fill((1, 12), (1, 18))
        placements.append(Placement(section, column, row, turns))
    return Board(placements)


BOARDS = [
    joined(),
    single(HOLLAND, (60, 69), (1, 9)),
    single(STALINGRAD, (1, 9), (1, 12)),
    single(PANZER, (1, 9), (0, 12)),
]


@pytest.mark.parametrize("board", BOARDS, ids=["coh", "holland44", "stalingrad42", "panzer"])
def test_every_hex_side_and_vertex_has_one_text_that_parses_back(board: Board) -> None:
    assert [board.hex(board.name(h)) for h in range(board.n)] == list(range(board.n))
    sides: dict[str, int] = {}
    corners: dict[str, int] = {}
    for h in range(board.n):
        for d in range(6):
            side = board.canonical_side(h, d)
            assert board.side_name(6 * h + d) == board.side_name(side)
            assert board.side(board.side_name(side)) == side
            assert sides.setdefault(board.side_name(side), side) == side
            vertex = board.canonical_vertex(h, d)
            assert board.vertex_name(6 * h + d) == board.vertex_name(vertex)
            assert board.vertex(board.vertex_name(vertex)) == vertex
            assert corners.setdefault(board.vertex_name(vertex), vertex) == vertex
    assert len(set(sides.values())) == len(sides)
    assert len(set(corners.values())) == len(corners)


def test_sides_and_vertices_are_taken_in_any_order() -> None:
    board = BOARDS[1]
    assert board.side("6405/6304") == board.side("6304/6405")
    assert board.side_name(board.side("6405/6304")) == "6304/6405"
    orders = ["6304/6305/6405", "6405/6304/6305", "6305/6405/6304"]
    assert {board.vertex_name(board.vertex(text)) for text in orders} == {"6304/6305/6405"}


def test_at_the_edge_a_side_is_a_hex_and_a_direction() -> None:
    board = BOARDS[1]
    assert board.side_name(board.side("6901/NW")) == "6901/NW"
    assert board.side("6005/5905") == board.side("5905/6005") == board.side("6005/SE")
    assert board.vertex_name(board.vertex("6901/W/NW")) == "6901/W/NW"


def test_a_number_off_the_map_is_no_hex() -> None:
    with pytest.raises(BadAddress, match="no hex '5905'"):
        BOARDS[1].hex("5905")


@pytest.mark.parametrize("text", ["6304/6506", "6304", "6304/6305/6306/6307", "6304/UP"])
def test_what_is_no_side_is_refused(text: str) -> None:
    with pytest.raises(BadAddress, match=r"6304|UP"):
        BOARDS[1].side(text)


def test_what_is_no_vertex_is_refused() -> None:
    with pytest.raises(BadAddress, match="must all touch"):
        BOARDS[1].vertex("6304/6303/6305")


def test_a_board_alone_forgives_a_missing_prefix_and_zeros() -> None:
    board = single(COH, (1, 12), (1, 18))
    assert board.name(board.hex("g8")) == "7-G08"
    with pytest.raises(BadAddress):
        joined().hex("G8")

"""Lines and sight; the geometry of the Conflict of Heroes cases, and the same on a flat-top map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.geometry.address import LetterColumn, LetterRow, Numbering
from grognard.core.geometry.board import BadBoard, Board, MapSection, Placement, rectangle, single
from grognard.core.geometry.grid import ALONG, CROSSES, FLAT, POINTY, crossed_sides
from grognard.core.geometry.seen import UNASKED, Seen
from grognard.core.geometry.sight import (
    OUT,
    SINGLE,
    SightRule,
    can_see,
    line,
    line_sides,
    sight_table,
    what_blocks,
)

COH = single(LetterRow(), (1, 12), (1, 18))
FLAT_BOARD = single(LetterColumn(first_row=1, shift=1), (1, 18), (1, 12))
SMALL = [rectangle(POINTY, 7, 6), rectangle(FLAT, 7, 6)]


class Opaque(SightRule):
    """The plainest rule (COH-6.0): a blocking hex blocks, a shared side only if both its hexes do."""

    def __init__(self, blocking: bytes) -> None:
        self.blocking = blocking

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        """Whether nothing on the line blocks."""
        for h, h2 in zip(line[::2], line[1::2], strict=True):
            if h >= 0 and self.blocking[h] and (h2 == SINGLE or (h2 >= 0 and self.blocking[h2])):
                return False
        return True


def opaque(board: Board, *names: str) -> Opaque:
    blocking = bytearray(board.n)
    for name in names:
        blocking[board.hex(name)] = 1
    return Opaque(bytes(blocking))


def sees(board: Board, a: str, b: str, *blocking: str) -> bool:
    rule = opaque(board, *blocking)
    there = can_see(board, rule, board.hex(a), board.hex(b))
    assert there == can_see(board, rule, board.hex(b), board.hex(a)), "sight is mutual"
    return there


def named_line(board: Board, a: str, b: str) -> list[str]:
    marks = {SINGLE: "-", OUT: "out"}
    passed = line(board, board.hex(a), board.hex(b))
    return [marks[h] if h < 0 else board.name(h) for h in passed]


def test_coh_t074_forest_is_seen_into_not_through() -> None:
    assert sees(COH, "E02", "E05", "E05")
    assert not sees(COH, "E02", "E07", "E05")


def test_coh_t075_along_a_shared_side_one_clear_hex_suffices() -> None:
    assert named_line(COH, "C03", "E03") == ["D02", "D03"]
    assert sees(COH, "C03", "E03", "D02")


def test_coh_t076_along_a_shared_side_two_forests_block() -> None:
    assert not sees(COH, "C03", "E03", "D02", "D03")


def test_coh_t078_nothing_blocks_on_open_ground() -> None:
    assert named_line(COH, "E02", "E06") == ["E03", "-", "E04", "-", "E05", "-"]
    assert sees(COH, "E02", "E06")


def test_coh_t079_sight_is_symmetric() -> None:
    assert not sees(COH, "C03", "G05", "E04")


def test_coh_t080_a_hex_between_blocks_if_it_is_of_a_blocking_kind() -> None:
    assert sees(COH, "E02", "E05")
    assert not sees(COH, "E02", "E05", "E04")


def in_arc(board: Board, at: str, facing: int, target: str) -> bool:
    return bool(board.arc180[board.n * board.hex(at) + board.hex(target)] >> facing & 1)


def test_coh_t081_moving_out_of_the_arc() -> None:
    assert [in_arc(COH, "F09", 4, target) for target in ("D08", "D09", "D10")] == [True, True, False]


def test_coh_t084_boundary_centres_are_in_arc() -> None:
    at = COH.hex("F05")
    far = [h for h in COH.within(at, 2) if COH.distance_between(at, h) == 2]
    found = [COH.name(h) for h in far if in_arc(COH, "F05", 1, COH.name(h))]
    assert found == ["D05", "D06", "E07", "F07", "G07", "H05", "H06"]


def test_flat_top_columns_block_like_pointy_rows() -> None:
    assert sees(FLAT_BOARD, "E2", "E5", "E5")
    assert not sees(FLAT_BOARD, "E2", "E7", "E5")


def test_flat_top_shared_side_needs_both_hexes() -> None:
    assert named_line(FLAT_BOARD, "C3", "E3") == ["D2", "D3"]
    assert sees(FLAT_BOARD, "C3", "E3", "D2")
    assert sees(FLAT_BOARD, "C3", "E3", "D3")
    assert not sees(FLAT_BOARD, "C3", "E3", "D2", "D3")


def test_flat_top_arc_has_its_boundary_inside() -> None:
    """The transpose of T084: facing south instead of east."""
    at = FLAT_BOARD.hex("F5")
    far = [h for h in FLAT_BOARD.within(at, 2) if FLAT_BOARD.distance_between(at, h) == 2]
    found = [FLAT_BOARD.name(h) for h in far if in_arc(FLAT_BOARD, "F5", 3, FLAT_BOARD.name(h))]
    assert found == ["D5", "D6", "E7", "F7", "G7", "H5", "H6"]


def test_along_the_map_edge_the_missing_hex_never_blocks() -> None:
    assert named_line(COH, "A01", "C01") == ["B01", "out"]
    assert sees(COH, "A01", "C01", "B01")


@pytest.mark.parametrize("board", SMALL, ids=["pointy", "flat"])
def test_the_line_back_is_the_line_reversed(board: Board) -> None:
    for a in range(board.n):
        for b in range(board.n):
            there = line(board, a, b)
            back = line(board, b, a)
            pairs = [back[i : i + 2] for i in range(0, len(back), 2)]
            assert there == [h for pair in reversed(pairs) for h in pair]
            assert a not in there
            assert b not in there


@pytest.mark.parametrize("board", SMALL, ids=["pointy", "flat"])
def test_a_line_advances_with_distance(board: Board) -> None:
    """Each hex of the line is at least as far from the start as the one before, and next to it."""
    for a in range(0, board.n, 5):
        for b in range(board.n):
            before = a
            for h in line(board, a, b)[::2]:
                if h >= 0:
                    assert board.distance_between(a, h) >= board.distance_between(a, before)
                    assert board.distance_between(before, h) == 1
                    before = h
            assert board.distance_between(before, b) == (a != b)


@given(st.sampled_from(SMALL), st.data())
def test_the_table_says_what_single_lines_say(board: Board, data: st.DataObject) -> None:
    rule = Opaque(
        data.draw(st.binary(min_size=board.n, max_size=board.n)).translate(bytes(128) + b"\x01" * 128)
    )
    table = sight_table(board, rule)
    a = data.draw(st.integers(0, board.n - 1))
    for b in range(board.n):
        assert table[board.n * a + b] == table[board.n * b + a] == can_see(board, rule, a, b)
        assert bool(what_blocks(board, rule, a, b)) == (not can_see(board, rule, a, b))


def test_what_blocks_names_the_culprits_from_near_to_far() -> None:
    rule = opaque(COH, "E04", "E06", "D08")
    blamed = what_blocks(COH, rule, COH.hex("E02"), COH.hex("E09"))
    assert [COH.name(h) for h in blamed] == ["E04", "E06"]
    rule = opaque(COH, "D02", "D03")
    blamed = what_blocks(COH, rule, COH.hex("C03"), COH.hex("E03"))
    assert [COH.name(h) for h in blamed] == ["D02", "D03"]
    assert what_blocks(COH, rule, COH.hex("A01"), COH.hex("A09")) == []


class ThirdHex(SightRule):
    """Sight ends at the third hex: no single hex is to blame, the third completes the block."""

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        return len(line) < 6


class OneWay(SightRule):
    """Only towards higher indices, as from inside a bunker."""

    symmetric = False

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        return a < b


def test_where_no_hex_blocks_alone_the_last_straw_is_blamed() -> None:
    blamed = what_blocks(COH, ThirdHex(), COH.hex("E02"), COH.hex("E09"))
    assert [COH.name(h) for h in blamed] == ["E05"]


def test_an_asymmetric_rule_is_asked_both_ways() -> None:
    board = SMALL[0]
    table = sight_table(board, OneWay())
    assert table[1] == 1
    assert table[board.n] == 0


def test_line_sides_tell_crossed_walls_from_walls_run_along() -> None:
    crossed = line_sides(COH, COH.hex("E02"), COH.hex("E04"))
    assert [COH.side_name(side) for side in crossed[::2]] == ["E02/E03", "E03/E04"]
    assert crossed[1::2] == [CROSSES, CROSSES]
    along = line_sides(COH, COH.hex("C03"), COH.hex("E03"))
    names = [COH.side_name(along[i]) for i in range(0, len(along), 2) if along[i + 1] == ALONG]
    assert names == ["D02/D03"]


# -- what is kept per vector, and pairs found out on demand --------------------------------------------------


def joined() -> Board:
    """Two sections of different size side by side: a map with a corner missing."""
    large, small = (MapSection(Numbering(FLAT, prefix=prefix)) for prefix in ("1-", "2-"))
    large.fill((1, 6), (1, 8))
    small.fill((1, 5), (1, 4))
    return Board([Placement(large), Placement(small, 6, 0)])


@pytest.mark.parametrize("board", [*SMALL, joined()])
def test_line_sides_of_every_pair_are_those_the_geometry_crosses(board: Board) -> None:
    """The cells are looked up by differences of keys; here by their coordinates."""
    for a in range(board.n):
        for b in range(board.n):
            flat = crossed_sides(board.orientation, board.x[b] - board.x[a], board.y[b] - board.y[a])
            expected = []
            for i in range(0, len(flat), 4):
                cell = board.cell_at(board.x[a] + flat[i], board.y[a] + flat[i + 1])
                if cell >= 0:
                    expected += [board.canonical_side(cell, flat[i + 2]), flat[i + 3]]
            assert line_sides(board, a, b) == expected


class Counted(SightRule):
    """Blocks some lines, and counts how often it is asked."""

    def __init__(self, rule: SightRule, symmetric: bool = True) -> None:
        self.rule = rule
        self.symmetric = symmetric
        self.asked = 0

    def sees(self, board: Board, a: int, b: int, line: list[int]) -> bool:
        self.asked += 1
        return self.rule.sees(board, a, b, line)


@pytest.mark.parametrize("board", SMALL)
def test_pairs_found_on_demand_are_those_of_the_whole_table(board: Board) -> None:
    rule = opaque(board, "003003", "004003", "002005")
    table = sight_table(board, rule)
    seen = Seen(board, rule)
    pairs = [(a, b) for a in range(board.n) for b in range(board.n)]
    for a, b in sorted(pairs, key=lambda pair: (pair[0] * 31 + pair[1] * 17) % 101):
        assert seen.sees(a, b) == (table[board.n * a + b] == 1)
    assert 0 < sum(table) < len(pairs)


def test_each_pair_is_looked_at_once() -> None:
    board = SMALL[0]
    rule = Counted(opaque(board, "003003"))
    seen = Seen(board, rule)
    ends = board.hex("003002"), board.hex("003004")
    answers = [seen.sees(*ends), seen.sees(*ends), seen.sees(*reversed(ends))]
    assert answers == [False, False, False]
    assert rule.asked == 1
    assert seen.table.count(UNASKED) == board.n * board.n - 2


def test_a_rule_that_is_not_mutual_is_asked_for_each_way() -> None:
    board = SMALL[0]
    seen = Seen(board, OneWay())
    assert seen.sees(0, 1)
    assert not seen.sees(1, 0)


def test_a_mutual_line_is_looked_along_from_the_lower_hex() -> None:
    """A rule that says it is mutual, but is not: the answer does not hang on who asked first."""
    board = SMALL[0]
    one, two = (Seen(board, Counted(OneWay())) for _ in range(2))
    assert [one.sees(0, 1), one.sees(1, 0)] == [two.sees(1, 0), two.sees(0, 1)] == [True, True]


def test_every_hex_sees_itself() -> None:
    board = SMALL[0]
    assert Seen(board, opaque(board, "003003")).sees(board.hex("003003"), board.hex("003003"))


def test_a_board_too_large_for_pairs_is_refused() -> None:
    board = rectangle(POINTY, 50, 41)
    with pytest.raises(BadBoard, match="2050 hexes are too many"):
        Seen(board, SightRule())

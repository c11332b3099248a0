"""Cards #40 and #41 and chapter 18.5 in detail: corners of the board, what is offered, whose mines count."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Option
from grognard.games.coh import RULES
from grognard.games.coh.mines import (
    MineWork,
    defuse_refusal,
    in_box,
    known_mine,
    lay_mine,
    lay_options,
    lay_refusal,
    mine_hex,
    mines_against,
    threatened,
    tread,
)
from grognard.games.coh.verbs import DEFUSE, MINES, SPEND

from .test_mines import G, before_mines, layer, mine

RED = list(MINES).index("mine-red")


def name(refusal: int) -> str:
    return RULES.refusals[refusal].name


def test_the_corner_of_the_board_is_a_hex_like_others() -> None:
    """COH-C.40, C.41: mines are laid and cleared in A01, by a unit in it."""
    b = layer("G_INF A01 E")
    corner = b.hex("A01")
    assert corner == 0
    assert lay_refusal(b.s, b.unit(G), RED, corner) == 0
    b = layer("G_INF A01 E", fortifications=[mine("red", "A01")])
    assert defuse_refusal(b.s, b.unit(G), 0) == 0


def test_mines_are_laid_on_the_board() -> None:
    """COH-C.40: not beyond its last hex."""
    b = layer()
    found = [name(lay_refusal(b.s, b.unit(G), RED, h)) for h in (-1, b.sc.n)]
    assert found == ["whole-hex", "whole-hex"]


@pytest.mark.parametrize(
    ("place", "around"),
    [("F05", {"F05", "F04", "F06", "E05", "E06", "G05", "G06"}), ("A01", {"A01", "A02", "B01", "B02"})],
)
def test_each_hex_is_offered_once_for_each_kind(place: str, around: set[str]) -> None:
    """COH-C.40, G-32: the own hex and those beside it, as far as the board goes."""
    b = layer(f"G_INF {place} E")
    out: list[Option] = []
    lay_options(b.s, b.unit(G), out)
    found = [(o.b, b.sc.board.name(o.c).removeprefix("1-")) for o in out]
    assert len(found) == len(set(found))
    assert {hex_name for _, hex_name in found} <= around
    assert {hex_name for kind, hex_name in found if kind == RED} >= {
        place,
        "F06" if place == "F05" else "A02",
    }
    assert len({kind for kind, _ in found}) == len(MINES)


def test_a_mine_that_was_taken_up_lies_nowhere() -> None:
    """COH-18.5(6), C.41: it is in the box, and goes off in no hex."""
    b = before_mines("G_INF", [mine("red", "F06"), mine("blue", "F07", hidden="german")])
    places = [b.sc.board.name(mine_hex(b.s, row)).removeprefix("1-") for row in (0, 1)]
    assert places == ["F06", "F07"]
    assert [in_box(b.s, row) for row in (0, 1)] == [False, False]
    b.s.fort[0] = 0
    b.s.mine_army[0] = -1
    assert (mine_hex(b.s, 0), in_box(b.s, 0)) == (-1, True)


def test_which_mines_would_attack() -> None:
    """COH-18.5(4): those of the hex that work against such a unit, hidden ones too; none engineers."""
    mines = [
        mine("red", "F05"),
        mine("blue", "F05"),
        mine("black", "F05", hidden="soviet"),
        mine("red", "F06", number=2),
    ]
    b = before_mines("G_INF", mines)
    assert mines_against(b.s, b.unit(G), b.hex("F05")) == 0b101
    assert mines_against(b.s, b.unit(G), b.hex("F06")) == 0b1000
    assert mines_against(b.s, b.unit(G), b.hex("F07")) == 0
    b = before_mines("G_ENG", mines)
    assert mines_against(b.s, b.unit(G), b.hex("F05")) == 0


def test_who_is_off_the_board_is_threatened_by_nothing() -> None:
    """COH-18.5(2): only units in a hex tread on mines."""
    b = before_mines("G_INF", [mine("red", "F05")])
    u = b.unit(G)
    assert threatened(b.s, 1 << u)
    b.s.put(u, b.sc.off + 2)
    assert not threatened(b.s, 1 << u)


@pytest.mark.parametrize(("army", "known"), [(0, False), (1, True)])
def test_hidden_mines_are_known_to_their_owner(army: int, known: bool) -> None:
    """COH-18.0(2): one of each type in a hex; of the enemy's hidden ones nobody knows."""
    b = before_mines("G_INF", [mine("red", "F06", hidden="soviet"), mine("blue", "F07")])
    blue = list(MINES).index("mine-blue")
    assert known_mine(b.s, army, RED, b.hex("F06")) is known
    assert not known_mine(b.s, army, blue, b.hex("F06"))
    assert known_mine(b.s, army, blue, b.hex("F07"))


def test_laying_marks_the_counter_as_the_armys() -> None:
    """COH-C.40: open on the map, or hidden and known to the army alone; then the box has one less."""
    b = layer()
    row = lay_mine(b.s, b.hex("F06"), RED, False, 0)
    assert (b.s.fort[row], mine_hex(b.s, row)) == (1, b.hex("F06"))
    other = lay_mine(b.s, b.hex("E06"), RED, True, 0)
    assert (b.s.fort[other], b.s.mine_plot[other], b.s.mine_army[other]) == (0, b.hex("E06"), 0)
    assert lay_mine(b.s, b.hex("F06"), RED, False, 0) == -1


def test_what_a_unit_with_a_card_may_clear() -> None:
    """COH-C.41: a mine it knows of, in its hex or beside it; nothing else is decided then."""
    mines = [mine("red", "F06"), mine("red", "F09", number=2), mine("blue", "F06", hidden="soviet")]
    b = layer(fortifications=mines, hand={"german": ["defuse-land-mine"]})
    found = [name(defuse_refusal(b.s, b.unit(G), row)) for row in (0, 1, 2)]
    assert found == ["", "defuse-reach", "defuse-reach"]
    work = MineWork(0, b.unit(G), False)
    assert work.check(b.s, Option(DEFUSE, b.unit(G), 0)) == 0
    assert name(work.check(b.s, Option(SPEND))) == "sequence"
    assert [(o.a, o.b) for o in work.options(b.s)] == [(b.unit(G), 0)]


def test_only_the_mine_that_goes_off_comes_to_light() -> None:
    """COH-18.5(1), (2): who acts in the hex uncovers the one that attacks him; who enters, all of them."""
    mines = [mine("blue", "F05", hidden="soviet"), mine("red", "F05", hidden="soviet")]
    b = before_mines("G_INF", mines)
    assert tread(b.s, 1 << b.unit(G), False)
    assert (b.s.fort, b.s.mine_plot) == ([0, 1], [b.hex("F05"), -1])
    b = before_mines("G_INF", mines)
    assert tread(b.s, 1 << b.unit(G), True)
    assert b.s.fort == [1, 1]


def test_a_mine_of_another_kind_attacks_nobody() -> None:
    """COH-18.5(4): a red one no tank."""
    b = before_mines("G_PZ4", [mine("red", "F05")])
    assert not tread(b.s, 1 << b.unit(G), True)


def test_the_mine_just_laid_does_not_go_off() -> None:
    """G-30: whichever counter it is, the first of the list too."""
    b = before_mines("G_INF", [mine("red", "F05")])
    assert not tread(b.s, 1 << b.unit(G), False, 0)
    assert tread(b.s, 1 << b.unit(G), False)


def test_who_is_carried_clears_nothing() -> None:
    """COH-C.41, 17.0: whoever carries it, the first unit of the list too."""
    b = before_mines("G_INF", [mine("red", "F05")], units={"S-RIF-2": "S_RIF A17 W"})
    assert defuse_refusal(b.s, b.unit(G), 0) == 0
    for carrier in (0, 1):
        b.s.carrier[b.unit(G)] = carrier
        assert name(defuse_refusal(b.s, b.unit(G), 0)) == "carried"

"""Position text is canonical, reads back, and names the line of every fault."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.kernel.kinds import BITS, MODE, NUMBER, UNIT, UNITS, bit_list
from grognard.core.kernel.scenario import Unreadable
from grognard.core.referee.position import (
    BadPosition,
    hash_text,
    parse_position,
    position_hash,
    position_text,
    same_cells,
)
from grognard.testing.battery import random_game
from tests.core.mini import ORDERS, RULES, MiniState, new_mini, unknown_cells

SKIRMISH = RULES.load("skirmish", {})


def a_position(plies: int = 14) -> str:
    game = random_game(RULES, 4, plies, SKIRMISH)
    return position_text(RULES, game.state)


def test_text_of_a_game_in_lanes() -> None:
    game = new_mini(seed=b"text")
    game.play("order B2 ambush", 1)
    assert position_text(RULES, game.state).splitlines()[4:6] == ["clock 0 1 0", "order B2=ambush"]
    assert position_text(RULES, game.state).endswith(
        "lane 0 idle\n  Round.reveal\n"
        "lane 1 ann\n  Orders.choose player=ann left=A1+A2\n"
        "lane 2 bob\n  Orders.choose player=bob left=B1\n"
        "lane 3 cat\n  Orders.choose player=cat left=C1+C2\n"
    )


@pytest.mark.parametrize("plies", [0, 3, 9, 14, 20, 30, 1000])
def test_reads_back(plies: int) -> None:
    text = a_position(plies)
    again = parse_position(RULES, text)
    assert position_text(RULES, again) == text
    assert again.seed == b"", "a position has no dice of its own"


def test_redacted_cells_read_as_question_marks() -> None:
    game = random_game(RULES, 4, 12, SKIRMISH)
    known = RULES.redact(game.state, 0)
    text = position_text(RULES, known)
    assert "=?" in text
    assert unknown_cells(known) > 0
    assert unknown_cells(game.state) == 0
    assert position_text(RULES, parse_position(RULES, text)) == text


def test_equal_positions_have_equal_hashes_and_others_not() -> None:
    text = a_position()
    assert hash_text(text) == position_hash(RULES, parse_position(RULES, text))
    game = new_mini(seed=b"hash")
    seen = {game.hash()}
    for key, player in (("order A1 hold", 0), ("order B1 dash", 1), ("order B2 dash", 1)):
        game.play(key, player)
        seen.add(game.hash())
    assert len(seen) == 4


def test_derived_columns_are_computed_when_read() -> None:
    again = parse_position(RULES, a_position(30))
    fresh = again.copy()
    RULES.derive(fresh)
    assert same_cells(RULES, again, fresh, derived=True) == []


def broken(text: str, at: int, line: str) -> str:
    lines = text.splitlines()
    lines[at] = line
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("at", range(len(a_position().splitlines())))
@pytest.mark.parametrize(
    "line", ["", "nonsense", "lane", "lane 0 nobody", "  Nowhere.step", "alive A1", "clock x"]
)
def test_every_broken_line_is_one_clear_error_or_another_position(at: int, line: str) -> None:
    """No line of rubbish ends in anything but BadPosition; it names a line at or before the end."""
    text = broken(a_position(), at, line)
    try:
        again = parse_position(RULES, text)
    except BadPosition as e:
        assert str(e).startswith("position text, line ")
    else:
        assert position_text(RULES, again) != a_position()


@pytest.mark.parametrize(
    ("at", "line", "words"),
    [
        (0, "position coh 1", "line 1: expected 'position mini 1'"),
        (1, "scene skirmish", "line 2: expected a line 'scenario ...'"),
        (1, "scenario nowhere", "line .*there is no scenario 'nowhere'"),
        (4, "clock 0 1", "line 5: "),
        (5, "luck A1=3", "line 6: no column 'luck'"),
        (5, "standing ann=2", "line 6: no column 'standing'"),
        (5, "alive A9=0", "line 6: there is no unit 'A9'"),
        (5, "order A1=charge", "line 6: there is no mode 'charge'"),
    ],
)
def test_faults_are_named(at: int, line: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        parse_position(RULES, broken(a_position(), at, line))


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        ("  Sally.go", "no frame 'Sally'"),
        ("  Attack.flee", "frame 'Attack' has no step 'flee'"),
        ("  Attack.stance luck=1", "frame 'Attack' has no field 'luck'"),
        ("  Attack.stance unit=Z9", "there is no unit 'Z9'"),
    ],
)
def test_faults_of_frames_are_named(frame: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        parse_position(RULES, a_position().rstrip("\n") + "\n" + frame + "\n")


def test_an_empty_text_is_no_position() -> None:
    with pytest.raises(BadPosition, match="line 1"):
        parse_position(RULES, "")


# -- values ----------------------------------------------------------------------------------------------


@given(st.integers(0, 63))
def test_sets_of_units_read_back(bits: int) -> None:
    assert SKIRMISH.parse(UNITS, SKIRMISH.name_of(UNITS, bits)) == bits
    assert sum(1 << u for u in bit_list(bits)) == bits


@given(st.integers())
def test_numbers_read_back(n: int) -> None:
    if n != -9 and len(str(n)) <= 40:
        for kind in (NUMBER, BITS):
            assert SKIRMISH.parse(kind, SKIRMISH.name_of(kind, n)) == n


@settings(max_examples=300)
@given(st.text(max_size=12), st.sampled_from([UNIT, NUMBER, BITS, UNITS]))
def test_any_text_is_a_value_or_unreadable(text: str, kind: int) -> None:
    try:
        value = SKIRMISH.parse(kind, text)
    except Unreadable:
        return
    assert isinstance(value, int)


@pytest.mark.parametrize("text", ["", "-", "+", "--5", "-+5", "+-5", "1e3", "0x10", "1_0", "9" * 41])
def test_what_is_no_number(text: str) -> None:
    with pytest.raises(Unreadable, match="is not a whole number"):
        SKIRMISH.parse(NUMBER, text)


def test_a_set_of_units_below_zero_has_a_text_too() -> None:
    """It must not go on for ever."""
    assert SKIRMISH.name_of(UNITS, -5) == "-"


def test_near_misses_get_a_hint() -> None:
    with pytest.raises(Unreadable, match="did you mean 'A1'"):
        SKIRMISH.parse(UNIT, "a1")
    with pytest.raises(Unreadable, match="for instance 'none'"):
        SKIRMISH.parse(MODE, "xx", ORDERS)


def test_values_outside_their_kind_read_as_nothing() -> None:
    for value in (-1, 6, 1000):
        assert SKIRMISH.name_of(UNIT, value) == "-"
    assert isinstance(new_mini().state, MiniState)

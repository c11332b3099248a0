"""Runs: what one seat chooses in a row is said shortly, and means the same when it is read again."""

from __future__ import annotations

import pytest

from grognard.core.kernel.kinds import BITS, NUMBER, SIDE, UNITS
from grognard.core.referee.game import game_names, rules_of
from grognard.core.referee.runs import AGAIN, ALIKE, NEXT, WIDTH, Reading, written

SIGNS = {"to": ">", "with": "+"}


def read(lines: list[str], signs: dict[str, str] = SIGNS) -> list[str]:
    reading = Reading(signs)
    found = [key for line in lines for key in reading.line(line)]
    assert not reading.mark
    return found


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        (["done"], "1 red done"),
        (["done", "done"], "1 red done; done"),
        (["lose A-1", "lose A-2", "lose B-2"], "1 red lose A-1, ~2, B-2"),
        (["march A-1", "to 0101", "to 0102"], "1 red march A-1>0101>0102"),
        (["to 0101", "halt"], "1 red >0101; halt"),
        (["march A-1", "to 0101", "march A-2", "to 0102"], "1 red march A-1>0101, ~2>0102"),
        (["march A-X-1", "rail A-X-2", "rail A-3"], "1 red march A-X-1; rail ~2, A-3"),
        (["attack 0101", "with A-1", "with A-2", "commit"], "1 red attack 0101+A-1+~2; commit"),
        (["split A-1 A-2", "split B-1 A-1"], "1 red split A-1 ~2, B-1 A-1"),
        (["done", "march A-1", "done"], "1 red done; march A-1; done"),
    ],
)
def test_a_run_is_said_shortly_and_read_again(keys: list[str], text: str) -> None:
    assert written("1 red", keys, SIGNS) == [text]
    assert read([text.removeprefix("1 red ")]) == keys


def test_without_signs_verbs_are_said() -> None:
    keys = ["march A-1", "to 0101", "to 0102", "done"]
    assert written("1 red", keys, {}) == ["1 red march A-1; to 0101, 0102; done"]
    assert read(["march A-1; to 0101, 0102; done"], {}) == keys


def test_a_long_run_goes_on_in_lines_that_begin_with_a_space() -> None:
    keys = [key for u in range(90) for key in (f"march A-{u}", f"to {u:04}", f"lose A-{u}", f"lose B-{u}")]
    lines = written("7 red", keys, SIGNS)
    assert all(len(line) <= WIDTH + 1 for line in lines)  # a mark may stand at the end
    assert lines[0].startswith("7 red ")
    assert all(line.startswith(" ") for line in lines[1:])
    assert read([lines[0].removeprefix("7 red "), *lines[1:]]) == keys


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("done;; done", "nothing stands between ';' and ';'"),
        ("done;>0101", "nothing stands between ';' and '>'"),
        (", done", "'done' has no verb"),
        (">0101, 0102", "'0102' has no verb"),
        ("march ~1", "'~1' follows no word that it could be like"),
    ],
)
def test_what_says_nothing_clear_is_refused(text: str, words: str) -> None:
    with pytest.raises(ValueError) as caught:
        read([text])
    assert words in str(caught.value)


@pytest.mark.parametrize("name", game_names())
def test_no_name_has_a_mark_in_it(name: str) -> None:
    """Else a record would be cut in the middle of a word."""
    rules = rules_of(name)
    signs = [verb.sign for verb in rules.verbs if verb.sign]
    assert all(len(sign) == 1 and not sign.isalnum() for sign in signs)
    marks = {NEXT, AGAIN, ALIKE, *signs}
    assert len(marks) == 3 + len(signs)
    assert not any(set(verb.name) & marks for verb in rules.verbs)
    sc = rules.load(rules.scenarios()[-1], {})
    for operand in {o.name: o for verb in rules.verbs for o in verb.operands}.values():
        if operand.kind == UNITS:
            assert "+" not in marks
        elif operand.kind == SIDE:
            assert not any(set(sc.name_of(SIDE, side)) & marks for side in range(600))
        elif operand.kind not in (NUMBER, BITS):
            names = operand.names or sc.names(operand.kind)
            assert not any(set(each) & marks for each in names), operand.name

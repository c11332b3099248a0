"""Options and their keys: text and back, and nothing else gets through."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.kernel.option import Option
from grognard.core.kernel.scenario import Unreadable
from grognard.core.referee.keys import key_of, parse_key
from grognard.games.coh import RULES as COH
from tests.core.mini import RULES

SKIRMISH = RULES.load("skirmish", {})
COH_SCENARIO = COH.load(COH.scenarios()[0], {})


@pytest.mark.parametrize("key", ["order A1 ambush", "ready", "stance high", "attack C2", "pass"])
def test_keys_read_back(key: str) -> None:
    assert key_of(RULES, SKIRMISH, parse_key(RULES, SKIRMISH, key)) == key


@given(st.integers(0, 6), st.integers(0, 5), st.integers(1, 3))
def test_options_read_back(verb: int, a: int, b: int) -> None:
    operands = len(RULES.verbs[verb].operands)
    o = Option(verb, a % 3 if verb == 2 else a if operands > 0 else 0, b if operands > 1 else 0)
    again = parse_key(RULES, SKIRMISH, key_of(RULES, SKIRMISH, o))
    assert again.same(o)
    assert again.numbers() == o.numbers()


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("", "an empty key"),
        ("   ", "an empty key"),
        ("fly A1", "mini has no verb 'fly'"),
        ("order A1", "should read 'order <unit> <order>'"),
        ("ready now", "should read 'ready'"),
        ("order A7 hold", "there is no unit 'A7'"),
        ("order a1 hold", "did you mean 'A1'"),
        ("order A1 sing", "there is no mode 'sing'"),
    ],
)
def test_unreadable_keys_say_what_is_wrong(key: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        parse_key(RULES, SKIRMISH, key)


@settings(max_examples=300)
@given(st.text(max_size=30))
def test_any_text_is_an_option_or_unreadable(text: str) -> None:
    for rules, scenario in ((RULES, SKIRMISH), (COH, COH_SCENARIO)):
        try:
            o = parse_key(rules, scenario, text)
        except Unreadable:
            continue
        assert 0 <= o.verb < len(rules.verbs)


@settings(max_examples=300)
@given(st.sampled_from([v.name for v in COH.verbs]), st.lists(st.text(max_size=8), max_size=3))
def test_any_operands_are_read_or_unreadable(verb: str, operands: list[str]) -> None:
    try:
        parse_key(COH, COH_SCENARIO, " ".join([verb, *operands]))
    except Unreadable as e:
        assert str(e)


def test_options_are_compared_by_all_four_numbers() -> None:
    o = Option(1, 2, 3, 4)
    assert o.same(Option(1, 2, 3, 4))
    for other in (Option(0, 2, 3, 4), Option(1, 0, 3, 4), Option(1, 2, 0, 4), Option(1, 2, 3, 0)):
        assert not o.same(other)
    assert [o.operand(i) for i in range(3)] == [2, 3, 4]
    assert repr(o) == "Option(1, 2, 3, 4)"

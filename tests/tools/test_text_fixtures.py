"""What the page's text tests compare with covers every text."""

from __future__ import annotations

from tools import text_fixtures
from tools.text_fixtures import Teller

from grognard.core.referee.game import rules_of
from grognard.core.telling.catalogue import Catalogue
from grognard.core.telling.message import Message, Ref


def test_unused_texts_get_parameters_that_render() -> None:
    rules = rules_of("coh")
    scenario = rules.scenarios()[0]
    teller = Teller(rules, scenario, text_fixtures.everything(rules, scenario))
    ids = Catalogue("en", teller.packages).ids()
    used = set(ids[::2])
    made = {message.id for message in text_fixtures.made_up(teller, used)}
    assert made == set(ids) - used


def test_messages_are_found_wherever_they_are() -> None:
    inner = Message("b", {"ref": Ref("unit", 0, "x")})
    found = list(text_fixtures.messages_in([{"a": Message("a", {"said": inner})}, (inner, 3, None)]))
    assert [message.id for message in found] == ["a", "b"]

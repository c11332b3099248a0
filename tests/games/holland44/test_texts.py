"""Whatever the tables of Holland '44 name has its words in both languages."""

from __future__ import annotations

import pytest

from grognard.core.telling.catalogue import LANGUAGES
from grognard.games.holland44.rules import HollandRules
from tests.games.zocbond.texts import assert_every_text_is_there

RULES = HollandRules()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    assert_every_text_is_there(RULES, lang)

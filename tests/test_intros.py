"""How long a scenario takes is told in one place: the figure beside it, not its introduction."""

from __future__ import annotations

import re

import pytest

from grognard.core.referee.finding import own_names, rules_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue

LENGTH = re.compile(
    r"\b(\d+|ten|twenty|thirty|half an|an|one|two) (minutes?|hours?)\b|минут|полчаса|\bна час\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", own_names())
def test_no_introduction_says_how_long_the_game_takes(game: str, lang: str) -> None:
    rules = rules_of(game)
    texts = Catalogue(lang, [rules.package])
    said = {name: texts.render(rules.about(name).intro) for name in rules.scenarios()}
    assert {name: text for name, text in said.items() if LENGTH.search(text)} == {}

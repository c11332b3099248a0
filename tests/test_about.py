"""Every verb of every game has a line that says what it is for, in both languages, and its rule.

The page shows them (web/src/game/about.ts): under a choice of the list, and on a button that is pointed at.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.core.referee.finding import own_names, rules_of
from grognard.core.telling.catalogue import LANGUAGES

TEXTS = Path(__file__).resolve().parents[1] / "web/src/texts"
FAMILY = {"holland44": "zocbond", "stalingrad42": "zocbond"}  # whose lines the page looks up next
OWN_PANELS = {"panzer"}  # most of its choices are made in panels that say what they lead to
LONGEST = 170  # letters: a line under a button


def lines(name: str, lang: str) -> dict[str, str]:
    files = [TEXTS / lang / "games" / f"{part}.ftl" for part in (name, f"{name}-about")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    return dict(re.findall(rf"(?m)^page-{name}-about-([\w-]+) = (.+)$", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(set(own_names()) - OWN_PANELS))
def test_every_verb_says_what_it_is_for(game: str, lang: str) -> None:
    said = lines(game, lang)
    if game in FAMILY:
        said = lines(FAMILY[game], lang) | said
    assert [verb.name for verb in rules_of(game).verbs if not said.keys() & {verb.name, verb.group}] == []
    assert [name for name, text in said.items() if len(text) > LONGEST] == []


@pytest.mark.parametrize("game", own_names())
def test_every_verb_names_its_rule(game: str) -> None:
    rules = rules_of(game)
    assert [verb.name for verb in rules.verbs if not verb.rule] == []


@pytest.mark.parametrize("game", sorted(set(own_names()) - OWN_PANELS))
def test_no_line_is_about_a_verb_that_is_not_there(game: str) -> None:
    verbs = {name for verb in rules_of(game).verbs for name in (verb.name, verb.group)}
    for lang in LANGUAGES:
        assert set(lines(game, lang)) <= verbs
    if game in FAMILY:
        others = {verb.name for other in FAMILY for verb in rules_of(other).verbs}
        others |= {verb.group for other in FAMILY for verb in rules_of(other).verbs}
        assert set(lines(FAMILY[game], "en")) <= others | {"move"}, "the bar joins several verbs to a move"

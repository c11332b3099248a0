"""citations.csv: complete, and only with names and rules that there are."""

from __future__ import annotations

import pytest

from grognard.core.loading.box import DataFolder
from grognard.core.loading.load import LoadError, Source
from grognard.games.zocbond.box.citations import citations, read_citations

GAMES = ("holland44", "stalingrad42")


def changed(game: str, old: str, new: str) -> LoadError:
    """What is wrong with a game's file after a line has been changed."""
    package = f"grognard.games.{game}"
    text = DataFolder(package).source("citations.csv").text
    assert text.count(old) == 1
    rules = set(citations(package).values())
    with pytest.raises(LoadError) as caught:
        read_citations(Source("citations.csv", text.replace(old, new)), rules)
    return caught.value


@pytest.mark.parametrize("game", GAMES)
def test_a_missing_name_is_an_error(game: str) -> None:
    rule = citations(f"grognard.games.{game}")["low-odds"]
    error = changed(game, f"refusal,low-odds,{rule}\n", "")
    assert str(error) == "citations.csv, field name: the refusal 'low-odds' is missing; add its row"


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_name_is_an_error(game: str) -> None:
    error = changed(game, "verb,march,", "verb,marhc,")
    assert (error.line, error.field) == (4, "name")
    assert error.problem == "the family has no verb 'marhc'"
    assert error.hint == "did you mean 'march'?"


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_rule_is_an_error(game: str) -> None:
    rule = citations(f"grognard.games.{game}")["verb-march"]
    error = changed(game, f"verb,march,{rule}\n", "verb,march,XX-0.0\n")
    assert (error.line, error.field, error.problem) == (4, "rule", "there is no section 'XX-0.0'")


@pytest.mark.parametrize("game", GAMES)
def test_a_name_stands_once(game: str) -> None:
    error = changed(game, "verb,march,", "verb,done,")
    assert (error.line, error.field, error.problem) == (4, "name", "'done' stands already on line 3")

"""What the cards of lessons say: buttons by the words that stand on them, places once by their names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.core.referee.finding import own_names, rules_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.lesson import lesson, lessons
from grognard.core.telling.message import msg

PAGE = Path(__file__).parent.parent / "web" / "src" / "texts"
GAMES = Path(__file__).parent.parent / "src" / "grognard" / "games"
QUOTED = re.compile(r"[“«\"]([^”»\"]+)[”»\"]")
SAID = re.compile(r"(?m)^(?:page-[\w-]+ = | +\*?\[\w+\] )(.+)$")  # a text of the page, or one of its variants
LESSONS = [(game, name) for game in own_names() for name in lessons(rules_of(game).package)]


def on_the_page(lang: str) -> set[str]:
    """The page's own texts; what stands before a colon is the name of a tool."""
    files = sorted((PAGE / lang).rglob("*.ftl"))
    said = {text for file in files for text in SAID.findall(file.read_text(encoding="utf-8"))}
    return said | {text.split(":")[0] for text in said}


def of_choices(game: str, texts: Catalogue) -> set[str]:
    """How choices of a game are called wherever they are offered."""
    ids = [id for id in texts.ids() if re.match(rf"{game}-(verb|group)-", id) and not texts.variables(id)]
    return {texts.render(msg(id)) for id in ids}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_card_quotes_only_labels(game: str, name: str, lang: str) -> None:
    package = rules_of(game).package
    texts = Catalogue(lang, [package])
    labels = on_the_page(lang) | of_choices(game, texts)
    cards = [message for step in lesson(package, name).steps for message in (step.title, step.text)]
    quoted = [quote for card in cards for quote in QUOTED.findall(texts.render(card))]
    assert [quote for quote in quoted if quote not in labels] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_card_names_a_place_once(game: str, name: str, lang: str) -> None:
    """Not "Stary Oskol (Stary Oskol (1906))": a name has its number in brackets where it is put."""
    rules = rules_of(game)
    of = lesson(rules.package, name)
    names = rules.names(rules.load(of.scenario, of.options))
    texts = Catalogue(lang, [rules.package])
    cards = [texts.render(message, names) for step in of.steps for message in (step.title, step.text)]
    assert [card for card in cards if re.search(r"\([^()]*\(", card)] == []


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
def test_no_text_puts_a_place_in_brackets_whose_name_has_brackets_of_its_own(game: str) -> None:
    for path in sorted((GAMES / game / "texts").rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        if (path.parent / "names.ftl").read_text(encoding="utf-8").count(f"{game}-hex-named"):
            assert re.findall(r"\(\{ HEX\([^)]*\) \}\)", text) == [], path


def test_the_hexes_of_the_only_board_have_no_number_of_it() -> None:
    """The map prints M6, and so says everything else."""
    rules = rules_of("panzer")
    of = lesson(rules.package, "two-and-two")
    names = rules.names(rules.load(of.scenario, of.options))
    texts = Catalogue("en", [rules.package])
    said = " ".join(texts.render(step.text, names) for step in of.steps)
    assert "crossroads in M6" in said
    assert "2M6" not in said
    briefing = [
        texts.render(line, names) for part in rules.about(of.scenario).briefing for line in part.lines
    ]
    assert any(line.startswith("M6") for line in briefing), briefing

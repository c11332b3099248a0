"""Places that players call by name: "the granary, G08" (COH-0.4)."""

from __future__ import annotations

import re

import pytest

from grognard.core.kernel.kinds import HEX
from grognard.core.loading.load import LoadError, Source
from grognard.core.telling.catalogue import Catalogue, files_of
from grognard.core.telling.message import Ref, msg
from grognard.core.telling.table import EVERY
from grognard.games.coh.box.places import load_places, read_places
from grognard.games.coh.rules import CohRules
from grognard.games.coh.scenario import CohScenario

RULES = CohRules()
ENGLISH, RUSSIAN = (Catalogue(lang, [RULES.package]) for lang in ("en", "ru"))


def loaded(scenario: str) -> CohScenario:
    sc = RULES.load(scenario, {})
    assert isinstance(sc, CohScenario)
    return sc


def said(scenario: str, catalogue: Catalogue, id: str, hex: str) -> str:
    sc = loaded(scenario)
    named = {"hex": Ref("hex", sc.parse(HEX, hex), hex), "unit": Ref("unit", 0, sc.unit_names[0])}
    return catalogue.render(msg(id, **named), RULES.names(sc))


@pytest.mark.parametrize(
    ("scenario", "hex", "english", "russian"),
    [
        ("dawn-at-the-granary", "7-G08", "Fire at the granary, G08", "Стрелять по амбару, G08"),
        ("the-water-tower", "7-G08", "Fire at the tower, G08", "Стрелять по башне, G08"),
        ("dawn-at-the-granary", "7-G09", "Fire at G09", "Стрелять по G09"),
        (
            "road-to-prokhorovka",
            "12-F10",
            "Fire at the crossroads, 12-F10",
            "Стрелять по перекрёстку, 12-F10",
        ),
        ("road-to-prokhorovka", "12-F11", "Fire at 12-F11", "Стрелять по 12-F11"),
    ],
)
def test_a_hex_is_called_by_its_name_with_the_number_after(
    scenario: str, hex: str, english: str, russian: str
) -> None:
    """The number of the board is told only where there are several."""
    assert said(scenario, ENGLISH, "coh-verb-fire", hex) == english
    assert said(scenario, RUSSIAN, "coh-verb-fire", hex) == russian


def test_a_place_takes_its_own_preposition() -> None:
    lines = [
        ("7-G08", "Smoke rises in the granary, G08.", "В амбаре, G08 поднимается дым."),
        ("7-F10", "Smoke rises at the crossroads, F10.", "На перекрёстке, F10 поднимается дым."),
        ("7-F11", "Smoke rises in F11.", "В F11 поднимается дым."),
    ]
    for hex, english, russian in lines:
        assert said("dawn-at-the-granary", ENGLISH, "coh-event-smoke-laid", hex) == english
        assert said("dawn-at-the-granary", RUSSIAN, "coh-event-smoke-laid", hex) == russian
    assert said("dawn-at-the-granary", RUSSIAN, "coh-event-moves", "7-F10").endswith(" на перекрёсток, F10.")


def test_every_place_that_is_fought_for_has_a_name() -> None:
    for scenario in RULES.scenarios():
        sc = loaded(scenario)
        named = RULES.table(sc).names["hex"]
        assert {sc.board.name(h) for h in sc.objective_hex} <= set(named), scenario
        assert all(sc.board.book.find(hex) >= 0 for hex in named if hex != EVERY)


def test_every_name_is_used_and_has_its_words() -> None:
    used = set(load_places().values())
    for catalogue in (ENGLISH, RUSSIAN):
        assert {id.removeprefix("coh-site-") for id in catalogue.ids() if id.startswith("coh-site-")} == used


def test_a_briefing_tells_places_by_name() -> None:
    briefing = RULES.table(RULES.load("dawn-at-the-granary", {})).briefing
    lines = [line for part in briefing for line in part.lines]
    english = [ENGLISH.render(line) for line in lines]
    assert "At the end of every round 1 VP for the crossroads (F10), to who controls the hex." in english
    assert not [line for line in english if "7-" in line]
    assert "В конце боя 2 ПО тому, кто держит: амбар (G08)." in [RUSSIAN.render(line) for line in lines]


def test_a_broken_file_is_refused() -> None:
    good = "id,name\n7-G08,granary\nthe-balka:9-D03,bend\n"
    assert [row.name for row in read_places(Source("places.csv", good))] == ["granary", "bend"]
    for old, new in (("7-G08", "7-G19"), ("7-G08", "G08"), ("9-D03", "99-D03"), ("the-balka", "the-bulka")):
        with pytest.raises(LoadError):
            read_places(Source("places.csv", good.replace(old, new)))


def test_a_text_never_puts_a_preposition_of_its_own_before_a_place() -> None:
    """In Russian some places take "в", others "на"; in English "in", "at" or "on"."""
    bare = {"en": re.compile(r"\b[Ii]n \{ HEX\("), "ru": re.compile(r"(?:^|\s)[Вв] \{ HEX\(")}
    undeclined = re.compile(
        r"(?:^|\s)(?:из|у|от|до|к|по|за|через|перед|над|для|на) \{ HEX\((?:\$\w+|\"[\w-]+\")\) \}", re.I
    )
    for lang, form in bare.items():
        for name, text in files_of(RULES.package, lang):
            assert not form.search(text), name
            assert lang == "en" or not undeclined.search(text), name


def test_cards_name_the_places_they_are_about() -> None:
    sc = RULES.load("the-water-tower", {})
    facts = [fact for card in RULES.table(sc).cards for fact in card.facts]
    held = {RUSSIAN.render(fact.text, RULES.names(sc)) for fact in facts}
    assert "Немцы: удержать перекрёсток, F10" in held


def test_the_number_of_a_place_never_runs_into_another_number() -> None:
    """ "До F12 3 гекса" reads as one number; a dash, a colon or a word stands between them."""
    close = re.compile(r"(?:HEX|UNIT)\([^}]*\) \} \{ \$(?:n|distance|part|price|ap|cap)\b")
    for lang in ("en", "ru"):
        for name, text in files_of(RULES.package, lang):
            shots = [line for line in text.splitlines() if close.search(line) and "says-sight" not in line]
            assert shots == [], name

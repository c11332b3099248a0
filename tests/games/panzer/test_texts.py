"""The words of the game: complete in both languages, and none left over."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from grognard.core.telling.catalogue import LANGUAGES, Catalogue, check
from grognard.core.telling.message import msg
from grognard.games.panzer import RULES
from grognard.games.panzer.box.data_files import load_cards
from grognard.games.panzer.box.scenario_files import scenario_names
from grognard.games.panzer.show.about import about

BOTH = {lang: Catalogue(lang, [RULES.package]) for lang in LANGUAGES}
IDS = set(BOTH["en"].ids())
TABLES = ("panzer-verb-", "panzer-event-", "panzer-refusal-", "panzer-outcome-")


def takes(id: str, allowed: Iterable[str]) -> None:
    """The message exists and asks for nothing that it is not given."""
    for lang, catalogue in BOTH.items():
        too_many = catalogue.variables(id) - set(allowed)
        assert not too_many, f"{id} [{lang}] wants {sorted(too_many)}"


def test_the_files_are_sound() -> None:
    assert check([RULES.package]) == []


def test_every_entry_of_the_tables_has_its_words_and_no_words_are_left_over() -> None:
    wanted: dict[str, list[str]] = {}
    for verb in RULES.verbs:
        wanted[f"panzer-verb-{verb.name}"] = [operand.name for operand in verb.operands]
    for kind in RULES.events:
        wanted[f"panzer-event-{kind.name}"] = [operand.name for operand in kind.operands]
    for refusal in RULES.refusals[1:]:
        wanted[f"panzer-refusal-{refusal.name}"] = ["option", *refusal.facts]
    for outcome in RULES.outcomes:
        wanted[f"panzer-outcome-{outcome.name}"] = [outcome.operand.name] if outcome.operand else []
    for id, operands in wanted.items():
        takes(id, operands)
    assert sorted(id for id in IDS if id.startswith(TABLES) and id not in wanted) == []


def test_every_word_of_a_mode_is_there() -> None:
    """What operands of options and events, and fields of frames, are called in sentences."""
    operands = [operand for verb in RULES.verbs for operand in verb.operands]
    operands += [operand for kind in RULES.events for operand in kind.operands]
    words = {name for operand in operands for name in operand.names}
    assert sorted(f"panzer-word-{word}" for word in words if f"panzer-word-{word}" not in IDS) == []


def test_every_card_has_its_name() -> None:
    cards = load_cards()
    names = [*cards.vehicles, *cards.towed, *cards.leg]
    assert sorted(name for name in names if f"panzer-card-{name}" not in IDS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_unit_is_called_what_its_card_is_called(lang: str) -> None:
    """On the card the name begins with a capital, in sentences a Russian name may not."""
    for id in IDS:
        if id.startswith("panzer-card-"):
            unit = BOTH[lang].render(msg(id))
            sheet = BOTH[lang].render(msg(id.replace("panzer-card-", "panzer-sheet-name-")))
            assert sheet == unit[0].upper() + unit[1:]


@pytest.mark.parametrize("scenario", scenario_names())
def test_every_scenario_is_told(scenario: str) -> None:
    """Heading and briefing in both languages."""
    told = about(scenario)
    lines = [told.title, told.place, told.intro, *(line for brief in told.briefing for line in brief.lines)]
    lines += [brief.title for brief in told.briefing]
    for seat in told.seats:
        lines += [seat.name, seat.role]
    for catalogue in BOTH.values():
        for line in lines:
            assert catalogue.render(line)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_act_says_in_a_line_what_it_is_for(language: str) -> None:
    """On the page; where a verb has a text for each of its choices, those are the lines (`load-bombs`)."""
    folder = Path(__file__).resolve().parents[3] / "web" / "src" / "texts" / language / "games"
    texts = (folder / "panzer.ftl").read_text(encoding="utf-8")
    silent = [verb.name for verb in RULES.verbs if f"\npage-panzer-about-{verb.name} = " not in texts]
    assert silent == []

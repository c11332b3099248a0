"""What the list of scenarios shows of each battle."""

from __future__ import annotations

from typing import get_args

import pytest

from grognard.core.loading.load import LoadError
from grognard.core.referee.game import rules_of
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.message import Message
from grognard.games.coh.box import setup
from grognard.games.coh.box.data_files import load_scenario
from grognard.games.coh.box.data_types import SpecialRule

RULES = rules_of("coh")


@pytest.mark.parametrize("name", RULES.scenarios())
def test_every_scenario_tells_about_itself_in_both_languages(name: str) -> None:
    about = RULES.about(name)
    shown: list[Message] = [about.title, about.place, about.intro]
    for seat in about.seats:
        shown += [seat.name, seat.role]
    for brief in about.briefing:
        shown += [brief.title, *brief.lines]
    for lang in LANGUAGES:
        texts = Catalogue(lang, [RULES.package])
        assert all(texts.render(message) for message in shown)
    assert [seat.seat for seat in about.seats] == RULES.load(name, {}).seats
    assert [seat.side for seat in about.seats] == ["a", "b"]


@pytest.mark.pure
def test_the_board_is_not_built_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def build(*_: object) -> None:
        raise AssertionError("the board was built")

    monkeypatch.setattr(setup, "build", build)
    for name in RULES.scenarios():
        assert RULES.about(name).minutes == load_scenario(name).minutes


def test_sides_length_and_complexity_come_from_the_file() -> None:
    about = RULES.about("dawn-at-the-granary")
    assert [seat.role.id for seat in about.seats] == ["coh-role-attacks", "coh-role-defends"]
    assert (about.minutes, about.complexity, about.lesson) == (25, 1, "")
    about = RULES.about("first-steps")
    assert [seat.role.id for seat in about.seats] == ["coh-role-defends", "coh-role-attacks"]
    assert (about.minutes, about.complexity, about.lesson) == (10, 1, "first-steps")


def test_a_scenario_that_is_not_there_is_refused() -> None:
    with pytest.raises(LoadError, match="no such scenario; did you mean 'first-steps'"):
        RULES.about("first-step")


def told(name: str) -> str:
    """The briefing in English, as one text."""
    texts = Catalogue("en", [RULES.package])
    return "\n".join(texts.render(line) for brief in RULES.about(name).briefing for line in brief.lines)


def test_the_briefing_says_what_wins_and_what_is_special() -> None:
    briefing = told("steel-sky-over-ponyri")
    for line in (
        "Every enemy unit destroyed: 1 VP.",
        "At the end of the battle 3 VP for the road east (9-F18), to who controls the hex.",
        "At the end of every round 1 VP for the crossroads (8-F10), to who controls the hex.",
        "Round 2, German: Ju 87 dive bomber, at 8-F01, 8-D01 and 8-H01.",
        "4 armies for as many players, if you like.",
    ):
        assert line in briefing


def test_the_briefing_keeps_secrets() -> None:
    """Where hidden units and mines are is nobody else's business."""
    file = load_scenario("the-water-tower")
    secret = {f.hex for f in file.fortifications if f.hidden} | {u.hex for u in file.units if u.hidden}
    secret = {hex.partition("-")[2] for hex in secret if hex}  # of one board its number is left out
    assert secret
    briefing = told("the-water-tower")
    assert "hidden mines" in briefing
    assert not any(hex in briefing for hex in secret)


def test_every_special_rule_has_its_sentence() -> None:
    ids = Catalogue("en", [RULES.package]).ids()
    for rule in get_args(SpecialRule):
        assert f"coh-special-{rule.replace('_', '-')}" in ids

"""A report of the fuzzer says what was checked: odds that were never compared, texts that are missing."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Verb
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import State
from grognard.core.telling.message import Ref
from grognard.core.telling.overlay import Overlay
from grognard.games.skirmish import play
from grognard.games.skirmish.rules import SkirmishRules
from grognard.games.skirmish.state import SkirmishState
from grognard.testing import FuzzReport, fuzz
from grognard.testing.oracles import ALL
from grognard.testing.wanted import missing_texts

NONE = {oracle.name: 0.0 for oracle in ALL}


def fuzzed(rules: SkirmishRules, games: int = 2, **rates: float) -> FuzzReport:
    chosen = {name.replace("_", "."): rate for name, rate in rates.items()}
    return fuzz(rules, games, 7, "the-wood", dump_dir=None, rates={**NONE, **chosen})


def ids(missing: list[str]) -> list[str]:
    return [each.split(": ")[0] for each in missing]


def test_odds_that_were_never_compared_are_told() -> None:
    """Where dice are rolled, "no findings" means nothing as long as no odds were compared with them."""
    report = fuzzed(SkirmishRules())
    assert report.findings == []
    assert report.dice_without_odds() == report.counts["choices with dice"] > 0


def test_odds_that_were_compared_are_counted() -> None:
    report = fuzzed(SkirmishRules(), chance_enumeration=1.0)
    assert report.checked["chance.enumeration"] == report.counts["odds enumerated"] > 0
    assert report.dice_without_odds() == 0


def test_an_oracle_with_nothing_to_check_is_told() -> None:
    """Nobody chooses in secret in this game, and it has no secrets."""
    report = fuzzed(SkirmishRules(), play_lanes=1.0, knowledge_leak=0.2, text_keys=1.0)
    assert report.idle() == ["knowledge.leak", "play.lanes"]
    assert report.counts["play.lanes"] > 0
    assert report.checked["text.keys"] == report.counts["text.keys"] > 0
    assert {"pairs of lanes", "text.keys"}.isdisjoint(report.others())


class Mapped(SkirmishRules):
    """The same game with an overlay."""

    def overlays(self, scenario: Scenario) -> dict[str, str]:
        return {"heights": ""}

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        return Overlay(name, [], [], [], [])


@pytest.mark.pure
def test_a_law_about_what_a_game_has_not_is_not_listed() -> None:
    """This game has no overlays: that none of them was looked at says nothing."""
    report = fuzzed(SkirmishRules(), view_overlay=1.0)
    assert "view.overlay" not in report.checked
    assert report.idle() == []
    with_one = fuzzed(Mapped(), view_overlay=1.0)
    assert with_one.checked["view.overlay"] > 0


def test_all_texts_of_a_game_are_there() -> None:
    report = fuzzed(SkirmishRules(), text_tables=1.0)
    assert report.missing == []
    assert report.texts > 100  # in two languages: tables, scenarios, prompts, lines of ledgers


def test_a_verb_without_words_is_told_in_every_language() -> None:
    rules = SkirmishRules()
    rules.verbs = [*rules.verbs, Verb("dance")]
    missing = missing_texts(rules, {}).missing
    assert [each.split(": ")[0] for each in missing] == [
        f"skirmish-verb-dance [{lang}]" for lang in ("en", "ru")
    ]


def test_a_text_that_asks_for_what_it_is_not_given_is_told() -> None:
    """The text of a move names the hex."""
    rules = SkirmishRules()
    rules.verbs = [Verb("move") if verb.name == "move" else verb for verb in rules.verbs]
    [english, _] = missing_texts(rules, {}).missing
    assert english == "skirmish-verb-move [en]: asks for $hex, $unit, which it is not given"


@pytest.mark.pure
def test_a_line_of_a_ledger_without_words_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """No table lists the lines: they are noted in play."""
    honest = play.strength

    def strength(s: SkirmishState, u: int, target: int) -> Ledger:
        ledger = honest(s, u, target)
        ledger.add("SK-3.2", "luck", 0)
        return ledger

    monkeypatch.setattr(play, "strength", strength)
    missing = fuzzed(SkirmishRules(), text_tables=1.0).missing
    assert [each.split(": ")[0] for each in missing] == [
        f"skirmish-modifier-luck [{lang}]" for lang in ("en", "ru")
    ]


@pytest.mark.pure
def test_a_question_without_words_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.Turn, "STEPS", ("begin", "acts", "end"))
    missing = fuzzed(SkirmishRules(), text_tables=1.0).missing
    assert "skirmish-prompt-Turn-acts [en]" in ids(missing)

"""Each oracle of what clients read can fail: gaps in logs, offers that lie, answers and replays that tell."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.core.referee.game import Game
from grognard.core.telling.message import Ref
from grognard.core.telling.overlay import Overlay, Tint
from grognard.core.telling.view import Bar, Curve, LogLine, Reason
from tests.battery.mutants import Patch, caught, findings
from tests.core.mini import ORDER, VERBS, MiniRules, MiniState, Orders, React


@pytest.mark.pure
def test_log_with_a_gap(monkeypatch: Patch) -> None:
    honest = Game.lines

    def lines(self: Game, player: int, start: int = 0) -> list[LogLine]:
        return honest(self, player, start + 1 if start > 3 else start)

    monkeypatch.setattr(Game, "lines", lines)
    caught("view.log", "has a gap")


@pytest.mark.pure
def test_lines_that_are_final_too_soon(monkeypatch: Patch) -> None:
    honest = Game.lines

    def lines(self: Game, player: int, start: int = 0) -> list[LogLine]:
        found = honest(self, player, start)
        return found[:2] + found[3:] if self.log_length(player) > 8 and start == 0 else found

    monkeypatch.setattr(Game, "lines", lines)
    caught("view.log", "lines that were final have changed")


@pytest.mark.pure
def test_offer_that_hides_its_dice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(React, "rolls", lambda self, s, o: False)
    caught("view.rolls", "does not say that dice follow")


@pytest.mark.pure
def test_offer_that_promises_dice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Orders, "rolls", lambda self, s, o: True)
    caught("view.rolls", "says that dice follow, but none do")


@pytest.mark.pure
def test_curve_without_its_tail(monkeypatch: Patch) -> None:
    def cut(dice: str, bars: list[Bar]) -> Curve:
        return Curve(dice, bars[:-1])

    monkeypatch.setattr("grognard.core.referee.odds.Curve", cut)
    caught("view.curve", "does not have all the ways")


@pytest.mark.pure
def test_curve_with_an_unknown_outcome(monkeypatch: Patch) -> None:
    def other(face: int, ways: int, outcome: str, kind: str = "") -> Bar:
        return Bar(face, ways, "luck", kind)

    monkeypatch.setattr("grognard.core.referee.odds.Bar", other)
    caught("view.curve", "names an outcome that the game does not have")


@pytest.mark.pure
def test_pointing_without_an_answer(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.core.referee.seat.why_not", lambda *args: None)
    caught("view.why", "nothing forbids it")


@pytest.mark.pure
def test_pointing_answered_without_a_text(monkeypatch: Patch) -> None:
    from grognard.core.referee.why import why_not

    def wordless(*args: Any) -> Reason | None:
        reason = why_not(*args)
        return reason and Reason("", reason.text, reason.facts, reason.instead)

    monkeypatch.setattr("grognard.core.referee.seat.why_not", wordless)
    caught("view.why", "without a rule or a text")


class OverlayMoves(MiniRules):
    """Showing an overlay of the true State changes it."""

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        assert isinstance(known, MiniState)
        self.touched.score[0] += 1
        return super().overlay(known, player, name, at)

    def redact(self, s: State, player: int) -> State:
        assert isinstance(s, MiniState)
        self.touched = s
        return super().redact(s, player)


def test_overlay_that_changes_the_state() -> None:
    caught("view.overlay", "changed the State", OverlayMoves())


class OverlayLeaks(OverlayMoves):
    """An overlay made from the true State."""

    def overlay(self, known: State, player: int, name: str, at: list[Ref]) -> Overlay:
        return Overlay(name, [Tint("field", f"black{self.touched.token.count(3)}")], [], [])


def test_overlay_that_leaks() -> None:
    caught("knowledge.leak", "the overlay", OverlayLeaks())


class FactsLeak(OverlayMoves):
    """A refusal that names something of the true State."""

    def facts(self, known: State, lane: int, o: Option, refusal: int) -> dict[str, Any]:
        return {"owner": self.touched.order.count(2)}


def test_pointing_that_leaks() -> None:
    caught("knowledge.leak", "", FactsLeak())


@pytest.mark.pure
def test_replay_that_tells_secret_choices(monkeypatch: Patch) -> None:
    monkeypatch.setattr(VERBS[ORDER], "secret", False)
    monkeypatch.setattr("grognard.testing.oracles.reading.choice_text", always_told)
    caught("replay.secret", "a choice that he could not see")


def always_told(rules: Any, s: State, o: Option, chooser: int, in_lane: bool, reader: int) -> str:
    return str(o)


@pytest.mark.pure
def test_replay_that_loses_lines(monkeypatch: Patch) -> None:
    honest = Game.described

    def described(self: Game, events: list[Any], player: int, start: int = 0) -> list[LogLine]:
        return honest(self, events, player, start)[:1]

    monkeypatch.setattr(Game, "described", described)
    caught("replay.steps", "are not his log")


@pytest.mark.pure
def test_replay_with_the_wrong_end(monkeypatch: Patch) -> None:
    from grognard.core.telling.view import Change, Scene

    def nothing(before: Scene, after: Scene, old: object, new: object) -> Change:
        return Change(after.pieces[:-1], [], after.marks, after.tracks, after.hands)

    monkeypatch.setattr("grognard.core.referee.film.changed", nothing)
    caught("replay.steps", "ends in another scene")


@pytest.mark.pure
def test_looking_back_at_another_moment(monkeypatch: Patch) -> None:
    from grognard.core.referee.replay import view_at

    def too_early(game: Game, player: int, lines: int) -> Any:
        return view_at(game, player, lines // 2)

    monkeypatch.setattr("grognard.testing.oracles.reading.view_at", too_early)
    caught("replay.steps", "shows another moment")


@pytest.mark.parametrize(
    "name",
    ["view.log", "view.rolls", "view.curve", "view.why", "view.overlay", "replay.secret", "replay.steps"],
)
def test_unchanged_nothing_is_found(name: str) -> None:
    assert findings(name) == []

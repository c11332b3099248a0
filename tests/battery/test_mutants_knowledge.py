"""Each oracle of knowledge can fail: games that leak, or look at secrets without saying so, are found out."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.core.referee.game import Game
from grognard.core.telling.view import Scene, Track
from tests.battery.mutants import ORACLES, Patch, caught, findings
from tests.core.mini import (
    AMBUSH,
    ATTACK,
    BLACK,
    ORDER,
    ORDERED,
    PROBE,
    REVEALED,
    Attack,
    MiniRules,
    MiniState,
    Orders,
    React,
)


class KeepsTokens(MiniRules):
    def redact(self, s: State, player: int) -> State:
        known = super().redact(s, player)
        assert isinstance(known, MiniState)
        assert isinstance(s, MiniState)
        known.token = s.token.copy()
        return known


class KeepsDice(MiniRules):
    def redact(self, s: State, player: int) -> State:
        known = super().redact(s, player)
        known.ply = s.ply
        return known


class KeepsLanes(MiniRules):
    def redact(self, s: State, player: int) -> State:
        known = super().redact(s, player)
        known.lanes = [list(lane) for lane in s.lanes]
        return known


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (KeepsTokens(), "which is not his to know"),
        (KeepsDice(), "has a seed, epoch or ply"),
        (KeepsLanes(), "can look into lane"),
    ],
)
def test_redaction_that_keeps_something(rules: MiniRules, words: str) -> None:
    caught("knowledge.redact", words, rules)


class DealsAnything(MiniRules):
    """Samples tokens that have been ruled out."""

    def sample(self, known: State, player: int, seed: bytes) -> State:
        s = super().sample(known, player, seed)
        assert isinstance(s, MiniState)
        s.cup[BLACK], s.cup[1] = s.cup[1], s.cup[BLACK]
        return s


class ForgetsScore(MiniRules):
    def sample(self, known: State, player: int, seed: bytes) -> State:
        s = super().sample(known, player, seed)
        assert isinstance(s, MiniState)
        s.alive[0] = 0
        return s


class ForgetsLanes(MiniRules):
    """Samples a player who has still to choose, but has nothing to choose from."""

    def sample(self, known: State, player: int, seed: bytes) -> State:
        s = super().sample(known, player, seed)
        for lane in s.lanes[1:]:
            for i, frame in enumerate(lane):
                if isinstance(frame, Orders) and frame.player != player:
                    own = frame.copy()
                    own.left |= 1 << 6
                    lane[i] = own
        return s


def test_sample_that_differs_from_what_is_known() -> None:
    caught("knowledge.sample", "redact(sample(redact(s))) differs", DealsAnything())


def test_sample_that_is_no_sound_state() -> None:
    found = findings("knowledge.sample", ForgetsScore())
    assert any("is no sound State" in f.message for f in found)
    assert any("untrue derived columns" in f.message for f in found)


@pytest.mark.pure
def test_sample_that_is_a_dead_end(monkeypatch: Patch) -> None:
    honest = Orders.options
    monkeypatch.setattr(Orders, "options", lambda self, s: [] if self.left >> 6 else honest(self, s))
    caught("knowledge.sample", "dead end at Orders.choose", ForgetsLanes())


@pytest.mark.pure
def test_what_is_has_been_ruled_out(monkeypatch: Patch) -> None:
    def rule_out(self: MiniState, u: int) -> bool:
        self.token_may[u] &= ~(1 << BLACK)
        return False

    monkeypatch.setattr(MiniState, "rule_out_black", rule_out)
    caught("knowledge.may", "(L8)")


@pytest.mark.pure
def test_option_that_hangs_on_a_secret(monkeypatch: Patch) -> None:
    honest = Attack.options

    def options(self: Attack, s: State) -> list[Option]:
        assert isinstance(s, MiniState)
        return [o for o in honest(self, s) if o.verb != PROBE or s.token[o.a] == BLACK]

    monkeypatch.setattr(Attack, "options", options)
    caught("knowledge.options", "(L2)")


class KeepsOrders(MiniRules):
    def redact(self, s: State, player: int) -> State:
        known = super().redact(s, player)
        assert isinstance(known, MiniState)
        assert isinstance(s, MiniState)
        known.order = s.order.copy()
        return known


class TellsThePly(MiniRules):
    def present(self, known: State, player: int) -> Scene:
        scene = super().present(known, player)
        assert isinstance(known, MiniState)
        return Scene([], [], [Track("ply", self.true_ply)], scene.hands)

    true_ply = 0

    def redact(self, s: State, player: int) -> State:
        self.true_ply = s.ply
        return super().redact(s, player)


def test_view_that_leaks() -> None:
    caught("knowledge.leak", "the view: scene", KeepsOrders())


def test_view_that_tells_the_ply() -> None:
    caught("knowledge.leak", "the view: scene", TellsThePly())


class OddsOfTheTruth(MiniRules):
    """Odds made from the true State."""

    true: State

    def redact(self, s: State, player: int) -> State:
        self.true = s.copy()
        return super().redact(s, player)

    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        return [(Fraction(1), self.true.copy())]


def test_odds_that_leak() -> None:
    caught("knowledge.leak", "the odds of", OddsOfTheTruth())


@pytest.mark.pure
def test_refusal_that_leaks(monkeypatch: Patch) -> None:
    honest = Attack.check

    def check(self: Attack, s: State, o: Option) -> int:
        assert isinstance(s, MiniState)
        index = honest(self, s, o)
        return 5 if index and s.token.count(BLACK) == 1 else index

    monkeypatch.setattr(Attack, "check", check)
    caught("knowledge.leak", "the refusal of")


@pytest.mark.pure
def test_seq_that_counts_secret_choices(monkeypatch: Patch) -> None:
    def count_all(self: Game, player: int) -> None:
        self.seqs = [seq + 1 for seq in self.seqs]

    monkeypatch.setattr(Game, "_count_changes", count_all)
    caught_often("knowledge.seq", "is the same, but its seq has grown", monkeypatch)


@pytest.mark.pure
def test_seq_that_stands_still(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Game, "_count_changes", lambda self, player: None)
    caught_often("knowledge.seq", "has changed, but not its seq", monkeypatch)


def caught_often(name: str, words: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(ORACLES[name], "share", 1.0)
    caught(name, words)


@pytest.mark.pure
def test_secret_looked_at_without_a_barrier(monkeypatch: Patch) -> None:
    monkeypatch.setattr(MiniState, "consult", lambda self, uncertain: None)
    found = caught("knowledge.told", "L3)")
    assert "secret" in found.message


@pytest.mark.pure
def test_secret_looked_at_in_a_builder(monkeypatch: Patch) -> None:
    """Probing does not hand over: without the barrier it could be undone."""
    honest = MiniState.rule_out_black

    def look(self: MiniState, u: int) -> bool:
        before = self.barrier
        black = honest(self, u)
        self.barrier = before
        return black

    monkeypatch.setattr(MiniState, "rule_out_black", look)
    caught("knowledge.told", "may undo the choice, but learns a secret by it (L3)")


@pytest.mark.pure
def test_secret_in_an_event_for_everybody(monkeypatch: Patch) -> None:
    """The attacker and the public read the token of the target, which nobody has looked at."""
    honest = Attack.choose

    def choose(self: Attack, s: State, o: Option) -> None:
        assert isinstance(s, MiniState)
        if o.verb == ATTACK:
            s.tell(REVEALED, o.a, s.token[o.a])
        honest(self, s, o)

    monkeypatch.setattr(Attack, "choose", choose)
    caught("knowledge.events", "is told a secret of another by the event 'revealed' (L3)")


@pytest.mark.pure
def test_event_that_is_left_out_by_a_secret(monkeypatch: Patch) -> None:
    """Nothing is told of an attack on a unit in ambush, so everybody can count."""
    honest = Attack.choose

    def choose(self: Attack, s: State, o: Option) -> None:
        assert isinstance(s, MiniState)
        sink = s.sink
        if o.verb == ATTACK and s.order[o.a] == AMBUSH:
            s.sink = None
        honest(self, s, o)
        s.sink = sink

    monkeypatch.setattr(Attack, "choose", choose)
    caught("knowledge.events", "is told a secret of another by ")


@pytest.mark.pure
def test_secret_choice_that_is_told(monkeypatch: Patch) -> None:
    """An order in a player's own lane is told to everybody."""
    honest = Orders.choose

    def choose(self: Orders, s: State, o: Option) -> None:
        honest(self, s, o)
        if o.verb == ORDER:
            s.tell(ORDERED, o.a, o.b)

    monkeypatch.setattr(Orders, "choose", choose)
    caught("knowledge.events", "is told a secret of another by the event 'ordered' (L3)")


@pytest.mark.pure
def test_window_that_opens_by_a_secret(monkeypatch: Patch) -> None:
    honest = Attack.run

    def run(self: Attack, s: State) -> None:
        assert isinstance(s, MiniState)
        if self.step == 2 and s.order[self.target] != AMBUSH:
            self.step = 3
            return
        honest(self, s)

    monkeypatch.setattr(Attack, "run", run)
    caught("knowledge.told", "hangs on a secret which was not consulted (L1, L3)")


@pytest.mark.pure
def test_window_that_opens_by_ones_own_secret(monkeypatch: Patch) -> None:
    """The roller is asked only if his stance is high, which the others cannot know, but see by it."""
    honest = Attack.run

    def run(self: Attack, s: State) -> None:
        if self.step == 4 and self.stance == 2 and not self.probed:
            self.probed = [self.unit]
            s.push(React(self.player, self.unit, self.unit))
            return
        honest(self, s)

    monkeypatch.setattr(Attack, "run", run)
    caught("knowledge.told", "by who is asked when (L1)")

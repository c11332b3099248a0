"""Each oracle can fail: a game that breaks one law is found out, by the oracle of that law.

The mutants are of the tiny game, so they are quick; compiled classes cannot be changed, so they are pure.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from grognard.core.kernel.chance import Die
from grognard.core.kernel.kinds import UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Scenario
from grognard.core.kernel.state import Frame, State, asked_lanes
from grognard.core.referee import position
from grognard.core.referee.game import Game, replay
from grognard.core.referee.record import parse_record
from grognard.core.telling.message import Ref
from grognard.core.telling.view import Branch, OutlookPart
from grognard.games.coh import RULES as COH
from grognard.games.coh.state import CohState
from grognard.testing import Battery, Finding, fuzz
from tests.battery.mutants import ORACLES, Patch, caught, findings
from tests.core import mini, salvo
from tests.core.mini import (
    AMBUSH,
    ATTACK,
    PROBE,
    READY,
    Attack,
    MiniRules,
    MiniScenario,
    MiniState,
    Orders,
    React,
    Round,
)
from tests.core.salvo import SalvoRules


def test_the_game_itself_is_sound() -> None:
    for name in ORACLES:
        if name != "text.messages":
            assert findings_of_few(name) == []


def findings_of_few(name: str) -> list[Finding]:
    battery = Battery(MiniRules(), {name: 1.0}, oracles=[ORACLES[name]])
    return [finding for seed in range(3) for finding in battery.game(seed).findings]


# -- play ----------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_dead_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(React, "options", lambda self, s: [])
    caught("play.dead-end", "has no option")


@pytest.mark.pure
def test_default_that_is_not_there(monkeypatch: Patch) -> None:
    monkeypatch.setattr(React, "default", lambda self, s: 7)
    caught("play.dead-end", "the default is option 7")


@pytest.mark.pure
def test_offer_that_is_refused(monkeypatch: Patch) -> None:
    honest = Attack.options
    monkeypatch.setattr(Attack, "options", lambda self, s: [*honest(self, s), Option(ATTACK, self.unit)])
    caught("play.offers", "its check refuses it by")


@pytest.mark.pure
def test_offer_made_twice(monkeypatch: Patch) -> None:
    honest = Attack.options
    monkeypatch.setattr(Attack, "options", lambda self, s: honest(self, s) * 2)
    caught("play.offers", "is offered twice")


@pytest.mark.pure
def test_attempt_that_passes_its_check(monkeypatch: Patch) -> None:
    honest = Orders.check
    monkeypatch.setattr(Orders, "check", lambda self, s, o: 0 if o.verb == READY else honest(self, s, o))
    caught("play.attempts", "is not offered, but passes its check")


@pytest.mark.pure
def test_refusal_that_is_not_listed(monkeypatch: Patch) -> None:
    honest = Orders.check
    monkeypatch.setattr(Orders, "check", lambda self, s, o: honest(self, s, o) and 99)
    caught("play.attempts", "which is no refusal of the game")


@pytest.mark.pure
def test_refusal_by_an_unknown_rule(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.testing.oracles.play.rule_ids", lambda rules: frozenset({"MINI-1"}))
    caught("play.attempts", "not in the game's checklist")


@pytest.mark.pure
def test_check_that_changes_the_state(monkeypatch: Patch) -> None:
    honest = Orders.check

    def check(self: Orders, s: State, o: Option) -> int:
        assert isinstance(s, MiniState)
        s.round += 1
        return honest(self, s, o)

    monkeypatch.setattr(Orders, "check", check)
    caught("play.attempts", "checking attempts changed the State")


@pytest.mark.pure
def test_refusal_that_hangs_on_a_secret(monkeypatch: Patch) -> None:
    """L2: play() judges by the true State, why() by what the player knows."""
    honest = Attack.check

    def check(self: Attack, s: State, o: Option) -> int:
        assert isinstance(s, MiniState)
        index = honest(self, s, o)
        return 5 if index and 0 <= o.a < 6 and s.order[o.a] == AMBUSH else index

    monkeypatch.setattr(Attack, "check", check)
    caught("play.attempts", "(L2)")


@pytest.mark.pure
def test_offer_that_crashes(monkeypatch: Patch) -> None:
    honest = Attack.choose

    def choose(self: Attack, s: State, o: Option) -> None:
        assert o.verb != PROBE, "cannot probe"
        honest(self, s, o)

    monkeypatch.setattr(Attack, "choose", choose)
    caught("play.expansion", "playing it fails: AssertionError: cannot probe")


@pytest.mark.pure
def test_choice_that_leads_back(monkeypatch: Patch) -> None:
    honest = Attack.choose

    def choose(self: Attack, s: State, o: Option) -> None:
        if self.step == 0 and o.a == 1 and s.ply % 2:
            return
        honest(self, s, o)

    monkeypatch.setattr(Attack, "choose", choose)
    caught("play.repeat", "has come back (L5)")


@pytest.mark.pure
def test_lanes_that_touch_each_other(monkeypatch: Patch) -> None:
    honest = Orders.choose

    def choose(self: Orders, s: State, o: Option) -> None:
        assert isinstance(s, MiniState)
        s.round = o.a
        honest(self, s, o)

    monkeypatch.setattr(Orders, "choose", choose)
    caught("play.lanes", "do not commute")


@pytest.mark.pure
def test_winners_who_do_not_play(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Round, "end", lambda self, s: s.finish(1 << 5))
    caught("play.end", "names winners who do not play")


def test_game_that_does_not_end() -> None:
    found = Battery(MiniRules(), limit=4, oracles=[]).game(0).findings
    assert [f.oracle for f in found] == ["play.end"]
    assert "has not ended after 4 choices" in found[0].message


@pytest.mark.pure
def test_crash(monkeypatch: Patch) -> None:
    monkeypatch.setattr(React, "choose", lambda self, s, o: 1 // 0)
    found = findings("crash")
    assert found[0].oracle == "crash"
    assert "ZeroDivisionError" in found[0].message
    assert replay(MiniRules(), parse_record(found[0].record), check=True).state.ply > 0


# -- state ---------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_token_lost(monkeypatch: Patch) -> None:
    honest = MiniState.kill

    def kill(self: MiniState, u: int, by: int) -> None:
        self.token[u] = 0
        honest(self, u, by)

    monkeypatch.setattr(MiniState, "kill", kill)
    caught("state.faults", "tokens in cup and play")


@pytest.mark.pure
def test_derived_column_not_kept(monkeypatch: Patch) -> None:
    honest = MiniState.kill

    def kill(self: MiniState, u: int, by: int) -> None:
        honest(self, u, by)
        self.standing[u // 2] = 2

    monkeypatch.setattr(MiniState, "kill", kill)
    caught("state.derived", "standing")


@pytest.mark.pure
def test_copy_that_shares_a_list(monkeypatch: Patch) -> None:
    honest = MiniState.copy

    def copy(self: MiniState) -> MiniState:
        s = honest(self)
        s.alive = self.alive
        return s

    monkeypatch.setattr(MiniState, "copy", copy)
    caught("state.copies", "a copy shares alive")


@pytest.mark.pure
def test_frame_copy_that_forgets(monkeypatch: Patch) -> None:
    honest = Attack.copy

    def copy(self: Attack) -> Attack:
        f = honest(self)
        f.stance = 0
        return f

    monkeypatch.setattr(Attack, "copy", copy)
    caught("state.copies", "Attack.copy() gives")


@pytest.mark.pure
def test_frame_copy_that_shares(monkeypatch: Patch) -> None:
    honest = Attack.copy

    def copy(self: Attack) -> Attack:
        f = honest(self)
        f.probed = self.probed
        return f

    monkeypatch.setattr(Attack, "copy", copy)
    caught("state.copies", "shares the list 'probed'")


@pytest.mark.pure
def test_undeclared_memory(monkeypatch: Patch) -> None:
    honest = Attack.choose

    def choose(self: Attack, s: State, o: Option) -> None:
        honest(self, s, o)
        setattr(self, "memory", 1)  # noqa: B010 - mypy knows the attributes of an Attack

    monkeypatch.setattr(Attack, "choose", choose)
    caught("state.declared", "Attack has an attribute 'memory' that is no field")


def test_undeclared_column() -> None:
    rules = MiniRules()
    rules.columns = [c for c in rules.columns if c.name != "score"]
    caught("state.declared", "the State has an attribute 'score' that is no column", rules)


@pytest.mark.pure
def test_position_text_that_leaves_something_out(monkeypatch: Patch) -> None:
    """A frame's copy follows from the same FIELDS, so only the text leaves the field out here."""
    shorter = tuple(f for f in Attack.FIELDS if f.name != "stance")
    text = position.frame_text

    def forgets(scenario: Scenario, frame: Frame, rules: Rules | None = None, version: int = 0) -> str:
        with monkeypatch.context() as while_writing:
            while_writing.setattr(Attack, "FIELDS", shorter)
            return text(scenario, frame, rules, version)

    monkeypatch.setattr(position, "frame_text", forgets)
    caught("state.position", "plays on otherwise")


@pytest.mark.pure
def test_position_text_that_does_not_read_back(monkeypatch: Patch) -> None:
    monkeypatch.setattr(MiniScenario, "parse", lambda self, kind, text, words=(): 0)
    caught("state.position", "reads back to another")


def loose_dice(monkeypatch: Patch) -> None:
    """Dice that are not the same when the game is played again."""
    rolled = count()

    def roll(self: State, die: Die, classes: bytes | None = None) -> int:
        self.barrier |= 1
        return 1 + next(rolled) * 37 % die.sides

    monkeypatch.setattr(MiniState, "roll", roll)


@pytest.mark.pure
def test_loose_dice_in_a_replay(monkeypatch: Patch) -> None:
    loose_dice(monkeypatch)
    caught("state.replay", "played again")


@pytest.mark.pure
def test_loose_dice_in_a_record(monkeypatch: Patch) -> None:
    loose_dice(monkeypatch)
    caught("state.record", "the record does not load")


# -- undo ----------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_undo_across_a_die(monkeypatch: Patch) -> None:
    honest = State.roll

    def roll(self: MiniState, die: Die, classes: bytes | None = None) -> int:
        before = self.barrier
        total = honest(self, die, classes)
        self.barrier = before
        return total

    monkeypatch.setattr(MiniState, "roll", roll)
    caught("undo.barrier", "bytes of dice were used")


@pytest.mark.pure
def test_undo_across_a_handover(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.core.referee.game.HANDOVER", 0)
    caught("undo.barrier", "another player is asked now")


@pytest.mark.pure
def test_undo_that_does_not_lead_back(monkeypatch: Patch) -> None:
    honest = Orders.choose

    def choose(self: Orders, s: State, o: Option) -> None:
        assert isinstance(s, MiniState)
        s.token_may[0] += 2 * next(plays)
        honest(self, s, o)

    plays = count()
    monkeypatch.setattr(Orders, "choose", choose)
    caught("undo.redo", "undo and redo do not restore the position")


@pytest.mark.pure
def test_undo_of_somebody_elses_choice(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Game, "undo", lambda self, player: self._replay_since(self.since[:-1]))
    caught("undo.lanes", "touched another player's choice")


# -- chance --------------------------------------------------------------------------------------------------


class HalfWorlds(MiniRules):
    def worlds(self, known: State, player: int, o: Option) -> list[tuple[Fraction, State]]:
        return [(p / 2, world) for p, world in super().worlds(known, player, o)]


@pytest.mark.pure
def test_odds_that_do_not_sum_to_one(monkeypatch: Patch) -> None:
    monkeypatch.setattr("grognard.core.referee.odds.Outlook", half_outlook())
    caught("chance.sum", "sum to")


def half_outlook() -> Callable[..., Any]:
    from grognard.core.telling.view import Outlook

    def make(branches: Any, ledgers: Any, assumes: Any, undecided: Fraction, *more: Any) -> Outlook:
        return Outlook(branches, ledgers, assumes, undecided + Fraction(1, 7), *more)

    return make


def test_worlds_that_do_not_sum_to_one() -> None:
    caught("chance.enumeration", "do not sum to 1", HalfWorlds())


@pytest.mark.pure
def test_classes_that_lump_too_much(monkeypatch: Patch) -> None:
    honest = State.roll

    def roll(self: MiniState, die: Die, classes: bytes | None = None) -> int:
        return honest(self, die, None if classes is None else bytes([0, *([1] * die.sides)]))

    monkeypatch.setattr(MiniState, "roll", roll)
    caught("chance.enumeration", "die by die")


def lumps_damage(monkeypatch: Patch) -> None:
    """Every last digit of the second D100 of an attack is said to do the same."""
    monkeypatch.setattr(salvo, "damage_classes", lambda: bytes([0, *([1] * 100)]))


@pytest.mark.pure
def test_classes_of_a_second_d100_that_lump_too_much(monkeypatch: Patch) -> None:
    lumps_damage(monkeypatch)
    caught("chance.classes", "on 1D100 are of one class, but lead to", SalvoRules())


@pytest.mark.pure
def test_two_d100_in_a_row_are_too_many_to_enumerate(monkeypatch: Patch) -> None:
    """Why there is a check by class: die by die nothing is noticed in a whole game."""
    lumps_damage(monkeypatch)
    battery = Battery(SalvoRules(), {"chance.enumeration": 1.0}, oracles=[ORACLES["chance.enumeration"]])
    assert battery.game(1).findings == []


@pytest.mark.pure
def test_classes_of_a_first_roll_that_lump_too_much(monkeypatch: Patch) -> None:
    """The lowest totals that hit are said to miss."""
    honest = salvo.hit_classes
    monkeypatch.setattr(salvo, "hit_classes", lambda needed: honest(needed).replace(b"\x01", b"\x00", 30))
    caught("chance.classes", "on 1D100 are of one class, but lead to", SalvoRules())


@pytest.mark.pure
def test_parts_that_do_not_sum_to_one(monkeypatch: Patch) -> None:
    def make(subject: Ref, branches: list[Branch], undecided: Fraction) -> OutlookPart:
        return OutlookPart(subject, branches, undecided + Fraction(1, 7))

    monkeypatch.setattr("grognard.core.referee.odds.OutlookPart", make)
    caught("chance.sum", "sum to 8/7", SalvoRules())


@pytest.mark.pure
def test_worlds_of_a_part_that_do_not_sum_to_one(monkeypatch: Patch) -> None:
    honest = SalvoRules.part_worlds
    monkeypatch.setattr(
        SalvoRules,
        "part_worlds",
        lambda self, known, player, o, part: [(p / 2, w) for p, w in honest(self, known, player, o, part)],
    )
    caught("chance.enumeration", "the worlds of a part", SalvoRules())


@pytest.mark.pure
def test_takeback_that_keeps_the_dice(monkeypatch: Patch) -> None:
    honest = Game.takeback

    def takeback(self: Game, plies: int) -> None:
        honest(self, plies)
        self.state.epoch = 0

    monkeypatch.setattr(Game, "takeback", takeback)
    caught("chance.takeback", "does not change the dice to come")


# -- text ----------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_two_units_of_one_name(monkeypatch: Patch) -> None:
    def names(self: MiniScenario, kind: int) -> list[str]:
        return ["A1", "A1", "B1", "B1", "C1", "C1"] if kind == UNIT else Scenario.names(self, kind)

    monkeypatch.setattr(MiniScenario, "names", names)
    caught("text.keys", "reads back as")


def test_missing_texts() -> None:
    caught("text.messages", "no such message")


# -- the whole -----------------------------------------------------------------------------------------------


def test_every_oracle_has_a_mutant() -> None:
    here = Path(__file__).parent
    files = [*here.glob("test_mutants*.py"), here / "test_fuzz_report.py"]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    named = [name for name in ORACLES if f'"{name}"' in source or f"{name.replace('.', '_')}=" in source]
    assert named == list(ORACLES)


@pytest.mark.pure
def test_dump_of_a_finding_opens(monkeypatch: Patch, tmp_path: Any) -> None:
    monkeypatch.setattr(MiniState, "consult", lambda self, uncertain: None)
    report = fuzz(MiniRules(), 40, dump_dir=tmp_path, rates={"knowledge.told": 1.0}, most=1)
    finding = report.findings[0]
    text = (tmp_path / finding.dump).read_text(encoding="utf-8")
    game = replay(MiniRules(), parse_record(text), check=True)
    assert game.state.ply == finding.ply
    assert finding.message in (tmp_path / finding.dump.replace(".record", ".txt")).read_text(encoding="utf-8")


@pytest.mark.pure
def test_coh_with_a_column_not_kept(monkeypatch: Patch) -> None:
    honest = CohState.put

    def put(self: CohState, u: int, where: int) -> None:
        here = list(self.here)
        honest(self, u, where)
        self.here = here

    monkeypatch.setattr(CohState, "put", put)
    found = Battery(COH, {}, oracles=[ORACLES["state.derived"]]).game(1).findings
    assert "here" in found[0].message


@pytest.mark.pure
def test_coh_without_barriers(monkeypatch: Patch) -> None:
    """Firing at a face-down counter tells something of it: with no barrier the battery complains."""
    monkeypatch.setattr(CohState, "consult", lambda self, uncertain: None)
    battery = Battery(COH, {"knowledge.told": 1.0}, oracles=[ORACLES["knowledge.told"]])
    found: list[Finding] = []
    for seed in range(118, 160):  # the first few games come to it
        found += battery.game(seed, "dawn-at-the-granary", {}).findings
        if any("L3)" in each.message for each in found):
            break
    else:
        raise AssertionError("nobody complained")


def test_asked_lanes_are_found() -> None:
    """The mutants above rest on it: the tiny game does ask several at once."""
    assert asked_lanes(mini.new_mini().state) == [1, 2, 3]

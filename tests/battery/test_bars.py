"""The list of bars: deeds are read from what happened, and a barred one is told with its rule."""

from __future__ import annotations

from grognard.testing import Battery, fuzz
from grognard.testing.bars import Bar, Bars, Deed
from grognard.testing.probe import Probe, Step
from tests.core.mini import ATTACK, MiniRules, MiniState


class MiniBars(Bars):
    """In the tiny game whoever attacks is read from the choice."""

    def deeds(self, p: Probe, step: Step) -> list[Deed]:
        return [Deed("attack", step.option.a)] if step.option.verb == ATTACK else []


def never(s: MiniState, deed: Deed) -> bool:
    return False


def always(s: MiniState, deed: Deed) -> bool:
    return True


class NothingBarred(MiniBars):
    BARS = (Bar("M-1", ("attack",), "nothing does", never), Bar("M-2", ("fly",), "nobody flies", always))


class AttacksBarred(MiniBars):
    BARS = (Bar("M-3", ("attack", "fly"), "peace", always),)


ORACLES = (NothingBarred,)


def test_what_nothing_bars_is_counted() -> None:
    outcome = Battery(MiniRules(), oracles=[NothingBarred]).game(3)
    assert outcome.findings == []
    assert outcome.counts["rules.bars attack"] > 0


def test_a_barred_deed_is_found() -> None:
    outcome = Battery(MiniRules(), oracles=[AttacksBarred]).game(3)
    assert outcome.findings[0].oracle == "rules.bars"
    assert "attack, which M-3 bars: peace" in outcome.findings[0].message


def test_fuzz_plays_under_a_reference() -> None:
    report = fuzz(MiniRules(), 2, 3, dump_dir=None, reference="tests.battery.test_bars")
    assert report.findings == []
    assert report.counts["rules.bars attack"] > 0

"""The list of bars: deeds are read from what happened, and a barred one is told with its rule."""

from __future__ import annotations

from random import Random

from grognard.testing import Battery, fuzz
from grognard.testing.bars import Bar, Bars, Deed, Moment, Strain
from grognard.testing.probe import Probe, ProbedChoice
from tests.core.mini import Attack, MiniRules, MiniState


class MiniBars(Bars):
    """In the tiny game whoever attacks is read from the choice."""

    def deeds(self, moment: Moment) -> list[Deed]:
        top = moment.before.lanes[moment.lane][-1]
        return [Deed("attack", top.unit)] if isinstance(top, Attack) else []

    def strained(self, s: MiniState, random: Random) -> Strain:
        return Strain(s, [0, 1], "as it is")


def never(s: MiniState, deed: Deed) -> bool:
    return False


def always(s: MiniState, deed: Deed) -> bool:
    return True


class NothingBarred(MiniBars):
    BARS = (Bar("M-1", ("attack",), "nothing does", never), Bar("M-2", ("fly",), "nobody flies", always))


class AttacksBarred(MiniBars):
    SIDETRACKS = 0.0
    BARS = (Bar("M-3", ("attack", "fly"), "peace", always),)


class OnlySidetracks(AttacksBarred):
    SIDETRACKS = 1.0

    def played(self, p: Probe, step: ProbedChoice) -> None:
        """What happens in the game itself is left alone."""


ORACLES = (NothingBarred,)


def test_what_nothing_bars_is_counted() -> None:
    outcome = Battery(MiniRules(), oracles=[NothingBarred]).game(3)
    assert outcome.findings == []
    assert outcome.counts["rules.bars attack"] > 0


def test_a_barred_deed_is_found() -> None:
    outcome = Battery(MiniRules(), oracles=[AttacksBarred]).game(3)
    assert outcome.findings[0].oracle == "rules.bars"
    assert "attack, which M-3 bars: peace" in outcome.findings[0].message


def test_a_barred_deed_on_a_sidetrack_is_found_and_the_game_is_as_it_was() -> None:
    outcome = Battery(MiniRules(), oracles=[OnlySidetracks]).game(3)
    assert "peace (on a sidetrack: as it is, '" in outcome.findings[0].message


def test_fuzz_plays_under_a_reference() -> None:
    report = fuzz(MiniRules(), 2, 3, dump_dir=None, reference="tests.battery.test_bars")
    assert report.findings == []
    assert report.counts["rules.bars attack"] > 0

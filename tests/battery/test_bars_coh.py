"""The list of bars of Conflict of Heroes: games keep it, and a path that forgets one bar is found."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from grognard.games.coh import RULES, groups, hidden, movement
from grognard.games.coh.refusals import LEGAL
from grognard.games.coh.state import CohState
from grognard.testing import Battery
from grognard.testing.checklist import rule_ids
from tests.battery.mutants import Patch
from tests.games.coh.reference import BARS, CohBars
from tests.games.coh.test_retreats import T, entered

GAMES = 8  # in which a forgotten bar must be found


class Eager(CohBars):
    """From every position a sidetrack."""

    SIDETRACKS = 1.0


def first_finding(scenario: str, seed: int) -> str:
    battery = Battery(RULES, oracles=[Eager])
    for number in range(seed, seed + GAMES):
        found = battery.game(number, scenario, {}).findings
        if found:
            assert found[0].oracle == "rules.bars", str(found[0])
            return found[0].message
    return ""


@pytest.mark.parametrize(
    "scenario", ["shells-for-the-battalion", "rearguard-on-the-ridge", "the-second-belt"]
)
def test_games_keep_the_list(scenario: str) -> None:
    outcome = Battery(RULES, oracles=[Eager]).game(77, scenario)
    assert [str(finding) for finding in outcome.findings] == []
    assert outcome.counts["rules.bars sidetracks"] > 10
    assert outcome.counts["rules.bars moves"] > 10


def test_every_bar_is_of_a_rule_of_the_book() -> None:
    assert {bar.rule for bar in BARS} <= set(rule_ids(RULES))


@pytest.mark.pure
@pytest.mark.parametrize(
    ("where", "name", "broken", "scenario", "told"),
    [
        (hidden, "may_move", lambda s, u: LEGAL, "shells-for-the-battalion", "hides next door"),
        (hidden, "seen_by_enemy", lambda s, u, h: False, "shells-for-the-battalion", "COH-10.2 bars"),
        (groups, "hit_touches_fp", lambda s, v: False, "bridge-on-the-pena", "COH-9.12 bars"),
        (movement, "may_pivot", lambda s, u: LEGAL, "shells-for-the-battalion", "turns"),
    ],
    ids=["hiding forgets who is bogged", "hiding forgets who is seen", "support forgets damage", "turning"],
)
def test_a_path_that_forgets_a_bar_is_found(
    monkeypatch: Patch, where: object, name: str, broken: Callable[..., object], scenario: str, told: str
) -> None:
    monkeypatch.setattr(where, name, broken)
    assert told in first_finding(scenario, 10)


def only_where_from(s: CohState, u: int, h: int) -> None:
    """A step that forgets from which close combat it leads."""
    s.came_from[u] = h


@pytest.mark.pure
@pytest.mark.parametrize("forgets", [False, True])
def test_the_limit_on_retreats_is_asked_at_every_step(monkeypatch: Patch, forgets: bool) -> None:
    """COH-7.63(10): in the bonus hexes as well, if the rules have forgotten it there."""
    if forgets:
        monkeypatch.setattr(movement, "note_step", only_where_from)
    b = entered({T: "S_T34 F05 E"})
    bars = CohBars()
    bars.turns = bars.turn = 1
    bars.came[b.unit("G-INF-1")] = (b.hex("F04"), b.hex("F05"), 0)
    found: list[str] = []
    probe: Any = SimpleNamespace(
        game=b.game, fail=lambda name, message: found.append(message), count=lambda name: None
    )
    for key in (f"opp {T}", f"move {T} E06", f"face {T} W", f"move {T} {'E05' if forgets else 'D05'}"):
        step: Any = SimpleNamespace(before=b.s.copy(), events_before=len(b.game.events), lane=0)
        b.play(key)
        probe.state = b.s
        bars.played(probe, step)
    assert len(found) == forgets
    assert all("COH-7.63 bars" in message for message in found)

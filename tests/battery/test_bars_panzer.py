"""The list of bars of Panzer: games keep it, and a path that forgets one bar is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from grognard.games.panzer import RULES
from grognard.games.panzer.adjust import adjustment
from grognard.games.panzer.command import available
from grognard.games.panzer.fire import targets
from grognard.games.panzer.fire.shell import Shell
from grognard.games.panzer.indirect import missions
from grognard.games.panzer.movement import steps, transport
from grognard.games.panzer.refusals import LEGAL
from grognard.games.panzer.state import PanzerState
from grognard.testing import Battery
from grognard.testing.checklist import rule_ids
from tests.battery.mutants import Patch
from tests.games.panzer.reference import BARS, PanzerBars

FIELDS = "tests.battery.panzer_scenarios:fields"
GAMES = 12  # on as many fields, in which a forgotten bar must be found
WAYS = {way for bar in BARS for way in bar.ways}


class Eager(PanzerBars):
    """From every position a sidetrack."""

    SIDETRACKS = 1.0


def first_finding(number: int) -> str:
    """What is found first on fields from that number on; the manner of choosing takes turns."""
    battery = Battery(RULES, oracles=[Eager], draw=FIELDS)
    for field in range(number, number + GAMES):
        found = battery.game(10 * field + field % 3).findings
        if found:
            assert found[0].oracle == "rules.bars", str(found[0])
            return found[0].message
    return ""


@pytest.mark.parametrize("number", range(6))
def test_games_keep_the_list(number: int) -> None:
    outcome = Battery(RULES, oracles=[Eager], draw=FIELDS).game(10 * number + number % 3)
    assert [str(finding) for finding in outcome.findings] == []
    assert outcome.counts["rules.bars"] > 20


def test_a_battle_of_all_arms_does_what_the_list_is_about() -> None:
    """Forty fields show most ways of the list; what they do not show, no game on them can break."""
    battery = Battery(RULES, oracles=[PanzerBars], draw=FIELDS)
    counts: dict[str, int] = {}
    for field in range(40):
        for what, n in battery.game(10 * field + field % 3).counts.items():
            counts[what] = counts.get(what, 0) + n
    shown = {way for way in WAYS if counts.get(f"rules.bars {way}")}
    assert len(shown) >= 30, sorted(WAYS - shown)


def test_every_bar_is_of_a_rule_of_the_book() -> None:
    assert {bar.rule for bar in BARS} <= set(rule_ids(RULES))


read_shell = targets.read_shell


def far_reaching(s: PanzerState, u: int, arm: int) -> Shell | None:
    """Every shell reaches across the map."""
    shell = read_shell(s, u, arm)
    if shell is not None:
        shell.farthest = 999
    return shell


@pytest.mark.pure
@pytest.mark.parametrize(
    ("where", "name", "broken", "number", "told"),
    [
        (targets, "in_unit_arc", lambda s, u, h, arc: True, 2, "PZR-4.4.3.1 bars"),
        (targets, "spots", lambda s, u, t: True, 0, "PZR-4.4.2 bars"),
        (targets, "read_shell", far_reaching, 4, "PZR-3.5.2 bars"),
        (transport, "reaches_far", lambda s, u: True, 8, "PZR-6.6.7.1.1 bars"),
        (transport, "enemies_at", lambda s, side, h: False, 14, "PZR-4.5.1.1.10 bars"),
        (transport, "has_room", lambda s, u, v: True, 16, "PZR-6.6.7.1 bars"),
        (available, "order_refusal", lambda s, u, command: LEGAL, 8, "is ordered"),
        (available, "can_move", lambda s, u: True, 2, "PZR-6.5.2.2.1 bars"),
        (steps, "closed", lambda s, m, h: LEGAL, 1, "PZR-6.1.4.3"),
        (adjustment, "dig_refusal", lambda s, u: LEGAL, 0, "PZR-6.6.8 bars"),
        (missions, "has_watch", lambda s, o: True, 0, "PZR-6.5.1 bars"),
    ],
    ids=[
        "fire forgets the arc",
        "reaction fire forgets spotting",
        "fire forgets the range",
        "getting off forgets who is suppressed or laden",
        "getting off forgets the enemy",
        "getting on forgets the room",
        "commands forget full cover and burdens",
        "commands forget hit tracks",
        "entering forgets blocks, wire and fire",
        "digging forgets everything",
        "calling forgets OVERWATCH",
    ],
)
def test_a_path_that_forgets_a_bar_is_found(
    monkeypatch: Patch, where: object, name: str, broken: Callable[..., object], number: int, told: str
) -> None:
    monkeypatch.setattr(where, name, broken)
    assert told in first_finding(number)

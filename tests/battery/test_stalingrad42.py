"""Stalingrad '42 passes the battery, with a fixed budget; `grognard fuzz stalingrad42` has any other."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.kernel.state import RUN
from grognard.core.referee.game import Game, start
from grognard.games.stalingrad42.campaign.maskirovka import ALL_BOXES
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.games.stalingrad42.scenario import ARMY_BOXES, AXIS, SOVIET
from grognard.games.stalingrad42.state import StalingradState
from grognard.games.stalingrad42.turn import AT_MOVEMENT, PlayerTurn
from grognard.games.stalingrad42.units import is_combat_unit
from grognard.testing import LeakReport, fuzz, leak_check
from grognard.testing.fuzz import look, random_choice
from grognard.testing.oracles import ALL
from grognard.testing.probe import Probe
from tests.battery.counted import assert_perft_agrees
from tests.builds import numbered

RULES = StalingradRules()
SCENARIOS = ["fall-blau", "uranus", "caucasus", "campaign"]
LONGEST = ["fall-blau", "uranus", "campaign"]
TOLD = [pytest.param(name, marks=pytest.mark.long if name != "caucasus" else ()) for name in SCENARIOS]
BOXED = 3  # positions with boxes that the enemy does not know
SHARE = 0.05  # of the rates of the oracles: the games are long
FIRST = 40_000  # with the manner of `battery.pick` that comes to an end soonest


@pytest.mark.both_builds
@pytest.mark.parametrize(("number", "scenario"), numbered(SCENARIOS, LONGEST))
def test_battery(number: int, scenario: str) -> None:
    """A whole random game, with options drawn by lot."""
    rates = {oracle.name: oracle.rate * SHARE for oracle in ALL}
    report = fuzz(RULES, 1, FIRST + 30 * number, scenario, dump_dir=None, rates=rates)
    assert [str(finding) for finding in report.findings] == []
    assert "?" not in report.outcomes
    assert {"tactical", "to", "done"} <= set(report.verbs)


@pytest.mark.long
def test_nothing_leaks() -> None:
    """Both sides know all but the dice to come: no other world is ever possible."""
    report = leak_check(RULES, 1, 41_000, "caucasus")
    assert report.leaks == []
    assert report.positions == 0
    assert report.looked > 0


@pytest.mark.parametrize("player", [AXIS, SOVIET])
def test_no_box_leaks(player: int) -> None:
    """S42-34.1.1: which army has which box shows in no view, option, log or answer of the enemy's."""
    random = Random(f"boxes {player}")
    game = masked_campaign(random, player)
    probe = Probe(RULES, game, 43_000)
    report = LeakReport(0, 0, [])
    for _ in range(BOXED):
        look(probe, random, report)
        random_choice(probe, random)
    assert report.leaks == []
    assert report.positions == BOXED


def masked_campaign(random: Random, player: int) -> Game:
    """A campaign with reserve armies at the front and units in their boxes, in a player's movement phase."""
    s = RULES.start(RULES.load("campaign", {}), random.randbytes(16))
    assert isinstance(s, StalingradState)
    sc = s.sc
    s.turn = 24
    s.mask = random.sample(range(1, ARMY_BOXES + 1), ARMY_BOXES)
    s.mask_may = [ALL_BOXES] * ARMY_BOXES
    soviets = [u for u in sc.units_of[SOVIET] if 0 <= s.place[u] < sc.n and is_combat_unit(s, u)]
    front = [s.place[u] for u in soviets if s.near[AXIS * sc.n + s.place[u]]]
    for army in sc.masked:
        s.steps[army] = 1
        s.put(army, random.choice([*random.sample(front, 2), sc.north_areas[0]]))
        s.began[army] = s.place[army]
    for u in random.sample(soviets, 12):
        s.put(u, sc.army_box + random.randrange(ARMY_BOXES - 2))
        s.began[u] = s.place[u]
    s.derive()
    turn = PlayerTurn(player)
    turn.step = AT_MOVEMENT
    s.active = player
    s.lanes[0].append(turn)
    s.asked = [RUN]
    return start(RULES, s)


@pytest.mark.parametrize("scenario", TOLD)
def test_texts(scenario: str) -> None:
    """Whatever is told in play has its words in both languages."""
    rates = {oracle.name: 0.04 if oracle.name == "text.messages" else 0.0 for oracle in ALL}
    report = fuzz(RULES, 1, FIRST + 300, scenario, dump_dir=None, texts=True, rates=rates)
    assert [finding.message for finding in report.findings] == []
    assert report.counts["messages rendered"] > 30


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_perft(scenario: str) -> None:
    assert_perft_agrees(RULES, scenario, 1)

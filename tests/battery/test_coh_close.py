"""The battery at close quarters: random players of a whole scenario seldom meet, these begin side by side.

Units of both sides are adjacent or in one hex, with all cards of the infantry chapters, weapon cards, groups
and hits from the start, so that close combat, Luck, fire groups and rallies come up in nearly every game.
"""

from __future__ import annotations

import pytest

from grognard import build
from grognard.games.coh import RULES
from grognard.games.coh.box.data_types import CardPlan
from grognard.testing import Battery, Finding
from tests.games.coh.battle import Battle

pytestmark = pytest.mark.both_builds

UNITS = {
    "G-INF-1": "G_INF F05 E",
    "G-INF-2": "G_INF F06 E",
    "G-HMG-1": "G_HMG E05 E",
    "G-PZG-1": "G_PZG G06 NE",
    "S-RIF-1": "S_RIF F07 W",
    "S-RIF-2": "S_RIF F06 W",
    "S-SMG-1": "S_SMG G07 NW",
    "S-MMG-1": "S_MMG E07 W",
}
TERRAIN = {"F07": "forest", "E05": "brush", "G06": "wheat"}
CARDS = CardPlan((2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13), 3, 2)
GAMES = 8 if build.build_name() == "compiled" else 4  # each with other options; pure ones take seconds
# A battle of a test has no file: what loads a scenario by its name is left to the scenarios that ship.
NO_FILE = {"state.position": 0.0, "state.record": 0.0, "chance.takeback": 0.0}
DENSE = {
    "knowledge.told": 0.4,
    "knowledge.leak": 0.05,
    "chance.sum": 0.1,
    "chance.enumeration": 0.02,
    "play.expansion": 0.1,
    "play.attempts": 0.2,
}

OPTIONS = [
    {"groups": "on"},
    {"groups": "off", "hasty-defence": "on", "cautious-movement": "on"},
    {"groups": "on", "group-fire-chain": "on", "leader-long-range": "off", "ap-roulette": "on"},
]


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in (1, 2))])
def test_battery(part: int) -> None:
    scenario = Battle(UNITS, terrain=TERRAIN, options=OPTIONS[part], cards=CARDS, rounds=4).sc
    battery = Battery(RULES, NO_FILE | DENSE)
    findings: list[Finding] = []
    verbs: set[str] = set()
    for seed in range(40_000, 40_000 + GAMES):
        outcome = battery.play(scenario, seed)
        findings += outcome.findings
        verbs |= set(outcome.verbs)
    assert [str(finding) for finding in findings] == []
    assert {"fire", "assault", "against", "rally", "card", "use", "keep", "luck", "boost"} <= verbs

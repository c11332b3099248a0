"""The battery at arm's length: infantry, guns and tanks begin next to each other, among houses and woods."""

from __future__ import annotations

import datetime

import pytest

from grognard import build
from grognard.games.panzer import RULES
from grognard.games.panzer.scenario import PanzerScenario
from grognard.testing import Battery, Finding

from .battle import Battle
from .test_fire_battery import DENSE, NO_FILE

pytestmark = [pytest.mark.both_builds, pytest.mark.long]

GAMES = 12 if build.build_name() == "compiled" else 3
ZONES = [
    {"key": side, "side": side, "areas": [{"board": 1, "columns": columns, "rows": [4, 6]}]}
    for side, columns in (("german", "H-H"), ("soviet", "I-I"))
]
GROUND = {"H5": "building_brick", "I5": "woods", "I6": "building_wood", "G5": "scrub"}
UNITS = {
    "G-1": "GL-RIF H4 NE w:GW-FLM",
    "G-2": "GL-RIF H5 NE",
    "G-3": "GL-SEC H5 NE w:GW-HMG",
    "G-4": "G-PZ4H H6 NE",
    "G-5": "G-251-1 H6 NE",
    "S-1": "SL-SMG I4 SW",
    "S-2": "SL-RIF I5 SW",
    "S-3": "ST-ZIS3 I5 SW",
    "S-4": "S-T34-76 I6 SW",
}
CLOSE = {"assault", "approach", "resolve", "primary", "advance", "stay", "overrun"}


def battlefield() -> PanzerScenario:
    """Units of both sides next to each other."""
    return Battle(
        UNITS,
        layer="advanced",
        terrain=GROUND,
        two_floors=["H5"],
        levels={"I4": 1},
        zones=ZONES,
        date=datetime.date(1944, 8, 1),
        turns=4,
    ).sc


def test_battery() -> None:
    """Every law holds, and the verbs of close combat come up."""
    scenario = battlefield()
    battery = Battery(RULES, NO_FILE | DENSE)
    findings: list[Finding] = []
    verbs: set[str] = set()
    for seed in range(70_000, 70_000 + GAMES):
        outcome = battery.play(scenario, seed)
        findings += outcome.findings
        verbs |= set(outcome.verbs)
    assert [str(finding) for finding in findings] == []
    assert verbs >= CLOSE - {"primary"}

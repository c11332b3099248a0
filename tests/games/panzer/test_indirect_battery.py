"""The battery under shells: observers on both sides, batteries, mortars, plots, and a house in between."""

from __future__ import annotations

import datetime

import pytest

from grognard import build
from grognard.games.panzer import RULES
from grognard.games.panzer.scenario import PanzerScenario
from grognard.testing import Battery, Finding

from .battle import Battle
from .indirect_battle import battery

pytestmark = pytest.mark.both_builds

GAMES = 16 if build.build_name() == "compiled" else 4
# A battle of a test has no file: what loads a scenario by its name is left to the scenarios that ship.
NO_FILE = {"state.position": 0.0, "state.record": 0.0, "chance.takeback": 0.0}
DENSE = {"knowledge.told": 0.3, "knowledge.leak": 0.05, "chance.sum": 0.1, "chance.classes": 0.1}
ZONES = [
    {"key": side, "side": side, "areas": [{"board": 1, "columns": columns, "rows": [4, 6]}]}
    for side, columns in (("german", "F-G"), ("soviet", "M-N"))
]
GROUND = {"G5": "building_brick", "N5": "building_wood", "J5": "woods", "J6": "woods"}
UNITS = {
    "G-1": "GL-SEC F4 NE r:FO",
    "G-2": "G-PZ4H F5 NE r:CHQ r:recon",
    "G-3": "GL-SEC F6 NE w:GW-GRW34",
    "S-1": "SL-SEC M4 SW r:FO",
    "S-2": "S-T34-76 M5 SW r:recon",
    "S-3": "SL-SEC M6 SW w:SW-BM41",
}
BATTERIES = [
    battery("G-MED", registered=1, plots=1),
    battery("G-HVY", "GB-HVY", attached=""),
    battery("S-MED", "SB-MED", registered=1, plots=2),
]
MODULES = ("leg_and_towed", "gp_fire", "advanced_ap", "ammo_limits", "indirect_fire", "buildings")


def battlefield() -> PanzerScenario:
    """Two observers a side that see each other's companies."""
    return Battle(
        UNITS,
        layer="advanced",
        modules=MODULES,
        terrain=GROUND,
        zones=ZONES,
        batteries=BATTERIES,
        date=datetime.date(1944, 8, 1),
        turns=4,
    ).sc


def test_battery() -> None:
    """Every law holds, and the verbs of indirect fire come up."""
    scenario = battlefield()
    laws = Battery(RULES, NO_FILE | DENSE)
    findings: list[Finding] = []
    verbs: set[str] = set()
    for seed in range(71_000, 71_000 + GAMES):
        outcome = laws.play(scenario, seed)
        findings += outcome.findings
        verbs |= set(outcome.verbs)
    assert "\n".join(str(finding) for finding in findings) == ""
    assert {"register", "plot", "on-turn", "part", "begin", "shift-plot"} <= verbs
    assert {"call", "source", "type", "sheaf"} <= verbs

"""The battery at close quarters: tanks begin a few hexes apart, so that every turn has fire and reactions."""

from __future__ import annotations

import datetime

import pytest

from grognard import build
from grognard.games.panzer import RULES
from grognard.games.panzer.scenario import PanzerScenario
from grognard.testing import Battery, Finding

from .battle import Battle

pytestmark = pytest.mark.both_builds

GAMES = 12 if build.build_name() == "compiled" else 4
# A battle of a test has no file: what loads a scenario by its name is left to the scenarios that ship.
NO_FILE = {"state.position": 0.0, "state.record": 0.0, "chance.takeback": 0.0}
DENSE = {"knowledge.told": 0.4, "knowledge.leak": 0.05, "chance.sum": 0.1, "chance.classes": 0.2}
ZONES = [
    {"key": side, "side": side, "areas": [{"board": 1, "columns": columns, "rows": [3, 7]}]}
    for side, columns in (("german", "G-H"), ("soviet", "J-K"))
]
WOODS = {"I4": "woods", "I5": "woods", "H6": "scrub", "K4": "light_woods"}

BASIC = {
    "G-1": "G-PZ4F2 G4 NE",
    "G-2": "G-STG3G G5 NE",
    "G-3": "G-TIG1 G6 NE",
    "S-1": "S-T34-76 K4 SW",
    "S-2": "S-T34-76 K5 SW",
    "S-3": "S-SU85 K6 SW",
}
ADVANCED = {
    "G-1": "G-WIRB G4 NE",
    "G-2": "G-PZ4H G5 NE",
    "G-3": "G-NASH G6 NE",
    "S-1": "S-T34-76 K4 SW",
    "S-2": "S-SU85 K5 SW",
    "S-3": "S-T70 K6 SW",
}
WHOLE = {
    "G-1": "G-PZ4H G4 NE",
    "G-2": "GL-RIF G5 NE w:GW-PF w:GW-RPZB",
    "G-3": "GT-PAK40 G6 NE",
    "S-1": "S-T34-76 K4 SW",
    "S-2": "SL-RIF K5 SW w:SW-PTRD",
    "S-3": "ST-ZIS3 K6 SW",
}
FIELDS: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {
    "basic": (BASIC, ()),
    "armour": (ADVANCED, ("advanced_ap", "ammo_limits")),  # AP fire alone, with its ammunition
    "whole": (WHOLE, ()),  # every chapter
}


#: In `whole` infantry closes in, and many games pass without a reaction; some of these have one.
FIRST_GAME = {"basic": 60_000, "armour": 60_000, "whole": 60_008}


def battlefield(field: str) -> PanzerScenario:
    """Units of both sides in sight of each other."""
    units, modules = FIELDS[field]
    layer = "basic" if field == "basic" else "advanced"
    return Battle(
        units,
        layer=layer,
        modules=modules,
        terrain=WOODS,
        zones=ZONES,
        date=datetime.date(1944, 8, 1),
        turns=4,
    ).sc


@pytest.mark.parametrize(
    "field", ["basic", *(pytest.param(field, marks=pytest.mark.long) for field in ("armour", "whole"))]
)
def test_battery(field: str) -> None:
    """Every law holds, and the verbs of fire come up."""
    scenario = battlefield(field)
    battery = Battery(RULES, NO_FILE | DENSE)
    findings: list[Finding] = []
    verbs: set[str] = set()
    for seed in range(FIRST_GAME[field], FIRST_GAME[field] + GAMES):
        outcome = battery.play(scenario, seed)
        findings += outcome.findings
        verbs |= set(outcome.verbs)
    assert [str(finding) for finding in findings] == []
    assert {"fire", "at", "resolve", "keep", "hold", "react"} <= verbs

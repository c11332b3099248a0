"""What the tests of mutants share: one oracle, asked at every ply, on the tiny game."""

from __future__ import annotations

import pytest

from grognard.core.kernel.rules import Rules
from grognard.testing import Battery, Finding
from grognard.testing.oracles import ALL
from tests.core.mini import MiniRules

Patch = pytest.MonkeyPatch
ORACLES = {oracle.name: oracle for oracle in ALL}
GAMES = 60  # at most; nearly all mutants are found in the first


def findings(name: str, rules: Rules | None = None, limit: int = 20_000) -> list[Finding]:
    """What one oracle, asked at every ply, finds first."""
    rates = {name: 1.0} if name in ORACLES else {}
    battery = Battery(rules or MiniRules(), rates, limit=limit, oracles=[ORACLES[name]] if rates else [])
    for seed in range(GAMES):
        found = battery.game(seed).findings
        if found:
            return found
    return []


def caught(name: str, words: str, rules: Rules | None = None) -> Finding:
    found = findings(name, rules)
    assert found, f"{name} did not notice"
    assert found[0].oracle == name
    assert words in found[0].message
    return found[0]

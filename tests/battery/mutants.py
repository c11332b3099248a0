"""What the tests of mutants share: one oracle, asked at every ply, on the tiny game."""

from __future__ import annotations

import pytest

from grognard.core.kernel.rules import Rules
from grognard.core.telling.message import Arg, Message
from grognard.core.telling.overlay import Note
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


def broken(name: str, words: str, rules: Rules, scenario: str, seed: int, options: dict[str, str]) -> None:
    """One game under one oracle, asked at every choice: what it finds names what is told wrongly."""
    battery = Battery(rules, {name: 1.0}, oracles=[ORACLES[name]])
    found = battery.game(seed, scenario, options).findings
    assert found, f"{name} did not notice"
    assert found[0].oracle == name
    assert words in found[0].message


def changed(note: Note, **args: Arg) -> Note:
    return Note(Message(note.text.id, {**note.text.args, **args}), note.about, note.kind, note.key)

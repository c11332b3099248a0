"""The positions by which the page's camera and placing are tested: some of every scenario of every game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tools import positions


def test_every_scenario_has_positions(root: Path) -> None:
    text = (root / "web" / "src" / "map" / "positions.txt").read_text(encoding="utf-8")
    found = Counter(line.partition("|")[0] for line in text.splitlines())
    assert sorted(found) == sorted(positions.every_scenario())
    assert min(found.values()) >= 1
    assert max(found.values()) <= positions.EACH

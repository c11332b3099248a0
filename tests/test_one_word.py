"""A thing of a game has one name: in Russian a unit has levels and not steps, and supply comes in points."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "grognard" / "games"
PAGE = ROOT / "web" / "src" / "texts" / "ru" / "games"

#: Of moves "шаг" is a step on the way; nothing else is one.
OF_A_MOVE = re.compile(r"ledger-step|refusal-(no-points|drop-later|canal-far|river-far)")
STEP = re.compile(r"\bшаг(|а|у|ом|е|и|ов|ам|ами|ах)\b", re.IGNORECASE)
POINT = re.compile(r"\bпункт\w* снабжения", re.IGNORECASE)
UNIT = re.compile(r"\bотряд\w*", re.IGNORECASE)


def texts(game: str) -> list[tuple[str, str]]:
    """What a reader of a game meets: the id of each text with its lines."""
    files = [
        *sorted((GAMES / game / "texts" / "ru").glob("*.ftl")),
        PAGE / f"{game}.ftl",
        PAGE / "zocbond.ftl",
    ]
    found = []
    for file in files:
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        for text in re.split(r"\n(?=[\w-]+ =)", "\n".join(lines)):
            found.append((text.split(" =")[0], text))
    return found


@pytest.mark.parametrize("game", ["holland44", "stalingrad42"])
def test_what_units_lose_has_one_name_in_russian(game: str) -> None:
    assert [id for id, text in texts(game) if STEP.search(text) and not OF_A_MOVE.search(id)] == []


@pytest.mark.parametrize("game", ["holland44", "stalingrad42"])
def test_supply_and_units_have_one_name_in_russian(game: str) -> None:
    said = texts(game)
    assert [id for id, text in said if POINT.search(text)] == []
    assert [id for id, text in said if UNIT.search(text) and "lesson" in id] == []

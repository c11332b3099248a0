"""Every code of a combat table is said in words where chances are told: a newcomer knows no "DS"."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from grognard.core.telling.catalogue import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "grognard" / "games"
TEXTS = ROOT / "web" / "src" / "texts"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["holland44", "stalingrad42"])
def test_every_result_of_the_table_is_said_in_words(game: str, lang: str) -> None:
    lines = (GAMES / game / "data" / "results.csv").read_text(encoding="utf-8").splitlines()
    codes = [row["code"] for row in csv.DictReader(line for line in lines if not line.startswith("#"))]
    text = (TEXTS / lang / "games" / "zocbond.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"(?m)^page-zocbond-result-([\w-]+) = (.+)$", text))
    for code in codes:
        words = said[code.lower().replace("/", "-")]
        assert words.endswith(f"({code})")
        assert len(words) > len(code) + 10

"""Tables and maps are made in another process, once, and kept over a restart."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path

import pytest

from grognard.server.press import draw, drawings
from grognard.server.press.drawings import Drawings
from grognard.server.processes.crew import Crew, CrewPlan

SCENARIO = ("coh", "first-steps")


def who(name: str) -> str:
    """Stands for a drawing: the process it was made in."""
    return f"{name} {os.getpid()}"


async def ask(folder: Path, *names: str) -> list[str]:
    press = Crew(CrewPlan("press", size=2))
    here = Drawings(folder, press)
    try:
        return [text.decode() for text in await asyncio.gather(*(here.get(who, name) for name in names))]
    finally:
        await press.stop()


def test_a_drawing_is_made_once_elsewhere_and_found_after_a_restart(tmp_path: Path) -> None:
    first, same, other = asyncio.run(ask(tmp_path, "one", "one", "two"))
    assert first == same != other
    assert str(os.getpid()) not in (first.split()[1], other.split()[1])
    assert asyncio.run(ask(tmp_path, "one")) == [first]


def test_another_edition_of_the_package_is_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first,) = asyncio.run(ask(tmp_path, "one"))
    monkeypatch.setattr(drawings, "_edition", lambda: b"changed")
    assert asyncio.run(ask(tmp_path, "one")) != [first]


def test_the_oldest_files_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawings, "MOST_DRAWINGS", 2)
    for name in ("one", "two", "three"):
        asyncio.run(ask(tmp_path, name))
    assert sorted(file.read_text().split()[0] for file in tmp_path.iterdir()) == ["three", "two"]


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert asyncio.run(ask(blocked, "one"))


def test_ground_and_table_by_name() -> None:
    assert draw.ground(*SCENARIO, {}, "").startswith("<svg")
    assert '"scenario":"first-steps"' in draw.table(*SCENARIO, {})


@pytest.mark.parametrize(
    ("game", "scenario", "secrets"),
    [
        ("coh", "first-steps", True),  # hits, hidden units, cards
        ("stalingrad42", "fall-blau", True),  # the boxes of the reserve armies
        ("holland44", "arnhem", False),
        ("skirmish", "the-wood", False),
    ],
)
def test_a_table_says_whether_one_player_may_know_what_another_must_not(
    game: str, scenario: str, secrets: bool
) -> None:
    assert json.loads(draw.table(game, scenario, {}))["secrets"] is secrets

"""Tables and maps are made in another process, once, and kept over a restart."""

from __future__ import annotations

import asyncio
import json
import os
import zlib
from functools import cache
from pathlib import Path

import pytest

from grognard.core.referee.finding import own_names
from grognard.server.press import draw, drawings, edition, printing
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
    monkeypatch.setattr(edition, "read", cache(lambda: {"": b"changed"}))
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


# -- what is printed when the package is built -----------------------------------------------------------


def test_what_was_printed_is_what_would_be_drawn_and_nothing_is_drawn_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prints = tmp_path / "prints"
    names = printing.print_all(prints, ["skirmish"])
    assert sorted(path.name for path in prints.iterdir()) == sorted(set(names))
    monkeypatch.setattr(edition, "PRINTS", prints)

    async def look() -> list[bytes]:
        press = Crew(CrewPlan("press", size=1))
        here = Drawings(tmp_path / "data", press)

        def asked() -> None:
            raise AssertionError("nobody draws what is printed")

        monkeypatch.setattr(here, "_drawn", lambda *args: asked())
        made = [await here.get(make, *args) for make, args in printing.wanted(["skirmish"])]
        await press.stop()
        return made

    drawn = [make(*args).encode() for make, args in printing.wanted(["skirmish"])]
    assert asyncio.run(look()) == drawn
    assert len(drawn) > 12
    assert not (tmp_path / "data").exists()


def test_what_is_printed_is_what_the_page_asks_for() -> None:
    """The first card of each game, every scenario in both themes, its table, its map, its texts."""
    making = list(printing.wanted(["", "skirmish"]))
    assert (draw.meta, ()) in making
    assert (draw.texts, ("ru", "core")) in making
    assert (draw.texts, ("en", "skirmish")) in making
    for theme in ("light", "dark"):
        assert (draw.thumbnail, ("skirmish", "two-villages", {}, "hero", theme)) in making
        assert (draw.thumbnail, ("skirmish", "the-wood", {}, "card", theme)) in making
    assert (draw.table, ("skirmish", "the-wood", {})) in making
    assert (draw.ground, ("skirmish", "the-wood", {}, "")) in making


def test_a_damaged_print_is_drawn_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edition, "PRINTS", tmp_path)
    (tmp_path / "whole").write_bytes(zlib.compress(b"a map"))
    (tmp_path / "damaged").write_bytes(zlib.compress(b"a map")[:-3])
    assert edition.printed("whole") == b"a map"
    assert edition.printed("damaged") is None
    assert edition.printed("missing") is None


def test_a_drawing_depends_on_its_own_game_and_a_list_on_all(monkeypatch: pytest.MonkeyPatch) -> None:
    editions = edition.read()
    assert editions.keys() == {"", *own_names()}
    assert len(set(editions.values())) == len(editions)
    changed = {**editions, "coh": b"changed", "": b"changed too"}

    def names() -> list[str]:
        table = [edition.name_of("table", (game, "coh", {})) for game in ("coh", "panzer")]
        return [*table, edition.name_of("texts", ("en", "coh")), edition.name_of("meta", ())]

    before = names()
    monkeypatch.setattr(edition, "read", lambda: changed)
    same = [a == b for a, b in zip(before, names(), strict=True)]
    assert same == [False, True, False, False]

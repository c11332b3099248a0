"""What is kept of names that users make: titles are bounded, file names are short and plain."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from grognard.core.telling.message import Message, msg
from grognard.server.matches.match import Summary
from grognard.server.processes.crew import Crew
from grognard.server.processes.fair_queue import HOUSE
from grognard.server.routes.afterwards import file_name
from grognard.server.storage.store import Header
from grognard.server.tables import titles
from grognard.server.tables.titles import Titles


def called(scenario: str, game: str = "coh") -> Header:
    return Header(
        *("id", game, scenario, {}, 1, "", "host", "", b"", "", "", "running", 0, Summary(), "", "", [])
    )


class Scribe:
    """Answers in place of a crew, and notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def run(self, _: object, names: list[tuple[str, str]], **__: Any) -> list[Message]:
        self.asked.append(len(names))
        return [msg("coh-title") for _ in names]


def test_only_so_many_titles_are_kept_and_their_names_as_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenario of somebody's own is in its name: thousands of letters."""
    monkeypatch.setattr(titles, "MOST", 30)
    scribe = Scribe()
    kept = Titles(cast(Crew, scribe))
    headers = [called(f"own:mine:{number:04d}{'x' * 20_000}") for number in range(100)]
    assert len(asyncio.run(kept.of(headers, HOUSE))) == 100
    assert len(kept._known) == 30
    assert {len(key) for key in kept._known} == {16}
    assert scribe.asked == [titles.AT_ONCE] * 5
    asyncio.run(kept.of(headers[-30:], HOUSE))
    assert sum(scribe.asked) == 100, "those asked for last are still known"
    asyncio.run(kept.of(headers[:1], HOUSE))
    assert sum(scribe.asked) == 101


@pytest.mark.parametrize(
    ("scenario", "name"),
    [
        ("hill-228", "coh-hill-228"),
        ("own:my-battle:eNqrVkrLz1eyUkpKLFKqBQAoZQV1", "coh-my-battle"),
        ('own:a"; filename="x.exe:eNqr', "coh-a-filename-x-exe"),
        ("own:a\r\nset-cookie: b=c:eNqr", "coh-a-set-cookie"),
        ("own:../../etc/passwd:eNqr", "coh-etc-passwd"),
        ("own:высота:eNqr", "coh-"),
        ("own:" + "x" * 5000 + ":eNqr", "coh-" + "x" * 76),
        ("own:" + "y" * 5000, "coh-" + "y" * 76),
    ],
)
def test_the_name_of_a_file_is_short_and_holds_nothing_but_letters(scenario: str, name: str) -> None:
    """It goes into a header (content-disposition) between quotation marks."""
    assert file_name(called(scenario)) == name

"""The change over to a compiled build: told to the page, offered when it is ready, and only then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grognard.server import quicker
from grognard.server.routes import quicker as route

from .support import Visitor, Worker, until


@pytest.fixture
def note(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "quicker.json"
    monkeypatch.setenv(quicker.VARIABLE, str(path))
    return path


def write(note: Path, state: str, share: float = 0.0, seconds: float = 0.0) -> None:
    note.write_text(json.dumps({"state": state, "share": share, "seconds": seconds}))


def test_where_nothing_is_made_nothing_is_told(monkeypatch: pytest.MonkeyPatch, note: Path) -> None:
    assert not quicker.awaited()
    assert quicker.how_far().state == ""
    note.write_text("{")  # half written by another program
    assert quicker.how_far().state == ""
    monkeypatch.delenv(quicker.VARIABLE)
    assert quicker.how_far().state == ""


def test_how_far_it_is_is_told_in_percent_and_minutes(note: Path) -> None:
    write(note, "making", 0.437, 130.0)
    told = quicker.how_far()
    assert quicker.awaited()
    assert (told.state, told.share) == ("making", 0.437)
    assert told.text is not None
    assert told.text.args == {"percent": 43, "minutes": 2}
    write(note, "making", 0.99, 1.0)
    told = quicker.how_far()
    assert told.text is not None
    assert told.text.args == {"percent": 99, "minutes": 1}


def test_a_page_changes_over_when_it_is_ready_and_not_before(
    note: Path, shared: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(route, "end", lambda: ended.append(True))
    me = Visitor(shared.address)
    assert not me.me["quicker"]
    assert me.refused("POST", "/quicker") == (404, "not-found")
    write(note, "making", 0.5, 60)
    assert me.get("/me")["quicker"]
    assert me.get("/quicker")["text"]["id"] == "server-quicker-making"
    assert me.refused("POST", "/quicker") == (409, "conflict")
    assert not note.with_suffix(".again").exists()
    write(note, "ready", 1.0)
    assert me.get("/quicker")["button"]["id"] == "server-quicker-restart"
    me.post("/quicker")
    until(lambda: ended == [True])
    assert note.with_suffix(".again").read_text() == str(shared.settings.port)


def test_another_site_cannot_end_the_server(note: Path, shared: Worker) -> None:
    write(note, "ready", 1.0)
    me = Visitor(shared.address)
    forged = me.http.post("/quicker", headers={"x-csrf-token": "forged"})
    assert forged.status_code == 403
    assert not note.with_suffix(".again").exists()

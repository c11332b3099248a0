"""`tools/prints.py` draws what is not there as the sources say, and takes what was drawn in another clone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import kept, prints

from grognard.core.referee.finding import own_names
from grognard.server.press import edition


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The groups that are drawn from now on, each as one small file, with a cache of their own."""
    made: list[str] = []

    def draw(folder: Path, group: str) -> list[str]:
        made.append(group)
        (folder / f"of-{group}").write_bytes(group.encode())
        return [f"of-{group}"]

    monkeypatch.setattr(prints, "draw", draw)
    monkeypatch.setattr(edition, "PRINTS", tmp_path / "prints")
    monkeypatch.setenv("GROGNARD_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("GROGNARD_PRINTS", raising=False)
    return made


def files(tmp_path: Path) -> list[str]:
    return sorted(path.name for path in (tmp_path / "prints").iterdir() if path.name[0] != ".")


def test_everything_is_drawn_once(drawn: list[str], tmp_path: Path) -> None:
    groups = ["", *own_names()]
    prints.main([])
    assert sorted(drawn) == sorted(groups)
    prints.main([])
    assert len(drawn) == len(groups)
    assert files(tmp_path) == sorted(f"of-{group}" for group in groups)


def test_another_clone_takes_what_was_drawn_here(
    drawn: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prints.main([])
    drawn.clear()
    before = files(tmp_path)
    (tmp_path / "prints").rename(tmp_path / "elsewhere")
    prints.main([])
    assert drawn == []
    assert files(tmp_path) == before
    (tmp_path / "prints" / "of-coh").unlink()
    monkeypatch.setenv("GROGNARD_CACHE", "0")
    prints.main([])
    assert drawn == ["coh"]


def test_what_changed_is_drawn_anew_and_what_is_old_goes(
    drawn: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prints.main([])
    (tmp_path / "prints" / "old").write_bytes(b"")
    drawn.clear()
    changed = {**edition.read(), "panzer": b"changed"}
    monkeypatch.setattr(edition, "read", lambda: changed)
    prints.main([])
    assert drawn == ["panzer"]
    assert "old" not in files(tmp_path)


def test_the_lobby_alone_is_drawn_first(drawn: list[str], tmp_path: Path) -> None:
    prints.main([prints.FIRST])
    prints.main([prints.FIRST])
    assert drawn == [prints.FIRST]
    prints.main([])
    assert set(drawn) == {prints.FIRST, "", *own_names()}


def test_they_can_be_left_out(drawn: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_PRINTS", "0")
    prints.main([])
    assert drawn == []
    assert not (tmp_path / "prints").exists()


def test_a_damaged_entry_of_the_cache_is_not_taken(drawn: list[str], tmp_path: Path) -> None:
    kept.keep(kept.key_of("prints", "coh", edition.read()["coh"].hex()), b"no archive")
    prints.main([])
    assert "coh" in drawn

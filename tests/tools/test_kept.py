"""What was compiled is kept by content, outside the clone: whole, or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools import kept


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GROGNARD_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


def test_what_was_kept_is_taken() -> None:
    key = kept.key_of("library", b"sources")
    assert kept.take(key) is None
    kept.keep(key, b"compiled")
    assert kept.take(key) == b"compiled"
    assert kept.take(kept.key_of("library", b"other sources")) is None


def test_a_key_knows_where_its_parts_begin() -> None:
    assert kept.key_of("ab", "c") != kept.key_of("a", "bc")
    assert kept.key_of("abc") != kept.key_of("abc", "")


@pytest.mark.parametrize("damage", [b"", b"short", None], ids=["empty", "short", "one byte"])
def test_a_damaged_entry_is_thrown_away(home: Path, damage: bytes | None) -> None:
    key = kept.key_of("library")
    kept.keep(key, b"compiled")
    whole = (home / key).read_bytes()
    (home / key).write_bytes(whole[:-1] + b"x" if damage is None else damage)
    assert kept.take(key) is None
    assert not (home / key).exists()
    kept.keep(key, b"compiled")
    assert kept.take(key) == b"compiled"


def test_an_entry_under_another_name_is_damaged(home: Path) -> None:
    one, other = kept.key_of("one"), kept.key_of("other")
    kept.keep(one, b"compiled")
    (home / one).rename(home / other)
    assert kept.take(other) is None


def test_nothing_half_written_is_left(home: Path) -> None:
    kept.keep(kept.key_of("a"), b"compiled")
    assert [path.name for path in home.iterdir()] == [kept.key_of("a")]


def test_where_nothing_can_be_written_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GROGNARD_CACHE", str(tmp_path / "file"))
    kept.keep(kept.key_of("a"), b"compiled")
    assert kept.take(kept.key_of("a")) is None


def test_it_can_be_switched_off_and_put_elsewhere(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GROGNARD_CACHE", "0")
    kept.keep(kept.key_of("a"), b"compiled")
    assert kept.folder() is None
    assert kept.take(kept.key_of("a")) is None
    assert not home.exists()
    monkeypatch.delenv("GROGNARD_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert kept.folder() == tmp_path / "xdg" / "grognard"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert kept.folder() == tmp_path / ".cache" / "grognard"


def test_what_was_not_used_for_longest_goes_first(home: Path) -> None:
    keys = [kept.key_of(str(number)) for number in range(4)]
    for number, key in enumerate(keys):
        kept.keep(key, bytes(1000))
        os.utime(home / key, (number, number))
    assert kept.take(keys[0]) is not None  # used again
    kept.sweep(home, 2500)
    assert [kept.take(key) is not None for key in keys] == [True, False, False, True]


def test_what_a_killed_process_left_half_written_goes(home: Path) -> None:
    home.mkdir()
    for name, age in ((".old", 0), (".new", 2**40)):
        (home / name).write_bytes(b"half")
        os.utime(home / name, (age, age))
    kept.sweep(home)
    assert [path.name for path in home.iterdir()] == [".new"]


def test_several_files_are_one_entry() -> None:
    files = {"grognard__mypyc": b"\x7fELF" * 100, "grognard.core.geometry.grid": b""}
    key = kept.key_of("files")
    assert kept.take_files(key) is None
    kept.keep_files(key, files)
    assert kept.take_files(key) == files

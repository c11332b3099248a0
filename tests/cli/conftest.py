"""A terminal for tests: what is typed comes from a list, saved games go to a folder of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from grognard.cli import main

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games save themselves."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "data" / "grognard" / "games"


@pytest.fixture
def grognard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command with lines typed, then Ctrl-D; gives its exit code and what it wrote."""

    def run(command: str | Sequence[str], typed: Sequence[str] = ()) -> tuple[int, str, str]:
        lines = iter(typed)

        def type_line(prompt: str = "") -> str:
            print(prompt, end="")
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", type_line)
        code = main(command.split() if isinstance(command, str) else list(command))
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run

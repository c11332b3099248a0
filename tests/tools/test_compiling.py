"""`make play` says how far the compiled build is, and goes on with it when a player asks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools import compiling, install, play
from tools.compiling import STAGES, Compiling, how_far

LOG = [
    "grognard: installing 4 packages",
    "grognard: drawing maps",
    "grognard: building; where there is a C compiler this takes a while",
    "running build_ext",
    "grognard: part 1 of 4",
    "grognard: part 4 of 4",
    "grognard: linking",
]


def test_the_share_grows_with_every_line_of_the_log_and_with_the_clock() -> None:
    since: dict[int, float] = {}
    shares = []
    now = 0.0
    for lines in range(1, len(LOG) + 1):
        for _ in range(2):
            now += 5.0
            shares.append(how_far("\n".join(LOG[:lines]), since, now))
    assert shares == sorted(shares)
    assert len(set(shares)) > len(LOG)
    assert 0 <= shares[0] < 0.05
    assert 0.8 < shares[-1] < 1


def test_parts_are_counted() -> None:
    low, high = STAGES[2].upto, STAGES[3].upto
    assert how_far("\n".join(LOG[:4]), {}, 0.0) == low
    assert how_far("\n".join(LOG[:5]), {}, 0.0) == pytest.approx(low + (high - low) / 4)
    assert how_far("\n".join(LOG[:6]), {}, 0.0) == pytest.approx(high)


def test_the_words_that_are_looked_for_are_those_that_are_said(root: Path) -> None:
    names = ("setup.py", "tools/install.py", "tools/prints.py")
    said = "\n".join((root / name).read_text() for name in names)
    for stage in STAGES[1:]:
        if stage.begins.startswith("grognard: "):
            assert f'"{stage.begins.removeprefix("grognard: ")}' in said, stage
    assert 'say(f"part {next(done)} of {len(sources)}")' in said


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiling:
    """Compiling in a folder of its own, by a program that only does what `does` says."""
    monkeypatch.setattr(install, "LOG", tmp_path / "install.log")
    monkeypatch.setattr(install, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    monkeypatch.setattr(compiling, "LOOK", 0.02)
    (tmp_path / "tools").mkdir()
    return Compiling(tmp_path)


def does(here: Compiling, code: str) -> None:
    (here.note.parent / "tools" / "install.py").write_text(code)


def state(here: Compiling) -> str:
    return str(json.loads(here.note.read_text())["state"])


def finish(here: Compiling) -> None:
    here.start()
    assert here._watcher is not None
    here._watcher.join(30)


def test_it_is_ready_when_what_was_installed_is_compiled(
    here: Compiling, monkeypatch: pytest.MonkeyPatch
) -> None:
    does(here, "print('grognard: drawing maps')")
    monkeypatch.setattr(compiling, "compiled", lambda: True)
    finish(here)
    assert state(here) == "ready"
    here.stop()
    assert not here.note.exists()


def test_where_nothing_compiles_nothing_is_offered(here: Compiling, monkeypatch: pytest.MonkeyPatch) -> None:
    does(here, "")
    monkeypatch.setattr(compiling, "compiled", lambda: False)
    finish(here)
    assert not here.note.exists()
    here.stop()


def test_a_failure_is_told(here: Compiling) -> None:
    does(here, "raise SystemExit(1)")
    finish(here)
    assert state(here) == "failed"
    here.stop()


def test_it_ends_with_the_server_and_is_done_once(here: Compiling) -> None:
    does(here, "import time; time.sleep(60)")
    here.start()
    assert state(here) == "making"
    other = Compiling(here.note.parent)
    other.start()  # another `make play`
    assert other._process is None
    other.stop()
    assert state(here) == "making"
    here.stop()
    assert here._process is not None
    assert here._process.returncode < 0
    assert not here.note.exists()


def test_a_server_that_asks_for_it_is_started_anew_on_its_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First on the sources with the note, then the installed program with the port, and once only."""
    servers: list[tuple[list[str], dict[str, str]]] = []

    class Ready(Compiling):
        def __init__(self) -> None:
            super().__init__(tmp_path)

        def start(self) -> None:
            self.again.write_text("8765")

    def serve(command: list[str], env: dict[str, str]) -> int:
        servers.append((command, env))
        return 0

    monkeypatch.setattr(play, "Compiling", Ready)
    monkeypatch.setattr(play, "serve", serve)
    monkeypatch.setenv(play.AGAIN, "1")
    assert play.play_and_compile(["--lang", "ru"]) == 0
    (first, sources), (second, installed) = servers
    assert first[1:] == ["-m", "grognard", "--lang", "ru"]
    assert sources["PYTHONPATH"].endswith("src")
    assert sources[play.QUICKER] == str(tmp_path / "quicker.json")
    assert play.AGAIN not in sources
    assert second[0].endswith("bin/grognard")
    assert second[1:] == ["--lang", "ru"]
    assert installed[play.AGAIN] == "8765"
    assert not {"PYTHONPATH", play.QUICKER} & installed.keys()


def test_without_that_wish_the_server_just_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Busy(Compiling):
        def __init__(self) -> None:
            super().__init__(tmp_path)

        def start(self) -> None: ...

    monkeypatch.setattr(play, "Compiling", Busy)
    monkeypatch.setattr(play, "serve", lambda command, env: 3)
    assert play.play_and_compile([]) == 3


def test_an_environment_of_somebody_else_is_left_as_it_is(root: Path, tmp_path: Path) -> None:
    """Nothing is installed there: the server runs on the sources of this clone."""
    program = tmp_path / "python"
    program.write_text('#!/bin/sh\necho "$PYTHONPATH" "$@"\n')
    program.chmod(0o755)
    command = [sys.executable, str(root / "tools" / "play.py"), str(tmp_path), "--lang", "en"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(root / "src"), "-m", "grognard", "--lang", "en"]
    assert [path.name for path in tmp_path.iterdir()] == ["python"]

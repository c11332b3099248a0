"""Every command of `make help` is run: by `make test` itself, or here in a small form or a copy.

What a command installs first is left out (`-o`): `make test` has done that, and here nothing may change.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.support import until

BIN = Path(sys.executable).parent
PART_OF_MAKE_TEST = {"lint", "docs"}
RUN_HERE = {"play", "quick", "format", "bench", "load", "crash", "lock", "pictures", "sbom", "clean"}


def make(folder: Path, *words: str, **settings: str) -> list[str]:
    goals = ("install", "install-dev", "install-tools", "install-system", "page")
    skipped = [word for goal in goals for word in ("-o", goal)]
    given = [f"{name}={value}" for name, value in {"BIN": str(BIN), **settings}.items()]
    return ["make", "--no-print-directory", "-C", str(folder), *skipped, *words, *given]


def variables(**more: str) -> dict[str, str]:
    """Without a screen, and without what a `make test` around these tests tells its own children."""
    left_out = ("DISPLAY", "WAYLAND_DISPLAY", "MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "MFLAGS")
    return {**{name: value for name, value in os.environ.items() if name not in left_out}, **more}


def run(folder: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    command = make(folder, *words, **settings)
    return subprocess.run(command, env=variables(), capture_output=True, text=True, check=False)


def told(folder: Path, *words: str, **settings: str) -> str:
    done = run(folder, *words, **settings)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def recipe(root: Path, goal: str) -> str:
    found = re.search(
        rf"^{goal}:.*\n((?:\t.*\n)+)", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found is not None, goal
    return found[1]


def test_every_command_is_run_somewhere(root: Path) -> None:
    commands = set(re.findall(r"^make ([\w-]+)", told(root), re.MULTILINE))
    assert commands == {"test"} | PART_OF_MAKE_TEST | RUN_HERE
    goals = set(re.findall(r"[\w-]+", recipe(root, "test")))
    assert goals >= PART_OF_MAKE_TEST


def test_play_starts_a_server_with_its_page_and_stops(root: Path, tmp_path: Path) -> None:
    said = (tmp_path / "said").open("w+")
    programs = tmp_path / "programs"  # no environment of this clone: nothing is installed or compiled for it
    programs.mkdir()
    (programs / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n', encoding="utf-8")
    (programs / "python").chmod(0o755)
    process = subprocess.Popen(
        make(root, "play", PLAY="--lang en", BIN=str(programs)),
        env=variables(XDG_DATA_HOME=str(tmp_path)),
        stdout=said,
        stderr=said,
        start_new_session=True,
    )
    note = tmp_path / "grognard" / "server.json"
    try:
        until(lambda: process.poll() is not None or (note.exists() and answers(note)), 60)
        assert process.poll() is None, (tmp_path / "said").read_text(encoding="utf-8")
        page = httpx.get(json.loads(note.read_bytes())["address"])
        assert page.status_code == 200
        assert "<script" in page.text
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
        process.wait(30)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(10)
        said.close()
    assert not note.exists()
    words = (tmp_path / "said").read_text(encoding="utf-8")
    assert "grognard is at http://127.0.0.1:" in words
    assert "Traceback" not in words


def answers(note: Path) -> bool:
    try:
        return httpx.get(json.loads(note.read_bytes())["address"] + "/health", timeout=2).status_code == 200
    except (httpx.HTTPError, ValueError):
        return False


def test_quick_names_the_tests_that_are_near(root: Path) -> None:
    """tests/tools/test_quick.py runs some."""
    lines = told(root, "quick", QUICK="--list").splitlines()
    assert "0 tests/test_style.py" in lines
    assert all((root / line.split(" ")[1]).is_file() for line in lines)


def test_bench_measures_both_builds_beside_chess(root: Path) -> None:
    said = told(root, "bench", BENCH="coh/dawn-at-the-granary --seconds 0.1 --games 1")
    assert "python-chess" in said
    assert "coh/dawn-at-the-granary" in said


@pytest.mark.slow
def test_load_measures_a_choice_from_one_player_to_the_other(root: Path) -> None:
    """Whether it was quick enough, which decides its exit code, is not asked beside other tests."""
    small = "--games 2 --interval 0.5 --seconds 1 --opening 1 --no-limit"
    done = run(root, "load", LOAD=small)
    assert "human pace: a choice every 0.5 s in each of 2 games" in done.stdout, done.stderr
    assert re.search(r"95th percentile (not )?below 150 ms", done.stdout)
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_crash_kills_servers_on_both_databases(root: Path) -> None:
    said = told(root, "crash", CRASH="--kills 1 --games 1")
    assert said.count("nothing acknowledged was lost") == 2


def test_lock_can_be_asked_whether_it_is_up_to_date(root: Path) -> None:
    assert "the locks hold what pyproject.toml asks for" in told(root, "lock", LOCK="--check")


def test_pictures_are_taken_by_the_browser(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only which: taking them takes a minute. One test may take several."""
    monkeypatch.setenv("PYTEST_ADDOPTS", "--collect-only")
    said = told(root, "pictures", PYTEST=f"{BIN}/pytest -q")
    source = (root / "tests" / "e2e" / "pictures.py").read_text(encoding="utf-8")
    assert said.count("tests/e2e/pictures.py::test_") == source.count("def test_") > 0
    kept = {path.stem for path in (root / "docs" / "pictures").iterdir()}
    assert set(re.findall(r'keep\(me, "(\w+)"\)', source)) == kept


def test_sbom_writes_where_it_is_told(root: Path, tmp_path: Path) -> None:
    told(root, "sbom", SBOM=str(tmp_path / "sbom.json"))
    assert json.loads((tmp_path / "sbom.json").read_bytes())["bomFormat"] == "CycloneDX"


def test_format_puts_sources_into_the_house_format(root: Path, tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(root / name, tmp_path)
    source = tmp_path / "src" / "order.py"
    source.parent.mkdir()
    source.write_text("import sys\nimport os\nprint( os.sep,sys.path )\n", encoding="utf-8")
    told(tmp_path, "format")
    assert source.read_text(encoding="utf-8") == "import os\nimport sys\n\nprint(os.sep, sys.path)\n"


def test_clean_removes_what_was_made_and_nothing_else(root: Path, tmp_path: Path) -> None:
    kept = [
        "src/grognard/server/app.py",
        "tests/test_it.py",
        "tools/web.py",
        "bench/load.py",
        "web/src/main.ts",
    ]
    made = [
        ".venv/bin/python",
        "build/web.log",
        "dist/grognard.whl",
        "site/index.html",
        "web/node_modules/vite/package.json",
        "src/grognard/server/page/index.html",
        "src/grognard/server/__pycache__/app.pyc",
        "src/grognard.egg-info/PKG-INFO",
        ".mypy_cache/cache",
    ]
    shutil.copy(root / "Makefile", tmp_path)
    for name in (*kept, *made):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    told(tmp_path, "clean")
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {"Makefile", *kept}

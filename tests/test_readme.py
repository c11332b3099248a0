"""Every example and every command of the README runs: Python as it stands, commands in a small form."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.core.test_fair import sealed
from tests.ports import free_port
from tests.server.postgres import cluster
from tests.server.support import until

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DAWN = "coh/dawn-at-the-granary"

# A command of the README, what of it is run here, and a word of what it must say.
SMALL = {
    "grognard games": ("games", DAWN),
    f"grognard play {DAWN} --human german": (f"play {DAWN} --human german", "grognard play --resume"),
    "grognard replay GAME.record": ("replay GAME.record", "german"),
    "grognard verify GAME.record": ("verify GAME.record", "The secret fits the commitment"),
    "grognard rules coh --summary": ("rules coh --summary", "177 sections"),
    "grognard fuzz coh --games 2000 --seed 1": (
        "fuzz coh --games 1 --seed 1 --jobs 1 --scenario first-steps",
        "0 findings",
    ),
    "grognard fuzz stalingrad42 --games 100 --share 0.01": (
        "fuzz stalingrad42 --games 1 --share 0.0001 --jobs 1 --scenario uranus",
        "0 findings",
    ),
    "grognard fuzz coh --leaks 10000": ("fuzz coh --leaks 5 --jobs 1", "0 leaks"),
    f"grognard perft {DAWN} --depth 4": (f"perft {DAWN} --depth 2", DAWN),
    f"grognard playthrough {DAWN} --seed 1 --choices 60": (
        f"playthrough {DAWN} --seed 1 --choices 5",
        "view german",
    ),
    "grognard bench holland44/campaign": (
        "bench holland44/the-first-day --seconds 0.1 --games 1",
        "holland44/the-first-day",
    ),
    "grognard map build holland44 --check": ("map build holland44 --check", "is as it would be built"),
}
# Those that need more than a moment and an exit code have a test of their own.
OWN_TEST = {
    "make play",  # tests/test_make.py
    "make test",  # .ci/run
    "grognard",  # what `make play` starts
    f"grognard play {DAWN} --human german",
    "grognard play --resume",
    "grognard serve --port 8765",
    "grognard db upgrade --database postgresql://user:password@host/grognard",
    "grognard serve --database postgresql://user:password@host/grognard --workers 8 --host 0.0.0.0 --https",
}


def console_lines(root: Path) -> list[str]:
    """All lines of the README's console blocks, without their comments."""
    blocks = CONSOLE.findall((root / "README.md").read_text(encoding="utf-8"))
    return [re.sub(r"\s+# .*$", "", line) for block in blocks for line in block.splitlines()]


def run(words: str, folder: Path, typed: str = "") -> str:
    """What a command says, all in the folder; it must end well."""
    done = subprocess.run(
        [sys.executable, "-m", "grognard", *words.split()],
        cwd=folder,
        env=variables(folder),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def variables(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(folder), "NO_COLOR": "1", "LANG": "C", "COLUMNS": "120"}


@contextmanager
def serving(words: str, folder: Path) -> Iterator[str]:
    """The address of a server while it runs."""
    port = free_port()
    command = [sys.executable, "-m", "grognard", *words.split(), "--port", str(port)]
    process = subprocess.Popen(command, cwd=folder, env=variables(folder), stdout=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}"
        until(lambda: process.poll() is not None or answers(address), 60)
        assert process.poll() is None
        yield address
    finally:
        process.terminate()
        process.wait(20)


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.mark.both_builds
def test_readme_examples_run(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Blocks share one namespace; a failure shows its line in README.md."""
    readme = root / "README.md"
    text = readme.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__main__"}
    for block in blocks:
        lines_before = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines_before + block[1], str(readme), "exec"), namespace)
    assert capsys.readouterr().out


def test_every_command_of_the_readme_is_run_here(root: Path) -> None:
    """A new command of the README needs a line above; one that has gone must go there too."""
    commands = {line for line in console_lines(root) if not line.startswith((">>> ", "... "))}
    assert commands == SMALL.keys() | OWN_TEST
    assert (root / ".ci" / "run").read_text(encoding="utf-8").rstrip().endswith("exec make test")


@pytest.mark.parametrize("command", [command for command in SMALL if command not in OWN_TEST])
def test_a_command_of_the_readme(command: str, root: Path, tmp_path: Path) -> None:
    small, word = SMALL[command]
    assert small.split()[0] == command.split()[1]
    (tmp_path / "GAME.record").write_text(sealed(), encoding="utf-8")
    (tmp_path / "tests").symlink_to(root / "tests")  # `rules` looks there for what shows a rule
    (tmp_path / "pyproject.toml").symlink_to(root / "pyproject.toml")
    assert word in run(small, tmp_path)


def test_a_game_in_the_terminal_is_left_and_resumed(tmp_path: Path) -> None:
    small, word = SMALL[f"grognard play {DAWN} --human german"]
    assert word in run(small, tmp_path)
    assert "german" in run("play --resume", tmp_path).lower()


def test_the_client_of_the_readme_plays_on_the_server(root: Path, tmp_path: Path) -> None:
    """`grognard serve`, and the lines that are typed into Python."""
    lines = [line[4:] for line in console_lines(root) if line.startswith((">>> ", "... "))]
    assert lines
    with serving("serve", tmp_path) as address:
        code = "\n".join(lines).replace("http://127.0.0.1:8765", address)
        assert address in code
        names: dict[str, object] = {}
        exec(compile(code, "README.md", "exec"), names)
        assert getattr(names["view"], "scenario", "") == DAWN.partition("/")[2]


def test_a_public_server_as_the_readme_starts_it(root: Path, tmp_path: Path) -> None:
    """Both commands with PostgreSQL, two workers instead of eight."""
    upgrade, serve = (line for line in console_lines(root) if "postgresql://" in line)
    with cluster() as postgres:
        database = postgres.database()
        words = [
            line.removeprefix("grognard ").replace("postgresql://user:password@host/grognard", database)
            for line in (upgrade, serve.replace("--workers 8", "--workers 2"))
        ]
        assert run(words[0], tmp_path)
        with serving(words[1], tmp_path) as address:
            page = httpx.get(address)
            assert page.status_code == 200
            assert "strict-transport-security" in page.headers

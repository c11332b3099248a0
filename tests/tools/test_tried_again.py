"""A test that is tried again is told at the end of the run, with the error of its first try."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import tried_again

TESTS = """
import pytest
from pathlib import Path

HERE = Path(__file__).parent

@pytest.mark.flaky(reruns=2)
def test_passes_at_last():
    tries = HERE / "tries"
    tries.write_text((tries.read_text() if tries.exists() else "") + "x")
    assert len(tries.read_text()) == 3, f"try {len(tries.read_text())}\\nof three"

@pytest.mark.flaky(reruns=2)
def test_passes_at_once():
    pass
"""
CONFTEST = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tests import tried_again

def pytest_terminal_summary(terminalreporter):
    reports = terminalreporter.getreports("rerun")
    tried_again.write_errors(reports, Path({folder!r}, "build", "again.txt"))
    for line in tried_again.summary(reports):
        terminalreporter.line(line)
"""


@pytest.mark.parametrize("workers", ["0", "1"])
def test_the_first_error_is_told(root: Path, tmp_path: Path, workers: str) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = flaky: tried again\n")
    (tmp_path / "conftest.py").write_text(CONFTEST.format(root=str(root), folder=str(tmp_path)))
    (tmp_path / "test_it.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--rootdir", str(tmp_path), str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, env=_alone(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    at = lines.index("test_it.py::test_passes_at_last (call, 2 times)")
    assert lines[at + 1] == "    AssertionError: try 1"
    assert lines[at + 2].strip() == "of three"
    assert "test_passes_at_once" not in done.stdout
    assert (tmp_path / "build" / "again.txt").read_text().count("AssertionError: try") == 2


def _alone() -> dict[str, str]:
    """The variables of a run that knows nothing of the one around it."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "GROGNARD"))}


def test_a_run_without_a_second_try_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "again.txt"
    path.write_text("of the run before")
    tried_again.write_errors([], path)
    assert not path.exists()
    assert tried_again.summary([]) == []


def test_a_long_error_is_cut() -> None:
    text = "\n".join(f"line {number}" for number in range(20))
    report = pytest.TestReport("a::b", ("a", 1, "b"), {}, "rerun", text, "call")  # type: ignore[arg-type]
    assert tried_again.error_of(report) == [*(f"line {number}" for number in range(6)), "..."]

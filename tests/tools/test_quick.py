"""`make quick`: what has changed, which tests are near, and the time that is kept."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest
from tools import quick

FILES = {
    "pyproject.toml": '[tool.pytest.ini_options]\nmarkers = ["slow: ", "long: "]\n',
    "Makefile": "",
    "src/grognard/__init__.py": "",
    "src/grognard/core/__init__.py": "",
    "src/grognard/core/grid.py": "WIDTH = 3\n",
    "src/grognard/core/board.py": "from .grid import WIDTH\n",
    "src/grognard/games/__init__.py": "",
    "src/grognard/games/coh/__init__.py": "",
    "src/grognard/games/coh/data/map.toml": "",
    "src/grognard/games/coh/show/__init__.py": "",
    "src/grognard/games/coh/show/table.py": "from ....core import board\n",
    "tests/test_style.py": "def test_style() -> None: pass\n",
    "tests/test_make.py": "def test_make() -> None: pass\n",
    "tests/core/lines.py": "import grognard.core.grid\n",
    "tests/core/test_grid.py": "def test_grid() -> None: pass\n",
    "tests/core/test_line.py": "def test_line() -> None:\n    from tests.core import lines\n",
    "tests/games/coh/test_table.py": "def test_it() -> None:\n    import grognard.games.coh.show.table\n",
    "tests/games/coh/test_fire.py": "def test_fire() -> None: pass\n",
    "tests/games/other/test_fire.py": "def test_fire() -> None: pass\n",
    "tests/e2e/test_page.py": "def test_page() -> None:\n    from grognard.core import grid\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project on a branch of main."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    commit(tmp_path)
    git(tmp_path, "checkout", "--quiet", "-b", "branch")
    return tmp_path


def git(root: Path, *words: str) -> None:
    who = ["-c", "user.name=t", "-c", "user.email=t@t", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "one")


def test_a_change_is_what_differs_from_main_committed_or_not(project: Path) -> None:
    assert quick.changed_files(project) == []
    (project / "Makefile").write_text("all:\n")
    commit(project)
    (project / "src/grognard/core/grid.py").write_text("WIDTH = 4\n")
    (project / "tests/core/test_new.py").write_text("")
    assert quick.changed_files(project) == ["Makefile", "src/grognard/core/grid.py", "tests/core/test_new.py"]


def test_what_main_has_gained_since_is_no_change(project: Path) -> None:
    git(project, "checkout", "--quiet", "main")
    (project / "Makefile").write_text("all:\n")
    commit(project)
    git(project, "checkout", "--quiet", "branch")
    assert quick.changed_files(project) == []


@pytest.mark.parametrize(
    ("text", "module", "is_package", "names"),
    [
        ("import a.b", "grognard.core.geometry.grid", False, ["a.b"]),
        (
            "from .paths import x",
            "grognard.core.geometry.grid",
            False,
            ["grognard.core.geometry.paths", "grognard.core.geometry.paths.x"],
        ),
        ("from . import x", "grognard.core", True, ["grognard.core", "grognard.core.x"]),
        ("from ..core import x", "grognard.games.coh", False, ["grognard.core", "grognard.core.x"]),
    ],
)
def test_imports_are_full_names(text: str, module: str, is_package: bool, names: list[str]) -> None:
    assert list(quick.imports_of(ast.parse(text), module, is_package)) == names


def test_tests_are_near_by_name_by_import_and_by_folder(project: Path) -> None:
    assert quick.nearness(project, ["src/grognard/core/grid.py"]) == {
        "tests/test_style.py": 0,
        "tests/core/test_grid.py": 0,  # by its name
        "tests/core/test_line.py": 2,  # imports what imports it
        "tests/games/coh/test_table.py": 3,  # imports a table, which imports boards, which import grids
    }
    assert quick.nearness(project, ["src/grognard/games/coh/show/table.py"]) == {
        "tests/test_style.py": 0,
        "tests/games/coh/test_table.py": 0,
        "tests/games/coh/test_fire.py": 3,  # of the same game
    }
    assert quick.nearness(project, ["src/grognard/games/coh/data/map.toml"]).keys() == {
        "tests/test_style.py",
        "tests/games/coh/test_table.py",
        "tests/games/coh/test_fire.py",
    }


def test_tests_and_files_that_are_no_modules_are_near(project: Path) -> None:
    assert quick.nearness(project, ["Makefile"])["tests/test_make.py"] == 0
    assert quick.nearness(project, ["tests/games/coh/test_fire.py"])["tests/games/coh/test_fire.py"] == 0
    assert quick.nearness(project, ["tests/games/coh/conftest.py"])["tests/games/coh/test_fire.py"] == 1


def test_the_browser_is_started_only_for_its_own_tests(project: Path) -> None:
    assert "tests/e2e/test_page.py" not in quick.nearness(project, ["src/grognard/core/grid.py"])
    assert quick.nearness(project, ["tests/e2e/test_page.py"])["tests/e2e/test_page.py"] == 0


def test_a_file_that_cannot_be_parsed_is_passed_over(project: Path) -> None:
    (project / "src/grognard/core/board.py").write_text("def (")
    assert quick.nearness(project, ["src/grognard/core/grid.py"])["tests/core/test_grid.py"] == 0


def test_equally_near_tests_are_taken_from_every_folder() -> None:
    near = {"tests/a/test_1.py": 1, "tests/a/test_2.py": 1, "tests/b/test_1.py": 1, "tests/b/test_9.py": 0}
    order = ["tests/b/test_9.py", "tests/a/test_1.py", "tests/b/test_1.py", "tests/a/test_2.py"]
    assert quick.chosen(near) == order
    assert quick.chosen(near, 2) == order[:2]


def test_tests_and_checks_are_run(
    project: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JOBS", "0")
    monkeypatch.setattr(quick, "checks", lambda root, changed: [("good", ["true"])])
    (project / "tests/core/test_grid.py").write_text("def test_grid() -> None: assert False, 'no grid'\n")
    changed = quick.changed_files(project)
    assert quick.run(project, changed) != 0
    said = capfd.readouterr().out
    assert "no grid" in said
    assert "1 failed, 1 passed" in said
    (project / "tests/core/test_grid.py").write_text("def test_grid() -> None: assert True\n")
    assert quick.run(project, changed) == 0
    monkeypatch.setattr(quick, "checks", lambda root, changed: [("bad", ["sh", "-c", "echo wrong; exit 3"])])
    assert quick.run(project, changed) == 3
    assert "-- bad\nwrong" in capfd.readouterr().out


def test_when_the_time_is_up_the_rest_is_left_out(
    project: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("JOBS", "0")
    monkeypatch.setattr(quick, "checks", lambda root, changed: [])
    monkeypatch.setattr(quick, "SECONDS", -1.0)
    assert quick.run(project, ["src/grognard/core/grid.py"]) == 0
    assert "the time was up: 4 tests farther from the change were left out" in capfd.readouterr().out


def test_the_checks_are_those_of_make_lint(root: Path) -> None:
    lint = (root / "Makefile").read_text(encoding="utf-8").partition("\nlint:")[2].partition("\n\n")[0]
    for _, command in quick.checks(root, []):
        assert Path(command[0]).name in lint
    assert [name for name, _ in quick.checks(root, ["web/src/main.ts"])][-1] == "page"

"""`tools/web.py` finds or brings Node.js and builds the page only when something changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from tools import web


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0", "v26.0.0-rc.1"])
def test_a_node_vite_runs_on_is_new_enough(version: str) -> None:
    assert web.new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.3", "v21.7.3", "v22.11.0", "", "node"])
def test_other_nodes_are_not(version: str) -> None:
    assert not web.new_enough(version)


def program(folder: Path, name: str, says: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {says}\n", encoding="utf-8")
    path.chmod(0o755)


def test_an_old_node_on_the_path_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "npm", "11.0.0")
    program(tmp_path, "node", "v18.20.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert web.node_on_path() is None
    program(tmp_path, "node", "v24.1.0")
    assert web.node_on_path() == web.Node([str(tmp_path / "node")], [str(tmp_path / "npm")])


def test_a_node_without_npm_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "v24.1.0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert web.node_on_path() is None


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout of its own, whose programs note that they were run."""
    monkeypatch.setattr(web, "ROOT", tmp_path)
    for name, path in (("WEB", "web"), ("PAGE", "page"), ("VENV", ".venv")):
        monkeypatch.setattr(web, name, tmp_path / path)
    monkeypatch.setattr(web, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(web, "LOG", tmp_path / "build" / "web.log")
    monkeypatch.setattr(web, "STAMP", tmp_path / "page" / ".vite" / "sources")
    (tmp_path / "web" / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (tmp_path / "web" / name).write_text("{}", encoding="utf-8")
    return tmp_path


def runs(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is run from now on: npm makes node_modules, vite the page."""
    done: list[str] = []

    def run(command: list[str], folder: Path, env: dict[str, str] | None = None) -> bool:
        done.append(command[1])
        if command[1] == "ci":
            (checkout / "web" / "node_modules").mkdir(exist_ok=True)
            lock = checkout / "web" / "package-lock.json"
            shutil.copy(lock, checkout / "web" / "node_modules" / ".package-lock.json")
        else:
            (checkout / "page").mkdir(exist_ok=True)
            (checkout / "page" / "index.html").write_text("page", encoding="utf-8")
        return True

    monkeypatch.setattr(web, "logged", run)
    monkeypatch.setattr(web, "bring_node", lambda: web.Node(["/bin/node"], ["/bin/npm"]))
    return done


def lock(path: Path, packages: dict[str, dict[str, object]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"packages": {"": {}, **packages}}), encoding="utf-8")


def test_fetched_is_what_the_lock_says(checkout: Path) -> None:
    """Packages for other kinds of machines may be missing; none may be another version, none too many."""
    vite: dict[str, object] = {"integrity": "sha512-a"}
    other: dict[str, object] = {"integrity": "sha512-b", "optional": True}
    there = checkout / "web" / "node_modules" / ".package-lock.json"
    lock(checkout / "web" / "package-lock.json", {"node_modules/vite": vite, "node_modules/other": other})
    assert not web.fetched()
    lock(there, {"node_modules/vite": vite})
    assert web.fetched()
    lock(there, {"node_modules/vite": {"integrity": "sha512-old"}})
    assert not web.fetched()
    lock(there, {"node_modules/vite": vite, "node_modules/stray": vite})
    assert not web.fetched()
    lock(there, {"node_modules/other": other})
    assert not web.fetched()
    there.write_text("half a fi", encoding="utf-8")
    assert not web.fetched()


def test_the_page_is_built_once(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = runs(checkout, monkeypatch)
    web.build()
    assert done == ["ci", "node_modules/vite/bin/vite.js"]
    web.build()
    assert len(done) == 2


def test_a_changed_source_builds_again_without_fetching(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = runs(checkout, monkeypatch)
    web.build()
    (checkout / "web" / "src" / "main.ts").write_text("changed", encoding="utf-8")
    web.build()
    assert done[2:] == ["node_modules/vite/bin/vite.js"]
    lock(checkout / "web" / "package-lock.json", {"node_modules/vite": {"integrity": "sha512-new"}})
    web.build()
    assert done[3:] == ["ci", "node_modules/vite/bin/vite.js"]


def test_the_page_is_built_early_where_nothing_of_venv_is_needed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = runs(checkout, monkeypatch)
    monkeypatch.setattr(web, "node_on_path", lambda: None)
    web.main(["early"])
    assert done == []
    monkeypatch.setattr(web, "node_on_path", lambda: web.Node(["/bin/node"], ["/bin/npm"]))
    web.main(["early"])
    assert (checkout / "page" / "index.html").exists()
    built = len(done)
    web.main(["build"])
    assert len(done) == built


def test_a_lost_page_is_built_again(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = runs(checkout, monkeypatch)
    web.build()
    (checkout / "page" / "index.html").unlink()
    web.build()
    assert len(done) == 3


def test_without_a_venv_it_says_what_to_do(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(checkout))
    with pytest.raises(SystemExit):
        web.build()
    assert "run 'make play'" in capsys.readouterr().err
    assert not (checkout / ".venv").exists()


def test_a_failure_shows_the_end_of_the_log(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program(checkout, "npm", "no network; exit 1")
    node = web.Node([str(checkout / "node")], [str(checkout / "npm")])
    monkeypatch.setattr(web, "bring_node", lambda: node)
    with pytest.raises(SystemExit):
        web.build()
    said = capsys.readouterr().err
    assert "could not fetch the packages of the page" in said
    assert "no network" in said


def test_an_unknown_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        web.main(["dance"])
    assert "python tools/web.py check" in capsys.readouterr().err

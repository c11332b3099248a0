"""The locks: every package by version, hashes and licence, for every machine."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import install, lock

APPROVED = "License :: OSI Approved"
NAMES = ("run", "build", "dev", "node")


@pytest.mark.parametrize("name", NAMES)
def test_every_package_has_hashes_and_a_licence(name: str) -> None:
    pins = lock.read(lock.LOCKS / f"{name}.lock")
    assert pins
    for pin in pins:
        assert pin.hashes, pin.name
        assert pin.licence, pin.name
    text = (lock.LOCKS / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in re.sub(r"^[\w.-]+==", "", text, flags=re.MULTILINE)


def test_the_locks_satisfy_pyproject(capsys: pytest.CaptureFixture[str]) -> None:
    lock.main(["--check"])
    assert "the locks hold what pyproject.toml asks for" in capsys.readouterr().out


def test_what_a_lock_does_not_meet_is_told() -> None:
    missing = lock.unmet(
        "run", ["litestar>=99", "nothing-like-it", "msgspec>=0.19", "chess; sys_platform == 'darwin'"]
    )
    assert len(missing) == 12 + 12 + 4
    assert not [line for line in missing if line.startswith("msgspec")]


@pytest.mark.parametrize("machine", lock.MACHINES, ids=lambda m: f"{m['python_version']}-{m['sys_platform']}")
def test_the_locks_agree_with_each_other(machine: dict[str, str]) -> None:
    """So that `make play` after `make test` finds everything there, and tests test what runs."""
    dev, build, run = (lock.pinned(name, machine).items() for name in ("dev", "build", "run"))
    assert run <= build <= dev
    assert len(run) < len(build) < len(dev)


def test_the_packages_of_the_page_are_locked_too(root: Path) -> None:
    packages = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 100
    for name, package in packages.items():
        assert "resolved" not in package, name
        if name:
            assert re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", package["integrity"]), name
            assert package["license"], name


def test_an_install_takes_the_lock_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GROGNARD_LOCK", raising=False)
    asked: list[tuple[str, ...]] = []

    def pip(*words: str) -> bool:
        asked.append(words)
        return True

    monkeypatch.setattr(install, "pip", pip)
    stamp: dict[str, list[str] | str] = {}
    install.install_requirements("dev", stamp)
    install.install_requirements("play", stamp)  # all of it is there
    (words,) = asked
    assert "--require-hashes" in words
    assert str(lock.LOCKS / "dev.lock") in words
    monkeypatch.setenv("GROGNARD_LOCK", "0")
    install.install_requirements("play", stamp)
    assert "--require-hashes" not in asked[1]
    assert "litestar>=2.25,<3" in asked[1]


@pytest.mark.parametrize(
    ("metadata", "licence"),
    [
        ({"license_expression": "MIT OR Apache-2.0", "license": "BSD"}, "MIT OR Apache-2.0"),
        (
            {"license": "BSD-2-Clause", "classifier": [f"{APPROVED} :: BSD License"]},
            "BSD-2-Clause",
        ),
        (
            {"license": "Copyright (c)\nall of it", "classifier": [f"{APPROVED} :: MIT License"]},
            "MIT",
        ),
    ],
)
def test_a_licence_is_read_from_metadata(metadata: dict[str, object], licence: str) -> None:
    assert lock.licence({"name": "thing", **metadata}) == licence


def test_a_licence_nobody_knows_is_asked_about() -> None:
    with pytest.raises(SystemExit, match="which licence is this\\? thing"):
        lock.licence({"name": "thing", "license": "Ask me", "classifier": []})


def test_a_broken_lock_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.lock"
    broken.write_text("thing==1.0 \\\n    --hash=sha256:12\n", encoding="utf-8")
    with pytest.raises(ValueError, match="broken.lock, line 2"):
        lock.read(broken)

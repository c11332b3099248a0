"""The locks: every package by version, hashes and licence, for every machine."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from tools import install, lock

APPROVED = "License :: OSI Approved"
NAMES = ("run", "build", "dev", "node")
MACHINES = [
    {"python_version": version, "python_full_version": f"{version}.0", "sys_platform": platform}
    | {"platform_system": {"linux": "Linux", "win32": "Windows", "darwin": "Darwin"}[platform]}
    | {"platform_python_implementation": "CPython", "implementation_name": "cpython"}
    for version in ("3.11", "3.12", "3.13", "3.14")
    for platform in ("linux", "darwin", "win32")
]


def pinned(name: str, machine: dict[str, str]) -> dict[str, str]:
    """The version of each package that a machine gets."""
    found: dict[str, str] = {}
    for pin in lock.read(lock.LOCKS / f"{name}.lock"):
        if not pin.marker or Marker(pin.marker).evaluate(machine):
            assert pin.name not in found, "two versions for one machine"
            found[lock.normal(pin.name)] = pin.version
    return found


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


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("machine", MACHINES, ids=lambda m: f"{m['python_version']}-{m['sys_platform']}")
def test_the_lock_satisfies_pyproject(name: str, machine: dict[str, str]) -> None:
    found = pinned(name, machine)
    for text in lock.wanted()[name]:
        requirement = Requirement(text)
        if requirement.marker is None or requirement.marker.evaluate(machine):
            version = found[lock.normal(requirement.name)]
            assert requirement.specifier.contains(version), (text, version)


@pytest.mark.parametrize("machine", MACHINES, ids=lambda m: f"{m['python_version']}-{m['sys_platform']}")
def test_the_locks_agree_with_each_other(machine: dict[str, str]) -> None:
    """So that `make play` after `make test` finds everything there, and tests test what runs."""
    dev, build, run = (pinned(name, machine).items() for name in ("dev", "build", "run"))
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
    install.install_requirements(True, stamp)
    install.install_requirements(False, stamp)  # all of it is there
    (words,) = asked
    assert "--require-hashes" in words
    assert str(lock.LOCKS / "dev.lock") in words
    monkeypatch.setenv("GROGNARD_LOCK", "0")
    install.install_requirements(False, stamp)
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

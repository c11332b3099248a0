"""Games from outside the source tree: packages in a folder of their own, installed without a network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.builds import tests_are_compiled

ROOT = Path(__file__).resolve().parent.parent
RECIPE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def recipe() -> dict[str, str]:
    """The files that docs/adding-a-game.md writes, by their paths; parts of one file in their order."""
    files: dict[str, list[str]] = {}
    for path, text in BLOCK.findall(RECIPE.read_text(encoding="utf-8")):
        files.setdefault(path, []).append(text)
    return {path: "\n\n".join(parts) for path, parts in files.items()}


def write(folder: Path, files: dict[str, str]) -> None:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def announce(site: Path, package: str, *points: str) -> None:
    """What an installer leaves of a package: its name and its entry points."""
    info = site / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[grognard.games]\n" + "".join(f"{point}\n" for point in points))


def install_recipe(site: Path) -> Path:
    """The games of the recipe in a folder of installed packages: the others are laid out as the first."""
    files = recipe()
    point = re.search(r"^courier = \"(.+)\"$", files["pyproject.toml"], re.MULTILINE)
    assert point is not None, "the recipe names its entry point"
    write(site, {path: text for path, text in files.items() if not path.endswith(".toml") or "/" in path})
    announce(site, "courier_game", f"courier = {point[1]}")
    for game in ("decoy", "feint"):
        announce(site, f"{game}_game", f"{game} = {point[1].replace('courier', game)}")
    return site


def environment(site: Path) -> dict[str, str]:
    """Where a program finds grognard and the packages of the folder: the sources, or the installed build."""
    path = [str(site)] if tests_are_compiled() else [str(ROOT / "src"), str(site)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "LANG": "C.UTF-8"}


def run(site: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A Python with these words in which the packages of the folder are installed; `typed` is its input."""
    return subprocess.run(
        [sys.executable, "-P", *words],
        cwd=site,
        env=environment(site),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def grognard(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run(site, "-m", "grognard", *words)

"""Programs of the machine that the tests need beside Python: a Chromium and a PostgreSQL.

python tools/system.py           find both, and install what is missing where that can be done
python tools/system.py --check   only say what is here

Where apt-get is there and we may use it, missing ones are installed; else a sentence says what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

# The shell has no windows, and needs a quarter less of the processor than a whole browser.
CHROMIUM_NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


def find_chromium() -> str | None:
    """The path of a Chromium; GROGNARD_CHROMIUM names one that is somewhere else."""
    named = os.environ.get("GROGNARD_CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


def find_postgres() -> str | None:
    """The folder with initdb and postgres; GROGNARD_POSTGRES names one that is somewhere else."""
    named = os.environ.get("GROGNARD_POSTGRES")
    on_path = shutil.which("initdb")
    folders = [Path(named)] if named else []
    folders += [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((str(f) for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


class Program(NamedTuple):
    name: str
    packages: tuple[str, ...]  # Debian's, the one that is tried first in front
    find: Callable[[], str | None]
    variable: str


PROGRAMS = (
    Program("Chromium", ("chromium-headless-shell", "chromium"), find_chromium, "GROGNARD_CHROMIUM"),
    Program("PostgreSQL", ("postgresql",), find_postgres, "GROGNARD_POSTGRES"),
)


def apt() -> list[str] | None:
    """The command to call apt-get with, if we may."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "-n", "apt-get"]
    return None


def install(programs: list[Program]) -> str:
    """Installs programs; returns what went wrong, or "". Some systems lack the package tried first."""
    first = install_packages([program.packages[0] for program in programs])
    others = [program.packages[-1] for program in programs]
    return first and install_packages(others)


def install_packages(packages: list[str]) -> str:
    """Installs Debian packages; returns what went wrong, or ""."""
    command = apt()
    if command is None:
        return "apt-get is not here, or may not be used without a password"
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        made = subprocess.run([*command, *arguments], env=quiet, capture_output=True, text=True, check=False)
        if made.returncode:
            return "\n".join((made.stdout + made.stderr).strip().splitlines()[-3:])
    return ""


def main() -> int:
    missing = [program for program in PROGRAMS if program.find() is None]
    if missing and "--check" not in sys.argv[1:]:
        names = " and ".join(program.name for program in missing)
        print(f"grognard: installing {names} for the tests", flush=True)
        problem = install(missing)
        missing = [program for program in PROGRAMS if program.find() is None]
        if problem and missing:
            print(f"grognard: that failed: {problem}", file=sys.stderr)
    for program in missing:
        print(
            f"grognard: the tests need {program.name}; install the package '{program.packages[-1]}', "
            f"or set {program.variable} to where it is",
            file=sys.stderr,
        )
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

"""Write the locks: every Python package with its version, the hashes of its files and its licence.

python -m tools.lock             after pyproject.toml has changed: versions that still fit stay
python -m tools.lock --upgrade   the newest versions pyproject.toml allows
python -m tools.lock --check     only say whether the locks hold what pyproject.toml asks for

requirements/run.lock    what a running server needs
requirements/build.lock  the same and what building needs: what `make play` installs
requirements/dev.lock    the same and what checks, tests and documentation need: what `make test` installs
requirements/node.lock   a Node.js, for machines that have none

Each holds for every Python from 3.11 on and every kind of machine: markers say what is for some alone.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any, NamedTuple

from packaging.markers import Marker
from packaging.requirements import Requirement
from tools.web import WHEEL

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
TOOLS = ROOT / "build" / "lock"  # an environment for uv alone
UV = "uv>=0.13,<1"
HEADER = "# Made by `make lock` from pyproject.toml. Versions, hashes of all files, licences.\n"
OLDEST = "3.11"

PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[\w.+!]+)(?: ; (?P<marker>.*?))?(?: \\)?$")
HASH = re.compile(r"^    --hash=(sha256:[0-9a-f]{64})(?: \\)?$")
LICENCE = re.compile(r"^    # licence: (.+)$")

# Licences as packages name them that do not use SPDX expressions yet. The classifier of BSD does not tell how
# many clauses there are: the usual three.
SPDX = {
    "Apache Software License": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "BSD 3-Clause": "BSD-3-Clause",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "GNU General Public License v3 or later (GPLv3+)": "GPL-3.0-or-later",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
    "The Unlicense (Unlicense)": "Unlicense",
}
KNOWN = {*SPDX.values(), "BSD-2-Clause"}


class Pin(NamedTuple):
    """One package of a lock."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    licence: str


# -- reading -------------------------------------------------------------------------------------------


def read(lock: Path) -> list[Pin]:
    """What a lock holds; a line of another form is an error."""
    pins: list[Pin] = []
    for number, line in enumerate(lock.read_text(encoding="utf-8").splitlines(), 1):
        if found := PIN.match(line):
            pins.append(Pin(found["name"], found["version"], found["marker"] or "", (), ""))
        elif found := HASH.match(line):
            pins[-1] = pins[-1]._replace(hashes=(*pins[-1].hashes, found[1]))
        elif found := LICENCE.match(line):
            pins[-1] = pins[-1]._replace(licence=found[1])
        elif not line.startswith("# "):
            raise ValueError(f"{lock.name}, line {number}: {line}")
    return pins


def wanted() -> dict[str, list[str]]:
    """The requirements each lock is made from; later ones hold the versions of the first."""
    file = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    run = file["project"]["dependencies"]
    build = [*run, *file["build-system"]["requires"]]
    dev = [*build, *file["project"]["optional-dependencies"]["dev"]]
    return {"dev": dev, "build": build, "run": run, "node": [WHEEL]}


MACHINES = [
    {
        "python_version": version,
        "python_full_version": f"{version}.0",
        "sys_platform": platform,
        "platform_system": system,
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
    }
    for version in ("3.11", "3.12", "3.13", "3.14")
    for platform, system in (("linux", "Linux"), ("darwin", "Darwin"), ("win32", "Windows"))
]


def pinned(name: str, machine: dict[str, str]) -> dict[str, str]:
    """The version of each package that a machine gets from a lock."""
    pins = read(LOCKS / f"{name}.lock")
    ours = [pin for pin in pins if not pin.marker or Marker(pin.marker).evaluate(machine)]
    found = {normal(pin.name): pin.version for pin in ours}
    if len(found) < len(ours):
        raise ValueError(f"{name}.lock has two versions of a package for one machine")
    return found


def unmet(name: str, requirements: list[str]) -> list[str]:
    """The requirements that a lock does not meet, each with the machine."""
    missing = []
    for machine in MACHINES:
        found = pinned(name, machine)
        for requirement in map(Requirement, requirements):
            if requirement.marker is None or requirement.marker.evaluate(machine):
                version = found.get(normal(requirement.name))
                if version is None or not requirement.specifier.contains(version):
                    missing.append(f"{requirement}: {version} ({' '.join(machine.values())})")
    return missing


def check() -> None:
    missing = [f"{name}.lock: {line}" for name, lines in wanted().items() for line in unmet(name, lines)]
    if missing:
        raise SystemExit(
            "\n".join(["run 'make lock': the locks do not hold what pyproject.toml asks for", *missing])
        )
    print("grognard: the locks hold what pyproject.toml asks for")


# -- writing -------------------------------------------------------------------------------------------


def uv() -> str:
    """The program that resolves, fetched into an environment of its own."""
    program = TOOLS / "bin" / "uv"
    if not program.exists():
        venv.create(TOOLS, with_pip=True, clear=True)
        subprocess.run([TOOLS / "bin" / "pip", "install", "--quiet", "--upgrade", "pip", UV], check=True)
    return str(program)


def resolve(name: str, requirements: list[str], upgrade: bool) -> None:
    command = [uv(), "pip", "compile", "--universal", "--generate-hashes", "--python-version", OLDEST]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    command += ["--upgrade"] if upgrade else []
    command += ["--constraint", str(LOCKS / "dev.lock")] if name in ("build", "run") else []
    command += ["--output-file", str(LOCKS / f"{name}.lock"), "-"]
    subprocess.run(command, input="\n".join(requirements), text=True, cwd=ROOT, check=True)


def licences(pins: dict[str, str]) -> dict[str, str]:
    """The licence of each package, from its metadata, which pip reads without installing anything."""
    command = [str(TOOLS / "bin" / "pip"), "install", "--dry-run", "--ignore-installed", "--no-deps"]
    command += ["--ignore-requires-python", "--quiet", "--quiet", "--report", "-"]
    command += [f"{name}=={version}" for name, version in pins.items()]
    told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    found = [item["metadata"] for item in json.loads(told)["install"]]
    return {normal(metadata["name"]): licence(metadata) for metadata in found}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def licence(metadata: dict[str, Any]) -> str:
    """An SPDX expression; what a package says in another way must be in the table above."""
    if expression := metadata.get("license_expression"):
        return str(expression)
    classifiers = metadata.get("classifier", [])
    said = (metadata.get("license") or "").strip().splitlines()[:1]
    if not said or SPDX.get(said[0], said[0]) not in KNOWN:  # often the whole text of it, or just "BSD"
        said = [line.rpartition(" :: ")[2] for line in classifiers if line.startswith("License :: OSI")]
    known = sorted({SPDX.get(words, words) for words in said})
    if not known or not set(known) <= KNOWN:
        raise SystemExit(f"which licence is this? {metadata['name']}: {said or 'none is named'}")
    return " OR ".join(known)


def annotate(lock: Path, known: dict[str, str]) -> None:
    """Each package's licence under its hashes, as a comment."""
    parts = re.split(r"^(?=[\w.-]+==)", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = HEADER
    for part in parts[1:]:
        name = part.partition("==")[0]
        body = "".join(line + "\n" for line in part.splitlines() if not line.lstrip().startswith("#"))
        text += f"{body}    # licence: {known[normal(name)]}\n"
    lock.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> None:
    if arguments == ["--check"]:
        check()
        return
    if arguments not in ([], ["--upgrade"]):
        raise SystemExit("usage: python -m tools.lock [--upgrade | --check]")
    LOCKS.mkdir(exist_ok=True)
    for name, requirements in wanted().items():
        resolve(name, requirements, bool(arguments))
    pins: dict[str, str] = {}
    for name in wanted():
        for part in re.findall(r"^([\w.-]+)==([\w.+!]+)", (LOCKS / f"{name}.lock").read_text(), re.MULTILINE):
            pins.setdefault(*part)
    known = licences(pins)
    for name in wanted():
        annotate(LOCKS / f"{name}.lock", known)


if __name__ == "__main__":
    main(sys.argv[1:])

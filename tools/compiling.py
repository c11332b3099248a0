"""Compiles and installs the package beside a running server, and says how far that is."""

from __future__ import annotations

import contextlib
import fcntl
import json
import math
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import install
from tools.install import ROOT

LOOK = 0.5  # seconds
TOLD = 0.25  # of the whole, between two lines where there is no terminal to write over


class Stage(NamedTuple):
    """A part of the work: up to which share of the whole it leads, its usual time on two idle cores."""

    begins: str  # a word of the log, none for the first
    upto: float
    seconds: float
    counted: bool = False  # by the log, not by the clock


STAGES = (
    Stage("", 0.05, 10),  # packages
    Stage("grognard: drawing maps", 0.12, 20),
    Stage("grognard: building; where", 0.45, 90),  # mypyc
    Stage("running build_ext", 0.8, 120, counted=True),  # the C compiler, part by part
    Stage("grognard: linking", 0.99, 60),
)
PART = re.compile(r"grognard: part (\d+) of (\d+)")


def how_far(log: str, since: dict[int, float], now: float) -> float:
    """The share of the whole that is done, by what the log says and by the clock.

    `since` keeps when each stage began: how slow this machine is shows in those before.
    """
    at = max((at for at, stage in enumerate(STAGES) if stage.begins in log), default=0)
    stage = STAGES[at]
    first = since.setdefault(0, now)
    begun = since.setdefault(at, now)
    low = STAGES[at - 1].upto if at else 0.0
    if stage.counted:
        parts = PART.findall(log)
        done = int(parts[-1][0]) / int(parts[-1][1]) if parts else 0.0
    else:
        usual = sum(before.seconds for before in STAGES[:at])
        slow = max(1.0, (begun - first) / usual) if usual else 1.0
        done = 1 - math.exp(-(now - begun) / (stage.seconds * slow))
    return low + done * (stage.upto - low)


class Compiling:
    """`tools/install.py` as a process of low priority, and a note that tells how far it is."""

    def __init__(self, venv: Path = install.VENV) -> None:
        self.note = venv / "quicker.json"
        self.again = venv / "quicker.again"
        self.said = venv / "compiling.log"
        self.lock = venv / "compiling.lock"
        self._process: subprocess.Popen[bytes] | None = None
        self._told = 0.0
        self._held: IO[str] | None = None
        self._watcher: threading.Thread | None = None

    def start(self) -> None:
        """Begins, unless another `make play` is compiling here already."""
        self._held = self.lock.open("w")
        try:
            fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        self.again.unlink(missing_ok=True)
        install.LOG.write_text("")
        self.write("making", 0.0, 0.0)
        with self.said.open("wb") as said:
            self._process = subprocess.Popen(
                [install.PYTHON, ROOT / "tools" / "install.py"],
                cwd=ROOT,
                stdout=said,
                stderr=said,
                stdin=subprocess.DEVNULL,
                preexec_fn=lambda: os.nice(10),
                start_new_session=True,  # Ctrl-C is for the server; the compiler is stopped by `stop`
            )
        self._watcher = threading.Thread(target=self._watch, args=(self._process,), daemon=True)
        self._watcher.start()

    def _watch(self, process: subprocess.Popen[bytes]) -> None:
        begun = time.monotonic()
        since: dict[int, float] = {}
        while process.poll() is None:
            time.sleep(LOOK)
            now = time.monotonic()
            log = self._words()
            share = how_far(log, since, now)
            left = (now - begun) * (1 - share) / share if share > STAGES[0].upto else 0.0
            self.write("making", share, left)
            self.tell(share)
        if process.returncode < 0:  # stopped
            return
        if process.returncode:
            self.write("failed", 0.0, 0.0)
            install.say("compiling failed, the game goes on as it is; see .venv/install.log")
        elif compiled():
            self.write("ready", 1.0, 0.0)
            install.say("compiled: the page offers to go on with it, and the next start takes it")
        else:
            self.note.unlink(missing_ok=True)
            install.say("nothing can be compiled here: the game runs on the sources")

    def _words(self) -> str:
        said = [path.read_text(encoding="utf-8", errors="replace") for path in (self.said, install.LOG)]
        return "\n".join(said)

    def write(self, state: str, share: float, left: float) -> None:
        """The note, whole at every moment."""
        beside = self.note.with_suffix(".new")
        told = {"state": state, "share": round(share, 3), "seconds": round(left, 1)}
        beside.write_text(json.dumps(told), encoding="utf-8")
        beside.replace(self.note)

    def tell(self, share: float) -> None:
        """A line in the terminal that is written over; a few lines where there is none."""
        if sys.stdout.isatty():
            print(f"\rgrognard: compiling for a quicker game, {share:.0%} ", end="", flush=True)
        elif share >= self._told + TOLD:
            self._told = share
            install.say(f"compiling for a quicker game, {share:.0%}")

    def asked_to_change(self) -> str:
        """The port of a server that has ended to be started anew, compiled; "" if it has just ended."""
        try:
            port = self.again.read_text(encoding="utf-8")
        except OSError:
            return ""
        self.again.unlink(missing_ok=True)
        return port

    def stop(self) -> None:
        """Ends the compiler, if it still works, and forgets the note."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                if self._process.poll() is None:
                    os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()
            assert self._watcher is not None
            self._watcher.join()
            self.note.unlink(missing_ok=True)
        if self._held is not None:
            self._held.close()


def compiled() -> bool:
    """Whether the installed package is a compiled one."""
    command = [str(install.PYTHON), "-P", str(ROOT / "tools" / "installed_build.py")]
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "GROGNARD_PURE")}
    told = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout.strip() == "compiled"

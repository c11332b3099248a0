"""The server under measurement: a process of its own, its memory and its time."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import httpx

TICKS = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`grognard serve` with all its workers, and without limits unless they are asked for."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        workers: int = 1,
        limits: bool = False,
        wait: bool = True,
        pause: float = 0,
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        words = [sys.executable, "-m", "grognard", "serve", "--port", str(self.port), "--data", str(data)]
        words += ["--pause", str(pause)] + ([] if limits else ["--no-limits"])
        if database:
            words += ["--database", database, "--workers", str(workers)]
        self.process = subprocess.Popen(words, start_new_session=True)
        if wait:
            self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the server did not start")
            time.sleep(0.05)

    def pids(self) -> list[int]:
        return family(self.process.pid)

    def memory(self) -> int:
        """Bytes in memory, of all its processes."""
        return sum(resident(pid) for pid in self.pids())

    def seconds(self) -> float:
        """Processor seconds so far, of all its processes."""
        return sum(processor_seconds(pid) for pid in self.pids())

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


def family(pid: int) -> list[int]:
    """A process and all it started."""
    found = [pid]
    for one in found:
        with suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS

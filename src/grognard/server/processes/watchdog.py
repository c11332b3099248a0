"""The watchdog: sees when the event loop is held, so that nobody else is served meanwhile.

A hold counts when the loop's thread has itself worked for longer than it may in one go: a machine busy with
other things raises no alarm. The thread's own processor time is counted, without the time in which it looked
for garbage. So what the thread merely waits for is not seen: a file, a lock, a program that starts, a sleep.
That no request waits for such a thing is looked up in the sources (`tests/server/test_waits.py`).
What was running is looked up from another thread while it lasts.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import threading
import time
import traceback

from ..metrics import HOLDS, LONGEST_HOLD

log = logging.getLogger("grognard.server")

LONGEST = 0.050  # seconds of work in one go
TICK = 0.020  # seconds between looks
REPORT = "GROGNARD_HOLDS"  # a file that holds are written to as well, for tests
KEPT = 20


class Watchdog:
    """Measures one event loop from `start` to `stop`."""

    def __init__(self) -> None:
        self.holds: list[str] = []  # the last ones, in words
        self.longest = 0.0
        self._worked = 0.0
        self._collecting = 0.0  # when the interpreter began to look for garbage in the loop's thread
        self._collected = 0.0  # seconds it took since the last tick: not caused by a request
        self._at = 0.0
        self._seen = ""  # what was running when the tick was late
        self._timer: asyncio.TimerHandle | None = None
        self._thread: threading.Thread | None = None
        self._loop_thread = 0
        self._stopped = threading.Event()

    def start(self) -> None:
        """In the thread of the loop, from which holds are counted."""
        self._loop_thread = threading.get_ident()
        self._worked, self._at = time.thread_time(), time.monotonic()
        self._timer = asyncio.get_running_loop().call_later(TICK, self._tick)
        self._thread = threading.Thread(target=self._look, name="watchdog", daemon=True)
        self._thread.start()
        gc.callbacks.append(self._collects)

    def stop(self) -> None:
        self._stopped.set()
        if self._collects in gc.callbacks:
            gc.callbacks.remove(self._collects)
        if self._timer is not None:
            self._timer.cancel()

    def _tick(self) -> None:
        worked = time.thread_time()
        held = worked - self._worked - self._collected
        if held > LONGEST:
            self._report(held)
        self._seen, self._collected = "", 0.0
        self._worked, self._at = worked, time.monotonic()
        self._timer = asyncio.get_running_loop().call_later(TICK, self._tick)

    def _collects(self, phase: str, info: dict[str, int]) -> None:
        if threading.get_ident() == self._loop_thread:
            now = time.thread_time()
            if phase == "stop":
                self._collected += now - self._collecting
            self._collecting = now

    def _report(self, held: float) -> None:
        HOLDS.inc()
        self.longest = max(held, self.longest)
        LONGEST_HOLD.set(self.longest)
        text = f"the event loop was held for {held * 1000:.0f} ms\n{self._seen}".rstrip()
        self.holds = [*self.holds[1 - KEPT :], text]
        log.warning(text)
        if os.environ.get(REPORT):
            with open(os.environ[REPORT], "a", encoding="utf-8") as file:
                file.write(text + "\n")

    def _look(self) -> None:
        """In a thread of its own: notes what the loop is doing when it is late."""
        while not self._stopped.wait(TICK):
            if not self._seen and time.monotonic() - self._at > LONGEST + TICK / 2:
                frame = sys._current_frames().get(self._loop_thread)
                if frame is not None:
                    self._seen = "".join(traceback.format_stack(frame)[-8:])

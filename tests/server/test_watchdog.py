"""The watchdog: an event loop that is held is noticed, one that waits is not."""

from __future__ import annotations

import asyncio
import time

import pytest

from grognard.server.processes.watchdog import Watchdog


def work(seconds: float) -> None:
    """Keeps the processor busy for so long of its own time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        continue


def watched(seconds: float, busy: bool) -> Watchdog:
    async def go() -> Watchdog:
        watchdog = Watchdog()
        watchdog.start()
        await asyncio.sleep(0.1)
        if busy:
            work(seconds)
        else:
            time.sleep(seconds)
        await asyncio.sleep(0.1)
        watchdog.stop()
        return watchdog

    return asyncio.run(go())


@pytest.mark.holds
def test_work_in_the_loop_is_noticed_and_named() -> None:
    watchdog = watched(0.3, busy=True)
    assert len(watchdog.holds) == 1
    assert watchdog.longest >= 0.3
    assert "in work" in watchdog.holds[0]


def test_a_busy_machine_raises_no_alarm() -> None:
    """The thread was kept from working, and did not work itself."""
    assert watched(0.3, busy=False).holds == []


def test_short_work_is_well() -> None:
    assert watched(0.01, busy=True).holds == []

"""Crews: what is done in other processes, and what becomes of it when it goes wrong."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from grognard.server.faults import Fault
from grognard.server.processes.crew import MEGABYTE, Crew, CrewPlan, Mistake
from grognard.server.processes.crews import press_plan, study_plan, tables_plan, thinking_plan
from grognard.server.processes.fair_queue import Owner

from .crew_jobs import crash, crash_always, fail, hoard, keep, nap, niceness, pid, refuse
from .support import until

T = TypeVar("T")
GREEDY, VICTIM = Owner("10.0.0.1", "greedy"), Owner("10.0.0.2", "victim")


def with_crew(plan: CrewPlan, work: Callable[[Crew], Awaitable[T]]) -> T:
    async def go() -> T:
        crew = Crew(plan)
        try:
            return await work(crew)
        finally:
            await crew.stop()
            assert not crew.pids()

    return asyncio.run(go())


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False


def test_a_job_is_done_elsewhere_and_a_process_does_many() -> None:
    async def work(crew: Crew) -> list[int]:
        return [await crew.run(pid) for _ in range(3)]

    found = with_crew(CrewPlan("test"), work)
    assert len(set(found)) == 1
    assert os.getpid() not in found


def test_refusals_come_back_as_they_are_and_mistakes_with_their_trace() -> None:
    async def work(crew: Crew) -> int:
        with pytest.raises(Fault) as refused:
            await crew.run(refuse)
        assert (refused.value.status, refused.value.problem.code) == (404, "not-found")
        with pytest.raises(Mistake, match="IndexError"):
            await crew.run(fail)
        return int(await crew.run(pid))

    assert with_crew(CrewPlan("test"), work)


def test_a_job_for_another_process_begins_when_its_owner_may_have_it_begun() -> None:
    """One at a time of an owner: the second waits for the first, and then the idle process takes it."""

    async def work(crew: Crew) -> None:
        for place in (0, 1):
            await crew.run(pid, owner=VICTIM, place=place)
        first = asyncio.create_task(crew.run(nap, 0.3, owner=GREEDY, place=0))
        await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            await crew.run(pid, owner=GREEDY, place=1)
            await first

    with_crew(CrewPlan("test", size=2, share=1), work)


def test_a_job_that_takes_too_long_is_given_up_and_its_process_replaced() -> None:
    async def work(crew: Crew) -> None:
        first = await crew.run(pid)
        with pytest.raises(Fault) as refused:
            await crew.run(nap, 60, seconds=0.3)
        assert (refused.value.status, refused.value.problem.code) == (503, "gave-up")
        assert await crew.run(pid) != first
        until(lambda: not alive(first))

    with_crew(CrewPlan("test"), work)


def test_a_job_that_takes_too_much_memory_is_given_up_and_the_memory_comes_back() -> None:
    async def work(crew: Crew) -> None:
        first = await crew.run(pid)
        with pytest.raises(Fault) as refused:
            await crew.run(hoard, 2000)
        assert refused.value.problem.code == "gave-up"
        assert await crew.run(pid) != first

    with_crew(CrewPlan("test", memory=500 * MEGABYTE), work)


def test_a_process_that_has_grown_is_replaced() -> None:
    async def work(crew: Crew) -> None:
        first = await crew.run(keep, 100)
        assert await crew.run(pid) != first

    with_crew(CrewPlan("test", grown=80 * MEGABYTE), work)


def test_a_crash_loses_nothing(tmp_path: Path) -> None:
    async def work(crew: Crew) -> str:
        with pytest.raises(Fault) as refused:
            await crew.run(crash_always)
        assert refused.value.problem.code == "gave-up"
        return str(await crew.run(crash, str(tmp_path / "mark")))

    assert with_crew(CrewPlan("test"), work) == "at last"


def test_nobody_waits_for_it_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits leaves the queue, what runs is broken off."""
    monkeypatch.setattr("grognard.server.processes.crew.LATE", 0.1)
    mark = tmp_path / "mark"

    async def work(crew: Crew) -> None:
        running = asyncio.create_task(crew.run(nap, 60, str(mark)))
        waiting = asyncio.create_task(crew.run(nap, 60))
        while not mark.exists() or not mark.read_text():
            await asyncio.sleep(0.01)
        assert crew.queue.waiting == 1
        for task in (waiting, running):
            task.cancel()
        await asyncio.gather(waiting, running, return_exceptions=True)
        assert crew.queue.waiting == 0
        begun = time.monotonic()
        assert await crew.run(pid) != int(mark.read_text())
        assert time.monotonic() - begun < 30

    with_crew(CrewPlan("test"), work)


def test_a_process_that_remembers_is_not_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.server.processes.crew.LATE", 0.1)
    mark = tmp_path / "mark"

    async def work(crew: Crew) -> None:
        running = asyncio.create_task(crew.run(nap, 0.5, str(mark)))
        while not mark.exists() or not mark.read_text():
            await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert await crew.run(pid) == int(mark.read_text())

    with_crew(CrewPlan("test", stays=True), work)


def test_one_who_floods_delays_another_by_a_job() -> None:
    async def work(crew: Crew) -> None:
        await crew.run(pid)
        flood = [asyncio.create_task(crew.run(nap, 0.2, owner=GREEDY)) for _ in range(12)]
        await asyncio.sleep(0.05)
        begun = time.monotonic()
        await crew.run(pid, owner=VICTIM)
        waited = time.monotonic() - begun
        with pytest.raises(Fault) as refused:
            await asyncio.gather(*(crew.run(pid, owner=GREEDY) for _ in range(20)))
        assert refused.value.status == 429
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert waited < 1.5, "twelve jobs would take longer"

    with_crew(CrewPlan("test", waiting=16), work)


def test_jobs_for_one_place_go_to_one_process() -> None:
    async def work(crew: Crew) -> tuple[Any, ...]:
        return tuple([await crew.run(pid, place=place) for place in (0, 1, 0, 1)])

    first, second, third, fourth = with_crew(CrewPlan("test", size=2), work)
    assert (first, second) == (third, fourth)
    assert first != second


def test_processes_with_nothing_to_do_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grognard.server.processes.crew.IDLE", 0)

    async def work(crew: Crew) -> None:
        first = await crew.run(pid)
        await asyncio.sleep(0.01)
        await crew.tidy()
        assert not crew.pids()
        until(lambda: not alive(first))

    with_crew(CrewPlan("test"), work)


def test_who_stops_a_server_stops_its_processes_last() -> None:
    """A signal to the whole group does not take the answers away that the server still waits for."""

    async def work(crew: Crew) -> None:
        first = await crew.run(pid)
        for number in (signal.SIGTERM, signal.SIGINT):
            os.kill(first, number)
        assert await crew.run(pid) == first

    with_crew(CrewPlan("test"), work)


def test_a_process_is_not_stopped_while_its_interpreter_starts() -> None:
    """Ctrl-C goes to every process of the group, also to one that has not come to ignore it."""

    async def work(crew: Crew) -> None:
        job = asyncio.create_task(crew.run(pid))
        while not crew.pids():
            await asyncio.sleep(0)
        (first,) = crew.pids()
        while not job.done():
            for number in (signal.SIGTERM, signal.SIGINT):
                os.kill(first, number)
            await asyncio.sleep(0.001)
        assert await job == first

    with_crew(CrewPlan("test"), work)


def test_slow_work_gives_way() -> None:
    async def work(crew: Crew) -> int:
        return int(await crew.run(niceness))

    assert with_crew(CrewPlan("test", nice=7), work) >= 7


def test_stopping_answers_everybody() -> None:
    async def go() -> None:
        crew = Crew(CrewPlan("test"))
        tasks = [asyncio.create_task(crew.run(nap, 60)) for _ in range(3)]
        await asyncio.sleep(0.1)
        await crew.stop()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [each.status for each in found if isinstance(each, Fault)] == [503, 503, 503]
        with pytest.raises(Fault):
            await crew.run(pid)

    asyncio.run(go())


@pytest.mark.parametrize(
    "plan", [tables_plan(1), study_plan(), thinking_plan(), press_plan()], ids=lambda p: p.name
)
def test_processes_of_a_crew_know_nothing_of_the_database(plan: CrewPlan) -> None:
    """They begin in half the time without it."""
    asked = f"import sys, {', '.join(plan.modules)}; print('sqlalchemy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"

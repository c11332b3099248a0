"""Crews: processes that do what would hold up the event loop, each job with limits of time and memory.

Compiled code keeps the interpreter to itself, so a thread would not do. Jobs wait in a fair queue. A job that
takes too long is given up together with its process, which is replaced; one that nobody waits for any more is
taken out of the queue, or its process ended. A process that dies loses its job alone, and that is tried once
more by another.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from ..faults import Fault, fault, gave_up
from ..metrics import JOB_SECONDS, JOBS
from .crew_process import DONE, ERROR, FAULT, LENGTH, MAIN, Terms, name_of, packed
from .fair_queue import HOUSE, FairQueue, Owner

log = logging.getLogger("grognard.server")

MEGABYTE = 1024 * 1024
LATE = 1.0  # seconds that a job runs on when nobody waits for it: most are done by then
IDLE = 30  # seconds after which a process that has nothing to do ends
TRIES = 2  # how often a job is begun whose process dies
START_SECONDS = 60  # a process that is not ready after so long has failed


class CrewPlan(Struct, frozen=True):
    """What a crew is for and what its jobs may take."""

    name: str
    size: int = 1  # processes
    seconds: float = 10  # a job
    memory: int = 1536 * MEGABYTE  # a process
    grown: int = 512 * MEGABYTE  # a process that has become so large is replaced
    nice: int = 0
    waiting: int = 16  # jobs of one person, 0: any number
    share: int = 1  # jobs of one person at the same time
    together: int = 1  # of one network
    stays: bool = False  # its processes remember what others need: only their limits end them
    modules: list[str] = []  # imported before the first job


class Job:
    """Something to be done, and the future that waits for it."""

    def __init__(
        self,
        function: Callable[..., Any],
        args: tuple[Any, ...],
        owner: Owner,
        share: int,
        together: int,
        place: int,
    ) -> None:
        self.name = name_of(function)
        self.args = args
        self.owner = owner
        self.share = share
        self.together = together
        self.place = place  # the process that must do it, -1: any
        self.seconds = 0.0
        self.tries = 0
        self.begun = 0.0
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def give(self, value: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(value)

    def fail(self, why: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(why)


class Mistake(Exception):
    """A job failed by a mistake of ours; the traceback of its process is the text."""


class Process:
    """One process of a crew, as its parent sees it."""

    def __init__(self, crew: Crew, place: int, serial: int) -> None:
        self.crew = crew
        self.place = place
        self.serial = serial
        self.ready = False
        self.job: Job | None = None
        self.idle_since = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.writer: asyncio.StreamWriter | None = None
        ours, theirs = socket.socketpair()
        self.pipe = ours
        self.popen = _start(crew.plan, theirs)
        theirs.close()
        self.task = asyncio.create_task(self._listen(), name=f"{crew.plan.name} {serial}")

    async def _listen(self) -> None:
        try:
            reader, self.writer = await _streams(self.pipe)
            async with asyncio.timeout(START_SECONDS):
                await _frame(reader)
            self.ready = True
            while True:
                self.crew.assign()
                how, value, resident = pickle.loads(await _frame(reader))
                self.crew.answered(self, how, value, resident)
        except (EOFError, ConnectionError, TimeoutError):  # also an answer that breaks off
            self.crew.lost(self)
        except Exception:
            log.exception("an answer of the %s crew cannot be read", self.crew.plan.name)
            self.crew.lost(self)

    def begin(self, job: Job) -> None:
        assert self.writer is not None
        self.job = job
        job.tries += 1
        job.begun = time.perf_counter()
        self.timer = asyncio.get_running_loop().call_later(job.seconds, self.crew.overdue, self, job)
        self.writer.write(packed((job.name, job.args)))

    def finish(self) -> Job | None:
        """The job it has been doing; from now on it does none."""
        job, self.job = self.job, None
        self.idle_since = time.monotonic()
        if self.timer is not None:
            self.timer.cancel()
        return job

    def end(self) -> None:
        """Ends the process at once: nothing in it is needed."""
        self.ready = False
        self.popen.kill()
        if self.writer is not None:
            self.writer.close()
        else:
            self.pipe.close()
        if self.task is not asyncio.current_task():
            self.task.cancel()


class Crew:
    """The processes of one kind, and what waits for them."""

    def __init__(self, plan: CrewPlan) -> None:
        self.plan = plan
        self.queue: FairQueue[Job] = FairQueue(plan.waiting)
        self._processes: list[Process | None] = [None] * plan.size
        self._serial = 0
        self._ended: set[asyncio.Future[int]] = set()  # processes that have ended and must be waited for
        self._stopped = False

    async def run(
        self,
        function: Callable[..., Any],
        *args: Any,
        owner: Owner = HOUSE,
        place: int = -1,
        seconds: float = 0,
        share: int = 0,
        together: int = 0,
    ) -> Any:
        """What a function of a module makes of its arguments in a process; raises what it raises."""
        if self._stopped:
            raise fault(503, "unavailable", "unavailable", retry=5)
        job = Job(function, args, owner, share or self.plan.share, together or self.plan.together, place)
        job.seconds = seconds or self.plan.seconds
        self.queue.put(job)
        self.assign()
        try:
            return await job.answer
        finally:
            if job.answer.cancelled():
                self._abandoned(job)

    def serial(self, place: int) -> int:
        """Which process is at a place: what another remembered there is gone. 0: none yet."""
        process = self._processes[place]
        return 0 if process is None else process.serial

    def is_free(self, place: int) -> bool:
        """Whether nothing is done at a place, nor waits for it."""
        process = self._processes[place]
        busy = process is not None and process.job is not None
        return not busy and self.queue.peek(lambda job: job.place == place) is None

    # -- giving out -------------------------------------------------------------------------------------

    def assign(self) -> None:
        """Gives jobs to those that have none, and starts processes where too few are there."""
        starting = 0
        for process in self._processes:
            if process is not None and process.ready and process.job is None:
                self.look(process)
            elif process is not None and not process.ready:
                starting += 1
        for place, process in enumerate(self._processes):
            if process is None and not self._stopped:
                bound = self.queue.peek(lambda job, place=place: job.place == place)  # type: ignore[misc]
                free = self.queue.peek(lambda job: job.place < 0)
                if bound is not None or (free is not None and self.queue.waiting > starting):
                    self.start(place)
                    starting += 1

    def start(self, place: int) -> None:
        self._serial += 1
        self._processes[place] = Process(self, place, self._serial)

    def start_all(self) -> None:
        """Starts every process before anybody needs it."""
        for place, process in enumerate(self._processes):
            if process is None:
                self.start(place)

    def look(self, process: Process) -> None:
        """A process is idle: gives it a job if there is one."""
        job = self.queue.next(lambda job: job.place in (-1, process.place))
        if job is not None:
            process.begin(job)

    # -- what becomes of jobs -----------------------------------------------------------------------------

    def answered(self, process: Process, how: int, value: Any, resident: int) -> None:
        job = process.finish()
        if job is not None:
            self._done(job, "done" if how in (DONE, FAULT) else "failed")
            if how == DONE:
                job.give(value)
            elif how == FAULT:
                job.fail(Fault(*value))
            elif how == ERROR:
                job.fail(Mistake(f"{job.name} of the {self.plan.name} crew failed: {value[0]}\n{value[1]}"))
            else:
                log.warning("%s of the %s crew wanted too much memory", job.name, self.plan.name)
                job.fail(gave_up("too much memory"))
        if how not in (DONE, FAULT, ERROR) or resident > self.plan.grown:
            self._replace(process)

    def overdue(self, process: Process, job: Job) -> None:
        if process.job is job:
            log.warning("%s of the %s crew took longer than %g s", job.name, self.plan.name, job.seconds)
            process.finish()
            self._done(job, "overdue")
            job.fail(gave_up(f"longer than {job.seconds:g} seconds"))
            self._replace(process)

    def lost(self, process: Process) -> None:
        """The process has ended by itself: crashed, or killed by somebody else."""
        if self._processes[process.place] is not process:
            return
        job = process.finish()
        log.error("a process of the %s crew has died%s", self.plan.name, f" over {job.name}" if job else "")
        if job is not None and not job.answer.done() and job.tries < TRIES:
            self.queue.put_back(job)
        elif job is not None:
            self._done(job, "died")
            job.fail(gave_up("its process died"))
        elif not process.ready:
            for waiting in self.queue.clear():  # no process can be started: nobody must wait for ever
                waiting.fail(gave_up("no process can be started"))
        self._replace(process)

    def _abandoned(self, job: Job) -> None:
        """Nobody waits for it any more; where a process keeps what others need, what it has begun goes on."""
        if self.queue.drop(job) or self.plan.stays:
            return
        for process in self._processes:
            if process is not None and process.job is job:
                asyncio.get_running_loop().call_later(LATE, self._break_off, process, job)

    def _break_off(self, process: Process, job: Job) -> None:
        if process.job is job:
            process.finish()
            self._done(job, "abandoned")
            self._replace(process)

    def _done(self, job: Job, how: str) -> None:
        self.queue.done(job)
        JOBS.labels(self.plan.name, how).inc()
        JOB_SECONDS.labels(self.plan.name).observe(time.perf_counter() - job.begun)

    # -- coming and going ---------------------------------------------------------------------------------

    def _replace(self, process: Process) -> None:
        """Ends a process; its place is free, and taken again when there is work."""
        if self._processes[process.place] is process:
            self._processes[process.place] = None
        process.end()
        self._take_leave(process)
        self.assign()

    def _take_leave(self, process: Process) -> None:
        gone = asyncio.get_running_loop().run_in_executor(None, process.popen.wait)
        self._ended.add(gone)
        gone.add_done_callback(self._ended.discard)

    async def tidy(self) -> None:
        """Ends processes that have had nothing to do for a while: their memory comes back."""
        long_ago = time.monotonic() - IDLE
        for process in self._processes:
            idle = process is not None and process.ready and process.job is None
            if process is not None and idle and process.idle_since < long_ago and not self.plan.stays:
                self._replace(process)

    async def stop(self) -> None:
        self._stopped = True
        for job in self.queue.clear():
            job.fail(fault(503, "unavailable", "unavailable", retry=5))
        for process in self._processes:
            if process is not None:
                begun = process.finish()
                if begun is not None:
                    begun.fail(fault(503, "unavailable", "unavailable", retry=5))
                process.end()
                self._take_leave(process)
        self._processes = [None] * self.plan.size
        await asyncio.gather(*self._ended, return_exceptions=True)

    def pids(self) -> list[int]:
        return [process.popen.pid for process in self._processes if process is not None]


def _start(plan: CrewPlan, theirs: socket.socket) -> subprocess.Popen[bytes]:
    """A fresh interpreter, which finds the same modules as this one."""
    shared = sys.platform == "win32"
    number = -1 if shared else theirs.fileno()
    terms = Terms(os.getpid(), number, plan.nice, plan.memory, plan.modules)
    with _signals_held():
        popen = subprocess.Popen(
            [sys.executable, "-c", MAIN, msgspec.json.encode(terms).decode()],
            stdin=subprocess.PIPE if shared else subprocess.DEVNULL,
            pass_fds=() if shared else (number,),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
    if popen.stdin is not None:
        popen.stdin.write(theirs.share(popen.pid))  # type: ignore[attr-defined,unused-ignore]
        popen.stdin.close()
    return popen


@contextmanager
def _signals_held() -> Iterator[None]:
    """A child inherits the mask: signals wait until it ignores them, also while its interpreter starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


async def _streams(pipe: socket.socket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if hasattr(asyncio, "open_unix_connection"):
        return await asyncio.open_unix_connection(sock=pipe)
    return await asyncio.open_connection(sock=pipe)


async def _frame(reader: asyncio.StreamReader) -> bytes:
    (length,) = LENGTH.unpack(await reader.readexactly(LENGTH.size))
    return await reader.readexactly(length)

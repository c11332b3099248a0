"""Workers that can be killed and are back at once: a process that has imported everything forks them.

The workers are those of `grognard serve`; what supervises them here does what uvicorn's supervisor does, and
holds the listening socket, so that clients who call while nobody is there are answered when somebody is.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

import uvicorn

from grognard.server.app import make_worker
from grognard.server.run import PROTOCOL
from grognard.server.settings import ServerSettings


class Kennel:
    """Starts and kills workers through a process of its own, which has neither threads nor an event loop."""

    def __init__(self, settings: ServerSettings) -> None:
        self.workers = settings.workers
        self.pids: list[int] = []
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        context = get_context("fork")
        self._pipe, theirs = context.Pipe()
        self._keeper = context.Process(target=keep, args=(theirs, listening, settings))
        self._keeper.start()
        listening.close()
        theirs.close()

    def start(self) -> None:
        """Brings the workers to their full number."""
        while len(self.pids) < self.workers:
            self._pipe.send(0)
            self.pids.append(self._pipe.recv())

    def kill(self, pids: list[int]) -> None:
        """SIGKILL; gone for good when this returns."""
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        for pid in pids:
            self._pipe.send(pid)
            ended = self._pipe.recv()
            self.pids.remove(pid)
            if ended != signal.SIGKILL:
                raise RuntimeError(f"a worker had ended by itself, with {ended}")

    def close(self) -> None:
        self.kill(list(self.pids))
        self._pipe.send(-1)
        self._keeper.join()


def keep(pipe: Connection, listening: socket.socket, settings: ServerSettings) -> None:
    """The keeper's life: 0 asks for a worker, a pid for how it ended, -1 says that all is over."""
    settings.to_environment()
    while (asked := pipe.recv()) >= 0:
        if asked:
            pipe.send(os.waitstatus_to_exitcode(os.waitpid(asked, 0)[1]) * -1)
            continue
        pid = os.fork()
        if not pid:
            pipe.close()
            work(listening)
        pipe.send(pid)


def work(listening: socket.socket) -> None:
    """A worker's life; never returns."""
    status = 1
    try:
        with suppress(KeyboardInterrupt):
            config = uvicorn.Config(
                make_worker(),
                **PROTOCOL,
            )
            uvicorn.Server(config).run(sockets=[listening])
        status = 0
    finally:
        sys.stderr.flush()
        os._exit(status)

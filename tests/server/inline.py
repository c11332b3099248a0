"""Crews without processes: jobs are done where they are asked for, so that tests can change the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.server.context import Server
from grognard.server.problems import fault_of
from grognard.server.processes.crew import Crew, CrewPlan


class Inline(Crew):
    """A crew whose jobs are calls."""

    async def run(self, function: Callable[..., Any], *args: Any, **_: Any) -> Any:
        try:
            return function(*args)
        except Exception as e:
            told = fault_of(e)
            if told is None:
                raise
            raise told from e

    def serial(self, place: int) -> int:
        return 1

    def start_all(self) -> None:
        """There is nothing to start."""


def without_processes(server: Server) -> None:
    """All crews of a server that has not started become calls."""
    for halls in (server.tables, server.study, server.thinking):
        halls.crew = Inline(halls.crew.plan)
    server.press = Inline(server.press.plan)
    server.drawings.press = server.press
    server.infos.titles.crew = server.tables.crew
    server.crews = (server.tables.crew, server.study.crew, server.thinking.crew, server.press)


def one_process() -> CrewPlan:
    return CrewPlan("inline")

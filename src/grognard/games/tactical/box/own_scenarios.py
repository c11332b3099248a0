# mypyc: interpreted
"""Scenarios of one's own: where they are examined, drafted and drawn up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, cast

from grognard.core.loading.own_text import Named, own_name
from grognard.core.telling.scenario_files import ScenarioTools
from grognard.core.telling.workshop import Draft, Workbench

from .examining import F
from .workshop import Workshop


class OwnScenarios(Generic[F]):
    """Where people write scenarios for one game (`Rules.own_scenarios`).

    `load` finds the file of a scenario, `workbench` what they are made of, `wished` draws up a battle for
    wishes by name and raises Impossible or ValueError; `tools` is what `grognard scenario` does.
    """

    def __init__(
        self,
        workshop: Workshop[F],
        load: Callable[[str], F],
        workbench: Callable[[], Workbench],
        wished: Callable[[dict[str, str]], F],
        tools: ScenarioTools,
    ) -> None:
        self.workshop = workshop
        self.load = load
        self.workbench = workbench
        self.wished = wished
        self.tools = tools

    def adopt(self, text: str, file: str) -> str:
        """The name under which a text is played; raises the first LoadError."""
        return own_name(cast(Named, self.workshop.examiner.parse(text, file)))

    def opened(self, scenario: str) -> Draft:
        """A scenario of the box, or an adopted one, to be changed."""
        return self.workshop.opened(self.load(scenario))

    def random_draft(self, wishes: dict[str, str]) -> Draft:
        """A battle drawn up for some wishes; a LoadError if there is none."""
        return self.workshop.drawn(lambda: self.wished(wishes))

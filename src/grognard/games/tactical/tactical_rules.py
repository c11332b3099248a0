"""What the rules of the family's games have alike: scenarios of one's own."""

from __future__ import annotations

from typing import Any

from grognard.core.kernel.rules import Rules
from grognard.core.loading.own_text import is_own
from grognard.core.telling.scenario_files import ScenarioDesk
from grognard.core.telling.workshop import Draft, Workbench

from .box.room import Room


class TacticalRules(Rules):
    """Rules of a game whose scenarios can be written, drafted and drawn up."""

    def room(self) -> Room[Any]:
        """Where scenarios of this game are made."""
        raise NotImplementedError

    def adopt(self, text: str, file: str = "") -> str:
        return self.room().adopt(text, file)

    def adopted(self, scenario: str) -> bool:
        return is_own(scenario)

    def workbench(self) -> Workbench | None:
        return self.room().workbench()

    def opened_draft(self, scenario: str) -> Draft:
        return self.room().opened(scenario)

    def draft(self, text: str) -> Draft:
        return self.room().workshop.draft(text)

    def document_draft(self, document: dict[str, object]) -> Draft:
        return self.room().workshop.document_draft(document)

    def random_draft(self, wishes: dict[str, str]) -> Draft:
        return self.room().random_draft(wishes)

    def scenario_desk(self) -> ScenarioDesk | None:
        return self.room().desk

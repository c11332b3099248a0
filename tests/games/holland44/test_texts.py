"""Whatever the tables of Holland '44 name has its words in both languages."""

from __future__ import annotations

import pytest

from grognard.core.kernel.kinds import MODE
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.games.holland44.rules import HollandRules
from grognard.games.zocbond.box.citations import citations

RULES = HollandRules()


def modifiers() -> list[str]:
    """The lines of ledgers that have rules; the column of the odds has texts for its values."""
    return [
        name
        for name in citations(RULES.package)
        if name.startswith("modifier-") and name != "modifier-column"
    ]


def wanted() -> list[str]:
    """The ids of all texts that follow from verbs, refusals, events, outcomes and modifiers."""
    found = [f"verb-{verb.name}" for verb in RULES.verbs]
    found += [f"refusal-{refusal.name}" for refusal in RULES.refusals[1:]]
    found += [f"event-{event.name}" for event in RULES.events]
    found += [f"outcome-{outcome.name}" for outcome in RULES.outcomes]
    found += modifiers()
    operands = [o for verb in RULES.verbs for o in verb.operands]
    operands += [o for event in RULES.events for o in event.operands]
    found += [f"word-{word}" for operand in operands if operand.kind == MODE for word in operand.names]
    return [f"holland44-{name}" for name in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    there = set(Catalogue(lang, [RULES.package]).ids())
    assert [name for name in wanted() if name not in there] == []

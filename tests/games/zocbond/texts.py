"""The texts that a game of the family must have, by its tables."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.kernel.kinds import MODE
from grognard.core.kernel.rules import Rules
from grognard.core.telling.catalogue import Catalogue
from grognard.games.zocbond.box.citations import citations


def modifiers(rules: Rules) -> list[str]:
    """The lines of ledgers that have rules; the column of the odds has texts for its values."""
    found = [name for name in citations(rules.package) if name.startswith("modifier-")]
    return [name for name in found if name != "modifier-column"]


def assert_every_text_is_there(rules: Rules, lang: str, more: Sequence[str] = ()) -> None:
    """Those that follow from verbs, refusals, events, outcomes and modifiers, and `more`."""
    found = [f"verb-{verb.name}" for verb in rules.verbs]
    found += [f"refusal-{refusal.name}" for refusal in rules.refusals[1:]]
    found += [f"event-{event.name}" for event in rules.events]
    found += [f"outcome-{outcome.name}" for outcome in rules.outcomes]
    found += modifiers(rules)
    operands = [o for verb in rules.verbs for o in verb.operands]
    operands += [o for event in rules.events for o in event.operands]
    found += [f"word-{word}" for operand in operands if operand.kind == MODE for word in operand.names]
    wanted = [f"{rules.name}-{name}" for name in [*found, *more]]
    there = set(Catalogue(lang, [rules.package]).ids())
    assert [name for name in wanted if name not in there] == []

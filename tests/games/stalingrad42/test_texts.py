"""Whatever the tables of Stalingrad '42 name has its words in both languages."""

from __future__ import annotations

import pytest

from grognard.core.kernel.kinds import MODE
from grognard.core.telling.catalogue import LANGUAGES, Catalogue, check
from grognard.core.telling.message import Ref, msg
from grognard.games.stalingrad42.rules import StalingradRules
from grognard.games.zocbond.box.citations import citations

RULES = StalingradRules()

#: Where a player is asked in combat, and what each step tells.
ASKED = (
    "Automatic-gather",
    "Combat-attacks",
    "Combat-follow",
    "Attack-attackers",
    "Attack-support",
    "Attack-answer",
    "Lose-choose",
    "LastStep-choose",
    "Stand-choose",
    "Storm-choose",
    "Throw-choose",
    "Throw-again",
    "Retreat-go",
    "Advance-choose",
    "Decline-choose",
    "Assignment-choose",
    "Emergence-choose",
    "AirCover-choose",
    "Evacuation-choose",
)

#: What the list of what is still to do in a phase may name.
LEFT = (
    *("crowded", "enter", "outside", "shatter", "move", "follow", "attack", "fight"),
    *("guns", "air", "arrive", "refit", "resources", "railheads"),
)


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
    found += [f"prompt-{name}" for name in ASKED]
    found += [f"left-{name}" for name in LEFT]
    operands = [o for verb in RULES.verbs for o in verb.operands]
    operands += [o for event in RULES.events for o in event.operands]
    found += [f"word-{word}" for operand in operands if operand.kind == MODE for word in operand.names]
    return [f"stalingrad42-{name}" for name in found]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    there = set(Catalogue(lang, [RULES.package]).ids())
    assert [name for name in wanted() if name not in there] == []


def test_the_texts_have_no_faults() -> None:
    assert check([RULES.package]) == []


ARRIVALS = [
    ("en", "@W", "arrives in area W."),
    ("en", "@NORTH", "arrives at the north edge."),
    ("en", "2010", "arrives in 2010."),
    ("ru", "@W", "прибытие в зону W."),
    ("ru", "@NORTH", "прибытие на северный край."),
    ("ru", "2010", "прибытие в 2010."),
]


@pytest.mark.parametrize(("lang", "place", "said"), ARRIVALS)
def test_who_arrives_is_at_an_edge_and_in_an_area(lang: str, place: str, said: str) -> None:
    scenario = RULES.load("caucasus", {})
    text = msg("stalingrad42-event-arrives", unit=Ref("unit", -1, "SU-RD-1"), place=Ref("hex", -1, place))
    assert Catalogue(lang, [RULES.package]).render(text, RULES.names(scenario)).endswith(said)

"""Whatever the tables of Stalingrad '42 name has its words in both languages."""

from __future__ import annotations

import pytest

from grognard.core.telling.catalogue import LANGUAGES, Catalogue, check
from grognard.core.telling.message import Ref, msg
from grognard.games.stalingrad42.rules import StalingradRules
from tests.games.zocbond.texts import assert_every_text_is_there

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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there(lang: str) -> None:
    asked = [f"prompt-{name}" for name in ASKED]
    assert_every_text_is_there(RULES, lang, [*asked, *(f"left-{name}" for name in LEFT)])


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

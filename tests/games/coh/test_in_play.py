"""0.7: an action that is not in play in a scenario is not asked for, because nobody could choose it there."""

from __future__ import annotations

import pytest

from grognard.core.kernel.option import Option
from grognard.core.kernel.playout import playout
from grognard.core.kernel.state import advance
from grognard.games.coh import RULES
from grognard.games.coh.actions.action_list import (
    ALWAYS_VERBS,
    ANY_MONEY,
    ATTACK_VERBS,
    CONCEALING_VERBS,
    KINDS,
)
from grognard.games.coh.hidden import is_hidden
from grognard.games.coh.scenario import CohScenario
from grognard.games.coh.state import CohState
from grognard.games.coh.verbs import BY_AP

LISTED = (*ATTACK_VERBS, *ALWAYS_VERBS, *CONCEALING_VERBS)


@pytest.mark.parametrize("name", ["dawn-at-the-granary", "the-water-tower", "all-arms-at-teterevino"])
def test_what_is_not_in_play_is_never_possible(name: str) -> None:
    scenario = RULES.load(name, {})
    assert isinstance(scenario, CohScenario)
    told = {*scenario.attack_verbs, *scenario.always_verbs, *scenario.concealing_verbs}
    out = [verb for verb in LISTED if not KINDS[verb].in_play(scenario)]
    assert told == set(LISTED) - set(out)
    s = RULES.start(scenario, (7).to_bytes(8, "big"))
    advance(s)
    asked = 0
    for _ in range(40):
        playout(s, 7 + s.ply, 10)
        assert isinstance(s, CohState)
        for u in range(len(scenario.unit_names)):
            if s.place[u] < scenario.n and not is_hidden(s, u):
                choices: list[Option] = []
                for verb in out:
                    KINDS[verb].options(s, u, 0, ANY_MONEY, BY_AP, choices)
                assert choices == []
                asked += 1
        if s.outcome >= 0:
            break
    assert asked > 50


def test_little_is_in_play_at_the_granary() -> None:
    """Fire and close combat, turning and rallying: the first scenario has no more."""
    scenario = RULES.load("dawn-at-the-granary", {})
    assert isinstance(scenario, CohScenario)
    assert [KINDS[verb].words.name for verb in scenario.attack_verbs] == ["fire", "assault"]
    assert [KINDS[verb].words.name for verb in scenario.always_verbs] == ["pivot", "rally"]
    assert scenario.concealing_verbs == []

"""Chapter 0.7: the list of actions; every kind tells the same in all its answers."""

from __future__ import annotations

from random import Random

import pytest

from grognard.core.kernel.option import Option
from grognard.core.referee.game import new
from grognard.games.coh import verbs
from grognard.games.coh.actions.action_list import ACTIONS, KINDS, TASKS, VERBS
from grognard.games.coh.actions.kind import NO_ACTION
from grognard.games.coh.actions.parts import AT_FINISH
from grognard.games.coh.refusals import LEGAL
from grognard.games.coh.state import CohState
from grognard.games.coh.verbs import BY_AP, BY_CAP, BY_OPP, COUNT, CREEP, LOAD, UNLOAD

LISTED_BY_ANOTHER = (CREEP, LOAD, UNLOAD)  # `MoveAction` lists cautious moves, `LoadAction` both ways to ride


def test_every_verb_has_its_own_words() -> None:
    for number, verb in enumerate(VERBS):
        assert vars(verbs)[verb.name.upper()] == number
    assert len(VERBS) == len(KINDS) == COUNT


def test_actions_and_other_verbs_share_no_number() -> None:
    assert not ACTIONS.keys() & verbs.OTHER_VERBS.keys()
    assert [verb for verb, kind in enumerate(KINDS) if kind is not NO_ACTION] == sorted(ACTIONS)


def test_parts_of_a_group_are_done_in_the_step_of_their_kind() -> None:
    """COH-9.14."""
    done_in = {step: kind.task for step, kind in enumerate(TASKS) if kind is not NO_ACTION}
    assert done_in == {kind.task: kind.task for kind in ACTIONS.values() if kind.task != AT_FINISH}


@pytest.mark.parametrize("scenario", ["the-second-belt", "all-arms-at-teterevino", "ambush-in-the-corn"])
def test_a_kind_offers_what_it_allows(scenario: str) -> None:
    """COH-0.7: what a unit may choose is legal and paid for, and it can do a kind if it is offered some."""
    lots = Random(17)
    game = new(f"coh/{scenario}", 17)
    offered: set[int] = set()
    while not game.over and game.state.ply < 400:
        decision = game.decisions[0]
        if game.state.ply % 8 == 0:
            assert isinstance(game.state, CohState)
            payment = lots.choice((BY_AP, BY_OPP, BY_CAP))
            offered |= looked_at(game.state, lots.choice((1, 3, 7, 999)), payment)
        game.play(lots.choice(decision.options), decision.player)
    assert len(offered) > 5


def looked_at(s: CohState, money: int, payment: int) -> set[int]:
    """Asks every kind about every unit on the map; the verbs that were offered."""
    offered: set[int] = set()
    for u in range(s.sc.units):
        if s.place[u] >= s.sc.n:
            continue
        for verb, kind in ACTIONS.items():
            out: list[Option] = []
            kind.options(s, u, 0, money, payment, out)
            for o in out:
                assert KINDS[o.verb].refusal(s, o) == LEGAL, o
                assert KINDS[o.verb].price(s, o, payment) <= money, o
                assert KINDS[o.verb].group_refusal(s, o, 1 << u, money, payment) == LEGAL, o
                offered.add(o.verb)
            if verb not in LISTED_BY_ANOTHER:
                assert kind.can(s, u, money, payment) == any(o.verb == verb for o in out), VERBS[verb].name
    return offered

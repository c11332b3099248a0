"""How often the Soviets are asked in an Axis turn of the campaign, and what for."""

from __future__ import annotations

import pytest
from bench.questions import WAY, Asked, ask, is_needless

from grognard.core.telling.message import msg
from grognard.core.telling.view import Offer, Question
from grognard.games.stalingrad42.scenario import AXIS, SOVIET


@pytest.fixture(scope="module")
def soviet() -> Asked:
    return ask("stalingrad42/campaign", "recruit", 1, until=AXIS)[SOVIET]


@pytest.mark.slow
def test_a_turn_of_the_axis_asks_the_soviets_only_what_they_can_decide(soviet: Asked) -> None:
    """S42-9 to 12: who stands, where units retreat to, who loses a step."""
    assert set(soviet.questions) <= {"Stand.choose", WAY, "Lose.choose", "Attack.answer"}
    assert soviet.questions.total() >= 20
    assert soviet.clicks.total() <= 25
    assert soviet.needless == [], "the page gives such an answer by itself, but nobody need wait for it"


def test_one_answer_alone_is_asked_only_if_it_ends_something_or_rolls_dice() -> None:
    def question(*offers: Offer) -> Question:
        return Question("Lose.choose", msg("x"), list(offers), False, 0)

    plain = Offer("lose a", msg("x"), [], "act", "", "")
    assert is_needless(question(plain))
    assert not is_needless(question(plain, plain))
    assert not is_needless(question(Offer("done", msg("x"), [], "end", "", "")))
    assert not is_needless(question(Offer("roll", msg("x"), [], "act", "", "", rolls=True)))

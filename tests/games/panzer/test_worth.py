"""Points of cards against their duels: duels are fair, better guns and armour win, the page is up to date."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tools.panzer_points import PAGE, page

from grognard.games.panzer.cards.worth import LEAST, OPPONENTS, RANGES, armed_cards, shot, won, worth_of


@pytest.mark.parametrize("card", OPPONENTS)
def test_a_card_wins_half_of_its_duels_with_itself(card: str) -> None:
    assert won(card, card) == Fraction(1, 2)


def test_what_one_wins_the_other_loses() -> None:
    assert won("G-TIG1", "S-T34-76") + won("S-T34-76", "G-TIG1") == 1


def test_heavier_tanks_win_more() -> None:
    assert won("G-TIG1", "S-T34-76") > won("G-PZ4H", "S-T34-76") > won("G-PZ3J", "S-T34-76")
    assert (
        won("S-IS2", "G-PZ4H")
        > won("S-T34-85", "G-PZ4H")
        > won("S-T34-76", "G-PZ4H")
        > won("S-T26", "G-PZ4H")
    )


def test_no_shot_is_hopeless_and_none_is_better_from_afar() -> None:
    for card in armed_cards():
        chances = [shot(card, "S-T34-76", hexes) for hexes in RANGES]
        assert min(chances) >= LEAST
        assert chances == sorted(chances, reverse=True), card


def test_duels_of_a_card_say_what_it_is_worth() -> None:
    tiger = worth_of("G-TIG1")
    assert tiger.points > worth_of("G-PZ4H").points > worth_of("G-PZ2F").points
    assert tiger.off == Fraction(tiger.card.points - tiger.points, tiger.points)


def test_the_page_is_what_the_tool_writes() -> None:
    """`python tools/panzer_points.py` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()

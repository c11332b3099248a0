# mypyc: interpreted
"""Bonus and event cards at setup (COH-C.B1 to C.B4): what the scenario says of them, as flat tables."""

from __future__ import annotations

from ..scenario import SIDES, CohScenario
from .data_types import BonusPlan, Box, ScenarioFile
from .setup_counters import add_card


def fill_bonus_cards(sc: CohScenario, file: ScenarioFile, box: Box, use_deck: bool) -> None:
    """Yellow cards go into the deck, if there is one; objectives are drawn apart from it."""
    plan = file.bonus
    if plan is None:
        return
    if file.cards is not None and use_deck:
        fill_yellow(sc, plan, box)
    card = box.bonus_cards["objective"]
    for objective in plan.objectives:
        sc.goal_card.append(len(sc.card_names))
        sc.goal_vp.append(objective.vp)
        add_card(sc, f"objective-{objective.number}", card.rule, card.effect, 0, 0)
        for side, side_name in enumerate(SIDES):
            goal = objective.of(side_name)
            sc.goal_kind[side].append(goal.kind)
            sc.goal_count[side].append(goal.count)
            sc.goal_markers[side].append([control_marker(sc, h) for h in goal.hexes])


def fill_yellow(sc: CohScenario, plan: BonusPlan, box: Box) -> None:
    """COH-8.1(6): carried out when drawn."""
    if plan.score is not None:
        add_yellow(sc, box, "score")
        sc.score_vp = plan.score.vp
        sc.score_markers = [control_marker(sc, h) for h in plan.score.hexes]
    if plan.event is not None:
        add_yellow(sc, box, "firefight-event")
        sc.event_effect = plan.event.effect
        sc.event_who = plan.event.who
        sc.event_value = plan.event.value
        sc.event_hexes = [sc.board.hex(h) for h in plan.event.hexes]
    if plan.game_ends is not None:
        sc.last_card = len(sc.card_names)
        sc.last_cards = plan.game_ends.bottom
        add_yellow(sc, box, "game-ends")


def add_yellow(sc: CohScenario, box: Box, name: str) -> None:
    card = box.bonus_cards[name]
    add_card(sc, card.id, card.rule, card.effect, 0, card.copies)
    sc.card_yellow[-1] = True


def control_marker(sc: CohScenario, name: str) -> int:
    """The control marker of a hex; one more if the hex scores nothing else (COH-2.4(4))."""
    h = sc.board.hex(name)
    if sc.objective[h] < 0:
        sc.objective[h] = len(sc.objective_hex)
        sc.objective_hex.append(h)
        sc.first_control.append(-1)
    return sc.objective[h]

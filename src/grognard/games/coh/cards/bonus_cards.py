"""Chapter 8.1(6), (7): drawing from the deck, and bonus cards (COH-C.B1 to C.B4).

Yellow cards are carried out by whoever draws them, openly, and replaced by another draw.
Objectives are shuffled apart; each player draws one in secret, and all are shown when the game ends.
"""

from __future__ import annotations

from grognard.core.kernel.event import Event
from grognard.core.kernel.state import RUNNING, SECRET

from .. import events
from ..hits import score
from ..reinforcements import call_up
from ..smoke import place_smoke
from ..state import CohState
from ..victory import end_game

# -- the deck ----------------------------------------------------------------------------------------------


def draw_card(s: CohState, player: int) -> None:
    """COH-8.1(7): from the top of the deck, drawn only now; an empty deck gives nothing (G-22)."""
    while s.outcome == RUNNING:
        cup = next_cards(s)
        if sum(cup) == 0:
            return
        card = s.draw(cup)
        s.deck[card] -= 1
        if not s.sc.card_yellow[card]:
            take_card(s, player, card)
            return
        s.tell(events.PLAYS_CARD, player, card)
        carry_out(s, player, s.sc.card_effect[card])


def next_cards(s: CohState) -> list[int]:
    """What the next card can be: Game Ends may lie among the last cards only (COH-C.B4)."""
    sc = s.sc
    if sc.last_card < 0 or sum(s.deck) <= sc.last_cards or sc.last_cards == 0:
        return s.deck
    cup = s.deck.copy()
    cup[sc.last_card] = 0
    return cup


def take_card(s: CohState, player: int, card: int) -> None:
    s.hand[player * len(s.sc.card_names) + card] += 1
    s.hand_size[player] += 1
    if s.sink is not None:
        public = Event(events.DRAWS, player, 1)
        s.emit(Event(events.DRAWN, player, card, seen=1 << player, other=public))


def carry_out(s: CohState, player: int, effect: str) -> None:
    """COH-8.1(6): a yellow card does what the scenario says."""
    if effect == "score":
        score_card(s, player)
    elif effect == "game_ends":
        end_game(s)
    else:
        firefight(s, player)


def score_card(s: CohState, player: int) -> None:
    """COH-C.B1: VP to who draws it, or to who controls the hexes named."""
    sc = s.sc
    if not sc.score_markers:
        score(s, player, sc.score_vp)
    for marker in sc.score_markers:
        holder = s.control[marker]
        if holder >= 0:
            s.tell(events.CONTROLS, holder, sc.objective_hex[marker], sc.score_vp)
            score(s, holder, sc.score_vp)


def firefight(s: CohState, player: int) -> None:
    """COH-C.B3: the scenario's event."""
    sc = s.sc
    s.event = 1
    if sc.event_effect == "cap":
        for army in event_armies(s, player):
            s.cap[army] += sc.event_value
            s.tell(events.GAINS_CAP, army, sc.event_value)
    elif sc.event_effect == "cards":
        for army in event_armies(s, player):
            for _ in range(sc.event_value):
                draw_card(s, army)
    elif sc.event_effect == "smoke":
        for h in sc.event_hexes:
            place_smoke(s, h)
    else:
        call_up(s)


def event_armies(s: CohState, player: int) -> list[int]:
    """Whom the event is for: the side that drew it, the other, or both; armies of a side share it."""
    side = s.sc.side_of[player]
    who = s.sc.event_who
    if who == "drawer":
        return [player]
    return [p for p in range(s.sc.armies) if who == "both" or s.sc.side_of[p] != side]


# -- objectives (COH-C.B2) -----------------------------------------------------------------------------------


def deal_objectives(s: CohState, order: list[int]) -> None:
    """Every player draws one, as far as there are any."""
    for player in order:
        cup = objectives_left(s)
        if sum(cup) == 0:
            return
        s.goal[player] = s.draw(cup)
        s.barrier |= SECRET
        if s.sink is not None:
            card = s.sc.goal_card[s.goal[player]]
            public = Event(events.DRAWS, player, 1)
            s.emit(Event(events.DRAWN, player, card, seen=1 << player, other=public))


def objectives_left(s: CohState) -> list[int]:
    """The objectives that nobody is known to have."""
    cup = [1] * len(s.sc.goal_card)
    for goal in s.goal:
        if goal >= 0:
            cup[goal] = 0
    return cup

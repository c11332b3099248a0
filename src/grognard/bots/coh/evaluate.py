"""How good a State is for a player: 1000 is one victory point."""

from __future__ import annotations

from typing import Final

from grognard.games.coh.scenario import GAME_END
from grognard.games.coh.state import SPENT, CohState

from .field import POINT, Battlefield

WON: Final = 6 * POINT  # beside the margin: a point more or less decides the battle (COH-2.4(1))

FRESH_UNIT: Final = 60  # a unit that can still act in this round
AP_LEFT: Final = 8
CAP_LEFT: Final = 20


def lead(s: CohState, player: int) -> int:
    """By how many VP a player's side is ahead."""
    sc = s.sc
    side = sc.side_of[player]
    return sum(points if sc.side_of[army] == side else -points for army, points in enumerate(s.vp))


def evaluate(s: CohState, player: int) -> int:
    """VP, victory hexes, units and where they stand; zero where both sides are alike."""
    side = s.sc.side_of[player]
    margin = lead(s, player)
    if s.outcome >= 0:
        if s.outcome >> player & 1:
            return WON + margin * POINT
        return -WON + min(0, margin) * POINT
    weights = WEIGHTS[min(max(0, s.sc.rounds - s.round), len(WEIGHTS) - 1)]
    ours = side_value(s, side, weights)
    theirs = side_value(s, 1 - side, weights)
    return (margin * POINT * weights.lead + ours - theirs) // 100


class Weights:
    """What counts how much of the whole, in hundredths."""

    def __init__(self, lead: int, worth: int, hit: int, post: int, held: int, fresh: int, cap: int) -> None:
        self.lead = lead
        self.worth = worth
        self.hit = hit
        self.post = post
        self.held = held
        self.fresh = fresh * FRESH_UNIT
        self.cap = cap


#: By rounds left after this one, the last for all before. Fitted by least squares to how 320 battles between
#: greedy players ended, and smoothed: units count while there is time to use them, where they stand little.
WEIGHTS: Final = (
    Weights(lead=100, worth=25, hit=25, post=20, held=70, fresh=130, cap=400),
    Weights(lead=100, worth=105, hit=20, post=40, held=40, fresh=150, cap=600),
    Weights(lead=90, worth=130, hit=30, post=30, held=20, fresh=200, cap=600),
    Weights(lead=80, worth=145, hit=45, post=20, held=20, fresh=300, cap=650),
)


def side_value(s: CohState, side: int, weights: Weights) -> int:
    """What a side has on the map and can expect from it, in hundredths."""
    field = Battlefield(s, side)
    sc = s.sc
    total = 0
    for u in sc.troops[side]:
        worth = field.worth[u]
        if worth == 0:
            continue
        total += worth * (weights.worth - weights.hit if s.hit[u] else weights.worth)
        if 0 <= field.at[u] < sc.n:
            total += field.post(u) * weights.post
            if s.status[u] != SPENT:
                total += weights.fresh
    for army in range(sc.armies):
        if sc.side_of[army] == side:
            total += (AP_LEFT * s.ap[army] + CAP_LEFT * s.cap[army]) * weights.cap
    return total + holdings(s, side, field.left) * weights.held


def holdings(s: CohState, side: int, left: int) -> int:
    """Victory hexes held now: the more likely to count, the nearer the award."""
    sc = s.sc
    total = 0
    for marker, points, when in sc.awards:
        holder = s.control[marker]
        if holder >= 0 and sc.side_of[holder] == side:
            if when == GAME_END:
                total += points * POINT * (8 - min(5, left)) // 10
            else:
                total += points * POINT * (8 + 5 * min(3, left)) // 10
    return total

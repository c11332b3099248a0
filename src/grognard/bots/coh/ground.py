"""What never changes in a battle, worked out once: ways to goals, and what dice can do."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.paths import movement_field
from grognard.games.coh.scenario import CohScenario

#: Of 36 throws of two dice, how many reach a total; index: the total, from 0 on.
AT_LEAST: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0, 0, 0, 0, 0)

HEALTHY: Final = 0
DAMAGED: Final = 1

# What a hit takes from a unit's worth, in thousandths: half of the way to its end, and an action to rally.
FIRST_HIT: Final = 380
SECOND_HIT: Final = 1000 - 340

FAR: Final = 999  # no way leads there


def at_least(need: int) -> int:
    """Of 36 throws of two dice, how many reach `need`."""
    if need <= 2:
        return 36
    return 0 if need > 12 else AT_LEAST[need]


def loss(need: int, damaged: int, margin: int) -> int:
    """Thousandths of a unit's worth that one attack takes on average; `need`: what the dice must show."""
    if damaged:
        return at_least(need) * SECOND_HIT // 36
    both = at_least(need + margin)
    return ((at_least(need) - both) * FIRST_HIT + both * 1000) // 36


LEAST_NEED: Final = -8
MOST_NEED: Final = 14


class Ground:
    """Tables of one scenario."""

    def __init__(self, sc: CohScenario) -> None:
        self.sc = sc
        #: Loss by need, offset by LEAST_NEED: of a healthy unit, of a damaged one.
        self.losses = [
            [loss(need, state, sc.destroy_margin) for need in range(LEAST_NEED, MOST_NEED + 1)]
            for state in (HEALTHY, DAMAGED)
        ]
        self.ways: dict[int, list[int]] = {}
        self.edges: dict[int, list[int]] = {}

    def way(self, u: int, goal: int) -> list[int]:
        """The AP that each hex is away from a goal for a unit; FAR if it cannot get there."""
        sc = self.sc
        kind = sc.move_class[u] * 16 + min(15, sc.move[u])
        key = kind * sc.n + goal
        known = self.ways.get(key)
        if known is None:
            known = self.ways[key] = self.find_way(kind, goal)
        return known

    def find_way(self, kind: int, goal: int) -> list[int]:
        cost = movement_field(self.sc.board, [goal], FAR, self.back_edges(kind)).cost
        return [c if c >= 0 else FAR for c in cost[: self.sc.n]]

    def back_edges(self, kind: int) -> list[int]:
        """The prices of steps by the hex they lead to, so that one search from the goal finds all ways."""
        known = self.edges.get(kind)
        if known is not None:
            return known
        sc = self.sc
        step = sc.step_cost[kind // 16]
        back = [-1] * (6 * sc.board.size)
        for h in range(sc.n):
            for d in range(6):
                to = sc.neighbour[6 * h + d]
                if 0 <= to < sc.n and step[6 * h + d] >= 0:
                    back[6 * to + (d + 3) % 6] = step[6 * h + d] + max(1, kind % 16)
        self.edges[kind] = back
        return back


MOST_KNOWN: Final = 8
_known: list[Ground] = []


def ground_of(sc: CohScenario) -> Ground:
    """The tables of a scenario, made at first use."""
    for ground in _known:
        if ground.sc is sc:
            return ground
    ground = Ground(sc)
    _known.append(ground)
    if len(_known) > MOST_KNOWN:
        _known.pop(0)
    return ground

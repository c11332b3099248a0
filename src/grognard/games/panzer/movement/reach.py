"""PZR-4.5.1.1: where a move can still go: a search over hexes and facings with the steps of `march`."""

from __future__ import annotations

from heapq import heappop, heappush

from grognard.core.kernel.option import Option
from grognard.games.panzer.refusals import ENEMY_NO_WAY_ON, LEGAL
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import AHEAD, BACK, DOWN, GO, TURN

from .march import March, direction, enemies_at, hex_refusal, on_floor, stepped, turn_refusal, turned


class Stop:
    """A hex and facing that a march reaches, and the last step to it."""

    def __init__(self, march: March, before: int, option: Option | None) -> None:
        self.march = march
        self.before = before  # index of the stop before it, -1 at the start
        self.option = option


class Reach:
    """Everything that a march can reach, the cheapest way first; `stops` come by points spent.

    Hexes with enemies are passed, never ended in; their stops are kept because ways lead through them.
    """

    def __init__(self, s: PanzerState, start: March) -> None:
        self.s = s
        self.stops: list[Stop] = []
        self.side = s.sc.side[start.unit]
        self.at_goal = False  # whether the search has ended at a goal
        self.search(start)

    def is_goal(self, p: March) -> bool:
        """Whether the search may end, because this is what was looked for."""
        return False

    def search(self, start: March) -> None:
        open_: list[tuple[int, int]] = []
        waiting: list[Stop] = []
        done: set[tuple[int, int, int, int, int, int, int]] = set()
        waiting.append(Stop(start, -1, None))
        heappush(open_, (start.spent, 0))
        while open_:
            _, at = heappop(open_)
            stop = waiting[at]
            key = stop.march.key()
            if key in done:
                continue
            done.add(key)
            self.stops.append(stop)
            if self.is_goal(stop.march):
                self.at_goal = True
                return
            number = len(self.stops) - 1
            for option, march in self.onward(stop.march):
                if march.key() not in done:
                    waiting.append(Stop(march, number, option))
                    heappush(open_, (march.spent, len(waiting) - 1))

    def onward(self, p: March) -> list[tuple[Option, March]]:
        """Every legal step from a march, enemies apart."""
        s = self.s
        steps: list[tuple[Option, March]] = []
        if p.floor:
            if p.left():
                steps.append((Option(DOWN), on_floor(p, 0)))
            return steps
        if not p.m.steered:
            for d in range(6):
                if not hex_refusal(s, p, d, False):
                    steps.append((Option(GO, d), stepped(s, p, d, False)))
            return steps
        for verb, reverse in ((AHEAD, False), (BACK, True)):
            d = direction(p, reverse)
            if not hex_refusal(s, p, d, reverse):
                steps.append((Option(verb), stepped(s, p, d, reverse)))
        for d in range(6):
            if not turn_refusal(s, p, d):
                steps.append((Option(TURN, d), turned(s, p, d)))
        return steps

    def ends(self) -> list[int]:
        """The stops, by number, in which the move may end."""
        return [i for i, stop in enumerate(self.stops) if not enemies_at(self.s, self.side, stop.march.hex)]

    def way(self, number: int) -> list[Option]:
        """The steps to a stop, in order."""
        steps: list[Option] = []
        stop = self.stops[number]
        while stop.option is not None:
            steps.append(stop.option)
            stop = self.stops[stop.before]
        steps.reverse()
        return steps


class WayOut(Reach):
    """The search for a hex in which the move may end."""

    def is_goal(self, p: March) -> bool:
        return not enemies_at(self.s, self.side, p.hex)


def can_end(s: PanzerState, p: March) -> bool:
    """PZR-4.5.1.1.10, R2-52: whether the move may end here, or in a hex that it can still reach."""
    return WayOut(s, p).at_goal


def end_refusal(s: PanzerState, p: March) -> int:
    """PZR-4.5.1.1.10: nobody passes through enemies who cannot come out again."""
    if not enemies_at(s, s.sc.side[p.unit], p.hex) or can_end(s, p):
        return LEGAL
    return ENEMY_NO_WAY_ON


def turn_end_refusal(s: PanzerState, p: March, d: int) -> int:
    """Why the unit may not turn to face d; among enemies it must still be able to end elsewhere."""
    why = turn_refusal(s, p, d)
    if why or not enemies_at(s, s.sc.side[p.unit], p.hex):
        return why
    return end_refusal(s, turned(s, p, d))

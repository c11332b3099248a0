"""Chapter 21.2: hidden units when one person plays both sides.

Nobody knows where a hidden unit is: two hexes are marked for it, openly, and it goes into a cup with a dummy.
When somebody would be found in a marked hex, or its owner wants it to act, one thing is drawn from the cup:
a unit appears there, a dummy was nothing.
"""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State

from . import events
from .cup import markers_of, set_marker
from .frames import CohFrame
from .refusals import LEGAL, MARK_TAKEN, SEQUENCE, WHOLE_HEX, ZONE_COVER
from .state import CohState
from .verbs import DONE, MARK


def lay_markers(s: CohState) -> None:
    """COH-21.2(1): the scenario's hex is marked for each hidden unit, and a dummy goes into the cup."""
    sc = s.sc
    marker = s.marker.copy()
    dummies = s.dummies.copy()
    for u in range(sc.units):
        if sc.cup_hex[u] >= 0:
            marker[sc.cup_hex[u]] = 1 + sc.army[u]
            dummies[sc.army[u]] += sc.figures["solo_hexes_per_hidden_unit"] - 1
    s.marker = marker
    s.dummies = dummies


def mark_refusal(s: CohState, h: int) -> int:
    """0, or why a hex cannot be marked: it needs cover, nobody in it, no mark yet."""
    if not 0 <= h < s.sc.n:
        return WHOLE_HEX
    if s.marker[h] or s.here[h]:
        return MARK_TAKEN
    return LEGAL if s.sc.cover[h] else ZONE_COVER


class MarkHexes(CohFrame):
    """The other likely hexes, chosen by the owner; left to the game: cover next to marked ones."""

    NAME = "MarkHexes"
    STEPS = ("choose",)
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("left", SCALAR, NUMBER))

    def __init__(self, player: int = -1, left: int = 0) -> None:
        super().__init__()
        self.player = player
        self.left = left

    def run(self, s: State) -> None:
        if self.left:
            s.ask(self.player)
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        return [Option(DONE)] + [Option(MARK, h) for h in range(s.sc.n) if mark_refusal(s, h) == LEGAL]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb == DONE:
            return LEGAL
        return mark_refusal(s, o.a) if o.verb == MARK else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == MARK:
            self.mark(s, o.a)
        while o.verb == DONE and self.left:
            self.mark(s, nearest_cover(s, markers_of(s, self.player)[0]))

    def mark(self, s: CohState, h: int) -> None:
        """If no cover is left, the dummy is dropped together with its hex."""
        self.left -= 1
        if h < 0:
            s.dummies = [n - 1 if p == self.player else n for p, n in enumerate(s.dummies)]
            return
        set_marker(s, h, 1 + self.player)
        s.tell(events.HEX_MARKED, self.player, h)


def nearest_cover(s: CohState, h: int) -> int:
    """The nearest hex that may be marked, the first of equals; -1: there is none."""
    free = [to for to in range(s.sc.n) if mark_refusal(s, to) == LEGAL]
    return min(free, key=lambda to: (s.sc.distance[h * s.sc.n + to], to), default=-1)


def next_marking(s: CohState, player: int) -> MarkHexes | None:
    """The marking of the first army from `player` on that has anything in the cup."""
    for army in range(player, s.sc.armies):
        if s.dummies[army]:
            return MarkHexes(army, s.dummies[army])
    return None

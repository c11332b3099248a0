"""Chapter 29.1.1: attackers go into a city where a battle for it has begun."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, PLAYER, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond import events as family_events
from grognard.games.zocbond.losses import survivors
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.steps import direction
from grognard.games.zocbond.verbs import DONE

from ..movement import waits
from ..refusals import NOT_STORMING
from ..state import StalingradState
from ..verbs import STORM


class Storm(Frame):
    """Attackers go into a city, at least one of them; both sides are in it then."""

    NAME = "Storm"
    STEPS = ("choose",)
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("target", SCALAR, HEX, -1),
        Column("units", SCALAR, UNITS),
        Column("inside", SCALAR, NUMBER),  # how many have gone in
    )

    def __init__(self, player: int = -1, target: int = -1, units: int = 0) -> None:
        super().__init__()
        self.player = player
        self.target = target
        self.units = units
        self.inside = 0

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.able(s):
            s.ask(self.player)
        else:
            s.pop()

    def able(self, s: StalingradState) -> list[int]:
        """Attackers that can go in now."""
        units: list[int] = []
        for u in bit_list(survivors(s, self.units)):
            here = s.place[u]
            if (
                here >= s.sc.n
                or here == self.target
                or s.sc.stacking_rules.crowds(s, 1 << u, self.target, 0)
                or waits(s, u)
            ):
                continue
            if (
                s.sc.advance_rules.advance_refusal(
                    s, u, here, direction(s, here, self.target), self.target, True
                )
                == LEGAL
            ):
                units.append(u)
        return units

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        options = [Option(STORM, u) for u in self.able(s)]
        return [*options, Option(DONE)] if self.inside else options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if o.verb == STORM:
            return LEGAL if o.a in self.able(s) else NOT_STORMING
        return LEGAL if o.verb == DONE and self.inside else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == DONE:
            s.pop()
            return
        here = s.place[o.a]
        s.set_contested(self.target, 1 - self.player)
        self.inside += 1
        s.put(o.a, self.target)
        s.tell(family_events.ADVANCES, o.a, self.target, here)
        s.sc.advance_rules.advanced(s, o.a, here, self.target)

"""Chapters 34.4.2, 34.6: who comes out of a box to move, or to defend, and whom the enemy finds."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, PLAYER, UNIT, UNITS
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.kinds import MOVED, TACTICAL
from grognard.games.zocbond.movement import Move
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.retreat import let_run, scared
from grognard.games.zocbond.verbs import DONE

from ..refusals import NOT_IN_BOX, OUT_LIMIT
from ..scenario import AXIS, SOVIET
from ..state import StalingradState
from ..verbs import EMERGE
from . import maskirovka, maskirovka_boxes


def sheltered(s: StalingradState, h: int) -> int:
    """The units in the boxes of these armies."""
    units = 0
    for army in s.sc.combat_rules.hidden_defenders(s, h, SOVIET):
        for u in maskirovka.inside(s, army):
            units |= 1 << u
    return units


# -- to move (S42-34.4.2) ---------------------------------------------------------------------------------


def scares(s: StalingradState, u: int) -> bool:
    """Whether routed enemies run from a unit that has come out of its box: it can go on (S42-13.3.2)."""
    here = s.place[u]
    if here >= s.sc.n or s.marks[u] & MOVED or s.sc.movement_rules.gait_refusal(s, u, TACTICAL):
        return False
    move = Move(s.sc.owner[u], 1 << u, TACTICAL)
    move.to = here
    return move.has_points_on(s, [u])


class Alarm(Frame):
    """The routed enemies next to a unit run, stack by stack, as from any that comes up to them."""

    NAME = "Alarm"
    STEPS = ("look",)
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),
        Column("ran", SCALAR, UNITS),
    )

    def __init__(self, player: int = -1, unit: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = unit
        self.ran = 0

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        h = scared(s, self.player, s.place[self.unit], self.ran)
        if h >= 0:
            self.ran |= let_run(s, h)
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        return []

    def check(self, s: State, o: Option) -> int:
        return SEQUENCE


# -- to defend (S42-34.6.2) -------------------------------------------------------------------------------


AT_CHOOSE: Final = 0
AT_END: Final = 1


class Emergence(Frame):
    """Up to three units may come out of the boxes in an attacked hex, one after the other (S42-34.6.2).

    The Soviets are asked whether anybody is in the boxes or not, unless all know that nobody is.
    """

    NAME = "Emergence"
    STEPS = ("choose", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("target", SCALAR, HEX, -1),
        Column("out", SCALAR, NUMBER),
    )

    def __init__(self, player: int = -1, target: int = -1) -> None:
        super().__init__()
        self.player = player
        self.target = target
        self.out = 0

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == AT_CHOOSE and (self.out == 0 or self.able(s)):
            s.ask(self.player)
            return
        if s.holder[self.target] != self.player:  # nobody has come out: is anybody there (S42-34.6.2)?
            maskirovka.meet(s, 1 << s.sc.units_of[AXIS][0], self.target)
            for army in s.sc.combat_rules.hidden_defenders(s, self.target, self.player):
                maskirovka_boxes.share(s, army)  # one of its units is about to lose a step
        s.pop()

    def able(self, s: StalingradState) -> list[int]:
        """The units that could come out."""
        units: list[int] = []
        for army in maskirovka.at(s, self.target):
            units += [u for u in maskirovka.inside(s, army) if self.out_refusal(s, u) == LEGAL]
        return units

    def out_refusal(self, s: StalingradState, u: int) -> int:
        """0 or why a unit cannot come out: three of them, within the limits of stacking."""
        armies = maskirovka.at(s, self.target)
        if not any(s.place[u] == maskirovka.box_of(s, army) for army in armies):
            return NOT_IN_BOX
        if self.out >= s.sc.figures["campaign.army_defenders"]:
            return OUT_LIMIT
        return OUT_LIMIT if s.sc.stacking_rules.crowds(s, 1 << u, self.target, 0) else LEGAL

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        return [*(Option(EMERGE, u, self.target) for u in self.able(s)), Option(DONE)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if self.step != AT_CHOOSE:
            return SEQUENCE
        if o.verb == EMERGE and 0 <= o.a < s.sc.units and o.b == self.target:
            return self.out_refusal(s, o.a)
        return LEGAL if o.verb == DONE else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == DONE:
            self.step = AT_END
            return
        army = maskirovka.army_of(s, s.place[o.a])
        self.out += 1
        maskirovka_boxes.come_out(s, army, o.a)

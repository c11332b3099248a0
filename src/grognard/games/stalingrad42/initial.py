"""Chapter 3.B.1: the initial phase, in which a player unloads trains, builds, buys, rebuilds and receives."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.zocbond.events import READIES
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.kinds import FIRED
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.verbs import DONE, READY

from . import air, entering, events, movement_phase, reinforcements, replacements, resources, supply_points
from .campaign import maskirovka, winter_offensive, withdrawals
from .kinds import HOST, TRAIN
from .options import commanders, plans
from .scenario import AXIS, BEGUN, SOVIET
from .state import StalingradState
from .transport import railheads
from .verbs import ARRIVE, BUY, DECLARE, FORTIFY, PLAN, RAZE, REBUILD, REFIT, SPEND

AT_BEGIN: Final = 0
AT_WITHDRAW: Final = 1
AT_CHOOSE: Final = 2
AT_END: Final = 3


class Initial(OpenEnded):
    """The initial phase of a player; in any order, as he likes (S42-3.B)."""

    NAME = "Initial"
    STEPS = ("begin", "withdraw", "choose", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("rows", SCALAR, NUMBER))

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.rows = 0  # withdrawals that have been made

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if self.step == AT_BEGIN:
            begin(s, self.player)
            self.step = AT_WITHDRAW
        elif self.step == AT_WITHDRAW:
            due = withdrawals.due(s, self.player)
            if self.rows < len(due):
                self.rows += 1
                s.push(withdrawals.Withdrawal(self.player, due[self.rows - 1]))
            elif self.player == SOVIET and maskirovka.unassigned(s):
                s.push(maskirovka.Assignment(self.player))
            else:
                self.step = AT_CHOOSE
        elif self.step == AT_CHOOSE:
            s.ask(self.player)
        else:
            s.resource_points = 0
            s.replacement = [0] * len(s.replacement)
            s.promised = -1
            s.pop()

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        options = reinforcements.options(s, self.player)
        options += replacements.options(s, self.player)
        options += supply_points.flip_options(s, self.player)
        options += resources.options(s, self.player)
        options += movement_phase.raze_options(s, self.player)
        if winter_offensive.refusal(s, self.player) == LEGAL:
            options.append(Option(DECLARE))
        options.append(Option(DONE))
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if self.step != AT_CHOOSE:
            return SEQUENCE
        player = self.player
        if o.verb == ARRIVE:
            return reinforcements.refusal(s, player, o.a, o.b)
        if o.verb == REFIT:
            return replacements.refit_refusal(s, player, o.a, o.b)
        if o.verb == REBUILD:
            return replacements.rebuild_refusal(s, player, o.a, o.b, o.c)
        if o.verb == SPEND:
            return supply_points.flip_refusal(s, player, o.a, o.b)
        if o.verb in (READY, BUY, FORTIFY, PLAN):
            return resources.refusal(s, player, o)
        if o.verb == RAZE:
            return movement_phase.raze_refusal(s, player, o.a)
        if o.verb == DECLARE:
            return winter_offensive.refusal(s, player)
        return LEGAL if o.verb == DONE else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == ARRIVE:
            reinforcements.arrive(s, o.a, o.b)
        elif o.verb == REFIT:
            replacements.refit(s, o.a, o.b)
        elif o.verb == REBUILD:
            replacements.rebuild(s, o.a, o.b, o.c)
        elif o.verb == SPEND:
            turn_over(s, o.a, o.b)
        elif o.verb == READY:
            resources.ready(s, o.a)
            s.tell(READIES, o.a)
        elif o.verb == BUY:
            resources.buy(s, self.player, o.a)
        elif o.verb == FORTIFY:
            resources.fortify(s, self.player, o.a)
        elif o.verb == PLAN:
            resources.pay(s)
            plans.place(s, o.a)
        elif o.verb == RAZE:
            movement_phase.raze(s, o.a)
        elif o.verb == DECLARE:
            winter_offensive.declare(s)
        else:
            self.step = AT_END
        railheads.push_back(s)  # by who has come


def turn_over(s: StalingradState, stock: int, u: int) -> None:
    """A supply point makes a support unit ready again (S42-18.6.4)."""
    supply_points.spend(s, stock)
    s.clear_mark(u, FIRED)
    s.tell(READIES, u)


def begin(s: StalingradState, player: int) -> None:
    """What happens by itself: trains unload, forts are finished, points and reinforcements come."""
    sc = s.sc
    unload(s, player)
    for u in sc.units_of[player]:
        s.clear_mark(u, HOST)
    for h in s.forts():
        if s.fort[h] == player + 1 + BEGUN:
            s.set_fort(h, player + 1)
            s.tell(events.FORT_DONE, player, h)
    s.arrived = 0
    s.resource_points = sc.resources[player][s.turn]
    s.replacement = sc.replacements[player][s.turn].copy()
    if player == AXIS:
        railheads.appear(s)
        air.refresh(s)
    else:
        entering.look_around(s)  # the Transcaucasus front sends units (S42-30.0)
    commanders.begin_initial(s, player)
    plans.begin_initial(s, player)
    withdrawals.pay_penalty(s, player)
    withdrawals.upgrade_all(s, player)
    s.returning = reinforcements.returning(s, player)
    reinforcements.arrive_all(s, player)


def unload(s: StalingradState, player: int) -> None:
    """All trains of a player unload (S42-5.6.5); units that have a ZOC again push railheads (S42-17.3.1)."""
    for u in s.sc.units_of[player]:
        if s.has_mark(u, TRAIN):
            s.clear_mark(u, TRAIN)
            s.tell(events.UNLOADED, u)
    railheads.push_back(s)

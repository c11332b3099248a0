"""Chapter 33: the Soviet winter offensive."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE

from .. import events, resources, supply_points
from ..kinds import AT_HAND, DUMP
from ..options import plans
from ..refusals import GRANT_UNIT, NO_OFFENSIVE
from ..scenario import AIR_AWAY, AXIS, HEADQUARTERS, ROMANIAN_AIR, SOVIET
from ..state import StalingradState
from ..supply import in_supply
from ..verbs import GRANT_PLAN, GRANT_STOCK

RULE: Final = "winter_offensive"


def refusal(s: StalingradState, player: int) -> int:
    """0 or why the offensive cannot be declared: once, by the Soviets, from turn 25 on (S42-33.1)."""
    if player != SOVIET or not s.sc.has_rule(RULE) or s.offensive or s.first_player != AXIS:
        return NO_OFFENSIVE
    return LEGAL if s.turn >= s.sc.figures["campaign.vasilevsky_turn"] else NO_OFFENSIVE


def declare(s: StalingradState) -> None:
    """The Romanian air unit goes; plans and supply points come (S42-33.2.1)."""
    s.offensive = s.turn
    s.air[ROMANIAN_AIR] = AIR_AWAY
    s.air_with[ROMANIAN_AIR] = -1
    s.tell(events.OFFENSIVE)
    figures = s.sc.figures
    s.push(Offensive(figures["campaign.offensive_plans"], figures["campaign.offensive_supply_points"]))


def takers(s: StalingradState) -> list[int]:
    """Front headquarters in supply."""
    guns = s.sc.guns[SOVIET]
    return [u for u in guns if s.sc.kind[u] & HEADQUARTERS and in_play(s, u) and in_supply(s, u)]


AT_GRANT: Final = 0
AT_END: Final = 1


class Offensive(Frame):
    """What the offensive brings is handed out among the fronts, as their player likes."""

    NAME = "Offensive"
    STEPS = ("grant", "end")
    FIELDS = (Column("plans", SCALAR, NUMBER), Column("stocks", SCALAR, NUMBER))

    def __init__(self, plans: int = 0, stocks: int = 0) -> None:
        super().__init__()
        self.plans = plans
        self.stocks = stocks

    def run(self, s: State) -> None:
        if self.step == AT_GRANT and self.options(s):
            s.ask(SOVIET)
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        options: list[Option] = []
        for u in takers(s):
            if self.plans and plans.on_map(s, SOVIET) < s.sc.figures["optional.plans"]:
                options.append(Option(GRANT_PLAN, u))
            if self.stocks and resources.spare_stock(s, SOVIET) >= 0:
                options.append(Option(GRANT_STOCK, u))
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if any(o.same(other) for other in self.options(s)):
            return LEGAL
        return GRANT_UNIT if o.verb in (GRANT_PLAN, GRANT_STOCK) else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == GRANT_PLAN:
            self.plans -= 1
            s.plans[o.a] += 1
            s.tell(events.GRANTED_PLAN, o.a)
        else:
            self.stocks -= 1
            stock = resources.spare_stock(s, SOVIET)
            s.steps[stock] = 1
            s.marks[stock] = DUMP if supply_points.is_full(s, SOVIET) else AT_HAND  # S42-18.6.8
            s.put(stock, s.place[o.a])
            s.began[stock] = s.place[o.a]  # it may cross a river that it begins beside (S42-5.5.2)
            s.tell(events.BOUGHT, stock, s.place[o.a])

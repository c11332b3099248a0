"""Chapters 23.4 and 24.1.3: units that must leave an entry area, and to which one their player sends each."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLACE, PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.events import BECOMES, MOVES
from grognard.games.zocbond.kinds import DISRUPTED, GOOD
from grognard.games.zocbond.refusals import LEGAL, NOT_YOURS, SEQUENCE

from .refusals import SHIFT_PLACE, SHIFT_WINTER
from .scenario import AXIS, SOVIET
from .state import StalingradState
from .units import is_combat_unit
from .verbs import SHIFT


def winter(s: StalingradState) -> None:
    """One area is shut in winter: units there go to a neighbour (S42-23.4)."""
    area = s.sc.closed_area
    if area >= 0 and s.first[area] >= 0:
        s.push(Evacuation(SOVIET, area, 0))


def at_baku(s: StalingradState, units: int, place: int) -> bool:
    """Axis units have gone on to Baku: the Soviets there give way (S42-24.1.3)."""
    sc = s.sc
    if place != sc.baku_area or sc.owner[units.bit_length() - 1] != AXIS:
        return False
    if not any(sc.owner[u] == SOVIET for u in s.stack_at(place)):
        return False
    s.push(Evacuation(SOVIET, place, 1))
    return True


class Evacuation(Frame):
    """Unit by unit, a player chooses the neighbouring area to which it goes."""

    NAME = "Evacuation"
    STEPS = ("choose",)
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("area", SCALAR, PLACE, -1),
        Column("shaken", SCALAR, NUMBER),  # they become disrupted
    )

    def __init__(self, player: int = -1, area: int = -1, shaken: int = 0) -> None:
        super().__init__()
        self.player = player
        self.area = area
        self.shaken = shaken

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        units = self.units(s)
        areas = self.areas(s)
        if not units:
            s.pop()
        elif len(areas) == 1:
            self.shift(s, units[0], areas[0])
        else:
            s.ask(self.player)

    def units(self, s: StalingradState) -> list[int]:
        return [u for u in s.stack_at(self.area) if s.sc.owner[u] == self.player]

    def areas(self, s: StalingradState) -> list[int]:
        """Where the units can go: the neighbours that are open to them."""
        near = s.sc.baku_retreats if self.area == s.sc.baku_area else s.sc.closed_to
        return [area for area in near if s.sc.zone_rules.own_area(s, area, self.player)] or near[:1]

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        areas = self.areas(s)
        return [Option(SHIFT, u, area) for u in self.units(s) for area in areas]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if o.verb != SHIFT:
            return SEQUENCE
        if o.a not in self.units(s):
            return NOT_YOURS
        if o.b in self.areas(s):
            return LEGAL
        return SHIFT_PLACE if self.area == s.sc.baku_area else SHIFT_WINTER

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        self.shift(s, o.a, o.b)

    def shift(self, s: StalingradState, u: int, area: int) -> None:
        s.put(u, area)
        s.tell(MOVES, u, area, self.area)
        if self.shaken and is_combat_unit(s, u) and s.order[u] == GOOD:
            s.set_order(u, DISRUPTED)
            s.tell(BECOMES, u, DISRUPTED)

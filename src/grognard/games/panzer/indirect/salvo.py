"""PZR-6.5.1[14], 6.5.1.13: the fire of one source: every unit and all that can fall under its sheaf."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import CARD, HEX, NUMBER, ROW, UNIT, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from .. import events
from ..fire.ammo import D10, UNLIMITED, ammo_classes, in_supply, limit_of
from ..fire.shots import AS_IT_IS, MOVES, STANDS, is_known_moving, may_be_moving, read_moving
from ..fire.showing import answer_show, show_options, show_refusal
from ..frames import PanzerFrame
from ..gp.terrain_damage import NO_FEATURE, feature_in
from ..refusals import SEQUENCE
from ..state import ABANDONED, PanzerState
from ..verbs import SHOW
from .barrages import under
from .shelling import SCHEDULED, Shelling

AT_AMMO: Final = 0
AT_NEXT: Final = 1
AT_SHOW: Final = 2
AT_STRIKE: Final = 3


def units_under(s: PanzerState, hexes: frozenset[int]) -> list[int]:
    """Every unit of both sides under a sheaf, hex by hex; passengers are attacked with their vehicle."""
    units: list[int] = []
    for h in sorted(hexes):
        units += [u for u in bit_list(s.here[h]) if s.carrier[u] < 0 and not s.hurt[u] & ABANDONED]
    return units


def terrain_under(s: PanzerState, hexes: frozenset[int]) -> list[int]:
    """The hexes under a sheaf whose terrain can be destroyed, occupied or not."""
    return [h for h in sorted(hexes) if feature_in(s, h) != NO_FEATURE]


def in_order(s: PanzerState, hexes: frozenset[int]) -> list[int]:
    """What is attacked, hex by hex, units before their terrain: a unit, or -1 - hex for the terrain."""
    targets: list[int] = []
    for h in sorted(hexes):
        here = frozenset([h])
        targets += units_under(s, here)
        targets += [-1 - each for each in terrain_under(s, here)]
    return targets


def shelling_of(
    s: PanzerState, r: int, target: int, far: int, sheaf: int, limits: int, moving: int
) -> Shelling:
    """The attack of a source on a unit, or on terrain (-1 - hex)."""
    frame = Shelling()
    frame.player = s.sc.source_side[r]
    frame.source = r
    frame.firer = s.sc.source_unit[r]
    frame.sheaf = sheaf
    frame.distance = far
    frame.limits = limits
    frame.moving = moving
    if target >= 0:
        frame.target = target
    else:
        frame.hex = -1 - target
    return frame


def asks_moving(s: PanzerState, t: int, aim: int, far: int) -> bool:
    """PZR-6.5.4.3[1]: whether the moving modifier exists: a vehicle in the aim hex of called fire."""
    return s.is_vehicle(t) and s.place[t] == aim and far != SCHEDULED


def expected_moving(s: PanzerState, t: int, aim: int, far: int) -> int:
    """What odds assume: a counter face down that would count is shown if it can be."""
    if s.is_vehicle(t) and not asks_moving(s, t, aim, far):
        return STANDS
    if may_be_moving(s, t):
        return AS_IT_IS
    return MOVES if is_known_moving(s, t) else STANDS


class Salvo(PanzerFrame):
    """One source fires its HE. Results apply one after another, in the order of hexes (free by the rules)."""

    NAME = "Salvo"
    STEPS = ("ammo", "next", "show", "strike")
    FIELDS = (
        Column("source", SCALAR, CARD, -1),
        Column("aim", SCALAR, HEX, -1),
        Column("limits", SCALAR, NUMBER),  # the ammunition has run short
        Column("todo", ROW, NUMBER),  # units, and -1 - hex for terrain
        Column("target", SCALAR, UNIT, -1),  # whose owner is asked whether it moves
        Column("moving", SCALAR, NUMBER),
    )

    def __init__(self, source: int = -1) -> None:
        super().__init__()
        self.source = source
        self.aim = -1
        self.limits = 0
        self.todo: list[int] = []
        self.target = -1
        self.moving = STANDS

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_AMMO:
            self.aim = s.m_aim[self.source]
            self.todo = in_order(s, under(s, self.source))
            self.limits = basic_shells(s, self.source)
            self.step = AT_NEXT
        elif self.step == AT_NEXT:
            self.next_target(s)
        elif self.step == AT_SHOW:
            s.ask(s.sc.side[self.target])
        else:
            self.strike(s)

    def next_target(self, s: PanzerState) -> None:
        """The next unit that is still there, or terrain that still stands; each has its own odds (K2)."""
        s.curtain()
        if not self.todo:
            s.pop()
            return
        target = self.todo[0]
        self.moving = STANDS
        self.step = AT_STRIKE
        if target < 0:
            if feature_in(s, -1 - target) == NO_FEATURE:
                self.skip()
        elif not s.on_map(target) or s.hurt[target] & ABANDONED:
            self.skip()
        elif not s.is_vehicle(target):
            self.moving = read_moving(s, target)
        elif asks_moving(s, target, self.aim, s.m_range[self.source]):
            if may_be_moving(s, target):
                self.target = target
                self.step = AT_SHOW
            elif is_known_moving(s, target):
                self.moving = MOVES

    def skip(self) -> None:
        self.todo = self.todo[1:]
        self.step = AT_NEXT

    def strike(self, s: PanzerState) -> None:
        r, target = self.source, self.todo[0]
        self.skip()
        s.push(shelling_of(s, r, target, s.m_range[r], s.m_sheaf[r], self.limits, self.moving))

    # -- the owner shows that it moves (R-43) ------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        return show_options(s, self.target)

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        return show_refusal(s, self.target, o) if self.step == AT_SHOW else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        self.moving = answer_show(s, self.target, o)
        self.target = -1
        self.step = AT_STRIKE

    def rolls(self, s: State, o: Option) -> bool:
        return True

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        r = self.source
        moving = MOVES if o.verb == SHOW else STANDS
        shells = shelling_of(s, r, self.target, s.m_range[r], s.m_sheaf[r], self.limits, moving)
        return shells.roll_ledgers(s)


def basic_shells(s: PanzerState, r: int) -> int:
    """PZR-5.16.2.1: 1 if the HE of a unit on the map runs short; batteries have enough (PZR-5.16.2.5)."""
    u = s.sc.source_unit[r]
    if u < 0 or not s.sc.ammo_limits or in_supply(s, u):  # PZR-5.16.2.4
        return 0
    limit = limit_of(s.sc.source_limits[r], "basic")
    if limit == UNLIMITED:
        return 0
    classes = ammo_classes(limit, 0)
    face = s.roll(D10, classes)
    s.tell_roll(events.SHELLS_SHORT if classes[face] else events.SHELLS_HOLD, r, face, limit)
    s.mark(events.O_AMMO_SHORT if classes[face] else events.O_AMMO_HOLDS)
    return classes[face]

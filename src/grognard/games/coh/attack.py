"""Chapter 7.0 and 7.7: an attack on a hex, one roll against every unit in it."""

from __future__ import annotations

from grognard.core.column import SCALAR, Column
from grognard.core.event import Event
from grognard.core.kinds import CARD, GROUP, HEX, NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.core.state import State

from . import events
from .caps import Roll
from .combat import (
    count_supporters,
    defence,
    dr_colour,
    firepower,
    has_colour,
    target_colour,
    uses_front,
    weapon_firepower,
)
from .fortifications import unit_class
from .frames import CohFrame
from .hits import hits_by, show_if, take_hits
from .mortars import spotter
from .refusals import LEGAL, NOT_A_TARGET, SEQUENCE
from .state import CohState
from .transport import free_passengers
from .verbs import AGAINST


class Fire(CohFrame):
    """An attack on a hex: one roll against every unit in it, in the order the roller likes (COH-7.7)."""

    NAME = "Fire"
    STEPS = ("next", "order", "roll", "resolve")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("lead", SCALAR, UNIT, -1),
        Column("supporters", SCALAR, UNITS),
        Column("hex", SCALAR, HEX, -1),
        Column("close", SCALAR, NUMBER),
        Column("vantage", SCALAR, HEX, -1),  # where height is judged from (COH-11.2)
        Column("shells", SCALAR, NUMBER),  # mortar fire: rear DR, air bursts (COH-12.1, 12.2)
        Column("left", SCALAR, UNITS),
        Column("target", SCALAR, UNIT, -1),
        Column("boost", SCALAR, NUMBER),
        Column("weapon", SCALAR, CARD, -1),
        Column("battery", SCALAR, GROUP, -1),  # a barrage instead of a unit's attack (COH-12.3)
    )

    def __init__(self) -> None:
        super().__init__()
        self.player = -1
        self.lead = -1
        self.supporters = 0
        self.hex = -1
        self.close = 0
        self.vantage = -1
        self.shells = 0
        self.left = 0
        self.target = -1
        self.boost = 0
        self.weapon = -1
        self.battery = -1

    def copy(self) -> Fire:
        f = Fire()
        f.step = self.step
        f.player = self.player
        f.lead = self.lead
        f.supporters = self.supporters
        f.hex = self.hex
        f.close = self.close
        f.vantage = self.vantage
        f.shells = self.shells
        f.left = self.left
        f.target = self.target
        f.boost = self.boost
        f.weapon = self.weapon
        f.battery = self.battery
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == 0:
            if self.battery < 0:
                self.left &= s.here[self.hex]
            if self.left == 0:
                free_passengers(s)
                s.pop()
            elif self.left & (self.left - 1) == 0:
                self.target = self.left.bit_length() - 1
                self.step = 2
            else:
                self.step = 1
        elif self.step == 1:
            s.ask(self.player)
        elif self.step == 2:
            self.left &= ~(1 << self.target)
            front = self.front(s)
            show_if(s, self.target, s.sc.shown_front if front else s.sc.shown_rear)
            self.step = 3
            s.push(Roll(self.player))
        else:
            self.resolve(s)
            self.step = 0

    def front(self, s: CohState) -> bool:
        """Front or rear DR; in close combat and under mortar fire always the rear (COH-7.63(6), 12.1)."""
        return not self.close and not self.shells and uses_front(s, self.target, s.place[self.lead])

    def values(self, s: CohState, av: Ledger | None, dv: Ledger | None) -> tuple[int, int]:
        """Attack value without the dice, and defence value, against the current target."""
        sc = s.sc
        front = self.front(s)
        colour = dr_colour(s, self.target, front)
        if self.battery >= 0:
            if av is not None:
                av.set("COH-12.3", "battery", sc.oba_fp[colour][self.battery])
            return sc.oba_fp[colour][self.battery], defence(
                s, self.target, self.player, s.place[self.target], False, dv, True
            )
        if self.weapon >= 0:
            fp = weapon_firepower(s, self.lead, self.weapon, colour, self.hex, av)
            terrain = sc.weapon_terrain[self.weapon]
        else:
            supporters = count_supporters(s, self.supporters, colour)
            fp = firepower(s, self.lead, colour, self.hex, self.vantage, supporters, av)
            terrain = True
        if self.boost:
            fp += self.boost
            if av is not None:
                av.add("COH-C.9", "card-9", self.boost)
        shells = self.shells != 0
        return fp, defence(s, self.target, self.player, self.vantage, front, dv, shells, terrain)

    def bands(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        fp, dv = self.values(s, None, None)
        if s.hit[self.target]:
            return [dv - fp]  # one hit or two: a damaged unit is destroyed
        return [dv - fp, dv - fp + s.sc.destroy_margin]

    def resolve(self, s: CohState) -> None:
        """COH-7.0(3), (4)."""
        ledgers = None if s.sink is None else [Ledger("av", self.lead), Ledger("dv", self.target)]
        if ledgers is None:
            fp, dv = self.values(s, None, None)
        else:
            fp, dv = self.values(s, ledgers[0], ledgers[1])
            ledgers[0].add("COH-7.1", "roll", s.result)
        av = fp + s.result
        hits = hits_by(av, dv, s.sc.destroy_margin)
        if s.sink is not None:
            s.emit(Event(events.ATTACKED, self.target, av, dv, ledgers=ledgers))
        if hits == 0:
            s.mark(events.O_MISS, self.target)
            s.tell(events.MISSED, self.target)
        take_hits(s, self.target, hits)

    def options(self, s: State) -> list[Option]:
        return [Option(AGAINST, t) for t in bit_list(self.left)]

    def check(self, s: State, o: Option) -> int:
        if o.verb != AGAINST or self.step != 1:
            return SEQUENCE
        return LEGAL if 0 <= o.a < 64 and self.left >> o.a & 1 else NOT_A_TARGET

    def choose(self, s: State, o: Option) -> None:
        self.target = o.a
        self.step = 2

    def rolls(self, s: State, o: Option) -> bool:
        return True

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        trial = self.copy()
        trial.target = o.a
        return trial.roll_ledgers(s)

    def roller(self) -> int:
        return self.target

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, CohState)
        av, dv = Ledger("av", self.lead), Ledger("dv", self.target)
        self.values(s, av, dv)
        return [av, dv]


def prepare_attack(
    s: CohState, lead: int, supporters: int, target: int, boost: int, weapon: int, indirect: bool = False
) -> Fire:
    """The attack on a hex with everybody in it who is rolled for."""
    sc = s.sc
    player = sc.side[lead]
    fire = Fire()
    fire.player = player
    fire.lead = lead
    fire.supporters = supporters
    fire.hex = target
    fire.close = 1 if s.place[lead] == target else 0
    fire.shells = 1 if sc.mortar[lead] and not fire.close and weapon < 0 else 0
    fire.vantage = s.place[spotter(s, lead, target)] if indirect else s.place[lead]
    fire.boost = boost
    fire.weapon = weapon
    # From outside every unit in the hex is rolled for, in close combat all enemies and no friends
    # (COH-7.63(5), (11); COH-F.6, F.7).
    fire.left = s.here[target] & sc.mask_of[1 - player] if fire.close else s.here[target]
    if weapon < 0 and sc.combined:
        for t in bit_list(fire.left):
            if not has_colour(s, lead, target_colour(s, lead, t)):
                fire.left &= ~(1 << t)
    if weapon >= 0:
        for t in bit_list(fire.left):
            if not unit_class(s, t) & sc.weapon_targets[weapon]:
                fire.left &= ~(1 << t)
    return fire


def start_attack(
    s: CohState, lead: int, supporters: int, target: int, boost: int, weapon: int, indirect: bool = False
) -> None:
    """Shows what the attackers' counters change, then pushes the attack."""
    fire = prepare_attack(s, lead, supporters, target, boost, weapon, indirect)
    show_if(s, lead, s.sc.shown_firing)
    if weapon >= 0:
        s.tell(events.USES_WEAPON, lead, weapon, target)
    else:
        s.tell(events.ASSAULTS if fire.close else events.FIRES, lead, target)
    if supporters:
        s.tell(events.SUPPORTED, lead, supporters)
        for v in bit_list(supporters):
            show_if(s, v, s.sc.shown_firing)
    s.push(fire)

"""Chapter 7.0 and 7.7: an attack on a hex, one roll against every unit in it."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import ALL, BITS, CARD, GROUP, HEX, NUMBER, PLAYER, ROW, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from . import events
from .caps import Roll
from .cards.vengeance import avenge, fallen
from .combat import (
    has_colour,
    target_colour,
    uses_front,
)
from .fortifications import unit_class
from .hex_fire import HexFire
from .hidden import Reveal, end_attack
from .hits import show_in_combat, show_supporters
from .mortars import open_vantage
from .refusals import LEGAL, NOT_A_TARGET, NOT_A_WORK, SEQUENCE
from .scenario import HIDDEN, RED
from .sight import stand
from .snipers import Spotting, tell_direction
from .state import CohState
from .transport import free_passengers
from .verbs import AGAINST, BY_AP, BY_CAP, BY_CARD, DONE, STRIKE
from .works import work_defence, works_against, wreck

# The steps of `Fire`.
AT_NEXT: Final = 0
AT_ORDER: Final = 1
AT_ROLL: Final = 2
AT_RESOLVE: Final = 3


class Fire(HexFire):
    """An attack on a hex: one roll against every unit in it, in the order the roller chooses (COH-7.7)."""

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
        Column("overrun", SCALAR, NUMBER),  # the part of the boost that Overrun gives (COH-C.V130)
        Column("bomb", SCALAR, NUMBER, -1),  # a kind of bomb instead of an aircraft's guns (COH-20.4)
        Column("works", SCALAR, BITS),  # counters still to be rolled against (COH-18.6)
        Column("row", SCALAR, ROW, -1),  # the counter that is the target, instead of a unit
        Column("rolled", SCALAR, NUMBER),  # rolls made so far
        Column("avenged", SCALAR, NUMBER),  # the unit with Blood and Honour has fallen (COH-C.V06)
    )

    def __init__(self) -> None:
        super().__init__()
        self.close = 0
        self.weapon = -1
        self.works = 0
        self.row = -1
        self.rolled = 0
        self.avenged = 0

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_NEXT:
            if self.battery < 0:
                self.left &= s.here[self.hex]
            if self.left == 0 and self.works == 0:
                free_passengers(s)
                s.pop()
                if self.avenged:
                    avenge(s, self.supporters | 1 << self.lead)
                end_attack(s)  # a close combat that is over gives its survivors their sight back
            elif self.works == 0 and self.left & (self.left - 1) == 0:
                self.target = self.left.bit_length() - 1
                self.step = AT_ROLL
            elif self.left == 0 and self.works & (self.works - 1) == 0 and not self.may_stop():
                self.row = self.works.bit_length() - 1
                self.step = AT_ROLL
            else:
                self.step = AT_ORDER
        elif self.step == AT_ORDER:
            s.ask(self.player)
        elif self.step == AT_ROLL and self.row >= 0:
            self.works &= ~(1 << self.row)
            self.rolled += 1
            self.step = AT_RESOLVE
            s.push(Roll(self.player))
        elif self.step == AT_ROLL:
            self.rolled += 1
            self.left &= ~(1 << self.target)
            if self.unseen(s):
                tell_direction(s, self.lead, self.target)
            front = self.front(s)
            show_in_combat(s, self.target, s.sc.shown_front if front else s.sc.shown_rear)
            self.step = AT_RESOLVE
            s.push(Roll(self.player))
        else:
            if self.row >= 0:
                self.break_down(s)
            else:
                self.resolve(s)
            self.step = AT_NEXT

    def may_stop(self) -> bool:
        """Whether the roller may stop: in close combat works need not be attacked (COH-18.4(5))."""
        return self.close != 0 and self.left == 0 and self.rolled > 0

    def front(self, s: CohState) -> bool:
        """Front or rear DR: the rear in close combat, under mortar fire (COH-7.63(6), 12.1), by a sniper."""
        if self.close or self.shells or s.sc.sniper[self.lead]:
            return False
        return uses_front(s, self.target, self.eye(s))

    def weapon_card(self) -> int:
        return self.weapon

    def unseen(self, s: CohState) -> bool:
        """Whether the firer stays hidden (COH-10.3, C.V13)."""
        return self.lead >= 0 and s.place[self.lead] == s.sc.off + HIDDEN

    def watchers(self, s: CohState) -> int:
        """Who may see the figures, as bits: they tell where a hidden one is (COH-10.3)."""
        secret = self.battery < 0 and (self.vantage < 0 or self.unseen(s))
        return 1 << self.player if secret else ALL

    def soft(self, s: CohState) -> bool:
        """Whether an open top is red to the attack (COH-15.4)."""
        return self.shells != 0 or (self.close != 0 and s.sc.infantry[self.lead])

    def values(self, s: CohState, av: Ledger | None, dv: Ledger | None) -> tuple[int, int]:
        """Attack value without the dice, and defence value, against the current target, a unit or a work."""
        if self.row < 0:
            return self.values_against(s, self.target, av, dv)
        terrain = self.weapon < 0 or s.sc.weapon_terrain[self.weapon]
        smoke = self.weapon < 0 or s.sc.weapon_smoke[self.weapon]
        eye = s.fort_at[self.row] if self.battery >= 0 else self.eye(s)
        return self.power(s, RED, av), work_defence(s, self.row, eye, dv, terrain, smoke)

    def bands(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        fp, dv = self.values(s, None, None)
        if self.row >= 0:
            return [dv - fp]  # one hit removes it
        if s.hit[self.target]:
            return [dv - fp]  # one hit or two: a damaged unit is destroyed
        return [dv - fp, dv - fp + s.sc.destroy_margin]

    def resolve(self, s: CohState) -> None:
        if self.strike_target(s, s.result) == 0:
            s.mark(events.O_MISS, self.target)
            s.tell(events.MISSED, self.target)
        if self.battery < 0 and fallen(s, self.target):
            self.avenged = 1

    def break_down(self, s: CohState) -> None:
        """COH-18.6(1): AV of its DV or more removes a fortification or obstacle."""
        ledgers = None if s.sink is None else [Ledger("av", self.lead), Ledger("work")]
        fp, dv = self.values(s, ledgers[0] if ledgers else None, ledgers[1] if ledgers else None)
        av = fp + s.result
        if ledgers is not None:
            ledgers[0].add("COH-7.1", "roll", s.result)
            seen = self.watchers(s)
            h = s.fort_at[self.row]
            s.emit(Event(events.WORK_ATTACKED, self.row, h, av, dv, seen, ledgers=ledgers))
        if av >= dv:
            wreck(s, self.row)
        else:
            s.mark(events.O_HOLDS, self.row)
            s.tell(events.WORK_HOLDS, self.row, s.fort_at[self.row])
        self.row = -1

    def options(self, s: State) -> list[Option]:
        out = [Option(AGAINST, t) for t in bit_list(self.left)]
        out += [Option(STRIKE, row) for row in bit_list(self.works)]
        if self.may_stop():
            out.append(Option(DONE))
        return out

    def check(self, s: State, o: Option) -> int:
        if self.step != AT_ORDER:
            return SEQUENCE
        if o.verb == AGAINST:
            return LEGAL if 0 <= o.a < 64 and self.left >> o.a & 1 else NOT_A_TARGET
        if o.verb == STRIKE:
            return LEGAL if 0 <= o.a < 64 and self.works >> o.a & 1 else NOT_A_WORK
        return LEGAL if o.verb == DONE and self.may_stop() else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        if o.verb == DONE:
            self.works = 0
            self.step = AT_NEXT
            return
        if o.verb == AGAINST:
            self.target = o.a
        else:
            self.row = o.a
        self.step = AT_ROLL

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb != DONE

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        if o.verb == DONE:
            return []
        trial = self.copy()
        if o.verb == AGAINST:
            trial.target = o.a
        else:
            trial.row = o.a
        return trial.roll_ledgers(s)

    def low_helps(self, s: State) -> bool:
        """Whether the roll is against a friend, who should be missed (COH-7.63(11))."""
        assert isinstance(s, CohState)
        return self.row < 0 and self.target >= 0 and s.sc.side[self.target] == s.sc.side_of[self.player]

    def roller(self) -> int:
        return self.target if self.row < 0 else self.lead

    def roll_ledgers(self, s: State) -> list[Ledger]:
        assert isinstance(s, CohState)
        av = Ledger("av", self.lead)
        dv = Ledger("dv", self.target) if self.row < 0 else Ledger("work")
        self.values(s, av, dv)
        return [av, dv]


def prepare_attack(
    s: CohState,
    lead: int,
    supporters: int,
    target: int,
    boost: int,
    weapon: int,
    indirect: bool = False,
    overrun: int = 0,
) -> Fire:
    """The attack on a hex with everybody in it who is rolled for."""
    sc = s.sc
    player = sc.army[lead]
    fire = Fire()
    fire.player = player
    fire.lead = lead
    fire.supporters = supporters
    fire.hex = target
    at = stand(s, lead)  # a hidden unit may use a weapon card against works in its own hex (COH-C.V13)
    fire.close = 1 if at == target else 0
    fire.shells = 1 if sc.mortar[lead] and not fire.close and weapon < 0 else 0
    if indirect:
        fire.vantage = open_vantage(s, lead, target)
    elif s.place[lead] < sc.n:
        fire.vantage = s.place[lead]
    fire.boost = boost
    fire.overrun = overrun
    fire.weapon = weapon
    # From outside every unit in the hex is rolled for, in close combat all enemies and no friends
    # (COH-7.63(5), (11); COH-F.6, F.7); a sniper hits no friends either (COH-10.3(3)).
    picks = fire.close or sc.sniper[lead]
    fire.left = s.here[target] & sc.mask_of[1 - sc.side[lead]] if picks else s.here[target]
    if weapon < 0 and sc.combined:
        for t in bit_list(fire.left):
            if not has_colour(s, lead, target_colour(s, lead, t)):
                fire.left &= ~(1 << t)
    if weapon >= 0:
        for t in bit_list(fire.left):
            if not unit_class(s, t) & sc.weapon_targets[weapon]:
                fire.left &= ~(1 << t)
    fire.works = works_against(s, lead, at, target, weapon)
    return fire


def start_attack(s: CohState, fire: Fire, veiled: bool, payment: int) -> None:
    """Shows what the attackers' counters change, then pushes the attack.

    Without a price the fire cost does not count, nor does range in close combat and for a weapon card (G-71).
    """
    lead = fire.lead
    counts = payment in (BY_AP, BY_CAP) or (not fire.close and fire.weapon < 0)
    show_in_combat(s, lead, s.sc.shown_firing if counts else s.sc.shown_striking_free)
    if fire.weapon >= 0:
        s.tell(events.USES_WEAPON, lead, fire.weapon, fire.hex)
    else:
        s.tell(events.ASSAULTS if fire.close else events.FIRES, lead, fire.hex)
    show_supporters(s, lead, fire.supporters, fire.close != 0)
    if fire.unseen(s) and (payment == BY_CARD or fire.boost > fire.overrun):
        s.push(Reveal(1 << lead))  # a card played on a hidden unit shows it (COH-10.0(2), G-67)
    elif fire.unseen(s) and not veiled:  # COH-10.3(1): the enemy looks for a hidden sniper afterwards
        enemies = bit_list(fire.left & s.sc.mask_of[1 - s.sc.side[lead]])
        s.push(Spotting(s.sc.army[enemies[0]], lead))
    s.push(fire)


def attack_ledgers(s: CohState, fire: Fire) -> list[Ledger]:
    """Attack and defence value against everything that would be rolled for."""
    ledgers: list[Ledger] = []
    for t in bit_list(fire.left):
        fire.target = t
        ledgers += fire.roll_ledgers(s)
    for row in bit_list(fire.works):
        fire.row = row
        ledgers += fire.roll_ledgers(s)
    return ledgers

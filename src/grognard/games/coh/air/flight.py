"""Chapter 20: an aircraft's action impulse by impulse, and its way off the map."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLAYER, UNIT, Operand
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from .. import events
from ..actions.payment import budget, pay
from ..attack import attack_ledgers
from ..frames import PURSE, CohFrame
from ..hidden import discover
from ..hits import leave_pool
from ..mines import known_mine, unused
from ..refusals import (
    AIR_DAMAGED,
    AP_SHORT,
    BANK_ONE,
    BOMB_ONE_HEX,
    CAP_SHORT,
    ENTRY_HEX,
    FIRST_FORWARD,
    HIGHEST,
    LEGAL,
    LOWEST,
    NO_BOMBS,
    NO_MINES_LEFT,
    NO_MORE_CAP,
    NO_TARGET,
    NO_TOP_UP,
    NOT_AHEAD,
    ONE_COUNTER,
    ONE_OF_TWO,
    SEQUENCE,
    SUSPECT_KNOWN,
    SUSPECT_NONE,
    WHOLE_HEX,
)
from ..state import CohState
from ..verbs import (
    AWAY,
    BANK,
    BOMB,
    BY_AP,
    BY_CAP,
    CLIMB,
    DIVE,
    DOGFIGHT,
    DONE,
    DROP,
    FACE,
    FORWARD,
    LEVEL,
    PAYMENTS,
    STRAFE,
    SUPPORT,
    SUSPECT,
)
from .air_combat import aim_refusal, dogfight_refusal, prepare_shot, reach_refusal, start_shot
from .air_strikes import assail, scatter, strike, suspicious, worth_attacking
from .aircraft import (
    activated,
    ahead,
    airborne,
    bombs_left,
    edge_ahead,
    fly_off,
    fly_over,
    headings,
    metres,
    set_altitude,
    waits,
)

# The steps of `Flight`.
AT_FLY: Final = 0
AT_HEADING: Final = 1
AT_ALTITUDE: Final = 2
AT_LOAD: Final = 3
AT_RELEASE: Final = 4
AT_FINISH: Final = 5

ATTACKS: Final = (STRAFE, SUSPECT, BOMB, DOGFIGHT)


class Flight(CohFrame):
    """One aircraft action: up to N impulses, the first of them forward (COH-20.0(2) to (6)).

    After each hex it may attack or turn, once, and change its altitude by one counter.
    """

    NAME = "Flight"
    STEPS = ("fly", "heading", "altitude", "load", "release", "finish")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("payment", SCALAR, MODE, 0, names=PAYMENTS),
        Column("unit", SCALAR, UNIT, -1),
        Column("share", SCALAR, NUMBER),  # CAP to be used in place of AP (COH-3.21)
        Column("impulses", SCALAR, NUMBER),  # left
        Column("hexes", SCALAR, NUMBER),  # flown so far
        Column("turned", SCALAR, NUMBER),  # has attacked or turned since the last hex
        Column("shifted", SCALAR, NUMBER),  # has changed its altitude since the last hex
        Column("due", SCALAR, NUMBER),  # the price so far
        Column("paid", SCALAR, NUMBER),
        Column("hex", SCALAR, HEX, -1),  # where bombs fall
        Column("load", SCALAR, NUMBER),  # bombs chosen, four bits per kind
    )
    FACTS = (
        *PURSE,
        Operand("way", NUMBER),
        Operand("metres", NUMBER),
        Operand("bombs", NUMBER),
        Operand("chosen", NUMBER),  # bombs chosen for this attack
        Operand("may_turn", NUMBER),  # 1: it may attack or turn before the next hex
        Operand("may_shift", NUMBER),  # 1: it may climb or dive before the next hex
        Operand("enters", NUMBER),  # 1: it comes in over the edge
    )

    def __init__(self, player: int = -1, payment: int = 0, unit: int = -1, impulses: int = 0) -> None:
        super().__init__()
        self.player = player
        self.payment = payment
        self.unit = unit
        self.share = 0
        self.impulses = impulses
        self.hexes = 0
        self.turned = 0
        self.shifted = 0
        self.due = 0
        self.paid = 0
        self.hex = -1
        self.load = 0

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.hexes and not airborne(s, self.unit):
            s.pop()  # it has left the map, or an avenger brought it down (COH-C.V06)
        elif self.step == AT_RELEASE:
            self.release(s)
        elif self.step == AT_FINISH:
            self.pay_due(s)
            s.pop()
        elif self.step == AT_FLY and self.impulses == 0:
            self.step = AT_FINISH
        else:
            s.ask(self.player)

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        u = self.unit
        return [
            s.ap[self.player],
            s.cap[self.player],
            self.payment,
            metres(s, s.altitude[u]),
            bombs_left(s, u),
            sum(self.load >> 4 * kind & 15 for kind in range(len(s.sc.bomb_names))),
            int(self.hexes > 0 and not self.turned),
            int(self.hexes > 0 and not self.shifted),
            int(waits(s, u)),
        ]

    def several(self, s: State) -> bool:
        return self.step == AT_LOAD

    # -- the price (COH-20.0(2)) -----------------------------------------------------------------

    def money(self, s: CohState) -> int:
        """The highest price that can be paid, what has been paid included."""
        return budget(s, self.player, self.way(s)) + self.paid

    def way(self, s: CohState) -> int:
        """A pool that ran out in this action is topped up with CAP (COH-3.21)."""
        return BY_CAP if self.payment == BY_AP and not activated(s, self.unit) else self.payment

    def pay_due(self, s: CohState) -> None:
        price = self.due - self.paid
        if price > 0:
            share = min(self.share, price, s.cap[self.player])  # a roll may have taken CAP meanwhile
            pay(s, self.player, self.way(s), 1 << self.unit, price, share)
            self.share -= share
            self.paid = self.due

    def extra(self, s: CohState, verb: int) -> int:
        """What an impulse adds to the price: the first hex, an attack or a climb; everything else is free."""
        figures = s.sc.figures
        if verb in (FORWARD, AWAY):
            return figures["air_action_ap"] if self.hexes == 0 else 0
        if verb in ATTACKS:
            return s.sc.fire[self.unit]
        return figures["air_climb_extra_ap"] if verb == CLIMB else 0

    def unpaid(self, s: CohState, verb: int) -> int:
        if self.due + self.extra(s, verb) <= self.money(s):
            return LEGAL
        return CAP_SHORT if self.payment == BY_CAP else AP_SHORT

    # -- what may be chosen ----------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        out: list[Option] = []
        u = self.unit
        if self.step == AT_HEADING:
            out += [Option(FACE, u, facing) for facing in headings(s, s.over[u])]
        elif self.step == AT_ALTITUDE:
            out += [Option(LEVEL, u, n) for n in range(s.sc.figures["air_counters"] + 1)]
        elif self.step == AT_LOAD:
            out += [Option(DROP, kind) for kind in self.loadable(s, self.hex)]
            if self.load:
                out.append(Option(DONE))
        else:
            self.fly_options(s, out)
        return out

    def fly_options(self, s: CohState, out: list[Option]) -> None:
        u = self.unit
        if self.hexes:
            out.append(Option(DONE))
        if waits(s, u):
            out += [Option(FORWARD, u, h) for h in s.sc.entry[u]]
        else:
            out += [Option(FORWARD, u, h) for h in ahead(s, u)]
            if edge_ahead(s, u):
                out.append(Option(AWAY, u))
        if self.hexes == 0:
            if self.support_refusal(s) == LEGAL:
                out.append(Option(SUPPORT))
            return
        if not self.turned:
            out += [Option(BANK, u, (s.facing[u] + turn) % 6) for turn in (5, 1)]
            if self.unpaid(s, STRAFE) == LEGAL:
                self.attack_options(s, out)
        if not self.shifted:
            if self.shift_refusal(s, CLIMB) == LEGAL:
                out.append(Option(CLIMB, u))
            if self.shift_refusal(s, DIVE) == LEGAL:
                out.append(Option(DIVE, u))

    def attack_options(self, s: CohState, out: list[Option]) -> None:
        u = self.unit
        if s.damaged[u]:
            return
        for h in s.sc.within(s.over[u], s.sc.figures["air_max_range"]):
            if reach_refusal(s, u, h):
                continue
            worth = worth_attacking(s, u, h, False)
            suspected = not worth and suspicious(s, u, h)
            bombed = self.loadable(s, h)
            if (worth or suspected or bombed) and aim_refusal(s, u, h) == LEGAL:
                if worth or suspected:
                    out.append(Option(STRAFE if worth else SUSPECT, u, h))
                if bombed:
                    out.append(Option(BOMB, u, h))
        for t in s.sc.aircraft[1 - s.sc.side[u]]:
            if dogfight_refusal(s, u, t) == LEGAL:
                out.append(Option(DOGFIGHT, u, t))

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step == AT_LOAD:
            return self.check_load(s, o)
        if o.verb == DONE:
            return LEGAL if self.step == AT_FLY and self.hexes else FIRST_FORWARD
        if o.verb == SUPPORT and self.step == AT_FLY and self.hexes == 0:
            return self.support_refusal(s)
        if o.verb == DROP or o.a != self.unit:
            return SEQUENCE
        if self.step == AT_HEADING:
            return LEGAL if o.verb == FACE and o.b in headings(s, s.over[o.a]) else SEQUENCE
        if self.step == AT_ALTITUDE:
            if o.verb != LEVEL or o.b < 0:
                return SEQUENCE
            return LEGAL if o.b <= s.sc.figures["air_counters"] else HIGHEST
        return self.check_impulse(s, o)

    def check_impulse(self, s: CohState, o: Option) -> int:
        verb = o.verb
        if verb in (FORWARD, AWAY):
            return self.forward_refusal(s, o) or self.unpaid(s, verb)
        if verb not in (BANK, CLIMB, DIVE) and verb not in ATTACKS:
            return SEQUENCE
        if self.hexes == 0:
            return FIRST_FORWARD
        if verb in (CLIMB, DIVE):
            return self.shift_refusal(s, verb)
        if self.turned:
            return ONE_OF_TWO
        if verb == BANK:
            return LEGAL if (o.b - s.facing[o.a]) % 6 in (1, 5) and 0 <= o.b < 6 else BANK_ONE
        return self.attack_refusal(s, o) or self.unpaid(s, verb)

    def forward_refusal(self, s: CohState, o: Option) -> int:
        """COH-20.0(3): into one of the three front hexes; (1): in over an entry hex."""
        if o.verb == AWAY:
            return LEGAL if not waits(s, o.a) and edge_ahead(s, o.a) else NOT_AHEAD
        if not 0 <= o.b < s.sc.n:
            return WHOLE_HEX
        if waits(s, o.a):
            return LEGAL if o.b in s.sc.entry[o.a] else ENTRY_HEX
        return LEGAL if o.b in ahead(s, o.a) else NOT_AHEAD

    def shift_refusal(self, s: CohState, verb: int) -> int:
        """COH-20.0(5), 20.1(2): one counter per hex moved; a climb costs, a dive does not."""
        if self.shifted:
            return ONE_COUNTER
        altitude = s.altitude[self.unit]
        if verb == DIVE:
            return LEGAL if altitude else LOWEST
        return self.unpaid(s, CLIMB) if altitude < s.sc.figures["air_counters"] else HIGHEST

    def attack_refusal(self, s: CohState, o: Option) -> int:
        if s.damaged[o.a]:
            return AIR_DAMAGED
        if o.verb == DOGFIGHT:
            return dogfight_refusal(s, o.a, o.b)
        why = aim_refusal(s, o.a, o.b)
        if why:
            return why
        if o.verb == STRAFE:
            return LEGAL if worth_attacking(s, o.a, o.b, False) else NO_TARGET
        if o.verb == SUSPECT:
            if worth_attacking(s, o.a, o.b, False) or s.here[o.b]:
                return SUSPECT_KNOWN
            return LEGAL if suspicious(s, o.a, o.b) else SUSPECT_NONE
        if bombs_left(s, o.a) == 0:
            return NO_BOMBS
        if self.loadable(s, o.b):
            return LEGAL
        mines = [s.sc.bomb_mine[kind] for kind in self.kinds_left(s)]
        return NO_TARGET if min(mines) < 0 or any(unused(s, mine) >= 0 for mine in mines) else NO_MINES_LEFT

    def support_refusal(self, s: CohState) -> int:
        if self.payment != BY_AP:
            return NO_TOP_UP
        most = min(s.cap[self.player], s.sc.impulses[self.unit])
        return LEGAL if self.share < most else NO_MORE_CAP

    # -- bombs (COH-20.4) ------------------------------------------------------------------------

    def kinds_left(self, s: CohState) -> list[int]:
        """The kinds of bombs it has beside those already chosen."""
        kinds = len(s.sc.bomb_names)
        row = self.unit * kinds
        return [kind for kind in range(kinds) if s.bombs[row + kind] > (self.load >> 4 * kind & 15)]

    def loadable(self, s: CohState, h: int) -> list[int]:
        """The kinds it can drop on a hex: one that explodes needs a target, one that leaves a mine none."""
        kinds = self.kinds_left(s)
        if not kinds:
            return kinds
        worth = worth_attacking(s, self.unit, h, True) or suspicious(s, self.unit, h)
        return [
            kind for kind in kinds if (self.mine_free(s, kind, h) if s.sc.bomb_mine[kind] >= 0 else worth)
        ]

    def mine_free(self, s: CohState, bomb: int, h: int) -> bool:
        """Whether a cluster can leave its mine: a counter is unused, and none like it is known there."""
        kind = s.sc.bomb_mine[bomb]
        chosen = self.load >> 4 * bomb & 15
        return chosen == 0 and unused(s, kind) >= 0 and not known_mine(s, self.player, kind, h)

    def check_load(self, s: CohState, o: Option) -> int:
        if o.verb == BOMB:
            return BOMB_ONE_HEX  # G-60: another hex is another attack
        if o.verb == DONE:
            return LEGAL if self.load else SEQUENCE
        if o.verb != DROP:
            return SEQUENCE
        return LEGAL if o.a in self.loadable(s, self.hex) else NO_BOMBS

    def release(self, s: CohState) -> None:
        """Each bomb by itself, the first kind first."""
        for kind, mine in enumerate(s.sc.bomb_mine):
            if self.load >> 4 * kind & 15:
                self.load -= 1 << 4 * kind
                if mine >= 0:
                    scatter(s, self.unit, self.hex, mine)
                else:
                    assail(s, self.unit, self.hex, kind)
                return
        self.hex = -1
        self.step = AT_FLY

    # -- what it does ----------------------------------------------------------------------------

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        verb = o.verb
        u = self.unit
        if verb == SUPPORT:
            self.share += 1
        elif verb == DONE:
            self.step = AT_RELEASE if self.step == AT_LOAD else AT_FINISH
            if self.step == AT_RELEASE:
                self.begin_release(s)
        elif verb == DROP:
            self.load += 1 << 4 * o.a
        elif verb == FACE:
            s.facing[u] = o.b
            self.step = AT_ALTITUDE
        elif verb == LEVEL:
            set_altitude(s, u, o.b)
            s.tell(events.COMES_IN, u, s.over[u], metres(s, o.b))
            self.step = AT_FLY
            discover(s)
        else:
            self.impulse(s, o)

    def impulse(self, s: CohState, o: Option) -> None:
        verb = o.verb
        u = self.unit
        self.due += self.extra(s, verb)
        self.impulses -= 1
        if verb == FORWARD:
            self.forward(s, o.b)
        elif verb == AWAY:
            self.pay_due(s)
            s.tell(events.FLIES_OFF, u, s.over[u])
            fly_off(s, u)
            leave_pool(s, u)
            self.step = AT_FINISH
        elif verb == BANK:
            self.turned = 1
            s.facing[u] = o.b
            s.tell(events.TURNS, u, o.b)
        elif verb in (CLIMB, DIVE):
            self.shifted = 1
            set_altitude(s, u, s.altitude[u] + (1 if verb == CLIMB else -1))
            s.tell(events.CLIMBS if verb == CLIMB else events.DIVES, u, metres(s, s.altitude[u]))
        else:
            self.turned = 1
            self.attack(s, o)

    def forward(self, s: CohState, h: int) -> None:
        u = self.unit
        enters = waits(s, u)
        self.hexes += 1
        self.turned = 0
        self.shifted = 0
        fly_over(s, u, h)
        if enters:
            inward = headings(s, h)
            s.facing[u] = inward[0]
            self.step = AT_HEADING if len(inward) > 1 else AT_ALTITUDE
        else:
            s.tell(events.FLIES, u, h)
            discover(s)

    def attack(self, s: CohState, o: Option) -> None:
        """The price is paid before the dice (COH-3.23)."""
        if o.verb == BOMB:
            self.hex = o.b
            self.step = AT_LOAD
            if bombs_left(s, o.a) == 1:
                self.load = 1 << 4 * self.kinds_left(s)[0]
                self.step = AT_RELEASE
                self.begin_release(s)
            return
        self.pay_due(s)
        if o.verb == DOGFIGHT:
            start_shot(s, o.a, 0, o.b, 0, 0)
        else:
            s.tell(events.STRAFES if o.verb == STRAFE else events.SUSPECTS, o.a, o.b)
            assail(s, o.a, o.b, -1)

    def begin_release(self, s: CohState) -> None:
        self.pay_due(s)
        kinds = len(s.sc.bomb_names)
        s.bombs = s.bombs.copy()
        count = 0
        for kind in range(kinds):
            falling = self.load >> 4 * kind & 15
            s.bombs[self.unit * kinds + kind] -= falling
            count += falling
        s.tell(events.BOMBS, self.unit, self.hex, count)

    # -- explaining ------------------------------------------------------------------------------

    def price(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        return self.extra(s, o.verb)

    def rolls(self, s: State, o: Option) -> bool:
        assert isinstance(s, CohState)
        if o.verb == BOMB:
            return bombs_left(s, o.a) == 1 and self.explodes(s, 1 << 4 * self.kinds_left(s)[0])
        if o.verb == DONE and self.step == AT_LOAD:
            return self.explodes(s, self.load)
        return o.verb in (STRAFE, SUSPECT, DOGFIGHT)

    def explodes(self, s: CohState, load: int) -> bool:
        return any(load >> 4 * kind & 15 and mine < 0 for kind, mine in enumerate(s.sc.bomb_mine))

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, CohState)
        if o.verb == DOGFIGHT:
            return prepare_shot(s, o.a, 0, o.b, 0, 0).roll_ledgers(s)
        if o.verb == STRAFE:
            return attack_ledgers(s, strike(s, o.a, o.b, -1))
        if o.verb == DROP and s.sc.bomb_mine[o.a] < 0:
            return attack_ledgers(s, strike(s, self.unit, self.hex, o.a))
        return []

    def roller(self) -> int:
        return self.unit


def start_flight(s: CohState, p: int, payment: int, u: int) -> None:
    """An aircraft acts."""
    s.push(Flight(p, payment, u, s.sc.impulses[u]))


# -- leaving the map (COH-20.0(8), E.6(3)) --------------------------------------------------------------


class Depart(CohFrame):
    """A free exit action: as many hexes straight ahead as the aircraft has impulses."""

    NAME = "Depart"
    STEPS = ("fly",)
    FIELDS = (Column("unit", SCALAR, UNIT, -1), Column("left", SCALAR, NUMBER))

    def __init__(self, unit: int = -1, left: int = 0) -> None:
        super().__init__()
        self.unit = unit
        self.left = left

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        u = self.unit
        if self.left == 0 or not airborne(s, u):
            s.pop()
            return
        self.left -= 1
        to = s.sc.neighbour[6 * s.over[u] + s.facing[u]]
        if 0 <= to < s.sc.n:
            fly_over(s, u, to)
            s.tell(events.FLIES, u, to)
            discover(s)
        else:
            s.tell(events.FLIES_OFF, u, s.over[u])
            fly_off(s, u)


def depart(s: CohState, u: int) -> None:
    """From now on no CAP may be spent on it."""
    s.departing = s.departing.copy()
    s.departing[u] = 1
    s.push(Depart(u, s.sc.impulses[u]))

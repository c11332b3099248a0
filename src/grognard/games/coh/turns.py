"""Chapters 2.2 and 3: turns, action points, opportunity actions (COH-3.1, F.1) and ways to pay."""

from __future__ import annotations

from typing import Final

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import NUMBER, PLAYER, UNIT, UNITS, Operand, bit_list
from grognard.core.option import Option
from grognard.core.reason import Detail, Regret
from grognard.core.state import State

from . import events
from .action_list import ACTIONS, action_refusal, cheapest, rule_out_idle
from .actions import Action
from .caps import Roll
from .cards import card_options, card_refusal, card_rolls, start_card
from .frames import PURSE, CohFrame
from .payment import budget, spend_active
from .refusals import (
    ALREADY_SPENT,
    AP_SHORT,
    CAP_SHORT,
    GROUPS_OFF,
    JOIN_SPENT,
    LEGAL,
    NO_POOL,
    NOT_HERE_YET,
    NOT_IN_PLAY,
    NOT_YOURS,
    NOTHING_TO_DO,
    OPP_ACTIVATED,
    OPP_SPENT,
    PAY_FIRST,
    SECOND_POOL,
    SEQUENCE,
    STALL_UNPAID,
)
from .scenario import HIDDEN, LOST, WAITING
from .state import SPENT, CohState
from .verbs import (
    ACTIVATE,
    AP,
    BY_AP,
    BY_CAP,
    BY_OPP,
    CAP,
    CARD,
    OPP,
    PASS,
    SPEND,
    STALL,
)

ACTED: Final = 0  # what a turn leaves behind
PASSED: Final = 1

# What a warning before a pass names.
_AP: Final = Operand("ap", NUMBER)
_UNITS: Final = Operand("units", UNITS)

_BY_VERB: Final = {AP: BY_AP, OPP: BY_OPP, CAP: BY_CAP}


class Turn(CohFrame):
    """One turn: first, if he likes, activations; then exactly one action, stall or pass (COH-0.6(3))."""

    NAME = "Turn"
    STEPS = ("choose", "roulette", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("unit", SCALAR, UNIT, -1))
    FACTS = (*PURSE, Operand("pool", UNITS))

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = -1  # activated, waiting for its AP roll (COH-3.01)

    def copy(self) -> Turn:
        f = Turn(self.player)
        f.step = self.step
        f.unit = self.unit
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == 0:
            s.ask(self.player)
        elif self.step == 1:
            fill_pool(
                s, self.unit, s.result + s.sc.veteran_roulette[self.unit] * (1 - s.experience[self.unit])
            )
            self.unit = -1
            self.step = 0
        else:
            s.pop(ACTED)

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return [s.ap[self.player], s.cap[self.player], s.active[self.player]]

    # -- what may be chosen ----------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        sc = s.sc
        p = self.player
        cap = s.cap[p]
        ap = s.ap[p]
        active = s.active[p]
        out = [Option(PASS)]
        if active:
            out.append(Option(SPEND))
            if ap >= sc.stall_ap:
                out.append(Option(STALL, BY_AP))
        if cap >= sc.stall_ap:
            out.append(Option(STALL, BY_CAP))
        limit = sc.n
        waiting = sc.off + WAITING
        hidden = sc.off + HIDDEN
        for u in sc.units_of[p]:
            place = s.place[u]
            if place >= limit and place != waiting and place != hidden:
                continue
            if active == 0 and s.status[u] != SPENT:
                out.append(Option(ACTIVATE, u))
            price = cheapest(s, u)
            if price < 0:
                continue
            if s.status[u] != SPENT:
                if active == 0:
                    out.append(Option(OPP, u))
                elif active >> u & 1:
                    if ap + cap >= price:
                        out.append(Option(AP, u))
                else:
                    if sc.groups and ap + cap >= price:
                        out.append(Option(AP, u))
                    out.append(Option(OPP, u))
            if cap >= price:
                out.append(Option(CAP, u))
        if s.hand_size[p]:
            card_options(s, p, out)
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step != 0:
            return SEQUENCE
        p = self.player
        if o.verb == PASS:
            return LEGAL
        if o.verb == SPEND:
            return LEGAL if s.active[p] else NO_POOL
        if o.verb == STALL:
            return stall_refusal(s, p, o.a)
        if o.verb == CARD:
            return card_refusal(s, p, o.a)
        if o.verb in (ACTIVATE, AP, OPP, CAP):
            return unit_refusal(s, p, o.verb, o.a)
        if o.verb in ACTIONS:
            if not 0 <= o.a < s.sc.units or s.sc.side[o.a] != p:
                return NOT_YOURS
            return action_refusal(s, o) or PAY_FIRST
        return SEQUENCE

    def rolls(self, s: State, o: Option) -> bool:
        """AP roulette (COH-3.01), and cards that are only a die."""
        assert isinstance(s, CohState)
        if o.verb == ACTIVATE:
            return s.sc.roulette
        return o.verb == CARD and card_rolls(s, self.player, o.a)

    def actors(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return bit_list(s.active[self.player])

    def regret(self, s: State, o: Option) -> Regret | None:
        """COH-2.2(9), (10): a pass loses the AP left; the second one in a row ends the round for all."""
        assert isinstance(s, CohState)
        if o.verb != PASS:
            return None
        p = self.player
        if s.ap[p]:
            return Regret("pass-ap", "COH-2.2", [Detail(_AP, s.ap[p]), Detail(_UNITS, s.active[p])])
        fresh = fresh_units(s, p)
        if s.passes and fresh:
            return Regret("pass-round", "COH-2.2", [Detail(_UNITS, fresh)])
        return None

    # -- what it does ----------------------------------------------------------------------------

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        p = self.player
        verb = o.verb
        if verb == PASS:
            self.passing(s)
        elif verb == STALL:
            stall(s, p, o.a)
            self.step = 2
        elif verb == SPEND:
            spend_active(s, p)
        elif verb == ACTIVATE:
            self.activate(s, o.a)
        elif verb == CARD:
            self.step = start_card(s, p, o.a)
        else:
            self.step = 2
            rule_out_idle(s, o.a, budget(s, p, _BY_VERB[verb]))
            s.push(Action(p, _BY_VERB[verb], o.a))

    def passing(self, s: CohState) -> None:
        """COH-2.2(9): an activated unit is spent, its AP are lost."""
        s.tell(events.PASSES, self.player)
        spend_active(s, self.player)
        s.double = 0
        s.pop(PASSED)

    def activate(self, s: CohState, u: int) -> None:
        """COH-3.0(1): seven AP; by AP roulette two dice (COH-3.01), with Experience eleven (COH-C.V04)."""
        sc = s.sc
        if sc.roulette:
            self.unit = u
            self.step = 1
            s.push(Roll(self.player))
        else:
            veteran = sc.veteran_ap[u] and not s.experience[u]
            fill_pool(s, u, sc.veteran_ap[u] if veteran else sc.activation_ap)


def fill_pool(s: CohState, u: int, ap: int) -> None:
    """Opens the player's AP pool for a unit."""
    p = s.sc.side[u]
    if s.sc.veteran_ap[u]:
        s.experience[u] = 1
    s.tell(events.ACTIVATES, u, max(0, ap))
    if ap <= 0:
        s.status[u] = SPENT
        return
    s.active[p] = 1 << u
    s.ap[p] = ap


def fresh_units(s: CohState, p: int) -> int:
    """The units of a side that could still be activated in this round."""
    found = 0
    for u in s.sc.units_of[p]:
        in_play = s.place[u] < s.sc.n or s.place[u] in (s.sc.off + WAITING, s.sc.off + HIDDEN)
        if in_play and s.status[u] != SPENT:
            found |= 1 << u
    return found


def stall(s: CohState, p: int, payment: int) -> None:
    """COH-2.2(11): doing nothing for one AP or CAP; not a pass."""
    s.tell(events.STALLS, p, payment)
    if payment == BY_CAP:
        s.cap[p] -= s.sc.stall_ap
    else:
        s.ap[p] -= s.sc.stall_ap
        if s.ap[p] == 0:
            spend_active(s, p)


def stall_refusal(s: CohState, p: int, payment: int) -> int:
    if payment == BY_CAP:
        return LEGAL if s.cap[p] >= s.sc.stall_ap else STALL_UNPAID
    if payment == BY_AP:
        return LEGAL if s.active[p] and s.ap[p] >= s.sc.stall_ap else STALL_UNPAID
    return SEQUENCE


def unit_refusal(s: CohState, p: int, verb: int, u: int) -> int:
    """Why a unit may not act, or be activated, in this way (COH-0.7)."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.side[u] != p:
        return NOT_YOURS
    if s.place[u] >= sc.n and s.place[u] not in (sc.off + WAITING, sc.off + HIDDEN):
        return NOT_IN_PLAY if s.place[u] == sc.off + LOST else NOT_HERE_YET
    active = s.active[p]
    member = active >> u & 1
    if verb == ACTIVATE:
        if s.status[u] == SPENT:
            return ALREADY_SPENT
        return SECOND_POOL if active else LEGAL
    elif verb == OPP:
        if s.status[u] == SPENT:
            return OPP_SPENT
        if member:
            return OPP_ACTIVATED
    elif verb == AP and not member:
        if active == 0:
            return NO_POOL
        if s.status[u] == SPENT:
            return JOIN_SPENT
        if not sc.groups:
            return GROUPS_OFF
    price = cheapest(s, u)
    if price < 0:
        return NOTHING_TO_DO
    if verb == AP and s.ap[p] + s.cap[p] < price:
        return AP_SHORT
    return CAP_SHORT if verb == CAP and s.cap[p] < price else LEGAL

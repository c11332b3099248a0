"""Chapters 2.2, 3.0, 3.01 and 3.1: turns, action points (and AP roulette), opportunity actions (COH-F.1)."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNIT, UNITS, Operand, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Detail, Regret
from grognard.core.kernel.state import State

from . import events
from .actions.action import Action
from .actions.action_list import KINDS, cheapest, rule_out_idle
from .actions.kind import NO_ACTION
from .actions.payment import budget, spend_active
from .air.air_turns import (
    binding,
    bound_options,
    bound_refusal,
    depart_refusal,
    flight_options,
    flight_refusal,
)
from .air.aircraft import airborne, bound, pool_flies, quarry
from .air.flight import depart, start_flight
from .caps import Roll
from .cards.playing import card_options, card_refusal, card_rolls, start_card
from .cards.veteran_cards import play_veteran, veteran_options, veteran_refusal
from .cards.veterans import V04, has_card, mark_used, note_payment, on_march, set_march
from .cup import markers_of, stir_refusal
from .frames import PURSE, CohFrame
from .hidden import stir
from .refusals import (
    AIR_ALONE,
    AIR_STALL,
    ALREADY_SPENT,
    AP_SHORT,
    CAP_SHORT,
    GROUPS_OFF,
    JOIN_SPENT,
    LEGAL,
    MARCH_ONLY,
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
    WIRE_TRIED,
)
from .scenario import HIDDEN, LOST, WAITING
from .scouting import may_sense, sense, sense_options, sense_refusal
from .state import SPENT, CohState
from .verbs import (
    ACTIVATE,
    AP,
    BY_AP,
    BY_CAP,
    BY_OPP,
    CAP,
    CARD,
    DEPART,
    EXIT,
    KEEP,
    MOVE,
    OPP,
    PASS,
    SENSE,
    SPEND,
    STALL,
    STIR,
    VETERAN,
)

ACTED: Final = 0  # what a turn leaves behind
PASSED: Final = 1
HELD: Final = 2  # passed while an enemy aircraft leaves: no free choice, it does not count (COH-20.0(8))

# What a warning before a pass names.
_AP: Final = Operand("ap", NUMBER)
_UNITS: Final = Operand("units", UNITS)

_BY_VERB: Final = {AP: BY_AP, OPP: BY_OPP, CAP: BY_CAP}


# The steps of `Turn`.
AT_CHOOSE: Final = 0
AT_ROULETTE: Final = 1
AT_END: Final = 2
AT_AFTER: Final = 3


class Turn(CohFrame):
    """One turn: first activations, if wanted; then exactly one action, stall or pass (COH-0.6(3))."""

    NAME = "Turn"
    STEPS = ("choose", "roulette", "end", "after")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("unit", SCALAR, UNIT, -1))
    FACTS = (
        *PURSE,
        Operand("pool", UNITS),
        Operand("bound", NUMBER),  # by an aircraft that must leave: 1 his own, 2 the enemy's (COH-20.0(8))
        Operand("leaver", UNIT),
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = -1  # activated, waiting for its AP roll (COH-3.01)

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_CHOOSE:
            s.ask(self.player)
        elif self.step == AT_ROULETTE:
            extra = s.sc.veteran_roulette[self.unit] if has_card(s, self.unit, V04) else 0
            fill_pool(s, self.unit, s.result + extra)
            self.unit = -1
            self.step = AT_CHOOSE
        elif self.step == AT_AFTER:
            s.ask(self.player)
        elif s.sc.any_veterans and may_sense(s, self.player):
            self.step = AT_AFTER  # 6th Sense after an action (COH-C.V07)
        else:
            s.pop(ACTED)

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        p = self.player
        bind, u = binding(s, p)
        return [s.ap[p], s.cap[p], s.active[p], bind, u]

    # -- what may be chosen ----------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        sc = s.sc
        p = self.player
        if self.step == AT_AFTER:
            after = [Option(KEEP)]
            sense_options(s, p, after)
            return after
        cap = s.cap[p]
        ap = s.ap[p]
        active = s.active[p]
        if sc.air and bound(s, p):
            return bound_options(s, p)
        flies = active & sc.air_mask != 0  # an aircraft's pool: no stall, no sharing (COH-20.0(7))
        out = [Option(PASS)]
        if active:
            out.append(Option(SPEND))
            if ap >= sc.stall_ap and not flies:
                out.append(Option(STALL, BY_AP))
        if cap >= sc.stall_ap:
            out.append(Option(STALL, BY_CAP))
        limit = sc.n
        waiting = sc.off + WAITING
        hidden = sc.off + HIDDEN
        places = s.place
        status = s.status
        armed = bool(sc.weapons[p])  # weapon cards may cost nothing (COH-F.20)
        for u in sc.units_of[p]:
            place = places[u]
            if place >= limit and ((place != waiting and place != hidden) or sc.impulses[u]):
                continue
            spent = status[u] == SPENT
            if spent and cap == 0 and not armed:
                continue  # nothing but a weapon card is free, and only CAP are left to it
            if active == 0 and not spent:
                out.append(Option(ACTIVATE, u))
            if place < limit and s.hit[u] == 0 and s.carrier[u] < 0 and s.bogged[u] == 0 and not armed:
                price = sc.pivot_ap  # the usual case of `cheapest`
            else:
                price = cheapest(s, u)
            if price < 0:
                continue
            if not spent:
                if active == 0:
                    out.append(Option(OPP, u))
                elif active >> u & 1:
                    if ap + cap >= price:
                        out.append(Option(AP, u))
                else:
                    if sc.groups and ap + cap >= price and not flies:
                        out.append(Option(AP, u))
                    out.append(Option(OPP, u))
            if cap >= price and not (place == waiting and s.tried[u]):
                out.append(Option(CAP, u))
        if sc.air:
            flight_options(s, p, out)
        if s.hand_size[p]:
            card_options(s, p, out)
        if sc.any_veterans:
            veteran_options(s, p, out)
            sense_options(s, p, out)
            if active and on_march(s, p):
                out = [o for o in out if march_only(s, p, o) == LEGAL]
        if sc.solitaire:
            out += [Option(STIR, h) for h in markers_of(s, p)]
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        p = self.player
        if self.step == AT_AFTER:
            return sense_refusal(s, p, o.a) if o.verb == SENSE else LEGAL if o.verb == KEEP else SEQUENCE
        if self.step != AT_CHOOSE:
            return SEQUENCE
        if s.sc.air and bound(s, p):
            return bound_refusal(s, p, o)
        if o.verb == PASS:
            return LEGAL
        if o.verb == SENSE:
            return sense_refusal(s, p, o.a)
        if o.verb == DEPART:
            return depart_refusal(s, p, o.a)
        if o.verb == SPEND:
            return LEGAL if s.active[p] else NO_POOL
        if o.verb == STALL:
            if s.active[p] and on_march(s, p) and march_only(s, p, o):
                return MARCH_ONLY
            return stall_refusal(s, p, o.a)
        if o.verb == CARD:
            return card_refusal(s, p, o.a)
        if o.verb == VETERAN:
            return veteran_refusal(s, p, o.a, o.b)
        if s.active[p] and on_march(s, p) and march_only(s, p, o):
            return MARCH_ONLY
        if o.verb == STIR:
            return stir_refusal(s, p, o.a)
        if o.verb in (ACTIVATE, AP, OPP, CAP):
            return unit_refusal(s, p, o.verb, o.a)
        kind = KINDS[o.verb]
        if kind is NO_ACTION:
            return SEQUENCE
        if not 0 <= o.a < s.sc.units or s.sc.army[o.a] != p:
            return NOT_YOURS
        return kind.refusal(s, o) or PAY_FIRST

    def rolls(self, s: State, o: Option) -> bool:
        """AP roulette (COH-3.01), and cards that are only a die."""
        assert isinstance(s, CohState)
        if o.verb == ACTIVATE:
            return s.sc.roulette
        return o.verb == CARD and card_rolls(s, self.player, o.a)

    def actors(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return bit_list(s.active[self.player])

    def actor(self) -> int:
        return self.unit

    def regret(self, s: State, o: Option) -> Regret | None:
        """COH-2.2(9), (10): a pass loses the AP left; the second one in a row ends the round for all.

        Whoever passes with fresh units leaves it to the others whether these will act in this round.

        An aircraft without AP flies off, and its owner does nothing else until it has (COH-20.0(8)).
        """
        assert isinstance(s, CohState)
        p = self.player
        if o.verb in (PASS, SPEND) and pool_flies(s, p) and airborne(s, bit_list(s.active[p])[0]):
            return Regret("air-leaves", "COH-20.0", [Detail(_AP, s.ap[p]), Detail(_UNITS, s.active[p])])
        if o.verb != PASS:
            return None
        if s.ap[p]:
            return Regret("pass-ap", "COH-2.2", [Detail(_AP, s.ap[p]), Detail(_UNITS, s.active[p])])
        fresh = fresh_units(s, p)
        if not fresh:
            return None
        return Regret("pass-round" if s.passes else "pass-fresh", "COH-2.2", [Detail(_UNITS, fresh)])

    # -- what it does ----------------------------------------------------------------------------

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        p = self.player
        verb = o.verb
        if verb == PASS:
            self.passing(s)
        elif verb == KEEP:
            s.pop(ACTED)
        elif verb == SENSE:
            self.step = AT_END if self.step == AT_AFTER else AT_CHOOSE
            sense(s, o.a)
        elif verb == STALL:
            stall(s, p, o.a)
            self.step = AT_END
        elif verb == SPEND:
            spend_active(s, p)
        elif verb == ACTIVATE:
            self.activate(s, o.a)
        elif verb == STIR:
            stir(s, o.a)
        elif verb == CARD:
            self.step = AT_END if start_card(s, p, o.a) else AT_CHOOSE
        elif verb == VETERAN:
            self.step = AT_END if play_veteran(s, p, o.a, o.b) else AT_CHOOSE
        elif verb == DEPART:
            self.step = AT_END
            depart(s, o.a)
        elif s.sc.impulses[o.a]:
            self.step = AT_END
            start_flight(s, p, _BY_VERB[verb], o.a)
        else:
            self.step = AT_END
            rule_out_idle(s, o.a, budget(s, p, _BY_VERB[verb]))
            action = Action(p, _BY_VERB[verb], o.a)
            action.hexes = 1 if verb == AP and on_march(s, p) else 0
            s.push(action)

    def passing(self, s: CohState) -> None:
        """COH-2.2(9): an activated unit is spent, its AP are lost."""
        held = s.sc.air and quarry(s, self.player) != 0
        s.tell(events.PASSES, self.player)
        spend_active(s, self.player)
        s.double = 0
        s.pop(HELD if held else PASSED)

    def activate(self, s: CohState, u: int) -> None:
        """COH-3.0(1): seven AP; by AP roulette two dice (COH-3.01), with Experience eleven (COH-C.V04)."""
        sc = s.sc
        if sc.roulette:
            self.unit = u
            self.step = AT_ROULETTE
            s.push(Roll(self.player))
        else:
            fill_pool(s, u, sc.veteran_ap[u] if has_card(s, u, V04) else sc.activation_ap)


def march_only(s: CohState, p: int, o: Option) -> int:
    """COH-C.V01: the AP of a forced march pay for moves of the marching unit, and for nothing else."""
    if o.verb == STALL:
        return MARCH_ONLY if o.a == BY_AP else LEGAL
    if o.verb != AP or not 0 <= o.a < s.sc.units:
        return LEGAL
    money = budget(s, p, BY_AP)
    can_move = any(KINDS[verb].can(s, o.a, money, BY_AP) for verb in (MOVE, EXIT))
    return LEGAL if s.active[p] >> o.a & 1 and can_move else MARCH_ONLY


def fill_pool(s: CohState, u: int, ap: int) -> None:
    """Opens the player's AP pool for a unit."""
    p = s.sc.army[u]
    set_march(s, p, 0)
    if has_card(s, u, V04):
        mark_used(s, u, V04)
    s.tell(events.ACTIVATES, u, max(0, ap))
    if ap <= 0:
        s.status[u] = SPENT
        return
    s.active[p] = 1 << u
    s.ap[p] = ap


def fresh_units(s: CohState, p: int) -> int:
    """The units of a side that could still be activated in this round."""
    units = 0
    for u in s.sc.units_of[p]:
        in_play = s.place[u] < s.sc.n or s.place[u] in (s.sc.off + WAITING, s.sc.off + HIDDEN)
        if in_play and s.status[u] != SPENT:
            units |= 1 << u
    return units


def stall(s: CohState, p: int, payment: int) -> None:
    """COH-2.2(11): doing nothing for one AP or CAP; not a pass."""
    s.tell(events.STALLS, p, payment)
    if payment == BY_CAP:
        s.cap[p] -= s.sc.stall_ap
    else:
        note_payment(s, p, False)
        s.ap[p] -= s.sc.stall_ap
        if s.ap[p] == 0:
            spend_active(s, p)


def stall_refusal(s: CohState, p: int, payment: int) -> int:
    if payment == BY_CAP:
        return LEGAL if s.cap[p] >= s.sc.stall_ap else STALL_UNPAID
    if payment == BY_AP:
        if pool_flies(s, p):
            return AIR_STALL
        return LEGAL if s.active[p] and s.ap[p] >= s.sc.stall_ap else STALL_UNPAID
    return SEQUENCE


def unit_refusal(s: CohState, p: int, verb: int, u: int) -> int:
    """Why a unit may not act, or be activated, in this way (COH-0.7)."""
    sc = s.sc
    if not 0 <= u < sc.units or sc.army[u] != p:
        return NOT_YOURS
    if sc.impulses[u]:
        return flight_refusal(s, p, verb, u)
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
        if pool_flies(s, p):
            return AIR_ALONE
    price = cheapest(s, u)
    if price < 0:
        return NOTHING_TO_DO
    if verb == AP and s.ap[p] + s.cap[p] < price:
        return AP_SHORT
    if verb == CAP and s.place[u] == sc.off + WAITING and s.tried[u]:
        return WIRE_TRIED  # all it could do is to come in, and wire has kept it out (COH-18.4, G-64)
    return CAP_SHORT if verb == CAP and s.cap[p] < price else LEGAL

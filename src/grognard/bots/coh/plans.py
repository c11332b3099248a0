"""Plans: whole actions, paid for in one way, weighed against each other.

What an action costs is what its AP, CAP or unit could have done instead: a unit's activation is worth what
seven AP can do in its place, discounted, because what can be done now may be gone in the next turn.
"""

from __future__ import annotations

from typing import Final

from grognard.bots.mind import Macro
from grognard.core.kernel.option import Option
from grognard.games.coh.cards.veterans import V01, V05, V12
from grognard.games.coh.scenario import HIDDEN, WAITING
from grognard.games.coh.state import SPENT, CohState
from grognard.games.coh.verbs import (
    ACTIVATE,
    AP,
    BY_AP,
    BY_CAP,
    BY_CARD,
    BY_OPP,
    CAP,
    CREEP,
    FACE,
    FORWARD,
    MOVE,
    OPP,
    PASS,
    SPEND,
    VETERAN,
)

from .deeds import AGAIN, Deed, deeds, rallied_gain
from .field import Battlefield

LATER: Final = 50  # hundredths that count of what could still be done later
CAP_LEAST: Final = 6
CAP_MOST: Final = 95
EXTRA_CARD: Final = 60  # what a card more in hand is worth
STOPPED: Final = 100_000  # for trying with CAP what may fail: then it costs no CAP, but a turn
ENOUGH: Final = 3  # what gains less is not worth a turn
KEPT: Final = 3  # deeds of one unit that are looked at in one way of paying


class Plan(Macro):
    """A whole action of one unit with one way of paying."""

    def __init__(self, path: list[Option], score: int, deed: Deed | None, payment: int) -> None:
        super().__init__(path, score)
        self.deed = deed
        self.payment = payment


class Purse:
    """What a player has to spend, and what it is worth."""

    def __init__(self, s: CohState, player: int) -> None:
        self.ap = s.ap[player]
        self.cap = s.cap[player]
        self.active = s.active[player]
        self.cap_price = cap_price(s, player)

    def cost(self, payment: int, price: int, moves: list[Deed]) -> int:
        """What paying costs; `moves`: what else the unit could do."""
        if payment == BY_AP:
            beyond = max(0, price - self.ap)
            return potential(moves, self.ap) - potential(moves, self.ap - price) + beyond * self.cap_price
        if payment == BY_CAP:
            return price * self.cap_price
        return 0


def cap_price(s: CohState, player: int) -> int:
    """What one CAP is worth: less and less as the round runs out, for nothing is kept (COH-3.2(2))."""
    sc = s.sc
    fresh = 0
    units = 0
    for u in sc.units_of[player]:
        place = s.place[u]
        if place < sc.n or place == sc.off + WAITING or place == sc.off + HIDDEN:
            units += 1
            if s.status[u] != SPENT:
                fresh += 1
    if units == 0:
        return CAP_LEAST
    plenty = max(0, s.cap[player] - 4) * 6  # of many, some will be left over
    return max(CAP_LEAST, CAP_LEAST + (CAP_MOST - CAP_LEAST) * fresh // units - plenty)


def potential(moves: list[Deed], ap: int) -> int:
    """What a unit could do with some AP, discounted."""
    best = 0
    if ap <= 0:
        return 0
    for deed in moves:
        if deed.gain > 0 and deed.price <= ap:
            times = min(3, ap // max(1, deed.price)) if deed.act.verb in AGAIN else 1
            if deed.gain * times > best:
                best = deed.gain * times
    return best * LATER // 100


def steps(deed: Deed) -> list[Option]:
    """The choices that carry out a deed once it is paid for."""
    act = deed.act
    if act.verb == FORWARD:
        return []  # every impulse of a flight is weighed by itself
    if deed.facing >= 0 and act.verb in (MOVE, CREEP):
        return [act, Option(FACE, act.a, deed.facing)]
    return [act]


class Planner:
    """Makes the plans of the player whose turn it is."""

    def __init__(self, s: CohState, player: int) -> None:
        self.s = s
        self.player = player
        self.field = Battlefield(s, s.sc.side_of[player])
        self.purse = Purse(s, player)
        self.deeds: dict[int, list[Deed]] = {}
        self.plan_list: list[Plan] = []

    def deeds_of(self, u: int) -> list[Deed]:
        known = self.deeds.get(u)
        if known is None:
            known = self.deeds[u] = deeds(self.field, u)
        return known

    def plans(self, options: list[Option]) -> list[Plan]:
        """A plan for every sensible use of the options of a turn, the best first."""
        waste = self.pool_left()
        self.plan_list = [Plan([Option(PASS)], -waste, None, -1)]
        for o in options:
            if o.verb == ACTIVATE:
                self.activate(o.a, [], 0)
            elif o.verb == OPP:
                self.by_opp(o.a, waste)
            elif o.verb == AP:
                self.pay(Option(AP, o.a), o.a, BY_AP)
            elif o.verb == CAP:
                self.pay(Option(CAP, o.a), o.a, BY_CAP)
            elif o.verb == VETERAN:
                self.veteran(o)
        self.plan_list.sort(key=by_score)
        return self.plan_list

    def pool_left(self) -> int:
        """What the AP in the pool could still do."""
        best = 0
        for u in self.s.sc.units_of[self.player]:
            if self.purse.active >> u & 1:
                best = max(best, potential(self.deeds_of(u), self.purse.ap))
        return best

    def activate(self, u: int, before: list[Option], waste: int) -> None:
        """A fresh unit gets its own pool; the rest of an older pool is lost."""
        s = self.s
        moves = self.deeds_of(u)
        ap = s.sc.activation_ap
        whole = potential(moves, ap)
        path = [*before, Option(ACTIVATE, u), Option(AP, u)]
        plans: list[Plan] = []
        for deed in moves:
            beyond = deed.price - ap
            if beyond > self.purse.cap:
                continue
            cost = whole - potential(moves, ap - deed.price) + max(0, beyond) * self.purse.cap_price
            cost += waste
            plans.append(Plan([*path, *steps(deed)], deed.gain - cost, deed, BY_AP))
        self.keep(plans)

    def by_opp(self, u: int, waste: int) -> None:
        """An opportunity action, which spends the unit; or, beside an open pool, giving that up for it."""
        moves = self.deeds_of(u)
        whole = potential(moves, self.s.sc.activation_ap)
        self.keep([Plan([Option(OPP, u), *steps(d)], d.gain - whole, d, BY_OPP) for d in moves])
        if self.purse.active:
            self.activate(u, [Option(SPEND)], waste)

    def veteran(self, o: Option) -> None:
        """A veteran card of a unit that is played in a turn (COH-C.V01, V05, V11, V12)."""
        sc = self.s.sc
        kind = sc.veteran_card.index(o.b)
        gain = 0
        if kind == V05:
            gain = rallied_gain(self.field, o.a)
        elif kind == V12:
            gain = EXTRA_CARD
        elif kind == V01:
            steps_on = [d for d in self.deeds_of(o.a) if d.act.verb == MOVE]
            gain = potential(steps_on, sc.activation_ap) - potential(steps_on, self.purse.ap)
        if gain > 0:
            self.plan_list.append(Plan([o], gain, Deed(o, 0, gain), BY_CARD))

    def pay(self, first: Option, u: int, payment: int) -> None:
        moves = self.deeds_of(u)
        money = self.purse.cap + (self.purse.ap if payment == BY_AP else 0)
        plans: list[Plan] = []
        joins = payment == BY_AP and not self.purse.active >> u & 1
        spent = potential(moves, self.s.sc.activation_ap) if joins else 0
        for deed in moves:
            if deed.price <= money and (payment != BY_CAP or deed.most <= money):
                cost = self.purse.cost(payment, deed.price, moves) + spent
                plans.append(Plan([first, *steps(deed)], deed.gain - cost, deed, payment))
        self.keep(plans)

    def keep(self, plans: list[Plan]) -> None:
        """The best of a unit's plans with one way of paying."""
        plans.sort(key=by_score)
        self.plan_list += plans[:KEPT]

    def act_score(self, deed: Deed, payment: int, u: int) -> int:
        """A deed when its way of paying is settled."""
        if payment in (BY_OPP, BY_CARD):
            return deed.gain
        if payment == BY_CAP and deed.most > self.purse.cap:
            return deed.gain - STOPPED
        return deed.gain - self.purse.cost(payment, deed.price, self.deeds_of(u))


def by_score(plan: Plan) -> int:
    return -plan.score


def choice(plans: list[Plan]) -> Plan:
    """The plan to follow: the best one, or a pass if none gains enough."""
    best = plans[0]
    if best.deed is not None and best.score < ENOUGH:
        return next(plan for plan in plans if plan.deed is None)
    return best

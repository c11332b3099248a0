"""Chapter 0.7(6): the actions of a unit or group, built step by step: who, what, and each one's part."""

from __future__ import annotations

from typing import Final

from grognard.core.kinds import NUMBER, Operand, bit_list
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.core.state import State

from . import combat, events, movement
from .action_list import (
    ACTIONS,
    action_price,
    action_refusal,
    all_can_dig,
    all_can_exit,
    all_can_hide,
    all_can_move,
    all_can_pivot,
    all_can_rally,
    attack_ledgers,
    further_options,
    hidden_options,
    hide_options,
    leave_with_vp,
    pivot_options,
)
from .attack import start_attack
from .caps import holds, play_from_hand
from .fortifications import dig, dig_refusal, wire_in
from .frames import PURSE, face_options, face_refusal
from .groups import group_assault_refusal, group_fire_refusal, member_refusal
from .hidden import appear, discover, hide, is_hidden, sneak
from .hits import kinds_left
from .parts import BOG, BONUS, CHOOSE, CROSS, FACING, FINISH, HIDING, MOVING, PIVOTING, WIRE, Parts
from .rally import Rally, rally_ledger, rally_refusal
from .refusals import (
    AP_SHORT,
    BOOST_NO_TARGET,
    CAP_SHORT,
    CARD_NOT_HELD,
    LEGAL,
    MEMBER_BARRED,
    NO_BONUS,
    NO_MORE_CAP,
    NO_TOP_UP,
    NOT_HIDDEN,
    SEQUENCE,
    STILL_HIDDEN,
)
from .state import CohState
from .transport import load, unload
from .vehicles import bonus_destinations, may_bog
from .verbs import (
    APPEAR,
    ASSAULT,
    BOOST,
    BY_AP,
    BY_CAP,
    CREEP,
    DIG,
    DONE,
    EXIT,
    FACE,
    FIRE,
    HIDE,
    INDIRECT,
    LEAVE,
    LOAD,
    MOVE,
    OCCUPY,
    PIVOT,
    RALLY,
    SNEAK,
    SUPPORT,
    UNLOAD,
    WEAPON,
    WITH,
)
from .weapon_cards import weapon_options

MOST_SHARE: Final = 7  # no price of an action needs more CAP than that


class Action(Parts):
    """One action: its members, what they do, the price, and the end of it."""

    NAME = "Action"
    STEPS = ("choose", "move", "face", "pivot", "finish", "bonus", "bog", "wire", "cross", "hide")
    FACTS = (*PURSE, Operand("way", NUMBER))  # the payment by number, for a text to select by

    def copy(self) -> Action:
        f = Action(self.player, self.payment, self.lead)
        f.step = self.step
        f.members = self.members
        f.share = self.share
        f.boost = self.boost
        f.hexes = self.hexes
        f.left = self.left
        f.unit = self.unit
        f.part = self.part
        f.bonus = self.bonus
        f.to = self.to
        f.careful = self.careful
        f.due = self.due
        f.paid = self.paid
        return f

    def several(self, s: State) -> bool:
        return self.step == CHOOSE

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return [s.ap[self.player], s.cap[self.player], self.payment]

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == BOG:
            self.bog_down(s)
            return
        if self.step == WIRE:
            self.measure_wire(s)
            return
        if self.step != FINISH:
            s.ask(self.player)
            return
        self.pay_due(s)
        s.pop()

    # -- what may be chosen ----------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        out: list[Option] = []
        if self.step == FACING:
            return face_options(self.unit)
        money = self.money(s)
        if self.step == MOVING:
            self.move_options(s, self.unit, money, out)
        elif self.step == CROSS:
            out += [Option(DONE), Option(MOVE, self.unit, self.to)]
        elif self.step == BONUS:
            out.append(Option(DONE))
            for to in bonus_destinations(s, self.unit, money - self.part)[::2]:
                out.append(Option(MOVE, self.unit, to))
        elif self.step == PIVOTING:
            pivot_options(s, self.unit, out)
        elif self.step == HIDING:
            hide_options(s, self.unit, out)
        else:
            self.action_options(s, money, out)
        return out

    def action_options(self, s: CohState, money: int, out: list[Option]) -> None:
        u = self.lead
        if is_hidden(s, u):
            hidden_options(s, u, money, out)
            if self.hexes:
                out[:] = [o for o in out if o.verb == SNEAK]  # a card's hidden move (COH-C.5, F.17)
            return
        others = self.members & ~(1 << u)
        if not self.boost and (others == 0 or all_can_move(s, others, money)):
            self.move_options(s, u, money, out)
        if self.hexes == 0:
            self.attack_options(s, others, money, out)
            if not self.boost:
                self.other_options(s, others, money, out)
                if s.sc.combined and others == 0:
                    further_options(s, u, money, out)
                if s.sc.any_hidden and s.sc.figures["hide_cost_ap"] <= money and all_can_hide(s, others):
                    hide_options(s, u, out)
        if s.sc.groups and not self.boost:
            self.with_options(s, money, out)

    def move_options(self, s: CohState, u: int, money: int, out: list[Option]) -> None:
        found = movement.destinations(s, u, money)
        sc = s.sc
        for i in range(0, len(found), 2):
            out.append(Option(MOVE, u, found[i]))
            if (
                sc.cautious
                and sc.infantry[u]
                and sc.dm[found[i]] == 0
                and found[i + 1] + sc.cautious_ap <= money
            ):
                out.append(Option(CREEP, u, found[i]))

    def attack_options(self, s: CohState, others: int, money: int, out: list[Option]) -> None:
        sc = s.sc
        u = self.lead
        before = len(out)
        if combat.fire_price(s, u) <= money:
            for target in combat.targets(s, u):
                if sc.turret[u] and combat.shot_price(s, u, target, self.payment) > money:
                    continue
                if others == 0 or group_fire_refusal(s, u, others, target) == LEGAL:
                    out.append(Option(FIRE, u, target))
            if s.place[u] < sc.n and combat.assault_refusal(s, u) == LEGAL:
                if others == 0 or group_assault_refusal(s, u, others) == LEGAL:
                    out.append(Option(ASSAULT, u))
        if others == 0 and sc.weapons[self.player]:
            weapon_options(s, u, money, out)
        if others == 0 and sc.indirect[u] and combat.indirect_price(s, u) <= money:
            out.extend(Option(INDIRECT, u, target) for target in combat.indirect_targets(s, u))
        if len(out) > before and not self.boost and holds(s, self.player, sc.fire_card):
            out.append(Option(BOOST))

    def other_options(self, s: CohState, others: int, money: int, out: list[Option]) -> None:
        sc = s.sc
        u = self.lead
        if sc.pivot_ap <= money and movement.may_pivot(s, u) == LEGAL and all_can_pivot(s, others):
            pivot_options(s, u, out)
        if s.hit[u] and sc.rally_ap <= money and rally_refusal(s, u) == LEGAL and all_can_rally(s, others):
            out.append(Option(RALLY, u))
        if sc.digging and sc.dig_ap <= money and dig_refusal(s, u) == LEGAL and all_can_dig(s, others):
            out.append(Option(DIG, u))
        if sc.exits[self.player] and movement.exit_refusal(s, u) == LEGAL:
            if movement.exit_price(s, u) <= money and all_can_exit(s, others, money):
                out.append(Option(EXIT, u))
        if self.payment == BY_AP and self.share < min(s.cap[self.player], MOST_SHARE):
            out.append(Option(SUPPORT))

    def with_options(self, s: CohState, money: int, out: list[Option]) -> None:
        for v in s.sc.units_of[self.player]:
            if member_refusal(s, self.player, self.payment, self.members, v) == LEGAL:
                if self.group_can_act(s, v, money):
                    out.append(Option(WITH, v))

    def group_can_act(self, s: CohState, v: int, money: int) -> bool:
        """Whether the group with one more member could still do something (L4)."""
        others = (self.members | 1 << v) & ~(1 << self.lead)
        everybody = others | 1 << self.lead
        if self.hexes == 0:
            if s.sc.pivot_ap <= money and all_can_pivot(s, everybody):
                return True
            if s.sc.rally_ap <= money and all_can_rally(s, everybody):
                return True
            attacks: list[Option] = []
            self.attack_options(s, others, money, attacks)
            if attacks:
                return True
            if s.sc.dig_ap <= money and all_can_dig(s, everybody):
                return True
            if all_can_exit(s, everybody, money):
                return True
        return all_can_move(s, everybody, money)

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step == CHOOSE:
            return self.check_choice(s, o)
        if self.step in (BONUS, CROSS) and o.verb == DONE:
            return LEGAL
        if o.a != self.unit:
            return SEQUENCE
        if self.step == CROSS and o.verb == MOVE:
            return LEGAL if o.b == self.to else SEQUENCE
        if self.step == BONUS and o.verb == MOVE:
            money = self.money(s) - self.part
            return LEGAL if o.b in bonus_destinations(s, self.unit, money)[::2] else NO_BONUS
        if self.step == FACING:
            return face_refusal(o, self.unit)
        if self.step == MOVING and o.verb in (MOVE, CREEP):
            return action_refusal(s, o) or self.unpaid(s, o)
        if (self.step == PIVOTING and o.verb == PIVOT) or (self.step == HIDING and o.verb == HIDE):
            return action_refusal(s, o)
        return SEQUENCE

    def check_choice(self, s: CohState, o: Option) -> int:
        verb = o.verb
        if verb == APPEAR:
            legal: list[Option] = []
            self.action_options(s, self.money(s), legal)
            return LEGAL if any(o.same(x) for x in legal) else NOT_HIDDEN
        if is_hidden(s, self.lead) and verb != SNEAK:
            return STILL_HIDDEN
        if verb == WITH and not self.boost:
            why = member_refusal(s, self.player, self.payment, self.members, o.a)
            money = self.money(s)
            return why or (LEGAL if self.group_can_act(s, o.a, money) else MEMBER_BARRED)
        if verb == SUPPORT and not self.boost and self.hexes == 0:
            if self.payment != BY_AP:
                return NO_TOP_UP
            return LEGAL if self.share < min(s.cap[self.player], MOST_SHARE) else NO_MORE_CAP
        if verb == BOOST and not self.boost and self.hexes == 0:
            return self.boost_refusal(s)
        if verb not in ACTIONS or (o.a != self.lead and not self.about_lead(s, o)):
            return SEQUENCE
        if self.boost and verb not in (FIRE, ASSAULT, WEAPON, INDIRECT):
            return SEQUENCE
        if self.hexes and verb not in (MOVE, CREEP, SNEAK):
            return SEQUENCE
        return action_refusal(s, o) or self.unpaid(s, o) or self.group_refusal(s, o)

    def about_lead(self, s: CohState, o: Option) -> bool:
        """Whether the acting vehicle loads or unloads the unit named."""
        if not 0 <= o.a < s.sc.units:
            return False
        return (o.verb == LOAD and o.b == self.lead) or (o.verb == UNLOAD and s.carrier[o.a] == self.lead)

    def boost_refusal(self, s: CohState) -> int:
        if not holds(s, self.player, s.sc.fire_card):
            return CARD_NOT_HELD
        attacks: list[Option] = []
        others = self.members & ~(1 << self.lead)
        self.attack_options(s, others, self.money(s), attacks)
        return LEGAL if attacks else BOOST_NO_TARGET

    def unpaid(self, s: CohState, o: Option) -> int:
        """Whether the price is beyond what can be paid (COH-3.21, 3.22)."""
        if action_price(s, o, self.payment) <= self.money(s):
            return LEGAL
        return CAP_SHORT if self.payment == BY_CAP else AP_SHORT

    def group_refusal(self, s: CohState, o: Option) -> int:
        """Whether every other member can do the same kind of action (COH-9.1(1))."""
        others = self.members & ~(1 << self.lead)
        if others == 0:
            return LEGAL
        if o.verb == FIRE:
            return group_fire_refusal(s, o.a, others, o.b)
        if o.verb == ASSAULT:
            return group_assault_refusal(s, o.a, others)
        money = self.money(s)
        able = False
        if o.verb in (MOVE, CREEP):
            able = all_can_move(s, others, money)
        elif o.verb == PIVOT:
            able = all_can_pivot(s, others)
        elif o.verb == RALLY:
            able = all_can_rally(s, others)
        elif o.verb == DIG:
            able = all_can_dig(s, others)
        elif o.verb == HIDE:
            able = all_can_hide(s, others)
        elif o.verb == EXIT:
            able = all_can_exit(s, others, money)
        return LEGAL if able else MEMBER_BARRED

    # -- what it does ----------------------------------------------------------------------------

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        verb = o.verb
        if verb == WITH:
            self.members |= 1 << o.a
        elif verb == SUPPORT:
            self.share += 1
        elif verb == APPEAR:
            self.come_out(s, o.a, o.b)
        elif verb == BOOST:
            play_from_hand(s, self.player, s.sc.fire_card)
            self.boost = s.sc.card_value[s.sc.fire_card]
        elif verb == FACE:
            movement.turn(s, o.a, o.b)
            self.go_on(s)
        elif self.step == CROSS:
            if verb == DONE:
                self.give_up(s)
            else:
                self.cross(s)
        elif verb == DONE:
            self.next_part(s, MOVING)
        elif self.step == BONUS:
            self.bonus_move(s, o.b)
        else:
            self.act(s, o)

    def act(self, s: CohState, o: Option) -> None:
        verb = o.verb
        first = self.step == CHOOSE
        if first:
            self.left = self.members & ~(1 << o.a)
            self.rule_out(s, verb)
        self.part = action_price(s, o, self.payment)
        if verb in (MOVE, CREEP):
            self.first_hex(s, o)
            return
        self.due = max(self.due, self.part)  # a group pays its dearest part (COH-9.11)
        if verb == PIVOT:
            movement.pivot(s, o.a, o.b)
            self.next_part(s, PIVOTING)
        elif verb in (FIRE, ASSAULT, WEAPON, INDIRECT):
            self.attack(s, o)
        elif verb in (OCCUPY, LEAVE, LOAD, UNLOAD):
            self.go_in_or_out(s, o)
        elif verb == SNEAK:
            self.sneak_on(s, o.a, o.b)
        elif verb == HIDE:
            self.pay_due(s)
            self.next_part(s, HIDING)
            hide(s, o.a, o.b)
        elif verb == RALLY:
            self.settle(s)
            s.push(Rally(self.player, self.members))
        else:
            self.settle(s)
            for u in bit_list(self.members):
                if verb == DIG:
                    dig(s, u)
                else:
                    leave_with_vp(s, u)

    def sneak_on(self, s: CohState, u: int, to: int) -> None:
        """One hidden step; by card #5 another one, while it is still hidden (COH-C.5)."""
        self.settle(s)
        sneak(s, u, to)
        if self.hexes > 1 and s.top() is self:
            self.hexes -= 1
            left: list[Option] = []
            self.action_options(s, self.money(s), left)
            self.step = CHOOSE if left else FINISH

    def rule_out(self, s: CohState, verb: int) -> None:
        """A group move or pivot shows that every member can do its part: the rest is ruled out (L8)."""
        if verb not in (MOVE, CREEP, PIVOT):
            return
        money = self.money(s)
        for u in bit_list(self.left):
            counter = s.hit[u]
            for kind in kinds_left(s, u):
                s.hit[u] = kind
                able = all_can_pivot(s, 1 << u) if verb == PIVOT else all_can_move(s, 1 << u, money)
                if not able:
                    s.hit_may[u] &= ~(1 << kind)
            s.hit[u] = counter

    def come_out(self, s: CohState, u: int, facing: int) -> None:
        """The acting unit shows itself first; others hidden in its hex follow (COH-10.0(2))."""
        appear(s, u, facing)
        discover(s)

    def go_in_or_out(self, s: CohState, o: Option) -> None:
        """COH-18.2(5): leaving a fortification includes a free pivot; COH-17.0(4): so does unloading."""
        self.unit = o.a
        self.step = FINISH
        if o.verb == OCCUPY:
            s.inside[o.a] = o.b
            s.tell(events.OCCUPIES, o.a, o.b)
        elif o.verb == LOAD:
            load(s, o.a, o.b)
        else:
            if o.verb == LEAVE:
                s.inside[o.a] = -1
                s.tell(events.LEAVES_FORT, o.a)
            else:
                unload(s, o.a)
            self.left = 0
            self.step = FACING if movement.may_pivot(s, o.a) == LEGAL else FINISH

    def attack(self, s: CohState, o: Option) -> None:
        """The price is paid before the dice: CAP spent on it cannot change them (COH-7.0(2))."""
        supporters = self.members & ~(1 << o.a)
        boost = self.boost
        self.settle(s)
        if o.verb == WEAPON:
            s.weapon[self.player * len(s.sc.card_names) + o.b] -= 1
            start_attack(s, o.a, 0, o.c, boost, o.b)
        else:
            target = s.place[o.a] if o.verb == ASSAULT else o.b
            start_attack(s, o.a, supporters, target, boost, -1, o.verb == INDIRECT)

    # -- explaining ------------------------------------------------------------------------------

    def price(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb not in ACTIONS:
            return -1
        return 0 if self.step == BONUS else action_price(s, o, self.payment)

    def rolls(self, s: State, o: Option) -> bool:
        """Attacks, rallies, wire (COH-18.4) and ground that may bog a vehicle down (COH-14.1)."""
        assert isinstance(s, CohState)
        if o.verb in (FIRE, ASSAULT, WEAPON, INDIRECT, RALLY):
            return True
        if o.verb not in (MOVE, CREEP) or self.step == CROSS:
            return False
        at_wire = wire_in(s, o.b) >= 0 and s.sc.infantry[o.a] and self.payment in (BY_AP, BY_CAP)
        return at_wire or may_bog(s, o.a, s.place[o.a], o.b)

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, CohState)
        if o.verb in (MOVE, CREEP):
            return [movement.price_ledger(s, o.a, o.b, o.verb == CREEP)]
        if o.verb == RALLY:
            return [rally_ledger(s, u) for u in bit_list(self.members)]
        if o.verb in (FIRE, ASSAULT, WEAPON, INDIRECT):
            target = o.b if o.verb in (FIRE, INDIRECT) else o.c if o.verb == WEAPON else s.place[o.a]
            weapon = o.b if o.verb == WEAPON else -1
            supporters = self.members & ~(1 << o.a)
            return attack_ledgers(s, o.a, supporters, target, self.boost, weapon, o.verb == INDIRECT)
        return []

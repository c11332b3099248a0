"""Chapter 0.7(6): the actions of a unit or group, built step by step: who, what, and each one's part."""

from __future__ import annotations

from typing import Final

from grognard.core.kinds import HEX, NUMBER, UNIT, Operand, bit_list
from grognard.core.option import Option
from grognard.core.reason import Detail, Ledger, Regret
from grognard.core.state import State

from . import events, movement
from .action_list import (
    ACTIONS,
    action_price,
    action_refusal,
    all_can_dig,
    all_can_exit,
    all_can_hide,
    all_can_leave,
    all_can_move,
    all_can_occupy,
    all_can_pivot,
    all_can_rally,
    all_can_sneak,
    leave_with_vp,
    rest_can_follow,
    taking_part,
)
from .air_combat import group_flak_refusal, prepare_shot, start_shot
from .aircraft import quarry
from .attack import attack_ledgers, attack_of, start_attack
from .caps import holds, play_from_hand
from .choices import MOST_SHARE, Choices
from .fortifications import dig
from .frames import PURSE, face_refusal
from .groups import (
    group_assault_refusal,
    group_fire_refusal,
    group_ground_refusal,
    group_shell_refusal,
    member_refusal,
)
from .hidden import appear, come_to_light, discover, hide, is_hidden, sneak
from .hits import kinds_left
from .mines import entrants, mines_against, stirs, threatened, tread
from .parts import (
    BOG,
    BONUS,
    CHOOSE,
    CROSS,
    FACING,
    FINISH,
    LANDED,
    MOVING,
    SNEAKING,
    TASKS,
    WIRE,
)
from .rally import Rally, rally_ledger
from .refusals import (
    AIR_HUNT,
    AP_SHORT,
    BOOST_NO_TARGET,
    CAP_SHORT,
    CARD_NOT_HELD,
    LEGAL,
    MARCH_ONLY,
    MEMBER_BARRED,
    NO_MORE_CAP,
    NO_TOP_UP,
    NOT_HIDDEN,
    SEQUENCE,
    STILL_HIDDEN,
    VETERAN_NONE,
)
from .screens import all_can_smoke, lay_screen
from .snipers import hidden_fire_refusal
from .state import CohState
from .suspicion import may_hit_hidden, start_suspicion
from .transport import crew_acts, load, unload
from .unseen import VEILED, veil_refusal, veiled_refusal
from .vehicles import may_bog
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
    FLAK,
    HIDE,
    INDIRECT,
    LAY,
    LEAVE,
    LOAD,
    MOVE,
    OCCUPY,
    PIVOT,
    RALLY,
    SMOKE,
    SNEAK,
    SUPPORT,
    SUSPECT,
    UNLOAD,
    VEIL,
    VETERAN,
    WEAPON,
    WITH,
)
from .veterans import V13, V130, has_card, note_payment, use_card
from .weapon_cards import lay_teller

ATTACKS: Final = (FIRE, ASSAULT, WEAPON, INDIRECT, SUSPECT, FLAK)
_UNIT: Final = Operand("unit", UNIT)  # what a warning before a step onto mines names
_HEX: Final = Operand("hex", HEX)


class Action(Choices):
    """One action: its members, what they do, the price, and the end of it."""

    NAME = "Action"
    STEPS = (
        "choose",
        "move",
        "face",
        "pivot",
        "finish",
        "bonus",
        "bog",
        "wire",
        "cross",
        "hide",
        "landed",
        "smoke",
        "sneak",
        "occupy",
        "leave",
        "load",
        "unload",
    )
    FACTS = (*PURSE, Operand("way", NUMBER))  # the payment by number, for a text to select by

    def copy(self) -> Action:
        f = Action(self.player, self.payment, self.lead)
        f.step = self.step
        f.members = self.members
        f.share = self.share
        f.boost = self.boost
        f.overrun = self.overrun
        f.veil = self.veil
        f.hexes = self.hexes
        f.left = self.left
        f.task = self.task
        f.unit = self.unit
        f.part = self.part
        f.bonus = self.bonus
        f.to = self.to
        f.careful = self.careful
        f.entered = self.entered
        f.stirred = self.stirred
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
        if self.step == LANDED:
            self.go_on(s)
            return
        if self.step in (MOVING, SNEAKING):
            self.ask_movers(s)
            return
        if self.step != FINISH:
            s.ask(self.player)
            return
        self.pay_due(s)
        if self.stirred and s.sc.mine_rows:
            units = self.stirred
            self.stirred = 0
            if tread(s, units, False):  # the action first, then the mine (COH-18.5(2), F.19(2))
                return
        s.pop()

    # -- why not -----------------------------------------------------------------------------------

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step == CHOOSE:
            return self.check_choice(s, o)
        if self.step in (BONUS, CROSS) and o.verb == DONE:
            return LEGAL
        if self.step not in (BONUS, CROSS, FACING):
            return self.part_refusal(s, o)
        if o.a != self.unit:
            return SEQUENCE
        if self.step == CROSS and o.verb == MOVE:
            if o.b != self.to:
                return SEQUENCE
            short = AP_SHORT if self.payment == BY_AP else CAP_SHORT
            return LEGAL if self.wire_price(s) <= self.money(s) else short
        if self.step == BONUS and o.verb == MOVE:
            return self.bonus_refusal(s, o.b)
        if self.step == FACING:
            stays = o.b == s.facing[self.unit]
            return face_refusal(o, self.unit) or (LEGAL if stays else movement.may_pivot(s, self.unit))
        return SEQUENCE

    def part_refusal(self, s: CohState, o: Option) -> int:
        """Why a member may not do this as its part of a group action."""
        if o.verb == DONE:
            return LEGAL if any(o.same(x) for x in self.options(s)) else SEQUENCE
        moving = o.verb in (MOVE, CREEP, SNEAK) and self.step in (MOVING, SNEAKING)
        if not moving and TASKS.get(o.verb, FINISH) != self.step:
            return SEQUENCE
        if not 0 <= o.a < s.sc.units or not taking_part(s, o) & self.left:
            return SEQUENCE
        why = action_refusal(s, o) or self.unpaid(s, o)
        if why == LEGAL and o.verb in (MOVE, CREEP):
            return self.wire_refusal(s, o.a, o.b)
        if why == LEGAL and o.verb in (LOAD, UNLOAD):
            return LEGAL if rest_can_follow(s, o, self.left, self.money(s)) else MEMBER_BARRED
        return why

    def check_choice(self, s: CohState, o: Option) -> int:
        verb = o.verb
        if s.sc.air and verb in ACTIONS and verb != FLAK and quarry(s, self.player):
            return AIR_HUNT
        if verb in (APPEAR, DONE):
            legal: list[Option] = []
            self.action_options(s, self.money(s), legal)
            if any(o.same(x) for x in legal):
                return LEGAL
            return NOT_HIDDEN if verb == APPEAR else SEQUENCE
        if is_hidden(s, self.lead) and verb not in (SNEAK, BOOST, VETERAN) and not self.may_join(verb):
            return self.unseen_refusal(s, o)
        if self.veil and verb == SNEAK:
            return SEQUENCE
        if self.marching() and verb not in (MOVE, CREEP, SNEAK):
            return MARCH_ONLY
        if verb == WITH and not self.boost:
            why = member_refusal(s, self.player, self.payment, self.members, o.a)
            money = self.money(s)
            return why or (LEGAL if self.group_can_act(s, o.a, money) else MEMBER_BARRED)
        if verb == SUPPORT and not self.boost and self.hexes == 0:
            if self.payment != BY_AP:
                return NO_TOP_UP
            return LEGAL if self.share < min(s.cap[self.player], MOST_SHARE) else NO_MORE_CAP
        if verb == BOOST and self.boost == self.overrun and self.hexes == 0:
            return self.boost_refusal(s)
        if verb == VETERAN and not self.overrun and self.hexes == 0:
            return self.overrun_refusal(s, o)
        if verb not in ACTIONS or (o.a != self.lead and not self.about_lead(s, o)):
            return SEQUENCE
        if self.boost and verb not in ATTACKS:
            return SEQUENCE
        if self.hexes and verb not in (MOVE, CREEP, SNEAK):
            return SEQUENCE
        why = action_refusal(s, o) or self.unpaid(s, o)
        if why == LEGAL and verb in (MOVE, CREEP):
            why = self.wire_refusal(s, o.a, o.b)
        return why or self.group_refusal(s, o)

    def may_join(self, verb: int) -> bool:
        """Whether more hidden units may sneak on together with the first (COH-9.14, C.5)."""
        return verb == WITH and not self.boost and not self.veil and not self.marching()

    def unseen_refusal(self, s: CohState, o: Option) -> int:
        """Why a hidden unit may not do this and stay hidden."""
        if o.a != self.lead or self.hexes or self.marching() or self.members != 1 << self.lead:
            return STILL_HIDDEN
        if o.verb == LAY and not self.boost and not self.veil:
            return action_refusal(s, o) or self.unpaid(s, o)
        if o.verb == VEIL and not self.boost and not self.veil:
            return veil_refusal(s, o.a, self.money(s), self.payment)
        if o.verb in VEILED and self.veil and not (self.boost and o.verb not in ATTACKS):
            return veiled_refusal(s, o) or self.unpaid(s, o)
        if o.verb in (FIRE, INDIRECT):
            why = hidden_fire_refusal(s, o.a, o.b, o.verb == INDIRECT, self.veil != 0)
            return why or self.unpaid(s, o)
        return STILL_HIDDEN

    def about_lead(self, s: CohState, o: Option) -> bool:
        """Whether the acting vehicle loads or unloads the unit named."""
        if not 0 <= o.a < s.sc.units or not crew_acts(s, self.lead):
            return False
        return (o.verb == LOAD and o.b == self.lead) or (o.verb == UNLOAD and s.carrier[o.a] == self.lead)

    def overrun_refusal(self, s: CohState, o: Option) -> int:
        """COH-C.V130: declared before the roll by the vehicle that leads the attack."""
        if o.a != self.lead or o.b != s.sc.veteran_card[V130] or not has_card(s, o.a, V130):
            return VETERAN_NONE
        return self.attack_needed(s)

    def boost_refusal(self, s: CohState) -> int:
        if not holds(s, self.player, s.sc.fire_card):
            return CARD_NOT_HELD
        return self.attack_needed(s)

    def attack_needed(self, s: CohState) -> int:
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
        if o.verb == FLAK:
            return group_flak_refusal(s, o.a, others, o.b)
        if o.verb == INDIRECT:
            return group_shell_refusal(s, o.a, others, o.b)
        if o.verb == SUSPECT:
            return group_ground_refusal(s, o.a, others, o.b)
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
        elif o.verb == SNEAK:
            able = all_can_sneak(s, others, money)
        elif o.verb == SMOKE:
            able = all_can_smoke(s, others, money, self.payment)
        elif o.verb == EXIT:
            able = all_can_exit(s, others, money)
        elif o.verb == OCCUPY:
            able = all_can_occupy(s, others)
        elif o.verb == LEAVE:
            able = all_can_leave(s, others)
        elif o.verb in (LOAD, UNLOAD):
            able = rest_can_follow(s, o, self.members, money)
        return LEGAL if able else MEMBER_BARRED

    # -- what it does ----------------------------------------------------------------------------

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        verb = o.verb
        if verb == WITH:
            self.join(s, o.a)
        elif verb == SUPPORT:
            self.share += 1
        elif verb == APPEAR:
            self.come_out(s, o.a, o.b)
        elif verb == BOOST:
            play_from_hand(s, self.player, s.sc.fire_card)
            self.boost += s.sc.card_value[s.sc.fire_card]
        elif verb == VETERAN:
            use_card(s, o.a, V130)
            self.overrun = s.sc.card_value[o.b]
            self.boost += self.overrun
        elif verb == VEIL:
            use_card(s, o.a, V13)
            self.veil = 1
        elif verb == FACE:
            if s.facing[o.a] != o.b:
                movement.lose_hole(s, o.a)  # out of a fortification, hole and all (COH-18.1(3))
            movement.turn(s, o.a, o.b)
            self.go_on(s)
        elif self.step == CROSS:
            if verb == DONE:
                self.give_up(s)
            else:
                self.cross(s)
        elif verb == DONE and self.step == CHOOSE:
            self.settle(s)
        elif verb == DONE:
            if self.step != BONUS:
                self.left = 0
            self.next_part(s)  # a vehicle ends its own move; the others of the group still have theirs (9.11)
        elif self.step == BONUS:
            self.bonus_move(s, o.b)
        else:
            self.act(s, o)

    def join(self, s: CohState, v: int) -> None:
        """One more member; a hidden one that joins units on the map shows itself first (COH-10.0(2))."""
        unseen = is_hidden(s, v) and not is_hidden(s, self.lead)
        self.members |= 1 << v
        if unseen:
            come_to_light(s, 1 << v)
            if s.sc.engineer[v]:
                tread(s, 1 << v, True)  # engineers find what lies in their hex (COH-19.0(1))

    def act(self, s: CohState, o: Option) -> None:
        verb = o.verb
        if self.step == CHOOSE:
            self.task = TASKS.get(verb, FINISH)
            self.left = self.members & ~(1 << o.a)
            self.rule_out(s, verb)
        self.left &= ~taking_part(s, o)
        self.part = action_price(s, o, self.payment)
        if self.payment == BY_AP:
            note_payment(s, self.player, verb in (MOVE, CREEP, SNEAK))
        if verb in (MOVE, CREEP):
            self.first_hex(s, o)
            return
        self.due = max(self.due, self.part)  # a group pays its dearest part (COH-9.11)
        if s.sc.mine_rows:
            self.stirred |= stirs(s, o, self.members)
        if verb == PIVOT:
            movement.pivot(s, o.a, o.b)
            self.next_part(s)
        elif verb in ATTACKS:
            self.attack(s, o)
        elif verb == SMOKE:
            self.pay_due(s)
            lay_screen(s, o.a, o.b, self.pays())
            self.next_part(s)
        elif verb in (OCCUPY, LEAVE, LOAD, UNLOAD):
            self.go_in_or_out(s, o)
        elif verb == SNEAK:
            self.pay_due(s)
            self.next_part(s)
            sneak(s, o.a, o.b)
        elif verb == LAY:
            self.settle(s)
            lay_teller(s, o.a, o.b, o.c)
        elif verb == HIDE:
            self.pay_due(s)
            self.next_part(s)
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
                    leave_with_vp(s, u, self.pays())
            if verb == EXIT:
                discover(s)  # who is left of a close combat sees again

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
        if s.sc.engineer[u]:
            tread(s, 1 << u, True)  # engineers find what lies in their hex (COH-19.0(1))
        discover(s)

    def go_in_or_out(self, s: CohState, o: Option) -> None:
        """COH-18.2(5): leaving a fortification includes a free pivot; COH-17.0(4): so does unloading."""
        self.unit = o.a
        self.next_part(s)
        if o.verb == OCCUPY:
            s.inside[o.a] = o.b
            s.tell(events.OCCUPIES, o.a, o.b)
        elif o.verb == LOAD:
            load(s, o.a, o.b, self.pays())
        else:
            if o.verb == LEAVE:
                bunker = s.sc.fort_kind[s.inside[o.a]] == "bunker"
                s.inside[o.a] = -1
                s.tell(events.LEAVES_FORT, o.a)
                if bunker:
                    discover(s)  # outside it sees all round (COH-18.2(4))
            else:
                unload(s, o.a, self.pays())
            self.step = FACING

    def attack(self, s: CohState, o: Option) -> None:
        """The price is paid before the dice: CAP spent on it cannot change them (COH-7.0(2))."""
        supporters = self.members & ~(1 << o.a)
        self.settle(s)
        if o.verb == WEAPON:
            s.weapon[self.player * len(s.sc.card_names) + o.b] -= 1
        if o.verb == SUSPECT or (o.verb in (FIRE, INDIRECT) and may_hit_hidden(s, o.a, o.b)):
            start_suspicion(s, o.a, supporters, o.b, self.boost, self.overrun)
        elif o.verb == FLAK:
            start_shot(s, o.a, supporters, o.b, self.boost, self.overrun)
        else:
            fire = attack_of(s, o, supporters, self.boost, self.overrun)
            start_attack(s, fire, self.veil != 0, self.pays())

    # -- explaining ------------------------------------------------------------------------------

    def price(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb not in ACTIONS:
            return -1
        if self.step == CROSS:
            return self.wire_price(s)
        return 0 if self.step == BONUS else action_price(s, o, self.payment)

    def rolls(self, s: State, o: Option) -> bool:
        """Attacks, rallies, wire (COH-18.4), mines, and ground that may bog a vehicle down (COH-14.1)."""
        assert isinstance(s, CohState)
        if s.sc.mine_rows and self.sets_off(s, o):
            return True
        if o.verb in ATTACKS or o.verb == RALLY:
            return True
        if o.verb not in (MOVE, CREEP) or self.step == CROSS:
            return False
        return self.rolls_for_wire(s, o.a, o.b) or may_bog(s, o.a, s.place[o.a], o.b)

    def sets_off(self, s: CohState, o: Option) -> bool:
        """Whether, for all that is known, mines attack as soon as this is chosen (COH-18.5)."""
        units = 0
        if self.step == FACING:
            units = entrants(s, self.unit) if self.entered else self.stirred if self.left == 0 else 0
        elif self.step == CROSS and o.verb == DONE:
            alone = self.payment == BY_AP or (self.left == 0 and self.hexes <= 1)
            units = self.stirred | 1 << self.unit if alone else 0
        elif self.step != CHOOSE and o.verb == DONE:
            units = self.stirred if self.step != BONUS or self.left == 0 else 0
        elif o.verb == DIG or (o.verb in (PIVOT, OCCUPY, LOAD) and self.last_part(s, o)):
            units = stirs(s, o, self.members)
        return threatened(s, units)

    def last_part(self, s: CohState, o: Option) -> bool:
        """Whether nobody else has to do his part after this."""
        left = self.members if self.step == CHOOSE else self.left
        return left & ~taking_part(s, o) == 0

    def regret(self, s: State, o: Option) -> Regret | None:
        """COH-18.5: a step onto a mine that lies in the open."""
        assert isinstance(s, CohState)
        if not s.sc.mine_rows or o.verb not in (MOVE, CREEP) or not mines_against(s, o.a, o.b):
            return None
        return Regret("mine", "COH-18.5", [Detail(_UNIT, o.a), Detail(_HEX, o.b)])

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, CohState)
        if o.verb in (MOVE, CREEP):
            return [movement.price_ledger(s, o.a, o.b, o.verb == CREEP)]
        if o.verb == RALLY:
            return [rally_ledger(s, u) for u in bit_list(self.members)]
        supporters = self.members & ~(1 << o.a)
        if o.verb == FLAK:
            return prepare_shot(s, o.a, supporters, o.b, self.boost, self.overrun).roll_ledgers(s)
        if o.verb in (FIRE, ASSAULT, WEAPON, INDIRECT):
            return attack_ledgers(s, attack_of(s, o, supporters, self.boost, self.overrun))
        return []

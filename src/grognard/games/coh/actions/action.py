"""Chapter 0.7(6): the actions of a unit or group, built step by step: who, what, and each one's part."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import A_HEX, A_UNIT, NUMBER, UNITS, Operand, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Detail, Ledger, Regret
from grognard.core.kernel.state import State

from .. import movement
from ..air.aircraft import quarry
from ..caps import holds, play_from_hand
from ..cards.veterans import V13, V130, has_card, note_payment, use_card
from ..frames import PURSE, face_refusal
from ..groups import member_refusal
from ..hidden import appear, come_to_light, discover, is_hidden
from ..hits import kinds_left
from ..mines import entrants, mines_against, threatened, tread
from ..refusals import (
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
from ..state import CohState
from ..transport import crew_acts
from ..verbs import (
    APPEAR,
    BOOST,
    BY_AP,
    BY_CAP,
    DONE,
    FACE,
    FIRE,
    FLAK,
    INDIRECT,
    LOAD,
    MOVE,
    SNEAK,
    SUPPORT,
    UNLOAD,
    VEIL,
    VETERAN,
    WITH,
)
from .action_list import KINDS
from .choices import MOST_SHARE, Choices
from .kind import NO_ACTION, ActionKind
from .parts import (
    AT_BOG,
    AT_BONUS,
    AT_CHOOSE,
    AT_CROSS,
    AT_FACE,
    AT_FINISH,
    AT_HIDE,
    AT_LANDED,
    AT_MOVE,
    AT_SNEAK,
    AT_WIRE,
)

_UNITS: Final = Operand("units", UNITS)


class Action(Choices):
    """One action: its members, what they do, the price, and how it ends."""

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

    def several(self, s: State) -> bool:
        return self.step == AT_CHOOSE

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return [s.ap[self.player], s.cap[self.player], self.payment]

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_BOG:
            self.bog_down(s)
            return
        if self.step == AT_WIRE:
            self.measure_wire(s)
            return
        if self.step == AT_LANDED:
            self.go_on(s)
            return
        if self.step in (AT_MOVE, AT_SNEAK):
            self.ask_movers(s)
            return
        if self.step != AT_FINISH:
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
        if self.step == AT_CHOOSE:
            return self.check_choice(s, o)
        if self.step in (AT_BONUS, AT_CROSS) and o.verb == DONE:
            return LEGAL
        if self.step not in (AT_BONUS, AT_CROSS, AT_FACE):
            return self.part_refusal(s, o)
        if o.a != self.unit:
            return SEQUENCE
        if self.step == AT_CROSS and o.verb == MOVE:
            if o.b != self.to:
                return SEQUENCE
            short = AP_SHORT if self.payment == BY_AP else CAP_SHORT
            return LEGAL if self.wire_price(s) <= self.money(s) else short
        if self.step == AT_BONUS and o.verb == MOVE:
            return self.bonus_refusal(s, o.b)
        if self.step == AT_FACE:
            stays = o.b == s.facing[self.unit]
            return face_refusal(o, self.unit) or (LEGAL if stays else movement.may_pivot(s, self.unit))
        return SEQUENCE

    def part_refusal(self, s: CohState, o: Option) -> int:
        """Why a member may not do this as its part of a group action."""
        if o.verb == DONE:
            return LEGAL if any(o.same(x) for x in self.options(s)) else SEQUENCE
        kind = KINDS[o.verb]
        moving = kind.moves and self.step in (AT_MOVE, AT_SNEAK)
        if not moving and kind.task != self.step:
            return SEQUENCE
        if not 0 <= o.a < s.sc.units or not kind.taking_part(s, o) & self.left:
            return SEQUENCE
        why = kind.refusal(s, o) or self.unpaid(s, o)
        return why or kind.part_refusal(s, o, self.left, self.money(s), self.payment)

    def check_choice(self, s: CohState, o: Option) -> int:
        verb = o.verb
        kind = KINDS[verb]
        if s.sc.air and kind is not NO_ACTION and verb != FLAK and quarry(s, self.player):
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
        if self.marching() and not kind.marches:
            return MARCH_ONLY
        if kind is NO_ACTION:
            return self.check_builder(s, o)
        if o.a != self.lead and not self.about_lead(s, o):
            return SEQUENCE
        if (self.boost and not kind.attacks) or (self.hexes and not (kind.moves or self.marching())):
            return SEQUENCE
        why = kind.refusal(s, o) or self.unpaid(s, o)
        return why or kind.group_refusal(s, o, self.members, self.money(s), self.payment)

    def check_builder(self, s: CohState, o: Option) -> int:
        """Why the action may not be given another member, more CAP, or a card."""
        if o.verb == WITH and not self.boost:
            why = member_refusal(s, self.player, self.payment, self.members, o.a)
            return why or (LEGAL if self.group_can_act(s, o.a, self.money(s)) else MEMBER_BARRED)
        if self.hexes:
            return SEQUENCE
        if o.verb == SUPPORT and not self.boost:
            if self.payment != BY_AP:
                return NO_TOP_UP
            return LEGAL if self.share < min(s.cap[self.player], MOST_SHARE) else NO_MORE_CAP
        if o.verb == BOOST and self.boost == self.overrun:
            return self.boost_refusal(s)
        if o.verb == VETERAN and not self.overrun:
            return self.overrun_refusal(s, o)
        return SEQUENCE

    def may_join(self, verb: int) -> bool:
        """Whether more hidden units may sneak on together with the first (COH-9.14, C.5)."""
        return verb == WITH and not self.boost and not self.veil and not self.marching()

    def unseen_refusal(self, s: CohState, o: Option) -> int:
        """Why a hidden unit may not do this and stay hidden."""
        if o.a != self.lead or self.hexes or self.marching() or self.members != 1 << self.lead:
            return STILL_HIDDEN
        if o.verb == VEIL and not self.boost and not self.veil:
            return self.veil_refusal(s, self.money(s))
        kind = KINDS[o.verb]
        if self.boost and not kind.attacks:
            return STILL_HIDDEN
        return kind.hidden_refusal(s, o, self.veil != 0) or self.unpaid(s, o)

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
        if KINDS[o.verb].price(s, o, self.payment) <= self.money(s):
            return LEGAL
        return CAP_SHORT if self.payment == BY_CAP else AP_SHORT

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
        elif self.step == AT_CROSS:
            if verb == DONE:
                self.give_up(s)
            else:
                self.cross(s)
        elif verb == DONE and self.step == AT_CHOOSE:
            self.pay_and_finish(s)
        elif verb == DONE:
            if self.step != AT_BONUS:
                self.left = 0
            if self.step == AT_HIDE:
                discover(s)  # those who hide at all have hidden by now (COH-9.14, 10.2)
            self.next_part(s)  # a vehicle ends its own move; the other members still have to move (9.11)
        elif self.step == AT_BONUS:
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
        kind = KINDS[o.verb]
        if self.step == AT_CHOOSE:
            self.task = kind.task
            self.left = self.members & ~(1 << o.a)
            if kind.shows_fitness:
                self.rule_out(s, kind)
        self.left &= ~kind.taking_part(s, o)
        self.part = kind.price(s, o, self.payment)
        if self.payment not in (BY_AP, BY_CAP):
            self.part -= kind.surcharge(s, o)
        if self.payment == BY_AP:
            note_payment(s, self.player, kind.marches)
        if not kind.enters:
            self.due = max(self.due, self.part)  # a group pays its most expensive part (COH-9.11)
            if s.sc.mine_rows:
                self.stirred |= kind.stirs(s, o, self.members)
        kind.carry_out(s, self, o)

    def rule_out(self, s: CohState, kind: ActionKind) -> None:
        """A group move or pivot shows that every member can do its part: the rest is ruled out (L8)."""
        money = self.money(s)
        for u in bit_list(self.left):
            counter = s.hit[u]
            for hit in kinds_left(s, u):
                s.hit[u] = hit
                if not kind.can(s, u, money, self.payment):
                    s.hit_may[u] &= ~(1 << hit)
            s.hit[u] = counter

    def come_out(self, s: CohState, u: int, facing: int) -> None:
        """The acting unit shows itself first; others hidden in its hex follow (COH-10.0(2))."""
        appear(s, u, facing)
        if s.sc.engineer[u]:
            tread(s, 1 << u, True)  # engineers find what lies in their hex (COH-19.0(1))
        discover(s)

    # -- explaining ------------------------------------------------------------------------------

    def price(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        kind = KINDS[o.verb]
        if kind is NO_ACTION:
            return -1
        if self.step == AT_CROSS:
            return self.wire_price(s)
        return 0 if self.step == AT_BONUS else kind.price(s, o, self.payment)

    def rolls(self, s: State, o: Option) -> bool:
        """Attacks, rallies, wire (COH-18.4), mines, and ground that may bog a vehicle down (COH-14.1)."""
        assert isinstance(s, CohState)
        if s.sc.mine_rows and self.sets_off(s, o):
            return True
        return self.step != AT_CROSS and KINDS[o.verb].rolls(s, o, self.payment)

    def sets_off(self, s: CohState, o: Option) -> bool:
        """Whether mines, as far as is known, attack as soon as this is chosen (COH-18.5)."""
        units = 0
        if self.step == AT_FACE:
            units = entrants(s, self.unit) if self.entered else self.stirred if self.left == 0 else 0
        elif self.step == AT_CROSS and o.verb == DONE:
            alone = self.payment == BY_AP or (self.left == 0 and self.hexes <= 1)
            units = self.stirred | 1 << self.unit if alone else 0
        elif self.step != AT_CHOOSE and o.verb == DONE:
            units = self.stirred if self.step != AT_BONUS or self.left == 0 else 0
        elif self.ends_with(s, o):
            units = KINDS[o.verb].stirs(s, o, self.members)
        return threatened(s, units)

    def ends_with(self, s: CohState, o: Option) -> bool:
        """Whether no unit has a part left to do, or a turn to make, after this choice."""
        kind = KINDS[o.verb]
        if kind.turns:
            return False
        left = self.members if self.step == AT_CHOOSE else self.left
        return kind.task == AT_FINISH or left & ~kind.taking_part(s, o) == 0

    def regret(self, s: State, o: Option) -> Regret | None:
        """COH-18.5: a step onto a mine that lies in the open; COH-7.63(11): fire that may hit one's own."""
        assert isinstance(s, CohState)
        own = self.endangered(s, o)
        if own:
            return Regret("friends", "COH-7.63", [Detail(_UNITS, own), Detail(A_HEX, o.b)])
        if not s.sc.mine_rows or not KINDS[o.verb].enters or not mines_against(s, o.a, o.b):
            return None
        return Regret("mine", "COH-18.5", [Detail(A_UNIT, o.a), Detail(A_HEX, o.b)])

    def endangered(self, s: CohState, o: Option) -> int:
        """Units of one's own in a hex that is fired at from outside; a sniper spares them (COH-10.3(3))."""
        if o.verb not in (FIRE, INDIRECT) or not 0 <= o.b < s.sc.n or s.place[o.a] == o.b:
            return 0
        return 0 if s.sc.sniper[o.a] else s.here[o.b] & s.sc.mask_of[s.sc.side[o.a]]

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, CohState)
        return KINDS[o.verb].ledgers(s, self, o)

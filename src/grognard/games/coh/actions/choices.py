"""Chapters 0.7 and 9: what the units of an action may choose, together and each for its part."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State

from .. import movement
from ..air.air_combat import shots_on_appearing
from ..air.aircraft import quarry
from ..caps import holds
from ..cards.veterans import V13, V130, has_card, ready
from ..fortifications import wire_in
from ..frames import face_options
from ..groups import in_touch, member_refusal
from ..hidden import is_hidden
from ..refusals import LEGAL, NO_BONUS, RETREAT_CLOSED, VEIL_NONE, WIRE_NO_BONUS
from ..retreats import retreat_closed
from ..scenario import NO_PIVOT, ONLY_RALLY
from ..state import CohState
from ..vehicles import bonus_destinations
from ..verbs import (
    APPEAR,
    BOOST,
    BY_AP,
    BY_CARD,
    DONE,
    EXIT,
    FACE,
    FLAK,
    MOVE,
    PIVOT,
    SNEAK,
    SUPPORT,
    VEIL,
    VETERAN,
    WITH,
)
from .action_list import (
    ALWAYS,
    COMBINED_ARMS,
    HIDDEN_ATTACKS,
    HIDDEN_WORK,
    KINDS,
    TASKS,
)
from .parts import AT_BONUS, AT_CHOOSE, AT_CROSS, AT_FACE, Parts

MOST_SHARE: Final = 7  # no price of an action needs more CAP than that


class Choices(Parts):
    """What may be chosen in an action; `Action` adds the refusals and the effect."""

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        out: list[Option] = []
        if self.step == AT_FACE:
            if movement.may_pivot(s, self.unit) != LEGAL:  # nobody else knows, so its owner is asked anyway
                return [Option(FACE, self.unit, s.facing[self.unit])]
            return face_options(self.unit)
        money = self.money(s)
        if self.step == AT_CROSS:
            out.append(Option(DONE))
            if self.wire_price(s) <= money:
                out.append(Option(MOVE, self.unit, self.to))
        elif self.step == AT_BONUS:
            out.append(Option(DONE))
            for to in self.bonus_hexes(s, money):
                out.append(Option(MOVE, self.unit, to))
        elif self.step == AT_CHOOSE:
            self.action_options(s, money, out)
        else:
            for u in bit_list(self.left):
                self.part_options(s, u, money, out)
            if not out or self.may_stop():
                out.append(Option(DONE))  # a mine has stopped them on the way, or they choose to stop
        return out

    def may_stop(self) -> bool:
        """After the first hex a unit need not use the second one that a card gives (COH-C.5, G-70)."""
        return self.hexes == 1 and self.payment == BY_CARD

    def part_options(self, s: CohState, u: int, money: int, out: list[Option]) -> None:
        """What a member may choose for its part; the player says which member is next (COH-9.11)."""
        kind = TASKS[self.step]
        if kind.moves:
            kind = KINDS[SNEAK] if is_hidden(s, u) else KINDS[MOVE]
        kind.part_options(s, u, self.left, money, self.payment, out)

    def action_options(self, s: CohState, money: int, out: list[Option]) -> None:
        u = self.lead
        sc = s.sc
        if sc.air and quarry(s, self.player):
            self.hunt_options(s, money, out)
            return
        if is_hidden(s, u):
            self.unseen_options(s, money, out)
            return
        others = self.members & ~(1 << u)
        payment = self.payment
        if not self.boost:
            KINDS[MOVE].options(s, u, others, money, payment, out)
        if self.marching():
            KINDS[EXIT].options(s, u, others, money, payment, out)  # a move action, too (COH-5.1(4))
        if self.hexes == 0:
            self.attack_options(s, others, money, out)
            if not self.boost:
                for verb in sc.always_verbs:
                    KINDS[verb].options(s, u, others, money, payment, out)
                self.support_options(s, out)
                if sc.combined:
                    for kind in COMBINED_ARMS:
                        kind.options(s, u, others, money, payment, out)
                for verb in sc.concealing_verbs:
                    KINDS[verb].options(s, u, others, money, payment, out)
        if sc.groups and not self.boost and not self.marching():
            self.with_options(s, money, out)
        if not out:
            out.append(Option(DONE))  # the unit has appeared, is stuck and has no target (COH-14.1)

    def support_options(self, s: CohState, out: list[Option]) -> None:
        """CAP in place of AP (COH-3.21)."""
        if self.payment == BY_AP and self.share < min(s.cap[self.player], MOST_SHARE):
            out.append(Option(SUPPORT))

    def unseen_options(self, s: CohState, money: int, out: list[Option]) -> None:
        """A hidden unit sneaks or appears; a sniper, or a unit with Hidden Action, may fire (COH-10.3)."""
        u = self.lead
        others = self.members & ~(1 << u)
        if not self.boost and not self.veil and s.sc.groups and not self.marching():
            self.with_options(s, money, out)
        if others:
            KINDS[SNEAK].options(s, u, others, money, self.payment, out)
            return
        if not self.boost and not self.veil:
            KINDS[SNEAK].options(s, u, 0, money, self.payment, out)
            if self.hexes == 0:  # else only a card's hidden move (COH-C.5, F.17)
                self.appear_options(s, money, out)
        if self.hexes == 0 and not self.marching():
            self.attack_options(s, 0, money, out)
            if not self.boost:
                if not self.veil and self.veil_refusal(s, money) == LEGAL:
                    out.append(Option(VEIL, u))
                for kind in HIDDEN_WORK:
                    kind.hidden_options(s, u, money, self.payment, self.veil != 0, out)

    def appear_options(self, s: CohState, money: int, out: list[Option]) -> None:
        """A hidden unit shows itself to do anything else (COH-10.0(2))."""
        u = self.lead
        if money >= s.sc.pivot_ap and not s.sc.hit_effects[s.hit[u]] & (ONLY_RALLY | NO_PIVOT):
            for facing in range(6):
                out.append(Option(APPEAR, u, facing))

    def veil_refusal(self, s: CohState, money: int) -> int:
        """Hidden Action is played before a hidden unit acts, if the card lets it do something (L4).

        Not where an action card is played on the unit, which shows it in any case (COH-10.0(2), G-67).
        """
        u = self.lead
        if not is_hidden(s, u) or not ready(s, u, V13) or self.payment == BY_CARD:
            return VEIL_NONE
        choices: list[Option] = []
        for kind in HIDDEN_ATTACKS:
            kind.hidden_options(s, u, money, self.payment, True, choices)
        for kind in HIDDEN_WORK:
            kind.hidden_options(s, u, money, self.payment, True, choices)
        return LEGAL if choices else VEIL_NONE

    def hunt_options(self, s: CohState, money: int, out: list[Option]) -> None:
        """While an enemy aircraft must leave, all that may be done is to shoot at it (COH-20.0(8))."""
        if is_hidden(s, self.lead):
            for facing, price in shots_on_appearing(s, self.lead, self.payment):
                if price <= money:
                    out.append(Option(APPEAR, self.lead, facing))
            return
        self.attack_options(s, self.members & ~(1 << self.lead), money, out)
        if not out:
            out.append(Option(DONE))  # it has come out beside an enemy, and cannot fire (COH-7.63(8))
        if self.boost:
            return
        self.support_options(s, out)
        if s.sc.groups:
            self.with_options(s, money, out)

    def attack_options(self, s: CohState, others: int, money: int, out: list[Option]) -> None:
        sc = s.sc
        u = self.lead
        before = len(out)
        if sc.air:
            KINDS[FLAK].options(s, u, others, money, self.payment, out)
        if not (sc.air and quarry(s, self.player)):
            self.ground_attacks(s, others, money, out)
        if len(out) > before and self.boost == self.overrun and holds(s, self.player, sc.fire_card):
            out.append(Option(BOOST))
        if sc.any_veterans and len(out) > before and not self.overrun and has_card(s, u, V130):
            out.append(Option(VETERAN, u, sc.veteran_card[V130]))

    def ground_attacks(self, s: CohState, others: int, money: int, out: list[Option]) -> None:
        u = self.lead
        if is_hidden(s, u):
            for kind in HIDDEN_ATTACKS:
                kind.hidden_options(s, u, money, self.payment, self.veil != 0, out)
        else:
            for verb in s.sc.attack_verbs:
                KINDS[verb].options(s, u, others, money, self.payment, out)

    def with_options(self, s: CohState, money: int, out: list[Option]) -> None:
        for v in bit_list(in_touch(s, self.members) & ~self.members):
            if member_refusal(s, self.player, self.payment, self.members, v) == LEGAL:
                if self.group_can_act(s, v, money):
                    out.append(Option(WITH, v))

    def group_can_act(self, s: CohState, v: int, money: int) -> bool:
        """Whether the group with one more member could still do something (L4)."""
        everybody = self.members | 1 << v | 1 << self.lead
        others = everybody & ~(1 << self.lead)
        payment = self.payment
        if is_hidden(s, self.lead):
            return KINDS[SNEAK].all_can(s, everybody, money, payment)
        if is_hidden(s, v):
            return self.may_come_out(s, v, money)
        choices: list[Option] = []
        if s.sc.air and quarry(s, self.player):
            KINDS[FLAK].options(s, self.lead, others, money, payment, choices)
            return bool(choices)
        if self.hexes == 0:
            for kind in ALWAYS:
                if kind.all_can(s, everybody, money, payment):
                    return True
            self.attack_options(s, others, money, choices)
            if choices:
                return True
            if s.sc.combined:
                for kind in COMBINED_ARMS:
                    if kind.all_can(s, everybody, money, payment):
                        return True
        return KINDS[MOVE].all_can(s, everybody, money, payment)

    def may_come_out(self, s: CohState, v: int, money: int) -> bool:
        """A hidden unit shows itself to join those on the map (COH-10.0(2)): whatever facing it takes, all of
        them can still pivot (L4)."""
        if self.hexes or s.bogged[v] or (s.sc.air and quarry(s, self.player)):
            return False
        return KINDS[PIVOT].all_can(s, self.members, money, self.payment)

    def bonus_hexes(self, s: CohState, money: int) -> list[int]:
        """Where the bonus takes the vehicle next, unless a mine has stopped it."""
        if movement.may_move(s, self.unit):
            return []
        return bonus_destinations(s, self.unit, money - self.part)[::2]

    def bonus_refusal(self, s: CohState, to: int) -> int:
        """Why a vehicle may not enter a hex free of charge."""
        if to in self.bonus_hexes(s, self.money(s)):
            return LEGAL
        next_door = 0 <= to < s.sc.n and s.sc.distance[s.place[self.unit] * s.sc.n + to] == 1
        if not next_door:
            return NO_BONUS
        if wire_in(s, to) >= 0:
            return WIRE_NO_BONUS
        return RETREAT_CLOSED if retreat_closed(s, self.unit, to) else NO_BONUS

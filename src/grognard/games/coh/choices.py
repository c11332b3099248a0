"""Chapters 0.7 and 9: what the units of an action may choose, together and each for its part."""

from __future__ import annotations

from typing import Final

from grognard.core.kinds import bit_list
from grognard.core.option import Option
from grognard.core.state import State

from . import combat, movement
from .action_list import (
    all_can_dig,
    all_can_exit,
    all_can_hide,
    all_can_leave,
    all_can_move,
    all_can_occupy,
    all_can_pivot,
    all_can_rally,
    all_can_ride,
    all_can_sneak,
    further_options,
    hidden_options,
    hide_options,
    occupy_options,
    pivot_options,
    rest_can_follow,
    sneak_options,
    transports,
)
from .air_combat import flak_targets, group_flak_refusal, shots_on_appearing
from .aircraft import quarry
from .caps import holds
from .fortifications import dig_refusal, wire_in
from .frames import face_options
from .groups import (
    group_assault_refusal,
    group_fire_refusal,
    group_shell_refusal,
    in_touch,
    member_refusal,
)
from .hidden import is_hidden
from .parts import (
    BONUS,
    CHOOSE,
    CROSS,
    FACING,
    HIDING,
    LEAVING,
    LOADING,
    MOVING,
    OCCUPYING,
    PIVOTING,
    SMOKING,
    SNEAKING,
    Parts,
)
from .rally import rally_refusal
from .refusals import LEGAL, NO_BONUS, RETREAT_CLOSED, WIRE_NO_BONUS
from .retreats import retreat_closed
from .screens import all_can_smoke, smoke_options
from .snipers import hidden_fire_options
from .state import CohState
from .suspicion import suspect_options
from .unseen import veil_options, veiled_attacks, veiled_options
from .vehicles import bonus_destinations
from .verbs import (
    APPEAR,
    ASSAULT,
    BOOST,
    BY_AP,
    BY_CARD,
    CREEP,
    DIG,
    DONE,
    EXIT,
    FACE,
    FIRE,
    FLAK,
    INDIRECT,
    LEAVE,
    LOAD,
    MOVE,
    RALLY,
    SNEAK,
    SUPPORT,
    UNLOAD,
    VETERAN,
    WITH,
)
from .veterans import V130, has_card
from .weapon_cards import teller_options, weapon_options

MOST_SHARE: Final = 7  # no price of an action needs more CAP than that


class Choices(Parts):
    """What may be chosen in an action; `Action` adds why not, and what it does."""

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        out: list[Option] = []
        if self.step == FACING:
            if movement.may_pivot(s, self.unit) != LEGAL:  # nobody else knows, so it is asked all the same
                return [Option(FACE, self.unit, s.facing[self.unit])]
            return face_options(self.unit)
        money = self.money(s)
        if self.step == CROSS:
            out.append(Option(DONE))
            if self.wire_price(s) <= money:
                out.append(Option(MOVE, self.unit, self.to))
        elif self.step == BONUS:
            out.append(Option(DONE))
            for to in self.bonus_hexes(s, money):
                out.append(Option(MOVE, self.unit, to))
        elif self.step == CHOOSE:
            self.action_options(s, money, out)
        else:
            for u in bit_list(self.left):
                self.part_options(s, u, money, out)
            if not out or self.may_stop():
                out.append(Option(DONE))  # a mine has stopped them on the way, or they stop of their own will
        return out

    def may_stop(self) -> bool:
        """After its first hex nobody has to make use of the second that a card gives (COH-C.5, G-70)."""
        return self.hexes == 1 and self.payment == BY_CARD

    def part_options(self, s: CohState, u: int, money: int, out: list[Option]) -> None:
        """What a member may choose for its part; which of them is next its player says (COH-9.11)."""
        step = self.step
        if step in (MOVING, SNEAKING):
            if is_hidden(s, u):
                sneak_options(s, u, money, out)
            else:
                self.move_options(s, u, money, out)
        elif step == PIVOTING:
            pivot_options(s, u, out)
        elif step == HIDING:
            hide_options(s, u, out)
        elif step == SMOKING:
            smoke_options(s, u, money, self.payment, out)
        elif step == OCCUPYING:
            occupy_options(s, u, out)
        elif step == LEAVING:
            out.append(Option(LEAVE, u))
        else:
            verb = LOAD if step == LOADING else UNLOAD
            for o in transports(s, u, verb, money):
                if rest_can_follow(s, o, self.left, money) and not any(o.same(x) for x in out):
                    out.append(o)

    def action_options(self, s: CohState, money: int, out: list[Option]) -> None:
        u = self.lead
        if s.sc.air and quarry(s, self.player):
            self.hunt_options(s, money, out)
            return
        if is_hidden(s, u):
            self.unseen_options(s, money, out)
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
                elif s.sc.combined:
                    self.joint_options(s, others, money, out)
                if s.sc.any_smoke and all_can_smoke(s, others, money, self.payment):
                    smoke_options(s, u, money, self.payment, out)
                if s.sc.any_hidden and s.sc.figures["hide_cost_ap"] <= money and all_can_hide(s, others):
                    hide_options(s, u, out)
        if s.sc.groups and not self.boost and not self.marching():
            self.with_options(s, money, out)
        if not out:
            out.append(Option(DONE))  # it came out of hiding and is stuck, with nothing to fire at (COH-14.1)

    def joint_options(self, s: CohState, others: int, money: int, out: list[Option]) -> None:
        """A group goes into or out of fortifications, gets on or off (COH-9.14, 17.0, 18.2)."""
        u = self.lead
        if s.sc.occupy_ap <= money:
            if all_can_occupy(s, others):
                occupy_options(s, u, out)
            if all_can_leave(s, others | 1 << u):
                out.append(Option(LEAVE, u))
        for verb in (LOAD, UNLOAD):
            for o in transports(s, u, verb, money):
                if rest_can_follow(s, o, self.members, money):
                    out.append(o)

    def unseen_options(self, s: CohState, money: int, out: list[Option]) -> None:
        """A hidden unit sneaks or appears; a sniper, or a unit with Hidden Action, may fire (COH-10.3)."""
        others = self.members & ~(1 << self.lead)
        if not self.boost and not self.veil and s.sc.groups and not self.marching():
            self.with_options(s, money, out)
        if others:
            if all_can_sneak(s, others, money):
                sneak_options(s, self.lead, money, out)
            return
        if not self.boost and not self.veil:
            hidden_options(s, self.lead, money, out)
            if self.hexes:
                out[:] = [o for o in out if o.verb in (SNEAK, WITH)]  # a card's hidden move (COH-C.5, F.17)
        if self.hexes == 0 and not self.marching():
            self.attack_options(s, 0, money, out)
            if self.veil and not self.boost:
                veiled_options(s, self.lead, money, self.payment, out)
            if not self.boost and not self.veil:
                veil_options(s, self.lead, money, self.payment, out)
                if s.sc.mine_rows:
                    teller_options(s, self.lead, money, out)

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
        if self.payment == BY_AP and self.share < min(s.cap[self.player], MOST_SHARE):
            out.append(Option(SUPPORT))
        if s.sc.groups:
            self.with_options(s, money, out)

    def move_options(self, s: CohState, u: int, money: int, out: list[Option]) -> None:
        found = movement.destinations(s, u, money)
        sc = s.sc
        for i in range(0, len(found), 2):
            if self.wire_refusal(s, u, found[i]):
                continue
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
        if sc.air:
            self.flak_options(s, others, money, out)
        if not (sc.air and quarry(s, self.player)):
            self.ground_attacks(s, others, money, out)
        if len(out) > before and self.boost == self.overrun and holds(s, self.player, sc.fire_card):
            out.append(Option(BOOST))
        if sc.any_veterans and len(out) > before and not self.overrun and has_card(s, u, V130):
            out.append(Option(VETERAN, u, sc.veteran_card[V130]))

    def flak_options(self, s: CohState, others: int, money: int, out: list[Option]) -> None:
        """Shots at aircraft (COH-20.0(10))."""
        u = self.lead
        for t in flak_targets(s, u):
            if combat.shot_price(s, u, s.over[t], self.payment) <= money:
                if others == 0 or group_flak_refusal(s, u, others, t) == LEGAL:
                    out.append(Option(FLAK, u, t))

    def ground_attacks(self, s: CohState, others: int, money: int, out: list[Option]) -> None:
        sc = s.sc
        u = self.lead
        if is_hidden(s, u):
            hidden_fire_options(s, u, money, self.veil != 0, out)
            if self.veil:
                veiled_attacks(s, u, money, self.payment, out)
            return
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
        if sc.indirect[u] and combat.indirect_price(s, u) <= money:
            for target in combat.indirect_targets(s, u):
                if others == 0 or group_shell_refusal(s, u, others, target) == LEGAL:
                    out.append(Option(INDIRECT, u, target))
        if sc.any_hidden and combat.fire_price(s, u) <= money:
            suspect_options(s, u, others, money, self.payment, out)

    def other_options(self, s: CohState, others: int, money: int, out: list[Option]) -> None:
        sc = s.sc
        u = self.lead
        if sc.pivot_ap <= money and movement.may_pivot(s, u) == LEGAL and all_can_pivot(s, others):
            pivot_options(s, u, out)
        if s.hit[u] and sc.rally_ap <= money and rally_refusal(s, u) == LEGAL and all_can_rally(s, others):
            out.append(Option(RALLY, u))
        if sc.digging and sc.dig_ap <= money and dig_refusal(s, u) == LEGAL and all_can_dig(s, others):
            out.append(Option(DIG, u))
        if sc.exits[sc.side[u]] and movement.exit_refusal(s, u) == LEGAL:
            if movement.exit_price(s, u) <= money and all_can_exit(s, others, money):
                out.append(Option(EXIT, u))
        if self.payment == BY_AP and self.share < min(s.cap[self.player], MOST_SHARE):
            out.append(Option(SUPPORT))

    def with_options(self, s: CohState, money: int, out: list[Option]) -> None:
        for v in bit_list(in_touch(s, self.members) & ~self.members):
            if member_refusal(s, self.player, self.payment, self.members, v) == LEGAL:
                if self.group_can_act(s, v, money):
                    out.append(Option(WITH, v))

    def group_can_act(self, s: CohState, v: int, money: int) -> bool:
        """Whether the group with one more member could still do something (L4)."""
        others = (self.members | 1 << v) & ~(1 << self.lead)
        everybody = others | 1 << self.lead
        if is_hidden(s, self.lead):
            return all_can_sneak(s, everybody, money)
        if is_hidden(s, v):
            return self.may_come_out(s, v, money)
        if s.sc.air and quarry(s, self.player):
            shots: list[Option] = []
            self.flak_options(s, others, money, shots)
            return bool(shots)
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
            if s.sc.combined and self.all_can_go(s, everybody, money):
                return True
        return all_can_move(s, everybody, money)

    def all_can_go(self, s: CohState, units: int, money: int) -> bool:
        """Whether they can go into or out of fortifications, get on or off together."""
        if s.sc.occupy_ap <= money and (all_can_occupy(s, units) or all_can_leave(s, units)):
            return True
        return all_can_ride(s, units, LOAD, money) or all_can_ride(s, units, UNLOAD, money)

    def may_come_out(self, s: CohState, v: int, money: int) -> bool:
        """A hidden unit shows itself to join those on the map (COH-10.0(2)): however it faces then, all of
        them can still pivot (L4)."""
        if self.hexes or s.bogged[v] or (s.sc.air and quarry(s, self.player)):
            return False
        return s.sc.pivot_ap <= money and all_can_pivot(s, self.members)

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

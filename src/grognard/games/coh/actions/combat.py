"""Chapters 7, 8.2, 10.0(4), 12 and 20.0(10): the attacks of units on the ground."""

from __future__ import annotations

from grognard.core.kernel.kinds import A_HEX, A_UNIT, CARD, UNIT, Operand
from grognard.core.kernel.option import ACT, Option, Verb
from grognard.core.kernel.reason import Ledger

from .. import combat
from ..aiming import ground_price
from ..air.air_combat import flak_refusal, flak_targets, group_flak_refusal, prepare_shot, start_shot
from ..attack import Fire, attack_ledgers, prepare_attack, start_attack
from ..cards.weapon_cards import weapon_options, weapon_price, weapon_refusal
from ..groups import (
    group_assault_refusal,
    group_fire_refusal,
    group_ground_refusal,
    group_shell_refusal,
)
from ..refusals import LEGAL, MEMBER_BARRED, STILL_HIDDEN
from ..scenario import CohScenario
from ..snipers import enemy_hexes, hidden_fire_refusal
from ..state import CohState
from ..suspicion import anybody_hidden, may_hit_hidden, start_suspicion, suspect_hexes, suspect_refusal
from ..unseen import hidden_suspect_refusal
from ..verbs import ASSAULT, FIRE, FLAK, INDIRECT, SUSPECT
from .kind import ActionKind
from .parts import Parts


class AttackAction(ActionKind):
    """What all attacks share: they roll, and may be made by a fire group (COH-9.12)."""

    def __init__(self, words: Verb) -> None:
        super().__init__(words)
        self.attacks = True

    def rolls(self, s: CohState, o: Option, payment: int) -> bool:
        return True

    def group_refusal(self, s: CohState, o: Option, members: int, money: int, payment: int) -> int:
        supporters = members & ~(1 << o.a)
        return LEGAL if supporters == 0 else self.supporters_refusal(s, o, supporters)

    def supporters_refusal(self, s: CohState, o: Option, supporters: int) -> int:
        """Why these units may not support the attack (COH-9.12(2))."""
        raise NotImplementedError

    def surcharge(self, s: CohState, o: Option) -> int:
        return s.sc.hit_fire[s.counter(o.a)]


class HexAttackAction(AttackAction):
    """An attack on a hex and on all units that are seen in it."""

    def attack(self, s: CohState, o: Option, supporters: int, boost: int, overrun: int) -> Fire:
        """The attack that the option stands for; `overrun` is a part of the boost."""
        raise NotImplementedError

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        """The price is paid before the dice: CAP spent on it cannot change them (COH-7.0(2))."""
        action.pay_and_finish(s)
        attack = self.attack(s, o, action.members & ~(1 << o.a), action.boost, action.overrun)
        start_attack(s, attack, action.veil != 0, action.payment)

    def ledgers(self, s: CohState, action: Parts, o: Option) -> list[Ledger]:
        supporters = action.members & ~(1 << o.a)
        return attack_ledgers(s, self.attack(s, o, supporters, action.boost, action.overrun))


class FireAction(HexAttackAction):
    """COH-7.0: at a hex in arc, range and sight."""

    def __init__(self) -> None:
        super().__init__(Verb("fire", (A_UNIT, A_HEX), 1, ACT, "fire", "COH-7.0"))

    def check(self, s: CohState, o: Option) -> int:
        return combat.fire_refusal(s, o.a, o.b)

    def hidden_refusal(self, s: CohState, o: Option, veiled: bool) -> int:
        return hidden_fire_refusal(s, o.a, o.b, False, veiled)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return combat.shot_price(s, o.a, o.b, payment)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if combat.fire_price(s, u) > money:
            return
        turret = s.sc.turret[u]  # the price depends on the hex
        for target in combat.targets(s, u):
            if turret and combat.shot_price(s, u, target, payment) > money:
                continue
            if others == 0 or group_fire_refusal(s, u, others, target) == LEGAL:
                out.append(Option(FIRE, u, target))

    def hidden_options(
        self, s: CohState, u: int, money: int, payment: int, veiled: bool, out: list[Option]
    ) -> None:
        """COH-10.3: a sniper's targets, and those of a unit with Hidden Action."""
        if (s.sc.sniper[u] or veiled) and combat.fire_price(s, u) <= money:
            for target in enemy_hexes(s, u):
                if hidden_fire_refusal(s, u, target, False, veiled) == LEGAL:
                    out.append(Option(FIRE, u, target))

    def supporters_refusal(self, s: CohState, o: Option, supporters: int) -> int:
        return group_fire_refusal(s, o.a, supporters, o.b)

    def attack(self, s: CohState, o: Option, supporters: int, boost: int, overrun: int) -> Fire:
        return prepare_attack(s, o.a, supporters, o.b, boost, -1, o.verb == INDIRECT, overrun)

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        """Where no unit is seen, a roll is made against units that may be hidden there (COH-12.1, G-55)."""
        if may_hit_hidden(s, o.a, o.b):
            action.pay_and_finish(s)
            supporters = action.members & ~(1 << o.a)
            start_suspicion(s, o.a, supporters, o.b, action.boost, action.overrun)
        else:
            super().carry_out(s, action, o)


class IndirectAction(FireAction):
    """COH-12.0: a mortar's fire at a hex that others see for it."""

    def __init__(self) -> None:
        super().__init__()
        self.words = Verb("indirect", (A_UNIT, A_HEX), 1, ACT, "fire", "COH-12.0")

    def check(self, s: CohState, o: Option) -> int:
        return combat.shell_refusal(s, o.a, o.b)

    def hidden_refusal(self, s: CohState, o: Option, veiled: bool) -> int:
        return hidden_fire_refusal(s, o.a, o.b, True, veiled)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return combat.indirect_price(s, o.a)

    def in_play(self, sc: CohScenario) -> bool:
        return any(sc.indirect)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if s.sc.indirect[u] and combat.indirect_price(s, u) <= money:
            for target in combat.indirect_targets(s, u):
                if others == 0 or group_shell_refusal(s, u, others, target) == LEGAL:
                    out.append(Option(INDIRECT, u, target))

    def hidden_options(
        self, s: CohState, u: int, money: int, payment: int, veiled: bool, out: list[Option]
    ) -> None:
        if (s.sc.sniper[u] or veiled) and s.sc.indirect[u] and combat.indirect_price(s, u) <= money:
            for target in enemy_hexes(s, u):
                if hidden_fire_refusal(s, u, target, True, veiled) == LEGAL:
                    out.append(Option(INDIRECT, u, target))

    def supporters_refusal(self, s: CohState, o: Option, supporters: int) -> int:
        return group_shell_refusal(s, o.a, supporters, o.b)


class AssaultAction(HexAttackAction):
    """COH-7.63: an attack on the enemies in the unit's own hex."""

    def __init__(self) -> None:
        super().__init__(Verb("assault", (A_UNIT,), 0, ACT, "fire", "COH-7.63"))
        self.stirs_mines = True

    def check(self, s: CohState, o: Option) -> int:
        return combat.assault_refusal(s, o.a)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return combat.fire_price(s, o.a)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if s.place[u] >= s.sc.n or combat.assault_refusal(s, u) or combat.fire_price(s, u) > money:
            return
        if others == 0 or group_assault_refusal(s, u, others) == LEGAL:
            out.append(Option(ASSAULT, u))

    def supporters_refusal(self, s: CohState, o: Option, supporters: int) -> int:
        return group_assault_refusal(s, o.a, supporters)

    def attack(self, s: CohState, o: Option, supporters: int, boost: int, overrun: int) -> Fire:
        return prepare_attack(s, o.a, supporters, s.place[o.a], boost, -1, False, overrun)


class WeaponAction(HexAttackAction):
    """COH-8.2: an attack with a weapon card, by one unit alone."""

    def __init__(self) -> None:
        super().__init__(Verb("weapon", (A_UNIT, Operand("card", CARD), A_HEX), 2, ACT, "fire", "COH-8.2"))

    def check(self, s: CohState, o: Option) -> int:
        return weapon_refusal(s, o.a, o.b, o.c)

    def hidden_refusal(self, s: CohState, o: Option, veiled: bool) -> int:
        return weapon_refusal(s, o.a, o.b, o.c) if veiled else STILL_HIDDEN

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return weapon_price(s, o.a, o.b)

    def in_play(self, sc: CohScenario) -> bool:
        return any(sc.weapons)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if others == 0 and s.sc.weapons[s.sc.army[u]]:
            weapon_options(s, u, money, out)

    def hidden_options(
        self, s: CohState, u: int, money: int, payment: int, veiled: bool, out: list[Option]
    ) -> None:
        if veiled:
            self.options(s, u, 0, money, payment, out)

    def supporters_refusal(self, s: CohState, o: Option, supporters: int) -> int:
        return MEMBER_BARRED

    def attack(self, s: CohState, o: Option, supporters: int, boost: int, overrun: int) -> Fire:
        return prepare_attack(s, o.a, 0, o.c, boost, o.b, False, overrun)

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        s.weapon[action.player * len(s.sc.card_names) + o.b] -= 1
        super().carry_out(s, action, o)

    def stirs(self, s: CohState, o: Option, members: int) -> int:
        """A weapon thrown into another hex counts as fire."""
        return members if o.c == s.place[o.a] else 0


class SuspectAction(AttackAction):
    """COH-10.0(4): fire at a hex in which nobody is seen, on suspicion."""

    def __init__(self) -> None:
        super().__init__(Verb("suspect", (A_UNIT, A_HEX), 1, ACT, "suspect", "COH-10.0"))

    def check(self, s: CohState, o: Option) -> int:
        return suspect_refusal(s, o.a, o.b)

    def hidden_refusal(self, s: CohState, o: Option, veiled: bool) -> int:
        return hidden_suspect_refusal(s, o.a, o.b) if veiled else STILL_HIDDEN

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return ground_price(s, o.a, o.b, payment)

    def in_play(self, sc: CohScenario) -> bool:
        return sc.any_hidden

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if not s.sc.any_hidden or combat.fire_price(s, u) > money:
            return
        for target in suspect_hexes(s, u, money, payment):
            if others == 0 or group_ground_refusal(s, u, others, target) == LEGAL:
                out.append(Option(SUSPECT, u, target))

    def hidden_options(
        self, s: CohState, u: int, money: int, payment: int, veiled: bool, out: list[Option]
    ) -> None:
        if veiled and anybody_hidden(s, 1 - s.sc.side[u]):
            for h in range(s.sc.n):
                if hidden_suspect_refusal(s, u, h) == LEGAL and ground_price(s, u, h, payment) <= money:
                    out.append(Option(SUSPECT, u, h))

    def supporters_refusal(self, s: CohState, o: Option, supporters: int) -> int:
        return group_ground_refusal(s, o.a, supporters, o.b)

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_and_finish(s)
        start_suspicion(s, o.a, action.members & ~(1 << o.a), o.b, action.boost, action.overrun)


class FlakAction(AttackAction):
    """COH-20.0(10): a shot at an aircraft."""

    def __init__(self) -> None:
        super().__init__(Verb("flak", (A_UNIT, Operand("target", UNIT)), 1, ACT, "fire", "COH-20.0"))

    def check(self, s: CohState, o: Option) -> int:
        return flak_refusal(s, o.a, o.b)

    def price(self, s: CohState, o: Option, payment: int) -> int:
        return combat.shot_price(s, o.a, s.over[o.b], payment)

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        if not s.sc.air:
            return
        for t in flak_targets(s, u):
            if combat.shot_price(s, u, s.over[t], payment) <= money:
                if others == 0 or group_flak_refusal(s, u, others, t) == LEGAL:
                    out.append(Option(FLAK, u, t))

    def supporters_refusal(self, s: CohState, o: Option, supporters: int) -> int:
        return group_flak_refusal(s, o.a, supporters, o.b)

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        action.pay_and_finish(s)
        start_shot(s, o.a, action.members & ~(1 << o.a), o.b, action.boost, action.overrun)

    def ledgers(self, s: CohState, action: Parts, o: Option) -> list[Ledger]:
        supporters = action.members & ~(1 << o.a)
        return prepare_shot(s, o.a, supporters, o.b, action.boost, action.overrun).roll_ledgers(s)

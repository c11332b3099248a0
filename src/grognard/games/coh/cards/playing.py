"""Chapter 8.1: playing an action card: what it costs, whom it goes to, and in which steps.

What each card does is in `card_effects`; drawing and bonus cards: `bonus_cards`; veteran cards: `veterans`.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import CARD as K_CARD
from grognard.core.kernel.kinds import MODE, NUMBER, PLAYER, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State

from .. import events
from ..actions.action import Action
from ..actions.payment import pay
from ..air.aircraft import pool_flies
from ..caps import Roll, holds, play_from_hand
from ..fortifications import holes_left
from ..frames import CohFrame
from ..groups import connected
from ..hidden import come_to_light
from ..mines import MineWork, threatened
from ..rally import Rally
from ..refusals import (
    AIR_CARD,
    ALREADY_IN,
    CARD_BINDS,
    CARD_NO_GROUP,
    CARD_NOT_HELD,
    CARD_UNPAID,
    CARD_WAITS,
    DOUBLE_LATE,
    LEGAL,
    NO_CARDS,
    NO_UNIT_FOR,
    NOT_CONNECTED,
    SEQUENCE,
)
from ..state import CohState
from ..verbs import BY_AP, BY_CAP, BY_CARD, CARD, DONE, PAY, PAYMENTS, TARGET, USE, WITH
from .card_effects import DICE, carry_out, fits, meant, roll_out, rule_out_unfit
from .veterans import note_payment, on_march

# -- what may be played --------------------------------------------------------------------------------


def card_options(s: CohState, player: int, out: list[Option]) -> None:
    first = player * len(s.sc.card_names)
    for card in range(len(s.sc.card_names)):
        if s.hand[first + card] and card_refusal(s, player, card) == LEGAL:
            out.append(Option(CARD, card))


def card_refusal(s: CohState, player: int, card: int) -> int:
    """Why a card may not be played in the owner's turn."""
    sc = s.sc
    if not sc.card_names:
        return NO_CARDS
    if not 0 <= card < len(sc.card_names) or not holds(s, player, card):
        return CARD_NOT_HELD
    effect = sc.card_effect[card]
    if effect in CARD_WAITS:
        return CARD_WAITS[effect]
    if effect == "two_actions" and s.double:
        return DOUBLE_LATE  # announced before the first of the two actions (COH-F.19)
    if effect in ("add_ap_1d6", "add_cap_1d6") and not s.active[player]:
        return NO_UNIT_FOR[effect]
    if effect == "add_ap_1d6" and pool_flies(s, player):
        return AIR_CARD
    ways = payments(s, player, card)
    if not ways:
        return CARD_UNPAID
    if effect == "two_actions" or effect in DICE:
        return LEGAL
    for way in ways:
        if any_candidate(s, player, card, way):
            return LEGAL
    return NO_UNIT_FOR[effect]


def payments(s: CohState, player: int, card: int) -> list[int]:
    """COH-8.1(2), C.0: ways to pay a card's cost. A free card is played without either.

    Where CAP may pay as well, they may top up the pool (COH-3.21).
    """
    sc = s.sc
    cost = sc.card_cost[card]
    if cost == 0:
        return [BY_CARD]
    ways: list[int] = []
    purse = s.ap[player] + (s.cap[player] if sc.card_pay[card] & 2 else 0)
    flies = pool_flies(s, player)  # its AP buy no cards: they are not for aircraft (COH-20.0(7))
    if sc.card_pay[card] & 1 and s.active[player] and purse >= cost and not on_march(s, player) and not flies:
        ways.append(BY_AP)
    if sc.card_pay[card] & 2 and s.cap[player] >= cost:
        ways.append(BY_CAP)
    return ways


def candidates(s: CohState, player: int, card: int, way: int) -> int:
    """The units a card may be played on; one paid with AP binds it to the units that pay (COH-8.1(2))."""
    effect = s.sc.card_effect[card]
    units = 0
    for u in meant(s, player, effect):
        if bought_for(s, player, effect, way, u) and fits(s, u, effect):
            units |= 1 << u
    return units


def any_candidate(s: CohState, player: int, card: int, way: int) -> bool:
    """Whether there is a unit that a card may be played on."""
    effect = s.sc.card_effect[card]
    for u in meant(s, player, effect):
        if bought_for(s, player, effect, way, u) and fits(s, u, effect):
            return True
    return False


def bought_for(s: CohState, player: int, effect: str, way: int, u: int) -> bool:
    """Whether the way of paying lets a card go to the unit."""
    return way != BY_AP or effect == "spend_enemy" or s.active[player] >> u & 1 != 0


# -- playing one ---------------------------------------------------------------------------------------


def start_card(s: CohState, player: int, card: int) -> bool:
    """Begins a card in the owner's turn; tells whether that is his action."""
    if s.sc.card_effect[card] == "two_actions":  # not an action itself (COH-C.10)
        play_from_hand(s, player, card)
        s.cap[player] -= s.sc.card_cost[card]
        s.double = 1
        return False
    s.push(CardPlay(player, card))
    return True


def enemy_armies(s: CohState, player: int) -> list[int]:
    """The players of the other side."""
    return [p for p in range(s.sc.armies) if s.sc.side_of[p] != s.sc.side_of[player]]


def card_rolls(s: CohState, player: int, card: int) -> bool:
    """Whether a card, once named, is rolled for at once: nobody is asked how to pay or for whom."""
    play = CardPlay(player, card)
    effect = s.sc.card_effect[card]
    if effect == "cap_loss_roll" and len(enemy_armies(s, player)) > 1:
        return False
    return effect != "two_actions" and not play.needs_unit(s) and len(play.ways(s)) == 1


# The steps of `CardPlay`.
AT_PAY: Final = 0
AT_UNIT: Final = 1
AT_GROUP: Final = 2
AT_ROLL: Final = 3
AT_FINISH: Final = 4
AT_TARGET: Final = 5


class CardPlay(CohFrame):
    """An action card: paid for, pointed at its unit or group, carried out."""

    NAME = "CardPlay"
    STEPS = ("pay", "unit", "group", "roll", "finish", "target")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("card", SCALAR, K_CARD, -1),
        Column("payment", SCALAR, MODE, BY_CARD, names=PAYMENTS),
        Column("payers", SCALAR, UNITS),  # the units whose AP paid: the card is theirs (COH-8.1(2))
        Column("members", SCALAR, UNITS),
        Column("rolled", SCALAR, NUMBER),
        Column("target", SCALAR, PLAYER, -1),  # whose staff is shot at (COH-C.13)
    )

    def __init__(self, player: int = -1, card: int = -1) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.payment = BY_CARD
        self.payers = 0
        self.members = 0
        self.rolled = 0
        self.target = -1

    def effect(self, s: CohState) -> str:
        return s.sc.card_effect[self.card]

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_PAY:
            ways = self.ways(s)
            if len(ways) > 1:
                s.ask(self.player)
            else:
                self.take(s, ways[0])
        elif self.step in (AT_UNIT, AT_GROUP, AT_TARGET):
            s.ask(self.player)
        elif self.step == AT_ROLL:
            self.roll(s)
        else:
            s.pop()

    def ways(self, s: CohState) -> list[int]:
        """The ways to pay that leave the card something to do."""
        ways = payments(s, self.player, self.card)
        if self.needs_unit(s):
            ways = [way for way in ways if any_candidate(s, self.player, self.card, way)]
        return ways

    def needs_unit(self, s: CohState) -> bool:
        return self.effect(s) not in DICE

    def take(self, s: CohState, way: int) -> None:
        """Pays the cost; whose AP it was is remembered, for the pool may end with it."""
        self.payment = way
        self.payers = s.active[self.player] if way == BY_AP else 0
        play_from_hand(s, self.player, self.card)
        if way == BY_AP:
            note_payment(s, self.player, False)
        if way != BY_CARD:
            members = s.active[self.player] if way == BY_AP else 0
            pay(s, self.player, way, members, s.sc.card_cost[self.card], 0)
        self.step = AT_UNIT if self.needs_unit(s) else AT_ROLL
        if self.effect(s) == "cap_loss_roll":
            enemies = enemy_armies(s, self.player)
            self.target = enemies[0]
            self.step = AT_ROLL if len(enemies) == 1 else AT_TARGET

    def allowed(self, s: CohState) -> int:
        """The units the card may go to now."""
        units = candidates(s, self.player, self.card, BY_CARD)
        if self.effect(s) == "hasty_defence" and len(bit_list(self.members)) >= holes_left(s):
            return self.members  # COH-18.1(3): no counter is left for another unit
        bound = self.payment == BY_AP and self.effect(s) != "spend_enemy"
        return units & self.payers if bound else units

    def roll(self, s: CohState) -> None:
        """Cards #7, #8 and #13: one die (COH-C.7, C.8, C.13)."""
        if not self.rolled:
            self.rolled = 1
            s.push(Roll(self.player, 1))
            return
        n = roll_out(s, self.player, self.target, self.effect(s), s.result)
        s.mark(events.O_GAINED, n)
        self.step = AT_FINISH

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        if self.step == AT_PAY:
            return [Option(PAY, way) for way in self.ways(s)]
        if self.step == AT_UNIT:
            return [Option(USE, u) for u in bit_list(self.allowed(s))]
        if self.step == AT_TARGET:
            return [Option(TARGET, p) for p in enemy_armies(s, self.player)]
        options = [Option(DONE)]
        for v in bit_list(self.allowed(s) & ~self.members):
            if connected(s, v, self.members):
                options.append(Option(WITH, v))
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step == AT_PAY and o.verb == PAY:
            return LEGAL if o.a in self.ways(s) else CARD_UNPAID
        if self.step == AT_UNIT and o.verb == USE:
            if 0 <= o.a < s.sc.units and self.allowed(s) >> o.a & 1:
                return LEGAL
            return CARD_BINDS if self.payment == BY_AP else NO_UNIT_FOR[self.effect(s)]
        if self.step == AT_GROUP and o.verb == DONE:
            return LEGAL
        if self.step == AT_TARGET and o.verb == TARGET:
            return LEGAL if o.a in enemy_armies(s, self.player) else NO_UNIT_FOR[self.effect(s)]
        if o.verb == WITH and self.step in (AT_UNIT, AT_GROUP):
            return self.with_refusal(s, o.a)
        return SEQUENCE

    def with_refusal(self, s: CohState, v: int) -> int:
        if self.step == AT_UNIT:
            return SEQUENCE if s.sc.card_group[self.card] else CARD_NO_GROUP
        if not (0 <= v < s.sc.units and self.allowed(s) >> v & 1):
            return CARD_BINDS if self.payment == BY_AP else NO_UNIT_FOR[self.effect(s)]
        if self.members >> v & 1:
            return ALREADY_IN
        return LEGAL if connected(s, v, self.members) else NOT_CONNECTED

    def several(self, s: State) -> bool:
        return self.step == AT_GROUP

    def rolls(self, s: State, o: Option) -> bool:
        """Whether the card's die, or a rally, follows directly after the choice."""
        assert isinstance(s, CohState)
        if self.step == AT_PAY:
            return not self.needs_unit(s)
        if self.step == AT_TARGET:
            return True
        grouped = s.sc.card_group[self.card] and s.sc.groups
        if self.effect(s) == "hasty_defence" and s.sc.mine_rows:
            units = self.members if o.verb == DONE else 1 << o.a if not grouped else 0
            return threatened(s, units)
        return self.effect(s) == "rally_roll" and (o.verb == DONE or (o.verb == USE and not grouped))

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == PAY:
            self.take(s, o.a)
        elif o.verb == WITH:
            self.members |= 1 << o.a
            rule_out_unfit(s, o.a, self.effect(s))
        elif o.verb == DONE:
            self.carry_out(s)
        elif o.verb == TARGET:
            self.target = o.a
            self.step = AT_ROLL
        else:
            self.use(s, o.a)

    def use(self, s: CohState, u: int) -> None:
        """The first unit; cards that let it act go on as an action, group cards may take more units."""
        effect = self.effect(s)
        self.members = 1 << u
        rule_out_unfit(s, u, effect)
        if effect == "free_action" or effect == "move_2":
            action = Action(self.player, BY_CARD, u)
            action.hexes = s.sc.card_value[self.card] if effect == "move_2" else 0
            self.step = AT_FINISH
            s.push(action)
        elif effect in ("lay_mine", "defuse_mine"):
            self.step = AT_FINISH
            s.push(MineWork(self.player, u, effect == "lay_mine"))
            if effect == "defuse_mine":
                come_to_light(s, self.members)  # it may lay a mine hidden (COH-C.40), but not clear one
        elif s.sc.card_group[self.card] and s.sc.groups:
            self.step = AT_GROUP
        else:
            self.carry_out(s)

    def carry_out(self, s: CohState) -> None:
        effect = self.effect(s)
        self.step = AT_FINISH
        if effect == "rally_roll":
            s.push(Rally(self.player, self.members))
        else:
            carry_out(s, effect, self.members, s.sc.card_value[self.card])

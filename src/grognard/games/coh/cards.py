"""Chapter 8: the action deck and action cards (texts of the cards: COH-C.2 to C.13)."""

from __future__ import annotations

from typing import Final

from grognard.core.column import SCALAR, Column
from grognard.core.event import Event
from grognard.core.kinds import CARD as K_CARD
from grognard.core.kinds import MODE, NUMBER, PLAYER, UNITS, bit_list
from grognard.core.option import Option
from grognard.core.state import State

from . import events, movement
from .action_list import cheapest
from .actions import Action
from .caps import Roll, holds, play_from_hand
from .fortifications import dig, hole_refusal
from .frames import CohFrame
from .groups import connected
from .hidden import is_hidden, sneak_refusal
from .hits import kinds_left, leave_pool
from .payment import pay
from .rally import Rally, rallied, rally_refusal
from .refusals import (
    ALREADY_IN,
    CARD_BINDS,
    CARD_NO_GROUP,
    CARD_NOT_HELD,
    CARD_UNPAID,
    DOUBLE_LATE,
    LEGAL,
    NO_CARDS,
    NO_UNIT_FOR,
    NOT_CONNECTED,
    SEQUENCE,
)
from .scenario import HIDDEN, WAITING
from .state import SPENT, CohState
from .verbs import BY_AP, BY_CAP, BY_CARD, CARD, DONE, PAY, PAYMENTS, USE, WITH

#: The effects this version plays; a scenario that asks for others is refused when it is loaded.
EFFECTS: Final = (
    "free_action",
    "auto_rally",
    "rally_roll",
    "move_2",
    "spend_enemy",
    "add_ap_1d6",
    "add_cap_1d6",
    "fp_plus_2",
    "two_actions",
    "hasty_defence",
    "luck_roll",
    "cap_loss_roll",
)

# -- the deck ----------------------------------------------------------------------------------------


def draw_card(s: CohState, player: int) -> None:
    """COH-8.1(7): from the top of the deck, drawn only now; an empty deck gives nothing (G-22)."""
    if sum(s.deck) == 0:
        return
    card = s.draw(s.deck)
    s.deck[card] -= 1
    s.hand[player * len(s.sc.card_names) + card] += 1
    s.hand_size[player] += 1
    if s.sink is not None:
        public = Event(events.DRAWS, player, 1)
        s.emit(Event(events.DRAWN, player, card, seen=1 << player, other=public))


# -- what may be played --------------------------------------------------------------------------------


def card_options(s: CohState, player: int, out: list[Option]) -> None:
    for card in range(len(s.sc.card_names)):
        if s.hand[player * len(s.sc.card_names) + card] and card_refusal(s, player, card) == LEGAL:
            out.append(Option(CARD, card))


def card_refusal(s: CohState, player: int, card: int) -> int:
    """Why a card may not be played in the owner's turn."""
    sc = s.sc
    if not sc.card_names:
        return NO_CARDS
    if not 0 <= card < len(sc.card_names) or not holds(s, player, card):
        return CARD_NOT_HELD
    effect = sc.card_effect[card]
    if effect in ("fp_plus_2", "luck_roll"):
        return SEQUENCE  # declared with an attack, or after a roll
    if effect == "two_actions" and s.double:
        return DOUBLE_LATE  # announced before the first of the two actions (COH-F.19)
    if effect in ("add_ap_1d6", "add_cap_1d6") and not s.active[player]:
        return NO_UNIT_FOR[effect]
    ways = payments(s, player, card)
    if not ways:
        return CARD_UNPAID
    if effect in ("two_actions", "add_ap_1d6", "add_cap_1d6", "cap_loss_roll"):
        return LEGAL
    return LEGAL if any(candidates(s, player, card, way) for way in ways) else NO_UNIT_FOR[effect]


def payments(s: CohState, player: int, card: int) -> list[int]:
    """COH-8.1(2): ways to pay a card's cost. A free card is played without either.

    Where CAP may pay as well, they may top up the pool (COH-3.21).
    """
    sc = s.sc
    cost = sc.card_cost[card]
    if cost == 0:
        return [BY_CARD]
    ways: list[int] = []
    purse = s.ap[player] + (s.cap[player] if sc.card_pay[card] & 2 else 0)
    if sc.card_pay[card] & 1 and s.active[player] and purse >= cost:
        ways.append(BY_AP)
    if sc.card_pay[card] & 2 and s.cap[player] >= cost:
        ways.append(BY_CAP)
    return ways


def candidates(s: CohState, player: int, card: int, way: int) -> int:
    """The units a card may be played on; one paid with AP binds it to the units that pay (COH-8.1(2))."""
    sc = s.sc
    effect = sc.card_effect[card]
    found = 0
    for u in sc.units_of[1 - player if effect == "spend_enemy" else player]:
        if fits(s, u, effect):
            found |= 1 << u
    if way == BY_AP and effect != "spend_enemy":
        found &= s.active[player]
    return found


def fits(s: CohState, u: int, effect: str) -> bool:
    if effect == "free_action":
        return in_play(s, u) and cheapest(s, u) >= 0
    if effect == "move_2" and is_hidden(s, u):
        return any(sneak_refusal(s, u, to) == LEGAL for to in s.sc.board.within(s.plot[u], 1))
    if effect == "move_2":
        return in_play(s, u) and len(movement.destinations(s, u, 99)) > 0
    if effect == "hasty_defence":
        return hole_refusal(s, u) == LEGAL
    if effect == "spend_enemy":
        return s.place[u] < s.sc.n and s.status[u] != SPENT
    return rally_refusal(s, u) == LEGAL


def in_play(s: CohState, u: int) -> bool:
    return s.place[u] < s.sc.n or s.place[u] in (s.sc.off + WAITING, s.sc.off + HIDDEN)


def rule_out_unfit(s: CohState, u: int, effect: str) -> None:
    """Choosing a unit for a card shows that the card fits it: other counters are ruled out (L8)."""
    counter = s.hit[u]
    for kind in kinds_left(s, u) if effect != "spend_enemy" else []:
        s.hit[u] = kind
        if not fits(s, u, effect):
            s.hit_may[u] &= ~(1 << kind)
    s.hit[u] = counter


# -- playing one ---------------------------------------------------------------------------------------


def start_card(s: CohState, player: int, card: int) -> int:
    """Begins a card in the owner's turn; the step at which the turn goes on."""
    if s.sc.card_effect[card] == "two_actions":  # not an action itself (COH-C.10)
        play_from_hand(s, player, card)
        s.cap[player] -= s.sc.card_cost[card]
        s.double = 1
        return 0
    s.push(CardPlay(player, card))
    return 2


def card_rolls(s: CohState, player: int, card: int) -> bool:
    """Whether a card, once named, comes straight to its die: nobody is asked how to pay or for whom."""
    play = CardPlay(player, card)
    effect = s.sc.card_effect[card]
    return effect != "two_actions" and not play.needs_unit(s) and len(play.ways(s)) == 1


class CardPlay(CohFrame):
    """An action card: paid for, pointed at its unit or group, carried out."""

    NAME = "CardPlay"
    STEPS = ("pay", "unit", "group", "roll", "finish")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("card", SCALAR, K_CARD, -1),
        Column("payment", SCALAR, MODE, BY_CARD, names=PAYMENTS),
        Column("payers", SCALAR, UNITS),  # the units whose AP paid: the card is theirs (COH-8.1(2))
        Column("members", SCALAR, UNITS),
        Column("rolled", SCALAR, NUMBER),
    )

    def __init__(self, player: int = -1, card: int = -1) -> None:
        super().__init__()
        self.player = player
        self.card = card
        self.payment = BY_CARD
        self.payers = 0
        self.members = 0
        self.rolled = 0

    def copy(self) -> CardPlay:
        f = CardPlay(self.player, self.card)
        f.step = self.step
        f.payment = self.payment
        f.payers = self.payers
        f.members = self.members
        f.rolled = self.rolled
        return f

    def effect(self, s: CohState) -> str:
        return s.sc.card_effect[self.card]

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == 0:
            ways = self.ways(s)
            if len(ways) > 1:
                s.ask(self.player)
            else:
                self.take(s, ways[0])
        elif self.step == 1 or self.step == 2:
            s.ask(self.player)
        elif self.step == 3:
            self.roll(s)
        else:
            s.pop()

    def ways(self, s: CohState) -> list[int]:
        """The ways to pay that leave the card something to do."""
        found = payments(s, self.player, self.card)
        if self.needs_unit(s):
            found = [way for way in found if candidates(s, self.player, self.card, way)]
        return found

    def needs_unit(self, s: CohState) -> bool:
        return self.effect(s) not in ("add_ap_1d6", "add_cap_1d6", "cap_loss_roll")

    def take(self, s: CohState, way: int) -> None:
        """Pays the cost; whose AP it was is remembered, for the pool may end with it."""
        self.payment = way
        self.payers = s.active[self.player] if way == BY_AP else 0
        play_from_hand(s, self.player, self.card)
        if way != BY_CARD:
            members = s.active[self.player] if way == BY_AP else 0
            pay(s, self.player, way, members, s.sc.card_cost[self.card], 0)
        self.step = 1 if self.needs_unit(s) else 3

    def allowed(self, s: CohState) -> int:
        """The units the card may go to now."""
        found = candidates(s, self.player, self.card, BY_CARD)
        bound = self.payment == BY_AP and self.effect(s) != "spend_enemy"
        return found & self.payers if bound else found

    def roll(self, s: CohState) -> None:
        """Cards #7, #8 and #13: one die (COH-C.7, C.8, C.13)."""
        if not self.rolled:
            self.rolled = 1
            s.push(Roll(self.player, 1))
            return
        effect = self.effect(s)
        n = max(0, s.result)
        if effect == "cap_loss_roll":
            other = 1 - self.player
            loss = min(s.cap[other], s.sc.sniper_table[min(6, max(1, n)) - 1])
            s.cap[other] -= loss
            s.tell(events.LOSES_CAP, other, loss)
            n = loss
        elif effect == "add_cap_1d6":
            s.cap[self.player] += n
            s.tell(events.GAINS_CAP, self.player, n)
        else:
            s.ap[self.player] += n
            s.tell(events.GAINS_AP, self.player, n)
        s.mark(events.O_GAINED, n)
        self.step = 4

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        if self.step == 0:
            return [Option(PAY, way) for way in self.ways(s)]
        if self.step == 1:
            return [Option(USE, u) for u in bit_list(self.allowed(s))]
        found = [Option(DONE)]
        for v in bit_list(self.allowed(s) & ~self.members):
            if connected(s, v, self.members):
                found.append(Option(WITH, v))
        return found

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if self.step == 0 and o.verb == PAY:
            return LEGAL if o.a in self.ways(s) else CARD_UNPAID
        if self.step == 1 and o.verb == USE:
            if 0 <= o.a < s.sc.units and self.allowed(s) >> o.a & 1:
                return LEGAL
            return CARD_BINDS if self.payment == BY_AP else NO_UNIT_FOR[self.effect(s)]
        if self.step == 2 and o.verb == DONE:
            return LEGAL
        if o.verb == WITH and self.step in (1, 2):
            return self.with_refusal(s, o.a)
        return SEQUENCE

    def with_refusal(self, s: CohState, v: int) -> int:
        if self.step == 1:
            return SEQUENCE if s.sc.card_group[self.card] else CARD_NO_GROUP
        if not (0 <= v < s.sc.units and self.allowed(s) >> v & 1):
            return CARD_BINDS if self.payment == BY_AP else NO_UNIT_FOR[self.effect(s)]
        if self.members >> v & 1:
            return ALREADY_IN
        return LEGAL if connected(s, v, self.members) else NOT_CONNECTED

    def several(self, s: State) -> bool:
        return self.step == 2

    def rolls(self, s: State, o: Option) -> bool:
        """Where the next thing after the choice is the card's die, or a rally."""
        assert isinstance(s, CohState)
        if self.step == 0:
            return not self.needs_unit(s)
        grouped = s.sc.card_group[self.card] and s.sc.groups
        return self.effect(s) == "rally_roll" and (o.verb == DONE or (o.verb == USE and not grouped))

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == PAY:
            self.take(s, o.a)
        elif o.verb == WITH:
            self.members |= 1 << o.a
        elif o.verb == DONE:
            self.carry_out(s)
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
            self.step = 4
            s.push(action)
        elif s.sc.card_group[self.card] and s.sc.groups:
            self.step = 2
        else:
            self.carry_out(s)

    def carry_out(self, s: CohState) -> None:
        effect = self.effect(s)
        self.step = 4
        if effect == "rally_roll":
            s.push(Rally(self.player, self.members))
            return
        for u in bit_list(self.members):
            if effect == "auto_rally":
                rallied(s, u)
            elif effect == "hasty_defence":
                dig(s, u)
            else:  # COH-C.6: the pool of a shared activation goes on without it
                s.status[u] = SPENT
                leave_pool(s, u)
                s.tell(events.MARKED_SPENT, u)

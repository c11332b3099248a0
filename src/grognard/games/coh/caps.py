"""Chapter 3.2: command action points, and every die roll that they may change (COH-3.23)."""

from __future__ import annotations

from grognard.core.chance import Die
from grognard.core.column import SCALAR, Column
from grognard.core.kinds import NUMBER, PLAYER, UNIT, Operand
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.core.state import State

from . import events
from .frames import CohFrame
from .refusals import CAP_NOT_HELD, CARD_NOT_HELD, CARD_TURN, LEGAL, SEQUENCE, TOO_MUCH_CAP
from .state import CohState
from .verbs import COMMIT, KEEP, LUCK

D6 = Die(1, 6)
TWO_D6 = Die(2, 6)


class Roll(CohFrame):
    """One roll: its roller commits CAP before it (COH-3.23, F.2), may play Luck after it, then it counts."""

    NAME = "Roll"
    STEPS = ("commit", "roll", "answer", "settle")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("dice", SCALAR, NUMBER, 2),
        Column("commit", SCALAR, NUMBER),
        Column("total", SCALAR, NUMBER),
    )
    FACTS = (Operand("need", NUMBER), Operand("unit", UNIT))
    INNER = True

    def __init__(self, player: int = -1, dice: int = 2) -> None:
        super().__init__()
        self.player = player
        self.dice = dice
        self.commit = 0
        self.total = 0

    def copy(self) -> Roll:
        f = Roll(self.player, self.dice)
        f.step = self.step
        f.commit = self.commit
        f.total = self.total
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == 0:
            if s.cap[self.player] > 0:
                s.ask(self.player)
            else:
                self.step = 1
        elif self.step == 1:
            self.roll(s)
        elif self.step == 2:
            if luck_possible(s, self.player):
                s.ask(self.player)
            else:
                self.step = 3
        else:
            s.pop(self.total)

    def roll(self, s: CohState) -> None:
        die = TWO_D6 if self.dice == 2 else D6
        total = s.roll(die, self.classes(s, die) if s.chance is not None else None)
        self.total = total + self.commit
        if s.sink is not None:
            faces = s.dice[0] * 10 + s.dice[1] if self.dice == 2 else s.dice[0]
            s.tell_roll(events.ROLLED, self.player, faces, self.commit, self.total)
        self.step = 2

    def classes(self, s: CohState, die: Die) -> bytes | None:
        """What each total means to the frame that waits for the roll; None: every total by itself."""
        below = s.lanes[s.lane][-2]
        assert isinstance(below, CohFrame)
        bands = below.bands(s)
        if not bands or luck_possible(s, self.player):
            return None
        highest = die.count * die.sides
        return bytes(sum(total + self.commit >= at for at in bands) for total in range(highest + 1))

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        if self.step == 2:
            keep = [Option(KEEP)]
            if holds(s, self.player, s.sc.luck_card):
                keep.append(Option(LUCK))
            return keep
        return commit_options(s, self.player)

    def facts(self, s: State) -> list[int]:
        """The total that is needed (0: every point counts) and the unit it is about."""
        below = s.lanes[0][-2]
        assert isinstance(below, CohFrame)
        bands = below.bands(s)
        return [max(2, bands[0]) if bands else 0, below.roller()]

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        below = s.lanes[0][-2]
        assert isinstance(below, CohFrame)
        return below.roll_ledgers(s)

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb != KEEP

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb == COMMIT and self.step == 0:
            return commit_refusal(s, self.player, o.a)
        if o.verb == LUCK and self.step == 2:
            return LEGAL if holds(s, self.player, s.sc.luck_card) else CARD_NOT_HELD
        if o.verb == LUCK and s.turn != self.player:
            return CARD_TURN
        return LEGAL if o.verb == KEEP and self.step == 2 else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == COMMIT:
            self.commit = o.a
            spend_on_roll(s, self.player, o.a)
            self.step = 1
        else:
            if o.verb == LUCK:
                self.total += luck(s, self.player)
            self.step = 3


def commit_options(s: CohState, player: int) -> list[Option]:
    """Up to two CAP on an own roll, all up or all down (COH-3.23(1))."""
    out = [Option(COMMIT, 0)]
    for n in range(1, min(s.cap[player], s.sc.most_cap) + 1):
        out.append(Option(COMMIT, n))
        out.append(Option(COMMIT, -n))
    return out


def commit_refusal(s: CohState, player: int, n: int) -> int:
    if abs(n) > s.sc.most_cap:
        return TOO_MUCH_CAP
    return LEGAL if abs(n) <= s.cap[player] else CAP_NOT_HELD


def spend_on_roll(s: CohState, player: int, n: int) -> None:
    s.cap[player] -= abs(n)
    if n:
        s.tell(events.COMMITS, player, n)


# -- Luck (COH-C.12, rulings G-20 and G-53) ---------------------------------------------------------


def holds(s: CohState, player: int, card: int) -> bool:
    """Whether a player has a card in hand."""
    return card >= 0 and s.hand[player * len(s.sc.card_names) + card] > 0


def luck_possible(s: CohState, player: int) -> bool:
    """Whether by public knowledge the roller could answer with Luck: asked then, held or not (L1)."""
    return s.sc.luck_card >= 0 and s.turn == player and s.hand_size[player] > 0


def luck(s: CohState, player: int) -> int:
    """Plays Luck: one die changes the roll by the card's table."""
    sc = s.sc
    play_from_hand(s, player, sc.luck_card)
    die = s.roll(D6, bytes([0, *(change + 2 for change in sc.luck_table)]))
    change = sc.luck_table[die - 1]
    s.tell_roll(events.LUCK_ROLLED, player, die, change)
    return change


def play_from_hand(s: CohState, player: int, card: int) -> None:
    """A played card is out of the battle (COH-8.1(3))."""
    s.hand[player * len(s.sc.card_names) + card] -= 1
    s.hand_size[player] -= 1
    s.tell(events.PLAYS_CARD, player, card)

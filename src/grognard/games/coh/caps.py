"""Chapter 3.2: command action points, and every die roll that they may change (COH-3.23)."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNIT, Operand
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from . import events
from .cards.veterans import V14, has_card, use_card
from .frames import CohFrame
from .refusals import CAP_NOT_HELD, CARD_NOT_HELD, CARD_TURN, LEGAL, NO_REROLL, SEQUENCE, TOO_MUCH_CAP
from .state import CohState
from .verbs import COMMIT, KEEP, LOWER, LUCK, REROLL

D6 = Die(1, 6)
TWO_D6 = Die(2, 6)


# The steps of `Roll`.
AT_COMMIT: Final = 0
AT_ROLL: Final = 1
AT_ANSWER: Final = 2
AT_SETTLE: Final = 3


class Roll(CohFrame):
    """One roll: its roller commits CAP before it (COH-3.23, F.2) and may answer it, then it counts.

    Answers are Luck (COH-C.12) and, for a unit with Combat Hardened, one die rolled again (COH-C.V14).
    """

    NAME = "Roll"
    STEPS = ("commit", "roll", "answer", "settle")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("dice", SCALAR, NUMBER, 2),
        Column("commit", SCALAR, NUMBER),
        Column("total", SCALAR, NUMBER),
        Column("faces", SCALAR, NUMBER),  # what the dice show, a digit each
        Column("lucky", SCALAR, NUMBER),  # Luck has been played on it: once per roll (G-20)
    )
    FACTS = (Operand("need", NUMBER), Operand("unit", UNIT), Operand("harm", NUMBER))
    INNER = True

    def __init__(self, player: int = -1, dice: int = 2) -> None:
        super().__init__()
        self.player = player
        self.dice = dice
        self.commit = 0
        self.total = 0
        self.faces = 0
        self.lucky = 0

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_COMMIT:
            if s.cap[self.player] > 0:
                s.ask(self.player)
            else:
                self.step = AT_ROLL
        elif self.step == AT_ROLL:
            self.roll(s)
        elif self.step == AT_ANSWER:
            if self.luck_possible(s) or self.hardened(s) >= 0:
                s.ask(self.player)
            else:
                self.step = AT_SETTLE
        else:
            s.pop(self.total)

    def roll(self, s: CohState) -> None:
        die = TWO_D6 if self.dice == 2 else D6
        total = s.roll(die, self.classes(s, die) if s.chance is not None else None)
        self.total = total + self.commit
        self.faces = s.dice[0] * 10 + s.dice[1] if self.dice == 2 else s.dice[0]
        if s.sink is not None:
            s.tell_roll(events.ROLLED, self.player, self.faces, self.commit, self.total)
        self.step = AT_ANSWER

    def luck_possible(self, s: CohState) -> bool:
        return not self.lucky and luck_possible(s, self.player)

    def may_lower(self, s: CohState) -> bool:
        """Whether a lower total may be better for the roller (G-65)."""
        below = s.lanes[s.lane][-2]
        assert isinstance(below, CohFrame)
        return below.low_helps(s)

    def hardened(self, s: CohState) -> int:
        """The unit that the roll is for, if it may roll a die of it again in this turn; or -1 (COH-C.V14)."""
        u = s.sc.veteran_unit[V14]
        if u < 0 or s.sc.army[u] != self.player or not has_card(s, u, V14):
            return -1
        below = s.lanes[s.lane][-2]
        assert isinstance(below, CohFrame)
        return u if below.actor() == u else -1

    def classes(self, s: CohState, die: Die) -> bytes | None:
        """What each total means to the frame that waits for the roll; None: every total by itself."""
        below = s.lanes[s.lane][-2]
        assert isinstance(below, CohFrame)
        bands = below.bands(s)
        if not bands or self.luck_possible(s) or self.hardened(s) >= 0:
            return None
        highest = die.count * die.sides
        return bytes(sum(total + self.commit >= at for at in bands) for total in range(highest + 1))

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, CohState)
        if self.step == AT_ANSWER:
            keep = [Option(KEEP)]
            if not self.lucky and holds(s, self.player, s.sc.luck_card) and s.turn == self.player:
                keep.append(Option(LUCK))
                if self.may_lower(s):
                    keep.append(Option(LOWER))
            if self.hardened(s) >= 0:
                keep += [Option(REROLL, face) for face in self.shown()]
            return keep
        return commit_options(s, self.player)

    def shown(self) -> list[int]:
        """The different faces that lie on the table."""
        first, second = self.faces // 10, self.faces % 10
        return [second] if first in (0, second) else [first, second]

    def facts(self, s: State) -> list[int]:
        """The total that is needed (0: every point counts), the unit it is about, whether it does harm."""
        below = s.lanes[0][-2]
        assert isinstance(below, CohFrame)
        bands = below.bands(s)
        has_total = bands and below.roller() >= 0
        return [max(2, bands[0]) if has_total else 0, below.roller(), 1 if below.harms() else 0]

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        below = s.lanes[0][-2]
        assert isinstance(below, CohFrame)
        return below.roll_ledgers(s)

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb != KEEP

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, CohState)
        if o.verb == COMMIT and self.step == AT_COMMIT:
            return commit_refusal(s, self.player, o.a)
        if o.verb in (LUCK, LOWER) and self.step == AT_ANSWER:
            if s.turn != self.player:
                return CARD_TURN
            if self.lucky or not holds(s, self.player, s.sc.luck_card):
                return CARD_NOT_HELD
            return LEGAL if o.verb == LUCK or self.may_lower(s) else SEQUENCE
        if o.verb in (LUCK, LOWER) and s.turn != self.player:
            return CARD_TURN
        if o.verb == REROLL and self.step == AT_ANSWER:
            return LEGAL if self.hardened(s) >= 0 and o.a in self.shown() else NO_REROLL
        return LEGAL if o.verb == KEEP and self.step == AT_ANSWER else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, CohState)
        if o.verb == COMMIT:
            self.commit = o.a
            spend_on_roll(s, self.player, o.a)
            self.step = AT_ROLL
        elif o.verb in (LUCK, LOWER):
            self.lucky = 1
            self.total += luck(s, self.player, 1 if o.verb == LUCK else -1)
        elif o.verb == REROLL:
            self.reroll(s, o.a)
        else:
            self.step = AT_SETTLE

    def reroll(self, s: CohState, face: int) -> None:
        """COH-C.V14: one die that shows this face is rolled again, and its new face counts."""
        use_card(s, self.hardened(s), V14)
        new = s.roll(D6)
        tens = self.faces // 10
        self.faces += 10 * (new - face) if tens == face else new - face
        self.total += new - face
        s.tell_roll(events.REROLLED, self.player, face, new, self.total)


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


# -- Luck (COH-C.12, rulings G-20, G-53, G-76) ---------------------------------------------------------


def holds(s: CohState, player: int, card: int) -> bool:
    """Whether a player has a card in hand."""
    return card >= 0 and s.hand[player * len(s.sc.card_names) + card] > 0


def luck_possible(s: CohState, player: int) -> bool:
    """Whether, as all know, the roller could play Luck: he is asked then, even without the card (L1)."""
    return s.sc.luck_card >= 0 and s.turn == player and s.hand_size[player] > 0


def luck(s: CohState, player: int, better: int) -> int:
    """Plays Luck: one die changes the roll by the card's table.

    `better`: 1 if a higher roll is better, -1 if a lower one is, as against mines; the owner says (G-65).
    """
    sc = s.sc
    play_from_hand(s, player, sc.luck_card)
    die = s.roll(D6, bytes([0, *(change + 2 for change in sc.luck_table)]))
    change = better * sc.luck_table[die - 1]
    s.tell_roll(events.LUCK_ROLLED, player, die, change)
    return change


def play_from_hand(s: CohState, player: int, card: int) -> None:
    """A played card is out of the battle (COH-8.1(3))."""
    s.hand[player * len(s.sc.card_names) + card] -= 1
    s.hand_size[player] -= 1
    s.tell(events.PLAYS_CARD, player, card)

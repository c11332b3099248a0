"""PZR-6.6.1.2.1 to 6.6.1.2.3: hand-to-hand: both sides roll, round by round, until one of them is gone."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer.command.initiative import BOTH, EVEN, opposed_classes
from grognard.games.panzer.gp.terrain_damage import remove

from .. import events
from ..frames import PanzerFrame
from ..refusals import LEGAL, PRIMARY_SQUADS, PRIMARY_WHO, SEQUENCE
from ..scenario import HALF_SQUAD, SQUAD
from ..state import PanzerState, with_cell
from ..verbs import PRIMARY
from .assault import STORM_FIELDS
from .forces import FIGHT, Storm, attack_lines, defence_lines, net
from .support import size_of

# The steps of `HandToHand`.
AT_ROUND: Final = 0
AT_PRIMARY: Final = 1
AT_OVER: Final = 2

# Who wins a round: as with the initiative, the first has more or the second.
ATTACKER: Final = 0
DEFENDER: Final = 1


def round_classes(lead: int) -> bytes:
    """By the total of both dice, the defender's read as 101 less its face: who wins; ties are AGAIN.

    `lead`: what the attacker adds more than the defender.
    """
    return opposed_classes(lead)


class HandToHand(PanzerFrame):
    """All units of one hex fight one leg or towed unit to the end."""

    NAME = "HandToHand"
    STEPS = ("round", "primary", "over")
    FIELDS = (*STORM_FIELDS, Column("hurt", SCALAR, UNITS))  # hurt: those that have been reduced or removed

    def __init__(self) -> None:
        super().__init__()
        self.player = -1
        self.primary = -1
        self.helpers = 0
        self.target = -1
        self.moved = 0
        self.landed = 0
        self.hurt = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_ROUND:
            self.fight(s)
        elif self.step == AT_PRIMARY:
            self.next_primary(s)
        else:
            self.mark_end(s)
            s.pop()

    def storm(self) -> Storm:
        return Storm(self.primary, self.helpers, self.target, self.moved != 0, self.landed != 0, False)

    def fight(self, s: PanzerState) -> None:
        """PZR-6.6.1.2.1: one round; equal totals are rolled again."""
        attack = net(attack_lines(s, self.storm()), FIGHT)
        defence = net(defence_lines(s, self.target), FIGHT)
        classes = round_classes(attack - defence)
        ledgers = None if s.sink is None else self.roll_ledgers(s)
        total = s.roll(BOTH, classes)
        if ledgers is not None:
            dice = [s.dice[0], EVEN - s.dice[1]]
            mine, his = dice[0] + attack, dice[1] + defence
            s.emit(Event(events.FIGHTS, self.primary, self.target, mine, his, ledgers=ledgers, dice=dice))
        if classes[total] == ATTACKER:
            if not self.lose(s, self.target):
                return  # the next round
            self.step = AT_OVER
        else:
            self.lose(s, self.primary)
            self.step = AT_PRIMARY

    def lose(self, s: PanzerState, u: int) -> bool:
        """PZR-6.6.1.2.3: a squad becomes a half-squad, unshaken; anything else is removed: then True."""
        self.hurt |= 1 << u
        if size_of(s, u) == SQUAD:
            s.reduced = with_cell(s.reduced, u, 1)
            s.tell(events.REDUCED, u)
            return False
        remove(s, u)
        return True

    # -- who fights in front -----------------------------------------------------------------------------

    def candidates(self, s: PanzerState) -> list[int]:
        """PZR-6.6.1.2.3[3]: who may lead the next round, the strongest first.

        A squad that has become a half-squad may go on, or another squad takes its place; where the primary
        attacker is gone, any other must.
        """
        helpers = bit_list(self.helpers)
        if s.on_map(self.primary):
            squads = [u for u in helpers if size_of(s, u) == SQUAD]
            return [*squads, self.primary]
        return sorted(helpers, key=lambda u: (size_of(s, u), u))

    def next_primary(self, s: PanzerState) -> None:
        candidates = self.candidates(s)
        if not candidates:
            self.step = AT_OVER
        elif len(candidates) == 1:
            self.lead(s, candidates[0])
        else:
            s.ask(self.player)

    def lead(self, s: PanzerState, u: int) -> None:
        """A unit is the primary attacker from now on; who led before helps, if it is still there."""
        if u != self.primary:
            if s.on_map(self.primary):
                self.helpers |= 1 << self.primary
            self.helpers &= ~(1 << u)
            self.primary = u
            s.tell(events.LEADS, u)
        self.step = AT_ROUND

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        return [Option(PRIMARY, u) for u in self.candidates(s)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step != AT_PRIMARY or o.verb != PRIMARY:
            return SEQUENCE
        if o.a in self.candidates(s):
            return LEGAL
        helps = 0 <= o.a < s.sc.units and self.helpers >> o.a & 1 == 1
        return PRIMARY_SQUADS if helps and size_of(s, o.a) >= HALF_SQUAD else PRIMARY_WHO

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        self.lead(s, o.a)

    def rolls(self, s: State, o: Option) -> bool:
        return True

    # -- how it ended ------------------------------------------------------------------------------------

    def mark_end(self, s: PanzerState) -> None:
        """The target's fate first, then what the attackers lost, unit by unit."""
        t = self.target
        if s.on_map(t):
            s.mark(events.O_REPULSED, t)
        for u in [t, *bit_list(self.hurt & ~(1 << t))]:
            if self.hurt >> u & 1:
                s.mark(events.O_REDUCED if s.on_map(u) else events.O_REMOVED, u)

    # -- why ---------------------------------------------------------------------------------------------

    def actor(self) -> int:
        return self.primary

    def roll_ledgers(self, s: State) -> list[Ledger]:
        """What each side adds to its roll."""
        assert isinstance(s, PanzerState)
        attack = Ledger("fight-attacker", self.primary)
        net(attack_lines(s, self.storm()), FIGHT, attack)
        defence = Ledger("fight-defender", self.target)
        net(defence_lines(s, self.target), FIGHT, defence)
        return [attack, defence]

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        """What the next round looks like with another in front."""
        assert isinstance(s, PanzerState)
        if o.verb != PRIMARY or o.a not in self.candidates(s):
            return []
        other = HandToHand()
        other.primary = o.a
        keeps = 1 << self.primary if s.on_map(self.primary) else 0
        other.helpers = (self.helpers | keeps) & ~(1 << o.a)
        other.target = self.target
        other.moved, other.landed = self.moved, self.landed
        return other.roll_ledgers(s)

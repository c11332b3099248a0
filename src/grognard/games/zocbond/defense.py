"""Determined and desperate defence (H44-12, S42-11): defenders who must retreat try to stay."""

from __future__ import annotations

from typing import Final

from grognard.core.chance import Die
from grognard.core.column import SCALAR, Column
from grognard.core.event import Event
from grognard.core.kinds import GROUP, HEX, MODE, NUMBER, PLAYER, UNIT, UNITS
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.core.state import Frame, State

from . import events
from .battle import ATTACKS, NORMAL, Battle, defenders
from .kinds import ENGAGED, FIRED, FLED, GOOD
from .losses import Lose, lose_step, successor, survivors
from .refusals import GUNS_ONE, LEGAL, NO_TARGET, NOT_ARTILLERY, SEQUENCE
from .retreat import doomed
from .state import ZocState
from .verbs import HOLD, STAND, SUPPORT, YIELD

D6: Final = Die(1, 6)

# What Stand pops.
GIVES_WAY: Final = 0
HELD: Final = 1

CHOOSE: Final = 0
ROLL: Final = 1
ATTACKER_LOSS: Final = 2
DEFENDER_LOSS: Final = 3
OUTCOME: Final = 4
IGNORE: Final = 5


class Stand(Frame):
    """The defender may roll instead of retreating; again and again where all would perish (H44-12.4)."""

    NAME = "Stand"
    STEPS = ("choose", "roll", "attacker-loss", "defender-loss", "outcome", "ignore")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),  # the defender
        Column("target", SCALAR, HEX, -1),
        Column("kind", SCALAR, MODE, names=ATTACKS),
        Column("units", SCALAR, UNITS),  # the attackers
        Column("lead", SCALAR, GROUP, -1),
        Column("attached", SCALAR, UNIT, -1),
        Column("shortest", SCALAR, NUMBER),  # of the retreat that threatens
        Column("longest", SCALAR, NUMBER),
        Column("support", SCALAR, UNIT, -1),  # artillery
        Column("leader", SCALAR, UNIT, -1),
        Column("desperate", SCALAR, NUMBER),
        Column("cell", SCALAR, NUMBER, -1),  # of the table, once rolled
    )

    def __init__(self, player: int = -1, target: int = -1, shortest: int = 0, longest: int = 0) -> None:
        super().__init__()
        self.player = player
        self.target = target
        self.kind = 0
        self.units = 0
        self.lead = -1
        self.attached = -1
        self.shortest = shortest
        self.longest = longest
        self.support = -1
        self.leader = -1
        self.desperate = 0
        self.cell = -1

    def copy(self) -> Stand:
        f = Stand(self.player, self.target, self.shortest, self.longest)
        f.step = self.step
        f.kind = self.kind
        f.units = self.units
        f.lead = self.lead
        f.attached = self.attached
        f.support = self.support
        f.leader = self.leader
        f.desperate = self.desperate
        f.cell = self.cell
        return f

    def battle(self) -> Battle:
        b = Battle(1 - self.player, self.target, self.kind, self.units)
        b.lead = self.lead
        b.attached = self.attached
        return b

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == CHOOSE:
            if not self.leaders(s):
                s.pop(GIVES_WAY)
            else:
                self.desperate = 1 if self.all_doomed(s) else 0
                s.ask(self.player)
        elif self.step == IGNORE:
            s.ask(self.player)
        elif self.step == ROLL:
            self.roll(s)
        elif self.step == ATTACKER_LOSS:
            self.step = DEFENDER_LOSS
            tables = s.zoc.combat
            self.units = survivors(s, self.units)
            self.attached = successor(s, self.attached) if self.attached >= 0 else -1
            if tables.stand_attacker[self.cell]:
                eligible = s.zoc.variation.attacker_losses(s, self.battle(), -1, False)
                chooser = self.player if tables.stand_by_defender[self.cell] else 1 - self.player
                s.push(Lose(chooser, eligible.units, tables.stand_attacker[self.cell], eligible.why))
        elif self.step == DEFENDER_LOSS:
            self.step = OUTCOME
            if self.leader_loses(s):
                lose_step(s, self.leader)
        else:
            self.conclude(s)

    # -- the rules -------------------------------------------------------------------------------

    def leaders(self, s: ZocState) -> list[int]:
        """The defenders that can lead (H44-12.1.2, S42-11.2.3)."""
        b = self.battle()
        found: list[int] = []
        for u in defenders(s, self.target, 1 - self.player):
            if s.zoc.variation.stand_refusal(s, b, u) == LEGAL:
                found.append(u)
        return found

    def all_doomed(self, s: ZocState) -> bool:
        """Whether the defence is desperate: retreating would be the end of all (H44-12.4, S42-11.5)."""
        units = 0
        for u in defenders(s, self.target, 1 - self.player):
            if self.kind != NORMAL or not s.has_mark(u, FLED):  # who has fled once is lost (H44-13.5)
                units |= 1 << u
        return units == 0 or doomed(s, units, self.target, self.shortest, self.longest)

    def roll(self, s: ZocState) -> None:
        """H44-12.2, S42-11.2."""
        variation = s.zoc.variation
        tables = s.zoc.combat
        u = self.leader
        if self.support >= 0:
            s.set_mark(self.support, FIRED)
        modifier = variation.stand_modifier(s, u, self.support >= 0, None)
        column = variation.stand_column(s, self.target, u)
        total = s.roll(D6, tables.stand_classes(column, modifier)) + modifier
        self.cell = tables.stand_cell(column, total)
        if s.sink is not None:
            s.emit(Event(events.STANDS, u, total, ledgers=[self.ledger(s, u)], dice=s.dice))
        self.step = ATTACKER_LOSS

    def leader_loses(self, s: ZocState) -> bool:
        """The leader takes the defender's loss; in a desperate defence every failure costs him a step."""
        tables = s.zoc.combat
        if tables.stand_defender[self.cell]:
            return True
        return self.desperate != 0 and not tables.stand_holds[self.cell]

    def conclude(self, s: ZocState) -> None:
        """H44-12.3, 12.4."""
        left = defenders(s, self.target, 1 - self.player)
        if s.zoc.combat.stand_holds[self.cell]:
            s.mark(events.O_HOLDS)
            s.tell(events.HOLDS, self.player, self.target)
            engage(s, left)
            s.pop(HELD)
            return
        s.tell(events.GIVES_WAY, self.player, self.target)
        self.cell = -1
        self.leader = -1
        if left and self.leaders(s) and self.all_doomed(s):
            self.step = CHOOSE
            return
        s.mark(events.O_GIVES_WAY)
        s.pop(GIVES_WAY)

    def ledger(self, s: ZocState, u: int) -> Ledger:
        """What is added to the roll of a leader."""
        ledger = Ledger("stand", u)
        s.zoc.variation.stand_modifier(s, u, self.support >= 0, ledger)
        return ledger

    # -- choosing --------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        if self.step == IGNORE:
            return [Option(HOLD), Option(YIELD)]
        found = [Option(STAND, u) for u in self.leaders(s)]
        if self.support < 0:
            b = self.battle()
            for u in s.zoc.variation.guns(s, self.player):
                if s.zoc.variation.defensive_refusal(s, b, u) == LEGAL:
                    found.append(Option(SUPPORT, u))
            found.append(Option(YIELD))
        return found

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step == IGNORE:
            return LEGAL if o.verb in (HOLD, YIELD) else SEQUENCE
        if self.step != CHOOSE:
            return SEQUENCE
        if o.verb == YIELD:
            return LEGAL if self.support < 0 else SEQUENCE
        if o.verb not in (STAND, SUPPORT) or not 0 <= o.a < s.zoc.units:
            return SEQUENCE
        if o.verb == STAND:
            if o.a not in defenders(s, self.target, 1 - self.player):
                return NO_TARGET
            return s.zoc.variation.stand_refusal(s, self.battle(), o.a)
        if o.a not in s.zoc.variation.guns(s, self.player):
            return NOT_ARTILLERY
        if self.support >= 0:
            return GUNS_ONE
        return s.zoc.variation.defensive_refusal(s, self.battle(), o.a)

    def choose(self, s: State, o: Option) -> None:
        if o.verb == SUPPORT:
            self.support = o.a
            s.tell(events.SUPPORTS, o.a, self.target)
        elif o.verb == STAND:
            self.leader = o.a
            self.step = ROLL
        elif o.verb == HOLD:
            s.mark(events.O_HOLDS)
            s.tell(events.IGNORES, self.player, self.target)
            s.pop(HELD)
        else:
            s.mark(events.O_GIVES_WAY)
            s.pop(GIVES_WAY)

    def several(self, s: State) -> bool:
        return self.step == CHOOSE

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == STAND

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, ZocState)
        return [self.ledger(s, o.a)] if o.verb == STAND else []


def engage(s: ZocState, units: list[int]) -> None:
    """Engaged, but never one who is disrupted already (H44-11.5.2)."""
    for u in units:
        if s.order[u] == GOOD and not s.has_mark(u, ENGAGED):
            s.set_mark(u, ENGAGED)
            s.tell(events.ENGAGES, u)

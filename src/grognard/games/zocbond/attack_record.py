"""What an attack is made of at any moment (H44-9.3, S42-8.3): the fields and steps of `attack.Attack`."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import BITS, GROUP, HEX, MODE, NUMBER, PLAYER, UNIT, UNITS, Operand
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame

from .battle import ATTACKS, NO_LEAD, NORMAL, Battle
from .results import ODDS
from .state import ZocState
from .strength import best_lead
from .verbs import AIR, ATTACH, COMMIT, LEAD, SUPPORT, WITH

# What an Attack pops.
REPULSED: Final = 0  # the defenders are still there, or have held to the last (H44-12.3)
CLEARED: Final = 1
OVERRUN: Final = 2  # cleared by a result that lets the attackers break through
CANCELLED: Final = 3
NOBODY: Final = 4  # there was nobody to fight (H44-25.3.4, 25.3.5)

AT_ATTACKERS: Final = 0
AT_REVEAL: Final = 1
AT_BRIDGES: Final = 2
AT_BLOWN: Final = 3
AT_LEAD: Final = 4
AT_SUPPORT: Final = 5
AT_ANSWER: Final = 6
AT_ROLL: Final = 7
AT_THROWN: Final = 8
AT_ATTACKER_LOSS: Final = 9
AT_DEFENDER_LOSS: Final = 10
AT_STAND: Final = 11
AT_RETREAT: Final = 12
AT_ADVANCE: Final = 13
AT_OVER: Final = 14

# Attack.ending: what the advance follows from, if not from the result of the table.
AS_ROLLED: Final = 0
LAST_STAND: Final = 1  # the last step died while it held (S42-11.4.2)
WITHDRAWAL: Final = 2  # S42-11.6.1


class AttackRecord(Frame):
    """An attack on one hex, without the procedure."""

    NAME = "Attack"
    STEPS = (
        "attackers",
        "reveal",
        "bridges",
        "blown",
        "lead",
        "support",
        "answer",
        "roll",
        "thrown",
        "attacker-loss",
        "defender-loss",
        "stand",
        "retreat",
        "advance",
        "over",
    )
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("target", SCALAR, HEX, -1),
        Column("kind", SCALAR, MODE, names=ATTACKS),
        Column("units", SCALAR, UNITS),
        Column("joined", SCALAR, UNITS),  # of them: a breakthrough group at half strength (H44-16.5)
        Column("lead", SCALAR, GROUP, NO_LEAD),
        Column("attached", SCALAR, UNIT, -1),
        Column("support", SCALAR, UNITS),
        Column("air", SCALAR, NUMBER),
        Column("asked", SCALAR, BITS),  # directions of bridges the defender was asked about
        Column("spans", SCALAR, BITS),  # directions of attack over bridges that stood
        Column("shown", SCALAR, UNITS),  # at "reveal" all defenders; then who was revealed
        Column("answer", SCALAR, NUMBER),  # air units of the defender (S42-9.3.4)
        Column("charged", SCALAR, UNITS),  # of the support: who fires off supply points (S42-18.3.1)
        Column("plans", SCALAR, UNITS),  # headquarters that use a planned offensive (S42-26.2)
        Column("second", SCALAR, UNITS),  # of them: who use a second one
        Column("column", SCALAR, NUMBER, -1),  # of the table, while others have a say in the die
        Column("mark", SCALAR, NUMBER),  # what the cell says of determined defence (S42-11.2.2)
        Column("doubled", SCALAR, UNITS),  # defenders whose strength was doubled (S42-11.1.2)
        Column("ending", SCALAR, NUMBER),
        Column("code", SCALAR, NUMBER, -1),  # of the combat results table, once rolled
        Column("elite", SCALAR, NUMBER),  # the attack had a shift for elite units (H44-10.6)
        Column("result", SCALAR, NUMBER),
    )
    FACTS = (Operand("strength", NUMBER), Operand("defence", NUMBER), Operand("odds", MODE, ODDS))

    def __init__(
        self, player: int = -1, target: int = -1, kind: int = NORMAL, units: int = 0, joined: int = 0
    ) -> None:
        super().__init__()
        self.player = player
        self.target = target
        self.kind = kind
        self.units = units | joined
        self.joined = joined
        self.lead = NO_LEAD
        self.attached = -1
        self.support = 0
        self.air = 0
        self.asked = 0
        self.spans = 0
        self.shown = 0
        self.answer = 0
        self.charged = 0
        self.plans = 0
        self.second = 0
        self.column = -1
        self.mark = 0
        self.doubled = 0
        self.ending = AS_ROLLED
        self.code = -1
        self.elite = 0
        self.result = REPULSED
        if units:
            self.step = AT_REVEAL

    def battle(self) -> Battle:
        b = Battle(self.player, self.target, self.kind, self.units)
        b.lead = self.lead
        b.attached = self.attached
        b.support = self.support
        b.air = self.air
        b.joined = self.joined
        b.shown = self.shown
        b.answer = self.answer
        b.charged = self.charged
        b.plans = self.plans
        b.second = self.second
        b.mark = self.mark
        return b

    def trial(self, s: ZocState, o: Option) -> Battle:
        """The attack as it would be with an option."""
        b = self.battle()
        if o.verb == WITH:
            b.units |= 1 << o.a
        elif o.verb == LEAD:
            b.lead = o.a
        elif o.verb == ATTACH:
            b.attached = o.a
        elif o.verb == SUPPORT:
            b.support |= 1 << o.a
        elif o.verb == AIR and self.step == AT_ANSWER:
            b.answer += 1
        elif o.verb == AIR:
            b.air += 1
        elif o.verb != COMMIT:
            s.zoc.support_rules.support_choice(s, b, o)
        if b.lead < 0:
            b.lead = best_lead(s, b)
        return b

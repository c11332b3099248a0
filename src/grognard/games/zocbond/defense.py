"""Determined and desperate defence (H44-12, S42-11): defenders who must retreat try to stay."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import GROUP, HEX, MODE, NUMBER, PLAYER, UNIT, UNITS
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State

from . import events
from .battle import ATTACKS, NORMAL, Battle, defenders
from .kinds import ENGAGED, FIRED, FLED, GOOD
from .losses import Lose, lose_step, successor, survivors
from .refusals import GUNS_ONE, LEGAL, NO_TARGET, NOT_ARTILLERY, SEQUENCE
from .results import DEARLY, FAILS, HOLDS, PARTLY
from .retreat import doomed
from .state import S, ZocState
from .verbs import HOLD, STAND, SUPPORT, YIELD

D6: Final = Die(1, 6)

# What Stand pops.
GIVES_WAY: Final = 0
HELD: Final = 1
WITHDRAWS: Final = 2  # a fighting withdrawal instead of the retreat (S42-11.6.1)

AT_CHOOSE: Final = 0
AT_ROLL: Final = 1
AT_ATTACKER_LOSS: Final = 2
AT_DEFENDER_LOSS: Final = 3
AT_OUTCOME: Final = 4
AT_IGNORE: Final = 5
AT_THROWN: Final = 6


class Stand(Frame):
    """The defender may roll instead of retreating; again and again where all would perish (H44-12.4)."""

    NAME = "Stand"
    STEPS = ("choose", "roll", "attacker-loss", "defender-loss", "outcome", "ignore", "thrown")
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
        Column("entitled", SCALAR, NUMBER, since="meetings"),  # retreat would be the end: they may be
        Column("desperate", SCALAR, NUMBER),  # ... desperate, and they are
        Column("cell", SCALAR, NUMBER, -1),  # of the table, once rolled
        Column("mark", SCALAR, NUMBER),  # of the cell of the combat results table (S42-11.2.2)
        Column("doubled", SCALAR, UNITS),  # defenders whose strength was doubled (S42-11.1.2)
        Column("answer", SCALAR, NUMBER),  # air units that have answered the attack (S42-9.3.4)
        Column("air", SCALAR, NUMBER),  # that support the defence (S42-11.3)
        Column("charged", SCALAR, NUMBER),  # the artillery fires off a supply point (S42-18.3.2)
        Column("fixed", SCALAR, NUMBER),  # the dice have been rolled for: no way back (S42-11.5.1)
        Column("partial", SCALAR, NUMBER, -1),  # what a partial success comes to (S42-11.6.1)
        Column("halfway", SCALAR, NUMBER),  # partial successes in a row
        Column("fired", SCALAR, NUMBER, since="meetings"),  # the support has been used up
        Column("helped", SCALAR, UNITS, since="meetings"),  # those it helps, if they lead again (S42-11.5.2)
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
        self.entitled = 0
        self.desperate = 0
        self.cell = -1
        self.mark = 0
        self.doubled = 0
        self.answer = 0
        self.air = 0
        self.charged = 0
        self.fixed = 0
        self.partial = -1
        self.halfway = 0
        self.fired = 0
        self.helped = 0

    def battle(self) -> Battle:
        b = Battle(1 - self.player, self.target, self.kind, self.units)
        b.lead = self.lead
        b.attached = self.attached
        if not self.fired:  # support that has fired no longer decides who may lead; who has it: `helped`
            b.support = 1 << self.support if self.support >= 0 else 0
            b.air = self.air
        b.mark = self.mark
        b.doubled = self.doubled
        b.answer = self.answer
        b.entitled = self.entitled
        b.desperate = self.desperate
        return b

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == AT_CHOOSE:
            if not self.fixed:
                self.weigh(s)
            if self.leaders(s) or s.zoc.defense_rules.stand_options(s, self):
                s.ask(self.player)
            else:
                self.entitled = 0
                self.desperate = 0
                s.pop(GIVES_WAY)
        elif self.step == AT_IGNORE:
            s.ask(self.player)
        elif self.step == AT_ROLL:
            self.roll(s)
        elif self.step == AT_THROWN:
            self.read(s, s.result)
        elif self.step == AT_ATTACKER_LOSS:
            self.step = AT_DEFENDER_LOSS
            tables = s.zoc.combat
            self.units = survivors(s, self.units)
            self.attached = successor(s, self.attached) if self.attached >= 0 else -1
            if tables.stand_attacker[self.cell]:
                eligible = s.zoc.loss_rules.attacker_losses(s, self.battle(), -1, False)
                chooser = self.player if tables.stand_by_defender[self.cell] else 1 - self.player
                s.push(Lose(chooser, eligible.units, tables.stand_attacker[self.cell], eligible.why))
        elif self.step == AT_DEFENDER_LOSS:
            self.step = AT_OUTCOME
            if self.leader_loses(s):
                lose_step(s, self.leader)
        else:
            self.conclude(s)

    # -- the rules -------------------------------------------------------------------------------

    def weigh(self, s: ZocState) -> None:
        """Whether the defence may be desperate. In some games it then is; in others its owner declares it.

        H44-12.4 speaks of a situation, S42-11.5.2 of something that is declared.
        """
        defense_rules = s.zoc.defense_rules
        self.entitled = 1 if self.all_doomed(s) or defense_rules.may_be_desperate(s, self) else 0
        if not defense_rules.fights_to_the_end:
            self.desperate = self.entitled

    def leaders(self, s: ZocState) -> list[int]:
        """The defenders that can lead (H44-12.1.2, S42-11.2.3)."""
        b = self.battle()
        leaders: list[int] = []
        for u in defenders(s, self.target, 1 - self.player):
            if s.zoc.defense_rules.stand_refusal(s, b, u) == LEGAL:
                leaders.append(u)
        return leaders

    def all_doomed(self, s: ZocState) -> bool:
        """Whether a retreat would eliminate all defenders (H44-12.4, S42-11.5.1)."""
        units = 0
        for u in defenders(s, self.target, 1 - self.player):
            if self.kind != NORMAL or not s.has_mark(u, FLED):  # who has fled once is lost (H44-13.5)
                units |= 1 << u
        return units == 0 or doomed(s, units, self.target, self.shortest, self.longest)

    def roll(self, s: ZocState) -> None:
        """H44-12.2, S42-11.2.1."""
        if not self.fired and (self.support >= 0 or self.air):
            self.use_support(s)
        frame = s.zoc.defense_rules.stand_throw(s, self)
        if frame is not None:
            self.step = AT_THROWN
            s.push(frame)
            return
        self.read(s, s.roll(D6, self.classes(s)))

    def use_support(self, s: ZocState) -> None:
        """One support, used up by the first roll it is called for (H44-17.5, S42-11.3)."""
        defense_rules = s.zoc.defense_rules
        b = self.battle()
        for u in defenders(s, self.target, 1 - self.player):
            if defense_rules.supports(s, b, u):
                self.helped |= 1 << u
        if self.support >= 0:
            defense_rules.use_defensive(s, b, self.support, self.charged != 0)
        else:
            defense_rules.use_stand_air(s, b)
        self.fired = 1

    def supports(self, u: int) -> bool:
        """Whether the support that was called helps a unit that leads."""
        if self.support < 0 and not self.air:
            return False
        return not self.fired or self.helped >> u & 1 != 0

    def classes(self, s: ZocState) -> bytes:
        """Faces of the die that come to the same, for odds."""
        column = s.zoc.defense_rules.stand_column(s, self.target, self.leader)
        return s.zoc.combat.stand_classes(column, self.modifier(s, self.leader, None))

    def read(self, s: ZocState, face: int) -> None:
        """Reads the table with the face that finally counts."""
        tables = s.zoc.combat
        u = self.leader
        total = face + self.modifier(s, u, None)
        self.cell = tables.stand_cell(s.zoc.defense_rules.stand_column(s, self.target, u), total)
        if s.sink is not None:
            s.emit(Event(events.STANDS, u, total, ledgers=[self.ledger(s, u)], dice=s.dice))
        if tables.stand_holds[self.cell] == PARTLY:
            self.partial = s.zoc.defense_rules.partial_success(s, self.battle(), self.halfway)
            self.halfway += 1
        elif self.halfway:
            self.halfway = 0
        self.step = AT_ATTACKER_LOSS

    def modifier(self, s: ZocState, u: int, ledger: Ledger | None) -> int:
        """What is added to the roll of a leader."""
        defense_rules = s.zoc.defense_rules
        return defense_rules.stand_modifier(s, u, self.supports(u), ledger) + defense_rules.mark_modifier(
            s, self.mark, ledger
        )

    def verdict(self, s: ZocState) -> int:
        """FAILS, HOLDS, or PARTLY for a withdrawal."""
        if self.partial >= 0:
            return HOLDS if self.partial == DEARLY else self.partial
        return s.zoc.combat.stand_holds[self.cell]

    def leader_loses(self, s: ZocState) -> bool:
        """The leader takes the defender's loss; in a desperate defence every failure costs him a step."""
        if s.zoc.combat.stand_defender[self.cell] or self.partial == DEARLY:
            return True
        return self.desperate != 0 and self.verdict(s) == FAILS

    def conclude(self, s: ZocState) -> None:
        """H44-12.3, 12.4; S42-11.4.1, 11.5.1, 11.6."""
        left = defenders(s, self.target, 1 - self.player)
        self.helped = survivors(s, self.helped)
        verdict = self.verdict(s)
        self.cell = -1
        self.partial = -1
        if verdict == HOLDS:
            s.mark(events.O_HOLDS)
            s.tell(events.HOLDS, self.player, self.target)
            if s.zoc.defense_rules.engages:
                engage(s, left)
            s.pop(HELD)
            return
        s.tell(events.GIVES_WAY, self.player, self.target)
        self.leader = -1
        if verdict == FAILS and left and self.leaders(s) and self.goes_on(s):
            self.step = AT_CHOOSE
            return
        s.mark(events.O_GIVES_WAY)
        s.pop(WITHDRAWS if verdict == PARTLY else GIVES_WAY)

    def goes_on(self, s: ZocState) -> bool:
        """Whether those who failed may roll again.

        The defence must be desperate now (H44-12.4), or have been declared so before the first roll
        (S42-11.5.2). Support counts in every attempt (S42-11.5.2), or its artillery is used up by now and
        helps no more, though others may (H44-17.5).
        """
        if not s.zoc.defense_rules.support_lasts:
            self.support = -1
            self.fired = 0
            self.helped = 0
        return self.desperate != 0 if s.zoc.defense_rules.fights_to_the_end else self.all_doomed(s)

    def ledger(self, s: ZocState, u: int) -> Ledger:
        """What is added to the roll of a leader."""
        ledger = Ledger("stand", u)
        self.modifier(s, u, ledger)
        return ledger

    # -- choosing --------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        if self.step == AT_IGNORE:
            return [Option(HOLD), Option(YIELD)]
        options = [Option(STAND, u) for u in self.leaders(s)]
        if self.support < 0 and not self.air:
            b = self.battle()
            for u in s.zoc.guns[self.player]:
                if options and s.zoc.support_rules.defensive_refusal(s, b, u) == LEGAL:
                    options.append(Option(SUPPORT, u))
        options += s.zoc.defense_rules.stand_options(s, self)
        if self.yield_refusal() == LEGAL:
            options.append(Option(YIELD))
        return options

    def yield_refusal(self) -> int:
        """A defender who called support must roll; one who declared a desperate defence rolls to the end."""
        called = (self.support >= 0 or self.air) and not self.fired
        return SEQUENCE if called or self.fixed else LEGAL

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step == AT_IGNORE:
            return LEGAL if o.verb in (HOLD, YIELD) else SEQUENCE
        if self.step != AT_CHOOSE:
            return SEQUENCE
        if o.verb == YIELD:
            return self.yield_refusal()
        if o.verb not in (STAND, SUPPORT):
            return s.zoc.defense_rules.stand_option_refusal(s, self, o)
        if not 0 <= o.a < s.zoc.units:
            return SEQUENCE
        if o.verb == STAND:
            if o.a not in defenders(s, self.target, 1 - self.player):
                return NO_TARGET
            return s.zoc.defense_rules.stand_refusal(s, self.battle(), o.a)
        if o.a not in s.zoc.guns[self.player]:
            return NOT_ARTILLERY
        if self.support >= 0 or self.air:
            return GUNS_ONE
        return s.zoc.support_rules.defensive_refusal(s, self.battle(), o.a)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        if o.verb == SUPPORT:
            self.support = o.a
            s.tell(events.SUPPORTS, o.a, self.target)
        elif o.verb == STAND:
            self.leader = o.a
            self.step = AT_ROLL
        elif o.verb == HOLD:
            s.mark(events.O_HOLDS)
            s.tell(events.IGNORES, self.player, self.target)
            s.pop(HELD)
        elif o.verb == YIELD:
            s.mark(events.O_GIVES_WAY)
            s.pop(GIVES_WAY)
        else:
            s.zoc.defense_rules.stand_choice(s, self, o)

    def several(self, s: State) -> bool:
        return self.step == AT_CHOOSE

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


@mypyc_attr(allow_interpreted_subclasses=True)
class DefenseRules(Generic[S]):
    """What a game answers about determined defence (H44-12, S42-11)."""

    engages = True  # who holds a hex is engaged (H44-12.3)
    fights_to_the_end = False  # a desperate defence is declared, and goes on then (S42-11.5.2)
    support_lasts = True  # support called for one roll of it counts in every later one (not H44-17.5)
    withdrawal_shortest = 1  # a fighting withdrawal (S42-11.6.1)
    withdrawal_longest = 2

    def may_hold(self, s: S, b: Battle, code: int) -> bool:
        """Whether the retreat may be ignored, because the attack has lost all who led it (H44-12.6)."""
        return False

    def stand_refusal(self, s: S, b: Battle, u: int) -> int:
        """0 or why a defender cannot lead a determined defence (H44-12.1.2, S42-11.2.3)."""
        raise NotImplementedError

    def stand_column(self, s: S, target: int, u: int) -> int:
        """The column of the table of determined defence for a unit that leads it (H44-12.1.3)."""
        raise NotImplementedError

    def stand_modifier(self, s: S, u: int, supported: bool, ledger: Ledger | None) -> int:
        """What is added to its roll (H44-12.2, S42-11.2.4)."""
        raise NotImplementedError

    def mark_modifier(self, s: S, mark: int, ledger: Ledger | None) -> int:
        """What the mark of the cell adds to it (S42-11.2.2)."""
        return 0

    def may_be_desperate(self, s: S, stand: Stand) -> bool:
        """Whether defenders may fight to the last although they could retreat (S42-11.5.1)."""
        return False

    def supports(self, s: S, b: Battle, u: int) -> bool:
        """Whether the support of a determined defence helps a unit that leads it (S42-9.3.8, 18.3.3)."""
        return True

    def use_defensive(self, s: S, b: Battle, u: int, charged: bool) -> None:
        """Artillery has supported a determined defence (H44-17.5, S42-18.3.2)."""
        s.set_mark(u, FIRED)

    def use_stand_air(self, s: S, b: Battle) -> None:
        """An air unit has supported a determined defence (S42-11.3)."""

    def stand_options(self, s: S, stand: Stand) -> list[Option]:
        """What else the defenders may do before they roll: the game's own verbs (S42-11.3, 11.5.1)."""
        return []

    def stand_option_refusal(self, s: S, stand: Stand, o: Option) -> int:
        return SEQUENCE

    def stand_choice(self, s: S, stand: Stand, o: Option) -> None:
        raise NotImplementedError

    def stand_throw(self, s: S, stand: Stand) -> Frame | None:
        """Like `throw`, for a determined defence (S42-28.1.1)."""
        return None

    def partial_success(self, s: S, b: Battle, before: int) -> int:
        """What one comes to: FAILS, HOLDS, DEARLY, PARTLY (S42-11.6.1). `before`: so many in a row."""
        raise NotImplementedError

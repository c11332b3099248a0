"""Chapter 8.3: the procedure of an attack, with what only this book has: answers in the air, more dice."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.attack_record import (
    AT_ANSWER,
    AT_ATTACKERS,
    AT_BRIDGES,
    AT_REVEAL,
    AT_ROLL,
    AT_SUPPORT,
    AT_THROWN,
)
from grognard.games.zocbond.battle import Battle, defenders
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.results import FORBIDDEN, ODDS, code_named
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.strength import is_settled, is_too_low, odds_ledgers
from grognard.games.zocbond.verbs import AIR, COMMIT

from . import air
from .options import plans
from .options.commanders import ATTACK, Throw, commanders_for
from .state import StalingradState


class StalingradAttack(Attack):
    """An attack on one hex (S42-8.3)."""

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        step = self.step
        if step == AT_ATTACKERS:
            self.gather(s)
        elif step == AT_REVEAL:
            self.reveal(s)
        elif step == AT_BRIDGES:
            self.meet(s)
        elif step == AT_SUPPORT:
            self.ask_support(s)
        elif step == AT_ANSWER:
            self.ask_answer(s)
        elif step == AT_ROLL:
            self.roll(s)
        elif step == AT_THROWN:
            self.read_thrown(s, s.result)
        else:
            self.follow(s)

    def go_on(self, s: ZocState) -> None:
        self.step = AT_ANSWER if self.step == AT_SUPPORT else AT_ROLL

    # -- reserve armies (S42-34.6.2) -----------------------------------------------------------------

    def meet(self, s: StalingradState) -> None:
        """Perhaps nobody is in the hex: then the attack is called off, or drives off units hidden there."""
        if defenders(s, self.target, self.player):
            self.look_around(s)
            self.step = AT_SUPPORT
        elif s.sc.combat_rules.hidden_defenders(s, self.target, 1 - self.player):
            self.drive_off(s)
        else:
            self.call_off(s)

    def drive_off(self, s: StalingradState) -> None:
        """Units that stay hidden defend with 0: overwhelming odds (S42-34.6.2, 8.4)."""
        ledgers = None if s.sink is None else odds_ledgers(s, self.battle())
        self.use_up(s, self.battle())
        self.take_result(s, code_named("DS"), FORBIDDEN, len(ODDS) - 1, 0, ledgers)

    # -- air units of the defender (S42-9.3.4) --------------------------------------------------------

    def ask_answer(self, s: StalingradState) -> None:
        if air.answering_unit(s, self.battle()) >= 0:
            s.ask(1 - self.player)
        else:
            self.step = AT_ROLL

    # -- the die (S42-8.4, 26.2, 28.1.1) -------------------------------------------------------------

    def roll(self, s: ZocState) -> None:
        """The defender's answer may have been too much: his air unit is used up by it (S42-8.4)."""
        assert isinstance(s, StalingradState)
        b = self.battle()
        if is_too_low(s, b):
            air.spend(s, air.answering_unit(s, b))
            self.call_off(s)
        else:
            super().roll(s)

    def throw(self, s: ZocState, b: Battle, column: int, ledgers: list[Ledger] | None) -> None:
        """Plans bring more dice, commanders may roll again: then the roll takes several steps."""
        assert isinstance(s, StalingradState)
        if not b.plans and not commanders_for(s, ATTACK, b):
            super().throw(s, b, column, ledgers)
            return
        frame = Throw(b.player, b.target, ATTACK, b.units)
        frame.dice = plans.use(s, b)
        self.column = column
        self.step = AT_THROWN
        s.push(frame)

    def read_thrown(self, s: StalingradState, face: int) -> None:
        """The face that counts in the end, after all who may change it."""
        ledgers = None if s.sink is None else odds_ledgers(s, self.battle())
        column = self.column
        self.column = -1
        self.read(s, column, face, ledgers)

    # -- choosing ------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        return [Option(AIR), Option(COMMIT)] if self.step == AT_ANSWER else super().options(s)

    def check(self, s: State, o: Option) -> int:
        if self.step == AT_ANSWER:
            return LEGAL if o.verb in (AIR, COMMIT) else SEQUENCE
        return super().check(s, o)

    def choose(self, s: State, o: Option) -> None:
        if o.verb == AIR and self.step == AT_ANSWER:
            self.answer += 1
            self.step = AT_ROLL
        else:
            super().choose(s, o)

    def rolls(self, s: State, o: Option) -> bool:
        assert isinstance(s, StalingradState)
        return not is_settled(s, self.trial(s, o)) if self.step == AT_ANSWER else super().rolls(s, o)

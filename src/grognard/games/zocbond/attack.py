"""One attack (H44-9.3, S42-8.3): the procedure from the choice of the attackers to the advance."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State

from . import advance, events
from .attack_record import (
    AS_ROLLED,
    AT_ADVANCE,
    AT_ATTACKER_LOSS,
    AT_ATTACKERS,
    AT_BRIDGES,
    AT_DEFENDER_LOSS,
    AT_OVER,
    AT_RETREAT,
    AT_REVEAL,
    AT_STAND,
    AT_SUPPORT,
    CANCELLED,
    CLEARED,
    LAST_STAND,
    NOBODY,
    OVERRUN,
    WITHDRAWAL,
    AttackRecord,
)
from .attackers import attacker_refusal, attackers_of
from .battle import NORMAL, Battle, approach, defenders
from .defense import AT_IGNORE, GIVES_WAY, HELD, WITHDRAWS, Stand, engage
from .kinds import ATTACKED, STRUCK
from .losses import Lose, successor, survivors
from .refusals import (
    IN_ATTACK,
    LEGAL,
    LOW_ODDS,
    NO_ATTACKERS,
    NOT_ARTILLERY,
    NOT_IN_ATTACK,
    SEQUENCE,
)
from .results import BECOME_ENGAGED, BECOME_ROUTED, FORBIDDEN, LIMITED, LONG, NO_ADVANCE, ODDS, code_named
from .results import NORMAL as NORMAL_ADVANCE
from .retreat import CRT, Retreat, who_retreat
from .state import ZocState
from .strength import is_automatic, is_hopeless, is_settled, is_too_low, odds_ledgers, odds_of
from .verbs import AIR, ATTACH, COMMIT, SUPPORT, WITH

D6: Final = Die(1, 6)


class Attack(AttackRecord):
    """An attack on one hex. Pops REPULSED, CLEARED, OVERRUN, CANCELLED or NOBODY.

    What both games have. Each game's own Attack lists the steps in the order of its book in `run`, and has
    those that only its book knows.
    """

    def follow(self, s: ZocState) -> None:
        """The steps after the die, which are the same in both books (H44-9.3, S42-8.3)."""
        if self.step == AT_ATTACKER_LOSS:
            self.attackers_lose(s)
        elif self.step == AT_DEFENDER_LOSS:
            self.defenders_lose(s)
        elif self.step == AT_STAND:
            self.stand(s)
        elif self.step == AT_RETREAT:
            self.retreat(s, s.result)
        elif self.step == AT_ADVANCE:
            self.advance(s)
        else:
            follows = s.zoc.combat_rules.after_attack(s, self.battle())
            s.pop(self.result)
            if follows is not None:
                s.push(follows)

    # -- 1: attackers, what is hidden, bridges -------------------------------------------------------

    def gather(self, s: ZocState) -> None:
        """If only one unit can attack, nobody is asked."""
        able = attackers_of(s, self.player, self.target, self.kind) if self.units == 0 else []
        if len(able) == 1:
            self.units = 1 << able[0]
            if self.check_attackers(s, Option(COMMIT)) == LEGAL:
                self.go_forward(s)
                return
            self.units = 0
        if s.zoc.combat_rules.refuses_low_odds and not self.options(s):
            self.give_up(s)
        elif self.joined and not self.options(s):
            self.call_off(s)  # those whom a breakthrough group wanted to join have gone (H44-16.5)
        else:
            s.ask(self.player)

    def go_on(self, s: ZocState) -> None:
        """The question is answered: on to the next step of the game's rulebook."""
        raise NotImplementedError

    def free_units(self, s: ZocState) -> list[int]:
        """The units that could be added."""
        units: list[int] = []
        b = self.battle()
        for u in attackers_of(s, self.player, self.target, self.kind):
            if not self.units >> u & 1 and s.zoc.combat_rules.joins_refusal(s, b, u) == LEGAL:
                units.append(u)
        return units

    def add_refusal(self, s: ZocState, u: int) -> int:
        why = attacker_refusal(s, self.player, u, self.target, self.kind)
        return why or s.zoc.combat_rules.joins_refusal(s, self.battle(), u)

    def go_forward(self, s: ZocState) -> None:
        """The attackers are complete."""
        s.tell(events.ATTACKS, self.units, self.target)
        self.step = AT_REVEAL

    def reveal(self, s: ZocState) -> None:
        """What is hidden in the attacked hex is shown (H44-25.3.4, S42-34.6.2)."""
        self.step = AT_BRIDGES
        self.shown = self.units_there(s)
        s.zoc.combat_rules.reveal(s, self.battle())

    def look_around(self, s: ZocState) -> None:
        """Before anything is blown: which bridges stand, and who was shown."""
        self.spans = self.standing_bridges(s)
        self.shown = self.units_there(s) & ~self.shown

    def units_there(self, s: ZocState) -> int:
        return bits_of(defenders(s, self.target, self.player))

    def standing_bridges(self, s: ZocState) -> int:
        """The directions, from the target, of attacks over bridges."""
        directions = 0
        for u in bit_list(self.units):
            side = approach(s, u, self.target)
            if side >= 0 and s.span[side]:
                directions |= 1 << side % 6
        return directions

    def call_off(self, s: ZocState) -> None:
        s.tell(events.CANCELLED, self.player, self.target)
        self.result = CANCELLED
        self.step = AT_OVER

    def give_up(self, s: ZocState) -> None:
        """Nobody can be added and the odds are still too low (S42-8.4): not tried again in this phase."""
        for u in defenders(s, self.target, self.player):
            s.set_mark(u, STRUCK)
        self.call_off(s)

    # -- 2, 3: support ---------------------------------------------------------------

    def support_options(self, s: ZocState) -> list[Option]:
        """The choices: an attached unit, artillery, air, and the die."""
        support_rules = s.zoc.support_rules
        b = self.battle()
        options: list[Option] = []
        if self.lead >= 0:
            for u in bit_list(self.units):
                if s.zoc.combat_rules.attach_refusal(s, b, u) == LEGAL:
                    options.append(Option(ATTACH, u))
        for u in s.zoc.guns[self.player]:
            if support_rules.support_refusal(s, b, u) == LEGAL:
                options.append(Option(SUPPORT, u))
        if support_rules.air_refusal(s, b) == LEGAL:
            options.append(Option(AIR))
        options += support_rules.support_options(s, b)
        if not is_too_low(s, b):
            options.append(Option(COMMIT))
        return options

    def ask_support(self, s: ZocState) -> None:
        """Nobody is asked where nothing can be added."""
        options = self.support_options(s)
        added = self.support or self.attached >= 0 or (self.air and self.kind == NORMAL)
        if not options:
            self.give_up(s)
        elif added or len(options) > 1 or options[0].verb != COMMIT:
            s.ask(self.player)
        else:
            self.go_on(s)

    # -- 4: the die and its result -------------------------------------------------------------------

    def roll(self, s: ZocState) -> None:
        """H44-9.3 step 4, S42-8.3 step 3. Overwhelming odds may need no roll (S42-8.4)."""
        b = self.battle()
        ledgers = None if s.sink is None else odds_ledgers(s, b)
        odds = odds_of(s, b)
        self.elite = 1 if s.zoc.combat_rules.earns_elite(s, b) else 0
        self.use_up(s, b)
        if s.zoc.combat_rules.automatic_in_combat and is_automatic(s, odds):
            self.take_result(s, code_named("DS"), FORBIDDEN, len(ODDS) - 1, 0, ledgers)
        else:
            self.throw(s, b, odds.column, ledgers)

    def throw(self, s: ZocState, b: Battle, column: int, ledgers: list[Ledger] | None) -> None:
        """The die is rolled and the table read."""
        face = s.roll(D6, s.zoc.combat.classes(column))
        self.read(s, column, face, ledgers)

    def read(self, s: ZocState, column: int, face: int, ledgers: list[Ledger] | None) -> None:
        tables = s.zoc.combat
        self.take_result(s, tables.result(column, face), tables.mark(column, face), column, face, ledgers)

    def take_result(
        self, s: ZocState, code: int, mark: int, column: int, face: int, ledgers: list[Ledger] | None
    ) -> None:
        """The result is known."""
        self.code = code
        self.mark = mark
        s.mark(events.O_RESULT, self.code)
        if ledgers is not None:
            event = Event(events.COMBAT, self.target, column, face, self.code, ledgers=ledgers)
            if face:
                event.dice = s.dice
            s.emit(event)
        self.step = AT_ATTACKER_LOSS

    def use_up(self, s: ZocState, b: Battle) -> None:
        """Attackers, defenders and artillery have had their combat of this phase."""
        if self.kind == NORMAL:
            for u in bit_list(self.units):
                s.set_mark(u, ATTACKED)
            for u in defenders(s, self.target, self.player):
                s.set_mark(u, STRUCK)
        for u in bit_list(self.support):
            s.zoc.support_rules.use_support(s, b, u)
            s.tell(events.SUPPORTS, u, self.target)
        if self.air:
            s.zoc.support_rules.use_air(s, b)
            s.tell(events.AIR_SUPPORT, self.player, self.target)
        s.zoc.combat_rules.begin_attack(s, b)
        self.doubled = s.zoc.combat_rules.doubled_defenders(s, b)

    def attackers_lose(self, s: ZocState) -> None:
        """H44-11.2, S42-10.2.1."""
        tables = s.zoc.combat
        self.step = AT_DEFENDER_LOSS
        count = tables.attacker_loss[self.code]
        if count:
            eligible = s.zoc.loss_rules.attacker_losses(s, self.battle(), self.code, self.elite != 0)
            chooser = 1 - self.player if tables.by_opponent[self.code] else self.player
            s.push(Lose(chooser, eligible.units, count, eligible.why))

    def defenders_lose(self, s: ZocState) -> None:
        tables = s.zoc.combat
        loss_rules = s.zoc.loss_rules
        self.renew(s)
        self.step = AT_STAND
        count = tables.defender_loss[self.code]
        if count and not loss_rules.spares_defender(s, self.battle(), self.code):
            eligible = loss_rules.defender_losses(s, self.battle())
            chooser = self.player if tables.by_opponent[self.code] else 1 - self.player
            s.push(Lose(chooser, eligible.units, count, eligible.why))

    def renew(self, s: ZocState) -> None:
        """After losses: those who are gone leave the sets, remnants take the place of their parents."""
        self.units = survivors(s, self.units)
        self.joined = survivors(s, self.joined)
        if self.attached >= 0:
            self.attached = successor(s, self.attached)

    def stand(self, s: ZocState) -> None:
        """Defenders who survive and must retreat may try to stay (H44-12.1.1, S42-11.1.1)."""
        tables = s.zoc.combat
        left = defenders(s, self.target, self.player)
        b = self.battle()
        self.step = AT_RETREAT
        if tables.marker[self.code] == BECOME_ENGAGED:
            engage(s, left)
        if not left or not tables.determined[self.code] or self.mark == FORBIDDEN:
            self.retreat(s, GIVES_WAY)
            return
        frame = Stand(1 - self.player, self.target, tables.retreat[self.code], tables.retreat_most[self.code])
        frame.kind = self.kind
        frame.units = self.units
        frame.lead = self.lead
        frame.attached = self.attached
        frame.mark = self.mark
        frame.doubled = survivors(s, self.doubled)
        frame.answer = self.answer
        if s.zoc.defense_rules.may_hold(s, b, self.code):
            frame.step = AT_IGNORE
        s.push(frame)

    def retreat(self, s: ZocState, outcome: int) -> None:
        """Those who did not hold go back; those who retreated before in this phase are lost (H44-13.5)."""
        tables = s.zoc.combat
        defense_rules = s.zoc.defense_rules
        combat_rules = s.zoc.combat_rules
        self.step = AT_ADVANCE
        left = defenders(s, self.target, self.player)
        held = outcome == HELD
        stays = tables.retreat[self.code] == 0 or held
        hidden = [] if left or stays else combat_rules.hidden_defenders(s, self.target, 1 - self.player)
        if not left and not hidden:
            s.zoc.retreat_rules.forsaken(s, self.target, 1 - self.player)
        if stays:
            if held and not left and s.zoc.advance_rules.advances_over_last:
                self.ending = LAST_STAND
            elif left or held:
                self.step = AT_OVER
                follows = combat_rules.after_held(s, self.battle()) if left and held else None
                if follows is not None:
                    s.push(follows)
            return
        units = who_retreat(s, left or hidden, self.target, self.kind == NORMAL)
        routed = 1 if tables.marker[self.code] == BECOME_ROUTED else 0
        shortest, longest = tables.retreat[self.code], tables.retreat_most[self.code]
        if outcome == WITHDRAWS:
            self.ending = WITHDRAWAL
            shortest, longest = defense_rules.withdrawal_shortest, defense_rules.withdrawal_longest
        if units:
            s.mark(events.O_RETREATS, self.target)
            s.push(Retreat(1 - self.player, units, self.target, shortest, longest, CRT, routed))

    def advance(self, s: ZocState) -> None:
        """The attackers advance (H44-15.1, S42-14.1); other kinds of attacks leave it to the frame below.

        How far they may go follows from the result, even if the defenders died or went back only one hex
        (H44-13.4).
        A group that has joined may enter the hex at last, as after breakthrough combat (H44-16.3.1, 16.5).
        """
        self.step = AT_OVER
        self.renew(s)
        advance_rules = s.zoc.advance_rules
        if not defenders(s, self.target, self.player):
            s.zoc.retreat_rules.emptied(s, self.target)
        if self.code < 0:
            kind, hexes = LONG, advance_rules.automatic_advance(s)
        elif self.ending == LAST_STAND:
            kind, hexes = LIMITED, 1
        elif self.ending == WITHDRAWAL:
            kind, hexes = NORMAL_ADVANCE, advance_rules.withdrawal_advance
        else:
            kind, hexes = advance_rules.advance_kind(s, self.code), advance_rules.advance_hexes(s, self.code)
        if defenders(s, self.target, self.player) or kind == NO_ADVANCE:
            return
        self.result = NOBODY if self.code < 0 else CLEARED
        if self.code >= 0 and self.ending == AS_ROLLED and advance_rules.overruns(s, self.code):
            self.result = OVERRUN
        units = advance_rules.advance_units(s, self.battle())
        if self.kind == NORMAL and self.joined:
            s.push(advance.Advance(self.player, self.joined, self.target, 1, LIMITED))
        if self.kind == NORMAL and units:
            frame = advance.Advance(self.player, units, self.target, hexes, kind)
            frame.party = advance_rules.advance_party(s, self.battle(), units)
            frame.air = s.zoc.support_rules.air_follows(s, self.battle())
            s.push(frame)

    # -- choosing ------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        if self.step == AT_ATTACKERS:
            options = [Option(WITH, u) for u in self.free_units(s)]
            if self.check_attackers(s, Option(COMMIT)) == LEGAL:
                options.append(Option(COMMIT))
            return options
        return self.support_options(s)

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step == AT_ATTACKERS:
            return self.check_attackers(s, o)
        return self.check_support(s, o) if self.step == AT_SUPPORT else SEQUENCE

    def check_attackers(self, s: ZocState, o: Option) -> int:
        if o.verb == COMMIT:
            if not self.units & ~self.joined:
                return NO_ATTACKERS
            return LOW_ODDS if is_hopeless(s, self.battle()) else LEGAL
        if o.verb != WITH or not 0 <= o.a < s.zoc.units:
            return SEQUENCE
        if self.units >> o.a & 1:
            return IN_ATTACK
        return self.add_refusal(s, o.a)

    def check_support(self, s: ZocState, o: Option) -> int:
        support_rules = s.zoc.support_rules
        if o.verb == COMMIT:
            return LOW_ODDS if is_too_low(s, self.battle()) else LEGAL
        if o.verb == AIR:
            return support_rules.air_refusal(s, self.battle())
        if o.verb not in (ATTACH, SUPPORT):
            return support_rules.support_option_refusal(s, self.battle(), o)
        if not 0 <= o.a < s.zoc.units:
            return SEQUENCE
        if o.verb == ATTACH:
            if not self.units >> o.a & 1:
                return NOT_IN_ATTACK
            return s.zoc.combat_rules.attach_refusal(s, self.battle(), o.a)
        if o.a not in s.zoc.guns[self.player]:
            return NOT_ARTILLERY
        return support_rules.support_refusal(s, self.battle(), o.a)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        if o.verb == WITH:
            self.units |= 1 << o.a
        elif o.verb == ATTACH:
            self.attached = o.a
        elif o.verb == SUPPORT:
            self.support |= 1 << o.a
        elif o.verb == AIR:
            self.air += 1
        elif o.verb != COMMIT:
            self.add_help(s, o)
        elif self.step == AT_ATTACKERS:
            self.go_forward(s)
        else:
            self.go_on(s)

    def add_help(self, s: ZocState, o: Option) -> None:
        """A choice of the game's own while the attack is supported."""
        b = self.battle()
        s.zoc.support_rules.support_choice(s, b, o)
        self.support, self.charged, self.air = b.support, b.charged, b.air
        self.plans, self.second = b.plans, b.second

    def several(self, s: State) -> bool:
        return self.step in (AT_ATTACKERS, AT_SUPPORT)

    def actors(self, s: State) -> list[int]:
        return bit_list(self.units)

    def facts(self, s: State) -> list[int]:
        assert isinstance(s, ZocState)
        b = self.trial(s, Option(COMMIT))
        if not b.units:
            return [0, 0, 0]
        odds = odds_of(s, b)
        return [odds.attack, odds.defence, odds.column]

    def default(self, s: State) -> int:
        """The attack as it stands."""
        options = self.options(s)
        return len(options) - 1 if options[-1].verb == COMMIT else 0

    def rolls(self, s: State, o: Option) -> bool:
        assert isinstance(s, ZocState)
        return o.verb == COMMIT and not is_settled(s, self.trial(s, o))

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, ZocState)
        return odds_ledgers(s, self.trial(s, o))

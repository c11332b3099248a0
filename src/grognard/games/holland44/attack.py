"""Chapter 9.3: the procedure of an attack, with what only this book has: bridges, lead formations."""

from __future__ import annotations

from grognard.core.kernel.kinds import A_SIDE, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Detail, Ledger, Regret
from grognard.core.kernel.state import State
from grognard.games.zocbond import automatic
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.attack_record import (
    AT_ADVANCE,
    AT_ATTACKERS,
    AT_BLOWN,
    AT_BRIDGES,
    AT_LEAD,
    AT_REVEAL,
    AT_ROLL,
    AT_SUPPORT,
)
from grognard.games.zocbond.automatic import Automatic, completable
from grognard.games.zocbond.battle import BREAKTHROUGH, NORMAL, Battle, defenders
from grognard.games.zocbond.kinds import FLED, WITHDRAWN
from grognard.games.zocbond.refusals import LEGAL, NO_LEADER, SEQUENCE
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.strength import best_lead, is_settled
from grognard.games.zocbond.verbs import CANCEL, COMMIT, LEAD

from . import bridges
from .retreat import defends_alone
from .state import HollandState


class HollandAttack(Attack):
    """An attack on one hex (H44-9.3)."""

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        step = self.step
        if step == AT_ATTACKERS:
            self.gather(s)
        elif step == AT_REVEAL:
            self.reveal(s)
        elif step == AT_BRIDGES:
            self.cross_bridges(s)
        elif step == AT_BLOWN:
            s.ask(self.player)
        elif step == AT_LEAD:
            self.name_lead(s)
        elif step == AT_SUPPORT:
            self.ask_support(s)
        elif step == AT_ROLL:
            self.roll(s)
        else:
            self.follow(s)

    def go_on(self, s: ZocState) -> None:
        self.step = AT_LEAD if self.step == AT_BLOWN else AT_ROLL

    # -- bridges (H44-5.4, 9.3) ----------------------------------------------------------------------

    def cross_bridges(self, s: HollandState) -> None:
        """The defender may blow bridges before the attack; then it may be called off."""
        if not defenders(s, self.target, self.player):  # nobody was there (H44-25.3.4)
            self.use_up(s, self.battle())
            self.step = AT_ADVANCE
            return
        if not self.asked:
            self.look_around(s)
        side = bridges.mined_side(s, self.battle(), self.asked)
        if side >= 0:
            self.asked |= 1 << side % 6
            s.push(bridges.demolition_of(s, self.battle(), side))
            return
        if self.spans & ~self.standing_bridges(s):
            self.drop_stranded(s)
            self.step = AT_BLOWN
            if not self.units & ~self.joined:
                self.call_off(s)
            return
        self.step = AT_LEAD

    def drop_stranded(self, s: HollandState) -> None:
        """Units that cannot attack without the bridge drop out: the attackers are chosen again.

        A group that has joined spends its breakthrough combat, which crosses no unbridged water at all
        (H44-16.3.5, 16.5).
        """
        b = self.battle()
        b.units = 0
        before = -1
        while b.units != before:
            before = b.units
            for u in bit_list(self.units & ~b.units):
                kind = BREAKTHROUGH if self.joined >> u & 1 else self.kind
                if s.sc.combat_rules.attack_refusal(s, u, self.target, kind) == LEGAL:
                    if s.sc.combat_rules.joins_refusal(s, b, u) == LEGAL:
                        b.units |= 1 << u
        self.units = b.units
        self.joined &= self.units

    def use_up(self, s: ZocState, b: Battle) -> None:
        """Those who were driven to nobody by breakthrough combat now fight like others (H44-13.5).

        If they retreat again they are not lost, but they still cancel no EZOC for others (H44-13.2).
        """
        assert isinstance(s, HollandState)
        if self.kind == NORMAL and defends_alone(s, self.target, self.player):
            for u in defenders(s, self.target, self.player):
                s.clear_mark(u, FLED)
                s.set_mark(u, WITHDRAWN)
        super().use_up(s, b)

    # -- the lead formation (H44-10.2.1) -------------------------------------------------------------

    def name_lead(self, s: HollandState) -> None:
        leads = s.sc.combat_rules.leads(s, self.battle())
        if len(leads) > 1 and self.lead < 0:
            s.ask(self.player)
            return
        if leads and self.lead < 0:
            self.lead = leads[0]
        self.step = AT_SUPPORT

    # -- choosing ------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, HollandState)
        if self.step == AT_BLOWN:
            return [Option(COMMIT), Option(CANCEL)]
        if self.step == AT_LEAD:
            return [Option(LEAD, f) for f in s.sc.combat_rules.leads(s, self.battle())]
        return super().options(s)

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if self.step == AT_BLOWN:
            return LEGAL if o.verb in (COMMIT, CANCEL) else SEQUENCE
        if self.step == AT_LEAD:
            if o.verb != LEAD:
                return SEQUENCE
            return LEGAL if o.a in s.sc.combat_rules.leads(s, self.battle()) else NO_LEADER
        return super().check(s, o)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        if o.verb == LEAD:
            self.lead = o.a
        elif o.verb == CANCEL:
            self.call_off(s)
        else:
            super().choose(s, o)

    def default(self, s: State) -> int:
        """The attack as it stands; the lead that makes it strongest."""
        assert isinstance(s, HollandState)
        if self.step == AT_BLOWN:
            return 0
        if self.step == AT_LEAD:
            best = best_lead(s, self.battle())
            for at, o in enumerate(self.options(s)):
                if o.a == best:
                    return at
        return super().default(s)

    def rolls(self, s: State, o: Option) -> bool:
        """Naming the lead rolls the die at once where nothing can be added."""
        assert isinstance(s, HollandState)
        if o.verb != LEAD:
            return super().rolls(s, o)
        after = self.copy()
        after.lead = o.a
        return len(after.support_options(s)) <= 1 and not is_settled(s, self.trial(s, o))

    def regret(self, s: State, o: Option) -> Regret | None:
        """H44-5.4: when the attackers are chosen the enemy may try to blow a bridge in between."""
        assert isinstance(s, HollandState)
        if self.step != AT_ATTACKERS or o.verb != COMMIT:
            return None
        side = bridges.mined_side(s, self.trial(s, o), self.asked)
        if side < 0:
            return None
        bridge = s.sc.bridge_side[s.sc.bridge_of[side]]
        return Regret("demolition", "H44-5.4", [Detail(A_SIDE, bridge)])

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        return [] if o.verb == CANCEL else super().ledgers(s, o)


class HollandAutomatic(Automatic):
    """An automatic DS is an attack (H44-25.4): bridges it goes over may be blown before it (H44-5.4, 9.3)."""

    def cross_bridges(self, s: ZocState) -> None:
        """If a bridge is blown, the units are chosen again, or the attack is called off."""
        assert isinstance(s, HollandState)
        b = self.battle(s)
        side = bridges.mined_side(s, b, self.asked)
        if side >= 0:
            self.asked |= 1 << side % 6
            s.push(bridges.demolition_of(s, b, side))
            return
        lost = [d for d in range(6) if self.asked >> d & 1 and not s.span[6 * self.hex + d]]
        if not lost or self.blown >= len(lost):
            self.step = automatic.AT_SHATTER
            return
        self.blown = len(lost)
        self.units = 0
        self.step = automatic.AT_GATHER
        if not completable(s, self.player, self.hex, 0, self.free(s)):
            self.step = automatic.AT_END

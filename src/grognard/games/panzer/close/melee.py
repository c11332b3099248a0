"""PZR-6.6.1.1, 6.6.1.2: one attack from one hex: the moving question, who leads, the fight, the advance."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, PLAYER, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer.fire.shots import MOVES, STANDS, is_known_moving, may_be_moving
from grognard.games.panzer.fire.showing import answer_show, show_refusal
from grognard.games.panzer.indirect.entering import IntoBarrage, waiting_shells

from .. import events
from ..frames import PanzerFrame
from ..refusals import ADVANCE_WHO, ASSAULT_APART, LEGAL, PRIMARY_WHO, SEQUENCE
from ..state import PanzerState
from ..verbs import ADVANCE, KEEP, PRIMARY, SHOW, STAY_PUT
from .advance import advance, advance_refusal, is_beaten, must_follow
from .assault import CloseAssault
from .hand_to_hand import HandToHand
from .support import size_of

# The steps of `Melee`.
AT_SHOW: Final = 0
AT_PRIMARY: Final = 1
AT_FIGHT: Final = 2
AT_ADVANCE: Final = 3

UNASKED: Final = -1  # nobody has been asked yet whether the target moves


def known_moving(s: PanzerState, t: int) -> int:
    """What everybody knows of a target: only vehicles are harder to assault when they move."""
    return MOVES if s.is_vehicle(t) and is_known_moving(s, t) else STANDS


class Melee(PanzerFrame):
    """All units of one hex that attack one target. It leaves behind whether the target counts as moving."""

    NAME = "Melee"
    STEPS = ("show", "primary", "fight", "advance")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("target", SCALAR, UNIT, -1),
        Column("attackers", SCALAR, UNITS),
        Column("on_move", SCALAR, UNITS),  # those of them that came on the move
        Column("landed", SCALAR, NUMBER),  # 1: an assault from transport
        Column("moving", SCALAR, NUMBER, UNASKED),
        Column("primary", SCALAR, UNIT, -1),
        Column("hex", SCALAR, HEX, -1),  # where the target was
        Column("waiting", SCALAR, UNITS),  # attackers that may still advance
    )

    def __init__(self, player: int = -1, target: int = -1, attackers: int = 0) -> None:
        super().__init__()
        self.player = player
        self.target = target
        self.attackers = attackers
        self.on_move = 0
        self.landed = 0
        self.moving = UNASKED
        self.primary = -1
        self.hex = -1
        self.waiting = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_SHOW:
            self.run_show(s)
        elif self.step == AT_PRIMARY:
            self.run_primary(s)
        elif self.step == AT_FIGHT:
            self.step = AT_ADVANCE
            self.hex = s.place[self.target]
            self.waiting = self.attackers
            s.push(self.fight(s, self.primary, self.moving))
        else:
            self.run_advance(s)

    def run_show(self, s: PanzerState) -> None:
        """PZR-6.6.1.1.2[4]: the owner of a vehicle is asked once whether it moves (R-43)."""
        if self.moving == UNASKED and s.is_vehicle(self.target) and may_be_moving(s, self.target):
            s.ask(s.sc.side[self.target])
            return
        if self.moving == UNASKED:
            self.moving = known_moving(s, self.target)
        self.step = AT_PRIMARY

    def run_primary(self, s: PanzerState) -> None:
        """PZR-6.6.1.1[8]: one of those that attack together is the primary attacker."""
        units = bit_list(self.attackers)
        if len(units) == 1:
            self.primary = units[0]
            self.step = AT_FIGHT
        else:
            s.ask(self.player)

    def fight(self, s: PanzerState, primary: int, moving: int) -> CloseAssault | HandToHand:
        """The attack with a unit in front."""
        if s.is_vehicle(self.target):
            assault = CloseAssault()
            assault.moving = moving
            fight: CloseAssault | HandToHand = assault
        else:
            fight = HandToHand()
        fight.player = self.player
        fight.primary = primary
        fight.helpers = self.attackers & ~(1 << primary)
        fight.target = self.target
        fight.moved = 1 if self.on_move & self.attackers else 0
        fight.landed = self.landed
        return fight

    # -- advance -----------------------------------------------------------------------------------------

    def movers(self, s: PanzerState) -> list[int]:
        """The attackers that may enter the hex of the target now."""
        waiting = bit_list(self.waiting)
        return [u for u in waiting if not advance_refusal(s, u, self.hex, self.waiting)]

    def run_advance(self, s: PanzerState) -> None:
        if is_beaten(s, self.target) and self.movers(s):
            s.ask(self.player)
        else:
            s.pop(self.moving)

    # -- questions ----------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.step == AT_SHOW:
            tries = [Option(SHOW, self.target), Option(KEEP)]
        elif self.step == AT_PRIMARY:
            units = sorted(bit_list(self.attackers), key=lambda u: (size_of(s, u), u))
            return [Option(PRIMARY, u) for u in units]
        else:
            tries = [*(Option(ADVANCE, u) for u in self.movers(s)), Option(STAY_PUT)]
        return [o for o in tries if not self.check(s, o)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step == AT_SHOW:
            return show_refusal(s, self.target, o)
        if self.step == AT_PRIMARY:
            if o.verb != PRIMARY:
                return SEQUENCE
            return LEGAL if 0 <= o.a < s.sc.units and self.attackers >> o.a & 1 else PRIMARY_WHO
        if o.verb == STAY_PUT:
            bound = [u for u in bit_list(self.waiting) if must_follow(s, u, self.hex, self.waiting)]
            return ASSAULT_APART if bound else LEGAL
        if o.verb != ADVANCE:
            return SEQUENCE
        if not 0 <= o.a < s.sc.units or not self.waiting >> o.a & 1:
            return ADVANCE_WHO
        return advance_refusal(s, o.a, self.hex, self.waiting)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb in (SHOW, KEEP):
            self.moving = answer_show(s, self.target, o)
            self.step = AT_PRIMARY
        elif o.verb == PRIMARY:
            self.primary = o.a
            s.tell(events.LEADS, o.a)
            self.step = AT_FIGHT
        elif o.verb == ADVANCE:
            self.waiting &= ~(1 << o.a)
            advance(s, o.a, self.hex)
            if waiting_shells(s, o.a, self.hex):
                s.push(IntoBarrage(o.a))
        else:
            s.pop(self.moving)

    # -- for clients ---------------------------------------------------------------------------------------

    def default(self, s: State) -> int:
        """To show, the strongest in front, and to stay where one is."""
        if self.step != AT_ADVANCE:
            return 0
        for i, o in enumerate(self.options(s)):
            if o.verb == STAY_PUT:
                return i
        return 0

    def rolls(self, s: State, o: Option) -> bool:
        if o.verb == ADVANCE:
            assert isinstance(s, PanzerState)
            return bool(waiting_shells(s, o.a, self.hex))
        return o.verb in (SHOW, KEEP, PRIMARY)

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        if o.verb != PRIMARY or self.step != AT_PRIMARY:
            return []
        return self.fight(s, o.a, self.moving).roll_ledgers(s)

    def actor(self) -> int:
        return self.primary

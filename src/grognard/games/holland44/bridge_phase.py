"""The bridge phase (H44-5.1): Germans blow and mine bridges, Allies make theirs safe, both repair them."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import BITS, PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.verbs import DONE

from . import bridges, events
from .refusals import BRIDGE_HANDLED, GERMANS_ONLY, NO_BRIDGE_THERE
from .scenario import ALLIED, BLOWN, GERMAN, MINED, OPEN, REPAIR, RESTORE, SAFE
from .state import HollandState
from .verbs import BLOW, MEND, MINE

AT_BEGIN: Final = 0
AT_CHOOSE: Final = 1


class BridgePhase(OpenEnded):
    """Each bridge is handled once in a phase at most (H44-5.3.3, 5.8)."""

    NAME = "BridgePhase"
    STEPS = ("begin", "choose")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("handled", SCALAR, BITS),  # bridges by number
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.handled = 0

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_BEGIN:
            self.step = AT_CHOOSE
            bridges.abandon_repairs(s)
            if self.player == ALLIED:
                clear_mines(s)
        elif len(self.options(s)) > 1:
            s.ask(self.player)
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, HollandState)
        options: list[Option] = []
        for bridge, side in enumerate(s.sc.bridge_side):
            state = s.bridge[bridge]
            if self.handled >> bridge & 1:
                continue
            if self.player == GERMAN and state == MINED:
                if self.refusal(s, Option(BLOW, side)) == LEGAL:
                    options.append(Option(BLOW, side))
            elif self.player == GERMAN and state == SAFE:
                if self.refusal(s, Option(MINE, side)) == LEGAL:
                    options.append(Option(MINE, side))
            elif state in (BLOWN, REPAIR, RESTORE):
                if self.refusal(s, Option(MEND, side)) == LEGAL:
                    options.append(Option(MEND, side))
        options.append(Option(DONE))
        return options

    def refusal(self, s: HollandState, o: Option) -> int:
        """0 or why a bridge cannot be blown, mined or repaired now."""
        bridge = bridges.row_of(s, o.a)
        if bridge < 0:
            return NO_BRIDGE_THERE
        if self.handled >> bridge & 1:
            return BRIDGE_HANDLED
        if o.verb == MEND:
            return bridges.repair_refusal(s, bridge, self.player)
        if self.player != GERMAN:
            return GERMANS_ONLY
        if o.verb == MINE:
            return bridges.mine_refusal(s, bridge)
        return bridges.blow_refusal(s, bridge) or bridges.near_refusal(s, bridge)

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if o.verb == DONE:
            return LEGAL
        return self.refusal(s, o) if o.verb in (BLOW, MINE, MEND) else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        if o.verb == DONE:
            s.pop()
            return
        bridge = bridges.row_of(s, o.a)
        self.handled |= 1 << bridge
        if o.verb == BLOW:
            bridges.attempt(s, bridge)
        elif o.verb == MINE:
            s.set_bridge(bridge, OPEN if s.sc.bridge_never_blown[bridge] else MINED)
            s.tell(events.MINED, o.a)
        else:
            bridges.repair(s, bridge, self.player)

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == BLOW


def clear_mines(s: HollandState) -> None:
    """A mined bridge under Allied control becomes safe (H44-5.3.2)."""
    if not s.sc.figures["rulings.allied_clears_mines"]:
        return
    for bridge in range(len(s.sc.bridge_side)):
        if s.bridge[bridge] in (MINED, OPEN) and bridges.controls(s, bridge, ALLIED):
            bridges.make_safe(s, bridge)

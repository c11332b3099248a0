"""PZR-4.2.1, 6.2.1.1.3: each player secretly gives his units commands, alone or shared."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State

from ..frames import PanzerFrame
from ..refusals import (
    CANNOT_ACT,
    HAS_COMMAND,
    LEGAL,
    NO_COMMANDS_LEFT,
    NOT_YOURS,
    SEQUENCE,
)
from ..state import FIRE, IDLE_ONLY, MOVE, NO_COMMAND, OVERWATCH, SHORT_HALT, PanzerState
from ..verbs import DONE, ENOUGH, FIRE_ORDER, HALT_ORDER, MOVE_ORDER, ORDER, WATCH_ORDER, WITH
from .available import command_refusal, may_have
from .sharing import commands_left, give_places, has_own_command, may_share, share_refusal

#: The verb of each command that can be given.
COMMAND_OF: Final = {
    FIRE_ORDER: FIRE,
    MOVE_ORDER: MOVE,
    HALT_ORDER: SHORT_HALT,
    WATCH_ORDER: OVERWATCH,
}

AT_UNIT: Final = 0
AT_COMMAND: Final = 1
AT_SHARE: Final = 2


def order_lanes(s: PanzerState) -> list[Frame | None]:
    """A lane for each player one of whose units, by open facts, may be given a command."""
    lanes: list[Frame | None] = []
    for player in range(s.sc.players):
        some = any(s.command_may[u] != IDLE_ONLY for u in s.sc.units_of[player])
        lanes.append(Orders(player) if some else None)
    return lanes


class Orders(PanzerFrame):
    """A player's commands: unit, command, with command control also who shares it; the rest have N/C."""

    NAME = "Orders"
    STEPS = ("unit", "command", "share")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("unit", SCALAR, UNIT, -1))

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = -1

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_SHARE and not self.partners(s):
            self.step = AT_UNIT
        s.ask(self.player)

    def partners(self, s: PanzerState) -> list[int]:
        """The units that may share the command just given."""
        return [v for v in s.sc.formation_units[s.sc.formation[self.unit]] if may_share(s, self.unit, v)]

    def several(self, s: State) -> bool:
        return True

    def default(self, s: State) -> int:
        """Nothing more: `done`, or `enough`, which stand first; in between the first command."""
        return 0

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.step == AT_COMMAND:
            return [Option(verb) for verb, command in COMMAND_OF.items() if may_have(s, self.unit, command)]
        if self.step == AT_SHARE:
            return [Option(ENOUGH), *(Option(WITH, v) for v in self.partners(s))]
        left: dict[int, int] = {}  # by formation; recon units have a command of their own
        out = [Option(DONE)]
        for u in s.sc.units_of[self.player]:
            if self.unit_refusal(s, u) == LEGAL:
                formation = -1 if has_own_command(s, u) else s.sc.formation[u]
                if formation not in left:
                    left[formation] = commands_left(s, u)
                if left[formation] > 0:
                    out.append(Option(ORDER, u))
        return out

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step == AT_COMMAND:
            return self.give_refusal(s, o.verb) if o.verb in COMMAND_OF else SEQUENCE
        if self.step == AT_SHARE:
            if o.verb == ENOUGH:
                return LEGAL
            return share_refusal(s, self.unit, o.a) if o.verb == WITH else SEQUENCE
        if o.verb == DONE:
            return LEGAL
        return self.order_refusal(s, o.a) if o.verb == ORDER else SEQUENCE

    def order_refusal(self, s: PanzerState, u: int) -> int:
        """Why a unit cannot be given a command now."""
        refusal = self.unit_refusal(s, u)
        if refusal == LEGAL and commands_left(s, u) <= 0:
            return NO_COMMANDS_LEFT
        return refusal

    def unit_refusal(self, s: PanzerState, u: int) -> int:
        """The same, whatever its formation has left."""
        sc = s.sc
        if not 0 <= u < sc.units or sc.side[u] != self.player:
            return NOT_YOURS
        if s.command[u] != NO_COMMAND:
            return HAS_COMMAND
        if s.command_may[u] == IDLE_ONLY:
            return CANNOT_ACT
        return LEGAL

    def give_refusal(self, s: PanzerState, verb: int) -> int:
        """Why the unit in hand may not have a command."""
        return command_refusal(s, self.unit, COMMAND_OF[verb])

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == DONE:
            s.pop()
        elif o.verb == ORDER:
            self.unit = o.a
            self.step = AT_COMMAND
        elif o.verb == WITH:
            s.command[o.a] = s.command[self.unit]
            s.group[self.unit] = self.unit
            s.group[o.a] = self.unit
            give_places(s, self.unit)
        elif o.verb == ENOUGH:
            self.unit = -1
            self.step = AT_UNIT
        else:
            s.command[self.unit] = COMMAND_OF[o.verb]
            self.step = AT_SHARE if s.sc.command_control else AT_UNIT
            if self.step == AT_UNIT:
                self.unit = -1

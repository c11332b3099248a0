"""Chapter 13.4, 13.5: recovery, and units in full retreat that are not to recover."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.zocbond.disorder import Recovery, RecoveryRules, rally, rolls_to_recover
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.kinds import GOOD, REFITTED, ROUTED
from grognard.games.zocbond.refusals import LEGAL, SEQUENCE
from grognard.games.zocbond.verbs import DONE

from .campaign.maskirovka import army_of, is_box
from .kinds import RELEASED, RESERVE, STAYS_ROUTED
from .refusals import NOT_ROUTED
from .state import StalingradState
from .verbs import STAY


class StalingradRecovery(RecoveryRules[StalingradState]):
    """Chapters 13.4 and 13.5."""

    recovery_marks = REFITTED | STAYS_ROUTED | RESERVE | RELEASED  # S42-3.B, 25.2.3

    def before_recovery(self, s: StalingradState, player: int, stage: int) -> bool:
        if stage == 0:
            recover_boxes(s, player)
        if stage or not routed(s, player):
            return False
        s.push(Decline(player))
        return True

    def declines(self, s: StalingradState, u: int) -> bool:
        return s.has_mark(u, STAYS_ROUTED)


def routed(s: StalingradState, player: int) -> list[int]:
    """The units whose recovery can still be declined."""
    return [u for u in s.on_map(player) if s.order[u] == ROUTED and not s.has_mark(u, STAYS_ROUTED)]


def recover_boxes(s: StalingradState, player: int) -> None:
    """Units in the boxes of reserve armies recover too; by a roll, if the army is in an EZOC (S42-13.4)."""
    for u in s.sc.units_of[player]:
        if not is_box(s.sc, s.place[u]) or s.order[u] == GOOD:
            continue
        army = army_of(s, s.place[u])
        frame = Recovery(player)
        frame.unit = u
        if army < 0 or not rolls_to_recover(s, army) or frame.roll(s):
            rally(s, u)


class Decline(OpenEnded):
    """A player names the units that are to stay in full retreat (S42-13.4)."""

    NAME = "Decline"
    STEPS = ("choose",)
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player

    def run(self, s: State) -> None:
        assert isinstance(s, StalingradState)
        if routed(s, self.player):
            s.ask(self.player)
        else:
            s.pop()

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, StalingradState)
        return [*[Option(STAY, u) for u in routed(s, self.player)], Option(DONE)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, StalingradState)
        if o.verb == STAY:
            return LEGAL if o.a in routed(s, self.player) else NOT_ROUTED
        return LEGAL if o.verb == DONE else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        if o.verb == STAY:
            s.set_mark(o.a, STAYS_ROUTED)
        else:
            s.pop()

    def several(self, s: State) -> bool:
        return True

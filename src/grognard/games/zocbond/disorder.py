"""Disruption and recovery (H44-14, S42-13): good order, disrupted, routed, and back again."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from grognard.core.kernel.chance import Die
from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import NUMBER, PLAYER, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State

from . import events
from .kinds import DISRUPTED, ELITE, GOOD, POOR, ROUTED
from .losses import in_play
from .modifiers import add_line, tell_roll
from .refusals import SEQUENCE
from .state import S, ZocState
from .zoc import in_zoc

D6: Final = Die(1, 6)


def become(s: ZocState, u: int, order: int) -> None:
    """Sets the order of a unit, and tells everybody if it has changed."""
    if s.order[u] != order:
        s.set_order(u, order)
        s.tell(events.BECOMES, u, order)


def shake(s: ZocState, u: int) -> None:
    """The unit is disrupted; if it was, it goes into full retreat (H44-13.1.1, 14.3.1; S42-13.1.1)."""
    become(s, u, DISRUPTED if s.order[u] == GOOD else ROUTED)


def rout(s: ZocState, u: int) -> None:
    """Into full retreat; a routed unit suffers nothing more (H44-14.3.1, S42-13.3.2)."""
    become(s, u, ROUTED)


def rally(s: ZocState, u: int) -> None:
    """One level better (H44-14.4.1, S42-13.4)."""
    become(s, u, s.order[u] - 1)


def rolls_to_recover(s: ZocState, u: int) -> bool:
    """Whether a disordered unit must roll: it is in an EZOC; in areas nobody is (H44-14.4.2, S42-13.4)."""
    where = s.place[u]
    return where < s.zoc.n and in_zoc(s, where, 1 - s.zoc.owner[u])


AT_BEFORE: Final = 0
AT_RECOVER: Final = 1
AT_MARKERS: Final = 2


class Recovery(Frame):
    """The recovery phase of a player: unit by unit, then the markers of the turn come off."""

    NAME = "Recovery"
    STEPS = ("before", "recover", "markers")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),
        Column("stage", SCALAR, NUMBER),
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = -1
        self.stage = 0

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == AT_BEFORE:
            self.stage += 1
            if not s.zoc.recovery_rules.before_recovery(s, self.player, self.stage - 1):
                self.step = AT_RECOVER
        elif self.step == AT_RECOVER:
            self.unit = self.following(s)
            if self.unit < 0:
                self.step = AT_MARKERS
            elif not rolls_to_recover(s, self.unit) or self.roll(s):
                rally(s, self.unit)
        else:
            for u in s.zoc.units_of[self.player]:
                s.clear_mark(u, s.zoc.recovery_rules.recovery_marks)
            s.pop()

    def following(self, s: ZocState) -> int:
        """The next disordered unit after the last one, or -1."""
        for u in s.zoc.units_of[self.player]:
            if u > self.unit and s.order[u] != GOOD and in_play(s, u):
                if not s.zoc.recovery_rules.declines(s, u):
                    return u
        return -1

    def roll(self, s: ZocState) -> bool:
        """H44-14.4.2, S42-13.5."""
        ledger = Ledger("recovery")
        modifier = s.zoc.recovery_rules.recovery_modifier(s, self.unit, ledger)
        total = s.roll(D6) + modifier
        tell_roll(s, ledger, events.RECOVERY_ROLL, self.unit, total)
        return total >= s.zoc.recovery_rules.recovers_at

    def options(self, s: State) -> list[Option]:
        return []

    def check(self, s: State, o: Option) -> int:
        return SEQUENCE


@mypyc_attr(allow_interpreted_subclasses=True)
class RecoveryRules(Generic[S]):
    """What a game answers about recovery (H44-14.4.1 to 14.4.3, S42-13.4, 13.5)."""

    recovery_marks = 0  # markers that come off in the recovery phase (H44-14.4.3)
    recovers_at = 0  # the least total of die and modifier with which a unit in an EZOC recovers
    recovery_elite = 0  # what is added to the roll by the unit's morale or quality
    recovery_poor = 0

    def before_recovery(self, s: S, player: int, stage: int) -> bool:
        """Pushes what is decided before units recover, like `before_step` (S42-13.4)."""
        return False

    def declines(self, s: S, u: int) -> bool:
        """Whether a unit is not to recover (S42-13.4)."""
        return False

    def recovery_modifier(self, s: S, u: int, ledger: Ledger | None) -> int:
        """What is added to the roll (H44-14.4.2, S42-13.5)."""
        if s.zoc.traits[u] & ELITE:
            return add_line(s, ledger, "recovery-elite", self.recovery_elite, u)
        if s.zoc.traits[u] & POOR:
            return add_line(s, ledger, "recovery-poor", self.recovery_poor, u)
        return 0

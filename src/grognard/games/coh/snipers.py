"""Chapter 10.3: hidden snipers, and hidden units that act unseen by the card Hidden Action (COH-C.V13)."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNIT
from grognard.core.kernel.state import State

from . import events
from .caps import Roll
from .combat import aim_refusal, gun_refusal, range_of
from .frames import CohFrame
from .hidden import Reveal, is_hidden
from .mortars import indirect_refusal
from .refusals import LEGAL, NO_TARGET, STILL_HIDDEN, WHOLE_HEX
from .sight import stand
from .state import CohState


def hidden_fire_refusal(s: CohState, u: int, target: int, indirect: bool, veiled: bool) -> int:
    """Why a hidden unit may not fire from its hiding place; it has no facing yet, so it needs no arc."""
    sc = s.sc
    if not 0 <= target < sc.n:
        return WHOLE_HEX
    if not is_hidden(s, u) or not (sc.sniper[u] or veiled):
        return STILL_HIDDEN
    if indirect:
        return indirect_refusal(s, u, target, range_of(s, u), LEGAL)
    if not s.here[target] & sc.mask_of[1 - sc.side[u]]:
        return NO_TARGET
    return aim_refusal(s, u, target) or gun_refusal(s, u, target)


def enemy_hexes(s: CohState, u: int) -> list[int]:
    """The hexes of the map with enemies of a unit."""
    sc = s.sc
    hexes: list[int] = []
    for e in sc.troops[1 - sc.side[u]]:
        if s.place[e] < sc.n and s.place[e] not in hexes:
            hexes.append(s.place[e])
    return hexes


def tell_direction(s: CohState, lead: int, target: int) -> None:
    """COH-10.3(2), G-36: whether the shot came through the target's front or its rear, and nothing else."""
    sc = s.sc
    facings = sc.arc[s.place[target] * sc.n + stand(s, lead)]
    s.consult(True)
    s.tell(events.SHOT_FROM, target, 0 if facings >> s.facing[target] & 1 else 1)


# The steps of `Spotting`.
AT_ROLL: Final = 0
AT_LOOK: Final = 1


class Spotting(CohFrame):
    """After a hidden sniper's shot the enemy rolls one die to find it (COH-10.3(1))."""

    NAME = "Spotting"
    STEPS = ("roll", "look")
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("unit", SCALAR, UNIT, -1))

    def __init__(self, player: int = -1, unit: int = -1) -> None:
        super().__init__()
        self.player = player  # who looks for it
        self.unit = unit

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if not is_hidden(s, self.unit):
            s.pop()  # Blood and Honour has struck it (COH-C.V06)
            return
        if self.step == AT_ROLL:
            self.step = AT_LOOK
            s.push(Roll(self.player, 1))
            return
        spotted = s.result >= s.sc.figures["sniper_found_at"]
        s.pop()
        if spotted:
            s.push(Reveal(1 << self.unit))
        else:
            s.tell(events.SNIPER_STAYS, self.unit)

    def bands(self, s: State) -> list[int]:
        assert isinstance(s, CohState)
        return [s.sc.figures["sniper_found_at"]]

    def roller(self) -> int:
        return self.unit

    def actor(self) -> int:
        return -1  # the roll is the enemy's, not the sniper's

"""Chapter 10: who bears the losses, remnants, and the owner's choice to do without one."""

from __future__ import annotations

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, UNIT, bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.games.zocbond.battle import Battle, defenders
from grognard.games.zocbond.kinds import HELPER
from grognard.games.zocbond.losses import Eligible, LossRules, eliminate, form_remnant
from grognard.games.zocbond.refusals import LEGAL, LOSS_NOT_HERE, SEQUENCE
from grognard.games.zocbond.strength import VOID_FLED, VOID_SOURCE

from . import air, city_battles
from .campaign import emergence, maskirovka
from .entering import remove_helper
from .refusals import LOSS_ALLIED, LOSS_BRACKETED
from .scenario import AXIS, BRACKETED
from .state import StalingradState
from .transport import railheads
from .units import is_allied, remnant_fits
from .verbs import DISBAND, REMNANT


class StalingradLosses(LossRules[StalingradState]):
    """Chapter 10."""

    remnants_return = True

    def attacker_losses(self, s: StalingradState, b: Battle, code: int, elite: bool) -> Eligible:
        """Units that contributed, but no reduced ally while a German unit is whole (S42-10.2.1, 20.5.2)."""
        units = b.units & ~b.joined
        spared = spared_allies(s, units)
        return Eligible(units & ~spared, LOSS_ALLIED if spared else LOSS_NOT_HERE)

    def defender_losses(self, s: StalingradState, b: Battle) -> Eligible:
        """An army that hides (S42-34.6.2); contributors; else routed units (S42-10.2.1, 9.8, 8.4)."""
        inside = emergence.sheltered(s, b.target)
        if inside:
            return Eligible(inside, LOSS_NOT_HERE)
        counted = s.sc.combat_rules.defenders_that_count(s, b)
        units = 0
        others = 0
        why = LOSS_NOT_HERE
        for u in defenders(s, b.target, b.player):
            void = s.sc.combat_rules.defence_void(s, b, u)
            if void == VOID_SOURCE:
                why = LOSS_BRACKETED
            if not void and counted >> u & 1:
                units |= 1 << u
            elif void != VOID_FLED:
                others |= 1 << u
        if not units:  # bracketed ones still come last (S42-9.8)
            plain = bits_of([u for u in bit_list(others) if not s.sc.kind[u] & BRACKETED])
            return Eligible(plain or others, LOSS_BRACKETED if plain else LOSS_NOT_HERE)
        spared = spared_allies(s, units)
        return Eligible(units & ~spared, LOSS_ALLIED if spared else why)

    def remnant_choice(self, s: StalingradState, u: int) -> Frame | None:
        return LastStep(s.sc.owner[u], u) if self.remnant_for(s, u) >= 0 else None

    def remnant_fits(self, s: StalingradState, remnant: int, u: int) -> bool:
        return remnant_fits(s.sc, remnant, u)

    def when_eliminated(self, s: StalingradState, u: int) -> None:
        """Non-combat units come back later (S42-19.4); air units and cities lose who was with them."""
        if s.sc.traits[u] & HELPER:
            remove_helper(s, u)
        s.besieges[u] = -1
        s.plans[u] = 0
        s.plans_made[u] = 0
        air.returns(s, u)
        city_battles.lapse(s)
        railheads.push_back(s)  # it may have covered one (S42-17.3.1)

    def is_sheltered(self, s: StalingradState, u: int) -> bool:
        return maskirovka.is_box(s.sc, s.place[u])


def spared_allies(s: StalingradState, units: int) -> int:
    """Reduced allied units that cannot be destroyed while a German one at full strength is there."""
    sc = s.sc
    spared = 0
    whole = False
    for u in bit_list(units):
        if is_allied(sc, u):
            if s.steps[u] == 1 and (sc.steps[u] > 1 or s.parent[u] >= 0):
                spared |= 1 << u
        elif sc.owner[u] == AXIS and s.parent[u] < 0 and s.steps[u] == sc.steps[u]:
            whole = True
    return spared if whole else 0


class LastStep(Frame):
    """Whether the last step of a unit of three stays as a remnant, or the unit waits for a rebuilding."""

    NAME = "LastStep"
    STEPS = ("choose",)
    FIELDS = (Column("player", SCALAR, PLAYER, -1), Column("unit", SCALAR, UNIT, -1))

    def __init__(self, player: int = -1, unit: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = unit

    def run(self, s: State) -> None:
        s.ask(self.player)

    def options(self, s: State) -> list[Option]:
        return [Option(REMNANT, self.unit), Option(DISBAND, self.unit)]

    def check(self, s: State, o: Option) -> int:
        if o.verb not in (REMNANT, DISBAND):
            return SEQUENCE
        return LEGAL if o.a == self.unit else LOSS_NOT_HERE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, StalingradState)
        s.pop()
        if o.verb == REMNANT:
            form_remnant(s, self.unit)
        else:
            eliminate(s, self.unit)

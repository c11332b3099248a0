"""Chapter 11: who can lead a determined defence, in which column, with which modifiers; desperate defence."""

from __future__ import annotations

from grognard.core.kernel.kinds import bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame
from grognard.games.zocbond.battle import Battle, defenders
from grognard.games.zocbond.defense import DefenseRules, Stand
from grognard.games.zocbond.kinds import ELITE, FIRED, GOOD, POOR
from grognard.games.zocbond.modifiers import add_line
from grognard.games.zocbond.refusals import (
    CANNOT_STAND,
    GUNS_ENOUGH,
    GUNS_ONE,
    LEGAL,
    NOT_ARTILLERY,
    SEQUENCE,
)
from grognard.games.zocbond.results import DEARLY, FAILS, HOLDS, PARTLY, RESTRICTED
from grognard.games.zocbond.retreat_paths import RetreatSearch
from grognard.games.zocbond.verbs import AIR

from . import air, city_battles, events, support
from .combat import (
    favours_defender,
    has_joined,
)
from .fortifications import has_fort
from .ground import is_city, terrain_at
from .kinds import TRAIN
from .losses import spared_allies
from .options.commanders import STAND, Throw, commanders_for
from .refusals import (
    NOT_DESPERATE,
    STAND_ALLIED,
    STAND_BRACKETED,
    STAND_EARLY,
    STAND_MARKED,
    STAND_NATION,
)
from .scenario import AXIS, BRACKETED, GERMAN, NKVD, SOVIET, SUPPORT
from .state import StalingradState
from .supply import lines
from .units import is_allied
from .verbs import CHARGE, DESPERATE


class StalingradDefense(DefenseRules[StalingradState]):
    """Chapter 11.

    As in the family: a defence that fails retreats (S42-11.4.3).
    """

    engages = False
    fights_to_the_end = True  # S42-11.5.2

    def stand_refusal(self, s: StalingradState, b: Battle, u: int) -> int:
        """0 or why a defender cannot lead (S42-11.2.3, 11.1.2, 11.2.2, 18.3.3)."""
        if s.sc.kind[u] & SUPPORT or s.order[u] != GOOD or s.has_mark(u, TRAIN):
            return CANNOT_STAND
        if has_joined(s, b, u):
            return CANNOT_STAND
        if not s.sc.combat_rules.defenders_that_count(s, b) >> u & 1:
            return CANNOT_STAND
        if b.mark == RESTRICTED and not b.entitled and not s.sc.points[b.target]:
            return STAND_MARKED
        if not may_stand_early(s, b, u):
            return STAND_EARLY
        return bearer_refusal(s, b, u) or nation_refusal(s, b, u)

    def stand_column(self, s: StalingradState, target: int, u: int) -> int:
        """The column by the ground; town and completed fort are cover (S42-11.2.1)."""
        fight = s.sc.fight
        column = fight.stand[terrain_at(s, target)]
        if s.sc.town[target]:
            column = max(column, fight.town_stand)
        if has_fort(s, target, s.sc.owner[u]):
            column = max(column, fight.fort_stand)
        return column

    def stand_modifier(self, s: StalingradState, u: int, supported: bool, ledger: Ledger | None) -> int:
        """Support, and the quality of the unit that leads (S42-11.2.4)."""
        fight = s.sc.fight
        total = 0
        if supported:
            total += add_line(s, ledger, "stand-support", fight.stand_support)
        if s.sc.traits[u] & ELITE or is_dug_in(s, u):
            total += add_line(s, ledger, "stand-elite", fight.stand_elite, u)
        elif s.sc.traits[u] & POOR:
            total += add_line(s, ledger, "stand-poor", fight.stand_poor, u)
        return total

    def mark_modifier(self, s: StalingradState, mark: int, ledger: Ledger | None) -> int:
        """S42-11.2.2."""
        return add_line(s, ledger, "stand-marked", s.sc.fight.stand_marked) if mark == RESTRICTED else 0

    def may_be_desperate(self, s: StalingradState, stand: Stand) -> bool:
        """Units in a port whose loss would leave them unsupplied may fight to the last too (S42-11.5.1)."""
        return s.sc.port[stand.target] != 0 and starves(s, stand)

    def supports(self, s: StalingradState, b: Battle, u: int) -> bool:
        return nation_refusal(s, b, u) == LEGAL

    def use_defensive(self, s: StalingradState, b: Battle, u: int, charged: bool) -> None:
        if charged:
            support.fire_stock(s, u)
        else:
            s.set_mark(u, FIRED)

    def use_stand_air(self, s: StalingradState, b: Battle) -> None:
        air.spend(s, air.standing_unit(s, b))

    def stand_options(self, s: StalingradState, stand: Stand) -> list[Option]:
        """Air support, artillery with a supply point, and to fight to the last."""
        options: list[Option] = []
        b = stand.battle()
        if stand.support < 0 and not stand.air and stand.leaders(s):
            for u in s.sc.guns[stand.player]:
                if support.stocks_with(s, u) and support.charged_stand_refusal(s, b, u) == LEGAL:
                    options.append(Option(CHARGE, u))
            if air.stand_refusal(s, b) == LEGAL:
                options.append(Option(AIR))
        if desperate_refusal(s, stand) == LEGAL:
            options.append(Option(DESPERATE))
        return options

    def stand_option_refusal(self, s: StalingradState, stand: Stand, o: Option) -> int:
        if o.verb == DESPERATE:
            return desperate_refusal(s, stand)
        if o.verb == AIR:
            if stand.support >= 0 or stand.air:
                return GUNS_ENOUGH
            return air.stand_refusal(s, stand.battle()) if stand.leaders(s) else CANNOT_STAND
        if o.verb != CHARGE or not 0 <= o.a < s.sc.units:
            return SEQUENCE
        if o.a not in s.sc.guns[stand.player]:
            return NOT_ARTILLERY
        if stand.support >= 0 or stand.air:
            return GUNS_ONE
        if not stand.leaders(s):
            return CANNOT_STAND
        return support.charged_stand_refusal(s, stand.battle(), o.a)

    def stand_choice(self, s: StalingradState, stand: Stand, o: Option) -> None:
        if o.verb == DESPERATE:
            stand.desperate = 1
            stand.fixed = 1
        elif o.verb == AIR:
            stand.air = 1
        else:
            stand.support = o.a
            stand.charged = 1

    def stand_throw(self, s: StalingradState, stand: Stand) -> Frame | None:
        """A commander may have a say in the die (S42-28.1.1)."""
        b = stand.battle()
        return Throw(b.player, b.target, STAND, b.units) if commanders_for(s, STAND, b) else None

    def partial_success(self, s: StalingradState, b: Battle, before: int) -> int:
        """In a city a city battle begins or grows; elsewhere the defenders withdraw fighting (S42-11.6.1).

        In a desperate defence a withdrawal is a failure, the second in a row holds at the price of a step.
        """
        h = b.target
        level = s.city_battle[h]
        if s.contested[h] == b.player and level:
            return city_battles.drop(s, h, level - 1)
        if level < s.sc.fight.city_battles[terrain_at(s, h)]:
            city_battles.begin(s, h, level + 1, b.units)
            return HOLDS
        if b.desperate:
            return DEARLY if before else FAILS
        s.mark(events.O_WITHDRAWS, h)
        s.tell(events.WITHDRAWS, 1 - b.player, h)
        return PARTLY


def bearer_refusal(s: StalingradState, b: Battle, u: int) -> int:
    """0 or why a unit must not take the leader's loss: in brackets beside others, a reduced ally.

    S42-11.2.3 with 9.8 and 20.5.2.
    """
    units = defenders(s, b.target, b.player)
    if s.sc.kind[u] & BRACKETED and any(not s.sc.kind[v] & BRACKETED for v in units):
        return STAND_BRACKETED
    bearers = bits_of(
        [v for v in units if not s.sc.combat_rules.defence_void(s, b, v)]
    ) & s.sc.combat_rules.defenders_that_count(s, b)
    return STAND_ALLIED if spared_allies(s, bearers) >> u & 1 else LEGAL


def may_stand_early(s: StalingradState, b: Battle, u: int) -> bool:
    """Before the order "not one step back" Soviets stand only where it helps them (S42-11.1.2)."""
    sc = s.sc
    if sc.owner[u] != SOVIET or s.turn >= sc.fight.free_defence_turn or b.entitled:
        return True
    if sc.kind[u] & NKVD or favours_defender(s, b.target, SOVIET):
        return True
    return b.doubled >> u & 1 != 0


def nation_refusal(s: StalingradState, b: Battle, u: int) -> int:
    """0 or why the support that has been called forbids a unit to lead (S42-9.3.8, 18.3.3)."""
    if b.support:
        gun = b.support.bit_length() - 1
        if is_allied(s.sc, gun) and s.sc.nation[u] != s.sc.nation[gun]:
            return STAND_NATION
    if b.air and s.sc.nation[u] != air.ROMANIAN and air.is_romanian_stand(s, b):
        return STAND_NATION
    return LEGAL


def is_dug_in(s: StalingradState, u: int) -> bool:
    """Germans in a city or a completed fort stand like elite troops (S42-11.2.4)."""
    h = s.place[u]
    if s.sc.owner[u] != AXIS or s.sc.nation[u] != GERMAN or not 0 <= h < s.sc.n:
        return False
    return is_city(s, h) or has_fort(s, h, AXIS)


# -- the game's own choices (S42-11.3, 11.5.1) -----------------------------------------------------------


def desperate_refusal(s: StalingradState, stand: Stand) -> int:
    """Units that a retreat would eliminate or starve may declare a desperate defence (S42-11.5.2).

    It is declared before the first roll, with support called or not.
    """
    if stand.desperate or not stand.entitled:
        return NOT_DESPERATE
    return LEGAL if stand.leaders(s) else NOT_DESPERATE


def starves(s: StalingradState, stand: Stand) -> bool:
    """Whether units have supply, but would have none, without the port, at the end of any retreat."""
    units = defenders(s, stand.target, 1 - stand.player)
    if not units or not lines(s, stand.player).reaches(stand.target):
        return False
    everybody = bits_of(units)
    f = RetreatSearch(s, units, stand.target, stand.shortest, stand.longest, everybody)
    f.search()
    trial = s.copy()
    trial.chance, trial.sink = None, None
    row = s.sc.control_row[stand.target]
    trial.control[row] = 1 - stand.player
    trial.forget_all_lines()
    field = lines(trial, stand.player)
    return not any(way.end >= s.sc.n or field.reaches(way.end) for way in f.ways)

"""What attacks are worth: exact over the six faces of the die, with the determined defence that follows."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.games.zocbond.attackers import attackers_of
from grognard.games.zocbond.battle import NORMAL, Battle, defenders
from grognard.games.zocbond.kinds import GOOD
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.results import (
    BECOME_ENGAGED,
    BECOME_ROUTED,
    FACES,
    FORBIDDEN,
    HOLDS,
    LONG,
    RESTRICTED,
)
from grognard.games.zocbond.retreat import doomed
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.strength import Odds, best_lead, odds_of

from .stakes import Stakes

GROUND: Final = 250  # a hex taken from the enemy, whatever else it brings
SHAKEN: Final = 260  # a unit that is disrupted
SCATTERED: Final = 420  # ... or runs
ENGAGED: Final = 120
BREAK: Final = 300  # to advance far
FINE: Final = 16  # parts of a column: strength that does not reach the next one counts for something
SPARED_WORTH: Final = 120  # what support that could serve elsewhere must bring


class Target:
    """An enemy hex: what an attack on it is worth in every column of the table."""

    def __init__(self, s: ZocState, stakes: Stakes, player: int, hex: int, more: int) -> None:
        self.hex = hex
        self.worth: list[int] = []  # per column
        self.units = defenders(s, hex, player)
        self.steps = 0
        self.step_worth = 0  # of the defenders' cheapest step
        for u in self.units:
            self.steps += max(1, s.steps[u])
            worth = stakes.unit_step(u)
            self.step_worth = worth if self.step_worth == 0 else min(self.step_worth, worth)
        self.own = stakes.step[player] + 200
        self.counts = stakes.prize[hex] > 0
        self.gain = GROUND + stakes.prize[hex] + more
        bits = 0
        for u in self.units:
            bits |= 1 << u
        self.trapped = bool(bits) and doomed(s, bits, hex, 2, 2)
        self.look_at_stand(s, player)
        for column in range(s.zoc.combat.columns):
            self.worth.append(self.column_worth(s, column))

    def look_at_stand(self, s: ZocState, player: int) -> None:
        """The chances of the best leader of a determined defence, in sixths."""
        tables = s.zoc.combat
        defense_rules = s.zoc.defense_rules
        self.holds = 0
        self.hold_cost = 0  # of the faces, in all: what the attacker loses less what the defender loses
        b = Battle(player, self.hex, NORMAL, 0)
        for u in self.units:
            if s.order[u] != GOOD or defense_rules.stand_refusal(s, b, u) != LEGAL:
                continue
            column = defense_rules.stand_column(s, self.hex, u)
            modifier = defense_rules.stand_modifier(s, u, False, None)
            holds = 0
            cost = 0
            for face in range(1, FACES + 1):
                at = tables.stand_cell(column, face + modifier)
                holds += 1 if tables.stand_holds[at] == HOLDS else 0
                cost += self.own * tables.stand_attacker[at] - self.step_worth * tables.stand_defender[at]
            if holds >= self.holds:
                self.holds, self.hold_cost = holds, cost

    def column_worth(self, s: ZocState, column: int) -> int:
        """The mean of the faces."""
        total = 0
        for face in range(1, FACES + 1):
            tables = s.zoc.combat
            total += self.code_worth(s, tables.result(column, face), tables.mark(column, face))
        return total // FACES

    def code_worth(self, s: ZocState, code: int, mark: int = 0) -> int:
        tables = s.zoc.combat
        lost = min(self.steps, tables.defender_loss[code])
        worth = self.step_worth * lost - self.own * tables.attacker_loss[code]
        left = self.steps - lost
        if tables.marker[code] == BECOME_ENGAGED:
            worth += ENGAGED * len(self.units)
        if left <= 0:
            return worth + self.gain
        if not tables.retreat[code]:
            return worth
        cleared = self.gain
        if self.trapped:
            cleared += self.step_worth * left
        elif tables.marker[code] == BECOME_ROUTED:
            cleared += SCATTERED * len(self.units)
        elif tables.retreat[code] > 1:
            cleared += SHAKEN * len(self.units)
        if tables.advance_kind[code] == LONG:
            cleared += BREAK
        if tables.determined[code] and not self.bars_stand(mark):
            return worth + (cleared * (FACES - self.holds) - self.hold_cost) // FACES
        return worth + cleared

    def bars_stand(self, mark: int) -> bool:
        """Whether a cell of the table leaves no determined defence here (S42-11.2.2)."""
        return mark == FORBIDDEN or (mark == RESTRICTED and not self.counts)

    def value(self, odds: Odds) -> int:
        """What an attack at some odds is worth; strength short of the next column counts a little."""
        at = odds.column
        here = self.worth[at]
        if at + 1 >= len(self.worth) or odds.defence <= 0:
            return here
        rest = odds.attack * FINE // odds.defence % FINE if odds.attack >= odds.defence else 0
        return here + (self.worth[at + 1] - here) * rest // (2 * FINE)


class Blow:
    """An attack as it could be made."""

    def __init__(self, b: Battle, worth: int) -> None:
        self.b = b
        self.worth = worth


def joined_by(b: Battle, u: int) -> Battle:
    more = copy_of(b)
    more.units |= 1 << u
    return more


def copy_of(b: Battle) -> Battle:
    other = Battle(b.player, b.target, b.kind, b.units)
    other.lead = b.lead
    other.attached = b.attached
    other.support = b.support
    other.air = b.air
    other.shown = b.shown
    other.joined = b.joined
    return other


def best_blow(s: ZocState, target: Target, player: int, able: list[int], helped: bool) -> Blow | None:
    """The attack by some of the able that is worth most: units join one by one while that helps."""
    best: Blow | None = None
    b = Battle(player, target.hex, NORMAL, 0)
    free = able.copy()
    while free:
        step: Blow | None = None
        chosen = -1
        for u in free:
            if s.zoc.combat_rules.joins_refusal(s, b, u) != LEGAL:
                continue
            more = joined_by(b, u)
            more.lead = -1
            more.lead = best_lead(s, more)
            worth = target.value(odds_of(s, more))
            if step is None or worth > step.worth:
                step, chosen = Blow(more, worth), u
        if step is None or (best is not None and step.worth < best.worth):
            break
        best = step
        b = step.b
        free.remove(chosen)
    if best is None:
        return None
    return with_help(s, target, best) if helped else best


def with_help(s: ZocState, target: Target, blow: Blow) -> Blow:
    """The same with attached unit, artillery and air, where each brings enough."""
    support_rules = s.zoc.support_rules
    best = blow
    for u in bit_list(blow.b.units):
        if blow.b.lead >= 0 and s.zoc.combat_rules.attach_refusal(s, blow.b, u) == LEGAL:
            trial = copy_of(blow.b)
            trial.attached = u
            worth = target.value(odds_of(s, trial))
            if worth > best.worth:
                best = Blow(trial, worth)
    for u in s.zoc.guns[best.b.player]:
        if support_rules.support_refusal(s, best.b, u) == LEGAL:
            trial = copy_of(best.b)
            trial.support |= 1 << u
            worth = target.value(odds_of(s, trial))
            if worth > best.worth + SPARED_WORTH:
                best = Blow(trial, worth)
    while support_rules.air_refusal(s, best.b) == LEGAL:
        trial = copy_of(best.b)
        trial.air += 1
        worth = target.value(odds_of(s, trial))
        if worth <= best.worth + SPARED_WORTH:
            break
        best = Blow(trial, worth)
    return best


def blow_at(s: ZocState, stakes: Stakes, player: int, hex: int, more: int, helped: bool) -> Blow | None:
    """The best attack on a hex by those who stand next to it now."""
    able = attackers_of(s, player, hex, NORMAL)
    if not able:
        return None
    return best_blow(s, Target(s, stakes, player, hex, more), player, able, helped)

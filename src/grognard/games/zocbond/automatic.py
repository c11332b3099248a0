"""Automatic DS in the movement phase (H44-8.7, S42-8.6.1): overwhelming odds shatter a hex without a roll."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import BITS, HEX, NUMBER, PLAYER, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State

from . import events
from .attackers import attacker_refusal, attackers_of, is_close
from .battle import AUTOMATIC, Battle, defenders, exposed
from .kinds import ELITE, EXTENDED, GOOD, MOVED, ROUTED, SHATTERED, SOURCE
from .losses import Lose
from .refusals import IN_ATTACK, LEGAL, MADE_SHATTER, NO_TARGET, SEQUENCE, WENT_FAR
from .results import code_named
from .retreat import SHATTER, Retreat
from .shatter_look import ShatterLook
from .state import ZocState
from .strength import HALF_NOT_LEAD, attack_total, defence_total, odds_ledgers, odds_of
from .verbs import CANCEL, COMMIT, WITH

MOST_OUT_OF_A_CROWD: Final = 3  # who fight out of an overstacked hex: two and a free one (H44-6.4.2)


def attackers(s: ZocState, player: int, target: int) -> list[int]:
    """Who could take part: units in hexes next to it that have not shattered another one in this phase.

    Units in an entry area attack in their combat phase only (H44-8.7, 19.7; S42-8.6.1, 22.7).
    """
    units = attackers_of(s, player, target, AUTOMATIC)
    return [u for u in units if is_free(s, u)]


def idle_refusal(s: ZocState, player: int, u: int, target: int) -> int:
    """Why a unit is not one of the `attackers`."""
    why = attacker_refusal(s, player, u, target, AUTOMATIC)
    if why:
        return why
    return MADE_SHATTER if s.has_mark(u, SHATTERED) else WENT_FAR


def best_battle(s: ZocState, player: int, target: int, units: int) -> Battle:
    """The attack of these units under the lead that makes it strongest."""
    combat_rules = s.zoc.combat_rules
    best = Battle(player, target, AUTOMATIC, units)
    defence = defence_total(s, best)
    most = -1000
    for lead in combat_rules.leads(s, best) or [-1]:
        b = Battle(player, target, AUTOMATIC, units)
        b.lead = lead
        if most > -1000 and not promising(s, b, defence, combat_rules.most_shifts):
            continue
        for attached in [-1, *bit_list(units)]:
            if not may_attach(s, b, attached):
                continue
            b.attached = attached
            at = odds_of(s, b).rung
            if at > most:
                most = at
                best = Battle(player, target, AUTOMATIC, units)
                best.lead = lead
                best.attached = attached
    return best


def promising(s: ZocState, b: Battle, defence: int, columns: int) -> bool:
    """Whether an attack could reach the odds with one more unit at full strength and so many shifts."""
    strongest = max([s.zoc.strength_rules.attack_strength(s, u) for u in bit_list(b.units)])
    if defence <= 0:
        return True
    reachable = (attack_total(s, b) + strongest) // defence + columns
    return reachable >= s.zoc.combat_rules.automatic_odds


def suffices(s: ZocState, player: int, target: int, units: int) -> bool:
    """Whether these units reach the odds under some lead."""
    if not units:
        return False
    combat_rules = s.zoc.combat_rules
    b = Battle(player, target, AUTOMATIC, units)
    leads = combat_rules.leads(s, b)
    if not leads:
        return odds_of(s, b).rung >= combat_rules.automatic_odds
    defence = defence_total(s, b)
    columns = shifts_of(s, bit_list(units), target)
    for lead in leads:
        b.lead = lead
        b.attached = -1
        if promising(s, b, defence, columns):
            for attached in [-1, *bit_list(units)]:
                if may_attach(s, b, attached):
                    b.attached = attached
                    if odds_of(s, b).rung >= combat_rules.automatic_odds:
                        return True
    return False


def may_attach(s: ZocState, b: Battle, u: int) -> bool:
    """Whether a unit can be attached to the lead (H44-10.2.3); always, if `u` is -1: no unit."""
    b.attached = -1
    return u < 0 or (b.lead >= 0 and not s.zoc.combat_rules.attach_refusal(s, b, u))


def completable(s: ZocState, player: int, target: int, chosen: int, free: list[int]) -> bool:
    """Whether the odds can be reached with those chosen and some of the others (L4)."""
    everybody = chosen
    for u in free:
        everybody |= 1 << u
    if hopeless(s, player, target, everybody):
        return False
    units = gathered(s, player, target, chosen, free)
    if units == everybody or not hopeless(s, player, target, units):
        if reachable(s, player, target, units, free):
            return True
    for selection in selections(s, player, target, chosen, free, units):
        if not hopeless(s, player, target, selection) and reachable(s, player, target, selection, free):
            return True
    return False


def reachable(s: ZocState, player: int, target: int, units: int, free: list[int]) -> bool:
    """Whether these units reach the odds, or would without some that spoil the elite shift.

    More units make an attack stronger, with one exception: units that are not elite may cost an elite lead
    formation its shift. So all units are tried, then those of a formation who are not elite are left out one
    by one.
    """
    combat_rules = s.zoc.combat_rules
    if suffices(s, player, target, units):
        return True
    for lead in combat_rules.leads(s, Battle(player, target, AUTOMATIC, units)):
        group = units
        for u in by_strength(s, free):
            if formation_of(s, u) == lead and not s.zoc.traits[u] & ELITE:
                group &= ~(1 << u)
                if hopeless(s, player, target, group):
                    break
                if suffices(s, player, target, group):
                    return True
    return False


def selections(
    s: ZocState, player: int, target: int, chosen: int, free: list[int], strongest: int
) -> list[int]:
    """Other ways to choose who fights out of hexes where not all can (H44-6.4.2), besides the strongest."""
    crowded = [s.place[u] for u in free if not strongest >> u & 1]
    crowd = [u for u in free if s.place[u] in crowded]
    groups: list[int] = []
    for size in range(1, MOST_OUT_OF_A_CROWD + 1):
        for some in combinations(crowd, size):
            b = Battle(player, target, AUTOMATIC, chosen)
            for u in some:
                if s.zoc.combat_rules.joins_refusal(s, b, u) == LEGAL:
                    b.units |= 1 << u
            units = gathered(s, player, target, b.units, free)
            if units != strongest and units not in groups:
                groups.append(units)
    return groups


def hopeless(s: ZocState, player: int, target: int, units: int) -> bool:
    """Whether units would not reach the odds even if all of them led, with every shift they could earn."""
    combat_rules = s.zoc.combat_rules
    strength_rules = s.zoc.strength_rules
    b = Battle(player, target, AUTOMATIC, units)
    defence = defence_total(s, b)
    columns = shifts_of(s, bit_list(units), target)
    enough = (combat_rules.automatic_odds - columns) * defence
    strength = 0
    for u in bit_list(units):
        strength += strength_rules.force_of(s, u)
    if strength >= enough and defence > 0:
        strength = 0
        for u in bit_list(units):
            full = strength_rules.attack_strength(s, u)
            if combat_rules.attack_halvings(s, b, u) & ~HALF_NOT_LEAD:
                full = (full + 1) // 2
            strength += 2 * full if combat_rules.attack_doublings(s, b, u) else full
    return defence > 0 and strength < enough


def gathered(s: ZocState, player: int, target: int, chosen: int, free: list[int]) -> int:
    """Those chosen and as many of the others as can join them, the strongest first (H44-6.4.2, 9.5.3)."""
    b = Battle(player, target, AUTOMATIC, chosen)
    left = by_strength(s, free)
    grown = True
    while grown:
        grown = False
        for u in reversed(left):
            if not b.units >> u & 1 and s.zoc.combat_rules.joins_refusal(s, b, u) == LEGAL:
                b.units |= 1 << u
                grown = True
                break
    return b.units


def by_strength(s: ZocState, units: list[int]) -> list[int]:
    """The units, weakest first."""
    ranked = [(s.zoc.strength_rules.attack_strength(s, u), u) for u in units]
    ranked.sort()
    return [u for _, u in ranked]


def target_refusal(s: ZocState, player: int, target: int) -> int:
    """0 or why a hex cannot be shattered now."""
    if not 0 <= target < s.zoc.n or not defenders(s, target, player):
        return NO_TARGET
    refusal = s.zoc.combat_rules.shatter_refusal(s, player, target)
    if refusal:
        return refusal
    free = attackers(s, player, target)
    return LEGAL if completable(s, player, target, 0, free) else s.zoc.combat_rules.shatter_low


def why_not(s: ZocState, player: int, target: int) -> tuple[int, int]:
    """The same with the unit it is about: if none next to the hex could take part, what stops the first."""
    refusal = target_refusal(s, player, target)
    if refusal == s.zoc.combat_rules.shatter_low and not attackers(s, player, target):
        for u in s.on_map(player):
            if s.place[u] < s.zoc.n and is_close(s, u, target):
                return u, idle_refusal(s, player, u, target)
    return -1, refusal


def targets(s: ZocState, player: i64) -> list[int]:
    """The hexes that can be shattered now, by number."""
    hexes: list[int] = []
    for h in exposed(s, player):
        if outweighed(s, player, h) and may_shatter(s, player, h):
            hexes.append(h)
    hexes.sort()
    return hexes


def may_shatter(s: ZocState, player: i64, h: i64) -> bool:
    """Whether a hex can be shattered now: usually nothing has changed since the last look."""
    combat_rules = s.zoc.combat_rules
    facts = combat_rules.shatter_depends(s, h)
    if not facts:
        return target_refusal(s, player, h) == LEGAL
    if combat_rules.shatter_refusal(s, player, h):
        return False
    facts.append(player)
    add_units(s, h, facts)
    for side in range(6 * h, 6 * h + 6):
        at = s.zoc.neighbour[side]
        if 0 <= at < s.zoc.n:
            add_units(s, at, facts)
    kept = s.shatter_looks.get(h)
    if kept is None or kept.facts != facts:
        kept = ShatterLook(facts, target_refusal(s, player, h) == LEGAL)
        s.shatter_looks[h] = kept
    return kept.legal


def add_units(s: ZocState, h: i64, facts: list[int]) -> None:
    """All that can be different about the units in a hex, and who they are."""
    u = s.first[h]
    while u >= 0:
        state = s.order[u] | s.supply[u] << 3 | s.gait[u] << 6 | s.steps[u] << 9
        facts.append(h << 32 | u << 16 | state)
        facts.append(s.marks[u])
        u = s.under[u]


def outweighed(s: ZocState, player: i64, h: i64) -> bool:
    """A quick test: whether all units around a hex could reach the odds against its best unit alone.

    A unit in good order defends with its full strength at least, and the best one always counts; a supply
    source may not.
    """
    sc = s.zoc
    combat_rules = sc.combat_rules
    strength_rules = sc.strength_rules
    zone_rules = sc.zone_rules
    if zone_rules.shares_hexes and zone_rules.is_shared(s, h):
        return True  # those in the hex itself count as well
    strength = s.press[player * sc.n + h]
    guard: int = s.guard[h]
    if strength == 0 or strength < (combat_rules.automatic_odds - combat_rules.most_shifts) * guard:
        return False
    units: list[int] = []
    for side in range(6 * h, 6 * h + 6):
        at = sc.neighbour[side]
        if 0 <= at < sc.n and s.holder[at] == player:
            for u in s.stack_at(at):
                if is_free(s, u):
                    units.append(u)
                elif s.order[u] == GOOD and s.force[at] and not zone_rules.parts(s, side):
                    strength -= strength_rules.force_of(s, u) if zone_rules.is_combat_unit(s, u) else 0
    return strength >= (combat_rules.automatic_odds - shifts_of(s, units, h)) * guard


def is_free(s: ZocState, u: i64) -> bool:
    """Whether a unit has not shattered a hex in this phase, nor used extended movement."""
    return not s.marks[u] & SHATTERED and s.gait[u] != EXTENDED


def shifts_of(s: ZocState, units: list[int], h: i64) -> i64:
    """An upper bound: the columns that an attack of some units on a hex can earn."""
    sc = s.zoc
    attacking = 0  # what some of them are, as bits of traits
    for u in units:
        if s.order[u] == GOOD:
            attacking |= sc.traits[u]
    defending = 0
    shared = -1
    u = s.first[h]
    while u >= 0:
        if s.order[u] != ROUTED and not sc.traits[u] & SOURCE:
            defending |= sc.traits[u]
            shared &= sc.traits[u]
        u = s.under[u]
    return sc.combat_rules.shifts_within_reach(s, attacking, defending, shared)


AT_GATHER: Final = 0
AT_BRIDGES: Final = 1
AT_SHATTER: Final = 2
AT_REVEAL: Final = 3
AT_LOSS: Final = 4
AT_RETREAT: Final = 5
AT_END: Final = 6


class Automatic(Frame):
    """Units are named until their odds suffice; then the hex is shattered (H44-8.7, S42-8.6.1)."""

    NAME = "Automatic"
    STEPS = ("gather", "bridges", "shatter", "reveal", "loss", "retreat", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("hex", SCALAR, HEX, -1),
        Column("units", SCALAR, UNITS),
        Column("asked", SCALAR, BITS, since="meetings"),  # directions of bridges the defender was asked about
        Column("blown", SCALAR, NUMBER, since="meetings"),  # one of them was blown: it may be called off
    )

    def __init__(self, player: int = -1, hex: int = -1) -> None:
        super().__init__()
        self.player = player
        self.hex = hex
        self.units = 0
        self.asked = 0
        self.blown = 0

    def battle(self, s: ZocState) -> Battle:
        return best_battle(s, self.player, self.hex, self.units)

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == AT_GATHER:
            s.ask(self.player)
        elif self.step == AT_BRIDGES:
            self.cross_bridges(s)
        elif self.step == AT_SHATTER:
            self.step = AT_REVEAL
            self.shatter(s)
        elif self.step == AT_REVEAL:
            self.step = AT_LOSS
            s.zoc.combat_rules.reveal(s, self.battle(s))
        elif self.step == AT_LOSS:
            self.step = AT_RETREAT
            self.lose(s)
        elif self.step == AT_RETREAT:
            self.step = AT_END
            self.scatter(s)
        else:
            s.pop()

    def cross_bridges(self, s: ZocState) -> None:
        """Where bridges can be blown before an attack, the game says more (H44-25.4)."""
        self.step = AT_SHATTER

    def shatter(self, s: ZocState) -> None:
        """From here on the attack cannot be cancelled."""
        b = self.battle(s)
        s.zoc.combat_rules.begin_attack(s, b)
        followers = s.zoc.advance_rules.shatter_followers(s, b)
        for u in bit_list(self.units | followers):
            s.set_mark(u, SHATTERED | MOVED)
            if followers >> u & 1:
                s.quarry[u] = self.hex
        s.tell(events.SHATTERS, self.hex)

    def lose(self, s: ZocState) -> None:
        """The defender loses a step, as by the result of that name."""
        b = self.battle(s)
        code = code_named("DS")
        if defenders(s, self.hex, self.player) and not s.zoc.loss_rules.spares_defender(s, b, code):
            eligible = s.zoc.loss_rules.defender_losses(s, b)
            chooser = self.player if s.zoc.combat.by_opponent[code] else 1 - self.player
            s.push(Lose(chooser, eligible.units, 1, eligible.why))

    def scatter(self, s: ZocState) -> None:
        """The survivors flee."""
        units = 0
        for u in defenders(s, self.hex, self.player):
            units |= 1 << u
        if not units:
            s.zoc.retreat_rules.forsaken(s, self.hex, 1 - self.player)
            s.zoc.retreat_rules.emptied(s, self.hex)
        else:
            units |= s.zoc.retreat_rules.companions(s, self.hex, 1 - self.player)
            length = s.zoc.retreat_rules.automatic_retreat
            s.push(Retreat(1 - self.player, units, self.hex, length, length, SHATTER, 1))

    # -- choosing ----------------------------------------------------------------------------------

    def free(self, s: ZocState) -> list[int]:
        return [u for u in attackers(s, self.player, self.hex) if not self.units >> u & 1]

    def with_refusal(self, s: ZocState, u: int) -> int:
        if not 0 <= u < s.zoc.units or s.zoc.owner[u] != self.player:
            return SEQUENCE
        if self.units >> u & 1:
            return IN_ATTACK
        free = self.free(s)
        if u not in free:
            return idle_refusal(s, self.player, u, self.hex)
        b = Battle(self.player, self.hex, AUTOMATIC, self.units)
        refusal = s.zoc.combat_rules.joins_refusal(s, b, u)
        if refusal:
            return refusal
        free.remove(u)
        if completable(s, self.player, self.hex, self.units | 1 << u, free):
            return LEGAL
        return s.zoc.combat_rules.shatter_low

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        options = [Option(WITH, u) for u in self.free(s) if self.with_refusal(s, u) == LEGAL]
        if self.blown:
            options.insert(0, Option(CANCEL))
        if suffices(s, self.player, self.hex, self.units):
            options.append(Option(COMMIT))
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step != AT_GATHER:
            return SEQUENCE
        if o.verb == WITH:
            return self.with_refusal(s, o.a)
        if o.verb == CANCEL:
            return LEGAL if self.blown else SEQUENCE
        if o.verb == COMMIT:
            enough = suffices(s, self.player, self.hex, self.units)
            return LEGAL if enough else s.zoc.combat_rules.shatter_low
        return SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        if o.verb == WITH:
            self.units |= 1 << o.a
        elif o.verb == CANCEL:
            s.tell(events.CANCELLED, self.player, self.hex)
            self.step = AT_END
        else:
            self.step = AT_BRIDGES

    def several(self, s: State) -> bool:
        return True

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, ZocState)
        units = self.units | (1 << o.a if o.verb == WITH else 0)
        return odds_ledgers(s, best_battle(s, self.player, self.hex, units)) if units else []

    def actors(self, s: State) -> list[int]:
        return bit_list(self.units)


def formation_of(s: ZocState, u: int) -> int:
    """The formation of a unit; of a remnant or breakdown unit that of its parent."""
    parent = s.parent[u]
    return s.zoc.formation[u if parent < 0 else parent]

"""Strengths in combat (H44-9.3, 10.1; S42-8.3, 8.5.1, 9.1): halving, doubling, and what they add up to.

A game says per unit what halves and doubles it, as bits of the names below; the sums are the same for all.
Every line of the ledgers names the unit, what happened to it, and the rule.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.reason import CAP, COLUMN, SHIFT, Ledger, Modifier

from .battle import NO_LEAD, Battle, defenders
from .kinds import STRIDE
from .odds_column import column, rung, shifted
from .results import ODDS
from .state import S, ZocState

_HALVINGS: Final[list[str]] = []
_DOUBLINGS: Final[list[str]] = []


def _halving(name: str) -> int:
    _HALVINGS.append(f"half-{name}")
    return 1 << len(_HALVINGS) - 1


def _doubling(name: str) -> int:
    _DOUBLINGS.append(f"double-{name}")
    return 1 << len(_DOUBLINGS) - 1


# What halves a unit, as bits; the first of several is told.
HALF_DISRUPTED: Final = _halving("disrupted")  # H44-14.2, S42-13.2.1
HALF_NOT_LEAD: Final = _halving("not-lead")  # H44-10.2.1
HALF_JOINING: Final = _halving("joining")  # H44-16.5
HALF_LANDING: Final = _halving("landing")  # H44-22.6
HALF_WATER: Final = _halving("water")  # a major river or a canal (H44-10.8.2, S42-9.5.2)
HALF_VEHICLE_WATER: Final = _halving("vehicle-water")  # vehicles across any water (H44-10.8.2)
HALF_VEHICLE_MARSH: Final = _halving("vehicle-marsh")  # H44-10.8.3
HALF_VEHICLE_POLDER: Final = _halving("vehicle-polder")  # H44-10.8.4
HALF_ANTI_TANK: Final = _halving("anti-tank")  # H44-10.4
HALF_ENGAGED: Final = _halving("engaged")  # H44-11.5.1
HALF_SCATTERED: Final = _halving("scattered")  # H44-22.3.6
HALF_SUPPLY: Final = _halving("supply")  # H44-18.4, S42-16.4

# What doubles it.
DOUBLE_WATER: Final = _doubling("water")  # all attack out of marsh or across water (H44-10.8.2, S42-9.5.1)
DOUBLE_GROUND: Final = _doubling("ground")  # town, city (H44-10.8.1, S42-9.6.3)
DOUBLE_LANDING: Final = _doubling("landing")  # H44-22.6
DOUBLE_MARSH: Final = _doubling("marsh")  # S42-9.5.4
DOUBLE_MOUNTAIN: Final = _doubling("mountain")  # S42-9.6.1
DOUBLE_CONTESTED: Final = _doubling("contested")  # S42-29.1.1
DOUBLE_ALPINISTS: Final = _doubling("alpinists")  # S42-20.2
DOUBLE_ENGINEERS: Final = _doubling("engineers")  # S42-20.9

# Why a unit in the attacked hex adds nothing (`CombatRules.defence_void`); 0 it does.
VOIDS: Final = ("", "void-routed", "void-fled", "void-crowded", "void-source")
VOID_ROUTED: Final = 1  # H44-14.3.2, S42-13.3.2
VOID_FLED: Final = 2  # H44-13.5, S42-12.4
VOID_CROWDED: Final = 3  # H44-6.4.2, S42-4.4
VOID_SOURCE: Final = 4  # a supply source that is not alone (H44-18.2.2)


class StrengthSum:
    """The strength of one side as it adds up, unit by unit."""

    def __init__(self, s: ZocState, plain: str, ledger: Ledger | None) -> None:
        self.sc = s.zoc
        self.plain = plain  # the name of a line that nothing changed
        self.ledger = ledger
        self.total = 0
        self.ones = 0  # units of strength 1 that are halved: only their sum is rounded
        self.doubled_ones = 0

    def add(self, u: int, strength: int, halvings: int, doublings: int) -> None:
        """Halve each unit, rounding up, then double it (H44-10.1, S42-9.1)."""
        worth = strength
        if halvings and strength == 1:
            worth = self.half_of_one(doublings != 0)
        elif halvings:
            worth = (worth + 1) // 2
        self.count(_HALVINGS[lowest(halvings)] if halvings else self.plain, worth, u)
        if halvings and strength > 1 and not self.sc.combat_rules.halves_once:
            worth = self.halve_again(u, worth, halvings & (halvings - 1))
        if doublings:
            self.count(_DOUBLINGS[lowest(doublings)], worth, u)

    def halve_again(self, u: int, worth: int, halvings: int) -> int:
        """Every further reason halves what is left, and has its own line (S42-9.1)."""
        while halvings:
            half = (worth + 1) // 2
            self.count(_HALVINGS[lowest(halvings)], half - worth, u)
            worth = half
            halvings &= halvings - 1
        return worth

    def half_of_one(self, doubled: bool) -> int:
        """What one more halved unit of strength 1 adds: 1, 0, 1, 0 ..."""
        if doubled:
            self.doubled_ones += 1
            return self.doubled_ones & 1
        self.ones += 1
        return self.ones & 1

    def count(self, name: str, value: int, u: int) -> None:
        self.total += value
        if self.ledger is not None:
            self.ledger.add(self.sc.rule(f"modifier-{name}"), name, value, u)

    def cap(self, most: int, name: str) -> int:
        """The total, but not more than counts in one combat (S42-8.5.1, 8.5.2)."""
        if most and self.total > most:
            self.total = most
            if self.ledger is not None:
                self.ledger.total = most
                rule = self.sc.rule(f"modifier-{name}")
                self.ledger.lines.append(Modifier(rule, name, CAP, most, most))
        return self.total


def lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def attack_total(s: ZocState, b: Battle, ledger: Ledger | None = None) -> int:
    """The attack strength of all who take part."""
    combat_rules = s.zoc.combat_rules
    strength_rules = s.zoc.strength_rules
    tally = StrengthSum(s, "attack-strength", ledger)
    for u in bit_list(b.units):
        strength = strength_rules.attack_strength(s, u)
        if ledger is not None:
            tally.plain = strength_rules.strength_line(s, u, "attack-strength")
        tally.add(u, strength, combat_rules.attack_halvings(s, b, u), combat_rules.attack_doublings(s, b, u))
    return tally.cap(combat_rules.attack_cap, "cap")


def defence_total(s: ZocState, b: Battle, ledger: Ledger | None = None) -> int:
    """The defence strength of the attacked hex."""
    combat_rules = s.zoc.combat_rules
    strength_rules = s.zoc.strength_rules
    tally = StrengthSum(s, "defence-strength", ledger)
    counted = combat_rules.defenders_that_count(s, b)
    for u in defenders(s, b.target, b.player):
        void = combat_rules.defence_void(s, b, u)
        if not void and not counted >> u & 1:
            void = VOID_CROWDED
        if void:
            tally.count(VOIDS[void], 0, u)
            continue
        strength = strength_rules.defence_strength(s, u)
        if ledger is not None:
            tally.plain = strength_rules.strength_line(s, u, "defence-strength")
        tally.add(
            u, strength, combat_rules.defence_halvings(s, b, u), combat_rules.defence_doublings(s, b, u)
        )
    return tally.cap(combat_rules.defence_cap, "cap-defence")


def defence_worth(s: ZocState, b: Battle, u: int) -> int:
    """What one unit alone would add to the defence."""
    combat_rules = s.zoc.combat_rules
    if combat_rules.defence_void(s, b, u):
        return 0
    tally = StrengthSum(s, "defence-strength", None)
    strength = s.zoc.strength_rules.defence_strength(s, u)
    tally.add(u, strength, combat_rules.defence_halvings(s, b, u), combat_rules.defence_doublings(s, b, u))
    return tally.total


class Odds:
    """The odds of an attack: strengths, shifts, rung of the ladder and column of the table."""

    def __init__(self, attack: int, defence: int, shift: int, rung: int, column: int) -> None:
        self.attack = attack
        self.defence = defence
        self.shift = shift
        self.rung = rung
        self.column = column

    def results(self, s: ZocState) -> list[int]:
        """The codes of the six faces."""
        tables = s.zoc.combat
        return [tables.result(self.column, face) for face in range(1, 7)]


def odds_of(s: ZocState, b: Battle, ledgers: list[Ledger] | None = None) -> Odds:
    """Strengths, then shifts, then the bounds of the table (H44-9.3, 9.4). Ledgers: three, to be filled."""
    attack = attack_total(s, b, ledgers[0] if ledgers else None)
    defence = defence_total(s, b, ledgers[1] if ledgers else None)
    shift = s.zoc.combat_rules.shifts(s, b, ledgers[2] if ledgers else None)
    at = shifted(rung(attack, defence), shift)
    odds = Odds(attack, defence, shift, at, column(s.zoc.combat, at))
    if ledgers is not None:
        automatic = s.zoc.combat_rules.automatic_in_combat and is_automatic(s, odds)
        name = f"column-{ODDS[len(ODDS) - 1 if automatic else odds.column]}"
        line = Modifier(s.zoc.rule("modifier-column"), name, COLUMN, odds.column, shift)
        ledgers[2].lines.append(line)
    return odds


def is_automatic(s: ZocState, odds: Odds) -> bool:
    """Whether odds are so high that they shatter a hex (H44-8.7, S42-8.4)."""
    return odds.rung >= s.zoc.combat_rules.automatic_odds


def is_too_low(s: ZocState, b: Battle) -> bool:
    """Whether an attack is not allowed at its odds (S42-8.4)."""
    return s.zoc.combat_rules.refuses_low_odds and odds_of(s, b).rung < s.zoc.combat.first_rung


def is_hopeless(s: ZocState, b: Battle) -> bool:
    """Whether an attack would not be allowed even with all the support there is."""
    if not s.zoc.combat_rules.refuses_low_odds:
        return False
    least = s.zoc.combat.first_rung
    at = odds_of(s, b).rung
    return at < least and at + s.zoc.support_rules.most_support(s, b) < least


def is_settled(s: ZocState, b: Battle) -> bool:
    """Whether no die is rolled: the answer was too much, or the odds are overwhelming (S42-8.4)."""
    if is_too_low(s, b):
        return True
    return s.zoc.combat_rules.automatic_in_combat and is_automatic(s, odds_of(s, b))


def odds_ledgers(s: ZocState, b: Battle) -> list[Ledger]:
    """Where the odds of an attack come from: attack, defence, shifts."""
    ledgers = [Ledger("attack"), Ledger("defence"), Ledger("shifts")]
    odds_of(s, b, ledgers)
    return ledgers


def shift_by(s: ZocState, ledger: Ledger | None, name: str, value: int, u: int = -1) -> int:
    """A shift in columns, with its line in the ledger."""
    if ledger is not None:
        ledger.total += value
        rule = s.zoc.rule(f"modifier-{name}")
        ledger.lines.append(Modifier(rule, name, SHIFT, value, ledger.total, u))
    return value


def best_lead(s: ZocState, b: Battle) -> int:
    """The formation whose lead makes the attack strongest; of equals the first; NO_LEAD where none leads."""
    leads = s.zoc.combat_rules.leads(s, b)
    if len(leads) < 2:
        return leads[0] if leads else NO_LEAD
    was = b.lead
    best = NO_LEAD
    most = -1
    for lead in leads:
        b.lead = lead
        total = attack_total(s, b)
        if total > most:
            best, most = lead, total
    b.lead = was
    return best


@mypyc_attr(allow_interpreted_subclasses=True)
class StrengthRules(Generic[S]):
    """What a unit is worth before anything halves or doubles it (H44-2.3, S42-2.3.2, 23.4)."""

    def attack_strength(self, s: S, u: i64) -> i64:
        """As printed for its steps."""
        return s.zoc.attack[STRIDE * u + s.steps[u]]

    def defence_strength(self, s: S, u: i64) -> i64:
        """As printed for its steps."""
        return s.zoc.defence[STRIDE * u + s.steps[u]]

    def force_of(self, s: S, u: i64) -> i64:
        """An upper bound of what a unit adds to an attack, by steps and weighty marks (`State.force`)."""
        return self.attack_strength(s, u)

    def guard_of(self, s: S, u: i64) -> i64:
        """A lower bound of what a unit in good order adds to its defence, by the same (`State.guard`)."""
        return self.defence_strength(s, u)

    def strength_line(self, s: S, u: int, plain: str) -> str:
        """The name of the ledger's line for a strength that is neither halved nor doubled (S42-23.4)."""
        return plain

# mypyc: interpreted
"""What vehicles are worth by their duels: every card against the two that met most often.

A duel: two vehicles at a range, halted in the open with seasoned crews, fire in turn until one of them is out
of the fight; each begins half of the duels. Of the shots a vehicle takes a half come from its front, a third
from the front side, a sixth from the rear side: an enemy finds the flank sooner or later. Special ammunition
is there as often as its limit says (PZR-5.16.2). Who wins a share w of the duels is worth the root of w to
1 - w of his opponent: by the square law of combat numbers count twice, quality once.
"""

from fractions import Fraction
from functools import cache
from math import isqrt
from typing import Final

from grognard.games.panzer.box.card_types import Vehicle
from grognard.games.panzer.box.data_files import load_cards, load_tables

from .armour import ASPECTS, armour_of
from .duels import OUT, ROLLED, ApRow, Conditions, Shooter, answer, vehicle_shooter
from .penetration import range_factor

OPPONENTS: Final = ("S-T34-76", "G-PZ4H")
RANGES: Final = (5, 10, 15)  # hexes of 100 m
SHARES: Final = (("front", 3), ("front_side", 2), ("rear_side", 1))  # sixths of the shots that are taken
LEAST: Final = Fraction(1, 100)  # no chance of a shot counts for less: there is always luck
OFF: Final = Fraction(1, 5)  # points that differ by more are named
SCALE: Final = 10**8


class Worth:
    """A card: how many duels it wins against each of OPPONENTS, and what the duels say it is worth."""

    def __init__(self, card: Vehicle, wins: list[Fraction], points: int) -> None:
        self.card = card
        self.wins = wins
        self.points = points

    @property
    def off(self) -> Fraction:
        """The part of what the duels say by which the card is too expensive, or below 0 too cheap."""
        return Fraction(self.card.points - self.points, self.points)


def armed_cards() -> list[str]:
    """The vehicles that can fire AP, by date and name."""
    cards = load_cards()
    armed = [card for card in cards.vehicles.values() if card.gun and shooter_of(card).rows]
    return [card.id for card in sorted(armed, key=lambda card: (card.side, card.since, card.id))]


def shooter_of(card: Vehicle) -> Shooter:
    """A vehicle with its gun."""
    return vehicle_shooter(card, load_cards().guns[card.gun])


@cache
def shot(firer: str, target: str, hexes: int) -> Fraction:
    """The chance that a shot with the better ammunition puts the target out of the fight."""
    cards = load_cards().vehicles
    shooter = shooter_of(cards[firer])
    chances = [_row_chance(shooter, row, cards[target], hexes) for row in shooter.rows]
    return max(LEAST, *chances)


def _row_chance(shooter: Shooter, row: ApRow, target: Vehicle, hexes: int) -> Fraction:
    """The same with one kind of ammunition, over the aspects."""
    if range_factor(row.ranges, hexes) < 0:
        return Fraction(0)
    tables = load_tables()
    armour = armour_of(target, tables.armour)
    conditions = Conditions()
    conditions.supply = ROLLED
    total = Fraction(0)
    for name, sixths in SHARES:
        chances = answer(tables, shooter, row, target, armour, hexes, ASPECTS.index(name), conditions)
        total += Fraction(sixths, 6) * chances.sum_of(OUT)
    return total


def won(one: str, other: str) -> Fraction:
    """The share of its duels with another card that a card wins, over ranges and who begins."""
    total = Fraction(0)
    for hexes in RANGES:
        mine, theirs = shot(one, other, hexes), shot(other, one, hexes)
        some = 1 - (1 - mine) * (1 - theirs)  # that a round of two shots decides
        total += (mine / some + (1 - theirs) * mine / some) / 2  # when it begins, when the other does
    return total / len(RANGES)


def worth_of(card: str) -> Worth:
    """What the duels of a card say it is worth: the geometric mean of what each opponent says."""
    vehicles = load_cards().vehicles
    wins = [won(card, opponent) for opponent in OPPONENTS]
    product = Fraction(1)
    for opponent, share in zip(OPPONENTS, wins, strict=True):
        product *= vehicles[opponent].points ** 2 * share / (1 - share)
    points = isqrt(isqrt(int(product * SCALE**4))) // SCALE
    return Worth(vehicles[card], wins, max(1, points))

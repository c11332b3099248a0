# mypyc: interpreted
"""Overlays of the family's maps: zones of control, bonds, supply lines, retreats.

H44-7, 13, 18.3; S42-6, 7, 12, 16.3.

Each answers tints and strokes; what is said about them is a game's, whose rules have its own numbers.
"""

from __future__ import annotations

from itertools import pairwise

from grognard.core.kernel.kinds import bits_of
from grognard.core.telling.overlay import Stroke, Tint

from ..bonds import Bond, all_bonds, hex_bond, side_bond
from ..box.mapping import Point, centre
from ..retreat import Retreat
from ..retreat_paths import HERE, firsts
from ..scenario import ZocScenario
from ..state import ZocState
from ..steps import direction
from ..zoc import bare_zoc, in_zoc

NEAR = 2  # hexes: bonds farther from any enemy are not drawn

# What cuts a supply line: words of the games' texts.
ENEMY = "enemy"
ZOC = "zoc"
BOND = "bond"
FAR = "far"


def watched(player: int) -> list[int]:
    """Whose zones a reader is shown: the enemy's, and to spectators both sides'."""
    return [1 - player] if player >= 0 else [0, 1]


def zoc_tints(s: ZocState, players: list[int]) -> list[Tint]:
    """The hexes in the ZOC of players' units."""
    sc = s.zoc
    return [
        Tint(sc.board.name(h), "zoc", owner=player)
        for player in players
        for h in range(sc.n)
        if sc.in_play[h] and in_zoc(s, h, player)
    ]


def spot(sc: ZocScenario, place: int) -> Point:
    """Where a hex lies, or a cell just off the map."""
    x, y = centre(sc.board, place)
    return round(x, 4), round(y, 4)


def near_bonds(s: ZocState, owner: int) -> list[Bond]:
    """The bonds of a player that an enemy is near enough to run into, unless his own units are in between."""
    sc = s.zoc
    enemies = [h for h in range(sc.n) if s.holder[h] == 1 - owner]
    bonds = []
    for bond in all_bonds(s, owner):
        ends = [end for end in (bond.a, bond.b) if end < sc.n]
        if any(s.holder[h] == owner for h in between(sc, bond)):
            continue
        if any(sc.board.distance_between(end, h) <= NEAR for end in ends for h in enemies):
            bonds.append(bond)
    return bonds


def between(sc: ZocScenario, bond: Bond) -> list[int]:
    """The hex that a bond fills, or the two between which it lies."""
    hexes = [bond.hex] if bond.hex >= 0 else [bond.side // 6, sc.neighbour[bond.side]]
    return [h for h in hexes if 0 <= h < sc.n]


def bond_strokes(sc: ZocScenario, bonds: list[Bond]) -> list[Stroke]:
    return [Stroke("bond", [spot(sc, bond.a), spot(sc, bond.b)], bond.owner) for bond in bonds]


def line_strokes(sc: ZocScenario, lines: list[list[int]], owner: int) -> list[Stroke]:
    """Supply lines, each from its unit to its source; what they share is drawn once."""
    drawn: set[tuple[int, int]] = set()
    strokes: list[Stroke] = []
    for line in sorted(lines, key=len, reverse=True):
        points: list[Point] = []
        for a, b in pairwise(line):
            if a >= sc.size or b >= sc.size:  # the last step, into an entry area, is off the map
                break
            points += [spot(sc, a)] if not points else []
            points.append(spot(sc, b))
            if (a, b) in drawn:
                break
            drawn.add((a, b))
        if len(points) > 1:
            strokes.append(Stroke("supply", points[::-1], owner))
    return strokes


def cut_of(s: ZocState, player: int, line: list[int]) -> tuple[str, int]:
    """What cuts a line that would hold if no enemy were there: the cause, and the hex."""
    sc = s.zoc
    enemy = 1 - player
    for at, (a, b) in enumerate(pairwise(line)):
        if b >= sc.n:
            continue
        if s.holder[b] == enemy:
            return ENEMY, b
        d = direction(s, a, b)
        if hex_bond(s, enemy, b) or side_bond(s, enemy, a, d):
            return BOND, b
        if bare_zoc(s, b, enemy) and (at or bare_zoc(s, a, enemy)):
            return ZOC, b
    for b in line[1:]:
        if b < sc.n and in_zoc(s, b, enemy):
            return ZOC, b
    return FAR, line[0]


# -- retreats (H44-13, S42-12) -----------------------------------------------------------------------------


class Flights:
    """Where units that are driven out of a hex would go, found by letting them go."""

    def __init__(self, s: ZocState, units: list[int], origin: int, shortest: int, longest: int) -> None:
        self.paths: list[list[int]] = []  # every end once, with a way to it
        player = s.zoc.owner[units[0]]
        frame = Retreat(player, bits_of(units), origin, shortest, longest)
        self.lost = frame.lost(s, frame.flight(s))
        left = [u for u in units if u not in self.lost]
        frame.units = bits_of(left)
        if left and not firsts(frame.flight(s).together()):  # they cannot stay together
            for u in left:
                self.follow(s, Retreat(player, 1 << u, origin, shortest, longest), [])
        elif left:
            self.follow(s, frame, [])

    def follow(self, s: ZocState, frame: Retreat, path: list[int]) -> None:
        """Every best way on from where they are."""
        here = path[-1] if path else -1
        ways = firsts(frame.flight(s).together()) if here < s.zoc.n else [HERE]
        if (HERE in ways or not ways) and path and all(path[-1] != known[-1] for known in self.paths):
            self.paths.append(path)
        for to in ways:
            if to != HERE:
                there, gone = s.copy(), frame.copy()
                assert isinstance(there, ZocState)
                gone.go_to(there, to)
                self.follow(there, gone, [*path, to])

"""What a moment of the games with ZOC bonds is asked about a deed: the questions that both lists share.

A `Scene` is a moment of a game. ZOC and bonds are those of the slow references.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.battle import BREAKTHROUGH
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.kinds import (
    ATTACKED,
    DISRUPTED,
    EXTENDED,
    FLED,
    GOOD,
    MARCH,
    MOVED,
    REFITTED,
    REMNANT,
    RETREATED,
    ROUTED,
    SHATTERED,
    STRUCK,
    TACTICAL,
)
from grognard.games.zocbond.movement import Move
from grognard.games.zocbond.retreat import Retreat
from grognard.testing.bars import Deed

# -- the ways, by families -----------------------------------------------------------------------------

MARCHES = ("marches", "moves extended", "moves tactically")  # a step of the movement phase, by its gait
# Such a step once more, by where it leads: "enters the map", "leaves the map", "changes area".
GAIT_WAYS = {MARCH: "marches", EXTENDED: "moves extended", TACTICAL: "moves tactically"}
FIGHTS = ("attacks", "breaks through")


class Scene:
    """A moment of a game: the State, and what the slow reference says about it."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.sc = s.zoc
        self.after = s  # the State when all that follows from the choice has happened
        self.tally: dict[Any, Any] = {}  # what the list has counted before this moment

    @abstractmethod
    def gripped(self, h: int, player: int) -> bool:
        """Whether a hex lies in the ZOC of a player."""

    @abstractmethod
    def crossed_bond(self, owner: int, at: int, to: int) -> bool:
        """Whether a bond of a player fills a hex, or lies on the hexside between another hex and it."""

    @abstractmethod
    def line(self, a: int, x: int, b: int, owner: int) -> bool:
        """Whether a bond of a player runs from one cell through a hex to another."""

    @abstractmethod
    def foes(self, h: int, player: int) -> list[int]:
        """The enemies of a player in a hex who keep him out of it."""

    @abstractmethod
    def counts(self, units: list[int]) -> int:
        """How many units too many they would be in one hex."""

    def bond(self, owner: int, at: int, to: int) -> bool:
        """Whether a bond of a player keeps others from going from a hex or area into a hex.

        Out of an area it does if it fills the hex, or lies on every hexside of it at the edge of the map.
        """
        if self.is_hex(at):
            return self.side(at, to) >= 0 and self.crossed_bond(owner, at, to)
        around = [self.sc.neighbour[6 * to + d] for d in range(6)]
        through = [(around[d], around[d + 3]) for d in range(3)]
        past = [(around[d - 1], around[(d + 1) % 6]) for d in range(6) if around[d] >= self.sc.n]
        filled = any(self.holds(pair, to, owner) for pair in through)
        return filled or (bool(past) and all(self.holds(pair, to, owner) for pair in past))

    def holds(self, ends: tuple[int, int], h: int, owner: int) -> bool:
        on_map = min(ends) >= 0 and max(ends) < self.sc.n
        return bool(on_map) and self.line(ends[0], h, ends[1], owner)

    # -- what is read from the State -------------------------------------------------------------------

    def is_hex(self, place: int) -> bool:
        return bool(0 <= place < self.sc.n)

    def is_area(self, place: int) -> bool:
        return bool(self.sc.size <= place < self.sc.box)

    def enemy(self, u: int) -> int:
        return 1 - int(self.sc.owner[u])

    def marked(self, u: int, marks: int) -> bool:
        return bool(self.s.marks[u] & marks)

    def around(self, h: int) -> list[int]:
        cells = [self.sc.neighbour[6 * h + d] for d in range(6)]
        return [to for to in cells if 0 <= to < self.sc.n]

    def side(self, at: int, to: int) -> int:
        """The hexside between two hexes, seen from the first; -1 if they do not touch."""
        return next((6 * at + d for d in range(6) if self.sc.neighbour[6 * at + d] == to), -1)

    def friends(self, u: int, h: int) -> list[int]:
        """Units of the same side in a place, without the unit itself."""
        owner = self.sc.owner[u]
        return [v for v in self.s.stack_at(h) if v != u and self.sc.owner[v] == owner]

    def receiver(self, u: int) -> int:
        """Who takes a step: the unit that is there afterwards, or its remnant that makes way for it."""
        if 0 <= self.s.place[u] < self.sc.box:
            return u
        remnants = [v for v in range(self.sc.units) if self.sc.traits[v] & REMNANT and self.s.parent[v] == u]
        return next((v for v in remnants if 0 <= self.s.place[v] < self.sc.box), u)

    def move(self) -> Move | None:
        return next((f for f in reversed(self.s.lanes[0]) if isinstance(f, Move)), None)

    def advance(self) -> Advance | None:
        return next((f for f in reversed(self.s.lanes[0]) if isinstance(f, Advance)), None)

    def retreat(self, u: int) -> Retreat | None:
        frames = [f for f in self.s.lanes[0] if isinstance(f, Retreat)]
        return next((f for f in reversed(frames) if f.units >> u & 1), None)

    def combat(self) -> Attack | Stand | None:
        """The attack, or the determined defence against it, that is being resolved."""
        return next((f for f in reversed(self.s.lanes[0]) if isinstance(f, Attack | Stand)), None)

    def counted(self, *what: Any) -> int:
        """How often something has happened before this moment."""
        return int(self.tally.get(what, 0))

    def in_phase(self, name: str) -> bool:
        return any(name == f.NAME for f in self.s.lanes[0])

    def steps_before(self) -> int:
        """Steps that those who move now have behind them in this move."""
        move = self.move()
        return move.hexes if move else 0

    def cleared(self, to: int) -> bool:
        """Whether combat has just emptied a hex before those who advance into it."""
        frame = self.advance()
        return frame is not None and to in (frame.vacated, frame.free)


# -- what both games ask about a deed -----------------------------------------------------------------


def enemy_there(scene: Scene, d: Deed) -> bool:
    return scene.is_hex(d.to) and bool(scene.foes(d.to, scene.sc.owner[d.unit]))


def out_of_play(scene: Scene, d: Deed) -> bool:
    return scene.is_hex(d.to) and not scene.sc.in_play[d.to]


def not_next_door(scene: Scene, d: Deed) -> bool:
    """Neither a neighbour nor the area that a hex opens on, nor an area that touches an area."""
    if scene.is_hex(d.at) and scene.is_hex(d.to):
        return scene.side(d.at, d.to) < 0
    if scene.is_area(d.at) and scene.is_area(d.to):
        return d.to not in scene.sc.area_links[d.at - scene.sc.size]
    edge, area = min(d.at, d.to), max(d.at, d.to)
    return bool(scene.sc.gate_of[edge] != area)


def bond_in_the_way(scene: Scene, d: Deed) -> bool:
    return scene.is_hex(d.to) and scene.bond(scene.enemy(d.unit), d.at, d.to)


def bond_on_the_way_forward(scene: Scene, d: Deed) -> bool:
    """An advance goes into or across a bond only into the hex just emptied."""
    return not scene.cleared(d.to) and scene.is_hex(d.at) and bond_in_the_way(scene, d)


def move_is_over(scene: Scene, d: Deed) -> bool:
    return scene.marked(d.unit, MOVED)


def joins(scene: Scene, d: Deed) -> bool:
    """Whether a unit of a breakthrough group adds its strength to an attack of others (H44-16.5)."""
    combat = scene.combat()
    return isinstance(combat, Attack) and bool(combat.joined >> d.unit & 1)


def shattered_somebody(scene: Scene, d: Deed) -> bool:
    """A breakthrough group that an automatic DS let advance may spend its combat on an attack of others."""
    return scene.marked(d.unit, SHATTERED) and not (d.way == "attacks" and joins(scene, d))


def disrupted(scene: Scene, d: Deed) -> bool:
    return bool(scene.s.order[d.unit] == DISRUPTED)


def routed(scene: Scene, d: Deed) -> bool:
    return bool(scene.s.order[d.unit] == ROUTED)


def in_disorder(scene: Scene, d: Deed) -> bool:
    return bool(scene.s.order[d.unit] != GOOD)


def in_disorder_in_an_area(scene: Scene, d: Deed) -> bool:
    return scene.is_area(d.at) and in_disorder(scene, d)


def refitted(scene: Scene, d: Deed) -> bool:
    return scene.marked(d.unit, REFITTED)


def refitted_and_moved(scene: Scene, d: Deed) -> bool:
    return refitted(scene, d) and scene.steps_before() > 0


def refitted_beside(scene: Scene, d: Deed) -> bool:
    """Out of the hex of a unit that has taken a replacement nobody attacks."""
    units = [d.unit, *(scene.friends(d.unit, d.at) if scene.is_hex(d.at) else [])]
    return any(scene.marked(u, REFITTED) for u in units)


def has_attacked(scene: Scene, d: Deed) -> bool:
    return scene.marked(d.unit, ATTACKED)


def went_extended(scene: Scene, d: Deed) -> bool:
    return bool(scene.s.gait[d.unit] == EXTENDED)


def went_between_areas(scene: Scene, d: Deed) -> bool:
    """It is in an area and was in another one when the turn began."""
    began = scene.s.began[d.unit]
    return scene.is_area(d.at) and scene.is_area(began) and bool(began != d.at)


def not_beside_target(scene: Scene, d: Deed) -> bool:
    if scene.is_area(d.at):
        return bool(scene.sc.gate_of[d.to] != d.at)
    return scene.side(d.at, d.to) < 0


def all_struck_before(scene: Scene, d: Deed) -> bool:
    foes = scene.foes(d.to, scene.sc.owner[d.unit])
    return bool(foes) and all(scene.marked(u, STRUCK) for u in foes)


def stopped_in_zoc(scene: Scene, d: Deed) -> bool:
    """It has entered an EZOC in this move and goes on."""
    return scene.steps_before() > 0 and scene.is_hex(d.at) and scene.gripped(d.at, scene.enemy(d.unit))


def far_by_tactics(scene: Scene, d: Deed) -> bool:
    return scene.steps_before() >= 2


def area_left_too_soon(scene: Scene, d: Deed) -> bool:
    """Who has come into an area leaves it in the next movement phase."""
    return scene.is_area(d.at) and scene.steps_before() > 0


def routed_into_zoc(scene: Scene, d: Deed) -> bool:
    if not routed(scene, d) or not scene.is_hex(d.to) or not scene.gripped(d.to, scene.enemy(d.unit)):
        return False
    return not any(scene.s.order[v] != ROUTED for v in scene.friends(d.unit, d.to))


def bare(scene: Scene, u: int, h: int) -> bool:
    """An EZOC without a friend who has not retreated in this phase."""
    if not scene.is_hex(h) or not scene.gripped(h, scene.enemy(u)):
        return False
    return not any(steadfast(scene, v) for v in scene.friends(u, h))


def steadfast(scene: Scene, u: int) -> bool:
    frames = [f for f in scene.s.lanes[0] if isinstance(f, Retreat)]
    fleeing = any(f.fleeing >> u & 1 for f in frames)
    return not fleeing and not scene.marked(u, RETREATED)


def from_zoc_to_zoc(scene: Scene, d: Deed) -> bool:
    """`other` is the number of hexes behind it: the hex it was driven from does not count."""
    return d.other > 0 and bare(scene, d.unit, d.at) and bare(scene, d.unit, d.to)


def ends_in_zoc(scene: Scene, d: Deed) -> bool:
    return bare(scene, d.unit, d.to)


def has_retreated(scene: Scene, d: Deed) -> bool:
    return scene.marked(d.unit, FLED)


def limited_elsewhere(scene: Scene, d: Deed) -> bool:
    frame = scene.advance()
    return frame is not None and frame.kind == 0 and not scene.cleared(d.to)


def into_a_crowd(scene: Scene, d: Deed) -> bool:
    """With it there are more units in the hex than the limit allows."""
    leaving = max(d.other, 0)  # those of its group who go on
    staying = [v for v in scene.friends(d.unit, d.to) if not leaving >> v & 1]
    return scene.is_hex(d.to) and scene.counts([d.unit, *staying]) > 0


# -- support -----------------------------------------------------------------------------------------


def in_breakthrough(scene: Scene, d: Deed) -> bool:
    """Breakthrough combat has no artillery (H44-16.3.5, S42-15.2.9)."""
    frame = scene.combat()
    return frame is not None and frame.kind == BREAKTHROUGH


def supported_already(scene: Scene, d: Deed) -> bool:
    """A determined defence has one support (H44-17.6.3, S42-11.3)."""
    frame = scene.combat()
    return isinstance(frame, Stand) and (frame.support >= 0 or frame.air > 0) and frame.support != d.unit


def of_the_enemy(scene: Scene, d: Deed) -> bool:
    """Support for the other side."""
    frame = scene.combat()
    return frame is not None and bool(scene.sc.owner[d.unit] != frame.player)

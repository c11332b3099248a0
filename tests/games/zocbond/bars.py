"""What bars a deed in the games with ZOC bonds: deeds, questions and strained positions that both share.

Deeds are read from the log of a choice: it names every place a unit comes to, and how. Much may follow from
one choice (a step, and routed enemies who run from it; a die, losses and a retreat), so the State is brought
up to date between the events, and every bar is asked about the position of its moment, in a `Scene`. What
has turned up in a hex without a word in the log is a deed too. ZOC and bonds are those of the slow
references.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, ClassVar

from grognard.core.event import Event
from grognard.core.kinds import bit_list
from grognard.core.option import Option
from grognard.core.state import choose
from grognard.games.stalingrad42.kinds import RESERVE
from grognard.games.zocbond import events
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.kinds import (
    ATTACKED,
    DISRUPTED,
    EXTENDED,
    FIRED,
    FLED,
    GOOD,
    LOST,
    MARCH,
    MOVED,
    OUT_OF_SUPPLY,
    REFITTED,
    RETREATED,
    ROUTED,
    SHATTERED,
    STRUCK,
    TACTICAL,
    WITHDRAWN,
)
from grognard.games.zocbond.movement import Move
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.retreat import Retreat
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.verbs import DONE
from grognard.testing.bars import Bars, Deed, Moment, Strain

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

    def move(self) -> Move | None:
        return next((f for f in reversed(self.s.lanes[0]) if isinstance(f, Move)), None)

    def advance(self) -> Advance | None:
        return next((f for f in reversed(self.s.lanes[0]) if isinstance(f, Advance)), None)

    def retreat(self, u: int) -> Retreat | None:
        frames = [f for f in self.s.lanes[0] if isinstance(f, Retreat)]
        return next((f for f in reversed(frames) if f.units >> u & 1), None)

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


def shattered_somebody(scene: Scene, d: Deed) -> bool:
    return scene.marked(d.unit, SHATTERED)


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


# -- the oracle ---------------------------------------------------------------------------------------

PLACING = (events.MOVES, events.RETREATS, events.ADVANCES)


class ZocBars(Bars):
    """Deeds from the log, and from places that the log does not explain."""

    SIDETRACKS: ClassVar[float] = 0.06
    FAR: ClassVar[int] = 16
    DULL: ClassVar[frozenset[str]] = frozenset({"done", "halt", "cancel", "drop", "stay", "split"})
    PLACERS: ClassVar[dict[int, str]] = {}  # events (unit, place, ...) that put a unit somewhere: their ways
    TELLS: ClassVar[dict[int, str]] = {}  # other events (unit, ...): their ways

    @abstractmethod
    def scene(self, s: Any) -> Scene:
        """What bars are asked about."""

    def deeds(self, moment: Moment) -> list[Deed]:
        return [deed for _, deed in self.scenes(moment)]

    def scenes(self, moment: Moment) -> Iterable[tuple[Scene, Deed]]:
        s = moment.before
        fresh = True  # `s` is the State before the choice, which others need as it is
        trails: dict[int, list[int]] = {}  # of those who retreat: the places they have left
        for group in together(moment.told):
            scene = self.scene(s)
            for event in group:
                for deed in self.of_event(scene, event, trails):
                    yield scene, deed
            if self.changes(group[0]):
                s = s.copy() if fresh else s
                fresh = False
                for event in group:
                    self.apply(s, event)
        scene = self.scene(s)
        yield from self.finished(scene, moment.after, trails)
        for u in range(scene.sc.units):
            if just_moved_far(moment, u):
                yield scene, Deed("ends extended movement", u, -1, moment.after.place[u])
        yield from self.unsaid(scene, moment.after)

    # -- deeds -----------------------------------------------------------------------------------------

    def of_event(self, scene: Scene, event: Event, trails: dict[int, list[int]]) -> Iterator[Deed]:
        kind, u = event.kind, event.a
        if kind == events.MOVES:
            yield from by_foot(scene, u, event.c, event.b)
        elif kind == events.RETREATS:
            frame = scene.retreat(u)
            trail = trails.setdefault(u, [])
            behind = len(trail) + (frame.hexes if frame and not trail else 0)
            trail.append(event.c)
            yield Deed("retreats", u, event.c, event.b, behind)
        elif kind == events.ADVANCES:
            yield Deed("advances", u, event.c, event.b)
        elif kind in (events.ATTACKS, events.STRIKES):
            way = "attacks" if kind == events.ATTACKS else "breaks through"
            for v in bit_list(event.a):
                yield Deed(way, v, scene.s.place[v], event.b, event.a)  # `other`: all who attack
        elif kind == events.SUPPORTS:
            yield Deed("supports", u, scene.s.place[u], event.b)
        elif kind == events.STANDS:
            yield Deed("leads the defence", u, scene.s.place[u])
        elif kind == events.SPLITS:
            yield Deed("splits", u, scene.s.place[u])
        elif kind in self.PLACERS:
            yield Deed(self.PLACERS[kind], u, scene.s.place[u], event.b)
        elif kind in self.TELLS:
            yield Deed(self.TELLS[kind], u, scene.s.place[u])

    def finished(
        self, scene: Scene, after: Any, trails: dict[int, list[int]]
    ) -> Iterator[tuple[Scene, Deed]]:
        """Who has finished a retreat or an advance."""
        still = 0
        for frame in after.lanes[0]:
            if isinstance(frame, Retreat):
                still |= frame.units
        for u, trail in trails.items():
            place = after.place[u]
            if not still >> u & 1 and scene.is_hex(place) and place == scene.s.place[u]:
                yield scene, Deed("ends its retreat", u, trail[0], place)
        was = scene.advance()
        now = self.scene(after).advance()
        if was is not None and was.group and was.entered:
            for u in bit_list(was.group):
                gone_on = now is not None and now.group >> u & 1
                if not gone_on and after.place[u] == scene.s.place[u] and scene.is_hex(after.place[u]):
                    yield scene, Deed("ends its advance", u, -1, after.place[u], now.group if now else 0)

    def unsaid(self, scene: Scene, after: Any) -> Iterator[tuple[Scene, Deed]]:
        """Units that are in a hex without a word about it; others than counters that stand for others."""
        for u, place in enumerate(after.place):
            if scene.is_hex(place) and scene.s.place[u] != place:
                yield scene, Deed("turns up", u, scene.s.place[u], place)

    # -- the State between two events ------------------------------------------------------------------

    def changes(self, event: Event) -> bool:
        return event.kind in (*PLACING, *self.PLACERS, events.ELIMINATED, events.BECOMES, events.REMNANT)

    def apply(self, s: Any, event: Event) -> None:
        """What an event makes of the position, as far as bars ask for it."""
        if event.kind in PLACING or event.kind in self.PLACERS:
            s.put(event.a, event.b)
            if event.kind == events.RETREATS:
                s.set_mark(event.a, WITHDRAWN)
        elif event.kind == events.REMNANT:
            s.put(event.a, s.place[event.b])
            s.put(event.b, s.zoc.box + LOST)
            s.set_steps(event.a, 1)
            s.parent[event.a] = event.b
        elif event.kind == events.ELIMINATED:
            s.put(event.a, s.zoc.box + LOST)
        else:
            s.set_order(event.a, event.b)

    # -- positions made harder -------------------------------------------------------------------------

    def strained(self, s: ZocState, random: Random) -> Strain | None:
        """In a movement or combat phase: some units near the enemy are in trouble of several kinds.

        Movement takes most of the time, so now and then it ends at once, and combat comes.
        """
        if s.lanes[0] and s.lanes[0][-1].NAME == "Movement" and random.random() < 0.4:
            if s.lanes[0][-1].check(s, Option(DONE)) == LEGAL:
                choose(s, 0, Option(DONE))
        if s.outcome >= 0 or len(s.lanes) > 1 or s.active < 0:
            return None
        top = s.lanes[0][-1]
        if isinstance(top, Advance):
            units = bit_list(top.units | top.group) + top.parted
            how = self.bonded(s, random.choice(units), random) if units else []
            return Strain(s, units, ", ".join(how))
        if top.NAME not in ("Movement", "Combat"):
            return None
        sc = s.zoc
        mine = [u for u in sc.units_of[s.active] if 0 <= s.place[u] < sc.box]
        foes = [u for u in sc.units_of[1 - s.active] if 0 <= s.place[u] < sc.n]
        if not mine or not foes:
            return None
        off_map = [u for u in mine if s.place[u] >= sc.n]
        if top.NAME == "Movement" and off_map and random.random() < 0.3:
            units = [random.choice(off_map)]
            return Strain(s, units, ", ".join(self.bonded(s, units[0], random)))
        units = random.sample(mine, min(4, len(mine)))
        how = []
        if top.NAME == "Combat" and random.random() < 0.6:
            how += self.assembled(s, units, random.choice(foes), random)
            how += self.trouble(s, units[0], False, random) if random.random() < 0.5 else []
        else:
            for u in units:
                if random.random() < 0.6:
                    how += self.brought_near(s, u, random.choice(foes), random)
            for u in units[:3]:
                if random.random() < 0.7:
                    how += self.trouble(s, u, top.NAME == "Movement", random)
        if random.random() < 0.7:
            how += self.bonded(s, random.choice(units), random)
        how += self.own_strain(s, units, random)
        return Strain(s, units, ", ".join(how))

    def assembled(self, s: Any, units: list[int], foe: int, random: Random) -> list[str]:
        """All come to enemies in disorder, so that an attack succeeds and they advance."""
        how = []
        for u in units:
            s.set_order(u, GOOD)
            how += self.brought_near(s, u, foe, random, 0.0)
        for v in s.stack_at(s.place[foe]):
            if self.wavers(s, v):
                s.set_order(v, random.choice((DISRUPTED, ROUTED)))
                how.append(f"{s.zoc.unit_names[v]} is in disorder")
        return how

    def own_strain(self, s: Any, units: list[int], random: Random) -> list[str]:
        """What only one game has."""
        return []

    def may_be_put(self, s: Any, u: int, h: int) -> bool:
        """Whether a unit could stand in a hex: nobody else's, and open ground."""
        return bool(s.zoc.in_play[h] and (s.first[h] < 0 or s.zoc.owner[s.first[h]] == s.zoc.owner[u]))

    def brought_near(self, s: Any, u: int, foe: int, random: Random, far: float = 0.4) -> list[str]:
        """A unit comes next to an enemy, or with the chance `far` perhaps a hex farther away."""
        sc = s.zoc
        around = [sc.neighbour[6 * s.place[foe] + d] for d in range(6)]
        if random.random() < far:
            around += [sc.neighbour[6 * h + d] for h in around if 0 <= h < sc.n for d in range(6)]
        open_hexes = [h for h in around if 0 <= h < sc.n and self.may_be_put(s, u, h)]
        if not open_hexes or not self.movable(s, u):
            return []
        s.put(u, random.choice(open_hexes))
        s.began[u] = s.place[u]
        return [f"{sc.unit_names[u]} in {sc.place_names[s.place[u]]}"]

    def movable(self, s: Any, u: int) -> bool:
        """Whether a unit may be put elsewhere without upsetting what the game knows about it."""
        return True

    def trouble(self, s: Any, u: int, moving: bool, random: Random) -> list[str]:
        """Not on top of other trouble: who rests or has shattered somebody is in no reserve."""
        name = s.zoc.unit_names[u]
        kind = random.randrange(6)
        if s.marks[u] & (SHATTERED | RESERVE | REFITTED):
            return []
        if kind < 2 and self.wavers(s, u):
            s.set_order(u, DISRUPTED if kind == 0 else ROUTED)
            return [f"{name} is {'disrupted' if kind == 0 else 'routed'}"]
        if kind == 2:
            s.supply[u] = OUT_OF_SUPPLY
            return [f"{name} is out of supply"]
        if kind == 3 and moving:
            s.set_mark(u, MOVED)
            return [f"{name} has moved"]
        if kind == 3:
            s.gait[u] = EXTENDED
            return [f"{name} has gone far"]
        marks = self.strain_marks(moving)
        mark = random.choice(sorted(marks))
        s.set_mark(u, mark)
        return [f"{name} is marked {marks[mark]}"]

    def wavers(self, s: Any, u: int) -> bool:
        return bool(s.zoc.zone_rules.is_combat_unit(s, u))

    def strain_marks(self, moving: bool) -> dict[int, str]:
        """Markers that a unit may get, with their names."""
        if moving:
            return {REFITTED: "as refitted", SHATTERED: "as having shattered others"}
        return {REFITTED: "as refitted", ATTACKED: "as having attacked", FLED: "as fled", FIRED: "as used"}

    def bonded(self, s: Any, u: int, random: Random) -> list[str]:
        """Pairs of enemies get bonds across hexes beside a unit, or before the area it is in."""
        sc = s.zoc
        at = s.place[u]
        if not 0 <= at < sc.box:
            return []
        beside = sc.gates[at - sc.size] if at >= sc.size else [sc.neighbour[6 * at + d] for d in range(6)]
        beside = [h for h in beside if 0 <= h < sc.n and sc.in_play[h] and s.first[h] < 0]
        how: list[str] = []
        for h in random.sample(beside, min(3, len(beside))):
            ends = [e for e in sc.units_of[1 - sc.owner[u]] if self.makes_bonds(s, e)]
            pairs = [(sc.neighbour[6 * h + d], sc.neighbour[6 * h + d + 3]) for d in range(3)]
            pairs = [pair for pair in pairs if min(pair) >= 0 and max(pair) < sc.n]
            if len(ends) > 1 and pairs:
                for e, to in zip(random.sample(ends, 2), random.choice(pairs), strict=True):
                    if self.may_be_put(s, e, to):
                        s.put(e, to)
                        how.append(f"{sc.unit_names[e]} in {sc.place_names[to]}")
        return how

    def makes_bonds(self, s: Any, u: int) -> bool:
        good = 0 <= s.place[u] < s.zoc.n and s.order[u] == GOOD and self.movable(s, u)
        return bool(good and s.zoc.zone_rules.bond_weight(s, u) >= 2)


def by_foot(scene: Scene, u: int, at: int, to: int) -> Iterator[Deed]:
    """A step of the movement phase."""
    move = scene.move()
    way = GAIT_WAYS.get(move.gait, "marches") if move else "marches"
    yield Deed(way, u, at, to)
    if scene.is_area(at) and scene.is_hex(to):
        yield Deed("enters the map", u, at, to)
    elif scene.is_hex(at) and scene.is_area(to):
        yield Deed("leaves the map", u, at, to)
    elif scene.is_area(at):
        yield Deed("changes area", u, at, to)


def just_moved_far(moment: Moment, u: int) -> bool:
    """Whether a unit has ended extended movement; not a part that has just come from one (H44-21.3)."""
    before, after = moment.before, moment.after
    done = after.marks[u] & MOVED and not before.marks[u] & MOVED and after.gait[u] == EXTENDED
    return bool(done and 0 <= before.place[u] < before.zoc.box and 0 <= after.place[u] < after.zoc.n)


def together(told: list[Event]) -> Iterator[list[Event]]:
    """The events in groups: who goes to the same place in the same way goes there at once."""
    group: list[Event] = []
    for event in told:
        same = group and event.kind in PLACING and event.kind == group[-1].kind and event.b == group[-1].b
        if group and not same:
            yield group
            group = []
        group.append(event)
    if group:
        yield group

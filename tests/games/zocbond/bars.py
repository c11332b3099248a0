"""What bars a deed in the games with ZOC bonds: deeds and strained positions that both share.

Deeds are read from the log of a choice: it names every place a unit comes to, and how. Much may follow from
one choice (a step, and routed enemies who run from it; a die, losses and a retreat), so the State is brought
up to date between the events, and every bar is asked about the position of its moment, in a `Scene`. What
has turned up in a hex without a word in the log is a deed too. What is asked about a deed is in `barriers`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, ClassVar

from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import choose
from grognard.games.stalingrad42.kinds import RESERVE
from grognard.games.zocbond import events
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.kinds import (
    ATTACKED,
    DISRUPTED,
    EXTENDED,
    FIRED,
    FLED,
    GOOD,
    LOST,
    MOVED,
    OUT_OF_SUPPLY,
    REFITTED,
    ROUTED,
    SHATTERED,
    WITHDRAWN,
)
from grognard.games.zocbond.refusals import LEGAL
from grognard.games.zocbond.retreat import Retreat
from grognard.games.zocbond.state import ZocState
from grognard.games.zocbond.verbs import DONE
from grognard.testing.bars import Bars, Deed, Moment, Strain

from .barriers import GAIT_WAYS, Scene

# -- the oracle ---------------------------------------------------------------------------------------

PLACING = (events.MOVES, events.RETREATS, events.ADVANCES)
OTHER_CHANGES = (events.ELIMINATED, events.STEP_LOST, events.BECOMES, events.REMNANT, events.TURN_BEGINS)


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
        for group in together(moment.events):
            scene = self.scene_of(moment, s)
            for event in group:
                for deed in self.of_event(scene, event, trails):
                    yield scene, deed
                    self.count(scene, deed)
                    if deed.way == "advances":
                        self.tally["way on", deed.unit] = self.goes_on(scene, deed.to, 1)
            if self.changes(group[0]):
                s = s.copy() if fresh else s
                fresh = False
                for event in group:
                    self.apply(s, event)
        scene = self.scene_of(moment, s)
        yield from self.finished(scene, moment.after, trails)
        for u in range(scene.sc.units):
            if just_moved_far(moment, u):
                yield scene, Deed("ends extended movement", u, -1, moment.after.place[u])
        yield from self.unsaid(scene, moment.after)

    def scene_of(self, moment: Moment, s: Any) -> Scene:
        """A moment with what came of it, and what was counted before it."""
        scene = self.scene(s)
        scene.after = moment.after
        scene.tally = self.tally
        return scene

    def count(self, scene: Scene, deed: Deed) -> None:
        """Remembers a deed for limits of a turn or phase."""

    def add(self, n: int, *what: Any) -> None:
        self.tally[what] = self.tally.get(what, 0) + n

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
            way = "supports a defence" if isinstance(scene.combat(), Stand) else "supports an attack"
            yield Deed(way, u, scene.s.place[u], event.b)
        elif kind == events.AIR_SUPPORT:
            yield Deed("flies", -1, -1, event.b, event.a)  # `other`: whose air units
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
                place = after.place[u]
                if not gone_on and place == scene.s.place[u] and scene.is_hex(place):
                    shut = self.tally.get(("way on", u), False) and not self.goes_on(scene, place)
                    way = "is stuck in its advance" if shut else "ends its advance"
                    yield scene, Deed(way, u, -1, place, now.group if now else 0)

    def goes_on(self, scene: Scene, at: int, more: int = 0) -> bool:
        """Whether a group that advances can go from a hex into one where it may end, by what the list knows.

        If it could when it came there, and enemies or a blown bridge have shut the way since, it stays.
        `more`: hexes that it has gone when it is there, beside those that its frame has counted.
        """
        there = self.scene(scene.s.copy())
        there.s.lanes = [[frame.copy() for frame in lane] for lane in there.s.lanes]  # a copy shares them
        frame = there.advance()
        if frame is None or not scene.is_hex(at):
            return False
        frame.entered = max(frame.entered, 1)
        frame.went += more
        group = bit_list(frame.group)
        for u in group:
            there.s.put(u, at)
        bars = [bar for bar in self.BARS if "advances" in bar.ways]
        for to in there.around(at):
            steps = [Deed("advances", u, at, to) for u in group]
            if any(bar.holds(there, step) for bar in bars for step in steps) or self.is_too_far(
                there, at, to
            ):
                continue
            others = [v for v in there.s.stack_at(to) if v not in group]
            if there.counts([*group, *others]) <= 0:
                return True
        return False

    def is_too_far(self, scene: Scene, at: int, to: int) -> bool:
        """Whether the group that advances has used up its hexes."""
        return False

    def unsaid(self, scene: Scene, after: Any) -> Iterator[tuple[Scene, Deed]]:
        """Units that are in a hex without a word about it; others than counters that stand for others."""
        for u, place in enumerate(after.place):
            if scene.is_hex(place) and scene.s.place[u] != place:
                yield scene, Deed("turns up", u, scene.s.place[u], place)

    # -- the State between two events ------------------------------------------------------------------

    def changes(self, event: Event) -> bool:
        return event.kind in (*PLACING, *self.PLACERS, *OTHER_CHANGES)

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
        elif event.kind == events.STEP_LOST:  # a bond may need the step that is gone
            s.set_steps(event.a, event.b)
        elif event.kind == events.TURN_BEGINS:
            s.turn = event.a
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

"""What bars a deed in Conflict of Heroes, as one list, for `grognard fuzz coh --reference`.

Deeds are read from what happened between two moments of a game: a unit is elsewhere, hidden, loaded, dug in,
turned, rid of its hit, or an event says that somebody fired. The list is written from the rulebook and asks
nothing of the code that decides what is offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.state import Frame
from grognard.games.coh import events
from grognard.games.coh.actions.action import Action
from grognard.games.coh.scenario import (
    EXITED,
    FOOT,
    HIDDEN,
    KILL,
    LOST,
    NO_BLUE,
    NO_FIRE,
    NO_MOVE,
    NO_PIVOT,
    NO_RED,
    ONLY_RALLY,
    WAITING,
    WHEELED,
)
from grognard.games.coh.sight import in_sight
from grognard.games.coh.state import SPENT, CohState
from grognard.games.coh.verbs import BY_AP, BY_OPP
from grognard.testing.bars import Bar, Bars, Deed, Moment, Strain
from grognard.testing.probe import Probe, ProbedChoice

# -- the ways, by families -----------------------------------------------------------------------------------

GOES = ("moves", "sneaks", "enters", "leaves the map", "hides next door")  # out of its hex by its own means
STAYS = ("hides here", "turns", "digs", "occupies", "leaves the work", "rallies")
RIDES = ("loads", "unloads")
MOVES = (*GOES, *RIDES, "turns")  # what a hit counter forbids in spite of Iron Will
SHOOTS = ("fires", "assaults", "supports", "uses a weapon", "fires at an aircraft", "lays smoke")
FIRES_OUT = ("fires", "supports", "fires at an aircraft")
BY_A_UNIT = (
    events.RALLIES,
    events.FIRES,
    events.ASSAULTS,
    events.USES_WEAPON,
    events.FIRES_AT,
    events.SMOKES,
    events.SUPPORTED,
)
STANDING = ("Reveal", "Deploy", "Setup", "Facings", "Round", "Search", "Barrages")  # no action of a unit


# -- what is asked about a unit ------------------------------------------------------------------------------


def effects(s: CohState, u: int) -> int:
    """What its hit counter forbids, as bits; Iron Will lifts all but what touches movement (COH-C.V11)."""
    return s.sc.hit_effects[s.hit[u]]


def stands(s: CohState, u: int) -> int:
    """The hex a unit is in, openly or hidden; -1 if it is in none."""
    if s.place[u] == s.sc.off + HIDDEN:
        return s.plot[u]
    return s.place[u] if s.place[u] < s.sc.n else -1


def enemies(s: CohState, u: int, h: int) -> int:
    return s.here[h] & s.sc.mask_of[1 - s.sc.side[u]] if 0 <= h < s.sc.n else 0


def apart(s: CohState, a: int, b: int) -> int:
    return s.sc.distance[a * s.sc.n + b]


def direction(s: CohState, at: int, to: int) -> int:
    return next((d for d in range(6) if s.sc.neighbour[6 * at + d] == to), -1)


def counts_as_hit(s: CohState, u: int) -> int:
    return 0 if u == s.iron else s.hit[u]


def normal_range(s: CohState, u: int) -> int:
    """The printed range, what a hit makes of it, and a veteran's (COH-7.6, 7.4(8), 8.3)."""
    cut = s.sc.hit_range[counts_as_hit(s, u)]
    printed = s.sc.range[u] + s.sc.veteran_range[u]
    return min(printed, cut) if cut else printed


# -- the predicates of the list ------------------------------------------------------------------------------


def stunned(s: CohState, d: Deed) -> bool:
    """With Iron Will it does what it likes but move (COH-C.V11)."""
    hit = s.hit[d.unit] if d.way in MOVES else counts_as_hit(s, d.unit)
    return bool(s.sc.hit_effects[hit] & ONLY_RALLY)


def held_fast(s: CohState, d: Deed) -> bool:
    return bool(effects(s, d.unit) & NO_MOVE)


def pinned(s: CohState, d: Deed) -> bool:
    """On foot or with a gun; an immobilised vehicle may be towed (COH-14.1(4))."""
    return held_fast(s, d) and not s.sc.vehicle[d.unit]


def cannot_turn(s: CohState, d: Deed) -> bool:
    return bool(effects(s, d.unit) & NO_PIVOT)


def bogged(s: CohState, d: Deed) -> bool:
    return bool(s.bogged[d.unit])


def carried(s: CohState, d: Deed) -> bool:
    return s.carrier[d.unit] >= 0


def cannot_fire(s: CohState, d: Deed) -> bool:
    return bool(s.sc.hit_effects[counts_as_hit(s, d.unit)] & (NO_FIRE | ONLY_RALLY))


def harmed_in_fire(s: CohState, d: Deed) -> bool:
    """Any damage that touches firepower, whichever colour is fired (COH-9.12(2))."""
    hit = counts_as_hit(s, d.unit)
    return bool(
        s.sc.hit_fp[0][hit] or s.sc.hit_fp[1][hit] or s.sc.hit_effects[hit] & (NO_RED | NO_BLUE | NO_FIRE)
    )


def damaged(s: CohState, d: Deed) -> bool:
    return s.hit[d.unit] != 0


def never_rallies(s: CohState, d: Deed) -> bool:
    return s.sc.hit_rally[s.hit[d.unit]] == 0


def beside_the_enemy(s: CohState, d: Deed) -> bool:
    return enemies(s, d.unit, d.at) != 0


def out_of_close_combat(s: CohState, d: Deed) -> bool:
    return d.to != d.at and enemies(s, d.unit, d.at) != 0


def no_close_combat(s: CohState, d: Deed) -> bool:
    """Nobody to fight in its own hex, and no work that can be wrecked (COH-7.63(1), 18.4(5), 18.5(7))."""
    works = [f for f in s.sc.works if s.fort[f] and s.fort_at[f] == d.at]
    mines = [f for f in s.sc.mine_rows if s.mine_plot[f] == d.at]
    return not enemies(s, d.unit, d.at) and not works and not mines


def too_far(s: CohState, d: Deed) -> bool:
    return apart(s, d.at, d.to) > s.sc.long_factor * normal_range(s, d.unit)


def into_a_gully(s: CohState, d: Deed) -> bool:
    """Vehicles and guns do not fire from outside into a gully hex (COH-11.5(5))."""
    return not s.sc.infantry[d.unit] and s.sc.level[d.to] < 0 <= s.sc.level[d.at]


def too_near(s: CohState, d: Deed) -> bool:
    return d.to != d.at and apart(s, d.at, d.to) < s.sc.min_range[d.unit]


def beyond_normal_range(s: CohState, d: Deed) -> bool:
    return d.to != d.at and apart(s, d.at, d.to) > normal_range(s, d.unit)


def far_from_leader(s: CohState, d: Deed) -> bool:
    lead = stands(s, d.other)
    return not s.sc.fire_chain and apart(s, d.at, lead) > 1


def wrong_arc(s: CohState, d: Deed) -> bool:
    """A unit that appears as it fires takes any facing first (COH-10.0(1))."""
    if d.to == d.at or s.sc.turret[d.unit] or s.place[d.unit] >= s.sc.n:
        return False
    return not s.sc.arc[d.at * s.sc.n + d.to] >> s.facing[d.unit] & 1


def unseen_target(s: CohState, d: Deed) -> bool:
    return d.to != d.at and not in_sight(s, d.at, d.to)


def not_next_door(s: CohState, d: Deed) -> bool:
    return apart(s, d.at, d.to) != 1


def barred_ground(s: CohState, d: Deed) -> bool:
    way = direction(s, d.at, d.to)
    return way >= 0 and s.sc.step_cost[s.sc.move_class[d.unit]][6 * d.at + way] < 0


def barred_entry(s: CohState, d: Deed) -> bool:
    return s.sc.hex_cost[s.sc.move_class[d.unit]][d.to] < 0


def wire_for_wheels(s: CohState, d: Deed) -> bool:
    wires = [f for f in range(len(s.sc.fort_names)) if s.sc.fort_kind[f] == "wire" and s.fort[f]]
    here = [f for f in wires if s.fort_at[f] == d.to]
    wheels = s.sc.move_class[d.unit] == WHEELED
    return any(wheels or (s.sc.fort_hard[f] and s.sc.move_class[d.unit] == FOOT) for f in here)


def not_waiting(s: CohState, d: Deed) -> bool:
    return s.place[d.unit] != s.sc.off + WAITING


def enemy_at_entry(s: CohState, d: Deed) -> bool:
    return enemies(s, d.unit, d.to) != 0


def no_exit(s: CohState, d: Deed) -> bool:
    return d.at not in s.sc.exits[s.sc.side[d.unit]]


def watched(s: CohState, d: Deed) -> bool:
    """An enemy on the map sees the unit or the hex it hides in (COH-10.2(1))."""
    for h in (d.at, d.to):
        for e in s.sc.troops[1 - s.sc.side[d.unit]]:
            at = s.place[e]
            if at == h:
                return True
            if at < s.sc.n and not enemies(s, e, at) and s.inside[e] < 0 and in_sight(s, at, h):
                return True
    return False


def not_infantry(s: CohState, d: Deed) -> bool:
    return not s.sc.infantry[d.unit]


def wrong_user(s: CohState, d: Deed) -> bool:
    """`other` is the work: trenches for infantry, gun pits for guns, bunkers for both (COH-18.2)."""
    kind = 1 if s.sc.infantry[d.unit] else 4 if s.sc.vehicle[d.unit] else 2
    users = s.sc.fort_users[d.other]
    if kind == 4 and s.sc.fort_kind[d.other] == "gun_pit":
        return not s.sc.pit_vehicles[s.sc.side[d.unit]]
    return not users & kind


def work_elsewhere(s: CohState, d: Deed) -> bool:
    return s.fort_at[d.other] != d.at or not s.fort[d.other]


def in_a_work(s: CohState, d: Deed) -> bool:
    return s.inside[d.unit] >= 0


def full_carrier(s: CohState, d: Deed) -> bool:
    return any(s.carrier[v] == d.other for v in range(s.sc.units))


def carrier_elsewhere(s: CohState, d: Deed) -> bool:
    return s.place[d.other] != d.at or not s.sc.vehicle[d.other]


def able_vehicle(s: CohState, d: Deed) -> bool:
    """A vehicle is towed only if it cannot move (COH-17.0(1)); tracked only by tracked (COH-14.1(3))."""
    if not s.sc.vehicle[d.unit]:
        return False
    if not bogged(s, d) and not held_fast(s, d):
        return True
    return s.sc.move_class[d.unit] != WHEELED and s.sc.move_class[d.other] == WHEELED


def spent_by_pool(s: CohState, d: Deed) -> bool:
    """A spent unit acts by CAP or by a card only (COH-2.2(6), 3.1(2)); `payment` is that of the action."""
    action = beginning(s, d.unit)
    return action is not None and action.payment in (BY_AP, BY_OPP) and s.status[d.unit] == SPENT


def activated_by_chance(s: CohState, d: Deed) -> bool:
    action = beginning(s, d.unit)
    return action is not None and action.payment == BY_OPP and bool(s.active[action.player] >> d.unit & 1)


def beginning(s: CohState, u: int) -> Action | None:
    """The action a unit takes part in, until it is paid for: then its members may be spent."""
    top = s.lanes[0][-1]
    if isinstance(top, Action) and top.STEPS[top.step] == "choose" and top.members >> u & 1:
        return top
    return None


def lacks_flak(s: CohState, d: Deed) -> bool:
    return not s.sc.aa[d.unit]


def cannot_smoke(s: CohState, d: Deed) -> bool:
    return not s.sc.smokes[d.unit]


RETREAT = Bar(
    "COH-7.63", (), "the side the enemy came from is closed", bogged
)  # asked with what it remembers
BARS = (
    Bar("COH-7.4", (*GOES, *RIDES, "hides here", "turns", "digs", "occupies"), "it only rallies", stunned),
    Bar("COH-7.4", ("leaves the work", "lays smoke by hand", "is dug in"), "it only rallies", stunned),
    Bar("COH-7.4", GOES, "its hit counter holds it where it is", held_fast),
    Bar("COH-7.4", ("turns",), "its hit counter keeps it from turning", cannot_turn),
    Bar("COH-17.0", RIDES, "a pinned unit neither loads nor unloads", pinned),
    Bar("COH-14.1", (*GOES, "turns"), "a bogged vehicle has to be towed", bogged),
    Bar(
        "COH-17.0",
        (*GOES, *STAYS[:-1], *SHOOTS, "lays smoke by hand"),
        "a passenger has to get off first",
        carried,
    ),
    Bar("COH-7.4", SHOOTS, "its hit counter keeps it from firing", cannot_fire),
    Bar("COH-9.12", ("supports",), "damage that touches FP", harmed_in_fire),
    Bar("COH-9.12", ("supports",), "neither in the leader's hex nor next to it", far_from_leader),
    Bar("COH-9.12", ("supports",), "beyond normal range", beyond_normal_range),
    Bar("COH-10.2", ("hides here", "hides next door"), "only an undamaged unit hides", damaged),
    Bar("COH-10.2", ("hides here", "hides next door"), "an enemy sees it, or the hex", watched),
    Bar("COH-7.5", ("rallies",), "an enemy is in its hex", beside_the_enemy),
    Bar("COH-7.5", ("rallies",), "its counter has no rally number", never_rallies),
    Bar("COH-7.63", FIRES_OUT, "out of close combat nobody fires", out_of_close_combat),
    Bar("COH-7.63", ("assaults",), "there is nothing to fight in its hex", no_close_combat),
    Bar("COH-7.61", ("fires",), "more than twice its range", too_far),
    Bar("COH-12.0", FIRES_OUT, "nearer than its minimum range", too_near),
    Bar("COH-6.1", ("fires", "supports"), "not in its firing arc", wrong_arc),
    Bar("COH-6.0", ("fires", "supports"), "no line of sight", unseen_target),
    Bar("COH-20.0", ("fires at an aircraft",), "only AA units fire at aircraft", lacks_flak),
    Bar("COH-7.63", ("uses a weapon",), "nothing is thrown out of close combat", out_of_close_combat),
    Bar("COH-11.5", ("fires", "supports", "uses a weapon"), "not into a gully", into_a_gully),
    Bar("COH-13.1", ("lays smoke",), "it has no smoke to fire", cannot_smoke),
    Bar("COH-5.0", ("moves", "sneaks", "hides next door"), "one hex at a time", not_next_door),
    Bar("COH-5.0", ("moves", "sneaks", "hides next door"), "the ground bars it", barred_ground),
    Bar("COH-18.4", (*GOES[:3], "hides next door"), "wire keeps it out", wire_for_wheels),
    Bar("COH-5.1", ("enters",), "it does not wait at the edge", not_waiting),
    Bar("COH-5.1", ("enters",), "an enemy is in the entry hex", enemy_at_entry),
    Bar("COH-5.1", ("enters",), "the ground bars it", barred_entry),
    Bar("COH-5.1", ("leaves the map",), "there is no exit", no_exit),
    Bar("COH-18.1", ("digs",), "only infantry digs", not_infantry),
    Bar("COH-C.11", ("is dug in",), "the card is not for units in close combat", beside_the_enemy),
    Bar("COH-18.2", ("occupies",), "not made for such units", wrong_user),
    Bar("COH-18.2", ("occupies",), "it is not in its hex", work_elsewhere),
    Bar("COH-18.2", ("loads",), "it has to go out of its fortification first", in_a_work),
    Bar("COH-17.0", ("loads",), "the vehicle carries somebody", full_carrier),
    Bar("COH-17.0", ("loads",), "the vehicle is not there", carrier_elsewhere),
    Bar("COH-17.0", ("loads",), "only an immobilised vehicle is towed, tracked by tracked", able_vehicle),
    Bar("COH-2.2", (*GOES, *STAYS, *RIDES, *SHOOTS), "a spent unit acts by CAP or card", spent_by_pool),
    Bar("COH-3.1", (*GOES, *STAYS, *RIDES, *SHOOTS), "an activated unit takes no OPP", activated_by_chance),
)


class CohBars(Bars):
    """Conflict of Heroes: deeds from State and events; who came into close combat when is remembered."""

    BARS = BARS

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0  # how often the turn has changed hands
        self.turn = -1
        self.came: dict[int, tuple[int, int, int]] = {}  # by unit: from where, into which hex, in which turn
        self.left: dict[int, tuple[int, int]] = {}  # by unit: the close combat it left, in which turn

    def strained(self, s: CohState, random: Random) -> Strain | None:
        """At the beginning of a turn: some units come close to an enemy, get hits, are bogged down."""
        if s.lanes[0][-1].NAME != "Turn" or len(s.lanes) > 1:
            return None
        sc = s.sc
        mine = [u for u in sc.units_of[s.turn] if s.place[u] < sc.n and not sc.impulses[u]]
        units = random.sample(mine, min(3, len(mine)))
        how = gathered(s, units, random)
        for u in units[:2]:
            pool = 1 if sc.vehicle[u] else 0
            kinds = [k for k, of in enumerate(sc.hit_pool) if of == pool and not sc.hit_effects[k] & KILL]
            s.hit[u] = random.choice(kinds)
            s.hit_may[u] = 1 << s.hit[u]
            how.append(f"{sc.unit_names[u]} is {sc.hit_names[s.hit[u]]}")
        vehicles = [u for u in mine if sc.vehicle[u] and s.carrier[u] < 0]
        if vehicles and random.random() < 0.4:
            u = random.choice(vehicles)
            s.hit[u], s.hit_may[u], s.bogged[u] = 0, 1, 1
            units.append(u)
            how.append(f"{sc.unit_names[u]} is bogged down")
        return Strain(s, units, ", ".join(how))

    def played(self, p: Probe, step: ProbedChoice) -> None:
        before, after = step.before, p.state
        assert isinstance(before, CohState)
        assert isinstance(after, CohState)
        if before.turn != self.turn:
            self.turn = before.turn
            self.turns += 1
        super().played(p, step)
        for deed in self.moves(before, after):
            if deed.way in ("moves", "hides next door"):
                self.check_retreat(p, before, deed)
        for deed in self.moves(before, after):
            if deed.way in ("moves", "sneaks") and enemies(after, deed.unit, deed.to):
                self.came[deed.unit] = (deed.at, deed.to, self.turns)

    def check_retreat(self, p: Probe, s: CohState, deed: Deed) -> None:
        """COH-7.63(10): right after an enemy came in, his side of the hex is closed to the defenders.

        It is for the whole turn, whichever step it is and wherever the defender is by then.
        """
        fight, when = self.left.get(deed.unit, (-1, -1))
        if when != self.turns:
            if deed.unit in self.came and self.came[deed.unit][1:] == (deed.at, self.turns):
                return  # it came in itself in this turn
            fight = deed.at
        for e in bit_list(enemies(s, deed.unit, fight)):
            came_from, into, entry = self.came.get(e, (-1, -1, -1))
            if (into, entry) != (fight, self.turns - 1):
                continue
            self.left[deed.unit] = (fight, self.turns)
            if apart(s, fight, deed.to) == 1 and apart(s, came_from, deed.to) <= 1:
                p.fail(self.name, self.sentence(p, deed, RETREAT))

    def moves(self, before: CohState, after: CohState) -> list[Deed]:
        units = [u for u in range(before.sc.units) if not before.sc.impulses[u]]
        return [deed for u in units for deed in by_place(before, after, u)]

    def deeds(self, moment: Moment) -> list[Deed]:
        before, after = moment.before, moment.after
        found = self.moves(before, after)
        for u in range(before.sc.units):
            if not before.sc.impulses[u]:
                found += by_columns(before, after, u, before.lanes[moment.lane][-1])
        lead, target = -1, -1
        for event in moment.events:
            if event.kind in (events.FIRES, events.ASSAULTS, events.FIRES_AT, events.USES_WEAPON):
                lead, target = event.a, aimed_at(before, event)
            found += by_event(before, event, lead, target)
        return found


def gathered(s: CohState, units: list[int], random: Random) -> list[str]:
    """Puts units that may move freely into or near the hex of an enemy; half the time nobody is moved."""
    sc = s.sc
    foes = [e for e in sc.troops[1 - sc.side[units[0]]] if s.place[e] < sc.n] if units else []
    free = [u for u in units if s.place[u] < sc.n and s.carrier[u] < 0 and s.inside[u] < 0]
    free = [u for u in free if u not in s.carrier]
    if not foes or random.random() < 0.5:
        return []
    enemy = s.place[random.choice(foes)]
    how = []
    for u in free:
        near = [h for h in sc.within(enemy, random.choice((0, 1, 1, 2))) if may_stand(s, u, h)]
        if near:
            s.put(u, random.choice(near))
            s.facing[u] = random.randrange(6)
            how.append(f"{sc.unit_names[u]} in {sc.board.book.names[s.place[u]]}")
    return how


def may_stand(s: CohState, u: int, h: int) -> bool:
    return s.sc.hex_cost[s.sc.move_class[u]][h] >= 0


def by_place(before: CohState, after: CohState, u: int) -> Iterator[Deed]:
    """What its new place says: it moved, entered, left, hid, sneaked."""
    off = before.sc.off
    was, now = before.place[u], after.place[u]
    at, to = stands(before, u), stands(after, u)
    if before.carrier[u] >= 0 and after.carrier[u] == before.carrier[u]:
        return  # where its vehicle goes, it goes
    if was < before.sc.n and now < before.sc.n and was != now:
        yield Deed("moves", u, was, now)
    elif was == off + WAITING and now < before.sc.n:
        if before.carrier[u] < 0:
            yield Deed("enters", u, -1, now)
    elif was < before.sc.n and now == off + EXITED:
        yield Deed("leaves the map", u, was)
    elif was < before.sc.n and now == off + HIDDEN:
        yield Deed("hides here" if at == to else "hides next door", u, at, to)
    elif was == off + HIDDEN and at != to and now != off + LOST:
        yield Deed("sneaks", u, at, to)


def by_columns(before: CohState, after: CohState, u: int, top: Frame) -> Iterator[Deed]:
    """What happened to a unit that stayed in its hex: turned, dug in, loaded, in a work."""
    at = before.place[u]
    if at >= before.sc.n or after.place[u] != at:
        return
    carrier, rides = before.carrier[u], after.carrier[u]
    if carrier < 0 <= rides:
        yield Deed("loads", u, at, other=rides)
    elif rides < 0 <= carrier and after.place[carrier] == at:
        yield Deed("unloads", u, at, other=carrier)
    elif carrier < 0 and before.facing[u] != after.facing[u] and top.NAME not in STANDING:
        if not just_arrived(top, u):
            yield Deed("turns", u, at)
    if after.dug[u] and not before.dug[u]:
        yield Deed("digs" if isinstance(top, Action) else "is dug in", u, at)
    work, now = before.inside[u], after.inside[u]
    if now >= 0 and now != work:
        yield Deed("occupies", u, at, other=now)
    elif now < 0 <= work and after.fort[work] and rides < 0:
        yield Deed("leaves the work", u, at, other=work)


def by_event(s: CohState, event: Event, lead: int, target: int) -> Iterator[Deed]:
    """What was told: somebody fired, supported, rallied. Fire of mortars need not be aimed by sight."""
    if event.kind not in BY_A_UNIT:
        return
    at = stands(s, event.a)
    if event.kind == events.RALLIES:
        yield Deed("rallies", event.a, at)
    elif event.kind == events.FIRES:
        yield Deed("lobs" if s.sc.indirect[event.a] else "fires", event.a, at, event.b)
    elif event.kind == events.ASSAULTS:
        yield Deed("assaults", event.a, at, at)
    elif event.kind == events.USES_WEAPON:
        yield Deed("uses a weapon", event.a, at, event.c)
    elif event.kind == events.FIRES_AT and not s.sc.impulses[event.a]:
        yield Deed("fires at an aircraft", event.a, at, target)
    elif event.kind == events.SMOKES:
        yield Deed("lays smoke by hand" if s.sc.engineer[event.a] else "lays smoke", event.a, at)
    elif event.kind == events.SUPPORTED and lead >= 0 and not s.sc.impulses[lead]:
        for u in bit_list(event.b):
            yield Deed("supports", u, stands(s, u), target, lead)


def aimed_at(s: CohState, event: Event) -> int:
    """The hex an attack is aimed at."""
    if event.kind == events.FIRES_AT:
        return s.over[event.b]
    return event.c if event.kind == events.USES_WEAPON else event.b


def just_arrived(top: Frame, u: int) -> bool:
    """After entering a hex a unit takes any facing (COH-5.2(3)), one that got off or out as well."""
    return isinstance(top, Action) and top.STEPS[top.step] == "face" and top.unit == u


ORACLES = (CohBars,)

"""Close combat: what assaults, hand-to-hand and overruns promise, and when they are worth it.

Exact by the tables for one roll; hand-to-hand is taken round by round with the modifiers of the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grognard.core.kernel.option import Option
from grognard.games.panzer.close.assault import assault_burst
from grognard.games.panzer.close.combat import CloseCombat
from grognard.games.panzer.close.forces import (
    Storm,
    assault_lines,
    attack_lines,
    defence_lines,
    grade_of,
    net,
)
from grognard.games.panzer.close.landing import Landing
from grognard.games.panzer.close.melee import Melee
from grognard.games.panzer.close.overrun import overrun_gpf, overrun_of, overrun_refusal, quarry_refusal
from grognard.games.panzer.close.starting import approaches_of, start_refusal, targets_from
from grognard.games.panzer.close.support import size_of
from grognard.games.panzer.close.tables import close_tables
from grognard.games.panzer.fire.shots import STANDS, is_known_moving
from grognard.games.panzer.gp.tables import gp_tables
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.scenario import SQUAD
from grognard.games.panzer.state import PanzerState
from grognard.games.panzer.verbs import ADVANCE, APPROACH, ASSAULT, OVERRUN, RESOLVE, STAY_PUT
from grognard.games.panzer.verbs import DONE as END_OF_HALF

from .gunnery import TAKES, WHOLE, gp_harms

if TYPE_CHECKING:
    from .field import Field

LEAST: Final = 60  # thousandths of a target that an assault or an overrun must take on average
FIGHT: Final = "PZR-6.6.1.2.2"
NEXT_TO: Final = 2  # hexes within which enemies may be assaulted in this turn
CHASE: Final = 3  # hexes within which a vehicle looks for somebody to overrun
FACES: Final = 100


# -- what it promises ------------------------------------------------------------------------------------


def round_won(lead: int) -> int:
    """How often the attacker wins a round of hand-to-hand in which he adds so much more, in thousandths."""
    behind = min(FACES - 1, abs(lead))
    less = (FACES - behind - 1) * (FACES - behind) // 2  # throws that the one who adds less wins
    more = FACES * FACES - less - (FACES - behind)
    return (more if lead > 0 else less if lead < 0 else more) * WHOLE // (less + more)


def steps_of(s: PanzerState, u: int) -> int:
    """How often a unit can lose a round of hand-to-hand."""
    return 2 if s.sc.kind[u] == LEG and size_of(s, u) == SQUAD else 1


def fight(won: int, attackers: int, defenders: int) -> tuple[int, int]:
    """Hand-to-hand with so many steps: the chance that the attacker wins, and the steps he loses."""
    chances = {(attackers, defenders): WHOLE * WHOLE}
    wins = lost = 0
    for _ in range(attackers + defenders):
        after: dict[tuple[int, int], int] = {}
        for (a, d), chance in chances.items():
            if not d:
                wins += chance
                lost += chance * (attackers - a)
            elif not a:
                lost += chance * attackers
            else:
                after[a, d - 1] = after.get((a, d - 1), 0) + chance * won // WHOLE
                after[a - 1, d] = after.get((a - 1, d), 0) + chance * (WHOLE - won) // WHOLE
        chances = after
    for (a, d), chance in chances.items():
        wins += chance if not d else 0
        lost += chance * (attackers - a)
    return wins // WHOLE, lost // WHOLE


def assault_harm(s: PanzerState, attackers: list[int], t: int, moved: bool, landed: bool) -> int:
    """What units of one hex take from a vehicle in close assault on average, in thousandths."""
    burst = assault_burst(s, attackers[0], t)
    added = net(assault_lines(s, storm_of(s, attackers, t, moved, landed)), FIGHT)
    tables = gp_tables()
    return sum([TAKES[burst.result(tables, roll + added)] for roll in range(1, 101)]) // 100


def storm_of(s: PanzerState, attackers: list[int], t: int, moved: bool, landed: bool) -> Storm:
    helpers = sum([1 << u for u in attackers[1:]])
    return Storm(attackers[0], helpers, t, moved, landed, s.is_vehicle(t) and is_known_moving(s, t))


def brings(field: Field, attackers: list[int], t: int, moved: bool, landed: bool) -> tuple[int, int]:
    """What an attack from one hex takes from its target, and what that is worth less one's own losses."""
    s = field.s
    if s.is_vehicle(t):
        harm = assault_harm(s, attackers, t, moved, landed)
        return harm, harm * field.worth[t] // WHOLE
    storm = storm_of(s, attackers, t, moved, landed)
    won = round_won(net(attack_lines(s, storm), FIGHT) - net(defence_lines(s, t), FIGHT))
    steps = sum([steps_of(s, u) for u in attackers])
    wins, lost = fight(won, steps, steps_of(s, t))
    own = max([field.worth[u] for u in attackers])
    return wins, wins * field.worth[t] // WHOLE - lost * own // (2 * WHOLE)


def closing_harm(s: PanzerState, u: int, e: int) -> int:
    """What a unit alone could do to an enemy beside it, terrain and moves left out: for those who hunt."""
    if not s.sc.close_combat or s.sc.kind[u] != LEG or size_of(s, u) <= 0:
        return 0
    tables = close_tables()
    if s.is_vehicle(e):
        burst = assault_burst(s, u, e)
        kind = s.sc.target_type[e]
        added = grade_of(s, u) + (tables.assault[f"type_{kind.lower()}"] if kind != "A" else 0)
        return sum([TAKES[burst.result(gp_tables(), roll + added)] for roll in range(1, 101)]) // 100
    mine = tables.size[size_of(s, u)] + grade_of(s, u)
    his = tables.size[size_of(s, e) if s.sc.kind[e] == LEG else 0] + grade_of(s, e)
    wins, lost = fight(round_won(mine - his), steps_of(s, u), steps_of(s, e))
    return max(0, wins - lost // 2)


def chase_harm(s: PanzerState, u: int, t: int) -> int:
    """What an overrun takes from its target on average, in thousandths."""
    world = s.copy()
    world.put(u, s.place[t])
    attack = overrun_of(world, u, t, STANDS)
    attack.aim(world)
    return sum(gp_harms(world, attack)[1:]) // 100


def close_worth(field: Field, u: int) -> int:
    """What a unit could win in close combat in this turn if it had MOVE; nothing where it can start none."""
    s = field.s
    if not s.sc.close_combat or s.carrier[u] >= 0 or not s.on_map(u):
        return 0
    n, at = s.sc.n, s.place[u]
    near = [e for e in field.enemies if s.sc.distance[n * at + field.at[e]] <= CHASE]
    if not near:
        return 0
    if s.sc.kind[u] == LEG:
        return assault_worth(field, u)
    best = 0
    if s.is_vehicle(u) and overrun_gpf(s, u):
        for e in near:
            if not s.is_vehicle(e) and not quarry_refusal(s, u, e):
                harm = chase_harm(s, u, e)
                best = max(best, harm * field.worth[e] // WHOLE if harm >= LEAST else 0)
    return best


def assault_worth(field: Field, u: int) -> int:
    """The best assault of a leg unit, from where it is or on the move."""
    s = field.s
    if start_refusal(s, u):
        return 0
    best = 0
    for t in targets_from(s, u, s.place[u]):
        harm, worth = brings(field, [u], t, False, False)
        best = max(best, worth if harm >= LEAST else 0)
    for h in approaches_of(s, u):
        for t in targets_from(s, u, h):
            harm, worth = brings(field, [u], t, True, False)
            best = max(best, worth if harm >= LEAST else 0)
    return best


# -- answers ---------------------------------------------------------------------------------------------


def combat(field: Field, frame: CloseCombat, options: list[Option]) -> int:
    """Declares the assault that brings most, lets others join, then resolves it."""
    s = field.s
    best, most = -1, 0
    for i, o in enumerate(options):
        gain = 0
        if o.verb == ASSAULT:
            moved = frame.unit == o.a
            gain = joining(field, frame, o.a, frame.hex if moved else s.place[o.a], o.b, moved)
        elif o.verb == APPROACH:
            gains = [joining(field, frame, o.a, o.b, t, True) for t in targets_from(s, o.a, o.b)]
            gain = max([0, *gains])
        if gain > most or (best < 0 and frame.unit >= 0):
            best, most = i, gain
    if best >= 0:
        return best
    return first_of(options, RESOLVE) if frame.open_targets() else first_of(options, END_OF_HALF)


def joining(field: Field, frame: CloseCombat, u: int, h: int, t: int, moved: bool) -> int:
    """What a unit adds to the attacks declared on a target, from a hex; nothing if it is not worth it."""
    s = field.s
    others: list[int] = []
    left = WHOLE  # of the target, after the attacks from other hexes
    for group in frame.groups(s, t):
        ranked = sorted(group, key=lambda v: (size_of(s, v), v))
        if frame.stands(frame.attacker.index(group[0]), s) == h:
            others = ranked
        else:
            left = left * (WHOLE - brings(field, ranked, t, False, False)[0]) // WHOLE
    harm, worth = brings(field, [*others, u], t, moved, False)
    if harm < LEAST:
        return 0
    return (worth - (brings(field, others, t, moved, False)[1] if others else 0)) * left // WHOLE


def melee(field: Field, frame: Melee, options: list[Option]) -> int:
    """To show, the strongest in front, and to advance where the hex of the beaten is the better place."""
    s = field.s
    for i, o in enumerate(options):
        if o.verb == ADVANCE:
            aims = field.aims(o.a)
            there = field.post(o.a, frame.hex, s.facing[o.a], aims).value()
            if there > field.post(o.a, s.place[o.a], s.facing[o.a], aims).value():
                return i
    return frame.default(s)


def landing(field: Field, frame: Landing, options: list[Option]) -> int:
    """A unit that has got off beside an enemy attacks if that is worth it."""
    best, most = -1, 0
    for i, o in enumerate(options):
        if o.verb == ASSAULT:
            harm, worth = brings(field, [o.a], o.b, False, True)
            if harm >= LEAST and worth > most:
                best, most = i, worth
    return best if best >= 0 else first_of(options, STAY_PUT)


def chase(field: Field, options: list[Option]) -> Option | None:
    """The overrun that is worth most; None where none is worth it."""
    s = field.s
    best, most = None, 0
    for o in options:
        if o.verb != OVERRUN or overrun_refusal(s, o.a, o.b):
            continue
        harm = chase_harm(s, o.a, o.b)
        value = harm * field.worth[o.b] // WHOLE
        if harm >= LEAST and value > most:
            best, most = o, value
    return best


def first_of(options: list[Option], verb: int) -> int:
    """The first option with a verb, else the first of all."""
    for i, o in enumerate(options):
        if o.verb == verb:
            return i
    return 0

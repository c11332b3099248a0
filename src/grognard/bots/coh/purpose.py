"""What the computer is doing, as a sentence its opponent may read.

The sentence names nothing that is not open once the choice has been played: no hidden unit, no face-down
counter, no plot, no card in hand.
"""

from __future__ import annotations

from grognard.core.kernel.describe import option_text, ref
from grognard.core.kernel.kinds import CARD as K_CARD
from grognard.core.kernel.kinds import HEX, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.core.telling.message import Message, msg
from grognard.games.coh import RULES
from grognard.games.coh.actions.action import Action
from grognard.games.coh.attack import Fire, prepare_attack
from grognard.games.coh.scenario import WAITING
from grognard.games.coh.state import CohState
from grognard.games.coh.turns import Turn
from grognard.games.coh.verbs import (
    APPEAR,
    ASSAULT,
    CARD,
    COMMIT,
    CREEP,
    DIG,
    EXIT,
    FACE,
    FIRE,
    INDIRECT,
    MOVE,
    OCCUPY,
    PASS,
    PIVOT,
    RALLY,
    STALL,
    WEAPON,
)

from ..mind import advised
from .field import Battlefield, best_of
from .greedy import turn_plans
from .ground import at_least


def purpose_text(s: State, lane: int, o: Option) -> Message:
    """What a choice is for."""
    assert isinstance(s, CohState)
    frame = s.top(lane)
    if lane > 0 or RULES.verbs[o.verb].secret:
        return msg("coh-why-secret")
    if isinstance(frame, Turn):
        return turn(s, s.asked[lane], o, frame.options(s))
    if isinstance(frame, Action) and o.verb != FACE:
        return deed(s, o)
    return small(s, o)


#: Purposes whose sentences speak to the other side; whoever asks for advice has sentences of his own.
OWN = frozenset({"pass", "stall", "closer", "commit", "no-commit"})


def advice_text(s: State, lane: int, o: Option) -> Message | None:
    """What a choice is for, told to its own player; None where the choices after it say so."""
    assert isinstance(s, CohState)
    frame = s.top(lane)
    if isinstance(frame, Turn):
        if o.verb not in (PASS, STALL, CARD):
            return None
        return advised(turn(s, s.asked[lane], o, []), OWN)
    named = isinstance(frame, Action) and o.verb != FACE
    return advised(act(s, o) if named else small(s, o), OWN)


def turn(s: CohState, player: int, o: Option, options: list[Option]) -> Message:
    """A turn's first choice: the action it is meant for."""
    if o.verb == PASS:
        return msg("coh-why-pass")
    if o.verb == STALL:
        return msg("coh-why-stall")
    if o.verb == CARD:
        return msg("coh-why-card", card=ref(s.sc, K_CARD, o.a))
    for plan in turn_plans(s, player, options):
        if plan.path[0].same(o) and plan.deed is not None:
            return deed(s, plan.deed.act)
    return small(s, o)


def deed(s: CohState, o: Option) -> Message:
    """One act of a unit."""
    return msg("coh-why-secret") if RULES.verbs[o.verb].secret else act(s, o)


def act(s: CohState, o: Option) -> Message:
    """The same, whoever may know of it."""
    sc = s.sc
    verb = o.verb
    if verb in (MOVE, CREEP):
        return move(s, o.a, o.b)
    if verb in (FIRE, ASSAULT, INDIRECT, WEAPON):
        return attack(s, o)
    unit = ref(sc, UNIT, o.a)
    if verb == PIVOT:
        return turning(s, o.a, o.b)
    if verb == RALLY:
        return msg("coh-why-rally", unit=unit)
    if verb in (DIG, OCCUPY):
        return msg("coh-why-shelter", unit=unit)
    if verb == EXIT:
        return msg("coh-why-exit", unit=unit)
    if verb == APPEAR:
        return msg("coh-why-ambush", unit=unit)
    return small(s, o)


def small(s: CohState, o: Option) -> Message:
    """A small question on the way."""
    if o.verb == COMMIT:
        return msg("coh-why-commit", n=o.a) if o.a else msg("coh-why-no-commit")
    if o.verb == FACE:
        return turning(s, o.a, o.b)
    return msg("coh-why-other", what=option_text(RULES, s.sc, o))


def turning(s: CohState, u: int, facing: int) -> Message:
    """Whom a facing is meant for: the enemy it threatens most, or the nearest one before it."""
    field = Battlefield(s, s.sc.side[u])
    at = field.at[u]
    unit = ref(s.sc, UNIT, u)
    best, score = -1, 0
    for e in field.enemies:
        if 0 <= at < s.sc.n and s.sc.arc[at * s.sc.n + field.at[e]] >> facing & 1:
            value = field.worth[e] // (1 + s.sc.distance[at * s.sc.n + field.at[e]])
            if value > score:
                best, score = e, value
    if best < 0:
        return msg("coh-why-turn", unit=unit)
    return msg("coh-why-turn-at", unit=unit, enemy=ref(s.sc, UNIT, best))


def attack(s: CohState, o: Option) -> Message:
    """An attack with the chance of a hit on the likeliest target."""
    u = o.a
    if o.verb == WEAPON:
        fire = prepare_attack(s, u, 0, o.c, 0, o.b)
    else:
        target = s.place[u] if o.verb == ASSAULT else o.b
        fire = prepare_attack(s, u, 0, target, 0, -1, o.verb == INDIRECT)
    unit = ref(s.sc, UNIT, u)
    target, chance = likeliest(s, fire)
    if target < 0:
        return msg("coh-why-fire-hex", unit=unit, hex=ref(s.sc, HEX, fire.hex))
    enemy = ref(s.sc, UNIT, target)
    name = "coh-why-assault" if fire.close else "coh-why-fire"
    return msg(name, unit=unit, enemy=enemy, n=chance)


def likeliest(s: CohState, fire: Fire) -> tuple[int, int]:
    """The enemy unit most likely to be hit, and the chance in hundredths."""
    best, score = -1, -1
    for t in range(s.sc.units):
        if fire.left >> t & 1 and s.sc.side[t] != s.sc.side_of[fire.player]:
            fire.target = t
            fp, dv = fire.values(s, None, None)
            chance = (at_least(dv - fp) * 100 + 18) // 36
            if chance > score:
                best, score = t, chance
    return best, score


def move(s: CohState, u: int, to: int) -> Message:
    """A move and what it is for: the greatest of what it improves."""
    sc = s.sc
    field = Battlefield(s, sc.side[u])
    unit = ref(sc, UNIT, u)
    there = ref(sc, HEX, to)
    if s.here[to] & sc.mask_of[1 - field.side]:
        return msg("coh-why-charge", unit=unit, hex=there)
    marker = sc.objective[to]
    if marker >= 0 and (s.control[marker] < 0 or sc.side_of[s.control[marker]] != field.side):
        return msg("coh-why-take", unit=unit, hex=there)
    if s.place[u] == sc.off + WAITING:
        return msg("coh-why-enter", unit=unit, hex=there)
    at = field.at[u]
    facing = best_of(field.posts(u, to))
    nearer = field.drawn_to(u, to) - field.drawn_to(u, at)
    safer = field.risks(u, at)[s.facing[u]] - field.risks(u, to)[facing]
    fire = field.chances(u, to)[facing] - field.chances(u, at)[s.facing[u]]
    goal = field.goal_of.get(u)
    if nearer >= safer and nearer >= fire and nearer > 0:
        if goal is not None and goal.ours:
            return msg("coh-why-guard", unit=unit, hex=there, goal=ref(sc, HEX, goal.hex))
        if goal is not None:
            return msg("coh-why-towards", unit=unit, hex=there, goal=ref(sc, HEX, goal.hex))
        return msg("coh-why-closer", unit=unit, hex=there)
    if fire > safer:
        return msg("coh-why-field-of-fire", unit=unit, hex=there)
    if safer > 0:
        return msg("coh-why-safer", unit=unit, hex=there)
    return msg("coh-why-move", unit=unit, hex=there)

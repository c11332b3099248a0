# mypyc: interpreted
"""Why not, for somebody who points instead of writing keys: what he most likely meant, and what forbids it.

Every verb that takes the thing pointed at is tried, its other operands filled in from what was pointed at
before, from the units the question is about and from what is on offer. The same `check` that play obeys
answers each attempt; the likeliest attempt whose refusal says something about the thing is told.
"""

from __future__ import annotations

from itertools import islice, product

from .describe import anchors, prompt
from .explain import reason_for
from .keys import key_of
from .kinds import FACING, HEX, KIND_NAMES, MODE, PLACE, UNIT, Operand
from .message import Ref, msg
from .option import Option
from .rules import Rules
from .scenario import Unreadable
from .state import State
from .view import Closed, Reason, Scene

MOST_WAYS = 64  # ways to fill in the other operands of one verb
NEAREST = 5


def why_not(
    rules: Rules, known: State, player: int, lane: int, things: list[Ref], scene: Scene
) -> Reason | None:
    """Why nothing comes of pointing at the last of these things; None if something would."""
    top = known.top(lane)
    options = top.options(known)
    best: tuple[tuple[int, ...], Option] | None = None
    for thing, direct in stand_ins(known, things[-1], scene):
        for o, anchored in attempts(rules, known, lane, options, thing, things[:-1]):
            index = top.check(known, o)
            if index == 0:
                if any(o.same(x) for x in options):
                    return None
                continue
            rank = rules.refusals[index].rank
            likely = rules.likelihood(known, player, things[-1], o)
            if likely < 0:
                continue
            score = (int(rank > 0), likely, rank, int(anchored), int(direct), -o.verb)
            if best is None or score > best[0]:
                best = (score, o)
    if best is None or best[0][0] == 0:
        return not_now(rules, known, lane, options, things[-1])
    return reason_for(rules, known, lane, best[1])


def not_now(rules: Rules, known: State, lane: int, options: list[Option], thing: Ref) -> Reason:
    """Nothing of the kind is decided now: says what is."""
    named = [rules.verbs[o.verb].rule for o in options] + [refusal.rule for refusal in rules.refusals[1:2]]
    rule = next((rule for rule in named if rule), "")
    text = msg("core-not-now", prompt=prompt(rules, known, known.top(lane)))
    return Reason(rule, text, [thing], [key_of(rules, known.scenario, o) for o in options[:NEAREST]])


def closed_thoughts(rules: Rules, known: State, player: int, lane: int) -> list[Closed]:
    """What the player may think of but is not offered, each with the reason (`Rules.thoughts`)."""
    top = known.top(lane)
    found = []
    for o in rules.thoughts(known, player):
        index = top.check(known, o)
        if index == 0:
            continue
        things = anchors(rules, known.scenario, o)
        if rules.refusals[index].rank:
            reason = reason_for(rules, known, lane, o)
        else:
            reason = not_now(rules, known, lane, top.options(known), things[0])
        found.append(Closed(key_of(rules, known.scenario, o), things, reason.rule, reason.text))
    return found


def stand_ins(known: State, thing: Ref, scene: Scene) -> list[tuple[Ref, bool]]:
    """A thing, and what else pointing at it may mean: a unit's hex, the units in a hex."""
    found = [(thing, True)]
    scenario = known.scenario
    for piece in scene.pieces:
        if thing.kind == "unit" and piece.key == thing.key:
            try:
                found.append((Ref("hex", scenario.parse(HEX, piece.place), piece.place), False))
            except Unreadable:
                continue  # in a box beside the map
        elif thing.kind == "hex" and piece.place == thing.key:
            found.append((Ref("unit", scenario.parse(UNIT, piece.key), piece.key), False))
    return found


def attempts(
    rules: Rules, known: State, lane: int, options: list[Option], thing: Ref, before: list[Ref]
) -> list[tuple[Option, bool]]:
    """Every verb that takes the thing, filled in; with whether the thing is what one points at for it."""
    found: list[tuple[Option, bool]] = []
    for number, verb in enumerate(rules.verbs):
        for at, operand in enumerate(verb.operands):
            if not fits(operand, thing):
                continue
            ways = [
                [thing.index] if i == at else fillers(rules, known, lane, options, other, number, i, before)
                for i, other in enumerate(verb.operands)
            ]
            for values in islice(product(*ways), MOST_WAYS):
                found.append((Option(number, *values), at == verb.anchor))
    return found


def fits(operand: Operand, thing: Ref) -> bool:
    return KIND_NAMES[operand.kind] == thing.kind or (operand.kind == PLACE and thing.kind == "hex")


def fillers(
    rules: Rules,
    known: State,
    lane: int,
    options: list[Option],
    operand: Operand,
    verb: int,
    at: int,
    before: list[Ref],
) -> list[int]:
    """What an operand nobody pointed at may be; nothing where that would be guessing."""
    pointed = [thing.index for thing in before if fits(operand, thing)]
    if pointed:
        return pointed[-1:]
    if operand.kind == UNIT and (actors := known.top(lane).actors(known)):
        return actors
    if operand.kind == FACING:
        return list(range(len(known.scenario.names(FACING))))
    if operand.kind == MODE:
        return list(range(len(operand.names)))
    offered = {o.operand(at) for o in options if o.verb == verb}
    if not offered:
        offered = {
            o.operand(i)
            for o in options
            for i, other in enumerate(rules.verbs[o.verb].operands)
            if other.kind == operand.kind
        }
    return list(offered) if len(offered) == 1 else []

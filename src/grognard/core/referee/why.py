# mypyc: interpreted
"""Why not? The reason why something may not be done, from the same `check` that play obeys.

Who writes a key is told what forbids that option (`reason_for`). For who points at things instead
(`why_not`), every verb that takes the thing pointed at is tried, its other operands filled in from what was
pointed at before, from the units the question is about and from what is on offer; the likeliest attempt whose
refusal says something about the thing is told.
"""

from __future__ import annotations

from itertools import islice, product

from ..kernel.describe import anchors, option_text, prompt
from ..kernel.kinds import FACING, HEX, KIND_NAMES, MODE, PLACE, UNIT, Operand
from ..kernel.option import Option
from ..kernel.rules import Rules
from ..kernel.scenario import Unreadable
from ..kernel.state import State
from ..telling.message import Ref, msg
from ..telling.view import Closed, Reason, Scene
from .keys import key_of

MOST_WAYS = 64  # ways to fill in the other operands of one verb
NEAREST = 5  # legal options that a reason names


# -- an option ---------------------------------------------------------------------------------------------


def reason_for(rules: Rules, s: State, lane: int, o: Option) -> Reason:
    """The reason why an option that is not offered is not legal, by a State redacted for who is told."""
    top = s.top(lane)
    index = top.check(s, o)
    if index == 0:
        raise AssertionError(f"{key_of(rules, s.scenario, o)} passes its check but is not offered")
    refusal = rules.refusals[index]
    named = rules.facts(s, lane, o, index)
    text = msg(f"{rules.name}-refusal-{refusal.name}", option=option_text(rules, s.scenario, o), **named)
    facts = anchors(rules, s.scenario, o)
    facts += [fact for fact in named.values() if isinstance(fact, Ref) and fact not in facts]
    return Reason(refusal.rule, text, facts, nearest(rules, s, lane, o))


def nearest(rules: Rules, s: State, lane: int, o: Option) -> list[str]:
    """Keys of legal options like the attempt: the same verb first, then the same thing clicked."""
    options = s.top(lane).options(s)
    ranked = [x for x in options if x.verb == o.verb and x.a == o.a]
    ranked += [x for x in options if x.verb == o.verb and x.a != o.a]
    ranked += [x for x in options if x.verb != o.verb and x.a == o.a and rules.verbs[x.verb].operands]
    return [key_of(rules, s.scenario, x) for x in ranked[:NEAREST]]


# -- things pointed at -------------------------------------------------------------------------------------


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
    """Such a choice is not made now: says what is decided instead."""
    named = [rules.verbs[o.verb].rule for o in options] + [refusal.rule for refusal in rules.refusals[1:2]]
    rule = next((rule for rule in named if rule), "")
    text = msg("core-not-now", prompt=prompt(rules, known, known.top(lane)))
    return Reason(rule, text, [thing], [key_of(rules, known.scenario, o) for o in options[:NEAREST]])


def closed_thoughts(rules: Rules, known: State, player: int, lane: int) -> list[Closed]:
    """What the player may think of but is not offered, each with the reason (`Rules.thoughts`)."""
    top = known.top(lane)
    closed = []
    for o in rules.thoughts(known, player):
        index = top.check(known, o)
        if index == 0:
            continue
        things = anchors(rules, known.scenario, o)
        if rules.refusals[index].rank:
            reason = reason_for(rules, known, lane, o)
        else:
            reason = not_now(rules, known, lane, top.options(known), things[0])
        closed.append(Closed(key_of(rules, known.scenario, o), things, reason.rule, reason.text))
    return closed


def stand_ins(known: State, thing: Ref, scene: Scene) -> list[tuple[Ref, bool]]:
    """A thing, and what else pointing at it may mean: a unit's hex, the units in a hex."""
    things = [(thing, True)]
    scenario = known.scenario
    for piece in scene.pieces:
        if thing.kind == "unit" and piece.key == thing.key:
            try:
                things.append((Ref("hex", scenario.parse(HEX, piece.place), piece.place), False))
            except Unreadable:
                continue  # in a box beside the map
        elif thing.kind == "hex" and piece.place == thing.key:
            things.append((Ref("unit", scenario.parse(UNIT, piece.key), piece.key), False))
    return things


def attempts(
    rules: Rules, known: State, lane: int, options: list[Option], thing: Ref, before: list[Ref]
) -> list[tuple[Option, bool]]:
    """Every verb that takes the thing, filled in; with whether the thing is what one points at for it."""
    tries: list[tuple[Option, bool]] = []
    for number, verb in enumerate(rules.verbs):
        for at, operand in enumerate(verb.operands):
            if not fits(operand, thing):
                continue
            ways = [
                [thing.index] if i == at else fillers(rules, known, lane, options, other, number, i, before)
                for i, other in enumerate(verb.operands)
            ]
            for values in islice(product(*ways), MOST_WAYS):
                tries.append((Option(number, *values), at == verb.anchor))
    return tries


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
    if len(offered) > 1 and operand.kind == UNIT:
        return sorted(offered)  # all who could do this elsewhere: the most telling refusal counts
    if not offered:
        offered = {
            o.operand(i)
            for o in options
            for i, other in enumerate(rules.verbs[o.verb].operands)
            if other.kind == operand.kind
        }
    return list(offered) if len(offered) == 1 else []

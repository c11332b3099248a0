# mypyc: interpreted
"""Why not: the reason behind a refusal, from the same check that play obeys."""

from __future__ import annotations

from .describe import anchors, option_text
from .keys import key_of
from .message import Ref, msg
from .option import Option
from .rules import Rules
from .state import State
from .view import Reason


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


def nearest(rules: Rules, s: State, lane: int, o: Option, most: int = 5) -> list[str]:
    """Keys of legal options like the attempt: the same verb first, then the same thing clicked."""
    options = s.top(lane).options(s)
    ranked = [x for x in options if x.verb == o.verb and x.a == o.a]
    ranked += [x for x in options if x.verb == o.verb and x.a != o.a]
    ranked += [x for x in options if x.verb != o.verb and x.a == o.a and rules.verbs[x.verb].operands]
    return [key_of(rules, s.scenario, x) for x in ranked[:most]]

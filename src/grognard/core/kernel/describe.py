# mypyc: interpreted
"""Options, events, ledgers and outcomes as messages: ids follow from the games' tables.

`<game>-verb-<verb>`, `<game>-event-<event>`, `<game>-refusal-<name>`, `<game>-modifier-<name>`,
`<game>-ledger-<name>`, `<game>-outcome-<name>`, `<game>-prompt-<frame>-<step>`, `<game>-word-<word>`.
"""

from __future__ import annotations

from ..telling.message import Arg, Message, Ref, msg, rule
from ..telling.view import Account, Line, LogLine, Offer
from .event import Event
from .kinds import BITS, KIND_NAMES, MODE, NUMBER, UNIT, UNITS, Operand, bit_list
from .option import Option
from .reason import Detail, Ledger
from .rules import Rules
from .scenario import Scenario
from .state import Frame, State


def ref(scenario: Scenario, kind: int, value: int) -> Ref:
    return Ref(KIND_NAMES[kind], value, scenario.name_of(kind, value))


def argument(rules: Rules, scenario: Scenario, operand: Operand, value: int) -> Arg:
    """A value as a parameter of a message."""
    if operand.kind == NUMBER or operand.kind == BITS:
        return value
    if operand.kind == UNITS:
        return tuple(ref(scenario, UNIT, u) for u in bit_list(max(0, value)))
    if operand.kind == MODE and 0 <= value < len(operand.names):
        return msg(f"{rules.name}-word-{scenario.name_of(MODE, value, operand.names)}")
    return "-" if operand.kind == MODE else ref(scenario, operand.kind, value)


def option_text(rules: Rules, scenario: Scenario, o: Option) -> Message:
    verb = rules.verbs[o.verb]
    args = {p.name: argument(rules, scenario, p, o.operand(i)) for i, p in enumerate(verb.operands)}
    return msg(f"{rules.name}-verb-{verb.name}", **args)


def anchors(rules: Rules, scenario: Scenario, o: Option) -> list[Ref]:
    """What lights up for an option: the operand one clicks first, then the other things it names."""
    verb = rules.verbs[o.verb]
    things = [
        ref(scenario, p.kind, o.operand(i))
        for i, p in enumerate(verb.operands)
        if p.kind not in (NUMBER, BITS, MODE, UNITS)
    ]
    if verb.anchor > 0:
        things.insert(0, things.pop(verb.anchor))
    return things


def event_text(rules: Rules, scenario: Scenario, event: Event) -> Message:
    kind = rules.events[event.kind]
    args = {p.name: argument(rules, scenario, p, event.operand(i)) for i, p in enumerate(kind.operands)}
    return msg(f"{rules.name}-event-{kind.name}", **args)


def log_line(rules: Rules, scenario: Scenario, event: Event, begins: bool = False) -> LogLine:
    return LogLine(
        rules.events[event.kind].name,
        event_text(rules, scenario, event),
        [account(rules, scenario, ledger) for ledger in event.ledgers or []],
        event_owner(rules, scenario, event),
        list(event.dice or []),
        begins,
    )


def event_owner(rules: Rules, scenario: Scenario, event: Event) -> int:
    """The player an event is about: the first one it names, or the owner of the first unit; or -1."""
    for i, operand in enumerate(rules.events[event.kind].operands):
        value = event.operand(i)
        if operand.kind == UNITS:
            units = bit_list(value)
            owner = scenario.owner_of(UNIT, units[0]) if units else -1
        else:
            owner = scenario.owner_of(operand.kind, value)
        if owner >= 0:
            return owner
    return -1


def account(rules: Rules, scenario: Scenario, ledger: Ledger) -> Account:
    title: dict[str, Arg] = {} if ledger.unit < 0 else {"unit": ref(scenario, UNIT, ledger.unit)}
    lines = []
    for line in ledger.lines:
        args: dict[str, Arg] = {} if line.unit < 0 else {"unit": ref(scenario, UNIT, line.unit)}
        text = msg(f"{rules.name}-modifier-{line.name}", **args)
        lines.append(Line(line.rule, text, line.op, line.value, line.total))
    return Account(msg(f"{rules.name}-ledger-{ledger.name}", **title), lines, ledger.total)


def outcome_text(rules: Rules, scenario: Scenario, label: int, a: int) -> Message:
    outcome = rules.outcomes[label]
    args: dict[str, Arg] = {}
    if outcome.operand is not None:
        args[outcome.operand.name] = argument(rules, scenario, outcome.operand, a)
    return msg(f"{rules.name}-outcome-{outcome.name}", **args)


def prompt(rules: Rules, s: State, frame: Frame) -> Message:
    """What the player is asked, with the frame's single-valued fields and its facts as parameters."""
    args: dict[str, Arg] = {}
    for field in frame.FIELDS:
        value = getattr(frame, field.name)
        if isinstance(value, int):
            operand = Operand(field.name, field.holds, field.names)
            args[field.name] = argument(rules, s.scenario, operand, value)
    for fact, value in zip(frame.FACTS, frame.facts(s), strict=True):
        args[fact.name] = argument(rules, s.scenario, fact, value)
    return msg(f"{rules.name}-prompt-{frame.NAME}-{frame.STEPS[frame.step]}", **args)


def details(rules: Rules, scenario: Scenario, values: list[Detail]) -> dict[str, Arg]:
    """The details of a refusal or a regret as parameters of its message."""
    return {d.operand.name: argument(rules, scenario, d.operand, d.value) for d in values}


def regret(rules: Rules, s: State, frame: Frame, o: Option) -> Message | None:
    """What to ask before a choice that its player may not mean."""
    question = frame.regret(s, o)
    if question is None:
        return None
    args = details(rules, s.scenario, question.details)
    return msg(f"{rules.name}-regret-{question.name}", rule=rule(question.rule), **args)


def offer(rules: Rules, s: State, frame: Frame, o: Option, key: str) -> Offer:
    verb = rules.verbs[o.verb]
    return Offer(
        key,
        option_text(rules, s.scenario, o),
        anchors(rules, s.scenario, o),
        verb.role,
        verb.group,
        verb.rule,
        frame.price(s, o),
        frame.rolls(s, o),
        regret(rules, s, frame, o),
    )


def path(s: State, lane: int) -> list[str]:
    """Where the game is: "Round.turns", "Turn.choose", "Fire.roll" ..."""
    return [
        f"{frame.NAME}.{frame.STEPS[frame.step]}" for frame in s.lanes[0] + (s.lanes[lane] if lane else [])
    ]

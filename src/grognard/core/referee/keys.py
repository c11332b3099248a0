"""Keys: options as text ("fire S-RIF-2 7-G08"), the same in records, on the wire and in the shell."""

from __future__ import annotations

from ..kernel.kinds import KIND_NAMES, Operand
from ..kernel.option import Option, Verb
from ..kernel.rules import Rules
from ..kernel.scenario import Scenario, Unreadable
from ..telling.message import Ref, msg


def key_of(rules: Rules, scenario: Scenario, o: Option) -> str:
    return key_by(rules.verbs[o.verb], scenario, o)


def key_by(verb: Verb, scenario: Scenario, o: Option) -> str:
    """The key of an option whose verb is at hand."""
    words = [verb.name]
    for i, operand in enumerate(verb.operands):
        words.append(scenario.name_of(operand.kind, o.operand(i), operand.names))
    return " ".join(words)


def parse_key(rules: Rules, scenario: Scenario, text: str) -> Option:
    """The option a key means; raises Unreadable and says what is wrong with it."""
    words = text.split()
    key = text[:80]
    if not words:
        raise Unreadable("an empty key names no option", msg("core-unreadable", key=key))
    numbers = [number for number, verb in enumerate(rules.verbs) if verb.name == words[0]]
    if not numbers:
        problem = f"{rules.name} has no verb '{words[0][:40]}'"
        raise Unreadable(problem, msg("core-unreadable-verb", key=key, verb=words[0][:40]))
    verb = rules.verbs[numbers[0]]
    if len(words) - 1 != len(verb.operands):
        wanted = " ".join([verb.name, *(f"<{operand.name}>" for operand in verb.operands)])
        message = msg("core-unreadable-count", key=key, verb=verb.name, n=len(verb.operands))
        raise Unreadable(f"'{key}' should read '{wanted}'", message)
    values = [0, 0, 0]
    for i, operand in enumerate(verb.operands):
        values[i] = _parse_word(scenario, operand, words[1 + i], key)
    return Option(numbers[0], values[0], values[1], values[2])


def parse_thing(scenario: Scenario, text: str) -> Ref:
    """The thing that a text such as "unit:G-INF-1" or "hex:7-G08" points at; raises Unreadable."""
    kind, _, key = text.partition(":")
    message = msg("core-unreadable-thing", key=text[:80])
    if kind not in KIND_NAMES or key in ("", "-", "?"):
        raise Unreadable(
            f"'{text[:80]}' points at nothing: write it as 'unit:G-INF-1' or 'hex:7-G08'", message
        )
    number = KIND_NAMES.index(kind)
    try:
        index = scenario.parse(number, key)
        return Ref(kind, index, scenario.name_of(number, index))
    except Unreadable as e:
        raise Unreadable(str(e), message) from e


def _parse_word(scenario: Scenario, operand: Operand, word: str, key: str) -> int:
    message = msg("core-unreadable-word", key=key, word=word[:40])
    if word in ("-", "?"):
        raise Unreadable(f"'{key}' does not say which {operand.name}", message)
    try:
        return scenario.parse(operand.kind, word, operand.names)
    except Unreadable as e:
        raise Unreadable(str(e), message) from e

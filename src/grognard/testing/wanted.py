"""The texts that a game needs: those that its tables demand, and those that fuzzed games asked for.

    report = missing_texts(RULES, asked_in_play)
    print(report.missing)

A game claims a language by a folder `texts/<language>`. In each of them it needs a text for every verb,
refusal, event, outcome and word of its tables, for all that its lists and tables of scenarios show, and for
the prompts, the ledgers with their lines and the warnings that come up in play.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from grognard.core.board_game import BoardRules
from grognard.core.kernel.kinds import MODE, Operand
from grognard.core.kernel.rules import Rules
from grognard.core.telling.catalogue import LANGUAGES, Catalogue, MissingMessage, has_texts
from grognard.core.telling.message import Message

Wanted = dict[str, list[str] | None]  # by id: the parameters a text is given; None: they differ


class TextReport(Struct):
    """How many texts were asked for in the languages of a game, and which are missing or ask for too much."""

    asked: int
    missing: list[str]


def missing_texts(rules: Rules, asked_in_play: Wanted) -> TextReport:
    """Asks for every text of the tables, of the lists of scenarios, and for those `asked_in_play`."""
    wanted = {**table_texts(rules), **list_texts(rules), **asked_in_play}
    claimed = [lang for lang in LANGUAGES if has_texts(rules.package, lang)] or [LANGUAGES[0]]
    missing = []
    for lang in claimed:
        catalogue = Catalogue(lang, [rules.package])
        for id in sorted(wanted):
            problem = fault(catalogue, id, wanted[id])
            if problem:
                missing.append(f"{id} [{lang}]: {problem}")
    return TextReport(len(wanted) * len(claimed), missing)


def fault(catalogue: Catalogue, id: str, given: list[str] | None) -> str:
    """What is wrong with a text; "" if it is there and asks for nothing that it is not given."""
    try:
        asks = catalogue.variables(id)
    except MissingMessage as e:
        return e.problem
    too_many = [] if given is None else sorted(asks - set(given))
    return f"asks for ${', $'.join(too_many)}, which it is not given" if too_many else ""


def table_texts(rules: Rules) -> Wanted:
    """The texts that the tables of a game demand; the ids are those of `core.kernel.describe`."""
    game = rules.name
    wanted: Wanted = {}
    operands: list[Operand] = []
    for verb in rules.verbs:
        wanted[f"{game}-verb-{verb.name}"] = [operand.name for operand in verb.operands]
        operands += verb.operands
    for kind in rules.events:
        wanted[f"{game}-event-{kind.name}"] = [operand.name for operand in kind.operands]
    for refusal in rules.refusals[1:]:
        wanted[f"{game}-refusal-{refusal.name}"] = None  # it is given what the option names, and its facts
    for outcome in rules.outcomes:
        wanted[f"{game}-outcome-{outcome.name}"] = [outcome.operand.name] if outcome.operand else []
    for operand in operands:
        if operand.kind == MODE:
            wanted.update({f"{game}-word-{name}": [] for name in operand.names if name})
    return wanted


def list_texts(rules: Rules) -> Wanted:
    """What lists of games and scenarios say, and the tables: terrain, types of counters, names."""
    wanted: Wanted = {f"{rules.name}-title": []}
    for scenario in rules.scenarios():
        wanted.update(texts_in(rules.about(scenario)))
    # A game on one board has all its scenarios in memory; of others one is loaded, for the names of counters.
    shown = rules.scenarios() if isinstance(rules, BoardRules) else [rules.first_scenario()]
    for scenario in shown:
        try:
            wanted.update(texts_in(rules.table(rules.load(scenario, {}))))
        except NotImplementedError:
            break  # a game without a table, as tests have them
    return wanted


def texts_in(value: object) -> Wanted:
    """The texts of the game that are named anywhere inside of something that a client is told."""
    return {message.id: sorted(message.args) for message in messages_in(value)}


def messages_in(value: object) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
        yield from messages_in(value.args)
    elif isinstance(value, Struct):
        for field in structs.fields(value):
            yield from messages_in(getattr(value, field.name))
    elif isinstance(value, dict):
        for each in value.values():
            yield from messages_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from messages_in(each)

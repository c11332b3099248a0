"""`grognard verify`: checks the record of a game: the file, its dice, and every choice."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from grognard.core.kernel.rules import Rules
from grognard.core.referee.fair import verify
from grognard.core.referee.game import rules_of
from grognard.core.referee.record import RecordError, parse_record

from .common import Task, Texts, print_json, read_file, record_complaint
from .session import outcome_line


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-help-record"))
    parser.add_argument("--commitment", default="", metavar="HASH", help=texts("cli-help-commitment"))


def _rules(text: str) -> Rules | None:
    """The rules of the game the record is of, if that much of it can be read: they have the words."""
    try:
        return rules_of(parse_record(text).game)
    except ValueError:
        return None


def run(task: Task) -> int:
    """0 if everything that can be checked is right, 1 if anything is wrong, with the reason."""
    text = read_file(task.file)
    try:
        game, messages = verify(text, task.commitment.strip().lower())
    except RecordError as e:
        complaint = record_complaint(e, task.file, task.lang, _rules(text))
        complaint.code = 1
        raise complaint from e
    texts = Texts(task.lang, game.rules, game.rules.names(game.scenario))
    if task.json:
        print_json({"file": task.file, "checked": [texts.say(message) for message in messages]})
        return 0
    for message in messages:
        print(texts.say(message))
    if game.over:
        print(outcome_line(game, texts))
    return 0

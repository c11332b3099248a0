"""The command line: what can be typed after `grognard`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from grognard.build import version_text
from grognard.core.telling.catalogue import LANGUAGES
from grognard.core.telling.message import msg

from . import (
    arena,
    backup,
    bench,
    db,
    fuzz,
    games,
    map,
    people,
    perft,
    play,
    playthrough,
    replay,
    rules,
    scenario,
    serve,
    verify,
)
from .common import Complaint, Task, Texts, preferred_language

COMMANDS = (
    serve,
    play,
    games,
    people,
    replay,
    verify,
    rules,
    db,
    backup,
    fuzz,
    perft,
    playthrough,
    bench,
    arena,
    scenario,
    map,
)


class Parser(argparse.ArgumentParser):
    """Tells what it does not understand in one line, and helps in the reader's language."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(msg("cli-usage", problem=message, command=self.prog))

    def translate(self, texts: Texts) -> None:
        """Puts argparse's own words into the reader's language."""
        self._positionals.title = texts("cli-arguments-title")
        self._optionals.title = texts("cli-options-title")
        self.add_argument("-h", "--help", action="help", help=texts("cli-help-this"))
        self.usage_word = texts("cli-usage-word")

    def format_usage(self) -> str:
        return super().format_usage().replace("usage:", self.usage_word, 1)

    def format_help(self) -> str:
        return super().format_help().replace("usage:", self.usage_word, 1)

    usage_word = "usage:"


def language(arguments: Sequence[str]) -> str:
    """The reader's language, also before the command line is understood."""
    for i, word in enumerate(arguments):
        if word == "--lang" and i + 1 < len(arguments) and arguments[i + 1] in LANGUAGES:
            return arguments[i + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return preferred_language()


def parse(arguments: list[str]) -> Task:
    """What to do. Without a command: the server on this machine, and its page in the browser."""
    lang = language(arguments)
    parser = build_parser(Texts(lang), lang)
    if not _command_in(arguments):
        arguments = _default_command(arguments)
    return parser.parse_args(arguments, Task())


def _command_in(arguments: list[str]) -> bool:
    """Whether a command is named; options alone are those of the default one."""
    if not arguments or not arguments[0].startswith("-"):
        return bool(arguments)
    known = {module.__name__.rpartition(".")[2] for module in COMMANDS}
    return any(word in known or word in ("-h", "--help", "--version") for word in arguments)


def _default_command(arguments: list[str]) -> list[str]:
    return ["serve", "--open", *arguments]


def build_parser(texts: Texts, lang: str) -> Parser:
    shared = Parser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, default=lang, help=texts("cli-help-lang"))
    shared.add_argument("--json", action="store_true", help=texts("cli-help-json"))
    parser = Parser(
        prog="grognard",
        description=texts("cli-about"),
        epilog=texts("cli-about-more"),
        allow_abbrev=False,
        add_help=False,
    )
    parser.translate(texts)
    parser.add_argument("--version", action="version", version=version_text(), help=texts("cli-help-version"))
    parser.add_argument("--lang", choices=LANGUAGES, default=lang, help=texts("cli-help-lang"))
    commands = parser.add_subparsers(
        metavar=texts("cli-command-metavar"),
        title=texts("cli-commands-title"),
        parser_class=Parser,
        required=True,
    )
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2]
        about = texts(f"cli-about-{name}")
        one = commands.add_parser(
            name, parents=[shared], help=about, description=about, allow_abbrev=False, add_help=False
        )
        one.translate(texts)
        module.arguments(one, texts)
        one.set_defaults(run=module.run)
    return parser

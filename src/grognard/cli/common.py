"""What all commands share: texts, tables, JSON, and how a complaint is told."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec

from grognard.core.kernel.rules import Rules
from grognard.core.kernel.scenario import Unreadable
from grognard.core.loading.load import LoadError, Source
from grognard.core.referee.game import Game, game_names, new, rules_of
from grognard.core.referee.record import RecordError
from grognard.core.telling.catalogue import LANGUAGES, Catalogue, Names
from grognard.core.telling.message import Arg, Item, Message, msg
from grognard.render.paint import pad, width

PACKAGE = "grognard.cli"
SERVER = "grognard.server"  # its texts, for those who run it
MOST_SCENARIO = 200_000  # bytes of a scenario file that is read


class Complaint(Exception):
    """What the user has to be told in one line; `code` is the exit code."""

    def __init__(self, text: str | Message, code: int = 2) -> None:
        super().__init__(text)
        self.text = text
        self.code = code

    def line(self, lang: str) -> str:
        text = self.text if isinstance(self.text, str) else Texts(lang).say(self.text)
        return " ".join(text.split())


class Task(Namespace):
    """The parsed command line: what to run and with which settings."""

    run: Callable[[Task], int]
    lang: str
    json: bool


def number_in(text: str) -> int | None:
    """A whole number as people type it: a few plain digits, nothing else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def complain(text: str) -> None:
    print(f"grognard: {text}", file=sys.stderr)


# -- words ---------------------------------------------------------------------------------------


def preferred_language() -> str:
    """The language of the environment, if there are texts in it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Texts:
    """The texts of the command line and of one game, in the reader's language."""

    def __init__(self, lang: str, rules: Rules | None = None, names: Names | None = None) -> None:
        packages = (PACKAGE, SERVER) if rules is None else (PACKAGE, SERVER, rules.package)
        self.lang = lang
        self.game = "" if rules is None else rules.name
        self.names = names
        self.catalogue = Catalogue(lang, packages, lenient=True)
        self.ids = set(Catalogue(lang, packages).ids())

    def __call__(self, id: str, /, **args: Arg | Sequence[Item]) -> str:
        return self.say(msg(id, **args))

    def say(self, message: Message) -> str:
        return self.catalogue.render(message, self.names)

    def has(self, kind: str, name: str) -> bool:
        """Whether the game itself has a word for a track, badge or terrain."""
        return f"{self.game}-{kind}-{name}" in self.ids

    def word(self, kind: str, name: str) -> str:
        """The word for a track, badge or terrain: the game's own, else the command line's, else its name."""
        for id in (f"{self.game}-{kind}-{name}", f"cli-{kind}-{name}", f"{self.game}-word-{name}"):
            if id in self.ids:
                return self(id)
        return name


# -- answers -------------------------------------------------------------------------------------


def print_json(value: object) -> None:
    """An answer for machines."""
    text = msgspec.json.encode(value, enc_hook=_plain_value)
    print(msgspec.json.format(text, indent=2).decode())


def _plain_value(value: object) -> Any:
    if isinstance(value, (Fraction, Path)):
        return str(value)
    raise TypeError(f"no JSON for {type(value).__name__}")


def table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows with aligned columns; those in `right` (from 0) to the right, as numbers are."""
    if not rows:
        return []
    widths = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [
            " " * (w - width(cell)) + cell if i in right else pad(cell, w)
            for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


# -- games and files -----------------------------------------------------------------------------


def find_rules(name: str) -> Rules:
    try:
        return rules_of(name)
    except Unreadable as e:
        raise Complaint(str(e)) from e


def split_name(name: str) -> tuple[Rules, str]:
    """Rules and scenario of "game/scenario"; of "game" alone its first one, of "" that of the first game."""
    game, _, scenario = name.partition("/")
    rules = find_rules(game if name else game_names()[0])
    known = rules.scenarios()
    if not scenario:
        return rules, rules.first_scenario()
    if scenario.endswith(".toml"):
        return rules, adopted(rules, Path(scenario))
    if scenario not in known and not scenario.startswith("own:"):
        raise Complaint(msg("cli-no-scenario", game=game, scenario=scenario[:60], known=", ".join(known)))
    return rules, scenario


def adopted(rules: Rules, path: Path) -> str:
    """The name of a scenario in a file of one's own."""
    try:
        return rules.adopt(Source.open(path, "", MOST_SCENARIO).text, str(path))
    except LoadError as e:
        raise Complaint(str(e)) from e


def given_options(given: list[str]) -> dict[str, str]:
    """The switches of `--option name=value ...`."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise Complaint(msg("cli-bad-option", text=text[:60]))
        options[name] = value
    return options


def new_game(name: str, seed: str, options: dict[str, str]) -> Game:
    rules, scenario = split_name(name)
    try:
        return new(f"{rules.name}/{scenario}", seed, options)
    except ValueError as e:
        raise Complaint(str(e)) from e


def all_games() -> list[Rules]:
    """Every game that can be played; `game_problems` says why another package's cannot."""
    games = []
    for name in game_names():
        try:
            games.append(rules_of(name))
        except Unreadable:
            continue
    return games


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint(msg("cli-not-text", path=str(path))) from None
    except OSError as e:
        raise Complaint(msg("cli-cannot-read", path=str(path), why=str(e.strerror))) from e


def write_file(path: Path, text: str, private: bool = False) -> None:
    """Writes a file whole or not at all; `private`: for its owner alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        beside.unlink(missing_ok=True)  # an existing file would keep its access rights
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
        beside.replace(path)
    except OSError as e:
        raise Complaint(msg("cli-cannot-write", path=str(path), why=str(e.strerror))) from e


def record_complaint(error: RecordError, path: Path, lang: str, rules: Rules | None = None) -> Complaint:
    """A record's error in one line: file, line, what is wrong. Exit code 1 if it could be replayed so far."""
    message = error.text
    if lang == "en" and message.id != "core-record-refused":
        words = error.problem + (f" (choice {error.choice})" if error.choice else "")
    else:
        words = Texts(lang, rules).say(message)
    return Complaint(
        msg("cli-record", path=str(path), line=error.line, problem=words), 1 if error.choice else 2
    )

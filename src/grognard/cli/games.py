"""`grognard games`: the games and scenarios there are, and the games that are played on a server."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.core.referee.finding import game_problems
from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, all_games, complain, number_in, print_json, table, write_file
from .db import database_of
from .serve import storage_arguments

if TYPE_CHECKING:
    from grognard.server.storage.store import Header

ACTIONS = ("list", "export", "import", "rewind")


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", nargs="?", choices=ACTIONS, help=texts("cli-help-games-action"))
    parser.add_argument("what", nargs="*", metavar="ID|FILE", help=texts("cli-help-games-what"))
    parser.add_argument("--status", choices=["waiting", "running", "over"], help=texts("cli-help-status"))
    parser.add_argument("--record", action="store_true", help=texts("cli-help-as-record-of"))
    parser.add_argument("--owner", default="", metavar="NAME", help=texts("cli-help-owner"))
    storage_arguments(parser, texts)


def run(task: Task) -> int:
    if task.action is None:
        return scenarios(task)
    from grognard.server.operator.desk import DeskError

    least, most = {"list": (0, 0), "export": (1, 2), "import": (1, 1), "rewind": (2, 2)}[task.action]
    if not least <= len(task.what) <= most:
        raise Complaint(msg(f"cli-games-{task.action}-usage"))
    try:
        return {"list": played, "export": export, "import": take_in, "rewind": rewind}[task.action](task)
    except DeskError as e:
        raise Complaint(e.text, 1) from e


# -- what can be played ------------------------------------------------------------------------------------


def scenarios(task: Task) -> int:
    rows = []
    for rules in all_games():
        for scenario in rules.scenarios():
            loaded = rules.load(scenario, {})
            rows.append(
                {
                    "name": f"{rules.name}/{scenario}",
                    "version": rules.version,
                    "seats": loaded.seats,
                    "options": rules.switches(scenario),
                }
            )
    for problem in game_problems():
        complain(problem)
    if task.json:
        print_json(rows)
        return 0
    texts = Texts(task.lang)
    shown = [[texts("cli-games-name"), texts("cli-games-seats"), texts("cli-games-options")]]
    for row in rows:
        options = row["options"]
        seats = row["seats"]
        assert isinstance(options, dict)
        assert isinstance(seats, list)
        switches = " ".join(f"{name}={'|'.join(values)}" for name, values in options.items())
        shown.append([str(row["name"]), ", ".join(seats), switches])
    print("\n".join(table(shown)))
    return 0


# -- what is played on a server ----------------------------------------------------------------------------


def played(task: Task) -> int:
    from grognard.server.operator.desk import at_desk, listed

    headers = at_desk(database_of(task), lambda db: listed(db, task.status or ""))
    rows = [row(header) for header in headers]
    if task.json:
        print_json(rows)
        return 0
    texts = Texts(task.lang)
    words = ("id", "name", "status", "acts", "seats", "changed")
    shown = [[texts(f"cli-games-{word}") for word in words]]
    shown += [[str(each[word]) for word in words] for each in rows]
    print("\n".join(table(shown, right=(3,))))
    return 0


def row(header: Header) -> dict[str, str | int]:
    """A game in a line."""
    seats = [f"{s.seat}={s.level or s.name or '?'}" for s in header.seats]
    return {
        "id": header.id,
        "name": header.name,
        "status": header.status,
        "acts": header.acts,
        "seats": ", ".join(seats),
        "changed": header.changed[:16].replace("T", " "),
    }


def export(task: Task) -> int:
    from grognard.server.operator import desk

    written = desk.record if task.record else desk.export
    text = desk.at_desk(database_of(task), lambda db: written(db, task.what[0]))
    if len(task.what) == 1:
        sys.stdout.write(text)
    else:
        write_file(Path(task.what[1]), text, private=not task.record)
        print(Texts(task.lang)("cli-games-exported", id=task.what[0], path=task.what[1]))
    return 0


def take_in(task: Task) -> int:
    from grognard.server.operator import desk

    path = Path(task.what[0])
    try:
        text = path.read_bytes()
    except OSError as e:
        raise Complaint(msg("cli-cannot-read", path=str(path), why=str(e.strerror))) from e
    id = desk.at_desk(database_of(task), lambda db: desk.take_in(db, text, task.owner))
    print(Texts(task.lang)("cli-games-imported", id=id))
    return 0


def rewind(task: Task) -> int:
    from grognard.server.operator import desk

    keep = number_in(task.what[1])
    if keep is None:
        raise Complaint(msg("cli-games-rewind-usage"))
    done = desk.at_desk(database_of(task), lambda db: desk.rewind(db, task.what[0], keep))
    texts = Texts(task.lang)
    print(texts("cli-games-rewound", id=task.what[0], n=done.cut))
    if done.new_dice:
        print(texts("cli-games-new-dice"))
    return 0

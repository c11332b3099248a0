"""`grognard people`: who has an account on a server, and what its operator does for or against them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, print_json, table, write_file
from .db import database_of
from .serve import storage_arguments

ACTIONS = ("list", "reset", "ban", "unban", "export")


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", choices=ACTIONS, help=texts("cli-help-people-action"))
    parser.add_argument("what", nargs="*", metavar="NAME", help=texts("cli-help-people-what"))
    parser.add_argument("--why", default="", metavar="TEXT", help=texts("cli-help-people-why"))
    parser.add_argument("--guests", action="store_true", help=texts("cli-help-people-guests"))
    storage_arguments(parser, texts)


def run(task: Task) -> int:
    from grognard.server.operator.desk import DeskError

    least, most = {"list": (0, 0), "export": (1, 2)}.get(task.action, (1, 1))
    if not least <= len(task.what) <= most:
        raise Complaint(msg(f"cli-people-{task.action}-usage"))
    try:
        acts = {"list": listed, "reset": reset, "ban": ban, "unban": unban, "export": export}
        return acts[task.action](task)
    except DeskError as e:
        raise Complaint(e.text, 1) from e


def listed(task: Task) -> int:
    from grognard.server.operator import register
    from grognard.server.operator.desk import at_desk

    rows = at_desk(database_of(task), lambda db: register.listed(db, task.guests))
    if task.json:
        print_json(rows)
        return 0
    texts = Texts(task.lang)
    words = ("name", "games", "seen", "banned")
    shown = [[texts(f"cli-people-{word}") for word in words]]
    for row in rows:
        seen = row["seen"][:16].replace("T", " ")
        shown.append([row["name"], str(row["games"]), seen, row["banned"]])
    print("\n".join(table(shown, right=(1,))))
    return 0


def reset(task: Task) -> int:
    from grognard.server.operator import register
    from grognard.server.operator.desk import at_desk

    code = at_desk(database_of(task), lambda db: register.reset(db, task.what[0]))
    if task.json:
        print_json({"code": code, "path": f"/account#{code}"})
        return 0
    print(Texts(task.lang)("cli-people-code", name=task.what[0], code=code, path=f"/account#{code}"))
    return 0


def ban(task: Task) -> int:
    from grognard.server.operator import register
    from grognard.server.operator.desk import at_desk

    at_desk(database_of(task), lambda db: register.ban(db, task.what[0], task.why))
    print(Texts(task.lang)("cli-people-out", name=task.what[0]))
    return 0


def unban(task: Task) -> int:
    from grognard.server.operator import register
    from grognard.server.operator.desk import at_desk

    at_desk(database_of(task), lambda db: register.unban(db, task.what[0]))
    print(Texts(task.lang)("cli-people-in", name=task.what[0]))
    return 0


def export(task: Task) -> int:
    from grognard.server.operator import register
    from grognard.server.operator.desk import at_desk

    text = at_desk(database_of(task), lambda db: register.export(db, task.what[0]))
    if len(task.what) == 1:
        sys.stdout.write(text)
    else:
        write_file(Path(task.what[1]), text, private=True)
        print(Texts(task.lang)("cli-people-exported", name=task.what[0], path=task.what[1]))
    return 0

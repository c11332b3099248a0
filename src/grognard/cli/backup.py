"""`grognard backup FILE`: a server's whole database in a file; with --restore, back into an empty one."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, print_json
from .db import database_of
from .serve import storage_arguments


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-help-backup-file"))
    parser.add_argument("--restore", action="store_true", help=texts("cli-help-restore"))
    storage_arguments(parser, texts)


def run(task: Task) -> int:
    from grognard.server.operator.backup import backup, restore
    from grognard.server.operator.desk import DeskError, at_desk
    from grognard.server.storage.upgrade import upgrade

    address = database_of(task)
    file: Path = task.file
    try:
        if task.restore:
            upgrade(address)
            counts = at_desk(address, lambda db: restore(db, file))
        else:
            counts = at_desk(address, lambda db: backup(db, file))
    except DeskError as e:
        raise Complaint(e.text, 1) from e
    except OSError as e:
        raise Complaint(msg("cli-cannot-write", path=str(file), why=str(e.strerror))) from e
    if task.json:
        print_json(counts)
    else:
        id = "cli-backup-restored" if task.restore else "cli-backup-made"
        print(Texts(task.lang)(id, path=str(file), games=counts["games"], people=counts["people"]))
    return 0

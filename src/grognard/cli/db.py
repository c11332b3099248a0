"""`grognard db upgrade`: brings the schema of a server's database up to date."""

from __future__ import annotations

from argparse import ArgumentParser

from grognard.core.message import msg

from .common import Problem, Task, Texts
from .serve import storage_arguments


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", choices=["upgrade"], help=texts("cli-help-db-action"))
    storage_arguments(parser, texts)


def database_of(task: Task) -> str:
    """The address of the database a command is about."""
    from grognard.server.database import BadAddress, driver_url
    from grognard.server.settings import Settings, data_folder

    address = Settings(data=str(task.data or data_folder()), database=task.database).url
    try:
        driver_url(address)
    except BadAddress as e:
        raise Problem(msg("server-cannot-address", why=str(e))) from e
    return address


def run(task: Task) -> int:
    from sqlalchemy.exc import DBAPIError

    from grognard.server.upgrade import current, known, newest, upgrade

    address = database_of(task)
    try:
        before = current(address)
        if not known(before):
            raise Problem(msg("server-cannot-newer", version=before), 1)
        upgrade(address)
    except DBAPIError as e:
        raise Problem(msg("server-cannot-database", why=str(e.orig).strip()), 1) from e
    texts = Texts(task.lang)
    if before == newest():
        print(texts("cli-db-same", version=before))
    else:
        print(texts("cli-db-upgraded", before=before or "-", version=newest()))
    return 0

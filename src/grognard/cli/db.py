"""`grognard db`: `upgrade` brings a server's database up to date, `check` tells what becomes of its games."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import TYPE_CHECKING

from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, print_json, table
from .serve import storage_arguments

if TYPE_CHECKING:
    from grognard.server.operator.checking import Findings

CHANGES = ("reads", "waits", "frozen", "lost")  # the fates of games that are not as before


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", choices=["upgrade", "check"], help=texts("cli-help-db-action"))
    storage_arguments(parser, texts)


def database_of(task: Task) -> str:
    """The address of the database a command is about."""
    from grognard.server.settings import ServerSettings, data_folder
    from grognard.server.storage.database import BadDatabaseAddress, driver_url

    address = ServerSettings(data=str(task.data or data_folder()), database=task.database).url
    try:
        driver_url(address)
    except BadDatabaseAddress as e:
        raise Complaint(msg("server-cannot-address", why=str(e))) from e
    return address


def run(task: Task) -> int:
    return check(task) if task.action == "check" else upgrade(task)


def upgrade(task: Task) -> int:
    from sqlalchemy.exc import DBAPIError

    from grognard.server.storage.upgrade import current, known, newest
    from grognard.server.storage.upgrade import upgrade as bring_up

    address = database_of(task)
    try:
        before = current(address)
        if not known(before):
            raise Complaint(msg("server-cannot-newer", version=before), 1)
        bring_up(address)
    except DBAPIError as e:
        raise Complaint(msg("server-cannot-database", why=str(e.orig).strip()), 1) from e
    texts = Texts(task.lang)
    if before == newest():
        print(texts("cli-db-same", version=before))
    else:
        print(texts("cli-db-upgraded", before=before or "-", version=newest()))
    return 0


def check(task: Task) -> int:
    """What an upgrade does to the database and each game in it; nothing is changed."""
    from grognard.server.operator.checking import check as look
    from grognard.server.operator.desk import DeskError

    try:
        findings = look(database_of(task))
    except DeskError as e:
        raise Complaint(e.text, 1) from e
    if task.json:
        games = [{"id": g.id, "name": g.name, "status": g.status, "acts": g.acts} for g in findings.games]
        fates = [{name: getattr(g.fate, name) for name in g.fate.__struct_fields__} for g in findings.games]
        shown = [{**game, "fate": fate} for game, fate in zip(games, fates, strict=True)]
        print_json(
            {
                "schema": findings.schema,
                "newest": findings.newest,
                "counts": findings.counts(),
                "games": shown,
            }
        )
        return 0
    print("\n".join(sentences(findings, Texts(task.lang))))
    return 0


def sentences(findings: Findings, texts: Texts) -> list[str]:
    """The same in sentences, and a line for each game that changes."""
    id = "cli-db-same" if findings.schema == findings.newest else "cli-db-behind"
    lines = [texts(id, version=findings.newest, before=findings.schema or "-")]
    lines += [texts(f"cli-db-count-{kind}", n=n) for kind, n in findings.counts().items()]
    changed = [game for game in findings.games if game.fate.kind in CHANGES]
    rows = []
    for game in changed:
        fate = game.fate
        facts: dict[str, str | int] = {"made": fate.made, "here": fate.here, "n": fate.n, "why": fate.why}
        what = texts(f"cli-db-fate-{fate.kind}", choice=fate.choice, acts=game.acts, **facts)
        rows.append([game.id, game.name if len(game.name) < 40 else game.name[:37] + "...", what])
    return [*lines, *(table(rows) if rows else [])]

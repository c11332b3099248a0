"""Upgrades that are killed: run as a program of its own, because it forks.

    python -m tests.server.kills ADDRESS...    # of databases that are all alike, or one again and again

The upgrade of the first database dies instead of sending its first statement, that of the second instead of
its second, and so on; the commit counts as one. Prints "died" for each, or "done" if there were not so many,
and the version of the schema after it.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from grognard.server.storage.upgrade import current, upgrade

DONE, DIED = 0, 9


def die_at(number: int) -> None:
    """From here on this process dies instead of sending its statement with that number, or its commit."""
    sent = 0

    def count(*_: Any) -> None:
        nonlocal sent
        if sent == number:
            os._exit(DIED)
        sent += 1

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)


def killed(address: str, number: int) -> bool:
    """Upgrades in a process that dies at a statement; False if there were not so many."""
    child = os.fork()
    if child == 0:
        try:
            die_at(number)
            upgrade(address)
            os._exit(DONE)
        except BaseException as e:
            print(repr(e), file=sys.stderr)
        os._exit(1)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert code in (DONE, DIED), code
    return code == DIED


if __name__ == "__main__":
    for number, address in enumerate(sys.argv[1:]):
        print("died" if killed(address, number) else "done", current(address) or "-", flush=True)

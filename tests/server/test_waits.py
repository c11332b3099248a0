"""The event loop does not wait for files, programs or the clock.

The watchdog counts what the loop's thread works, so it sees no waiting. What waits is therefore looked up in
the sources: whoever calls such a thing in the server is listed here, with the reason why no request waits.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

WAITS = {
    "open", "os.open", "os.listdir", "os.scandir", "gzip.open", "sqlite3.connect", "time.sleep",
    "subprocess.Popen", "subprocess.run", "subprocess.check_output", "subprocess.call", "os.system",
}  # fmt: skip
WAITING_METHODS = {  # of a path
    "read_bytes", "read_text", "write_bytes", "write_text", "unlink", "mkdir", "rmdir", "touch", "iterdir",
    "glob", "rglob", "stat", "exists", "is_file", "is_dir", "rename",
}  # fmt: skip
ELSEWHERE = (  # no event loop runs there
    "migrations/",  # `grognard db upgrade`, and a server before it serves
    "operator/",  # commands of the operator
    "processes/crew_process.py",  # the processes of a crew
    "press/printing.py",  # while the package is built
)
HERE = {
    "press/drawings.py _read": "in a thread",
    "press/drawings.py _keep": "in a thread",
    "press/edition.py read": "in a thread",
    "press/edition.py _digest": "in a thread, from `read`",
    "press/edition.py printed": "in a thread, from `_read` of the drawings",
    "quicker.py how_far": "in a thread",
    "quicker.py end_for": "in a thread",
    "quicker.py awaited": "looks whether one file is there, and only beside `make play`",
    "press/page_files.py __init__": "before the server serves",
    "press/page_files.py _read": "before the server serves",
    "run.py prepare": "before the server serves",
    "storage/upgrade.py make_private": "before the server serves",
    "processes/crew.py _start": "in the loop: starts a process, a few milliseconds",
    "processes/watchdog.py _report": "only in tests",
}


def callers(tree: ast.AST, inside: str = "") -> Iterator[str]:
    """The functions that call something that waits."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from callers(node, node.name)
            continue
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            method = isinstance(node.func, ast.Attribute) and node.func.attr in WAITING_METHODS
            if called in WAITS or method:
                yield inside
        yield from callers(node, inside)


def test_only_what_is_known_waits(root: Path) -> None:
    server = root / "src" / "grognard" / "server"
    found = set()
    for path in sorted(server.rglob("*.py")):
        name = path.relative_to(server).as_posix()
        if not name.startswith(ELSEWHERE):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {f"{name} {caller}" for caller in callers(tree)}
    assert found == set(HERE)

"""docs/architecture.md against the sources: the traces through the house, and the tables of modules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "grognard"
PAGE = (ROOT / "docs" / "architecture.md").read_text()

TRACE = re.compile(r"^\*\*([^*]+)\*\* \((\d+) files[^)]*\):\n\n```text\n(.*?)```", re.DOTALL | re.MULTILINE)
TRACES = {title: (int(told), text) for title, told, text in TRACE.findall(PAGE)}
HOP = re.compile(r"([\w/.]+\.(?:py|ts|svelte))\s+([A-Za-z_][\w.]*(?:, [A-Za-z_][\w.]*)*)")
FOLDERS = (ROOT, PACKAGE, PACKAGE / "games")  # what the paths of a trace begin at


def source(path: str) -> str:
    """The file that a trace names by its path, "" if there is none."""
    found = [folder / path for folder in FOLDERS if (folder / path).is_file()]
    return found[0].read_text() if found else ""


def lacks(path: str, name: str) -> bool:
    """Whether a file declares no such function, method or class; a method may stand without its class."""
    text = source(path)
    for part in name.split("."):
        python = rf"^\s*(?:async )?(?:def|class) {part}\b"
        script = rf"^\s*(?:export |private |async )*(?:function |const )?{part}(?:[(<]| =)"
        if not re.search(python if path.endswith(".py") else script, text, re.MULTILINE):
            return True
    return False


def faults(told: int, text: str) -> list[str]:
    """What is wrong with a trace: files that are not there, names they lack, a wrong number of files."""
    paths = set(re.findall(r"[\w/.]+\.(?:py|ts|svelte)\b(?!\.)", text))
    wrong = [f"no file {path}" for path in sorted(paths) if not source(path)]
    named = [(path, name) for path, names in HOP.findall(text) for name in names.split(", ")]
    wrong += [f"no {name} in {path}" for path, name in named if lacks(path, name)]
    nameless = paths - {path for path, _ in named}
    wrong += [f"nothing is said of {path}" for path in sorted(nameless)]
    return wrong + ([f"{told} files are told, {len(paths)} named"] if told != len(paths) else [])


def test_there_are_three_traces() -> None:
    assert len(TRACES) == 3


@pytest.mark.parametrize("title", TRACES)
def test_every_hop_of_a_trace_is_there(title: str) -> None:
    assert faults(*TRACES[title]) == []


@pytest.mark.parametrize(
    ("told", "text", "wrong"),
    [
        (1, "core/referee/game.py Game.play", []),
        (2, "core/referee/game.py new", ["2 files are told, 1 named"]),
        (1, "core/referee/gone.py new", ["no file core/referee/gone.py", "no new in core/referee/gone.py"]),
        (1, "core/referee/game.py new, gone ──▶ x", ["no gone in core/referee/game.py"]),
        (1, "web/src/lib/api.ts play, gone", ["no gone in web/src/lib/api.ts"]),
        (1, "by core/referee/game.py", ["nothing is said of core/referee/game.py"]),
    ],
)
def test_a_wrong_trace_is_found(told: int, text: str, wrong: list[str]) -> None:
    assert faults(told, text) == wrong


# -- the tables ------------------------------------------------------------------------------------------


def rows(heading: str) -> list[list[str]]:
    """The cells of the rows under a heading of the page, whatever tables they are in."""
    part = PAGE.split(f"\n{heading}\n", 1)[1].split("\n#", 1)[0]
    lines = [line for line in part.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def modules_told(cell: str) -> set[str]:
    """The modules that a cell of a table names, with their folders; what is in brackets only explains.

    After `box/` the names are those of that folder, until a semicolon.
    """
    told: set[str] = set()
    for part in re.sub(r"\([^()]*\)", "", cell).split(";"):
        folder = ""
        for name in re.findall(r"`([^`]+)`", part):
            if name.endswith("/"):
                folder = name
            else:
                told.add(name if "/" in name else folder + name)
    return told


def modules_there(folder: Path) -> set[str]:
    """The modules of a folder and of its folders."""
    files = [path.relative_to(folder) for path in folder.rglob("*.py") if path.name != "__init__.py"]
    return {path.with_suffix("").as_posix() for path in files}


CHAPTERS = {
    "coh": ("### Conflict of Heroes by chapter", 2, 1),
    "panzer": ("### Panzer by chapter", 2, 1),
    "zocbond": ("### The ZOC-bond family and Holland '44 by chapter", 3, 1),
    "holland44": ("### The ZOC-bond family and Holland '44 by chapter", 3, 2),
    "stalingrad42": ("### Stalingrad '42 by chapter", 2, 1),
}  # where the table of a game is: heading, width, column


@pytest.mark.parametrize("game", CHAPTERS)
def test_the_chapters_of_a_game_lead_to_all_its_modules(game: str) -> None:
    heading, width, column = CHAPTERS[game]
    cells = [row[column] for row in rows(heading) if len(row) == width][1:]
    told = set().union(*(modules_told(cell) for cell in cells))
    assert told == modules_there(PACKAGE / "games" / game)


@pytest.mark.parametrize("folder", ["geometry", "kernel", "loading", "referee", "telling"])
def test_the_table_of_layers_names_all_modules_of_the_core(folder: str) -> None:
    (cell,) = (row[1] for row in rows("## Modules") if row[0] == f"`core.{folder}`")
    assert modules_told(cell) == modules_there(PACKAGE / "core" / folder)


def test_the_table_of_layers_names_all_modules_of_the_tactical_family() -> None:
    (cell,) = (row[1] for row in rows("## Modules") if row[0] == "`grognard.games.tactical`")
    assert modules_told(cell) == modules_there(PACKAGE / "games" / "tactical")


def test_the_folders_of_the_server_are_all_told() -> None:
    there = PACKAGE / "server"
    table = {row[0].strip("`"): row[1] for row in rows("## The server and the page") if len(row) == 2}
    folders = {f"{path.parent.name}/" for path in there.glob("*/__init__.py")}
    assert set(table) == {"folder of the server", "top"} | folders
    top = {path.stem for path in there.glob("*.py") if path.name != "__init__.py"}
    assert modules_told(table["top"].replace(";", ",")) == top


def test_a_module_that_is_not_told_is_missed() -> None:
    assert modules_told("`a`, `b` (as `c`); `box/`: `d`, `e`; `show/f`") == {
        "a",
        "b",
        "box/d",
        "box/e",
        "show/f",
    }

"""The checks, and the tests that a change touches, in at most a minute and a half: `make quick`.

python -m tools.quick            check, and test what differs from main
python -m tools.quick --list     only say which tests would run, the nearest first

A change is every file that differs from where this branch left main, and every file git does not know yet.
A test is near if it has the name of a changed module (`grid.py`: `test_grid.py`), or imports
the module, or imports what imports it. The nearest tests run first, of the farther ones some of every folder;
slow tests and long games are left to `make test`. When the time is up the tests that have not begun are left
out, and the last lines say how many.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).resolve().parent.parent
MAIN = ("main", "origin/main")
SECONDS = 70.0  # after which no test begins; what has begun, and the checks, get the rest of the 90
DEADLINE = "GROGNARD_QUICK_UNTIL"  # the moment, for the processes of pytest
LEFT_OUT = "the time of make quick is up"
MOST = 60  # test files at most
NAMED, NEIGHBOUR, FAR = 0, 3, 4  # how near a test is: by its name, by its folder; farther ones need not run

# Files that are no modules, and the tests that read them.
READ_BY = {
    "Makefile": ["tests/test_make.py"],
    "setup.py": ["tests/test_build.py"],
    "pyproject.toml": ["tests/test_build.py", "tests/tools/test_lock.py"],
    "README.md": ["tests/test_readme.py"],
    "requirements/": ["tests/tools/test_lock.py", "tests/tools/test_sbom.py"],
    "ops/": ["tests/test_ops.py"],
    "tests/golden/": ["tests/golden/test_golden.py"],
}
BROWSER = "tests/e2e/"  # only if a test there has changed itself: they need half a minute each
ALWAYS = ["tests/test_style.py"]


# -- what has changed ------------------------------------------------------------------------------------


def git(root: Path, *words: str) -> list[str]:
    """The lines git answers with, none where it refuses."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files(root: Path) -> list[str]:
    """What differs from where this branch left main, committed or not, and what is new."""
    bases = [line for name in MAIN for line in git(root, "merge-base", "HEAD", name)]
    differing = git(root, "diff", "--name-only", bases[0] if bases else "HEAD")
    return sorted({*differing, *git(root, "ls-files", "--others", "--exclude-standard")})


# -- who imports whom ------------------------------------------------------------------------------------


def module_of(path: PurePosixPath) -> str:
    """The module in a file: "grognard.core.geometry.grid", "tests.core.test_grid", "setup"."""
    parts = path.with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(tree: ast.AST, module: str, is_package: bool) -> Iterator[str]:
    """All that a module asks for, as full names: of modules, or of what is in one."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            yield origin
            yield from (f"{origin}.{name.name}" for name in node.names)


def sources(root: Path) -> dict[str, str]:
    """Every module of the project with its file."""
    files = [
        path for top in ("src", "tests", "tools", "bench") for path in sorted((root / top).rglob("*.py"))
    ]
    relative = [path.relative_to(root) for path in (*files, root / "setup.py") if path.is_file()]
    return {module_of(PurePosixPath(path.as_posix())): path.as_posix() for path in relative}


def importers(root: Path, files: dict[str, str]) -> dict[str, set[str]]:
    """For every module the modules that import it."""
    back: dict[str, set[str]] = defaultdict(set)
    for module, file in files.items():
        try:
            tree = ast.parse((root / file).read_text(encoding="utf-8"))
        except SyntaxError:  # half written: the checks say so
            continue
        for name in imports_of(tree, module, file.endswith("__init__.py")):
            if name in files and name != module:
                back[name].add(module)
    return back


# -- how near a test is ----------------------------------------------------------------------------------


def is_test(file: str) -> bool:
    return file.startswith("tests/") and PurePosixPath(file).name.startswith("test_")


def home_of(file: str) -> str:
    """The folder with the tests of a source: "tests/games/coh/" of anything in that game."""
    parts = PurePosixPath(file).parts
    inside = parts[2:-1] if parts[:2] == ("src", "grognard") else parts[:1]
    return "/".join(["tests", *inside[: 2 if inside[:1] in (("games",), ("bots",)) else 1], ""])


def nearness(root: Path, changed: Iterable[str]) -> dict[str, int]:
    """Every test file that has to do with the change, and how near it is; 0 is nearest."""
    files = sources(root)
    tests = [file for file in files.values() if is_test(file)]
    near: dict[str, int] = dict.fromkeys(ALWAYS, NAMED)

    def at(file: str, distance: int) -> None:
        if (root / file).is_file():
            near[file] = min(distance, near.get(file, distance))

    changed = list(changed)
    by_file = {file: module for module, file in files.items()}
    for file in changed:
        stem, home = PurePosixPath(file).stem, home_of(file)
        if is_test(file):
            at(file, NAMED)
        for start, readers in READ_BY.items():
            if file == start or (start.endswith("/") and file.startswith(start)):
                for reader in readers:
                    at(reader, NAMED)
        for test in tests:
            if test.startswith(home) and PurePosixPath(test).stem == f"test_{stem}":
                at(test, NAMED)
            elif stem == "conftest" and test.startswith(f"{PurePosixPath(file).parent}/"):
                at(test, NAMED + 1)
            elif home != "tests/" and test.startswith(home):
                at(test, NEIGHBOUR)
    for module, distance in distances(importers(root, files), {by_file[f] for f in changed if f in by_file}):
        if is_test(files[module]):
            at(files[module], distance)
    return {
        file: distance for file, distance in near.items() if file in changed or not file.startswith(BROWSER)
    }


def distances(back: dict[str, set[str]], start: set[str]) -> Iterator[tuple[str, int]]:
    """Modules that import the first ones, or what imports those, and over how many steps."""
    seen, border = set(start), set(start)
    for distance in range(1, FAR):
        border = {importer for module in border for importer in back.get(module, ())} - seen
        seen |= border
        yield from ((module, distance) for module in sorted(border))


def chosen(near: dict[str, int], most: int = MOST) -> list[str]:
    """Test files in the order they run: nearest first, of those equally near one of every folder in turn."""
    order: list[str] = []
    for distance in sorted(set(near.values())):
        folders: dict[str, list[str]] = defaultdict(list)
        for file in sorted(file for file, here in near.items() if here == distance):
            folders[file.rpartition("/")[0]].append(file)
        order += [file for row in zip_longest(*folders.values()) for file in row if file]
    return order[:most]


# -- running -----------------------------------------------------------------------------------------------


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    """In each process of pytest: the order of the files is the order they were named in."""
    names = [argument.partition("::")[0] for argument in config.args]
    place = {(config.rootpath / name).resolve(): number for number, name in enumerate(names)}
    items.sort(key=lambda item: place.get(item.path, len(place)))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """In each process of pytest: no test begins after the deadline."""
    if time.time() > float(os.environ.get(DEADLINE, "inf")):
        pytest.skip(LEFT_OUT)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    late = [r for r in terminalreporter.getreports("skipped") if LEFT_OUT in str(r.longrepr)]
    if late:
        terminalreporter.line(f"the time was up: {len(late)} tests farther from the change were left out")


def checks(root: Path, changed: list[str]) -> list[tuple[str, list[str]]]:
    """The checks of `make lint` by name, and those of the page if it has changed."""
    tool = Path(sys.executable).parent
    found = [
        ("style", [str(tool / "ruff"), "check", "--quiet", "--output-format=concise", "."]),
        ("format", [str(tool / "ruff"), "format", "--check", "--quiet", "."]),
        ("types", [str(tool / "mypy")]),
        ("layers", [str(tool / "lint-imports"), "--no-logo"]),
    ]
    page = [file for file in changed if file.startswith("web/src/") and (root / file).is_file()]
    if page:
        found.append(("page", [sys.executable, str(root / "tools" / "web.py"), "related", *page]))
    return found


def run(root: Path, changed: list[str]) -> int:
    """Checks beside tests. Every check that fails says so after the tests."""
    begun = time.monotonic()
    python_path = {**os.environ, "PYTHONPATH": str(root / "src")}
    running = [
        (
            name,
            subprocess.Popen(
                command,
                cwd=root,
                env=python_path if name == "layers" else None,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            ),
        )
        for name, command in checks(root, changed)
    ]
    tests = chosen(nearness(root, changed))
    print(f"-- {len(changed)} files have changed, {len(tests)} test files are near", flush=True)
    workers = os.environ.get("JOBS", "auto")
    pytest_command = [sys.executable, "-P", "-m", "pytest", "-q", "-n", workers, "--maxprocesses=8"]
    options = ["-p", "tools.quick", "-m", "not slow and not long"]
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "GROGNARD_PURE")}
    env |= {DEADLINE: str(time.time() + SECONDS), "PYTHONPATH": str(ROOT)}
    failed = subprocess.run([*pytest_command, *options, *tests], cwd=root, env=env, check=False).returncode
    for name, process in running:
        said, _ = process.communicate()
        print(f"-- {name}" + ("" if process.returncode == 0 else f"\n{said.rstrip()}"))
        failed = failed or process.returncode
    print(f"-- {time.monotonic() - begun:.0f} s; make test runs all of it")
    return failed


def main() -> int:
    changed = changed_files(ROOT)
    if "--list" in sys.argv[1:]:
        near = nearness(ROOT, changed)
        print(*(f"{near[file]} {file}" for file in chosen(near)), sep="\n")
        return 0
    return run(ROOT, changed)


if __name__ == "__main__":
    sys.exit(main())

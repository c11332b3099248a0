"""Builds grognard: compiled by mypyc where a C compiler works, otherwise pure Python.

GROGNARD_COMPILE=0   never compile
GROGNARD_COMPILE=1   compile or fail
unset                compile if possible; where it is not, install pure Python and say so in one line

What is compiled is found, not listed: every module of `grognard.core`, `grognard.games` and `grognard.bots`,
except `__init__.py` files, folders named `data`, and modules with the line `# mypyc: interpreted` among their
first lines. Modules that define msgspec structs need that line: mypyc 2.4 compiles them without a word, but
drops the options in the class header (`frozen`, `tag`, `forbid_unknown_fields` ...), makes a field of each
ClassVar, and fails at import on `field(default_factory=...)`. tests/test_build.py looks for such modules.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
COMPILED_PACKAGES = ("core", "games", "bots")
INTERPRETED = re.compile(r"^# mypyc: interpreted\b")
MARKER_LINES = 30  # how many lines from the top the marker may stand
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # not egg_info, sdist, editable_wheel
EXTENSIONS = (".so", ".pyd")
POSIX_FLAGS = [
    "-Wno-error",  # mypyc asks for -Werror; a new compiler's new warning is no reason to fail
    "-Wno-misleading-indentation",  # half of gcc's time, in one C file of half a million lines
    "-fvisibility=hidden",  # nobody calls into it by name: so small functions are put where they are called
]

choice = os.environ.get("GROGNARD_COMPILE", "")


def say(text: str) -> None:
    print(f"grognard: {text}", file=sys.stderr, flush=True)


def is_interpreted(source: str) -> bool:
    return any(INTERPRETED.match(line) for line in source.splitlines()[:MARKER_LINES])


def compiled_modules() -> list[str]:
    """The sources mypyc gets, relative to the project, in a fixed order."""
    found = []
    for package in COMPILED_PACKAGES:
        for path in sorted((ROOT / "src" / "grognard" / package).rglob("*.py")):
            relative = path.relative_to(ROOT)
            in_package = (path.parent / "__init__.py").exists() and "data" not in relative.parts
            if path.name == "__init__.py" or not in_package:
                continue
            if not is_interpreted(path.read_text(encoding="utf-8")):
                found.append(relative.as_posix())
    return found


def compiler_works() -> bool:
    """Whether an extension module can be built here: a compiler, a linker and Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):
            return False
        return True


def extensions() -> list[Any]:
    """The extension modules to build; none where the install is to be pure."""
    if not BUILDING & set(sys.argv):
        return []
    if choice == "0":
        say("GROGNARD_COMPILE=0, installing pure Python")
        return []
    modules = compiled_modules()
    if not modules:
        return []
    if not compiler_works():
        if choice == "1":
            raise SystemExit("grognard: GROGNARD_COMPILE=1, but no C compiler works here")
        say("no C compiler works here, installing pure Python")
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(modules, opt_level="3", debug_level="0", group_name="grognard")
    except (Exception, SystemExit) as error:
        if choice == "1":
            raise
        say(f"mypyc failed ({type(error).__name__}), installing pure Python")
        return []
    for extension in found:
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *POSIX_FLAGS]
    say(f"compiling {len(modules)} modules")
    return found


class BuildExtensions(build_ext):
    """Falls back to pure Python when compiling fails, unless GROGNARD_COMPILE=1."""

    def run(self) -> None:
        begun = time.monotonic()
        wanted = {Path(path).resolve() for path in self.get_outputs()}
        self.sweep(wanted)
        try:
            super().run()
        except (Exception, SystemExit) as error:
            if choice == "1":
                raise
            say(f"compiling failed ({type(error).__name__}), installing pure Python")
            self.sweep(set())
            self.extensions = []
            self.distribution.ext_modules = []
            self.distribution.get_command_obj("bdist_wheel").root_is_pure = True
        else:
            say(f"compiled in {time.monotonic() - begun:.0f} s")

    def sweep(self, wanted: set[Path]) -> None:
        """Remove extension modules an earlier build left behind."""
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in EXTENSIONS and path.resolve() not in wanted:
                path.unlink()


def sweep_sources() -> None:
    """Remove modules and data an earlier build copied: what has been deleted since must not be installed."""
    for folder in (ROOT / "build").glob("lib*"):
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix not in EXTENSIONS:
                path.unlink()


if __name__ == "__main__":
    if BUILDING & set(sys.argv):
        sweep_sources()
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions})

"""Builds grognard: compiled by mypyc where a C compiler works, otherwise pure Python.

GROGNARD_COMPILE=0   never compile
GROGNARD_COMPILE=1   compile or fail
unset                compile if possible; where it is not, install pure Python and say so in one line

What is compiled is found, not listed: every module of `grognard.core`, `grognard.games` and `grognard.bots`,
except `__init__.py` files, folders named `data`, and modules with the line `# mypyc: interpreted` among their
first lines. Modules that define msgspec structs need that line: mypyc 2.4 compiles them without a word, but
drops the options in the class header (`frozen`, `tag`, `forbid_unknown_fields` ...), makes a field of each
ClassVar, and fails at import on `field(default_factory=...)`. tests/test_build.py looks for such modules.

The page is built by tools/web.py before the package or a source archive is made, unless it is there as its
sources say. A source archive holds the built page, so that installing one needs no Node.js.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
COMPILED_PACKAGES = ("core", "games", "bots")
INTERPRETED = re.compile(r"^# mypyc: interpreted\b")
MARKER_LINES = 30  # how many lines from the top the marker may stand
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # not egg_info, sdist, editable_wheel
EXTENSIONS = (".so", ".pyd")
POSIX_FLAGS = [
    "-Wno-error",  # mypyc asks for -Werror; a new compiler's new warning is no reason to fail
    "-Wno-misleading-indentation",  # slow: mypyc indents the C ever deeper
    "-fvisibility=hidden",  # nobody calls into it by name: so small functions are put where they are called
]
# The C files are optimised together while they are linked, on all cores. Only gcc knows the second flag:
# clang would need another linker.
LINK_TIME_FLAGS = ["-flto=auto", "-flto-partition=balanced"]

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


def compiler_works(flags: list[str]) -> bool:
    """Whether an extension module can be built here: a compiler, a linker and Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = Extension("probe", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        command = build_ext(Distribution({"ext_modules": [probe]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):
            return False
        return True


def join_sources(extension: Any) -> None:
    """One C file for each package: each reads a header of a megabyte, and a single one keeps one core busy.

    A file that is as it was is left alone, so that nothing is compiled again.
    """
    packages: dict[str, list[str]] = {}
    for source in extension.sources:
        packages.setdefault("_".join(Path(source).stem.split("___")[1:-1]) or "runtime", []).append(source)
    extension.depends = [*extension.depends, *extension.sources]
    extension.sources = []
    for package, sources in packages.items():
        joined = Path("build") / f"__joined_{package}.c"
        text = "".join(f'#include "{Path(source).relative_to("build").as_posix()}"\n' for source in sources)
        if not joined.exists() or joined.read_text() != text:
            joined.write_text(text)
        extension.sources.append(str(joined))


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
    if not compiler_works([]):
        if choice == "1":
            raise SystemExit("grognard: GROGNARD_COMPILE=1, but no C compiler works here")
        say("no C compiler works here, installing pure Python")
        return []
    try:
        from mypyc.build import mypycify

        found: list[Any] = mypycify(
            modules, opt_level="3", debug_level="0", multi_file=True, group_name="grognard"
        )
    except (Exception, SystemExit) as error:
        if choice == "1":
            raise
        say(f"mypyc failed ({type(error).__name__}), installing pure Python")
        return []
    posix = POSIX_FLAGS if os.name == "posix" else []
    link_time = LINK_TIME_FLAGS if os.name == "posix" and compiler_works(LINK_TIME_FLAGS) else []
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *posix]
        if len(extension.sources) > 1:  # the library; the others only make its modules known to Python
            extension.extra_compile_args += link_time
            extension.extra_link_args = [*extension.extra_link_args, *link_time]
            join_sources(extension)
    say(f"compiling {len(modules)} modules")
    return found


class BuildExtensions(build_ext):
    """Compiles on all cores; falls back to pure Python when that fails, unless GROGNARD_COMPILE=1."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """Several extensions at once are setuptools' work, several sources of one are not."""
        compile_in_turn = self.compiler.compile

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_together
        super().build_extensions()

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


def build_page() -> None:
    """The page into the server's folder; tools/web.py says what is wrong when it cannot be built."""
    if subprocess.run([sys.executable, ROOT / "tools" / "web.py"], cwd=ROOT, check=False).returncode:
        raise SystemExit("grognard: without the page nothing is built")


class BuildSources(build_py):
    """The modules, their data, and the page. An editable install takes whatever page is in the sources."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            self.__dict__.pop("data_files", None)  # listed before the page was there
        super().run()


class SourceArchive(sdist):
    """A source archive with the page built."""

    def run(self) -> None:
        build_page()
        super().run()


if __name__ == "__main__":
    if BUILDING & set(sys.argv):
        sweep_sources()
    commands = {"build_ext": BuildExtensions, "build_py": BuildSources, "sdist": SourceArchive}
    setup(ext_modules=extensions(), cmdclass=commands)

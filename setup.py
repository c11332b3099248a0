"""Builds grognard: compiled by mypyc where a C compiler works, otherwise pure Python.

GROGNARD_COMPILE=0   never compile
GROGNARD_COMPILE=1   compile or fail
unset                compile if possible; where it is not, install pure Python and say so in one line

What is compiled is found, not listed: every module of `grognard.core`, `grognard.games` and `grognard.bots`,
except `__init__.py` files, folders named `data`, and modules with the line `# mypyc: interpreted` among their
first lines. Modules that define msgspec structs need that line: mypyc 2.4 compiles them without a word, but
drops the options in the class header (`frozen`, `tag`, `forbid_unknown_fields` ...), makes a field of each
ClassVar, and fails at import on `field(default_factory=...)`. tests/test_build.py looks for such modules.

What was compiled is kept by content outside the clone (tools/kept.py): all modules together, so that a clone
without a change there compiles nothing, and the objects of each package, so that another one compiles what
differs and links. GROGNARD_CACHE=0 switches that off.

The page is built by tools/web.py before the package or a source archive is made, and maps and thumbnails are
drawn by tools/prints.py, unless they are there as their sources say. A source archive holds both, so that
installing one needs no Node.js and no time.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from itertools import count
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a backend of pip has only the folder of tools

from tools import kept

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
LIBRARY = "grognard__mypyc"  # mypyc's name for the library of a group
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
# In mypyc's C: classes with weak references, and the lines that take these for references the object holds.
WEAKLY_REFERENCED = re.compile(r'^PyMemberDef (\w+)_members\[\] = \{\n(?:.*\n)?.*"__weakref__"', re.MULTILINE)
WEAK_LIST = re.compile(
    r"^ *Py_(?:VISIT|CLEAR)\(\*\(\(PyObject \*\*\)\(\(char \*\)self"
    r" \+ sizeof\(PyObject \*\) \+ sizeof\(\w+\)\)\)\);\n",
    re.MULTILINE,
)
END_WEAK_REFERENCES = (
    "    if (PyType_SUPPORTS_WEAKREFS(Py_TYPE(self))) PyObject_ClearWeakRefs((PyObject *)self);\n"
)
# What besides the sources decides what is compiled: packages by their versions, variables by their values.
DECIDING_PACKAGES = ("mypy", "mypy-extensions", "librt", "msgspec", "fluent.runtime", "setuptools")
DECIDING_VARIABLES = ("CC", "CPP", "CFLAGS", "CPPFLAGS", "LDSHARED", "LDFLAGS", "ARCHFLAGS")

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


def mend_weak_references(text: str) -> str:
    """The C of a module, without mypyc's mistake about weak references.

    An object does not hold the weak references to it: they end with it. mypyc 2.4, on Python 3.11, takes them
    for references that the object holds, in classes with a `__dict__` (generic classes, exceptions, lambdas,
    heirs of a Protocol). When such an object died before a weak reference to it, the reference was freed
    under whoever had it, and the garbage collector crashed some time later.
    """
    for name in WEAKLY_REFERENCED.findall(text):
        dealloc = re.compile(
            rf"(^{name}_dealloc\(.*?PyObject_GC_UnTrack\(self\);\n)", re.MULTILINE | re.DOTALL
        )
        text = dealloc.sub(rf"\1{END_WEAK_REFERENCES}", text, count=1)
    return WEAK_LIST.sub("", text)


def mend(source: str) -> None:
    """Mend a C file of mypyc in its place."""
    text = Path(source).read_text(encoding="utf-8")
    mended = mend_weak_references(text)
    if mended != text:
        Path(source).write_text(mended, encoding="utf-8")


def package_of(source: str) -> str:
    """The package of a C file of mypyc, by its name: `core`, each game, its computers; with their rooms.

    "runtime" is what belongs to none.
    """
    layer, *below = Path(source).stem.split("___")[1:-1] or ["runtime"]
    return layer if layer == "core" else "_".join([layer, *below[:1]])


def write_joined(name: str, text: str) -> str:
    """A C file that includes others; its name."""
    joined = Path("build") / name
    if not joined.exists() or joined.read_text() != text:
        joined.write_text(text)
    return str(joined)


def join_sources(extension: Any) -> None:
    """One C file for each package: each reads a header of a megabyte, and a single file keeps one core busy.

    A file that is as it was is left alone, so that nothing is compiled again.
    """
    packages: dict[str, list[str]] = {}
    for source in extension.sources:
        packages.setdefault(package_of(source), []).append(source)
    extension.depends = [*extension.depends, *extension.sources]
    extension.sources = []
    for package, sources in packages.items():
        text = "".join(f'#include "{Path(source).relative_to("build").as_posix()}"\n' for source in sources)
        extension.sources.append(write_joined(f"__joined_{package}.c", text))


def join_doors(extensions: list[Any]) -> None:
    """One C file for the doors of each package, instead of one for each door.

    A door is a small extension module that makes one module of the library known to Python: it holds nothing
    but an entry point of that module's name. So one library with the doors of a package, put into the place
    of each, does as well, and some twelve are compiled instead of hundreds.
    """
    packages: dict[str, list[Any]] = {}
    for extension in extensions:
        packages.setdefault("_".join(extension.name.split(".")[1:-1]), []).append(extension)
    for package, doors in packages.items():
        text = "".join(
            f"#define PyInit___init__ PyInit___init___{number}\n"  # each brings one, and nobody asks for it
            f'#include "{Path(door.sources[0]).relative_to("build").as_posix()}"\n'
            "#undef PyInit___init__\n"
            for number, door in enumerate(doors)
        )
        joined = write_joined(f"__doors_{package}.c", text)
        for door in doors:
            door.depends = [*door.depends, *door.sources]
            door.sources = [joined]


@cache
def deciding() -> tuple[str, ...]:
    """What decides what is compiled, besides the sources: Python, packages, the compiler, variables."""
    facts = [sys.version, sysconfig.get_platform(), str(sysconfig.get_config_var("EXT_SUFFIX"))]
    for package in DECIDING_PACKAGES:
        try:
            facts.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            facts.append(package)
    facts += [f"{name}={os.environ.get(name, '')}" for name in DECIDING_VARIABLES]
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    try:
        asked = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True)
        facts.append(asked.stdout)
    except (OSError, subprocess.CalledProcessError):
        facts.append("a compiler that does not say what it is")
    return (*facts, repr(POSIX_FLAGS), repr(LINK_TIME_FLAGS))


def library_key() -> str:
    """Of everything that decides what the compiled modules are.

    mypyc looks at the types of what compiled modules import, too: these are modules of the same packages, of
    the top of grognard (the layers allow no others), and of packages that are known by their versions.
    """
    top = ROOT / "src" / "grognard"
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", *top.glob("*.py")]
    for package in COMPILED_PACKAGES:
        files += (top / package).rglob("*.py")
    parts: list[str | bytes] = ["library", *deciding()]
    for path in sorted(files):
        parts += [path.relative_to(ROOT).as_posix(), path.read_bytes()]
    return kept.key_of(*parts)


def object_key(source: str, options: dict[str, Any]) -> str:
    """Of everything that decides the object of a joined C file: what it includes, and mypyc's headers."""
    text = Path(source).read_text()
    includes = [Path("build") / name for name in INCLUDE.findall(text)]
    headers = [Path(name) for name in options.get("depends") or () if name.endswith(".h")]
    parts: list[str | bytes] = ["object", *deciding(), repr(options.get("extra_postargs")), text]
    for path in [*includes, *sorted(headers)]:
        parts += [path.as_posix(), path.read_bytes()]
    return kept.key_of(*parts)


class KeptExtension(Extension):
    """An extension module that was compiled before."""

    def __init__(self, name: str, body: bytes) -> None:
        super().__init__(name, [])
        self.body = body


def kept_extensions(modules: list[str], key: str) -> list[Any]:
    """The extension modules as they were compiled from the same sources before; none if that is not known."""
    files = kept.take_files(key)
    if files is None:
        return []
    names = [LIBRARY, *(".".join(Path(module).with_suffix("").parts[1:]) for module in modules)]
    if set(files) != set(names):
        return []
    say(f"{len(modules)} modules were compiled before")
    return [KeptExtension(name, files[name]) for name in names]


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
    key = library_key()
    if before := kept_extensions(modules, key):
        return before
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
    library, *doors = found
    library.key = key
    for source in library.sources:
        mend(source)
    library.extra_compile_args += link_time
    library.extra_link_args = [*library.extra_link_args, *link_time]
    join_sources(library)
    if posix:  # elsewhere a library names what it exports
        join_doors(doors)
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

        def compile_or_take(source: str, options: dict[str, Any]) -> list[str]:
            key = object_key(source, options)
            body = kept.take(key)
            if body is None:
                made: list[str] = compile_in_turn([source], **options)
                kept.keep(key, Path(made[0]).read_bytes())
                return made
            [name] = self.compiler.object_filenames([source], output_dir=options["output_dir"])
            Path(name).parent.mkdir(parents=True, exist_ok=True)
            Path(name).write_bytes(body)
            return [name]

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            done = count(1)

            def compile_one(source: str) -> list[str]:
                names = compile_or_take(source, options)
                if len(sources) > 1:  # of the library: how far it is, for tools/compiling.py
                    say(f"part {next(done)} of {len(sources)}")
                return names

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                names = [name for names in pool.map(compile_one, sources) for name in names]
            if len(sources) > 1:
                say("linking")
            return names

        self.compiler.compile = compile_together
        every = self.extensions
        first = {tuple(extension.sources): extension for extension in reversed(every)}
        self.extensions = [extension for extension in every if extension in first.values()]
        super().build_extensions()
        self.extensions = every
        for extension in every:  # the others have the same sources
            made = self.get_ext_fullpath(first[tuple(extension.sources)].name)
            if made != (place := self.get_ext_fullpath(extension.name)):
                Path(place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(made, place)

    def put_kept(self) -> None:
        """Extension modules that were compiled before, in their places."""
        for extension in self.extensions:
            path = Path(self.get_ext_fullpath(extension.name))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(extension.body)

    def run(self) -> None:
        begun = time.monotonic()
        wanted = {Path(path).resolve() for path in self.get_outputs()}
        self.sweep(wanted)
        if self.extensions and isinstance(self.extensions[0], KeptExtension):
            self.put_kept()
            return
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
            if self.extensions:
                made = {e.name: Path(self.get_ext_fullpath(e.name)).read_bytes() for e in self.extensions}
                kept.keep_files(self.extensions[0].key, made)
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


def draw_prints() -> None:
    """Maps and thumbnails beside the page: nobody waits for them where the package is installed."""
    if subprocess.run([sys.executable, ROOT / "tools" / "prints.py"], cwd=ROOT, check=False).returncode:
        raise SystemExit("grognard: without its maps nothing is built")


class BuildSources(build_py):
    """The modules, their data, page and maps. An editable install takes whatever is in the sources."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            draw_prints()
            self.__dict__.pop("data_files", None)  # listed before the page was there
        super().run()


class SourceArchive(sdist):
    """A source archive with the page built and the maps drawn."""

    def run(self) -> None:
        build_page()
        draw_prints()
        super().run()


if __name__ == "__main__":
    if BUILDING & set(sys.argv):
        sweep_sources()
    commands = {"build_ext": BuildExtensions, "build_py": BuildSources, "sdist": SourceArchive}
    setup(ext_modules=extensions(), cmdclass=commands)

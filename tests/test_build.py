"""One install, two builds: the compiled modules and the sources beside them."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import Extension

import grognard
from grognard.build import build_name, version_text

PACKAGE = Path(grognard.__file__).parent
IMPORT_ALL = """
import importlib, sys
import grognard.build
print(grognard.build.version_text())
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""


def setup_script(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("grognard_setup", root / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def module_name(source: str) -> str:
    return ".".join(Path(source).with_suffix("").parts[1:])


def run_python(code: str, *arguments: str, **environment: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.both_builds
def test_version_names_the_build() -> None:
    assert version_text() == f"grognard {grognard.__version__} ({build_name()})"


@pytest.mark.both_builds
def test_modules_come_from_the_build_that_is_named(root: Path) -> None:
    for source in setup_script(root).compiled_modules():
        module = importlib.import_module(module_name(source))
        assert module.__file__ is not None
        compiled = module.__file__.endswith(tuple(EXTENSION_SUFFIXES))
        assert compiled == (build_name() == "compiled"), module.__file__


@pytest.mark.both_builds
def test_pure_build_on_request(root: Path) -> None:
    names = [module_name(source) for source in setup_script(root).compiled_modules()]
    version, *files = run_python(IMPORT_ALL, *names, GROGNARD_PURE="1")
    assert version == f"grognard {grognard.__version__} (pure)"
    assert [file for file in files if not file.endswith(".py")] == []
    assert {Path(file).is_relative_to(PACKAGE) for file in files} <= {True}


def test_importing_grognard_is_cheap() -> None:
    code = "import sys, grognard; print([name for name in sys.modules if name.startswith('grognard.core')])"
    assert run_python(code) == ["[]"]


def test_unknown_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        grognard.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_compiled_modules_are_found(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "core/__init__.py": "",
        "core/geometry/__init__.py": "",
        "core/geometry/grid.py": "",
        "core/telling/__init__.py": "",
        "core/telling/message.py": '"""Edge."""\n# mypyc: interpreted, msgspec structs\n',
        "core/late.py": "\n" * 100 + "# mypyc: interpreted\n",
        "games/__init__.py": "",
        "games/coh/__init__.py": "",
        "games/coh/combat.py": "",
        "games/coh/data/boards/draw.py": "",
        "games/loose/script.py": "",
        "cli/__init__.py": "",
        "cli/main.py": "",
    }
    for name, text in files.items():
        path = tmp_path / "src" / "grognard" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    script = setup_script(root)
    monkeypatch.setattr(script, "ROOT", tmp_path)
    assert script.compiled_modules() == [
        "src/grognard/core/geometry/grid.py",
        "src/grognard/core/late.py",
        "src/grognard/games/coh/combat.py",
    ]


def test_a_package_is_one_c_file(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [
        "__native_grognard___core___geometry___grid.c",
        "__native_grognard___games___coh___combat.c",
        "__native_grognard___core___kernel___state.c",
        "__native_grognard.c",
        "vecs/librt_vecs_api.c",
        "__native_grognard___games___coh___box___setup.c",
        "__native_grognard___bots___arena.c",
    ]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build").mkdir()
    script = setup_script(root)
    extension = Extension("grognard__mypyc", [f"build/{name}" for name in names], depends=["build/a.h"])
    script.join_sources(extension)
    joined = {Path(source).name: Path(source).read_text() for source in extension.sources}
    assert joined == {
        "__joined_core.c": f'#include "{names[0]}"\n#include "{names[2]}"\n',
        "__joined_games_coh.c": f'#include "{names[1]}"\n#include "{names[5]}"\n',
        "__joined_runtime.c": f'#include "{names[3]}"\n#include "{names[4]}"\n',
        "__joined_bots.c": f'#include "{names[6]}"\n',
    }
    assert extension.depends == ["build/a.h", *(f"build/{name}" for name in names)]
    for source in extension.sources:  # what is as it was is not written again
        os.utime(source, (0, 0))
    script.join_sources(Extension("grognard__mypyc", [f"build/{name}" for name in names]))
    assert {Path(source).stat().st_mtime for source in extension.sources} == {0}


def class_bases(root: Path) -> dict[str, set[str]]:
    """Every class of the package with its bases, all by full name, read from the sources."""
    found: dict[str, set[str]] = {}
    for path in sorted((root / "src").rglob("*.py")):
        module = module_name(path.relative_to(root).as_posix())
        package = (
            module.removesuffix(".__init__") if path.name == "__init__.py" else module.rpartition(".")[0]
        )
        tree = ast.parse(path.read_text(encoding="utf-8"))
        full = {
            node.name: f"{module}.{node.name}" for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                above = ".".join(package.split(".")[: len(package.split(".")) + 1 - node.level])
                origin = ".".join(filter(None, (above if node.level else "", node.module)))
                full.update({name.asname or name.name: f"{origin}.{name.name}" for name in node.names})
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases = [ast.unparse(base).partition("[")[0] for base in node.bases]
                found[f"{module}.{node.name}"] = {full.get(base, base) for base in bases}
    return found


def test_modules_with_structs_are_interpreted(root: Path) -> None:
    """mypyc loses the options of msgspec structs without a word, so no struct may be compiled."""
    bases = class_bases(root)
    structs = {"msgspec.Struct"}
    while more := {name for name in bases if bases[name] & structs} - structs:
        structs |= more
    compiled = {module_name(source) for source in setup_script(root).compiled_modules()}
    assert sorted(name for name in structs if name.rpartition(".")[0] in compiled) == []


def test_package_inits_define_no_classes(root: Path) -> None:
    """`__init__.py` files stay interpreted, and an interpreted class cannot derive from a compiled one."""
    for package in ("core", "games"):
        for path in sorted((root / "src" / "grognard" / package).rglob("__init__.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            assert [node.name for node in tree.body if isinstance(node, ast.ClassDef)] == [], path


# -- doors, and what was compiled before -------------------------------------------------------------------


def test_the_doors_of_a_package_are_one_c_file(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build").mkdir()
    names = ["grognard.core.geometry.grid", "grognard.games.coh.combat", "grognard.core.geometry.board"]
    doors = [Extension(name, [f"build/{name.replace('.', '/')}.c"]) for name in names]
    setup_script(root).join_doors(doors)
    assert [door.sources for door in doors] == [
        ["build/__doors_core_geometry.c"],
        ["build/__doors_games_coh.c"],
        ["build/__doors_core_geometry.c"],
    ]
    text = (tmp_path / "build" / "__doors_core_geometry.c").read_text()
    for number, name in enumerate(("grid", "board")):  # both bring the same name, which must not meet itself
        include = f'#include "grognard/core/geometry/{name}.c"\n'
        assert f"#define PyInit___init__ PyInit___init___{number}\n{include}" in text
    assert text.count("#undef PyInit___init__") == 2


def keys_of_changes(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> tuple[str, str]:
    """The key of what is compiled from a small tree, before and after a file has changed."""
    for file in ("setup.py", "pyproject.toml", "src/grognard/build.py", "src/grognard/core/grid.py"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("")
    script = setup_script(root)
    monkeypatch.setattr(script, "ROOT", tmp_path)
    before = script.library_key()
    (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_text("# changed\n")
    return before, script.library_key()


@pytest.mark.parametrize(
    "name",
    [
        "setup.py",
        "pyproject.toml",
        "src/grognard/build.py",
        "src/grognard/core/grid.py",
        "src/grognard/games/new.py",
    ],
)
def test_what_decides_the_compiled_modules_changes_their_key(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    before, after = keys_of_changes(root, tmp_path, monkeypatch, name)
    assert before != after


def test_what_is_never_compiled_does_not(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = keys_of_changes(root, tmp_path, monkeypatch, "src/grognard/server/app.py")
    assert before == after


def test_compiled_modules_import_nothing_that_their_key_does_not_know(root: Path) -> None:
    """mypyc looks at the types of what is imported: the key must know all of it, or its version."""
    script = setup_script(root)
    known = {package.replace("-", "_") for package in script.DECIDING_PACKAGES} | {
        "fluent",
        *sys.stdlib_module_names,
    }
    for module in script.compiled_modules():
        for node in ast.walk(ast.parse((root / module).read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                top, _, rest = name.partition(".")
                inside = rest.split(".")[0]
                ours = (
                    not rest
                    or inside in script.COMPILED_PACKAGES
                    or (root / f"src/grognard/{inside}.py").exists()
                )
                assert top in known or (top == "grognard" and ours), f"{module} imports {name}"


def test_modules_that_were_compiled_before_are_taken(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GROGNARD_CACHE", str(tmp_path))
    script = setup_script(root)
    modules, key = ["src/grognard/core/geometry/grid.py"], script.kept.key_of("all")
    assert script.kept_extensions(modules, key) == []
    files = {script.LIBRARY: b"library", "grognard.core.geometry.grid": b"door"}
    script.kept.keep_files(key, files)
    assert {made.name: made.body for made in script.kept_extensions(modules, key)} == files
    assert script.kept_extensions([*modules, "src/grognard/core/board.py"], key) == []


def test_an_object_is_known_by_its_sources_and_headers(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build").mkdir()
    for name, text in (("a.c", "int a;"), ("a.h", "int b;"), ("joined.c", '#include "a.c"\n')):
        (tmp_path / "build" / name).write_text(text)
    script = setup_script(root)
    options = {"depends": ["build/a.h", "build/a.c"], "extra_postargs": ["-O3"]}
    keys = {script.object_key("build/joined.c", options)}
    keys.add(script.object_key("build/joined.c", {**options, "extra_postargs": ["-O2"]}))
    for name in ("a.c", "a.h"):
        (tmp_path / "build" / name).write_text("int c;")
        keys.add(script.object_key("build/joined.c", options))
    assert len(keys) == 4


MISTAKEN = """
PyMemberDef box_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(BoxObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(BoxObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
box_traverse(BoxObject *self, visitproc visit, void *arg)
{
    Py_VISIT(*((PyObject **)((char *)self + sizeof(BoxObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(BoxObject))));
}
static void
box_dealloc(BoxObject *self)
{
    PyObject_GC_UnTrack(self);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(BoxObject))));
}
static void
other_dealloc(OtherObject *self)
{
    PyObject_GC_UnTrack(self);
}
"""


def test_weak_references_are_not_held_by_their_object(root: Path) -> None:
    """tests/core/test_weak_references.py shows it on the compiled build."""
    script = setup_script(root)
    lines = MISTAKEN.splitlines(keepends=True)
    wrong = [line for line in lines if "sizeof(PyObject *) + sizeof(BoxObject)" in line]
    assert len(wrong) == 2
    mended = [line for line in lines if line not in wrong]
    mended.insert(mended.index("    PyObject_GC_UnTrack(self);\n") + 1, script.END_WEAK_REFERENCES)
    assert script.mend_weak_references(MISTAKEN) == "".join(mended)
    assert script.mend_weak_references("".join(lines[-5:])) == "".join(lines[-5:])

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
        "core/grid.py": "",
        "core/message.py": '"""Edge."""\n# mypyc: interpreted, msgspec structs\n',
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
        "src/grognard/core/grid.py",
        "src/grognard/core/late.py",
        "src/grognard/games/coh/combat.py",
    ]


def test_a_package_is_one_c_file(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [
        "__native_grognard___core___grid.c",
        "__native_grognard___games___coh___combat.c",
        "__native_grognard___core___board.c",
        "__native_grognard.c",
        "vecs/librt_vecs_api.c",
    ]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "build").mkdir()
    script = setup_script(root)
    extension = Extension("grognard__mypyc", [f"build/{name}" for name in names], depends=["build/a.h"])
    script.join_sources(extension)
    joined = {Path(source).name: Path(source).read_text() for source in extension.sources}
    assert joined == {
        "__joined_core.c": f'#include "{names[0]}"\n#include "{names[2]}"\n',
        "__joined_games_coh.c": f'#include "{names[1]}"\n',
        "__joined_runtime.c": f'#include "{names[3]}"\n#include "{names[4]}"\n',
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

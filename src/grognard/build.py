"""Which build of grognard runs: compiled by mypyc, or the pure Python sources.

An install holds both: the `.py` sources, and beside them, where a C compiler was at hand, extension modules
made from the same sources. Python prefers the extensions. `GROGNARD_PURE=1` in the environment makes this
process, and those it starts, load the sources instead. The choice is made once, when `grognard` is first
imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = "grognard"


class PureFinder:
    """Finds the modules of the package as `.py` files and never as extension modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PACKAGE + "."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """Install the finder of sources if `GROGNARD_PURE` asks for them. Called by `grognard/__init__.py`."""
    if os.environ.get("GROGNARD_PURE", "") not in ("", "0") and not _finder_installed():
        sys.meta_path.insert(0, PureFinder())


def _finder_installed() -> bool:
    return any(isinstance(finder, PureFinder) for finder in sys.meta_path)


def build_name() -> Literal["compiled", "pure"]:
    """`"compiled"` or `"pure"`: the build that runs in this process."""
    if _finder_installed():
        return "pure"
    core = Path(__file__).parent / "core"
    compiled = any(any(core.rglob("*" + suffix)) for suffix in EXTENSION_SUFFIXES)
    return "compiled" if compiled else "pure"


def version_text() -> str:
    """What `grognard --version` prints: `grognard 0.1.0 (compiled)`."""
    from grognard import __version__

    return f"{PACKAGE} {__version__} ({build_name()})"

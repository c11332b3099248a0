"""grognard plays board wargames with every rule enforced.

game = grognard.new("coh/dawn-at-the-granary", seed=7)
game.play(game.decision.options[0])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard import build

build.choose()  # before any other module of the package is imported

__version__ = "0.1.0"
__all__ = ["__version__", "load", "new"]

if TYPE_CHECKING:
    from grognard.core.referee.game import load, new
else:

    def __getattr__(name: str) -> object:
        """`new` and `load` are imported when first asked for, so that `import grognard` is cheap."""
        if name in ("load", "new"):
            from grognard.core.referee import game

            globals()[name] = value = getattr(game, name)
            return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

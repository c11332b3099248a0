"""Which games have a mind: the package of their name beside this module."""

from __future__ import annotations

from importlib import import_module

from .mind import Mind

_MINDS: dict[str, Mind | None] = {}


def mind_of(game: str) -> Mind | None:
    """What the computer players of a game think with; None if there are only random ones."""
    if game not in _MINDS:
        _MINDS[game] = _load(game)
    return _MINDS[game]


def _load(game: str) -> Mind | None:
    name = f"{__package__}.{game}"
    try:
        module = import_module(f"{name}.mind")
    except ModuleNotFoundError as e:
        if e.name not in (name, f"{name}.mind"):
            raise
        return None
    mind = module.MIND
    assert isinstance(mind, Mind)
    return mind

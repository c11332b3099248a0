"""Which games have a mind: the package of their name beside this module, or `mind` in their own package."""

from __future__ import annotations

from importlib import import_module

from grognard.core.referee.finding import is_ours, rules_of

from .mind import Mind

_MINDS: dict[str, Mind | None] = {}


def mind_of(game: str) -> Mind | None:
    """What the computer players of a game think with; None if it has no mind of its own."""
    if game not in _MINDS:
        _MINDS[game] = _load(game)
    return _MINDS[game]


def _load(game: str) -> Mind | None:
    name = f"{__package__}.{game}" if is_ours(game) else rules_of(game).package
    try:
        module = import_module(f"{name}.mind")
    except ModuleNotFoundError as e:
        if e.name not in (name, f"{name}.mind"):
            raise
        return None
    mind = module.MIND
    assert isinstance(mind, Mind)
    return mind

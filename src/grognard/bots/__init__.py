"""Computer players: named levels that choose for a seat, by what that seat may know."""

from .levels import UnknownLevel, choose, explain, levels, reason

__all__ = ["UnknownLevel", "choose", "explain", "levels", "reason"]

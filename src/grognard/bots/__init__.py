"""Computer players: named levels that choose for a seat, by what that seat may know."""

from .levels import QUICK, UnknownLevel, choose, levels, purpose

__all__ = ["QUICK", "UnknownLevel", "choose", "levels", "purpose"]

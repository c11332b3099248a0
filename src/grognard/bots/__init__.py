"""Computer players: named levels that choose for a seat, by what that seat may know."""

from .levels import UnknownLevel, choose, levels

__all__ = ["UnknownLevel", "choose", "levels"]

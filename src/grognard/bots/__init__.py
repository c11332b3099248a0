"""Computer players: named levels that choose for a seat, by what that seat may know."""

from .acts import acts_ahead
from .advice import advise
from .levels import QUICK, UnknownLevel, choose, levels, purpose

__all__ = ["QUICK", "UnknownLevel", "acts_ahead", "advise", "choose", "levels", "purpose"]

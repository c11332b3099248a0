"""The contract battery every game passes, and the fuzzing that runs it."""

from __future__ import annotations

from .battery import Battery
from .fuzz import FuzzReport, LeakReport, fuzz, leak_check
from .perft import perft, perft_by_choice
from .probe import Finding

__all__ = ["Battery", "Finding", "FuzzReport", "LeakReport", "fuzz", "leak_check", "perft", "perft_by_choice"]

"""Skirmish as the kernel sees it: its tables and frames, and what it shows beside the counters."""

from grognard.core.kit import BoardRules, Mark, State

from .play import Attack, Retreat, Turn
from .state import SkirmishState
from .words import EVENTS, OUTCOMES, REFUSALS, VERBS


class SkirmishRules(BoardRules):
    """Knowledge, names, table, counters and the rest have defaults: nothing is hidden here."""

    def __init__(self) -> None:
        frames = [Turn, Attack, Retreat]
        package = "grognard.games.skirmish"
        version = 1  # goes up whenever behaviour changes
        super().__init__(
            "skirmish", version, package, SkirmishState, VERBS, REFUSALS, EVENTS, OUTCOMES, frames
        )
        self.turn_rule = "SK-1.1"

    def badges(self, known: State, u: int) -> list[str]:
        assert isinstance(known, SkirmishState)
        return ["spent"] if known.left[u] < 0 else []

    def marks(self, known: State) -> list[Mark]:
        assert isinstance(known, SkirmishState)
        villages = [h for h, village in enumerate(known.sc.hex_figures["village"]) if village]
        return [Mark(known.sc.place_names[h], "victory", known.holder[h], 2) for h in villages]

"""ZocMind: what the minds of the operational games share; they plan whole movement phases."""

from __future__ import annotations

from grognard.bots.mind import Mind
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State
from grognard.core.telling.message import Message, msg
from grognard.games.zocbond.attack import Attack
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.losses import in_play
from grognard.games.zocbond.movement import Move
from grognard.games.zocbond.state import ZocState

from .advice import move_reason
from .greedy import Greedy
from .luck import luck
from .office import Office
from .purpose import purpose


class ZocMind(Mind):
    """Plans whole movement phases and tries the plans out; all else is answered at first sight."""

    after = 2  # of the luck in a combat so much is left at the end of a look ahead: a half
    plan_times = 8  # times as much as about a small decision a player thinks about the plan of a turn
    longest = 3_200_000  # things weighed: nobody who thinks less to begin with thinks longer
    reasons = 1
    per_unit = 8  # things weighed in a step of a trial, for each unit in play

    def __init__(self, quick: Greedy, office: Office) -> None:
        self.quick = quick
        self.office = office

    def begins_early(self) -> bool:
        """A movement phase has many moves, and some are the same in all plans."""
        return True

    def effort(self, effort: int) -> int:
        """A whole turn is planned in one decision."""
        return min(self.plan_times * effort, max(effort, self.longest))

    def luck(self, s: State, player: int, total: int) -> int:
        assert isinstance(s, ZocState)
        frame = s.top(s.lane)
        if not isinstance(frame, (Attack, Stand)):
            return 0
        better = luck(s, self.quick.office.judge(s, frame.player, True), frame, total) // self.after
        return better if frame.player == player else -better

    def ending(self, s: State) -> bool:
        """Whether the end is so near that a look ahead goes there."""
        assert isinstance(s, ZocState)
        return s.turn >= s.zoc.last_turn

    def breadth(self, s: State) -> int:
        """A step of a trial is a unit's whole move or an answer; it takes longer the more units there are."""
        assert isinstance(s, ZocState)
        return self.per_unit * units_in_play(s)

    def purpose(self, s: State, lane: int, o: Option, level: str = "") -> Message:
        """What a choice is for, by the question it answers."""
        frame = s.top(lane)
        return msg(f"{s.scenario.game}-why-{self.own_purpose(frame, o) or purpose(frame, o)}")

    def advises(self, s: State, lane: int, o: Option) -> Message | None:
        """Of a move where it leads; of all else what it is for, in words for the player himself."""
        assert isinstance(s, ZocState)
        frame = s.top(lane)
        if isinstance(frame, Move):
            return move_reason(s, self.quick.office.judge(s, frame.player, True), frame, o)
        name = self.own_purpose(frame, o) or purpose(frame, o)
        return None if name in ("move", "other") else msg(f"{s.scenario.game}-hint-{name}")

    def own_purpose(self, frame: Frame, o: Option) -> str:
        """What a choice is for that only one game asks for, as a word of its texts; or ""."""
        return ""


def units_in_play(s: ZocState) -> int:
    return sum([1 for u in range(s.zoc.units) if in_play(s, u)])

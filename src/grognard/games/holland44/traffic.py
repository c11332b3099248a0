"""Chapter 24: traffic markers, by which the Germans slow the Allied columns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.chance import Die
from grognard.core.kernel.event import Event
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.zocbond.frames import OpenEnded
from grognard.games.zocbond.kinds import POOL, WAITING
from grognard.games.zocbond.refusals import LEGAL, OUT_OF_PLAY, SEQUENCE
from grognard.games.zocbond.verbs import DONE

from . import events
from .kinds import AIRBORNE
from .refusals import JAM_CLOSE, JAM_NORTH, NO_JAM_LEFT
from .scenario import ALLIED, CORPS_NAMES, GERMAN
from .state import HollandState
from .units import corps_of
from .verbs import JAM

D6: Final = Die(1, 6)
XXX: Final = CORPS_NAMES.index("30C")


def available(s: HollandState) -> int:
    """A marker that may be placed, or -1: they differ only in the number that takes them off."""
    for marker, where in enumerate(s.traffic):
        if where == s.sc.box + POOL:
            return marker
    return -1


def northern_limit(s: HollandState) -> int:
    """The line of the northernmost unit of XXX Corps or that came from the south edge (H44-24.4)."""
    best = -1
    for u in s.sc.units_of[ALLIED]:
        h = s.place[u]
        if 0 <= h < s.sc.n and s.sc.lines[h] > best and from_south(s, u):
            best = s.sc.lines[h]
    return best


def from_south(s: HollandState, u: int) -> bool:
    """Whether a unit is of XXX Corps or came by an always Allied area; parts count as their parents."""
    sc = s.sc
    if sc.traits[u] & AIRBORNE:
        return False
    if corps_of(s, u) == XXX:
        return True
    area = sc.arrival_place[u if s.parent[u] < 0 else s.parent[u]]
    return area >= 0 and sc.area_allied_from[area - sc.size] == 0


def jam_refusal(s: HollandState, h: i64, limit: i64) -> i64:
    """0 or why no marker can be put on a hex (H44-24.4)."""
    if not 0 <= h < s.sc.n or not s.sc.in_play[h]:
        return OUT_OF_PLAY
    if s.sc.lines[h] > limit:
        return JAM_NORTH
    apart = s.sc.figures["traffic.apart"]
    for at in s.traffic:
        if 0 <= at < s.sc.n and s.sc.board.distance_between(at, h) < apart:
            return JAM_CLOSE
    return LEGAL


AT_ARRIVE: Final = 0
AT_PLACE: Final = 1
AT_ROLL: Final = 2


class TrafficPhase(OpenEnded):
    """The Germans place what markers they have, then dice take some off again (H44-24.3)."""

    NAME = "TrafficPhase"
    STEPS = ("arrive", "place", "roll")

    def run(self, s: State) -> None:
        assert isinstance(s, HollandState)
        if self.step == AT_ARRIVE:
            arrive(s)
            self.step = AT_PLACE
        elif self.step == AT_PLACE:
            if self.may_place(s):
                s.ask(GERMAN)
            else:
                self.step = AT_ROLL
        else:
            if any(0 <= at < s.sc.n for at in s.traffic):
                clear(s)
            s.pop()

    def may_place(self, s: HollandState) -> bool:
        """Whether there is a marker and a hex for it."""
        if available(s) < 0:
            return False
        limit = northern_limit(s)
        return any(jam_refusal(s, h, limit) == LEGAL for h in range(s.sc.n))

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, HollandState)
        options: list[Option] = []
        if available(s) >= 0:
            limit = northern_limit(s)
            lines = s.sc.lines
            for h in range(s.sc.n):
                if lines[h] <= limit and jam_refusal(s, h, limit) == LEGAL:
                    options.append(Option(JAM, h))
        options.append(Option(DONE))
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, HollandState)
        if o.verb == DONE:
            return LEGAL
        if o.verb != JAM:
            return SEQUENCE
        return NO_JAM_LEFT if available(s) < 0 else jam_refusal(s, o.a, northern_limit(s))

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, HollandState)
        if o.verb == DONE:
            self.step = AT_ROLL
            return
        marker = available(s)
        s.set_traffic(marker, o.a)
        s.tell(events.JAMMED, o.a, marker + 1)


def arrive(s: HollandState) -> None:
    """Markers come from the turn track into the box (H44-24.5)."""
    for marker, turn in enumerate(s.sc.traffic_turn):
        if s.traffic[marker] == s.sc.box + WAITING and turn <= s.turn:
            s.set_traffic(marker, s.sc.box + POOL)


def clear(s: HollandState) -> None:
    """Two dice: markers with their numbers go back into the box; doubles take off one (H44-24.3)."""
    faces = [s.roll(D6) for _ in range(s.sc.figures["traffic.dice"])]
    if s.sink is not None:
        s.emit(Event(events.TRAFFIC_ROLL, faces[0], faces[-1], dice=faces))
    for marker, at in enumerate(s.traffic):
        if marker + 1 in faces and 0 <= at < s.sc.n:
            s.set_traffic(marker, s.sc.box + POOL)
            s.tell(events.FLOWS, at, marker + 1)

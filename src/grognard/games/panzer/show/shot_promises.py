# mypyc: interpreted
"""What is told of a shot before it is fired, compared with what every roll does: for the battery.

Places, penetration, armour and results (PZR-4.4.3.2.5, 6.5.2.2, 6.5.2.5); hull-down cover (PZR-6.1.4.1).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from grognard.core.kernel.chance import Chance, Die, OutOfRolls, split_total
from grognard.core.kernel.event import Event, Sink
from grognard.core.kernel.promise import Promises
from grognard.core.kernel.state import RUN, State, advance
from grognard.core.telling.message import Arg
from grognard.core.telling.overlay import Note

from ..cards.armour import ASPECTS
from ..events import (
    COVERED,
    O_BURNS,
    O_DAMAGED,
    O_KNOCKED_OUT,
    O_NOTHING,
    O_SHAKEN,
    O_TRACKS,
    STRUCK,
    STRUCK_AT,
)
from ..fire.attack import AT_LOCATION, Attack
from ..fire.declare import Declaring
from ..fire.hull import HULL_DOWN, NO_COVER, PARTIAL, hull_against
from ..fire.tables import PLACES, RESULTS
from ..gp.factors import GP_ARMS
from ..ground.levels import unit_level
from ..spotting.looking import level_of
from ..state import PanzerState
from .hulls import hull_cover
from .shot import harms, shot

ROLLS: Final = 100
MARKS: Final = (O_NOTHING, O_TRACKS, O_SHAKEN, O_DAMAGED, O_KNOCKED_OUT, O_BURNS)
COVER: Final = {"hull-full": HULL_DOWN, "hull-partial": PARTIAL, "hull-search": NO_COVER, "": NO_COVER}


class Marked(Chance):
    """One given roll at most, and the first result that it brings."""

    def __init__(self, given: int) -> None:
        self.given = given  # 0: none
        self.first = -1

    def roll(self, s: State, die: Die, classes: bytes | None) -> int:
        if not self.given:
            raise OutOfRolls(f"{die}: the shot itself is over")
        total, self.given = self.given, 0
        s.dice = split_total(total, die)
        return total

    def mark(self, label: int, a: int) -> None:
        if self.first < 0 and label in MARKS:
            self.first = label


class Struck:
    """What a roll did: where it fell, penetration against armour there, the result."""

    def __init__(self, events: list[Event], result: int) -> None:
        self.result = result
        self.place = ""
        self.angle = -1
        self.penetration = self.armour = 0
        for event in events:
            if event.kind == STRUCK:
                self.angle, self.penetration, self.armour = event.b, event.c, event.d
            elif event.kind == STRUCK_AT:
                self.place = PLACES[event.b].lower()
                self.penetration, self.armour = event.c, event.d
            elif event.kind == COVERED:
                self.place = "covered"


def keep_shot(s: PanzerState, player: int, frame: Declaring, t: int, kept: Promises) -> None:
    """The panel of a shot that is declared now, for every angle at which it may meet its target."""
    u, arm = frame.firer, frame.arm
    if not s.is_vehicle(t) or arm in GP_ARMS:
        return
    notes = {note.key: note for note in shot(s, player, u, t).notes}
    attack = frame.attack(s, u, t, arm, frame.known_moving(s, t))
    assert isinstance(attack, Attack)
    attack.victim = t
    name = f"{s.sc.unit_names[u]} at {s.sc.unit_names[t]}"
    aspects = attack.choices(s)
    angles = {note.key for note in notes.values() if note.kind == "angle"}
    kept.compare("shots", f"the angles of {name}", sorted(angles), sorted(ASPECTS[each] for each in aspects))
    harm = False
    for aspect in aspects:
        struck = [strike(s, attack, t, aspect, roll) for roll in range(1, ROLLS + 1)]
        harm |= any(each.result != MARKS.index(O_NOTHING) for each in struck)
        about = f"{name} from the {ASPECTS[aspect]}"
        if s.sc.advanced_ap:
            keep_places(notes, ASPECTS[aspect], about, struck, kept)
        elif ASPECTS[aspect] in notes:
            shown = notes[ASPECTS[aspect]].text.args
            came = struck[0].penetration, struck[0].armour, RESULTS[struck[0].result]
            kept.compare("shots", about, (shown["penetration"], shown["armour"], shown["result"]), came)
    kept.compare("shots", f"whether {name} can do harm", harms(s, u, t, arm), harm)
    if s.sc.advanced_ap:
        keep_hull(s, u, t, kept)


def strike(s: PanzerState, attack: Attack, t: int, aspect: int, roll: int) -> Struck:
    """A hit at an angle with the roll for place and damage as it is given; what follows is not rolled."""
    after = s.copy()
    chance = Marked(roll if s.sc.advanced_ap else 0)
    after.chance = chance
    after.sink = sink = Sink()
    frame = attack.copy()
    frame.step = AT_LOCATION
    frame.victim = t
    frame.struck = [t]
    frame.angle = aspect
    after.lane = 0
    after.asked[0] = RUN
    floor = len(after.lanes[0]) + 1
    after.push(frame)
    with suppress(OutOfRolls):  # crew and passengers roll next
        advance(after, floor)
    return Struck(list(sink.events), MARKS.index(chance.first))


def keep_places(notes: dict[str, Note], angle: str, about: str, struck: list[Struck], kept: Promises) -> None:
    """Advanced Game: how many of a hundred hits fall on each place, and what they do there."""
    prefix = f"{angle} "
    shown = {key[len(prefix) :]: note.text.args for key, note in notes.items() if key.startswith(prefix)}
    by_place: dict[str, list[Struck]] = {}
    for each in struck:
        by_place.setdefault(each.place, []).append(each)
    kept.compare("shots", f"where hits of {about} fall", sorted(shown), sorted(by_place))
    for place in shown.keys() & by_place.keys():
        came = by_place[place]
        if place == "covered":
            figures: tuple[Arg, ...] = (shown[place]["n"],)
            results: tuple[Arg, ...] = (len(came),)
        else:
            names = ("n", "penetration", "armour", "shaken", "damaged", "destroyed")
            figures = tuple(shown[place][name] for name in names)
            count = [sum(each.result == result for each in came) for result in range(len(MARKS))]
            results = (len(came), came[0].penetration, came[0].armour, *count[2:4], count[4] + count[5])
        kept.compare("shots", f"hits of {about} on {place}", figures, results)


def keep_hull(s: PanzerState, u: int, t: int, kept: Promises) -> None:
    """The cover that the map shows for the target's hex, and the one it has against this shot."""
    a, h = s.place[u], s.place[t]
    if a == h:
        return
    layer = hull_cover(s, a, level_of(s, u))
    name = s.sc.board.name(h)
    style = next((tint.style for tint in layer.tints if tint.place == name), "")
    came = hull_against(s, t, a, unit_level(s.sc.land, a))
    about = f"the cover of {s.sc.unit_names[t]} against {s.sc.unit_names[u]}"
    if style == "hull-works":
        if s.inside[t] or s.in_position(t):
            kept.compare("hulls", about, HULL_DOWN, came)
    elif not (s.hull[t] or s.inside[t] or s.in_position(t)):
        kept.compare("hulls", about, COVER[style], came)

"""Scripts: commands for all units of a side at once. Which one looks best at first sight."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import FRONT60
from grognard.core.kernel.option import Option
from grognard.games.panzer.cards.armour import FRONT
from grognard.games.panzer.command.orders import AT_COMMAND, AT_SHARE, COMMAND_OF, Orders
from grognard.games.panzer.fire.ap_modifiers import IN_ARC, TRAVERSE
from grognard.games.panzer.movement.modes import FRACTIONS, mode_of
from grognard.games.panzer.movement.rates import HURT, SHAKEN, SHORT
from grognard.games.panzer.scenario import WAITING
from grognard.games.panzer.spotting.arcs import in_arc
from grognard.games.panzer.spotting.markers import MOVED
from grognard.games.panzer.state import (
    DAMAGED,
    FIRE,
    MOVE,
    NO_COMMAND,
    OVERWATCH,
    SHORT_HALT,
    SUP_NONE,
    PanzerState,
)
from grognard.games.panzer.verbs import DONE, ENOUGH, ORDER, WITH

from .artillery import watch_worth
from .closing import close_worth
from .field import Field
from .gunnery import WHOLE, Circumstances
from .skill import VETERAN, Skill
from .ways import within

GIVEN: Final = (FIRE, MOVE, SHORT_HALT, OVERWATCH)
NEVER: Final = -1_000_000  # a command that cannot be given
IN_SIGHT: Final = 50  # per cent: how often an enemy in sight gives occasion for reaction fire
COMING: Final = 20  # ... one that could come into sight
COVERED: Final = 50  # per cent of what a unit suffers that others of its formation spare it if it moves

#: The scripts. "free": everybody as he sees best.
FREE: Final = 0
ASSAULT: Final = 1
BOUND: Final = 2
HOLD: Final = 3
ADVANCE: Final = 4
CAREFUL: Final = 5
SCRIPTS: Final = (FREE, ASSAULT, BOUND, HOLD, ADVANCE, CAREFUL)

#: The commands that a script prefers, the best first; what cannot be given is passed over.
PREFERS: Final = {
    ASSAULT: (SHORT_HALT, MOVE, OVERWATCH),
    HOLD: (FIRE, OVERWATCH, MOVE),
    ADVANCE: (MOVE, FIRE, OVERWATCH),
    CAREFUL: (OVERWATCH, FIRE, MOVE),
}

Script = list[int]
"""The command of every unit, by number; NO_COMMAND for those of the other side."""


class Weigher:
    """What each command looks worth for each unit of a side."""

    def __init__(self, s: PanzerState, side: int, skill: Skill = VETERAN) -> None:
        self.s = s
        self.side = side
        self.skill = skill
        self.field = Field(s, side, skill)
        self.places: dict[int, int] = {}
        self.harms: dict[int, int] = {}
        self.values = [self.of_unit(u) for u in range(s.sc.units)]

    def of_unit(self, u: int) -> list[int]:
        """The value of every command for a unit; NEVER where it cannot be given."""
        s = self.s
        values = [NEVER] * (NO_COMMAND + 1)
        values[NO_COMMAND] = 0
        if s.sc.side[u] != self.side:
            return values
        if s.place[u] == s.sc.off + WAITING:
            values[MOVE] = 1
            return values
        for command in GIVEN:
            if s.command_may[u] >> command & 1:
                values[command] = self.of_command(u, command)
        if s.on_map(u):
            values[NO_COMMAND] = self.stays(u) - 1
        return values

    def of_command(self, u: int, command: int) -> int:
        """What is dealt and suffered in this turn, and where the unit stands after it."""
        s, field = self.s, self.field
        h, facing = s.place[u], s.facing[u]
        if command == FIRE:
            gain = field.best_shot(u, h, facing, Circumstances(), True)
            return gain + self.slip(u, command, gain) + self.stays(u)
        if command == OVERWATCH:
            called = watch_worth(field, u) if self.skill.calls else 0
            gain = self.watch(u) * self.skill.watches // 100 + called
            return gain + self.slip(u, command, gain) + self.stays(u)
        if command == SHORT_HALT:
            gain = field.best_shot(u, h, facing, Circumstances(halt=True), True)
            return gain + self.slip(u, command, gain) + self.goes(u, command)
        closing = close_worth(field, u) if self.skill.storms else 0
        best = max(self.goes(u, command), closing + self.stays(u)) if closing else self.goes(u, command)
        return best + self.slip(u, command, 1)

    def slip(self, u: int, command: int, gain: int) -> int:
        """By how much a command is misjudged; nobody expects more of fire where there is no target."""
        found = self.field.slip(u, command)
        return found if gain > 0 else min(0, found)

    def stays(self, u: int) -> int:
        """A unit that does not move: its place, less what it suffers there."""
        h, facing = self.s.place[u], self.s.facing[u]
        here = self.field.post(u, h, facing, self.field.aims(u), True).value()
        return here - self.suffers(u, False)

    def suffers(self, u: int, moving: bool) -> int:
        """What the enemies may do to a unit in this turn."""
        found = self.harms.get(2 * u + moving)
        if found is None:
            h, facing = self.s.place[u], self.s.facing[u]
            risk = self.field.risk(u, h, facing, self.s.spot[u], Circumstances(moving=moving))
            found = risk * self.field.worth[u] // WHOLE * self.skill.fears // 100
            self.harms[2 * u + moving] = found
        return found

    def watch(self, u: int) -> int:
        """Reaction fire at the best of the occasions that come: the more enemies, the surer one of them."""
        s, field = self.s, self.field
        h, facing = s.place[u], s.facing[u]
        hopes: list[tuple[int, int]] = []
        for e in field.enemies:
            at = field.at[e]
            front = field.bears(u, h, facing, at) and in_arc(s.sc.board, h, facing, at, FRONT60)
            how = Circumstances(react=IN_ARC if front else TRAVERSE, moving=True)
            if field.spotted(e, at, MOVED, h):
                hopes.append((field.dealt(u, h, facing, e, how), IN_SIGHT))
            else:
                near = max(2, s.sc.distance[s.sc.n * h + at] - s.sc.cross[e])
                harm = field.guns.harm(s, u, e, near, FRONT, how)
                hopes.append((harm * field.worth[e] // WHOLE, COMING))
        hopes.sort(reverse=True)
        total, none_yet = 0, 100
        for value, likely in hopes:
            total += value * likely * none_yet // 10_000
            none_yet = none_yet * (100 - likely) // 100
        return total

    def goes(self, u: int, command: int) -> int:
        """The best place within reach, less what is suffered on the way."""
        s, field = self.s, self.field
        aims = field.aims(u)
        best = NEVER
        for h in within(s, mode_of(s, u), s.place[u], allowance(s, u, command)):
            key = u * s.sc.n + h
            value = self.places.get(key)
            if value is None:
                facing = s.facing[u] if h == s.place[u] else field.towards(h)
                value = field.post(u, h, facing, aims).value()
                self.places[key] = value
            best = max(best, value)
        return best - self.suffers(u, True)

    # -- scripts -------------------------------------------------------------------------------------

    def script(self, kind: int) -> Script:
        """The commands of one script for every unit of the side."""
        commands = [NO_COMMAND] * self.s.sc.units
        for units in self.formations():
            self.fill(commands, units, kind)
        return commands

    def best_script(self) -> Script:
        """The commands of the script that looks best, formation by formation."""
        commands = [NO_COMMAND] * self.s.sc.units
        for units in self.formations():
            best, most = FREE, NEVER * len(units)
            for kind in SCRIPTS if self.skill.teams else (FREE,):
                self.fill(commands, units, kind)
                worth = self.worth(commands, units)
                if worth > most:
                    best, most = kind, worth
            self.fill(commands, units, best)
        return commands

    def formations(self) -> list[list[int]]:
        """The units of each formation of the side that may be given a command."""
        sc = self.s.sc
        found: list[list[int]] = []
        for formation, units in enumerate(sc.formation_units):
            if sc.formation_side[formation] == self.side:
                found.append([u for u in units if self.s.command_may[u] != 1 << NO_COMMAND])
        return found

    def worth(self, commands: Script, units: list[int]) -> int:
        """What commands look worth together: who moves is safer while others of his stand ready to fire."""
        ready = [u for u in units if commands[u] in (FIRE, OVERWATCH)]
        total = 0
        for u in units:
            total += self.values[u][commands[u]]
            if ready and commands[u] in (MOVE, SHORT_HALT) and self.s.on_map(u):
                total += self.suffers(u, True) * COVERED // 100
        return total

    def fill(self, commands: Script, units: list[int], kind: int) -> None:
        """The units of one formation."""
        if kind == BOUND:
            ranked = sorted(units, key=self.eager)
            movers = ranked[: (len(ranked) + 1) // 2]
            for u in units:
                commands[u] = self.preferred(u, ADVANCE if u in movers else HOLD)
            return
        for u in units:
            commands[u] = self.best(u) if kind == FREE else self.preferred(u, kind)

    def eager(self, u: int) -> int:
        """The more a unit loses by moving instead of firing, the later it moves."""
        values = self.values[u]
        return max(values[FIRE], values[OVERWATCH]) - values[MOVE]

    def best(self, u: int) -> int:
        """The command that looks best for a unit."""
        values = self.values[u]
        best = NO_COMMAND
        for command in GIVEN:
            if values[command] > values[best]:
                best = command
        return best

    def total(self, commands: Script) -> int:
        """What commands look worth for the whole side."""
        return sum(self.worth(commands, units) for units in self.formations())

    def possible(self, u: int, command: int) -> bool:
        """Whether a unit can be given a command."""
        return self.values[u][command] > NEVER

    def preferred(self, u: int, kind: int) -> int:
        """The first command of a script's list that a unit can be given."""
        for command in PREFERS[kind]:
            if self.values[u][command] > NEVER:
                return command
        return self.best(u)


def allowance(s: PanzerState, u: int, command: int) -> int:
    """The points that a unit would have to move with a command."""
    state = SHORT if command == SHORT_HALT else 0
    if s.hurt[u] & DAMAGED:
        state |= HURT
    if s.sup[u] != SUP_NONE:
        state |= SHAKEN
    return FRACTIONS.allowance(s.sc.cross[u], state)


# -- kept ----------------------------------------------------------------------------------------------

MOST_KEPT: Final = 16
_KEPT: dict[str, Weigher] = {}


def weigher_of(s: PanzerState, side: int, skill: Skill = VETERAN) -> Weigher:
    """The Weigher of a position: found once for all the questions of the Command Phase.

    It asks for nothing that changes while commands are given.
    """
    key = f"{id(s.sc)} {skill.name} {position_key(s, side)}"
    found = _KEPT.get(key)
    if found is None or found.s.sc is not s.sc:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = Weigher(s.copy(), side, skill)
        _KEPT[key] = found
    return found


def position_key(s: PanzerState, side: int) -> str:
    """A position as far as commands hang on it; the same while they are given, and in every process."""
    units = f"{s.place} {s.facing} {s.hurt} {s.sup} {s.spot} {s.seen_by} {s.command_may}"
    if s.sc.advanced:
        units += f" {s.carrier} {s.cover} {s.reduced} {s.hull}"
    return f"{s.sc.name} {side} {s.turn} {units} {s.control} {s.held_by} {s.held_since}"


# -- answers -------------------------------------------------------------------------------------------

VERB_OF: Final = {command: verb for verb, command in COMMAND_OF.items()}


def give(s: PanzerState, frame: Orders, script: Script, weigher: Weigher) -> Option:
    """The next choice of the Command Phase that follows a script."""
    if frame.step == AT_COMMAND:
        return Option(VERB_OF[script[frame.unit]])
    if frame.step == AT_SHARE:
        for v in frame.partners(s):
            if script[v] == s.command[frame.unit]:
                return Option(WITH, v)
        return Option(ENOUGH)
    best, most = -1, NEVER
    for o in frame.options(s):
        if o.verb == ORDER and script[o.a] != NO_COMMAND:
            values = weigher.values[o.a]
            gain = values[script[o.a]] - values[NO_COMMAND]
            if gain > most:
                best, most = o.a, gain
    return Option(ORDER, best) if best >= 0 else Option(DONE)

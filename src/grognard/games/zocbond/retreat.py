"""Retreats (H44-13, 14.3.2; S42-12, 13.3.2): units go back hex by hex, together or each on its own."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLAYER, ROW, UNITS, Operand, bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import Frame, State

from . import events
from .disorder import rout, shake
from .kinds import CRAMMED, ENGAGED, FLED, RETREATED, WITHDRAWN
from .losses import Lose, eliminate, survivors
from .refusals import (
    LEGAL,
    LOSS_NOT_HERE,
    NOT_ADJACENT,
    NOT_RETREATING,
    RETREAT_FATAL,
    RETREAT_ORDER,
    RETREAT_STOP,
    SEQUENCE,
)
from .retreat_paths import HERE, RetreatSearch, firsts
from .state import S, ZocState
from .steps import beside, steady_friend
from .verbs import ALONE, HALT, TO

# Why they retreat.
CRT: Final = 0  # a result of combat
SHATTER: Final = 1  # an automatic DS (H44-8.7, S42-8.6.1)
APPROACH: Final = 2  # routed units that an enemy has come next to (H44-14.3.2, S42-13.3.2)
CHOICE: Final = 3  # their own will (S42-27.2.3)
CAUSES: Final = ("crt", "shatter", "approach", "choice")

AT_GO: Final = 0
AT_STOP: Final = 1
AT_END: Final = 2


class Retreat(Frame):
    """Units retreat; a unit that goes apart has a frame of its own, before the others go on."""

    NAME = "Retreat"
    STEPS = ("go", "stop", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("units", SCALAR, UNITS),
        Column("fleeing", SCALAR, UNITS),  # all who retreat from the hex, also those who went apart
        Column("origin", SCALAR, HEX, -1),
        Column("shortest", SCALAR, NUMBER),
        Column("longest", SCALAR, NUMBER),
        Column("cause", SCALAR, MODE, names=CAUSES),
        Column("routed", SCALAR, NUMBER),  # they become routed, however far they go
        Column("hexes", SCALAR, NUMBER),  # behind them
        Column("bare", SCALAR, NUMBER),  # they are in an EZOC without a friend
        Column("exposed", SCALAR, NUMBER),  # such hexes behind them
        Column("shunned", SCALAR, NUMBER),  # they have entered a hex to be avoided
        Column("trail", ROW, HEX),  # hexes they have left and must not enter again (S42-12.1.3)
    )
    FACTS = (Operand("left", NUMBER),)

    def __init__(
        self,
        player: int = -1,
        units: int = 0,
        origin: int = -1,
        shortest: int = 0,
        longest: int = 0,
        cause: int = CRT,
        routed: int = 0,
    ) -> None:
        super().__init__()
        self.player = player
        self.units = units
        self.fleeing = units
        self.origin = origin
        self.shortest = shortest
        self.longest = longest
        self.cause = cause
        self.routed = routed
        self.hexes = 0
        self.bare = 0
        self.exposed = 0
        self.shunned = 0
        self.trail: list[int] = []

    # -- the procedure -----------------------------------------------------------------------------

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == AT_GO:
            self.go(s)
        elif self.step == AT_STOP:
            self.pay(s)
        else:
            self.finish(s)

    def pay(self, s: ZocState) -> None:
        """What an early stop costs, or a step per hex too few: who may lose it is checked again each time."""
        retreat_rules = s.zoc.retreat_rules
        price = retreat_rules.stop_price
        if retreat_rules.shortens:
            price = 1
            self.hexes += 1
        if not retreat_rules.shortens or self.hexes >= self.shortest:
            self.step = AT_END
        self.units = survivors(s, self.units)
        s.push(Lose(self.player, retreat_rules.stop_losses(s, self.units), price, LOSS_NOT_HERE))

    def go(self, s: ZocState) -> None:
        """Units without a way are lost; where there is no choice, the units just go."""
        if self.units == 0 or self.place(s) >= s.zoc.n:
            self.step = AT_END
            return
        f = self.flight(s)
        lost = self.lost(s, f)
        if lost:
            for u in lost:
                eliminate(s, u)
                self.units &= ~(1 << u)
            return
        options = self.choices(s, f)
        if len(options) == 1:
            self.choose(s, options[0])
        elif options[0].verb == TO and not self.stayers(s) and self.all_agree(s, f, options[0].a):
            self.go_to(s, options[0].a)
        elif options[0].verb == ALONE and self.all_agree(s, f, HERE):
            self.choose(s, options[-1])
        else:
            s.ask(self.player)

    def flight(self, s: ZocState) -> RetreatSearch:
        f = RetreatSearch(s, bit_list(self.units), self.origin, self.shortest, self.longest, self.fleeing)
        f.trail = self.trail.copy()
        f.chosen = self.cause == CHOICE
        f.search(self.hexes, self.bare != 0, self.exposed, self.shunned != 0)
        return f

    def lost(self, s: ZocState, f: RetreatSearch) -> list[int]:
        """Units that cannot retreat, or only to die (H44-13.2, S42-12.2); units that need not go stay."""
        units: list[int] = []
        stayers = self.stayers(s)
        for i in range(len(f.units)):
            u = f.units[i]
            if u in stayers:
                continue
            stuck = self.hexes == 0 and not s.zoc.retreat_rules.can_retreat(s, u)
            if stuck or (not f.survives(i) and not self.could_stop(s, f, i)):
                units.append(u)
        return units

    def could_stop(self, s: ZocState, f: RetreatSearch, i: int) -> bool:
        """Whether a unit could save itself by an early stop: alone, or with others who can stop there."""
        return any(self.stopping(s, f, d) >> i & 1 for d in range(6))

    def stopping(self, s: ZocState, f: RetreatSearch, d: int) -> int:
        """Who could stop in the next hex in a direction and pay for it among themselves (H44-13.3).

        Who cannot retreat at all is lost before, and neither stops there nor pays (H44-13.2).
        """
        if self.hexes:
            return 0
        able = f.who_stops(d)
        for i in range(len(f.units)):
            if not s.zoc.retreat_rules.can_retreat(s, f.units[i]):
                able &= ~(1 << i)
        return able if self.may_pay(s, [f.units[i] for i in bit_list(able)]) else 0

    def all_agree(self, s: ZocState, f: RetreatSearch, to: int) -> bool:
        """Whether going apart would change nothing: each could only go to the same place, or stay HERE."""
        if self.stops(s, f) or self.may_stop_here(s) or firsts(f.together()) != [to]:
            return False
        return all(firsts(f.best(i)) == [to] for i in range(len(f.units)))

    def stops(self, s: ZocState, f: RetreatSearch) -> list[int]:
        """The hexes next to them in which they may stop at the price of a step (H44-13.3)."""
        if self.hexes or not self.may_pay(s, f.units):
            return []
        hexes: list[int] = []
        for d in range(6):
            if f.may_stop(d):
                hexes.append(s.zoc.neighbour[6 * f.at + d])
        return hexes

    def may_pay(self, s: ZocState, units: list[int]) -> bool:
        """An early stop follows from a result of combat, and must not eliminate the units."""
        price = s.zoc.retreat_rules.stop_price
        total = 0
        for u in units:
            total += s.steps[u]
        return self.cause == CRT and price > 0 and self.shortest > 1 and total > price

    def go_to(self, s: ZocState, to: int) -> None:
        """One hex back, or into an area."""
        here = self.place(s)
        f = self.flight(s)
        if to < s.zoc.n:
            if self.hexes == 0 and to not in firsts(f.together()):
                self.step = AT_STOP
            self.bare = 1 if f.is_bare(to) else 0
            self.exposed += self.bare
            if s.zoc.retreat_rules.retreat_shuns(s, to, self.player):
                self.shunned = 1
            self.hexes += 1
        else:
            self.hexes = self.longest
        if s.zoc.retreat_rules.retreats_onward:
            self.trail.append(here)
        for u in bit_list(self.units):
            s.put(u, to)
            s.tell(events.RETREATS, u, to, here)
            s.zoc.retreat_rules.retreated(s, u, here, to)

    def finish(self, s: ZocState) -> None:
        """What the retreat has made of them (H44-13.1.1, 14.1.2, 16.4; S42-13.1.1)."""
        retreat_rules = s.zoc.retreat_rules
        far = self.hexes >= retreat_rules.disrupting_retreat
        for u in bit_list(survivors(s, self.units)):
            again = s.has_mark(u, FLED)
            if not s.zoc.zone_rules.is_combat_unit(s, u):  # S42-13.1.1
                s.set_mark(u, WITHDRAWN)  # it cancels no EZOC for others now (S42-12.2)
                retreat_rules.carried(s, u, self.routed != 0)
                retreat_rules.after_retreat(s, u)
                continue
            s.set_mark(u, FLED if self.cause == CRT else WITHDRAWN)
            if far or self.routed or again:
                s.clear_mark(u, ENGAGED)  # disorder of either kind ranks above it (H44-11.5.2)
            if self.routed or again:
                rout(s, u)
            elif far:
                shake(s, u)
            retreat_rules.after_retreat(s, u)
            if s.place[u] < s.zoc.n and s.zoc.stacking_rules.overstacked(s, s.place[u]):
                s.set_mark(u, CRAMMED)
        s.pop()

    def place(self, s: ZocState) -> int:
        return s.place[self.units.bit_length() - 1]

    # -- choosing ----------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        return self.choices(s, self.flight(s))

    def choices(self, s: ZocState, f: RetreatSearch) -> list[Option]:
        ways = firsts(f.together())
        stops = self.stops(s, f)
        options: list[Option] = []
        for to in beside(s, f.at):
            if to in ways or to in stops:
                options.append(Option(TO, to))
        if len(f.units) > 1:
            options += [Option(ALONE, u) for u in f.units]
        if HERE in ways or self.may_stop_here(s) or self.may_stay(s):
            options.append(Option(HALT))
        return options

    def stayers(self, s: ZocState) -> list[int]:
        """The units that need not go at all (S42-19.3)."""
        units = bit_list(self.units) if self.hexes == 0 else []
        return [u for u in units if s.zoc.retreat_rules.may_stay(s, u)]

    def may_stay(self, s: ZocState) -> bool:
        return self.units != 0 and len(self.stayers(s)) == self.units.bit_count()

    def may_stop_here(self, s: ZocState) -> bool:
        """Whether they may stop in the first hex, in which they are."""
        units = bit_list(self.units)
        if self.hexes != 1 or self.shortest == 1 or self.bare or not self.may_pay(s, units):
            return False
        h = self.place(s)
        friends = [u for u in s.stack_at(h) if not self.fleeing >> u & 1 and not s.has_mark(u, RETREATED)]
        return s.zoc.retreat_rules.may_stop(s, h, bool(friends))

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step != AT_GO:
            return SEQUENCE
        if o.verb == ALONE:
            several = self.units & (self.units - 1) != 0
            return LEGAL if several and o.a >= 0 and self.units >> o.a & 1 else NOT_RETREATING
        f = self.flight(s)
        ways = firsts(f.together())
        if o.verb == HALT:
            ends = HERE in ways or self.may_stop_here(s) or self.may_stay(s)
            return LEGAL if ends else RETREAT_STOP
        return self.to_refusal(s, f, ways, o.a) if o.verb == TO else SEQUENCE

    def to_refusal(self, s: ZocState, f: RetreatSearch, ways: list[int], to: int) -> int:
        """0, or why they cannot go there next."""
        if to not in beside(s, f.at):  # HERE is no place to go to: that is HALT
            return NOT_ADJACENT
        if to in ways or to in self.stops(s, f):
            return LEGAL
        everybody = (1 << len(f.units)) - 1
        if f.straight:
            f.search_all(self.hexes, self.bare != 0, self.exposed, self.shunned != 0)
        for way in f.ways:
            if way.first == to and way.able == everybody:
                return RETREAT_ORDER
        return RETREAT_FATAL

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        if o.verb == TO:
            self.go_to(s, o.a)
        elif o.verb == ALONE:
            apart = self.copy()
            apart.units = 1 << o.a
            self.units &= ~apart.units
            s.push(apart)
        elif self.may_stay(s):
            for u in bit_list(self.units):
                s.tell(events.STAYS, u)
            self.units = 0
            self.step = AT_END
        else:
            self.step = AT_STOP if self.hexes < self.shortest else AT_END

    def default(self, s: State) -> int:
        """They go together, as far away as possible."""
        assert isinstance(s, ZocState)
        best = 0
        most = -1
        for at, o in enumerate(self.options(s)):
            if o.verb == TO:
                away = s.zoc.board.distance_between(self.origin, o.a) if o.a < s.zoc.n else self.longest
                if away > most:
                    best, most = at, away
        return best

    def facts(self, s: State) -> list[int]:
        return [max(0, self.longest - self.hexes)]

    def actors(self, s: State) -> list[int]:
        return bit_list(self.units)


def who_retreat(s: ZocState, left: list[int], h: int, normal: bool) -> int:
    """Those who survived in a hex, and who goes with them (S42-19.3).

    Who has gone back before in this phase is lost if the attack is a normal one (H44-13.5, S42-12.4).
    """
    units = s.zoc.retreat_rules.companions(s, h, s.zoc.owner[left[0]]) if left else 0
    for u in left:
        if normal and s.has_mark(u, FLED):
            eliminate(s, u)
        else:
            units |= 1 << u
    return units


def doomed(s: ZocState, units: int, origin: int, shortest: int, longest: int) -> bool:
    """Whether retreating would eliminate or overstack all of some units (H44-12.4, S42-11.5.1)."""
    if not units:
        return False
    frame = Retreat(s.zoc.owner[units.bit_length() - 1], units, origin, shortest, longest)
    f = frame.flight(s)
    for i in range(len(f.units)):
        if s.zoc.retreat_rules.can_retreat(s, f.units[i]) and f.is_strict(i, f.best(i)):
            return False
    for d in range(6):
        for i in bit_list(frame.stopping(s, f, d)):
            if not f.crowds(1 << f.units[i], s.zoc.neighbour[6 * f.at + d]):
                return False
    return True


# -- routed units that are approached (H44-14.3.2, S42-13.3.2) -------------------------------------------


def scared(s: ZocState, player: int, h: int, ran: int) -> int:
    """A hex next to one just entered whose enemies are all routed and must run; -1 none.

    `ran`: who has run from this step already; units that end beside the enemy again do not run for ever.
    """
    sc = s.zoc
    if h >= sc.n:
        return -1
    enemy = 1 - player
    for d in range(6):
        at = sc.neighbour[6 * h + d]
        if 0 <= at < sc.n and s.holder[at] == enemy and sc.zone_rules.scares_across(s, 6 * h + d):
            if not steady_friend(s, enemy, at) and runners(s, at) & ~ran:
                return at
    return -1


def runners(s: ZocState, h: int) -> int:
    """The routed units in a hex that run when an enemy comes next to it."""
    return bits_of(
        [u for u in s.stack_at(h) if s.zoc.owner[u] == s.holder[h] and s.zoc.retreat_rules.flees(s, u)]
    )


def let_run(s: ZocState, h: int) -> int:
    """The routed units in a hex run; who they are."""
    units = runners(s, h)
    length = s.zoc.retreat_rules.flight_length
    s.push(Retreat(s.holder[h], units, h, length, length, APPROACH, 1))
    return units


@mypyc_attr(allow_interpreted_subclasses=True)
class RetreatRules(Generic[S]):
    """What a game answers about retreats (H44-13, 14.3; S42-12, 13.3, 19.3)."""

    disrupting_retreat = 2  # hexes from which on a retreat disrupts (H44-13.1.1, S42-13.1.2)
    stop_price = 0  # steps for which a retreat may stop in its first hex; 0 never (H44-13.3)
    minds_crowds = False  # a retreat avoids ending overstacked (H44-13.1.3; not S42-12.1.3)
    retreat_extra = 0  # hexes more that a retreat may go not to end in an EZOC (S42-12.2)
    retreats_onward = False  # a retreat enters no hex twice
    shortens = False  # steps buy a shorter retreat to friends where a whole one is deadly (S42-12.1.3)
    helpers_steady = False  # non-combat units cancel EZOC for those who retreat, too (S42-12.2)
    flight_length = 2  # how far routed units run that an enemy comes next to (H44-14.3.2, S42-13.3.2)
    automatic_retreat = 3  # and so far its defenders run

    def companions(self, s: S, h: int, player: int) -> int:
        """Which other units of a hex retreat with its combat units (S42-19.3)."""
        return 0

    def may_stay(self, s: S, u: int) -> bool:
        """Whether a unit may stay where it is when others retreat (S42-19.3)."""
        return False

    def forsaken(self, s: S, h: int, player: int) -> None:
        """No combat unit of a player has survived the combat in an attacked hex (S42-19.3)."""

    def emptied(self, s: S, h: int) -> None:
        """Combat has left no combat unit of the defender in a hex (S42-25.2.3)."""

    def retreat_penalty(self, shortest: int, longest: int, hexes: int, distance: int) -> int:
        """How badly a retreat misses the length it should have, above all of `retreat_rank` (S42-12.1.3)."""
        return 0

    def flees(self, s: S, u: int) -> bool:
        """Whether a unit runs with the routed ones it stands with (S42-18.6.6)."""
        return True

    def retreated(self, s: S, u: int, here: int, to: int) -> None:
        """A unit has retreated from a place into the next (S42-19.3, 20.6)."""

    def carried(self, s: S, u: int, routed: bool) -> None:
        """A unit that does not waver has retreated: what becomes of those it has with it (S42-34.6.2)."""

    def can_retreat(self, s: S, u: int) -> bool:
        """Whether a unit can retreat at all (H44-13.2)."""
        return s.zoc.allowance[u] > 0

    def retreats_across(self, s: S, u: int, h: int, d: int) -> bool:
        """Whether a unit survives to retreat from a hex in direction d: only ground and water (H44-13.2)."""
        raise NotImplementedError

    def retreats_off(self, s: S, u: int, h: int, area: int) -> bool:
        """Whether a unit can retreat from an edge hex into an own entry area (H44-19.5, S42-12.2)."""
        raise NotImplementedError

    def retreat_rank(self, hexes: int, distance: int, exposed: int, shunned: bool) -> int:
        """How well a retreat meets the ordered list, before supply and stacking; 0 is best (H44-13.1.3).

        `distance` from the defended hex; `exposed`: hexes in EZOC without friends; `shunned`: it goes through
        a hex of which `retreat_shuns` says so.
        """
        raise NotImplementedError

    def retreat_shuns(self, s: S, h: int, player: int) -> bool:
        """Whether a retreat avoids a hex for the friends in it (H44-13.1.3)."""
        return False

    def retreat_supply(self, s: S, units: list[int], places: list[int]) -> list[int]:
        """For each place who of the units could trace a supply line from it, as bits by position."""
        raise NotImplementedError

    def may_stop(self, s: S, h: int, friends: bool) -> bool:
        """Whether a retreat may stop in a hex; `friends` who have not retreated are there (H44-13.3)."""
        return False

    def stop_losses(self, s: S, units: int) -> int:
        """Who of those that stop may be chosen for the step it costs."""
        return units

    def after_retreat(self, s: S, u: int) -> None:
        """A unit has retreated: what of the game's own that does to it (H44-17.3)."""

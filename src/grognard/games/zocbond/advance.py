"""Advance after combat (H44-15, S42-14): units that drove the defenders out go forward, group by group.

The first group of a long advance may break through (`breakthrough`); the others go when it has finished.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLACE, PLAYER, ROW, UNIT, UNITS, Operand, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State

from . import attack_record, battle, breakdown, breakthrough, events
from .advance_steps import Leg, end_refusal, group_refusal
from .attackers import attackers_of, target_refusal
from .frames import OpenEnded
from .kinds import ADVANCED
from .losses import survivors
from .refusals import ADVANCE_APART, ADVANCE_OVER, LEGAL, NO_TARGET, NOT_ADVANCING, SEQUENCE
from .results import LIMITED, LONG
from .retreat import let_run, scared
from .state import ZocState
from .steps import beside
from .verbs import DROP, HALT, JOIN, SPLIT, STRIKE, TO, WITH

KINDS: Final = ("limited-advance", "normal-advance", "long-advance")

AT_CHOOSE: Final = 0
AT_BEFORE: Final = 1
AT_CROSS: Final = 2
AT_ARRIVE: Final = 3
AT_AFTER: Final = 4
AT_FOUGHT: Final = 5
AT_JOINED: Final = 6
AT_OVER: Final = 7


class Advance(OpenEnded):
    """The advance of all who took part in one attack."""

    NAME = "Advance"
    STEPS = ("choose", "before", "cross", "arrive", "after", "fought", "joined", "over")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("vacated", SCALAR, HEX, -1),
        Column("hexes", SCALAR, NUMBER),
        Column("kind", SCALAR, MODE, names=KINDS),
        Column("units", SCALAR, UNITS),  # who has not advanced yet
        Column("party", SCALAR, UNITS),  # all who took part
        Column("group", SCALAR, UNITS),  # those who advance now
        Column("thrust", SCALAR, NUMBER),  # they are the first group of a long advance
        Column("went", SCALAR, NUMBER),  # hexes they have used up
        Column("entered", SCALAR, NUMBER),  # hexes they have entered
        Column("off_road", SCALAR, NUMBER),  # they have left the road
        Column("over", SCALAR, NUMBER),  # they go no further, but perhaps into the free hex
        Column("free", SCALAR, HEX, -1),  # a hex just vacated by breakthrough combat
        Column("struck", SCALAR, NUMBER),  # the breakthrough combat has been fought
        Column("haven", SCALAR, HEX, -1),  # the hex they are in, if combat has emptied it (S42-14.4.2)
        Column("direct", SCALAR, NUMBER),  # they went through the vacated hex, or have paid (S42-15.2.4)
        Column("air", SCALAR, NUMBER),  # air units that go with the first group (S42-9.3.7)
        Column("target", SCALAR, HEX, -1),  # of breakthrough combat, or of the attack they join
        Column("joining", SCALAR, UNITS),  # who joins another attack (H44-16.5)
        Column("to", SCALAR, PLACE, -1),  # the place they are about to enter
        Column("stage", SCALAR, NUMBER),
        Column("ran", SCALAR, UNITS),  # routed enemies who have run from this hex of advance
        Column("parted", ROW, UNIT),  # who left the first group and may go on alone (S42-15.2.10)
        Column("parted_went", ROW, NUMBER),  # the hexes each of them has used up
        Column("parted_safe", ROW, NUMBER),  # 1: it is in a hex that combat has emptied
    )
    FACTS = (Operand("left", NUMBER), Operand("count", NUMBER))

    def __init__(
        self, player: int = -1, units: int = 0, vacated: int = -1, hexes: int = 0, kind: int = LIMITED
    ) -> None:
        super().__init__()
        self.player = player
        self.vacated = vacated
        self.hexes = hexes
        self.kind = kind
        self.units = units
        self.party = units
        self.group = 0
        self.thrust = 1 if kind == LONG else 0
        self.went = 0
        self.entered = 0
        self.off_road = 0
        self.over = 0
        self.free = -1
        self.struck = 0
        self.haven = -1
        self.direct = 0
        self.air = 0
        self.target = -1
        self.joining = 0
        self.to = -1
        self.stage = 0
        self.ran = 0
        self.parted: list[int] = []
        self.parted_went: list[int] = []
        self.parted_safe: list[int] = []

    def leg(self, group: int) -> Leg:
        """What the next step of a group depends on."""
        leg = Leg(self.player, self.vacated, self.hexes, self.kind)
        leg.units = group
        leg.free = self.free
        leg.went = self.went
        leg.entered = self.entered
        leg.off_road = self.off_road != 0
        leg.over = self.over != 0
        leg.struck = self.struck != 0 and self.thrust != 0
        leg.haven = self.haven
        leg.direct = self.direct != 0
        leg.air = self.air
        return leg

    # -- the procedure -----------------------------------------------------------------------------

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step == AT_CHOOSE:
            self.rest(s)
        elif self.step == AT_BEFORE:
            self.before(s)
        elif self.step == AT_CROSS:
            self.cross(s)
        elif self.step == AT_ARRIVE:
            h = scared(s, self.player, self.to, self.ran)
            if h >= 0 and self.scares(s):
                self.ran |= let_run(s, h)
            else:
                self.ran = 0
                self.stage = 0
                self.step = AT_AFTER
        elif self.step == AT_AFTER:
            self.after(s)
        elif self.step == AT_FOUGHT:
            self.after_combat(s)
        elif self.step == AT_JOINED:
            self.step = AT_OVER
            self.join(s)
        else:
            s.pop()

    def scares(self, s: ZocState) -> bool:
        """Whether routed units run from them: perhaps only if they could go on (S42-13.3.2)."""
        if s.zoc.movement_rules.spent_units_scare:
            return True
        leg = self.leg(self.group)
        fight = [u for u in bit_list(self.group) if s.zoc.zone_rules.is_combat_unit(s, u)]
        return not leg.over and any(leg.left(s, u) > 0 for u in fight) and not leg.is_halted(s, self.to)

    def rest(self, s: ZocState) -> None:
        """A group with nothing more to choose is done."""
        self.renew(s)
        if self.group:
            if self.can_act(s, self.group):
                s.ask(self.player)
            else:
                self.end_group()
        elif self.starters(s):
            s.ask(self.player)
        else:
            self.step = AT_JOINED

    def renew(self, s: ZocState) -> None:
        self.units = survivors(s, self.units)
        self.party = survivors(s, self.party)
        self.group = survivors(s, self.group)

    def can_act(self, s: ZocState, group: int) -> bool:
        """Whether a group can still go on, fight, or send a part of itself ahead."""
        if self.goes_or_fights(s, group):
            return True
        if group & (group - 1) and self.entered:
            return any(self.can_act(s, 1 << u) for u in bit_list(group))
        return False

    def goes_or_fights(self, s: ZocState, group: int) -> bool:
        """Whether a group can do something with all of its units."""
        if self.ways(s, group) or self.targets(s, group, STRIKE):
            return True
        return bool(self.targets(s, group, JOIN))

    def end_group(self) -> None:
        """The next group does not break through (H44-16.2, S42-15.2.1)."""
        self.units &= ~self.group
        self.group = 0
        self.thrust = 0
        self.went = 0
        self.entered = 0
        self.off_road = 0
        self.over = 0
        self.free = -1
        self.haven = -1
        self.direct = 0

    def before(self, s: ZocState) -> None:
        """What happens before the units cross: a bridge may be gone afterwards (H44-5.4)."""
        self.stage += 1
        if not s.zoc.advance_rules.before_advance(s, self.group, self.to, self.stage - 1):
            self.step = AT_CROSS

    def cross(self, s: ZocState) -> None:
        """The units go, if they still may; a group that can no longer form starts again.

        What ends the advance of some of them does not end that of the others, who go on without them: traffic
        that only mechanized units mind, marsh that some come to by a road (H44-15.6, 24.2; S42-14.5).
        """
        leg = self.leg(self.group)
        if group_refusal(s, leg, self.to):
            if leg.is_spread(s):
                self.group = 0
            self.step = AT_CHOOSE
            return
        advance_rules = s.zoc.advance_rules
        if advance_rules.halts_in_zoc:
            self.haven = self.to if self.leg(self.group).is_haven(s, self.to) else -1
            if self.to == self.vacated and self.entered == 0:
                self.direct = 1
        stopped = 0
        for u in bit_list(self.group):
            here = s.place[u]
            if here == self.to:
                continue
            if not advance_rules.advances_by_road(s, here, self.to):
                self.off_road = 1
            if advance_rules.advance_stops(s, u, here, self.to):
                stopped |= 1 << u
            s.put(u, self.to)
            s.set_mark(u, ADVANCED)
            s.tell(events.ADVANCES, u, self.to, here)
            advance_rules.advanced(s, u, here, self.to)
        if stopped == self.group or self.to >= s.zoc.n:
            self.over = 1
        else:
            self.group &= ~stopped
            self.units &= ~stopped
        if self.to != self.free:
            self.went += 1
        self.free = -1
        self.entered += 1
        self.step = AT_ARRIVE

    def after(self, s: ZocState) -> None:
        self.stage += 1
        if not s.zoc.advance_rules.after_advance(s, self.group, self.to, self.stage - 1):
            self.to = -1
            self.step = AT_CHOOSE

    def after_combat(self, s: ZocState) -> None:
        """What a group may still do after breakthrough combat (H44-16.3.3, 25.3.5; S42-15.2.7, 15.2.8)."""
        self.step = AT_CHOOSE
        price = self.stage or 1
        self.stage = 0
        if s.result in (attack_record.CANCELLED, attack_record.NOBODY):
            self.struck = 0
            self.went -= price
            if price > 1:
                self.direct = 0
            return
        if s.result != attack_record.OVERRUN:
            self.over = 1
        if s.result != attack_record.REPULSED:
            self.free = self.target

    def join(self, s: ZocState) -> None:
        """The attack that they join is resolved next (H44-16.5)."""
        joining = survivors(s, self.joining)
        if joining and target_refusal(s, self.player, self.target, battle.NORMAL) == LEGAL:
            if attackers_of(s, self.player, self.target, battle.NORMAL):
                s.push(s.zoc.combat_rules.attack(self.player, self.target, battle.NORMAL, 0, joining))

    def part(self, s: ZocState, u: int) -> None:
        """A unit leaves the group; in some games it may go on later, though not fight (S42-15.2.10)."""
        self.group &= ~(1 << u)
        self.units &= ~(1 << u)
        if s.zoc.advance_rules.parts_go_on and not self.over:
            self.parted.append(u)
            self.parted_went.append(self.went)
            self.parted_safe.append(int(self.haven == s.place[u]))

    def resume(self, s: ZocState, u: int) -> None:
        """A unit that has left the first group goes on from where it is."""
        at = self.parted.index(u)
        self.parted.pop(at)
        self.group = 1 << u
        self.went = self.parted_went.pop(at)
        self.entered = 1
        self.haven = s.place[u] if self.parted_safe.pop(at) else -1

    # -- what may be chosen --------------------------------------------------------------------------

    def starters(self, s: ZocState) -> list[int]:
        """The units that could begin to advance, or go on."""
        units = [u for u in bit_list(self.units) if self.can_act(s, 1 << u)]
        return units + [u for u in self.parted if self.can_resume(s, u)]

    def can_resume(self, s: ZocState, u: int) -> bool:
        trial = self.copy()
        trial.resume(s, u)
        return trial.can_act(s, 1 << u)

    def ways(self, s: ZocState, group: int) -> list[int]:
        """The places a group may enter next."""
        leg = self.leg(group)
        return [to for to in beside(s, leg.place(s)) if group_refusal(s, leg, to) == LEGAL]

    def targets(self, s: ZocState, group: int, verb: int) -> list[int]:
        """The hexes next to a group against which it could fight now."""
        if not self.thrust or (self.struck and s.zoc.advance_rules.strikes_once):
            return []
        hexes: list[int] = []
        for to in beside(s, self.leg(group).place(s)):
            if to < s.zoc.n and self.fight_refusal(s, group, verb, to) == LEGAL:
                hexes.append(to)
        return hexes

    def fight_refusal(self, s: ZocState, group: int, verb: int, target: int) -> int:
        """0 or why a group cannot fight against a hex, or join the attack on it."""
        if not 0 <= target < s.zoc.n:
            return NO_TARGET
        why = breakthrough.group_refusal(s, self.leg(group), self.party, self.thrust != 0, self.struck != 0)
        if why:
            return why
        if verb == STRIKE:
            return breakthrough.strike_refusal(s, self.leg(group), target)
        return breakthrough.join_refusal(s, self.leg(group), target)

    def with_refusal(self, s: ZocState, u: int) -> int:
        """Units begin together, form a group in the vacated hex, or are picked up (H44-16.2, S42-15.2.3)."""
        if u in self.parted and self.group == 0:
            return LEGAL if self.can_resume(s, u) else ADVANCE_OVER
        if not 0 <= u < s.zoc.units or self.group >> u & 1 or not self.units >> u & 1:
            return NOT_ADVANCING
        if self.group == 0:
            return LEGAL if self.can_act(s, 1 << u) else ADVANCE_OVER
        leg = self.leg(self.group | 1 << u)
        begun = self.entered != 0 or self.went != 0
        if s.place[u] == self.leg(self.group).place(s) and not self.leg(self.group).is_spread(s):
            if begun and not s.zoc.advance_rules.picks_up:
                return ADVANCE_APART
            if s.zoc.advance_rules.companions_go:
                return self.company_refusal(s, u)
            return self.stuck_refusal(s, self.group | 1 << u)
        if begun:
            return ADVANCE_APART
        return group_refusal(s, leg, self.vacated)

    def company_refusal(self, s: ZocState, u: int) -> int:
        """0 or why a unit cannot go with the group it stands with: it would end the advance of all."""
        group = self.group | 1 << u
        if self.goes_or_fights(s, group):
            return LEGAL
        for to in self.ways(s, self.group):
            return group_refusal(s, self.leg(group), to)
        for target in self.targets(s, self.group, STRIKE):
            return self.fight_refusal(s, group, STRIKE, target)
        return ADVANCE_OVER

    def split_refusal(self, s: ZocState, u: int, part: int) -> int:
        """Parts are split off before or after the advance (H44-21.3)."""
        if not 0 <= u < s.zoc.units or not (self.party | self.units) >> u & 1:
            return NOT_ADVANCING
        return breakdown.split_refusal(s, u, part)

    def drop_refusal(self, s: ZocState, u: int) -> int:
        """A unit that stays behind has ended its advance, or goes on later: see `part`."""
        if not 0 <= u < s.zoc.units or not self.group >> u & 1:
            return NOT_ADVANCING
        if not self.entered or self.group & (self.group - 1) == 0:
            return SEQUENCE
        rest = self.group & ~(1 << u)
        return end_refusal(s, self.leg(1 << u), s.place[u], rest) or self.stuck_refusal(s, rest)

    def stuck_refusal(self, s: ZocState, group: int) -> int:
        """0, or why such a group could neither stay where it is nor go on, as a whole or part by part (L4).

        Stacking holds at the end of each advance (H44-15.1, S42-14.1).
        """
        if not self.entered or self.goes_or_fights(s, group):
            return LEGAL
        place = self.leg(group).place(s)
        why = end_refusal(s, self.leg(group), place, 0)
        if why and group & (group - 1):
            for u in bit_list(group):
                rest = group & ~(1 << u)
                if end_refusal(s, self.leg(1 << u), place, rest) == LEGAL and not self.stuck_refusal(s, rest):
                    return LEGAL
        return why

    def halt_refusal(self, s: ZocState) -> int:
        """If the way ahead was closed since (a blown bridge, routed enemies), they stay where they are: what
        is too much there is taken off at the end of the phase (H44-6.4.1)."""
        if not self.entered:
            return LEGAL
        why = end_refusal(s, self.leg(self.group), self.leg(self.group).place(s), 0)
        return why if why and self.group_options(s) else LEGAL

    def group_options(self, s: ZocState) -> list[Option]:
        """Everything that a group can do except halt."""
        options = [Option(WITH, u) for u in bit_list(self.units) if self.with_refusal(s, u) == LEGAL]
        options += [Option(TO, to) for to in self.ways(s, self.group)]
        options += [Option(STRIKE, h) for h in self.targets(s, self.group, STRIKE)]
        options += [Option(JOIN, h) for h in self.targets(s, self.group, JOIN)]
        options += [Option(DROP, u) for u in bit_list(self.group) if self.drop_refusal(s, u) == LEGAL]
        return options

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        if self.group == 0:
            options = [Option(WITH, u) for u in self.starters(s)]
            options += breakdown.part_options(s, bit_list(self.party | self.units))
            options.append(Option(HALT))
            return options
        options = self.group_options(s)
        if not options or self.halt_refusal(s) == LEGAL:
            options.append(Option(HALT))
        return options

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step != AT_CHOOSE:
            return SEQUENCE
        if o.verb == WITH:
            return self.with_refusal(s, o.a)
        if self.group == 0:
            if o.verb == SPLIT:
                return self.split_refusal(s, o.a, o.b)
            return LEGAL if o.verb == HALT else SEQUENCE
        if o.verb == TO:
            if not (0 <= o.a < s.zoc.n or s.zoc.is_area(o.a)):
                return SEQUENCE
            return group_refusal(s, self.leg(self.group), o.a)
        if o.verb in (STRIKE, JOIN):
            return self.fight_refusal(s, self.group, o.verb, o.a)
        if o.verb == DROP:
            return self.drop_refusal(s, o.a)
        return self.halt_refusal(s) if o.verb == HALT else SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        if o.verb == WITH and o.a in self.parted:
            self.resume(s, o.a)
        elif o.verb == WITH:
            self.group |= 1 << o.a
        elif o.verb == TO:
            self.to = o.a
            self.stage = 0
            self.step = AT_BEFORE
        elif o.verb == STRIKE:
            self.strike(s, o.a)
        elif o.verb == JOIN:
            self.joining = breakthrough.fighters(s, self.leg(self.group), o.a)
            self.struck = 1
            self.went += 1
            self.over = 1
            self.target = o.a
            s.tell(events.JOINS, self.group, o.a)
        elif o.verb == DROP:
            self.part(s, o.a)
        elif o.verb == HALT and self.group:
            self.end_group()
        elif o.verb == SPLIT:
            breakdown.split_fighter(s, o.a, o.b)
            if self.party >> o.a & 1:
                self.party |= 1 << o.b
            if self.units >> o.a & 1:
                self.units |= 1 << o.b
        else:
            self.step = AT_JOINED

    def strike(self, s: ZocState, target: int) -> None:
        """Breakthrough combat costs a hex of the advance (H44-16.3.1, S42-15.2.4)."""
        units = breakthrough.fighters(s, self.leg(self.group), target)
        self.struck = 1
        price = s.zoc.advance_rules.strike_price(s, self.leg(self.group).came_direct(s))
        self.went += price
        if not s.zoc.advance_rules.strikes_once:
            self.direct = 1
            self.stage = price  # given back if no combat takes place (S42-8.4)
        self.free = -1
        self.target = target
        self.step = AT_FOUGHT
        s.tell(events.STRIKES, units, target)
        s.zoc.advance_rules.strikes(s, self.party, units)
        frame = s.zoc.combat_rules.attack(self.player, target, battle.BREAKTHROUGH, units)
        frame.air = self.air
        s.push(frame)

    def several(self, s: State) -> bool:
        return self.group != 0

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb == STRIKE

    def facts(self, s: State) -> list[int]:
        return [0 if self.over else max(0, self.hexes - self.went), self.group.bit_count()]

    def actors(self, s: State) -> list[int]:
        return bit_list(self.group)

"""PZR-6.6.1: one side's half of the close combat step: assaults are declared, then resolved by target."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, NUMBER, PLAYER, ROW, UNIT, UNITS, bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer.fire.reactions import ALL_PASSED, HELD, window
from grognard.games.panzer.fire.shots import AS_IT_IS, may_be_moving
from grognard.games.panzer.fire.targets import thing_refusal
from grognard.games.panzer.indirect.entering import IntoBarrage, waiting_shells
from grognard.games.panzer.movement.shared import ended_partners

from .. import events
from ..frames import PanzerFrame, turn_up
from ..refusals import (
    APPROACH_NOBODY,
    ASSAULT_APART,
    ASSAULT_CLOSED,
    ASSAULT_ONCE,
    ASSAULT_ORDER,
    ASSAULTS_OPEN,
    LEGAL,
    NONE_ASSAULTED,
    NOT_YOURS,
    SEQUENCE,
)
from ..spotting.markers import MOVED
from ..state import DONE, FRESH, HALF_DONE, MOVE, PanzerState, with_cell
from ..verbs import APPROACH, ASSAULT, RESOLVE
from ..verbs import DONE as END_OF_HALF
from .advance import enter
from .melee import UNASKED, Melee, known_moving
from .starting import (
    approach_refusal,
    approaches_of,
    assault_refusal,
    could_start,
    is_apart,
    shared_refusal,
    start_refusal,
    targets_from,
)
from .support import size_of

# The steps of `CloseCombat`.
AT_DECLARE: Final = 0
AT_APPROACH: Final = 1
AT_WINDOW: Final = 2
AT_FIGHT: Final = 3
AT_FOUGHT: Final = 4
AT_END: Final = 5
AT_BARRAGE: Final = 6

IN_PLACE: Final = -1  # `way` of an attacker that assaults from where it is


class CloseCombat(PanzerFrame):
    """Leg units with MOVE assault. Their side is asked while by open facts one of them could."""

    NAME = "CloseCombat"
    STEPS = ("declare", "approach", "window", "fight", "fought", "end", "barrage")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("unit", SCALAR, UNIT, -1),  # who has named the hex by which it comes ...
        Column("hex", SCALAR, HEX, -1),  # ... that hex
        Column("target", SCALAR, UNIT, -1),  # whose assaults are resolved
        Column("moving", SCALAR, NUMBER, UNASKED),  # whether that target counts as moving
        Column("next", SCALAR, NUMBER),  # the attacker that is looked at next
        Column("fought", SCALAR, UNITS),  # attackers of that target that are done
        Column("on_move", SCALAR, UNITS),  # those that have come on the move
        Column("closed", SCALAR, UNITS),  # targets whose assaults have been resolved
        Column("passed", SCALAR, NUMBER),  # the opponent lets all units of this half-step pass
        Column("attacker", ROW, UNIT),
        Column("victim", ROW, UNIT),
        Column("way", ROW, HEX),
    )

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.unit = -1
        self.hex = -1
        self.target = -1
        self.moving = UNASKED
        self.next = 0
        self.fought = 0
        self.on_move = 0
        self.closed = 0
        self.passed = 0
        self.attacker: list[int] = []
        self.victim: list[int] = []
        self.way: list[int] = []

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_DECLARE:
            if self.unit >= 0 or self.open_targets() or self.may_assault(s):
                s.ask(self.player)
            else:
                self.step = AT_END
        elif self.step == AT_APPROACH:
            self.next_approach(s)
        elif self.step == AT_BARRAGE:
            self.open_window(s)
        elif self.step == AT_WINDOW:
            if s.result == ALL_PASSED:
                self.passed = 1
            self.step = AT_APPROACH
        elif self.step == AT_FIGHT:
            self.next_fight(s)
        elif self.step == AT_FOUGHT:
            self.moving = s.result
            self.step = AT_FIGHT
        else:
            s.pop()

    def may_assault(self, s: PanzerState) -> bool:
        """Whether by open facts a counter of the side, still face down, may be a MOVE that assaults (L1)."""
        own = s.sc.units_of[self.player]
        return any(s.may_be(u, 1 << MOVE) and could_start(s, u) for u in own)

    # -- declared ------------------------------------------------------------------------------------------

    def open_targets(self) -> list[int]:
        """Targets with assaults that are not resolved yet, in the order they were named."""
        return [t for t in dict.fromkeys(self.victim) if not self.closed >> t & 1]

    def stands(self, i: int, s: PanzerState) -> int:
        """The hex from which a declared attacker will assault, or does."""
        u = self.attacker[i]
        comes = self.way[i] != IN_PLACE and not self.on_move >> u & 1
        return self.way[i] if comes else s.place[u]

    def groups(self, s: PanzerState, t: int) -> list[list[int]]:
        """PZR-6.6.1.1[8]: the declared attackers of a target, hex by hex, in the order declared."""
        by_hex: dict[int, list[int]] = {}
        for i, target in enumerate(self.victim):
            if target == t:
                by_hex.setdefault(self.stands(i, s), []).append(self.attacker[i])
        return list(by_hex.values())

    def declare(self, s: PanzerState, u: int, t: int) -> None:
        """The counter is turned up; who attacks has executed its MOVE when its attack is resolved (R2-32)."""
        turn_up(s, u, HALF_DONE)
        s.tell(events.SHOWN, u, s.command[u])
        s.fought = with_cell(s.fought, u, t)
        self.attacker = [*self.attacker, u]
        self.victim = [*self.victim, t]
        self.way = [*self.way, self.hex if self.unit == u else IN_PLACE]
        s.tell(events.ASSAULTS, u, t)
        self.unit = -1
        self.hex = -1

    # -- resolved ------------------------------------------------------------------------------------------

    def next_approach(self, s: PanzerState) -> None:
        """PZR-6.6.1.1[11]: each assault on the move may draw reaction fire before any assault is resolved."""
        while self.next < len(self.attacker):
            i = self.next
            self.next += 1
            u = self.attacker[i]
            if self.victim[i] != self.target or self.way[i] == IN_PLACE or start_refusal(s, u):
                continue
            s.acted[u] = DONE
            self.on_move |= 1 << u
            s.tell(events.APPROACHES, u, self.way[i])
            enter(s, u, self.way[i])
            self.step = AT_BARRAGE
            if waiting_shells(s, u, self.way[i]):  # a new hex: shells before all else (PZR-6.6.6)
                s.push(IntoBarrage(u))
            return
        self.step = AT_FIGHT

    def open_window(self, s: PanzerState) -> None:
        """The opponent may fire at who has come on the move, if that unit is still there."""
        u = self.attacker[self.next - 1]
        s.result = HELD
        self.step = AT_WINDOW
        if self.passed or not s.on_map(u):
            return
        came = s.sc.neighbour[6 * s.place[u] + (s.facing[u] + 3) % 6]  # it faces the way it went
        frame = window(s, u, came)
        if frame is not None:
            s.push(frame)

    def next_fight(self, s: PanzerState) -> None:
        """The attack from the next hex; without a target the rest are void, and may still move (R2-32)."""
        waiting = [
            u
            for u, t in zip(self.attacker, self.victim, strict=True)
            if t == self.target and not self.fought >> u & 1 and not start_refusal(s, u)
        ]
        if not waiting:
            self.end_target()
            return
        if thing_refusal(s, waiting[0], self.target):
            for u in waiting:
                s.tell(events.ASSAULT_VOID, u, self.target)
            self.end_target()
            return
        together = [u for u in waiting if s.place[u] == s.place[waiting[0]]]
        melee = Melee(self.player, self.target, sum(1 << u for u in together))
        melee.on_move = self.on_move & melee.attackers
        melee.moving = self.moving
        self.fought |= melee.attackers
        for u in together:
            s.acted[u] = DONE
            s.spot[u] = MOVED
        self.step = AT_FOUGHT
        s.push(melee)

    def end_target(self) -> None:
        self.target = -1
        self.moving = UNASKED
        self.step = AT_DECLARE

    # -- questions -----------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.unit >= 0:
            tries = [Option(ASSAULT, self.unit, t) for t in targets_from(s, self.unit, self.hex)]
            return [o for o in tries if not self.check(s, o)]
        tries = []
        for u in s.sc.units_of[self.player]:
            if self.attacker_refusal(s, u):
                continue
            tries += [Option(ASSAULT, u, t) for t in targets_from(s, u, s.place[u])]
            tries += [Option(APPROACH, u, h) for h in approaches_of(s, u)]
        tries += [Option(RESOLVE, t) for t in self.open_targets()]
        tries.append(Option(END_OF_HALF))
        return [o for o in tries if not self.check(s, o)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step != AT_DECLARE:
            return SEQUENCE
        if self.unit >= 0:
            if o.verb != ASSAULT or o.a != self.unit:
                return SEQUENCE
            return self.assault_check(s, o.a, self.hex, o.b)
        if o.verb == ASSAULT:
            why = self.attacker_refusal(s, o.a)
            return why or self.assault_check(s, o.a, s.place[o.a], o.b)
        if o.verb == APPROACH:
            return self.attacker_refusal(s, o.a) or self.approach_check(s, o.a, o.b)
        if o.verb == RESOLVE:
            if 0 <= o.a < s.sc.units and self.closed >> o.a & 1:
                return ASSAULT_CLOSED
            return LEGAL if o.a in self.victim else NONE_ASSAULTED
        if o.verb == END_OF_HALF:
            return ASSAULTS_OPEN if self.open_targets() else LEGAL
        return SEQUENCE

    def attacker_refusal(self, s: PanzerState, u: int) -> int:
        """Why a unit may not declare an assault at all."""
        if not 0 <= u < s.sc.units or s.sc.side[u] != self.player:
            return NOT_YOURS
        why = start_refusal(s, u)
        if why:
            return why
        if s.acted[u] != FRESH:
            return ASSAULT_ONCE
        return LEGAL if s.command[u] == MOVE else ASSAULT_ORDER

    def assault_check(self, s: PanzerState, u: int, h: int, t: int) -> int:
        """Why a unit may not assault a target from a hex."""
        if 0 <= t < s.sc.units and self.closed >> t & 1:
            return ASSAULT_CLOSED
        why = assault_refusal(s, u, h, t) or shared_refusal(s, u, t)
        if why:
            return why
        return ASSAULT_APART if is_apart(s, u, h, self.ends(s, u)) else LEGAL

    def approach_check(self, s: PanzerState, u: int, h: int) -> int:
        """PZR-6.6.1.1[5]: one hex, next to somebody who can be assaulted from there."""
        why = approach_refusal(s, u, h)
        if why:
            return why
        refusals = [self.assault_check(s, u, h, t) for t in targets_from(s, u, h)]
        if LEGAL in refusals:
            return LEGAL
        return refusals[0] if refusals else APPROACH_NOBODY

    def ends(self, s: PanzerState, u: int) -> list[tuple[int, int]]:
        """Where the partners of a unit end that have attacked or will."""
        declared = [(v, self.stands(i, s)) for i, v in enumerate(self.attacker) if s.active(v)]
        return [*declared, *((v, s.place[v]) for v in ended_partners(s, u) if v not in self.attacker)]

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == APPROACH:
            self.unit = o.a
            self.hex = o.b
        elif o.verb == ASSAULT:
            self.declare(s, o.a, o.b)
        elif o.verb == RESOLVE:
            self.target = o.a
            self.closed |= 1 << o.a
            self.next = 0
            self.moving = UNASKED
            self.step = AT_APPROACH
        else:
            self.step = AT_END

    # -- for clients -------------------------------------------------------------------------------------

    def several(self, s: State) -> bool:
        return self.step == AT_DECLARE

    def default(self, s: State) -> int:
        """What was declared last is resolved; otherwise the half-step ends."""
        options = self.options(s)
        if self.unit >= 0:
            return 0
        wanted = Option(RESOLVE, self.open_targets()[-1]) if self.open_targets() else Option(END_OF_HALF)
        for i, o in enumerate(options):
            if o.same(wanted):
                return i
        return 0

    def rolls(self, s: State, o: Option) -> bool:
        return o.verb in (ASSAULT, APPROACH, RESOLVE)

    def melee_of(self, s: PanzerState, units: list[int], t: int) -> Melee:
        """The attack of the units of one hex, as it would be fought now."""
        melee = Melee(self.player, t, sum(1 << u for u in units))
        comes = [u for i, u in enumerate(self.attacker) if self.way[i] != IN_PLACE and u in units]
        melee.on_move = sum(1 << u for u in comes)
        return melee

    def parts(self, s: State, o: Option) -> list[OddsPart]:
        """Attacks from several hexes: each by itself against the target as it is."""
        assert isinstance(s, PanzerState)
        if o.verb != RESOLVE:
            return []
        groups = self.groups(s, o.a)
        if len(groups) < 2:
            return []
        parts: list[OddsPart] = []
        for units in groups:
            lead = min(units, key=lambda u: (size_of(s, u), u))
            melee = self.melee_of(s, units, o.a)
            expected = AS_IT_IS if s.is_vehicle(o.a) and may_be_moving(s, o.a) else UNASKED
            melee.moving = expected
            parts.append(OddsPart(UNIT, lead, [melee]))
        return parts

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        """The numbers of the attack of each hex, with the strongest in front."""
        assert isinstance(s, PanzerState)
        if o.verb == RESOLVE:
            groups = self.groups(s, o.a)
            target = o.a
        elif o.verb == ASSAULT:
            here = self.hex if self.unit == o.a else s.place[o.a]
            joined = [g for g in self.groups(s, o.b) if self.stands(self.attacker.index(g[0]), s) == here]
            groups = [[*(joined[0] if joined else []), o.a]]
            target = o.b
        else:
            return []
        ledgers: list[Ledger] = []
        world = self.arrived(s)
        for units in groups:
            lead = min(units, key=lambda u: (size_of(s, u), u))
            melee = self.melee_of(s, units, target)
            if self.unit in units:
                melee.on_move |= 1 << self.unit
            ledgers += melee.fight(s, lead, known_moving(s, target)).roll_ledgers(world)
        return ledgers

    def arrived(self, s: PanzerState) -> PanzerState:
        """The position in which all who come on the move are where they attack from."""
        world = s.copy()
        for i, u in enumerate(self.attacker):
            if s.active(u):
                world.put(u, self.stands(i, s))
        if self.unit >= 0:
            world.put(self.unit, self.hex)
        return world

    def actors(self, s: State) -> list[int]:
        return [self.unit] if self.unit >= 0 else bit_list(sum(1 << u for u in self.attacker))

"""PZR-4.4.1: the Direct Fire step of one side."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.command.available import command_range
from grognard.games.panzer.frames import turn_up
from grognard.games.panzer.refusals import (
    ALREADY_RESOLVED,
    DECLARE_FIRST,
    HAS_FIRED,
    LEGAL,
    MUST_FIRE,
    NO_SMOKE,
    NO_TARGETS,
    NOT_FIRING,
    NOT_ON_MAP,
    NOT_YOURS,
    NOTHING_DECLARED,
    SEQUENCE,
    SHARED_TARGET,
    SHOTS_OPEN,
    WEAPON_USELESS,
)
from grognard.games.panzer.state import (
    DONE,
    FIRED,
    FIRING,
    FRESH,
    HALF_DONE,
    SHORT_HALT,
    PanzerState,
)
from grognard.games.panzer.verbs import AT, FIRE, KEEP, RESOLVE, SHOW, SMOKE, SMOKE_SHELL, WEAPON
from grognard.games.panzer.verbs import DONE as DONE_VERB

from .declare import SHOT_FIELDS, Declaring, mark_fired
from .dual import dual_refusal
from .shots import may_be_moving, read_moving
from .showing import answer_show, show_options, show_refusal
from .smoke import can_smoke, lay_smoke, pot_of, smoke_hexes, smoke_refusal
from .targets import commander, crew_of, fire_refusal, weapon_refusal

# The steps of `DirectFire`.
AT_DECLARE: Final = 0
AT_SHOW: Final = 1
AT_RESOLVE: Final = 2
AT_VOID: Final = 3


class DirectFire(Declaring):
    """Every FIRE and SHORT HALT of a side fires: declared, then resolved target by target."""

    NAME = "DirectFire"
    STEPS = ("declare", "show", "resolve", "void")
    FIELDS = SHOT_FIELDS

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_DECLARE:
            if self.firer >= 0 or self.open_targets() or self.may_fire(s):
                s.ask(self.player)
            else:
                self.step = AT_VOID
        elif self.step == AT_SHOW:
            if not s.is_vehicle(self.target):
                self.moving = read_moving(s, self.target)
                self.step = AT_RESOLVE
            elif may_be_moving(s, self.target):
                s.ask(s.sc.side[self.target])
            else:
                self.step = AT_RESOLVE
        elif self.step == AT_RESOLVE:
            if not self.resolve_next(s):
                self.target = -1
                self.step = AT_DECLARE
        else:
            self.turn_up_void(s)
            s.pop()

    # -- who fires ------------------------------------------------------------------------------------

    def may_fire(self, s: PanzerState) -> bool:
        """Whether by open facts a counter of the side, still face down, may be FIRE or SHORT HALT (L1)."""
        return any(s.active(u) and s.may_be(u, FIRING) for u in s.sc.units_of[self.player])

    def has_duty(self, s: PanzerState, u: int) -> bool:
        """Whether a unit has a command to fire that neither it nor a passenger of it has executed (R-61)."""
        return s.active(u) and s.acted[u] == FRESH and FIRING >> s.command[u] & 1 == 1

    def is_ordered(self, s: PanzerState, u: int) -> bool:
        """Whether a unit may fire by its command or its vehicle's: until a shot of that crew is resolved."""
        c = commander(s, u)
        if s.acted[c] == FRESH:
            return self.has_duty(s, c)
        shots = self.crew_shots(s, u)
        return bool(shots) and not any(self.closed >> t & 1 for t in shots)

    def can_aim(self, s: PanzerState, u: int, but: int = -1) -> bool:
        """Whether a unit may still fire at anybody, or at anybody but one, with any weapon."""
        arms = self.unused_arms(s, u)
        for t in s.sc.units_of[1 - self.player]:
            if t != but and s.seen_by[t] >> u & 1:
                if any(self.aims(s, u, t, arm) == LEGAL for arm in arms):
                    return True
        return False

    def crew_can_aim(self, s: PanzerState, u: int, but: int = -1) -> bool:
        """The same of a unit and its passengers: a shot of any of them executes the command."""
        return any(self.can_aim(s, v, but) for v in crew_of(s, u)) or self.may_smoke(s, u)

    def may_smoke(self, s: PanzerState, u: int) -> bool:
        """Whether a unit may fire smoke instead of a shot (PZR-6.1.4.3.10)."""
        return u not in self.shot_firer and can_smoke(s, u)

    def useful_arms(self, s: PanzerState, u: int) -> list[int]:
        """The weapons with which a unit can fire at somebody, and smoke."""
        arms = [arm for arm in self.unused_arms(s, u) if self.targets(s, u, arm)]
        return [*arms, SMOKE_SHELL] if self.may_smoke(s, u) else arms

    def open_targets(self) -> list[int]:
        """Targets with shots that are not resolved yet, in the order they were named."""
        return [t for t in dict.fromkeys(self.shot_target) if not self.closed >> t & 1]

    def aims(self, s: PanzerState, u: int, t: int, arm: int) -> int:
        if 0 <= t < s.sc.units and self.closed >> t & 1:
            return ALREADY_RESOLVED
        return fire_refusal(s, u, t, arm) or self.shared_refusal(s, u, t)

    def shared_refusal(self, s: PanzerState, u: int, t: int) -> int:
        """PZR-6.2.1.1.4: the targets of units that share a command lie within command range of each other."""
        c = commander(s, u)
        if s.group[c] < 0:
            return LEGAL
        within = command_range(s.sc, s.sc.formation[c])
        for firer, h in zip(self.shot_firer, self.shot_hex, strict=True):
            if (
                s.group[commander(s, firer)] == s.group[c]
                and s.sc.board.distance_between(h, s.place[t]) > within
            ):
                return SHARED_TARGET
        return LEGAL

    # -- questions --------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.step == AT_SHOW:
            return show_options(s, self.target)
        if self.firer >= 0:
            if self.arm < 0:
                return [Option(WEAPON, arm) for arm in self.useful_arms(s, self.firer)]
            if self.arm == SMOKE_SHELL:
                return [Option(SMOKE, h) for h in smoke_hexes(s, self.firer)]
            return [Option(AT, t) for t in self.targets(s, self.firer, self.arm)]
        tries = [Option(FIRE, u) for u in s.sc.units_of[self.player]]
        tries += [Option(RESOLVE, t) for t in self.open_targets()]
        tries.append(Option(DONE_VERB))
        return [o for o in tries if self.check(s, o) == LEGAL]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step == AT_SHOW:
            return show_refusal(s, self.target, o)
        if self.step != AT_DECLARE:
            return SEQUENCE
        if self.firer >= 0:
            return self.aim_check(s, o)
        if o.verb == FIRE:
            return self.firer_refusal(s, o.a)
        if o.verb == RESOLVE:
            return self.resolve_refusal(s, o.a)
        if o.verb == DONE_VERB:
            return self.done_refusal(s)
        return SEQUENCE

    def aim_check(self, s: PanzerState, o: Option) -> int:
        if o.verb == WEAPON and self.arm < 0:
            if o.a == SMOKE_SHELL:
                return LEGAL if self.may_smoke(s, self.firer) else NO_SMOKE
            refusal = weapon_refusal(s, self.firer, o.a)
            if refusal:
                return refusal
            return LEGAL if self.targets(s, self.firer, o.a) else WEAPON_USELESS
        if o.verb == SMOKE and self.arm == SMOKE_SHELL:
            return smoke_refusal(s, self.firer, o.a)
        if o.verb == AT and self.arm >= 0 and self.arm != SMOKE_SHELL:
            return self.aims(s, self.firer, o.a, self.arm)
        return SEQUENCE

    def firer_refusal(self, s: PanzerState, u: int) -> int:
        """Why a unit may not declare fire now."""
        if not 0 <= u < s.sc.units or s.sc.side[u] != self.player:
            return NOT_YOURS
        if not s.active(commander(s, u)):
            return NOT_ON_MAP
        if not self.is_ordered(s, u):
            return NOT_FIRING if s.acted[commander(s, u)] == FRESH else HAS_FIRED
        if u in self.shot_firer:
            refusal = dual_refusal(s, u)
            if refusal:
                return refusal
        return LEGAL if self.can_aim(s, u) or self.may_smoke(s, u) else NO_TARGETS

    def resolve_refusal(self, s: PanzerState, t: int) -> int:
        """Fire at a target is resolved when all who must fire and have no other target have declared."""
        if 0 <= t < s.sc.units and self.closed >> t & 1:
            return ALREADY_RESOLVED
        if t not in self.shot_target:
            return NOTHING_DECLARED
        return LEGAL if self.waits_for(s, t) < 0 else DECLARE_FIRST

    def waits_for(self, s: PanzerState, t: int) -> int:
        """A unit that must fire and can fire at nobody else, or -1."""
        for u in s.sc.units_of[self.player]:
            if self.has_duty(s, u) and not self.crew_can_aim(s, u, t) and self.crew_can_aim(s, u):
                return u
        return -1

    def idle_firer(self, s: PanzerState) -> int:
        """A unit that must fire and still can, or -1."""
        for u in s.sc.units_of[self.player]:
            if self.has_duty(s, u) and self.crew_can_aim(s, u):
                return u
        return -1

    def done_refusal(self, s: PanzerState) -> int:
        if self.open_targets():
            return SHOTS_OPEN
        return LEGAL if self.idle_firer(s) < 0 else MUST_FIRE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == FIRE:
            self.firer = o.a
            arms = self.useful_arms(s, o.a)
            if len(arms) == 1:
                self.arm = arms[0]
        elif o.verb == WEAPON:
            self.arm = o.a
        elif o.verb == AT:
            self.show_command(s, commander(s, self.firer))
            self.add_shot(s, o.a)
        elif o.verb == SMOKE:
            self.show_command(s, self.firer)
            mark_fired(s, self.firer, SMOKE_SHELL, FIRED)
            lay_smoke(s, self.firer, o.a)
            self.firer = -1
            self.arm = -1
        elif o.verb == RESOLVE:
            self.begin_target(s, o.a)
            self.step = AT_SHOW
        elif o.verb == DONE_VERB:
            self.step = AT_VOID
        else:
            self.moving = answer_show(s, self.target, o)
            self.step = AT_RESOLVE

    def show_command(self, s: PanzerState, u: int) -> None:
        """The counter is turned up when a target is named (PZR-4.4.3.2)."""
        if s.acted[u] == FRESH:
            turn_up(s, u, HALF_DONE if s.command[u] == SHORT_HALT else DONE)
            s.tell(events.SHOWN, u, s.command[u])

    def turn_up_void(self, s: PanzerState) -> None:
        """R-17, R-42: commands to fire that found no target are turned up; nothing else face down is one."""
        s.consult(self.may_fire(s))
        for u in s.sc.units_of[self.player]:
            if self.has_duty(s, u):
                turn_up(s, u, HALF_DONE if s.command[u] == SHORT_HALT else DONE)
                s.tell(events.VOID, u, s.command[u])
            elif s.active(u) and s.acted[u] == FRESH:
                s.command_may[u] &= ~FIRING

    # -- for clients -------------------------------------------------------------------------------------

    def several(self, s: State) -> bool:
        return self.step == AT_DECLARE

    def default(self, s: State) -> int:
        """The fire that was declared last is resolved; otherwise the first unit that must fire does."""
        if self.step != AT_DECLARE or self.firer >= 0 or not self.shot_target:
            return 0
        options = self.options(s)
        for i, o in enumerate(options):
            if o.verb == RESOLVE and o.a == self.shot_target[-1]:
                return i
        return 0

    def rolls(self, s: State, o: Option) -> bool:
        assert isinstance(s, PanzerState)
        if o.verb == SMOKE:
            pot = pot_of(s, self.firer)
            return pot is not None and pot.limit > 0 and s.sc.ammo_limits
        return o.verb in (AT, RESOLVE, SHOW, KEEP)

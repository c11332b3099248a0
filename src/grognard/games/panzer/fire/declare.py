"""PZR-4.4.1, PZR-4.4.2: shots are declared one by one, and all at one target are resolved together.

`DirectFire` and `Reactions` share this: who fires, with what, at whom; then the shots at a target in turn.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import HEX, MODE, NUMBER, PLAYER, ROW, UNIT, UNITS
from grognard.core.kernel.option import Option
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.frames import PanzerFrame
from grognard.games.panzer.gp.factors import GP_ARMS
from grognard.games.panzer.gp.gp_attack import GpAttack
from grognard.games.panzer.refusals import LEGAL
from grognard.games.panzer.spotting.markers import after_fire
from grognard.games.panzer.state import FIRED, REACTED, PanzerState
from grognard.games.panzer.verbs import AMMUNITION, AP, AT, FIRST_GP, GP, RESOLVE, SECOND_GP, SPECIAL

from .attack import Attack
from .dual import dual_modifier
from .shots import AS_IT_IS, MOVES, STANDS, is_known_moving, may_be_moving
from .targets import FIRST_WEAPON, arms_of, commander, fires_as_small_arms, thing_refusal

SHOT_FIELDS: Final = (
    Column("player", SCALAR, PLAYER, -1),
    Column("firer", SCALAR, UNIT, -1),  # who is declaring
    Column("arm", SCALAR, MODE, -1, names=AMMUNITION),  # with what; -1: not chosen yet
    Column("target", SCALAR, UNIT, -1),  # whose fire is resolved, or gathered in reaction fire
    Column("moving", SCALAR, NUMBER),  # whether that target counts as moving (shots.py)
    Column("next", SCALAR, NUMBER),  # the shot that is looked at next
    Column("closed", SCALAR, UNITS),  # targets whose fire has been resolved: no more of it (PZR-4.4.1)
    Column("shot_firer", ROW, UNIT),
    Column("shot_target", ROW, UNIT),
    Column("shot_arm", ROW, NUMBER),
    Column("shot_hex", ROW, HEX),  # where the target was when it was named
)


class Declaring(PanzerFrame):
    """A procedure in which shots are declared and resolved."""

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player
        self.firer = -1
        self.arm = -1
        self.target = -1
        self.moving = STANDS
        self.next = 0
        self.closed = 0
        self.shot_firer: list[int] = []
        self.shot_target: list[int] = []
        self.shot_arm: list[int] = []
        self.shot_hex: list[int] = []

    def aims(self, s: PanzerState, u: int, t: int, arm: int) -> int:
        """Why a unit may not fire at a target with this weapon here."""
        raise NotImplementedError

    def reacts(self) -> bool:
        """Whether this is reaction fire."""
        return False

    def came_from(self, t: int) -> int:
        """The hex from which a unit came that moves, or -1."""
        return -1

    # -- weapons ------------------------------------------------------------------------------------

    def unused_arms(self, s: PanzerState, u: int) -> list[int]:
        """What a unit has not declared yet; a gun fires once, with one ammunition or the other."""
        used = [arm for firer, arm in zip(self.shot_firer, self.shot_arm, strict=True) if firer == u]
        if s.sc.gun[u] >= 0 and used:
            used += [AP, SPECIAL, GP]
        for one, other in ((FIRST_WEAPON, FIRST_GP), (FIRST_WEAPON + 1, SECOND_GP)):
            if one in used or other in used:  # a weapon fires by one of its rows
                used += [one, other]
        return [arm for arm in arms_of(s, u) if arm not in used]

    def targets(self, s: PanzerState, u: int, arm: int) -> list[int]:
        """Whom a unit may fire at with a weapon here."""
        return [t for t in s.sc.units_of[1 - s.sc.side[u]] if self.aims(s, u, t, arm) == LEGAL]

    # -- shots --------------------------------------------------------------------------------------

    def crew_shots(self, s: PanzerState, u: int) -> list[int]:
        """The targets of the shots that the unit, its vehicle and its fellow passengers have declared."""
        c = commander(s, u)
        pairs = zip(self.shot_firer, self.shot_target, strict=True)
        return [t for firer, t in pairs if commander(s, firer) == c]

    def add_shot(self, s: PanzerState, t: int) -> None:
        """The unit that declares names its target."""
        self.shot_firer = [*self.shot_firer, self.firer]
        self.shot_target = [*self.shot_target, t]
        self.shot_arm = [*self.shot_arm, self.arm]
        self.shot_hex = [*self.shot_hex, s.place[t]]
        s.tell(events.REACTS if self.reacts() else events.AIMS, self.firer, t, self.arm)
        self.firer = -1
        self.arm = -1

    def shots_at(self, t: int) -> list[int]:
        """The declared shots at a target, by number, in their order."""
        return [i for i, target in enumerate(self.shot_target) if target == t]

    def attack(
        self, s: PanzerState, firer: int, t: int, arm: int, moving: int, but: int = -1
    ) -> Attack | GpAttack:
        """The attack of one shot; `but` is its number, if it has been declared."""
        attack = GpAttack() if arm in GP_ARMS else Attack()
        attack.player = self.player
        attack.firer = firer
        attack.target = t
        attack.arm = arm
        attack.reaction = 1 if self.reacts() else 0
        attack.moving = moving
        attack.came = self.came_from(t)
        attack.dual = self.dual(s, firer, t, arm, but)
        return attack

    def dual(self, s: PanzerState, firer: int, t: int, arm: int, but: int) -> int:
        """PZR-5.14, 6.6.7.2[3]: what else the firer fires, and of a passenger what its vehicle does."""
        vehicle = commander(s, firer)
        others = [
            target
            for i, (u, target) in enumerate(zip(self.shot_firer, self.shot_target, strict=True))
            if i != but and u in (firer, vehicle)
        ]
        return dual_modifier(arm, t, others, vehicle != firer and vehicle in self.shot_firer)

    def shot_attack(self, s: PanzerState, i: int, moving: int) -> Attack | GpAttack:
        """The attack of a declared shot."""
        firer = self.shot_firer[i]
        return self.attack(s, firer, self.shot_target[i], self.shot_arm[i], moving, i)

    def begin_target(self, s: PanzerState, t: int) -> None:
        """From now on nobody may declare fire at this target."""
        self.target = t
        self.next = 0
        self.closed |= 1 << t
        self.moving = MOVES if is_known_moving(s, t) else STANDS

    def resolve_next(self, s: PanzerState) -> bool:
        """Pushes the next shot at the target; False when none is left.

        Where the target is gone the rest are spent: their units have fired all the same (PZR-4.4.1).
        """
        while self.next < len(self.shot_target):
            i = self.next
            self.next += 1
            if self.shot_target[i] != self.target:
                continue
            firer = self.shot_firer[i]
            mark_fired(s, firer, self.shot_arm[i], REACTED if self.reacts() else FIRED)
            if thing_refusal(s, firer, self.target) == LEGAL:
                s.push(self.shot_attack(s, i, self.moving))
                return True
            s.tell(events.SPENT, firer, self.target)
        return False

    # -- chances ------------------------------------------------------------------------------------

    def expected_moving(self, s: PanzerState, t: int) -> int:
        """What odds assume of a target whose counter is face down."""
        if may_be_moving(s, t):
            return AS_IT_IS
        return MOVES if is_known_moving(s, t) else STANDS

    def parts(self, s: State, o: Option) -> list[OddsPart]:
        """Several shots at one target: each by itself against the target as it is."""
        assert isinstance(s, PanzerState)
        if o.verb != RESOLVE:
            return []
        numbers = self.shots_at(o.a)
        if len(numbers) < 2:
            return []
        moving = self.expected_moving(s, o.a)
        return [OddsPart(UNIT, self.shot_firer[i], [self.shot_attack(s, i, moving)]) for i in numbers]

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, PanzerState)
        ledgers: list[Ledger] = []
        if o.verb == RESOLVE:
            for i in self.shots_at(o.a):
                ledgers += self.shot_attack(s, i, self.known_moving(s, o.a)).roll_ledgers(s)
        elif o.verb == AT and self.firer >= 0 and self.arm >= 0:
            attack = self.attack(s, self.firer, o.a, self.arm, self.known_moving(s, o.a))
            ledgers += attack.roll_ledgers(s)
        return ledgers

    def known_moving(self, s: PanzerState, t: int) -> int:
        """What everybody knows of a target: a ledger tells no secret."""
        return MOVES if is_known_moving(s, t) else STANDS


def mark_fired(s: PanzerState, u: int, arm: int, trigger: int) -> None:
    """PZR-4.4.1, R-03: a unit that has fired is marked, and reaction fire at it is open.

    Passengers are no targets: their vehicle is marked for them (PZR-6.6.7.2[5]).
    """
    shown = commander(s, u)
    s.spot[shown] = after_fire(s.spot[shown], fires_as_small_arms(s, u, arm))
    s.trigger[shown] = trigger

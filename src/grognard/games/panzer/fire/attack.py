"""PZR-4.4.3.2, PZR-6.5.2[4]: one AP shot with all its hits, from the ammunition to the crew."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import NUMBER, ROW, UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import State
from grognard.games.panzer import events
from grognard.games.panzer.cards.armour import FRONT, REAR
from grognard.games.panzer.cards.penetration import range_factor
from grognard.games.panzer.gp.factors import blast_of
from grognard.games.panzer.gp.gp_attack import blast_aboard
from grognard.games.panzer.gp.modifiers import firer_lines
from grognard.games.panzer.refusals import (
    ANGLE_OTHER,
    LEGAL,
    NO_FACING,
    SEQUENCE,
    SPREAD_FAR,
    SPREAD_RANGE,
)
from grognard.games.panzer.state import TRACKS, PanzerState
from grognard.games.panzer.verbs import ANGLE, ANGLES, AP, FACE, FIRST_GP, SPREAD

from . import effects
from .ammo import D10, UNLIMITED, ammo_classes, basic_limit, falls_back, first_limit, tungsten
from .angle import angles, stands_for
from .ap_modifiers import net_modifier
from .basic_damage import basic_result
from .damage import MISS, Blow
from .firing import Firing, firing_fields
from .hits import hit_classes, hit_number, hits
from .leaving import D100, LEAVING_FIELDS
from .shots import Shot, aim_of, blow_of, shell_fired
from .tables import (
    BU,
    DM,
    FACTORS,
    KO,
    ND,
    NORMAL,
    NOTHING,
    TK,
    ap_tables,
)
from .targets import FIRST_WEAPON, factor_at, fire_refusal, is_hand_held, react_refusal, shell_of

# The steps of `Attack`.
AT_AMMO: Final = 0
AT_HIT: Final = 1
AT_SPREAD: Final = 2
AT_ANGLE: Final = 3
AT_LOCATION: Final = 4
AT_BLAST: Final = 5
AT_BLASTED: Final = 6
AT_CREW: Final = 7
AT_RIDERS: Final = 8  # these steps are those of `Leaving`
AT_FACE: Final = 9


class Attack(Firing):
    """One shot at a vehicle. In the Basic Game ammunition, location and crew are passed over."""

    NAME = "Attack"
    STEPS = ("ammo", "hit", "spread", "angle", "location", "blast", "blasted", "crew", "riders", "face")
    FIELDS = (
        *firing_fields(AP),
        Column("basic", SCALAR, NUMBER),  # special ammunition ran out: basic AP is fired
        Column("left", SCALAR, NUMBER),  # extra hits not yet given to a vehicle
        Column("struck", ROW, UNIT),  # the vehicles hit, one entry for each hit still to be resolved
        Column("angle", SCALAR, NUMBER, -1),
        Column("base", SCALAR, NUMBER),  # what firer and line of fire add to the blast of a hand-held weapon
        *LEAVING_FIELDS,
    )

    def __init__(self) -> None:
        super().__init__(AP)
        self.basic = 0
        self.left = 0
        self.struck: list[int] = []
        self.angle = -1
        self.base = 0

    def run(self, s: State) -> None:
        assert isinstance(s, PanzerState)
        if self.step == AT_AMMO:
            self.roll_ammo(s)
            self.base = self.blast_base(s)
            self.step = AT_HIT
        elif self.step == AT_HIT:
            self.roll_hit(s)
        elif self.step == AT_SPREAD:
            self.give_hits(s)
        elif self.step == AT_ANGLE:
            self.take_angle(s)
        elif self.step == AT_LOCATION:
            self.strike(s)
        elif self.step == AT_BLAST:
            self.blast(s)
        elif self.step == AT_BLASTED:
            self.shaken = s.result
            self.step = AT_CREW
        else:
            self.run_leaving(s)

    # -- PZR-5.16: ammunition --------------------------------------------------

    def roll_ammo(self, s: PanzerState) -> None:
        """Special ammunition first; where it fails, the basic AP row, which may fail too (PZR-5.16.2.2)."""
        shell = shell_of(s, self.firer, self.arm)
        assert shell is not None
        limit = first_limit(s, self.firer, self.arm, shell)
        if limit == UNLIMITED or not self.runs_short(s, limit, tungsten(s, self.firer, self.arm)):
            return
        self.limits = 1
        if falls_back(s, self.firer, self.arm):
            self.basic = 1
            limit = basic_limit(s, self.firer, shell)
            if limit != UNLIMITED and self.runs_short(s, limit, 0):
                self.limits = 2

    def runs_short(self, s: PanzerState, limit: int, added: int) -> bool:
        classes = ammo_classes(limit, added)
        face = s.roll(D10, classes)
        short = classes[face] == 1
        s.tell_roll(events.AMMO_SHORT if short else events.AMMO_HOLDS, self.firer, face + added, limit)
        s.mark(events.O_AMMO_SHORT if short else events.O_AMMO_HOLDS)
        return short

    # -- PZR-4.4.3.2.3, PZR-6.5.2.1: hits --------------------------------------------------

    def number(self, s: PanzerState, net: Ledger | None = None) -> int:
        """The hit number of the shot."""
        aim = aim_of(s, self.shot(), self.basic != 0)
        return hit_number(ap_tables(), net_modifier(ap_tables(), aim, net), aim.factor)

    def rate(self, s: PanzerState) -> int:
        """Basic Game, and short of ammunition: one hit at most (PZR-5.16.2.1)."""
        if not s.sc.advanced_ap or self.limits:
            return NORMAL
        shell = shell_fired(s, self.shot(), self.basic != 0)
        return shell.rate

    def roll_hit(self, s: PanzerState) -> None:
        effects.under_fire(s, self.target)
        ledgers = None if s.sink is None else self.roll_ledgers(s)
        number = self.number(s)
        rate = self.rate(s)
        roll = s.roll(D100, hit_classes(ap_tables(), number, rate))
        made = hits(ap_tables(), number, rate, roll)
        if ledgers is not None:
            kind = events.HIT if made else events.MISSED
            s.emit(
                Event(kind, self.firer, self.target, roll, number, ledgers=ledgers, dice=s.dice),
            )
        if not made:
            s.mark(events.O_MISS, self.target)
            self.victim = self.target
            self.step = AT_BLAST
            return
        if made > 1:
            s.tell(events.HITS, self.firer, self.target, roll, made)
        self.struck = [self.target]
        self.left = made - 1
        self.step = AT_SPREAD

    # -- PZR-6.5.2.1[7], [8]: extra hits --------------------------------------------------

    def spread_refusal(self, s: PanzerState, t: int) -> int:
        """Why an extra hit may not be given to a vehicle."""
        if t == self.target:
            return LEGAL
        asks = react_refusal if self.reaction else fire_refusal
        refusal = asks(s, self.firer, t, self.arm)
        if refusal:
            return refusal
        sc = s.sc
        within = ap_tables().command_range[sc.grade[self.firer]]  # not that of its formation
        if sc.board.distance_between(s.place[t], s.place[self.target]) > within:
            return SPREAD_FAR
        shell = shell_fired(s, self.shot(), self.basic != 0)
        if factor_at(s, self.firer, t, shell) > factor_at(s, self.firer, self.target, shell):
            return SPREAD_RANGE
        return LEGAL

    def others(self, s: PanzerState) -> list[int]:
        """The vehicles beside the target that extra hits may be given to."""
        others: list[int] = []
        for t in s.sc.units_of[1 - s.sc.side[self.firer]]:
            if t != self.target and self.spread_refusal(s, t) == LEGAL:
                others.append(t)
        return others

    def give_hits(self, s: PanzerState) -> None:
        if self.left and self.others(s):
            s.ask(self.player)
            return
        self.struck += [self.target] * self.left
        self.left = 0
        self.go_on(s)

    # -- the vehicles hit, one after the other --------------------------------------------------

    def go_on(self, s: PanzerState) -> None:
        """Goes on with the next vehicle that was hit, or ends the attack."""
        self.angle = -1
        self.checks = []
        if not self.struck:
            s.pop()
            return
        self.victim = self.struck[0]
        effects.under_fire(s, self.victim)
        self.step = AT_ANGLE

    def choices(self, s: PanzerState) -> list[int]:
        """The angles at which the shot meets the vehicle."""
        t = self.victim
        firer = s.place[self.firer]
        stands = stands_for(s.place[t], firer, self.came)
        if stands == firer:
            return [FRONT]
        return angles(s.sc.board, stands, s.facing[t], firer, s.sc.advanced_ap)

    def take_angle(self, s: PanzerState) -> None:
        aspects = self.choices(s)
        if len(aspects) > 1:
            s.ask(s.sc.side[self.victim])
            return
        self.angle = aspects[0]
        self.step = AT_LOCATION

    def blow(self, s: PanzerState) -> Blow:
        """What the shot brings to the vehicle that was hit."""
        return blow_of(s, self.shot(), self.basic != 0, self.victim, self.angle)

    def strike(self, s: PanzerState) -> None:
        """One hit on the vehicle (PZR-4.4.3.2.5, PZR-6.5.2.2); those left when it is destroyed are lost."""
        if self.victim not in self.struck:
            self.step = AT_BLAST
            return
        self.struck.remove(self.victim)
        result = self.advanced_hit(s) if s.sc.advanced_ap else self.basic_hit(s)
        self.apply(s, result)
        if result in (KO, BU):
            self.struck = [t for t in self.struck if t != self.victim]

    def basic_hit(self, s: PanzerState) -> int:
        blow = self.blow(s)
        armour = basic_armour(s, self.victim, self.angle)
        s.tell(events.STRUCK, self.victim, self.angle, blow.penetration, armour)
        return basic_result(ap_tables(), blow.penetration, armour, blow.damaged)

    def advanced_hit(self, s: PanzerState) -> int:
        blow = self.blow(s)
        tables = ap_tables()
        total = s.roll(D100, blow.classes(tables))
        place = blow.place(tables, total)
        if place == MISS:
            s.tell_roll(events.COVERED, self.victim, total)
        else:
            armour = blow.armour_of(place) if blow.result(tables, total) != TK else 0
            s.tell_roll(events.STRUCK_AT, self.victim, place, blow.penetration, armour)
        return blow.result(tables, total)

    def apply(self, s: PanzerState, result: int) -> None:
        """PZR-6.5.2.5: what the hit does at once, and which checks follow when all hits are done."""
        t = self.victim
        s.mark(effects.mark_of(result), t)
        if result == NOTHING:
            s.tell(events.NO_EFFECT, t)
        elif result in (KO, BU):
            effects.destroy(s, t, result)
            self.checks = [result]
        else:
            if result == TK and not s.hurt[t] & TRACKS:
                effects.hit_tracks(s, t)
                self.checks = [*self.checks, TK]
            elif result == TK:  # only its passengers mind (PZR-6.5.2.6.1[4], PZR-6.5.2.6.2[1])
                s.tell(events.NO_EFFECT, t)
                self.checks = [*self.checks, -TK]
            elif result == DM:
                effects.damage(s, t)
                self.checks = [*self.checks, DM]
            else:
                s.tell(events.SHAKEN, t)
                self.checks = [*self.checks, ND]

    # -- PZR-5.1.3.4: the blast of hand-held weapons -------------------------------------------------------

    def blast_shot(self) -> Shot:
        """The same shot with the number of the weapon's GP row."""
        shot = self.shot()
        shot.arm += FIRST_GP - FIRST_WEAPON
        return shot

    def has_blast(self, s: PanzerState) -> bool:
        """Whether the shot strikes passengers of its target too."""
        if not s.sc.gp_fire or not is_hand_held(s, self.firer, self.arm):
            return False
        return bool(effects.riders_of(s, self.target))

    def blast_base(self, s: PanzerState) -> int:
        """What firer and line of fire add to the rolls of the blast, as the shot is fired."""
        if not self.has_blast(s):
            return 0
        shot = self.blast_shot()
        row = blast_of(s, self.firer, shot.arm)
        assert row is not None
        far = s.sc.board.distance_between(s.place[self.firer], s.place[self.target])
        return sum(value for _, value in firer_lines(s, shot, max(0, range_factor(row.reach, far))))

    def blast(self, s: PanzerState) -> None:
        """It strikes passengers hit or miss, and before anybody leaves (PZR-6.5.4.2.3[2])."""
        s.result = 0
        self.step = AT_BLASTED
        if self.victim == self.target and self.has_blast(s):
            aboard = effects.riders_of(s, self.target)
            s.push(blast_aboard(s, self.blast_shot(), aboard, self.base))

    # -- questions --------------------------------------------------

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, PanzerState)
        if self.step == AT_SPREAD:
            return [Option(SPREAD, t) for t in [self.target, *self.others(s)]]
        if self.step == AT_ANGLE:
            return [Option(ANGLE, aspect) for aspect in self.choices(s)]
        return [Option(FACE, facing) for facing in range(6)]

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, PanzerState)
        if self.step == AT_SPREAD and o.verb == SPREAD:
            return self.spread_refusal(s, o.a)
        if self.step == AT_ANGLE and o.verb == ANGLE:
            return LEGAL if o.a in self.choices(s) else ANGLE_OTHER
        if self.step == AT_FACE and o.verb == FACE:
            return LEGAL if 0 <= o.a < 6 else NO_FACING
        return SEQUENCE

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, PanzerState)
        if o.verb == SPREAD:
            self.struck = [*self.struck, o.a]
            self.left -= 1
            s.tell(events.SPREADS, self.firer, o.a)
        elif o.verb == ANGLE:
            self.angle = o.a
            s.tell(events.ANGLE_CHOSEN, self.victim, o.a)
            self.step = AT_LOCATION
        else:
            self.face(s, o.a)

    def rolls(self, s: State, o: Option) -> bool:
        assert isinstance(s, PanzerState)
        if o.verb == FACE:
            return bool(self.struck) or self.rolls_ahead(s)
        return s.sc.advanced_ap

    # -- why --------------------------------------------------

    def bands(self, s: State) -> list[int]:
        """The first total that misses."""
        assert isinstance(s, PanzerState)
        return [self.number(s) + 1] if self.step <= AT_HIT else []

    def roll_ledgers(self, s: State) -> list[Ledger]:
        """The net modifier, and the hit number that it makes."""
        assert isinstance(s, PanzerState)
        net = Ledger("ap-modifiers", self.firer)
        aim = aim_of(s, self.shot(), self.basic != 0)
        total = net_modifier(ap_tables(), aim, net)
        base = hit_number(ap_tables(), 0, aim.factor)
        number = Ledger("hit-number", self.firer)
        number.set("PZR-4.4.3.2.1", f"range-{FACTORS[aim.factor].lower()}", base)
        number.add("PZR-4.4.3.2.3", "hit-table", hit_number(ap_tables(), total, aim.factor) - base)
        return [net, number]

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        """What the choice of an angle comes to: penetration against armour (Basic Game)."""
        assert isinstance(s, PanzerState)
        if o.verb != ANGLE or s.sc.advanced_ap:
            return []
        blow = blow_of(s, self.shot(), self.basic != 0, self.victim, o.a)
        ledger = Ledger("penetration", self.victim)
        ledger.set("PZR-4.4.3.2.5", "penetration", blow.penetration)
        ledger.add("PZR-4.4.3.2.5", f"armour-{ANGLES[o.a]}", -basic_armour(s, self.victim, o.a))
        return [ledger]


def basic_armour(s: PanzerState, t: int, aspect: int) -> int:
    """PZR-4.4.3.2.5: the armour of the Basic Game, front or rear."""
    return s.sc.basic_rear[t] if aspect == REAR else s.sc.basic_front[t]

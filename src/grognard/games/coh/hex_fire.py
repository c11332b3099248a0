"""Chapter 7.0: what an attack on those who are seen in a hex and one on those hidden there share."""

from __future__ import annotations

from grognard.core.kernel.event import Event
from grognard.core.kernel.reason import Ledger

from . import events
from .air.air_combat import air_firepower
from .combat import count_supporters, defence, dr_colour, firepower, weapon_firepower
from .frames import CohFrame
from .hits import hits_by, take_hits
from .mortars import secret_vantage
from .state import CohState


class HexFire(CohFrame):
    """Fire at a hex: who fires and from where, with what, and one roll against a target."""

    def __init__(self) -> None:
        super().__init__()
        self.player = -1
        self.lead = -1
        self.supporters = 0
        self.hex = -1
        self.vantage = -1
        self.shells = 0
        self.left = 0
        self.target = -1
        self.boost = 0
        self.battery = -1
        self.overrun = 0
        self.bomb = -1

    def attacking(self) -> bool:
        return True

    def front(self, s: CohState) -> bool:
        """Whether the target's front DR counts, and not its rear DR."""
        raise NotImplementedError

    def watchers(self, s: CohState) -> int:
        """Who may see the figures, as bits."""
        raise NotImplementedError

    def soft(self, s: CohState) -> bool:
        """Whether the DR of an open-topped vehicle is red: against mortars and artillery (COH-15.4)."""
        return self.shells != 0

    def weapon_card(self) -> int:
        """The weapon card that is used instead of a gun, or -1 (COH-8.2)."""
        return -1

    def eye(self, s: CohState) -> int:
        """The vantage hex; that of a hidden firer or spotter is no field, for only its owner knows it."""
        if self.battery >= 0:
            return self.hex
        return self.vantage if self.vantage >= 0 else secret_vantage(s, self.lead, self.hex)

    def actor(self) -> int:
        return self.lead

    # -- how strong is it? -----------------------------------------------------------------------------

    def values_against(self, s: CohState, u: int, av: Ledger | None, dv: Ledger | None) -> tuple[int, int]:
        """Attack value without the dice, and defence value, against a unit."""
        sc = s.sc
        front = self.front(s)
        fp = self.power(s, dr_colour(s, u, front, self.soft(s)), av)
        if self.battery >= 0:
            return fp, defence(s, u, self.player, s.place[u], False, dv, True)
        if sc.impulses[self.lead]:
            return fp, defence(s, u, self.player, self.vantage, front, dv, False, True, True, False)
        card = self.weapon_card()
        terrain = card < 0 or sc.weapon_terrain[card]
        smoke = card < 0 or sc.weapon_smoke[card]
        shells = self.shells != 0
        return fp, defence(s, u, self.player, self.eye(s), front, dv, shells, terrain, smoke)

    def power(self, s: CohState, colour: int, av: Ledger | None) -> int:
        """The firepower of the attack in a colour, all but the dice."""
        if self.battery >= 0:
            if av is not None:
                av.set("COH-12.3", "battery", s.sc.oba_fp[colour][self.battery])
            return s.sc.oba_fp[colour][self.battery]
        if s.sc.impulses[self.lead]:
            return air_firepower(s, self.lead, colour, self.hex, self.bomb, av)
        card = self.weapon_card()
        if card >= 0:
            fp = weapon_firepower(s, self.lead, card, colour, self.hex, av)
        else:
            supporters = count_supporters(s, self.supporters, colour)
            fp = firepower(s, self.lead, colour, self.hex, self.eye(s), supporters, av)
        if self.boost:
            fp += self.boost
            if av is not None:
                explain_boost(av, self.boost, self.overrun)
        return fp

    # -- the roll --------------------------------------------------------------------------------------

    def strike_target(self, s: CohState, total: int) -> int:
        """COH-7.0(3), (4): the dice against the target; tells how many hits they are."""
        if s.sink is None:
            fp, dv = self.values_against(s, self.target, None, None)
        else:
            ledgers = [Ledger("av", self.lead), Ledger("dv", self.target)]
            fp, dv = self.values_against(s, self.target, ledgers[0], ledgers[1])
            ledgers[0].add("COH-7.1", "roll", total)
            seen = self.watchers(s)
            s.emit(Event(events.ATTACKED, self.target, fp + total, dv, seen=seen, ledgers=ledgers))
        hits = hits_by(fp + total, dv, s.sc.destroy_margin)
        colour = dr_colour(s, self.target, self.front(s), self.soft(s))
        take_hits(s, self.target, hits, self.player, colour)
        return hits


def explain_boost(av: Ledger, boost: int, overrun: int) -> None:
    """Cards that add firepower after all else."""
    if boost > overrun:
        av.add("COH-C.9", "card-9", boost - overrun)
    if overrun:
        av.add("COH-C.V130", "overrun", overrun)

"""The combat phase (H44-9.1, 9.2; S42-8.1, 8.2): who may attack which hex, and the phase itself."""

from __future__ import annotations

from typing import Final

from grognard.core.column import SCALAR, Column
from grognard.core.kinds import PLAYER
from grognard.core.option import Option
from grognard.core.reason import Ledger
from grognard.core.state import Frame, State

from . import advance
from .attack import Attack
from .attackers import attackers_of, barred, lone_battle, target_refusal
from .battle import NORMAL, Battle, exposed
from .kinds import ADVANCED, ATTACKED, RETREATED, SHATTERED, STRUCK
from .refusals import LEGAL, LOW_ODDS, NO_ATTACKERS, NO_TARGET, SEQUENCE
from .results import LONG
from .stacking import Trim
from .state import ZocState
from .strength import is_hopeless, is_settled, odds_ledgers
from .verbs import ATTACK, DONE, FOLLOW

ATTACKING: Final = 0
FOLLOWING: Final = 1
TRIM: Final = 2
END: Final = 3


def targets(s: ZocState, player: int) -> list[int]:
    """The hexes that a player can attack now, by number."""
    found: list[int] = []
    for h in exposed(s, player):
        if attack_refusal(s, player, h) == LEGAL:
            found.append(h)
    found.sort()
    return found


def attack_refusal(s: ZocState, player: int, target: int) -> int:
    """0 or why a player cannot attack a hex."""
    why = target_refusal(s, player, target, NORMAL)
    if why:
        return why
    able = attackers_of(s, player, target, NORMAL)
    nobody = Battle(player, target, NORMAL, 0)
    tried = 0
    for first in able:
        if tried >> first & 1 or s.zoc.variation.joins_refusal(s, nobody, first):
            continue
        if not s.zoc.variation.refuses_low_odds:
            return LEGAL
        b = together(s, player, target, first, able)
        if not is_hopeless(s, b):
            return LEGAL
        tried |= b.units
    return LOW_ODDS if tried else NO_ATTACKERS


def together(s: ZocState, player: int, target: int, first: int, able: list[int]) -> Battle:
    """The attack of a unit and of all who can join it: allies may keep each other away (S42-20.5.1)."""
    b = Battle(player, target, NORMAL, 0)
    for u in [first, *able]:
        if not b.units >> u & 1 and s.zoc.variation.joins_refusal(s, b, u) == LEGAL:
            b.units |= 1 << u
    return b


def followers(s: ZocState, player: int, vacated: int) -> int:
    """Those who made up an automatic DS and have not followed it up yet (H44-8.7, S42-8.6.2)."""
    units = 0
    for u in s.zoc.units_of[player]:
        if s.quarry[u] == vacated and 0 <= s.place[u] < s.zoc.box:
            units |= 1 << u
    return units


class Combat(Frame):
    """A player's combat phase: attacks one after the other, in any order, as many as he likes."""

    NAME = "Combat"
    STEPS = ("attacks", "follow", "trim", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player

    def copy(self) -> Combat:
        f = Combat(self.player)
        f.step = self.step
        return f

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step <= FOLLOWING:
            if self.any_choice(s):
                s.ask(self.player)
            else:
                self.step += 1
        elif self.step == TRIM:
            self.step = END
            s.push(Trim(self.player, 1))
        else:
            for u in range(s.zoc.units):
                s.clear_mark(u, ADVANCED | ATTACKED | STRUCK | RETREATED | SHATTERED)
                s.quarry[u] = -1
            s.pop()

    def any_choice(self, s: ZocState) -> bool:
        """Whether there is more to choose than to be done; the first attack that is found settles it."""
        if self.step == ATTACKING:
            for h in exposed(s, self.player):
                if attack_refusal(s, self.player, h) == LEGAL:
                    return True
        return any(s.zoc.variation.combat_waits(s, o) for o in self.options(s)[:-1])

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        found: list[Option] = []
        if self.step == ATTACKING:
            found += [Option(ATTACK, h) for h in targets(s, self.player)]
        if self.step == FOLLOWING or not s.zoc.variation.follows_last:
            found += [Option(FOLLOW, h) for h in self.followed(s)]
        if self.step == ATTACKING:
            found += s.zoc.variation.combat_options(s, self.player)
        found.append(Option(DONE))
        return found

    def followed(self, s: ZocState) -> list[int]:
        """The hexes whose defenders have been shattered and not yet been followed."""
        found: list[int] = []
        for u in s.zoc.units_of[self.player]:
            h = s.quarry[u]
            if h >= 0 and h not in found and 0 <= s.place[u] < s.zoc.box:
                found.append(h)
        found.sort()
        return found

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step > FOLLOWING:
            return SEQUENCE
        if o.verb == DONE:
            return LEGAL
        if o.verb == FOLLOW:
            if self.step == ATTACKING and s.zoc.variation.follows_last:
                return SEQUENCE
            return LEGAL if o.a >= 0 and followers(s, self.player, o.a) else NO_TARGET
        if self.step != ATTACKING:
            return SEQUENCE
        if o.verb == ATTACK:
            why = attack_refusal(s, self.player, o.a)
            if why == NO_ATTACKERS:  # what keeps those who are next to it
                return barred(s, self.player, o.a)[1] or why
            return why
        return s.zoc.variation.combat_refusal(s, self.player, o)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        if o.verb == DONE:
            self.step = FOLLOWING if self.step == ATTACKING and s.zoc.variation.follows_last else TRIM
        elif o.verb == ATTACK:
            s.push(Attack(self.player, o.a, NORMAL))
        elif o.verb == FOLLOW:
            units = followers(s, self.player, o.a)
            for u in s.zoc.units_of[self.player]:
                if units >> u & 1:
                    s.quarry[u] = -1
            hexes = s.zoc.variation.automatic_advance(s)
            s.push(advance.Advance(self.player, units, o.a, hexes, LONG))
        else:
            s.zoc.variation.combat_choice(s, self.player, o)

    def default(self, s: State) -> int:
        return len(self.options(s)) - 1

    def rolls(self, s: State, o: Option) -> bool:
        """An attack that only one unit can make needs no more words, unless it can have support."""
        assert isinstance(s, ZocState)
        if o.verb != ATTACK:
            return s.zoc.variation.combat_rolls(o)
        b = lone_battle(s, self.player, o.a)
        return b is not None and not is_settled(s, b)

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, ZocState)
        b = lone_battle(s, self.player, o.a) if o.verb == ATTACK else None
        return [] if b is None else odds_ledgers(s, b)

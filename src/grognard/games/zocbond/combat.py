"""The combat phase (H44-9.1, 9.2; S42-8.1, 8.2): who may attack which hex, and the phase itself."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import PLAYER, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import Frame, State

from . import advance
from .attack import Attack
from .attackers import attackers_of, barred, lone_battle, target_refusal
from .automatic import Automatic
from .battle import NORMAL, Battle, exposed
from .frames import OpenEnded
from .kinds import ADVANCED, ATTACKED, FIRED, RETREATED, SHATTERED, STRUCK
from .refusals import LEGAL, LOW_ODDS, NO_ATTACKERS, NO_STRENGTH, NO_TARGET, SEQUENCE
from .results import LONG
from .stacking import Trim
from .state import S, ZocState
from .strength import is_hopeless, is_settled, odds_ledgers
from .verbs import ATTACK, DONE, FOLLOW

AT_ATTACKS: Final = 0
AT_FOLLOW: Final = 1
AT_TRIM: Final = 2
AT_END: Final = 3


def targets(s: ZocState, player: int) -> list[int]:
    """The hexes that a player can attack now, by number."""
    hexes: list[int] = []
    for h in exposed(s, player):
        if attack_refusal(s, player, h) == LEGAL:
            hexes.append(h)
    hexes.sort()
    return hexes


def attack_refusal(s: ZocState, player: int, target: int) -> int:
    """0 or why a player cannot attack a hex."""
    why = target_refusal(s, player, target, NORMAL)
    if why:
        return why
    able = attackers_of(s, player, target, NORMAL)
    nobody = Battle(player, target, NORMAL, 0)
    tried = 0
    for first in able:
        if tried >> first & 1 or s.zoc.combat_rules.joins_refusal(s, nobody, first):
            continue
        if not s.zoc.combat_rules.refuses_low_odds:
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
        if not b.units >> u & 1 and s.zoc.combat_rules.joins_refusal(s, b, u) == LEGAL:
            b.units |= 1 << u
    return b


def followers(s: ZocState, player: int, vacated: int) -> int:
    """The units that took part in an automatic DS and have not followed it up yet (H44-8.7, S42-8.6.2)."""
    return bits_of(
        [u for u in s.zoc.units_of[player] if s.quarry[u] == vacated and 0 <= s.place[u] < s.zoc.box]
    )


class Combat(OpenEnded):
    """A player's combat phase: attacks one after the other, in any order, as many as he likes."""

    NAME = "Combat"
    STEPS = ("attacks", "follow", "trim", "end")
    FIELDS = (Column("player", SCALAR, PLAYER, -1),)

    def __init__(self, player: int = -1) -> None:
        super().__init__()
        self.player = player

    def run(self, s: State) -> None:
        assert isinstance(s, ZocState)
        if self.step <= AT_FOLLOW:
            if self.any_choice(s):
                s.ask(self.player)
            else:
                self.step = AT_FOLLOW if self.step == AT_ATTACKS else AT_TRIM
        elif self.step == AT_TRIM:
            self.step = AT_END
            s.push(Trim(self.player, 1))
        else:
            for u in range(s.zoc.units):
                s.clear_mark(u, ADVANCED | ATTACKED | STRUCK | RETREATED | SHATTERED)
                s.quarry[u] = -1
            s.pop()

    def any_choice(self, s: ZocState) -> bool:
        """Whether anything but DONE can be chosen; the first possible attack decides that."""
        if self.step == AT_ATTACKS:
            for h in exposed(s, self.player):
                if attack_refusal(s, self.player, h) == LEGAL:
                    return True
        return any(s.zoc.combat_phase_rules.waits(s, o) for o in self.options(s)[:-1])

    def options(self, s: State) -> list[Option]:
        assert isinstance(s, ZocState)
        options: list[Option] = []
        if self.step == AT_ATTACKS:
            options += [Option(ATTACK, h) for h in targets(s, self.player)]
        if self.step == AT_FOLLOW or not s.zoc.combat_rules.follows_last:
            options += [Option(FOLLOW, h) for h in self.followed(s)]
        if self.step == AT_ATTACKS:
            options += s.zoc.combat_phase_rules.options(s, self.player)
        options.append(Option(DONE))
        return options

    def followed(self, s: ZocState) -> list[int]:
        """The hexes whose defenders have been shattered and not yet been followed."""
        hexes: list[int] = []
        for u in s.zoc.units_of[self.player]:
            h = s.quarry[u]
            if h >= 0 and h not in hexes and 0 <= s.place[u] < s.zoc.box:
                hexes.append(h)
        hexes.sort()
        return hexes

    def check(self, s: State, o: Option) -> int:
        assert isinstance(s, ZocState)
        if self.step > AT_FOLLOW:
            return SEQUENCE
        if o.verb == DONE:
            return LEGAL
        if o.verb == FOLLOW:
            if self.step == AT_ATTACKS and s.zoc.combat_rules.follows_last:
                return SEQUENCE
            return LEGAL if o.a >= 0 and followers(s, self.player, o.a) else NO_TARGET
        if self.step != AT_ATTACKS:
            return SEQUENCE
        if o.verb == ATTACK:
            why = attack_refusal(s, self.player, o.a)
            if why == NO_ATTACKERS:  # what stops the units next to the hex
                return barred(s, self.player, o.a)[1] or why
            return why
        return s.zoc.combat_phase_rules.refusal(s, self.player, o)

    def choose(self, s: State, o: Option) -> None:
        assert isinstance(s, ZocState)
        if o.verb == DONE:
            self.step = AT_FOLLOW if self.step == AT_ATTACKS and s.zoc.combat_rules.follows_last else AT_TRIM
        elif o.verb == ATTACK:
            s.push(s.zoc.combat_rules.attack(self.player, o.a, NORMAL))
        elif o.verb == FOLLOW:
            units = followers(s, self.player, o.a)
            for u in s.zoc.units_of[self.player]:
                if units >> u & 1:
                    s.quarry[u] = -1
            hexes = s.zoc.advance_rules.automatic_advance(s)
            s.push(advance.Advance(self.player, units, o.a, hexes, LONG))
        else:
            s.zoc.combat_phase_rules.choose(s, self.player, o)

    def rolls(self, s: State, o: Option) -> bool:
        """Dice follow at once if only one unit can make the attack, and no support can be added."""
        assert isinstance(s, ZocState)
        if o.verb != ATTACK:
            return s.zoc.combat_phase_rules.rolls(o)
        b = lone_battle(s, self.player, o.a)
        return b is not None and not is_settled(s, b)

    def ledgers(self, s: State, o: Option) -> list[Ledger]:
        assert isinstance(s, ZocState)
        b = lone_battle(s, self.player, o.a) if o.verb == ATTACK else None
        return [] if b is None else odds_ledgers(s, b)


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatRules(Generic[S]):
    """What a game answers about attacks: who may, what halves and doubles, shifts, what is hidden.

    H44-9, 10, 25.3; S42-8, 9, 29.1, 34.6.
    """

    halves_once = True  # however many reasons there are (H44-10.1; not S42-9.1)
    attack_cap = 0  # points that count in one combat; 0 no limit (S42-8.5.1)
    defence_cap = 0
    spares_the_struck = True  # nobody is attacked again because others joined him (H44-9.1; not S42-8.1)
    refuses_low_odds = False  # below the table's first column there is no attack (S42-8.4)
    automatic_in_combat = False  # the odds of an automatic DS need no roll in the combat phase (S42-8.4)
    automatic_odds = 10  # to 1: these shatter a hex without a roll (H44-8.7, S42-8.6.1)
    shatter_low = LOW_ODDS  # what refuses lower odds
    most_shifts = 4  # columns by which an attack without support can be better than its strength
    follows_last = False  # those who shattered a hex advance after all combats (S42-8.6.2)

    def attack(self, player: int, target: int, kind: int, units: int = 0, joined: int = 0) -> Attack:
        """The procedure of an attack, as the game's book has it (H44-9.3, S42-8.3)."""
        raise NotImplementedError

    def automatic(self, player: int, target: int) -> Automatic:
        """That of an automatic DS (H44-8.7, S42-8.6.1)."""
        return Automatic(player, target)

    def attack_refusal(self, s: S, u: int, target: int, kind: int) -> int:
        """0 or what of the game's own forbids a unit next to a hex to attack it."""
        return 0

    def attacks_inside(self, s: S, u: int, target: int) -> bool:
        """Whether a unit may attack enemies in its own hex (S42-29.1.3)."""
        return False

    def no_target(self, s: S, h: i64) -> i64:
        """Why a hex without enemy combat units cannot be attacked (S42-19.3, 9.7.4)."""
        return NO_TARGET

    def no_strength(self, s: S, u: i64) -> i64:
        """Why a unit without attack strength cannot attack (S42-19.3)."""
        return NO_STRENGTH

    def joins_refusal(self, s: S, b: Battle, u: int) -> int:
        """0 or why a unit that may attack cannot join these attackers (H44-6.4.2, 9.5.3, 19.7)."""
        return 0

    def attack_halvings(self, s: S, b: Battle, u: int) -> int:
        """What halves an attacker: bits of `strength`."""
        raise NotImplementedError

    def attack_doublings(self, s: S, b: Battle, u: int) -> int:
        return 0

    def defence_void(self, s: S, b: Battle, u: int) -> int:
        """0 or why a unit in the attacked hex adds nothing: a number of `strength.VOIDS`."""
        raise NotImplementedError

    def defenders_that_count(self, s: S, b: Battle) -> int:
        """The units of the attacked hex whose strength counts, if they are too many for it (H44-6.4.2)."""
        raise NotImplementedError

    def defence_halvings(self, s: S, b: Battle, u: int) -> int:
        raise NotImplementedError

    def defence_doublings(self, s: S, b: Battle, u: int) -> int:
        raise NotImplementedError

    def doubled_defenders(self, s: S, b: Battle) -> int:
        """Whose strength is doubled in this combat, where that matters afterwards (S42-11.1.2)."""
        return 0

    def shifts(self, s: S, b: Battle, ledger: Ledger | None) -> int:
        """Columns to the right, less those to the left (H44-10, S42-9)."""
        raise NotImplementedError

    def shifts_within_reach(self, s: S, attacking: int, defending: int, shared: int) -> int:
        """An upper bound: columns that an attack without support can earn (H44-10.3.1 to 10.6, S42-9.2.1).

        Bits of traits: what some of the attackers are, what some of the defenders are, what all of these are.
        """
        return self.most_shifts

    def earns_elite(self, s: S, b: Battle) -> bool:
        """Whether the attack has a shift for its elite units, which then bear its losses (H44-10.6)."""
        return False

    def shatter_depends(self, s: S, target: i64) -> list[int]:
        """What an automatic DS depends on beside `shatter_refusal` and the units in and around the hex.

        Empty where a game does not say: then it is looked at every time.
        """
        return []

    def shatter_refusal(self, s: S, player: int, target: int) -> int:
        """0 or what of the game's own forbids an automatic DS on a hex (H44-25.4)."""
        return 0

    def leads(self, s: S, b: Battle) -> list[int]:
        """The formations one of which leads the attack (H44-10.2.1); none where a game has no such rule."""
        return []

    def attach_refusal(self, s: S, b: Battle, u: int) -> int:
        """0 or why an attacker cannot be attached to the lead formation (H44-10.2.3)."""
        return SEQUENCE

    def conceals(self, s: S, h: int, player: int) -> bool:
        """Whether a player may attack a hex in which he sees no combat unit (S42-34.6.2)."""
        return False

    def hidden_defenders(self, s: S, h: int, player: int) -> list[int]:
        """Units of a player in a hex that shelter others, none of whom has come out (S42-34.6.2)."""
        return []

    def reveal(self, s: S, b: Battle) -> None:
        """Shows what is hidden in the attacked hex (H44-25.3.4, S42-34.6.2)."""

    def begin_attack(self, s: S, b: Battle) -> None:
        """The attackers go forward: what of the game's own this uses up (H44-23.3.2)."""

    def after_held(self, s: S, b: Battle) -> Frame | None:
        """What follows at once where defenders have held a hex (S42-29.1.1)."""
        return None

    def after_attack(self, s: S, b: Battle) -> Frame | None:
        """What is left to choose when an attack is over, the advance included (S42-9.3.7)."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class SupportRules(Generic[S]):
    """What a game answers about artillery and air units in combat (H44-10.7, 17; S42-9.3.1, 18, 26)."""

    def support_refusal(self, s: S, b: Battle, u: int) -> int:
        """0 or why artillery cannot support this attack (H44-17.6.2, S42-18.3.1)."""
        raise NotImplementedError

    def defensive_refusal(self, s: S, b: Battle, u: int) -> int:
        """0 or why artillery cannot support this determined defence (H44-17.6.3, S42-11.3)."""
        raise NotImplementedError

    def air_refusal(self, s: S, b: Battle) -> int:
        """0 or why no air unit can support this attack (H44-10.7, S42-9.3.1)."""
        raise NotImplementedError

    def use_air(self, s: S, b: Battle) -> None:
        """An air unit has supported the attack."""

    def use_support(self, s: S, b: Battle, u: int) -> None:
        """Artillery has supported the attack (H44-17.5, S42-18.2.1)."""
        s.set_mark(u, FIRED)

    def most_support(self, s: S, b: Battle) -> int:
        """An upper bound: the columns that artillery and air units can add to an attack."""
        return 0

    def support_options(self, s: S, b: Battle) -> list[Option]:
        """What else can be added to an attack: the game's own verbs (S42-18.6.5, 26.2)."""
        return []

    def support_option_refusal(self, s: S, b: Battle, o: Option) -> int:
        return SEQUENCE

    def support_choice(self, s: S, b: Battle, o: Option) -> None:
        """Adds the choice to the attack, which may be only a trial."""

    def air_follows(self, s: S, b: Battle) -> int:
        """Air units of an attack that go on with a breakthrough group (S42-9.3.7)."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatPhaseRules(Generic[S]):
    """What besides attacking may be chosen in the combat phase: the game's own verbs.

    H44-21.2, 27; S42-9.7.2, 25, 27.
    """

    def options(self, s: S, player: int) -> list[Option]:
        """What besides attacking may be chosen in the combat phase: the game's own verbs."""
        return []

    def refusal(self, s: S, player: int, o: Option) -> int:
        return SEQUENCE

    def choose(self, s: S, player: int, o: Option) -> None:
        raise NotImplementedError

    def waits(self, s: S, o: Option) -> bool:
        """Whether the phase stops for this option alone; if not, it is offered only beside others."""
        return True

    def rolls(self, o: Option) -> bool:
        """Whether dice follow at once from such a choice."""
        return False

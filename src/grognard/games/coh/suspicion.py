"""Chapter 10.0(4): fire on suspicion, and shells on hidden units (COH-12.1, G-55).

The roll is made whether or not somebody is there. Only a hit tells: until then nobody is asked, told or shown
anything that depends on who is hidden in the hex.
"""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.column import SCALAR, Column
from grognard.core.kernel.kinds import ALL, GROUP, HEX, NUMBER, PLAYER, UNIT, UNITS, bit_list, bits_of
from grognard.core.kernel.option import Option
from grognard.core.kernel.state import State

from . import events
from .aiming import goes_indirect, ground_in_reach, ground_price, ground_refusal
from .attack import prepare_attack
from .caps import Roll
from .cards.vengeance import avenge, fallen
from .combat import dr_colour, has_colour
from .cup import draw_from_cup
from .hex_fire import HexFire
from .hidden import Reveal, end_attack, is_hidden
from .hits import show_in_combat, show_supporters
from .mortars import open_vantage
from .refusals import LEGAL, NOT_A_TARGET, SEQUENCE, SUSPECT_KNOWN, SUSPECT_NONE
from .state import CohState
from .verbs import AGAINST


def anybody_hidden(s: CohState, side: int) -> bool:
    """Whether a side has hidden units, which everybody sees: their counters lie beside the map."""
    if not s.sc.any_hidden:
        return False
    for u in s.sc.troops[side]:
        if is_hidden(s, u):
            return True
    return s.sc.solitaire and any(owner and s.sc.side_of[owner - 1] == side for owner in s.marker)


def suspect_refusal(s: CohState, u: int, target: int) -> int:
    """A hex in arc, range and sight where nobody is seen: a unit hidden beside a known one would be found."""
    why = ground_refusal(s, u, target)
    if why:
        return why
    if not s.sc.any_hidden or not anybody_hidden(s, 1 - s.sc.side[u]):
        return SUSPECT_NONE
    return SUSPECT_KNOWN if s.here[target] else LEGAL


def suspect_hexes(s: CohState, u: int, money: int, payment: int) -> list[int]:
    """The hexes that a unit may fire at on suspicion, if it can pay the fire cost at all."""
    hexes: list[int] = []
    if not anybody_hidden(s, 1 - s.sc.side[u]) or s.place[u] >= s.sc.n:
        return hexes
    varies = s.sc.turret[u] or s.sc.indirect[u]  # the price depends on the hex
    for target in ground_in_reach(s, u):
        if not s.here[target] and not (varies and ground_price(s, u, target, payment) > money):
            hexes.append(target)
    return hexes


def start_suspicion(
    s: CohState, lead: int, supporters: int, target: int, boost: int, overrun: int = 0
) -> None:
    """Everybody hears the shot."""
    sc = s.sc
    show_in_combat(s, lead, sc.shown_firing)
    s.tell(events.SUSPECTS, lead, target)
    show_supporters(s, lead, supporters, False)
    search = Search()
    search.player = sc.army[lead]
    search.lead = lead
    search.supporters = supporters
    search.hex = target
    if goes_indirect(s, lead, target):
        search.vantage = open_vantage(s, lead, target)
    elif s.place[lead] < sc.n:
        search.vantage = s.place[lead]
    search.shells = 1 if sc.mortar[lead] else 0
    search.boost = boost
    search.overrun = overrun
    if is_hidden(s, lead) and boost > overrun:
        s.push(Reveal(1 << lead))  # a card played on a hidden unit shows it (COH-10.0(2))
    s.push(search)
    works = prepare_attack(s, lead, supporters, target, boost, -1, goes_indirect(s, lead, target), overrun)
    if works.works:
        s.push(works)  # what lies in the hex is rolled for as well (COH-18.6(2))


def may_hit_hidden(s: CohState, lead: int, target: int) -> bool:
    """Whether fire at a hex in which nobody is seen has to be rolled for who may be hidden there.

    A friend as well as an enemy (COH-7.7(1)), except by a sniper (COH-10.3(3)).
    """
    sc = s.sc
    if not sc.any_hidden or s.here[target] or s.place[lead] >= sc.n:
        return False
    side = sc.side[lead]
    return anybody_hidden(s, 1 - side) or (not sc.sniper[lead] and anybody_hidden(s, side))


# The steps of `Search`.
AT_ROLL: Final = 0
AT_LOOK: Final = 1
AT_OWNER: Final = 2
AT_HIT: Final = 3
AT_END: Final = 4


class Search(HexFire):
    """One roll at a hex for units hidden there (COH-10.0(4))."""

    NAME = "Search"
    STEPS = ("roll", "look", "owner", "hit", "end")
    FIELDS = (
        Column("player", SCALAR, PLAYER, -1),
        Column("lead", SCALAR, UNIT, -1),
        Column("supporters", SCALAR, UNITS),
        Column("hex", SCALAR, HEX, -1),
        Column("vantage", SCALAR, HEX, -1),
        Column("shells", SCALAR, NUMBER),  # a mortar or a battery: rear DR (COH-12.1)
        Column("boost", SCALAR, NUMBER),
        Column("overrun", SCALAR, NUMBER),  # the part of it that Overrun gives (COH-C.V130)
        Column("battery", SCALAR, GROUP, -1),
        Column("bomb", SCALAR, NUMBER, -1),  # a kind of bomb instead of an aircraft's guns (COH-20.4)
        Column("total", SCALAR, NUMBER),  # the roll
        Column("left", SCALAR, UNITS),  # of those found, the ones that the roll may have been against
        Column("target", SCALAR, UNIT, -1),
    )

    def __init__(self) -> None:
        super().__init__()
        self.total = 0

    def run(self, s: State) -> None:
        assert isinstance(s, CohState)
        if self.step == AT_ROLL:
            self.step = AT_LOOK
            s.push(Roll(self.player))
        elif self.step == AT_LOOK:
            self.total = s.result
            self.look(s)
        elif self.step == AT_OWNER:
            if self.left & (self.left - 1):
                s.ask(s.sc.army[bit_list(self.left)[0]])  # COH-10.0(4): the owner picks among equals
            else:
                self.target = self.left.bit_length() - 1
                self.step = AT_HIT
        elif self.step == AT_HIT:
            self.step = AT_END
            self.hit(s)
        else:
            s.pop()
            end_attack(s)

    # -- who is there -----------------------------------------------------------------------------------

    def look(self, s: CohState) -> None:
        """To all but the owner, an empty hex and a missed unit look the same."""
        s.consult(True)
        if s.sc.solitaire and s.marker[self.hex]:
            draw_from_cup(s, self.hex)
        hidden = hidden_in(s, self.hex)
        self.left, needed = self.attacked(s, hidden)
        if self.left and self.total >= needed:
            self.step = AT_OWNER
            s.push(Reveal(hidden))
            return
        self.left = 0
        s.mark(events.O_NOBODY, self.hex)
        s.tell(events.NOBODY_FOUND, self.hex)
        s.pop()
        end_attack(s)  # work beside it may be in ruins; somebody may have come out of the cup

    def attacked(self, s: CohState, hidden: int) -> tuple[int, int]:
        """The hidden units with the lowest DR, and the roll that hits them.

        Of several units the hardest to hit, as their owner would choose. They defend as if they were seen.
        """
        if self.battery < 0 and s.sc.sniper[self.lead]:
            hidden &= s.sc.mask_of[1 - s.sc.side[self.lead]]  # it hits no friends (COH-10.3(3))
        units = bit_list(hidden)
        places = [s.place[u] for u in units]
        insides = [s.inside[u] for u in units]
        for u in units:
            s.place[u] = self.hex
            s.inside[u] = s.plot_fort[u]
        best = 0
        key = (0, 0)
        for u in units:
            colour = dr_colour(s, u, self.front(s), self.shells != 0)
            if self.battery < 0 and not has_colour(s, self.lead, colour):
                continue
            fp, dv = self.values_against(s, u, None, None)
            mine = (self.rating(s, u), fp - dv)
            if best == 0 or mine < key:
                best, key = 1 << u, mine
            elif mine == key:
                best |= 1 << u
        for u, place, inside in zip(units, places, insides, strict=True):
            s.place[u] = place
            s.inside[u] = inside
        return best, -key[1]

    def rating(self, s: CohState, u: int) -> int:
        return s.sc.front[u] if self.front(s) else s.sc.rear[u]

    def front(self, s: CohState) -> bool:
        """Direct fire meets the front DR; mortars, artillery and snipers the rear (COH-10.0(4), 10.3)."""
        return not self.shells and not s.sc.sniper[self.lead]

    def watchers(self, s: CohState) -> int:
        """The attacker alone where the vantage hex is a secret."""
        return 1 << self.player if self.battery < 0 and self.vantage < 0 else ALL

    # -- the hit ----------------------------------------------------------------------------------------

    def hit(self, s: CohState) -> None:
        """All hidden in the hex lie open by now; the one rolled against is hit."""
        self.strike_target(s, self.total)
        if self.battery < 0 and fallen(s, self.target):
            avenge(s, self.supporters | 1 << self.lead)

    # -- asking ------------------------------------------------------------------------------------------

    def options(self, s: State) -> list[Option]:
        return [Option(AGAINST, u) for u in bit_list(self.left)]

    def check(self, s: State, o: Option) -> int:
        if o.verb != AGAINST or self.step != AT_OWNER:
            return SEQUENCE
        return LEGAL if 0 <= o.a < 64 and self.left >> o.a & 1 else NOT_A_TARGET

    def choose(self, s: State, o: Option) -> None:
        self.target = o.a
        self.step = AT_HIT

    def bands(self, s: State) -> list[int]:
        """Known to players who know who is hidden there, and to odds; the others are told nothing."""
        assert isinstance(s, CohState)
        units, needed = self.attacked(s, hidden_in(s, self.hex))
        return [needed, needed + s.sc.destroy_margin] if units and self.step != AT_ROLL else []


def hidden_in(s: CohState, h: int) -> int:
    """The units hidden in a hex, as bits."""
    return bits_of([u for u in range(s.sc.units) if s.plot[u] == h and is_hidden(s, u)])

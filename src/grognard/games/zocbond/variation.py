"""Where the family's games differ: each point has a name here, and each game fills it.

The family's modules call these and nothing else of a game. What is common to all has a body here; what every
game must say for itself raises NotImplementedError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from grognard.core.option import Option
from grognard.core.reason import Ledger

from .kinds import EXTENDED, MARCH, STILL, STRIDE, TACTICAL
from .refusals import AREA_SHUT, LOW_ODDS, NO_STRENGTH, NO_TARGET, STRIKE_NEVER
from .variation_combat import CombatVariation

if TYPE_CHECKING:
    from .state import ZocState


@mypyc_attr(allow_interpreted_subclasses=True)
class Variation(CombatVariation):
    """The named points of variation of the ZOC-bond family."""

    # -- units -------------------------------------------------------------------------------------

    def attack_strength(self, s: ZocState, u: i64) -> i64:
        """As printed for its steps."""
        return s.zoc.attack[STRIDE * u + s.steps[u]]

    def defence_strength(self, s: ZocState, u: i64) -> i64:
        """As printed for its steps."""
        return s.zoc.defence[STRIDE * u + s.steps[u]]

    def force_of(self, s: ZocState, u: i64) -> i64:
        """No less than a unit adds to an attack; depends on steps and weighty marks only (`State.force`)."""
        return self.attack_strength(s, u)

    def guard_of(self, s: ZocState, u: i64) -> i64:
        """No more than a unit in good order adds to its defence, likewise (`State.guard`)."""
        return self.defence_strength(s, u)

    # -- ZOC and bonds -------------------------------------------------------------------------------

    # -- supply --------------------------------------------------------------------------------------

    # -- movement ------------------------------------------------------------------------------------

    def gait_refusal(self, s: ZocState, u: i64, gait: i64) -> i64:
        """0 or why a unit may not begin to move in this way now."""
        raise NotImplementedError

    def gaits(self, s: ZocState, units: list[int]) -> list[int]:
        """Of each unit that has not moved the ways in which it may begin to, as bits: `gait_refusal` is 0.

        The bit of STILL: it may go into full retreat (`rout_refusal`).
        """
        found: list[int] = []
        for u in units:
            ways = 0 if self.rout_refusal(s, u) else 1 << STILL
            for gait in (MARCH, EXTENDED, TACTICAL):
                if not self.gait_refusal(s, u, gait):
                    ways |= 1 << gait
            found.append(ways)
        return found

    def allowance(self, s: ZocState, u: i64, gait: i64) -> i64:
        """Half MP it may use; hexes where it moves tactically."""
        raise NotImplementedError

    def step_price(self, s: ZocState, u: i64, gait: i64, h: i64, d: i64, spent: i64, tally: i64) -> i64:
        """Half MP (hexes where tactical) from a hex in direction d; a refusal as -(index) if it may not.

        Only terrain, water, roads, markers of the game: EZOC, enemies and bonds are the family's business.
        `spent`: what the unit has used in this move; `tally`: what `tally_after` counted so far.
        """
        raise NotImplementedError

    def tally_after(self, s: ZocState, u: i64, gait: i64, here: i64, there: i64, tally: i64) -> i64:
        """What later steps of the same move must know of this one: woods entered (H44-8.6.1)."""
        return 0

    most_tally = 0  # the highest tally there is
    spent_units_scare = True  # routed units run from who cannot go on too (not S42-13.3.2)
    flight_length = 2  # how far routed units run that an enemy comes next to (H44-14.3.2, S42-13.3.2)
    automatic_odds = 10  # to 1: these shatter a hex without a roll (H44-8.7, S42-8.6.1)
    automatic_retreat = 3  # and so far its defenders run
    shatter_low = LOW_ODDS  # what refuses lower odds
    most_shifts = 4  # columns by which an attack without support can be better than its strength
    shared_marks = 0  # markers of a unit that are on a part split off it too
    burdens = 0  # markers of a part that the unit which absorbs it takes over

    def shifts_within_reach(self, attacking: int, defending: int, shared: int) -> int:
        """No fewer than the columns that an attack without support can earn (H44-10.3.1 to 10.6, S42-9.2.1).

        Bits of traits: what some of the attackers are, what some of the defenders are, what all of these are.
        """
        return self.most_shifts

    def strength_from_area(self, s: ZocState, area: int) -> int:
        """No less than the attack strength that can come out of an area against one hex (H44-19.7)."""
        total = 0
        for u in s.stack_at(area):
            total += self.force_of(s, u)
        return total

    def entry_price(self, s: ZocState, u: i64, gait: i64, area: i64, h: i64, spent: i64) -> i64:
        """From an entry area into a hex: price or -(refusal) (H44-19.1, S42-22.3.1)."""
        raise NotImplementedError

    def exit_price(self, s: ZocState, u: i64, gait: i64, h: i64, area: i64, spent: i64) -> i64:
        """From a hex into an entry area (H44-19.3.1, S42-22.3.1)."""
        raise NotImplementedError

    def transfer_price(self, s: ZocState, u: i64, gait: i64, area: i64, to: i64, spent: i64) -> i64:
        """From an entry area into another (H44-19.6, S42-22.6.1)."""
        raise NotImplementedError

    def no_target(self, s: ZocState, h: i64) -> i64:
        """Why a hex without enemy combat units cannot be attacked (S42-19.3, 9.7.4)."""
        return NO_TARGET

    def no_strength(self, s: ZocState, u: i64) -> i64:
        """Why a unit without attack strength cannot attack (S42-19.3)."""
        return NO_STRENGTH

    def never_strikes(self, s: ZocState, units: int) -> int:
        """Why units do not fight in an advance that is no breakthrough (S42-25.2.3)."""
        return STRIKE_NEVER

    def shut_refusal(self, s: ZocState, place: i64, player: i64) -> i64:
        """Why an entry area is not open to a player (H44-19.3.1, S42-22.4)."""
        return AREA_SHUT

    def leave_price(self, s: ZocState, u: i64, gait: i64, h: i64, d: i64) -> i64:
        """Half MP more for leaving an EZOC (H44-7.2, S42-6.2); never asked for tactical movement."""
        raise NotImplementedError

    def passes_zoc(self, s: ZocState, u: i64, gait: i64, h: i64) -> bool:
        """Whether a unit need not stop in a hex although it is in an EZOC: infiltration (H44-8.3.3)."""
        return False

    def enters_held(self, s: ZocState, u: i64, gait: i64, to: i64) -> bool:
        """Whether a unit may step into a hex that the enemy holds (H44-25.3.1)."""
        return False

    def goes_on(self, s: ZocState, u: i64, gait: i64, h: i64, d: i64) -> bool:
        """Whether a unit that an EZOC stopped in a hex may still go in direction d (H44-25.3.1)."""
        return False

    def joins_move_refusal(self, s: ZocState, u: int, gait: int) -> int:
        """0 or why a unit cannot move together with others in this way (H44-8.2.2)."""
        return 0

    def gathers(self, s: ZocState, units: int) -> bool:
        """Whether units on their way take others along that they come to (S42-20.1.3)."""
        return False

    def gathered(self, s: ZocState, units: int) -> None:
        """They do so, after a hex or more."""

    def stack_refusal(self, s: ZocState, units: int, gait: int, here: int, there: int) -> int:
        """0 or why units that could go one by one cannot go together: the room of a ferry (H44-8.5.6)."""
        return 0

    def helper_refusal(self, s: ZocState, to: i64) -> i64:
        """0 or why units that cannot fight do not go alone where only such enemies are (S42-5.1)."""
        return 0

    def end_refusal(self, s: ZocState, u: i64, gait: i64, place: i64, mates: int = 0) -> i64:
        """0 or why a move may not end in a place (H44-8.2.2). `mates`: units that have moved with it."""
        return 0

    def before_step(self, s: ZocState, units: int, gait: int, here: int, there: int, stage: int) -> bool:
        """Pushes what happens before units cross into a place (a bridge is blown, somebody unknown met).

        Asked with stage 0, 1 ... until it pushes nothing. The frame pops GO_ON, STEP_OFF or MOVE_ENDS.
        """
        return False

    def crossed(self, s: ZocState, units: int, gait: int, here: int, there: int) -> None:
        """Units go from a place into the next: what that uses up (H44-8.5.6)."""

    def step_rolls(self, s: ZocState, units: int, there: int) -> bool:
        """Whether dice follow at once from a step into a place (H44-25.3.1)."""
        return False

    def after_step(self, s: ZocState, units: int, gait: int, here: int, there: int, stage: int) -> bool:
        """Pushes what happens when units have entered a place, like `before_step` (H44-5.4)."""
        return False

    def end_move(self, s: ZocState, u: int, gait: int, hexes: int) -> None:
        """A unit has ended its move after so many hexes: what that does to it (H44-11.5.1, 17.3)."""

    def begin_move(self, s: ZocState, u: int) -> None:
        """A unit is about to move (H44-18.6)."""

    def step_ledger(
        self, s: ZocState, u: int, gait: int, here: int, there: int, spent: int, tally: int
    ) -> Ledger:
        """How the price of a legal step comes about, line by line."""
        raise NotImplementedError

    def begin_movement(self, s: ZocState, player: int, stage: int) -> bool:
        """The movement phase begins: reinforcements and the like. Pushes frames like `before_step`."""
        return False

    drives_out = False  # some must get out of an EZOC before their phase ends: `must_leave`

    def must_leave(self, s: ZocState, u: i64) -> bool:
        """Whether a unit that has not moved must get out of the EZOC it is in (H44-14.2)."""
        return False

    def must_go_on(self, s: ZocState, u: i64) -> bool:
        """Whether a unit on its way out of an EZOC must not end its move where it is (H44-14.2)."""
        return False

    def leaves_into(self, s: ZocState, u: i64, gait: i64, h: i64) -> bool:
        """Whether it does its duty to leave an EZOC by entering a hex in another (H44-14.2, S42-13.3.2)."""
        return self.passes_zoc(s, u, gait, h)

    def rout_refusal(self, s: ZocState, u: i64) -> i64:
        """0 or why a unit cannot go into full retreat of its own will (H44-14.3.1, S42-13.1.3)."""
        raise NotImplementedError

    def routs(self, s: ZocState, u: int) -> None:
        """A unit has gone into full retreat of its own will: what else that does to it (S42-13.3.1)."""

    def shatter_depends(self, s: ZocState, target: i64) -> list[int]:
        """What an automatic DS on a hex hangs on beside `shatter_refusal` and the units in it and around it.

        Empty where a game does not say: then it is looked at every time.
        """
        return []

    def shatter_refusal(self, s: ZocState, player: int, target: int) -> int:
        """0 or what of the game's own forbids an automatic DS on a hex (H44-25.4)."""
        return 0

    def part_for(self, s: ZocState, u: i64) -> i64:
        """The breakdown counter that can be split off a unit now, or -(refusal) (H44-21)."""
        raise NotImplementedError

    def absorb_refusal(self, s: ZocState, u: i64, part: i64) -> i64:
        """0 or why a unit cannot absorb a breakdown unit (H44-21.4)."""
        raise NotImplementedError

    def part_goes_on(self, s: ZocState, u: int, gait: int) -> bool:
        """Whether a part of a unit could go on where the whole cannot: over a ferry (H44-8.5.7)."""
        return False

    def movement_options(self, s: ZocState, player: int) -> list[Option]:
        """What else than moving may be chosen in the movement phase: the game's own verbs."""
        return []

    def movement_refusal(self, s: ZocState, player: int, o: Option) -> int:
        raise NotImplementedError

    def movement_choice(self, s: ZocState, player: int, o: Option) -> None:
        raise NotImplementedError

    # -- stacking ------------------------------------------------------------------------------------

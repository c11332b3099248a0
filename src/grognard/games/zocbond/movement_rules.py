"""What a game answers about movement: ways and prices, entry areas, what happens on the way, the phase."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger

from . import steps
from .kinds import EXTENDED, MARCH, STILL, TACTICAL
from .modifiers import add_price
from .refusals import AREA_SHUT
from .state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class MovementRules(Generic[S]):
    """Who may move how, what a step costs, where a move may end.

    H44-8, 14.2, 25.3.1; S42-5, 13.3, 20.1.3.
    """

    most_tally = 0  # the highest tally there is
    drives_out = False  # some must get out of an EZOC before their phase ends: `must_leave`
    spent_units_scare = True  # routed units run from who cannot go on too (not S42-13.3.2)

    def gait_refusal(self, s: S, u: i64, gait: i64) -> i64:
        """0 or why a unit may not begin to move in this way now."""
        raise NotImplementedError

    def gaits(self, s: S, units: list[int]) -> list[int]:
        """For each unit that has not moved, the gaits in which it may begin, as bits: `gait_refusal` is 0.

        The bit of STILL: it may go into full retreat (`rout_refusal`).
        """
        gaits: list[int] = []
        for u in units:
            ways = 0 if self.rout_refusal(s, u) else 1 << STILL
            for gait in (MARCH, EXTENDED, TACTICAL):
                if not self.gait_refusal(s, u, gait):
                    ways |= 1 << gait
            gaits.append(ways)
        return gaits

    def allowance(self, s: S, u: i64, gait: i64) -> i64:
        """Half MP it may use; hexes where it moves tactically."""
        raise NotImplementedError

    def step_price(self, s: S, u: i64, gait: i64, h: i64, d: i64, spent: i64, tally: i64) -> i64:
        """Half MP (hexes where tactical) from a hex in direction d; a refusal as -(index) if it may not.

        Only terrain, water, roads, markers of the game: EZOC, enemies and bonds are the family's business.
        `spent`: what the unit has used in this move; `tally`: what `tally_after` counted so far.
        """
        raise NotImplementedError

    def tally_after(self, s: S, u: i64, gait: i64, here: i64, there: i64, tally: i64) -> i64:
        """What later steps of the same move must know of this one: woods entered (H44-8.6.1)."""
        return 0

    def leave_price(self, s: S, u: i64, gait: i64, h: i64, d: i64) -> i64:
        """Half MP more for leaving an EZOC (H44-7.2, S42-6.2); never asked for tactical movement."""
        raise NotImplementedError

    def passes_zoc(self, s: S, u: i64, gait: i64, h: i64) -> bool:
        """Whether a unit need not stop in a hex although it is in an EZOC: infiltration (H44-8.3.3)."""
        return False

    def enters_held(self, s: S, u: i64, gait: i64, to: i64) -> bool:
        """Whether a unit may step into a hex that the enemy holds (H44-25.3.1)."""
        return False

    def goes_on(self, s: S, u: i64, gait: i64, h: i64, d: i64) -> bool:
        """Whether a unit that an EZOC stopped in a hex may still go in direction d (H44-25.3.1)."""
        return False

    def joins_move_refusal(self, s: S, u: int, gait: int) -> int:
        """0 or why a unit cannot move together with others in this way (H44-8.2.2)."""
        return 0

    def gathers(self, s: S, units: int) -> bool:
        """Whether units on their way take others along that they come to (S42-20.1.3)."""
        return False

    def stack_refusal(self, s: S, units: int, gait: int, here: int, there: int) -> int:
        """0 or why units that could go one by one cannot go together: the room of a ferry (H44-8.5.6)."""
        return 0

    def helper_refusal(self, s: S, to: i64) -> i64:
        """0 or why units that cannot fight do not go alone where only such enemies are (S42-5.1)."""
        return 0

    def end_refusal(self, s: S, u: i64, gait: i64, place: i64, mates: int = 0) -> i64:
        """0 or why a move may not end in a place (H44-8.2.2). `mates`: units that have moved with it."""
        return 0

    def must_leave(self, s: S, u: i64) -> bool:
        """Whether a unit that has not moved must get out of the EZOC it is in (H44-14.2)."""
        return False

    def must_go_on(self, s: S, u: i64) -> bool:
        """Whether a unit on its way out of an EZOC must not end its move where it is (H44-14.2)."""
        return False

    def leaves_into(self, s: S, u: i64, gait: i64, h: i64) -> bool:
        """Whether a unit leaves an EZOC as it must by entering a hex in another (H44-14.2, S42-13.3.2)."""
        raise NotImplementedError

    def rout_refusal(self, s: S, u: i64) -> i64:
        """0 or why a unit cannot go into full retreat of its own will (H44-14.3.1, S42-13.1.3)."""
        raise NotImplementedError

    def step_ledger(self, s: S, u: int, gait: int, here: int, there: int, spent: int, tally: int) -> Ledger:
        """The price of a legal step in half MP, line by line; tactically it is a hex, whatever lies there."""
        n = s.zoc.n
        ledger = Ledger("step-tactical" if gait == TACTICAL else "step", u)
        whole = self.whole_price(s, gait, here, there)
        if whole:
            add_price(s, ledger, whole, steps.step_price(s, u, gait, here, there, spent, tally))
        elif there >= n:
            add_price(s, ledger, "step-area", s.zoc.enter_area_cost)
        else:
            self.add_ground(s, ledger, u, here, there, spent, tally)
        if here < n:
            d = steps.direction(s, here, there)
            add_price(s, ledger, "step-leave", steps.leave_price(s, u, gait, here, d))
        return ledger

    def whole_price(self, s: S, gait: int, here: int, there: int) -> str:
        """The one line that says the whole price of a step; "" where ground, water and roads make it up."""
        if here >= s.zoc.n and there >= s.zoc.n:
            return "step-transfer"
        return "step-tactical" if gait == TACTICAL else ""

    def add_ground(self, s: S, ledger: Ledger, u: int, here: int, there: int, spent: int, tally: int) -> None:
        """What ground, water and roads make of the price of a step into a hex."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AreaRules(Generic[S]):
    """Entering the map, leaving it, going from one entry area to the next (H44-19, S42-22)."""

    def shut_refusal(self, s: S, place: i64, player: i64) -> i64:
        """Why an entry area is not open to a player (H44-19.3.1, S42-22.4)."""
        return AREA_SHUT

    def entry_price(self, s: S, u: i64, gait: i64, area: i64, h: i64, spent: i64) -> i64:
        """From an entry area into a hex: price or -(refusal) (H44-19.1, S42-22.3.1)."""
        raise NotImplementedError

    def exit_price(self, s: S, u: i64, gait: i64, h: i64, area: i64, spent: i64) -> i64:
        """From a hex into an entry area (H44-19.3.1, S42-22.3.1)."""
        raise NotImplementedError

    def transfer_price(self, s: S, u: i64, gait: i64, area: i64, to: i64, spent: i64) -> i64:
        """From an entry area into another (H44-19.6, S42-22.6.1)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class MovementPhaseRules(Generic[S]):
    """What happens in the movement phase: as it begins, on the way, and by the game's own verbs.

    H44-5.4, 8.5.6, 11.5.1, 17.3, 25.3.1; S42-5, 18.2.2, 25.2.1, 34.
    """

    def begin_movement(self, s: S, player: int) -> None:
        """The movement phase begins: reinforcements and the like."""

    def begin_move(self, s: S, u: int) -> None:
        """A unit is about to move (H44-18.6)."""

    def before_step(self, s: S, units: int, gait: int, here: int, there: int, stage: int) -> bool:
        """Pushes what happens before units cross into a place (a bridge is blown, somebody unknown met).

        Asked with stage 0, 1 ... until it pushes nothing. The frame pops GO_ON, STEP_OFF or MOVE_ENDS.
        """
        return False

    def crossed(self, s: S, units: int, here: int, there: int) -> None:
        """Units go from a place into the next: what that uses up (H44-8.5.6)."""

    def step_rolls(self, s: S, units: int, there: int) -> bool:
        """Whether dice follow at once from a step into a place (H44-25.3.1)."""
        return False

    def after_step(self, s: S, units: int, gait: int, here: int, there: int, stage: int) -> bool:
        """Pushes what happens when units have entered a place, like `before_step` (H44-5.4)."""
        return False

    def end_move(self, s: S, u: int, gait: int, hexes: int) -> None:
        """A unit has ended its move after so many hexes: what that does to it (H44-11.5.1, 17.3)."""

    def gathered(self, s: S, units: int) -> None:
        """Units have gathered others, after a hex or more."""

    def routs(self, s: S, u: int) -> None:
        """A unit has gone into full retreat of its own will: what else that does to it (S42-13.3.1)."""

    def options(self, s: S, player: int) -> list[Option]:
        """What besides moving may be chosen in the movement phase: the game's own verbs."""
        return []

    def refusal(self, s: S, player: int, o: Option) -> int:
        raise NotImplementedError

    def choose(self, s: S, player: int, o: Option) -> None:
        raise NotImplementedError

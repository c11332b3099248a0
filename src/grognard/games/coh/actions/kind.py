"""Chapter 0.7(5): what every kind of action has: words, a check, a price, choices and an effect."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option, Verb
from grognard.core.kernel.reason import Ledger

from ..hidden import is_hidden
from ..refusals import FLIES, LEGAL, MEMBER_BARRED, NOT_ON_MAP, SEQUENCE, STILL_HIDDEN
from ..scenario import CohScenario
from ..state import CohState
from .parts import AT_FINISH, Parts


class ActionKind:
    """One kind of action. The subclasses are those of the rulebook; this class stands for no action.

    An option of the action names the acting unit first (`o.a`). Sets of units (`others`, `members`, `left`)
    are bits. `money` is the highest price that can be paid, `payment` the way to pay (COH-0.7).
    """

    def __init__(self, words: Verb, task: int = AT_FINISH) -> None:
        self.words = words  # for the record, and for the sentence: its id is `coh-verb-` and the verb's name
        self.task = task  # the step of `Action` in which the members do their parts; AT_FINISH: all at once
        self.attacks = False
        self.moves = False  # from hex to hex
        self.marches = False  # moves, and leaves the map: a forced march pays for nothing else (COH-C.V01)
        self.enters = False  # ... in the open: the price may grow on the way (COH-14.0(6), 18.4)
        self.turns = False  # a free pivot follows (COH-17.0(4), 18.2(5))
        self.stirs_mines = False  # in the unit's own hex, see `stirs`
        self.shows_fitness = False  # done in a group, it shows which hit counters nobody in it has (L8)

    # -- may it be done, and what does it cost ---------------------------------------------------------

    def refusal(self, s: CohState, o: Option) -> int:
        """Why the unit may not do this, whoever else takes part and whatever is paid."""
        if is_hidden(s, o.a):
            return self.hidden_refusal(s, o, False)
        if s.place[o.a] >= s.sc.n:
            return FLIES if s.sc.impulses[o.a] else NOT_ON_MAP
        return self.check(s, o)

    def check(self, s: CohState, o: Option) -> int:
        """Why a unit on the map may not do this."""
        return SEQUENCE

    def hidden_refusal(self, s: CohState, o: Option, veiled: bool) -> int:
        """Why a hidden unit may not do this and stay hidden; `veiled`: by Hidden Action (COH-C.V13)."""
        return STILL_HIDDEN

    def price(self, s: CohState, o: Option, payment: int) -> int:
        """COH-0.7(5), (6): the price of a legal action of one unit."""
        return -1

    def surcharge(self, s: CohState, o: Option) -> int:
        """The part of the price that a hit counter adds. Where nobody pays, nothing may reveal it: G-71."""
        return 0

    def in_play(self, sc: CohScenario) -> bool:
        """Whether units on the map may ever do this in a scenario; what is not in play is not asked for."""
        return True

    # -- what may be chosen --------------------------------------------------------------------------

    def options(self, s: CohState, u: int, others: int, money: int, payment: int, out: list[Option]) -> None:
        """Adds what a unit on the map may choose, if all the others of its group can do the same."""

    def hidden_options(
        self, s: CohState, u: int, money: int, payment: int, veiled: bool, out: list[Option]
    ) -> None:
        """Adds what a hidden unit may choose and stay hidden; `veiled`: by Hidden Action (COH-C.V13)."""

    def part_options(
        self, s: CohState, u: int, left: int, money: int, payment: int, out: list[Option]
    ) -> None:
        """Adds what one of the members that are left may choose for its part (COH-9.11)."""
        self.options(s, u, 0, money, payment, out)

    # -- in a group (COH-9.1(1)) -----------------------------------------------------------------------

    def can(self, s: CohState, u: int, money: int, payment: int) -> bool:
        """Whether the unit by itself can do this in some way."""
        choices: list[Option] = []
        self.options(s, u, 0, money, payment, choices)
        return len(choices) > 0

    def all_can(self, s: CohState, units: int, money: int, payment: int) -> bool:
        """Whether each of these units can do its part."""
        for u in bit_list(units):
            if not self.can(s, u, money, payment):
                return False
        return True

    def group_refusal(self, s: CohState, o: Option, members: int, money: int, payment: int) -> int:
        """Why the members of the group, the acting unit among them, may not do this together."""
        others = members & ~(1 << o.a)
        return LEGAL if others == 0 or self.all_can(s, others, money, payment) else MEMBER_BARRED

    def part_refusal(self, s: CohState, o: Option, left: int, money: int, payment: int) -> int:
        """Why a member may not do its part in this way, although it could do so alone."""
        return LEGAL

    def taking_part(self, s: CohState, o: Option) -> int:
        """The units whose part this is."""
        return 1 << o.a

    # -- what it does --------------------------------------------------------------------------------

    def carry_out(self, s: CohState, action: Parts, o: Option) -> None:
        """The effect; the price is known by then, and the action pays it here or when it ends."""
        raise NotImplementedError

    def stirs(self, s: CohState, o: Option, members: int) -> int:
        """The units that mines in their own hexes attack because of this action.

        Fire, rally, spotting, leaving the hex and moving hidden set off none (COH-18.5(2), (8)). Who goes
        into hiding is hidden when the mine's turn comes, and mines do nothing to hidden units (COH-F.8,
        F.19, G-66). Laying a mine is judged by itself: the new one does not go off.
        """
        return members if self.stirs_mines else 0

    # -- explaining --------------------------------------------------------------------------------------

    def rolls(self, s: CohState, o: Option, payment: int) -> bool:
        """Whether dice are rolled for this action."""
        return False

    def ledgers(self, s: CohState, action: Parts, o: Option) -> list[Ledger]:
        """Where the numbers of this action come from."""
        return []


NO_ACTION: Final = ActionKind(Verb(""))  # in the list, for choices that are no action

"""Where the family's games differ in combat and what follows from it: a part of `variation`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from grognard.core.option import Option
from grognard.core.reason import Ledger

from .kinds import FIRED
from .refusals import SEQUENCE
from .results import LONG

if TYPE_CHECKING:
    from grognard.core.state import Frame

    from .advance_steps import Leg
    from .battle import Battle
    from .defense import Stand
    from .losses import Eligible
    from .state import ZocState


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatVariation:
    """The named points of variation from combat to losses."""

    # -- combat --------------------------------------------------------------------------------------

    advances_over_last = False  # if the last step dies while it holds, the hex may be entered (S42-11.4.2)
    withdrawal_shortest = 1  # a fighting withdrawal (S42-11.6.1)
    withdrawal_longest = 2
    withdrawal_advance = 1

    def is_sheltered(self, s: ZocState, u: int) -> bool:
        """Whether a unit is in play although it is neither on the map nor in an area (S42-34.2)."""
        return False

    def advance_kind(self, s: ZocState, code: int) -> int:
        """What kind of advance a result allows (H44-15.2, S42-14.2)."""
        return s.zoc.combat.advance_kind[code]

    def advance_hexes(self, s: ZocState, code: int) -> int:
        """How far at most (S42-14.2.1: less in bad weather)."""
        return s.zoc.combat.advance[code]

    def overruns(self, s: ZocState, code: int) -> bool:
        """Whether a group whose breakthrough combat has this result goes on (H44-16.3.3, S42-15.2.8)."""
        return s.zoc.combat.advance_kind[code] == LONG

    def automatic_advance(self, s: ZocState) -> int:
        """How many hexes those advance who met no resistance (H44-8.7, 25.3.4; S42-8.6.2)."""
        raise NotImplementedError

    def attacker_losses(self, s: ZocState, b: Battle, code: int, elite: bool) -> Eligible:
        """Who of the attackers may lose a step to a code of the table; code -1: to a determined defence."""
        raise NotImplementedError

    def defender_losses(self, s: ZocState, b: Battle) -> Eligible:
        raise NotImplementedError

    def spares_defender(self, s: ZocState, b: Battle, code: int) -> bool:
        """Whether the defenders ignore the step loss of a code (H44-23.7)."""
        return False

    def may_hold(self, s: ZocState, b: Battle, code: int) -> bool:
        """Whether the retreat may be ignored, because the attack has lost all who led it (H44-12.6)."""
        return False

    def advance_units(self, s: ZocState, b: Battle) -> int:
        """Who of the surviving attackers may advance (H44-15.1, S42-14.1)."""
        raise NotImplementedError

    def advance_party(self, s: ZocState, b: Battle, units: int) -> int:
        """Those of them who count as having taken part in the attack (H44-16.3.5)."""
        return units

    def shatter_followers(self, s: ZocState, b: Battle) -> int:
        """Who may follow up an automatic DS, and moves no more: with engineers (H44-9.5.3; not S42-8.6.2)."""
        return self.advance_units(s, b)

    def stand_refusal(self, s: ZocState, b: Battle, u: int) -> int:
        """0 or why a defender cannot lead a determined defence (H44-12.1.2, S42-11.2.3)."""
        raise NotImplementedError

    def stand_column(self, s: ZocState, target: int, u: int) -> int:
        """The column of the table of determined defence for a unit that leads it (H44-12.1.3)."""
        raise NotImplementedError

    def stand_modifier(self, s: ZocState, u: int, supported: bool, ledger: Ledger | None) -> int:
        """What is added to its roll (H44-12.2, S42-11.2.4)."""
        raise NotImplementedError

    engages = True  # who holds a hex is engaged (H44-12.3)
    fights_to_the_end = False  # a desperate defence is declared, and goes on then (S42-11.5.2)
    support_lasts = True  # support called for one roll of it counts in every later one (not H44-17.5)

    def mark_modifier(self, s: ZocState, mark: int, ledger: Ledger | None) -> int:
        """What the mark of the cell adds to it (S42-11.2.2)."""
        return 0

    def may_be_desperate(self, s: ZocState, stand: Stand) -> bool:
        """Whether defenders may fight to the last although they could retreat (S42-11.5.1)."""
        return False

    def supports(self, s: ZocState, b: Battle, u: int) -> bool:
        """Whether the support of a determined defence helps a unit that leads it (S42-9.3.8, 18.3.3)."""
        return True

    def use_defensive(self, s: ZocState, b: Battle, u: int, charged: bool) -> None:
        """Artillery has supported a determined defence (H44-17.5, S42-18.3.2)."""
        s.set_mark(u, FIRED)

    def use_stand_air(self, s: ZocState, b: Battle) -> None:
        """An air unit has (S42-11.3)."""

    def stand_options(self, s: ZocState, stand: Stand) -> list[Option]:
        """What else the defenders may do before they roll: the game's own verbs (S42-11.3, 11.5.1)."""
        return []

    def stand_option_refusal(self, s: ZocState, stand: Stand, o: Option) -> int:
        return SEQUENCE

    def stand_choice(self, s: ZocState, stand: Stand, o: Option) -> None:
        raise NotImplementedError

    def stand_throw(self, s: ZocState, stand: Stand) -> Frame | None:
        """Like `throw`, for a determined defence (S42-28.1.1)."""
        return None

    def partial_success(self, s: ZocState, b: Battle, before: int) -> int:
        """What one comes to: FAILS, HOLDS, DEARLY, PARTLY (S42-11.6.1). `before`: so many in a row."""
        raise NotImplementedError

    # -- retreat -------------------------------------------------------------------------------------

    disrupting_retreat = 2  # hexes from which on a retreat disrupts (H44-13.1.1, S42-13.1.2)
    stop_price = 0  # steps for which a retreat may stop in its first hex; 0 never (H44-13.3)
    minds_crowds = False  # a retreat avoids to end overstacked (H44-13.1.3; not S42-12.1.3)

    retreat_extra = 0  # hexes more that a retreat may go not to end in an EZOC (S42-12.2)
    retreats_onward = False  # a retreat enters no hex twice
    shortens = False  # steps buy a shorter retreat to friends where a whole one is deadly (S42-12.1.3)

    helpers_steady = False  # non-combat units cancel EZOC for those who retreat, too (S42-12.2)

    def companions(self, s: ZocState, h: int, player: int) -> int:
        """Who else than the combat units of a hex retreats with them (S42-19.3)."""
        return 0

    def may_stay(self, s: ZocState, u: int) -> bool:
        """Whether a unit may stay where it is when others retreat (S42-19.3)."""
        return False

    def forsaken(self, s: ZocState, h: int, player: int) -> None:
        """No combat unit of a player has survived the combat in an attacked hex (S42-19.3)."""

    def emptied(self, s: ZocState, h: int) -> None:
        """Combat has left no combat unit of the defender in a hex (S42-25.2.3)."""

    def retreat_penalty(self, shortest: int, longest: int, hexes: int, distance: int) -> int:
        """How badly a retreat misses the length it should have, above all of `retreat_rank` (S42-12.1.3)."""
        return 0

    def flees(self, s: ZocState, u: int) -> bool:
        """Whether a unit runs with the routed ones it stands with (S42-18.6.6)."""
        return True

    def retreated(self, s: ZocState, u: int, to: int) -> None:
        """A unit has retreated into a place (S42-19.3)."""

    def carried(self, s: ZocState, u: int, routed: bool) -> None:
        """A unit that does not waver has retreated: what becomes of those it has with it (S42-34.6.2)."""

    def can_waver(self, s: ZocState, u: int) -> bool:
        """Whether a retreat disrupts a unit (S42-13.1.1: none that is no combat unit)."""
        return True

    def can_retreat(self, s: ZocState, u: int) -> bool:
        """Whether a unit can retreat at all (H44-13.2)."""
        return s.zoc.allowance[u] > 0

    def retreats_across(self, s: ZocState, u: int, h: int, d: int) -> bool:
        """Whether a unit survives to retreat from a hex in direction d: only ground and water (H44-13.2)."""
        raise NotImplementedError

    def retreats_off(self, s: ZocState, u: int, h: int, area: int) -> bool:
        """Whether a unit can retreat from an edge hex into an own entry area (H44-19.5, S42-12.2)."""
        raise NotImplementedError

    def retreat_rank(self, hexes: int, distance: int, exposed: int, shunned: bool) -> int:
        """How well a retreat meets the ordered list, before supply and stacking; 0 is best (H44-13.1.3).

        `distance` from the defended hex; `exposed`: hexes in EZOC without friends; `shunned`: it goes through
        a hex of which `retreat_shuns` says so.
        """
        raise NotImplementedError

    def retreat_shuns(self, s: ZocState, h: int, player: int) -> bool:
        """Whether a retreat avoids a hex for the friends in it (H44-13.1.3)."""
        return False

    def retreat_supply(self, s: ZocState, units: list[int], places: list[int]) -> list[int]:
        """For each place who of the units could trace a supply line from it, as bits by position."""
        raise NotImplementedError

    def may_stop(self, s: ZocState, h: int, friends: bool) -> bool:
        """Whether a retreat may stop in a hex; `friends` who have not retreated are there (H44-13.3)."""
        return False

    def stop_losses(self, s: ZocState, units: int) -> int:
        """Who of those that stop may be chosen for the step it costs."""
        return units

    def after_retreat(self, s: ZocState, u: int) -> None:
        """A unit has retreated: what of the game's own that does to it (H44-17.3)."""

    # -- recovery ------------------------------------------------------------------------------------

    recovery_marks = 0  # markers that come off in the recovery phase (H44-14.4.3)

    def before_recovery(self, s: ZocState, player: int, stage: int) -> bool:
        """Pushes what is decided before units recover, like `before_step` (S42-13.4)."""
        return False

    def declines(self, s: ZocState, u: int) -> bool:
        """Whether a unit is not to recover (S42-13.4)."""
        return False

    def recovers(self, s: ZocState, total: int) -> bool:
        """Whether a unit in an EZOC recovers with a total of die and modifiers (H44-14.4.2, S42-13.5)."""
        raise NotImplementedError

    def recovery_modifier(self, s: ZocState, u: int, ledger: Ledger | None) -> int:
        """What is added to the roll."""
        raise NotImplementedError

    # -- advance -------------------------------------------------------------------------------------

    joins_attacks = False  # a breakthrough group may join another attack (H44-16.5)
    strikes_once = True  # it fights one breakthrough combat (H44-16.3.2; not S42-15.2.8)
    strikes_apart = True  # not where units are that took no part in the attack (H44-16.2)
    picks_up = True  # a group on its way takes units along that it comes to (H44-16.2; not S42-15.2.3)
    companions_go = False  # who cannot go is not taken along (S42-14.5)
    parts_go_on = False  # who leaves a breakthrough group may advance further (S42-15.2.10)
    halts_in_zoc = False  # an advance stops in an EZOC, but not in a hex that combat has emptied (S42-14.4.2)

    def unit_advance(self, s: ZocState, u: int, hexes: int, kind: int) -> int:
        """How far a unit goes in an advance of so many hexes (S42-14.2.1)."""
        return hexes

    def strike_price(self, direct: bool) -> int:
        """Hexes that breakthrough combat costs; `direct`: see `Leg` (H44-16.3.1, S42-15.2.4)."""
        return 1

    def strikes(self, s: ZocState, party: int, units: int) -> None:
        """Some of a party of attackers begin breakthrough combat (S42-9.3.7)."""

    def strike_refusal(self, s: ZocState, leg: Leg, target: int) -> int:
        """0 or what of the game's own forbids a group to fight against a hex (S42-15.2.9)."""
        return 0

    def advance_refusal(self, s: ZocState, u: int, h: int, d: int, vacated: int, first: bool) -> int:
        """0 or what ground and water forbid an advance from a hex in direction d (H44-15.6, S42-14.5)."""
        raise NotImplementedError

    def advance_zoc_refusal(self, s: ZocState, leg: Leg, here: int, to: int) -> int:
        """0 or what EZOC forbid an advance into a hex (H44-15.5.2, S42-14.4.2)."""
        raise NotImplementedError

    def advance_edge_refusal(self, s: ZocState, u: int, h: int) -> int:
        """0 or why a unit cannot advance between an edge hex and its entry area (H44-19.3.2, 19.7)."""
        raise NotImplementedError

    def advance_stops(self, s: ZocState, u: int, here: int, to: int) -> bool:
        """Whether a unit must end its advance in the place it enters (H44-15.6, 24.2; S42-14.4.2, 14.5)."""
        raise NotImplementedError

    def advances_by_road(self, s: ZocState, here: int, to: int) -> bool:
        """Whether a step of an advance goes along a road."""
        raise NotImplementedError

    def road_bonus(self, s: ZocState, u: int, kind: int) -> int:
        """Hexes more for a unit that advances only along roads (H44-15.2)."""
        return 0

    def before_advance(self, s: ZocState, units: int, to: int, stage: int) -> bool:
        """Pushes what happens before units advance into a place, like `before_step` (H44-5.4).

        They are still where they come from. The step is checked again when the frame has ended.
        """
        return False

    def advanced(self, s: ZocState, u: int, here: int, to: int) -> None:
        """A unit has advanced from a place into the next (H44-5.7, 23.6)."""

    def after_advance(self, s: ZocState, units: int, to: int, stage: int) -> bool:
        """Pushes what happens when units have advanced into a place."""
        return False

    # -- losses --------------------------------------------------------------------------------------

    remnants_return = False  # a destroyed remnant counter is used again, its unit never (S42-10.4.3)

    def remnant_choice(self, s: ZocState, u: int) -> Frame | None:
        """Where the owner says whether a unit becomes a remnant; None: it does (S42-10.4.2)."""
        return None

    def remnant_for(self, s: ZocState, u: int) -> int:
        """A free remnant counter for a unit of three steps that is down to its last one; -1 none."""
        raise NotImplementedError

    def without_remnant(self, s: ZocState, u: int) -> None:
        """A unit is eliminated for want of a remnant counter (H44-11.4)."""

    def when_eliminated(self, s: ZocState, u: int) -> None:
        """A unit has been eliminated and lies in its box: victory points and the like."""

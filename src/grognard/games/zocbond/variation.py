"""Where the family's games differ: each point has a name here, and each game fills it.

The family's modules call these and nothing else of a game. What is common to all has a body here; what every
game must say for itself raises NotImplementedError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from grognard.core.option import Option
from grognard.core.reason import Ledger

from .kinds import EXTENDED, HELPER, MARCH, TACTICAL
from .refusals import SEQUENCE

if TYPE_CHECKING:
    from grognard.core.state import Frame

    from .advance_steps import Leg
    from .battle import Battle
    from .losses import Eligible
    from .state import ZocState


@mypyc_attr(allow_interpreted_subclasses=True)
class Variation:
    """The named points of variation of the ZOC-bond family."""

    weighty_marks = 0  # markers that change a unit's ZOC, bonds or strength

    def __init__(self, rule_ids: dict[str, str]) -> None:
        self.rule_ids = rule_ids  # name of a fact, modifier or refusal -> the rule that says it

    def rule(self, name: str) -> str:
        """The rule behind a named fact, as the game's rulebook numbers it."""
        return self.rule_ids[name]

    # -- units -------------------------------------------------------------------------------------

    def is_combat_unit(self, s: ZocState, u: int) -> bool:
        """Whether it blocks, defends and holds ground (H44-2.3, S42-2.3.1)."""
        return not s.zoc.traits[u] & HELPER

    def has_zoc(self, s: ZocState, u: int) -> bool:
        """Whether a unit that is not routed exerts ZOC."""
        return True

    def bond_weight(self, s: ZocState, u: int) -> int:
        """What a unit in good order adds to the steps that a bond needs (H44-7.4.1, S42-7.1)."""
        raise NotImplementedError

    def attack_strength(self, s: ZocState, u: int) -> int:
        """As printed for its steps."""
        return s.zoc.attack[4 * u + s.steps[u]]

    def defence_strength(self, s: ZocState, u: int) -> int:
        """As printed for its steps."""
        return s.zoc.defence[4 * u + s.steps[u]]

    # -- ZOC and bonds -------------------------------------------------------------------------------

    def bars_zoc(self, s: ZocState, side: int) -> bool:
        """Whether ZOC does not cross a hexside (H44-7.1, S42-6.1). `side` is 6*hex + direction."""
        raise NotImplementedError

    def bond_needs(self) -> int:
        """How many bond steps an end of a bond must have."""
        raise NotImplementedError

    def bond_line_open(self, s: ZocState, a: int, x: int, b: int) -> int:
        """Whether a bond from a to b can run through hex x: 0 no, 1 for all, 2 only for units on foot.

        a and x, x and b are neighbours; a or b may be a cell just off the map (H44-7.4.6, S42-7.6).
        """
        raise NotImplementedError

    def own_area(self, s: ZocState, place: int, player: int) -> bool:
        """Whether an entry area is a player's own now (H44-19.2.1, S42-22.2)."""
        raise NotImplementedError

    # -- supply --------------------------------------------------------------------------------------

    def offroad_reach(self, s: ZocState, player: int) -> int:
        """How far the off-road part of a supply line goes (H44-18.3.1, S42-16.3.2)."""
        raise NotImplementedError

    def offroad_price(self, s: ZocState, h: int, d: int, player: int) -> int:
        """What a hexside counts for the off-road part going from h in direction d: 1 or more; -1 closed."""
        raise NotImplementedError

    def lines_depend(self, s: ZocState, player: int) -> list[int]:
        """What `offroad_price` and the like look at beside hexes, ZOC, bonds, bridges and who passed last."""
        return []

    def supply_road(self, s: ZocState, h: int, d: int, player: int) -> bool:
        """Whether the road part may cross a hexside: a road is there and nothing about it forbids."""
        raise NotImplementedError

    def supply_road_hex(self, s: ZocState, h: int, player: int) -> bool:
        """Whether the road part may enter a hex that holds no enemy (EZOC, cities of the enemy).

        Only asked where there is an EZOC or it counts who passed last.
        """
        raise NotImplementedError

    def road_to_area(self, s: ZocState, h: int, area: int, player: int) -> bool:
        """Whether a road leads from an edge hex into an entry area."""
        raise NotImplementedError

    def ground_to_area(self, s: ZocState, h: int) -> bool:
        """Whether a line off the road goes from an edge hex into its entry area (H44-19.3.2)."""
        return True

    # -- movement ------------------------------------------------------------------------------------

    def gait_refusal(self, s: ZocState, u: int, gait: int) -> int:
        """0 or why a unit may not begin to move in this way now."""
        raise NotImplementedError

    def gaits(self, s: ZocState, units: list[int]) -> list[int]:
        """Of each unit the ways in which it may begin to move, as bits: where `gait_refusal` is 0."""
        found: list[int] = []
        for u in units:
            ways = 0
            for gait in (MARCH, EXTENDED, TACTICAL):
                if not self.gait_refusal(s, u, gait):
                    ways |= 1 << gait
            found.append(ways)
        return found

    def allowance(self, s: ZocState, u: int, gait: int) -> int:
        """Half MP it may use; hexes where it moves tactically."""
        raise NotImplementedError

    def step_price(self, s: ZocState, u: int, gait: int, h: int, d: int, spent: int, tally: int) -> int:
        """Half MP (hexes where tactical) from a hex in direction d; a refusal as -(index) if it may not.

        Only terrain, water, roads, markers of the game: EZOC, enemies and bonds are the family's business.
        `spent`: what the unit has used in this move; `tally`: what `tally_after` counted so far.
        """
        raise NotImplementedError

    def tally_after(self, s: ZocState, u: int, gait: int, here: int, there: int, tally: int) -> int:
        """What later steps of the same move must know of this one: woods entered (H44-8.6.1)."""
        return 0

    most_tally = 0  # the highest tally there is
    flight_length = 2  # how far routed units run that an enemy comes next to (H44-14.3.2, S42-13.3.2)
    automatic_odds = 10  # to 1: these shatter a hex without a roll (H44-8.7, S42-8.6)
    automatic_retreat = 3  # and so far its defenders run
    most_shifts = 4  # columns by which an attack without support can be better than its strength
    shared_marks = 0  # markers of a unit that are on a part split off it too
    burdens = 0  # markers of a part that the unit which absorbs it takes over

    def shifts_within_reach(self, attacking: int, defending: int, shared: int) -> int:
        """No fewer than the columns that an attack without support can earn (H44-10.3.1 to 10.6, S42-9.2).

        Bits of traits: what some of the attackers are, what some of the defenders are, what all of these are.
        """
        return self.most_shifts

    def strength_from_area(self, s: ZocState, area: int) -> int:
        """No less than the attack strength that can come out of an area against one hex (H44-19.7)."""
        total = 0
        for u in s.stack_at(area):
            total += self.attack_strength(s, u)
        return total

    def entry_price(self, s: ZocState, u: int, gait: int, area: int, h: int, spent: int) -> int:
        """From an entry area into a hex: price or -(refusal) (H44-19.1, S42-22.3)."""
        raise NotImplementedError

    def exit_price(self, s: ZocState, u: int, gait: int, h: int, area: int, spent: int) -> int:
        """From a hex into an entry area (H44-19.3.1, S42-22.3)."""
        raise NotImplementedError

    def transfer_price(self, s: ZocState, u: int, gait: int, area: int, to: int, spent: int) -> int:
        """From an entry area into another (H44-19.6, S42-22.6)."""
        raise NotImplementedError

    def leave_price(self, s: ZocState, u: int, gait: int, h: int, d: int) -> int:
        """Half MP more for leaving an EZOC (H44-7.2, S42-6.2); never asked for tactical movement."""
        raise NotImplementedError

    def passes_zoc(self, s: ZocState, u: int, gait: int, h: int) -> bool:
        """Whether a unit need not stop in a hex although it is in an EZOC: infiltration (H44-8.3.3)."""
        return False

    def enters_held(self, s: ZocState, u: int, gait: int, h: int, d: int) -> bool:
        """Whether a unit may step from a hex into one that the enemy holds (H44-25.3.1)."""
        return False

    def goes_on(self, s: ZocState, u: int, gait: int, h: int, d: int) -> bool:
        """Whether a unit that an EZOC stopped in a hex may still go in direction d (H44-25.3.1)."""
        return False

    def joins_move_refusal(self, s: ZocState, u: int, gait: int) -> int:
        """0 or why a unit cannot move together with others in this way (H44-8.2.2)."""
        return 0

    def stack_refusal(self, s: ZocState, units: int, gait: int, here: int, there: int) -> int:
        """0 or why units that could go one by one cannot go together: the room of a ferry (H44-8.5.6)."""
        return 0

    def end_refusal(self, s: ZocState, u: int, gait: int, place: int) -> int:
        """0 or why a move may not end in a place (H44-8.2.2)."""
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

    def must_leave(self, s: ZocState, u: int) -> bool:
        """Whether a unit that has not moved must get out of the EZOC it is in (H44-14.2)."""
        return False

    def rout_refusal(self, s: ZocState, u: int) -> int:
        """0 or why a unit cannot go into full retreat of its own will (H44-14.3.1, S42-13.1.3)."""
        raise NotImplementedError

    def shatter_refusal(self, s: ZocState, player: int, target: int) -> int:
        """0 or what of the game's own forbids an automatic DS on a hex (H44-25.4)."""
        return 0

    def part_for(self, s: ZocState, u: int) -> int:
        """The breakdown counter that can be split off a unit now, or -(refusal) (H44-21)."""
        raise NotImplementedError

    def absorb_refusal(self, s: ZocState, u: int, part: int) -> int:
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

    def overstacked(self, s: ZocState, h: int) -> bool:
        """H44-6.1, S42-4.1."""
        raise NotImplementedError

    def excess_steps(self, s: ZocState, h: int) -> int:
        """How many steps, or units, must go at the end of a phase (H44-6.4.1, S42-4.4)."""
        raise NotImplementedError

    def may_trim(self, s: ZocState, u: int) -> bool:
        """Whether a unit of an overfilled hex can be chosen for that."""
        raise NotImplementedError

    def trim(self, s: ZocState, u: int) -> None:
        """It loses a step, or goes altogether."""
        raise NotImplementedError

    # -- combat --------------------------------------------------------------------------------------

    halves_once = True  # however many reasons there are (H44-10.1; not S42-9.1)
    attack_cap = 0  # points that count in one combat; 0 no limit (S42-8.5)
    defence_cap = 0

    def attack_refusal(self, s: ZocState, u: int, target: int, kind: int) -> int:
        """0 or what of the game's own forbids a unit next to a hex to attack it."""
        return 0

    def joins_refusal(self, s: ZocState, b: Battle, u: int) -> int:
        """0 or why a unit that may attack cannot join these attackers (H44-6.4.2, 9.5.3, 19.7)."""
        return 0

    def attack_halvings(self, s: ZocState, b: Battle, u: int) -> int:
        """What halves an attacker: bits of `strength`."""
        raise NotImplementedError

    def attack_doublings(self, s: ZocState, b: Battle, u: int) -> int:
        return 0

    def defence_void(self, s: ZocState, b: Battle, u: int) -> int:
        """0 or why a unit in the attacked hex adds nothing: a number of `strength.VOIDS`."""
        raise NotImplementedError

    def defenders_that_count(self, s: ZocState, b: Battle) -> int:
        """The units of the attacked hex whose strength counts, if they are too many for it (H44-6.4.2)."""
        raise NotImplementedError

    def defence_halvings(self, s: ZocState, b: Battle, u: int) -> int:
        raise NotImplementedError

    def defence_doublings(self, s: ZocState, b: Battle, u: int) -> int:
        raise NotImplementedError

    def shifts(self, s: ZocState, b: Battle, ledger: Ledger | None) -> int:
        """Columns to the right, less those to the left (H44-10, S42-9)."""
        raise NotImplementedError

    def formation_of(self, s: ZocState, u: int) -> int:
        """The formation of a unit; of a remnant or breakdown unit that of its parent."""
        parent = s.parent[u]
        return s.zoc.formation[u if parent < 0 else parent]

    def leads(self, s: ZocState, b: Battle) -> list[int]:
        """The formations one of which leads the attack (H44-10.2.1); none where a game has no such rule."""
        return []

    def attach_refusal(self, s: ZocState, b: Battle, u: int) -> int:
        """0 or why an attacker cannot be attached to the lead formation (H44-10.2.3)."""
        raise NotImplementedError

    def guns(self, s: ZocState, player: int) -> list[int]:
        """The artillery of a player (H44-17, S42-18.2)."""
        raise NotImplementedError

    def support_refusal(self, s: ZocState, b: Battle, u: int) -> int:
        """0 or why artillery cannot support this attack (H44-17.6.2, S42-18.3)."""
        raise NotImplementedError

    def defensive_refusal(self, s: ZocState, b: Battle, u: int) -> int:
        """0 or why artillery cannot support this determined defence (H44-17.6.3, S42-11.3)."""
        raise NotImplementedError

    def air_refusal(self, s: ZocState, b: Battle) -> int:
        """0 or why no air unit can support this attack (H44-10.7, S42-9.3)."""
        raise NotImplementedError

    def use_air(self, s: ZocState, b: Battle) -> None:
        """An air unit has supported the attack."""

    def begin_attack(self, s: ZocState, b: Battle) -> None:
        """The attackers go forward: what of the game's own this uses up (H44-23.3.2)."""

    def reveal(self, s: ZocState, b: Battle) -> None:
        """Shows what is hidden in the attacked hex (H44-25.3.4)."""

    def mined_side(self, s: ZocState, b: Battle, asked: int) -> int:
        """A hexside of the attack whose bridge the defender may blow first (H44-9.3), or -1.

        `asked`: the directions from the target, as bits, for which he has been asked already.
        """
        return -1

    def demolition(self, s: ZocState, b: Battle, side: int) -> Frame:
        """The procedure by which he does."""
        raise NotImplementedError

    def combat_options(self, s: ZocState, player: int) -> list[Option]:
        """What else than attacking may be chosen in the combat phase: the game's own verbs."""
        return []

    def combat_refusal(self, s: ZocState, player: int, o: Option) -> int:
        return SEQUENCE

    def combat_choice(self, s: ZocState, player: int, o: Option) -> None:
        raise NotImplementedError

    def combat_rolls(self, o: Option) -> bool:
        """Whether dice follow at once from such a choice."""
        return False

    def automatic_advance(self, s: ZocState) -> int:
        """How many hexes those advance who met no resistance (H44-8.7, 25.3.4; S42-8.6.2)."""
        raise NotImplementedError

    def attacker_losses(self, s: ZocState, b: Battle, code: int, elite: bool) -> Eligible:
        """Who of the attackers may lose a step to a code of the table; code -1: to a determined defence."""
        raise NotImplementedError

    def defender_losses(self, s: ZocState, b: Battle) -> Eligible:
        raise NotImplementedError

    def earns_elite(self, s: ZocState, b: Battle) -> bool:
        """Whether the attack has a shift for its elite units, which then bear its losses (H44-10.6)."""
        return False

    def spares_defender(self, s: ZocState, b: Battle, code: int) -> bool:
        """Whether the defenders ignore the step loss of a code (H44-23.7)."""
        return False

    def may_hold(self, s: ZocState, b: Battle, code: int) -> bool:
        """Whether the retreat may be ignored, because the attack has lost all who led it (H44-12.6)."""
        return False

    def advance_units(self, s: ZocState, b: Battle) -> int:
        """Who of the surviving attackers may advance (H44-15.1, S42-14.1)."""
        raise NotImplementedError

    def stand_refusal(self, s: ZocState, b: Battle, u: int) -> int:
        """0 or why a defender cannot lead a determined defence (H44-12.1.2, S42-11.2.3)."""
        raise NotImplementedError

    def stand_column(self, s: ZocState, target: int, u: int) -> int:
        """The column of the table of determined defence for a unit that leads it (H44-12.1.3)."""
        raise NotImplementedError

    def stand_modifier(self, s: ZocState, u: int, supported: bool, ledger: Ledger | None) -> int:
        """What is added to its roll (H44-12.2, S42-11.2.4)."""
        raise NotImplementedError

    # -- retreat -------------------------------------------------------------------------------------

    disrupting_retreat = 2  # hexes from which on a retreat disrupts (H44-13.1.1, S42-13.1.2)
    stop_price = 0  # steps for which a retreat may stop in its first hex; 0 never (H44-13.3)
    minds_crowds = False  # a retreat avoids to end overstacked (H44-13.1.3; not S42-12.1.3)

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

    def crowds(self, s: ZocState, units: int, h: int, leaving: int = 0) -> bool:
        """Whether a hex would be overstacked with these units in it too, and without those that leave it."""
        raise NotImplementedError

    # -- recovery ------------------------------------------------------------------------------------

    recovery_marks = 0  # markers that come off in the recovery phase (H44-14.4.3)

    def recovers(self, s: ZocState, total: int) -> bool:
        """Whether a unit in an EZOC recovers with a total of die and modifiers (H44-14.4.2, S42-13.5)."""
        raise NotImplementedError

    def recovery_modifier(self, s: ZocState, u: int, ledger: Ledger | None) -> int:
        """What is added to the roll."""
        raise NotImplementedError

    # -- advance -------------------------------------------------------------------------------------

    joins_attacks = False  # a breakthrough group may join another attack (H44-16.5)

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

    def counted(self, s: ZocState, units: list[int]) -> int:
        """How many of some units count for stacking where they stand together (H44-6.2, S42-4.2)."""
        raise NotImplementedError

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

    def remnant_for(self, s: ZocState, u: int) -> int:
        """A free remnant counter for a unit of three steps that is down to its last one; -1 none."""
        raise NotImplementedError

    def without_remnant(self, s: ZocState, u: int) -> None:
        """A unit is eliminated for want of a remnant counter (H44-11.4)."""

    def when_eliminated(self, s: ZocState, u: int) -> None:
        """A unit has been eliminated and lies in its box: victory points and the like."""

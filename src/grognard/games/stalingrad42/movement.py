"""Chapter 5: who may move how, what a step costs, and what a move does to the unit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.games.zocbond import steps
from grognard.games.zocbond.kinds import (
    AWAKE,
    DISRUPTED,
    EXTENDED,
    GOOD,
    HELPER,
    LOCKED,
    MARCH,
    MECHANISED,
    MOVED,
    REFITTED,
    ROUTED,
    SHATTERED,
    STILL,
    TACTICAL,
)
from grognard.games.zocbond.modifiers import add_price
from grognard.games.zocbond.movement_rules import MovementRules
from grognard.games.zocbond.refusals import (
    EXTENDED_NEAR,
    LEGAL,
    MADE_SHATTER,
    MUST_LEAVE,
    NOT_SHAKEN,
    ROUTED_ZOC,
)
from grognard.games.zocbond.steps import beside, steady_friend
from grognard.games.zocbond.verbs import ROUT

from .campaign import maskirovka
from .ground import (
    crossing_of,
    is_beside_enemy,
    is_beside_unit,
    is_by_road,
    is_snow,
    is_wet,
    terrain_at,
    water_at,
)
from .kinds import AT_HAND, DUMP, FLEEING, RESERVE
from .options import contested
from .refusals import (
    ALPINE_SIDE,
    AREA_DISORDER,
    ARMY_DONE,
    ARMY_MANNED,
    ARMY_WAITS,
    BOX_FULL,
    CAUCASUS_WAITS,
    CUT_OFF,
    DISRUPTED_UNIT,
    FIRST_CAMPAIGN,
    FIRST_CAUCASUS,
    FIRST_TURN,
    FIRST_URANUS,
    GARRISON_WAITS,
    HELPER_ENTRY,
    IMPASSABLE,
    NO_EXTENDED,
    NO_ROAD,
    REFITTING,
    RESERVED,
    RIVER_FAR,
    RIVER_TACTICAL,
    ROUT_BESIDE,
    SMALL_TURN_MOVE,
    STOCK_DUMP,
    STOCK_EXTENDED,
    STOCK_LIMIT,
    STOCK_READY,
    STRAIT_FULL,
    SUPPORT_EXTENDED,
    VOLGA_SHUT,
)
from .scenario import (
    ALPINE,
    ALPINE_SHUT,
    ARMY,
    AXIS,
    CLOSED,
    CROSSING,
    FULL,
    LAKE,
    LAKE_FROZEN,
    MAJOR,
    MAJOR_FROZEN,
    MINOR,
    N_CAUCASUS,
    PRELIMINARY_TURN,
    RAIL_BRIDGE,
    SEA,
    SMALL,
    SOVIET_MOVEMENT,
    STOCK,
    SUPPORT,
    VOLGA,
)
from .scenario import NO_EXTENDED as BLACK_BOX
from .state import StalingradState
from .supply_points import is_full
from .units import is_combat_unit, is_cut_off

# What can bind a unit (`bound`, `tactical_only`): markers, and what it is.
BINDING: Final = SHATTERED | RESERVE | DUMP | REFITTED | AT_HAND
NEVER_FAR: Final = SUPPORT | STOCK | BLACK_BOX  # `extended_refusal`
SHORT_GAITS: Final = 1 << TACTICAL | 1 << MARCH
ALL_GAITS: Final = SHORT_GAITS | 1 << EXTENDED


class StalingradMovement(MovementRules[StalingradState]):
    """Chapter 5, with contested cities and reserve armies."""

    drives_out = True
    spent_units_scare = False

    def gait_refusal(self, s: StalingradState, u: i64, gait: i64) -> i64:
        """0 or why a unit may not move in this way."""
        refusal = bound(s, u)
        return refusal if refusal or gait == TACTICAL else tactical_only(s, u, gait)

    def gaits(self, s: StalingradState, units: list[int]) -> list[int]:
        """The same for some units of a player and all ways at once, as bits of those that are open to each.

        Most units wait, or are free to move as their order and supply let them, as a quick look shows.
        """
        sc = s.sc
        marks = s.marks
        orders = s.order
        kinds = sc.kind
        traits_of = sc.traits
        masked = sc.mask_row
        player = sc.owner[units[0]] if units else AXIS
        free = s.turn_kind == FULL and (s.turn != sc.first_turn or player != sc.tactical_player)
        gaits: list[int] = []
        for u in units:
            order = orders[u]
            traits = traits_of[u]
            ways = 1 << STILL if order != ROUTED and not traits & HELPER else 0  # `rout_refusal`
            if not waits(s, u):
                shaken = order == ROUTED or (order != GOOD and s.place[u] >= sc.n)
                if not free or shaken or marks[u] & BINDING or masked[u] >= 0:
                    ways |= open_gaits(s, u)
                elif order == DISRUPTED or (traits & MECHANISED and is_cut_off(s, u)):
                    ways |= 1 << TACTICAL
                else:
                    ways |= SHORT_GAITS if kinds[u] & NEVER_FAR else ALL_GAITS
            gaits.append(ways)
        return gaits

    def allowance(self, s: StalingradState, u: i64, gait: i64) -> i64:
        """Half MP; hexes where tactical (S42-2.3.2, 5.3, 5.4, 21.4, 23.2.4)."""
        sc = s.sc
        if gait == TACTICAL:
            return sc.replacement_hexes if is_refitting(s, u) else sc.tactical_hexes
        points = 2 * pace(s, u)
        if is_snow(s):
            points -= sc.snow_cost
        return points + sc.extended_bonus if gait == EXTENDED else points

    def step_price(
        self, s: StalingradState, u: i64, gait: i64, h: i64, d: i64, spent: i64, tally: i64
    ) -> i64:
        """Half MP, or one hex where tactical; a refusal as -(index)."""
        sc = s.sc
        side = 6 * h + d
        to = sc.neighbour[side]
        first = s.first[to]
        if first >= 0 and sc.owner[first] != sc.owner[u] and maskirovka.is_closed(s, u, to):
            return -ARMY_MANNED
        refusal = contested.move_refusal(s, u, gait, h, to)
        if refusal:
            return -refusal
        if gait == EXTENDED and is_beside_enemy(s, to, sc.owner[u]):  # in a contested city, too (S42-29.1.1)
            return -EXTENDED_NEAR
        if s.order[u] == ROUTED and is_exposed(s, sc.owner[u], to):
            return -ROUTED_ZOC
        kind = sc.cost_class[u]
        water = water_at(s, side)
        if sc.road[side] and water != ALPINE_SHUT:
            return 1 if gait == TACTICAL else road_price(s, kind, sc.road[side])
        ground = sc.hex_price[kind][terrain_at(s, to)]
        if ground == CLOSED:
            return -NO_ROAD
        extra = water_price(s, u, side, water, spent) if water else 0
        if extra < 0:
            return -RIVER_TACTICAL if gait == TACTICAL and extra == -RIVER_FAR else extra
        return 1 if gait == TACTICAL else ground + extra

    def leave_price(self, s: StalingradState, u: i64, gait: i64, h: i64, d: i64) -> i64:
        """Leaving an EZOC, except for units that have just gone into full retreat (S42-6.2, 13.3.1)."""
        return 0 if s.marks[u] & FLEEING else s.sc.leave_cost

    def enters_held(self, s: StalingradState, u: i64, gait: i64, to: i64) -> bool:
        """Units may go to their friends in a city that the enemy controls: `move_refusal` says how."""
        return s.contested[to] >= 0 and contested.both_there(s, to)

    def gathers(self, s: StalingradState, units: int) -> bool:
        """Whether units on their way take others along: with an army headquarters they do (S42-20.1.3).

        Not where one of them began: there they could have gone together. Not once units are with it for whom
        every hex counts: support units (S42-18.2.2) and reserve armies (S42-34.3.1).
        """
        members = bit_list(units)
        if not any(s.sc.kind[u] & ARMY for u in members):
            return False
        for u in members:
            if s.place[u] == s.began[u] or s.sc.kind[u] & SUPPORT or s.sc.mask_row[u] >= 0:
                return False
        return True

    def stack_refusal(self, s: StalingradState, units: int, gait: int, here: int, there: int) -> int:
        """0 or why units in an area cannot take a step together that each of them could take (S42-5.7.2)."""
        sc = s.sc
        if here < sc.n:
            return LEGAL
        together = bit_list(units)
        if here == sc.strait_area and there == sc.strait_hex:
            return STRAIT_FULL if s.strait_used + len(together) > sc.figures["sea.strait_units"] else LEGAL
        if is_full_box(s, there, together):
            return BOX_FULL
        mobile = sum(1 for u in together if sc.kind[u] & STOCK and not s.marks[u] & DUMP)
        if there < sc.n and mobile and is_full(s, sc.owner[together[0]], mobile):
            return STOCK_LIMIT
        return LEGAL

    def helper_refusal(self, s: StalingradState, to: i64) -> i64:
        """0 or why non-combat units do not enter alone where enemies like them are (S42-5.1).

        With a combat unit they do: it takes them (S42-19.3). Into a contested city they go to their friends.
        """
        return LEGAL if contested.is_contested(s, to) else HELPER_ENTRY

    def must_leave(self, s: StalingradState, u: i64) -> bool:
        """Units in full retreat stay next to the enemy only with others that are not (S42-13.3.2)."""
        h = s.place[u]
        if s.order[u] != ROUTED or not 0 <= h < s.sc.n or s.used[u] or not is_exposed(s, s.sc.owner[u], h):
            return False
        if bound(s, u):
            return False
        return any(steps.step_price(s, u, TACTICAL, h, to, 0, 0) >= 0 for to in beside(s, h))

    def leaves_into(self, s: StalingradState, u: i64, gait: i64, h: i64) -> bool:
        return True  # where it may go at all, it is sheltered

    def rout_refusal(self, s: StalingradState, u: i64) -> i64:
        """Any combat unit may go into full retreat at any time of the phase (S42-13.1.3); no other (13.1.1).

        Not a unit that has moved and would have to leave the enemy again (S42-13.3.2).
        """
        if s.order[u] == ROUTED or not is_combat_unit(s, u):
            return NOT_SHAKEN
        if s.marks[u] & MOVED and 0 <= s.place[u] < s.sc.n and is_beside_unit(s, s.place[u], s.sc.owner[u]):
            return LEGAL if other_steady(s, u) else ROUT_BESIDE
        return LEGAL

    def whole_price(self, s: StalingradState, gait: int, here: int, there: int) -> str:
        if here == s.sc.strait_area >= 0 and there < s.sc.n:
            return "step-strait"
        return super().whole_price(s, gait, here, there)

    def add_ground(
        self, s: StalingradState, ledger: Ledger, u: int, here: int, there: int, spent: int, tally: int
    ) -> None:
        """Road, or ground and water (S42-2.2.1, 5.2, 5.5.1)."""
        sc = s.sc
        kind = sc.cost_class[u]
        if here >= sc.n:
            side = -1
            road = sc.gate_road[there]
        else:
            side = 6 * here + steps.direction(s, here, there)
            road = sc.road[side] if is_by_road(s, side) else 0
        if road:
            add_price(s, ledger, "step-road", road_price(s, kind, road))
            return
        add_price(s, ledger, "step-ground", sc.hex_price[kind][terrain_at(s, there)])
        water = water_at(s, side) if side >= 0 else 0
        if water:
            price = water_price(s, u, side, water, spent)
            if price:
                ledger.add(water_rule(s, u, side, water), "step-water", price)


# -- ways of moving (S42-5.1 to 5.4) -----------------------------------------------------------------


def open_gaits(s: StalingradState, u: i64) -> i64:
    """The same for a unit that something may bind."""
    if bound(s, u):
        return 0
    gaits = 1 << TACTICAL
    for gait in (MARCH, EXTENDED):
        if tactical_only(s, u, gait) == LEGAL:
            gaits |= 1 << gait
    return gaits


def bound(s: StalingradState, u: i64) -> i64:
    """0 or why a unit may not move at all."""
    sc = s.sc
    marks = s.marks[u]
    if marks & SHATTERED:
        return MADE_SHATTER
    if marks & RESERVE:
        return RESERVED
    if marks & DUMP:
        return STOCK_DUMP
    refusal = waits(s, u) or army_done(s, u)
    if refusal:
        return refusal
    return leaves_area_refusal(s, u) if s.place[u] >= sc.size else LEGAL


def waits(s: StalingradState, u: i64) -> i64:
    """0 or why a unit stays where it began: garrisons, the North Caucasus, reserve armies."""
    sc = s.sc
    if sc.traits[u] & LOCKED and (s.turn_kind == PRELIMINARY_TURN or not s.marks[u] & AWAKE):
        return GARRISON_WAITS
    if sc.kind[u] & N_CAUCASUS and not s.caucasus_awake:
        return CAUCASUS_WAITS
    army = sc.army_of[u]
    return ARMY_WAITS if army >= 0 and not s.activated >> army & 1 else LEGAL


def is_full_box(s: StalingradState, area: int, units: list[int]) -> bool:
    """Whether an area is the Caspian box and has no room for the combat units among some more (S42-22.6.4).

    Those in the box of a reserve army are where their army is.
    """
    if area != s.sc.caspian_box:
        return False
    more = fighters_with(s, units)
    return more > 0 and fighters_with(s, s.stack_at(area)) + more > s.sc.figures["areas.box_units"]


def fighters_with(s: StalingradState, units: list[int]) -> int:
    """How many combat units some units are, with those in the boxes of the reserve armies among them."""
    return sum(1 if is_combat_unit(s, u) else len(maskirovka.inside(s, u)) for u in units)


def army_done(s: StalingradState, u: i64) -> i64:
    """0 or why a reserve army moves no more: units have entered or left its box (S42-34.3.1, 34.4.2)."""
    row = s.sc.mask_row[u]
    if row < 0 or s.mask[row] <= 0:
        return LEGAL
    return ARMY_DONE if s.box_used >> s.mask[row] & 1 or s.shown[row] >= 0 else LEGAL


def is_refitting(s: StalingradState, u: i64) -> bool:
    """A unit that has taken a replacement, or an army with such a one in its box (S42-21.4, 34.3.1)."""
    if s.marks[u] & REFITTED:
        return True
    return s.sc.mask_row[u] >= 0 and any(s.marks[v] & REFITTED for v in maskirovka.inside(s, u))


def leaves_area_refusal(s: StalingradState, u: i64) -> i64:
    """Only units in good order leave an area (S42-22.3.1, 13.2.1)."""
    return 0 if s.order[u] == GOOD else AREA_DISORDER


def tactical_only(s: StalingradState, u: i64, gait: i64) -> i64:
    """0 or what binds a unit to tactical movement, or from extended movement (S42-5.4, 13.2.1, 16.4)."""
    sc = s.sc
    marks = s.marks[u]
    routed = s.order[u] == ROUTED
    if s.order[u] == DISRUPTED:
        return DISRUPTED_UNIT
    if is_cut_off(s, u) and sc.traits[u] & MECHANISED:
        return CUT_OFF
    if is_refitting(s, u):
        return REFITTING
    if marks & AT_HAND:
        return STOCK_READY
    if s.turn == sc.first_turn and sc.owner[u] == sc.tactical_player and s.turn_kind == FULL:
        if is_combat_unit(s, u) or sc.opening == SOVIET_MOVEMENT:
            return first_turn(s)
    if s.turn_kind == SMALL and (not routed or gait == EXTENDED):  # "the full MA" and no more (S42-33.2.3)
        return SMALL_TURN_MOVE
    refusal = extended_refusal(s, u) if gait == EXTENDED else LEGAL
    return refusal or (MUST_LEAVE if is_trapped(s, u, gait) else LEGAL)


def extended_refusal(s: StalingradState, u: i64) -> i64:
    """0 or why a unit cannot use extended movement (S42-5.3, 18.2.2, 18.6.3, C2.4)."""
    kind = s.sc.kind[u]
    if kind & SUPPORT:
        return SUPPORT_EXTENDED
    if kind & STOCK:
        return STOCK_EXTENDED
    if kind & BLACK_BOX:
        return NO_EXTENDED
    return FIRST_CAUCASUS if s.turn_kind == PRELIMINARY_TURN else LEGAL


def first_turn(s: StalingradState) -> i64:
    """Why units move only tactically on the first turn: each scenario says so itself."""
    if s.sc.opening == SOVIET_MOVEMENT:
        return FIRST_URANUS
    return FIRST_CAMPAIGN if s.sc.part == "C4" else FIRST_TURN


def pace(s: StalingradState, u: i64) -> i64:
    """The allowance of a unit; for a reserve army, that of the slowest in its box (S42-34.3.1)."""
    allowance = s.sc.allowance
    if s.sc.mask_row[u] < 0:
        return allowance[u]
    return min([allowance[v] for v in maskirovka.inside(s, u)], default=allowance[u])


def other_steady(s: StalingradState, u: i64) -> bool:
    """Whether a combat unit that is not routed stands with a unit."""
    for v in s.stack_at(s.place[u]):
        if v != u and s.sc.owner[v] == s.sc.owner[u] and s.order[v] != ROUTED and is_combat_unit(s, v):
            return True
    return False


def rout_options(s: StalingradState, player: int) -> list[Option]:
    """Units that have moved and may still go into full retreat; `gaits` has the others."""
    moved = [u for u in s.on_map(player) if s.marks[u] & MOVED]
    return [Option(ROUT, u) for u in moved if s.sc.movement_rules.rout_refusal(s, u) == LEGAL]


def is_exposed(s: StalingradState, player: i64, h: i64) -> bool:
    """Whether a hex is next to the enemy and nobody is in it with whom routed units could be there."""
    return is_beside_unit(s, h, player) and not steady_friend(s, player, h)


def is_trapped(s: StalingradState, u: i64, gait: i64) -> bool:
    """Whether a unit that must leave the enemy has too few points for any step of a gait (S42-13.3.2)."""
    if s.order[u] != ROUTED or not s.sc.movement_rules.must_leave(s, u):
        return False
    h = s.place[u]
    left = s.sc.movement_rules.allowance(s, u, gait)
    return not any(0 <= steps.step_price(s, u, gait, h, to, 0, 0) <= left for to in beside(s, h))


# -- what a step costs (S42-5.2, 5.5.1) ------------------------------------------------------------------


def road_price(s: StalingradState, kind: i64, road: i64) -> i64:
    """Secondary roads are slower for vehicles in rain and mud (S42-5.2, 23.2.3)."""
    return s.sc.wet_road_price[kind][road] if is_wet(s) else s.sc.road_price[kind][road]


def water_price(s: StalingradState, u: i64, side: i64, water: i64, spent: i64) -> i64:
    """What crossing a hexside off the road costs beside the hex; -(refusal) (S42-5.5.1 to 5.5.6).

    A combat unit that comes to the bank of a river makes a pontoon with another beyond it.
    """
    sc = s.sc
    kind = sc.cost_class[u]
    player = sc.owner[u]
    if water in (LAKE, SEA, ALPINE_SHUT):
        return -IMPASSABLE
    if water == ALPINE:
        price = sc.water_price[kind][water]
        return -ALPINE_SIDE if price == CLOSED else price
    bridge = crossing_of(s, player, side)
    if not bridge and water == MAJOR and s.holder[sc.neighbour[side]] == player and is_combat_unit(s, u):
        bridge = CROSSING
    bridged = sc.bridge_price[kind][bridge]
    if water == VOLGA:
        return bridged if bridge else -VOLGA_SHUT
    if water == MINOR and is_wet(s) and not bridge:
        return sc.wet_minor_price[kind]
    price = sc.water_price[kind][water]
    if bridge:
        return min(bridged, price)  # over a minor river free: what bridges cost is for major ones (S42-5.5.4)
    far = spent or maskirovka.start_of(s, u) != side // 6  # an army may have carried it there (S42-34.4.2)
    return -RIVER_FAR if water == MAJOR and far else price


# -- why a step costs what it does ---------------------------------------------------------------------


def water_rule(s: StalingradState, u: int, side: int, water: int) -> str:
    """The rule behind the price of a hexside: what lies there, and how it is crossed."""
    if water == MINOR:
        return "S42-5.5.1"
    if water == ALPINE:
        return "S42-9.6.2"
    if water in (MAJOR_FROZEN, LAKE_FROZEN):
        return "S42-23.4"
    bridge = crossing_of(s, s.sc.owner[u], side)
    if bridge == RAIL_BRIDGE:
        return "S42-5.5.4"
    if s.sc.bridge[side] == CROSSING:
        return "S42-5.5.6"
    if water == VOLGA:
        return "S42-5.5.3"
    pontoon = bridge == CROSSING or s.holder[s.sc.neighbour[side]] == s.sc.owner[u]
    return "S42-5.5.5" if pontoon else "S42-5.5.2"

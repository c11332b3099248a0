"""Chapter 7: combat. Who may fire at what, firepower, range and defence; the attack itself is in `attack`."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.reason import Ledger

from .fortifications import fort_dm, sees_out
from .mortars import indirect_refusal
from .refusals import (
    BUNKER_ARC,
    CANNOT_FIRE,
    CARRIED,
    FIRE_OUT,
    GULLY_FIRE,
    GUN_DAMAGED,
    LEGAL,
    NO_CLOSE_COMBAT,
    NO_SIGHT,
    NO_TARGET,
    NOT_ON_MAP,
    OUT_OF_ARC,
    OUT_OF_RANGE,
    RANGE_ONE,
    SMOKE_SIGHT,
    STUNNED,
    TOO_CLOSE,
    WHOLE_HEX,
)
from .scenario import BLUE, NO_BLUE, NO_FIRE, NO_RED, ONLY_RALLY, RED, CohScenario
from .sight import facings_to, stand
from .smoke import smoke_changes
from .state import CohState
from .verbs import BY_AP, BY_CAP
from .works import works_against, works_hexes

# -- may it fire? ------------------------------------------------------------------------------------


def may_fire(s: CohState, u: int) -> int:
    """Whether hit counter and place let the unit attack at all (COH-7.4)."""
    effects = s.sc.hit_effects[s.counter(u)]
    if effects & ONLY_RALLY:
        return STUNNED
    if effects & NO_FIRE:
        return CANNOT_FIRE
    if s.carrier[u] >= 0:
        return CARRIED  # COH-17.0(4)
    return LEGAL if s.place[u] < s.sc.n else NOT_ON_MAP


def range_of(s: CohState, u: int) -> int:
    """The range after hit counter and veteran card (COH-7.6, 7.4(8), C.V02)."""
    return range_under(s.sc, u, s.counter(u))


def range_under(sc: CohScenario, u: int, hit: int) -> int:
    """The range of a unit with a hit counter, which lets the range fall and never raises it (COH-7.4(6)).

    A cowering truck has no gun (COH-16.0).
    """
    own = sc.range[u] + sc.veteran_range[u]
    most = sc.hit_range[hit]
    return min(own, most) if most else own


def out_refusal(s: CohState, u: int, target: int) -> int:
    """Why the unit may not fire out of its hex; with an enemy in it there is only assault (COH-7.63(8))."""
    sc = s.sc
    if not 0 <= target < sc.n:
        return WHOLE_HEX
    why = may_fire(s, u)
    if why:
        return why
    return FIRE_OUT if s.here[s.place[u]] & sc.mask_of[1 - sc.side[u]] else LEGAL


def fire_refusal(s: CohState, u: int, target: int) -> int:
    """Why the unit may not fire at that hex (COH-7.0(1)): arc, twice the range, line of sight."""
    why = out_refusal(s, u, target)
    if why:
        return why
    enemies = s.here[target] & s.sc.mask_of[1 - s.sc.side[u]]
    if not enemies and not works_against(s, u, s.place[u], target):
        return NO_TARGET  # empty fortifications and obstacles may be attacked (COH-18.6(4))
    return aim_refusal(s, u, target) or gun_refusal(s, u, target)


def into_gully(s: CohState, u: int, target: int) -> bool:
    """Vehicles and guns outside a gully cannot bring their weapons to bear into it (COH-11.5(5))."""
    sc = s.sc
    return not sc.infantry[u] and sc.level[target] < 0 <= sc.level[stand(s, u)]


def gun_refusal(s: CohState, u: int, target: int) -> int:
    """A damaged gun has lost one colour: it may not fire where only that would count (COH-15.2)."""
    if not s.sc.hit_effects[s.counter(u)] & (NO_RED | NO_BLUE):
        return LEGAL
    for t in bit_list(s.here[target]):
        if has_colour(s, u, target_colour(s, u, t)):
            return LEGAL
    return LEGAL if works_against(s, u, stand(s, u), target) else GUN_DAMAGED


def target_colour(s: CohState, u: int, t: int) -> int:
    """The colour of FP that a unit's attack on another needs, each in a hex its own (COH-7.1(1), 15.1)."""
    sc = s.sc
    close = s.place[u] == s.place[t]
    shells = sc.mortar[u] and not close
    front = not close and not shells and not sc.sniper[u] and uses_front(s, t, stand(s, u))
    return dr_colour(s, t, front, shells or (close and sc.infantry[u]))


def has_colour(s: CohState, u: int, colour: int) -> bool:
    return not s.sc.hit_effects[s.counter(u)] & (NO_RED if colour == RED else NO_BLUE)


def aim_refusal(s: CohState, u: int, target: int) -> int:
    """Range, arc and line of sight from the unit to a hex."""
    sc = s.sc
    h = stand(s, u)
    pair = h * sc.n + target
    reach = range_of(s, u)
    if sc.min_range[u] > reach:
        return RANGE_ONE  # COH-7.4(8), F.4: a mortar reduced to range 1
    distance = sc.distance[pair]
    if distance > sc.long_factor * reach:
        return OUT_OF_RANGE
    if distance < sc.min_range[u]:
        return TOO_CLOSE
    if sc.seen[pair] == 0:
        return NO_SIGHT
    facings = facings_to(s, h, target)
    if facings == 0:
        return SMOKE_SIGHT
    if not sees_out(s, u, target):
        return BUNKER_ARC
    if into_gully(s, u, target):
        return GULLY_FIRE
    if h != s.place[u]:
        return LEGAL  # a hidden unit faces as it likes (COH-10.0(1))
    return LEGAL if sc.turret[u] or facings >> s.facing[u] & 1 else OUT_OF_ARC


def targets(s: CohState, u: int) -> list[int]:
    """The hexes with enemies, or something to destroy, that the unit may fire at."""
    sc = s.sc
    hexes: list[int] = []
    if sc.hit_effects[s.counter(u)] & (ONLY_RALLY | NO_FIRE) or s.carrier[u] >= 0:
        return hexes
    h = s.place[u]
    n = sc.n
    if h >= n or s.here[h] & sc.mask_of[1 - sc.side[u]]:
        return hexes
    row = h * n
    facing = s.facing[u]
    reach = range_of(s, u)
    least = sc.min_range[u]
    if least > reach:
        return hexes
    reach *= sc.long_factor
    seen = sc.seen
    arc = 63 if sc.turret[u] else 1 << facing  # COH-15.5: a turret fires all round
    for e in sc.troops[1 - sc.side[u]]:
        target = s.place[e]
        if target < n and seen[row + target] & arc and least <= sc.distance[row + target] <= reach:
            if s.smoky and not facings_to(s, h, target):
                continue
            if target not in hexes and (not sc.combined or may_aim_at(s, u, target)):
                hexes.append(target)
    if sc.works:
        for target in works_hexes(s):
            if seen[row + target] & arc and sc.distance[row + target] <= reach and target != h:
                if target not in hexes and fire_refusal(s, u, target) == LEGAL:
                    hexes.append(target)
    return hexes


def may_aim_at(s: CohState, u: int, target: int) -> bool:
    """The checks that only bunkers, gullies and damaged guns need."""
    return sees_out(s, u, target) and not into_gully(s, u, target) and gun_refusal(s, u, target) == LEGAL


def indirect_targets(s: CohState, u: int) -> list[int]:
    """The hexes with enemies that a mortar can reach over a spotter (COH-12.0)."""
    hexes: list[int] = []
    for e in s.sc.troops[1 - s.sc.side[u]]:
        target = s.place[e]
        if target not in hexes and shell_refusal(s, u, target) == LEGAL:
            hexes.append(target)
    for target in works_hexes(s):
        if target not in hexes and shell_refusal(s, u, target) == LEGAL:
            hexes.append(target)
    return hexes


def shell_refusal(s: CohState, u: int, target: int) -> int:
    """Why a mortar may not fire indirectly at a hex."""
    return indirect_refusal(s, u, target, range_of(s, u), may_fire(s, u))


def indirect_price(s: CohState, u: int) -> int:
    return s.sc.indirect[u] + s.sc.hit_fire[s.counter(u)]


def assault_refusal(s: CohState, u: int) -> int:
    """COH-7.63(1): an attack on the enemies in the unit's own hex, or on wire, mines, a bunker (COH-18.6)."""
    why = may_fire(s, u)
    if why:
        return why
    if not s.contested(s.place[u]) and not works_against(s, u, s.place[u], s.place[u]):
        return NO_CLOSE_COMBAT
    return gun_refusal(s, u, s.place[u]) if s.sc.combined else LEGAL


def fire_price(s: CohState, u: int) -> int:
    """COH-0.7(5): fire cost and hit-counter change."""
    return s.sc.fire[u] + s.sc.hit_fire[s.counter(u)]


def shot_price(s: CohState, u: int, target: int, payment: int) -> int:
    """The price with the turn of a turret out of arc, which only AP and CAP pay for (COH-15.5, F.15)."""
    price = fire_price(s, u)
    if s.sc.turret[u] and s.place[u] < s.sc.n and payment in (BY_AP, BY_CAP):
        if not s.sc.arc[s.place[u] * s.sc.n + target] >> s.facing[u] & 1:
            price += s.sc.turret_ap
    return price


# -- how strong is it? --------------------------------------------------------------------------------


def firepower(
    s: CohState, u: int, colour: int, target: int, vantage: int, supporters: int, ledger: Ledger | None
) -> int:
    """The attack value before the dice (COH-7.1, 7.61 to 7.63, 9.12(3)); the same for vehicles (COH-15.3).

    `vantage` is the hex height is judged from: the unit's own, or its spotter's (COH-12.0(5)).
    """
    sc = s.sc
    changes: list[tuple[str, str, int]] = []
    if s.round == 1 and sc.surprised[sc.side[u]]:
        printed = sc.fp[colour][u]
        changes.append(("COH-F.14", "surprised", halved(printed) - printed))
    if sc.veteran_fp[u]:
        changes.append(("COH-C.V02", "veteran", sc.veteran_fp[u]))
    if s.counter(u) and sc.hit_fp[colour][s.counter(u)]:
        changes.append(("COH-7.4", "hit", sc.hit_fp[colour][s.counter(u)]))
    at = stand(s, u)
    if at == target:
        boxed = sc.boxed[colour][u]
        name = "cc-boxed" if boxed else "cc"
        changes.append(("COH-7.63", name, sc.cc_boxed_fp if boxed else sc.cc_other_fp))
    else:
        distance = sc.distance[at * sc.n + target]
        if distance == 1:
            changes.append(("COH-7.62", "short-range", sc.short_fp))
        elif distance > range_of(s, u):
            changes.append(("COH-7.61", "long-range", sc.long_fp))
        if sc.level[vantage] > sc.level[target]:
            changes.append(("COH-11.2", "firing-down", sc.height_fp))
    if supporters:
        changes.append(("COH-9.12", "support", supporters * sc.support_fp))
    return total(sc.fp[colour][u], "COH-7.1", "fp", changes, ledger)


def halved(fp: int) -> int:
    """COH-F.14: half the FP, fractions dropped; a negative figure is doubled instead, 0 stays 0."""
    return 2 * fp if fp < 0 else fp // 2


def total(base: int, rule: str, name: str, changes: list[tuple[str, str, int]], ledger: Ledger | None) -> int:
    """The sum of a figure and its changes, written into the ledger if there is one."""
    value = base
    for _, _, change in changes:
        value += change
    if ledger is not None:
        ledger.set(rule, name, base)
        for change_rule, change_name, change in changes:
            ledger.add(change_rule, change_name, change)
    return value


def uses_front(s: CohState, t: int, attacker: int) -> bool:
    """Front DR if the attacker is in the target's own arc (COH-7.2(1)); never for passengers (COH-17.1)."""
    sc = s.sc
    return s.carrier[t] < 0 and sc.arc[s.place[t] * sc.n + attacker] >> s.facing[t] & 1 != 0


def dr_colour(s: CohState, t: int, front: bool, soft: bool = False) -> int:
    """The colour of the DR that counts.

    `soft`: mortars, artillery or infantry in close combat attack it, to which an open top is red (COH-15.4).
    """
    if front:
        return s.sc.front_colour[t]
    return RED if soft and s.sc.open_top[t] else s.sc.rear_colour[t]


def defence(
    s: CohState,
    t: int,
    by: int,
    vantage: int,
    front: bool,
    ledger: Ledger | None,
    shells: bool = False,
    terrain: bool = True,
    smoke: bool = True,
    height: bool = True,
) -> int:
    """The defence value (COH-7.2) against a side's attack: DR, front or rear, and every DM.

    `shells`: mortar fire; `terrain`, `smoke`: false for weapons that terrain or smoke does not hinder;
    `height`: false for aircraft, which are above every hill (COH-20.2).
    """
    sc = s.sc
    kind = max(0, s.counter(t))  # a counter the reader may not know counts for nothing in his ledger
    changes: list[tuple[str, str, int]] = []
    hit = sc.hit_front[kind] if front else sc.hit_rear[kind]
    if hit:
        changes.append(("COH-7.4", "hit", hit))
    h = s.place[t]
    burst = shells and sc.terrain_names[h] == "forest" and dr_colour(s, t, False, True) == RED  # COH-12.2
    if terrain and sc.dm[h] and not burst:
        changes.append(("COH-7.2", "terrain-" + sc.terrain_names[h], sc.dm[h]))
    if terrain and sc.side_dm[vantage * sc.n + h]:
        changes.append(("COH-11.5", "small-gully", sc.side_dm[vantage * sc.n + h]))
    if s.smoky and smoke:
        smoke_changes(s, vantage, h, changes)
    if height and sc.level[h] > sc.level[vantage]:
        changes.append(("COH-11.2", "target-higher", sc.height_dm))
    if s.dug[t]:
        changes.append(("COH-18.1", "hasty-defence", 1))
    if sc.combined:
        shelter(s, t, vantage, front, shells, changes)
    if sc.veteran_dm[t]:
        changes.append(("COH-C.V15", "veteran", sc.veteran_dm[t]))
    if s.exposed[t] and sc.side[t] != sc.side_of[by]:
        changes.append(("COH-5.01", "exposed", sc.figures["cautious_penalty_dm"]))
    dr = sc.front[t] if front else sc.rear[t]
    return total(dr, "COH-7.2", "front" if front else "rear", changes, ledger)


def shelter(
    s: CohState, t: int, attacker: int, front: bool, shells: bool, changes: list[tuple[str, str, int]]
) -> None:
    """Fortifications, vehicles and APCs as cover (COH-18.2, 15.6, 16.1)."""
    sc = s.sc
    h = s.place[t]
    works = fort_dm(s, t, attacker, front, attacker == h, shells)
    if works:
        changes.append(("COH-18.2", "fortification", works))
    carrier = s.carrier[t]
    if carrier >= 0:
        if sc.shield[carrier]:
            changes.append(("COH-16.1", "apc", sc.shield[carrier]))
    elif sc.infantry[t]:
        fallen = s.fallen(h)
        troops = sc.troops[sc.side[t]]
        beside = sum(1 for v in troops if sc.vehicle[v] and (s.place[v] == h or fallen >> v & 1))
        if beside:
            changes.append(("COH-15.6", "vehicle-cover", beside * sc.figures["vehicle_cover_dm"]))


def hit_touches_fp(s: CohState, v: int) -> bool:
    """Whether a unit's counter changes its FP or takes it away in a colour: then it supports nobody
    (COH-9.12(2), 15.2)."""
    sc = s.sc
    counter = s.counter(v)
    changed = sc.hit_fp[RED][counter] or sc.hit_fp[BLUE][counter]
    return changed != 0 or sc.hit_effects[counter] & (NO_RED | NO_BLUE) != 0


def fp_above_zero(s: CohState, v: int, colour: int) -> bool:
    """Whether a supporter has any firepower in the colour (COH-9.12(2))."""
    return s.sc.fp[colour][v] + s.sc.veteran_fp[v] > 0


def count_supporters(s: CohState, supporters: int, colour: int) -> int:
    """Supporters with firepower in the colour that is used (COH-9.12(2), (3))."""
    return sum(1 for v in bit_list(supporters) if fp_above_zero(s, v, colour))


def weapon_firepower(s: CohState, u: int, card: int, colour: int, target: int, ledger: Ledger | None) -> int:
    """A weapon card's own FP; hit counters and height count, short range and close combat do not (8.2(3))."""
    sc = s.sc
    at = stand(s, u)
    changes: list[tuple[str, str, int]] = []
    if s.counter(u) and sc.hit_fp[colour][s.counter(u)]:
        changes.append(("COH-7.4", "hit", sc.hit_fp[colour][s.counter(u)]))
    if at != target and sc.weapon_range[card] == 0:
        changes.append(("COH-8.2", "long-range", sc.weapon_throw[card]))
    if sc.level[at] > sc.level[target]:
        changes.append(("COH-11.2", "firing-down", sc.height_fp))
    return total(sc.weapon_fp[colour][card], "COH-8.2", "weapon", changes, ledger)

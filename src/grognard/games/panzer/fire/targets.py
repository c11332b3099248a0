"""PZR-4.4.1, PZR-4.4.3, PZR-3.5.2, PZR-4.4.3.1, PZR-5.6, PZR-6.5.2: what a unit fires with, at whom."""

from __future__ import annotations

from typing import Final

from grognard.core.geometry.grid import ALL_ROUND, FRONT60
from grognard.games.panzer.cards.armour import CE, KE
from grognard.games.panzer.cards.penetration import range_factor
from grognard.games.panzer.gp.factors import GP_ARMS, blast_of
from grognard.games.panzer.ground.cover import LEG
from grognard.games.panzer.refusals import (
    CARRIED_WEAPON,
    LEGAL,
    NO_SIGHT,
    NO_SUCH_WEAPON,
    NOT_SPOTTED,
    NOT_SPOTTED_NOW,
    OUT_OF_ARC,
    OUT_OF_RANGE,
    TARGET_ABANDONED,
    TARGET_CARRIED,
    TARGET_FRIENDLY,
    TARGET_GONE,
    TARGET_HARD,
    TARGET_SOFT,
    TOO_NEAR,
    UPSTAIRS_HAND_HELD,
    UPSTAIRS_MORTAR,
)
from grognard.games.panzer.scenario import ALL_ARC, GERMAN
from grognard.games.panzer.spotting.looking import has_sight, in_unit_arc, spots
from grognard.games.panzer.state import ABANDONED, SUP_NONE, PanzerState
from grognard.games.panzer.verbs import AMMUNITION, AP, FIRST_GP, SMOKE_SHELL, SPECIAL

from .shell import Shell as Shell
from .tables import NORMAL, RATES

#: Support weapons of a leg unit, after the ammunition of guns (`verbs.AMMUNITION`).
FIRST_WEAPON: Final = 4

#: In which order they are listed: AP rows, then GP rows.
IN_ORDER: Final = (AP, SPECIAL, FIRST_WEAPON, FIRST_WEAPON + 1, *GP_ARMS)


def shell_of(s: PanzerState, u: int, arm: int) -> Shell | None:
    """What a unit fires by its number, or None if it has no such (PZR-4.4.3, PZR-6.5.2[1])."""
    return shells_of(s, u)[arm] if 0 <= arm < len(AMMUNITION) else None


def shells_of(s: PanzerState, u: int) -> list[Shell | None]:
    """The same for every number; kept with the scenario."""
    kept = s.sc.kept_shells
    key = 2 * u + (1 if s.reduced[u] else 0)
    shells = kept.get(key)
    if shells is None:
        shells = [read_shell(s, u, arm) for arm in range(len(AMMUNITION))]
        kept[key] = shells
    return shells


def read_shell(s: PanzerState, u: int, arm: int) -> Shell | None:
    """A row as the cards of the unit have it."""
    sc = s.sc
    if arm in GP_ARMS:
        return gp_shell(s, u, arm)
    if arm >= FIRST_WEAPON:
        return weapon_shell(s, u, arm - FIRST_WEAPON)
    gun = sc.gun[u]
    if gun < 0:
        return None
    rate = RATES.index(sc.rate[u]) if sc.rate[u] else NORMAL
    if arm == AP and sc.ap_r[gun]:
        return Shell(sc.ap_r[gun], sc.ap_p[gun], KE, sc.damage[gun], rate, sc.limits[u])
    if arm == SPECIAL and sc.advanced_ap and sc.special[gun] and not is_withheld(s, u):
        energy = CE if sc.special_energy[gun] == "CE" else KE
        block = sc.special_damage[gun]
        return Shell(sc.special_r[gun], sc.special_p[gun], energy, block, rate, sc.limits[u])
    return None


def gp_shell(s: PanzerState, u: int, arm: int) -> Shell | None:
    """A GP row, as far as who may be fired at goes (PZR-6.5.4[3]); what it does: `gp`."""
    blast = blast_of(s, u, arm)
    if blast is None:
        return None
    shell = Shell(blast.reach, blast.figures, KE, "", NORMAL, blast.limits)
    shell.nearest = blast.nearest
    return shell


def is_withheld(s: PanzerState, u: int) -> bool:
    """PZR-5.16.2.7: whether the scenario has taken the tungsten away from German guns."""
    sc = s.sc
    return sc.german_apcr == "none" and sc.side[u] == GERMAN and sc.special[sc.gun[u]] == "APCR"


def weapon_shell(s: PanzerState, u: int, number: int) -> Shell | None:
    """The AP row of a support weapon (PZR-5.1.3)."""
    sc = s.sc
    if number >= len(sc.weapons_of[u]) or not sc.advanced_ap:
        return None
    w = sc.weapons_of[u][number]
    if not sc.weapon_ap_r[w]:
        return None
    energy = CE if sc.weapon_energy[w] == "CE" else KE
    rate = RATES.index(sc.weapon_rate[w]) if sc.weapon_rate[w] else NORMAL
    shell = Shell(
        sc.weapon_ap_r[w], sc.weapon_ap_p[w], energy, sc.weapon_damage[w], rate, sc.weapon_limits[w]
    )
    shell.nearest = sc.weapon_min_range[w]
    return shell


def arms_of(s: PanzerState, u: int) -> list[int]:
    """The ammunition and weapons of a unit, by number: AP rows, then GP rows."""
    shells = shells_of(s, u)
    return [arm for arm in IN_ORDER if shells[arm] is not None]


def fires_as_small_arms(s: PanzerState, u: int, arm: int) -> bool:
    """PZR-5.7: whether a shot with this weapon is as hard to spot as small arms."""
    w = smoke_weapon(s, u) if arm == SMOKE_SHELL else weapon_of(s, u, arm)
    if w >= 0:
        return s.sc.weapon_spotted_small[w]
    blast = blast_of(s, u, arm)
    return blast is not None and blast.small_arms


def smoke_weapon(s: PanzerState, u: int) -> int:
    """The support weapon with which a unit lays smoke (PZR-6.1.4.3.10); -1: its gun, or pots by hand."""
    return next((w for w in s.sc.weapons_of[u] if s.sc.weapon_smoke[w]), -1)


def weapon_of(s: PanzerState, u: int, arm: int) -> int:
    """The support weapon that an arm stands for, its AP or its GP row; -1: the unit's own."""
    if arm < FIRST_WEAPON:
        return -1
    number = arm - FIRST_GP if arm in GP_ARMS else arm - FIRST_WEAPON
    return s.sc.weapons_of[u][number]


def firing_arc_of(s: PanzerState, u: int) -> int:
    """PZR-4.4.3.1, PZR-5.1, PZR-5.2, R-36: the arc of its weapons; suppressed leg units fire to the front."""
    sc = s.sc
    if sc.kind[u] == LEG:
        return ALL_ROUND if s.sup[u] == SUP_NONE else FRONT60
    return ALL_ROUND if sc.gun_arc[u] == ALL_ARC else FRONT60


def factor_at(s: PanzerState, u: int, t: int, shell: Shell) -> int:
    """The range factor of a shot (PZR-4.4.3.2.1); TOO_FAR beyond the last column."""
    return range_factor(shell.reach, s.sc.board.distance_between(s.place[u], s.place[t]))


def thing_refusal(s: PanzerState, u: int, t: int) -> int:
    """Whether a unit is something that an enemy's fire can be aimed at, wherever it is."""
    sc = s.sc
    if not 0 <= t < sc.units or sc.side[t] == sc.side[u]:
        return TARGET_FRIENDLY
    if not s.on_map(t):
        return TARGET_GONE
    if s.carrier[t] >= 0:
        return TARGET_CARRIED
    if s.hurt[t] & ABANDONED:
        return TARGET_ABANDONED
    return LEGAL


def kind_refusal(s: PanzerState, u: int, t: int, arm: int) -> int:
    """PZR-4.4.3: armour-piercing shot is for vehicles alone; GP fire of hand-held weapons is not for them."""
    if arm not in GP_ARMS:
        return LEGAL if s.is_vehicle(t) else TARGET_SOFT
    return TARGET_HARD if is_hand_held(s, u, arm) and s.is_vehicle(t) else LEGAL


def is_hand_held(s: PanzerState, u: int, arm: int) -> bool:
    """Whether an arm stands for a hand-held anti-tank weapon (PZR-5.1.3.4)."""
    w = weapon_of(s, u, arm)
    return w >= 0 and s.sc.weapon_kind[w] == "hhatw"


def weapon_refusal(s: PanzerState, u: int, arm: int) -> int:
    """Whether a unit has this weapon and may use it as it is.

    Aboard a vehicle anti-tank rifles fire (PZR-5.1.3.3), heavy machine guns do not (PZR-5.1.3.2).
    """
    if shell_of(s, u, arm) is None:
        return NO_SUCH_WEAPON
    w = weapon_of(s, u, arm)
    if w >= 0 and s.floor[u]:
        if s.sc.weapon_kind[w] == "mortar":
            return UPSTAIRS_MORTAR
        if s.sc.weapon_kind[w] == "hhatw":
            return UPSTAIRS_HAND_HELD
    if s.carrier[u] >= 0:
        small_arms = w < 0 and arm in GP_ARMS and s.sc.kind[u] == LEG  # PZR-6.6.7.2[1]
        if not small_arms and (w < 0 or not s.sc.weapon_carried_fire[w]):
            return CARRIED_WEAPON
    return LEGAL


def aim_refusal(s: PanzerState, u: int, t: int, arm: int) -> int:
    """Range, arc and line of sight of a shot as things stand now; spotting is asked elsewhere."""
    shell = shell_of(s, u, arm)
    if shell is None:
        return NO_SUCH_WEAPON
    sc = s.sc
    a, b = s.place[u], s.place[t]
    far = sc.distance[sc.n * a + b]
    if far > shell.farthest:
        return OUT_OF_RANGE
    if far < shell.nearest:
        return TOO_NEAR
    arc = firing_arc_of(s, u)
    if arc != ALL_ROUND and a != b and not in_unit_arc(s, u, b, arc):
        return OUT_OF_ARC
    return LEGAL if a == b or has_sight(s, u, t) else NO_SIGHT


def fire_refusal(s: PanzerState, u: int, t: int, arm: int) -> int:
    """PZR-4.4.1, R-04: direct fire at what this unit itself spotted in the Spotting Phase."""
    refusal = thing_refusal(s, u, t) or weapon_refusal(s, u, arm) or kind_refusal(s, u, t, arm)
    if refusal:
        return refusal
    if not s.seen_by[t] >> u & 1:
        return NOT_SPOTTED
    return aim_refusal(s, u, t, arm)


def react_refusal(s: PanzerState, u: int, t: int, arm: int) -> int:
    """PZR-4.4.2: reaction fire at what this unit spots now."""
    refusal = thing_refusal(s, u, t) or weapon_refusal(s, u, arm) or kind_refusal(s, u, t, arm)
    if refusal:
        return refusal
    if not spots(s, u, t):
        return NOT_SPOTTED_NOW
    return aim_refusal(s, u, t, arm)


def seen_targets(s: PanzerState, u: int) -> list[int]:
    """The enemies that a unit itself spotted in the Spotting Phase: nobody else is a target of its fire."""
    bit = 1 << u
    return [t for t in s.sc.units_of[1 - s.sc.side[u]] if s.seen_by[t] & bit]


def fire_targets(s: PanzerState, u: int, arm: int) -> list[int]:
    """Whom a unit may fire at with this weapon."""
    return [t for t in seen_targets(s, u) if fire_refusal(s, u, t, arm) == LEGAL]


def commander(s: PanzerState, u: int) -> int:
    """Whose command a unit fires by: passengers by that of their vehicle (PZR-6.6.7.2[2], R2-14)."""
    return s.carrier[u] if s.carrier[u] >= 0 else u


def crew_of(s: PanzerState, u: int) -> list[int]:
    """A unit and the passengers that fire by its command."""
    return [u, *s.riders(u)] if s.sc.transport else [u]


def has_target(s: PanzerState, u: int) -> bool:
    """PZR-4.2.1: whether a unit, or a passenger of it, has a spotted target that it could fire at now."""
    if not s.active(u):
        return False
    for v in crew_of(s, u):
        for t in seen_targets(s, v):
            if any(fire_refusal(s, v, t, arm) == LEGAL for arm in arms_of(s, v)):
                return True
    return False


def can_fight(s: PanzerState, u: int) -> bool:
    """PZR-4.2.1: whether a unit is armed, or carries somebody who may fire from it (PZR-6.6.7.2)."""
    if s.sc.armed[u]:
        return True
    crew = crew_of(s, u)[1:]
    return any(weapon_refusal(s, v, arm) == LEGAL for v in crew for arm in arms_of(s, v))


def could_react(s: PanzerState, u: int, t: int) -> bool:
    """Whether a unit or a passenger of it could reach a target with reaction fire now."""
    if could_react_to(s, u, t):
        return True
    return any(could_react_to(s, v, t) for v in s.riders(u)) if s.sc.transport else False


def could_react_to(s: PanzerState, u: int, t: int) -> bool:
    """Whether `react_refusal` allows a shot with any weapon: what the weapons have alike is asked first."""
    if not s.on_map(u) or thing_refusal(s, u, t) or not has_sight(s, u, t) or not spots(s, u, t):
        return False
    for arm in arms_of(s, u):
        if not (weapon_refusal(s, u, arm) or kind_refusal(s, u, t, arm) or aim_refusal(s, u, t, arm)):
            return True
    return False

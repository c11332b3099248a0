# mypyc: interpreted
"""Overlays for the map, from what their reader knows: sight, arc, defence, control, threat, height."""

from __future__ import annotations

from grognard.core.kernel.kinds import HEX, PLAYER, UNIT
from grognard.core.kernel.scenario import Unreadable
from grognard.core.telling.message import Message, Ref, msg, rule
from grognard.core.telling.overlay import Overlay, Tint
from grognard.games.tactical.show.looking import (
    Ring,
    arc_tints,
    blind_hexes,
    blind_tints,
    blocked_line,
    clear_line,
    contours,
    level_tints,
    sight_tints,
    signed,
    threat_tints,
)

from ..air.aircraft import airborne, sees_ground
from ..combat import into_gully, range_under
from ..fortifications import sees_out
from ..hidden import is_hidden
from ..hills import HillSight
from ..mortars import indirect_refusal
from ..refusals import LEGAL, SEEN_DIRECTLY
from ..scenario import GAME_END, NO_FIRE, ONLY_RALLY, CohScenario
from ..sight import blockers, facings_to, in_sight
from ..smoke import smoke_blockers
from ..state import SPENT, CohState

#: The overlays of the game, each with what must be pointed at.
OVERLAYS = {
    "sight": "hex",
    "arc": "unit",
    "defence": "",
    "control": "",
    "threat": "",
    "height": "",
    "blind": "hex",
    "barrage": "aim",
}
HILLY = ("height", "blind")  # those that only ground of several levels needs


def overlays_of(sc: CohScenario) -> dict[str, str]:
    """The overlays of a battle, each with what must be pointed at; flat ground has no heights to show."""
    missing = {*HILLY} if min(sc.level) == max(sc.level) else set()
    if not sc.oba_names:
        missing.add("barrage")
    return {name: needs for name, needs in OVERLAYS.items() if name not in missing}


def overlay(known: CohState, player: int, name: str, at: list[Ref]) -> Overlay:
    """An overlay by name; raises Unreadable if it needs something else pointed at."""
    if name == "sight":
        if len(at) == 1 and at[0].kind == "unit" and airborne(known, at[0].index):
            return view_from_air(known, at[0].index)
        hexes = [place_of(known, ref) for ref in at]
        if not 1 <= len(hexes) <= 2:
            raise Unreadable("sight is shown from one hex, or from one to another", msg("core-overlay-hex"))
        return view_from(known, hexes[0]) if len(hexes) == 1 else line_between(known, hexes[0], hexes[1])
    if name == "arc":
        if len(at) != 1 or at[0].kind != "unit":
            raise Unreadable("an arc is shown for one unit", msg("core-overlay-unit"))
        return arc_of(known, at[0].index)
    if name == "defence":
        return defences(known)
    if name == "control":
        return controls(known)
    if name == "height":
        return heights(known)
    if name == "blind":
        if len(at) < 1:
            raise Unreadable("blind hexes are those of one hex", msg("core-overlay-hex"))
        return blind_from(known, place_of(known, at[0]))
    if name == "barrage":
        if [ref.kind for ref in at] != ["group", "hex"]:
            raise Unreadable("a barrage is shown for a battery and its target", msg("core-overlay-hex"))
        return barrage(known, at[0], at[1])
    assert name == "threat", "Seat.overlay lets only those of OVERLAYS through"
    return threats(known, player)


def place_of(s: CohState, ref: Ref) -> int:
    """The hex that a hex or unit pointed at stands for; a unit whose hex the reader cannot know has none."""
    if ref.kind == "hex":
        return ref.index
    h = hex_of(s, ref.index) if ref.kind == "unit" else -1
    if h < 0:
        raise Unreadable(f"{ref.key} is not on the map", msg("core-overlay-nowhere", unit=ref))
    return h


def hex_of(s: CohState, u: int) -> int:
    """Where a unit is, as the reader knows it; -1: not on the map, or hidden."""
    h = s.plot[u] if is_hidden(s, u) else s.over[u] if s.over[u] >= 0 else s.place[u]
    return h if 0 <= h < s.sc.n else -1


def hex_ref(s: CohState, h: int) -> Ref:
    return Ref("hex", h, s.sc.name_of(HEX, h))


def unit_ref(s: CohState, u: int) -> Ref:
    return Ref("unit", u, s.sc.name_of(UNIT, u))


# -- line of sight (COH-6.0, 11.3 to 11.5) -------------------------------------------------------------------


def view_from(s: CohState, a: int) -> Overlay:
    """Every hex that is seen from a, and every one that is not."""
    sees = [h != a and in_sight(s, a, h) for h in range(s.sc.n)]
    says = [msg("coh-says-sight-from", hex=hex_ref(s, a), n=sum(sees), rule=rule("COH-6.0"))]
    return Overlay("sight", sight_tints(s.sc.board, a, sees), [], says, [hex_ref(s, a)])


def view_from_air(s: CohState, u: int) -> Overlay:
    """Every hex whose ground an aircraft sees: all but blind ones and those behind smoke (COH-20.3)."""
    below = s.over[u]
    sees = [h != below and sees_ground(s, below, h) for h in range(s.sc.n)]
    says = [msg("coh-says-sight-air", unit=unit_ref(s, u), n=sum(sees), rule=rule("COH-20.3"))]
    return Overlay("sight", sight_tints(s.sc.board, below, sees), [], says, [unit_ref(s, u)])


def line_between(s: CohState, a: int, b: int) -> Overlay:
    """The line from a to b: the clear part, the part behind what blocks it, and what that is."""
    sc = s.sc
    refs = {"from": hex_ref(s, a), "to": hex_ref(s, b)}
    if a == b or in_sight(s, a, b):
        tints, strokes = clear_line(sc.board, a, b)
        far = sc.distance[a * sc.n + b]
        says = [msg("coh-says-sight", n=far, rule=rule("COH-6.0"), **refs)]
        return Overlay("sight", tints, strokes, says, list(refs.values()))
    blocking = blockers(s, a, b)
    tints, strokes = blocked_line(sc.board, a, b, blocking)
    says = [sight_message(s, a, b, "coh-says-no-sight", **refs)]
    return Overlay("sight", tints, strokes, says, [*refs.values(), *(hex_ref(s, h) for h in blocking)])


def sight_message(s: CohState, a: int, b: int, id: str, **refs: Ref) -> Message:
    """Why a does not see b: what is in the way and where, or the shape of the ground, with the rule."""
    sc = s.sc
    blocking = blockers(s, a, b)
    culprit = blocking[0] if blocking else b
    return msg(
        id,
        why=sight_cause(s, a, b),
        terrain=msg(f"coh-terrain-{sc.terrain_names[culprit]}"),
        hex=hex_ref(s, culprit),
        rule=rule(SIGHT_RULES[sight_cause(s, a, b)]),
        **refs,
    )


SIGHT_RULES = {"terrain": "COH-6.0", "height": "COH-11.3", "gully": "COH-11.5", "smoke": "COH-13.0"}


def sight_cause(s: CohState, a: int, b: int) -> str:
    """Whether terrain, height, a gully or smoke keeps a from seeing b; a word to select a text by."""
    level = s.sc.level
    if s.sc.seen[a * s.sc.n + b] and smoke_blockers(s, a, b):
        return "smoke"
    if level[a] < 0 or level[b] < 0:
        return "gully"
    blocking = blockers(s, a, b)
    if blocking and level[a] == level[b] == level[blocking[0]]:
        return "terrain"
    return "height"


# -- height and blind hexes (COH-11.0, 11.4, 11.5) -----------------------------------------------------------


def heights(s: CohState) -> Overlay:
    """The level of every hex that is not level ground, and a line wherever two levels meet."""
    board, level = s.sc.board, s.sc.level
    says = [msg("coh-says-height", rule=rule("COH-11.0"))]
    return Overlay("height", level_tints(board, level), contours(board, level), says)


def blind_from(s: CohState, a: int) -> Overlay:
    """What a does not see only because it lies right behind something lower than the eye (COH-11.4)."""
    sc = s.sc
    hidden_by: dict[int, list[int]] = {}
    if isinstance(sc.sight_rule, HillSight):
        hidden_by = blind_hexes(sc.board, sc.sight_rule, a, lambda h: sc.seen[a * sc.n + h] != 0)
    says = [msg("coh-says-blind", hex=hex_ref(s, a), n=len(hidden_by), rule=rule("COH-11.4"))]
    return Overlay("blind", blind_tints(sc.board, a, hidden_by), [], says, [hex_ref(s, a)])


# -- arc and range (COH-6.1, 7.6, 7.61) ----------------------------------------------------------------------


def known_range(s: CohState, u: int) -> int:
    """The range by what the reader knows of the unit: a counter he has not seen changes nothing for him."""
    return range_under(s.sc, u, max(0, s.hit[u]))


def arc_of(s: CohState, u: int) -> Overlay:
    """The hexes in a unit's arc, up to its range and to long range."""
    sc = s.sc
    h = place_of(s, unit_ref(s, u))
    reach = known_range(s, u)
    far = reach * sc.long_factor
    facings = 63 if sc.turret[u] else 1 << s.facing[u]
    rings = [Ring("range", sc.min_range[u], reach), Ring("long", sc.min_range[u], far)]
    tints = arc_tints(sc.board, h, lambda to: sc.arc[h * sc.n + to] & facings != 0, rings)
    unit = unit_ref(s, u)
    says = [msg("coh-says-arc-none", unit=unit, rule=rule("COH-7.6"))]
    if reach:
        says = [
            msg("coh-says-arc", unit=unit, near=reach, far=far, arc=rule("COH-6.1"), rule=rule("COH-7.6"))
        ]
    return Overlay("arc", tints, [], says, [unit])


# -- artillery (COH-12.3) ------------------------------------------------------------------------------------


def barrage(s: CohState, battery: Ref, target: Ref) -> Overlay:
    """The hexes a battery strikes around its target, and which units the reader knows to be under it now."""
    sc = s.sc
    struck = sc.oba_pattern[battery.index][target.index]
    own = sc.side_of[sc.oba_army[battery.index]]
    under = [u for u in range(sc.units) if hex_of(s, u) in struck]
    friends = sum(sc.side[u] == own for u in under)
    tints = [Tint(sc.board.name(h), "barrage") for h in struck]
    says = [
        msg(
            "coh-says-barrage",
            battery=battery,
            hex=target,
            n=len(struck),
            friends=friends,
            enemies=len(under) - friends,
            rule=rule("COH-12.3"),
        )
    ]
    return Overlay("barrage", tints, [], says, [target, *(unit_ref(s, u) for u in under)])


# -- defence and control (COH-4.0, 2.4) ----------------------------------------------------------------------


def defences(s: CohState) -> Overlay:
    """The terrain DM of every hex that has one."""
    sc = s.sc
    tints = [Tint(sc.board.name(h), "defence", signed(dm)) for h, dm in enumerate(sc.dm) if dm]
    return Overlay("defence", tints, [], [msg("coh-says-defence", rule=rule("COH-7.2"))])


def controls(s: CohState) -> Overlay:
    """The victory hexes, who holds them, and what they score."""
    sc = s.sc
    tints = []
    says = []
    for marker, h in enumerate(sc.objective_hex):
        owner = s.control[marker]
        points = [(vp, when) for at, vp, when in sc.awards if at == marker]
        tints.append(Tint(sc.board.name(h), "control", str(sum(vp for vp, _ in points)), owner))
        for vp, when in points:
            id = "coh-says-control-end" if when == GAME_END else "coh-says-control-round"
            holder = Ref("player", owner, sc.name_of(PLAYER, owner)) if owner >= 0 else msg("coh-says-nobody")
            says.append(msg(id, hex=hex_ref(s, h), n=vp, player=holder, rule=rule("COH-2.4")))
    return Overlay("control", tints, [], says, [hex_ref(s, h) for h in sc.objective_hex])


# -- threat --------------------------------------------------------------------------------------------------


def threats(s: CohState, player: int) -> Overlay:
    """How many enemies can hit each hex from where they are, as they face now; for spectators, both sides."""
    sc = s.sc
    own = sc.side_of[player] if player >= 0 else -1
    enemies = [u for u in range(sc.units) if sc.side[u] != own and could_fire(s, u)]
    tints = threat_tints(sc.board, lambda h: sum(hits(s, u, h) for u in enemies))
    says = [msg("coh-says-threat", n=len(enemies), rule=rule("COH-7.0"))]
    return Overlay("threat", tints, [], says, [unit_ref(s, u) for u in enemies])


def could_fire(s: CohState, u: int) -> bool:
    """Whether, as far as is known, a unit on the map can still attack in this round and pay for it."""
    sc = s.sc
    if s.place[u] >= sc.n or s.carrier[u] >= 0:
        return False
    kind = max(0, s.hit[u])
    if sc.hit_effects[kind] & (ONLY_RALLY | NO_FIRE):
        return False
    return affords(s, u, sc.fire[u])


def affords(s: CohState, u: int, price: int) -> bool:
    """Whether its owner can pay for an attack that costs so much before its hit counter.

    An activated unit pays with what is left of its AP, a fresh one takes opportunity fire (COH-3.0, 3.1).
    """
    sc = s.sc
    army = sc.army[u]
    active = s.active[army] >> u & 1
    if s.status[u] != SPENT and not active:
        return True
    money = s.cap[army] + (s.ap[army] if active else 0)
    return money >= price + sc.hit_fire[max(0, s.hit[u])]


def hits(s: CohState, u: int, h: int) -> bool:
    """Whether a unit could attack somebody in that hex without turning or moving."""
    sc = s.sc
    at = s.place[u]
    if h == at:
        return True  # close combat
    if s.contested(at):
        return False  # COH-7.63(8)
    pair = at * sc.n + h
    reach = known_range(s, u)
    if not max(1, sc.min_range[u]) <= sc.distance[pair] <= reach * sc.long_factor or sc.min_range[u] > reach:
        return False
    facings = 63 if sc.turret[u] else 1 << s.facing[u]
    if facings_to(s, at, h) & facings:
        turning = 0 if sc.arc[pair] >> s.facing[u] & 1 else sc.turret_ap  # COH-15.5
        return affords(s, u, sc.fire[u] + turning) and sees_out(s, u, h) and not into_gully(s, u, h)
    return sc.indirect[u] != 0 and affords(s, u, sc.indirect[u]) and _spotted(s, u, h, reach)


def _spotted(s: CohState, u: int, h: int, reach: int) -> bool:
    """Whether a mortar reaches the hex over a spotter (COH-12.0), if there were an enemy in it."""
    trial = s.copy()
    trial.here[h] |= s.sc.mask_of[1 - s.sc.side[u]]
    return indirect_refusal(trial, u, h, reach, LEGAL) in (LEGAL, SEEN_DIRECTLY)

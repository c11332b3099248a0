# mypyc: interpreted
"""The overlays of the game by name, each with what must be pointed at (`Seat.overlay`)."""

from __future__ import annotations

from grognard.core.kernel.scenario import Unreadable
from grognard.core.telling.message import Ref, msg
from grognard.core.telling.overlay import Overlay

from ..ground.levels import unit_level
from ..scenario import PanzerScenario
from ..spotting.looking import level_of
from ..state import PanzerState
from .dangers import danger_on, threat_to
from .duties import duties
from .flights import acquired, flak_reach
from .hulls import hull_cover
from .missions import sheaf_at
from .out_of_reach import why_not_there
from .prospects import allowed, command_circle
from .reach import has_reach, reach_of
from .shot import shot
from .sightlines import dead_zone, line_between, spotted_from, view_from, who_sees_whom

#: The overlays of the game, each with what must be pointed at. Readers switch on those that need nothing, a
#: hex or a unit; the others are asked for by the game's own panels.
OVERLAYS = {
    "sight": "hex",
    "dead-zone": "hex",
    "hull": "hex",
    "spotting": "unit",
    "sighted": "",
    "reach": "unit",
    "threat": "unit",
    "command": "unit",
    "danger": "way",
    "allowed": "order",
    "shot": "shot",
    "left": "duties",
    "acquired": "",
    "flak": "unit",
    "sheaf": "hex",
}


def overlays_of(sc: PanzerScenario) -> dict[str, str]:
    """The overlays of a battle: command range only where commands are shared, dead zones only among hills.

    Hull-down cover is one of the Advanced Game.
    """
    missing = set() if sc.command_control else {"command"}
    if not sc.advanced_ap:
        missing.add("hull")
    if not sc.indirect_fire:
        missing.add("sheaf")
    if min(sc.land.ground) == max(sc.land.ground):
        missing.add("dead-zone")
    if not (sc.air and sc.aircraft):
        missing |= {"acquired", "flak"}
    return {name: needs for name, needs in OVERLAYS.items() if name not in missing}


def overlay(known: PanzerState, player: int, name: str, at: list[Ref]) -> Overlay:
    """An overlay by name; raises Unreadable if it needs something else pointed at."""
    if name == "sight":
        hexes = [place_of(known, ref) for ref in at]
        if not 1 <= len(hexes) <= 2:
            raise Unreadable("sight is shown from one hex, or from one to another", msg("core-overlay-hex"))
        if len(hexes) == 1:
            return view_from(known, hexes[0])
        return line_between(known, hexes[0], hexes[1], level_at(known, at[0]), level_at(known, at[1]))
    if name == "dead-zone":
        if not at:
            raise Unreadable("a dead zone is that of one hex", msg("core-overlay-hex"))
        return dead_zone(known, place_of(known, at[0]))
    if name == "hull":
        if not at:
            raise Unreadable("cover is shown against fire from one hex", msg("core-overlay-hex"))
        return hull_cover(known, place_of(known, at[0]), level_at(known, at[0]))
    if name == "sheaf":
        if not at:
            raise Unreadable("a sheaf lies around one hex", msg("core-overlay-hex"))
        beside = place_of(known, at[1]) if len(at) > 1 else -1
        return sheaf_at(known, player, place_of(known, at[0]), beside)
    if name == "sighted":
        return who_sees_whom(known)
    if name == "acquired":
        return acquired(known)
    if name == "left":
        return duties(known, player)
    if name == "reach" and len(at) == 2 and at[0].kind == "unit" and has_reach(known, at[0].index):
        return why_not_there(known, at[0].index, place_of(known, at[1]))
    if name in ("reach", "allowed"):
        if len(at) != 1 or at[0].kind != "unit" or not has_reach(known, at[0].index):
            raise Unreadable("this is shown for one unit that can move", msg("core-overlay-unit"))
        u = at[0].index
        return reach_of(known, player, u) if name == "reach" else allowed(known, player, u)
    return of_units(known, player, name, at)


def of_units(known: PanzerState, player: int, name: str, at: list[Ref]) -> Overlay:
    """Overlays of a unit on the map: alone, along a way, or with its target."""
    if not at or at[0].kind != "unit" or not known.on_map(at[0].index):
        raise Unreadable(f"{name} is shown for a unit on the map", msg("core-overlay-unit"))
    u = at[0].index
    if name == "danger":
        return danger_on(known, u, [place_of(known, ref) for ref in at[1:]])
    if name == "shot":
        if len(at) != 2 or at[1].kind != "unit" or not known.on_map(at[1].index):
            raise Unreadable("a shot has a firer and a target", msg("core-overlay-unit"))
        return shot(known, player, u, at[1].index)
    if len(at) != 1:
        raise Unreadable(f"{name} is shown for one unit", msg("core-overlay-unit"))
    if name == "threat":
        return threat_to(known, u)
    if name == "command":
        return command_circle(known, u)
    if name == "flak":
        return flak_reach(known, u)
    assert name == "spotting", "Seat.overlay lets only those of OVERLAYS through"
    return spotted_from(known, u)


def place_of(s: PanzerState, ref: Ref) -> int:
    """The hex pointed at, or that of the unit pointed at."""
    h = ref.index if ref.kind == "hex" else s.place[ref.index] if ref.kind == "unit" else -1
    if not 0 <= h < s.sc.n:
        raise Unreadable(f"{ref.key} is not on the map", msg("core-overlay-nowhere", unit=ref))
    return h


def level_at(s: PanzerState, ref: Ref) -> int:
    """The height level of the unit pointed at, or of one on the ground of the hex pointed at (4.1.4.2)."""
    return level_of(s, ref.index) if ref.kind == "unit" else unit_level(s.sc.land, place_of(s, ref))

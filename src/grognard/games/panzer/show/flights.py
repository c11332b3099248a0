# mypyc: interpreted
"""An aircraft over the map for clients: its piece, what it has acquired, what guns can reach (PZR-6.7)."""

from __future__ import annotations

from grognard.core.telling.message import Message, msg, rule
from grognard.core.telling.overlay import Note, Overlay, Tint
from grognard.core.telling.view import Piece

from ..air.acquire import acquire_refusal, hexes_held, is_ground_target, needed_hexes
from ..air.antiaircraft import aa_factor
from ..air.flight import AT_ALTITUDE, Flight
from ..air.phase import AirPhase, fly_refusal
from ..refusals import AIR_CLOSED, LEGAL, NOT_ACQUIRED
from ..scenario import FACING_NAMES, UNARMED
from ..state import DAMAGED, PanzerState
from ..verbs import ALTITUDES, LOADS, SPEEDS
from .refs import unit_ref


def flight_of(s: PanzerState) -> Flight | None:
    """The aircraft that is over the map now."""
    for frame in s.lanes[0]:
        if isinstance(frame, Flight):
            return frame if frame.step > AT_ALTITUDE else None
    return None


def air_piece(s: PanzerState, u: int, number: int) -> Piece | None:
    """The counter of the aircraft that is over the map: hex, heading, speed and altitude."""
    flight = flight_of(s)
    if flight is None or flight.unit != u:
        return None
    sc = s.sc
    badges = [f"altitude-{ALTITUDES[flight.altitude]}", f"speed-{SPEEDS[flight.speed]}", *air_badges(s, u)]
    place, heading = sc.board.name(flight.hex), FACING_NAMES[flight.heading]
    return Piece(sc.unit_names[u], sc.card[u], sc.side[u], place, heading, badges, {"number": number})


def air_badges(s: PanzerState, u: int) -> list[str]:
    """What has happened to an aircraft, and its load as far as the reader knows."""
    badges = ["damaged"] if s.hurt[u] & DAMAGED else []
    if s.sup[u]:
        badges.append("suppressed")
    if s.load[u] >= 0:
        badges.append(f"load:{LOADS[s.load[u]]}")
    else:
        badges += [f"may-load:{name}" for kind, name in enumerate(LOADS) if s.load_may[u] >> kind & 1]
    return badges


# -- overlays ----------------------------------------------------------------------------------------------


def acquired(s: PanzerState) -> Overlay:
    """Enemies in front of the aircraft: acquired, or how far it has still to fly."""
    flight = flight_of(s)
    if flight is None:
        return Overlay("acquired", [], [], [msg("panzer-says-no-flight")])
    tints: list[Tint] = []
    says: list[Message] = []
    for t in s.sc.units_of[1 - flight.player]:
        if is_ground_target(s, t):
            add_target(s, flight, t, tints, says)
    plane = unit_ref(s, flight.unit)
    if not says:
        says.append(msg("panzer-says-nothing-in-front", unit=plane, rule=rule("PZR-6.7.3.1")))
    tints = list(dict.fromkeys(tints))  # two targets of one hex look alike
    return Overlay("acquired", tints, [], says, [plane])


def add_target(s: PanzerState, flight: Flight, t: int, tints: list[Tint], says: list[Message]) -> None:
    """One enemy, if it is in front and in sight."""
    course = flight.course()
    needed = needed_hexes(s, flight.unit, flight.speed, flight.altitude)
    refusal = acquire_refusal(s, flight.unit, course, flight.speed, flight.last, t)
    if refusal not in (LEGAL, NOT_ACQUIRED, AIR_CLOSED):
        return
    place = s.sc.board.name(s.place[t])
    about = {"unit": unit_ref(s, flight.unit), "target": unit_ref(s, t)}
    if refusal == AIR_CLOSED:
        tints.append(Tint(place, "unseen"))
        says.append(msg("panzer-says-air-closed", **about, rule=rule("PZR-6.7.3.1.2")))
    elif refusal == LEGAL:
        tints.append(Tint(place, "seen"))
        says.append(msg("panzer-says-acquired", **about, rule=rule("PZR-6.7.3.1.1")))
    else:
        held = hexes_held(s, course, flight.last, t, needed)
        tints.append(Tint(place, "threat-1", f"{held}/{needed}"))
        figures = msg("panzer-says-acquiring", **about, held=held, needed=needed, rule=rule("PZR-6.7.3.1.1"))
        says.append(figures)


def flak_reach(s: PanzerState, u: int) -> Overlay:
    """Where a gun reaches aircraft, with its factor."""
    unit = unit_ref(s, u)
    gun = s.sc.aa_gun[u]
    if gun == UNARMED:
        says = msg("panzer-says-no-flak", unit=unit, rule=rule("PZR-6.7.4"))
        return Overlay("flak", [], [], [says], [unit])
    tints = []
    for h in range(s.sc.n):
        factor = aa_factor(s, u, h)
        if factor:
            tints.append(Tint(s.sc.board.name(h), "threat-1", str(factor)))
    says = msg("panzer-says-flak", unit=unit, n=s.sc.gp_r[gun][-1], rule=rule("PZR-6.7.4.2"))
    return Overlay("flak", tints, [], [says], [unit])


# -- duties ------------------------------------------------------------------------------------------------


def aircraft_due(s: PanzerState, frame: AirPhase) -> list[Note]:
    """The aircraft that may still fly in."""
    return [
        Note(
            msg("panzer-left-aircraft", unit=unit_ref(s, u), rule=rule("PZR-6.7.2.1")),
            [unit_ref(s, u)],
            "fly-in",
            f"fly-in {s.sc.unit_names[u]}",
        )
        for u in s.sc.aircraft
        if fly_refusal(s, u) == LEGAL
    ]

"""PZR-6.5.1.12, 6.5.1.10: whether a source answers a call, and whether its shells fall among friends."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.chance import Die
from grognard.core.kernel.reason import Ledger

from .. import events
from ..fire.shots import smoke_of_wrecks, veils
from ..gp.tables import gp_tables
from ..ground.veils import hindrance, line_hexes
from ..spotting.looking import spots, spotters_of
from ..state import DAMAGED, SUP_NONE, PanzerState, with_cell
from .observers import is_command_recon, response_row
from .sources import availability
from .tables import LEVELS, indirect_tables

D10: Final = Die(1, 10)
RULE: Final = "PZR-6.5.1.12.1"

# The classes of a response roll.
FAILS: Final = 0
FIRES: Final = 1
ASTRAY: Final = 2  # danger close: among friends


class Request:
    """One source asked for fire: by whom, on what, and whether it has fired for him before."""

    def __init__(self, observer: int, source: int, aim: int, adjusted: bool) -> None:
        self.observer = observer
        self.source = source
        self.aim = aim
        self.adjusted = adjusted


def response_number(s: PanzerState, ask: Request, ledger: Ledger | None = None) -> int:
    """The figure that the modified d10 has to reach."""
    level = availability(s, ask.observer, ask.source)
    row = response_row(s.sc.roles[ask.observer])
    number = indirect_tables().response[row][level]
    if ledger is not None:
        ledger.set("PZR-6.5.1.12", f"response-{row.lower()}-{LEVELS[level]}", number)
    return number


def is_registered(s: PanzerState, r: int, aim: int) -> bool:
    """PZR-6.5.1.4: whether a hex is a pre-registered point of this battery."""
    return any(s.prp_hex[row] == aim for row, source in enumerate(s.sc.point_source) if source == r)


def response_modifier(s: PanzerState, ask: Request, ledger: Ledger | None = None) -> int:
    """What is added to the roll."""
    values = indirect_tables().values
    o = ask.observer
    names: list[str] = []
    if is_registered(s, ask.source, ask.aim):
        names.append("pre_registered_point_battery")
    if is_command_recon(s.sc.roles[o]):
        names.append("command_recon_observer")
    if ask.adjusted:
        names.append("adjusted_fire")
    if s.sup[o] != SUP_NONE:
        names.append("observer_suppressed")
    if s.hurt[o] & DAMAGED:
        names.append("observer_damaged")
    names += ["observation_hindered"] * hindrances(s, o, ask.aim)
    if s.sc.heat_haze and is_hazy(s, o, ask.aim):
        names.append("heat_haze")
    lines = [(name, values[name]) for name in names]
    grade = indirect_tables().grade[s.sc.grade[o]]
    if grade:
        lines.append(("grade", grade))
    if ledger is not None:
        for name, value in lines:
            ledger.add(RULE, f"response-{name.replace('_', '-')}", value)
    return sum(value for _, value in lines)


def hindrances(s: PanzerState, o: int, aim: int) -> int:
    """Separate smokes, barrages and fires between an observer and his aim point, both ends included."""
    veiled = hindrance(line_hexes(s.sc.land, s.place[o], aim), veils(s), smoke_of_wrecks(s), True)
    return len(veiled.instances) + len(veiled.bu_smoke)


def is_hazy(s: PanzerState, o: int, aim: int) -> bool:
    """Whether heat haze blurs every enemy that he spots in the aim hex (R2-55)."""
    sc = s.sc
    haze = gp_tables().haze_from
    distance = sc.board.distance_between(s.place[o], aim)
    there = [t for t in sc.units_of[1 - sc.side[o]] if s.place[t] == aim and spots(s, o, t)]
    return bool(there) and all(distance >= haze[sc.spot_size[t]] for t in there)


def friends_near(s: PanzerState, player: int, aim: int) -> list[int]:
    """PZR-6.5.1.10, R2-20: units of a side near an aim point that the enemy spots."""
    sc = s.sc
    near = indirect_tables().danger_close
    return [
        u
        for u in sc.units_of[player]
        if s.on_map(u) and sc.distance[sc.n * aim + s.place[u]] <= near and spotters_of(s, u)
    ]


def response_classes(number: int, added: int, friends: bool) -> bytes:
    """Every face of the d10: FAILS, FIRES or ASTRAY. A natural 1 never brings the fire where it is wanted."""
    never = indirect_tables().never
    classes = [FAILS]
    for face in range(1, 11):
        if face <= never:
            classes.append(ASTRAY if friends else FAILS)
        else:
            classes.append(FIRES if face + added >= number else FAILS)
    return bytes(classes)


def show_point(s: PanzerState, r: int, aim: int) -> None:
    """PZR-6.5.1.4: a registered point that gives its bonus is told."""
    for row, source in enumerate(s.sc.point_source):
        if source == r and s.prp_hex[row] == aim and s.prp_shown[row] != aim:
            s.prp_shown = with_cell(s.prp_shown, row, aim)
            s.tell(events.REGISTERED, r, aim)


def response_ledgers(s: PanzerState, ask: Request) -> list[Ledger]:
    """What the roll has to reach, and what is added to it."""
    number = Ledger("response-number", ask.observer)
    response_number(s, ask, number)
    added = Ledger("response-modifiers", ask.observer)
    response_modifier(s, ask, added)
    return [number, added]

"""PZR-6.6.1.1, 6.6.1.2: who takes part in a close combat, and what each side brings to it."""

from __future__ import annotations

from typing import Final

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.reason import Ledger
from grognard.games.panzer.ground.cover import LEG

from ..scenario import ON_HORSES
from ..state import SUP_NONE, PanzerState
from .support import is_unsupported, size_of
from .tables import close_tables

ASSAULT: Final = "PZR-6.6.1.1.2"
FIGHT: Final = "PZR-6.6.1.2.2"
UPHILL: Final = 1  # levels by which a target is higher
Lines = list[tuple[str, int]]


class Storm:
    """One attack: a primary attacker, those who help it from the same hex, and whom they attack."""

    def __init__(
        self, primary: int, helpers: int, target: int, moved: bool, landed: bool, moving: bool
    ) -> None:
        self.primary = primary
        self.helpers = helpers  # as bits
        self.target = target
        self.moved = moved  # an assault on the move
        self.landed = landed  # an assault from transport
        self.moving = moving  # whether the target counts as moving


def has_flames(s: PanzerState, units: list[int]) -> bool:
    """PZR-5.1.3.5: whether one of the units has a flamethrower."""
    return any(s.sc.weapon_kind[w] == "flamethrower" for u in units for w in s.sc.weapons_of[u])


def grade_of(s: PanzerState, u: int) -> int:
    """What the grade of a unit brings to close combat."""
    return close_tables().grade[s.sc.grade[u]]


def climb(s: PanzerState, a: int, b: int) -> int:
    """The levels from one hex up to another; floors do not count (R-63)."""
    return s.sc.land.ground[b] - s.sc.land.ground[a]


def way_lines(s: PanzerState, storm: Storm, values: dict[str, int]) -> Lines:
    """What close assault and hand-to-hand have in common: how the attackers come to their target."""
    lines: Lines = []
    if storm.moved:
        lines.append(("assault_on_the_move", values["assault_on_the_move"]))
    if climb(s, s.place[storm.primary], s.place[storm.target]) >= UPHILL:
        lines.append(("uphill", values["uphill"]))
    if storm.landed:
        lines.append(("from_transport", values["from_transport"]))
    if has_flames(s, [storm.primary, *bit_list(storm.helpers)]):
        lines.append(("flamethrower", values["flamethrower"]))
    return lines


def helper_lines(s: PanzerState, helpers: int, values: list[int]) -> Lines:
    """Every attacker beside the primary one."""
    names = ("", "helper_squad", "helper_half_squad", "helper_section")
    sizes = [size_of(s, u) for u in bit_list(helpers)]
    return [(names[size], values[size]) for size in sizes]


def grade_line(s: PanzerState, u: int) -> Lines:
    value = grade_of(s, u)
    return [("grade", value)] if value else []


def assault_lines(s: PanzerState, storm: Storm) -> Lines:
    """PZR-6.6.1.1.2: what is added to the roll of a close assault; terrain counts for nothing."""
    tables = close_tables()
    values = tables.assault
    t = storm.target
    lines = way_lines(s, storm, values)
    if storm.moving:
        lines.append(("target_moving", values["target_moving"]))
    if s.sup[t] != SUP_NONE:
        lines.append(("target_suppressed", values["target_suppressed"]))
    if s.sc.weak[t]:
        lines.append(("target_c", values["target_c"]))
    if is_unsupported(s, t):
        lines.append(("unsupported", values["unsupported"]))
    kind = s.sc.target_type[t]
    if kind != "A":
        lines.append((f"type_{kind.lower()}", values[f"type_{kind.lower()}"]))
    lines += helper_lines(s, storm.helpers, tables.assault_helper)
    return lines + grade_line(s, storm.primary)


def attack_lines(s: PanzerState, storm: Storm) -> Lines:
    """PZR-6.6.1.2.2: what the attacker adds to his roll of hand-to-hand."""
    tables = close_tables()
    u = storm.primary
    lines: Lines = [size_line(s, u)]
    lines += way_lines(s, storm, tables.attacker)
    lines += helper_lines(s, storm.helpers, tables.fight_helper)
    if s.sc.mount[u] == ON_HORSES:
        lines.append(("cavalry", tables.attacker["cavalry"]))
    return [*(line for line in lines if line[1]), *grade_line(s, u)]


def defence_lines(s: PanzerState, t: int) -> Lines:
    """PZR-6.6.1.2.2: what the defender adds to his."""
    tables = close_tables()
    lines: Lines = [size_line(s, t)]
    if s.sup[t] != SUP_NONE:
        lines.append(("suppressed", tables.defender["suppressed"]))
    if s.sc.mount[t] == ON_HORSES:
        lines.append(("cavalry", tables.defender["cavalry"]))
    return [*(line for line in lines if line[1]), *grade_line(s, t)]


def size_line(s: PanzerState, u: int) -> tuple[str, int]:
    """The size of a primary attacker or of a defender."""
    names = ("towed", "squad", "half_squad", "section")
    size = size_of(s, u) if s.sc.kind[u] == LEG else 0
    return names[size], close_tables().size[size]


def net(lines: Lines, rule: str, ledger: Ledger | None = None) -> int:
    """The sum of the lines."""
    if ledger is not None:
        for name, value in lines:
            ledger.add(rule, f"close-{name.replace('_', '-')}", value)
    return sum(value for _, value in lines)

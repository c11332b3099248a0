"""What bars a deed of reserve armies and of units in their boxes (S42-34); see `bars`."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.games.stalingrad42.kinds import RESERVE, TRAIN
from grognard.games.zocbond.kinds import MOVED, REFITTED, SHATTERED, WAITING
from grognard.testing.bars import Deed
from tests.games.zocbond import barriers as shared

from .scene import StalingradScene


def in_no_state(scene: StalingradScene, d: Deed) -> bool:
    """Into a box goes a unit in good order that does not rest, lie in wait or ride."""
    bound = REFITTED | SHATTERED | RESERVE | TRAIN | MOVED
    return shared.in_disorder(scene, d) or scene.marked(d.unit, bound) or not scene.fights(d.unit)


def into_box_from_elsewhere(scene: StalingradScene, d: Deed) -> bool:
    """From the north, the Caspian box, another box, or one unit from a rail hex (S42-34.4.1)."""
    sc = scene.sc
    if scene.is_hex(d.at):
        return scene.s.summoned > 0 or not sc.rail_hex[d.at]
    boxed = sc.army_box <= d.at
    if boxed:
        return scene.s.transfers > 0 or d.at == d.to
    return d.at not in (*sc.north_areas, sc.caspian_box, sc.box + WAITING)


def boxed_this_turn(scene: StalingradScene, d: Deed) -> bool:
    """Who has gone into a box leaves it in a later movement phase; to defend it comes out at any time."""
    return scene.in_phase("Movement") and scene.s.began[d.unit] != d.at


def box_full(scene: StalingradScene, d: Deed) -> bool:
    return len(scene.s.stack_at(d.to)) >= 8


def army_done(scene: StalingradScene, d: Deed) -> bool:
    """Units have gone into the box of an army or out of it: it moves no more (S42-34.3.1, 34.4.2)."""
    row = scene.sc.mask_row[d.unit]
    return row >= 0 and scene.s.mask[row] > 0 and bool(scene.s.box_used >> scene.s.mask[row] & 1)


def inside(scene: StalingradScene, army: int) -> list[int]:
    """The units in the box of a reserve army; none of other units."""
    row = scene.sc.mask_row[army]
    if row < 0 or scene.s.mask[row] <= 0:
        return []
    return scene.s.stack_at(scene.sc.army_box + scene.s.mask[row] - 1)


def laden(scene: StalingradScene, d: Deed) -> bool:
    return bool(inside(scene, d.unit))


def laden_with_the_unfit(scene: StalingradScene, d: Deed) -> bool:
    units = [Deed("", u) for u in inside(scene, d.unit)]
    return any(shared.in_disorder(scene, u) or shared.refitted(scene, u) for u in units)


def laden_with_the_refitted(scene: StalingradScene, d: Deed) -> bool:
    """One hex with such a unit (S42-34.3.1)."""
    refitted = any(scene.marked(u, REFITTED) for u in inside(scene, d.unit))
    return refitted and scene.steps_before() > 0


def transit_box_full(scene: StalingradScene, d: Deed) -> bool:
    """Two combat units at any moment, with those in the boxes of armies there (S42-22.6.4)."""
    if d.to != scene.sc.caspian_box:
        return False
    coming = fighters_with(scene, [d.unit])
    return coming > 0 and fighters_with(scene, scene.s.stack_at(d.to)) + coming > 2


def fighters_with(scene: StalingradScene, units: list[int]) -> int:
    return sum(1 if scene.fights(u) else len(inside(scene, u)) for u in units)


def helpers_alone(scene: StalingradScene, d: Deed) -> bool:
    """Only a combat unit enters where enemies that cannot fight are (S42-5.1)."""
    move = scene.move()
    if not scene.is_hex(d.to) or move is None or scene.contested(d.to):
        return False
    if any(scene.fights(u) for u in bit_list(move.units)):
        return False
    return scene.reference.present(d.to, scene.enemy(d.unit))

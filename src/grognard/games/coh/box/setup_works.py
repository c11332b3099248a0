# mypyc: interpreted
"""Chapter 18 at setup: fortifications, wire and mines as flat tables, and the counters on the map."""

from __future__ import annotations

from ..fortifications import settle_in
from ..scenario import CLASSES, SIDES, WHEELED, CohScenario
from ..state import CohState
from ..verbs import MINES
from .component_types import Fortification
from .data_layout import Layout
from .data_types import Box, Fortified, ScenarioFile

HOLE = "hasty_defence"  # lies under the one unit that has it (COH-18.1(2)): no counter of the map
CLASS_BITS = {"infantry": 1, "gun": 2, "vehicle": 4}


def fill_fortifications(sc: CohScenario, file: ScenarioFile, box: Box) -> None:
    """COH-18.0: the counters laid on the map at setup, and the mines that can still be laid in play."""
    sc.wire_at = [-1] * sc.n
    sc.no_wheels = [False] * sc.n
    sc.holes = box.fortifications[HOLE].count
    wire = box.fortifications["barbed_wire"]
    sc.wire_cost = [-1 if cost is None else cost for cost in (getattr(wire, cls) for cls in CLASSES)]
    for counter in file.fortifications:
        if counter.kind != HOLE:
            add_work(sc, box.fortifications[counter.kind], counter)
    if mines_are_laid(file, box):
        for kind in box.fortifications.values():
            for _ in range(kind.count - sc.fort_kind.count(kind.id) if kind.figure else 0):
                add_work(sc, kind, Fortified(free_key(sc, kind.id), kind.id, ""))
    for special in file.special:
        if special.rule == "vehicles_in_pits":
            sc.pit_vehicles[SIDES.index(special.side)] = True


def add_work(sc: CohScenario, kind: Fortification, counter: Fortified) -> None:
    """One counter: where it lies (nowhere: a mine in the box) and what is printed on it."""
    row = len(sc.fort_names)
    h = sc.board.hex(counter.hex) if counter.hex else -1
    sc.fort_names.append(counter.key)
    sc.fort_kind.append(kind.id)
    sc.fort_hex.append(h)
    sc.fort_facing.append(counter.facing or 0)
    sc.fort_front.append(kind.dm_front)
    sc.fort_rear.append(kind.dm_rear)
    sc.fort_users.append(sum(CLASS_BITS[user] for user in kind.users))
    sc.fort_dr.append(kind.dr or 0)
    sc.fort_army.append(sc.side_of.index(SIDES.index(counter.side)) if counter.side else -1)
    sc.fort_hidden.append(counter.hidden)
    sc.fort_hard.append(counter.mark == "impassable")
    mine = kind.id.replace("_", "-")
    sc.mine_kind.append(MINES.index(mine) if mine in MINES else -1)
    sc.mine_figure.append(kind.figure)
    sc.mine_affects.append(sum(CLASS_BITS[target] for target in kind.affects))
    if kind.dr is not None:
        sc.works.append(row)
    if kind.figure:
        sc.mine_rows.append(row)
    if kind.id == "barbed_wire":
        sc.wire_at[h] = row
    if counter.mark == "green":
        bar_wheels(sc, h)


def bar_wheels(sc: CohScenario, h: int) -> None:
    """COH-18.2(2): no wheeled vehicle enters a trench with the green symbol, not even along a road."""
    sc.no_wheels[h] = True
    sc.hex_cost[WHEELED][h] = -1
    for beside in range(sc.n):
        for d in range(6):
            if sc.neighbour[6 * beside + d] == h:
                sc.step_cost[WHEELED][6 * beside + d] = -1
                sc.slope[WHEELED][6 * beside + d] = -1


def mines_are_laid(file: ScenarioFile, box: Box) -> bool:
    """Whether anything in the scenario lays mines in play: a card, a Tellermine, cluster bombs."""
    numbers = file.cards.numbers if file.cards is not None else ()
    by_card = any(card.effect == "lay_mine" and card.number in numbers for card in box.action_cards.values())
    weapons = [name for side in SIDES for name in file.weapons.of(side)]
    by_weapon = any(name in box.weapon_cards and box.weapon_cards[name].as_mine for name in weapons)
    bombs = [bomb for group in file.reinforcements for each in group.units for bomb in each.bombs]
    return by_card or by_weapon or any(box.bombs[bomb].places for bomb in bombs)


def free_key(sc: CohScenario, kind: str) -> str:
    """A name for a counter in the box that no counter of the scenario has."""
    number = 1
    while f"{kind.replace('_', '-')}-{number}" in sc.fort_names:
        number += 1
    return f"{kind.replace('_', '-')}-{number}"


def fill_ditches(sc: CohScenario, file: ScenarioFile, box: Box) -> None:
    """COH-18.3: the hexes of anti-tank ditches, which are overlays. A road does not lead through one."""
    sc.ditch = [False] * sc.n
    layout = Layout(file.layout)
    for place in file.overlays:
        overlay = box.overlays[place.overlay]
        anchor = layout.cell(place.anchor)
        assert anchor is not None, "checked when the file was read"
        for cell, _ in layout.covered(overlay, anchor) if overlay.kind == "ditch" else ():
            name = layout.hex(cell)
            assert name is not None, "checked when the file was read"
            sc.ditch[sc.board.hex(name)] = True


def lay_out(s: CohState) -> None:
    """The counters of the scenario on their hexes, hidden mines in their owners' notes."""
    sc = s.sc
    for row, h in enumerate(sc.fort_hex):
        if h < 0:
            continue
        s.mine_army[row] = sc.fort_army[row] if sc.mine_kind[row] >= 0 else -1
        if sc.fort_hidden[row]:
            s.mine_plot[row] = h
        else:
            s.fort[row] = 1
            s.fort_at[row] = h
    for u in range(sc.units):
        settle_in(s, u)

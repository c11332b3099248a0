# mypyc: interpreted
"""The workbench of this game: everything in the box by kind, drafts examined, battles drawn up at random."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from grognard.core.telling.message import Message, msg
from grognard.core.telling.workshop import Thing, Workbench
from grognard.games.tactical.box.workshop import Workshop

from .battles import ARMS, MISSIONS, BattleWish, draw_up, months
from .battles_ground import MOST_BOARDS
from .battles_types import Card
from .board_files import BoardPlace, load_boards
from .data_files import load_cards
from .plain_types import GRADES, SIDES
from .scenario_examining import EXAMINER, examine
from .scenario_text import START, write_scenario
from .scenario_types import ScenarioFile, Zone
from .setup import PLAYED

POINTS = ("500", "200", "300", "800", "1200", "1600", "2000", "2500")
USUAL_MONTH = "1943-07"
WORKS = ("block", "ditch", "wire", "improved_position", "hasty_entrenchment")


def workbench() -> Workbench:
    """What scenarios are made of, and what a random battle can be asked for."""
    cards = load_cards()
    units: dict[str, Card] = {**cards.vehicles, **cards.towed, **cards.leg}
    things = {
        "unit": [Thing(id, _name(id), card.side, 0, card.points, True) for id, card in units.items()],
        "weapon": [Thing(id, _name(id), card.side, 0, card.points) for id, card in cards.weapons.items()],
        "battery": [Thing(id, _name(id), card.side, 0, card.points) for id, card in cards.batteries.items()],
        "aircraft": [Thing(id, _name(id), card.side, 0, card.points) for id, card in cards.aircraft.items()],
        "board": [Thing(str(id), msg(f"panzer-board-{id}"), count=1) for id in sorted(load_boards())],
        "work": [Thing(kind, msg(f"panzer-work-{kind.replace('_', '-')}")) for kind in WORKS],
        "module": [Thing(name, msg(f"panzer-module-{name.replace('_', '-')}")) for name in sorted(PLAYED)],
    }
    wishes: dict[str, list[str]] = {
        "date": [USUAL_MONTH, *(month for month in months() if month != USUAL_MONTH)],
        "points": list(POINTS),
        "boards": [str(n) for n in range(1, MOST_BOARDS + 1)],
        "mission": ["attack", *(each for each in MISSIONS if each != "attack")],
        "side": list(SIDES),
        "german": ["usual", *GRADES],
        "soviet": ["usual", *GRADES],
        "arms": list(ARMS),
    }
    return Workbench(things, [], wishes)


def _name(card: str) -> Message:
    return msg(f"panzer-sheet-name-{card}")


def ground_of(document: dict[str, object]) -> str:
    """The name of a battle on the draft's ground, with one tank a side; "" if the ground is not sound."""
    try:
        places = msgspec.convert(document.get("boards"), tuple[BoardPlace, ...])
    except msgspec.ValidationError:
        return ""
    if not places:
        return ""
    start = EXAMINER.parse(START)
    first, second = start.formations
    board = places[0].board
    zones = (
        Zone("west", "german", hexes=(f"{board}A6",), facing="NE"),
        Zone("east", "soviet", hexes=(f"{board}Y6",), facing="NW"),
    )
    bare: ScenarioFile = replace(
        start,
        name="ground",
        boards=places,
        zones=zones,
        works=(),
        formations=(
            replace(first, units=(replace(first.units[0], count=1),)),
            replace(second, units=(replace(second.units[0], count=1, position=""),)),
        ),
        victory=replace(start.victory, objectives=()),
    )
    return examine(write_scenario(bare)).name


WORKSHOP = Workshop(EXAMINER, write_scenario, ground_of)


def wished(wishes: dict[str, str]) -> ScenarioFile:
    """A battle drawn up for some wishes."""
    return draw_up(
        BattleWish(
            seed=int(wishes.get("seed", "1")),
            date=wishes.get("date", USUAL_MONTH),
            points=int(wishes.get("points", POINTS[0])),
            boards=int(wishes.get("boards", "1")),
            mission=wishes.get("mission", "attack"),
            side=wishes.get("side", "german"),
            arms=tuple(arm for arm in wishes.get("arms", " ".join(ARMS)).split() if arm),
            german=_grade(wishes.get("german", "")),
            soviet=_grade(wishes.get("soviet", "")),
        )
    )


def _grade(wished: str) -> str:
    """The grade that is wished for; that of the time is no wish."""
    return "" if wished == "usual" else wished

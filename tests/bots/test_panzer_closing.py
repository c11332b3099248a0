"""The recruit of Panzer at close quarters: assaults, hand-to-hand, overruns, hunting thick fronts."""

from __future__ import annotations

from itertools import product

import pytest

from grognard.bots.panzer.closing import fight, round_won
from grognard.bots.panzer.field import Field
from grognard.bots.panzer.greedy import Greedy, planned
from grognard.bots.panzer.hunting import lairs
from grognard.bots.panzer.scripts import Weigher
from grognard.core.geometry.grid import FRONT180
from grognard.games.panzer.close.combat import CloseCombat
from grognard.games.panzer.command.orders import Orders
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.scenario import GERMAN, SOVIET
from grognard.games.panzer.spotting.arcs import in_arc
from grognard.games.panzer.state import MOVE
from tests.games.panzer.battle import Battle, short


def wish(b: Battle) -> str:
    """What the recruit answers now."""
    options = b.s.top(0).options(b.s)
    return short(b.game.key(options[Greedy().choose(b.s, 0)]))


def plan(b: Battle) -> list[str]:
    """What he would do as far ahead as that can be told."""
    return [short(b.game.key(o)) for o in planned(b.s, 0, b.s.top(0).options(b.s))]


# -- hand-to-hand ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lead", [-30, -1, 0, 1, 30, 120])
def test_a_round_is_counted_over_all_throws(lead: int) -> None:
    """Ties are rolled again; who adds the most wins most."""
    faces = range(1, 101)
    won = sum(mine + lead > his for mine, his in product(faces, faces))
    lost = sum(mine + lead < his for mine, his in product(faces, faces))
    assert round_won(lead) == won * 1000 // (won + lost)


def test_rounds_go_on_until_one_side_has_no_steps_left() -> None:
    assert fight(500, 1, 1) == (500, 500)
    wins, lost = fight(500, 2, 2)
    assert wins == 500
    assert lost == 1250  # both steps in half of the cases, one in a quarter, none in a quarter
    assert fight(600, 2, 1)[0] == 600 + 400 * 600 // 1000


# -- assaults ----------------------------------------------------------------------------------------------


def test_a_squad_beside_a_tank_assaults_it() -> None:
    units = {"GA": "GL-RIF C6 NE move", "SA": "S-T34-76 C5 NE"}
    b = Battle(units, [CloseCombat(GERMAN)], layer="advanced")
    assert wish(b) == "assault GA SA"
    b.play("assault GA SA")
    assert wish(b) == "resolve SA"


def test_two_squads_of_a_hex_go_together() -> None:
    units = {"GA": "GL-RIF C6 NE move", "GB": "GL-RIF C6 NE move", "SA": "S-T34-76 C5 NE"}
    b = Battle(units, [CloseCombat(GERMAN)], layer="advanced")
    b.play("assault GA SA")
    assert wish(b) == "assault GB SA"


def test_a_lone_section_does_not_run_into_a_squad() -> None:
    units = {"GA": "GL-SEC C6 NE move", "SA": "SL-RIF C5 NE"}
    b = Battle(units, [CloseCombat(GERMAN)], layer="advanced")
    assert "assault GA SA" in b.offers()
    assert wish(b) == "done"


def test_a_squad_beside_a_tank_is_told_to_move() -> None:
    """An assault needs MOVE (PZR-6.6.1): the command is worth what the assault brings."""
    units = {"GA": "GL-RIF C6 NE", "SA": "S-T34-76 C5 NE", "SB": "S-T34-76 Y1 NE"}
    b = Battle(units, [Orders(GERMAN)], layer="advanced")
    weigher = Weigher(b.s, GERMAN)
    assert weigher.best(b.unit("GA")) == MOVE


# -- overruns ----------------------------------------------------------------------------------------------


def test_a_tank_overruns_a_squad_in_the_open_and_drives_through_it() -> None:
    b = Battle({"SA": "S-T34-76 F9 N move", "GA": "GL-RIF F7 S"}, [Movement(SOVIET)], layer="advanced")
    assert wish(b) == "overrun SA GA"
    b.play("overrun SA GA")
    steps = plan(b)
    assert steps[0] == "move SA"
    b.play(*steps)
    while b.kind().startswith("Reactions"):
        b.play(wish(b))
    assert b.s.place[b.unit("SA")] == b.hex("F7") or plan(b)[0] == "ahead"


# -- hunting -----------------------------------------------------------------------------------------------


TIGER = {"SA": "S-T34-76 M12 N move", "GA": "G-TIG1 M6 S"}


def test_a_tank_that_cannot_pierce_the_front_looks_for_the_rear() -> None:
    """Basic Game: a T-34 harms a Tiger from behind alone; the places behind it draw most."""
    b = Battle(TIGER, [Movement(SOVIET)])
    field = Field(b.s, SOVIET)
    u, e = b.unit("SA"), b.unit("GA")
    best = max(harm for _, harm in lairs(field, u, e))
    board, at = b.sc.board, b.s.place[e]
    behind = [h for h, harm in lairs(field, u, e) if harm == best]
    assert behind
    assert not [h for h in behind if in_arc(board, at, b.s.facing[e], h, FRONT180)]
    assert max(field.hunt(u, h) for h in range(b.sc.n)) == field.hunt(u, behind[0]) > 0


def test_who_wins_as_it_stands_does_not_hunt() -> None:
    b = Battle(TIGER, [Movement(SOVIET)], victory={"start": {"soviet": 50}})
    field = Field(b.s, SOVIET)
    assert not [h for h in range(b.sc.n) if field.hunt(b.unit("SA"), h)]


@pytest.mark.parametrize("left", [8, 1])
def test_who_is_behind_leaves_the_map_late_in_the_game_as_well(left: int) -> None:
    """Boldness draws to the exit and out by it alike: before, nobody left in the last turns."""
    exits = {"exits": [{"side": "soviet", "hexes": ["1M12"], "points": 8}], "start": {"german": 200}}
    b = Battle({"SA": "S-T34-76 M12 S move", "GA": "G-TIG1 A1 S"}, [Movement(SOVIET)], victory=exits)
    b.s.turn = b.sc.turns - left
    assert plan(b)[-1] == "exit"

"""4.5.1.1.5, 4.5.1.1.6: moves at trail and road rate."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer.movement.march import begun, hex_refusal
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.movement.speeds import with_rate
from grognard.games.panzer.refusals import LEGAL
from grognard.games.panzer.verbs import BY_WAY

from .battle import Battle
from .cases import Case, each

FAR = "S-T34-76 X12 NW done"
STRAIGHT = ["F6", "G5", "H5", "I4", "J4", "K3"]  # to the north-east
BENT = ["F6", "G5", "G4", "G3"]  # then to the north
TANK = "G-PZ4H F6 NE move"  # 5T 7-10


def drive(units: dict[str, str], **more: Any) -> Battle:
    more.setdefault("roads", [STRAIGHT])
    return Battle({"SA": FAR, **units}, [Movement(1), Movement(0)], may=("move", "no-command"), **more)


def left(b: Battle) -> int:
    top = b.s.top()
    assert isinstance(top, Move)
    return top.march(b.s).left()


def test_one_point_a_hex_whatever_the_terrain() -> None:
    """4.5.1.1.5: and two in reverse."""
    b = drive({"GA": TANK}, terrain={"G5": "woods", "H5": "rough"})
    b.play("move GA", "rate way", "ahead", "ahead")
    assert left(b) == 8
    b.play("back")
    assert left(b) == 6


def test_the_rate_is_asked_only_on_a_way() -> None:
    """4.5.1.1.5: the move must begin in a hex with a road or trail."""
    b = drive({"GA": "G-PZ4H F8 NE move"})
    b.play("move GA")
    assert b.kind() == "Move.step"
    b = drive({"GA": TANK})
    assert b.refused("move GA", "rate crawl") == "PZR-6.6.4.3"
    assert b.refused("rate stay") == "PZR-4.5.1.1.1"


def test_leaving_the_way() -> None:
    """4.5.1.1.5: at that rate a vehicle stays on the way; facings follow it and nothing else."""
    b = drive({"GA": TANK}, roads=[BENT])
    b.play("move GA", "rate way", "ahead")
    assert b.refused("ahead") == "PZR-4.5.1.1.5"
    assert b.refused("turn SE") == "PZR-4.5.1.1.5"
    assert b.refused("turn SW") == "PZR-4.5.1.1.5"  # back where it came from
    b.play("turn N")
    assert left(b) == 9  # a bend is free
    b.play("ahead", "ahead")
    assert (b.where("GA"), left(b)) == ("G3", 7)


def test_aligning_at_the_start_is_an_ordinary_turn() -> None:
    """R-24: one hexside is free, more are paid."""
    b = drive({"GA": "G-PZ4H F6 N move"})
    b.play("move GA", "rate way", "turn NE", "ahead")
    assert left(b) == 9
    b = drive({"GA": "G-PZ4H F6 S move"})
    b.play("move GA", "rate way", "turn NE", "ahead")
    assert left(b) == 8
    b = drive({"GA": "G-PZ4H F6 S move"})
    assert b.refused("move GA", "rate way", "turn SE") == "PZR-4.5.1.1.5"


@each("PZR-C-4.5.1.1.5-i")
def test_wrecks_end_the_move(case: Case) -> None:
    b = drive({"GA": TANK, "GZ": "G-PZ4H A9 NE move"}, wrecks={"G5": "ko"})
    legal, _ = b.verdict("move GA", "rate way", "ahead")
    assert legal == case["then"]["legal"]
    b.play("ahead")
    assert (b.kind() == "Movement.unit") == case["then"]["must_stop"]
    assert b.where("GA") == "G5"


def test_abandoned_vehicles_end_it_too() -> None:
    """R-41."""
    b = drive({"GA": TANK, "GB": "G-PZ4H G5 NE abandoned", "GZ": "G-PZ4H A9 NE move"})
    b.play("move GA", "rate way", "ahead")
    assert b.kind() == "Movement.unit"


def test_enemies_and_full_hexes_bar_it() -> None:
    """R-10: at that rate; cross-country an enemy's hex is passed."""
    b = drive({"GA": TANK, "SB": "S-T34-76 G5 NE done"})
    assert b.refused("move GA", "rate way", "ahead") == "PZR-4.5.1.1.5"
    crowd = {f"G{c}": "G-PZ4H G5 NE" for c in "BCDEF"}
    b = drive({"GA": TANK, **crowd})
    assert b.refused("move GA", "rate way", "ahead") == "PZR-4.5.1.1.5"
    b = drive({"GA": TANK, **dict(list(crowd.items())[:4])})
    b.play("move GA", "rate way", "ahead", "ahead")
    assert b.where("GA") == "H5"


@each("PZR-C-4.5.1.1.5-m")
def test_the_limit_holds_after_every_hex(case: Case) -> None:
    """R-38: nine hexes of trail and road, of a T-34 with 8 and 12."""
    b = Battle({"SA": "S-T34-76 F6 NE move", "GA": "G-PZ4H A12 NE"}, [Movement(1)], roads=[STRAIGHT])
    p = with_rate(b.s, begun(b.s, b.unit("SA")), BY_WAY)
    p.trails, p.spent, p.entered = 8, 8, 8
    assert (hex_refusal(b.s, p, 1, False) == LEGAL) == case["then"]["legal"]
    p.trails, p.roads, p.spent, p.entered = 4, 5, 9, 9
    tenth = "legal" if hex_refusal(b.s, p, 1, False) == LEGAL else "illegal"
    assert case["then"]["after 4 trail and 5 road a tenth hex"] == tenth


def test_bridges_are_left_along_the_way() -> None:
    """4.5.1.1.6: also cross-country."""
    b = drive({"GA": TANK}, roads=[BENT], terrain={"G5": "bridge", "H5": "clear"})
    b.play("move GA", "rate cross-country", "ahead")
    assert b.refused("ahead") == "PZR-4.5.1.1.6"
    b.play("turn N", "ahead")
    assert b.where("GA") == "G4"


def test_short_halts_have_half_the_rate() -> None:
    """3.7: fractions are of the rate that is used."""
    b = drive({"GA": "G-PZ4H F6 NE short-halt fired"})
    b.play("move GA", "rate way")
    assert left(b) == 5


def test_off_the_map_by_road() -> None:
    """4.5.1.1.9: one point where the way leads off."""
    b = drive({"GA": "G-PZ4H X6 SE move"}, roads=[["W5", "X6", "Y6"]])
    b.play("move GA", "rate way", "ahead")
    exits = [o for o in b.game.decision.options if b.game.key(o) == "exit"]
    top = b.s.top()
    assert isinstance(top, Move)
    assert top.price(b.s, exits[0]) == 1

"""PZR-6.2.1.1.3, R-70: columns on roads and trails, units that wait to enter, unarmed units that share."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer.command.available import active_units
from grognard.games.panzer.command.sharing import commands_used
from grognard.games.panzer.scenario import LOST
from grognard.games.panzer.state import TRACKS

from .battle import Battle, from_step
from .cases import Case, each

FAR = "S-T34-76 X12 NW done"
ROAD = [[f"F{n}" for n in range(1, 12)]]  # north to south
TANKS = {f"GX{n}": f"G-PZ4F2 F{7 + n} N" for n in range(4)}  # GX0 is the northernmost


def placing(units: dict[str, str], **more: Any) -> Battle:
    """Commands are given; GREEN units by default, command range 0."""
    more.setdefault("grades", ("green", "green"))
    more.setdefault("roads", ROAD)
    return Battle({**units, "SA": FAR}, from_step("spotting", "advanced"), layer="advanced", **more)


def column(units: dict[str, str], **more: Any) -> Battle:
    """The units share one MOVE, and the German half of the movement step has come."""
    b = placing(units, first="soviet", rolls=[[20, 60]], **more)
    first, *others = units
    b.play(f"order {first}", "move-order", *(f"with {key}" for key in others))
    b.play("enough" if b.kind() == "Orders.share" else "done")
    while b.kind() != "Movement.unit":
        b.play("done" if "done" in b.offers() else "first soviet" if "first soviet" in b.offers() else "hold")
    return b


def movers(b: Battle) -> list[str]:
    return [key[5:] for key in b.offers() if key.startswith("move ")]


def drive(b: Battle, key: str, most: int = 99) -> None:
    """A unit drives ahead as long as it may, at most so many hexes, and stops."""
    b.play(f"move {key}")
    for _ in range(most):
        if "ahead" not in b.offers():
            break
        b.play("ahead")
    if b.kind() == "Move.step":
        b.play("stop")


@each("PZR-C-6.2.1.1.3-e")
def test_a_road_column_shares_one_move(case: Case) -> None:
    """GREEN, range 0: on a road, each beside the one ahead; it sets out from one end and nobody passes."""
    assert len(TANKS) == case["given"]["vehicles"]
    b = placing(TANKS)
    b.play("order GX0", "move-order", "with GX1", "with GX2", "with GX3")
    assert commands_used(b.s, 0) == case["then"]["commands"]
    apart = placing(TANKS, roads=[])
    apart.play("order GX0", "move-order")
    assert "with GX1" not in apart.offers()
    b = column(TANKS)
    assert movers(b) == ["GX0", "GX3"]  # either end may be the head
    assert b.refused("move GX1") == "PZR-6.2.1.1.3"
    drive(b, "GX0", 2)
    for key in ("GX1", "GX2", "GX3"):
        assert movers(b) == [key]
        drive(b, key)
        assert b.where(key) == "F5"
    rows = [int(b.where(key)[1:]) for key in TANKS]
    assert (rows == sorted(rows)) is case["then"]["order_kept"]


def test_nobody_passes_the_unit_ahead() -> None:
    b = column(TANKS)
    drive(b, "GX0", 0)
    b.play("move GX1", "ahead")
    assert b.where("GX1") == b.where("GX0") == "F7"
    assert movers(b) == ["GX2"]  # there was nothing left but to stop
    b = column({"GA": "G-PZ4F2 F7 N", "GB": "G-PZ4F2 F7 N", "GC": "G-PZ4F2 F8 N"})
    assert movers(b) == ["GA", "GB", "GC"]  # two in one hex are one end
    drive(b, "GB", 0)
    assert movers(b) == ["GA"]  # stacked with the head: it is the second now
    b.play("move GA")
    assert b.refused("ahead") == "PZR-6.2.1.1.3"


def test_each_closes_up_to_the_unit_ahead() -> None:
    """Beside it along the way is enough; not two hexes behind."""
    b = column(TANKS)
    drive(b, "GX0", 3)  # to F4
    b.play("move GX1")
    assert b.refused("stop") == "PZR-6.2.1.1.3"
    b.play("ahead", "ahead")
    assert b.where("GX1") == "F6"
    assert b.why("stop") is not None
    b.play("ahead", "stop")
    assert movers(b) == ["GX2"]


def test_who_cannot_close_up_ends_anywhere() -> None:
    """R-39, R-70: a slow lorry behind a fast one."""
    b = column({"GA": "G-SDK10 F7 N", "GB": "G-PZ4F2 F8 N damaged"})
    drive(b, "GA", 9)
    b.play("move GB")
    assert "stop" in b.offers()


def test_a_column_keeps_to_trail_or_road_rate() -> None:
    b = column(TANKS)
    b.play("move GX0")
    assert b.kind() == "Move.step"  # the rate is not asked
    single = placing(TANKS)
    single.play("order GX0", "move-order")
    assert "with GX2" not in single.offers()  # two hexes behind: not without the one between


def test_a_column_overruns_nobody() -> None:
    units = {**TANKS, "SB": "SL-RIF F5 S done spot-fire"}
    b = column(TANKS | {}, grades=("green", "green"))
    assert not [key for key in b.offers() if key.startswith("overrun")]
    b = Battle(
        {**units, "SA": FAR}, from_step("spotting", "advanced"), layer="advanced", roads=ROAD,
        grades=("green", "green"), first="soviet", rolls=[[20, 60]],
    )  # fmt: skip
    b.play("order GX0", "move-order", "with GX1", "enough", "done", "done", "first soviet")
    while b.kind() != "Movement.unit" or b.asked() != "german":
        b.play("done" if "done" in b.offers() else "hold")
    assert b.refused("overrun GX0 SB") == "PZR-6.2.1.1.3"


def test_a_column_is_a_line() -> None:
    """Three arms of a crossroads are no column; the two ends of one way are."""
    roads = [["F4", "F5", "F6", "F7", "F8"], ["F6", "G5", "H5"]]
    units = {"GA": "G-PZ4F2 F6 N", "GB": "G-PZ4F2 F5 N", "GC": "G-PZ4F2 F7 N", "GD": "G-PZ4F2 G5 N"}
    b = placing(units, roads=roads)
    b.play("order GA", "move-order", "with GB", "with GC")
    assert "with GD" not in b.offers()
    b = placing(units, roads=roads)
    b.play("order GA", "move-order", "with GB", "with GD")
    assert "with GC" not in b.offers()


def test_a_group_is_in_range_or_a_column_not_half_of_each() -> None:
    """Who is in range of every member of a column, and not on the road, does not join it."""
    units = {**{f"GX{n}": f"G-PZ4F2 F{5 + n} N" for n in range(3)}, "GA": "G-PZ4F2 G6 N"}
    b = placing(units, grades=("elite", "green"))
    b.play("order GX0", "move-order", "with GX1", "with GX2")
    assert "with GA" in b.offers()  # within 2 of each other, all four
    b = placing(
        {**{f"GX{n}": f"G-PZ4F2 F{4 + n} N" for n in range(4)}, "GA": "G-PZ4F2 G5 N"},
        grades=("elite", "green"),
    )
    b.play("order GX0", "move-order", "with GX1", "with GX2", "with GX3")
    assert b.sc.distance[b.sc.n * b.hex("G5") + b.hex("F7")] <= 2
    assert b.sc.distance[b.sc.n * b.hex("F4") + b.hex("F7")] == 3
    assert "with GA" not in b.offers()


def test_who_is_stopped_is_passed() -> None:
    """R-70, R2-04: a vehicle with a track hit, or lost, no longer belongs to the column."""
    b = column(TANKS)
    drive(b, "GX0", 1)
    b.s.harm(b.unit("GX0"), TRACKS)
    b.s.put(b.unit("GX1"), b.sc.off + LOST)
    drive(b, "GX2", 4)
    assert b.where("GX2") == "F5"  # past GX0 in F6
    assert movers(b) == ["GX3"]


ENTRY = [
    {"key": "german", "side": "german", "hexes": ["1F1", "1A1"], "turn": 1},
    {"key": "soviet", "side": "soviet", "areas": [{"board": 1, "columns": "A-Y"}]},
]


def test_units_that_wait_for_one_entry_share_a_move() -> None:
    """R-70: they wait side by side, whatever the range; the unarmed among them are active."""
    units = {"GA": "G-PZ4F2 A1 S waiting", "GB": "G-OPEL A1 S waiting", "GC": "G-PZ4F2 F6 S"}
    b = placing(units, zones=ENTRY)
    assert active_units(b.s, 0) == 3
    b.play("order GA", "move-order")
    assert "with GB" in b.offers()
    assert "with GC" not in b.offers()
    b.play("with GB")
    assert commands_used(b.s, 0) == 1


def test_one_tank_activates_one_lorry() -> None:
    """PZR-6.2.1.1: two lorries beside one tank: either may share its command, not both."""
    units = {"GA": "G-PZ4F2 F6 N", "GT": "G-OPEL F6 N", "GU": "G-OPEL F6 N"}
    b = placing(units, roads=[])
    assert active_units(b.s, 0) == 2
    b.play("order GA", "move-order")
    assert {"with GT", "with GU"} <= set(b.offers())
    b.play("with GT")
    assert b.kind() == "Orders.unit"  # nobody is left who could share it


def test_a_recon_unit_activates_nobody() -> None:
    """PZR-6.2.1.1: recon units are no part of the count, for sharing as for the number of commands."""
    units = {"GA": "G-PZ4F2 F6 N r:recon", "GT": "G-OPEL F6 N", "GB": "G-PZ4F2 F9 N"}
    b = placing(units, roads=[])
    assert active_units(b.s, 0) == 1
    b.play("order GT", "move-order")
    assert not [key for key in b.offers() if key.startswith("with")]


def test_a_carrier_of_fighters_is_active_and_activates_nobody() -> None:
    """PZR-6.2.1.1: it is no combat unit; whom it carries has activated it."""
    units = {"GT": "G-OPEL F6 N", "GU": "G-OPEL F6 N", "GS": "GL-RIF F6 N", "GB": "G-PZ4F2 F6 N"}
    b = placing(units, roads=[])
    b.s.mount(b.unit("GS"), b.unit("GT"))
    assert active_units(b.s, 0) == 3  # the tank activates GU
    b.s.put(b.unit("GB"), b.hex("F11"))
    assert active_units(b.s, 0) == 2

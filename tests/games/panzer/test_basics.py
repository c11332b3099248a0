"""PZR-1, 3, 4.1.1, 4.2: names, ranges, markers, who is seen by whom as things change."""

from __future__ import annotations

from grognard.core.geometry.sight import line
from grognard.games.panzer.box.board_files import BoardPlace, joined
from grognard.games.panzer.spotting.looking import has_sight, spots
from grognard.games.panzer.spotting.markers import FIRED, MOVED, after_fire, after_move
from grognard.games.panzer.state import SPOT_NAMES

from .battle import Battle, from_step
from .cases import Case, each

GROUND = joined([BoardPlace(2)])


@each("PZR-C-1.3-a", "PZR-C-1.3-b")
def test_names_of_hexes(case: Case) -> None:
    """Board number, column, row; also of half hexes."""
    given = case["given"]
    if isinstance(given, str):  # board 2, hex id C10
        assert GROUND.board.name(GROUND.board.hex("2C10")) == case["then"]["ref"]
        return
    b = Battle({"GA": f"G-PZ4F2 {given['hex']} SE", "SA": "S-T34-76 X12 NW"})
    assert b.sc.board.half[b.s.place[b.unit("GA")]]
    assert (b.where("GA") == given["hex"]) is case["then"]["legal"]


@each("PZR-C-1.2-m")
def test_a_line_passes_between_hexes(case: Case) -> None:
    """The line from centre to centre: in column C one hex, in B and D along the side of two."""
    board = GROUND.board
    given, then = case["given"], case["then"]
    passed = line(board, board.hex(given["a"]), board.hex(given["b"]))
    pairs = [passed[i : i + 2] for i in range(0, len(passed), 2)]
    named = [sorted(board.name(h) for h in pair if h >= 0) for pair in pairs]
    assert [then["column_C"]] in named
    for pair in then["pairs_along_a_side"]:
        assert sorted(pair) in named


@each("PZR-C-3.4-a")
def test_the_marker_says_what_was_done(case: Case) -> None:
    assert SPOT_NAMES[after_move(FIRED)] == "move" == case["then"]["value"].partition("/")[2].lower()
    assert (
        SPOT_NAMES[after_fire(MOVED, False)] == "fire" == case["then"]["unrotated"].partition("/")[2].lower()
    )


@each("PZR-C-4.1.1-a", "PZR-C-4.1.1-b")
def test_spotting_goes_on_while_somebody_sees(case: Case) -> None:
    """C is in woods and has fired: A spots C from afar, B as soon as the line is clear."""
    woods = {"F6": "woods", "M5": "woods", "M6": "woods", "M4": "woods"}
    units = {"SC": "S-T34-76 F6 NE spot-fire", "GA": "G-PZ4F2 F1 S", "GB": "G-PZ4F2 S6 NW"}
    b = Battle(units, terrain=woods)
    a, other, c = b.unit("GA"), b.unit("GB"), b.unit("SC")
    assert spots(b.s, a, c)
    assert not spots(b.s, other, c)
    if "C_spotted" in case["then"]:
        b.s.put(a, b.hex("S6"))
        assert not spots(b.s, a, c)
    else:
        b.s.put(a, b.sc.off + 2)  # A is destroyed
    b.s.put(other, b.hex("J4"))
    then = case["then"]
    assert spots(b.s, other, c) is then.get("C_spotted", then.get("C_spotted_by_B"))
    seers = [name for name, u in (("A", a), ("B", other)) if b.s.on_map(u) and spots(b.s, u, c)]
    assert seers == [then.get("by", "B")]


@each("PZR-C-4.1.4-a", "PZR-C-4.1.4.1.8-a")
def test_units_and_wrecks_do_not_block(case: Case) -> None:
    between = {"GB": "G-PZ4F2 F8 N", "SB": "S-T34-76 F9 N"} if "vehicles" in str(case["given"]) else {}
    b = Battle({"GA": "G-PZ4F2 F6 S", "SA": "S-T34-76 F11 N", **between}, wrecks={"F7": "ko"})
    assert has_sight(b.s, b.unit("GA"), b.unit("SA")) is case["then"]["clear"]


@each("PZR-C-4.1.3.1-m")
def test_size_does_not_matter_for_spotting(case: Case) -> None:
    """The largest and the smallest vehicle at 20 hexes in the open."""
    b = Battle({"GA": "G-PZ4F2 B6 NE", "SA": "S-T70 V6 NW", "SB": "S-ISU152 V6 NW"})
    assert b.sc.size[b.unit("SA")] < b.sc.size[b.unit("SB")]
    assert b.sc.board.distance_between(b.hex("B6"), b.hex("V6")) == case["given"]["range"]
    seen = [spots(b.s, b.unit("GA"), b.unit(key)) for key in ("SA", "SB")]
    assert case["then"]["both"] == ("spotted" if all(seen) else "not spotted")


@each("PZR-C-4.5-a")
def test_order_of_movement(case: Case) -> None:
    side = {"GE": "german", "SU": "soviet"}
    units = {"GA": "G-PZ4F2 C6 NE move", "SA": "S-T34-41 X6 NW move"}
    first = side[case["given"]["first_player"]]
    b = Battle(units, from_step("move_sp"), first=first, may=("move", "no-command"))
    order = [b.asked()]
    b.play("move SA", "stop")
    order.append(b.asked())
    assert order == [side[each] for each in case["then"]["order"]]

"""4.5: the movement step: duties, moves step by step, enemies in the way, damage, entering and leaving."""

from __future__ import annotations

from typing import Any

from grognard.games.panzer.command.available import duty_refusal
from grognard.games.panzer.ground.cover import OVERSTACKED
from grognard.games.panzer.movement.move import Move
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.spotting.markers import FIRED, MOVED
from grognard.games.panzer.state import DAMAGED, FIRE, SPOT_NAMES, WRECK_BU_NEW, with_cell

from .battle import Battle
from .cases import Case, each
from .playing import shots

TIGER = "G-TIG1 F6 NE move"  # 5T 6-9
FAR = "S-T34-76 X12 NW"  # out of sight: nobody reacts
T34 = "S-T34-76 F6 NE move"  # 6T 8-12


def german(units: dict[str, str], **more: Any) -> Battle:
    """The German half of the movement step; no enemy may react."""
    more.setdefault("may", ("fire", "move", "short-halt", "no-command"))
    return Battle(units, [Movement(1), Movement(0)], **more)


def soviet(units: dict[str, str], **more: Any) -> Battle:
    more.setdefault("may", ("fire", "move", "short-halt", "no-command"))
    return Battle(units, [Movement(0), Movement(1)], **more)


def move(b: Battle) -> Move:
    """The move that is going on."""
    top = b.s.top()
    assert isinstance(top, Move)
    return top


def left(b: Battle) -> int:
    return move(b).march(b.s).left()


# -- who is asked, and duties -------------------------------------------------------------------------


def test_every_move_must_be_executed() -> None:
    """4.2.1: the half-step does not end while a MOVE is open, and nobody without one moves."""
    b = german({"GA": TIGER, "GB": "G-TIG1 F8 NE", "GC": "G-TIG1 F9 NE overwatch", "SA": FAR})
    assert b.offers() == ["move GA"]
    assert b.refused("done") == "PZR-4.2.1"
    assert b.refused("move GB") == "PZR-4.5"
    assert b.refused("move SA") == "PZR-3.1"
    b.play("move GA", "stop")
    assert b.offers() == ["done"]
    assert b.refused("move GA") == "PZR-4.5.1.1"
    b.play("done")
    assert b.may("GB") == {"fire", "no-command"}
    assert b.may("GC") == {"fire", "overwatch", "no-command"}


def test_who_is_asked_follows_from_open_facts() -> None:
    """L1: a side that may have a MOVE is asked, though it has none; one that cannot have any is not."""
    may = ("move", "overwatch", "no-command")
    b = Battle({"GA": "G-TIG1 F6 NE", "SA": FAR}, [Movement(0)], may=may)
    assert (b.asked(), b.offers()) == ("german", ["done"])
    b = Battle({"GA": "G-TIG1 F6 NE", "SA": FAR}, [Movement(0)], may=("fire", "no-command"))
    assert b.offers() == []


def test_the_counter_is_turned_up_and_the_unit_marked() -> None:
    """4.5, 4.5.1.1.8: also by a unit that stays where it is."""
    b = german({"GA": TIGER, "SA": FAR})
    b.play("move GA", "stop")
    assert (b.acted("GA"), b.may("GA"), b.s.spot[0], b.where("GA")) == ("done", {"move"}, MOVED, "F6")
    assert "stays" in b.events()


@each("PZR-C-4.5.1-m")
def test_a_short_halt_ends_as_moved(case: Case) -> None:
    b = soviet({"SA": "S-T34-76 F6 NE short-halt fired spot-fire", "GA": "G-TIG1 X12 NE"})
    assert b.s.spot[b.unit("SA")] == FIRED
    b.play("move SA", "ahead")
    assert {MOVED: "SPOT/MOVE"}[b.s.spot[b.unit("SA")]] == case["then"]["marker"]
    assert left(b) == 2  # half of 6, less the hex


@each("PZR-C-4.5.1.1-a")
def test_one_unit_at_a_time(case: Case) -> None:
    b = german({"GA": TIGER, "GB": "G-TIG1 F8 NE move", "SA": FAR})
    b.play("move GA", "ahead")
    assert b.verdict("move GB")[0] == case["then"]["legal"]
    b.play("stop", "move GB", "stop")
    assert b.verdict("move GA")[0] == case["then"]["legal"]


def test_a_unit_with_a_track_hit_has_no_duty() -> None:
    """6.5.2.2.1: it neither moves nor turns; its counter is turned up as void at the end."""
    b = german({"GA": TIGER + " tracks", "GB": "G-TIG1 F8 NE move", "SA": FAR})
    assert b.refused("move GA") == "PZR-4.2.1"
    b.play("move GB", "stop", "done")
    assert b.told("void") == [(0, 1, 0, 0)]
    assert b.acted("GA") == "done"


def test_smoke_counts_from_the_end_of_the_half_step() -> None:
    """R-35."""
    b = german({"GA": TIGER, "SA": FAR})
    b.s.wreck = with_cell(b.s.wreck, b.hex("G5"), WRECK_BU_NEW)
    b.play("move GA", "ahead", "stop", "done")
    assert b.s.wreck[b.hex("G5")] == WRECK_BU_NEW + 1


# -- steps ----------------------------------------------------------------------------------------------


@each("PZR-C-3.3-b")
def test_only_to_the_front_or_the_rear(case: Case) -> None:
    b = german({"GA": TIGER, "SA": FAR})
    b.play("move GA")
    assert [o for o in b.offers() if o in ("ahead", "back") or o.startswith("go")] == ["ahead", "back"]
    assert ("go SE" in b.offers()) == case["then"]["legal"]
    b.play("ahead", "back")
    assert (b.where("GA"), b.facing("GA"), left(b)) == ("F6", "NE", 5 - 1 - 2)


def test_a_turn_once_in_each_hex() -> None:
    """4.5.1.1.4: one hexside is free, more cost the Turn value once."""
    b = german({"GA": TIGER, "SA": FAR})
    b.play("move GA", "turn SE")
    assert left(b) == 5
    assert b.refused("turn N") == "PZR-4.5.1.1.4"
    b.play("ahead", "turn NW")
    assert (left(b), b.facing("GA")) == (3, "NW")


def test_points_run_out() -> None:
    """4.5.1.1.3: beyond the first hex the allowance is not exceeded; then only free turns are left."""
    b = german({"GA": TIGER, "SA": FAR}, terrain={"G5": "rough", "H5": "rough", "G4": "scrub", "F5": "woods"})
    b.play("move GA", "ahead")
    assert left(b) == 1
    assert b.refused("ahead") == "PZR-4.5.1.1.3"
    assert b.refused("turn S") == "PZR-4.5.1.1.4"
    assert b.offers() == ["turn N", "turn SE", "stop"]
    b.play("turn N")
    assert b.kind() == "Movement.unit"  # nothing else is left: the move has ended


def test_prices_and_ledgers() -> None:
    """Every number has its lines: terrain, reverse, levels, smoke."""
    b = german({"GA": TIGER, "SA": FAR}, terrain={"G5": "scrub"}, levels={"G5": 1}, wrecks={"G5": "bu"})
    b.play("move GA")
    ledger = b.game.seat(0).view().question
    assert ledger is not None
    top = move(b)
    lines = top.ledgers(b.s, b.game.decision.options[0])[0]
    assert [(line.name, line.value) for line in lines.lines] == [
        ("terrain", 2),
        ("hexside", 1),
        ("bu-smoke", 1),
    ]
    assert top.price(b.s, b.game.decision.options[0]) == lines.total == 4


def test_wire_is_crushed_by_tracks() -> None:
    """6.1.4.3.11."""
    works = [{"kind": "wire", "hexes": ["1G5"]}]
    b = german({"GA": TIGER, "SA": FAR}, works=works)
    b.play("move GA", "ahead")
    assert left(b) == 3
    assert b.told("wire-crushed") == [(0, b.hex("G5"), 0, 0)]
    assert b.s.works[b.hex("G5")] == 0


# -- sharing a hex ----------------------------------------------------------------------------------------


@each("PZR-C-4.5.1.1.10-a")
def test_nobody_ends_with_an_enemy(case: Case) -> None:
    b = german({"GA": TIGER, "SA": "S-T34-76 G5 NE", "SB": "S-T34-76 H5 NE"})
    b.play("move GA", "ahead")
    assert b.verdict("stop")[0] == case["then"]["legal"]
    assert b.why("stop") is not None
    b.play("ahead")
    assert b.where("GA") == "H5"
    assert b.refused("stop") == "PZR-4.5.1.1.10"
    b.play("ahead", "stop")
    assert b.where("GA") == "I4"


def test_an_enemy_hex_is_entered_only_with_a_way_on() -> None:
    """4.5.1.1.10, L4: with what is left a hex without enemies must be in reach."""
    around = dict.fromkeys(("G4", "H5", "H6", "G6", "F5"), "scrub")
    b = german({"GA": TIGER + " damaged", "SA": "S-T34-76 G5 NE"}, terrain=around)
    assert b.refused("move GA", "ahead") == "PZR-4.5.1.1.10"  # two points, one to get there
    b = german({"GA": "G-TIG1 F6 NE move", "SA": "S-T34-76 G5 NE"}, terrain={"H5": "rough"})
    b.play("move GA", "ahead")  # one point spent: the rough hex ahead is within the four left
    assert "ahead" in b.offers()


def test_turns_that_would_leave_a_unit_with_the_enemy_are_refused() -> None:
    """4.5.1.1.10: also a paid turn must leave a way on."""
    b = german({"GA": "G-TIG1 F6 NE move damaged", "SA": "S-T34-76 G5 NE"})
    b.play("move GA", "ahead")  # 2 points, 1 left
    assert b.refused("turn S") == "PZR-4.5.1.1.10"
    assert "turn N" in b.offers()


@each("PZR-C-3.8-a", "PZR-C-3.8-b")
def test_overstacking(case: Case) -> None:
    given = case["given"]
    units = {f"G{chr(65 + i)}": "G-TIG1 F6 NE" for i in range(given["vehicles_in_hex"])}
    wrecks = {"F6": "ko"} if given["wrecks"] else {}
    b = german({**units, "SA": FAR}, wrecks=wrecks)
    assert b.s.overstacked(b.hex("F6")) == case["then"]["overstacked"]


@each("PZR-C-5.13-a")
def test_overstacking_with_guns(case: Case) -> None:
    given = case["given"]
    units = {f"G{chr(65 + i)}": "G-TIG1 F6 NE" for i in range(given["vehicles"])}
    units |= {f"G{chr(75 + i)}": "GT-PAK40 F6 NE" for i in range(given["towed"])}
    b = german({**units, "SA": FAR}, layer="advanced")
    assert b.s.vehicles_here[b.hex("F6")] == OVERSTACKED
    assert b.s.overstacked(b.hex("F6")) == case["then"]["overstacked"]


def test_an_abandoned_enemy_is_no_enemy() -> None:
    """R-41."""
    b = german({"GA": TIGER, "SA": "S-T34-76 G5 NE abandoned"})
    b.play("move GA", "ahead", "stop")
    assert b.where("GA") == "G5"


# -- positions --------------------------------------------------------------------------------------------


def test_a_position_is_left_and_taken() -> None:
    """R-49: it belongs to the first unit that ends its move there."""
    b = german({"GA": "G-TIG1 F6 NE move improved", "GB": "G-TIG1 E6 NE move", "SA": FAR})
    b.play("move GA", "ahead", "stop")
    assert b.s.post[0] == 0
    b.play("move GB", "ahead", "stop")
    assert (b.where("GB"), b.s.post[1]) == ("F6", 1)


def test_a_unit_that_only_turns_keeps_its_position() -> None:
    b = german({"GA": "G-TIG1 F6 NE move improved", "SA": FAR})
    b.play("move GA", "turn N", "stop")
    assert b.s.post[0] == 1


# -- entering and leaving ---------------------------------------------------------------------------------

ENTRY = [
    {"key": "german", "side": "german", "areas": [{"board": 1, "columns": "A-Y"}]},
    {"key": "soviet", "side": "soviet", "hexes": ["1Y6"], "turn": 1},
]
ROAD = [["Y6", "X6", "W5", "V5"]]


@each("PZR-C-4.5.1.1.9-m")
def test_entering_by_road(case: Case) -> None:
    given = {"SA": "S-T34-76 Y6 NW move waiting", "GA": "G-TIG1 A1 NE"}
    b = soviet(given, zones=ENTRY, roads=ROAD)
    b.play("move SA")
    assert b.offers() == ["rate way", "rate cross-country"]
    b.play("rate way")
    assert b.offers() == ["enter Y6 NW"] or b.offers() == ["enter Y6 SW"]
    assert b.refused("stop") == "PZR-4.5.1.1.9"
    b.play(b.offers()[0])
    assert b.where("SA") == "Y6"
    assert left(b) == case["then"]["points_left_of_road_rate"]
    assert move(b).spent == case["then"]["cost"]
    assert f"SPOT/{SPOT_NAMES[b.s.spot[b.unit('SA')]].upper()}" == case["then"]["marker"]
    assert b.s.spot[b.unit("SA")] == MOVED
    waiting = soviet(given, zones=ENTRY, roads=ROAD)
    refusal = duty_refusal(waiting.s, waiting.unit("SA"), FIRE)
    assert ("refused" if refusal else "given") == case["then"]["FIRE_command"]
    assert REFUSALS[refusal].rule == "PZR-4.5.1.1.9"


def test_entering_cross_country() -> None:
    """R-40: it pays the terrain of the entry hex and looks inward."""
    b = soviet({"SA": "S-T34-76 Y6 NW move waiting", "GA": "G-TIG1 A1 NE"}, zones=ENTRY)
    b.play("move SA")
    assert all(o.startswith("enter Y6") for o in b.offers())
    assert b.refused("enter Y6 NE") == "PZR-4.5.1.1.9"
    assert b.refused("enter Y5 NW") == "PZR-4.5.1.1.9"
    b.play("enter Y6 NW")
    assert left(b) == 5


def test_nobody_enters_where_an_enemy_is() -> None:
    """R2-51."""
    b = soviet({"SA": "S-T34-76 Y6 NW move waiting", "GA": "G-TIG1 Y6 NE"}, zones=ENTRY)
    assert b.asked() == "german"


def test_a_column_enters_in_its_order() -> None:
    """A rule of the scenario: by road, one behind the other."""
    units = {f"S{c}": "S-T34-76 Y6 NW move waiting" for c in "AB"}
    special = [{"rule": "column", "zone": "soviet"}]
    b = soviet({**units, "GA": "G-TIG1 A1 NE"}, zones=ENTRY, roads=ROAD, special=special)
    assert b.refused("move SB") == "PZR-4.5.1.1.9"
    b.play("move SA")  # by road alone, so the rate is not asked
    b.play(b.offers()[0], "ahead", "stop", "move SB")
    assert b.kind() == "Move.step"


@each("PZR-C-4.5.1.1.9-a")
def test_leaving_the_map(case: Case) -> None:
    b = german({"GA": "G-TIG1 Y6 NE move", "SA": "S-T34-76 A1 NW"})
    b.play("move GA")
    assert b.game.seat(0).view().question is not None
    b.play("exit")
    assert (b.where("GA") == "@lost") == case["then"]["destroyed"]
    assert b.where("GA") == "@exited"
    assert b.s.exit_row[0] == -1  # no exit of this scenario
    assert (b.offers() == ["move GA"]) == case["then"]["legal"]


def test_leaving_by_an_exit_of_the_scenario() -> None:
    """3.6, 4.5.1.1.9: it counts, and nobody is warned."""
    exits = {"exits": [{"side": "german", "hexes": ["1Y6"], "points": 30}]}
    b = german({"GA": "G-TIG1 Y6 NE move", "SA": "S-T34-76 A1 NW"}, victory=exits)
    b.play("move GA")
    leaving = [o for o in b.game.decision.options if b.game.key(o) == "exit"]
    assert move(b).regret(b.s, leaving[0]) is None
    b.play("exit")
    assert b.s.exit_row[0] == 0


def test_leaving_needs_an_edge_ahead_or_behind() -> None:
    """4.5.1.1.9: it pays the terrain of the hex it leaves, twice in reverse."""
    b = german({"GA": "G-TIG1 Y6 N move", "SA": "S-T34-76 A1 NW"})
    assert b.refused("move GA", "exit") == "PZR-4.5.1.1.9"
    b = german({"GA": "G-TIG1 Y6 SW move", "SA": "S-T34-76 A1 NW"})
    b.play("move GA")
    exits = [o for o in b.game.decision.options if b.game.key(o) == "exit"]
    assert move(b).price(b.s, exits[0]) == 2
    assert move(b).regret(b.s, exits[0]) is not None


def test_damage_in_mid_move() -> None:
    """R-32: what is left is halved at once."""
    b = german({"GA": TIGER, "SA": FAR})
    b.play("move GA", "ahead")
    b.s.hurt[0] |= DAMAGED
    b.play("turn N")
    assert left(b) == 2
    assert b.told("slowed") == [(0, 2, 0, 0)]


# -- reaction windows (R-05, R-46, R-48) --------------------------------------------------------------------

WATCHER = "S-T34-76 K4 SW overwatch"
BOTH = ("overwatch", "move", "no-command")


def watched(*more: str, **fields: Any) -> Battle:
    """A Tiger moves in front of a T-34 that may have, and has, OVERWATCH."""
    units = {"GA": "G-TIG1 F6 NE move", "GB": "G-TIG1 F9 NE move", "SA": WATCHER}
    return Battle(units, [Movement(1), Movement(0)], may=BOTH, **fields)


def test_a_window_after_every_step() -> None:
    """4.5.1.1, R-06: after a hex and after a turn the opponent is asked; he may hold."""
    b = watched()
    b.play("move GA", "ahead")
    assert (b.asked(), b.kind()) == ("soviet", "Reactions.offer")
    assert b.offers()[:3] == ["hold", "let-pass", "let-all-pass"]
    assert "react SA GA" in b.offers()
    b.play("hold")
    assert b.asked() == "german"
    b.play("turn N")
    assert b.asked() == "soviet"
    b.play("hold", "stop")
    assert b.kind() == "Movement.unit"


def test_a_window_opens_by_what_may_be() -> None:
    """L1: also where the counter is no OVERWATCH; not where no enemy could spot and hit the mover."""
    units = {"GA": "G-TIG1 F6 NE move", "SA": "S-T34-76 K4 SW"}
    b = Battle(units, [Movement(1), Movement(0)], may=BOTH)
    b.play("move GA", "ahead")
    assert (b.asked(), b.offers()) == ("soviet", ["hold", "let-pass", "let-all-pass"])
    woods = {f"M{row}": "woods" for row in range(13)}
    for other in ("S-T34-76 K4 SW done", "S-T34-76 T5 SW overwatch", "S-SU76M K4 NE overwatch"):
        b = Battle({**units, "SA": other}, [Movement(1), Movement(0)], may=BOTH, terrain=woods)
        b.play("move GA", "ahead")
        assert b.asked() == "german", other


def test_letting_a_unit_pass() -> None:
    """R-46: for its whole move; the next unit opens windows again."""
    b = watched()
    b.play("move GA", "ahead", "let-pass", "ahead", "turn N", "stop")
    assert b.kind() == "Movement.unit"
    b.play("move GB", "ahead")
    assert b.asked() == "soviet"


def test_letting_all_pass() -> None:
    """R-48: for the rest of the half-step."""
    b = watched()
    b.play("move GA", "ahead", "let-all-pass", "ahead", "stop", "move GB", "ahead")
    assert b.asked() == "german"


@each("PZR-C-4.5.1.1.8-m")
def test_who_stays_may_be_fired_at(case: Case) -> None:
    """All that the case says: the window, the marker, and the modifier of a shot in that window."""
    b = watched(rolls=[100])
    b.play("move GA", "stop")
    assert (b.asked() == "soviet") == case["then"]["window"]
    assert f"SPOT/{SPOT_NAMES[b.s.spot[0]].upper()}" == case["then"]["marker"]
    b.play("react SA GA", "resolve GA")
    assert shots(b)[-1]["target-moving"] == case["then"]["target_moving"]
    while b.kind() == "Reactions.offer":
        b.play("hold")
    assert b.kind() == "Movement.unit"


def test_a_mover_that_is_destroyed_moves_no_more() -> None:
    """6 of the build: KO ends its move; the half-step goes on."""
    units = {"GA": "G-PZ38T F6 NE move", "GB": "G-TIG1 F9 NE move", "SA": "S-T34-76 H5 SW overwatch"}
    b = Battle(units, [Movement(1), Movement(0)], may=BOTH, rolls=[1, 50])
    b.play("move GA", "ahead", "react SA GA", "resolve GA")
    assert b.where("GA") == "@lost"
    assert b.kind() in ("Movement.unit", "Reactions.offer")


def test_a_mover_that_is_damaged_loses_half_of_what_is_left() -> None:
    """R-32."""
    b = watched()
    b.play("move GA", "ahead")
    b.s.hurt[0] |= DAMAGED
    b.play("hold")
    assert left(b) == 2


# -- reach, and shortcuts for the page ----------------------------------------------------------------------


def test_a_shortcut_plays_its_steps() -> None:
    """Every hex in reach has the choices that take the unit there; they cost what is told."""
    b = german({"GA": TIGER, "SA": FAR}, roads=[["F6", "G5", "H5", "I4"]])
    overlay = b.game.seat(0).overlay("reach", ["unit:GA"])
    ways = {way.place: way for way in overlay.shortcuts}
    assert ways["1H7"].keys[:2] == ["move GA", "rate cross-country"]
    assert ways["1H7"].path[-1] == "1H7"
    for place in ("1H7", "1I4", "1D5"):
        c = german({"GA": TIGER, "SA": FAR}, roads=[["F6", "G5", "H5", "I4"]])
        for key in ways[place].keys:
            c.game.play(key)
        assert c.where("GA") == place[1:]
        assert str(move(c).spent) == ways[place].price


def test_reach_beyond_the_fields_is_by_road() -> None:
    """4.5.1.1.5: what cross-country movement does not reach, and the road does."""
    road = ["F6", "G5", "H5", "I4", "J4", "K3", "L3", "M2", "N2"]
    b = german({"GA": TIGER, "SA": FAR}, roads=[road])
    ways = {way.place: way for way in b.game.seat(0).overlay("reach", ["unit:GA"]).shortcuts}
    assert (ways["1K3"].style, ways["1N2"].style) == ("reach", "reach-way")
    assert not b.game.seat(1).overlay("reach", ["unit:GA"]).shortcuts[0].keys


def test_reach_of_a_unit_that_enters() -> None:
    b = soviet({"SA": "S-T34-76 Y6 NW move waiting", "GA": "G-TIG1 A1 NE"}, zones=ENTRY)
    ways = {way.place: way for way in b.game.seat(1).overlay("reach", ["unit:SA"]).shortcuts}
    b.play(*(key.replace(" 1", " ") for key in ways["1W6"].keys))
    assert b.where("SA") == "W6"

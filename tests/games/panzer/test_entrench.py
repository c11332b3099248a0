"""6.1.4.2, 6.6.8, 6.8.2: full cover and digging at the end of the turn."""

from __future__ import annotations

import pytest

from grognard.core.kernel.state import SECRET
from grognard.games.panzer.adjust.adjustment import Adjustment
from grognard.games.panzer.command.available import command_refusal
from grognard.games.panzer.fire.shots import Shot
from grognard.games.panzer.gp.modifiers import net, target_lines
from grognard.games.panzer.movement.entrench import ENGINEER, RADIX, dig_refusal, progress, stages
from grognard.games.panzer.movement.modes import order_refusal
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.refusals import LEGAL, REFUSALS
from grognard.games.panzer.spotting.markers import MOVED
from grognard.games.panzer.state import ENTRENCHMENT, IN_TRENCH, MOVE, SHORT_HALT, SUP_ON, with_cell

from .battle import Battle
from .cases import Case, each

SQUAD = "GL-RIF F6 NE"
ENEMY = "S-T34-76 X12 NW done"


def end(units: dict[str, str], **more: object) -> Battle:
    """The end of a turn; the movement of the next keeps the game going."""
    return Battle({"SA": ENEMY, **units}, [Movement(0), Adjustment()], layer="advanced", **more)  # type: ignore[arg-type]


def test_taking_and_leaving_cover() -> None:
    """6.8.2: free, whatever the command; it counts from now on."""
    b = end({"GA": SQUAD + " done", "GB": "GT-PAK40 F7 NE done"})
    assert {"cover GA", "cover GB"} <= set(b.offers())
    assert "rise GA" not in b.offers()
    b.play("cover GA")
    assert b.s.cover[b.unit("GA")] == 0  # in secret until both have chosen
    assert b.refused("rise GA") == "PZR-6.8.2"
    b.play("done")
    assert (b.s.cover[b.unit("GA")], b.s.cover[b.unit("GB")]) == (1, 0)
    assert "takes-cover" in b.events()
    c = end({"GA": SQUAD})
    c.s.cover = with_cell(c.s.cover, c.unit("GA"), 1)
    c.play("rise GA", "done")
    assert c.s.cover[c.unit("GA")] == 0


@pytest.mark.parametrize(("enemy", "secret"), [("SL-RIF X12 NW done", True), (ENEMY, False)])
def test_the_last_word_shows_the_choices_of_the_other(enemy: str, secret: bool) -> None:
    """PZR-6.8.1, 6.8.2, L3: no undo of it, also when every command has been shown."""
    b = end({"GA": "GL-RIF F6 NE done", "SA": enemy}, may=())
    b.play("done")
    if secret:
        b.play("pivot SA N", "done")
        assert b.facing("SA") == "N"
    assert bool(b.game.why_final & SECRET) is secret


@pytest.mark.parametrize("kind", ["bridge", "ford", "stream"])
def test_no_cover_in_water(kind: str) -> None:
    """6.1.4.2."""
    b = end({"GA": SQUAD}, terrain={"F6": kind}, roads=[["F6", "F7"]])
    assert b.refused("cover GA") == "PZR-6.1.4.2"


def test_vehicles_take_no_cover() -> None:
    b = end({"GA": SQUAD, "GB": "G-TIG1 F7 NE"})
    assert b.refused("cover GB") == "PZR-6.1.4.2"


@each("PZR-C2-258", "PZR-C2-259", "PZR-C2-260")
def test_turns_of_digging(case: Case) -> None:
    """6.6.8: four turns, engineers two, and one for what others began."""
    given = case["given"]
    engineer = bool(given.get("engineer", "engineer" in given["unit"]))
    done: int = given.get("marker", 0)
    seen: list[int | str] = []
    while not seen or seen[-1] != "Hasty":
        done = progress(done, engineer)
        seen.append("Hasty" if done >= 4 else done)
    assert seen == case["then"]["progress"]
    assert seen[-1] == case["then"].get("marker", "Hasty")
    assert len(seen) == given.get("turns_dug", len(seen))


@each("PZR-C2-261")
def test_who_may_dig(case: Case) -> None:
    b = end({"GA": SQUAD, "GB": "GL-RIF F7 NE overwatch", "GC": "GL-RIF F8 NE"})
    for key in ("GA", "GB", "GC"):
        b.s.cover = with_cell(b.s.cover, b.unit(key), 1)
    b.s.sup[b.unit("GA")] = SUP_ON
    assert (dig_refusal(b.s, b.unit("GA")) == LEGAL) == case["then"]["suppressed"]
    assert (dig_refusal(b.s, b.unit("GB")) == LEGAL) == case["then"]["other"]
    assert "dig GC" in b.offers()


def test_digging_in_play() -> None:
    """6.6.8: the work stays in the hex; who finishes it holds the entrenchment."""
    b = end({"GA": SQUAD, "GB": SQUAD})
    u, h = b.unit("GA"), b.hex("F6")
    b.s.cover = with_cell(with_cell(b.s.cover, u, 1), b.unit("GB"), 1)
    b.play("dig GA", "done")
    assert (stages(b.s.dig[h]), b.s.works[h]) == ([1], 0)
    c = end({"GA": SQUAD})
    c.sc.roles[c.unit("GA")] |= ENGINEER
    c.s.cover = with_cell(c.s.cover, c.unit("GA"), 1)
    c.s.dig = with_cell(c.s.dig, h, RADIX)
    assert stages(c.s.dig[h]) == [2]
    c.play("dig GA", "done")
    assert (c.s.works[h], c.s.trenches[h], c.s.dig[h]) == (ENTRENCHMENT, 1, 0)
    assert c.s.post[c.unit("GA")] == IN_TRENCH


def digging(dig: int, **units: str) -> Battle:
    """Units in full cover in one hex where work has been begun; all of them dig."""
    b = end(dict(units))
    h = b.hex("F6")
    b.s.dig = with_cell(b.s.dig, h, dig)
    for key in units:
        b.s.cover = with_cell(b.s.cover, b.unit(key), 1)
        b.play(f"dig {key}")
    b.play("done")
    return b


def test_every_unit_digs_for_itself() -> None:
    """6.1.4.3.6, R-71: an entrenchment holds one unit, and each has a marker of its own in the hex."""
    b = digging(0, GA=SQUAD, GB=SQUAD, GC="GT-PAK40 F6 NE")
    assert stages(b.s.dig[b.hex("F6")]) == [1, 1, 1]
    b = digging(1 + 2 * RADIX**2, GA=SQUAD, GB=SQUAD, GC=SQUAD)  # one of a turn, two of three
    h = b.hex("F6")
    assert (b.s.trenches[h], stages(b.s.dig[h])) == (2, [2])
    assert [b.s.post[b.unit(key)] for key in ("GA", "GB", "GC")] == [IN_TRENCH, IN_TRENCH, 0]
    lines = [net(target_lines(b.s, shot_at(b, key), b.unit(key), False, 0)) for key in ("GA", "GC")]
    assert lines[1] - lines[0] == 10


def shot_at(b: Battle, key: str) -> Shot:
    return Shot(b.unit("SA"), b.unit(key), 0, 0, 0, -1, 0, 0)


def test_engineers_finish_what_was_begun_and_leave_the_farthest_to_others() -> None:
    """6.6.8[3], R-71."""
    b = digging(1 + RADIX**2, GA="GL-RIF F6 NE r:engineer", GB=SQUAD)
    h = b.hex("F6")
    assert (b.s.trenches[h], b.s.dig[h]) == (2, 0)


def test_who_holds_a_position_does_not_dig() -> None:
    b = end({"GA": f"{SQUAD} improved", "GB": SQUAD})
    for key in ("GA", "GB"):
        b.s.cover = with_cell(b.s.cover, b.unit(key), 1)
    assert REFUSALS[dig_refusal(b.s, b.unit("GA"))].rule == "PZR-6.6.8"
    assert dig_refusal(b.s, b.unit("GB")) == LEGAL  # the position holds one unit


def test_an_entrenchment_that_was_left_is_free_for_one_unit_of_either_side() -> None:
    """6.1.4.3.6, R-49: two entrenchments, three squads; the last finds none."""
    units = {f"G{name}": "GL-RIF F7 N move" for name in "ABC"}
    b = Battle(
        {**units, "SA": ENEMY}, [Movement(1), Movement(0)], layer="advanced", may=("move", "no-command")
    )
    h = b.hex("F6")
    b.s.works = with_cell(b.s.works, h, ENTRENCHMENT)
    b.s.trenches = with_cell(b.s.trenches, h, 2)
    for key in units:
        b.play(f"move {key}", "rate cross-country", "go N", "stop")
    assert [b.s.post[b.unit(key)] for key in units] == [IN_TRENCH, IN_TRENCH, 0]


def test_nobody_digs_in_houses() -> None:
    b = end({"GA": SQUAD}, terrain={"F6": "building_wood"})
    b.s.cover = with_cell(b.s.cover, b.unit("GA"), 1)
    assert b.refused("dig GA") == "PZR-6.1.4.3"


# -- commands (6.1.4.2, 6.6.4.1, 6.6.5) ----------------------------------------------------------------


@each("PZR-C2-234")
def test_laden_sections_have_no_short_halt(case: Case) -> None:
    b = end({"GA": "GL-SEC F6 NE w:GW-HMG", "GB": "GL-SEC F7 NE"})
    assert (order_refusal(b.s, b.unit("GA"), SHORT_HALT) == LEGAL) == case["then"]["legal"]
    assert order_refusal(b.s, b.unit("GB"), SHORT_HALT) == LEGAL


@each("PZR-C-6.1.4.2-a", "PZR-C-6.8.2-a")
def test_full_cover_is_free(case: Case) -> None:
    """6.8.2: after any command, without a point of movement or a marker."""
    card = case["given"]["unit"]
    b = end({"GA": f"{card} F6 NE fire"})
    u = b.unit("GA")
    assert ("cover GA" in b.offers()) is case["then"]["legal"]
    b.play("cover GA", "done")
    assert (b.s.cover[u], b.where("GA")) == (1, "F6")
    assert b.s.spot[u] == case["then"].get("cost", 0)  # nothing that shows movement
    assert (b.s.spot[u] == MOVED) is case["then"].get("counts_as_movement", False)


@each("PZR-C-6.1.4.2-c", "PZR-C-6.1.4.2-d")
def test_who_is_low_has_fewer_commands(case: Case) -> None:
    """6.1.4.2: a gun stays where it is, infantry crawls or moves but does not halt to fire."""
    b = end({"GA": f"{case['given']['unit']} F6 NE", "SA": "S-T34-76 F10 N"})
    command = {"command MOVE": MOVE, "command SHORT_HALT": SHORT_HALT}[case["when"]]
    assert order_refusal(b.s, b.unit("GA"), command) == LEGAL
    b.s.cover = with_cell(b.s.cover, b.unit("GA"), 1)
    refusal = order_refusal(b.s, b.unit("GA"), command)
    assert (refusal == LEGAL) is case["then"]["legal"]
    assert REFUSALS[refusal].rule == "PZR-6.1.4.2"


def test_commands_in_full_cover() -> None:
    """6.1.4.2: guns and laden sections never MOVE, leg units never SHORT HALT."""
    b = end({"GA": "GT-PAK40 F6 NE", "GB": "GL-SEC F7 NE w:GW-HMG", "GC": "GL-RIF F8 NE"})
    assert [command_refusal(b.s, b.unit(key), MOVE) for key in ("GA", "GB", "GC")] == [LEGAL] * 3
    assert REFUSALS[command_refusal(b.s, b.unit("GA"), SHORT_HALT)].rule == "PZR-6.6.5"
    for key in ("GA", "GB", "GC"):
        b.s.cover = with_cell(b.s.cover, b.unit(key), 1)
    rules = [REFUSALS[command_refusal(b.s, b.unit(key), MOVE)].rule for key in ("GA", "GB")]
    assert rules == ["PZR-6.1.4.2"] * 2
    assert command_refusal(b.s, b.unit("GC"), MOVE) == LEGAL
    assert REFUSALS[order_refusal(b.s, b.unit("GC"), SHORT_HALT)].rule == "PZR-6.1.4.2"

"""Where close combat meets other rules: reaction fire, shared commands, floors, passengers, secrets."""

from __future__ import annotations

from grognard.core.kernel.option import Option
from grognard.games.panzer import RULES
from grognard.games.panzer.command.available import command_refusal
from grognard.games.panzer.faults import faults
from grognard.games.panzer.knowledge import worlds
from grognard.games.panzer.refusals import LEGAL
from grognard.games.panzer.show.duties import duties
from grognard.games.panzer.show.prospects import allowed
from grognard.games.panzer.state import DONE, FIRE, MOVE, OVERWATCH, SHORT_HALT, PanzerState, with_cell
from grognard.games.panzer.verbs import ASSAULT

from .battle import Battle, from_step
from .cases import Case, each
from .test_close_assault import share, storming
from .test_close_overrun import driving, start

WATCHED = {"SA": "S-T34-76 F7 N", "SB": "SL-RIF G8 N overwatch"}


@each("PZR-C2-318")
def test_passengers_have_no_command(case: Case) -> None:
    """PZR-6.6.7: so they assault only as they get off."""
    b = storming({"GA": "G-251-1 F6 N", "GB": "GL-RIF F6 N", "GC": "GL-RIF E7 N move", "SA": "S-T34-76 F7 N"})
    b.s.mount(b.unit("GB"), b.unit("GA"))
    given = [command_refusal(b.s, b.unit("GB"), each) for each in (FIRE, MOVE, SHORT_HALT, OVERWATCH)]
    assert (LEGAL in given) is case["then"]["legal"]
    assert b.refused("assault GB SA") == "PZR-6.6.1.1"


def test_a_shared_move_on_the_way_loses_one_and_goes_on() -> None:
    """PZR-6.6.11, 6.6.1.1[11]: one of two partners is suppressed on its way; the other attacks alone."""
    units = {"GA": "GL-RIF F5 N move", "GB": "GL-RIF F5 N move", **WATCHED}
    b = storming(units, rolls=[70, 1])
    share(b, "GA", "GB")
    b.play("approach GA F6", "assault GA SA", "approach GB F6", "assault GB SA", "resolve SA")
    b.play("react SB GA", "resolve GA")
    while b.kind() == "Reactions.offer":
        b.play("hold")
    b.play("keep")
    assert b.told("close-assault")[0][0] == b.unit("GB")
    assert len(b.told("close-assault")) == 1
    assert [b.s.acted[b.unit(key)] for key in ("GA", "GB")] == [DONE, DONE]
    assert "approaches" in b.events()


def test_a_waiver_holds_for_the_half_step() -> None:
    """R-48: who lets all pass is not asked again about other approaches."""
    units = {"GA": "GL-RIF F5 N move", "GB": "GL-RIF F5 N move", **WATCHED}
    b = storming(units, rolls=[1])
    b.play("approach GA F6", "assault GA SA", "approach GB F6", "assault GB SA", "resolve SA", "let-all-pass")
    assert b.kind() == "Melee.show"


def test_storming_an_upper_floor() -> None:
    """R-63: a squad upstairs is assaulted on the level of its hex; who takes the hex is below."""
    units = {"GA": "GL-RIF F6 N move", "SA": "SL-SEC F7 N"}
    rolls = [[100, 100]]
    b = storming(units, rolls=rolls, terrain={"F7": "building_stone"}, two_floors=["F7"])
    b.s.floor = with_cell(b.s.floor, b.unit("SA"), 1)
    b.play("assault GA SA", "resolve SA", "advance GA")
    assert (b.where("GA"), b.s.floor[b.unit("GA")]) == ("F7", 0)


def test_a_vehicle_in_a_building_needs_infantry_with_it() -> None:
    """PZR-6.6.1.1.2[7]: buildings are terrain that needs support; the squad upstairs gives it."""
    units = {"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N", "SB": "SL-RIF F7 N"}
    b = storming(units, terrain={"F7": "building_brick"}, two_floors=["F7"])
    b.s.inside = with_cell(b.s.inside, b.unit("SA"), 1)
    b.s.floor = with_cell(b.s.floor, b.unit("SB"), 1)
    lines = [
        line.text.id for account in b.game.seat(0).odds("assault GA SA").ledgers for line in account.lines
    ]
    assert lines
    assert not any("unsupported" in name for name in lines)


def test_an_attack_on_one_of_two_defenders_leaves_the_other() -> None:
    """PZR-6.6.1.2: other units of the hex are ignored, and hold it."""
    units = {"GA": "GL-RIF F6 N move", "SA": "SL-SEC F7 N", "SB": "SL-RIF F7 N"}
    b = storming(units, rolls=[[100, 100]])
    b.play("assault GA SA", "resolve SA")
    assert (b.where("SA"), b.where("SB"), b.where("GA")) == ("@lost", "F7", "F6")


def test_nobody_learns_the_command_of_an_assaulted_vehicle() -> None:
    """R-43: its owner is asked though it does not move, can only keep, and nothing is told."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N overwatch"}, rolls=[1])
    b.play("assault GA SA", "resolve SA")
    assert (b.asked(), b.offers()) == ("soviet", ["keep"])
    b.play("keep")
    assert len(b.may("SA")) == 5


def test_the_odds_weigh_what_a_face_down_counter_may_be() -> None:
    """Two worlds: a vehicle that moves and one that does not."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N overwatch"})
    known = b.game.seat(0).known()
    assert isinstance(known, PanzerState)
    found = worlds(known, 0, Option(ASSAULT, b.unit("GA"), b.unit("SA")))
    assert len(found) == 2
    assert sum(weight for weight, _ in found) == 1


def test_an_overrun_reads_the_command_of_its_target() -> None:
    """R2-43: its defence tells whether it moves; the counter stays down, and the choice is final."""
    b = driving({"SA": "S-T34-76 F8 N move", "GA": "GL-RIF F7 S move"}, rolls=[1])
    start(b)
    b.play("ahead")
    assert b.may("GA") == {"move", "short-halt"}
    assert b.acted("GA") == "no"


def test_an_overrun_with_riders_is_put_back_with_them() -> None:
    """R2-52: what it carries comes back too."""
    units = {"SA": "S-T34-76 F8 N move", "SB": "SL-SMG F8 N", "GA": "GL-RIF F7 S"}
    b = driving(units, rolls=[5], terrain={"F7": "woods", "F6": "water"})
    b.sc.cross[b.unit("SA")] = 3
    b.s.mount(b.unit("SB"), b.unit("SA"))
    start(b)
    b.play("ahead")
    assert (b.where("SA"), b.where("SB")) == ("F8", "F8")
    assert faults(b.s) == []


def test_the_turn_clears_what_was_fought() -> None:
    """The next turn begins with nobody bound to a target."""
    units = {"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N no-command"}
    b = Battle(units, from_step("close_combat_fp", "advanced"), layer="advanced", rolls=[1], may=("move",))
    b.play("assault GA SA", "resolve SA")
    assert b.s.fought[b.unit("GA")] == b.unit("SA")
    for _ in range(40):
        if b.s.turn > 1 or b.game.over:
            break
        offers = b.offers()
        b.play("done" if "done" in offers else offers[0])
    assert b.s.turn == 2
    assert set(b.s.fought) == {-1}


def test_the_page_is_told_what_can_be_done() -> None:
    """Duties name who could assault and what is to be resolved; MOVE is told with its assaults."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"})
    assert [note.kind for note in duties(b.s, 0).notes] == ["assault"]
    b.play("assault GA SA")
    assert [note.key for note in duties(b.s, 0).notes] == ["resolve SA"]
    fresh = storming({"GA": "GL-RIF F6 N", "SA": "S-T34-76 F7 N"})
    told = [note.text.id for note in allowed(fresh.s, 0, fresh.unit("GA")).notes]
    assert "panzer-allows-assault" in told


def test_every_frame_of_close_combat_is_known_to_the_rules() -> None:
    names = {frame.NAME for frame in RULES.frames}
    assert {"CloseCombat", "Melee", "CloseAssault", "HandToHand", "Landing", "Overrun"} <= names

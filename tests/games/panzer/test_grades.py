"""PZR-5.8, 5.9, 5.12: grades of force, formation and unit; command, recon and engineer units; halves."""

from __future__ import annotations

from grognard.games.panzer.adjust.recovery import recovery_number
from grognard.games.panzer.command.available import active_units, command_range, formation_commands
from grognard.games.panzer.command.initiative import head_start
from grognard.games.panzer.command.sharing import commands_left
from grognard.games.panzer.fire.ap_modifiers import SINGLE
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.fire.shots import STANDS, Shot, aim_of
from grognard.games.panzer.fire.smoke import NEW, ON, smoke_refusal
from grognard.games.panzer.fire.tables import ap_tables
from grognard.games.panzer.gp.modifiers import net
from grognard.games.panzer.gp.results import Burst, half_factor
from grognard.games.panzer.indirect.observers import is_observer
from grognard.games.panzer.refusals import LEGAL, REFUSALS
from grognard.games.panzer.scenario import ELITE, VETERAN
from grognard.games.panzer.state import with_cell
from grognard.games.panzer.verbs import AP

from .battle import Battle
from .cases import Case, each
from .stacks import again
from .test_fire_smoke import after_reactions

GRADES = {"ELITE": "elite", "VET": "veteran", "SEAS": "seasoned", "REG": "regular", "GREEN": "green"}
FACTORS = "PSMLE"
FAR = "S-T34-76 X12 NW"


def forces(german: str, soviet: str = "seasoned") -> dict[str, dict[str, str]]:
    """The forces of a scenario file, whose grades are not those of their formations."""
    return {
        "german": {"grade": german, "role": "meets"},
        "soviet": {"grade": soviet, "role": "meets"},
    }


# -- grades (5.8) ---------------------------------------------------------------------------------------


@each("PZR-C-5.8.1-a")
def test_initiative_goes_by_the_force(case: Case) -> None:
    given = case["given"]
    b = Battle(
        {"GA": "G-PZ4H F6 NE", "SA": FAR},
        layer="advanced",
        grades=(GRADES[given["formation_grade"]], "seasoned"),
        forces=forces(GRADES[given["force_grade"]]),
    )
    assert given["roll"] + head_start(b.sc) == case["then"]["total"]


@each("PZR-C-5.8.2-a")
def test_command_range_goes_by_the_formation(case: Case) -> None:
    given = case["given"]
    b = Battle(
        {"GA": "G-PZ4H F6 NE", "SA": FAR},
        layer="advanced",
        grades=(GRADES[given["formation_grade"]], "seasoned"),
        forces=forces(GRADES[given["force_grade"]]),
    )
    assert command_range(b.sc, 0) == case["then"]["range"]


@each("PZR-C-5.8-m")
def test_a_reduced_squad_keeps_its_grade(case: Case) -> None:
    """What hangs on the grade is the same for the half-squad that is left."""
    grade = GRADES[case["then"]["grade"]]
    assert grade == GRADES[case["given"]["squad"]]
    b = Battle({"GA": f"GL-RIF F6 NE g:{grade}", "SA": FAR}, layer="advanced")
    u = b.unit("GA")
    whole = recovery_number(b.s, u)
    b.s.reduced = with_cell(b.s.reduced, u, 1)
    assert (b.sc.grade[u], recovery_number(b.s, u)) == (VETERAN, whole)


@each("PZR-C-5.8.3-m")
def test_a_unit_has_its_own_grade_in_combat(case: Case) -> None:
    """Combat and recovery by the unit, commands by the formation."""
    given, then = case["given"], case["then"]
    units = {f"GX{n}": "G-PZ4H F6 N" for n in range(given["active_units"] - 1)}
    units |= {"GA": "G-PZ4H F6 N g:elite", "SA": "S-T34-76 F1 S"}
    b = Battle(units, layer="advanced", grades=(GRADES[given["formation"]], "seasoned"))
    aim = aim_of(b.s, Shot(b.unit("GA"), b.unit("SA"), AP, 0, STANDS, -1, SINGLE, 0), False)
    assert aim.grade == ELITE
    factor = FACTORS.index(given["shot_range_factor"])
    assert ap_tables().grade_ap[5 * aim.grade + factor] == then["ap_modifier"]
    assert formation_commands(b.s, 0) == then["commands"]
    assert command_range(b.sc, 0) == then["command_range"]
    assert recovery_number(b.s, b.unit("GA")) > recovery_number(b.s, b.unit("GX0"))


# -- command, recon and engineer units (5.9) ------------------------------------------------------------


@each("PZR-C-5.9.1-a")
def test_only_who_is_marked_is_a_command_unit(case: Case) -> None:
    """Two sections of a headquarters: the one with the mark may call fire."""
    units = {"GA": "GL-SEC F6 NE overwatch r:CHQ", "GB": "GL-SEC F6 NE overwatch", "SA": FAR}
    b = Battle(units, layer="advanced")
    assert is_observer(b.s, b.unit("GA"))
    assert is_observer(b.s, b.unit("GB")) is case["then"]["legal"]


@each("PZR-C-5.9.2-m")
def test_recon_units_beside_the_formation(case: Case) -> None:
    then = case["then"]
    units = {f"GX{n}": "G-PZ4H F6 N" for n in range(5)}
    units |= {f"GR{n}": "G-PZ4H F6 N r:recon" for n in range(2)}
    b = Battle({**units, "SA": FAR}, layer="advanced", grades=("regular", "seasoned"))
    assert (active_units(b.s, 0), formation_commands(b.s, 0)) == (then["counted"], then["commands"])
    own = [commands_left(b.s, b.unit(key)) for key in ("GR0", "GR1")]
    assert sum(own) == then["recon_commands"]


@each("PZR-C-5.9.3-m")
def test_engineers_lay_smoke_beside_them(case: Case) -> None:
    """PZR-6.1.4.3.10, R-35: in the next hex, not from a vehicle; it counts when reaction fire is over."""
    units = {
        "GA": "GL-SEC F6 N fire r:engineer",
        "GB": "GL-SEC F8 N r:engineer",
        "GC": "G-251-1 F8 N",
        "SA": FAR,
    }
    b = Battle(units, [], layer="advanced", may=("fire", "no-command"))
    b.s.mount(b.unit("GB"), b.unit("GC"))
    assert (smoke_refusal(b.s, b.unit("GA"), b.hex("F5")) == LEGAL) is case["then"]["legal"]
    assert smoke_refusal(b.s, b.unit("GA"), b.hex("F4")) != LEGAL
    mounted = smoke_refusal(b.s, b.unit("GB"), b.hex("F9"))
    assert ("refused" if mounted else "legal") == case["then"]["mounted_engineer"]
    assert REFUSALS[smoke_refusal(b.s, b.unit("GB"), b.hex("F9"))].rule == "PZR-6.1.4.3.10"
    b = again(b, DirectFire(0))
    b.play("fire GA", "smoke F5")
    row = b.sc.veil_unit.index(b.unit("GA"))
    assert (b.s.veil_state[row], b.s.veil_aim[row]) == (NEW, b.hex("F5"))
    b = again(b, Reactions())
    assert b.s.veil_state[row] == ON
    assert after_reactions().replace(" ", "-", 1) == case["then"]["counts_from"]


# -- sums and halves (5.12) -----------------------------------------------------------------------------


@each("PZR-C-5.12-a", "PZR-C2-147")
def test_modifiers_are_added(case: Case) -> None:
    lines = [(f"line_{number}", value) for number, value in enumerate(case["given"]["modifiers"])]
    assert net(lines) == case["then"]["net"]


@each("PZR-C-5.12-c")
def test_half_of_a_factor(case: Case) -> None:
    """Rounded down, but half of 1 stays 1: a weak squad may still set a truck on fire."""
    assert half_factor(case["given"]["factor"]) == case["then"]["half"]
    assert [half_factor(gpf) for gpf in (1, 2, 3, 4)] == [1, 1, 1, 2]
    assert Burst(1, 4, "S", 0, True, 0, False).brews_up_to() == 1

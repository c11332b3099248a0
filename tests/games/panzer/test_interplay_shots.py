"""Situations in which rules of commands, shots, armour and reactions meet, by the words of the rules."""

from __future__ import annotations

import datetime
from typing import Any

from grognard.games.panzer import RULES
from grognard.games.panzer.command.available import active_units, formation_commands, possible_commands
from grognard.games.panzer.command.sharing import commands_left, share_refusal
from grognard.games.panzer.fire.attack import Attack
from grognard.games.panzer.fire.direct import DirectFire
from grognard.games.panzer.fire.reactions import Reactions
from grognard.games.panzer.ground.cover import COMBAT, COVERS
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.spotting.looking import cover_of
from grognard.games.panzer.state import COMMANDS, FIRED, MOVE, SUP_ON
from grognard.games.panzer.verbs import AP

from .battle import Battle, from_step
from .cases import Case, each
from .stacks import again

ARMOUR = ("advanced_ap",)
GUNS = ("leg_and_towed", "gp_fire", "advanced_ap")
T34 = "S-T34-76"


def battle(units: dict[str, str], rolls: list[int], **more: Any) -> Battle:
    """A position without a frame; every counter may be what it is and nothing else."""
    more.setdefault("may", ())
    date = datetime.date(1944, 6, 1)
    return Battle(units, [], layer="advanced", rolls=[*rolls], date=date, **more)


def shot(b: Battle) -> Battle:
    """One AP shot of GA at SA, without the steps around it."""
    attack = Attack()
    attack.player = b.sc.side[b.unit("GA")]
    attack.firer, attack.target, attack.arm = b.unit("GA"), b.unit("SA"), AP
    return again(b, attack)


def reacting(b: Battle) -> Battle:
    """The reaction fire of the Combat Phase, after SA has fired."""
    b.s.trigger[b.unit("SA")] = FIRED
    return again(b, Reactions())


def carried(units: dict[str, str], rolls: list[int], **more: Any) -> Battle:
    """GB rides on GA, in the German half of the Direct Fire step."""
    b = battle(units, rolls, **more)
    b.s.mount(b.unit("GB"), b.unit("GA"))
    return again(b, DirectFire(0))


def lines(b: Battle) -> list[dict[str, int]]:
    """The modifiers of every shot, in order."""
    shots = [e for e in b.game.events if RULES.events[e.kind].name in ("hit", "missed", "gp-fire")]
    return [{line.name: line.value for line in (e.ledgers or [])[0].lines} for e in shots]


# -- whose grade counts ------------------------------------------------------------------------------------


@each("PZR-I-61")
def test_extra_hits_spread_by_the_grade_of_the_unit(case: Case) -> None:
    """6.5.2.1[7]: not by that of its formation, which is for shared commands."""
    near = {"SA": "F3", "SB": "F4", "SC": "F5", "SD": "F3"}
    for grade, formation in (("elite", "green"), ("veteran", "green"), ("green", "elite")):
        units = {"GA": f"G-WIRB F6 N fire g:{grade}", **{key: f"S-T70 {h} S" for key, h in near.items()}}
        b = shot(battle(units, [1, *[100] * 6], modules=ARMOUR, grades=(formation, "seasoned")))
        offers = [key.removeprefix("spread ") for key in b.offers()]
        assert offers == case["then"][grade], grade


@each("PZR-I-62")
def test_a_crew_checks_by_its_own_grade(case: Case) -> None:
    """6.5.2.6.1: a track hit, and the same roll in an elite vehicle and a green one."""
    for grade, leaves in case["then"].items():
        formation = "green" if grade == "elite" else "elite"
        units = {"GA": "G-PZ4H F6 S fire", "SA": f"{T34} F9 N g:{grade}"}
        roll = case["given"]["roll"]
        b = shot(battle(units, [1, 1, roll], modules=ARMOUR, grades=("seasoned", formation)))
        assert [name for name in b.events() if name.startswith("crew")] == [f"crew-{leaves}"], grade


@each("PZR-I-63")
def test_the_last_truck_has_a_command(case: Case) -> None:
    """6.2.1.1: nobody activates it, so it counts for nothing; the least is one command all the same."""
    b = battle({"GA": "G-OPEL F6 S", "SA": "SL-RIF F12 N"}, [])
    formation = b.sc.formation[b.unit("GA")]
    found = {"active": active_units(b.s, formation), "commands": formation_commands(b.s, formation)}
    assert found == case["then"]


# -- passengers --------------------------------------------------------------------------------------------

RIDERS = {
    "GA": "G-251-1 F6 S fire",
    "GB": "GL-RIF F6 S",
    "SA": "SL-RIF F8 N spot-fire",
    "SB": "SL-RIF F9 N spot-fire",
}


@each("PZR-I-64")
def test_passengers_that_fire_with_their_vehicle(case: Case) -> None:
    """6.6.7.2[3], R2-81: dual fire is the passengers' alone, with their own small arms too."""
    for target, expected in case["then"].items():
        b = carried(RIDERS, [50, 50])
        b.play("fire GA", "at SA", "fire GB", f"at {target}", "resolve SA")
        if target != "SA":
            b.play(f"resolve {target}")
        vehicle, passengers = lines(b)
        assert vehicle == {}
        assert passengers == expected


@each("PZR-I-65")
def test_passengers_that_fire_alone(case: Case) -> None:
    """6.6.7.2[4]: one weapon is no dual fire; the vehicle's SHORT HALT does not count."""
    for command in ("fire", "short-halt"):
        b = carried({**RIDERS, "GA": f"G-251-1 F6 S {command}"}, [50])
        b.play("fire GB", "at SA", "resolve SA")
        assert lines(b) == [case["then"]["modifiers"]]
        assert b.acted("GA") == case["then"]["acted"][command]


@each("PZR-I-66")
def test_passengers_of_a_vehicle_that_stands_for_good(case: Case) -> None:
    """6.5.2.2.1, 6.6.7.2: a track hit keeps nobody aboard from firing."""
    b = carried({**RIDERS, "GA": "G-251-1 F6 S fire tracks"}, [50])
    assert b.offers() == case["then"]["offers"]
    b.play("fire GB", "at SA", "resolve SA")
    assert lines(b) == [case["then"]["modifiers"]]


# -- what happens between declaration and resolution -------------------------------------------------------


@each("PZR-I-67")
def test_a_crew_that_flees_wastes_the_other_shot(case: Case) -> None:
    """4.4.1, 5.15: an abandoned vehicle is no target; who has declared has fired all the same."""
    units = {"GA": "G-PZ4H F6 S fire", "GB": "G-PZ4H G6 S fire", "SA": f"{T34} F9 N"}
    b = again(battle(units, [1, 1, 1], modules=ARMOUR), DirectFire(0))
    for key in ("GA", "GB"):
        b.play(f"fire {key}", "weapon ap", "at SA")
    b.play("resolve SA")
    assert b.script.rolls == []
    u = b.unit("GB")
    names = b.events()
    assert {
        "tracks": "tracks-hit" in names,
        "crew": next(name for name in names if name.startswith("crew")),
        "spent": [b.keys[event[0]] for event in b.told("spent")],
        "acted": b.acted("GB"),
        "trigger": b.s.trigger[u],
    } == case["then"]


@each("PZR-I-68")
def test_smoke_is_fire_that_may_be_answered(case: Case) -> None:
    """6.1.4.3.10, 4.4.2: nobody was hit, and yet the gun has fired."""
    units = {"GA": "G-PZ4H F6 S fire", "SA": "S-T34-85 F9 N overwatch"}
    b = Battle(
        units,
        from_step("direct_fire_fp", "advanced"),
        layer="advanced",
        rolls=[1],
        date=datetime.date(1944, 6, 1),
    )
    b.play("fire GA", "weapon smoke", "smoke G8", "done")
    assert (b.asked(), b.offers()) == (case["then"]["asked"], case["then"]["offers"])


# -- reactions ---------------------------------------------------------------------------------------------


@each("PZR-I-69")
def test_a_suppressed_partner_looks_the_other_way(case: Case) -> None:
    """6.2.1.1.4, 6.1.3.1: who cannot fire at the common target loses its OVERWATCH."""
    for facing, then in case["then"].items():
        units = {
            "GA": "GL-RIF F6 S overwatch",
            "GB": f"GL-RIF F6 {facing} overwatch",
            "SA": "SL-RIF F8 N fire",
        }
        b = battle(units, [50, 50])
        b.s.sup[b.unit("GB")] = SUP_ON
        for key in ("GA", "GB"):
            b.s.group[b.unit(key)] = b.unit("GA")
        b = reacting(b)
        b.play("react GA SA")
        assert ("watch-lost" in b.events()) is then["lost"], facing
        assert len(b.told("reacts")) == then["shots"], facing


@each("PZR-I-70")
def test_a_damaged_watcher(case: Case) -> None:
    """4.4.3.2.2: -3 for the damage, and -1 or -3 as its hull stands, though the turret turns."""
    for facing, expected in case["then"].items():
        units = {"GA": f"G-PZ4H F6 {facing} overwatch damaged", "SA": f"{T34} F9 N fire done"}
        b = reacting(battle(units, [100], modules=ARMOUR))
        b.play("react GA SA", "weapon ap", "resolve SA")
        assert lines(b) == [expected], facing


@each("PZR-I-71")
def test_a_squad_has_no_turret_to_turn(case: Case) -> None:
    """4.4.3.2.2, 6.5.4.3[17]: whatever a squad may fire at is in its front."""
    for facing, expected in case["then"].items():
        units = {"GA": f"GL-RIF F6 {facing} overwatch w:GW-PF", "SA": f"{T34} F7 N move"}
        b = again(battle(units, [1, 100]), Movement(1))
        b.play("move SA", "rate cross-country", "ahead", "react GA SA", "weapon first", "resolve SA")
        assert lines(b) == [expected], facing


# -- cover and distance ------------------------------------------------------------------------------------


@each("PZR-I-72")
def test_six_tanks_in_a_wood_have_no_cover(case: Case) -> None:
    """3.8, 4.1.3.2: the squad between them keeps it."""
    for tanks, then in case["then"].items():
        units = {f"S{letter}": f"{T34} F8 N" for letter in "ABCDEFG"[: int(tanks)]}
        units |= {"SX": "SL-RIF F8 N", "GA": "G-PZ4H F6 S"}
        b = battle(units, [], terrain={"F8": "woods"})
        found = {
            key: COVERS[cover_of(b.s, b.unit(unit), COMBAT)]
            for key, unit in (("tank", "SA"), ("squad", "SX"))
        }
        assert found == then, tanks


@each("PZR-I-73")
def test_haze_hides_the_small_before_the_large(case: Case) -> None:
    """6.5.4.3[19]: the same gun, the same day; at lorries from farther away than at men."""
    for branch in case["then"]:
        target = f"{branch['target']} F{1 + branch['range']} N spot-fire"
        b = battle({"GA": "G-PZ4H F1 S fire", "SA": target}, [1, 50, 50, 50], modules=(*GUNS, "heat_haze"))
        b = again(b, DirectFire(0))
        b.play("fire GA")
        if "weapon gp" in b.offers():
            b.play("weapon gp")
        b.play("at SA", "resolve SA")
        assert lines(b)[0].get("gp-heat-haze", 0) == branch["haze"], branch


# -- one shot, one move, and what follows ------------------------------------------------------------------


@each("PZR-I-74")
def test_a_tank_that_was_stopped_still_counts_as_moving(case: Case) -> None:
    """6.5.2.2.1[4]: for fire that was declared before the track hit."""
    units = {"GA": "G-PZ4H F6 S fire", "GB": "G-PZ4H G6 S fire", "SA": f"{T34} F9 N move"}
    b = again(battle(units, [1, 1, 100, 100], modules=ARMOUR), DirectFire(0))
    for key in ("GA", "GB"):
        b.play(f"fire {key}", "weapon ap", "at SA")
    b.play("resolve SA")
    assert b.events().index("tracks-hit") < b.events().index("missed")
    assert lines(b) == [case["then"]["modifiers"]] * 2


@each("PZR-I-75")
def test_a_reaction_is_answered_before_the_move_goes_on(case: Case) -> None:
    """4.4.2, R-05: in the middle of the window another tank fires at the one that fired."""
    units = {
        "GA": "G-PZ4H F6 S overwatch",
        "SA": f"{T34} F10 N move",
        "SB": "S-T34-85 G9 N overwatch",
    }
    b = again(battle(units, [100, 100], modules=ARMOUR), Movement(1))
    b.play("move SA", "ahead", "react GA SA", "weapon ap", "resolve SA")
    assert (b.asked(), b.offers()) == ("soviet", case["then"]["offers"])
    b.play("react SB GA", "weapon ap", "resolve GA")
    assert (b.asked(), b.kind()) == ("soviet", case["then"]["then"])
    assert [b.acted(key) for key in ("GA", "SB")] == ["done", "done"]


@each("PZR-I-76")
def test_a_recon_tank_takes_no_command_of_its_company(case: Case) -> None:
    """6.2.1.1.3: it has one, which nobody shares, when the company has spent its own."""
    units = {"GA": "G-PZ4H F6 S", "GB": "G-PZ4H F6 S r:recon", "GC": "G-PZ4H F6 S", "SA": "SL-RIF F12 N"}
    b = battle(units, [], modules=(*ARMOUR, "command_control"), grades=("green", "green"), may=("move",))
    before = [commands_left(b.s, b.unit(key)) for key in ("GA", "GB", "GC")]
    b.s.command[b.unit("GA")] = MOVE
    after = [commands_left(b.s, b.unit(key)) for key in ("GA", "GB", "GC")]
    shares = [REFUSALS[share_refusal(b.s, b.unit("GA"), b.unit(key))].rule for key in ("GB", "GC")]
    assert {"before": before, "after": after, "shares": shares} == case["then"]


@each("PZR-I-77")
def test_engineers_have_a_fire_command_for_their_smoke(case: Case) -> None:
    """4.2.1, 5.9.3, 6.1.4.3.10: the enemy is out of reach, and other squads have none."""
    b = battle({"GA": "GL-RIF F6 S r:engineer", "GB": "GL-RIF H6 S", "SA": "SL-RIF Y12 N"}, [])
    for key, expected in case["then"].items():
        bits = possible_commands(b.s, b.unit(key))
        assert [name for number, name in enumerate(COMMANDS) if bits >> number & 1] == expected, key


@each("PZR-I-78")
def test_a_gun_that_looks_away_is_not_asked(case: Case) -> None:
    """4.4.2, 4.4.3.1.3: by open facts it could not fire, so nobody learns whether it watches."""
    for facing, asked in case["then"].items():
        units = {"GA": f"GT-PAK40 F6 {facing} overwatch", "SA": f"{T34} F9 N fire done"}
        b = reacting(battle(units, [], modules=(*ARMOUR, "leg_and_towed"), may=("overwatch", "no-command")))
        assert (b.s.lanes != [[]]) is asked, facing


@each("PZR-I-79")
def test_every_shock_is_a_check(case: Case) -> None:
    """6.5.2.6.1[4], 5.15: two hits that do no harm and one on the tracks: the crew checks three times."""
    units = {"GA": "G-WIRB F6 S fire", "SA": "S-BA64 F8 S"}
    b = shot(battle(units, [1, 52, 52, 100, 100, 100, 100], modules=ARMOUR))
    told = [name for name in b.events() if name in ("shaken", "tracks-hit", "crew-stays")]
    assert told == case["then"]["events"]


@each("PZR-I-80")
def test_a_gun_is_asked_where_its_arc_begins(case: Case) -> None:
    """4.4.2, 4.4.3.1.4: a hex on the ray is inside; before it nobody is asked, however near."""
    units = {"GA": "GT-PAK40 F6 S overwatch", "SA": f"{T34} E4 S move"}
    b = again(battle(units, [], modules=(*ARMOUR, "leg_and_towed")), Movement(1))
    b.play("move SA")
    asked: list[str] = []
    for _ in range(4):
        b.play("ahead")
        asked.append(b.asked())
        if b.asked() == "german":
            b.play("hold")
    assert asked == case["then"]["asked"]

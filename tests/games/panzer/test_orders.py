"""PZR-4.2, 6.2: which commands units may have, how many a formation has, who shares one; secrecy."""

from __future__ import annotations

import pytest

from grognard.core.kernel.column import UNKNOWN
from grognard.games.panzer import RULES
from grognard.games.panzer.command.available import (
    RECON,
    active_units,
    command_range,
    commands_for,
    formation_commands,
    possible_commands,
)
from grognard.games.panzer.command.sharing import (
    all_active,
    commands_left,
    commands_used,
    has_own_command,
    may_share,
    share_refusal,
)
from grognard.games.panzer.refusals import REFUSALS
from grognard.games.panzer.scenario import ELITE, GREEN, REGULAR, SEASONED, VETERAN
from grognard.games.panzer.state import COMMANDS, IDLE_ONLY, MOVE, PanzerState

from .battle import Battle, from_step
from .cases import Case, each

GRADE = {"ELITE": ELITE, "VET": VETERAN, "SEAS": SEASONED, "REG": REGULAR, "GREEN": GREEN}
NAMES = ("elite", "veteran", "seasoned", "regular", "green")
FAR = "S-T34-76 X12 NW"


def placing(units: dict[str, str], **more: object) -> Battle:
    """Both sides are giving commands; the German side, in whose lane keys are played, comes first."""
    layer = "advanced" if "layer" in more else "basic"
    return Battle(units, from_step("spotting", layer), **more)  # type: ignore[arg-type]


def commands_of(b: Battle, key: str) -> set[str]:
    bits = possible_commands(b.s, b.unit(key))
    return {name for number, name in enumerate(COMMANDS) if bits >> number & 1}


# -- which (4.2.1) --------------------------------------------------------------------------------------


@each("PZR-C-4.2.1-a", "PZR-C-4.2.1-c")
def test_fire_needs_a_target(case: Case) -> None:
    """Without a target neither FIRE nor SHORT HALT, but OVERWATCH."""
    b = placing({"GA": "G-PZ4F2 A6 NE", "SA": FAR}, terrain={"C5": "woods", "C6": "woods", "D6": "woods"})
    assert commands_of(b, "GA") == {"move", "overwatch", "no-command"}
    b.play("order GA")
    assert b.refused("fire-order") == "PZR-4.2.1"
    assert b.refused("halt-order") == "PZR-4.2.1"
    if case["then"].get("legal"):
        b.play("watch-order")
        assert COMMANDS[b.s.command[b.unit("GA")]] == "overwatch"
    else:
        assert (
            COMMANDS[b.s.command[b.unit("GA")]].replace("-", "_").upper() == case["then"]["command_becomes"]
        )


@each("PZR-C-4.2.1-b")
def test_an_unarmed_vehicle_only_moves(case: Case) -> None:
    units = {"GA": f"{case['given']['unit']} F6 NE", "GB": "G-PZ4F2 F6 NE", "SA": "S-T34-76 F10 N"}
    b = placing(units)
    assert commands_of(b, "GA") == {"move", "no-command"}
    assert commands_of(b, "GB") == {"fire", "move", "short-halt", "overwatch", "no-command"}
    assert b.refused("order GA", "fire-order") == "PZR-4.2"
    assert COMMANDS[b.s.command[b.unit("GA")]].replace("-", "_").upper() == case["then"]["command_becomes"]


@each("PZR-C-4.2-a")
def test_a_unit_without_a_counter_has_no_command(case: Case) -> None:
    b = placing({"GA": "G-PZ4F2 F6 NE", "SA": "S-T34-76 F10 N"}, rolls=[[60, 60]])
    b.play("done", "done", "first german")
    then = case["then"]
    assert COMMANDS[b.s.command[b.unit("GA")]].replace("-", "_").upper() == then["command"]
    assert ("fire GA" in b.offers()) is then["may_fire"]
    assert b.refused("fire GA") == "PZR-4.4.1"
    b.play("done", "done")
    while b.kind() != "Movement.unit":
        b.play("hold")
    assert ("move SA" in b.offers()) is then["may_move"]
    assert b.refused("move SA") == "PZR-4.5"


def test_a_unit_with_a_track_hit_neither_moves_nor_halts() -> None:
    b = placing({"GA": "G-PZ4F2 F6 NE tracks", "SA": "S-T34-76 F10 N"})
    assert commands_of(b, "GA") == {"fire", "overwatch", "no-command"}
    assert b.refused("order GA", "move-order") == "PZR-4.2.1"


def test_waiting_units_can_only_be_told_to_move() -> None:
    """R-40."""
    b = placing({"GA": "G-PZ4F2 F6 NE waiting", "SA": "S-T34-76 F10 N"})
    assert commands_of(b, "GA") == {"move", "no-command"}
    assert b.refused("order GA", "watch-order") == "PZR-4.5.1.1.9"


def test_abandoned_units_have_no_command() -> None:
    b = placing({"GA": "G-PZ4F2 F6 NE abandoned", "GB": "G-PZ4F2 F6 NE", "SA": "S-T34-76 F10 N"})
    assert commands_of(b, "GA") == {"no-command"}
    assert b.refused("order GA") == "PZR-4.2"


def test_a_unit_is_ordered_once() -> None:
    """Going back is undo (L4)."""
    b = placing({"GA": "G-PZ4F2 F6 NE", "SA": "S-T34-76 F10 N"})
    assert b.refused("order GA", "move-order", "order GA") == "PZR-4.2.1"
    assert b.refused("order SA") == "PZR-3.1"


@each("PZR-C-1.7.2-m")
def test_units_in_one_hex_have_counters_of_their_own(case: Case) -> None:
    """Basic Game: nobody shares."""
    units = {"GA": "G-OPEL A2 NE abandoned"}
    b = placing({**units, "SA": "S-T34-76 F10 N", "SB": "S-T34-76 F10 N", "SC": "S-T34-76 F10 N"})
    b.play("order SA", "move-order", "order SB", "watch-order")
    given = [COMMANDS[b.s.command[b.unit(key)]] for key in ("SA", "SB", "SC")]
    assert (len(set(given)) > 1) is case["then"]["commands_may_differ"]
    assert ("with SC" in b.offers()) is case["then"]["shared"]


# -- secret, and at the same time -----------------------------------------------------------------------


def test_commands_are_given_in_secret_by_both() -> None:
    b = placing({"GA": "G-PZ4F2 F6 NE", "SA": "S-T34-76 F10 N"})
    assert [decision.player for decision in b.game.decisions] == [0, 1]
    b.play("order GA", "fire-order")
    known = RULES.redact(b.s, 1)
    assert isinstance(known, PanzerState)
    assert known.command[b.unit("GA")] == UNKNOWN
    assert known.command_may[b.unit("GA")] == possible_commands(b.s, b.unit("GA"))
    assert known.lanes[1] == []


def test_who_has_nothing_to_command_is_not_asked() -> None:
    """PZR-4.2: open facts decide who is asked (L1)."""
    b = placing({"GA": "G-PZ4F2 F6 NE abandoned", "SA": "S-T34-76 F10 N"})
    assert b.s.command_may[b.unit("GA")] == IDLE_ONLY
    assert [decision.player for decision in b.game.decisions] == [1]


# -- how many (6.2.1.1) -----------------------------------------------------------------------------------


@each(
    "PZR-C-6.2.1.1.1-a",
    "PZR-C-6.2.1.1.1-b",
    "PZR-C-6.2.1.1.1-c",
    "PZR-C-6.2.1.1.1-d",
    "PZR-C-6.2.1.1.1-e",
    "PZR-C-6.2.1.1.1-f",
)
def test_available_commands(case: Case) -> None:
    given = case["given"]
    assert commands_for(GRADE[given["formation_grade"]], given["active_units"]) == case["then"]["commands"]


@each("PZR-C-6.2.1-m")
def test_each_formation_for_itself(case: Case) -> None:
    formations = case["given"]["formations"]
    found = [commands_for(GRADE[each["grade"]], each["active"]) for each in formations]
    assert found == case["then"]["commands"]
    b = two_formations()
    refusal = share_refusal(b.s, 0, 1)
    assert ("refused" if refusal else "given") == case["then"]["transfer"]
    assert REFUSALS[refusal].name == "other-formation"


@each(
    "PZR-C-6.2.1.1.2-a",
    "PZR-C-6.2.1.1.2-b",
    "PZR-C-6.2.1.1.2-c",
    "PZR-C-6.2.1.1.2-d",
    "PZR-C-6.2.1.1.2-e",
)
def test_command_range(case: Case) -> None:
    grade = NAMES[GRADE[case["given"]["grade"]]]
    b = Battle({"GA": "G-PZ4F2 F6 NE", "SA": FAR}, grades=(grade, "seasoned"))
    assert command_range(b.sc, 0) == case["then"]["range"]


def company(count: int, words: str = "", **more: object) -> Battle:
    """A German formation of that many tanks in one hex, with command control."""
    units = {f"GX{number}": f"G-PZ4F2 F6 NE {words}".strip() for number in range(count)}
    return placing({**units, "SA": FAR}, layer="advanced", **more)


@each("PZR-C-6.2.1.1-a")
def test_recon_units_are_not_counted(case: Case) -> None:
    given = case["given"]
    b = company(given["units"])
    for u in range(given["recon"]):
        b.sc.roles[u] = RECON
    assert active_units(b.s, 0) == case["then"]["count"]


@each("PZR-C-6.2.1.1-b")
def test_carriers_of_fighters_count(case: Case) -> None:
    """Trucks out of command range count by who sits in them."""
    given = case["given"]
    units = {f"GX{n}": "G-PZ4F2 A3 NE" for n in range(given["combat_units_dismounted"])}
    units |= {f"GT{n}": f"G-OPEL F{n + 8} NE" for n in range(given["trucks"])}
    units |= {f"GS{n}": f"GL-RIF F{n + 8} NE" for n in range(given["squads_in_trucks"])}
    b = Battle({**units, "SA": FAR}, layer="advanced")
    for n in range(given["trucks"]):
        b.s.mount(b.unit(f"GS{n}"), b.unit(f"GT{n}"))
    assert active_units(b.s, 0) == case["then"]["active"]
    for n in range(given["trucks"]):
        b.s.mount(b.unit(f"GS{n}"), -1)
        b.s.put(b.unit(f"GS{n}"), b.sc.off)  # nobody rides: the trucks are too far from the tanks
    assert active_units(b.s, 0) == given["combat_units_dismounted"]


def test_a_combat_unit_activates_one_unarmed_unit() -> None:
    """PZR-6.2.1.1: the best assignment counts, not the first."""
    units = {"GA": "G-PZ4F2 F6 NE", "GB": "G-PZ4F2 F8 NE", "GT": "G-OPEL F7 NE", "GU": "G-OPEL F5 NE"}
    b = Battle({**units, "GV": "G-OPEL F5 NE", "SA": FAR}, layer="advanced")
    assert active_units(b.s, 0) == 4  # GA takes GU or GV, GB takes GT; one truck is left over


@each("PZR-C-6.2.1.1-d", "PZR-C-6.2.1.1-e")
def test_damaged_units_are_active_abandoned_ones_not(case: Case) -> None:
    word = {"BAIL": "abandoned", "DMGD": "damaged"}[case["given"]["unit"]]
    b = company(1, word)
    assert (active_units(b.s, 0) == 1) is case["then"]["active"]


@each("PZR-C-6.2-a")
def test_nothing_is_saved(case: Case) -> None:
    """PZR-6.2.1: what is left of a turn's commands is gone; the number follows from the position alone."""
    b = company(5)
    before = formation_commands(b.s, 0)
    b.play("order GX0", "move-order", "enough", "done")
    assert formation_commands(b.s, 0) == before + case["then"]["carried"]


def test_no_more_commands_than_the_formation_has() -> None:
    """PZR-6.2.1.1.1: SEAS, three units: one command."""
    b = company(3)
    b.play("order GX0", "watch-order", "enough")
    assert formation_commands(b.s, 0) == 1
    assert commands_left(b.s, b.unit("GX1")) == 0
    assert b.refused("order GX1") == "PZR-6.2.1.1.1"


# -- sharing (6.2.1.1.3) ----------------------------------------------------------------------------------


@each("PZR-C-6.2.1.1.3-a")
def test_sharing_is_pairwise(case: Case) -> None:
    """The case's axial places as hexes: A1 F6, A2 F7, A3 G7, A4 H7."""
    hexes = {"A1": "F6", "A2": "F7", "A3": "G6", "A4": "H6"}
    given = case["given"]["positions"]
    units = {
        f"G{name}": f"G-PZ4F2 {hexes[name]} NE" for name in given if name not in case["given"]["unarmed"]
    }
    units |= {f"G{name}": f"G-OPEL {hexes[name]} NE" for name in case["given"]["unarmed"]}
    b = placing({**units, "SA": FAR}, layer="advanced")
    distance = b.sc.board.distance_between
    for one, (q, r) in given.items():
        for other, (p, t) in given.items():
            axial = max(abs(q - p), abs(r - t), abs(q + r - p - t))
            assert distance(b.hex(hexes[one]), b.hex(hexes[other])) == axial, (one, other)
    assert all_active(b.s, [b.unit("GA4")]) is case["then"]["a4_active"]
    for legal in case["then"]["legal"]:
        assert shares(units, legal), legal
    for illegal in case["then"]["illegal"]:
        assert not shares(units, illegal), illegal


def shares(units: dict[str, str], names: list[str]) -> bool:
    """Whether these units can be given one MOVE together."""
    b = placing({**units, "SA": FAR}, layer="advanced")
    b.play(f"order G{names[0]}", "move-order")
    for name in names[1:]:
        if f"with G{name}" not in b.offers():
            return False
        b.play(f"with G{name}")
    return commands_used(b.s, 0) == 1


@each("PZR-C-6.2.1.1.3-b")
def test_no_command_is_free(case: Case) -> None:
    b = company(case["given"]["no_command_units"])
    b.play("done")
    assert commands_used(b.s, 0) == case["then"]["used"]


@each("PZR-C-6.2.1.1.3-c", "PZR-C-6.2.1.1.3-g")
def test_recon_has_commands_of_its_own(case: Case) -> None:
    b = company(3)
    for u in range(2):
        b.sc.roles[u] = RECON
    b.play("order GX0", "watch-order")
    then = case["then"]
    assert ("with GX1" in b.offers()) is then.get("legal", False)
    assert "with GX2" not in b.offers()
    assert commands_used(b.s, 0) == then.get("counted", 0)
    scouts = [b.unit(key) for key in ("GX0", "GX1")]
    alone = all(commands_left(b.s, u) == 1 and has_own_command(b.s, u) for u in scouts)
    assert alone is then.get("each_has_unique_command", True)


@each("PZR-C-6.2.1.1.3-f", "PZR-C-6.2.1.1.3-h")
def test_a_truck_out_of_range_has_a_command_of_its_own(case: Case) -> None:
    units = {f"GX{n}": "G-PZ4F2 F6 NE" for n in range(5)}
    b = placing({**units, "GT": "G-OPEL F9 NE", "GU": "G-OPEL F9 NE", "SA": FAR}, layer="advanced")
    assert formation_commands(b.s, 0) == 3
    b.play("order GT", "move-order")
    then = case["then"]
    assert ("with GU" in b.offers()) is then.get("legal", False)
    if b.kind() == "Orders.share":
        b.play("enough")
    alone = b.s.group[b.unit("GT")] < 0 and commands_used(b.s, 0) == 1
    assert alone is then.get("own_unique_command", True)
    assert commands_left(b.s, b.unit("GX0")) == then.get("left", 2)


@each("PZR-C-6.2.1.1.3-d")
def test_commands_are_not_lent(case: Case) -> None:
    """Another formation's unit shares nothing and takes nothing of this one."""
    b = two_formations()
    before = formation_commands(b.s, 2)
    b.s.command[0] = MOVE
    assert formation_commands(b.s, 2) == before
    assert commands_used(b.s, 2) == 0
    assert may_share(b.s, 0, 1) is case["then"]["legal"]


def two_formations() -> Battle:
    """Two German tanks in one hex, each in a formation of its own."""
    b = Battle({"GX0": "G-PZ4F2 F6 NE", "GX1": "G-PZ4F2 F6 NE", "SA": FAR}, layer="advanced")
    b.sc.formation_names.append("second")
    b.sc.formation_side.append(0)
    b.sc.formation_grade.append(SEASONED)
    b.sc.formation_units = [[0], [2], [1]]
    b.sc.formation = [0, 2, 1]
    return b


@pytest.mark.parametrize("player", [0, 1])
def test_a_sampled_position_keeps_to_the_sets(player: int) -> None:
    """What may be contains what is dealt, and what the reader knows stays."""
    b = placing({"GA": "G-PZ4F2 F6 NE", "GB": "G-OPEL F6 NE", "SA": "S-T34-76 F10 N"}, rolls=[[60, 60]])
    b.play("order GA", "fire-order", "done", "order SA", "watch-order", "done")
    known = RULES.redact(b.s, player)
    for seed in range(20):
        s = RULES.sample(known, player, bytes([seed]))
        assert isinstance(s, PanzerState)
        assert RULES.faults(s) == []
        for u in b.sc.units_of[player]:
            assert s.command[u] == b.s.command[u]

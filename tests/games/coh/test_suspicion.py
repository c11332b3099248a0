# ruff: noqa: N802 (tests of conformance cases bear the case's id)
"""Chapter 10.0(4): fire on suspicion; shells on hidden units (G-55); Reveal Hidden and 6th Sense."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from grognard.games.coh import RULES

from .cases import case
from .ground import Battle
from .shots import attacks, happened, lines, price, reprint

GERMAN, SOVIET = 0, 1
H = "G-INF-1"  # hidden
H2 = "G-INF-2"
S = "S-RIF-1"
WOOD = {"F08": "forest"}


def ambush(units: dict[str, str] | None = None, **fields: Any) -> Battle:
    """Two Germans hidden in a wood four hexes in front of a Soviet squad, whose turn it is."""
    set_up = {H: "G_INF F08 E hidden", H2: "G_INF F08 E hidden", S: "S_RIF F12 W", **(units or {})}
    values: dict[str, Any] = {"terrain": WOOD, "turn": "soviet", "current_cap": (0, 0)}
    return Battle(set_up, **{**values, **fields})


def suspect(b: Battle, target: str = "F08", unit: str = S) -> None:
    b.play(f"opp {unit}", f"suspect {unit} {target}")


def faced(b: Battle) -> None:
    """The owner says how everybody faces who was found."""
    while not b.game.over and b.game.decision.kind == "Reveal.face":
        b.play(b.offers()[0])


def view(b: Battle, player: int) -> bytes:
    return msgspec.json.encode(b.game.seat(player).view())


# -- who is rolled for -------------------------------------------------------------------------------------


def test_COH_T182_direct_fire_meets_the_lowest_front() -> None:
    """COH-10.0(4): one roll."""
    given, then = case("COH-T182")["given"], case("COH-T182")["then"]
    b = ambush(rolls=[12], draws=["unnerved"])
    for key, unit in zip((H, H2), given["hidden"], strict=True):
        reprint(b, key, front=unit["dr_front"], rear=3)
    reprint(b, S, red=5)
    suspect(b)
    faced(b)
    assert len(attacks(b)) == then["rolls"]
    assert attacks(b)[0].target == H2
    assert attacks(b)[0].dr.lines[0].value == then["attacked_dr"]
    assert lines(attacks(b)[0].dr) == {"terrain-forest": b.sc.dm[b.hex("F08")]}, "plus DM as usual"


def test_COH_T183_a_hit_reveals_all() -> None:
    given, then = case("COH-T183")["given"], case("COH-T183")["then"]
    b = ambush(rolls=[12], draws=["unnerved"])
    reprint(b, S, red=5)
    suspect(b)
    assert b.game.decision.kind == "Reveal.face"
    assert b.asked() == "german"
    faced(b)
    if b.game.decision.kind == "Search.owner":
        b.play(f"against {H}")
    found = [key for key in (H, H2) if b.where(key) == "F08"]
    assert len(found) == then["revealed"] == given["hidden"]
    assert [b.hit(key) for key in (H, H2)].count("none") == 1, "unhurt except the one rolled for"
    assert RULES.faults(b.s) == []


def test_COH_T436_mortar_fire_meets_the_lowest_rear() -> None:
    """COH-10.0(4), 12.1, ruling G-55."""
    given, then = case("COH-T436")["given"], case("COH-T436")["then"]
    b = ambush({S: "S_M82 F14 W"}, rolls=[12], draws=["unnerved"])
    for key, unit in zip((H, H2), given["hidden"], strict=True):
        reprint(b, key, front=unit["dr_front"], rear=unit["dr_rear"])
    suspect(b)
    faced(b)
    assert attacks(b)[0].target == {"a": H, "b": H2}[then["attacked"]]
    assert attacks(b)[0].dr.lines[0].value == then["attacked_dr"]
    assert len(happened(b, "rolled")) == then["rolls"]


def test_the_owner_picks_among_equals() -> None:
    """COH-10.0(4)."""
    b = ambush(rolls=[12], draws=["unnerved"])
    reprint(b, S, red=5)
    suspect(b)
    faced(b)
    assert (b.asked(), b.game.decision.kind) == ("german", "Search.owner")
    assert b.offers() == [f"against {H}", f"against {H2}"]
    b.play(f"against {H2}")
    assert (b.hit(H), b.hit(H2)) == ("none", "unnerved")
    assert b.asked() == "german", "the turn has passed on"


def test_enough_destroys() -> None:
    """COH-7.0(4)."""
    b = ambush({H2: "G_INF A01 E"}, rolls=[12])
    reprint(b, S, red=12)
    suspect(b)
    faced(b)
    assert b.where(H) == "@lost"
    assert b.s.vp[SOVIET] == 1


def test_the_colour_is_that_of_who_is_there() -> None:
    """COH-7.1(1): a hidden tank is met by blue FP."""
    b = ambush(
        {H: "G_PZ4 F08 E hidden", H2: "G_INF A01 E", S: "S_AT57 F12 W"},
        terrain={"F08": "brush"},
        rolls=[9],
        draws=["veh_light_damage"],
    )
    suspect(b)
    faced(b)
    assert attacks(b)[0].fp.lines[0].value == b.sc.fp[1][b.unit(S)]


def test_a_fire_group_fires_on_suspicion() -> None:
    """COH-9.12: supporters count by the colour that turns out to be needed."""
    b = ambush({"S-RIF-2": "S_RIF E12 W", H2: "G_INF A01 E"}, rolls=[12], draws=["unnerved"])
    reprint(b, S, red=5)
    b.play(f"opp {S}", "with S-RIF-2", f"suspect {S} F08")
    faced(b)
    assert lines(attacks(b)[0].fp) == {"support": 1}
    assert b.status("S-RIF-2") == "spent"


def test_a_trench_protects_who_hides_in_it() -> None:
    """COH-18.2(2): the fortification of a hidden unit counts, and it keeps it when it is found."""
    trench = {"key": "trench-1", "kind": "trench", "hex": "1-F08"}
    b = ambush({H2: "G_INF A01 E"}, terrain={}, fortifications=[trench], rolls=[12], draws=["unnerved"])
    b.s.plot_fort[b.unit(H)] = b.sc.fort_names.index("trench-1")
    reprint(b, S, red=5)
    suspect(b)
    faced(b)
    assert lines(attacks(b)[0].dr) == {"fortification": 2}
    assert b.s.inside[b.unit(H)] == b.sc.fort_names.index("trench-1")


# -- what may be suspected ---------------------------------------------------------------------------------


def test_any_hex_in_arc_range_and_sight_with_nobody_in_it() -> None:
    """COH-10.0(4)."""
    b = ambush({"S-RIF-2": "S_RIF F11 W"}, terrain={**WOOD, "F05": "brush"})
    b.play(f"opp {S}")
    rules = {}
    for target in ("F08", "F10", "F11", "F12", "F04", "F14", "F07"):
        why = b.why(f"suspect {S} {target}")
        rules[target] = why.rule if why else ""
    assert rules == {
        "F08": "",
        "F10": "",
        "F11": "COH-10.0",  # a friend is there: whoever hid with him would be found
        "F12": "COH-12.0",  # its own hex
        "F04": "COH-6.0",
        "F14": "COH-6.1",
        "F07": "COH-6.0",
    }
    offered = {key.split()[2] for key in b.offers() if key.startswith("suspect")}
    assert {"F08", "F10"} <= offered
    assert not offered & {"F11", "F12", "F04", "F14", "F07"}


def test_nobody_is_suspected_when_nobody_is_hidden() -> None:
    """COH-10.0(1): everybody sees that no counter lies beside the map."""
    b = ambush({H: "G_INF F08 E", H2: "G_INF F02 E", "S-RIF-9": "S_RIF A01 W hidden"})
    assert b.refused(f"opp {S}", f"suspect {S} F10") == "COH-10.0"
    assert not any(key.startswith("suspect") for key in b.offers())


def test_an_enemy_in_sight_is_fired_at_and_not_suspected() -> None:
    b = ambush({"G-INF-3": "G_INF F10 E"})
    assert b.refused(f"opp {S}", f"suspect {S} F10") == "COH-10.0"


def test_it_costs_what_fire_costs() -> None:
    """COH-0.7(5): a mortar over a spotter its indirect price."""
    b = ambush(
        {S: "S_M82 F17 W", "S-RIF-2": "S_RIF F15 W"}, terrain={**WOOD, "F16": "forest"}, current_cap=(0, 9)
    )
    b.play(f"cap {S}")
    assert price(b, f"suspect {S} F08") == b.sc.indirect[b.unit(S)] == 4


def test_damage_that_forbids_fire_forbids_it_too() -> None:
    b = ambush({S: "S_RIF F12 W panicked"})
    assert b.refused(f"opp {S}", f"suspect {S} F08") == "COH-7.4"


# -- what nobody may learn from it -------------------------------------------------------------------------


@pytest.mark.parametrize("roll", [2, 7])
def test_a_miss_and_an_empty_hex_are_the_same_to_the_shooter(roll: int) -> None:
    """COH-10.0(4): the roll is made in any case; view, log, options and odds do not tell."""
    seen: list[list[bytes]] = []
    for place in ("F08", "E08"):
        b = ambush(
            {H: f"G_INF {place} E hidden", H2: "G_INF A01 E"},
            terrain={"F08": "forest", "E08": "forest"},
            rolls=[roll],
            current_cap=(0, 1),
        )
        b.play(f"opp {S}")
        before = view(b, SOVIET)
        told = repr(b.game.seat(SOVIET).odds(b.full(f"suspect {S} F08"))).encode()
        b.play(f"suspect {S} F08")
        asked = view(b, SOVIET)
        assert b.game.decision.kind == "Roll.commit"
        b.play("commit 0")
        seen.append([before, told, asked, view(b, SOVIET)])
        assert b.events()[-1] == "nobody-found"
        assert b.where(H) == "@hidden"
        assert not b.game.can_undo(SOVIET)
    assert seen[0] == seen[1]


def test_the_owner_sees_nothing_special_either_until_the_hit() -> None:
    b = ambush(rolls=[2])
    suspect(b)
    assert happened(b, "attacked") == []
    assert b.asked() == "german"


# -- barrages (COH-12.1, G-55) -----------------------------------------------------------------------------


def barrage(units: dict[str, str], **fields: Any) -> Battle:
    from .test_artillery import duel, plot

    b = duel(units, **fields)
    plot(b, GERMAN, "plot G_OBA105 F09", "done")
    return b


def rest(b: Battle) -> None:
    while not b.game.over and b.game.decision.kind in ("Fire.order", "Reveal.face", "Search.owner"):
        b.play(b.offers()[0])


def test_one_roll_for_every_hex_where_somebody_may_hide() -> None:
    """G-55: seven hexes, one of them with a unit in sight; nothing is found."""
    from .test_artillery import PATTERN, strike

    b = barrage({"S-RIF-2": "S_RIF F10 W hidden", S: "S_RIF F09 W"}, terrain={"F10": "forest"})
    b.script.rolls += [2] * 7
    strike(b)
    searched = sorted(b.hex(h) for h in PATTERN if h != "F09")
    assert sorted(e.b for e in happened(b, "shelled")) == searched
    assert sorted(e.a for e in happened(b, "nobody-found")) == searched
    assert b.where("S-RIF-2") == "@hidden"


def test_a_barrage_that_hits_reveals_all_in_the_hex() -> None:
    """G-55: one roll against the lowest rear DR; friend and foe (COH-12.3(4))."""
    from .test_artillery import strike

    units = {"S-RIF-2": "S_RIF F10 W hidden", "S-RIF-3": "S_RIF F10 W hidden", S: "S_RIF A18 W"}
    b = barrage(units, terrain={"F10": "brush"})
    reprint(b, "S-RIF-3", rear=9)
    b.script.rolls += [2, 2, 2, 2, 7, 2, 2]
    b.script.draws += [b.sc.hit_names.index("unnerved")]
    strike(b)
    rest(b)
    assert [b.where(key) for key in ("S-RIF-2", "S-RIF-3")] == ["F10", "F10"]
    assert [b.hit(key) for key in ("S-RIF-2", "S-RIF-3")] == ["none", "unnerved"]
    assert attacks(b)[0].dr.lines[0].value == 9


def test_where_nobody_can_hide_no_die_is_rolled() -> None:
    """COH-10.0(5): open ground that the other side overlooks from two hexes away is empty, as all know."""
    from .test_artillery import strike

    b = barrage(
        {"S-RIF-2": "S_RIF A10 W hidden", "G-INF-2": "G_INF F08 E", S: "S_RIF A18 W"},
        terrain={"A10": "forest"},
    )
    b.script.rolls += [2]  # the German in F08
    strike(b)
    assert len(happened(b, "shelled")) == 0


def test_close_call_of_a_hidden_unit() -> None:
    """COH-C.V08: its owner is asked in any case; it slips out of the pattern unseen."""
    from .test_artillery import finish_plots, next_plots

    veterans = [{"unit": "S-RIF-2", "cards": ["V08"]}]
    for place, escapes in (("F10", True), ("B02", False)):
        b = barrage(
            {"S-RIF-2": f"S_RIF {place} W hidden", S: "S_RIF A18 W"},
            terrain={place: "forest"},
            veterans=veterans,
        )
        next_plots(b)
        finish_plots(b)
        assert (b.asked(), b.game.decision.kind) == ("soviet", "Barrages.escape")
        assert any(key.startswith("sneak") for key in b.offers()) is escapes
        b.script.rolls[:0] = [2] * 7
        if escapes:
            assert b.refused("move S-RIF-2 F11") == "COH-0.6"
            b.play("sneak S-RIF-2 F11")
            assert b.s.plot[b.unit("S-RIF-2")] == b.hex("F11")
            assert b.s.used[b.unit("S-RIF-2")]
        else:
            b.play("keep")
        assert b.where("S-RIF-2") == "@hidden"


# -- Reveal Hidden (COH-C.30) and 6th Sense (COH-C.V07) ----------------------------------------------------


def scouts(**fields: Any) -> Battle:
    """Three hidden Germans: two hexes away and in sight, two away behind a wood, three away and in sight."""
    units = {
        H: "G_INF F10 E hidden",
        H2: "G_INF D11 E hidden",
        "G-INF-3": "G_INF G10 E hidden",
        S: "S_RIF F12 W",
    }
    terrain = {"F10": "brush", "D11": "brush", "E11": "forest", "E12": "forest", "G10": "brush"}
    return Battle(units, terrain=terrain, turn="soviet", **fields)


def test_COH_T409_reveal_hidden() -> None:
    given, then = case("COH-T409")["given"], case("COH-T409")["then"]
    hand = {"soviet": ["reveal-hidden"]}
    cards = {"numbers": [2, 30], "deal": 0, "draw_per_round": 0}
    b = scouts(hand=hand, cards=cards, current_cap=(0, given["cap"]))
    hexes = ["F10", "D11", "G10"]
    assert [b.sc.distance[b.hex("F12") * b.sc.n + b.hex(h)] for h in hexes] == [
        u["distance"] for u in given["hidden"]
    ]
    b.play("card reveal-hidden", f"use {S}")
    faced(b)
    assert [b.where(key) != "@hidden" for key in (H, H2, "G-INF-3")] == then["revealed"]
    assert b.s.cap[SOVIET] == then["cap"]
    assert b.asked() == "german", "it was the action"


def test_reveal_hidden_sees_nothing_out_of_close_combat() -> None:
    """COH-7.63(8)."""
    hand = {"soviet": ["reveal-hidden"]}
    cards = {"numbers": [2, 30], "deal": 0, "draw_per_round": 0}
    units = {H: "G_INF F10 E hidden", H2: "G_INF F12 E", S: "S_RIF F12 W"}
    b = Battle(units, terrain={"F10": "brush"}, turn="soviet", hand=hand, cards=cards)
    b.play("card reveal-hidden", f"use {S}")
    assert b.where(H) == "@hidden"


def sensing(unit: str = "S_RIF", **fields: Any) -> Battle:
    units = {H: "G_INF F10 E hidden", H2: "G_INF F02 E", S: f"{unit} F12 W"}
    veterans = [{"unit": S, "cards": ["V07"]}]
    values: dict[str, Any] = {"terrain": {"F10": "brush"}, "turn": "soviet", "current_cap": (0, 0)}
    return Battle(units, veterans=veterans, **{**values, **fields})


def test_COH_T424_sixth_sense_is_no_action() -> None:
    """COH-C.V07(1): before an action, and then the action."""
    b = sensing(rolls=[2])
    b.play(f"sense {S}")
    faced(b)
    assert b.where(H) == "F10"
    assert b.asked() == "soviet"
    keys = (f"opp {S}", f"fire {S} F10")
    assert (b.why(*keys) is None) is case("COH-T424")["then"]["legal"]
    b.play(*keys)
    assert [shot.target for shot in attacks(b)] == [H]


def test_COH_T456_sixth_sense_after_an_action() -> None:
    """COH-C.V07(2): for a tank, whether or not rule 5.01 is used."""
    given = case("COH-T456")["given"]
    b = sensing(given["unit"])
    b.play(f"opp {S}", f"pivot {S} NW")
    assert (b.asked(), b.game.decision.kind) == ("soviet", "Turn.after")
    assert b.offers() == ["keep", f"sense {S}"]
    b.play(f"sense {S}")
    faced(b)
    assert b.where(H) == "F10"
    assert b.asked() == "german"
    b.play("pass")
    assert b.refused(f"sense {S}") == "COH-C.V07", "a card is used once"


def test_nobody_is_asked_for_a_sixth_sense_when_nobody_hides() -> None:
    b = sensing()
    b.play(f"sense {S}")
    faced(b)
    b.play(f"opp {S}", f"pivot {S} NW")
    assert b.asked() == "german"


def test_the_sense_may_be_kept() -> None:
    b = sensing()
    b.play(f"opp {S}", f"pivot {S} NW", "keep")
    assert (b.asked(), b.where(H)) == ("german", "@hidden")
    b.play("pass")
    assert f"sense {S}" in b.offers()


def test_wire_in_a_suspected_hex_is_rolled_for_as_well() -> None:
    """COH-18.4(5), 18.6(2): the wire first, then whoever may be hidden there; by either name of it."""
    wire = {"key": "wire-1", "kind": "barbed_wire", "hex": "1-F08"}
    for verb in ("suspect", "fire"):
        b = ambush({H2: "G_INF A01 E"}, fortifications=[wire], rolls=[2, 12], draws=["unnerved"])
        reprint(b, S, red=5)
        b.play(f"opp {S}", f"{verb} {S} F08")
        faced(b)
        assert len(happened(b, "work-holds")) == 1
        assert b.hit(H) == "unnerved"


def test_a_hidden_vehicle_shelters_the_squad_beside_it() -> None:
    """COH-15.6: before and after they are found the same numbers count."""
    b = ambush({H2: "G_PZ4 F08 E hidden"}, terrain={"F08": "brush"}, rolls=[12], draws=["unnerved"])
    reprint(b, S, red=4)
    suspect(b)
    faced(b)
    assert lines(attacks(b)[0].dr) == {"terrain-brush": 1, "vehicle-cover": 1}
    assert (b.hit(H), attacks(b)[0].av - attacks(b)[0].dv) == ("unnerved", 2)
    b = ambush({H2: "G_PZ4 F08 E hidden"}, terrain={"F08": "brush"}, rolls=[9])
    reprint(b, S, red=4)
    suspect(b)
    assert b.where(H) == "@hidden", "13 against 12 + 1 + 1"


def test_suspicion_in_a_solitaire_battle_draws_from_the_cup() -> None:
    """COH-21.2(1): a dummy is nobody; a unit is hit or missed like one that was hidden there."""
    from .test_solitaire import marked, started

    for drawn, roll, place in ((2, 12, ""), (0, 12, "@lost"), (0, 2, "@hidden")):
        b = started(drawn, rolls=[roll])
        reprint(b, "G-INF-1", red=8)
        b.play("opp G-INF-1", "suspect G-INF-1 C06", "commit 0")
        while b.game.decision.kind == "Reveal.face":
            b.play(b.offers()[0])
        assert "C06" not in marked(b)
        assert b.where("S-RIF-1") == (place or "@reserve")
        assert RULES.faults(b.s) == []

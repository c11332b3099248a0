"""PZR-6.6.1.2: hand-to-hand; PZR-6.6.1.1[12]: assaults from transport."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.core.kernel.chance import AGAIN
from grognard.games.panzer import RULES
from grognard.games.panzer.close.forces import FIGHT, Storm, attack_lines, defence_lines, net
from grognard.games.panzer.close.hand_to_hand import ATTACKER, DEFENDER, HandToHand, round_classes
from grognard.games.panzer.movement.movement import Movement
from grognard.games.panzer.spotting.markers import MOVED
from grognard.games.panzer.state import SPOT_NAMES, SUP_NONE, SUP_OFF, SUP_ON, with_cell

from .battle import Battle
from .cases import Case, each
from .test_close_assault import storming

CARDS = {"squad": "RIF", "half-squad": "RIFh", "section": "SEC"}
GRADES = {"VET": "veteran", "REG": "regular", "SEAS": "seasoned"}


def faces(attacker: int, defender: int) -> list[int]:
    """Both dice of a round as they are thrown: the defender's is read as 101 less its face."""
    return [attacker, 101 - defender]


def scene(attacker: dict[str, Any], defender: dict[str, Any], rolls: Sequence[int | list[int]]) -> Battle:
    """A German attack on one Soviet unit as a case tells it."""
    kind = defender.get("unit", "squad")
    target = "ST-ZIS3" if kind == "towed" else f"SL-{CARDS[kind]}"
    units = {"SA": f"{target} F7 N"}
    for key, name in zip(
        ("GA", "GB"), [attacker.get("primary", "squad"), *attacker.get("additional", [])], strict=False
    ):
        size, _, mount = name.partition(" ")
        units[key] = f"GL-{CARDS[size]} F6 N move{f' m:{mount}' if mount else ''}"
    grades = (GRADES[attacker.get("grade", "SEAS")], GRADES[defender.get("grade", "SEAS")])
    b = storming(units, rolls=[*rolls], grades=grades)
    if defender.get("suppressed"):
        b.s.sup[b.unit("SA")] = SUP_OFF
    return b


# -- one round (6.6.1.2.1, 6.6.1.2.2) --------------------------------------------------------------


@each("PZR-C2-211", "PZR-C2-212", "PZR-C2-213")
def test_the_fight_of_the_book(case: Case) -> None:
    """Round by round: nets, totals, who wins and what that does."""
    given, then = case["given"], case["then"]
    attacker, defender = given["attacker"], given["defender"]
    b = scene(attacker, defender, [])
    others = 1 << b.unit("GB")
    frame = HandToHand()
    frame.player, frame.primary, frame.helpers, frame.target = 0, b.unit("GA"), others, b.unit("SA")
    attack = net(attack_lines(b.s, frame.storm()), FIGHT)
    defence = net(defence_lines(b.s, frame.target), FIGHT)
    assert (attack, defence) == (then["attacker_net"], then["defender_net"])
    assert (attacker["roll"] + attack, defender["roll"] + defence) == (
        then["attacker_total"],
        then["defender_total"],
    )
    total = sum(faces(attacker["roll"], defender["roll"]))
    winner = round_classes(attack - defence)[total]
    assert winner == {"attacker": ATTACKER, "defender": DEFENDER}[then["winner"]]
    fought = scene(attacker, defender, [[*faces(attacker["roll"], defender["roll"])], *[[100, 100]] * 3])
    fought.play("assault GA SA", "assault GB SA", "resolve SA", "primary GA")
    words = {
        ("reduced", "GA"): "primary squad becomes half-squad",
        ("reduced", "SA"): "defending squad becomes half-squad",
        ("destroyed", "SA"): "defender removed",
    }
    first = next(e for e in fought.game.events if RULES.events[e.kind].name in ("reduced", "destroyed"))
    assert words[RULES.events[first.kind].name, fought.keys[first.a]] == then["effect"]
    if "advance" in then:
        offers = sorted(key for key in fought.offers() if key.startswith(("advance", "stay")))
        assert then["advance"] == {True: "any or all attackers"}["stay" in offers and len(offers) > 1]
        while fought.offers():
            step = next((key for key in fought.offers() if key.startswith("advance")), "")
            if not step:
                break
            fought.play(step)
        marks = {SPOT_NAMES[fought.s.spot[fought.unit(key)]] for key in ("GA", "GB")}
        assert [f"SPOT/{name.upper()}" for name in marks] == [then["markers"]]


def test_the_whole_fight_of_the_book() -> None:
    """The same three rounds in play; then any of the attackers may take the hex, marked as moving."""
    rolls = [faces(13, 65), faces(72, 51), faces(48, 62)]
    b = scene(
        {"primary": "squad", "additional": ["half-squad"], "grade": "VET"},
        {"unit": "squad", "grade": "REG"},
        rolls,
    )
    b.play("assault GA SA", "assault GB SA", "resolve SA", "primary GA")
    assert [row[2:] for row in b.told("fights")] == [(33, 55), (67, 41), (43, 27)]
    assert b.where("SA") == "@lost"
    assert b.s.reduced[b.unit("GA")] == 1
    assert b.s.sup[b.unit("GA")] == SUP_NONE
    assert b.offers() == ["advance GA", "advance GB", "stay"]
    assert [b.s.spot[b.unit(key)] for key in ("GA", "GB")] == [MOVED, MOVED]


@each("PZR-C2-215")
def test_a_suppressed_gun(case: Case) -> None:
    b = scene({}, case["given"]["defender"], [])
    assert net(defence_lines(b.s, b.unit("SA")), FIGHT) == case["then"]["defender_net"]


@each("PZR-C2-216")
def test_cavalry_on_the_move(case: Case) -> None:
    attacker = case["given"]["attacker"]
    b = scene(attacker, {}, [])
    storm = Storm(b.unit("GA"), 0, b.unit("SA"), attacker["on_the_move"], False, False)
    assert net(attack_lines(b.s, storm), FIGHT) == case["then"]["attacker_net"]


def test_every_modifier_of_the_book_is_there() -> None:
    """PZR-6.6.1.2.2."""
    units = {"GA": "GL-SEC F6 N move w:GW-FLM", "GB": "GL-RIF F6 N move", "SA": "SL-RIF F7 N m:cavalry"}
    b = storming(units, levels={"F7": 1}, grades=("elite", "green"))
    storm = Storm(b.unit("GA"), 1 << b.unit("GB"), b.unit("SA"), True, True, False)
    assert dict(attack_lines(b.s, storm)) == {
        "section": -30,
        "assault_on_the_move": -10,
        "uphill": -10,
        "from_transport": -10,
        "flamethrower": 20,
        "helper_squad": 20,
        "grade": 20,
    }
    assert dict(defence_lines(b.s, b.unit("SA"))) == {"cavalry": 20, "grade": -20}


@each("PZR-C2-411")
def test_ties_are_rolled_again(case: Case) -> None:
    given = case["given"]
    lead = given["attacker"]["modifier"] - given["defender"]["modifier"]
    throws = [faces(a, d) for a, d in zip(given["attacker"]["roll"], given["defender"]["roll"], strict=True)]
    assert round_classes(lead)[sum(throws[0])] == AGAIN
    b = scene({"primary": "squad"}, {"unit": "squad", "suppressed": True}, [*throws, faces(100, 1)])
    b.play("assault GA SA", "resolve SA")
    assert b.script.rolls == []
    totals = [
        (a + given["attacker"]["modifier"], d + given["defender"]["modifier"])
        for a, d in zip(given["attacker"]["roll"], given["defender"]["roll"], strict=True)
    ]
    mine, his = b.told("fights")[0][2:]
    winner = "attacker" if mine > his else "defender"
    assert case["then"] == {"rolls": totals.index((mine, his)) + 1, "winner": winner}


@pytest.mark.parametrize("lead", [-250, -99, -1, 0, 1, 40, 99, 250])
def test_a_round_is_exact(lead: int) -> None:
    """The class of every pair of faces says who has more, however far apart the nets are."""
    classes = round_classes(lead)
    for a in range(1, 101):
        for d in range(1, 101):
            wanted = AGAIN if a + lead == d else ATTACKER if a + lead > d else DEFENDER
            assert classes[sum(faces(a, d))] == wanted


# -- who and whom (6.6.1.2) ------------------------------------------------------------------------


@each("PZR-C2-219")
def test_a_vehicle_is_no_target_of_hand_to_hand(case: Case) -> None:
    """An assault on a vehicle is a close assault: no hand-to-hand with it comes about."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-T34-76 F7 N"}, rolls=[1])
    b.play("assault GA SA", "resolve SA", "keep")
    assert ("fights" in b.events()) is case["then"]["legal"]
    assert "close-assault" in b.events()


@each("PZR-C2-351")
def test_passengers_are_no_targets(case: Case) -> None:
    b = storming({"GA": "GL-RIF F6 N move", "SA": "S-M3A1 F7 N", "SB": "SL-SMG F7 N"})
    b.s.mount(b.unit("SB"), b.unit("SA"))
    assert b.verdict("assault GA SB") == (case["then"]["legal"], "PZR-6.6.1.2")
    assert "assault GA SA" in b.offers()


@each("PZR-C2-223")
def test_suppressed_units_are_targets(case: Case) -> None:
    b = storming({"GA": "GL-RIF F6 N move", "SA": "SL-RIF F7 N"})
    b.s.sup[b.unit("SA")] = SUP_ON
    assert b.verdict("assault GA SA")[0] is case["then"]["legal"]


def test_full_cover_is_no_help_in_hand_to_hand() -> None:
    """PZR-6.1.4.2."""
    b = storming({"GA": "GL-RIF F6 N move", "SA": "SL-RIF F7 N"})
    before = defence_lines(b.s, b.unit("SA"))
    b.s.cover = with_cell(b.s.cover, b.unit("SA"), 1)
    assert defence_lines(b.s, b.unit("SA")) == before


def test_the_face_down_command_of_the_defender_is_never_read() -> None:
    """PZR-6.6.1.2.3[1]: who survives keeps it."""
    b = storming({"GA": "GL-SEC F6 N move", "SA": "SL-RIF F7 N overwatch"}, rolls=[faces(1, 100)])
    b.play("assault GA SA", "resolve SA")
    assert b.where("GA") == "@lost"
    assert (b.acted("SA"), len(b.may("SA"))) == ("no", 5)
    assert b.where("SA") == "F7"


# -- who leads (6.6.1.2.3) -------------------------------------------------------------------------


@each("PZR-C2-218")
def test_a_new_leader(case: Case) -> None:
    rolls = [faces(1, 100), faces(100, 1), faces(100, 1)]
    b = scene(case["given"]["attacker"], {"unit": "squad"}, rolls)
    b.play("assault GA SA", "assault GB SA", "resolve SA", "primary GA")
    assert b.where("GA") == "@lost"
    fights = b.told("fights")
    names = {"GA": case["given"]["attacker"]["primary"], "GB": case["given"]["attacker"]["additional"][0]}
    combat = "goes on" if len(fights) > 1 else "is over"
    assert case["then"] == {"primary": names[b.keys[fights[1][0]]], "combat": combat}
    assert b.where("SA") == "@lost"


def test_another_squad_may_take_over() -> None:
    units = {
        "GA": "GL-RIF F6 N move",
        "GB": "GL-RIF F6 N move",
        "GC": "GL-SEC F6 N move",
        "SA": "SL-RIF F7 N",
    }
    b = storming(units, rolls=[faces(1, 100), faces(100, 1), faces(100, 1)])
    b.play("assault GA SA", "assault GB SA", "assault GC SA", "resolve SA", "primary GA")
    assert (b.kind(), b.offers()) == ("HandToHand.primary", ["primary GB", "primary GA"])
    assert b.refused("primary GC") == "PZR-6.6.1.2.3"
    b.play("primary GB")
    assert b.told("fights")[1][0] == b.unit("GB")
    assert b.where("SA") == "@lost"


def test_all_attackers_may_fall() -> None:
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-SEC F6 N move", "SA": "SL-RIF F7 N"}
    b = storming(units, rolls=[faces(1, 100)] * 3)
    b.play("assault GA SA", "assault GB SA", "resolve SA", "primary GA")
    assert (b.where("GA"), b.where("GB"), b.where("SA")) == ("@lost", "@lost", "F7")
    assert b.offers() == []


def test_odds_add_up() -> None:
    """Every end of the fight has its chance, and they make one."""
    units = {"GA": "GL-RIF F6 N move", "GB": "GL-RIF F6 N move", "SA": "SL-RIF F7 N"}
    b = storming(units)
    b.play("assault GA SA", "assault GB SA")
    outlook = b.game.seat(0).odds("resolve SA")
    assert outlook.undecided == 0
    assert sum(branch.p for branch in outlook.branches) == 1


# -- from transport (6.6.1.1[12]) ------------------------------------------------------------------


def riding(rolls: list[int | list[int]], enemy: str, **more: object) -> Battle:
    """A half-track with a squad aboard, two hexes from the enemy."""
    units = {"GA": "G-251-1 F4 S move", "GB": "GL-RIF F4 S", "SA": enemy, "SB": "SL-RIF G8 N overwatch"}
    b = Battle(units, [Movement(0)], layer="advanced", rolls=rolls, **more)  # type: ignore[arg-type]
    b.s.mount(b.unit("GB"), b.unit("GA"))
    b.s.mounted_at_start = b.s.carrier.copy()
    b.s.command_may[b.unit("GB")] = 1 << b.s.command[b.unit("GB")]
    return b


def drive(b: Battle, *keys: str) -> None:
    for key in keys:
        while b.kind() == "Reactions.offer" and key not in b.offers():
            b.play("hold")
        b.play(key)


def test_a_passenger_assaults_as_it_gets_off() -> None:
    """No reaction to the unit that has got off; -10; alone."""
    b = riding([98, 9], "S-T34-76 F7 N")
    drive(b, "move GA", "rate cross-country", "ahead", "dismount GB F6")
    assert (b.asked(), b.kind()) == ("german", "Landing.choose")
    assert b.offers() == ["assault GB SA", "stay"]
    b.play("assault GB SA", "keep")
    event = next(e for e in b.game.events if e.ledgers and e.ledgers[0].name == "close-assault")
    assert event.ledgers is not None
    assert event.ledgers[0].value("close-from-transport") == -10
    assert "reacts" not in b.events()


def test_who_only_gets_off_may_be_fired_at() -> None:
    b = riding([], "S-T34-76 F7 N")
    drive(b, "move GA", "rate cross-country", "ahead", "dismount GB F6", "stay")
    assert (b.asked(), b.kind()) == ("soviet", "Reactions.offer")


def test_the_target_was_spotted_before_anybody_moved() -> None:
    b = riding([], "SL-RIF F7 N", terrain={"F7": "dense_woods"})
    b.s.cover = with_cell(b.s.cover, b.unit("SA"), 1)
    drive(b, "move GA", "rate cross-country", "ahead", "dismount GB F6")
    assert b.kind() != "Landing.choose"


def test_hand_to_hand_from_a_vehicle_that_stands_still() -> None:
    """R-67: the vehicle has no MOVE; its passengers may still assault as they get off."""
    units = {"GA": "G-251-1 F6 S", "GB": "GL-RIF F6 S", "SA": "SL-SEC F7 N", "SB": "SL-RIF G8 N overwatch"}
    b = Battle(units, [Movement(0)], layer="advanced", rolls=[faces(100, 1)])
    b.s.mount(b.unit("GB"), b.unit("GA"))
    b.play("dismount GB F6")
    assert b.kind() == "Landing.choose"
    b.play("assault GB SA", "advance GB")
    assert (b.where("SA"), b.where("GB")) == ("@lost", "F7")
    assert "reacts" not in b.events()


def test_suppressed_passengers_do_not_assault() -> None:
    units = {"GA": "G-251-1 F6 S", "GB": "GL-RIF F6 S", "SA": "SL-SEC F7 N"}
    b = Battle(units, [Movement(0)], layer="advanced")
    b.s.mount(b.unit("GB"), b.unit("GA"))
    b.s.sup[b.unit("GB")] = SUP_OFF
    b.play("dismount GB F6")
    assert b.kind() != "Landing.choose"

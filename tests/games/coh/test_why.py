"""Pointing at what is not lit: what was most likely meant and why it cannot be, in both languages."""

from __future__ import annotations

import pytest

from grognard.core.kernel.playout import mix
from grognard.core.kernel.scenario import Unreadable
from grognard.core.referee.game import Game, new
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.telling.view import Reason
from grognard.games.coh import RULES
from grognard.games.coh.refusals import REFUSALS
from grognard.games.coh.show.reasons import FACTS
from grognard.testing.checklist import rule_ids

from .battle import Battle
from .ground import hilly
from .shots import G, S

GERMAN, SOVIET = 0, 1
HMG = "G-HMG-1"


def said(game: Game, reason: Reason | None, lang: str = "en") -> str:
    assert reason is not None
    text = Catalogue(lang, [RULES.package]).render(reason.text, RULES.names(game.scenario))
    return f"{text} {reason.rule}".replace("1-", "")


def why(b: Battle, *clicked: str, lang: str = "en", player: int = GERMAN) -> str:
    things = [f"hex:1-{thing}" if thing[1:].isdecimal() else f"unit:{thing}" for thing in clicked]
    return said(b.game, b.game.seat(player).why(clicked=things), lang)


def acting(units: dict[str, str], unit: str = G, **given: object) -> Battle:
    """A battle in which a German unit has been activated and is about to act."""
    b = Battle(units, **given)  # type: ignore[arg-type]
    b.play(f"activate {unit}", f"ap {unit}")
    return b


# -- the cases of the visual guide ------------------------------------------------------------------------


def test_no_sight() -> None:
    b = acting({G: "G_INF E02 E", S: "S_RIF E06 W"}, terrain={"E04": "wooden_building"})
    english = "Infantry squad 1 does not see E06: the wooden building in E04 is in the way. COH-6.0"
    assert why(b, "E06") == why(b, S) == english
    assert why(b, S, lang="ru") == "Пехотинцы 1 не видят E06: мешает деревянное здание в E04. COH-6.0"


def test_no_sight_over_a_hill_and_into_a_gully() -> None:
    b = hilly({G: "G_INF E02 E", S: "S_RIF E06 W"}, {"E04": 1})
    b.play(f"activate {G}", f"ap {G}")
    assert why(b, S).startswith("Infantry squad 1 does not see E06: E04 (open ground) is too high.")
    b = hilly({G: "G_INF E02 E", S: "S_RIF E06 W"}, {"E06": -1})
    b.play(f"activate {G}", f"ap {G}")
    assert "into a gully and out of it one sees only to the next hex" in why(b, S)


def test_out_of_arc() -> None:
    b = acting({HMG: "G_HMG E08 E", S: "S_RIF E04 W"}, HMG)
    assert why(b, S) == "E04 is behind HMG team 1. Turning costs 1 AP. COH-6.1"
    assert why(b, S, lang="ru") == "E04 у станкового пулемёта 1 за спиной. Поворот стоит 1 ОД. COH-6.1"


def test_out_of_range() -> None:
    b = acting({"G-ENG-1": "G_ENG A01 E", S: "S_RIF A10 W"}, "G-ENG-1")
    assert (
        why(b, S) == "A10 is 9 hexes away, and Panzer engineer squad 1 fires 8 at most. Move closer. COH-7.61"
    )


def test_enemy_in_the_hex() -> None:
    b = acting({G: "G_INF E05 E pinned", S: "S_RIF E05 W", "S-RIF-2": "S_RIF E08 W"})
    explained = b.game.seat(GERMAN).why(f"rally {G}")
    assert said(b.game, explained).startswith("Infantry squad 1 cannot rally with an enemy in its hex.")
    assert why(b, "S-RIF-2") == (
        "With an enemy in its own hex infantry squad 1 cannot fire at another one. "
        "Attack within the hex, or leave it. COH-7.63"
    )


# -- moving -------------------------------------------------------------------------------------------------


def test_too_far_for_one_move() -> None:
    b = acting({G: "G_INF E02 E", S: "S_RIF L18 W"})
    assert why(b, "E07") == "E07 is 5 hexes from infantry squad 1. A move goes one hex at a time. COH-5.0"


def test_barred_terrain() -> None:
    b = acting({"G-PAK38-1": "G_PAK38 E02 E", S: "S_RIF L18 W"}, "G-PAK38-1", terrain={"E03": "river"})
    assert why(b, "E03").startswith("PaK38 gun 1 cannot enter E03 (river). Go round it")
    assert why(b, "E03").endswith("COH-4.0")
    b = acting({"G-PAK38-1": "G_PAK38 E02 E", S: "S_RIF L18 W"}, "G-PAK38-1", gullies=["E02/E03"])
    assert why(b, "E03").startswith("PaK38 gun 1 cannot get over the slope or gully in front of E03.")


def test_not_enough_points() -> None:
    b = Battle({G: "G_INF E05 E active", S: "S_RIF L18 W"}, terrain={"E06": "marsh"}, ap=(1, 0), cap=(1, 0))
    b.play(f"ap {G}")
    assert why(b, "E06") == "That costs 3 AP, and you have 1 AP and 1 CAP. Choose something cheaper. COH-3.21"
    b = Battle({G: "G_INF E05 E spent", S: "S_RIF L18 W"}, terrain={"E06": "marsh"}, cap=(2, 0))
    b.play(f"cap {G}")
    assert why(b, "E06").startswith("That costs 3 CAP, and you have 2.")


def test_hit_counters_forbid() -> None:
    b = acting({G: "G_INF E05 E pinned", S: "S_RIF E09 W"})
    assert (
        why(b, "E06") == "Infantry squad 1 cannot move with its hit counter: pinned. Rally it first. COH-7.4"
    )
    b = acting({G: "G_INF E05 E panicked", S: "S_RIF E09 W"})
    assert why(b, S).startswith("Infantry squad 1 cannot attack with its hit counter: panicked.")
    b = acting({G: "G_INF E05 E stunned", S: "S_RIF E09 W"})
    assert why(b, "E06") == "Infantry squad 1 is stunned: it can rally and nothing else. COH-7.4"
    assert why(b, "E06", lang="ru").startswith("Пехотинцы 1 оглушены:")


def test_a_supporter_is_named_if_it_is_to_blame() -> None:
    """COH-9.12: it is not the leader who is stunned."""
    units = {G: "G_INF E05 E", "G-INF-2": "G_INF E05 E panicked", S: "S_RIF E05 W"}
    b = Battle(units)
    b.play(f"activate {G}", f"ap {G}", "with G-INF-2")
    explained = b.game.seat(GERMAN).why(f"assault {G}")
    assert said(b.game, explained).startswith(
        "Infantry squad 2 cannot attack with its hit counter: panicked."
    )


def test_reinforcements_name_their_way_in() -> None:
    arriving = [
        {"side": "german", "round": 1, "entry": ["1-F01"], "units": [{"key": "G-INF-2", "unit": "G_INF"}]}
    ]
    b = Battle({G: "G_INF E05 E", S: "S_RIF L18 W"}, reinforcements=arriving)
    b.s.put(b.unit("G-INF-2"), b.sc.off + 1)
    assert why(b, "G-INF-2", "A01") == "Infantry squad 2 enters the map only at F01. COH-5.1"


# -- choosing a unit -----------------------------------------------------------------------------------------


def test_a_spent_unit() -> None:
    b = Battle({G: "G_INF E05 E spent", "G-INF-2": "G_INF A01 E", S: "S_RIF L18 W"}, cap=(0, 0))
    assert why(b, G) == (
        "Infantry squad 1 is spent and is not activated again in this round. "
        "It can still act for CAP or by a card. COH-3.0"
    )
    assert why(b, G, lang="ru").startswith("Пехотинцы 1 уже устали:")


def test_the_enemy_s_unit() -> None:
    b = Battle({G: "G_INF E05 E", "G-INF-2": "G_INF A01 E", S: "S_RIF L18 W"})
    assert why(b, S) == "Rifle squad 1 belongs to the Soviets. Choose a unit of your own. COH-2.2"
    assert why(b, "L18") == why(b, S), "pointing at its hex means the same"


def test_the_unit_pointed_at_before_is_meant_to_act() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"}, terrain={"E04": "forest"})
    assert why(b, G, S).startswith("Infantry squad 1 does not see E06")
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"})
    assert why(b, G, S) == (
        "Infantry squad 1 can do that, but it must be paid for. "
        "First choose whether it acts with AP, as an opportunity action or for CAP. COH-0.7"
    )


def test_nothing_of_the_kind_is_decided() -> None:
    b = Battle({G: "G_INF E02 E", "G-INF-2": "G_INF E09 E", S: "S_RIF E06 W"})
    assert why(b, "A01").startswith("That is not what is decided now. Your turn. Activate a unit")
    assert why(b, "A01", lang="ru").startswith("Сейчас решается другое. Ваш ход")


def test_a_single_unit_that_can_act_is_meant() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"})
    assert why(b, "A01").startswith("A01 is 4 hexes from infantry squad 1.")


def test_an_own_unit_is_no_place_to_go() -> None:
    """With groups it could be taken along; without them something else is decided."""
    units = {G: "G_INF E02 E", "G-INF-2": "G_INF E09 E", S: "S_RIF L18 W"}
    assert why(acting(units), "G-INF-2").startswith("Infantry squad 2 is not beside the group.")
    alone = acting(units, options={"groups": "off"})
    assert why(alone, "G-INF-2").startswith("That is not what is decided now. Infantry squad 1 has 7 AP.")


def test_what_is_lit_has_no_answer() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"})
    assert b.game.seat(GERMAN).why(clicked=[f"unit:{G}"]) is None
    assert b.game.seat(GERMAN).why(clicked=["hex:1-E02"]) is None
    assert b.game.seat(GERMAN).why(clicked=[]) is None
    b.play(f"activate {G}", f"ap {G}")
    for lit in (f"unit:{S}", "hex:1-E06", "hex:1-E03"):
        assert b.game.seat(GERMAN).why(clicked=[lit]) is None


# -- whose turn ------------------------------------------------------------------------------------------


def test_whose_turn_it_is() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"})
    assert why(b, S, player=SOVIET) == "The Germans decide now, not you. COH-2.2"
    assert why(b, "A01", player=-1) == "You are watching. The Germans decide now. COH-2.2"
    b.game.hold = True
    b.play(f"opp {G}", f"pivot {G} W")
    assert why(b, G) == ("Your last choice waits to be confirmed. Confirm it or take it back first. COH-2.2")


def test_when_it_is_over() -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"}, rounds=1)
    b.play("pass", "pass")
    assert b.game.over
    assert why(b, G) == "The game is over. COH-2.2"


@pytest.mark.parametrize("clicked", ["", "unit:", "unit:X", "hex:1-Z01", "card:luck", "x" * 500, "unit:-"])
def test_nonsense_is_unreadable(clicked: str) -> None:
    b = Battle({G: "G_INF E02 E", S: "S_RIF E06 W"})
    with pytest.raises(Unreadable) as caught:
        b.game.seat(GERMAN).why(clicked=[clicked])
    assert caught.value.text is not None


# -- everything, everywhere ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"groups": "on", "cards": "on", "hasty-defence": "on"}])
def test_every_unit_and_every_hex_answers_all_game_long(options: dict[str, str], lang: str) -> None:
    game = new("coh/crossroads-in-the-wheat", seed=4, options=options)
    catalogue = Catalogue(lang, [RULES.package])
    naming = RULES.names(game.scenario)
    ids = set(rule_ids(RULES))
    things = [f"unit:{u.key}" for u in game.seat(0).view().scene.pieces]
    things += [f"hex:8-{row}{column:02d}" for row in "ACEFGHIL" for column in range(1, 19, 2)]
    before = ""
    for ply in range(220):
        if game.over:
            break
        if ply % 11 == 0:
            for player in (0, 1, -1):
                for thing in things:
                    reason = game.seat(player).why(clicked=[before, thing] if before else [thing])
                    if reason is not None:
                        assert reason.rule in ids
                        text = catalogue.render(reason.text, naming)
                        assert text.strip()
                        assert not {"{", "?"} & set(text.replace("? ", "")), text
        options_now = [game.key(o) for o in game.decision.options]
        best = [key for key in options_now if key != "pass"] or options_now
        key = best[mix(9, ply) * len(best) >> 32]
        before = next((f"unit:{word}" for word in key.split() if word[:2] in ("G-", "S-")), "")
        game.play(key)
    assert game.state.ply > 100


def test_refusals_name_only_facts_that_there_are() -> None:
    assert {fact for refusal in REFUSALS for fact in refusal.facts} == set(FACTS)

"""What a view draws: counters, markers and tracks, each side's own secrets, and nothing of the other's."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.referee.game import new
from grognard.core.telling.view import Piece, Scene
from grognard.games.coh import RULES
from grognard.games.coh.air.aircraft import fly_over, metres, set_altitude
from grognard.games.coh.box.data_files import load_box
from grognard.games.coh.cards.veterans import V04, mark_used
from grognard.games.coh.show.card_faces import card_face
from grognard.games.coh.smoke import age_smoke, place_smoke
from grognard.games.coh.state import CohState

from .battle import Battle

G, S = "G-INF-1", "S-RIF-1"


def scene(b: Battle, player: int) -> Scene:
    return b.game.seat(player).view().scene


def piece(b: Battle, player: int, key: str) -> Piece:
    return next(p for p in scene(b, player).pieces if p.key == key)


def test_only_its_owner_sees_where_a_hidden_unit_is() -> None:
    """COH-10.0(1)."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F12 W hidden"})
    assert (piece(b, 1, S).place, "hidden" in piece(b, 1, S).badges) == ("1-F12", True)
    for other in (0, -1):
        assert piece(b, other, S).place == "@hidden"
        assert b"1-F12" not in msgspec.json.encode(scene(b, other))


def test_only_its_owner_sees_an_artillery_plot() -> None:
    """COH-12.3(2)."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F12 W"}, weapons={"german": ["G_OBA105"]})
    b.s.oba_plot[0] = b.hex("F09")
    assert [m.place for m in scene(b, 0).marks if m.kind == "plot"] == ["1-F09"]
    assert [m for m in scene(b, 1).marks if m.kind == "plot"] == []


def test_fortifications_and_those_inside_are_shown() -> None:
    """COH-18.2: a unit may be set up inside, and everybody sees it."""
    works: list[dict[str, Any]] = [{"key": "trench-1", "kind": "trench", "hex": "1-F05"}]
    b = Battle({G: "G_INF F05 E", S: "S_RIF F12 W"}, fortifications=works)
    b.s.inside[b.unit(G)] = 0
    for reader in (0, 1, -1):
        assert [(m.place, m.kind) for m in scene(b, reader).marks] == [("1-F05", "trench")]
        assert "inside" in piece(b, reader, G).badges
    assert RULES.faults(b.s) == []


# -- cards (COH-8, 12.3) -------------------------------------------------------------------------------------


def test_cards_of_the_hand_say_why_they_cannot_be_played() -> None:
    """COH-8.1, C.9, C.12: each with its rule; what can be played is on offer instead."""
    hand = {"german": ["auto-rally", "extra-firepower", "luck", "sniper"]}
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, current_cap=(3, 0), hand=hand)
    question = b.game.seat(0).view().question
    assert question is not None
    assert {closed.key: closed.rule for closed in question.closed} == {
        "card auto-rally": "COH-C.3",
        "card extra-firepower": "COH-C.9",
        "card luck": "COH-C.12",
    }
    assert "card sniper" in [offer.key for offer in question.offers]
    assert all(closed.anchors[0].kind == "card" for closed in question.closed)


def test_why_a_card_waits_while_something_else_is_decided() -> None:
    hand = {"german": ["sniper"]}
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, current_cap=(3, 0), hand=hand)
    b.play(f"activate {G}", f"ap {G}")
    question = b.game.seat(0).view().question
    assert question is not None
    assert [(closed.key, closed.text.id) for closed in question.closed] == [("card sniper", "core-not-now")]


def test_nobody_is_told_of_another_hand() -> None:
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F08 W"}, current_cap=(0, 3), hand={"german": ["luck"]}, turn="soviet"
    )
    question = b.game.seat(1).view().question
    assert question is not None
    assert question.closed == []


def test_weapon_cards_and_batteries_lie_open() -> None:
    """COH-8.2, 12.3: how often each can still be used; where a battery will fire only its owner knows."""
    b = Battle(
        {G: "G_INF F05 E", S: "S_RIF F08 W"},
        weapons={"german": ["flamethrower", "flamethrower", "G_OBA105"]},
    )
    b.s.oba_plot[0] = b.hex("F08")

    def lying(player: int) -> list[tuple[str, int, int, list[str]]]:
        return [(c.key, c.left, c.of, c.places) for c in b.game.seat(player).view().scene.hands[0].open]

    assert lying(0) == [("flamethrower", 2, 2, []), ("G_OBA105", 1, 1, ["1-F08"])]
    assert lying(1) == [("flamethrower", 2, 2, []), ("G_OBA105", 1, 1, [])]


def test_what_is_printed_on_cards() -> None:
    box = load_box()
    assert card_face(box, "auto-rally").rule == "COH-C.3"
    assert card_face(box, "auto-rally").facts[0].text.args == {"kind": "both", "n": 2}
    assert card_face(box, "command-action").facts[0].text.args["kind"] == "free"
    assert card_face(box, "V04").facts[0].text.id == "coh-fact-card-once"
    assert [fact.value for fact in card_face(box, "S_OBA122").facts] == ["6", "2", "1"]
    assert card_face(box, "flamethrower").facts[0].rule == "COH-8.2"


# -- marks (COH-12.3, 13.0, 18.5) ----------------------------------------------------------------------------


def test_smoke_shows_its_age_and_what_it_adds() -> None:
    """COH-13.0(1), (3)."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"})
    place_smoke(b.s, b.hex("F06"))
    place_smoke(b.s, b.hex("F06"))
    marks = {(m.place, m.kind, m.value) for m in scene(b, 0).marks}
    assert ("1-F06", "smoke", 4) in marks
    age_smoke(b.s)
    marks = {(m.place, m.kind, m.value) for m in scene(b, 0).marks}
    assert ("1-F06", "smoke-old", 2) in marks


def test_hidden_mines_are_marked_for_their_owner_alone() -> None:
    """COH-18.5: others do not even see that something is marked there."""
    game = new("coh/the-second-belt", seed=3)
    kinds = [[mark.kind for mark in game.seat(p).view().scene.marks] for p in (0, 1, -1)]
    hidden = [[kind for kind in of if kind.startswith("hidden_")] for of in kinds]
    assert hidden[1]
    assert hidden[0] == hidden[2] == []


def test_a_plot_for_smoke_looks_different() -> None:
    """COH-12.3, 13.1: and only its owner sees either."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, weapons={"german": ["G_OBA105"]})
    b.s.oba_plot[0] = b.hex("F08")
    b.s.oba_screen[0] = 1
    assert ("1-F08", "plot-smoke") in {(m.place, m.kind) for m in scene(b, 0).marks}
    assert not [m for m in scene(b, 1).marks if m.kind.startswith("plot")]


def test_an_aircraft_stands_over_its_hex_with_its_altitude() -> None:
    """COH-20.0, 20.1(1)."""
    game = new("coh/steel-sky-over-ponyri", seed=3)
    s = game.state
    assert isinstance(s, CohState)
    u = s.sc.unit_names.index("G-JU87-1")
    fly_over(s, u, 5)
    set_altitude(s, u, 2)
    shown = next(p for p in game.seat(1).view().scene.pieces if p.key == "G-JU87-1")
    assert shown.place == s.sc.board.name(5)
    assert "air" in shown.badges
    assert shown.figures["altitude"] == metres(s, 2)


def test_used_veteran_cards_are_marked() -> None:
    """COH-8.3."""
    b = Battle({G: "G_INF F05 E", S: "S_RIF F08 W"}, veterans=[{"unit": G, "cards": ["V04", "V02"]}])
    assert {"V04", "V02"} <= set(piece(b, 1, G).badges)
    mark_used(b.s, b.unit(G), V04)
    assert "V04:used" in piece(b, 1, G).badges
    assert "V04" not in piece(b, 1, G).badges

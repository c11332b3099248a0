"""Mutants of panels: what one promises and the game does not keep is found out, kind by kind.

Panels are drawn by interpreted modules; the prices of steps and actions are told by compiled ones, so all of
these are pure.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from grognard.core.kernel.option import Option
from grognard.core.kernel.rules import Outcome, Rules
from grognard.core.kernel.state import State
from grognard.core.referee import odds
from grognard.core.telling.message import Arg, Message
from grognard.core.telling.overlay import Note, Overlay, Shortcut
from grognard.core.telling.table import CardFace, Fact
from grognard.core.telling.view import Branch
from grognard.games.coh import RULES as COH
from grognard.games.coh.actions.action import Action
from grognard.games.coh.box.data_types import Box
from grognard.games.coh.show import card_faces
from grognard.games.coh.show import promises as coh_promises
from grognard.games.holland44 import RULES as HOLLAND
from grognard.games.holland44.show import overlays
from grognard.games.holland44.show import promises as landing_promises
from grognard.games.panzer import RULES as PANZER
from grognard.games.panzer.movement.move import Move as PanzerMove
from grognard.games.panzer.show import reach as panzer_reach
from grognard.games.skirmish import RULES as SKIRMISH
from grognard.games.zocbond.kinds import STRIDE
from grognard.games.zocbond.movement import Move
from grognard.games.zocbond.show import best_odds, courses, shortcuts
from grognard.games.zocbond.show import promises as family_promises
from grognard.games.zocbond.state import ZocState
from tests.battery.mutants import Patch, broken, changed

Courses = list[tuple[Fraction, odds.Marks]]


def more(honest: Callable[..., int]) -> Callable[..., int]:
    """A price that is told as one more than it is."""

    def price(frame: object, s: State, o: Option) -> int:
        told = honest(frame, s, o)
        return told + 1 if told >= 0 else told

    return price


# -- chances -------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_odds_that_leave_out_what_comes(monkeypatch: Patch) -> None:
    honest = odds._tree

    def tree(rules: Rules, known: State, found: Courses, depth: int) -> list[Branch]:
        return honest(rules, known, found, depth)[:1]

    monkeypatch.setattr(odds, "_tree", tree)
    broken("promise.odds", "do not tell of what came", SKIRMISH, SKIRMISH.scenarios()[0], 3, {})


@pytest.mark.pure
def test_a_loss_that_the_odds_call_a_hit(monkeypatch: Patch) -> None:
    kinds = [each.kind.replace("kill", "hit") for each in HOLLAND.outcomes]
    outcomes = [
        Outcome(each.name, each.operand, kind) for each, kind in zip(HOLLAND.outcomes, kinds, strict=True)
    ]
    monkeypatch.setattr(HOLLAND, "outcomes", outcomes)
    broken("promise.odds", "but destroys it", HOLLAND, "the-first-day", 1, {})


# -- losses, retreats, advances, attacks of the operational games --------------------------------------------


@pytest.mark.pure
@pytest.mark.parametrize(
    ("told", "words", "seed"),
    [
        ("lose_notes", "losses: what is left of", 1),
        ("retreat_notes", "retreats: ", 1),
        ("advance_notes", "advances: the hexes left", 2),
        ("attack_notes", "attacks: what is added", 1),
    ],
)
def test_a_course_that_is_told_wrongly(monkeypatch: Patch, told: str, words: str, seed: int) -> None:
    honest = getattr(courses, told)
    figure: dict[str, dict[str, Arg]] = {
        "lose_notes": {"attack": 99, "steps": 1},
        "retreat_notes": {"price": 0, "ends": (), "here": "no"},
        "advance_notes": {"n": 99},
        "attack_notes": {"strength": 99},
    }
    monkeypatch.setattr(
        courses, told, lambda *args: [changed(note, **figure[told]) for note in honest(*args)]
    )
    broken("promise.panels", words, HOLLAND, "the-island", seed, {})


@pytest.mark.pure
def test_a_remnant_is_not_what_is_printed_on_its_unit(monkeypatch: Patch) -> None:
    """H44-11.4: the strengths of the unit's own counter say nothing about its last step."""
    honest = courses.left_of

    def printed(s: ZocState, u: int, after: ZocState) -> Note:
        at = STRIDE * u + 1
        note = honest(s, u, after)
        own = note.text.args["remnant"] == "yes"
        return changed(note, attack=s.zoc.attack[at], defence=s.zoc.defence[at]) if own else note

    monkeypatch.setattr(courses, "left_of", printed)
    broken("promise.panels", "what is left of", HOLLAND, "the-first-day", 35, {})


@pytest.mark.pure
def test_odds_on_the_map_that_are_too_good(monkeypatch: Patch) -> None:
    honest = best_odds.best_column
    monkeypatch.setattr(family_promises, "best_column", lambda s, b: honest(s, b) + 1)
    broken("promise.panels", "best odds: the column", HOLLAND, "nijmegen", 36, {})


# -- landings ------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_a_landing_that_is_told_as_safe(monkeypatch: Patch) -> None:
    honest = overlays.landings

    def landings(*args: object) -> Overlay:
        layer = honest(*args)  # type: ignore[arg-type]
        says = [Message(text.id, {**text.args, "well": 6, "one": 0, "two": 0}) for text in layer.says]
        return Overlay(layer.name, layer.tints, layer.strokes, says, layer.facts)

    monkeypatch.setattr(landing_promises, "landings", landings)
    broken("promise.panels", "landings: the faces that bring", HOLLAND, "the-first-day", 2, {})


# -- prices and places in reach ------------------------------------------------------------------------------


@pytest.mark.pure
def test_a_step_told_too_expensive(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Move, "price", more(Move.price))
    broken("promise.panels", "step prices: ", HOLLAND, "arnhem", 1, {})


@pytest.mark.pure
def test_an_action_told_too_expensive(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Action, "price", more(Action.price))
    broken("promise.panels", "prices: what an action costs", COH, COH.scenarios()[0], 5, {})


@pytest.mark.pure
def test_a_step_of_a_tank_told_too_expensive(monkeypatch: Patch) -> None:
    monkeypatch.setattr(PanzerMove, "price", more(PanzerMove.price))
    broken("promise.panels", "prices: what a step costs", PANZER, PANZER.scenarios()[0], 5, {})


@pytest.mark.pure
def test_a_place_in_reach_told_too_cheap(monkeypatch: Patch) -> None:
    monkeypatch.setattr(shortcuts, "price_text", lambda price, gait: "1")
    broken("promise.ways", "ways: what", HOLLAND, "arnhem", 1, {})


@pytest.mark.pure
def test_a_way_that_ends_elsewhere(monkeypatch: Patch) -> None:
    honest = panzer_reach.extend

    def extend(s: object, found: dict[int, Shortcut], *args: object) -> None:
        honest(s, found, *args)  # type: ignore[arg-type]
        for h, way in found.items():
            found[h] = Shortcut(way.place, way.path, way.price, way.style, way.keys[:-1])

    monkeypatch.setattr(panzer_reach, "extend", extend)
    broken("promise.ways", "ways: where", PANZER, PANZER.scenarios()[0], 5, {})


# -- cards and arcs ------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_a_card_that_says_another_price(monkeypatch: Patch) -> None:
    honest = card_faces.card_face

    def face(box: Box, key: str) -> CardFace:
        card = honest(box, key)
        cost = Message(card.facts[0].text.id, {**card.facts[0].text.args, "n": 9})
        return CardFace(card.key, card.name, card.text, card.rule, [Fact(cost, "")])

    monkeypatch.setattr(coh_promises, "card_face", face)
    broken("promise.panels", "cards: the cost of", COH, "ambush-in-the-corn", 5, {})


@pytest.mark.pure
def test_an_arc_that_leaves_out_a_target(monkeypatch: Patch) -> None:
    monkeypatch.setattr(coh_promises, "arc_of", lambda s, u: Overlay("arc", [], [], []))
    broken("promise.panels", "arcs: whether", COH, COH.scenarios()[0], 35, {})

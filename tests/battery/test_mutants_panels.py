"""Mutants of the panels of single games: threats and shots, sheafs, odds that could be brought together.

As in `test_mutants_promised`: what a panel tells is changed, and the law says which figure is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.core.kernel.kinds import HEX
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.telling.message import Message, Ref
from grognard.core.telling.overlay import Overlay, Tint
from grognard.games.coh import RULES as COH
from grognard.games.coh.show import overlays as coh_overlays
from grognard.games.coh.show import threat_promises
from grognard.games.coh.show.overlays import defences
from grognard.games.holland44 import RULES as HOLLAND
from grognard.games.panzer import RULES as PANZER
from grognard.games.panzer.adjust.recovery import recovery_number
from grognard.games.panzer.show import danger_promises, dangers, duties, hulls, prospects, shot_promises
from grognard.games.panzer.show import promises as panzer_promises
from grognard.games.panzer.show.dangers import danger_on
from grognard.games.panzer.show.missions import sheaf_at
from grognard.games.panzer.show.shot import harms, shot
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.show import courses, strike_promises
from grognard.games.zocbond.show.strike import strike
from grognard.games.zocbond.state import ZocState
from tests.battery.mutants import Patch, broken, changed
from tests.battery.panzer_scenarios import fields

FIRST = COH.scenarios()[0]
SMALL = PANZER.scenarios()[0]


COVERED = (fields(12), 122)  # battles of the Advanced Game, and the lots they are played by
SHELLED = (fields(11), 110)


def panzer_notices(words: str, battle: tuple[str, int] = (SMALL, 2)) -> None:
    """In a battle of Panzer the law says which panel tells something wrong."""
    broken("promise.panels", words, PANZER, *battle, {})


def retold(honest: Callable[..., Overlay], **args: Any) -> Callable[..., Overlay]:
    """A layer that says other figures."""

    def layer(*given: object) -> Overlay:
        told = honest(*given)
        says = [Message(text.id, {**text.args, **args}) for text in told.says]
        return Overlay(told.name, told.tints, told.strokes, says, told.facts, told.shortcuts, told.notes)

    return layer


def renoted(honest: Callable[..., Overlay], **args: Any) -> Callable[..., Overlay]:
    """A layer whose notes say other figures, where they say these at all."""

    def layer(*given: object) -> Overlay:
        told = honest(*given)
        notes = [
            changed(note, **args) if args.keys() <= note.text.args.keys() else note for note in told.notes
        ]
        return Overlay(told.name, told.tints, told.strokes, told.says, told.facts, told.shortcuts, notes)

    return layer


# -- Conflict of Heroes --------------------------------------------------------------------------------------


@pytest.mark.pure
def test_a_unit_that_cannot_pay_threatens_nobody(monkeypatch: Patch) -> None:
    """COH-3.0: of an activated unit only the AP that are left count."""
    monkeypatch.setattr(coh_overlays, "affords", lambda s, u, price: True)
    broken("promise.panels", "threats: how many", COH, "the-water-tower", 8, {})


@pytest.mark.pure
def test_ground_that_is_told_to_help_less(monkeypatch: Patch) -> None:
    def bare(s: Any) -> Overlay:
        told = defences(s)
        return Overlay(told.name, [Tint(each.place, each.style, "+9") for each in told.tints], [], told.says)

    monkeypatch.setattr(threat_promises, "defences", bare)
    broken("promise.panels", "ground: what", COH, FIRST, 6, {})


# -- Panzer --------------------------------------------------------------------------------------------------


@pytest.mark.pure
def test_a_way_that_is_told_as_safe(monkeypatch: Patch) -> None:
    monkeypatch.setattr(dangers, "could_react", lambda s, e, u: False)
    panzer_notices("dangers: who could fire")


@pytest.mark.pure
def test_reaction_fire_that_is_told_as_hopeless(monkeypatch: Patch) -> None:
    monkeypatch.setattr(danger_promises, "danger_on", renoted(danger_on, chance=1))
    panzer_notices("dangers: the chance")


@pytest.mark.pure
@pytest.mark.parametrize(("battle", "figure"), [((SMALL, 2), {"armour": 99}), (COVERED, {"shaken": 99})])
def test_a_shot_that_is_told_wrongly(
    monkeypatch: Patch, battle: tuple[str, int], figure: dict[str, int]
) -> None:
    """PZR-4.4.3.2.5 in the Basic Game, PZR-6.5.2.5 in the Advanced Game."""
    monkeypatch.setattr(shot_promises, "shot", renoted(shot, **figure))
    panzer_notices("shots: ", battle)


@pytest.mark.pure
def test_a_shot_that_is_told_to_do_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(shot_promises, "harms", lambda *args: not harms(*args))
    panzer_notices("can do harm")


@pytest.mark.pure
def test_cover_that_the_ground_does_not_give(monkeypatch: Patch) -> None:
    monkeypatch.setattr(hulls, "cover_in", lambda s, h, a, eye: "hull-full")
    panzer_notices("hulls: the cover", COVERED)


@pytest.mark.pure
def test_units_that_are_left_out_of_a_sheaf(monkeypatch: Patch) -> None:
    monkeypatch.setattr(panzer_promises, "sheaf_at", retold(sheaf_at, near=99, far=99))
    panzer_notices("sheafs: how many", SHELLED)


@pytest.mark.pure
def test_a_recovery_that_is_told_as_easier(monkeypatch: Patch) -> None:
    monkeypatch.setattr(duties, "recovery_number", lambda s, u: recovery_number(s, u) + 1)
    panzer_notices("recovery: the roll", SHELLED)


@pytest.mark.pure
def test_an_overwatch_that_is_told_to_see_nobody(monkeypatch: Patch) -> None:
    monkeypatch.setattr(prospects, "could_react", lambda s, u, t: False)
    panzer_notices("orders: whom")


@pytest.mark.pure
def test_a_command_that_is_told_to_lead_nowhere(monkeypatch: Patch) -> None:
    monkeypatch.setattr(prospects, "shortcuts", lambda s, player, u: [])
    panzer_notices("orders: hexes in reach")


# -- operational games ---------------------------------------------------------------------------------------


@pytest.mark.pure
def test_odds_that_nobody_can_bring_together(monkeypatch: Patch) -> None:
    monkeypatch.setattr(strike_promises, "strike", retold(strike, best="9-1"))
    broken("promise.panels", "strikes: the best odds", HOLLAND, "the-island", 1, {})


@pytest.mark.pure
def test_units_that_cannot_come_to_an_attack(monkeypatch: Patch) -> None:
    """Who is said to come has to get there by the choices of the places in reach."""
    monkeypatch.setattr(strike_promises, "shortcuts", lambda s, player, units: [])
    broken("promise.panels", "can come to", HOLLAND, "the-island", 1, {})


@pytest.mark.pure
def test_a_hex_that_is_told_as_too_full(monkeypatch: Patch) -> None:
    def full(s: ZocState, player: int) -> list[int]:
        return [s.place[u] for u in s.on_map(player) if s.place[u] < s.zoc.n][:1]

    monkeypatch.setattr(strike_promises, "crowded", full)
    broken("promise.panels", "crowded: where", HOLLAND, "the-island", 1, {})


@pytest.mark.pure
def test_a_defence_that_is_told_as_better(monkeypatch: Patch) -> None:
    def ledgers(frame: Stand, s: ZocState, o: Option) -> list[Ledger]:
        ledger = frame.ledger(s, o.a)
        ledger.total += 1
        return [ledger]

    monkeypatch.setattr(Stand, "ledgers", ledgers)
    broken("promise.panels", "stands: what is added", HOLLAND, "the-island", 1, {})


@pytest.mark.pure
def test_a_retreat_that_does_not_end_where_it_was_clicked(monkeypatch: Patch) -> None:
    honest = courses.retreat_notes
    elsewhere = (Ref("hex", 0, HOLLAND.load("the-island", {}).name_of(HEX, 0)),)
    monkeypatch.setattr(
        courses, "retreat_notes", lambda *args: [changed(note, ends=elsewhere) for note in honest(*args)]
    )
    broken("promise.panels", "ends: where", HOLLAND, "the-island", 1, {})

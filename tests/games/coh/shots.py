"""Attacks for tests: counters with a case's figures, given dice, and what the ledgers say afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from grognard.core.kernel.event import Event
from grognard.core.kernel.reason import Ledger
from grognard.core.telling.message import Message
from grognard.core.telling.view import Branch
from grognard.games.coh import RULES

from .battle import Battle

G = "G-INF-1"
S = "S-RIF-1"


class Attack(NamedTuple):
    """One resolved roll of an attack."""

    target: str
    av: int
    dv: int
    fp: Ledger
    dr: Ledger


def reprint(b: Battle, key: str, **figures: Any) -> None:
    """Prints other figures on a counter: red, blue, boxed_red, front, rear, range, fire, move ..."""
    u = b.unit(key)
    for name, value in figures.items():
        if name in ("red", "blue"):
            b.sc.fp[("red", "blue").index(name)][u] = value
        elif name == "boxed_red":
            b.sc.boxed[0][u] = value
        else:
            getattr(b.sc, name)[u] = value


def happened(b: Battle, name: str) -> list[Event]:
    """The events of one kind so far."""
    return [e for e in b.game.events if RULES.events[e.kind].name == name]


def attacks(b: Battle) -> list[Attack]:
    """Every attack roll so far with its two ledgers."""
    found = []
    for event in happened(b, "attacked"):
        assert event.ledgers is not None
        av, dv = event.ledgers
        assert (event.b, event.c) == (av.total, dv.total), "the log and its ledgers agree"
        found.append(Attack(b.sc.unit_names[event.a], event.b, event.c, av, dv))
    return found


def lines(ledger: Ledger) -> dict[str, int]:
    """The changes of a ledger by name, without its first figure and the dice."""
    return {line.name: line.value for line in ledger.lines[1:] if line.name != "roll"}


def hits(b: Battle, key: str) -> int:
    """0, 1 or 2 hits from one attack on an undamaged unit; a drawn counter tells one hit from two."""
    u = b.unit(key)
    if any(e.a == u for e in happened(b, "destroyed")):
        return 2
    return 1 if b.hit(key) != "none" else 0


def duel(given: Mapping[str, Any], distance: int = 3, terrain: str = "", hit: bool = False) -> Battle:
    """A German squad in F05 faces a Soviet one in its arc, both with the figures of an attack case."""
    target = f"F{5 + distance:02}"
    b = Battle(
        {G: "G_INF F05 E", S: f"S_RIF {target} W"},
        terrain={target: terrain} if terrain else {},
        current_cap=(given.get("cap", 0), 0),
        rolls=[given["roll"]] if "roll" in given else [],
        draws=["unnerved"] if hit else [],
    )
    reprint(b, G, red=given.get("fp", 4), range=given.get("range", 7))
    if "dr" in given:
        close = distance == 0
        reprint(b, S, front=given["dr"] + 9 * close, rear=given["dr"] + 9 * (not close))
    return b


def fire(b: Battle, target: str, unit: str = G, commit: int = 0) -> None:
    """An OPP shot, with CAP on the roll if there are any."""
    b.play(f"opp {unit}", f"fire {unit} {target}")
    if commit or "commit 0" in b.offers():
        b.play(f"commit {commit}")


def price(b: Battle, key: str) -> int:
    """What an option on offer costs, as its player is told."""
    question = b.game.seat(b.game.decision.player).view().question
    assert question is not None
    return {offer.key: offer.cost for offer in question.offers}[b.full(key)]


def figures(b: Battle, key: str) -> list[int]:
    """The totals of the ledgers of an attack on offer, as its player is told: AV without the dice, DV."""
    return [account.total for account in b.game.seat(b.game.decision.player).odds(b.full(key)).ledgers]


def chances(branches: list[Branch]) -> dict[str, Any]:
    """First outcomes by name and unit: {"hit S-RIF-1": Fraction(1, 6)}."""
    return {named(branch.label): branch.p for branch in branches}


def named(label: Message) -> str:
    thing = label.args.get("unit", label.args.get("n", ""))
    return f"{label.id.removeprefix('coh-outcome-')} {getattr(thing, 'key', thing)}".strip()

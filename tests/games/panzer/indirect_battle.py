"""Battles in the Indirect Fire step: a forward observer, targets, batteries and mortars."""

from __future__ import annotations

from typing import Any

from grognard.core.kernel.reason import Ledger
from grognard.games.panzer import RULES
from grognard.games.panzer.adjust.adjustment import Adjustment
from grognard.games.panzer.indirect.indirect_fire import IndirectFire
from grognard.games.panzer.scenario import ROLES
from grognard.games.panzer.state import COMMANDS

from .battle import Battle
from .stacks import again

GERMAN, SOVIET = 0, 1
MEDIUM = "G-MED-1"
HEAVY = "G-HVY-1"


def battery(key: str, card: str = "GB-MED", **more: Any) -> dict[str, Any]:
    """A battery of a scenario file, attached to the only company of its side unless it is said."""
    side = "german" if key[0] == "G" else "soviet"
    plan = {"key": key, "side": side, "card": card, **more}
    if "attached" not in more and "organic" not in more:
        plan["attached"] = f"{side}-company"
    if plan.get("attached") == "":
        del plan["attached"]
    return plan


#: A battery attached to the company, and a heavy one of the whole force.
TWO = [battery("G-MED"), battery("G-HVY", "GB-HVY", attached="")]

UNITS = {"GO": "GL-SEC C6 S overwatch r:FO", "SA": "ST-ZIS2 C12 N", "SB": "S-T34-76 Y1 N"}


def step(
    units: dict[str, str] | None = None,
    rolls: list[int] | None = None,
    player: int = GERMAN,
    **more: Any,
) -> Battle:
    """One side's half of the Indirect Fire step."""
    more.setdefault("batteries", TWO)
    return Battle(units or UNITS, [IndirectFire(player)], layer="advanced", rolls=[*(rolls or [])], **more)


def call(b: Battle, aim: str, *sources: str, type: str = "he", sheaf: str = "converged") -> Battle:
    """A call by GO with everything that is asked for; `type` and `sheaf` only where they are asked."""
    b.play(f"call GO {aim}", *(f"source {name}" for name in sources))
    finish(b, type, sheaf)
    return b


def finish(b: Battle, type: str = "he", sheaf: str = "converged", way: str = "S") -> Battle:
    """What is left of a declaration."""
    answers = {
        "IndirectFire.source": "enough",
        "IndirectFire.type": f"type {type}",
        "IndirectFire.sheaf": f"sheaf {sheaf}",
        "IndirectFire.way": f"way {way}",
    }
    while b.offers() and b.kind() in answers:
        b.play(answers[b.kind()])
    return b


def next_turn(b: Battle, commands: dict[str, str], player: int = GERMAN) -> Battle:
    """The Indirect Fire step of the turn after, with these commands; nobody moves in between."""
    if b.offers():
        b.play("done")
    b = again(b, Adjustment())
    while b.offers():
        b.play("done")
    s = b.s
    s.turn += 1
    for key, command in commands.items():
        u = b.unit(key)
        s.command[u] = COMMANDS.index(command)
        s.command_may[u] = (1 << len(COMMANDS)) - 1
    return again(b, IndirectFire(player))


def ledger(b: Battle, name: str, event: str, number: int = -1) -> Ledger:
    """The account of that name in the last event of a kind, or the n-th."""
    found = [e for e in b.game.events if RULES.events[e.kind].name == event]
    ledgers = found[number].ledgers
    assert ledgers is not None
    return next(each for each in ledgers if each.name == name)


def lines(account: Ledger) -> dict[str, int]:
    """The lines of an account, added up by name."""
    found: dict[str, int] = {}
    for line in account.lines:
        found[line.name] = found.get(line.name, 0) + line.value
    return found


def roles(*names: str) -> int:
    """Roles as bits."""
    return sum(1 << ROLES.index(name) for name in names)

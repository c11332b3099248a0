"""Attacks, retreats and advances for tests: the numbers of one, and playing one with given results."""

from __future__ import annotations

from grognard.games.stalingrad42.attack import StalingradAttack
from grognard.games.zocbond.attack_record import AT_ATTACKER_LOSS
from grognard.games.zocbond.battle import NORMAL, Battle
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.results import LONG, code_named
from grognard.games.zocbond.results import NORMAL as NORMAL_ADVANCE
from grognard.games.zocbond.strength import Odds, odds_of
from tests.games.zocbond.fight import (
    Rest,
    advance_after,
    bits,
    column,
    ends,
    ledgers,
    names,
    push,
    retreat,
    shift_lines,
    step,
)

from .field import Field

__all__ = [
    "LONG",
    "NORMAL_ADVANCE",
    "TARGET",
    "Rest",
    "battle",
    "bits",
    "column",
    "ends",
    "follow",
    "ledgers",
    "names",
    "odds",
    "push",
    "retreat",
    "rule_of",
    "shift_lines",
    "stand",
    "step",
    "suffer",
]

TARGET = "2010"  # its neighbours: 2009 2011 2110 2111 1910 1911


def battle(
    f: Field,
    *units: str,
    target: str = TARGET,
    support: tuple[str, ...] = (),
    charged: tuple[str, ...] = (),
    air: int = 0,
    answer: int = 0,
    kind: int = NORMAL,
) -> Battle:
    """An attack by units of the first one's owner."""
    b = Battle(f.sc.owner[f.unit(units[0])], f.hex(target), kind, bits(f, *units))
    b.support = bits(f, *support, *charged)
    b.charged = bits(f, *charged)
    b.air = air
    b.answer = answer
    return b


def odds(f: Field, *units: str, target: str = TARGET, kind: int = NORMAL) -> Odds:
    return odds_of(f.s, battle(f, *units, target=target, kind=kind))


def rule_of(f: Field, b: Battle, name: str) -> str:
    """The rule that a line of the ledgers names."""
    return next(line.rule for ledger in ledgers(f, b) for line in ledger.lines if line.name == name)


# -- playing one -----------------------------------------------------------------------------------


def suffer(f: Field, *units: str, code: str, mark: int = 0, target: str = TARGET, air: int = 0) -> Field:
    """An attack whose die has brought a result that its column may not have."""
    b = battle(f, *units, target=target, air=air)
    attack = StalingradAttack(b.player, b.target, NORMAL, b.units)
    attack.air = air
    attack.code = code_named(code)
    attack.mark = mark
    attack.step = AT_ATTACKER_LOSS
    attack.use_up(f.s, b)
    return push(f, attack)


def stand(
    f: Field, *attackers: str, to: int = 2, mark: int = 0, target: str = TARGET, answer: int = 0
) -> Field:
    """The defenders of a hex that units have attacked must retreat so far, or stand."""
    player = f.sc.owner[f.unit(attackers[0])]
    frame = Stand(1 - player, f.hex(target), to, to)
    frame.units = bits(f, *attackers)
    frame.mark = mark
    frame.answer = answer
    frame.doubled = f.sc.combat_rules.doubled_defenders(f.s, battle(f, *attackers, target=target))
    return push(f, frame)


def follow(f: Field, *units: str, vacated: str, hexes: int, kind: int = LONG) -> Field:
    """Units advance after combat."""
    return advance_after(f, *units, vacated=vacated, hexes=hexes, kind=kind)

"""Attacks for tests: the numbers of one, and playing one with given dice."""

from __future__ import annotations

from grognard.games.holland44.attack import HollandAttack
from grognard.games.zocbond.attack_record import AT_ATTACKER_LOSS
from grognard.games.zocbond.battle import NO_LEAD, NORMAL, Battle
from grognard.games.zocbond.results import CODES, code_named
from grognard.games.zocbond.strength import Odds, best_lead, odds_of
from tests.games.zocbond.fight import Rest, bits, column, ledgers, names, push, shift_lines, step

from .field import Field

__all__ = [
    "TARGET",
    "Rest",
    "battle",
    "bits",
    "column",
    "face_for",
    "ledgers",
    "names",
    "odds",
    "shift_lines",
    "step",
    "strike",
    "suffer",
]

TARGET = "2010"  # its neighbours: 2009 2011 2109 2110 1909 1910


def battle(
    f: Field,
    *units: str,
    target: str = TARGET,
    lead: str = "",
    attached: str = "",
    support: tuple[str, ...] = (),
    air: int = 0,
    kind: int = NORMAL,
    joined: tuple[str, ...] = (),
) -> Battle:
    """An attack by units of the first one's owner; without a lead named, under the strongest."""
    b = Battle(f.sc.owner[f.unit(units[0])], f.hex(target), kind, bits(f, *units, *joined))
    b.joined = bits(f, *joined)
    b.lead = f.sc.formation_names.index(lead) if lead else NO_LEAD
    if not lead:
        b.lead = best_lead(f.s, b)
    b.attached = f.unit(attached) if attached else -1
    b.support = bits(f, *support)
    b.air = air
    return b


def odds(f: Field, *units: str, target: str = TARGET, lead: str = "", attached: str = "") -> Odds:
    return odds_of(f.s, battle(f, *units, target=target, lead=lead, attached=attached))


def face_for(f: Field, b: Battle, code: str) -> int:
    """A face of the die that brings a result; an AssertionError if the column has none."""
    results = [CODES[code_number] for code_number in odds_of(f.s, b).results(f.s)]
    wanted = code.lower().replace("/", "-")
    assert wanted in results, f"{column(f, b)} has no {code}: {results}"
    return results.index(wanted) + 1


def strike(
    f: Field, *units: str, code: str, lead: str = "", attached: str = "", target: str = TARGET
) -> Field:
    """Attacks a hex with units; the die brings the result, if the column has it."""
    f.script.rolls.append(face_for(f, battle(f, *units, lead=lead, attached=attached, target=target), code))
    f.play(f"attack {target}")
    if step(f) == "Attack.attackers":
        f.play(*(f"with {key}" for key in units), "commit")
    if step(f) == "Attack.lead":
        f.play(f"lead {lead}")
    if step(f) == "Attack.support":
        if attached:
            f.play(f"attach {attached}")
        if step(f) == "Attack.support":
            f.play("commit")
    return f


def suffer(f: Field, *units: str, code: str, lead: str = "") -> Field:
    """An attack whose die has brought a result that its column may not have."""
    b = battle(f, *units, lead=lead)
    attack = HollandAttack(b.player, b.target, NORMAL, b.units)
    attack.lead = b.lead
    attack.code = code_named(code)
    attack.step = AT_ATTACKER_LOSS
    attack.use_up(f.s, b)
    return push(f, attack)

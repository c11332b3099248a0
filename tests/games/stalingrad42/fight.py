"""Attacks, retreats and advances for tests: the numbers of one, and playing one with given results."""

from __future__ import annotations

from grognard.core.kernel.kinds import bit_list
from grognard.core.kernel.option import Option
from grognard.core.kernel.reason import Ledger
from grognard.core.kernel.state import RUN, Frame, State, advance, choose
from grognard.games.stalingrad42.attack import StalingradAttack
from grognard.games.zocbond.advance import Advance
from grognard.games.zocbond.attack_record import AT_ATTACKER_LOSS
from grognard.games.zocbond.battle import NORMAL, Battle
from grognard.games.zocbond.defense import Stand
from grognard.games.zocbond.results import LONG, ODDS, code_named
from grognard.games.zocbond.results import NORMAL as NORMAL_ADVANCE
from grognard.games.zocbond.retreat import CRT, Retreat
from grognard.games.zocbond.strength import Odds, odds_ledgers, odds_of

from .field import Field

TARGET = "2010"  # its neighbours: 2009 2011 2110 2111 1910 1911


class Rest(Frame):
    """Nothing happens: for looking at a position."""

    NAME = "Rest"
    STEPS = ("rest",)

    def run(self, s: State) -> None:
        s.ask(0)

    def options(self, s: State) -> list[Option]:
        return []

    def copy(self) -> Rest:
        return Rest()


def bits(f: Field, *units: str) -> int:
    found = 0
    for key in units:
        found |= 1 << f.unit(key)
    return found


def names(f: Field, units: int) -> list[str]:
    return [f.sc.unit_names[u] for u in bit_list(units)]


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


def column(f: Field, b: Battle) -> str:
    return ODDS[odds_of(f.s, b).column]


def ledgers(f: Field, b: Battle) -> list[Ledger]:
    """Attack, defence, shifts."""
    return odds_ledgers(f.s, b)


def shift_lines(f: Field, b: Battle) -> dict[str, int]:
    """The shifts of an attack: name -> columns to the right."""
    return {line.name: line.value for line in ledgers(f, b)[2].lines if line.op == "shift"}


def rule_of(f: Field, b: Battle, name: str) -> str:
    """The rule that a line of the ledgers names."""
    return next(line.rule for ledger in ledgers(f, b) for line in ledger.lines if line.name == name)


# -- playing one -----------------------------------------------------------------------------------


def push(f: Field, frame: Frame) -> Field:
    """Runs a frame on top of whatever rests."""
    f.s.lanes[0].append(frame)
    f.s.asked[0] = RUN
    advance(f.s)
    return f


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


def retreat(f: Field, *units: str, to: tuple[int, int] = (2, 2), cause: int = CRT, routed: int = 0) -> Field:
    """Units of one hex must retreat `to` hexes."""
    u = f.unit(units[0])
    frame = Retreat(f.sc.owner[u], bits(f, *units), f.s.place[u], to[0], to[1], cause, routed)
    return push(f, frame)


def follow(f: Field, *units: str, vacated: str, hexes: int, kind: int = LONG) -> Field:
    """Units advance after combat."""
    owner = f.sc.owner[f.unit(units[0])]
    return push(f, Advance(owner, bits(f, *units), f.hex(vacated), hexes, kind))


def ends(f: Field, key: str) -> list[str]:
    """Where a unit can be when the frame that asks has ended, by any choices of TO and HALT."""
    if f.frame() not in ("Retreat", "Advance"):
        return [f.where(key)]  # nothing was to be chosen
    found: set[str] = set()
    depth = len(f.s.lanes[0])
    waiting = [f.s.copy()]
    while waiting:
        s = waiting.pop()
        if len(s.lanes[0]) < depth:
            found.add(f.sc.place_names[s.place[f.unit(key)]])
            continue
        for o in s.top().options(s):
            if f.key(o).split()[0] in ("to", "halt"):
                after = s.copy()
                choose(after, 0, o)
                waiting.append(after)
    return sorted(found)


def step(f: Field) -> str:
    """Where the game rests: "Attack.support"."""
    if not f.s.lanes[0] or f.s.asked[0] < 0:
        return ""
    top = f.s.top()
    return f"{top.NAME}.{top.STEPS[top.step]}"


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

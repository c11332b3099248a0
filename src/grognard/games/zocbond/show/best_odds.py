# mypyc: interpreted
"""The best odds that a side could bring against each hex now (H44-9.3, 9.4; S42-8.3, 8.4).

All who may attack a hex together, led as they do best; without artillery and aircraft, which are added later.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.core.kernel.describe import ref
from grognard.core.kernel.kinds import HEX
from grognard.core.telling.message import msg, rule
from grognard.core.telling.overlay import Overlay, Tint

from ..attackers import attackers_of
from ..battle import NORMAL, Battle
from ..combat import targets, together
from ..results import ODDS
from ..state import ZocState
from ..strength import best_lead, odds_of


def best_attack(s: ZocState, player: int, target: int) -> Battle | None:
    """The strongest attack on a hex by those who are next to it; None if nobody can make one."""
    best: Battle | None = None
    able = attackers_of(s, player, target, NORMAL)
    tried = 0
    for first in able:
        if tried >> first & 1:
            continue
        b = together(s, player, target, first, able)
        if not b.units:
            continue
        tried |= b.units
        b.lead = best_lead(s, b)
        if best is None or odds_of(s, b).rung > odds_of(s, best).rung:
            best = b
    return best


def best_column(s: ZocState, best: Battle) -> int:
    """The column of the table that is told of it."""
    return odds_of(s, best).column


def odds_tints(s: ZocState, player: int) -> list[Tint]:
    """Every hex that can be attacked, with the column of the table."""
    tints: list[Tint] = []
    for h in targets(s, player):
        b = best_attack(s, player, h)
        if b is not None:
            tints.append(Tint(s.zoc.board.name(h), "odds", ODDS[best_column(s, b)]))
    return tints


def best_odds(s: ZocState, players: Sequence[int], cited: str) -> Overlay:
    tints = [tint for player in players for tint in odds_tints(s, player)]
    says = [msg(f"{s.zoc.game}-says-odds", n=len(tints), rule=rule(cited))]
    facts = [ref(s.zoc, HEX, s.zoc.parse(HEX, tint.place)) for tint in tints]
    return Overlay("odds", tints, [], says, facts)

"""The recruit and his artillery: fire on what is worth most, never where friends are near."""

from __future__ import annotations

from grognard.bots.panzer.greedy import Greedy
from tests.games.panzer.battle import Battle
from tests.games.panzer.indirect_battle import UNITS, step


def chosen(b: Battle) -> str:
    """What the recruit answers to the question that is open."""
    options = b.game.decision.options
    return b.game.key(options[Greedy().choose(b.s, 0)])


def test_the_recruit_calls_fire_on_what_is_worth_most() -> None:
    b = step({**UNITS, "SB": "S-T34-76 I12 N"})
    assert chosen(b) == "call GO 1I12"
    b.play("call GO I12")
    while b.offers() and b.kind().startswith("IndirectFire.") and b.kind() != "IndirectFire.next":
        key = chosen(b)
        if key == "sheaf converged":
            return
        b.play(key)
    raise AssertionError("he was never asked for a sheaf")


def test_the_recruit_spares_his_own() -> None:
    """Danger close: nothing is called near units of his that the enemy spots."""
    assert chosen(step({**UNITS, "GF": "G-TIG1 D9 S"})) == "done"

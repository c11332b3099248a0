"""The recruit and his artillery: fire on what is worth most, never where friends are near."""

from __future__ import annotations

from grognard.bots.panzer.artillery import watch_worth
from grognard.bots.panzer.field import Field
from grognard.bots.panzer.greedy import Greedy
from grognard.games.panzer.scenario import GERMAN
from tests.games.panzer.battle import Battle
from tests.games.panzer.indirect_battle import UNITS, step


def chosen(b: Battle) -> str:
    """What the recruit answers to the question that is open."""
    options = b.game.decision.options
    return b.game.key(options[Greedy().choose(b.s, 0)])


def test_the_recruit_calls_fire_on_what_loses_most() -> None:
    b = step({**UNITS, "SB": "ST-ZIS2 I12 N", "SC": "ST-ZIS2 I12 N"})
    assert chosen(b) == "call GO 1I12"
    b.play("call GO I12")
    while b.offers() and b.kind().startswith("IndirectFire.") and b.kind() != "IndirectFire.next":
        key = chosen(b)
        if key == "sheaf converged":
            return
        b.play(key)
    raise AssertionError("he was never asked for a sheaf")


def test_shells_are_for_guns_and_squads_before_tanks() -> None:
    """A T-34 is worth more than twice the gun, but shells seldom harm it."""
    assert chosen(step({**UNITS, "SB": "S-T34-76 I12 N"})) == "call GO 1C12"


def test_an_observer_watches_where_there_is_something_to_call_fire_on() -> None:
    """OVERWATCH is what an observer calls fire by; a section has nothing to gain from it otherwise."""
    sees = step(UNITS)
    assert watch_worth(Field(sees.s, GERMAN), sees.unit("GO")) > 0
    hidden = step({**UNITS, "SA": "ST-ZIS2 Y2 N"})
    assert watch_worth(Field(hidden.s, GERMAN), hidden.unit("GO")) == 0


def test_the_recruit_spares_his_own() -> None:
    """Danger close: nothing is called near units of his that the enemy spots."""
    assert chosen(step({**UNITS, "GF": "G-TIG1 D9 S"})) == "done"

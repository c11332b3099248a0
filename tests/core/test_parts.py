"""Parts of an option: independent attacks side by side, each with exact chances of its own."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.core.kernel.chance import Script
from grognard.core.kernel.kinds import UNIT
from grognard.core.kernel.option import Option
from grognard.core.kernel.part import OddsPart
from grognard.core.kernel.policy import Default, Policy
from grognard.core.kernel.state import RUNNING, Frame, State
from grognard.core.referee.game import Game
from grognard.core.referee.odds import courses, outlook, play_part
from grognard.core.telling.view import Outlook, OutlookPart
from tests.core.mini import HOLD, Attack, Orders, React, new_mini
from tests.core.mini import RULES as MINI
from tests.core.salvo import (
    BARRAGE,
    DUG,
    EITHER,
    HIT_ROLL,
    O_FALLS,
    O_LATE,
    OPEN,
    SalvoState,
    Shell,
    new_salvo,
)
from tests.core.test_odds import about_to_attack

HIT = (Fraction(61, 100), Fraction(31, 100))  # 40 or more, 70 or more on 1D100
FATAL = Fraction(1, 5)  # last digit 9 or 0


def asked() -> tuple[Game, int]:
    """A game in which somebody may fire, and who."""
    game = new_salvo()
    return game, game.decision.player


def fates(part: OutlookPart) -> dict[str, Fraction]:
    return {branch.label.id.replace("salvo-outcome-", ""): branch.p for branch in part.branches}


def by_ground(share_dug: Fraction) -> dict[str, Fraction]:
    """What an attack brings if the target has dug in with this chance."""
    hit = HIT[OPEN] * (1 - share_dug) + HIT[DUG] * share_dug
    return {"miss": 1 - hit, "shaken": hit * (1 - FATAL), "kill": hit * FATAL}


def barrage(game: Game) -> Outlook:
    return game.seat(game.decision.player).odds("barrage")


def test_every_target_has_chances_of_its_own() -> None:
    """How each lies is not known: one in two has dug in."""
    game, player = asked()
    found = barrage(game)
    targets = ["B1", "B2", "B3"] if player == 0 else ["A1", "A2", "A3"]
    assert [part.subject.key for part in found.parts] == targets
    assert [part.subject.kind for part in found.parts] == ["unit"] * 3
    for part in found.parts:
        assert fates(part) == by_ground(Fraction(1, 2))
        assert part.undecided == 0


def test_each_part_weighs_its_own_secrets() -> None:
    game, player = asked()
    s = game.state
    assert isinstance(s, SalvoState)
    first, second, third = s.enemies(player)
    s.ground[first], s.ground_may[first] = OPEN, 1 << OPEN
    s.ground[second], s.ground_may[second] = DUG, 1 << DUG
    assert s.ground_may[third] == EITHER
    assert [fates(part) for part in barrage(game).parts] == [
        by_ground(Fraction(0)),
        by_ground(Fraction(1)),
        by_ground(Fraction(1, 2)),
    ]


def test_what_is_secret_does_not_change_the_parts() -> None:
    game, player = asked()
    before = barrage(game)
    s = game.state
    assert isinstance(s, SalvoState)
    for u in s.enemies(player):
        s.ground[u] = 1 - s.ground[u]
    assert barrage(game) == before


def test_the_tree_of_the_whole_ends_where_the_parts_begin() -> None:
    """It comes down on 4 or more of 1D10; what it does to whom is told by the parts alone."""
    game, _ = asked()
    found = barrage(game)
    assert found.distribution() == {
        "salvo-outcome-late": Fraction(3, 10),
        "salvo-outcome-falls": Fraction(7, 10),
    }
    assert all(branch.then == [] for branch in found.branches)
    assert found.undecided == 0
    assert found.curve is not None
    assert found.curve.dice == "1D10"


def test_an_option_without_parts_has_none() -> None:
    game, player = asked()
    key = "shoot B1" if player == 0 else "shoot A1"
    found = game.seat(player).odds(key)
    assert found.parts == []
    assert {name.split("-")[-1]: p for name, p in found.distribution().items()} == by_ground(Fraction(1, 2))


def test_that_secrets_were_weighed_is_said() -> None:
    game, player = asked()
    ids = [message.id for message in barrage(game).assumes]
    assert ids == ["core-assumes-worlds"]
    s = game.state
    assert isinstance(s, SalvoState)
    for u in s.enemies(player):
        s.ground_may[u] = 1 << s.ground[u]
    assert barrage(game).assumes == []


def test_the_curtain_does_nothing_in_play() -> None:
    """A barrage that comes down is rolled for target by target."""
    game, player = asked()
    s = game.state
    assert isinstance(s, SalvoState)
    targets = s.enemies(player)
    game.state.chance = Script([10, 1, 1, 1, *[20] * 9])
    game.play("barrage")
    assert [e.a for e in game.events if e.kind == HIT_ROLL] == targets


def test_asking_for_parts_changes_nothing() -> None:
    game, _ = asked()
    before = game.hash()
    assert barrage(game) == barrage(game)
    assert game.hash() == before


def test_marks_up_to_the_curtain_count() -> None:
    game, _ = asked()
    s = game.state.copy()
    weighted, _ = courses([(Fraction(1), s)], 0, Option(BARRAGE), Default())
    assert {tuple(marks): p for p, marks in weighted} == {
        ((O_LATE, -1),): Fraction(3, 10),
        ((O_FALLS, -1),): Fraction(7, 10),
    }


def test_a_part_is_played_to_the_end_of_its_frame_and_no_further() -> None:
    game, player = asked()
    s = game.state.copy()
    assert isinstance(s, SalvoState)
    target = s.enemies(player)[0]
    assert not play_part(s, OddsPart(UNIT, target, [Shell(target)]), Default())
    assert [frame.NAME for frame in s.lanes[0]] == ["Day", "Turn"]
    assert s.outcome == RUNNING
    assert s.ground_may[target] != EITHER, "it was attacked"


def test_a_part_needs_a_frame() -> None:
    with pytest.raises(ValueError, match="needs the frame"):
        OddsPart(UNIT, 0, [])


class Passes(Policy):
    """Takes the first option, and counts how often."""

    name = "default"

    def __init__(self) -> None:
        self.count = 0

    def choose(self, s: State, lane: int) -> int:
        self.count += 1
        return 0


def attack_part(target: int) -> list[Frame]:
    """The tiny game's attack before the target's window: the window is INNER, the attack ends the part."""
    attack = Attack(0, 0)
    attack.stance = 1
    attack.target = target
    attack.step = 3
    return [attack, React(1, target, 0)]


@pytest.mark.pure
def test_what_is_asked_in_a_part_is_answered_by_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window of the target belongs to the attack below it, as in the odds of an option."""
    monkeypatch.setattr(Attack, "parts", lambda self, s, o: [OddsPart(UNIT, 2, attack_part(2))])
    game = about_to_attack("low", HOLD)
    policy = Passes()
    known = MINI.redact(game.state, 0)
    o = next(o for o in game.decision.options if game.key(o) == "attack B1")
    found = outlook(MINI, known, 0, 0, o, policy)
    assert [(b.label.id, b.p) for b in found.parts[0].branches] == [
        ("mini-outcome-miss", Fraction(59, 100)),
        ("mini-outcome-kill", Fraction(41, 100)),
    ]
    assert policy.count == 4, "two courses of the option, two of the part"


@pytest.mark.pure
def test_parts_belong_to_the_common_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice in a lane of one's own rolls no dice: there are no parts to be played."""
    monkeypatch.setattr(Orders, "parts", lambda self, s, o: [OddsPart(UNIT, 2, attack_part(2))])
    game = new_mini(tokens="off")
    assert game.seat(0).odds("order A1 dash").parts == []

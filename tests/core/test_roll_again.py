"""A roll of the class AGAIN does not count: the dice are thrown again, exactly and provably."""

from __future__ import annotations

from fractions import Fraction

import pytest

from grognard.bots.dice import Throws, TrialDice
from grognard.bots.mind import Mind
from grognard.core.kernel.chance import AGAIN, Chance, Die, OutOfRolls, Script, every_outcome
from grognard.core.kernel.state import DIE, State
from grognard.core.referee import finding
from grognard.core.referee.fair import commitment, seal, seed_of, verify
from grognard.core.referee.odds import curve
from grognard.core.referee.record import RecordError
from grognard.testing.oracles.chance import each_die
from tests.core.salvo import BEGINS, FIRST, RULES, TIE, TWO_D10, SalvoState, new_salvo

SHARES = ["", ""]
D6 = Die(1, 6)
NO_ONES = bytes([0, AGAIN, 0, 0, 0, 1, 1])  # a one does not count; five and six succeed
NEVER_COUNTS = bytes([0, *[AGAIN] * 6])


def state(seed: bytes = b"again") -> State:
    s = RULES.blank(RULES.load("range", {}))
    s.seed = seed
    return s


def test_the_sealed_dice_are_thrown_again() -> None:
    """What counts are the throws of the same sealed dice without classes, the ones left out."""
    plain, again = state(), state()
    thrown = [plain.roll(D6) for _ in range(600)]
    assert 1 in thrown
    that_count = [face for face in thrown if face != 1]
    assert [again.roll(D6, NO_ONES) for _ in range(400)] == that_count[:400]
    assert again.barrier == DIE


def test_the_dice_that_are_told_are_those_that_count() -> None:
    s = state()
    for _ in range(50):
        total = s.roll(D6, NO_ONES)
        assert s.dice == [total]
        assert total != 1


def test_given_rolls_that_do_not_count_are_passed_over() -> None:
    s = state()
    s.chance = Script([1, 1, 4, 1])
    assert s.roll(D6, NO_ONES) == 4
    with pytest.raises(OutOfRolls, match="no given roll is left"):
        s.roll(D6, NO_ONES)


@pytest.mark.parametrize("chance", [None, Script([3])])
def test_a_roll_that_never_counts_is_an_error(chance: Chance | None) -> None:
    s = state()
    s.chance = chance
    with pytest.raises(AssertionError, match="1D6 would be thrown for ever"):
        s.roll(D6, NEVER_COUNTS)


def test_the_odds_of_a_roll_that_never_counts_are_an_error() -> None:
    with pytest.raises(AssertionError, match="1D6 would be thrown for ever"):
        every_outcome(state(), lambda s: rolls(s, NEVER_COUNTS), 10)


def rolls(s: State, classes: bytes) -> None:
    s.mark(classes[s.roll(D6, classes)])


def test_all_rolls_at_once_have_the_chances_of_those_that_count() -> None:
    """Three of the five faces that count fail, two succeed: one fork of two courses."""
    found = every_outcome(state(), lambda s: rolls(s, NO_ONES), 100)
    assert {fork.marks[0][0]: fork.weight for fork, _ in found} == {0: Fraction(3, 5), 1: Fraction(2, 5)}


def test_a_tie_of_two_dice_does_not_make_endless_courses() -> None:
    """A first die against a second one read as 11 - face: 90 of 100 throws count, half of them for each."""
    found = every_outcome(state(), duel, 100)
    assert len(found) == 2
    assert {fork.marks[0][0]: fork.weight for fork, _ in found} == {0: Fraction(1, 2), 1: Fraction(1, 2)}


def duel(s: State) -> None:
    s.mark(int(s.roll(TWO_D10, FIRST) > TIE))


def test_die_by_die_the_chances_are_the_same() -> None:
    single = each_die(state(), lambda s: rolls(s, NO_ONES), 100)
    assert single == {((0, -1),): Fraction(3, 5), ((1, -1),): Fraction(2, 5)}


def test_the_curve_says_which_totals_do_not_count() -> None:
    forks = [(fork.weight, fork) for fork, _ in every_outcome(state(), lambda s: rolls(s, NO_ONES), 100)]
    drawn = curve(RULES, forks)
    assert drawn is not None
    assert [(bar.outcome, bar.kind) for bar in drawn.bars[:2]] == [("", "again"), ("late", "none")]
    assert sum(bar.ways for bar in drawn.bars) == 6


class Biased(Mind):
    """Every pip is worth 2000, so that the luck of all six faces is zero on average."""

    def luck(self, s: State, player: int, total: int) -> int:
        return (2 * total - 7) * 1000


def test_trials_throw_again_and_weigh_only_what_counts() -> None:
    """Of the faces 2 to 6 the average is 4, so a four is neither luck nor bad luck."""
    throws = Throws(b"four")
    found: dict[int, int] = {}
    for j in range(60):
        s = state()
        dice = TrialDice(Biased(), throws, j, 0)
        s.chance = dice
        total = s.roll(D6, NO_ONES)
        found[total] = dice.luck
    assert found == {2: -4000, 3: -2000, 4: 0, 5: 2000, 6: 4000}


# -- in a game ---------------------------------------------------------------------------------------------


def tied() -> bytes:
    """A secret whose first dice for the initiative are a tie, after which ann begins."""
    for number in range(2000):
        secret = number.to_bytes(32, "big")
        s = RULES.start(RULES.load("range", {}), seed_of(secret, SHARES))
        for _ in range(6):
            s.draw([1, 1])  # how the units lie comes first
        if s.roll(TWO_D10) == TIE and s.roll(TWO_D10) > TIE:
            return secret
    raise AssertionError("no such tie in two thousand games")


def test_players_see_only_the_throw_that_counts() -> None:
    game = new_salvo(seed_of(tied(), SHARES))
    told = [event for event in game.events if event.kind == BEGINS]
    assert [event.a for event in told] == [0]
    assert told[0].dice is not None
    assert sum(told[0].dice) > TIE


def sealed(secret: bytes) -> str:
    """A finished game that began with a tie, with what is needed to check its dice."""
    game = new_salvo(seed_of(secret, SHARES))
    while not game.over:
        game.play("pass")
    seal(game.record, secret, SHARES)
    return game.text()


def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game as one that another package brings, so that its records can be loaded."""
    monkeypatch.setattr(finding, "_elsewhere", lambda: ({"salvo": None}, {}))
    monkeypatch.setattr(finding, "_loaded", lambda game: RULES)


@pytest.mark.pure
def test_a_repeated_roll_can_be_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """It follows from the seed like every other roll, so the record replays to the same end."""
    brought(monkeypatch)
    secret = tied()
    text = sealed(secret)
    game, sentences = verify(text, commitment(secret))
    assert game.over
    told = [message.id for message in sentences]
    assert "core-verify-shares" in told
    assert "core-verify-end" in told


@pytest.mark.pure
def test_dice_that_were_not_thrown_again_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Had the tie counted, bob would have begun: the record shows that it did not."""
    brought(monkeypatch)
    text = sealed(tied())
    monkeypatch.setattr(SalvoState, "roll", lambda self, die, classes=None: self.throw(die, classes))
    with pytest.raises(RecordError) as caught:
        verify(text)
    assert caught.value.choice == 1

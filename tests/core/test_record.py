"""Records: readable text that replays to the same hash; what is wrong is one error that names its place."""

from __future__ import annotations

import re

import pytest

from grognard.core.kernel.chance import Script
from grognard.core.referee.fair import verify
from grognard.core.referee.game import Game, load, new, replay
from grognard.core.referee.record import FORMAT, Choice, RecordError, Remark, Takeback, checksum, parse_record
from grognard.games.coh import RULES as COH
from grognard.testing.battery import random_game
from tests.core.mini import RULES, new_mini

SKIRMISH = RULES.load("skirmish", {})
DAWN = "dawn-at-the-granary"


def played(plies: int = 70) -> Game:
    """A game of Conflict of Heroes with a note, an automatic choice and a takeback in its record."""
    game = random_game(COH, 5, plies - 10, COH.load(DAWN, {}))
    game.note("a fine\nday")
    game.takeback(4)
    while game.state.ply < plies:
        game.play(game.decision.options[-1], auto=game.state.ply % 7 == 0)  # the first one passes
    return game


GAME = played()
TEXT = GAME.text()
LINES = TEXT.splitlines()


def sealed(lines: list[str]) -> str:
    """A tampered record with a checksum that fits."""
    body = "\n".join(lines) + "\n"
    return body + f"sum {checksum(body)}\n"


def error(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        load(text)
    return caught.value


# -- round trips -------------------------------------------------------------------------------------------


def test_a_record_reads_like_a_game() -> None:
    assert LINES[0] == FORMAT
    assert LINES[1] == f"game coh {COH.version}"
    assert LINES[2] == f"scenario {DAWN}"
    assert "# a fine day" in LINES
    assert "takeback 4" in LINES
    assert any(line.endswith(" auto") for line in LINES)
    assert any(line.startswith("hash 50 ") for line in LINES)
    assert LINES[-2] == f"end 70 {GAME.hash()}"


def test_a_record_in_lanes_loads_too() -> None:
    game = random_game(RULES, 3, 16, SKIRMISH)
    again = replay(RULES, parse_record(game.text()), check=True)
    assert again.hash() == game.hash()
    assert again.text() == game.text()


def test_a_loaded_game_plays_on_with_the_same_dice() -> None:
    again = load(TEXT)
    original = load(TEXT)
    for _ in range(30):
        for game in (again, original):
            game.play(game.decision.options[-1])
        assert again.hash() == original.hash()


def test_an_empty_game_has_a_record() -> None:
    game = new(f"coh/{DAWN}", seed="x")
    assert load(game.text()).hash() == game.hash()


def test_entries() -> None:
    kinds = {type(entry) for entry in parse_record(TEXT).entries}
    assert kinds == {Choice, Remark, Takeback}


# -- damage ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", range(len(LINES)))
def test_a_changed_line_breaks_the_checksum(at: int) -> None:
    lines = list(LINES)
    lines[at] = lines[at][:-1] + ("0" if lines[at][-1] != "0" else "1")
    found = error("\n".join(lines) + "\n")
    line, words = (1, "the first line must read") if at == 0 else (len(LINES), "the checksum does not fit")
    assert str(found).startswith(f"record, line {line}: {words}")
    assert found.line == line


@pytest.mark.parametrize("at", range(1, len(LINES)))
def test_a_cut_record_says_so(at: int) -> None:
    found = error("\n".join(LINES[:at]) + "\n")
    assert "the last line must be 'sum ...': the record was cut short" in found.problem
    assert found.line == at


BODY = LINES[:-1]
TAKEN_BACK = BODY[BODY.index("takeback 4") - 5 : BODY.index("takeback 4")]  # four choices and the note


def tampered(at: int, how: str) -> list[str]:
    lines = list(BODY)
    if how == "drop":
        del lines[at]
    elif how == "twice":
        lines.insert(at, lines[at])
    elif how == "swap":
        lines[at], lines[at - 1] = lines[at - 1], lines[at]
    elif how == "word":
        words = lines[at].split()
        words[-1] += "x"
        lines[at] = " ".join(words)
    else:
        lines[at] = "rubbish"
    return lines


@pytest.mark.parametrize("how", ["drop", "twice", "swap", "word", "rubbish"])
def test_every_line_tampered_with_in_turn(how: str) -> None:
    """With a checksum that fits, the text alone must give it away: one error that names a line or a choice.

    A note may be moved or changed, a hash left out, and what was taken back is not played again: then the
    game is the same.
    """
    harmless = 0
    for at in range(1, len(BODY)):
        lines = tampered(at, how)
        try:
            game = load(sealed(lines))
        except RecordError as e:
            assert e.line or e.choice, str(e)
            continue
        assert game.hash() == GAME.hash(), f"line {at + 1} {how}: loads to another game"
        touched = {BODY[at], BODY[at - 1]} if how == "swap" else {BODY[at]}
        idle = [
            line for line in touched if line.startswith(("#", "hash", "end", "option")) or line in TAKEN_BACK
        ]
        assert idle, (at, how, BODY[at])
        harmless += 1
    assert harmless <= 18


def test_another_choice_diverges_at_its_number() -> None:
    at = next(i for i, line in enumerate(BODY) if line.startswith("30 "))
    seat = BODY[at].split()[1]
    found = error(sealed([*BODY[:at], f"30 {seat} luck", *BODY[at + 1 :]]))
    assert (found.line, found.choice) == (at + 1, 30)
    assert "diverged: 'luck' is not legal" in found.problem


def test_another_hash_is_told_at_its_choice() -> None:
    lines = [re.sub(r"^hash 50 \w+", "hash 50 0123456789abcdef", line) for line in BODY]
    found = error(sealed(lines))
    assert found.choice == 50
    assert "differs from the recorded hash" in found.problem


def test_another_end_is_told() -> None:
    found = error(sealed([*BODY[:-1], "end 70 0123456789abcdef"]))
    assert found.choice == 70
    assert "another position" in found.problem


def test_another_seed_diverges() -> None:
    lines = [re.sub(r"^seed .*", "seed 00", line) for line in BODY]
    assert error(sealed(lines)).choice > 0


@pytest.mark.parametrize(
    ("old", "new_line", "words"),
    [
        (f"game coh {COH.version}", "game chess 1", "there is no game 'chess'; there are: coh"),
        (f"game coh {COH.version}", "game ../x 1", "is not the name of a game"),
        (f"game coh {COH.version}", "game coh 999", "made with version 999 of the rules of coh"),
        ("takeback 4", "rules x", "found 'rules x'"),
        (f"game coh {COH.version}", "game coh x", "rules version 'x' is not a number"),
        (f"scenario {DAWN}", "scenario nowhere", "nowhere"),
        ("seats german soviet", "seats soviet german", "the seats of"),
        ("seats german soviet", "seats", "expected a line 'seats ...'"),
    ],
)
def test_headers(old: str, new_line: str, words: str) -> None:
    assert old in BODY
    found = error(sealed([new_line if line == old else line for line in BODY]))
    assert words in found.problem
    assert found.line > 0


@pytest.mark.parametrize("seed", ["seed xyz", "seed", "seed " + "00" * 65, "seed 0"])
def test_seeds_that_are_none(seed: str) -> None:
    found = error(sealed([seed if line.startswith("seed ") else line for line in BODY]))
    assert found.line == next(i for i, line in enumerate(BODY, 1) if line.startswith("seed "))


def test_an_unknown_option_is_told() -> None:
    at = next(i for i, line in enumerate(BODY) if line.startswith("option "))
    found = error(sealed([*BODY[:at], "option weather on", *BODY[at:]]))
    assert "weather" in found.problem


def test_an_unknown_seat_is_told() -> None:
    lines = [re.sub(r"^1 \w+", "1 french", line) for line in BODY]
    found = error(sealed(lines))
    assert found.choice == 1
    assert "there is no seat 'french'; seats are german, soviet" in found.problem


@pytest.mark.parametrize("text", ["", "\n", "hello", "grognard record 2\n", "\x00" * 10])
def test_what_is_no_record(text: str) -> None:
    assert error(text).line == 1


def of_version(version: int, plies: int = 60) -> Game:
    """A game as another version of the rules, one that reads it alike, would have recorded it."""
    game = new(f"coh/{DAWN}", 5)
    game.version = game.record.version = version
    while game.state.ply < plies:
        game.play(game.decision.options[-1])
    return game


def test_a_record_of_another_version_is_good_where_every_position_agrees() -> None:
    made = of_version(999)
    game = load(made.text())
    assert game.version == 999
    assert game.text() == made.text()
    assert game.hash() != load(of_version(COH.version).text()).hash()  # the hash says whose position it is


def test_a_record_of_another_version_that_reads_differently_says_at_which_choice() -> None:
    lines = [re.sub(r"^hash 50 ....", "hash 50 0000", line) for line in of_version(999).text().splitlines()]
    found = error(sealed(lines[:-1]))
    assert (found.text.id, found.choice) == ("core-record-other-version", 50)
    assert "made with version 999 of the rules of coh" in found.problem


def test_a_game_that_was_carried_over_stays_verifiable() -> None:
    game = of_version(999)
    game.carry_over()
    assert not game.can_undo(game.decision.player)
    for _ in range(50):
        game.play(game.decision.options[-1])
    text = game.text()
    lines = text.splitlines()
    assert lines[1] == "game coh 999"
    assert lines.index(f"rules {COH.version}") > next(
        n for n, x in enumerate(lines) if x.startswith("hash 50")
    )
    found = load(text)
    assert (found.version, found.text()) == (COH.version, text)
    _, told = verify(text)
    assert [each.args for each in told if each.id == "core-verify-carried"] == [
        {"n": 60, "version": COH.version}
    ]
    game.takeback(70)  # behind the point at which it was carried over: the choices before keep their version
    game.play(game.decision.options[-1])
    assert load(game.text()).hash() == game.hash()
    assert load(load(game.text()).text()).text() == game.text()


def test_verify_tells_that_another_version_reads_a_record_alike() -> None:
    told = verify(of_version(999).text())[1]
    assert [each.args for each in told if each.id == "core-verify-other-version"] == [
        {"made": 999, "here": COH.version}
    ]


@pytest.mark.parametrize(
    "line", ["takeback 0", "takeback 71", "takeback -1", "takeback x", "hash 3 abc", "72 soviet pass"]
)
def test_entries_that_do_not_fit(line: str) -> None:
    assert BODY[-1].startswith("end ")
    found = error(sealed([*BODY[:-1], line]))
    assert found.line == len(BODY)
    assert "expected choice 71, a note or a takeback" in found.problem


def test_nothing_may_follow_the_end() -> None:
    assert "nothing may follow the 'end' line" in error(sealed([*BODY, "# later"])).problem


def test_a_note_is_one_line() -> None:
    game = new_mini()
    game.note("two\nlines  and\ttabs")
    assert "# two lines and tabs\n" in game.text()


def test_a_game_with_given_dice_says_that_its_record_cannot_be_replayed() -> None:
    game = new("coh/dawn-at-the-granary", seed=1, chance=Script([7, 9]))
    text = game.text()
    assert "dice given" in text
    with pytest.raises(RecordError, match="given"):
        load(text)

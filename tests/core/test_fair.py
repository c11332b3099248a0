"""Dice that can be checked: commitment, shares, seed; records that were tampered with are found out."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from grognard.core.kernel.playout import mix
from grognard.core.referee.errors import NoUndo
from grognard.core.referee.fair import check_dice, commitment, last_seed, seal, seed_of, verify
from grognard.core.referee.game import Game, load, new
from grognard.core.referee.record import RecordError, Reseed, checksum, parse_record
from grognard.core.telling.message import Ref

ARCHIVE = Path(__file__).parents[1] / "golden" / "finished.zip"
SECRET = bytes(range(32))
SHARES = ["anna's number 17", ""]


def finished() -> str:
    """A game that the Soviets won, without a commitment."""
    return zipfile.ZipFile(ARCHIVE).read("017-dawn-at-the-granary.record").decode()


def sealed() -> str:
    """A short game whose dice can be checked."""
    game = new("coh/dawn-at-the-granary", seed_of(SECRET, SHARES))
    go_on(game, 60, 1)
    seal(game.record, SECRET, SHARES)
    return game.text()


def go_on(game: Game, choices: int, seed: int) -> None:
    """So many choices of any kind, but no pass where there is anything else."""
    for _ in range(choices):
        keys = [game.key(o) for o in game.decision.options]
        keys = [key for key in keys if key != "pass"] or keys
        game.play("commit 0" if "commit 0" in keys else keys[mix(seed, game.state.ply) * len(keys) >> 32])


def resummed(text: str) -> str:
    """The text with a checksum that fits, as somebody who tampers with it would write."""
    body = "".join(f"{line}\n" for line in text.splitlines() if not line.startswith("sum "))
    return body + f"sum {checksum(body)}\n"


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return resummed(text.replace(old, new, 1))


def told(text: str, promised: str = "") -> list[str]:
    return [message.id for message in verify(text, promised)[1]]


@pytest.mark.both_builds
def test_the_seed_takes_the_secret_and_every_share() -> None:
    seeds = [
        seed_of(SECRET, ["a", "b"]),
        seed_of(SECRET, ["b", "a"]),
        seed_of(SECRET, ["ab", ""]),
        seed_of(SECRET, ["", "ab"]),
        seed_of(SECRET, ["a", "b", ""]),
        seed_of(bytes(32), ["a", "b"]),
    ]
    assert len(set(seeds)) == len(seeds)
    assert {len(seed) for seed in seeds} == {32}
    assert seed_of(SECRET, ["a", "b"]) == seeds[0]


def test_the_commitment_tells_neither_secret_nor_seed() -> None:
    assert commitment(SECRET) != commitment(bytes(32))
    assert SECRET.hex() not in commitment(SECRET)
    assert commitment(SECRET) != seed_of(SECRET, []).hex()


@pytest.mark.both_builds
def test_a_sealed_record_reads_back_and_is_verified() -> None:
    text = sealed()
    record = parse_record(text)
    assert (record.commitment, record.secret, record.shares) == (commitment(SECRET), SECRET, SHARES)
    assert record.text() == text
    assert load(text).text() == text
    assert told(text) == [
        "core-verify-sum",
        "core-verify-commitment",
        "core-verify-shares",
        "core-verify-choices",
        "core-verify-end",
        "core-verify-unfinished",
    ]
    assert told(text, commitment(SECRET)) == told(text)


def test_a_record_without_a_commitment_is_only_replayed() -> None:
    assert told(finished()) == [
        "core-verify-sum",
        "core-verify-no-commitment",
        "core-verify-choices",
        "core-verify-end",
        "core-verify-over",
    ]


def test_a_game_that_was_given_up_says_who_did() -> None:
    game = load(sealed())
    game.note("resigned german")
    message = verify(game.text())[1][-1]
    assert message.id == "core-resigned"
    assert message.args["player"] == Ref("player", 0, "german")
    game.note("resigned")
    game.note("resigned nobody at all")
    assert verify(game.text())[1][-1].id == "core-resigned"


def test_a_secret_still_kept_is_said_to_be() -> None:
    record = parse_record(sealed())
    record.secret = b""
    record.shares = []
    assert [message.id for message in check_dice(record)] == ["core-verify-no-secret"]
    assert parse_record(record.text()).commitment == commitment(SECRET)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (SECRET.hex(), "11" * 32, "core-verify-secret"),
        (commitment(SECRET), "0" * 64, "core-verify-secret"),
        (SHARES[0].encode().hex(), "00", "core-verify-seed"),
        (f"seed {seed_of(SECRET, SHARES).hex()}", "seed 6b", "core-verify-seed"),
        ("end 60 ", "end 60 f", "core-record-hash"),
        ("hash 50 ", "hash 50 f", "core-record-hash"),
        ("2 german commit 0", "2 german commit 1", "core-record-refused"),  # a later choice cannot be paid
        ("2 german commit 0", "2 german commit 9", "core-record-refused"),
    ],
)
def test_whatever_is_changed_is_found_out(old: str, new: str, told: str) -> None:
    text = changed(sealed(), old, new)
    with pytest.raises(RecordError) as caught:
        verify(text)
    assert caught.value.text.id == told


def test_a_change_without_a_new_sum_is_found_out() -> None:
    with pytest.raises(RecordError, match="checksum"):
        verify(sealed().replace("2 german commit 0", "2 german commit 1"))


def test_another_commitment_than_promised_is_found_out() -> None:
    with pytest.raises(RecordError, match="not the one that was promised"):
        verify(sealed(), "ab" * 32)
    with pytest.raises(RecordError, match="not the one that was promised"):
        verify(finished(), "ab" * 32)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (f"secret {SECRET.hex()}", "secret zz", "the secret must be hexadecimal"),
        (f"secret {SECRET.hex()}", f"secret {'00' * 65}", "1 to 64 bytes"),
        (f"commitment {commitment(SECRET)}", "commitment 12", "64 hexadecimal digits"),
        (f"shares {SHARES[0].encode().hex()} -", "shares -", "expected a line 'shares"),
        (f"shares {SHARES[0].encode().hex()} -", "shares ff -", "each share must be text"),
        (f"shares {SHARES[0].encode().hex()} -\n", "", "expected a line 'shares"),
    ],
)
def test_lines_that_cannot_be_read(old: str, new: str, words: str) -> None:
    with pytest.raises(RecordError, match=words):
        parse_record(changed(sealed(), old, new))


# -- playing on from a game ---------------------------------------------------------------------------


def played_on() -> Game:
    game = load(parse_record(sealed()).until(30).text())
    game.reseed(seed_of(SECRET, ["b", "c"]))
    go_on(game, 25, 2)
    return game


@pytest.mark.both_builds
def test_a_game_played_on_has_dice_of_its_own() -> None:
    game = played_on()
    seal(game.record, SECRET, ["b", "c"])
    assert last_seed(game.record) == seed_of(SECRET, ["b", "c"])
    again = load(game.text())
    assert (again.hash(), again.state.seed) == (game.hash(), game.state.seed)
    assert "core-verify-shares" in told(game.text())
    with pytest.raises(RecordError, match="does not follow"):
        verify(changed(game.text(), game.state.seed.hex(), "00"))


def test_undo_does_not_go_behind_a_new_seed() -> None:
    game = load(parse_record(sealed()).until(30).text())
    game.reseed(b"other")
    assert not any(game.can_undo(player) for player in (0, 1))
    assert game.record.entries[-1] == Reseed(b"other")
    with pytest.raises(NoUndo):
        game.undo(game.decision.player)


def test_a_takeback_keeps_the_new_seed() -> None:
    game = played_on()
    game.takeback(3)
    assert game.state.seed == seed_of(SECRET, ["b", "c"])
    assert load(game.text()).hash() == game.hash()


def test_a_takeback_behind_the_new_seed_keeps_the_old_dice_before_it() -> None:
    game = played_on()
    game.takeback(30)
    assert game.state.ply == 25
    assert load(game.text()).hash() == game.hash()
    assert game.state.seed == seed_of(SECRET, ["b", "c"])


# -- cutting a record ----------------------------------------------------------------------------------


def test_a_record_cut_short_is_the_game_up_to_there() -> None:
    whole = load(sealed())
    hashes = {}
    for ply in (0, 1, 17, 50, 60):
        game = load(whole.record.until(ply).text())
        assert game.state.ply == ply
        hashes[ply] = game.hash()
    assert hashes[60] == whole.hash()
    for wrong in (-1, 61):
        with pytest.raises(ValueError, match="there is no choice"):
            whole.record.until(wrong)


@pytest.mark.both_builds
def test_a_cut_keeps_the_takebacks_before_it() -> None:
    game = load(sealed())
    game.takeback(20)
    go_on(game, 20, 3)
    cut = load(game.record.until(50).text())
    assert cut.state.epoch == 1
    for choice in [stands.choice for stands in game.record.standing()][50:]:
        cut.play(choice.key)
    assert cut.hash() == game.hash()

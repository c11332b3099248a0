"""`grognard verify`: what was checked, in sentences; exit code 1 with the reason where anything is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.core.referee.fair import commitment
from tests.core.test_fair import SECRET, changed, finished, sealed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(sealed(), encoding="utf-8")
    return path


def test_a_good_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--lang", "en"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "The file is whole: its checksum fits."
    assert told[1].startswith(f"The secret fits the commitment {commitment(SECRET)}")
    assert (
        told[2] == "The seed follows from the secret and the shares of 2 seats: nobody alone has chosen it."
    )
    assert told[3].startswith("Replayed: choices 60, positions compared on the way 1.")
    assert told[-1] == "The game is not over: the record stops in the middle."


def test_in_russian(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--lang", "ru"]) == 0
    assert capsys.readouterr().out.startswith("Файл цел: контрольная сумма сходится.")


def test_a_finished_game_names_the_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "finished.record"
    path.write_text(finished(), encoding="utf-8")
    assert main(["verify", str(path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "The record has no commitment" in told
    assert told.endswith("The game is over.\nThe Soviets win.\n")


def test_for_machines(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--json", "--lang", "en"]) == 0
    assert len(json.loads(capsys.readouterr().out)["checked"]) == 6


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (SECRET.hex(), "22" * 32, "does not fit the commitment"),
        ("end 60 ", "end 60 f", "another position than recorded"),
        ("2 german commit 0", "2 german commit 9", "not legal"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_changed_record(
    record: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, words: str, lang: str
) -> None:
    record.write_text(changed(sealed(), old, new), encoding="utf-8")
    assert main(["verify", str(record), "--lang", lang]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert str(record) in told.err
    assert (words in told.err) is (lang == "en")
    assert bool(re.search("[а-я]{4}", told.err)) is (lang == "ru")


def test_a_damaged_file(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(sealed()[:-40], encoding="utf-8")
    assert main(["verify", str(record), "--lang", "en"]) == 1
    assert "cut short" in capsys.readouterr().err


def test_the_commitment_that_was_shown(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--commitment", commitment(SECRET).upper()]) == 0
    assert main(["verify", str(record), "--commitment", "00" * 32, "--lang", "en"]) == 1
    assert "not the one that was promised" in capsys.readouterr().err


def test_no_such_file(tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path / "nothing")]) == 2

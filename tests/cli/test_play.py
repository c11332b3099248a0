"""The text game at the terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grognard.bots.levels import RANDOM
from grognard.cli import session
from grognard.core.referee.game import Game, load
from grognard.core.referee.record import Choice, parse_record
from grognard.render.paint import plain

from .conftest import Command

DAWN = "play coh/dawn-at-the-granary --seed 7"


def saved(folder: Path) -> Game:
    """The game saved last."""
    return load(
        max(folder.glob("*.record"), key=lambda path: path.stat().st_mtime_ns).read_text(encoding="utf-8")
    )


def choices_in(folder: Path) -> list[str]:
    text = max(folder.glob("*.record"), key=lambda path: path.stat().st_mtime_ns).read_text(encoding="utf-8")
    return [f"{e.seat} {e.key}" for e in parse_record(text).entries if isinstance(e, Choice)]


def test_a_game_against_random_is_played_to_its_end(grognard: Command, saves: Path) -> None:
    code, out, _ = grognard(f"{DAWN} --human german", ["1"] * 400)
    assert code == 0
    assert "Round 5 ends." in out
    assert re.search(r"The (Germans|Soviets) win\.", out)
    assert saved(saves).over


def test_a_game_against_a_level_that_thinks_goes_on_with_it(grognard: Command, saves: Path) -> None:
    """Seed and choices are the whole game; whoever was played against is met again after a pause."""
    assert session.RANDOM == RANDOM
    typed = ["1"] * 12
    grognard(f"{DAWN} --against recruit", typed)
    whole = choices_in(saves)
    grognard(DAWN + " --against random", typed)
    assert choices_in(saves) != whole
    grognard(f"{DAWN} --against recruit", typed[:6])
    grognard("play --resume", typed[6:])
    assert choices_in(saves) == whole
    assert [choice.partition(" ")[0] for choice in whole].count("soviet") > 4


def test_a_game_of_two_people_is_played_to_its_end(grognard: Command, saves: Path) -> None:
    code, out, _ = grognard(f"{DAWN} --both", ["1", ""] * 400)
    assert code == 0
    assert "The Soviets win." in out
    assert saved(saves).over


def test_the_map_shows_units_terrain_and_options(grognard: Command) -> None:
    _, out, _ = grognard(f"{DAWN} --human german", ["1", "activate GH1", "ap GH1"])
    assert "GH1→!" in out  # the active unit and its facing
    assert "G08S★" in out  # stone building, victory hex
    assert re.search(r"<[0-9]+>", out)  # an option written into its hex
    assert "forest" in out
    assert re.search(r"CAP ([0-9])/\1", out)


def test_a_narrow_terminal_gets_a_narrow_map(grognard: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    _, out, _ = grognard(f"{DAWN} --human german")
    rows = [line for line in out.splitlines() if line.lstrip().startswith(("A01", "B01"))]
    assert rows
    assert all(len(line) <= 80 for line in rows)


def test_a_very_narrow_terminal_gets_a_list(grognard: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    _, out, _ = grognard(f"{DAWN} --human german")
    assert "too narrow" in out
    assert "Infantry squad 1" in out


@pytest.mark.parametrize("words", ["move G-INF-1 7-D03", "move gi1 d03", "move d03"])
def test_an_option_is_chosen_by_key_or_in_short(grognard: Command, saves: Path, words: str) -> None:
    grognard(f"{DAWN} --human german", ["1", "activate GI1", "ap GI1", words])
    assert "german move G-INF-1 7-D03" in choices_in(saves)


def test_a_number_plays_the_option_shown_with_it(grognard: Command, saves: Path) -> None:
    _, out, _ = grognard(f"{DAWN} --human german", ["1"])
    number = re.search(r"([0-9]+) Activate HMG team 1", out)
    assert number is not None
    grognard(f"{DAWN} --human german", ["1", number[1]])
    assert "german activate G-HMG-1" in choices_in(saves)


BAD = """
0 | 99 | -1 | 1.5 | frobnicate | fire G-INF-1 7-G08 | move GI1 A01 | activate S-RIF-1 | activate | pay ap
commit 1 2 3 | why | why 3 | why frob | odds | odds 99 | odds frob | undo | redo | map | units | log | log 5
log x | save | help | ?
"""
LINES = [
    "",
    "٣",
    "²",
    "1" * 5000,
    "\x00",
    *(line.strip() for line in BAD.strip().replace("\n", "|").split("|")),
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: ascii(line[:20]))
def test_bad_input_and_questions_change_nothing(grognard: Command, saves: Path, line: str) -> None:
    grognard(f"{DAWN} --human german", ["commit 0"])
    before = choices_in(saves)
    code, out, err = grognard(f"{DAWN} --human german", ["commit 0", line])
    assert choices_in(saves) == before
    assert code == 0
    assert not err
    assert "Traceback" not in out


def test_a_refused_choice_is_told_with_rule_and_alternatives(grognard: Command) -> None:
    _, out, _ = grognard(f"{DAWN} --human german", ["1", "activate GI1", "ap GI1", "move GI1 7-A01"])
    assert "[COH-5.0]" in out
    assert re.search(r"Allowed instead: [0-9]+ move G-INF-1 7-", out)


def test_why_names_the_rule_and_the_nearest_options(grognard: Command) -> None:
    _, out, _ = grognard(f"{DAWN} --human german", ["1", "why fire GI1 G08", "why pass"])
    assert "[COH-6.0]" in out
    assert "Allowed instead" in out
    assert "That is allowed: 1 pass" in out


def test_odds_give_percent_fraction_ledger_and_assumption(grognard: Command) -> None:
    typed = ["1", "activate GH1", "ap GH1", "odds fire E07"]
    _, out, _ = grognard(f"{DAWN} --human german", typed)
    chances = re.findall(r"([0-9.]+)% \(([0-9]+)/([0-9]+)\)", out)
    assert sum(float(percent) for percent, _, _ in chances) == pytest.approx(100, abs=0.05)
    assert "COH-7.1" in out
    assert "Reckoned " in out


def test_undo_and_redo(grognard: Command, saves: Path) -> None:
    grognard(f"{DAWN} --human german", ["1", "activate GI1", "undo"])
    without = choices_in(saves)
    assert "german activate G-INF-1" not in without
    grognard(f"{DAWN} --human german", ["1", "activate GI1", "undo", "redo"])
    assert choices_in(saves) == [*without, "german activate G-INF-1"]


def test_undo_stops_at_another_players_choice(grognard: Command) -> None:
    _, out, _ = grognard(f"{DAWN} --human german", ["1", "undo"])
    assert "that stands" in out


def test_leaving_says_how_to_resume_and_resuming_goes_on(grognard: Command, saves: Path) -> None:
    _, out, _ = grognard(f"{DAWN} --human german", ["1", "activate GI1"])
    assert "grognard play --resume" in out
    before = choices_in(saves)
    _, out, _ = grognard("play --resume", ["ap GI1"])
    assert choices_in(saves) == [*before, "german ap G-INF-1"]  # still the German against the computer
    assert len(list(saves.glob("*.record"))) == 1


def test_a_game_saved_to_a_file_resumes_and_the_file_stays(
    grognard: Command, saves: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.record"
    _, out, _ = grognard(f"{DAWN} --human german", ["1", f"save {mine}"])
    assert "Saved" in out
    text = mine.read_text(encoding="utf-8")
    grognard(["play", "--resume", str(mine)], ["activate GI1"])
    assert mine.read_text(encoding="utf-8") == text
    assert choices_in(saves)[-1] == "german activate G-INF-1"


def test_saving_where_one_cannot_is_told(grognard: Command, tmp_path: Path) -> None:
    _, out, _ = grognard(f"{DAWN} --human german", ["1", f"save {tmp_path}"])
    assert "cannot write" in out


def test_hot_seat_hands_over_and_hides(grognard: Command) -> None:
    """Between two people the terminal asks for Enter, and the next view is the other seat's own."""
    name = "play coh/crossroads-in-the-wheat --seed 3 --both --option cards=on"
    _, out, _ = grognard(name, ["1", "", "1"])
    first, second = out.split("Hand over the terminal.")[:2]
    assert "Press Enter" in second
    first_held, second_held = (re.search(r"1 card: (.+?)(?: {3}|\n)", part) for part in (first, second))
    assert first_held is not None
    assert second_held is not None
    assert second_held[1] not in first
    assert first_held[1] not in second.partition("German>")[0]


def test_the_same_seed_and_choices_make_the_same_game(grognard: Command, saves: Path) -> None:
    grognard(f"{DAWN} --human soviet", ["1"] * 30)
    first = choices_in(saves)
    grognard(f"{DAWN} --human soviet", ["1"] * 30)
    assert choices_in(saves) == first


def test_russian(grognard: Command) -> None:
    _, out, _ = grognard(f"{DAWN} --human german --lang ru", ["1", "помощь", "почему fire GI1 G08", "выход"])
    assert "Раунд" in out
    assert "шансы" in out
    assert "COH-6.0" in out


def test_no_message_is_missing(grognard: Command) -> None:
    """Whatever is shown in a game has its text: no id of the catalogue ever reaches the screen."""
    for lang in ("en", "ru"):
        typed = ["1", "odds 1", "units", "log 100"] * 60
        _, out, _ = grognard(f"{DAWN} --human german --lang {lang}", typed)
        shown = out.replace("coh-dawn-at-the-granary", "")  # the file it is saved in
        assert not re.findall(r"\b(?:coh|core|cli)-[a-z]+-[a-z-]+", shown)


@pytest.mark.parametrize(
    ("command", "part"),
    [
        ("play coh/nowhere", "no scenario"),
        ("play chess", "no game 'chess'"),
        ("play coh/dawn-at-the-granary --human roman", "no seat"),
        ("play coh/dawn-at-the-granary --option groups", "name=value"),
        ("play coh/dawn-at-the-granary --option groups=maybe", "groups"),
        ("play coh/dawn-at-the-granary --option colour=red", "colour"),
        ("play --against god", "there are: random, recruit, sergeant, captain"),
        ("play skirmish --against captain", "there are: random, recruit"),
        ("play --resume /nowhere/at/all", "cannot read"),
        ("play --resume", "no saved game"),
        ("play --seed", "--seed"),
    ],
)
def test_what_is_not_there_gives_one_line_and_code_2(grognard: Command, command: str, part: str) -> None:
    code, out, err = grognard(command)
    assert code == 2
    assert not out
    assert part in err
    assert len(err.strip().splitlines()) == 1


def test_json_lines_for_programs(grognard: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("commit 0\nnonsense\nfire G-INF-1 7-G08\nundo\n"))
    code, out, _ = grognard(f"{DAWN} --human german --json")
    answers = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert answers[0]["view"]["question"]["offers"][0]["key"] == "commit 0"
    assert [answer["error"] for answer in answers if "error" in answer]
    assert "saved" in answers[-1]


def test_in_a_real_terminal(tmp_path: Path) -> None:
    """Colours, the menu, and Ctrl-C: through a pseudo-terminal."""
    keeper, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": str(tmp_path)}
    environment.pop("NO_COLOR")
    process = subprocess.Popen(
        [sys.executable, "-m", "grognard.cli", "play"],
        stdin=terminal, stdout=terminal, stderr=terminal, env=environment, start_new_session=True,
        preexec_fn=_hear_interrupts,
    )  # fmt: skip
    os.close(terminal)
    seen = _until(keeper, "2 you play the Germans")
    os.write(keeper, b"2\n")
    seen = _until(keeper, "German> ")
    assert "\x1b[38;5;" in seen
    assert "Dawn at the Granary" in plain(seen)
    for _ in range(5):  # pressed before the prompt waits for keys, it is not heard
        process.send_signal(signal.SIGINT)
        if select.select([keeper], [], [], 2)[0]:
            break
    seen = _until(keeper, "grognard play --resume")
    assert process.wait(10) == 0
    os.close(keeper)
    assert "Traceback" not in seen


def _hear_interrupts() -> None:
    """Tests that run in the background of a shell ignore Ctrl-C, and so would what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _until(keeper: int, words: str) -> str:
    seen = ""
    end = time.monotonic() + 20
    while words not in plain(seen) and time.monotonic() < end:
        if not select.select([keeper], [], [], 0.5)[0]:
            continue
        try:
            seen += os.read(keeper, 65536).decode("utf-8", "replace")
        except OSError:
            break
    assert words in plain(seen), seen
    return seen

"""The tools of the command line: version, games, replay, playthrough, perft, fuzz, rules, bench."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import grognard as package
from grognard.build import build_name
from grognard.cli.bench import question_lines
from grognard.cli.bench_worker import Grognard
from grognard.cli.citations import ChecklistSection, Ids
from grognard.cli.common import Texts
from grognard.cli.rules import chapters
from grognard.core.referee.game import rules_of
from grognard.core.referee.record import Choice, checksum, parse_record
from grognard.core.telling.catalogue import check

from .conftest import Command

DAWN = "coh/dawn-at-the-granary"


# -- the command itself --------------------------------------------------------------------------


def test_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    from grognard.cli import main

    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"grognard {package.__version__} ({build_name()})\n"


def test_the_texts_of_the_command_line_are_complete() -> None:
    assert check(["grognard.cli"]) == []


def test_every_text_named_in_the_sources_exists(root: Path) -> None:
    import re

    from grognard.core.telling.catalogue import Catalogue

    folder = root / "src" / "grognard" / "cli"
    named = {
        id for path in folder.glob("*.py") for id in re.findall(r'"(cli-[a-z-]+)"', path.read_text("utf-8"))
    }
    assert named <= set(Catalogue("en", ["grognard.cli"]).ids())


@pytest.mark.parametrize(
    ("command", "part"),
    [
        ("frob", "invalid choice: 'frob'"),
        ("--frob", "--frob"),
        ("play --lang xx", "xx"),
        ("perft coh/nowhere", "no scenario"),
        ("perft --depth 0", "--depth"),
        ("perft --depth two", "two"),
        ("playthrough nothing", "no game 'nothing'"),
        ("playthrough --choices -1", "--choices"),
        ("fuzz", "GAME"),
        ("fuzz coh --scenario nowhere", "no scenario"),
        ("fuzz coh --games -3", "--games"),
        ("fuzz coh --share 0", "--share"),
        ("fuzz coh --share 1.5", "--share"),
        ("fuzz coh --only promised", "promise"),
        ("rules nothing", "no game 'nothing'"),
        ("rules coh --chapters x-y", "chapters"),
        ("replay /nowhere/at/all", "cannot read"),
        ("bench --seconds 0", "--seconds"),
        ("bench coh/nowhere", "no scenario"),
    ],
)
def test_what_is_not_understood_gives_one_line_and_code_2(grognard: Command, command: str, part: str) -> None:
    code, out, err = grognard(command)
    assert code == 2
    assert not out
    assert part in err
    assert len(err.strip().splitlines()) == 1


def test_problems_are_told_in_russian(grognard: Command) -> None:
    assert "нет сценария" in grognard("play coh/nowhere --lang ru")[2]


def test_games_lists_scenarios_and_options(grognard: Command) -> None:
    assert DAWN in grognard("games")[1]
    rows = json.loads(grognard("games --json")[1])
    dawn = next(row for row in rows if row["name"] == DAWN)
    assert dawn["seats"] == ["german", "soviet"]
    assert dawn["options"]["groups"] == ["off", "on"]


# -- replay --------------------------------------------------------------------------------------


@pytest.fixture
def record(grognard: Command, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(grognard(f"playthrough {DAWN} --seed 3 --choices 100 --record")[1], encoding="utf-8")
    return path


def resealed(text: str) -> str:
    """A record that was changed by somebody who knows how to mend the sum."""
    body = text[: text.rindex("sum ")]
    return f"{body}sum {checksum(body)}\n"


def test_replay_shows_log_and_position(grognard: Command, record: Path) -> None:
    code, out, _ = grognard(["replay", str(record)])
    assert code == 0
    assert "Round 1 of 5." in out
    assert "After choice 100 of 100" in out


def test_replay_to_a_choice(grognard: Command, record: Path) -> None:
    code, out, _ = grognard(["replay", str(record), "--to", "5", "--json"])
    facts = json.loads(out)
    assert (code, facts["ply"], len(facts["choices"])) == (0, 5, 100)
    assert grognard(["replay", str(record), "--to", "101"])[0] == 2


def test_replay_step_by_step(grognard: Command, record: Path) -> None:
    _, out, _ = grognard(["replay", str(record), "--step"], ["", "10", "q"])
    assert "After choice 1 of 100" in out
    assert "After choice 11 of 100" in out


def test_replay_of_a_tampered_file_says_so(grognard: Command, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("\n5 ", "\n5 x", 1), encoding="utf-8")
    code, _, err = grognard(["replay", str(record)])
    assert code == 2
    assert "checksum" in err
    assert len(err.strip().splitlines()) == 1


def test_replay_names_the_choice_that_diverged(grognard: Command, record: Path) -> None:
    read = parse_record(record.read_text(encoding="utf-8"))
    [entry for entry in read.entries if isinstance(entry, Choice)][11].key = "fire G-HMG-1 7-G08"
    record.write_text(read.text(), encoding="utf-8")
    code, out, _ = grognard(["replay", str(record)])
    assert code == 1
    assert "no longer holds at choice 12" in out
    facts = json.loads(grognard(["replay", str(record), "--json"])[1])
    assert (facts["diverged_at"], facts["ply"]) == (12, 11)
    code, _, err = grognard(["play", "--resume", str(record)])
    assert code == 1
    assert "Choice 12" in err


def test_replay_names_a_hash_that_does_not_agree(grognard: Command, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    at = text.index("hash 50 ") + len("hash 50 ")
    record.write_text(resealed(text[:at] + "0" * 16 + text[at + 16 :]), encoding="utf-8")
    code, out, _ = grognard(["replay", str(record)])
    assert code == 1
    assert "from choice 1 to 50" in out


def test_replay_of_another_version_goes_as_far_as_its_positions_agree(
    grognard: Command, record: Path
) -> None:
    text = record.read_text(encoding="utf-8").replace("\ngame coh ", "\ngame coh 9", 1)
    record.write_text(resealed(text), encoding="utf-8")
    code, out, _ = grognard(["replay", str(record)])
    assert code == 1
    assert "Played by version 9" in out
    assert "from choice 1 to 50" in out


def test_a_crash_in_the_rules_is_shown_with_its_choice(
    grognard: Command, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.core.referee.game import Game

    play = Game.play

    def crash(game: Game, *words: object, **more: object) -> object:
        if game.state.ply == 20:
            raise RuntimeError("the dice fell off the table")
        return play(game, *words, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "play", crash)
    code, out, _ = grognard(["replay", str(record)])
    assert code == 1
    assert "crash at choice 21" in out
    assert "fell off the table" in out


# -- perft, fuzz ---------------------------------------------------------------------------------


def test_perft_counts_and_divides(grognard: Command) -> None:
    counts = json.loads(grognard("perft --depth 3 --json")[1])["counts"]
    divided = json.loads(grognard("perft --depth 3 --divide --json")[1])["counts"]
    assert [row["depth"] for row in counts] == [1, 2, 3]
    assert sum(row["ways"] for row in divided) == counts[-1]["ways"]
    assert "depth" in grognard("perft --depth 2")[1]


def test_fuzz_reports(grognard: Command, tmp_path: Path) -> None:
    dumps = str(tmp_path / "dumps")
    command = ["fuzz", "coh", "--scenario", "first-steps", "--games", "1", "--seed", "5", "--dumps", dumps]
    code, out, _ = grognard([*command, "--json"])
    report = json.loads(out)
    assert report["games"] == 1
    assert (code, report["findings"]) == (0, [])
    assert "coh: 1 games" in grognard(command)[1]


def test_fuzz_asks_only_the_laws_that_are_named(grognard: Command, tmp_path: Path) -> None:
    """Of each law: how often it was asked, and how often it compared something. Texts are left out."""
    games = ["fuzz", "coh", "--scenario", "first-steps", "--games", "2", "--seed", "5", "--jobs", "1"]
    command = [*games, "--only", "promise", "--dumps", str(tmp_path)]
    code, out, _ = grognard([*command, "--json"])
    report = json.loads(out)
    assert code == 0
    assert set(report["checked"]) == {"promise.odds", "promise.panels"}
    assert report["checked"]["promise.panels"] == report["counts"]["promises of panels"] > 0
    assert report["texts"] == 0
    assert "promises of prices" in grognard(command)[1]


def test_fuzz_with_a_finding_exits_1_and_names_the_dumps(
    grognard: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.games.coh.rules import CohRules

    monkeypatch.setattr(CohRules, "faults", lambda self, s: ["a tank in the kitchen"] if s.ply > 5 else [])
    dumps = tmp_path / "dumps"
    code, out, _ = grognard(["fuzz", "coh", "--games", "1", "--seed", "1", "--dumps", str(dumps)])
    assert code == 1
    assert "a tank in the kitchen" in out
    assert str(dumps) in out
    dump = next(dumps.glob("*.record"))
    assert grognard(["replay", str(dump)])[0] == 0


# -- rules ---------------------------------------------------------------------------------------


def test_rules_json_has_a_row_per_section(grognard: Command, root: Path) -> None:
    code, out, _ = grognard(["rules", "coh", "--json", "--root", str(root)])
    answer = json.loads(out)
    row = next(row for row in answer["rows"] if row["id"] == "COH-7.5")
    assert code == 0, answer["unknown"]
    assert set(row) == {"id", "section", "title", "testable", "code", "tests"}
    assert row["testable"] is True
    assert any(place.startswith("src/grognard/games/coh/rally.py:") for place in row["code"])
    assert any("::test_" in test for test in row["tests"])


@pytest.mark.parametrize("game", ["coh", "holland44", "stalingrad42", "panzer"])
def test_every_rule_is_found_in_the_code(grognard: Command, root: Path, game: str) -> None:
    """A rule that is tested has a place in the code, every case is run, and whatever is cited is a rule."""
    code, out, _ = grognard(["rules", game, "--json", "--root", str(root)])
    answer = json.loads(out)
    assert code == 0, answer["unknown"]
    testable = [row for row in answer["rows"] if row["testable"]]
    lost = [row["id"] for row in testable if row["tests"] and not row["code"]]
    assert lost == [], "tested, and nowhere in the code"
    assert answer["cases_run"] == answer["cases"] > 0


def test_rules_summary_is_one_line(grognard: Command, root: Path) -> None:
    _, out, _ = grognard(["rules", "coh", "--summary", "--chapters", "1-9", "--root", str(root)])
    assert len(out.splitlines()) == 1
    assert out.startswith("coh: ")
    assert out.endswith(" 0 unknown ids\n")


@pytest.fixture
def small_checkout(tmp_path: Path, root: Path) -> Path:
    """The game's sources beside tests of its own."""
    base = tmp_path / "checkout"
    shutil.copytree(root / "src/grognard/games/coh", base / "src/grognard/games/coh")
    (base / "tests/games/coh").mkdir(parents=True)
    (base / "tests/cases").mkdir(parents=True)
    (base / "tests/cases/coh.yaml").write_text("cases:\n  - id: COH-T001\n    section: COH-2.1\n", "utf-8")
    return base


def test_rules_counts_names_docstrings_bullets_and_cases(grognard: Command, small_checkout: Path) -> None:
    (small_checkout / "tests/games/coh/test_it.py").write_text(
        '"""COH-1.0"""\n'
        "def test_coh_7_62_short_range(): pass\n"
        'def test_bullet():\n    """COH-7.63(4)"""\n'
        '@each("COH-T001")\ndef test_case(case): pass\n'
        'def helper():\n    """COH-3.0"""\n',
        encoding="utf-8",
    )
    code, out, _ = grognard(["rules", "coh", "--json", "--root", str(small_checkout)])
    tests = {row["id"]: row["tests"] for row in json.loads(out)["rows"] if row["tests"]}
    at = "tests/games/coh/test_it.py::"
    assert code == 0
    assert tests == {
        "COH-7.62": [f"{at}test_coh_7_62_short_range"],
        "COH-7.63": [f"{at}test_bullet"],
        "COH-2.1": [f"{at}test_case[COH-T001]"],
    }


@pytest.mark.parametrize("bad", ["COH-99.1", "COH-C.99", "COH-7.639", "COH-T999"])
def test_rules_fails_on_an_id_that_is_not_in_the_checklist(
    grognard: Command, small_checkout: Path, bad: str
) -> None:
    path = small_checkout / "tests/games/coh/test_it.py"
    path.write_text(f'def test_it():\n    """{bad}"""\n', encoding="utf-8")
    code, out, err = grognard(["rules", "coh", "--summary", "--root", str(small_checkout)])
    assert code == 1
    assert "1 unknown ids" in out
    assert f"{bad} at tests/games/coh/test_it.py:2" in err


def test_rules_counts_what_games_share(grognard: Command, small_checkout: Path) -> None:
    """A family beside the game names its rules, too; another game does not."""
    for name, listed in (("family", False), ("cousin", True)):
        folder = small_checkout / "src/grognard/games" / name
        (folder / "data").mkdir(parents=True)
        (folder / "__init__.py").write_text('"""COH-7.62"""\n', encoding="utf-8")
        if listed:
            (folder / "data/checklist.csv").write_text("id,section,title,testable\n", encoding="utf-8")
    _, out, _ = grognard(["rules", "coh", "--json", "--root", str(small_checkout)])
    code = {row["id"]: row["code"] for row in json.loads(out)["rows"]}["COH-7.62"]
    assert "src/grognard/games/family/__init__.py:1" in code
    assert "src/grognard/games/cousin/__init__.py:1" not in code


def test_rules_without_tests_shows_code_only(grognard: Command, small_checkout: Path) -> None:
    shutil.rmtree(small_checkout / "tests")
    code, out, _ = grognard(["rules", "coh", "--summary", "--root", str(small_checkout)])
    assert code == 0
    assert "no tests here" in out


def test_ids_in_lists_and_chapters() -> None:
    sections = [ChecklistSection(f"X-{number}", number, "", True) for number in ("1.0", "7.4", "15.2", "C.1")]
    ids = Ids(sections)
    assert list(ids.rules("(X-7.4, 15.2)")) == ["X-7.4", "X-15.2"]
    assert list(ids.rules("X-7.4, 7 AP; X-15")) == ["X-7.4"]
    assert list(ids.rules("X-9, X-C.1(2) and X-T01 X-S01")) == ["X-9", "X-C.1"]


def test_chapters_are_ranges_and_names() -> None:
    assert chapters("1-3,c") == {"1", "2", "3", "C"}


# -- bench ---------------------------------------------------------------------------------------


def test_bench_json_has_both_and_their_ratio(grognard: Command) -> None:
    code, out, _ = grognard("bench --json --seconds 0.2 --games 2")
    rows = json.loads(out)
    assert code == (0 if all(row.get("same_hashes", True) for row in rows) else 1)
    assert [row["name"] for row in rows[:2]] == ["python-chess", DAWN]
    for row in rows:
        assert {"name", "build", "decisions_per_second", "ratio_to_python_chess"} <= set(row)
    assert rows[0]["ratio_to_python_chess"] == 1
    assert rows[1]["build"] == "pure"
    assert 0 < rows[1]["game_bytes"] < 100_000


def test_bench_measures_questions_about_the_whole_map() -> None:
    found = Grognard("holland44/the-island").chores(0.001)["milliseconds"]
    assert list(found) == ["supply", "moves"]
    assert all(milliseconds > 0 for milliseconds in found.values())


@pytest.mark.parametrize("game", ["panzer", "holland44", "stalingrad42"])
def test_every_question_that_bench_asks_has_its_text(game: str) -> None:
    for lang in ("en", "ru"):
        row: dict[str, Any] = {"name": "it", "build": "pure", "loading_milliseconds": 1.0}
        row |= {f"{name}_milliseconds": 1.0 for name in rules_of(game).chores()}
        shown = question_lines([row], Texts(lang))[1:]
        assert len(shown) == len(row) - 2
        assert all(line[0].startswith("it: ") for line in shown)


def test_bench_says_how_long_loading_takes() -> None:
    assert 0 < Grognard("panzer/lisow").about()["loading"] < 10_000


def test_bench_shows_these_questions_in_a_second_table() -> None:
    row = {"name": "holland44/campaign", "build": "pure", "supply_milliseconds": 2.25, "runs": [4000]}
    heading, *lines = question_lines([{"name": "python-chess", "build": "pure"}, row], Texts("en"))
    assert heading == [Texts("en")(f"cli-bench-{word}") for word in ("chore", "build", "time")]
    assert [line[1:] for line in lines] == [["pure", "2.25 ms"]]
    assert "holland44/campaign" in lines[0][0]


def test_bench_measures_several_scenarios_beside_one_python_chess(grognard: Command) -> None:
    _, out, _ = grognard("bench --json --seconds 0.2 --games 1 coh/first-steps coh/the-balka")
    rows = json.loads(out)
    assert [row["name"] for row in rows if row["build"] == "pure"] == [
        "python-chess",
        "coh/first-steps",
        "coh/the-balka",
    ]
    assert all(row["same_hashes"] for row in rows[1:])


def test_fuzz_looks_for_leaks(grognard: Command) -> None:
    code, out, _ = grognard("fuzz coh --scenario dawn-at-the-granary --leaks 20 --jobs 1")
    assert code == 0
    assert "20 positions with other secrets, 0 leaks" in out

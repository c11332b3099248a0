"""`grognard scenario`: check, new, random, points; and playing a file of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Command


@pytest.fixture
def own(grognard: Command, tmp_path: Path) -> Path:
    path = tmp_path / "my-battle.toml"
    assert grognard(["scenario", "new", "my-battle", "-o", str(path)])[0] == 0
    return path


def test_a_new_file_passes_the_check(grognard: Command, own: Path) -> None:
    code, out, err = grognard(["scenario", "check", str(own), "--games", "3"])
    assert (code, err) == (0, "")
    assert "“My Battle” can be played" in out
    assert "3 games of" in out
    code, out, _ = grognard(["scenario", "check", str(own), "--games", "0", "--lang", "ru"])
    assert code == 0
    assert "можно играть" in out


def test_the_check_tells_everything_that_is_wrong(grognard: Command, own: Path) -> None:
    text = own.read_text(encoding="utf-8")
    own.write_text(text.replace("7-E02", "7-Z02").replace('"S_SMG"', '"S_SNG"'), encoding="utf-8")
    code, out, err = grognard(["scenario", "check", str(own)])
    assert (code, err) == (1, "")
    lines = out.splitlines()
    assert any("line 21, field units[0].hex: no hex '7-Z02'" in line for line in lines)
    assert any("there is no unit 'S_SNG'" in line for line in lines)
    assert lines[-1].endswith("problems")
    found = json.loads(grognard(["scenario", "check", str(own), "--json"])[1])
    assert found["problems"][0]["field"] == "units[0].hex"
    assert found["problems"][0]["line"] == 21
    assert found["games"] is None


def test_the_check_for_machines(grognard: Command, own: Path) -> None:
    found = json.loads(grognard(["scenario", "check", str(own), "--json", "--games", "4"])[1])
    assert (found["problems"], found["remarks"]) == ([], [])
    assert found["games"]["games"] == 4
    assert found["games"]["faults"] == []


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["check"], "which file"),
        (["check", "/nowhere/at/all.toml"], "cannot be read"),
        (["check", "/"], "is not a file"),
        (["check", "/dev/zero"], "is not a file"),
        (["check", "x.toml", "--games", "-1"], "--games"),
        (["frob"], "frob"),
        (["new", "x", "--like", "nowhere"], "no such scenario"),
        (["new", "Not A Name"], "name"),
        (["random", "--points", "5"], "points are from"),
        (["random", "--boards", "9"], "boards are from"),
        (["random", "--mission", "picnic"], "mission is one of"),
        (["random", "--without", "navy"], "navy"),
        (["random", "-o", "Not A Name.toml"], "name"),
        (["random", "--date", "1943-07"], "date"),
        (["random", "--grades", "green,green"], "german"),
        (["random", "--game", "panzer", "--date", "1939-09"], "date is a month"),
        (["random", "--game", "panzer", "--points", "40"], "points are from"),
        (["random", "--game", "panzer", "--without", "hills"], "hills"),
    ],
)
def test_what_cannot_be_done_gives_one_line_and_code_2(
    grognard: Command, words: list[str], part: str
) -> None:
    code, out, err = grognard(["scenario", *words])
    assert code == 2
    assert not out
    assert part in err
    assert len(err.strip().splitlines()) == 1


def test_binary_rubbish_is_told_in_one_line(grognard: Command, tmp_path: Path) -> None:
    path = tmp_path / "rubbish.toml"
    path.write_bytes(bytes(range(256)) * 10)
    code, _, err = grognard(["scenario", "check", str(path)])
    assert code == 2
    assert "is not UTF-8 text" in err


def test_a_scenario_of_the_box_can_be_changed(grognard: Command, tmp_path: Path) -> None:
    path = tmp_path / "my-hill.toml"
    code, out, _ = grognard(["scenario", "new", "my-hill", "--like", "hill-228", "-o", str(path)])
    assert code == 0
    assert f"grognard play coh/{path}" in out
    text = path.read_text(encoding="utf-8")
    assert 'name = "my-hill"' in text
    assert 'title = "Hill 228"' in text
    assert grognard(["scenario", "check", str(path), "--games", "1"])[0] == 0


def test_random_battles_are_the_same_from_the_same_seed(grognard: Command, tmp_path: Path) -> None:
    command = ["scenario", "random", "--seed", "5", "--points", "50", "--mission", "defence"]
    code, out, _ = grognard(command)
    assert code == 0
    assert out == grognard(command)[1]
    assert out.startswith("# grognard scenario random --seed 5 --points 50 --boards 1 --mission defence")
    path = tmp_path / "at-the-farm.toml"
    assert grognard([*command, "-o", str(path)])[0] == 0
    assert grognard(["scenario", "check", str(path), "--games", "2"])[0] == 0
    assert 'title = "Бой 5: оборона"' in grognard([*command, "--lang", "ru"])[1]


def test_a_battle_of_panzer_is_asked_for_by_month_and_grades(grognard: Command, tmp_path: Path) -> None:
    command = ["scenario", "random", "--game", "panzer", "--seed", "3", "--date", "1944-08"]
    command += ["--points", "300", "--mission", "delay", "--grades", "green,elite"]
    code, out, _ = grognard(command)
    assert code == 0
    assert out == grognard(command)[1]
    assert out.splitlines()[0].endswith("--date 1944-08 --grades green,elite --game panzer")
    assert 'german = { grade = "green", role = "defends" }' in out
    assert "date = 1944-08-" in out
    assert 'title = "Бой 3: сдерживание"' in grognard([*command, "--lang", "ru"])[1]
    path = tmp_path / "sunday.toml"
    assert grognard([*command, "-o", str(path)])[0] == 0
    assert grognard(["scenario", "check", str(path), "--game", "panzer", "--games", "0"])[0] == 0


def test_a_file_of_panzer_is_begun_and_checked(grognard: Command, tmp_path: Path) -> None:
    path = tmp_path / "my-battle.toml"
    assert grognard(["scenario", "new", "my-battle", "--game", "panzer", "-o", str(path)])[0] == 0
    assert grognard(["scenario", "check", str(path), "--game", "panzer", "--games", "0"])[0] == 0
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('card = "G-PZ4G"', 'card = "G-PZ9G"'), encoding="utf-8")
    code, out, _ = grognard(["scenario", "check", str(path), "--game", "panzer"])
    assert code == 1
    assert "field formations[0].units[0].card: there is no card 'G-PZ9G'" in out
    assert json.loads(grognard(["scenario", "points", "--game", "panzer", "--json"])[1])["G-TIG1"] > 100


def test_points_are_listed(grognard: Command) -> None:
    code, out, _ = grognard(["scenario", "points"])
    assert code == 0
    assert "G_TIG" in out
    assert json.loads(grognard(["scenario", "points", "--json"])[1])["S_RIF"] == 2


def test_an_own_file_is_played_by_its_path(grognard: Command, own: Path) -> None:
    code, out, _ = grognard(["playthrough", f"coh/{own}", "--choices", "20", "--record"])
    assert code == 0
    assert "scenario own:my-battle:" in out
    assert grognard(["perft", f"coh/{own}", "--depth", "1"])[0] == 0
    code, _, err = grognard(["perft", f"coh/{own}x.toml"])
    assert code == 2
    assert "cannot be read" in err

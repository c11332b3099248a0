"""Golden games: whatever changes the behaviour of a game shows here as a readable difference.

A change that is wanted is taken over by the command that the failing test names; then look at the diff.
"""

from __future__ import annotations

import difflib
import tomllib
import zipfile
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from grognard.cli import main
from grognard.core.referee.game import load, new, rules_of
from grognard.core.referee.record import Choice, Record, parse_record

from . import holland44, panzer, reports, sight, stalingrad42
from .by_chance import ByChance
from .finished import ADDED, FILE, GAMES

FOLDER = Path(__file__).parent
PLAYTHROUGHS = sorted(FOLDER.glob("*.txt"))
RECORDS = zipfile.ZipFile(FILE).namelist()
BY_CHANCE = [holland44.ARCHIVE, stalingrad42.ARCHIVE, panzer.ARCHIVE]
REPORTS = tomllib.loads(reports.FILE.read_text(encoding="utf-8"))
REPORTED = [(archive, name) for archive, names in reports.GAMES.items() for name in names]
SIGHT = tomllib.loads(sight.FILE.read_text(encoding="utf-8"))
SOME = 2  # records of each scenario that the sources replay too
PERFT = tomllib.loads((FOLDER / "perft.toml").read_text(encoding="utf-8"))["count"]


def long_after(some: int, names: list[str], longest: tuple[str, ...] = ()) -> list[pytest.ParameterSet]:
    """Records; all but so many of each scenario, and all of the longest, are left to the compiled build."""
    seen = Counter[str]()
    found = []
    for name in names:
        scenario = name.partition("-")[2].removesuffix(".record")
        left = seen[scenario] >= some or scenario in longest
        found.append(pytest.param(name, marks=pytest.mark.long if left else ()))
        seen[scenario] += 1
    return found


@pytest.mark.both_builds
@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_playthrough_is_as_it_was(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first line of the file is the command that prints it."""
    golden = path.read_text(encoding="utf-8")
    command = golden.partition("\n")[0].removeprefix("# grognard ")
    assert main(command.split()) == 0
    now = capsys.readouterr().out
    if now != golden:
        diff = difflib.unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", lineterm="", n=1)
        shown = "\n".join(list(diff)[:60])
        update = f"grognard {command} > tests/golden/{path.name}"
        pytest.fail(f"the game goes another way:\n{shown}\n\nIf that is wanted: {update}")


@pytest.mark.both_builds
@pytest.mark.parametrize("entry", PERFT, ids=lambda entry: f"{entry['name']}-{len(entry['counts'])}")
def test_perft_counts_are_as_they_were(entry: dict[str, object]) -> None:
    from grognard.testing.perft import perft

    counts = entry["counts"]
    options = entry.get("options", {})
    assert isinstance(counts, list)
    assert isinstance(options, dict)
    game = new(str(entry["name"]), str(entry["seed"]), options)
    switches = "".join(f" --option {name}={value}" for name, value in options.items())
    command = f"grognard perft {entry['name']} --seed {entry['seed']} --depth {len(counts)}{switches}"
    now = perft(game.rules, game.state, len(counts))
    assert now == counts, f"if that is wanted, put the counts of `{command}` into tests/golden/perft.toml"


def test_there_are_a_hundred_finished_games_of_all_scenarios() -> None:
    assert len(RECORDS) == GAMES + len(ADDED)
    assert {name[4:].removesuffix(".record") for name in RECORDS} == set(rules_of("coh").scenarios())


@pytest.mark.both_builds
@pytest.mark.parametrize("name", long_after(SOME, RECORDS))
def test_a_finished_game_ends_as_it_did(name: str) -> None:
    """Every recorded choice is still legal, every hash on the way agrees, and the game is over."""
    replays(FILE, name, "finished")


@pytest.mark.parametrize("games", BY_CHANCE, ids=lambda games: games.game)
def test_there_are_finished_games_of_every_scenario(games: ByChance) -> None:
    names = zipfile.ZipFile(games.file).namelist()
    assert len(names) == games.games + len(games.added)
    assert {name[4:].removesuffix(".record") for name in names} == set(rules_of(games.game).scenarios())


KEPT = [
    pytest.param(games, *found.values, marks=found.marks, id=f"{games.game}-{found.values[0]}")
    for games in BY_CHANCE
    for found in long_after(games.on_sources, zipfile.ZipFile(games.file).namelist(), games.longest)
]


@pytest.mark.both_builds
@pytest.mark.parametrize(("games", "name"), KEPT)
def test_a_finished_game_of_chance_ends_as_it_did(games: ByChance, name: str) -> None:
    replays(games.file, name, games.game)


@pytest.mark.both_builds
@pytest.mark.long
@pytest.mark.parametrize(("archive", "name"), REPORTED)
def test_the_reports_of_a_finished_game_are_as_they_were(archive: str, name: str) -> None:
    """Byte for byte: points by source, losses, dice, moments, and the acts of the replay."""
    now = reports.digest(archive, name)
    assert now == REPORTS[archive][name], "if that is wanted: python -m tests.golden.reports"


def test_every_map_has_its_table_of_sight() -> None:
    assert set(SIGHT) == set(rules_of("coh").scenarios())


@pytest.mark.both_builds
@pytest.mark.parametrize("scenario", SIGHT)
def test_a_table_of_sight_is_as_it_was(scenario: str) -> None:
    """Byte for byte: what every hex sees, and with which facings (COH-6.0, 6.1, 11.3 to 11.5)."""
    now = sight.digest(scenario)
    assert now == SIGHT[scenario], "if that is wanted: python -m tests.golden.sight"


def replays(archive: Path, name: str, module: str) -> None:
    text = zipfile.ZipFile(archive).read(name).decode()
    try:
        game = load(text)
    except ValueError as e:
        pytest.fail(f"{name}: {e}\nIf that is wanted: python -m tests.golden.{module}")
    assert game.over
    assert content(game.text()) == content(text)


def content(text: str) -> Record:
    """What a record says, whatever its lines look like."""
    record = parse_record(text)
    entries = [replace(e, line=0) if isinstance(e, Choice) else e for e in record.entries]
    return replace(record, entries=entries, signs={})

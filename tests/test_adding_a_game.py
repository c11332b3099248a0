"""docs/adding-a-game.md followed literally: its files are written, installed and played."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tests.outside import RECIPE, announce, grognard, install_recipe, recipe, run, write

PLAY = """
import grognard
from grognard.bots import choose, levels
from grognard.core.telling.catalogue import LANGUAGES, Catalogue
from grognard.core.referee.game import load
from grognard.core.telling.message import msg
from grognard.core.telling.reference import readable_reference
from grognard.testing.battery import random_game

new = grognard.new("courier/the-letter")
game = random_game(new.rules, 3, 1000, new.scenario)
assert game.over
again = load(game.text())
assert again.hash() == game.hash()
view = again.seat(0).view()
assert [piece.key for piece in view.scene.pieces] == ["RIDER", "G-1", "G-2", "G-3"]
assert game.rules.table(game.scenario).cells

for lang in LANGUAGES:  # whoever reads another language is shown the English text
    assert Catalogue(lang, ["courier"]).render(msg("courier-title")) == "Courier"
    assert [c.id for c in readable_reference("courier", "courier", lang).chapters] == ["1", "2", "3", "4"]

game = grognard.new("courier/the-letter", seed=1)
assert levels("courier") == ["random", "recruit"]
while not game.over:
    player = game.decision.player
    game.play(choose(game.seat(player), "recruit", b"secret", game.state.ply), player)
print("outcome", game.outcome)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_recipe(tmp_path_factory.mktemp("site"))


def test_the_recipe_has_a_whole_package() -> None:
    assert set(recipe()) == {
        "pyproject.toml",
        "courier/__init__.py",
        "courier/game.py",
        "courier/data/game.toml",
        "courier/texts/en/game.ftl",
        "decoy/__init__.py",
        "decoy/game.py",
        "decoy/data/game.toml",
        "decoy/texts/en/game.ftl",
        "feint/__init__.py",
        "feint/game.py",
        "feint/data/game.toml",
        "feint/texts/en/game.ftl",
    }
    steps = re.findall(r"^### (\d)\. ", RECIPE.read_text(encoding="utf-8"), re.MULTILINE)
    assert steps == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.both_builds
def test_it_is_played_saved_loaded_and_shown(site: Path) -> None:
    done = run(site, "-c", PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("outcome")


@pytest.mark.both_builds
@pytest.mark.parametrize("game", ["courier", "decoy", "feint"])
def test_it_passes_the_battery_and_has_all_its_texts(site: Path, game: str) -> None:
    done = grognard(site, "fuzz", game, "--games", "4", "--jobs", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "texts were asked for, and all are there" in done.stdout


SECRET = """
import grognard
from grognard.testing import leak_check
from grognard.testing.battery import random_game

new = grognard.new("decoy/two-riders", seed=4)
for seed in range(10):
    assert random_game(new.rules, seed, 1000, new.scenario).over
new.play("give R-2")


def badges(player):
    return [piece.badges for piece in new.seat(player).view().scene.pieces]


assert badges(0)[:2] == [[], ["letter"]]
assert badges(1) == badges(-1) == [[]] * 5
state = new.state
for key in ("R-2 C06 B06", "G-1 C05"):  # a rider beside a guard
    unit, place = key.split()[:2]
    state.put(new.scenario.unit_names.index(unit), new.scenario.board.hex(place))
new.play("end-turn")
outlook = new.seat(1).odds("catch G-1 R-2")
[caught] = [branch for branch in outlook.branches if branch.label.id == "decoy-outcome-caught"]
assert {each.label.id: each.p / caught.p for each in caught.then} == {
    "decoy-outcome-letter": 0.5,
    "decoy-outcome-decoy": 0.5,
}
report = leak_check(new.rules, 60, 1)
assert report.positions == 60 and report.leaks == []
"""


@pytest.mark.both_builds
def test_the_secret_of_the_second_game_is_kept_and_weighed(site: Path) -> None:
    done = run(site, "-c", SECRET)
    assert done.returncode == 0, done.stderr


# The mistakes of the last table, each with what to put in the place of which text.
MISTAKES = {
    "knowledge.events": [
        ("self.tell(GIVEN, u, seen=1 << 0)", "self.tell(GIVEN, u)"),
        (
            "    def give(self",
            "    def put(self, u, h):\n        super().put(u, h)\n        if self.letter[u]:\n"
            "            self.tell(HAS_LETTER, u)\n\n    def give(self",
        ),
    ],
    "knowledge.told": [("self.letter_may[v] = 1 << value", "pass")],
    "knowledge.sample": [("s.letter[u] = int(u == carrier)", "s.letter[u] = 0")],
}

# The same for the game whose choices are made at the same time, with what the finding says.
FEINT_MISTAKES = [
    ("knowledge.sample", "s.lanes[1 + other] = [Pick(other)]", "pass", "player 1 is asked, but has no frame"),
    ("knowledge.sample", "FAST + lots.below(2) if plan == UNKNOWN else plan", "plan", "is UNKNOWN still"),
    ("knowledge.told", "s.consult(True)", "pass", "a secret which was not consulted"),
]

FINDINGS = """
import sys
from grognard.core.referee.game import rules_of
from grognard.testing import Battery
from grognard.testing.oracles import ALL

oracles = [oracle for oracle in ALL if oracle.name == sys.argv[1]]
battery = Battery(rules_of(sys.argv[2]), {sys.argv[1]: 1.0}, oracles=oracles)
findings = [finding for seed in range(12) for finding in battery.game(seed).findings]
print(len(findings), *{f"{finding.oracle}: {finding.message}" for finding in findings}, sep="\\n")
"""


@pytest.mark.parametrize("oracle", MISTAKES)
def test_what_a_secret_is_lost_by_is_found(site: Path, tmp_path: Path, oracle: str) -> None:
    sound = run(site, "-c", FINDINGS, oracle, "decoy")
    assert sound.stdout == "0\n", sound.stderr
    for number, (right, wrong) in enumerate(MISTAKES[oracle]):
        copy = Path(copytree(site, tmp_path / str(number)))
        code = (copy / "decoy" / "game.py").read_text()
        assert code.count(right) == 1
        (copy / "decoy" / "game.py").write_text(code.replace(right, wrong))
        done = run(copy, "-c", FINDINGS, oracle, "decoy")
        assert int(done.stdout.split()[0]) > 0, done.stderr


@pytest.mark.parametrize(("oracle", "right", "wrong", "why"), FEINT_MISTAKES)
def test_what_goes_wrong_with_choices_at_the_same_time_is_told(
    site: Path, tmp_path: Path, oracle: str, right: str, wrong: str, why: str
) -> None:
    """Not as an IndexError somewhere in the kernel: the finding says what is missing in `sample`."""
    copy = Path(copytree(site, tmp_path / "copy"))
    code = (copy / "feint" / "game.py").read_text()
    assert code.count(right) == 1
    (copy / "feint" / "game.py").write_text(code.replace(right, wrong))
    done = run(copy, "-c", FINDINGS, oracle, "feint")
    assert done.returncode == 0, done.stderr
    count, *told = done.stdout.splitlines()
    assert int(count) > 0
    assert any(line.startswith(f"{oracle}: ") and why in line for line in told), told
    assert "IndexError" not in done.stdout


def test_what_pip_installs_is_whole(tmp_path: Path) -> None:
    """The pyproject.toml of the recipe names the package, its data, its texts and its entry point."""
    write(tmp_path / "courier", {path: text for path, text in recipe().items() if "decoy" not in path})
    words = ["install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", "site"]
    pip = [sys.executable, "-m", "pip", *words, "./courier"]
    done = subprocess.run(pip, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    played = run(tmp_path / "site", "-c", PLAY)
    assert played.returncode == 0, played.stderr


def test_the_command_line_knows_it(site: Path) -> None:
    record = site / "courier.txt"
    done = grognard(site, "playthrough", "courier/the-letter", "--record")
    record.write_text(done.stdout, encoding="utf-8")
    done = grognard(site, "replay", str(record))
    assert done.returncode == 0, done.stderr
    assert "courier/the-letter" in grognard(site, "games").stdout


def test_the_terminal_speaks_of_this_game_alone(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No state of counters, no sign and no example of another game."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # where the game is saved
    done = run(site, "-m", "grognard", "play", "courier/the-letter", typed="help\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "woods" in done.stdout
    assert "by key (“move RIDER D01”), or in short (“move CRER D01”)" in done.stdout
    for foreign in ("fresh", "spent", "active", "victory hex", "G-INF"):
        assert foreign not in done.stdout


# -- packages that cannot be used --------------------------------------------------------------------------

EDITION = "from grognard.server.press import edition; print(edition.read()[''].hex())"


def test_what_a_server_keeps_is_made_anew_when_a_game_comes_changes_or_goes(
    site: Path, tmp_path: Path
) -> None:
    """A server with a data folder of its own keeps the list of games, texts and maps over a restart."""
    without = run(tmp_path, "-c", EDITION).stdout
    with_it = run(site, "-c", EDITION).stdout
    copy = Path(copytree(site, tmp_path / "copy"))
    assert run(copy, "-c", EDITION).stdout == with_it
    texts = copy / "courier" / "texts" / "en" / "game.ftl"
    texts.write_text(texts.read_text() + "\ncourier-more = More\n")
    changed = run(copy, "-c", EDITION).stdout
    assert len({without, with_it, changed}) == 3


BROKEN = {
    "fails": ("raise RuntimeError('out of order')", "RuntimeError: out of order"),
    "leaves": ("raise SystemExit('goodbye')", "SystemExit: goodbye"),
    "empty": ("", "AttributeError"),
    "halfway": ("x = 1\nRULES = y", "NameError: name 'y' is not defined (__init__.py:2)"),
    "number": ("RULES = 7", "it names a int, not Rules"),
    "borrowed": ("from grognard.games.coh import RULES", "its rules are called 'coh'"),
}


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = install_recipe(tmp_path_factory.mktemp("broken"))
    for name, (source, _) in BROKEN.items():
        write(site, {f"{name}/__init__.py": source})
        announce(site, name, f"{name} = {name}:RULES")
    (site / "bare").mkdir()
    announce(site, "bare", "bare = bare:RULES")
    announce(site, "strange", "Not-A-Name = fails:RULES", "coh = fails:RULES", "missing = nowhere:RULES")
    return site


TOLD = """
from grognard.core.referee.finding import game_names, game_problems, rules_of
from grognard.games.coh import RULES
assert rules_of("coh") is RULES
assert rules_of("courier").scenarios() == ["the-letter"]
print(game_names())
print("\\n".join(game_problems()))
"""


@pytest.mark.both_builds
def test_a_package_that_cannot_be_used_is_told_and_stops_no_other(broken: Path) -> None:
    done = run(broken, "-c", TOLD)
    assert done.returncode == 0, done.stderr
    told = done.stdout
    for name, (_, why) in BROKEN.items():
        assert f"package {name}: the game '{name}' cannot be used: {why}" in told
    assert "the folder 'bare' that Python finds first has no __init__.py" in told
    assert "package strange: 'Not-A-Name' is no name for a game" in told
    assert "package strange: there is a game 'coh' already" in told
    assert "the game 'missing' cannot be used: ModuleNotFoundError" in told


def test_the_command_line_tells_of_it_in_one_line(broken: Path) -> None:
    done = grognard(broken, "play", "fails/anything")
    assert done.returncode == 2
    assert (
        done.stderr.strip() == "grognard: package fails: the game 'fails' cannot be used: "
        "RuntimeError: out of order (__init__.py:1)"
    )
    done = grognard(broken, "games")
    assert done.returncode == 0
    assert "courier/the-letter" in done.stdout
    assert "package strange: there is a game 'coh' already" in done.stderr

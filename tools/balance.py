"""Measure how even the scenarios of a game are, and write it into their files.

python tools/balance.py [--game coh] [--games 400] [--jobs 0] [--level recruit] [--only NAME ...]

Two equal computers play every scenario; the line `balance = ...` of its file says who won how often, and the
table in docs/scenarios.md is written anew, for Stalingrad '42 and Panzer the report in docs/balance. It
is run when scenarios or computers have changed; `favours` is kept as it stands. With --table only the table
or report is written. The games of Stalingrad '42 are kept, and those that are there are not played again:
--anew throws away those of the level and the scenarios that are to be played.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # a script's folder is there, not the one that holds it

from tools import balance_report  # noqa: E402

SCENARIOS = ROOT / "src/grognard/games/coh/data/scenarios"
TUTORIAL = "first-steps"  # a lesson, not a contest
LINE = re.compile(r"^balance = .*\n", re.MULTILINE)
DOCUMENT = SCENARIOS.parents[5] / "docs/scenarios.md"
HEAD = "| scenario | minutes | complexity | games | German won | 95 % interval | Soviet won | nobody |\n"
TABLE = re.compile(re.escape(HEAD) + r"(\|.*\n)*")


def measured(path: Path, level: str, games: int, jobs: int, seed: int) -> dict[str, int]:
    """The wins of each side in so many games of the scenario in this file."""
    from grognard.bots.arena import fight
    from grognard.core.loading.load import Source
    from grognard.core.referee.game import rules_of

    name = rules_of("coh").adopt(Source.open(path).text, path.name)
    report = fight("coh", name, level, level, games, seed, jobs)
    wins = {side: report.sides[side].won for side in ("german", "soviet")}
    return {**wins, "nobody": report.nobody}


def line_for(level: str, wins: dict[str, int], favours: str) -> str:
    """The line of the file."""
    counts = ", ".join(f"{name} = {n}" for name, n in wins.items() if n or name != "nobody")
    more = f', favours = "{favours}"' if favours else ""
    return f'balance = {{ bot = "{level}", {counts}{more} }}\n'


def put(text: str, line: str, before: str = "uses = ") -> str:
    """The file's text with this line, in the place of the old one or before another."""
    if LINE.search(text):
        return LINE.sub(line, text, count=1)
    at = text.index(before)
    return text[:at] + line + text[at:]


def table() -> str:
    """The scenarios with what was measured, as docs/scenarios.md shows them."""
    from grognard.bots.arena import wilson

    rows = [HEAD, "|---|---|---|---|---|---|---|---|\n"]
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in SCENARIOS.glob("*.toml")]
    for file in sorted(files, key=lambda each: str(each["id"])):
        row = [
            f"{file['title']} (`{file['name']}`)",
            str(file.get("minutes", 60)),
            str(file.get("complexity", 3)),
        ]
        wins = [file.get("balance", {}).get(side, 0) for side in ("german", "soviet", "nobody")]
        games = sum(wins)
        if games:
            won = wilson(wins[0], games)
            row += [str(games), percent(won.share), f"{percent(won.low)} to {percent(won.high)}"]
            row += [percent(wins[1] / games), percent(wins[2] / games)]
        else:
            row += ["", "", "", "", ""]
        rows.append(f"| {' | '.join(row)} |\n")
    return "".join(rows)


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def write_table() -> None:
    """Puts the table into the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(TABLE.sub(lambda _: table(), text, count=1), encoding="utf-8")


# -- Stalingrad '42 ----------------------------------------------------------------------------------------

CAMPAIGNS = SCENARIOS.parents[2] / "stalingrad42/data"


def report(task: argparse.Namespace) -> None:
    """Plays the scenarios of Stalingrad '42 and writes their lines and the report."""
    folder = CAMPAIGNS / "scenarios"
    files = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.toml")}
    names = sorted(files, key=lambda name: str(files[name]["id"]))
    chosen = [name for name in names if not task.only or name in task.only]
    if task.anew:
        again = {(task.level, name) for name in chosen}
        balance_report.keep([one for one in balance_report.kept() if (one.level, one.scenario) not in again])
    if not task.table:
        games = balance_report.measure(chosen, task.level, task.games, task.jobs, task.seed)
        for name in chosen:
            won = [one.axis for one in games if one.scenario == name and one.level == task.level]
            wins = {"axis": sum(won), "soviet": len(won) - sum(won)}
            path = folder / f"{name}.toml"
            line = line_for(task.level, wins, files[name].get("balance", {}).get("favours", ""))
            path.write_text(put(path.read_text(encoding="utf-8"), line, "first_turn = "), encoding="utf-8")
    titles = {name: str(file["title"]) for name, file in files.items()}
    balance_report.write_report(names, titles, benchmark())


def benchmark() -> list[int]:
    """The benchmark of each turn; turns count from 1."""
    lines = (CAMPAIGNS / "turns.csv").read_text(encoding="utf-8").splitlines()
    rows = csv.DictReader(each for each in lines if not each.startswith("#"))
    return [0, *(int(row["benchmark"]) for row in rows)]


# -- Panzer ----------------------------------------------------------------------------------------------

BATTLES = SCENARIOS.parents[2] / "panzer/data/scenarios"
PANZER_REPORT = SCENARIOS.parents[5] / "docs/balance/panzer.md"
PANZER_HEAD = (
    "| scenario | level | games | German | Soviet | nobody | German won | 95 % interval | easier for |\n"
)
PANZER_TABLE = re.compile(re.escape(PANZER_HEAD) + r"(\|.*\n)*")
SIDES = ("german", "soviet")
LEAST, MOST = 0.35, 0.65  # of the games are each side's, or the scenario says whom it favours


def panzer(task: argparse.Namespace) -> None:
    """Plays the scenarios of Panzer and writes their lines and the table of the report.

    The arena counts a draw for both sides. Whom a scenario favours is told in the file and in the briefing.
    """
    from grognard.bots.arena import fight

    for path in [] if task.table else sorted(BATTLES.glob("*.toml")):
        if task.only and path.stem not in task.only:
            continue
        found = fight(
            "panzer", path.stem, task.level, task.level, task.games, task.seed, task.jobs, task.scale
        )
        german, soviet = (found.sides[side].won for side in SIDES)
        wins = {"german": found.games - soviet, "soviet": found.games - german}
        wins["nobody"] = found.games - sum(wins.values())
        line = line_for(task.level, wins, favoured(wins))
        path.write_text(put(path.read_text(encoding="utf-8"), line, "teaches = "), encoding="utf-8")
        print(f"{path.stem}: {line}", end="", flush=True)
    text = PANZER_REPORT.read_text(encoding="utf-8")
    PANZER_REPORT.write_text(PANZER_TABLE.sub(lambda _: panzer_table(), text, count=1), encoding="utf-8")


def favoured(wins: dict[str, int]) -> str:
    """The side that a scenario favours: it wins too many of the games, or the other too few of them.

    Where both win too few, most games are drawn and nobody is favoured.
    """
    games = sum(wins.values())
    best, worst = sorted(SIDES, key=lambda side: -wins[side])
    lopsided = wins[best] > MOST * games or wins[worst] < LEAST * games <= wins[best]
    return best if lopsided else ""


def panzer_table() -> str:
    """What the files of Panzer's scenarios say was measured."""
    from grognard.bots.arena import wilson

    rows = [PANZER_HEAD, "|---|---|---|---|---|---|---|---|---|\n"]
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in BATTLES.glob("*.toml")]
    for file in sorted(files, key=lambda each: str(each["id"])):
        found = file.get("balance", {})
        wins = [int(found.get(side, 0)) for side in (*SIDES, "nobody")]
        row = [f"{file['title']} (`{file['name']}`)", found.get("bot", "not measured"), str(sum(wins))]
        row += [str(n) for n in wins]
        if sum(wins):
            won = wilson(wins[0], sum(wins))
            row += [percent(won.share), f"{percent(won.low)} to {percent(won.high)}"]
        else:
            row += ["", ""]
        rows.append(f"| {' | '.join([*row, found.get('favours', '')])} |\n")
    return "".join(rows)


def main() -> int:
    """Measure and write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=("coh", balance_report.GAME, "panzer"), default="coh")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one per core")
    parser.add_argument("--level", default="recruit")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--table", action="store_true", help="only write the table of the documents")
    parser.add_argument(
        "--anew", action="store_true", help="play the kept games of these scenarios and this level again"
    )
    parser.add_argument("--scale", type=float, default=1.0, help="of the budgets of levels that search")
    task = parser.parse_args()
    if task.game == "panzer":
        panzer(task)
        return 0
    if task.game == balance_report.GAME:
        report(task)
        return 0
    if task.table:
        write_table()
        return 0
    for path in sorted(SCENARIOS.glob("*.toml")):
        if path.stem == TUTORIAL or (task.only and path.stem not in task.only):
            continue
        favours = tomllib.loads(path.read_text(encoding="utf-8")).get("balance", {}).get("favours", "")
        wins = measured(path, task.level, task.games, task.jobs, task.seed)
        line = line_for(task.level, wins, favours)
        path.write_text(put(path.read_text(encoding="utf-8"), line), encoding="utf-8")
        print(f"{path.stem}: {line}", end="", flush=True)
    write_table()
    return 0


if __name__ == "__main__":
    sys.exit(main())

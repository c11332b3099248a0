"""`grognard scenario`: check a scenario file, begin one, or have a battle drawn up."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import msgspec

from grognard.core.kernel.rules import Rules
from grognard.core.loading.load import LoadError, Source
from grognard.core.telling.message import msg
from grognard.core.telling.scenario_files import Examined, OwnScenarios, Trial, Wished

from .common import (
    MOST_SCENARIO,
    Complaint,
    Task,
    Texts,
    all_games,
    find_rules,
    print_json,
    table,
    write_file,
)

ACTIONS = ("check", "new", "random", "points")
MOST_GAMES = 10_000
SHOWN = 20  # faults of random games that are told


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", choices=ACTIONS, help=texts("cli-help-scenario-action"))
    parser.add_argument("what", nargs="?", metavar="FILE|NAME", help=texts("cli-help-scenario-what"))
    parser.add_argument("--game", metavar="GAME", help=texts("cli-help-scenario-game"))
    parser.add_argument("-o", "--output", metavar="FILE", help=texts("cli-help-scenario-output"))
    parser.add_argument("--games", type=int, default=20, metavar="N", help=texts("cli-help-scenario-games"))
    parser.add_argument("--like", metavar="SCENARIO", help=texts("cli-help-scenario-like"))
    parser.add_argument("--seed", type=int, default=1, help=texts("cli-help-scenario-seed"))
    parser.add_argument("--points", type=int, metavar="P", help=texts("cli-help-scenario-points"))
    parser.add_argument("--boards", type=int, default=1, metavar="B", help=texts("cli-help-scenario-boards"))
    parser.add_argument("--mission", default="attack", help=texts("cli-help-scenario-mission"))
    parser.add_argument("--side", default="german", help=texts("cli-help-scenario-side"))
    parser.add_argument("--without", default="", metavar="ARMS", help=texts("cli-help-scenario-without"))
    parser.add_argument("--date", default="", metavar="YYYY-MM", help=texts("cli-help-scenario-date"))
    parser.add_argument("--grades", default="", metavar="A,B", help=texts("cli-help-scenario-grades"))


def run(task: Task) -> int:
    return {"check": check, "new": begin, "random": draw, "points": points}[task.action](task)


def whose(task: Task) -> tuple[Rules, OwnScenarios]:
    """Whose scenarios: of the game that was named, else of the first whose scenarios people write."""
    for rules in [find_rules(task.game)] if task.game else all_games():
        own = rules.own_scenarios()
        if own is not None:
            return rules, own
    raise Complaint(msg("cli-scenario-none-of-ones-own", game=task.game or "grognard"))


# -- check ---------------------------------------------------------------------------------------------


def check(task: Task) -> int:
    """All that is wrong with a file, then random games. 0: nothing, 1: something, 2: it cannot be read."""
    if task.what is None:
        raise Complaint(msg("cli-scenario-no-file"))
    if not 0 <= task.games <= MOST_GAMES:
        raise Complaint(msg("cli-scenario-games", most=MOST_GAMES))
    try:
        text = Source.open(Path(task.what), "", MOST_SCENARIO).text
    except LoadError as e:
        raise Complaint(str(e)) from e
    rules, own = whose(task)
    examined = own.tools.examine(text, task.what)
    trial = None
    if examined.name:
        try:
            trial = own.tools.try_out(examined.name, task.games, task.seed)
        except LoadError as e:  # what only building the battle shows
            examined.problems.append(e)
    if task.json:
        print_json(_as_json(task.what, examined, trial))
    else:
        _tell(task, rules, examined, trial)
    return 1 if examined.problems or (trial is not None and trial.faults) else 0


def _as_json(file: str, examined: Examined, trial: Trial | None) -> dict[str, object]:
    def rows(errors: list[LoadError]) -> list[dict[str, object]]:
        return [{"line": e.line, "field": e.field, "problem": e.problem, "hint": e.hint} for e in errors]

    return {
        "file": file,
        "problems": rows(examined.problems),
        "remarks": rows(examined.remarks),
        "games": None if trial is None else msgspec.to_builtins(trial),
    }


def _tell(task: Task, rules: Rules, examined: Examined, trial: Trial | None) -> None:
    texts = Texts(task.lang)
    for error in examined.problems:
        print(error)
    for error in examined.remarks:
        print(texts("cli-scenario-remark", remark=str(error)))
    if examined.problems:
        print(texts("cli-scenario-wrong", n=len(examined.problems)))
        return
    print(texts("cli-scenario-right", file=task.what, title=examined.title))
    if trial is None or not trial.games:
        return
    for fault in trial.faults[:SHOWN]:
        print(texts("cli-scenario-fault", fault=fault))
    finished = [[texts("cli-scenario-winner"), texts("cli-scenario-wins")]]
    words = Texts(task.lang, rules)
    for seat, wins in trial.wins.items():
        name = texts("cli-scenario-nobody") if seat == "nobody" else words.word("seat", seat)
        finished.append([name, str(wins)])
    print("\n".join(table(finished, right=(1,))))
    print(
        texts(
            "cli-scenario-length",
            games=trial.games,
            shortest=trial.shortest,
            mean=trial.mean,
            longest=trial.longest,
        )
    )


# -- begin a file --------------------------------------------------------------------------------------


def begin(task: Task) -> int:
    """A file to start from: a small battle that can be played, or a scenario of the box under a new name."""
    rules, own = whose(task)
    name = task.what or "my-battle"
    try:
        text = own.tools.begin(name, task.like, task.lang)
        rules.adopt(text, f"{name}.toml")
    except LoadError as e:
        raise Complaint(str(e)) from e
    return _hand_over(task, rules, name, text)


def _hand_over(task: Task, rules: Rules, name: str, text: str) -> int:
    """A scenario's text: to the file that was asked for, else to the screen."""
    if task.output is None:
        print(text, end="")
        return 0
    path = Path(task.output)
    if path.stem != name:
        raise Complaint(msg("cli-scenario-name", file=path.name, wanted=f"{name}.toml"))
    write_file(path, text)
    command = f"grognard play {rules.name}/{path}"
    print(Texts(task.lang)("cli-scenario-written", file=str(path), command=command))
    return 0


# -- random battles ------------------------------------------------------------------------------------


def draw(task: Task) -> int:
    """A battle drawn up from points and a seed."""
    rules, own = whose(task)
    wishes = own.workbench().wishes
    arms = wishes.get("arms", [])
    without = tuple(arm for arm in task.without.split(",") if arm)
    for arm in without:
        if arm not in arms:
            raise Complaint(msg("cli-scenario-arms", arm=arm[:40], known=", ".join(arms)))
    if task.points is None:
        task.points = int(wishes["points"][0])
    more = _more(task, rules, wishes)
    wished = Wished(task.seed, task.points, task.boards, task.mission, task.side, without, more)
    try:
        name, text = own.tools.draw(wished, Path(task.output).stem if task.output else "", task.lang)
        rules.adopt(text, f"{name}.toml")
    except ValueError as e:  # a wish that cannot be met, or a name that no scenario may have
        raise Complaint(str(e)) from e
    return _hand_over(task, rules, name, f"# {_command(task)}\n{text}")


def _more(task: Task, rules: Rules, wishes: dict[str, list[str]]) -> dict[str, str]:
    """What only some games can be asked for: a month, and a grade for each side in the order of the sides."""
    grades = [grade for grade in task.grades.split(",") if grade]
    more = dict(zip(wishes.get("side", []), grades, strict=False))
    if task.date:
        more["date"] = task.date
    unknown = [name for name in more if name not in wishes]
    if unknown:
        raise Complaint(msg("cli-scenario-no-wish", game=rules.name, wish=unknown[0]))
    return more


def _command(task: Task) -> str:
    """What to type for the same battle."""
    command = (
        f"grognard scenario random --seed {task.seed} --points {task.points} --boards {task.boards} "
        f"--mission {task.mission} --side {task.side}"
    )
    for name in ("without", "date", "grades", "game"):
        value = getattr(task, name)
        command += f" --{name} {value}" if value else ""
    return command


def points(task: Task) -> int:
    """What every counter costs."""
    rules, own = whose(task)
    prices = own.tools.points()
    if task.json:
        print_json({name: value for name, (_, value) in prices.items()})
        return 0
    words = Texts(task.lang, rules)
    rows = [[name, words.say(called), str(value)] for name, (called, value) in prices.items()]
    print("\n".join(table(rows, right=(2,))))
    return 0

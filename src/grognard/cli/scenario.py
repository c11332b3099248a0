"""`grognard scenario`: check a scenario file, begin one, or have a battle drawn up."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from grognard.core.catalogue import Catalogue
from grognard.core.load import LoadError, Source
from grognard.core.message import msg

from .common import MOST_SCENARIO, Problem, Task, Texts, find_rules, print_json, table, write_file

if TYPE_CHECKING:
    from grognard.games.coh.data_types import ScenarioFile
    from grognard.games.coh.scenario_check import Examined, Trial

GAME = "coh"  # whose scenarios people write
ACTIONS = ("check", "new", "random", "points")
MOST_GAMES = 10_000
SHOWN = 20  # faults of random games that are told


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("action", choices=ACTIONS, help=texts("cli-help-scenario-action"))
    parser.add_argument("what", nargs="?", metavar="FILE|NAME", help=texts("cli-help-scenario-what"))
    parser.add_argument("-o", "--output", metavar="FILE", help=texts("cli-help-scenario-output"))
    parser.add_argument("--games", type=int, default=20, metavar="N", help=texts("cli-help-scenario-games"))
    parser.add_argument("--like", metavar="SCENARIO", help=texts("cli-help-scenario-like"))
    parser.add_argument("--seed", type=int, default=1, help=texts("cli-help-scenario-seed"))
    parser.add_argument("--points", type=int, default=40, metavar="P", help=texts("cli-help-scenario-points"))
    parser.add_argument("--boards", type=int, default=1, metavar="B", help=texts("cli-help-scenario-boards"))
    parser.add_argument("--mission", default="attack", help=texts("cli-help-scenario-mission"))
    parser.add_argument("--side", default="german", help=texts("cli-help-scenario-side"))
    parser.add_argument("--without", default="", metavar="ARMS", help=texts("cli-help-scenario-without"))


def run(task: Task) -> int:
    return {"check": check, "new": begin, "random": draw, "points": points}[task.action](task)


# -- check ---------------------------------------------------------------------------------------------


def check(task: Task) -> int:
    """All that is wrong with a file, then random games. 0: nothing, 1: something, 2: it cannot be read."""
    from grognard.games.coh.scenario_check import examine, try_out
    from grognard.games.coh.scenario_text import own_name

    if task.what is None:
        raise Problem(msg("cli-scenario-no-file"))
    if not 0 <= task.games <= MOST_GAMES:
        raise Problem(msg("cli-scenario-games", most=MOST_GAMES))
    try:
        text = Source.open(Path(task.what), "", MOST_SCENARIO).text
    except LoadError as e:
        raise Problem(str(e)) from e
    found = examine(text, task.what)
    trial = None
    if found.file is not None:
        try:
            trial = try_out(find_rules(GAME), own_name(found.file), task.games, task.seed)
        except LoadError as e:  # what only building the battle shows
            found.problems.append(e)
    if task.json:
        print_json(_as_json(task.what, found, trial))
    else:
        _tell(task, found, trial)
    return 1 if found.problems or (trial is not None and trial.faults) else 0


def _as_json(file: str, found: Examined, trial: Trial | None) -> dict[str, object]:
    def rows(errors: list[LoadError]) -> list[dict[str, object]]:
        return [{"line": e.line, "field": e.field, "problem": e.problem, "hint": e.hint} for e in errors]

    return {
        "file": file,
        "problems": rows(found.problems),
        "remarks": rows(found.remarks),
        "games": None if trial is None else msgspec.to_builtins(trial),
    }


def _tell(task: Task, found: Examined, trial: Trial | None) -> None:
    texts = Texts(task.lang)
    for error in found.problems:
        print(error)
    for error in found.remarks:
        print(texts("cli-scenario-remark", remark=str(error)))
    if found.problems:
        print(texts("cli-scenario-wrong", n=len(found.problems)))
        return
    assert found.file is not None
    print(texts("cli-scenario-right", file=task.what, title=found.file.title))
    if trial is None or not trial.games:
        return
    for fault in trial.faults[:SHOWN]:
        print(texts("cli-scenario-fault", fault=fault))
    finished = [[texts("cli-scenario-winner"), texts("cli-scenario-wins")]]
    words = Texts(task.lang, find_rules(GAME))
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
    from grognard.games.coh.data_files import load_scenario
    from grognard.games.coh.scenario_text import START, write_scenario

    name = task.what or "my-battle"
    try:
        if task.like is not None:
            file = load_scenario(task.like)
            words = Catalogue(task.lang, ["grognard.games.coh"])
            about = find_rules(GAME).about(task.like)
            file = msgspec.structs.replace(
                file,
                id="COH-OWN",
                name=name,
                title=words.render(about.title),
                place=words.render(about.place),
                intro="coh-scenario-own-intro",
                text=words.render(about.intro),
                balance=None,
            )
            text = write_scenario(file)
        else:
            text = START.replace('"my-battle"', f'"{name}"')
        find_rules(GAME).adopt(text, f"{name}.toml")
    except LoadError as e:
        raise Problem(str(e)) from e
    return _hand_over(task, name, text)


def _hand_over(task: Task, name: str, text: str) -> int:
    """A scenario's text: to the file that was asked for, else to the screen."""
    if task.output is None:
        print(text, end="")
        return 0
    path = Path(task.output)
    if path.stem != name:
        raise Problem(msg("cli-scenario-name", file=path.name, wanted=f"{name}.toml"))
    write_file(path, text)
    print(Texts(task.lang)("cli-scenario-written", file=str(path), command=f"grognard play {GAME}/{path}"))
    return 0


# -- random battles ------------------------------------------------------------------------------------


def draw(task: Task) -> int:
    """A battle drawn up from points and a seed."""
    from grognard.games.coh.battles import ARMS, Impossible, Wish, draw_up

    without = [arm for arm in task.without.split(",") if arm]
    for arm in without:
        if arm not in ARMS:
            raise Problem(msg("cli-scenario-arms", arm=arm[:40], known=", ".join(ARMS)))
    arms = tuple(arm for arm in ARMS if arm not in without)
    wish = Wish(task.seed, task.points, task.boards, task.mission, task.side, arms)
    try:
        file = draw_up(wish)
    except Impossible as e:
        raise Problem(str(e)) from e
    if task.output is not None:
        file = msgspec.structs.replace(file, name=Path(task.output).stem)
    return _hand_over(task, file.name, _worded(task, file))


def _worded(task: Task, file: ScenarioFile) -> str:
    from grognard.games.coh.scenario_text import write_scenario

    texts = Texts(task.lang)
    command = (
        f"grognard scenario random --seed {task.seed} --points {task.points} --boards {task.boards} "
        f"--mission {task.mission} --side {task.side}"
    )
    command += f" --without {task.without}" if task.without else ""
    file = msgspec.structs.replace(
        file,
        title=texts(f"cli-scenario-title-{task.mission}", seed=str(task.seed)),
        text=texts("cli-scenario-intro", points=task.points),
    )
    try:
        find_rules(GAME).adopt(write_scenario(file), f"{file.name}.toml")
    except LoadError as e:  # a name that no scenario may have
        raise Problem(str(e)) from e
    return write_scenario(file, command)


def points(task: Task) -> int:
    """What every counter costs."""
    from grognard.games.coh.points import points_of_box

    found = points_of_box()
    if task.json:
        print_json(found)
        return 0
    words = Texts(task.lang, find_rules(GAME))
    rows = [[name, words(f"coh-type-{name}"), str(value)] for name, value in found.items()]
    print("\n".join(table(rows, right=(2,))))
    return 0

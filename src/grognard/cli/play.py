"""`grognard play`: a text game for people at one terminal, or against a computer player."""

from __future__ import annotations

import secrets
import sys
from argparse import ArgumentParser
from pathlib import Path

import msgspec

from grognard.core.referee.errors import NotYours, NoUndo, Refused, Unreadable
from grognard.core.referee.game import Game, load, rules_of
from grognard.core.referee.record import RecordError, Remark, parse_record
from grognard.core.telling.message import Ref, msg

from . import saves
from .common import Complaint, Task, Texts, given_options, new_game, number_in, read_file, record_complaint
from .session import RANDOM, Session, outcome_line

NOTE = "people: "  # the note in a record that says which seats people hold
LEVEL = "computer: "  # the one that says who chooses for the others, if not the random player


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", nargs="?", metavar="GAME/SCENARIO", help=texts("cli-help-name"))
    parser.add_argument("--seed", help=texts("cli-help-seed"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--human", action="append", metavar="SEAT", default=[], help=texts("cli-help-human"))
    who.add_argument("--both", action="store_true", help=texts("cli-help-both"))
    parser.add_argument("--against", metavar="LEVEL", help=texts("cli-help-against"))
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", default=[], help=texts("cli-help-option")
    )
    parser.add_argument("--resume", nargs="?", const="", metavar="FILE", help=texts("cli-help-resume"))


def run(task: Task) -> int:
    if sys.stdin.isatty():
        _line_editing()
    if task.resume is None and not task.json and _unsaid(task) and sys.stdin.isatty():
        try:
            _menu(task)
        except (EOFError, KeyboardInterrupt):
            print()
            return 0
    game, path = _resumed(task) if task.resume is not None else _started(task)
    humans = _humans(task, game)
    level = _level(task, game)
    _note(game, humans, level)
    texts = Texts(task.lang, game.rules, game.rules.names(game.scenario))
    session = Session(game, humans, texts, path, level)
    return _for_machines(session) if task.json else session.run()


def _line_editing() -> None:
    try:
        import readline  # noqa: F401  # gives input() its history and editing
    except ImportError:
        return


def _unsaid(task: Task) -> bool:
    return not (task.human or task.both or task.against)


# -- which game, who plays -----------------------------------------------------------------------


def _started(task: Task) -> tuple[Game, Path]:
    seed = secrets.token_hex(8) if task.seed is None else task.seed
    game = new_game(task.name or "", seed, given_options(task.option))
    return game, saves.new_file(game.rules.name, game.scenario.name)


def _resumed(task: Task) -> tuple[Game, Path]:
    """The game of a file. A file of one's own is not written to again: the game goes on in an autosave."""
    path = saves.file_to_resume(task.resume)
    text = read_file(path)
    rules = None
    try:
        rules = rules_of(parse_record(text).game)
        game = load(text)
        if game.version != game.rules.version and not game.over:
            game.carry_over()
    except RecordError as e:
        raise record_complaint(e, path, task.lang, rules) from e
    except Unreadable as e:
        raise Complaint(str(e)) from e
    if path.resolve().parent == saves.folder().resolve():
        return game, path
    return game, saves.new_file(game.rules.name, game.scenario.name)


def _humans(task: Task, game: Game) -> set[int]:
    """The seats that people hold: as told, as the record notes, else all."""
    seats = game.scenario.seats
    everybody = set(range(len(seats)))
    if task.human:
        unknown = [name for name in task.human if name not in seats]
        if unknown:
            raise Complaint(msg("cli-no-seat", seat=unknown[0][:40], known=", ".join(seats)))
        return {seats.index(name) for name in task.human}
    if task.against:
        return {0}
    if task.resume is not None and not task.both:
        named = _last_note(game, NOTE).split()
        return {seats.index(name) for name in named if name in seats} or everybody
    return everybody


def _level(task: Task, game: Game) -> str:
    """The level of the computer player: as told, as the record notes, else the random one."""
    level: str = task.against or _last_note(game, LEVEL) or RANDOM
    if level != RANDOM:
        from grognard.bots import levels  # only where it is needed

        known = levels(game.rules.name)
        if level not in known:
            raise Complaint(msg("cli-no-level", level=level[:40], known=", ".join(known)))
    return level


def _last_note(game: Game, kind: str) -> str:
    """What the last note of a kind says in the record, "" if there is none."""
    notes = [e.text for e in game.record.entries if isinstance(e, Remark) and e.text.startswith(kind)]
    return notes[-1].removeprefix(kind) if notes else ""


def _note(game: Game, humans: set[int], level: str) -> None:
    """Writes into the record who plays, so that it can be resumed in the same way."""
    people = " ".join(game.scenario.seats[p] for p in sorted(humans))
    if _last_note(game, NOTE) != people:
        game.note(NOTE + people)
    if level != (_last_note(game, LEVEL) or RANDOM):
        game.note(LEVEL + level)


def _menu(task: Task) -> None:
    """Asks who plays, where nothing was said."""
    game = new_game(task.name or "", "menu", given_options(task.option))
    texts = Texts(task.lang, game.rules, game.rules.names(game.scenario))
    seats = game.scenario.seats
    entries = [texts("cli-menu-both")]
    entries += [texts("cli-menu-one", player=Ref("player", p, name)) for p, name in enumerate(seats)]
    last = saves.last_file()
    if last is not None:
        entries.append(texts("cli-menu-resume", path=saves.shown(last)))
    print(texts("cli-menu"))
    print("\n".join(f"  {i} {entry}" for i, entry in enumerate(entries, 1)))
    while True:
        answer = input("> ").strip() or "1"
        at = number_in(answer) or 0
        if 0 < at <= len(entries):
            break
        print(texts("cli-no-number", n=len(entries), number=answer[:20]))
    if at == 1:
        task.both = True
    elif at <= 1 + len(seats):
        task.human = [seats[at - 2]]
    else:
        task.resume = ""


# -- for machines --------------------------------------------------------------------------------


def _for_machines(session: Session) -> int:
    """One line of JSON per view or answer; a line of input is a key to play, `undo` or `redo`."""
    game = session.game
    session.save(session.path)
    while not game.over:
        player = game.decision.player
        if player not in session.humans:
            session.answer_for(player)
            continue
        seat = game.seat(player)
        _line({"view": seat.view()})
        line = sys.stdin.readline()
        if not line:
            break
        try:
            if line.strip() == "undo":
                seat.undo()
            elif line.strip() == "redo":
                seat.redo()
            else:
                seat.play([line.strip()])
        except Refused as refused:
            _line({"error": str(refused), "reason": refused.reason})
        except (Unreadable, NotYours, NoUndo) as e:
            _line({"error": str(e)})
        session.save(session.path)
    if game.over:
        _line({"over": outcome_line(game, session.texts), "outcome": game.outcome})
    _line({"saved": str(session.path)})
    return 0


def _line(value: object) -> None:
    print(msgspec.json.encode(value).decode(), flush=True)

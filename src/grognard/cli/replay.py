"""`grognard replay`: opens a record or a dump of the fuzzer, plays it again and shows it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from grognard.core.kernel.describe import log_line
from grognard.core.kernel.scenario import Unreadable
from grognard.core.referee.errors import NotYours, Refused
from grognard.core.referee.game import Game, rules_of, seed_bytes, start
from grognard.core.referee.position import position_text
from grognard.core.referee.record import Record, RecordError, Remark, parse_record
from grognard.core.telling.message import msg

from .common import Complaint, Task, Texts, number_in, print_json, read_file, record_complaint
from .screen import Screen
from .session import outcome_line


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-help-record"))
    parser.add_argument("--to", type=int, metavar="PLY", help=texts("cli-help-to"))
    parser.add_argument("--step", action="store_true", help=texts("cli-help-step"))


class Walk:
    """A record played again choice by choice, as far as it goes."""

    def __init__(self, record: Record) -> None:
        self.record = record
        rules = rules_of(record.game)
        scenario = rules.load(record.scenario, record.options)
        self.game = start(rules, rules.start(scenario, record.seed or seed_bytes("")))
        self.choices = record.standing()
        self.problem = ""  # why it goes no further
        self.error: Exception | None = None
        self.held = 0  # choices that were played and found to agree

    def step(self) -> bool:
        """Plays the next choice; False at the end or where the record no longer holds."""
        number = self.game.state.ply
        if self.problem or number >= len(self.choices):
            return False
        stands = self.choices[number]
        choice = stands.choice
        self.game.state.epoch = stands.epoch
        self.game.state.seed = stands.seed
        self.game.version = stands.version
        try:
            if choice.seat not in self.game.scenario.seats:
                raise Unreadable(f"there is no seat '{choice.seat}'")
            self.game.play(choice.key, self.game.scenario.seats.index(choice.seat), choice.auto)
        except (Refused, NotYours, Unreadable) as e:
            self.problem, self.error = str(e), e
        except Exception as e:  # a dump of a crash crashes again: that is what it is for
            self.problem, self.error = f"{type(e).__name__}: {e}", e
        else:
            self._compare(number + 1)
        self.held += not self.problem
        return not self.problem

    def _compare(self, ply: int) -> None:
        wanted = self.record.hashes.get(ply)
        if self.record.end is not None and self.record.end[0] == ply == len(self.choices):
            wanted = wanted or self.record.end[1]
        if wanted is not None and wanted != self.game.hash():
            self.problem = f"the position differs from the recorded hash {wanted}, it is {self.game.hash()}"

    @property
    def diverged_at(self) -> int:
        """The choice that no longer holds, or 0."""
        return self.held + 1 if self.problem else 0

    def reason(self, texts: Texts) -> str:
        """Why the record no longer holds, in the reader's language."""
        if isinstance(self.error, Refused):
            return f"{texts.say(self.error.reason.text)} [{self.error.reason.rule}]"
        if isinstance(self.error, NotYours):
            return texts.say(self.error.text)
        return self.problem


def run(task: Task) -> int:
    walk = _opened(task)
    last = len(walk.choices)
    if task.to is not None and not 0 <= task.to <= last:
        raise Complaint(msg("cli-no-ply", ply=task.to, last=last))
    if task.step and not task.json:
        return _step_through(walk, task)
    while walk.game.state.ply < (last if task.to is None else task.to) and walk.step():
        pass
    if task.json:
        print_json(_facts(walk))
    else:
        _show(walk, task)
    return 1 if walk.problem else 0


def _opened(task: Task) -> Walk:
    text = read_file(task.file)
    try:
        return Walk(parse_record(text))
    except RecordError as e:
        raise record_complaint(e, task.file, task.lang) from e
    except ValueError as e:
        raise record_complaint(RecordError(str(e)), task.file, task.lang) from e


def _facts(walk: Walk) -> dict[str, object]:
    game = walk.game
    return {
        "game": walk.record.game,
        "version": walk.record.version,
        "scenario": walk.record.scenario,
        "options": walk.record.options,
        "seats": walk.record.seats,
        "notes": [e.text for e in walk.record.entries if isinstance(e, Remark)],
        "choices": [
            {"seat": each.choice.seat, "key": each.choice.key, "auto": each.choice.auto}
            for each in walk.choices
        ],
        "ply": game.state.ply,
        "hash": game.hash(),
        "outcome": game.outcome,
        "diverged_at": walk.diverged_at,
        "problem": walk.problem,
        "position": position_text(game.rules, game.state).splitlines(),
    }


def _show(walk: Walk, task: Task) -> None:
    """The log, then the position it ends in."""
    game = walk.game
    texts = Texts(task.lang, game.rules, game.rules.names(game.scenario))
    screen = Screen(game, texts)
    print("\n".join(_head(walk, screen)))
    log = [log_line(game.rules, game.scenario, event) for event in game.events]
    print("\n".join(screen.log_lines(log, ledgers=False)))
    _position(game, screen)
    _state_line(walk, screen)


def _head(walk: Walk, screen: Screen) -> list[str]:
    record = walk.record
    options = " ".join(f"{name}={value}" for name, value in record.options.items())
    lines = [screen.paint(f"{record.game}/{record.scenario}", bold=True) + f"  {options}"]
    lines += [f"# {entry.text}" for entry in record.entries if isinstance(entry, Remark)]
    made, here = record.last_version(), walk.game.rules.version
    if made != here:
        lines.append(screen.texts("cli-replay-version", made=made, here=here))
    return lines


def _position(game: Game, screen: Screen) -> None:
    scene = game.rules.present(game.state, -1)
    print("\n".join([*screen.map_lines(scene, None), *screen.tracks(scene)]))


def _state_line(walk: Walk, screen: Screen) -> None:
    """Where the replay stands, and at which choice it diverged."""
    game, texts = walk.game, screen.texts
    print(texts("cli-replay-at", ply=game.state.ply, last=len(walk.choices), hash=game.hash()))
    if walk.problem:
        number = walk.diverged_at
        choice = walk.choices[number - 1].choice
        key = f"{choice.seat} {choice.key}"
        expected = walk.error is None or isinstance(walk.error, (Refused, NotYours, Unreadable))
        id = "cli-replay-diverged" if expected else "cli-replay-crashed"
        if walk.error is None:  # a position that differs: it may have gone wrong at any choice since the last
            id = "cli-replay-position"
        since, why = walk.record.held_before(number) + 1, walk.reason(texts)
        print(screen.paint(texts(id, n=number, since=since, choice=key, problem=why), bold=True))
    elif game.over:
        print(screen.paint(outcome_line(game, texts), bold=True))


def _step_through(walk: Walk, task: Task) -> int:
    """One choice per Enter; a number goes so far at once."""
    game = walk.game
    texts = Texts(task.lang, game.rules, game.rules.names(game.scenario))
    screen = Screen(game, texts)
    while game.state.ply < (task.to or 0) and walk.step():
        pass
    print("\n".join(_head(walk, screen)))
    while True:
        _position(game, screen)
        _state_line(walk, screen)
        if walk.problem or game.state.ply >= len(walk.choices):
            return 1 if walk.problem else 0
        try:
            line = input(texts("cli-step") + " ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return 0
        if line.lower() in ("q", "quit"):
            return 0
        many = number_in(line) or 1
        shown = len(game.events)
        for _ in range(max(1, many)):
            choice = walk.choices[game.state.ply].choice if game.state.ply < len(walk.choices) else None
            if not walk.step():
                break
            if choice is not None:
                print(f"{game.state.ply:4} {choice.seat} {choice.key}")
        log = [log_line(game.rules, game.scenario, event) for event in game.events[shown:]]
        print("\n".join(screen.log_lines(log, ledgers=True)))
        sys.stdout.flush()

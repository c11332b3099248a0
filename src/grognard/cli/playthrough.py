"""`grognard playthrough`: a short game as text with everything in it: a change of behaviour is a diff.

It holds keys, ids and numbers, no sentences: a better wording changes nothing here.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from hashlib import blake2b

import msgspec

from grognard.core.kernel.event import Event
from grognard.core.kernel.kinds import ALL
from grognard.core.kernel.playout import mix, random_lane
from grognard.core.referee.game import Game
from grognard.core.referee.position import hash_text, position_text
from grognard.core.telling.catalogue import Catalogue
from grognard.core.telling.message import msg
from grognard.core.telling.view import Branch, View

from .common import Complaint, Task, Texts, given_options, new_game, print_json, split_name

WHOLE_EVERY = 20  # plies between positions and views that are shown whole


def arguments(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("name", metavar="GAME/SCENARIO", nargs="?", default="", help=texts("cli-help-name"))
    parser.add_argument("--seed", default="1", help=texts("cli-help-seed-fixed"))
    parser.add_argument("--choices", type=int, default=20, metavar="N", help=texts("cli-help-choices"))
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", default=[], help=texts("cli-help-option")
    )
    parser.add_argument("--record", action="store_true", help=texts("cli-help-as-record"))


def run(task: Task) -> int:
    if task.choices < 0:
        raise Complaint(msg("cli-not-negative", name="--choices"))
    rules, scenario = split_name(task.name)
    name = f"{rules.name}/{scenario}"
    game = new_game(name, task.seed, given_options(task.option))
    extra = "".join(f" --option {text}" for text in task.option)
    command = f"grognard playthrough {name} --seed {task.seed} --choices {task.choices}{extra}"
    if task.record:
        game.note(f"{command} --record")
        for _ in choices(game, task.seed, task.choices):
            pass
        print(game.text(), end="")
    elif task.json:
        print_json(list(plies(game, task.seed, task.choices)))
    else:
        print(f"# {command}")
        print("\n".join(playthrough_lines(game, task.seed, task.choices)))
    return 0


def choices(game: Game, seed: str, most: int) -> Iterator[tuple[int, str, int]]:
    """Plays random choices; tells the lane's player, the key and where the new events begin."""
    number = int.from_bytes(blake2b(seed.encode(), digest_size=4).digest(), "big")
    while not game.over and game.state.ply < most:
        s = game.state
        lane = random_lane(s, number, s.ply)
        options = s.top(lane).options(s)
        o = options[mix(number, s.ply) * len(options) >> 32]
        player, key, before = s.asked[lane], game.key(o), len(game.events)
        game.play(o, player)
        yield player, key, before


def plies(game: Game, seed: str, most: int) -> Iterator[dict[str, object]]:
    """The game ply by ply, for machines."""
    yield {"ply": 0, "hash": game.hash(), "position": position_text(game.rules, game.state).splitlines()}
    for player, key, before in choices(game, seed, most):
        yield {
            "ply": game.state.ply,
            "player": game.scenario.seats[player],
            "choice": key,
            "events": [event_line(game, event) for event in game.events[before:]],
            "hash": game.hash(),
            "position": position_text(game.rules, game.state).splitlines(),
        }


def playthrough_lines(game: Game, seed: str, most: int) -> Iterator[str]:
    """The golden text."""
    text = position_text(game.rules, game.state)
    yield from ["", "ply 0", *(f"  {line}" for line in text.splitlines())]
    yield from resting_lines(game, whole=True)
    for player, key, before in choices(game, seed, most):
        yield from ["", f"ply {game.state.ply}: {game.scenario.seats[player]} chose {key}"]
        for event in game.events[before:]:
            yield f"  event {event_line(game, event)}"
        old, text = text, position_text(game.rules, game.state)
        yield from (f"  {line}" for line in changed_lines(old, text))
        yield from resting_lines(game, whole=game.state.ply % WHOLE_EVERY == 0)
    if game.over:
        yield from ["", f"over: outcome {game.outcome}"]


def changed_lines(old: str, new: str) -> Iterator[str]:
    """The lines of a position that are new or changed, and which columns are back to their defaults."""
    before, after = old.splitlines(), new.splitlines()
    yield from (line for line in after if line not in before)
    named = {line.split()[0] for line in after}
    gone = [line.split()[0] for line in before if line.split()[0] not in named and not line.startswith(" ")]
    if gone:
        yield f"default again: {' '.join(gone)}"


def resting_lines(game: Game, whole: bool) -> Iterator[str]:
    """Hash, what is asked, what each player knows; `whole`: redacted positions and scenes too."""
    yield f"  hash {game.hash()} barrier {game.state.barrier}"
    for decision in game.decisions:
        seat = game.scenario.seats[decision.player]
        keys = [game.key(o) for o in decision.options]
        several = " several" if decision.several else ""
        default = keys[decision.default]
        yield f"  asked {seat} {decision.kind}{several}, default {default}, {len(keys)} options:"
        yield from (f"    {key}" for key in keys)
    for player, name in enumerate(game.scenario.seats):
        seat_view = game.seat(player).view()
        digest = hash_text(msgspec.json.encode(seat_view).decode())
        undo = " undo" * seat_view.undo + " redo" * seat_view.redo
        yield f"  view {name} seq {seat_view.seq} log {len(seat_view.log)} view {digest}{undo}"
        if whole:
            yield from (f"    {line}" for line in view_lines(game, player, seat_view))


def view_lines(game: Game, player: int, view: View) -> Iterator[str]:
    """One player's view: what differs from the truth, the scene, his offers with their chances."""
    truth = set(position_text(game.rules, game.state).splitlines())
    known = position_text(game.rules, game.seat(player).known())
    yield "path " + " > ".join(view.path)
    yield from (f"knows {line}" for line in known.splitlines() if line not in truth)
    for track in view.scene.tracks:
        owner = f" {view.seats[track.owner]}" if track.owner >= 0 else ""
        yield f"track {track.name}{owner} {track.value}" + (f" of {track.of}" if track.of >= 0 else "")
    for piece in view.scene.pieces:
        yield f"piece {piece.key} {piece.face} {piece.place} {piece.facing} {' '.join(piece.badges)}".rstrip()
    for mark in view.scene.marks:
        yield f"mark {mark.kind} {mark.place} {mark.owner} {mark.value}"
    for hand in view.scene.hands:
        yield f"hand {view.seats[hand.owner]} {hand.size} {' '.join(hand.cards)}".rstrip()
    bare = Catalogue("en", lenient=True)  # knows no text of the game, so it shows ids and parameters
    for line in view.log[-6:]:
        yield f"log {bare.render(line.text)}"
    for offer in view.question.offers if view.question else []:
        cost = f" cost {offer.cost}" if offer.cost >= 0 else ""
        outlook = game.seat(player).odds(offer.key)
        chances = " ".join(branch_words(outlook.branches))
        yield f"offer {offer.key} {offer.role} {offer.rule}{cost} {chances}".rstrip()
        for part in outlook.parts:
            yield f"  part {part.subject.key} {' '.join(branch_words(part.branches))}".rstrip()
        for account in outlook.ledgers:
            parts = [f"{line.text.id} {line.op} {line.value} [{line.rule}]" for line in account.lines]
            yield f"  {account.title.id} {account.total}: " + ", ".join(parts)


def branch_words(branches: list[Branch]) -> Iterator[str]:
    for branch in branches:
        rest = " ".join(branch_words(branch.then))
        yield f"{branch.label.id}:{branch.p}" + (f"({rest})" if rest else "")


def event_line(game: Game, event: Event) -> str:
    """An event as words: its kind, its operands, who sees it."""
    kind = game.rules.events[event.kind]
    words = [kind.name]
    for i, operand in enumerate(kind.operands):
        value = game.scenario.name_of(operand.kind, event.operand(i), operand.names)
        words.append(f"{operand.name}={value}")
    if event.seen != ALL:
        seats = [name for p, name in enumerate(game.scenario.seats) if event.seen >> p & 1]
        words.append(f"[seen by {', '.join(seats) or 'nobody'}]")
        if event.other is not None:
            words.append(f"[others: {event_line(game, event.other)}]")
    for ledger in event.ledgers or []:
        words.append(f"[{ledger.name} {ledger.total}: " + ", ".join(map(str, ledger.lines)) + "]")
    return " ".join(words)

"""What a player sees in the terminal: title, map, legend, tracks, log and the question."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence

from grognard.core.referee.game import Game
from grognard.core.telling.message import Message, Ref
from grognard.core.telling.view import Account, LogLine, Piece, Scene, Track, View
from grognard.render.codes import unit_codes
from grognard.render.paint import CLEAR, FORGET, Paint, colours_wanted, pad, width
from grognard.render.terminal import (
    ARROWS,
    NARROW,
    SIDE_COLOURS,
    SIGNS,
    Drawing,
    block_width,
    chart_of,
    swatch,
    terrain_kinds,
)

from .choices import Choices, Group
from .common import Texts, table


class Screen:
    """Puts views into text. It knows what a view holds and nothing else."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.paint = Paint(colours_wanted(sys.stdout))
        self.chart = chart_of(game.scenario)
        self.live = sys.stdout.isatty()

    @property
    def columns(self) -> int:
        return shutil.get_terminal_size((120, 40)).columns

    def clear(self, forget: bool = False) -> None:
        """Empties the terminal; `forget`: also what can be scrolled back to."""
        if self.live:
            print(FORGET if forget else CLEAR, end="")

    def seat(self, player: int) -> str:
        """The name of a seat, in its colour."""
        seats = self.game.scenario.seats
        name = self.texts.word("seat", seats[player])
        return self.paint(name[:1].upper() + name[1:], ground=SIDE_COLOURS[player % 4], ink=231, bold=True)

    def title(self) -> str:
        name = self.game.scenario.name
        id = f"{self.texts.game}-scenario-{name}-title"
        if name.startswith("own:"):
            return self.texts.say(self.game.rules.about(name).title)
        return self.texts(id) if id in self.texts.ids else name.replace("-", " ").title()

    # -- the position --------------------------------------------------------------------------

    def map_lines(self, view_scene: Scene, choices: Choices | None) -> list[str]:
        if self.chart is None:
            return self.unit_lines(view_scene)
        block = block_width(self.chart, self.columns)
        if not block:
            return [self.texts("cli-too-narrow"), *self.unit_lines(view_scene)]
        numbers = choices.in_hexes() if choices else {}
        seats = self.game.scenario.seats
        return Drawing(self.chart, view_scene, seats, self.paint, block, numbers).lines()

    def legend(self, scene: Scene) -> list[str]:
        """What the map shows, in the game's words: no state of counters that this game does not have."""
        words = self.texts
        worn = {badge for piece in scene.pieces for badge in piece.badges}
        shown = [badge for badge in SIGNS if badge in worn or words.has("badge", badge)]
        kinds = terrain_kinds(self.chart) if self.chart else []
        parts = [f"{swatch(kind, self.paint)} {words.word('terrain', kind)}" for kind in kinds]
        parts += [f"{SIGNS[badge]} {words.word('badge', badge)}" for badge in shown]
        parts += [words("cli-legend-star")] if scene.marks else []
        parts.append(words("cli-legend-number"))
        if self.chart and block_width(self.chart, self.columns) == NARROW:
            parts.append(words("cli-legend-narrow"))
        return _flowed(parts, self.columns)

    def tracks(self, scene: Scene) -> list[str]:
        common = [track for track in scene.tracks if track.owner < 0]
        lines = ["   ".join(self._track(track) for track in common)] if common else []
        name_width = max((width(self.seat(p)) for p in range(self.game.scenario.players)), default=0)
        for player in range(self.game.scenario.players):
            own = [self._track(track) for track in scene.tracks if track.owner == player]
            cards = [hand for hand in scene.hands if hand.owner == player]
            for hand in cards:
                names = ", ".join(self.texts.word("card", card) for card in hand.cards)
                held = self.texts("cli-hand", n=hand.size) + (f": {names}" if names else "")
                own.append(held)
            held_hexes = [
                f"★{m.place}" + (f" ({m.value})" if m.value else "") for m in scene.marks if m.owner == player
            ]
            own += [" ".join(held_hexes)] if held_hexes else []
            if own:
                lines.append(pad(self.seat(player), name_width) + "  " + "   ".join(own))
        return lines

    def _track(self, track: Track) -> str:
        of = f"/{track.of}" if track.of >= 0 else ""
        return f"{self.texts.word('track', track.name)} {self.paint(f'{track.value}{of}', bold=True)}"

    def unit_lines(self, scene: Scene) -> list[str]:
        """Every counter with its place, facing, state and printed figures."""
        codes = unit_codes(scene.pieces, self.game.scenario.seats)
        rows = []
        for piece in scene.pieces:
            figures = " ".join(f"{self.texts.word('short', name)} {n}" for name, n in piece.figures.items())
            state = self.state(piece)
            where = f"{piece.place} {ARROWS.get(piece.facing, '')}"
            rows.append([codes[piece.key], self.unit(piece), where, state, figures])
        return table(rows)

    def unit(self, piece: Piece) -> str:
        names = self.game.scenario.names(0)
        ref = Ref("unit", names.index(piece.key), piece.key)
        message = self.texts.names.message(ref) if self.texts.names else None
        name = self.texts.say(message) if message and message.id in self.texts.ids else piece.key
        return name[:1].upper() + name[1:]

    def badges(self, piece: Piece) -> list[str]:
        shown = [badge for badge in piece.badges if badge in SIGNS or ":" not in badge]
        named = [badge.partition(":")[2] for badge in piece.badges if ":" in badge]
        return [self.texts.word("badge", b) for b in shown] + [self.texts.word("hit", b) for b in named]

    def state(self, piece: Piece) -> str:
        """The badges of a counter; one without any is fresh, in games that say so."""
        fresh = self.texts.word("badge", "fresh") if self.texts.has("badge", "fresh") else ""
        return ", ".join(self.badges(piece)) or fresh

    # -- what happened ---------------------------------------------------------------------------

    def log_lines(self, log: Sequence[LogLine], ledgers: bool) -> list[str]:
        lines = []
        for entry in log:
            text = self.texts.say(entry.text)
            mark = "== " if entry.kind.startswith("round-begins") else "   "
            lines.append(self.paint(mark + text, bold=mark != "   "))
            if ledgers:
                for account in entry.ledgers:
                    lines += ["      " + line for line in self.ledger(account)]
        return lines

    def ledger(self, account: Account) -> list[str]:
        """A number taken apart, each line with its rule."""
        rows = []
        for line in account.lines:
            change = (
                f"{line.value:+d}"
                if line.op == "add"
                else f"{line.op} {line.value}"
                if line.op != "set"
                else ""
            )
            rows.append([self.texts.say(line.text), change, f"= {line.total}", line.rule])
        title = f"{self.texts.say(account.title)}: {self.paint(str(account.total), bold=True)}"
        return [title, *("  " + row for row in table(rows, right=(1,)))]

    # -- the question ----------------------------------------------------------------------------

    def question(self, view: View, choices: Choices) -> list[str]:
        if view.question is None:
            return []
        lines = [self.paint(self.sentence(view.question.prompt), bold=True)]
        for group in choices.groups:
            lines += self._group(group, choices)
        return lines

    def sentence(self, message: Message) -> str:
        return self.texts.say(message)

    def _group(self, group: Group, choices: Choices) -> list[str]:
        lines = []
        piece = choices.pieces.get(group.unit)
        if piece is not None and len(choices.groups) > 1:
            state = self.state(piece)
            code = self.paint(f" {choices.codes[piece.key]} ", 231, SIDE_COLOURS[piece.owner % 4], bold=True)
            where = f"{piece.place} {ARROWS.get(piece.facing, '')}".strip()
            lines.append(f"{code} " + ", ".join(part for part in (self.unit(piece), where, state) if part))
        parts = []
        for number, offer in group.offers:
            cost = self.texts("cli-cost", n=offer.cost) if offer.cost >= 0 else ""
            parts.append(f"{self.paint(f'{number:3}', 226, bold=True)} {self.sentence(offer.text)}{cost}")
        return lines + ["  " + line for line in in_columns(parts, self.columns - 4)]


def in_columns(parts: Sequence[str], columns: int) -> list[str]:
    """Texts in as many columns as fit, four at most, filled row by row."""
    for across in range(min(4, len(parts)), 0, -1):
        widths = [max(width(part) for part in parts[at::across]) + 3 for at in range(across)]
        if sum(widths) - 3 <= columns or across == 1:
            rows = [parts[at : at + across] for at in range(0, len(parts), across)]
            return ["".join(pad(part, widths[i]) for i, part in enumerate(row)).rstrip() for row in rows]
    return []


def _flowed(parts: Sequence[str], columns: int) -> list[str]:
    """Texts one after the other, as many to a line as fit."""
    lines = [""]
    for part in parts:
        if lines[-1] and width(lines[-1]) + 3 + width(part) > columns:
            lines.append("")
        lines[-1] += ("   " if lines[-1] else "") + part
    return lines


def wrapped(text: str, columns: int) -> list[str]:
    return textwrap.wrap(text, max(20, columns)) or [""]

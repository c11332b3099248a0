"""A game at the terminal: asks the player who must choose, does what is typed, saves after every choice."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from grognard.core.kernel.kinds import HEX
from grognard.core.kernel.policy import Random
from grognard.core.referee.errors import NotYours, NoUndo, Refused, Unreadable
from grognard.core.referee.game import Game
from grognard.core.referee.seat import Seat
from grognard.core.telling.message import Ref, msg
from grognard.core.telling.view import View

from .ask import odds, reason_lines, which, why
from .choices import Choices, attempt
from .common import Complaint, Texts, number_in, write_file
from .saves import shown
from .screen import Screen, wrapped

COMMANDS = ("undo", "redo", "why", "odds", "map", "units", "log", "save", "help", "quit")
LOG_LINES = 8
RANDOM = "random"  # the level of `grognard.bots` that needs no thinking: the others are loaded when they do
RESTING = "resting"
CHANGED = "changed"
LEFT = "left"


def random_seed(game: Game) -> int:
    """The random player's own seed: follows from the game's, so that a resumed game goes on the same way."""
    return int.from_bytes(blake2b(game.record.seed, digest_size=4, person=b"player").digest(), "big")


def computer_secret(game: Game) -> bytes:
    """What the lots of a computer player that thinks are drawn by: follows from the seed, too."""
    return blake2b(game.record.seed, digest_size=32, person=b"computer").digest()


class Session:
    """One game, the seats that people hold, and the file it is saved in."""

    def __init__(self, game: Game, humans: set[int], texts: Texts, path: Path, level: str = RANDOM) -> None:
        self.game = game
        self.humans = humans
        self.texts = texts
        self.path = path
        self.screen = Screen(game, texts)
        self.level = level  # of the computer player that has the other seats
        self.random = Random(random_seed(game))
        self.last_human = -1
        self.seen = [0] * game.scenario.players  # log lines each seat has been shown
        self.notes: list[str] = []  # answers to show under the next screen
        self.drawn: object = None  # the scene drawn last

    def run(self) -> int:
        """Plays until the game is over or somebody leaves."""
        print("\n".join(self.introduction()))
        self.save(self.path)
        self.game.hold = self.screen.live
        try:
            while not self.game.over:
                if self.game.held >= 0 and not self.confirm(self.game.held):
                    self.leave()
                    return 0
                player = self.game.decision.player
                if player not in self.humans:
                    self.answer_for(player)
                elif not self.ask(player):
                    self.leave()
                    return 0
        except (EOFError, KeyboardInterrupt):
            print()
            self.leave()
            return 0
        self.end()
        return 0

    def introduction(self) -> list[str]:
        name = self.game.scenario.name
        id = f"{self.texts.game}-scenario-{name}-intro"
        lines = [self.screen.paint(self.screen.title(), bold=True)]
        words = self.texts(id) if id in self.texts.ids else ""
        if name.startswith("own:"):
            words = self.texts.say(self.game.rules.about(name).intro)
        lines += wrapped(words, min(100, self.screen.columns)) if words else []
        return [*lines, self.texts("cli-welcome"), ""]

    def answer_for(self, player: int) -> None:
        """The computer player's choice; counted by ply, however often he was asked."""
        decision = self.game.decision
        ply = self.game.state.ply
        if self.level == RANDOM:
            self.random.count = ply
            self.game.play(decision.options[self.random.choose(self.game.state, decision.lane)], player)
        else:
            from grognard.bots import choose

            secret = computer_secret(self.game)
            self.game.play(choose(self.game.seat(player), self.level, secret, ply + 1), player)
        if self.game.held == player:
            self.game.release(player)
        self.save(self.path)

    def confirm(self, player: int) -> bool:
        """A choice that hands over can still be taken back at a terminal; False: leave."""
        seat = self.game.seat(player)
        while self.screen.live:
            print("\n".join(self.news(seat.view())))
            command = self.command(input(self.texts("cli-held") + " ").strip())
            if command == "undo":
                seat.undo()
                self.save(self.path)
                return True
            if command == "quit":
                return False
            if not command:
                break
        seat.release()
        return True

    # -- asking a person -------------------------------------------------------------------------

    def ask(self, player: int) -> bool:
        """Shows a player's view and does what is typed until the game has changed; False: leave."""
        self.hand_over(player)
        seat = self.game.seat(player)
        view = seat.view()
        choices = Choices(view, self.game.scenario.names(HEX))
        self.show(view, choices)
        while True:
            line = input(f"{self.seat_name(player)}> ").strip()
            outcome = self.obey(seat, view, choices, line)
            if outcome == LEFT:
                return False
            if outcome == CHANGED:
                self.save(self.path)
                return True
            print("\n".join(self.notes))
            self.notes.clear()

    def seat_name(self, player: int) -> str:
        """A seat's name for the prompt; without colours, which would confuse line editing."""
        return self.texts.word("seat", self.game.scenario.seats[player])

    def hand_over(self, player: int) -> None:
        """Between two people at one terminal nobody sees the other's view."""
        if len(self.humans) > 1 and self.last_human != player:
            if self.last_human >= 0 or self.game.state.ply:
                self.screen.clear(forget=True)
                print(self.texts("cli-handover", player=self._player(player)))
                input(self.texts("cli-handover-enter") + " ")
            self.drawn = None
        self.last_human = player

    def _player(self, player: int) -> Ref:
        return Ref("player", player, self.game.scenario.seats[player])

    def show(self, view: View, choices: Choices) -> None:
        """Title, map, tracks, news and the question; without a live screen only a new map."""
        screen = self.screen
        screen.clear()
        drawn = (view.scene, tuple(choices.in_hexes().items()))
        lines: list[str] = []
        if screen.live or drawn != self.drawn:
            lines += [f"{screen.paint(screen.title(), bold=True)}   {screen.seat(view.player)}"]
            lines += [*screen.map_lines(view.scene, choices), *screen.legend(view.scene)]
            lines += screen.tracks(view.scene)
        self.drawn = drawn
        lines += ["", *self.news(view), "", *screen.question(view, choices)]
        lines += [screen.paint(self.texts("cli-hint"), faint=True), *self.notes]
        self.notes.clear()
        print("\n".join(lines))

    def news(self, view: View) -> list[str]:
        """What the player has not been told yet, and enough before it to understand."""
        seen = min(self.seen[view.player], len(view.log))
        first = min(seen, max(0, len(view.log) - LOG_LINES))
        first = max(first, len(view.log) - 3 * LOG_LINES)
        self.seen[view.player] = len(view.log)
        return self.screen.log_lines(view.log[first:], ledgers=False)

    # -- what may be typed -----------------------------------------------------------------------

    def obey(self, seat: Seat, view: View, choices: Choices, line: str) -> str:
        """Does one line: whether the game rests, has changed, or the player leaves."""
        if not line:
            return RESTING
        first, _, rest = line.partition(" ")
        command = self.command(first)
        if command == "quit":
            return LEFT
        if command in ("undo", "redo"):
            return self.go_back(seat.undo if command == "undo" else seat.redo)
        if command:
            self.notes += self.answer(command, seat, view, choices, rest.strip())
            return RESTING
        return self.play(seat, choices, line)

    def command(self, word: str) -> str:
        """The command a word means, in English or the reader's language."""
        word = word.lower()
        for command in COMMANDS:
            if word in (command, self.texts(f"cli-word-{command}")):
                return command
        return {"?": "help", "q": "quit", "exit": "quit", "u": "undo"}.get(word, "")

    def answer(self, command: str, seat: Seat, view: View, choices: Choices, rest: str) -> list[str]:
        screen = self.screen
        if command == "why":
            return why(screen, choices, seat, rest)
        if command == "odds":
            return odds(screen, choices, seat, rest)
        if command == "map":
            drawing = [*screen.map_lines(view.scene, choices), *screen.legend(view.scene)]
            return [*drawing, *screen.tracks(view.scene), *screen.question(view, choices)]
        if command == "units":
            return screen.unit_lines(view.scene)
        if command == "log":
            last = number_in(rest) or 40
            return screen.log_lines(view.log[max(0, len(view.log) - last) :], ledgers=True)
        if command == "save":
            return [self.save_as(rest)]
        return self.help(view, choices)

    def help(self, view: View, choices: Choices) -> list[str]:
        key = choices.keys[-1] if choices.keys else ""
        lines = [self.texts("cli-help-choose", key=key, short=choices.short(key)), ""]
        for command in COMMANDS:
            lines.append(f"  {self.texts(f'cli-word-{command}'):10} {self.texts(f'cli-help-{command}')}")
        return [*lines, "", *self.screen.legend(view.scene)]

    def go_back(self, way: Callable[[], None]) -> str:
        try:
            way()
        except NoUndo as no:
            self.notes.append(self.texts.say(no.text))
            return RESTING
        return CHANGED

    def play(self, seat: Seat, choices: Choices, text: str) -> str:
        """Plays an option by its number, key or words; anything else changes nothing and is explained."""
        meant = choices.meant(text)
        if len(meant) > 1 or (not meant and text.isdigit()):
            self.notes += which(self.screen, choices, text, meant)
            return RESTING
        try:
            key = (
                meant[0]
                if meant
                else attempt(self.game.rules, self.game.scenario, choices, seat.player, text)
            )
            seat.play([key])
        except Refused as refused:
            self.notes += reason_lines(self.screen, choices, refused.reason)
        except (Unreadable, NotYours) as e:
            self.notes.append(self.texts("cli-unreadable", problem=str(e)))
        else:
            return CHANGED
        return RESTING

    # -- saving and leaving ------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        write_file(path, self.game.text())

    def save_as(self, name: str) -> str:
        if not name:
            return self.texts("cli-save-where")
        path = Path(name).expanduser()
        try:
            self.save(path)
        except Complaint as complaint:
            return complaint.line(self.texts.lang)
        return self.texts("cli-saved", path=shown(path), command=f"grognard play --resume {name}")

    def leave(self) -> None:
        print(self.texts("cli-left", path=shown(self.path)))
        print("  grognard play --resume")

    def end(self) -> None:
        """The last position, what happened last, and who has won."""
        player = self.last_human if len(self.humans) == 1 else -1
        view = self.game.seat(player).view()
        screen = self.screen
        print("\n".join([*screen.map_lines(view.scene, None), *screen.tracks(view.scene), ""]))
        print("\n".join(screen.log_lines(view.log[-LOG_LINES:], ledgers=False)))
        print(screen.paint(outcome_line(self.game, self.texts), bold=True))
        print(self.texts("cli-ended", path=shown(self.path)))


def outcome_line(game: Game, texts: Texts) -> str:
    """Who has won."""
    winners = [p for p, _ in enumerate(game.scenario.seats) if game.outcome >> p & 1]
    if not winners:
        return texts("core-both-lose")
    if len(winners) == game.scenario.players:
        return texts("core-draw")
    names = [Ref("player", p, game.scenario.seats[p]) for p in winners]
    return " ".join(texts.say(msg("core-wins", player=name)) for name in names)
